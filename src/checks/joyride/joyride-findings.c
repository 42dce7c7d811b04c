/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-findings.h"

#include "words.h"

void
paddock_joy_finding_set_stage (PaddockFinding *finding, const PaddockJoyMap *map, guint stage)
{
  guint next = (stage + 1) % map->n_lines;

  paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (STAGE, stage + 1));
  for (guint i = 0; i < map->lines[next].n_cells; i++)
    paddock_finding_add_hex (finding, paddock_joy_map_hex (map, map->lines[next].cells[i]));
}

char *
paddock_joy_stage_words (const PaddockJoyMap *map, guint stage)
{
  if (stage == 0)
    return g_strconcat (N_ ("from the start to checkpoint 1"), "\n", NULL);
  if (stage + 1 == map->n_lines)
    return g_strdup_printf ("%s\n%u", N_ ("from checkpoint {1} to the start"), stage);

  return g_strdup_printf ("%s\n%u\n%u", N_ ("from checkpoint {1} to checkpoint {2}"), stage,
                          stage + 1);
}

guint
paddock_joy_measure_row (const PaddockJoyMap *map, guint cell, guint direction, guint32 *lines)
{
  guint n = 0;

  *lines = 0;
  for (int at = (int) cell; map->is_free[at]; at += map->step[direction], n++)
    *lines |= map->line_sets[at];

  return n;
}
