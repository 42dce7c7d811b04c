/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "card-chooser.h"
#include "command-search.h"
#include "history-panel.h"
#include "history-step.h"
#include "library.h"
#include "panel-frame.h"
#include "properties-panel.h"
#include "road-overlay.h"
#include "side-panel.h"
#include "track-things.h"

static GtkWidget *
find_panel (PaddockWindow *window)
{
  return find_widget (GTK_WIDGET (paddock_window_get_page (window)), PADDOCK_TYPE_SIDE_PANEL, NULL);
}

static GtkWidget *
find_frame (PaddockWindow *window)
{
  return find_widget (GTK_WIDGET (paddock_window_get_page (window)), PADDOCK_TYPE_PANEL_FRAME,
                      NULL);
}

static void
test_page_and_width_are_remembered (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  g_autoptr (PaddockSettings) settings = g_object_ref (window->settings);
  g_autofree char *page = NULL;
  int width;

  g_object_set (find_panel (window), "page", "history", NULL);
  g_object_set (find_frame (window), "width", 400, NULL);
  close_window (window);

  window = present_example (folder);
  g_object_get (find_panel (window), "page", &page, NULL);
  g_object_get (find_frame (window), "width", &width, NULL);
  g_assert_cmpstr (page, ==, "history");
  g_assert_cmpint (width, ==, 400);
  g_object_set (window->settings, "panel-page", "nonsense", NULL);
  g_object_set (find_panel (window), "page", "properties", NULL);
  g_object_set (find_frame (window), "width", 1, NULL);
  g_object_get (settings, "panel-width", &width, NULL);
  g_assert_cmpint (width, ==, PADDOCK_PANEL_MIN_WIDTH);
  close_window (window);
  remove_folder (folder);
}

static char *
dup_words (GListModel *steps, guint i)
{
  g_autoptr (PaddockHistoryStep) step = g_list_model_get_item (steps, i);
  g_autofree char *label = NULL;
  g_autofree char *words = NULL;

  g_object_get (step, "label", &label, "state-words", &words, NULL);
  return g_strjoin ("|", label, words, NULL);
}

static void
assert_steps (GListModel *steps, const char *const *expected)
{
  g_assert_cmpuint (g_list_model_get_n_items (steps), ==, g_strv_length ((char **) expected));
  for (guint i = 0; expected[i]; i++) {
    g_autofree char *words = dup_words (steps, i);

    g_assert_cmpstr (words, ==, expected[i]);
  }
}

static void
test_history_lists_and_travels (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  GtkWidget *panel = find_widget (find_panel (window), PADDOCK_TYPE_HISTORY_PANEL, NULL);
  GtkListView *list = find_widget (panel, GTK_TYPE_LIST_VIEW, NULL);
  GListModel *steps = G_LIST_MODEL (gtk_list_view_get_model (list));

  set_title (file, "One");
  set_title (file, "Two");
  assert_steps (steps,
                (const char *const[]){ "Opened|", "Change Title|", "Change Title|Current", NULL });

  g_signal_emit_by_name (list, "activate", 1);
  g_assert_cmpstr (get_title (file), ==, "One");
  assert_steps (steps, (const char *const[]){ "Opened|", "Change Title|Current",
                                              "Change Title|Undone", NULL });

  set_title (file, "Three"); /* what was undone goes */
  assert_steps (steps,
                (const char *const[]){ "Opened|", "Change Title|", "Change Title|Current", NULL });
  g_signal_emit_by_name (list, "activate", 0);
  g_assert_false (paddock_document_file_is_modified (file));
  close_window (window);
  remove_folder (folder);
}

/* Moves about in a long history, which then becomes too long. */
static void
test_history_follows_far_moves (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  PaddockHistory *history = (PaddockHistory *) paddock_document_file_get_history (file);
  GtkWidget *panel = find_widget (find_panel (window), PADDOCK_TYPE_HISTORY_PANEL, NULL);
  GtkListView *list = find_widget (panel, GTK_TYPE_LIST_VIEW, NULL);
  GListModel *steps = G_LIST_MODEL (gtk_list_view_get_model (list));

  for (guint i = 0; i < 5; i++)
    set_title (file, (char[]){ 'a' + (char) i, 0 });
  paddock_document_file_travel (file, 1);
  assert_steps (steps, (const char *const[]){ "Opened|", "Change Title|Current",
                                              "Change Title|Undone", "Change Title|Undone",
                                              "Change Title|Undone", "Change Title|Undone", NULL });
  paddock_document_file_travel (file, 4);
  assert_steps (steps,
                (const char *const[]){ "Opened|", "Change Title|", "Change Title|", "Change Title|",
                                       "Change Title|Current", "Change Title|Undone", NULL });

  paddock_history_set_limit (history, 1);
  set_title (file, "End");
  assert_steps (steps, (const char *const[]){ "Change Title|", "Change Title|Current", NULL });
  paddock_document_file_undo (file);
  assert_steps (steps,
                (const char *const[]){ "Change Title|Current", "Change Title|Undone", NULL });
  paddock_history_mark_saved (history, paddock_history_get_current (history));
  close_window (window);
  remove_folder (folder);
}

/* Problems. */

static PaddockProblemsPanel *
get_problems (PaddockWindow *window)
{
  return paddock_drawing_view_get_problems (paddock_window_get_drawing (window));
}

/* A document with two letters in the legend that no hex has, and no other problem that has a repair. */
static PaddockWindow *
present_unused_letters (void)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  for (char letter = 'a'; letter <= 'b'; letter++) {
    PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);

    paddock_text_set (&special->key, (char[]){ letter, 0 });
    paddock_text_set (&special->name, "oil");
  }
  paddock_window_open_untitled (window, document);
  wait_until (paddock_problems_panel_count (get_problems (window), PADDOCK_PROBLEM_HINT) >= 2);

  return window;
}

static PaddockCanvas *
get_canvas (PaddockWindow *window)
{
  return paddock_document_page_get_canvas (paddock_window_get_page (window));
}

/* A road without its finish, so long that it can't be seen as a whole at its real size. */
static PaddockWindow *
present_broken_road (void)
{
  g_autoptr (PaddockDocument) example =
    paddock_library_load ("tracks/market-square.track.xml", NULL);
  PaddockRoadTrack *track = paddock_document_dup_record (example);
  g_autoptr (PaddockDocument) document = NULL;
  PaddockWindow *window = present_window ();

  paddock_list_remove (&track->places, paddock_list_len (track->places) - 1);
  document = paddock_document_new_take (&paddock_road_track_kind, track);
  paddock_window_open_untitled (window, document);
  wait_until (paddock_problems_panel_count (get_problems (window), PADDOCK_PROBLEM_ERROR) > 0);
  wait_until (paddock_canvas_get_view (get_canvas (window)).width > 0);
  return window;
}

static gboolean
shows_the_end (PaddockWindow *window)
{
  const PaddockRoadTrack *track =
    paddock_document_file_get_document (paddock_window_get_file (window))->record;
  g_autoptr (PaddockRoadLayout) layout = paddock_road_layout_new (track);
  int n = layout->course->n_rows;
  PaddockRect end = paddock_road_layout_measure (layout, n, n),
              view = paddock_canvas_get_view (get_canvas (window));

  return end.x >= view.x && end.y >= view.y && end.x + end.width <= view.x + view.width
         && end.y + end.height <= view.y + view.height;
}

static void
test_a_problem_of_a_road_comes_into_view (void)
{
  PaddockWindow *window = present_broken_road ();
  const PaddockFinding *finding = NULL;

  activate (window, "view.actual-size");
  activate (window, "view.zoom-in");
  g_assert_false (shows_the_end (window));
  for (guint i = 0; i < 20 && !(finding && g_str_equal (finding->place, "finish")); i++) {
    activate (window, "problem.next");
    finding =
      paddock_problem_get_finding (paddock_problems_panel_get_problem (get_problems (window)));
  }
  g_assert_cmpstr (finding->place, ==, "finish");
  g_assert_true (shows_the_end (window));
  close_window (window);
}

/* Goes on until a problem that can be repaired is in hand. */
static void
find_repair (PaddockWindow *window)
{
  for (guint i = 0; i < 40 && !paddock_problems_panel_can_fix (get_problems (window)); i++)
    activate (window, "problem.next");
  g_assert_true (paddock_problems_panel_can_fix (get_problems (window)));
}

static guint
count_letters (PaddockWindow *window)
{
  const PaddockHexTrack *track =
    paddock_document_file_get_document (paddock_window_get_file (window))->record;

  return paddock_list_len (track->specials);
}

static gboolean
is_current (PaddockWindow *window, guint n_hints)
{
  return paddock_problems_panel_count (get_problems (window), PADDOCK_PROBLEM_HINT) == n_hints;
}

static void
test_problems_are_repaired (void)
{
  PaddockWindow *window = present_unused_letters ();
  guint n_hints = paddock_problems_panel_count (get_problems (window), PADDOCK_PROBLEM_HINT);

  find_repair (window);
  activate (window, "problem.fix");
  g_assert_cmpuint (count_letters (window), ==, 1);
  g_assert_cmpstr (paddock_document_file_get_undo_label (paddock_window_get_file (window)), ==,
                   "Remove from Legend");
  g_assert_false (paddock_problems_panel_can_fix (get_problems (window))); /* out of date */
  wait_until (is_current (window, n_hints - 1));
  activate (window, "doc.undo");
  wait_until (is_current (window, n_hints));

  find_repair (window);
  activate (window, "problem.fix-all");
  g_assert_cmpuint (count_letters (window), ==, 0);
  activate (window, "doc.undo"); /* one step */
  g_assert_cmpuint (count_letters (window), ==, 2);
  g_assert_false (paddock_document_file_is_modified (paddock_window_get_file (window)));
  close_window (window);
}

static guint
count_places (PaddockWindow *window)
{
  const PaddockRoadTrack *track =
    paddock_document_file_get_document (paddock_window_get_file (window))->record;

  return paddock_list_len (track->places);
}

static void
test_problems_of_roads_are_repaired (void)
{
  PaddockWindow *window = present_broken_road ();
  PaddockDocumentFile *file = paddock_window_get_file (window);
  guint n_places = count_places (window);

  find_repair (window);
  activate (window, "problem.fix");
  g_assert_cmpuint (count_places (window), ==, n_places + 1);
  g_assert_cmpstr (paddock_document_file_get_undo_label (file), ==, "Lay the Pieces in Order");
  activate (window, "doc.undo"); /* one step */
  g_assert_cmpuint (count_places (window), ==, n_places);
  g_assert_null (paddock_document_file_get_undo_label (file));
  close_window (window);
}

static void
test_problems_are_accepted_and_taken_back (void)
{
  PaddockWindow *window = present_unused_letters ();
  guint n_hints = paddock_problems_panel_count (get_problems (window), PADDOCK_PROBLEM_HINT);
  GtkWidget *panel = GTK_WIDGET (get_problems (window));

  find_repair (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "problem.accept-because", "s", "For later.");
  wait_until (is_current (window, n_hints - 1));
  g_assert_cmpuint (paddock_problems_panel_count (get_problems (window), PADDOCK_PROBLEM_ACCEPTED),
                    ==, 1);
  g_assert_null (paddock_problems_panel_get_problem (get_problems (window))); /* it is not listed */

  for (GtkWidget *toggle = gtk_widget_get_first_child (
         gtk_widget_get_first_child (gtk_widget_get_first_child (panel)));
       toggle; toggle = gtk_widget_get_next_sibling (toggle))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle),
                                  !gtk_widget_get_next_sibling (toggle)); /* the last */
  activate (window, "problem.next");
  g_assert_cmpstr (paddock_problem_get_finding (
                     paddock_problems_panel_get_problem (get_problems (window)))
                     ->reason,
                   ==, "For later.");
  activate (window, "problem.take-back");
  wait_until (is_current (window, n_hints));
  activate (window, "doc.undo");
  activate (window, "doc.undo");
  g_assert_false (paddock_document_file_is_modified (paddock_window_get_file (window)));
  close_window (window);
}

static void
test_a_problem_selects_what_it_is_about (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockEditor *editor = paddock_window_get_editor (window);

  wait_until (paddock_problems_panel_count (get_problems (window), PADDOCK_PROBLEM_ERROR) > 0);
  activate (window, "problem.next"); /* the worst: the starting line has too little room */
  g_assert_cmpuint (paddock_selection_get_n_things (paddock_editor_get_selection (editor)), ==, 1);
  g_assert_cmpint (paddock_selection_get_thing (paddock_editor_get_selection (editor), 0).kind, ==,
                   PADDOCK_THING_START);
  close_window (window);
  remove_folder (folder);
}

/* Outline and properties. */

static void
select_things (PaddockWindow *window, PaddockThingKind kind, guint first, guint n)
{
  g_auto (PaddockSelection) selection = { 0 };

  for (guint i = first; i < first + n; i++)
    paddock_selection_set_thing (&selection,
                                 (PaddockThing){ .kind = (guint8) kind, .index = (guint16) i },
                                 TRUE);
  paddock_editor_set_selection (paddock_window_get_editor (window), &selection);
}

static const PaddockHexTrack *
get_track (PaddockWindow *window)
{
  return paddock_editor_get_track (paddock_window_get_editor (window));
}

/* The form says where the thing lies. */
static void
assert_title (GtkWidget *panel, PaddockWindow *window, PaddockThingKind kind, guint index)
{
  AdwPreferencesGroup *group = find_widget (panel, ADW_TYPE_PREFERENCES_GROUP, NULL);
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  g_autofree char *place = NULL;

  paddock_track_get_hexes (get_track (window), kind, index, hexes);
  place = g_strdup_printf (" at %d, %d", hexes[0].q, hexes[0].r);
  g_assert_true (g_str_has_suffix (adw_preferences_group_get_title (group), place));
}

/* A thing that was just laid is the selected one, and there to be changed; undone, the track is again. */
static void
test_what_is_laid_shows_its_properties (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockEditor *editor = paddock_window_get_editor (window);
  GtkWidget *panel = find_widget (find_panel (window), PADDOCK_TYPE_PROPERTIES_PANEL, NULL);
  PaddockHexLayout layout = { (PaddockOrientation) get_track (window)->orientation, 1, { 0, 0 } };
  guint n = paddock_list_len (get_track (window)->obstacles);
  PaddockBoardBounds bounds;

  paddock_board_get_bounds (get_track (window)->board, &bounds);
  g_assert_null (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Shape"));
  paddock_editor_set_tool (editor, "obstacle");
  for (int q = bounds.min.q;
       q <= bounds.max.q && paddock_list_len (get_track (window)->obstacles) == n; q++) {
    paddock_editor_press (editor,
                          paddock_hex_layout_centre (&layout, PADDOCK_HEX (q, bounds.min.r)), 0);
    paddock_editor_release (editor);
  }
  g_assert_cmpuint (paddock_list_len (get_track (window)->obstacles), ==, n + 1);
  g_assert_nonnull (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Shape"));
  assert_title (panel, window, PADDOCK_THING_OBSTACLE, n);
  paddock_editor_set_tool (editor, "select"); /* and moved, it says so */
  activate (window, "edit.nudge-down");
  assert_title (panel, window, PADDOCK_THING_OBSTACLE, n);
  paddock_document_file_undo (paddock_window_get_file (window));
  paddock_document_file_undo (paddock_window_get_file (window));
  g_assert_null (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Shape"));
  close_window (window);
  remove_folder (folder);
}

static void
set_game (PaddockWindow *window, PaddockGameName game, const char *items)
{
  PaddockDocumentFile *file = paddock_window_get_file (window);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, "Change Game", NULL);
  PaddockHexTrack *track = edit->draft;

  track->game = (int) game;
  paddock_text_set (&track->items, items);
  g_assert_true (paddock_document_file_commit (file, edit));
}

/* A form has what the track's game knows, and whatever else the track has. */
static void
test_fields_of_other_games_are_hidden (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  GtkWidget *panel = find_widget (find_panel (window), PADDOCK_TYPE_PROPERTIES_PANEL, NULL);

  g_assert_nonnull (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Items"));
  g_assert_null (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Course"));
  set_game (window, PADDOCK_GAME_FROTHY, "");
  g_assert_null (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Items"));
  g_assert_nonnull (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Course"));
  set_game (window, PADDOCK_GAME_FROTHY, "oil");
  g_assert_nonnull (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Items"));
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    activate (window, "doc.undo");
  close_window (window);
  remove_folder (folder);
}

static guint
count_games (GtkWidget *panel)
{
  GtkWidget *row = find_widget (panel, ADW_TYPE_COMBO_ROW, "Game");

  return g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row)));
}

/* Two games can be designed for on hexes.  A track that is for another one says so, and can be changed. */
static void
test_games_without_rules_are_not_offered (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  GtkWidget *panel = find_widget (find_panel (window), PADDOCK_TYPE_PROPERTIES_PANEL, NULL);
  AdwComboRow *row;

  g_assert_cmpuint (count_games (panel), ==, 2);
  set_game (window, PADDOCK_GAME_ARCADE, "");
  g_assert_cmpuint (count_games (panel), ==, 3);
  row = ADW_COMBO_ROW (find_widget (panel, ADW_TYPE_COMBO_ROW, "Game"));
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 2);
  adw_combo_row_set_selected (row, 1); /* whereupon the form is another one */
  g_assert_cmpint (get_track (window)->game, ==, PADDOCK_GAME_FROTHY);
  g_assert_nonnull (find_widget (panel, ADW_TYPE_PREFERENCES_ROW, "Course"));
  activate (window, "doc.undo");
  g_assert_cmpint (get_track (window)->game, ==, PADDOCK_GAME_ARCADE);
  row = ADW_COMBO_ROW (find_widget (panel, ADW_TYPE_COMBO_ROW, "Game"));
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 2);
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    activate (window, "doc.undo");
  close_window (window);
  remove_folder (folder);
}

/* Items are chosen by name; a second time takes one out of a list.  A set that is not the standard one comes along. */
static void
test_items_are_chosen (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  GtkWidget *panel = find_widget (find_panel (window), PADDOCK_TYPE_PROPERTIES_PANEL, NULL);
  GtkWidget *row = find_widget (panel, ADW_TYPE_ENTRY_ROW, "Items");
  PaddockCardChooser *chooser = find_widget (row, PADDOCK_TYPE_CARD_CHOOSER, NULL);
  g_autofree char *before = g_strdup (paddock_text_get (get_track (window)->items));
  g_autofree char *with_mine = g_strstrip (g_strconcat (before, " mine", NULL));

  g_assert_nonnull (chooser);
  g_assert_null (strstr (before, "mine"));
  g_signal_emit_by_name (chooser, "chosen", "mine");
  g_assert_cmpstr (paddock_text_get (get_track (window)->items), ==, with_mine);
  g_signal_emit_by_name (chooser, "chosen", "mine");
  g_assert_cmpstr (paddock_text_get (get_track (window)->items), ==, before);

  select_things (window, PADDOCK_THING_ITEM, 0, 1);
  row = find_widget (panel, ADW_TYPE_ENTRY_ROW, "Type");
  chooser = find_widget (row, PADDOCK_TYPE_CARD_CHOOSER, NULL);
  g_assert_nonnull (chooser);
  g_signal_emit_by_name (chooser, "chosen", "rocket");
  g_assert_cmpstr (paddock_text_get (
                     PADDOCK_LIST_AT (get_track (window)->board_items, PaddockBoardItem, 0)->item),
                   ==, "rocket");
  while (paddock_document_file_is_modified (paddock_window_get_file (window)))
    paddock_document_file_undo (paddock_window_get_file (window));
  close_window (window);
  remove_folder (folder);
}

static void
test_outline_shares_the_selection (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  GtkWidget *panel = find_widget (find_panel (window), PADDOCK_TYPE_OUTLINE_PANEL, NULL);
  GtkListView *list = find_widget (panel, GTK_TYPE_LIST_VIEW, NULL);
  GtkSelectionModel *rows = gtk_list_view_get_model (list);
  const PaddockSelection *selection =
    paddock_editor_get_selection (paddock_window_get_editor (window));

  select_things (window, PADDOCK_THING_CHECKPOINT, 0, 2); /* the start is the first row */
  g_assert_false (gtk_selection_model_is_selected (rows, 0));
  g_assert_true (gtk_selection_model_is_selected (rows, 1));
  g_assert_true (gtk_selection_model_is_selected (rows, 2));
  g_assert_false (gtk_selection_model_is_selected (rows, 3));

  gtk_selection_model_select_item (rows, 3, TRUE);
  g_assert_cmpuint (paddock_selection_get_n_things (selection), ==, 1);
  g_assert_cmpint (paddock_selection_get_thing (selection, 0).index, ==, 2);

  gtk_selection_model_unselect_all (rows);
  g_assert_true (paddock_selection_is_empty (selection));
  close_window (window);
  remove_folder (folder);
}

static void
test_several_things_are_edited_at_once (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  GtkWidget *panel = find_panel (window);
  GtkSpinButton *spin;

  select_things (window, PADDOCK_THING_OBSTACLE, 0, 3);
  g_assert_null (find_widget (panel, ADW_TYPE_ACTION_ROW, "Rotation"));
  spin = find_widget (find_widget (panel, ADW_TYPE_ACTION_ROW, "Rotation (mixed)"),
                      GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_spin_button_set_value (spin, 5);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (PADDOCK_LIST_AT (get_track (window)->obstacles, PaddockObstacle, i)->rotation,
                     ==, 5);
  g_assert_nonnull (find_widget (panel, ADW_TYPE_ACTION_ROW, "Rotation"));
  activate (window, "doc.undo"); /* all in one step */
  g_assert_false (paddock_document_file_is_modified (paddock_window_get_file (window)));

  select_things (window, PADDOCK_THING_OBSTACLE, 0, 0);
  g_assert_nonnull (find_widget (panel, ADW_TYPE_ENTRY_ROW, "Title"));
  close_window (window);
  remove_folder (folder);
}

static void
test_lists_in_records_grow_and_shrink (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  GtkWidget *panel = find_panel (window);
  GtkWidget *row;

  select_things (window, PADDOCK_THING_CHECKPOINT, 0, 1);
  row = find_widget (panel, ADW_TYPE_EXPANDER_ROW, "Token: 1");
  g_signal_emit_by_name (find_widget (row, GTK_TYPE_BUTTON, NULL), "clicked");
  g_assert_cmpuint (paddock_list_len (
                      PADDOCK_LIST_AT (get_track (window)->checkpoints, PaddockCheckpoint, 0)
                        ->tokens),
                    ==, 2);

  row = find_widget (panel, ADW_TYPE_EXPANDER_ROW, "Token 2");
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  g_assert_nonnull (find_widget (row, ADW_TYPE_ACTION_ROW, "Arrow"));
  g_signal_emit_by_name (find_widget (row, GTK_TYPE_BUTTON, NULL), "clicked");
  g_assert_nonnull (find_widget (panel, ADW_TYPE_EXPANDER_ROW, "Token: 1"));
  activate (window, "doc.undo");
  activate (window, "doc.undo");
  g_assert_false (paddock_document_file_is_modified (paddock_window_get_file (window)));
  close_window (window);
  remove_folder (folder);
}

static void
test_what_is_looked_at_is_one_for_all_tabs (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *last = NULL;

  activate (window, "view.look-at-width");
  g_object_get (paddock_window_get_drawing (window), "overlay", &first, NULL);
  g_assert_cmpstr (first, ==, "width");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s",
                              "templates/joyride-track.track.xml");
  g_object_get (paddock_window_get_drawing (window), "overlay", &second, NULL);
  g_assert_cmpstr (second, ==, "width");
  activate (window, "view.look-at-width"); /* again: it goes */
  g_object_get (window, "overlay", &last, NULL);
  g_assert_cmpstr (last, ==, "nothing");
  close_window (window);
  remove_folder (folder);
}

static void
test_a_command_is_found_and_run (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockCanvas *canvas = paddock_document_page_get_canvas (paddock_window_get_page (window));
  GtkWidget *search = NULL;
  GtkEditable *entry;
  double zoom = paddock_canvas_get_zoom (canvas);

  activate (window, "win.find-command");
  wait_until ((search = find_dialog (PADDOCK_TYPE_COMMAND_SEARCH)));
  entry = find_widget (search, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (entry, "zi");
  g_signal_emit_by_name (entry, "activate");
  wait_until (!find_dialog (PADDOCK_TYPE_COMMAND_SEARCH));
  g_assert_cmpfloat (paddock_canvas_get_zoom (canvas), >, zoom);
  close_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/side-panel/page-and-width-are-remembered",
                   test_page_and_width_are_remembered);
  g_test_add_func ("/app/side-panel/history-lists-and-travels", test_history_lists_and_travels);
  g_test_add_func ("/app/side-panel/history-follows-far-moves", test_history_follows_far_moves);
  g_test_add_func ("/app/side-panel/a-problem-of-a-road-comes-into-view",
                   test_a_problem_of_a_road_comes_into_view);
  g_test_add_func ("/app/side-panel/problems-are-repaired", test_problems_are_repaired);
  g_test_add_func ("/app/side-panel/problems-of-roads-are-repaired",
                   test_problems_of_roads_are_repaired);
  g_test_add_func ("/app/side-panel/problems-are-accepted-and-taken-back",
                   test_problems_are_accepted_and_taken_back);
  g_test_add_func ("/app/side-panel/a-problem-selects-what-it-is-about",
                   test_a_problem_selects_what_it_is_about);
  g_test_add_func ("/app/side-panel/what-is-laid-shows-its-properties",
                   test_what_is_laid_shows_its_properties);
  g_test_add_func ("/app/side-panel/fields-of-other-games-are-hidden",
                   test_fields_of_other_games_are_hidden);
  g_test_add_func ("/app/side-panel/games-without-rules-are-not-offered",
                   test_games_without_rules_are_not_offered);
  g_test_add_func ("/app/side-panel/items-are-chosen-by-name", test_items_are_chosen);
  g_test_add_func ("/app/side-panel/outline-shares-the-selection",
                   test_outline_shares_the_selection);
  g_test_add_func ("/app/side-panel/several-things-are-edited-at-once",
                   test_several_things_are_edited_at_once);
  g_test_add_func ("/app/side-panel/lists-in-records-grow-and-shrink",
                   test_lists_in_records_grow_and_shrink);
  g_test_add_func ("/app/view-menu/what-is-looked-at-is-one-for-all-tabs",
                   test_what_is_looked_at_is_one_for_all_tabs);
  g_test_add_func ("/app/command-search/a-command-is-found-and-run",
                   test_a_command_is_found_and_run);
  return g_test_run ();
}
