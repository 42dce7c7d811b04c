/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the selected tab of a window has, by which its actions are allowed.
 */

#include "games.h"
#include "race-plan.h"
#include "window-private.h"

static gboolean
can_be_raced (PaddockDrawingView *drawing)
{
  PaddockDocumentFile *file = paddock_editor_get_file (paddock_drawing_view_get_editor (drawing));

  return paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY
         && paddock_race_plan_find_game (paddock_document_file_get_document (file), paddock_games,
                                         NULL);
}

static PaddockHas
get_drawing_has (PaddockDrawingView *drawing)
{
  PaddockProblemsPanel *problems = paddock_drawing_view_get_problems (drawing);

  return PADDOCK_HAS_DRAWING | (can_be_raced (drawing) ? PADDOCK_HAS_RACEABLE : 0)
         | (paddock_editor_get_track (paddock_drawing_view_get_editor (drawing)) ? PADDOCK_HAS_TRACK
                                                                                 : 0)
         | (paddock_drawing_view_has_road (drawing) ? PADDOCK_HAS_ROAD : 0)
         | (paddock_problems_panel_can_fix (problems) ? PADDOCK_HAS_FIX : 0)
         | (paddock_problems_panel_can_accept (problems) ? PADDOCK_HAS_ACCEPTABLE : 0)
         | (paddock_problems_panel_can_take_back (problems) ? PADDOCK_HAS_ACCEPTED : 0);
}

PaddockHas
paddock_window_get_has (PaddockWindow *self)
{
  PaddockDocumentFile *file = paddock_window_get_file (self);
  PaddockDrawingView *drawing = paddock_window_get_drawing (self);
  PaddockRace *race = paddock_window_get_race (self);
  PaddockDocumentFileState state;

  if (!file)
    return 0;

  state = paddock_document_file_get_state (file);
  return PADDOCK_HAS_TAB | (adw_tab_view_get_n_pages (self->tabs) > 1 ? PADDOCK_HAS_OTHER_TAB : 0)
         | (drawing ? get_drawing_has (drawing) : 0) | (race ? PADDOCK_HAS_RACEABLE : 0)
         | (race && !paddock_race_get_error (race) ? PADDOCK_HAS_RACE : 0)
         | (state == PADDOCK_DOCUMENT_FILE_READY ? PADDOCK_HAS_DOCUMENT : 0)
         | (paddock_document_file_get_file (file) ? PADDOCK_HAS_FILE : 0)
         | (paddock_document_file_get_notice (file) ? PADDOCK_HAS_NOTICE : 0)
         | (paddock_window_get_undo_label (self) ? PADDOCK_HAS_UNDO : 0)
         | (paddock_window_get_redo_label (self) ? PADDOCK_HAS_REDO : 0);
}
