/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the numbers of Joyride mean: questions, answers, subjects and amounts of events.
 */

#pragma once

#include "joyride-course.h"

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
