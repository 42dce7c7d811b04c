/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "draw-samples.h"

#include "hex-layout.h"
#include "hex-track.h"

/* Rows of cells, each shifted half a hex against the one above, so that they fill a rectangle. */
static void
set_rows (PaddockBoard **board, const char *const *rows)
{
  for (int r = 0; rows[r]; r++)
    for (int i = 0; rows[r][i]; i++)
      paddock_board_set (board, PADDOCK_HEX (i - r / 2, r),
                         PADDOCK_CELL ((guint8) paddock_cell_kind_from_char (rows[r][i])));
}

static PaddockHex
at (int column, int row)
{
  return PADDOCK_HEX (column - row / 2, row);
}

static void
add_token (PaddockList **tokens, PaddockHex hex, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = hex;
  token->arrow = arrow;
}

static PaddockCheckpoint *
add_checkpoint (PaddockHexTrack *track, int number, int side)
{
  PaddockCheckpoint *checkpoint =
    paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);

  checkpoint->number = number;
  checkpoint->side = side;

  return checkpoint;
}

static void
add_special (PaddockHexTrack *track, const char *key, const char *name, const char *label)
{
  PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);

  paddock_text_set (&special->key, key);
  paddock_text_set (&special->name, name);
  paddock_text_set (&special->label, label);
}

static void
add_obstacle (PaddockHexTrack *track, PaddockHex hex, int shape, int rotation, const char *shows)
{
  PaddockObstacle *obstacle = paddock_list_append (&track->obstacles, &paddock_obstacle_type);

  obstacle->at = hex;
  obstacle->shape = shape;
  obstacle->rotation = rotation;
  paddock_text_set (&obstacle->shows, shows);
}

static void
add_item (PaddockHexTrack *track, PaddockHex hex, int how, const char *item)
{
  PaddockBoardItem *entry = paddock_list_append (&track->board_items, &paddock_board_item_type);

  entry->at = hex;
  entry->how = how;
  paddock_text_set (&entry->item, item);
}

static void
add_note (PaddockHexTrack *track, PaddockHex hex, const char *text)
{
  PaddockNote *note = paddock_list_append (&track->notes, &paddock_note_type);

  note->at = hex;
  paddock_text_set (&note->text, text);
}

PaddockDocument *
sample_joyride_track (void)
{
  static const char *const rows[] = {
    "__########################__", "_#........................#_",
    "#..........................#", "#..........aaa.............#",
    "#....##############........#", "#...#______________##......#",
    "#...#_______________#......#", "#...#______________##..bb..#",
    "#....##############....bb..#", "#..........................#",
    "#..........................#", "_#........................#_",
    "__########################__", NULL,
  };
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (blank);

  paddock_text_set (&track->title, "Harbour Loop");
  paddock_text_set (&track->location, "Old Harbour");
  paddock_text_set (&track->author, "The Paddock");
  track->laps = 3;
  track->difficulty = 2;
  set_rows (&track->board, rows);
  add_special (track, "a", "extra-grip", "Extra grip: steering is free here");
  add_special (track, "b", "boost", "Boost");

  track->start.direction = 0;
  add_token (&track->start.tokens, at (10, 8), 5);
  add_token (&track->start.tokens, at (12, 12), 2);

  add_token (&add_checkpoint (track, 1, PADDOCK_SIDE_PLAIN)->tokens, at (20, 6), 0);
  add_token (&add_checkpoint (track, 2, PADDOCK_SIDE_ITEM)->tokens, at (10, 4), 2);
  add_token (&add_checkpoint (track, 3, PADDOCK_SIDE_ITEM)->tokens, at (4, 6), 3);

  add_obstacle (track, at (17, 10), PADDOCK_SHAPE_ONE, 0, "");
  add_obstacle (track, at (22, 2), PADDOCK_SHAPE_TRIANGLE, 0, "#.a");
  add_obstacle (track, at (5, 10), PADDOCK_SHAPE_BENT, 1, "");

  add_item (track, at (15, 2), PADDOCK_ITEM_RANDOM, "");
  add_item (track, at (7, 2), PADDOCK_ITEM_FIXED, "missile");
  add_item (track, at (24, 9), PADDOCK_ITEM_ARMED, "oil-slick");
  add_note (track, at (2, 8), "Too narrow for three cars abreast?");

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

static void
add_slot (PaddockHexTrack *track, int number, PaddockHex hex, int facing)
{
  PaddockGridSlot *slot = paddock_list_append (&track->grid, &paddock_grid_slot_type);

  slot->number = number;
  slot->at = hex;
  slot->facing = facing;
}

/* A ring of three lanes around a field, ranked all the way round. */
static void
lay_ring (PaddockHexTrack *track, guint inner)
{
  for (guint lane = 0; lane < 3; lane++) {
    guint n;
    g_autofree PaddockHex *ring = paddock_hex_ring (PADDOCK_HEX (0, 0), inner + lane, &n);

    for (guint i = 0; i < n; i++) {
      PaddockCell cell = PADDOCK_CELL (PADDOCK_CELL_SPACE);

      cell.lane = (guint8) lane;
      cell.rank = (gint16) (i * 6 * inner / n);
      paddock_board_set (&track->board, ring[i], cell);
    }
  }
  track->course.length = (int) (6 * inner);
}

PaddockDocument *
sample_frothy_track (void)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (blank);
  PaddockHazard *hazard;
  PaddockFragile *fragile;
  PaddockSolid *solid;
  PaddockRunnerEntry *entry;

  paddock_text_set (&track->title, "Circus Minimus");
  track->game = PADDOCK_GAME_FROTHY;
  track->orientation = PADDOCK_ORIENTATION_FLAT;
  lay_ring (track, 4);
  track->course.line_rank = 2;

  add_slot (track, 1, PADDOCK_HEX (4, 0), 4);
  add_slot (track, 2, PADDOCK_HEX (5, 0), 4);
  add_slot (track, 3, PADDOCK_HEX (6, 0), 5);

  hazard = paddock_list_append (&track->hazards, &paddock_hazard_type);
  hazard->at = PADDOCK_HEX (0, -5);
  hazard->clp = 2;
  hazard = paddock_list_append (&track->hazards, &paddock_hazard_type);
  hazard->at = PADDOCK_HEX (2, -6);
  hazard->clp = 1;
  hazard->dice = 2;
  fragile = paddock_list_append (&track->fragiles, &paddock_fragile_type);
  fragile->at = PADDOCK_HEX (-4, 0);
  fragile->dice = 1;
  solid = paddock_list_append (&track->solids, &paddock_solid_type);
  solid->at = PADDOCK_HEX (-2, 6);
  solid->dice = 3;
  entry = paddock_list_append (&track->course.runners.entries, &paddock_runner_entry_type);
  entry->at = PADDOCK_HEX (-6, 3);
  entry->direction = 5;

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

PaddockDocument *
sample_board (int side)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (blank);
  g_autofree PaddockCell *cells = g_new (PaddockCell, side);

  paddock_text_set (&track->title, "A large board");
  for (int r = 0; r < side; r++) {
    for (int i = 0; i < side; i++) {
      int kind = PADDOCK_CELL_SPACE;

      if (i % 23 == 7 && r % 5 != 0)
        kind = PADDOCK_CELL_BARRIER;
      else if (i % 31 == 3 && r % 17 == 4)
        kind = PADDOCK_CELL_SPECIAL + i % 5;
      cells[i] = PADDOCK_CELL ((guint8) kind);
    }
    paddock_board_set_row (&track->board, r, -(r / 2), (guint) side, cells);
  }
  for (int i = 0; i < side / 10; i++)
    add_token (&add_checkpoint (track, i + 1, i % 2)->tokens, at (i * 10 + 5, i * 10 + 2), 0);

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

PaddockDocument *
sample_row (int n)
{
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (blank);

  for (int q = 0; q < n; q++)
    paddock_board_set (&track->board, PADDOCK_HEX (q, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));

  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

const Sample samples[] = {
  { "joyride-track", sample_joyride_track },
  { "frothy-track", sample_frothy_track },
};
const guint n_samples = G_N_ELEMENTS (samples);
