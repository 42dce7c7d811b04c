/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What special cards and limited traits do (frothy-abilities.c).
 */

#pragma once

#include "frothy-hand.h"

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
