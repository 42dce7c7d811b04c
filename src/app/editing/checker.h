/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockChecker: looks over a document for problems, after each change, in the background.  It follows a file, or is
 * told what to look at.
 *
 * One thread at a time holds a version; when the document changes meanwhile it stops soon
 * and the newest version is looked over instead, so what is found is never older than what was shown
 * when the look began.  "changed" is emitted when new findings are there, or when they no longer are
 * those of the current version.
 */

#pragma once

#include "document-file.h"
#include "finding.h"

#define PADDOCK_TYPE_CHECKER (paddock_checker_get_type ())
G_DECLARE_FINAL_TYPE (PaddockChecker, paddock_checker, PADDOCK, CHECKER, GObject)

PaddockChecker *paddock_checker_new (PaddockDocumentFile *file); /* NULL: it follows none */
/* This is the current version from now on; NULL: there is none, and nothing to be found. */
void paddock_checker_look_at (PaddockChecker *self, PaddockDocument *document);
void paddock_checker_stop (PaddockChecker *self); /* for good */

/* The current version, or NULL. */
PaddockDocument *paddock_checker_get_document (PaddockChecker *self);
/* Of PaddockFinding; NULL until the first look is over. */
GPtrArray *paddock_checker_get_findings (PaddockChecker *self);
/* Whether the findings are those of the current version, so that they can be repaired. */
gboolean paddock_checker_is_current (PaddockChecker *self);
