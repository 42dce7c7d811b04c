/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-board.h"

#include "rivet/rivet-fatigue.h"
#include "rivet/rivet-riders.h"
#include "rivet/rivet-strokes.h"

#include <string.h>

static inline const RivRoad *
get_road (const PaddockRivBoard *self)
{
  return &riv_course (self->table)->road;
}

/* --- Who is where --- */

#define AHEAD 32 /* rows of the window that nobody has come to yet */

static int
find_first_row (const RivState *state)
{
  int row = 0;

  for (guint i = 0; i < state->n_riders; i++)
    row = MAX (row, state->riders[i].at.a);

  return row + AHEAD - PADDOCK_RIV_WINDOW;
}

static inline guint
get_cell (const PaddockRivBoard *self, PaddockPlace place)
{
  return (guint) ((place.a - self->first_row) * 16 + (place.b >> 1));
}

static inline void
set_holder (PaddockRivBoard *self, PaddockPlace place, guint rider)
{
  guint cell = get_cell (self, place);

  if (cell < sizeof self->holders && riv_road_has (get_road (self), place))
    self->holders[cell] = (guint8) rider;
}

guint
paddock_riv_board_find (const PaddockRivBoard *self, PaddockPlace place)
{
  guint cell = get_cell (self, place);

  return cell < sizeof self->holders ? self->holders[cell] : RIV_NO_RIDER;
}

void
paddock_riv_board_init (PaddockRivBoard *self, const PaddockTable *table)
{
  const RivState *state = riv_state (table);

  self->table = table;
  self->n = state->n_riders;
  self->claimed = state->claimed;
  self->n_finished = state->n_finished;
  self->played = RIV_NO_CARD;
  self->ready = 0;
  self->first_row = find_first_row (state);
  memset (self->holders, RIV_NO_RIDER, sizeof self->holders);
  for (guint i = 0; i < self->n; i++) {
    const RivRider *rider = &state->riders[i];

    self->at[i] = rider->at;
    self->podium[i] = rider->podium;
    self->light[i] = rider->light;
    self->fatigue[i] = (guint8) riv_count_fatigue (rider);
    self->bonuses[i] = rider->bonuses;
    self->ready |= (guint32) (rider->is_black == state->is_black && state->move.rider != i) << i;
    set_holder (self, rider->at, i);
  }
}

guint
paddock_riv_board_find_beside (const PaddockRivBoard *self, guint rider, RivWay way)
{
  const PaddockPlace *to;
  guint n, found = RIV_NO_RIDER;

  if (!riv_road_is_on_road (get_road (self), self->at[rider]))
    return RIV_NO_RIDER;

  to = riv_road_get_ways (get_road (self), self->at[rider], way, &n);
  for (guint i = 0; i < n && found == RIV_NO_RIDER; i++)
    if (riv_road_is_on_road (get_road (self), to[i]))
      found = paddock_riv_board_find (self, to[i]);

  return found;
}

/* --- One rider goes one space on --- */

static void
cross (PaddockRivBoard *self, guint rider, int row)
{
  guint line = get_road (self)->rows[row].bonus;

  if (line == 0 || (self->claimed >> (line - 1) & 1))
    return;

  self->claimed |= 1u << (line - 1);
  self->bonuses[rider]++;
}

static void
put (PaddockRivBoard *self, guint rider, PaddockPlace to)
{
  int row = self->at[rider].a;

  if (paddock_riv_board_find (self, self->at[rider]) == rider)
    set_holder (self, self->at[rider], RIV_NO_RIDER);
  self->at[rider] = to;
  set_holder (self, to, rider);
  if (to.a <= row)
    return;

  cross (self, rider, row);
  if (!riv_road_has (get_road (self), to))
    self->podium[rider] = (guint8) ++self->n_finished;
}

static inline gboolean
is_free (const PaddockRivBoard *self, PaddockPlace place)
{
  return !riv_road_has (get_road (self), place)
         || paddock_riv_board_find (self, place) == RIV_NO_RIDER;
}

/* The best placed free space, or, if all are taken, the best placed. */
static gboolean
pick (const PaddockRivBoard *self, PaddockPlace from, RivWay way, PaddockPlace *to)
{
  guint n;
  const PaddockPlace *ways = riv_road_get_ways (get_road (self), from, way, &n);
  guint32 best = G_MAXUINT32;
  gboolean has_free = FALSE;

  for (guint i = 0; i < n; i++) {
    gboolean free = is_free (self, ways[i]);
    guint32 rank = riv_road_get_cell (get_road (self), ways[i])->rank;

    if ((free && !has_free) || (free == has_free && rank < best)) {
      best = rank;
      *to = ways[i];
    }
    has_free |= free;
  }

  return has_free;
}

/* Everybody from a space on, as long as one stands directly ahead of the other, goes one space on. */
static void
push (PaddockRivBoard *self, PaddockPlace from)
{
  guint rider = paddock_riv_board_find (self, from);
  PaddockPlace to;

  if (rider == RIV_NO_RIDER || !riv_road_is_on_road (get_road (self), from))
    return;
  if (!pick (self, from, RIV_AHEAD, &to))
    push (self, to);
  put (self, rider, to);
}

/* --- The ride --- */

static void
follow (PaddockRivBoard *self, const PaddockRivRide *ride, PaddockPlace to)
{
  for (guint i = 0; i < ride->n_train; i++) {
    PaddockPlace from = self->at[ride->train[i]];

    put (self, ride->train[i], to);
    to = from;
  }
}

/* Who rode over the line leaves the train to the next one. */
static void
drop_finished (PaddockRivBoard *self, PaddockRivRide *ride)
{
  guint n = 0;

  for (guint i = 0; i < ride->n_train; i++)
    if (!self->podium[ride->train[i]])
      ride->train[n++] = ride->train[i];
  ride->n_train = n;
}

/* A free space beside with a free one ahead. */
static gboolean
find_way_past (const PaddockRivBoard *self, PaddockPlace at, PaddockPlace *to)
{
  for (RivWay way = RIV_LEFT; way <= RIV_RIGHT; way++) {
    guint n;
    const PaddockPlace *ways = riv_road_get_ways (get_road (self), at, way, &n);
    PaddockPlace ahead;

    for (guint i = 0; i < n; i++)
      if (is_free (self, ways[i]) && pick (self, ways[i], RIV_AHEAD, &ahead)) {
        *to = ways[i];
        return TRUE;
      }
  }

  return FALSE;
}

static void
go_beside (PaddockRivBoard *self, PaddockRivRide *ride, PaddockPlace to)
{
  if (ride->type != RIV_TYPE_LEAD)
    ride->n_train = 1;
  follow (self, ride, to);
  ride->left--;
}

/* FALSE: it cannot go on. */
static gboolean
go_ahead (PaddockRivBoard *self, PaddockRivRide *ride)
{
  PaddockPlace at = self->at[ride->train[0]], to, past;
  gboolean herds = ride->type == RIV_TYPE_CHASE || ride->type == RIV_TYPE_DRAFT;

  if (riv_place_is_road_side (at)) {
    guint n;
    const PaddockPlace *way =
      riv_road_get_ways (get_road (self), at, riv_place_get_lane (at) == 0 ? RIV_RIGHT : RIV_LEFT,
                         &n);

    if (n == 0 || !is_free (self, way[0]))
      return FALSE;
    go_beside (self, ride, way[0]);
    return TRUE;
  }

  if (!pick (self, at, RIV_AHEAD, &to)) {
    if (!herds && ride->left < 2)
      return FALSE;
    if (!herds && find_way_past (self, at, &past)) {
      go_beside (self, ride, past);
      return TRUE;
    }
    push (self, to);
    ride->left -= !herds;
  }
  follow (self, ride, to);
  ride->left--;
  return TRUE;
}

/* RIV-TERR-03 */
static void
enter_terrain (const PaddockRivBoard *self, PaddockRivRide *ride, guint before)
{
  PaddockPlace at = self->at[ride->rider];
  guint terrain =
    riv_road_has (get_road (self), at) ? riv_road_get_row (get_road (self), at)->terrain : before;

  if (ride->uses_class && terrain != before)
    ride->left += riv_get_terrain_strokes (self->table, ride->rider, terrain);
}

void
paddock_riv_board_ride (PaddockRivBoard *self, PaddockRivRide *ride)
{
  drop_finished (self, ride);
  while (ride->left > 0 && ride->n_train > 0) {
    guint terrain = riv_road_get_row (get_road (self), self->at[ride->train[0]])->terrain;

    if (!go_ahead (self, ride))
      break;
    drop_finished (self, ride);
    enter_terrain (self, ride, terrain);
  }
}
