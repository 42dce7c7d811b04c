/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-riders.h"

#include "rivet-podium.h"

guint
riv_find_rider (const PaddockTable *table, PaddockPlace place)
{
  const RivState *state = riv_state (table);

  if (!riv_road_has (&riv_course (table)->road, place))
    return RIV_NO_RIDER;

  for (guint i = 0; i < state->n_riders; i++)
    if (paddock_place_equal (state->riders[i].at, place))
      return i;

  return RIV_NO_RIDER;
}

guint
riv_list_beside (const PaddockTable *table,
                 PaddockPlace place,
                 RivWay way,
                 guint8 riders[PADDOCK_ROAD_MAX_LANES])
{
  guint n_ways, n = 0;
  const PaddockPlace *ways = riv_road_get_ways (&riv_course (table)->road, place, way, &n_ways);

  for (guint i = 0; i < n_ways; i++) {
    guint rider = riv_find_rider (table, ways[i]);

    if (rider != RIV_NO_RIDER)
      riders[n++] = (guint8) rider;
  }

  return n;
}

/* RIV-LINK-08: not beside the road. */
gboolean
riv_is_linked (const PaddockTable *table, guint rider)
{
  guint8 others[PADDOCK_ROAD_MAX_LANES];
  PaddockPlace at = riv_get_place (table, rider);

  return riv_is_on_road (table, rider)
         && (riv_list_beside (table, at, RIV_BEHIND, others) > 0
             || riv_list_beside (table, at, RIV_AHEAD, others) > 0);
}

guint
riv_list_order (const PaddockTable *table, guint8 riders[RIV_MAX_RIDERS])
{
  guint ranks[RIV_MAX_RIDERS];
  guint n = 0;

  for (guint i = 0; i < riv_state (table)->n_riders; i++) {
    guint at, rank;

    if (!riv_is_on_map (table, i))
      continue;
    rank = riv_get_rank (table, i);
    for (at = n++; at > 0 && ranks[at - 1] > rank; at--) {
      ranks[at] = ranks[at - 1];
      riders[at] = riders[at - 1];
    }
    ranks[at] = rank;
    riders[at] = (guint8) i;
  }

  return n;
}

/* The rider of TEAM, or of anybody, that is placed best, or worst. */
static guint
find_extreme (const PaddockTable *table, guint team, gboolean is_best)
{
  guint found = RIV_NO_RIDER, extreme = 0;

  for (guint i = 0; i < riv_state (table)->n_riders; i++) {
    guint rank;

    if ((team != RIV_NO_TEAM && riv_state (table)->riders[i].team != team)
        || !riv_is_on_map (table, i))
      continue;
    rank = riv_get_rank (table, i);
    if (found == RIV_NO_RIDER || (is_best ? rank < extreme : rank > extreme)) {
      found = i;
      extreme = rank;
    }
  }

  return found;
}

guint
riv_find_leader (const PaddockTable *table)
{
  return riv_state (table)->n_podium > 0 ? RIV_NO_RIDER : find_extreme (table, RIV_NO_TEAM, TRUE);
}

guint
riv_find_last_of_team (const PaddockTable *table, guint team)
{
  return find_extreme (table, team, FALSE);
}

/* --- Files --- */

/* The best placed of those directly behind RIDER who have no file yet, or RIV_NO_RIDER. */
static guint
find_next_of_file (const PaddockTable *table, const RivFiles *files, guint rider)
{
  guint8 behind[PADDOCK_ROAD_MAX_LANES];
  guint n = riv_list_beside (table, riv_get_place (table, rider), RIV_BEHIND, behind);
  guint best = RIV_NO_RIDER;

  for (guint i = 0; i < n; i++)
    if (files->file_of[behind[i]] == RIV_NO_RIDER
        && (best == RIV_NO_RIDER || riv_get_rank (table, behind[i]) < riv_get_rank (table, best)))
      best = behind[i];

  return best;
}

void
riv_list_files (const PaddockTable *table, RivFiles *files)
{
  guint8 order[RIV_MAX_RIDERS];
  guint n = riv_list_order (table, order);

  memset (files, 0, sizeof *files);
  memset (files->file_of, RIV_NO_RIDER, sizeof files->file_of);
  for (guint i = 0; i < n; i++) {
    if (files->file_of[order[i]] != RIV_NO_RIDER || !riv_is_linked (table, order[i]))
      continue;
    for (guint rider = order[i]; rider != RIV_NO_RIDER;
         rider = find_next_of_file (table, files, rider)) {
      files->file_of[rider] = (guint8) files->n;
      files->riders[files->n][files->n_riders[files->n]++] = (guint8) rider;
    }
    files->n++;
  }
}

guint
riv_find_tail (const PaddockTable *table)
{
  guint8 order[RIV_MAX_RIDERS], behind[PADDOCK_ROAD_MAX_LANES];

  for (guint i = riv_list_order (table, order); i-- > 0;)
    if (riv_is_linked (table, order[i])
        && riv_list_beside (table, riv_get_place (table, order[i]), RIV_BEHIND, behind) == 0)
      return order[i];

  return RIV_NO_RIDER;
}

/* --- The door --- */

void
riv_shift (PaddockTable *table,
           guint rider,
           PaddockPlace to,
           PaddockEventType type,
           RivClause clause)
{
  RivState *state = riv_state (table);
  PaddockPlace from = state->riders[rider].at;

  state->riders[rider].at = to;
  PADDOCK_TELL (table->events, .type = (guint8) type, .actor = riv_get_actor (table),
                .subject = (guint8) rider, .clause = (guint16) clause, .from = from, .to = to);
}

/* RIV-BONUS-11, RIV-END-01 */
void
riv_settle_shift (PaddockTable *table, guint rider, PaddockPlace from)
{
  PaddockPlace to = riv_get_place (table, rider);

  if (to.a == from.a + 1 && riv_course (table)->road.rows[from.a].bonus)
    riv_claim_bonus (table, rider, (guint) from.a);
  if (to.a > riv_course (table)->road.n_rows && from.a != to.a)
    riv_reach_podium (table, rider);
}

void
riv_put (PaddockTable *table, guint rider, PaddockPlace to, PaddockEventType type, RivClause clause)
{
  PaddockPlace from = riv_get_place (table, rider);

  riv_shift (table, rider, to, type, clause);
  riv_settle_shift (table, rider, from);
}
