/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Joyride race is compiled into before it starts: the board as flat arrays, the lines, the cars,
 * items, abilities and special spaces as rows of effects.  Immutable, shared by all matches.
 *
 * Cells are addressed by hex; the window has a border of barriers all round (JOY-RUL-08), so a neighbour of a
 * space is always inside it.
 */

#pragma once

#include "card-effects.h"
#include "hex-window.h"
#include "joyride-state.h"

/* Options, in the order of the table in joyride-options.c. */
typedef enum {
  JOY_OPTION_THIRD_CAR,
  JOY_OPTION_PILEUP_VICTIMS,
  JOY_OPTION_DIRECT_ONLY,
  JOY_OPTION_STACK_EXHAUST,
  JOY_OPTION_PEEK,
  JOY_OPTION_LOCK_DAMAGE_SLOTS,
  JOY_OPTION_NITRO_LIGHTNING,
  JOY_OPTION_FORCED_FLOOR,
  JOY_OPTION_UNHALVE,
  JOY_OPTION_COLLECT_WHEN_PUSHED,
  JOY_OPTION_LATE_HEADING,
  JOY_OPTION_MAX_CARS,
  JOY_OPTION_TEAMS,
  JOY_OPTION_INITIATIVE,
  JOY_OPTION_DAMAGE,
  JOY_OPTION_ABILITIES,
  JOY_OPTION_ITEMS,
  JOY_OPTION_FEWER_LAPS,
  JOY_OPTION_VARIANTS,
  JOY_OPTION_STOP_CAUSES,
  JOY_OPTION_LAPS,
  JOY_N_OPTIONS,
} JoyOption;

/* Values of the option "items". */
enum {
  JOY_ITEMS_NONE,
  JOY_ITEMS_ALL,
  JOY_ITEMS_DROPPED,
  JOY_ITEMS_FIRED,
};

extern const PaddockOption joy_options[JOY_N_OPTIONS];
#define JOY_N_PRESETS 4
extern const PaddockPreset joy_presets[JOY_N_PRESETS];
#define JOY_N_SEAT_OPTIONS 2
extern const PaddockSeatOption joy_seat_options[JOY_N_SEAT_OPTIONS];

/* What items, abilities and special spaces are made of: a row of model/joyride/card-effects.c, carried out in
 * joyride-effects.c. */

typedef struct {
  guint8 kind;
  gint8 n;
} JoyEffect;

#define JOY_MAX_EFFECTS 3

typedef enum {
  JOY_ITEM_DROPPED,
  JOY_ITEM_FIRED,
  JOY_ITEM_ACTIVATED,
} JoyItemCategory;

typedef struct {
  const char *id;
  const char *label;
  guint8 category;
  guint8 tokens;
  guint8 windows;                      /* set of phases */
  JoyEffect on_use[JOY_MAX_EFFECTS];   /* activated */
  JoyEffect on_enter[JOY_MAX_EFFECTS]; /* any end of any car enters */
  JoyEffect on_leave[JOY_MAX_EFFECTS]; /* the leading end leaves, on its own move */
  JoyEffect on_damage[JOY_MAX_EFFECTS];
  JoyEffect on_hit[JOY_MAX_EFFECTS]; /* fired: where it ends */
  PaddockDie die; /* ADD_DIE; 0 sides: none.  JOY_LIGHTNING stands for lightning */
} JoyItem;

#define JOY_LIGHTNING 100
#define JOY_RANDOM_ITEM 0xff
#define JOY_NOT_RACED (1u << 31) /* in a set of item types: one that this race does not have */

typedef enum {
  JOY_ABILITY_ONE_SHOT,
  JOY_ABILITY_PERMANENT,
  JOY_ABILITY_TOGGLE,
} JoyAbilityKind;

typedef struct {
  guint8 lights; /* set of phases */
  JoyEffect effects[JOY_MAX_EFFECTS];
} JoyAbilitySide;

typedef struct {
  const char *id;
  const char *label;
  guint8 kind;
  JoyAbilitySide sides[2];
} JoyAbility;

typedef enum {
  JOY_TRIGGER_LEAVE, /* the leading end leaves it */
  JOY_TRIGGER_ENTER, /* any end enters it */
  JOY_TRIGGER_BEGIN, /* a move begins with the leading end on it */
} JoyTrigger;

typedef struct {
  const char *id;
  const char *label;
  guint8 trigger;
  JoyEffect effects[JOY_MAX_EFFECTS];
} JoySpecial;

/* When an ability is used: at the one moment of the turn that it changes, or in a window. */
typedef enum {
  JOY_USE_WINDOW,
  JOY_USE_EXTRA_SHIFT,
  JOY_USE_SET_DIE,
  JOY_USE_SHARP_STEER,
  JOY_USE_REROLL,
  JOY_N_USES,
} JoyUse;

/* One seat's car: its dashboard and what its driver brings. */
typedef struct {
  guint8 n_dice;
  guint8 top_gear;
  guint8 start_gear;
  guint8 n_damage_gears; /* from the top */
  guint8 bonus_gears;    /* set of gears with the bonus steer */
  guint8 reverse_gears;  /* set of gears that may reverse */
  guint8 n_locks;
  guint8 n_damage_locks;
  guint8 n_slots;
  guint8 damage_slots; /* set of item slots that can be damaged */
  guint8 head_start;
  guint8 extra_locks;
  guint8 is_full_push;
  guint8 ram;
  guint8 is_free_brake;
  guint8 has_bumper;
  guint8 n_abilities;
  guint8 usable[2][JOY_N_USES][JOY_N_PHASES]; /* sets of abilities, by the side that is up */
  guint32 idle[1 << JOY_MAX_ABILITIES];       /* by JoyCar.used: steps with nothing to do or use */
  guint8 team;
  guint8 handicaps; /* set: 0 low, 1 hot, 2 late */
  guint8 n_faces;
  guint8 faces[JOY_MAX_FACES]; /* the different values of its dice, rising */
  PaddockDie die;
  JoyAbility abilities[JOY_MAX_ABILITIES];
} JoyCarSpec;

typedef enum {
  JOY_HANDICAP_LOW = 1 << 0,
  JOY_HANDICAP_HOT = 1 << 1,
  JOY_HANDICAP_LATE = 1 << 2,
  JOY_HANDICAP_RANDOM = 1 << 3, /* one of the three, by a car die */
} JoyHandicap;

typedef enum {
  JOY_CELL_SPACE = 1 << 0,   /* drivable; everything else is barrier */
  JOY_CELL_COVERED = 1 << 1, /* by an obstacle or a token of a line */
  JOY_CELL_LINE = 1 << 2,    /* part of at least one */
  JOY_CELL_SPECIAL = 1 << 3,
} JoyCellFlags;

typedef struct {
  guint16 n_cells;
  gboolean has_item;  /* item side up */
  guint32 item_types; /* set it may give, JOY_NOT_RACED among them; 0: any */
  PaddockHex *cells;
} JoyLine;

typedef struct {
  int options[JOY_N_OPTIONS];

  PaddockHexWindow window;
  guint8 *flags;    /* JoyCellFlags, by cell of the window */
  guint8 *specials; /* special + 1, or 0 */
  guint32 *lines;   /* set of lines a cell belongs to */

  guint n_lines; /* the start and the checkpoints */
  JoyLine line[JOY_MAX_LINES];
  guint8 start_direction;
  guint8 laps;

  guint n_cars;
  JoyCarSpec cars[JOY_MAX_CARS];
  guint n_items;
  JoyItem items[JOY_MAX_ITEM_TYPES];
  guint n_specials;
  JoySpecial special[JOY_MAX_SPECIALS];

  guint n_stack; /* the item tokens of the race, unshuffled */
  guint8 stack[JOY_MAX_STACK];
  guint n_board_items;
  JoyBoardItem board_items[JOY_MAX_BOARD_ITEMS]; /* random ones: JOY_RANDOM_ITEM */
} JoyCourse;

/* The abilities that can be used in this way, given the set of used ones. */
static inline guint
joy_usable_abilities (const JoyCarSpec *spec, guint used, JoyUse use, JoyPhase phase)
{
  return (spec->usable[0][use][phase] & ~used) | (spec->usable[1][use][phase] & used);
}

/* The steps of a turn that have nothing for a driver who holds no item (joyride-turn.c). */
guint32 joy_find_idle_steps (const JoyCourse *self, const JoyCarSpec *spec, guint used);

JoyCourse *joy_course_new (const PaddockSetup *setup, GError **error);
void joy_course_free (JoyCourse *self);

static inline guint
joy_course_index (const JoyCourse *self, PaddockHex hex)
{
  return paddock_hex_window_index (&self->window, hex);
}

/* Whether a hex is inside the window, border included; for hexes that come from outside. */
static inline gboolean
joy_course_has (const JoyCourse *self, PaddockHex hex)
{
  return paddock_hex_window_has (&self->window, hex);
}

static inline guint
joy_course_flags (const JoyCourse *self, PaddockHex hex)
{
  return self->flags[joy_course_index (self, hex)];
}

static inline gboolean
joy_course_is_space (const JoyCourse *self, PaddockHex hex)
{
  return (joy_course_flags (self, hex) & JOY_CELL_SPACE) != 0;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (JoyCourse, joy_course_free)
