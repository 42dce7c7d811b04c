/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a playtest expects of events: a pattern, held against those since the last choice.
 */

#include "describe.h"
#include "playtest-private.h"
#include "words.h"

/* What a step says of an event, read. */
typedef struct {
  PaddockEventType type;
  int actor; /* -1: any */
  int clause;
  const char *subject; /* NULL: any */
  gboolean has_amount, has_from, has_to;
  gint64 amount, count; /* count -1: one or more */
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

  return refuse_event (error, "this game has no event for a clause", text);
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
read_count (const char *text, Pattern *pattern, GError **error)
{
  text = paddock_text_get (text);
  pattern->count = -1;

  return !*text || g_ascii_string_to_signed (text, 10, 0, G_MAXINT, &pattern->count, NULL)
         || refuse_event (error, "a count is a number, not", text);
}

/* All that pieces in events are called by. */
static GPtrArray *
list_pieces (const PaddockTable *table)
{
  const PaddockSetup *setup = table->setup;
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < setup->n_seats; i++)
    g_ptr_array_add (names, g_strdup (setup->seats[i].name));
  if (setup->game->list_things)
    setup->game->list_things (table, names);
  g_ptr_array_add (names, NULL);

  return names;
}

/* A piece that is not there would never be missed. */
static gboolean
read_subject (const PaddockTable *table,
              const PaddockEventInfo *info,
              const char *text,
              Pattern *pattern,
              GError **error)
{
  PaddockTable plain = *table;
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *known = NULL;

  plain.translate = NULL;
  pattern->subject = *paddock_text_get (text) ? text : NULL;
  if (!pattern->subject || !info->has_piece || !table->setup->game->list_things)
    return TRUE;

  names = list_pieces (&plain);
  if (g_strv_contains ((const char *const *) names->pdata, text))
    return TRUE;

  known = g_strjoinv (", ", (char **) names->pdata);
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT,
               "nothing is called \"%s\" in such an event; choose one of: %s", text, known);
  return FALSE;
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
  return read_actor (table->setup, step->of, &pattern->actor, error)
         && read_subject (table, info, step->subject, pattern, error)
         && read_count (step->count, pattern, error) && read_amount (step->amount, pattern, error)
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
  append_part (text, "then", step->then ? "yes" : NULL);

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

/* How many of the events fit, from FIRST on; NEXT is set behind the last of those that are wanted. */
static guint
count_fitting (const Pattern *pattern,
               const PaddockTable *table,
               const PaddockEvent *events,
               guint first,
               guint n,
               guint *next)
{
  guint count = 0;

  for (guint i = first; i < n; i++)
    if (fits (pattern, table, &events[i]) && (++count == 1 || pattern->count > 0))
      *next = i + 1;

  return count;
}

static gboolean
is_as_expected (const Pattern *pattern, guint count, gboolean expected)
{
  if (pattern->count >= 0)
    return count == (guint) pattern->count;

  return (count > 0) == expected;
}

gboolean
paddock_runner_expect_event (PaddockRunner *self,
                             const PaddockStep *step,
                             gboolean expected,
                             GError **error)
{
  const PaddockTable *table = paddock_match_get_table (paddock_journal_get_match (self->journal));
  guint first = step->then ? self->next_event : 0, next = self->next_event, count, n;
  g_autofree char *wanted = NULL, *happened = NULL;
  const PaddockEvent *events;
  Pattern pattern;

  if (!read_pattern (self->journal, step, &pattern, error))
    return FALSE;

  events = paddock_journal_get_events (self->journal,
                                       (int) paddock_journal_get_moment (self->journal) - 1, &n);
  count = count_fitting (&pattern, table, events, first, n, &next);
  if (is_as_expected (&pattern, count, expected)) {
    self->next_event = next;
    return TRUE;
  }

  wanted = describe_pattern (step);
  happened = describe_events (self->journal, events + first, n - first);
  if (pattern.count >= 0)
    return paddock_playtest_differ (error, N_ ("expected %d times the event %s, found %u in: %s"),
                                    (int) pattern.count, wanted, count,
                                    n > first ? happened : "nothing");
  return paddock_playtest_differ (error, N_ ("expected %s event %s, found: %s"),
                                  expected ? "an" : "no", wanted, n > first ? happened : "nothing");
}
