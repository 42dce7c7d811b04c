/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadEditor: what the hands of a page hold while it shows a road: the tile of the library, the tile or the bonus
 * line of the course that is selected, and whether bonus lines are being placed.
 *
 * It is the one way from widgets to the edits of roads (edit/road-edit.h, tile-edit.h, bonus-place.h).  It knows no
 * widget.  The selection is that of the page's PaddockEditor, so that panels share it.
 *
 * Signals: "changed" (the track, or anything above), "told" (there are new words).
 */

#pragma once

#include "bonus-place.h"
#include "editor.h"
#include "road-edit.h"
#include "road-overlay.h"

#define PADDOCK_NO_PLACE (-1)

#define PADDOCK_TYPE_ROAD_EDITOR (paddock_road_editor_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRoadEditor, paddock_road_editor, PADDOCK, ROAD_EDITOR, GObject)

PaddockRoadEditor *paddock_road_editor_new (PaddockEditor *editor);
PaddockEditor *paddock_road_editor_get_editor (PaddockRoadEditor *self);

/* The track as it is, and where it lies; NULL if the document is no road, or still being read. */
const PaddockRoadTrack *paddock_road_editor_get_track (PaddockRoadEditor *self);
const PaddockRoadLayout *paddock_road_editor_get_layout (PaddockRoadEditor *self);

/* What is selected: a place of the course (of several, the one that was selected last: road-selection.h), a bonus
 * line, or nothing. */
int paddock_road_editor_get_place (PaddockRoadEditor *self);
void paddock_road_editor_set_place (PaddockRoadEditor *self, int place);
guint paddock_road_editor_get_bonus (PaddockRoadEditor *self);
void paddock_road_editor_set_bonus (PaddockRoadEditor *self, guint bonus);

/* The tile of the library that is in hand; NULL: the library is empty. */
const PaddockTile *paddock_road_editor_get_tile (PaddockRoadEditor *self);
void paddock_road_editor_set_tile (PaddockRoadEditor *self, const char *id);

/* The tile that is being changed; NULL: the course is. */
const PaddockTile *paddock_road_editor_get_opened (PaddockRoadEditor *self);
void paddock_road_editor_open_tile (PaddockRoadEditor *self,
                                    const char *id); /* NULL: back to the course */

/* Bonus lines are placed at a gap: after a row of the course; 0: none is meant. */
gboolean paddock_road_editor_is_placing (PaddockRoadEditor *self);
void paddock_road_editor_set_placing (PaddockRoadEditor *self, gboolean is_placing);
int paddock_road_editor_get_gap (PaddockRoadEditor *self);
void paddock_road_editor_set_gap (PaddockRoadEditor *self, int row);
/* The pointer is at a gap: the one that is meant may be near it (edit/snap.h).  FLAGS are those of a gesture. */
void paddock_road_editor_point_at_gap (PaddockRoadEditor *self, int row, guint flags);
/* The gap near ROW for the bonus line MOVED, or for a new one. */
int paddock_road_editor_snap (PaddockRoadEditor *self, int row, guint moved, guint flags);

/* What to tell people now, translated: why nothing was done, or about the gap; NULL: nothing. */
const char *paddock_road_editor_get_words (PaddockRoadEditor *self);
void paddock_road_editor_tell (PaddockRoadEditor *self, const char *words);

/* Edits, each one step of undo.  FALSE: it was refused, or changed nothing. */
typedef const PaddockRefusal *(*PaddockRoadEditFunc) (PaddockRoadTrack *draft, gpointer data);

/* LABEL is marked for translation. */
gboolean paddock_road_editor_edit (PaddockRoadEditor *self,
                                   const char *label,
                                   PaddockRoadEditFunc func,
                                   gpointer data);
gboolean paddock_road_editor_insert (PaddockRoadEditor *self, const char *tile, guint at);
/* Lays a bonus line after a row, or takes up the one that is there. */
gboolean paddock_road_editor_toggle_bonus (PaddockRoadEditor *self, int row);
gboolean paddock_road_editor_move_bonus (PaddockRoadEditor *self, guint bonus, int row);
gboolean paddock_road_editor_delete_bonus (PaddockRoadEditor *self, guint bonus);
