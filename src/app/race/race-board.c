/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"

#include "race-record.h"

/* --- Pieces --- */

static const PaddockMatch *
get_match (PaddockRaceBoard *self)
{
  return self->arrangement ? paddock_arrangement_get_match (self->arrangement)
                           : paddock_race_get_match (self->race);
}

void
paddock_race_board_read_pieces (PaddockRaceBoard *self)
{
  self->shown.n = paddock_match_show_pieces (get_match (self), paddock_race_get_viewer (self->race),
                                             self->shown.pieces);
}

static void
add_active (PaddockRaceBoard *self, PaddockScene *scene)
{
  const PaddockDecision *decision = paddock_race_get_decision (self->race);

  for (guint i = 0; decision && i < self->shown.n; i++)
    if (paddock_piece_acts_for (&self->shown.pieces[i], decision->player))
      paddock_scene_add_active (scene,
                                paddock_stage_get_pose (&self->stage, &self->shown.pieces[i]));
}

static void
add_standing (PaddockRaceBoard *self, PaddockScene *scene)
{
  paddock_stage_add_pieces (&self->stage, scene, self->shown.pieces, self->shown.n);
}

/* The remarks of this moment that have a place. */
static void
add_pins (PaddockRaceBoard *self, PaddockScene *scene)
{
  guint moment = paddock_sight_get_moment (paddock_race_get_sight (self->race));
  g_autoptr (GArray) remarks = paddock_race_list_remarks (self->race);

  for (guint i = 0; i < remarks->len; i++) {
    const PaddockRemark *remark = &g_array_index (remarks, PaddockRemark, i);

    if (remark->moment == moment && !paddock_place_equal (remark->place, PADDOCK_NOWHERE))
      paddock_scene_add_pin (scene, self->stage.ground, remark->place, "✎");
  }
}

PaddockScene *
paddock_race_board_create_standing (PaddockRaceBoard *self)
{
  PaddockScene *scene = paddock_ground_create_scene (self->stage.ground);

  if (self->has_places && !self->is_covered) {
    add_standing (self, scene);
    add_pins (self, scene);
  }
  return scene;
}

void
paddock_race_board_show_pieces (PaddockRaceBoard *self)
{
  PaddockScene *scene = paddock_ground_create_scene (self->stage.ground);

  if (self->tick) {
    paddock_film_build (self->film, self->time, scene);
  } else if (self->arrangement) {
    add_standing (self, scene);
    paddock_race_board_add_hand (self, scene);
  } else {
    add_active (self, scene);
    add_standing (self, scene);
    add_pins (self, scene);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_PIECES, scene, 1);
}

/* Of those who decided. */
void
paddock_race_board_show_trail (PaddockRaceBoard *self)
{
  g_autoptr (PaddockScene) scene = paddock_ground_create_scene (self->stage.ground);
  guint n = self->film && !self->arrangement
              ? paddock_film_build_trails (self->film, self->time, self->actor, scene)
              : 0;

  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_TRAILS,
                              n > 0 ? g_steal_pointer (&scene) : NULL, 1);
}

/* --- What is seen --- */

static void
clear_board (PaddockRaceBoard *self)
{
  static const PaddockCanvasOverlay slots[] = { PADDOCK_OVERLAY_TRAILS, PADDOCK_OVERLAY_TARGETS,
                                                PADDOCK_OVERLAY_GHOST, PADDOCK_OVERLAY_PIECES,
                                                PADDOCK_OVERLAY_KEYS };

  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    paddock_canvas_set_overlay (self->canvas, slots[i], NULL, 1);
}

void
paddock_race_board_show (PaddockRaceBoard *self)
{
  if (!self->has_places || self->is_covered) {
    clear_board (self);
    return;
  }

  paddock_race_board_show_trail (self);
  paddock_race_board_show_pieces (self);
  paddock_race_board_show_choices (self);
}

static void
set_ground (PaddockRaceBoard *self, PaddockGround *ground)
{
  paddock_ground_ref (ground);
  g_clear_pointer (&self->stage.ground, paddock_ground_unref);
  self->stage.ground = ground;
  self->has_places = paddock_ground_has_places (ground);
}

/* The track that is shown, and the seats' colours on it. */
static void
lay_stage (PaddockRaceBoard *self)
{
  const PaddockSetup *setup = paddock_match_get_setup (get_match (self));

  if (setup->track)
    paddock_canvas_set_document (self->canvas, setup->track);
  set_ground (self, paddock_canvas_get_ground (self->canvas));
  self->stage.n_headings = setup->game->n_headings;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    self->stage.colours[seat] = (guint8) paddock_race_get_colour (self->race, seat);
}

static void
moved_cb (PaddockRaceBoard *self, int steps)
{
  paddock_race_board_drop_film (self);
  if (paddock_race_get_error (self->race))
    return;

  lay_stage (self);
  paddock_race_board_read_pieces (self);
  paddock_race_board_find_targets (self);
  if (self->has_places && paddock_sight_get_moment (paddock_race_get_sight (self->race)) > 0)
    paddock_race_board_make_film (self);
  if (steps == 1 && self->film && !self->is_covered && paddock_race_board_has_motion (self))
    paddock_race_board_begin_film (self);
  paddock_race_board_show (self);
}

static void
focused_cb (PaddockRaceBoard *self)
{
  if (self->has_places)
    paddock_race_board_show_choices (self);
}

static void
changed_cb (PaddockRaceBoard *self)
{
  if (!paddock_race_get_error (self->race) && !self->tick)
    paddock_race_board_show (self);
}

void
paddock_race_board_set_covered (PaddockRaceBoard *self, gboolean is_covered)
{
  if (self->is_covered == is_covered)
    return;

  self->is_covered = is_covered;
  if (is_covered)
    paddock_race_board_end_film (self);
  paddock_race_board_show (self);
}

void
paddock_race_board_set_arrangement (PaddockRaceBoard *self, PaddockArrangement *arrangement)
{
  paddock_race_board_end_film (self);
  if (self->arrangement != arrangement)
    self->has_hand = FALSE;
  self->arrangement = arrangement;
  self->is_dragging = FALSE;
  lay_stage (self);
  paddock_race_board_read_pieces (self);
  paddock_race_board_show (self);
}

/* --- Life --- */

PaddockRaceBoard *
paddock_race_board_new (PaddockCanvas *canvas,
                        PaddockRace *race,
                        const PaddockRaceBoardFuncs *funcs,
                        gpointer data)
{
  PaddockRaceBoard *self = g_new0 (PaddockRaceBoard, 1);

  self->canvas = canvas;
  self->race = g_object_ref (race);
  self->funcs = funcs;
  self->data = data;
  self->at = PADDOCK_NOWHERE;
  self->targets = g_array_new (FALSE, FALSE, sizeof (PaddockPlace));
  paddock_race_board_connect_pointer (self);
  g_signal_connect_swapped (race, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (race, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (race, "focused", G_CALLBACK (focused_cb), self);
  set_ground (self, paddock_canvas_get_ground (canvas));
  moved_cb (self, 0);

  return self;
}

void
paddock_race_board_free (PaddockRaceBoard *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->canvas), self->tick);
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_signal_handlers_disconnect_by_data (self->race, self);
  g_clear_pointer (&self->film, paddock_film_free);
  paddock_stage_clear (&self->stage);
  g_array_unref (self->targets);
  g_object_unref (self->race);
  g_free (self);
}
