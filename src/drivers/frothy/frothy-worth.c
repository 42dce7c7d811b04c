/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-worth.h"

#include "frothy/frothy-boxes.h"
#include "frothy/odds/frothy-odds.h"
#include "frothy/frothy-table.h"

enum {
  WEARY_POINT = 8, /* of Stamina that is gone */
  WEARY_STEP = 40, /* an effect that it brings, every round */
};

static const FroSpec *
get_spec (PaddockFroAsset self)
{
  return fro_spec (self.table, self.index);
}

static const FroVehicle *
get_vehicle (PaddockFroAsset self)
{
  return fro_vehicle (self.table, self.index);
}

/* --- Damage --- */

/* The sum of the rows of a kind among ROWS; dice count as their mean. */
static guint
sum_rows (const FroSpec *spec, guint64 rows, PaddockFrothyEffectKind kind, guint when)
{
  int sum = 0;

  for (rows = spec->kinds >> kind & 1 ? rows : 0; rows; rows &= rows - 1) {
    const FroEffect *effect = &spec->effects[__builtin_ctzll (rows)];

    if (effect->kind == kind && (effect->when & when))
      sum += paddock_fro_mean_number (effect->n);
  }

  return (guint) MAX (0, sum);
}

/* FRO-DMG-10: N_DICE of damage with those that come on top of every roll. */
static guint
enlarge_roll (PaddockFroAsset self, guint n_dice)
{
  return n_dice > 0 ? n_dice
                        + sum_rows (get_spec (self), get_vehicle (self)->effects,
                                    PADDOCK_EFFECT_DICE, PADDOCK_WHEN_DAMAGE_ROLL)
                    : 0;
}

/* Damage dice that every round brings, because of these rows. */
static guint
sum_wasting (const FroSpec *spec, guint64 rows)
{
  return sum_rows (spec, rows, PADDOCK_EFFECT_DAMAGE,
                   PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END);
}

/* The level at which it begins to fall apart by itself, or the last. */
static guint
find_doom (const FroSpec *spec)
{
  guint doom = spec->max_damage;

  if (spec->kinds >> PADDOCK_EFFECT_DAMAGE & 1)
    for (guint i = 0; i < spec->n_levels; i++)
      if (sum_wasting (spec, spec->affects[i].effects) > 0)
        doom = MIN (doom, spec->affects[i].level);

  return doom;
}

/* The fewer points are left the more each of them is worth: every one that is lost makes a wipe-out twice as likely.
 * Whoever falls apart has what it still lasts, and the rest of the way is long or not. */
static gint32
worth_of_level (PaddockFroAsset self, guint damage, guint rounds)
{
  const FroSpec *spec = get_spec (self);
  gint32 lost = self.stakes->lost, worth = self.stakes->hurt * (gint32) damage, most = lost / 2;
  guint doom = find_doom (spec), wasting;

  if (damage >= spec->max_damage)
    return lost;
  worth += lost >> MIN (spec->max_damage - damage, 16);
  if (doom == spec->max_damage)
    return MIN (worth, lost - 1);

  if (damage < doom)
    return MIN (worth + (most >> MIN (doom - damage, 16)), lost - 1);

  wasting = enlarge_roll (self, sum_wasting (spec, get_vehicle (self)->effects));
  wasting = wasting * 2 / 3 + 1;
  worth += (gint32) MIN (most, (gint64) most * (wasting * rounds / PADDOCK_FRO_ROUND)
                                 / (spec->max_damage - damage));
  return MIN (worth, lost - 1);
}

gint32
paddock_fro_worth_of_damage (PaddockFroAsset self, guint rounds)
{
  return worth_of_level (self, get_vehicle (self)->damage, rounds);
}

/* How much slower an effect of an affect makes a vehicle, in 1/16 of the way that is left. */
static guint
find_handicap (const FroEffect *effect)
{
  switch (effect->kind) {
  case PADDOCK_EFFECT_SAFE_SPEED:
    return 8;
  case PADDOCK_EFFECT_DICE:
  case PADDOCK_EFFECT_MAX_SPEED:
  case PADDOCK_EFFECT_CAP:
  case PADDOCK_EFFECT_LOSE_CARD:
    return 1;
  default:
    return 0;
  }
}

/* What the affects bring that HITS more lead to: a tempo knows them once they have come. */
static gint32
worth_of_affects (PaddockFroAsset self, guint hits, guint rounds)
{
  const FroSpec *spec = get_spec (self);
  guint damage = get_vehicle (self)->damage, sum = 0;

  for (guint i = 0; i < spec->n_levels; i++) {
    const FroAffect *affect = &spec->affects[i];

    if (affect->level <= damage || affect->level > damage + hits)
      continue;
    for (guint k = 0; k < affect->n_now; k++)
      sum += find_handicap (&affect->now[k]);
    for (guint64 rows = affect->effects; rows; rows &= rows - 1)
      sum += find_handicap (&spec->effects[__builtin_ctzll (rows)]);
  }

  return (gint32) (sum * rounds / 16);
}

gint32
paddock_fro_worth_of_hits (PaddockFroAsset self, guint hits, guint rounds)
{
  guint damage = get_vehicle (self)->damage;

  return worth_of_level (self, damage + hits, rounds) - worth_of_level (self, damage, rounds)
         + worth_of_affects (self, hits, rounds);
}

/* FRO-DMG: by the exact odds of the roll. */
gint32
paddock_fro_worth_of_damage_roll (PaddockFroAsset self, guint n_dice, guint rounds)
{
  FroDamageRoll roll;
  FroDamageOdds odds;
  double worth = 0;

  fro_find_damage_roll (self.table, self.index, enlarge_roll (self, n_dice), &roll);
  if (!fro_odds_damage (&roll, &odds))
    return self.stakes->lost;
  for (guint hits = 1; hits <= roll.dice; hits++)
    worth +=
      fro_weight_get (odds.hits[hits], odds.of) * paddock_fro_worth_of_hits (self, hits, rounds);

  return (gint32) worth;
}

/* --- Stamina --- */

/* What a step of the table costs a vehicle with so much Stamina: one that hurts, the more the nearer it is. */
static gint32
worth_of_step (PaddockFroAsset self, const FroStaminaStep *step, int stamina)
{
  guint dice = step->effect.kind == PADDOCK_EFFECT_DAMAGE
                 ? (guint) MAX (0, paddock_fro_mean_number (step->effect.n))
                 : 0;
  gint32 hurt = dice > 0 ? paddock_fro_worth_of_damage_roll (self, dice, 0) : 0;

  return step->value >= stamina ? WEARY_STEP + hurt : hurt >> MIN (stamina - step->value, 16);
}

static gint32
worth_at (PaddockFroAsset self, int stamina)
{
  const FroSpec *spec = get_spec (self);
  gint32 worth = WEARY_POINT * (spec->max_stamina - stamina);

  if (!fro_option (self.table, FRO_OPTION_STAMINA))
    return 0;
  for (guint i = 0; i < spec->n_stamina_steps; i++)
    worth += worth_of_step (self, &spec->stamina_steps[i], stamina);

  return worth;
}

gint32
paddock_fro_worth_of_stamina (PaddockFroAsset self)
{
  return worth_at (self, get_vehicle (self)->stamina);
}

/* FRO-STA-02 */
gint32
paddock_fro_worth_of_effort (PaddockFroAsset self, guint speed)
{
  const FroSpec *spec = get_spec (self);
  int after = get_vehicle (self)->stamina + spec->stamina[speed];

  return worth_at (self, CLAMP (after, spec->min_stamina, spec->max_stamina));
}

/* --- Cards --- */

/* What so many cards are worth, in hand or next round, whatever their type; and those of one type beside. */
static const guint8 any_worth[] = { 0, 48, 84, 112, 134, 152, 166, 178, 188, 196, 202, 206, 208 };
static const guint8 whip_worth[] = { 0, 68, 92, 104, 110, 114, 116, 116, 116, 116, 116, 116, 116 };
static const guint8 reins_worth[] = { 0, 36, 52, 60, 64, 66, 68, 68, 68, 68, 68, 68, 68 };

static guint
look_up (const guint8 *worths, guint n)
{
  return worths[MIN (n, G_N_ELEMENTS (any_worth) - 1)];
}

/* What can be used as a type, duals and special cards among them. */
static guint
count_side (const FroPile *pile, const FroSpec *spec, guint side)
{
  guint n = pile->plain[side] + pile->plain[FRO_DUAL];

  for (guint set = pile->specials; set; set &= set - 1)
    n += spec->specials[__builtin_ctz (set)].sides >> side & 1;

  return n;
}

static guint
worth_of_pile (const FroPile *pile, const FroSpec *spec)
{
  return look_up (any_worth, fro_count_pile (pile))
         + look_up (whip_worth, count_side (pile, spec, FRO_WHIP))
         + look_up (reins_worth, count_side (pile, spec, FRO_REINS));
}

/* The hand for what is left of this round, and with what comes back for the next; limited traits are worth a card. */
gint32
paddock_fro_worth_of_kit (PaddockFroAsset self)
{
  const FroState *state = fro_state (self.table);
  const FroVehicle *vehicle = get_vehicle (self);
  const FroSpec *spec = get_spec (self);
  guint phases =
    state->flow.step > FRO_STEP_PHASE_END ? 0 : FRO_N_PHASES + 1u - MAX (1, state->phase);
  FroPile next = vehicle->hand;
  guint uses = 0;

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    next.plain[kind] = (guint8) (next.plain[kind] + vehicle->recovery.plain[kind]);
  next.specials |= vehicle->recovery.specials;
  for (guint i = 0; i < spec->n_traits; i++)
    uses += vehicle->uses[i];

  return (gint32) (worth_of_pile (&vehicle->hand, spec) * phases / (2 * FRO_N_PHASES)
                   + worth_of_pile (&next, spec) + 32 * uses);
}
