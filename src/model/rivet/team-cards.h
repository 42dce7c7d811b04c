/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTeamCards: the cards of On the Rivet: classes of riders, the action deck that every team has, event cards and
 * tactics cards.
 *
 * Data only.  Cards are made of effects (rider-effects.h); what they say to people is written from those, so nothing is said
 * twice.  All numbers on which the balance of a race depends are in such a document.
 */

#pragma once

#include "document.h"
#include "list.h"
#include "rider-effects.h"
#include "road-track.h"

#define PADDOCK_CLASS_SIGNS(X) \
  X (STAR, "star")             \
  X (PEAK, "peak")             \
  X (BOLT, "bolt")             \
  X (BOTTLE, "bottle")         \
  X (WHEEL, "wheel")           \
  X (SHIELD, "shield")         \
  X (CROWN, "crown")           \
  X (ARROW, "arrow")

/* Ways to move, and Wild, which is played as any of the others. */
#define PADDOCK_MOVEMENTS(X) \
  X (LEAD, "lead")           \
  X (CHASE, "chase")         \
  X (DRAFT, "draft")         \
  X (BREAK, "break")         \
  X (WILD, "wild")

/* How much of each a race can use. */
#define PADDOCK_DECK_MIN_ACTIONS 6 /* one more than a hand */
#define PADDOCK_DECK_MAX_ACTIONS 39
#define PADDOCK_DECK_MAX_EVENTS 40
#define PADDOCK_DECK_MAX_TACTICS 24
#define PADDOCK_DECK_MAX_CLASSES 8
#define PADDOCK_CARD_MAX_EFFECTS 8
#define PADDOCK_CARD_MAX_SELECTORS 6

#define PADDOCK_CLASS_SIGN_ID(id_, name_) PADDOCK_CLASS_SIGN_##id_,
#define PADDOCK_MOVEMENT_ID(id_, name_) PADDOCK_MOVEMENT_##id_,

typedef enum {
  PADDOCK_CLASS_SIGNS (PADDOCK_CLASS_SIGN_ID) PADDOCK_N_CLASS_SIGNS,
} PaddockClassSign;

typedef enum {
  PADDOCK_MOVEMENTS (PADDOCK_MOVEMENT_ID) PADDOCK_N_MOVEMENTS,
} PaddockMovement;

/* What the icons of an action card are about (RIV-CARD-01). */
typedef enum {
  PADDOCK_ICON_CLASS,    /* class modifiers apply */
  PADDOCK_ICON_FATIGUE,  /* the fatigue modifier applies */
  PADDOCK_ICON_SIDEWAYS, /* followers go sideways */
  PADDOCK_N_ICONS,
} PaddockIcon;

typedef enum {
  PADDOCK_ICON_BY_TYPE, /* as the movement type has it (table 19.1) */
  PADDOCK_ICON_SHOWN,
  PADDOCK_ICON_DIMMED,
} PaddockIconState;

typedef enum {
  PADDOCK_FATIGUE_NONE,
  PADDOCK_FATIGUE_LIGHT,
  PADDOCK_FATIGUE_HEAVY,
} PaddockFatigue;

/* Whom of the selected riders an event concerns: applied last. */
typedef enum {
  PADDOCK_PICK_ALL,
  PADDOCK_PICK_RANDOM, /* as many as `picked`, at random */
  PADDOCK_PICK_LAST,   /* the worst-placed of them */
} PaddockPick;

typedef struct {
  char *id;
  char *name;
  int sign;                        /* PaddockClassSign */
  int strokes[PADDOCK_N_TERRAINS]; /* modifiers, by PaddockTerrain */
} PaddockRiderClass;

typedef struct {
  char *id;
  char *name;
  int type; /* PaddockMovement */
  int strokes;
  int fatigue;                /* PaddockFatigue */
  int copies;                 /* in the deck of a team */
  int icons[PADDOCK_N_ICONS]; /* PaddockIconState */
  char *flavour;
  PaddockList *effects; /* of PaddockRiderEffect */
} PaddockActionCard;

typedef struct {
  char *id;
  char *name;
  int grupo; /* riders that a Grupo Compacto moves */
  int copies;
  gboolean is_expansion;
  int pick;   /* PaddockPick */
  int picked; /* how many */
  char *flavour;
  PaddockList *selectors; /* of PaddockRiderSelector; none: nobody */
  PaddockList *effects;   /* of PaddockRiderEffect */
} PaddockEventCard;

typedef struct {
  char *id;
  char *name;
  int window; /* PaddockTacticWindow; SETUP: an initial tactic */
  int copies;
  char *flavour;
  PaddockList *effects; /* of PaddockRiderEffect */
} PaddockTacticsCard;

typedef struct {
  char *id;
  char *title;
  char *author;
  char *description;
  PaddockList *classes;  /* of PaddockRiderClass */
  PaddockList *actions;  /* of PaddockActionCard */
  PaddockList *events;   /* of PaddockEventCard */
  PaddockList *tactics;  /* of PaddockTacticsCard */
  PaddockList *accepted; /* of PaddockAccepted */
} PaddockTeamCards;

typedef struct {
  PaddockCatalogueRow row;
  gboolean shows[PADDOCK_N_ICONS]; /* table 19.1; of Wild, what is true whatever it is played as */
} PaddockMovementRow;

extern const PaddockDocumentKind paddock_team_cards_kind;
extern const PaddockRecordType paddock_rider_class_type, paddock_action_card_type,
  paddock_event_card_type, paddock_tactics_card_type;
extern const PaddockPartKind paddock_action_card_parts, paddock_event_card_parts,
  paddock_tactics_card_parts;
extern const PaddockCatalogue paddock_movements, paddock_event_picks;
extern const char *const paddock_movement_names[], *const paddock_class_sign_names[];

const PaddockMovementRow *paddock_movement_get_row (guint movement);

/* Whether something applies to a card that is played as AS, never WILD (RIV-CARD-06, RIV-WILD-02). */
gboolean paddock_action_card_shows (const PaddockActionCard *self, PaddockIcon icon, guint as);

guint paddock_team_cards_count_actions (const PaddockTeamCards *self); /* cards of a team's deck */
guint paddock_team_cards_count_events (const PaddockTeamCards *self, gboolean with_expansion);
guint paddock_team_cards_count_tactics (const PaddockTeamCards *self);
int paddock_team_cards_find_class (const PaddockTeamCards *self, const char *id); /* or -1 */
