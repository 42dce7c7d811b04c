/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who may attack whom, and when: in the own move, and with Sneaky in somebody else's (FRO-ATK-01 to 04, FRO-TRT-26,
 * 35).  How an attack goes is in frothy-fight.c.
 */

#include "frothy-attack.h"

#include "frothy-abilities.h"
#include "frothy-move.h"
#include "frothy-path.h"
#include "frothy-race.h"
#include "frothy-rows.h"

/* By FRO_WHIP: Personal, FRO_REINS: Vehicle. */
static const guint attack_moments[] = { PADDOCK_WHEN_PERSONAL_ATTACK, PADDOCK_WHEN_VEHICLE_ATTACK };
static const guint8 attack_choices[] = { FRO_ATTACK_PERSON, FRO_ATTACK_VEHICLE };

/* --- Where --- */

/* FRO-ALG-05: how far to the side a neighbour in DIRECTION is, in steps of 30 degrees, 0 to 6. */
static guint
find_bearing (const FroVehicle *vehicle, guint direction)
{
  guint x = (2 * direction + PADDOCK_N_FACINGS - vehicle->facing) % PADDOCK_N_FACINGS;

  return MIN (x, PADDOCK_N_FACINGS - x);
}

/* FRO-ATK-03, FRO-RUL-28, FRO-TRT-26 */
static gboolean
is_in_reach (const PaddockTable *table, guint vehicle, guint direction, guint kind)
{
  guint bearing = find_bearing (fro_vehicle (table, vehicle), direction);
  guint widest = fro_option (table, FRO_OPTION_SIDE_ZONE) ? 3 : 4;

  if (bearing <= 1)
    return fro_has_effect (table, vehicle, PADDOCK_EFFECT_ATTACK_FRONT, attack_moments[kind]);

  return bearing <= widest;
}

/* The direction in which TARGET is a neighbour of VEHICLE, or -1. */
static int
find_neighbour (const PaddockTable *table, guint vehicle, guint target)
{
  for (int direction = 0; direction < PADDOCK_N_DIRECTIONS; direction++)
    if (paddock_hex_equal (paddock_hex_neighbour (fro_vehicle (table, vehicle)->at, direction),
                           fro_vehicle (table, target)->at))
      return direction;

  return -1;
}

/* --- When --- */

/* FRO-OPT-01, 02, FRO-RUL-41 */
static FroBar
find_peace (const PaddockTable *table, guint vehicle)
{
  int limit = fro_option (table, FRO_OPTION_MAX_ATTACKS);

  if (fro_option (table, FRO_OPTION_FRIENDLY))
    return FRO_BAR_FRIENDLY;
  if (fro_option (table, FRO_OPTION_TRUCE) && fro_state (table)->round <= 1)
    return FRO_BAR_TRUCE;
  if (limit > 0 && fro_vehicle (table, vehicle)->attacks >= limit)
    return FRO_BAR_LIMIT;

  return FRO_BAR_NONE;
}

static gboolean
is_peace (const PaddockTable *table, guint vehicle)
{
  return find_peace (table, vehicle) != FRO_BAR_NONE;
}

/* FRO-ATK-01 */
static gboolean
is_on_the_move (const PaddockTable *table, guint vehicle)
{
  const FroMove *move = &fro_state (table)->move;
  const FroVehicle *self = fro_vehicle (table, vehicle);

  if (self->moved > 0)
    return TRUE;
  if (move->vehicle == vehicle)
    return move->left > 0;

  /* FRO-RUL-58: of a Sneaky vehicle, in this phase */
  return !(self->phase_flags & (FRO_HAS_ACTED | FRO_LOST_MOVE))
         && fro_get_spaces (table, vehicle) > 0;
}

/* FRO-ATK-04: at least one card of the type; one that a clean plan needs must stay in hand (FRO-AVO-03). */
static gboolean
has_card_for (const PaddockTable *table, guint vehicle, guint kind)
{
  PaddockDecision cards;

  paddock_decision_ask (&cards, vehicle, FRO_ASK_ATTACK_CARDS);
  fro_add_attack_cards (table, vehicle, kind, attack_moments[kind], &cards);

  return cards.n_choices > 0;
}

static gboolean
may_attack (const PaddockTable *table, guint vehicle, guint target, guint kind)
{
  int direction = find_neighbour (table, vehicle, target);

  return direction >= 0 && is_in_reach (table, vehicle, (guint) direction, kind)
         && has_card_for (table, vehicle, kind);
}

static gboolean
is_card (const PaddockChoice *choice)
{
  return choice->target == PADDOCK_TARGET_CARD;
}

/* One card that a clean plan of the mover still needs (FRO-AVO-03). */
static gboolean
is_owed (const PaddockTable *table, guint vehicle, FroCard card)
{
  return fro_card_passes (table, vehicle, card, FRO_REINS, PADDOCK_WHEN_MOVEMENT)
         && fro_count_cards (table, vehicle, FRO_REINS, PADDOCK_WHEN_MOVEMENT)
              <= fro_owed_reins (table);
}

static void
drop_owed (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  guint n = 0;

  for (guint i = 0; i < decision->n_choices; i++)
    if (!is_card (&decision->choices[i])
        || !is_owed (table, vehicle, fro_card_of (&decision->choices[i])))
      decision->choices[n++] = decision->choices[i];
  decision->n_choices = (guint8) n;
}

/* FRO-ATK-04, 05: whoever attacks begins with a card of the type, whoever defends need not. */
void
fro_add_attack_cards (const PaddockTable *table,
                      guint vehicle,
                      guint kind,
                      guint when,
                      PaddockDecision *decision)
{
  gboolean is_attack = when == attack_moments[kind];
  gboolean has_begun = !is_attack || fro_count_laid (table, vehicle, kind) > 0;
  FroCard cards[FRO_MAX_ABILITIES];
  guint n = fro_list_abilities (table, vehicle, FRO_KINDS_BEFORE, when, cards);

  fro_add_cards (table, vehicle, 1u << kind, when, decision);
  for (guint i = 0; i < n; i++)
    if (has_begun || fro_find_own_side (table, vehicle, cards[i]) == kind)
      fro_add_card (decision, cards[i]);
  if (is_attack && fro_state (table)->move.vehicle == vehicle)
    drop_owed (table, vehicle, decision);
}

/* Why TARGET cannot be attacked, all but whose move it is. */
FroBar
fro_find_attack_bar (const PaddockTable *table, guint vehicle, guint target, guint kind)
{
  FroBar peace = find_peace (table, vehicle);
  int direction = find_neighbour (table, vehicle, target);

  if (peace != FRO_BAR_NONE)
    return peace;
  if (direction < 0)
    return FRO_BAR_FAR;
  if (!is_in_reach (table, vehicle, (guint) direction, kind))
    return FRO_BAR_ARC;
  if (!is_on_the_move (table, vehicle))
    return FRO_BAR_STILL;
  if (has_card_for (table, vehicle, kind))
    return FRO_BAR_NONE;

  return fro_count_cards (table, vehicle, kind, attack_moments[kind]) > 0 ? FRO_BAR_OWED
                                                                          : FRO_BAR_CARD;
}

/* --- In the own move --- */

static void
add_attack (guint target, guint kind, PaddockDecision *decision)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = attack_choices[kind],
                                                   .target = PADDOCK_TARGET_PIECE,
                                                   .place = PADDOCK_PLACE (target, 0) });
}

void
fro_add_attacks (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  if (is_peace (table, vehicle) || !is_on_the_move (table, vehicle))
    return;

  for (guint target = 0; target < fro_state (table)->n_vehicles; target++) {
    if (target == vehicle || !fro_is_racing (table, target)
        || find_neighbour (table, vehicle, target) < 0)
      continue;
    for (guint kind = FRO_WHIP; kind <= FRO_REINS; kind++)
      if (may_attack (table, vehicle, target, kind))
        add_attack (target, kind, decision);
  }
}

/* --- Sneaky --- */

static gboolean
may_sneak (const PaddockTable *table, guint vehicle, guint mover, guint kind)
{
  return fro_has_effect (table, vehicle, PADDOCK_EFFECT_ATTACK_MOVER, attack_moments[kind])
         && may_attack (table, vehicle, mover, kind);
}

/* Those who may attack the mover now and have not passed yet, as a set. */
static guint
find_sneaks (const PaddockTable *table, guint mover)
{
  const FroState *state = fro_state (table);
  guint set = 0;

  if (!(fro_course (table)->kinds & FRO_KIND (ATTACK_MOVER)))
    return 0;
  for (guint i = 0; i < state->n_vehicles; i++) {
    if (i == mover || (state->move.sneaks >> i & 1)
        || !(fro_spec (table, i)->kinds >> PADDOCK_EFFECT_ATTACK_MOVER & 1)
        || !fro_is_racing (table, i) || is_peace (table, i) || !is_on_the_move (table, i))
      continue;
    if (may_sneak (table, i, mover, FRO_WHIP) || may_sneak (table, i, mover, FRO_REINS))
      set |= 1u << i;
  }

  return set;
}

gboolean
fro_may_sneak (const PaddockTable *table, guint mover)
{
  return find_sneaks (table, mover) != 0;
}

/* FRO-DEC-18, FRO-RUL-58: in the order of initiative, until nobody wants to any more. */
static gboolean
run_sneak (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  guint set = fro_is_racing (table, task->vehicle) ? find_sneaks (table, task->vehicle) : 0;

  if (set) {
    task->other = (guint8) fro_first_of (table, set);
    return FALSE;
  }

  fro_pop (table);
  return TRUE;
}

static void
ask_sneak (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);

  paddock_decision_ask (decision, task->other, FRO_ASK_SNEAK);
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_KEEP_FACING });
  for (guint kind = FRO_WHIP; kind <= FRO_REINS; kind++)
    if (may_sneak (table, task->other, task->vehicle, kind))
      add_attack (task->vehicle, kind, decision);
}

static void
answer_sneak (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);

  if (choice->id == FRO_KEEP_FACING)
    fro_state (table)->move.sneaks |= (guint8) (1 << task->other);
  else
    fro_push_attack (table, task->other, task->vehicle,
                     choice->id == FRO_ATTACK_PERSON ? FRO_WHIP : FRO_REINS);
}

const PaddockRoutine fro_sneak_task = { run_sneak, ask_sneak, answer_sneak };
