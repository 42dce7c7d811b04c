/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockLicence: a driving licence of Frothy Races: one vehicle, its driver and its cards.
 *
 * A plain value with the fields of the catalogue's licence document (FRO-DOC).  Nothing here checks
 * whether the vehicle is fair or complete: an unfinished licence must still be editable and savable.
 * What a kind means is in the catalogues (frothy-catalogue.h).
 */

#pragma once

#include "document.h"
#include "frothy-catalogue.h"
#include "list.h"
#include "number.h"
#include "part.h"

#define PADDOCK_N_SPEEDS 7 /* ratings 0..6 */
#define PADDOCK_N_PHASES 4
#define PADDOCK_CONTROL_SAFE 0
#define PADDOCK_RESILIENCE_BLANK (-1)
#define PADDOCK_USUAL_NUMBER 3 /* higher ones are rare (FRO-VCG-22) */

/* Which boxes stand beside each other; empty lists mean the natural match (FRO-SCH-05). */
typedef struct {
  PaddockList *accel_to_decel; /* of int, one an acceleration box */
  PaddockList *decel_to_accel; /* of int, one a deceleration box */
} PaddockBoxMatch;

typedef struct {
  int rating;
  int accel, decel;  /* boxes */
  PaddockList *move; /* of int: spaces in each phase; see paddock_speed_get_move() */
  int control;       /* dice, or PADDOCK_CONTROL_SAFE */
  int stamina;       /* change at the end of the round */
  PaddockBoxMatch match;
} PaddockSpeed;

typedef enum {
  PADDOCK_LOSE_EITHER,
  PADDOCK_LOSE_WHIP,
  PADDOCK_LOSE_REINS,
} PaddockLoseCard;

/* Of a damage level; as an outcome of a random affect it has no choices of its own. */
typedef struct {
  int kind; /* PaddockFrothyAffect */
  int n;    /* PaddockNumber; 0: none given */
  char *trait;
  int card; /* PaddockLoseCard */
  char *name;
  char *text;
  PaddockList *own;     /* of PaddockFrothyEffect: what a custom one does */
  int dice;             /* random: 1 or 2 */
  PaddockList *choices; /* of PaddockAffectChoice */
} PaddockAffect;

typedef struct {
  int roll;
  PaddockAffect affect;
} PaddockAffectChoice;

typedef struct {
  int value;
  PaddockList *affects; /* of PaddockAffect */
} PaddockDamageLevel;

typedef struct {
  int resilience; /* 0..2, or PADDOCK_RESILIENCE_BLANK */
  int maximum;
  PaddockList *levels; /* of PaddockDamageLevel */
} PaddockDamageTable;

typedef struct {
  int kind; /* PaddockStaminaEffectKind */
  int n;    /* PaddockNumber */
  char *name;
  char *text;
  PaddockList *own; /* of PaddockFrothyEffect */
} PaddockStaminaEffect;

typedef struct {
  int value;
  PaddockList *effects; /* of PaddockStaminaEffect */
} PaddockStaminaStep;

typedef struct {
  int maximum, minimum;
  PaddockList *steps; /* of PaddockStaminaStep */
} PaddockStaminaTable;

typedef enum {
  PADDOCK_DISCARD_BY_NUMBER, /* leaves the game if its number is above 3 (FRO-DOC-32) */
  PADDOCK_DISCARD_YES,
  PADDOCK_DISCARD_NO,
} PaddockDiscard;

typedef struct {
  int kind;    /* PaddockFrothyCard */
  int base;    /* PaddockCardBase */
  int n;       /* PaddockNumber */
  int discard; /* PaddockDiscard */
  char *name;
  char *text;
  PaddockList *own; /* of PaddockFrothyEffect */
} PaddockSpecialCard;

typedef struct {
  int whip, reins, dual;
  PaddockList *specials; /* of PaddockSpecialCard */
} PaddockLicenceCards;

typedef struct {
  char *id;   /* empty: that of the kind; see paddock_trait_get_id() */
  int kind;   /* PaddockFrothyTrait */
  int n;      /* PaddockNumber */
  int nature; /* PaddockNature */
  int uses;   /* in a race; 0: no limit */
  char *name;
  char *summary;    /* on the front */
  char *text;       /* on the reverse */
  PaddockList *own; /* of PaddockFrothyEffect */
} PaddockTrait;

typedef struct {
  int minimum; /* control loss points */
} PaddockControlTrack;

typedef struct {
  char *id;
  char *name;
  char *driver;
  char *kind;
  char *whip_name;
  char *reins_name;
  char *flavour;
  char *background;
  PaddockList *speeds; /* of PaddockSpeed */
  PaddockControlTrack control;
  PaddockDamageTable damage;
  PaddockStaminaTable stamina;
  PaddockLicenceCards cards;
  PaddockList *traits;   /* of PaddockTrait */
  PaddockList *accepted; /* of PaddockAccepted */
} PaddockLicence;

extern const PaddockDocumentKind paddock_licence_kind;
extern const PaddockRecordType paddock_speed_type, paddock_damage_level_type, paddock_affect_type,
  paddock_affect_outcome_type, paddock_affect_choice_type, paddock_stamina_step_type,
  paddock_stamina_effect_type, paddock_special_card_type, paddock_trait_type;

/* As galleries offer them. */
extern const PaddockPartKind paddock_trait_parts, paddock_special_card_parts, paddock_affect_parts,
  paddock_outcome_parts, paddock_stamina_effect_parts, paddock_frothy_effect_parts;

/* Spaces in phase 0..3; 0 where the list is too short. */
int paddock_speed_get_move (const PaddockSpeed *self, guint phase);
int paddock_speed_get_total (const PaddockSpeed *self);

/* Which box of the other row faces a box, counted from 0: equal widths overlap, unless the licence has a map of its own
 * (FRO-SCH-05). */
guint paddock_speed_match_decel (const PaddockSpeed *self, guint accel);
guint paddock_speed_match_accel (const PaddockSpeed *self, guint decel);

/* The speed of this rating, or NULL. */
const PaddockSpeed *paddock_licence_find_speed (const PaddockLicence *self, int rating);

/* The key by which lose-trait names it: its own id, or else that of its kind (FRO-DOC-39). */
const char *paddock_trait_get_id (const PaddockTrait *self);
const PaddockTrait *paddock_licence_find_trait (const PaddockLicence *self, const char *id);

/* Edge or flaw (FRO-TRT-48, FRO-DOC-36); a custom trait that does not say is an edge. */
PaddockNature paddock_trait_get_nature (const PaddockTrait *self);

/* The plain side (FRO-DOC-30); PADDOCK_BASE_BY_KIND: the licence must say and does not. */
PaddockCardBase paddock_special_card_get_base (const PaddockSpecialCard *self);
/* Whether its special side can be used once only (FRO-DOC-32). */
gboolean paddock_special_card_is_discarded (const PaddockSpecialCard *self);

/* All cards, plain and special. */
int paddock_licence_count_cards (const PaddockLicence *self);

/* What it does, numbers filled in: the effects of its kind, and the designer's own ones.  Returns how
 * many. */
guint paddock_trait_get_effects (const PaddockTrait *self,
                                 PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS]);
guint paddock_special_card_get_effects (const PaddockSpecialCard *self,
                                        PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS]);
guint paddock_affect_get_effects (const PaddockAffect *self,
                                  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS]);
guint paddock_stamina_effect_get_effects (const PaddockStaminaEffect *self,
                                          PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS]);
