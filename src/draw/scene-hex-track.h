/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a hex track: its board, and what is laid on it.  scene-hex-track.c draws the board,
 * scene-hex-frame.c the frame around it, scene-hex-lines.c the lines to be crossed, scene-hex-things.c
 * the tokens and markers on single hexes; scene-hex-diff.c finds what an edit changed.
 */

#pragma once

#include "hex-track.h"
#include "picture.h"
#include "track-layout.h"

#define PADDOCK_HEX_DRAWN_SIZE 24.0 /* from the centre of a hex to a corner */

typedef struct {
  const PaddockHexTrack *track;
  const PaddockViewOptions *options;
  PaddockScene *scene;
  PaddockHexLayout layout;
  PaddockTrackLayout ground;
  PaddockRect clip; /* hexes whose centre lies outside are left out */
} PaddockHexDrawing;

extern const PaddockPictureKind paddock_hex_track_picture;

/* Where the hexes of a track lie in its scenes. */
PaddockHexLayout paddock_hex_track_get_layout (const PaddockHexTrack *track);

gboolean paddock_hex_drawing_shows (const PaddockHexDrawing *self, PaddockHex hex);
PaddockPoint paddock_hex_drawing_centre (const PaddockHexDrawing *self, PaddockHex hex);

/* Every cell of the board that the clip may need; FUNC is given SELF. */
void paddock_hex_drawing_for_each_cell (PaddockHexDrawing *self, PaddockBoardFunc func);

/* The lines of checkpoints, the starting line and the lap line. */
void paddock_hex_drawing_add_lines (PaddockHexDrawing *self);

/* Whether the line of TOKENS may run through RECT: it lies on both sides of the straight line through them. */
gboolean paddock_hex_line_may_cross (const PaddockHexLayout *layout,
                                     const PaddockList *tokens,
                                     PaddockRect rect);

/* The tokens of checkpoints and starting line, and what lies or stands on single hexes. */
void paddock_hex_drawing_add_tokens (PaddockHexDrawing *self);
void paddock_hex_drawing_add_markers (PaddockHexDrawing *self);

/* The mark of the I-th note, on the board and in the legend. */
void paddock_hex_drawing_add_note_mark (PaddockHexDrawing *self, PaddockPoint at, guint i);

/* The mark of a special space, on the board and in the legend. */
void paddock_hex_drawing_add_badge (PaddockScene *scene, PaddockPoint at, guint kind);

/* Where everything lies, with the frame around it if there is one; and the frame itself. */
PaddockRect paddock_hex_track_measure (gconstpointer record, const PaddockViewOptions *options);
void paddock_hex_drawing_add_frame (PaddockHexDrawing *self, PaddockRect bounds);

/* Where the pictures of two versions differ. */
gboolean paddock_hex_track_diff (const PaddockPicture *before,
                                 const PaddockPicture *after,
                                 PaddockRectFunc func,
                                 gpointer data);
