/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who decides for each seat of a session.
 */

#include "session-private.h"

PaddockDriverSpec
paddock_session_get_driver (const PaddockSession *self, guint seat)
{
  return self->specs[seat];
}

void
paddock_session_set_driver (PaddockSession *self, guint seat, PaddockDriverSpec spec)
{
  g_autofree char *text = paddock_driver_spec_format (spec);
  PaddockPlaytestSeat *record;

  g_return_if_fail (seat < self->setup->n_seats);

  record = paddock_list_edit (&self->record->seats, seat);
  paddock_text_set (&record->driver, text);
  self->specs[seat] = spec;
  g_clear_pointer (&self->drivers[seat], paddock_driver_free);
}

/* The seat that a computer driver decides for now, or -1. */
static int
find_driven_seat (const PaddockSession *self)
{
  const PaddockDecision *decision = paddock_match_get_decision (paddock_session_get_match (self));

  return decision && self->specs[decision->player].kind ? decision->player : -1;
}

static PaddockDriver *
driver_new (const PaddockSession *self, guint seat)
{
  PaddockDriver *driver = paddock_driver_new (self->specs[seat].kind, self->setup, seat,
                                              paddock_journal_get_race (self->journal));

  paddock_driver_set_temperament (driver, self->specs[seat].temperament);
  return driver;
}

PaddockDriver *
paddock_session_dup_driver (const PaddockSession *self)
{
  int seat = find_driven_seat (self);

  return seat < 0 ? NULL : driver_new (self, (guint) seat);
}

gboolean
paddock_session_drive (PaddockSession *self)
{
  int seat = find_driven_seat (self);

  if (seat < 0 || paddock_session_get_moment (self) >= PADDOCK_CREW_PATIENCE)
    return FALSE;

  if (!self->drivers[seat])
    self->drivers[seat] = driver_new (self, (guint) seat);
  paddock_session_choose (self, paddock_driver_choose (self->drivers[seat],
                                                       paddock_session_get_match (self)));
  return TRUE;
}
