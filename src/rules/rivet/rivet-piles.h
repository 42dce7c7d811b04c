/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of a race of On the Rivet as flat rows of effects: action cards, events and tactics, with the decks that are
 * made of them.
 *
 * Compiled once from the card document of the race, which must outlive it (ids and names are its own); immutable.
 */

#pragma once

#include "rivet-state.h"
#include "team-cards.h"

#define RIV_MAX_ACTIONS 64 /* different ones */
#define RIV_MAX_EFFECTS 8
#define RIV_MAX_SELECTORS 6

/* Sets of cards, as faces and choices have them; those with a pile are numbered like the stacks among the facts. */
typedef enum {
  RIV_SET_EVENTS,
  RIV_SET_ACTIONS,
  RIV_SET_TACTICS,
} RivCardSet;

typedef struct {
  guint8 kind; /* PaddockRiderEffectKind */
  gint8 n;
  guint8 condition; /* PaddockRiderCondition */
  guint8 terrains;  /* set of PaddockTerrain */
  guint8 classes;   /* set: that of OF_CLASS and NOT_OF_CLASS */
} RivEffect;

typedef struct {
  guint8 kind; /* PaddockRiderSelectorKind */
  gint8 n;
  guint8 terrains;
  guint8 classes;
  guint8 is_not;
} RivSelector;

typedef struct {
  const char *id;
  const char *name;
  const PaddockActionCard *card;
  guint8 type; /* RivType */
  guint8 strokes;
  guint8 fatigue;                /* PaddockFatigue */
  guint8 icons[PADDOCK_N_ICONS]; /* PaddockIconState */
  guint8 n_effects;
  RivEffect effects[RIV_MAX_EFFECTS];
} RivAction;

typedef struct {
  const char *id;
  const char *name;
  const PaddockEventCard *card;
  guint8 grupo;
  guint8 pick; /* PaddockPick */
  guint8 picked;
  guint8 n_selectors; /* 0: selects nobody */
  guint8 n_effects;
  RivSelector selectors[RIV_MAX_SELECTORS];
  RivEffect effects[RIV_MAX_EFFECTS];
} RivEvent;

typedef struct {
  const char *id;
  const char *name;
  const PaddockTacticsCard *card;
  guint8 window; /* PaddockTacticWindow */
  guint8 n_effects;
  RivEffect effects[RIV_MAX_EFFECTS];
} RivTactic;

/* Decks list their cards by index, as often as there are copies; events and tactics have a row for each copy. */
typedef struct {
  guint n_actions, n_events, n_tactics;
  guint n_deck, n_machine_deck; /* the latter without Wilds (RIV-AI-02) */
  RivAction actions[RIV_MAX_ACTIONS];
  RivEvent events[RIV_MAX_EVENTS];
  RivTactic tactics[RIV_MAX_TACTICS];
  guint8 deck[RIV_MAX_DECK];
  guint8 machine_deck[RIV_MAX_DECK];
} RivPiles;

/* FALSE and why, where no race can be held with these cards. */
gboolean riv_piles_init (RivPiles *self,
                         const PaddockTeamCards *cards,
                         gboolean has_expansion,
                         GError **error);
