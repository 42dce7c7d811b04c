/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The palette, the options beside it and the clipboard, in a real window.
 */

#include "window-fixture.h"

#include "clip.h"
#include "tool-options.h"
#include "tool-palette.h"

static PaddockWindow *
present_template (const char *id)
{
  PaddockWindow *window = present_window ();

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", id));
  wait_until (is_shown (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

/* Ends without a question. */
static void
discard (PaddockWindow *window)
{
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    paddock_document_file_undo (paddock_window_get_file (window));
  close_window (window);
}

static GtkWidget *
find_with_tooltip (GtkWidget *root, GType type, const char *start)
{
  const char *tooltip = gtk_widget_get_tooltip_text (root);
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (root), type) && tooltip && g_str_has_prefix (tooltip, start))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_with_tooltip (child, type, start);

  return found;
}

static GtkWidget *
find_tool (PaddockWindow *window, const char *label)
{
  GtkWidget *palette = find_widget (GTK_WIDGET (window), PADDOCK_TYPE_TOOL_PALETTE, NULL);

  return find_with_tooltip (palette, GTK_TYPE_TOGGLE_BUTTON, label);
}

static GtkWidget *
find_option (PaddockWindow *window, GType type, const char *label)
{
  GtkWidget *options = find_widget (GTK_WIDGET (window), PADDOCK_TYPE_TOOL_OPTIONS, NULL);

  return label ? find_with_tooltip (options, type, label) : find_widget (options, type, NULL);
}

/* Every tool of the track's game has a button that takes it in hand, and no other has one. */
static void
test_palette_takes_tools_in_hand (void)
{
  static const char *const templates[] = { "templates/joyride-track.track.xml",
                                           "templates/frothy-track.track.xml" };

  for (guint t = 0; t < G_N_ELEMENTS (templates); t++) {
    PaddockWindow *window = present_template (templates[t]);
    PaddockEditor *editor = paddock_window_get_editor (window);

    for (guint i = 0; paddock_tool_tables[i]; i++)
      for (guint j = 0; j < paddock_tool_tables[i]->n_rows; j++) {
        const PaddockTool *tool = &paddock_tool_tables[i]->rows[j];
        GtkWidget *button = find_tool (window, tool->label);

        g_test_message ("%s", tool->id);
        g_assert_nonnull (button);
        g_assert_cmpint (gtk_widget_get_visible (button), ==,
                         paddock_tool_suits (tool, paddock_editor_get_track (editor)));
        if (!paddock_tool_suits (tool, paddock_editor_get_track (editor)))
          continue;
        g_signal_emit_by_name (button, "clicked");
        g_assert_cmpstr (paddock_editor_get_tool (editor)->id, ==, tool->id);
        g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
      }
    discard (window);
  }
}

static void
test_options_change_the_settings (void)
{
  PaddockWindow *window = present_template ("templates/joyride-track.track.xml");
  PaddockEditor *editor = paddock_window_get_editor (window);
  GtkWidget *barrier, *mirror, *size;

  paddock_editor_set_tool (editor, "brush");
  barrier = find_option (window, GTK_TYPE_TOGGLE_BUTTON, "Barrier");
  mirror = find_option (window, GTK_TYPE_TOGGLE_BUTTON, "Mirror");
  g_signal_emit_by_name (barrier, "clicked");
  g_assert_cmpint (paddock_editor_get_settings (editor)->kind, ==, PADDOCK_CELL_BARRIER);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (barrier)));
  g_signal_emit_by_name (mirror, "clicked");
  g_assert_cmpint (paddock_editor_get_settings (editor)->symmetry, ==, PADDOCK_SYMMETRY_MIRROR);

  for (size = NULL; !size;) /* the first number that is shown is the brush's */
    size = find_option (window, GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (size), 3);
  g_assert_cmpint (paddock_editor_get_settings (editor)->radius, ==, 3);
  paddock_editor_set_tool (editor, "note");
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (size)));
  discard (window);
}

static void
test_locks_are_in_the_status_bar (void)
{
  PaddockWindow *window = present_template ("templates/joyride-track.track.xml");
  PaddockEditor *editor = paddock_window_get_editor (window);
  GtkWidget *lock = find_with_tooltip (GTK_WIDGET (window), GTK_TYPE_TOGGLE_BUTTON, "Lock Board");

  g_assert_nonnull (lock);
  activate (window, "set.lock-board");
  g_assert_true (paddock_editor_get_settings (editor)->is_board_locked);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lock)));
  activate (window, "set.lock-board");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lock)));
  discard (window);
}

/* One setting for all windows, which the hands of each page follow. */
static void
test_snapping_is_in_the_status_bar (void)
{
  PaddockWindow *window = present_template ("templates/joyride-track.track.xml");
  PaddockEditor *editor = paddock_window_get_editor (window);
  GtkWidget *button =
    find_with_tooltip (GTK_WIDGET (window), GTK_TYPE_TOGGLE_BUTTON, "Toggle Snapping");

  g_assert_nonnull (button);
  g_assert_true (paddock_editor_get_settings (editor)->is_snapping);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  activate (window, "view.snapping");
  g_assert_false (paddock_editor_get_settings (editor)->is_snapping);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  activate (window, "view.snapping");
  g_assert_true (paddock_editor_get_settings (editor)->is_snapping);
  discard (window);
}

static void
select_hex (PaddockEditor *editor, PaddockHex hex)
{
  g_auto (PaddockSelection) selection = { 0 };

  paddock_selection_set_hex (&selection, hex, TRUE);
  paddock_editor_set_selection (editor, &selection);
}

/* What was copied in one document is in hand in another, until the clipboard holds something else. */
static void
test_copies_between_documents (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockEditor *editor = paddock_window_get_editor (window);
  PaddockHex barrier = PADDOCK_HEX (5, 4);

  g_assert_cmpint (paddock_board_get (paddock_editor_get_track (editor)->board, barrier).kind, ==,
                   PADDOCK_CELL_BARRIER);
  select_hex (editor, barrier);
  activate (window, "edit.copy");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s",
                              "templates/joyride-track.track.xml");
  wait_until (is_shown (window));
  editor = paddock_window_get_editor (window);
  g_assert_null (paddock_editor_get_settings (editor)->stamp);
  activate (window, "edit.paste");
  wait_until (paddock_editor_get_settings (editor)->stamp);
  g_assert_cmpstr (paddock_editor_get_tool (editor)->id, ==, "stamp");
  g_assert_cmpuint (paddock_board_count (paddock_editor_get_settings (editor)->stamp->board), ==,
                    1);
  close_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/tool-palette/takes-tools-in-hand", test_palette_takes_tools_in_hand);
  g_test_add_func ("/app/tool-options/change-the-settings", test_options_change_the_settings);
  g_test_add_func ("/app/tool-options/locks-are-in-the-status-bar",
                   test_locks_are_in_the_status_bar);
  g_test_add_func ("/app/tool-options/snapping-is-in-the-status-bar",
                   test_snapping_is_in_the_status_bar);
  g_test_add_func ("/app/clipboard/copies-between-documents", test_copies_between_documents);
  return g_test_run ();
}
