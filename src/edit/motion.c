/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "motion.h"

PaddockHex
paddock_motion_hex (const PaddockMotion *self, PaddockHex hex)
{
  if (self->is_mirrored)
    hex = paddock_hex_mirror (hex, self->centre, self->axis);

  return paddock_hex_add (paddock_hex_rotate (hex, self->centre, self->sixths), self->offset);
}

int
paddock_motion_direction (const PaddockMotion *self, int direction)
{
  if (self->is_mirrored)
    direction = paddock_direction_mirror (direction, self->axis);

  return paddock_direction_rotate (direction, self->sixths);
}

int
paddock_motion_facing (const PaddockMotion *self, int facing)
{
  if (self->is_mirrored)
    facing = paddock_facing_mirror (facing, self->axis);

  return paddock_facing_rotate (facing, self->sixths);
}

static void
move_tokens (const PaddockMotion *self, PaddockList **tokens)
{
  for (guint i = 0; i < paddock_list_len (*tokens); i++) {
    PaddockLineToken *token = paddock_list_edit (tokens, i);

    token->at = paddock_motion_hex (self, token->at);
    token->arrow = paddock_motion_direction (self, token->arrow);
  }
}

static void
move_start (const PaddockMotion *self, gpointer record)
{
  PaddockStartLine *start = record;

  move_tokens (self, &start->tokens);
  start->direction = paddock_motion_direction (self, start->direction);
}

static void
move_checkpoint (const PaddockMotion *self, gpointer record)
{
  move_tokens (self, &((PaddockCheckpoint *) record)->tokens);
}

/* Which of N hexes HEX is; N: none of them. */
static guint
find_hex (const PaddockHex *hexes, guint n, PaddockHex hex)
{
  guint i = 0;

  while (i < n && !paddock_hex_equal (hexes[i], hex))
    i++;

  return i;
}

/* Whether an obstacle covers the N hexes of IMAGES; sets which hex of it each of them is. */
static gboolean
covers (const PaddockObstacle *obstacle, const PaddockHex *images, guint n, guint order[3])
{
  PaddockHex hexes[3];

  paddock_obstacle_get_hexes (obstacle, hexes);
  for (guint i = 0; i < n; i++) {
    order[i] = find_hex (images, n, hexes[i]);
    if (order[i] == n)
      return FALSE;
  }

  return TRUE;
}

static void
set_shows (PaddockObstacle *obstacle, const PaddockObstacle *before, guint n, const guint order[3])
{
  char shows[] = "###";

  if (*paddock_text_get (before->shows) == '\0')
    return;

  for (guint i = 0; i < n; i++)
    shows[i] = paddock_cell_kind_to_char (paddock_obstacle_get_shown (before, order[i]));
  shows[n] = '\0';
  paddock_text_set (&obstacle->shows, shows);
}

/* Lays an obstacle so that it covers IMAGES.  In a mirror a bent one begins at its other end, since there is none
 * that bends the other way. */
static void
fit_obstacle (PaddockObstacle *obstacle, const PaddockHex *images, guint n, guint order[3])
{
  for (guint first = 0; first < n; first++) {
    obstacle->at = images[first];
    for (obstacle->rotation = 0; obstacle->rotation < PADDOCK_N_DIRECTIONS; obstacle->rotation++)
      if (covers (obstacle, images, n, order))
        return;
  }

  g_assert_not_reached ();
}

static void
move_obstacle (const PaddockMotion *self, gpointer record)
{
  PaddockObstacle *obstacle = record, before;
  PaddockHex images[3];
  guint n = paddock_obstacle_get_hexes (obstacle, images), order[3];

  if (n == 1) { /* looks alike however it is turned */
    obstacle->at = paddock_motion_hex (self, obstacle->at);
    return;
  }

  for (guint i = 0; i < n; i++)
    images[i] = paddock_motion_hex (self, images[i]);
  paddock_record_copy (&paddock_obstacle_type, &before, obstacle);
  fit_obstacle (obstacle, images, n, order);
  set_shows (obstacle, &before, n, order);
  paddock_record_clear (&paddock_obstacle_type, &before);
}

static void
move_slot (const PaddockMotion *self, gpointer record)
{
  PaddockGridSlot *slot = record;

  slot->at = paddock_motion_hex (self, slot->at);
  slot->facing = paddock_motion_facing (self, slot->facing);
}

static void
move_runner_entry (const PaddockMotion *self, gpointer record)
{
  PaddockRunnerEntry *entry = record;

  entry->at = paddock_motion_hex (self, entry->at);
  entry->direction = paddock_motion_direction (self, entry->direction);
}

/* Things that begin with their hex, and have nothing that turns. */
static void
move_at (const PaddockMotion *self, gpointer record)
{
  PaddockHex at;

  memcpy (&at, record, sizeof at);
  at = paddock_motion_hex (self, at);
  memcpy (record, &at, sizeof at);
}

G_STATIC_ASSERT (G_STRUCT_OFFSET (PaddockBoardItem, at) == 0);
G_STATIC_ASSERT (G_STRUCT_OFFSET (PaddockHazard, at) == 0);
G_STATIC_ASSERT (G_STRUCT_OFFSET (PaddockFragile, at) == 0);
G_STATIC_ASSERT (G_STRUCT_OFFSET (PaddockSolid, at) == 0);
G_STATIC_ASSERT (G_STRUCT_OFFSET (PaddockNote, at) == 0);

void
paddock_motion_thing (const PaddockMotion *self, PaddockThingKind kind, gpointer record)
{
  static void (*const movers[PADDOCK_THING_LAST + 1]) (const PaddockMotion *self,
                                                       gpointer record) = {
    [PADDOCK_THING_START] = move_start,
    [PADDOCK_THING_CHECKPOINT] = move_checkpoint,
    [PADDOCK_THING_OBSTACLE] = move_obstacle,
    [PADDOCK_THING_ITEM] = move_at,
    [PADDOCK_THING_SLOT] = move_slot,
    [PADDOCK_THING_HAZARD] = move_at,
    [PADDOCK_THING_FRAGILE] = move_at,
    [PADDOCK_THING_SOLID] = move_at,
    [PADDOCK_THING_RUNNER_ENTRY] = move_runner_entry,
    [PADDOCK_THING_NOTE] = move_at,
  };

  g_return_if_fail (kind >= PADDOCK_THING_FIRST && kind <= PADDOCK_THING_LAST);

  movers[kind](self, record);
}
