/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Permanent damage affects: of each level that is newly reached, lowest first (FRO-DMG-05, FRO-AFF, FRO-RUL-45), and
 * which card goes when one must (FRO-AFF-15).
 */

#include "frothy-harm.h"

#include "frothy-boxes.h"
#include "frothy-dice.h"
#include "frothy-rows.h"
#include "frothy-speed.h"
#include "frothy-upkeep.h"
#include "frothy-wreck.h"
#include "licence.h"

/* --- One effect at once --- */

/* The # of a limit that lasts is rolled once, when it comes about. */
static void
lower_top_speed (PaddockTable *table, guint vehicle, int speed)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->max_speed = (guint8) CLAMP (speed, 0, self->max_speed);
  if (fro_speed (table, vehicle) > self->max_speed)
    fro_set_speed (table, vehicle, self->max_speed, FRO_AFF_08);
}

/* FRO-AFF-02, 08, 10 */
static void
begin_row (PaddockTable *table, guint vehicle, const FroEffect *effect)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  switch (effect->kind) {
  case PADDOCK_EFFECT_RESILIENCE:
    self->resilience = (gint8) (self->resilience + fro_roll_number (table, vehicle, effect->n));
    break;
  case PADDOCK_EFFECT_MAX_SPEED:
    lower_top_speed (table, vehicle, fro_roll_number (table, vehicle, effect->n));
    break;
  case PADDOCK_EFFECT_SAFE_SPEED:
    self->safe_losses = (guint8) (self->safe_losses + fro_roll_number (table, vehicle, effect->n));
    break;
  default:
    break;
  }
}

void
fro_begin_rows (PaddockTable *table, guint vehicle, guint64 rows)
{
  fro_vehicle (table, vehicle)->effects |= rows;
  for (; rows; rows &= rows - 1)
    begin_row (table, vehicle, &fro_spec (table, vehicle)->effects[__builtin_ctzll (rows)]);
}

/* FRO-AFF-05; what the trait had changed for good goes back. */
static void
lose_trait (PaddockTable *table, guint vehicle, guint trait)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  FroVehicle *self = fro_vehicle (table, vehicle);

  if (trait >= spec->n_traits || (self->lost_traits >> trait & 1))
    return;

  self->lost_traits |= (guint8) (1 << trait);
  for (guint64 rows = spec->traits[trait].effects & self->effects; rows; rows &= rows - 1) {
    const FroEffect *effect = &spec->effects[__builtin_ctzll (rows)];

    if (effect->kind == PADDOCK_EFFECT_RESILIENCE && !paddock_number_is_random (effect->n))
      self->resilience = (gint8) (self->resilience - effect->n);
  }
  self->effects &= ~spec->traits[trait].effects;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                .subject = (guint8) (FRO_EFFECT_TRAIT + trait), .clause = FRO_AFF_05, .amount = -1);
}

/* FRO-AFF-09: one or two dice on the list of the licence. */
static void
draw_affect (PaddockTable *table, FroTask *task, const FroAffect *affect)
{
  const FroSpec *spec = fro_spec (table, task->vehicle);
  guint8 counts[6] = { 0 };
  guint sum = 0;

  fro_roll (table, task->vehicle, affect->dice, FRO_DIE_NUMBER, FRO_AFF_09, counts);
  for (guint value = 1; value <= FRO_MAX_VALUE; value++)
    sum += value * counts[value];
  for (guint i = affect->first_choice; i < affect->first_choice + (guint) affect->n_choices; i++)
    if (spec->affects[i].level == sum) {
      task->damage.drawn = (guint8) (i + 1);
      task->damage.now = 0;
      return;
    }
}

static void
push_lose_card (PaddockTable *table, guint vehicle, guint type)
{
  FroTask *task = fro_push (table, FRO_TASK_LOSE_CARD, vehicle);

  task->lose_card.which = (guint8) type;
}

/* FRO-AFF-03: the affects of what it does come after those that wait (FRO-RUL-45). */
static void
push_inner_damage (PaddockTable *table, guint vehicle, int n)
{
  guint before = fro_state (table)->flow.n_tasks;

  fro_push_damage (table, vehicle, n, FRO_CAUSE_AFFECT, FRO_NOBODY, FRO_AFF_03);
  if (fro_state (table)->flow.n_tasks > before)
    fro_top (table)->damage.is_inner = TRUE;
}

void
fro_suffer (PaddockTable *table, guint vehicle, const FroEffect *effect)
{
  FroClause clause = (FroClause) effect->clause;
  FroVehicle *self = fro_vehicle (table, vehicle);
  int n = fro_roll_number (table, vehicle, effect->n);

  switch (effect->kind) {
  case PADDOCK_EFFECT_CONTROL_LOSS:
    if (n > 0)
      fro_gain_clp (table, vehicle, n, clause);
    else
      fro_lose_clp (table, vehicle, -n, clause);
    break;
  case PADDOCK_EFFECT_SPEED:
    fro_set_speed (table, vehicle, (int) fro_speed (table, vehicle) + n, clause);
    break;
  case PADDOCK_EFFECT_STAMINA:
    fro_change_stamina (table, vehicle, n, clause);
    break;
  case PADDOCK_EFFECT_DAMAGE:
    fro_push_damage (table, vehicle, n, FRO_CAUSE_AFFECT, FRO_NOBODY, clause);
    break;
  case PADDOCK_EFFECT_PHANTOM_REINS:
    self->phantom_reins = (guint8) CLAMP (self->phantom_reins + n, 0, FRO_MAX_PHANTOMS);
    break;
  case PADDOCK_EFFECT_PHANTOM_WHIP:
    self->phantom_whips = (guint8) CLAMP (self->phantom_whips + n, 0, FRO_MAX_PHANTOMS);
    break;
  default:
    break;
  }
}

/* What an affect does at once. */
static void
suffer_now (PaddockTable *table, FroTask *task, const FroAffect *affect, const FroEffect *effect)
{
  switch (effect->kind) {
  case PADDOCK_EFFECT_DAMAGE:
    push_inner_damage (table, task->vehicle, fro_roll_number (table, task->vehicle, effect->n));
    break;
  case PADDOCK_EFFECT_LOSE_TRAIT:
    lose_trait (table, task->vehicle, affect->trait);
    break;
  case PADDOCK_EFFECT_LOSE_CARD:
    push_lose_card (table, task->vehicle, affect->card);
    break;
  case PADDOCK_EFFECT_RANDOM:
    draw_affect (table, task, affect);
    break;
  case PADDOCK_EFFECT_WIPE_OUT:
    fro_wipe_out (table, task->vehicle, task->other, FRO_AFF_16);
    break;
  default:
    fro_suffer (table, task->vehicle, effect);
  }
}

/* --- Level by level --- */

void
fro_begin_harm (PaddockTable *table, FroTask *task)
{
  const FroSpec *spec = fro_spec (table, task->vehicle);
  guint8 damage = fro_vehicle (table, task->vehicle)->damage;

  if (task->damage.is_inner)
    return;

  task->stage = HARM;
  while (task->damage.next < spec->n_levels && spec->affects[task->damage.next].level <= damage)
    task->damage.next++;
}

/* The affect under way; NULL: no further level is reached. */
static const FroAffect *
find_affect (const PaddockTable *table, const FroTask *task)
{
  const FroSpec *spec = fro_spec (table, task->vehicle);
  guint next = task->damage.next;

  if (task->damage.drawn)
    return &spec->affects[task->damage.drawn - 1];

  return next < spec->n_levels
             && spec->affects[next].level <= fro_vehicle (table, task->vehicle)->damage
           ? &spec->affects[next]
           : NULL;
}

static void
tell_affect (PaddockTable *table, guint vehicle, const FroAffect *affect)
{
  guint number = (guint) (affect - fro_spec (table, vehicle)->affects);

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                .subject = (guint8) (FRO_EFFECT_AFFECT + number), .clause = affect->clause);
}

gboolean
fro_run_harm (PaddockTable *table, FroTask *task)
{
  const FroAffect *affect = find_affect (table, task);

  if (!affect) {
    task->stage = END;
    return TRUE;
  }
  if (task->damage.now == 0)
    tell_affect (table, task->vehicle, affect);
  if (task->damage.now < affect->n_now) {
    suffer_now (table, task, affect, &affect->now[task->damage.now++]);
    return TRUE;
  }

  fro_begin_rows (table, task->vehicle, affect->effects);
  task->damage.now = task->damage.drawn = 0;
  task->damage.next++;
  return TRUE;
}

/* --- Losing a card (FRO-AFF-15, FRO-RUL-48, FRO-DEC-28) --- */

static const guint sides_to_lose[] = {
  [PADDOCK_LOSE_EITHER] = FRO_BOTH_SIDES,
  [PADDOCK_LOSE_WHIP] = 1 << FRO_WHIP,
  [PADDOCK_LOSE_REINS] = 1 << FRO_REINS,
};

static gboolean
run_lose_card (PaddockTable *table)
{
  FroTask *task = fro_top (table);

  if (fro_is_racing (table, task->vehicle)
      && fro_has_boxed_card (table, task->vehicle, FRO_ALL_BOXES,
                             sides_to_lose[task->lose_card.which]))
    return FALSE;

  fro_pop (table);
  return TRUE;
}

static void
ask_lose_card (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);

  paddock_decision_ask (decision, task->vehicle, FRO_ASK_LOSE_CARD);
  fro_add_boxed_cards (table, task->vehicle, FRO_ALL_BOXES, sides_to_lose[task->lose_card.which],
                       decision);
}

static void
answer_lose_card (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);
  guint vehicle = task->vehicle;
  FroCard card = fro_card_of (choice);

  fro_pop (table);
  fro_take_card (fro_get_pile (fro_vehicle (table, vehicle), choice->extra), card);
  fro_vehicle (table, vehicle)->lost_cards += card.kind == FRO_CARD_PLAIN;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = (guint8) vehicle,
                .subject = fro_card_subject (card), .clause = FRO_AFF_15, .amount = -1,
                .from = PADDOCK_PLACE (FRO_AS_ABILITY, 0));
}

const PaddockRoutine fro_lose_card_task = { run_lose_card, ask_lose_card, answer_lose_card };
