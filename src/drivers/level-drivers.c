/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "level-drivers.h"

#include "words.h"

#define BUDGET (4 * PADDOCK_MAX_CHOICES)

static void
weigh_rookie (PaddockDriver *self, PaddockMatch *fork, gint32 *values)
{
  guint whim = self->insight->judge ? self->insight->judge->whim : 0;

  paddock_driver_look_ahead (self, fork, self->seat, &self->weights, values);
  for (guint i = 0; i < paddock_match_get_decision (fork)->n_choices; i++)
    values[i] += (gint32) paddock_stream_pick (&self->random, 2 * whim + 1) - (gint32) whim;
}

static void
weigh_racer (PaddockDriver *self, PaddockMatch *fork, gint32 *values)
{
  paddock_driver_look_ahead (self, fork, self->seat, &self->weights, values);
}

const PaddockDriverKind paddock_rookie_driver = {
  .id = "rookie",
  .label = N_ ("Rookie"),
  .help = N_ ("Knows where to go and likes to be fast, but does not look far ahead."),
  .budget = BUDGET,
  .weights.percent = { [PADDOCK_TERM_LINE] = 100, [PADDOCK_TERM_SPEED] = 100 },
  .weigh = weigh_rookie,
};

const PaddockDriverKind paddock_racer_driver = {
  .id = "racer",
  .label = N_ ("Racer"),
  .help = N_ ("Plans its line over the coming rolls, brakes in time and uses what it has."),
  .budget = BUDGET,
  .weights.percent = { [PADDOCK_TERM_LINE] = 100,
                       [PADDOCK_TERM_DAMAGE] = 100,
                       [PADDOCK_TERM_KIT] = 100,
                       [PADDOCK_TERM_RIVALS] = 50 },
  .weigh = weigh_racer,
};
