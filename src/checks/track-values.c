/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "track-values.h"

#include "check-tables.h"

void
paddock_track_values_add (GArray *values, PaddockHex hex, int value)
{
  PaddockHexValue entry = { hex, value };

  g_array_append_val (values, entry);
}

GArray *
paddock_track_values_new (const PaddockHexTrack *track,
                          PaddockTrackQuestion question,
                          const PaddockTrackCar *car,
                          PaddockStop *stop)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (PaddockHexValue));
  PaddockTrackValuesFunc add = paddock_track_values_funcs[track->game];

  g_return_val_if_fail (question != PADDOCK_TRACK_REACH || car, NULL);

  if (add)
    add (values, track, question, car, stop);

  return paddock_stop_is_asked (stop) ? NULL : g_steal_pointer (&values);
}
