/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any bytes as a race: the first ones pick the game, its seats, an option and the dice, each further one
 * is a choice, or now and then an undo, a redo, a forced face or a fork.  After every byte the invariants
 * hold; at the end the race is written down, and what was written plays the same.
 */

#include "fuzz-target.h"

#include "playtest-run.h"
#include "walks.h"

#define MAX_BYTES 4096

typedef struct {
  const uint8_t *next, *end;
} Bytes;

static guint
take (Bytes *bytes)
{
  return bytes->next < bytes->end ? *bytes->next++ : 0;
}

static void
set_option (PaddockSetup *setup, guint byte)
{
  const PaddockGame *game = setup->game;
  const PaddockOption *option = &game->options[byte % game->n_options];
  int max = option->kind == PADDOCK_OPTION_INT ? option->max : 1;
  g_autofree char *value =
    paddock_option_format (option, option->min + (int) (byte / 16) % (max - option->min + 1));
  GError *error = NULL;

  paddock_setup_set_option (setup, option->name, value, &error);
  g_assert_no_error (error);
}

static PaddockSetup *
take_setup (Bytes *bytes)
{
  static const char *const ids[] = { "red", "blue", "green", "yellow" };
  const PaddockGame *game = walks_games[take (bytes) % 2];
  guint n_seats = game->min_seats + take (bytes) % (game->max_seats - game->min_seats + 1);
  guint option = take (bytes);
  PaddockSetup *setup = paddock_setup_new (game, take (bytes));
  GError *error = NULL;

  set_option (setup, option);
  for (guint i = 0; i < n_seats; i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, NULL);
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);
  return setup;
}

static void
choose (PaddockJournal *journal, guint byte)
{
  const PaddockDecision *decision =
    paddock_match_get_decision (paddock_journal_get_match (journal));

  if (decision)
    paddock_journal_choose (journal, byte % decision->n_choices);
}

static void
force (PaddockJournal *journal, guint byte)
{
  int face = (int) byte % 12 - 2;

  paddock_journal_force (journal, &face, 1);
}

/* A fork plays on by itself and leaves the race alone. */
static void
fork_and_play (PaddockJournal *journal, guint byte)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  g_autoptr (PaddockMatch) fork = paddock_match_copy (match);
  guint64 hash = paddock_match_hash (match);
  GError *error = NULL;

  paddock_match_fork (fork, match, byte % paddock_match_get_state (match)->n_players, byte);
  for (guint i = 0; i < 8 && paddock_match_get_decision (fork); i++)
    paddock_match_choose (fork, (byte + i) % paddock_match_get_decision (fork)->n_choices, NULL);
  paddock_match_check (fork, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (paddock_match_hash (match), ==, hash);
}

static void
act (PaddockJournal *journal, guint byte)
{
  switch (byte >> 4) {
  case 15:
    paddock_journal_undo (journal);
    break;
  case 14:
    paddock_journal_redo (journal);
    break;
  case 13:
    force (journal, byte);
    break;
  case 12:
    fork_and_play (journal, byte);
    break;
  default:
    choose (journal, byte);
  }
}

static void
check_record (const PaddockJournal *journal)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  g_autoptr (PaddockDocument) document = paddock_playtest_record (journal, NULL);
  g_autoptr (PaddockPlaytestRun) again =
    paddock_playtest_run (paddock_document_get (document, &paddock_playtest_kind), walks_games,
                          NULL, NULL);

  if (paddock_match_get_state (match)->chance.has_fault)
    return; /* a forced face did not fit: that is what running it again says */

  g_assert_cmpstr (again->message, ==, NULL);
  g_assert_cmpuint (paddock_match_hash (paddock_journal_get_match (again->journal)), ==,
                    paddock_match_hash (match));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Bytes bytes = { data, data + MIN (size, MAX_BYTES) };
  g_autoptr (PaddockSetup) setup = take_setup (&bytes);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, take (&bytes));

  while (bytes.next < bytes.end) {
    GError *error = NULL;

    act (journal, take (&bytes));
    paddock_match_check (paddock_journal_get_match (journal), &error);
    g_assert_no_error (error);
  }
  check_record (journal);

  return 0;
}
