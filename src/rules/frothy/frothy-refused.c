/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a driver of Frothy Races could expect to choose and may not, with the reason and its clause: setup, cards,
 * dice, boxes and facings.  Moves are in frothy-refused-move.c.
 *
 * Only words: what can be done is decided where it is asked.
 */

#include "frothy-refused.h"

#include "frothy-abilities.h"
#include "frothy-attack.h"
#include "frothy-boxes.h"
#include "frothy-check.h"
#include "frothy-dice.h"
#include "frothy-show.h"
#include "words.h"

static guint
plain_side (guint kind)
{
  return kind == FRO_REINS ? FRO_REINS : FRO_WHIP;
}

static gboolean
offers_id (const PaddockDecision *decision, guint id)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].id == id)
      return TRUE;

  return FALSE;
}

/* --- Before the race --- */

static void
refuse_grid (PaddockRefuser *self)
{
  const FroCourse *course = fro_course (self->table);

  for (guint i = 0; i < course->n_slots; i++)
    paddock_refuser_add (self,
                         (PaddockChoice){ .id = (guint16) i,
                                          .target = PADDOCK_TARGET_HEX,
                                          .place = paddock_hex_to_place (course->slots[i].at) },
                         (PaddockReason){ N_ ("Another vehicle has taken this place."),
                                          "FRO-SET-06" });
}

static void
refuse_rolling (PaddockRefuser *self)
{
  gboolean is_rating = fro_option (self->table, FRO_OPTION_ROLLING_START) == FRO_ROLLING_RATING;

  for (guint speed = self->decision->n_choices; speed < FRO_N_SPEEDS; speed++)
    paddock_refuser_add (self, (PaddockChoice){ .id = (guint16) speed },
                         (PaddockReason){ N_ ("That is faster than the agreed start."),
                                          is_rating ? "FRO-OPT-08" : "FRO-OPT-09" });
}

static void
refuse_rival (PaddockRefuser *self)
{
  guint vehicle = self->decision->player;

  paddock_refuser_add (self,
                       (PaddockChoice){ .id = (guint16) vehicle,
                                        .target = PADDOCK_TARGET_SEAT,
                                        .place = PADDOCK_PLACE (vehicle, 0) },
                       (PaddockReason){ N_ ("A rival must be another vehicle."), "FRO-TRT-06" });
}

/* --- Cards --- */

static gboolean
has_card (const FroPile *pile, FroCard card)
{
  return card.kind == FRO_CARD_PLAIN ? pile->plain[card.number] > 0
                                     : pile->specials >> card.number & 1;
}

/* Of a card that is not free in hand. */
static PaddockReason
why_not_in_hand (const PaddockRefuser *self, FroCard card)
{
  const FroVehicle *vehicle = fro_refuser_vehicle (self);

  if (has_card (&vehicle->hand, card))
    return (PaddockReason){ N_ ("All in hand have already been played."), "FRO-REC-04" };
  if (has_card (&vehicle->spent, card) || has_card (&vehicle->recovery, card))
    return (PaddockReason){ N_ ("It was used and is not back in hand yet."), "FRO-REC-03" };

  return (PaddockReason){ N_ ("It has left the game."), "FRO-REC-05" };
}

/* The plain cards of the licence that could serve as one of SIDES and are not there; IS_ANY: the side is nobody's
 * business. */
static void
refuse_plain (PaddockRefuser *self, guint sides, guint when, gboolean is_any)
{
  const FroSpec *spec = fro_refuser_spec (self);

  for (guint side = FRO_WHIP; side <= FRO_REINS; side++)
    for (guint kind = 0; (sides >> side & 1) && kind < FRO_N_PLAIN; kind++) {
      FroCard card = { FRO_CARD_PLAIN, (guint8) kind, (guint8) side };

      if (spec->cards[kind] > 0 && (!is_any || side == plain_side (kind))
          && fro_card_passes (self->table, self->decision->player, card, side, when))
        paddock_refuser_add (self, fro_card_choice (card), why_not_in_hand (self, card));
    }
}

static PaddockReason
why_not_special (const PaddockRefuser *self, FroCard card)
{
  const FroVehicle *vehicle = fro_refuser_vehicle (self);

  if (vehicle->pledge.specials[FRO_AS_ABILITY] >> card.number & 1)
    return (PaddockReason){ N_ ("It has already been played."), "FRO-CRD-06" };
  if (!(fro_free_specials (vehicle) >> card.number & 1))
    return why_not_in_hand (self, card);

  return (PaddockReason){ N_ ("This is not the moment for its ability."), "FRO-CRD-06" };
}

static PaddockReason
why_not_trait (const PaddockRefuser *self, guint trait)
{
  const FroVehicle *vehicle = fro_refuser_vehicle (self);

  if (vehicle->lost_traits >> trait & 1)
    return (PaddockReason){ N_ ("Damage took this trait away."), "FRO-AFF-05" };
  if (vehicle->uses[trait] == 0)
    return (PaddockReason){ N_ ("It is used up."), "FRO-VCG-27" };
  if (vehicle->pledge.traits >> trait & 1)
    return (PaddockReason){ N_ ("It can be used only once per action."), "FRO-VCG-27" };

  return (PaddockReason){ N_ ("This is not the moment for it."), "FRO-VCG-27" };
}

static void
refuse_ability (PaddockRefuser *self, FroCard card, PaddockReason reason)
{
  PaddockChoice choice = fro_card_choice (card);

  if (!offers_id (self->decision, choice.id))
    paddock_refuser_add (self, choice, reason);
}

void
fro_refuse_abilities (PaddockRefuser *self)
{
  const FroSpec *spec = fro_refuser_spec (self);

  for (guint i = 0; i < spec->n_specials; i++) {
    FroCard card = { FRO_CARD_SPECIAL, (guint8) i, FRO_AS_ABILITY };

    refuse_ability (self, card, why_not_special (self, card));
  }
  for (guint set = spec->limited; set; set &= set - 1) {
    FroCard card = { FRO_CARD_TRAIT, (guint8) __builtin_ctz (set), FRO_AS_ABILITY };

    refuse_ability (self, card, why_not_trait (self, card.number));
  }
}

/* --- The speed check --- */

static PaddockReason
why_not_accelerate (const PaddockRefuser *self)
{
  guint vehicle = self->decision->player;

  if (fro_is_grandstanding (self->table, vehicle))
    return (PaddockReason){ N_ ("A leader this far ahead may not accelerate."), "FRO-OPT-03" };
  if (!(fro_find_pledged_moments (self->table, vehicle, PADDOCK_WHEN_SPEED_CHECK)
        & PADDOCK_WHEN_ACCELERATE))
    return (PaddockReason){ N_ ("The cards played allow decelerating only."), "FRO-CRD-06" };

  return (PaddockReason){ N_ ("Without cards, a vehicle decelerates."), "FRO-SPC-04" };
}

static PaddockReason
why_not_decelerate (const PaddockRefuser *self)
{
  if (!(fro_find_pledged_moments (self->table, self->decision->player, PADDOCK_WHEN_SPEED_CHECK)
        & PADDOCK_WHEN_DECELERATE))
    return (PaddockReason){ N_ ("The cards played allow accelerating only."), "FRO-CRD-06" };

  return (PaddockReason){ N_ ("Without cards, this vehicle accelerates."), "FRO-TRT-05" };
}

static void
refuse_check (PaddockRefuser *self)
{
  paddock_refuser_add (self, (PaddockChoice){ .id = FRO_ACCELERATE }, why_not_accelerate (self));
  paddock_refuser_add (self, (PaddockChoice){ .id = FRO_DECELERATE }, why_not_decelerate (self));
  refuse_plain (self, FRO_BOTH_SIDES, PADDOCK_WHEN_SPEED_CHECK, FALSE);
  fro_refuse_abilities (self);
}

/* By direction.  Where both must be the lowest there is nothing to choose, and nothing is asked. */
static const PaddockReason low_dice[2] = {
  { N_ ("One of the two must be the lowest die."), "FRO-SPC-07" },
  { N_ ("One of the two must be the lowest die."), "FRO-SPC-09" },
};

/* Everything that shows, less what is offered. */
static void
refuse_keep (PaddockRefuser *self)
{
  gboolean accelerates = (fro_refuser_vehicle (self)->pledge.flags & FRO_PLEDGE_ACCELERATE) != 0;
  PaddockDecision all;

  if (fro_option (self->table, FRO_OPTION_SPEED_CHECK))
    return;

  paddock_decision_ask (&all, self->decision->player, self->decision->kind);
  fro_add_pairs (fro_state (self->table)->roll.counts, 0, &all);
  for (guint i = 0; i < all.n_choices; i++)
    paddock_refuser_add (self, all.choices[i], low_dice[accelerates]);
}

/* The die may not go below 0, and no card adds or takes more than one. */
static void
refuse_adjust (PaddockRefuser *self)
{
  guint most = self->decision->choices[self->decision->n_choices - 1].id;

  for (guint id = 2 * FRO_ADJUST_ZERO - most; id < most; id++)
    paddock_refuser_add (self, (PaddockChoice){ .id = (guint16) id },
                         (PaddockReason){ N_ ("The result may not be below 0."), "FRO-RUL-75" });
  paddock_refuser_add (self, (PaddockChoice){ .id = (guint16) (most + 1) },
                       (PaddockReason){ N_ ("Each card used changes the die by at most one."),
                                        "FRO-OPT-11" });
}

static void
refuse_boxes (PaddockRefuser *self)
{
  gboolean accelerates = (fro_refuser_vehicle (self)->pledge.flags & FRO_PLEDGE_ACCELERATE) != 0;

  paddock_refuser_add (self, (PaddockChoice){ .id = self->decision->n_choices },
                       (PaddockReason){ N_ ("Its trait does not reach any further."),
                                        accelerates ? "FRO-TRT-07" : "FRO-TRT-12" });
}

/* --- Other dice --- */

static void
refuse_reroll (PaddockRefuser *self)
{
  const FroRoll *roll = &fro_state (self->table)->roll;
  PaddockReason none = { N_ ("Nothing allows another reroll."), "FRO-DIC-06" };
  PaddockDecision dice;

  paddock_decision_ask (&dice, self->decision->player, self->decision->kind);
  fro_add_dice (roll->counts, &dice);
  for (guint i = 0; i < dice.n_choices; i++)
    paddock_refuser_add (self, dice.choices[i], none);
  fro_refuse_abilities (self);
}

static void
refuse_control (PaddockRefuser *self)
{
  refuse_plain (self, FRO_BOTH_SIDES, PADDOCK_WHEN_CONTROL_ROLL, TRUE);
  fro_refuse_abilities (self);
}

/* --- Attacks: cards --- */

static const PaddockReason other_type[] = {
  [FRO_WHIP] = { N_ ("An attack on the driver uses Whip cards."), "FRO-ATK-04" },
  [FRO_REINS] = { N_ ("An attack on the vehicle uses Reins cards."), "FRO-ATK-04" },
};

/* A card that an attack of this KIND does not take at the moment WHEN, although it is in hand. */
static PaddockReason
why_not_laid (const PaddockRefuser *self, FroCard card, guint kind, guint when)
{
  if (!fro_card_passes (self->table, self->decision->player, card, kind, when))
    return other_type[kind];

  return (PaddockReason){ N_ ("The rest of the move needs it to avoid a collision."),
                          "FRO-AVO-03" };
}

static gboolean
is_free (const PaddockRefuser *self, guint kind)
{
  const FroVehicle *vehicle = fro_refuser_vehicle (self);

  return vehicle->hand.plain[kind]
         > vehicle->pledge.plain[kind][FRO_WHIP] + vehicle->pledge.plain[kind][FRO_REINS];
}

static void
refuse_attack_cards (PaddockRefuser *self)
{
  const FroAttack *attack = &fro_state (self->table)->attack;
  guint when = fro_get_attack_moment (attack->kind, attack->attacker != self->decision->player);

  paddock_refuser_add (self, (PaddockChoice){ .id = FRO_DONE },
                       (PaddockReason){ N_ ("An attacker must use at least one card of the type."),
                                        "FRO-ATK-04" });
  for (guint kind = 0; kind < FRO_N_PLAIN; kind++) {
    guint side = kind == FRO_DUAL ? attack->kind : kind;
    FroCard card = { FRO_CARD_PLAIN, (guint8) kind, (guint8) side };

    if (fro_card_passes (self->table, self->decision->player, card, attack->kind, when))
      card.use = attack->kind;
    if (fro_refuser_spec (self)->cards[kind] > 0)
      paddock_refuser_add (self, fro_card_choice (card),
                           is_free (self, kind) ? why_not_laid (self, card, attack->kind, when)
                                                : why_not_in_hand (self, card));
  }
  fro_refuse_abilities (self);
}

/* --- Between rounds --- */

/* Cards of BOXES that the question leaves out. */
static void
refuse_boxed (PaddockRefuser *self, guint boxes, PaddockReason reason)
{
  PaddockDecision cards;

  paddock_decision_ask (&cards, self->decision->player, self->decision->kind);
  fro_add_boxed_cards (self->table, self->decision->player, boxes, FRO_BOTH_SIDES, &cards);
  for (guint i = 0; i < cards.n_choices; i++)
    paddock_refuser_add (self, cards.choices[i], reason);
}

static void
refuse_adapt (PaddockRefuser *self)
{
  const FroUpkeep *upkeep = &fro_state (self->table)->upkeep;
  gboolean is_given = upkeep->given != 0;

  if (is_given)
    refuse_boxed (self, 1u << FRO_SPENT | 1u << FRO_RECOVERY,
                  (PaddockReason){ N_ ("It is not of the other type."), "FRO-TRT-02" });
  else if (upkeep->left > 0)
    refuse_boxed (self, 1u << FRO_HAND,
                  (PaddockReason){ N_ ("There is no used card of the other type to exchange."),
                                   "FRO-TRT-02" });
  if (!is_given)
    fro_refuse_abilities (self);
}

static void
refuse_recover (PaddockRefuser *self)
{
  if (fro_state (self->table)->upkeep.left > 0)
    refuse_boxed (self, 1u << FRO_SPENT | 1u << FRO_RECOVERY,
                  (PaddockReason){ N_ ("Cards are taken back from the other box."), "FRO-RUL-53" });
  fro_refuse_abilities (self);
}

static void
refuse_lose_card (PaddockRefuser *self)
{
  refuse_boxed (self, FRO_ALL_BOXES,
                (PaddockReason){ N_ ("The card lost must be of the other type."), "FRO-AFF-15" });
}

/* --- After a collision --- */

static void
refuse_relief (PaddockRefuser *self)
{
  int facing = fro_refuser_vehicle (self)->facing;
  gboolean stays = offers_id (self->decision, (guint) facing);

  for (int i = 0; i < PADDOCK_N_FACINGS; i++) {
    int by = paddock_facing_wrap (i - facing);
    PaddockReason reason = { N_ ("It could not pass facing that way either."),
                             stays ? "FRO-FAC-01" : "FRO-FAC-02" };

    if (!stays || by == 1 || by == PADDOCK_N_FACINGS - 1)
      paddock_refuser_add (self, (PaddockChoice){ .id = (guint16) i }, reason);
  }
}

/* --- By what is asked --- */

/* What is not here leaves nothing to wonder about: all that can be thought of is offered. */
const PaddockRefuse fro_refused[FRO_N_ASKS] = {
  [FRO_ASK_GRID] = refuse_grid,
  [FRO_ASK_ROLLING] = refuse_rolling,
  [FRO_ASK_RIVAL] = refuse_rival,
  [FRO_ASK_ADAPT] = refuse_adapt,
  [FRO_ASK_RECOVER] = refuse_recover,
  [FRO_ASK_CHECK] = refuse_check,
  [FRO_ASK_CHECK_REROLL] = refuse_reroll,
  [FRO_ASK_CHECK_KEEP] = refuse_keep,
  [FRO_ASK_BOXES] = refuse_boxes,
  [FRO_ASK_ADJUST] = refuse_adjust,
  [FRO_ASK_MOVE] = fro_refuse_move,
  [FRO_ASK_TURN] = fro_refuse_move,
  [FRO_ASK_PAY] = fro_refuse_payment,
  [FRO_ASK_STOP] = fro_refuse_stop,
  [FRO_ASK_ATTACK_CARDS] = refuse_attack_cards,
  [FRO_ASK_ATTACK_REROLL] = refuse_reroll,
  [FRO_ASK_SNEAK] = fro_refuse_sneak,
  [FRO_ASK_CONTROL] = refuse_control,
  [FRO_ASK_CONTROL_REROLL] = refuse_reroll,
  [FRO_ASK_REACT] = fro_refuse_abilities,
  [FRO_ASK_DAMAGE] = fro_refuse_abilities,
  [FRO_ASK_DAMAGE_REROLL] = refuse_reroll,
  [FRO_ASK_RELIEF] = refuse_relief,
  [FRO_ASK_LOSE_CARD] = refuse_lose_card,
  [FRO_ASK_END] = refuse_recover,
};
