/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The finish, the podium and the times of the teams (RIV-END), and the tokens of time-bonus lines (RIV-BONUS).
 */

#pragma once

#include "rivet-table.h"

#define RIV_BONUS_TIME 2   /* what a token is worth (RIV-BONUS-09) */
#define RIV_PENALTY_TIME 1 /* behind the penalty line (RIV-END-08) */

/* RIDER has crossed the line after ROW. */
void riv_claim_bonus (PaddockTable *table, guint rider, guint row);

/* RIDER is over the finish line: the next place is its. */
void riv_reach_podium (PaddockTable *table, guint rider);

/* Whether somebody is. */
static inline gboolean
riv_has_finisher (const PaddockTable *table)
{
  return riv_state (table)->n_finished > 0;
}

/* The rest is placed, the teams too, and the race is over. */
void riv_end_race (PaddockTable *table);

/* Seconds: of a rider on the podium, and of a team as far as its riders are there. */
int riv_get_rider_time (const PaddockTable *table, guint rider);
int riv_get_team_time (const PaddockTable *table, guint team);

/* All teams, the winner first (RIV-END-10 and 11): for a podium that is full. */
void riv_rank_teams (const PaddockTable *table, guint8 teams[RIV_MAX_TEAMS]);
