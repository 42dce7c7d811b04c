/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Generated files that are committed: a test compares, and `./dev golden` rewrites them.
 */

#pragma once

#include <glib.h>

/* PATH is relative to the root of the source tree. */
void golden_file_check (const char *path, const char *text);
