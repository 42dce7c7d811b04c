/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "track-layout.h"

static gpointer
key_of (PaddockHex hex)
{
  return GUINT_TO_POINTER ((guint) (guint16) hex.q << 16 | (guint16) hex.r);
}

static void
cover (PaddockTrackLayout *self, PaddockHex hex, guint kind)
{
  g_hash_table_insert (self->covered, key_of (hex), GUINT_TO_POINTER (kind));
}

static void
cover_obstacle (PaddockTrackLayout *self, const PaddockObstacle *obstacle)
{
  PaddockHex hexes[3];
  guint n = paddock_obstacle_get_hexes (obstacle, hexes);

  for (guint i = 0; i < n; i++)
    cover (self, hexes[i], paddock_obstacle_get_shown (obstacle, i));
}

static void
cover_tokens (PaddockTrackLayout *self, const PaddockList *tokens)
{
  for (guint i = 0; i < paddock_list_len (tokens); i++)
    cover (self, PADDOCK_LIST_AT (tokens, PaddockLineToken, i)->at, PADDOCK_CELL_BARRIER);
}

void
paddock_track_layout_init (PaddockTrackLayout *self, const PaddockHexTrack *track)
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
paddock_track_layout_clear (PaddockTrackLayout *self)
{
  g_clear_pointer (&self->covered, g_hash_table_unref);
}

guint
paddock_track_layout_get (const PaddockTrackLayout *self, PaddockHex hex)
{
  gpointer kind;

  if (g_hash_table_size (self->covered) > 0
      && g_hash_table_lookup_extended (self->covered, key_of (hex), NULL, &kind))
    return GPOINTER_TO_UINT (kind);

  return paddock_board_get (self->board, hex).kind;
}

gboolean
paddock_track_layout_is_free (const PaddockTrackLayout *self, PaddockHex hex)
{
  return paddock_cell_kind_is_free (paddock_track_layout_get (self, hex));
}

/* How many hexes of the board lie in a row beyond HEX. */
static int
count_to_edge (const PaddockBoard *board, PaddockHex hex, int direction)
{
  int n = 0;

  while (paddock_board_get (board, paddock_hex_along (hex, direction, n + 1)).kind
         != PADDOCK_CELL_OFF)
    n++;

  return n;
}

gboolean
paddock_line_row_find (PaddockLineRow *self, const PaddockBoard *board, const PaddockList *tokens)
{
  const PaddockLineToken *token;
  int steps = 0;

  *self = (PaddockLineRow){ .n = 0 };
  if (paddock_list_len (tokens) == 0)
    return FALSE;

  token = PADDOCK_LIST_AT (tokens, PaddockLineToken, 0);
  self->direction = paddock_direction_wrap (token->arrow);
  if (tokens->len == 1)
    steps = count_to_edge (board, token->at, self->direction) + 1;
  else
    paddock_hex_is_in_row (token->at, PADDOCK_LIST_AT (tokens, PaddockLineToken, 1)->at,
                           &self->direction, &steps);

  self->first = paddock_hex_neighbour (token->at, self->direction);
  self->n = MAX (steps - 1, 0);
  return self->n > 0;
}
