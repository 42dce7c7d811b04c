/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "answers.h"

#include "words.h"

static const PaddockAnswerGroup only_group[] = {
  { N_ ("Answers"), PADDOCK_ANSWER_COMMITS },
  { NULL },
};

static guint
find_group (const PaddockAsk *ask, const PaddockMatch *match, guint choice)
{
  return ask->group ? ask->group (&match->table, match->decision, &match->decision->choices[choice])
                    : 0;
}

static void
add_run (PaddockAnswers *self, const PaddockMatch *match, const PaddockAsk *ask, guint group)
{
  PaddockAnswerRun run = { (ask->groups ? ask->groups : only_group) + group, self->n, 0 };

  for (guint i = 0; i < match->decision->n_choices; i++)
    if (find_group (ask, match, i) == group) {
      self->numbers[i] = (guint8) self->n;
      self->choices[self->n++] = (guint8) i;
    }
  run.n = self->n - run.first;
  if (run.n > 0)
    self->runs[self->n_runs++] = run;
}

int
paddock_answers_find (const PaddockAnswers *self, guint key)
{
  for (guint i = 0; i < self->n; i++)
    if (self->keys[i] == key)
      return (int) i;

  return -1;
}

/* Numbers that two answers share would tell nobody anything. */
static gboolean
take_numbers (PaddockAnswers *self, const PaddockMatch *match, PaddockNumberFunc number)
{
  for (guint i = 0; i < self->n; i++) {
    guint key =
      number (&match->table, match->decision, &match->decision->choices[self->choices[i]]);

    if (key == 0 || paddock_answers_find (self, key) >= 0)
      return FALSE;
    self->keys[i] = (guint8) key;
  }

  return TRUE;
}

void
paddock_match_sort_answers (const PaddockMatch *self, PaddockAnswers *answers)
{
  const PaddockAsk *ask = &self->game->asks[self->decision->kind];
  const PaddockAnswerGroup *groups = ask->groups ? ask->groups : only_group;

  *answers = (PaddockAnswers){ 0 };
  if (!paddock_match_get_decision (self))
    return;

  for (guint group = 0; groups[group].heading; group++)
    add_run (answers, self, ask, group);
  if (!ask->number || !take_numbers (answers, self, ask->number))
    for (guint i = 0; i < answers->n; i++)
      answers->keys[i] = (guint8) (i + 1);
  answers->standard =
    ask->prefer ? ask->prefer (&self->table, self->decision) : answers->choices[0];
}
