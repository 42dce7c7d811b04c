/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The documents that come with the programs are as good as we ask others to make theirs.
 */

#include "check.h"

#include "document-kinds.h"
#include "games.h"
#include "hex-track.h"
#include "setup.h"
#include "shelf.h"
#include "writer.h"

static PaddockDocument *
read_file (const PaddockShelfFile *file)
{
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_shelf_file_read (file, &error);

  g_assert_no_error (error);
  return document;
}

static void
assert_canonical (const PaddockShelfFile *file)
{
  g_autoptr (PaddockDocument) document = read_file (file);
  g_autoptr (GBytes) written = paddock_xml_write (document);

  g_test_message ("%s", file->name);
  g_assert_cmpmem (g_bytes_get_data (written, NULL), g_bytes_get_size (written), file->data,
                   file->size);
  g_assert_true (g_str_has_suffix (file->name, document->kind->extension));
}

static void
test_canonical (void)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++)
    assert_canonical (&paddock_shelf_files[i]);
  for (guint i = 0; i < paddock_shelf_n_sections; i++)
    assert_canonical (&paddock_shelf_sections[i]);
}

/* A section is what a clip is: it lies about the origin, and says what it is. */
static void
test_sections (void)
{
  for (guint i = 0; i < paddock_shelf_n_sections; i++) {
    g_autoptr (PaddockDocument) document = read_file (&paddock_shelf_sections[i]);
    const PaddockHexTrack *track = document->record;
    PaddockBoardBounds bounds;

    g_test_message ("%s", paddock_shelf_sections[i].name);
    g_assert_true (document->kind == &paddock_hex_track_kind);
    g_assert_true (track->is_section);
    g_assert_true (*track->title && *track->description);
    g_assert_true (paddock_board_get_bounds (track->board, &bounds));
    g_assert_cmpint (ABS (bounds.min.r + bounds.max.r), <=, 5);
    g_assert_cmpint (track->course.length, ==, 0);
  }
  g_assert_cmpuint (paddock_shelf_n_sections, >=, 10);
}

static void
assert_no_findings (const PaddockShelfFile *file)
{
  g_autoptr (PaddockDocument) document = read_file (file);
  g_autoptr (GPtrArray) findings = paddock_check_document (document);

  for (guint f = 0; f < findings->len; f++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, f);
    g_autofree char *message = paddock_finding_dup_message (finding, NULL);

    g_test_message ("%s: %s %s: %s", file->name, finding->check->id, finding->place, message);
    g_assert_cmpint (finding->severity, ==, PADDOCK_SEVERITY_HINT);
  }
}

static void
test_no_findings (void)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++)
    assert_no_findings (&paddock_shelf_files[i]);
  for (guint i = 0; i < paddock_shelf_n_sections; i++)
    assert_no_findings (&paddock_shelf_sections[i]);
}

static void
test_templates (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    guint n = 0;

    for (guint i = 0; i < paddock_shelf_n_files; i++) {
      g_autoptr (PaddockDocument) document = read_file (&paddock_shelf_files[i]);

      n += paddock_shelf_file_is_template (&paddock_shelf_files[i])
           && document->kind == paddock_document_kinds[k];
    }
    g_test_message ("%s", paddock_document_kinds[k]->type->name);
    g_assert_cmpuint (n, >, 0);
  }
}

/* Templates come first, and nothing stands on the shelf twice. */
static void
test_order (void)
{
  gboolean has_example = FALSE;

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    gboolean is_template = paddock_shelf_file_is_template (&paddock_shelf_files[i]);

    g_assert_false (has_example && is_template);
    has_example |= !is_template;
    g_assert_true (paddock_shelf_find (paddock_shelf_files[i].name) == &paddock_shelf_files[i]);
  }
  g_assert_true (has_example);
  g_assert_null (paddock_shelf_find ("templates/none.track.xml"));
}

/* A file that nobody put on the list would not be in the programs. */
static void
test_complete (void)
{
  static const char *const folders[] = { "templates", "tracks", "vehicles", "cards", "sections" };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", folders[i], NULL);
    g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
    const char *name;

    g_assert_nonnull (folder);
    while ((name = g_dir_read_name (folder))) {
      g_autofree char *file = g_build_filename (folders[i], name, NULL);

      g_test_message ("%s", file);
      g_assert_nonnull (paddock_shelf_find (file));
      n++;
    }
  }
  g_assert_cmpuint (n, ==, paddock_shelf_n_files + paddock_shelf_n_sections);
}

static void
seal_race (const PaddockGame *game, PaddockDocument *track)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (game, 1);
  g_autoptr (GError) error = NULL;

  paddock_setup_set_track (setup, track, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 4; i++) {
    g_autofree char *id = g_strdup_printf ("seat-%u", i);

    paddock_setup_add_seat (setup, id, NULL, NULL, &error);
    g_assert_no_error (error);
  }
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);
}

/* Four cars can start on every Joyride track, with the card sets that it names. */
static void
test_joyride_tracks_can_be_raced (void)
{
  guint n = 0;

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = read_file (&paddock_shelf_files[i]);
    const PaddockHexTrack *track = document->record;

    if (document->kind != &paddock_hex_track_kind || track->game != PADDOCK_GAME_JOYRIDE)
      continue;
    g_test_message ("%s", paddock_shelf_files[i].name);
    seal_race (paddock_games_find (paddock_games, "joyride"), document);
    n++;
  }
  g_assert_cmpuint (n, >=, 11);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shelf/files-are-canonical", test_canonical);
  g_test_add_func ("/shelf/sections-are-clips", test_sections);
  g_test_add_func ("/shelf/checks-find-no-fault", test_no_findings);
  g_test_add_func ("/shelf/every-kind-has-a-template", test_templates);
  g_test_add_func ("/shelf/templates-come-first", test_order);
  g_test_add_func ("/shelf/every-file-is-listed", test_complete);
  g_test_add_func ("/shelf/joyride-tracks-can-be-raced", test_joyride_tracks_can_be_raced);
  return g_test_run ();
}
