/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The terminal's side of paddock-cli: results to standard output, everything else to standard error,
 * and progress where somebody watches.
 */

#pragma once

#include <glib.h>

#include "interrupt.h"

/* Adds the program's name and a line's end. */
void paddock_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* WHAT ("unknown command") and the word, then the one of NAMES (NULL-terminated) that was probably meant,
 * or all of them. */
void paddock_complain_unknown (const char *what, const char *word, const char *const *names);

/* A finished line that begins with a file's name already. */
void paddock_complain_error (const GError *error);

/* Results, as they are.  What cannot be written is told once, by paddock_console_close(). */
void paddock_print (const char *text);
void paddock_print_line (const char *text); /* from outside: quoted, see quote.h */
void paddock_print_bytes (gconstpointer bytes, gsize length);
void paddock_print_out (GString *out); /* and empties it */
gboolean paddock_console_close (void);

/* One line that is written over: "playtest 30%".  Silent unless standard error is a terminal, or
 * FORCED (then a line each). */
typedef struct {
  const char *what;
  gboolean is_shown, is_terminal;
  gint64 last_us;
} PaddockProgress;

void paddock_progress_init (PaddockProgress *self, const char *what, gboolean forced);
void paddock_progress_tell (PaddockProgress *self, double done); /* 0 to 1 */
void paddock_progress_clear (PaddockProgress *self); /* before anything else is printed */
