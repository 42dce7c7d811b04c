/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-private.h"

#include <glib/gi18n.h>

#include "games.h"
#include "race-plan.h"
#include "race-dice-dialog.h"
#include "race-plans.h"
#include "race-setup-window.h"
#include "race-why-window.h"

#define MAX_SEED 99999 /* of a race that people start: short enough to be told */

static PaddockRace *
get_race (GtkWidget *widget)
{
  return paddock_window_get_race (PADDOCK_WINDOW (widget));
}

/* --- There and back --- */

static int
draw_seed (void)
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

static void
open_race (PaddockWindow *self, PaddockDocument *plan, PaddockDocumentFile *origin)
{
  PaddockDocumentPage *page;

  paddock_window_open_untitled (self, plan);
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
                                           : _ ("The race goes on on the changed track"));
}

static void
race_drawing (PaddockWindow *self, PaddockDocumentPage *page)
{
  PaddockDocumentFile *file = paddock_document_page_get_file (page);
  AdwTabPage *tab = find_tab (self, file, TRUE);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan = NULL;

  if (tab) {
    adw_tab_view_set_selected_page (self->tabs, tab);
    follow_drawing (self);
    return;
  }

  plan = paddock_race_plans_recall (file, draw_seed (), &error);
  if (plan)
    open_race (self, plan, file);
  else
    paddock_window_show_toast (self, error->message);
}

/* The race of FILE begins anew in its tab, or in one of its own. */
static void
start_race (PaddockWindow *self, PaddockDocument *plan, PaddockDocumentFile *file)
{
  AdwTabPage *tab = find_tab (self, file, TRUE);
  PaddockRaceView *view;

  if (!tab) {
    open_race (self, plan, file);
    return;
  }

  adw_tab_view_set_selected_page (self->tabs, tab);
  view = paddock_document_page_get_race_view (paddock_window_get_page (self));
  paddock_race_view_end_arrangement (view);
  paddock_race_replace (paddock_race_view_get_race (view), _ ("Race Again"), plan);
  paddock_race_view_set_origin (view, file);
}

/* Nobody is asked anything: there is only something to see. */
static void
drivers_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockDocumentFile *file = paddock_window_get_file (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan = paddock_race_plans_recall (file, draw_seed (), &error);
  g_autoptr (PaddockDocument) watched = plan ? paddock_race_plan_without_people (plan) : NULL;

  if (!watched) {
    paddock_window_show_toast (self, error->message);
    return;
  }
  start_race (self, watched, file);
  if (!paddock_race_get_error (get_race (widget)))
    paddock_race_play (get_race (widget));
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

static void
toggle_cb (GtkWidget *widget, const char *name, GVariant *parameter)
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
set_up_cb (PaddockDocument *plan, gpointer data)
{
  Order *order = data;

  if (order->track)
    paddock_race_plans_remember (order->track, plan);
  if (order->race)
    paddock_race_replace (order->race, _ ("Set Up the Race"), plan);
  else
    open_race (order->window, plan, order->track);
}

/* The plan of the race that is shown, or of the next one on this track. */
static PaddockDocument *
dup_plan (Order *order, GError **error)
{
  PaddockDocument *document;

  if (!order->race)
    return paddock_race_plans_recall (order->track, draw_seed (), error);

  document = paddock_document_file_get_document (paddock_race_get_file (order->race));
  return paddock_race_plan_again (document, NULL,
                                  ((const PaddockPlaytest *) document->record)->seed);
}

static void
add_open (PaddockWindow *window, GPtrArray *open)
{
  for (int i = 0; i < adw_tab_view_get_n_pages (window->tabs); i++) {
    AdwTabPage *tab = adw_tab_view_get_nth_page (window->tabs, i);
    PaddockDocumentFile *file =
      paddock_document_page_get_file (PADDOCK_DOCUMENT_PAGE (adw_tab_page_get_child (tab)));

    if (paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY)
      g_ptr_array_add (open, paddock_document_file_get_document (file));
  }
}

/* What people work on, in all windows of the studio. */
static GPtrArray *
list_open (PaddockWindow *self)
{
  GPtrArray *open = g_ptr_array_new ();
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = application ? gtk_application_get_windows (application) : NULL; l; l = l->next)
    if (PADDOCK_IS_WINDOW (l->data))
      add_open (l->data, open);

  return open;
}

static void
setup_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockDocumentPage *page = paddock_window_get_page (self);
  PaddockRaceView *view = paddock_document_page_get_race_view (page);
  PaddockDocumentFile *track =
    view ? paddock_race_view_get_origin (view) : paddock_document_page_get_file (page);
  Order *order = g_new0 (Order, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) plan = NULL;
  g_autoptr (GPtrArray) open = list_open (self);

  order->window = g_object_ref (self);
  order->track = track ? g_object_ref (track) : NULL;
  order->race = view ? g_object_ref (paddock_race_view_get_race (view)) : NULL;
  plan = dup_plan (order, &error);
  if (plan) {
    gtk_window_present (paddock_race_setup_window_new (GTK_WINDOW (self), plan, open, set_up_cb,
                                                       order, (GDestroyNotify) order_free));
  } else {
    paddock_window_show_toast (self, error->message);
    order_free (order);
  }
}

/* --- What if --- */

static PaddockRaceView *
get_view (GtkWidget *widget)
{
  return paddock_document_page_get_race_view (paddock_window_get_page (PADDOCK_WINDOW (widget)));
}

static void
arrange_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRaceView *view = get_view (widget);
  g_autoptr (GError) error = NULL;

  if (paddock_race_view_is_arranging (view))
    paddock_race_view_end_arrangement (view);
  else if (paddock_race_get_curtain (get_race (widget)) != PADDOCK_NOBODY)
    return; /* everything can be seen while a position is set up */
  else if (!paddock_race_view_begin_arrangement (view, NULL, &error))
    paddock_window_show_toast (PADDOCK_WINDOW (widget), error->message);
}

/* A tab with the same race, which goes on otherwise there. */
static PaddockRaceView *
open_copy (PaddockWindow *self, PaddockRaceView *view)
{
  PaddockRace *race = paddock_race_view_get_race (view);

  paddock_race_flush (race, FALSE);
  open_race (self, paddock_document_file_get_document (paddock_race_get_file (race)),
             paddock_race_view_get_origin (view));
  return get_view (GTK_WIDGET (self));
}

static void
arranged_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockRaceView *view = get_view (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) race = NULL;
  gboolean replaces;

  if (!paddock_race_view_is_arranging (view))
    return;

  race = paddock_race_view_dup_arranged (view, &replaces, &error);
  if (!race) {
    paddock_window_show_toast (self, error->message);
    return;
  }
  paddock_race_view_end_arrangement (view);
  if (!replaces)
    view = open_copy (self, view);
  paddock_race_replace_by_hand (paddock_race_view_get_race (view), race);
  paddock_race_view_set_origin (view, paddock_race_view_get_origin (view));
}

static void
piece_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRaceView *view = get_view (widget);

  if (g_str_equal (name, "race.take-off"))
    paddock_race_view_take_piece_off (view);
  else
    paddock_race_view_turn_piece (view, g_str_has_suffix (name, "-left") ? 1 : -1);
}

/* On the drawing as it is now, from the start. */
static void
again_here_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRaceView *view = get_view (widget);
  PaddockRace *race = paddock_race_view_get_race (view);
  PaddockDocumentFile *origin = paddock_race_view_get_origin (view);
  PaddockDocument *document = paddock_document_file_get_document (paddock_race_get_file (race));
  g_autoptr (PaddockDocument) plan =
    paddock_race_plan_again (document, origin ? paddock_document_file_get_document (origin) : NULL,
                             draw_seed ());

  paddock_race_view_end_arrangement (view);
  paddock_race_replace (race, _ ("Race Again"), plan);
  paddock_race_view_set_origin (view, origin);
}

/* --- Dice, remarks, opinions --- */

static void
dice_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_race_dice_dialog_present (GTK_WINDOW (widget), get_race (widget));
}

static void
explain_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = get_race (widget);

  if (paddock_race_get_decision (race) && paddock_race_shows_decision (race))
    gtk_window_present (paddock_race_why_window_new (GTK_WINDOW (widget), race));
}

static void
remark_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_race_view_add_remark (get_view (widget), PADDOCK_NOWHERE);
}

static void
bookmark_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_race_view_step_moments (get_view (widget), g_str_has_suffix (name, "next") ? 1 : -1);
}

static void
lines_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_race_view_show_lines (get_view (widget));
}

static void
again_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = get_race (widget);
  PaddockDocument *document = paddock_document_file_get_document (paddock_race_get_file (race));
  int seed = g_str_has_suffix (name, "-same") ? ((const PaddockPlaytest *) document->record)->seed
                                              : draw_seed ();
  g_autoptr (PaddockDocument) plan = paddock_race_plan_again (document, NULL, seed);

  paddock_race_replace (race, _ ("Race Again"), plan);
}

/* --- Time --- */

static void
travel_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = get_race (widget);
  PaddockSession *session = paddock_race_get_session (race);
  guint moment = paddock_session_get_moment (session);

  if (g_str_equal (name, "race.first"))
    paddock_race_travel (race, 0);
  else if (g_str_equal (name, "race.last"))
    paddock_race_travel (race, paddock_session_get_n_moments (session));
  else if (moment > 0)
    paddock_race_travel (race, moment - 1);
}

static void
play_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = get_race (widget);

  if (paddock_race_is_playing (race))
    paddock_race_pause (race);
  else
    paddock_race_play (race);
}

static void
step_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!paddock_race_view_skip (get_view (widget)))
    paddock_race_step (get_race (widget));
}

static void
watch_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = get_race (widget);

  paddock_race_travel (race, 0);
  paddock_race_play (race);
}

static void
speed_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_race_set_speed (get_race (widget),
                          g_ascii_strtod (g_variant_get_string (parameter, NULL), NULL));
}

/* --- Drivers --- */

/* "2 racer:brawler" */
static void
set_driver_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = get_race (widget);
  char *end;
  guint64 seat = g_ascii_strtoull (g_variant_get_string (parameter, NULL), &end, 10);
  PaddockDriverSpec spec;

  if (*end == ' ' && seat < paddock_race_get_setup (race)->n_seats
      && paddock_driver_spec_parse (&spec, end + 1, NULL))
    paddock_race_set_driver (race, (guint) seat, spec);
}

const PaddockAction paddock_race_actions[] = {
  { "race.toggle", N_ ("Race It, or Back to the Drawing"), "F5", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_RACEABLE, .activate = toggle_cb },
  { "race.drivers", N_ ("Watch Computer Drivers Race"), "<Control><Shift>F5", PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACEABLE | PADDOCK_HAS_DRAWING, .activate = drivers_cb },
  { "race.again", N_ ("Race Again"), "<Shift>F5", PADDOCK_ACTIONS_RACE, .needs = PADDOCK_HAS_RACE,
    .activate = again_cb },
  { "race.again-same", N_ ("Race Again with the Same Dice"), NULL, PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = again_cb },
  { "race.setup", N_ ("Set Up the Race…"), "<Control>F5", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_RACEABLE, .activate = setup_cb },
  { "race.play", N_ ("Play or Pause"), "p", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = play_cb },
  { "race.step", N_ ("One Decision Forward"), "n", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = step_cb },
  { "race.back", N_ ("One Decision Back"), "b", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = travel_cb },
  { "race.first", N_ ("To the Start of the Race"), "<Alt>Home", PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = travel_cb },
  { "race.last", N_ ("To the Last Decision"), "<Alt>End", PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = travel_cb },
  { "race.watch", N_ ("Watch from the Start"), NULL, PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = watch_cb },
  { "race.previous-moment", N_ ("To the Bookmark Before"), "<Alt>Left", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = bookmark_cb },
  { "race.next-moment", N_ ("To the Next Bookmark"), "<Alt>Right", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = bookmark_cb },
  { "race.lines", N_ ("Lines of the Race"), "l", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = lines_cb },
  { "race.remark", N_ ("Pin a Remark to This Moment"), "m", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = remark_cb },
  { "race.dice", N_ ("Type In the Dice…"), "d", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = dice_cb },
  { "race.explain", N_ ("What Does the Driver Think?"), "w", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = explain_cb },
  { "race.arrange", N_ ("What If: Set Up a Position"), "a", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = arrange_cb },
  { "race.arranged", N_ ("Race from the Position"), "<Control>Return", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = arranged_cb },
  { "race.again-here", N_ ("Race Again on the Changed Track"), .needs = PADDOCK_HAS_RACE,
    .activate = again_here_cb },
  { "race.turn-left", N_ ("Turn the Touched Piece Left"), "comma", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = piece_cb },
  { "race.turn-right", N_ ("Turn the Touched Piece Right"), "period", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = piece_cb },
  { "race.take-off", N_ ("Take the Touched Piece off the Board"), "Delete", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = piece_cb },
  { "race.speed", N_ ("Speed of the Race"), .parameter = "s", .needs = PADDOCK_HAS_RACE,
    .activate = speed_cb },
  { "race.set-driver", N_ ("Who Drives"), .parameter = "s", .needs = PADDOCK_HAS_RACE,
    .activate = set_driver_cb },
  { NULL },
};
