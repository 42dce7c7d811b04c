/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "part-gallery-private.h"

#include <glib/gi18n.h>

#include "clause-button.h"
#include "part-sentences.h"
#include "sheet-cell-words.h"

G_DEFINE_FINAL_TYPE (PaddockPartGallery, paddock_part_gallery, ADW_TYPE_WINDOW)

static guint chosen_signal, taken_signal;

static const char *
translate (const char *text)
{
  return _ (text);
}

static gpointer
dup_part (PaddockPartGallery *self, gconstpointer part)
{
  gpointer copy = g_malloc0 (self->kind->type->size);

  paddock_record_copy (self->kind->type, copy, part);
  return copy;
}

static void
free_part (PaddockPartGallery *self, gpointer part)
{
  paddock_record_clear (self->kind->type, part);
  g_free (part);
}

static void
clear_part (PaddockPartGallery *self)
{
  if (self->part)
    free_part (self, g_steal_pointer (&self->part));
}

/* The part that is being changed; NULL: one is added. */
static gconstpointer
get_present (PaddockPartGallery *self)
{
  return self->index < self->present->len ? self->present->pdata[self->index] : NULL;
}

/* What is selected. */

static void
show_text (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text ? text : "");
  gtk_widget_set_visible (label, text && *text);
}

/* What is there already stays possible. */
static const char *
refuse (PaddockPartGallery *self, guint number)
{
  gconstpointer present = get_present (self);

  return present && paddock_part_get_row (self->kind, present) == number
           ? NULL
           : paddock_part_refuse (self->kind, number, &self->place);
}

static void
show_words (PaddockPartGallery *self)
{
  guint number = paddock_part_get_row (self->kind, self->part);
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (self->kind->catalogue, number);
  g_autofree char *text = paddock_part_dup_text (self->kind, self->part, translate);
  g_autofree char *change =
    self->kind->dup_change ? self->kind->dup_change (self->part, &self->place, translate) : NULL;
  g_autofree char *told = change ? g_strdup_printf ("%s %s", _ ("Here:"), change) : NULL;
  const char *refusal = refuse (self, number);

  show_text (self->name, _ (row->label));
  paddock_part_gallery_set_tone (self->tone, paddock_part_get_tone (self->kind, self->part));
  show_text (self->text, text);
  show_text (self->change, told);
  show_text (self->refusal, refusal ? _ (refusal) : NULL);
  gtk_widget_set_sensitive (self->add, refusal == NULL);
}

/* The text of what people make up is that of its effects, in their language; what they wrote themselves stays. */
static void
changed_cb (gpointer data)
{
  PaddockPartGallery *self = data;

  if (self->kind->write && self->is_written)
    self->kind->write (self->part, translate);
  show_words (self);
}

static gboolean
writes_the_same (PaddockPartGallery *self, gconstpointer part, PaddockTranslate language)
{
  gpointer written = dup_part (self, part);
  gboolean is_same;

  self->kind->write (written, language);
  is_same = paddock_record_equal (self->kind->type, written, part);
  free_part (self, written);
  return is_same;
}

static void
show_clause (PaddockPartGallery *self)
{
  guint number = paddock_part_get_row (self->kind, self->part);

  adw_bin_set_child (ADW_BIN (self->clause),
                     paddock_clause_button_new (
                       paddock_catalogue_get_row (self->kind->catalogue, number)->clause));
}

static void
show_part (PaddockPartGallery *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->controls)))
    gtk_list_box_remove (GTK_LIST_BOX (self->controls), child);
  paddock_part_controls_fill (GTK_LIST_BOX (self->controls), &self->draft);
  gtk_widget_set_visible (self->controls, gtk_widget_get_first_child (self->controls) != NULL);
  paddock_part_sentences_show (PADDOCK_PART_SENTENCES (self->sentences), &self->draft);
  show_clause (self);
  changed_cb (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->details), "part");
}

static void
take_part (PaddockPartGallery *self, gpointer part)
{
  clear_part (self);
  self->part = part;
  self->is_written =
    self->kind->write
    && (writes_the_same (self, part, NULL) || writes_the_same (self, part, translate));
  self->draft = (PaddockPartDraft){ self->kind, part, &self->place, changed_cb, self };
  show_part (self);
}

static void
selected_cb (PaddockPartGallery *self, GtkListBoxRow *row)
{
  gpointer part;

  if (!row
      || (self->part
          && paddock_part_get_row (self->kind, self->part) == paddock_part_gallery_get_row (row)))
    return;

  part = self->part ? dup_part (self, self->part) : g_malloc0 (self->kind->type->size);
  if (self->part) {
    paddock_part_change_row (self->kind, part, paddock_part_gallery_get_row (row), &self->place);
  } else {
    paddock_part_init (self->kind, part, paddock_part_gallery_get_row (row), &self->place);
  }
  take_part (self, part);
}

static void
add_cb (PaddockPartGallery *self)
{
  if (!self->part || !gtk_widget_get_sensitive (self->add))
    return;

  g_object_ref (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, chosen_signal, 0, self->part, self->index);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
remove_cb (PaddockPartGallery *self)
{
  g_object_ref (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, taken_signal, 0, self->index);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

/* The number behind the query is that of what is selected. */
static void
take_number (PaddockPartGallery *self)
{
  const PaddockRecordType *type = self->kind->type;

  for (guint i = 0; self->part && self->number && i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    int min, max;

    if ((field->kind != PADDOCK_FIELD_NUMBER && field->kind != PADDOCK_FIELD_INTS)
        || !paddock_part_uses (self->kind, self->part, field))
      continue;
    paddock_part_get_range (self->kind, self->part, field, &min, &max);
    if (self->number >= min && self->number <= max) {
      paddock_part_set_number (self->part, field, self->number);
      show_part (self);
    }
    return;
  }
}

/* The first that is found is selected, so that Enter adds it. */
static void
search_cb (PaddockPartGallery *self)
{
  GtkListBoxRow *first = paddock_part_gallery_find (self);

  if (!first)
    return;

  gtk_list_box_select_row (GTK_LIST_BOX (self->list), first);
  selected_cb (self, first);
  take_number (self);
}

static void
row_activated_cb (PaddockPartGallery *self, GtkListBoxRow *row)
{
  selected_cb (self, row);
  add_cb (self);
}

/* Down leads from the search into the list. */
static gboolean
search_key_cb (PaddockPartGallery *self, guint key)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list));

  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;

  if (row)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  else
    gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
  return GDK_EVENT_STOP;
}

static void
paddock_part_gallery_dispose (GObject *object)
{
  PaddockPartGallery *self = PADDOCK_PART_GALLERY (object);

  paddock_part_gallery_forget_order (self);
  adw_window_set_content (ADW_WINDOW (self), NULL);
  clear_part (self);
  while (self->present && self->present->len > 0)
    free_part (self, g_ptr_array_steal_index (self->present, self->present->len - 1));
  g_clear_pointer (&self->present, g_ptr_array_unref);
  g_clear_pointer (&self->query, g_free);
  g_clear_pointer (&self->shelf, paddock_part_shelf_free);
  g_clear_pointer (&self->document, paddock_document_unref);

  G_OBJECT_CLASS (paddock_part_gallery_parent_class)->dispose (object);
}

static void
paddock_part_gallery_class_init (PaddockPartGalleryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_part_gallery_dispose;
  chosen_signal = g_signal_new ("chosen", PADDOCK_TYPE_PART_GALLERY, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
  taken_signal = g_signal_new ("taken", PADDOCK_TYPE_PART_GALLERY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (PADDOCK_TYPE_PART_SENTENCES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/part-gallery.ui");
#define CHILD(name_) gtk_widget_class_bind_template_child (widget_class, PaddockPartGallery, name_)
  CHILD (search);
  CHILD (list);
  CHILD (strip);
  CHILD (details);
  CHILD (name);
  CHILD (tone);
  CHILD (text);
  CHILD (change);
  CHILD (refusal);
  CHILD (clause);
  CHILD (controls);
  CHILD (sentences);
  CHILD (add);
  CHILD (remove);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
sentences_changed_cb (PaddockPartGallery *self)
{
  changed_cb (self);
}

static void
paddock_part_gallery_init (PaddockPartGallery *self)
{
  self->present = g_ptr_array_new ();
  self->query = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_part_gallery_order (self);
  g_signal_connect_object (self->sentences, "changed", G_CALLBACK (sentences_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* --- What is there already --- */

static void
show_nothing (PaddockPartGallery *self)
{
  clear_part (self);
  gtk_list_box_unselect_all (GTK_LIST_BOX (self->list));
  gtk_stack_set_visible_child_name (GTK_STACK (self->details), "nothing");
  gtk_widget_set_sensitive (self->add, FALSE);
}

/* An effect that a later version knows has no row: something else can stand for it. */
static void
show_present (PaddockPartGallery *self)
{
  gconstpointer present = get_present (self);
  gboolean is_known = present && paddock_part_get_row (self->kind, present) != PADDOCK_NO_ROW;

  if (is_known)
    take_part (self, dup_part (self, present));
  else
    show_nothing (self);
  gtk_button_set_label (GTK_BUTTON (self->add), present ? _ ("_Change") : _ ("_Add"));
  gtk_widget_set_visible (self->remove, present != NULL);
}

static void
strip_toggled_cb (PaddockPartGallery *self, GtkToggleButton *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  if (!gtk_toggle_button_get_active (button) || self->index == index)
    return;

  self->index = index;
  show_present (self);
  gtk_widget_grab_focus (self->search);
}

static void
add_to_strip (PaddockPartGallery *self, const char *label)
{
  GtkWidget *first = gtk_widget_get_first_child (self->strip);
  GtkWidget *button = gtk_toggle_button_new_with_label (label);
  guint n = 0;

  for (GtkWidget *child = first; child; child = gtk_widget_get_next_sibling (child))
    n++;
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (n));
  if (first)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), n == 0);
  g_signal_connect_object (button, "toggled", G_CALLBACK (strip_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->strip), button);
  gtk_widget_set_visible (self->strip, n > 0);
}

void
paddock_part_gallery_add_present (PaddockPartGallery *self, gconstpointer part)
{
  g_autofree char *label = paddock_element_dup_text (self->kind->type, part, translate);

  g_return_if_fail (PADDOCK_IS_PART_GALLERY (self));

  g_ptr_array_add (self->present, dup_part (self, part));
  add_to_strip (self, label);
  self->index = 0;
  if (self->present->len == 1)
    show_present (self);
}

void
paddock_part_gallery_add_room (PaddockPartGallery *self)
{
  g_return_if_fail (PADDOCK_IS_PART_GALLERY (self));

  /* Translators: one more beside those that are there already. */
  add_to_strip (self, _ ("New"));
}

PaddockPartGallery *
paddock_part_gallery_new (GtkWidget *widget,
                          const PaddockRecordType *type,
                          PaddockDocumentFile *file,
                          PaddockDocument *document,
                          const PaddockRecordType *owner_type,
                          gconstpointer owner)
{
  PaddockPartGallery *self = g_object_new (PADDOCK_TYPE_PART_GALLERY, "transient-for",
                                           gtk_widget_get_root (widget), "modal", TRUE, NULL);

  self->shelf = paddock_part_shelf_new (type, file);
  self->kind =
    self->shelf ? paddock_part_shelf_get_kind (self->shelf) : paddock_part_kind_find (type);
  gtk_window_set_title (GTK_WINDOW (self), _ (self->kind->catalogue->title));
  self->document = paddock_document_ref (document);
  self->place = (PaddockPartPlace){ document->record, owner_type, owner };
  paddock_part_gallery_fill (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->search);

  return self;
}
