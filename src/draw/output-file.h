/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockOutputFile: a file that is written piece by piece and appears whole or not at all.
 *
 * The pieces go into a temporary file beside it, which takes its place when it is committed.  Until then,
 * and after any failure, what was there before stays as it was.
 */

#pragma once

#include <glib.h>

typedef struct _PaddockOutputFile PaddockOutputFile;

PaddockOutputFile *paddock_output_file_new (const char *path, GError **error);

/* A failure is remembered: the pieces after it are dropped, and committing reports it. */
gboolean paddock_output_file_write (PaddockOutputFile *self, gconstpointer data, gsize length);
gboolean paddock_output_file_has_failed (const PaddockOutputFile *self);
gboolean paddock_output_file_commit (PaddockOutputFile *self, GError **error);

/* Takes the temporary file away unless it was committed. */
void paddock_output_file_free (PaddockOutputFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockOutputFile, paddock_output_file_free)
