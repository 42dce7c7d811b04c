/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pieces of tracks are looked over for what is wrong with a piece, and for nothing that only a race needs.
 */

#include "check-tables.h"
#include "hex-track.h"
#include "load.h"
#include "shelf.h"

#define HIT "-hit.track.xml"

static PaddockDocument *
with_section (const PaddockDocument *document, gboolean is_section)
{
  PaddockHexTrack *track = paddock_document_dup_record (document);

  track->is_section = is_section;
  return paddock_document_new_take (document->kind, track);
}

static gboolean
is_found (const PaddockDocument *document, const char *id)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);

  for (guint i = 0; i < findings->len; i++)
    if (g_str_equal (((PaddockFinding *) findings->pdata[i])->check->id, id))
      return TRUE;

  return FALSE;
}

/* Adds 1 to N if the check that the file is for looks at sections. */
static void
assert_hit (const char *path, const char *id, guint *n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_load (path, &error);
  g_autoptr (PaddockDocument) section = NULL;

  g_assert_no_error (error);
  if (document->kind != &paddock_hex_track_kind)
    return;

  g_test_message ("%s", id);
  section = with_section (document, TRUE);
  g_assert_true (is_found (document, id));
  g_assert_cmpint (is_found (section, id), ==, paddock_check_find (id)->of_sections);
  *n += paddock_check_find (id)->of_sections;
}

/* The files that show what each check finds, as sections. */
static void
test_what_is_found (void)
{
  static const char *const folders[] = { "joyride", "frothy" };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "checks", folders[i], NULL);
    g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
    const char *name;

    g_assert_nonnull (dir);
    while ((name = g_dir_read_name (dir)))
      if (g_str_has_suffix (name, HIT)) {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (HIT));

        assert_hit (path, id, &n);
      }
  }
  g_assert_cmpuint (n, >=, 8);
}

/* An empty board, letters without a meaning, and the like: what holds for the tracks of every game. */
static void
test_empty_section (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
  g_autoptr (PaddockDocument) section = with_section (document, TRUE);
  PaddockHexTrack *track = section->record;

  g_assert_true (is_found (section, "PAD-HEX-02"));
  paddock_board_set (&track->board, PADDOCK_HEX (0, 0), PADDOCK_CELL (PADDOCK_CELL_SPECIAL));
  g_assert_true (is_found (section, "JOY-LNT-34"));
  track->game = PADDOCK_GAME_RIVET;
  g_assert_true (is_found (section, "PAD-HEX-01"));
}

/* Without the word, a shipped section is a track that nobody has finished. */
static void
test_unfinished_tracks_are_told (void)
{
  for (guint i = 0; i < paddock_shelf_n_sections; i++) {
    g_autoptr (PaddockDocument) section =
      paddock_shelf_file_read (&paddock_shelf_sections[i], NULL);
    g_autoptr (PaddockDocument) track = with_section (section, FALSE);
    g_autoptr (GPtrArray) findings = paddock_check_document (track);
    guint n_errors = 0;

    for (guint f = 0; f < findings->len; f++)
      n_errors += ((PaddockFinding *) findings->pdata[f])->severity == PADDOCK_SEVERITY_ERROR;
    g_assert_cmpuint (n_errors, >=, 2);
    g_assert_cmpuint (paddock_check_count (section), <, paddock_check_count (track));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/sections/find-what-is-wrong-with-a-piece", test_what_is_found);
  g_test_add_func ("/checks/sections/may-not-be-empty", test_empty_section);
  g_test_add_func ("/checks/sections/unfinished-tracks-are-told", test_unfinished_tracks_are_told);
  return g_test_run ();
}
