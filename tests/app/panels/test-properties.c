/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The properties panel: what its form is for, and that the keyboard stays in it.
 */

#include "window-fixture.h"

#include "hex-track.h"
#include "properties-panel.h"
#include "road-track.h"

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

static gboolean
has_focus_in (PaddockWindow *window, GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* While a tile is open, its own values are shown, whichever place of the course is selected. */
static void
test_an_opened_tile_has_its_form (void)
{
  PaddockWindow *window = present_template ("templates/road-track.track.xml");
  GtkWidget *panel = find_panel (window);
  PaddockRoadEditor *road =
    paddock_road_view_get_road_editor (paddock_window_get_road_view (window));
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

static void
open_tile_cb (PaddockRoadEditor *road)
{
  paddock_road_editor_open_tile (road, "straight");
}

/* A text goes on working after it has told of a change, even if the change led to a form without it. */
static void
test_a_field_outlives_its_form (void)
{
  PaddockWindow *window = present_template ("templates/road-track.track.xml");
  PaddockRoadEditor *road =
    paddock_road_view_get_road_editor (paddock_window_get_road_view (window));
  GtkWidget *row = find_widget (find_panel (window), ADW_TYPE_ENTRY_ROW, "Title");
  GtkWidget *text = find_widget (row, GTK_TYPE_TEXT, NULL);
  gulong handler = g_signal_connect_swapped (paddock_window_get_file (window), "changed",
                                             G_CALLBACK (open_tile_cb), road);

  g_assert_nonnull (text);
  g_object_add_weak_pointer (G_OBJECT (text), (gpointer *) &text);
  gtk_editable_set_text (GTK_EDITABLE (row), "Another");
  g_assert_nonnull (text);
  g_assert_null (gtk_widget_get_root (text));
  wait_until (!text);
  g_signal_handler_disconnect (paddock_window_get_file (window), handler);
  paddock_road_editor_open_tile (road, NULL);
  undo_all (window);
  close_window (window);
}

/* Several lines that are replaced change twice: the first time may lead to another form, the second tells nobody. */
static void
test_replaced_lines_outlive_their_form (void)
{
  PaddockWindow *window = present_template ("templates/road-track.track.xml");
  PaddockDocumentFile *file = paddock_window_get_file (window);
  PaddockRoadEditor *road =
    paddock_road_view_get_road_editor (paddock_window_get_road_view (window));
  GtkTextView *view = find_widget (find_panel (window), GTK_TYPE_TEXT_VIEW, NULL);
  g_autoptr (GtkTextBuffer) buffer = g_object_ref (gtk_text_view_get_buffer (view));
  gulong handler;

  gtk_text_buffer_set_text (buffer, "One", -1);
  handler = g_signal_connect_swapped (file, "changed", G_CALLBACK (open_tile_cb), road);
  gtk_text_buffer_set_text (buffer, "Another", -1);
  g_signal_handler_disconnect (file, handler);
  g_assert_cmpstr (paddock_document_get_description (paddock_document_file_get_document (file)), ==,
                   "");
  paddock_road_editor_open_tile (road, NULL);
  undo_all (window);
  close_window (window);
}

/* A bonus line at the first place. */
static void
add_bonus (PaddockDocumentFile *file)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, "Bonus", NULL);
  PaddockRoadTrack *road = edit->draft;
  PaddockBonusLine *bonus = paddock_list_append (&road->bonuses, &paddock_bonus_line_type);

  paddock_text_set (&bonus->id, "hill");
  paddock_text_set (&bonus->at, PADDOCK_LIST_AT (road->places, PaddockTilePlace, 0)->as);
  paddock_document_file_commit (file, edit);
}

static const PaddockRoadTrack *
get_road (PaddockWindow *window)
{
  return paddock_document_file_get_document (paddock_window_get_file (window))->record;
}

static const char *
get_bonus_place (PaddockWindow *window)
{
  const PaddockList *bonuses = get_road (window)->bonuses;

  return PADDOCK_LIST_AT (bonuses, PaddockBonusLine, bonuses->len - 1)->at;
}

/* What refers to a thing by its name goes on doing so, as the same step; a name that another thing has is refused. */
static void
test_a_name_is_followed (void)
{
  PaddockWindow *window = present_template ("templates/road-track.track.xml");
  PaddockRoadEditor *road =
    paddock_road_view_get_road_editor (paddock_window_get_road_view (window));
  GtkWidget *row;

  add_bonus (paddock_window_get_file (window));
  paddock_road_editor_set_place (road, 0);
  row = find_widget (find_panel (window), ADW_TYPE_ENTRY_ROW, "Name in the course");
  gtk_editable_set_text (GTK_EDITABLE (row), "s2");
  g_assert_true (gtk_widget_has_css_class (row, "error"));
  g_assert_cmpstr (PADDOCK_LIST_AT (get_road (window)->places, PaddockTilePlace, 0)->as, ==, "s1");
  gtk_editable_set_text (GTK_EDITABLE (row), "s23");
  g_assert_cmpstr (PADDOCK_LIST_AT (get_road (window)->places, PaddockTilePlace, 0)->as, ==, "s23");
  g_assert_cmpstr (PADDOCK_LIST_AT (get_road (window)->places, PaddockTilePlace, 1)->as, ==, "s2");
  g_assert_cmpstr (get_bonus_place (window), ==, "s23");
  activate (window, "doc.undo");
  g_assert_cmpstr (get_bonus_place (window), ==, "s1");
  undo_all (window);
  close_window (window);
}

/* As people do it, while the list is open and has the keyboard. */
static void
choose (GtkWidget *row, guint choice)
{
  GtkWidget *popover = find_widget (row, GTK_TYPE_POPOVER, NULL);

  gtk_popover_popup (GTK_POPOVER (popover));
  wait_until (gtk_widget_get_mapped (popover));
  gtk_widget_child_focus (popover, GTK_DIR_TAB_FORWARD);
  gtk_popover_popdown (GTK_POPOVER (popover));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), choice);
}

static gboolean
has_game_row_keyboard (PaddockWindow *window)
{
  return has_focus_in (window, find_widget (find_panel (window), ADW_TYPE_COMBO_ROW, "Game"));
}

static void
test_another_game_leaves_the_keyboard_in_the_form (void)
{
  PaddockWindow *window = present_template ("templates/joyride-track.track.xml");
  GtkWidget *panel = find_panel (window);
  GtkWidget *row = find_widget (panel, ADW_TYPE_COMBO_ROW, "Game");
  gint64 end;

  gtk_widget_grab_focus (row);
  g_assert_true (has_focus_in (window, row));
  choose (row, 1);
  g_assert_nonnull (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Course"));
  end = g_get_monotonic_time () + G_USEC_PER_SEC; /* whatever still moves the keyboard */
  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  wait_until (has_game_row_keyboard (window)); /* the next form may have no place yet */
  undo_all (window);
  close_window (window);
}

/* Each makes the form anew, before the row of the last one has its place. */
static void
test_quick_undo_leaves_the_keyboard_in_the_form (void)
{
  PaddockWindow *window = present_template ("templates/joyride-track.track.xml");
  GtkWidget *row = find_widget (find_panel (window), ADW_TYPE_COMBO_ROW, "Game");

  gtk_widget_grab_focus (row);
  choose (row, 1);
  wait_until (has_game_row_keyboard (window));
  for (guint i = 0; i < 3; i++) {
    activate (window, "doc.undo");
    activate (window, "doc.redo");
  }
  wait_until (has_game_row_keyboard (window));
  undo_all (window);
  wait_until (has_game_row_keyboard (window));
  close_window (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/properties/an-opened-tile-has-its-form", test_an_opened_tile_has_its_form);
  g_test_add_func ("/app/properties/a-name-is-followed", test_a_name_is_followed);
  g_test_add_func ("/app/properties/a-field-outlives-its-form", test_a_field_outlives_its_form);
  g_test_add_func ("/app/properties/replaced-lines-outlive-their-form",
                   test_replaced_lines_outlive_their_form);
  g_test_add_func ("/app/properties/another-game-leaves-the-keyboard-in-the-form",
                   test_another_game_leaves_the_keyboard_in_the_form);
  g_test_add_func ("/app/properties/quick-undo-leaves-the-keyboard-in-the-form",
                   test_quick_undo_leaves_the_keyboard_in_the_form);
  return g_test_run ();
}
