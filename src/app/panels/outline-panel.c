/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "outline-panel.h"

#include <glib/gi18n.h>

#include "focus-child.h"
#include "outline-item.h"
#include "thing-order.h"
#include "thing-records.h"

struct _PaddockOutlinePanel {
  AdwBin parent_instance;

  PaddockEditor *editor;
  PaddockDocumentFile *file;  /* borrowed from the editor */
  PaddockDocument *document;  /* what is listed; NULL: nothing yet */
  GListStore *items;          /* of PaddockOutlineItem */
  GtkFilterListModel *listed; /* those that fit what is searched for */
  gboolean is_following;      /* the list follows the editor, not the other way round */

  GtkStack *stack; /* template children */
  GtkEditable *search;
  GtkListView *list;
  GtkMultiSelection *selection;
};

G_DEFINE_FINAL_TYPE (PaddockOutlinePanel, paddock_outline_panel, ADW_TYPE_BIN)

enum {
  SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static PaddockOutlineItem *
get_item (GListModel *model, guint i)
{
  g_autoptr (PaddockOutlineItem) item = g_list_model_get_item (model, i);

  return item; /* the model holds it */
}

/* What is listed. */

static void
update_page (PaddockOutlinePanel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint n_listed = g_list_model_get_n_items (G_LIST_MODEL (self->listed));

  gtk_stack_set_visible_child_name (self->stack, n == 0          ? "empty"
                                                 : n_listed == 0 ? "none"
                                                                 : "list");
  gtk_widget_set_visible (GTK_WIDGET (self->search), n > 0);
}

static gboolean
is_listed (gpointer item, gpointer data)
{
  PaddockOutlinePanel *self = data;

  return paddock_outline_item_matches (item, gtk_editable_get_text (self->search));
}

/* Only what differs is exchanged, so that the list stays where it is. */
static void
replace_items (PaddockOutlinePanel *self, GPtrArray *items)
{
  GListModel *old = G_LIST_MODEL (self->items);
  guint n_old = g_list_model_get_n_items (old);
  guint n = MIN (n_old, items->len);
  guint first = 0, last = 0;

  while (first < n && paddock_outline_item_equal (get_item (old, first), items->pdata[first]))
    first++;
  while (last < n - first
         && paddock_outline_item_equal (get_item (old, n_old - last - 1),
                                        items->pdata[items->len - last - 1]))
    last++;
  if (n_old != items->len || first + last < n_old)
    g_list_store_splice (self->items, first, n_old - first - last, items->pdata + first,
                         items->len - first - last);
}

static void
list_things (PaddockOutlinePanel *self)
{
  g_autoptr (GArray) things = paddock_things_list (self->document);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < things->len; i++)
    g_ptr_array_add (items, paddock_outline_item_new (self->document,
                                                      g_array_index (things, PaddockThing, i)));
  replace_items (self, items);
}

/* What is selected. */

static void
follow_selection (PaddockOutlinePanel *self)
{
  const PaddockSelection *selection = paddock_editor_get_selection (self->editor);
  GListModel *listed = G_LIST_MODEL (self->listed);
  guint n = g_list_model_get_n_items (listed);
  g_autoptr (GtkBitset) selected = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) all = gtk_bitset_new_range (0, n);

  for (guint i = 0; i < n; i++)
    if (paddock_selection_has_thing (selection,
                                     paddock_outline_item_get_thing (get_item (listed, i))))
      gtk_bitset_add (selected, i);

  self->is_following = TRUE;
  gtk_selection_model_set_selection (GTK_SELECTION_MODEL (self->selection), selected, all);
  self->is_following = FALSE;
  if (!gtk_bitset_is_empty (selected) && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                                gtk_bitset_get_minimum (selected));
}

static void
selected_cb (PaddockOutlinePanel *self)
{
  g_autoptr (GtkBitset) selected =
    gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  g_auto (PaddockSelection) selection = { 0 };

  if (self->is_following)
    return;

  for (guint i = 0; i < gtk_bitset_get_size (selected); i++)
    paddock_selection_set_thing (&selection,
                                 paddock_outline_item_get_thing (
                                   get_item (G_LIST_MODEL (self->listed),
                                             gtk_bitset_get_nth (selected, i))),
                                 TRUE);
  self->is_following = TRUE;
  paddock_editor_set_selection (self->editor, &selection);
  self->is_following = FALSE;
  g_signal_emit (self, signals[SHOWN], 0);
}

static void
selection_changed_cb (PaddockOutlinePanel *self)
{
  if (!self->is_following)
    follow_selection (self);
}

static void
search_cb (PaddockOutlinePanel *self)
{
  self->is_following = TRUE;
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->listed), GTK_FILTER_CHANGE_DIFFERENT);
  self->is_following = FALSE;
  follow_selection (self);
  update_page (self);
}

static void
file_changed_cb (PaddockOutlinePanel *self)
{
  PaddockDocument *document;

  if (paddock_document_file_get_state (self->file) != PADDOCK_DOCUMENT_FILE_READY)
    return;

  document = paddock_document_file_get_document (self->file);
  if (document == self->document)
    return;

  g_clear_pointer (&self->document, paddock_document_unref);
  self->document = paddock_document_ref (document);
  self->is_following = TRUE;
  list_things (self);
  self->is_following = FALSE;
  follow_selection (self);
  update_page (self);
}

/* Edits. */

static void
remove_things (PaddockOutlinePanel *self)
{
  const PaddockSelection *selection = paddock_editor_get_selection (self->editor);
  g_auto (PaddockSelection) none = { 0 };
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (self->file, _ ("Delete"), NULL);
  PaddockDocument *document = self->document;

  /* The last ones first, so that the indices of the others hold. */
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->items)); i-- > 0;) {
    PaddockThing thing = paddock_outline_item_get_thing (get_item (G_LIST_MODEL (self->items), i));

    if (paddock_selection_has_thing (selection, thing))
      paddock_thing_remove (document, edit->draft, thing);
  }
  if (paddock_document_file_commit (self->file, edit))
    paddock_editor_set_selection (self->editor, &none);
}

static gboolean
delete_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  PaddockOutlinePanel *self = PADDOCK_OUTLINE_PANEL (widget);

  if (self->document)
    remove_things (self);

  return GDK_EVENT_STOP;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  PaddockOutlinePanel *self = PADDOCK_OUTLINE_PANEL (widget);
  const PaddockSelection *selection = paddock_editor_get_selection (self->editor);
  g_auto (PaddockSelection) moved = { 0 };
  g_autoptr (PaddockEdit) edit = NULL;
  PaddockThing thing;

  if (paddock_selection_get_n_things (selection) != 1)
    return GDK_EVENT_STOP;

  thing = paddock_selection_get_thing (selection, 0);
  edit = paddock_document_file_begin_edit (self->file, _ ("Change Order"), NULL);
  if (!paddock_thing_move (self->document, edit->draft, &thing, g_variant_get_int32 (args)))
    return GDK_EVENT_STOP;

  paddock_document_file_commit (self->file, edit);
  paddock_selection_set_thing (&moved, thing, TRUE);
  paddock_editor_set_selection (self->editor, &moved);
  follow_selection (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    paddock_focus_list (GTK_WIDGET (self->list)); /* the row that had it is another one now */

  return GDK_EVENT_STOP;
}

/* Into the list, past what it can be narrowed down with. */
static gboolean
paddock_outline_panel_grab_focus (GtkWidget *widget)
{
  PaddockOutlinePanel *self = PADDOCK_OUTLINE_PANEL (widget);

  return gtk_widget_get_mapped (GTK_WIDGET (self->list))
           ? paddock_focus_list (GTK_WIDGET (self->list))
           : gtk_widget_child_focus (gtk_widget_get_first_child (widget), GTK_DIR_TAB_FORWARD);
}

static void
paddock_outline_panel_dispose (GObject *object)
{
  PaddockOutlinePanel *self = PADDOCK_OUTLINE_PANEL (object);

  self->is_following = TRUE;
  adw_bin_set_child (ADW_BIN (self), NULL); /* while what its callbacks need is still there */
  g_clear_object (&self->listed);
  g_clear_object (&self->items);
  g_clear_pointer (&self->document, paddock_document_unref);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_outline_panel_parent_class)->dispose (object);
}

static void
paddock_outline_panel_class_init (PaddockOutlinePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_outline_panel_dispose;
  widget_class->focus = paddock_focus_child;
  widget_class->grab_focus = paddock_outline_panel_grab_focus;

  signals[SHOWN] = g_signal_new ("shown", PADDOCK_TYPE_OUTLINE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (PADDOCK_TYPE_OUTLINE_ITEM);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, delete_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_ALT_MASK, move_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_ALT_MASK, move_cb, "i", 1);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/outline-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockOutlinePanel, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockOutlinePanel, search);
  gtk_widget_class_bind_template_child (widget_class, PaddockOutlinePanel, list);
  gtk_widget_class_bind_template_child (widget_class, PaddockOutlinePanel, selection);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
paddock_outline_panel_init (PaddockOutlinePanel *self)
{
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (is_listed, self, NULL));

  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (PADDOCK_TYPE_OUTLINE_ITEM);
  self->listed = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->items)), filter);
  gtk_multi_selection_set_model (self->selection, G_LIST_MODEL (self->listed));
}

void
paddock_outline_panel_set_editor (PaddockOutlinePanel *self, PaddockEditor *editor)
{
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  self->file = paddock_editor_get_file (editor);
  g_signal_connect_object (self->file, "changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  file_changed_cb (self);
}
