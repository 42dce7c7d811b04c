/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockEditor: what the hands of one page hold: the tool, its settings, the selection, and the gesture that is
 * going on.
 *
 * It turns gestures into edits of the document, through its one door: what a release commits is exactly what the
 * preview showed.  It knows no widget.  Documents other than hex tracks have a selection here but no tools.
 *
 * Signals: "tool-changed" (the tool or its settings), "selection-changed", "preview-changed" (the preview or the
 * refusal); of sheets: "cell-changed", and "cell-wanted" with the address of a cell that somebody wants the keyboard on.
 */

#pragma once

#include "document-file.h"
#include "tool.h"

#define PADDOCK_TYPE_EDITOR (paddock_editor_get_type ())
G_DECLARE_FINAL_TYPE (PaddockEditor, paddock_editor, PADDOCK, EDITOR, GObject)

PaddockEditor *paddock_editor_new (PaddockDocumentFile *file);
PaddockDocumentFile *paddock_editor_get_file (PaddockEditor *self);

/* The hex track as it is; NULL if the document is of another kind, or still being read. */
const PaddockHexTrack *paddock_editor_get_track (PaddockEditor *self);

const PaddockTool *paddock_editor_get_tool (PaddockEditor *self); /* NULL: none */
void paddock_editor_set_tool (PaddockEditor *self, const char *id);
const PaddockToolSettings *paddock_editor_get_settings (PaddockEditor *self);
/* The stamp is not taken from SETTINGS, but set by paddock_editor_set_stamp(). */
void paddock_editor_set_settings (PaddockEditor *self, const PaddockToolSettings *settings);
/* What the stamp tool stamps: a hex track; the tool is taken in hand. */
void paddock_editor_set_stamp (PaddockEditor *self, PaddockDocument *stamp);

const PaddockSelection *paddock_editor_get_selection (PaddockEditor *self);
void paddock_editor_set_selection (PaddockEditor *self, const PaddockSelection *selection);

/* The cell of a sheet that the keyboard is on, by its address; NULL: none. */
const char *paddock_editor_get_cell (PaddockEditor *self);
void paddock_editor_set_cell (PaddockEditor *self, const char *address);
/* Asks whoever shows the sheet to go there. */
void paddock_editor_want_cell (PaddockEditor *self, const char *address);

/* Gestures.  FLAGS are PaddockGestureFlags; points are in sizes of a hex, from the middle of (0, 0).  Of the flags only
 * Control may change during a drag, and only for tools that snap. */
void paddock_editor_hover (PaddockEditor *self, PaddockPoint at, guint flags);
void paddock_editor_unhover (PaddockEditor *self);
void paddock_editor_press (PaddockEditor *self, PaddockPoint at, guint flags);
void paddock_editor_drag (PaddockEditor *self, PaddockPoint at, guint flags);
void paddock_editor_release (PaddockEditor *self);
void paddock_editor_cancel (PaddockEditor *self);
gboolean paddock_editor_is_pressed (PaddockEditor *self);

/* What the document would become; NULL: nothing would change. */
PaddockDocument *paddock_editor_get_preview (PaddockEditor *self);
/* Why the gesture does nothing, translated; NULL: it does. */
const char *paddock_editor_get_refusal (PaddockEditor *self);

/* Carries out something other than a gesture as one step, under a label that is marked for translation.  FALSE: it
 * changed nothing; see the refusal. */
gboolean
paddock_editor_run (PaddockEditor *self, const char *label, void (*func) (PaddockToolRun *run));
