/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Toasts say names and paths as they are: on one line, and never as markup.
 */

#include <adwaita.h>

#include "toast.h"

/* The first label below WIDGET that says something. */
static const char *
find_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    return gtk_label_get_text (GTK_LABEL (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child)) {
    const char *text = find_text (child);

    if (text)
      return text;
  }

  return NULL;
}

static void
test_names_are_no_markup (void)
{
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *inside = gtk_button_new ();

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), inside);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  paddock_toast_show (inside, "<b>A & B</b>\n\xe2\x80\xae.xml");
  g_assert_cmpstr (find_text (overlay), ==, "<b>A & B</b>\\u{a}\\u{202e}.xml");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/toast/names-are-no-markup", test_names_are_no_markup);

  return g_test_run ();
}
