/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockExtraGroup: what the properties of a document show above its form that no field of it says.
 */

#pragma once

#include <adwaita.h>

#include "document.h"

typedef struct {
  const PaddockDocumentKind *kind;
  AdwPreferencesGroup *(*create) (void);
  void (*show) (AdwPreferencesGroup *group, gconstpointer record);
} PaddockExtraGroup;

/* NULL: documents of this kind have none. */
const PaddockExtraGroup *paddock_extra_group_find (const PaddockDocumentKind *kind);
