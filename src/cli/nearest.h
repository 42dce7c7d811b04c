/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name that was probably meant: for "did you mean" after a slip of the fingers.
 */

#pragma once

#include <glib.h>

/* How many letters must be added, dropped, replaced or swapped with their neighbour. */
guint paddock_nearest_distance (const char *a, const char *b);

/* Feed candidates in turn; `best` stays NULL until one is near enough to be worth offering. */
typedef struct {
  const char *wanted;
  const char *best;
  guint distance;
} PaddockNearest;

void paddock_nearest_try (PaddockNearest *self, const char *candidate);
