/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "properties-panel.h"

#include <glib/gi18n.h>

#include "field-text.h"
#include "field-words.h"

struct _PaddockPropertiesPanel {
  AdwBin parent_instance;

  PaddockDocumentFile *file;
  GPtrArray *rows;     /* of Row; NULL until there is a document */
  gboolean is_showing; /* the controls follow the document, not the other way round */

  AdwPreferencesGroup *plain_group; /* template children below */
  AdwPreferencesGroup *record_group;
};

G_DEFINE_FINAL_TYPE (PaddockPropertiesPanel, paddock_properties_panel, ADW_TYPE_BIN)

typedef struct _Editor Editor;

/* One field of the document's record, or of a record inside it. */
typedef struct {
  PaddockPropertiesPanel *panel;
  const PaddockField *field;
  gsize base; /* where the record that has the field begins in the document's */
  const Editor *editor;
  GtkWidget *widget;
  gpointer control; /* what holds the value: the widget itself or something in it */
} Row;

/* How a kind of field is edited: the values go in and out as the files write them. */
struct _Editor {
  GtkWidget *(*create) (Row *row);
  void (*show) (Row *row, const char *text);
};

/* Values, as text. */

static char *
dup_text (Row *row, gconstpointer record)
{
  gconstpointer part = (const char *) record + row->base;
  GString *text;

  if (row->field->kind == PADDOCK_FIELD_PROSE)
    return g_strdup (paddock_text_get (PADDOCK_FIELD_VALUE (part, row->field, char *)));

  text = g_string_new (NULL);
  paddock_field_format (row->field, part, text);
  return g_string_free (text, FALSE);
}

static gboolean
set_text (Row *row, gpointer record, const char *text)
{
  gpointer part = (char *) record + row->base;

  if (row->field->kind != PADDOCK_FIELD_PROSE)
    return paddock_field_parse (row->field, part, text);
  if (!paddock_field_allows_text (row->field, text))
    return FALSE;

  paddock_text_set (&PADDOCK_FIELD_MEMBER (part, row->field, char *), text);
  return TRUE;
}

static void
set_is_wrong (Row *row, gboolean is_wrong)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *tooltip = NULL;

  if (is_wrong)
    gtk_widget_add_css_class (row->widget, "error");
  else
    gtk_widget_remove_css_class (row->widget, "error");

  paddock_field_expect (row->field, expected);
  /* Translators: %s is what a field may hold: "a whole number from 1 to 99". */
  tooltip = is_wrong ? g_strdup_printf (_("Expected %s"), expected->str) : NULL;
  gtk_widget_set_tooltip_text (row->widget, is_wrong ? tooltip : _(row->field->help));
}

static void
show_row (Row *row)
{
  const PaddockDocument *document = paddock_document_file_get_document (row->panel->file);
  g_autofree char *text = dup_text (row, document->record);

  row->panel->is_showing = TRUE;
  row->editor->show (row, text);
  row->panel->is_showing = FALSE;
  set_is_wrong (row, FALSE);
}

/* Keystrokes in one field are one step of the history. */
static void
edit_row (Row *row, const char *text, gboolean is_typed)
{
  g_autofree char *name = paddock_field_dup_label (row->field);
  /* Translators: a step of the history; %s is the name of a property: "Title". */
  g_autofree char *label = g_strdup_printf (_("Change %s"), name);
  g_autofree char *key = g_strdup_printf ("property:%zu", row->base + row->field->offset);
  g_autoptr (PaddockEdit) edit = NULL;

  if (row->panel->is_showing)
    return;

  edit = paddock_document_file_begin_edit (row->panel->file, label, is_typed ? key : NULL);
  if (set_text (row, edit->draft, text))
    paddock_document_file_commit (row->panel->file, edit);
  else
    set_is_wrong (row, TRUE);
}

/* What could not be understood goes back to what the document has. */
static void
focus_left_cb (Row *row)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (row->panel)))
    return;

  paddock_document_file_end_merge (row->panel->file);
  show_row (row);
}

static void
watch_focus (Row *row, GtkWidget *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), row);
  gtk_widget_add_controller (widget, focus);
}

/* An entry, for everything that is best typed. */

static void
entry_changed_cb (Row *row)
{
  edit_row (row, gtk_editable_get_text (row->control), TRUE);
}

static GtkWidget *
create_entry (Row *row)
{
  GtkWidget *widget = adw_entry_row_new ();

  row->control = widget;
  gtk_editable_set_enable_undo (GTK_EDITABLE (widget), FALSE);
  g_signal_connect_swapped (widget, "changed", G_CALLBACK (entry_changed_cb), row);
  watch_focus (row, widget);

  return widget;
}

static void
show_entry (Row *row, const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (row->control), text))
    gtk_editable_set_text (row->control, text);
}

/* A number with buttons; one that also has a word for a value is typed. */

static void
spin_changed_cb (Row *row)
{
  g_autofree char *text = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (row->control));

  edit_row (row, text, TRUE);
}

static GtkWidget *
create_action_row (Row *row, GtkWidget *control)
{
  GtkWidget *widget = adw_action_row_new ();

  row->control = control;
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (widget), control);

  return widget;
}

static GtkWidget *
create_number (Row *row)
{
  GtkWidget *spin;

  if (row->field->word)
    return create_entry (row);

  spin = gtk_spin_button_new_with_range (row->field->min, row->field->max, 1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (spin_changed_cb), row);
  watch_focus (row, spin);

  return create_action_row (row, spin);
}

static void
show_number (Row *row, const char *text)
{
  if (row->field->word)
    show_entry (row, text);
  else
    gtk_spin_button_set_value (row->control, g_ascii_strtod (text, NULL));
}

/* Yes or no. */

static void
switch_changed_cb (Row *row)
{
  edit_row (row, gtk_switch_get_active (row->control) ? "yes" : "no", FALSE);
}

static GtkWidget *
create_switch (Row *row)
{
  GtkWidget *control = gtk_switch_new ();

  g_signal_connect_swapped (control, "notify::active", G_CALLBACK (switch_changed_cb), row);
  return create_action_row (row, control);
}

static void
show_switch (Row *row, const char *text)
{
  gtk_switch_set_active (row->control, g_str_equal (text, "yes"));
}

/* One of several names. */

static void
choice_changed_cb (Row *row)
{
  guint selected = adw_combo_row_get_selected (row->control);

  if (selected != GTK_INVALID_LIST_POSITION)
    edit_row (row, row->field->names[selected], FALSE);
}

static GtkWidget *
create_choice (Row *row)
{
  GtkWidget *widget = adw_combo_row_new ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (guint i = 0; row->field->names[i]; i++) {
    g_autofree char *label = paddock_field_dup_value_label (row->field, i);

    gtk_string_list_append (labels, label);
  }
  row->control = widget;
  adw_combo_row_set_model (ADW_COMBO_ROW (widget), G_LIST_MODEL (labels));
  g_signal_connect_swapped (widget, "notify::selected", G_CALLBACK (choice_changed_cb), row);

  return widget;
}

static void
show_choice (Row *row, const char *text)
{
  for (guint i = 0; row->field->names[i]; i++)
    if (g_str_equal (row->field->names[i], text))
      adw_combo_row_set_selected (row->control, i);
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
prose_changed_cb (Row *row)
{
  g_autofree char *text = dup_buffer_text (gtk_text_view_get_buffer (row->control));

  edit_row (row, text, TRUE);
}

static GtkWidget *
create_prose (Row *row)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/app/paddock/Paddock/prose-row.ui");
  GtkWidget *widget = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  GtkTextBuffer *buffer;

  row->control = gtk_builder_get_object (builder, "view");
  buffer = gtk_text_view_get_buffer (row->control);
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  g_object_bind_property (widget, "title", gtk_builder_get_object (builder, "label"), "label",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (buffer, "changed", G_CALLBACK (prose_changed_cb), row);
  watch_focus (row, row->control);

  return g_object_ref (widget);
}

static void
show_prose (Row *row, const char *text)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (row->control);
  g_autofree char *shown = dup_buffer_text (buffer);

  if (!g_str_equal (shown, text))
    gtk_text_buffer_set_text (buffer, text, -1);
}

static const Editor editors[PADDOCK_N_FIELD_KINDS] = {
  [PADDOCK_FIELD_FLAG] = { create_switch, show_switch },
  [PADDOCK_FIELD_INT] = { create_number, show_number },
  [PADDOCK_FIELD_NUMBER] = { create_entry, show_entry },
  [PADDOCK_FIELD_ENUM] = { create_choice, show_choice },
  [PADDOCK_FIELD_TEXT] = { create_entry, show_entry },
  [PADDOCK_FIELD_ID] = { create_entry, show_entry },
  [PADDOCK_FIELD_PROSE] = { create_prose, show_prose },
};

/* The form. */

static GtkWidget *
add_row (PaddockPropertiesPanel *self, const PaddockField *field, gsize base)
{
  Row *row = g_new0 (Row, 1);
  g_autofree char *label = paddock_field_dup_label (field);

  row->panel = self;
  row->field = field;
  row->base = base;
  row->editor = &editors[field->kind];
  row->widget = row->editor->create (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  g_ptr_array_add (self->rows, row);
  show_row (row);

  return row->widget;
}

static gboolean
has_editor (const PaddockField *field)
{
  return editors[field->kind].create != NULL;
}

/* Whether a field is a record with anything to edit in it. */
static gboolean
has_form (const PaddockField *field)
{
  for (guint i = 0; field->kind == PADDOCK_FIELD_RECORD && i < field->type->n_fields; i++)
    if (has_editor (&field->type->fields[i]))
      return TRUE;

  return FALSE;
}

/* A record inside the record folds out. */
static void
add_record (PaddockPropertiesPanel *self, const PaddockField *field)
{
  GtkWidget *expander = adw_expander_row_new ();
  g_autofree char *label = paddock_field_dup_label (field);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), label);
  gtk_widget_set_tooltip_text (expander, _(field->help));
  for (guint i = 0; i < field->type->n_fields; i++)
    if (has_editor (&field->type->fields[i]))
      adw_expander_row_add_row (ADW_EXPANDER_ROW (expander),
                                add_row (self, &field->type->fields[i], field->offset));

  adw_preferences_group_add (self->record_group, expander);
  gtk_widget_set_visible (GTK_WIDGET (self->record_group), TRUE);
}

static void
build_form (PaddockPropertiesPanel *self)
{
  const PaddockDocumentKind *kind = paddock_document_file_get_document (self->file)->kind;

  self->rows = g_ptr_array_new_with_free_func (g_free);
  adw_preferences_group_set_title (self->plain_group, _(kind->label));
  for (guint i = 0; i < kind->type->n_fields; i++) {
    const PaddockField *field = &kind->type->fields[i];

    if (has_form (field))
      add_record (self, field);
    else if (has_editor (field))
      adw_preferences_group_add (self->plain_group, add_row (self, field, 0));
  }
}

static void
file_changed_cb (PaddockPropertiesPanel *self)
{
  if (paddock_document_file_get_state (self->file) != PADDOCK_DOCUMENT_FILE_READY)
    return;

  if (!self->rows)
    build_form (self);
  for (guint i = 0; i < self->rows->len; i++)
    show_row (self->rows->pdata[i]);
}

static void
paddock_properties_panel_dispose (GObject *object)
{
  PaddockPropertiesPanel *self = PADDOCK_PROPERTIES_PANEL (object);

  adw_bin_set_child (ADW_BIN (self), NULL); /* while what its callbacks need is still there */
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (paddock_properties_panel_parent_class)->dispose (object);
}

static void
paddock_properties_panel_class_init (PaddockPropertiesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_properties_panel_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/properties-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockPropertiesPanel, plain_group);
  gtk_widget_class_bind_template_child (widget_class, PaddockPropertiesPanel, record_group);
}

static void
paddock_properties_panel_init (PaddockPropertiesPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
paddock_properties_panel_set_file (PaddockPropertiesPanel *self, PaddockDocumentFile *file)
{
  g_return_if_fail (self->file == NULL);

  self->file = g_object_ref (file);
  g_signal_connect_object (file, "changed", G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);
  file_changed_cb (self);
}
