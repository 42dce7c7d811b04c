/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy Races on every track and with every licence that ships: thousands of random races with options drawn at
 * random, everything that must always hold checked after every choice.
 *
 * PADDOCK_RACES says how many races are driven; sanitizers need fewer.
 */

#include <string.h>

#include "games.h"
#include "hex-track.h"
#include "licence.h"
#include "match.h"
#include "shelf.h"

#define N_RACES 2000
#define RACES_A_SETUP 5
#define MOST_DECISIONS 200000
#define MAX_FILES 64

typedef struct {
  PaddockDocument *documents[MAX_FILES];
  guint n;
} Pile;

static Pile tracks, licences;

static void
collect (void)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    const PaddockShelfFile *file = &paddock_shelf_files[i];
    g_autoptr (PaddockDocument) document = paddock_shelf_file_read (file, NULL);

    if (document->kind == &paddock_licence_kind && g_str_has_prefix (file->name, "vehicles/"))
      licences.documents[licences.n++] = g_steal_pointer (&document);
    else if (document->kind == &paddock_hex_track_kind && g_str_has_prefix (file->name, "tracks/")
             && ((const PaddockHexTrack *) document->record)->game == PADDOCK_GAME_FROTHY)
      tracks.documents[tracks.n++] = g_steal_pointer (&document);
  }
  g_assert_cmpuint (tracks.n, >=, 1);
  g_assert_cmpuint (licences.n, >=, 1);
}

/* Half of the options stay as they are. */
static void
draw_options (PaddockSetup *setup, PaddockStream *stream)
{
  for (guint i = 0; i < setup->game->n_options; i++) {
    const PaddockOption *option = &setup->game->options[i];

    if (option->kind != PADDOCK_OPTION_INT && paddock_stream_pick (stream, 2))
      setup->options[i] =
        option->min + (int) paddock_stream_pick (stream, (guint) (option->max - option->min + 1));
  }
}

/* NULL where these options make no race. */
static PaddockSetup *
make_setup (PaddockStream *stream)
{
  static const char *const ids[] = { "red", "blue", "green", "gold", "grey", "pink" };
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  PaddockDocument *track = tracks.documents[paddock_stream_pick (stream, tracks.n)];
  guint n = 2 + paddock_stream_pick (stream, 5);

  n = MIN (n, paddock_list_len (((const PaddockHexTrack *) track->record)->grid));
  g_assert_true (paddock_setup_set_track (setup, track, NULL));
  draw_options (setup, stream);
  for (guint i = 0; i < n; i++) {
    PaddockSeat *seat =
      paddock_setup_add_seat (setup, ids[i], NULL,
                              licences.documents[paddock_stream_pick (stream, licences.n)], NULL);

    seat->team = (int) (1 + i % 2);
  }

  return paddock_setup_seal (setup, NULL) ? g_steal_pointer (&setup) : NULL;
}

static void
drive (PaddockSetup *setup, guint64 race)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
  const PaddockDecision *decision;
  PaddockStream stream;
  guint n = 0;

  paddock_stream_init (&stream, 17, race, PADDOCK_PURPOSE_DRIVERS);
  while ((decision = paddock_match_get_decision (match))) {
    g_autoptr (GError) error = NULL;

    g_assert_cmpuint (n++, <, MOST_DECISIONS);
    paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), NULL);
    paddock_match_check (match, &error);
    g_assert_no_error (error);
  }
}

static guint
count_races (void)
{
  const char *wanted = g_getenv ("PADDOCK_RACES");

  return wanted ? (guint) g_ascii_strtoull (wanted, NULL, 10) : N_RACES;
}

static void
test_invariants (void)
{
  PaddockStream stream;

  paddock_stream_init (&stream, 4711, 0, PADDOCK_PURPOSE_DRIVERS);
  for (guint driven = 0; driven < count_races ();) {
    g_autoptr (PaddockSetup) setup = make_setup (&stream);

    for (guint i = 0; setup && i < RACES_A_SETUP; i++)
      drive (setup, driven++);
  }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  collect ();
  g_test_add_func ("/lab/frothy/random-races-keep-the-invariants", test_invariants);

  status = g_test_run ();
  for (guint i = 0; i < tracks.n; i++)
    paddock_document_unref (tracks.documents[i]);
  for (guint i = 0; i < licences.n; i++)
    paddock_document_unref (licences.documents[i]);
  return status;
}
