/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "minimap.h"

#include <math.h>

#define WIDTH 180
#define HEIGHT 130

struct _PaddockMinimap {
  GtkWidget parent_instance;

  PaddockCanvas *canvas; /* borrowed: it lies beside */
  gboolean is_wanted;
  PaddockPoint pressed;
};

G_DEFINE_FINAL_TYPE (PaddockMinimap, paddock_minimap, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_CANVAS,
  PROP_IS_WANTED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Where the overview lies: pixels = (scene - origin) * zoom. */
typedef struct {
  cairo_surface_t *surface; /* NULL: there is none yet */
  PaddockRect shows;
  double zoom;
  PaddockPoint at; /* of its corner, in pixels */
} Map;

static Map
get_map (PaddockMinimap *self)
{
  Map map = { 0 };

  if (self->canvas)
    map.surface = paddock_canvas_get_overview (self->canvas, &map.shows);
  if (map.surface) {
    map.zoom = MIN (WIDTH / map.shows.width, HEIGHT / map.shows.height);
    map.at = (PaddockPoint){ (WIDTH - map.shows.width * map.zoom) / 2,
                             (HEIGHT - map.shows.height * map.zoom) / 2 };
  }

  return map;
}

static gboolean
shows_all (PaddockCanvas *canvas, const Map *map)
{
  PaddockRect view = paddock_canvas_get_view (canvas);

  return paddock_rect_contains (view, (PaddockPoint){ map->shows.x, map->shows.y })
         && paddock_rect_contains (view, (PaddockPoint){ map->shows.x + map->shows.width,
                                                         map->shows.y + map->shows.height });
}

static void
update (PaddockMinimap *self)
{
  Map map = get_map (self);

  gtk_widget_set_visible (GTK_WIDGET (self), self->is_wanted && map.surface
                                               && !paddock_canvas_has_sheet (self->canvas)
                                               && !shows_all (self->canvas, &map));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
paint_frame (cairo_t *cr, const Map *map, PaddockRect view)
{
  double x = map->at.x + (view.x - map->shows.x) * map->zoom;
  double y = map->at.y + (view.y - map->shows.y) * map->zoom;

  /* Two tones, so that one of them shows on any ground. */
  for (int i = 0; i < 2; i++) {
    cairo_rectangle (cr, round (x) + 0.5, round (y) + 0.5, round (view.width * map->zoom),
                     round (view.height * map->zoom));
    cairo_set_line_width (cr, i == 0 ? 4 : 2);
    cairo_set_source_rgb (cr, i, i, i);
    cairo_stroke (cr);
  }
}

static void
paddock_minimap_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockMinimap *self = PADDOCK_MINIMAP (widget);
  Map map = get_map (self);
  cairo_t *cr;

  if (!map.surface)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  cairo_save (cr);
  cairo_translate (cr, map.at.x, map.at.y);
  cairo_scale (cr, map.shows.width * map.zoom / cairo_image_surface_get_width (map.surface),
               map.shows.height * map.zoom / cairo_image_surface_get_height (map.surface));
  cairo_set_source_surface (cr, map.surface, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
  paint_frame (cr, &map, paddock_canvas_get_view (self->canvas));
  cairo_destroy (cr);
}

static void
paddock_minimap_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
go_to (PaddockMinimap *self, double x, double y)
{
  Map map = get_map (self);

  if (map.surface)
    paddock_canvas_centre_on (self->canvas,
                              (PaddockPoint){ map.shows.x + (x - map.at.x) / map.zoom,
                                              map.shows.y + (y - map.at.y) / map.zoom });
}

static void
drag_begin_cb (PaddockMinimap *self, double x, double y)
{
  self->pressed = (PaddockPoint){ x, y };
  go_to (self, x, y);
}

static void
drag_update_cb (PaddockMinimap *self, double dx, double dy)
{
  go_to (self, self->pressed.x + dx, self->pressed.y + dy);
}

static void
set_canvas (PaddockMinimap *self, PaddockCanvas *canvas)
{
  self->canvas = canvas;
  g_object_add_weak_pointer (G_OBJECT (canvas), (gpointer *) &self->canvas);
  g_signal_connect_object (canvas, "notify::zoom", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (canvas, "painted", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
paddock_minimap_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockMinimap *self = PADDOCK_MINIMAP (object);

  if (id == PROP_CANVAS)
    set_canvas (self, g_value_get_object (value));
  else
    self->is_wanted = g_value_get_boolean (value);
  update (self);
}

static void
paddock_minimap_dispose (GObject *object)
{
  PaddockMinimap *self = PADDOCK_MINIMAP (object);

  g_clear_weak_pointer (&self->canvas);

  G_OBJECT_CLASS (paddock_minimap_parent_class)->dispose (object);
}

static void
paddock_minimap_class_init (PaddockMinimapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = paddock_minimap_set_property;
  object_class->dispose = paddock_minimap_dispose;
  widget_class->snapshot = paddock_minimap_snapshot;
  widget_class->measure = paddock_minimap_measure;

  props[PROP_CANVAS] = g_param_spec_object ("canvas", NULL, NULL, PADDOCK_TYPE_CANVAS,
                                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_IS_WANTED] = g_param_spec_boolean ("is-wanted", NULL, NULL, FALSE,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "minimap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
paddock_minimap_init (PaddockMinimap *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
