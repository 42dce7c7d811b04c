/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checks of Frothy tracks: each finds what it is there for, and stays silent just short of it.
 */

#include "acceptance.h"
#include "check-testing.h"
#include "hex-track.h"
#include "repair.h"
#include "yardstick.h"
#include "shelf.h"

static void
paint (PaddockHexTrack *track, int q, int r, const char *cells)
{
  for (int i = 0; cells[i]; i++)
    paddock_board_set (&track->board, PADDOCK_HEX (q + i, r),
                       PADDOCK_CELL (paddock_cell_kind_from_char (cells[i])));
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

static PaddockGridSlot *
add_slot (PaddockHexTrack *track, int number, int q, int r)
{
  PaddockGridSlot *slot = paddock_list_append (&track->grid, &paddock_grid_slot_type);

  slot->number = number;
  slot->at = PADDOCK_HEX (q, r);
  return slot;
}

static PaddockSolid *
add_solid (PaddockHexTrack *track, int q, int r)
{
  PaddockSolid *solid = paddock_list_append (&track->solids, &paddock_solid_type);

  solid->at = PADDOCK_HEX (q, r);
  return solid;
}

static PaddockHazard *
add_hazard (PaddockHexTrack *track, int q, int r)
{
  PaddockHazard *hazard = paddock_list_append (&track->hazards, &paddock_hazard_type);

  hazard->at = PADDOCK_HEX (q, r);
  return hazard;
}

static PaddockFragile *
add_fragile (PaddockHexTrack *track, int q, int r)
{
  PaddockFragile *fragile = paddock_list_append (&track->fragiles, &paddock_fragile_type);

  fragile->at = PADDOCK_HEX (q, r);
  return fragile;
}

static void
set_cell (PaddockHexTrack *track, int q, int r, int rank, int lane)
{
  paddock_board_set (&track->board, PADDOCK_HEX (q, r),
                     (PaddockCell){ PADDOCK_CELL_SPACE, (guint8) lane, (gint16) rank });
}

/* A straight of two lanes and ten ranks, for two vehicles; the line is at its end. */
static PaddockDocument *
frothy (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  track->game = PADDOCK_GAME_FROTHY;
  track->course.closed = FALSE;
  track->course.length = 10;
  track->course.line_rank = 9;
  track->course.max_vehicles = 2;
  for (int lane = 0; lane < 2; lane++)
    for (int rank = 0; rank < 10; rank++)
      set_cell (track, rank, lane, rank, lane);
  add_slot (track, 1, 1, 0);
  add_slot (track, 2, 1, 1);
  return document;
}

#define RING_RADIUS 8 /* of the outermost lane */
#define RING_LENGTH (6 * RING_RADIUS)

/* A place of the ring: lane 0 is the inmost of three.  Ranks grow anti-clockwise from direction 0. */
static PaddockHex
ring_at (int lane, int i)
{
  guint radius = (guint) (RING_RADIUS - 2 + lane), n;
  g_autofree PaddockHex *hexes = paddock_hex_ring (PADDOCK_HEX (0, 0), radius, &n);

  return hexes[(guint) (i + (int) n) % n];
}

static int
rank_of (int lane, int i)
{
  int radius = RING_RADIUS - 2 + lane;

  return (i * RING_RADIUS + radius / 2) / radius % RING_LENGTH;
}

/* Three lanes round a middle of nothing; the two places of the grid face along the ring's first side. */
static PaddockDocument *
ring (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  track->game = PADDOCK_GAME_FROTHY;
  track->course.length = RING_LENGTH;
  track->course.line_rank = 4;
  track->course.max_vehicles = 2;
  for (int lane = 0; lane < 3; lane++)
    for (int i = 0; i < 6 * (RING_RADIUS - 2 + lane); i++) {
      PaddockHex hex = ring_at (lane, i);

      set_cell (track, hex.q, hex.r, rank_of (lane, i), lane);
    }
  for (int lane = 1; lane < 3; lane++) {
    PaddockHex hex = ring_at (lane, 2);

    add_slot (track, lane, hex.q, hex.r)->facing = 4;
  }
  return document;
}

#define TRACK(document_) ((PaddockHexTrack *) (document_)->record)

static const PaddockCheckTable *const tables[] = {
  &paddock_hex_track_checks,     &paddock_frothy_track_checks, &paddock_frothy_grid_checks,
  &paddock_frothy_course_checks, &paddock_frothy_drive_checks,
};

static void
assert_clean (const PaddockDocument *document, const char *but)
{
  for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
    for (guint i = 0; i < tables[t]->n_rows; i++)
      if (g_strcmp0 (tables[t]->rows[i].id, but) != 0)
        assert_finds (document, tables[t]->rows[i].id, "");
}

static void
test_samples_are_clean (void)
{
  g_autoptr (PaddockDocument) straight = frothy (), circuit = ring ();

  assert_clean (straight, NULL);
  assert_clean (circuit, "FRO-LNT-15");
}

/* The table that tracks and vehicles are measured with is the licence that everybody can open. */
static void
test_yardstick (void)
{
  g_autoptr (PaddockDocument) document =
    paddock_shelf_file_read (paddock_shelf_find_base ("basic-chariot.vehicle.xml"), NULL);
  const PaddockLicence *licence = document->record;
  int n_affects = 0;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, rating);
    const PaddockYardstickSpeed *row = &paddock_yardstick[rating];

    g_assert_cmpint (row->accel, ==, speed->accel);
    g_assert_cmpint (row->control, ==, speed->control);
    g_assert_cmpint (row->stamina, ==, speed->stamina);
    for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++)
      g_assert_cmpint (row->move[phase], ==, paddock_speed_get_move (speed, phase));
  }
  for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++) {
    const PaddockDamageLevel *level =
      PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, i);

    n_affects +=
      level->value < licence->damage.maximum ? (int) paddock_list_len (level->affects) : 0;
  }
  g_assert_cmpint (PADDOCK_YARDSTICK_AFFECTS, ==, n_affects);
  g_assert_cmpint (PADDOCK_YARDSTICK_RESILIENCE, ==, licence->damage.resilience);
  g_assert_cmpint (PADDOCK_YARDSTICK_MAXIMUM, ==, licence->damage.maximum);
  g_assert_cmpint (PADDOCK_YARDSTICK_CARDS, ==, paddock_licence_count_cards (licence));
}

static void
test_places (void)
{
  g_autoptr (PaddockDocument) document = frothy ();
  PaddockHexTrack *track = document->record;

  add_hazard (track, 5, 0);
  add_solid (track, 5, 1);
  assert_finds (document, "FRO-LNT-01", "");
  add_solid (track, 1, 1);
  assert_finds (document, "FRO-LNT-01", "error solid 1,1");
  add_slot (track, 3, 1, 0);
  track->course.line_rank = 10;
  add_fragile (track, 5, 2);
  assert_finds (document, "FRO-LNT-01",
                "error fragile 5,2\nerror slot 1,0\nerror solid 1,1\nerror line");
  g_assert_cmpuint (paddock_check_fix_all (paddock_check_find ("FRO-LNT-01"), track), ==, 4);
  assert_finds (document, "FRO-LNT-01", "");
  g_assert_cmpuint (paddock_list_len (track->grid), ==, 2);
  g_assert_cmpuint (paddock_list_len (track->solids), ==, 1);
}

static void
test_all_off_board (void)
{
  g_autoptr (PaddockDocument) document = frothy ();
  PaddockHexTrack *track = document->record;

  add_slot (track, 3, 9, 9);
  add_hazard (track, -1, 0);
  add_solid (track, -2, 0);
  ((PaddockRunnerEntry *) paddock_list_append (&track->course.runners.entries,
                                               &paddock_runner_entry_type))
    ->at.q = -3;
  add_item (track, 20, 20, PADDOCK_ITEM_RANDOM, NULL); /* no part of the game */
  assert_finds (document, "FRO-LNT-01",
                "error slot 9,9\nerror hazard -1,0\nerror solid -2,0\nerror runner-entry -3,0");
}

/* A course without a space, as one begins and as an eraser leaves it. */
static void
test_no_spaces (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);

  TRACK (document)->game = PADDOCK_GAME_FROTHY;
  TRACK (document)->course.length = 10;
  assert_finds (document, "FRO-LNT-15", "");
}

/* FRO-HAZ-04: a hazard and a fragile obstacle go together, and nothing else does. */
static void
test_obstacles (void)
{
  g_autoptr (PaddockDocument) document = frothy ();
  PaddockHexTrack *track = document->record;

  add_hazard (track, 5, 0);
  add_fragile (track, 5, 0);
  assert_finds (document, "PAD-FRO-01", "");
  add_solid (track, 5, 0);
  add_hazard (track, 6, 0);
  add_hazard (track, 6, 0);
  assert_finds (document, "PAD-FRO-01", "warning solid 5,0\nwarning hazard 6,0");
}

static void
test_slot_numbers (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  add_slot (TRACK (document), 2, 0, 0);
  assert_finds (document, "PAD-FRO-02", "error slot 3");
  fix_first (document, "PAD-FRO-02");
  assert_finds (document, "PAD-FRO-02", "");
}

static void
test_grid_size (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  assert_finds (document, "FRO-LNT-02", "");
  TRACK (document)->course.max_vehicles = 3;
  assert_finds (document, "FRO-LNT-02", "error grid");
  TRACK (document)->course.race = PADDOCK_RACE_FOX_HOUNDS; /* the fox has a place of its own */
  TRACK (document)->course.lead = 3;
  assert_finds (document, "FRO-LNT-02", "");
}

/* "1@1,0/0": number, place and facing of every place. */
static char *
list_grid (const PaddockHexTrack *track)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (track->grid); i++) {
    const PaddockGridSlot *slot = PADDOCK_LIST_AT (track->grid, PaddockGridSlot, i);

    g_string_append_printf (text, "%s%d@%d,%d/%d", i ? " " : "", slot->number, slot->at.q,
                            slot->at.r, slot->facing);
  }

  return g_string_free (text, FALSE);
}

/* Places are added behind those that are there, then ahead of them, rank by rank and lane by lane, where nothing lies. */
static void
test_more_places (void)
{
  static const struct {
    int n, hazard, fragile, solid; /* the ranks of things in lane 1, or -1 */
    const char *grid;
  } rows[] = {
    { 4, -1, -1, -1, "1@1,0/0 2@1,1/0 3@0,0/0 4@0,1/0" },
    { 5, -1, -1, -1, "1@1,0/0 2@1,1/0 3@0,0/0 4@0,1/0 5@2,0/0" },
    { 6, 0, -1, -1, "1@1,0/0 2@1,1/0 3@0,0/0 4@2,0/0 5@2,1/0 6@3,0/0" },
    { 6, -1, 2, -1, "1@1,0/0 2@1,1/0 3@0,0/0 4@0,1/0 5@2,0/0 6@3,0/0" },
    { 6, -1, -1, 0, "1@1,0/0 2@1,1/0 3@0,0/0 4@2,0/0 5@2,1/0 6@3,0/0" },
    { 6, 0, 2, 3, "1@1,0/0 2@1,1/0 3@0,0/0 4@2,0/0 5@3,0/0 6@4,0/0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = frothy ();
    PaddockHexTrack *track = document->record;
    g_autofree char *grid = NULL;

    track->course.max_vehicles = rows[i].n;
    if (rows[i].hazard >= 0)
      add_hazard (track, rows[i].hazard, 1);
    if (rows[i].fragile >= 0)
      add_fragile (track, rows[i].fragile, 1);
    if (rows[i].solid >= 0)
      add_solid (track, rows[i].solid, 1);
    fix_first (document, "FRO-LNT-02");
    grid = list_grid (document->record);
    g_assert_cmpstr (grid, ==, rows[i].grid);
  }
}

static void
test_connected (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  paint (TRACK (document), 5, 0, "#");
  paint (TRACK (document), 6, 1, "#"); /* 5,1 and 6,0 are neighbours */
  assert_finds (document, "FRO-LNT-03", "");
  paint (TRACK (document), 5, 1, "#");
  assert_finds (document, "FRO-LNT-03", "error pieces");
}

static void
test_ranks (void)
{
  g_autoptr (PaddockDocument) document = frothy ();
  PaddockHexTrack *track = document->record;

  paint (track, 3, 0, "#");
  assert_finds (document, "FRO-LNT-04", "");
  paint (track, 3, 1, "#");
  paint (track, 4, 1, "##");
  paint (track, 4, 0, "##");
  assert_finds (document, "FRO-LNT-04", "error rank 3");
  paint (track, 20, 0, ".");
  assert_finds (document, "FRO-LNT-04", "error ranks\nerror rank 3");
  track->course.length = 0;
  assert_finds (document, "FRO-LNT-04", "error ranks");
}

static char *
dup_rank_messages (const PaddockDocument *document)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, i);
    g_autofree char *message = paddock_finding_dup_message (finding, NULL);

    if (g_str_equal (finding->check->id, "FRO-LNT-04"))
      g_string_append_printf (text, "%s ", message);
  }
  return g_string_free (text, FALSE);
}

/* Ranks that nobody can stand on: before the first hex, behind the last, and between them. */
static void
test_empty_ranks (void)
{
  static const struct {
    int first, last, length; /* of the ranks that hexes have, without 5 */
    const char *messages;
  } rows[] = {
    { 0, 9, 10, "No hex has any of the ranks 5 to 5. " },
    { 1, 9, 10, "No hex has any of the ranks 0 to 0. No hex has any of the ranks 5 to 5. " },
    { 0, 8, 10, "No hex has any of the ranks 5 to 5. No hex has any of the ranks 9 to 9. " },
    { 3, 6, 10,
      "No hex has any of the ranks 0 to 2. No hex has any of the ranks 5 to 5. "
      "No hex has any of the ranks 7 to 9. " },
    { 0, 9, 9, "1 hexes have no rank. No hex has any of the ranks 5 to 5. " },
    { 0, 4, 5, "" },
    { 6, 9, 10, "No hex has any of the ranks 0 to 5. " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
    PaddockHexTrack *track = document->record;
    g_autofree char *found = NULL;

    track->game = PADDOCK_GAME_FROTHY;
    track->course.length = rows[i].length;
    for (int rank = rows[i].first; rank <= rows[i].last; rank++)
      if (rank != 5)
        paddock_board_set (&track->board, PADDOCK_HEX (rank, 0),
                           (PaddockCell){ PADDOCK_CELL_SPACE, 0, (guint16) rank });
    found = dup_rank_messages (document);
    g_assert_cmpstr (found, ==, rows[i].messages);
  }
}

static void
test_lanes (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  paddock_board_set (&TRACK (document)->board, PADDOCK_HEX (4, 2),
                     (PaddockCell){ PADDOCK_CELL_SPACE, 2, 4 });
  assert_finds (document, "FRO-LNT-08", "");
  paddock_board_set (&TRACK (document)->board, PADDOCK_HEX (4, 2),
                     (PaddockCell){ PADDOCK_CELL_SPACE, 1, 4 });
  assert_finds (document, "FRO-LNT-08", "error 4,2");
}

/* The hex of a lane on the line from the middle of the ring through one of its corners. */
static PaddockHex
ring_corner (int lane)
{
  return ring_at (lane, 2 * (RING_RADIUS - 2 + lane));
}

/* A wall right across leaves no way; one gap does, and so does a jump over what is low. */
static void
test_way (void)
{
  g_autoptr (PaddockDocument) document = ring ();
  PaddockHexTrack *track = document->record;
  PaddockSetting *setting;

  add_solid (track, ring_corner (0).q, ring_corner (0).r);
  add_solid (track, ring_corner (1).q, ring_corner (1).r);
  assert_finds (document, "FRO-LNT-05", "");
  add_solid (track, ring_corner (2).q, ring_corner (2).r)->is_low = TRUE;
  assert_finds (document, "FRO-LNT-05", "error way");
  setting = paddock_list_append (&track->options, &paddock_setting_type);
  paddock_text_set (&setting->name, "jump");
  paddock_text_set (&setting->value, "on");
  assert_finds (document, "FRO-LNT-05", "warning way");
  paddock_text_set (&setting->value, "off");
  assert_finds (document, "FRO-LNT-05", "error way");
}

static void
test_open_way (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  add_solid (TRACK (document), 6, 0);
  add_solid (TRACK (document), 7, 1); /* 6,1 and 7,0 are neighbours */
  assert_finds (document, "FRO-LNT-05", "");
  add_solid (TRACK (document), 7, 0);
  assert_finds (document, "FRO-LNT-05", "error way");
  TRACK (document)->course.line_rank = 5; /* there is a way as far as that */
  assert_finds (document, "FRO-LNT-05", "");
}

static void
test_dead_ends (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  add_solid (TRACK (document), 6, 0); /* 5,0 has 5,1 beside it, but that is not ahead */
  assert_finds (document, "FRO-LNT-06", "warning dead ends");
  g_clear_pointer (&TRACK (document)->solids, paddock_list_unref);
  add_solid (TRACK (document), 6, 1); /* 6,0 lies ahead of 5,1, too */
  assert_finds (document, "FRO-LNT-06", "");
}

/* The last rank of an open track ends; of a circuit it does not. */
static void
test_end_of_the_road (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  assert_finds (document, "FRO-LNT-06", "");
  TRACK (document)->course.length = 11;
  assert_finds (document, "FRO-LNT-06", "warning dead ends");
}

static void
test_shortcuts (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  set_cell (TRACK (document), 4, 0, 5, 2); /* two ranks ahead of 3,0 */
  assert_finds (document, "FRO-LNT-07", "");
  set_cell (TRACK (document), 4, 0, 6, 2);
  assert_finds (document, "FRO-LNT-07", "warning shortcuts");
}

static void
test_width (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  assert_finds (document, "FRO-LNT-09", "");
  for (int rank = 2; rank < 7; rank++)
    add_solid (TRACK (document), rank, 0);
  assert_finds (document, "FRO-LNT-09", "hint width");
  add_solid (TRACK (document), 7, 0);
  assert_finds (document, "FRO-LNT-09", "warning width");
}

/* A lane that skips a rank is there all the same, unless it is blocked before or after. */
static void
test_skipped_ranks_are_wide (void)
{
  g_autoptr (PaddockDocument) document = ring ();
  PaddockHex hex = ring_at (0, 3);

  TRACK (document)->course.max_vehicles = 3;
  add_slot (TRACK (document), 3, ring_at (0, 1).q, ring_at (0, 1).r);
  assert_finds (document, "FRO-LNT-09", "");
  add_solid (TRACK (document), hex.q, hex.r);
  assert_finds (document, "FRO-LNT-09", "hint width");
}

/* Of the 12 facings those that look ahead, or past a corner to where it is ahead; a drift will do. */
static void
test_facings (void)
{
  static const gboolean leads_on[PADDOCK_N_FACINGS] = {
    [0] = TRUE, [1] = TRUE, [2] = TRUE, [3] = TRUE, [4] = TRUE, [11] = TRUE, [10] = TRUE,
  };

  for (int facing = 0; facing < PADDOCK_N_FACINGS; facing++) {
    g_autoptr (PaddockDocument) document = frothy ();
    PaddockGridSlot *slot = paddock_list_edit (&TRACK (document)->grid, 1); /* at 1,1 */

    g_test_message ("%d", facing);
    slot->facing = facing;
    assert_finds (document, "FRO-LNT-10", leads_on[facing] ? "" : "warning slot 1,1");
    if (!leads_on[facing]) {
      fix_first (document, "FRO-LNT-10");
      slot = paddock_list_edit (&TRACK (document)->grid, 1);
      g_assert_cmpint (slot->facing, ==, 0);
    }
  }
}

/* All places of all grids that we ship, turned round: each is found, and one repair turns them all, but for the one that
 * its designer keeps. */
static void
assert_backwards_is_found (PaddockDocument *document)
{
  PaddockHexTrack *track = document->record;
  guint n = paddock_list_len (track->grid);
  const PaddockCheck *check = paddock_check_find ("FRO-LNT-10");
  g_autoptr (GPtrArray) before = NULL, after = NULL;

  for (guint i = 0; i < n; i++) {
    PaddockGridSlot *slot = paddock_list_edit (&track->grid, i);

    slot->facing = (slot->facing + PADDOCK_N_FACINGS / 2) % PADDOCK_N_FACINGS;
  }
  before = paddock_check_run (check, document);
  g_assert_cmpuint (before->len, ==, n);

  paddock_finding_accept (before->pdata[1], document->kind, track, "It suits the story.");
  paddock_finding_fix (before->pdata[0], track);
  after = paddock_check_run (check, document);
  g_assert_cmpuint (after->len, ==, 1);
  g_assert_true (((PaddockFinding *) after->pdata[0])->is_accepted);
}

static void
test_backwards_grids (void)
{
  guint n = 0;

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = paddock_shelf_file_read (&paddock_shelf_files[i], NULL);

    if (document->kind != &paddock_hex_track_kind || TRACK (document)->game != PADDOCK_GAME_FROTHY
        || paddock_list_len (TRACK (document)->grid) < 2)
      continue;
    g_test_message ("%s", paddock_shelf_files[i].name);
    assert_backwards_is_found (document);
    n++;
  }
  g_assert_cmpuint (n, >, 5);
}

static void
test_spread (void)
{
  g_autoptr (PaddockDocument) document = frothy ();
  PaddockGridSlot *slot = paddock_list_edit (&TRACK (document)->grid, 0);

  slot->at = PADDOCK_HEX (2, 0); /* one rank before the other */
  assert_finds (document, "FRO-LNT-11", "");
  slot->at = PADDOCK_HEX (3, 0);
  assert_finds (document, "FRO-LNT-11", "hint grid");
  TRACK (document)->course.race = PADDOCK_RACE_TOUGHEST;
  assert_finds (document, "FRO-LNT-11", "");
}

/* Without a way round, only what lies between two places counts. */
static void
test_toughest_on_an_open_track (void)
{
  static const struct {
    int ranks[3];
    const char *expected;
  } rows[] = {
    { { 0, 2, 4 }, "" },
    { { 0, 2, 5 }, "" },
    { { 0, 2, 6 }, "warning grid" },
    { { 1, 1, 2 }, "" },
    { { 1, 1, 3 }, "warning grid" },
    { { 0, 9, 9 }, "warning grid" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = frothy ();

    g_test_message ("%u", i);
    TRACK (document)->course.race = PADDOCK_RACE_TOUGHEST;
    g_clear_pointer (&TRACK (document)->grid, paddock_list_unref);
    for (int k = 0; k < 3; k++)
      add_slot (TRACK (document), k + 1, rows[i].ranks[k], k == 1);
    assert_finds (document, "FRO-LNT-12", rows[i].expected);
  }
}

/* On a circuit the grid may stand across the first rank. */
static void
test_spread_over_the_first_rank (void)
{
  g_autoptr (PaddockDocument) document = ring ();

  for (int lane = 1; lane < 3; lane++) {
    PaddockGridSlot *slot = paddock_list_edit (&TRACK (document)->grid, (guint) lane - 1);

    slot->at = ring_at (lane, lane == 1 ? 0 : -1);
  }
  assert_finds (document, "FRO-LNT-11", "");
}

static void
place_slots (PaddockDocument *document, const int ranks[], guint n)
{
  PaddockHexTrack *track = document->record;

  g_clear_pointer (&track->grid, paddock_list_unref);
  for (guint i = 0; i < n; i++)
    add_slot (track, (int) i + 1, ring_at (2, ranks[i]).q, ring_at (2, ranks[i]).r);
}

static void
test_race_grid (void)
{
  static const struct {
    int race;
    guint n;
    int ranks[4];
    const char *expected;
    int lead;
  } rows[] = {
    { PADDOCK_RACE_TOUGHEST, 3, { 0, 16, 32 }, "" },
    { PADDOCK_RACE_TOUGHEST, 3, { 0, 16, 31 }, "warning grid" }, /* gaps of 16, 15 and 17 */
    { PADDOCK_RACE_TOUGHEST, 4, { 3, 15, 27, 39 }, "" },
    { PADDOCK_RACE_PURSUIT, 2, { 4, 28 }, "" },
    { PADDOCK_RACE_PURSUIT, 2, { 4, 29 }, "" },
    { PADDOCK_RACE_PURSUIT, 2, { 4, 30 }, "warning grid" },
    { PADDOCK_RACE_PURSUIT, 3, { 4, 28, 30 }, "warning grid" },
    { PADDOCK_RACE_FOX_HOUNDS, 3, { 10, 4, 3 }, "" },
    { PADDOCK_RACE_FOX_HOUNDS, 3, { 10, 4, 10 }, "warning grid" },
    { PADDOCK_RACE_FOX_HOUNDS, 3, { 10, 4, 10 }, "", 23 },
    { PADDOCK_RACE_FOX_HOUNDS, 3, { 10, 4, 10 }, "warning grid", 24 },
    { PADDOCK_RACE_FASTEST, 3, { 4, 30, 10 }, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = ring ();

    g_test_message ("%u", i);
    TRACK (document)->course.race = rows[i].race;
    TRACK (document)->course.lead = rows[i].lead;
    place_slots (document, rows[i].ranks, rows[i].n);
    assert_finds (document, "FRO-LNT-12", rows[i].expected);
  }
}

static void
test_chase (void)
{
  g_autoptr (PaddockDocument) document = frothy ();

  TRACK (document)->course.race = PADDOCK_RACE_PURSUIT;
  assert_finds (document, "FRO-LNT-13", "warning race");
  TRACK (document)->course.closed = TRUE;
  assert_finds (document, "FRO-LNT-13", "");
}

static void
test_scoring (void)
{
  g_autoptr (PaddockDocument) document = frothy ();
  PaddockHexTrack *track = document->record;
  PaddockFragile *fragile;

  track->course.scoring = TRUE;
  assert_finds (document, "FRO-LNT-14", "warning race");
  fragile = add_fragile (track, 5, 0);
  assert_finds (document, "FRO-LNT-14", "warning race");
  fix_first (document, "FRO-LNT-14");
  assert_finds (document, "FRO-LNT-14", "");
  fragile = paddock_list_edit (&track->fragiles, 0);
  g_assert_cmpint (fragile->points, ==, 2);
  fragile->points = 5;
  assert_finds (document, "FRO-LNT-14", "");
  fragile->points = 6;
  assert_finds (document, "FRO-LNT-14", "hint fragile 5,0");
  track->course.scoring = FALSE;
  assert_finds (document, "FRO-LNT-14", "");
}

static void
assert_bends (const PaddockDocument *document, const char *expected)
{
  g_autoptr (GPtrArray) findings = paddock_check_run (paddock_check_find ("FRO-LNT-15"), document);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, i);

    g_string_append_printf (text, "%s-%s:%s ", finding->words[0], finding->words[1],
                            finding->words[2]);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

/* One lane along Q and, from rank 20 on, along R: a corner of 120 degrees. */
static PaddockDocument *
corner (gboolean is_cut)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  int rank = 0;

  track->game = PADDOCK_GAME_FROTHY;
  track->course.closed = FALSE;
  track->course.length = 40;
  for (int q = 0; q < 20; q++)
    set_cell (track, q, 0, rank++, 0);
  if (is_cut)
    set_cell (track, 20, -1, rank++, 0);
  for (int r = is_cut ? -2 : -1; rank < 40; r--)
    set_cell (track, is_cut ? 20 : 19, r, rank++, 0);
  return document;
}

/* FRO-LNT-15: a straight can be driven at any Speed, a corner of one lane at few. */
static void
test_bends (void)
{
  g_autoptr (PaddockDocument) straight = frothy (), cut = corner (TRUE), sharp = corner (FALSE);

  assert_bends (straight, "");
  assert_bends (cut, "15-20:3 ");
  assert_bends (sharp, "14-20:3 ");
}

/* A ring of radius 8 has a corner of 60 degrees every eight ranks. */
static void
test_ring_is_one_bend (void)
{
  g_autoptr (PaddockDocument) document = ring ();

  assert_bends (document, "1-45:5 ");
  assert_finds (document, "FRO-LNT-15", "hint bend 1");
}

static void
test_crowd (void)
{
  g_autoptr (PaddockDocument) document = frothy (); /* 20 hexes */

  for (int q = 3; q < 6; q++)
    add_hazard (TRACK (document), q, 0);
  add_fragile (TRACK (document), 3, 0); /* where a hazard is already */
  assert_finds (document, "FRO-LNT-16", "");
  add_fragile (TRACK (document), 3, 1);
  assert_finds (document, "FRO-LNT-16", "hint obstacles");
}

static void
test_way_out (void)
{
  g_autoptr (PaddockDocument) document = frothy (); /* the grid stands at rank 1 */

  add_hazard (TRACK (document), 3, 0);
  add_solid (TRACK (document), 1, 0);
  assert_finds (document, "FRO-LNT-17", "");
  add_fragile (TRACK (document), 2, 1);
  assert_finds (document, "FRO-LNT-17", "hint fragile 2,1");
}

static void
test_race (void)
{
  static const struct {
    int race, rounds, lead, distance, line;
    const char *expected;
  } rows[] = {
    { PADDOCK_RACE_FASTEST, 0, 0, 0, 9, "" },
    { PADDOCK_RACE_FASTEST, 0, 0, 0, 0, "error race" },
    { PADDOCK_RACE_FASTEST, 0, 0, 20, 0, "" },
    { PADDOCK_RACE_TOUGHEST, 0, 0, 0, 0, "" },
    { PADDOCK_RACE_FURTHEST, 0, 5, 0, 9, "error race" },
    { PADDOCK_RACE_FURTHEST, 5, 0, 0, 9, "" },
    { PADDOCK_RACE_FOX_HOUNDS, 5, 0, 0, 9, "error race" },
    { PADDOCK_RACE_FOX_HOUNDS, 0, 5, 0, 9, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = frothy ();
    PaddockCourse *course = &TRACK (document)->course;

    g_test_message ("%u", i);
    course->race = rows[i].race;
    course->rounds = rows[i].rounds;
    course->lead = rows[i].lead;
    course->distance = rows[i].distance;
    course->line_rank = rows[i].line;
    assert_finds (document, "FRO-LNT-18", rows[i].expected);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/frothy/samples-are-clean", test_samples_are_clean);
  g_test_add_func ("/checks/FRO-VCG-01/yardstick-is-the-basic-chariot", test_yardstick);
  g_test_add_func ("/checks/FRO-LNT-01/places", test_places);
  g_test_add_func ("/checks/FRO-LNT-01/off-the-track", test_all_off_board);
  g_test_add_func ("/checks/FRO-LNT-15/no-spaces", test_no_spaces);
  g_test_add_func ("/checks/PAD-FRO-01/obstacles-apart", test_obstacles);
  g_test_add_func ("/checks/PAD-FRO-02/numbers-of-the-grid", test_slot_numbers);
  g_test_add_func ("/checks/FRO-LNT-02/FRO-TRK-14-size-of-the-grid", test_grid_size);
  g_test_add_func ("/checks/FRO-LNT-02/more-places", test_more_places);
  g_test_add_func ("/checks/FRO-LNT-03/connected", test_connected);
  g_test_add_func ("/checks/FRO-LNT-04/FRO-TRK-03-ranks", test_ranks);
  g_test_add_func ("/checks/FRO-LNT-04/empty-ranks", test_empty_ranks);
  g_test_add_func ("/checks/FRO-LNT-05/once-round", test_way);
  g_test_add_func ("/checks/FRO-LNT-05/to-the-end", test_open_way);
  g_test_add_func ("/checks/FRO-LNT-06/dead-ends", test_dead_ends);
  g_test_add_func ("/checks/FRO-LNT-06/end-of-the-road", test_end_of_the_road);
  g_test_add_func ("/checks/FRO-LNT-07/shortcuts", test_shortcuts);
  g_test_add_func ("/checks/FRO-LNT-08/lanes", test_lanes);
  g_test_add_func ("/checks/FRO-LNT-09/FRO-TRK-16-width", test_width);
  g_test_add_func ("/checks/FRO-LNT-09/skipped-ranks-are-wide", test_skipped_ranks_are_wide);
  g_test_add_func ("/checks/FRO-LNT-10/facings", test_facings);
  g_test_add_func ("/checks/FRO-LNT-10/grids-that-face-backwards", test_backwards_grids);
  g_test_add_func ("/checks/FRO-LNT-11/spread", test_spread);
  g_test_add_func ("/checks/FRO-LNT-11/spread-over-the-first-rank",
                   test_spread_over_the_first_rank);
  g_test_add_func ("/checks/FRO-LNT-12/grid-for-the-race", test_race_grid);
  g_test_add_func ("/checks/FRO-LNT-13/chase-on-an-open-track", test_chase);
  g_test_add_func ("/checks/FRO-LNT-14/scoring", test_scoring);
  g_test_add_func ("/checks/FRO-LNT-15/bends", test_bends);
  g_test_add_func ("/checks/FRO-LNT-15/ring-is-one-bend", test_ring_is_one_bend);
  g_test_add_func ("/checks/FRO-LNT-12/toughest-on-an-open-track", test_toughest_on_an_open_track);
  g_test_add_func ("/checks/FRO-LNT-16/crowded-track", test_crowd);
  g_test_add_func ("/checks/FRO-LNT-17/way-out-of-the-grid", test_way_out);
  g_test_add_func ("/checks/FRO-LNT-18/parameters-of-the-race", test_race);
  for (guint t = 1; t < G_N_ELEMENTS (tables); t++) {
    g_autofree char *path = g_strdup_printf ("/checks/tested/frothy-%u", t);

    g_test_add_data_func (path, tables[t], assert_table_is_tested);
  }
  return g_test_run ();
}
