/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places in a race as people write them: "1st", or "1." where that is the custom.
 *
 * Each is a word of its own, because languages make them differently: one sentence for all numbers would not do.
 */

#pragma once

#include <glib.h>

#define PADDOCK_MAX_ORDINAL 20

/* Marked for translation; N from 1.  "–" for 0: nobody can say. */
const char *paddock_ordinal_get_label (guint n);
