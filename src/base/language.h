/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language of the people who read what the rules say: one for a program, which sets it when it starts.
 *
 * Words of a match, and why a race cannot be or goes otherwise.  Files, keys and facts never depend on it.
 */

#pragma once

#include <glib.h>

typedef const char *(*PaddockTranslateFunc) (const char *text);

/* NULL: words are as they are marked. */
void paddock_language_set (PaddockTranslateFunc translate);
PaddockTranslateFunc paddock_language_get (void);
const char *paddock_language_translate (const char *text) G_GNUC_FORMAT (1);
