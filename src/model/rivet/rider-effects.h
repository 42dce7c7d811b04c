/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the cards of On the Rivet are made of: effects, the conditions under which they count, the selectors by which events
 * choose riders, and the moments at which tactics cards are played.
 *
 * Four catalogues, and the two records that cards have lists of.  What an effect does is in rules/rivet.  Effects and
 * selectors are named by their ids, so cards can hold some that this version does not know; such a one has no row.
 */

#pragma once

#include "catalogue.h"
#include "field-words.h"
#include "list.h"
#include "part.h"

#define PADDOCK_RIDER_EFFECTS(X)                                                                  \
  X (ONLY, "only")                     /* the card may be chosen only under its condition */      \
  X (STROKES, "strokes")               /* n pedal strokes more */                                 \
  X (USE_CLASS, "use-class")           /* class modifiers count, whatever the card's icon */      \
  X (IGNORE_FATIGUE, "ignore-fatigue") /* the fatigue modifier is 0 */                            \
  X (TEAM_ONLY, "team-only")           /* Lead: the train ends before another team's rider */     \
  X (SHED, "shed")                     /* Lead: the train may be cut after n followers or more */ \
  X (DIAGONAL, "diagonal")             /* up to n diagonal steps */                               \
  X (CHEAP_BUMP, "cheap-bump")         /* a bump costs 1 */                                       \
  X (NO_BUMP, "no-bump")               /* no bumps */                                             \
  X (NO_SIDE, "no-side")               /* no sideways steps */                                    \
  X (SLACK, "slack")                   /* may stop with up to n left */                           \
  X (RECOVER,                                                                                     \
     "recover") /* up to n light fatigue off: the rider; each one selected; one own rider */      \
  X (RECOVER_LINE,                                                                                \
     "recover-line")   /* up to n other own riders of the line: one light fatigue off each */     \
  X (CYCLE, "cycle")   /* discard up to n cards before drawing */                                 \
  X (ENERGY, "energy") /* an energy chit */                                                       \
  X (ROAD_SIDE, "road-side")         /* to the road side of the row */                            \
  X (BACK, "back")                   /* n spaces back */                                          \
  X (CUT, "cut")                     /* the line is cut after its n-th rider */                   \
  X (LIGHT, "light-fatigue")         /* takes n light fatigue */                                  \
  X (HEAVY, "heavy-fatigue")         /* takes n heavy fatigue */                                  \
  X (SLOW, "slow")                   /* n pedal strokes less at its next activation */            \
  X (SPARE, "spare")                 /* one own selected rider is not selected */                 \
  X (NO_FATIGUE, "no-fatigue")       /* the card just played gives no fatigue */                  \
  X (CUT_TRAIN, "cut-train")         /* a rival's train ends before a rider of one's own */       \
  X (LIGHT_RESCUE, "light-rescue")   /* a rescue made now costs light fatigue */                  \
  X (TERRAIN_BONUS, "terrain-bonus") /* ability: n added wherever the terrain's modifier is */    \
  X (START_BONUS, "start-bonus")     /* ability: n added once at the start, under its condition */

#define PADDOCK_RIDER_CONDITIONS(X)                                                \
  X (ALWAYS, "always")                                                             \
  X (LINKED, "linked")                                                             \
  X (UNLINKED, "unlinked")                                                         \
  X (LEADER, "leader") /* best placed on the road; nobody once one has finished */ \
  X (NOT_LEADER, "not-leader")                                                     \
  X (ON_TERRAIN, "on-terrain") /* one of `terrains` */                             \
  X (OF_CLASS, "of-class")                                                         \
  X (NOT_OF_CLASS, "not-of-class")                                                 \
  X (FRESH, "fresh")               /* has no fatigue */                            \
  X (LAST_OF_TEAM, "last-of-team") /* worst-placed own rider on the map */

#define PADDOCK_RIDER_SELECTORS(X)                                                   \
  X (ALL, "all")                 /* everybody on the road */                         \
  X (LEADER, "leader")           /* the best-placed rider */                         \
  X (LEADER_LINE, "leader-line") /* its line; itself alone if it is not linked */    \
  X (FRONTS, "fronts")           /* the front rider of each line of two or more */   \
  X (LONGEST, "longest-line")    /* the longest line, if it has n riders or more */  \
  X (LINES, "lines")             /* every line of n or more */                       \
  X (LONE, "lone")               /* not linked */                                    \
  X (TERRAIN, "terrain")         /* on one of `terrains` */                          \
  X (CLASS, "class")                                                                 \
  X (FIRST, "first")               /* the n best-placed riders of the road */        \
  X (LAST, "last")                 /* the n worst-placed */                          \
  X (FRESH, "fresh")               /* no fatigue */                                  \
  X (TIRED, "tired")               /* n fatigue or more */                           \
  X (EDGE, "edge")                 /* in the lane farthest from the priority lane */ \
  X (PRIORITY, "priority")         /* in the priority lane */                        \
  X (CROWD, "crowd")               /* in the row with most riders, at least two */   \
  X (LAST_OF_TEAM, "last-of-team") /* the worst-placed rider of each team */         \
  X (OWN_TEAM, "own-team")         /* riders of the team that revealed the event */

/* Windows of tactics cards, in the order in which they come. */
#define PADDOCK_TACTIC_WINDOWS(X)                                                              \
  X (SETUP, "setup")         /* as soon as it is dealt: an initial tactic */                   \
  X (OWN_START, "own-start") /* before a rider and a card are chosen */                        \
  X (OWN_PRE, "own-pre")     /* rider and card are chosen, before the first step */            \
  X (OPP_PRE, "opp-pre")     /* an opponent's rider and card are chosen, its train is known */ \
  X (OWN_POST, "own-post")   /* after the move, before the card's fatigue */                   \
  X (EVENT, "event")         /* riders are selected, before the effect */                      \
  X (REORG, "reorg")         /* at a rescue */

#define PADDOCK_RIDER_EFFECT_ID(id_, name_) PADDOCK_RIDER_EFFECT_##id_,
#define PADDOCK_RIDER_IF_ID(id_, name_) PADDOCK_RIDER_IF_##id_,
#define PADDOCK_RIDER_WHO_ID(id_, name_) PADDOCK_RIDER_WHO_##id_,
#define PADDOCK_WINDOW_ID(id_, name_) PADDOCK_WINDOW_##id_,

typedef enum {
  PADDOCK_RIDER_EFFECTS (PADDOCK_RIDER_EFFECT_ID) PADDOCK_N_RIDER_EFFECTS,
} PaddockRiderEffectKind;

typedef enum {
  PADDOCK_RIDER_CONDITIONS (PADDOCK_RIDER_IF_ID) PADDOCK_N_RIDER_CONDITIONS,
} PaddockRiderCondition;

typedef enum {
  PADDOCK_RIDER_SELECTORS (PADDOCK_RIDER_WHO_ID) PADDOCK_N_RIDER_SELECTORS,
} PaddockRiderSelectorKind;

typedef enum {
  PADDOCK_TACTIC_WINDOWS (PADDOCK_WINDOW_ID) PADDOCK_N_TACTIC_WINDOWS,
} PaddockTacticWindow;

/* Where an effect can stand, as a set: on an action card, on an event card, on a tactics card of a window. */
#define PADDOCK_RIDER_AT_ACTION (1u << 0)
#define PADDOCK_RIDER_AT_EVENT (1u << 1)
#define PADDOCK_RIDER_AT_WINDOW(window_) (1u << (2 + (window_)))

/* When an effect of a card that is played counts (26.2). */
typedef enum {
  PADDOCK_RIDER_COUNTS_PLAY,  /* when the card is to be chosen */
  PADDOCK_RIDER_COUNTS_START, /* in the sum of pedal strokes, or when the train is made */
  PADDOCK_RIDER_COUNTS_MOVE,  /* at every step */
  PADDOCK_RIDER_COUNTS_END,   /* after the move, before the card's fatigue */
  PADDOCK_RIDER_COUNTS_ONCE,  /* at once, when the event or the tactics card is carried out */
} PaddockRiderCounts;

/* N is between min and max of its row, 1 where the row has no number. */
typedef struct {
  char *kind; /* an id of paddock_rider_effects */
  int n;
  int condition;   /* PaddockRiderCondition, read when the card is played */
  guint terrains;  /* set of PaddockTerrain: of ON_TERRAIN, and of a terrain bonus */
  char *for_class; /* id of a class, of OF_CLASS and NOT_OF_CLASS */
} PaddockRiderEffect;

/* One of the conditions that riders must meet to be selected by an event; all selectors of an event must hold. */
typedef struct {
  char *kind; /* an id of paddock_rider_selectors */
  int n;
  guint terrains;
  char *for_class;
  gboolean is_not; /* those whom it does not select */
} PaddockRiderSelector;

typedef struct {
  PaddockCatalogueRow row;
  guint at; /* set of PADDOCK_RIDER_AT_... */
  PaddockRiderCounts counts;
  int min, max, usual; /* of its number; 0: it has none */
  gboolean needs_condition;
  gboolean has_terrains;
  const char *on_event;  /* what an event says of the riders selected; NULL: the row's sentence */
  const char *on_tactic; /* what a tactics card says; NULL: the row's sentence */
} PaddockRiderEffectRow;

typedef struct {
  PaddockCatalogueRow row;
  gboolean has_terrains, has_class;
  const char *before; /* "In a line: {1}" */
  const char *only;   /* "Only for a rider in a line." */
} PaddockRiderConditionRow;

typedef struct {
  PaddockCatalogueRow row;
  int min, max, usual;
  gboolean has_terrains, has_class;
  const char *who; /* "{1}" of "Every rider {1}": "at the front of a line" */
} PaddockRiderSelectorRow;

typedef struct {
  PaddockCatalogueRow row;
  gboolean has_rider; /* a rider is active then, so that effects can have conditions */
} PaddockTacticWindowRow;

extern const PaddockCatalogue paddock_rider_effects, paddock_rider_conditions,
  paddock_rider_selectors, paddock_tactic_windows;
extern const char *const paddock_rider_condition_names[], *const paddock_tactic_window_names[];
extern const PaddockRecordType paddock_rider_effect_type, paddock_rider_selector_type;
extern const PaddockPartKind paddock_rider_effect_parts, paddock_rider_selector_parts;

const PaddockRiderEffectRow *paddock_rider_effect_get_row (guint kind);
const PaddockRiderConditionRow *paddock_rider_condition_get_row (guint condition);
const PaddockRiderSelectorRow *paddock_rider_selector_get_row (guint kind);
const PaddockTacticWindowRow *paddock_tactic_window_get_row (guint window);

/* PaddockRiderEffectKind or PaddockRiderSelectorKind, or -1: a later version knows it. */
int paddock_rider_effect_get_kind (const PaddockRiderEffect *self);
int paddock_rider_selector_get_kind (const PaddockRiderSelector *self);

/* Where effects of OWNER, a card, stand: one of PADDOCK_RIDER_AT_...; whether one can have a condition there. */
guint paddock_rider_get_moment (const PaddockRecordType *owner_type, gconstpointer owner);
gboolean paddock_rider_effect_allows_condition (guint kind, guint moment);
