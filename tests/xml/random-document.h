/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random documents of any kind, made from its tables alone: whatever the tables allow may come, names
 * are unique where they must be, and what is referred to exists.
 */

#pragma once

#include "document.h"

/* KINDS (NULL-terminated) may stand inside. */
PaddockDocument *random_document_new (const PaddockDocumentKind *kind,
                                      const PaddockDocumentKind *const *kinds,
                                      GRand *rand);
