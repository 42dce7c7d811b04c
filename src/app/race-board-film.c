/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"

#include <adwaita.h>

static void
show_active_in_view (PaddockRaceBoard *self)
{
  const PaddockDecision *decision = paddock_race_get_decision (self->race);
  const PaddockPiece *piece =
    decision ? paddock_race_board_find_vehicle (&self->shown, decision->player) : NULL;
  PaddockPoint at;

  if (!piece)
    return;

  at = paddock_race_ground_get_point (&self->ground, piece->places[0]);
  paddock_canvas_show_scene_rect (self->canvas,
                                  paddock_rect_grow ((PaddockRect){ at.x, at.y, 0, 0 }, 60));
}

void
paddock_race_board_end_film (PaddockRaceBoard *self)
{
  if (!self->tick)
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self->canvas), self->tick);
  self->tick = 0;
  self->time = G_MAXUINT;
  paddock_race_board_show (self);
  show_active_in_view (self);
  self->funcs->shown (self->data, G_MAXUINT);
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
  if (speed <= 0 || self->time >= paddock_motion_get_length (self->film)) {
    paddock_race_board_end_film (self);
    return G_SOURCE_CONTINUE; /* it is removed already */
  }

  paddock_race_board_show_trail (self);
  paddock_race_board_show_pieces (self);
  self->funcs->shown (self->data, paddock_motion_count_events (self->film, self->time));
  return G_SOURCE_CONTINUE;
}

gboolean
paddock_race_board_has_motion (PaddockRaceBoard *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self->canvas))
         && adw_get_enable_animations (GTK_WIDGET (self->canvas))
         && paddock_race_get_speed (self->race) > 0 && paddock_motion_get_length (self->film) > 0;
}

/* The pieces as they stood at a moment of the line in hand. */
static void
read_pieces_at (PaddockRaceBoard *self, guint moment, PaddockPieces *pieces)
{
  const PaddockJournal *journal =
    paddock_session_get_journal (paddock_race_get_session (self->race));
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_race_get_match (self->race));

  paddock_match_set_state (match, paddock_journal_get_state (journal, moment));
  pieces->n =
    paddock_match_show_pieces (match, paddock_race_get_viewer (self->race), pieces->pieces);
}

/* What has just happened, between the pieces as they stood and as they stand. */
void
paddock_race_board_make_film (PaddockRaceBoard *self)
{
  PaddockSession *session = paddock_race_get_session (self->race);
  int moment = (int) paddock_session_get_moment (session) - 1;
  guint8 colours[PADDOCK_MAX_SEATS];
  PaddockPieces before;
  guint n;
  const PaddockEvent *events = paddock_race_get_events (self->race, moment, &n);

  paddock_race_board_get_colours (self, colours);
  read_pieces_at (self, (guint) moment, &before);
  self->film = paddock_motion_new (&self->ground, colours, &before, &self->shown, events, n);
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

void
paddock_race_board_skip (PaddockRaceBoard *self)
{
  paddock_race_board_end_film (self);
}
