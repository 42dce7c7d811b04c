/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy Races on every track and with every licence that ships, and with licences drawn at random: thousands of
 * random races with options drawn at random, everything that must always hold checked after every choice; golden
 * races.
 */

#include <string.h>

#include "frothy-garage.h"

#include "frothy/frothy-table.h"
#include "frothy-naive.h"
#include "frothy-refusals.h"
#include "games.h"
#include "hex-track.h"
#include "journal.h"
#include "licence.h"
#include "log.h"
#include "rounds.h"
#include "shelf.h"

#define N_RACES 10000
#define RACES_A_SETUP 5
#define MOST_DECISIONS 200000
#define MAX_FILES 64

typedef struct {
  PaddockDocument *documents[MAX_FILES];
  guint n;
} Pile;

static Pile tracks, licences;

static const char *const ids[] = { "red", "blue", "green", "gold", "grey", "pink" };

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

/* One that ships, or any. */
static PaddockDocument *
draw_licence (PaddockStream *stream)
{
  if (paddock_stream_pick (stream, 2))
    return frothy_garage_draw (stream);

  return paddock_document_ref (licences.documents[paddock_stream_pick (stream, licences.n)]);
}

/* NULL where these options make no race. */
static PaddockSetup *
make_setup (PaddockStream *stream)
{
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  PaddockDocument *track = tracks.documents[paddock_stream_pick (stream, tracks.n)];
  guint n = 2 + paddock_stream_pick (stream, 5);

  n = MIN (n, paddock_list_len (((const PaddockHexTrack *) track->record)->grid));
  g_assert_true (paddock_setup_set_track (setup, track, NULL));
  draw_options (setup, stream);
  for (guint i = 0; i < n; i++) {
    g_autoptr (PaddockDocument) licence = draw_licence (stream);

    paddock_setup_add_seat (setup, ids[i], NULL, licence, NULL)->team = (int) (1 + i % 2);
  }

  return paddock_setup_seal (setup, NULL) ? g_steal_pointer (&setup) : NULL;
}

/* What is watched after every choice beside the engine's own checks. */
static void
watch (const PaddockMatch *match, const PaddockEvents *events)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const FroState *state = fro_state (paddock_match_get_table (match));
  const PaddockEvent *last = events->next > events->items ? events->next - 1 : NULL;

  if (decision && decision->kind == FRO_ASK_MOVE && state->move.asking == FRO_MOVE_STEPS)
    frothy_naive_check_steps (match);
  if (last && last->type == PADDOCK_EVENT_TURN_BEGAN
      && !fro_course (paddock_match_get_table (match))->options[FRO_OPTION_INITIATIVE])
    frothy_naive_check_initiative (match, last->actor);
}

static void
drive (PaddockSetup *setup, guint64 race)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
  g_auto (PaddockEvents) events;
  const PaddockDecision *decision;
  PaddockStream stream;
  guint n = 0;

  paddock_events_init (&events, 256);
  paddock_stream_init (&stream, 17, race, PADDOCK_PURPOSE_DRIVERS);
  while ((decision = paddock_match_get_decision (match))) {
    g_autoptr (GError) error = NULL;

    g_assert_cmpuint (n++, <, MOST_DECISIONS);
    paddock_events_truncate (&events, 0);
    paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), &events);
    paddock_match_check (match, &error);
    g_assert_no_error (error);
    watch (match, &events);
  }
}

static void
test_invariants (void)
{
  PaddockStream stream;

  paddock_stream_init (&stream, 4711, 0, PADDOCK_PURPOSE_DRIVERS);
  for (guint driven = 0; driven < count_rounds (N_RACES);) {
    g_autoptr (PaddockSetup) setup = make_setup (&stream);

    for (guint i = 0; setup && i < RACES_A_SETUP; i++)
      drive (setup, driven++);
  }
}

/* --- What is refused --- */

#define N_REFUSING_RACES 1000

static void
drive_refusing (PaddockSetup *setup, guint64 race, GHashTable *seen)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
  const PaddockDecision *decision;
  PaddockStream stream;

  paddock_stream_init (&stream, 18, race, PADDOCK_PURPOSE_DRIVERS);
  while ((decision = paddock_match_get_decision (match))) {
    frothy_refusals_check (match, seen);
    paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), NULL);
  }
}

static void
test_refusals (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  PaddockStream stream;

  paddock_stream_init (&stream, 4712, 0, PADDOCK_PURPOSE_DRIVERS);
  for (guint driven = 0; driven < N_REFUSING_RACES;) {
    g_autoptr (PaddockSetup) setup = make_setup (&stream);

    if (setup)
      drive_refusing (setup, driven++, seen);
  }
  frothy_refusals_check_seen (seen);
}

/* --- Golden races --- */

/* The recommended rules and basic chariots: no change of a licence that ships changes these races. */
static PaddockSetup *
make_golden_setup (PaddockDocument *track)
{
  PaddockSetup *setup = paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  const PaddockCourse *course = &((const PaddockHexTrack *) track->record)->course;
  guint n = course->race == PADDOCK_RACE_PURSUIT ? 2 : 3;
  g_autoptr (GError) error = NULL;

  paddock_setup_set_track (setup, track, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n; i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, &error);
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);

  return setup;
}

/* The first decisions of a race as text, with keys, clauses and the hash at the end. */
static char *
write_opening (PaddockDocument *track, guint n_decisions)
{
  g_autoptr (PaddockSetup) setup = make_golden_setup (track);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 4711);
  const PaddockMatch *match = paddock_journal_get_match (journal);
  GString *text = g_string_new (NULL);
  g_autoptr (PaddockSight) sight = NULL;
  PaddockStream stream;

  paddock_stream_init (&stream, 17, 4711, PADDOCK_PURPOSE_DRIVERS);
  for (guint i = 0; i < n_decisions && paddock_match_get_decision (match); i++)
    paddock_journal_choose (journal,
                            paddock_stream_pick (&stream,
                                                 paddock_match_get_decision (match)->n_choices));
  sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  paddock_log_write (sight, PADDOCK_LOG_CLAUSES | PADDOCK_LOG_KEYS, text);
  g_string_append_printf (text, "hash %016" G_GINT64_MODIFIER "x\n", paddock_match_hash (match));

  return g_string_free (text, FALSE);
}

/* Every track has one: an accidental change of rules, order or words shows as a readable difference. */
static void
test_golden (gconstpointer data)
{
  PaddockDocument *track = (PaddockDocument *) data;
  const char *id = ((const PaddockHexTrack *) track->record)->id;
  g_autofree char *name = g_strconcat (id, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "frothy", name, NULL);
  g_autofree char *found = write_opening (track, 150);
  g_autofree char *expected = NULL;

  if (g_getenv ("PADDOCK_REWRITE_GOLDEN"))
    g_assert_true (g_file_set_contents (path, found, -1, NULL));
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (found, ==, expected);
}

/* --- The basic chariot --- */

/* FRO-VCG-01: who brings no licence races the one that ships. */
static void
test_standard (void)
{
  g_autoptr (PaddockDocument) shipped =
    paddock_shelf_file_read (paddock_shelf_find ("vehicles/basic-chariot.vehicle.xml"), NULL);
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  const FroCourse *course;

  g_assert_true (paddock_setup_set_track (setup, tracks.documents[0], NULL));
  paddock_setup_add_seat (setup, "red", NULL, NULL, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, shipped, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));

  course = setup->course;
  g_assert_cmpmem (&course->specs[0].n_accel, sizeof (FroSpec) - G_STRUCT_OFFSET (FroSpec, n_accel),
                   &course->specs[1].n_accel,
                   sizeof (FroSpec) - G_STRUCT_OFFSET (FroSpec, n_accel));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  collect ();
  for (guint i = 0; i < tracks.n; i++) {
    const PaddockHexTrack *track = tracks.documents[i]->record;
    g_autofree char *path = g_strconcat ("/lab/frothy/golden/", track->id, NULL);

    g_test_add_data_func (path, tracks.documents[i], test_golden);
  }
  g_test_add_func ("/lab/frothy/no-licence-is-the-basic-chariot", test_standard);
  g_test_add_func ("/lab/frothy/refused/is-never-legal-and-has-a-clause", test_refusals);
  g_test_add_func ("/lab/frothy/random-races-keep-the-invariants", test_invariants);

  status = g_test_run ();
  for (guint i = 0; i < tracks.n; i++)
    paddock_document_unref (tracks.documents[i]);
  for (guint i = 0; i < licences.n; i++)
    paddock_document_unref (licences.documents[i]);
  return status;
}
