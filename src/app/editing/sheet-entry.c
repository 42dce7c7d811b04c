/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-entry.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sheet-cell-rules.h"
#include "sheet-edits.h"
#include "sheet-hints.h"

#define CHOICE_WIDTH 230.0 /* of cells that have names written into them */
#define PROSE_HEIGHT 64.0

struct _PaddockSheetEntry {
  PaddockCanvas *canvas; /* borrowed */
  PaddockDocumentFile *file;
  PaddockSheetHints *hints;
  void (*ended) (gpointer data, PaddockCellMove move);
  gpointer data;

  char *address;     /* NULL: it is closed */
  GtkWidget *widget; /* in the canvas: a GtkEntry, or what scrolls a GtkTextView */
  GtkWidget *text;   /* where it is typed */
  PaddockCellContent content;
  const PaddockField *field;
  gboolean is_live;    /* what is typed counts at once */
  gboolean is_typed;   /* begun by typing: arrows lead on */
  gboolean is_changed; /* since it was opened */
  gboolean is_writing; /* the document changes because of us */
  guint position;      /* of the history when it was opened */
};

gboolean
paddock_sheet_entry_is_open (PaddockSheetEntry *self)
{
  return self->address != NULL;
}

static char *
dup_typed (PaddockSheetEntry *self)
{
  GtkTextIter start, end;
  GtkTextBuffer *buffer;

  if (GTK_IS_EDITABLE (self->text))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->text)));

  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* --- Where it stands --- */

static const PaddockSheetCell *
find_cell (PaddockSheetEntry *self)
{
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);

  return sheet && self->address ? paddock_scene_find_cell (sheet, self->address, NULL) : NULL;
}

static gboolean
has_names (PaddockSheetEntry *self)
{
  return self->content >= PADDOCK_CELL_OF_ELEMENT || self->field->kind == PADDOCK_FIELD_ENUM
         || self->field->kind == PADDOCK_FIELD_SET;
}

static void
place (PaddockSheetEntry *self, const PaddockSheetCell *cell)
{
  PaddockRect rect = cell->rect;

  if (has_names (self))
    rect.width = MAX (rect.width, CHOICE_WIDTH);
  if (self->field->kind == PADDOCK_FIELD_PROSE)
    rect.height = MAX (rect.height, PROSE_HEIGHT);
  paddock_canvas_place_child (self->canvas, rect);
  paddock_sheet_hints_place (self->hints, rect);
}

/* --- What is typed --- */

/* What separates names in one cell; 0: there is one. */
static char
get_separator (PaddockSheetEntry *self)
{
  return self->content == PADDOCK_CELL_OF_LIST    ? ';'
         : self->field->kind == PADDOCK_FIELD_SET ? ','
                                                  : '\0';
}

/* Where the last name begins. */
static gsize
find_last (PaddockSheetEntry *self, const char *text)
{
  const char *last = get_separator (self) ? strrchr (text, get_separator (self)) : NULL;

  return last ? (gsize) (last + 1 - text) + strspn (last + 1, " ") : 0;
}

/* The digits that end a name; "": there are none. */
static const char *
find_number (const char *name)
{
  const char *space = strrchr (name, ' ');

  return space && (g_ascii_isdigit (space[1]) || strchr ("+-d", space[1]) != NULL) && space[1]
           ? space + 1
           : name + strlen (name);
}

static void
filter (PaddockSheetEntry *self, const char *text)
{
  const char *name = text + find_last (self, text);
  g_autofree char *query = g_strndup (name, (gsize) (find_number (name) - name));

  paddock_sheet_hints_filter (self->hints, self->is_changed ? g_strstrip (query) : "",
                              self->is_changed);
}

/* Not wrong, but not yet a value. */
static gboolean
is_begun (PaddockSheetEntry *self, const char *text)
{
  return *text == '\0' || g_str_equal (text, "-") || g_str_equal (text, "+") || strchr (text, ':')
         || self->field->word;
}

static void
set_is_wrong (PaddockSheetEntry *self, const char *reason)
{
  if (reason)
    gtk_widget_add_css_class (self->widget, "error");
  else
    gtk_widget_remove_css_class (self->widget, "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_STATE_INVALID,
                               reason ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  paddock_sheet_hints_set_reason (self->hints, reason);
}

/* NULL, or why not, which the caller frees. */
static char *
write_text (PaddockSheetEntry *self, const char *text, gboolean is_typed)
{
  char *reason;

  self->is_writing = TRUE;
  reason = paddock_sheet_write (self->file, self->address, text, is_typed);
  self->is_writing = FALSE;

  return reason;
}

static void
typed_cb (PaddockSheetEntry *self)
{
  g_autofree char *text = dup_typed (self);
  g_autofree char *reason = NULL;

  self->is_changed = TRUE;
  filter (self, text);
  reason = self->is_live ? write_text (self, text, TRUE) : NULL;
  set_is_wrong (self, is_begun (self, text) ? NULL : reason);
}

/* --- Closing it --- */

static void
take_away (PaddockSheetEntry *self)
{
  GtkWidget *widget = self->widget;
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->canvas)) == widget;

  g_idle_add_once (g_object_unref, g_object_ref (widget)); /* it may be in the middle of a key */
  g_clear_pointer (&self->address, g_free);
  self->widget = NULL;
  if (has_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  paddock_canvas_set_child (self->canvas, NULL);
  paddock_sheet_hints_hide (self->hints);
  paddock_document_file_end_merge (self->file);
}

/* A name in hand, with the number that was typed: "max sp 4". */
static char *
dup_whole (PaddockSheetEntry *self)
{
  g_autofree char *text = dup_typed (self);
  const char *chosen = paddock_sheet_hints_get_chosen (self->hints);
  gsize start = find_last (self, text);
  const char *number = find_number (text + start), *own;

  if (!chosen || !has_names (self))
    return g_strdup (text);

  own = find_number (chosen);
  return g_strdup_printf ("%.*s%.*s%s", (int) start, text, (int) (own - chosen), chosen,
                          *number && *own ? number : own);
}

/* Whether what is typed counts now, or there is nothing to count. */
static gboolean
finish (PaddockSheetEntry *self)
{
  g_autofree char *text = dup_whole (self);
  g_autofree char *reason = NULL;
  gboolean is_needless = !self->is_changed && !paddock_sheet_hints_get_chosen (self->hints);

  if (self->content == PADDOCK_CELL_OF_ROOM && *text == '\0')
    is_needless = TRUE;
  reason = is_needless ? NULL : write_text (self, text, self->is_live);
  set_is_wrong (self, reason);
  return !reason;
}

static void
end (PaddockSheetEntry *self, PaddockCellMove move)
{
  if (!finish (self))
    return;

  take_away (self);
  self->ended (self->data, move);
}

static void
cancel (PaddockSheetEntry *self)
{
  const PaddockHistory *history = paddock_document_file_get_history (self->file);

  self->is_writing = TRUE;
  if (paddock_history_get_position (history) > self->position)
    paddock_document_file_undo (self->file);
  self->is_writing = FALSE;
  take_away (self);
  self->ended (self->data, PADDOCK_N_CELL_MOVES);
}

void
paddock_sheet_entry_close (PaddockSheetEntry *self)
{
  if (!self->address)
    return;

  if (self->is_changed)
    finish (self);
  take_away (self);
}

/* --- Keys and pointer in it --- */

static gboolean
is_one_line (PaddockSheetEntry *self)
{
  return GTK_IS_EDITABLE (self->text);
}

static gboolean
end_by_arrow (PaddockSheetEntry *self, guint key)
{
  if (key == GDK_KEY_Up || key == GDK_KEY_Down) {
    if (!is_one_line (self))
      return GDK_EVENT_PROPAGATE;
    if (!paddock_sheet_hints_move (self->hints, key == GDK_KEY_Up ? -1 : 1))
      end (self, key == GDK_KEY_Up ? PADDOCK_CELL_UP : PADDOCK_CELL_DOWN);
    return GDK_EVENT_STOP;
  }
  if (!self->is_typed || !is_one_line (self) || (key != GDK_KEY_Left && key != GDK_KEY_Right))
    return GDK_EVENT_PROPAGATE;

  end (self, key == GDK_KEY_Left ? PADDOCK_CELL_LEFT : PADDOCK_CELL_RIGHT);
  return GDK_EVENT_STOP;
}

/* In a table Enter leads to the next line. */
static void
end_by_enter (PaddockSheetEntry *self)
{
  const PaddockSheetCell *cell = find_cell (self);

  end (self, cell && cell->row >= 0 ? PADDOCK_CELL_DOWN : PADDOCK_N_CELL_MOVES);
}

static gboolean
key_pressed_cb (PaddockSheetEntry *self, guint key, guint code, GdkModifierType modifiers)
{
  gboolean is_enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;

  if (key == GDK_KEY_Escape)
    cancel (self);
  else if (key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_KP_Tab)
    end (self, modifiers & GDK_SHIFT_MASK || key == GDK_KEY_ISO_Left_Tab ? PADDOCK_CELL_BEFORE
                                                                         : PADDOCK_CELL_NEXT);
  else if (is_enter && (is_one_line (self) || modifiers & GDK_CONTROL_MASK))
    end_by_enter (self);
  else if (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  else
    return end_by_arrow (self, key);

  return GDK_EVENT_STOP;
}

static void
left_cb (PaddockSheetEntry *self)
{
  if (self->widget && !gtk_widget_get_focus_child (GTK_WIDGET (self->canvas)))
    paddock_sheet_entry_close (self);
}

/* A choice that was clicked. */
static void
chosen_cb (gpointer data, const char *text)
{
  PaddockSheetEntry *self = data;
  g_autofree char *typed = dup_typed (self);
  gsize start = find_last (self, typed);
  g_autofree char *whole = g_strdup_printf ("%.*s%s", (int) start, typed, text);
  g_autofree char *reason = write_text (self, whole, FALSE);

  if (reason) {
    set_is_wrong (self, reason);
    return;
  }
  take_away (self);
  self->ended (self->data, PADDOCK_N_CELL_MOVES);
}

/* --- Opening it --- */

static PangoAttrList *
create_font (PaddockSheetEntry *self, const PaddockSheetCell *cell)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  double size = cell->size * paddock_canvas_get_zoom (self->canvas);

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (size * PANGO_SCALE)));
  return attributes;
}

static void
create_line (PaddockSheetEntry *self, const PaddockSheetCell *cell, const char *text)
{
  g_autoptr (PangoAttrList) font = create_font (self, cell);

  self->widget = self->text = gtk_entry_new ();
  gtk_entry_set_attributes (GTK_ENTRY (self->widget), font);
  gtk_entry_set_alignment (GTK_ENTRY (self->widget),
                           cell->align == PADDOCK_ALIGN_CENTRE ? 0.5f : 0);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->widget), 3);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->widget), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->widget), text);
  g_signal_connect_swapped (self->widget, "changed", G_CALLBACK (typed_cb), self);
}

static void
create_prose (PaddockSheetEntry *self, const char *text)
{
  GtkTextBuffer *buffer;

  self->text = gtk_text_view_new ();
  self->widget = gtk_scrolled_window_new ();
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (self->text), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (self->text), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->widget), self->text);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text));
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  gtk_text_buffer_set_text (buffer, text, -1);
  g_signal_connect_swapped (buffer, "changed", G_CALLBACK (typed_cb), self);
}

static void
add_controllers (PaddockSheetEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (self->text, keys);
  gtk_widget_add_controller (self->text, focus);
}

static void
create_widget (PaddockSheetEntry *self, const PaddockSheetCell *cell, const char *text)
{
  const PaddockDocument *document = paddock_canvas_get_document (self->canvas);
  g_autofree char *label =
    paddock_sheet_cell_dup_label (document->kind, self->address, paddock_sheet_translate);

  if (self->content == PADDOCK_CELL_OF_FIELD && self->field->kind == PADDOCK_FIELD_PROSE)
    create_prose (self, text);
  else
    create_line (self, cell, text);
  gtk_widget_add_css_class (self->widget, "sheet-cell");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  add_controllers (self);
}

/* Names count when they are complete, numbers and texts at once. */
static gboolean
is_live (PaddockSheetEntry *self)
{
  static const gboolean kinds[PADDOCK_N_FIELD_KINDS] = {
    [PADDOCK_FIELD_INT] = TRUE,   [PADDOCK_FIELD_NUMBER] = TRUE, [PADDOCK_FIELD_TEXT] = TRUE,
    [PADDOCK_FIELD_PROSE] = TRUE, [PADDOCK_FIELD_INTS] = TRUE,
  };

  return self->content == PADDOCK_CELL_OF_PART
         || (self->content == PADDOCK_CELL_OF_FIELD && kinds[self->field->kind]
             && !self->field->defines);
}

static void
take_keyboard (PaddockSheetEntry *self)
{
  gtk_widget_grab_focus (self->text);
  if (!is_one_line (self))
    return;
  if (self->is_typed)
    gtk_editable_set_position (GTK_EDITABLE (self->text), -1);
  else
    gtk_editable_select_region (GTK_EDITABLE (self->text), 0, -1);
}

void
paddock_sheet_entry_open (PaddockSheetEntry *self, const PaddockSheetCell *cell, const char *typed)
{
  const PaddockDocument *document = paddock_document_file_get_document (self->file);
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);
  g_autoptr (GArray) choices = NULL;
  g_autofree char *text = NULL;

  paddock_sheet_entry_close (self);
  self->address = g_strdup (paddock_scene_get_address (sheet, cell));
  self->content = paddock_sheet_cell_get_content (document->kind, self->address, &self->field);
  text = paddock_sheet_cell_dup_text (document, self->address, paddock_sheet_translate);
  choices =
    paddock_sheet_cell_list_choices (document->kind, self->address, paddock_sheet_translate);
  self->is_typed = typed != NULL;
  self->is_changed = FALSE;
  self->is_live = is_live (self);
  self->position = paddock_history_get_position (paddock_document_file_get_history (self->file));
  paddock_document_file_end_merge (self->file);
  create_widget (self, cell, typed ? typed : text);
  paddock_canvas_set_child (self->canvas, self->widget);
  place (self, cell);
  paddock_sheet_hints_set_choices (self->hints, has_names (self) ? choices : NULL);
  take_keyboard (self);
  if (typed)
    typed_cb (self);
  else
    filter (self, text);
}

void
paddock_sheet_entry_update (PaddockSheetEntry *self)
{
  const PaddockSheetCell *cell = find_cell (self);

  if (!self->address)
    return;

  if (cell)
    place (self, cell);
  if (!cell || !self->is_writing) /* somebody else changed it: theirs counts */
    take_away (self);
}

void
paddock_sheet_entry_refuse (PaddockSheetEntry *self, const PaddockSheetCell *cell, char *reason)
{
  if (cell && reason)
    paddock_sheet_hints_place (self->hints, cell->rect);
  paddock_sheet_hints_set_reason (self->hints, reason);
  g_free (reason);
}

PaddockSheetEntry *
paddock_sheet_entry_new (PaddockCanvas *canvas,
                         PaddockDocumentFile *file,
                         void (*ended) (gpointer data, PaddockCellMove move),
                         gpointer data)
{
  PaddockSheetEntry *self = g_new0 (PaddockSheetEntry, 1);

  self->canvas = canvas;
  self->file = g_object_ref (file);
  self->ended = ended;
  self->data = data;
  self->hints = paddock_sheet_hints_new (canvas, chosen_cb, self);
  return self;
}

void
paddock_sheet_entry_free (PaddockSheetEntry *self)
{
  if (self->address)
    take_away (self);
  paddock_sheet_hints_free (self->hints);
  g_object_unref (self->file);
  g_free (self);
}
