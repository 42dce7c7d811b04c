/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-driver-map.h"

#define N_SAFE_LOSSES 3 /* Safe Speeds that are lost; more count as the most */
#define N_RESILIENCES 4 /* blank, 0, 1, 2 */

/* The shapes of a licence: those are the tempos, made or not. */
typedef gsize Tempos[PADDOCK_N_NERVES][PADDOCK_FRO_N_MOODS];
typedef Tempos Shapes[N_SAFE_LOSSES][N_RESILIENCES][PADDOCK_FRO_N_LOADS];

struct _PaddockFroMap {
  PaddockFroGraph *graph;
  guint8 licences[FRO_MAX_VEHICLES]; /* the first vehicle with the same one */
  Shapes *shapes;                    /* by licence */
};

static guint
find_licence (const FroCourse *course, guint vehicle)
{
  guint first = 0;

  while (course->specs[first].licence != course->specs[vehicle].licence)
    first++;

  return first;
}

PaddockFroMap *
paddock_fro_map_new (const FroCourse *course)
{
  PaddockFroMap *self = g_new0 (PaddockFroMap, 1);

  self->graph = paddock_fro_graph_new (course);
  self->shapes = g_new0 (Shapes, MAX (1, course->n_vehicles));
  for (guint i = 0; i < course->n_vehicles; i++)
    self->licences[i] = (guint8) find_licence (course, i);

  return self;
}

void
paddock_fro_map_free (PaddockFroMap *self)
{
  gsize *slots = (gsize *) self->shapes;
  guint n = self->graph->course->n_vehicles * (guint) (sizeof (Shapes) / sizeof (gsize));

  for (guint i = 0; i < n; i++)
    if (slots[i])
      paddock_fro_tempo_free (GSIZE_TO_POINTER (slots[i]));
  g_free (self->shapes);
  paddock_fro_graph_free (self->graph);
  g_free (self);
}

const PaddockFroGraph *
paddock_fro_map_get_graph (const PaddockFroMap *self)
{
  return self->graph;
}

/* Control dice that it always has beside those of its Speed. */
static guint
find_floor (const FroVehicle *vehicle, const FroSpec *spec)
{
  int floor = spec->min_clp;

  for (guint64 rows = spec->kinds >> PADDOCK_EFFECT_DICE & 1 ? vehicle->effects : 0; rows;
       rows &= rows - 1) {
    const FroEffect *effect = &spec->effects[__builtin_ctzll (rows)];

    if (effect->kind == PADDOCK_EFFECT_DICE && (effect->when & PADDOCK_WHEN_CONTROL_ROLL))
      floor += paddock_fro_mean_number (effect->n);
  }

  return (guint) CLAMP (floor, 0, PADDOCK_FRO_N_LOADS - 1);
}

const PaddockFroTempo *
paddock_fro_map_get_tempo (const PaddockFroMap *self,
                           const PaddockTable *table,
                           guint index,
                           const PaddockFroStakes *stakes,
                           PaddockFroMood mood)
{
  const FroVehicle *vehicle = fro_vehicle (table, index);
  const FroSpec *spec = fro_spec (table, index);
  PaddockFroShape shape = { .hurt = stakes->moods[mood],
                            .safe_losses = MIN (vehicle->safe_losses, N_SAFE_LOSSES - 1),
                            .floor = find_floor (vehicle, spec),
                            .resilience = CLAMP (vehicle->resilience, -1, N_RESILIENCES - 2) };
  Tempos *tempos =
    &self->shapes[self->licences[index]][shape.safe_losses][shape.resilience + 1][shape.floor];
  gsize *slot = &(*tempos)[stakes->nerve][mood];

  if (g_once_init_enter (slot))
    g_once_init_leave (slot, GPOINTER_TO_SIZE (paddock_fro_tempo_new (self->graph, spec, &shape)));

  return GSIZE_TO_POINTER (*slot);
}
