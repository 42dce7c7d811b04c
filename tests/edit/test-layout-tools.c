/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cards.h"
#include "edit-fixture.h"

static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_set_up (self, data);
  for (int r = 0; r < 5; r++)
    for (int q = 0; q < 5; q++)
      paddock_board_set (&self->track.board, PADDOCK_HEX (q, r), PADDOCK_CELL (PADDOCK_CELL_SPACE));
}

static void
click (Fixture *self, const char *tool, int q, int r, guint flags)
{
  fixture_drag (self, tool, PADDOCK_HEX (q, r), PADDOCK_HEX (q, r), flags);
}

/* What every tool does that lays one thing on one hex. */
static const struct {
  const char *tool;
  PaddockThingKind kind;
} singles[] = {
  { "item", PADDOCK_THING_ITEM },     { "slot", PADDOCK_THING_SLOT },
  { "hazard", PADDOCK_THING_HAZARD }, { "fragile", PADDOCK_THING_FRAGILE },
  { "solid", PADDOCK_THING_SOLID },   { "runner-entry", PADDOCK_THING_RUNNER_ENTRY },
  { "note", PADDOCK_THING_NOTE },
};

static void
test_lays_one (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (singles); i++) {
    PaddockThing thing = { .kind = (guint8) singles[i].kind };
    PaddockHex hexes[PADDOCK_THING_MAX_HEXES];

    click (self, singles[i].tool, 2, 3, 0);
    click (self, singles[i].tool, 2, 3, 0);
    g_assert_cmpuint (paddock_track_count (&self->track, singles[i].kind), ==, 1);
    g_assert_cmpuint (paddock_track_get_hexes (&self->track, singles[i].kind, 0, hexes), ==, 1);
    g_assert_true (paddock_hex_equal (hexes[0], PADDOCK_HEX (2, 3)));
    g_assert_true (paddock_selection_has_thing (&self->selection, thing));
    g_assert_cmpuint (paddock_selection_get_n_things (&self->selection), ==, 1);
  }
}

static void
test_takes_away (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (singles); i++) {
    click (self, singles[i].tool, 2, 3, 0);
    click (self, singles[i].tool, 1, 1, PADDOCK_GESTURE_OTHER);
    g_assert_cmpuint (paddock_track_count (&self->track, singles[i].kind), ==, 1);
    click (self, singles[i].tool, 2, 3, PADDOCK_GESTURE_OTHER);
    g_assert_cmpuint (paddock_track_count (&self->track, singles[i].kind), ==, 0);
    g_assert_true (paddock_selection_is_empty (&self->selection));
  }
}

static void
test_refuses (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (singles); i++) {
    self->settings.is_layout_locked = FALSE;
    click (self, singles[i].tool, 20, 3, 0);
    g_assert_nonnull (self->refusal);
    self->settings.is_layout_locked = TRUE;
    click (self, singles[i].tool, 2, 3, 0);
    g_assert_nonnull (self->refusal);
    g_assert_cmpuint (paddock_track_count (&self->track, singles[i].kind), ==, 0);
  }
}

static void
test_obstacle (Fixture *self, gconstpointer data)
{
  self->settings.shape = PADDOCK_SHAPE_STRAIGHT;
  click (self, "obstacle", 0, 0, 0);
  g_assert_null (self->refusal);
  click (self, "obstacle", 2, 0, 0);
  g_assert_nonnull (self->refusal);
  click (self, "obstacle", 3, 1, 0);
  g_assert_nonnull (self->refusal);
  self->settings.rotation = 5;
  click (self, "obstacle", 3, 1, 0);
  g_assert_cmpuint (paddock_list_len (self->track.obstacles), ==, 2);
  click (self, "obstacle", 1, 0, PADDOCK_GESTURE_OTHER);
  g_assert_cmpuint (paddock_list_len (self->track.obstacles), ==, 1);
}

/* An item of another set brings the set with it, once. */
static void
test_item_of_a_set (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) set = paddock_document_new (&paddock_cards_kind);
  PaddockSource source = { (char *) "things.cards.xml", set };

  self->settings.how = PADDOCK_ITEM_ARMED;
  self->settings.item = "thing";
  self->settings.cards = &source;
  click (self, "item", 0, 0, 0);
  click (self, "item", 1, 0, 0);
  g_assert_cmpuint (paddock_list_len (self->track.cards), ==, 1);
  g_assert_cmpstr (PADDOCK_LIST_AT (self->track.cards, PaddockSource, 0)->file, ==,
                   "things.cards.xml");
}

static void
test_item (Fixture *self, gconstpointer data)
{
  const PaddockBoardItem *item;

  self->settings.how = PADDOCK_ITEM_ARMED;
  click (self, "item", 0, 0, 0);
  g_assert_nonnull (self->refusal);
  self->settings.item = "mine";
  click (self, "item", 0, 0, 0);
  item = PADDOCK_LIST_AT (self->track.board_items, PaddockBoardItem, 0);
  g_assert_cmpint (item->how, ==, PADDOCK_ITEM_ARMED);
  g_assert_cmpstr (item->item, ==, "mine");
}

static void
test_grid (Fixture *self, gconstpointer data)
{
  self->settings.facing = 5;
  for (int q = 0; q < 3; q++)
    click (self, "slot", q, 0, 0);
  click (self, "slot", 1, 0, PADDOCK_GESTURE_OTHER);
  click (self, "slot", 4, 4, 0);
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.grid, PaddockGridSlot, 2)->number, ==, 2);
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.grid, PaddockGridSlot, 2)->facing, ==, 5);

  self->settings.facing = 7;
  click (self, "slot", 4, 4, 0);
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.grid, PaddockGridSlot, 2)->number, ==, 2);
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.grid, PaddockGridSlot, 2)->facing, ==, 7);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) \
  g_test_add ("/edit/" path_, Fixture, NULL, set_up, func_, fixture_tear_down)

  ADD ("layout/one-thing-of-a-kind-on-a-hex", test_lays_one);
  ADD ("layout/the-other-button-takes-away", test_takes_away);
  ADD ("layout/refuses-off-the-board-and-when-locked", test_refuses);
  ADD ("obstacle/lies-on-the-board-alone", test_obstacle);
  ADD ("item/needs-a-type-unless-random", test_item);
  ADD ("item/brings-its-card-set", test_item_of_a_set);
  ADD ("grid/takes-the-first-free-number", test_grid);

  return g_test_run ();
}
