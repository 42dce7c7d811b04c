/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The properties panel: what its form is for.
 */

#include "window-fixture.h"

#include "properties-panel.h"

static GtkWidget *
find_panel (PaddockWindow *window)
{
  return find_widget (GTK_WIDGET (paddock_window_get_page (window)), PADDOCK_TYPE_PROPERTIES_PANEL,
                      NULL);
}

static PaddockWindow *
present_template (const char *name)
{
  PaddockWindow *window = present_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", name);
  wait_until (is_shown (window));
  return window;
}

static void
undo_all (PaddockWindow *window)
{
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    activate (window, "doc.undo");
}

/* While a tile is open, its own values are shown, whichever place of the course is selected. */
static void
test_an_opened_tile_has_its_form (void)
{
  PaddockWindow *window = present_template ("templates/road-track.track.xml");
  GtkWidget *panel = find_panel (window);
  PaddockRoadEditor *road =
    paddock_drawing_view_get_road_editor (paddock_window_get_drawing (window));
  GtkSpinButton *spin;

  paddock_road_editor_set_place (road, 3);
  g_assert_nonnull (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Mirrored"));
  paddock_road_editor_open_tile (road, "straight");
  g_assert_null (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Mirrored"));
  g_assert_null (
    find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Id")); /* the course knows it by that */
  spin = find_widget (find_widget (panel, ADW_TYPE_ACTION_ROW, "Finish line"), GTK_TYPE_SPIN_BUTTON,
                      NULL);
  gtk_spin_button_set_value (spin, 2);
  g_assert_cmpint (paddock_road_editor_get_opened (road)->finish_line, ==, 2);
  activate (window, "doc.undo");
  g_assert_cmpint (paddock_road_editor_get_opened (road)->finish_line, ==, 0);
  g_assert_nonnull (find_widget (panel, ADW_TYPE_ACTION_ROW, "Finish line"));
  paddock_road_editor_open_tile (road, NULL);
  g_assert_nonnull (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Mirrored"));
  undo_all (window);
  close_window (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/properties/an-opened-tile-has-its-form", test_an_opened_tile_has_its_form);
  return g_test_run ();
}
