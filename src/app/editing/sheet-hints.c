/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-hints.h"

#include <glib/gi18n.h>

#include "fuzzy.h"
#include "sheet-cell.h"

#define MAX_HEIGHT 260
#define WIDTH 360
#define MAX_CHARS 44

struct _PaddockSheetHints {
  PaddockCanvas *canvas;                        /* borrowed */
  GtkWidget *popover, *label, *scroller, *list; /* the popover is ours, the rest is in it */
  GArray *choices;                              /* of PaddockCellChoice; NULL: none */
  void (*chosen) (gpointer data, const char *text);
  gpointer data;
};

static const char *
get_text (GtkListBoxRow *row)
{
  return row ? g_object_get_data (G_OBJECT (row), "text") : NULL;
}

static void
activated_cb (PaddockSheetHints *self, GtkListBoxRow *row)
{
  g_autofree char *text = g_strdup (get_text (row));

  self->chosen (self->data, text);
}

static void
show (PaddockSheetHints *self)
{
  gboolean has_reason = gtk_widget_get_visible (self->label);
  gboolean has_choices = gtk_widget_get_visible (self->scroller);

  if (has_reason || has_choices)
    gtk_popover_popup (GTK_POPOVER (self->popover));
  else
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

void
paddock_sheet_hints_place (PaddockSheetHints *self, PaddockRect rect)
{
  double zoom = paddock_canvas_get_zoom (self->canvas);
  PaddockPoint at = paddock_canvas_from_scene (self->canvas, (PaddockPoint){ rect.x, rect.y });

  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int) at.x, (int) at.y - 2,
                                                (int) (rect.width * zoom),
                                                (int) (rect.height * zoom) + 6 });
}

void
paddock_sheet_hints_hide (PaddockSheetHints *self)
{
  paddock_sheet_hints_set_choices (self, NULL);
  paddock_sheet_hints_set_reason (self, NULL);
}

void
paddock_sheet_hints_set_reason (PaddockSheetHints *self, const char *reason)
{
  gtk_label_set_label (GTK_LABEL (self->label), reason ? reason : "");
  gtk_label_set_width_chars (GTK_LABEL (self->label),
                             reason ? (int) MIN (g_utf8_strlen (reason, -1), MAX_CHARS) : 0);
  gtk_widget_set_visible (self->label, reason != NULL);
  show (self);
}

const char *
paddock_sheet_hints_get_reason (PaddockSheetHints *self)
{
  return gtk_widget_get_visible (self->label) ? gtk_label_get_label (GTK_LABEL (self->label))
                                              : NULL;
}

/* --- Choices --- */

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
add_row (PaddockSheetHints *self, const PaddockCellChoice *choice)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_box_append (GTK_BOX (box), create_label (choice->text, NULL));
  if (*choice->help) {
    GtkWidget *help = create_label (choice->help, "dim-label");

    gtk_widget_add_css_class (help, "caption");
    gtk_box_append (GTK_BOX (box), help);
  }
  gtk_widget_add_css_class (row, "cell-choice");
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "text", g_strdup (choice->text), g_free);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
clear_rows (PaddockSheetHints *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->list)))
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
}

void
paddock_sheet_hints_set_choices (PaddockSheetHints *self, GArray *choices)
{
  g_clear_pointer (&self->choices, g_array_unref);
  self->choices = choices && choices->len > 0 ? g_array_ref (choices) : NULL;
  clear_rows (self);
  gtk_widget_set_visible (self->scroller, FALSE);
  show (self);
}

typedef struct {
  const PaddockCellChoice *choice;
  int score;
} Match;

static int
compare (gconstpointer a, gconstpointer b)
{
  return ((const Match *) b)->score - ((const Match *) a)->score;
}

/* What is written out is meant, whatever else it fits. */
static int
fit (const PaddockCellChoice *choice, const char *query)
{
  g_autofree char *name = g_utf8_casefold (choice->name, -1);
  g_autofree char *written = g_utf8_casefold (query, -1);

  return g_str_equal (name, written) ? G_MAXINT / 2 : paddock_fuzzy_match (choice->text, query);
}

static GArray *
find_matches (PaddockSheetHints *self, const char *query)
{
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (Match));

  for (guint i = 0; i < self->choices->len; i++) {
    const PaddockCellChoice *choice = &g_array_index (self->choices, PaddockCellChoice, i);
    Match match = { choice, fit (choice, query) };

    if (match.score >= 0)
      g_array_append_val (matches, match);
  }
  if (*query)
    g_array_sort (matches, compare);

  return matches;
}

void
paddock_sheet_hints_filter (PaddockSheetHints *self, const char *query, gboolean is_typed)
{
  g_autoptr (GArray) matches = self->choices ? find_matches (self, query) : NULL;

  if (!matches)
    return;

  clear_rows (self);
  for (guint i = 0; i < matches->len; i++)
    add_row (self, g_array_index (matches, Match, i).choice);
  gtk_widget_set_visible (self->scroller, matches->len > 0);
  if (is_typed && *query && matches->len > 0)
    gtk_list_box_select_row (GTK_LIST_BOX (self->list),
                             gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0));
  show (self);
}

static void
scroll_to (PaddockSheetHints *self, GtkWidget *row)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double x, y;

  if (gtk_widget_translate_coordinates (row, self->list, 0, 0, &x, &y))
    gtk_adjustment_clamp_page (adjustment, y, y + gtk_widget_get_height (row));
}

gboolean
paddock_sheet_hints_move (PaddockSheetHints *self, int by)
{
  GtkListBox *list = GTK_LIST_BOX (self->list);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);
  int index = row ? gtk_list_box_row_get_index (row) + by : by > 0 ? 0 : -1;
  GtkListBoxRow *next = index >= 0 ? gtk_list_box_get_row_at_index (list, index) : NULL;

  if (!gtk_widget_get_visible (self->scroller))
    return FALSE;

  if (next) {
    gtk_list_box_select_row (list, next);
    scroll_to (self, GTK_WIDGET (next));
  }
  return TRUE;
}

const char *
paddock_sheet_hints_get_chosen (PaddockSheetHints *self)
{
  return gtk_widget_get_visible (self->scroller)
           ? get_text (gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list)))
           : NULL;
}

/* --- Making it --- */

static GtkWidget *
create_list (PaddockSheetHints *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = gtk_list_box_new ();
  gtk_list_box_set_activate_on_single_click (GTK_LIST_BOX (self->list), TRUE);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (activated_cb), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);
  gtk_widget_set_size_request (scroller, WIDTH, -1);
  gtk_widget_set_visible (scroller, FALSE);

  return scroller;
}

/* Read out at once: people who do not see it would go on typing. */
static GtkWidget *
create_reason (void)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "wrap", TRUE,
                  "max-width-chars", MAX_CHARS, "xalign", 0.0, "visible", FALSE, NULL);

  gtk_widget_add_css_class (label, "cell-refusal");
  return label;
}

PaddockSheetHints *
paddock_sheet_hints_new (PaddockCanvas *canvas,
                         void (*chosen) (gpointer data, const char *text),
                         gpointer data)
{
  PaddockSheetHints *self = g_new0 (PaddockSheetHints, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->canvas = canvas;
  self->chosen = chosen;
  self->data = data;
  self->label = create_reason ();
  self->scroller = create_list (self);
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), self->scroller);
  self->popover = g_object_ref (gtk_popover_new ());
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_widget_set_can_focus (self->popover, FALSE);
  gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (canvas));

  return self;
}

void
paddock_sheet_hints_free (PaddockSheetHints *self)
{
  g_signal_handlers_disconnect_by_data (self->list, self);
  if (gtk_widget_get_parent (self->popover))
    gtk_widget_unparent (self->popover);
  g_object_unref (self->popover);
  g_clear_pointer (&self->choices, g_array_unref);
  g_free (self);
}
