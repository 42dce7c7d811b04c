/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-field.h"

#include "games.h"
#include "hex-track.h"
#include "licence.h"
#include "road-track.h"

#define NO_DEAL G_MAXUINT

static const char *
get_game (const PaddockDocument *track)
{
  if (track->kind == &paddock_hex_track_kind)
    return paddock_game_names[((const PaddockHexTrack *) track->record)->game];

  return track->kind == &paddock_road_track_kind ? "rivet" : "";
}

const char *const *
field_get_tracks (const char *game)
{
  static const char *names[FIELD_MAX_TRACKS + 1];
  guint n = 0;

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    const PaddockShelfFile *file = &paddock_shelf_files[i];
    g_autoptr (PaddockDocument) document = paddock_shelf_file_read (file, NULL);

    if (g_str_has_prefix (file->name, "tracks/") && g_str_equal (get_game (document), game))
      names[n++] = file->name;
  }
  g_assert_cmpuint (n, >=, 8);
  g_assert_cmpuint (n, <=, FIELD_MAX_TRACKS);
  names[n] = NULL;

  return names;
}

/* --- Licences --- */

#define MAX_LICENCES 64

static guint
list_licences (const PaddockShelfFile *files[MAX_LICENCES])
{
  guint n = 0;

  for (guint i = 0; i < paddock_shelf_n_files && n < MAX_LICENCES; i++) {
    const PaddockShelfFile *file = &paddock_shelf_files[i];
    g_autoptr (PaddockDocument) document = NULL;

    if (!g_str_has_prefix (file->name, "vehicles/"))
      continue;
    document = paddock_shelf_file_read (file, NULL);
    if (document->kind == &paddock_licence_kind)
      files[n++] = file;
  }

  return n;
}

/* Seats are the further apart in the list the later the deal, or all drive the same. */
static PaddockDocument *
deal_licence (guint deal, guint seat, gboolean is_same)
{
  const PaddockShelfFile *files[MAX_LICENCES];
  guint n = list_licences (files);
  guint apart = is_same ? 0 : 1 + deal / n % (n - 1);

  return paddock_shelf_file_read (files[(deal + seat * apart) % n], NULL);
}

/* --- Setups --- */

static PaddockDocument *
read_cards (const PaddockGame *game)
{
  const char *name = game->standard_cards ? game->standard_cards : "cards/back-lot.cards.xml";

  return paddock_shelf_file_read (paddock_shelf_find (name), NULL);
}

static PaddockSetup *
make_setup (PaddockDocument *track, guint n_seats, guint deal, gboolean is_same)
{
  static const char *const ids[] = { "red",  "blue",   "green", "gold",
                                     "pink", "silver", "white", "black" };
  gboolean has_licences = deal != NO_DEAL && g_str_equal (get_game (track), "frothy");
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, get_game (track)), 17);
  g_autoptr (PaddockDocument) cards = read_cards (setup->game);

  paddock_setup_set_track (setup, track, NULL);
  paddock_setup_add_cards (setup, cards);
  for (guint i = 0; i < n_seats; i++) {
    g_autoptr (PaddockDocument) licence = has_licences ? deal_licence (deal, i, is_same) : NULL;

    paddock_setup_add_seat (setup, ids[i], NULL, licence, NULL);
  }

  return paddock_setup_seal (setup, NULL) ? g_steal_pointer (&setup) : NULL;
}

/* With fewer seats if the track has no room for so many. */
static PaddockSetup *
set_up (const char *track, guint n_seats, guint deal, gboolean is_same)
{
  g_autoptr (PaddockDocument) document = paddock_shelf_file_read (paddock_shelf_find (track), NULL);
  PaddockSetup *setup = NULL;

  while (!setup && n_seats > 1)
    setup = make_setup (document, n_seats--, deal, is_same);
  g_assert_nonnull (setup);

  return setup;
}

PaddockSetup *
field_setup_deal (const char *track, guint n_seats, guint deal)
{
  return set_up (track, n_seats, deal, FALSE);
}

PaddockSetup *
field_setup_same (const char *track, guint n_seats, guint deal)
{
  return set_up (track, n_seats, deal, TRUE);
}

PaddockSetup *
field_setup_new (const char *track, guint n_seats)
{
  return field_setup_deal (track, n_seats, NO_DEAL);
}

/* Who of the first N seats is placed best. */
static guint
find_first (const PaddockState *state, guint n)
{
  for (guint i = 0; i < state->n_placed; i++)
    if (state->places[i] < n)
      return state->places[i];

  return PADDOCK_NOBODY;
}

static guint
race_among (PaddockSetup *setup, const char *specs, guint64 race, guint n_rivals)
{
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, race);
  g_auto (GStrv) words = g_strsplit (specs, " ", -1);
  PaddockDriverSpec drivers[PADDOCK_MAX_SEATS];
  g_autoptr (PaddockCrew) crew = NULL;

  for (guint i = 0; i < setup->n_seats; i++)
    g_assert_true (paddock_driver_spec_parse (&drivers[i], words[i], NULL));
  crew = paddock_crew_new (setup, drivers, race);
  g_assert_cmpint (paddock_crew_drive (crew, journal, NULL, NULL), ==, PADDOCK_CREW_OVER);

  return find_first (paddock_match_get_state (paddock_journal_get_match (journal)), n_rivals);
}

guint
field_race (PaddockSetup *setup, const char *specs, guint64 race)
{
  return race_among (setup, specs, race, setup->n_seats);
}

/* Whoever else races is a Rookie. */
static char *
pair_up (const PaddockSetup *setup, const char *first, const char *second)
{
  GString *specs = g_string_new (first);

  g_string_append_printf (specs, " %s", second);
  for (guint i = 2; i < setup->n_seats; i++)
    g_string_append (specs, " rookie");

  return g_string_free (specs, FALSE);
}

void
field_duels (FieldScore *score,
             PaddockSetup *setup,
             const char *first,
             const char *second,
             guint from,
             guint up_to)
{
  g_autofree char *as_is = pair_up (setup, first, second);
  g_autofree char *swapped = pair_up (setup, second, first);

  for (guint race = from; race < up_to; race++) {
    guint seat = race % 2, winner = race_among (setup, seat ? swapped : as_is, race / 2, 2);

    score->n++;
    score->n_won += winner == seat;
    score->n_lost += winner == 1 - seat;
  }
}

guint
field_duel (PaddockSetup *setup, const char *first, const char *second, guint n_races)
{
  FieldScore score = { 0 };

  field_duels (&score, setup, first, second, 0, n_races);
  return score.n_won;
}
