/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "application.h"

#include <glib/gi18n.h>

#include "first-frame.h"
#include "action-rows.h"
#include "tour-window.h"
#include "window.h"

struct _PaddockApplication {
  AdwApplication parent_instance;

  PaddockSettings *settings;
  PaddockAutosave *autosave;
};

G_DEFINE_FINAL_TYPE (PaddockApplication, paddock_application, ADW_TYPE_APPLICATION)

enum {
  BACKUP_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* A window with whatever an earlier session left behind. */
static PaddockWindow *
create_window (PaddockApplication *self)
{
  PaddockWindow *window = paddock_window_new (GTK_APPLICATION (self), self->settings);
  g_autoptr (GPtrArray) files = paddock_autosave_recover (self->autosave);

  for (guint i = 0; i < files->len; i++)
    paddock_window_add (window, files->pdata[i]);

  return window;
}

/* The window to work in: the active one, or a new one. */
static PaddockWindow *
get_window (PaddockApplication *self)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));

  return active ? PADDOCK_WINDOW (active) : create_window (self);
}

static void
backup_changed_cb (gpointer data)
{
  g_signal_emit (data, signals[BACKUP_CHANGED], 0);
}

static void
appearance_changed_cb (PaddockApplication *self)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT,
    ADW_COLOR_SCHEME_FORCE_LIGHT,
    ADW_COLOR_SCHEME_FORCE_DARK,
  };
  const char *appearance = paddock_settings_get_appearance (self->settings);

  for (guint i = 0; paddock_settings_appearances[i].name; i++)
    if (g_strcmp0 (paddock_settings_appearances[i].name, appearance) == 0)
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
}

/* What is set back is the desktop's. */
static void
animations_changed_cb (PaddockApplication *self)
{
  const char *animations = paddock_settings_get_animations (self->settings);
  GtkSettings *settings = gtk_settings_get_default ();

  if (g_str_equal (animations, paddock_settings_animations[0].name))
    gtk_settings_reset_property (settings, "gtk-enable-animations");
  else
    g_object_set (settings, "gtk-enable-animations", g_str_equal (animations, "on"), NULL);
}

static void
show_tour (GtkWidget *window)
{
  paddock_tour_window_open (GTK_WINDOW (window));
}

/* On the first start that opens no document. */
static void
show_tour_once (PaddockApplication *self, GtkWindow *window)
{
  gboolean is_seen;

  g_object_get (self->settings, "tour-seen", &is_seen, NULL);
  if (is_seen)
    return;

  g_object_set (self->settings, "tour-seen", TRUE, NULL);
  paddock_after_first_frame (GTK_WIDGET (window), show_tour);
}

/* GTK reads the icon themes in a thread as soon as GtkApplication adds the application's place for icons, waits for that
 * when libadwaita adds its own, and reads them all again for the first icon.  So libadwaita comes first, our icons are
 * where GTK looks anyway (ui/paddock.gresource.xml), and the style is all that is left to be found. */
static void
start_up_toolkit (GApplication *application)
{
  g_autoptr (GtkCssProvider) style = NULL;

  adw_init ();
  g_application_set_resource_base_path (application, NULL);
  G_APPLICATION_CLASS (paddock_application_parent_class)->startup (application);

  style = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (style, "/app/paddock/Paddock/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
paddock_application_startup (GApplication *application)
{
  PaddockApplication *self = PADDOCK_APPLICATION (application);
  g_autofree char *unsaved = g_build_filename (g_get_user_state_dir (), "paddock", "unsaved", NULL);

  start_up_toolkit (application);
  paddock_actions_set_accels (GTK_APPLICATION (self));
  self->settings = paddock_settings_new ();
  self->autosave = paddock_autosave_new (unsaved, self->settings, backup_changed_cb, self);
  g_signal_connect_swapped (self->settings, "notify::appearance",
                            G_CALLBACK (appearance_changed_cb), self);
  appearance_changed_cb (self);
  g_signal_connect_swapped (self->settings, "notify::animations",
                            G_CALLBACK (animations_changed_cb), self);
  animations_changed_cb (self);
}

static void
paddock_application_activate (GApplication *application)
{
  PaddockApplication *self = PADDOCK_APPLICATION (application);
  GtkWindow *window = GTK_WINDOW (get_window (self));

  gtk_window_present (window);
  show_tour_once (self, window);
}

static void
paddock_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  PaddockWindow *window = get_window (PADDOCK_APPLICATION (application));

  for (int i = 0; i < n_files; i++)
    paddock_window_open (window, files[i]);
}

static int
paddock_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;

  g_print ("paddock %s\n", PADDOCK_VERSION);
  return 0;
}

static void
paddock_application_finalize (GObject *object)
{
  PaddockApplication *self = PADDOCK_APPLICATION (object);

  g_clear_pointer (&self->autosave, paddock_autosave_free);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (paddock_application_parent_class)->finalize (object);
}

static void
paddock_application_class_init (PaddockApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  paddock_action_rows_use ();

  G_OBJECT_CLASS (klass)->finalize = paddock_application_finalize;

  application_class->startup = paddock_application_startup;
  application_class->activate = paddock_application_activate;
  application_class->open = paddock_application_open;
  application_class->handle_local_options = paddock_application_handle_local_options;

  signals[BACKUP_CHANGED] = g_signal_new ("backup-changed", PADDOCK_TYPE_APPLICATION,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
paddock_application_init (PaddockApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  g_application_set_option_context_parameter_string (application, _ ("[FILE…]"));
  g_application_set_option_context_summary (
    application,
    _ ("Draw tracks, build vehicles and race them: a studio for tabletop racing games."));
  g_application_add_main_option (application, "version", 'v', 0, G_OPTION_ARG_NONE,
                                 _ ("Show the version and exit"), NULL);
}

PaddockApplication *
paddock_application_new (void)
{
  return g_object_new (PADDOCK_TYPE_APPLICATION, "application-id", PADDOCK_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}

void
paddock_application_watch (PaddockApplication *self, PaddockDocumentFile *file)
{
  g_return_if_fail (PADDOCK_IS_APPLICATION (self));

  paddock_autosave_watch (self->autosave, file);
}

PaddockAutosave *
paddock_application_get_autosave (PaddockApplication *self)
{
  g_return_val_if_fail (PADDOCK_IS_APPLICATION (self), NULL);

  return self->autosave;
}
