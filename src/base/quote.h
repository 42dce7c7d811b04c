/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text from files, names and paths, made safe to print.
 *
 * Whatever could forge a line, drive a terminal or turn text around is shown as "\u{1b}": control characters (of C0, of
 * C1, and DEL), line and paragraph separators, controls of direction and other characters that nobody sees.  Bytes that are
 * no UTF-8 become U+FFFD.  Everything that people can read stays as it is.
 */

#pragma once

#include <glib.h>

/* Whether it drives terminals, ends lines or turns text around: one of a list that never changes, for formats that have
 * escapes of their own and must not depend on what else people can read by now. */
gboolean paddock_is_control (gunichar c);

/* The same text on one line. */
char *paddock_plain_line (const char *text);
void paddock_append_plain (GString *out, const char *text);
char *paddock_plain_markup (const char *text); /* for labels that take markup */

/* In quotes, for a message: cut after some forty characters. */
char *paddock_quote (const char *text);
