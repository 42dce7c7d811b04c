/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-plans.h"

#include <glib/gi18n.h>

#include "check.h"
#include "games.h"
#include "library.h"
#include "race-plan.h"
#include "shelf.h"

static gboolean
is_sheet_of (const PaddockGame *game, const PaddockDocumentKind *kind)
{
  return kind == game->vehicle_kind || kind == game->cards_kind;
}

const PaddockGame *
paddock_sheet_find_game (const PaddockDocument *document, GError **error)
{
  for (guint i = 0; paddock_games[i]; i++)
    if (is_sheet_of (paddock_games[i], document->kind))
      return paddock_games[i];

  return paddock_plan_find_game (document, paddock_games, error);
}

/* The person gets the vehicle; cards are for everybody. */
static PaddockDocument *
bring (PaddockDocument *plan, const PaddockGame *game, PaddockDocument *sheet)
{
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  PaddockSource *source;

  if (sheet->kind == game->vehicle_kind)
    source = &((PaddockPlaytestSeat *) paddock_list_edit (&record->seats, 0))->vehicle;
  else
    source = paddock_list_append (&record->cards, &paddock_source_type);
  paddock_document_unref (source->document);
  source->document = paddock_document_ref (sheet);
  return paddock_document_new_take (plan->kind, record);
}

/* NULL: it is no track of the game, or cannot be raced on with the sheet. */
static PaddockDocument *
plan_on (const char *id, const PaddockGame *game, PaddockDocument *sheet, int seed, GError **error)
{
  g_autoptr (PaddockDocument) track = paddock_library_load (id, NULL);
  g_autoptr (PaddockDocument) bare = NULL;
  g_autoptr (PaddockDocument) plan = NULL;
  g_autoptr (PaddockSetup) setup = NULL;

  if (!track || !track->kind->is_track
      || g_strcmp0 (paddock_document_get_game (track), game->id) != 0)
    return NULL;

  bare = paddock_plan_new (track, paddock_games, paddock_shelf_load, seed, NULL);
  plan = bare ? bring (bare, game, sheet) : NULL;
  g_clear_error (error);
  setup = plan ? paddock_playtest_dup_setup (plan->record, paddock_games, NULL, NULL, error) : NULL;
  return setup ? g_steal_pointer (&plan) : NULL;
}

static guint
count_findings (const PaddockDocument *plan)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (plan);

  return findings->len;
}

PaddockDocument *
paddock_sheet_plan_new (PaddockDocument *sheet, int seed, GError **error)
{
  const PaddockGame *game = paddock_sheet_find_game (sheet, error);
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_EXAMPLES);
  g_autoptr (PaddockDocument) best = NULL;
  g_autoptr (GError) reason = NULL;
  guint least = G_MAXUINT;

  for (guint i = 0; game && ids[i] && least > 0; i++) {
    g_autoptr (PaddockDocument) plan =
      g_str_has_prefix (ids[i], "tracks/") ? plan_on (ids[i], game, sheet, seed, &reason) : NULL;
    guint n = plan ? count_findings (plan) : G_MAXUINT;

    if (n >= least)
      continue;
    least = n;
    paddock_document_unref (best);
    best = g_steal_pointer (&plan);
  }
  if (game && !best)
    g_propagate_error (error, reason ? g_steal_pointer (&reason)
                                     : g_error_new (G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                                                    _ ("There is no track to race it on.")));
  return g_steal_pointer (&best);
}

static gboolean
has_source (const PaddockSource *source, const PaddockDocument *sheet)
{
  return source->document && paddock_document_equal (source->document, sheet);
}

gboolean
paddock_sheet_is_raced (const PaddockDocument *race, const PaddockDocument *sheet)
{
  const PaddockPlaytest *record = race->record;

  for (guint i = 0; i < paddock_list_len (record->seats); i++)
    if (has_source (&PADDOCK_LIST_AT (record->seats, PaddockPlaytestSeat, i)->vehicle, sheet))
      return TRUE;
  for (guint i = 0; i < paddock_list_len (record->cards); i++)
    if (has_source (PADDOCK_LIST_AT (record->cards, PaddockSource, i), sheet))
      return TRUE;

  return FALSE;
}
