/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Steps, turns, jumps, attacks and cards of a move that a driver could expect and may not choose, with the reason and
 * its clause (FRO-DEC-11 to 14, 18 to 20).
 */

#include "frothy-abilities.h"
#include "frothy-attack.h"
#include "frothy-jump.h"
#include "frothy-move.h"
#include "frothy-refused.h"
#include "frothy-rows.h"
#include "frothy-space.h"
#include "words.h"

static const FroMove *
move_of (const PaddockRefuser *self)
{
  return &fro_state (self->table)->move;
}

/* --- Steps --- */

static PaddockReason
why_not_into (const PaddockRefuser *self, PaddockHex hex)
{
  guint hit = fro_find_hit (self->table, self->decision->player, hex);

  if (hit == FRO_WALL)
    return (PaddockReason){ N_ ("That is off the track, and there is another way."), "FRO-AVO-01" };
  if (hit == FRO_ROCK)
    return (PaddockReason){ N_ ("Something solid stands there, and there is another way."),
                            "FRO-AVO-01" };
  if (hit != FRO_NOBODY)
    return (PaddockReason){ N_ ("Another vehicle stands there, and there is another way."),
                            "FRO-AVO-01" };

  return (PaddockReason){ N_ ("The rest of the move would end in a collision."), "FRO-AVO-03" };
}

/* Whether the geometry allows it: a second drift in a phase is none, nor is the same corner step again. */
static gboolean
is_listed (const PaddockRefuser *self, const FroPath *path, guint direction)
{
  FroWay ways[FRO_MAX_WAYS];
  guint n = fro_list_ways (self->table, path, ways);

  for (guint i = 0; i < n; i++)
    if (ways[i].direction == direction)
      return TRUE;

  return FALSE;
}

static void
refuse_step (PaddockRefuser *self,
             const FroPath *path,
             FroMoveId id,
             guint direction,
             PaddockReason unlisted)
{
  PaddockHex to = paddock_hex_neighbour (path->at, (int) direction);

  paddock_refuser_add (self,
                       (PaddockChoice){ .id = (guint16) id,
                                        .target = PADDOCK_TARGET_HEX,
                                        .extra = (guint8) direction,
                                        .place = paddock_hex_to_place (to) },
                       is_listed (self, path, direction) ? why_not_into (self, to) : unlisted);
}

static void
refuse_steps (PaddockRefuser *self, const FroPath *path)
{
  PaddockReason drifted = { N_ ("Only one drift per phase is allowed."), "FRO-DRF-01" };
  PaddockReason repeated = { N_ ("Facing a corner, steps alternate left and right."),
                             "FRO-MOV-04" };
  guint ahead = path->facing / 2;

  if (path->facing & 1) {
    refuse_step (self, path, FRO_GO_LEFT, fro_direction (path->facing, FRO_LEFT), repeated);
    refuse_step (self, path, FRO_GO_RIGHT, fro_direction (path->facing, FRO_RIGHT), repeated);
    return;
  }

  refuse_step (self, path, FRO_GO_STRAIGHT, ahead, drifted);
  refuse_step (self, path, FRO_DRIFT_LEFT, (ahead + 1) % PADDOCK_N_DIRECTIONS, drifted);
  refuse_step (self, path, FRO_DRIFT_RIGHT, (ahead + 5) % PADDOCK_N_DIRECTIONS, drifted);
}

/* --- Turns --- */

static void
refuse_turns (PaddockRefuser *self, const FroPath *path)
{
  PaddockReason reason = { N_ ("Turns come after the last space of the move."), "FRO-MOV-02" };

  if (path->left == 0)
    reason = (PaddockReason){ N_ ("A vehicle that has not moved in this phase cannot turn."),
                              "FRO-TRN-02" };
  paddock_refuser_add (self, (PaddockChoice){ .id = FRO_TURN_LEFT }, reason);
  paddock_refuser_add (self, (PaddockChoice){ .id = FRO_TURN_RIGHT }, reason);
}

/* --- The card that changes the move --- */

static PaddockReason
why_not_pace (const PaddockRefuser *self, guint side)
{
  if (move_of (self)->has_card)
    return (PaddockReason){ N_ ("Only one card per phase may change the move."), "FRO-MCD-01" };
  if (side == FRO_REINS && move_of (self)->left == 0)
    return (PaddockReason){ N_ ("There is no space left to give up."), "FRO-MCD-05" };
  if (fro_count_cards (self->table, self->decision->player, side, PADDOCK_WHEN_MOVEMENT) == 0)
    return side == FRO_WHIP
             ? (PaddockReason){ N_ ("No card in hand can be used as a Whip."), "FRO-REC-04" }
             : (PaddockReason){ N_ ("No card in hand can be used as Reins."), "FRO-REC-04" };

  return (PaddockReason){ N_ ("The longer move would end in a collision."), "FRO-AVO-03" };
}

static PaddockReason
why_not_ability (const PaddockRefuser *self)
{
  if (move_of (self)->has_card)
    return (PaddockReason){ N_ ("Only one card per phase may change the move."), "FRO-MCD-01" };
  if (move_of (self)->left == 0)
    return (PaddockReason){ N_ ("There is no space left to move."), "FRO-RUL-83" };

  return (PaddockReason){ N_ ("The longer move would end in a collision."), "FRO-AVO-03" };
}

/* Abilities of a move that could be played at another moment of it; the others have reasons of their own. */
static void
refuse_pace (PaddockRefuser *self)
{
  guint vehicle = self->decision->player;
  FroCard cards[FRO_MAX_ABILITIES];
  guint n = fro_list_abilities (self->table, vehicle, FRO_KINDS_MOVE, PADDOCK_WHEN_MOVEMENT, cards);

  paddock_refuser_add (self, (PaddockChoice){ .id = FRO_MORE }, why_not_pace (self, FRO_WHIP));
  paddock_refuser_add (self, (PaddockChoice){ .id = FRO_LESS }, why_not_pace (self, FRO_REINS));
  for (guint i = 0; i < n; i++)
    paddock_refuser_add (self, fro_card_choice (cards[i]), why_not_ability (self));
}

/* --- Jumps and attacks --- */

static const PaddockReason jump_reasons[FRO_N_BARS] = {
  [FRO_BAR_OPTION] = { N_ ("This race does not allow jumps."), "FRO-JMP-01" },
  [FRO_BAR_TRAIT] = { N_ ("This vehicle never jumps."), "FRO-JMP-11" },
  [FRO_BAR_CARD] = { N_ ("A jump costs a card, and there is none in hand."), "FRO-JMP-02" },
  [FRO_BAR_SHORT] = { N_ ("The space jumped over may not be the last one of the move."),
                      "FRO-JMP-03" },
  [FRO_BAR_EDGE] = { N_ ("The landing would be off the track."), "FRO-JMP-02" },
  [FRO_BAR_HIGH] = { N_ ("The obstacle is too high to jump over."), "FRO-JMP-09" },
  [FRO_BAR_LANDING] = { N_ ("The space to land on is not free."), "FRO-AVO-07" },
  [FRO_BAR_OWED] = { N_ ("The rest of the move would end in a collision."), "FRO-AVO-03" },
};

static const PaddockReason attack_reasons[FRO_N_BARS] = {
  [FRO_BAR_FRIENDLY] = { N_ ("There are no attacks in a friendly race."), "FRO-OPT-02" },
  [FRO_BAR_TRUCE] = { N_ ("There is a truce in the first round."), "FRO-OPT-01" },
  [FRO_BAR_LIMIT] = { N_ ("No more attacks are allowed in this phase."), "FRO-RUL-41" },
  [FRO_BAR_FAR] = { N_ ("Only a vehicle on a neighbouring space can be attacked."), "FRO-ATK-03" },
  [FRO_BAR_ARC] = { N_ ("Only a vehicle to the side can be attacked."), "FRO-ATK-03" },
  [FRO_BAR_STILL] = { N_ ("A vehicle that does not move in this phase cannot attack."),
                      "FRO-ATK-01" },
  [FRO_BAR_CARD] = { N_ ("No card of this type is in hand."), "FRO-ATK-04" },
  [FRO_BAR_OWED] = { N_ ("The rest of the move needs the card to avoid a collision."),
                     "FRO-AVO-03" },
};

/* Only where there is something to jump over; that of a vehicle nobody thinks where there are no jumps. */
static gboolean
is_obstructed (const PaddockRefuser *self, PaddockHex hex)
{
  const FroCourse *course = fro_course (self->table);
  guint flags = fro_course_cell (course, hex)->flags;

  if (!(flags & FRO_CELL_SPACE))
    return FALSE;

  return (flags & (FRO_CELL_SOLID | FRO_CELL_HAZARD | FRO_CELL_FRAGILE)) != 0
         || (fro_option (self->table, FRO_OPTION_JUMP)
             && fro_vehicle_at (fro_state (self->table), hex) >= 0);
}

static PaddockReason
why_not_over (const PaddockRefuser *self, FroBar bar, PaddockHex hex)
{
  int other = fro_vehicle_at (fro_state (self->table), hex);

  if (bar == FRO_BAR_HIGH && other >= 0 && fro_is_racing (self->table, (guint) other))
    return (PaddockReason){ N_ ("A vehicle in the race cannot be jumped over."), "FRO-JMP-10" };

  return jump_reasons[bar];
}

static void
refuse_jumps (PaddockRefuser *self, const FroPath *path)
{
  gboolean is_clean = fro_has_clean_plan (self->table, path, fro_may_rein_in (self->table));
  FroWay ways[FRO_MAX_WAYS];
  guint n = path->left > 0 ? fro_list_ways (self->table, path, ways) : 0;

  for (guint i = 0; i < n; i++) {
    PaddockHex over = paddock_hex_neighbour (path->at, ways[i].direction);
    PaddockChoice choice;
    FroBar bar;

    if (ways[i].is_drift || !is_obstructed (self, over))
      continue;
    bar = fro_find_jump_bar (self->table, path, ways[i].direction, is_clean, &choice);
    if (bar != FRO_BAR_NONE)
      paddock_refuser_add (self, choice, why_not_over (self, bar, over));
  }
}

static void
refuse_attack (PaddockRefuser *self, guint target, guint kind)
{
  FroBar bar = fro_find_attack_bar (self->table, self->decision->player, target, kind);

  if (bar != FRO_BAR_NONE)
    paddock_refuser_add (self,
                         (PaddockChoice){ .id = kind == FRO_WHIP ? FRO_ATTACK_PERSON
                                                                 : FRO_ATTACK_VEHICLE,
                                          .target = PADDOCK_TARGET_PIECE,
                                          .place = PADDOCK_PLACE (target, 0) },
                         attack_reasons[bar]);
}

/* Those near enough to think of it. */
#define NEAR 2

static void
refuse_attacks (PaddockRefuser *self, const FroPath *path)
{
  const FroState *state = fro_state (self->table);

  for (guint target = 0; target < state->n_vehicles; target++)
    if (target != path->vehicle && fro_is_racing (self->table, target)
        && paddock_hex_distance (path->at, state->vehicles[target].at) <= NEAR) {
      refuse_attack (self, target, FRO_WHIP);
      refuse_attack (self, target, FRO_REINS);
    }
}

/* --- Questions --- */

void
fro_refuse_move (PaddockRefuser *self)
{
  FroPath path = fro_path_of_move (self->table);

  if (path.left > 0)
    refuse_steps (self, &path);
  refuse_turns (self, &path);
  refuse_pace (self);
  refuse_jumps (self, &path);
  refuse_attacks (self, &path);
}

/* FRO-TRT-35: an attack that the trait does not allow is nothing to think of. */
void
fro_refuse_sneak (PaddockRefuser *self)
{
  guint mover = fro_state (self->table)->move.vehicle;

  for (guint kind = FRO_WHIP; kind <= FRO_REINS; kind++)
    if (fro_has_effect (self->table, self->decision->player, PADDOCK_EFFECT_ATTACK_MOVER,
                        fro_get_attack_moment (kind, FALSE)))
      refuse_attack (self, mover, kind);
}

static PaddockReason
why_not_payment (const PaddockRefuser *self)
{
  if (move_of (self)->choice == FRO_MORE)
    return (PaddockReason){ N_ ("One more space costs a Whip card."), "FRO-MCD-02" };
  if (move_of (self)->choice == FRO_LESS)
    return (PaddockReason){ N_ ("One less space costs a Reins card."), "FRO-MCD-03" };

  return (PaddockReason){ N_ ("The rest of the move needs it to avoid a collision."),
                          "FRO-AVO-03" };
}

void
fro_refuse_payment (PaddockRefuser *self)
{
  PaddockDecision cards;

  paddock_decision_ask (&cards, self->decision->player, self->decision->kind);
  fro_add_cards (self->table, self->decision->player, FRO_BOTH_SIDES, PADDOCK_WHEN_MOVEMENT,
                 &cards);
  for (guint i = 0; i < cards.n_choices; i++)
    paddock_refuser_add (self, cards.choices[i], why_not_payment (self));
}

void
fro_refuse_stop (PaddockRefuser *self)
{
  paddock_refuser_add (self, (PaddockChoice){ .id = (guint16) (move_of (self)->left + 1) },
                       (PaddockReason){ N_ ("There are not that many spaces left to move."),
                                        "FRO-MCD-04" });
}
