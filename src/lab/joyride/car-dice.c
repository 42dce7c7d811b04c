/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "car-dice.h"

static const int standard_faces[] = { 1, 1, 2, 2, 3, 3 };

static void
read_faces (PaddockCarOdds *self, const PaddockList *faces)
{
  guint n = paddock_list_len (faces) > 0 ? faces->len : G_N_ELEMENTS (standard_faces);

  for (guint i = 0; i < n; i++) {
    int face = faces && faces->len > 0 ? paddock_list_get_int (faces, i) : standard_faces[i];

    face = CLAMP (face, 0, PADDOCK_CAR_MAX_FACE);
    self->faces[face] += 1. / n;
    self->mean += (double) face / n;
  }
}

static void
add_die (const PaddockCarOdds *self, const double *before, double *after)
{
  for (int sum = 0; sum <= PADDOCK_CAR_MAX_SUM; sum++)
    for (int face = 0; face <= MIN (sum, PADDOCK_CAR_MAX_FACE); face++)
      after[sum] += before[sum - face] * self->faces[face];
}

void
paddock_car_odds_init (PaddockCarOdds *self, const PaddockCar *car)
{
  *self = (PaddockCarOdds){ .mean = 0 };
  read_faces (self, car->dice.faces);
  self->sums[0][0] = 1;
  for (guint n = 1; n <= PADDOCK_CAR_MAX_DICE; n++)
    add_die (self, self->sums[n - 1], self->sums[n]);
}

/* --- Locks --- */

/* Dice by their faces, from the lowest on: what falls alike is counted once. */
typedef struct {
  const PaddockCarOdds *odds;
  guint n_slots;
  double *chances;
} Locks;

/* What some of the dice show together, as sets of sums by how many they are. */
typedef struct {
  guint64 sums[PADDOCK_CAR_MAX_DICE + 1];
} Sums;

G_STATIC_ASSERT (PADDOCK_CAR_MAX_SUM < 64);

static void
add_to_sums (Sums *self, guint n_slots, int face)
{
  for (guint n = n_slots; n > 0; n--)
    self->sums[n] |= self->sums[n - 1] << face;
}

static void
count_sums (const Locks *self, const Sums *sums, double chance)
{
  guint64 found = 0;

  for (guint n = 1; n <= self->n_slots; n++)
    found |= sums->sums[n];
  for (int sum = 0; sum <= PADDOCK_CAR_MAX_SUM; sum++)
    if (found >> sum & 1)
      self->chances[sum] += chance;
}

/* CHANCE of the dice so far; LEFT dice show FACE or more. */
static void
fall (const Locks *self, Sums sums, int face, guint left, double chance)
{
  double p;

  if (left == 0) {
    count_sums (self, &sums, chance);
    return;
  }
  p = self->odds->faces[face];
  if (face < PADDOCK_CAR_MAX_FACE)
    fall (self, sums, face + 1, left, chance);
  for (guint k = 1; k <= left && p > 0; k++) {
    chance *= p * (left - k + 1) / k;
    add_to_sums (&sums, self->n_slots, face);
    if (k == left || face < PADDOCK_CAR_MAX_FACE)
      fall (self, sums, face + 1, left - k, chance);
  }
}

void
paddock_car_odds_find_locks (const PaddockCarOdds *self,
                             guint n,
                             guint n_slots,
                             double chances[PADDOCK_CAR_MAX_SUM + 1])
{
  Locks locks = { self, MIN (n_slots, PADDOCK_CAR_MAX_DICE), chances };

  for (int i = 0; i <= PADDOCK_CAR_MAX_SUM; i++)
    chances[i] = 0;
  fall (&locks, (Sums){ { 1 } }, 0, MIN (n, PADDOCK_CAR_MAX_DICE), 1);
}
