/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-answers.h"

#include "words.h"

/* --- Groups --- */

const PaddockAnswerGroup joy_window_groups[] = {
  { N_ ("Go On"), PADDOCK_ANSWER_COMMITS },
  { N_ ("Use an Item"), PADDOCK_ANSWER_ADDS },
  { N_ ("Use an Ability"), PADDOCK_ANSWER_ADDS },
  { NULL },
};

guint
joy_group_window (const PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice)
{
  return choice->id == JOY_PASS ? 0 : choice->id == JOY_USE_ABILITY ? 2 : 1;
}

const PaddockAnswerGroup joy_drive_groups[] = {
  { N_ ("Forwards"), PADDOCK_ANSWER_COMMITS },
  { N_ ("Backwards"), PADDOCK_ANSWER_COMMITS },
  { NULL },
};

guint
joy_group_drive (const PaddockTable *table,
                 const PaddockDecision *decision,
                 const PaddockChoice *choice)
{
  return (choice->id & JOY_REVERSE) != 0;
}

/* --- What is meant unless something else is said --- */

static guint
find_id (const PaddockDecision *decision, guint id)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].id == id)
      return i;

  return 0;
}

guint
joy_prefer_straight (const PaddockTable *table, const PaddockDecision *decision)
{
  return find_id (decision, JOY_STRAIGHT);
}

guint
joy_prefer_push (const PaddockTable *table, const PaddockDecision *decision)
{
  return find_id (decision, JOY_PUSH);
}

/* All that can be had. */
guint
joy_prefer_most (const PaddockTable *table, const PaddockDecision *decision)
{
  guint most = 0;

  for (guint i = 1; i < decision->n_choices; i++)
    if (__builtin_popcount (decision->choices[i].id)
        > __builtin_popcount (decision->choices[most].id))
      most = i;

  return most;
}
