/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRect: a rectangle of the plane, in scene units.
 */

#pragma once

#include <glib.h>

#include "point.h"

typedef struct {
  double x, y, width, height;
} PaddockRect;

#define PADDOCK_RECT_EMPTY ((PaddockRect){ 0, 0, -1, -1 })

static inline gboolean
paddock_rect_is_empty (PaddockRect rect)
{
  return rect.width < 0;
}

static inline PaddockRect
paddock_rect_grow (PaddockRect rect, double by)
{
  return (PaddockRect){ rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by };
}

static inline gboolean
paddock_rect_contains (PaddockRect rect, PaddockPoint point)
{
  return point.x >= rect.x && point.x <= rect.x + rect.width && point.y >= rect.y
         && point.y <= rect.y + rect.height;
}

/* The smallest rectangle that also holds POINT. */
static inline PaddockRect
paddock_rect_include (PaddockRect rect, PaddockPoint point)
{
  PaddockRect grown;

  if (paddock_rect_is_empty (rect))
    return (PaddockRect){ point.x, point.y, 0, 0 };

  grown.x = MIN (rect.x, point.x);
  grown.y = MIN (rect.y, point.y);
  grown.width = MAX (rect.x + rect.width, point.x) - grown.x;
  grown.height = MAX (rect.y + rect.height, point.y) - grown.y;

  return grown;
}
