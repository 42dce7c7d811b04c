/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing is allocated while races run: malloc is counted across thousands of them.
 */

#include "joyride-tracks.h"
#include "walks.h"

#include <stdlib.h>

static gint n_allocations;

#ifndef PADDOCK_IS_SANITIZED
void *__libc_malloc (size_t size);
void *__libc_calloc (size_t n, size_t size);
void *__libc_realloc (void *memory, size_t size);

void *
malloc (size_t size)
{
  n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  n_allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *memory, size_t size)
{
  n_allocations++;
  return __libc_realloc (memory, size);
}
#endif

static void
play (PaddockJournal *journal, guint race)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  PaddockStream stream = walks_stream (race);

  paddock_journal_restart (journal, race);
  while (paddock_match_get_decision (match))
    paddock_journal_choose (journal, walks_pick (match, &stream));
}

static void
run_races (PaddockSetup *setup, guint n_races)
{
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  g_autoptr (PaddockMatch) fork = paddock_match_new (setup, 0, NULL);
  guint64 sum = 0;
  gint before;

  for (guint race = 0; race < n_races; race++)
    play (journal, race); /* warm: the longest race of these is behind us */

  before = n_allocations;
  for (guint race = 0; race < n_races; race++) {
    play (journal, race);
    sum += paddock_match_hash (paddock_journal_get_match (journal));
    paddock_journal_travel (journal, paddock_journal_get_n_moments (journal) / 2);
    paddock_match_fork (fork, paddock_journal_get_match (journal), 1, race);
    paddock_match_choose (fork, 0, NULL);
    paddock_journal_undo (journal);
  }
  g_assert_cmpint (n_allocations, ==, before);
  g_assert_cmpuint (sum, !=, 0);
}

static void
test_races (gconstpointer data)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (data, 4, 1);

  run_races (setup, 2000);
}

static void
test_joyride (void)
{
  g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_ring (), 4, NULL);

  run_races (setup, 60);
}

/* The counter counts. */
static void
test_counter (void)
{
  gint before = n_allocations;
  g_autofree char *memory = g_malloc (100);

  g_assert_nonnull (memory);
#ifndef PADDOCK_IS_SANITIZED
  g_assert_cmpint (n_allocations, ==, before + 1);
#else
  g_assert_cmpint (n_allocations, ==, before);
#endif
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/allocations/are-counted", test_counter);
  g_test_add_func ("/rules/allocations/none-in-races/joyride", test_joyride);
  for (guint i = 0; walks_games[i]; i++) {
    g_autofree char *path =
      g_strconcat ("/rules/allocations/none-in-races/", walks_games[i]->id, NULL);

    g_test_add_data_func (path, walks_games[i], test_races);
  }

  return g_test_run ();
}
