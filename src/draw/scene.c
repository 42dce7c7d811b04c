/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene.h"

#include <math.h>
#include <string.h>

/* A generous width of one character, as a share of the font's size. */
#define CHARACTER_WIDTH 0.66

static const char *const shape_names[PADDOCK_N_SHAPE_KINDS] = {
  [PADDOCK_SHAPE_HEX] = "hex",           [PADDOCK_SHAPE_RECT] = "rect",
  [PADDOCK_SHAPE_CIRCLE] = "circle",     [PADDOCK_SHAPE_POLYGON] = "polygon",
  [PADDOCK_SHAPE_POLYLINE] = "polyline", [PADDOCK_SHAPE_TEXT] = "text",
};

static const char *const align_names[] = {
  [PADDOCK_ALIGN_CENTRE] = "centre",
  [PADDOCK_ALIGN_LEFT] = "left",
  [PADDOCK_ALIGN_RIGHT] = "right",
};

PaddockScene *
paddock_scene_new (PaddockOrientation orientation)
{
  PaddockScene *self = g_new0 (PaddockScene, 1);

  g_atomic_ref_count_init (&self->n_refs);
  self->orientation = orientation;
  self->shapes = g_array_new (FALSE, FALSE, sizeof (PaddockShape));
  self->points = g_array_new (FALSE, FALSE, sizeof (PaddockScenePoint));
  self->texts = g_string_new (NULL);

  return self;
}

PaddockScene *
paddock_scene_ref (PaddockScene *self)
{
  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

void
paddock_scene_free (PaddockScene *self)
{
  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;

  g_array_unref (self->shapes);
  g_array_unref (self->points);
  g_string_free (self->texts, TRUE);
  g_clear_pointer (&self->cells, g_array_unref);
  g_free (self);
}

void
paddock_scene_next_layer (PaddockScene *self)
{
  g_return_if_fail (self->layer < G_MAXUINT8);

  self->layer++;
}

void
paddock_scene_show (PaddockScene *self, PaddockThing thing)
{
  self->thing = thing;
}

static PaddockShape *
add_shape (PaddockScene *self, PaddockShapeKind kind, PaddockStyle style, double size)
{
  PaddockShape shape = {
    .kind = (guint8) kind,
    .style = (guint8) style,
    .layer = self->layer,
    .first = self->points->len,
    .size = (float) size,
    .thing = self->thing,
  };

  g_array_append_val (self->shapes, shape);

  return &g_array_index (self->shapes, PaddockShape, self->shapes->len - 1);
}

static void
add_points (PaddockScene *self, PaddockShape *shape, const PaddockPoint *points, guint n)
{
  for (guint i = 0; i < n; i++) {
    PaddockScenePoint point = { (float) points[i].x, (float) points[i].y };

    g_array_append_val (self->points, point);
  }
  shape->n = n;
}

static void
add_box (PaddockScene *self, PaddockShape *shape, PaddockRect rect)
{
  add_points (self, shape,
              (PaddockPoint[]){ { rect.x, rect.y }, { rect.x + rect.width, rect.y + rect.height } },
              2);
}

void
paddock_scene_add_hex (PaddockScene *self, PaddockStyle style, PaddockPoint centre, double size)
{
  add_points (self, add_shape (self, PADDOCK_SHAPE_HEX, style, size), &centre, 1);
}

void
paddock_scene_add_rect (PaddockScene *self, PaddockStyle style, PaddockRect rect, double radius)
{
  add_box (self, add_shape (self, PADDOCK_SHAPE_RECT, style, radius), rect);
}

void
paddock_scene_add_circle (PaddockScene *self,
                          PaddockStyle style,
                          PaddockPoint centre,
                          double radius)
{
  add_points (self, add_shape (self, PADDOCK_SHAPE_CIRCLE, style, radius), &centre, 1);
}

void
paddock_scene_add_polygon (PaddockScene *self,
                           PaddockStyle style,
                           const PaddockPoint *points,
                           guint n)
{
  add_points (self, add_shape (self, PADDOCK_SHAPE_POLYGON, style, 0), points, n);
}

void
paddock_scene_add_polyline (PaddockScene *self,
                            PaddockStyle style,
                            const PaddockPoint *points,
                            guint n)
{
  add_points (self, add_shape (self, PADDOCK_SHAPE_POLYLINE, style, 0), points, n);
}

void
paddock_scene_add_line (PaddockScene *self, PaddockStyle style, PaddockPoint a, PaddockPoint b)
{
  paddock_scene_add_polyline (self, style, (PaddockPoint[]){ a, b }, 2);
}

void
paddock_scene_add_arrow (PaddockScene *self,
                         PaddockStyle style,
                         PaddockPoint tip,
                         double angle,
                         double size)
{
  PaddockPoint base = paddock_point_along (tip, angle, -size);
  PaddockPoint notch = paddock_point_along (tip, angle, -0.68 * size);
  PaddockPoint head[] = {
    tip,
    paddock_point_along (base, angle + G_PI / 2, 0.62 * size),
    notch,
    paddock_point_along (base, angle - G_PI / 2, 0.62 * size),
  };

  paddock_scene_add_polygon (self, style, head, G_N_ELEMENTS (head));
}

void
paddock_scene_add_text (PaddockScene *self,
                        PaddockStyle style,
                        PaddockRect box,
                        double size,
                        PaddockAlign align,
                        const char *text)
{
  PaddockShape *shape;

  if (text == NULL || *text == '\0')
    return;

  shape = add_shape (self, PADDOCK_SHAPE_TEXT, style, size);
  add_box (self, shape, box);
  shape->align = (guint8) align;
  shape->n = (guint32) self->texts->len;
  g_string_append_len (self->texts, text, (gssize) strlen (text) + 1);
}

void
paddock_scene_add_label (PaddockScene *self,
                         PaddockStyle style,
                         PaddockPoint centre,
                         double radius,
                         double size,
                         const char *text)
{
  double widest = 2 * radius / (CHARACTER_WIDTH * MAX (1, g_utf8_strlen (text, -1)));

  paddock_scene_add_text (self, style,
                          (PaddockRect){ centre.x - 2 * radius, centre.y - radius, 4 * radius,
                                         2 * radius },
                          MIN (size, widest), PADDOCK_ALIGN_CENTRE, text);
}

void
paddock_scene_colour_shape (PaddockScene *self, guint colour)
{
  PaddockShape *last = &g_array_index (self->shapes, PaddockShape, self->shapes->len - 1);

  g_return_if_fail (last->style == PADDOCK_STYLE_OWN && last->kind != PADDOCK_SHAPE_TEXT);

  last->colour = colour;
}

void
paddock_scene_turn_text (PaddockScene *self, double angle)
{
  g_return_if_fail (self->shapes->len > 0);

  g_array_index (self->shapes, PaddockShape, self->shapes->len - 1).angle = (float) angle;
}

const PaddockScenePoint *
paddock_scene_get_points (const PaddockScene *self, const PaddockShape *shape)
{
  return &g_array_index (self->points, PaddockScenePoint, shape->first);
}

const char *
paddock_scene_get_text (const PaddockScene *self, const PaddockShape *shape)
{
  g_return_val_if_fail (shape->kind == PADDOCK_SHAPE_TEXT, NULL);

  return self->texts->str + shape->n;
}

PaddockPoint
paddock_point_along (PaddockPoint point, double angle, double distance)
{
  return (PaddockPoint){ point.x + distance * cos (angle), point.y + distance * sin (angle) };
}

static PaddockRect
include_shape (PaddockRect rect, const PaddockScene *self, const PaddockShape *shape)
{
  const PaddockScenePoint *points = paddock_scene_get_points (self, shape);
  gboolean is_round = shape->kind == PADDOCK_SHAPE_HEX || shape->kind == PADDOCK_SHAPE_CIRCLE;
  double reach = is_round ? shape->size : 0;

  for (guint p = 0; p < (shape->kind == PADDOCK_SHAPE_TEXT ? 2 : shape->n); p++) {
    PaddockPoint point = { points[p].x, points[p].y };

    rect = paddock_rect_include (rect, paddock_point_move (point, -reach, -reach));
    rect = paddock_rect_include (rect, paddock_point_move (point, reach, reach));
  }

  return rect;
}

PaddockRect
paddock_scene_measure (const PaddockScene *self)
{
  PaddockRect rect = PADDOCK_RECT_EMPTY;

  for (guint i = 0; i < self->shapes->len; i++)
    rect = include_shape (rect, self, &g_array_index (self->shapes, PaddockShape, i));

  return rect;
}

PaddockRect
paddock_scene_get_box (const PaddockScene *self, const PaddockShape *shape)
{
  return include_shape (PADDOCK_RECT_EMPTY, self, shape);
}

PaddockRect
paddock_scene_measure_shape (const PaddockScene *self, const PaddockShape *shape)
{
  PaddockRect rect = include_shape (PADDOCK_RECT_EMPTY, self, shape);

  /* Text may be turned, and letters may hang out of its box. */
  if (shape->kind == PADDOCK_SHAPE_TEXT)
    return paddock_rect_grow (rect, MAX (rect.width, rect.height) / 2 + shape->size);

  return paddock_rect_grow (rect, paddock_styles[shape->style].width);
}

/* Hit-testing */

static gboolean
is_near_segment (PaddockPoint p, PaddockScenePoint a, PaddockScenePoint b, double tolerance)
{
  double dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
  double t = length > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / length : 0;

  t = CLAMP (t, 0, 1);

  return hypot (p.x - (a.x + t * dx), p.y - (a.y + t * dy)) <= tolerance;
}

static gboolean
is_near_outline (PaddockPoint p,
                 const PaddockScenePoint *points,
                 guint n,
                 gboolean is_closed,
                 double tolerance)
{
  for (guint i = 1; i < n; i++)
    if (is_near_segment (p, points[i - 1], points[i], tolerance))
      return TRUE;

  return is_closed && n > 0 && is_near_segment (p, points[n - 1], points[0], tolerance);
}

static gboolean
is_in_polygon (PaddockPoint p, const PaddockScenePoint *points, guint n)
{
  gboolean is_in = FALSE;

  for (guint i = 0, j = n - 1; i < n; j = i++) {
    PaddockScenePoint a = points[i], b = points[j];

    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
      is_in = !is_in;
  }

  return is_in;
}

static gboolean
is_in_hex (PaddockOrientation orientation, PaddockPoint p, PaddockScenePoint centre, double size)
{
  PaddockHexLayout layout = { orientation, size, { centre.x, centre.y } };

  return paddock_hex_equal (paddock_hex_layout_at (&layout, p), PADDOCK_HEX (0, 0));
}

static gboolean
hits (const PaddockScene *self, const PaddockShape *shape, PaddockPoint p, double tolerance)
{
  const PaddockScenePoint *points = paddock_scene_get_points (self, shape);
  double reach = tolerance + paddock_styles[shape->style].width / 2;

  switch ((PaddockShapeKind) shape->kind) {
  case PADDOCK_SHAPE_HEX:
    return is_in_hex (self->orientation, p, points[0], shape->size);
  case PADDOCK_SHAPE_RECT:
    return p.x >= points[0].x && p.x <= points[1].x && p.y >= points[0].y && p.y <= points[1].y;
  case PADDOCK_SHAPE_CIRCLE:
    return hypot (p.x - points[0].x, p.y - points[0].y) <= shape->size + tolerance;
  case PADDOCK_SHAPE_POLYGON:
    return is_in_polygon (p, points, shape->n)
           || is_near_outline (p, points, shape->n, TRUE, tolerance);
  case PADDOCK_SHAPE_POLYLINE:
    return is_near_outline (p, points, shape->n, FALSE, reach);
  case PADDOCK_SHAPE_TEXT: /* below: if it stands on nothing */
  case PADDOCK_N_SHAPE_KINDS:
  default:
    return FALSE;
  }
}

/* Words that stand alone; others belong to what they stand on. */
static gboolean
hits_text (const PaddockScene *self, PaddockPoint point, PaddockThing *thing)
{
  for (guint i = self->shapes->len; i-- > 0;) {
    const PaddockShape *shape = &g_array_index (self->shapes, PaddockShape, i);

    if (shape->thing.kind != PADDOCK_THING_NONE && shape->kind == PADDOCK_SHAPE_TEXT
        && shape->angle == 0
        && paddock_rect_contains (paddock_scene_get_box (self, shape), point)) {
      *thing = shape->thing;
      return TRUE;
    }
  }

  return FALSE;
}

gboolean
paddock_scene_hit (const PaddockScene *self,
                   PaddockPoint point,
                   double tolerance,
                   PaddockThing *thing)
{
  for (guint i = self->shapes->len; i-- > 0;) {
    const PaddockShape *shape = &g_array_index (self->shapes, PaddockShape, i);

    if (shape->thing.kind != PADDOCK_THING_NONE && hits (self, shape, point, tolerance)) {
      *thing = shape->thing;
      return TRUE;
    }
  }

  return hits_text (self, point, thing);
}

/* The dump */

static void
dump_number (GString *out, double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  double rounded = rint (value * 10) / 10;

  g_string_append (out, g_ascii_formatd (buffer, sizeof buffer, "%g", rounded == 0 ? 0 : rounded));
}

static void
dump_thing (GString *out, PaddockThing thing)
{
  if (thing.kind != PADDOCK_THING_NONE)
    g_string_append_printf (out, " = %s %u.%u (%d,%d)", paddock_thing_names[thing.kind],
                            thing.index, thing.part, thing.at.a, thing.at.b);
}

static void
dump_shape (const PaddockScene *self, const PaddockShape *shape, GString *out)
{
  const PaddockScenePoint *points = paddock_scene_get_points (self, shape);
  guint n = shape->kind == PADDOCK_SHAPE_TEXT ? 2 : shape->n;

  g_string_append_printf (out, "%u %s %s", shape->layer, shape_names[shape->kind],
                          paddock_styles[shape->style].name);
  for (guint i = 0; i < n; i++) {
    g_string_append_c (out, ' ');
    dump_number (out, points[i].x);
    g_string_append_c (out, ',');
    dump_number (out, points[i].y);
  }

  if (shape->size > 0) {
    g_string_append (out, " size ");
    dump_number (out, shape->size);
  }
  if (shape->kind == PADDOCK_SHAPE_TEXT) {
    g_autofree char *text = g_strescape (paddock_scene_get_text (self, shape), NULL);

    g_string_append_printf (out, " %s \"%s\"", align_names[shape->align], text);
  }
  if (shape->angle != 0) {
    g_string_append (out, " turned ");
    dump_number (out, shape->angle * 180 / G_PI);
  }
  dump_thing (out, shape->thing);
  g_string_append_c (out, '\n');
}

char *
paddock_scene_dump (const PaddockScene *self)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < self->shapes->len; i++)
    dump_shape (self, &g_array_index (self->shapes, PaddockShape, i), out);

  return g_string_free (out, FALSE);
}
