/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The examples of the rule book, told whole: everything that a clause causes, who is asked next and all answers.  Their
 * scenarios prove what the book says; this proves that nothing else happens.
 */

#include "play-field.h"

#include <string.h>

#include "describe.h"

/* "? red move: go:straight drift:left" */
static void
add_question (const PaddockMatch *match, GString *text)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockSetup *setup = paddock_match_get_setup (match);

  if (!decision) {
    g_string_append (text, "? over\n");
    return;
  }
  g_string_append_printf (text, "? %s %s:", setup->seats[decision->player].id,
                          setup->game->asks[decision->kind].name);
  for (guint i = 0; i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);

    g_string_append_printf (text, " %s", key);
  }
  g_string_append_c (text, '\n');
}

/* "[FRO-MOV-03] red moves 1 space, from 0,0 to 1,0", a line each. */
static void
add_told (const PaddockSession *session, guint moment, GString *text)
{
  const PaddockMatch *match = paddock_session_get_match (session);
  const PaddockGame *game = paddock_match_get_setup (match)->game;
  guint n;
  const PaddockEvent *events =
    paddock_journal_get_events (paddock_session_get_journal (session), (int) moment, &n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *words = paddock_match_describe (match, &events[i], PADDOCK_EVERYBODY);

    if (words && events[i].clause != PADDOCK_NO_CLAUSE)
      g_string_append_printf (text, "[%s] %s\n", game->clauses[events[i].clause], words);
  }
}

static char *
dup_example (PaddockSession *session)
{
  GString *text = g_string_new (NULL);
  guint n = paddock_session_get_n_moments (session);

  paddock_session_travel (session, 0);
  add_question (paddock_session_get_match (session), text);
  for (guint moment = 0; moment < n; moment++) {
    guint made = paddock_journal_get_choice (paddock_session_get_journal (session), moment);
    g_autofree char *key = paddock_match_dup_key (paddock_session_get_match (session), made);

    g_string_append_printf (text, "> %s\n", key);
    paddock_session_travel (session, moment + 1);
    add_told (session, moment, text);
    add_question (paddock_session_get_match (session), text);
  }

  return g_strchomp (g_string_free (text, FALSE));
}

/* A section of frothy-examples.txt: a scenario, and how it goes. */
static void
test_example (gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (data, "\n", 2);
  g_autoptr (PaddockSession) session = play_session_scenario ("frothy", parts[0]);
  g_autofree char *found = dup_example (session);

  g_assert_cmpstr (found, ==, parts[1]);
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL, *text = NULL;
  g_auto (GStrv) sections = NULL;

  g_test_init (&argc, &argv, NULL);

  path = g_test_build_filename (G_TEST_DIST, "play", "frothy-examples.txt", NULL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  sections = g_strsplit (g_strchomp (text), "\n\n= ", -1);
  g_assert_cmpuint (g_strv_length (sections), >, 1);
  for (guint i = 1; sections[i]; i++) {
    g_autofree char *name = g_strndup (sections[i], strcspn (sections[i], "\n"));
    g_autofree char *test = g_strconcat ("/play/examples/", name, NULL);

    g_test_add_data_func_full (test, g_strdup (sections[i]), test_example, g_free);
  }

  return g_test_run ();
}
