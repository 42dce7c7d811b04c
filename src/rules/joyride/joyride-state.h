/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state of a Joyride race: flat, fixed-size, copied by one memcpy.
 *
 * A race flows (flow/flow.h) through a list of steps, JoyStep, once a turn, and a queue of tasks that interrupt them:
 * placing damage, losing a die, collecting an item, an explosion.
 */

#pragma once

#include "flow/flow.h"
#include "hex.h"

#define JOY_MAX_CARS 6
#define JOY_MAX_DICE 6
#define JOY_MAX_FACES 5 /* different values of a car's die */
#define JOY_LOCK_BITS 3 /* of a choice: how many dice of one face */
#define JOY_MAX_GEAR 6
#define JOY_MAX_LOCKS 6
#define JOY_MAX_ITEM_SLOTS 3
#define JOY_MAX_ABILITIES 3
#define JOY_MAX_STACK 64 /* item tokens in a race */
#define JOY_MAX_ITEM_TYPES 16
#define JOY_MAX_BOARD_ITEMS 32
#define JOY_TOKENS JOY_MAX_CARS /* pieces from this id on are tokens, those before it cars */
#define JOY_MAX_EARNED 12
#define JOY_MAX_TASKS 48 /* an explosion or its victims for each board item, and what a step adds */
#define JOY_MAX_LINES 31 /* the start is line 0 */
#define JOY_MAX_SPECIALS 26

#define JOY_NO_CAR 0xff

typedef enum {
  JOY_PHASE_START,
  JOY_PHASE_LOCK,
  JOY_PHASE_SHIFT,
  JOY_PHASE_ROLL,
  JOY_PHASE_END,
  JOY_N_PHASES,
} JoyPhase;

/* Where a turn stands.  The order is the order of the turn. */
typedef enum {
  JOY_STEP_HANDICAPS, /* before the race: abilities that start low, damage that starts placed */
  JOY_STEP_PLACE,     /* cars are put on the starting line, last in the order first */
  JOY_STEP_HEADING,   /* Running Late: which way the car that was just placed looks */
  JOY_STEP_ROLLING_START,
  JOY_STEP_ROLLING_MOVE,
  JOY_STEP_ROLLING_END,
  JOY_STEP_START_WINDOW,
  JOY_STEP_LOCK_WINDOW, /* abilities whose LOCK light is lit */
  JOY_STEP_LOCK,
  JOY_STEP_SET_DIE,
  JOY_STEP_LOCK_STEER,
  JOY_STEP_LOCK_MOVE,
  JOY_STEP_SHIFT_WINDOW,
  JOY_STEP_SHIFT,
  JOY_STEP_EXTRA_SHIFT,
  JOY_STEP_ROLL_WINDOW,  /* before the dice: Nitro and the like */
  JOY_STEP_ROLL_DECLARE, /* house rule: the steer is declared before the roll (JOY-DIF-05) */
  JOY_STEP_ROLL,
  JOY_STEP_REROLL,
  JOY_STEP_ROLL_STEER,
  JOY_STEP_ROLL_MOVE,
  JOY_STEP_END_WINDOW,
  JOY_STEP_END_DICE,
  JOY_STEP_END_SHIFT,
  JOY_STEP_END_DAMAGE,
  JOY_STEP_END_OTHERS,
  JOY_STEP_NEXT,
  JOY_N_STEPS,
} JoyStep;

typedef enum {
  JOY_TASK_DAMAGE,     /* one token for each car, in running order; or several for one */
  JOY_TASK_SHIFT_DOWN, /* forced ones */
  JOY_TASK_LOSE_DIE,   /* the gear is lowered already, one die of its choice goes */
  JOY_TASK_COLLECT,    /* its earned items, one after another */
  JOY_TASK_RECHARGE,
  JOY_TASK_EXPLODE, /* where a board item was removed */
  JOY_TASK_NOTE,    /* the face-down token at a hex it entered, if explosions leave it there */
  JOY_N_TASKS,
} JoyTaskKind;

typedef struct {
  guint8 kind; /* JoyTaskKind */
  union {
    guint8 car;
    guint8 cars; /* DAMAGE: a set */
  };
  union {
    struct {
      gint16 tokens; /* for the next of the cars; those behind it get one each */
    } damage;
    struct {
      gint16 times;
    } shift_down;
    struct {
      gint16 most;
    } recharge;
    struct {
      PaddockHex at;
    } explode, note;
  };
} JoyTask;

G_STATIC_ASSERT (sizeof (JoyTask) == 6);

/* How a token lies on the board. */
enum {
  JOY_FACE_UP,    /* armed */
  JOY_FACE_DOWN,  /* nobody knows its type */
  JOY_FACE_KNOWN, /* face down, but the layout names it */
};

/* A token on the board. */
typedef struct {
  PaddockHex at;
  guint8 item; /* type */
  guint8 is_down;
} JoyBoardItem;

typedef struct {
  PaddockHex front;
  PaddockHex rear;
  guint8 gear;
  guint8 n_mirror;
  guint8 n_locked;
  guint8 n_items_earned;
  guint8 mirror[JOY_MAX_DICE]; /* what they show; 0: not rolled yet */
  guint8 locked[JOY_MAX_LOCKS];
  guint8 items[JOY_MAX_ITEM_SLOTS]; /* type + 1; 0: empty */
  guint8 damaged_gears;             /* how many, from the top */
  guint8 damaged_locks;
  guint8 damaged_slots; /* set of item slots */
  guint8 tokens;        /* damage on the mirror, not placed yet */
  guint8 owed_shifts;   /* shift-downs to come at the end of the turn */
  guint8 next;          /* line required next; 0 is the start */
  guint8 laps;
  guint8 owes_start; /* Running Late: must cross the start before anything counts */
  guint8 used;       /* set of abilities: one-shots that are used, toggles turned over */
  guint8 shielded;   /* damage tokens it will ignore */
  guint8 earned[JOY_MAX_EARNED]; /* line, or 0x80 + board item, in the order they were earned */
} JoyCar;

/* The move that is under way. */
typedef struct {
  guint8 left;       /* unit steps still to drive */
  guint8 direction;  /* of travel */
  guint8 is_first;   /* the next unit step is the first */
  guint8 has_turned; /* that step is steered */
  guint8 is_reverse;
  guint8 pushed;           /* car being pushed, or JOY_NO_CAR */
  guint8 answered;         /* car that chose PUSH for this contact, or JOY_NO_CAR */
  guint8 asking;           /* car that is asked SMASH or PUSH, or JOY_NO_CAR */
  guint8 must_steer;       /* JoyWheel: the driver is asked before the next unit step */
  guint8 has_steered_here; /* the question above was answered for this unit step */
  guint8 at_contact;       /* steps left before halving */
  guint8 pushes;           /* spaces pushed since contact */
  guint8 touched;          /* set of cars displaced in this move */
  guint8 total;            /* as it began */
  guint8 has_crashed;
} JoyMove;

typedef struct {
  PaddockState core;

  PaddockFlow flow; /* step: JoyStep */
  guint8 n_cars;
  guint8 active; /* whose turn, or who is being placed or rolls */
  guint16 round;
  guint8 has_steered; /* a counted steer this turn */
  guint8 is_forced;   /* oil took the wheel: no free steer any more this turn */
  guint8 has_locked;  /* dice were locked this turn */
  guint8 used_item;   /* an activated item that adds to the roll was used this turn (JOY-RUL-47) */
  guint8 toggled;     /* set of abilities: a side of a toggle was used this turn */
  guint8 extra_move;  /* spaces that effects add to the coming roll move */
  guint8 extra_steer; /* a steer that effects allow in this turn's roll move */
  guint8 placing;     /* setup: how far placement or the rolling start has come */
  guint8 winner;      /* or JOY_NO_CAR */
  guint8 has_drawn;   /* setup: the next car is drawn, or the start dice are rolled */
  guint8 handicaps;   /* setup: those of the car being prepared */
  guint8 declared;    /* JOY-DIF-05: the steer declared before the roll */
  guint8 n_stack;
  guint8 n_board_items;
  guint8 teams; /* set of cars: team B */

  guint8 order[JOY_MAX_CARS]; /* running order, top first */
  JoyCar cars[JOY_MAX_CARS];
  JoyMove move;
  guint8 stack[JOY_MAX_STACK]; /* item types, the top last */
  guint8 removed[JOY_MAX_ITEM_TYPES];
  JoyBoardItem board_items[JOY_MAX_BOARD_ITEMS];
  JoyTask tasks[JOY_MAX_TASKS];
} JoyState;

G_STATIC_ASSERT (sizeof (JoyState) <= 1024);
