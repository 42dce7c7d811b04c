/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the numbers of Frothy Races mean: questions, answers, subjects and amounts of events, reasons why not.
 * frothy-words*.c and frothy-telling.c put them into words.
 */

#pragma once

#include "frothy-course.h"

/* What is asked (FRO-DEC).  Limited traits (FRO-DEC-31) are among the answers wherever their card would be. */
typedef enum {
  FRO_ASK_GRID,           /* 01: place: the slot's */
  FRO_ASK_ROLLING,        /* 02: id: Speed rating */
  FRO_ASK_RIVAL,          /* 03: id: vehicle */
  FRO_ASK_ADAPT,          /* 04: a card of the hand, then one for it, or done */
  FRO_ASK_RECOVER,        /* 05: a card, or done */
  FRO_ASK_CHECK,          /* 06: one card more, or the direction */
  FRO_ASK_CHECK_REROLL,   /* 07 */
  FRO_ASK_CHECK_KEEP,     /* 08 */
  FRO_ASK_BOXES,          /* 09: id: boxes */
  FRO_ASK_ADJUST,         /* 10: id: by how much, + FRO_ADJUST_ZERO */
  FRO_ASK_MOVE,           /* 11, 12, 13, 14, 19: FroMoveId */
  FRO_ASK_TURN,           /* 20, with what can still be done before: FroMoveId */
  FRO_ASK_PAY,            /* 11, 19: which card pays */
  FRO_ASK_STOP,           /* 11: id: how many spaces fewer */
  FRO_ASK_ATTACK_CARDS,   /* 15 */
  FRO_ASK_ATTACK_REROLL,  /* 16 */
  FRO_ASK_ATTACK_KEEP,    /* 17 */
  FRO_ASK_SNEAK,          /* 18 */
  FRO_ASK_CONTROL,        /* 21: one card more, or roll */
  FRO_ASK_CONTROL_REROLL, /* 22 */
  FRO_ASK_REACT,          /* 23 */
  FRO_ASK_DISCARD,        /* 24: one die more, or done */
  FRO_ASK_SLIDE,          /* 25: id: FRO_LEFT or FRO_RIGHT */
  FRO_ASK_DAMAGE,         /* 31: a card before the roll, or done */
  FRO_ASK_DAMAGE_REROLL,  /* 26 */
  FRO_ASK_RELIEF,         /* 27: id: facing */
  FRO_ASK_LOSE_CARD,      /* 28 */
  FRO_ASK_END,            /* 29 */
  FRO_ASK_WRECK,          /* 30: id: FRO_LEFT or FRO_RIGHT */
  FRO_ASK_NEXT_CHASE,     /* one answer, so that nobody is asked */
  FRO_ASK_TIME,           /* asked of the clock; id: PaddockClockAnswer */
  FRO_N_ASKS,
} FroAsk;

/* The meaning of a choice's id, by what is asked. */

/* Cards, wherever one is laid down or taken: a kind of plain card and the side it is used as, or a special card
 * and how; limited traits stand beside them. */
#define FRO_DONE 0
#define FRO_PLAIN_CARD 1                       /* + 2 * kind + side: see fro_card_choice() */
#define FRO_SPECIAL_CARD 16                    /* + 3 * special + FroUse */
#define FRO_TRAIT_CARD (FRO_SPECIAL_CARD + 64) /* + trait */
#define FRO_ROLL_DICE (FRO_TRAIT_CARD + 16)    /* CONTROL: the dice of Driver, too */
#define FRO_ACCELERATE (FRO_ROLL_DICE + 1)     /* CHECK */
#define FRO_DECELERATE (FRO_ROLL_DICE + 2)

enum {
  FRO_LEFT,
  FRO_RIGHT,
}; /* SLIDE, WRECK */

/* MOVE and TURN.  Steps have the direction in extra, attacks the target in place.  Special cards and limited traits
 * that are played for their ability stand among them (FRO_SPECIAL_CARD ...). */
typedef enum {
  FRO_GO_STRAIGHT,
  FRO_GO_LEFT, /* facing a corner */
  FRO_GO_RIGHT,
  FRO_DRIFT_LEFT,
  FRO_DRIFT_RIGHT,
  FRO_JUMP_ONE, /* extra: direction of the first step */
  FRO_JUMP_TWO,
  FRO_MORE, /* +1 space */
  FRO_LESS,
  FRO_RAM, /* extra: the special card or, from FRO_MAX_SPECIALS on, the limited trait */
  FRO_STOP,
  FRO_ATTACK_PERSON,
  FRO_ATTACK_VEHICLE,
  FRO_KEEP_FACING,
  FRO_TURN_LEFT,
  FRO_TURN_RIGHT,
  FRO_N_MOVES,
} FroMoveId;

G_STATIC_ASSERT (FRO_N_MOVES <= FRO_SPECIAL_CARD);

/* Follow-ups of a move's answer (FroMove.asking). */
enum {
  FRO_MOVE_STEPS,
  FRO_MOVE_PAYS,
  FRO_MOVE_STOPS,
};

/* DISCARD, REROLL, KEEP, REACT: a die by its icon or value, + 1; FRO_DONE ends. */
#define FRO_DIE 1
#define FRO_PAIR(a_, b_) \
  ((guint16) (FRO_DIE + (a_) *4 + (b_))) /* CHECK_KEEP, ATTACK_KEEP: two values */
#define FRO_SINGLE_DIE(a_) ((guint16) (FRO_PAIR (3, 3) + 1 + (a_))) /* CHECK_KEEP: one value */
#define FRO_ADJUST_ZERO 64

/* Why a roll is made. */
typedef enum {
  FRO_CAUSE_TURN,
  FRO_CAUSE_DRIFT,
  FRO_CAUSE_JUMP,
  FRO_CAUSE_HAZARD, /* and fragile obstacles */
  FRO_CAUSE_COLLISION,
  FRO_CAUSE_VEHICLE_ATTACK,
  FRO_CAUSE_PERSONAL_ATTACK,
  FRO_CAUSE_ICON,   /* damage: the DAMAGE result of a control roll */
  FRO_CAUSE_AFFECT, /* damage: "# Damage", "# Damage / Round", Stamina */
  FRO_N_CAUSES,
} FroCause;

/* Subjects of ROLLED events: what the dice are for, which also says whether their number or icon counts. */
typedef enum {
  FRO_DIE_CHECK,
  FRO_DIE_CONTROL,
  FRO_DIE_ATTACK,
  FRO_DIE_DAMAGE,
  FRO_DIE_NUMBER, /* a random # (FRO-DIC-07) */
} FroDieUse;

/* Subjects of POINTS events. */
typedef enum {
  FRO_POINTS_CLP,
  FRO_POINTS_STAMINA,
  FRO_POINTS_SCORE,
  FRO_POINTS_SPACES, /* that are left to move */
  FRO_POINTS_CHECK,  /* the value of a speed check */
  FRO_POINTS_ATTACK,
  FRO_POINTS_ACCELERATING, /* a check whose way is not chosen yet: what it would come to */
  FRO_POINTS_DECELERATING,
  FRO_POINTS_FOX, /* a chase of a series is over; amount: phases, to: spaces */
} FroPoints;

/* Subjects of EFFECT events: the outcome of a control roll, a trait or card that acts, an affect. */
#define FRO_EFFECT_ICON 0    /* + icon */
#define FRO_EFFECT_PASSED 6  /* the control roll */
#define FRO_EFFECT_PAIR 7    /* amount: FRO_SLOW or FRO_LEFT_SPIN */
#define FRO_EFFECT_STAMINA 8 /* tiredness */
#define FRO_EFFECT_WON 9     /* a fight; amount: by how much */
#define FRO_EFFECT_TIED 10   /* it, told of the attacker */
#define FRO_EFFECT_CHASE 11  /* + FroChaseEnd - 1: how it ended, told of the Hound or the Fox */
#define FRO_EFFECT_TRAIT 16
#define FRO_EFFECT_CARD 32
#define FRO_EFFECT_AFFECT 64

G_STATIC_ASSERT (FRO_EFFECT_CHASE + FRO_N_CHASE_ENDS - 1 <= FRO_EFFECT_TRAIT);

/* Amounts of COLLIDED events. */
typedef enum {
  FRO_HEAD_ON,
  FRO_T_COLLISION,
  FRO_REAR_END,
  FRO_HITS_SOLID,
  FRO_HITS_WALL,
  FRO_HITS_AGAIN,
  FRO_ENTERS_HAZARD,
  FRO_ENTERS_FRAGILE,
} FroCollision;

/* Amounts of CRASHED events. */
enum {
  FRO_COMES_TO_REST,
};

/* Subjects of PLACED, MOVED and REMOVED events that are not vehicles.  A runner's is the id of its piece. */
#define FRO_RUNNER (FRO_MAX_VEHICLES + FRO_MAX_DEBRIS) /* + its number */
#define FRO_DEBRIS 0x80
#define FRO_MARKER 0x81
#define FRO_HAZARD 0x82

G_STATIC_ASSERT (FRO_RUNNER + FRO_MAX_RUNNERS <= FRO_WALL);

/* Why an attack or a jump is not possible. */
typedef enum {
  FRO_BAR_NONE,
  FRO_BAR_FRIENDLY,
  FRO_BAR_TRUCE,
  FRO_BAR_LIMIT, /* of attacks in a phase */
  FRO_BAR_FAR,
  FRO_BAR_ARC,
  FRO_BAR_STILL, /* it does not move */
  FRO_BAR_CARD,  /* none to pay with */
  FRO_BAR_OWED,  /* the rest of the move would end in a collision */
  FRO_BAR_OPTION,
  FRO_BAR_TRAIT,
  FRO_BAR_SHORT, /* too few spaces are left */
  FRO_BAR_EDGE,
  FRO_BAR_HIGH,
  FRO_BAR_LANDING,
  FRO_N_BARS,
} FroBar;
