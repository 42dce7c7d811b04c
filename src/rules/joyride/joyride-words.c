/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions of Joyride in words: questions, keys of choices for files, and labels for people.  Events are in
 * joyride-telling.c.
 */

#include "joyride-answers.h"
#include "joyride-cars.h"
#include "joyride-facts.h"
#include "place-words.h"
#include "words.h"

#define JOY_CLAUSE_ID(area_, number_) "JOY-" #area_ "-" #number_,

const char *const joy_clause_ids[] = { "", JOY_CLAUSES (JOY_CLAUSE_ID) };

G_STATIC_ASSERT (G_N_ELEMENTS (joy_clause_ids) == JOY_N_CLAUSES);

/* --- Turns of the wheel --- */

static const char *const turn_keys[] = { "hard-right", "right", "straight", "left", "hard-left" };
static const char *const turn_labels[][5] = {
  { N_ ("Handbrake turn right"), N_ ("Steer right"), N_ ("Straight on"), N_ ("Steer left"),
    N_ ("Handbrake turn left") },
  { N_ ("Reverse, handbrake turn right"), N_ ("Reverse, steer right"), N_ ("Reverse, straight on"),
    N_ ("Reverse, steer left"), N_ ("Reverse, handbrake turn left") },
};

static const char *
drive_prefix (const PaddockDecision *decision, const PaddockChoice *choice)
{
  if (decision->kind != JOY_ASK_DRIVE)
    return joy_asks[decision->kind].name;

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
  gboolean is_reverse = (choice->id & JOY_REVERSE) != 0;

  paddock_table_say (table, text, turn_labels[is_reverse][choice->id & ~JOY_REVERSE], NULL);
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
  g_autoptr (GString) faces = g_string_new (NULL);

  for (guint i = 0; i < spec->n_faces; i++)
    for (guint n = joy_lock_count (choice, i); n > 0; n--) {
      g_string_append (faces, faces->len ? " " : "");
      paddock_table_format_face (table, JOY_CAR_DIE, spec->faces[i], faces);
    }
  paddock_table_say (table, text, choice->id ? N_ ("Lock {1}") : N_ ("Lock nothing"), faces->str,
                     NULL);
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
  g_autoptr (GString) from = g_string_new (NULL), to = g_string_new (NULL);

  paddock_table_format_face (table, JOY_CAR_DIE, choice->id, from);
  paddock_table_format_face (table, JOY_CAR_DIE, choice->extra, to);
  paddock_table_say (table, text,
                     choice->id == JOY_PASS ? N_ ("Leave the dice") : N_ ("Turn {1} to {2}"),
                     from->str, to->str, NULL);
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
  g_autoptr (GString) face = g_string_new (NULL);

  paddock_table_format_face (table, JOY_CAR_DIE, choice->id, face);
  paddock_table_say (table, text, N_ ("Lose {1}"), face->str, NULL);
}

/* --- Gears --- */

static const char *const shift_keys[] = { "stay", "up", "down", "brake" };

/* {1}: the gear that comes of it.  `refused` is said where there is no such gear. */
static const struct {
  int step;
  const char *label, *refused;
} shifts[] = {
  { 0, N_ ("Stay in gear {1}"), N_ ("Stay") },
  { 1, N_ ("Up to gear {1}"), N_ ("Shift up") },
  { -1, N_ ("Down to gear {1}"), N_ ("Shift down") },
  { -2, N_ ("Engine brake to gear {1}"), N_ ("Engine brake") },
};

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
  int gear = joy_state (table)->cars[decision->player].gear + shifts[choice->id].step;
  gboolean exists = gear > 0 && gear <= joy_course (table)->cars[decision->player].top_gear;

  paddock_table_say_number (table, text,
                            exists ? shifts[choice->id].label : shifts[choice->id].refused, gear);
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

/* As the driver sees it, from the end of the car that it is nearer to. */
static void
say_place (const PaddockTable *table, guint car, PaddockPlace place, GString *text)
{
  const JoyCar *self = &joy_state (table)->cars[car];
  PaddockHex to = paddock_hex_from_place (place);
  gboolean is_behind =
    paddock_hex_distance (self->rear, to) < paddock_hex_distance (self->front, to);

  paddock_table_say_hex (table, text, is_behind ? self->rear : self->front,
                         2 * joy_heading (joy_state (table), car), to);
}

static void
label_window (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  const JoyCourse *course = joy_course (table);
  guint car = decision->player;
  g_autoptr (GString) place = g_string_new (NULL);

  if (choice->target == PADDOCK_TARGET_HEX)
    say_place (table, car, choice->place, place);
  if (choice->id == JOY_PASS)
    paddock_table_say (table, text, N_ ("Continue"), NULL);
  else if (choice->id == JOY_USE_ABILITY)
    paddock_table_say (table, text, course->cars[car].abilities[choice->extra].label, NULL);
  else
    paddock_table_say (table, text, choice->target == PADDOCK_TARGET_HEX ? N_ ("{1}: {2}") : "{1}",
                       paddock_table_translate (table,
                                                course->items[choice->id - JOY_USE_ITEM].label),
                       place->str, NULL);
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
  paddock_table_say (table, text, N_ ("Discard {1}"),
                     paddock_table_translate (table,
                                              joy_course (table)->items[choice->extra - 1].label),
                     NULL);
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
  paddock_table_say (table, text,
                     joy_course (table)->cars[decision->player].abilities[choice->id].label, NULL);
}

static void
key_recharge (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *text)
{
  const JoyAbility *abilities = joy_course (table)->cars[decision->player].abilities;
  const char *before = "recharge:";

  for (guint i = 0; i < JOY_MAX_ABILITIES; i++)
    if ((choice->id >> i) & 1) {
      g_string_append_printf (text, "%s%s", before, abilities[i].id);
      before = ",";
    }
  if (choice->id == 0)
    g_string_append (text, "recharge:none");
}

static void
label_recharge (const PaddockTable *table,
                const PaddockDecision *decision,
                const PaddockChoice *choice,
                GString *text)
{
  const JoyAbility *abilities = joy_course (table)->cars[decision->player].abilities;
  const char *before = "";

  for (guint i = 0; i < JOY_MAX_ABILITIES; i++)
    if ((choice->id >> i) & 1) {
      g_string_append_printf (text, "%s%s", before,
                              paddock_table_translate (table, abilities[i].label));
      before = ", ";
    }
  if (choice->id == 0)
    paddock_table_say (table, text, N_ ("Nothing"), NULL);
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
  static const char *const labels[] = { [JOY_SLOT_GEAR] = N_ ("Gear {1}"),
                                        [JOY_SLOT_LOCK] = N_ ("A lock slot"),
                                        [JOY_SLOT_ITEM] = N_ ("Item slot {1}") };

  paddock_table_say_number (table, text, labels[choice->id],
                            choice->id == JOY_SLOT_GEAR ? choice->place.a : choice->extra + 1);
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
  paddock_table_say (table, text, choice->id == JOY_SMASH ? N_ ("Smash") : N_ ("Push"), NULL);
}

/* Whether a space is of the start, or of the last line, where a late car starts. */
static gboolean
is_on_grid (const PaddockTable *table, PaddockHex hex)
{
  return joy_course (table)->lines[joy_course_index (joy_course (table), hex)] & 1;
}

/* From the first space of its line. */
static guint
count_place (const PaddockTable *table, PaddockHex hex)
{
  const JoyCourse *course = joy_course (table);
  guint line = is_on_grid (table, hex) ? 0 : course->n_lines - 1u, i = 0;

  while (i < course->line[line].n_cells && !paddock_hex_equal (course->line[line].cells[i], hex))
    i++;
  return i + 1;
}

static guint
number_place (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice)
{
  return count_place (table, paddock_hex_from_place (choice->place));
}

static void
label_place (const PaddockTable *table,
             const PaddockDecision *decision,
             const PaddockChoice *choice,
             GString *text)
{
  gboolean is_grid = is_on_grid (table, paddock_hex_from_place (choice->place));

  paddock_table_say_number (table, text,
                            is_grid ? N_ ("Grid place {1}") : N_ ("Space {1} of the last line"),
                            (int) number_place (table, decision, choice));
}

/* Where a car lines up, where it drops something, and which way a car is pushed. */
void
joy_say_place (const PaddockTable *table,
               const PaddockEvent *event,
               PaddockPlace place,
               GString *text)
{
  PaddockHex hex = paddock_hex_from_place (place);

  if (event->type != PADDOCK_EVENT_PLACED)
    paddock_table_say_way (table, text, paddock_hex_from_place (event->from), 2 * event->amount,
                           hex);
  else if (event->clause == JOY_DRP_02)
    say_place (table, event->actor, place, text);
  else
    paddock_table_say_number (table, text,
                              is_on_grid (table, hex) ? N_ ("grid place {1}")
                                                      : N_ ("space {1} of the last line"),
                              (int) count_place (table, hex));
}

static void
label_heading (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               GString *text)
{
  paddock_table_say_number (table, text, N_ ("Direction {1}"), choice->id);
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
  paddock_table_say (table, text, choice->id == JOY_PASS ? N_ ("Keep the roll") : N_ ("Roll again"),
                     NULL);
}

/* --- The questions --- */

#define TURNS(name_) \
  name_ ":straight " name_ ":left " name_ ":right " name_ ":hard-left " name_ ":hard-right"

const PaddockKeyWord joy_key_words[] = {
  { "PLACE", N_ ("a space: \"3,-1\"") },
  { "DIRECTION", N_ ("a direction, 0 to 5") },
  { "ABILITY", N_ ("the id of an ability: \"power-slide\"") },
  { "ABILITIES", N_ ("ids of abilities, with commas between") },
  { "ITEM", N_ ("the id of an item: \"mine\"") },
  { "FACE", N_ ("what a die shows") },
  { "FACES", N_ ("what dice show, lowest first, with commas between: \"1,2,2\"") },
  { "SLOT", N_ ("the number of an item slot, from 1") },
  { NULL },
};

const PaddockAsk joy_asks[JOY_N_ASKS] = {
  [JOY_ASK_PLACE] = { "place", N_ ("Where does your car start?"), paddock_key_place, label_place,
                      "place:PLACE", .number = number_place },
  [JOY_ASK_HEADING] = { "heading", N_ ("Which way does it face?"), paddock_key_number,
                        label_heading, "heading:DIRECTION" },
  [JOY_ASK_LOW] = { "low", N_ ("Which ability starts used?"), key_low, label_low, "low:ABILITY" },
  [JOY_ASK_WINDOW] = { "window", N_ ("Use an item or an ability?"), key_window, label_window,
                       "pass use:ITEM use:ITEM@PLACE ability:ABILITY", .groups = joy_window_groups,
                       .group = joy_group_window },
  [JOY_ASK_LOCK] = { "lock", N_ ("Which dice do you lock and drive now?"), key_lock, label_lock,
                     "lock:none lock:FACES" },
  [JOY_ASK_SET_DIE] = { "set-die", N_ ("Turn a locked die?"), key_set_die, label_set_die,
                        "set-die:none set-die:FACE-to-FACE" },
  [JOY_ASK_STEER] = { "steer", N_ ("Steer at the start of the locked move?"), key_turn, label_turn,
                      TURNS ("steer"), .prefer = joy_prefer_straight },
  [JOY_ASK_SHIFT] = { "shift", N_ ("Which gear?"), key_shift, label_shift,
                      "shift:stay shift:up shift:down shift:brake" },
  [JOY_ASK_EXTRA] = { "extra-shift", N_ ("One more gear?"), key_shift, label_shift,
                      "extra:stay extra:up extra:down" },
  [JOY_ASK_DECLARE] = { "declare", N_ ("Which way will you steer after the roll?"), key_turn,
                        label_turn, TURNS ("declare"), .prefer = joy_prefer_straight },
  [JOY_ASK_REROLL] = { "reroll", N_ ("Reroll the dice?"), key_reroll, label_reroll,
                       "reroll:no reroll:yes" },
  [JOY_ASK_DRIVE] = { "drive", N_ ("How do you drive the roll?"), key_turn, label_turn,
                      TURNS ("forward") " " TURNS ("reverse"), .groups = joy_drive_groups,
                      .group = joy_group_drive, .prefer = joy_prefer_straight },
  [JOY_ASK_SLIP] = { "slip", N_ ("The car slips: which way?"), key_turn, label_turn,
                     "slip:left slip:right" },
  [JOY_ASK_GRIP] = { "grip", N_ ("Steer on the grip?"), key_turn, label_turn,
                     "grip:straight grip:left grip:right", .prefer = joy_prefer_straight },
  [JOY_ASK_HEAD_ON] = { "head-on", N_ ("Head-on: smash, or be pushed?"), key_head_on, label_head_on,
                        "head-on:smash head-on:push", .prefer = joy_prefer_push },
  [JOY_ASK_DAMAGE] = { "damage", N_ ("Where does the damage go?"), key_damage, label_damage,
                       "damage:gear damage:lock damage:item-SLOT" },
  [JOY_ASK_DIE] = { "die", N_ ("Which die do you lose?"), key_die, label_die, "die:FACE" },
  [JOY_ASK_DISCARD] = { "discard", N_ ("Which item makes room?"), key_discard, label_discard,
                        "discard:SLOT:ITEM" },
  [JOY_ASK_RECHARGE] = { "recharge", N_ ("Which abilities recharge?"), key_recharge, label_recharge,
                         "recharge:none recharge:ABILITIES", .prefer = joy_prefer_most },
};
