/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"
#include "race-clock.h"

#include <adwaita.h>

static void
stop (PaddockRaceBoard *self)
{
  gtk_widget_remove_tick_callback (GTK_WIDGET (self->canvas), self->tick);
  self->tick = 0;
  self->time = G_MAXUINT;
}

void
paddock_race_board_end_film (PaddockRaceBoard *self)
{
  if (!self->tick)
    return;

  stop (self);
  paddock_race_board_show (self);
  self->funcs->advanced (self->data);
  paddock_race_release (self->race);
}

void
paddock_race_board_drop_film (PaddockRaceBoard *self)
{
  gboolean is_running = self->tick != 0;

  if (is_running)
    stop (self);
  g_clear_pointer (&self->film, paddock_film_free);
  if (is_running)
    paddock_race_release (self->race);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  PaddockRaceBoard *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double speed = paddock_race_get_speed (self->race);

  if (!self->began)
    self->began = now;
  self->time = (guint) ((double) (now - self->began) / 1000 * speed);
  if (speed <= 0 || self->time >= paddock_film_get_length (self->film)) {
    paddock_race_board_end_film (self);
    return G_SOURCE_CONTINUE; /* it is removed already */
  }

  paddock_race_board_show_trail (self);
  paddock_race_board_show_pieces (self);
  self->funcs->advanced (self->data);
  return G_SOURCE_CONTINUE;
}

gboolean
paddock_race_board_has_motion (PaddockRaceBoard *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self->canvas))
         && adw_get_enable_animations (GTK_WIDGET (self->canvas))
         && paddock_race_get_speed (self->race) > 0 && paddock_film_get_length (self->film) > 0;
}

/* The pieces as they stood at a moment of the line in hand. */
static void
read_pieces_at (PaddockRaceBoard *self, guint moment, PaddockPieces *pieces)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_race_get_match (self->race));

  paddock_sight_go_to (paddock_race_get_sight (self->race), moment, match);
  pieces->n =
    paddock_match_show_pieces (match, paddock_race_get_viewer (self->race), pieces->pieces);
}

/* What has just happened, between the pieces as they stood and as they stand. */
void
paddock_race_board_make_film (PaddockRaceBoard *self)
{
  const PaddockSight *sight = paddock_race_get_sight (self->race);
  int moment = (int) paddock_sight_get_moment (sight) - 1;
  PaddockPieces before;
  guint n;
  const PaddockEvent *events = paddock_sight_get_events (sight, moment, &n);

  read_pieces_at (self, (guint) moment, &before);
  self->film = paddock_film_new (&self->stage, &before, &self->shown, events, n);
  self->actor = n > 0 ? events[0].actor : PADDOCK_NOBODY;
  self->time = G_MAXUINT;
}

void
paddock_race_board_begin_film (PaddockRaceBoard *self)
{
  self->time = 0;
  self->began = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->canvas), tick_cb, self, NULL);
  paddock_race_hold (self->race);
}

gboolean
paddock_race_board_is_moving (PaddockRaceBoard *self)
{
  return self->tick != 0;
}

guint
paddock_race_board_count_shown (PaddockRaceBoard *self)
{
  return self->tick ? paddock_film_count_events (self->film, self->time) : G_MAXUINT;
}

void
paddock_race_board_skip (PaddockRaceBoard *self)
{
  paddock_race_board_end_film (self);
}
