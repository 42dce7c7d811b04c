/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lane-links.h"

#include "road-rules.h"
#include "words.h"

#define LANE_BIT(lane_) (1u << ((lane_) -1))

static const PaddockRefusal no_boundary = {
  N_ ("Lanes can only lead on between two rows of the tile."),
  NULL,
};
static const PaddockRefusal no_lane = {
  N_ ("There is no such lane here."),
  NULL,
};

static int
lanes_of (const PaddockTile *tile, int row)
{
  guint section;
  const PaddockRows *rows = paddock_tile_get_row (tile, row, &section);

  return rows ? rows->lanes : 0;
}

static void
set_overlaps (PaddockLaneLinks *links)
{
  for (int a = 1; a <= links->n; a++) {
    links->ahead[a - 1] = 0;
    for (int b = 1; b <= links->m; b++)
      if (paddock_road_lanes_overlap (a, links->n, b, links->m))
        links->ahead[a - 1] |= (guint8) LANE_BIT (b);
  }
}

static guint
find_transition (const PaddockTile *tile, int after)
{
  guint i = 0;

  while (i < paddock_list_len (tile->transitions)
         && PADDOCK_LIST_AT (tile->transitions, PaddockTransition, i)->after != after)
    i++;

  return i;
}

gboolean
paddock_lane_links_find (const PaddockTile *tile, int after, PaddockLaneLinks *links)
{
  guint t = find_transition (tile, after);

  *links = (PaddockLaneLinks){ .n = lanes_of (tile, after), .m = lanes_of (tile, after + 1) };
  if (!links->n || !links->m)
    return FALSE;

  links->is_own = t < paddock_list_len (tile->transitions);
  if (!links->is_own)
    set_overlaps (links);
  for (guint i = 0; links->is_own; i++) {
    const PaddockTransition *own = PADDOCK_LIST_AT (tile->transitions, PaddockTransition, t);
    const PaddockLaneLink *link;

    if (i == paddock_list_len (own->links))
      break;
    link = PADDOCK_LIST_AT (own->links, PaddockLaneLink, i);
    if (link->from <= links->n && link->to <= links->m)
      links->ahead[link->from - 1] |= (guint8) LANE_BIT (link->to);
  }

  return TRUE;
}

/* What is wrong with ways over a boundary, by what the road itself says. */
static const PaddockRefusal *
find_fault (const PaddockLaneLinks *links)
{
  guint8 reached = 0;

  for (int a = 0; a < links->n; a++) {
    reached |= links->ahead[a];
    if (!links->ahead[a])
      return &paddock_refused_dead_end;
  }
  if (reached != LANE_BIT (links->m + 1) - 1)
    return &paddock_refused_dead_end;
  if (!(links->ahead[0] & 1) || !(links->ahead[links->n - 1] & LANE_BIT (links->m)))
    return &paddock_refused_loose_edge;
  for (int a = 1; a < links->n; a++)
    if (g_bit_nth_msf (links->ahead[a - 1], -1) > g_bit_nth_lsf (links->ahead[a], -1))
      return &paddock_refused_crossing;

  return NULL;
}

static gboolean
is_as_widths_have_it (const PaddockLaneLinks *links)
{
  PaddockLaneLinks plain = *links;

  set_overlaps (&plain);
  for (int a = 0; a < links->n; a++)
    if (plain.ahead[a] != links->ahead[a])
      return FALSE;

  return TRUE;
}

static void
put (PaddockTile *tile, int after, const PaddockLaneLinks *links)
{
  PaddockTransition *transition;
  guint at = find_transition (tile, after);

  if (at < paddock_list_len (tile->transitions))
    paddock_list_remove (&tile->transitions, at);
  if (is_as_widths_have_it (links))
    return;

  for (at = 0; at < paddock_list_len (tile->transitions)
               && PADDOCK_LIST_AT (tile->transitions, PaddockTransition, at)->after < after;)
    at++;
  transition = paddock_list_insert (&tile->transitions, &paddock_transition_type, at);
  transition->after = after;
  for (int a = 1; a <= links->n; a++)
    for (int b = 1; b <= links->m; b++)
      if (links->ahead[a - 1] & LANE_BIT (b)) {
        PaddockLaneLink *link = paddock_list_append (&transition->links, &paddock_lane_link_type);

        link->from = a;
        link->to = b;
      }
}

const PaddockRefusal *
paddock_lane_links_toggle (PaddockRoadTrack *track, guint tile, int after, int from, int to)
{
  PaddockLaneLinks links;
  const PaddockRefusal *refusal;

  if (!paddock_lane_links_find (PADDOCK_LIST_AT (track->tiles, PaddockTile, tile), after, &links))
    return &no_boundary;
  if (from < 1 || from > links.n || to < 1 || to > links.m)
    return &no_lane;

  links.ahead[from - 1] ^= (guint8) LANE_BIT (to);
  refusal = find_fault (&links);
  if (!refusal)
    put (paddock_list_edit (&track->tiles, tile), after, &links);

  return refusal;
}

const PaddockRefusal *
paddock_lane_links_reset (PaddockRoadTrack *track, guint tile, int after)
{
  PaddockLaneLinks links;

  if (!paddock_lane_links_find (PADDOCK_LIST_AT (track->tiles, PaddockTile, tile), after, &links))
    return &no_boundary;

  set_overlaps (&links);
  put (paddock_list_edit (&track->tiles, tile), after, &links);
  return NULL;
}
