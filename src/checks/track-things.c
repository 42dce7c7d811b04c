/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "track-things.h"

const char *const paddock_track_thing_names[] = {
  "start", "checkpoint", "obstacle", "item", "slot", "hazard", "fragile", "solid", "entry", NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (paddock_track_thing_names) == PADDOCK_N_TRACK_THINGS + 1);

static void
add (GArray *things, PaddockHex hex, PaddockTrackThingKind kind, guint index)
{
  PaddockTrackThing thing = { hex, kind, index };

  g_array_append_val (things, thing);
}

static void
add_tokens (GArray *things, const PaddockList *tokens, PaddockTrackThingKind kind, guint index)
{
  for (guint i = 0; i < paddock_list_len (tokens); i++)
    add (things, PADDOCK_LIST_AT (tokens, PaddockLineToken, i)->at, kind, index);
}

static void
add_obstacle (GArray *things, const PaddockObstacle *obstacle, guint index)
{
  PaddockHex hexes[3];
  guint n = paddock_obstacle_get_hexes (obstacle, hexes);

  for (guint i = 0; i < n; i++)
    add (things, hexes[i], PADDOCK_TRACK_THING_OBSTACLE, index);
}

/* Things that lie on one hex each. */
static void
add_list (GArray *things, const PaddockList *list, gsize at_offset, PaddockTrackThingKind kind)
{
  for (guint i = 0; i < paddock_list_len (list); i++) {
    const char *record = list->data + i * list->element_size;

    add (things, *(const PaddockHex *) (record + at_offset), kind, i);
  }
}

GArray *
paddock_track_things_new (const PaddockHexTrack *track)
{
  GArray *things = g_array_new (FALSE, FALSE, sizeof (PaddockTrackThing));

  add_tokens (things, track->start.tokens, PADDOCK_TRACK_THING_START, 0);
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    add_tokens (things, PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->tokens,
                PADDOCK_TRACK_THING_CHECKPOINT, i);
  for (guint i = 0; i < paddock_list_len (track->obstacles); i++)
    add_obstacle (things, PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i), i);
  add_list (things, track->board_items, G_STRUCT_OFFSET (PaddockBoardItem, at),
            PADDOCK_TRACK_THING_ITEM);
  add_list (things, track->grid, G_STRUCT_OFFSET (PaddockGridSlot, at), PADDOCK_TRACK_THING_SLOT);
  add_list (things, track->hazards, G_STRUCT_OFFSET (PaddockHazard, at),
            PADDOCK_TRACK_THING_HAZARD);
  add_list (things, track->fragiles, G_STRUCT_OFFSET (PaddockFragile, at),
            PADDOCK_TRACK_THING_FRAGILE);
  add_list (things, track->solids, G_STRUCT_OFFSET (PaddockSolid, at), PADDOCK_TRACK_THING_SOLID);
  add_list (things, track->course.runners.entries, G_STRUCT_OFFSET (PaddockRunnerEntry, at),
            PADDOCK_TRACK_THING_ENTRY);

  return things;
}

static int
compare_things (gconstpointer a, gconstpointer b)
{
  const PaddockTrackThing *left = a, *right = b;
  int order = paddock_hex_compare (left->hex, right->hex);

  if (order == 0)
    order = (int) left->kind - (int) right->kind;
  if (order == 0)
    order = (int) left->index - (int) right->index;

  return order;
}

void
paddock_track_things_sort (GArray *things)
{
  g_array_sort (things, compare_things);
}

static gpointer
key_of (PaddockHex hex)
{
  return GUINT_TO_POINTER ((guint) (guint16) hex.q << 16 | (guint16) hex.r);
}

static void
cover (PaddockLayout *self, PaddockHex hex, guint kind)
{
  g_hash_table_insert (self->covered, key_of (hex), GUINT_TO_POINTER (kind));
}

static void
cover_obstacle (PaddockLayout *self, const PaddockObstacle *obstacle)
{
  PaddockHex hexes[3];
  guint n = paddock_obstacle_get_hexes (obstacle, hexes);

  for (guint i = 0; i < n; i++)
    cover (self, hexes[i], paddock_obstacle_get_shown (obstacle, i));
}

static void
cover_tokens (PaddockLayout *self, const PaddockList *tokens)
{
  for (guint i = 0; i < paddock_list_len (tokens); i++)
    cover (self, PADDOCK_LIST_AT (tokens, PaddockLineToken, i)->at, PADDOCK_CELL_BARRIER);
}

void
paddock_layout_init (PaddockLayout *self, const PaddockHexTrack *track)
{
  self->board = track->board;
  self->covered = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < paddock_list_len (track->obstacles); i++)
    cover_obstacle (self, PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i));
  cover_tokens (self, track->start.tokens);
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    cover_tokens (self, PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->tokens);
}

void
paddock_layout_clear (PaddockLayout *self)
{
  g_clear_pointer (&self->covered, g_hash_table_unref);
}

guint
paddock_layout_get (const PaddockLayout *self, PaddockHex hex)
{
  gpointer kind;

  if (g_hash_table_lookup_extended (self->covered, key_of (hex), NULL, &kind))
    return GPOINTER_TO_UINT (kind);

  return paddock_board_get (self->board, hex).kind;
}

gboolean
paddock_layout_is_free (const PaddockLayout *self, PaddockHex hex)
{
  return paddock_cell_kind_is_free (paddock_layout_get (self, hex));
}
