/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "form-private.h"

#include <glib/gi18n.h>

#include "form-words.h"
#include "game-names.h"
#include "part.h"
#include "thing-records.h"

static PaddockRecordPath
join (const PaddockRecordPath *path, const PaddockRecordPath *inside)
{
  PaddockRecordPath joined = *path;

  for (guint i = 0; i < inside->n; i++)
    joined = paddock_record_path_append (joined, inside->steps[i].field, inside->steps[i].index);

  return joined;
}

gconstpointer
paddock_form_get (PaddockForm *self, guint i, const PaddockRecordPath *inside)
{
  const PaddockDocument *document = paddock_document_file_get_document (self->file);
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath path = join (&g_array_index (self->paths, PaddockRecordPath, i), inside);

  return paddock_record_path_get (&path, &type, document->record);
}

const PaddockRecordType *
paddock_form_get_type (PaddockForm *self, const PaddockRecordPath *inside)
{
  const PaddockDocument *document = paddock_document_file_get_document (self->file);
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath path = join (&g_array_index (self->paths, PaddockRecordPath, 0), inside);

  paddock_record_path_get (&path, &type, document->record);
  return type;
}

gpointer
paddock_form_edit (PaddockForm *self, guint i, const PaddockRecordPath *inside, gpointer draft)
{
  const PaddockRecordType *type = paddock_document_file_get_document (self->file)->kind->type;
  PaddockRecordPath path = join (&g_array_index (self->paths, PaddockRecordPath, i), inside);

  return paddock_record_path_edit (&path, &type, draft);
}

char *
paddock_form_dup_key (PaddockForm *self, const PaddockRecordPath *inside, const PaddockField *field)
{
  PaddockRecordPath path = join (&g_array_index (self->paths, PaddockRecordPath, 0), inside);
  GString *key = g_string_new ("property:");

  for (guint i = 0; i < path.n; i++)
    g_string_append_printf (key, "%s-%u/", path.steps[i].field->name, path.steps[i].index);
  g_string_append (key, field->name);

  return g_string_free (key, FALSE);
}

/* What folds out. */

typedef struct {
  PaddockForm *form;
  const PaddockField *field;
  PaddockRecordPath inside;
  PaddockFormFill fill; /* NULL: it is filled */
} Fold;

static void
fold_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
expanded_cb (Fold *fold, GParamSpec *pspec, AdwExpanderRow *row)
{
  g_autofree char *key = paddock_form_dup_key (fold->form, &fold->inside, fold->field);

  if (!adw_expander_row_get_expanded (row)) {
    g_hash_table_remove (fold->form->open, key);
    return;
  }

  g_hash_table_add (fold->form->open, g_steal_pointer (&key));
  if (fold->fill)
    fold->fill (fold->form, row, fold->field, &fold->inside);
  fold->fill = NULL;
  paddock_form_show_fold (fold->form, GTK_WIDGET (row));
}

void
paddock_form_fold (PaddockForm *self,
                   GtkWidget *row,
                   const PaddockField *field,
                   const PaddockRecordPath *inside,
                   PaddockFormFill fill)
{
  Fold *fold = g_new (Fold, 1);
  g_autofree char *key = paddock_form_dup_key (self, inside, field);

  *fold = (Fold){ self, field, *inside, fill };
  paddock_form_name_row (self, row, field, inside);
  g_signal_connect_data (row, "notify::expanded", G_CALLBACK (expanded_cb), fold, fold_free,
                         G_CONNECT_SWAPPED);
  if (g_hash_table_contains (self->open, key))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
}

/* Which fields have rows. */

static const char *
get_game (PaddockForm *self)
{
  return paddock_document_get_game (paddock_document_file_get_document (self->file));
}

/* Whether the document's game has no use for a field.  One that holds something is never hidden. */
static gboolean
is_needless (PaddockForm *self, const PaddockField *field)
{
  PaddockRecordPath nothing = { 0 };

  return !paddock_game_has (get_game (self), field->features)
         && paddock_field_is_initial (field, paddock_form_get (self, 0, &nothing));
}

static gboolean
shows_hidden (PaddockForm *self)
{
  for (guint i = 0; i < self->hidden->len; i++)
    if (!is_needless (self, self->hidden->pdata[i]))
      return TRUE;

  return FALSE;
}

/* Whether the kind of a part has any use for the field. */
static gboolean
is_used (PaddockForm *self, const PaddockField *field, const PaddockRecordPath *inside)
{
  for (guint i = 0; i < self->paths->len; i++) {
    gconstpointer record = paddock_form_get (self, i, inside);

    if (record && paddock_part_shows (paddock_form_get_type (self, inside), record, field))
      return TRUE;
  }

  return FALSE;
}

/* What a part shows is noted, so that the form is made anew when its kind changes. */
static gboolean
note_use (PaddockForm *self, const PaddockField *field, const PaddockRecordPath *inside)
{
  PaddockFormChoice choice = { *inside, field, is_used (self, field, inside) };

  if (paddock_part_kind_find (paddock_form_get_type (self, inside)))
    g_array_append_val (self->choices, choice);
  return choice.is_shown;
}

static gboolean
has_other_uses (PaddockForm *self)
{
  for (guint i = 0; i < self->choices->len; i++) {
    const PaddockFormChoice *choice = &g_array_index (self->choices, PaddockFormChoice, i);

    if (is_used (self, choice->field, &choice->inside) != choice->is_shown)
      return TRUE;
  }

  return FALSE;
}

static gboolean
shows_list (PaddockForm *self, const PaddockField *field)
{
  return (field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS)
         && self->paths->len == 1 && !(field->flags & PADDOCK_FIELD_PLAYED)
         && !paddock_field_holds_things (paddock_document_file_get_document (self->file)->kind,
                                         field);
}

/* Whether a field is a record with anything to edit in it. */
static gboolean
shows_record (PaddockForm *self, const PaddockField *field)
{
  for (guint i = 0; field->kind == PADDOCK_FIELD_RECORD && i < field->type->n_fields; i++) {
    const PaddockField *inner = &field->type->fields[i];

    if (paddock_form_row_suits (inner) || shows_list (self, inner) || shows_record (self, inner))
      return TRUE;
  }

  return FALSE;
}

static void
add_to_expander (gpointer expander, GtkWidget *row)
{
  adw_expander_row_add_row (expander, row);
}

static void
fill_record (PaddockForm *self,
             AdwExpanderRow *row,
             const PaddockField *field,
             const PaddockRecordPath *inside)
{
  PaddockRecordPath within = paddock_record_path_append (*inside, field, 0);

  paddock_form_add_fields (self, field->type, &within, add_to_expander, row);
}

static GtkWidget *
create_record (PaddockForm *self, const PaddockField *field, const PaddockRecordPath *inside)
{
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *label = paddock_field_dup_label (field);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  gtk_widget_set_tooltip_text (row, _ (field->help));
  paddock_form_fold (self, row, field, inside, fill_record);

  return row;
}

/* Whether a field is a record in files only: it is a list and nothing else. */
static gboolean
is_wrapped_list (PaddockForm *self, const PaddockField *field)
{
  return field->kind == PADDOCK_FIELD_RECORD && field->type->n_fields == 1
         && shows_list (self, &field->type->fields[0]);
}

static GtkWidget *
create_wrapped_list (PaddockForm *self, const PaddockField *field, const PaddockRecordPath *inside)
{
  PaddockRecordPath within = paddock_record_path_append (*inside, field, 0);

  return paddock_form_list_add (self, field, &field->type->fields[0], &within);
}

static GtkWidget *
create_row (PaddockForm *self, const PaddockField *field, const PaddockRecordPath *inside)
{
  if (inside->n == 0 && is_needless (self, field)) {
    g_ptr_array_add (self->hidden, (gpointer) field);
    return NULL;
  }
  if (inside->n == 0 && self->keeps_name && field->defines)
    return NULL;
  if (!note_use (self, field, inside))
    return NULL;
  if (paddock_form_row_suits (field))
    return paddock_form_row_add (self, field, inside);
  if (is_wrapped_list (self, field))
    return create_wrapped_list (self, field, inside);
  if (shows_record (self, field))
    return create_record (self, field, inside);
  if (shows_list (self, field))
    return paddock_form_list_add (self, field, field, inside);

  return NULL;
}

/* First what people call it, last what files call it. */
void
paddock_form_add_fields (PaddockForm *self,
                         const PaddockRecordType *type,
                         const PaddockRecordPath *inside,
                         PaddockFormAdd add,
                         gpointer container)
{
  for (guint i = 0; i < 2 * type->n_fields; i++) {
    const PaddockField *field = &type->fields[i % type->n_fields];
    gboolean is_due = (field->kind == PADDOCK_FIELD_ID) == (i >= type->n_fields);
    GtkWidget *row = is_due ? create_row (self, field, inside) : NULL;

    if (row)
      add (container, row);
  }
}

/* The groups: plain values first, what folds out below. */

typedef struct {
  AdwPreferencesGroup *plain, *parts;
} Groups;

static void
add_to_groups (gpointer data, GtkWidget *row)
{
  Groups *groups = data;
  gboolean is_part = ADW_IS_EXPANDER_ROW (row);

  adw_preferences_group_add (is_part ? groups->parts : groups->plain, row);
  if (is_part)
    gtk_widget_set_visible (GTK_WIDGET (groups->parts), TRUE);
}

static AdwPreferencesGroup *
add_group (PaddockForm *self, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (self->page, group);
  g_ptr_array_add (self->groups, group);

  return group;
}

PaddockForm *
paddock_form_new (AdwPreferencesPage *page,
                  PaddockDocumentFile *file,
                  const char *title,
                  GArray *paths,
                  GHashTable *open,
                  gboolean keeps_name)
{
  PaddockForm *self = g_new0 (PaddockForm, 1);
  const PaddockDocument *document = paddock_document_file_get_document (file);
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath nothing = { 0 };
  Groups groups;

  self->page = page;
  self->file = g_object_ref (file);
  self->paths = g_array_ref (paths);
  self->open = g_hash_table_ref (open);
  self->keeps_name = keeps_name;
  self->groups = g_ptr_array_new ();
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_form_row_free);
  self->hidden = g_ptr_array_new ();
  self->game = g_strdup (get_game (self));
  self->choices = g_array_new (FALSE, FALSE, sizeof (PaddockFormChoice));
  self->lists = g_array_new (FALSE, FALSE, sizeof (PaddockFormList));
  self->elements = g_array_new (FALSE, FALSE, sizeof (PaddockFormElement));

  paddock_record_path_get (&g_array_index (paths, PaddockRecordPath, 0), &type, document->record);
  g_object_set_data (G_OBJECT (page), PADDOCK_FORM_KEY, self);
  groups.plain = add_group (self, title);
  groups.parts = add_group (self, "");
  gtk_widget_set_visible (GTK_WIDGET (groups.parts), FALSE);
  paddock_form_add_fields (self, type, &nothing, add_to_groups, &groups);

  return self;
}

void
paddock_form_set_title (PaddockForm *self, const char *title)
{
  adw_preferences_group_set_title (self->groups->pdata[0], title);
}

void
paddock_form_free (PaddockForm *self)
{
  g_object_set_data (G_OBJECT (self->page), PADDOCK_FORM_KEY, NULL);
  paddock_form_let_focus_go (self);
  for (guint i = 0; i < self->rows->len; i++)
    paddock_form_row_let_go (self->rows->pdata[i]);
  for (guint i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, self->groups->pdata[i]);
  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->hidden);
  g_array_unref (self->choices);
  g_array_unref (self->lists);
  g_array_unref (self->elements);
  g_array_unref (self->paths);
  g_hash_table_unref (self->open);
  g_free (self->next_focus);
  g_free (self->game);
  g_object_unref (self->file);
  g_free (self);
}

static gboolean
has_all_records (PaddockForm *self)
{
  PaddockRecordPath nothing = { 0 };

  for (guint i = 0; i < self->paths->len; i++)
    if (!paddock_form_get (self, i, &nothing))
      return FALSE;

  return TRUE;
}

gboolean
paddock_form_update (PaddockForm *self)
{
  if (!has_all_records (self) || g_strcmp0 (self->game, get_game (self)) != 0 || shows_hidden (self)
      || has_other_uses (self))
    return FALSE;

  for (guint i = 0; i < self->lists->len; i++) {
    const PaddockFormList *list = &g_array_index (self->lists, PaddockFormList, i);

    if (paddock_form_list_count (self, list) != list->len)
      return FALSE;
  }
  for (guint i = 0; i < self->rows->len; i++)
    paddock_form_row_show (self->rows->pdata[i]);
  for (guint i = 0; i < self->elements->len; i++)
    paddock_form_element_show (self, &g_array_index (self->elements, PaddockFormElement, i));

  return TRUE;
}
