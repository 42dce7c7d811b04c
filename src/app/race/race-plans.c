/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-plans.h"

#include "games.h"
#include "quote.h"
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

void
paddock_plans_remember (PaddockDocumentFile *track, PaddockDocument *plan)
{
  g_autofree char *path = dup_path (track);
  g_autofree char *folder = path ? g_path_get_dirname (path) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  g_object_set_data_full (G_OBJECT (track), KEY, paddock_document_ref (plan),
                          (GDestroyNotify) paddock_document_unref);
  if (!path)
    return;

  g_mkdir_with_parents (folder, 0700);
  if (paddock_xml_save (plan, path, &error))
    return;

  reason = paddock_plain_line (error->message);
  g_message ("The setup of the race is not remembered: %s", reason);
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

/* As it was left, on the track as it is now; NULL: nothing is remembered. */
static PaddockDocument *
recall (PaddockDocumentFile *track, int seed)
{
  g_autoptr (PaddockDocument) known = load (track);

  return known ? paddock_plan_move (known, paddock_document_file_get_document (track),
                                    paddock_games, paddock_shelf_load, seed)
               : NULL;
}

PaddockDocument *
paddock_plans_recall (PaddockDocumentFile *track, int seed, GError **error)
{
  g_autoptr (PaddockDocument) plan = recall (track, seed);

  if (plan && can_race (plan))
    return g_steal_pointer (&plan);

  return paddock_plan_new (paddock_document_file_get_document (track), paddock_games,
                           paddock_shelf_load, seed, error);
}

PaddockDocument *
paddock_plans_recall_setup (PaddockDocumentFile *track, int seed, GError **error)
{
  PaddockDocument *plan = recall (track, seed);

  return plan ? plan
              : paddock_plan_new (paddock_document_file_get_document (track), paddock_games,
                                  paddock_shelf_load, seed, error);
}

/* --- Of a race that is open --- */

PaddockDocument *
paddock_plans_recall_again (PaddockDocumentFile *race)
{
  PaddockDocument *known = g_object_get_data (G_OBJECT (race), KEY);
  PaddockDocument *document = paddock_document_file_get_document (race);
  int seed = ((const PaddockPlaytest *) document->record)->seed;

  return known ? paddock_document_ref (known) : paddock_plan_again (document, NULL, seed);
}

void
paddock_plans_remember_again (PaddockDocumentFile *race, PaddockDocument *plan)
{
  g_object_set_data_full (G_OBJECT (race), KEY, plan ? paddock_document_ref (plan) : NULL,
                          (GDestroyNotify) paddock_document_unref);
}
