/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name that was probably meant: for "did you mean" after a slip of the fingers.
 */

#pragma once

#include <glib.h>

/* The one of NAMES (NULL-terminated) that WORD begins, or is most likely a misspelling of; or NULL. */
const char *paddock_nearest_name (const char *word, const char *const *names);
