/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several tiles of a course in one selection, which is that of the page's PaddockEditor, and what is done to all of
 * them as one step.
 *
 * The tile that was selected first is where a range begins; the one that was selected last is the cursor, which
 * paddock_road_editor_get_place() tells.
 */

#pragma once

#include "road-editor.h"

/* Of guint, ascending; empty: no tile is selected. */
GArray *paddock_road_selection_list (PaddockRoadEditor *editor) G_GNUC_WARN_UNUSED_RESULT;
gboolean paddock_road_selection_has (PaddockRoadEditor *editor, guint place);
/* The last one becomes the cursor. */
void paddock_road_selection_set (PaddockRoadEditor *editor, const GArray *places);
void paddock_road_selection_set_all (PaddockRoadEditor *editor);
void paddock_road_selection_toggle (PaddockRoadEditor *editor, guint place);
/* From where the range began to PLACE. */
void paddock_road_selection_extend (PaddockRoadEditor *editor, guint place);

/* Edits of what is selected, each one step of undo.  FALSE: it was refused, changed nothing, or nothing is selected,
 * which people are told. */
gboolean paddock_road_selection_flip (PaddockRoadEditor *editor);
gboolean paddock_road_selection_replace (PaddockRoadEditor *editor, const char *tile);
/* The tile that follows becomes the selected one, so that Delete can go on.  LABEL is marked for translation. */
gboolean paddock_road_selection_delete (PaddockRoadEditor *editor, const char *label);
/* Before what is at AT now. */
gboolean paddock_road_selection_move (PaddockRoadEditor *editor, guint at);
gboolean paddock_road_selection_move_by (PaddockRoadEditor *editor, int by); /* -1 or 1 */
gboolean paddock_road_selection_duplicate (PaddockRoadEditor *editor);

/* NULL: nothing is selected, which people are told. */
PaddockDocument *paddock_road_selection_copy (PaddockRoadEditor *editor);
/* After what is selected, or at the end. */
gboolean paddock_road_selection_paste (PaddockRoadEditor *editor, const PaddockDocument *clip);
