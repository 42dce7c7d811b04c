/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state of a race of Frothy Races: flat, fixed-size, copied by one memcpy.
 *
 * A race flows (flow/flow.h) through a list of steps, FroStep, once a round, and a stack of tasks that interrupt them: a
 * speed check, a vehicle's own move, a control roll, a damage roll, a slide, a collision.  A task that needs something
 * settled before it goes on pushes it and runs again when that is done, at its next stage.
 *
 * Dice are counted, not listed: how many show each face.  So are plain cards; special cards are bits.
 */

#pragma once

#include "flow/flow.h"
#include "hex.h"

#define FRO_MAX_VEHICLES 6
#define FRO_N_SPEEDS 7
#define FRO_N_PHASES 4
#define FRO_MAX_SPECIALS 12 /* special cards of a vehicle */
#define FRO_MAX_TRAITS 8
#define FRO_MAX_EFFECTS 64 /* rows of a vehicle: of its traits and of its damage affects */
#define FRO_MAX_TASKS 40
#define FRO_TASK_RESERVE \
  10                      /* no slide begins with less room than this: a chain of collisions ends */
#define FRO_MAX_DEBRIS 36 /* six wrecks, six spaces each */
#define FRO_MAX_FRAGILES 64
#define FRO_MAX_HAZARDS 64
#define FRO_MAX_RUNNERS 8
#define FRO_MAX_DICE 250 /* of one roll; the book knows no limit (FRO-DIC-08), a byte does */
#define FRO_MAX_PHANTOMS 99
#define FRO_MAX_POINTS 250 /* control loss points; the book knows no limit, a byte does */

#define FRO_NOBODY 0xff
#define FRO_NOWHERE PADDOCK_HEX (G_MININT16, 0)

/* Where a round stands.  The order is the order of the round (FRO-RND-01, 02, 05). */
typedef enum {
  FRO_STEP_GRID,    /* before the race: vehicles take their places */
  FRO_STEP_ROLLING, /* at which Speed they start */
  FRO_STEP_RIVAL,
  FRO_STEP_ROUND,
  FRO_STEP_ADAPT,
  FRO_STEP_RECOVER,
  FRO_STEP_CONTROL_ROUND,
  FRO_STEP_DAMAGE_ROUND,
  FRO_STEP_EARLY_WRECKS,
  FRO_STEP_CHECKS,
  FRO_STEP_REVEAL, /* secret speed checks */
  FRO_STEP_WRECKS,
  FRO_STEP_PHASE,
  FRO_STEP_ACTIVATE,
  FRO_STEP_PHASE_END,
  FRO_STEP_STAMINA,
  FRO_STEP_REACTIONS,
  FRO_STEP_DETERMINATION,
  FRO_STEP_RECOVERY,
  FRO_STEP_ROUND_END,
  FRO_STEP_NEXT_CHASE, /* a series: one chase is over, another begins */
  FRO_STEP_TIME,       /* a race by the clock: whether the round was the last one */
  FRO_N_STEPS,
} FroStep;

typedef enum {
  FRO_TASK_CHECK,     /* speed check */
  FRO_TASK_MOVE,      /* a vehicle's own move in a phase */
  FRO_TASK_JUMP,      /* what follows a landing */
  FRO_TASK_ENTER,     /* hazards and fragile obstacles of a space */
  FRO_TASK_SLIDE,     /* one space or more that a control roll asks for */
  FRO_TASK_COLLISION, /* with a vehicle, a solid obstacle or the edge */
  FRO_TASK_RELIEF,    /* facing after a collision */
  FRO_TASK_CONTROL,   /* control roll */
  FRO_TASK_DAMAGE,    /* damage roll and the affects it brings */
  FRO_TASK_LOSE_CARD,
  FRO_TASK_ATTACK,
  FRO_TASK_SNEAK, /* Sneaky: attack the vehicle that moves? */
  FRO_TASK_WRECK, /* one wreck's move */
  FRO_N_TASKS,
} FroTaskKind;

/* One interruption.  Facts and hashes see what a kind needs to know byte by byte, so that nothing here may move. */
typedef struct {
  guint8 kind;  /* FroTaskKind */
  guint8 stage; /* how far it has come: in the file of each kind */
  guint8 vehicle;
  guint8 other; /* a vehicle, FRO_WALL, FRO_ROCK or FRO_NOBODY */
  union {
    struct {
      guint8 is_free; /* boxes without a roll */
    } check;
    struct {
      guint8 direction; /* + 1; 0: along the heading of a vehicle */
      guint8 heading;   /* that vehicle */
      guint8 left;      /* spaces */
      guint8 icons;     /* in the control roll */
      guint8 reserved[4];
      PaddockHex obstacle;
    } slide;
    struct {
      guint8 direction;
      guint8 kind;      /* FroCollision */
      guint8 own_speed; /* at the moment of impact */
      guint8 hit_speed;
      guint8 own_hits;
      guint8 hit_hits;
      guint8 again; /* SLIDE icons of a repeated slide */
      guint8 clp;   /* gained by the rating of an obstacle */
      PaddockHex at;
    } collision;
    struct {
      guint16 facings; /* set to choose from */
      guint8 reserved[6];
      PaddockHex obstacle;
    } relief;
    struct {
      guint8 cause;
      guint8 planned;   /* turn + 1 */
      guint8 direction; /* of a slide, + 1 */
      guint8 dice;      /* of a jump */
      guint8 effects;   /* set of icons that take effect */
      guint8 n_speed;   /* icons of SLOW or HASTE */
      guint8 n_spins;
      guint8 n_slides;
      PaddockHex obstacle;
    } control;
    struct {
      guint8 cause;
      guint8 dice;
      guint8 hits;
      guint8 is_inner; /* asked for by an affect, whose own task goes on with the levels reached */
      guint8 next;     /* affect of the levels */
      guint8 now;      /* which of the effects that it has at once */
      guint8 drawn;    /* outcome of a random affect, + 1 */
      guint8 clause[2];
    } damage;
    struct {
      guint8 clp;  /* gained */
      guint8 hits; /* damage sustained */
      guint8 markers;
    } enter;
    struct {
      guint8 which; /* PaddockLoseCard */
    } lose_card;
    struct {
      guint8 may_reroll; /* the dice are there, and what may be rolled again is known */
      guint8 clp;        /* gained by the loser */
    } attack;
    struct {
      guint8 direction; /* + 1 */
      guint8 is_last;   /* comes to rest after this move */
    } wreck;
  };
} FroTask;

/* What a task ran into when it was not a vehicle. */
#define FRO_WALL 0x40 /* the edge of the track: one obstacle all round (FRO-COL-06) */
#define FRO_ROCK 0x41 /* a solid obstacle, or a wreck, in the space ahead */

typedef enum {
  FRO_RACING,
  FRO_ROLLING_WRECK, /* wiped out, still moving in the wreck step */
  FRO_RESTING_WRECK,
  FRO_FINISHED, /* taken off the track */
  FRO_N_STATUSES,
} FroStatus;

/* Cards by kind; the numbers of special cards are sets. */
enum {
  FRO_WHIP,
  FRO_REINS,
  FRO_DUAL,
  FRO_N_PLAIN,
};

typedef struct {
  guint8 plain[FRO_N_PLAIN];
  guint8 reserved;
  guint16 specials;
} FroPile;

/* Cards laid down for the action at hand: open ones are in the spent box already, secret ones still in hand. */
typedef struct {
  guint8 plain[FRO_N_PLAIN]
              [2];     /* by kind and by the side they are used as, FRO_WHIP or FRO_REINS */
  guint16 specials[3]; /* ... special cards used as Whip, as Reins, and for their ability */
  guint8 traits;       /* set of limited traits used instead of a card (FRO-VCG-27) */
  guint8 flags;        /* FroPledgeFlags */
  guint8 kept; /* value of the dice kept in an attack, secret as long as the other chooses */
} FroPledge;

typedef enum {
  FRO_PLEDGE_ACCELERATE = 1 << 0,
  FRO_PLEDGE_SECRET = 1 << 1,
} FroPledgeFlags;

/* What happened to a vehicle in the movement phase under way. */
typedef enum {
  FRO_HAS_ACTED = 1 << 0,
  FRO_HAS_TURNED = 1 << 1,
  FRO_HAS_JUMPED = 1 << 2,
  FRO_WAS_INVOLVED = 1 << 3, /* in an attack or a collision (FRO-MOV-08) */
  FRO_LOST_MOVE = 1 << 4,    /* its own move of this phase is forfeit */
} FroPhaseFlags;

/* How a chase ended for its Fox. */
typedef enum {
  FRO_CHASE_NONE, /* it was not the Fox yet */
  FRO_CHASE_CAUGHT,
  FRO_CHASE_DESTROYED, /* by a Hound */
  FRO_CHASE_WRECKED,   /* by itself */
  FRO_CHASE_AWAY,      /* no Hound is left, or it ran as long as a race can last */
  FRO_N_CHASE_ENDS,
} FroChaseEnd;

/* A line of the score sheet of a series (FRO-RAC-07). */
typedef struct {
  guint16 phases; /* for which the Fox stayed ahead */
  gint16 spaces;  /* that it got from its start */
  guint8 end;     /* FroChaseEnd */
  guint8 by;      /* the Hound, or FRO_NOBODY */
} FroChase;

typedef struct {
  PaddockHex at;
  guint8 facing; /* of a wreck: its heading */
  guint8 accel;  /* box in the acceleration row, from the left */
  guint8 decel;
  guint8 status; /* FroStatus */
  guint8 clp;
  guint8 damage;
  gint8 stamina;
  gint8 resilience; /* below 0: blank (FRO-RUL-47) */
  guint8 max_speed;
  guint8 safe_losses; /* how many Safe Speeds are lost, from the top (FRO-AFF-10) */
  guint8 lost_traits; /* set */
  guint8 lost_cards;  /* plain ones that left the game */
  guint8 phantom_reins;
  guint8 phantom_whips;
  guint8 rival;
  guint8 is_rival_ahead; /* as this round began (FRO-RUL-52) */
  guint8 crossed;        /* its place in the order of finishing; 0: not finished */
  guint8 wiped_out;      /* the same in the order of wipe-outs */
  guint8 slot;           /* its place on the grid, from 1 */
  gint16 progress;       /* spaces past the line; negative before it (FRO-TRK-15, 19) */
  gint16 began;          /* progress at the start */
  gint16 score;          /* FRO-RAC-08 */
  guint8 phase_flags;
  guint8 moved;                /* spaces of its own in this phase */
  guint8 drifts;               /* in this phase */
  guint8 last_step;            /* direction + 1 of the last straight step facing as now; 0: none */
  guint8 attacks;              /* initiated in this phase */
  guint8 spaces;               /* its Move value of this phase, where that is read beforehand */
  guint64 effects;             /* set of the rows that act: traits not lost, affects suffered */
  guint8 uses[FRO_MAX_TRAITS]; /* left of limited traits */
  FroPile hand, spent, recovery;
  FroPledge pledge;
  FroChase chase; /* as the Fox */
} FroVehicle;

/* The roll under way. */
typedef struct {
  guint8 counts[6]; /* by value or by icon */
  guint8 n_rerolls; /* dice that may still be chosen for the one re-roll */
  guint8 chosen[6]; /* dice chosen to be rolled again */
  guint8 discards;  /* still allowed */
  guint8 has_rerolled;
  gint8 value; /* of the dice that are kept */
} FroRoll;

/* The activation under way. */
typedef struct {
  guint8 vehicle; /* or FRO_NOBODY */
  guint8 left;    /* spaces still to move */
  guint8 has_card;
  guint8 may_ram;
  guint8 is_over; /* no further step, no turn */
  guint8 asking;  /* a follow-up question: FRO_MOVE_PAYS ... */
  guint8 choice;  /* ... about this answer */
  guint8 direction;
  guint8 sneaks; /* set of vehicles that passed on a sneak attack at this moment */
} FroMove;

/* The attack under way. */
typedef struct {
  guint8 attacker, target;
  guint8 kind;       /* FRO_WHIP: Personal, FRO_REINS: Vehicle */
  guint8 dice[2][6]; /* of both, by value */
  guint8 losers;     /* set: bit 0 the attacker */
  guint8 difference;
} FroAttack;

/* What the active vehicle does with its cards between two rounds. */
typedef struct {
  guint8 left;  /* cards that it may still take back or exchange */
  guint8 given; /* choice id of the card that it gives away; 0: none yet */
  guint8 asked; /* the step is through with it, but for what it does with cards */
} FroUpkeep;

typedef enum {
  FRO_RUNNER_RUNS,
  FRO_RUNNER_WAITS, /* beside the track */
  FRO_RUNNER_GONE,  /* across it, or run over */
} FroRunnerStatus;

typedef struct {
  PaddockHex at;
  guint8 direction;
  guint8 status; /* FroRunnerStatus */
} FroRunner;

/* What the task that just ended came to. */
typedef struct {
  guint8 hits;   /* damage sustained */
  guint8 failed; /* a control roll failed */
  guint8 again;  /* SLIDE icons of a slide that met the same partner again (FRO-VEH-12) */
  guint8 met;    /* what a slide ran into, or FRO_NOBODY: the roller still has to get past it */
  PaddockHex obstacle; /* ... and where */
} FroResult;

typedef struct {
  PaddockState core;

  PaddockFlow flow; /* step: FroStep; must_pause: something happened that may end the race */
  guint8 n_vehicles;
  guint8 phase; /* 1..4 */
  guint16 round;
  guint8 done;   /* set of vehicles that the step is through with */
  guint8 active; /* whom the step is about, or FRO_NOBODY */
  guint8
    order[FRO_MAX_VEHICLES]; /* setup: who picks when; a phase: initiative fixed at its start */
  guint8 n_crossed;
  guint8 n_wiped_out;
  guint8 n_chases; /* of a series that are over */
  guint8 fox;      /* or FRO_NOBODY */
  guint8 killer;   /* who wiped the Fox out, or FRO_NOBODY */
  guint8 survivor; /* toughest: the last one left, whatever happens to it then; or FRO_NOBODY */
  guint8 winners;  /* the team, once the race is over */
  guint8 n_debris;
  guint8 n_runners;
  FroResult result;
  FroMove move;
  FroRoll roll;
  FroAttack attack;
  FroUpkeep upkeep;
  guint64 gone_hazards;              /* set */
  guint8 fragiles[FRO_MAX_FRAGILES]; /* markers left; FRO_SCORED once somebody had its points */
  PaddockHex debris[FRO_MAX_DEBRIS]; /* one marker each */
  FroRunner runners[FRO_MAX_RUNNERS];
  FroVehicle vehicles[FRO_MAX_VEHICLES];
  FroTask tasks[FRO_MAX_TASKS];
} FroState;

#define FRO_SCORED 0x80

G_STATIC_ASSERT (sizeof (FroTask) == 16);
G_STATIC_ASSERT (sizeof (FroState) <= 2048);
