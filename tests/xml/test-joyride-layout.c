/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Joyride layout records, read from the scenarios that show it.
 */

#include "hex-track.h"
#include "load.h"
#include "playtest.h"

static const PaddockHexTrack *
load_track (const char *scenario, PaddockDocument **document)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "scenarios", "joyride", scenario, NULL);
  g_autoptr (GError) error = NULL;
  const PaddockPlaytest *playtest;

  *document = paddock_xml_load (path, &error);
  g_assert_no_error (error);
  playtest = paddock_document_get (*document, &paddock_playtest_kind);

  return paddock_document_get (playtest->track.document, &paddock_hex_track_kind);
}

static void
test_player_count (void)
{
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockHexTrack *track = load_track ("wex-06-player-count.playtest.xml", &document);

  g_assert_cmpint (track->players.two, ==, PADDOCK_SUITS_NOT);
  g_assert_cmpint (track->players.three, ==, PADDOCK_SUITS_IDEALLY);
  g_assert_cmpint (track->players.four, ==, PADDOCK_SUITS_IDEALLY);
  g_assert_cmpint (track->players.teams, ==, PADDOCK_SUITS_WELL);
}

static void
test_layout_record (void)
{
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockHexTrack *track = load_track ("wex-31-layout-record.playtest.xml", &document);

  g_assert_cmpstr (track->title, ==, "Training Wheels");
  g_assert_cmpstr (track->location, ==, "Junkyard");
  g_assert_cmpint (track->players.two, ==, PADDOCK_SUITS_WELL);
  g_assert_cmpint (track->players.three, ==, PADDOCK_SUITS_WELL);
  g_assert_cmpint (track->players.four, ==, PADDOCK_SUITS_WELL);
  g_assert_cmpint (track->laps, ==, 2);
  g_assert_cmpint (track->difficulty, ==, 1);
  g_assert_cmpstr (track->items, ==, "rocket oil-slick nitro mine");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/xml/JOY-WEX-06/player-count", test_player_count);
  g_test_add_func ("/xml/JOY-WEX-31/layout-record", test_layout_record);

  return g_test_run ();
}
