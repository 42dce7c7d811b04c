/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands on the board of a Joyride race: the cars, and the tokens that lie there (JOY-CAR, JOY-DRP, JOY-ITM-01).
 */

#include "joyride-cars.h"
#include "joyride-show.h"
#include "words.h"

static gboolean
is_on_board (const JoyCar *car)
{
  return car->front.q != G_MININT16 && car->rear.q != G_MININT16;
}

static PaddockPiece
show_car (const PaddockTable *table, guint car)
{
  const JoyCar *self = &joy_state (table)->cars[car];

  return (PaddockPiece){
    .id = (guint8) car,
    .kind = PADDOCK_PIECE_VEHICLE,
    .seat = (guint8) car,
    .heading = (gint8) joy_heading (joy_state (table), car),
    .is_active = TRUE,
    .sign = paddock_sign_new_number (car + 1),
    .n_places = 2,
    .places = { paddock_hex_to_place (self->front), paddock_hex_to_place (self->rear) },
    .label = table->setup->seats[car].name,
  };
}

/* What the layout names is known face down too; of the others only the back is seen (JOY-DSH-08). */
static PaddockPiece
show_token (const PaddockTable *table, guint i, guint viewer)
{
  const JoyBoardItem *item = &joy_state (table)->board_items[i];
  gboolean is_known = item->is_down != JOY_FACE_DOWN || viewer == PADDOCK_EVERYBODY;

  return (PaddockPiece){
    .id = (guint8) (JOY_TOKENS + i),
    .kind = item->is_down ? PADDOCK_PIECE_FACE_DOWN : PADDOCK_PIECE_TOKEN,
    .seat = PADDOCK_NOBODY,
    .heading = PADDOCK_NO_HEADING,
    .n_places = 1,
    .places = { paddock_hex_to_place (item->at) },
    .type = is_known ? joy_course (table)->items[item->item].id : NULL,
    .label = is_known ? joy_course (table)->items[item->item].label : N_ ("Face-down item"),
  };
}

guint
joy_show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces)
{
  const JoyState *state = joy_state (table);
  guint n = 0;

  for (guint i = 0; i < state->n_cars; i++)
    if (is_on_board (&state->cars[i]))
      pieces[n++] = show_car (table, i);
  for (guint i = 0; i < state->n_board_items; i++)
    pieces[n++] = show_token (table, i, viewer);

  return n;
}
