/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The stop of a task in a thread: when its cancellable is cancelled.
 */

#pragma once

#include <gio/gio.h>

#include "stop.h"

static inline gboolean
paddock_stop_is_cancelled (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

#define PADDOCK_CANCELLABLE_STOP(cancellable_) \
  ((PaddockStop){ paddock_stop_is_cancelled, (cancellable_), FALSE })
