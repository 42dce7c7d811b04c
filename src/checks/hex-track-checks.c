/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What holds for hex tracks of every game.
 */

#include "check-tables.h"
#include "games.h"
#include "hex-track.h"
#include "words.h"

static void
check_game (gconstpointer record, PaddockReport *report)
{
  const PaddockField *field = paddock_record_type_find (paddock_hex_track_kind.type, "game");
  guint game = (guint) PADDOCK_FIELD_VALUE (record, field, int);

  if (!(field->offered & 1u << game))
    paddock_report_words (report, N_ ("The game {1} is not played on hexes."), "%s\n",
                          paddock_games_get_label (field->names[game]));
}

static void
find_free (PaddockHex hex, PaddockCell cell, gpointer data)
{
  if (paddock_cell_kind_is_free (cell.kind))
    *(gboolean *) data = TRUE;
}

static void
check_empty (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  gboolean has_space = FALSE;

  paddock_board_foreach (track->board, NULL, find_free, &has_space);
  if (!has_space)
    paddock_report (report, N_ ("The board has no space to drive on."))->tool = "brush";
}

static const PaddockCheck rows[] = {
  {
    .id = "PAD-HEX-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_hex_track_kind,
    .of_sections = TRUE,
    .run = check_game,
    .label = N_ ("Game without hexes"),
    .why = N_ ("Only Joyride and Frothy Races are played on hex tracks."),
  },
  {
    .id = "PAD-HEX-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_hex_track_kind,
    .of_sections = TRUE,
    .run = check_empty,
    .label = N_ ("Empty board"),
    .why = N_ ("A race needs spaces to drive on."),
  },
};

const PaddockCheckTable paddock_hex_track_checks = PADDOCK_CHECK_TABLE (rows);
