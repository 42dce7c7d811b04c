/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names for new things: ids as documents want them, and labels for people, that nothing else has.
 */

#pragma once

#include <glib.h>

typedef gboolean (*PaddockIsNameTaken) (gconstpointer data, const char *name);

/* BASE itself if it is free, else "base-2", "base-3" ...; numbers at its end count on. */
char *
paddock_edit_dup_free_name (const char *base, PaddockIsNameTaken is_taken, gconstpointer data);
/* The same for labels: "Base 2", "Base 3" ... */
char *
paddock_edit_dup_free_label (const char *base, PaddockIsNameTaken is_taken, gconstpointer data);
