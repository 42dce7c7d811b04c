/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A race on the screen that people work with a real pointer and real keys.
 */

#pragma once

#include "hands-fixture.h"
#include "race-fixture.h"

typedef struct {
  char *folder;
  PaddockWindow *window;
  PaddockRace *race;
  PaddockSession *session;
  GtkWidget *canvas;
} Hands;

static inline void
set_drivers (Hands *self, const char *driver)
{
  for (guint seat = 0; seat < paddock_race_get_setup (self->race)->n_seats; seat++) {
    g_autofree char *target = g_strdup_printf ("%u %s", seat, driver);

    gtk_widget_activate_action (GTK_WIDGET (self->window), "race.set-driver", "s", target);
  }
}

/* A race in which everybody is a person; a few decisions have been made. */
static inline void
hands_begin (Hands *self, guint n_decisions)
{
  self->folder = make_folder ();
  self->window = present_race (self->folder);
  self->race = paddock_window_get_race (self->window);
  self->session = get_session (self->window);
  self->canvas = GTK_WIDGET (get_view (self->window)->canvas);
  set_drivers (self, "person");
  for (guint i = 0; i < n_decisions; i++)
    paddock_race_choose (self->race, 0);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  wait_until (gtk_window_is_active (GTK_WINDOW (self->window)));
}

static inline void
hands_end (Hands *self)
{
  drop_window (self->window);
  remove_folder (self->folder);
  g_free (self->folder);
}

static inline guint
get_moment (const Hands *self)
{
  return paddock_session_get_moment (self->session);
}
