/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "track-findings.h"

void
paddock_finding_set_thing (PaddockFinding *self, const PaddockThing *thing)
{
  paddock_finding_set_site (self, paddock_site_of_thing (thing));
  paddock_finding_add_hex (self, paddock_hex_from_place (thing->at));
  self->element = (int) thing->index;
}

void
paddock_report_off_board (const PaddockHexTrack *track,
                          const char *const messages[PADDOCK_N_THINGS],
                          PaddockReport *report)
{
  g_autoptr (GArray) things = paddock_track_things_new (track);
  const PaddockThing *last = NULL;
  PaddockFinding *finding = NULL;

  for (guint i = 0; i < things->len; i++) {
    const PaddockThing *thing = &g_array_index (things, PaddockThing, i);

    if (!messages[thing->kind]
        || paddock_board_get (track->board, paddock_hex_from_place (thing->at)).kind
             != PADDOCK_CELL_OFF)
      continue;

    /* The hexes of one thing stand beside each other. */
    if (last && last->kind == thing->kind && last->index == thing->index) {
      paddock_finding_add_hex (finding, paddock_hex_from_place (thing->at));
    } else {
      finding = paddock_report (report, messages[thing->kind]);
      paddock_finding_set_thing (finding, thing);
    }
    last = thing;
  }
}

/* The last thing from FIRST on in the same hex. */
static guint
end_of_hex (GArray *things, guint first)
{
  guint end = first + 1;

  while (end < things->len
         && paddock_place_equal (g_array_index (things, PaddockThing, first).at,
                                 g_array_index (things, PaddockThing, end).at))
    end++;

  return end;
}

static const PaddockThing *
find_clash (GArray *things, guint first, guint end, PaddockClashFunc is_clash)
{
  for (guint above = first + 1; above < end; above++)
    for (guint below = first; below < above; below++)
      if (is_clash (&g_array_index (things, PaddockThing, below),
                    &g_array_index (things, PaddockThing, above)))
        return &g_array_index (things, PaddockThing, above);

  return NULL;
}

void
paddock_report_pairs (const PaddockHexTrack *track,
                      PaddockClashFunc is_clash,
                      const char *message,
                      PaddockReport *report)
{
  g_autoptr (GArray) things = paddock_track_things_new (track);

  paddock_track_things_sort (things);
  for (guint first = 0, end; first < things->len; first = end) {
    const PaddockThing *clash;

    end = end_of_hex (things, first);
    clash = find_clash (things, first, end, is_clash);
    if (clash)
      paddock_finding_set_thing (paddock_report (report, message), clash);
  }
}
