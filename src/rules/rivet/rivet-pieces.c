/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The riders as pieces on the road.
 */

#include "rivet-activation.h"
#include "rivet-riders.h"
#include "rivet-show.h"

/* The first letter of its class, and a number if its team has several: "S", "D2". */
PaddockSign
riv_get_sign (const PaddockTable *table, guint rider)
{
  const RivCourse *course = riv_course (table);
  const RivRosterRider *self = &course->riders[rider];
  const char *name = course->classes[self->kind].id;
  guint number = 0, n = 0;
  PaddockSign sign = { "" };

  for (guint i = 0; i < course->n_riders; i++)
    if (course->riders[i].team == self->team && course->riders[i].kind == self->kind) {
      n++;
      number += i <= rider;
    }
  if (n > 1)
    g_snprintf (sign.text, sizeof sign.text, "%c%u", g_ascii_toupper (*name), number);
  else
    g_snprintf (sign.text, sizeof sign.text, "%c", g_ascii_toupper (*name));
  return sign;
}

static gboolean
is_active (const PaddockTable *table, guint rider)
{
  const RivState *state = riv_state (table);

  return state->move.rider != RIV_NO_RIDER ? state->move.rider == rider
                                           : riv_is_available (table, rider);
}

/* Those right ahead on the road (RIV-LINK-01). */
static void
find_ahead (const PaddockTable *table, guint rider, PaddockPiece *piece)
{
  guint8 ahead[PADDOCK_ROAD_MAX_LANES];
  guint n = 0;

  if (riv_is_on_road (table, rider))
    n = riv_list_beside (table, riv_get_place (table, rider), RIV_AHEAD, ahead);
  piece->n_ahead = (guint8) MIN (n, PADDOCK_PIECE_MAX_AHEAD);
  memcpy (piece->ahead, ahead, piece->n_ahead);
}

/* What its label says (RIV-TURN-08). */
static PaddockPieceState
get_state (const PaddockTable *table, guint rider)
{
  return riv_state (table)->riders[rider].is_black == riv_state (table)->is_black
           ? PADDOCK_PIECE_READY
           : PADDOCK_PIECE_DONE;
}

static PaddockPiece
make_piece (const PaddockTable *table, guint i)
{
  const RivRider *rider = &riv_state (table)->riders[i];
  PaddockPiece piece = {
    .id = (guint8) i,
    .kind = PADDOCK_PIECE_RIDER,
    .seat = rider->seat,
    .heading = PADDOCK_NO_HEADING,
    .is_active = is_active (table, i),
    .state = rider->podium ? PADDOCK_PIECE_PLAIN : (guint8) get_state (table, i),
    .spot = rider->podium,
    .sign = riv_get_sign (table, i),
    .n_places = 1,
    .places = { rider->at },
    .label = riv_course (table)->riders[i].name,
  };

  find_ahead (table, i, &piece);
  return piece;
}

guint
riv_show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces)
{
  const RivState *state = riv_state (table);
  guint n = 0;

  for (guint i = 0; i < state->n_riders; i++)
    if (!paddock_place_is_nowhere (state->riders[i].at))
      pieces[n++] = make_piece (table, i);

  return n;
}
