/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-race.h"

#include <math.h>

#include "scene-hex-track.h"
#include "scene-obstacles.h"
#include "scene-overlay.h"

#define SIZE PADDOCK_HEX_DRAWN_SIZE
#define HALF_WIDTH (0.48 * SIZE) /* of a vehicle */
#define OVERHANG (0.66 * SIZE)   /* of its nose and tail beyond the middle of their places */
#define HALF_LENGTH (0.8 * SIZE) /* of a vehicle that takes one place */
#define ROUNDEL 0.7              /* of half its width */

/* --- Ground --- */

gboolean
paddock_race_ground_init (PaddockRaceGround *self, const PaddockDocument *track, guint n_headings)
{
  if (!track || track->kind != &paddock_hex_track_kind)
    return FALSE;

  self->layout = paddock_hex_track_get_layout (track->record);
  self->n_headings = n_headings;
  return TRUE;
}

PaddockPoint
paddock_race_ground_get_point (const PaddockRaceGround *self, PaddockPlace place)
{
  return paddock_hex_layout_centre (&self->layout, PADDOCK_HEX (place.a, place.b));
}

PaddockPlace
paddock_race_ground_find_place (const PaddockRaceGround *self, PaddockPoint point)
{
  PaddockHex hex = paddock_hex_layout_at (&self->layout, point);

  return PADDOCK_PLACE (hex.q, hex.r);
}

double
paddock_race_ground_get_angle (const PaddockRaceGround *self, int heading)
{
  g_return_val_if_fail (self->n_headings > 0, 0);

  return paddock_hex_layout_angle (&self->layout,
                                   heading * PADDOCK_N_FACINGS / (int) self->n_headings);
}

/* --- Poses --- */

PaddockPose
paddock_race_ground_get_pose (const PaddockRaceGround *self, const PaddockPiece *piece)
{
  PaddockPose pose = { .front = paddock_race_ground_get_point (self, piece->places[0]) };

  pose.rear = paddock_race_ground_get_point (self, piece->places[piece->n_places - 1]);
  if (piece->heading != PADDOCK_NO_HEADING && self->n_headings > 0)
    pose.angle = paddock_race_ground_get_angle (self, piece->heading);
  return pose;
}

static PaddockPoint
point_between (PaddockPoint a, PaddockPoint b, double part)
{
  return (PaddockPoint){ a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part };
}

PaddockPose
paddock_pose_between (PaddockPose a, PaddockPose b, double part)
{
  return (PaddockPose){
    .front = point_between (a.front, b.front, part),
    .rear = point_between (a.rear, b.rear, part),
    .angle = a.angle + remainder (b.angle - a.angle, 2 * G_PI) * part,
  };
}

PaddockPoint
paddock_pose_get_middle (PaddockPose pose)
{
  return point_between (pose.rear, pose.front, 0.5);
}

/* A vehicle as a frame: its middle, half its length, and where it looks. */
typedef struct {
  PaddockPoint middle;
  double along, across; /* half length and half width */
  double angle;
} Frame;

/* A piece on several places looks from its rear to its front, also while that swings round. */
static Frame
get_frame (PaddockPose pose)
{
  double dx = pose.front.x - pose.rear.x, dy = pose.front.y - pose.rear.y;
  double length = hypot (dx, dy);

  return (Frame){ .middle = paddock_pose_get_middle (pose),
                  .along = length > 1 ? length / 2 + OVERHANG : HALF_LENGTH,
                  .across = HALF_WIDTH,
                  .angle = length > 1 ? atan2 (dy, dx) : pose.angle };
}

/* U along the vehicle, V across it to its right; 1 is half of it. */
static PaddockPoint
place (const Frame *self, double u, double v)
{
  PaddockPoint along = paddock_point_along (self->middle, self->angle, u * self->along);

  return paddock_point_along (along, self->angle + G_PI / 2, v * self->across);
}

typedef struct {
  double u, v;
} Spot;

#define MAX_SPOTS 16

static void
add_outline (PaddockScene *scene,
             PaddockStyle style,
             const Frame *frame,
             const Spot *spots,
             guint n)
{
  PaddockPoint points[MAX_SPOTS];

  for (guint i = 0; i < n; i++)
    points[i] = place (frame, spots[i].u, spots[i].v);
  paddock_scene_add_polygon (scene, style, points, n);
}

/* --- Vehicles --- */

/* Narrow in front, square behind. */
static const Spot body[] = {
  { 1, -0.3 }, { 1, 0.3 },   { 0.86, 0.68 }, { 0.5, 0.94 },  { -0.84, 1 },
  { -1, 0.8 }, { -1, -0.8 }, { -0.84, -1 },  { 0.5, -0.94 }, { 0.86, -0.68 },
};
static const Spot windscreen[] = { { 0.6, -0.6 }, { 0.6, 0.6 }, { 0.36, 0.74 }, { 0.36, -0.74 } };
static const Spot rear_window[] = { { -0.84, -0.62 },
                                    { -0.84, 0.62 },
                                    { -0.66, 0.7 },
                                    { -0.66, -0.7 } };

/* Whose a piece is, and in which colour. */
typedef struct {
  guint seat, colour;
} Owner;

static void
add_number (PaddockScene *scene, PaddockPoint at, const Owner *owner)
{
  char number[] = { (char) ('1' + owner->seat), '\0' };

  if (owner->seat == PADDOCK_NOBODY)
    return;

  paddock_scene_add_circle (scene, PADDOCK_STYLE_ROUNDEL, at, ROUNDEL * HALF_WIDTH);
  paddock_scene_add_label (scene, PADDOCK_STYLE_ROUNDEL_TEXT, at, ROUNDEL * HALF_WIDTH, 14, number);
}

static PaddockStyle
get_seat_style (const Owner *owner)
{
  return owner->seat == PADDOCK_NOBODY
           ? PADDOCK_STYLE_SEAT_NOBODY
           : PADDOCK_STYLE_SEAT_0 + owner->colour % PADDOCK_N_SEAT_STYLES;
}

static void
add_vehicle (PaddockScene *scene, const Frame *frame, const Owner *owner)
{
  const Spot lights[] = { { 0.86, -0.44 }, { 0.86, 0.44 } };

  add_outline (scene, PADDOCK_STYLE_VEHICLE_CASING, frame, body, G_N_ELEMENTS (body));
  add_outline (scene, get_seat_style (owner), frame, body, G_N_ELEMENTS (body));
  add_outline (scene, PADDOCK_STYLE_VEHICLE_GLASS, frame, windscreen, G_N_ELEMENTS (windscreen));
  add_outline (scene, PADDOCK_STYLE_VEHICLE_GLASS, frame, rear_window, G_N_ELEMENTS (rear_window));
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    paddock_scene_add_circle (scene, PADDOCK_STYLE_VEHICLE_LIGHT,
                              place (frame, lights[i].u, lights[i].v), 2.2);
  add_number (scene, place (frame, -0.2, 0), owner);
}

/* --- Other pieces --- */

static void
add_token (PaddockScene *scene, PaddockStyle style, PaddockPoint at, const char *sign)
{
  paddock_scene_add_circle (scene, style, at, 0.46 * SIZE);
  paddock_scene_add_label (scene, PADDOCK_STYLE_ITEM_TEXT, at, 0.42 * SIZE, 14, sign);
}

/* The first letter of what it is, which the board's own tokens have too. */
static void
add_open_token (PaddockScene *scene,
                const PaddockPiece *piece,
                const Frame *frame,
                const Owner *owner)
{
  char sign[] = { '!', piece->type ? g_ascii_toupper (*piece->type) : '\0', '\0' };

  add_token (scene, PADDOCK_STYLE_ITEM_ARMED, frame->middle, sign);
}

static void
add_face_down (PaddockScene *scene,
               const PaddockPiece *piece,
               const Frame *frame,
               const Owner *owner)
{
  char sign[] = { '?', piece->type ? g_ascii_toupper (*piece->type) : '\0', '\0' };

  add_token (scene, PADDOCK_STYLE_ITEM, frame->middle, sign);
}

static void
add_own_vehicle (PaddockScene *scene,
                 const PaddockPiece *piece,
                 const Frame *frame,
                 const Owner *owner)
{
  add_vehicle (scene, frame, owner);
}

static void
add_wreck (PaddockScene *scene, const PaddockPiece *piece, const Frame *frame, const Owner *owner)
{
  add_vehicle (scene, frame, owner);
  for (int side = -1; side <= 1; side += 2)
    paddock_overlay_add_polyline (scene, PADDOCK_OUTLINE_ERROR,
                                  (PaddockPoint[]){ place (frame, -0.9, -0.9 * side),
                                                    place (frame, 0.9, 0.9 * side) },
                                  2);
}

static void
add_debris (PaddockScene *scene, const PaddockPiece *piece, const Frame *frame, const Owner *owner)
{
  for (guint i = 0; i < 5; i++) {
    double angle = i * 2.4;
    PaddockPoint at = paddock_point_along (frame->middle, angle, (0.2 + 0.09 * i) * SIZE);
    PaddockPoint shard[] = { paddock_point_along (at, angle + 1, 6),
                             paddock_point_along (at, angle + 3, 5),
                             paddock_point_along (at, angle + 5, 6) };

    paddock_scene_add_polygon (scene, PADDOCK_STYLE_DEBRIS, shard, G_N_ELEMENTS (shard));
  }
}

/* Somebody on foot: head and shoulders, with the number of the seat. */
static void
add_runner (PaddockScene *scene, const PaddockPiece *piece, const Frame *frame, const Owner *owner)
{
  const Spot shoulders[] = { { -0.1, -0.8 }, { 0.25, -0.7 }, { 0.25, 0.7 }, { -0.1, 0.8 } };

  add_outline (scene, get_seat_style (owner), frame, shoulders, G_N_ELEMENTS (shoulders));
  add_number (scene, frame->middle, owner);
}

/* As the track shows it. */
static void
add_hazard (PaddockScene *scene, const PaddockPiece *piece, const Frame *frame, const Owner *owner)
{
  paddock_scene_add_hazard (scene, frame->middle, piece->clp, piece->dice);
}

static void
add_fragile (PaddockScene *scene, const PaddockPiece *piece, const Frame *frame, const Owner *owner)
{
  paddock_scene_add_fragile (scene, frame->middle, piece->clp, piece->dice, piece->count,
                             piece->points);
}

typedef void (*AddPiece) (PaddockScene *scene,
                          const PaddockPiece *piece,
                          const Frame *frame,
                          const Owner *owner);

static const AddPiece add_piece[PADDOCK_N_PIECE_KINDS] = {
  [PADDOCK_PIECE_VEHICLE] = add_own_vehicle, [PADDOCK_PIECE_TOKEN] = add_open_token,
  [PADDOCK_PIECE_FACE_DOWN] = add_face_down, [PADDOCK_PIECE_WRECK] = add_wreck,
  [PADDOCK_PIECE_DEBRIS] = add_debris,       [PADDOCK_PIECE_RUNNER] = add_runner,
  [PADDOCK_PIECE_HAZARD] = add_hazard,       [PADDOCK_PIECE_FRAGILE] = add_fragile,
};

void
paddock_race_add_piece (PaddockScene *scene,
                        const PaddockPiece *piece,
                        PaddockPose pose,
                        guint colour)
{
  Frame frame = get_frame (pose);
  Owner owner = { piece->seat, colour };

  g_return_if_fail (piece->kind < PADDOCK_N_PIECE_KINDS);

  paddock_scene_next_layer (scene);
  add_piece[piece->kind](scene, piece, &frame, &owner);
}

void
paddock_race_add_active (PaddockScene *scene, PaddockPose pose)
{
  static const Spot around[] = {
    { 1.16, -0.5 }, { 1.16, 0.5 }, { 0.9, 1.2 }, { -1.06, 1.36 }, { -1.06, -1.36 }, { 0.9, -1.2 },
  };
  Frame frame = get_frame (pose);

  add_outline (scene, PADDOCK_STYLE_ACTIVE_CASING, &frame, around, G_N_ELEMENTS (around));
  add_outline (scene, PADDOCK_STYLE_ACTIVE, &frame, around, G_N_ELEMENTS (around));
}

/* --- Marks --- */

void
paddock_race_add_target (PaddockScene *scene, PaddockPoint at, gboolean is_focused)
{
  paddock_scene_next_layer (scene);
  if (is_focused)
    paddock_scene_add_hex (scene, PADDOCK_STYLE_TARGET_FOCUS, at, SIZE - 2);
  paddock_scene_add_hex (scene, PADDOCK_STYLE_TARGET_CASING, at, SIZE);
  paddock_scene_add_hex (scene, PADDOCK_STYLE_TARGET, at, SIZE);
}

void
paddock_race_add_key (PaddockScene *scene, PaddockPoint at, const char *key)
{
  PaddockPoint badge = paddock_point_move (at, 0.5 * SIZE, -0.5 * SIZE);

  paddock_scene_next_layer (scene);
  paddock_scene_add_circle (scene, PADDOCK_STYLE_TARGET_BADGE, badge, 0.36 * SIZE);
  paddock_scene_add_label (scene, PADDOCK_STYLE_TARGET_TEXT, badge, 0.34 * SIZE, 12, key);
}

void
paddock_race_add_trail (PaddockScene *scene, const PaddockPoint *points, guint n)
{
  paddock_scene_next_layer (scene);
  paddock_overlay_add_polyline (scene, PADDOCK_OUTLINE_ROUTE, points, n);
}

/* The more likely, the hotter; the words say the same. */
void
paddock_race_add_odds (PaddockScene *scene, PaddockPoint at, double probability)
{
  guint heat = (guint) CLAMP (probability * PADDOCK_N_HEATS, 0, PADDOCK_N_HEATS - 1);
  double percent = probability * 100;
  g_autofree char *text = g_strdup_printf (percent < 1 ? "<1%%" : "%.0f%%", percent);

  paddock_scene_add_hex (scene, PADDOCK_STYLE_HEAT_0 + heat, at, SIZE - 3);
  paddock_scene_add_label (scene, PADDOCK_STYLE_HEAT_TEXT, at, 0.78 * SIZE, 13, text);
}

void
paddock_race_add_burst (PaddockScene *scene, PaddockPoint at, double reach, double part)
{
  PaddockPoint star[MAX_SPOTS];

  for (guint i = 0; i < MAX_SPOTS; i++)
    star[i] = paddock_point_along (at, i * 2 * G_PI / MAX_SPOTS,
                                   (0.3 + 0.7 * part) * reach * SIZE * (i % 2 ? 0.55 : 1));
  paddock_scene_next_layer (scene);
  paddock_scene_add_polygon (scene, PADDOCK_STYLE_BURST, star, MAX_SPOTS);
}

void
paddock_race_add_pin (PaddockScene *scene, PaddockPoint at, const char *label)
{
  PaddockPoint note = paddock_point_move (at, -0.5 * SIZE, -0.5 * SIZE);

  paddock_scene_next_layer (scene);
  paddock_scene_add_rect (scene, PADDOCK_STYLE_NOTE,
                          paddock_rect_grow ((PaddockRect){ note.x, note.y, 0, 0 }, 7), 2);
  paddock_scene_add_label (scene, PADDOCK_STYLE_NOTE_TEXT, note, 7, 10, label);
}

PaddockScene *
paddock_race_build_badge (guint seat, guint colour)
{
  PaddockScene *scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  Frame frame = { .along = 1.2 * SIZE, .across = HALF_WIDTH };

  add_vehicle (scene, &frame, &(Owner){ seat, colour });
  return scene;
}
