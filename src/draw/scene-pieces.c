/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-pieces.h"

#include <math.h>

#include "scene-hex-track.h"
#include "scene-obstacles.h"
#include "scene-overlay.h"

/* Shapes, as parts of the size of a place. */
#define HALF_WIDTH 0.48 /* of a vehicle */
#define OVERHANG 0.66   /* of its nose and tail beyond the middle of their places */
#define HALF_LENGTH 0.8 /* of a vehicle that takes one place */
#define ROUNDEL 0.7     /* of half its width */
#define RIDER 0.8       /* how far a rider reaches beyond its middle; then its sign, its wheels */
#define RIDER_PLATE 0.5
#define RIDER_WHEEL 1.1

/* What is given in units of a scene fits a place of the size of a hex. */
#define SCALE(size_) ((size_) / PADDOCK_HEX_DRAWN_SIZE)

/* --- The stage --- */

PaddockStage
paddock_stage_copy (const PaddockStage *self)
{
  paddock_ground_ref (self->ground);
  return *self;
}

void
paddock_stage_clear (PaddockStage *self)
{
  g_clear_pointer (&self->ground, paddock_ground_unref);
}

PaddockPose
paddock_stage_get_pose (const PaddockStage *self, const PaddockPiece *piece)
{
  return paddock_ground_get_pose (self->ground, piece, self->n_headings);
}

/* A vehicle as a frame: its middle, half its length, and where it looks. */
typedef struct {
  PaddockPoint middle;
  double along, across; /* half length and half width */
  double angle;
  double size; /* of its place */
} Frame;

/* A piece on several places looks from its rear to its front, also while that swings round. */
static Frame
get_frame (PaddockPose pose)
{
  double dx = pose.front.x - pose.rear.x, dy = pose.front.y - pose.rear.y;
  double length = hypot (dx, dy);

  return (Frame){ .middle = paddock_pose_get_middle (pose),
                  .along = length > 1 ? length / 2 + OVERHANG * pose.size : HALF_LENGTH * pose.size,
                  .across = HALF_WIDTH * pose.size,
                  .angle = length > 1 ? atan2 (dy, dx) : pose.angle,
                  .size = pose.size };
}

/* U along the vehicle, V across it to its right; 1 is half of it. */
static PaddockPoint
locate (const Frame *self, double u, double v)
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
    points[i] = locate (frame, spots[i].u, spots[i].v);
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

/* How a piece is told from others. */
typedef struct {
  PaddockStyle style; /* the colour of its seat */
  PaddockSign sign;
  PaddockPieceState state;
} Livery;

static Livery
get_livery (const PaddockPiece *piece, guint colour)
{
  return (Livery){ piece->seat == PADDOCK_NOBODY
                     ? PADDOCK_STYLE_SEAT_NOBODY
                     : PADDOCK_STYLE_SEAT_0 + colour % PADDOCK_N_SEAT_STYLES,
                   piece->sign, piece->state };
}

static void
add_sign (PaddockScene *scene, const Frame *frame, PaddockPoint at, PaddockSign sign)
{
  double radius = ROUNDEL * frame->across;

  if (!*sign.text)
    return;

  paddock_scene_add_circle (scene, PADDOCK_STYLE_ROUNDEL, at, radius);
  paddock_scene_add_label (scene, PADDOCK_STYLE_ROUNDEL_TEXT, at, radius, 14 * SCALE (frame->size),
                           sign.text);
}

static void
add_vehicle (PaddockScene *scene, const Frame *frame, const Livery *livery)
{
  const Spot lights[] = { { 0.86, -0.44 }, { 0.86, 0.44 } };

  add_outline (scene, PADDOCK_STYLE_VEHICLE_CASING, frame, body, G_N_ELEMENTS (body));
  add_outline (scene, livery->style, frame, body, G_N_ELEMENTS (body));
  add_outline (scene, PADDOCK_STYLE_VEHICLE_GLASS, frame, windscreen, G_N_ELEMENTS (windscreen));
  add_outline (scene, PADDOCK_STYLE_VEHICLE_GLASS, frame, rear_window, G_N_ELEMENTS (rear_window));
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    paddock_scene_add_circle (scene, PADDOCK_STYLE_VEHICLE_LIGHT,
                              locate (frame, lights[i].u, lights[i].v), 2.2 * SCALE (frame->size));
  add_sign (scene, frame, locate (frame, -0.2, 0), livery->sign);
}

/* --- Riders --- */

static void
add_wheels (PaddockScene *scene, const Frame *frame)
{
  double half = 0.09 * frame->size;
  PaddockPoint front = paddock_point_along (frame->middle, frame->angle, RIDER_WHEEL * frame->size);
  PaddockPoint rear = paddock_point_along (frame->middle, frame->angle, -RIDER_WHEEL * frame->size);
  double aside = frame->angle + G_PI / 2;
  PaddockPoint strip[] = { paddock_point_along (front, aside, half),
                           paddock_point_along (front, aside, -half),
                           paddock_point_along (rear, aside, -half),
                           paddock_point_along (rear, aside, half) };

  paddock_scene_add_polygon (scene, PADDOCK_STYLE_VEHICLE_CASING, strip, G_N_ELEMENTS (strip));
  paddock_scene_add_polygon (scene, PADDOCK_STYLE_DEBRIS, strip, G_N_ELEMENTS (strip));
}

/* Round and light as long as it is to act, then square and dark. */
static void
add_plate (PaddockScene *scene, const Frame *frame, const Livery *livery)
{
  gboolean is_done = livery->state == PADDOCK_PIECE_DONE;
  double half = RIDER_PLATE * frame->size;
  PaddockRect square =
    paddock_rect_grow ((PaddockRect){ frame->middle.x, frame->middle.y, 0, 0 }, 0.86 * half);

  if (is_done)
    paddock_scene_add_rect (scene, PADDOCK_STYLE_PLATE, square, 1.5 * SCALE (frame->size));
  else
    paddock_scene_add_circle (scene, PADDOCK_STYLE_ROUNDEL, frame->middle, half);
  paddock_scene_add_label (scene, is_done ? PADDOCK_STYLE_PLATE_TEXT : PADDOCK_STYLE_ROUNDEL_TEXT,
                           frame->middle, half, 19 * SCALE (frame->size), livery->sign.text);
}

static void
add_rider (PaddockScene *scene, const PaddockPiece *piece, const Frame *frame, const Livery *livery)
{
  add_wheels (scene, frame);
  paddock_scene_next_layer (scene);
  paddock_scene_add_circle (scene, PADDOCK_STYLE_VEHICLE_CASING, frame->middle,
                            RIDER * frame->size);
  paddock_scene_add_circle (scene, livery->style, frame->middle, RIDER * frame->size);
  add_plate (scene, frame, livery);
}

/* --- Other pieces --- */

static void
add_token (PaddockScene *scene, PaddockStyle style, const Frame *frame, const char *sign)
{
  paddock_scene_add_circle (scene, style, frame->middle, 0.46 * frame->size);
  paddock_scene_add_label (scene, PADDOCK_STYLE_ITEM_TEXT, frame->middle, 0.42 * frame->size,
                           14 * SCALE (frame->size), sign);
}

/* The first letter of what it is, which the board's own tokens have too. */
static void
add_open_token (PaddockScene *scene,
                const PaddockPiece *piece,
                const Frame *frame,
                const Livery *livery)
{
  char sign[] = { '!', piece->type ? g_ascii_toupper (*piece->type) : '\0', '\0' };

  add_token (scene, PADDOCK_STYLE_ITEM_ARMED, frame, sign);
}

static void
add_face_down (PaddockScene *scene,
               const PaddockPiece *piece,
               const Frame *frame,
               const Livery *livery)
{
  char sign[] = { '?', piece->type ? g_ascii_toupper (*piece->type) : '\0', '\0' };

  add_token (scene, PADDOCK_STYLE_ITEM, frame, sign);
}

static void
add_own_vehicle (PaddockScene *scene,
                 const PaddockPiece *piece,
                 const Frame *frame,
                 const Livery *livery)
{
  add_vehicle (scene, frame, livery);
}

static void
add_wreck (PaddockScene *scene, const PaddockPiece *piece, const Frame *frame, const Livery *livery)
{
  add_vehicle (scene, frame, livery);
  for (int side = -1; side <= 1; side += 2)
    paddock_overlay_add_polyline (scene, PADDOCK_OUTLINE_ERROR,
                                  (PaddockPoint[]){ locate (frame, -0.9, -0.9 * side),
                                                    locate (frame, 0.9, 0.9 * side) },
                                  2);
}

static void
add_debris (PaddockScene *scene,
            const PaddockPiece *piece,
            const Frame *frame,
            const Livery *livery)
{
  for (guint i = 0; i < 5; i++) {
    double angle = i * 2.4;
    PaddockPoint at = paddock_point_along (frame->middle, angle, (0.2 + 0.09 * i) * frame->size);
    PaddockPoint shard[] = { paddock_point_along (at, angle + 1, 6 * SCALE (frame->size)),
                             paddock_point_along (at, angle + 3, 5 * SCALE (frame->size)),
                             paddock_point_along (at, angle + 5, 6 * SCALE (frame->size)) };

    paddock_scene_add_polygon (scene, PADDOCK_STYLE_DEBRIS, shard, G_N_ELEMENTS (shard));
  }
}

/* Somebody on foot: head and shoulders. */
static void
add_runner (PaddockScene *scene,
            const PaddockPiece *piece,
            const Frame *frame,
            const Livery *livery)
{
  const Spot shoulders[] = { { -0.1, -0.8 }, { 0.25, -0.7 }, { 0.25, 0.7 }, { -0.1, 0.8 } };

  add_outline (scene, livery->style, frame, shoulders, G_N_ELEMENTS (shoulders));
  add_sign (scene, frame, frame->middle, livery->sign);
}

/* As the track shows it. */
static void
add_hazard (PaddockScene *scene,
            const PaddockPiece *piece,
            const Frame *frame,
            const Livery *livery)
{
  paddock_scene_add_hazard (scene, frame->middle, piece->cost);
}

static void
add_fragile (PaddockScene *scene,
             const PaddockPiece *piece,
             const Frame *frame,
             const Livery *livery)
{
  paddock_scene_add_fragile (scene, frame->middle, piece->cost, piece->count, piece->gain);
}

typedef void (*AddPiece) (PaddockScene *scene,
                          const PaddockPiece *piece,
                          const Frame *frame,
                          const Livery *livery);

static const AddPiece add_piece[PADDOCK_N_PIECE_KINDS] = {
  [PADDOCK_PIECE_VEHICLE] = add_own_vehicle, [PADDOCK_PIECE_TOKEN] = add_open_token,
  [PADDOCK_PIECE_FACE_DOWN] = add_face_down, [PADDOCK_PIECE_WRECK] = add_wreck,
  [PADDOCK_PIECE_DEBRIS] = add_debris,       [PADDOCK_PIECE_RUNNER] = add_runner,
  [PADDOCK_PIECE_HAZARD] = add_hazard,       [PADDOCK_PIECE_FRAGILE] = add_fragile,
  [PADDOCK_PIECE_RIDER] = add_rider,
};

void
paddock_stage_add_piece (const PaddockStage *self,
                         PaddockScene *scene,
                         const PaddockPiece *piece,
                         PaddockPose pose)
{
  Frame frame = get_frame (pose);
  Livery livery =
    get_livery (piece, piece->seat < PADDOCK_MAX_SEATS ? self->colours[piece->seat] : 0);

  g_return_if_fail (piece->kind < PADDOCK_N_PIECE_KINDS);

  paddock_scene_next_layer (scene);
  add_piece[piece->kind](scene, piece, &frame, &livery);
}

void
paddock_scene_add_link (PaddockScene *scene, PaddockPose ahead, PaddockPose behind)
{
  PaddockPoint points[] = { paddock_pose_get_middle (ahead), paddock_pose_get_middle (behind) };

  paddock_overlay_add_polyline (scene, PADDOCK_OUTLINE_LINK, points, G_N_ELEMENTS (points));
}

/* To those ahead of piece I. */
static void
add_links (const PaddockStage *self,
           PaddockScene *scene,
           const PaddockPiece *pieces,
           guint n,
           guint i)
{
  for (guint k = 0; k < n; k++)
    if (paddock_piece_is_mover (&pieces[k])
        && paddock_piece_is_linked_to (&pieces[i], pieces[k].id))
      paddock_scene_add_link (scene, paddock_stage_get_pose (self, &pieces[k]),
                              paddock_stage_get_pose (self, &pieces[i]));
}

void
paddock_stage_add_pieces (const PaddockStage *self,
                          PaddockScene *scene,
                          const PaddockPiece *pieces,
                          guint n)
{
  for (guint i = 0; i < n; i++)
    add_links (self, scene, pieces, n, i);
  for (guint i = 0; i < n; i++)
    paddock_stage_add_piece (self, scene, &pieces[i], paddock_stage_get_pose (self, &pieces[i]));
}

void
paddock_scene_add_active (PaddockScene *scene, PaddockPose pose)
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
paddock_scene_add_target (PaddockScene *scene,
                          const PaddockGround *ground,
                          PaddockPlace place,
                          gboolean is_focused)
{
  paddock_scene_next_layer (scene);
  if (is_focused)
    paddock_ground_add_place (ground, scene, PADDOCK_STYLE_TARGET_FOCUS, place, 2);
  paddock_ground_add_place (ground, scene, PADDOCK_STYLE_TARGET_CASING, place, 0);
  paddock_ground_add_place (ground, scene, PADDOCK_STYLE_TARGET, place, 0);
}

/* Beside the middle of a place, half its size to the right and half of it up; negative: to the left. */
static PaddockPoint
get_corner (const PaddockGround *ground, PaddockPlace place, int side)
{
  double half = 0.5 * paddock_ground_get_size (ground, place);

  return paddock_point_move (paddock_ground_get_point (ground, place), side * half, -half);
}

void
paddock_scene_add_key (PaddockScene *scene,
                       const PaddockGround *ground,
                       PaddockPlace place,
                       const char *key)
{
  PaddockPoint badge = get_corner (ground, place, 1);
  double size = paddock_ground_get_size (ground, place);

  paddock_scene_next_layer (scene);
  paddock_scene_add_circle (scene, PADDOCK_STYLE_TARGET_BADGE, badge, 0.36 * size);
  paddock_scene_add_label (scene, PADDOCK_STYLE_TARGET_TEXT, badge, 0.34 * size, 12 * SCALE (size),
                           key);
}

void
paddock_scene_add_trail (PaddockScene *scene, const PaddockPoint *points, guint n)
{
  paddock_scene_next_layer (scene);
  paddock_overlay_add_polyline (scene, PADDOCK_OUTLINE_ROUTE, points, n);
}

/* The more likely, the hotter; the words say the same. */
void
paddock_scene_add_odds (PaddockScene *scene,
                        const PaddockGround *ground,
                        PaddockPlace place,
                        double probability)
{
  guint heat = (guint) CLAMP (probability * PADDOCK_N_HEATS, 0, PADDOCK_N_HEATS - 1);
  double percent = probability * 100, size = paddock_ground_get_size (ground, place);
  g_autofree char *text = g_strdup_printf (percent < 1 ? "<1%%" : "%.0f%%", percent);

  paddock_ground_add_place (ground, scene, PADDOCK_STYLE_HEAT_0 + heat, place, 3);
  paddock_scene_add_label (scene, PADDOCK_STYLE_HEAT_TEXT, paddock_ground_get_point (ground, place),
                           0.78 * size, 13 * SCALE (size), text);
}

void
paddock_scene_add_burst (PaddockScene *scene, PaddockPoint at, double radius, double part)
{
  PaddockPoint star[MAX_SPOTS];

  for (guint i = 0; i < MAX_SPOTS; i++)
    star[i] = paddock_point_along (at, i * 2 * G_PI / MAX_SPOTS,
                                   (0.3 + 0.7 * part) * radius * (i % 2 ? 0.55 : 1));
  paddock_scene_next_layer (scene);
  paddock_scene_add_polygon (scene, PADDOCK_STYLE_BURST, star, MAX_SPOTS);
}

void
paddock_scene_add_pin (PaddockScene *scene,
                       const PaddockGround *ground,
                       PaddockPlace place,
                       const char *label)
{
  PaddockPoint note = get_corner (ground, place, -1);
  double half = 7 * SCALE (paddock_ground_get_size (ground, place));

  paddock_scene_next_layer (scene);
  paddock_scene_add_rect (scene, PADDOCK_STYLE_NOTE,
                          paddock_rect_grow ((PaddockRect){ note.x, note.y, 0, 0 }, half), 2);
  paddock_scene_add_label (scene, PADDOCK_STYLE_NOTE_TEXT, note, half, 10 * half / 7, label);
}

PaddockScene *
paddock_scene_new_badge (PaddockSign sign, guint colour)
{
  PaddockScene *scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  const double size = PADDOCK_HEX_DRAWN_SIZE;
  Frame frame = { .along = 1.2 * size, .across = HALF_WIDTH * size, .size = size };
  PaddockPiece piece = { .sign = sign };
  Livery livery = get_livery (&piece, colour);

  add_vehicle (scene, &frame, &livery);
  return scene;
}
