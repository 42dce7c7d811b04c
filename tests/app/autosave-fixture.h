/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of autosave share: a folder, and documents to keep in it.
 */

#pragma once

#include "app-fixture.h"

#include "autosave-folder.h"

typedef struct {
  char *path;
  guint n_told;     /* how often there was news */
  guint n_failures; /* of slots */
} Fixture;

static inline void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  fixture->path = make_folder ();
}

static inline void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    remove_all (child);
  }
  g_remove (path);
}

static inline void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  remove_all (fixture->path);
  g_free (fixture->path);
}

static inline PaddockDocument *
create_document (const char *title)
{
  g_autoptr (PaddockDocument) example = read_example ();
  PaddockHexTrack *track = paddock_document_dup_record (example);

  paddock_text_set (&track->title, title);
  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

/* Sessions and the folder's own lock are all that may be in the folder. */
static inline guint
count_sessions (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)))
    n += !g_str_equal (name, "lock");

  return n;
}
