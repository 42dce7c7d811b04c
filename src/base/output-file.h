/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockOutputFile: the one door for files that are written: a file appears whole or not at all.
 *
 * The pieces go into a temporary file beside it, which is forced to disk and takes its place when it is committed.
 * Until then, and after any failure, what was there before stays as it was, and nothing is left beside it (only a
 * killed process may leave a hidden file; see temporary-file.h).
 *
 * Symbolic links are followed.  Only regular files are replaced, and only those that may be written.  Mode and owner are
 * kept.  A file with several names (hard links) keeps them all: once the new content is safe beside it, it is copied
 * into the file; if that fails half-way, the new content stays beside it and the error names it.
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

/* A whole file at once. */
gboolean paddock_output_file_save (const char *path, GBytes *bytes, GError **error);

/* For files that are not replaced but grow, and so survive the process, but not yet a power cut: writes all of it where
 * FD stands (FALSE: see errno), and forces the file to disk, if it is still there. */
gboolean paddock_output_append (int fd, GBytes *bytes);
void paddock_output_force (const char *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockOutputFile, paddock_output_file_free)
