/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFraction: a probability, exactly.  Always reduced; of dice, so that denominators stay small.
 */

#pragma once

#include <glib.h>

typedef struct {
  guint64 n, of; /* of is at least 1 */
} PaddockFraction;

#define PADDOCK_FRACTION_NONE ((PaddockFraction){ 0, 1 })
#define PADDOCK_FRACTION_ALL ((PaddockFraction){ 1, 1 })

static inline guint64
paddock_find_divisor (guint64 a, guint64 b)
{
  while (b) {
    guint64 rest = a % b;

    a = b;
    b = rest;
  }

  return a;
}

static inline PaddockFraction
paddock_fraction_reduce (guint64 n, guint64 of)
{
  guint64 divisor = paddock_find_divisor (n, of);

  return (PaddockFraction){ n / divisor, of / divisor };
}

static inline PaddockFraction
paddock_fraction_add (PaddockFraction a, PaddockFraction b)
{
  guint64 divisor = paddock_find_divisor (a.of, b.of);

  return paddock_fraction_reduce (a.n * (b.of / divisor) + b.n * (a.of / divisor),
                                  a.of / divisor * b.of);
}

static inline PaddockFraction
paddock_fraction_times (PaddockFraction self, guint64 n, guint64 of)
{
  return paddock_fraction_reduce (self.n * n, self.of * of);
}

static inline double
paddock_fraction_get (PaddockFraction self)
{
  return (double) self.n / (double) self.of;
}
