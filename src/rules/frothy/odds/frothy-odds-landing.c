/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The damage that a jump ends with: how large its roll is hangs on what the control roll before it left (FRO-JMP-06).
 */

#include "frothy-odds-count.h"

typedef struct {
  const FroLandingRoll *roll;
  FroDamageOdds *damage; /* by how many DAMAGE icons take effect, all out of as many */
  FroLandingOdds *odds;
} Landing;

/* Whoever rolled this may choose between the damage rolls of the set: for each number of hits the least and most likely. */
static void
add_landing (const guint8 counts[6], FroWeight ways, gpointer data)
{
  const Landing *self = data;
  guint64 set = fro_find_knocks (counts, &self->roll->control);

  for (guint hits = 0; hits < FRO_MAX_LANDING; hits++) {
    FroWeight least = ~(FroWeight) 0, most = 0;

    for (guint64 rest = set; rest; rest &= rest - 1) {
      FroWeight hit = self->damage[__builtin_ctzll (rest)].hits[hits];

      least = MIN (least, hit);
      most = MAX (most, hit);
    }
    self->odds->least[hits] += ways * least;
    self->odds->most[hits] += ways * most;
  }
}

/* The odds of each damage roll, out of as many ways as those of the largest. */
static gboolean
find_landings (const FroLandingRoll *roll, guint n, guint most, FroDamageOdds *damage)
{
  for (guint knocks = 0; knocks <= n; knocks++) {
    FroDamageRoll one = { .dice = roll->dice[knocks], .hurting = roll->hurting };

    if (!fro_odds_damage (&one, &damage[knocks]))
      return FALSE;
    for (guint hits = 0; hits < FRO_MAX_LANDING; hits++)
      damage[knocks].hits[hits] *= fro_weight_power (6, most - one.dice);
  }

  return TRUE;
}

gboolean
fro_odds_landing (const FroLandingRoll *roll, FroLandingOdds *odds)
{
  guint n = roll->control.lying[FRO_DAMAGE] + roll->control.dice, most = 0;
  static const FroDieSides die = { FRO_N_ICONS, { 1, 1, 1, 1, 1, 1 } };
  FroDamageOdds damage[FRO_MAX_LANDING];
  FroCount count = { .die = &die, .lying = roll->control.lying, .dice = roll->control.dice };

  if (n >= FRO_MAX_LANDING || roll->control.rerolls > 0)
    return FALSE;

  for (guint knocks = 0; knocks <= n; knocks++)
    most = MAX (most, roll->dice[knocks]);
  if (most >= FRO_MAX_LANDING || !find_landings (roll, n, most, damage))
    return FALSE;

  *odds = (FroLandingOdds){ .of = fro_weight_power (6, roll->control.dice + most) };
  fro_count_rolls (&count, add_landing, &(Landing){ roll, damage, odds });
  return TRUE;
}
