/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Findings that a designer looked at and keeps, each with a reason, in the document's own list.
 */

#pragma once

#include "document.h"
#include "finding.h"

/* Whether documents of this kind have such a list. */
gboolean paddock_document_kind_can_accept (const PaddockDocumentKind *kind);

/* Marks the FINDINGS (of PaddockFinding) that DOCUMENT has accepted. */
void paddock_findings_mark_accepted (GPtrArray *findings, const PaddockDocument *document);

/* Edits of a draft of a document of KIND.  What is accepted is a house rule, unless it was only a hint.  Taking back lets go of whatever accepts the finding, even if
 * that accepts others too. */
void paddock_finding_accept (const PaddockFinding *self,
                             const PaddockDocumentKind *kind,
                             gpointer draft,
                             const char *reason);
void paddock_finding_take_back (const PaddockFinding *self,
                                const PaddockDocumentKind *kind,
                                gpointer draft);
