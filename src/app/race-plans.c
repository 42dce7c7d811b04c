/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-plans.h"

#include "games.h"
#include "race-plan.h"
#include "reader.h"
#include "save.h"
#include "shelf.h"

#define KEY "paddock-race-plan"

/* Where the plan of a track is kept; NULL: it has no file. */
static char *
dup_path (PaddockDocumentFile *track)
{
  GFile *file = paddock_document_file_get_file (track);
  g_autofree char *uri = file ? g_file_get_uri (file) : NULL;
  g_autofree char *hash = uri ? g_compute_checksum_for_string (G_CHECKSUM_SHA1, uri, -1) : NULL;
  g_autofree char *name = hash ? g_strconcat (hash, ".playtest.xml", NULL) : NULL;

  return name ? g_build_filename (g_get_user_state_dir (), "paddock", "plans", name, NULL) : NULL;
}

/* Without the track, which may change. */
static PaddockDocument *
strip (PaddockDocument *plan)
{
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  paddock_text_set (&record->track.file, NULL);
  g_clear_pointer (&record->track.document, paddock_document_unref);
  return paddock_document_new_take (plan->kind, record);
}

void
paddock_race_plans_remember (PaddockDocumentFile *track, PaddockDocument *plan)
{
  g_autoptr (PaddockDocument) bare = strip (plan);
  g_autofree char *path = dup_path (track);
  g_autofree char *folder = path ? g_path_get_dirname (path) : NULL;
  g_autoptr (GError) error = NULL;

  g_object_set_data_full (G_OBJECT (track), KEY, paddock_document_ref (bare),
                          (GDestroyNotify) paddock_document_unref);
  if (!path)
    return;

  g_mkdir_with_parents (folder, 0700);
  if (!paddock_xml_save (bare, path, &error))
    g_message ("The setup of the race is not remembered: %s", error->message);
}

/* NULL: nothing is remembered, or it cannot be read any more. */
static PaddockDocument *
load (PaddockDocumentFile *track)
{
  PaddockDocument *known = g_object_get_data (G_OBJECT (track), KEY);
  g_autofree char *path = known ? NULL : dup_path (track);
  g_autoptr (PaddockDocument) plan = NULL;

  if (known)
    return paddock_document_ref (known);
  if (!path || !g_file_test (path, G_FILE_TEST_EXISTS))
    return NULL;

  plan = paddock_xml_read_file (path, NULL);
  return plan && plan->kind == &paddock_playtest_kind ? g_steal_pointer (&plan) : NULL;
}

static gboolean
can_race (const PaddockDocument *plan)
{
  g_autoptr (PaddockSetup) setup =
    paddock_playtest_dup_setup (plan->record, paddock_games, NULL, NULL, NULL);

  return setup != NULL;
}

PaddockDocument *
paddock_race_plans_recall (PaddockDocumentFile *track, int seed, GError **error)
{
  PaddockDocument *document = paddock_document_file_get_document (track);
  g_autoptr (PaddockDocument) known = load (track);
  g_autoptr (PaddockDocument) plan = known ? paddock_race_plan_again (known, document, seed) : NULL;

  if (plan && can_race (plan))
    return g_steal_pointer (&plan);

  return paddock_race_plan_new (document, paddock_games, paddock_shelf_load, seed, error);
}
