/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-podium.h"

#include "rivet-riders.h"
#include "rivet-turn.h"

/* --- Bonus lines --- */

/* RIV-BONUS-08, 10, 13: the first over it, and no one after. */
void
riv_claim_bonus (PaddockTable *table, guint rider, guint row)
{
  RivState *state = riv_state (table);
  guint line = riv_course (table)->road.rows[row].bonus;

  if (line == 0 || (state->claimed >> (line - 1) & 1))
    return;
  if (riv_course (table)->options[RIV_OPTION_BONUS] && state->move.rider != rider)
    return; /* RIV-RUL-15, the other way: whoever is carried over it takes nothing */

  state->claimed |= 1u << (line - 1);
  state->riders[rider].bonuses++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_CROSSED, .actor = state->riders[rider].seat,
                .subject = (guint8) rider, .clause = RIV_BONUS_08, .amount = (gint16) line);
}

/* --- The podium --- */

static void
take_place (PaddockTable *table, guint rider, RivClause clause)
{
  RivState *state = riv_state (table);

  state->podium[state->n_podium++] = (guint8) rider;
  state->riders[rider].podium = state->n_podium;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_GAINED, .actor = state->riders[rider].seat,
                .subject = (guint8) rider, .clause = (guint16) clause,
                .amount = (gint16) state->n_podium,
                .to = PADDOCK_PLACE (riv_get_rider_time (table, rider), 0));
}

/* RIV-EVT-10 */
static void
begin_endgame (PaddockTable *table)
{
  riv_state (table)->n_phase_events = 0;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PHASE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = RIV_EVT_10, .amount = RIV_PHASE_ENDGAME);
}

void
riv_reach_podium (PaddockTable *table, guint rider)
{
  RivState *state = riv_state (table);

  if (state->n_finished == 0)
    begin_endgame (table);
  state->n_finished++;
  take_place (table, rider, state->n_finished == 1 ? RIV_END_01 : RIV_END_04);
}

/* --- Times --- */

/* RIV-END-02 and 08, RIV-RUL-33. */
int
riv_get_rider_time (const PaddockTable *table, guint rider)
{
  const RivState *state = riv_state (table);
  int place = state->riders[rider].podium;

  if (place == 0)
    return 0;

  return (place - 1) * riv_course (table)->options[RIV_OPTION_PODIUM]
         + (place > state->n_finished ? RIV_PENALTY_TIME : 0);
}

/* RIV-END-09 */
int
riv_get_team_time (const PaddockTable *table, guint team)
{
  const RivState *state = riv_state (table);
  int time = 0;

  for (guint i = 0; i < state->n_riders; i++)
    if (state->riders[i].team == team)
      time += riv_get_rider_time (table, i) - RIV_BONUS_TIME * state->riders[i].bonuses;

  return time;
}

static guint
get_worst_place (const RivState *state, guint team)
{
  guint worst = 0;

  for (guint i = 0; i < state->n_riders; i++)
    if (state->riders[i].team == team)
      worst = MAX (worst, state->riders[i].podium);

  return worst;
}

/* RIV-END-10 and 11, RIV-RUL-34. */
static gboolean
is_ahead (const PaddockTable *table, guint a, guint b)
{
  int of_a = riv_get_team_time (table, a), of_b = riv_get_team_time (table, b);

  return of_a < of_b
         || (of_a == of_b
             && get_worst_place (riv_state (table), a) < get_worst_place (riv_state (table), b));
}

void
riv_rank_teams (const PaddockTable *table, guint8 teams[RIV_MAX_TEAMS])
{
  for (guint i = 0; i < riv_state (table)->n_teams; i++) {
    guint at = i;

    for (; at > 0 && is_ahead (table, i, teams[at - 1]); at--)
      teams[at] = teams[at - 1];
    teams[at] = (guint8) i;
  }
}

/* --- The end --- */

/* The artificial team has a time, but places are for those who play. */
static void
place_team (PaddockTable *table, guint team)
{
  PaddockState *core = &riv_state (table)->core;
  guint seat = riv_state (table)->teams[team].seat;
  gboolean is_placed = seat != PADDOCK_NOBODY;

  if (is_placed)
    core->places[core->n_placed++] = (guint8) seat;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_FINISHED, .actor = (guint8) seat,
                .subject = (guint8) team, .clause = (guint16) (is_placed ? RIV_END_10 : RIV_RUL_60),
                .amount = (gint16) (is_placed ? core->n_placed : 0),
                .to = PADDOCK_PLACE (riv_get_team_time (table, team), 0));
}

static void
place_teams (PaddockTable *table)
{
  guint8 teams[RIV_MAX_TEAMS];

  riv_rank_teams (table, teams);
  for (guint i = 0; i < riv_state (table)->n_teams; i++)
    place_team (table, teams[i]);
}

void
riv_end_race (PaddockTable *table)
{
  RivState *state = riv_state (table);
  guint8 order[RIV_MAX_RIDERS];
  guint n = riv_list_order (table, order);

  for (guint i = 0; i < n; i++)
    take_place (table, order[i], RIV_END_07);
  place_teams (table);
  state->core.is_over = TRUE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_OVER, .actor = PADDOCK_NOBODY,
                .clause = RIV_END_05);
}
