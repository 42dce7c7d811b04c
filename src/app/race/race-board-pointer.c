/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"

static void
point_at (PaddockRaceBoard *self, PaddockPoint point)
{
  guint choices[PADDOCK_MAX_CHOICES];
  guint n;

  if (!self->has_places)
    return;

  self->at = paddock_ground_find_place (self->stage.ground, point);
  n = paddock_race_board_find_choices (self, self->at, choices);
  if (n > 0 || self->is_hovering)
    paddock_race_set_focus (self->race, n > 0 ? choices[0] : PADDOCK_NO_CHOICE);
  self->is_hovering = n > 0;
}

static void
hovered_cb (PaddockRaceBoard *self, double x, double y, GdkModifierType modifiers)
{
  point_at (self, (PaddockPoint){ x, y });
  if (self->is_dragging)
    paddock_race_board_drag (self);
}

static void
left_cb (PaddockRaceBoard *self)
{
  if (self->is_hovering)
    paddock_race_set_focus (self->race, PADDOCK_NO_CHOICE);
  self->is_hovering = FALSE;
}

static void
cursor_moved_cb (PaddockRaceBoard *self)
{
  PaddockPlace place;

  if (!paddock_canvas_get_cursor (self->canvas, &place))
    return;

  point_at (self, paddock_ground_get_point (paddock_canvas_get_ground (self->canvas), place));
  if (self->is_dragging)
    paddock_race_board_drag (self);
}

static GdkRectangle
get_rectangle (PaddockRaceBoard *self)
{
  PaddockPoint at =
    paddock_canvas_from_scene (self->canvas,
                               paddock_ground_get_point (self->stage.ground, self->at));

  return (GdkRectangle){ (int) at.x - 6, (int) at.y - 6, 12, 12 };
}

static gboolean
choose_here (PaddockRaceBoard *self)
{
  guint choices[PADDOCK_MAX_CHOICES];
  guint n = paddock_race_board_find_choices (self, self->at, choices);

  if (n == 1)
    paddock_race_choose (self->race, choices[0]);
  else if (n > 1)
    self->funcs->ambiguous (self->data, choices, n, get_rectangle (self));

  return n > 0;
}

static void
pressed_cb (PaddockRaceBoard *self,
            double x,
            double y,
            guint button,
            GdkModifierType modifiers,
            int n_press)
{
  if (!self->has_places || self->is_covered)
    return;
  if (self->tick) {
    paddock_race_board_skip (self);
    return;
  }

  point_at (self, (PaddockPoint){ x, y });
  if (self->arrangement && button == GDK_BUTTON_PRIMARY)
    paddock_race_board_pick_up (self);
  else if (button == GDK_BUTTON_PRIMARY)
    choose_here (self);
  else if (button == GDK_BUTTON_SECONDARY)
    self->funcs->asked (self->data, self->at, get_rectangle (self));
}

static void
dragged_cb (PaddockRaceBoard *self, double x, double y, GdkModifierType modifiers)
{
  point_at (self, (PaddockPoint){ x, y });
  if (self->is_dragging)
    paddock_race_board_drag (self);
}

static void
released_cb (PaddockRaceBoard *self)
{
  if (self->is_dragging)
    paddock_race_board_drop (self);
}

static void
cancelled_cb (PaddockRaceBoard *self)
{
  if (self->is_dragging)
    paddock_race_board_let_go (self);
}

/* While a position is set up, the first time picks up what stands there, the second puts it down. */
gboolean
paddock_race_board_choose_at_cursor (PaddockRaceBoard *self)
{
  PaddockPlace place;

  if (!paddock_canvas_get_cursor (self->canvas, &place))
    return FALSE;

  cursor_moved_cb (self);
  if (!self->arrangement)
    return choose_here (self);
  if (self->is_dragging)
    paddock_race_board_drop (self);
  else
    paddock_race_board_pick_up (self);
  return TRUE;
}

void
paddock_race_board_connect_pointer (PaddockRaceBoard *self)
{
  static const struct {
    const char *signal;
    GCallback callback;
  } reports[] = {
    { "pressed", G_CALLBACK (pressed_cb) },           { "dragged", G_CALLBACK (dragged_cb) },
    { "released", G_CALLBACK (released_cb) },         { "cancelled", G_CALLBACK (cancelled_cb) },
    { "hovered", G_CALLBACK (hovered_cb) },           { "left", G_CALLBACK (left_cb) },
    { "cursor-moved", G_CALLBACK (cursor_moved_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    g_signal_connect_swapped (self->canvas, reports[i].signal, reports[i].callback, self);
}
