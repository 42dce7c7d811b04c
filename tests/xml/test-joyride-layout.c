/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Joyride layout records, read from the scenarios that show it.
 */

#include "hex-track.h"
#include "load.h"
#include "playtest.h"
#include "reader.h"
#include "writer.h"

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

/* A page of a race guide, as a file has it. */
static const char guide_page[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<hex-track xmlns=\"urn:paddock:documents\" version=\"1\" id=\"detour\" title=\"Detour\" "
  "location=\"Quarry\" laps=\"3\" difficulty=\"2\" items=\"rocket mine\">\n"
  "  <description>Two ways round a heap of stones.</description>\n"
  "  <rules>Nobody takes damage here.</rules>\n"
  "  <players two=\"unsuitable\" three=\"suitable\" four=\"ideal\" teams=\"suitable\"/>\n"
  "  <board>\n"
  "    <row r=\"0\" q=\"0\">......</row>\n"
  "    <row r=\"1\" q=\"0\">......</row>\n"
  "    <row r=\"2\" q=\"0\">......</row>\n"
  "  </board>\n"
  "  <start>\n"
  "    <token at=\"1,0\" arrow=\"5\"/>\n"
  "  </start>\n"
  "  <checkpoint number=\"1\" side=\"item\">\n"
  "    <token at=\"4,0\" arrow=\"5\"/>\n"
  "    <token at=\"4,2\" arrow=\"2\"/>\n"
  "  </checkpoint>\n"
  "  <obstacle at=\"2,1\" shape=\"two\"/>\n"
  "  <item at=\"5,0\"/>\n"
  "  <item at=\"5,1\"/>\n"
  "  <option name=\"damage\" value=\"off\"/>\n"
  "</hex-track>\n";

static const PaddockHexTrack *
read_page (PaddockDocument **document)
{
  g_autoptr (GError) error = NULL;

  *document = paddock_xml_read_bytes (guide_page, strlen (guide_page), "page", &error);
  g_assert_no_error (error);
  return paddock_document_get (*document, &paddock_hex_track_kind);
}

static void
test_guide_page (void)
{
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockHexTrack *track = read_page (&document);

  g_assert_cmpstr (track->title, ==, "Detour");
  g_assert_cmpstr (track->location, ==, "Quarry");
  g_assert_cmpint (track->laps, ==, 3);
  g_assert_cmpint (track->difficulty, ==, 2);
  g_assert_cmpstr (track->items, ==, "rocket mine");
  g_assert_cmpstr (track->description, ==, "Two ways round a heap of stones.");
}

static void
test_player_rating (void)
{
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockHexTrack *track = read_page (&document);

  g_assert_cmpint (track->players.two, ==, PADDOCK_SUITS_NOT);
  g_assert_cmpint (track->players.three, ==, PADDOCK_SUITS_WELL);
  g_assert_cmpint (track->players.four, ==, PADDOCK_SUITS_IDEALLY);
  g_assert_cmpint (track->players.teams, ==, PADDOCK_SUITS_WELL);
}

static void
test_tokens_required (void)
{
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockHexTrack *track = read_page (&document);
  const PaddockCheckpoint *checkpoint = PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, 0);

  g_assert_cmpint (track->start.side, ==, PADDOCK_SIDE_PLAIN);
  g_assert_cmpuint (paddock_list_len (track->start.tokens), ==, 1);
  g_assert_cmpint (checkpoint->side, ==, PADDOCK_SIDE_ITEM);
  g_assert_cmpuint (paddock_list_len (checkpoint->tokens), ==, 2);
  g_assert_cmpuint (paddock_list_len (track->obstacles), ==, 1);
  g_assert_cmpuint (paddock_list_len (track->board_items), ==, 2);
}

/* For people and for the engine. */
static void
test_special_rules (void)
{
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockHexTrack *track = read_page (&document);
  const PaddockSetting *setting = PADDOCK_LIST_AT (track->options, PaddockSetting, 0);

  g_assert_cmpstr (track->rules, ==, "Nobody takes damage here.");
  g_assert_cmpstr (setting->name, ==, "damage");
  g_assert_cmpstr (setting->value, ==, "off");
}

static void
test_page_is_kept (void)
{
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (GBytes) written = NULL;

  read_page (&document);
  written = paddock_xml_write (document);
  g_assert_cmpmem (g_bytes_get_data (written, NULL), g_bytes_get_size (written), guide_page,
                   strlen (guide_page));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/xml/JOY-WEX-06/player-count", test_player_count);
  g_test_add_func ("/xml/JOY-WEX-31/layout-record", test_layout_record);
  g_test_add_func ("/xml/JOY-RGD-06/training-wheels", test_layout_record);
  g_test_add_func ("/xml/JOY-DIF-07/range-as-rating", test_layout_record);
  g_test_add_func ("/xml/JOY-DIF-07/rating", test_player_rating);
  g_test_add_func ("/xml/JOY-RGD-01/guide-page", test_guide_page);
  g_test_add_func ("/xml/JOY-RGD-01/kept", test_page_is_kept);
  g_test_add_func ("/xml/JOY-RGD-02/player-rating", test_player_rating);
  g_test_add_func ("/xml/JOY-RGD-03/tokens-required", test_tokens_required);
  g_test_add_func ("/xml/JOY-RGD-05/special-rules", test_special_rules);

  return g_test_run ();
}
