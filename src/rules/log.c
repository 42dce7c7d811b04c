/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "log.h"

#include "describe.h"
#include "quote.h"

typedef struct {
  const PaddockSight *sight;
  PaddockMatch *match; /* taken to each moment in turn: words may depend on the state */
  PaddockLogFlags flags;
  guint seat;
  GString *text;
} Writer;

static void
go_to (const Writer *self, int moment)
{
  paddock_sight_go_to (self->sight, (guint) MAX (moment, 0), self->match);
}

/* What says nothing new is for those who read the clauses. */
static gboolean
is_told (const Writer *self, const PaddockEvent *event)
{
  if (event->type == PADDOCK_EVENT_CHOSE)
    return FALSE; /* the decision's own line says it */

  return self->flags & PADDOCK_LOG_CLAUSES || !paddock_match_is_echo (self->match, event);
}

/* Words have names from files in them, which must not pretend to be more lines. */
static void
write_line (const Writer *self, const char *words)
{
  paddock_append_plain (self->text, words);
  g_string_append_c (self->text, '\n');
}

static void
write_words (const Writer *self, const PaddockEvent *event, const char *words)
{
  const PaddockGame *game = paddock_match_get_setup (self->match)->game;

  if (self->flags & PADDOCK_LOG_CLAUSES && event->clause != PADDOCK_NO_CLAUSE)
    g_string_append_printf (self->text, "[%s] ", game->clauses[event->clause]);
  write_line (self, words);
}

static void
write_run (const Writer *self, const PaddockEvent *events, guint n)
{
  g_autofree char *words = NULL;

  if (!is_told (self, events)
      || !(words = paddock_match_describe_run (self->match, events, n, self->seat)))
    return;

  g_string_append (self->text, "    ");
  write_words (self, events, words);
}

static gboolean
is_heading (const PaddockEvent *event)
{
  return event->type == PADDOCK_EVENT_RACE_BEGAN || event->type == PADDOCK_EVENT_TURN_BEGAN;
}

/* A turn begins with what has become of the race by then. */
static void
write_heading (const Writer *self, int moment, const PaddockEvent *event)
{
  g_autofree char *words = NULL;

  go_to (self, moment + 1);
  words = paddock_match_describe (self->match, event, self->seat);
  go_to (self, moment);
  if (!words)
    return;

  if (self->text->len > 0 && !g_str_has_suffix (self->text->str, "\n\n"))
    g_string_append_c (self->text, '\n');
  write_words (self, event, words);
}

static void
write_leader (const Writer *self, int moment)
{
  int before = paddock_table_find_leader (paddock_match_get_table (self->match)), after;
  g_autofree char *words = NULL;

  go_to (self, moment + 1);
  after = paddock_table_find_leader (paddock_match_get_table (self->match));
  if (moment < 0 || after < 0 || after == before)
    return;

  words = paddock_match_describe_leader (self->match, (guint) after);
  g_string_append (self->text, "    ");
  write_line (self, words);
}

static void
write_keys (const Writer *self, const PaddockDecision *decision)
{
  g_string_append_printf (self->text, "    of %s:",
                          paddock_match_get_setup (self->match)->game->asks[decision->kind].name);
  for (guint i = 0; i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (self->match, i);

    g_string_append_c (self->text, ' ');
    paddock_append_plain (self->text, key);
  }
  g_string_append_c (self->text, '\n');
}

/* The choice in the words of its event, as long as nothing has come of it. */
static char *
dup_chosen (const Writer *self, const PaddockDecision *decision, guint choice)
{
  g_auto (PaddockEvents) events;

  paddock_events_init (&events, 1);
  paddock_events_tell_choice (&events, decision, &decision->choices[choice]);
  return paddock_match_describe (self->match, events.items, self->seat);
}

static void
write_decision (const Writer *self, guint moment)
{
  const PaddockDecision *decision = paddock_match_get_decision (self->match);
  int choice = paddock_sight_get_choice (self->sight, moment);
  g_autofree char *chosen = dup_chosen (self, decision, (guint) MAX (choice, 0));

  g_string_append_printf (self->text, "%u. ", moment + 1);
  write_line (self, chosen);
  if (paddock_decision_is_visible (decision, self->seat) && self->flags & PADDOCK_LOG_KEYS)
    write_keys (self, decision);
}

static void
write_moment (const Writer *self, int moment)
{
  const PaddockEvent *events;
  guint n;

  go_to (self, moment);
  if (moment >= 0)
    write_decision (self, (guint) moment);

  events = paddock_sight_get_events (self->sight, moment, &n);
  for (guint i = 0, run; i < n; i += run) {
    run = paddock_match_count_run (self->match, events + i, n - i, self->seat);
    if (is_heading (&events[i]))
      write_heading (self, moment, &events[i]);
    else
      write_run (self, events + i, run);
  }
  write_leader (self, moment);
}

void
paddock_log_write_moment (const PaddockSight *sight,
                          int moment,
                          PaddockLogFlags flags,
                          GString *text)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_sight_get_match (sight));
  Writer writer = { sight, match, flags, paddock_sight_get_seat (sight), text };

  match->table.draws_dice = (flags & PADDOCK_LOG_DICE) != 0;
  write_moment (&writer, moment);
}

void
paddock_log_write (const PaddockSight *sight, PaddockLogFlags flags, GString *text)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_sight_get_match (sight));
  Writer writer = { sight, match, flags, paddock_sight_get_seat (sight), text };

  match->table.draws_dice = (flags & PADDOCK_LOG_DICE) != 0;
  for (int i = -1; i < (int) paddock_sight_get_moment (sight); i++)
    write_moment (&writer, i);
}
