/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards: which there are and what they can be used as (frothy-hand.c), the boxes they lie in (frothy-boxes.c), and
 * what special cards and limited traits do (frothy-abilities.c).
 */

#pragma once

#include "frothy-clauses.h"
#include "frothy-course.h"

typedef enum {
  FRO_CARD_PLAIN,   /* number: FRO_WHIP, FRO_REINS, FRO_DUAL */
  FRO_CARD_SPECIAL, /* number: which of the vehicle's */
  FRO_CARD_TRAIT,   /* a trait with limited uses stands for it */
} FroCardKind;

typedef enum {
  FRO_AS_WHIP = FRO_WHIP,
  FRO_AS_REINS = FRO_REINS,
  FRO_AS_ABILITY,
} FroUse;

typedef struct {
  guint8 kind;
  guint8 number;
  guint8 use; /* FroUse */
} FroCard;

#define FRO_BOTH_SIDES (1u << FRO_WHIP | 1u << FRO_REINS)

/* Subjects of SPENT, GAINED and RECOVERED events. */
#define FRO_SUBJECT_CARDS 0xff /* several */
static inline guint8
fro_card_subject (FroCard card)
{
  return (guint8) (card.kind * 32 + card.number);
}

/* --- In hand (frothy-hand.c); what is laid down in secret counts as gone --- */

FroCard fro_card_of (const PaddockChoice *choice);
PaddockChoice fro_card_choice (FroCard card);
void fro_add_card (PaddockDecision *decision, FroCard card);

guint fro_free_specials (const FroVehicle *vehicle); /* set */

/* Cards that can be used as SIDE (FRO_WHIP, FRO_REINS) at WHEN: dual cards, the plain sides of special ones, and what
 * traits let pass for it are among them. */
gboolean
fro_card_passes (const PaddockTable *table, guint vehicle, FroCard card, guint side, guint when);
guint fro_count_cards (const PaddockTable *table, guint vehicle, guint side, guint when);
/* Lists them as choices, one of each kind, for the sides in the set SIDES. */
void fro_add_cards (const PaddockTable *table,
                    guint vehicle,
                    guint sides,
                    guint when,
                    PaddockDecision *decision);
/* The same where the side makes no difference: each card once. */
void fro_add_any_cards (const PaddockTable *table, guint vehicle, PaddockDecision *decision);
gboolean fro_has_any_card (const PaddockTable *table, guint vehicle);

/* From hand to the spent box, or out of the game. */
void fro_spend_card (PaddockTable *table, guint vehicle, FroCard card, FroClause clause);

/* What is laid down for the action at hand: openly, or in secret and shown later. */
void fro_clear_pledge (FroVehicle *vehicle);
void fro_pledge_card (FroVehicle *vehicle, FroCard card);
guint fro_count_pledged (const FroVehicle *vehicle, guint side);
void fro_lay_card (PaddockTable *table, guint vehicle, FroCard card, FroClause clause);
void fro_reveal_pledge (PaddockTable *table, guint vehicle, FroClause clause);

const char *fro_plain_name (const FroSpec *spec, guint kind); /* as the licence calls it */
void fro_format_card_key (const PaddockTable *table, guint vehicle, FroCard card, GString *text);
void fro_format_card (const PaddockTable *table, guint vehicle, FroCard card, GString *text);

/* --- Boxes (frothy-boxes.c) --- */

typedef enum {
  FRO_HAND,
  FRO_SPENT,
  FRO_RECOVERY,
  FRO_N_BOXES,
} FroBox;

#define FRO_ALL_BOXES ((1u << FRO_N_BOXES) - 1)

extern const char *const fro_box_names[FRO_N_BOXES];

FroPile *fro_get_pile (FroVehicle *vehicle, FroBox box);
guint fro_count_pile (const FroPile *pile);
void fro_take_card (FroPile *pile, FroCard card);
void fro_put_card (FroPile *pile, FroCard card);

/* Cards of one of SIDES in the set BOXES, as choices whose extra is the box; each kind once a box. */
void fro_add_boxed_cards (const PaddockTable *table,
                          guint vehicle,
                          guint boxes,
                          guint sides,
                          PaddockDecision *decision);
gboolean fro_has_boxed_card (const PaddockTable *table, guint vehicle, guint boxes, guint sides);
/* The types of a card, as a set of sides. */
guint fro_find_sides (const PaddockTable *table, guint vehicle, FroCard card);

void fro_recover_cards (PaddockTable *table, guint vehicle); /* FRO-REC-01 and 02 */
/* All that was spent this round goes back to hand (FRO-SPX-15). */
void fro_recover_spent (PaddockTable *table, guint vehicle, FroClause clause);

/* --- Abilities (frothy-abilities.c) --- */

#define FRO_MAX_ABILITIES (FRO_MAX_SPECIALS + FRO_MAX_TRAITS)

/* Sets of kinds of effects: what is laid down before the dice, what once they are seen, what between rounds and what
 * in a move.  Effects of other kinds are never a matter of choice: a limit does not count for them. */
#define FRO_KIND(kind_) (G_GUINT64_CONSTANT (1) << PADDOCK_EFFECT_##kind_)
#define FRO_KINDS_BEFORE                                                                    \
  (FRO_KIND (VALUE) | FRO_KIND (DICE) | FRO_KIND (SPARE_DICE) | FRO_KIND (FREE_BOXES)       \
   | FRO_KIND (KEEP_ANY) | FRO_KIND (EAGER) | FRO_KIND (WIN_TIE) | FRO_KIND (REINS_AS_WHIP) \
   | FRO_KIND (WHIP_AS_REINS))
#define FRO_KINDS_REROLL (FRO_KIND (REROLL) | FRO_KIND (REROLL_ALL))
#define FRO_KINDS_REACT \
  (FRO_KIND (SLOW_TO_HASTE) | FRO_KIND (HASTE_TO_SLOW) | FRO_KIND (DISCARD_ICON))
#define FRO_KINDS_UPKEEP                                                                     \
  (FRO_KIND (RECOVER) | FRO_KIND (RECOVER_SPENT) | FRO_KIND (SWAP) | FRO_KIND (CONTROL_LOSS) \
   | FRO_KIND (DAMAGE) | FRO_KIND (SPEED) | FRO_KIND (STAMINA))
#define FRO_KINDS_MOVE (FRO_KIND (MOVE) | FRO_KIND (RAM) | FRO_KIND (STOP))
#define FRO_KINDS_CHOSEN \
  (FRO_KINDS_BEFORE | FRO_KINDS_REROLL | FRO_KINDS_REACT | FRO_KINDS_UPKEEP | FRO_KINDS_MOVE)

/* Special cards in hand and limited traits that have an effect of one of KINDS at WHEN. */
guint fro_list_abilities (const PaddockTable *table,
                          guint vehicle,
                          guint64 kinds,
                          guint when,
                          FroCard cards[FRO_MAX_ABILITIES]);
gboolean fro_has_ability (const PaddockTable *table, guint vehicle, guint64 kinds, guint when);
void fro_add_abilities (const PaddockTable *table,
                        guint vehicle,
                        guint64 kinds,
                        guint when,
                        PaddockDecision *decision);

/* What one of them does: the effect of one of KINDS that it has at WHEN, or NULL. */
const FroEffect *fro_find_ability (const PaddockTable *table,
                                   guint vehicle,
                                   FroCard card,
                                   guint64 kinds,
                                   guint when);
gboolean fro_card_does (const PaddockTable *table,
                        guint vehicle,
                        FroCard card,
                        PaddockFrothyEffectKind kind,
                        guint when);
int fro_sum_card (PaddockTable *table,
                  guint vehicle,
                  FroCard card,
                  PaddockFrothyEffectKind kind,
                  guint when);
guint fro_find_card_moments (const PaddockTable *table, guint vehicle, FroCard card);
guint fro_get_card_effects (const PaddockTable *table,
                            guint vehicle,
                            FroCard card,
                            const FroEffect **effects);

/* What those do together that are laid down for the action at hand. */
gboolean fro_has_pledged (const PaddockTable *table,
                          guint vehicle,
                          PaddockFrothyEffectKind kind,
                          guint when);
int fro_sum_pledged (PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when);
/* Those of the moments WHEN at which each of them counts. */
guint fro_find_pledged_moments (const PaddockTable *table, guint vehicle, guint when);

/* FRO-CRD-08: the side as which an ability counts among the cards, or FRO_NOBODY; and how many cards are laid down as
 * SIDE, such abilities among them. */
guint fro_find_own_side (const PaddockTable *table, guint vehicle, FroCard card);
guint fro_count_laid (const PaddockTable *table, guint vehicle, guint side);
