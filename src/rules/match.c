/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "match.h"

#include "answers.h"

#include <string.h>

static PaddockState *
state_of (const PaddockMatch *self)
{
  return (PaddockState *) self->payload;
}

static void
note_answer (const PaddockMatch *self)
{
  PaddockAnswer answer = { self->decision->player, self->decision->kind,
                           paddock_match_dup_key (self, 0) };

  g_array_append_val (self->answers, answer);
}

void
paddock_match_answer_single (PaddockMatch *self)
{
  do {
    g_assert (self->decision->n_choices > 0); /* a race that is not over always asks something */
    if (self->answers)
      note_answer (self);
    state_of (self)->n_decisions++;
    self->game->apply (&self->table, self->decision, &self->decision->choices[0]);
    self->decision->n_choices = 0;
    if (state_of (self)->is_over)
      return;
    self->game->pending (&self->table, self->decision);
  } while (self->decision->n_choices <= self->game->answers_single);
}

static void
clear_answer (gpointer answer)
{
  g_free (((PaddockAnswer *) answer)->key);
}

GArray *
paddock_answers_new (void)
{
  GArray *self = g_array_new (FALSE, FALSE, sizeof (PaddockAnswer));

  g_array_set_clear_func (self, clear_answer);
  return self;
}

void
paddock_match_note_answers (PaddockMatch *self, GArray *answers)
{
  self->answers = answers;
}

static PaddockMatch *
match_alloc (PaddockSetup *setup)
{
  gsize state_size = (setup->game->state_size + 7) & ~(gsize) 7;
  PaddockMatch *self = g_malloc0 (sizeof *self + state_size + sizeof (PaddockDecision));

  self->table.setup = paddock_setup_ref (setup);
  self->table.course = setup->course;
  self->table.state = self->payload;
  self->table.translate = paddock_language_get ();
  self->game = setup->game;
  self->state_size = state_size;
  self->decision = (PaddockDecision *) ((char *) self->payload + state_size);

  return self;
}

PaddockMatch *
paddock_match_new (PaddockSetup *setup, guint64 race, PaddockEvents *events)
{
  PaddockMatch *self;

  g_return_val_if_fail (setup->is_sealed, NULL);

  self = match_alloc (setup);
  paddock_match_restart (self, race, events);
  return self;
}

PaddockMatch *
paddock_match_copy (const PaddockMatch *self)
{
  PaddockMatch *copy = match_alloc (paddock_match_get_setup (self));

  copy->table.names_places = self->table.names_places;
  paddock_match_assign (copy, self);
  return copy;
}

void
paddock_match_free (PaddockMatch *self)
{
  if (!self)
    return;

  paddock_setup_unref (paddock_match_get_setup (self));
  g_free (self);
}

PaddockMatch *
paddock_match_copy_drawn (const PaddockMatch *self)
{
  PaddockMatch *copy = paddock_match_copy (self);

  copy->table.draws_dice = TRUE;
  return copy;
}

void
paddock_match_name_places (PaddockMatch *self)
{
  self->table.names_places = TRUE;
}

gboolean
paddock_match_restart_forced (PaddockMatch *self,
                              guint64 race,
                              const int *faces,
                              guint n_faces,
                              PaddockEvents *events)
{
  const PaddockSetup *setup = self->table.setup;
  PaddockState *state = state_of (self);

  memset (state, 0, self->state_size);
  paddock_chance_init (&state->chance, setup->seed, race);
  state->chance.is_forced_only = setup->is_forced_only;
  state->n_players = setup->n_seats;
  if (!paddock_chance_force (&state->chance, faces, n_faces))
    return FALSE;

  self->table.events = events;
  self->game->start (&self->table);
  paddock_match_ask (self);
  return TRUE;
}

void
paddock_match_restart (PaddockMatch *self, guint64 race, PaddockEvents *events)
{
  paddock_match_restart_forced (self, race, NULL, 0, events);
}

PaddockSetup *
paddock_match_get_setup (const PaddockMatch *self)
{
  return (PaddockSetup *) self->table.setup;
}

const PaddockTable *
paddock_match_get_table (const PaddockMatch *self)
{
  return &self->table;
}

PaddockTable *
paddock_match_edit_table (PaddockMatch *self)
{
  self->table.events = NULL;
  return &self->table;
}

void
paddock_match_put_piece (PaddockMatch *self,
                         const PaddockPiece *piece,
                         PaddockPlace place,
                         int heading)
{
  self->game->hand->put (paddock_match_edit_table (self), piece, place, heading);
}

void
paddock_match_set_state (PaddockMatch *self, gconstpointer state)
{
  memcpy (self->payload, state, self->state_size);
  self->table.events = NULL;
  paddock_match_ask (self);
}

static char *
dup_choice_text (const PaddockMatch *self, const PaddockChoice *choice, PaddockChoiceFormat format)
{
  GString *text = g_string_new (NULL);

  format (&self->table, self->decision, choice, text);
  return g_string_free (text, FALSE);
}

char *
paddock_match_dup_key (const PaddockMatch *self, guint choice)
{
  g_return_val_if_fail (choice < self->decision->n_choices, NULL);

  return dup_choice_text (self, &self->decision->choices[choice],
                          self->game->asks[self->decision->kind].key);
}

char *
paddock_match_dup_label (const PaddockMatch *self, guint choice)
{
  g_return_val_if_fail (choice < self->decision->n_choices, NULL);

  return dup_choice_text (self, &self->decision->choices[choice],
                          self->game->asks[self->decision->kind].label);
}

static char *
dup_drawn (const PaddockMatch *self, const PaddockChoice *choice)
{
  PaddockTable table = self->table;
  GString *text = g_string_new (NULL);

  table.draws_dice = TRUE;
  self->game->asks[self->decision->kind].label (&table, self->decision, choice, text);
  return g_string_free (text, FALSE);
}

char *
paddock_match_dup_drawn_label (const PaddockMatch *self, guint choice)
{
  g_return_val_if_fail (choice < self->decision->n_choices, NULL);

  return dup_drawn (self, &self->decision->choices[choice]);
}

guint
paddock_match_find_refused (const PaddockMatch *self, PaddockRefused refused[PADDOCK_MAX_REFUSED])
{
  PaddockRefuser refuser = { &self->table, self->decision, refused, 0 };

  if (self->game->refused && paddock_match_get_decision (self)
      && self->game->refused[self->decision->kind])
    self->game->refused[self->decision->kind](&refuser);

  return refuser.n;
}

char *
paddock_match_dup_refused_key (const PaddockMatch *self, const PaddockRefused *refused)
{
  return dup_choice_text (self, &refused->choice, self->game->asks[self->decision->kind].key);
}

char *
paddock_match_dup_refused_label (const PaddockMatch *self, const PaddockRefused *refused)
{
  return dup_choice_text (self, &refused->choice, self->game->asks[self->decision->kind].label);
}

char *
paddock_match_dup_drawn_refused_label (const PaddockMatch *self, const PaddockRefused *refused)
{
  return dup_drawn (self, &refused->choice);
}

int
paddock_match_find_choice (const PaddockMatch *self, const char *key)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->decision->n_choices; i++) {
    g_string_truncate (text, 0);
    self->game->asks[self->decision->kind].key (&self->table, self->decision,
                                                &self->decision->choices[i], text);
    if (g_str_equal (text->str, key))
      return (int) i;
  }

  return -1;
}

gboolean
paddock_match_force (PaddockMatch *self, const int *faces, guint n)
{
  return paddock_chance_force (&state_of (self)->chance, faces, n);
}

void
paddock_match_unforce (PaddockMatch *self, guint n)
{
  paddock_chance_unforce (&state_of (self)->chance, n);
}

PaddockDraw
paddock_match_probe (PaddockMatch *self,
                     guint choice,
                     const int *faces,
                     guint n,
                     PaddockEvents *events)
{
  paddock_chance_probe (&state_of (self)->chance, faces, n);
  paddock_match_choose (self, choice, events);
  return paddock_chance_get_probed (&state_of (self)->chance);
}

static void
deal_anew (PaddockMatch *self, guint seat, guint64 salt)
{
  paddock_chance_rekey (&state_of (self)->chance, salt);
  if (!self->game->redeal)
    return;

  self->table.events = NULL;
  self->game->redeal (&self->table, seat);
  if (self->decision->player != seat)
    paddock_match_ask (self); /* what SEAT itself is asked cannot depend on what it does not know */
}

void
paddock_match_fork (PaddockMatch *self, const PaddockMatch *real, guint seat, guint64 salt)
{
  paddock_match_assign (self, real);
  deal_anew (self, seat, salt);
}

void
paddock_match_hide (PaddockMatch *self, guint seat)
{
  PaddockChance chance = state_of (self)->chance;

  deal_anew (self, seat, 0);
  state_of (self)->chance = chance;
}

#define MAX_SEQUELS 64

static gboolean
asks_sequel (const PaddockMatch *self, guint player)
{
  const PaddockDecision *decision = paddock_match_get_decision (self);

  return decision && decision->player == player && self->game->asks[decision->kind].is_sequel;
}

/* Gives the preferred answers as long as PLAYER only goes on with what he has begun. */
static void
go_on (PaddockMatch *self, guint player, PaddockEvents *events)
{
  for (guint i = 0; i < MAX_SEQUELS && asks_sequel (self, player); i++) {
    PaddockAnswers answers;

    paddock_match_sort_answers (self, &answers);
    paddock_match_choose (self, answers.standard, events);
  }
}

/* How far a look ahead goes. */
typedef enum {
  AHEAD_OF_CHOICE,
  AHEAD_OF_SEQUELS,
} Ahead;

/* What a fork tells the one who is asked, up to the first that chance decides. */
static void
preview_fork (const PaddockMatch *self,
              guint choice,
              Ahead ahead,
              guint64 salt,
              PaddockEvents *events)
{
  guint player = self->decision->player;
  g_autoptr (PaddockMatch) fork = paddock_match_copy (self);
  g_auto (PaddockEvents) all;

  paddock_match_fork (fork, self, player, salt);
  paddock_events_init (&all, 0);
  paddock_match_choose (fork, choice, &all);
  if (ahead == AHEAD_OF_SEQUELS)
    go_on (fork, player, &all);

  for (const PaddockEvent *event = all.items; event < all.next; event++) {
    if (paddock_event_type_get_info (event->type)->is_chance)
      break;
    if (paddock_event_is_visible (event, player))
      *paddock_events_next (events) = *event;
  }
}

static guint
count_common (const PaddockEvents *a, const PaddockEvents *b, guint first)
{
  guint n = MIN (paddock_events_len (a) - first, paddock_events_len (b)), i = 0;

  while (i < n && memcmp (&a->items[first + i], &b->items[i], sizeof (PaddockEvent)) == 0)
    i++;

  return i;
}

#define N_PREVIEWS 3 /* deals of what is hidden: only what is the same in all of them is certain */

static void
preview (const PaddockMatch *self, guint choice, Ahead ahead, PaddockEvents *events)
{
  guint n = self->game->redeal ? N_PREVIEWS : 1, first = paddock_events_len (events);

  preview_fork (self, choice, ahead, 1, events);
  for (guint i = 1; i < n; i++) {
    g_auto (PaddockEvents) other;

    paddock_events_init (&other, 0);
    preview_fork (self, choice, ahead, i + 1, &other);
    paddock_events_truncate (events, first + count_common (events, &other, first));
  }
}

void
paddock_match_preview (const PaddockMatch *self, guint choice, PaddockEvents *events)
{
  preview (self, choice, AHEAD_OF_CHOICE, events);
}

void
paddock_match_foresee (const PaddockMatch *self, guint choice, PaddockEvents *events)
{
  preview (self, choice, AHEAD_OF_SEQUELS, events);
}

guint
paddock_match_show_pieces (const PaddockMatch *self,
                           guint seat,
                           PaddockPiece pieces[PADDOCK_MAX_PIECES])
{
  return self->game->pieces ? self->game->pieces (&self->table, seat, pieces) : 0;
}

void
paddock_match_show_dashboard (const PaddockMatch *self,
                              guint of,
                              guint seat,
                              PaddockDashboard *dashboard)
{
  dashboard->table = &self->table;
  dashboard->n_gauges = dashboard->n_parts = dashboard->n_briefs = 0;
  if (self->game->dashboard)
    self->game->dashboard (&self->table, of, seat, dashboard);
}

guint64
paddock_match_hash (const PaddockMatch *self)
{
  PaddockFactRef ref = { NULL, 0 };
  guint64 hash = PADDOCK_HASH_START;

  while (paddock_fact_next (&self->table, &ref))
    hash = paddock_fact_hash (ref, &self->table, hash);

  return hash;
}

static char *
dup_fact (const PaddockMatch *self, PaddockFactRef ref)
{
  GString *text = g_string_new (NULL);

  paddock_fact_format (ref, &self->table, text);
  return g_string_free (text, FALSE);
}

char *
paddock_match_dup_fact (const PaddockMatch *self,
                        const char *element,
                        const char *name,
                        GError **error)
{
  PaddockFactRef ref;

  if (!paddock_fact_find (&self->table, element, name, &ref, error))
    return NULL;

  return dup_fact (self, ref);
}

gboolean
paddock_match_expect_fact (const PaddockMatch *self,
                           const char *element,
                           const char *name,
                           const char *text,
                           GError **error)
{
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  PaddockFactRef ref;

  if (!paddock_fact_find (&self->table, element, name, &ref, error)
      || !(expected = paddock_fact_normalise (ref, &self->table, text, error)))
    return FALSE;

  found = dup_fact (self, ref);
  if (g_str_equal (expected, found))
    return TRUE;

  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_DIFFERENCE,
               "expected %s%s\"%s\" to be \"%s\", found \"%s\"", element ? element : "",
               element && *element ? "'s " : "", name, expected, found);
  return FALSE;
}

gboolean
paddock_match_set_fact (PaddockMatch *self,
                        const char *element,
                        const char *name,
                        const char *text,
                        GError **error)
{
  PaddockFactRef ref;

  return paddock_fact_find (&self->table, element, name, &ref, error)
         && paddock_fact_parse (ref, &self->table, text, error);
}

void
paddock_match_clear_pending (PaddockMatch *self)
{
  PaddockFactRef ref = { NULL, 0 };

  while (paddock_fact_next (&self->table, &ref))
    if (ref.fact->flags & PADDOCK_FACT_PENDING)
      paddock_fact_parse (ref, &self->table, "0", NULL);
  state_of (self)->chance.has_lacked = FALSE; /* the start is no part of the position */
}

gboolean
paddock_match_settle (PaddockMatch *self, GError **error)
{
  self->table.events = NULL;
  if (self->game->settle && !self->game->settle (&self->table, error))
    return FALSE;
  if (!paddock_match_check (self, error))
    return FALSE;

  paddock_match_ask (self);
  return TRUE;
}

char *
paddock_match_dump (const PaddockMatch *self, guint seat)
{
  GString *text = g_string_new (NULL);
  PaddockFactRef ref = { NULL, 0 };

  while (paddock_fact_next (&self->table, &ref)) {
    gsize start = text->len;

    if (ref.fact->flags & PADDOCK_FACT_UNHASHED)
      continue;

    paddock_scope_format_element (&self->game->scopes[ref.fact->scope], &self->table, ref.element,
                                  text);
    g_string_append_printf (text, "%s%s: ", text->len > start ? " " : "", ref.fact->name);
    if (paddock_fact_is_visible (ref, &self->table, seat))
      paddock_fact_format (ref, &self->table, text);
    else
      g_string_append_c (text, '?');
    g_string_append_c (text, '\n');
  }

  return g_string_free (text, FALSE);
}

gboolean
paddock_match_check (const PaddockMatch *self, GError **error)
{
  return self->game->check (&self->table, error);
}
