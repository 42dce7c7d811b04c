/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Copying and pasting hexes with the keys of a real window, also between documents.
 */

#include "window-fixture.h"

#include "hex-track.h"

static PaddockEditor *
get_editor (PaddockWindow *window)
{
  return paddock_window_get_editor (window);
}

static void
select_row (PaddockWindow *window)
{
  g_auto (PaddockSelection) selection = { 0 };

  for (int q = 5; q < 8; q++)
    paddock_selection_set_hex (&selection, PADDOCK_HEX (q, 0), TRUE);
  paddock_editor_set_selection (get_editor (window), &selection);
}

static void
drop_window (PaddockWindow *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (!window);
}

static gboolean
has_stamp (PaddockWindow *window)
{
  return paddock_editor_get_settings (get_editor (window))->stamp != NULL;
}

/* The keys that turn are for what is in hand, not for what it was copied from. */
static void
test_a_piece_in_hand_is_turned (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);

  select_row (window);
  activate (window, "edit.copy");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s",
                              "templates/joyride-track.track.xml");
  wait_until (is_shown (window));
  activate (window, "edit.paste");
  wait_until (has_stamp (window));
  activate (window, "edit.rotate-left");
  activate (window, "edit.mirror-across");
  g_assert_cmpint (paddock_editor_get_settings (get_editor (window))->rotation, ==, 5);
  g_assert_true (paddock_editor_get_settings (get_editor (window))->is_flipped);
  g_assert_null (paddock_document_file_get_undo_label (paddock_window_get_file (window)));

  paddock_editor_press (get_editor (window), (PaddockPoint){ 0, -20 }, 0); /* beyond the board */
  paddock_editor_release (get_editor (window));
  g_assert_cmpstr (paddock_document_file_get_undo_label (paddock_window_get_file (window)), ==,
                   "Stamp");
  drop_window (window);
  remove_folder (folder);
}

static void
test_pasting_lets_go_of_what_was_copied (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);

  select_row (window);
  activate (window, "edit.copy");
  activate (window, "edit.paste");
  wait_until (has_stamp (window));
  g_assert_true (paddock_selection_is_empty (paddock_editor_get_selection (get_editor (window))));
  activate (window, "edit.rotate-right");
  g_assert_null (paddock_document_file_get_undo_label (paddock_window_get_file (window)));
  drop_window (window);
  remove_folder (folder);
}

/* A tool that is held down selects what it will lay, which is not on the track yet. */
static void
test_cutting_lets_go_of_the_tool (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockEditor *editor = get_editor (window);
  PaddockHexLayout layout = { (PaddockOrientation) paddock_editor_get_track (editor)->orientation,
                              1,
                              { 0, 0 } };

  paddock_editor_set_tool (editor, "note");
  paddock_editor_press (editor, paddock_hex_layout_centre (&layout, PADDOCK_HEX (5, 0)), 0);
  g_assert_cmpuint (paddock_selection_get_n_things (paddock_editor_get_selection (editor)), ==, 1);
  activate (window, "edit.cut");
  g_assert_false (paddock_editor_is_pressed (editor));
  g_assert_true (paddock_selection_is_empty (paddock_editor_get_selection (editor)));
  g_assert_null (paddock_document_file_get_undo_label (paddock_window_get_file (window)));
  drop_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/hex-paste/a-piece-in-hand-is-turned", test_a_piece_in_hand_is_turned);
  g_test_add_func ("/app/hex-paste/pasting-lets-go-of-what-was-copied",
                   test_pasting_lets_go_of_what_was_copied);
  g_test_add_func ("/app/hex-paste/cutting-lets-go-of-the-tool", test_cutting_lets_go_of_the_tool);
  return g_test_run ();
}
