/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-view.h"

#define SCROLL_MARGIN 6    /* pixels; less than a drawing that fits has around it */
#define MAX_FITTING_ZOOM 3 /* a small drawing is not blown up further */
#define EDGE 16            /* pixels from an edge where a drag begins to scroll */
#define EDGE_SPEED 900     /* pixels a second at the edge itself */
#define EDGE_MAX_SPEED 2700

PaddockPoint
paddock_canvas_view_to_scene (const PaddockCanvasView *self, PaddockPoint view)
{
  return (PaddockPoint){
    .x = self->origin.x + view.x / self->zoom,
    .y = self->origin.y + view.y / self->zoom,
  };
}

PaddockPoint
paddock_canvas_view_from_scene (const PaddockCanvasView *self, PaddockPoint scene)
{
  return (PaddockPoint){
    .x = (scene.x - self->origin.x) * self->zoom,
    .y = (scene.y - self->origin.y) * self->zoom,
  };
}

double
paddock_canvas_view_get_fitting_zoom (const PaddockCanvasView *self, double margin)
{
  double width = MAX (self->max.x - self->min.x, 1e-6);
  double height = MAX (self->max.y - self->min.y, 1e-6);
  double zoom = MIN ((self->width - 2 * margin) / width, (self->height - 2 * margin) / height);

  return CLAMP (zoom, 1e-6, PADDOCK_CANVAS_VIEW_MAX_ZOOM);
}

/* A huge drawing may be shown whole even if that is smaller than the usual limit. */
static double
clamp_zoom (const PaddockCanvasView *self, double zoom)
{
  double least =
    MIN (PADDOCK_CANVAS_VIEW_MIN_ZOOM, paddock_canvas_view_get_fitting_zoom (self, 0) / 2);

  return CLAMP (zoom, least, PADDOCK_CANVAS_VIEW_MAX_ZOOM);
}

/* The middle of the canvas stays within reach of the drawing. */
static double
clamp_origin (const PaddockCanvasView *self, double origin, double min, double max, double size)
{
  double half_view = size / 2 / self->zoom;

  return CLAMP (origin, min - self->reach - half_view, max + self->reach - half_view);
}

static void
clamp_place (PaddockCanvasView *self)
{
  self->origin.x = clamp_origin (self, self->origin.x, self->min.x, self->max.x, self->width);
  self->origin.y = clamp_origin (self, self->origin.y, self->min.y, self->max.y, self->height);
}

/* Puts the scene point SCENE under the view point AT. */
static void
hold (PaddockCanvasView *self, PaddockPoint scene, PaddockPoint at)
{
  self->origin.x = scene.x - at.x / self->zoom;
  self->origin.y = scene.y - at.y / self->zoom;
  clamp_place (self);
}

static PaddockPoint
get_middle (const PaddockCanvasView *self)
{
  return (PaddockPoint){ .x = self->width / 2, .y = self->height / 2 };
}

void
paddock_canvas_view_fit (PaddockCanvasView *self, double margin)
{
  PaddockPoint centre = { .x = (self->min.x + self->max.x) / 2,
                          .y = (self->min.y + self->max.y) / 2 };

  self->zoom = MIN (paddock_canvas_view_get_fitting_zoom (self, margin), MAX_FITTING_ZOOM);
  hold (self, centre, get_middle (self));
}

void
paddock_canvas_view_fit_to_read (PaddockCanvasView *self, double margin)
{
  double width = MAX (self->max.x - self->min.x, 1e-6);
  double zoom = MIN ((self->width - 2 * margin) / width, 1);
  PaddockPoint head = { .x = (self->min.x + self->max.x) / 2, .y = self->min.y };

  paddock_canvas_view_fit (self, margin);
  if (zoom <= self->zoom)
    return;

  self->zoom = zoom;
  hold (self, head, (PaddockPoint){ .x = self->width / 2, .y = margin });
}

void
paddock_canvas_view_resize (PaddockCanvasView *self, double width, double height)
{
  PaddockPoint centre = paddock_canvas_view_to_scene (self, get_middle (self));

  self->width = width;
  self->height = height;
  hold (self, centre, get_middle (self));
}

void
paddock_canvas_view_set_drawing (PaddockCanvasView *self, PaddockRect drawing, double reach)
{
  self->min = (PaddockPoint){ drawing.x, drawing.y };
  self->max = (PaddockPoint){ drawing.x + drawing.width, drawing.y + drawing.height };
  self->reach = reach;
  clamp_place (self);
}

void
paddock_canvas_view_zoom_to (PaddockCanvasView *self, double zoom, PaddockPoint at)
{
  PaddockPoint scene = paddock_canvas_view_to_scene (self, at);

  self->zoom = clamp_zoom (self, zoom);
  hold (self, scene, at);
}

void
paddock_canvas_view_pan (PaddockCanvasView *self, double dx, double dy)
{
  self->origin.x -= dx / self->zoom;
  self->origin.y -= dy / self->zoom;
  clamp_place (self);
}

/* Where the view should begin on one axis so that FROM to TO lies in it. */
static double
get_origin_showing (double origin, double size, double from, double to)
{
  if (to - from > size)
    return (from + to - size) / 2;

  return CLAMP (origin, to - size, from);
}

void
paddock_canvas_view_show (PaddockCanvasView *self, PaddockRect rect, double margin)
{
  double room = 2 * margin;
  double zoom = MIN ((self->width - room) / MAX (rect.width, 1e-6),
                     (self->height - room) / MAX (rect.height, 1e-6));
  PaddockRect wanted;

  if (zoom < self->zoom)
    self->zoom = clamp_zoom (self, MAX (zoom, 1e-6));
  wanted = paddock_rect_grow (rect, margin / self->zoom);
  self->origin.x = get_origin_showing (self->origin.x, self->width / self->zoom, wanted.x,
                                       wanted.x + wanted.width);
  self->origin.y = get_origin_showing (self->origin.y, self->height / self->zoom, wanted.y,
                                       wanted.y + wanted.height);
  clamp_place (self);
}

static double
get_pull (double at, double size)
{
  double edge = MIN (EDGE, size / 8);
  double depth = at < edge ? at - edge : at > size - edge ? at - (size - edge) : 0;

  return CLAMP (depth / EDGE * EDGE_SPEED, -EDGE_MAX_SPEED, EDGE_MAX_SPEED);
}

PaddockPoint
paddock_canvas_view_get_edge_pull (const PaddockCanvasView *self, PaddockPoint view)
{
  return (PaddockPoint){ get_pull (view.x, self->width), get_pull (view.y, self->height) };
}

/* What a scrollbar can reach: the drawing with a little around it, and wherever the view is now. */
static PaddockCanvasRange
get_range (double origin, double min, double max, double page, double zoom)
{
  double value = origin * zoom;

  return (PaddockCanvasRange){
    .value = value,
    .lower = MIN (value, min * zoom - SCROLL_MARGIN),
    .upper = MAX (value + page, max * zoom + SCROLL_MARGIN),
    .page = page,
  };
}

PaddockCanvasRange
paddock_canvas_view_get_x_range (const PaddockCanvasView *self)
{
  return get_range (self->origin.x, self->min.x, self->max.x, self->width, self->zoom);
}

PaddockCanvasRange
paddock_canvas_view_get_y_range (const PaddockCanvasView *self)
{
  return get_range (self->origin.y, self->min.y, self->max.y, self->height, self->zoom);
}

void
paddock_canvas_view_scroll_to (PaddockCanvasView *self, double x, double y)
{
  self->origin.x = x / self->zoom;
  self->origin.y = y / self->zoom;
  clamp_place (self);
}
