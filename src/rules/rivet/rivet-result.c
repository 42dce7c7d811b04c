/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the result of a race says of each team, and how far teams have come.
 */

#include "rivet-fatigue.h"
#include "rivet-podium.h"
#include "rivet-riders.h"
#include "rivet-show.h"
#include "words.h"

static gboolean
always (const PaddockTable *table)
{
  return TRUE;
}

static int
read_time (const PaddockTable *table, guint seat)
{
  return riv_get_team_time (table, seat);
}

static int
read_best (const PaddockTable *table, guint seat)
{
  int best = 0;

  for (guint i = 0; i < riv_state (table)->n_riders; i++) {
    const RivRider *rider = &riv_state (table)->riders[i];

    if (rider->team == seat && rider->podium > 0 && (best == 0 || rider->podium < best))
      best = rider->podium;
  }

  return best;
}

static int
read_bonuses (const PaddockTable *table, guint seat)
{
  int n = 0;

  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (riv_state (table)->riders[i].team == seat)
      n += riv_state (table)->riders[i].bonuses;

  return n;
}

static int
read_fatigue (const PaddockTable *table, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (riv_state (table)->riders[i].team == seat)
      n += riv_count_fatigue (&riv_state (table)->riders[i]);

  return (int) n;
}

const PaddockMeasure riv_measures[RIV_N_MEASURES] = {
  { .id = "time",
    .label = N_ ("Time"),
    .help = N_ ("Seconds of all riders, with penalties and time bonuses"),
    .applies = always,
    .read = read_time },
  { .id = "best",
    .label = N_ ("Best rider"),
    .help = N_ ("The place of the team's first rider on the podium"),
    .applies = always,
    .read = read_best },
  { .id = "bonuses",
    .label = N_ ("Time bonuses"),
    .help = N_ ("Tokens of sprints and mountains"),
    .read = read_bonuses },
  { .id = "damage", /* the one of all races counts what is taken, not what is left */
    .label = N_ ("Fatigue"),
    .help = N_ ("Fatigue of all riders at the end"),
    .read = read_fatigue },
};

/* Rows of all riders; those on the podium are beyond the last one, the better placed the farther. */
int
riv_get_progress (const PaddockTable *table, guint seat)
{
  const RivState *state = riv_state (table);
  int rows = 0;

  for (guint i = 0; i < state->n_riders; i++)
    if (state->riders[i].team == seat && !paddock_place_is_nowhere (state->riders[i].at))
      rows += state->riders[i].podium > 0
                ? riv_course (table)->road.n_rows + 1 + RIV_MAX_RIDERS - state->riders[i].podium
                : state->riders[i].at.a;

  return rows;
}

gboolean
riv_has_leader (const PaddockTable *table)
{
  return riv_state (table)->phase > 0;
}
