/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "track-layout.h"
#include "track-things.h"

typedef struct {
  PaddockHexTrack track;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  paddock_record_init (paddock_hex_track_kind.type, &self->track);
  for (int q = 0; q < 8; q++)
    paddock_board_set (&self->track.board, PADDOCK_HEX (q, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  paddock_record_clear (paddock_hex_track_kind.type, &self->track);
}

static void
add_token (PaddockList **tokens, int q, int r, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = PADDOCK_HEX (q, r);
  token->arrow = arrow;
}

static void
add_obstacle (Fixture *self, int q, const char *shows)
{
  PaddockObstacle *obstacle = paddock_track_add (&self->track, PADDOCK_THING_OBSTACLE);

  obstacle->at = PADDOCK_HEX (q, 0);
  obstacle->shape = PADDOCK_SHAPE_TWO;
  paddock_text_set (&obstacle->shows, shows);
}

static void
test_kinds (Fixture *self, gconstpointer data)
{
  g_autoptr (GArray) things = NULL;

  add_token (&self->track.start.tokens, 1, 1, 0);
  for (PaddockThingKind kind = PADDOCK_THING_CHECKPOINT; kind <= PADDOCK_THING_LAST; kind++) {
    g_assert_cmpuint (paddock_track_count (&self->track, kind), ==, 0);
    g_assert_nonnull (paddock_track_add (&self->track, kind));
    g_assert_cmpuint (paddock_track_count (&self->track, kind), ==, 1);
  }

  /* The checkpoint has no tokens yet, so it lies nowhere. */
  things = paddock_track_things_new (&self->track);
  g_assert_cmpuint (things->len, ==, PADDOCK_THING_LAST - PADDOCK_THING_FIRST);
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++) {
    paddock_track_remove (&self->track, kind, 0);
    g_assert_cmpuint (paddock_track_count (&self->track, kind), ==, 0);
  }
  g_assert_cmpuint (paddock_track_count (&self->track, PADDOCK_THING_CELL), ==, 0);
  g_assert_cmpuint (paddock_track_count (&self->track, PADDOCK_THING_TILE), ==, 0);
}

static void
test_parts (Fixture *self, gconstpointer data)
{
  static const PaddockThing expected[] = {
    { PADDOCK_THING_OBSTACLE, 0, 0, { 4, 0 } },
    { PADDOCK_THING_OBSTACLE, 1, 0, { 5, 0 } },
    { PADDOCK_THING_CHECKPOINT, 1, 0, { 5, 1 } },
    { PADDOCK_THING_CHECKPOINT, 2, 0, { 5, 4 } },
  };
  PaddockCheckpoint *checkpoint = paddock_track_add (&self->track, PADDOCK_THING_CHECKPOINT);
  g_autoptr (GArray) things = NULL;

  add_token (&checkpoint->tokens, 5, 1, 5);
  add_token (&checkpoint->tokens, 5, 4, 2);
  add_obstacle (self, 4, "");
  things = paddock_track_things_new (&self->track);
  g_assert_cmpint (g_array_index (things, PaddockThing, 0).kind, ==, PADDOCK_THING_CHECKPOINT);

  paddock_track_things_sort (things);
  g_assert_cmpuint (things->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < things->len; i++)
    g_assert_true (paddock_thing_equal (g_array_index (things, PaddockThing, i), expected[i]));
}

/* "w" as it was, "i" as it is, each with kind and index. */
static void
tell_cb (const PaddockHexTrack *track, PaddockThingKind kind, guint index, gpointer data)
{
  gpointer *told = data;

  g_string_append_printf (told[1], "%c:%s:%u ", track == told[0] ? 'w' : 'i',
                          paddock_thing_names[kind], index);
}

static void
assert_diff (const PaddockHexTrack *before, const PaddockHexTrack *after, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gpointer told[] = { (gpointer) before, text };

  paddock_track_diff_things (before, after, tell_cb, told);
  g_assert_cmpstr (g_strchomp (text->str), ==, expected);
}

static void
test_differences (Fixture *self, gconstpointer data)
{
  PaddockHexTrack track;

  for (int i = 0; i < 4; i++) {
    add_obstacle (self, 2 * i, "");
    ((PaddockNote *) paddock_track_add (&self->track, PADDOCK_THING_NOTE))->at =
      PADDOCK_PLACE (i, 0);
  }
  paddock_record_copy (paddock_hex_track_kind.type, &track, &self->track);
  assert_diff (&self->track, &track, "");

  paddock_track_remove (&track, PADDOCK_THING_OBSTACLE, 1);
  assert_diff (&self->track, &track, "w:obstacle:1");
  assert_diff (&track, &self->track, "i:obstacle:1");
  ((PaddockObstacle *) paddock_track_edit (&track, PADDOCK_THING_OBSTACLE, 0))->rotation = 2;
  assert_diff (&self->track, &track, "w:obstacle:0 i:obstacle:0 w:obstacle:1");

  paddock_track_remove (&track, PADDOCK_THING_NOTE, 2);
  add_token (&track.start.tokens, 1, 1, 0);
  assert_diff (&self->track, &track,
               "i:start:0 w:obstacle:0 i:obstacle:0 w:obstacle:1 w:note:2 i:note:2 w:note:3");
  paddock_record_clear (paddock_hex_track_kind.type, &track);
}

static void
test_layout (Fixture *self, gconstpointer data)
{
  g_auto (PaddockTrackLayout) layout = { 0 };

  add_obstacle (self, 3, "#b");
  add_token (&self->track.start.tokens, 4, 0, 0);
  paddock_track_layout_init (&layout, &self->track);

  g_assert_true (paddock_track_layout_is_free (&layout, PADDOCK_HEX (2, 0)));
  g_assert_cmpuint (paddock_track_layout_get (&layout, PADDOCK_HEX (3, 0)), ==,
                    PADDOCK_CELL_BARRIER);
  g_assert_false (paddock_track_layout_is_free (&layout, PADDOCK_HEX (4, 0)));
  g_assert_cmpuint (paddock_track_layout_get (&layout, PADDOCK_HEX (8, 0)), ==, PADDOCK_CELL_OFF);
}

/* JOY-CPT-02: strictly between the two, whatever lies there; whichever token is the first. */
static void
test_pair_row (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockList) tokens = NULL, back = NULL, crooked = NULL, close = NULL;
  PaddockLineRow row;

  add_token (&tokens, 2, 0, 3);
  add_token (&tokens, 12, 0, 3);
  g_assert_true (paddock_line_row_find (&row, self->track.board, tokens));
  g_assert_cmpint (row.n, ==, 9);
  g_assert_true (paddock_hex_equal (row.first, PADDOCK_HEX (3, 0)));
  g_assert_true (paddock_hex_equal (paddock_line_row_at (&row, 8), PADDOCK_HEX (11, 0)));

  add_token (&back, 12, 0, 3);
  add_token (&back, 2, 0, 3);
  g_assert_true (paddock_line_row_find (&row, self->track.board, back));
  g_assert_true (paddock_hex_equal (row.first, PADDOCK_HEX (11, 0)));

  add_token (&crooked, 2, 0, 0);
  add_token (&crooked, 4, 1, 3);
  g_assert_false (paddock_line_row_find (&row, self->track.board, crooked));
  add_token (&close, 2, 0, 0);
  add_token (&close, 3, 0, 3);
  g_assert_false (paddock_line_row_find (&row, self->track.board, close));
  g_assert_cmpint (row.n, ==, 0);
}

/* JOY-CPT-03: to the first hex that is not on the board; barriers do not end it. */
static void
test_single_row (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockList) tokens = NULL, outward = NULL;
  PaddockLineRow row;

  paddock_board_set (&self->track.board, PADDOCK_HEX (5, 0), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  add_token (&tokens, 2, 0, 0);
  g_assert_true (paddock_line_row_find (&row, self->track.board, tokens));
  g_assert_cmpint (row.n, ==, 5);
  paddock_board_set (&self->track.board, PADDOCK_HEX (5, 0), PADDOCK_CELL (PADDOCK_CELL_OFF));
  g_assert_true (paddock_line_row_find (&row, self->track.board, tokens));
  g_assert_cmpint (row.n, ==, 2);

  add_token (&outward, 2, 0, 1);
  g_assert_false (paddock_line_row_find (&row, self->track.board, outward));
  g_assert_false (paddock_line_row_find (&row, self->track.board, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) g_test_add ("/model/" path_, Fixture, NULL, set_up, func_, tear_down)

  ADD ("track-things/every-kind-is-kept-somewhere", test_kinds);
  ADD ("track-things/are-found-by-their-hexes", test_parts);
  ADD ("track-things/differ-where-one-was-edited", test_differences);
  ADD ("track-layout/shows-what-lies-on-top", test_layout);
  ADD ("line-row/runs-between-a-pair", test_pair_row);
  ADD ("line-row/runs-from-a-single-token-to-the-edge", test_single_row);

  return g_test_run ();
}
