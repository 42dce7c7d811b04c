/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFroSight: a vehicle of a race of Frothy Races as its tempo sees it, and how many rounds it still needs from where
 * the round stands: in the middle of a Speed check, a move, a control roll or a fight.
 *
 * Lives as long as one question about one state.
 */

#pragma once

#include "frothy-worth.h"

typedef struct {
  const PaddockTable *table;
  const FroState *state;
  const FroVehicle *vehicle;
  const FroSpec *spec;
  const PaddockFroTempo *tempo;
  const PaddockFroStakes *stakes;
  guint index;
  PaddockFroSpot spot;
  guint speed;
  guint load; /* control dice beside those of its Speed, and how many of them it always has */
  guint floor;
  guint fear; /* how much damage from a fight counts, in percent */
} PaddockFroSight;

/* FALSE: it is not on the track. */
gboolean
paddock_fro_sight_init (PaddockFroSight *self, const PaddockFroTempo *tempo, PaddockFroAsset asset);

static inline PaddockFroAsset
paddock_fro_sight_get_asset (const PaddockFroSight *self)
{
  return (PaddockFroAsset){ self->table, self->stakes, self->index };
}

/* As if nothing were under way. */
guint paddock_fro_sight_rest (const PaddockFroSight *self);
/* With all that is under way, in the mean over what dice may show. */
guint paddock_fro_sight_foresee (const PaddockFroSight *self);

/* What a choice that rolls dice is worth before they are rolled; FALSE: that is for the dice to say. */
gboolean paddock_fro_sight_expect (const PaddockFroSight *self,
                                   const PaddockDecision *decision,
                                   const PaddockChoice *choice,
                                   guint *rest);

/* --- Halves of the topic --- */

/* The layer of the tempo that the vehicle comes to next, what is under way for it being over. */
guint paddock_fro_sight_find_layer (const PaddockFroSight *self);
/* The task of this kind that is under way for it, or NULL. */
const FroTask *paddock_fro_sight_find_task (const PaddockFroSight *self, FroTaskKind kind);
/* The sum of the rows of a kind that act for it; dice count as their mean. */
int paddock_fro_sight_sum (const PaddockFroSight *self, PaddockFrothyEffectKind kind, guint when);

/* frothy-forecast-move.c: its own move from where it stands; and what it costs that others may stand in the way of the
 * first move that is due at SPEED from PHASE on (0: none is known yet). */
guint paddock_fro_sight_move (const PaddockFroSight *self);
guint paddock_fro_sight_traffic (const PaddockFroSight *self, guint speed, guint phase);
/* ... and that it will catch up with others in the round that begins. */
guint paddock_fro_sight_overtake (const PaddockFroSight *self, guint speed);

/* frothy-forecast-check.c: a Speed check with the cards that are laid down, to accelerate or not. */
guint paddock_fro_sight_check (const PaddockFroSight *self, gboolean is_accelerating);
/* ... the better of the two, before the roll or with the dice that lie there. */
guint paddock_fro_sight_checks (const PaddockFroSight *self, const FroTask *task);

/* frothy-forecast-roll.c: a control roll, before the dice (WITH_SPARE: with those of a trait) or as they lie. */
guint
paddock_fro_sight_control (const PaddockFroSight *self, const FroTask *task, gboolean with_spare);
/* ... for a turn that is not begun yet, with so many cards. */
guint paddock_fro_sight_turn (const PaddockFroSight *self, int turn, guint n_cards);
guint paddock_fro_sight_dice (const PaddockFroSight *self, const FroTask *task);
guint paddock_fro_sight_shaken (const PaddockFroSight *self, guint points);

/* frothy-forecast-fight.c */
guint paddock_fro_sight_fight (const PaddockFroSight *self);
