/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockStop: how somebody who waits for a long look says that it is not wanted any more.
 *
 * Whoever looks asks every few thousand steps.  Once it was asked for, a stop stays: what has been found so far
 * is incomplete and must be dropped.
 */

#pragma once

#include <glib.h>

typedef struct {
  gboolean (*func) (gpointer data); /* TRUE: stop; called by the thread that looks */
  gpointer data;
  gboolean is_stopped;
} PaddockStop;

/* NULL is never stopped. */
static inline gboolean
paddock_stop_is_asked (PaddockStop *self)
{
  if (self && !self->is_stopped)
    self->is_stopped = self->func (self->data);

  return self && self->is_stopped;
}
