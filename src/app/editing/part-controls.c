/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "part-controls.h"

#include <glib/gi18n.h>

#include "field-text.h"
#include "number.h"

/* A control and the field that it sets. */
typedef struct {
  const PaddockPartDraft *draft;
  const PaddockField *field;
  GArray *values; /* of guint: what a list offers */
  GPtrArray *ids; /* of char *: the same, of names */
} Control;

static void
control_free (gpointer data, GClosure *closure)
{
  Control *self = data;

  g_clear_pointer (&self->values, g_array_unref);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  g_free (self);
}

static Control *
control_new (const PaddockPartDraft *draft, const PaddockField *field)
{
  Control *self = g_new0 (Control, 1);

  self->draft = draft;
  self->field = field;
  return self;
}

static const char *
translate (const char *text)
{
  return _ (text);
}

static int *
get_int (const Control *self)
{
  return &PADDOCK_FIELD_MEMBER (self->draft->part, self->field, int);
}

static void
tell (const Control *self)
{
  self->draft->changed (self->draft->data);
}

static void
listen (gpointer widget, const char *signal, GCallback callback, Control *self)
{
  g_signal_connect_data (widget, signal, callback, self, control_free, G_CONNECT_SWAPPED);
}

/* Numbers. */

static PaddockParameter
get_parameter (const Control *self)
{
  guint row = paddock_part_get_row (self->draft->kind, self->draft->part);

  return paddock_catalogue_get_row (self->draft->kind->catalogue, row)->parameter;
}

/* Zero is no number where a sign matters: the buttons pass it by. */
static void
spun_cb (Control *self, GtkSpinButton *spin)
{
  int value = gtk_spin_button_get_value_as_int (spin);
  int before = paddock_part_get_number (self->draft->part, self->field);

  if (value == 0 && self->field->kind != PADDOCK_FIELD_INT
      && get_parameter (self) == PADDOCK_PARAMETER_SIGNED) {
    gtk_spin_button_set_value (spin, before > 0 ? -1 : 1);
    return;
  }
  if (value == before)
    return;
  paddock_part_set_number (self->draft->part, self->field, value);
  tell (self);
}

static GtkWidget *
create_spin (const PaddockPartDraft *draft, const PaddockField *field)
{
  Control *self = control_new (draft, field);
  GtkWidget *spin;
  int min, max;

  paddock_part_get_range (draft->kind, draft->part, field, &min, &max);
  spin = gtk_spin_button_new_with_range (min, max, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), paddock_part_get_number (draft->part, field));
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  listen (spin, "value-changed", G_CALLBACK (spun_cb), self);
  return spin;
}

/* Choices: one of the names, or one moment of a set. */

static gboolean
is_naming (const PaddockPartDraft *draft, const PaddockField *field)
{
  return field == paddock_part_kind_get_naming (draft->kind);
}

static guint
get_value (const Control *self)
{
  guint value;

  if (is_naming (self->draft, self->field))
    return paddock_part_get_row (self->draft->kind, self->draft->part);

  value = (guint) *get_int (self);
  return self->field->kind == PADDOCK_FIELD_SET ? (guint) g_bit_nth_lsf (value, -1) : value;
}

static void
chosen_cb (Control *self, GParamSpec *pspec, GObject *list)
{
  const PaddockPartDraft *draft = self->draft;
  guint selected;

  g_object_get (list, "selected", &selected, NULL);
  if (selected >= self->values->len
      || g_array_index (self->values, guint, selected) == get_value (self))
    return;

  selected = g_array_index (self->values, guint, selected);
  if (is_naming (draft, self->field))
    paddock_part_change_row (draft->kind, draft->part, selected, draft->place);
  else
    *get_int (self) = self->field->kind == PADDOCK_FIELD_SET ? 1 << selected : (int) selected;
  tell (self);
}

static gboolean
is_offered (const PaddockPartDraft *draft, const PaddockField *field, guint value)
{
  const PaddockPartKind *kind = draft->kind;

  if (is_naming (draft, field))
    return value >= kind->offered_from && !paddock_part_refuse (kind, value, draft->place);

  return !kind->allows || kind->allows (draft->part, draft->place, field, value);
}

static char *
dup_label (const PaddockPartDraft *draft, const PaddockField *field, guint value)
{
  return is_naming (draft, field)
           ? g_strdup (_ (paddock_catalogue_get_row (draft->kind->catalogue, value)->label))
           : paddock_field_dup_value_words (field, value, translate);
}

static guint
count_values (const PaddockPartDraft *draft, const PaddockField *field)
{
  return is_naming (draft, field) ? paddock_catalogue_get_size (draft->kind->catalogue)
                                  : g_strv_length ((char **) field->names);
}

/* Fills WIDGET, a list with a model and what is selected. */
static GtkWidget *
offer (GtkWidget *widget, const PaddockPartDraft *draft, const PaddockField *field)
{
  Control *self = control_new (draft, field);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;

  self->values = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint value = 0; value < count_values (draft, field); value++) {
    g_autofree char *label = dup_label (draft, field, value);

    if (!is_offered (draft, field, value))
      continue;
    if (value == get_value (self))
      selected = self->values->len;
    g_array_append_val (self->values, value);
    gtk_string_list_append (labels, label);
  }
  g_object_set (widget, "model", labels, "selected", selected, NULL);
  listen (widget, "notify::selected", G_CALLBACK (chosen_cb), self);

  return widget;
}

/* Several of the names: a button for each. */

static void
toggled_cb (Control *self, GtkToggleButton *button)
{
  guint bit = 1u << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "value"));
  guint *set = &PADDOCK_FIELD_MEMBER (self->draft->part, self->field, guint);

  *set = gtk_toggle_button_get_active (button) ? *set | bit : *set & ~bit;
  tell (self);
}

static GtkWidget *
create_toggles (const PaddockPartDraft *draft, const PaddockField *field)
{
  GtkWidget *row = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *title = gtk_label_new (NULL);

  for (guint value = 0; field->names[value]; value++) {
    g_autofree char *label = paddock_field_dup_value_words (field, value, translate);
    GtkWidget *button = gtk_toggle_button_new_with_label (label);

    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                  PADDOCK_FIELD_VALUE (draft->part, field, guint) & (1u << value));
    g_object_set_data (G_OBJECT (button), "value", GUINT_TO_POINTER (value));
    listen (button, "toggled", G_CALLBACK (toggled_cb), control_new (draft, field));
    gtk_box_append (GTK_BOX (buttons), button);
  }
  gtk_widget_add_css_class (buttons, "linked");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  g_object_bind_property (row, "title", title, "label", G_BINDING_SYNC_CREATE);
  gtk_widget_add_css_class (box, "gallery-toggles");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);

  return row;
}

/* Names of things of the document. */

static void
named_cb (Control *self, GParamSpec *pspec, GObject *list)
{
  guint selected;

  g_object_get (list, "selected", &selected, NULL);
  if (selected >= self->ids->len)
    return;
  paddock_text_set (&PADDOCK_FIELD_MEMBER (self->draft->part, self->field, char *),
                    self->ids->pdata[selected]);
  tell (self);
}

/* Fills WIDGET as offer() does. */
static GtkWidget *
offer_names (GtkWidget *widget, const PaddockPartDraft *draft, const PaddockField *field)
{
  Control *self = control_new (draft, field);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  const char *name = paddock_text_get (PADDOCK_FIELD_VALUE (draft->part, field, char *));
  guint selected = GTK_INVALID_LIST_POSITION;
  char *id, *label;

  self->ids = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; draft->kind->list_names (draft->place, i, translate, &id, &label); i++) {
    selected = g_str_equal (id, name) ? i : selected;
    g_ptr_array_add (self->ids, id);
    gtk_string_list_append (labels, label);
    g_free (label);
  }
  g_object_set (widget, "model", labels, "selected", selected, NULL);
  listen (widget, "notify::selected", G_CALLBACK (named_cb), self);

  return widget;
}

/* Texts of a line. */

static void
typed_cb (Control *self, GtkEditable *entry)
{
  const char *text = gtk_editable_get_text (entry);

  if (paddock_field_allows_text (self->field, text)) {
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
    paddock_text_set (&PADDOCK_FIELD_MEMBER (self->draft->part, self->field, char *), text);
    tell (self);
  } else {
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  }
}

static GtkWidget *
create_entry (const PaddockPartDraft *draft, const PaddockField *field)
{
  GtkWidget *row = adw_entry_row_new ();

  gtk_editable_set_text (GTK_EDITABLE (row),
                         paddock_text_get (PADDOCK_FIELD_VALUE (draft->part, field, char *)));
  listen (row, "changed", G_CALLBACK (typed_cb), control_new (draft, field));
  return row;
}

/* Rows. */

static GtkWidget *
wrap (GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  return row;
}

static GtkWidget *
create_row (const PaddockPartDraft *draft, const PaddockField *field)
{
  if (!paddock_part_uses (draft->kind, draft->part, field) || is_naming (draft, field))
    return NULL;

  switch ((int) field->kind) {
  case PADDOCK_FIELD_NUMBER:
  case PADDOCK_FIELD_INTS:
  case PADDOCK_FIELD_INT:
    return wrap (create_spin (draft, field));
  case PADDOCK_FIELD_ENUM:
    return offer (adw_combo_row_new (), draft, field);
  case PADDOCK_FIELD_SET:
    return create_toggles (draft, field);
  case PADDOCK_FIELD_ID:
    return draft->kind->list_names ? offer_names (adw_combo_row_new (), draft, field) : NULL;
  case PADDOCK_FIELD_TEXT:
    return create_entry (draft, field);
  default:
    return NULL;
  }
}

void
paddock_part_controls_fill (GtkListBox *list, const PaddockPartDraft *draft)
{
  const PaddockRecordType *type = draft->kind->type;

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    GtkWidget *row = create_row (draft, field);
    g_autofree char *label = paddock_field_dup_words (field, translate);

    if (!row)
      continue;
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
    gtk_widget_set_tooltip_text (row, _ (field->help));
    gtk_list_box_append (list, row);
  }
}

GtkWidget *
paddock_part_control_new (const PaddockPartDraft *draft, const PaddockField *field)
{
  GtkWidget *control = NULL;
  g_autofree char *label = paddock_field_dup_words (field, translate);

  if (!paddock_part_uses (draft->kind, draft->part, field))
    return NULL;
  if (field->kind == PADDOCK_FIELD_NUMBER || field->kind == PADDOCK_FIELD_INTS
      || field->kind == PADDOCK_FIELD_INT)
    control = create_spin (draft, field);
  else if (field->kind == PADDOCK_FIELD_ENUM || field->kind == PADDOCK_FIELD_SET
           || is_naming (draft, field))
    control = offer (gtk_drop_down_new (NULL, NULL), draft, field);
  else if (field->kind == PADDOCK_FIELD_ID && draft->kind->list_names)
    control = offer_names (gtk_drop_down_new (NULL, NULL), draft, field);
  if (control)
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);

  return control;
}
