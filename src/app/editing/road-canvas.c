/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-canvas.h"

#include <math.h>

#include "actions.h"
#include "road-commands.h"
#include "road-selection.h"
#include "road-words.h"

#define DRAG_THRESHOLD 8.0 /* pixels */
#define GHOST_OPACITY 0.8

/* What the pointer carries. */
typedef enum {
  NOTHING,
  A_PLACE,
  A_BONUS,
  A_BAND, /* that selects what it touches */
} Carried;

struct _PaddockRoadCanvas {
  PaddockCanvas *canvas; /* borrowed: it lives longer */
  PaddockRoadEditor *editor;
  GtkEventController *keys;
  GtkEventController *drops;

  Carried carried;
  guint index; /* of what is carried */
  PaddockPoint pressed_at;
  GArray *kept; /* of guint: what was selected before the band; NULL: there is none */
  gboolean is_dragging;
  int shown_place;      /* so that only a new one is scrolled to */
  PaddockPoint pointer; /* in the view: what moves under a pointer that rests does not count */
};

static const PaddockRoadTrack *
get_track (PaddockRoadCanvas *self)
{
  return paddock_road_editor_get_track (self->editor);
}

static const PaddockRoadLayout *
get_layout (PaddockRoadCanvas *self)
{
  return paddock_road_editor_get_layout (self->editor);
}

static PaddockScene *
create_scene (void)
{
  return paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
}

static void
show (PaddockRoadCanvas *self, PaddockCanvasOverlay slot, PaddockScene *scene)
{
  paddock_canvas_set_overlay (self->canvas, slot, scene,
                              slot == PADDOCK_OVERLAY_GHOST ? GHOST_OPACITY : 1);
}

static guint
get_flags (GdkModifierType modifiers)
{
  return modifiers & GDK_CONTROL_MASK ? PADDOCK_GESTURE_TOGGLE : 0;
}

/* Places on the road. */

/* The row before place INDEX; the last row for the end of the course. */
static int
find_row_before (PaddockRoadCanvas *self, guint index)
{
  const PaddockRoadCourse *course = get_layout (self)->course;

  for (int row = 1; row <= course->n_rows; row++)
    if (course->rows[row - 1].place >= index)
      return row - 1;

  return course->n_rows;
}

/* The index at which something dropped at a point would come to lie. */
static guint
find_drop (PaddockRoadCanvas *self, PaddockPoint point)
{
  guint n = paddock_list_len (get_track (self)->places), best = n;
  int row = paddock_road_layout_find_boundary (get_layout (self), point);

  for (guint i = 0; row >= 0 && i <= n; i++)
    if (abs (find_row_before (self, i) - row) < abs (find_row_before (self, best) - row))
      best = i;

  return best;
}

static int
find_place (PaddockRoadCanvas *self, PaddockPoint point)
{
  int row = paddock_road_layout_find_row (get_layout (self), point);

  return row ? (int) get_layout (self)->course->rows[row - 1].place : PADDOCK_NO_PLACE;
}

static const PaddockTile *
get_tile_of (PaddockRoadCanvas *self, guint place)
{
  return paddock_road_track_find_tile (
    get_track (self), PADDOCK_LIST_AT (get_track (self)->places, PaddockTilePlace, place)->tile);
}

/* The gap that the pointer means, for a bonus line that is carried or a new one; 0: none. */
static int
find_gap (PaddockRoadCanvas *self, PaddockPoint point, GdkModifierType modifiers)
{
  int row = MAX (0, paddock_road_layout_find_boundary (get_layout (self), point));

  return paddock_road_editor_snap (self->editor, row,
                                   self->carried == A_BONUS ? self->index : PADDOCK_NO_BONUS,
                                   get_flags (modifiers));
}

/* Overlays. */

static void
show_drop (PaddockRoadCanvas *self, const PaddockTile *tile, guint at)
{
  PaddockScene *scene = create_scene ();

  if (get_layout (self)->course->n_rows > 0)
    paddock_road_overlay_add_drop (get_layout (self), scene,
                                   find_row_before (self,
                                                    paddock_road_find_insertion (get_track (self),
                                                                                 at, tile)));
  show (self, PADDOCK_OVERLAY_GHOST, scene);
}

static void
show_gap (PaddockRoadCanvas *self, int row)
{
  PaddockScene *scene = row > 0 ? create_scene () : NULL;

  if (scene)
    paddock_road_overlay_add_drop (get_layout (self), scene, row);
  show (self, PADDOCK_OVERLAY_GHOST, scene);
}

static void
show_place (PaddockRoadCanvas *self, int place)
{
  PaddockScene *scene = NULL;
  int first, last;

  if (place >= 0
      && paddock_road_layout_find_place (get_layout (self), (guint) place, &first, &last)) {
    scene = create_scene ();
    paddock_road_overlay_add_rows (get_layout (self), scene, PADDOCK_OUTLINE_GHOST, first, last);
  }
  show (self, PADDOCK_OVERLAY_GHOST, scene);
}

/* Every gap of the course, while bonus lines are placed. */
static PaddockScene *
create_gaps (PaddockRoadCanvas *self)
{
  const PaddockRoadLayout *layout = get_layout (self);
  PaddockScene *scene = create_scene ();

  for (int row = 1; row <= layout->course->n_rows; row++) {
    PaddockRoadGap gap = paddock_road_gap_after (layout->course, row);

    if (paddock_bonus_find (get_track (self), gap) == PADDOCK_NO_BONUS)
      paddock_road_overlay_add_gap (layout, scene, row,
                                    !paddock_bonus_refuse (get_track (self), gap,
                                                           PADDOCK_NO_BONUS));
  }

  return scene;
}

/* The row before a bonus line; 0: it lies nowhere. */
static int
find_bonus_row (PaddockRoadCanvas *self, guint bonus)
{
  const PaddockBonusLine *line =
    PADDOCK_LIST_AT (get_track (self)->bonuses, PaddockBonusLine, bonus);
  int at = paddock_road_track_find_place (get_track (self), line->at);
  int row =
    at < 0 ? 0 : paddock_road_course_find_row (get_layout (self)->course, (guint) at, line->after);

  return row < get_layout (self)->course->n_rows ? row : 0;
}

/* Around every tile, or the bonus line, that is selected; NULL: nothing is. */
static PaddockScene *
create_selection (PaddockRoadCanvas *self)
{
  g_autoptr (GArray) places = paddock_road_selection_list (self->editor);
  guint bonus = paddock_road_editor_get_bonus (self->editor);
  PaddockScene *scene = places->len > 0 || bonus != PADDOCK_NO_BONUS ? create_scene () : NULL;
  int row = bonus != PADDOCK_NO_BONUS ? find_bonus_row (self, bonus) : 0, first, last;

  for (guint i = 0; i < places->len; i++)
    if (paddock_road_layout_find_place (get_layout (self), g_array_index (places, guint, i), &first,
                                        &last))
      paddock_road_overlay_add_rows (get_layout (self), scene, PADDOCK_OUTLINE_SELECTION, first,
                                     last);
  if (row > 0)
    paddock_road_overlay_add_rows (get_layout (self), scene, PADDOCK_OUTLINE_SELECTION, row,
                                   row + 1);

  return scene;
}

static void
show_selection (PaddockRoadCanvas *self)
{
  int place = paddock_road_editor_get_place (self->editor), first, last;
  g_autofree char *words = NULL;

  if (place >= 0 && place != self->shown_place && self->carried == NOTHING
      && paddock_road_layout_find_place (get_layout (self), (guint) place, &first, &last))
    paddock_canvas_show_scene_rect (self->canvas,
                                    paddock_road_layout_measure (get_layout (self), first, last));
  self->shown_place = place;
  show (self, PADDOCK_OVERLAY_SELECTION, create_selection (self));

  words = paddock_road_dup_selection_words (self->editor);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words ? words : paddock_text_get (get_track (self)->title), -1);
}

static void
update (PaddockRoadCanvas *self)
{
  gboolean is_placing = paddock_road_editor_is_placing (self->editor);

  gtk_event_controller_set_propagation_phase (self->keys, get_track (self) ? GTK_PHASE_CAPTURE
                                                                           : GTK_PHASE_NONE);
  if (!get_track (self))
    return;

  show (self, PADDOCK_OVERLAY_VIEW, is_placing ? create_gaps (self) : NULL);
  if (is_placing)
    show_gap (self, paddock_road_editor_get_gap (self->editor));
  else if (!self->is_dragging)
    show (self, PADDOCK_OVERLAY_GHOST, NULL);
  show_selection (self);
}

/* The band: what it touches is selected beside what was before. */

static PaddockRect
get_band (PaddockRoadCanvas *self, PaddockPoint point)
{
  return (PaddockRect){ MIN (point.x, self->pressed_at.x), MIN (point.y, self->pressed_at.y),
                        fabs (point.x - self->pressed_at.x), fabs (point.y - self->pressed_at.y) };
}

static gboolean
touch (PaddockRect a, PaddockRect b)
{
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height
         && b.y <= a.y + a.height;
}

static void
select_in_band (PaddockRoadCanvas *self, PaddockRect band)
{
  const PaddockRoadCourse *course = get_layout (self)->course;
  g_autoptr (GArray) places = g_array_copy (self->kept);

  for (int row = 1; row <= course->n_rows; row++) {
    guint place = course->rows[row - 1].place;

    if (touch (band, paddock_road_layout_measure (get_layout (self), row, row)))
      g_array_append_val (places, place);
  }
  paddock_road_selection_set (self->editor, places);
}

static void
show_band (PaddockRoadCanvas *self, PaddockRect band)
{
  PaddockScene *scene = create_scene ();

  paddock_overlay_add_rect (scene, PADDOCK_OUTLINE_RUBBER_BAND, band);
  show (self, PADDOCK_OVERLAY_GHOST, scene);
}

static void
begin_band (PaddockRoadCanvas *self, GdkModifierType modifiers)
{
  if (!(modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)))
    paddock_road_editor_set_place (self->editor, PADDOCK_NO_PLACE);
  self->carried = A_BAND;
  g_clear_pointer (&self->kept, g_array_unref);
  self->kept = paddock_road_selection_list (self->editor);
}

/* The pointer. */

/* A tile of several that are selected may be the handle of them all. */
static void
press_place (PaddockRoadCanvas *self, guint place, GdkModifierType modifiers, int n_press)
{
  self->carried = NOTHING;
  self->index = place;
  if (modifiers & GDK_CONTROL_MASK) {
    paddock_road_selection_toggle (self->editor, place);
  } else if (modifiers & GDK_SHIFT_MASK) {
    paddock_road_selection_extend (self->editor, place);
  } else {
    self->carried = A_PLACE;
    if (!paddock_road_selection_has (self->editor, place))
      paddock_road_editor_set_place (self->editor, (int) place);
    if (n_press == 2)
      paddock_road_editor_open_tile (self->editor, get_tile_of (self, place)->id);
  }
}

static void
pressed_cb (PaddockRoadCanvas *self,
            double x,
            double y,
            guint button,
            GdkModifierType modifiers,
            int n_press)
{
  PaddockPoint point = { x, y };
  PaddockThing thing;
  int place;

  if (!get_track (self) || button != GDK_BUTTON_PRIMARY)
    return;

  thing = paddock_canvas_hit (self->canvas, x, y);
  place = find_place (self, point);
  self->pressed_at = point;
  paddock_road_editor_tell (self->editor, NULL);
  if (thing.kind == PADDOCK_THING_BONUS && !paddock_road_editor_is_placing (self->editor)) {
    self->carried = A_BONUS;
    self->index = thing.index;
    paddock_road_editor_set_bonus (self->editor, self->index);
  } else if (paddock_road_editor_is_placing (self->editor)) {
    int row = find_gap (self, point, modifiers);

    if (row > 0)
      paddock_road_editor_toggle_bonus (self->editor, row);
  } else if (place >= 0) {
    press_place (self, (guint) place, modifiers, n_press);
  } else {
    begin_band (self, modifiers);
  }
}

static gboolean
has_left_threshold (PaddockRoadCanvas *self, PaddockPoint point)
{
  return hypot (point.x - self->pressed_at.x, point.y - self->pressed_at.y)
           * paddock_canvas_get_zoom (self->canvas)
         > DRAG_THRESHOLD;
}

static void
dragged_cb (PaddockRoadCanvas *self, double x, double y, GdkModifierType modifiers)
{
  PaddockPoint point = { x, y };

  if (self->carried == NOTHING || (!self->is_dragging && !has_left_threshold (self, point)))
    return;

  self->is_dragging = TRUE;
  if (self->carried == A_BAND) {
    select_in_band (self, get_band (self, point));
    show_band (self, get_band (self, point));
  } else if (self->carried == A_PLACE)
    show_drop (self, get_tile_of (self, self->index), find_drop (self, point));
  else
    show_gap (self, find_gap (self, point, modifiers));
}

static void
let_go (PaddockRoadCanvas *self)
{
  self->carried = NOTHING;
  self->is_dragging = FALSE;
  if (get_track (self))
    show (self, PADDOCK_OVERLAY_GHOST, NULL);
}

static void
released_cb (PaddockRoadCanvas *self, double x, double y, GdkModifierType modifiers)
{
  PaddockPoint point = { x, y };
  Carried carried = self->carried;
  gboolean was_dragging = self->is_dragging;
  int row = was_dragging && carried == A_BONUS ? find_gap (self, point, modifiers) : 0;

  let_go (self);
  if (carried == A_PLACE && was_dragging) {
    paddock_road_selection_move (self->editor, find_drop (self, point));
  } else if (carried == A_PLACE) {
    paddock_road_editor_set_place (self->editor, (int) self->index);
  } else if (row > 0) {
    paddock_road_editor_move_bonus (self->editor, self->index, row);
  }
}

static void
hovered_cb (PaddockRoadCanvas *self, double x, double y, GdkModifierType modifiers)
{
  PaddockPoint point = { x, y }, pointer = paddock_canvas_from_scene (self->canvas, point);
  gboolean has_moved = hypot (pointer.x - self->pointer.x, pointer.y - self->pointer.y) >= 1;

  self->pointer = pointer;
  if (!get_track (self) || !has_moved)
    return;
  if (paddock_road_editor_is_placing (self->editor))
    paddock_road_editor_point_at_gap (self->editor,
                                      MAX (0, paddock_road_layout_find_boundary (get_layout (self),
                                                                                 point)),
                                      get_flags (modifiers));
  else
    show_place (self, find_place (self, point));
}

/* Tiles dropped from the library. */

static PaddockPoint
to_scene (PaddockRoadCanvas *self, double x, double y)
{
  return paddock_canvas_to_scene (self->canvas, (PaddockPoint){ x, y });
}

static GdkDragAction
drop_motion_cb (PaddockRoadCanvas *self, double x, double y)
{
  const GValue *value = gtk_drop_target_get_value (GTK_DROP_TARGET (self->drops));
  const PaddockTile *tile =
    value && get_track (self)
      ? paddock_road_track_find_tile (get_track (self), g_value_get_string (value))
      : NULL;

  if (tile)
    show_drop (self, tile, find_drop (self, to_scene (self, x, y)));

  return get_track (self) ? GDK_ACTION_COPY : 0;
}

static gboolean
drop_cb (PaddockRoadCanvas *self, const GValue *value, double x, double y)
{
  const char *tile = g_value_get_string (value);

  let_go (self);
  if (!get_track (self) || !paddock_road_track_find_tile (get_track (self), tile))
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  return paddock_road_editor_insert (self->editor, tile, find_drop (self, to_scene (self, x, y)));
}

static void
add_drops (PaddockRoadCanvas *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  gtk_drop_target_set_preload (target, TRUE);
  g_signal_connect_swapped (target, "motion", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect_swapped (target, "leave", G_CALLBACK (let_go), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  self->drops = GTK_EVENT_CONTROLLER (target);
  gtk_widget_add_controller (GTK_WIDGET (self->canvas), self->drops);
}

static void
confirmed_cb (PaddockRoadCanvas *self)
{
  paddock_road_commands_run (self->editor, "insert");
}

PaddockRoadCanvas *
paddock_road_canvas_new (PaddockCanvas *canvas, PaddockRoadEditor *editor)
{
  static const struct {
    const char *signal;
    GCallback callback;
  } reports[] = {
    { "pressed", G_CALLBACK (pressed_cb) },     { "dragged", G_CALLBACK (dragged_cb) },
    { "released", G_CALLBACK (released_cb) },   { "hovered", G_CALLBACK (hovered_cb) },
    { "cancelled", G_CALLBACK (let_go) },       { "left", G_CALLBACK (let_go) },
    { "confirmed", G_CALLBACK (confirmed_cb) },
  };
  PaddockRoadCanvas *self = g_new0 (PaddockRoadCanvas, 1);

  self->canvas = canvas;
  self->editor = g_object_ref (editor);
  self->shown_place = PADDOCK_NO_PLACE;
  self->keys = paddock_actions_create_keys (PADDOCK_ACTION_ON_ROAD);
  gtk_widget_add_controller (GTK_WIDGET (canvas), self->keys);
  add_drops (self);
  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    g_signal_connect_swapped (canvas, reports[i].signal, reports[i].callback, self);
  g_signal_connect_swapped (editor, "changed", G_CALLBACK (update), self);
  update (self);

  return self;
}

void
paddock_road_canvas_free (PaddockRoadCanvas *self)
{
  gtk_widget_remove_controller (GTK_WIDGET (self->canvas), self->keys);
  gtk_widget_remove_controller (GTK_WIDGET (self->canvas), self->drops);
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_signal_handlers_disconnect_by_data (self->editor, self);
  g_object_unref (self->editor);
  g_clear_pointer (&self->kept, g_array_unref);
  g_free (self);
}
