/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "summary.h"

#include "words.h"

#define SAY(text_) paddock_language_translate (text_)

static void
row_clear (gpointer data)
{
  PaddockSummaryRow *row = data;

  g_free (row->title);
  g_free (row->text);
  g_free (row->questions);
}

static void
add_heading (GArray *rows, const char *title)
{
  PaddockSummaryRow row = { PADDOCK_SUMMARY_HEADING, g_strdup (SAY (title)), g_strdup (""),
                            g_strdup (""), "" };

  g_array_append_val (rows, row);
}

static char *
dup_questions (const PaddockGame *game, guint64 asks)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (; asks; asks &= asks - 1) {
    /* Translators: a question that players are asked, in quotation marks. */
    g_autoptr (GString) quoted = g_string_new (SAY (N_ ("“{1}”")));

    g_string_replace (quoted, "{1}", SAY (game->asks[__builtin_ctzll (asks)].text), 1);
    g_string_append_printf (text, "%s%s", text->len ? " " : "", quoted->str);
  }

  return g_strdup (text->str);
}

static void
add_aids (GArray *rows, const PaddockGame *game, const PaddockAid *aids, guint n)
{
  for (guint i = 0; i < n; i++) {
    const PaddockAid *aid = &aids[i];
    PaddockSummaryRow row = { PADDOCK_SUMMARY_AID,
                              g_strdup (SAY (aid->title)),
                              g_strdup (SAY (aid->text)),
                              dup_questions (game, aid->asks),
                              aid->clauses,
                              aid };

    if (aid->part)
      add_heading (rows, aid->part);
    g_array_append_val (rows, row);
  }
}

/* A game without aids has its questions at least. */
static void
add_questions (GArray *rows, const PaddockGame *game)
{
  add_heading (rows, N_ ("Questions"));
  for (guint i = 0; i < game->n_asks; i++) {
    PaddockSummaryRow row = { PADDOCK_SUMMARY_AID, g_strdup (game->asks[i].name), g_strdup (""),
                              dup_questions (game, PADDOCK_AID_ASK (i)), "" };

    g_array_append_val (rows, row);
  }
}

static void
add_option (GArray *rows, const PaddockOption *option, int value)
{
  g_autofree char *word = paddock_option_format (option, value);
  PaddockSummaryRow row = { PADDOCK_SUMMARY_OPTION,
                            g_strdup_printf ("%s: %s", SAY (option->label), SAY (word)),
                            g_strdup (SAY (option->help)), g_strdup (""),
                            option->clause ? option->clause : "" };

  g_array_append_val (rows, row);
}

static void
add_options (GArray *rows, const PaddockGame *game, const PaddockSetup *setup)
{
  guint n_before = rows->len;

  add_heading (rows, setup ? N_ ("Other Rules in This Race") : N_ ("Rules You Can Change"));
  for (guint i = 0; i < game->n_options; i++) {
    int initial = game->options[i].initial;

    if (!setup || setup->options[i] != initial)
      add_option (rows, &game->options[i], setup ? setup->options[i] : initial);
  }
  if (rows->len == n_before + 1)
    g_array_set_size (rows, n_before); /* a heading of nothing */
}

GArray *
paddock_summary_list (const PaddockGame *game, const PaddockSetup *setup)
{
  const PaddockAids *aids = game->aids;
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (PaddockSummaryRow));

  g_array_set_clear_func (rows, row_clear);
  if (aids) {
    add_aids (rows, game, aids->steps, aids->n_steps);
    add_heading (rows, N_ ("What Can Happen"));
    add_aids (rows, game, aids->tasks, aids->n_tasks);
    add_aids (rows, game, aids->things, aids->n_things);
  } else {
    add_questions (rows, game);
  }
  add_options (rows, game, setup);

  return rows;
}

char *
paddock_summary_dup_title (const PaddockGame *game)
{
  g_autoptr (GString) title = g_string_new (SAY (N_ ("{1}: Player's Summary")));

  g_string_replace (title, "{1}", SAY (game->label), 1);
  return g_strdup (title->str);
}

int
paddock_summary_find (const GArray *rows, const PaddockAid *aid)
{
  for (guint i = 0; i < rows->len; i++)
    if (aid && g_array_index (rows, PaddockSummaryRow, i).aid == aid)
      return (int) i;

  return -1;
}
