/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-terrain.h"

#include <math.h>

void
paddock_scene_add_sign (PaddockScene *self,
                        PaddockStyle style,
                        PaddockPoint at,
                        double angle,
                        const PaddockPoint *points,
                        guint n)
{
  g_autofree PaddockPoint *turned = g_new (PaddockPoint, n);

  for (guint i = 0; i < n; i++)
    turned[i] = paddock_point_along (paddock_point_along (at, angle, points[i].x), angle + G_PI / 2,
                                     points[i].y);
  paddock_scene_add_polygon (self, style, turned, n);
}

void
paddock_scene_add_terrain_sign (PaddockScene *self,
                                PaddockTerrain terrain,
                                PaddockPoint at,
                                double angle)
{
  static const PaddockPoint triangle[] = { { -6, 4.5 }, { 0, -5 }, { 6, 4.5 } };
  static const PaddockPoint dash[] = { { -7, -2 }, { 7, -2 }, { 7, 2 }, { -7, 2 } };
  static const PaddockPoint upper[] = { { -7, -4.5 }, { 7, -4.5 }, { 7, -1 }, { -7, -1 } };
  static const PaddockPoint lower[] = { { -7, 1 }, { 7, 1 }, { 7, 4.5 }, { -7, 4.5 } };
  static const PaddockPoint swoop[] = { { -7, -4.5 }, { -3, -4.5 }, { 0, -1 },
                                        { 3, 1.5 },   { 7, 1.5 },   { 7, 4.5 },
                                        { 2, 4.5 },   { -3, 2 },    { -6, -1.5 } };
  PaddockPoint oval[12];

  for (guint i = 0; i < G_N_ELEMENTS (oval); i++)
    oval[i] = (PaddockPoint){ 6.5 * cos (i * G_PI / 6), 4.5 * sin (i * G_PI / 6) };

#define SIGN(STYLE_, points_) \
  paddock_scene_add_sign (self, PADDOCK_STYLE_##STYLE_, at, angle, points_, G_N_ELEMENTS (points_))
  switch (terrain) {
  case PADDOCK_TERRAIN_MOUNTAIN:
    SIGN (MOUNTAIN, triangle);
    break;
  case PADDOCK_TERRAIN_FLAT:
    SIGN (FLAT, dash);
    break;
  case PADDOCK_TERRAIN_DESCENT:
    SIGN (DESCENT, swoop);
    break;
  case PADDOCK_TERRAIN_SPRINT:
    SIGN (SPRINT, upper);
    SIGN (SPRINT, lower);
    break;
  case PADDOCK_TERRAIN_COBBLES:
    SIGN (COBBLES, oval);
    break;
  case PADDOCK_N_TERRAINS:
  default:
    g_assert_not_reached ();
  }
#undef SIGN
}
