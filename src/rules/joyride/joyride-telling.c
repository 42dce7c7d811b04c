/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events of Joyride in words, for the commentary, the studio and the expectations of playtests.
 */

#include "joyride-facts.h"
#include "words.h"

const PaddockEventText joy_event_texts[] = {
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, N_ ("The race begins") },
  { PADDOCK_EVENT_ROUND_BEGAN, PADDOCK_ANY_SORT, N_ ("Round {amount}"), .is_echo = TRUE },
  { PADDOCK_EVENT_TURN_BEGAN, PADDOCK_ANY_SORT,
    N_ ("Round {amount}, {actor}: {place}, in {subject}[, front on {from}]") },
  { PADDOCK_EVENT_ROLLED, JOY_CAR_DIE, N_ ("{actor} rolls {faces}"),
    .several = N_ ("{actor} rolls {faces}, together {sum}") },
  { PADDOCK_EVENT_ROLLED, PADDOCK_ANY_SORT, N_ ("{actor} rolls {subject}") },
  { PADDOCK_EVENT_SHUFFLED, PADDOCK_ANY_SORT, N_ ("{amount} item tokens are shuffled"),
    .one = N_ ("1 item token is shuffled") },
  { PADDOCK_EVENT_DREW, PADDOCK_ANY_SORT, N_ ("{actor} draws {subject}") },
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT, N_ ("{actor} puts {subject} [on {to}|down: {to}]"),
    .clause = JOY_DRP_02 },
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT, N_ ("{actor} puts {subject} on {to}") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_NONE,
    N_ ("{actor} drives 1 space backwards[, from {from} to {to}]"),
    .several = N_ ("{actor} drives {count} spaces backwards[, from {from} to {to}]"),
    .clause = JOY_REV_01 },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_LEFT,
    N_ ("{actor} steers left and drives 1 space backwards[, from {from} to {to}]"),
    .several =
      N_ ("{actor} steers left and drives {count} spaces backwards[, from {from} to {to}]"),
    .clause = JOY_REV_01 },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_RIGHT,
    N_ ("{actor} steers right and drives 1 space backwards[, from {from} to {to}]"),
    .several =
      N_ ("{actor} steers right and drives {count} spaces backwards[, from {from} to {to}]"),
    .clause = JOY_REV_01 },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_NONE, N_ ("{actor} drives 1 space[, from {from} to {to}]"),
    .several = N_ ("{actor} drives {count} spaces[, from {from} to {to}]") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_LEFT,
    N_ ("{actor} steers left and drives 1 space[, from {from} to {to}]"),
    .several = N_ ("{actor} steers left and drives {count} spaces[, from {from} to {to}]") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_RIGHT,
    N_ ("{actor} steers right and drives 1 space[, from {from} to {to}]"),
    .several = N_ ("{actor} steers right and drives {count} spaces[, from {from} to {to}]") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_ROUND, N_ ("{actor} spins round[, the front now on {to}]") },
  { PADDOCK_EVENT_TURNED, PADDOCK_ANY_SORT, N_ ("{subject} now heads {to}") },
  { PADDOCK_EVENT_EFFECT, JOY_SLIPPED, N_ ("{actor} slips on the oil") },
  { PADDOCK_EVENT_EFFECT, JOY_GRIPPED, N_ ("{actor} steers on the grip") },
  { PADDOCK_EVENT_PUSHED, PADDOCK_TURN_NONE, N_ ("{subject} is pushed [from {from} to {to}|{to}]"),
    .several = N_ ("{subject} is pushed {count} spaces[, from {from} to {to}]") },
  { PADDOCK_EVENT_PUSHED, PADDOCK_TURN_LEFT,
    N_ ("{subject} is swung to the left[, the front now on {to}]"),
    .in_place = N_ ("The rear of {subject} is swung to the right[, the front stays on {to}]") },
  { PADDOCK_EVENT_PUSHED, PADDOCK_TURN_RIGHT,
    N_ ("{subject} is swung to the right[, the front now on {to}]"),
    .in_place = N_ ("The rear of {subject} is swung to the left[, the front stays on {to}]") },
  { PADDOCK_EVENT_JUMPED, PADDOCK_ANY_SORT, N_ ("The {subject} flies [from {from} to {to}|off]") },
  { PADDOCK_EVENT_COLLIDED, JOY_SIDE_SWIPE, N_ ("{actor} side-swipes {subject}!") },
  { PADDOCK_EVENT_COLLIDED, JOY_REAR_END, N_ ("{actor} rear-ends {subject}!") },
  { PADDOCK_EVENT_COLLIDED, JOY_HEAD_ON, N_ ("{actor} hits {subject} head-on!") },
  { PADDOCK_EVENT_CRASHED, JOY_CRASH_SMASH,
    N_ ("Smash! {subject} stops dead[ with the front on {from}]") },
  { PADDOCK_EVENT_CRASHED, JOY_CRASH_PILE_UP,
    N_ ("Pile-up! {subject} is caught in it[ with the front on {from}]") },
  { PADDOCK_EVENT_REMOVED, PADDOCK_ANY_SORT, N_ ("The {subject} is removed") },
  { PADDOCK_EVENT_DAMAGED, PADDOCK_ANY_SORT, N_ ("{actor} takes damage{subject}") },
  { PADDOCK_EVENT_REPAIRED, PADDOCK_ANY_SORT, N_ ("{actor} repairs damage") },
  { PADDOCK_EVENT_SPEED, PADDOCK_ANY_SORT, N_ ("{actor} goes into {subject}") },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_LEFT, N_ ("{actor} has {to} spaces left"),
    .one = N_ ("{actor} has 1 space left"), .none = N_ ("{actor} has no space left"),
    .is_of_to = TRUE },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_SHIELD, N_ ("{actor} is shielded from {to} damage") },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_DIE, N_ ("{actor} loses {faces}"), .is_echo = TRUE },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_LOCKED, N_ ("{actor} locks {faces}"),
    .several = N_ ("{actor} locks {faces}"), .is_echo = TRUE },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_SET_DIE, N_ ("{actor} turns a locked die to {faces}"),
    .is_echo = TRUE },
  { PADDOCK_EVENT_GAINED, PADDOCK_ANY_SORT, N_ ("{actor} keeps {subject}") },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} discards {subject}"),
    .clause = JOY_ITM_04 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} loses {subject} with the slot"),
    .clause = JOY_DMG_07 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} starts with {subject} used"),
    .clause = JOY_HCP_02 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} spends {subject}") },
  { PADDOCK_EVENT_RECOVERED, PADDOCK_ANY_SORT, N_ ("{actor} recharges {subject}") },
  { PADDOCK_EVENT_REVEALED, PADDOCK_ANY_SORT, N_ ("{actor} turns over {subject}") },
  { PADDOCK_EVENT_EXPLODED, PADDOCK_ANY_SORT, N_ ("Boom! An explosion[ on {to}]") },
  { PADDOCK_EVENT_CROSSED, PADDOCK_ANY_SORT, N_ ("{actor} crosses {subject}") },
  { PADDOCK_EVENT_LAP, PADDOCK_ANY_SORT, N_ ("{actor} completes lap {amount}!") },
  { PADDOCK_EVENT_ORDER, PADDOCK_ANY_SORT, N_ ("{actor} is {ordinal} in the running order"),
    .several = N_ ("In the running order now: {each}") },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, N_ ("{actor} wins the race!") },
  { PADDOCK_EVENT_RACE_OVER, PADDOCK_ANY_SORT, N_ ("The race is over") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (joy_event_texts) == JOY_N_EVENT_TEXTS);

#define THE_CAR N_ ("the car")

static void
add_car (const PaddockTable *table, guint car, GString *text)
{
  g_string_append (text, table->setup->seats[car].name);
}

static const char *const gear_labels[JOY_MAX_GEAR + 1] = {
  N_ ("gear zero"),   N_ ("first gear"), N_ ("second gear"), N_ ("third gear"),
  N_ ("fourth gear"), N_ ("fifth gear"), N_ ("sixth gear"),
};

static void
add_item_or_ability (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  const JoyCourse *course = joy_course (table);

  if (event->subject < JOY_MAX_ITEM_TYPES)
    paddock_table_say (table, text, course->items[event->subject].label, NULL);
  else if (event->subject < JOY_CAR_SUBJECT)
    paddock_table_say (
      table, text, course->cars[event->actor].abilities[event->subject - JOY_MAX_ITEM_TYPES].label,
      NULL);
  else
    paddock_table_say (table, text, THE_CAR, NULL);
}

/* JOY-RUL-06: the books do not tell what lightning does, and the log says so. */
static const char *const stand_ins[] = {
  N_ ("lightning ({1}), standing in for 3 spaces"),
  N_ ("lightning ({1}), standing in for no space"),
  N_ ("lightning ({1}), standing in for 5 spaces"),
  N_ ("lightning ({1}), standing in for 4 spaces and damage"),
  N_ ("lightning ({1}), standing in for a recharged ability")
};

/* JOY-NIT-01: the die of an item may show lightning, which is no number. */
PaddockFace
joy_get_face (const PaddockTable *table, guint die, int shows)
{
  if (shows == JOY_LIGHTNING && die != JOY_CAR_DIE)
    return (PaddockFace){ .look = PADDOCK_LOOK_SYMBOL,
                          .symbol = PADDOCK_SYMBOL_LIGHTNING,
                          .label = N_ ("Lightning") };

  return (PaddockFace){ .number = (gint16) shows };
}

static void
add_roll (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  const JoyCourse *course = joy_course (table);
  g_autofree char *shown = g_strdup_printf ("%d", event->amount);
  const char *item;

  if (event->subject == JOY_CAR_DIE) {
    g_string_append (text, shown);
    return;
  }

  item = paddock_table_translate (table, course->items[event->subject - 1].label);
  if (event->amount == JOY_LIGHTNING)
    paddock_table_say (table, text, stand_ins[course->options[JOY_OPTION_NITRO_LIGHTNING]], item,
                       NULL);
  else
    paddock_table_say (table, text, N_ ("{1} ({2})"), shown, item, NULL);
}

static void
add_slot (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  g_autofree char *gear = g_strdup_printf ("%d", event->from.a);
  g_autofree char *slot = g_strdup_printf ("%d", event->from.a + 1);

  if (event->to.a == JOY_SLOT_GEAR)
    paddock_table_say (table, text, N_ (": gear {1}"), gear, NULL);
  else if (event->to.a == JOY_SLOT_LOCK)
    paddock_table_say (table, text, N_ (": a lock slot"), NULL);
  else if (event->to.a == JOY_SLOT_ITEM)
    paddock_table_say (table, text, N_ (": item slot {1}"), slot, NULL);
}

static void
add_line (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  g_autofree char *number = g_strdup_printf ("%u", event->subject);

  paddock_table_say (table, text,
                     event->subject == 0 ? N_ ("the starting line") : N_ ("checkpoint {1}"), number,
                     NULL);
}

void
joy_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  switch (event->type) {
  case PADDOCK_EVENT_MOVED:
  case PADDOCK_EVENT_TURNED:
  case PADDOCK_EVENT_PUSHED:
  case PADDOCK_EVENT_COLLIDED:
  case PADDOCK_EVENT_CRASHED:
    add_car (table, event->subject, text);
    break;
  case PADDOCK_EVENT_ROLLED:
    add_roll (table, event, text);
    break;
  case PADDOCK_EVENT_TURN_BEGAN:
  case PADDOCK_EVENT_SPEED:
    paddock_table_say (table, text, gear_labels[event->to.a], NULL);
    break;
  case PADDOCK_EVENT_ORDER:
    g_string_append_printf (text, "%d. %s", event->amount, table->setup->seats[event->actor].name);
    break;
  case PADDOCK_EVENT_DAMAGED:
    add_slot (table, event, text);
    break;
  case PADDOCK_EVENT_CROSSED:
    add_line (table, event, text);
    break;
  case PADDOCK_EVENT_PLACED:
  case PADDOCK_EVENT_JUMPED:
  case PADDOCK_EVENT_REMOVED:
  case PADDOCK_EVENT_DREW:
  case PADDOCK_EVENT_GAINED:
  case PADDOCK_EVENT_SPENT:
  case PADDOCK_EVENT_RECOVERED:
  case PADDOCK_EVENT_REVEALED:
    add_item_or_ability (table, event, text);
    break;
  default:
    g_string_append_printf (text, "%u", event->subject);
  }
}

void
joy_list_things (const PaddockTable *table, GPtrArray *names)
{
  const JoyCourse *course = joy_course (table);

  g_ptr_array_add (names, g_strdup (THE_CAR));
  for (guint i = 0; i < course->n_items; i++)
    g_ptr_array_add (names, g_strdup (course->items[i].label));
}
