/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-private.h"

#include "background.h"

/* What is asked of the thread: the odds of one choice of one moment. */
typedef struct {
  PaddockMatch *match;
  guint choice;
  guint generation;
} Question;

static void
question_free (Question *self)
{
  paddock_match_free (self->match);
  g_free (self);
}

static void
count_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Question *question = data;

  g_task_return_pointer (task,
                         paddock_odds_new (question->match, question->choice, PADDOCK_ODDS_BUDGET),
                         (GDestroyNotify) paddock_odds_free);
}

static void
counted_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockRace *self = PADDOCK_RACE (object);
  const Question *question = g_task_get_task_data (G_TASK (result));
  g_autoptr (PaddockOdds) odds = g_task_propagate_pointer (G_TASK (result), NULL);

  if (question->choice != self->focus || question->generation != self->clock.generation)
    return; /* something else is looked at by now */

  g_clear_pointer (&self->odds, paddock_odds_free);
  self->odds = g_steal_pointer (&odds);
  paddock_race_emit_focused (self);
}

void
paddock_race_count_odds (PaddockRace *self)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_clear_pointer (&self->odds, paddock_odds_free);
  if (self->focus == PADDOCK_NO_CHOICE || !self->session || !paddock_race_get_decision (self))
    return;

  question = g_new (Question, 1);
  *question = (Question){ paddock_match_copy (paddock_race_get_match (self)), self->focus,
                          self->clock.generation };
  task = g_task_new (self, NULL, counted_cb, NULL);
  g_task_set_source_tag (task, paddock_race_count_odds);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  paddock_background_run (task, count_thread);
}

const PaddockOdds *
paddock_race_get_odds (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), NULL);

  return self->odds;
}

guint
paddock_race_get_focus (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), PADDOCK_NO_CHOICE);

  return self->focus;
}

void
paddock_race_set_focus (PaddockRace *self, guint choice)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  if (choice == PADDOCK_NO_CHOICE)
    choice = self->rest;
  if (self->focus == choice)
    return;

  self->focus = choice;
  paddock_race_count_odds (self);
  paddock_race_emit_focused (self);
}

guint
paddock_race_get_rest (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), PADDOCK_NO_CHOICE);

  return self->rest;
}

void
paddock_race_set_rest (PaddockRace *self, guint choice)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  if (self->rest == choice)
    return;

  if (self->focus == self->rest)
    self->focus = PADDOCK_NO_CHOICE;
  self->rest = choice;
  if (self->focus == PADDOCK_NO_CHOICE)
    paddock_race_set_focus (self, choice);
}
