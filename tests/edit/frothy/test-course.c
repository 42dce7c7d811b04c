/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "check.h"
#include "course.h"
#include "edit-fixture.h"
#include "reader.h"

static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_set_up (self, data);
  self->track.game = PADDOCK_GAME_FROTHY;
}

/* A circuit painted by hand: two straights and a bend at each end, drawn with a wide brush. */
static void
paint_oval (Fixture *self)
{
  static const PaddockHex corners[] = { { -8, 5 },  { 6, 5 },  { 11, 0 }, { 11, -5 },
                                        { -3, -5 }, { -8, 0 }, { -8, 5 } };

  self->settings.radius = 1;
  for (guint i = 1; i < G_N_ELEMENTS (corners); i++)
    fixture_drag (self, "brush", corners[i - 1], corners[i], 0);
}

static PaddockCell
get_cell (Fixture *self, int q, int r)
{
  return paddock_board_get (self->track.board, PADDOCK_HEX (q, r));
}

static void
assert_none_found (Fixture *self, const char *const ids[])
{
  PaddockHexTrack *copy = g_new (PaddockHexTrack, 1);
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (GPtrArray) findings = NULL;

  g_assert_cmpstr (self->refusal, ==, NULL);
  paddock_record_copy (paddock_hex_track_kind.type, copy, &self->track);
  document = paddock_document_new_take (&paddock_hex_track_kind, copy);
  findings = paddock_check_document (document);
  for (guint i = 0; i < findings->len; i++)
    for (guint j = 0; ids[j]; j++)
      g_assert_cmpstr (((const PaddockFinding *) findings->pdata[i])->check->id, !=, ids[j]);
}

/* It can be raced on. */
static void
assert_valid (Fixture *self)
{
  static const char *const ids[] = { "FRO-LNT-03", "FRO-LNT-04", "FRO-LNT-08", NULL };

  assert_none_found (self, ids);
}

/* And its ranks go on everywhere, evenly. */
static void
assert_good (Fixture *self)
{
  static const char *const ids[] = { "FRO-LNT-03", "FRO-LNT-04", "FRO-LNT-06",
                                     "FRO-LNT-07", "FRO-LNT-08", NULL };

  assert_none_found (self, ids);
}

/* Ranks from one hex to the other by the shorter way round. */
static int
count_ranks (Fixture *self, PaddockCell from, PaddockCell to)
{
  int length = self->track.course.length, n = (to.rank - from.rank + length) % length;

  return n > length / 2 ? n - length : n;
}

typedef struct {
  Fixture *fixture;
  int widest;
} Smoothness;

/* From every hex the way goes on to a neighbour; no neighbour is far away on it. */
static void
check_smoothness (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Smoothness *self = data;
  int furthest = 0;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    PaddockHex next = paddock_hex_neighbour (hex, d);
    PaddockCell other = paddock_board_get (self->fixture->track.board, next);

    if (other.kind != PADDOCK_CELL_SPACE)
      continue;
    furthest = MAX (furthest, count_ranks (self->fixture, cell, other));
    self->widest = MAX (self->widest, ABS (count_ranks (self->fixture, cell, other)));
    g_assert_cmpint (ABS (cell.lane - other.lane), <=, 1);
  }
  g_assert_cmpint (furthest, >, 0);
}

static void
check_width_of_steps (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Fixture *self = data;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    PaddockCell other = paddock_board_get (self->track.board, paddock_hex_neighbour (hex, d));

    if (other.kind == PADDOCK_CELL_SPACE)
      g_assert_cmpint (ABS (cell.rank - other.rank), <=, 2);
  }
}

static int
measure_smoothness (Fixture *self)
{
  Smoothness smoothness = { self };

  paddock_board_foreach (self->track.board, NULL, check_smoothness, &smoothness);
  return smoothness.widest;
}

static void
test_oval (Fixture *self, gconstpointer data)
{
  paint_oval (self);
  fixture_drag (self, "course", PADDOCK_HEX (0, 4), PADDOCK_HEX (0, 6), 0);
  assert_good (self);
  g_assert_cmpint (self->track.course.inside, ==, 1);
  g_assert_cmpint (self->track.course.line_rank, ==, 0);
  for (int r = 4; r <= 6; r++) {
    g_assert_cmpint (get_cell (self, 0, r).rank, ==, 0);
    g_assert_cmpint (get_cell (self, 0, r).lane, ==, r - 4);
  }
  g_assert_cmpint (get_cell (self, 1, 4).rank, ==, 1);
  g_assert_cmpint (get_cell (self, -1, 4).rank, >=, self->track.course.length - 3);
  g_assert_cmpint (measure_smoothness (self), <=, 2);
}

/* The other way: from the outside to the inside, and so clockwise. */
static void
test_clockwise (Fixture *self, gconstpointer data)
{
  paint_oval (self);
  fixture_drag (self, "course", PADDOCK_HEX (0, 7), PADDOCK_HEX (0, 3), 0);
  assert_good (self);
  g_assert_cmpint (self->track.course.inside, ==, 2);
  g_assert_cmpint (get_cell (self, -1, 4).rank, ==, 1);
  g_assert_cmpint (get_cell (self, 0, 4).lane, ==, 0);
}

/* However it is turned, drawn and cut, the drag need not reach both edges. */
static void
test_rings (Fixture *self, gconstpointer data)
{
  self->settings.figure = PADDOCK_FIGURE_RING;
  for (int radius = 0; radius <= 2; radius++)
    for (int orientation = 0; orientation < 2; orientation++) {
      g_clear_pointer (&self->track.board, paddock_board_unref);
      self->track.orientation = orientation;
      self->settings.radius = radius;
      fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (7, 0), 0);
      for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
        PaddockHex on = paddock_hex_along (PADDOCK_HEX (0, 0), d, 7);

        fixture_drag (self, "course", on, paddock_hex_neighbour (on, d), 0);
        assert_good (self);
        g_assert_cmpint (self->track.course.length, ==, 6 * (7 + radius));
        g_assert_cmpint (self->track.course.inside, ==, 1);
        g_assert_cmpint (measure_smoothness (self), <=, 2);
      }
    }
}

/* The shipped oval, laid anew at its own lap line, has the length that it was given by hand. */
static void
test_windmill (Fixture *self, gconstpointer data)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "data", "tracks", "windmill-oval.track.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_read_file (path, &error);
  int length;

  g_assert_no_error (error);
  length = ((const PaddockHexTrack *) document->record)->course.length;
  paddock_record_clear (paddock_hex_track_kind.type, &self->track);
  paddock_record_copy (paddock_hex_track_kind.type, &self->track, document->record);
  fixture_drag (self, "course", PADDOCK_HEX (2, 2), PADDOCK_HEX (2, 6), 0);
  assert_good (self);
  g_assert_cmpint (self->track.course.length, ==, length);
  g_assert_cmpint (measure_smoothness (self), <=, 2);
}

/* Bends both ways: what is the outside of one is the inside of the other. */
static void
test_both_ways (Fixture *self, gconstpointer data)
{
  static const PaddockHex corners[] = { { -12, 6 }, { 7, 6 },   { 13, 0 },  { 13, -6 },
                                        { 8, -6 },  { 4, -2 },  { -1, -2 }, { -1, -6 },
                                        { -6, -6 }, { -12, 0 }, { -12, 6 } };

  for (int radius = 0; radius <= 2; radius++) {
    g_clear_pointer (&self->track.board, paddock_board_unref);
    self->settings.radius = radius;
    for (guint i = 1; i < G_N_ELEMENTS (corners); i++)
      fixture_drag (self, "brush", corners[i - 1], corners[i], 0);
    fixture_drag (self, "course", PADDOCK_HEX (-2, 4), PADDOCK_HEX (-2, 8), 0);
    assert_good (self);
    g_assert_cmpint (measure_smoothness (self), <=, 2);
  }
}

/* A widening, an island and a barrier in the road. */
static void
test_uneven (Fixture *self, gconstpointer data)
{
  paint_oval (self);
  self->settings.radius = 3;
  fixture_drag (self, "brush", PADDOCK_HEX (2, -6), PADDOCK_HEX (5, -6), 0);
  self->settings.radius = 0;
  self->settings.kind = PADDOCK_CELL_BARRIER;
  fixture_drag (self, "brush", PADDOCK_HEX (4, -6), PADDOCK_HEX (4, -6), 0);
  fixture_drag (self, "course", PADDOCK_HEX (0, 4), PADDOCK_HEX (0, 6), 0);
  assert_valid (self);
  g_assert_cmpint (get_cell (self, 4, -6).rank, ==, PADDOCK_RANK_NONE);
}

static void
paint_way (Fixture *self, const PaddockHex *corners, guint n, int radius, int kind)
{
  self->settings.radius = radius;
  self->settings.kind = kind;
  for (guint i = 1; i < n; i++)
    fixture_drag (self, "brush", corners[i - 1], corners[i], 0);
}

/* A lap line that begins or ends at an island in the road goes on beyond it, and lanes are counted across it. */
static void
test_island (Fixture *self, gconstpointer data)
{
  static const PaddockHex corners[] = { { -12, 8 }, { 8, 8 },   { 16, 0 }, { 16, -8 },
                                        { -4, -8 }, { -12, 0 }, { -12, 8 } };
  static const PaddockHex island[] = { { -2, 8 }, { 2, 8 } };
  static const struct {
    PaddockHex from, to;
    int inside;
  } drags[] = {
    { { 0, 8 }, { 0, 11 }, 1 }, /* from the island to the outside */
    { { 0, 11 }, { 0, 8 }, 2 }, { { 0, 5 }, { 0, 8 }, 1 },
    { { 0, 5 }, { 0, 11 }, 1 }, { { 1, 9 }, { 1, 10 }, 1 },
  };

  paint_way (self, corners, G_N_ELEMENTS (corners), 2, PADDOCK_CELL_SPACE);
  paint_way (self, island, G_N_ELEMENTS (island), 0, PADDOCK_CELL_BARRIER);
  for (guint i = 0; i < G_N_ELEMENTS (drags); i++) {
    int q = drags[i].from.q;

    fixture_drag (self, "course", drags[i].from, drags[i].to, 0);
    assert_good (self);
    g_assert_true (self->track.course.closed);
    g_assert_cmpint (self->track.course.inside, ==, drags[i].inside);
    for (int r = 6; r <= 10; r++)
      if (r != 8) {
        g_assert_cmpint (get_cell (self, q, r).rank, ==, 0);
        g_assert_cmpint (get_cell (self, q, r).lane, ==, r - 6);
      }
    g_assert_cmpint (get_cell (self, q, 8).rank, ==, PADDOCK_RANK_NONE);
  }
}

static void
test_island_in_a_road (Fixture *self, gconstpointer data)
{
  static const PaddockHex road[] = { { -15, 0 }, { 15, 0 } }, island[] = { { -1, 0 }, { 1, 0 } };
  static const PaddockHex drags[][2] = { { { 0, 0 }, { 0, 4 } },
                                         { { 0, -4 }, { 0, 0 } },
                                         { { 0, -4 }, { 0, 4 } },
                                         { { 8, -4 }, { 8, 4 } } };

  paint_way (self, road, 2, 2, PADDOCK_CELL_SPACE);
  paint_way (self, island, 2, 0, PADDOCK_CELL_BARRIER);
  for (guint i = 0; i < G_N_ELEMENTS (drags); i++) {
    fixture_drag (self, "course", drags[i][0], drags[i][1], 0);
    assert_good (self);
    g_assert_false (self->track.course.closed);
    for (int r = -2; r <= 2; r++)
      if (get_cell (self, 0, r).kind == PADDOCK_CELL_SPACE)
        g_assert_cmpint (get_cell (self, 0, r).lane, ==, r + 2);
  }
}

/* However small its inside, a ring is a circuit. */
static void
test_narrow_ring (Fixture *self, gconstpointer data)
{
  for (guint width = 1; width <= 5; width++) {
    g_clear_pointer (&self->track.board, paddock_board_unref);
    fixture_paint_disc (self, PADDOCK_HEX (0, 0), width + 1);
    fixture_paint_disc_of (self, PADDOCK_HEX (0, 0), 1, PADDOCK_CELL_OFF);
    fixture_drag (self, "course", PADDOCK_HEX (0, 0), PADDOCK_HEX (7, 0), 0);
    g_assert_cmpstr (self->refusal, ==, NULL);
    g_assert_true (self->track.course.closed);
    g_assert_cmpint (self->track.course.inside, ==, 1);
  }
}

/* Hairpins, either way, whichever way the road is driven: from every hex the way goes on. */
static void
test_sharp_corners (Fixture *self, gconstpointer data)
{
  static const int turns[] = { -2, 2 };

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    for (guint i = 0; i < 2 * G_N_ELEMENTS (turns); i++) {
      PaddockHex corner = paddock_hex_along (PADDOCK_HEX (0, 0), d, 14);
      PaddockHex end = paddock_hex_along (corner, d + turns[i / 2] + 6, 14);
      PaddockHex on = paddock_hex_along (PADDOCK_HEX (0, 0), d, 3);
      PaddockHex left = paddock_hex_along (on, d + 1, 4), right = paddock_hex_along (on, d + 4, 4);

      g_clear_pointer (&self->track.board, paddock_board_unref);
      paint_way (self, (PaddockHex[]){ { 0, 0 }, corner, end }, 3, 1, PADDOCK_CELL_SPACE);
      fixture_drag (self, "course", i % 2 ? left : right, i % 2 ? right : left, 0);
      assert_good (self);
    }
}

/* Wide roads that turn by 120 degrees, either way and driven either way: no step is over more than two ranks. */
static void
test_wide_hairpins (Fixture *self, gconstpointer data)
{
  for (int radius = 2; radius <= 4; radius++)
    for (int i = 0; i < 4 * PADDOCK_N_DIRECTIONS; i++) {
      int d = i / 4, turn = i % 4 < 2 ? 2 : 4;
      PaddockHex corner = paddock_hex_along (PADDOCK_HEX (0, 0), d, 30);
      PaddockHex end = paddock_hex_along (corner, d + turn, 30);
      PaddockHex on = paddock_hex_along (PADDOCK_HEX (0, 0), d, 2 * radius);
      PaddockHex left = paddock_hex_along (on, d + 1, radius + 2);
      PaddockHex right = paddock_hex_along (on, d + 4, radius + 2);

      g_clear_pointer (&self->track.board, paddock_board_unref);
      paint_way (self, (PaddockHex[]){ { 0, 0 }, corner, end }, 3, radius, PADDOCK_CELL_SPACE);
      fixture_drag (self, "course", i % 2 ? left : right, i % 2 ? right : left, 0);
      assert_valid (self);
      paddock_board_foreach (self->track.board, NULL, check_width_of_steps, self);
    }
}

static void
test_refused (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "course", PADDOCK_HEX (0, 4), PADDOCK_HEX (0, 6), 0);
  g_assert_nonnull (self->refusal);
  paint_oval (self);
  fixture_drag (self, "course", PADDOCK_HEX (0, 5), PADDOCK_HEX (0, 5), 0);
  g_assert_nonnull (self->refusal);
  fixture_drag (self, "course", PADDOCK_HEX (30, 5), PADDOCK_HEX (30, 8), 0);
  g_assert_nonnull (self->refusal);
  g_assert_cmpint (self->track.course.length, ==, 0);

  /* A space that is not connected. */
  paddock_board_set (&self->track.board, PADDOCK_HEX (30, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  fixture_drag (self, "course", PADDOCK_HEX (0, 4), PADDOCK_HEX (0, 6), 0);
  g_assert_nonnull (self->refusal);
  g_assert_cmpint (self->track.course.length, ==, 0);
}

/* A road with two ends, three hexes wide: the line is its finish. */
static void
test_road (Fixture *self, gconstpointer data)
{
  self->settings.radius = 1;
  fixture_drag (self, "brush", PADDOCK_HEX (0, 0), PADDOCK_HEX (12, 0), 0);
  fixture_drag (self, "brush", PADDOCK_HEX (12, 0), PADDOCK_HEX (12, -9), 0);
  fixture_drag (self, "course", PADDOCK_HEX (14, -8), PADDOCK_HEX (10, -8),
                PADDOCK_GESTURE_CONSTRAIN);
  assert_valid (self);
  g_assert_false (self->track.course.closed);
  g_assert_cmpint (self->track.course.inside, ==, 0);

  /* That was the wrong way round: to the left of the drag lies the beginning of the road. */
  g_assert_cmpint (get_cell (self, 5, 0).rank, >, self->track.course.line_rank);
  fixture_drag (self, "course", PADDOCK_HEX (10, -8), PADDOCK_HEX (14, -8), 0);
  assert_valid (self);
  g_assert_cmpint (get_cell (self, 12, -8).rank, ==, self->track.course.line_rank);
  g_assert_cmpint (get_cell (self, 12, -9).rank, ==, self->track.course.line_rank + 1);
  g_assert_cmpint (get_cell (self, 0, 0).rank, <, get_cell (self, 5, 0).rank);
  g_assert_cmpint (get_cell (self, 5, -1).lane, <, get_cell (self, 4, 1).lane);
  g_assert_cmpint (get_cell (self, 11, -5).lane, <, get_cell (self, 13, -5).lane);
}

/* A road that bends both ways, of any width, towards the right end of the board. */
static void
test_winding_road (Fixture *self, gconstpointer data)
{
  static const PaddockHex corners[] = { { -30, 8 }, { -18, 8 }, { -11, 1 }, { -3, 1 },
                                        { -3, 7 },  { 6, 7 },   { 18, -5 }, { 30, -5 } };

  for (int radius = 0; radius <= 2; radius++) {
    g_clear_pointer (&self->track.board, paddock_board_unref);
    self->settings.radius = radius;
    for (guint i = 1; i < G_N_ELEMENTS (corners); i++)
      fixture_drag (self, "brush", corners[i - 1], corners[i], 0);
    fixture_drag (self, "course", PADDOCK_HEX (26, -8), PADDOCK_HEX (26, -2), 0);
    assert_good (self);
    g_assert_false (self->track.course.closed);
    g_assert_cmpint (get_cell (self, -30, 8).rank, <=, 2);
    g_assert_cmpint (get_cell (self, 26, -5).rank, ==, self->track.course.line_rank);
    g_assert_cmpint (get_cell (self, 27, -5).rank, ==, self->track.course.line_rank + 1);
  }
}

static void
test_cleared (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockBoard) before = NULL;

  paint_oval (self);
  before = paddock_board_ref (self->track.board);
  fixture_drag (self, "course", PADDOCK_HEX (0, 4), PADDOCK_HEX (0, 6), 0);
  g_assert_false (paddock_board_equal (before, self->track.board));
  fixture_click (self, "course", PADDOCK_HEX (0, 4), PADDOCK_GESTURE_OTHER);
  g_assert_true (paddock_board_equal (before, self->track.board));
  g_assert_cmpint (self->track.course.length, ==, 0);
}

/* In the mirror the inside changes sides, and what was laid is what would be laid there. */
static void
test_mirrored (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockBoard) mirrored = NULL;

  self->settings.figure = PADDOCK_FIGURE_RING;
  self->settings.radius = 1;
  fixture_drag (self, "figure", PADDOCK_HEX (0, 0), PADDOCK_HEX (7, 0), 0);
  fixture_drag (self, "course", PADDOCK_HEX (7, 0), PADDOCK_HEX (8, 0), 0);
  fixture_command (self, "select-all");
  fixture_command (self, "mirror-down");
  g_assert_cmpint (self->track.course.inside, ==, 2);
  assert_good (self);
  mirrored = paddock_board_ref (self->track.board);
  fixture_drag (self, "course", PADDOCK_HEX (8, 0), PADDOCK_HEX (7, 0), 0);
  g_assert_cmpint (self->track.course.inside, ==, 2);
  g_assert_true (paddock_board_equal (mirrored, self->track.board));

  fixture_command (self, "select-none");
  fixture_click (self, "select", PADDOCK_HEX (7, 0), 0);
  fixture_command (self, "mirror-down");
  g_assert_cmpint (self->track.course.inside, ==, 2);
}

/* In the palette a course comes before what is laid along it. */
static void
test_comes_before_what_lies_along_it (Fixture *self, gconstpointer data)
{
  static const char *const order[] = { "select", "brush", "stamp", "course", "slot", "tracing" };
  guint n = 0;

  for (guint i = 0; paddock_tool_tables[i]; i++)
    for (guint j = 0; j < paddock_tool_tables[i]->n_rows; j++)
      if (n < G_N_ELEMENTS (order) && g_str_equal (paddock_tool_tables[i]->rows[j].id, order[n]))
        n++;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (order));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) \
  g_test_add ("/edit/course/" path_, Fixture, NULL, set_up, func_, fixture_tear_down)

  ADD ("comes-before-what-lies-along-it", test_comes_before_what_lies_along_it);
  ADD ("is-laid-round-an-oval", test_oval);
  ADD ("goes-clockwise-when-dragged-inwards", test_clockwise);
  ADD ("is-laid-round-every-ring", test_rings);
  ADD ("is-as-long-as-one-laid-by-hand", test_windmill);
  ADD ("is-laid-round-bends-both-ways", test_both_ways);
  ADD ("is-laid-round-what-is-uneven", test_uneven);
  ADD ("runs-across-islands", test_island);
  ADD ("runs-across-islands-of-roads", test_island_in_a_road);
  ADD ("is-laid-round-narrow-rings", test_narrow_ring);
  ADD ("has-no-dead-end-in-sharp-corners", test_sharp_corners);
  ADD ("has-no-wide-steps-in-wide-hairpins", test_wide_hairpins);
  ADD ("is-laid-along-an-open-road", test_road);
  ADD ("is-laid-along-a-winding-road", test_winding_road);
  ADD ("is-refused-where-there-is-no-way", test_refused);
  ADD ("mirrored-has-its-inside-on-the-other-side", test_mirrored);
  ADD ("is-taken-off-by-the-other-button", test_cleared);

  return g_test_run ();
}
