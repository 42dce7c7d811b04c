/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The odds of what a choice of Frothy Races rolls for, as rows for the play (PaddockGame.list_odds): control rolls,
 * Speed checks, fights and damage.  Nothing is said of a roll before which somebody may still lay down cards, and
 * nothing depends on cards that the one who decides cannot see.
 */

#include "frothy-rolls.h"

/* Weights of more than 63 bits lose their last digits. */
static guint
find_shift (FroWeight of)
{
  guint shift = 0;

  while (of >> shift >> 63)
    shift++;

  return shift;
}

static PaddockOddsOf
make_odds (PaddockEvent event, FroWeight least, FroWeight most, FroWeight of)
{
  guint shift = find_shift (of);

  return (PaddockOddsOf){ .event = event,
                          .least = (guint64) (least >> shift),
                          .most = (guint64) (most >> shift),
                          .of = (guint64) (of >> shift) };
}

static guint
list_control (const PaddockTable *table, gboolean with_driver, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  guint8 vehicle = fro_top (table)->vehicle;
  FroControlRoll roll;
  FroControlOdds odds;
  guint n = 0;

  if (!fro_find_control_roll (table, with_driver, &roll) || !fro_odds_control (&roll, &odds))
    return 0;

  rows[n++] = make_odds ((PaddockEvent){ .type = PADDOCK_EVENT_EFFECT,
                                         .actor = vehicle,
                                         .subject = FRO_EFFECT_PASSED,
                                         .clause = FRO_CTL_12 },
                         odds.must_pass, odds.passed, odds.of);
  for (guint icon = 0; icon < FRO_N_ICONS; icon++)
    rows[n++] = make_odds ((PaddockEvent){ .type = PADDOCK_EVENT_EFFECT,
                                           .actor = vehicle,
                                           .subject = (guint8) (FRO_EFFECT_ICON + icon),
                                           .clause = FRO_CTL_13 },
                           odds.least[icon], odds.most[icon], odds.of);

  return n;
}

/* A turn whose roll nobody can lay down anything for. */
static guint
list_turn (const PaddockTable *table, guint vehicle, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);

  if (fro_is_safe (table, vehicle) || fro_asks_for_control (table, vehicle))
    return 0;

  fro_push_control (copy, &(FroControl){ .vehicle = (guint8) vehicle,
                                         .cause = FRO_CAUSE_TURN,
                                         .partner = FRO_NOBODY });
  return list_control (copy, FALSE, rows);
}

static PaddockEvent
value_event (guint vehicle, FroPoints points, FroClause clause, int value)
{
  return (PaddockEvent){ .type = PADDOCK_EVENT_POINTS,
                         .actor = (guint8) vehicle,
                         .subject = (guint8) points,
                         .clause = clause,
                         .amount = (gint16) value,
                         .to = fro_index (value) };
}

/* One die, which each of CARDS then changes by one at most (FRO-RUL-75). */
static guint
list_single (guint vehicle,
             const FroCheckOdds *odds,
             int cards,
             int more,
             PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  int most = MIN (FRO_MAX_VALUE + cards, PADDOCK_MAX_ODDS - 1);
  guint n = 0;

  for (int value = 0; value <= most; value++) {
    FroWeight reachable = 0;

    for (int die = MAX (0, value - cards); die <= MIN (FRO_MAX_VALUE, value + cards); die++)
      reachable += odds->exactly[die];
    rows[n++] = make_odds (value_event (vehicle, FRO_POINTS_CHECK, FRO_OPT_11, value + more),
                           cards ? 0 : reachable, reachable, odds->of);
  }

  return n;
}

/* What the check comes to. */
static guint
list_check (const PaddockTable *table,
            gboolean is_accelerating,
            PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  guint8 vehicle = fro_top (table)->vehicle;
  guint when = is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;
  guint cards =
    fro_count_laid (table, vehicle, FRO_WHIP) + fro_count_laid (table, vehicle, FRO_REINS);
  const FroVehicle *self = fro_vehicle (table, vehicle);
  FroScratch scratch;
  int more = fro_sum_check (fro_scratch_copy (&scratch, table), vehicle, when);
  FroCheckRoll roll;
  FroCheckOdds odds;
  guint n = 0;

  if (fro_scratch_has_rolled (&scratch, table)
      || !fro_find_check_roll (table, is_accelerating, &roll) || !fro_odds_check (&roll, &odds))
    return 0;
  if (roll.is_single)
    return roll.dice == 1 && roll.rerolls == 0 && !self->phantom_whips && !self->phantom_reins
             ? list_single (vehicle, &odds, (int) cards, more, rows)
             : 0;

  for (int value = 0; value <= FRO_MAX_KEPT; value++)
    rows[n++] = make_odds (value_event (vehicle, FRO_POINTS_CHECK, FRO_SPC_14, value + more),
                           odds.only[value], odds.exactly[value], odds.of);

  return n;
}

/* --- Fights --- */

static PaddockEvent
result_event (guint vehicle, guint subject, FroClause clause)
{
  return (PaddockEvent){ .type = PADDOCK_EVENT_EFFECT,
                         .actor = (guint8) vehicle,
                         .subject = (guint8) subject,
                         .clause = clause,
                         .amount = 1 };
}

/* Who wins, where the target has nothing to lay down. */
static guint
list_attack (const PaddockTable *table, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  const FroAttack *attack = &fro_state (table)->attack;
  FroAttackRoll roll;
  FroAttackOdds odds;

  if (!fro_find_attack_roll (table, &roll) || !fro_odds_attack (&roll, &odds))
    return 0;

  rows[0] = make_odds (result_event (attack->attacker, FRO_EFFECT_WON, FRO_ATK_09), odds.won,
                       odds.won, odds.of);
  rows[1] = make_odds (result_event (attack->target, FRO_EFFECT_WON, FRO_ATK_09), odds.lost,
                       odds.lost, odds.of);
  rows[2] = make_odds (result_event (attack->attacker, FRO_EFFECT_TIED, FRO_ATK_10), odds.tied,
                       odds.tied, odds.of);
  return 3;
}

/* Where the cards of the other are secret or to come: the own Attack Value. */
static guint
list_value (const PaddockTable *table, guint vehicle, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  const FroAttack *attack = &fro_state (table)->attack;
  guint when = fro_get_attack_moment (attack->kind, vehicle != attack->attacker);
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);
  int more = fro_sum_attack (copy, vehicle);
  FroCheckRoll roll = { .dice = (guint8) fro_count_attack_dice (copy, vehicle),
                        .rerolls = fro_scratch_sum_rerolls (copy, vehicle, when) };
  FroCheckOdds odds;
  guint n = 0;

  roll.is_single = roll.dice == 1; /* FRO-RUL-42 */
  fro_count_sides (table, roll.sides);
  if (fro_scratch_has_rolled (&scratch, table) || !fro_odds_check (&roll, &odds))
    return 0;

  for (int value = 0; value <= (roll.is_single ? FRO_MAX_VALUE : FRO_MAX_KEPT); value++)
    rows[n++] = make_odds (value_event (vehicle, FRO_POINTS_ATTACK, FRO_ATK_08, value + more),
                           odds.only[value], odds.exactly[value], odds.of);

  return n;
}

/* --- Damage --- */

/* As many as the vehicle can take are as bad as more; who decides has no say in it. */
static guint
list_damage (const PaddockTable *table, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);
  guint vehicle = fro_top (table)->vehicle, dice = fro_count_damage_dice (copy, fro_top (copy));
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint room = (guint) (fro_spec (table, vehicle)->max_damage - self->damage);
  guint last = MIN (MIN (dice, room), PADDOCK_MAX_ODDS - 1);
  FroDamageRoll roll;
  FroDamageOdds odds;

  fro_find_damage_roll (table, vehicle, dice, &roll);
  roll.rerolls = fro_scratch_sum_rerolls (copy, vehicle, PADDOCK_WHEN_DAMAGE_ROLL);
  if (fro_scratch_has_rolled (&scratch, table) || roll.rerolls > 0
      || !fro_odds_damage (&roll, &odds))
    return 0;

  for (guint hits = last + 1; hits <= dice; hits++)
    odds.hits[last] += odds.hits[hits];
  for (guint hits = 0; hits <= last; hits++)
    rows[hits] = make_odds ((PaddockEvent){ .type = PADDOCK_EVENT_DAMAGED,
                                            .actor = (guint8) vehicle,
                                            .clause = FRO_DMG_05,
                                            .amount = (gint16) hits,
                                            .to = fro_index (self->damage + (int) hits) },
                            odds.hits[hits], odds.hits[hits], odds.of);

  return last + 1;
}

/* --- By what is asked --- */

static gboolean
can_defend (const PaddockTable *table)
{
  const FroAttack *attack = &fro_state (table)->attack;
  PaddockDecision cards;

  paddock_decision_ask (&cards, attack->target, FRO_ASK_ATTACK_CARDS);
  fro_add_attack_cards (table, attack->target, attack->kind,
                        fro_get_attack_moment (attack->kind, TRUE), &cards);
  return cards.n_choices > 0;
}

static guint
list_fight (const PaddockTable *table, guint vehicle, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  return vehicle == fro_state (table)->attack.attacker && !can_defend (table)
           ? list_attack (table, rows)
           : list_value (table, vehicle, rows);
}

guint
fro_list_odds (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               PaddockOddsOf odds[PADDOCK_MAX_ODDS])
{
  guint id = choice->id;

  switch (decision->kind) {
  case FRO_ASK_CONTROL:
    return id == FRO_DONE || id == FRO_ROLL_DICE ? list_control (table, id == FRO_ROLL_DICE, odds)
                                                 : 0;
  case FRO_ASK_CHECK:
    return id == FRO_ACCELERATE || id == FRO_DECELERATE
             ? list_check (table, id == FRO_ACCELERATE, odds)
             : 0;
  case FRO_ASK_TURN:
    return id == FRO_TURN_LEFT || id == FRO_TURN_RIGHT ? list_turn (table, decision->player, odds)
                                                       : 0;
  case FRO_ASK_ATTACK_CARDS:
    return id == FRO_DONE ? list_fight (table, decision->player, odds) : 0;
  case FRO_ASK_DAMAGE:
    return id == FRO_DONE ? list_damage (table, odds) : 0;
  default:
    return 0;
  }
}
