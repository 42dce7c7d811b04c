/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-areas.h"

#include <math.h>

/* As far apart, shapes of one thing are still one area: words beside each other, lines and boxes below each other. */
#define REACH_X 12.0
#define REACH_Y 6.0
#define REACH_COLUMN 12.0 /* if they are equally wide */

static gboolean
are_in_column (PaddockRect a, PaddockRect b)
{
  return fabs (a.x - b.x) < 1 && fabs (a.width - b.width) < 1;
}

static gboolean
are_near (PaddockRect a, PaddockRect b)
{
  double reach = are_in_column (a, b) ? REACH_COLUMN : REACH_Y;

  return a.x <= b.x + b.width + REACH_X && b.x <= a.x + a.width + REACH_X
         && a.y <= b.y + b.height + reach && b.y <= a.y + a.height + reach;
}

static PaddockRect
unite (PaddockRect a, PaddockRect b)
{
  return paddock_rect_include (paddock_rect_include (a, (PaddockPoint){ b.x, b.y }),
                               (PaddockPoint){ b.x + b.width, b.y + b.height });
}

/* What a rectangle brings together becomes one. */
static void
add_area (GArray *areas, PaddockRect rect)
{
  for (guint i = 0; i < areas->len;)
    if (are_near (g_array_index (areas, PaddockRect, i), rect)) {
      rect = unite (g_array_index (areas, PaddockRect, i), rect);
      g_array_remove_index_fast (areas, i);
      i = 0;
    } else {
      i++;
    }
  g_array_append_val (areas, rect);
}

GArray *
paddock_scene_find_areas (const PaddockScene *scene, PaddockThing thing)
{
  GArray *areas = g_array_new (FALSE, FALSE, sizeof (PaddockRect));

  for (guint i = 0; i < scene->shapes->len; i++) {
    const PaddockShape *shape = &g_array_index (scene->shapes, PaddockShape, i);

    if (shape->thing.kind == thing.kind && shape->thing.index == thing.index)
      add_area (areas, paddock_scene_get_box (scene, shape));
  }

  return areas;
}
