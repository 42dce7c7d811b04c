/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-clock.h"
#include "window-private.h"

#include <glib/gi18n.h>

#include "race-plan.h"
#include "action-rows.h"
#include "race-dice-dialog.h"
#include "race-start.h"
#include "race-why-window.h"

static PaddockRace *
get_race (GtkWidget *widget)
{
  return paddock_window_get_race (PADDOCK_WINDOW (widget));
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
    return; /* nobody looks at the board */
  else if (!paddock_race_view_begin_arrangement (view, NULL, &error))
    paddock_window_show_toast (PADDOCK_WINDOW (widget), error->message);
}

/* A tab with the same race, which goes on otherwise there. */
static PaddockRaceView *
open_copy (PaddockWindow *self, PaddockRaceView *view)
{
  PaddockRace *race = paddock_race_view_get_race (view);

  paddock_race_flush (race, FALSE);
  paddock_window_open_race (self, paddock_document_file_get_document (paddock_race_get_file (race)),
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
    paddock_plan_again (document, origin ? paddock_document_file_get_document (origin) : NULL,
                        paddock_draw_seed ());

  paddock_race_view_end_arrangement (view);
  paddock_race_replace (race, _ ("Race Again"), plan);
  paddock_race_view_set_origin (view, origin);
}

/* --- Dice, remarks, opinions --- */

static void
dice_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_dice_dialog_present (GTK_WINDOW (widget), get_race (widget));
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
                                              : paddock_draw_seed ();
  g_autoptr (PaddockDocument) plan = paddock_plan_again (document, NULL, seed);

  paddock_race_replace (race, _ ("Race Again"), plan);
}

/* --- Time --- */

static void
travel_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = get_race (widget);
  const PaddockSight *sight = paddock_race_get_sight (race);
  guint moment = paddock_sight_get_moment (sight);

  if (g_str_equal (name, "race.first"))
    paddock_race_travel (race, 0);
  else if (g_str_equal (name, "race.last"))
    paddock_race_travel (race, paddock_sight_get_n_moments (sight));
  else if (moment > 0)
    paddock_race_travel (race, moment - 1);
}

/* What is over is played from the start. */
static void
play_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockRace *race = get_race (widget);

  if (paddock_race_is_playing (race)) {
    paddock_race_pause (race);
    return;
  }
  if (!paddock_race_get_decision (race))
    paddock_race_travel (race, 0);
  paddock_race_play (race);
}

static void
result_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!paddock_race_view_show_result (get_view (widget)))
    paddock_window_show_toast (PADDOCK_WINDOW (widget), _ ("The race is not over yet"));
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
  { "race.toggle", N_ ("Race, or Return to Drawing"), "F5", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_IN_MENU, PADDOCK_HAS_DOCUMENT, .activate = paddock_window_toggle_race_cb },
  { "race.drivers", N_ ("Watch Computer Drivers Race"), "<Control><Shift>F5", PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACEABLE | PADDOCK_HAS_DRAWING,
    .activate = paddock_window_watch_drivers_cb },
  { "race.lap", N_ ("Watch a Lap Alone"), "<Control>l", PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACEABLE | PADDOCK_HAS_DRAWING, .activate = paddock_window_drive_lap_cb },
  { "race.again", N_ ("Race Again"), "<Shift>F5", PADDOCK_ACTIONS_RACE, .needs = PADDOCK_HAS_RACE,
    .activate = again_cb },
  { "race.again-same", N_ ("Race Again with the Same Dice"), NULL, PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = again_cb },
  { "race.setup", N_ ("Set Up Race…"), "<Control>F5", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_IN_MENU,
    PADDOCK_HAS_RACEABLE, .activate = paddock_window_set_up_race_cb },
  { "race.play", N_ ("Play or Pause"), "p", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = play_cb },
  { "race.step", N_ ("Next Decision"), "n", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = step_cb },
  { "race.back", N_ ("Previous Decision"), "b", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = travel_cb },
  { "race.first", N_ ("Go to Start of Race"), "<Alt>Home", PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = travel_cb },
  { "race.last", N_ ("Go to Last Decision"), "<Alt>End", PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = travel_cb },
  { "race.watch", N_ ("Watch from the Start"), NULL, PADDOCK_ACTIONS_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = watch_cb },
  { "race.result", N_ ("Show Result"), "r", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    .needs = PADDOCK_HAS_RACE, .activate = result_cb },
  { "race.previous-moment", N_ ("Previous Bookmark"), "<Alt>Left", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = bookmark_cb },
  { "race.next-moment", N_ ("Next Bookmark"), "<Alt>Right", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = bookmark_cb },
  { "race.lines", N_ ("Race Lines"), "l", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = lines_cb },
  { "race.remark", N_ ("Pin Remark to This Moment"), "m", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = remark_cb },
  { "race.dice", N_ ("Enter Dice…"), "d", PADDOCK_ACTIONS_RACE, PADDOCK_ACTION_ON_RACE,
    PADDOCK_HAS_RACE, .activate = dice_cb },
  { "race.explain", N_ ("What Does the Driver Think?"), "w", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = explain_cb },
  { "race.arrange", N_ ("What If: Set Up Position"), "a", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = arrange_cb },
  { "race.arranged", N_ ("Race from Position"), "<Control>Return", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = arranged_cb },
  { "race.again-here", N_ ("Race Again on Changed Track"), .needs = PADDOCK_HAS_RACE,
    .activate = again_here_cb },
  { "race.turn-left", N_ ("Turn Selected Piece Left"), "comma", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = piece_cb },
  { "race.turn-right", N_ ("Turn Selected Piece Right"), "period", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = piece_cb },
  { "race.take-off", N_ ("Take Selected Piece off Board"), "Delete", PADDOCK_ACTIONS_RACE,
    PADDOCK_ACTION_ON_RACE, PADDOCK_HAS_RACE, .activate = piece_cb },
  { "race.speed", N_ ("Race Speed"), .parameter = "s", .needs = PADDOCK_HAS_RACE,
    .activate = speed_cb },
  { "race.set-driver", N_ ("Choose Driver"), .parameter = "s", .needs = PADDOCK_HAS_RACE,
    .activate = set_driver_cb },
  { NULL },
};
