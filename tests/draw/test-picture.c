/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of documents: golden dumps of every sample, and what holds of all of them.
 *
 * PADDOCK_REWRITE_GOLDEN=1 rewrites the dumps.
 */

#include "document-kinds.h"
#include "draw-samples.h"
#include "field-words.h"
#include "hex-track.h"
#include "picture.h"
#include "scene-hex-track.h"

static PaddockScene *
build (PaddockDocument *document, const PaddockViewOptions *options, const PaddockRect *clip)
{
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, options);

  return paddock_picture_build (picture, clip);
}

/* Lines one by one, so that a failure shows the first that differs. */
static void
assert_same_text (const char *found, const char *expected)
{
  g_auto (GStrv) found_lines = g_strsplit (found, "\n", -1);
  g_auto (GStrv) expected_lines = g_strsplit (expected, "\n", -1);

  for (guint i = 0; found_lines[i] && expected_lines[i]; i++)
    g_assert_cmpstr (found_lines[i], ==, expected_lines[i]);
  g_assert_cmpuint (g_strv_length (found_lines), ==, g_strv_length (expected_lines));
}

static void
test_golden (gconstpointer data)
{
  const Sample *sample = data;
  PaddockViewOptions options = PADDOCK_VIEW_ALONE;
  g_autoptr (PaddockDocument) document = sample->make ();
  g_autofree char *name = g_strconcat (sample->name, ".scene", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "draw", name, NULL);
  g_autoptr (PaddockScene) scene = NULL;
  g_autofree char *dump = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  options.has_coordinates = options.has_ranks = TRUE;
  scene = build (document, &options, NULL);
  dump = paddock_scene_dump (scene);
  if (g_getenv ("PADDOCK_REWRITE_GOLDEN")) {
    g_file_set_contents (path, dump, -1, &error);
    g_assert_no_error (error);
  }

  g_file_get_contents (path, &expected, NULL, &error);
  g_assert_no_error (error);
  assert_same_text (dump, expected);
}

static void
test_every_kind_of_document_has_a_picture (void)
{
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    g_autoptr (PaddockDocument) document = paddock_document_new (paddock_document_kinds[i]);
    g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &PADDOCK_VIEW_ALONE);
    g_autoptr (PaddockScene) scene = paddock_picture_build (picture, NULL);

    g_test_message ("%s", paddock_document_kinds[i]->label);
    g_assert_cmpfloat (picture->bounds.width, >, 0);
    g_assert_cmpfloat (picture->bounds.height, >, 0);
    g_assert_cmpuint (scene->shapes->len, >, 0);
  }
}

static void
test_bounds_hold_everything (gconstpointer data)
{
  const Sample *sample = data;
  g_autoptr (PaddockDocument) document = sample->make ();
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &PADDOCK_VIEW_ALONE);
  g_autoptr (PaddockScene) scene = paddock_picture_build (picture, NULL);
  PaddockRect rect = paddock_scene_measure (scene);
  PaddockPoint last = { rect.x + rect.width, rect.y + rect.height };

  g_assert_true (paddock_rect_contains (picture->bounds, (PaddockPoint){ rect.x, rect.y }));
  g_assert_true (paddock_rect_contains (picture->bounds, last));
}

static void
test_a_clip_builds_only_what_it_shows (void)
{
  g_autoptr (PaddockDocument) document = sample_board (100);
  PaddockViewOptions options = { 0 };
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &options);
  PaddockRect clip = { 1000, 1000, 200, 100 };
  g_autoptr (PaddockScene) all = paddock_picture_build (picture, NULL);
  g_autoptr (PaddockScene) part = paddock_picture_build (picture, &clip);

  g_assert_cmpuint (all->shapes->len, >, 100 * 100);
  g_assert_cmpuint (part->shapes->len, <, 100);

  /* Whatever is touched in the clip is the same in both. */
  for (double x = clip.x; x <= clip.x + clip.width; x += 3)
    for (double y = clip.y; y <= clip.y + clip.height; y += 3) {
      PaddockThing a = { 0 }, b = { 0 };

      g_assert_true (paddock_scene_hit (all, (PaddockPoint){ x, y }, 0, &a));
      g_assert_true (paddock_scene_hit (part, (PaddockPoint){ x, y }, 0, &b));
      g_assert_cmpint (a.kind, ==, b.kind);
      g_assert_true (paddock_place_equal (a.at, b.at));
    }
}

static void
test_a_touch_on_the_board_finds_its_cell (void)
{
  g_autoptr (PaddockDocument) document = sample_joyride_track ();
  PaddockViewOptions options = { 0 };
  g_autoptr (PaddockScene) scene = build (document, &options, NULL);
  PaddockHexLayout layout = { PADDOCK_ORIENTATION_POINTY, PADDOCK_HEX_DRAWN_SIZE, { 0, 0 } };
  PaddockThing thing;

  g_assert_true (
    paddock_scene_hit (scene, paddock_hex_layout_centre (&layout, PADDOCK_HEX (0, 2)), 0, &thing));
  g_assert_cmpint (thing.kind, ==, PADDOCK_THING_CELL);
  g_assert_true (paddock_place_equal (thing.at, PADDOCK_PLACE (0, 2)));
  g_assert_true (
    paddock_scene_hit (scene, paddock_hex_layout_centre (&layout, PADDOCK_HEX (17, 6)), 0, &thing));
  g_assert_cmpint (thing.kind, ==, PADDOCK_THING_CHECKPOINT);
  g_assert_cmpint (thing.index, ==, 0);
  g_assert_false (paddock_scene_hit (scene, (PaddockPoint){ -500, -500 }, 0, &thing));
}

/* Hex (0, 0) stays where it is when the board grows. */
static void
test_an_edit_does_not_shift_the_picture (void)
{
  g_autoptr (PaddockDocument) before = sample_board (5);
  PaddockHexTrack *track = paddock_document_dup_record (before);
  g_autoptr (PaddockDocument) after = NULL;
  PaddockViewOptions options = { 0 };
  g_autoptr (PaddockScene) scene = NULL;
  PaddockThing thing;

  paddock_board_set (&track->board, PADDOCK_HEX (-20, -20), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  after = paddock_document_new_take (&paddock_hex_track_kind, track);
  scene = build (after, &options, NULL);

  g_assert_true (paddock_scene_hit (scene, (PaddockPoint){ 0, 0 }, 0, &thing));
  g_assert_true (paddock_place_equal (thing.at, PADDOCK_PLACE (0, 0)));
}

static const char *
shout (const char *word)
{
  const char *end = strstr (word, PADDOCK_CONTEXT_END);
  g_autofree char *loud = g_ascii_strup (end ? end + 1 : word, -1);

  return g_intern_string (loud);
}

static void
test_words_are_translated (void)
{
  g_autoptr (PaddockDocument) document = sample_joyride_track ();
  PaddockViewOptions options = PADDOCK_VIEW_ALONE;
  g_autoptr (PaddockScene) scene = NULL;
  g_autofree char *dump = NULL;

  options.translate = shout;
  scene = build (document, &options, NULL);
  dump = paddock_scene_dump (scene);

  g_assert_nonnull (strstr (dump, "LAPS: 3"));
  g_assert_null (strstr (dump, "Laps"));
}

/* Names of fields, their values, elements of lists: "field" and "value" are what catalogues know them by. */
static void
test_words_of_sheets_are_translated (void)
{
  static const struct {
    PaddockDocument *(*sample) (void);
    const char *words[6];
  } sheets[] = {
    { sample_cards, { "CATEGORY: DROPPED", "PHASES: START, END", "EFFECT: (", "SPACE" } },
    { sample_playtest, { "SCRIPT", "CHOOSE", "KEY: ", "SEED", "RULES-VERSION" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++) {
    g_autoptr (PaddockDocument) document = sheets[i].sample ();
    PaddockViewOptions options = { .translate = shout };
    g_autoptr (PaddockScene) scene = build (document, &options, NULL);
    g_autofree char *dump = paddock_scene_dump (scene);

    for (guint j = 0; sheets[i].words[j]; j++)
      if (!strstr (dump, sheets[i].words[j]))
        g_error ("%s is not in:\n%s", sheets[i].words[j], dump);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/draw/picture/" path_, test_)
  for (guint i = 0; i < n_samples; i++) {
    g_autofree char *golden = g_strconcat ("/draw/picture/golden/", samples[i].name, NULL);
    g_autofree char *bounds = g_strconcat ("/draw/picture/bounds/", samples[i].name, NULL);

    g_test_add_data_func (golden, &samples[i], test_golden);
    g_test_add_data_func (bounds, &samples[i], test_bounds_hold_everything);
  }
  ADD ("every-kind-of-document-has-a-picture", test_every_kind_of_document_has_a_picture);
  ADD ("a-clip-builds-only-what-it-shows", test_a_clip_builds_only_what_it_shows);
  ADD ("a-touch-on-the-board-finds-its-cell", test_a_touch_on_the_board_finds_its_cell);
  ADD ("an-edit-does-not-shift-the-picture", test_an_edit_does_not_shift_the_picture);
  ADD ("words-are-translated", test_words_are_translated);
  ADD ("words-of-sheets-are-translated", test_words_of_sheets_are_translated);

  return g_test_run ();
}
