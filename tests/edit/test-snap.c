/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-fixture.h"
#include "road-fixture.h"
#include "snap.h"

/* A road of seven rows (r = 0 to 6) between two rows of barriers, and on the right its end: the edge of the board. */
static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_set_up (self, data);
  self->settings.is_snapping = TRUE;
  for (int r = -2; r <= 8; r++)
    for (int q = -4; q <= 12; q++)
      paddock_board_set (&self->track.board, PADDOCK_HEX (q, r),
                         PADDOCK_CELL (r < 0 || r > 6 ? PADDOCK_CELL_BARRIER : PADDOCK_CELL_SPACE));
}

static void
assert_line (Fixture *self, guint i, PaddockHex a, PaddockHex b)
{
  const PaddockList *tokens;

  g_assert_null (self->refusal);
  g_assert_cmpuint (paddock_list_len (self->track.checkpoints), >, i);
  tokens = PADDOCK_LIST_AT (self->track.checkpoints, PaddockCheckpoint, i)->tokens;
  g_assert_cmpuint (paddock_list_len (tokens), ==, paddock_hex_equal (a, b) ? 1 : 2);
  assert_hex (PADDOCK_LIST_AT (tokens, PaddockLineToken, 0)->at, a.q, a.r);
  if (!paddock_hex_equal (a, b))
    assert_hex (PADDOCK_LIST_AT (tokens, PaddockLineToken, 1)->at, b.q, b.r);
}

/* Both ends of a drag that stays within the road go to its barriers, those of one from deep in them to their edge. */
static void
test_line_to_barriers (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (4, 1), PADDOCK_HEX (4, 5), 0);
  assert_line (self, 0, PADDOCK_HEX (4, -1), PADDOCK_HEX (4, 7));
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 8), PADDOCK_HEX (2, -1), 0);
  assert_line (self, 1, PADDOCK_HEX (2, 7), PADDOCK_HEX (2, -1));
}

static void
test_line_stays_if_nothing_is_near (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 3), PADDOCK_HEX (6, 3), 0);
  assert_line (self, 0, PADDOCK_HEX (2, 3), PADDOCK_HEX (6, 3));
}

static void
test_control_turns_it_round (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (4, 1), PADDOCK_HEX (4, 5), PADDOCK_GESTURE_TOGGLE);
  assert_line (self, 0, PADDOCK_HEX (4, 1), PADDOCK_HEX (4, 5));
  self->settings.is_snapping = FALSE;
  fixture_drag (self, "checkpoint", PADDOCK_HEX (2, 1), PADDOCK_HEX (2, 5), 0);
  assert_line (self, 1, PADDOCK_HEX (2, 1), PADDOCK_HEX (2, 5));
  fixture_drag (self, "checkpoint", PADDOCK_HEX (6, 1), PADDOCK_HEX (6, 5), PADDOCK_GESTURE_TOGGLE);
  assert_line (self, 2, PADDOCK_HEX (6, -1), PADDOCK_HEX (6, 7));
}

/* Obstacles and other tokens have their hexes: a token lies beside them, so that nobody passes between. */
static void
test_line_beside_what_lies_there (Fixture *self, gconstpointer data)
{
  PaddockObstacle *obstacle = paddock_track_add (&self->track, PADDOCK_THING_OBSTACLE);

  obstacle->at = PADDOCK_HEX (4, 2);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (4, 4), PADDOCK_HEX (4, 6), 0);
  assert_line (self, 0, PADDOCK_HEX (4, 3), PADDOCK_HEX (4, 7));
  fixture_drag (self, "start", PADDOCK_HEX (4, 7), PADDOCK_HEX (0, 7), 0); /* its token is taken */
  assert_hex (PADDOCK_LIST_AT (self->track.start.tokens, PaddockLineToken, 0)->at, 4, 7);
}

/* Its own tokens do not hold it where it was. */
static void
test_line_leaves_its_place (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (0, 3), PADDOCK_HEX (4, 3), 0);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (0, 3), PADDOCK_HEX (5, 3), 0);
  assert_line (self, 0, PADDOCK_HEX (0, 3), PADDOCK_HEX (5, 3));
}

/* Near the edge of the board a line ends there, and one that begins there is laid from its other end. */
static void
test_line_to_the_edge (Fixture *self, gconstpointer data)
{
  paddock_board_set (&self->track.board, PADDOCK_HEX (6, 3), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  fixture_drag (self, "checkpoint", PADDOCK_HEX (7, 3), PADDOCK_HEX (11, 3), 0);
  assert_line (self, 0, PADDOCK_HEX (6, 3), PADDOCK_HEX (6, 3));
  fixture_command (self, "delete");
  fixture_drag (self, "checkpoint", PADDOCK_HEX (14, 3), PADDOCK_HEX (7, 3), 0);
  assert_line (self, 0, PADDOCK_HEX (6, 3), PADDOCK_HEX (6, 3));
  g_assert_cmpint (PADDOCK_LIST_AT (PADDOCK_LIST_AT (self->track.checkpoints, PaddockCheckpoint, 0)
                                      ->tokens,
                                    PaddockLineToken, 0)
                     ->arrow,
                   ==, 0);
}

static void
test_shift_puts_a_token_at_the_edge (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "checkpoint", PADDOCK_HEX (6, 3), PADDOCK_HEX (11, 3),
                PADDOCK_GESTURE_CONSTRAIN);
  assert_line (self, 0, PADDOCK_HEX (6, 3), PADDOCK_HEX (12, 3));
}

/* Too short to snap at both ends: it is laid as it was dragged. */
static void
test_short_line (Fixture *self, gconstpointer data)
{
  for (int r = 1; r <= 6; r++)
    paddock_board_set (&self->track.board, PADDOCK_HEX (4, r), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  fixture_drag (self, "checkpoint", PADDOCK_HEX (4, -1), PADDOCK_HEX (4, 1), 0);
  assert_line (self, 0, PADDOCK_HEX (4, -1), PADDOCK_HEX (4, 1));
}

/* The lap line. */

static void
test_facings (void)
{
  PaddockHex from = PADDOCK_HEX (0, 0);

  assert_hex (paddock_snap_to_facing (from, PADDOCK_HEX (5, 0)), 5, 0);
  assert_hex (paddock_snap_to_facing (from, PADDOCK_HEX (6, -1)), 6, 0);  /* a row */
  assert_hex (paddock_snap_to_facing (from, PADDOCK_HEX (6, -4)), 6, -3); /* between two */
  assert_hex (paddock_snap_to_facing (from, PADDOCK_HEX (3, 3)), 3, 3);
  assert_hex (paddock_snap_to_facing (from, PADDOCK_HEX (-1, 8)), 0, 8);
  assert_hex (paddock_snap_to_facing (from, PADDOCK_HEX (40, -9)), 40, -9); /* near to neither */
}

static guint
count_line (Fixture *self)
{
  guint n = 0;

  for (int r = 0; r <= 6; r++)
    for (int q = -4; q <= 12; q++)
      n += paddock_board_get (self->track.board, PADDOCK_HEX (q, r)).rank
           == self->track.course.line_rank;

  return n;
}

static void
test_lap_line_lies_straight (Fixture *self, gconstpointer data)
{
  fixture_drag (self, "course", PADDOCK_HEX (5, 0), PADDOCK_HEX (6, 6), 0);
  g_assert_null (self->refusal);
  for (int r = 0; r <= 6; r++)
    g_assert_cmpint (paddock_board_get (self->track.board, PADDOCK_HEX (5, r)).rank, ==,
                     self->track.course.line_rank);
  fixture_drag (self, "course", PADDOCK_HEX (5, 0), PADDOCK_HEX (6, 6), PADDOCK_GESTURE_TOGGLE);
  g_assert_cmpint (paddock_board_get (self->track.board, PADDOCK_HEX (6, 6)).rank, ==,
                   self->track.course.line_rank);
  g_assert_cmpuint (count_line (self), >=, 7);
}

/* The reference picture. */

static void
drag_picture (Fixture *self, PaddockPoint from, PaddockPoint to, guint flags)
{
  g_auto (PaddockGesture) gesture = { 0 };

  paddock_gesture_begin (&gesture, PADDOCK_HEX (0, 0), flags);
  gesture.from = from;
  gesture.to = to;
  fixture_run (self, paddock_tool_find ("tracing"), NULL, &gesture);
}

static void
assert_picture (Fixture *self, int x, int y)
{
  g_assert_null (self->refusal);
  g_assert_cmpint (self->track.tracing.x, ==, x);
  g_assert_cmpint (self->track.tracing.y, ==, y);
}

/* What is grabbed goes to the middle of the hex, to a corner, or, far from both, with the pointer. */
static void
test_picture_meets_hexes (Fixture *self, gconstpointer data)
{
  paddock_text_set (&self->track.tracing.file, "sketch.png");
  drag_picture (self, (PaddockPoint){ 0.5, 0.2 }, (PaddockPoint){ 0.1, 0.1 }, 0);
  assert_picture (self, -50, -20);
  drag_picture (self, (PaddockPoint){ 0, 0 }, (PaddockPoint){ 0.1, -0.9 }, 0);
  assert_picture (self, -50, -120);
  drag_picture (self, (PaddockPoint){ 0, 0 }, (PaddockPoint){ 0.5, 0 }, 0);
  assert_picture (self, 0, -120);
  drag_picture (self, (PaddockPoint){ 0, 0 }, (PaddockPoint){ 0.1, 0.1 }, PADDOCK_GESTURE_TOGGLE);
  assert_picture (self, 10, -110);
  drag_picture (self, (PaddockPoint){ 0.2, 0 }, (PaddockPoint){ 0.2, 0 }, 0); /* a click */
  assert_picture (self, 10, -110);
}

static void
test_picture_has_to_be_chosen (Fixture *self, gconstpointer data)
{
  drag_picture (self, (PaddockPoint){ 0, 0 }, (PaddockPoint){ 3, 3 }, 0);
  g_assert_nonnull (self->refusal);
  g_assert_cmpint (self->track.tracing.x, ==, 0);

  paddock_text_set (&self->track.tracing.file, "sketch.png");
  drag_picture (self, (PaddockPoint){ 0, 0 }, (PaddockPoint){ 0, 0 }, PADDOCK_GESTURE_OTHER);
  g_assert_cmpstr (paddock_text_get (self->track.tracing.file), ==, "");
}

static void
test_picture_stays_in_range (Fixture *self, gconstpointer data)
{
  paddock_text_set (&self->track.tracing.file, "sketch.png");
  for (int i = 0; i < 40; i++)
    drag_picture (self, (PaddockPoint){ 0, 0 }, (PaddockPoint){ 1e5, -1e5 }, 0);
  g_assert_cmpint (self->track.tracing.x, ==, -self->track.tracing.y);
  g_assert_cmpint (self->track.tracing.x, >, 0);
}

/* Bonus lines: each row goes to the nearest gap that may have one, or stays where it is. */
static void
test_bonus_lines (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (PaddockRoadCourse) course = NULL;
  int n_snapped = 0;

  paddock_bonus_delete (track, 0);
  course = paddock_road_course_new (track);
  for (int row = 1; row <= course->n_rows; row++) {
    int at = paddock_snap_to_gap (track, course, row, PADDOCK_NO_BONUS);
    gboolean may =
      !paddock_bonus_refuse (track, paddock_road_gap_after (course, at), PADDOCK_NO_BONUS);

    g_assert_cmpint (ABS (at - row), <=, PADDOCK_SNAP_REACH);
    for (int other = MAX (1, row - PADDOCK_SNAP_REACH);
         other <= MIN (course->n_rows, row + PADDOCK_SNAP_REACH); other++)
      if (!paddock_bonus_refuse (track, paddock_road_gap_after (course, other), PADDOCK_NO_BONUS)) {
        g_assert_true (may);
        g_assert_cmpint (ABS (at - row), <=, ABS (other - row));
      }
    if (at != row)
      n_snapped++;
    else if (!may)
      g_assert_cmpint (at, ==, row);
  }
  g_assert_cmpint (n_snapped, ==,
                   2 * PADDOCK_SNAP_REACH); /* before the avenue's section, and after it */
}

/* Beside a line that is there the gaps are full: the line itself is meant. */
static void
test_bonus_line_that_is_there (void)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (track);

  g_assert_cmpint (paddock_snap_to_gap (track, course, 77, PADDOCK_NO_BONUS), ==, 78);
  g_assert_cmpint (paddock_snap_to_gap (track, course, 75, PADDOCK_NO_BONUS), ==, 75);
  g_assert_cmpint (paddock_snap_to_gap (track, course, 77, 0), ==, 77); /* it may go there itself */
}

/* A point near the middle or a corner of a hex, wherever that hex is, meets it; one between them stays. */
static void
test_points (void)
{
  static const PaddockHex hexes[] = { { 0, 0 }, { 3, -1 }, { -4, 2 }, { -2, -5 }, { 7, 6 } };
  static const PaddockOrientation orientations[] = { PADDOCK_ORIENTATION_POINTY,
                                                     PADDOCK_ORIENTATION_FLAT };

  for (guint i = 0; i < G_N_ELEMENTS (hexes) * G_N_ELEMENTS (orientations); i++) {
    PaddockHexLayout layout = { orientations[i % 2], 10, { 3, -40 } };
    PaddockPoint centre = paddock_hex_layout_centre (&layout, hexes[i / 2]), corners[6];

    paddock_hex_layout_corners (&layout, hexes[i / 2], corners);
    for (int k = -1; k < 6; k++) {
      PaddockPoint goal = k < 0 ? centre : corners[k], other = k < 0 ? corners[0] : centre;
      PaddockPoint near_it = { goal.x + (other.x - goal.x) * 0.29,
                               goal.y + (other.y - goal.y) * 0.29 };
      PaddockPoint between = { goal.x + (other.x - goal.x) * 0.45,
                               goal.y + (other.y - goal.y) * 0.45 };
      PaddockPoint met = paddock_snap_to_hex (&layout, near_it);
      PaddockPoint kept = paddock_snap_to_hex (&layout, between);

      g_assert_cmpfloat_with_epsilon (met.x, goal.x, 1e-9);
      g_assert_cmpfloat_with_epsilon (met.y, goal.y, 1e-9);
      g_assert_cmpfloat (kept.x, ==, between.x);
      g_assert_cmpfloat (kept.y, ==, between.y);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) \
  g_test_add ("/edit/snap/" path_, Fixture, NULL, set_up, func_, fixture_tear_down)

  ADD ("lines-reach-the-barriers", test_line_to_barriers);
  ADD ("lines-stay-if-nothing-is-near", test_line_stays_if_nothing_is_near);
  ADD ("control-turns-it-round", test_control_turns_it_round);
  ADD ("tokens-lie-beside-what-is-there", test_line_beside_what_lies_there);
  ADD ("lines-are-not-held-by-themselves", test_line_leaves_its_place);
  ADD ("lines-reach-the-edge", test_line_to_the_edge);
  ADD ("shift-puts-a-token-at-the-edge", test_shift_puts_a_token_at_the_edge);
  ADD ("short-lines-stay", test_short_line);
  g_test_add_func ("/edit/snap/points-of-a-hex", test_points);
  g_test_add_func ("/edit/snap/twelve-facings", test_facings);
  ADD ("the-lap-line-lies-straight", test_lap_line_lies_straight);
  ADD ("pictures-meet-hexes", test_picture_meets_hexes);
  ADD ("pictures-have-to-be-chosen", test_picture_has_to_be_chosen);
  ADD ("pictures-stay-in-range", test_picture_stays_in_range);
  g_test_add_func ("/edit/snap/bonus-lines-fall-into-gaps", test_bonus_lines);
  g_test_add_func ("/edit/snap/bonus-lines-are-met", test_bonus_line_that_is_there);

  return g_test_run ();
}
