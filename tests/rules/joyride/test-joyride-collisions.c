/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Collisions of Joyride: every way to be hit, and many crowded positions against the catalogue's own algorithm.
 */

#include "joyride-naive.h"

#include "joyride/joyride-cars.h"
#include "joyride/joyride-collisions.h"
#include "joyride-tracks.h"

/* --- The ten ways to be hit --- */

typedef enum {
  IN_LINE,
  LEFT,
  RIGHT,
} Yield;

typedef struct {
  gboolean is_front; /* the end that is struck */
  int travel;        /* of what strikes it, relative to the struck car's heading */
  Yield yield;
} Hit;

static const Hit hits[] = {
  { FALSE, 0, IN_LINE }, { FALSE, -1, LEFT },  { FALSE, 1, RIGHT }, { FALSE, -2, LEFT },
  { FALSE, 2, RIGHT },   { TRUE, 3, IN_LINE }, { TRUE, 4, RIGHT },  { TRUE, 2, LEFT },
  { TRUE, -1, RIGHT },   { TRUE, 1, LEFT },
};

#define HITS_X_HEADINGS (G_N_ELEMENTS (hits) * PADDOCK_N_DIRECTIONS)

typedef struct {
  Hit hit;
  int heading;         /* of blue, which is struck in the origin */
  int travel;          /* of red */
  int to_struck;       /* from blue's other end to the origin */
  PaddockHex pivot;    /* blue's other end */
  PaddockMatch *match; /* after the unit step */
  PaddockEvents events;
} Case;

static void
case_play (Case *self, guint i, PaddockSetup *setup)
{
  PaddockHex origin = PADDOCK_HEX (0, 0);

  self->hit = hits[i % G_N_ELEMENTS (hits)];
  self->heading = (int) (i / G_N_ELEMENTS (hits));
  self->travel = paddock_direction_wrap (self->heading + self->hit.travel);
  self->to_struck = self->hit.is_front ? self->heading : paddock_direction_wrap (self->heading + 3);
  self->pivot = paddock_hex_neighbour (origin, self->to_struck + 3);
  self->match = paddock_match_new (setup, 0, NULL);
  paddock_events_init (&self->events, 64);

  joy_test_give (self->match, NULL, "step", "start");
  joy_test_give (self->match, NULL, "order", "red blue");
  joy_test_give (self->match, NULL, "active", "red");
  joy_test_put (self->match, "red", paddock_hex_along (origin, self->travel, -1),
                paddock_hex_along (origin, self->travel, -2));
  joy_test_put (self->match, "blue", self->hit.is_front ? origin : self->pivot,
                self->hit.is_front ? self->pivot : origin);
  joy_test_give (self->match, "red", "mirror", "1 1");
  joy_test_give (self->match, "blue", "mirror", "1 3");
  joy_test_settle (self->match);
  joy_test_choose (self->match, "lock:1", NULL);
  joy_test_choose (self->match, "steer:straight", &self->events);
  if (self->hit.is_front && self->hit.yield == IN_LINE)
    joy_test_choose (self->match, "head-on:push", &self->events);
}

static void
case_clear (Case *self)
{
  paddock_match_free (self->match);
  paddock_events_clear (&self->events);
}

static void
for_every_hit (void (*claim) (const Case *self))
{
  g_autoptr (PaddockSetup) setup =
    joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, "abilities=none");

  for (guint i = 0; i < HITS_X_HEADINGS; i++) {
    Case self = { 0 };

    case_play (&self, i, setup);
    claim (&self);
    case_clear (&self);
  }
}

static const PaddockEvent *
find_collision (const Case *self)
{
  for (guint i = 0; i < paddock_events_len (&self->events); i++)
    if (self->events.items[i].type == PADDOCK_EVENT_COLLIDED)
      return &self->events.items[i];

  return NULL;
}

/* JOY-COL-03 */
static void
claim_kind (const Case *self)
{
  int kind = self->hit.yield != IN_LINE ? JOY_SIDE_SWIPE
             : self->hit.is_front       ? JOY_HEAD_ON
                                        : JOY_REAR_END;

  g_assert_cmpint (find_collision (self)->amount, ==, kind);
}

/* JOY-COL-01: both ends one space along the travel, heading kept. */
static void
claim_in_line (const Case *self)
{
  const JoyCar *blue = &joy_test_state (self->match)->cars[1];
  PaddockHex ahead = paddock_hex_neighbour (PADDOCK_HEX (0, 0), self->travel);
  PaddockHex further = paddock_hex_along (PADDOCK_HEX (0, 0), self->travel, 2);
  PaddockHex struck = self->hit.is_front ? blue->front : blue->rear;
  PaddockHex other = self->hit.is_front ? blue->rear : blue->front;

  if (self->hit.yield != IN_LINE)
    return;

  joy_test_assert_hex (struck, ahead.q, ahead.r);
  joy_test_assert_hex (other, further.q, further.r);
  g_assert_cmpint (joy_heading (joy_test_state (self->match), 1), ==, self->heading);
}

/* JOY-SSW-01: the end that is not hit stays. */
static void
claim_pivot (const Case *self)
{
  const JoyCar *blue = &joy_test_state (self->match)->cars[1];
  PaddockHex other = self->hit.is_front ? blue->rear : blue->front;

  if (self->hit.yield != IN_LINE)
    joy_test_assert_hex (other, self->pivot.q, self->pivot.r);
}

/* JOY-SSW-02 and 03: sixty degrees the way the hit pushes. */
static void
claim_sense (const Case *self)
{
  const JoyCar *blue = &joy_test_state (self->match)->cars[1];
  PaddockHex struck = self->hit.is_front ? blue->front : blue->rear;
  PaddockHex to =
    paddock_hex_neighbour (self->pivot, self->to_struck + (self->hit.yield == LEFT ? 1 : -1));

  if (self->hit.yield != IN_LINE)
    joy_test_assert_hex (struck, to.q, to.r);
}

/* JOY-SSW-04: diagonal hits carry the end along, side hits one direction further out. */
static void
claim_displacement (const Case *self)
{
  const JoyCar *blue = &joy_test_state (self->match)->cars[1];
  PaddockHex struck = self->hit.is_front ? blue->front : blue->rear;
  int a = paddock_direction_wrap (self->travel - self->to_struck);
  int bend = a == 1 ? 1 : a == 5 ? -1 : 0;
  PaddockHex to = paddock_hex_neighbour (PADDOCK_HEX (0, 0), self->travel + bend);

  if (self->hit.yield != IN_LINE)
    joy_test_assert_hex (struck, to.q, to.r);
}

/* JOY-COL-04, JOY-INV-06: the struck car keeps gear, dice and dashboard; red stands in the origin. */
static void
claim_no_harm (const Case *self)
{
  const JoyState *state = joy_test_state (self->match);

  joy_test_assert_hex (state->cars[0].front, 0, 0);
  g_assert_cmpuint (state->cars[1].gear, ==, 2);
  g_assert_cmpuint (state->cars[1].n_mirror, ==, 2);
  g_assert_cmpuint (state->cars[1].mirror[0] + state->cars[1].mirror[1], ==, 4);
  for (guint car = 0; car < 2; car++)
    g_assert_cmpuint (state->cars[car].tokens + state->cars[car].damaged_gears
                        + state->cars[car].damaged_locks + state->cars[car].damaged_slots,
                      ==, 0);
}

static void
test_hits (gconstpointer claim)
{
  for_every_hit ((void (*) (const Case *)) claim);
}

/* --- Crowds --- */

#define CROWD_RADIUS 4

static PaddockHex
pick_hex (PaddockStream *stream)
{
  return PADDOCK_HEX ((int) paddock_stream_pick (stream, 2 * CROWD_RADIUS + 1) - CROWD_RADIUS,
                      (int) paddock_stream_pick (stream, 2 * CROWD_RADIUS + 1) - CROWD_RADIUS);
}

static gboolean
is_course_space (PaddockHex hex, gconstpointer course)
{
  return joy_course_is_space (course, hex);
}

static gboolean
is_taken (const NaiveRace *race, guint n, PaddockHex hex)
{
  for (guint i = 0; i < n; i++)
    if (paddock_hex_equal (race->cars[i].front, hex) || paddock_hex_equal (race->cars[i].rear, hex))
      return TRUE;

  return !race->is_space (hex, race->data);
}

/* Six cars close together, anyhow. */
static void
crowd (NaiveRace *race, PaddockStream *stream, const JoyCourse *course)
{
  *race = (NaiveRace){ .n_cars = NAIVE_MAX_CARS, .is_space = is_course_space, .data = course };

  for (guint i = 0; i < race->n_cars; i++)
    do {
      race->cars[i].front = pick_hex (stream);
      race->cars[i].rear =
        paddock_hex_neighbour (race->cars[i].front, (int) paddock_stream_pick (stream, 6));
    } while (is_taken (race, i, race->cars[i].front) || is_taken (race, i, race->cars[i].rear));
}

static PaddockSetup *
crowd_setup_new (PaddockStream *stream, guint n_barriers)
{
  PaddockHexTrack *track = joy_test_plain_new ();

  for (; n_barriers > 0; n_barriers--) {
    PaddockHex hex = pick_hex (stream);

    joy_test_set_cell (track, hex.q, hex.r, PADDOCK_CELL_BARRIER);
  }

  return joy_test_setup (joy_test_take (track), NAIVE_MAX_CARS, "abilities=none max-cars=6");
}

static void
state_place (JoyState *state, const NaiveRace *race)
{
  state->active = (guint8) race->active;
  for (guint i = 0; i < race->n_cars; i++) {
    state->cars[i].front = race->cars[i].front;
    state->cars[i].rear = race->cars[i].rear;
  }
}

/* JOY-CHN-05, JOY-RUL-05: on a plain nothing ever blocks, because no chain comes back to the mover or to itself. */
static void
test_chains_never_return (void)
{
  PaddockStream stream;
  g_autoptr (PaddockSetup) setup = NULL;
  g_autoptr (PaddockMatch) match = NULL;
  guint longest = 0;
  JoyState state;

  paddock_stream_init (&stream, 5, 0, PADDOCK_PURPOSE_DRIVERS);
  setup = crowd_setup_new (&stream, 0);
  match = paddock_match_new (setup, 0, NULL);
  state = *joy_test_state (match);

  for (guint i = 0; i < 60000; i++) {
    PaddockTable table = { setup, setup->course, &state, NULL };
    gboolean is_reverse = i & 1;
    PaddockHex lead;
    NaiveRace race;
    int heading;

    crowd (&race, &stream, setup->course);
    state_place (&state, &race);
    lead = is_reverse ? race.cars[0].rear : race.cars[0].front;
    heading = joy_heading (&state, 0) + (is_reverse ? 3 : 0);
    for (int turn = -2; turn <= 2; turn++) {
      JoyChain chain;

      joy_plan_chain (&table, paddock_hex_neighbour (lead, heading + turn),
                      paddock_direction_wrap (heading + turn), &chain);
      g_assert_false (chain.is_blocked);
      longest = MAX (longest, chain.n);
    }
  }
  g_assert_cmpuint (longest, >=, 4); /* the crowd was one */
}

typedef struct {
  int total;
  gboolean is_reverse;
  int turn;
} Drive;

/* Drives red to the end of its move, every struck driver answering alike. */
static void
drive (PaddockMatch *match, const Drive *how, gboolean smashes, PaddockEvents *events)
{
  static const char *const turns[] = { "right", "straight", "left" };
  g_autofree char *key =
    g_strdup_printf ("%s:%s", how->is_reverse ? "reverse" : "forward", turns[how->turn + 1]);
  const PaddockDecision *decision;

  joy_test_choose (match, key, events);
  while ((decision = paddock_match_get_decision (match)) && decision->kind == JOY_ASK_HEAD_ON)
    joy_test_choose (match, smashes ? "head-on:smash" : "head-on:push", events);
}

static PaddockMatch *
crowd_match_new (PaddockSetup *setup, const NaiveRace *race, const Drive *how)
{
  PaddockMatch *match = paddock_match_new (setup, 0, NULL);
  static const char *const seats[] = { "red", "blue", "green", "gold", "grey", "pink" };
  int faces[5], n = 0;

  for (int left = how->total; left > 0; left -= faces[n++])
    faces[n] = MIN (left, 3);

  joy_test_give (match, NULL, "step", "shift");
  joy_test_give (match, NULL, "order", "red blue green gold grey pink");
  joy_test_give (match, NULL, "active", "red");
  for (guint i = 0; i < race->n_cars; i++) {
    joy_test_put (match, seats[i], race->cars[i].front, race->cars[i].rear);
    joy_test_give (match, seats[i], "gear", "3");
    joy_test_give (match, seats[i], "mirror", "2 2 2");
  }
  joy_test_give (match, "red", "gear", how->is_reverse ? "1" : "5");
  joy_test_give (match, "red", "mirror", n == 1 ? "1" : n == 2 ? "1 1" : "1 1 1");
  joy_test_settle (match);
  g_assert_true (paddock_match_force (match, faces, (guint) n));
  joy_test_choose (match, "shift:stay", NULL);

  return match;
}

static guint
crashed_cars (const PaddockEvents *events, int *kind)
{
  guint cars = 0;

  *kind = -1;
  for (guint i = 0; i < paddock_events_len (events); i++)
    if (events->items[i].type == PADDOCK_EVENT_CRASHED) {
      cars |= 1u << events->items[i].subject;
      *kind = events->items[i].amount;
    }

  return cars;
}

/* JOY-INV-08: without contact in line and without a crash the unit steps add up to the total. */
static void
claim_unit_steps (const PaddockEvents *events, int total)
{
  int n = 0;

  for (guint i = 0; i < paddock_events_len (events); i++) {
    const PaddockEvent *event = &events->items[i];

    if (event->type == PADDOCK_EVENT_CRASHED
        || (event->type == PADDOCK_EVENT_COLLIDED && event->amount != JOY_SIDE_SWIPE))
      return;
    n += event->type == PADDOCK_EVENT_MOVED && event->actor == 0;
  }

  g_assert_cmpint (n, ==, total);
}

static void
compare_crowd (PaddockSetup *setup, NaiveRace *race, const Drive *how, guint ends[4])
{
  static const int kinds[] = { -1, JOY_CRASH_SMASH, JOY_CRASH_SMASH, JOY_CRASH_PILE_UP };
  g_autoptr (PaddockMatch) match = crowd_match_new (setup, race, how);
  g_auto (PaddockEvents) events;
  int kind;

  paddock_events_init (&events, 64);
  drive (match, how, race->smashes, &events);
  naive_move (race, how->total, how->is_reverse, how->turn);
  ends[race->end]++;

  for (guint i = 0; i < race->n_cars; i++) {
    const JoyCar *car = &joy_test_state (match)->cars[i];

    joy_test_assert_hex (car->front, race->cars[i].front.q, race->cars[i].front.r);
    joy_test_assert_hex (car->rear, race->cars[i].rear.q, race->cars[i].rear.r);
  }
  g_assert_cmpuint (crashed_cars (&events, &kind), ==, race->hurt);
  g_assert_cmpint (kind, ==, kinds[race->end]);
  claim_unit_steps (&events, how->total);
}

/* The whole move against the catalogue's algorithm, in crowds with barriers among them. */
static void
test_moves_as_written (void)
{
  guint ends[4] = { 0 };
  PaddockStream stream;

  paddock_stream_init (&stream, 6, 0, PADDOCK_PURPOSE_DRIVERS);
  for (guint board = 0; board < 40; board++) {
    g_autoptr (PaddockSetup) setup = crowd_setup_new (&stream, board / 4);

    for (guint i = 0; i < 300; i++) {
      Drive how = { .is_reverse = i % 4 == 0, .turn = (int) paddock_stream_pick (&stream, 3) - 1 };
      NaiveRace race;

      how.total = 1 + (int) paddock_stream_pick (&stream, how.is_reverse ? 3 : 9);
      crowd (&race, &stream, setup->course);
      race.smashes = i & 1;
      compare_crowd (setup, &race, &how, ends);
    }
  }
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    g_assert_cmpuint (ends[i], >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/rules/JOY-COL-01/in-line", claim_in_line, test_hits);
  g_test_add_data_func ("/rules/JOY-COL-02/the-rest-turns", claim_pivot, test_hits);
  g_test_add_data_func ("/rules/JOY-COL-03/kinds", claim_kind, test_hits);
  g_test_add_data_func ("/rules/JOY-COL-04/no-harm", claim_no_harm, test_hits);
  g_test_add_data_func ("/rules/JOY-SSW-02/sense", claim_sense, test_hits);
  g_test_add_data_func ("/rules/JOY-SSW-04/displacement", claim_displacement, test_hits);
  g_test_add_func ("/rules/JOY-CHN-05/chains-never-return", test_chains_never_return);
  g_test_add_func ("/rules/JOY-MOV-01/moves-as-written", test_moves_as_written);

  return g_test_run ();
}
