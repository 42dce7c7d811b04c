/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the selected tab of a window has, by which its actions are allowed.
 */

#include "guide.h"
#include "sheet-plans.h"
#include "window-private.h"

static gboolean
is_ready (PaddockDocumentFile *file)
{
  return file && paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY;
}

char *
paddock_window_dup_race_refusal (PaddockWindow *self)
{
  PaddockDocumentFile *file = paddock_window_get_file (self);
  g_autoptr (GError) error = NULL;

  if (!is_ready (file) || paddock_window_get_race (self)
      || paddock_sheet_find_game (paddock_document_file_get_document (file), &error))
    return NULL;

  return g_strdup (error->message);
}

static PaddockHas
get_drawing_has (PaddockDrawingView *drawing)
{
  PaddockProblemsPanel *problems = paddock_drawing_view_get_problems (drawing);
  PaddockComparePanel *compare =
    paddock_side_panel_get_compare (paddock_drawing_view_get_panel (drawing));

  return PADDOCK_HAS_DRAWING | (PADDOCK_IS_HEX_VIEW (drawing) ? PADDOCK_HAS_TRACK : 0)
         | (PADDOCK_IS_ROAD_VIEW (drawing) ? PADDOCK_HAS_ROAD : 0)
         | (paddock_compare_panel_get_comparison (compare) ? PADDOCK_HAS_COMPARISON : 0)
         | (paddock_problems_panel_can_fix (problems) ? PADDOCK_HAS_FIX : 0)
         | (paddock_problems_panel_can_accept (problems) ? PADDOCK_HAS_ACCEPTABLE : 0)
         | (paddock_problems_panel_can_take_back (problems) ? PADDOCK_HAS_ACCEPTED : 0);
}

static gboolean
has_guide (PaddockDocumentFile *file)
{
  return is_ready (file)
         && paddock_guide_find (paddock_document_file_get_document (file)->kind) != NULL;
}

static PaddockHas
get_file_has (PaddockWindow *self, PaddockDocumentFile *file)
{
  g_autofree char *refusal = paddock_window_dup_race_refusal (self);

  return (is_ready (file) ? PADDOCK_HAS_DOCUMENT : 0)
         | (is_ready (file) && !refusal ? PADDOCK_HAS_RACEABLE : 0)
         | (has_guide (file) ? PADDOCK_HAS_GUIDE : 0)
         | (paddock_document_file_get_file (file) ? PADDOCK_HAS_FILE : 0)
         | (paddock_document_file_get_notice (file) ? PADDOCK_HAS_NOTICE : 0);
}

PaddockHas
paddock_window_get_has (PaddockWindow *self)
{
  PaddockDocumentFile *file = paddock_window_get_file (self);
  PaddockDrawingView *drawing = paddock_window_get_drawing (self);
  PaddockRace *race = paddock_window_get_race (self);

  if (!file)
    return 0;

  return PADDOCK_HAS_TAB | (adw_tab_view_get_n_pages (self->tabs) > 1 ? PADDOCK_HAS_OTHER_TAB : 0)
         | (drawing ? get_drawing_has (drawing) : 0) | get_file_has (self, file)
         | (race && !paddock_race_get_error (race) ? PADDOCK_HAS_RACE : 0)
         | (paddock_window_get_undo_label (self) ? PADDOCK_HAS_UNDO : 0)
         | (paddock_window_get_redo_label (self) ? PADDOCK_HAS_REDO : 0);
}
