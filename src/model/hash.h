/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A 64-bit hash over values in a written order, never over memory: equal on every machine, compiler
 * and optimisation level.  Start with PADDOCK_HASH_START and feed values in turn.
 */

#pragma once

#include <glib.h>

#define PADDOCK_HASH_START G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

/* The finaliser of SplitMix64: every bit of the result depends on every bit of X. */
static inline guint64
paddock_mix64 (guint64 x)
{
  x = (x ^ (x >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ (x >> 31);
}

static inline guint64
paddock_hash_add (guint64 hash, guint64 value)
{
  return paddock_mix64 (hash + PADDOCK_HASH_START + value);
}

static inline guint64
paddock_hash_add_text (guint64 hash, const char *text)
{
  guint64 n = 0;

  for (; text && text[n]; n++)
    hash = (hash ^ (guchar) text[n]) * G_GUINT64_CONSTANT (0x100000001b3);

  return paddock_hash_add (hash, n);
}
