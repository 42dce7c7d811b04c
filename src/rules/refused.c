/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "refused.h"

gboolean
paddock_decision_offers (const PaddockDecision *self, PaddockChoice choice)
{
  for (guint i = 0; i < self->n_choices; i++) {
    const PaddockChoice *offered = &self->choices[i];

    if (offered->id == choice.id && offered->extra == choice.extra
        && offered->target == choice.target && paddock_place_equal (offered->place, choice.place))
      return TRUE;
  }

  return FALSE;
}

void
paddock_refuser_add (PaddockRefuser *self, PaddockChoice choice, PaddockReason reason)
{
  if (self->n < PADDOCK_MAX_REFUSED && !paddock_decision_offers (self->decision, choice))
    self->refused[self->n++] =
      (PaddockRefused){ .choice = choice, .reason = reason.reason, .clause = reason.clause };
}
