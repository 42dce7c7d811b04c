/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "record-names.h"

#include "road-track.h"

static PaddockDocument *
make_road (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_road_track_kind);
  PaddockRoadTrack *road = document->record;

  for (guint i = 0; i < 2; i++) {
    PaddockTile *tile = paddock_list_append (&road->tiles, &paddock_tile_type);
    PaddockTilePlace *place = paddock_list_append (&road->places, &paddock_tile_place_type);

    paddock_text_set (&tile->id, i ? "bend" : "straight");
    paddock_text_set (&place->tile, tile->id);
    paddock_text_set (&place->as, i ? "straight" : "first"); /* another space has this name, too */
  }

  return document;
}

static void
test_spaces (void)
{
  g_autoptr (PaddockDocument) document = make_road ();
  const PaddockRecordType *type = document->kind->type;

  g_assert_true (paddock_record_has_name (type, document->record, "tile", "straight"));
  g_assert_true (paddock_record_has_name (type, document->record, "place", "straight"));
  g_assert_true (paddock_record_has_name (type, document->record, "place", "first"));
  g_assert_false (paddock_record_has_name (type, document->record, "tile", "first"));
  g_assert_false (paddock_record_has_name (type, document->record, "line", "first"));
}

/* Those who refer to it do, nothing else does, and whoever shares the list sees nothing of it. */
static void
test_references_follow (void)
{
  g_autoptr (PaddockDocument) document = make_road ();
  PaddockRoadTrack *road = document->record;
  g_autoptr (PaddockList) before = paddock_list_ref (road->places);

  paddock_record_follow_name (document->kind->type, road, "tile", "straight", "quay");
  g_assert_cmpstr (PADDOCK_LIST_AT (road->places, PaddockTilePlace, 0)->tile, ==, "quay");
  g_assert_cmpstr (PADDOCK_LIST_AT (road->places, PaddockTilePlace, 1)->tile, ==, "bend");
  g_assert_cmpstr (PADDOCK_LIST_AT (road->places, PaddockTilePlace, 1)->as, ==, "straight");
  g_assert_cmpstr (PADDOCK_LIST_AT (road->tiles, PaddockTile, 0)->id, ==, "straight");
  g_assert_cmpstr (PADDOCK_LIST_AT (before, PaddockTilePlace, 0)->tile, ==, "straight");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/record-names/each-space-has-its-own", test_spaces);
  g_test_add_func ("/model/record-names/references-follow", test_references_follow);

  return g_test_run ();
}
