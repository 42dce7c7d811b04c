/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-obstacles.h"

#include "scene-hex-track.h"

#define SIZE PADDOCK_HEX_DRAWN_SIZE

char *
paddock_obstacle_dup_rating (int clp, int dice)
{
  if (clp != 0 && dice != 0)
    return g_strdup_printf ("%+d/%+dd", clp, dice);
  if (dice != 0)
    return g_strdup_printf ("%+dd", dice);

  return clp != 0 ? g_strdup_printf ("%+d", clp) : g_strdup ("");
}

void
paddock_scene_add_hazard (PaddockScene *scene, PaddockPoint at, int clp, int dice)
{
  g_autofree char *extra = paddock_obstacle_dup_rating (clp, dice);
  const char *rating = *extra ? extra : "!";
  PaddockPoint triangle[] = {
    paddock_point_move (at, 0, -0.62 * SIZE),
    paddock_point_move (at, 0.62 * SIZE, 0.44 * SIZE),
    paddock_point_move (at, -0.62 * SIZE, 0.44 * SIZE),
  };

  paddock_scene_add_polygon (scene, PADDOCK_STYLE_HAZARD, triangle, 3);
  paddock_scene_add_label (scene, PADDOCK_STYLE_HAZARD_TEXT,
                           paddock_point_move (at, 0, 0.16 * SIZE), 8, 11, rating);
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
                           int clp,
                           int dice,
                           guint markers,
                           int points)
{
  g_autofree char *rating = paddock_obstacle_dup_rating (clp, dice);
  g_autofree char *cost =
    markers > 1 ? g_strdup_printf ("%s\u00d7%u", rating, markers) : g_strdup (rating);
  g_autofree char *reward = points ? g_strdup_printf ("\u2605%d", points) : g_strdup ("");

  paddock_scene_add_rect (scene, PADDOCK_STYLE_FRAGILE,
                          (PaddockRect){ at.x - 11, at.y - 11, 22, 22 }, 3);
  add_lines (scene, at, (const char *const[]){ cost, reward });
}
