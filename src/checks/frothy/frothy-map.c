/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-map.h"

static gpointer
key_of (PaddockHex hex)
{
  return GUINT_TO_POINTER ((guint) (guint16) hex.q << 16 | (guint16) hex.r);
}

int
paddock_frothy_map_find (const PaddockFrothyMap *self, PaddockHex hex)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->index, key_of (hex))) - 1;
}

static void
collect_hex (PaddockHex hex, PaddockCell cell, gpointer data)
{
  if (paddock_cell_kind_is_free (cell.kind))
    g_array_append_val ((GArray *) data, hex);
}

static void
number_hexes (PaddockFrothyMap *self)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (PaddockHex));

  paddock_board_foreach (self->track->board, NULL, collect_hex, hexes);
  self->n_hexes = hexes->len;
  self->hexes = (PaddockHex *) g_array_free (g_steal_pointer (&hexes), FALSE);
  self->ranks = g_new (gint16, self->n_hexes);
  self->lanes = g_new (guint8, self->n_hexes);
  self->ways = g_new0 (guint8, self->n_hexes);
  self->index = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < self->n_hexes; i++) {
    PaddockCell cell = paddock_board_get (self->track->board, self->hexes[i]);

    self->ranks[i] = cell.rank < self->length ? cell.rank : PADDOCK_RANK_NONE;
    self->lanes[i] = cell.lane;
    g_hash_table_insert (self->index, key_of (self->hexes[i]), GUINT_TO_POINTER (i + 1));
  }
}

static void
find_neighbours (PaddockFrothyMap *self)
{
  self->next = g_malloc (self->n_hexes * sizeof *self->next);
  for (guint i = 0; i < self->n_hexes; i++)
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
      self->next[i][d] = paddock_frothy_map_find (self, paddock_hex_neighbour (self->hexes[i], d));
}

static void
place_solids (PaddockFrothyMap *self)
{
  for (guint i = 0; i < paddock_list_len (self->track->solids); i++) {
    const PaddockSolid *solid = PADDOCK_LIST_AT (self->track->solids, PaddockSolid, i);
    int hex = paddock_frothy_map_find (self, solid->at);

    if (hex != PADDOCK_FROTHY_NO_HEX)
      self->ways[hex] = solid->is_low ? PADDOCK_WAY_LOW : PADDOCK_WAY_SOLID;
  }
}

PaddockFrothyMap *
paddock_frothy_map_new (const PaddockHexTrack *track)
{
  PaddockFrothyMap *self = g_new0 (PaddockFrothyMap, 1);

  self->track = track;
  self->length = track->course.length;
  self->is_closed = track->course.closed;
  number_hexes (self);
  find_neighbours (self);
  place_solids (self);
  return self;
}

void
paddock_frothy_map_free (PaddockFrothyMap *self)
{
  g_free (self->hexes);
  g_free (self->ranks);
  g_free (self->lanes);
  g_free (self->ways);
  g_free (self->next);
  g_hash_table_unref (self->index);
  g_free (self);
}

gpointer
paddock_frothy_map_prepare (gconstpointer track, PaddockStop *stop)
{
  return paddock_frothy_map_new (track);
}

void
paddock_frothy_map_release (gpointer map)
{
  paddock_frothy_map_free (map);
}

int
paddock_frothy_map_gain (const PaddockFrothyMap *self, guint from, guint to)
{
  int gain = self->ranks[to] - self->ranks[from];

  if (self->ranks[from] == PADDOCK_RANK_NONE || self->ranks[to] == PADDOCK_RANK_NONE)
    return 0;
  if (self->is_closed && 2 * gain > self->length)
    return gain - self->length;
  if (self->is_closed && 2 * gain < -self->length)
    return gain + self->length;

  return gain;
}

int
paddock_frothy_map_wrap (const PaddockFrothyMap *self, int rank)
{
  return self->is_closed && self->length ? rank % self->length : rank;
}

int
paddock_frothy_map_distance (const PaddockFrothyMap *self, int from, int to)
{
  return self->is_closed && to < from ? to + self->length - from : to - from;
}
