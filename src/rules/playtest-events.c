/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a playtest expects of events: a pattern, held against those since the last choice.
 */

#include "playtest-private.h"
#include "words.h"

/* What a step says of an event, read. */
typedef struct {
  PaddockEventType type;
  int actor; /* -1: any */
  int clause;
  const char *subject; /* NULL: any */
  gboolean has_amount, has_from, has_to;
  gint64 amount;
  PaddockPlace from, to;
} Pattern;

static gboolean
refuse_event (GError **error, const char *what, const char *text)
{
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT, "%s \"%s\"", what, text);
  return FALSE;
}

static gboolean
read_arg (const PaddockTable *table,
          PaddockEventArg arg,
          const char *text,
          gboolean *is_given,
          PaddockPlace *place,
          GError **error)
{
  gint64 number;

  text = paddock_text_get (text);
  *is_given = *text != '\0';
  if (!*is_given)
    return TRUE;

  if (arg == PADDOCK_ARG_PLACE && paddock_table_parse_place (table, text, place))
    return TRUE;
  if (arg == PADDOCK_ARG_NUMBER
      && g_ascii_string_to_signed (text, 10, G_MININT16, G_MAXINT16, &number, NULL)) {
    *place = PADDOCK_PLACE (number, 0);
    return TRUE;
  }

  return refuse_event (error,
                       arg == PADDOCK_ARG_NONE    ? "an event of this type has no place such as"
                       : arg == PADDOCK_ARG_PLACE ? "there is no place"
                                                  : "a number is needed, not",
                       text);
}

static gboolean
read_clause (const PaddockGame *game, const char *text, int *clause, GError **error)
{
  text = paddock_text_get (text);
  *clause = -1;
  if (!*text)
    return TRUE;

  for (guint i = 1; i < game->n_clauses; i++)
    if (g_str_equal (game->clauses[i], text)) {
      *clause = (int) i;
      return TRUE;
    }

  return refuse_event (error, "this game tells no event of a clause", text);
}

static gboolean
read_actor (const PaddockSetup *setup, const char *text, int *actor, GError **error)
{
  text = paddock_text_get (text);
  *actor = *text ? paddock_setup_find_seat (setup, text) : -1;

  return !*text || *actor >= 0 || refuse_event (error, "there is no seat", text);
}

static gboolean
read_amount (const char *text, Pattern *pattern, GError **error)
{
  text = paddock_text_get (text);
  pattern->has_amount = *text != '\0';

  return !*text
         || g_ascii_string_to_signed (text, 10, G_MININT16, G_MAXINT16, &pattern->amount, NULL)
         || refuse_event (error, "an amount is a number, not", text);
}

static gboolean
read_pattern (const PaddockJournal *journal,
              const PaddockStep *step,
              Pattern *pattern,
              GError **error)
{
  const PaddockTable *table = paddock_match_get_table (paddock_journal_get_match (journal));
  const PaddockEventInfo *info;

  if (!paddock_event_type_find (paddock_text_get (step->type), &pattern->type))
    return refuse_event (error, "there is no type of event", paddock_text_get (step->type));

  info = paddock_event_type_get_info (pattern->type);
  pattern->subject = *paddock_text_get (step->subject) ? step->subject : NULL;
  return read_actor (table->setup, step->of, &pattern->actor, error)
         && read_amount (step->amount, pattern, error)
         && read_arg (table, info->from, step->from, &pattern->has_from, &pattern->from, error)
         && read_arg (table, info->to, step->to, &pattern->has_to, &pattern->to, error)
         && read_clause (table->setup->game, step->clause, &pattern->clause, error);
}

static gboolean
subject_fits (const PaddockTable *table, const PaddockEvent *event, const char *subject)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PaddockTable plain = *table;

  plain.translate = NULL; /* files have one language */
  paddock_table_format_subject (&plain, event, text);
  return g_str_equal (text->str, subject);
}

static gboolean
fits (const Pattern *pattern, const PaddockTable *table, const PaddockEvent *event)
{
  return event->type == pattern->type && (pattern->actor < 0 || event->actor == pattern->actor)
         && (pattern->clause < 0 || event->clause == pattern->clause)
         && (!pattern->has_amount || event->amount == pattern->amount)
         && (!pattern->has_from || paddock_place_equal (event->from, pattern->from))
         && (!pattern->has_to || paddock_place_equal (event->to, pattern->to))
         && (!pattern->subject || subject_fits (table, event, pattern->subject));
}

static void
append_part (GString *text, const char *name, const char *value)
{
  if (value && *value)
    g_string_append_printf (text, " %s=\"%s\"", name, value);
}

/* The step as the file writes it. */
static char *
describe_pattern (const PaddockStep *step)
{
  GString *text = g_string_new (step->type);

  append_part (text, "of", step->of);
  append_part (text, "subject", step->subject);
  append_part (text, "amount", step->amount);
  append_part (text, "from", step->from);
  append_part (text, "to", step->to);
  append_part (text, "clause", step->clause);

  return g_string_free (text, FALSE);
}

static char *
describe_events (const PaddockJournal *journal, const PaddockEvent *events, guint n)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  const PaddockGame *game = paddock_match_get_setup (match)->game;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    const PaddockEventInfo *info = paddock_event_type_get_info (events[i].type);
    g_autofree char *words = paddock_match_describe (match, &events[i], PADDOCK_EVERYBODY);

    g_string_append_printf (text, "%s%s (%s)", i ? "; " : "", info->name, words ? words : "");
    if (events[i].clause != PADDOCK_NO_CLAUSE)
      g_string_append_printf (text, " %s", game->clauses[events[i].clause]);
  }

  return g_string_free (text, FALSE);
}

gboolean
paddock_playtest_expect_event (const PaddockJournal *journal,
                               const PaddockStep *step,
                               gboolean expected,
                               GError **error)
{
  const PaddockTable *table = paddock_match_get_table (paddock_journal_get_match (journal));
  g_autofree char *wanted = NULL, *happened = NULL;
  const PaddockEvent *events;
  gboolean found = FALSE;
  Pattern pattern;
  guint n;

  if (!read_pattern (journal, step, &pattern, error))
    return FALSE;

  events = paddock_journal_get_events (journal, (int) paddock_journal_get_moment (journal) - 1, &n);
  for (guint i = 0; i < n && !found; i++)
    found = fits (&pattern, table, &events[i]);
  if (found == expected)
    return TRUE;

  wanted = describe_pattern (step);
  happened = describe_events (journal, events, n);
  return paddock_playtest_differ (error, N_ ("expected %s event %s, found: %s"),
                                  expected ? "an" : "no", wanted, n ? happened : "nothing");
}
