/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "summary-view.h"

#include <glib/gi18n.h>

#include "clauses.h"

static GtkWidget *
create_label (const char *markup, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static char *
dup_heading (const char *title)
{
  return g_markup_escape_text (title, -1);
}

/* What happens, what is asked, and a link for each clause; what stands where the race is says so. */
static char *
dup_markup (const PaddockSummaryRow *row, gboolean is_now)
{
  g_auto (GStrv) ids = g_strsplit (row->clauses, " ", -1);
  g_autofree char *title =
    is_now ? g_strdup_printf (_ ("%s (now)"), row->title) : g_strdup (row->title);
  g_autofree char *head =
    g_markup_printf_escaped ("<b>%s</b>  %s <i>%s</i>", title, row->text, row->questions);
  g_autoptr (GString) markup = g_string_new (head);

  for (guint i = 0; ids[i]; i++)
    g_string_append_printf (
      markup, " <small><a href=\"%s\"><span allow_breaks=\"false\">%s</span></a></small>", ids[i],
      ids[i]);

  return g_strdup (markup->str);
}

/* Opens the clause below the row, shows another in its place, or closes it. */
static gboolean
link_cb (GtkLabel *below, const char *id)
{
  const PaddockClause *clause = paddock_clause_find (id);
  g_autofree char *text =
    clause ? g_strdup_printf ("%s · %s\n%s", clause->id, clause->section, clause->text)
           : g_strdup (id);
  gboolean is_open =
    gtk_widget_get_visible (GTK_WIDGET (below)) && g_str_equal (gtk_label_get_label (below), text);

  gtk_label_set_label (below, text);
  gtk_widget_set_visible (GTK_WIDGET (below), !is_open);
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_clause (void)
{
  GtkWidget *label = create_label ("", "dim-label");

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 18);
  gtk_widget_set_visible (label, FALSE);
  return label;
}

static GtkWidget *
create_row (const PaddockSummaryRow *row, gboolean is_now)
{
  g_autofree char *markup = dup_markup (row, is_now);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = create_label (markup, "body"), *clause = create_clause ();

  g_signal_connect_object (label, "activate-link", G_CALLBACK (link_cb), clause, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), clause);
  gtk_widget_add_css_class (box, "summary-row");
  if (is_now)
    gtk_widget_add_css_class (box, "now");

  return box;
}

/* Where it is, is known when it has been given its size. */
static gboolean
scroll_cb (GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
  GtkWidget *window = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place;
  double x, top;

  if (!window || gtk_widget_get_height (row) == 0
      || !gtk_widget_translate_coordinates (row, window, 0, 0, &x, &top))
    return G_SOURCE_CONTINUE;

  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + top
                                     - gtk_widget_get_height (window) / 3.0);
  return G_SOURCE_REMOVE;
}

static void
add_row (GtkBox *self, const PaddockSummaryRow *row, gboolean is_now)
{
  g_autofree char *heading = dup_heading (row->title);
  GtkWidget *widget = row->kind == PADDOCK_SUMMARY_HEADING ? create_label (heading, "title-4")
                                                           : create_row (row, is_now);

  if (row->kind == PADDOCK_SUMMARY_HEADING)
    gtk_widget_set_margin_top (widget, 12);
  gtk_box_append (self, widget);
  if (is_now)
    gtk_widget_add_tick_callback (widget, scroll_cb, NULL, NULL);
}

GtkWidget *
paddock_summary_view_new (const PaddockGame *game, const PaddockSetup *setup, const PaddockAid *aid)
{
  GtkWidget *self = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *title = paddock_summary_dup_title (game);
  g_autofree char *markup = dup_heading (title);
  g_autoptr (GArray) rows = paddock_summary_list (game, setup);
  int now = paddock_summary_find (rows, aid);

  gtk_box_append (GTK_BOX (self), create_label (markup, "title-1"));
  for (guint i = 0; i < rows->len; i++)
    add_row (GTK_BOX (self), &g_array_index (rows, PaddockSummaryRow, i), (int) i == now);

  return self;
}
