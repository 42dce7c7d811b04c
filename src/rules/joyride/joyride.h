/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride: hexes, two-space cars, gears and dice.
 *
 * One file a topic; this header is what they share.  The clauses are in docs/rules/joyride.md.
 */

#pragma once

#include "joyride-clauses.h"
#include "joyride-course.h"

extern const PaddockGame paddock_joyride;

/* What is asked. */
typedef enum {
  JOY_ASK_PLACE,   /* where the car starts */
  JOY_ASK_HEADING, /* which way it looks */
  JOY_ASK_LOW,     /* which ability starts used */
  JOY_ASK_WINDOW,  /* use an item or an ability, or go on */
  JOY_ASK_LOCK,    /* which dice */
  JOY_ASK_SET_DIE, /* Precision Driving: which locked die shows what */
  JOY_ASK_STEER,   /* how the lock move begins */
  JOY_ASK_SHIFT,   /* which gear */
  JOY_ASK_EXTRA,   /* Gear Master: one more */
  JOY_ASK_DECLARE, /* house rule: the steer before the roll */
  JOY_ASK_REROLL,
  JOY_ASK_DRIVE,    /* how the roll move begins */
  JOY_ASK_SLIP,     /* leaving oil: which way */
  JOY_ASK_GRIP,     /* leaving a grip space: steer or not */
  JOY_ASK_HEAD_ON,  /* smash or push */
  JOY_ASK_DAMAGE,   /* which slot */
  JOY_ASK_DIE,      /* which die goes */
  JOY_ASK_DISCARD,  /* which item goes */
  JOY_ASK_RECHARGE, /* which abilities */
  JOY_N_ASKS,
} JoyAsk;

/* The meaning of a choice's id, by what is asked. */
enum {
  JOY_PASS,
  JOY_USE_ABILITY,
  JOY_USE_ITEM, /* + the item's type */
};              /* WINDOW; extra: ability, or slot of the item */
enum {
  JOY_STAY,
  JOY_UP,
  JOY_DOWN,
  JOY_BRAKE
}; /* SHIFT, EXTRA */
enum {
  JOY_SLOT_GEAR,
  JOY_SLOT_LOCK,
  JOY_SLOT_ITEM
}; /* DAMAGE; extra: item slot */
enum {
  JOY_SMASH,
  JOY_PUSH
}; /* HEAD_ON */
static inline guint
joy_lock_count (const PaddockChoice *choice, guint face)
{
  return (guint) (choice->id >> (JOY_LOCK_BITS * face)) & 7u; /* LOCK */
}
#define JOY_STRAIGHT 2 /* STEER, DRIVE, SLIP, GRIP, DECLARE: id is 2 + turn, -2 .. +2 to the left */
#define JOY_UNDECLARED 0xff
#define JOY_REVERSE 0x10 /* ... and this bit in DRIVE */

/* What a collision or a crash was, in events. */
enum {
  JOY_SIDE_SWIPE,
  JOY_REAR_END,
  JOY_HEAD_ON
};
enum {
  JOY_CRASH_SMASH,
  JOY_CRASH_PILE_UP
};

/* Subjects of PLACED and REMOVED events: an item type, or a car. */
#define JOY_CAR_SUBJECT 0x80

#define JOY_CAR_DIE 0 /* subject of ROLLED events; otherwise the item's type + 1 */

/* Subjects of EFFECT events. */
enum {
  JOY_SLIPPED,
  JOY_GRIPPED
};

/* Subjects of POINTS events. */
enum {
  JOY_POINTS_LEFT,
  JOY_POINTS_SHIELD,
  JOY_POINTS_DIE,
  JOY_POINTS_LOCKED,
  JOY_POINTS_SET_DIE
};

static inline JoyState *
joy_state (const PaddockTable *table)
{
  return table->state;
}

static inline const JoyCourse *
joy_course (const PaddockTable *table)
{
  return table->course;
}

static inline PaddockPlace
joy_place (PaddockHex hex)
{
  return (PaddockPlace){ hex.q, hex.r };
}

static inline PaddockPlace
joy_index (int i)
{
  return (PaddockPlace){ (gint16) i, 0 };
}

/* --- Cars (joyride-cars.c) --- */

/* The car with an end on HEX, or -1. */
static inline int
joy_car_at (const JoyState *state, PaddockHex hex)
{
  for (guint i = 0; i < state->n_cars; i++)
    if (paddock_hex_equal (state->cars[i].front, hex)
        || paddock_hex_equal (state->cars[i].rear, hex))
      return (int) i;

  return -1;
}

/* JOY-CAR-01: the direction from the rear to the front. */
static inline int
joy_heading (const JoyState *state, guint car)
{
  return paddock_hex_direction_to (state->cars[car].rear, state->cars[car].front);
}

typedef struct {
  PaddockHex front;
  int heading;
} JoyPose;

static inline JoyPose
joy_pose (const JoyState *state, guint car)
{
  return (JoyPose){ state->cars[car].front, joy_heading (state, car) };
}

/* Tells that CAR came from one pose to another, and the turn if there was one. */
static inline void
joy_tell_moved (PaddockTable *table,
                PaddockEventType type,
                guint car,
                JoyPose from,
                JoyPose to,
                JoyClause clause)
{
  guint8 actor = joy_state (table)->active;

  PADDOCK_TELL (table->events, .type = type, .actor = actor, .subject = (guint8) car,
                .clause = clause, .amount = (gint16) to.heading, .from = joy_place (from.front),
                .to = joy_place (to.front));
  if (to.heading != from.heading)
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_TURNED, .actor = actor,
                  .subject = (guint8) car, .clause = clause, .from = joy_index (from.heading),
                  .to = joy_index (to.heading));
}

/* Damage and shift-downs of the car whose turn it is wait until END (JOY-DMG-03).  During setup and
 * the rolling start it is nobody's turn. */
static inline gboolean
joy_is_own_turn (const JoyState *state, guint car)
{
  return state->step >= JOY_STEP_START_WINDOW && state->active == car;
}

gboolean joy_is_driving (const JoyState *state); /* a move is under way */
guint joy_lock_capacity (const PaddockTable *table, guint car);
guint joy_item_capacity (const PaddockTable *table, guint car);
guint joy_items_held (const PaddockTable *table, guint car);
gboolean joy_holds_earlier (const JoyCar *car, guint slot); /* the same as in SLOT */
guint joy_highest_gear (const PaddockTable *table, guint car);
void joy_set_gear (PaddockTable *table, guint car, guint gear, JoyClause clause);
void joy_add_die (JoyCar *car, guint shows);
void joy_remove_die (JoyCar *car, guint shows); /* 0: any */
void joy_clear_dice (JoyCar *car);

/* --- Tasks (joyride-tasks.c) --- */

void joy_push_task (JoyState *state, JoyTask task);
void joy_push_task_first (JoyState *state, JoyTask task);
void joy_pop_task (JoyState *state);
gboolean joy_run_task (PaddockTable *table); /* FALSE: it waits for an answer */
void joy_ask_task (const PaddockTable *table, PaddockDecision *decision);
void
joy_answer_task (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);

/* --- Moves (joyride-move.c) --- */

void joy_begin_move (PaddockTable *table, guint total, gboolean is_reverse, int turn);

/* Goes on with the move, unit step by unit step. */
typedef enum {
  JOY_DRIVE_WAITS,       /* for an answer */
  JOY_DRIVE_INTERRUPTED, /* by tasks, or by the end of the race */
  JOY_DRIVE_DONE,
} JoyDrive;

JoyDrive joy_drive (PaddockTable *table);
void joy_ask_move (const PaddockTable *table, PaddockDecision *decision);
void
joy_answer_move (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);

/* Who turns the wheel when a leading end leaves a space. */
typedef enum {
  JOY_WHEEL_HELD,  /* the driver, by the rules of the turn */
  JOY_WHEEL_SLIPS, /* oil: it must turn */
  JOY_WHEEL_GRIPS, /* it may turn at no cost (JOY-RUL-07) */
} JoyWheel;

JoyWheel joy_find_wheel (const PaddockTable *table, PaddockHex hex);

/* --- Collisions (joyride-collisions.c) --- */

typedef struct {
  guint8 car;
  guint8 is_in_line;
  PaddockHex struck; /* the end that must yield */
  PaddockHex pivot;  /* the other end */
  PaddockHex to;     /* where the displaced end goes */
} JoyLink;

typedef struct {
  guint n;
  gboolean is_blocked;
  JoyLink links[JOY_MAX_CARS];
} JoyChain;

void joy_plan_chain (const PaddockTable *table, PaddockHex target, int direction, JoyChain *chain);
void joy_displace (PaddockTable *table, const JoyLink *link);
void joy_smash (PaddockTable *table, guint car);
void joy_pile_up (PaddockTable *table, const JoyChain *chain);

/* --- Damage (joyride-damage.c) --- */

void joy_damage (PaddockTable *table, guint car, guint n);
void joy_damage_now (PaddockTable *table, guint cars); /* a set, one token each, placed at once */
void joy_owe_shift_down (JoyState *state, guint car, guint n);
void joy_force_shift_down (PaddockTable *table, guint car, guint n);
void joy_pay_shift_downs (JoyState *state, guint car); /* all that is owed, now */
void joy_pay_damage (JoyState *state, guint car);
guint joy_first_in_order (const JoyState *state, guint cars);
gboolean joy_can_be_damaged (const PaddockTable *table, guint car);
void joy_ask_damage (const PaddockTable *table, guint car, PaddockDecision *decision);
void joy_place_damage (PaddockTable *table, guint car, const PaddockChoice *choice);
void joy_repair (PaddockTable *table, guint car, guint n);

/* --- Laps (joyride-laps.c) --- */

int joy_progress (const PaddockTable *table, guint seat);
void joy_enter_cells (PaddockTable *table, guint car, const PaddockHex cells[2]);

/* --- Items (joyride-items.c) --- */

/* Sources of an earned item: a line, JOY_ANY_ITEM, or a token from the board with its type, which is known
 * before it is turned over or not. */
#define JOY_ANY_ITEM 0x7f
#define JOY_FROM_BOARD 0x80
#define JOY_KNOWN 0x40
#define JOY_TYPE_MASK 0x3f
void joy_earn (JoyState *state, guint car, guint source);
void joy_collect (PaddockTable *table); /* after a move: everybody's earned items */
gboolean joy_can_gain (const PaddockTable *table, guint car); /* the first it has earned */
guint joy_take_earned (PaddockTable *table, guint car);       /* the first; how many are left */

/* The token on HEX, or -1. */
static inline int
joy_find_board_item (const JoyState *state, PaddockHex hex)
{
  for (guint i = 0; i < state->n_board_items; i++)
    if (paddock_hex_equal (state->board_items[i].at, hex))
      return (int) i;

  return -1;
}

void joy_remove_board_item (PaddockTable *table, guint i, JoyClause clause);
void joy_trigger_board_item (PaddockTable *table, guint car, PaddockHex hex, gboolean is_trailing);
void joy_note_face_down (PaddockTable *table, guint car, PaddockHex hex);
void joy_explode (PaddockTable *table, PaddockHex at);
gboolean joy_is_empty (const PaddockTable *table, PaddockHex hex);
void joy_discard (PaddockTable *table, guint car, guint slot, JoyClause clause);
void joy_shuffle_stack (PaddockTable *table);

/* --- Effects and abilities (joyride-effects.c) --- */

const JoyAbilitySide *joy_ability_side (const PaddockTable *table, guint car, guint ability);
guint joy_ready_abilities (const PaddockTable *table, guint car, JoyUse use, JoyPhase phase);
void joy_use_ability (PaddockTable *table, guint car, JoyUse use, JoyPhase phase);
void joy_spend_ability (PaddockTable *table, guint car, guint ability);
void joy_apply_effects (PaddockTable *table, guint car, const JoyEffect *effects);
void joy_meet_special (PaddockTable *table, guint car, PaddockHex hex, JoyTrigger trigger);
void joy_leave_space (PaddockTable *table, guint car, PaddockHex hex);
const JoyEffect *joy_find_effect (const JoyEffect *effects, JoyEffectKind kind);
void joy_ask_window (const PaddockTable *table, JoyPhase phase, PaddockDecision *decision);
void joy_answer_window (PaddockTable *table, const PaddockChoice *choice);

/* --- Setup (joyride-setup.c) --- */

void joy_start (PaddockTable *table);
gboolean joy_run_setup (PaddockTable *table); /* FALSE: wait for an answer */
void joy_ask_setup (const PaddockTable *table, PaddockDecision *decision);
void joy_answer_setup (PaddockTable *table,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);

/* --- The turn (joyride-turn.c) --- */

void joy_begin_turn (PaddockTable *table, guint car);
void joy_go_on (PaddockTable *table);
void joy_pending (const PaddockTable *table, PaddockDecision *decision);
void joy_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);

JoyPhase joy_find_phase (JoyStep step);
guint joy_usable_now (const PaddockTable *table, guint car); /* the set of abilities */

/* --- What is shown (joyride-pieces.c, joyride-dashboard.c, joyride-refused.c) --- */

guint joy_show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces);
extern const PaddockHand joy_hand; /* joyride-hand.c */
void
joy_show_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self);

extern const PaddockRefuse joy_refused[JOY_N_ASKS];

/* --- Words, facts and invariants --- */

extern const char *const joy_clause_ids[];
extern const char *const joy_step_names[];
/* Sizes of the tables, checked where they are. */
#define JOY_N_SCOPES 4
#define JOY_N_FACTS 69
#define JOY_N_EVENT_TEXTS 46
extern const PaddockScope joy_scopes[JOY_N_SCOPES];
extern const PaddockFact joy_facts[JOY_N_FACTS];
extern const PaddockEventText joy_event_texts[JOY_N_EVENT_TEXTS];
extern const PaddockAsk joy_asks[JOY_N_ASKS];

gboolean joy_settle (PaddockTable *table, GError **error);
gboolean joy_check (const PaddockTable *table, GError **error);
gboolean joy_check_positions (const PaddockTable *table, GError **error); /* of the cars */
void joy_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text);
