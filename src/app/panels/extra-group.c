/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "extra-group.h"

#include "frothy/licence-odds.h"

static const PaddockExtraGroup *const groups[] = { &paddock_licence_odds_group };

const PaddockExtraGroup *
paddock_extra_group_find (const PaddockDocumentKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (groups[i]->kind == kind)
      return groups[i];

  return NULL;
}
