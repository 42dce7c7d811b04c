/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-class-sign.h"

#include <math.h>

#define MAX_POINTS 12

/* Outlines in a square from -1 to 1; the wheel is a circle. */
typedef struct {
  PaddockPoint points[MAX_POINTS];
  guint n;
} Outline;

static const Outline outlines[PADDOCK_N_CLASS_SIGNS] = {
  [PADDOCK_CLASS_SIGN_STAR] = { { { 0, -1 },
                                  { 0.24, -0.32 },
                                  { 0.95, -0.31 },
                                  { 0.38, 0.12 },
                                  { 0.59, 0.81 },
                                  { 0, 0.4 },
                                  { -0.59, 0.81 },
                                  { -0.38, 0.12 },
                                  { -0.95, -0.31 },
                                  { -0.24, -0.32 } },
                                10 },
  [PADDOCK_CLASS_SIGN_PEAK] = { { { -1, 0.75 },
                                  { -0.3, -0.5 },
                                  { -0.05, -0.1 },
                                  { 0.25, -0.8 },
                                  { 1, 0.75 } },
                                5 },
  [PADDOCK_CLASS_SIGN_BOLT] = { { { 0.25, -1 },
                                  { -0.65, 0.15 },
                                  { -0.05, 0.15 },
                                  { -0.3, 1 },
                                  { 0.65, -0.25 },
                                  { 0.05, -0.25 } },
                                6 },
  [PADDOCK_CLASS_SIGN_BOTTLE] = { { { -0.2, -1 },
                                    { 0.2, -1 },
                                    { 0.2, -0.6 },
                                    { 0.5, -0.35 },
                                    { 0.5, 1 },
                                    { -0.5, 1 },
                                    { -0.5, -0.35 },
                                    { -0.2, -0.6 } },
                                  8 },
  [PADDOCK_CLASS_SIGN_WHEEL] = { .n = 0 },
  [PADDOCK_CLASS_SIGN_SHIELD] = { { { -0.8, -0.9 },
                                    { 0.8, -0.9 },
                                    { 0.8, 0.1 },
                                    { 0.45, 0.65 },
                                    { 0, 1 },
                                    { -0.45, 0.65 },
                                    { -0.8, 0.1 } },
                                  7 },
  [PADDOCK_CLASS_SIGN_CROWN] = { { { -0.9, 0.7 },
                                   { -0.9, -0.6 },
                                   { -0.4, 0 },
                                   { 0, -0.8 },
                                   { 0.4, 0 },
                                   { 0.9, -0.6 },
                                   { 0.9, 0.7 } },
                                 7 },
  [PADDOCK_CLASS_SIGN_ARROW] = { { { -0.9, -0.3 },
                                   { 0.1, -0.3 },
                                   { 0.1, -0.8 },
                                   { 1, 0 },
                                   { 0.1, 0.8 },
                                   { 0.1, 0.3 },
                                   { -0.9, 0.3 } },
                                 7 },
};

void
paddock_scene_add_class_sign (PaddockScene *self,
                              PaddockStyle style,
                              PaddockClassSign sign,
                              PaddockPoint centre,
                              double radius)
{
  const Outline *outline = &outlines[sign];
  PaddockPoint points[MAX_POINTS];

  if (!outline->n) {
    paddock_scene_add_circle (self, style, centre, radius * 0.85);
    return;
  }

  for (guint i = 0; i < outline->n; i++)
    points[i] =
      paddock_point_move (centre, radius * outline->points[i].x, radius * outline->points[i].y);
  paddock_scene_add_polygon (self, style, points, outline->n);
}

/* --- Movement --- */

#define LARGE 5.0
#define SMALL 3.2

static void
add_dots (PaddockScene *self, PaddockStyle style, PaddockPoint at, double step)
{
  for (int i = 1; i <= 2; i++)
    paddock_scene_add_circle (self, style,
                              paddock_point_move (at, i * step + (step > 0 ? 1 : -1), 0), SMALL);
}

void
paddock_scene_add_movement_sign (PaddockScene *self,
                                 PaddockStyle style,
                                 PaddockMovement movement,
                                 PaddockPoint centre)
{
  static const struct {
    gboolean behind, ahead;
    double x; /* of the rider */
    double step;
  } signs[PADDOCK_N_MOVEMENTS] = {
    [PADDOCK_MOVEMENT_LEAD] = { TRUE, FALSE, 8, 10 },
    [PADDOCK_MOVEMENT_CHASE] = { FALSE, TRUE, -14, 10 },
    [PADDOCK_MOVEMENT_DRAFT] = { TRUE, TRUE, -5, 8 },
    [PADDOCK_MOVEMENT_BREAK] = { FALSE, FALSE, -4, 10 },
  };
  PaddockPoint rider = paddock_point_move (centre, signs[movement].x, 0);
  double step = signs[movement].step;
  double tip = signs[movement].ahead ? 3 * step + 2 : step + 2;

  if (movement == PADDOCK_MOVEMENT_WILD) {
    paddock_scene_add_class_sign (self, style, PADDOCK_CLASS_SIGN_STAR, centre, 11);
    return;
  }

  paddock_scene_add_circle (self, style, rider, LARGE);
  if (signs[movement].behind)
    add_dots (self, style, rider, -step);
  if (signs[movement].ahead)
    add_dots (self, style, rider, step);
  paddock_scene_add_arrow (self, style, paddock_point_move (rider, tip, 0), 0, 8);
}
