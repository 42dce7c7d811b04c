/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be said about a Joyride position: hash, dump, given positions and expectations.
 */

#include "joyride-facts.h"

#include "joyride-cars.h"
#include "joyride-flow.h"
#include "words.h"

static const char *const down_names[] = { "no", "yes", "known", NULL };

enum {
  SCOPE_RACE,
  SCOPE_CAR,
  SCOPE_ITEM,
  SCOPE_TASK,
};

const PaddockScope joy_scopes[JOY_N_SCOPES] = {
  [SCOPE_RACE] = PADDOCK_STATE_SCOPE,
  [SCOPE_CAR] = {
    .name = "car",
    .offset = G_STRUCT_OFFSET (JoyState, cars),
    .stride = sizeof (JoyCar),
    .max_count = JOY_MAX_CARS,
    .count_offset = G_STRUCT_OFFSET (JoyState, n_cars),
    .owner = PADDOCK_OWNER_SEAT,
  },
  [SCOPE_ITEM] = {
    .name = "item",
    .offset = G_STRUCT_OFFSET (JoyState, board_items),
    .stride = sizeof (JoyBoardItem),
    .max_count = JOY_MAX_BOARD_ITEMS,
    .count_offset = G_STRUCT_OFFSET (JoyState, n_board_items),
  },
  [SCOPE_TASK] = {
    .name = "task",
    .offset = G_STRUCT_OFFSET (JoyState, tasks),
    .stride = sizeof (JoyTask),
    .max_count = JOY_MAX_TASKS,
    .count_offset = G_STRUCT_OFFSET (JoyState, flow.n_tasks),
  },
};

/* --- Words of values --- */

static const char *
step_word (const PaddockTable *table, int step)
{
  return joy_steps[step].name;
}

static const char *
task_word (const PaddockTable *table, int kind)
{
  return joy_tasks[kind].name;
}

static const char *
item_word (const PaddockTable *table, int value)
{
  return value >= 0 && value < (int) joy_course (table)->n_items
           ? joy_course (table)->items[value].id
           : NULL;
}

static const char *
held_word (const PaddockTable *table, int value)
{
  return value == 0 ? "none" : item_word (table, value - 1);
}

static const char *
line_word (const PaddockTable *table, int value)
{
  static const char *const names[JOY_MAX_LINES] = {
    "start", "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10",
    "11",    "12", "13", "14", "15", "16", "17", "18", "19", "20", "21",
    "22",    "23", "24", "25", "26", "27", "28", "29", "30",
  };

  return value < (int) joy_course (table)->n_lines ? names[value] : NULL;
}

static int
find_item (const PaddockTable *table, const char *name)
{
  const JoyCourse *course = joy_course (table);

  for (guint i = 0; i < course->n_items; i++)
    if (g_str_equal (course->items[i].id, name))
      return (int) i;

  return -1;
}

/* --- Derived facts --- */

/* Those on the mirror, and those whose driver is about to place them. */
static gint64
count_tokens (const PaddockTable *table, guint car, gint64 on_mirror)
{
  const JoyState *state = joy_state (table);
  gint64 n = on_mirror;

  for (guint i = 0; i < state->flow.n_tasks; i++)
    if (state->tasks[i].kind == JOY_TASK_DAMAGE && (state->tasks[i].cars >> car & 1))
      n +=
        __builtin_popcount (state->tasks[i].cars) > 1 ? 1 : MAX (state->tasks[i].damage.tokens, 1);

  return n;
}

static void
get_heading (const PaddockTable *table, guint element, GString *text)
{
  g_string_append_printf (text, "%d", joy_heading (joy_state (table), element));
}

static void
get_damage (const PaddockTable *table, guint element, GString *text)
{
  const JoyCar *car = &joy_state (table)->cars[element];

  g_string_append_printf (text, "%u",
                          car->damaged_gears + car->damaged_locks
                            + (guint) __builtin_popcount (car->damaged_slots));
}

/* What everybody sees of a token: its type, unless it lies face down. */
static void
get_shows (const PaddockTable *table, guint element, GString *text)
{
  const JoyBoardItem *item = &joy_state (table)->board_items[element];

  g_string_append (text, item->is_down ? "face-down" : joy_course (table)->items[item->item].id);
}

/* The armed and face-down tokens by their places: "mine@4,1 face-down@2,0". */
static void
get_board (const PaddockTable *table, guint element, GString *text)
{
  const JoyState *state = joy_state (table);

  for (guint i = 0; i < state->n_board_items; i++) {
    if (i > 0)
      g_string_append_c (text, ' ');
    get_shows (table, i, text);
    g_string_append_printf (text, "@%d,%d", state->board_items[i].at.q, state->board_items[i].at.r);
  }
}

/* The removed tokens by type: "rocket mine mine". */
static void
get_removed (const PaddockTable *table, guint element, GString *text)
{
  const JoyCourse *course = joy_course (table);
  const char *between = "";

  for (guint type = 0; type < course->n_items; type++)
    for (guint n = joy_state (table)->removed[type]; n > 0; n--, between = " ")
      g_string_append_printf (text, "%s%s", between, course->items[type].id);
}

#define YES_NO .max = 1, .names = paddock_no_yes
#define RACE_INT(name_, member_, max_, help_)                                                  \
  {                                                                                            \
    .name = name_, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (JoyState, member_), .max = max_, \
    .help = help_                                                                              \
  }
#define RACE_FLAG(name_, member_, help_)                                                  \
  {                                                                                       \
    .name = name_, .kind = PADDOCK_FACT_INT, PADDOCK_FACT_AT (JoyState, member_), YES_NO, \
    .help = help_                                                                         \
  }
#define RACE_SEAT(name_, member_, help_)                                                         \
  {                                                                                              \
    .name = name_, .kind = PADDOCK_FACT_INT, .flags = PADDOCK_FACT_SEATS, .max = PADDOCK_NOBODY, \
    PADDOCK_FACT_AT (JoyState, member_), .help = help_                                           \
  }
#define CAR_INT(name_, member_, max_, help_)                      \
  {                                                               \
    .name = name_, .scope = SCOPE_CAR, .kind = PADDOCK_FACT_INT,  \
    PADDOCK_FACT_AT (JoyCar, member_), .max = max_, .help = help_ \
  }
#define CAR_DICE(name_, member_, count_, help_)                                             \
  {                                                                                         \
    .name = name_, .scope = SCOPE_CAR, .kind = PADDOCK_FACT_BAG,                            \
    PADDOCK_FACT_ARRAY (JoyCar, member_), .count_offset = G_STRUCT_OFFSET (JoyCar, count_), \
    .max = 9, .help = help_                                                                 \
  }
#define CAR_PLACE(name_, member_, help_)                           \
  {                                                                \
    .name = name_, .scope = SCOPE_CAR, .kind = PADDOCK_FACT_PLACE, \
    PADDOCK_FACT_AT (JoyCar, member_), .help = help_               \
  }

const PaddockFact joy_facts[] = {
  PADDOCK_STATE_FACTS,
  { .name = "step",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_FIXED_WORDS,
    PADDOCK_FACT_AT (JoyState, flow.step),
    .max = JOY_N_STEPS - 1,
    .word = step_word,
    .help = "step of the turn" },
  RACE_SEAT ("active", active, "whose turn it is"),
  RACE_INT ("round", round, 9999, "number of the round"),
  { .name = "order",
    .kind = PADDOCK_FACT_INTS,
    .flags = PADDOCK_FACT_SEATS,
    PADDOCK_FACT_ARRAY (JoyState, order),
    .count_offset = G_STRUCT_OFFSET (JoyState, n_cars),
    .help = "running order, top first" },
  RACE_SEAT ("winner", winner, "who has won"),
  { .name = "team-b",
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (JoyState, teams),
    .max = JOY_MAX_CARS - 1,
    .help = "cars of the second team, by number from 0" },
  RACE_FLAG ("has-steered", has_steered, "whether a steer of the turn's own is spent"),
  RACE_FLAG ("is-forced", is_forced, "whether oil has ended free steering this turn"),
  RACE_FLAG ("has-locked", has_locked, "whether dice were locked this turn"),
  RACE_INT ("used-item", used_item, JOY_MAX_ITEM_TYPES, "item type + 1 whose die joins the roll"),
  { .name = "toggled",
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (JoyState, toggled),
    .min = 1,
    .max = JOY_MAX_ABILITIES,
    .help = "toggles used this turn" },
  RACE_INT ("extra-move", extra_move, 99, "spaces that effects add to the roll move"),
  RACE_FLAG ("extra-steer", extra_steer, "whether effects allow one more steer"),
  RACE_INT ("declared", declared, 255, "the steer declared before the roll; 255: none"),
  RACE_INT ("placing", placing, 255, "setup: how far it has come"),
  RACE_FLAG ("has-drawn", has_drawn, "setup: the next car is drawn"),
  RACE_INT ("handicaps", handicaps, 15, "setup: handicaps of the car being prepared"),
  RACE_INT ("move-left", move.left, 99, "unit steps of the move still to drive"),
  RACE_INT ("move-total", move.total, 99, "unit steps of the move as it began"),
  RACE_INT ("move-direction", move.direction, 5, "direction of travel"),
  RACE_FLAG ("move-first", move.is_first, "whether the first unit step is still to come"),
  RACE_FLAG ("move-turned", move.has_turned, "whether the first unit step is steered"),
  RACE_FLAG ("move-reverse", move.is_reverse, "whether the car drives backwards"),
  RACE_SEAT ("move-pushed", move.pushed, "the car being pushed"),
  RACE_SEAT ("move-answered", move.answered, "the car whose driver chose PUSH"),
  RACE_SEAT ("move-asking", move.asking, "the car whose driver is asked"),
  RACE_INT ("move-must-steer", move.must_steer, 2, "what turns the wheel: 1 oil, 2 grip"),
  RACE_FLAG ("move-steered-here", move.has_steered_here, "whether that was answered"),
  RACE_INT ("move-at-contact", move.at_contact, 99, "unit steps left before halving"),
  RACE_INT ("move-pushes", move.pushes, 99, "spaces pushed since contact"),
  { .name = "move-touched",
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (JoyState, move.touched),
    .max = JOY_MAX_CARS - 1,
    .help = "cars displaced in this move, by number from 0" },
  RACE_INT ("board-items", n_board_items, JOY_MAX_BOARD_ITEMS, "how many tokens lie on the board"),
  { .name = "tasks",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_UNHASHED | PADDOCK_FACT_PENDING,
    PADDOCK_FACT_AT (JoyState, flow.n_tasks),
    .max = JOY_MAX_TASKS,
    .help = "tasks before the turn continues" },
  RACE_FLAG ("move-crashed", move.has_crashed, "whether the move ended in a crash"),
  { .name = "stack",
    .kind = PADDOCK_FACT_INTS,
    .flags = PADDOCK_FACT_HIDDEN | PADDOCK_FACT_STACK,
    PADDOCK_FACT_ARRAY (JoyState, stack),
    .count_offset = G_STRUCT_OFFSET (JoyState, n_stack),
    .max = JOY_MAX_ITEM_TYPES - 1,
    .word = item_word,
    .help = "item stack, bottom to top" },
  { .name = "removed",
    .kind = PADDOCK_FACT_INTS,
    PADDOCK_FACT_ARRAY (JoyState, removed),
    .count_offset = PADDOCK_FACT_FIXED,
    .max = JOY_MAX_STACK,
    .find_slot = find_item,
    .help = "removed tokens of each item type; of=\"ITEM\": of that one" },
  { .name = "board",
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_board,
    .help = "tokens on the board" },
  { .name = "removed-items",
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_removed,
    .help = "removed tokens by name" },

  CAR_PLACE ("front", front, "where the front end is"),
  CAR_PLACE ("rear", rear, "where the rear end is"),
  { .name = "heading",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_heading,
    .help = "direction from rear to front" },
  CAR_INT ("gear", gear, JOY_MAX_GEAR, "gear, 0 after a smash"),
  CAR_DICE ("mirror", mirror, n_mirror, "dice on the mirror"),
  CAR_DICE ("locked", locked, n_locked, "dice in lock slots"),
  { .name = "items",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_INTS,
    PADDOCK_FACT_ARRAY (JoyCar, items),
    .count_offset = PADDOCK_FACT_FIXED,
    .max = JOY_MAX_ITEM_TYPES,
    .word = held_word,
    .help = "what lies on each item slot" },
  { .name = "damage",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_damage,
    .help = "damage tokens placed" },
  CAR_INT ("damaged-gears", damaged_gears, JOY_MAX_GEAR, "damaged gears, from the top"),
  CAR_INT ("damaged-locks", damaged_locks, JOY_MAX_LOCKS, "damaged lock slots"),
  { .name = "damaged-slots",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (JoyCar, damaged_slots),
    .min = 1,
    .max = JOY_MAX_ITEM_SLOTS,
    .help = "damaged item slots" },
  { .name = "tokens",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (JoyCar, tokens),
    .max = 99,
    .reads = count_tokens,
    .help = "damage tokens not placed yet" },
  CAR_INT ("owed-shifts", owed_shifts, 99, "shift-downs due at the end of the turn"),
  { .name = "next",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (JoyCar, next),
    .max = JOY_MAX_LINES - 1,
    .word = line_word,
    .help = "line that must be crossed next" },
  CAR_INT ("laps", laps, 99, "laps completed"),
  { .name = "owes-start",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (JoyCar, owes_start),
    YES_NO,
    .help = "runs late: must cross the start first" },
  { .name = "used",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (JoyCar, used),
    .min = 1,
    .max = JOY_MAX_ABILITIES,
    .help = "abilities that are used or turned over" },
  CAR_INT ("shielded", shielded, 99, "damage tokens it will ignore"),
  { .name = "earned",
    .scope = SCOPE_CAR,
    .kind = PADDOCK_FACT_INTS,
    .flags = PADDOCK_FACT_HIDDEN,
    PADDOCK_FACT_ARRAY (JoyCar, earned),
    .count_offset = G_STRUCT_OFFSET (JoyCar, n_items_earned),
    .max = 255,
    .help = "items earned in the move: a line, 127 any, 128 + type, or 192 + type if known" },

  { .name = "at",
    .scope = SCOPE_ITEM,
    .kind = PADDOCK_FACT_PLACE,
    PADDOCK_FACT_AT (JoyBoardItem, at),
    .help = "where the token lies" },
  { .name = "shows",
    .scope = SCOPE_ITEM,
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_shows,
    .help = "what everybody sees of it" },
  { .name = "type",
    .scope = SCOPE_ITEM,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_HIDDEN,
    PADDOCK_FACT_AT (JoyBoardItem, item),
    .max = JOY_MAX_ITEM_TYPES - 1,
    .word = item_word,
    .help = "its type" },
  { .name = "face-down",
    .scope = SCOPE_ITEM,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (JoyBoardItem, is_down),
    .max = 2,
    .names = down_names,
    .help = "whether it lies face down" },

  { .name = "kind",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_FIXED_WORDS,
    PADDOCK_FACT_AT (JoyTask, kind),
    .max = JOY_N_TASKS - 1,
    .word = task_word,
    .help = "what comes" },
  { .name = "cars",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (JoyTask, car),
    .max = 255,
    .help = "a car, or a set of cars" },
  { .name = "task-at",
    .scope = SCOPE_TASK,
    .kind = PADDOCK_FACT_PLACE,
    PADDOCK_FACT_AT (JoyTask, explode.at),
    .help = "where, or how many" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (joy_facts) == JOY_N_FACTS);
