/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The setup of the last race on each track, remembered: for a track with a file between runs, else as long as it is open.
 */

#pragma once

#include "document-file.h"

/* The plan of the last race on TRACK as it is now, with a new seed, or the default one; the error says why it cannot be
 * raced on. */
PaddockDocument *paddock_plans_recall (PaddockDocumentFile *track, int seed, GError **error);
/* The same to be set up: as people left it, even if it cannot be raced like that. */
PaddockDocument *paddock_plans_recall_setup (PaddockDocumentFile *track, int seed, GError **error);
void paddock_plans_remember (PaddockDocumentFile *track, PaddockDocument *plan);

/* The plan of a race that is open, from the start, as people left it when they last set it up anew without racing it; NULL
 * forgets that. */
PaddockDocument *paddock_plans_recall_again (PaddockDocumentFile *race);
void paddock_plans_remember_again (PaddockDocumentFile *race, PaddockDocument *plan);
