/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-driver.h"

#include "words.h"

static guint
choose (PaddockDriver *self, const PaddockDecision *decision, PaddockMatch *fork)
{
  return paddock_stream_pick (&self->random, decision->n_choices);
}

const PaddockDriverKind paddock_random_driver = {
  .id = "random",
  .label = N_ ("Random"),
  .help = N_ ("Picks any choice at random."),
  .choose = choose,
};
