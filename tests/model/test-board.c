/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board against a plain map, through random edits.
 */

#include "board.h"

#include "hash.h"

/* The plain map: "q,r" packed into a pointer, to the cell packed into one. */
static gpointer
key_of (PaddockHex hex)
{
  return GUINT_TO_POINTER ((guint) (guint16) hex.q << 16 | (guint16) hex.r);
}

static PaddockHex
hex_of_key (gpointer key)
{
  return PADDOCK_HEX (GPOINTER_TO_UINT (key) >> 16, GPOINTER_TO_UINT (key));
}

static gpointer
pack (PaddockCell cell)
{
  return GUINT_TO_POINTER ((guint) cell.kind << 24 | (guint) cell.lane << 16 | (guint16) cell.rank);
}

static GHashTable *
map_new (void)
{
  return g_hash_table_new (NULL, NULL);
}

static void
map_set (GHashTable *map, PaddockHex hex, PaddockCell cell)
{
  if (cell.kind == PADDOCK_CELL_OFF)
    g_hash_table_remove (map, key_of (hex));
  else
    g_hash_table_insert (map, key_of (hex), pack (cell));
}

static gpointer
map_get (GHashTable *map, PaddockHex hex)
{
  gpointer value = g_hash_table_lookup (map, key_of (hex));

  return value ? value : pack (PADDOCK_CELL (PADDOCK_CELL_OFF));
}

static GHashTable *
map_copy (GHashTable *map)
{
  GHashTable *copy = map_new ();
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, map);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (copy, key, value);

  return copy;
}

static void
count_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  g_hash_table_insert (data, key_of (hex), pack (cell));
}

static gboolean
map_equal (GHashTable *a, GHashTable *b)
{
  GHashTableIter iter;
  gpointer key, value;

  if (g_hash_table_size (a) != g_hash_table_size (b))
    return FALSE;

  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (g_hash_table_lookup (b, key) != value)
      return FALSE;

  return TRUE;
}

/* In twelve directions, as far as any cell goes. */
static void
assert_reach (const PaddockBoard *board, GHashTable *map)
{
  static const gint8 ways[][2] = {
    { 2, 1 }, { -2, -1 }, { 0, 1 },  { 0, -1 }, { 1, 0 },  { -1, 0 },
    { 1, 2 }, { -1, -2 }, { 1, -1 }, { -1, 1 }, { 3, -2 }, { -3, 2 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    int best = G_MININT, found;
    GHashTableIter iter;
    gpointer key;

    g_hash_table_iter_init (&iter, map);
    while (g_hash_table_iter_next (&iter, &key, NULL)) {
      PaddockHex hex = hex_of_key (key);

      best = MAX (best, hex.q * ways[i][0] + hex.r * ways[i][1]);
    }
    g_assert_cmpint (paddock_board_get_reach (board, ways[i][0], ways[i][1], &found), ==,
                     g_hash_table_size (map) > 0);
    g_assert_cmpint (found, ==, best);
  }
}

static void
assert_bounds (const PaddockBoard *board, GHashTable *map)
{
  PaddockBoardBounds found;
  int min_q = G_MAXINT, min_r = G_MAXINT, max_q = G_MININT, max_r = G_MININT;
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, map);
  while (g_hash_table_iter_next (&iter, &key, NULL)) {
    PaddockHex hex = hex_of_key (key);

    min_q = MIN (min_q, hex.q);
    min_r = MIN (min_r, hex.r);
    max_q = MAX (max_q, hex.q);
    max_r = MAX (max_r, hex.r);
  }

  g_assert_cmpint (paddock_board_get_bounds (board, &found), ==, g_hash_table_size (map) > 0);
  if (g_hash_table_size (map) == 0)
    return;
  g_assert_cmpint (found.min.q, ==, min_q);
  g_assert_cmpint (found.min.r, ==, min_r);
  g_assert_cmpint (found.max.q, ==, max_q);
  g_assert_cmpint (found.max.r, ==, max_r);
}

/* Everything that can be asked of a board. */
static void
assert_same (const PaddockBoard *board, GHashTable *map)
{
  g_autoptr (GHashTable) walked = map_new ();

  paddock_board_foreach (board, NULL, count_cell, walked);
  g_assert_true (map_equal (walked, map));
  g_assert_cmpuint (paddock_board_count (board), ==, g_hash_table_size (map));
  assert_bounds (board, map);
  assert_reach (board, map);
}

static PaddockCell
random_cell (GRand *rand)
{
  PaddockCell cell = PADDOCK_CELL (g_rand_int_range (rand, 0, PADDOCK_CELL_SPECIAL + 3));

  if (cell.kind != PADDOCK_CELL_OFF && g_rand_boolean (rand)) {
    cell.rank = (gint16) g_rand_int_range (rand, 0, PADDOCK_RANK_MAX + 1);
    cell.lane = (guint8) g_rand_int_range (rand, 0, PADDOCK_LANE_MAX + 1);
  }

  return cell;
}

static PaddockHex
random_hex (GRand *rand, int from, int to)
{
  return PADDOCK_HEX (g_rand_int_range (rand, from, to), g_rand_int_range (rand, from, to));
}

static const struct {
  int from, to;
} ranges[] = {
  { 0, 5 },
  { -20, 20 },
  { -200, 200 },
  { PADDOCK_HEX_MIN, PADDOCK_HEX_MAX + 1 },
};

static void
test_like_a_map (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++) {
    g_autoptr (PaddockBoard) board = NULL;
    g_autoptr (GHashTable) map = map_new ();

    for (guint step = 0; step < 3000; step++) {
      PaddockHex hex = random_hex (rand, ranges[i].from, ranges[i].to);
      PaddockHex probe = random_hex (rand, ranges[i].from, ranges[i].to);
      PaddockCell cell = random_cell (rand);

      paddock_board_set (&board, hex, cell);
      map_set (map, hex, cell);
      g_assert_true (pack (paddock_board_get (board, hex)) == map_get (map, hex));
      g_assert_true (pack (paddock_board_get (board, probe)) == map_get (map, probe));
      if (step % 100 == 0)
        assert_same (board, map);
    }
    assert_same (board, map);
  }
}

static void
erase (gpointer key, gpointer value, gpointer data)
{
  paddock_board_set (data, hex_of_key (key), PADDOCK_CELL (PADDOCK_CELL_OFF));
}

static void
test_erased (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  g_autoptr (PaddockBoard) board = NULL;
  g_autoptr (GHashTable) map = map_new ();

  for (guint i = 0; i < 300; i++) {
    PaddockHex hex = random_hex (rand, -100, 100);

    paddock_board_set (&board, hex, PADDOCK_CELL (PADDOCK_CELL_SPACE));
    map_set (map, hex, PADDOCK_CELL (PADDOCK_CELL_SPACE));
  }
  g_hash_table_foreach (map, erase, &board);
  g_assert_null (board);
}

/* Versions that are held on to never change, whatever is done to later ones. */
static void
test_versions (void)
{
  enum {
    N = 40,
    EDITS = 50
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (GHashTable) map = map_new ();
  PaddockBoard *versions[N] = { NULL };
  GHashTable *maps[N];

  for (guint v = 0; v < N; v++) {
    versions[v] = v ? paddock_board_ref (versions[v - 1]) : NULL;
    for (guint i = 0; i < EDITS; i++) {
      PaddockHex hex = random_hex (rand, -40, 40);
      PaddockCell cell = random_cell (rand);

      paddock_board_set (&versions[v], hex, cell);
      map_set (map, hex, cell);
    }
    maps[v] = map_copy (map);
  }

  for (guint v = 0; v < N; v++)
    assert_same (versions[v], maps[v]);
  for (guint v = 0; v < N; v += 2)
    paddock_board_unref (versions[v]);
  for (guint v = 1; v < N; v += 2)
    assert_same (versions[v], maps[v]);

  for (guint v = 0; v < N; v++) {
    g_hash_table_unref (maps[v]);
    if (v % 2)
      paddock_board_unref (versions[v]);
  }
}

typedef struct {
  GHashTable *map; /* the older version, brought up to date by the differences */
  guint n;
} DiffCheck;

static void
apply_difference (PaddockHex hex, PaddockCell before, PaddockCell after, gpointer data)
{
  DiffCheck *check = data;

  g_assert_true (pack (before) == map_get (check->map, hex));
  g_assert_true (pack (before) != pack (after));
  map_set (check->map, hex, after);
  check->n++;
}

static void
test_diff (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  g_autoptr (PaddockBoard) board = NULL;
  g_autoptr (GHashTable) map = map_new ();

  for (guint round = 0; round < 50; round++) {
    g_autoptr (PaddockBoard) before = paddock_board_ref (board);
    g_autoptr (GHashTable) older = map_copy (map);
    DiffCheck check = { older, 0 };

    for (guint i = 0; i < round; i++) {
      PaddockHex hex = random_hex (rand, -60, 60);
      PaddockCell cell = random_cell (rand);

      paddock_board_set (&board, hex, cell);
      map_set (map, hex, cell);
    }
    paddock_board_diff (before, board, apply_difference, &check);
    g_assert_true (map_equal (older, map));
    g_assert_cmpuint (check.n, <=, round);
  }
}

static void
test_diff_from_nothing (void)
{
  g_autoptr (PaddockBoard) board = NULL;
  g_autoptr (GHashTable) map = map_new ();
  DiffCheck check = { map, 0 };

  paddock_board_diff (NULL, NULL, apply_difference, &check);
  g_assert_cmpuint (check.n, ==, 0);
  paddock_board_set (&board, PADDOCK_HEX (-4096, 4095), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  paddock_board_diff (NULL, board, apply_difference, &check);
  g_assert_cmpuint (check.n, ==, 1);
  assert_same (board, map);
  paddock_board_diff (board, NULL, apply_difference, &check);
  g_assert_cmpuint (g_hash_table_size (map), ==, 0);
}

static void
test_rows (void)
{
  enum {
    MAX = 200
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (PaddockBoard) board = NULL;
  g_autoptr (PaddockBoard) kept = NULL;
  g_autoptr (GHashTable) map = map_new ();

  for (guint round = 0; round < 300; round++) {
    PaddockCell written[MAX], read[MAX + 10];
    int r = g_rand_int_range (rand, -30, 30);
    int first = g_rand_int_range (rand, -100, 100);
    guint n = (guint) g_rand_int_range (rand, 0, MAX);

    for (guint i = 0; i < n; i++) {
      written[i] = random_cell (rand);
      map_set (map, PADDOCK_HEX (first + (int) i, r), written[i]);
    }
    paddock_board_set_row (&board, r, first, n, written);
    paddock_board_get_row (board, r, first - 5, first + (int) n + 4, read);
    for (int i = 0; i < (int) n + 10; i++)
      g_assert_true (pack (read[i]) == map_get (map, PADDOCK_HEX (first - 5 + i, r)));
    if (round == 150)
      kept = paddock_board_ref (board);
  }
  assert_same (board, map);
  g_assert_false (paddock_board_equal (board, kept));
}

/* Reading beyond the range of hexes finds nothing. */
static void
test_outside (void)
{
  g_autoptr (PaddockBoard) board = NULL;
  PaddockCell cells[4];

  paddock_board_set (&board, PADDOCK_HEX (PADDOCK_HEX_MAX, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  g_assert_cmpint (paddock_board_get (board, PADDOCK_HEX (PADDOCK_HEX_MIN - 1, 0)).kind, ==,
                   PADDOCK_CELL_OFF);
  g_assert_cmpint (paddock_board_get (board, PADDOCK_HEX (0, PADDOCK_HEX_MAX + 1)).kind, ==,
                   PADDOCK_CELL_OFF);
  paddock_board_get_row (board, 0, PADDOCK_HEX_MAX - 1, PADDOCK_HEX_MAX + 2, cells);
  g_assert_cmpint (cells[0].kind, ==, PADDOCK_CELL_OFF);
  g_assert_cmpint (cells[1].kind, ==, PADDOCK_CELL_SPACE);
  g_assert_cmpint (cells[2].kind, ==, PADDOCK_CELL_OFF);
  g_assert_cmpint (cells[3].kind, ==, PADDOCK_CELL_OFF);
}

static void
test_foreach_in_bounds (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  g_autoptr (PaddockBoard) board = NULL;

  for (guint i = 0; i < 2000; i++)
    paddock_board_set (&board, random_hex (rand, -50, 50), random_cell (rand));

  for (guint round = 0; round < 50; round++) {
    PaddockHex a = random_hex (rand, -60, 60);
    PaddockHex b = random_hex (rand, -60, 60);
    PaddockBoardBounds bounds = { { MIN (a.q, b.q), MIN (a.r, b.r) },
                                  { MAX (a.q, b.q), MAX (a.r, b.r) } };
    g_autoptr (GHashTable) expected = map_new ();
    g_autoptr (GHashTable) found = map_new ();

    for (int r = bounds.min.r; r <= bounds.max.r; r++)
      for (int q = bounds.min.q; q <= bounds.max.q; q++)
        map_set (expected, PADDOCK_HEX (q, r), paddock_board_get (board, PADDOCK_HEX (q, r)));
    paddock_board_foreach (board, &bounds, count_cell, found);
    g_assert_true (map_equal (found, expected));
  }
}

/* Equality and hash go by content: the way it came about does not matter. */
static void
test_equal (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (PaddockBoard) a = NULL;
  g_autoptr (PaddockBoard) b = NULL;

  for (guint i = 0; i < 500; i++)
    paddock_board_set (&a, random_hex (rand, -50, 50), random_cell (rand));
  for (int r = -50; r < 50; r++) {
    PaddockCell row[100];

    paddock_board_get_row (a, r, -50, 49, row);
    paddock_board_set (&b, PADDOCK_HEX (300, r), PADDOCK_CELL (PADDOCK_CELL_SPACE));
    paddock_board_set_row (&b, r, -50, 100, row);
    paddock_board_set (&b, PADDOCK_HEX (300, r), PADDOCK_CELL (PADDOCK_CELL_OFF));
  }
  g_assert_true (paddock_board_equal (a, b));
  g_assert_cmpuint (paddock_board_hash (a, 1), ==, paddock_board_hash (b, 1));

  paddock_board_set (&b, PADDOCK_HEX (51, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  g_assert_false (paddock_board_equal (a, b));
  g_assert_cmpuint (paddock_board_hash (a, 1), !=, paddock_board_hash (b, 1));
}

/* Every member of a cell is part of its value, where it means something. */
static void
test_cell_members (void)
{
  static const PaddockCell cells[] = {
    { PADDOCK_CELL_SPACE, 0, PADDOCK_RANK_NONE },
    { PADDOCK_CELL_BARRIER, 0, PADDOCK_RANK_NONE },
    { PADDOCK_CELL_SPACE, 0, 0 },
    { PADDOCK_CELL_SPACE, 0, 1 },
    { PADDOCK_CELL_SPACE, 1, 0 },
    { PADDOCK_CELL_SPECIAL + 25, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    for (guint j = 0; j < G_N_ELEMENTS (cells); j++) {
      g_autoptr (PaddockBoard) a = NULL;
      g_autoptr (PaddockBoard) b = NULL;

      paddock_board_set (&a, PADDOCK_HEX (1, 1), cells[i]);
      paddock_board_set (&b, PADDOCK_HEX (1, 1), cells[j]);
      g_assert_cmpint (paddock_board_equal (a, b), ==, i == j);
      g_assert_cmpint (paddock_board_hash (a, 0) == paddock_board_hash (b, 0), ==, i == j);
    }
}

static void
test_normal_form (void)
{
  g_autoptr (PaddockBoard) a = NULL;
  g_autoptr (PaddockBoard) b = NULL;

  paddock_board_set (&a, PADDOCK_HEX (0, 0),
                     (PaddockCell){ PADDOCK_CELL_SPACE, 7, PADDOCK_RANK_NONE });
  paddock_board_set (&a, PADDOCK_HEX (1, 0), (PaddockCell){ PADDOCK_CELL_OFF, 7, 7 });
  paddock_board_set (&b, PADDOCK_HEX (0, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  g_assert_true (paddock_board_equal (a, b));
}

/* A stroke that changes nothing must not cost a copy. */
static void
test_same_cell_keeps_sharing (void)
{
  g_autoptr (PaddockBoard) board = NULL;
  g_autoptr (PaddockBoard) other = NULL;

  paddock_board_set (&board, PADDOCK_HEX (3, 3), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  other = paddock_board_ref (board);
  paddock_board_set (&other, PADDOCK_HEX (3, 3), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  g_assert_true (other == board);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/board/behaves-like-a-map", test_like_a_map);
  g_test_add_func ("/model/board/erased-is-empty", test_erased);
  g_test_add_func ("/model/board/versions-never-change", test_versions);
  g_test_add_func ("/model/board/diff-leads-from-one-to-the-other", test_diff);
  g_test_add_func ("/model/board/diff-from-nothing-and-back", test_diff_from_nothing);
  g_test_add_func ("/model/board/rows-are-their-cells", test_rows);
  g_test_add_func ("/model/board/nothing-lies-outside", test_outside);
  g_test_add_func ("/model/board/foreach-keeps-to-bounds", test_foreach_in_bounds);
  g_test_add_func ("/model/board/equal-by-content", test_equal);
  g_test_add_func ("/model/board/every-member-of-a-cell-counts", test_cell_members);
  g_test_add_func ("/model/board/meaningless-members-do-not-count", test_normal_form);
  g_test_add_func ("/model/board/setting-what-is-there-copies-nothing",
                   test_same_cell_keeps_sharing);
  return g_test_run ();
}
