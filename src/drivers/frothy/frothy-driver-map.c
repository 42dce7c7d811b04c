/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-driver-map.h"

#include "frothy/frothy-table.h"

#define MAX_SAFE_LOSSES 2 /* Safe Speeds that are lost; more count as this */
#define MAX_RESILIENCE 2
#define MAX_SPACES_APART \
  1000 /* of a track on which everybody has tempos of their own: one takes 16 KB for each space */

struct _PaddockFroMap {
  PaddockFroGraph *graph;
  PaddockFroTempoStore *store;
};

PaddockFroMap *
paddock_fro_map_new (const FroCourse *course)
{
  PaddockFroMap *self = g_new0 (PaddockFroMap, 1);

  self->graph = paddock_fro_graph_new (course);
  self->store = paddock_fro_tempo_store_new (self->graph, PADDOCK_FRO_STORE_BOUND);
  return self;
}

void
paddock_fro_map_free (PaddockFroMap *self)
{
  paddock_fro_tempo_store_free (self->store);
  paddock_fro_graph_free (self->graph);
  g_free (self);
}

PaddockFroTempoStore *
paddock_fro_map_get_store (PaddockFroMap *self)
{
  return self->store;
}

/* --- Guides --- */

#define MAX_MORE 2 /* tempos of other shapes: what a decision may take longer */

/* What it holds: filled in when it is asked for, also by those who only read the guide. */
typedef struct {
  const PaddockFroTempo *tempos[PADDOCK_FRO_N_KNOTS];
  guint n_more;
  struct {
    PaddockFroShape shape;
    const PaddockFroTempo *tempo;
  } more[MAX_MORE];
} Hold;

struct _PaddockFroGuide {
  PaddockFroMap *map;
  const FroSpec *spec;
  guint vehicle;
  PaddockFroShape shape; /* all but what damage costs */
  const guint *knots;
  Hold *hold;
};

PaddockFroGuide *
paddock_fro_guide_new (PaddockFroMap *map)
{
  PaddockFroGuide *self = g_new0 (PaddockFroGuide, 1);

  self->map = map;
  self->hold = g_new0 (Hold, 1);
  return self;
}

static void
let_go (PaddockFroGuide *self)
{
  for (guint knot = 0; knot < PADDOCK_FRO_N_KNOTS; knot++)
    if (self->hold->tempos[knot])
      paddock_fro_tempo_store_give_back (self->map->store, self->hold->tempos[knot]);
  for (guint i = 0; i < self->hold->n_more; i++)
    paddock_fro_tempo_store_give_back (self->map->store, self->hold->more[i].tempo);
  *self->hold = (Hold){ .n_more = 0 };
}

void
paddock_fro_guide_free (PaddockFroGuide *self)
{
  let_go (self);
  g_free (self->hold);
  g_free (self);
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

static PaddockFroShape
find_shape (const PaddockTable *table, guint index)
{
  const FroVehicle *vehicle = fro_vehicle (table, index);

  return (PaddockFroShape){ .safe_losses = MIN (vehicle->safe_losses, MAX_SAFE_LOSSES),
                            .floor = find_floor (vehicle, fro_spec (table, index)),
                            .resilience = CLAMP (vehicle->resilience, -1, MAX_RESILIENCE) };
}

void
paddock_fro_guide_face (PaddockFroGuide *self, const PaddockTable *table, guint index)
{
  let_go (self);
  self->vehicle = index;
  self->spec = fro_spec (table, index);
  self->knots = paddock_fro_knots_get (fro_course (table));
  self->shape = find_shape (table, index);
}

const PaddockFroGraph *
paddock_fro_guide_get_graph (const PaddockFroGuide *self)
{
  return self->map->graph;
}

static const PaddockFroTempo *
take (const PaddockFroGuide *self, PaddockFroShape shape)
{
  return paddock_fro_tempo_store_take (self->map->store, self->spec, &shape);
}

/* A track can be so large that one must do for all: that of the first vehicle, whoever asks first. */
static const PaddockFroTempo *
take_common (const PaddockFroGuide *self)
{
  static const PaddockFroShape common = { .hurt = PADDOCK_FRO_ROUND };

  return paddock_fro_tempo_store_take (self->map->store, &self->map->graph->course->specs[0],
                                       &common);
}

/* Of the shape that it was in when the decision came up. */
static const PaddockFroTempo *
get_own (const PaddockFroGuide *self, guint knot)
{
  const PaddockFroTempo **tempo = &self->hold->tempos[knot];
  PaddockFroShape shape = self->shape;

  shape.hurt = self->knots[knot];
  if (!*tempo)
    *tempo =
      self->map->graph->n_spaces > MAX_SPACES_APART ? take_common (self) : take (self, shape);

  return *tempo;
}

/* Of another shape; NULL: there are too many. */
static const PaddockFroTempo *
get_other (const PaddockFroGuide *self, PaddockFroShape shape, guint knot)
{
  Hold *hold = self->hold;
  guint i = 0;

  shape.hurt = self->knots[knot];
  while (i < hold->n_more && !paddock_fro_shape_equal (&hold->more[i].shape, &shape))
    i++;
  if (i == MAX_MORE)
    return NULL;
  if (i == hold->n_more) {
    hold->more[i].shape = shape;
    hold->more[i].tempo = take (self, shape);
    hold->n_more++;
  }

  return hold->more[i].tempo;
}

const PaddockFroTempo *
paddock_fro_guide_get_tempo (const PaddockFroGuide *self,
                             const PaddockTable *table,
                             guint vehicle,
                             guint knot)
{
  const PaddockFroTempo *tempo = NULL;

  if (vehicle == self->vehicle && self->map->graph->n_spaces <= MAX_SPACES_APART) {
    PaddockFroShape shape = find_shape (table, vehicle);

    if (!paddock_fro_shape_equal (&shape, &self->shape))
      tempo = get_other (self, shape, knot);
  }

  return tempo ? tempo : get_own (self, knot);
}
