/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-private.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "library.h"
#include "quote.h"
#include "strip.h"
#include "toast.h"
#include "welcome-page.h"

G_DEFINE_FINAL_TYPE (PaddockWindow, paddock_window, ADW_TYPE_APPLICATION_WINDOW)

enum {
  PROP_0,
  PROP_SETTINGS,
  PROP_SHOW_PANEL,
  PROP_OVERLAY,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

PaddockDocumentPage *
paddock_window_get_page (PaddockWindow *self)
{
  AdwTabPage *tab = adw_tab_view_get_selected_page (self->tabs);

  return tab ? PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab)) : NULL;
}

PaddockDocumentFile *
paddock_window_get_file (PaddockWindow *self)
{
  PaddockDocumentPage *page = paddock_window_get_page (self);

  return page ? paddock_document_page_get_file (page) : NULL;
}

PaddockDrawingView *
paddock_window_get_drawing (PaddockWindow *self)
{
  PaddockDocumentPage *page = paddock_window_get_page (self);

  return page ? paddock_document_page_get_drawing (page) : NULL;
}

PaddockHexView *
paddock_window_get_hex_view (PaddockWindow *self)
{
  PaddockDrawingView *drawing = paddock_window_get_drawing (self);

  return PADDOCK_IS_HEX_VIEW (drawing) ? PADDOCK_HEX_VIEW (drawing) : NULL;
}

PaddockRoadView *
paddock_window_get_road_view (PaddockWindow *self)
{
  PaddockDrawingView *drawing = paddock_window_get_drawing (self);

  return PADDOCK_IS_ROAD_VIEW (drawing) ? PADDOCK_ROAD_VIEW (drawing) : NULL;
}

PaddockEditor *
paddock_window_get_editor (PaddockWindow *self)
{
  PaddockDrawingView *drawing = paddock_window_get_drawing (self);

  return drawing ? paddock_drawing_view_get_editor (drawing) : NULL;
}

PaddockRaceView *
paddock_window_get_race_view (PaddockWindow *self)
{
  PaddockDocumentPage *page = paddock_window_get_page (self);

  return page ? paddock_document_page_get_race_view (page) : NULL;
}

PaddockRace *
paddock_window_get_race (PaddockWindow *self)
{
  PaddockRaceView *view = paddock_window_get_race_view (self);

  return view ? paddock_race_view_get_race (view) : NULL;
}

void
paddock_window_show_toast (PaddockWindow *self, const char *text)
{
  paddock_toast_show (GTK_WIDGET (self->toasts), text);
}

/* The file's name and folder, as far as they are not in the title anyway. */
static char *
dup_subtitle (PaddockDocumentPage *page)
{
  GFile *place = paddock_document_file_get_file (paddock_document_page_get_file (page));
  g_autofree char *path = place ? g_file_get_parse_name (place) : NULL;
  g_autofree char *home = NULL;
  g_autofree char *plain = NULL;

  if (!path)
    return g_strdup (paddock_document_page_is_loose (page) ? _ ("Stays in Recent Races when closed")
                                                           : _ ("Not saved yet"));

  home = g_strconcat (g_get_home_dir (), "/", NULL);
  plain = paddock_plain_line (path);
  return g_str_has_prefix (plain, home) ? g_strconcat ("~/", plain + strlen (home), NULL)
                                        : g_steal_pointer (&plain);
}

static void
update_title (PaddockWindow *self)
{
  PaddockDocumentPage *page = paddock_window_get_page (self);
  const char *name = page ? paddock_document_page_get_title (page) : _ ("Paddock");
  g_autofree char *subtitle = page ? dup_subtitle (page) : NULL;
  /* Translators: the window's title: that of the document, and the program. */
  g_autofree char *title = page ? g_strdup_printf (_ ("%s – Paddock"), name) : NULL;

  adw_window_title_set_title (self->title, name);
  adw_window_title_set_subtitle (self->title, subtitle ? subtitle : "");
  gtk_window_set_title (GTK_WINDOW (self), title ? title : name);
}

/* A page has no editor before its document has been read. */
static void
follow_page (PaddockWindow *self)
{
  PaddockDrawingView *drawing = paddock_window_get_drawing (self);

  g_signal_group_set_target (self->shown_signals, paddock_window_get_file (self));
  g_signal_group_set_target (self->editor_signals, paddock_window_get_editor (self));
  g_signal_group_set_target (self->problem_signals,
                             drawing ? paddock_drawing_view_get_problems (drawing) : NULL);
  g_signal_group_set_target (self->race_signals, paddock_window_get_race (self));
}

/* GTK gives the arrow of a split button a tooltip, but no name. */
static void
name_dropdown (GtkWidget *split_button)
{
  const char *name = adw_split_button_get_dropdown_tooltip (ADW_SPLIT_BUTTON (split_button));

  for (GtkWidget *child = gtk_widget_get_first_child (split_button); child;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_MENU_BUTTON (child))
      gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
}

/* What can be drawn and printed, but not raced, says so. */
static void
update_race_button (PaddockWindow *self, PaddockHas has)
{
  g_autofree char *tooltip = paddock_action_dup_tooltip (paddock_actions_find ("race.toggle"));
  g_autofree char *refusal = paddock_window_dup_race_refusal (self);

  gtk_widget_set_visible (self->race_button,
                          has & (PADDOCK_HAS_TRACK | PADDOCK_HAS_ROAD)
                            || (has & PADDOCK_HAS_RACEABLE && !paddock_window_get_race (self)));
  gtk_widget_set_sensitive (self->race_button, !refusal);
  gtk_widget_set_tooltip_text (self->race_button, refusal ? refusal : tooltip);
}

/* What can be done with a race stands beside the tabs: the board gets the line that a bar of its own would take. */
static void
update_race_bar (PaddockWindow *self)
{
  gboolean is_race = paddock_window_get_race (self) != NULL;

  gtk_widget_set_visible (self->race_bar, is_race);
  adw_tab_bar_set_autohide (ADW_TAB_BAR (self->tab_bar), !is_race);
}

/* Everything around the tabs that depends on the selected one. */
static void
update (PaddockWindow *self)
{
  gboolean has_tabs = adw_tab_view_get_n_pages (self->tabs) > 0;
  PaddockHas has;

  follow_page (self);
  has = paddock_window_get_has (self);
  gtk_stack_set_visible_child_name (self->stack, has_tabs ? "documents" : "welcome");
  gtk_widget_set_visible (self->edit_buttons, has_tabs);
  paddock_actions_update (GTK_WIDGET (self), has);
  update_race_button (self, has);
  update_race_bar (self);
  paddock_window_update_commands (self);
  paddock_window_update_undo (self);
  update_title (self);
}

static void
reloaded_cb (PaddockWindow *self)
{
  paddock_window_show_undo_toast (self, _ ("Reloaded from the file"));
}

static void
selected_page_changed_cb (PaddockWindow *self)
{
  update (self);
}

static void
page_attached_cb (PaddockWindow *self, AdwTabPage *tab)
{
  paddock_window_attach_page (self, tab);
  update (self);
}

/* GTK lets go of a focus that left the window with the next frame.  Until then it hands it every key, and what is
 * pressed soon after a tab was closed would be lost. */
static void
drop_lost_focus (PaddockWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (focus && gtk_widget_get_root (focus) != GTK_ROOT (self))
    gtk_root_set_focus (GTK_ROOT (self), NULL);
}

static void
page_detached_cb (PaddockWindow *self, AdwTabPage *tab)
{
  paddock_window_detach_page (self, tab);
  if (self->tabs) {
    update (self);
    drop_lost_focus (self);
  }
}

static void
remember_size (PaddockWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_object_set (self->settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)),
                "window-width", width, "window-height", height, NULL);
}

static gboolean
destroy_cb (gpointer window)
{
  gtk_window_destroy (window);

  return G_SOURCE_REMOVE;
}

/* Not at once: the question may still be about to go, and this GTK lets a window with destroy-with-parent that is already
 * destroyed, but not yet freed, keep a pointer to a parent that goes before it. */
static void
window_settled_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockWindow *self = PADDOCK_WINDOW (object);

  if (paddock_window_settle_finish (self, result)) {
    remember_size (self);
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, destroy_cb, g_object_ref (self), g_object_unref);
  }
}

static gboolean
paddock_window_close_request (GtkWindow *window)
{
  PaddockWindow *self = PADDOCK_WINDOW (window);
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    g_ptr_array_add (pages, adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, i)));
  paddock_window_settle_async (self, pages, window_settled_cb, NULL);

  return GDK_EVENT_STOP;
}

static void
paddock_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockWindow *self = PADDOCK_WINDOW (object);

  if (id == PROP_SHOW_PANEL)
    g_value_set_boolean (value, self->show_panel);
  else if (id == PROP_OVERLAY)
    g_value_set_string (value, self->overlay);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_show_panel (PaddockWindow *self, gboolean show_panel)
{
  if (self->show_panel == show_panel)
    return;

  self->show_panel = show_panel;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_PANEL]);
}

static void
set_overlay (PaddockWindow *self, const char *overlay)
{
  if (g_strcmp0 (self->overlay, overlay) == 0)
    return;

  g_free (self->overlay);
  self->overlay = g_strdup (overlay);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OVERLAY]);
}

static void
paddock_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockWindow *self = PADDOCK_WINDOW (object);

  if (id == PROP_SHOW_PANEL)
    set_show_panel (self, g_value_get_boolean (value));
  else if (id == PROP_OVERLAY)
    set_overlay (self, g_value_get_string (value));
  else if (id == PROP_SETTINGS)
    self->settings = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_window_constructed (GObject *object)
{
  PaddockWindow *self = PADDOCK_WINDOW (object);
  int width, height;
  gboolean is_maximized;

  G_OBJECT_CLASS (paddock_window_parent_class)->constructed (object);

  g_object_get (self->settings, "window-width", &width, "window-height", &height,
                "window-maximized", &is_maximized, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (is_maximized)
    gtk_window_maximize (GTK_WINDOW (self));
  g_object_bind_property (self->settings, "show-panel", self, "show-panel",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

static void
paddock_window_dispose (GObject *object)
{
  PaddockWindow *self = PADDOCK_WINDOW (object);

  g_clear_object (&self->shown_signals);
  g_clear_object (&self->editor_signals);
  g_clear_object (&self->problem_signals);
  g_clear_object (&self->race_signals);
  gtk_widget_dispose_template (GTK_WIDGET (self), PADDOCK_TYPE_WINDOW);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (paddock_window_parent_class)->dispose (object);
}

static void
paddock_window_finalize (GObject *object)
{
  g_free (PADDOCK_WINDOW (object)->overlay);

  G_OBJECT_CLASS (paddock_window_parent_class)->finalize (object);
}

static void
paddock_window_class_init (PaddockWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = paddock_window_constructed;
  object_class->dispose = paddock_window_dispose;
  object_class->finalize = paddock_window_finalize;
  object_class->get_property = paddock_window_get_property;
  object_class->set_property = paddock_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = paddock_window_close_request;

  props[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, PADDOCK_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_SHOW_PANEL] =
    g_param_spec_boolean ("show-panel", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_OVERLAY] =
    g_param_spec_string ("overlay", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  paddock_actions_install (widget_class);

  g_type_ensure (PADDOCK_TYPE_BACKUP_BAR);
  g_type_ensure (PADDOCK_TYPE_STRIP);
  g_type_ensure (PADDOCK_TYPE_WELCOME_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/window.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, title);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, edit_buttons);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, race_bar);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, race_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, tab_bar);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, backup_bar);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, welcome);
  gtk_widget_class_bind_template_child (widget_class, PaddockWindow, tabs);
  gtk_widget_class_bind_template_callback (widget_class, page_attached_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_detached_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_page_changed_cb);
}

/* Made when it is first opened. */
static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenuModel) menu = NULL;

  if (gtk_menu_button_get_menu_model (button))
    return;

  menu = paddock_actions_create_menu ();
  gtk_menu_button_set_menu_model (button, menu);
}

/* The user may have kept a template since it was last opened. */
static void
create_new_menu_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenuModel) menu = paddock_library_create_menu ();

  gtk_menu_button_set_menu_model (button, menu);
}

/* What nobody around the page has taken is for the page, but Enter: that is about what has the focus. */
static gboolean
key_pressed_cb (GtkEventControllerKey *keys,
                guint key,
                guint code,
                GdkModifierType modifiers,
                gpointer self)
{
  PaddockDocumentPage *page = paddock_window_get_page (self);

  return page && key != GDK_KEY_Return && key != GDK_KEY_KP_Enter
         && paddock_document_page_take_key (page, keys);
}

static void
add_keys (PaddockWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
paddock_window_init (PaddockWindow *self)
{
  self->overlay = g_strdup ("nothing");
  self->editor_signals = g_signal_group_new (PADDOCK_TYPE_EDITOR);
  g_signal_group_connect_swapped (self->editor_signals, "selection-changed",
                                  G_CALLBACK (paddock_window_update_commands), self);
  g_signal_group_connect_swapped (self->editor_signals, "tool-changed",
                                  G_CALLBACK (paddock_window_update_commands), self);
  self->shown_signals = g_signal_group_new (PADDOCK_TYPE_DOCUMENT_FILE);
  g_signal_group_connect_swapped (self->shown_signals, "changed", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->shown_signals, "reloaded", G_CALLBACK (reloaded_cb), self);
  self->problem_signals = g_signal_group_new (PADDOCK_TYPE_PROBLEMS_PANEL);
  g_signal_group_connect_swapped (self->problem_signals, "changed", G_CALLBACK (update), self);
  self->race_signals = g_signal_group_new (PADDOCK_TYPE_RACE);
  g_signal_group_connect_swapped (self->race_signals, "moved", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->race_signals, "changed", G_CALLBACK (update), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_window_init_tabs (self);
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, NULL, NULL);
  gtk_menu_button_set_create_popup_func (self->new_button, create_new_menu_cb, NULL, NULL);
  paddock_actions_describe (GTK_WIDGET (self));
  name_dropdown (self->race_button);
  paddock_window_accept_dropped_files (self);
  add_keys (self);
  update (self);
}

PaddockWindow *
paddock_window_new (GtkApplication *application, PaddockSettings *settings)
{
  PaddockWindow *self =
    g_object_new (PADDOCK_TYPE_WINDOW, "application", application, "settings", settings, NULL);

  paddock_backup_bar_set_application (self->backup_bar, PADDOCK_APPLICATION (application));
  return self;
}
