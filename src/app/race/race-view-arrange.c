/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-clock.h"
#include "race-view-private.h"

#include <glib/gi18n.h>

/* --- What is set up --- */

static void
show_arrangement (PaddockRaceView *self)
{
  paddock_race_board_set_arrangement (self->board, self->arrangement);
  paddock_race_dashboards_set_arrangement (self->dashboards, self->arrangement);
  if (self->arrangement)
    paddock_race_arrange_panel_show (self->arrange_panel, self->arrangement);
  gtk_stack_set_visible_child_name (self->bottom, self->arrangement ? "arrange" : "choices");
  paddock_race_touch (self->race);
}

gboolean
paddock_race_view_begin_arrangement (PaddockRaceView *self, PaddockDocument *track, GError **error)
{
  PaddockArrangement *arrangement;

  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), FALSE);

  arrangement = paddock_arrangement_new (self->race, track, error);
  if (!arrangement)
    return FALSE;

  paddock_race_view_end_arrangement (self);
  paddock_race_pause (self->race);
  paddock_race_hold (self->race);
  self->arrangement = arrangement;
  show_arrangement (self);
  return TRUE;
}

void
paddock_race_view_end_arrangement (PaddockRaceView *self)
{
  g_autoptr (PaddockArrangement) arrangement = NULL;

  g_return_if_fail (PADDOCK_IS_RACE_VIEW (self));

  arrangement = g_steal_pointer (&self->arrangement);
  if (!arrangement)
    return;

  show_arrangement (self);
  paddock_race_release (self->race);
}

gboolean
paddock_race_view_is_arranging (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), FALSE);

  return self->arrangement != NULL;
}

gboolean
paddock_race_view_has_arranged (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), FALSE);

  return self->arrangement && paddock_arrangement_can_undo (self->arrangement);
}

PaddockDocument *
paddock_race_view_dup_arranged (PaddockRaceView *self, gboolean *replaces, GError **error)
{
  PaddockPosition *position;
  g_autoptr (GPtrArray) conflicts = NULL;

  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self) && self->arrangement, NULL);

  position = paddock_arrangement_get_position (self->arrangement);
  conflicts = paddock_position_find_conflicts (position);
  if (conflicts->len > 0) {
    g_set_error_literal (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_POSITION,
                         ((const PaddockConflict *) conflicts->pdata[0])->text);
    return NULL;
  }

  *replaces = paddock_arrangement_is_on_other_track (self->arrangement)
              || (paddock_sight_get_n_moments (paddock_race_get_sight (self->race)) == 0
                  && paddock_race_get_n_lines (self->race) == 1);
  return paddock_position_dup_document (position, error);
}

/* --- What people do to it --- */

void
paddock_race_view_put_cb (gpointer data, const PaddockPiece *piece, PaddockPlace place, int heading)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (data);

  if (!self->arrangement)
    return;

  paddock_arrangement_put (self->arrangement, piece, place, heading);
  show_arrangement (self);
}

void
paddock_race_view_arranged_cb (PaddockRaceView *self)
{
  show_arrangement (self);
}

void
paddock_race_view_remedied_cb (PaddockRaceView *self, int number)
{
  PaddockPosition *position = paddock_arrangement_get_position (self->arrangement);
  g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);

  if (number >= (int) conflicts->len)
    return;

  paddock_arrangement_remedy (self->arrangement, conflicts->pdata[number]);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas)); /* the button that had it is gone */
  show_arrangement (self);
}

void
paddock_race_view_new_piece_cb (PaddockRaceView *self, int number)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n =
    paddock_position_list_new (paddock_arrangement_get_position (self->arrangement), pieces);

  if (number < (int) n)
    paddock_race_board_hold_new (self->board, &pieces[number]);
}

void
paddock_race_view_turn_piece (PaddockRaceView *self, int step)
{
  g_return_if_fail (PADDOCK_IS_RACE_VIEW (self));

  if (self->arrangement)
    paddock_race_board_turn_hand (self->board, step);
}

void
paddock_race_view_take_piece_off (PaddockRaceView *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_VIEW (self));

  if (self->arrangement)
    paddock_race_board_take_off (self->board);
}

/* --- Undo --- */

const char *
paddock_race_view_get_undo_label (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), NULL);

  if (!self->arrangement)
    return paddock_race_get_undo_label (self->race);

  return paddock_arrangement_can_undo (self->arrangement) ? _ ("Change Position") : NULL;
}

const char *
paddock_race_view_get_redo_label (PaddockRaceView *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), NULL);

  if (!self->arrangement)
    return paddock_race_get_redo_label (self->race);

  return paddock_arrangement_can_redo (self->arrangement) ? _ ("Change Position") : NULL;
}

void
paddock_race_view_undo (PaddockRaceView *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_VIEW (self));

  if (!self->arrangement) {
    paddock_race_undo (self->race);
  } else if (paddock_arrangement_can_undo (self->arrangement)) {
    paddock_arrangement_undo (self->arrangement);
    show_arrangement (self);
  }
}

void
paddock_race_view_redo (PaddockRaceView *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_VIEW (self));

  if (!self->arrangement) {
    paddock_race_redo (self->race);
  } else if (paddock_arrangement_can_redo (self->arrangement)) {
    paddock_arrangement_redo (self->arrangement);
    show_arrangement (self);
  }
}

/* --- The drawing has changed --- */

/* The race as it would stand on TRACK: all of it if it would have gone the same, else from its position.  NULL: something
 * conflicts, and is shown. */
static PaddockDocument *
dup_on_track (PaddockRaceView *self, PaddockDocument *track, GError **error)
{
  PaddockDocument *whole = paddock_race_dup_on_track (self->race, track);
  g_autoptr (GPtrArray) conflicts = NULL;
  gboolean replaces;

  if (whole || !paddock_race_view_begin_arrangement (self, track, error))
    return whole;

  conflicts =
    paddock_position_find_conflicts (paddock_arrangement_get_position (self->arrangement));
  return conflicts->len == 0 ? paddock_race_view_dup_arranged (self, &replaces, NULL) : NULL;
}

gboolean
paddock_race_view_follow_origin (PaddockRaceView *self, GError **error)
{
  g_autoptr (PaddockDocument) race = NULL;
  PaddockDocument *track;

  g_return_val_if_fail (PADDOCK_IS_RACE_VIEW (self), FALSE);

  if (!self->origin || !self->raced || paddock_race_get_error (self->race))
    return FALSE;
  track = paddock_document_file_get_document (self->origin);
  if (!track->kind->is_track) /* a sheet that is raced with */
    return FALSE;
  if (track == self->raced || paddock_document_equal (track, self->raced))
    return FALSE;

  race = dup_on_track (self, track, error);
  if (race) {
    paddock_race_replace (self->race, _ ("Change Track"), race);
    paddock_race_view_set_origin (self, self->origin);
  }
  return TRUE;
}
