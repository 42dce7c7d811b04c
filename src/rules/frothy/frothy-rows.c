/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What traits and affects do: looking up the rows of effects that act for a vehicle (FRO-TRT, FRO-AFF).
 */

#include "frothy-rows.h"

#include "frothy-dice.h"

/* The acting rows of one kind, as a set. */
static guint64
find_rows (const PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  guint64 rows = 0;

  if (!(spec->kinds >> kind & 1))
    return 0;
  for (guint64 left = fro_vehicle (table, vehicle)->effects; left; left &= left - 1) {
    const FroEffect *effect = &spec->effects[__builtin_ctzll (left)];

    if (effect->kind == kind && (effect->when & when))
      rows |= left & -left;
  }

  return rows;
}

gboolean
fro_has_effect (const PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when)
{
  return find_rows (table, vehicle, kind, when) != 0;
}

int
fro_roll_number (PaddockTable *table, guint vehicle, int number)
{
  int sum = 0;

  if (!paddock_number_is_random (number))
    return number;

  for (int i = 0; i < paddock_number_get_dice (number); i++) {
    guint8 counts[6] = { 0 };

    fro_roll (table, vehicle, 1, FRO_DIE_NUMBER, FRO_DIC_07, counts);
    for (int value = 1; value <= FRO_MAX_VALUE; value++)
      sum += value * counts[value];
  }

  return paddock_number_get_sign (number) * sum;
}

static void
tell_row (PaddockTable *table, guint vehicle, const FroEffect *effect, int n)
{
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                .subject = effect->subject, .clause = effect->clause, .amount = (gint16) n);
}

int
fro_count_row (PaddockTable *table, guint vehicle, const FroEffect *effect)
{
  int n = fro_roll_number (table, vehicle, effect->n);

  if (n != 0)
    tell_row (table, vehicle, effect, n);
  return n;
}

void
fro_tell_effects (PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when)
{
  const FroSpec *spec = fro_spec (table, vehicle);

  if (!table->events)
    return;
  for (guint64 rows = find_rows (table, vehicle, kind, when); rows; rows &= rows - 1)
    tell_row (table, vehicle, &spec->effects[__builtin_ctzll (rows)], 1);
}

int
fro_sum_effects (PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  int sum = 0;

  for (guint64 rows = find_rows (table, vehicle, kind, when); rows; rows &= rows - 1)
    sum += fro_count_row (table, vehicle, &spec->effects[__builtin_ctzll (rows)]);

  return sum;
}

int
fro_least_effect (PaddockTable *table,
                  guint vehicle,
                  PaddockFrothyEffectKind kind,
                  guint when,
                  int none)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  int least = none;

  for (guint64 rows = find_rows (table, vehicle, kind, when); rows; rows &= rows - 1)
    least = MIN (least, fro_roll_number (table, vehicle, spec->effects[__builtin_ctzll (rows)].n));

  return least;
}

int
fro_get_effect (const PaddockTable *table,
                guint vehicle,
                PaddockFrothyEffectKind kind,
                guint when,
                int none)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  int least = G_MAXINT;

  for (guint64 rows = find_rows (table, vehicle, kind, when); rows; rows &= rows - 1) {
    int n = spec->effects[__builtin_ctzll (rows)].n;

    if (!paddock_number_is_random (n))
      least = MIN (least, n);
  }

  return least == G_MAXINT ? none : least;
}
