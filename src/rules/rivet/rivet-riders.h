/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where riders stand: who is where, who is placed better, who is linked to whom (RIV-POS, RIV-LINK); and the one door
 * through which they change places.
 */

#pragma once

#include "rivet-table.h"

static inline PaddockPlace
riv_get_place (const PaddockTable *table, guint rider)
{
  return riv_state (table)->riders[rider].at;
}

/* On the road or beside it. */
static inline gboolean
riv_is_on_map (const PaddockTable *table, guint rider)
{
  return riv_road_has (&riv_course (table)->road, riv_get_place (table, rider));
}

static inline gboolean
riv_is_on_road (const PaddockTable *table, guint rider)
{
  return riv_road_is_on_road (&riv_course (table)->road, riv_get_place (table, rider));
}

/* Of a rider on the map; smaller is better, and no two have the same. */
static inline guint
riv_get_rank (const PaddockTable *table, guint rider)
{
  return riv_road_get_cell (&riv_course (table)->road, riv_get_place (table, rider))->rank;
}

/* Who stands there, or RIV_NO_RIDER; beyond the finish line nobody does. */
guint riv_find_rider (const PaddockTable *table, PaddockPlace place);

/* Those directly behind a place of the road, or ahead of it; returns how many. */
guint riv_list_beside (const PaddockTable *table,
                       PaddockPlace place,
                       RivWay way,
                       guint8 riders[PADDOCK_ROAD_MAX_LANES]);

gboolean riv_is_linked (const PaddockTable *table, guint rider); /* to anybody */

/* Everybody on the map, the best placed first; returns how many. */
guint riv_list_order (const PaddockTable *table, guint8 riders[RIV_MAX_RIDERS]);

/* Who leads; RIV_NO_RIDER once somebody is on the podium (RIV-POS-05). */
guint riv_find_leader (const PaddockTable *table);

/* The worst placed of a team on the map, or RIV_NO_RIDER. */
guint riv_find_last_of_team (const PaddockTable *table, guint team);

/* The linked riders cut into single files, for texts that speak of lines. */
typedef struct {
  guint n;
  guint8 n_riders[RIV_MAX_RIDERS];               /* of a file; a file of one is no line */
  guint8 riders[RIV_MAX_RIDERS][RIV_MAX_RIDERS]; /* of a file, the front one first */
  guint8 file_of[RIV_MAX_RIDERS];                /* by rider; RIV_NO_RIDER: in none */
} RivFiles;

void riv_list_files (const PaddockTable *table, RivFiles *files);

/* The worst-placed linked rider with nobody directly behind: the end of the last line; or RIV_NO_RIDER. */
guint riv_find_tail (const PaddockTable *table);

/* The door: tells how RIDER comes to TO, and does what follows from it: a bonus line that is crossed, the finish.
 * TYPE is PLACED, MOVED, PUSHED or JUMPED. */
void riv_put (PaddockTable *table,
              guint rider,
              PaddockPlace to,
              PaddockEventType type,
              RivClause clause);

/* Its two halves, for steps of many riders: all move first, and what follows is told then. */
void riv_shift (PaddockTable *table,
                guint rider,
                PaddockPlace to,
                PaddockEventType type,
                RivClause clause);
void riv_settle_shift (PaddockTable *table, guint rider, PaddockPlace from);
