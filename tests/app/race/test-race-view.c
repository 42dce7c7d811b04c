/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A race in a real window: there and back with one key, played to the end, undone and redone, saved and verified.
 */

#include "race-fixture.h"

#include "canvas-private.h"
#include "car.h"
#include "cards.h"
#include "export-window.h"
#include "games.h"
#include "library.h"
#include "race-choices-private.h"
#include "race-curtain.h"
#include "race-part.h"
#include "race-lines.h"
#include "race-plan.h"
#include "race-seat-card.h"
#include "race-setup-private.h"
#include "race-why-window.h"

static void
test_one_key_goes_there_and_back (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);

  g_assert_null (paddock_race_get_error (race));
  wait_until (is_asked (race));
  g_assert_cmpuint (count_answers (GTK_WIDGET (get_view (window)), FALSE), >, 1);

  activate (window, "race.toggle");
  g_assert_nonnull (paddock_window_get_drawing (window));
  activate (window, "race.toggle");
  g_assert_true (paddock_window_get_race (window) == race);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);
  drop_window (window);
  remove_folder (folder);
}

/* Vehicles hide no key: those lie in a layer of their own, above the pieces. */
static void
test_keys_lie_above_pieces (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockCanvas *canvas = paddock_document_page_get_canvas (paddock_window_get_page (window));
  PaddockRace *race = paddock_window_get_race (window);

  g_assert_cmpint (PADDOCK_OVERLAY_KEYS, >, PADDOCK_OVERLAY_PIECES);
  wait_until (is_asked (race));
  for (guint n = 0; n < 60 && !canvas->overlays[PADDOCK_OVERLAY_TARGETS].is_set; n++)
    answer (window, 0);
  g_assert_true (canvas->overlays[PADDOCK_OVERLAY_TARGETS].is_set);
  g_assert_true (canvas->overlays[PADDOCK_OVERLAY_KEYS].is_set);
  drop_window (window);
  remove_folder (folder);
}

/* The whole race of a person: what is undone to the start and redone to the end is what was saved, to the byte, and what
 * the command line replays. */
static void
test_a_whole_race_is_the_same_undone_and_replayed (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);
  g_autofree char *played = NULL, *redone = NULL;
  g_autoptr (PaddockPlaytestRun) run = NULL;
  guint n = 0;

  wait_until (is_asked (race));
  while (paddock_race_get_decision (race) && n++ < 2000)
    answer (window, 0);
  g_assert_null (paddock_race_get_decision (race));
  g_assert_nonnull (find_button (GTK_WIDGET (get_view (window)), "_Race Again"));
  played = write_document (window);

  while (paddock_race_get_undo_label (race))
    activate (window, "doc.undo");
  g_assert_cmpuint (paddock_session_get_moment (get_session (window)), ==, 0);
  while (paddock_race_get_redo_label (race))
    activate (window, "doc.redo");
  redone = write_document (window);
  g_assert_cmpstr (played, ==, redone);

  run = paddock_playtest_run (paddock_document_file_get_document (paddock_window_get_file (window))
                                ->record,
                              paddock_games, NULL, NULL);
  g_assert_cmpint (run->verdict, ==, PADDOCK_PLAYTEST_PASSED);
  g_assert_cmpuint (paddock_match_hash (paddock_journal_get_match (run->journal)), ==,
                    paddock_match_hash (paddock_race_get_match (race)));
  drop_window (window);
  remove_folder (folder);
}

/* Another choice in the past keeps what was played. */
static void
test_another_choice_begins_a_line (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);
  guint moment;

  wait_until (is_asked (race));
  answer (window, 0);
  activate (window, "doc.undo");
  moment = paddock_session_get_moment (get_session (window));
  g_assert_false (paddock_race_is_playing (race));
  answer (window, 0); /* as before */
  g_assert_cmpuint (paddock_session_get_n_lines (get_session (window)), ==, 1);
  activate (window, "doc.undo");
  g_assert_cmpuint (paddock_session_get_moment (get_session (window)), ==, moment);
  answer (window, 1);
  g_assert_cmpuint (paddock_session_get_n_lines (get_session (window)), ==, 2);
  g_assert_true (gtk_widget_get_visible (
    find_widget (GTK_WIDGET (get_view (window)), PADDOCK_TYPE_RACE_LINES, NULL)));
  drop_window (window);
  remove_folder (folder);
}

static void
promote_line (PaddockSession *session, gpointer data)
{
  paddock_session_promote_line (session, 1);
}

/* As a step of its own; what is seen stays. */
static void
test_a_line_becomes_the_main_one_and_back (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);
  g_autofree char *before = NULL, *after = NULL, *undone = NULL;

  wait_until (is_asked (race));
  answer (window, 0);
  activate (window, "doc.undo");
  answer (window, 1);
  before = write_document (window);
  paddock_race_edit (race, "Make Main Line", promote_line, NULL);
  g_assert_cmpuint (paddock_session_get_line (get_session (window)), ==, 0);
  g_assert_cmpuint (paddock_session_get_n_lines (get_session (window)), ==, 2);
  after = write_document (window);
  g_assert_cmpstr (before, !=, after);
  activate (window, "doc.undo");
  undone = write_document (window);
  g_assert_cmpstr (before, ==, undone);
  drop_window (window);
  remove_folder (folder);
}

static void
test_decisions_are_in_the_document_at_once (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  const PaddockPlaytest *record;

  wait_until (is_asked (paddock_window_get_race (window)));
  answer (window, 0);
  record = paddock_document_file_get_document (file)->record;
  g_assert_cmpuint (paddock_script_count_choices (record->script), ==,
                    paddock_session_get_n_moments (get_session (window)));
  g_assert_true (paddock_document_file_is_modified (file));
  drop_window (window);
  remove_folder (folder);
}

static void
delete_line (PaddockSession *session, gpointer data)
{
  paddock_session_delete_line (session, 1);
}

/* A deleted line comes back before a decision is undone. */
static void
test_other_steps_are_undone_too (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);

  wait_until (is_asked (race));
  answer (window, 0);
  activate (window, "doc.undo");
  answer (window, 1);
  paddock_race_switch_line (race, 0);
  paddock_race_edit (race, "Delete Line", delete_line, NULL);
  g_assert_cmpuint (paddock_session_get_n_lines (get_session (window)), ==, 1);
  g_assert_cmpstr (paddock_race_get_undo_label (race), ==, "Delete Line");
  activate (window, "doc.undo");
  g_assert_cmpuint (paddock_session_get_n_lines (get_session (window)), ==, 2);
  activate (window, "doc.redo");
  g_assert_cmpuint (paddock_session_get_n_lines (get_session (window)), ==, 1);
  drop_window (window);
  remove_folder (folder);
}

static void
test_drivers_take_over_and_hand_back (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);

  wait_until (is_asked (race));
  g_assert_cmpuint (paddock_race_count_persons (race), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "race.set-driver", "s", "0 rookie:brawler");
  g_assert_cmpuint (paddock_race_count_persons (race), ==, 0);
  paddock_race_play (race);
  wait_until (!paddock_race_get_decision (race));
  gtk_widget_activate_action (GTK_WIDGET (window), "race.set-driver", "s", "0 person");
  g_assert_true (paddock_race_is_person (race, 0));
  drop_window (window);
  remove_folder (folder);
}

static gboolean
is_in_view (GtkWidget *answers, GtkWidget *scroller)
{
  GtkWidget *last = gtk_widget_get_last_child (answers);
  graphene_rect_t bounds;

  return !last
         || (gtk_widget_compute_bounds (last, scroller, &bounds) && bounds.size.height > 0
             && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller));
}

/* Of whoever is asked, in a small window. */
static void
test_answers_are_all_in_view (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);
  GtkWidget *answers, *scroller;

  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 700);
  paddock_race_pause (race);
  answers = find_widget (GTK_WIDGET (get_view (window)), PADDOCK_TYPE_GROUP_BOX, NULL);
  scroller = gtk_widget_get_ancestor (answers, GTK_TYPE_SCROLLED_WINDOW);
  for (guint i = 0; i < 24; i++) {
    g_assert_nonnull (gtk_widget_get_last_child (answers));
    wait_until (is_in_view (answers, scroller));
    paddock_race_step (race);
    if (is_asked (race))
      paddock_race_choose (race, 0);
    wait_until (!paddock_race_is_thinking (race));
  }
  g_assert_cmpint (gtk_widget_get_height (scroller), <, 170);
  drop_window (window);
  remove_folder (folder);
}

static void
test_refused_answers_say_why (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);
  PaddockRaceChoices *choices = get_view (window)->choices;
  guint n = 0;

  wait_until (is_asked (race));
  while (paddock_race_get_decision (race) && choices->n_refused == 0 && n++ < 100)
    answer (window, 0);
  g_assert_cmpuint (choices->n_refused, >, 0);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (choices->fold)));
  drop_window (window);
  remove_folder (folder);
}

static void
test_odds_follow_the_choice_that_is_looked_at (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);

  wait_until (is_asked (race));
  paddock_race_set_focus (race, 1);
  g_assert_null (paddock_race_get_odds (race));
  wait_until (paddock_race_get_odds (race));
  paddock_race_set_focus (race, PADDOCK_NO_CHOICE); /* back to what Enter gives */
  g_assert_cmpuint (paddock_race_get_focus (race), ==, paddock_race_get_rest (race));
  g_assert_null (paddock_race_get_odds (race)); /* of the other one */
  wait_until (paddock_race_get_odds (race));
  drop_window (window);
  remove_folder (folder);
}

/* A position set up by hand before the race: it begins there, and undo takes it back. */
static void
test_positions_are_set_up_by_hand (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);
  PaddockRaceView *view = get_view (window);
  const PaddockPlaytest *record;

  wait_until (is_asked (race));
  answer (window, 0);
  activate (window, "race.arrange");
  g_assert_true (paddock_race_view_is_arranging (view));
  g_assert_null (paddock_race_view_get_undo_label (view));
  activate (window, "race.arranged");
  g_assert_false (paddock_race_view_is_arranging (view));
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 3); /* the race itself is kept */
  record = paddock_document_file_get_document (paddock_window_get_file (window))->record;
  g_assert_cmpuint (paddock_list_len (record->position), >, 0);
  g_assert_null (paddock_race_get_error (paddock_window_get_race (window)));
  drop_window (window);
  remove_folder (folder);
}

/* The drawing is changed in the middle of a race, where nobody stands: the race goes on. */
static void
test_the_race_goes_on_on_a_changed_drawing (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);
  guint moment;

  wait_until (is_asked (race));
  answer (window, 0);
  moment = paddock_session_get_moment (get_session (window));
  activate (window, "race.toggle");
  set_title (paddock_window_get_file (window), "Changed");
  activate (window, "race.toggle");
  g_assert_true (paddock_window_get_race (window) == race);
  g_assert_cmpstr (paddock_document_get_title (paddock_race_get_setup (race)->track), ==,
                   "Changed");
  g_assert_cmpuint (paddock_session_get_moment (get_session (window)), ==, moment);
  drop_window (window);
  remove_folder (folder);
}

static void
test_windows_of_a_race_open (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  GtkWindow *dialog = NULL;

  wait_until (is_asked (paddock_window_get_race (window)));
  activate (window, "race.explain");
  wait_until ((dialog = find_dialog (PADDOCK_TYPE_RACE_WHY_WINDOW)));
  wait_until (find_widget (GTK_WIDGET (dialog), GTK_TYPE_LIST_BOX_ROW, NULL));
  gtk_window_destroy (dialog);
  activate (window, "race.setup");
  wait_until ((dialog = find_dialog (PADDOCK_TYPE_RACE_SETUP_WINDOW)));
  g_signal_emit_by_name (find_button (GTK_WIDGET (dialog), "_Race"), "clicked");
  wait_until (!find_dialog (PADDOCK_TYPE_RACE_SETUP_WINDOW));
  g_assert_null (paddock_race_get_error (paddock_window_get_race (window)));
  drop_window (window);
  remove_folder (folder);
}

static void
set_name (PaddockRaceSetupWindow *self, guint seat, const char *name)
{
  PaddockPlaytestSeat *edited = paddock_list_edit (&self->plan->seats, seat);

  paddock_text_set (&edited->name, name);
  paddock_race_setup_window_changed (self);
}

/* A car that people draw comes first, and what speaks against the setup is said there. */
static void
test_setup_offers_what_is_open (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockDocument *track = paddock_race_get_setup (paddock_window_get_race (window))->track;
  g_autoptr (PaddockDocument) plan = paddock_plan_new (track, paddock_games, NULL, 1, NULL);
  g_autoptr (PaddockDocument) car = paddock_document_new (&paddock_car_kind);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autofree char *label = NULL;
  PaddockRaceSetupWindow *self;
  guint n;

  paddock_text_set (&((PaddockCar *) car->record)->name, "Mine");
  g_ptr_array_add (open, track);
  g_ptr_array_add (open, car);
  self = PADDOCK_RACE_SETUP_WINDOW (
    paddock_race_setup_window_new (GTK_WINDOW (window), plan, NULL, open, NULL, NULL, NULL));
  label = paddock_race_setup_window_dup_vehicle_label (self, 0);
  g_assert_cmpstr (label, ==, "Mine (open)");
  n = self->vehicles->len;
  g_assert_cmpuint (n, >, 1); /* the library's */
  g_assert_cmpuint (paddock_race_setup_window_find_vehicle (self, car), ==, 1);
  g_assert_cmpuint (self->vehicles->len, ==, n);

  g_assert_false (gtk_widget_get_visible (self->problems));
  set_name (self, 1, "Red");
  wait_until (gtk_widget_get_visible (self->problems));
  g_assert_true (gtk_widget_get_sensitive (self->race_button));
  set_name (self, 1, "Blue");
  wait_until (!gtk_widget_get_visible (self->problems));
  gtk_window_destroy (GTK_WINDOW (self));
  drop_window (window);
  remove_folder (folder);
}

/* How many card sets a race on TRACK can have, with one open beside it. */
static guint
count_card_sets (const char *track_id)
{
  g_autoptr (PaddockDocument) track = paddock_library_load (track_id, NULL);
  g_autoptr (PaddockDocument) plan = paddock_plan_new (track, paddock_games, NULL, 1, NULL);
  g_autoptr (PaddockDocument) cards = paddock_document_new (&paddock_cards_kind);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  PaddockRaceSetupWindow *self;
  guint n;

  g_ptr_array_add (open, cards);
  self = PADDOCK_RACE_SETUP_WINDOW (
    paddock_race_setup_window_new (NULL, plan, NULL, open, NULL, NULL, NULL));
  n = self->card_sets->len;
  g_assert_cmpint (self->game->cards_kind != NULL, ==,
                   find_widget (GTK_WIDGET (self), ADW_TYPE_ACTION_ROW, "More Items and Abilities")
                     != NULL);
  gtk_window_destroy (GTK_WINDOW (self));

  return n;
}

/* Card sets change races of Joyride, and are nothing to those of Frothy Races. */
static void
test_setup_offers_what_the_game_knows (void)
{
  g_assert_cmpuint (count_card_sets ("tracks/harbour-loop.track.xml"), ==, 2);
  g_assert_cmpuint (count_card_sets ("tracks/windmill-oval.track.xml"), ==, 0);
}

static PaddockExportWindow *
open_export (PaddockWindow *window)
{
  GtkWindow *dialog = NULL;

  activate (window, "doc.export");
  wait_until ((dialog = find_dialog (PADDOCK_TYPE_EXPORT_WINDOW)));
  return PADDOCK_EXPORT_WINDOW (dialog);
}

static char *
export_svg (PaddockExportWindow *self, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "a.svg", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  char *text = NULL;

  paddock_export_window_export_to (self, place);
  wait_until (!find_dialog (PADDOCK_TYPE_EXPORT_WINDOW));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* The board as it stands, or the sheet if people say so. */
static void
test_board_or_sheet_is_exported (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockExportWindow *dialog;
  g_autofree char *before = NULL, *after = NULL, *sheet = NULL;

  g_object_set (window->settings, "export-format", "svg", NULL);
  wait_until (is_asked (paddock_window_get_race (window)));
  before = export_svg (open_export (window), folder);
  answer (window, 0);
  after = export_svg (open_export (window), folder);
  g_assert_cmpstr (before, !=, after);

  dialog = open_export (window);
  gtk_switch_set_active (GTK_SWITCH (gtk_widget_get_template_child (GTK_WIDGET (dialog),
                                                                    PADDOCK_TYPE_EXPORT_WINDOW,
                                                                    "sheet")),
                         TRUE);
  sheet = export_svg (dialog, folder);
  g_assert_cmpstr (after, !=, sheet);
  g_object_set (window->settings, "export-format", "png", NULL);
  drop_window (window);
  remove_folder (folder);
}

static void
test_dashboards_can_be_read_out (void)
{
  static const char *const label = "Gear";
  PaddockDashboard dashboard = { 0 };
  g_autofree char *words = NULL, *fields = NULL;

  paddock_dashboard_add (&dashboard, (PaddockGauge){ .kind = PADDOCK_GAUGE_TRACK, .label = label });
  paddock_dashboard_add_part (&dashboard, (PaddockPart){ .value = 1 });
  paddock_dashboard_add_part (&dashboard,
                              (PaddockPart){ .value = 2, .marks = PADDOCK_PART_MARKED });
  paddock_dashboard_add_part (&dashboard,
                              (PaddockPart){ .value = 3, .marks = PADDOCK_PART_DAMAGED });
  words = paddock_gauge_dup_words (&dashboard, &dashboard.gauges[0]);
  g_assert_cmpstr (words, ==, "Gear: 1; 2 (here); 3 (damaged)");

  /* fields without words */
  paddock_dashboard_add (&dashboard, (PaddockGauge){ .kind = PADDOCK_GAUGE_TRACK, .label = label });
  paddock_dashboard_add_part (&dashboard, (PaddockPart){ .label = "" });
  paddock_dashboard_add_part (&dashboard,
                              (PaddockPart){ .label = "", .marks = PADDOCK_PART_MARKED });
  paddock_dashboard_add_part (&dashboard, (PaddockPart){ .label = "" });
  fields = paddock_gauge_dup_words (&dashboard, &dashboard.gauges[1]);
  g_assert_cmpstr (fields, ==, "Gear: field 2 (here)");
}

/* Nothing behind it can be seen or chosen. */
static void
test_the_curtain_covers_everything (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRaceCurtain *curtain =
    find_widget (GTK_WIDGET (get_view (window)), PADDOCK_TYPE_RACE_CURTAIN, NULL);

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (curtain))); /* Joyride has no secrets */
  paddock_race_curtain_set_name (curtain, "Blue");
  wait_until (gtk_widget_get_width (GTK_WIDGET (curtain))
                >= gtk_widget_get_width (GTK_WIDGET (get_view (window)))
              && gtk_widget_get_height (GTK_WIDGET (curtain))
                   >= gtk_widget_get_height (GTK_WIDGET (get_view (window))));
  paddock_race_curtain_set_name (curtain, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (curtain)));
  drop_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, test_) g_test_add_func ("/app/race-view/" path_, test_)
  ADD ("one-key-goes-there-and-back", test_one_key_goes_there_and_back);
  ADD ("keys-lie-above-pieces", test_keys_lie_above_pieces);
  ADD ("a-whole-race-is-the-same-undone-and-replayed",
       test_a_whole_race_is_the_same_undone_and_replayed);
  ADD ("another-choice-begins-a-line", test_another_choice_begins_a_line);
  ADD ("a-line-becomes-the-main-one-and-back", test_a_line_becomes_the_main_one_and_back);
  ADD ("decisions-are-in-the-document-at-once", test_decisions_are_in_the_document_at_once);
  ADD ("other-steps-are-undone-too", test_other_steps_are_undone_too);
  ADD ("drivers-take-over-and-hand-back", test_drivers_take_over_and_hand_back);
  ADD ("answers-are-all-in-view", test_answers_are_all_in_view);
  ADD ("refused-answers-say-why", test_refused_answers_say_why);
  ADD ("odds-follow-the-choice-that-is-looked-at", test_odds_follow_the_choice_that_is_looked_at);
  ADD ("positions-are-set-up-by-hand", test_positions_are_set_up_by_hand);
  ADD ("the-race-goes-on-on-a-changed-drawing", test_the_race_goes_on_on_a_changed_drawing);
  ADD ("windows-of-a-race-open", test_windows_of_a_race_open);
  ADD ("setup-offers-what-is-open", test_setup_offers_what_is_open);
  ADD ("setup-offers-what-the-game-knows", test_setup_offers_what_the_game_knows);
  ADD ("board-or-sheet-is-exported", test_board_or_sheet_is_exported);
  ADD ("dashboards-can-be-read-out", test_dashboards_can_be_read_out);
  ADD ("the-curtain-covers-everything", test_the_curtain_covers_everything);

  return g_test_run ();
}
