/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The setup that a playtest describes.
 */

#include "playtest-run.h"

typedef struct {
  PaddockLoadFunc load;
  gpointer data;
} Loader;

/* FALSE only on an error: a source may be empty, and then DOCUMENT stays NULL. */
static gboolean
load_source (const PaddockSource *source,
             const Loader *loader,
             PaddockDocument **document,
             GError **error)
{
  const char *file = paddock_text_get (source->file);

  *document = paddock_document_ref (source->document);
  if (*document || !*file)
    return TRUE;

  if (!loader->load) {
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
                 "\"%s\" cannot be read here: documents must be embedded", file);
    return FALSE;
  }
  *document = loader->load (file, loader->data, error);
  return *document != NULL;
}

static gboolean
add_track (PaddockSetup *setup, const PaddockSource *source, const Loader *loader, GError **error)
{
  g_autoptr (PaddockDocument) track = NULL;

  return load_source (source, loader, &track, error)
         && (!track || paddock_setup_set_track (setup, track, error));
}

static gboolean
add_cards (PaddockSetup *setup, const PaddockList *sources, const Loader *loader, GError **error)
{
  for (guint i = 0; i < paddock_list_len (sources); i++) {
    g_autoptr (PaddockDocument) cards = NULL;

    if (!load_source (PADDOCK_LIST_AT (sources, PaddockSource, i), loader, &cards, error))
      return FALSE;
    if (cards)
      paddock_setup_add_cards (setup, cards);
  }

  return TRUE;
}

static gboolean
add_seat (PaddockSetup *setup,
          const PaddockPlaytestSeat *given,
          const Loader *loader,
          GError **error)
{
  g_autoptr (PaddockDocument) vehicle = NULL;
  PaddockSeat *seat;

  if (!load_source (&given->vehicle, loader, &vehicle, error)
      || !(seat = paddock_setup_add_seat (setup, paddock_text_get (given->id), given->name, vehicle,
                                          error)))
    return FALSE;

  seat->team = given->team;
  for (guint i = 0; i < paddock_list_len (given->settings); i++) {
    const PaddockSetting *setting = PADDOCK_LIST_AT (given->settings, PaddockSetting, i);

    g_hash_table_insert (seat->settings, g_strdup (paddock_text_get (setting->name)),
                         g_strdup (paddock_text_get (setting->value)));
  }
  return TRUE;
}

static gboolean
add_seats (PaddockSetup *setup, const PaddockList *seats, const Loader *loader, GError **error)
{
  for (guint i = 0; i < paddock_list_len (seats); i++)
    if (!add_seat (setup, PADDOCK_LIST_AT (seats, PaddockPlaytestSeat, i), loader, error))
      return FALSE;

  return TRUE;
}

static gboolean
set_options (PaddockSetup *setup, const PaddockList *options, GError **error)
{
  for (guint i = 0; i < paddock_list_len (options); i++) {
    const PaddockSetting *option = PADDOCK_LIST_AT (options, PaddockSetting, i);

    if (!paddock_setup_set_option (setup, paddock_text_get (option->name),
                                   paddock_text_get (option->value), error))
      return FALSE;
  }

  return TRUE;
}

static const PaddockGame *
find_game (const PaddockGame *const *games, const char *id, GError **error)
{
  const PaddockGame *game = paddock_games_find (games, id);
  g_autoptr (GString) known = g_string_new (games[0] ? NULL : "none");

  if (game)
    return game;

  for (guint i = 0; games[i]; i++)
    g_string_append_printf (known, "%s%s", i ? ", " : "", games[i]->id);
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
               "there is no game \"%s\"; choose one of: %s", id, known->str);
  return NULL;
}

PaddockSetup *
paddock_playtest_dup_setup (const PaddockPlaytest *playtest,
                            const PaddockGame *const *games,
                            PaddockLoadFunc load,
                            gpointer data,
                            GError **error)
{
  const PaddockGame *game = find_game (games, paddock_text_get (playtest->game), error);
  const char *preset = paddock_text_get (playtest->preset);
  g_autoptr (PaddockSetup) setup = NULL;
  Loader loader = { load, data };

  if (!game)
    return NULL;

  setup = paddock_setup_new (game, (guint64) playtest->seed);
  if ((*preset && !paddock_setup_apply_preset (setup, preset, error))
      || !add_track (setup, &playtest->track, &loader, error)
      || !add_cards (setup, playtest->cards, &loader, error)
      || !add_seats (setup, playtest->seats, &loader, error)
      || !set_options (setup, playtest->options, error) || !paddock_setup_seal (setup, error))
    return NULL;

  return g_steal_pointer (&setup);
}
