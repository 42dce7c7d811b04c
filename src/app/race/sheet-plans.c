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

static void
set_document (PaddockSource *source, PaddockDocument *document)
{
  paddock_text_set (&source->file, NULL);
  paddock_document_unref (source->document);
  source->document = paddock_document_ref (document);
}

/* The person gets the first vehicle, and of several each has a seat of its own. */
static void
seat_vehicles (PaddockPlaytest *plan, const GPtrArray *vehicles)
{
  if (vehicles->len > 1)
    paddock_plan_set_n_seats (plan, vehicles->len);
  for (guint i = 0; i < vehicles->len; i++)
    set_document (&((PaddockPlaytestSeat *) paddock_list_edit (&plan->seats, i))->vehicle,
                  vehicles->pdata[i]);
}

/* Cards are for everybody. */
static PaddockDocument *
bring (PaddockDocument *plan, const PaddockGame *game, const GPtrArray *sheets)
{
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  PaddockDocument *first = sheets->pdata[0];

  if (first->kind == game->vehicle_kind)
    seat_vehicles (record, sheets);
  else
    set_document (paddock_list_append (&record->cards, &paddock_source_type), first);
  return paddock_document_new_take (plan->kind, record);
}

/* NULL: it is no track of the game, or cannot be raced on with the sheets. */
static PaddockDocument *
plan_on (const char *id, const PaddockGame *game, const GPtrArray *sheets, int seed, GError **error)
{
  g_autoptr (PaddockDocument) track = paddock_library_load (id, NULL);
  g_autoptr (PaddockDocument) bare = NULL;
  g_autoptr (PaddockDocument) plan = NULL;
  g_autoptr (PaddockSetup) setup = NULL;

  if (!track || !track->kind->is_track
      || g_strcmp0 (paddock_document_get_game (track), game->id) != 0)
    return NULL;

  bare = paddock_plan_new (track, paddock_games, paddock_shelf_load, seed, NULL);
  plan = bare ? bring (bare, game, sheets) : NULL;
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

static PaddockDocument *
find_best_plan (const PaddockGame *game, const GPtrArray *sheets, int seed, GError **error)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_EXAMPLES);
  g_autoptr (PaddockDocument) best = NULL;
  g_autoptr (GError) reason = NULL;
  guint least = G_MAXUINT;

  for (guint i = 0; ids[i] && least > 0; i++) {
    g_autoptr (PaddockDocument) plan =
      g_str_has_prefix (ids[i], "tracks/") ? plan_on (ids[i], game, sheets, seed, &reason) : NULL;
    guint n = plan ? count_findings (plan) : G_MAXUINT;

    if (n >= least)
      continue;
    least = n;
    paddock_document_unref (best);
    best = g_steal_pointer (&plan);
  }
  if (!best)
    g_propagate_error (error, reason ? g_steal_pointer (&reason)
                                     : g_error_new (G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                                                    _ ("There is no track to race it on.")));
  return g_steal_pointer (&best);
}

PaddockDocument *
paddock_sheet_plan_new (PaddockDocument *sheet, int seed, GError **error)
{
  const PaddockGame *game = paddock_sheet_find_game (sheet, error);
  g_autoptr (GPtrArray) sheets = g_ptr_array_new ();

  g_ptr_array_add (sheets, sheet);
  return game ? find_best_plan (game, sheets, seed, error) : NULL;
}

/* --- Several vehicles --- */

char *
paddock_vehicles_dup_refusal (const GPtrArray *vehicles)
{
  const PaddockDocument *first = vehicles->pdata[0];
  g_autoptr (GError) error = NULL;
  const PaddockGame *game = paddock_sheet_find_game (first, &error);

  if (!game)
    return g_strdup (error->message);
  for (guint i = 1; i < vehicles->len; i++)
    if (((const PaddockDocument *) vehicles->pdata[i])->kind != first->kind)
      return g_strdup (_ ("Vehicles of different games can’t race each other."));
  if (vehicles->len > game->max_seats)
    return g_strdup_printf (ngettext ("At most %u vehicle can race at once.",
                                      "At most %u vehicles can race at once.", game->max_seats),
                            game->max_seats);

  return NULL;
}

PaddockDocument *
paddock_vehicles_plan_new (const GPtrArray *vehicles, int seed, GError **error)
{
  g_autofree char *refusal = paddock_vehicles_dup_refusal (vehicles);

  if (!refusal)
    return find_best_plan (paddock_sheet_find_game (vehicles->pdata[0], NULL), vehicles, seed,
                           error);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, refusal);
  return NULL;
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
