/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-kinds.h"

#include "car.h"
#include "cards.h"
#include "hex-track.h"
#include "licence.h"
#include "playtest.h"
#include "road-track.h"
#include "team-cards.h"
#include "team.h"

const PaddockDocumentKind *const paddock_document_kinds[] = {
  &paddock_hex_track_kind,  &paddock_road_track_kind, &paddock_licence_kind,
  &paddock_car_kind,        &paddock_cards_kind,      &paddock_team_kind,
  &paddock_team_cards_kind, &paddock_playtest_kind,   NULL,
};

const PaddockDocumentKind *
paddock_document_kinds_find (const char *root)
{
  for (guint i = 0; paddock_document_kinds[i]; i++)
    if (g_str_equal (paddock_document_kinds[i]->type->name, root))
      return paddock_document_kinds[i];

  return NULL;
}
