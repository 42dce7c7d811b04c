/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-view-private.h"

#include <glib/gi18n.h>

#include "race-glance.h"

#define MARKS_DELAY 150 /* milliseconds */

static const PaddockEvent *
get_events (PaddockRaceView *self, guint *n)
{
  const PaddockSight *sight = paddock_race_get_sight (self->race);

  return paddock_sight_get_events (sight, (int) paddock_sight_get_moment (sight) - 1, n);
}

/* The dice of the moment as far as they have been rolled. */
static void
show_dice (PaddockRaceView *self, const PaddockEvent *events, guint n)
{
  const PaddockTable *table = paddock_match_get_table (paddock_race_get_match (self->race));
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (PaddockFace));

  for (guint i = 0; i < n; i++)
    if (events[i].type == PADDOCK_EVENT_ROLLED) {
      PaddockFace face = paddock_table_get_face (table, events[i].subject, events[i].amount);

      g_array_append_val (faces, face);
    }
  paddock_race_dice_set_faces (self->dice, (const PaddockFace *) faces->data, faces->len);
  gtk_widget_set_visible (self->tray, faces->len > 0);
}

/* A number that was typed in and that the die does not have; NULL: all did. */
static char *
dup_fault (PaddockRaceView *self)
{
  const PaddockChance *chance =
    &paddock_match_get_state (paddock_race_get_match (self->race))->chance;

  return chance->has_fault ? g_strdup_printf (_ ("The die has no %d, so it was rolled at random"),
                                              chance->fault_face)
                           : NULL;
}

static gboolean
show_marks_cb (gpointer data)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (data);

  self->marks_source = 0;
  paddock_race_moments_update (self->moments);
  paddock_race_timeline_update (self->timeline);
  paddock_race_view_update_result_button (self);
  return G_SOURCE_REMOVE;
}

void
paddock_race_view_show_marks_soon (PaddockRaceView *self)
{
  if (!self->marks_source)
    self->marks_source = g_timeout_add (MARKS_DELAY, show_marks_cb, self);
}

static void
show_settled (PaddockRaceView *self)
{
  paddock_race_choices_update (self->choices, FALSE);
  paddock_race_dashboards_update (self->dashboards);
  paddock_race_log_update (self->log);
  paddock_race_view_update_result (self);
  paddock_race_view_show_marks_soon (self);
}

/* What the film has told by now, or all of it. */
void
paddock_race_view_tell (PaddockRaceView *self)
{
  guint n;
  const PaddockEvent *events = get_events (self, &n);
  guint n_told = MIN (n, paddock_race_board_count_shown (self->board));
  g_autoptr (PaddockMatch) drawn = paddock_match_copy_drawn (paddock_race_get_match (self->race));
  g_autofree char *caption = dup_fault (self);

  show_dice (self, events, n_told);
  if (!caption)
    caption =
      paddock_match_dup_sentence (drawn, events, n_told, paddock_race_get_viewer (self->race));
  paddock_race_choices_set_caption (self->choices, caption ? caption : "");
}

void
paddock_race_view_refresh (PaddockRaceView *self)
{
  paddock_race_view_tell (self);
  if (paddock_race_board_is_moving (self->board))
    paddock_race_choices_update (self->choices, TRUE);
  else
    show_settled (self);
}

void
paddock_race_view_advanced_cb (gpointer data)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (data);

  paddock_race_view_tell (self);
  if (!paddock_race_board_is_moving (self->board))
    show_settled (self);
}
