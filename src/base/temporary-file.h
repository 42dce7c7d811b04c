/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTemporaryFile: a hidden file, ".paddock-" and six letters, that goes when its owner does.
 *
 * A kill leaves it behind.  So a program may set a folder in which its temporary files are recorded: a record is a symbolic
 * link to the file, which is made before it and goes after it.  Whoever knows that the program has ended can then clean up
 * after it, and never touches the files of one that still runs.
 */

#pragma once

#include <glib.h>

typedef struct {
  char *path;   /* NULL: it is no longer ours */
  char *record; /* NULL: none */
  int fd;
} PaddockTemporaryFile;

/* NULL: see errno. */
PaddockTemporaryFile *paddock_temporary_file_new (const char *folder, int mode);
/* From now on nobody removes it for us. */
void paddock_temporary_file_forget_record (PaddockTemporaryFile *self);
/* It has another name now, or shall stay. */
void paddock_temporary_file_let_go (PaddockTemporaryFile *self);
void paddock_temporary_file_free (PaddockTemporaryFile *self); /* and removes it, if it is ours */

/* Where this program's files are recorded from now on; NULL: nowhere. */
void paddock_temporary_file_set_records (const char *folder);
/* Of a program that has ended: removes the files that are still there, and their records. */
void paddock_temporary_file_clean_records (const char *folder);
gboolean paddock_temporary_file_is_record (const char *name); /* of a file in such a folder */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockTemporaryFile, paddock_temporary_file_free)
