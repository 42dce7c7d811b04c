/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "form-private.h"

#include <glib/gi18n.h>

#include "calm-bin.h"
#include "card-chooser.h"
#include "field-edit.h"
#include "form-words.h"
#include "hex-track.h"
#include "part.h"
#include "swatches.h"

typedef struct _Editor Editor;

/* One field of the form's records, or of a record inside them. */
struct _PaddockFormRow {
  PaddockForm *form;
  const PaddockField *field;
  PaddockRecordPath inside;
  const Editor *editor;
  GtkWidget *widget;
  gpointer control;  /* what holds the value: the widget itself or something in it */
  GtkWidget *swatch; /* of a colour, else NULL */
  GArray *offered;   /* of guint: ENUM, the names in the list; else NULL */
  GPtrArray *heard;  /* whatever tells us something; borrowed */
};

/* How a kind of field is edited: the values go in and out as the files write them. */
struct _Editor {
  GtkWidget *(*create) (PaddockFormRow *self);
  void (*show) (PaddockFormRow *self, const char *text);
};

/* Values, as text. */

/* What all records have; NULL if they do not have the same. */
static char *
dup_shared_text (PaddockFormRow *self)
{
  g_autofree char *shared = NULL;

  for (guint i = 0; i < self->form->paths->len; i++) {
    gconstpointer record = paddock_form_get (self->form, i, &self->inside);
    g_autofree char *text = record ? paddock_field_dup_text (self->field, record) : NULL;

    if (!text || (shared && !g_str_equal (shared, text)))
      return NULL;
    g_clear_pointer (&shared, g_free);
    shared = g_steal_pointer (&text);
  }

  return g_steal_pointer (&shared);
}

static char *
dup_expectation (const PaddockField *field)
{
  g_autofree char *expected = paddock_field_dup_expectation (field);

  if (field->defines)
    /* Translators: %s is what a name may look like: "up to 40 small letters and digits". */
    return g_strdup_printf (_ ("Expected %s that nothing else is using"), expected);

  /* Translators: %s is what a field may hold: "a whole number from 1 to 99". */
  return g_strdup_printf (_ ("Expected %s"), expected);
}

static void
set_is_wrong (PaddockFormRow *self, gboolean is_wrong)
{
  g_autofree char *tooltip = is_wrong ? dup_expectation (self->field) : NULL;

  if (is_wrong)
    gtk_widget_add_css_class (self->widget, "error");
  else
    gtk_widget_remove_css_class (self->widget, "error");
  gtk_widget_set_tooltip_text (self->widget, is_wrong ? tooltip : _ (self->field->help));
}

static void
set_title (PaddockFormRow *self, gboolean is_mixed)
{
  g_autofree char *label = paddock_field_dup_label (self->field);
  /* Translators: a property whose value several selected things do not share: "Rotation (mixed)". */
  g_autofree char *mixed = is_mixed ? g_strdup_printf (_ ("%s (mixed)"), label) : NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->widget), mixed ? mixed : label);
}

void
paddock_form_row_show (PaddockFormRow *self)
{
  g_autofree char *text = dup_shared_text (self);

  self->form->is_showing = TRUE;
  set_title (self, !text);
  self->editor->show (self, text ? text : "");
  self->form->is_showing = FALSE;
  set_is_wrong (self, FALSE);
}

/* A part of another kind is complete at once: it begins with what that kind needs. */
static void
begin_anew (PaddockFormRow *self, gpointer draft, gpointer record, guint before)
{
  const PaddockRecordType *type = paddock_form_get_type (self->form, &self->inside);
  const PaddockPartKind *kind = paddock_part_kind_find (type);
  PaddockPartPlace place = { .document = draft };

  if (!kind || self->field != &type->fields[0] || paddock_part_get_row (kind, record) == before)
    return;

  before = paddock_part_get_row (kind, record);
  paddock_record_clear (type, record);
  paddock_part_init (kind, record, before, &place);
}

static gboolean
set_one (PaddockFormRow *self, gpointer draft, gpointer record, const char *text)
{
  const PaddockRecordType *type = paddock_document_file_get_document (self->form->file)->kind->type;
  gboolean is_choice = self->field->kind == PADDOCK_FIELD_ENUM;
  guint before = is_choice ? (guint) PADDOCK_FIELD_VALUE (record, self->field, int) : 0;

  if (!paddock_field_set_text (self->field, record, type, draft, text))
    return FALSE;
  if (is_choice)
    begin_anew (self, draft, record, before);

  return TRUE;
}

static gboolean
set_all (PaddockFormRow *self, gpointer draft, const char *text)
{
  for (guint i = 0; i < self->form->paths->len; i++) {
    gpointer record = paddock_form_edit (self->form, i, &self->inside, draft);

    if (!record || !set_one (self, draft, record, text))
      return FALSE;
  }

  return TRUE;
}

/* Another document may be another form, without this row, which is still needed by those who told us: a text in the
 * middle of a key, a list in the middle of a choice. */
static void
keep_awhile (GtkWidget *widget)
{
  g_idle_add_once (g_object_unref, g_object_ref (widget));
}

/* Keystrokes in one field are one step of the history.  A track names the card SET that its text is from. */
static void
edit_row_from (PaddockFormRow *self, const char *text, gboolean is_typed, const PaddockSource *set)
{
  PaddockDocumentFile *file = self->form->file;
  g_autofree char *name = paddock_field_dup_label (self->field);
  /* Translators: a step of the history; %s is the name of a property: "Title". */
  g_autofree char *label = g_strdup_printf (_ ("Change %s"), name);
  g_autofree char *key = paddock_form_dup_key (self->form, &self->inside, self->field);
  g_autoptr (PaddockEdit) edit = NULL;

  if (self->form->is_showing)
    return;

  edit = paddock_document_file_begin_edit (file, label, is_typed ? key : NULL);
  if (set && paddock_document_file_get_document (file)->kind == &paddock_hex_track_kind)
    paddock_hex_track_add_cards (edit->draft, set);
  if (set_all (self, edit->draft, text)) {
    keep_awhile (self->widget);
    paddock_document_file_commit (file, edit); /* whereupon the row may be gone */
  } else
    set_is_wrong (self, TRUE);
}

static void
edit_row (PaddockFormRow *self, const char *text, gboolean is_typed)
{
  edit_row_from (self, text, is_typed, NULL);
}

/* What could not be understood goes back to what the document has. */
static void
focus_left_cb (PaddockFormRow *self)
{
  if (!gtk_widget_get_root (self->widget))
    return;

  paddock_document_file_end_merge (self->form->file);
  paddock_form_row_show (self);
}

static void
listen (PaddockFormRow *self, gpointer object, const char *signal, GCallback callback)
{
  g_signal_connect_swapped (object, signal, callback, self);
  g_ptr_array_add (self->heard, object);
}

static void
watch_focus (PaddockFormRow *self, GtkWidget *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  listen (self, focus, "leave", G_CALLBACK (focus_left_cb));
  gtk_widget_add_controller (widget, focus);
}

/* An entry, for everything that is best typed. */

static void
entry_changed_cb (PaddockFormRow *self)
{
  edit_row (self, gtk_editable_get_text (self->control), TRUE);
}

/* Adds an id to a list of them, or takes it out. */
static char *
dup_toggled (const char *ids, const char *id)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();
  g_auto (GStrv) toggled = NULL;

  for (guint i = 0; words[i]; i++)
    if (*words[i] && !g_str_equal (words[i], id))
      g_strv_builder_add (kept, words[i]);
  if (!g_strv_contains ((const char *const *) words, id))
    g_strv_builder_add (kept, id);
  toggled = g_strv_builder_end (kept);

  return g_strjoinv (" ", toggled);
}

static void
item_chosen_cb (PaddockFormRow *self, const char *id, PaddockCardChooser *chooser)
{
  gboolean is_list = self->field->kind == PADDOCK_FIELD_TEXT;
  g_autofree char *text =
    is_list ? dup_toggled (gtk_editable_get_text (self->control), id) : g_strdup (id);

  edit_row_from (self, text, FALSE, paddock_card_chooser_get_set (chooser, id));
}

/* People know items and abilities by their names, files by their ids. */
static void
add_chooser (PaddockFormRow *self, GtkWidget *row, PaddockCardSort sort)
{
  GtkWidget *chooser = paddock_card_chooser_new (sort, NULL);

  gtk_widget_set_valign (chooser, GTK_ALIGN_CENTER);
  listen (self, chooser, "chosen", G_CALLBACK (item_chosen_cb));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), chooser);
}

/* Colours are chosen from swatches, or typed. */

static void
colour_chosen_cb (PaddockFormRow *self, const char *colour)
{
  edit_row (self, colour, FALSE);
}

static void
add_swatches (PaddockFormRow *self, GtkWidget *row)
{
  GtkWidget *button = gtk_menu_button_new (), *swatches = paddock_swatches_new ();

  self->swatch = paddock_swatch_new ("");
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), self->swatch);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), swatches);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Choose Colour"));
  listen (self, swatches, "chosen", G_CALLBACK (colour_chosen_cb));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
}

static void
show_swatch (PaddockFormRow *self, const char *colour)
{
  GtkWidget *button = gtk_widget_get_ancestor (self->swatch, GTK_TYPE_MENU_BUTTON);

  paddock_swatch_set_colour (self->swatch, colour);
  paddock_swatches_set_colour (PADDOCK_SWATCHES (
                                 gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))),
                               colour);
}

static void
add_suffix (PaddockFormRow *self, GtkWidget *row)
{
  if (self->field->flags & PADDOCK_FIELD_OF_ITEMS)
    add_chooser (self, row, PADDOCK_CARD_ITEM);
  if (self->field->flags & PADDOCK_FIELD_OF_ABILITIES)
    add_chooser (self, row, PADDOCK_CARD_ABILITY);
  if (self->field->flags & PADDOCK_FIELD_COLOUR)
    add_swatches (self, row);
}

static GtkWidget *
create_entry (PaddockFormRow *self)
{
  GtkWidget *widget = adw_entry_row_new ();

  self->control = widget;
  add_suffix (self, widget);
  gtk_editable_set_enable_undo (GTK_EDITABLE (widget), FALSE);
  listen (self, widget, "changed", G_CALLBACK (entry_changed_cb));
  watch_focus (self, widget);

  return widget;
}

static void
show_entry (PaddockFormRow *self, const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (self->control), text))
    gtk_editable_set_text (self->control, text);
  if (self->swatch)
    show_swatch (self, text);
}

/* A number with buttons; one that also has a word for a value is typed. */

static GtkWidget *
create_action_row (PaddockFormRow *self, GtkWidget *control)
{
  GtkWidget *widget = adw_action_row_new ();

  self->control = control;
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (widget), control);

  return widget;
}

static GtkWidget *
create_number (PaddockFormRow *self)
{
  GtkWidget *spin;

  if (self->field->word)
    return create_entry (self);

  spin = gtk_spin_button_new_with_range (self->field->min, self->field->max, 1);
  gtk_editable_set_enable_undo (GTK_EDITABLE (spin), FALSE);
  listen (self, spin, "changed", G_CALLBACK (entry_changed_cb));
  watch_focus (self, spin);

  return create_action_row (self, spin);
}

static void
show_number (PaddockFormRow *self, const char *text)
{
  if (self->field->word)
    show_entry (self, text);
  else
    gtk_spin_button_set_value (self->control, g_ascii_strtod (text, NULL));
}

/* Yes or no. */

static void
switch_changed_cb (PaddockFormRow *self)
{
  edit_row (self, gtk_switch_get_active (self->control) ? "yes" : "no", FALSE);
}

static GtkWidget *
create_switch (PaddockFormRow *self)
{
  GtkWidget *control = gtk_switch_new ();

  listen (self, control, "notify::active", G_CALLBACK (switch_changed_cb));
  return create_action_row (self, control);
}

static void
show_switch (PaddockFormRow *self, const char *text)
{
  gtk_switch_set_active (self->control, g_str_equal (text, "yes"));
}

/* One of several names. */

static void
choice_changed_cb (PaddockFormRow *self)
{
  guint selected = adw_combo_row_get_selected (self->control);

  if (selected == GTK_INVALID_LIST_POSITION)
    return;

  edit_row (self, self->field->names[g_array_index (self->offered, guint, selected)], FALSE);
}

static void
offer (PaddockFormRow *self, GtkStringList *labels, guint value)
{
  g_autofree char *label = paddock_field_dup_value_label (self->field, value);

  g_array_append_val (self->offered, value);
  gtk_string_list_append (labels, label);
}

static GtkWidget *
create_choice (PaddockFormRow *self)
{
  GtkWidget *widget = adw_combo_row_new ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint offered = self->field->offered;

  self->offered = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; self->field->names[i]; i++)
    if (offered == 0 || (offered & (1u << i)))
      offer (self, labels, i);
  self->control = widget;
  adw_combo_row_set_model (ADW_COMBO_ROW (widget), G_LIST_MODEL (labels));
  listen (self, widget, "notify::selected", G_CALLBACK (choice_changed_cb));

  return widget;
}

static guint
find_offered (PaddockFormRow *self, guint value)
{
  for (guint i = 0; i < self->offered->len; i++)
    if (g_array_index (self->offered, guint, i) == value)
      return i;

  return GTK_INVALID_LIST_POSITION;
}

/* A value that is not offered joins the list once a document has it. */
static void
show_choice (PaddockFormRow *self, const char *text)
{
  guint found = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; self->field->names[i]; i++)
    if (g_str_equal (self->field->names[i], text)) {
      if (find_offered (self, i) == GTK_INVALID_LIST_POSITION)
        offer (self, GTK_STRING_LIST (adw_combo_row_get_model (self->control)), i);
      found = find_offered (self, i);
    }
  adw_combo_row_set_selected (self->control, found);
}

/* Several lines. */

static char *
dup_buffer_text (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
prose_changed_cb (PaddockFormRow *self)
{
  g_autofree char *text = dup_buffer_text (gtk_text_view_get_buffer (self->control));

  edit_row (self, text, TRUE);
}

static GtkWidget *
create_prose (PaddockFormRow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *widget;
  GtkTextBuffer *buffer;

  g_type_ensure (PADDOCK_TYPE_CALM_BIN);
  builder = gtk_builder_new_from_resource ("/app/paddock/Paddock/prose-row.ui");
  widget = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  self->control = gtk_builder_get_object (builder, "view");
  buffer = gtk_text_view_get_buffer (self->control);
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  g_object_bind_property (widget, "title", gtk_builder_get_object (builder, "label"), "label",
                          G_BINDING_SYNC_CREATE);
  listen (self, buffer, "changed", G_CALLBACK (prose_changed_cb));
  watch_focus (self, self->control);

  return g_object_ref (widget);
}

static void
show_prose (PaddockFormRow *self, const char *text)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->control);
  g_autofree char *shown = dup_buffer_text (buffer);

  if (!g_str_equal (shown, text))
    gtk_text_buffer_set_text (buffer, text, -1);
}

static const Editor editors[PADDOCK_N_FIELD_KINDS] = {
  [PADDOCK_FIELD_FLAG] = { create_switch, show_switch },
  [PADDOCK_FIELD_INT] = { create_number, show_number },
  [PADDOCK_FIELD_NUMBER] = { create_entry, show_entry },
  [PADDOCK_FIELD_ENUM] = { create_choice, show_choice },
  [PADDOCK_FIELD_SET] = { create_entry, show_entry },
  [PADDOCK_FIELD_TEXT] = { create_entry, show_entry },
  [PADDOCK_FIELD_ID] = { create_entry, show_entry },
  [PADDOCK_FIELD_PROSE] = { create_prose, show_prose },
  [PADDOCK_FIELD_HEX] = { create_entry, show_entry },
  [PADDOCK_FIELD_PLACE] = { create_entry, show_entry },
  [PADDOCK_FIELD_INTS] = { create_entry, show_entry },
};

gboolean
paddock_form_row_suits (const PaddockField *field)
{
  return editors[field->kind].create != NULL;
}

GtkWidget *
paddock_form_row_add (PaddockForm *form, const PaddockField *field, const PaddockRecordPath *inside)
{
  PaddockFormRow *self = g_new0 (PaddockFormRow, 1);

  self->form = form;
  self->field = field;
  self->inside = *inside;
  self->heard = g_ptr_array_new ();
  self->editor = &editors[field->kind];
  self->widget = self->editor->create (self);
  paddock_form_name_row (form, self->widget, field, inside);
  g_ptr_array_add (form->rows, self);
  paddock_form_row_show (self);

  return self->widget;
}

void
paddock_form_row_let_go (PaddockFormRow *self)
{
  for (guint i = 0; i < self->heard->len; i++)
    g_signal_handlers_disconnect_by_data (self->heard->pdata[i], self);
}

void
paddock_form_row_free (PaddockFormRow *self)
{
  g_clear_pointer (&self->offered, g_array_unref);
  g_ptr_array_unref (self->heard);
  g_free (self);
}
