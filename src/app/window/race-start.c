/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-start.h"

#include <glib/gi18n.h>

#include "games.h"
#include "race-clock.h"
#include "race-plan.h"
#include "race-plans.h"
#include "race-setup-window.h"
#include "race-title.h"
#include "sheet-plans.h"

#define MAX_SEED 99999 /* of a race that people start: short enough to be told */

static PaddockDocument *
get_document (PaddockRace *race)
{
  return paddock_document_file_get_document (paddock_race_get_file (race));
}

/* --- There and back --- */

int
paddock_draw_seed (void)
{
  return g_random_int_range (1, MAX_SEED + 1);
}

/* The tab of the race that was started from FILE, or of FILE itself; NULL: there is none. */
static AdwTabPage *
find_tab (PaddockWindow *self, PaddockDocumentFile *file, gboolean is_race)
{
  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++) {
    AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);
    PaddockDocumentPage *page = PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab));
    PaddockRaceView *view = paddock_document_page_get_race_view (page);

    if (is_race ? view && paddock_race_view_get_origin (view) == file
                : paddock_document_page_get_file (page) == file)
      return tab;
  }

  return NULL;
}

void
paddock_window_open_race (PaddockWindow *self, PaddockDocument *plan, PaddockDocumentFile *origin)
{
  g_autofree char *title = paddock_window_dup_race_title (self, plan);
  g_autoptr (PaddockDocument) race = paddock_title_of_race_set (plan, title);
  PaddockDocumentPage *page;

  paddock_window_open_untitled (self, race);
  page = paddock_window_get_page (self);
  paddock_race_view_set_origin (paddock_document_page_get_race_view (page), origin);
}

/* The drawing may have changed since. */
static void
follow_drawing (PaddockWindow *self)
{
  PaddockRaceView *view = paddock_document_page_get_race_view (paddock_window_get_page (self));
  g_autoptr (GError) error = NULL;

  if (paddock_race_view_follow_origin (view, &error) && !paddock_race_view_is_arranging (view))
    paddock_window_show_toast (self, error ? error->message
                                           : _ ("The race continues on the changed track"));
}

/* Of a lap alone. */
static PaddockDocument *
dup_lap_plan (PaddockDocumentFile *file, GError **error)
{
  PaddockDocument *document = paddock_document_file_get_document (file);
  g_autoptr (PaddockDocument) plan = NULL;

  if (!document->kind->is_track)
    return paddock_sheet_lap_plan_new (document, paddock_draw_seed (), error);

  plan = paddock_plans_recall (file, paddock_draw_seed (), error);
  return plan ? paddock_plan_alone (plan, paddock_games) : NULL;
}

/* The plan of the next race on a track, or with what is on a sheet. */
static PaddockDocument *
dup_next_plan (PaddockDocumentFile *file, GError **error)
{
  PaddockDocument *document = paddock_document_file_get_document (file);

  return document->kind->is_track ? paddock_plans_recall (file, paddock_draw_seed (), error)
                                  : paddock_sheet_plan_new (document, paddock_draw_seed (), error);
}

/* The race of FILE begins anew in its tab, or in one of its own. */
static void
start_race (PaddockWindow *self, PaddockDocument *plan, PaddockDocumentFile *file)
{
  AdwTabPage *tab = find_tab (self, file, TRUE);
  g_autoptr (PaddockDocument) titled = NULL;
  PaddockRaceView *view;
  PaddockRace *race;

  if (!tab) {
    paddock_window_open_race (self, plan, file);
    return;
  }

  adw_tab_view_set_selected_page (self->tabs, tab);
  view = paddock_document_page_get_race_view (paddock_window_get_page (self));
  paddock_race_view_end_arrangement (view);
  race = paddock_race_view_get_race (view);
  titled = paddock_title_of_race_set (plan, paddock_document_get_title (get_document (race)));
  paddock_race_replace (race, _ ("Race Again"), titled);
  paddock_race_view_set_origin (view, file);
}

/* Another race, unless that of this sheet is under way. */
static void
race_sheet (PaddockWindow *self, PaddockDocumentFile *file, AdwTabPage *tab)
{
  PaddockDocument *sheet = paddock_document_file_get_document (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan = NULL;
  PaddockRaceView *view =
    tab ? paddock_document_page_get_race_view (PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab)))
        : NULL;

  if (view && paddock_sheet_is_raced (get_document (paddock_race_view_get_race (view)), sheet)) {
    adw_tab_view_set_selected_page (self->tabs, tab);
    return;
  }
  plan = dup_next_plan (file, &error);
  if (plan)
    start_race (self, plan, file);
  else
    paddock_window_show_toast (self, error->message);
}

static void
race_drawing (PaddockWindow *self, PaddockDocumentPage *page)
{
  PaddockDocumentFile *file = paddock_document_page_get_file (page);
  AdwTabPage *tab = find_tab (self, file, TRUE);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan = NULL;

  if (!paddock_document_file_get_document (file)->kind->is_track) {
    race_sheet (self, file, tab);
    return;
  }
  if (tab) {
    adw_tab_view_set_selected_page (self->tabs, tab);
    follow_drawing (self);
    return;
  }

  plan = dup_next_plan (file, &error);
  if (plan)
    paddock_window_open_race (self, plan, file);
  else
    paddock_window_show_toast (self, error->message);
}

/* Nobody is asked anything: there is only something to see. */
static void
watch (PaddockWindow *self, PaddockDocument *plan, const GError *error)
{
  if (!plan) {
    paddock_window_show_toast (self, error->message);
    return;
  }
  start_race (self, plan, paddock_window_get_file (self));
  if (!paddock_race_get_error (paddock_window_get_race (self)))
    paddock_race_play (paddock_window_get_race (self));
}

void
paddock_window_watch_drivers_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan = dup_next_plan (paddock_window_get_file (self), &error);
  g_autoptr (PaddockDocument) watched = plan ? paddock_plan_without_people (plan) : NULL;

  watch (self, watched, error);
}

void
paddock_window_drive_lap_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan = dup_lap_plan (paddock_window_get_file (self), &error);

  watch (self, plan, error);
}

static void
go_back (PaddockWindow *self, PaddockRaceView *view)
{
  PaddockDocumentFile *origin = paddock_race_view_get_origin (view);
  AdwTabPage *tab = origin ? find_tab (self, origin, FALSE) : NULL;
  PaddockRace *race = paddock_race_view_get_race (view);

  if (tab)
    adw_tab_view_set_selected_page (self->tabs, tab);
  else if (!paddock_race_get_error (race) && paddock_race_get_setup (race)->track)
    paddock_window_open_untitled (self, paddock_race_get_setup (race)->track);
}

void
paddock_window_toggle_race_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockDocumentPage *page = paddock_window_get_page (self);
  PaddockRaceView *view = paddock_document_page_get_race_view (page);

  if (view)
    go_back (self, view);
  else
    race_drawing (self, page);
}

/* --- Setup --- */

/* Which window is to race on what. */
typedef struct {
  PaddockWindow *window;
  PaddockDocumentFile *track; /* or NULL */
  PaddockRace *race;          /* that takes the new plan, or NULL */
} Order;

static void
order_free (Order *self)
{
  g_object_unref (self->window);
  g_clear_object (&self->track);
  g_clear_object (&self->race);
  g_free (self);
}

static void
remember (Order *order, PaddockDocument *plan, gboolean is_raced)
{
  if (order->track && paddock_document_file_get_document (order->track)->kind->is_track)
    paddock_plans_remember (order->track, plan);
  if (order->race)
    paddock_plans_remember_again (paddock_race_get_file (order->race), is_raced ? NULL : plan);
}

static void
set_up_cb (PaddockDocument *plan, gboolean is_raced, gpointer data)
{
  Order *order = data;

  remember (order, plan, is_raced);
  if (!is_raced)
    return;
  if (order->race)
    paddock_race_replace (order->race, _ ("Set Up Race"), plan);
  else
    paddock_window_open_race (order->window, plan, order->track);
}

/* The plan of the race that is shown, or of the next one. */
static PaddockDocument *
dup_plan (Order *order, GError **error)
{
  if (order->race)
    return paddock_plans_recall_again (paddock_race_get_file (order->race));
  if (!paddock_document_file_get_document (order->track)->kind->is_track)
    return dup_next_plan (order->track, error);

  return paddock_plans_recall_setup (order->track, paddock_draw_seed (), error);
}

void
paddock_window_set_up_race_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockDocumentPage *page = paddock_window_get_page (self);
  PaddockRaceView *view = paddock_document_page_get_race_view (page);
  PaddockDocumentFile *track =
    view ? paddock_race_view_get_origin (view) : paddock_document_page_get_file (page);
  Order *order = g_new0 (Order, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan = NULL;
  g_autoptr (GPtrArray) open = paddock_document_bin_list_open ();

  order->window = g_object_ref (self);
  order->track = track ? g_object_ref (track) : NULL;
  order->race = view ? g_object_ref (paddock_race_view_get_race (view)) : NULL;
  plan = dup_plan (order, &error);
  if (plan) {
    gtk_window_present (paddock_race_setup_window_new (GTK_WINDOW (self), plan, track, open,
                                                       set_up_cb, order,
                                                       (GDestroyNotify) order_free));
  } else {
    paddock_window_show_toast (self, error->message);
    order_free (order);
  }
}
