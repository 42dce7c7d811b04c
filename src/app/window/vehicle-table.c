/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vehicle-table.h"

#include <glib/gi18n.h>

#include "vehicle-measures.h"

char *
paddock_vehicle_table_dup_refusal (const GPtrArray *vehicles)
{
  const PaddockDocument *first = vehicles->len > 0 ? vehicles->pdata[0] : NULL;

  if (vehicles->len < 2)
    return g_strdup (_ ("Select at least two vehicles to compare them."));
  for (guint i = 1; i < vehicles->len; i++)
    if (((const PaddockDocument *) vehicles->pdata[i])->kind != first->kind)
      return g_strdup (_ ("Vehicles of different games can’t be compared."));

  return paddock_vehicle_measures_find (first->kind)
           ? NULL
           : g_strdup (_ ("There are no figures for vehicles of this game."));
}

static void
attach (GtkWidget *grid, const char *text, guint column, guint row, gboolean is_head)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_ellipsize (GTK_LABEL (label),
                           column == 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_add_css_class (label, is_head ? "caption-heading" : "numeric");
  gtk_grid_attach (GTK_GRID (grid), label, (int) column, (int) row, 1, 1);
}

/* What the points are: "Speed", "0", "1" ...; one point without a name needs no head. */
static void
attach_head (GtkWidget *grid, const PaddockVehicleMeasure *measure)
{
  attach (grid, _ (measure->axis), 0, 0, TRUE);
  for (guint i = 0; i < measure->n_points; i++) {
    g_autofree char *text = g_strdup_printf ("%d", measure->first + (int) i);

    attach (grid, text, i + 1, 0, TRUE);
  }
}

static void
attach_vehicle (GtkWidget *grid,
                const PaddockVehicleMeasure *measure,
                const PaddockDocument *vehicle,
                guint row)
{
  double values[PADDOCK_VEHICLE_MEASURE_MAX];

  measure->measure (vehicle->record, values);
  attach (grid, paddock_document_get_title (vehicle), 0, row, FALSE);
  for (guint i = 0; i < measure->n_points; i++) {
    g_autofree char *text = paddock_vehicle_unit_dup_value (measure->unit, values[i]);

    attach (grid, text, i + 1, row, FALSE);
  }
}

static GtkWidget *
create_grid (const PaddockVehicleMeasure *measure, const GPtrArray *vehicles)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "vehicle-table");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  if (measure->axis)
    attach_head (grid, measure);
  for (guint i = 0; i < vehicles->len; i++)
    attach_vehicle (grid, measure, vehicles->pdata[i], i + 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (measure->label), -1);

  return grid;
}

static GtkWidget *
create_page (const GPtrArray *vehicles)
{
  const PaddockDocument *first = vehicles->pdata[0];
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (first->kind);
  GtkWidget *page = adw_preferences_page_new ();

  for (guint i = 0; i < table->n_measures; i++) {
    GtkWidget *group =
      g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _ (table->measures[i].label),
                    "description", _ (table->measures[i].formula), NULL);

    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               create_grid (&table->measures[i], vehicles));
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  }
  gtk_widget_set_vexpand (page, TRUE);

  return page;
}

static void
close_with_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape,
                                                                                  0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

void
paddock_vehicle_table_present (GtkWindow *parent, const GPtrArray *vehicles)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "modal", TRUE,
                                    "title", _ ("Compare Vehicles"), "default-width", 720,
                                    "default-height", 620, "content", box, NULL);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), create_page (vehicles));
  close_with_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}
