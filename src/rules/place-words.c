/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "place-words.h"

#include "words.h"

#include <math.h>

/* By twelfths of a turn to the left; {1}: how many.  `way` is where something goes: "slides ahead left". */
static const struct {
  const char *next, *far, *way;
} bearings[PADDOCK_N_FACINGS] = {
  { N_ ("hex ahead"), N_ ("{1} hexes ahead"), N_ ("ahead") },
  { N_ ("hex ahead left"), N_ ("{1} hexes ahead left"), N_ ("ahead left") },
  { N_ ("hex ahead left"), N_ ("{1} hexes ahead left"), N_ ("ahead left") },
  { N_ ("hex to the left"), N_ ("{1} hexes to the left"), N_ ("to the left") },
  { N_ ("hex behind left"), N_ ("{1} hexes behind left"), N_ ("back left") },
  { N_ ("hex behind left"), N_ ("{1} hexes behind left"), N_ ("back left") },
  { N_ ("hex behind"), N_ ("{1} hexes behind"), N_ ("back") },
  { N_ ("hex behind right"), N_ ("{1} hexes behind right"), N_ ("back right") },
  { N_ ("hex behind right"), N_ ("{1} hexes behind right"), N_ ("back right") },
  { N_ ("hex to the right"), N_ ("{1} hexes to the right"), N_ ("to the right") },
  { N_ ("hex ahead right"), N_ ("{1} hexes ahead right"), N_ ("ahead right") },
  { N_ ("hex ahead right"), N_ ("{1} hexes ahead right"), N_ ("ahead right") },
};

/* The facing from A to B, the nearest of the twelve. */
static int
find_facing (PaddockHex a, PaddockHex b)
{
  int q = b.q - a.q, r = b.r - a.r;
  double angle = atan2 (-r * sqrt (3) / 2, q + r / 2.0);

  return paddock_facing_wrap ((int) lround (angle * PADDOCK_N_FACINGS / (2 * G_PI)));
}

static int
find_bearing (PaddockHex from, int facing, PaddockHex to)
{
  return paddock_facing_wrap (find_facing (from, to) - facing);
}

void
paddock_table_say_hex (const PaddockTable *self,
                       GString *out,
                       PaddockHex from,
                       int facing,
                       PaddockHex to)
{
  int n = (int) paddock_hex_distance (from, to);
  int bearing = find_bearing (from, facing, to);

  paddock_table_say_count (self, out, bearings[bearing].next, bearings[bearing].far, n);
}

void
paddock_table_say_way (const PaddockTable *self,
                       GString *out,
                       PaddockHex from,
                       int facing,
                       PaddockHex to)
{
  paddock_table_say (self, out, bearings[find_bearing (from, facing, to)].way, NULL);
}

void
paddock_table_say_road (const PaddockTable *self,
                        GString *out,
                        PaddockRoadSpace from,
                        PaddockRoadSpace to)
{
  g_autofree char *lane = g_strdup_printf ("%d", to.lane);
  g_autofree char *rows = g_strdup_printf ("%d", ABS (to.row - from.row));
  int ahead = to.row - from.row;

  paddock_table_say (self, out,
                     ahead == 0    ? N_ ("lane {1}, in the same row")
                     : ahead == 1  ? N_ ("lane {1}, 1 row ahead")
                     : ahead == -1 ? N_ ("lane {1}, 1 row behind")
                     : ahead > 0   ? N_ ("lane {1}, {2} rows ahead")
                                   : N_ ("lane {1}, {2} rows behind"),
                     lane, rows, NULL);
}
