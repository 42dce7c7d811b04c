/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a race of On the Rivet begins: teams by players, lengths, decks, the grid, tactics; and how many turns a Movement
 * phase has.
 */

#include "rivet-scene.h"

#include <string.h>

#include "match.h"
#include "road-length.h"
#include "rivet/rivet-setup.h"
#include "rivet/rivet-table.h"

#define SHELF(name_) "../../../data/tracks/" name_
#define SEED 20261118
#define N_STARTS 60

static RivCourse *
course_new (const char *setup, guint n_seats)
{
  g_autoptr (PaddockSetup) self = riv_scene_setup_new (setup, n_seats);
  g_autoptr (GError) error = NULL;
  RivCourse *course = riv_course_new (self, &error);

  g_assert_no_error (error);
  return course;
}

/* --- Teams --- */

/* RIV-EX-01, RIV-TEAM-01, RIV-TEAM-04, RIV-TEAM-05, RIV-TEAM-06, RIV-TEAM-07, RIV-TEAM-08, RIV-EXP-01, RIV-RUL-65,
 * RIV-COMP-12, RIV-COMP-23; with two, a third that is nobody's
 * (RIV-AI-01). */
static const struct {
  guint n_seats, n_teams;
  const char *riders; /* of each team, in the order in which they drop out from the last */
} rosters[] = {
  { 2, 3, "all-star climber sprinter domestique-1 domestique-2 domestique-3" },
  { 3, 3, "all-star climber sprinter domestique-1 domestique-2 domestique-3" },
  { 4, 4, "all-star climber sprinter domestique-1 domestique-2" },
  { 5, 5, "all-star climber sprinter domestique-1" },
  { 6, 6, "all-star climber sprinter" },
  { 7, 7, "all-star climber sprinter" },
};

static char *
list_team (const RivCourse *course, guint team)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < course->n_riders; i++)
    if (course->riders[i].team == team)
      g_string_append_printf (text, "%s%s", text->len ? " " : "", course->riders[i].id);

  return g_strdup (text->str);
}

static void
test_rosters (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rosters); i++) {
    g_autoptr (RivCourse) course = course_new (SHELF ("market-square"), rosters[i].n_seats);

    g_assert_cmpuint (course->n_teams, ==, rosters[i].n_teams);
    for (guint team = 0; team < course->n_teams; team++) {
      g_autofree char *riders = list_team (course, team);

      g_assert_cmpstr (riders, ==, rosters[i].riders);
      g_assert_cmpuint (course->riders[team * course->n_team].seat, ==,
                        team < rosters[i].n_seats ? team : PADDOCK_NOBODY);
    }
    g_assert_cmpuint (course->road.n_slots, >=, course->n_riders);
  }
}

/* --- Cards --- */

static guint
count_wilds (const RivPiles *piles, const guint8 *deck, guint n)
{
  guint wilds = 0;

  for (guint i = 0; i < n; i++)
    wilds += piles->actions[deck[i]].type == RIV_TYPE_WILD;

  return wilds;
}

/* RIV-COMP-03, RIV-COMP-05, RIV-COMP-06, RIV-COMP-21, RIV-TEAM-01: 27 cards and Making Headlines for every team, the same for all; RIV-AI-02: without Wilds for the
 * artificial one; RIV-COMP-06: two events more with the expansion; RIV-EXP-02: 14 tactics cards. */
static void
test_cards (void)
{
  g_autoptr (RivCourse) all = course_new (SHELF ("market-square"), 2);
  g_autoptr (RivCourse) core = course_new (SHELF ("market-square") " expansion=off", 2);
  guint wilds = count_wilds (&all->piles, all->piles.deck, all->piles.n_deck);

  g_assert_cmpuint (all->piles.n_deck, ==, 27);
  g_assert_cmpuint (wilds, ==, 3);
  g_assert_cmpuint (all->piles.n_machine_deck, ==, 27 - wilds);
  g_assert_cmpuint (count_wilds (&all->piles, all->piles.machine_deck, all->piles.n_machine_deck),
                    ==, 0);
  g_assert_cmpuint (all->piles.n_events, ==, 24);
  g_assert_cmpuint (core->piles.n_events, ==, 22);
  g_assert_cmpuint (all->piles.n_tactics, ==, 14);
}

/* --- Length --- */

/* RIV-EX-03, RIV-MAP-04, RIV-MAP-05, RIV-MAP-06, RIV-MAP-09, RIV-MAP-12, RIV-MAP-15, RIV-MAP-16, RIV-RUL-02, RIV-RUL-04, RIV-TAC-01. */
static const struct {
  const char *setup;
  guint n_lines;
  gboolean is_short, has_tactics;
} lengths[] = {
  { SHELF ("market-square"), 5, TRUE, FALSE },
  { SHELF ("quayside-nocturne"), 5, TRUE, FALSE },
  { SHELF ("chapel-road"), 6, FALSE, TRUE },
  { SHELF ("snowmelt"), 7, FALSE, TRUE },
  { SHELF ("reservoir-tour"), 8, FALSE, TRUE },
  { "v3", 1, TRUE, FALSE },
  { SHELF ("market-square") " length=medium", 5, FALSE, TRUE },
  { SHELF ("reservoir-tour") " length=short", 8, TRUE, FALSE },
  { SHELF ("market-square") " tactics=always", 5, TRUE, TRUE },
  { SHELF ("reservoir-tour") " tactics=never", 8, FALSE, FALSE },
};

static void
test_lengths (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++) {
    g_autoptr (PaddockSetup) setup = riv_scene_setup_new (lengths[i].setup, 3);
    g_autoptr (RivCourse) course = course_new (lengths[i].setup, 3);

    g_assert_cmpuint (paddock_road_track_count_lines (setup->track->record), ==,
                      lengths[i].n_lines);
    g_assert_cmpint (course->is_short, ==, lengths[i].is_short);
    g_assert_cmpuint (course->capacity, ==, lengths[i].is_short ? 3 : 5);
    g_assert_cmpint (course->has_tactics, ==, lengths[i].has_tactics);
  }
}

/* --- The start --- */

static const RivState *
get_state (const PaddockMatch *match)
{
  return (const RivState *) paddock_match_get_state (match);
}

/* At random, up to the first turn, or to the next Movement phase or the first finisher. */
static void
go_to_phase (PaddockMatch *match, guint phase, guint64 race, PaddockEvents *events)
{
  const PaddockDecision *decision;
  PaddockStream stream;

  paddock_stream_init (&stream, SEED, race, PADDOCK_PURPOSE_DRIVERS);
  while (get_state (match)->phase < phase && get_state (match)->n_finished == 0
         && (decision = paddock_match_get_decision (match)))
    paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), events);
}

/* RIV-DECK-01, RIV-DECK-02, RIV-RND-02: 22 cards and Making Headlines in the pile, five others in hand. */
static void
check_deck (const RivTeam *team, guint n_deck, guint n_hand)
{
  g_assert_cmpuint (team->n_hand, ==, n_hand);
  g_assert_cmpuint (team->n_pile, ==, n_deck - n_hand + 1);
  g_assert_null (memchr (team->hand, RIV_HEADLINES, team->n_hand));
  g_assert_nonnull (memchr (team->pile, RIV_HEADLINES, team->n_pile));
}

/* What is drawn by lot, as sets of what came up in many starts. */
typedef struct {
  guint32 first, event, top, tactics, machine_slot;
  guint n_double; /* teams with two initial tactics */
} Lots;

/* RIV-TAC-02, RIV-TAC-03, RIV-TAC-07: two for each, of which the initial ones are played, both if need be (RIV-DP-05). */
static void
check_tactics (const RivCourse *course, const RivState *state, guint team, Lots *lots)
{
  guint n_abilities = 0;

  for (guint i = 0; i < state->n_riders; i++)
    for (guint k = 0; k < RIV_MAX_ABILITIES; k++)
      if (state->riders[i].team == team && state->riders[i].abilities[k]) {
        lots->tactics |= 1u << (state->riders[i].abilities[k] - 1);
        n_abilities++;
      }
  for (guint i = 0; i < state->teams[team].n_tactics; i++) {
    guint tactic = state->teams[team].tactics[i];

    g_assert_cmpint (course->piles.tactics[tactic].window, !=, PADDOCK_WINDOW_SETUP);
    lots->tactics |= 1u << tactic;
  }
  g_assert_cmpuint (n_abilities + state->teams[team].n_tactics, ==, RIV_DEALT_TACTICS);
  lots->n_double += n_abilities == RIV_DEALT_TACTICS;
}

static void
check_start (const RivCourse *course, const RivState *state, guint n_seats, Lots *lots)
{
  for (guint i = 0; i < n_seats; i++) {
    check_deck (&state->teams[i], course->piles.n_deck, RIV_HAND);
    check_tactics (course, state, i, lots);
  }
  lots->first |= 1u << state->first;
  lots->event |= 1u << state->events[state->n_events - 1];
  lots->top |= 1u << (state->teams[0].pile[0] % 32);
}

/* RIV-RND-01, RIV-RND-02, RIV-RND-03, RIV-RND-04, RIV-DECK-07: everything comes up sooner or later. */
static void
test_starts (void)
{
  g_autoptr (PaddockSetup) setup = riv_scene_setup_new (SHELF ("chapel-road"), 3);
  Lots lots = { 0 };

  for (guint64 race = 0; race < N_STARTS; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);

    go_to_phase (match, 1, race, NULL);
    check_start (match->table.course, get_state (match), 3, &lots);
  }
  g_assert_cmphex (lots.first, ==, 0x7);
  g_assert_cmphex (lots.tactics, ==, 0x3fff);
  g_assert_cmpuint (__builtin_popcount (lots.event), >, 12);
  g_assert_cmpuint (__builtin_popcount (lots.top), >, 12);
  g_assert_cmpuint (lots.n_double, >, 0);
}

/* RIV-AI-03, RIV-AI-15, RIV-RND-07: its riders stand by lot, its pile has no hand beside it, and no tactics. */
static void
test_machine_start (void)
{
  g_autoptr (PaddockSetup) setup = riv_scene_setup_new (SHELF ("chapel-road"), 2);
  guint32 foremost = 0;

  for (guint64 race = 0; race < N_STARTS; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
    const RivCourse *course = match->table.course;
    const RivState *state = get_state (match);
    guint best = 12;

    go_to_phase (match, 1, race, NULL);
    if (state->first == 2) /* it has moved already */
      continue;
    check_deck (&state->teams[2], course->piles.n_machine_deck, 0);
    g_assert_cmpuint (state->teams[2].n_tactics, ==, 0);
    for (guint i = 12; i < 18; i++)
      if (state->riders[i].at.a > state->riders[best].at.a)
        best = i;
    foremost |= 1u << (best - 12);
  }
  g_assert_cmpuint (__builtin_popcount (foremost), >, 3);
}

/* --- A Movement phase --- */

typedef struct {
  guint rounds, turns, symbols;
  guint32 drawn; /* set of riders */
} Phase;

/* The first one. */
static Phase
read_phase (const PaddockEvents *events)
{
  Phase self = { 0 };

  for (guint i = 0; i < paddock_events_len (events); i++) {
    const PaddockEvent *event = &events->items[i];

    if (event->type == PADDOCK_EVENT_PHASE_BEGAN && event->amount == RIV_PHASE_REORGANIZATION)
      break;
    self.rounds += event->type == PADDOCK_EVENT_ROUND_BEGAN;
    self.turns += event->type == PADDOCK_EVENT_TURN_BEGAN;
    self.symbols += event->type == PADDOCK_EVENT_ROLLED;
    if (event->type == PADDOCK_EVENT_ROLLED)
      self.drawn |= 1u << event->subject;
  }

  return self;
}

/* RIV-EX-05, RIV-RUL-17: as many rounds as a team has riders, and a turn for every rider; RIV-AI-04, RIV-RND-08: each
 * symbol of the artificial team is drawn once. */
static void
test_phase (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autoptr (PaddockSetup) setup = riv_scene_setup_new (SHELF ("reservoir-tour"), n_seats);

  for (guint64 race = 0; race < 5; race++) {
    PaddockEvents events;
    g_autoptr (PaddockMatch) match = NULL;
    const RivCourse *course;
    Phase phase;

    paddock_events_init (&events, 0);
    match = paddock_match_new (setup, race, &events);
    course = match->table.course;
    go_to_phase (match, 2, race, &events);
    phase = read_phase (&events);
    g_assert_cmpuint (get_state (match)->phase, ==, 2);
    g_assert_cmpuint (phase.rounds, ==, course->n_team);
    g_assert_cmpuint (phase.turns, ==, course->n_riders);
    g_assert_cmpuint (phase.symbols, ==, n_seats == 2 ? 6 : 0);
    g_assert_cmphex (phase.drawn, ==, n_seats == 2 ? 0x3f << 12 : 0);
    paddock_events_clear (&events);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/rivet-setup/rosters", test_rosters);
  g_test_add_func ("/play/rivet-setup/cards", test_cards);
  g_test_add_func ("/play/rivet-setup/lengths", test_lengths);
  g_test_add_func ("/play/rivet-setup/starts", test_starts);
  g_test_add_func ("/play/rivet-setup/machine-start", test_machine_start);
  g_test_add_data_func ("/play/rivet-setup/phase-2", GUINT_TO_POINTER (2), test_phase);
  g_test_add_data_func ("/play/rivet-setup/phase-3", GUINT_TO_POINTER (3), test_phase);
  g_test_add_data_func ("/play/rivet-setup/phase-5", GUINT_TO_POINTER (5), test_phase);
  return g_test_run ();
}
