/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "digest.h"
#include "signature.h"
#include "walks.h"

#define N_RACES 1000

/* Each game has a digest that is written down: any change of rules shows here, wanted or not.  It must be
 * the same for every compiler, optimisation and sanitizer; signature.py tries what this build is not. */
static void
test_signature (gconstpointer data)
{
  const Signature *signature = data;
  g_autoptr (PaddockSetup) setup =
    walks_setup_new (signature->game, signature->n_seats, SIGNATURE_SEED);

  g_assert_cmphex (paddock_digest_races (setup, 0, SIGNATURE_N_RACES, 2), ==, signature->digest);
}

static void
test_threads (gconstpointer data)
{
  const PaddockGame *game = data;
  g_autoptr (PaddockSetup) setup = walks_setup_new (game, 3, 11);
  guint64 digest = paddock_digest_races (setup, 0, N_RACES, 1);

  g_assert_cmphex (paddock_digest_races (setup, 0, N_RACES, 2), ==, digest);
  g_assert_cmphex (paddock_digest_races (setup, 0, N_RACES, 3), ==, digest);
  g_assert_cmphex (paddock_digest_races (setup, 0, N_RACES, 7), ==, digest);
}

/* Any division of the races, taken in any order, adds up to the same. */
static void
test_shards (gconstpointer data)
{
  static const guint64 cuts[] = { 0, 1, 2, 66, 257, 258, 700, N_RACES };
  static const guint order[] = { 4, 0, 6, 2, 5, 1, 3 };
  const PaddockGame *game = data;
  g_autoptr (PaddockSetup) setup = walks_setup_new (game, 3, 11);
  guint64 sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    sum += paddock_digest_races (setup, cuts[order[i]], cuts[order[i] + 1], 1 + i % 3);
  g_assert_cmphex (sum, ==, paddock_digest_races (setup, 0, N_RACES, 2));
  g_assert_cmphex (paddock_digest_races (setup, 5, 5, 3), ==, 0);
}

static void
test_differs (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 3, 11);
  g_autoptr (PaddockSetup) seed = walks_setup_new (&maedn_game, 3, 12);
  g_autoptr (PaddockSetup) seats = walks_setup_new (&maedn_game, 4, 11);
  guint64 digest = paddock_digest_races (setup, 0, 10, 1);

  g_assert_cmphex (paddock_digest_races (seed, 0, 10, 1), !=, digest);
  g_assert_cmphex (paddock_digest_races (seats, 0, 10, 1), !=, digest);
  g_assert_cmphex (paddock_digest_races (setup, 1, 11, 1), !=, digest);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (signatures); i++) {
    g_autofree char *path = g_strdup_printf ("/lab/digest/signature/%s-%u", signatures[i].game->id,
                                             signatures[i].n_seats);

    g_test_add_data_func (path, &signatures[i], test_signature);
  }
  for (guint i = 0; walks_games[i]; i++) {
    g_autofree char *threads =
      g_strconcat ("/lab/digest/equal-for-any-threads/", walks_games[i]->id, NULL);
    g_autofree char *shards =
      g_strconcat ("/lab/digest/equal-for-any-shards/", walks_games[i]->id, NULL);

    g_test_add_data_func (threads, walks_games[i], test_threads);
    g_test_add_data_func (shards, walks_games[i], test_shards);
  }
  g_test_add_func ("/lab/digest/differs-for-other-races", test_differs);

  return g_test_run ();
}
