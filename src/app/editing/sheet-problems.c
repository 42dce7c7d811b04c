/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-problems.h"

#include <string.h>

#include "finding-thing.h"
#include "problem-overlay.h"

#define INSET 2.0 /* of a mark, from the corner of its cell */

static const PaddockSheetCell *
find_of_thing (const PaddockSheetShown *sheet, const PaddockFinding *finding)
{
  PaddockThing thing;

  return paddock_finding_find_thing (finding, sheet->document, &thing)
           ? paddock_scene_find_cell_of (sheet->scene, thing)
           : NULL;
}

/* By ever less of the address. */
static const PaddockSheetCell *
find_nearest (const PaddockScene *scene, char *address)
{
  const PaddockSheetCell *cell = NULL;
  char *end;

  while (!cell && (end = strrchr (address, '/'))) {
    *end = '\0';
    cell = paddock_scene_find_first_cell (scene, address);
  }

  return cell;
}

const PaddockSheetCell *
paddock_sheet_problem_find_cell (const PaddockSheetShown *sheet, const PaddockFinding *finding)
{
  g_autofree char *address = paddock_finding_dup_cell (finding);
  const PaddockSheetCell *cell =
    address ? paddock_scene_find_first_cell (sheet->scene, address) : NULL;

  if (!cell)
    cell = find_of_thing (sheet, finding);

  return cell || !address ? cell : find_nearest (sheet->scene, address);
}

/* Whether a finding comes before the one that a cell shows so far. */
static gboolean
is_before (const PaddockFinding *finding,
           const PaddockFinding *shown,
           const PaddockFinding *in_hand)
{
  return !shown || finding == in_hand || (shown != in_hand && finding->severity < shown->severity);
}

/* Of findings, by the cell that shows them. */
static GHashTable *
find_shown (const PaddockSheetShown *sheet,
            const GPtrArray *findings,
            const PaddockFinding *in_hand)
{
  GHashTable *shown = g_hash_table_new (NULL, NULL);

  for (guint i = 0; findings && i < findings->len; i++) {
    PaddockFinding *finding = findings->pdata[i];
    const PaddockSheetCell *cell = paddock_problem_is_marked (finding, in_hand)
                                     ? paddock_sheet_problem_find_cell (sheet, finding)
                                     : NULL;

    if (cell && is_before (finding, g_hash_table_lookup (shown, cell), in_hand))
      g_hash_table_insert (shown, (gpointer) cell, finding);
  }

  return shown;
}

const PaddockFinding *
paddock_sheet_problems_find (const PaddockSheetShown *sheet,
                             const GPtrArray *findings,
                             const PaddockFinding *in_hand,
                             const PaddockSheetCell *cell)
{
  g_autoptr (GHashTable) shown = cell ? find_shown (sheet, findings, in_hand) : NULL;

  return shown ? g_hash_table_lookup (shown, cell) : NULL;
}

PaddockScene *
paddock_sheet_problems_mark (const PaddockSheetShown *sheet,
                             const GPtrArray *findings,
                             const PaddockFinding *in_hand)
{
  g_autoptr (GHashTable) shown = find_shown (sheet, findings, in_hand);
  PaddockScene *scene =
    g_hash_table_size (shown) > 0 ? paddock_scene_new (PADDOCK_ORIENTATION_POINTY) : NULL;

  for (guint i = 0; scene && i < paddock_scene_count_cells (sheet->scene); i++) {
    const PaddockSheetCell *cell = paddock_scene_get_cell (sheet->scene, i);
    const PaddockFinding *finding = g_hash_table_lookup (shown, cell);

    if (finding)
      paddock_overlay_add_small_sign (scene, paddock_problem_get_outline (finding),
                                      (PaddockPoint){ cell->rect.x + cell->rect.width - INSET,
                                                      cell->rect.y + INSET });
  }

  return scene;
}
