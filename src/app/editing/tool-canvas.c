/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool-canvas.h"

#include "picture-diff.h"
#include "scene-hex-track.h"
#include "scene-overlay.h"
#include "tool-marks.h"

#define GHOST_OPACITY 0.7
#define GHOST_REACH \
  3 /* hexes around the pointer that a click may change, beside the cells painted */

struct _PaddockToolCanvas {
  PaddockCanvas *canvas; /* borrowed: it lives longer */
  PaddockEditor *editor;
  PaddockHex at; /* where the pointer is */
  guint held;    /* flags of what is held down by keyboard */
};

static guint
get_flags (guint button, GdkModifierType modifiers)
{
  return (button == GDK_BUTTON_SECONDARY ? PADDOCK_GESTURE_OTHER : 0)
         | (modifiers & GDK_SHIFT_MASK ? PADDOCK_GESTURE_CONSTRAIN : 0)
         | (modifiers & GDK_CONTROL_MASK ? PADDOCK_GESTURE_TOGGLE : 0);
}

/* What the editor counts in. */
static PaddockPoint
to_sizes (PaddockPoint point)
{
  return (PaddockPoint){ point.x / PADDOCK_HEX_DRAWN_SIZE, point.y / PADDOCK_HEX_DRAWN_SIZE };
}

static PaddockPoint
get_centre (PaddockToolCanvas *self, PaddockHex hex)
{
  return paddock_ground_get_point (paddock_canvas_get_ground (self->canvas),
                                   paddock_hex_to_place (hex));
}

static PaddockPoint
find_middle (PaddockToolCanvas *self, PaddockHex hex)
{
  return to_sizes (get_centre (self, hex));
}

static gboolean
has_hexes (PaddockToolCanvas *self)
{
  return paddock_ground_get_kind (paddock_canvas_get_ground (self->canvas)) == PADDOCK_GROUND_HEX;
}

static void
pressed_cb (PaddockToolCanvas *self,
            double x,
            double y,
            guint button,
            GdkModifierType modifiers,
            int n_press)
{
  if (!has_hexes (self))
    return;
  if (button == GDK_BUTTON_PRIMARY || button == GDK_BUTTON_SECONDARY)
    paddock_editor_press (self->editor, to_sizes ((PaddockPoint){ x, y }),
                          get_flags (button, modifiers));
}

static void
dragged_cb (PaddockToolCanvas *self, double x, double y, GdkModifierType modifiers)
{
  if (has_hexes (self))
    paddock_editor_drag (self->editor, to_sizes ((PaddockPoint){ x, y }), get_flags (0, modifiers));
}

static void
released_cb (PaddockToolCanvas *self, double x, double y, GdkModifierType modifiers)
{
  paddock_editor_release (self->editor);
}

static void
cancelled_cb (PaddockToolCanvas *self)
{
  paddock_editor_cancel (self->editor);
}

static void
hovered_cb (PaddockToolCanvas *self, double x, double y, GdkModifierType modifiers)
{
  if (!has_hexes (self))
    return;

  self->at = paddock_hex_from_place (
    paddock_ground_find_place (paddock_canvas_get_ground (self->canvas), (PaddockPoint){ x, y }));
  paddock_editor_hover (self->editor, to_sizes ((PaddockPoint){ x, y }), get_flags (0, modifiers));
}

static void
left_cb (PaddockToolCanvas *self)
{
  paddock_editor_unhover (self->editor);
}

/* The keyboard. */

static gboolean
get_cursor (PaddockToolCanvas *self, PaddockHex *hex)
{
  PaddockPlace place;
  gboolean has_cursor = paddock_canvas_get_cursor (self->canvas, &place);

  *hex = paddock_hex_from_place (place);
  return has_cursor && has_hexes (self);
}

static void
cursor_moved_cb (PaddockToolCanvas *self)
{
  PaddockHex hex;

  if (!get_cursor (self, &hex))
    return;

  self->at = hex;
  if (paddock_editor_is_pressed (self->editor))
    paddock_editor_drag (self->editor, find_middle (self, hex), self->held);
  else
    paddock_editor_hover (self->editor, find_middle (self, hex), 0);
}

PaddockHex
paddock_tool_canvas_get_hex (PaddockToolCanvas *self)
{
  return self->at;
}

void
paddock_tool_canvas_hold (PaddockToolCanvas *self)
{
  PaddockHex hex;

  if (paddock_editor_is_pressed (self->editor))
    paddock_editor_release (self->editor);
  else if (get_cursor (self, &hex))
    paddock_editor_press (self->editor, find_middle (self, hex), self->held = 0);
}

void
paddock_tool_canvas_apply (PaddockToolCanvas *self, guint flags)
{
  const PaddockTool *tool = paddock_editor_get_tool (self->editor);
  gboolean was_pressed = paddock_editor_is_pressed (self->editor);
  PaddockHex hex;

  if (!tool || !get_cursor (self, &hex))
    return;

  if (!was_pressed)
    paddock_editor_press (self->editor, find_middle (self, hex), self->held = flags);
  if (was_pressed || !(tool->flags & PADDOCK_TOOL_DRAGS) || flags & PADDOCK_GESTURE_OTHER)
    paddock_editor_release (self->editor);
  if (!paddock_editor_is_pressed (self->editor))
    cursor_moved_cb (self);
}

static void
confirmed_cb (PaddockToolCanvas *self)
{
  paddock_tool_canvas_apply (self, 0);
}

/* The ghost: what would be new in the picture, and an outline of the cells painted. */

typedef struct {
  PaddockToolCanvas *self;
  PaddockScene *scene;
  PaddockRect area;
} Ghost;

static void
add_changed_cell (PaddockHex hex, PaddockCell before, PaddockCell after, gpointer data)
{
  Ghost *ghost = data;
  PaddockPoint centre = get_centre (ghost->self, hex);

  ghost->area = paddock_rect_include (ghost->area, centre);
  if (after.kind == PADDOCK_CELL_OFF)
    paddock_scene_add_hex (ghost->scene, PADDOCK_STYLE_GHOST_ERASE, centre, PADDOCK_HEX_DRAWN_SIZE);
  paddock_overlay_add_hex (ghost->scene, PADDOCK_OUTLINE_GHOST, centre, PADDOCK_HEX_DRAWN_SIZE);
}

static PaddockScene *
create_ghost (PaddockToolCanvas *self, PaddockDocument *preview)
{
  const PaddockHexTrack *track = paddock_editor_get_track (self->editor), *after = preview->record;
  PaddockPoint centre = get_centre (self, self->at);
  g_autoptr (PaddockScene) outlines = paddock_scene_new ((PaddockOrientation) track->orientation);
  g_autoptr (PaddockPicture) picture = paddock_picture_new (preview, &(PaddockViewOptions){ 0 });
  g_autoptr (PaddockPicture) now = paddock_picture_new (paddock_document_file_get_document (
                                                          paddock_editor_get_file (self->editor)),
                                                        &(PaddockViewOptions){ 0 });
  g_autoptr (PaddockScene) seen = NULL;
  Ghost ghost = { self, outlines, { centre.x, centre.y, 0, 0 } };
  PaddockScene *scene;

  paddock_board_diff (track->board, after->board, add_changed_cell, &ghost);
  ghost.area = paddock_rect_grow (ghost.area, GHOST_REACH * 2 * PADDOCK_HEX_DRAWN_SIZE);
  scene = paddock_picture_build (picture, &ghost.area);
  seen = paddock_picture_build (now, &ghost.area);
  paddock_scene_subtract (scene, seen);
  paddock_scene_next_layer (scene);
  paddock_board_diff (track->board, after->board, add_changed_cell,
                      &(Ghost){ self, scene, ghost.area });

  return scene;
}

static void
show_ghost (PaddockToolCanvas *self)
{
  PaddockDocument *preview = paddock_editor_get_preview (self->editor);

  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_GHOST,
                              preview ? create_ghost (self, preview) : NULL, GHOST_OPACITY);
}

static void
show_marks (PaddockToolCanvas *self)
{
  PaddockDocument *shown = paddock_canvas_get_document (self->canvas);
  PaddockToolMarks marks = {
    .selection = paddock_editor_get_selection (self->editor),
    .tool = paddock_editor_get_tool (self->editor),
    .settings = paddock_editor_get_settings (self->editor),
  };

  if (!shown || shown->kind != &paddock_hex_track_kind)
    return;

  marks.track = shown->record;
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_SELECTION,
                              paddock_tool_marks_build (&marks), 1);
}

void
paddock_tool_canvas_update (PaddockToolCanvas *self)
{
  PaddockDocumentFile *file = paddock_editor_get_file (self->editor);
  PaddockDocument *preview = paddock_editor_get_preview (self->editor);

  if (paddock_editor_is_pressed (self->editor) && preview) {
    paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_GHOST, NULL, 1);
    paddock_canvas_set_document (self->canvas, preview);
  } else {
    paddock_canvas_set_document (self->canvas, paddock_document_file_get_document (file));
    if (paddock_editor_get_track (self->editor))
      show_ghost (self);
  }
  show_marks (self);
}

PaddockToolCanvas *
paddock_tool_canvas_new (PaddockCanvas *canvas, PaddockEditor *editor)
{
  static const struct {
    const char *signal;
    GCallback callback;
  } reports[] = {
    { "pressed", G_CALLBACK (pressed_cb) },           { "dragged", G_CALLBACK (dragged_cb) },
    { "released", G_CALLBACK (released_cb) },         { "hovered", G_CALLBACK (hovered_cb) },
    { "cancelled", G_CALLBACK (cancelled_cb) },       { "left", G_CALLBACK (left_cb) },
    { "cursor-moved", G_CALLBACK (cursor_moved_cb) }, { "confirmed", G_CALLBACK (confirmed_cb) },
  };
  PaddockToolCanvas *self = g_new0 (PaddockToolCanvas, 1);

  self->canvas = canvas;
  self->editor = g_object_ref (editor);
  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    g_signal_connect_swapped (canvas, reports[i].signal, reports[i].callback, self);
  g_signal_connect_swapped (editor, "preview-changed", G_CALLBACK (paddock_tool_canvas_update),
                            self);
  g_signal_connect_swapped (editor, "selection-changed", G_CALLBACK (show_marks), self);
  g_signal_connect_swapped (editor, "tool-changed", G_CALLBACK (show_marks), self);

  return self;
}

void
paddock_tool_canvas_free (PaddockToolCanvas *self)
{
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_signal_handlers_disconnect_by_data (self->editor, self);
  g_object_unref (self->editor);
  g_free (self);
}
