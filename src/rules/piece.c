/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "piece.h"

PaddockSign
paddock_sign_new_number (guint number)
{
  PaddockSign sign;

  g_snprintf (sign.text, sizeof sign.text, "%u", MIN (number, 999));
  return sign;
}

gboolean
paddock_piece_is_mover (const PaddockPiece *self)
{
  return self->kind == PADDOCK_PIECE_VEHICLE || self->kind == PADDOCK_PIECE_WRECK
         || self->kind == PADDOCK_PIECE_RUNNER || self->kind == PADDOCK_PIECE_RIDER;
}

gboolean
paddock_piece_is_linked_to (const PaddockPiece *self, guint id)
{
  for (guint i = 0; i < self->n_ahead; i++)
    if (self->ahead[i] == id)
      return TRUE;

  return FALSE;
}

gboolean
paddock_piece_stands_on (const PaddockPiece *self, PaddockPlace place)
{
  for (guint i = 0; i < self->n_places; i++)
    if (paddock_place_equal (self->places[i], place))
      return TRUE;

  return FALSE;
}

gboolean
paddock_piece_acts_for (const PaddockPiece *self, guint seat)
{
  return self->is_active && self->seat == seat;
}
