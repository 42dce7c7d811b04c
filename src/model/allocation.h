/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What memory costs: a little more than was asked for.  The figures are those of the C library that Paddock is built
 * for; elsewhere they are near enough for a limit.
 */

#pragma once

#include <glib.h>

static inline gsize
paddock_allocation_size (gsize bytes)
{
  return MAX (32, (bytes + 8 + 15) & ~(gsize) 15);
}
