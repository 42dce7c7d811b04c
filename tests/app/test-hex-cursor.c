/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-cursor.h"

#include "app-fixture.h"
#include "scene-hex-track.h"

static const PaddockRect everywhere = { -1e5, -1e5, 2e5, 2e5 };

/* Harbour Loop, with its hexes turned either way. */
static PaddockHexTrack
make_track (const PaddockDocument *document, PaddockOrientation orientation)
{
  PaddockHexTrack track = *(const PaddockHexTrack *) document->record;

  track.orientation = orientation;
  return track;
}

static PaddockPoint
get_centre (const PaddockHexTrack *track, PaddockHex hex)
{
  PaddockHexLayout layout = paddock_hex_track_get_layout (track);

  return paddock_hex_layout_centre (&layout, hex);
}

static PaddockHex
move (const PaddockHexTrack *track, PaddockHex from, PaddockCursorMove to)
{
  return paddock_hex_cursor_move (track, from, to, everywhere, 10);
}

static const PaddockCursorMove opposites[] = {
  [PADDOCK_CURSOR_LEFT] = PADDOCK_CURSOR_RIGHT,
  [PADDOCK_CURSOR_RIGHT] = PADDOCK_CURSOR_LEFT,
  [PADDOCK_CURSOR_UP] = PADDOCK_CURSOR_DOWN,
  [PADDOCK_CURSOR_DOWN] = PADDOCK_CURSOR_UP,
};

/* From every hex, either way up: one step there and back, and two steps straight on. */
static void
test_steps_lead_straight_and_back (void)
{
  g_autoptr (PaddockDocument) document = read_example ();

  for (guint i = 0; i < 2 * 4 * 25; i++) {
    PaddockHexTrack track = make_track (document, i & 1);
    PaddockCursorMove to = i / 2 % 4;
    PaddockHex from = PADDOCK_HEX ((int) i / 8 % 5 - 2, (int) i / 40 - 2);
    PaddockHex once = move (&track, from, to), twice = move (&track, once, to);
    PaddockPoint a = get_centre (&track, from), b = get_centre (&track, twice);
    double dx = b.x - a.x, dy = b.y - a.y;
    gboolean is_across = to == PADDOCK_CURSOR_LEFT || to == PADDOCK_CURSOR_RIGHT;

    g_assert_true (paddock_hex_equal (from, move (&track, once, opposites[to])));
    g_assert_cmpuint (paddock_hex_distance (from, once), ==, 1);
    g_assert_cmpfloat_with_epsilon (is_across ? dy : dx, 0, 1e-9);
    g_assert_cmpint ((is_across ? dx : dy) > 0, ==,
                     to == PADDOCK_CURSOR_RIGHT || to == PADDOCK_CURSOR_DOWN);
  }
}

static void
test_home_and_end_are_on_the_board (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  const PaddockHexTrack *track = document->record;
  PaddockRect limits = { -500, -500, 3000, 3000 };
  PaddockHex from = PADDOCK_HEX (5, 4);
  PaddockHex first = paddock_hex_cursor_move (track, from, PADDOCK_CURSOR_ROW_START, limits, 10);
  PaddockHex last = paddock_hex_cursor_move (track, from, PADDOCK_CURSOR_ROW_END, limits, 10);
  PaddockHex nowhere = PADDOCK_HEX (5, -3);

  g_assert_true (paddock_hex_equal (first, PADDOCK_HEX (-1, 4)));
  g_assert_true (paddock_hex_equal (last, PADDOCK_HEX (21, 4)));
  g_assert_true (
    paddock_hex_equal (nowhere, paddock_hex_cursor_move (track, nowhere, PADDOCK_CURSOR_ROW_START,
                                                         limits, 10)));
}

static void
test_pages_and_limits (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  const PaddockHexTrack *track = document->record;
  PaddockHex from = PADDOCK_HEX (5, 4), up = move (track, from, PADDOCK_CURSOR_PAGE_UP);
  PaddockRect limits = { -1e4, 0, 2e4, 300 };
  PaddockHex low = paddock_hex_cursor_move (track, from, PADDOCK_CURSOR_PAGE_DOWN, limits, 100);

  g_assert_cmpint (up.r, ==, -6);
  g_assert_cmpfloat_with_epsilon (get_centre (track, up).x, get_centre (track, from).x, 1e-9);
  g_assert_cmpfloat (get_centre (track, low).y, <=, 300);
  g_assert_cmpfloat (get_centre (track, low).y, >, 300 - 1.5 * PADDOCK_HEX_DRAWN_SIZE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path_, test_) g_test_add_func ("/app/hex-cursor/" path_, test_)
  ADD ("steps-lead-straight-and-back", test_steps_lead_straight_and_back);
  ADD ("home-and-end-are-on-the-board", test_home_and_end_are_on_the_board);
  ADD ("pages-and-limits", test_pages_and_limits);
  return g_test_run ();
}
