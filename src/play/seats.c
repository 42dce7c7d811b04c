/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "seats.h"

#include "words.h"

const PaddockSeatName paddock_seat_names[PADDOCK_MAX_SEATS] = {
  { "red", N_ ("Red") },     { "blue", N_ ("Blue") },   { "green", N_ ("Green") },
  { "gold", N_ ("Gold") },   { "pink", N_ ("Pink") },   { "silver", N_ ("Silver") },
  { "white", N_ ("White") }, { "black", N_ ("Black") },
};

guint
paddock_seat_find_colour (const char *id, guint seat)
{
  for (guint i = 0; i < PADDOCK_MAX_SEATS; i++)
    if (g_str_equal (paddock_seat_names[i].id, id))
      return i;

  return seat % PADDOCK_MAX_SEATS;
}
