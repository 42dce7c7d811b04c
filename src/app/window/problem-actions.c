/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-private.h"

#include <glib/gi18n.h>

#include "action-rows.h"

static PaddockProblemsPanel *
get_panel (GtkWidget *widget)
{
  return paddock_drawing_view_get_problems (paddock_window_get_drawing (PADDOCK_WINDOW (widget)));
}

static void
next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_drawing_view_show_panel (paddock_window_get_drawing (PADDOCK_WINDOW (widget)),
                                   "problems");
  paddock_problems_panel_step (get_panel (widget), 1);
}

static void
previous_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_drawing_view_show_panel (paddock_window_get_drawing (PADDOCK_WINDOW (widget)),
                                   "problems");
  paddock_problems_panel_step (get_panel (widget), -1);
}

static void
tell (GtkWidget *widget, char *done)
{
  g_autofree char *text = done;

  if (text)
    paddock_window_show_undo_toast (PADDOCK_WINDOW (widget), text);
}

static void
fix_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tell (widget, paddock_problems_panel_fix (get_panel (widget)));
}

static void
fix_all_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tell (widget, paddock_problems_panel_fix_all (get_panel (widget)));
}

static void
accept_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tell (widget,
        paddock_problems_panel_accept (get_panel (widget), g_variant_get_string (parameter, NULL)));
}

static void
take_back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tell (widget, paddock_problems_panel_take_back (get_panel (widget)));
}

const PaddockAction paddock_problem_actions[] = {
  { "problem.next", N_ ("Next Problem"), "F8", PADDOCK_ACTIONS_PROBLEMS,
    .needs = PADDOCK_HAS_DRAWING, .activate = next_cb },
  { "problem.previous", N_ ("Previous Problem"), "<Shift>F8", PADDOCK_ACTIONS_PROBLEMS,
    .needs = PADDOCK_HAS_DRAWING, .activate = previous_cb },
  { "problem.fix", N_ ("Repair Problem"), "<Control>period", PADDOCK_ACTIONS_PROBLEMS,
    .needs = PADDOCK_HAS_FIX, .activate = fix_cb },
  { "problem.fix-all", N_ ("Repair All of This Kind"), "<Control><Shift>period",
    PADDOCK_ACTIONS_PROBLEMS, .needs = PADDOCK_HAS_FIX, .activate = fix_all_cb },
  { "problem.accept-because", N_ ("Accept Problem"), .parameter = "s",
    .needs = PADDOCK_HAS_ACCEPTABLE, .activate = accept_cb },
  { "problem.take-back", N_ ("Stop Accepting Problem"), NULL, PADDOCK_ACTIONS_PROBLEMS,
    .needs = PADDOCK_HAS_ACCEPTED, .activate = take_back_cb },
  { NULL },
};
