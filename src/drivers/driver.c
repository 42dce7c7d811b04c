/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "driver.h"

#include "random-driver.h"

const PaddockDriverKind *const paddock_driver_kinds[] = { &paddock_random_driver, NULL };

const PaddockDriverKind *
paddock_driver_kinds_find (const char *id)
{
  for (guint i = 0; paddock_driver_kinds[i]; i++)
    if (g_str_equal (paddock_driver_kinds[i]->id, id))
      return paddock_driver_kinds[i];

  return NULL;
}

PaddockDriver *
paddock_driver_new (const PaddockDriverKind *kind, PaddockSetup *setup, guint seat, guint64 race)
{
  PaddockDriver *self = g_new0 (PaddockDriver, 1);

  self->kind = kind;
  self->seat = seat;
  if (kind->thinks)
    self->fork = paddock_match_new (setup, race, NULL);
  paddock_driver_restart (self, setup, race);

  return self;
}

void
paddock_driver_free (PaddockDriver *self)
{
  if (!self)
    return;

  paddock_match_free (self->fork);
  g_free (self);
}

void
paddock_driver_restart (PaddockDriver *self, const PaddockSetup *setup, guint64 race)
{
  paddock_stream_init (&self->random, paddock_hash_add (setup->seed, self->seat), race,
                       PADDOCK_PURPOSE_DRIVERS);
}

guint
paddock_driver_think (PaddockDriver *self, const PaddockMatch *match)
{
  paddock_match_fork (self->fork, match, self->seat, paddock_stream_draw (&self->random));

  return self->kind->choose (self, paddock_match_get_decision (self->fork), self->fork);
}
