/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "form-private.h"

#include <glib/gi18n.h>

#include "field-text.h"
#include "form-words.h"
#include "list.h"
#include "part-gallery.h"

/* Longer lists are no matter for a form. */
#define MAX_ELEMENTS 100

/* What a button of a list is about. */
typedef struct {
  PaddockForm *form;
  PaddockRecordPath inside;
  const PaddockField *field;
  guint index;
} Element;

guint
paddock_form_list_count (PaddockForm *form, const PaddockFormList *list)
{
  gconstpointer record = paddock_form_get (form, 0, &list->inside);

  return record ? paddock_list_len (PADDOCK_FIELD_VALUE (record, list->field, PaddockList *)) : 0;
}

static void
element_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

/* Says to everybody what it is about. */
static void
name_button (GtkWidget *button, const char *label)
{
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static GtkWidget *
create_button (PaddockForm *form,
               const PaddockField *field,
               const PaddockRecordPath *inside,
               guint index,
               const char *icon_name,
               void (*clicked) (Element *element))
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);
  Element *element = g_new (Element, 1);

  *element = (Element){ form, *inside, field, index };
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked), element, element_free,
                         G_CONNECT_SWAPPED);
  return button;
}

/* What was added is folded out in the next form. */
static void
open_element (const Element *element, guint index)
{
  PaddockRecordPath within = paddock_record_path_append (element->inside, element->field, index);

  g_hash_table_add (element->form->open,
                    paddock_form_dup_key (element->form, &element->inside, element->field));
  g_hash_table_add (element->form->open,
                    paddock_form_dup_key (element->form, &within, element->field));
}

/* Element INDEX has the keyboard in the next form, or the last one; the list, if it has none. */
static void
focus_element (const Element *element, guint index, guint len)
{
  PaddockRecordPath within =
    paddock_record_path_append (element->inside, element->field, MIN (index, len - 1));

  g_free (element->form->next_focus);
  element->form->next_focus =
    paddock_form_dup_key (element->form, len > 0 ? &within : &element->inside, element->field);
}

/* The form is made anew after any of these, so nothing may be touched any more. */

/* PART is copied; NULL: the defaults. */
static void
add_element (const Element *element, gconstpointer part)
{
  PaddockDocumentFile *file = element->form->file;
  g_autofree char *name = paddock_field_dup_label (element->field);
  /* Translators: a step of the history; %s is what is added to a list: "Option". */
  g_autofree char *label = g_strdup_printf (_ ("Add %s"), name);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);
  gpointer record = paddock_form_edit (element->form, 0, &element->inside, edit->draft);
  PaddockList **list;
  gpointer added;

  if (!record)
    return;

  list = &PADDOCK_FIELD_MEMBER (record, element->field, PaddockList *);
  added = paddock_list_append (list, element->field->type);
  if (part) {
    paddock_record_clear (element->field->type, added);
    paddock_record_copy (element->field->type, added, part);
  }
  open_element (element, paddock_list_len (*list) - 1);
  focus_element (element, paddock_list_len (*list) - 1, paddock_list_len (*list));
  paddock_document_file_commit (file, edit);
}

/* A gallery lives as long as it is open, the form perhaps not: it is known by what it is for. */
typedef struct {
  Element element;
  GArray *paths;
  GtkWidget *page;
} Request;

static void
request_free (gpointer data, GClosure *closure)
{
  Request *request = data;

  g_array_unref (request->paths);
  g_object_unref (request->page);
  g_free (request);
}

static Request *
request_new (const Element *element)
{
  Request *request = g_new (Request, 1);

  *request = (Request){ *element, g_array_ref (element->form->paths),
                        g_object_ref (GTK_WIDGET (element->form->page)) };
  return request;
}

/* The form that shows the same record now; NULL: another record is shown, or none. */
static PaddockForm *
find_form (const Request *request)
{
  PaddockForm *form = g_object_get_data (G_OBJECT (request->page), PADDOCK_FORM_KEY);

  return form && form->paths->len == 1
             && paddock_record_path_equal (&g_array_index (form->paths, PaddockRecordPath, 0),
                                           &g_array_index (request->paths, PaddockRecordPath, 0))
           ? form
           : NULL;
}

static void
added_cb (Request *request, gpointer part, guint index)
{
  request->element.form = find_form (request);
  if (request->element.form)
    add_element (&request->element, part);
}

static void
changed_cb (Request *request, gpointer part, guint index)
{
  const Element *element = &request->element;
  PaddockForm *form = find_form (request);
  PaddockRecordPath within =
    paddock_record_path_append (element->inside, element->field, element->index);
  g_autofree char *name = paddock_field_dup_label (element->field);
  g_autofree char *label = g_strdup_printf (_ ("Change %s"), name);
  g_autoptr (PaddockEdit) edit =
    form ? paddock_document_file_begin_edit (form->file, label, NULL) : NULL;
  gpointer record = form ? paddock_form_edit (form, 0, &within, edit->draft) : NULL;

  if (!record)
    return;

  paddock_record_clear (element->field->type, record);
  paddock_record_copy (element->field->type, record, part);
  paddock_document_file_commit (form->file, edit);
}

static void
remove_element_cb (Element *element)
{
  PaddockDocumentFile *file = element->form->file;
  g_autofree char *name = paddock_field_dup_label (element->field);
  /* Translators: a step of the history; %s is what is removed from a list: "Option". */
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), name);
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);
  gpointer record = paddock_form_edit (element->form, 0, &element->inside, edit->draft);
  PaddockList **list;

  if (!record)
    return;

  list = &PADDOCK_FIELD_MEMBER (record, element->field, PaddockList *);
  paddock_list_remove (list, element->index);
  focus_element (element, element->index, paddock_list_len (*list));
  paddock_document_file_commit (file, edit);
}

static void
taken_cb (Request *request, guint index)
{
  request->element.form = find_form (request);
  if (request->element.form)
    remove_element_cb (&request->element);
}

/* PRESENT is the part that is changed; NULL: one is added. */
static void
open_gallery (const Element *element, gconstpointer present)
{
  PaddockForm *form = element->form;
  PaddockPartGallery *gallery =
    paddock_part_gallery_new (GTK_WIDGET (form->page), element->field->type, form->file,
                              paddock_document_file_get_document (form->file),
                              paddock_form_get_type (form, &element->inside),
                              paddock_form_get (form, 0, &element->inside));

  if (present)
    paddock_part_gallery_add_present (gallery, present);
  g_signal_connect_data (gallery, "chosen",
                         present ? G_CALLBACK (changed_cb) : G_CALLBACK (added_cb),
                         request_new (element), request_free, G_CONNECT_SWAPPED);
  g_signal_connect_data (gallery, "taken", G_CALLBACK (taken_cb), request_new (element),
                         request_free, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (gallery));
}

static void
add_element_cb (Element *element)
{
  if (paddock_part_is_offered (element->field->type))
    open_gallery (element, NULL);
  else
    add_element (element, NULL);
}

static void
change_element_cb (Element *element)
{
  PaddockRecordPath within =
    paddock_record_path_append (element->inside, element->field, element->index);
  gconstpointer part = paddock_form_get (element->form, 0, &within);

  if (part)
    open_gallery (element, part);
}

static void
add_to_expander (gpointer expander, GtkWidget *row)
{
  adw_expander_row_add_row (expander, row);
}

static void
fill_element (PaddockForm *form,
              AdwExpanderRow *row,
              const PaddockField *field,
              const PaddockRecordPath *within)
{
  gconstpointer record = paddock_form_get (form, 0, within);

  if (record)
    paddock_form_add_fields (form, paddock_form_get_type (form, within), within, add_to_expander,
                             row);
}

void
paddock_form_element_show (PaddockForm *form, const PaddockFormElement *element)
{
  const PaddockRecordStep *step = &element->within.steps[element->within.n - 1];
  const PaddockRecordType *type = paddock_form_get_type (form, &element->within);
  gconstpointer record = paddock_form_get (form, 0, &element->within);
  g_autofree char *label = paddock_field_dup_label (step->field);
  g_autofree char *title = NULL, *details = NULL, *removal = NULL;

  if (!record)
    return;

  title = paddock_record_dup_title (type, record, label, step->index);
  details = paddock_record_dup_details (type, record, TRUE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (element->row), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (element->row), details);
  removal = g_strdup_printf (_ ("Remove %s"), title);
  name_button (element->remove, removal);
}

static GtkWidget *
create_change_button (PaddockForm *form,
                      const PaddockField *field,
                      const PaddockRecordPath *inside,
                      guint index)
{
  GtkWidget *button =
    create_button (form, field, inside, index, "document-edit-symbolic", change_element_cb);

  name_button (button, _ ("Choose from Gallery"));
  return button;
}

static GtkWidget *
create_element (PaddockForm *form,
                const PaddockField *field,
                const PaddockRecordPath *inside,
                guint index)
{
  GtkWidget *row = adw_expander_row_new ();
  PaddockRecordPath within = paddock_record_path_append (*inside, field, index);
  GtkWidget *button =
    create_button (form, field, inside, index, "list-remove-symbolic", remove_element_cb);
  PaddockFormElement element = { row, button, within };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row), button);
  if (paddock_part_is_offered (field->type))
    adw_expander_row_add_action (ADW_EXPANDER_ROW (row),
                                 create_change_button (form, field, inside, index));
  paddock_form_fold (form, row, field, &within, fill_element);
  g_array_append_val (form->elements, element);
  paddock_form_element_show (form, &element);

  return row;
}

static gboolean
may_grow (const PaddockField *field, guint len)
{
  return field->kind == PADDOCK_FIELD_LIST && (int) len < paddock_field_get_max (field);
}

static GtkWidget *
create_add_button (PaddockForm *form, const PaddockField *field, const PaddockRecordPath *inside)
{
  GtkWidget *button = create_button (form, field, inside, 0, "list-add-symbolic", add_element_cb);
  g_autofree char *name = paddock_field_dup_label (field);
  g_autofree char *label = g_strdup_printf (_ ("Add %s"), name);

  name_button (button, label);
  return button;
}

static void
fill_list (PaddockForm *form,
           AdwExpanderRow *row,
           const PaddockField *field,
           const PaddockRecordPath *inside)
{
  PaddockFormList list = { *inside, field, 0 };
  guint n = paddock_form_list_count (form, &list);

  for (guint i = 0; i < MIN (n, MAX_ELEMENTS); i++)
    adw_expander_row_add_row (row, create_element (form, field, inside, i));
}

GtkWidget *
paddock_form_list_add (PaddockForm *form,
                       const PaddockField *called,
                       const PaddockField *field,
                       const PaddockRecordPath *inside)
{
  PaddockFormList list = { *inside, field, 0 };
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *name = paddock_field_dup_label (called);
  g_autofree char *title = NULL;

  list.len = paddock_form_list_count (form, &list);
  /* Translators: a list of a record, and how many it has: "Option: 2". */
  title = g_strdup_printf (_ ("%s: %u"), name, list.len);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_tooltip_text (row, _ (field->help));
  if (may_grow (field, list.len))
    adw_expander_row_add_action (ADW_EXPANDER_ROW (row), create_add_button (form, field, inside));
  g_array_append_val (form->lists, list);
  paddock_form_fold (form, row, field, inside, fill_list);

  return row;
}
