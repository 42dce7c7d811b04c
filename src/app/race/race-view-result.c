/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The result takes the place of board and answers when the race is over, until somebody goes back in time or wants to see
 * the board.
 */

#include "race-record.h"
#include "race-view-private.h"

static gboolean
is_over_here (PaddockRaceView *self)
{
  return !paddock_race_get_decision (self->race) && !self->arrangement
         && !paddock_race_board_is_moving (self->board)
         && paddock_race_get_curtain (self->race) == PADDOCK_NOBODY;
}

static gboolean
is_over_at_last (PaddockRaceView *self)
{
  PaddockLineInfo info;

  paddock_race_get_line_info (self->race, paddock_race_get_line (self->race), &info);
  return info.is_over;
}

/* An answer that was given may have it still, though it is gone. */
static gboolean
has_focus (PaddockRaceView *self, gpointer part)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus
         && (focus == part || gtk_widget_is_ancestor (focus, part)
             || !gtk_widget_get_mapped (focus));
}

/* The keyboard goes along with what takes the place of what had it. */
static void
set_shown (PaddockRaceView *self, gboolean is_shown)
{
  gboolean had_focus = is_shown
                         ? has_focus (self, self->board_area) || has_focus (self, self->bottom)
                         : has_focus (self, self->result);

  if (gtk_widget_get_visible (GTK_WIDGET (self->result)) == is_shown)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->result), is_shown);
  gtk_widget_set_visible (self->board_area, !is_shown);
  gtk_widget_set_visible (self->board_edge, !is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->bottom), !is_shown);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
paddock_race_view_update_result (PaddockRaceView *self)
{
  gboolean is_shown = is_over_here (self) && !self->is_board_wanted;

  if (is_shown)
    paddock_race_result_update (self->result);
  set_shown (self, is_shown);
  if (is_shown)
    gtk_widget_set_visible (self->result_button, FALSE);
}

void
paddock_race_view_update_result_button (PaddockRaceView *self)
{
  gtk_widget_set_visible (self->result_button, !gtk_widget_get_visible (GTK_WIDGET (self->result))
                                                 && !paddock_race_get_error (self->race)
                                                 && is_over_at_last (self));
}

gboolean
paddock_race_view_show_result (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), FALSE);

  if (!is_over_at_last (self))
    return FALSE;

  self->is_board_wanted = FALSE;
  paddock_race_travel (self->race,
                       paddock_sight_get_n_moments (paddock_race_get_sight (self->race)));
  paddock_race_view_update_result (self);
  return TRUE;
}

void
paddock_race_view_left_result_cb (PaddockRaceView *self)
{
  self->is_board_wanted = TRUE;
  paddock_race_view_update_result (self);
  paddock_race_view_update_result_button (self);
}
