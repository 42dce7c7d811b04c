/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ladder: seeded races of two on all tracks that ship, each of them twice, with seats swapped; with the bounds of a
 * 95 % interval (Wilson).  And whether races of drivers end at all, and how often a Racer smashes or is wiped out.  Where there
 * are licences, all that ship are dealt over the seats; both drivers get both of a pair equally often.  Some licences beat
 * others whoever drives, so Champions also race with the same licence on both seats.  On the Rivet is raced by three teams, the
 * third of them a Rookie's.
 * bench-ladder [RACES [GAME [FIRST SECOND]]]
 */

#include <math.h>
#include <stdio.h>

#include "race-field.h"
#include "frothy/frothy-round.h"
#include "joyride/joyride-vocabulary.h"
#include "hex-track.h"

#define N_DUELS 400
#define N_FIELDS 1000
#define N_SAME 10 /* races with the same licences; even */

/* The lower (-1) or upper (+1) bound of what share lies behind N_WON of N. */
static double
wilson (guint n_won, guint n, int side)
{
  const double z = 1.96;
  double share = (double) n_won / n, z2 = z * z / n;

  return (share + z2 / 2 + side * z * sqrt (share * (1 - share) / n + z2 / (4 * n))) / (1 + z2);
}

/* The figures of Joyride came first and have no name of a game before theirs. */
typedef struct {
  const char *id;
  const char *prefix;
  guint n_seats; /* of a duel */
} Game;

static const Game games[] = {
  { "joyride", "", 2 },
  { "frothy", "frothy-", 2 },
  { "rivet", "rivet-", 3 },
};

static const Game *
find_game (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].id, id))
      return &games[i];

  g_error ("there is no ladder for \"%s\"", id);
}

static const char *
get_prefix (const char *game)
{
  return find_game (game)->prefix;
}

typedef PaddockSetup *(*SetupFunc) (const char *track, guint n_seats, guint deal);

static void
report_duels (const char *game,
              const char *first,
              const char *second,
              guint n_races,
              double goal,
              SetupFunc set_up)
{
  const char *const *tracks = field_get_tracks (game);
  g_autofree char *name = g_strdup_printf ("%s%s-beats-%s%s", get_prefix (game), first, second,
                                           set_up == field_setup_same ? "-same-licence" : "");
  FieldScore score = { 0 };
  guint n_tracks = 0, deal = 0;

  while (tracks[n_tracks])
    n_tracks++;
  for (guint i = 0; i < n_tracks; i++) {
    guint share = (n_races * (i + 1) / n_tracks - n_races * i / n_tracks + 1) & ~1u;
    guint from = score.n, up_to = from + share;
    FieldScore before = score;

    for (guint race = from; race < up_to; race += N_SAME) {
      g_autoptr (PaddockSetup) setup = set_up (tracks[i], find_game (game)->n_seats, deal++);

      field_duels (&score, setup, first, second, race, MIN (race + N_SAME, up_to));
    }
    fprintf (stderr, "# %s: won %u, lost %u of %u\n", tracks[i], score.n_won - before.n_won,
             score.n_lost - before.n_lost, share);
  }

  printf ("%s %.1f %% goal %.0f %s\n", name, 100.0 * score.n_won / score.n, goal,
          100.0 * score.n_won >= goal * score.n ? "met" : "missed");
  printf ("%s-at-least %.1f %% goal none met\n", name, 100 * wilson (score.n_won, score.n, -1));
  printf ("%s-at-most %.1f %% goal none met\n", name, 100 * wilson (score.n_won, score.n, 1));
  printf ("%s-won-by-nobody %.1f %% goal none met\n", name,
          100.0 * (score.n - score.n_won - score.n_lost) / score.n);
  fflush (stdout);
}

/* Over a race of Racers. */
typedef struct {
  guint n_turns, n_smashes, n_starts, n_wiped_out;
} Tally;

static void
add_events (Tally *tally, const PaddockJournal *journal)
{
  for (int moment = -1; moment < (int) paddock_journal_get_moment (journal); moment++) {
    guint n;
    const PaddockEvent *events = paddock_journal_get_events (journal, moment, &n);

    for (guint i = 0; i < n; i++) {
      tally->n_turns += events[i].type == PADDOCK_EVENT_TURN_BEGAN;
      tally->n_smashes +=
        events[i].type == PADDOCK_EVENT_CRASHED && events[i].amount == JOY_CRASH_SMASH;
      tally->n_wiped_out += events[i].type == PADDOCK_EVENT_RETIRED;
    }
  }
}

/* In toughest races all but one must be. */
static gboolean
counts_wipe_outs (const PaddockSetup *setup)
{
  if (g_str_equal (setup->game->id, "frothy"))
    return ((const FroCourse *) setup->course)->race != PADDOCK_RACE_TOUGHEST;

  return g_str_equal (setup->game->id, "joyride");
}

static void
report_tally (const char *game, const Tally *tally)
{
  if (g_str_equal (game, "frothy"))
    printf ("frothy-racer-wipe-outs-per-100-starts %.1f wipe-outs goal 10 %s\n",
            100.0 * tally->n_wiped_out / tally->n_starts,
            10 * tally->n_wiped_out <= tally->n_starts ? "met" : "missed");
  else if (g_str_equal (game, "joyride"))
    printf ("racer-smashes-per-100-turns %.2f smashes goal 5 %s\n",
            100.0 * tally->n_smashes / tally->n_turns,
            20 * tally->n_smashes <= tally->n_turns ? "met" : "missed");
  fflush (stdout);
}

/* Whether a race that has a goal ended for want of rounds before anybody came there. */
static gboolean
has_stalled (const PaddockSetup *setup, const PaddockJournal *journal)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  const FroCourse *course = setup->course;

  return g_str_equal (setup->game->id, "frothy") && course->race == PADDOCK_RACE_FASTEST
         && paddock_match_get_state (match)->n_placed == 0
         && fro_racing_set (fro_state (paddock_match_get_table (match))) != 0;
}

/* Races FROM to UP_TO; how many do not end. */
static guint
run_field (PaddockSetup *setup,
           const PaddockDriverSpec *specs,
           guint from,
           guint up_to,
           Tally *tally)
{
  guint n_endless = 0;

  for (guint race = from; race < up_to; race++) {
    g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, race);
    g_autoptr (PaddockCrew) crew = paddock_crew_new (setup, specs, race);

    n_endless += paddock_crew_drive (crew, journal, NULL, NULL) != PADDOCK_CREW_OVER
                 || has_stalled (setup, journal);
    if (!counts_wipe_outs (setup))
      continue;
    add_events (tally, journal);
    tally->n_starts += setup->n_seats;
  }

  return n_endless;
}

static void
report_fields (const char *game, guint n_races)
{
  const char *const *tracks = field_get_tracks (game);
  Tally tally = { 0 };
  guint n_endless = 0, n_tracks = 0;
  PaddockDriverSpec specs[4];

  while (tracks[n_tracks])
    n_tracks++;
  for (guint i = 0; i < G_N_ELEMENTS (specs); i++)
    paddock_driver_spec_parse (&specs[i], "racer", NULL);
  for (guint i = 0; i < n_tracks; i++)
    for (guint race = n_races * i / n_tracks; race < n_races * (i + 1) / n_tracks; race += N_SAME) {
      g_autoptr (PaddockSetup) setup =
        field_setup_deal (tracks[i], G_N_ELEMENTS (specs), race / N_SAME);

      n_endless +=
        run_field (setup, specs, race, MIN (race + N_SAME, n_races * (i + 1) / n_tracks), &tally);
    }

  printf ("%sracer-endless-races %u of-%u goal 0 %s\n", get_prefix (game), n_endless, n_races,
          n_endless == 0 ? "met" : "missed");
  report_tally (game, &tally);
}

static void
report_game (const char *game, guint n_races)
{
  report_fields (game, n_races * N_FIELDS / N_DUELS);
  report_duels (game, "racer", "rookie", n_races, 85, field_setup_deal);
  report_duels (game, "champion", "racer", n_races, 65, field_setup_deal);
  if (g_str_equal (game, "frothy"))
    report_duels (game, "champion", "racer", n_races, 65, field_setup_same);
}

int
main (int argc, char **argv)
{
  guint n_races = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : N_DUELS;

  if (argc > 4)
    report_duels (argv[2], argv[3], argv[4], n_races, 50, field_setup_same);
  else
    for (guint i = 0; i < G_N_ELEMENTS (games); i++)
      if (argc < 3 || g_str_equal (argv[2], games[i].id))
        report_game (games[i].id, n_races);

  return 0;
}
