/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "recent-races-list.h"

#include <glib/gi18n.h>

#include "quote.h"
#include "recent-races.h"

struct _PaddockRecentRacesList {
  AdwBin parent_instance;

  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (PaddockRecentRacesList, paddock_recent_races_list, ADW_TYPE_BIN)

/* "Today at 10:12", "Yesterday at 18:30" or "3 November 2026 at 9:05" */
static char *
dup_time (gint64 time)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  const char *format;

  if (g_date_time_get_year (then) == g_date_time_get_year (now)
      && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    /* Translators: of g_date_time_format(). */
    format = _ ("Today at %-H:%M");
  else if (g_date_time_get_year (then) == g_date_time_get_year (yesterday)
           && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (yesterday))
    /* Translators: of g_date_time_format(). */
    format = _ ("Yesterday at %-H:%M");
  else
    /* Translators: of g_date_time_format(). */
    format = _ ("%-d %B %Y at %-H:%M");
  return g_date_time_format (then, format);
}

static void
add_row (PaddockRecentRacesList *self, const PaddockRecentRace *race)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title =
    paddock_plain_markup (race->title && *race->title ? race->title : _ ("Untitled"));
  g_autofree char *time = dup_time (race->closed);
  g_autofree char *n = g_strdup_printf (ngettext ("%u decision", "%u decisions", race->n_decisions),
                                        race->n_decisions);
  g_autofree char *subtitle = g_strdup_printf ("%s · %s", time, n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", race->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.reopen-race");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->rows, row);
}

guint
paddock_recent_races_list_fill (PaddockRecentRacesList *self, guint max)
{
  g_autoptr (GPtrArray) races = paddock_recent_races_list ();
  GtkListBoxRow *row;

  g_return_val_if_fail (PADDOCK_IS_RECENT_RACES_LIST (self), 0);

  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)))
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  for (guint i = 0; i < MIN (races->len, max); i++)
    add_row (self, races->pdata[i]);

  return MIN (races->len, max);
}

static void
paddock_recent_races_list_class_init (PaddockRecentRacesListClass *klass)
{
}

static void
paddock_recent_races_list_init (PaddockRecentRacesList *self)
{
  GtkWidget *rows = gtk_list_box_new ();

  self->rows = GTK_LIST_BOX (rows);
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (rows, "boxed-list");
  adw_bin_set_child (ADW_BIN (self), rows);
}

/* --- A window --- */

static GtkWidget *
create_content (void)
{
  GtkWidget *list = g_object_new (PADDOCK_TYPE_RECENT_RACES_LIST, NULL);
  GtkWidget *page;
  GtkWidget *group;

  if (paddock_recent_races_list_fill (PADDOCK_RECENT_RACES_LIST (list), PADDOCK_RECENT_RACES_MAX)
      == 0) {
    g_object_unref (g_object_ref_sink (list));
    return g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "document-open-recent-symbolic",
                         "title", _ ("No Races Yet"), "description",
                         _ ("Races that you close without saving stay here for a while."),
                         "vexpand", TRUE, NULL);
  }

  page = g_object_new (ADW_TYPE_PREFERENCES_PAGE, "vexpand", TRUE, NULL);
  group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "description",
                        _ ("The last races that you closed without saving."), NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return page;
}

/* The rows' action is that of the window that it stands before. */
static void
reopen_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  gtk_widget_activate_action_variant (GTK_WIDGET (parent), name, parameter);
  gtk_window_close (GTK_WINDOW (widget));
}

typedef struct {
  AdwWindow parent_instance;
} RecentRacesWindow;

typedef struct {
  AdwWindowClass parent_class;
} RecentRacesWindowClass;

static GType recent_races_window_get_type (void);

G_DEFINE_TYPE (RecentRacesWindow, recent_races_window, ADW_TYPE_WINDOW)

static void
recent_races_window_class_init (RecentRacesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "win.reopen-race", "s", reopen_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
recent_races_window_init (RecentRacesWindow *self)
{
}

GtkWindow *
paddock_recent_races_window_new (GtkWindow *parent)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), create_content ());
  return g_object_new (recent_races_window_get_type (), "transient-for", parent, "modal", TRUE,
                       "title", _ ("Recent Races"), "default-width", 520, "default-height", 560,
                       "content", box, NULL);
}
