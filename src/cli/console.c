/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "console.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n.h>

#include "interrupt.h"
#include "nearest.h"
#include "quote.h"

#define PROGRESS_EVERY_US (G_USEC_PER_SEC / 10)

void
paddock_complain (const char *format, ...)
{
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);

  line = paddock_plain_line (text);
  fprintf (stderr, "paddock-cli: %s\n", line);
}

void
paddock_complain_unknown (const char *what, const char *word, const char *const *names)
{
  const char *nearest = paddock_nearest_name (word, names);
  g_autofree char *all = NULL;

  if (nearest) {
    paddock_complain (_ ("%s \"%s\"; did you mean \"%s\"?"), what, word, nearest);
    return;
  }

  all = g_strjoinv (", ", (char **) names);
  paddock_complain (_ ("%s \"%s\"; choose one of %s"), what, word, all);
}

void
paddock_complain_error (const GError *error)
{
  g_autofree char *line = paddock_plain_line (error->message);

  fprintf (stderr, "%s\n", line);
}

#define BLOCK_SIZE 65536 /* what files and pipes get at once; terminals get each text as it comes */

static GString *pending; /* not written yet; NULL: nothing was ever printed */
static int output_errno; /* why standard output failed first; 0: it did not */

/* Not through stdio, which loses the rest when a signal comes: a run that is interrupted still ends its report. */
static void
write_all (const char *bytes, gsize length)
{
  while (length > 0 && output_errno == 0) {
    gssize n = write (STDOUT_FILENO, bytes, length);

    if (n >= 0) {
      bytes += n;
      length -= (gsize) n;
    } else if (errno != EINTR) {
      output_errno = errno;
    }
  }
}

static void
flush (void)
{
  if (!pending)
    return;

  write_all (pending->str, pending->len);
  g_string_truncate (pending, 0);
}

void
paddock_print_bytes (gconstpointer bytes, gsize length)
{
  if (!pending)
    pending = g_string_new (NULL);
  g_string_append_len (pending, bytes, (gssize) length);
  if (pending->len >= BLOCK_SIZE || isatty (STDOUT_FILENO))
    flush ();
}

void
paddock_print (const char *text)
{
  paddock_print_bytes (text, strlen (text));
}

void
paddock_print_line (const char *text)
{
  g_autofree char *line = paddock_plain_line (text);

  paddock_print (line);
  paddock_print ("\n");
}

void
paddock_print_out (GString *out)
{
  paddock_print_bytes (out->str, out->len);
  g_string_truncate (out, 0);
}

gboolean
paddock_console_close (void)
{
  flush ();
  if (pending)
    g_string_free (g_steal_pointer (&pending), TRUE);
  if (output_errno == 0)
    return TRUE;
  if (output_errno == EPIPE) { /* whoever read has had enough: no fault of ours */
    paddock_interrupt_note (SIGPIPE);
    return FALSE;
  }

  paddock_complain (_ ("cannot write to standard output: %s"), g_strerror (output_errno));
  return FALSE;
}

void
paddock_progress_init (PaddockProgress *self, const char *what, gboolean forced)
{
  *self = (PaddockProgress){ .what = what, .is_terminal = isatty (STDERR_FILENO) };
  self->is_shown = self->is_terminal || forced;
}

void
paddock_progress_tell (PaddockProgress *self, double done)
{
  gint64 now = g_get_monotonic_time ();

  if (!self->is_shown || now - self->last_us < PROGRESS_EVERY_US)
    return;

  self->last_us = now;
  fprintf (stderr, self->is_terminal ? "\r%s %.0f%%" : "%s %.0f%%\n", self->what, 100 * done);
  fflush (stderr);
}

void
paddock_progress_clear (PaddockProgress *self)
{
  if (self->is_terminal && self->last_us)
    fputs ("\r\033[K", stderr);
}
