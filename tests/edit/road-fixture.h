/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Road tracks for tests of their edits: the template of the shelf, and small words to look at a draft.
 */

#pragma once

#include "reader.h"
#include "road-edit.h"

static inline PaddockDocument *
open_road (const char *folder, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", folder, name, NULL);
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_xml_read_file (path, &error);

  g_assert_no_error (error);
  return document;
}

static inline PaddockRoadTrack *
dup_template (void)
{
  g_autoptr (PaddockDocument) document = open_road ("templates", "road-track.track.xml");

  return paddock_document_dup_record (document);
}

static inline void
free_track (PaddockRoadTrack *track)
{
  paddock_document_unref (paddock_document_new_take (&paddock_road_track_kind, track));
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockRoadTrack, free_track)

/* "s1/1 s2/1 bend-1/0 ...": the places and their lines. */
static inline char *
dup_course (const PaddockRoadTrack *track)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (track->places); i++) {
    const PaddockTilePlace *place = PADDOCK_LIST_AT (track->places, PaddockTilePlace, i);

    g_string_append_printf (text, "%s%s%s/%d", i ? " " : "", place->as, place->mirror ? "*" : "",
                            place->line);
  }

  return g_string_free (text, FALSE);
}

static inline void
assert_course (const PaddockRoadTrack *track, const char *expected)
{
  g_autofree char *course = dup_course (track);

  g_assert_cmpstr (course, ==, expected);
}

static inline void
assert_clause (const PaddockRefusal *refusal, const char *clause)
{
  g_assert_nonnull (refusal);
  g_assert_cmpstr (refusal->clause, ==, clause);
}

static inline const PaddockTile *
get_tile (const PaddockRoadTrack *track, const char *id)
{
  const PaddockTile *tile = paddock_road_track_find_tile (track, id);

  g_assert_nonnull (tile);
  return tile;
}

/* "8x3@1 6x3@2 | 8x3@3/s{1,2}": runs of rows, sections apart. */
static inline char *
dup_rows (const PaddockTile *tile)
{
  GString *text = g_string_new (NULL);

  for (guint s = 0; s < paddock_list_len (tile->sections); s++) {
    const PaddockSection *section = PADDOCK_LIST_AT (tile->sections, PaddockSection, s);

    g_string_append_printf (text, "%s%s:", s ? " | " : "", paddock_terrain_names[section->terrain]);
    for (guint i = 0; i < paddock_list_len (section->rows); i++) {
      const PaddockRows *rows = PADDOCK_LIST_AT (section->rows, PaddockRows, i);

      g_string_append_printf (text, " %dx%d@%d", rows->n, rows->lanes, rows->priority);
      for (guint k = 0; k < paddock_list_len (rows->split); k++)
        g_string_append_printf (text, "/%d", paddock_list_get_int (rows->split, k));
    }
  }

  return g_string_free (text, FALSE);
}

static inline void
assert_rows (const PaddockRoadTrack *track, const char *tile, const char *expected)
{
  g_autofree char *rows = dup_rows (get_tile (track, tile));

  g_assert_cmpstr (rows, ==, expected);
}
