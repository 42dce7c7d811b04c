/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCanvas: shows the drawing of any document, moves over it and zooms.
 *
 * The wheel zooms boards about the pointer and scrolls sheets (the property "wheel" is the setting), the middle
 * button or space and drag move the drawing, touchpads scroll and pinch, and the actions of the "view" group do
 * the same by keyboard.  The drawing fits the
 * canvas until somebody zooms or moves.  The property "pointed-at" names what lies under the pointer.
 *
 * The canvas never edits.  What people do with the pointer it reports, in scene coordinates; whoever
 * listens (a tool) answers with edits of the document and with overlays above the drawing:
 *
 *   pressed   (double x, double y, guint button, GdkModifierType modifiers, int n_press)
 *   dragged   (double x, double y, GdkModifierType modifiers)   between pressed and its end
 *   released  (double x, double y, GdkModifierType modifiers)   the end of a drag
 *   cancelled ()                                                the other end: Escape, focus lost
 *   hovered   (double x, double y, GdkModifierType modifiers)   while no button is down
 *   left      ()                                                the pointer is not over the canvas
 *
 * After "pressed" comes either "released" or "cancelled", once.  Moving the drawing reports nothing; if
 * that moves another place under the pointer, "hovered" says so.  A reported drag near the edge scrolls.
 *
 * Where there are places the arrow keys move a cursor, which a click hides.  "cursor-moved" tells that it
 * was moved, shown or hidden; where it is and what is there is told to screen readers by the canvas.  "confirmed"
 * tells that space was tapped, which does what Enter does.
 */

#pragma once

#include <gtk/gtk.h>

#include "ground.h"
#include "palette.h"
#include "scene.h"

/* What lies above the drawing, in the order in which it is painted. */
typedef enum {
  PADDOCK_OVERLAY_VIEW,        /* lap distances, widths ... */
  PADDOCK_OVERLAY_DIFFERENCES, /* of a sheet: cells that another one has otherwise */
  PADDOCK_OVERLAY_PROBLEMS,
  PADDOCK_OVERLAY_SELECTION,
  PADDOCK_OVERLAY_TRAILS,  /* of a race: where pieces came from */
  PADDOCK_OVERLAY_TARGETS, /* and where they may go */
  PADDOCK_OVERLAY_GHOST,   /* what a click would do */
  PADDOCK_OVERLAY_PIECES,
  PADDOCK_OVERLAY_KEYS,   /* that choose where pieces may go */
  PADDOCK_OVERLAY_CURSOR, /* the canvas's own */
  PADDOCK_OVERLAY_CELLS,  /* of a sheet: what the keyboard is on, and what is dragged */
  PADDOCK_N_OVERLAYS,
} PaddockCanvasOverlay;

#define PADDOCK_TYPE_CANVAS (paddock_canvas_get_type ())
G_DECLARE_FINAL_TYPE (PaddockCanvas, paddock_canvas, PADDOCK, CANVAS, GtkWidget)

GtkWidget *paddock_canvas_new (void);

void paddock_canvas_set_document (PaddockCanvas *self, PaddockDocument *document);
PaddockDocument *paddock_canvas_get_document (PaddockCanvas *self); /* NULL: none yet */

/* The colours it is painted in at the moment. */
PaddockPalette paddock_canvas_get_palette (PaddockCanvas *self);
/* Those that go with the windows of the studio. */
PaddockPalette paddock_canvas_find_palette (void);
/* Draws in one of them. */
void paddock_canvas_set_source (cairo_t *cr, PaddockInk ink);

/* Takes SCENE (NULL: nothing more in this slot), whose styles and coordinates are those of the drawing:
 * see scene-overlay.h. */
void paddock_canvas_set_overlay (PaddockCanvas *self,
                                 PaddockCanvasOverlay slot,
                                 PaddockScene *scene,
                                 double opacity);

/* A picture above the board, to be traced, that fills RECT of the scene; NULL: none. */
void paddock_canvas_set_tracing (PaddockCanvas *self,
                                 GdkTexture *texture,
                                 PaddockRect rect,
                                 double opacity);

/* Places.  View coordinates are pixels from the canvas's top left corner. */
PaddockPoint paddock_canvas_to_scene (PaddockCanvas *self, PaddockPoint view);
PaddockPoint paddock_canvas_from_scene (PaddockCanvas *self, PaddockPoint scene);
/* The topmost thing within a few pixels of a point; its kind is PADDOCK_THING_NONE if there is none. */
PaddockThing paddock_canvas_hit (PaddockCanvas *self, double x, double y);

/* Sheets that are filled in.  The scene of the sheet with its cells (scene-cells.h); NULL: it shows none.  Its cells are
 * there once it is edited. */
void paddock_canvas_set_is_edited (PaddockCanvas *self, gboolean is_edited);
const PaddockScene *paddock_canvas_get_sheet (PaddockCanvas *self);
/* A widget that lies on RECT of the scene and moves with it, in which a cell is edited; NULL: none any more. */
void paddock_canvas_set_child (PaddockCanvas *self, GtkWidget *child);
void paddock_canvas_place_child (PaddockCanvas *self, PaddockRect rect);
/* What is told about the cell that the keyboard is on; NULL: it is on none. */
void paddock_canvas_set_cursor_words (PaddockCanvas *self, const char *words);
/* And what more there is to say about it: what is wrong there; NULL: nothing. */
void paddock_canvas_set_cursor_help (PaddockCanvas *self, const char *help);

/* Where a sheet shows a thing: of PaddockRect, in the scene; see scene-areas.h. */
GArray *paddock_canvas_find_areas (PaddockCanvas *self, PaddockThing thing);
/* The pointer is a hand: there is something to click under it. */
void paddock_canvas_set_has_hand (PaddockCanvas *self, gboolean has_hand);

/* Where the places of the document lie; of the version that is shown. */
PaddockGround *paddock_canvas_get_ground (PaddockCanvas *self);

/* The cursor.  Documents without places have none; there a move moves the drawing. */
void paddock_canvas_move_cursor (PaddockCanvas *self, PaddockCursorMove move);
void paddock_canvas_set_cursor (PaddockCanvas *self, PaddockPlace place); /* shows it */
void paddock_canvas_hide_cursor (PaddockCanvas *self);
gboolean paddock_canvas_get_cursor (PaddockCanvas *self,
                                    PaddockPlace *place); /* FALSE: it is not shown */

double paddock_canvas_get_zoom (PaddockCanvas *self); /* 1 is the size on paper */
void paddock_canvas_zoom_to (PaddockCanvas *self, double zoom);
void paddock_canvas_zoom_in (PaddockCanvas *self);
void paddock_canvas_zoom_out (PaddockCanvas *self);
void paddock_canvas_fit (PaddockCanvas *self);
/* Whether it shows a licence, a car, cards: there is more to read than to look at. */
gboolean paddock_canvas_has_sheet (PaddockCanvas *self);

/* Moves no further than needed to have RECT in view; zooms out if it is larger than the canvas. */
void paddock_canvas_show_scene_rect (PaddockCanvas *self, PaddockRect rect);

/* The same for places (of PaddockPlace), with some air around them; nothing moves if there are none. */
void paddock_canvas_show_places (PaddockCanvas *self, const GArray *places);

/* The part of the plane that is in view, and moving it so that POINT is in the middle. */
PaddockRect paddock_canvas_get_view (PaddockCanvas *self);
void paddock_canvas_centre_on (PaddockCanvas *self, PaddockPoint point);

/* All of the drawing, small, and which part of the plane it shows; NULL: it is not painted yet.  "painted"
 * is emitted when there may be a new one. */
cairo_surface_t *paddock_canvas_get_overview (PaddockCanvas *self, PaddockRect *shows);

/* As large as on paper, as far as the screen tells its size. */
void paddock_canvas_show_actual_size (PaddockCanvas *self);

/* Moves the drawing to the right and downwards, by so many steps of an arrow key. */
void paddock_canvas_pan_steps (PaddockCanvas *self, int right, int down);
