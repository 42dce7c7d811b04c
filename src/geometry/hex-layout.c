/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-layout.h"

#define SQRT3 1.7320508075688772
#define HALF_SQRT3 (SQRT3 / 2)

typedef struct {
  PaddockPoint q, r; /* where one step along each axis leads, for size 1 */
  PaddockPoint corners[PADDOCK_N_DIRECTIONS];
  int turn; /* of facing 0, clockwise from the right, in twelfths */
} OrientationInfo;

static const OrientationInfo orientations[] = {
  [PADDOCK_ORIENTATION_POINTY] = {
    .q = { SQRT3, 0 },
    .r = { HALF_SQRT3, 1.5 },
    .corners = { { HALF_SQRT3, -0.5 }, { 0, -1 }, { -HALF_SQRT3, -0.5 },
                 { -HALF_SQRT3, 0.5 }, { 0, 1 }, { HALF_SQRT3, 0.5 } },
    .turn = 0,
  },
  [PADDOCK_ORIENTATION_FLAT] = {
    .q = { 1.5, HALF_SQRT3 },
    .r = { 0, SQRT3 },
    .corners = { { 1, 0 }, { 0.5, -HALF_SQRT3 }, { -0.5, -HALF_SQRT3 },
                 { -1, 0 }, { -0.5, HALF_SQRT3 }, { 0.5, HALF_SQRT3 } },
    .turn = 1,
  },
};

PaddockPoint
paddock_hex_layout_centre (const PaddockHexLayout *self, PaddockHex hex)
{
  const OrientationInfo *info = &orientations[self->orientation];

  return (PaddockPoint){
    .x = self->origin.x + self->size * (info->q.x * hex.q + info->r.x * hex.r),
    .y = self->origin.y + self->size * (info->q.y * hex.q + info->r.y * hex.r),
  };
}

PaddockHex
paddock_hex_layout_at (const PaddockHexLayout *self, PaddockPoint point)
{
  const OrientationInfo *info = &orientations[self->orientation];
  double x = (point.x - self->origin.x) / self->size;
  double y = (point.y - self->origin.y) / self->size;
  double area = info->q.x * info->r.y - info->q.y * info->r.x;

  return paddock_hex_round ((x * info->r.y - y * info->r.x) / area,
                            (y * info->q.x - x * info->q.y) / area);
}

void
paddock_hex_layout_corners (const PaddockHexLayout *self, PaddockHex hex, PaddockPoint corners[6])
{
  const OrientationInfo *info = &orientations[self->orientation];
  PaddockPoint centre = paddock_hex_layout_centre (self, hex);

  for (guint i = 0; i < PADDOCK_N_DIRECTIONS; i++)
    corners[i] = (PaddockPoint){
      .x = centre.x + self->size * info->corners[i].x,
      .y = centre.y + self->size * info->corners[i].y,
    };
}

double
paddock_hex_layout_angle (const PaddockHexLayout *self, int facing)
{
  int twelfths = orientations[self->orientation].turn - paddock_facing_wrap (facing);

  return twelfths * G_PI / 6;
}
