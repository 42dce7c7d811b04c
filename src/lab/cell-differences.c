/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cell-differences.h"

#include "picture.h"
#include "scene-cells.h"
#include "sheet-cell.h"

typedef struct {
  PaddockDocument *document, *other;
  PaddockTranslate translate;
  GHashTable *seen; /* addresses; cells of boxes share one */
  GArray *differences;
} Look;

static void
clear_difference (gpointer data)
{
  PaddockCellDifference *self = data;

  g_free (self->address);
  g_free (self->label);
  g_free (self->text);
  g_free (self->other_text);
}

static void
look_at (Look *self, const char *address, gboolean is_shown)
{
  g_autofree char *text = NULL, *other = NULL;
  PaddockCellDifference difference;

  if (!g_hash_table_add (self->seen, g_strdup (address)))
    return;

  text = paddock_sheet_cell_dup_text (self->document, address, self->translate);
  other = paddock_sheet_cell_dup_text (self->other, address, self->translate);
  if (g_str_equal (text, other))
    return;

  difference =
    (PaddockCellDifference){ g_strdup (address),
                             paddock_sheet_cell_dup_label (self->document->kind, address,
                                                           self->translate),
                             g_steal_pointer (&text), g_steal_pointer (&other), is_shown };
  g_array_append_val (self->differences, difference);
}

static void
look_over (Look *self, PaddockDocument *sheet)
{
  PaddockViewOptions options = { .is_edited = TRUE };
  g_autoptr (PaddockPicture) picture = paddock_picture_new (sheet, &options);
  g_autoptr (PaddockScene) built = NULL;
  const PaddockScene *scene = paddock_picture_peek (picture, NULL, &built);

  for (guint i = 0; i < paddock_scene_count_cells (scene); i++)
    look_at (self, paddock_scene_get_address (scene, paddock_scene_get_cell (scene, i)),
             sheet == self->document);
}

GArray *
paddock_cells_compare (PaddockDocument *document,
                       PaddockDocument *other,
                       PaddockTranslate translate)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Look look = { document, other, translate, seen,
                g_array_new (FALSE, FALSE, sizeof (PaddockCellDifference)) };

  g_return_val_if_fail (document->kind == other->kind, look.differences);

  g_array_set_clear_func (look.differences, clear_difference);
  look_over (&look, document);
  if (other != document)
    look_over (&look, other);

  return look.differences;
}
