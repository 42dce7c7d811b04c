/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long a random walk goes on.  PADDOCK_ROUNDS tells how many percent of its rounds to do: a few in every run of the
 * tests, all of them in `./dev test --long`.
 */

#pragma once

#include <glib.h>

static inline guint
get_percent_of_rounds (void)
{
  const char *percent = g_getenv ("PADDOCK_ROUNDS");

  return percent ? (guint) g_ascii_strtoull (percent, NULL, 10) : 100;
}

static inline guint
count_rounds (guint all)
{
  return (all * get_percent_of_rounds () + 99) / 100;
}

/* The same for walks along a line, of which the whole takes every so many-th step. */
static inline guint
count_stride (guint whole)
{
  return whole * 100 / get_percent_of_rounds ();
}
