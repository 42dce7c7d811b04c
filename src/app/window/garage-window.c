/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "garage-window.h"

#include <glib/gi18n.h>

#include "garage-card.h"
#include "garage.h"
#include "games.h"
#include "quote.h"
#include "race-start.h"
#include "sheet-plans.h"
#include "compare-window.h"

#define EXAMPLES "examples" /* in the settings: what comes with the program */

struct _PaddockGarageWindow {
  AdwWindow parent_instance;

  PaddockWindow *studio; /* borrowed: this window stands before it */
  PaddockGarage *garage;
  GPtrArray *games; /* of ids, borrowed, as the drop-down has them below "All Games" */
  GFile *folder;    /* NULL: what comes with the program */
  GtkFilter *filter;
  GtkFilterListModel *shown;
  GtkSelectionModel *selection;

  AdwWindowTitle *title; /* template children */
  GtkWidget *spinner;
  GtkSearchEntry *search;
  GtkDropDown *game;
  GtkStack *stack;
  AdwStatusPage *failure;
  GtkGridView *grid;
  GtkLabel *status;
};

G_DEFINE_FINAL_TYPE (PaddockGarageWindow, paddock_garage_window, ADW_TYPE_WINDOW)

/* --- What is selected --- */

/* Of PaddockGarageItem. */
static GPtrArray *
list_selected (PaddockGarageWindow *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < gtk_bitset_get_size (selected); i++)
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (self->selection),
                                                   gtk_bitset_get_nth (selected, i)));

  return items;
}

/* Those that could be read, of PaddockDocument. */
static GPtrArray *
list_vehicles (const GPtrArray *items)
{
  GPtrArray *vehicles = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);

  for (guint i = 0; i < items->len; i++) {
    PaddockDocument *document = paddock_garage_item_get_document (items->pdata[i]);

    if (document)
      g_ptr_array_add (vehicles, paddock_document_ref (document));
  }

  return vehicles;
}

/* What is there to do with them, or why there is not. */
static void
show_status (PaddockGarageWindow *self, guint n, const char *race, const char *compare)
{
  g_autofree char *count =
    g_strdup_printf (ngettext ("%u vehicle selected", "%u vehicles selected", n), n);
  const char *text = n == 0 ? _ ("Select vehicles to open, compare or race them.") : count;

  if (n > 1 && (race || compare))
    text = race ? race : compare;
  gtk_label_set_label (self->status, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->status), text);
}

static void
selection_changed_cb (PaddockGarageWindow *self)
{
  g_autoptr (GPtrArray) items = list_selected (self);
  g_autoptr (GPtrArray) vehicles = list_vehicles (items);
  g_autofree char *race = vehicles->len > 0 ? paddock_vehicles_dup_refusal (vehicles) : NULL;
  g_autofree char *compare = paddock_compare_window_dup_refusal (vehicles);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "garage.open", items->len > 0);
  gtk_widget_action_set_enabled (widget, "garage.race", vehicles->len > 0 && !race);
  gtk_widget_action_set_enabled (widget, "garage.compare", !compare);
  show_status (self, vehicles->len, race, compare);
}

/* --- What is shown --- */

static const char *
find_page (PaddockGarageWindow *self)
{
  if (paddock_garage_get_failure (self->garage))
    return "failure";
  if (g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0)
    return "cards";
  if (paddock_garage_is_loading (self->garage))
    return "loading";

  return g_list_model_get_n_items (paddock_garage_get_items (self->garage)) > 0 ? "nothing"
                                                                                : "empty";
}

static void
update (PaddockGarageWindow *self)
{
  const char *failure = paddock_garage_get_failure (self->garage);
  g_autofree char *text = failure ? paddock_plain_markup (failure) : NULL;

  adw_status_page_set_description (self->failure, text);
  gtk_widget_set_visible (self->spinner, paddock_garage_is_loading (self->garage));
  gtk_stack_set_visible_child_name (self->stack, find_page (self));
}

static gboolean
matches_cb (gpointer item, gpointer data)
{
  PaddockGarageWindow *self = data;
  guint chosen = gtk_drop_down_get_selected (self->game);
  const char *game =
    chosen == 0 || chosen == GTK_INVALID_LIST_POSITION ? NULL : self->games->pdata[chosen - 1];

  return paddock_garage_item_matches (item, game,
                                      gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
filter_cb (PaddockGarageWindow *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update (self);
}

static void
set_up_cb (PaddockGarageWindow *self, GtkListItem *slot)
{
  gtk_list_item_set_child (slot, paddock_garage_card_new (slot, self->selection));
}

static void
bind_cb (PaddockGarageWindow *self, GtkListItem *slot)
{
  paddock_garage_card_show (PADDOCK_GARAGE_CARD (gtk_list_item_get_child (slot)));
}

/* --- The folder --- */

static void
load (PaddockGarageWindow *self)
{
  g_autofree char *place = self->folder ? g_file_get_parse_name (self->folder)
                                        : g_strdup (_ ("Vehicles that come with Paddock"));
  g_autofree char *plain = paddock_plain_line (place);

  adw_window_title_set_subtitle (self->title, plain);
  paddock_garage_load (self->garage, self->folder);
}

/* As it was left; else where the last vehicle is; else what comes with the program. */
static GFile *
recall_folder (PaddockGarageWindow *self)
{
  g_autofree char *kept = NULL;

  g_object_get (self->studio->settings, "garage-folder", &kept, NULL);
  if (!*kept)
    return paddock_garage_dup_last_folder ();

  return g_str_equal (kept, EXAMPLES) ? NULL : g_file_new_for_uri (kept);
}

void
paddock_garage_window_set_folder (PaddockGarageWindow *self, GFile *folder)
{
  g_autofree char *uri = folder ? g_file_get_uri (folder) : g_strdup (EXAMPLES);

  g_return_if_fail (PADDOCK_IS_GARAGE_WINDOW (self));

  g_set_object (&self->folder, folder);
  g_object_set (self->studio->settings, "garage-folder", uri, NULL);
  load (self);
}

static void
folder_chosen_cb (PaddockGarageWindow *self, int response, GtkFileChooser *chooser)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_file (chooser);

  if (response == GTK_RESPONSE_ACCEPT && folder)
    paddock_garage_window_set_folder (self, folder);
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (chooser));
  g_object_unref (chooser);
}

static void
choose_folder_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockGarageWindow *self = PADDOCK_GARAGE_WINDOW (widget);
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (_ ("Choose a Folder of Vehicles"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Choose"),
                                 _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  if (self->folder)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (native), self->folder, NULL);
  g_signal_connect_object (native, "response", G_CALLBACK (folder_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

static void
show_examples_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_garage_window_set_folder (PADDOCK_GARAGE_WINDOW (widget), NULL);
}

static void
reload_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  load (PADDOCK_GARAGE_WINDOW (widget));
}

/* --- What is done with them --- */

/* Examples are opened as new documents; of a file that can't be read the tab says why. */
static void
open_item (PaddockGarageWindow *self, PaddockGarageItem *item)
{
  GFile *file = paddock_garage_item_get_file (item);

  if (file)
    paddock_window_open (self->studio, file);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->studio), "win.new-from", "s",
                                paddock_garage_item_get_id (item));
}

static void
open_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockGarageWindow *self = PADDOCK_GARAGE_WINDOW (widget);
  g_autoptr (GPtrArray) items = list_selected (self);

  for (guint i = 0; i < items->len; i++)
    open_item (self, items->pdata[i]);
  gtk_window_close (GTK_WINDOW (self));
}

static void
activate_cb (PaddockGarageWindow *self, guint position)
{
  g_autoptr (PaddockGarageItem) item =
    g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  open_item (self, item);
  gtk_window_close (GTK_WINDOW (self));
}

static void
compare_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GPtrArray) items = list_selected (PADDOCK_GARAGE_WINDOW (widget));
  g_autoptr (GPtrArray) vehicles = list_vehicles (items);

  paddock_compare_window_present (GTK_WINDOW (widget), vehicles);
}

static void
race_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockGarageWindow *self = PADDOCK_GARAGE_WINDOW (widget);
  g_autoptr (GPtrArray) items = list_selected (self);
  g_autoptr (GPtrArray) vehicles = list_vehicles (items);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan =
    paddock_vehicles_plan_new (vehicles, paddock_draw_seed (), &error);

  if (!plan) {
    gtk_label_set_label (self->status, error->message);
    return;
  }
  paddock_window_open_race (self->studio, plan, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

/* --- The window --- */

static void
find_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (PADDOCK_GARAGE_WINDOW (widget)->search));
}

/* Escape takes back what was typed, and then closes. */
static void
stop_search_cb (PaddockGarageWindow *self)
{
  GtkEditable *search = GTK_EDITABLE (self->search);

  if (*gtk_editable_get_text (search))
    gtk_editable_set_text (search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
fill_games (PaddockGarageWindow *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, _ ("All Games"));
  for (guint i = 0; paddock_games[i]; i++)
    if (paddock_games[i]->vehicle_kind) {
      gtk_string_list_append (labels, _ (paddock_games_get_label (paddock_games[i]->id)));
      g_ptr_array_add (self->games, (gpointer) paddock_games[i]->id);
    }
  gtk_drop_down_set_model (self->game, G_LIST_MODEL (labels));
}

static void
init_list (PaddockGarageWindow *self)
{
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches_cb, self, NULL));
  self->shown = gtk_filter_list_model_new (g_object_ref (paddock_garage_get_items (self->garage)),
                                           g_object_ref (self->filter));
  self->selection =
    GTK_SELECTION_MODEL (gtk_multi_selection_new (G_LIST_MODEL (g_object_ref (self->shown))));
  gtk_grid_view_set_model (self->grid, self->selection);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (selection_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->garage, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
paddock_garage_window_show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (paddock_garage_window_parent_class)->show (widget);

  gtk_widget_grab_focus (GTK_WIDGET (PADDOCK_GARAGE_WINDOW (widget)->search));
}

static void
paddock_garage_window_dispose (GObject *object)
{
  PaddockGarageWindow *self = PADDOCK_GARAGE_WINDOW (object);

  if (self->grid)
    gtk_grid_view_set_model (self->grid, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->garage);
  g_clear_object (&self->folder);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), PADDOCK_TYPE_GARAGE_WINDOW);

  G_OBJECT_CLASS (paddock_garage_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct {
    const char *name;
    GtkWidgetActionActivateFunc activate;
    guint key;
    GdkModifierType modifiers;
  } rows[] = {
    { "garage.open", open_cb },
    { "garage.compare", compare_cb, GDK_KEY_F7 },
    { "garage.race", race_cb, GDK_KEY_F5 },
    { "garage.reload", reload_cb, GDK_KEY_r, GDK_CONTROL_MASK },
    { "garage.find", find_cb, GDK_KEY_f, GDK_CONTROL_MASK },
    { "garage.choose-folder", choose_folder_cb, GDK_KEY_o, GDK_CONTROL_MASK },
    { "garage.show-examples", show_examples_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    gtk_widget_class_install_action (widget_class, rows[i].name, NULL, rows[i].activate);
    if (rows[i].key)
      gtk_widget_class_add_binding_action (widget_class, rows[i].key, rows[i].modifiers,
                                           rows[i].name, NULL);
  }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
paddock_garage_window_class_init (PaddockGarageWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_garage_window_dispose;
  widget_class->show = paddock_garage_window_show;

  install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/garage-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockGarageWindow, title);
  gtk_widget_class_bind_template_child (widget_class, PaddockGarageWindow, spinner);
  gtk_widget_class_bind_template_child (widget_class, PaddockGarageWindow, search);
  gtk_widget_class_bind_template_child (widget_class, PaddockGarageWindow, game);
  gtk_widget_class_bind_template_child (widget_class, PaddockGarageWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockGarageWindow, failure);
  gtk_widget_class_bind_template_child (widget_class, PaddockGarageWindow, grid);
  gtk_widget_class_bind_template_child (widget_class, PaddockGarageWindow, status);
  gtk_widget_class_bind_template_callback (widget_class, set_up_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
paddock_garage_window_init (PaddockGarageWindow *self)
{
  self->garage = paddock_garage_new ();
  self->games = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  init_list (self);
  fill_games (self);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self->stack));
  selection_changed_cb (self);
}

GtkWindow *
paddock_garage_window_new (PaddockWindow *parent)
{
  PaddockGarageWindow *self =
    g_object_new (PADDOCK_TYPE_GARAGE_WINDOW, "transient-for", parent, NULL);

  self->studio = parent;
  self->folder = recall_folder (self);
  load (self);
  return GTK_WINDOW (self);
}
