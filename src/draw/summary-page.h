/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's summary of a game (summary.h) on one sheet of A4, in columns, as a PDF to print.
 *
 * The letters are as large as the page allows.  The same summary gives the same bytes.
 */

#pragma once

#include "summary.h"

/* SETUP: the race that it is about, or NULL. */
gboolean paddock_summary_page_save (const PaddockGame *game,
                                    const PaddockSetup *setup,
                                    const char *path,
                                    GError **error);
