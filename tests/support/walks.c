/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "walks.h"

const PaddockGame *const walks_games[] = { &maedn_game, &highcard_game, NULL };

PaddockSetup *
walks_setup_new (const PaddockGame *game, guint n_seats, guint64 seed)
{
  static const char *const ids[] = { "red", "blue", "green", "yellow" };
  static const char *const names[] = { "Red", "Blue", "Green", "Yellow" };
  PaddockSetup *setup = paddock_setup_new (game, seed);
  GError *error = NULL;

  for (guint i = 0; i < n_seats; i++)
    g_assert_nonnull (paddock_setup_add_seat (setup, ids[i], names[i], NULL, NULL));
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);

  return setup;
}

PaddockStream
walks_stream (guint64 number)
{
  PaddockStream stream;

  paddock_stream_init (&stream, 20260101, number, PADDOCK_PURPOSE_DRIVERS);
  return stream;
}

guint
walks_pick (const PaddockMatch *match, PaddockStream *stream)
{
  return paddock_stream_pick (stream, paddock_match_get_decision (match)->n_choices);
}

PaddockJournal *
walks_race_new (PaddockSetup *setup, guint64 race, guint max)
{
  PaddockJournal *journal = paddock_journal_new (setup, race);
  const PaddockMatch *match = paddock_journal_get_match (journal);
  PaddockStream stream = walks_stream (race);

  for (guint i = 0; i < max && paddock_match_get_decision (match); i++)
    paddock_journal_choose (journal, walks_pick (match, &stream));

  return journal;
}

void
walks_assert_facts (const PaddockMatch *match)
{
  const PaddockTable *table = paddock_match_get_table (match);
  PaddockFactRef ref = { NULL, 0 };

  while (paddock_fact_next (table, &ref)) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_autofree char *again = NULL;
    GError *error = NULL;

    paddock_fact_format (ref, table, text);
    again = paddock_fact_normalise (ref, table, text->str, &error);
    g_assert_no_error (error);
    g_assert_cmpstr (again, ==, text->str);
  }
}
