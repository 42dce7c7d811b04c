/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-findings.h"

void
paddock_finding_set_tile (PaddockFinding *self, const PaddockTile *tile, int row)
{
  PaddockSite site = PADDOCK_SITE_NAMED (TILE, paddock_text_get (tile->id));

  if (row)
    paddock_finding_set_site_within (self, site, PADDOCK_SITE_NUMBERED (ROW, row));
  else
    paddock_finding_set_site (self, site);
}

void
paddock_finding_set_rows (PaddockFinding *self, int first, int last)
{
  PaddockSite site = PADDOCK_SITE_NUMBERED (ROW, first);

  if (last > first)
    paddock_finding_set_site_within (self, site, PADDOCK_SITE_NUMBERED (TO, last));
  else
    paddock_finding_set_site (self, site);
}

PaddockFinding *
paddock_report_rows (PaddockReport *self, const char *one, const char *several, int first, int last)
{
  return last > first ? paddock_report_words (self, several, "%d\t%d", first, last)
                      : paddock_report_words (self, one, "%d", first);
}

PaddockTile *
paddock_road_edit_tile (PaddockRoadTrack *draft, const char *id)
{
  for (guint i = 0; i < paddock_list_len (draft->tiles); i++)
    if (g_str_equal (paddock_text_get (paddock_road_tile_at (draft, i)->id), id))
      return paddock_list_edit (&draft->tiles, i);

  return NULL;
}

PaddockRows *
paddock_road_edit_rows (PaddockTile *tile, int row)
{
  for (guint s = 0; s < paddock_list_len (tile->sections); s++) {
    PaddockSection *section = paddock_list_edit (&tile->sections, s);

    for (guint i = 0; i < paddock_list_len (section->rows); i++) {
      int n = PADDOCK_LIST_AT (section->rows, PaddockRows, i)->n;

      if (row <= n)
        return paddock_list_edit (&section->rows, i);
      row -= n;
    }
  }

  return NULL;
}

guint
paddock_road_get_split (const PaddockRows *rows)
{
  guint split = 0;

  for (guint i = 0; i < paddock_list_len (rows->split); i++)
    split |= 1u << (paddock_list_get_int (rows->split, i) - 1);

  return split & ((1u << rows->lanes) - 1);
}

void
paddock_road_set_split (PaddockRows *rows, guint lanes)
{
  g_clear_pointer (&rows->split, paddock_list_unref);
  for (int lane = 1; lane <= rows->lanes; lane++)
    if (lanes & (1u << (lane - 1)))
      paddock_list_append_int (&rows->split, lane);
}

int
paddock_road_inside (const PaddockTile *tile, const PaddockRows *rows)
{
  return tile->turn == PADDOCK_BEND_LEFT ? 1 : tile->turn == PADDOCK_BEND_RIGHT ? rows->lanes : 0;
}

void
paddock_road_remove_bonus (PaddockRoadTrack *draft, const char *id)
{
  for (guint i = paddock_list_len (draft->bonuses); i-- > 0;)
    if (g_str_equal (paddock_text_get (PADDOCK_LIST_AT (draft->bonuses, PaddockBonusLine, i)->id),
                     id))
      paddock_list_remove (&draft->bonuses, i);
}
