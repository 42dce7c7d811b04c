/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride in words: keys of choices for files, and everything that people read.
 */

#include "joyride.h"

#include "words.h"

#define JOY_CLAUSE_ID(area_, number_) "JOY-" #area_ "-" #number_,

const char *const joy_clause_ids[] = { "", JOY_CLAUSES (JOY_CLAUSE_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (joy_clause_ids) == JOY_N_CLAUSES);

const char *const joy_ask_names[JOY_N_ASKS] = {
  [JOY_ASK_PLACE] = "place",       [JOY_ASK_HEADING] = "heading", [JOY_ASK_LOW] = "low",
  [JOY_ASK_WINDOW] = "window",     [JOY_ASK_LOCK] = "lock",       [JOY_ASK_SET_DIE] = "set-die",
  [JOY_ASK_STEER] = "steer",       [JOY_ASK_SHIFT] = "shift",     [JOY_ASK_EXTRA] = "extra-shift",
  [JOY_ASK_DECLARE] = "declare",   [JOY_ASK_REROLL] = "reroll",   [JOY_ASK_DRIVE] = "drive",
  [JOY_ASK_SLIP] = "slip",         [JOY_ASK_GRIP] = "grip",       [JOY_ASK_HEAD_ON] = "head-on",
  [JOY_ASK_DAMAGE] = "damage",     [JOY_ASK_DIE] = "die",         [JOY_ASK_DISCARD] = "discard",
  [JOY_ASK_RECHARGE] = "recharge",
};

const char *const joy_ask_labels[JOY_N_ASKS] = {
  [JOY_ASK_PLACE] = N_ ("Where does your car start?"),
  [JOY_ASK_HEADING] = N_ ("Which way does it look?"),
  [JOY_ASK_LOW] = N_ ("Which ability starts used?"),
  [JOY_ASK_WINDOW] = N_ ("Use an item or an ability?"),
  [JOY_ASK_LOCK] = N_ ("Which dice do you lock and drive now?"),
  [JOY_ASK_SET_DIE] = N_ ("Turn a locked die?"),
  [JOY_ASK_STEER] = N_ ("Steer at the start of the locked move?"),
  [JOY_ASK_SHIFT] = N_ ("Which gear?"),
  [JOY_ASK_EXTRA] = N_ ("One more gear?"),
  [JOY_ASK_DECLARE] = N_ ("Which way will you steer after the roll?"),
  [JOY_ASK_REROLL] = N_ ("Roll the dice again?"),
  [JOY_ASK_DRIVE] = N_ ("How do you drive the roll?"),
  [JOY_ASK_SLIP] = N_ ("The car slips: which way?"),
  [JOY_ASK_GRIP] = N_ ("Steer on the grip?"),
  [JOY_ASK_HEAD_ON] = N_ ("Head-on: smash, or be pushed?"),
  [JOY_ASK_DAMAGE] = N_ ("Where does the damage go?"),
  [JOY_ASK_DIE] = N_ ("Which die do you lose?"),
  [JOY_ASK_DISCARD] = N_ ("Which item makes room?"),
  [JOY_ASK_RECHARGE] = N_ ("Which abilities recharge?"),
};

/* --- Turns of the wheel --- */

static const char *const turn_keys[] = { "hard-right", "right", "straight", "left", "hard-left" };
static const char *const turn_labels[] = { N_ ("Handbrake turn right"), N_ ("Steer right"),
                                           N_ ("Straight on"), N_ ("Steer left"),
                                           N_ ("Handbrake turn left") };

static const char *
drive_prefix (const PaddockDecision *decision, const PaddockChoice *choice)
{
  if (decision->kind != JOY_ASK_DRIVE)
    return joy_ask_names[decision->kind];

  return choice->id & JOY_REVERSE ? "reverse" : "forward";
}

static void
key_turn (const PaddockTable *table,
          const PaddockDecision *decision,
          const PaddockChoice *choice,
          GString *text)
{
  g_string_append_printf (text, "%s:%s", drive_prefix (decision, choice),
                          turn_keys[choice->id & ~JOY_REVERSE]);
}

static void
label_turn (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  if (choice->id & JOY_REVERSE)
    g_string_append (text, "Reverse, ");
  g_string_append (text, turn_labels[choice->id & ~JOY_REVERSE]);
}

/* --- Dice --- */

static void
key_lock (const PaddockTable *table,
          const PaddockDecision *decision,
          const PaddockChoice *choice,
          GString *text)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[decision->player];
  const char *before = "lock:";

  for (guint i = 0; i < spec->n_faces; i++)
    for (guint n = joy_lock_count (choice, i); n > 0; n--, before = ",")
      g_string_append_printf (text, "%s%u", before, spec->faces[i]);
  if (choice->id == 0)
    g_string_append (text, "lock:none");
}

static void
label_lock (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[decision->player];

  g_string_append (text, choice->id ? "Lock" : "Lock nothing");
  for (guint i = 0; i < spec->n_faces; i++)
    for (guint n = joy_lock_count (choice, i); n > 0; n--) {
      g_string_append_c (text, ' ');
      paddock_face_format (spec->faces[i], text);
    }
}

static void
key_set_die (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  if (choice->id == JOY_PASS)
    g_string_append (text, "set-die:none");
  else
    g_string_append_printf (text, "set-die:%u-to-%u", choice->id, choice->extra);
}

static void
label_set_die (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               GString *text)
{
  if (choice->id == JOY_PASS) {
    g_string_append (text, "Leave the dice");
    return;
  }

  g_string_append (text, "Turn ");
  paddock_face_format (choice->id, text);
  g_string_append (text, " to ");
  paddock_face_format (choice->extra, text);
}

static void
key_die (const PaddockTable *table,
         const PaddockDecision *decision,
         const PaddockChoice *choice,
         GString *text)
{
  g_string_append_printf (text, "die:%u", choice->id);
}

static void
label_die (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           GString *text)
{
  g_string_append (text, "Lose ");
  paddock_face_format (choice->id, text);
}

/* --- Gears --- */

static const char *const shift_keys[] = { "stay", "up", "down", "brake" };
static const char *const shift_labels[] = { N_ ("Stay"), N_ ("Shift up"), N_ ("Shift down"),
                                            N_ ("Engine brake") };

static void
key_shift (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           GString *text)
{
  g_string_append_printf (text, "%s:%s", decision->kind == JOY_ASK_EXTRA ? "extra" : "shift",
                          shift_keys[choice->id]);
}

static void
label_shift (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  g_string_append (text, shift_labels[choice->id]);
}

/* --- Items and abilities --- */

static const char *
item_id (const PaddockTable *table, guint held)
{
  return joy_course (table)->items[held - 1].id;
}

static void
key_window (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  guint car = decision->player;

  if (choice->id == JOY_PASS)
    g_string_append (text, "pass");
  else if (choice->id == JOY_USE_ABILITY)
    g_string_append_printf (text, "ability:%s",
                            joy_course (table)->cars[car].abilities[choice->extra].id);
  else {
    g_string_append_printf (text, "use:%s", item_id (table, choice->id - JOY_USE_ITEM + 1u));
    if (choice->target == PADDOCK_TARGET_HEX)
      g_string_append_printf (text, "@%d,%d", choice->place.a, choice->place.b);
  }
}

static void
label_window (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  const JoyCourse *course = joy_course (table);
  guint car = decision->player;

  if (choice->id == JOY_PASS)
    g_string_append (text, "Go on");
  else if (choice->id == JOY_USE_ABILITY)
    g_string_append (text, course->cars[car].abilities[choice->extra].label);
  else {
    g_string_append (text, course->items[choice->id - JOY_USE_ITEM].label);
    if (choice->target == PADDOCK_TARGET_HEX)
      g_string_append_printf (text, " at %d,%d", choice->place.a, choice->place.b);
  }
}

static void
key_discard (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  g_string_append_printf (text, "discard:%u:%s", choice->id + 1u, item_id (table, choice->extra));
}

static void
label_discard (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               GString *text)
{
  g_string_append_printf (text, "Discard %s", joy_course (table)->items[choice->extra - 1].label);
}

static void
key_low (const PaddockTable *table,
         const PaddockDecision *decision,
         const PaddockChoice *choice,
         GString *text)
{
  g_string_append_printf (text, "low:%s",
                          joy_course (table)->cars[decision->player].abilities[choice->id].id);
}

static void
label_low (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           GString *text)
{
  g_string_append (text, joy_course (table)->cars[decision->player].abilities[choice->id].label);
}

static void
add_abilities (const PaddockTable *table, guint car, guint set, gboolean is_key, GString *text)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < JOY_MAX_ABILITIES; i++)
    if ((set >> i) & 1) {
      const JoyAbility *ability = &joy_course (table)->cars[car].abilities[i];

      g_string_append_printf (text, "%s%s",
                              is_first ? ""
                              : is_key ? ","
                                       : ", ",
                              is_key ? ability->id : ability->label);
      is_first = FALSE;
    }
  if (is_first)
    g_string_append (text, is_key ? "none" : "Nothing");
}

static void
key_recharge (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  g_string_append (text, "recharge:");
  add_abilities (table, decision->player, choice->id, TRUE, text);
}

static void
label_recharge (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  add_abilities (table, decision->player, choice->id, FALSE, text);
}

/* --- Damage, collisions, places --- */

static void
key_damage (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  if (choice->id == JOY_SLOT_GEAR)
    g_string_append (text, "damage:gear");
  else if (choice->id == JOY_SLOT_LOCK)
    g_string_append (text, "damage:lock");
  else
    g_string_append_printf (text, "damage:item-%u", choice->extra + 1u);
}

static void
label_damage (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  if (choice->id == JOY_SLOT_GEAR)
    g_string_append_printf (text, "Gear %d", choice->place.a);
  else if (choice->id == JOY_SLOT_LOCK)
    g_string_append (text, "A lock slot");
  else
    g_string_append_printf (text, "Item slot %u", choice->extra + 1u);
}

static void
key_head_on (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  g_string_append (text, choice->id == JOY_SMASH ? "head-on:smash" : "head-on:push");
}

static void
label_head_on (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               GString *text)
{
  g_string_append (text, choice->id == JOY_SMASH ? "Smash" : "Push");
}

static void
key_place (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           GString *text)
{
  g_string_append_printf (text, "place:%d,%d", choice->place.a, choice->place.b);
}

static void
label_place (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  g_string_append_printf (text, "Start on %d,%d", choice->place.a, choice->place.b);
}

static void
key_heading (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  g_string_append_printf (text, "heading:%u", choice->id);
}

static void
label_heading (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               GString *text)
{
  g_string_append_printf (text, "Direction %u", choice->id);
}

static void
key_reroll (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *text)
{
  g_string_append (text, choice->id == JOY_PASS ? "reroll:no" : "reroll:yes");
}

static void
label_reroll (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  g_string_append (text, choice->id == JOY_PASS ? "Keep the roll" : "Roll again");
}

typedef void (*FormatFunc) (const PaddockTable *table,
                            const PaddockDecision *decision,
                            const PaddockChoice *choice,
                            GString *text);

static const struct {
  FormatFunc key;
  FormatFunc label;
} formats[JOY_N_ASKS] = {
  [JOY_ASK_PLACE] = { key_place, label_place },
  [JOY_ASK_HEADING] = { key_heading, label_heading },
  [JOY_ASK_LOW] = { key_low, label_low },
  [JOY_ASK_WINDOW] = { key_window, label_window },
  [JOY_ASK_LOCK] = { key_lock, label_lock },
  [JOY_ASK_SET_DIE] = { key_set_die, label_set_die },
  [JOY_ASK_STEER] = { key_turn, label_turn },
  [JOY_ASK_SHIFT] = { key_shift, label_shift },
  [JOY_ASK_EXTRA] = { key_shift, label_shift },
  [JOY_ASK_DECLARE] = { key_turn, label_turn },
  [JOY_ASK_REROLL] = { key_reroll, label_reroll },
  [JOY_ASK_DRIVE] = { key_turn, label_turn },
  [JOY_ASK_SLIP] = { key_turn, label_turn },
  [JOY_ASK_GRIP] = { key_turn, label_turn },
  [JOY_ASK_HEAD_ON] = { key_head_on, label_head_on },
  [JOY_ASK_DAMAGE] = { key_damage, label_damage },
  [JOY_ASK_DIE] = { key_die, label_die },
  [JOY_ASK_DISCARD] = { key_discard, label_discard },
  [JOY_ASK_RECHARGE] = { key_recharge, label_recharge },
};

void
joy_format_key (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *key)
{
  formats[decision->kind].key (table, decision, choice, key);
}

void
joy_format_label (const PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice,
                  GString *label)
{
  formats[decision->kind].label (table, decision, choice, label);
}

/* --- Events --- */

const PaddockEventText joy_event_texts[] = {
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, N_ ("The race begins") },
  { PADDOCK_EVENT_ROUND_BEGAN, PADDOCK_ANY_SORT, N_ ("Round {amount}"), .is_echo = TRUE },
  { PADDOCK_EVENT_TURN_BEGAN, PADDOCK_ANY_SORT,
    N_ ("Round {amount}, {actor}: place {place}, in {subject}, front on {from}") },
  { PADDOCK_EVENT_ROLLED, JOY_CAR_DIE, N_ ("{actor} rolls {faces}"),
    .several = N_ ("{actor} rolls {faces}, together {sum}") },
  { PADDOCK_EVENT_ROLLED, PADDOCK_ANY_SORT, N_ ("{actor} rolls {subject}") },
  { PADDOCK_EVENT_SHUFFLED, PADDOCK_ANY_SORT, N_ ("{amount} item tokens are shuffled") },
  { PADDOCK_EVENT_DREW, PADDOCK_ANY_SORT, N_ ("{actor} draws {subject}") },
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT, N_ ("{actor} puts {subject} on {to}") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_NONE, N_ ("{actor} drives 1 space, from {from} to {to}"),
    .several = N_ ("{actor} drives {count} spaces, from {from} to {to}") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_LEFT,
    N_ ("{actor} steers left and drives 1 space, from {from} to {to}"),
    .several = N_ ("{actor} steers left and drives {count} spaces, from {from} to {to}") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_RIGHT,
    N_ ("{actor} steers right and drives 1 space, from {from} to {to}"),
    .several = N_ ("{actor} steers right and drives {count} spaces, from {from} to {to}") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_ROUND, N_ ("{actor} spins round, the front now on {to}") },
  { PADDOCK_EVENT_TURNED, PADDOCK_ANY_SORT, N_ ("{subject} now heads {to}") },
  { PADDOCK_EVENT_EFFECT, JOY_SLIPPED, N_ ("{actor} slips on the oil") },
  { PADDOCK_EVENT_EFFECT, JOY_GRIPPED, N_ ("{actor} steers on the grip") },
  { PADDOCK_EVENT_PUSHED, PADDOCK_TURN_NONE, N_ ("{subject} is pushed from {from} to {to}"),
    .several = N_ ("{subject} is pushed {count} spaces, from {from} to {to}") },
  { PADDOCK_EVENT_PUSHED, PADDOCK_TURN_LEFT,
    N_ ("{subject} is swung to the left, the front now on {to}") },
  { PADDOCK_EVENT_PUSHED, PADDOCK_TURN_RIGHT,
    N_ ("{subject} is swung to the right, the front now on {to}") },
  { PADDOCK_EVENT_JUMPED, PADDOCK_ANY_SORT, N_ ("The {subject} flies from {from} to {to}") },
  { PADDOCK_EVENT_COLLIDED, JOY_SIDE_SWIPE, N_ ("{actor} side-swipes {subject}!") },
  { PADDOCK_EVENT_COLLIDED, JOY_REAR_END, N_ ("{actor} rear-ends {subject}!") },
  { PADDOCK_EVENT_COLLIDED, JOY_HEAD_ON, N_ ("{actor} hits {subject} head-on!") },
  { PADDOCK_EVENT_CRASHED, JOY_CRASH_SMASH,
    N_ ("Smash! {subject} stops dead with the front on {from}") },
  { PADDOCK_EVENT_CRASHED, JOY_CRASH_PILE_UP,
    N_ ("Pile-up! {subject} is caught in it with the front on {from}") },
  { PADDOCK_EVENT_REMOVED, PADDOCK_ANY_SORT, N_ ("The {subject} is removed") },
  { PADDOCK_EVENT_DAMAGED, PADDOCK_ANY_SORT, N_ ("{actor} takes damage{subject}") },
  { PADDOCK_EVENT_REPAIRED, PADDOCK_ANY_SORT, N_ ("{actor} repairs damage") },
  { PADDOCK_EVENT_SPEED, PADDOCK_ANY_SORT, N_ ("{actor} goes into {subject}") },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_LEFT, N_ ("{actor} has {to} spaces left") },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_SHIELD, N_ ("{actor} is shielded from {to} damage") },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_DIE, N_ ("{actor} loses {faces}"), .is_echo = TRUE },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_LOCKED, N_ ("{actor} locks {faces}"),
    .several = N_ ("{actor} locks {faces}"), .is_echo = TRUE },
  { PADDOCK_EVENT_POINTS, JOY_POINTS_SET_DIE, N_ ("{actor} turns a locked die to {faces}"),
    .is_echo = TRUE },
  { PADDOCK_EVENT_GAINED, PADDOCK_ANY_SORT, N_ ("{actor} keeps {subject}") },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} spends {subject}") },
  { PADDOCK_EVENT_RECOVERED, PADDOCK_ANY_SORT, N_ ("{actor} recharges {subject}") },
  { PADDOCK_EVENT_REVEALED, PADDOCK_ANY_SORT, N_ ("{actor} turns over {subject}") },
  { PADDOCK_EVENT_EXPLODED, PADDOCK_ANY_SORT, N_ ("Boom! An explosion on {to}") },
  { PADDOCK_EVENT_CROSSED, PADDOCK_ANY_SORT, N_ ("{actor} crosses {subject}") },
  { PADDOCK_EVENT_LAP, PADDOCK_ANY_SORT, N_ ("{actor} completes lap {amount}!") },
  { PADDOCK_EVENT_ORDER, PADDOCK_ANY_SORT, N_ ("{actor} is number {amount} in the running order"),
    .several = N_ ("In the running order now: {each}") },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, N_ ("{actor} wins the race!") },
  { PADDOCK_EVENT_RACE_OVER, PADDOCK_ANY_SORT, N_ ("The race is over") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (joy_event_texts) == JOY_N_EVENT_TEXTS);

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
    g_string_append (text, course->items[event->subject].label);
  else if (event->subject < JOY_CAR_SUBJECT)
    g_string_append (
      text, course->cars[event->actor].abilities[event->subject - JOY_MAX_ITEM_TYPES].label);
  else
    g_string_append (text, "the car");
}

/* JOY-RUL-06: the books do not tell what lightning does, and the log says so. */
static const char *const stand_ins[] = { "3 spaces", "no space", "5 spaces", "4 spaces and damage",
                                         "a recharged ability" };

static void
add_roll (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  const JoyCourse *course = joy_course (table);
  gboolean is_lightning = event->amount == JOY_LIGHTNING;

  if (is_lightning)
    g_string_append (text, "lightning");
  else
    g_string_append_printf (text, "%d", event->amount);
  if (event->subject)
    g_string_append_printf (text, " (%s)", course->items[event->subject - 1].label);
  if (is_lightning)
    g_string_append_printf (text, ", standing in for %s",
                            stand_ins[course->options[JOY_OPTION_NITRO_LIGHTNING]]);
}

static void
add_slot (const PaddockEvent *event, GString *text)
{
  if (event->to.a == JOY_SLOT_GEAR)
    g_string_append_printf (text, ": gear %d", event->from.a);
  else if (event->to.a == JOY_SLOT_LOCK)
    g_string_append (text, ": a lock slot");
  else if (event->to.a == JOY_SLOT_ITEM)
    g_string_append_printf (text, ": item slot %d", event->from.a + 1);
}

static void
add_line (const PaddockEvent *event, GString *text)
{
  if (event->subject == 0)
    g_string_append (text, "the starting line");
  else
    g_string_append_printf (text, "checkpoint %u", event->subject);
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
    g_string_append (text, gear_labels[event->to.a]);
    break;
  case PADDOCK_EVENT_ORDER:
    g_string_append_printf (text, "%d. %s", event->amount, table->setup->seats[event->actor].name);
    break;
  case PADDOCK_EVENT_DAMAGED:
    add_slot (event, text);
    break;
  case PADDOCK_EVENT_CROSSED:
    add_line (event, text);
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
