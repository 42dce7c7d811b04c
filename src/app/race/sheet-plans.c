/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-plans.h"

#include <glib/gi18n.h>

#include "check.h"
#include "games.h"
#include "library.h"
#include "race-plan.h"
#include "shelf.h"
#include "vehicle-measures.h"

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

/* What is raced: sheets against others, or the first of them alone. */
typedef struct {
  const PaddockGame *game;
  const GPtrArray *sheets; /* of PaddockDocument, at least one */
  gboolean is_alone;
  int seed;
} Wish;

/* Whether the vehicle can go round TRACK. */
static gboolean
has_lap (PaddockDocument *vehicle, PaddockDocument *track)
{
  const PaddockVehicleMeasures *measures = paddock_vehicle_measures_find (vehicle->kind);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  return !measures || measures->measure_lap (vehicle, track, none) >= 0;
}

static PaddockDocument *
dup_wished (const Wish *wish, PaddockDocument *bare)
{
  g_autoptr (PaddockDocument) plan = bring (bare, wish->game, wish->sheets);

  return wish->is_alone ? paddock_plan_alone (plan, paddock_games) : g_steal_pointer (&plan);
}

/* NULL: it is no track of the game, or cannot be raced on as wished. */
static PaddockDocument *
plan_on (const char *id, const Wish *wish, GError **error)
{
  g_autoptr (PaddockDocument) track = paddock_library_load (id, NULL);
  g_autoptr (PaddockDocument) bare = NULL;
  g_autoptr (PaddockDocument) plan = NULL;
  g_autoptr (PaddockSetup) setup = NULL;

  if (!track || !track->kind->is_track
      || g_strcmp0 (paddock_document_get_game (track), wish->game->id) != 0)
    return NULL;

  bare = paddock_plan_new (track, paddock_games, paddock_shelf_load, wish->seed, NULL);
  plan = bare ? dup_wished (wish, bare) : NULL;
  g_clear_error (error);
  setup = plan ? paddock_playtest_dup_setup (plan->record, paddock_games, NULL, NULL, error) : NULL;
  if (!setup || (wish->is_alone && !has_lap (wish->sheets->pdata[0], track)))
    return NULL;

  return g_steal_pointer (&plan);
}

static guint
count_findings (const PaddockDocument *plan)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (plan);

  return findings->len;
}

static PaddockDocument *
find_best_plan (const Wish *wish, GError **error)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_EXAMPLES);
  g_autoptr (PaddockDocument) best = NULL;
  g_autoptr (GError) reason = NULL;
  guint least = G_MAXUINT;

  for (guint i = 0; ids[i] && least > 0; i++) {
    g_autoptr (PaddockDocument) plan =
      g_str_has_prefix (ids[i], "tracks/") ? plan_on (ids[i], wish, &reason) : NULL;
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

static PaddockDocument *
plan_sheet (PaddockDocument *sheet, gboolean is_alone, int seed, GError **error)
{
  g_autoptr (GPtrArray) sheets = g_ptr_array_new ();
  Wish wish = { paddock_sheet_find_game (sheet, error), sheets, is_alone, seed };

  g_ptr_array_add (sheets, sheet);
  return wish.game ? find_best_plan (&wish, error) : NULL;
}

PaddockDocument *
paddock_sheet_plan_new (PaddockDocument *sheet, int seed, GError **error)
{
  return plan_sheet (sheet, FALSE, seed, error);
}

PaddockDocument *
paddock_sheet_lap_plan_new (PaddockDocument *sheet, int seed, GError **error)
{
  return plan_sheet (sheet, TRUE, seed, error);
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
  Wish wish = { paddock_sheet_find_game (vehicles->pdata[0], NULL), vehicles, FALSE, seed };

  if (!refusal)
    return find_best_plan (&wish, error);

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
