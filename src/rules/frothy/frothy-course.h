/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a race of Frothy Races is compiled into before it starts: the track as flat arrays, the licences with their
 * traits, cards and affects as rows of effects.  Immutable, shared by all matches.
 *
 * Cells are addressed by hex; the window has a border off the track all round, so a neighbour of a space is always
 * inside it.
 */

#pragma once

#include "frothy-effects.h"
#include "frothy-state.h"
#include "hex-window.h"
#include "licence.h"
#include "number.h"

/* Options, in the order of the table in frothy-options.c. */
typedef enum {
  /* The race (FRO-RAC): what the track says, or something else. */
  FRO_OPTION_RACE,
  FRO_OPTION_LAPS,
  FRO_OPTION_DISTANCE,
  FRO_OPTION_ROUNDS,
  FRO_OPTION_MINUTES,
  FRO_OPTION_LEAD,
  FRO_OPTION_FOX_SERIES,
  FRO_OPTION_SCORING,
  FRO_OPTION_SCORING_OBSTACLE,
  FRO_OPTION_SCORING_RUNNERS,
  FRO_OPTION_SCORING_RUNNER,
  FRO_OPTION_SCORING_DAMAGE,
  FRO_OPTION_SCORING_FIRST,
  FRO_OPTION_SCORING_SECOND,
  FRO_OPTION_SCORING_THIRD,
  FRO_OPTION_TEAMS,
  /* Optional rules (FRO-OPT-01 to 10). */
  FRO_OPTION_TRUCE,
  FRO_OPTION_FRIENDLY,
  FRO_OPTION_GRANDSTANDING,
  FRO_OPTION_GRANDSTANDING_DISTANCE,
  FRO_OPTION_WHIPS_OF_SHAME,
  FRO_OPTION_WHIPS_OF_SHAME_DISTANCE,
  FRO_OPTION_STAMINA,
  FRO_OPTION_JUMP,
  FRO_OPTION_ROLLING_START,
  FRO_OPTION_ROLLING_START_VALUE,
  FRO_OPTION_ROLLING_START_LOWER,
  /* Alternative rules (FRO-OPT-11 to 24). */
  FRO_OPTION_SPEED_CHECK,
  FRO_OPTION_PAIRS_FIRST,
  FRO_OPTION_CONTROL_DAMAGE,
  FRO_OPTION_DELIBERATE,
  FRO_OPTION_INSTANT_WIPEOUT,
  FRO_OPTION_DRIFT_CORNER,
  FRO_OPTION_DRIFT_MULTI,
  FRO_OPTION_FRAGILE_REMOVAL,
  /* Rulings (FRO-RUL). */
  FRO_OPTION_DICE_VALUES,
  FRO_OPTION_WRECK_TIMING,
  FRO_OPTION_WRECK_LAST_STEP,
  FRO_OPTION_CHECK_ORDER,
  FRO_OPTION_IN_FRONT,
  FRO_OPTION_INITIATIVE,
  FRO_OPTION_MOVE_LOOKUP,
  FRO_OPTION_STRAIGHT_WHEN,
  FRO_OPTION_TIE_SPEED,
  FRO_OPTION_MAX_ATTACKS,
  FRO_OPTION_SLIDE_CORNER,
  FRO_OPTION_SLIDE_AFTER_DRIFT,
  FRO_OPTION_PASS_TEST,
  FRO_OPTION_PHANTOM_CHOICE,
  FRO_OPTION_PHANTOM_DICE,
  FRO_OPTION_RESILIENCE,
  FRO_OPTION_HALF_JUMP,
  FRO_OPTION_SPECIAL_COUNTS,
  FRO_OPTION_STAMINA_BOX,
  FRO_OPTION_SIDE_ZONE,
  FRO_OPTION_FINISH,
  FRO_OPTION_CATCH,
  FRO_OPTION_RUNNER_WHEN,
  FRO_OPTION_GRID,
  FRO_OPTION_FINISH_ALL,
  FRO_OPTION_ROUND_LIMIT,
  FRO_N_OPTIONS,
} FroOption;

/* Values of options that are more than off and on. */
enum {
  FRO_ROLLING_OFF,
  FRO_ROLLING_RATING,
  FRO_ROLLING_TOTAL,
};
enum {
  FRO_CONTROL_DAMAGE_ROLL,
  FRO_CONTROL_DAMAGE_IGNORED,
  FRO_CONTROL_DAMAGE_CONTROL,
};
enum {
  FRO_DRIFT_SINGLE,
  FRO_DRIFT_CONTROL,
  FRO_DRIFT_FREE,
};
enum {
  FRO_ORDER_INITIATIVE,
  FRO_ORDER_GRID,
  FRO_ORDER_SECRET,
};
enum {
  FRO_SLIDE_ALTERNATE,
  FRO_SLIDE_LAST_STEP,
  FRO_SLIDE_FREE,
};

extern const PaddockOption fro_options[FRO_N_OPTIONS];
#define FRO_N_SEAT_OPTIONS 1
extern const PaddockSeatOption fro_seat_options[FRO_N_SEAT_OPTIONS];
#define FRO_N_PRESETS 2
extern const PaddockPreset fro_presets[FRO_N_PRESETS];

/* The die (FRO-DIC-01, 02, FRO-RNG-11): a draw is a face 0..5, which has an icon and a value. */
typedef enum {
  FRO_SLIDE,
  FRO_DAMAGE,
  FRO_LEFT_SPIN,
  FRO_RIGHT_SPIN,
  FRO_SLOW,
  FRO_HASTE,
  FRO_N_ICONS,
} FroIcon;

#define FRO_MAX_VALUE 3

extern const PaddockDie fro_die; /* shows its face */

/* One row of what a vehicle's traits, cards and affects are made of. */
typedef struct {
  guint8 kind;    /* PaddockFrothyEffectKind */
  guint8 subject; /* of EFFECT events: whose row it is */
  guint16 when;   /* set of PaddockFrothyMoment */
  gint16 n;       /* PaddockNumber: fixed, or rolled whenever it is needed (FRO-DIC-07) */
  guint16 clause; /* of the trait, card or affect */
} FroEffect;

typedef struct {
  const char *id;
  const char *name; /* borrowed, like the other texts, from the licence or the catalogue */
  guint64 effects;  /* set of the vehicle's rows: so many, from this one on */
  guint8 first_effect, n_effects;
  guint8 uses; /* 0: no limit */
} FroTrait;

typedef struct {
  const char *id; /* of its kind */
  const char *name;
  guint8 sides;   /* set of FRO_WHIP, FRO_REINS: its plain sides */
  guint8 is_lost; /* leaves the game when used for its ability */
  guint8 n_effects;
  FroEffect effects[PADDOCK_MAX_EFFECTS];
} FroSpecial;

/* A damage affect: what happens at once, and the rows that act from then on. */
typedef struct {
  const char *name;
  guint16 clause;
  guint8 level;
  guint8 trait;                   /* lose-trait */
  guint8 card;                    /* lose-card: PaddockLoseCard */
  guint8 dice;                    /* random: how many */
  guint8 first_choice, n_choices; /* random: affects whose level is what is rolled */
  guint8 n_now;
  FroEffect now[PADDOCK_MAX_EFFECTS];
  guint64 effects; /* set of the vehicle's rows */
} FroAffect;

#define FRO_MAX_AFFECTS 40
#define FRO_MAX_STAMINA_STEPS 32
#define FRO_MAX_BOXES 63 /* of a row */

typedef struct {
  gint8 value;
  FroEffect effect;
} FroStaminaStep;

/* One seat's licence. */
typedef struct {
  const PaddockLicence *licence;
  guint8 n_accel, n_decel; /* boxes */
  guint8 accel_speed[FRO_MAX_BOXES];
  guint8 decel_speed[FRO_MAX_BOXES];
  guint8 to_decel[FRO_MAX_BOXES];       /* the right-most box that corresponds (FRO-SCH-03) */
  guint8 to_accel[FRO_MAX_BOXES];       /* the left-most (FRO-SCH-04) */
  guint8 first_accel[FRO_N_SPEEDS + 1]; /* of each Speed; the last is one past the row */
  guint8 first_decel[FRO_N_SPEEDS + 1];
  guint8 move[FRO_N_SPEEDS][FRO_N_PHASES];
  guint8 total[FRO_N_SPEEDS];
  guint8 control[FRO_N_SPEEDS]; /* 0: Safe */
  gint8 stamina[FRO_N_SPEEDS];
  guint8 min_clp;
  gint8 resilience; /* -1: blank */
  guint8 max_damage;
  gint8 max_stamina, min_stamina;
  guint8 cards[FRO_N_PLAIN];
  guint8 n_specials;
  guint8 n_traits;
  guint8 n_effects;
  guint8 n_levels;  /* affects of the levels, rising; ... */
  guint8 n_affects; /* ... and behind them the outcomes of random ones */
  guint8 n_stamina_steps;
  guint8 team;
  guint8 limited;         /* set of the traits with a limit */
  guint64 traits_effects; /* set of the rows that traits without a limit bring */
  guint64 kinds; /* set of the kinds among the rows: what is not here need not be looked for */
  FroEffect effects[FRO_MAX_EFFECTS];
  FroTrait traits[FRO_MAX_TRAITS];
  FroSpecial specials[FRO_MAX_SPECIALS];
  FroAffect affects[FRO_MAX_AFFECTS];
  FroStaminaStep stamina_steps[FRO_MAX_STAMINA_STEPS];
} FroSpec;

typedef enum {
  FRO_CELL_SPACE = 1 << 0,
  FRO_CELL_SOLID = 1 << 1,
  FRO_CELL_LOW = 1 << 2, /* the solid obstacle may be jumped */
  FRO_CELL_HAZARD = 1 << 3,
  FRO_CELL_FRAGILE = 1 << 4,
} FroCellFlags;

/* At most one thing of each kind stands in a cell: its index, where the flag is set. */
typedef struct {
  guint8 flags; /* FroCellFlags */
  guint8 lane;
  gint16 rank; /* or PADDOCK_RANK_NONE */
  guint8 hazard;
  guint8 fragile;
  guint16 solid;
} FroCell;

typedef struct {
  gint8 dice, clp;
  guint8 is_low;
  guint8 is_lasting; /* a hazard that stays, a fragile obstacle that is never used up */
  guint8 markers;
  gint8 points;
} FroObstacle;

typedef struct {
  PaddockHex at;
  guint8 facing;
  guint8 number;
} FroSlot;

#define FRO_MAX_SLOTS 32
#define FRO_USUAL_LEAD 7 /* ranks; no move of the standard licence is longer than six */
#define FRO_MAX_ENTRIES 32

typedef struct {
  int options[FRO_N_OPTIONS];
  gint8 values[6]; /* of the faces */

  PaddockHexWindow window;
  FroCell *cells;

  guint n_hazards, n_fragiles, n_solids;
  FroObstacle hazards[FRO_MAX_HAZARDS];
  FroObstacle fragiles[FRO_MAX_FRAGILES];
  FroObstacle *solids;
  FroObstacle wall;
  gboolean is_wreck_low;

  gboolean is_closed;
  int length; /* N: ranks round the circuit */
  int line;
  guint8 race; /* PaddockRaceType */
  int goal;    /* progress that finishes a fastest race */
  int rounds;
  int minutes;       /* of a furthest race by the clock; 0: rounds count */
  int lead;          /* 0: nobody says */
  gboolean is_chase; /* pursuit, fox and hounds */
  guint n_chases;    /* in which somebody is the Fox */
  gboolean is_scoring, has_teams;
  guint8 fox;       /* the seat, or FRO_NOBODY: drawn */
  FroSlot fox_slot; /* where it starts */

  guint n_slots, n_extra_slots; /* extra: the Fox's, if it is not on the grid */
  FroSlot slots[FRO_MAX_SLOTS];

  guint n_runners, n_entries;
  gint8 runner_points;
  gboolean do_runners_end; /* a phase, rather than begin it */
  FroRunner entries[FRO_MAX_ENTRIES];

  guint64 kinds; /* set of the kinds of effects that anybody has, on cards as well */
  guint n_vehicles;
  FroSpec specs[FRO_MAX_VEHICLES];
  PaddockDocument *standard; /* the licence of those who bring none, or NULL */
} FroCourse;

FroCourse *fro_course_new (const PaddockSetup *setup, GError **error);
void fro_course_free (FroCourse *self);

static inline const FroCell *
fro_course_cell (const FroCourse *self, PaddockHex hex)
{
  return &self->cells[paddock_hex_window_index (&self->window, hex)];
}

/* Whether a hex is inside the window, border included; for hexes that come from outside. */
static inline gboolean
fro_course_has (const FroCourse *self, PaddockHex hex)
{
  return paddock_hex_window_has (&self->window, hex);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FroCourse, fro_course_free)
