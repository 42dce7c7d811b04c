/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Repairs of several findings at once.
 */

#pragma once

#include "check.h"

/* Repairs in a draft of a document of the check's kind whatever the check finds there and can repair, except what
 * is accepted.  One repair may change what the next one is about, so the check looks again after each.
 * Returns how many were made. */
guint paddock_check_fix_all (const PaddockCheck *check, gpointer draft);
