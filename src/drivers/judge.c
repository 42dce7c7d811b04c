/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "judge.h"

#include "frothy-judge.h"
#include "joyride-judge.h"
#include "rivet-judge.h"

static const PaddockJudge *const judges[] = { &paddock_frothy_judge, &paddock_joyride_judge,
                                              &paddock_rivet_judge };

static gpointer
insight_new (const PaddockSetup *setup)
{
  PaddockInsight *self = g_new0 (PaddockInsight, 1);

  for (guint i = 0; i < G_N_ELEMENTS (judges); i++)
    if (g_str_equal (judges[i]->game, setup->game->id))
      self->judge = judges[i];
  if (self->judge)
    self->map = self->judge->prepare (setup);

  return self;
}

static void
insight_free (gpointer data)
{
  PaddockInsight *self = data;

  if (self->judge)
    self->judge->release (self->map);
  g_free (self);
}

const PaddockInsight *
paddock_insight_get (PaddockSetup *setup)
{
  return paddock_setup_get_insight (setup, insight_new, insight_free);
}

PaddockInsight *
paddock_insight_open (PaddockSetup *setup)
{
  const PaddockInsight *shared = paddock_insight_get (setup);
  PaddockInsight *self = g_new (PaddockInsight, 1);

  *self = *shared;
  if (self->judge && self->judge->open)
    self->map = self->judge->open (shared->map);

  return self;
}

void
paddock_insight_face (PaddockInsight *self, const PaddockMatch *match, guint seat)
{
  if (self->judge && self->judge->face)
    self->judge->face (self->map, paddock_match_get_table (match), seat);
}

void
paddock_insight_close (PaddockInsight *self)
{
  if (self && self->judge && self->judge->close)
    self->judge->close (self->map);
  g_free (self);
}

double
paddock_insight_measure (const PaddockInsight *self, double value)
{
  return self->judge ? value / self->judge->unit : value;
}

/* A race that is over is worth its places alone. */
static gint32
value_of_place (const PaddockState *state, guint seat)
{
  for (guint i = 0; i < state->n_placed; i++)
    if (state->places[i] == seat)
      return PADDOCK_JUDGE_WIN / (gint32) (i + 1);

  return -PADDOCK_JUDGE_WIN;
}

guint
paddock_insight_choose_terms (const PaddockInsight *self,
                              const PaddockDecision *decision,
                              const PaddockWeights *weights)
{
  guint wanted = 0;

  for (guint i = 0; i < PADDOCK_N_TERMS; i++)
    wanted |= (guint) (weights->percent[i] != 0) << i;
  if (self->judge && self->judge->private_decisions >> decision->kind & 1)
    wanted &= ~PADDOCK_TERMS_OF_OTHERS;

  return wanted;
}

static gint32
weigh (const gint32 found[PADDOCK_N_TERMS], const PaddockWeights *weights)
{
  gint64 value = 0; /* a vehicle that is out is worth less than a gint32 holds, a hundred times */

  for (guint i = 0; i < PADDOCK_N_TERMS; i++)
    value += (gint64) weights->percent[i] * found[i];

  return (gint32) CLAMP (value, G_MININT32 / 2, G_MAXINT32 / 2);
}

gboolean
paddock_insight_expect (const PaddockInsight *self,
                        const PaddockMatch *match,
                        guint choice,
                        const PaddockQuestion *question,
                        const PaddockWeights *weights,
                        gint32 *value)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  gint32 found[PADDOCK_N_TERMS] = { 0 };

  if (!self->judge || !self->judge->expect
      || !self->judge->expect (self->map, paddock_match_get_table (match), question, decision,
                               &decision->choices[choice], found))
    return FALSE;

  *value = weigh (found, weights) / 100;
  return TRUE;
}

gint32
paddock_insight_value (const PaddockInsight *self,
                       const PaddockMatch *match,
                       const PaddockQuestion *question,
                       const PaddockWeights *weights,
                       gint32 terms[PADDOCK_N_TERMS])
{
  gint32 found[PADDOCK_N_TERMS] = { 0 };
  gint32 value = 0;

  if (paddock_match_get_state (match)->is_over)
    value = 100 * value_of_place (paddock_match_get_state (match), question->seat);
  else if (self->judge)
    self->judge->judge (self->map, paddock_match_get_table (match), question, found);

  for (guint i = 0; terms && i < PADDOCK_N_TERMS; i++)
    terms[i] = weights->percent[i] * found[i] / 100;

  return (value + weigh (found, weights)) / 100;
}
