/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Joyride race is made of before it starts: board, obstacles, lines, cars, items, and what makes no race.
 */

#include <string.h>

#include "joyride-tracks.h"
#include "joyride/joyride-content.h"

static const JoyCourse *
course_of (const PaddockSetup *setup)
{
  return setup->course;
}

static gboolean
is_space (const PaddockSetup *setup, int q, int r)
{
  return joy_course_is_space (course_of (setup), PADDOCK_HEX (q, r));
}

static void
assert_line (const PaddockSetup *setup, guint line, const PaddockHex *cells, guint n)
{
  const JoyLine *found = &course_of (setup)->line[line];

  g_assert_cmpuint (found->n_cells, ==, n);
  for (guint i = 0; i < n; i++)
    joy_test_assert_hex (found->cells[i], cells[i].q, cells[i].r);
}

/* How many cells of the board belong to a line, by the map that races look it up in. */
static guint
count_marked (const PaddockSetup *setup, guint line)
{
  const JoyCourse *course = course_of (setup);
  guint n = 0;

  for (guint i = 0; i < paddock_hex_window_size (&course->window); i++)
    n += course->lines[i] >> line & 1;

  return n;
}

/* --- Board --- */

/* Whatever is next to a space can be looked up, and what is no space of the board is barrier. */
static void
test_border (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;

  joy_test_set_cell (track, 13, 0, PADDOCK_CELL_SPACE);
  joy_test_set_cell (track, 3, 3, PADDOCK_CELL_OFF);
  joy_test_set_cell (track, 4, 3, PADDOCK_CELL_BARRIER);
  setup = joy_test_setup (joy_test_take (track), 2, NULL);

  g_assert_true (is_space (setup, 13, 0));
  g_assert_false (is_space (setup, 14, 0));
  g_assert_false (is_space (setup, 13, 1));
  g_assert_false (is_space (setup, 3, 3));
  g_assert_false (is_space (setup, 4, 3));
  g_assert_true (is_space (setup, 2, 3));
  for (int r = -12; r <= 12; r++)
    for (int q = -12; q <= 13; q++)
      for (int direction = 0; direction < 6 && is_space (setup, q, r); direction++)
        g_assert_true (joy_course_has (course_of (setup),
                                       paddock_hex_neighbour (PADDOCK_HEX (q, r), direction)));
}

/* --- Obstacles --- */

static guint
count_spaces (const PaddockSetup *setup)
{
  const JoyCourse *course = course_of (setup);
  guint n = 0;

  for (guint i = 0; i < paddock_hex_window_size (&course->window); i++)
    n += course->flags[i] & JOY_CELL_SPACE;

  return n;
}

/* The hexes of a shape: how many, and how far its way bends at the second one. */
static const struct {
  guint n;
  int bend;
} shapes[PADDOCK_N_SHAPES] = {
  [PADDOCK_SHAPE_ONE] = { 1, 0 },      [PADDOCK_SHAPE_TWO] = { 2, 0 },
  [PADDOCK_SHAPE_STRAIGHT] = { 3, 0 }, [PADDOCK_SHAPE_BENT] = { 3, 1 },
  [PADDOCK_SHAPE_TRIANGLE] = { 3, 2 },
};

static void
test_obstacle_shapes (void)
{
  g_autoptr (PaddockSetup) bare = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);

  for (int shape = 0; shape < PADDOCK_N_SHAPES; shape++)
    for (int rotation = 0; rotation < PADDOCK_N_DIRECTIONS; rotation++) {
      PaddockHexTrack *track = joy_test_plain_new ();
      PaddockHex hex = PADDOCK_HEX (2, 1);
      g_autoptr (PaddockSetup) setup = NULL;

      joy_test_add_obstacle (track, hex, shape)->rotation = rotation;
      setup = joy_test_setup (joy_test_take (track), 2, NULL);
      g_assert_cmpuint (count_spaces (setup), ==, count_spaces (bare) - shapes[shape].n);
      for (guint i = 0; i < shapes[shape].n; i++) {
        g_assert_false (is_space (setup, hex.q, hex.r));
        hex = paddock_hex_neighbour (hex, rotation + (i > 0 ? shapes[shape].bend : 0));
      }
    }
}

/* A token that opens a barrier, one that lays a special space, and one that hides one. */
static void
test_obstacle_shows (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);
  g_autoptr (PaddockSetup) setup = NULL;
  const JoyCourse *course;

  paddock_text_set (&special->key, "g");
  paddock_text_set (&special->name, "extra-grip");
  joy_test_set_cell (track, 0, 0, PADDOCK_CELL_BARRIER);
  joy_test_set_cell (track, 5, 0, PADDOCK_CELL_SPECIAL + 'g' - 'a');
  paddock_text_set (&joy_test_add_obstacle (track, PADDOCK_HEX (0, 0), PADDOCK_SHAPE_TWO)->shows,
                    ".g");
  paddock_text_set (&joy_test_add_obstacle (track, PADDOCK_HEX (5, 0), PADDOCK_SHAPE_ONE)->shows,
                    ".");
  setup = joy_test_setup (joy_test_take (track), 2, NULL);
  course = course_of (setup);

  g_assert_true (is_space (setup, 0, 0));
  g_assert_true (is_space (setup, 1, 0));
  g_assert_cmpuint (course->specials[joy_course_index (course, PADDOCK_HEX (0, 0))], ==, 0);
  g_assert_cmpuint (course->specials[joy_course_index (course, PADDOCK_HEX (1, 0))], ==,
                    'g' - 'a' + 1);
  g_assert_true (is_space (setup, 5, 0));
  g_assert_cmpuint (course->specials[joy_course_index (course, PADDOCK_HEX (5, 0))], ==, 0);
}

/* The board is the same after races as before. */
static void
test_obstacles_stay (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;
  g_autofree guint8 *before = NULL;
  PaddockStream stream;
  gsize size;

  joy_test_add_obstacle (track, PADDOCK_HEX (-5, 0), PADDOCK_SHAPE_TRIANGLE);
  setup = joy_test_setup (joy_test_take (track), 4, NULL);
  size = paddock_hex_window_size (&course_of (setup)->window);
  before = g_memdup2 (course_of (setup)->flags, size);

  paddock_stream_init (&stream, 3, 0, PADDOCK_PURPOSE_DRIVERS);
  for (guint64 race = 0; race < 5; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
    const PaddockDecision *decision;

    for (guint n = 0; n < 500 && (decision = paddock_match_get_decision (match)); n++)
      paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), NULL);
  }
  g_assert_cmpmem (course_of (setup)->flags, size, before, size);
}

/* --- Lines --- */

/* A pair in each direction: the spaces strictly between the tokens, the tokens barriers. */
static void
test_pair_line (void)
{
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    for (int length = 2; length <= 5; length++) {
      PaddockHexTrack *track = joy_test_plain_new ();
      PaddockHex first = PADDOCK_HEX (1, -1), cells[4];
      PaddockHex second = paddock_hex_along (first, d, length);
      PaddockCheckpoint *checkpoint = joy_test_add_checkpoint (track, 2, first, d);
      g_autoptr (PaddockSetup) setup = NULL;

      joy_test_add_token (&checkpoint->tokens, second, (d + 3) % 6);
      for (int i = 1; i < length; i++)
        cells[i - 1] = paddock_hex_along (first, d, i);
      setup = joy_test_setup (joy_test_take (track), 2, NULL);

      assert_line (setup, 2, cells, (guint) length - 1);
      g_assert_cmpuint (count_marked (setup, 2), ==, (guint) length - 1);
      g_assert_false (is_space (setup, first.q, first.r));
      g_assert_false (is_space (setup, second.q, second.r));
    }
}

/* A single token in each direction: to the last space before the edge. */
static void
test_single_line (void)
{
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    PaddockHexTrack *track = joy_test_plain_new ();
    PaddockHex token = PADDOCK_HEX (1, -2);
    PaddockHex cells[2 * JOY_TEST_PLAIN_SIDE + 1];
    g_autoptr (PaddockSetup) setup = NULL;
    guint n = 0;

    for (PaddockHex hex = paddock_hex_neighbour (token, d);
         ABS (hex.q) <= JOY_TEST_PLAIN_SIDE && ABS (hex.r) <= JOY_TEST_PLAIN_SIDE;
         hex = paddock_hex_neighbour (hex, d))
      cells[n++] = hex;
    joy_test_add_checkpoint (track, 2, token, d);
    setup = joy_test_setup (joy_test_take (track), 2, NULL);

    assert_line (setup, 2, cells, n);
    g_assert_cmpuint (count_marked (setup, 2), ==, n);
  }
}

/* The edge is the first cell that is not on the board, also round a hole. */
static void
test_single_line_hole (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  const PaddockHex cells[] = { PADDOCK_HEX (1, 0), PADDOCK_HEX (2, 0) };
  g_autoptr (PaddockSetup) setup = NULL;

  joy_test_set_cell (track, 3, 0, PADDOCK_CELL_OFF);
  joy_test_add_checkpoint (track, 2, PADDOCK_HEX (0, 0), 0);
  setup = joy_test_setup (joy_test_take (track), 2, NULL);

  assert_line (setup, 2, cells, G_N_ELEMENTS (cells));
}

/* A barrier, an obstacle and another line's token in the row: not part of the line, and not its end. */
static void
test_interrupted_line (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  const PaddockHex cells[] = { PADDOCK_HEX (1, 0), PADDOCK_HEX (3, 0), PADDOCK_HEX (5, 0),
                               PADDOCK_HEX (7, 0), PADDOCK_HEX (8, 0) };
  PaddockCheckpoint *checkpoint;
  g_autoptr (PaddockSetup) setup = NULL;

  joy_test_set_cell (track, 2, 0, PADDOCK_CELL_BARRIER);
  joy_test_add_obstacle (track, PADDOCK_HEX (4, 0), PADDOCK_SHAPE_ONE);
  joy_test_add_checkpoint (track, 3, PADDOCK_HEX (6, 0), 2);
  checkpoint = joy_test_add_checkpoint (track, 2, PADDOCK_HEX (0, 0), 0);
  joy_test_add_token (&checkpoint->tokens, PADDOCK_HEX (9, 0), 3);
  setup = joy_test_setup (joy_test_take (track), 2, NULL);

  assert_line (setup, 2, cells, G_N_ELEMENTS (cells));
}

/* Checkpoints may be listed in any order; their numbers count. */
static void
test_numbering (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;

  joy_test_add_checkpoint (track, 3, PADDOCK_HEX (3, -5), 5)->side = PADDOCK_SIDE_ITEM;
  joy_test_add_checkpoint (track, 2, PADDOCK_HEX (2, -5), 5);
  setup = joy_test_setup (joy_test_take (track), 2, NULL);

  g_assert_cmpuint (course_of (setup)->n_lines, ==, 4);
  joy_test_assert_hex (course_of (setup)->line[0].cells[0], -10, -9);
  joy_test_assert_hex (course_of (setup)->line[1].cells[0], 10, -9);
  joy_test_assert_hex (course_of (setup)->line[2].cells[0], 2, -4);
  joy_test_assert_hex (course_of (setup)->line[3].cells[0], 3, -4);
  g_assert_false (course_of (setup)->line[2].has_item);
  g_assert_true (course_of (setup)->line[3].has_item);
}

static void
test_numbering_gap (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();

  joy_test_add_checkpoint (track, 3, PADDOCK_HEX (3, -5), 5);
  joy_test_refused (joy_test_take (track), 2, NULL,
                    "Checkpoint 2 is missing: numbers start at 1 and have no gaps");
}

static void
test_no_start (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();

  g_clear_pointer (&track->start.tokens, paddock_list_unref);
  joy_test_refused (joy_test_take (track), 2, NULL, "The starting line needs one token or a pair");
}

static void
test_pair_must_face (void)
{
  static const struct {
    PaddockHex second;
    int first_arrow, second_arrow;
  } pairs[] = {
    { { 5, 0 }, 0, 0 }, /* looks away */
    { { 5, 0 }, 3, 3 }, /* the first one does */
    { { 5, 1 }, 0, 3 }, /* not in one row */
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++) {
    PaddockHexTrack *track = joy_test_plain_new ();
    PaddockHex second = pairs[i].second;
    PaddockCheckpoint *checkpoint =
      joy_test_add_checkpoint (track, 2, PADDOCK_HEX (0, 0), pairs[i].first_arrow);
    g_autofree char *message =
      g_strdup_printf ("The tokens at 0,0 and %d,%d do not face each other in one row", second.q,
                       second.r);

    joy_test_add_token (&checkpoint->tokens, second, pairs[i].second_arrow);
    joy_test_refused (joy_test_take (track), 2, NULL, message);
  }
}

static void
test_line_needs_a_space (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  PaddockCheckpoint *checkpoint = joy_test_add_checkpoint (track, 2, PADDOCK_HEX (0, 0), 0);

  joy_test_add_token (&checkpoint->tokens, PADDOCK_HEX (1, 0), 3);
  joy_test_refused (joy_test_take (track), 2, NULL, "The line of checkpoint 2 has no spaces");
}

/* --- Tokens lie on the board, one on a hex --- */

static void
test_tokens_lie_apart (void)
{
  PaddockHexTrack *off = joy_test_plain_new (), *hole = joy_test_plain_new (),
                  *twice = joy_test_plain_new (), *obstacles = joy_test_plain_new ();

  joy_test_add_checkpoint (off, 2, PADDOCK_HEX (13, 0), 3);
  joy_test_refused (joy_test_take (off), 2, NULL, "The token at 13,0 lies outside the board");

  joy_test_set_cell (hole, 3, 0, PADDOCK_CELL_OFF);
  joy_test_add_obstacle (hole, PADDOCK_HEX (2, 0), PADDOCK_SHAPE_TWO);
  joy_test_refused (joy_test_take (hole), 2, NULL, "The token at 3,0 lies outside the board");

  joy_test_add_checkpoint (twice, 2, PADDOCK_HEX (10, -10), 3);
  joy_test_refused (joy_test_take (twice), 2, NULL, "Two tokens lie on 10,-10");

  joy_test_add_obstacle (obstacles, PADDOCK_HEX (2, 0), PADDOCK_SHAPE_TWO);
  joy_test_add_obstacle (obstacles, PADDOCK_HEX (3, 0), PADDOCK_SHAPE_ONE);
  joy_test_refused (joy_test_take (obstacles), 2, NULL, "Two tokens lie on 3,0");
}

/* --- Cars and items --- */

static void
test_car_set (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 4, NULL);
  const JoyCarSpec *spec = &course_of (setup)->cars[0];

  g_assert_cmpuint (spec->n_dice, ==, 5);
  g_assert_cmpuint (spec->n_abilities, ==, 3);
  g_assert_cmpstr (spec->abilities[0].id, ==, "gear-master");
  g_assert_cmpstr (spec->abilities[1].id, ==, "precision-driving");
  g_assert_cmpstr (spec->abilities[2].id, ==, "handbrake-turn");
}

static void
test_car_die (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);
  const gint16 faces[] = { 1, 1, 2, 2, 3, 3 };

  for (guint car = 0; car < 2; car++) {
    const PaddockDie *die = &course_of (setup)->cars[car].die;

    g_assert_cmpmem (die->shows, die->n_sides * sizeof *faces, faces, sizeof faces);
  }
}

static void
test_nitro_die (void)
{
  const gint16 faces[] = { 2, 2, 3, 3, 4, JOY_LIGHTNING };

  for (guint i = 0; i < JOY_N_STANDARD_ITEMS; i++) {
    const JoyItem *item = &joy_standard_items[i];

    if (g_str_equal (item->id, "nitro"))
      g_assert_cmpmem (item->die.shows, item->die.n_sides * sizeof *faces, faces, sizeof faces);
    else
      g_assert_cmpuint (item->die.n_sides, ==, 0);
  }
}

static void
test_item_sets (void)
{
  for (guint i = 0; i < JOY_N_STANDARD_ITEMS; i++)
    g_assert_cmpuint (joy_standard_items[i].tokens, ==, 4);
}

/* Five gears, four lock slots, two item slots; 3 + 3 + 2 of them can be damaged. */
static void
test_dashboard (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);
  const JoyCarSpec *spec = &course_of (setup)->cars[0];

  g_assert_cmpuint (spec->top_gear, ==, 5);
  g_assert_cmpuint (spec->n_locks, ==, 4);
  g_assert_cmpuint (spec->n_slots, ==, 2);
  g_assert_cmpuint (spec->n_damage_gears, ==, 3);
  g_assert_cmpuint (spec->n_damage_locks, ==, 3);
  g_assert_cmpuint (spec->damage_slots, ==, 3);
  g_assert_cmpuint (spec->bonus_gears, ==, 1 << 2);
  g_assert_cmpuint (spec->reverse_gears, ==, 1 << 1);
}

static void
test_dashboards_are_alike (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 4, NULL);

  for (guint car = 1; car < 4; car++)
    g_assert_cmpmem (&course_of (setup)->cars[car], sizeof (JoyCarSpec),
                     &course_of (setup)->cars[0], sizeof (JoyCarSpec));
}

static guint
count_tokens (const JoyState *state, guint item)
{
  guint n = 0;

  for (guint i = 0; i < state->n_stack; i++)
    n += state->stack[i] == item;

  return n;
}

static void
add_pool (PaddockHexTrack *track, const char *item, int count)
{
  PaddockPoolEntry *entry = paddock_list_append (&track->pool, &paddock_pool_entry_type);

  paddock_text_set (&entry->item, item);
  entry->count = count;
}

/* All tokens of the agreed types and no others, in one stack whose order differs from race to race. */
static void
test_one_stack (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();
  g_autoptr (PaddockSetup) setup = NULL;
  guint rockets_on_top = 0;

  add_pool (track, "mine", 2);
  add_pool (track, "rocket", 6);
  setup = joy_test_setup (joy_test_take (track), 2, NULL);
  g_assert_cmpuint (course_of (setup)->n_items, ==, 2);

  for (guint64 race = 0; race < 400; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
    const JoyState *state = joy_test_state (match);

    g_assert_cmpuint (state->n_stack, ==, 8);
    g_assert_cmpuint (count_tokens (state, 0), ==, 2);
    g_assert_cmpuint (count_tokens (state, 1), ==, 6);
    rockets_on_top += state->stack[7] == 1;
  }
  g_assert_cmpuint (rockets_on_top, >, 300 - 45); /* 300 expected, five standard deviations */
  g_assert_cmpuint (rockets_on_top, <, 300 + 45);
}

static void
test_standard_items_without_a_pool (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);

  g_assert_cmpuint (course_of (setup)->n_items, ==, JOY_N_STANDARD_ITEMS);
  g_assert_cmpuint (course_of (setup)->n_stack, ==, 4 * JOY_N_STANDARD_ITEMS);
}

/* --- How many race --- */

static void
test_player_count (void)
{
  for (guint n = 1; n <= 4; n++) { /* a single car to try it */
    g_autoptr (PaddockSetup) setup =
      joy_test_setup (joy_test_take (joy_test_plain_new ()), n, NULL);

    g_assert_cmpuint (course_of (setup)->n_cars, ==, n);
  }

  joy_test_refused (joy_test_take (joy_test_plain_new ()), 0, NULL,
                    "joyride is for 2 to 6 seats, not 0");
  joy_test_refused (joy_test_take (joy_test_plain_new ()), 5, NULL,
                    "5 cars are too many; the option max-cars allows 4");
  joy_test_refused (joy_test_take (joy_test_plain_new ()), 3, "teams=random",
                    "Teams need exactly four cars");
}

static void
test_start_needs_room (void)
{
  PaddockHexTrack *track = joy_test_plain_new ();

  joy_test_add_token (&track->start.tokens, PADDOCK_HEX (-10, -7), 2);
  joy_test_refused (joy_test_take (track), 3, NULL,
                    "The starting line has room for 2 cars, not for 3");

  track = joy_test_plain_new ();
  joy_test_add_token (&track->start.tokens, PADDOCK_HEX (-10, -7), 2);
  joy_test_set_cell (track, -11, -8, PADDOCK_CELL_BARRIER);
  joy_test_refused (joy_test_take (track), 2, NULL,
                    "The starting line has room for 1 cars, not for 2");
}

/* Along the line cars stand in each other's way, so that one in three places is safe (JOY-RUL-53). */
static void
test_start_along_the_line (void)
{
  for (int direction = 2; direction <= 5; direction += 3)
    for (int n = 5; n <= 6; n++) {
      PaddockHexTrack *track = joy_test_plain_new ();

      track->start.direction = direction;
      joy_test_add_token (&track->start.tokens, PADDOCK_HEX (-10, -10 + n), 2);
      if (n == 5)
        joy_test_refused (joy_test_take (track), 2, NULL,
                          "The starting line has room for 1 cars, not for 2");
      else
        paddock_setup_unref (joy_test_setup (joy_test_take (track), 2, NULL));
    }
}

/* All places are offered at once, so there cannot be more than a decision holds. */
static PaddockDocument *
with_start_of (int n_spaces)
{
  PaddockHexTrack *track = joy_test_plain_new ();

  for (int r = JOY_TEST_PLAIN_SIDE; r < n_spaces - 9; r++) {
    joy_test_set_cell (track, -10, r, PADDOCK_CELL_SPACE);
    joy_test_set_cell (track, -11, r, PADDOCK_CELL_SPACE);
  }
  return joy_test_take (track);
}

static void
test_longest_start (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (with_start_of (64), 2, NULL);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);

  g_assert_cmpuint (paddock_match_get_decision (match)->n_choices, ==, 64);
  joy_test_refused (with_start_of (65), 2, NULL,
                    "The starting line has 65 spaces; a race takes at most 64");
}

/* Each of the six orders of three cars comes up as often as the others. */
static void
test_order_is_uniform (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 3, NULL);
  guint counts[3][3] = { 0 };

  for (guint64 race = 0; race < 3600; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
    guint bottom = joy_test_state (match)->order[2];

    paddock_match_choose (match, 0, NULL);
    counts[bottom][joy_test_state (match)->order[1]]++;
  }

  for (guint bottom = 0; bottom < 3; bottom++)
    for (guint middle = 0; middle < 3; middle++) {
      g_assert_cmpuint (counts[bottom][middle], <, 600 + 112); /* five standard deviations */
      if (bottom != middle)
        g_assert_cmpuint (counts[bottom][middle], >, 600 - 112);
      else
        g_assert_cmpuint (counts[bottom][middle], ==, 0);
    }
}

/* --- Positions that cannot be --- */

/* Red and blue on a plain, at Red's question which dice to lock. */
#define BASE                                                                                   \
  "step=lock; active=red; order=red blue; red front=0,0; red rear=-1,0; red mirror=1 1; blue " \
  "mirror=1 1; "
#define BLUE "blue front=5,5; blue rear=4,5; "

/* Sets facts, "NAME=VALUE" or "OF NAME=VALUE" each. */
static void
give_all (PaddockMatch *match, const char *given)
{
  g_auto (GStrv) facts = g_strsplit (given, "; ", -1);

  for (guint i = 0; facts[i]; i++) {
    char *name = facts[i], *value = strchr (facts[i], '='), *space;

    if (!value)
      continue;
    *value++ = '\0';
    space = strchr (name, ' ');
    if (space)
      *space = '\0';
    joy_test_give (match, space ? name : NULL, space ? space + 1 : name, value);
  }
}

/* One token less than the race has (JOY-INV-05). */
#define STACK_OF_15                                                                          \
  "stack=mine mine mine mine rocket rocket rocket rocket nitro nitro nitro nitro oil-slick " \
  "oil-slick oil-slick"

/* What a position that is given in full makes of itself: NULL, or why there is no race from it. */
typedef struct {
  const char *given, *message;
} Given;

#define NO_TASK "a task is about something that is not there"
#define TASK(kind_, cars_, at_) \
  BLUE "tasks=1; task:1 kind=" kind_ "; task:1 cars=" cars_ "; task:1 task-at=" at_

static const Given positions[] = {
  { BLUE, NULL },
  { BLUE "step=rolling-end", "the step must be one of a turn, such as \"lock\"" },
  { BLUE "step=start", NULL },
  { BLUE "active=nobody", "somebody must be active" },
  { BLUE "active=blue", NULL },
  { BLUE "order=red red", "the order must name every car once" },
  { BLUE "order=blue red", NULL },
  { "", "every car needs a front and a rear" },
  { "blue front=5,5", "every car needs a front and a rear" },
  { "blue rear=5,5", "every car needs a front and a rear" },
  { "blue front=1,0; blue rear=0,0", "JOY-INV-01: blue shares a space with another car" },
  { "blue front=-1,0; blue rear=-2,0", "JOY-INV-01: blue shares a space with another car" },
  { "blue front=1,0; blue rear=2,0", NULL },
  { "blue front=5,0; blue rear=3,0", "JOY-INV-01: the ends of blue are not adjacent" },
  { "blue front=5,0; blue rear=5,0", "JOY-INV-01: the ends of blue are not adjacent" },
  { "blue front=10,-10; blue rear=9,-10", "JOY-INV-01: blue is not on spaces" },
  { "blue front=9,-10; blue rear=10,-10", "JOY-INV-01: blue is not on spaces" },
  { "blue front=99,0; blue rear=98,0", "JOY-INV-01: blue is not on spaces" },
  { "blue front=12,12; blue rear=13,12", "JOY-INV-01: blue is not on spaces" },
  { "blue front=12,12; blue rear=11,12", NULL },
  { TASK ("damage", "0", "1,0"), NO_TASK },
  { TASK ("damage", "3", "1,0"), NULL },
  { TASK ("damage", "4", "1,0"), NO_TASK },
  { TASK ("damage", "2", "0,0"), NO_TASK },
  { TASK ("damage", "2", "99,0"), NULL },
  { TASK ("damage", "2", "100,0"), NO_TASK },
  { TASK ("shift-down", "1", "1,0"), NULL },
  { TASK ("shift-down", "2", "1,0"), NO_TASK },
  { TASK ("shift-down", "1", "0,0"), NO_TASK },
  { TASK ("lose-die", "1", "0,0"), NULL },
  { TASK ("lose-die", "2", "0,0"), NO_TASK },
  { TASK ("lose-die", "1", "0,0") "; blue mirror=", NO_TASK },
  { TASK ("collect", "1", "0,0") "; blue earned=127", NULL },
  { TASK ("collect", "1", "0,0"), NO_TASK },
  { TASK ("collect", "2", "0,0"), NO_TASK },
  { TASK ("recharge", "1", "1,0") "; blue used=1", NULL },
  { TASK ("recharge", "1", "0,0") "; blue used=1", NO_TASK },
  { TASK ("recharge", "2", "1,0"), NO_TASK },
  { TASK ("explode", "0", "0,9"), NULL },
  { TASK ("explode", "0", "0,99"), NO_TASK },
  { TASK ("note", "1", "0,9"), NULL },
  { TASK ("note", "2", "0,9"), NO_TASK },
  { TASK ("note", "1", "0,99"), NO_TASK },
  { BLUE "blue earned=1", NULL },
  { BLUE "blue earned=2", "a car has earned an item that is not there" },
  { BLUE "blue earned=131; " STACK_OF_15, NULL },
  { BLUE "blue earned=132", "a car has earned an item that is not there" },
  { BLUE "blue earned=195; " STACK_OF_15, NULL },
  { BLUE "blue earned=196", "a car has earned an item that is not there" },
  { BLUE "blue earned=127 2", "a car has earned an item that is not there" },
};

static void
test_positions (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
    g_autoptr (GError) error = NULL;

    give_all (match, BASE);
    give_all (match, positions[i].given);
    if (paddock_match_settle (match, &error) != !positions[i].message)
      g_error ("\"%s\" is %s", positions[i].given, error ? error->message : "possible");
    g_assert_cmpstr (error ? error->message : NULL, ==, positions[i].message);
  }
}

/* What must always hold, once for each thing that can be wrong, with what is just right. */
static const Given broken[] = {
  { "", NULL },
  { "blue front=0,0; blue rear=-1,0", "JOY-INV-01: blue shares a space with another car" },
  { "blue front=7,7", "JOY-INV-01: the ends of blue are not adjacent" },
  { "blue mirror=1 1 1", "JOY-INV-02: blue is in gear 2 with 3 dice on the mirror" },
  { "blue mirror=1", "JOY-INV-02: blue is in gear 2 with 1 dice on the mirror" },
  { "blue locked=1", "JOY-INV-02: blue is in gear 2 with 2 dice on the mirror" },
  { "red locked=1; red mirror=1", NULL },
  { "red mirror=1 1 1", NULL },
  { "red mirror=1 1 1; step=start", "JOY-INV-02: red is in gear 2 with 3 dice on the mirror" },
  { "blue mirror=1 1 1; tasks=1", NULL },
  { "blue mirror=1 1 1; step=rolling-end", NULL },
  { "blue tokens=1", "JOY-INV-02: blue has damage on the mirror between turns" },
  { "red tokens=1", NULL },
  { "blue gear=5; blue mirror=1 1 1 1 1; blue damaged-gears=1",
    "JOY-INV-02: blue is in a damaged gear" },
  { "blue gear=4; blue mirror=1 1 1 1; blue damaged-gears=1", NULL },
  { "blue damaged-gears=3; blue damaged-locks=3; blue damaged-slots=1 2", NULL },
  { "blue damaged-gears=4", "JOY-INV-04: blue has damage where none can be" },
  { "blue damaged-locks=4", "JOY-INV-04: blue has damage where none can be" },
  { "blue damaged-slots=3", "JOY-INV-04: blue has damage where none can be" },
  { "blue damaged-slots=1; blue items=none mine none; " STACK_OF_15, NULL },
  { "blue damaged-slots=1; blue items=mine none none; " STACK_OF_15,
    "JOY-DMG-07: blue holds an item on a damaged slot" },
  { "blue damaged-slots=2; blue items=none mine none; " STACK_OF_15,
    "JOY-DMG-07: blue holds an item on a damaged slot" },
  { "blue items=mine none none", "JOY-INV-05: there are 17 item tokens instead of 16" },
  { STACK_OF_15, "JOY-INV-05: there are 15 item tokens instead of 16" },
  { STACK_OF_15 "; removed=0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1", NULL },
  { STACK_OF_15 "; board-items=1; item:1 at=3,3", NULL },
  { STACK_OF_15 "; blue earned=128", NULL },
  { STACK_OF_15 "; blue earned=127", "JOY-INV-05: there are 15 item tokens instead of 16" },
};

static void
test_checks (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
    g_autoptr (GError) error = NULL;

    give_all (match, BASE BLUE);
    give_all (match, broken[i].given);
    if (paddock_match_check (match, &error) != !broken[i].message)
      g_error ("\"%s\" is %s", broken[i].given, error ? error->message : "sound");
    g_assert_cmpstr (error ? error->message : NULL, ==, broken[i].message);
  }
}

/* Before the race the cars that are placed already are looked at, whoever is still to come. */
static void
test_checks_while_placing (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_take (joy_test_plain_new ()), 3, NULL);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (GError) error = NULL;

  give_all (match, "blue front=5,5; blue rear=4,5");
  g_assert_true (paddock_match_check (match, NULL));
  give_all (match, "blue rear=2,5");
  g_assert_false (paddock_match_check (match, &error));
  g_assert_cmpstr (error->message, ==, "JOY-INV-01: the ends of blue are not adjacent");
}

/* --- What is hidden --- */

/* Everything but the order of the stack, and what lies face down, is public. */
static void
test_public_facts (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_ring (), 2, NULL);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autofree char *dump = paddock_match_dump (match, 0);
  g_auto (GStrv) lines = g_strsplit (dump, "\n", -1);
  guint n_hidden = 0;

  for (guint i = 0; lines[i]; i++) {
    if (!g_str_has_suffix (lines[i], ": ?"))
      continue;
    n_hidden++;
    g_assert_true (g_str_equal (lines[i], "stack: ?") || g_str_has_suffix (lines[i], " type: ?")
                   || g_str_has_suffix (lines[i], " earned: ?"));
  }
  g_assert_cmpuint (n_hidden, ==, 1 + 2 + 2);
  g_assert_nonnull (strstr (dump, "red mirror: "));
  g_assert_nonnull (strstr (dump, "blue items: none none none"));
  g_assert_nonnull (strstr (dump, "blue used: "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/JOY-BRD-06/barrier-all-round", test_border);
  g_test_add_func ("/rules/JOY-BRD-07/positions-that-can-be-given", test_positions);
  g_test_add_func ("/rules/JOY-INV-01/what-must-always-hold", test_checks);
  g_test_add_func ("/rules/JOY-INV-01/while-cars-are-placed", test_checks_while_placing);
  g_test_add_func ("/rules/JOY-OBS-01/every-shape-and-rotation", test_obstacle_shapes);
  g_test_add_func ("/rules/JOY-OBS-02/what-the-token-shows", test_obstacle_shows);
  g_test_add_func ("/rules/JOY-OBS-03/obstacles-stay", test_obstacles_stay);
  g_test_add_func ("/rules/JOY-CPT-01/numbers-not-order", test_numbering);
  g_test_add_func ("/rules/JOY-CPT-01/no-gap", test_numbering_gap);
  g_test_add_func ("/rules/JOY-CPT-01/a-start", test_no_start);
  g_test_add_func ("/rules/JOY-CPT-02/pair-line", test_pair_line);
  g_test_add_func ("/rules/JOY-CPT-02/pair-must-face", test_pair_must_face);
  g_test_add_func ("/rules/JOY-CPT-02/line-needs-a-space", test_line_needs_a_space);
  g_test_add_func ("/rules/JOY-CPT-03/single-line", test_single_line);
  g_test_add_func ("/rules/JOY-CPT-03/hole-is-an-edge", test_single_line_hole);
  g_test_add_func ("/rules/JOY-CPT-04/interrupted-line", test_interrupted_line);
  g_test_add_func ("/rules/JOY-CPT-05/tokens-lie-apart", test_tokens_lie_apart);
  g_test_add_func ("/rules/JOY-CMP-03/item-sets", test_item_sets);
  g_test_add_func ("/rules/JOY-CMP-04/car-set", test_car_set);
  g_test_add_func ("/rules/JOY-CMP-05/car-die", test_car_die);
  g_test_add_func ("/rules/JOY-CMP-06/nitro-die", test_nitro_die);
  g_test_add_func ("/rules/JOY-CMP-09/two-to-four", test_player_count);
  g_test_add_func ("/rules/JOY-DSH-01/parts-and-damage-slots", test_dashboard);
  g_test_add_func ("/rules/JOY-DSH-07/alike-in-function", test_dashboards_are_alike);
  g_test_add_func ("/rules/JOY-DSH-08/nothing-else-is-hidden", test_public_facts);
  g_test_add_func ("/rules/JOY-SET-02/one-shuffled-stack", test_one_stack);
  g_test_add_func ("/rules/JOY-SET-02/standard-items", test_standard_items_without_a_pool);
  g_test_add_func ("/rules/JOY-SET-05/uniform", test_order_is_uniform);
  g_test_add_func ("/rules/JOY-SET-06/room-on-the-line", test_start_needs_room);
  g_test_add_func ("/rules/JOY-RUL-53/along-the-line", test_start_along_the_line);
  g_test_add_func ("/rules/JOY-SET-06/longest-line", test_longest_start);

  return g_test_run ();
}
