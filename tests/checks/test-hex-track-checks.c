/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checks of hex tracks: each finds what it is there for, and stays silent just short of it.
 */

#include "check-testing.h"
#include "cards.h"
#include "hex-track.h"

static void
paint (PaddockHexTrack *track, int q, int r, const char *cells)
{
  for (int i = 0; cells[i]; i++)
    paddock_board_set (&track->board, PADDOCK_HEX (q + i, r),
                       PADDOCK_CELL (paddock_cell_kind_from_char (cells[i])));
}

static void
add_token (PaddockList **tokens, int q, int r, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = PADDOCK_HEX (q, r);
  token->arrow = arrow;
}

static PaddockCheckpoint *
add_checkpoint (PaddockHexTrack *track, int number)
{
  PaddockCheckpoint *checkpoint =
    paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);

  checkpoint->number = number;
  return checkpoint;
}

static PaddockObstacle *
add_obstacle (PaddockHexTrack *track, int q, int r, int shape, const char *shows)
{
  PaddockObstacle *obstacle = paddock_list_append (&track->obstacles, &paddock_obstacle_type);

  obstacle->at = PADDOCK_HEX (q, r);
  obstacle->shape = shape;
  paddock_text_set (&obstacle->shows, shows);
  return obstacle;
}

static PaddockBoardItem *
add_item (PaddockHexTrack *track, int q, int r, int how, const char *type)
{
  PaddockBoardItem *item = paddock_list_append (&track->board_items, &paddock_board_item_type);

  item->at = PADDOCK_HEX (q, r);
  item->how = how;
  paddock_text_set (&item->item, type);
  return item;
}

static void
add_special (PaddockHexTrack *track, const char *key)
{
  PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);

  paddock_text_set (&special->key, key);
  paddock_text_set (&special->name, "extra-grip");
}

/* A board of 12 by 7 spaces; lines: start at q = 2, checkpoint 1 at q = 6, checkpoint 2 from 8,3 to
 * the right edge. */
static PaddockDocument *
joyride (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  PaddockCheckpoint *checkpoint;

  for (int r = 0; r < 7; r++)
    paint (track, 0, r, "............");
  add_token (&track->start.tokens, 2, 1, 5);
  add_token (&track->start.tokens, 2, 5, 2);
  checkpoint = add_checkpoint (track, 1);
  checkpoint->side = PADDOCK_SIDE_ITEM;
  add_token (&checkpoint->tokens, 6, 1, 5);
  add_token (&checkpoint->tokens, 6, 5, 2);
  add_token (&add_checkpoint (track, 2)->tokens, 8, 3, 0);
  paddock_text_set (&track->items, "mine");
  return document;
}

#define TRACK(document_) ((PaddockHexTrack *) (document_)->record)

static void
assert_clean (const PaddockDocument *document, const PaddockCheckTable *table)
{
  for (guint i = 0; i < table->n_rows; i++)
    assert_finds (document, table->rows[i].id, "");
}

/* Under the tables tested here; whether the sample drives well is not their business. */
static void
test_samples_are_clean (void)
{
  g_autoptr (PaddockDocument) joyride_track = joyride ();

  assert_clean (joyride_track, &paddock_hex_track_checks);
  assert_clean (joyride_track, &paddock_joyride_track_checks);
}

/* What is said in all of a track that is not finished: of what is missing, and of nothing that needs it. */
static void
test_unfinished (void)
{
  static const char *const expected[] = {
    ("JOY-LNT-10 error start\nJOY-LNT-31 hint checkpoint 1\nJOY-LNT-19 hint stage 1\n"
     "JOY-LNT-20 hint stage 2"),
    "JOY-LNT-03 error start",
    "JOY-LNT-03 error checkpoints\nJOY-LNT-28 warning ",
    "JOY-LNT-03 error start\nJOY-LNT-03 error checkpoints\nJOY-LNT-28 warning ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    g_autoptr (PaddockDocument) document = joyride ();
    g_autofree char *found = NULL;

    if (i & 1)
      g_clear_pointer (&TRACK (document)->start.tokens, paddock_list_unref);
    if (i & 2)
      g_clear_pointer (&TRACK (document)->checkpoints, paddock_list_unref);
    found = findings_text (document, NULL);
    g_assert_cmpstr (found, ==, expected[i]);
  }
}

static void
test_game (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  assert_finds (document, "PAD-HEX-01", "");
  TRACK (document)->game = PADDOCK_GAME_RIVET;
  assert_finds (document, "PAD-HEX-01", "error ");
}

static void
test_empty (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);

  paint (TRACK (document), 0, 0, "##");
  assert_finds (document, "PAD-HEX-02", "error ");
  paint (TRACK (document), 0, 0, "#.");
  assert_finds (document, "PAD-HEX-02", "");
}

static void
test_letters (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  paint (TRACK (document), 0, 0, "g");
  assert_finds (document, "JOY-LNT-34", "error special g");
  add_special (TRACK (document), "g");
  assert_finds (document, "JOY-LNT-34", "");

  add_obstacle (TRACK (document), 4, 4, PADDOCK_SHAPE_TWO, ".z");
  assert_finds (document, "JOY-LNT-34", "error special z");
}

/* A set of the designer's own, with the item and the space "thing". */
static PaddockDocument *
things (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_cards_kind);
  PaddockCards *cards = document->record;
  PaddockItem *item = paddock_list_append (&cards->items, &paddock_item_type);
  PaddockSpace *space = paddock_list_append (&cards->spaces, &paddock_space_type);

  paddock_text_set (&item->id, "thing");
  paddock_text_set (&space->id, "thing");
  return document;
}

/* Wherever a track names items and special spaces, and until it names the set that has them. */
static void
test_names (void)
{
  g_autoptr (PaddockDocument) document = joyride ();
  PaddockHexTrack *track = document->record;
  PaddockPoolEntry *entry = paddock_list_append (&track->pool, &paddock_pool_entry_type);
  PaddockSource *source;

  paint (track, 0, 0, "g");
  add_special (track, "g");
  paddock_text_set (&((PaddockSpecial *) paddock_list_edit (&track->specials, 0))->name, "thing");
  paddock_text_set (&track->items, "mine thing");
  paddock_text_set (&entry->item, "thing");
  paddock_text_set (&((PaddockCheckpoint *) paddock_list_edit (&track->checkpoints, 1))->items,
                    "thing");
  add_item (track, 5, 5, PADDOCK_ITEM_ARMED, "thing");
  add_item (track, 5, 6, PADDOCK_ITEM_RANDOM, "");
  assert_finds (document, "JOY-LNT-34",
                "error special g\nerror items\nerror pool\nerror checkpoint 2\nerror item 5,5");

  source = paddock_list_append (&track->cards, &paddock_source_type);
  assert_finds (document, "JOY-LNT-34", "error cards"); /* it may have them */
  source->document = things ();
  assert_finds (document, "JOY-LNT-34", "");
  paddock_text_set (&track->items, "mine thong");
  assert_finds (document, "JOY-LNT-34", "error items");
}

static void
test_unused_letters (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  paint (TRACK (document), 0, 0, "a");
  add_special (TRACK (document), "a");
  add_special (TRACK (document), "b");
  assert_finds (document, "PAD-HEX-03", "hint special b");
  fix_first (document, "PAD-HEX-03");
  assert_finds (document, "PAD-HEX-03", "");
  g_assert_cmpuint (paddock_list_len (TRACK (document)->specials), ==, 1);
}

static void
test_off_board (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  add_item (TRACK (document), 11, 6, PADDOCK_ITEM_RANDOM, NULL);
  add_obstacle (TRACK (document), 10, 0, PADDOCK_SHAPE_TWO, NULL);
  assert_finds (document, "JOY-LNT-01", "");
  add_item (TRACK (document), 12, 6, PADDOCK_ITEM_RANDOM, NULL);
  add_obstacle (TRACK (document), 11, 5, PADDOCK_SHAPE_STRAIGHT, NULL);
  add_token (&add_checkpoint (TRACK (document), 3)->tokens, -1, 0, 0);
  assert_finds (document, "JOY-LNT-01",
                "error checkpoint -1,0\nerror obstacle 12,5\nerror item 12,6");
}

static void
test_start_off_board (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  ((PaddockLineToken *) paddock_list_edit (&TRACK (document)->start.tokens, 0))->at.r = -1;
  assert_finds (document, "JOY-LNT-01", "error start 2,-1");
}

static void
test_obstacles (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  add_obstacle (TRACK (document), 4, 4, PADDOCK_SHAPE_TWO, NULL);
  add_obstacle (TRACK (document), 3, 4, PADDOCK_SHAPE_ONE, "#");
  assert_finds (document, "JOY-LNT-02", "");
  add_obstacle (TRACK (document), 3, 3, PADDOCK_SHAPE_TRIANGLE, "##");
  assert_finds (document, "JOY-LNT-02", "error obstacle 3,3");
  add_obstacle (TRACK (document), 5, 4, PADDOCK_SHAPE_ONE, NULL);
  add_obstacle (TRACK (document), 6, 1, PADDOCK_SHAPE_ONE, NULL);
  assert_finds (document, "JOY-LNT-02",
                "error obstacle 6,1\nerror obstacle 5,4\nerror obstacle 3,3");
}

static void
test_numbering (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  add_token (&add_checkpoint (TRACK (document), 5)->tokens, 10, 0, 0);
  add_token (&add_checkpoint (TRACK (document), 2)->tokens, 9, 0, 0);
  assert_finds (document, "JOY-LNT-03",
                "error checkpoint 2\nerror checkpoint 3\nerror checkpoint 4");
  fix_first (document, "JOY-LNT-03");
  assert_finds (document, "JOY-LNT-03", "");
  g_assert_cmpint (PADDOCK_LIST_AT (TRACK (document)->checkpoints, PaddockCheckpoint, 2)->number,
                   ==, 4);
  g_assert_cmpint (PADDOCK_LIST_AT (TRACK (document)->checkpoints, PaddockCheckpoint, 3)->number,
                   ==, 3);
}

static void
test_nothing_to_number (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);

  assert_finds (document, "JOY-LNT-03", "error start\nerror checkpoints");
}

static void
test_pairs (void)
{
  g_autoptr (PaddockDocument) document = joyride ();
  PaddockCheckpoint *checkpoint = paddock_list_edit (&TRACK (document)->checkpoints, 0);
  PaddockLineToken *second = paddock_list_edit (&checkpoint->tokens, 1);

  second->arrow = 3;
  ((PaddockLineToken *) paddock_list_edit (&TRACK (document)->start.tokens, 0))->arrow = 0;
  assert_finds (document, "JOY-LNT-04", "error start\nerror checkpoint 1");
  fix_first (document, "JOY-LNT-04");
  fix_first (document, "JOY-LNT-04");
  assert_finds (document, "JOY-LNT-04", "");
}

static void
test_pairs_apart (void)
{
  static const struct {
    PaddockHex at;
    const char *expected;
  } rows[] = {
    { { 6, 3 }, "" },                   /* one space between */
    { { 6, 2 }, "error checkpoint 1" }, /* none */
    { { 7, 5 }, "error checkpoint 1" }, /* not in a row */
    { { 6, 1 }, "error checkpoint 1" }, /* on top of each other */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = joyride ();
    PaddockCheckpoint *checkpoint = paddock_list_edit (&TRACK (document)->checkpoints, 0);

    ((PaddockLineToken *) paddock_list_edit (&checkpoint->tokens, 1))->at = rows[i].at;
    assert_finds (document, "JOY-LNT-04", rows[i].expected);
  }
}

static void
test_single_tokens (void)
{
  g_autoptr (PaddockDocument) document = joyride ();
  PaddockCheckpoint *checkpoint = add_checkpoint (TRACK (document), 3);

  add_token (&checkpoint->tokens, 10, 5, 0);
  assert_finds (document, "JOY-LNT-05", "");
  add_obstacle (TRACK (document), 11, 5, PADDOCK_SHAPE_ONE, NULL);
  assert_finds (document, "JOY-LNT-05", "error checkpoint 3");
}

static void
test_items (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  for (int q = 3; q < 6; q++)
    add_item (TRACK (document), q, 3, PADDOCK_ITEM_FIXED, "mine");
  add_item (TRACK (document), 5, 5, PADDOCK_ITEM_ARMED, "mine");
  add_item (TRACK (document), 4, 5, PADDOCK_ITEM_RANDOM, NULL);
  assert_finds (document, "JOY-LNT-25", "");

  add_item (TRACK (document), 3, 3, PADDOCK_ITEM_FIXED, "mine"); /* a fifth, on top of the first */
  add_item (TRACK (document), 6, 1, PADDOCK_ITEM_RANDOM, NULL);  /* on a token */
  add_item (TRACK (document), 7, 2, PADDOCK_ITEM_FIXED, NULL);
  assert_finds (document, "JOY-LNT-25",
                "error item mine\nerror item 6,1\nerror item 7,2\nerror item 3,3");
}

static void
test_item_pool (void)
{
  g_autoptr (PaddockDocument) document = joyride ();
  PaddockPoolEntry *entry;

  add_item (TRACK (document), 3, 3, PADDOCK_ITEM_FIXED, "mine");
  entry = paddock_list_append (&TRACK (document)->pool, &paddock_pool_entry_type);
  paddock_text_set (&entry->item, "mine");
  entry->count = 1;
  assert_finds (document, "JOY-LNT-25", "");
  entry->count = 0;
  assert_finds (document, "JOY-LNT-25", "error item mine");
}

static void
test_item_supply (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  assert_finds (document, "JOY-LNT-27", "");
  paddock_text_set (&TRACK (document)->items, NULL);
  assert_finds (document, "JOY-LNT-27", "warning ");
  ((PaddockCheckpoint *) paddock_list_edit (&TRACK (document)->checkpoints, 0))->side =
    PADDOCK_SIDE_PLAIN;
  assert_finds (document, "JOY-LNT-27", "");
}

static void
test_item_source (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  ((PaddockCheckpoint *) paddock_list_edit (&TRACK (document)->checkpoints, 0))->side =
    PADDOCK_SIDE_PLAIN;
  assert_finds (document, "JOY-LNT-28", "warning ");
  add_item (TRACK (document), 3, 3, PADDOCK_ITEM_ARMED, "mine"); /* is never gained */
  assert_finds (document, "JOY-LNT-28", "warning ");
  add_item (TRACK (document), 3, 4, PADDOCK_ITEM_RANDOM, NULL);
  assert_finds (document, "JOY-LNT-28", "");
}

static void
test_laps (void)
{
  static const char *const expected[] = { NULL, "hint ", "", "", "hint " };

  for (int laps = 1; laps < (int) G_N_ELEMENTS (expected); laps++) {
    g_autoptr (PaddockDocument) document = joyride ();

    TRACK (document)->laps = laps;
    assert_finds (document, "JOY-LNT-32", expected[laps]);
  }
}

static void
test_rating (void)
{
  g_autoptr (PaddockDocument) document = joyride ();
  PaddockPlayers *players = &TRACK (document)->players;

  players->two = players->three = players->four = players->teams = PADDOCK_SUITS_NOT;
  assert_finds (document, "JOY-LNT-33", "error ");
  players->teams = PADDOCK_SUITS_WELL;
  assert_finds (document, "JOY-LNT-33", "hint ");
  players->four = PADDOCK_SUITS_WELL;
  assert_finds (document, "JOY-LNT-33", "");
}

static void
test_idle_obstacles (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  add_obstacle (TRACK (document), 4, 4, PADDOCK_SHAPE_TWO, ".#");
  assert_finds (document, "JOY-LNT-36", "");
  add_obstacle (TRACK (document), 4, 5, PADDOCK_SHAPE_TWO, "..");
  assert_finds (document, "JOY-LNT-36", "hint obstacle 4,5");
  fix_first (document, "JOY-LNT-36");
  assert_finds (document, "JOY-LNT-36", "");
  g_assert_cmpuint (paddock_list_len (TRACK (document)->obstacles), ==, 1);
}

/* What is too much for the start is taken out of the rating, and nothing else. */
static void
test_room_at_the_start (void)
{
  g_autoptr (PaddockDocument) document = joyride ();
  PaddockPlayers *players = &TRACK (document)->players;

  *players = (PaddockPlayers){ .two = PADDOCK_SUITS_WELL, .six = PADDOCK_SUITS_IDEALLY };
  assert_finds (document, "JOY-LNT-08", "error start");
  fix_first (document, "JOY-LNT-08");
  assert_finds (document, "JOY-LNT-08", "");
  g_assert_cmpint (players->two, ==, PADDOCK_SUITS_WELL);
  g_assert_cmpint (players->six, ==, PADDOCK_SUITS_NOT);
}

static void
test_tokens_apart (void)
{
  g_autoptr (PaddockDocument) document = joyride ();

  add_token (&add_checkpoint (TRACK (document), 3)->tokens, 6, 2, 0);
  assert_finds (document, "JOY-LNT-41", "");
  add_token (&add_checkpoint (TRACK (document), 4)->tokens, 6, 5, 0);
  add_token (&add_checkpoint (TRACK (document), 5)->tokens, 2, 1, 0);
  assert_finds (document, "JOY-LNT-41", "error checkpoint 2,1\nerror checkpoint 6,5");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/samples-are-clean", test_samples_are_clean);
  g_test_add_func ("/checks/hex-track/unfinished", test_unfinished);
  g_test_add_func ("/checks/PAD-HEX-01/game-without-hexes", test_game);
  g_test_add_func ("/checks/PAD-HEX-02/empty-board", test_empty);
  g_test_add_func ("/checks/PAD-HEX-03/unused-special-spaces", test_unused_letters);
  g_test_add_func ("/checks/JOY-LNT-34/unknown-special-spaces", test_letters);
  g_test_add_func ("/checks/JOY-LNT-08/room-at-the-start", test_room_at_the_start);
  g_test_add_func ("/checks/JOY-LNT-34/unknown-names", test_names);
  g_test_add_func ("/checks/JOY-LNT-01/off-the-board", test_off_board);
  g_test_add_func ("/checks/JOY-LNT-01/start-off-the-board", test_start_off_board);
  g_test_add_func ("/checks/JOY-LNT-02/obstacles", test_obstacles);
  g_test_add_func ("/checks/JOY-LNT-03/numbering", test_numbering);
  g_test_add_func ("/checks/JOY-LNT-03/nothing-to-number", test_nothing_to_number);
  g_test_add_func ("/checks/JOY-LNT-04/arrows", test_pairs);
  g_test_add_func ("/checks/JOY-LNT-04/rows", test_pairs_apart);
  g_test_add_func ("/checks/JOY-LNT-05/single-tokens", test_single_tokens);
  g_test_add_func ("/checks/JOY-LNT-25/items-on-the-board", test_items);
  g_test_add_func ("/checks/JOY-LNT-25/items-in-the-pool", test_item_pool);
  g_test_add_func ("/checks/JOY-LNT-27/item-supply", test_item_supply);
  g_test_add_func ("/checks/JOY-LNT-28/item-source", test_item_source);
  g_test_add_func ("/checks/JOY-LNT-32/laps", test_laps);
  g_test_add_func ("/checks/JOY-LNT-33/ratings", test_rating);
  g_test_add_func ("/checks/JOY-LNT-36/idle-obstacles", test_idle_obstacles);
  g_test_add_func ("/checks/JOY-LNT-41/tokens-apart", test_tokens_apart);
  g_test_add_data_func ("/checks/tested/hex-track", &paddock_hex_track_checks,
                        assert_table_is_tested);
  g_test_add_data_func ("/checks/tested/joyride-track", &paddock_joyride_track_checks,
                        assert_table_is_tested);
  return g_test_run ();
}
