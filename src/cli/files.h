/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files that a command line names: folders stand for the documents in them, "-" for standard input
 * or output, and what is written appears whole or not at all.
 */

#pragma once

#include "subcommand.h"
#include "document.h"

#define PADDOCK_FILES_STDIO "-"

/* Whether it is "-" or another name of the same: "/dev/stdin", "/dev/stdout". */
gboolean paddock_files_is_stdio (const char *file);

/* OPERANDS (NULL-terminated) with each folder replaced by the documents below it, in order of their
 * names; KIND, if not NULL, leaves out the files of others.  NULL after a complaint. */
GPtrArray *paddock_files_expand (char **operands, const PaddockDocumentKind *kind);

/* Calls FUNC for each file, complains about errors, and returns the worst code; ends early on Ctrl+C. */
typedef PaddockExit (*PaddockFileFunc) (const char *file, gpointer data, GError **error);
PaddockExit paddock_files_each (const GPtrArray *files, PaddockFileFunc func, gpointer data);

/* How messages call it: "-" is "standard input". */
const char *paddock_files_get_name (const char *file);

/* Its name without folder and extension: "harbour-loop". */
char *paddock_files_dup_stem (const char *file);

/* A document with those that it refers to; those of standard input stay away. */
PaddockDocument *paddock_files_load (const char *file, GError **error);
GBytes *paddock_files_read_bytes (const char *file, GError **error);
PaddockDocument *paddock_files_parse (const char *file, GBytes *bytes, GError **error);

/* Where to write what was made from INPUT: OUTPUT itself, or, if that is a folder, INPUT's name there
 * with ENDING ("png") instead of its own extension (NULL: the same name). */
char *paddock_files_dup_output (const char *output, const char *input, const char *ending);

/* Whether all FILES can be written there: several need a folder, and names of their own.  Complains. */
gboolean paddock_files_can_go_to (const GPtrArray *files, const char *output, const char *ending);

/* FALSE after Ctrl+C: what comes too late is not written at all. */
gboolean paddock_files_may_write (const char *output, GError **error);
gboolean paddock_files_write (const char *output, const PaddockDocument *document, GError **error);
