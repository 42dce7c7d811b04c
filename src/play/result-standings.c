/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The standings: first those whom the rules have placed, then those who were on the way, by how far they had come, and
 * those who were out last, the earliest at the very end.
 */

#include "result-private.h"

static int
compare (gconstpointer a, gconstpointer b)
{
  const PaddockStanding *x = a, *y = b;

  if ((x->place == 0) != (y->place == 0))
    return x->place == 0 ? 1 : -1;
  if (x->place != y->place)
    return x->place < y->place ? -1 : 1;
  if (x->end != y->end)
    return x->end < y->end ? -1 : 1;
  if (x->place == 0 && x->end == PADDOCK_END_OUT && x->moment != y->moment)
    return x->moment > y->moment ? -1 : 1;
  if (x->progress != y->progress)
    return x->progress > y->progress ? -1 : 1;

  return x->seat < y->seat ? -1 : x->seat > y->seat;
}

static void
note_ends (PaddockResult *self)
{
  for (guint i = 0; i < self->n_seats; i++) {
    PaddockStanding *standing = &self->standings[i];

    if (standing->place == 1)
      standing->end = PADDOCK_END_WON;
    else if (standing->place > 0 && standing->end != PADDOCK_END_OUT)
      standing->end = PADDOCK_END_PLACED;
    self->n_winners += standing->place == 1;
  }
}

/* Somebody has won: those who were on the way come next, by how far they had come. */
static void
place_rest (PaddockResult *self)
{
  guint places[PADDOCK_MAX_SEATS] = { 0 };

  for (guint i = 0; i < self->n_seats; i++) {
    const PaddockStanding *standing = &self->standings[i];

    places[i] = standing->place;
    if (standing->place > 0 || standing->end != PADDOCK_END_RACING)
      continue;
    places[i] = 1;
    for (guint j = 0; j < self->n_seats; j++)
      places[i] += self->standings[j].place > 0
                   || (self->standings[j].end == PADDOCK_END_RACING
                       && self->standings[j].progress > standing->progress);
  }
  for (guint i = 0; i < self->n_seats; i++)
    self->standings[i].place = places[i];
}

/* What was over when the recording began has told no places. */
static void
take_places (PaddockResult *self, const PaddockState *state)
{
  for (guint i = 0; i < state->n_placed; i++)
    if (self->standings[state->places[i]].place == 0)
      self->standings[state->places[i]].place = i + 1;
}

void
paddock_result_rank (PaddockResult *self, const PaddockTable *table)
{
  const PaddockGame *game = table->setup->game;

  take_places (self, table->state);
  for (guint i = 0; i < self->n_seats; i++)
    self->standings[i].progress = game->progress ? game->progress (table, i) : 0;
  note_ends (self);
  if (self->n_winners > 0 && game->progress && (!game->ranks_rest || game->ranks_rest (table)))
    place_rest (self);
  qsort (self->standings, self->n_seats, sizeof *self->standings, compare);
}
