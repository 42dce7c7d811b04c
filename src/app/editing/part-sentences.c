/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "part-sentences.h"

#include <glib/gi18n.h>

#include "list.h"

/* One sentence; what it says is in the list of the part. */
typedef struct {
  PaddockPartSentences *owner;
  guint index;
  PaddockPartDraft draft;
  GtkWidget *row, *text;
} Sentence;

struct _PaddockPartSentences {
  AdwBin parent_instance;

  const PaddockPartDraft *draft;
  const PaddockField *field; /* the list of the part; NULL: it has none */
  PaddockPartPlace place;    /* of the sentences: the part has them */
  GPtrArray *sentences;      /* of Sentence */
  guint refill;              /* source; 0: the gaps are as the list is */
  GtkWidget *list, *add;
};

G_DEFINE_FINAL_TYPE (PaddockPartSentences, paddock_part_sentences, ADW_TYPE_BIN)

static guint changed_signal;

static const char *
translate (const char *text)
{
  return _ (text);
}

static const PaddockField *
find_field (const PaddockPartDraft *draft)
{
  const PaddockRecordType *type = draft->kind->type;

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (field->kind == PADDOCK_FIELD_LIST && paddock_part_kind_find (field->type)
        && paddock_part_uses (draft->kind, draft->part, field))
      return field;
  }

  return NULL;
}

static PaddockList **
get_list (PaddockPartSentences *self)
{
  return &PADDOCK_FIELD_MEMBER (self->draft->part, self->field, PaddockList *);
}

static void
tell (Sentence *sentence)
{
  g_autofree char *text =
    paddock_part_dup_text (sentence->draft.kind, sentence->draft.part, translate);

  gtk_label_set_label (GTK_LABEL (sentence->text), text);
}

static void fill (PaddockPartSentences *self);

static gboolean
fill_cb (gpointer data)
{
  PaddockPartSentences *self = data;

  self->refill = 0;
  fill (self);
  return G_SOURCE_REMOVE;
}

/* Other effects have other moments: the gaps are made anew, when the list that was chosen from is done with it. */
static void
sentence_changed_cb (gpointer data)
{
  Sentence *sentence = data;
  PaddockPartSentences *self = sentence->owner;

  tell (sentence);
  if (!self->refill)
    self->refill = g_idle_add (fill_cb, self);
  g_signal_emit (self, changed_signal, 0);
}

static void
remove_cb (Sentence *sentence)
{
  PaddockPartSentences *self = sentence->owner;

  paddock_list_remove (get_list (self), sentence->index);
  if (!self->refill)
    self->refill = g_idle_add (fill_cb, self);
  g_signal_emit (self, changed_signal, 0);
}

static void
add_cb (PaddockPartSentences *self)
{
  const PaddockPartKind *kind = paddock_part_kind_find (self->field->type);
  guint row = kind->offered_from;

  while (paddock_part_refuse (kind, row, &self->place)
         && row + 1 < paddock_catalogue_get_size (kind->catalogue))
    row++;
  paddock_part_init (kind, paddock_list_append (get_list (self), kind->type), row, &self->place);
  fill (self);
  g_signal_emit (self, changed_signal, 0);
}

/* The place of a gap in its sentence: when, what, how much. */
static int
get_rank (const PaddockPartKind *kind, const PaddockField *field)
{
  if (field == paddock_part_kind_get_naming (kind))
    return 1;

  return field->kind == PADDOCK_FIELD_NUMBER || field->kind == PADDOCK_FIELD_INTS
             || field->kind == PADDOCK_FIELD_INT
           ? 2
           : 0;
}

static void
add_gaps (Sentence *sentence, GtkBox *box)
{
  const PaddockPartKind *kind = sentence->draft.kind;

  for (int rank = 0; rank <= 2; rank++)
    for (guint i = 0; i < kind->type->n_fields; i++) {
      const PaddockField *field = &kind->type->fields[i];
      GtkWidget *control =
        get_rank (kind, field) == rank ? paddock_part_control_new (&sentence->draft, field) : NULL;

      if (control)
        gtk_box_append (box, control);
    }
}

static GtkWidget *
create_remove (Sentence *sentence)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (button, _ ("Remove Sentence"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), sentence);
  return button;
}

static void
add_sentence (PaddockPartSentences *self, guint index)
{
  Sentence *sentence = g_new0 (Sentence, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  g_ptr_array_add (self->sentences, sentence);
  *sentence = (Sentence){ .owner = self, .index = index };
  sentence->draft = (PaddockPartDraft){ paddock_part_kind_find (self->field->type),
                                        paddock_list_edit (get_list (self), index), &self->place,
                                        sentence_changed_cb, sentence };
  sentence->text = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (sentence->text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (sentence->text), 0);
  gtk_widget_add_css_class (sentence->text, "dim-label");
  gtk_widget_add_css_class (box, "gallery-sentence");
  add_gaps (sentence, GTK_BOX (box));
  gtk_box_append (GTK_BOX (box), sentence->text);
  gtk_box_append (GTK_BOX (box), create_remove (sentence));
  tell (sentence);
  gtk_list_box_append (GTK_LIST_BOX (self->list), box);
}

static void
clear (PaddockPartSentences *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->list)))
    gtk_list_box_remove (GTK_LIST_BOX (self->list), child);
  g_ptr_array_set_size (self->sentences, 0);
}

static void
fill (PaddockPartSentences *self)
{
  guint n = self->field ? paddock_list_len (*get_list (self)) : 0;

  clear (self);
  for (guint i = 0; i < n; i++)
    add_sentence (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self), self->field != NULL);
  gtk_widget_set_visible (self->list, n > 0);
  if (self->field)
    gtk_widget_set_sensitive (self->add, (int) n < self->field->max);
}

void
paddock_part_sentences_show (PaddockPartSentences *self, const PaddockPartDraft *draft)
{
  g_return_if_fail (PADDOCK_IS_PART_SENTENCES (self));

  self->draft = draft;
  self->field = find_field (draft);
  self->place = (PaddockPartPlace){ draft->place->document, draft->kind->type, draft->part };
  fill (self);
}

static void
paddock_part_sentences_dispose (GObject *object)
{
  PaddockPartSentences *self = PADDOCK_PART_SENTENCES (object);

  g_clear_handle_id (&self->refill, g_source_remove);
  self->field = NULL;
  adw_bin_set_child (ADW_BIN (self), NULL);
  self->list = NULL;
  g_clear_pointer (&self->sentences, g_ptr_array_unref);

  G_OBJECT_CLASS (paddock_part_sentences_parent_class)->dispose (object);
}

static void
paddock_part_sentences_class_init (PaddockPartSentencesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = paddock_part_sentences_dispose;
  changed_signal = g_signal_new ("changed", PADDOCK_TYPE_PART_SENTENCES, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
paddock_part_sentences_init (PaddockPartSentences *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->sentences = g_ptr_array_new_with_free_func (g_free);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  self->add = gtk_button_new_with_label (_ ("Add Sentence"));
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (add_cb), self);
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_box_append (GTK_BOX (box), self->add);
  adw_bin_set_child (ADW_BIN (self), box);
}
