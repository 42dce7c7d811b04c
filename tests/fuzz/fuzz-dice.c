/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any text as the faces that people say their dice show, forced upon races of small games, which are then played on.  Faces
 * that do not fit are told, and never break a race.
 */

#include "fuzz-target.h"

#include "walks.h"

#define N_CHOICES 30

static PaddockSetup *
make_setup (const PaddockGame *game)
{
  static const char *const ids[] = { "red", "blue", "green", "yellow" };
  PaddockSetup *setup = paddock_setup_new (game, 7);
  GError *error = NULL;

  for (guint i = 0; i < game->max_seats && i < G_N_ELEMENTS (ids); i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, NULL);
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);
  return setup;
}

static void
play (const PaddockGame *game, const int *faces, guint n)
{
  g_autoptr (PaddockSetup) setup = make_setup (game);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 1);

  paddock_journal_force (journal, faces, n);
  for (guint i = 0; i < N_CHOICES; i++) {
    const PaddockDecision *decision =
      paddock_match_get_decision (paddock_journal_get_match (journal));
    GError *error = NULL;

    if (!decision)
      return;
    paddock_journal_choose (journal, i % decision->n_choices);
    paddock_match_check (paddock_journal_get_match (journal), &error);
    g_assert_no_error (error);
  }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  int faces[PADDOCK_MAX_FORCED];
  guint n;

  if (!paddock_faces_parse (text, faces, &n))
    return 0;

  g_assert_cmpuint (n, <=, PADDOCK_MAX_FORCED);
  for (guint i = 0; i < 2; i++)
    play (walks_games[i], faces, n);

  return 0;
}
