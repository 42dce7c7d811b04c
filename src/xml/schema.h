/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The RELAX NG schema of a kind of document, from the same tables that the reader goes by.
 *
 * A schema describes the current version of the format.  It takes exactly what the reader takes, but
 * for what RELAX NG cannot say: names that must be unique or must exist, and the limits (the last rows
 * of PaddockXmlError).  Each is complete in one file, with the help sentences as documentation.
 */

#pragma once

#include "document.h"

/* The caller frees the text. */
char *paddock_xml_write_schema (const PaddockDocumentKind *kind);

/* KINDS (NULL-terminated) are those that may stand inside others. */
char *paddock_xml_write_schema_as (const PaddockDocumentKind *const *kinds,
                                   const PaddockDocumentKind *kind);
