/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state of a race of On the Rivet: flat, fixed-size, copied by one memcpy.
 *
 * A race flows (flow/flow.h) through a list of steps, RivStep: the setup, once; a turn for every rider; the steps of a
 * reorganization after every Movement phase; and the end.  Tasks interrupt them: an event, a Grupo Compacto.
 *
 * Teams are numbered as they sit, which is the order of play.  Team t belongs to seat t; with two players, team 2 is
 * artificial and belongs to nobody.  Riders are numbered through all teams, those of team 0 first.
 */

#pragma once

#include "flow/flow.h"
#include "road.h"

#define RIV_MAX_TEAMS 7
#define RIV_MAX_TEAM 6    /* riders of a team */
#define RIV_MAX_RIDERS 24 /* of all teams; the book needs 21 */
#define RIV_MAX_CLASSES 8
#define RIV_N_TERRAINS 5
#define RIV_MAX_ABILITIES 2 /* bonus abilities of a rider (RIV-CLASS-02) */
#define RIV_HAND 5
#define RIV_MAX_DECK 40 /* action cards of a team, with its Making Headlines card */
#define RIV_MAX_EVENTS 40
#define RIV_MAX_TACTICS 24
#define RIV_DEALT_TACTICS 2 /* to each team (RIV-TAC-02) */
#define RIV_MAX_BONUSES 32  /* lines */
#define RIV_MAX_TASKS 4
#define RIV_MAX_PICKS 24   /* choices within one step: lanes of a herd, halves, lanes behind */
#define RIV_PHASE_EVENTS 2 /* events of a Movement phase (RIV-EVT-01) */

#define RIV_NO_RIDER 0xff
#define RIV_NO_TEAM 0xff
#define RIV_NO_CARD 0xff
#define RIV_HEADLINES 0xfe /* as a card: Making Headlines (RIV-DECK-01) */

typedef enum {
  RIV_PHASE_MOVEMENT,
  RIV_PHASE_REORGANIZATION,
  RIV_PHASE_ENDGAME,
  RIV_N_PHASES,
} RivPhase;

/* Where a race stands.  The order is the order of a turn, and of a reorganization. */
typedef enum {
  RIV_STEP_GRID,      /* setup: whose rider stands on the next place of the grid */
  RIV_STEP_DEAL,      /* setup: decks and tactics */
  RIV_STEP_INITIAL,   /* setup: initial tactics, seat by seat */
  RIV_STEP_OWN_START, /* tactics before a card is chosen */
  RIV_STEP_RIDER,     /* which rider */
  RIV_STEP_CARD,      /* with which card */
  RIV_STEP_IDLE,      /* no card fits any rider: one of them goes (RIV-RUL-19) */
  RIV_STEP_TYPE,      /* how a Wild is played */
  RIV_STEP_OWN_PRE,   /* tactics before the first step */
  RIV_STEP_ENERGY,    /* its energy chit */
  RIV_STEP_FOLLOWERS, /* who follows: a merge, a cut */
  RIV_STEP_OPP_PRE,   /* opponents' tactics, the train being known */
  RIV_STEP_MOVE,      /* step by step, with lanes and lines that are taken along */
  RIV_STEP_END_TEXT,  /* what the card says of the end */
  RIV_STEP_OWN_POST,  /* tactics after the move */
  RIV_STEP_FATIGUE,   /* the card's */
  RIV_STEP_MACHINE,   /* the whole move of the artificial team */
  RIV_STEP_REFILL,    /* the hand */
  RIV_STEP_HEADLINES, /* Making Headlines, if it was drawn */
  RIV_STEP_NEXT,      /* who is next; whether the phase is over */
  RIV_STEP_RESCUE,    /* seat by seat */
  RIV_STEP_CLEAN_UP,  /* the event that did not come, or those that did are cleared */
  RIV_STEP_FLIP,      /* the indicator; who begins */
  RIV_N_STEPS,
} RivStep;

typedef enum {
  RIV_TASK_EVENT, /* an event that was drawn */
  RIV_TASK_GRUPO, /* a Grupo Compacto */
  RIV_N_TASKS,
} RivTaskKind;

/* How far an event has come. */
typedef enum {
  RIV_EVENT_SELECT, /* its riders are still to be found */
  RIV_EVENT_WINDOW, /* tactics, in turn order from the revealing team */
  RIV_EVENT_EFFECT,
} RivEventStage;

typedef struct {
  guint8 kind;  /* RivTaskKind */
  guint8 team;  /* that reveals it */
  guint8 event; /* the card */
  guint8 stage; /* EVENT: RivEventStage */
  guint8 asked; /* EVENT: how many teams the window has passed */
  guint8 reserved[3];
  guint32 riders; /* set: selected, or still to be moved up */
} RivTask;

G_STATIC_ASSERT (sizeof (RivTask) == 12);

typedef enum {
  RIV_TYPE_LEAD,
  RIV_TYPE_CHASE,
  RIV_TYPE_DRAFT,
  RIV_TYPE_BREAK,
  RIV_TYPE_WILD, /* a kind of card; never how a rider moves (RIV-RUL-54) */
  RIV_N_TYPES,
} RivType;

typedef struct {
  PaddockPlace
    at; /* a space of the road, of the road side, beyond the finish line; or PADDOCK_NOWHERE before the start */
  guint8 team;
  guint8 seat;         /* whose team it is; PADDOCK_NOBODY: artificial */
  guint8 kind;         /* its class: index into the course's classes */
  guint8 is_black;     /* the label that is up (RIV-COMP-13) */
  guint8 light, heavy; /* fatigue */
  guint8 energy;
  guint8 slow;    /* markers of events: pedal strokes less at the next activation */
  guint8 bonuses; /* time-bonus tokens */
  guint8 podium;  /* place, from 1; 0: on the course */
  guint8 abilities[RIV_MAX_ABILITIES]; /* tactics card + 1; 0: none */
} RivRider;

/* Why Making Headlines is not in the pile. */
typedef enum {
  RIV_ASIDE_NO,       /* it is there, or was drawn in this turn */
  RIV_ASIDE_RESOLVED, /* until the pile is rebuilt (RIV-RUL-22) */
  RIV_ASIDE_WAITING,  /* until the reorganization, if the option says so (RIV-RUL-23) */
} RivAside;

typedef struct {
  guint8 n_pile, n_discard, n_hand, n_tactics;
  guint8 pile[RIV_MAX_DECK];    /* the top last; action cards and RIV_HEADLINES */
  guint8 discard[RIV_MAX_DECK]; /* the top last */
  guint8 hand[RIV_HAND];
  guint8 tactics[RIV_DEALT_TACTICS];
  guint8 has_headlines;   /* drawn in this turn, to be checked when the hand is full */
  guint8 headlines_aside; /* out of the pile, until it is rebuilt */
  guint8
    has_played_tactic; /* in the turn that is under way, or in the reorganization (RIV-RUL-57) */
  guint8 seat;         /* PADDOCK_NOBODY: artificial */
} RivTeam;

/* What the card's icons and text, and tactics, make of an activation. */
typedef enum {
  RIV_MOVE_NO_FATIGUE_MOD = 1 << 0, /* the rider's fatigue costs nothing */
  RIV_MOVE_USES_CLASS = 1 << 1,     /* class modifiers apply */
  RIV_MOVE_TEAM_ONLY = 1 << 2,
  RIV_MOVE_CHEAP_BUMPS = 1 << 3,
  RIV_MOVE_NO_BUMP = 1 << 4,
  RIV_MOVE_NO_SIDE = 1 << 5,
  RIV_MOVE_GIVES_NO_FATIGUE = 1 << 6, /* the card */
  RIV_MOVE_HAS_FINISHED = 1 << 7,     /* the rider itself */
  RIV_MOVE_GOES_SIDEWAYS = 1 << 8,    /* followers follow sideways too */
  RIV_MOVE_ENERGY = 1 << 9,           /* an energy chit is spent on it */
} RivMoveFlags;

/* What an activation does next, or waits for. */
typedef enum {
  RIV_DOING_NOTHING,
  RIV_DOING_GROW,   /* the file behind the last of the train is followed up */
  RIV_DOING_KEEP,   /* how much of it is kept */
  RIV_DOING_READY,  /* who follows is known; the first step is still to come */
  RIV_DOING_ATTACH, /* a line may stand behind the last of the train */
  RIV_DOING_STEP,
  RIV_DOING_PUSH,  /* the step is chosen; lanes of those it pushes are picked */
  RIV_DOING_LIMIT, /* not one of them */
} RivDoing;

/* The activation that is under way: written by the files of the riders' own moves. */
typedef struct {
  guint8 rider;      /* RIV_NO_RIDER: none */
  guint8 card;       /* RIV_NO_CARD: none */
  guint8 type;       /* RivType, as it is played */
  guint8 doing;      /* RivDoing */
  gint16 left;       /* pedal strokes */
  guint16 flags;     /* RivMoveFlags */
  guint8 terrain;    /* where it stands, for the next change */
  guint8 terrains;   /* set: those whose modifier has been applied */
  guint8 diagonals;  /* that it may still make */
  guint8 slack;      /* strokes with which it may stop */
  guint8 shed;       /* followers after which the train may be cut; 0: it may not */
  gint8 strokes;     /* that text adds to the card's */
  guint8 effects;    /* set: those of the card whose condition held when it was played */
  guint8 done;       /* END_TEXT: how many of the card's effects are carried out */
  guint8 times;      /* ... and how often the next one is */
  guint8 go;         /* RivGo of the step that is chosen */
  PaddockPlace step; /* where it leads */
  guint32 seen;      /* how often it has held each space of its row, two bits each */
  guint32 barred;    /* set of riders that cannot be attached (tactics T12) */
  guint32 healed;    /* END_TEXT: set of riders that an effect has helped */
  guint8 cost;       /* of that step */
  guint8 n_train, n_picks, n_commits;
  guint8 train[RIV_MAX_RIDERS];              /* itself first */
  guint8 picks[RIV_MAX_PICKS];               /* lanes that are picked for the step */
  PaddockPlace commits_from[RIV_MAX_RIDERS]; /* spaces before a choice of lanes ... */
  PaddockPlace commits_to[RIV_MAX_RIDERS];   /* ... and where the herd went (RIV-RUL-45) */
} RivMove;

typedef struct {
  PaddockState core;

  PaddockFlow flow; /* step: RivStep */
  guint8 n_teams, n_riders;
  guint8 active;          /* the team whose turn it is, or that is asked in a reorganization */
  guint8 first;           /* the first team of the phase */
  guint16 phase;          /* Movement phases, from 1; 0: before the first */
  guint8 round;           /* of the phase, from 1 */
  guint8 turn;            /* of the phase, from 1 */
  guint8 is_black;        /* the indicator: riders that show black are available */
  guint8 placing;         /* setup: riders on the grid, or teams that have had their tactics */
  guint8 n_finished;      /* podium places that are taken by crossing the line */
  guint8 n_podium;        /* podium places that are taken */
  guint8 is_rescue_light; /* a tactics card makes the rescue under way a light one */
  guint8 helper;          /* of the rescue under way; RIV_NO_RIDER: not named yet */
  guint8 asked;           /* how many teams a window or the rescues have passed */
  guint8 tactic;          /* the tactics card that is being carried out; RIV_NO_CARD: none */
  guint8 tactic_effect;   /* ... and which of its effects */
  guint8 has_machine;     /* the last team is artificial */
  guint8 reserved[2];
  guint8 n_events, n_event_discard, n_phase_events;
  guint8 events[RIV_MAX_EVENTS];        /* the deck, the top last */
  guint8 event_discard[RIV_MAX_EVENTS]; /* with those of the phase last */
  guint8 podium[RIV_MAX_RIDERS];        /* riders, the winner first */
  guint32 claimed;                      /* set of bonus lines whose token is taken */
  guint32 played_tactics;               /* set of tactics cards that everybody has seen */

  RivRider riders[RIV_MAX_RIDERS];
  RivTeam teams[RIV_MAX_TEAMS];
  RivMove move;
  RivTask tasks[RIV_MAX_TASKS];
} RivState;

G_STATIC_ASSERT (sizeof (RivState) <= 4096);
