/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing-records.h"

#include "car.h"
#include "document-kinds.h"
#include "hex-track.h"
#include "licence.h"
#include "list.h"
#include "thing-order.h"

static PaddockDocument *
make_track (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  for (int i = 0; i < 3; i++) {
    PaddockCheckpoint *checkpoint =
      paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);
    PaddockLineToken *token = paddock_list_append (&checkpoint->tokens, &paddock_line_token_type);

    checkpoint->number = i + 1;
    token->at = (PaddockHex){ 10 + i, 5 };
  }
  ((PaddockNote *) paddock_list_append (&track->notes, &paddock_note_type))->at =
    (PaddockPlace){ 2, 3 };

  return document;
}

static void
test_lists_things_with_their_places (void)
{
  g_autoptr (PaddockDocument) document = make_track ();
  g_autoptr (GArray) things = paddock_things_list (document);

  g_assert_cmpuint (things->len, ==, 4); /* a starting line without tokens is not there */
  for (guint i = 0; i < 3; i++)
    g_assert_true (paddock_thing_equal (g_array_index (things, PaddockThing, i),
                                        (PaddockThing){ .kind = PADDOCK_THING_CHECKPOINT,
                                                        .index = (guint16) i,
                                                        .at = { 10 + (int) i, 5 } }));
  g_assert_true (
    paddock_thing_equal (g_array_index (things, PaddockThing, 3),
                         (PaddockThing){ .kind = PADDOCK_THING_NOTE, .at = { 2, 3 } }));
}

/* Whatever is listed can be found, in any document; what comes after the last of a list can't. */
static void
test_finds_what_it_lists (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    g_autoptr (PaddockDocument) document = paddock_document_new (paddock_document_kinds[k]);
    g_autoptr (GArray) things = paddock_things_list (document);

    for (guint i = 0; i < things->len; i++) {
      PaddockRecordPath path;

      g_assert_true (
        paddock_thing_locate (document, g_array_index (things, PaddockThing, i), &path));
    }
  }
}

static void
test_goes_by_the_number_where_it_is_the_index (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_car_kind);
  PaddockCar *car = document->record;
  PaddockRecordPath path;
  PaddockThing fourth = { .kind = PADDOCK_THING_GEAR, .index = 4 };

  ((PaddockGear *) paddock_list_append (&car->gears, &paddock_gear_type))->number = 2;
  g_assert_false (paddock_thing_locate (document, fourth, &path));
  ((PaddockGear *) paddock_list_append (&car->gears, &paddock_gear_type))->number = 4;
  g_assert_true (paddock_thing_locate (document, fourth, &path));
  g_assert_cmpuint (path.steps[path.n - 1].index, ==, 1);
}

static void
test_knows_lists_that_hold_things (void)
{
  const PaddockRecordType *type = paddock_hex_track_kind.type;

  g_assert_true (paddock_field_holds_things (&paddock_hex_track_kind,
                                             paddock_record_type_find (type, "checkpoint")));
  g_assert_false (
    paddock_field_holds_things (&paddock_hex_track_kind, paddock_record_type_find (type, "pool")));
  g_assert_false (paddock_field_holds_things (&paddock_licence_kind,
                                              paddock_record_type_find (type, "checkpoint")));

  /* Nothing draws a trait: forms do. */
  type = paddock_record_type_find (paddock_licence_kind.type, "traits")->type;
  g_assert_false (
    paddock_field_holds_things (&paddock_licence_kind, paddock_record_type_find (type, "trait")));
}

static PaddockDocument *
seal (const PaddockDocument *document, gpointer draft)
{
  return paddock_document_new_take (document->kind, draft);
}

static int
get_column (const PaddockDocument *document, int number)
{
  const PaddockHexTrack *track = document->record;

  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++) {
    const PaddockCheckpoint *checkpoint =
      PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);

    if (checkpoint->number == number)
      return PADDOCK_LIST_AT (checkpoint->tokens, PaddockLineToken, 0)->at.q;
  }

  return -1;
}

static void
test_moving_renumbers (void)
{
  g_autoptr (PaddockDocument) document = make_track ();
  gpointer draft = paddock_document_dup_record (document);
  PaddockThing thing = { .kind = PADDOCK_THING_CHECKPOINT, .index = 1 };
  PaddockThing first = { .kind = PADDOCK_THING_CHECKPOINT, .index = 0 };
  PaddockThing note = { .kind = PADDOCK_THING_NOTE, .index = 0 };
  g_autoptr (PaddockDocument) moved = NULL;

  g_assert_true (paddock_thing_move (document, draft, &thing, 1));
  g_assert_cmpint (thing.index, ==, 2);
  g_assert_false (paddock_thing_move (document, draft, &first, -1));
  g_assert_false (paddock_thing_move (document, draft, &note, 1));
  moved = seal (document, draft);
  g_assert_cmpint (get_column (moved, 1), ==, 10);
  g_assert_cmpint (get_column (moved, 2), ==, 12);
  g_assert_cmpint (get_column (moved, 3), ==, 11);
}

static void
test_removing_closes_the_gap (void)
{
  g_autoptr (PaddockDocument) document = make_track ();
  gpointer draft = paddock_document_dup_record (document);
  g_autoptr (PaddockDocument) left = NULL;

  g_assert_true (
    paddock_thing_remove (document, draft,
                          (PaddockThing){ .kind = PADDOCK_THING_CHECKPOINT, .index = 0 }));
  g_assert_false (
    paddock_thing_remove (document, draft, (PaddockThing){ .kind = PADDOCK_THING_SLOT }));
  left = seal (document, draft);
  g_assert_cmpint (get_column (left, 1), ==, 11);
  g_assert_cmpint (get_column (left, 2), ==, 12);
  g_assert_cmpint (get_column (left, 3), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/thing-records/lists-things-with-their-places",
                   test_lists_things_with_their_places);
  g_test_add_func ("/edit/thing-records/finds-what-it-lists", test_finds_what_it_lists);
  g_test_add_func ("/edit/thing-records/goes-by-the-number-where-it-is-the-index",
                   test_goes_by_the_number_where_it_is_the_index);
  g_test_add_func ("/edit/thing-records/knows-lists-that-hold-things",
                   test_knows_lists_that_hold_things);
  g_test_add_func ("/edit/thing-order/moving-renumbers", test_moving_renumbers);
  g_test_add_func ("/edit/thing-order/removing-closes-the-gap", test_removing_closes_the_gap);
  return g_test_run ();
}
