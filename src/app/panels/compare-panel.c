/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "compare-panel-private.h"

#include "cell-differences.h"
#include "sheet-edits.h"

G_DEFINE_FINAL_TYPE (PaddockComparePanel, paddock_compare_panel, ADW_TYPE_BIN)

enum {
  DIFFERENCES_CHANGED,
  SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
paddock_compare_panel_complain (PaddockComparePanel *self, const char *message)
{
  gtk_label_set_label (self->problem, message ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), message != NULL);
}

/* --- Charts --- */

static void
take_series (PaddockComparePanel *self, guint row, gboolean is_laps)
{
  GArray *series = self->series->pdata[row];

  g_array_set_size (series, 0);
  for (guint i = 0; i < paddock_compare_panel_count (self); i++) {
    PaddockMeasureSeries one = {
      paddock_compare_panel_get_title (paddock_compare_panel_get_vehicle (self, i)),
      is_laps ? paddock_comparison_get_lap_figures (self->comparison, i)
              : paddock_comparison_get_figures (self->comparison, i) + row,
    };

    g_array_append_val (series, one);
  }
}

static PaddockMeasureView *
add_view (PaddockComparePanel *self, const PaddockVehicleMeasure *measure)
{
  GtkWidget *view = paddock_measure_view_new (measure);

  g_ptr_array_add (self->series, g_array_new (FALSE, FALSE, sizeof (PaddockMeasureSeries)));
  gtk_box_append (self->views, view);
  return PADDOCK_MEASURE_VIEW (view);
}

/* Who looks at turns with two cards wants to see all of them with two. */
static void
bind_case (PaddockComparePanel *self, PaddockMeasureView *view)
{
  const PaddockVehicleMeasure *measure = paddock_measure_view_get_measure (view);

  for (guint i = 0; measure->case_axis && i < self->measured->len; i++) {
    const PaddockVehicleMeasure *other =
      paddock_measure_view_get_measure (self->measured->pdata[i]);

    if (g_strcmp0 (other->case_axis, measure->case_axis) == 0 && other->n_cases == measure->n_cases
        && other->first_case == measure->first_case) {
      g_object_bind_property (self->measured->pdata[i], "case", view, "case",
                              G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
      return;
    }
  }
}

static void
make_views (PaddockComparePanel *self)
{
  const PaddockVehicleMeasures *measures = paddock_comparison_get_measures (self->comparison);

  for (guint i = 0; i < measures->n_measures; i++) {
    PaddockMeasureView *view = add_view (self, &measures->measures[i]);

    bind_case (self, view);
    g_ptr_array_add (self->measured, view);
  }
}

static void
show_laps (PaddockComparePanel *self)
{
  const PaddockVehicleMeasure *laps = paddock_comparison_get_laps (self->comparison);

  if (!laps)
    return;
  if (!self->laps)
    self->laps = add_view (self, laps);
  take_series (self, self->measured->len, TRUE);
  paddock_measure_view_show (self->laps, self->series->pdata[self->measured->len]);
}

static void
show_charts (PaddockComparePanel *self)
{
  for (guint i = 0; i < self->measured->len; i++) {
    take_series (self, i, FALSE);
    paddock_measure_view_show (self->measured->pdata[i], self->series->pdata[i]);
  }
  show_laps (self);
}

/* --- Which vehicles --- */

static void
remove_cb (PaddockComparePanel *self, GtkWidget *button)
{
  paddock_compare_panel_complain (self, NULL);
  paddock_comparison_remove (self->comparison,
                             GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "vehicle")));
}

static GtkWidget *
create_remove_button (PaddockComparePanel *self, guint i)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  /* Translators: %s is a vehicle that is compared. */
  g_autofree char *words =
    g_strdup_printf (_ ("Remove %s"),
                     paddock_compare_panel_get_title (paddock_compare_panel_get_vehicle (self, i)));

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_object_set_data (G_OBJECT (button), "vehicle", GUINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_legend_row (PaddockComparePanel *self, guint i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label =
    gtk_label_new (paddock_compare_panel_get_title (paddock_compare_panel_get_vehicle (self, i)));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), paddock_measure_sign_new (i));
  gtk_box_append (GTK_BOX (box), label);
  if (i > 0)
    gtk_box_append (GTK_BOX (box), create_remove_button (self, i));
  return box;
}

/* Only what differs from what it shows is made anew: typing must not cost the focus. */
static gboolean
has_legend (PaddockComparePanel *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->legend));

  for (guint i = 0; i < paddock_compare_panel_count (self); i++) {
    GtkWidget *sign = row ? gtk_widget_get_first_child (row) : NULL;

    if (!sign
        || !g_str_equal (gtk_label_get_label (GTK_LABEL (gtk_widget_get_next_sibling (sign))),
                         paddock_compare_panel_get_title (
                           paddock_compare_panel_get_vehicle (self, i))))
      return FALSE;
    row = gtk_widget_get_next_sibling (row);
  }

  return row == NULL;
}

/* The others that cells can be compared with, after "Nothing". */
static void
show_others (PaddockComparePanel *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  guint selected = 0;

  /* Translators: a vehicle to show the differences from. */
  gtk_string_list_append (names, _ ("Nothing"));
  for (guint i = 1; i < paddock_compare_panel_count (self); i++) {
    gtk_string_list_append (names, paddock_compare_panel_get_title (
                                     paddock_compare_panel_get_vehicle (self, i)));
    if (paddock_compare_panel_get_vehicle (self, i) == self->compared)
      selected = i;
  }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->other, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->other, selected);
  self->is_filling = FALSE;
  g_object_unref (names);
}

static void
show_legend (PaddockComparePanel *self)
{
  GtkWidget *row;

  if (has_legend (self))
    return;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->legend))))
    gtk_box_remove (self->legend, row);
  for (guint i = 0; i < paddock_compare_panel_count (self); i++)
    gtk_box_append (self->legend, create_legend_row (self, i));
  gtk_widget_set_sensitive (self->add_button,
                            paddock_compare_panel_count (self) < PADDOCK_COMPARISON_MAX);
  show_others (self);
}

/* --- Cells --- */

/* A row that is made already shows another difference: typing makes no new ones. */
static void
show_difference (GtkListBoxRow *row, const PaddockCellDifference *difference)
{
  /* Translators: what a cell says in the edited vehicle, and in the other one: "3 (2)". */
  g_autofree char *values =
    g_strdup_printf (_ ("%s (%s)"), *difference->text ? difference->text : "–",
                     *difference->other_text ? difference->other_text : "–");
  g_autofree char *subtitle = g_markup_escape_text (values, -1);
  g_autofree char *title = g_markup_escape_text (difference->label, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (row, difference->is_shown);
}

static GtkListBoxRow *
get_row (PaddockComparePanel *self, guint i)
{
  GtkWidget *row;

  if (!gtk_list_box_get_row_at_index (self->differences, (int) i)) {
    row = adw_action_row_new ();
    adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
    gtk_list_box_append (self->differences, row);
  }

  return gtk_list_box_get_row_at_index (self->differences, (int) i);
}

static void
difference_activated_cb (PaddockComparePanel *self, GtkListBoxRow *row)
{
  guint i = (guint) gtk_list_box_row_get_index (row);

  g_signal_emit (self, signals[SHOWN], 0,
                 g_array_index (self->found, PaddockCellDifference, i).address);
}

static void
list_differences (PaddockComparePanel *self)
{
  guint n = self->found ? self->found->len : 0;
  g_autofree char *count =
    g_strdup_printf (ngettext ("%u cell differs. It is marked on the sheet.",
                               "%u cells differ. They are marked on the sheet.", n),
                     n);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->differences, (int) n)))
    gtk_list_box_remove (self->differences, GTK_WIDGET (row));
  for (guint i = 0; i < n; i++)
    show_difference (get_row (self, i), &g_array_index (self->found, PaddockCellDifference, i));
  gtk_label_set_label (self->difference_count, n > 0 ? count : _ ("No cell differs."));
  gtk_widget_set_visible (GTK_WIDGET (self->difference_count), self->found != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->differences), n > 0);
}

static void
compare_cells (PaddockComparePanel *self)
{
  g_clear_pointer (&self->found, g_array_unref);
  if (self->compared && paddock_compare_panel_count (self) > 0)
    self->found = paddock_cells_compare (paddock_compare_panel_get_vehicle (self, 0),
                                         self->compared, paddock_sheet_translate);
  list_differences (self);
  g_signal_emit (self, signals[DIFFERENCES_CHANGED], 0);
}

static void
choose_other (PaddockComparePanel *self, PaddockDocument *other)
{
  g_clear_pointer (&self->compared, paddock_document_unref);
  self->compared = other ? paddock_document_ref (other) : NULL;
}

static void
other_chosen_cb (PaddockComparePanel *self)
{
  guint i = gtk_drop_down_get_selected (self->other);

  if (self->is_filling || !self->comparison)
    return;
  choose_other (self, i > 0 && i < paddock_compare_panel_count (self)
                        ? paddock_compare_panel_get_vehicle (self, i)
                        : NULL);
  compare_cells (self);
}

/* Who is gone can't be compared with any more. */
static void
keep_other (PaddockComparePanel *self)
{
  for (guint i = 1; i < paddock_compare_panel_count (self); i++)
    if (paddock_compare_panel_get_vehicle (self, i) == self->compared)
      return;

  choose_other (self, NULL);
}

/* --- All of it --- */

static void
changed_cb (PaddockComparePanel *self)
{
  keep_other (self);
  show_legend (self);
  show_charts (self);
  compare_cells (self);
}

GArray *
paddock_compare_panel_get_differences (PaddockComparePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARE_PANEL (self), NULL);

  return gtk_widget_get_mapped (GTK_WIDGET (self)) ? self->found : NULL;
}

PaddockDocument *
paddock_compare_panel_get_compared (PaddockComparePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARE_PANEL (self), NULL);

  return self->compared;
}

PaddockComparison *
paddock_compare_panel_get_comparison (PaddockComparePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARE_PANEL (self), NULL);

  return self->comparison;
}

/* --- The widget --- */

/* Nothing is worked out for nobody. */
static void
paddock_compare_panel_map (GtkWidget *widget)
{
  PaddockComparePanel *self = PADDOCK_COMPARE_PANEL (widget);
  gboolean is_first = self->comparison && paddock_compare_panel_count (self) == 0;

  GTK_WIDGET_CLASS (paddock_compare_panel_parent_class)->map (widget);
  if (!self->comparison)
    return;
  paddock_comparison_set_is_active (self->comparison, TRUE);
  if (is_first && paddock_compare_panel_count (self) > 1)
    gtk_drop_down_set_selected (self->other, 1);
  g_signal_emit (self, signals[DIFFERENCES_CHANGED], 0);
}

static void
paddock_compare_panel_unmap (GtkWidget *widget)
{
  PaddockComparePanel *self = PADDOCK_COMPARE_PANEL (widget);

  GTK_WIDGET_CLASS (paddock_compare_panel_parent_class)->unmap (widget);
  if (self->comparison)
    paddock_comparison_set_is_active (self->comparison, FALSE);
  g_signal_emit (self, signals[DIFFERENCES_CHANGED], 0);
}

/* The top of the page, even if nothing on it has a place yet. */
static gboolean
paddock_compare_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (PADDOCK_COMPARE_PANEL (widget)->add_button);
}

static void
paddock_compare_panel_dispose (GObject *object)
{
  PaddockComparePanel *self = PADDOCK_COMPARE_PANEL (object);

  if (self->comparison)
    paddock_comparison_stop (self->comparison);
  paddock_compare_panel_close_chooser (self);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->comparison);
  g_clear_pointer (&self->found, g_array_unref);
  choose_other (self, NULL);
  g_clear_pointer (&self->measured, g_ptr_array_unref);
  g_clear_pointer (&self->series, g_ptr_array_unref);

  G_OBJECT_CLASS (paddock_compare_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (klass, "/app/paddock/Paddock/compare-panel.ui");
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, add_button);
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, add_popover);
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, offers);
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, legend);
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, problem);
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, views);
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, other);
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, difference_count);
  gtk_widget_class_bind_template_child (klass, PaddockComparePanel, differences);
  gtk_widget_class_bind_template_callback (klass, paddock_compare_panel_take_offer);
  gtk_widget_class_bind_template_callback (klass, other_chosen_cb);
  gtk_widget_class_bind_template_callback (klass, difference_activated_cb);
}

static void
paddock_compare_panel_class_init (PaddockComparePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_compare_panel_dispose;
  widget_class->grab_focus = paddock_compare_panel_grab_focus;
  widget_class->map = paddock_compare_panel_map;
  widget_class->unmap = paddock_compare_panel_unmap;
  signals[DIFFERENCES_CHANGED] =
    g_signal_new ("differences-changed", PADDOCK_TYPE_COMPARE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                  NULL, NULL, G_TYPE_NONE, 0);
  signals[SHOWN] = g_signal_new ("shown", PADDOCK_TYPE_COMPARE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  bind_template (widget_class);
}

static void
paddock_compare_panel_init (PaddockComparePanel *self)
{
  self->measured = g_ptr_array_new ();
  self->series = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->add_button),
                                         paddock_compare_panel_fill_offers, self, NULL);
}

gboolean
paddock_compare_panel_set_file (PaddockComparePanel *self, PaddockDocumentFile *file)
{
  g_return_val_if_fail (PADDOCK_IS_COMPARE_PANEL (self) && !self->comparison, FALSE);

  self->comparison = paddock_comparison_new (file);
  if (!self->comparison)
    return FALSE;

  make_views (self);
  g_signal_connect_object (self->comparison, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return TRUE;
}
