/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What somebody who has read nothing does first: begins a document, draws, sees what is missing, races.
 */

#include "window-fixture.h"

#include "actions.h"
#include "canvas.h"
#include "check.h"
#include "document-card.h"
#include "library.h"
#include "outline-panel.h"
#include "race-clock.h"
#include "side-panel.h"
#include "tool.h"

static PaddockWindow *
present_new (const char *id)
{
  PaddockWindow *window = present_window ();

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", id));
  wait_until (is_shown (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static GtkWidget *
get_focus (PaddockWindow *window)
{
  return gtk_root_get_focus (GTK_ROOT (window));
}

static gboolean
is_on_canvas (PaddockWindow *window)
{
  PaddockCanvas *canvas = paddock_document_page_get_canvas (paddock_window_get_page (window));

  return get_focus (window) == GTK_WIDGET (canvas);
}

/* From its card on the welcome page, which has the focus until then. */
static void
test_keys_go_to_a_new_document (void)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_TEMPLATES);

  for (guint i = 0; ids[i]; i++) {
    PaddockWindow *window = present_window ();
    GtkWidget *card = NULL;

    if (g_str_has_suffix (ids[i], ".playtest.xml")) { /* asks for its track first */
      close_window (window);
      continue;
    }
    wait_until ((card = find_widget (GTK_WIDGET (window), PADDOCK_TYPE_DOCUMENT_CARD, NULL)));
    gtk_widget_grab_focus (card);
    gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", ids[i]);
    g_signal_emit_by_name (card, "clicked");
    wait_until (is_shown (window));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    g_test_message ("%s: %s", ids[i], G_OBJECT_TYPE_NAME (get_focus (window)));
    g_assert_true (is_on_canvas (window));
    close_window (window);
  }
}

static gboolean
is_in_panel (PaddockWindow *window)
{
  return gtk_widget_get_ancestor (get_focus (window), PADDOCK_TYPE_SIDE_PANEL) != NULL;
}

static void
test_a_key_goes_to_the_panel_and_back (void)
{
  PaddockWindow *window = present_new ("templates/joyride-track.track.xml");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.switch-pane", NULL);
  g_assert_true (is_in_panel (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.switch-pane", NULL);
  g_assert_true (is_on_canvas (window));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.switch-pane", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "tool.brush", NULL);
  g_assert_true (is_on_canvas (window)); /* a tool is taken in order to be used */

  g_object_set (window, "show-panel", FALSE, NULL); /* it is shown first */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.switch-pane", NULL);
  g_assert_true (is_on_canvas (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.switch-pane", NULL);
  g_assert_true (is_in_panel (window));
  close_window (window);
}

static void
test_keys_lead_to_each_page_of_the_panel (void)
{
  static const char *const pages[] = { "properties", "problems", "outline", "history" };
  PaddockWindow *window = present_new ("templates/joyride-track.track.xml");
  PaddockSidePanel *panel = find_widget (GTK_WIDGET (window), PADDOCK_TYPE_SIDE_PANEL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *action = g_strconcat ("panel.", pages[i], NULL);
    g_autofree char *page = NULL;

    gtk_widget_grab_focus (GTK_WIDGET (paddock_window_get_drawing (window)));
    gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
    g_object_get (panel, "page", &page, NULL);
    g_assert_cmpstr (page, ==, pages[i]);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    g_test_message ("%s: %s", page, G_OBJECT_TYPE_NAME (get_focus (window)));
    g_assert_true (is_in_panel (window));
    g_assert_null (gtk_widget_get_ancestor (get_focus (window), ADW_TYPE_VIEW_SWITCHER));
  }
  close_window (window);
}

#define KETTLE "vehicles/copper-kettle.vehicle.xml"

static void
open_page (PaddockWindow *window, const char *action)
{
  gtk_widget_grab_focus (GTK_WIDGET (paddock_window_get_drawing (window)));
  activate (window, action);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

static gboolean
is_in (PaddockWindow *window, GType type)
{
  return get_focus (window) && gtk_widget_get_ancestor (get_focus (window), type) != NULL;
}

/* Into the lists, not to the tabs or to what lists can be searched with; F6 as well. */
static void
test_keys_lead_into_the_content (void)
{
  PaddockWindow *window = present_new (KETTLE);

  open_page (window, "panel.outline");
  g_assert_true (is_in (window, GTK_TYPE_LIST_VIEW));
  open_page (window, "win.switch-pane");
  g_assert_true (is_in (window, GTK_TYPE_LIST_VIEW));
  open_page (window, "panel.history");
  g_assert_true (is_in (window, GTK_TYPE_LIST_VIEW));
  open_page (window, "panel.properties");
  g_assert_false (is_in (window, ADW_TYPE_VIEW_SWITCHER));
  open_page (window, "win.switch-pane");
  g_assert_false (is_in (window, ADW_TYPE_VIEW_SWITCHER));
  close_window (window);
}

/* Sends Alt+Down to whatever has the keyboard, as a key would. */
static void
move_down (GtkWidget *panel)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (panel);
  g_autoptr (GVariant) by = g_variant_ref_sink (g_variant_new_int32 (1));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller)
                      && k < g_list_model_get_n_items (G_LIST_MODEL (controller));
         k++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
      GVariant *arguments = gtk_shortcut_get_arguments (shortcut);

      if (arguments && g_variant_equal (arguments, by))
        gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, panel, arguments);
    }
  }
}

/* The first row of the outline that has another of its kind behind it. */
static void
test_a_moved_row_keeps_the_keyboard (void)
{
  PaddockWindow *window = present_new (KETTLE);
  GtkWidget *panel, *list;
  GtkSelectionModel *rows;
  guint i = 0;

  open_page (window, "panel.outline");
  panel = gtk_widget_get_ancestor (get_focus (window), PADDOCK_TYPE_OUTLINE_PANEL);
  list = gtk_widget_get_ancestor (get_focus (window), GTK_TYPE_LIST_VIEW);
  rows = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  do {
    g_assert_cmpuint (i, <, g_list_model_get_n_items (G_LIST_MODEL (rows)));
    gtk_selection_model_select_item (rows, i++, TRUE);
    gtk_widget_grab_focus (panel);
    move_down (panel);
  } while (!gtk_selection_model_is_selected (rows, i));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (is_in (window, GTK_TYPE_LIST_VIEW));
  g_assert_true (gtk_widget_get_state_flags (get_focus (window)) & GTK_STATE_FLAG_SELECTED);
  activate (window, "doc.undo");
  close_window (window);
}

static void
assert_race_button (PaddockWindow *window, gboolean is_visible, gboolean is_sensitive)
{
  g_assert_cmpint (gtk_widget_get_visible (window->race_button), ==, is_visible);
  if (is_visible)
    g_assert_cmpint (gtk_widget_is_sensitive (gtk_widget_get_first_child (window->race_button)), ==,
                     is_sensitive);
}

static void
test_tracks_and_vehicles_have_a_race_button (void)
{
  static const struct {
    const char *id;
    gboolean is_visible, is_sensitive;
  } cases[] = {
    { "templates/joyride-track.track.xml", TRUE, TRUE },
    { "templates/frothy-track.track.xml", TRUE, TRUE },
    { "templates/road-track.track.xml", TRUE, TRUE },
    { "templates/car.vehicle.xml", TRUE, TRUE },
    { "templates/licence.vehicle.xml", TRUE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    PaddockWindow *window = present_new (cases[i].id);

    g_test_message ("%s", cases[i].id);
    assert_race_button (window, cases[i].is_visible, cases[i].is_sensitive);
    close_window (window);
  }
}

/* What a toast says, or NULL. */
static const char *
find_toast (PaddockWindow *window)
{
  GtkWidget *toast =
    find_widget (GTK_WIDGET (window->toasts), g_type_from_name ("AdwToastWidget"), NULL);
  GtkWidget *label = toast ? find_widget (toast, GTK_TYPE_LABEL, NULL) : NULL;

  return label ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

static const char *
get_race_tooltip (PaddockWindow *window)
{
  return gtk_widget_get_tooltip_text (window->race_button);
}

static void
set_game (PaddockWindow *window, PaddockGameName game)
{
  PaddockDocumentFile *file = paddock_window_get_file (window);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, "Change Game", NULL);

  ((PaddockHexTrack *) edit->draft)->game = (int) game;
  g_assert_true (paddock_document_file_commit (file, edit));
}

/* The button says beforehand why a track can't be raced, and F5 says it when it is pressed. */
static void
test_what_cannot_be_raced_says_why (void)
{
  static const char reason[] = "Joystick Heroes can’t be raced yet.";
  PaddockWindow *window = present_new ("templates/joyride-track.track.xml");

  set_game (window, PADDOCK_GAME_ARCADE);
  assert_race_button (window, TRUE, FALSE);
  g_assert_cmpstr (get_race_tooltip (window), ==, reason);
  g_assert_null (find_toast (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "race.toggle", NULL);
  wait_until (find_toast (window));
  g_assert_cmpstr (find_toast (window), ==, reason);
  g_assert_null (paddock_window_get_race (window));
  activate (window, "doc.undo");
  close_window (window);
}

/* The game may be changed while the track is open. */
static void
test_reason_follows_the_game (void)
{
  PaddockWindow *window = present_new ("templates/joyride-track.track.xml");

  g_assert_nonnull (strstr (get_race_tooltip (window), "F5"));
  set_game (window, PADDOCK_GAME_ARCADE);
  g_assert_cmpstr (get_race_tooltip (window), ==, "Joystick Heroes can’t be raced yet.");
  activate (window, "doc.undo");
  g_assert_nonnull (strstr (get_race_tooltip (window), "F5"));
  close_window (window);
}

static void
test_drivers_race_alone (void)
{
  PaddockWindow *window = present_new ("templates/joyride-track.track.xml");
  PaddockDocument *document;
  const PaddockPlaytest *plan;

  gtk_widget_activate_action (GTK_WIDGET (window), "race.drivers", NULL);
  wait_until (paddock_window_get_race (window));
  assert_race_button (window, FALSE, FALSE);
  g_assert_true (paddock_race_is_playing (paddock_window_get_race (window)));
  document = paddock_document_file_get_document (paddock_window_get_file (window));
  plan = document->record;
  g_assert_cmpuint (paddock_list_len (plan->seats), >=, 2);
  for (guint i = 0; i < paddock_list_len (plan->seats); i++)
    g_assert_cmpstr (PADDOCK_LIST_AT (plan->seats, PaddockPlaytestSeat, i)->driver, ==, "racer");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A vehicle by itself on a track that has laps; one key leads there and one back. */
static void
drive_lap (const char *vehicle, const char *game)
{
  PaddockWindow *window = present_new (vehicle);
  PaddockDocumentFile *sheet = paddock_window_get_file (window);
  const PaddockPlaytest *plan;
  const PaddockSource *source;

  gtk_widget_activate_action (GTK_WIDGET (window), "race.lap", NULL);
  wait_until (paddock_window_get_race (window));
  g_assert_true (paddock_race_is_playing (paddock_window_get_race (window)));
  plan = paddock_document_file_get_document (paddock_window_get_file (window))->record;
  g_assert_cmpstr (plan->game, ==, game);
  g_assert_cmpuint (paddock_list_len (plan->seats), ==, 1);
  source = &PADDOCK_LIST_AT (plan->seats, PaddockPlaytestSeat, 0)->vehicle;
  g_assert_true (
    paddock_document_equal (source->document, paddock_document_file_get_document (sheet)));
  paddock_race_set_speed (paddock_window_get_race (window), 64);
  wait_until (!paddock_race_get_decision (paddock_window_get_race (window)));
  g_assert_null (paddock_race_get_error (paddock_window_get_race (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "race.toggle", NULL);
  wait_until (paddock_window_get_file (window) == sheet);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_a_lap_alone (void)
{
  drive_lap ("vehicles/gossamer.vehicle.xml", "frothy");
  drive_lap ("vehicles/stunt-buggy.vehicle.xml", "joyride");
}

static PaddockDocument *
dup_empty_track (PaddockGameName game)
{
  PaddockHexTrack *track = g_malloc (paddock_hex_track_kind.type->size);

  paddock_record_init (paddock_hex_track_kind.type, track);
  track->game = game;
  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

static guint
count_tools (PaddockGameName game)
{
  g_autoptr (PaddockDocument) document = dup_empty_track (game);
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  guint n = 0;

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, i);

    if (!finding->tool)
      continue;
    g_test_message ("%s: %s", finding->message, finding->tool);
    g_assert_nonnull (paddock_tool_find (finding->tool));
    g_assert_true (paddock_tool_suits (paddock_tool_find (finding->tool), document->record));
    n++;
  }

  return n;
}

/* An empty document leads from tool to tool. */
static void
test_what_is_missing_names_its_tool (void)
{
  g_assert_cmpuint (count_tools (PADDOCK_GAME_JOYRIDE), >=, 3);
  g_assert_cmpuint (count_tools (PADDOCK_GAME_FROTHY), >=, 2);
}

static void
test_a_problem_hands_over_the_tool (void)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) empty = dup_empty_track (PADDOCK_GAME_JOYRIDE);
  GtkWidget *button = NULL;

  paddock_window_open_untitled (window, empty);
  wait_until (is_shown (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "problem.next", NULL);
  wait_until ((button = find_button (GTK_WIDGET (window), "Place Starting Line")));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (paddock_editor_get_tool (paddock_window_get_editor (window))->id, ==, "start");
  g_assert_true (is_on_canvas (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* 1024 x 700 are enough for it. */
static void
test_shortcuts_fit_a_small_screen (void)
{
  GtkWindow *window = paddock_actions_create_shortcuts_window ();
  int width, height;

  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  width = gtk_widget_get_width (GTK_WIDGET (window));
  height = gtk_widget_get_height (GTK_WIDGET (window));
  g_test_message ("%d x %d", width, height);
  g_assert_cmpint (width, <=, 1024);
  g_assert_cmpint (height, <=, 700);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/first-steps/keys-go-to-a-new-document", test_keys_go_to_a_new_document);
  g_test_add_func ("/app/first-steps/a-key-goes-to-the-panel-and-back",
                   test_a_key_goes_to_the_panel_and_back);
  g_test_add_func ("/app/first-steps/keys-lead-to-each-page-of-the-panel",
                   test_keys_lead_to_each_page_of_the_panel);
  g_test_add_func ("/app/first-steps/keys-lead-into-the-content", test_keys_lead_into_the_content);
  g_test_add_func ("/app/first-steps/a-moved-row-keeps-the-keyboard",
                   test_a_moved_row_keeps_the_keyboard);
  g_test_add_func ("/app/first-steps/tracks-and-vehicles-have-a-race-button",
                   test_tracks_and_vehicles_have_a_race_button);
  g_test_add_func ("/app/first-steps/what-cannot-be-raced-says-why",
                   test_what_cannot_be_raced_says_why);
  g_test_add_func ("/app/first-steps/reason-follows-the-game", test_reason_follows_the_game);
  g_test_add_func ("/app/first-steps/drivers-race-alone", test_drivers_race_alone);
  g_test_add_func ("/app/first-steps/a-lap-alone", test_a_lap_alone);
  g_test_add_func ("/app/first-steps/what-is-missing-names-its-tool",
                   test_what_is_missing_names_its_tool);
  g_test_add_func ("/app/first-steps/a-problem-hands-over-the-tool",
                   test_a_problem_hands_over_the_tool);
  g_test_add_func ("/app/first-steps/shortcuts-fit-a-small-screen",
                   test_shortcuts_fit_a_small_screen);
  return g_test_run ();
}
