/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "selection.h"

static guint
get_len (const GArray *things)
{
  return things ? things->len : 0;
}

void
paddock_selection_copy (PaddockSelection *self, const PaddockSelection *from)
{
  PaddockSelection copy = {
    .hexes = from->hexes ? paddock_board_ref (from->hexes) : NULL,
    .things = from->things ? g_array_copy (from->things) : NULL,
    .pivot = from->pivot,
    .has_pivot = from->has_pivot,
  };

  paddock_selection_clear (self);
  *self = copy;
}

void
paddock_selection_clear (PaddockSelection *self)
{
  g_clear_pointer (&self->hexes, paddock_board_unref);
  g_clear_pointer (&self->things, g_array_unref);
  self->has_pivot = FALSE;
}

static gboolean
find_thing (const PaddockSelection *self, PaddockThing thing, guint *at)
{
  for (guint i = 0; i < get_len (self->things); i++) {
    const PaddockThing *other = &g_array_index (self->things, PaddockThing, i);

    if (other->kind == thing.kind && other->index == thing.index) {
      *at = i;
      return TRUE;
    }
  }

  return FALSE;
}

gboolean
paddock_selection_equal (const PaddockSelection *a, const PaddockSelection *b)
{
  if (get_len (a->things) != get_len (b->things) || !paddock_board_equal (a->hexes, b->hexes))
    return FALSE;

  for (guint i = 0; i < get_len (a->things); i++)
    if (!paddock_selection_has_thing (b, g_array_index (a->things, PaddockThing, i)))
      return FALSE;

  return TRUE;
}

gboolean
paddock_selection_is_empty (const PaddockSelection *self)
{
  return get_len (self->things) == 0 && paddock_board_count (self->hexes) == 0;
}

void
paddock_selection_set_hex (PaddockSelection *self, PaddockHex hex, gboolean is_selected)
{
  self->has_pivot = FALSE;
  paddock_board_set (&self->hexes, hex,
                     PADDOCK_CELL (is_selected ? PADDOCK_CELL_SPACE : PADDOCK_CELL_OFF));
}

gboolean
paddock_selection_has_hex (const PaddockSelection *self, PaddockHex hex)
{
  return paddock_board_get (self->hexes, hex).kind != PADDOCK_CELL_OFF;
}

void
paddock_selection_set_thing (PaddockSelection *self, PaddockThing thing, gboolean is_selected)
{
  guint at;
  gboolean was_selected = find_thing (self, thing, &at);

  if (is_selected == was_selected)
    return;

  self->has_pivot = FALSE;
  if (!self->things)
    self->things = g_array_new (FALSE, FALSE, sizeof (PaddockThing));
  if (is_selected)
    g_array_append_val (self->things, thing);
  else
    g_array_remove_index (self->things, at);
}

gboolean
paddock_selection_has_thing (const PaddockSelection *self, PaddockThing thing)
{
  guint at;

  return find_thing (self, thing, &at);
}

guint
paddock_selection_get_n_things (const PaddockSelection *self)
{
  return get_len (self->things);
}

PaddockThing
paddock_selection_get_thing (const PaddockSelection *self, guint i)
{
  return g_array_index (self->things, PaddockThing, i);
}

typedef struct {
  gint64 q, r, n;
} Sum;

static void
add_to_sum (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Sum *sum = data;

  sum->q += hex.q;
  sum->r += hex.r;
  sum->n++;
}

static void
add_thing_to_sum (Sum *sum, const PaddockHexTrack *track, PaddockThing thing)
{
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = paddock_track_get_hexes (track, thing.kind, thing.index, hexes);

  for (guint i = 0; i < n; i++)
    add_to_sum (hexes[i], PADDOCK_CELL (PADDOCK_CELL_SPACE), sum);
}

gboolean
paddock_selection_get_pivot (const PaddockSelection *self,
                             const PaddockHexTrack *track,
                             PaddockHex *pivot)
{
  Sum sum = { 0 };

  paddock_board_foreach (self->hexes, NULL, add_to_sum, &sum);
  for (guint i = 0; i < get_len (self->things); i++)
    add_thing_to_sum (&sum, track, paddock_selection_get_thing (self, i));
  if (sum.n == 0)
    return FALSE;

  *pivot = self->has_pivot
             ? self->pivot
             : paddock_hex_round ((double) sum.q / (double) sum.n, (double) sum.r / (double) sum.n);
  return TRUE;
}

void
paddock_selection_trim (PaddockSelection *self,
                        guint (*n_of_kind) (gconstpointer data, PaddockThingKind kind),
                        gconstpointer data)
{
  for (guint i = get_len (self->things); i-- > 0;) {
    PaddockThing thing = paddock_selection_get_thing (self, i);

    if (thing.index >= n_of_kind (data, thing.kind))
      g_array_remove_index (self->things, i);
  }
}
