/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board that is too large to be driven over says so, instead of passing.
 */

#include "check-testing.h"
#include "hex-track.h"

/* Two spaces; the window around them has WIDTH by WIDTH hexes. */
static PaddockDocument *
spanning (int width)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  track->game = PADDOCK_GAME_JOYRIDE;
  paddock_board_set (&track->board, PADDOCK_HEX (0, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  paddock_board_set (&track->board, PADDOCK_HEX (width - 1, width - 1),
                     PADDOCK_CELL (PADDOCK_CELL_SPACE));
  return document;
}

static void
test_large_boards (void)
{
  g_autoptr (PaddockDocument) small = spanning (1400), large = spanning (2000);
  g_autoptr (GPtrArray) findings = NULL;
  g_autofree char *message = NULL;

  assert_finds (small, "PAD-JOY-01", "");
  assert_finds (small, "JOY-LNT-21", "hint "); /* one that needs the map */
  assert_finds (large, "PAD-JOY-01", "hint ");
  assert_finds (large, "JOY-LNT-21", "");

  findings = paddock_check_run (paddock_check_find ("PAD-JOY-01"), large);
  message = paddock_finding_dup_message (findings->pdata[0], NULL);
  g_assert_nonnull (strstr (message, "2000 by 2000"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/checks/PAD-JOY-01/large-boards-say-what-is-not-checked", test_large_boards);

  return g_test_run ();
}
