/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"

#include <adwaita.h>

#include "race-target.h"

#define GHOST_OPACITY 0.6
#define MAX_TRAIL 64

/* --- Pieces --- */

static const PaddockMatch *
get_match (PaddockRaceBoard *self)
{
  return self->arrangement ? paddock_arrangement_get_match (self->arrangement)
                           : paddock_race_get_match (self->race);
}

/* While a position is set up, everything can be seen. */
void
paddock_race_board_read_pieces (PaddockRaceBoard *self)
{
  guint viewer = self->arrangement ? PADDOCK_EVERYBODY : paddock_race_get_viewer (self->race);

  self->shown.n = paddock_match_show_pieces (get_match (self), viewer, self->shown.pieces);
}

static PaddockScene *
new_scene (PaddockRaceBoard *self)
{
  return paddock_scene_new (self->ground.layout.orientation);
}

static void
set_overlay (PaddockRaceBoard *self, PaddockCanvasOverlay slot, PaddockScene *scene, double opacity)
{
  paddock_canvas_set_overlay (self->canvas, slot, scene, opacity);
}

static const PaddockPiece *
find_vehicle (const PaddockPieces *pieces, guint seat)
{
  for (guint i = 0; i < pieces->n; i++)
    if (pieces->pieces[i].kind == PADDOCK_PIECE_VEHICLE && pieces->pieces[i].seat == seat)
      return &pieces->pieces[i];

  return NULL;
}

static void
add_active (PaddockRaceBoard *self, PaddockScene *scene)
{
  const PaddockDecision *decision = paddock_race_get_decision (self->race);
  const PaddockPiece *piece = decision ? find_vehicle (&self->shown, decision->player) : NULL;

  if (piece)
    paddock_race_add_active (scene, paddock_race_ground_get_pose (&self->ground, piece));
}

static void
add_standing (PaddockRaceBoard *self, PaddockScene *scene)
{
  for (guint i = 0; i < self->shown.n; i++) {
    const PaddockPiece *piece = &self->shown.pieces[i];
    guint colour =
      piece->seat == PADDOCK_NOBODY ? 0 : paddock_race_get_colour (self->race, piece->seat);

    paddock_race_add_piece (scene, piece, paddock_race_ground_get_pose (&self->ground, piece),
                            colour);
  }
}

/* The remarks of this moment that have a place. */
static void
add_pins (PaddockRaceBoard *self, PaddockScene *scene)
{
  PaddockSession *session = paddock_race_get_session (self->race);
  g_autoptr (GArray) remarks = paddock_session_list_remarks (session);

  for (guint i = 0; i < remarks->len; i++) {
    const PaddockRemark *remark = &g_array_index (remarks, PaddockRemark, i);

    if (remark->moment == paddock_session_get_moment (session)
        && !paddock_place_equal (remark->place, PADDOCK_NOWHERE))
      paddock_race_add_pin (scene, paddock_race_ground_get_point (&self->ground, remark->place),
                            "✎");
  }
}

static void
show_pieces (PaddockRaceBoard *self)
{
  PaddockScene *scene = new_scene (self);

  if (self->tick) {
    paddock_motion_build (self->film, self->time, scene);
  } else if (self->arrangement) {
    add_standing (self, scene);
    paddock_race_board_add_hand (self, scene);
  } else {
    add_active (self, scene);
    add_standing (self, scene);
    add_pins (self, scene);
  }
  set_overlay (self, PADDOCK_OVERLAY_PIECES, scene, 1);
}

static void
show_trail (PaddockRaceBoard *self)
{
  PaddockPoint points[MAX_TRAIL];
  guint n = self->film && !self->arrangement
              ? paddock_motion_get_trail (self->film, self->time, self->actor, points, MAX_TRAIL)
              : 0;
  PaddockScene *scene = n > 1 ? new_scene (self) : NULL;

  if (scene)
    paddock_race_add_trail (scene, points, n);
  set_overlay (self, PADDOCK_OVERLAY_TRAILS, scene, 1);
}

/* --- Choices --- */

/* A driver is not helped while it goes on by itself. */
static gboolean
can_choose (PaddockRaceBoard *self)
{
  const PaddockDecision *decision = paddock_race_get_decision (self->race);

  if (!decision
      || (!paddock_race_is_person (self->race, decision->player)
          && paddock_race_is_playing (self->race)))
    return FALSE;

  return self->has_ground && !self->is_covered && !self->tick && !self->arrangement
         && !paddock_race_is_thinking (self->race);
}

static void
find_targets (PaddockRaceBoard *self)
{
  const PaddockMatch *match = paddock_race_get_match (self->race);
  const PaddockDecision *decision = paddock_race_get_decision (self->race);
  g_auto (PaddockEvents) events = { 0 };

  paddock_events_init (&events, 64);
  g_array_set_size (self->targets, 0);
  for (guint i = 0; decision && i < decision->n_choices; i++) {
    PaddockPlace place = paddock_race_find_target (match, i, &events);

    g_array_append_val (self->targets, place);
  }
}

static gboolean
is_nowhere (PaddockPlace place)
{
  return paddock_place_equal (place, PADDOCK_NOWHERE);
}

static guint
find_choices (PaddockRaceBoard *self, PaddockPlace place, guint choices[PADDOCK_MAX_CHOICES])
{
  guint n = 0;

  for (guint i = 0; can_choose (self) && i < self->targets->len; i++)
    if (paddock_place_equal (g_array_index (self->targets, PaddockPlace, i), place))
      choices[n++] = i;

  return n;
}

/* Where the piece may come to stand, and how likely that is. */
static PaddockScene *
create_odds (PaddockRaceBoard *self)
{
  const PaddockOdds *odds = paddock_race_get_odds (self->race);
  PaddockScene *scene;

  if (!can_choose (self) || !odds || odds->is_certain || odds->places->len == 0)
    return NULL;

  scene = new_scene (self);
  for (guint i = 0; i < odds->places->len; i++) {
    const PaddockOddsPlace *place = &g_array_index (odds->places, PaddockOddsPlace, i);

    if (!is_nowhere (place->place))
      paddock_race_add_odds (scene, paddock_race_ground_get_point (&self->ground, place->place),
                             paddock_fraction_get (place->odds));
  }
  return scene;
}

static void
show_targets (PaddockRaceBoard *self)
{
  guint focus = paddock_race_get_focus (self->race);
  PaddockScene *scene = create_odds (self);

  for (guint i = 0; can_choose (self) && i < self->targets->len; i++) {
    PaddockPlace place = g_array_index (self->targets, PaddockPlace, i);
    char key[] = { (char) ('1' + i % 9), '\0' };

    if (is_nowhere (place))
      continue;
    if (!scene)
      scene = new_scene (self);
    paddock_race_add_target (scene, paddock_race_ground_get_point (&self->ground, place),
                             i < 9 ? key : NULL, i == focus);
  }
  set_overlay (self, PADDOCK_OVERLAY_TARGETS, scene, 1);
}

static void
get_colours (PaddockRaceBoard *self, guint8 colours[PADDOCK_MAX_SEATS])
{
  memset (colours, 0, PADDOCK_MAX_SEATS);
  for (guint seat = 0; seat < paddock_race_get_setup (self->race)->n_seats; seat++)
    colours[seat] = (guint8) paddock_race_get_colour (self->race, seat);
}

/* Where pieces would certainly go. */
static PaddockScene *
create_ghost (PaddockRaceBoard *self, guint choice)
{
  g_auto (PaddockEvents) events = { 0 };
  g_autoptr (PaddockMotion) film = NULL;
  guint8 colours[PADDOCK_MAX_SEATS];
  PaddockPoint points[MAX_TRAIL];
  PaddockScene *scene = new_scene (self);
  guint n;

  paddock_events_init (&events, 64);
  paddock_match_preview (paddock_race_get_match (self->race), choice, &events);
  get_colours (self, colours);
  film = paddock_motion_new (&self->ground, colours, &self->shown, &self->shown, events.items,
                             paddock_events_len (&events));
  n = paddock_motion_get_trail (film, G_MAXUINT, paddock_race_get_decision (self->race)->player,
                                points, MAX_TRAIL);
  if (n > 1)
    paddock_race_add_trail (scene, points, n);
  paddock_motion_build_moved (film, scene);
  return scene;
}

static void
show_ghost (PaddockRaceBoard *self)
{
  guint focus = paddock_race_get_focus (self->race);
  gboolean is_shown = can_choose (self) && focus < self->targets->len;

  set_overlay (self, PADDOCK_OVERLAY_GHOST, is_shown ? create_ghost (self, focus) : NULL,
               GHOST_OPACITY);
}

static void
show_choices (PaddockRaceBoard *self)
{
  show_targets (self);
  show_ghost (self);
}

static void
focused_cb (PaddockRaceBoard *self)
{
  if (self->has_ground)
    show_choices (self);
}

/* --- Time --- */

static void
clear_board (PaddockRaceBoard *self)
{
  static const PaddockCanvasOverlay slots[] = { PADDOCK_OVERLAY_TRAILS, PADDOCK_OVERLAY_TARGETS,
                                                PADDOCK_OVERLAY_GHOST, PADDOCK_OVERLAY_PIECES };

  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    set_overlay (self, slots[i], NULL, 1);
}

void
paddock_race_board_show (PaddockRaceBoard *self)
{
  if (!self->has_ground || self->is_covered) {
    clear_board (self);
    return;
  }

  show_trail (self);
  show_pieces (self);
  show_choices (self);
}

static void
show_active_in_view (PaddockRaceBoard *self)
{
  const PaddockDecision *decision = paddock_race_get_decision (self->race);
  const PaddockPiece *piece = decision ? find_vehicle (&self->shown, decision->player) : NULL;
  PaddockPoint at;

  if (!piece)
    return;

  at = paddock_race_ground_get_point (&self->ground, piece->places[0]);
  paddock_canvas_show_scene_rect (self->canvas,
                                  paddock_rect_grow ((PaddockRect){ at.x, at.y, 0, 0 }, 60));
}

static void
end_film (PaddockRaceBoard *self)
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
    end_film (self);
    return G_SOURCE_CONTINUE; /* it is removed already */
  }

  show_trail (self);
  show_pieces (self);
  self->funcs->shown (self->data, paddock_motion_count_events (self->film, self->time));
  return G_SOURCE_CONTINUE;
}

static gboolean
has_motion (PaddockRaceBoard *self)
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
static void
make_film (PaddockRaceBoard *self)
{
  PaddockSession *session = paddock_race_get_session (self->race);
  int moment = (int) paddock_session_get_moment (session) - 1;
  guint8 colours[PADDOCK_MAX_SEATS];
  PaddockPieces before;
  guint n;
  const PaddockEvent *events = paddock_race_get_events (self->race, moment, &n);

  get_colours (self, colours);
  read_pieces_at (self, (guint) moment, &before);
  self->film = paddock_motion_new (&self->ground, colours, &before, &self->shown, events, n);
  self->actor = n > 0 ? events[0].actor : PADDOCK_NOBODY;
  self->time = G_MAXUINT;
}

static void
begin_film (PaddockRaceBoard *self)
{
  self->time = 0;
  self->began = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->canvas), tick_cb, self, NULL);
  paddock_race_hold (self->race);
}

/* The track that is shown; FALSE: there are no places on it. */
static gboolean
lay_ground (PaddockRaceBoard *self)
{
  const PaddockSetup *setup = paddock_match_get_setup (get_match (self));

  self->has_ground =
    paddock_race_ground_init (&self->ground, setup->track, setup->game->n_headings);
  if (setup->track)
    paddock_canvas_set_document (self->canvas, setup->track);
  return self->has_ground;
}

static void
moved_cb (PaddockRaceBoard *self, int steps)
{
  end_film (self);
  g_clear_pointer (&self->film, paddock_motion_free);
  if (paddock_race_get_error (self->race) || !lay_ground (self))
    return;

  paddock_race_board_read_pieces (self);
  find_targets (self);
  if (paddock_session_get_moment (paddock_race_get_session (self->race)) > 0)
    make_film (self);
  if (steps == 1 && self->film && !self->is_covered && has_motion (self))
    begin_film (self);
  paddock_race_board_show (self);
  if (!self->tick)
    self->funcs->shown (self->data, G_MAXUINT);
}

static void
changed_cb (PaddockRaceBoard *self)
{
  if (!paddock_race_get_error (self->race) && !self->tick)
    paddock_race_board_show (self);
}

gboolean
paddock_race_board_is_moving (PaddockRaceBoard *self)
{
  return self->tick != 0;
}

void
paddock_race_board_skip (PaddockRaceBoard *self)
{
  end_film (self);
}

void
paddock_race_board_set_covered (PaddockRaceBoard *self, gboolean is_covered)
{
  if (self->is_covered == is_covered)
    return;

  self->is_covered = is_covered;
  if (is_covered)
    end_film (self);
  paddock_race_board_show (self);
}

void
paddock_race_board_set_arrangement (PaddockRaceBoard *self, PaddockArrangement *arrangement)
{
  end_film (self);
  if (self->arrangement != arrangement)
    self->has_hand = FALSE;
  self->arrangement = arrangement;
  self->is_dragging = FALSE;
  lay_ground (self);
  paddock_race_board_read_pieces (self);
  paddock_race_board_show (self);
}

/* --- Pointer and cursor --- */

static void
point_at (PaddockRaceBoard *self, PaddockPoint point)
{
  guint choices[PADDOCK_MAX_CHOICES];
  guint n;

  if (!self->has_ground)
    return;

  self->at = paddock_race_ground_find_place (&self->ground, point);
  n = find_choices (self, self->at, choices);
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
  PaddockHex hex;

  if (!paddock_canvas_get_cursor (self->canvas, &hex))
    return;

  point_at (self, paddock_canvas_hex_centre (self->canvas, hex));
  if (self->is_dragging)
    paddock_race_board_drag (self);
}

static GdkRectangle
get_rectangle (PaddockRaceBoard *self)
{
  PaddockPoint at =
    paddock_canvas_from_scene (self->canvas,
                               paddock_race_ground_get_point (&self->ground, self->at));

  return (GdkRectangle){ (int) at.x - 6, (int) at.y - 6, 12, 12 };
}

static gboolean
choose_here (PaddockRaceBoard *self)
{
  guint choices[PADDOCK_MAX_CHOICES];
  guint n = find_choices (self, self->at, choices);

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
  if (!self->has_ground || self->is_covered)
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
  PaddockHex hex;

  if (!paddock_canvas_get_cursor (self->canvas, &hex))
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

PaddockPlace
paddock_race_board_get_place (PaddockRaceBoard *self)
{
  return self->at;
}

/* --- Life --- */

PaddockRaceBoard *
paddock_race_board_new (PaddockCanvas *canvas,
                        PaddockRace *race,
                        const PaddockRaceBoardFuncs *funcs,
                        gpointer data)
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
  PaddockRaceBoard *self = g_new0 (PaddockRaceBoard, 1);

  self->canvas = canvas;
  self->race = g_object_ref (race);
  self->funcs = funcs;
  self->data = data;
  self->at = PADDOCK_NOWHERE;
  self->targets = g_array_new (FALSE, FALSE, sizeof (PaddockPlace));
  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    g_signal_connect_swapped (canvas, reports[i].signal, reports[i].callback, self);
  g_signal_connect_swapped (race, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (race, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (race, "focused", G_CALLBACK (focused_cb), self);
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
  g_clear_pointer (&self->film, paddock_motion_free);
  g_array_unref (self->targets);
  g_object_unref (self->race);
  g_free (self);
}
