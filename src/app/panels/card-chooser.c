/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "card-chooser.h"

#include <glib/gi18n.h>

#include "shelf.h"

#define MAX_HEIGHT 420 /* pixels of the list */

/* What the lists of card sets are called. */
static const char *const lists[] = { [PADDOCK_CARD_ITEM] = "item",
                                     [PADDOCK_CARD_SPACE] = "space",
                                     [PADDOCK_CARD_ABILITY] = "ability" };

struct _PaddockCardChooser {
  AdwBin parent_instance;

  PaddockCardSort sort;
  const char *prompt;
  GHashTable *names; /* id to name */
  GHashTable *sets;  /* id to PaddockSource, of cards that are not standard */

  GtkWidget *button;
  GtkWidget *popover;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (PaddockCardChooser, paddock_card_chooser, ADW_TYPE_BIN)

static guint chosen_signal;

static void
row_activated_cb (PaddockCardChooser *self, GtkListBoxRow *row)
{
  const char *id = g_object_get_data (G_OBJECT (row), "id");

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_signal_emit (self, chosen_signal, 0, id);
}

/* One a shelf file, kept for good: settings of tools point to them. */
static const PaddockSource *
get_source (const PaddockShelfFile *file, PaddockDocument *document)
{
  static GHashTable *sources;
  PaddockSource *source;

  if (!sources)
    sources = g_hash_table_new (NULL, NULL);
  source = g_hash_table_lookup (sources, file);
  if (!source) {
    source = g_new0 (PaddockSource, 1);
    source->file = g_path_get_basename (file->name);
    source->document = paddock_document_ref (document);
    g_hash_table_insert (sources, (gpointer) file, source);
  }

  return source;
}

static void
add_card (PaddockCardChooser *self,
          const PaddockSource *set,
          const char *id,
          const char *name,
          const char *text)
{
  GtkWidget *row;

  if (!g_hash_table_insert (self->names, g_strdup (id), g_strdup (name)))
    return;

  if (set)
    g_hash_table_insert (self->sets, g_strdup (id), (gpointer) set);
  row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "id", g_strdup (id), g_free);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static const char *
get_text (const PaddockRecordType *type, gconstpointer card, const char *name)
{
  const PaddockField *field = paddock_record_type_find (type, name);

  return paddock_text_get (PADDOCK_FIELD_VALUE (card, field, char *));
}

static void
add_cards (PaddockCardChooser *self, const PaddockSource *set, const PaddockDocument *document)
{
  const PaddockField *field = paddock_record_type_find (document->kind->type, lists[self->sort]);
  const PaddockList *cards =
    field ? PADDOCK_FIELD_VALUE (document->record, field, PaddockList *) : NULL;

  for (guint i = 0; i < paddock_list_len (cards); i++) {
    gconstpointer card = cards->data + i * cards->element_size;

    add_card (self, set, get_text (field->type, card, "id"), get_text (field->type, card, "name"),
              get_text (field->type, card, "text"));
  }
}

/* The list is filled when it is first needed: reading card sets takes longer than a start should. */
static void
fill (PaddockCardChooser *self)
{
  if (g_hash_table_size (self->names) > 0)
    return;

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    const PaddockShelfFile *file = &paddock_shelf_files[i];
    gboolean is_standard = g_str_equal (file->name, "cards/standard.cards.xml");
    g_autoptr (PaddockDocument) document = NULL;

    if (g_str_has_prefix (file->name, "cards/"))
      document = paddock_shelf_file_read (file, NULL);
    if (document)
      add_cards (self, is_standard ? NULL : get_source (file, document), document);
  }
}

static void
paddock_card_chooser_dispose (GObject *object)
{
  PaddockCardChooser *self = PADDOCK_CARD_CHOOSER (object);

  g_clear_pointer (&self->names, g_hash_table_unref);
  g_clear_pointer (&self->sets, g_hash_table_unref);

  G_OBJECT_CLASS (paddock_card_chooser_parent_class)->dispose (object);
}

static void
paddock_card_chooser_class_init (PaddockCardChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = paddock_card_chooser_dispose;

  chosen_signal = g_signal_new ("chosen", PADDOCK_TYPE_CARD_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
paddock_card_chooser_init (PaddockCardChooser *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->sets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  gtk_widget_set_size_request (scrolled, 340, -1);

  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), scrolled);
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (fill), self);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), self->popover);
  adw_bin_set_child (ADW_BIN (self), self->button);
}

static void
make_small (PaddockCardChooser *self)
{
  const char *label =
    self->sort == PADDOCK_CARD_ITEM ? _ ("Choose Items") : _ ("Choose Special Spaces");

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "view-list-symbolic");
  gtk_widget_set_tooltip_text (self->button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_widget_add_css_class (self->button, "flat");
}

GtkWidget *
paddock_card_chooser_new (PaddockCardSort sort, const char *prompt)
{
  PaddockCardChooser *self = g_object_new (PADDOCK_TYPE_CARD_CHOOSER, NULL);

  self->sort = sort;
  self->prompt = prompt;
  if (!prompt)
    make_small (self);
  paddock_card_chooser_show (self, "");

  return GTK_WIDGET (self);
}

void
paddock_card_chooser_show (PaddockCardChooser *self, const char *id)
{
  const char *name;

  g_return_if_fail (PADDOCK_IS_CARD_CHOOSER (self));

  if (!self->prompt)
    return;
  if (*id)
    fill (self);
  name = g_hash_table_lookup (self->names, id);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), name  ? name
                                                             : *id ? id
                                                                   : _ (self->prompt));
}

const PaddockSource *
paddock_card_chooser_get_set (PaddockCardChooser *self, const char *id)
{
  g_return_val_if_fail (PADDOCK_IS_CARD_CHOOSER (self), NULL);

  return g_hash_table_lookup (self->sets, id);
}
