/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "driver.h"

#include "level-drivers.h"
#include "random-driver.h"

const PaddockDriverKind *const paddock_driver_kinds[] = {
  &paddock_rookie_driver,
  &paddock_racer_driver,
  &paddock_champion_driver,
  &paddock_random_driver,
  NULL,
};

const PaddockDriverKind *
paddock_driver_kinds_find (const char *id)
{
  for (guint i = 0; paddock_driver_kinds[i]; i++)
    if (g_str_equal (paddock_driver_kinds[i]->id, id))
      return paddock_driver_kinds[i];

  return NULL;
}

static void
begin_thinking (PaddockDriver *self, PaddockSetup *setup, guint64 race)
{
  self->insight = paddock_insight_open (setup);
  self->fork = paddock_match_new (setup, race, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (self->ahead); i++)
    self->ahead[i] = paddock_match_new (setup, race, NULL);
}

PaddockDriver *
paddock_driver_new (const PaddockDriverKind *kind, PaddockSetup *setup, guint seat, guint64 race)
{
  PaddockDriver *self = g_new0 (PaddockDriver, 1);

  self->kind = kind;
  self->seat = seat;
  if (kind->budget > 0)
    begin_thinking (self, setup, race);
  paddock_driver_set_temperament (self, &paddock_temperaments[0]);
  paddock_driver_restart (self, setup, race);

  return self;
}

void
paddock_driver_free (PaddockDriver *self)
{
  if (!self)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (self->ahead); i++)
    paddock_match_free (self->ahead[i]);
  paddock_match_free (self->fork);
  paddock_insight_close (self->insight);
  paddock_events_clear (&self->events);
  g_free (self);
}

void
paddock_driver_set_temperament (PaddockDriver *self, const PaddockTemperament *temperament)
{
  self->temperament = temperament;
  self->weights.nerve = self->kind->weights.nerve;
  for (guint i = 0; i < PADDOCK_N_TERMS; i++)
    self->weights.percent[i] =
      (gint16) (self->kind->weights.percent[i] + temperament->weights.percent[i]);
}

void
paddock_driver_restart (PaddockDriver *self, const PaddockSetup *setup, guint64 race)
{
  self->seed = paddock_hash_add (setup->seed, self->seat);
  self->race = race;
  paddock_stream_init (&self->random, self->seed, race, PADDOCK_PURPOSE_DRIVERS);
}

/* --- Patience --- */

#define LONG_RACE 1500 /* decisions of each seat: longer than any race that goes somewhere */
#define FIDGET 4       /* so many more make it one part of the judge's unit more restless */

/* Two who stand in each other's way could do the same thing for ever, each time for good reasons.  In a race that does
 * not end a driver cares less and less about what is best: sooner or later somebody gives way. */
static void
fidget (PaddockDriver *self, const PaddockMatch *match, gint32 *values)
{
  guint n = paddock_match_get_state (match)->n_decisions / paddock_match_get_setup (match)->n_seats;
  guint whim = n > LONG_RACE ? (n - LONG_RACE) / FIDGET : 0;

  for (guint i = 0; whim > 0 && i < paddock_match_get_decision (match)->n_choices; i++)
    values[i] += (gint32) paddock_stream_pick (&self->random, whim + 1);
}

static void
weigh (PaddockDriver *self, gint32 *values)
{
  self->kind->weigh (self, self->fork, values);
  fidget (self, self->fork, values);
}

/* --- Thinking --- */

/* A fork of MATCH, and all that thinking about it begins with. */
static void
face (PaddockDriver *self, const PaddockMatch *match)
{
  guint64 moment = paddock_match_get_state (match)->n_decisions;

  paddock_stream_init (&self->random, paddock_hash_add (self->seed, moment), self->race,
                       PADDOCK_PURPOSE_DRIVERS);
  paddock_match_fork (self->fork, match, self->seat, paddock_stream_draw (&self->random));
  if (self->insight)
    paddock_insight_face (self->insight, self->fork, self->seat);
  self->budget = self->kind->budget;
}

guint
paddock_driver_think (PaddockDriver *self, const PaddockMatch *match)
{
  gint32 values[PADDOCK_MAX_CHOICES];

  face (self, match);
  if (!self->kind->weigh)
    return self->kind->choose (self, paddock_match_get_decision (self->fork), self->fork);

  weigh (self, values);
  return paddock_find_best (values, paddock_match_get_decision (self->fork)->n_choices);
}

gboolean
paddock_driver_explain (PaddockDriver *self,
                        const PaddockMatch *match,
                        PaddockOpinion opinions[PADDOCK_MAX_CHOICES])
{
  gint32 values[PADDOCK_MAX_CHOICES];

  if (!self->kind->weigh)
    return FALSE;

  face (self, match);
  weigh (self, values);
  for (guint i = 0; i < paddock_match_get_decision (self->fork)->n_choices; i++) {
    PaddockQuestion question = { self->seat, PADDOCK_ALL_TERMS, self->weights.nerve, FALSE };

    question.is_rolled = paddock_match_try (self->ahead[0], self->fork, i, 0);
    opinions[i].value = values[i];
    paddock_insight_value (self->insight, self->ahead[0], &question, &self->weights,
                           opinions[i].terms);
  }

  return TRUE;
}

/* The mean over what may come of one choice, as far as the budget goes. */
static gint32
look (PaddockDriver *self,
      const PaddockMatch *match,
      guint choice,
      PaddockQuestion *question,
      const PaddockWeights *weights,
      guint64 salt)
{
  guint samples = self->insight->judge ? self->insight->judge->samples : 1, n = 0;
  gint64 sum = 0;
  gint32 expected;

  if (self->budget > 0
      && paddock_insight_expect (self->insight, match, choice, question, weights, &expected)) {
    self->budget--;
    return expected;
  }

  question->is_rolled = TRUE;
  for (; n < samples && question->is_rolled && self->budget > 0; n++, self->budget--) {
    question->is_rolled = paddock_match_try (self->ahead[0], match, choice, n > 0 ? salt + n : 0);
    sum += paddock_insight_value (self->insight, self->ahead[0], question, weights, NULL);
  }

  return n > 0 ? (gint32) (sum / n) : G_MININT32;
}

void
paddock_driver_look_ahead (PaddockDriver *self,
                           const PaddockMatch *match,
                           guint seat,
                           const PaddockWeights *weights,
                           gint32 *values)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  PaddockQuestion question = { .seat = seat,
                               .wanted =
                                 paddock_insight_choose_terms (self->insight, decision, weights),
                               .nerve = weights->nerve };
  guint64 salt = paddock_stream_draw (&self->random);

  for (guint i = 0; i < decision->n_choices; i++)
    values[i] = look (self, match, i, &question, weights, salt);
}
