/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "play-field.h"

#include <string.h>

#include "reader.h"
#include "shelf.h"
#include "writer.h"

PaddockDocument *
play_plan_new (const char *track, const char *drivers, int seed)
{
  g_autoptr (PaddockDocument) drawn = paddock_shelf_file_read (paddock_shelf_find (track), NULL);
  g_autoptr (PaddockDocument) cards =
    paddock_shelf_file_read (paddock_shelf_find ("cards/back-lot.cards.xml"), NULL);
  g_autoptr (PaddockDocument) plan = paddock_race_plan_new (drawn, paddock_games, NULL, seed, NULL);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  PaddockSource *source = paddock_list_append (&record->cards, &paddock_source_type);
  g_auto (GStrv) words = g_strsplit (drivers, " ", -1);

  source->document = g_steal_pointer (&cards);
  paddock_race_plan_set_n_seats (record, g_strv_length (words));
  for (guint i = 0; words[i]; i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&record->seats, i);

    paddock_text_set (&seat->driver, words[i]);
  }

  return paddock_document_new_take (plan->kind, record);
}

PaddockSession *
play_session_open (PaddockDocument *playtest)
{
  g_autoptr (GError) error = NULL;
  PaddockSession *session = paddock_session_new (playtest, paddock_games, NULL, NULL, &error);

  g_assert_no_error (error);
  return session;
}

PaddockSession *
play_session_new (const char *track, const char *drivers, int seed)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (track, drivers, seed);

  return play_session_open (plan);
}

char *
play_session_dup_bytes (const PaddockSession *session)
{
  g_autoptr (PaddockDocument) document = paddock_session_dup_document (session);
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return g_strndup (data, size);
}

PaddockSession *
play_session_reopen (const PaddockSession *session)
{
  g_autofree char *bytes = play_session_dup_bytes (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document =
    paddock_xml_read_bytes (bytes, strlen (bytes), "test.playtest.xml", &error);

  g_assert_no_error (error);
  return play_session_open (document);
}

void
play_session_wander (PaddockSession *session, guint n, guint salt)
{
  const PaddockDecision *decision;

  for (guint i = 0;
       i < n && (decision = paddock_match_get_decision (paddock_session_get_match (session))); i++)
    paddock_session_choose (session, (salt + i * 7) % decision->n_choices);
}

void
play_session_choose_other (PaddockSession *session)
{
  const PaddockDecision *decision =
    paddock_match_get_decision (paddock_session_get_match (session));
  guint made = paddock_journal_get_choice (paddock_session_get_journal (session),
                                           paddock_session_get_moment (session));

  g_assert_cmpuint (decision->n_choices, >, 1);
  paddock_session_choose (session, (made + 1) % decision->n_choices);
}

char *
play_session_dump (const PaddockSession *session)
{
  return paddock_match_dump (paddock_session_get_match (session), PADDOCK_EVERYBODY);
}
