/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Races that nobody asked to keep: what they are called, and what becomes of them when they are closed.  Nothing is asked:
 * they are kept among the recent races, and come back from there.
 */

#include "race-title.h"
#include "recent-races-list.h"
#include "recent-races.h"
#include "toast.h"
#include "window-private.h"

#include <glib/gi18n.h>

#include "playtest.h"
#include "quote.h"

#define KEPT_KEY "paddock-recent-race" /* of a file: where it is kept among the recent races */

/* --- Titles --- */

static guint
find_highest_open (PaddockWindow *self, const char *track)
{
  guint highest = 0;

  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++) {
    AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);
    PaddockDocumentPage *page = PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab));
    PaddockDocumentFile *file = paddock_document_page_get_file (page);

    if (paddock_document_page_get_race_view (page))
      highest =
        MAX (highest,
             paddock_title_of_race_find_number (paddock_document_get_title (
                                                  paddock_document_file_get_document (file)),
                                                track));
  }

  return highest;
}

static guint
find_highest_kept (const char *track)
{
  g_autoptr (GPtrArray) races = paddock_recent_races_list ();
  guint highest = 0;

  for (guint i = 0; i < races->len; i++) {
    const PaddockRecentRace *race = races->pdata[i];

    if (race->title)
      highest = MAX (highest, paddock_title_of_race_find_number (race->title, track));
  }

  return highest;
}

char *
paddock_window_dup_race_title (PaddockWindow *self, const PaddockDocument *plan)
{
  const char *track = paddock_title_of_race_get_track (plan);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  guint highest = find_highest_kept (track);

  for (GList *l = application ? gtk_application_get_windows (application) : NULL; l; l = l->next)
    if (PADDOCK_IS_WINDOW (l->data))
      highest = MAX (highest, find_highest_open (l->data, track));

  return paddock_title_of_race_dup (track, highest + 1);
}

/* --- Closing --- */

gboolean
paddock_window_keep_race (PaddockWindow *self, PaddockDocumentPage *page)
{
  PaddockDocumentFile *file = paddock_document_page_get_file (page);
  g_autoptr (GError) error = NULL;
  char *path;

  if (!paddock_document_page_is_loose (page))
    return FALSE;

  paddock_document_page_flush (page, TRUE);
  if (!paddock_document_page_has_work (page)
      && !paddock_recent_races_has_begun (paddock_document_file_get_document (file)))
    return TRUE;

  path = paddock_recent_races_keep (paddock_document_file_get_document (file),
                                    g_object_get_data (G_OBJECT (file), KEPT_KEY), &error);
  if (!path) {
    g_autofree char *reason = paddock_plain_line (error->message);

    g_message ("The race is not kept: %s", reason);
    return FALSE;
  }
  g_object_set_data_full (G_OBJECT (file), KEPT_KEY, path, g_free);
  return TRUE;
}

void
paddock_window_tell_of_race (PaddockWindow *self, PaddockDocumentPage *page)
{
  PaddockDocumentFile *file = paddock_document_page_get_file (page);
  const char *path = g_object_get_data (G_OBJECT (file), KEPT_KEY);
  const char *track;
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (!path || !paddock_document_page_is_loose (page))
    return;

  track = paddock_title_of_race_get_track (paddock_document_file_get_document (file));
  /* Translators: %s is a track. */
  text = g_strdup_printf (_ ("Race on %s closed"), track && *track ? track : _ ("Untitled"));
  toast = paddock_toast_new (text);
  adw_toast_set_button_label (toast, _ ("_Reopen"));
  adw_toast_set_action_name (toast, "win.reopen-race");
  adw_toast_set_action_target (toast, "s", path);
  adw_toast_set_timeout (toast, 8);
  paddock_toast_add (GTK_WIDGET (self->toasts), toast);
}

/* --- Coming back --- */

/* The drawing that it was raced on, if that is open as it was; or NULL. */
static PaddockDocumentFile *
find_drawing (PaddockWindow *self, const PaddockDocument *race)
{
  const PaddockDocument *track = ((const PaddockPlaytest *) race->record)->track.document;

  for (int i = 0; track && i < adw_tab_view_get_n_pages (self->tabs); i++) {
    AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);
    PaddockDocumentPage *page = PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab));
    PaddockDocumentFile *file = paddock_document_page_get_file (page);

    if (paddock_document_page_get_drawing (page)
        && paddock_document_equal (paddock_document_file_get_document (file), track))
      return file;
  }

  return NULL;
}

static AdwTabPage *
find_kept (PaddockWindow *self, const char *path)
{
  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++) {
    AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);
    PaddockDocumentPage *page = PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab));

    if (g_strcmp0 (g_object_get_data (G_OBJECT (paddock_document_page_get_file (page)), KEPT_KEY),
                   path)
        == 0)
      return tab;
  }

  return NULL;
}

void
paddock_window_reopen_race_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  AdwTabPage *tab = find_kept (self, path);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) race = tab ? NULL : paddock_recent_races_load (path, &error);

  if (tab) {
    adw_tab_view_set_selected_page (self->tabs, tab);
  } else if (race) {
    paddock_window_open_untitled (self, race);
    paddock_race_view_set_origin (paddock_window_get_race_view (self), find_drawing (self, race));
    g_object_set_data_full (G_OBJECT (paddock_window_get_file (self)), KEPT_KEY, g_strdup (path),
                            g_free);
  } else {
    paddock_window_show_toast (self, error->message);
  }
}

void
paddock_window_recent_races_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (paddock_recent_races_window_new (GTK_WINDOW (widget)));
}
