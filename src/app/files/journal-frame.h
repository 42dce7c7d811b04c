/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the file of a journal is made of: a line that says so, then frames, each with its length and a hash
 * over where it stands and what it holds.  What does not fit that is no frame, and ends the file.
 */

#pragma once

#include "text-delta.h"

/* How many of the versions that are there go, from the first; how many of the others stay; the versions that
 * come behind these, each with its label and its delta to the one before it in the file; then what holds from
 * now on: position, saved version (-1: none), URI and stamp of the document's file. */
#define PADDOCK_JOURNAL_FRAME_TYPE "(uua(ms" PADDOCK_TEXT_DELTA_TYPE ")uimsms)"

GBytes *paddock_journal_frame_start (void); /* of every journal */
GBytes *paddock_journal_frame_write (GVariant *content, gsize at);

/* The frame at *AT, which becomes the place of the next one; NULL: there is none. */
GVariant *paddock_journal_frame_read (GBytes *file, gsize *at);
/* Whether what is at AT, where no frame is, is nothing or the beginning of one: all that a kill or a full disk leaves. */
gboolean paddock_journal_frame_is_torn (GBytes *file, gsize at);
/* Where the first frame is; 0: this is no journal, or of another version. */
gsize paddock_journal_frame_find_first (GBytes *file);
