/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "difference-marks.h"

#include <glib/gi18n.h>

#include "cell-differences.h"
#include "scene-cells.h"

#define CORNER 9.0 /* scene units */

struct _PaddockDifferenceMarks {
  PaddockCanvas *canvas;      /* borrowed */
  PaddockComparePanel *panel; /* borrowed */
};

static void
add_corner (PaddockScene *scene, PaddockRect cell)
{
  double size = MIN (CORNER, cell.height / 2), right = cell.x + cell.width;
  PaddockPoint points[] = { { right - size, cell.y }, { right, cell.y }, { right, cell.y + size } };

  paddock_scene_add_polygon (scene, PADDOCK_STYLE_HINT_MARK, points, G_N_ELEMENTS (points));
}

static void
show (PaddockDifferenceMarks *self)
{
  GArray *differences = paddock_compare_panel_get_differences (self->panel);
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);
  PaddockScene *scene =
    differences && sheet ? paddock_scene_new (PADDOCK_ORIENTATION_POINTY) : NULL;

  for (guint i = 0; scene && i < differences->len; i++) {
    const PaddockSheetCell *cell =
      paddock_scene_find_cell (sheet, g_array_index (differences, PaddockCellDifference, i).address,
                               NULL);

    if (cell)
      add_corner (scene, cell->rect);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_DIFFERENCES, scene, 1);
}

static const PaddockCellDifference *
find_difference (PaddockDifferenceMarks *self, PaddockPoint view)
{
  GArray *differences = paddock_compare_panel_get_differences (self->panel);
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);
  const PaddockSheetCell *cell =
    sheet ? paddock_scene_find_cell_at (sheet, paddock_canvas_to_scene (self->canvas, view)) : NULL;

  for (guint i = 0; cell && differences && i < differences->len; i++) {
    const PaddockCellDifference *difference =
      &g_array_index (differences, PaddockCellDifference, i);

    if (g_str_equal (difference->address, paddock_scene_get_address (sheet, cell)))
      return difference;
  }

  return NULL;
}

char *
paddock_difference_marks_dup_words (PaddockDifferenceMarks *self, PaddockPoint view)
{
  const PaddockCellDifference *difference = find_difference (self, view);
  PaddockDocument *other = paddock_compare_panel_get_compared (self->panel);

  if (!difference || !other)
    return NULL;

  /* Translators: a vehicle and what one of its cells says: "Basic Chariot: 3". */
  return g_strdup_printf (_ ("%s: %s"), paddock_document_get_title (other),
                          *difference->other_text ? difference->other_text : _ ("empty"));
}

static gboolean
query_tooltip_cb (PaddockDifferenceMarks *self,
                  int x,
                  int y,
                  gboolean is_keyboard,
                  GtkTooltip *tooltip)
{
  g_autofree char *words =
    is_keyboard ? NULL : paddock_difference_marks_dup_words (self, (PaddockPoint){ x, y });

  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

PaddockDifferenceMarks *
paddock_difference_marks_new (PaddockCanvas *canvas, PaddockComparePanel *panel)
{
  PaddockDifferenceMarks *self = g_new0 (PaddockDifferenceMarks, 1);

  self->canvas = canvas;
  self->panel = panel;
  gtk_widget_set_has_tooltip (GTK_WIDGET (canvas), TRUE);
  g_signal_connect_swapped (canvas, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  g_signal_connect_swapped (panel, "differences-changed", G_CALLBACK (show), self);
  return self;
}

void
paddock_difference_marks_free (PaddockDifferenceMarks *self)
{
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_signal_handlers_disconnect_by_data (self->panel, self);
  g_free (self);
}
