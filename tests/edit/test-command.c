/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-fixture.h"
#include "edit-scripts.h"

/* Three checkpoints, a starting line and an obstacle on a disc. */
static void
set_up (Fixture *self, gconstpointer data)
{
  PaddockObstacle *obstacle;

  fixture_set_up (self, data);
  fixture_paint_disc (self, PADDOCK_HEX (0, 0), 4);
  fixture_add_token (&self->track.start.tokens, PADDOCK_HEX (0, 4), 2);
  fixture_add_checkpoint (self, 1, PADDOCK_HEX (0, -3), PADDOCK_HEX (0, -3), 2);
  fixture_add_checkpoint (self, 2, PADDOCK_HEX (-3, 0), PADDOCK_HEX (3, 0), 0);
  fixture_add_checkpoint (self, 5, PADDOCK_HEX (2, 2), PADDOCK_HEX (2, 2), 5);
  obstacle = paddock_track_add (&self->track, PADDOCK_THING_OBSTACLE);
  obstacle->at = PADDOCK_HEX (1, 1);
  obstacle->shape = PADDOCK_SHAPE_BENT;
  paddock_text_set (&obstacle->shows, "#.#");
}

static void
select_thing (Fixture *self, PaddockThingKind kind, guint index)
{
  paddock_selection_set_thing (&self->selection,
                               (PaddockThing){ .kind = (guint8) kind, .index = (guint16) index },
                               TRUE);
}

static const PaddockCheckpoint *
get_checkpoint (Fixture *self, guint i)
{
  return PADDOCK_LIST_AT (self->track.checkpoints, PaddockCheckpoint, i);
}

static void
assert_numbers (Fixture *self, int a, int b, int c)
{
  g_assert_cmpint (get_checkpoint (self, 0)->number, ==, a);
  g_assert_cmpint (get_checkpoint (self, 1)->number, ==, b);
  g_assert_cmpint (get_checkpoint (self, 2)->number, ==, c);
}

static void
test_table (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; paddock_command_tables[i]; i++)
    for (guint j = 0; j < paddock_command_tables[i]->n_rows; j++) {
      const PaddockCommand *row = &paddock_command_tables[i]->rows[j];

      g_assert_true (g_hash_table_add (ids, (gpointer) row->id));
      g_assert_true (row->label && *row->label && row->run);
      g_assert_true (paddock_command_find (row->id) == row);
    }
  g_assert_null (paddock_command_find ("no-such-command"));
}

static gboolean
can_run (Fixture *self, const char *id)
{
  return paddock_command_can_run (paddock_command_find (id), &self->track, &self->selection);
}

static void
test_needs (Fixture *self, gconstpointer data)
{
  g_assert_true (can_run (self, "select-all"));
  g_assert_false (can_run (self, "delete"));
  select_thing (self, PADDOCK_THING_START, 0);
  g_assert_true (can_run (self, "delete"));
  g_assert_true (can_run (self, "reverse"));
  g_assert_false (can_run (self, "earlier"));
  g_assert_false (can_run (self, "grow-selection"));
  select_thing (self, PADDOCK_THING_CHECKPOINT, 0);
  g_assert_true (can_run (self, "earlier"));
  g_assert_false (can_run (self, "turn-obstacle-left"));

  g_assert_false (can_run (self, "tracing-left"));
  paddock_text_set (&self->track.tracing.file, "map.png");
  g_assert_true (can_run (self, "tracing-left"));
}

static void
test_select (Fixture *self, gconstpointer data)
{
  fixture_command (self, "select-all");
  g_assert_cmpuint (paddock_board_count (self->selection.hexes), ==, 61);
  g_assert_cmpuint (paddock_selection_get_n_things (&self->selection), ==, 5);
  fixture_command (self, "invert-selection");
  g_assert_true (paddock_selection_is_empty (&self->selection));

  paddock_selection_set_hex (&self->selection, PADDOCK_HEX (0, 0), TRUE);
  fixture_command (self, "grow-selection");
  g_assert_cmpuint (paddock_board_count (self->selection.hexes), ==, 7);
  for (guint i = 0; i < 9; i++)
    fixture_command (self, "grow-selection");
  g_assert_cmpuint (paddock_board_count (self->selection.hexes), ==, 61);
  fixture_command (self, "shrink-selection");
  g_assert_cmpuint (paddock_board_count (self->selection.hexes), ==, 37);

  fixture_command (self, "invert-selection");
  g_assert_cmpuint (paddock_board_count (self->selection.hexes), ==, 61 - 37);
  fixture_command (self, "select-none");
  g_assert_true (paddock_selection_is_empty (&self->selection));

  self->settings.is_board_locked = TRUE;
  fixture_command (self, "select-all");
  g_assert_cmpuint (paddock_board_count (self->selection.hexes), ==, 0);
  g_assert_cmpuint (paddock_selection_get_n_things (&self->selection), ==, 5);
}

static void
test_delete (Fixture *self, gconstpointer data)
{
  select_thing (self, PADDOCK_THING_CHECKPOINT, 0);
  select_thing (self, PADDOCK_THING_OBSTACLE, 0);
  select_thing (self, PADDOCK_THING_CHECKPOINT, 2);
  paddock_selection_set_hex (&self->selection, PADDOCK_HEX (0, 0), TRUE);

  self->settings.is_board_locked = TRUE;
  fixture_command (self, "delete");
  g_assert_nonnull (self->refusal);
  g_assert_cmpuint (paddock_list_len (self->track.checkpoints), ==, 3);

  self->settings.is_board_locked = FALSE;
  fixture_command (self, "delete");
  g_assert_cmpuint (paddock_list_len (self->track.checkpoints), ==, 1);
  g_assert_cmpint (get_checkpoint (self, 0)->number, ==, 2);
  g_assert_cmpuint (paddock_list_len (self->track.obstacles), ==, 0);
  g_assert_cmpuint (paddock_board_count (self->track.board), ==, 60);
  g_assert_true (paddock_selection_is_empty (&self->selection));
}

/* TIMES times the command leads back to where it began, and once does not. */
static void
assert_order (Fixture *self, const char *command, guint times)
{
  const PaddockRecordType *type = paddock_hex_track_kind.type;
  PaddockHexTrack before;

  paddock_record_copy (type, &before, &self->track);
  for (guint i = 0; i < times; i++) {
    fixture_command (self, command);
    g_assert_null (self->refusal);
    g_assert_cmpint (paddock_record_equal (type, &before, &self->track), ==, i == times - 1);
  }
  paddock_record_clear (type, &before);
}

/* Two hexes and a pair of things: their middle lies between hexes. */
static void
test_turn (Fixture *self, gconstpointer data)
{
  select_thing (self, PADDOCK_THING_START, 0);
  assert_order (self, "rotate-left", 6);
  select_thing (self, PADDOCK_THING_CHECKPOINT, 2);
  select_thing (self, PADDOCK_THING_OBSTACLE, 0);
  assert_order (self, "rotate-left", 6);
  assert_order (self, "rotate-right", 6);
  assert_order (self, "mirror-across", 2);
  assert_order (self, "mirror-down", 2);

  self->track.orientation = PADDOCK_ORIENTATION_FLAT;
  assert_order (self, "mirror-across", 2);
  assert_order (self, "mirror-down", 2);
}

static void
test_turn_cells (Fixture *self, gconstpointer data)
{
  paddock_board_set (&self->track.board, PADDOCK_HEX (20, 0), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  paddock_board_set (&self->track.board, PADDOCK_HEX (21, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  paddock_selection_set_hex (&self->selection, PADDOCK_HEX (20, 0), TRUE);
  paddock_selection_set_hex (&self->selection, PADDOCK_HEX (21, 0), TRUE);
  assert_order (self, "rotate-left", 6);

  fixture_command (self, "rotate-left");
  fixture_command (self, "rotate-right");
  g_assert_cmpint (fixture_get_kind (self, 20, 0), ==, PADDOCK_CELL_BARRIER);
}

/* What is left on a drawing with corners on top is right in the mirror. */
static void
test_mirror (Fixture *self, gconstpointer data)
{
  select_thing (self, PADDOCK_THING_CHECKPOINT, 0);
  fixture_command (self, "mirror-down");
  g_assert_cmpint (PADDOCK_LIST_AT (get_checkpoint (self, 0)->tokens, PaddockLineToken, 0)->arrow,
                   ==, 4);
  fixture_command (self, "mirror-across");
  g_assert_cmpint (PADDOCK_LIST_AT (get_checkpoint (self, 0)->tokens, PaddockLineToken, 0)->arrow,
                   ==, 5);
}

static void
test_nudge (Fixture *self, gconstpointer data)
{
  static const char *const nudges[] = { "nudge-right", "nudge-up-right",  "nudge-up",
                                        "nudge-left",  "nudge-down-left", "nudge-down" };

  select_thing (self, PADDOCK_THING_OBSTACLE, 0);
  for (guint d = 0; d < G_N_ELEMENTS (nudges); d++) {
    PaddockHex before = fixture_get_place (self, PADDOCK_THING_OBSTACLE, 0);

    fixture_command (self, nudges[d]);
    g_assert_cmpint (paddock_hex_direction_to (before,
                                               fixture_get_place (self, PADDOCK_THING_OBSTACLE, 0)),
                     ==, (int) d);
  }
  assert_hex (fixture_get_place (self, PADDOCK_THING_OBSTACLE, 0), 1, 1);
}

static void
test_numbers (Fixture *self, gconstpointer data)
{
  select_thing (self, PADDOCK_THING_CHECKPOINT, 2);
  fixture_command (self, "earlier");
  assert_numbers (self, 1, 5, 2);
  fixture_command (self, "earlier");
  assert_numbers (self, 2, 5, 1);
  fixture_command (self, "earlier");
  g_assert_nonnull (self->refusal);
  assert_numbers (self, 2, 5, 1);
  fixture_command (self, "later");
  assert_numbers (self, 1, 5, 2);

  select_thing (self, PADDOCK_THING_CHECKPOINT, 1);
  fixture_command (self, "number-in-order");
  assert_numbers (self, 1, 5, 2);
  paddock_selection_clear (&self->selection);
  select_thing (self, PADDOCK_THING_CHECKPOINT, 1);
  select_thing (self, PADDOCK_THING_START, 0);
  select_thing (self, PADDOCK_THING_CHECKPOINT, 2);
  select_thing (self, PADDOCK_THING_CHECKPOINT, 0);
  fixture_command (self, "number-in-order");
  assert_numbers (self, 5, 1, 2);
}

static void
test_sides (Fixture *self, gconstpointer data)
{
  select_thing (self, PADDOCK_THING_CHECKPOINT, 0);
  fixture_command (self, "turn-over");
  g_assert_cmpint (get_checkpoint (self, 0)->side, ==, PADDOCK_SIDE_ITEM);

  select_thing (self, PADDOCK_THING_START, 0);
  fixture_command (self, "turn-over");
  g_assert_cmpint (get_checkpoint (self, 0)->side, ==, PADDOCK_SIDE_ITEM);
  g_assert_cmpint (self->track.start.side, ==, PADDOCK_SIDE_ITEM);
  fixture_command (self, "turn-over");
  g_assert_cmpint (get_checkpoint (self, 0)->side, ==, PADDOCK_SIDE_PLAIN);
  g_assert_cmpint (self->track.start.side, ==, PADDOCK_SIDE_PLAIN);
  g_assert_cmpint (get_checkpoint (self, 1)->side, ==, PADDOCK_SIDE_PLAIN);
}

static void
test_reverse (Fixture *self, gconstpointer data)
{
  select_thing (self, PADDOCK_THING_CHECKPOINT, 1);
  fixture_command (self, "reverse");
  g_assert_nonnull (self->refusal);

  select_thing (self, PADDOCK_THING_CHECKPOINT, 0);
  select_thing (self, PADDOCK_THING_START, 0);
  fixture_command (self, "reverse");
  g_assert_null (self->refusal);
  g_assert_cmpint (PADDOCK_LIST_AT (get_checkpoint (self, 0)->tokens, PaddockLineToken, 0)->arrow,
                   ==, 5);
  g_assert_cmpint (self->track.start.direction, ==, 3);

  self->settings.is_layout_locked = TRUE;
  fixture_command (self, "reverse");
  g_assert_cmpint (self->track.start.direction, ==, 3);
}

static void
test_obstacle (Fixture *self, gconstpointer data)
{
  select_thing (self, PADDOCK_THING_OBSTACLE, 0);
  assert_order (self, "turn-obstacle-left", 6);
  fixture_command (self, "turn-obstacle-right");
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.obstacles, PaddockObstacle, 0)->rotation, ==, 5);
  assert_hex (fixture_get_place (self, PADDOCK_THING_OBSTACLE, 0), 1, 1);
}

static void
test_tracing (Fixture *self, gconstpointer data)
{
  PaddockTracing *tracing = &self->track.tracing;

  fixture_command (self, "tracing-left");
  fixture_command (self, "tracing-down");
  g_assert_cmpint (tracing->x, <, 0);
  g_assert_cmpint (tracing->y, >, 0);
  fixture_command (self, "tracing-larger");
  g_assert_cmpint (tracing->scale, ==, 105);
  tracing->scale = 1;
  fixture_command (self, "tracing-smaller");
  g_assert_cmpint (tracing->scale, ==, 1);
  fixture_command (self, "tracing-larger");
  g_assert_cmpint (tracing->scale, ==, 2);
  tracing->opacity = 95;
  fixture_command (self, "tracing-stronger");
  g_assert_cmpint (tracing->opacity, ==, 100);
  fixture_command (self, "tracing-fainter");
  g_assert_cmpint (tracing->opacity, ==, 90);
}

/* Two checkpoints that have the same number by mistake: the first of them changes places with the one before. */
static void
test_equal_numbers (Fixture *self, gconstpointer data)
{
  ((PaddockCheckpoint *) paddock_list_edit (&self->track.checkpoints, 2))->number = 2;
  select_thing (self, PADDOCK_THING_CHECKPOINT, 0);
  fixture_command (self, "later");
  assert_numbers (self, 2, 1, 2);
  fixture_command (self, "later");
  assert_numbers (self, 2, 1, 2);
  fixture_command (self, "earlier");
  assert_numbers (self, 1, 2, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) \
  g_test_add ("/edit/command/" path_, Fixture, NULL, set_up, func_, fixture_tear_down)

  g_test_add_func ("/edit/command/ids-are-unique", test_table);
  ADD ("knows-what-it-needs", test_needs);
  ADD ("equal-numbers", test_equal_numbers);
  ADD ("selects", test_select);
  ADD ("deletes-what-is-selected", test_delete);
  ADD ("turns-lead-back", test_turn);
  ADD ("turned-cells-lead-back", test_turn_cells);
  ADD ("mirrors-as-it-is-drawn", test_mirror);
  ADD ("nudges-in-six-directions", test_nudge);
  ADD ("numbers", test_numbers);
  ADD ("turns-tokens-over", test_sides);
  ADD ("reverses-what-has-a-direction", test_reverse);
  ADD ("turns-obstacles-about-their-hex", test_obstacle);
  ADD ("moves-the-tracing", test_tracing);

  edit_add_scripts ();

  return g_test_run ();
}
