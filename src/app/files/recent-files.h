/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The desktop's list of recently used files, as far as it is about our documents.
 */

#pragma once

#include <gtk/gtk.h>

void paddock_recent_files_add (GFile *file);

/* The latest first, at most MAX, of GtkRecentInfo; files that have gone are left out, and forgotten. */
GPtrArray *paddock_recent_files_list (guint max);
