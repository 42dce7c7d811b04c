/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockNoticeBar: tells people that a document's file does not hold what they see, and what they can do
 * about it.  Not seen while there is nothing to tell.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"

#define PADDOCK_TYPE_NOTICE_BAR (paddock_notice_bar_get_type ())
G_DECLARE_FINAL_TYPE (PaddockNoticeBar, paddock_notice_bar, PADDOCK, NOTICE_BAR, AdwBin)

void paddock_notice_bar_set_file (PaddockNoticeBar *self, PaddockDocumentFile *file);
