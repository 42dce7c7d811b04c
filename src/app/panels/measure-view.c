/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "measure-view.h"

#include <glib/gi18n.h>

#include "comparison.h"
#include "odds-bar.h"

#define BAR_HEIGHT 8
#define FORMULA_CHARS 40
#define VALUE_CHARS 5

/* Of one vehicle at one point. */
typedef struct {
  GtkWidget *text, *bar; /* NULL: none */
} Cell;

struct _PaddockMeasureView {
  GtkBox parent_instance;

  const PaddockVehicleMeasure *measure;
  const GArray *series; /* borrowed, of PaddockMeasureSeries; NULL: none yet */
  guint n_series;       /* that the table was made for */
  guint number;         /* of the case that is shown */
  GtkWidget *cases;     /* of toggles; NULL: there is one case */
  GtkWidget *chart;     /* NULL: bars */
  GtkWidget *table;     /* NULL: none yet */
  GtkWidget *bars[PADDOCK_VEHICLE_MAX_POINTS]; /* a part of the table a point, if it has bars */
  Cell cells[PADDOCK_COMPARISON_MAX][PADDOCK_VEHICLE_MAX_POINTS];
};

G_DEFINE_FINAL_TYPE (PaddockMeasureView, paddock_measure_view, GTK_TYPE_BOX)

enum {
  PROP_0,
  PROP_CASE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static gboolean
has_lines (PaddockMeasureView *self)
{
  return self->measure->axis != NULL;
}

static const PaddockMeasureSeries *
get_series (PaddockMeasureView *self, guint i)
{
  return &g_array_index (self->series, PaddockMeasureSeries, i);
}

/* Below 0: there is none. */
static double
get_value (PaddockMeasureView *self, guint i, guint point)
{
  const PaddockVehicleFigures *figures = get_series (self, i)->figures;

  return figures ? figures->values[self->number][point] : -1;
}

/* --- The table --- */

static GtkWidget *
create_label (const char *text, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  return label;
}

static void
attach (GtkWidget *grid, GtkWidget *child, guint column, guint row, int width)
{
  gtk_grid_attach (GTK_GRID (grid), child, (int) column, (int) row, width, 1);
}

static GtkWidget *
create_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 1);
  return grid;
}

static GtkWidget *
create_value (PaddockMeasureView *self, guint i, guint point, float xalign)
{
  GtkWidget *label = create_label (NULL, "numeric", xalign);

  self->cells[i][point].text = label;
  return label;
}

/* A line a vehicle below a line of points. */
static GtkWidget *
create_columns (PaddockMeasureView *self)
{
  GtkWidget *grid = create_grid (), *axis = create_label (_ (self->measure->axis), "dim-label", 0);

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (axis), PANGO_ELLIPSIZE_END);
  attach (grid, axis, 0, 0, 1);
  for (guint point = 0; point < self->measure->n_points; point++) {
    g_autofree char *name = paddock_vehicle_measure_dup_point (self->measure, point);

    attach (grid, create_label (name, "dim-label", 0.5), point + 1, 0, 1);
  }
  for (guint i = 0; i < self->n_series; i++) {
    attach (grid, paddock_measure_sign_new (i), 0, i + 1, 1);
    for (guint point = 0; point < self->measure->n_points; point++)
      attach (grid, create_value (self, i, point, 0.5), point + 1, i + 1, 1);
  }

  return grid;
}

static GtkWidget *
create_bar (PaddockMeasureView *self, guint i, guint point)
{
  GtkWidget *bar = paddock_odds_bar_new (GTK_ORIENTATION_HORIZONTAL, 0, 0);

  gtk_widget_set_size_request (bar, -1, BAR_HEIGHT);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  self->cells[i][point].bar = bar;
  return bar;
}

/* A bar and its value for each vehicle, below the name of the point. */
static GtkWidget *
create_bars_of (PaddockMeasureView *self, guint point)
{
  g_autofree char *name = paddock_vehicle_measure_dup_point (self->measure, point);
  GtkWidget *grid = create_grid ();
  guint row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  if (*name)
    attach (grid, create_label (name, "dim-label", 0), 0, row++, 3);
  for (guint i = 0; i < self->n_series; i++, row++) {
    GtkWidget *value = create_value (self, i, point, 1);

    gtk_label_set_width_chars (GTK_LABEL (value), VALUE_CHARS);
    attach (grid, paddock_measure_sign_new (i), 0, row, 1);
    attach (grid, create_bar (self, i, point), 1, row, 1);
    attach (grid, value, 2, row, 1);
  }

  return grid;
}

static GtkWidget *
create_bars (PaddockMeasureView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  for (guint point = 0; point < self->measure->n_points; point++) {
    self->bars[point] = create_bars_of (self, point);
    gtk_box_append (GTK_BOX (box), self->bars[point]);
  }

  return box;
}

static void
make_table (PaddockMeasureView *self)
{
  if (self->table)
    gtk_box_remove (GTK_BOX (self), self->table);
  self->table = has_lines (self) ? create_columns (self) : create_bars (self);
  gtk_box_append (GTK_BOX (self), self->table);
}

/* --- What it says --- */

static double
find_highest (PaddockMeasureView *self)
{
  double highest = 0;

  for (guint i = 0; i < self->n_series; i++)
    for (guint point = 0; point < self->measure->n_points; point++)
      highest = MAX (highest, get_value (self, i, point));

  return highest > 0 ? highest : 1;
}

/* Columns are narrow: the chart above them says that these are percent. */
static char *
dup_short (PaddockMeasureView *self, guint i, guint point)
{
  double value = get_value (self, i, point);

  if (!get_series (self, i)->figures)
    return g_strdup ("…");
  if (has_lines (self) && self->measure->unit == PADDOCK_VEHICLE_UNIT_PART && value >= 0)
    return g_strdup_printf ("%.0f", 100 * value);

  return paddock_vehicle_unit_dup_value (self->measure->unit, value);
}

/* Whether nobody else is as good, as far as can be read. */
static gboolean
is_best (PaddockMeasureView *self, guint i, guint point, const char *text)
{
  double sign = self->measure->is_less_better ? -1 : 1, value = get_value (self, i, point);

  for (guint k = 0; k < self->n_series; k++) {
    g_autofree char *other = dup_short (self, k, point);

    if (k != i
        && (g_str_equal (text, other) || get_value (self, k, point) < 0
            || sign * get_value (self, k, point) > sign * value))
      return FALSE;
  }

  return value >= 0 && self->n_series > 1;
}

static void
show_text (PaddockMeasureView *self, guint i, guint point)
{
  GtkWidget *label = self->cells[i][point].text;
  g_autofree char *text = dup_short (self, i, point);
  g_autofree char *exact =
    paddock_measure_series_dup_value (get_series (self, i), self->measure, self->number, point);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, exact);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  exact, -1);
  if (is_best (self, i, point, text))
    gtk_widget_add_css_class (label, "best");
  else
    gtk_widget_remove_css_class (label, "best");
}

/* Points of which nobody has a value are left out: a track that is no circuit has no laps. */
static void
show_bars (PaddockMeasureView *self)
{
  double highest = find_highest (self);

  for (guint point = 0; point < self->measure->n_points; point++) {
    gboolean is_known = FALSE;

    for (guint i = 0; i < self->n_series; i++) {
      double part = MAX (get_value (self, i, point), 0) / highest;

      paddock_odds_bar_set (PADDOCK_ODDS_BAR (self->cells[i][point].bar), part, part);
      is_known |= get_value (self, i, point) >= 0;
    }
    gtk_widget_set_visible (self->bars[point], is_known || self->measure->n_points == 1);
  }
}

static void
show_values (PaddockMeasureView *self)
{
  for (guint i = 0; i < self->n_series; i++)
    for (guint point = 0; point < self->measure->n_points; point++)
      show_text (self, i, point);
  if (self->chart)
    paddock_measure_chart_show (PADDOCK_MEASURE_CHART (self->chart), self->series, self->number);
  else
    show_bars (self);
}

void
paddock_measure_view_show (PaddockMeasureView *self, const GArray *series)
{
  g_return_if_fail (PADDOCK_IS_MEASURE_VIEW (self) && series->len <= PADDOCK_COMPARISON_MAX);

  self->series = series;
  if (!self->table || self->n_series != series->len) {
    self->n_series = series->len;
    make_table (self);
  }
  show_values (self);
}

const char *
paddock_measure_view_get_text (PaddockMeasureView *self, guint i, guint point)
{
  g_return_val_if_fail (PADDOCK_IS_MEASURE_VIEW (self) && i < self->n_series
                          && point < self->measure->n_points,
                        NULL);

  return gtk_label_get_label (GTK_LABEL (self->cells[i][point].text));
}

const PaddockVehicleMeasure *
paddock_measure_view_get_measure (PaddockMeasureView *self)
{
  g_return_val_if_fail (PADDOCK_IS_MEASURE_VIEW (self), NULL);

  return self->measure;
}

/* --- Cases --- */

static void
set_case (PaddockMeasureView *self, guint number)
{
  GtkWidget *toggle = self->cases ? gtk_widget_get_first_child (self->cases) : NULL;

  if (number == self->number || number >= paddock_vehicle_measure_count_cases (self->measure))
    return;

  self->number = number;
  for (guint i = 0; i < number; i++)
    toggle = gtk_widget_get_next_sibling (toggle);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  if (self->series)
    show_values (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CASE]);
}

static void
toggled_cb (PaddockMeasureView *self, GtkToggleButton *toggle)
{
  guint i = 0;

  if (!gtk_toggle_button_get_active (toggle))
    return;
  for (GtkWidget *before = gtk_widget_get_prev_sibling (GTK_WIDGET (toggle)); before;
       before = gtk_widget_get_prev_sibling (before))
    i++;
  set_case (self, i);
}

static GtkWidget *
create_toggle (PaddockMeasureView *self, guint i, GtkToggleButton *group)
{
  g_autofree char *label = g_strdup_printf ("%d", self->measure->first_case + (int) i);
  /* Translators: a point of an axis: "Speed 4". */
  g_autofree char *words = g_strdup_printf (_ ("%s %s"), _ (self->measure->case_axis), label);
  GtkWidget *toggle = gtk_toggle_button_new_with_label (label);

  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), group);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), i == self->number);
  gtk_widget_set_tooltip_text (toggle, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return toggle;
}

static void
add_cases (PaddockMeasureView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkToggleButton *group = NULL;

  self->cases = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->cases, "linked");
  gtk_widget_add_css_class (self->cases, "cases");
  for (guint i = 0; i < self->measure->n_cases; i++) {
    GtkWidget *toggle = create_toggle (self, i, group);

    group = GTK_TOGGLE_BUTTON (toggle);
    gtk_box_append (GTK_BOX (self->cases), toggle);
  }
  gtk_box_append (GTK_BOX (box), create_label (_ (self->measure->case_axis), "dim-label", 0));
  gtk_box_append (GTK_BOX (box), self->cases);
  gtk_box_append (GTK_BOX (self), box);
}

/* --- Its head --- */

static GtkWidget *
create_formula (PaddockMeasureView *self)
{
  GtkWidget *label = gtk_label_new (_ (self->measure->formula));
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *button = gtk_menu_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), FORMULA_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "dialog-information-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _ ("How This Is Worked Out"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How This Is Worked Out"), -1);
  return button;
}

static void
add_head (PaddockMeasureView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (_ (self->measure->label));

  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), create_formula (self));
  gtk_box_append (GTK_BOX (self), box);
}

/* --- The widget --- */

static void
paddock_measure_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CASE)
    g_value_set_uint (value, PADDOCK_MEASURE_VIEW (object)->number);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_measure_view_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  if (id == PROP_CASE)
    set_case (PADDOCK_MEASURE_VIEW (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_measure_view_class_init (PaddockMeasureViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = paddock_measure_view_get_property;
  object_class->set_property = paddock_measure_view_set_property;
  props[PROP_CASE] =
    g_param_spec_uint ("case", NULL, NULL, 0, PADDOCK_VEHICLE_MAX_CASES - 1, 0,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
paddock_measure_view_init (PaddockMeasureView *self)
{
}

GtkWidget *
paddock_measure_view_new (const PaddockVehicleMeasure *measure)
{
  PaddockMeasureView *self = g_object_new (PADDOCK_TYPE_MEASURE_VIEW, "orientation",
                                           GTK_ORIENTATION_VERTICAL, "spacing", 3, NULL);

  self->measure = measure;
  self->number = measure->shown_case;
  gtk_widget_add_css_class (GTK_WIDGET (self), "measure-view");
  add_head (self);
  if (measure->case_axis)
    add_cases (self);
  if (has_lines (self)) {
    self->chart = paddock_measure_chart_new (measure);
    gtk_box_append (GTK_BOX (self), self->chart);
  }

  return GTK_WIDGET (self);
}
