/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "part-gallery.h"

#include <glib/gi18n.h>

#include "clause-button.h"
#include "fuzzy.h"
#include "number.h"
#include "part-sentences.h"
#include "sheet-cell-words.h"

struct _PaddockPartGallery {
  AdwWindow parent_instance;

  const PaddockPartKind *kind;
  PaddockDocument *document;
  PaddockPartPlace place;
  gpointer part;       /* as it would be chosen now; NULL: nothing is selected */
  gboolean is_written; /* its text is that of its effects */
  GPtrArray *present;  /* of parts that are there already */
  guint index;         /* the one that is changed; as many as there are: one is added */
  char *query;         /* what is sought, without the number behind it */
  int number;          /* behind the query; 0: none */
  PaddockPartDraft draft;

  GtkWidget *search, *strip, *list, *details;
  GtkWidget *name, *tone, *text, *change, *refusal, *clause, *controls, *sentences;
  GtkWidget *add, *remove;
};

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

/* Rows of the list: each knows the number of its row in the catalogue. */

static guint
get_row_number (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "row"));
}

static const PaddockCatalogueRow *
get_catalogue_row (PaddockPartGallery *self, GtkListBoxRow *row)
{
  return paddock_catalogue_get_row (self->kind->catalogue, get_row_number (row));
}

static const char *
get_tone_label (PaddockTone tone)
{
  /* Translators: of a trait or a card: it helps its owner, or hinders it. */
  static const char *const labels[] = { "", N_ ("Edge"), N_ ("Flaw") };

  return *labels[tone] ? _ (labels[tone]) : "";
}

static void
set_tone (GtkWidget *label, PaddockTone tone)
{
  gtk_label_set_label (GTK_LABEL (label), get_tone_label (tone));
  gtk_widget_set_visible (label, tone != PADDOCK_TONE_NEUTRAL);
  gtk_widget_remove_css_class (label, "success");
  gtk_widget_remove_css_class (label, "warning");
  gtk_widget_add_css_class (label, tone == PADDOCK_TONE_GOOD ? "success" : "warning");
}

static GtkWidget *
create_row (PaddockPartGallery *self, guint number)
{
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (self->kind->catalogue, number);
  GtkWidget *widget = adw_action_row_new (), *tone = gtk_label_new (NULL);
  gpointer part = g_malloc0 (self->kind->type->size);
  g_autofree char *text = NULL;

  paddock_part_init (self->kind, part, number, &self->place);
  text = self->kind->dup_text (part, translate);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), _ (row->label));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), text);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (widget), 2);
  gtk_widget_add_css_class (tone, "caption");
  set_tone (tone, self->kind->get_tone (part));
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), tone);
  g_object_set_data (G_OBJECT (widget), "row", GUINT_TO_POINTER (number));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), TRUE);
  paddock_record_clear (self->kind->type, part);
  g_free (part);

  return widget;
}

static const char *
get_query (PaddockPartGallery *self)
{
  return self->query;
}

static gboolean
says (const char *text, const char *query)
{
  g_autofree char *folded = g_utf8_casefold (text, -1), *sought = g_utf8_casefold (query, -1);

  return strstr (folded, sought) != NULL;
}

/* What is written out is meant, whatever else it fits. */
static gboolean
is_named (const char *name, const char *query)
{
  g_autofree char *folded = g_utf8_casefold (name, -1), *written = g_utf8_casefold (query, -1);

  return g_str_equal (folded, written);
}

/* Its name first, its group next, and what it does last. */
static int
score (PaddockPartGallery *self, GtkListBoxRow *row)
{
  const PaddockCatalogueRow *entry = get_catalogue_row (self, row);
  const char *query = get_query (self);
  int name = paddock_fuzzy_match_names (_ (entry->label), entry->label, query);

  if (is_named (_ (entry->label), query))
    return G_MAXINT / 2;
  if (name >= 0)
    return 2000 + name;
  if (entry->group && paddock_fuzzy_match_names (_ (entry->group), entry->group, query) >= 0)
    return 1000;

  return says (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), query) ? 0 : -1;
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer self)
{
  return score (self, row) >= 0;
}

static int
get_group (PaddockPartGallery *self, guint number)
{
  const PaddockCatalogue *catalogue = self->kind->catalogue;
  const char *group = paddock_catalogue_get_row (catalogue, number)->group;

  for (guint i = 0; i < number; i++)
    if (g_strcmp0 (paddock_catalogue_get_row (catalogue, i)->group, group) == 0)
      return (int) i;

  return (int) number;
}

/* By group, these in the order of the catalogue; of a search, the best first. */
static int
sort_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  guint ours = get_row_number (a), theirs = get_row_number (b);
  int groups = get_group (data, ours) - get_group (data, theirs);

  if (*get_query (data) && score (data, a) != score (data, b))
    return score (data, b) - score (data, a);

  return groups ? groups : (int) ours - (int) theirs;
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer self)
{
  const char *group = get_catalogue_row (self, row)->group;
  GtkWidget *label;

  gtk_list_box_row_set_header (row, NULL);
  if (!group || *get_query (self)
      || (before && g_strcmp0 (get_catalogue_row (self, before)->group, group) == 0))
    return;

  label = gtk_label_new (_ (group));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "gallery-heading");
  gtk_list_box_row_set_header (row, label);
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

  if (!self->kind->refuse || (present && paddock_part_get_row (self->kind, present) == number))
    return NULL;

  return self->kind->refuse (number, &self->place);
}

static void
show_words (PaddockPartGallery *self)
{
  guint number = paddock_part_get_row (self->kind, self->part);
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (self->kind->catalogue, number);
  g_autofree char *text = self->kind->dup_text (self->part, translate);
  g_autofree char *change =
    self->kind->dup_change ? self->kind->dup_change (self->part, &self->place, translate) : NULL;
  g_autofree char *told = change ? g_strdup_printf ("%s %s", _ ("Here:"), change) : NULL;
  const char *refusal = refuse (self, number);

  show_text (self->name, _ (row->label));
  set_tone (self->tone, self->kind->get_tone (self->part));
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

  if (!row || (self->part && paddock_part_get_row (self->kind, self->part) == get_row_number (row)))
    return;

  part = self->part ? dup_part (self, self->part) : g_malloc0 (self->kind->type->size);
  if (self->part) {
    paddock_part_change_row (self->kind, part, get_row_number (row), &self->place);
  } else {
    paddock_part_init (self->kind, part, get_row_number (row), &self->place);
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

/* "max sp 5" seeks "max sp" with a 5. */
static void
read_query (PaddockPartGallery *self)
{
  g_autofree char *text =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search))));
  char *space = strrchr (text, ' ');

  self->number = 0;
  if (space && paddock_number_parse (space + 1, &self->number))
    *space = '\0';
  g_free (self->query);
  self->query = g_strdup (g_strstrip (text));
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
        || !self->kind->uses (self->part, field))
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
  GtkListBoxRow *first;

  read_query (self);
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
  gtk_list_box_invalidate_sort (GTK_LIST_BOX (self->list));
  gtk_list_box_invalidate_headers (GTK_LIST_BOX (self->list));
  first = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), 0);
  for (int i = 0; !first && gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i); i++) {
    GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i);

    first = gtk_widget_get_child_visible (GTK_WIDGET (row)) ? row : NULL;
  }
  if (first && *get_query (self)) {
    gtk_list_box_select_row (GTK_LIST_BOX (self->list), first);
    selected_cb (self, first);
    take_number (self);
  }
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

  if (self->query) { /* or else it was here before */
    gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), NULL, NULL, NULL);
    gtk_list_box_set_sort_func (GTK_LIST_BOX (self->list), NULL, NULL, NULL);
    gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), NULL, NULL, NULL);
  }
  adw_window_set_content (ADW_WINDOW (self), NULL);
  clear_part (self);
  while (self->present && self->present->len > 0)
    free_part (self, g_ptr_array_steal_index (self->present, self->present->len - 1));
  g_clear_pointer (&self->present, g_ptr_array_unref);
  g_clear_pointer (&self->query, g_free);
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
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), filter_cb, self, NULL);
  gtk_list_box_set_sort_func (GTK_LIST_BOX (self->list), sort_cb, self, NULL);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), header_cb, self, NULL);
  g_signal_connect_object (self->sentences, "changed", G_CALLBACK (sentences_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
fill (PaddockPartGallery *self)
{
  guint n = paddock_catalogue_get_size (self->kind->catalogue);

  for (guint i = self->kind->offered_from; i < n; i++) {
    GtkWidget *row = create_row (self, i);

    if (self->kind->refuse && self->kind->refuse (i, &self->place))
      gtk_widget_add_css_class (row, "dim-label");
    gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  }
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
                          const PaddockPartKind *kind,
                          PaddockDocument *document,
                          const PaddockRecordType *owner_type,
                          gconstpointer owner)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  PaddockPartGallery *self =
    g_object_new (PADDOCK_TYPE_PART_GALLERY, "transient-for", root, "modal", TRUE, "title",
                  _ (kind->catalogue->title), NULL);

  self->kind = kind;
  self->document = paddock_document_ref (document);
  self->place = (PaddockPartPlace){ document->record, owner_type, owner };
  fill (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->search);

  return self;
}
