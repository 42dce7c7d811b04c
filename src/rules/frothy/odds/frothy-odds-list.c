/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The odds of what a choice of Frothy Races rolls for, as rows for the play (PaddockGame.list_odds): control rolls,
 * Speed checks, fights and damage.  Each roll is taken as it would be made with the cards that lie there; whoever decides
 * may still lay down others.  Nothing depends on cards that the one who decides cannot see.
 */

#include "frothy-odds.h"
#include "frothy-scratch.h"
#include "frothy/frothy-abilities.h"
#include "frothy/frothy-attack.h"
#include "frothy/frothy-check.h"
#include "frothy/frothy-damage.h"
#include "refused.h"

/* Rows of what happens before the roll, and those that are left for the roll. */
#define MAX_CERTAIN 2
#define MAX_ROWS (PADDOCK_MAX_ODDS - MAX_CERTAIN)

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

/* --- Control rolls --- */

static PaddockEvent
damage_event (const FroVehicle *self, guint vehicle, guint hits)
{
  return (PaddockEvent){ .type = PADDOCK_EVENT_DAMAGED,
                         .actor = (guint8) vehicle,
                         .clause = FRO_DMG_05,
                         .amount = (gint16) hits,
                         .to = PADDOCK_PLACE (self->damage + (int) hits, 0) };
}

/* As many as the vehicle can take are as bad as more. */
static guint
count_levels (const PaddockTable *table, guint vehicle)
{
  return (guint) (fro_spec (table, vehicle)->max_damage - fro_vehicle (table, vehicle)->damage);
}

/* The damage that ends a jump. */
static guint
list_landing (const PaddockTable *table,
              gboolean with_driver,
              guint room,
              PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  guint vehicle = fro_top (table)->vehicle, n = 0;
  guint worst = MIN (count_levels (table, vehicle), room - 1);
  FroLandingRoll roll;
  FroLandingOdds odds;

  if (!fro_find_landing_roll (table, with_driver, &roll) || !fro_odds_landing (&roll, &odds))
    return 0;

  for (guint hits = worst + 1; hits < FRO_MAX_LANDING; hits++) {
    odds.least[worst] += odds.least[hits];
    odds.most[worst] += odds.most[hits];
  }
  for (guint hits = 0; hits <= worst; hits++)
    if (odds.most[hits] > 0)
      rows[n++] = make_odds (damage_event (fro_vehicle (table, vehicle), vehicle, hits),
                             odds.least[hits], MIN (odds.most[hits], odds.of), odds.of);

  return n;
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
    if (odds.most[icon] > 0)
      rows[n++] = make_odds ((PaddockEvent){ .type = PADDOCK_EVENT_EFFECT,
                                             .actor = vehicle,
                                             .subject = (guint8) (FRO_EFFECT_ICON + icon),
                                             .clause = FRO_CTL_13 },
                             odds.least[icon], odds.most[icon], odds.of);

  return n + list_landing (table, with_driver, MAX_ROWS - n, rows + n);
}

/* --- Speed checks --- */

static PaddockEvent
value_event (guint vehicle, FroPoints points, FroClause clause, int value)
{
  return (PaddockEvent){ .type = PADDOCK_EVENT_POINTS,
                         .actor = (guint8) vehicle,
                         .subject = (guint8) points,
                         .clause = clause,
                         .amount = (gint16) value,
                         .to = PADDOCK_PLACE (value, 0) };
}

/* One die, which each of CARDS then changes by one at most (FRO-RUL-75). */
static guint
list_single (guint vehicle,
             const FroCheckOdds *odds,
             int cards,
             int more,
             PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  int most = MIN (FRO_MAX_VALUE + cards, MAX_ROWS - 1);
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

/* Who decides has no say in it. */
static guint
list_damage (const PaddockTable *table, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);
  guint vehicle = fro_top (table)->vehicle, dice = fro_count_damage_dice (copy, fro_top (copy));
  guint last = MIN (MIN (dice, count_levels (table, vehicle)), MAX_ROWS - 1);
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
    rows[hits] = make_odds (damage_event (fro_vehicle (table, vehicle), vehicle, hits),
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

/* The roll that the question NEXT comes before, if it is left alone. */
static guint
list_pending (const PaddockTable *table,
              const PaddockDecision *next,
              PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  switch (next->kind) {
  case FRO_ASK_CONTROL:
    return list_control (table, FALSE, rows);
  case FRO_ASK_ATTACK_CARDS:
    return list_fight (table, next->player, rows);
  case FRO_ASK_DAMAGE:
    return list_damage (table, rows);
  default:
    return 0;
  }
}

/* What the vehicle does before the roll, where that could not be seen because the card that pays is asked for first. */
static guint
list_certain (const PaddockEvents *events, guint vehicle, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  guint n = 0;

  for (const PaddockEvent *event = events->items; event < events->next && n < MAX_CERTAIN; event++)
    if (event->actor == vehicle
        && (event->type == PADDOCK_EVENT_JUMPED || event->type == PADDOCK_EVENT_MOVED))
      rows[n++] = make_odds (*event, 1, 1, 1);

  return n;
}

/* FALSE: nobody is asked anything any more. */
static gboolean
play_on (PaddockTable *table,
         const PaddockDecision *decision,
         const PaddockChoice *choice,
         PaddockDecision *next)
{
  fro_apply (table, decision, choice);
  if (fro_state (table)->core.is_over)
    return FALSE;

  fro_pending (table, next);
  return TRUE;
}

/* What PLAYER is asked that leaves no way out: a card that pays, and the first of an attack (FRO-ATK-04). */
static gboolean
must_pay (const PaddockDecision *next, guint player)
{
  return next->player == player
         && (next->kind == FRO_ASK_PAY
             || (next->kind == FRO_ASK_ATTACK_CARDS && next->choices[0].id != FRO_DONE));
}

/* A choice behind which a roll may come: it is carried out on a copy, up to the question before the roll.  With a card of
 * each kind more than there is that question is always asked. */
static guint
list_ahead (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);
  FroVehicle *self = fro_vehicle (copy, decision->player);
  g_auto (PaddockEvents) events;
  PaddockDecision next;
  guint n = 0;

  paddock_events_init (&events, 0);
  self->hand.plain[FRO_WHIP]++;
  self->hand.plain[FRO_REINS]++;
  if (!play_on (copy, decision, choice, &next))
    return 0;

  copy->events = &events;
  while (must_pay (&next, decision->player)) {
    PaddockDecision pay = next;

    if (!play_on (copy, &pay, &pay.choices[0], &next))
      return 0;
  }
  n = list_certain (&events, decision->player, rows);
  if (next.player != decision->player || fro_scratch_has_rolled (&scratch, table))
    return 0;

  return n + list_pending (copy, &next, rows + n);
}

/* One way of a check that has not been chosen yet, without what cannot come. */
static guint
list_way (const PaddockTable *table,
          const PaddockDecision *next,
          gboolean is_accelerating,
          PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  PaddockChoice way = { .id = is_accelerating ? FRO_ACCELERATE : FRO_DECELERATE };
  guint n = paddock_decision_offers (next, way) ? list_check (table, is_accelerating, rows) : 0;
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    if (rows[i].most > 0) {
      rows[kept] = rows[i];
      rows[kept++].event.subject =
        is_accelerating ? FRO_POINTS_ACCELERATING : FRO_POINTS_DECELERATING;
    }

  return kept;
}

/* A card of a Speed check: what it comes to hangs on the way, which is asked for afterwards. */
static guint
list_card (const PaddockTable *table,
           const PaddockDecision *decision,
           const PaddockChoice *choice,
           PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);
  PaddockOddsOf slower[PADDOCK_MAX_ODDS];
  PaddockDecision next;
  guint n, m;

  if (!play_on (copy, decision, choice, &next) || next.kind != FRO_ASK_CHECK
      || next.player != decision->player || fro_scratch_has_rolled (&scratch, table))
    return 0;

  n = list_way (copy, &next, TRUE, rows);
  m = list_way (copy, &next, FALSE, slower);
  if (n + m > PADDOCK_MAX_ODDS)
    return 0;

  memcpy (rows + n, slower, m * sizeof *slower);
  return n + m;
}

guint
fro_list_odds (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               PaddockOddsOf odds[PADDOCK_MAX_ODDS])
{
  guint id = choice->id;

  switch (decision->kind) {
  case FRO_ASK_CHECK:
    return id == FRO_ACCELERATE || id == FRO_DECELERATE
             ? list_check (table, id == FRO_ACCELERATE, odds)
             : list_card (table, decision, choice, odds);
  case FRO_ASK_CONTROL:
  case FRO_ASK_ATTACK_CARDS:
  case FRO_ASK_DAMAGE:
    return id == FRO_DONE        ? list_pending (table, decision, odds)
           : id == FRO_ROLL_DICE ? list_control (table, TRUE, odds)
                                 : list_ahead (table, decision, choice, odds);
  case FRO_ASK_MOVE:
  case FRO_ASK_TURN:
  case FRO_ASK_PAY:
    return list_ahead (table, decision, choice, odds);
  default:
    return 0;
  }
}
