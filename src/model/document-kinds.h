/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every kind of document, as a NULL-terminated table.  A new kind is a struct, its table of fields and
 * one row here.
 */

#pragma once

#include "document.h"

extern const PaddockDocumentKind *const paddock_document_kinds[];

const PaddockDocumentKind *paddock_document_kinds_find (const char *root);
