/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the site of a finding to the thing of the document that it names.
 */

#pragma once

#include "document.h"
#include "finding.h"
#include "thing.h"

/* FALSE: the finding is about no thing, or about one that DOCUMENT does not have. */
gboolean paddock_finding_find_thing (const PaddockFinding *finding,
                                     const PaddockDocument *document,
                                     PaddockThing *found);
