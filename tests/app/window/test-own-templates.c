/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents from documents: duplicates, and templates of one's own from saving to removal.
 */

#include "window-fixture.h"

#include "document-card.h"
#include "library.h"

#define CAR "vehicles/red-comet.vehicle.xml"

static void
open_new (PaddockWindow *window, const char *id)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", id));
  wait_until (is_shown (window));
}

static guint
count_own (void)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_OWN);

  return g_strv_length (ids);
}

static void
close_tab (PaddockWindow *window)
{
  activate (window, "doc.close");
  wait_until (!paddock_window_get_page (window));
}

/* The card of a template of one's own on the welcome page: it has a button beside it. */
static GtkWidget *
find_own_card (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (PADDOCK_IS_DOCUMENT_CARD (root) && GTK_IS_OVERLAY (gtk_widget_get_parent (root))
      && gtk_widget_get_mapped (root))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_own_card (child);

  return found;
}

static void
test_a_duplicate_is_a_document_of_its_own (void)
{
  PaddockWindow *window = present_window ();
  PaddockDocumentFile *before;

  open_new (window, CAR);
  before = paddock_window_get_file (window);
  activate (window, "doc.duplicate");
  wait_until (paddock_window_get_file (window) != before && is_shown (window));

  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);
  g_assert_null (paddock_document_file_get_file (paddock_window_get_file (window)));
  g_assert_cmpstr (get_title (paddock_window_get_file (window)), ==, "Red Comet Copy");
  g_assert_cmpstr (get_title (before), ==, "Red Comet");
  close_window (window);
}

/* The button of the toast that says TEXT, once it is seen. */
static GtkWidget *
find_toast_button (GtkWidget *root, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (root)), text) == 0
      && gtk_widget_get_mapped (root))
    return find_button (gtk_widget_get_parent (gtk_widget_get_parent (root)), "_Undo");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_toast_button (child, text);

  return found;
}

static char *
dup_only_own (void)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_OWN);

  g_assert_cmpuint (g_strv_length (ids), ==, 1);
  return g_strdup (ids[0]);
}

static gboolean
menu_has_own (void)
{
  g_autoptr (GMenuModel) menu = paddock_library_create_menu ();
  g_autofree char *label = NULL;

  g_menu_model_get_item_attribute (menu, 0, G_MENU_ATTRIBUTE_LABEL, "s", &label);
  return g_strcmp0 (label, "Your Templates") == 0;
}

/* Saved, offered on the welcome page, begun from there, removed there, and brought back. */
static void
test_a_template_goes_round (void)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) saved = NULL;
  GtkWidget *card = NULL, *undo = NULL, *remove;
  g_autofree char *id = NULL;

  g_assert_false (menu_has_own ());
  open_new (window, CAR);
  saved =
    paddock_document_ref (paddock_document_file_get_document (paddock_window_get_file (window)));
  activate (window, "doc.save-template");
  id = dup_only_own ();
  g_assert_true (menu_has_own ());
  close_tab (window);

  wait_until ((card = find_own_card (GTK_WIDGET (window))));
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Red Comet");
  g_signal_emit_by_name (card, "clicked");
  wait_until (is_shown (window));
  g_assert_null (paddock_document_file_get_file (paddock_window_get_file (window)));
  g_assert_true (
    paddock_document_equal (paddock_document_file_get_document (paddock_window_get_file (window)),
                            saved));
  close_tab (window);

  wait_until ((card = find_own_card (GTK_WIDGET (window))));
  remove = gtk_widget_get_next_sibling (card);
  gtk_test_accessible_assert_property (remove, GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove Template");
  g_signal_emit_by_name (remove, "clicked");
  wait_until (!find_own_card (GTK_WIDGET (window)));
  g_assert_cmpuint (count_own (), ==, 0);

  wait_until ((undo = find_toast_button (GTK_WIDGET (window), "Template “Red Comet” removed")));
  g_signal_emit_by_name (undo, "clicked");
  g_assert_cmpuint (count_own (), ==, 1);
  wait_until (find_own_card (GTK_WIDGET (window)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.remove-template", "s", id));
  g_assert_cmpuint (count_own (), ==, 0);
  close_window (window);
}

/* Two of the same title are two files, and nothing but the folder's own can be removed. */
static void
test_names_stay_apart (void)
{
  g_autoptr (PaddockDocument) car = paddock_library_load (CAR, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *first = paddock_library_keep (car, NULL);
  g_autofree char *second = paddock_library_keep (car, NULL);

  g_assert_cmpstr (first, ==, "own/red-comet.vehicle.xml");
  g_assert_cmpstr (second, ==, "own/red-comet-2.vehicle.xml");
  g_assert_null (paddock_library_load ("own/../sections/x.track.xml", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);
  g_assert_false (paddock_library_remove ("own/../../etc", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);
  g_assert_false (paddock_library_remove (CAR, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_true (paddock_library_remove (first, NULL));
  g_assert_true (paddock_library_remove (second, NULL));
}

int
main (int argc, char *argv[])
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/own-templates/a-duplicate-is-a-document-of-its-own",
                   test_a_duplicate_is_a_document_of_its_own);
  g_test_add_func ("/app/own-templates/a-template-goes-round", test_a_template_goes_round);
  g_test_add_func ("/app/own-templates/names-stay-apart", test_names_stay_apart);

  return g_test_run ();
}
