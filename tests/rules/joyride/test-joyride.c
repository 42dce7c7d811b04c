/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride by random walks: what must always hold holds after every choice and every unit step, and every race
 * ends.
 */

#include "joyride-tracks.h"

#include "joyride/joyride-cars.h"

#define MOST_DECISIONS 20000

/* What a walk is watched for: called after each choice with the state before it and what happened. */
typedef struct {
  const PaddockMatch *match;
  const JoyState *state;
  JoyState before;
  PaddockEvents events;
  JoyState memory; /* the watcher's own; zeroed before a race */
} Walk;

typedef void (*Watch) (Walk *self);

static void
walk (PaddockSetup *setup, guint64 race, Watch watch)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
  Walk self = { .match = match, .state = joy_test_state (match) };
  PaddockStream stream;
  guint n = 0;

  paddock_events_init (&self.events, 256);
  paddock_stream_init (&stream, 7, race, PADDOCK_PURPOSE_DRIVERS);
  for (const PaddockDecision *decision; (decision = paddock_match_get_decision (match)); n++) {
    g_assert_cmpuint (n, <, MOST_DECISIONS);
    self.before = *self.state;
    paddock_events_truncate (&self.events, 0);
    paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), &self.events);
    watch (&self);
  }
  paddock_events_clear (&self.events);
}

static void
test_walks (gconstpointer watch)
{
  static const char *const options[] = {
    NULL,
    "third-car=block pileup-victims=involved stack-exhaust=none",
    "direct-only=off unhalve=exact collect-when-pushed=on forced-floor=0",
    "initiative=off damage=off",
    "peek=reverse-only nitro-lightning=four-and-damage",
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    for (guint cars = 2; cars <= 4; cars++) {
      g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_ring (), cars, options[i]);

      for (guint64 race = 0; race < 20; race++)
        walk (setup, race, (Watch) watch);
    }
}

/* JOY-INV-02 and the others, as the engine checks them itself. */
static void
watch_checks (Walk *self)
{
  g_autoptr (GError) error = NULL;

  paddock_match_check (self->match, &error);
  g_assert_no_error (error);
}

/* --- JOY-INV-01, after every unit step --- */

/* The cars as the events tell of them, one after the other. */
static void
follow (Walk *self, const PaddockEvent *event)
{
  gboolean is_car = event->type == PADDOCK_EVENT_MOVED || event->type == PADDOCK_EVENT_PUSHED;
  guint car = event->subject;

  if (event->type == PADDOCK_EVENT_PLACED && car >= JOY_CAR_SUBJECT) {
    is_car = TRUE;
    car -= JOY_CAR_SUBJECT;
  }
  if (!is_car)
    return;

  self->memory.cars[car].front = PADDOCK_HEX (event->to.a, event->to.b);
  self->memory.cars[car].rear =
    paddock_hex_neighbour (self->memory.cars[car].front, event->amount + 3);
}

static gboolean
is_placed (const JoyCar *car)
{
  return !paddock_hex_equal (car->front, car->rear);
}

static void
assert_apart (const Walk *self)
{
  const JoyCourse *course = joy_course (paddock_match_get_table (self->match));

  for (guint i = 0; i < self->state->n_cars; i++) {
    const JoyCar *car = &self->memory.cars[i];

    if (!is_placed (car))
      continue;
    g_assert_true (joy_course_is_space (course, car->front));
    g_assert_true (joy_course_is_space (course, car->rear));
    for (guint k = 0; k < i; k++) {
      const JoyCar *other = &self->memory.cars[k];

      if (!is_placed (other))
        continue;
      g_assert_cmpuint (paddock_hex_distance (car->front, other->front), >, 0);
      g_assert_cmpuint (paddock_hex_distance (car->front, other->rear), >, 0);
      g_assert_cmpuint (paddock_hex_distance (car->rear, other->front), >, 0);
      g_assert_cmpuint (paddock_hex_distance (car->rear, other->rear), >, 0);
    }
  }
}

static void
watch_positions (Walk *self)
{
  for (const PaddockEvent *event = self->events.items; event < self->events.next; event++) {
    follow (self, event);
    assert_apart (self);
  }
  for (guint i = 0; i < self->state->n_cars; i++) {
    const JoyCar *told = &self->memory.cars[i], *found = &self->state->cars[i];

    if (!is_placed (told))
      continue;
    joy_test_assert_hex (found->front, told->front.q, told->front.r);
    joy_test_assert_hex (found->rear, told->rear.q, told->rear.r);
  }
}

/* --- JOY-INV-03 and 04 --- */

static guint
count_damage (const JoyCar *car)
{
  return car->damaged_gears + car->damaged_locks + (guint) __builtin_popcount (car->damaged_slots);
}

/* The gear that can be damaged next is always the highest that is left. */
static void
watch_damaged_gears (Walk *self)
{
  const PaddockDecision *decision = paddock_match_get_decision (self->match);

  if (!decision || decision->kind != JOY_ASK_DAMAGE || decision->choices[0].id != JOY_SLOT_GEAR)
    return;

  g_assert_cmpint (decision->choices[0].place.a, ==,
                   5 - self->state->cars[decision->player].damaged_gears);
}

static void
watch_damage (Walk *self)
{
  for (guint i = 0; i < self->state->n_cars; i++) {
    g_assert_cmpuint (count_damage (&self->state->cars[i]), >=,
                      count_damage (&self->before.cars[i]));
    g_assert_cmpuint (count_damage (&self->state->cars[i]), <=, 8);
    g_assert_cmpuint (joy_lock_capacity (paddock_match_get_table (self->match), i), >=, 1);
    g_assert_cmpuint (joy_lock_capacity (paddock_match_get_table (self->match), i), ==,
                      4u - self->state->cars[i].damaged_locks);
  }
}

/* --- JOY-INV-05 --- */

/* Tokens of each type: in the stack, held, earned, on the board, removed. */
static void
watch_items (Walk *self)
{
  const JoyState *state = self->state;
  guint n[JOY_MAX_ITEM_TYPES] = { 0 };

  for (guint i = 0; i < state->n_stack; i++)
    n[state->stack[i]]++;
  for (guint i = 0; i < state->n_board_items; i++)
    n[state->board_items[i].item]++;
  for (guint i = 0; i < JOY_MAX_ITEM_TYPES; i++)
    n[i] += state->removed[i];
  for (guint i = 0; i < state->n_cars; i++) {
    for (guint k = 0; k < JOY_MAX_ITEM_SLOTS; k++)
      if (state->cars[i].items[k])
        n[state->cars[i].items[k] - 1]++;
    for (guint k = 0; k < state->cars[i].n_items_earned; k++)
      if (state->cars[i].earned[k] & 0x80)
        n[state->cars[i].earned[k] & 0x7f]++;
  }

  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (n[i], ==, 4);
}

/* --- JOY-INV-06 --- */

static gboolean
happened (const Walk *self, PaddockEventType type)
{
  for (const PaddockEvent *event = self->events.items; event < self->events.next; event++)
    if (event->type == type)
      return TRUE;

  return FALSE;
}

/* Where cars were only pushed about, the others' dashboards are as before. */
static void
watch_collisions (Walk *self)
{
  if (!happened (self, PADDOCK_EVENT_PUSHED) || happened (self, PADDOCK_EVENT_CRASHED)
      || happened (self, PADDOCK_EVENT_EXPLODED) || happened (self, PADDOCK_EVENT_TURN_BEGAN)
      || happened (self, PADDOCK_EVENT_PLACED))
    return;

  for (guint i = 0; i < self->state->n_cars; i++) {
    const JoyCar *before = &self->before.cars[i], *after = &self->state->cars[i];

    if (i == self->state->active)
      continue;
    g_assert_cmpuint (after->gear, ==, before->gear);
    g_assert_cmpmem (after->mirror, sizeof after->mirror, before->mirror, sizeof before->mirror);
    g_assert_cmpuint (count_damage (after), ==, count_damage (before));
    g_assert_cmpuint (after->tokens, ==, before->tokens);
  }
}

/* --- JOY-INV-07: turned and mirrored races are the same races --- */

typedef struct {
  int sixths;
  gboolean mirrored;
} Turn;

static PaddockHex
turn_hex (const Turn *self, PaddockHex hex)
{
  return hex.q == G_MININT16 ? hex : joy_test_turn (hex, self->sixths, self->mirrored);
}

static int
turn_direction (const Turn *self, int direction)
{
  return joy_test_turn_direction (direction, self->sixths, self->mirrored);
}

/* Left and right change places in a mirror. */
static guint
turn_steer (const Turn *self, guint id)
{
  guint steer = id & ~(guint) JOY_REVERSE;

  return self->mirrored ? (id & JOY_REVERSE) | (2 * JOY_STRAIGHT - steer) : id;
}

static PaddockChoice
turn_choice (const Turn *self, guint kind, PaddockChoice choice)
{
  if (kind == JOY_ASK_STEER || kind == JOY_ASK_DRIVE || kind == JOY_ASK_SLIP
      || kind == JOY_ASK_GRIP)
    choice.id = (guint16) turn_steer (self, choice.id);
  if (kind == JOY_ASK_HEADING)
    choice.id = (guint16) turn_direction (self, choice.id);
  if (choice.target == PADDOCK_TARGET_HEX)
    choice.place =
      paddock_hex_to_place (turn_hex (self, PADDOCK_HEX (choice.place.a, choice.place.b)));

  return choice;
}

static JoyState
turn_state (const Turn *self, const JoyState *state)
{
  JoyState turned = *state;

  for (guint i = 0; i < state->n_cars; i++) {
    turned.cars[i].front = turn_hex (self, state->cars[i].front);
    turned.cars[i].rear = turn_hex (self, state->cars[i].rear);
  }
  for (guint i = 0; i < state->n_board_items; i++)
    turned.board_items[i].at = turn_hex (self, state->board_items[i].at);
  for (guint i = 0; i < state->flow.n_tasks; i++)
    if (state->tasks[i].kind == JOY_TASK_EXPLODE)
      turned.tasks[i].explode.at = turn_hex (self, state->tasks[i].explode.at);
    else if (state->tasks[i].kind == JOY_TASK_NOTE)
      turned.tasks[i].note.at = turn_hex (self, state->tasks[i].note.at);
  if (state->move.total > 0)
    turned.move.direction = (guint8) turn_direction (self, state->move.direction);

  return turned;
}

static guint
find_choice (const PaddockDecision *decision, PaddockChoice choice)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (memcmp (&decision->choices[i], &choice, sizeof choice) == 0)
      return i;

  g_error ("the turned race has no such choice");
}

static void
walk_turned (const Turn *turn, guint cars, guint64 race)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_ring (), cars, NULL);
  g_autoptr (PaddockSetup) turned_setup =
    joy_test_setup (joy_test_ring_turned (turn->sixths, turn->mirrored), cars, NULL);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
  g_autoptr (PaddockMatch) turned = paddock_match_new (turned_setup, race, NULL);
  const PaddockDecision *decision;
  PaddockStream stream;

  paddock_stream_init (&stream, 9, race, PADDOCK_PURPOSE_DRIVERS);
  while ((decision = paddock_match_get_decision (match))) {
    const PaddockDecision *other = paddock_match_get_decision (turned);
    guint i = paddock_stream_pick (&stream, decision->n_choices);
    PaddockChoice choice = turn_choice (turn, decision->kind, decision->choices[i]);
    JoyState expected;

    g_assert_cmpuint (other->kind, ==, decision->kind);
    g_assert_cmpuint (other->player, ==, decision->player);
    g_assert_cmpuint (other->n_choices, ==, decision->n_choices);
    paddock_match_choose (turned, find_choice (other, choice), NULL);
    paddock_match_choose (match, i, NULL);

    expected = turn_state (turn, joy_test_state (match));
    g_assert_cmpmem (joy_test_state (turned), sizeof (JoyState), &expected, sizeof (JoyState));
  }
  g_assert_null (paddock_match_get_decision (turned));
}

static void
test_turned_races (void)
{
  for (int sixths = 0; sixths < PADDOCK_N_DIRECTIONS; sixths++)
    for (guint mirrored = 0; mirrored < 2; mirrored++)
      for (guint cars = 2; cars <= 4; cars++) {
        const Turn turn = { sixths, mirrored };

        walk_turned (&turn, cars, (guint64) sixths);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/rules/JOY-INV-01/after-every-unit-step", watch_positions, test_walks);
  g_test_add_data_func ("/rules/JOY-INV-02/after-every-choice", watch_checks, test_walks);
  g_test_add_data_func ("/rules/JOY-INV-03/gears-go-from-the-top", watch_damaged_gears, test_walks);
  g_test_add_data_func ("/rules/JOY-INV-04/damage-never-falls", watch_damage, test_walks);
  g_test_add_data_func ("/rules/JOY-INV-05/tokens-of-each-type", watch_items, test_walks);
  g_test_add_data_func ("/rules/JOY-INV-06/collisions-alone-harm-nobody", watch_collisions,
                        test_walks);
  g_test_add_func ("/rules/JOY-INV-07/turned-and-mirrored-races", test_turned_races);

  return g_test_run ();
}
