/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ground-private.h"

#include <math.h>

const char *const paddock_cursor_move_names[] = {
  "left", "right", "up", "down", "row-start", "row-end", "page-up", "page-down", NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (paddock_cursor_move_names) == PADDOCK_N_CURSOR_MOVES + 1);

/* --- Where there are no places --- */

static void
do_nothing (PaddockGround *self)
{
}

static gboolean
has_nothing (const PaddockGround *self, PaddockPlace place)
{
  return FALSE;
}

static PaddockPlace
find_nothing (const PaddockGround *self, PaddockPoint point)
{
  return PADDOCK_NOWHERE;
}

static gboolean
contains_nothing (const PaddockGround *self, PaddockPlace place, PaddockPoint point)
{
  return FALSE;
}

static PaddockPoint
get_no_point (const PaddockGround *self, PaddockPlace place)
{
  return (PaddockPoint){ 0, 0 };
}

static double
get_no_size (const PaddockGround *self, PaddockPlace place)
{
  return 0;
}

static double
get_no_angle (const PaddockGround *self, PaddockPlace place, int heading, guint n_headings)
{
  return 0;
}

static PaddockPlace
stay_nowhere (const PaddockGround *self,
              PaddockPlace from,
              PaddockCursorMove move,
              PaddockRect limits,
              guint page)
{
  return PADDOCK_NOWHERE;
}

static void
add_nothing (const PaddockGround *self,
             PaddockScene *scene,
             PaddockStyle style,
             PaddockPlace place,
             double inset)
{
}

static const PaddockGroundRow nothing = {
  .lay = do_nothing,
  .clear = do_nothing,
  .has = has_nothing,
  .find_nearest = find_nothing,
  .contains = contains_nothing,
  .get_point = get_no_point,
  .get_size = get_no_size,
  .get_angle = get_no_angle,
  .move = stay_nowhere,
  .add = add_nothing,
};

/* --- Life --- */

const PaddockGroundRow *const paddock_ground_rows[PADDOCK_N_GROUNDS] = {
  [PADDOCK_GROUND_NONE] = &nothing,
  [PADDOCK_GROUND_HEX] = &paddock_ground_hex,
  [PADDOCK_GROUND_ROAD] = &paddock_ground_road,
  [PADDOCK_GROUND_FLOOR] = &nothing,
};

static const PaddockGroundRow *
get_row (const PaddockGround *self)
{
  return paddock_ground_rows[self->kind];
}

PaddockGround *
paddock_ground_new_kind (PaddockGroundKind kind, PaddockDocument *document)
{
  PaddockGround *self = g_new0 (PaddockGround, 1);

  g_atomic_ref_count_init (&self->n_refs);
  self->kind = kind;
  self->document = document ? paddock_document_ref (document) : NULL;
  get_row (self)->lay (self);
  return self;
}

PaddockGround *
paddock_ground_new (PaddockDocument *document)
{
  for (guint kind = 0; document && kind < PADDOCK_N_GROUNDS; kind++)
    if (paddock_ground_rows[kind]->document == document->kind)
      return paddock_ground_new_kind (kind, document);

  return paddock_ground_new_kind (PADDOCK_GROUND_NONE, document);
}

PaddockGround *
paddock_ground_ref (PaddockGround *self)
{
  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

void
paddock_ground_unref (PaddockGround *self)
{
  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;

  get_row (self)->clear (self);
  g_clear_pointer (&self->document, paddock_document_unref);
  g_free (self);
}

/* --- Places --- */

PaddockGroundKind
paddock_ground_get_kind (const PaddockGround *self)
{
  return self->kind;
}

gboolean
paddock_ground_has_places (const PaddockGround *self)
{
  return !paddock_place_is_nowhere (paddock_ground_find_nearest (self, (PaddockPoint){ 0, 0 }));
}

gboolean
paddock_ground_has (const PaddockGround *self, PaddockPlace place)
{
  return get_row (self)->has (self, place);
}

PaddockPlace
paddock_ground_find_nearest (const PaddockGround *self, PaddockPoint point)
{
  return get_row (self)->find_nearest (self, point);
}

PaddockPlace
paddock_ground_find_place (const PaddockGround *self, PaddockPoint point)
{
  PaddockPlace place = paddock_ground_find_nearest (self, point);

  return get_row (self)->contains (self, place, point) ? place : PADDOCK_NOWHERE;
}

PaddockPoint
paddock_ground_get_point (const PaddockGround *self, PaddockPlace place)
{
  return get_row (self)->get_point (self, place);
}

double
paddock_ground_get_size (const PaddockGround *self, PaddockPlace place)
{
  return get_row (self)->get_size (self, place);
}

PaddockRect
paddock_ground_measure (const PaddockGround *self, PaddockPlace place)
{
  PaddockPoint point = paddock_ground_get_point (self, place);

  return paddock_rect_grow ((PaddockRect){ point.x, point.y, 0, 0 },
                            paddock_ground_get_size (self, place));
}

double
paddock_ground_get_spacing (const PaddockGround *self)
{
  return get_row (self)->spacing;
}

PaddockPlace
paddock_ground_move (const PaddockGround *self,
                     PaddockPlace from,
                     PaddockCursorMove move,
                     PaddockRect limits,
                     guint page)
{
  g_return_val_if_fail (move < PADDOCK_N_CURSOR_MOVES, from);

  return get_row (self)->move (self, from, move, limits, page);
}

/* --- Poses --- */

double
paddock_ground_get_angle (const PaddockGround *self,
                          PaddockPlace place,
                          int heading,
                          guint n_headings)
{
  g_return_val_if_fail (heading == PADDOCK_NO_HEADING || n_headings > 0, 0);

  return get_row (self)->get_angle (self, place, heading, n_headings);
}

static PaddockPoint
get_spot (const PaddockGround *self, PaddockPlace place, guint spot)
{
  return spot > 0 && get_row (self)->get_spot ? get_row (self)->get_spot (self, place, spot)
                                              : paddock_ground_get_point (self, place);
}

PaddockPose
paddock_ground_get_pose (const PaddockGround *self, const PaddockPiece *piece, guint n_headings)
{
  PaddockPlace front = piece->places[0], rear = piece->places[piece->n_places - 1];
  int heading = n_headings > 0 ? piece->heading : PADDOCK_NO_HEADING;

  return (PaddockPose){ .front = get_spot (self, front, piece->spot),
                        .rear = get_spot (self, rear, piece->spot),
                        .angle = paddock_ground_get_angle (self, front, heading, n_headings),
                        .size = paddock_ground_get_size (self, front) };
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
    .size = a.size + (b.size - a.size) * part,
  };
}

PaddockPoint
paddock_pose_get_middle (PaddockPose pose)
{
  return point_between (pose.rear, pose.front, 0.5);
}

/* --- Shapes --- */

PaddockScene *
paddock_ground_create_scene (const PaddockGround *self)
{
  return paddock_scene_new (self->orientation);
}

void
paddock_ground_add_place (const PaddockGround *self,
                          PaddockScene *scene,
                          PaddockStyle style,
                          PaddockPlace place,
                          double inset)
{
  if (paddock_ground_has (self, place))
    get_row (self)->add (self, scene, style, place, inset);
}

void
paddock_ground_add_outline (const PaddockGround *self,
                            PaddockScene *scene,
                            PaddockOutline outline,
                            PaddockPlace place,
                            double inset)
{
  paddock_ground_add_place (self, scene, paddock_outline_get_casing (outline), place, inset);
  paddock_ground_add_place (self, scene, paddock_outline_get_line (outline), place, inset);
}
