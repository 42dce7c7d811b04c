/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "command-search.h"

#include <glib/gi18n.h>

#include "fuzzy.h"

/* An action that fits what was typed. */
#define PADDOCK_TYPE_FOUND_ACTION (paddock_found_action_get_type ())
G_DECLARE_FINAL_TYPE (PaddockFoundAction, paddock_found_action, PADDOCK, FOUND_ACTION, GObject)

struct _PaddockFoundAction {
  GObject parent_instance;

  const PaddockAction *action;
  gboolean can_run;
  int score;
};

G_DEFINE_FINAL_TYPE (PaddockFoundAction, paddock_found_action, G_TYPE_OBJECT)

static void
paddock_found_action_class_init (PaddockFoundActionClass *klass)
{
}

static void
paddock_found_action_init (PaddockFoundAction *self)
{
}

struct _PaddockCommandSearch {
  AdwWindow parent_instance;

  PaddockHas has;
  GListStore *commands; /* of PaddockFoundAction, the best first */

  GtkSearchEntry *entry; /* template children */
  GtkStack *stack;
  GtkListView *list;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (PaddockCommandSearch, paddock_command_search, ADW_TYPE_WINDOW)

/* What can be done before what can't, then by how well it fits, then as in the table. */
static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const PaddockFoundAction *left = a;
  const PaddockFoundAction *right = b;

  if (left->can_run != right->can_run)
    return right->can_run - left->can_run;
  if (left->score != right->score)
    return right->score - left->score;

  return left->action < right->action ? -1 : 1;
}

/* Manuals and answers of other people may have the English names. */
static void
add_command (PaddockCommandSearch *self, const PaddockAction *action, const char *query)
{
  int score = paddock_fuzzy_match_names (_ (action->label), action->label, query);
  g_autoptr (PaddockFoundAction) command = NULL;

  if (action->parameter || score < 0)
    return;

  command = g_object_new (PADDOCK_TYPE_FOUND_ACTION, NULL);
  command->action = action;
  command->can_run = paddock_action_can_run (action, self->has);
  command->score = score;
  g_list_store_append (self->commands, command);
}

static void
search_cb (PaddockCommandSearch *self)
{
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  g_list_store_remove_all (self->commands);
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
    add_command (self, action, query);
  g_list_store_sort (self->commands, compare, NULL);
  gtk_single_selection_set_selected (self->selection, 0);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->commands)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
  gtk_stack_set_visible_child_name (self->stack,
                                    g_list_model_get_n_items (G_LIST_MODEL (self->commands)) > 0
                                      ? "list"
                                      : "none");
}

static void
run_at (PaddockCommandSearch *self, guint position)
{
  g_autoptr (PaddockFoundAction) command =
    g_list_model_get_item (G_LIST_MODEL (self->commands), position);
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (!command || !command->can_run || !window)
    return;

  gtk_window_close (GTK_WINDOW (self));
  gtk_widget_activate_action (GTK_WIDGET (window), command->action->name, NULL);
}

static void
activate_cb (PaddockCommandSearch *self, guint position)
{
  run_at (self, position);
}

static void
entry_activate_cb (PaddockCommandSearch *self)
{
  run_at (self, gtk_single_selection_get_selected (self->selection));
}

/* The entry keeps Escape to itself. */
static void
stop_cb (PaddockCommandSearch *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

/* The arrows move in the list while the letters go to the entry. */
static gboolean
key_cb (PaddockCommandSearch *self, guint key)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->commands));
  guint at = gtk_single_selection_get_selected (self->selection);

  if (n == 0 || (key != GDK_KEY_Down && key != GDK_KEY_Up))
    return GDK_EVENT_PROPAGATE;

  at = key == GDK_KEY_Down ? MIN (at + 1, n - 1) : MAX (at, 1) - 1;
  gtk_single_selection_set_selected (self->selection, at);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", at);
  return GDK_EVENT_STOP;
}

static void
setup_cb (PaddockCommandSearch *self, GtkListItem *item)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/app/paddock/Paddock/command-row.ui");

  gtk_list_item_set_child (item, GTK_WIDGET (gtk_builder_get_object (builder, "row")));
}

static void
bind_cb (PaddockCommandSearch *self, GtkListItem *item)
{
  PaddockFoundAction *command = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *keys = paddock_action_dup_key_label (command->action);

  gtk_label_set_label (GTK_LABEL (label), _ (command->action->label));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (label)), keys ? keys : "");
  gtk_widget_set_sensitive (gtk_list_item_get_child (item), command->can_run);
  gtk_list_item_set_activatable (item, command->can_run);
}

static void
paddock_command_search_dispose (GObject *object)
{
  PaddockCommandSearch *self = PADDOCK_COMMAND_SEARCH (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), PADDOCK_TYPE_COMMAND_SEARCH);
  g_clear_object (&self->commands);

  G_OBJECT_CLASS (paddock_command_search_parent_class)->dispose (object);
}

static void
paddock_command_search_class_init (PaddockCommandSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_command_search_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/command-search.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockCommandSearch, entry);
  gtk_widget_class_bind_template_child (widget_class, PaddockCommandSearch, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockCommandSearch, list);
  gtk_widget_class_bind_template_child (widget_class, PaddockCommandSearch, selection);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
}

static void
paddock_command_search_init (PaddockCommandSearch *self)
{
  self->commands = g_list_store_new (PADDOCK_TYPE_FOUND_ACTION);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->commands));
}

GtkWindow *
paddock_command_search_new (GtkWindow *window, PaddockHas has)
{
  PaddockCommandSearch *self =
    g_object_new (PADDOCK_TYPE_COMMAND_SEARCH, "transient-for", window, NULL);

  self->has = has;
  search_cb (self);
  return GTK_WINDOW (self);
}
