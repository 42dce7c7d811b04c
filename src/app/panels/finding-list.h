/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFindingList: what the checks found, the worst first, to be read: the one that is selected says why it matters.
 *
 * Where it can be repaired, PaddockProblemsPanel is used instead.  "shown": another one is selected.
 */

#pragma once

#include <adwaita.h>

#include "finding.h"

#define PADDOCK_TYPE_FINDING_LIST (paddock_finding_list_get_type ())
G_DECLARE_FINAL_TYPE (PaddockFindingList, paddock_finding_list, PADDOCK, FINDING_LIST, AdwBin)

/* FINDINGS are of PaddockFinding; what was selected stays so if it is found again. */
void paddock_finding_list_show (PaddockFindingList *self, GPtrArray *findings);
/* NULL: none is selected. */
const PaddockFinding *paddock_finding_list_get_selected (PaddockFindingList *self);
void paddock_finding_list_unselect (PaddockFindingList *self);
