/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of playtest-run.h share.
 */

#pragma once

#include "playtest-run.h"

/* Sets PADDOCK_RULES_ERROR_DIFFERENCE; always FALSE. */
gboolean paddock_playtest_differ (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Whether an event as STEP says has happened since the last choice, or (not EXPECTED) has not. */
gboolean paddock_playtest_expect_event (const PaddockJournal *journal,
                                        const PaddockStep *step,
                                        gboolean expected,
                                        GError **error);
