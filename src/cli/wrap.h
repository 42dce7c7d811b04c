/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prose into lines, for a terminal.
 */

#pragma once

#include <glib.h>

#define PADDOCK_WRAP_WIDTH 79

/* Appends TEXT, each line but the first indented; OUT stands at column INDENT already.  An empty line
 * stays one.  Ends with a line's end. */
void paddock_wrap (GString *out, const char *text, guint indent);

/* Pads the last line of OUT to COLUMN, or begins a new one if it is longer. */
void paddock_wrap_pad (GString *out, guint column);
