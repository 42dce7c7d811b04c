/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The setup of the last race on each track, remembered: for a track with a file between runs, else as long as it is open.
 */

#pragma once

#include "document-file.h"

/* The plan of the last race on TRACK as it is now, with a new seed, or the default one; the error says why it cannot be
 * raced on. */
PaddockDocument *paddock_race_plans_recall (PaddockDocumentFile *track, int seed, GError **error);
void paddock_race_plans_remember (PaddockDocumentFile *track, PaddockDocument *plan);
