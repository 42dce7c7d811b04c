/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that the studio has never heard of, raced in a real window to the end: one whose fields no document draws, one of
 * cards without any board, and one on a road where every seat has two riders.  Whatever a game is like, answers, caption,
 * dice, log and dashboards follow each decision; on the road, riders stand on their places, can be clicked there, and leave
 * a trail each.
 */

#include "race-hands-fixture.h"

#include "canvas-private.h"
#include "describe.h"
#include "dice-words.h"
#include "frothy/frothy.h"
#include "highcard.h"
#include "joyride/joyride.h"
#include "load.h"
#include "maedn.h"
#include "race-choices-private.h"
#include "race-seat-card.h"
#include "roadrace.h"

#define SEED 3
#define MAX_DECISIONS 3000
#define ROAD "templates/road-track.track.xml"

/* In place of the programs' own table. */
const PaddockGame *const paddock_games[] = { &paddock_joyride, &paddock_frothy, &maedn_game,
                                             &highcard_game,   &roadrace_game,  NULL };

/* --- A race of two people --- */

static PaddockDocument *
load_track (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", name, NULL);
  g_autoptr (GError) error = NULL;
  PaddockDocument *track = paddock_xml_load (path, &error);

  g_assert_no_error (error);
  return track;
}

static PaddockDocument *
make_race (const PaddockGame *game, const char *track)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_playtest_kind);
  PaddockPlaytest *record = paddock_document_dup_record (empty);

  paddock_text_set (&record->id, "race");
  paddock_text_set (&record->game, game->id);
  record->seed = SEED;
  record->track.document = track ? load_track (track) : NULL;
  paddock_plan_set_n_seats (record, 2);
  for (guint i = 0; i < 2; i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&record->seats, i);

    paddock_text_set (&seat->driver, PADDOCK_PERSON);
  }
  return paddock_document_new_take (&paddock_playtest_kind, record);
}

typedef struct {
  PaddockWindow *window;
  PaddockRaceView *view;
  PaddockRace *race;
  char *log; /* as it was last looked at */
} Table;

static void
table_begin (Table *self, const PaddockGame *game, const char *track)
{
  g_autoptr (PaddockDocument) document = make_race (game, track);

  *self = (Table){ .window = present_window () };
  paddock_window_open_untitled (self->window, document);
  wait_until (is_shown (self->window));
  self->view = get_view (self->window);
  self->race = paddock_window_get_race (self->window);
  g_assert_no_error (paddock_race_get_error (self->race));
  paddock_race_set_speed (self->race, 0);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
}

static void
table_end (Table *self)
{
  drop_window (self->window);
  g_free (self->log);
}

static const PaddockMatch *
get_match (const Table *self)
{
  return paddock_race_get_match (self->race);
}

static void
lift_curtain (const Table *self)
{
  if (paddock_race_get_curtain (self->race) != PADDOCK_NOBODY)
    g_signal_emit_by_name (find_widget (GTK_WIDGET (self->view->curtain), GTK_TYPE_BUTTON, NULL),
                           "clicked");
}

/* --- What follows a decision --- */

static const PaddockEvent *
get_events (const Table *self, guint *n)
{
  const PaddockSight *sight = paddock_race_get_sight (self->race);

  return paddock_sight_get_events (sight, (int) paddock_sight_get_moment (sight) - 1, n);
}

/* The words of the last event that has any. */
static char *
dup_last_words (const Table *self)
{
  guint n, viewer = paddock_race_get_viewer (self->race);
  const PaddockEvent *events = get_events (self, &n);

  while (n-- > 0) {
    char *words = events[n].type == PADDOCK_EVENT_CHOSE
                    ? NULL
                    : paddock_match_describe (get_match (self), &events[n], viewer);

    if (words)
      return words;
  }

  return g_strdup ("");
}

/* Dice are drawn wherever they are shown. */
static void
assert_no_glyphs (GtkWidget *root)
{
  if (GTK_IS_LABEL (root))
    for (const char *c = gtk_label_get_label (GTK_LABEL (root)); *c; c = g_utf8_next_char (c))
      g_assert_false (g_utf8_get_char (c) >= 0x2680 && g_utf8_get_char (c) <= 0x2685);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    assert_no_glyphs (child);
}

static void
assert_told (Table *self)
{
  GtkWidget *log = find_widget (GTK_WIDGET (self->view->log), GTK_TYPE_TEXT_VIEW, NULL);
  g_autofree char *words = dup_last_words (self), *text = NULL;

  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (log)), "text", &text, NULL);
  g_assert_cmpstr (paddock_dice_words_get (self->view->choices->caption), ==, words);
  g_assert_nonnull (strstr (text, words));
  assert_no_glyphs (GTK_WIDGET (self->view));
  g_assert_cmpstr (text, !=, self->log);
  g_free (self->log);
  self->log = g_steal_pointer (&text);
}

static void
assert_dice (const Table *self)
{
  g_autoptr (GString) faces = g_string_new (NULL);
  guint n;
  const PaddockEvent *events = get_events (self, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].type == PADDOCK_EVENT_ROLLED)
      g_string_append_printf (faces, "%s%d", faces->len ? ", " : "", events[i].amount);
  g_assert_cmpint (gtk_widget_get_visible (self->view->tray), ==, faces->len > 0);
  if (faces->len > 0)
    g_assert_cmpstr (paddock_race_dice_get_words (self->view->dice), ==, faces->str);
}

static void
assert_answers (const Table *self, const PaddockDecision *decision)
{
  const PaddockSetup *setup = paddock_race_get_setup (self->race);
  const char *question = gtk_label_get_label (self->view->choices->question);

  g_assert_nonnull (strstr (question, setup->game->asks[decision->kind].text));
  g_assert_nonnull (strstr (question, setup->seats[decision->player].name));
  g_assert_cmpuint (count_answers (GTK_WIDGET (self->view), FALSE), ==, decision->n_choices);
}

static void
collect_cards (GtkWidget *root, GPtrArray *cards)
{
  if (PADDOCK_IS_RACE_SEAT_CARD (root))
    g_ptr_array_add (cards, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    collect_cards (child, cards);
}

static void
collect_words (GtkWidget *root, GString *words)
{
  if (GTK_IS_LABEL (root))
    g_string_append_printf (words, "%s\n", gtk_label_get_label (GTK_LABEL (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    collect_words (child, words);
}

/* What the game shows in front of a seat is written on its card. */
static void
assert_card (const Table *self, guint seat, GtkWidget *card)
{
  g_autoptr (GString) words = g_string_new (NULL);
  PaddockDashboard dashboard;

  collect_words (card, words);
  paddock_match_show_dashboard (get_match (self), seat, paddock_race_get_viewer (self->race),
                                &dashboard);
  for (guint i = 0; i < dashboard.n_parts; i++) {
    g_autofree char *value = g_strdup_printf ("%d", dashboard.parts[i].value);

    g_assert_nonnull (strstr (words->str, value));
  }
}

static GtkWidget *
find_card (GPtrArray *cards, guint seat)
{
  guint i = 0;

  while (i < cards->len && paddock_race_seat_card_get_seat (cards->pdata[i]) != seat)
    i++;
  g_assert_cmpuint (i, <, cards->len);
  return cards->pdata[i];
}

static void
assert_dashboards (const Table *self, const PaddockDecision *decision)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();

  collect_cards (GTK_WIDGET (self->view->dashboards), cards);
  g_assert_cmpuint (cards->len, ==, 3);
  g_assert_false (gtk_widget_get_visible (
    find_card (cards, PADDOCK_NOBODY))); /* none of these games has anything there */
  for (guint seat = 0; seat < 2; seat++) {
    GtkWidget *card = find_card (cards, seat);

    assert_card (self, seat, card);
    g_assert_cmpint (gtk_widget_has_css_class (card, "active"), ==,
                     decision && decision->player == seat);
  }
}

/* --- Pieces --- */

static const PaddockScene *
get_overlay (const Table *self, PaddockCanvasOverlay slot)
{
  return self->view->canvas->overlays[slot].scene;
}

static PaddockStage
make_stage (const Table *self)
{
  PaddockStage stage = { .ground =
                           paddock_ground_ref (paddock_canvas_get_ground (self->view->canvas)) };

  for (guint seat = 0; seat < 2; seat++)
    stage.colours[seat] = (guint8) paddock_race_get_colour (self->race, seat);
  return stage;
}

/* On the board are the riders whose turn it may be, marked, and all of them where the ground has their places. */
static void
assert_pieces (const Table *self, const PaddockDecision *decision)
{
  g_auto (PaddockStage) stage = make_stage (self);
  g_autoptr (PaddockScene) scene = paddock_ground_create_scene (stage.ground);
  g_autofree char *expected = NULL, *shown = NULL;
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (get_match (self), PADDOCK_EVERYBODY, pieces);

  for (guint i = 0; i < n && decision; i++)
    if (paddock_piece_acts_for (&pieces[i], decision->player))
      paddock_scene_add_active (scene, paddock_stage_get_pose (&stage, &pieces[i]));
  for (guint i = 0; i < n; i++)
    g_assert_true (paddock_ground_has (stage.ground, pieces[i].places[0]));
  paddock_stage_add_pieces (&stage, scene, pieces, n);
  expected = paddock_scene_dump (scene);
  shown = paddock_scene_dump (get_overlay (self, PADDOCK_OVERLAY_PIECES));
  g_assert_cmpstr (shown, ==, expected);
}

static void
assert_followed (Table *self)
{
  const PaddockDecision *decision = paddock_race_get_decision (self->race);
  gboolean has_board = paddock_race_get_setup (self->race)->track != NULL;

  assert_told (self);
  assert_dice (self);
  assert_dashboards (self, decision);
  if (decision)
    assert_answers (self, decision);
  else
    g_assert_nonnull (find_button (GTK_WIDGET (self->view), "_Race Again"));
  if (has_board)
    assert_pieces (self, decision);
  else
    g_assert_null (get_overlay (self, PADDOCK_OVERLAY_PIECES));
}

/* --- Races to the end --- */

static void
play (const PaddockGame *game, const char *track)
{
  Table table;

  table_begin (&table, game, track);
  for (guint n = 0; paddock_race_get_decision (table.race); n++) {
    g_assert_cmpuint (n, <, MAX_DECISIONS);
    lift_curtain (&table);
    assert_followed (&table);
    answer (table.window, n % count_answers (GTK_WIDGET (table.view), FALSE));
  }
  assert_followed (&table);
  table_end (&table);
}

static void
test_a_game_on_fields_of_its_own (void)
{
  play (&maedn_game, NULL);
}

static void
test_a_game_of_cards (void)
{
  play (&highcard_game, NULL);
}

static void
test_a_game_on_a_road (void)
{
  play (&roadrace_game, ROAD);
}

/* --- Cards --- */

static guint
count_cards (GtkWidget *root)
{
  guint n = gtk_widget_has_css_class (root, "race-card");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_cards (child);
  return n;
}

/* Answers that are cards have all that is on them, and are chosen as others are. */
static void
test_cards_are_chosen_by_their_faces (void)
{
  Table table;
  guint choice;
  g_autoptr (GString) words = g_string_new (NULL);

  table_begin (&table, &highcard_game, NULL);
  lift_curtain (&table);
  g_assert_cmpuint (count_cards (GTK_WIDGET (table.view)), ==,
                    paddock_race_get_decision (table.race)->n_choices);
  choice = paddock_race_get_decision (table.race)->choices[0].id;
  collect_words (GTK_WIDGET (table.view->choices), words);
  g_assert_nonnull (strstr (words->str, choice > HIGHCARD_MAX_RANK / 2 ? "High" : "Low"));
  answer (table.window, 0);
  g_assert_cmpuint (((const HighcardState *) paddock_match_get_state (get_match (&table)))->turn,
                    ==, 1);
  table_end (&table);
}

/* As it really is: the sight deals anew what nobody may see. */
static const HighcardState *
get_highcards (const Table *self)
{
  return (const HighcardState *) paddock_match_get_state (
    paddock_session_get_match (self->race->session));
}

/* A card that people really drew is chosen from the list of all, comes when that pile is drawn from, and is in the file. */
static void
test_the_next_card_is_chosen (void)
{
  const HighcardState *state;
  GtkWindow *dialog = NULL;
  GtkWidget *pile;
  g_autofree char *text = NULL, *step = NULL;
  Table table;
  guint8 card;

  table_begin (&table, &highcard_game, NULL);
  state = get_highcards (&table);
  card = state->deck[0];
  activate (table.window, "race.dice");
  wait_until ((dialog = find_dialog (ADW_TYPE_MESSAGE_DIALOG)));
  pile = find_widget (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (pile))), ==,
                    1 + HIGHCARD_MAX_RANK);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pile), card);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "force");
  gtk_window_destroy (dialog);

  for (guint seat = 0; seat < 2; seat++) {
    lift_curtain (&table);
    answer (table.window, 0);
  }
  state = get_highcards (&table);
  g_assert_cmpuint (state->players[0].hand[state->players[0].n_hand - 1], ==, card);
  g_assert_cmpuint (state->base.chance.n_forced, ==, 0);
  g_assert_false (state->base.chance.has_fault);
  text = write_document (table.window);
  step = g_strdup_printf ("<draw pile=\"deck\" card=\"%u\"/>", card);
  g_assert_nonnull (strstr (text, step));
  table_end (&table);
}

/* --- By hand --- */

/* Keys answer where there is nothing to point at, too. */
static void
test_keys_answer (void)
{
  Table table;

  table_begin (&table, &maedn_game, NULL);
  wait_until (gtk_window_is_active (GTK_WINDOW (table.window)));
  for (guint n = 1; n <= 4; n++) {
    press_key ("1");
    wait_until (paddock_session_get_moment (table.race->session) == n);
    assert_followed (&table);
  }
  table_end (&table);
}

static void
click_choice (const Table *self, guint choice)
{
  PaddockPlace place = find_target (self->window, choice);
  guint moment = paddock_session_get_moment (self->race->session);
  PaddockPoint at;

  g_assert_false (paddock_place_is_nowhere (place));
  g_assert_nonnull (get_overlay (self, PADDOCK_OVERLAY_TARGETS));
  paddock_canvas_show_scene_rect (self->view->canvas,
                                  paddock_ground_measure (paddock_canvas_get_ground (
                                                            self->view->canvas),
                                                          place));
  at = find_point (self->window, place);
  wait_until (is_open (GTK_WIDGET (self->view->canvas), at));
  click_at (GTK_WIDGET (self->view->canvas), at, GDK_BUTTON_PRIMARY);
  wait_until (paddock_session_get_moment (self->race->session) == moment + 1);
}

static PaddockPlace
get_place (const Table *self, guint piece)
{
  return ((const RoadraceState *) paddock_match_get_state (get_match (self)))->riders[piece];
}

static void
assert_near (PaddockScenePoint a, PaddockPoint b)
{
  g_assert_cmpfloat_with_epsilon (a.x, b.x, 0.01);
  g_assert_cmpfloat_with_epsilon (a.y, b.y, 0.01);
}

/* The second rider is clicked, then the lane; the trail is his, from where he stood. */
static void
test_riders_are_clicked_and_leave_a_trail_each (void)
{
  Table table;

  table_begin (&table, &roadrace_game, ROAD);
  wait_until (gtk_window_is_active (GTK_WINDOW (table.window)));
  for (guint turn = 0; turn < 4; turn++) {
    guint rider = 2 * (turn % 2) + 1;
    PaddockGround *ground = paddock_canvas_get_ground (table.view->canvas);
    PaddockPoint from = paddock_ground_get_point (ground, get_place (&table, rider));
    PaddockPlace other = get_place (&table, rider - 1);
    const PaddockScene *trail;

    click_choice (&table, 1);
    g_assert_cmpint (paddock_race_get_decision (table.race)->kind, ==, ROADRACE_DECISION_LANE);
    assert_pieces (&table, paddock_race_get_decision (table.race));
    click_choice (&table, paddock_race_get_decision (table.race)->n_choices - 1);
    assert_followed (&table);

    trail = get_overlay (&table, PADDOCK_OVERLAY_TRAILS);
    g_assert_nonnull (trail);
    assert_near (g_array_index (trail->points, PaddockScenePoint, 0), from);
    assert_near (g_array_index (trail->points, PaddockScenePoint, trail->points->len - 1),
                 paddock_ground_get_point (ground, get_place (&table, rider)));
    g_assert_true (paddock_place_equal (other, get_place (&table, rider - 1)));
  }
  table_end (&table);
}

/* Who rides is asked first; where he could end is shown before. */
static void
test_what_is_begun_is_foreseen (void)
{
  g_auto (PaddockEvents) near, far;
  Table table;

  table_begin (&table, &roadrace_game, ROAD);
  paddock_events_init (&near, 0);
  paddock_events_init (&far, 0);
  paddock_match_preview (get_match (&table), 1, &near);
  paddock_match_foresee (get_match (&table), 1, &far);
  g_assert_cmpuint (paddock_events_len (&far), >, paddock_events_len (&near));
  for (const PaddockEvent *event = far.items; event < far.next; event++)
    g_assert_true (event->type != PADDOCK_EVENT_MOVED || event->subject == 1);

  paddock_race_set_focus (table.race, 1);
  g_assert_cmpuint (get_overlay (&table, PADDOCK_OVERLAY_GHOST)->points->len, >, 0);
  g_assert_cmpint (paddock_race_get_decision (table.race)->kind, ==, ROADRACE_DECISION_RIDER);
  table_end (&table);
}

/* A film holds the answers back, and nothing else does: a game without places has none. */
static void
test_only_a_film_holds_back_what_is_shown (void)
{
  Table road, fields;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  table_begin (&road, &roadrace_game, ROAD);
  paddock_race_set_speed (road.race, 0.1);
  paddock_race_choose (road.race, 0);
  paddock_race_choose (road.race, 0);
  g_assert_true (paddock_race_board_is_moving (road.view->board));
  g_assert_cmpuint (count_answers (GTK_WIDGET (road.view), FALSE), ==, 0);
  paddock_race_view_skip (road.view);
  assert_followed (&road);
  table_end (&road);

  table_begin (&fields, &maedn_game, NULL);
  paddock_race_set_speed (fields.race, 0.1);
  paddock_race_choose (fields.race, 0);
  g_assert_false (paddock_race_board_is_moving (fields.view->board));
  assert_followed (&fields);
  table_end (&fields);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, test_) g_test_add_func ("/app/race-games/" path_, test_)
  ADD ("a-game-on-fields-of-its-own", test_a_game_on_fields_of_its_own);
  ADD ("a-game-of-cards", test_a_game_of_cards);
  ADD ("a-game-on-a-road", test_a_game_on_a_road);
  ADD ("keys-answer", test_keys_answer);
  ADD ("cards-are-chosen-by-their-faces", test_cards_are_chosen_by_their_faces);
  ADD ("the-next-card-is-chosen", test_the_next_card_is_chosen);
  ADD ("what-is-begun-is-foreseen", test_what_is_begun_is_foreseen);
  ADD ("riders-are-clicked-and-leave-a-trail-each", test_riders_are_clicked_and_leave_a_trail_each);
  ADD ("only-a-film-holds-back-what-is-shown", test_only_a_film_holds_back_what_is_shown);

  return g_test_run ();
}
