/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hands that build roads, without a window: every command by its name, each one step of undo.
 */

#include "app-fixture.h"
#include "library.h"
#include "road-commands.h"
#include "road-selection.h"
#include "road-words.h"

typedef struct {
  PaddockDocumentFile *file;
  PaddockEditor *editor;
  PaddockRoadEditor *road;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document =
    paddock_library_load ("templates/road-track.track.xml", &error);

  g_assert_no_error (error);
  self->file = paddock_document_file_new_untitled (document);
  self->editor = paddock_editor_new (self->file);
  self->road = paddock_road_editor_new (self->editor);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_assert_finalize_object (self->road);
  g_object_unref (self->editor);
  g_object_unref (self->file);
}

static void
run (Fixture *self, const char *ids)
{
  g_auto (GStrv) commands = g_strsplit (ids, " ", -1);

  for (guint i = 0; commands[i]; i++)
    paddock_road_commands_run (self->road, commands[i]);
}

/* "s1 s2 left ...", flipped ones with a star. */
static void
assert_course (Fixture *self, const char *expected)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self->road);
  g_autoptr (GString) course = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (track->places); i++) {
    const PaddockTilePlace *place = PADDOCK_LIST_AT (track->places, PaddockTilePlace, i);

    g_string_append_printf (course, "%s%s%s", i ? " " : "", place->tile, place->mirror ? "*" : "");
  }
  g_assert_cmpstr (course->str, ==, expected);
}

#define TEMPLATE "s1 s2 left straight right avenue* left straight right f1 f2"

static void
test_course (Fixture *self, gconstpointer data)
{
  assert_course (self, TEMPLATE);
  run (self, "flip");
  g_assert_nonnull (paddock_road_editor_get_words (self->road)); /* nothing is selected */
  run (self, "first next next next flip");
  assert_course (self, "s1 s2 left straight* right avenue* left straight right f1 f2");
  g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, "Flip Tile");
  run (self, "move-forward");
  assert_course (self, "s1 s2 left right straight* avenue* left straight right f1 f2");
  g_assert_cmpint (paddock_road_editor_get_place (self->road), ==, 4);
  paddock_road_editor_set_tile (self->road, "avenue");
  run (self, "replace insert");
  assert_course (self, "s1 s2 left right avenue* avenue avenue* left straight right f1 f2");
  run (self, "delete delete");
  assert_course (self, "s1 s2 left right avenue* left straight right f1 f2");
  g_assert_cmpstr (paddock_road_editor_get_words (self->road), ==,
                   "1 bonus line was removed with it.");
  run (self, "first move-forward");
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "RIV-MAP-01"));
  for (int i = 0; i < 6; i++)
    paddock_document_file_undo (self->file);
  assert_course (self, TEMPLATE);
  g_assert_null (paddock_document_file_get_undo_label (self->file));
  for (int i = 0; i < 6; i++)
    paddock_document_file_redo (self->file);
  assert_course (self, "s1 s2 left right avenue* left straight right f1 f2");
}

static void
test_bonus_lines (Fixture *self, gconstpointer data)
{
  const PaddockRoadTrack *track;

  run (self, "bonus-lines");
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "No more bonus lines"));
  run (self, "bonus-lines last");
  paddock_road_editor_delete_bonus (self->road, 0);
  run (self, "bonus-lines");
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "dashed lines"));
  run (self, "bonus-lines");
  paddock_document_file_undo (self->file);
  run (self, "bonus-lines first");
  g_assert_cmpint (paddock_road_editor_get_gap (self->road), ==, 1);
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "RIV-BONUS-02"));
  run (self, "insert");
  track = paddock_road_editor_get_track (self->road);
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, 1);

  paddock_road_editor_set_gap (self->road, 78); /* row 18 of the avenue */
  run (self, "insert");
  track = paddock_road_editor_get_track (self->road);
  g_assert_cmpuint (paddock_list_len (track->bonuses), ==, 0);
  g_assert_null (paddock_road_editor_get_words (self->road)); /* it was meant */
  run (self, "previous insert");
  track = paddock_road_editor_get_track (self->road);
  g_assert_cmpint (PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, 0)->after, ==, 17);
  g_assert_true (paddock_road_editor_move_bonus (self->road, 0, 65));
  g_assert_false (paddock_road_editor_move_bonus (self->road, 0, 10));
  run (self, "let-go");
  g_assert_false (paddock_road_editor_is_placing (self->road));
}

/* The pointer beside the avenue's section means its first gap, unless Control is held. */
static void
test_bonus_lines_snap (Fixture *self, gconstpointer data)
{
  PaddockToolSettings settings = *paddock_editor_get_settings (self->editor);

  settings.is_snapping = TRUE;
  paddock_editor_set_settings (self->editor, &settings);
  run (self, "bonus-lines");
  paddock_road_editor_point_at_gap (self->road, 77, 0);
  g_assert_cmpint (paddock_road_editor_get_gap (self->road), ==, 78);
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "RIV-BONUS-04"));
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "after row 78"));
  paddock_road_editor_point_at_gap (self->road, 78, 0);
  g_assert_null (strstr (paddock_road_editor_get_words (self->road), "RIV-BONUS-04"));
  paddock_road_editor_point_at_gap (self->road, 77, PADDOCK_GESTURE_TOGGLE);
  g_assert_cmpint (paddock_road_editor_get_gap (self->road), ==, 77);
  paddock_road_editor_point_at_gap (self->road, 0, 0);
  g_assert_cmpint (paddock_road_editor_get_gap (self->road), ==, 0);
}

static void
test_library (Fixture *self, gconstpointer data)
{
  g_assert_cmpstr (paddock_road_editor_get_tile (self->road)->id, ==, "s1");
  run (self, "next-tile next-tile previous-tile");
  g_assert_cmpstr (paddock_road_editor_get_tile (self->road)->id, ==, "s2");
  run (self, "new-curve");
  g_assert_cmpstr (paddock_road_editor_get_opened (self->road)->id, ==, "curve");
  run (self, "duplicate-tile");
  g_assert_cmpstr (paddock_road_editor_get_opened (self->road)->id, ==, "curve-2");
  run (self, "let-go");
  g_assert_null (paddock_road_editor_get_opened (self->road));
  paddock_road_editor_set_tile (self->road, "straight");
  run (self, "delete-tile");
  assert_course (self, "s1 s2 left right avenue* left right f1 f2");
  g_assert_nonnull (paddock_road_editor_get_words (self->road));
  run (self, "first edit-tile");
  g_assert_cmpstr (paddock_road_editor_get_opened (self->road)->id, ==, "s1");
}

/* One step, after which the copy is open and the place still selected. */
static void
test_separate_tile (Fixture *self, gconstpointer data)
{
  run (self, "edit-separately");
  g_assert_cmpstr (paddock_road_editor_get_words (self->road), ==,
                   "Select a tile on the course first.");
  run (self, "first next next next edit-separately");
  assert_course (self, "s1 s2 left straight-2 right avenue* left straight right f1 f2");
  g_assert_cmpstr (paddock_road_editor_get_opened (self->road)->id, ==, "straight-2");
  g_assert_cmpint (paddock_road_editor_get_place (self->road), ==, 3);
  g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, "Separate Tile");
  run (self, "edit-separately");
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "used nowhere else"));
  paddock_document_file_undo (self->file);
  assert_course (self, TEMPLATE);
  g_assert_null (paddock_document_file_get_undo_label (self->file));
}

/* The tile that is open counts, not the one under the cursor. */
static void
test_separate_opened_tile (Fixture *self, gconstpointer data)
{
  run (self, "first next next extend-on extend-on");
  paddock_road_editor_set_tile (self->road, "left");
  run (self, "edit-library-tile edit-separately");
  assert_course (self, "s1 s2 left-2 straight right avenue* left straight right f1 f2");
  paddock_road_editor_open_tile (self->road, "avenue");
  run (self, "edit-separately");
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "Select one of"));
}

static void
test_words (Fixture *self, gconstpointer data)
{
  PaddockRoadSummary summary;
  g_autofree char *selected = NULL, *words = NULL, *tile = NULL;

  run (self, "first next next next");
  selected = paddock_road_dup_selection_words (self->road);
  g_assert_cmpstr (selected, ==, "Tile 4 of 11: Straight, line 2, rows 31 to 52");
  paddock_road_summarise (paddock_road_editor_get_track (self->road), &summary);
  words = paddock_road_dup_summary_words (&summary);
  g_assert_cmpstr (words, ==, "142 rows, 5 lines, Short game");
  tile = paddock_tile_dup_words (paddock_road_editor_get_tile (self->road));
  g_assert_cmpstr (tile, ==, "11 rows, 3 lanes, Flat");
}

/* Each is one step for all tiles that are selected. */
static void
test_several_tiles (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *command, *label, *course;
  } edits[] = {
    { "flip", "Flip Tiles", "s1 s2 left* straight* right* avenue* left straight right f1 f2" },
    { "move-forward", "Move Tiles", "s1 s2 avenue* left straight right left straight right f1 f2" },
    { "delete", "Delete Tile", "s1 s2 avenue* left straight right f1 f2" },
    { "duplicate", "Duplicate",
      "s1 s2 left straight right left straight right avenue* left straight right f1 f2" },
    { "replace", "Replace Tiles",
      "s1 s2 straight straight straight avenue* left straight right f1 f2" },
  };

  paddock_road_editor_set_tile (self->road, "straight");
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++) {
    g_autofree char *words = NULL;

    run (self, "first next next extend-on extend-on");
    words = paddock_road_dup_selection_words (self->road);
    g_assert_cmpstr (words, ==, "3 tiles selected");
    run (self, edits[i].command);
    assert_course (self, edits[i].course);
    g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, edits[i].label);
    paddock_document_file_undo (self->file);
    assert_course (self, TEMPLATE);
    g_assert_null (paddock_document_file_get_undo_label (self->file));
  }
}

/* A range goes both ways from where it began. */
static void
test_ranges (Fixture *self, gconstpointer data)
{
  g_autoptr (GArray) places = NULL, all = NULL;

  run (self, "first next next next extend-on extend-back extend-back extend-back");
  places = paddock_road_selection_list (self->road);
  g_assert_cmpuint (places->len, ==, 3);
  g_assert_cmpuint (g_array_index (places, guint, 0), ==, 1);
  g_assert_cmpint (paddock_road_editor_get_place (self->road), ==, 1);
  run (self, "select-all");
  all = paddock_road_selection_list (self->road);
  g_assert_cmpuint (all->len, ==, 11);
  run (self, "move-back");
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "RIV-MAP-01"));
  run (self, "delete");
  assert_course (self, "");
  paddock_document_file_undo (self->file);
  assert_course (self, TEMPLATE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path_, test_) \
  g_test_add ("/app/road-editor/" path_, Fixture, NULL, set_up, test_, tear_down)
  ADD ("course", test_course);
  ADD ("bonus-lines", test_bonus_lines);
  ADD ("bonus-lines-snap", test_bonus_lines_snap);
  ADD ("library", test_library);
  ADD ("separate-tile", test_separate_tile);
  ADD ("separate-opened-tile", test_separate_opened_tile);
  ADD ("words", test_words);
  ADD ("several-tiles", test_several_tiles);
  ADD ("ranges", test_ranges);

  return g_test_run ();
}
