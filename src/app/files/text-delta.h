/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What changed between two texts, line by line: small for the next version of a document, whatever its size.
 *
 * Our files have a row of cells or a thing on each line, so an edit changes lines and adds or removes some
 * in one place.  Lines that changed far apart are told one by one as long as none were added or removed
 * between them; else everything from the first change to the last is.  Not the shortest delta there is,
 * but one look at each byte makes it.
 */

#pragma once

#include <glib.h>

/* Hunks in their order: where in the text before, how many bytes of it go, what comes instead. */
#define PADDOCK_TEXT_DELTA_TYPE "a(uuay)"

GVariant *paddock_text_delta_new (GBytes *before, GBytes *after); /* floating */

/* The text after; NULL if DELTA is none of BEFORE. */
GBytes *paddock_text_delta_apply (GVariant *delta, GBytes *before);
