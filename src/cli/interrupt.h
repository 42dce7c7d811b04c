/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place that handles signals for paddock-cli: whatever ends it, no file is left half-written.
 *
 * Ctrl+C, Ctrl+\, TERM, HUP and XCPU only set a flag, for work to end at the next good moment; the second one ends
 * the program at once.  A reader that went away (PIPE) and a file that grew too large (XFSZ) are errors of writing like any other.
 * Signals that the caller ignores stay ignored.
 */

#pragma once

#include <glib.h>

#include "stop.h"

void paddock_interrupt_catch (void);
gboolean paddock_is_interrupted (void);
PaddockStop *paddock_interrupt_get_stop (void); /* the same, for those who look and read */

/* As if signal NUMBER had come. */
void paddock_interrupt_note (int number);

/* Ends the program as the signal would have. */
void paddock_interrupt_raise (void);
