/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "log.h"

typedef struct {
  const PaddockJournal *journal;
  PaddockMatch *match; /* taken to each moment in turn: words may depend on the state */
  PaddockLogFlags flags;
  guint seat;
  GString *text;
} Writer;

static void
write_event (const Writer *self, const PaddockEvent *event)
{
  const PaddockGame *game = paddock_match_get_setup (self->match)->game;
  g_autofree char *words = NULL;

  if (event->type == PADDOCK_EVENT_CHOSE)
    return; /* the decision's own line says it */
  if (!(words = paddock_match_describe (self->match, event, self->seat)))
    return;

  g_string_append (self->text, "    ");
  if (self->flags & PADDOCK_LOG_CLAUSES && event->clause != PADDOCK_NO_CLAUSE)
    g_string_append_printf (self->text, "[%s] ", game->clauses[event->clause]);
  g_string_append_printf (self->text, "%s\n", words);
}

static void
write_keys (const Writer *self, const PaddockDecision *decision)
{
  g_string_append (self->text, "    of:");
  for (guint i = 0; i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (self->match, i);

    g_string_append_printf (self->text, " %s", key);
  }
  g_string_append_c (self->text, '\n');
}

static void
write_decision (const Writer *self, guint moment)
{
  const PaddockDecision *decision = paddock_match_get_decision (self->match);
  const PaddockSetup *setup = paddock_match_get_setup (self->match);
  gboolean may_see = paddock_decision_is_visible (decision, self->seat);
  g_autofree char *label =
    paddock_match_dup_label (self->match, paddock_journal_get_choice (self->journal, moment));

  g_string_append_printf (self->text, "%u. %s: %s\n", moment + 1,
                          setup->seats[decision->player].name, may_see ? label : "...");
  if (may_see && self->flags & PADDOCK_LOG_KEYS)
    write_keys (self, decision);
}

static void
write_moment (const Writer *self, int moment)
{
  const PaddockEvent *events;
  guint n;

  paddock_match_set_state (self->match,
                           paddock_journal_get_state (self->journal, (guint) MAX (moment, 0)));
  if (moment >= 0)
    write_decision (self, (guint) moment);

  events = paddock_journal_get_events (self->journal, moment, &n);
  for (guint i = 0; i < n; i++)
    write_event (self, &events[i]);
}

void
paddock_log_write_moment (const PaddockJournal *journal,
                          int moment,
                          PaddockLogFlags flags,
                          guint seat,
                          GString *text)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_journal_get_match (journal));
  Writer writer = { journal, match, flags, seat, text };

  write_moment (&writer, moment);
}

void
paddock_log_write (const PaddockJournal *journal, PaddockLogFlags flags, guint seat, GString *text)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_journal_get_match (journal));
  Writer writer = { journal, match, flags, seat, text };

  for (int i = -1; i < (int) paddock_journal_get_moment (journal); i++)
    write_moment (&writer, i);
}
