/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What dice show: the faces of the games, and a die with a 300 on its way through a race.
 */

#include "play-field.h"

#include <string.h>

#include "frothy/frothy-vocabulary.h"
#include "games.h"
#include "joyride/joyride-vocabulary.h"
#include "log.h"
#include "reader.h"
#include "writer.h"

/* --- A game of one die: everybody rolls twice, and more is better --- */

#define N_ROUNDS 2
#define MAX_SEATS 2

typedef struct {
  PaddockState base;
  guint8 turn, round;
  gint16 last;
  gint16 scores[MAX_SEATS];
} Jackpot;

static const PaddockDie jackpot_die = { .name = "jackpot",
                                        .n_sides = 6,
                                        .shows = { 10, 20, 50, 100, 200, 300 } };

static const PaddockScope scopes[] = { PADDOCK_STATE_SCOPE };
static const PaddockFact facts[] = {
  PADDOCK_STATE_FACTS,
  { .name = "last",
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (Jackpot, last),
    .max = 300,
    .help = "what was rolled last" },
};
static const char *const clauses[] = { "" };

static const PaddockEventText event_texts[] = {
  { PADDOCK_EVENT_ROLLED, PADDOCK_ANY_SORT, "{actor} rolls {faces}" },
};

static void
jackpot_start (PaddockTable *table)
{
}

static void
jackpot_pending (const PaddockTable *table, PaddockDecision *decision)
{
  decision->player = ((const Jackpot *) table->state)->turn;
  paddock_decision_add (decision, (PaddockChoice){ .id = 1 });
}

static void
jackpot_end (Jackpot *state)
{
  state->base.is_over = TRUE;
  state->base.n_placed = MAX_SEATS;
  state->base.places[0] = state->scores[0] < state->scores[1];
  state->base.places[1] = !state->base.places[0];
}

static void
jackpot_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  Jackpot *state = table->state;

  state->last = (gint16) paddock_chance_roll (&state->base.chance, &jackpot_die);
  state->scores[state->turn] = (gint16) (state->scores[state->turn] + state->last);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = state->turn,
                .amount = state->last);
  state->turn = !state->turn;
  state->round = (guint8) (state->round + !state->turn);
  if (state->round == N_ROUNDS)
    jackpot_end (state);
}

static void
jackpot_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self)
{
  paddock_dashboard_add (self, (PaddockGauge){ .kind = PADDOCK_GAUGE_DICE, .label = "Last" });
  paddock_dashboard_add_face (self,
                              paddock_table_get_face (table, 0,
                                                      ((const Jackpot *) table->state)->last),
                              0);
}

static gboolean
jackpot_check (const PaddockTable *table, GError **error)
{
  return TRUE;
}

static const PaddockAsk asks[] = { { "roll", "Roll?", paddock_key_number, paddock_key_number } };

static const PaddockGame jackpot = {
  .id = "jackpot",
  .label = "Jackpot",
  .min_seats = MAX_SEATS,
  .max_seats = MAX_SEATS,
  .rules_version = 1,
  .state_size = sizeof (Jackpot),
  .scopes = scopes,
  .n_scopes = G_N_ELEMENTS (scopes),
  .facts = facts,
  .n_facts = G_N_ELEMENTS (facts),
  .asks = asks,
  .n_asks = G_N_ELEMENTS (asks),
  .clauses = clauses,
  .n_clauses = G_N_ELEMENTS (clauses),
  .event_texts = event_texts,
  .n_event_texts = G_N_ELEMENTS (event_texts),
  .start = jackpot_start,
  .pending = jackpot_pending,
  .apply = jackpot_apply,
  .dashboard = jackpot_dashboard,
  .check = jackpot_check,
};

static const PaddockGame *const jackpot_alone[] = { &jackpot, NULL };

static PaddockDocument *
jackpot_plan (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_playtest_kind);
  PaddockPlaytest *record = paddock_document_dup_record (empty);

  paddock_text_set (&record->id, "jackpot");
  paddock_text_set (&record->game, "jackpot");
  record->rules_version = 1;
  paddock_plan_set_n_seats (record, MAX_SEATS);
  return paddock_document_new_take (empty->kind, record);
}

static PaddockSession *
jackpot_open (PaddockDocument *playtest)
{
  g_autoptr (GError) error = NULL;
  PaddockSession *session = paddock_session_new (playtest, jackpot_alone, NULL, NULL, &error);

  g_assert_no_error (error);
  return session;
}

/* Rolls a 300 that somebody typed in. */
static PaddockSession *
jackpot_roll_300 (void)
{
  g_autoptr (PaddockDocument) plan = jackpot_plan ();
  PaddockSession *session = jackpot_open (plan);
  const int face = 300;

  g_assert_true (paddock_session_force (session, &face, 1));
  paddock_session_choose (session, 0);
  return session;
}

static int
get_last (const PaddockSession *session)
{
  return ((const Jackpot *) paddock_match_get_state (paddock_session_get_match (session)))->last;
}

static void
test_300_in_words (void)
{
  g_autoptr (PaddockSession) session = jackpot_roll_300 ();
  g_autoptr (PaddockSight) sight =
    paddock_sight_new (paddock_session_get_journal (session), PADDOCK_EVERYBODY);
  g_autoptr (GString) log = g_string_new (NULL);

  g_assert_cmpint (get_last (session), ==, 300);
  paddock_log_write_moment (sight, 0, PADDOCK_LOG_PLAIN, log);
  g_assert_nonnull (strstr (log->str, "rolls 300"));
}

static void
test_300_on_the_dashboard (void)
{
  g_autoptr (PaddockSession) session = jackpot_roll_300 ();
  PaddockDashboard dashboard = { 0 };
  PaddockFace face;

  paddock_match_show_dashboard (paddock_session_get_match (session), 0, 0, &dashboard);
  face = paddock_part_get_face (paddock_dashboard_get_part (&dashboard, &dashboard.gauges[0], 0));
  g_assert_cmpint (face.number, ==, 300);
  g_assert_false (paddock_face_has_pips (&face));
}

static void
test_300_in_files (void)
{
  g_autoptr (PaddockSession) session = jackpot_roll_300 (), opened = NULL;
  g_autofree char *bytes = play_session_dup_bytes (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document =
    paddock_xml_read_bytes (bytes, strlen (bytes), "test.playtest.xml", &error);

  g_assert_no_error (error);
  g_assert_nonnull (strstr (bytes, "<force faces=\"300\"/>"));
  opened = jackpot_open (document);
  g_assert_cmpint (get_last (opened), ==, 300);
}

/* A face that the die does not have is told as it was typed. */
static void
test_299_is_a_fault (void)
{
  g_autoptr (PaddockDocument) plan = jackpot_plan ();
  g_autoptr (PaddockSession) session = jackpot_open (plan);
  const int face = 299;
  const PaddockState *state;

  g_assert_true (paddock_session_force (session, &face, 1));
  paddock_session_choose (session, 0);
  state = paddock_match_get_state (paddock_session_get_match (session));
  g_assert_true (state->chance.has_fault);
  g_assert_cmpint (state->chance.fault_face, ==, 299);
}

/* --- The games that ship --- */

static char *
dup_words (const PaddockTable *table, guint die, int shows)
{
  g_autoptr (GString) text = g_string_new (NULL);

  paddock_table_format_face (table, die, shows, text);
  return g_strdup (text->str);
}

static void
assert_words (const PaddockSession *session, guint die, int shows, const char *expected)
{
  g_autofree char *words =
    dup_words (paddock_match_get_table (paddock_session_get_match (session)), die, shows);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_joyride (void)
{
  g_autoptr (PaddockSession) session =
    play_session_new ("tracks/harbour-loop.track.xml", "racer racer", 1);

  assert_words (session, JOY_CAR_DIE, 0, "\u25a2");
  assert_words (session, JOY_CAR_DIE, 3, "\u2682");
  assert_words (session, JOY_CAR_DIE, 7, "7");
  assert_words (session, 1, JOY_LIGHTNING, "Lightning");
}

static void
test_frothy (void)
{
  g_autoptr (PaddockSession) session =
    play_session_new ("tracks/windmill-oval.track.xml", "racer racer", 1);

  assert_words (session, FRO_DIE_CONTROL, FRO_LEFT_SPIN, "Left spin");
  assert_words (session, FRO_DIE_CHECK, 2, "2");
  assert_words (session, PADDOCK_ANY_DIE, FRO_SLIDE, "Slide 0");
  assert_words (session, PADDOCK_ANY_DIE, FRO_HASTE, "Haste 3");
}

/* Control dice have symbols, each its own. */
static void
test_control_dice (void)
{
  g_autoptr (PaddockSession) session =
    play_session_new ("tracks/windmill-oval.track.xml", "racer racer", 1);
  const PaddockTable *table = paddock_match_get_table (paddock_session_get_match (session));
  guint seen = 0;

  for (int icon = 0; icon < FRO_N_ICONS; icon++) {
    PaddockFace face = paddock_table_get_face (table, FRO_DIE_CONTROL, icon);

    g_assert_cmpint (face.look, ==, PADDOCK_LOOK_SYMBOL);
    seen |= 1u << face.symbol;
  }
  g_assert_cmpint (__builtin_popcount (seen), ==, FRO_N_ICONS);
}

static const PaddockGauge *
find_dice (const PaddockDashboard *dashboard)
{
  for (guint i = 0; i < dashboard->n_gauges; i++)
    if (dashboard->gauges[i].kind == PADDOCK_GAUGE_DICE)
      return &dashboard->gauges[i];

  return NULL;
}

/* Whoever is asked about the dice of a control roll sees their symbols. */
static void
test_control_dice_on_the_dashboard (void)
{
  g_autoptr (PaddockSession) session =
    play_session_new ("tracks/goose-neck.track.xml", "racer racer", 1);
  const PaddockMatch *match = paddock_session_get_match (session);
  PaddockDashboard dashboard = { 0 };
  const PaddockDecision *decision;
  const PaddockGauge *dice;

  for (guint n = 0; n < 2000 && paddock_match_get_decision (match)->kind != FRO_ASK_DISCARD; n++)
    play_session_wander (session, 1, n);
  decision = paddock_match_get_decision (match);
  g_assert_cmpint (decision->kind, ==, FRO_ASK_DISCARD);
  paddock_match_show_dashboard (match, decision->player, decision->player, &dashboard);
  dice = find_dice (&dashboard);
  g_assert_true (dice && dice->n_parts > 0);
  for (guint i = 0; i < dice->n_parts; i++) {
    PaddockFace face = paddock_part_get_face (paddock_dashboard_get_part (&dashboard, dice, i));

    g_assert_cmpint (face.look, ==, PADDOCK_LOOK_SYMBOL);
  }
}

/* Whatever has to be typed by a number that nobody sees has a symbol and words. */
static void
test_typed_faces (void)
{
  g_autoptr (PaddockSession) joyride =
    play_session_new ("tracks/harbour-loop.track.xml", "racer racer", 1);
  g_autoptr (PaddockSession) frothy =
    play_session_new ("tracks/windmill-oval.track.xml", "racer racer", 1);
  const PaddockSession *const sessions[] = { joyride, frothy };

  for (guint s = 0; s < G_N_ELEMENTS (sessions); s++) {
    const PaddockTable *table = paddock_match_get_table (paddock_session_get_match (sessions[s]));
    const PaddockGame *game = table->setup->game;

    g_assert_cmpuint (game->n_typed_faces, >, 0);
    for (guint i = 0; i < game->n_typed_faces; i++) {
      PaddockFace face = paddock_table_get_face (table, PADDOCK_ANY_DIE, game->typed_faces[i]);

      g_assert_true (paddock_face_has_symbol (&face));
      g_assert_true (face.label && *face.label);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/faces/300/is-told-in-figures", test_300_in_words);
  g_test_add_func ("/play/faces/300/lies-on-the-dashboard", test_300_on_the_dashboard);
  g_test_add_func ("/play/faces/300/comes-back-from-a-file", test_300_in_files);
  g_test_add_func ("/play/faces/300/is-not-299", test_299_is_a_fault);
  g_test_add_func ("/play/faces/joyride-has-pips-and-lightning", test_joyride);
  g_test_add_func ("/play/faces/frothy-has-words", test_frothy);
  g_test_add_func ("/play/faces/control-dice-have-symbols", test_control_dice);
  g_test_add_func ("/play/faces/control-dice-lie-on-the-dashboard",
                   test_control_dice_on_the_dashboard);
  g_test_add_func ("/play/faces/typed-faces-have-symbols", test_typed_faces);

  return g_test_run ();
}
