/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-obstacles.h"

#include <math.h>

#include "scene-hex-track.h"

#define SIZE PADDOCK_HEX_DRAWN_SIZE

#define N_SPILL 36 /* corners: enough for a spill to look round */

/* A spill on the road.  Triangles, circles and squares with a sign are those of problems. */
void
paddock_scene_add_hazard (PaddockScene *scene, PaddockPoint at, const char *cost)
{
  PaddockPoint spill[N_SPILL];

  for (guint i = 0; i < N_SPILL; i++) {
    double angle = 2 * G_PI * i / N_SPILL;
    double radius = SIZE * (0.56 + 0.07 * cos (3 * angle + 0.5) + 0.05 * cos (5 * angle));

    spill[i] = paddock_point_move (at, 1.12 * radius * sin (angle), -0.92 * radius * cos (angle));
  }
  paddock_scene_add_polygon (scene, PADDOCK_STYLE_HAZARD, spill, N_SPILL);
  if (*cost)
    paddock_scene_add_label (scene, PADDOCK_STYLE_HAZARD_TEXT, at, 10, 11, cost);
}

/* Up to two lines. */
static void
add_lines (PaddockScene *scene, PaddockPoint at, const char *const lines[2])
{
  gboolean has_both = *lines[0] && *lines[1];

  for (int i = 0; i < 2; i++)
    if (*lines[i])
      paddock_scene_add_label (scene, PADDOCK_STYLE_FRAGILE_TEXT,
                               paddock_point_move (at, 0, has_both ? 10 * i - 5 : 0), 10,
                               has_both ? 9 : 11, lines[i]);
}

void
paddock_scene_add_fragile (PaddockScene *scene,
                           PaddockPoint at,
                           const char *cost,
                           guint markers,
                           const char *gain)
{
  g_autofree char *costs =
    markers > 1 ? g_strdup_printf ("%s\u00d7%u", cost, markers) : g_strdup (cost);

  paddock_scene_add_rect (scene, PADDOCK_STYLE_FRAGILE,
                          (PaddockRect){ at.x - 11, at.y - 11, 22, 22 }, 3);
  add_lines (scene, at, (const char *const[]){ costs, gain });
}
