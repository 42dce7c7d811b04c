/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-canvas-private.h"

#include "scene-overlay.h"
#include "thing-records.h"

#define AIR 3.0    /* between a part and its outline */
#define MARGIN 40. /* around a part that is moved to */

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

  if (!paddock_rect_is_empty (self->pointed_cell)) {
    scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    paddock_overlay_add_rect (scene, PADDOCK_OUTLINE_GHOST,
                              paddock_rect_grow (self->pointed_cell, 1));
  } else if (can_press
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

static const PaddockSheetCell *
find_cell (PaddockSheetCanvas *self, double x, double y)
{
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);

  return sheet ? paddock_scene_find_cell_at (sheet, (PaddockPoint){ x, y }) : NULL;
}

static gboolean
are_equal (PaddockRect a, PaddockRect b)
{
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

static void
point_at (PaddockSheetCanvas *self, PaddockThing thing, PaddockRect cell)
{
  if (paddock_thing_equal (thing, self->pointed) && are_equal (cell, self->pointed_cell))
    return;

  self->pointed = thing;
  self->pointed_cell = cell;
  show_pointed (self);
}

static void
hovered_cb (PaddockSheetCanvas *self, double x, double y, GdkModifierType modifiers)
{
  const PaddockSheetCell *cell = find_cell (self, x, y);

  if (paddock_canvas_has_sheet (self->canvas))
    point_at (self, find_thing (self, x, y), cell ? cell->rect : PADDOCK_RECT_EMPTY);
}

static void
left_cb (PaddockSheetCanvas *self)
{
  if (paddock_canvas_has_sheet (self->canvas))
    point_at (self, (PaddockThing){ .kind = PADDOCK_THING_NONE }, PADDOCK_RECT_EMPTY);
}

/* Beside all parts: the form is that of the whole sheet again. */
static void
select_at (PaddockSheetCanvas *self, double x, double y, GdkModifierType modifiers, int n_press)
{
  g_auto (PaddockSelection) selection = { 0 };
  PaddockThing thing = find_thing (self, x, y);
  gboolean is_selected = TRUE;

  if (n_press == 1 && modifiers & GDK_CONTROL_MASK) {
    paddock_selection_copy (&selection, paddock_editor_get_selection (self->editor));
    is_selected = !paddock_selection_has_thing (&selection, thing);
  }
  if (thing.kind != PADDOCK_THING_NONE)
    paddock_selection_set_thing (&selection, thing, is_selected);
  paddock_editor_set_selection (self->editor, &selection);
}

/* The keyboard is where the pointer pressed. */
static void
press_cell (PaddockSheetCanvas *self,
            const PaddockSheetCell *cell,
            PaddockPoint at,
            GdkModifierType modifiers,
            int n_press)
{
  gboolean is_plain = !(modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK));

  if (modifiers & GDK_SHIFT_MASK && paddock_sheet_cursor_get (self->cursor)) {
    paddock_sheet_cursor_extend_to (self->cursor, cell);
    return;
  }
  paddock_sheet_cursor_set (self->cursor, cell, !is_plain);
  if (is_plain && (n_press == 2 || paddock_sheet_canvas_is_chosen (self, cell)))
    paddock_sheet_canvas_edit (self);
  else if (is_plain)
    paddock_sheet_boxes_press (self->boxes, cell, at);
}

static void
pressed_cb (PaddockSheetCanvas *self,
            double x,
            double y,
            guint button,
            GdkModifierType modifiers,
            int n_press)
{
  const PaddockSheetCell *cell;

  if (!paddock_canvas_has_sheet (self->canvas))
    return;

  paddock_sheet_entry_close (self->entry);
  paddock_sheet_canvas_refuse (self, NULL);
  if (button == GDK_BUTTON_PRIMARY && !(modifiers & GDK_SHIFT_MASK))
    select_at (self, x, y, modifiers, n_press);
  cell = find_cell (self, x, y);
  if (!cell)
    paddock_sheet_cursor_hide (self->cursor);
  if (cell && button == GDK_BUTTON_PRIMARY)
    press_cell (self, cell, (PaddockPoint){ x, y }, modifiers, n_press);
  else if (cell && button == GDK_BUTTON_SECONDARY) {
    paddock_sheet_cursor_set (self->cursor, cell, FALSE);
    paddock_sheet_canvas_show_menu (self, (PaddockPoint){ x, y });
  } else if (n_press == 2 && button == GDK_BUTTON_PRIMARY)
    gtk_widget_activate_action (GTK_WIDGET (self->canvas), "panel.properties", NULL);
}

static void
dragged_cb (PaddockSheetCanvas *self, double x, double y, GdkModifierType modifiers)
{
  paddock_sheet_boxes_drag (self->boxes, (PaddockPoint){ x, y });
}

static void
released_cb (PaddockSheetCanvas *self)
{
  char *reason = paddock_sheet_boxes_release (self->boxes);

  if (reason)
    paddock_sheet_canvas_refuse (self, reason);
}

static void
cancelled_cb (PaddockSheetCanvas *self)
{
  paddock_sheet_boxes_cancel (self->boxes);
}

/* A cell is filled in: the keyboard goes on. */
static void
ended_cb (gpointer data, PaddockCellMove move)
{
  PaddockSheetCanvas *self = data;

  if (move < PADDOCK_N_CELL_MOVES)
    paddock_sheet_cursor_move (self->cursor, move);
}

/* The fields of what is selected, or of the whole sheet. */
static void
confirmed_cb (PaddockSheetCanvas *self)
{
  if (paddock_canvas_has_sheet (self->canvas))
    gtk_widget_activate_action (GTK_WIDGET (self->canvas), "panel.properties", NULL);
}

/* Enter leads to the form, Escape back to that of the whole sheet. */
static gboolean
key_pressed_cb (PaddockSheetCanvas *self, guint key)
{
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) {
    confirmed_cb (self);
    return paddock_canvas_has_sheet (self->canvas);
  }
  if (key != GDK_KEY_Escape || !paddock_canvas_has_sheet (self->canvas)
      || (paddock_selection_is_empty (paddock_editor_get_selection (self->editor))
          && !paddock_sheet_cursor_get (self->cursor)))
    return GDK_EVENT_PROPAGATE;

  paddock_sheet_cursor_hide (self->cursor);
  paddock_editor_set_selection (self->editor, &(PaddockSelection){ 0 });
  return GDK_EVENT_STOP;
}

void
paddock_sheet_canvas_update (PaddockSheetCanvas *self)
{
  if (!paddock_canvas_has_sheet (self->canvas))
    return;

  paddock_sheet_cursor_update (self->cursor);
  paddock_sheet_entry_update (self->entry);
  show_selected (self);
  show_pointed (self);
}

/* What else is selected does not concern what is being filled in. */
static void
selection_changed_cb (PaddockSheetCanvas *self)
{
  if (!paddock_canvas_has_sheet (self->canvas))
    return;

  show_selected (self);
  show_pointed (self);
}

/* Somebody wants the keyboard there. */
static void
cell_wanted_cb (PaddockSheetCanvas *self, const char *address)
{
  const PaddockScene *sheet;
  const PaddockSheetCell *cell;

  if (!paddock_canvas_has_sheet (self->canvas))
    return;

  paddock_sheet_entry_close (self->entry); /* which may make another sheet */
  paddock_sheet_canvas_refuse (self, NULL);
  sheet = paddock_canvas_get_sheet (self->canvas);
  cell = sheet ? paddock_scene_find_first_cell (sheet, address) : NULL;
  if (cell)
    paddock_sheet_cursor_set (self->cursor, cell, FALSE);
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

void
paddock_sheet_canvas_go_to (PaddockSheetCanvas *self, const char *address)
{
  paddock_sheet_cursor_set_address (self->cursor, address);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

gboolean
paddock_sheet_canvas_can_press (PaddockSheetCanvas *self)
{
  return self->pointed.kind != PADDOCK_THING_NONE || !paddock_rect_is_empty (self->pointed_cell);
}

gboolean
paddock_sheet_canvas_has_cursor (PaddockSheetCanvas *self)
{
  return paddock_sheet_cursor_get (self->cursor) != NULL;
}

PaddockSheetCanvas *
paddock_sheet_canvas_new (PaddockCanvas *canvas, PaddockEditor *editor)
{
  PaddockSheetCanvas *self = g_new0 (PaddockSheetCanvas, 1);

  self->canvas = canvas;
  self->editor = g_object_ref (editor);
  self->file = paddock_editor_get_file (editor);
  self->pointed_cell = PADDOCK_RECT_EMPTY;
  self->cursor = paddock_sheet_cursor_new (canvas, editor);
  self->entry = paddock_sheet_entry_new (canvas, self->file, ended_cb, self);
  self->boxes = paddock_sheet_boxes_new (canvas, self->file);
  paddock_sheet_canvas_add_commands (self);
  paddock_canvas_set_is_edited (canvas, TRUE);
  self->form_keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->form_keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (canvas), self->form_keys);
  g_signal_connect_swapped (canvas, "dragged", G_CALLBACK (dragged_cb), self);
  g_signal_connect_swapped (canvas, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (canvas, "cancelled", G_CALLBACK (cancelled_cb), self);
  g_signal_connect_swapped (canvas, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (canvas, "hovered", G_CALLBACK (hovered_cb), self);
  g_signal_connect_swapped (canvas, "left", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (canvas, "confirmed", G_CALLBACK (confirmed_cb), self);
  g_signal_connect_swapped (editor, "selection-changed", G_CALLBACK (selection_changed_cb), self);
  g_signal_connect_swapped (editor, "cell-wanted", G_CALLBACK (cell_wanted_cb), self);

  return self;
}

static void
free_popover (GtkWidget *popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  g_object_unref (popover);
}

void
paddock_sheet_canvas_free (PaddockSheetCanvas *self)
{
  if (self->paste)
    g_cancellable_cancel (self->paste);
  g_clear_object (&self->paste);
  gtk_widget_insert_action_group (GTK_WIDGET (self->canvas), "cell", NULL);
  gtk_widget_remove_controller (GTK_WIDGET (self->canvas), self->keys);
  gtk_widget_remove_controller (GTK_WIDGET (self->canvas), self->form_keys);
  g_signal_handlers_disconnect_by_data (self->swatches, self);
  free_popover (self->menu);
  free_popover (self->swatches);
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_signal_handlers_disconnect_by_data (self->editor, self);
  paddock_sheet_boxes_free (self->boxes);
  paddock_sheet_entry_free (self->entry);
  paddock_sheet_cursor_free (self->cursor);
  g_object_unref (self->editor);
  g_free (self);
}
