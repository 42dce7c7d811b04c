/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "sheet-canvas-private.h"
#include "sheet-cell-rules.h"
#include "sheet-clip.h"
#include "sheet-edits.h"
#include "sheet-parts.h"
#include "swatches.h"

static const PaddockDocumentKind *
get_kind (PaddockSheetCanvas *self)
{
  return paddock_canvas_get_document (self->canvas)->kind;
}

static const char *
get_address (PaddockSheetCanvas *self)
{
  return paddock_sheet_cursor_get_address (self->cursor);
}

void
paddock_sheet_canvas_refuse (PaddockSheetCanvas *self, char *reason)
{
  paddock_sheet_entry_refuse (self->entry, paddock_sheet_cursor_get (self->cursor), reason);
}

/* --- Filling in --- */

/* The head of a column or a row: an element that is known by its number. */
static gboolean
is_head (PaddockSheetCanvas *self)
{
  const PaddockField *field;
  PaddockCellContent content =
    paddock_sheet_cell_get_content (get_kind (self), get_address (self), &field);
  const PaddockSheetCell *cell = paddock_sheet_cursor_get (self->cursor);

  return content == PADDOCK_CELL_OF_ELEMENT && cell->row == 0;
}

static gboolean
is_flag (PaddockSheetCanvas *self, const char *address)
{
  const PaddockField *field;

  return paddock_sheet_cell_get_content (get_kind (self), address, &field) == PADDOCK_CELL_OF_FIELD
         && field->kind == PADDOCK_FIELD_FLAG;
}

static gboolean
is_colour (PaddockSheetCanvas *self, const char *address)
{
  const PaddockField *field;

  return paddock_sheet_cell_get_content (get_kind (self), address, &field) == PADDOCK_CELL_OF_FIELD
         && field->flags & PADDOCK_FIELD_COLOUR;
}

static gboolean
has_boxes (PaddockSheetCanvas *self)
{
  gconstpointer record;

  return paddock_box_row_get (paddock_canvas_get_document (self->canvas), get_address (self),
                              &record)
         != NULL;
}

static void
turn_over (PaddockSheetCanvas *self)
{
  g_autofree char *text = paddock_sheet_cell_dup_text (paddock_canvas_get_document (self->canvas),
                                                       get_address (self), NULL);

  paddock_sheet_canvas_refuse (self, paddock_sheet_write (self->file, get_address (self),
                                                          g_str_equal (text, "Yes") ? "no" : "yes",
                                                          FALSE));
}

/* A column that is not there yet is made; of one that is, the form is shown. */
static void
open_head (PaddockSheetCanvas *self)
{
  const PaddockSheetCell *cell = paddock_sheet_cursor_get (self->cursor);
  g_autofree char *text = paddock_sheet_cell_dup_text (paddock_canvas_get_document (self->canvas),
                                                       get_address (self), NULL);
  g_autofree char *number = g_strdup_printf ("%d", cell->column);

  if (*text)
    gtk_widget_activate_action (GTK_WIDGET (self->canvas), "panel.properties", NULL);
  else
    paddock_sheet_canvas_refuse (self, paddock_sheet_write (self->file, get_address (self), number,
                                                            FALSE));
}

/* --- Colours --- */

static void
open_swatches (PaddockSheetCanvas *self)
{
  PaddockRect rect = paddock_sheet_cursor_get (self->cursor)->rect;
  PaddockPoint at = paddock_canvas_from_scene (self->canvas, (PaddockPoint){ rect.x, rect.y });
  double zoom = paddock_canvas_get_zoom (self->canvas);
  g_autofree char *colour = paddock_sheet_cell_dup_text (paddock_canvas_get_document (self->canvas),
                                                         get_address (self), NULL);

  paddock_swatches_set_colour (PADDOCK_SWATCHES (self->swatches), colour);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->swatches),
                               &(GdkRectangle){ (int) at.x, (int) at.y, (int) (rect.width * zoom),
                                                (int) (rect.height * zoom) });
  gtk_popover_popup (GTK_POPOVER (self->swatches));
}

static void
colour_chosen_cb (PaddockSheetCanvas *self, const char *colour)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  if (paddock_sheet_cursor_get (self->cursor) && is_colour (self, get_address (self)))
    paddock_sheet_canvas_refuse (self, paddock_sheet_write (self->file, get_address (self), colour,
                                                            FALSE));
}

/* --- What Enter and a click do --- */

void
paddock_sheet_canvas_edit (PaddockSheetCanvas *self)
{
  const PaddockSheetCell *cell = paddock_sheet_cursor_get (self->cursor);
  const char *pick =
    cell ? paddock_scene_get_pick (paddock_canvas_get_sheet (self->canvas), cell) : NULL;

  if (!cell)
    return;

  if (pick)
    paddock_sheet_canvas_refuse (self,
                                 paddock_sheet_write (self->file, get_address (self), pick, FALSE));
  else if (is_head (self))
    open_head (self);
  else if (is_flag (self, get_address (self)))
    turn_over (self);
  else if (is_colour (self, get_address (self)))
    open_swatches (self);
  else if (!paddock_sheet_parts_open (self->canvas, self->file, get_address (self)))
    paddock_sheet_entry_open (self->entry, cell, NULL);
}

gboolean
paddock_sheet_canvas_is_chosen (PaddockSheetCanvas *self, const PaddockSheetCell *cell)
{
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);
  const PaddockField *field;

  switch ((int) paddock_sheet_cell_get_content (get_kind (self),
                                                paddock_scene_get_address (sheet, cell), &field)) {
  case PADDOCK_CELL_OF_ROOM:
  case PADDOCK_CELL_OF_LIST:
    return TRUE;
  case PADDOCK_CELL_OF_FIELD:
    return field->kind == PADDOCK_FIELD_FLAG || field->kind == PADDOCK_FIELD_ENUM
           || field->flags & PADDOCK_FIELD_COLOUR || paddock_scene_get_pick (sheet, cell);
  default:
    return FALSE;
  }
}

/* --- Commands --- */

static void
change_boxes (PaddockSheetCanvas *self, int by)
{
  paddock_sheet_canvas_refuse (self, paddock_sheet_resize (self->file, get_address (self), by));
}

/* One more: a box, a column, an element. */
static void
add (PaddockSheetCanvas *self)
{
  if (has_boxes (self))
    change_boxes (self, 1);
  else
    paddock_sheet_canvas_edit (self);
}

static void
remove_element (PaddockSheetCanvas *self)
{
  if (has_boxes (self) && !is_head (self))
    change_boxes (self, -1);
  else
    paddock_sheet_canvas_refuse (self, paddock_sheet_remove (self->file, get_address (self)));
}

static void
clear (PaddockSheetCanvas *self)
{
  g_auto (GStrv) addresses = paddock_sheet_dup_marked (self->canvas, self->cursor);

  paddock_sheet_canvas_refuse (self,
                               paddock_sheet_clear (self->file, (const char *const *) addresses));
}

static void
move_by (PaddockSheetCanvas *self, int by)
{
  g_autofree char *address = paddock_sheet_cell_dup_moved (get_address (self), by);
  char *reason = address ? paddock_sheet_move (self->file, get_address (self), by) : NULL;

  if (!reason && address)
    paddock_sheet_cursor_set_address (self->cursor, address);
  paddock_sheet_canvas_refuse (self, reason);
}

static void
move_back (PaddockSheetCanvas *self)
{
  move_by (self, -1);
}

static void
move_on (PaddockSheetCanvas *self)
{
  move_by (self, 1);
}

static void
mark_column (PaddockSheetCanvas *self)
{
  paddock_sheet_cursor_mark_column (self->cursor);
}

/* --- The clipboard --- */

static void
copy (PaddockSheetCanvas *self)
{
  g_autofree char *text = paddock_sheet_dup_clip (self->canvas, self->cursor);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->canvas)), text);
}

static void
cut (PaddockSheetCanvas *self)
{
  copy (self);
  clear (self);
}

static void
pasted_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, &error);
  PaddockSheetCanvas *self = data;
  const PaddockSheetCell *cell = NULL;
  char *reason;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* and the sheet may be gone */

  g_clear_object (&self->paste);
  if (!text || !paddock_sheet_cursor_get (self->cursor))
    return;

  reason = paddock_sheet_paste_clip (self->canvas, self->file, self->cursor, text, &cell);
  paddock_sheet_entry_refuse (self->entry, cell, reason);
}

static void
paste (PaddockSheetCanvas *self)
{
  if (self->paste)
    g_cancellable_cancel (self->paste);
  g_clear_object (&self->paste);
  self->paste = g_cancellable_new ();
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->canvas)), self->paste,
                                 pasted_cb, self);
}

/* --- Keys and the menu --- */

typedef struct {
  const char *name;
  const char *label; /* in the menu; NULL: not in it */
  guint key;
  GdkModifierType modifiers;
  void (*run) (PaddockSheetCanvas *self);
} Command;

static const Command commands[] = {
  { "edit", N_ ("Edit"), GDK_KEY_F2, 0, paddock_sheet_canvas_edit },
  { "edit", NULL, GDK_KEY_Return, 0, paddock_sheet_canvas_edit },
  { "edit", NULL, GDK_KEY_KP_Enter, 0, paddock_sheet_canvas_edit },
  { "cut", N_ ("Cut"), GDK_KEY_x, GDK_CONTROL_MASK, cut },
  { "copy", N_ ("Copy"), GDK_KEY_c, GDK_CONTROL_MASK, copy },
  { "paste", N_ ("Paste"), GDK_KEY_v, GDK_CONTROL_MASK, paste },
  { "clear", N_ ("Clear"), GDK_KEY_Delete, 0, clear },
  { "clear", NULL, GDK_KEY_BackSpace, 0, clear },
  { "add", N_ ("Add"), GDK_KEY_Insert, 0, add },
  { "remove", N_ ("Remove"), GDK_KEY_Delete, GDK_CONTROL_MASK, remove_element },
  { "move-back", N_ ("Move Back"), GDK_KEY_Left, GDK_ALT_MASK, move_back },
  { "move-on", N_ ("Move On"), GDK_KEY_Right, GDK_ALT_MASK, move_on },
  { "move-back", NULL, GDK_KEY_Up, GDK_ALT_MASK, move_back },
  { "move-on", NULL, GDK_KEY_Down, GDK_ALT_MASK, move_on },
  { "mark-column", N_ ("Select Column"), GDK_KEY_space, GDK_CONTROL_MASK, mark_column },
};

static void
activate_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PaddockSheetCanvas *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, g_action_get_name (G_ACTION (action)))) {
      if (paddock_sheet_cursor_get (self->cursor))
        commands[i].run (self);
      return;
    }
}

static GMenuModel *
create_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].label) {
      g_autofree char *action = g_strconcat ("cell.", commands[i].name, NULL);
      g_autofree char *key = gtk_accelerator_name (commands[i].key, commands[i].modifiers);
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (commands[i].label), action);

      g_menu_item_set_attribute (item, "accel", "s", key);
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}

static void
add_actions (PaddockSheetCanvas *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_action_map_add_action_entries (G_ACTION_MAP (group),
                                     &(GActionEntry){ commands[i].name, activate_cb }, 1, self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->canvas), "cell", G_ACTION_GROUP (group));
}

void
paddock_sheet_canvas_show_menu (PaddockSheetCanvas *self, PaddockPoint at)
{
  PaddockPoint view = paddock_canvas_from_scene (self->canvas, at);

  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle){ (int) view.x, (int) view.y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* --- Keys --- */

static gboolean
move_by_key (PaddockSheetCanvas *self, guint key, GdkModifierType modifiers)
{
  static const struct {
    guint key;
    GdkModifierType modifiers;
    PaddockCellMove move;
  } moves[] = {
    { GDK_KEY_Left, 0, PADDOCK_CELL_LEFT },
    { GDK_KEY_Right, 0, PADDOCK_CELL_RIGHT },
    { GDK_KEY_Up, 0, PADDOCK_CELL_UP },
    { GDK_KEY_Down, 0, PADDOCK_CELL_DOWN },
    { GDK_KEY_Home, 0, PADDOCK_CELL_ROW_START },
    { GDK_KEY_End, 0, PADDOCK_CELL_ROW_END },
    { GDK_KEY_Home, GDK_CONTROL_MASK, PADDOCK_CELL_FIRST },
    { GDK_KEY_End, GDK_CONTROL_MASK, PADDOCK_CELL_LAST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    if (moves[i].key == key && moves[i].modifiers == modifiers) {
      paddock_sheet_cursor_move (self->cursor, moves[i].move);
      return TRUE;
    } else if (i <= PADDOCK_CELL_DOWN && moves[i].key == key && modifiers == GDK_SHIFT_MASK) {
      paddock_sheet_cursor_extend (self->cursor, moves[i].move);
      return TRUE;
    }

  return FALSE;
}

/* Beyond the last cell Tab leads out of the sheet, as it does while there is no cursor and it goes back. */
static gboolean
go_on_by_tab (PaddockSheetCanvas *self, gboolean is_back)
{
  gboolean has_moved =
    (!is_back || paddock_sheet_cursor_get (self->cursor))
    && paddock_sheet_cursor_move (self->cursor, is_back ? PADDOCK_CELL_BEFORE : PADDOCK_CELL_NEXT);

  if (!has_moved)
    paddock_sheet_cursor_hide (self->cursor);
  return has_moved;
}

static gboolean
run_by_key (PaddockSheetCanvas *self, guint key, GdkModifierType modifiers)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].key == gdk_keyval_to_lower (key) && commands[i].modifiers == modifiers) {
      commands[i].run (self);
      return TRUE;
    }

  return FALSE;
}

/* What writes something begins to fill in the cell. */
static gboolean
type_key (PaddockSheetCanvas *self, guint key)
{
  gunichar character = gdk_keyval_to_unicode (key);
  char text[7] = "";

  if (!g_unichar_isgraph (character))
    return FALSE;
  if (has_boxes (self) && (character == '+' || character == '-')) {
    change_boxes (self, character == '+' ? 1 : -1);
    return TRUE;
  }

  g_unichar_to_utf8 (character, text);
  paddock_sheet_entry_open (self->entry, paddock_sheet_cursor_get (self->cursor), text);
  return TRUE;
}

static gboolean
key_pressed_cb (PaddockSheetCanvas *self, guint key, guint code, GdkModifierType state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (!paddock_canvas_get_sheet (self->canvas) || paddock_sheet_entry_is_open (self->entry))
    return GDK_EVENT_PROPAGATE;

  paddock_sheet_canvas_refuse (self, NULL);
  if (key == GDK_KEY_Tab || key == GDK_KEY_KP_Tab || key == GDK_KEY_ISO_Left_Tab)
    return !(modifiers & ~GDK_SHIFT_MASK) && go_on_by_tab (self, modifiers & GDK_SHIFT_MASK);
  if (move_by_key (self, key, modifiers))
    return GDK_EVENT_STOP;
  if (!paddock_sheet_cursor_get (self->cursor))
    return GDK_EVENT_PROPAGATE;

  return run_by_key (self, key, modifiers)
         || (!(modifiers & ~GDK_SHIFT_MASK) && type_key (self, key));
}

void
paddock_sheet_canvas_add_commands (PaddockSheetCanvas *self)
{
  g_autoptr (GMenuModel) menu = create_menu ();
  GtkWidget *canvas = GTK_WIDGET (self->canvas);

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (canvas, self->keys);
  add_actions (self);
  self->menu = g_object_ref (gtk_popover_menu_new_from_model (menu));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_widget_set_parent (self->menu, canvas);
  self->swatches = g_object_ref (paddock_swatches_new ());
  gtk_widget_set_parent (self->swatches, canvas);
  g_signal_connect_swapped (self->swatches, "chosen", G_CALLBACK (colour_chosen_cb), self);
}
