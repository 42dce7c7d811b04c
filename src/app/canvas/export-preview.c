/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "export-preview.h"

#include <math.h>

#include "canvas-painter.h"

#define EDGE_OPACITY 0.3f
#define MIN_SHEET 12 /* pixels: smaller ones would hide the drawing */

struct _PaddockExportPreview {
  GtkWidget parent_instance;

  PaddockCanvasPainter *painter;
  PaddockPalette palette;
  PaddockPoster poster; /* of no sheets: there is one page */
};

G_DEFINE_FINAL_TYPE (PaddockExportPreview, paddock_export_preview, GTK_TYPE_WIDGET)

/* Paper may have the colour of the window, and how much of it there is around the drawing matters. */
static void
append_edge (GtkWidget *widget, const graphene_rect_t *place, GtkSnapshot *snapshot)
{
  GskRoundedRect outline;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  colour.alpha *= EDGE_OPACITY;
  gsk_rounded_rect_init_from_rect (&outline, place, 0);
  gtk_snapshot_append_border (snapshot, &outline, (float[]){ 1, 1, 1, 1 },
                              (GdkRGBA[]){ colour, colour, colour, colour });
}

/* Dark within light, to be seen on any drawing. */
static void
append_sheet (const graphene_rect_t *place, GtkSnapshot *snapshot)
{
  static const GdkRGBA dark = { 0, 0, 0, 1 }, light = { 1, 1, 1, 1 };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, place, 0);
  gtk_snapshot_append_border (snapshot, &outline, (float[]){ 3, 3, 3, 3 },
                              (GdkRGBA[]){ light, light, light, light });
  gsk_rounded_rect_shrink (&outline, 1, 1, 1, 1);
  gtk_snapshot_append_border (snapshot, &outline, (float[]){ 1, 1, 1, 1 },
                              (GdkRGBA[]){ dark, dark, dark, dark });
}

/* Where one sheet ends, and the next has begun already. */
static void
append_sheets (PaddockExportPreview *self,
               const PaddockRect *bounds,
               float zoom,
               GtkSnapshot *snapshot)
{
  guint n = paddock_poster_count (&self->poster);

  if (n < 2 || zoom * paddock_poster_get_part (&self->poster, 0).width < MIN_SHEET)
    return;

  for (guint i = 0; i < n; i++) {
    PaddockRect part = paddock_poster_get_part (&self->poster, i);

    append_sheet (&GRAPHENE_RECT_INIT ((float) (part.x - bounds->x) * zoom,
                                       (float) (part.y - bounds->y) * zoom,
                                       (float) part.width * zoom, (float) part.height * zoom),
                  snapshot);
  }
}

static void
paddock_export_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockExportPreview *self = PADDOCK_EXPORT_PREVIEW (widget);
  const PaddockPicture *picture = paddock_canvas_painter_get_picture (self->painter);
  int scale = gtk_widget_get_scale_factor (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  PaddockCanvasFrame frame;
  graphene_rect_t place;

  if (!picture || width < 1 || height < 1)
    return;

  frame.palette = self->palette;
  frame.zoom = scale * MIN (width / picture->bounds.width, height / picture->bounds.height);
  frame.area = (cairo_rectangle_int_t){
    (int) round (picture->bounds.x * frame.zoom),
    (int) round (picture->bounds.y * frame.zoom),
    (int) ceil (picture->bounds.width * frame.zoom),
    (int) ceil (picture->bounds.height * frame.zoom),
  };
  place = GRAPHENE_RECT_INIT (0, 0, (float) frame.area.width / (float) scale,
                              (float) frame.area.height / (float) scale);

  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (floorf ((width - place.size.width) / 2),
                                                floorf ((height - place.size.height) / 2)));
  gtk_snapshot_push_clip (snapshot, &place);
  paddock_canvas_painter_snapshot (self->painter, &frame, widget, snapshot);
  append_edge (widget, &place, snapshot);
  append_sheets (self, &picture->bounds, (float) frame.zoom / (float) scale, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
paddock_export_preview_dispose (GObject *object)
{
  g_clear_pointer (&PADDOCK_EXPORT_PREVIEW (object)->painter, paddock_canvas_painter_free);

  G_OBJECT_CLASS (paddock_export_preview_parent_class)->dispose (object);
}

static void
paddock_export_preview_class_init (PaddockExportPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_export_preview_dispose;
  widget_class->snapshot = paddock_export_preview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ready_cb (gpointer data)
{
  gtk_widget_queue_draw (data);
}

static void
paddock_export_preview_init (PaddockExportPreview *self)
{
  self->painter = paddock_canvas_painter_new (ready_cb, self);
}

void
paddock_export_preview_set_picture (PaddockExportPreview *self,
                                    PaddockPicture *picture,
                                    PaddockPalette palette)
{
  g_return_if_fail (PADDOCK_IS_EXPORT_PREVIEW (self));

  paddock_canvas_painter_set_picture (self->painter, picture);
  self->palette = palette;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
paddock_export_preview_set_poster (PaddockExportPreview *self, const PaddockPoster *poster)
{
  g_return_if_fail (PADDOCK_IS_EXPORT_PREVIEW (self));

  self->poster = poster ? *poster : (PaddockPoster){ 0 };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
