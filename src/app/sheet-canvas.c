/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-canvas.h"

#include "scene-overlay.h"
#include "thing-records.h"

#define AIR 3.0    /* between a part and its outline */
#define MARGIN 40. /* around a part that is moved to */

struct _PaddockSheetCanvas {
  PaddockCanvas *canvas; /* borrowed: it lives longer */
  PaddockEditor *editor;
  GtkEventController *keys;
  PaddockThing pointed; /* NONE: a click would select nothing */
};

/* Between the boxes of a part the pointer is still on it. */
static gboolean
is_on_pointed (PaddockSheetCanvas *self, PaddockPoint at)
{
  g_autoptr (GArray) areas = paddock_canvas_find_areas (self->canvas, self->pointed);

  for (guint i = 0; paddock_sheet_canvas_can_press (self) && i < areas->len; i++)
    if (paddock_rect_contains (g_array_index (areas, PaddockRect, i), at))
      return TRUE;

  return FALSE;
}

/* What has a form is what can be selected. */
static PaddockThing
find_thing (PaddockSheetCanvas *self, double x, double y)
{
  PaddockThing thing = paddock_canvas_hit (self->canvas, x, y);
  PaddockRecordPath path;

  if (thing.kind == PADDOCK_THING_NONE && is_on_pointed (self, (PaddockPoint){ x, y }))
    return self->pointed;

  return paddock_thing_locate (paddock_canvas_get_document (self->canvas), thing, &path)
           ? thing
           : (PaddockThing){ .kind = PADDOCK_THING_NONE };
}

static void
add_outlines (PaddockSheetCanvas *self,
              PaddockScene *scene,
              PaddockOutline outline,
              PaddockThing thing)
{
  g_autoptr (GArray) areas = paddock_canvas_find_areas (self->canvas, thing);

  for (guint i = 0; i < areas->len; i++)
    paddock_overlay_add_rect (scene, outline,
                              paddock_rect_grow (g_array_index (areas, PaddockRect, i), AIR));
}

static void
show_pointed (PaddockSheetCanvas *self)
{
  gboolean can_press = paddock_sheet_canvas_can_press (self);
  PaddockScene *scene = NULL;

  if (can_press
      && !paddock_selection_has_thing (paddock_editor_get_selection (self->editor),
                                       self->pointed)) {
    scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    add_outlines (self, scene, PADDOCK_OUTLINE_GHOST, self->pointed);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_GHOST, scene, 1);
  paddock_canvas_set_has_hand (self->canvas, can_press);
}

static void
show_selected (PaddockSheetCanvas *self)
{
  const PaddockSelection *selection = paddock_editor_get_selection (self->editor);
  PaddockScene *scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++)
    add_outlines (self, scene, PADDOCK_OUTLINE_SELECTION,
                  paddock_selection_get_thing (selection, i));
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_SELECTION, scene, 1);
}

static void
point_at (PaddockSheetCanvas *self, PaddockThing thing)
{
  if (paddock_thing_equal (thing, self->pointed))
    return;

  self->pointed = thing;
  show_pointed (self);
}

static void
hovered_cb (PaddockSheetCanvas *self, double x, double y, GdkModifierType modifiers)
{
  if (paddock_canvas_has_sheet (self->canvas))
    point_at (self, find_thing (self, x, y));
}

static void
left_cb (PaddockSheetCanvas *self)
{
  if (paddock_canvas_has_sheet (self->canvas))
    point_at (self, (PaddockThing){ .kind = PADDOCK_THING_NONE });
}

/* Beside all parts: the form is that of the whole sheet again. */
static void
pressed_cb (PaddockSheetCanvas *self,
            double x,
            double y,
            guint button,
            GdkModifierType modifiers,
            int n_press)
{
  g_auto (PaddockSelection) selection = { 0 };
  PaddockThing thing;
  gboolean is_selected = TRUE;

  if (!paddock_canvas_has_sheet (self->canvas) || button != GDK_BUTTON_PRIMARY)
    return;

  thing = find_thing (self, x, y);
  if (n_press == 1 && modifiers & GDK_CONTROL_MASK) {
    paddock_selection_copy (&selection, paddock_editor_get_selection (self->editor));
    is_selected = !paddock_selection_has_thing (&selection, thing);
  }
  if (thing.kind != PADDOCK_THING_NONE)
    paddock_selection_set_thing (&selection, thing, is_selected);
  paddock_editor_set_selection (self->editor, &selection);
  if (n_press == 2)
    gtk_widget_activate_action (GTK_WIDGET (self->canvas), "panel.properties", NULL);
}

/* The way back to the form of the whole sheet, without a pointer. */
static gboolean
key_pressed_cb (PaddockSheetCanvas *self, guint key)
{
  if (key != GDK_KEY_Escape || !paddock_canvas_has_sheet (self->canvas)
      || paddock_selection_is_empty (paddock_editor_get_selection (self->editor)))
    return GDK_EVENT_PROPAGATE;

  paddock_editor_set_selection (self->editor, &(PaddockSelection){ 0 });
  return GDK_EVENT_STOP;
}

void
paddock_sheet_canvas_update (PaddockSheetCanvas *self)
{
  if (!paddock_canvas_has_sheet (self->canvas))
    return;

  show_selected (self);
  show_pointed (self);
}

void
paddock_sheet_canvas_show_selection (PaddockSheetCanvas *self)
{
  const PaddockSelection *selection = paddock_editor_get_selection (self->editor);
  g_autoptr (GArray) areas = NULL;

  if (!paddock_canvas_has_sheet (self->canvas) || paddock_selection_get_n_things (selection) == 0)
    return;

  areas = paddock_canvas_find_areas (self->canvas, paddock_selection_get_thing (selection, 0));
  if (areas->len > 0)
    paddock_canvas_show_scene_rect (self->canvas,
                                    paddock_rect_grow (g_array_index (areas, PaddockRect, 0),
                                                       MARGIN));
}

gboolean
paddock_sheet_canvas_can_press (PaddockSheetCanvas *self)
{
  return self->pointed.kind != PADDOCK_THING_NONE;
}

PaddockSheetCanvas *
paddock_sheet_canvas_new (PaddockCanvas *canvas, PaddockEditor *editor)
{
  PaddockSheetCanvas *self = g_new0 (PaddockSheetCanvas, 1);

  self->canvas = canvas;
  self->editor = g_object_ref (editor);
  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (canvas), self->keys);
  g_signal_connect_swapped (canvas, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (canvas, "hovered", G_CALLBACK (hovered_cb), self);
  g_signal_connect_swapped (canvas, "left", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (editor, "selection-changed", G_CALLBACK (paddock_sheet_canvas_update),
                            self);

  return self;
}

void
paddock_sheet_canvas_free (PaddockSheetCanvas *self)
{
  gtk_widget_remove_controller (GTK_WIDGET (self->canvas), self->keys);
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_signal_handlers_disconnect_by_data (self->editor, self);
  g_object_unref (self->editor);
  g_free (self);
}
