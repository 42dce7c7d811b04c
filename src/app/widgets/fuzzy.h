/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How well a few typed letters fit a text.
 */

#pragma once

#include <glib.h>

/* How well QUERY fits TEXT, the higher the better; -1: not at all.  Every word of QUERY must be found in
 * TEXT, as letters in this order with others between; capitals do not count.  Letters that begin words,
 * and letters beside each other, fit better.  The empty query fits any text, with 0. */
int paddock_fuzzy_match (const char *text, const char *query);
/* The better of two names of one thing: its own, and that of another language. */
int paddock_fuzzy_match_names (const char *name, const char *other, const char *query);
