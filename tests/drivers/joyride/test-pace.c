/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The graph of a car's states and the turns to the finish, on the tracks that ship.
 */

#include "race-field.h"

#include "joyride/joyride-cars.h"
#include "joyride-pace-private.h"

#define HARBOUR "tracks/harbour-loop.track.xml"

typedef struct {
  PaddockSetup *setup;
  PaddockJoyGraph *graph;
  PaddockJoyPace *pace;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  const JoyCourse *course;

  self->setup = field_setup_new (HARBOUR, 2);
  course = self->setup->course;
  self->graph = paddock_joy_graph_new (course);
  self->pace = paddock_joy_pace_new (self->graph, &course->cars[0]);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  paddock_joy_pace_free (self->pace);
  paddock_joy_graph_free (self->graph);
  paddock_setup_unref (self->setup);
}

static gboolean
contains (const guint32 *nodes, guint32 node)
{
  for (guint i = 0; i < PADDOCK_JOY_N_TURNS; i++)
    if (nodes[i] == node)
      return TRUE;

  return FALSE;
}

/* Who drives a step ahead can take it back, and the other way round. */
static void
test_steps_are_undone (Fixture *self, gconstpointer data)
{
  guint n = 0;

  for (guint32 node = 0; node < self->graph->n_nodes; node++)
    for (guint turn = 0; turn < PADDOCK_JOY_N_TURNS; turn++) {
      guint32 ahead = self->graph->nodes[node].ahead[turn];
      guint32 behind = self->graph->nodes[node].behind[turn];

      if (ahead != PADDOCK_JOY_NO_NODE) {
        g_assert_true (contains (self->graph->nodes[ahead].behind, node));
        n++;
      }
      if (behind != PADDOCK_JOY_NO_NODE)
        g_assert_true (contains (self->graph->nodes[behind].ahead, node));
    }
  g_assert_cmpuint (n, >, 1000);
}

/* A step of the graph is a unit step of the game. */
static void
test_steps_are_those_of_the_game (Fixture *self, gconstpointer data)
{
  const JoyCourse *course = self->setup->course;
  g_autoptr (PaddockMatch) match = paddock_match_new (self->setup, 3, NULL);
  const JoyState *state = joy_state (paddock_match_get_table (match));
  PaddockStream stream = { 1, 0 };
  g_auto (PaddockEvents) events;
  guint n = 0;

  paddock_events_init (&events, 64);
  for (guint i = 0; i < 400 && paddock_match_get_decision (match); i++) {
    guint n_choices = paddock_match_get_decision (match)->n_choices;

    paddock_events_truncate (&events, 0);
    paddock_match_choose (match, paddock_stream_pick (&stream, n_choices), &events);
    for (const PaddockEvent *e = events.items; e < events.next; e++) {
      PaddockHex from = PADDOCK_HEX (e->from.a, e->from.b), to = PADDOCK_HEX (e->to.a, e->to.b);
      guint32 node;

      if (e->type != PADDOCK_EVENT_MOVED || e->clause != JOY_MOV_01)
        continue;
      node = paddock_joy_graph_find (self->graph, to, e->amount);
      g_assert_cmpuint (node, !=, PADDOCK_JOY_NO_NODE);
      g_assert_true (paddock_hex_equal (paddock_hex_neighbour (to, e->amount + 3), from));
      n++;
    }
  }
  g_assert_cmpuint (n, >, 50);
  for (guint car = 0; car < state->n_cars; car++)
    g_assert_true (joy_course_is_space (course, state->cars[car].front));
}

static void
test_ways_lead_to_the_line (Fixture *self, gconstpointer data)
{
  for (guint line = 0; line < self->pace->n_lines; line++) {
    g_auto (PaddockJoyWay) way;

    paddock_joy_way_init (&way, self->graph, line);
    g_assert_cmpuint (way.n, >, self->graph->n_nodes / 2);
    for (guint i = 0; i < way.n; i++) {
      guint32 node = way.order[i], next = way.towards[node];

      if (next == PADDOCK_JOY_NO_NODE)
        g_assert_true (self->graph->nodes[node].lines >> line & 1);
      else
        g_assert_cmpuint (way.steps[next], <, way.steps[node]);
    }
  }
}

static void
test_chances (Fixture *self, gconstpointer data)
{
  for (guint n = 0; n <= JOY_MAX_DICE; n++) {
    guint sum = 0;

    for (guint steps = 0; steps <= PADDOCK_JOY_MAX_RUN; steps++)
      sum += self->pace->chance[n][steps];
    g_assert_cmpuint (sum, ==, 1 << PADDOCK_JOY_CHANCE_BITS);
    g_assert_cmpuint (self->pace->least[n], ==, n); /* faces 1 to 3 */
    g_assert_cmpuint (self->pace->most[n], ==, 3 * n);
  }
  g_assert_cmpuint (self->pace->chance[2][4], ==,
                    4096 / 3 + 1); /* 3 of 9, and what rounding left */
}

/* Whoever is a whole stage further needs less, and a lap is as long as the rest of the race says. */
static void
test_nearer_is_sooner (Fixture *self, gconstpointer data)
{
  guint n_lines = self->pace->n_lines;

  for (guint32 node = 0; node < self->graph->n_nodes; node++)
    for (guint gear = 1; gear < self->pace->n_gears; gear++) {
      PaddockJoySpot last = { node, n_lines - 1 }, before = { node, 2 * n_lines - 1 };
      int lap = (int) paddock_joy_pace_rest (self->pace, before, gear)
                - (int) paddock_joy_pace_rest (self->pace, last, gear);

      g_assert_cmpint (ABS (lap - (int) self->pace->lap), <=, 2 * PADDOCK_JOY_TURN);
    }
  g_assert_cmpuint (self->pace->lap, >, 4 * PADDOCK_JOY_TURN);
  g_assert_cmpuint (self->pace->lap, <, 12 * PADDOCK_JOY_TURN);
}

/* In front of a wall on all sides the highest gear is worse than the lowest, and by far. */
static void
test_walls_want_low_gears (Fixture *self, gconstpointer data)
{
  guint n = 0, n_worse = 0;

  for (guint32 node = 0; node < self->graph->n_nodes; node++) {
    const guint32 *ahead = self->graph->nodes[node].ahead;
    PaddockJoySpot spot = { node, 2 };

    if (ahead[0] != PADDOCK_JOY_NO_NODE || ahead[1] != PADDOCK_JOY_NO_NODE
        || ahead[2] != PADDOCK_JOY_NO_NODE)
      continue;
    n++;
    n_worse += paddock_joy_pace_rest (self->pace, spot, self->pace->n_gears - 1)
               > paddock_joy_pace_rest (self->pace, spot, 1) + PADDOCK_JOY_TURN / 2;
  }
  g_assert_cmpuint (n, >, 10);
  g_assert_cmpuint (n_worse, ==, n);
}

/* What is foreseen at the start is about what a race of Racers takes. */
static void
test_races_take_as_long (Fixture *self, gconstpointer data)
{
  guint n_rounds = 0, n_foreseen = 0;

  for (guint64 race = 0; race < 12; race++) {
    PaddockDriverSpec specs[2];
    g_autoptr (PaddockJournal) journal = paddock_journal_new (self->setup, race);
    const JoyState *state =
      joy_state (paddock_match_get_table (paddock_journal_get_match (journal)));
    g_autoptr (PaddockCrew) crew = NULL;
    PaddockJoySpot spot = { .stage = 2 * self->pace->n_lines - 1 };

    for (guint i = 0; i < 2; i++)
      g_assert_true (paddock_driver_spec_parse (&specs[i], "racer", NULL));
    crew = paddock_crew_new (self->setup, specs, race);
    paddock_crew_drive (crew, journal, NULL, NULL);
    n_rounds += state->round;
    paddock_journal_travel (journal, 2); /* both are placed */
    spot.node = paddock_joy_graph_find (self->graph, state->cars[0].front, joy_heading (state, 0));
    n_foreseen += paddock_joy_pace_rest (self->pace, spot, state->cars[0].gear);
  }

  n_foreseen /= PADDOCK_JOY_TURN;
  g_test_message ("%u rounds, %u foreseen", n_rounds, n_foreseen);
  g_assert_cmpuint (n_rounds, >, n_foreseen * 3 / 4);
  g_assert_cmpuint (n_rounds, <, n_foreseen * 5 / 4);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/drivers/joyride-graph/steps-are-undone", test_steps_are_undone },
    { "/drivers/joyride-graph/steps-are-those-of-the-game", test_steps_are_those_of_the_game },
    { "/drivers/joyride-graph/ways-lead-to-the-line", test_ways_lead_to_the_line },
    { "/drivers/joyride-pace/chances-are-whole", test_chances },
    { "/drivers/joyride-pace/a-lap-is-a-lap", test_nearer_is_sooner },
    { "/drivers/joyride-pace/walls-want-low-gears", test_walls_want_low_gears },
    { "/drivers/joyride-pace/races-take-as-long-as-foreseen", test_races_take_as_long },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
