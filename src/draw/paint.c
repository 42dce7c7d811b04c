/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint.h"

#include <math.h>

#include "text-layout.h"

#define HUGE_TEXT 160 /* pixels high */

#define SQRT3 1.7320508075688772

/* In pixels of the surface: smaller lines and text are left out. */
#define SMALLEST_LINE 0.25
#define SMALLEST_TEXT 3.5

/* Neighbouring hexes overlap by this much, in scene units: far from (0, 0) their places are rounded, and
 * what lies below would shine through between them. */
#define OVERLAP 0.03

/* Hatching, as shares of a hex's size; the spacing runs on from each hex into its neighbours. */
#define HATCH_SPACING (1.5 / 4)
#define HATCH_WIDTH 0.13
#define HATCH_MARGIN 0.02 /* to what the line around it leaves */

/* Shapes between two looks at whether to go on; at most so many are handed to a file at a time. */
#define STEP 1024
#define N_PASSES 3 /* over the shapes of a batch */

typedef struct {
  cairo_t *cr;
  const PaddockScene *scene;
  PaddockPalette palette;
  double scale; /* pixels per scene unit */
  PaddockRect clip;
  PangoLayout *layout;
  const PaddockPaintOptions *options;
  double done;
  gboolean is_stopped;
} Painter;

/* Shapes of one layer and one style. */
typedef struct {
  const PaddockStyleInfo *style;
  const guint *order; /* indices of shapes */
  guint first, n;     /* in the order of all shapes */
} Batch;

typedef enum {
  FILL,
  STROKE,
} Use;

static const PaddockShape *
get_shape (const Painter *self, guint i)
{
  return &g_array_index (self->scene->shapes, PaddockShape, i);
}

static void
set_colour (const Painter *self, guint colour)
{
  cairo_set_source_rgb (self->cr, (colour >> 16 & 0xff) / 255.0, (colour >> 8 & 0xff) / 255.0,
                        (colour & 0xff) / 255.0);
}

static void
set_ink (const Painter *self, PaddockInk ink)
{
  set_colour (self, paddock_palette_get (self->palette, ink));
}

static void
set_line (const Painter *self, const PaddockStyleInfo *style)
{
  set_ink (self, style->line);
  cairo_set_line_width (self->cr, style->width);
  cairo_set_dash (self->cr, &style->dash, style->dash > 0, 0);
}

/* Paths */

/* Paints the context's path or, if there is more of it to come, hands it to the file that is written. */
static void
use_path (const Painter *self, Use use, gboolean is_last)
{
  static const struct {
    void (*paint) (cairo_t *cr);
    void (*write) (PaddockSvgFile *svg, cairo_t *cr, gboolean is_last);
  } uses[] = {
    [FILL] = { cairo_fill, paddock_svg_file_fill },
    [STROKE] = { cairo_stroke, paddock_svg_file_stroke },
  };

  if (self->is_stopped)
    cairo_new_path (self->cr);
  else if (self->options->svg)
    uses[use].write (self->options->svg, self->cr, is_last);
  else if (is_last && cairo_has_current_point (self->cr))
    uses[use].paint (self->cr);
}

/* Before shape I of a PASS over BATCH, whose path is for USE; FALSE: paint no more. */
static gboolean
step (Painter *self, const Batch *batch, guint pass, Use use, guint i)
{
  double done;

  if (i % STEP != 0 || self->is_stopped)
    return !self->is_stopped;

  use_path (self, use, FALSE);
  done = batch->first + ((double) pass * batch->n + i) / N_PASSES;
  self->done = MAX (self->done, done / self->scene->shapes->len);
  if (self->options->progress)
    self->is_stopped = !self->options->progress (self->done, self->options->data);

  return !self->is_stopped;
}

static void
add_rect (cairo_t *cr, PaddockScenePoint a, PaddockScenePoint b, double radius)
{
  double r = MIN (radius, MIN (b.x - a.x, b.y - a.y) / 2.0);

  if (r <= 0) {
    cairo_rectangle (cr, a.x, a.y, b.x - a.x, b.y - a.y);
    return;
  }

  cairo_new_sub_path (cr);
  cairo_arc (cr, b.x - r, a.y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, b.x - r, b.y - r, r, 0, G_PI / 2);
  cairo_arc (cr, a.x + r, b.y - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, a.x + r, a.y + r, r, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
add_points (cairo_t *cr, const PaddockScenePoint *points, guint n)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[i].x, points[i].y);
}

/* The shapes of a batch as one path, hexes and text apart. */
static void
add_outlines (Painter *self, const Batch *batch, Use use)
{
  for (guint i = 0; i < batch->n && step (self, batch, use == FILL ? 1 : 2, use, i); i++) {
    const PaddockShape *shape = get_shape (self, batch->order[i]);
    const PaddockScenePoint *points = paddock_scene_get_points (self->scene, shape);

    switch ((PaddockShapeKind) shape->kind) {
    case PADDOCK_SHAPE_RECT:
      add_rect (self->cr, points[0], points[1], shape->size);
      break;
    case PADDOCK_SHAPE_CIRCLE:
      cairo_new_sub_path (self->cr);
      cairo_arc (self->cr, points[0].x, points[0].y, shape->size, 0, 2 * G_PI);
      cairo_close_path (self->cr);
      break;
    case PADDOCK_SHAPE_POLYGON:
      add_points (self->cr, points, shape->n);
      cairo_close_path (self->cr);
      break;
    case PADDOCK_SHAPE_POLYLINE:
      if (use == STROKE)
        add_points (self->cr, points, shape->n);
      break;
    case PADDOCK_SHAPE_HEX:
    case PADDOCK_SHAPE_TEXT:
    case PADDOCK_N_SHAPE_KINDS:
    default:
      break;
    }
  }
}

/* Each in its own colour. */
static void
fill_own (Painter *self, const Batch *batch)
{
  for (guint i = 0; i < batch->n; i++) {
    const Batch one = { batch->style, batch->order + i, batch->first + i, 1 };

    set_colour (self, get_shape (self, one.order[0])->colour);
    add_outlines (self, &one, FILL);
    use_path (self, FILL, TRUE);
  }
}

static void
fill_outlines (Painter *self, const Batch *batch)
{
  if (batch->style->fill == PADDOCK_INK_NONE)
    return;
  if (batch->style == &paddock_styles[PADDOCK_STYLE_OWN]) {
    fill_own (self, batch);
    return;
  }

  set_ink (self, batch->style->fill);
  add_outlines (self, batch, FILL);
  use_path (self, FILL, TRUE);
}

static void
stroke_outlines (Painter *self, const Batch *batch)
{
  if (batch->style->line == PADDOCK_INK_NONE || batch->style->width * self->scale < SMALLEST_LINE)
    return;

  set_line (self, batch->style);
  add_outlines (self, batch, STROKE);
  use_path (self, STROKE, TRUE);
}

static gboolean
is_hex_shown (const Painter *self, const PaddockShape *shape, PaddockScenePoint centre)
{
  return shape->kind == PADDOCK_SHAPE_HEX
         && paddock_rect_contains (paddock_rect_grow (self->clip, shape->size),
                                   (PaddockPoint){ centre.x, centre.y });
}

/* Hexes: the line is what a larger hex shows around a smaller one, which is far cheaper than a stroke
 * and leaves no seam between neighbours. */

static void
add_hexes (Painter *self, const Batch *batch, guint pass, Use use, double inset)
{
  PaddockPoint corners[6] = { { 0 } };
  double size = -1;

  for (guint i = 0; i < batch->n && step (self, batch, pass, use, i); i++) {
    const PaddockShape *shape = get_shape (self, batch->order[i]);
    PaddockScenePoint centre = *paddock_scene_get_points (self->scene, shape);

    if (!is_hex_shown (self, shape, centre))
      continue;

    if (size != shape->size) {
      PaddockHexLayout unit = { self->scene->orientation, shape->size - inset, { 0, 0 } };

      size = shape->size;
      paddock_hex_layout_corners (&unit, PADDOCK_HEX (0, 0), corners);
    }

    cairo_move_to (self->cr, centre.x + corners[0].x, centre.y + corners[0].y);
    for (guint c = 1; c < 6; c++)
      cairo_line_to (self->cr, centre.x + corners[c].x, centre.y + corners[c].y);
    cairo_close_path (self->cr);
  }
}

static void
fill_hexes (Painter *self, const Batch *batch, guint pass, double inset)
{
  add_hexes (self, batch, pass, FILL, inset);
  use_path (self, FILL, TRUE);
}

/* The line alone, where there is nothing inside to cover the rest of the larger hex. */
static void
outline_hexes (Painter *self, const Batch *batch, double inset)
{
  if (batch->style->dash > 0) {
    set_line (self, batch->style);
    add_hexes (self, batch, 0, STROKE, inset / 2);
    use_path (self, STROKE, TRUE);
    return;
  }

  cairo_set_fill_rule (self->cr, CAIRO_FILL_RULE_EVEN_ODD);
  add_hexes (self, batch, 0, FILL, 0);
  add_hexes (self, batch, 1, FILL, inset);
  use_path (self, FILL, TRUE);
  cairo_set_fill_rule (self->cr, CAIRO_FILL_RULE_WINDING);
}

/* One stripe across a hex: the chord at a distance from its centre, which is longest in the middle half. */
static void
add_stripe (cairo_t *cr, PaddockPoint at, double along, double size, double offset, double width)
{
  double share = MIN ((fabs (offset) + width / 2) / size, 1); /* of the stripe's outer edge */
  double half = share <= 0.5 ? SQRT3 / 2 * size : SQRT3 * (1 - share) * size;
  PaddockPoint middle = paddock_point_along (at, along - G_PI / 2, offset);
  PaddockPoint from = paddock_point_along (middle, along, -half);
  PaddockPoint to = paddock_point_along (middle, along, half);
  double dx = -sin (along) * width / 2, dy = cos (along) * width / 2;

  cairo_move_to (cr, from.x - dx, from.y - dy);
  cairo_line_to (cr, to.x - dx, to.y - dy);
  cairo_line_to (cr, to.x + dx, to.y + dy);
  cairo_line_to (cr, from.x + dx, from.y + dy);
  cairo_close_path (cr);
}

static void
hatch_hexes (Painter *self, const Batch *batch, double inset)
{
  PaddockHexLayout unit = { self->scene->orientation, 1, { 0, 0 } };
  double along = paddock_hex_layout_angle (&unit, 2);

  set_ink (self, batch->style->hatch);
  for (guint i = 0; i < batch->n && step (self, batch, 2, FILL, i); i++) {
    const PaddockShape *shape = get_shape (self, batch->order[i]);
    PaddockScenePoint centre = *paddock_scene_get_points (self->scene, shape);
    double spacing = HATCH_SPACING * shape->size;

    if (!is_hex_shown (self, shape, centre)
        || HATCH_WIDTH * shape->size * self->scale < 2 * SMALLEST_LINE)
      continue;

    for (int stripe = -2; stripe <= 2; stripe++)
      add_stripe (self->cr, (PaddockPoint){ centre.x, centre.y }, along,
                  (1 - HATCH_MARGIN) * shape->size - inset, stripe * spacing,
                  HATCH_WIDTH * shape->size);
  }

  use_path (self, FILL, TRUE);
}

static void
paint_hexes (Painter *self, const Batch *batch)
{
  const PaddockStyleInfo *style = batch->style;
  double inset = style->width * 2 / SQRT3;

  /* Boards are nearly all hexes, and on their few straight sides nobody sees the difference. */
  cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_FAST);

  if (style->width * self->scale < SMALLEST_LINE || style->line == PADDOCK_INK_NONE)
    inset = 0;

  if (inset > 0) {
    set_ink (self, style->line);
    if (style->fill == PADDOCK_INK_NONE)
      outline_hexes (self, batch, inset);
    else
      fill_hexes (self, batch, 0, -OVERLAP);
  }
  if (style->fill != PADDOCK_INK_NONE) {
    set_ink (self, style->fill);
    fill_hexes (self, batch, 1, inset > 0 ? inset : -OVERLAP);
  }
  if (style->hatch != PADDOCK_INK_NONE)
    hatch_hexes (self, batch, inset);
  cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_DEFAULT);
}

/* Text */

/* Text is laid out before Cairo can tell that it is not to be seen. */
static gboolean
is_in_clip (const Painter *self, const PaddockShape *shape)
{
  const PaddockScenePoint *box = paddock_scene_get_points (self->scene, shape);
  double reach = hypot (box[1].x - box[0].x, box[1].y - box[0].y) / 2; /* however it is turned */
  PaddockPoint middle = { (box[0].x + box[1].x) / 2, (box[0].y + box[1].y) / 2 };

  return paddock_rect_contains (paddock_rect_grow (self->clip, reach), middle);
}

/* Cairo keeps a picture of each glyph at each size.  Very large ones would fill the memory. */
static gboolean
is_huge (const Painter *self)
{
  double x = 0, y;
  int height;

  if (cairo_surface_get_type (cairo_get_target (self->cr)) != CAIRO_SURFACE_TYPE_IMAGE)
    return FALSE;

  pango_layout_get_size (self->layout, NULL, &height);
  y = (double) height / PANGO_SCALE;
  cairo_user_to_device_distance (self->cr, &x, &y);
  return hypot (x, y) > HUGE_TEXT;
}

static void
paint_text (const Painter *self, const PaddockShape *shape)
{
  cairo_save (self->cr);
  paddock_text_layout_place (self->layout, self->scene, shape, self->cr);
  if (self->options->svg) {
    pango_cairo_layout_path (self->cr, self->layout);
  } else if (is_huge (self)) {
    pango_cairo_layout_path (self->cr, self->layout);
    cairo_fill (self->cr);
  } else {
    pango_cairo_show_layout (self->cr, self->layout);
  }
  cairo_restore (self->cr);
}

static void
paint_texts (Painter *self, const Batch *batch)
{
  double size = -1;

  if (self->layout == NULL)
    self->layout = paddock_text_layout_new (self->cr);

  set_ink (self, batch->style->fill);
  for (guint i = 0; i < batch->n && step (self, batch, 0, FILL, i); i++) {
    const PaddockShape *shape = get_shape (self, batch->order[i]);

    if (shape->size * self->scale < SMALLEST_TEXT || !is_in_clip (self, shape))
      continue;

    if (size != shape->size)
      paddock_text_layout_set_font (self->layout, shape->size, batch->style->is_bold);
    size = shape->size;
    paint_text (self, shape);
  }
  use_path (self, FILL, TRUE);
}

/* Batches */

static guint
batch_key (const PaddockShape *shape)
{
  return (guint) shape->layer * PADDOCK_N_STYLES + shape->style;
}

/* The indices of all shapes by layer, then style, otherwise as they are: a counting sort. */
static guint *
sort_shapes (const PaddockScene *scene)
{
  guint n_keys = ((guint) scene->layer + 1) * PADDOCK_N_STYLES;
  g_autofree guint *starts = g_new0 (guint, n_keys + 1);
  guint *order = g_new (guint, scene->shapes->len);

  for (guint i = 0; i < scene->shapes->len; i++)
    starts[batch_key (&g_array_index (scene->shapes, PaddockShape, i)) + 1]++;
  for (guint key = 0; key < n_keys; key++)
    starts[key + 1] += starts[key];
  for (guint i = 0; i < scene->shapes->len; i++)
    order[starts[batch_key (&g_array_index (scene->shapes, PaddockShape, i))]++] = i;

  return order;
}

static void
paint_batch (Painter *self, const Batch *batch)
{
  if (batch->style->is_text) {
    paint_texts (self, batch);
    return;
  }

  paint_hexes (self, batch);
  fill_outlines (self, batch);
  stroke_outlines (self, batch);
}

void
paddock_paint_paper (cairo_t *cr, PaddockPalette palette)
{
  Painter self = { .cr = cr, .palette = palette };

  set_ink (&self, PADDOCK_INK_PAPER);
  cairo_paint (cr);
}

void
paddock_paint_scene (cairo_t *cr, const PaddockScene *scene, PaddockPalette palette)
{
  paddock_paint_scene_stepwise (cr, scene, palette, &(PaddockPaintOptions){ NULL });
}

gboolean
paddock_paint_scene_stepwise (cairo_t *cr,
                              const PaddockScene *scene,
                              PaddockPalette palette,
                              const PaddockPaintOptions *options)
{
  g_autofree guint *order = sort_shapes (scene);
  Painter self = { .cr = cr, .scene = scene, .palette = palette, .options = options };
  double unit_x = 1, unit_y = 0, right, bottom;

  cairo_save (cr);
  cairo_user_to_device_distance (cr, &unit_x, &unit_y);
  self.scale = hypot (unit_x, unit_y);
  cairo_clip_extents (cr, &self.clip.x, &self.clip.y, &right, &bottom);
  self.clip.width = right - self.clip.x;
  self.clip.height = bottom - self.clip.y;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  for (guint start = 0, end; start < scene->shapes->len && !self.is_stopped; start = end) {
    guint key = batch_key (get_shape (&self, order[start]));

    for (end = start; end < scene->shapes->len && batch_key (get_shape (&self, order[end])) == key;)
      end++;
    paint_batch (&self, &(Batch){
                          .style = &paddock_styles[get_shape (&self, order[start])->style],
                          .order = order + start,
                          .first = start,
                          .n = end - start,
                        });
  }

  g_clear_object (&self.layout);
  cairo_restore (cr);

  return !self.is_stopped;
}

void
paddock_paint_overlay (cairo_t *cr,
                       const PaddockScene *scene,
                       PaddockPalette palette,
                       double opacity)
{
  if (opacity >= 1) {
    paddock_paint_scene (cr, scene, palette);
    return;
  }

  cairo_push_group (cr);
  paddock_paint_scene (cr, scene, palette);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, opacity);
}
