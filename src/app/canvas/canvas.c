/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "actions.h"
#include "road-track.h"
#include "scene-hex-track.h"

#define MAX_MARGIN 24        /* pixels around a drawing that fits */
#define MAX_FITTING_ZOOM 1.5 /* a small board is not blown up */
#define ARROW_STEP 64        /* pixels */
#define POINTER_REACH 3      /* pixels around the pointer that still count */
#define SHOW_MARGIN 48       /* pixels around what is moved into view */

G_DEFINE_FINAL_TYPE_WITH_CODE (PaddockCanvas,
                               paddock_canvas,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum {
  PROP_0,
  PROP_PALETTE,
  PROP_POINTED_AT,
  PROP_SHOW_COORDINATES,
  PROP_SHOW_GRID,
  PROP_IS_RACED,
  PROP_WHEEL,
  PROP_ZOOM,
  N_PROPS,
  PROP_HADJUSTMENT = N_PROPS,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static GParamSpec *props[N_PROPS];

static void
configure (GtkAdjustment *adjustment, PaddockCanvasRange range)
{
  if (adjustment)
    gtk_adjustment_configure (adjustment, range.value, range.lower, range.upper, ARROW_STEP,
                              range.page * 0.9, range.page);
}

static void
fit (PaddockCanvas *self)
{
  PaddockPoint middle = { self->view.width / 2, self->view.height / 2 };
  double margin = MIN (MAX_MARGIN, MIN (self->view.width, self->view.height) / 12);

  if (self->is_read && paddock_canvas_has_sheet (self))
    paddock_canvas_view_fit_to_read (&self->view, margin);
  else
    paddock_canvas_view_fit (&self->view, margin);
  if (self->view.zoom > MAX_FITTING_ZOOM)
    paddock_canvas_view_zoom_to (&self->view, MAX_FITTING_ZOOM, middle);
}

/* What others show of the view. */
static void
report_view (PaddockCanvas *self)
{
  g_clear_handle_id (&self->report_idle, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ZOOM]);
  paddock_canvas_repeat_hover (self);
}

static void
follow_view (PaddockCanvas *self)
{
  self->is_configuring = TRUE;
  configure (self->adjustments[AXIS_X], paddock_canvas_view_get_x_range (&self->view));
  configure (self->adjustments[AXIS_Y], paddock_canvas_view_get_y_range (&self->view));
  self->is_configuring = FALSE;
}

/* Call after every change of the view. */
static void
view_changed (PaddockCanvas *self)
{
  follow_view (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->child)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  report_view (self);
}

static gboolean
resized_cb (gpointer data)
{
  PaddockCanvas *self = data;

  self->report_idle = 0;
  follow_view (self);
  report_view (self);

  return G_SOURCE_REMOVE;
}

static void
adjustment_changed_cb (PaddockCanvas *self)
{
  if (self->is_configuring || self->report_idle) /* of a view that is no more */
    return;

  paddock_canvas_view_scroll_to (&self->view, gtk_adjustment_get_value (self->adjustments[AXIS_X]),
                                 gtk_adjustment_get_value (self->adjustments[AXIS_Y]));
  self->is_fitted = FALSE;
  view_changed (self);
}

static void
set_adjustment (PaddockCanvas *self, Axis axis, GtkAdjustment *adjustment)
{
  GtkAdjustment *old = self->adjustments[axis];

  if (old == adjustment)
    return;

  if (old)
    g_signal_handlers_disconnect_by_data (old, self);
  g_clear_object (&self->adjustments[axis]);
  if (adjustment) {
    self->adjustments[axis] = g_object_ref_sink (adjustment);
    g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (adjustment_changed_cb),
                              self);
    view_changed (self);
  }
}

void
paddock_canvas_zoom_about (PaddockCanvas *self, double zoom, PaddockPoint at)
{
  paddock_canvas_view_zoom_to (&self->view, zoom, at);
  self->is_fitted = FALSE;
  view_changed (self);
}

void
paddock_canvas_pan_from (PaddockCanvas *self, const PaddockCanvasView *before, double dx, double dy)
{
  self->view.origin = before->origin;
  paddock_canvas_view_pan (&self->view, dx, dy);
  self->is_fitted = FALSE;
  view_changed (self);
}

/* While sizes are given out, nobody may ask for another, as scroll bars and whoever shows the zoom do: what is asked for then
 * may never be given, and nothing be painted that has it inside. */
static void
paddock_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PaddockCanvas *self = PADDOCK_CANVAS (widget);

  paddock_canvas_view_resize (&self->view, width, height);
  if (self->is_fitted)
    fit (self);
  paddock_canvas_allocate_child (self);
  gtk_widget_queue_draw (widget);
  if (!self->report_idle)
    self->report_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, resized_cb, self, NULL);
}

static void
paddock_canvas_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockCanvas *self = PADDOCK_CANVAS (object);

  switch (id) {
  case PROP_PALETTE:
    g_value_set_string (value, self->palette);
    break;
  case PROP_POINTED_AT:
    g_value_set_string (value, self->pointed_at);
    break;
  case PROP_SHOW_COORDINATES:
    g_value_set_boolean (value, self->options.has_coordinates);
    break;
  case PROP_SHOW_GRID:
    g_value_set_boolean (value, self->options.has_grid);
    break;
  case PROP_IS_RACED:
    g_value_set_boolean (value, self->options.is_raced);
    break;
  case PROP_WHEEL:
    g_value_set_string (value, self->wheel);
    break;
  case PROP_ZOOM:
    g_value_set_double (value, self->view.zoom);
    break;
  case PROP_HADJUSTMENT:
    g_value_set_object (value, self->adjustments[AXIS_X]);
    break;
  case PROP_VADJUSTMENT:
    g_value_set_object (value, self->adjustments[AXIS_Y]);
    break;
  case PROP_HSCROLL_POLICY:
    g_value_set_enum (value, self->policies[AXIS_X]);
    break;
  case PROP_VSCROLL_POLICY:
    g_value_set_enum (value, self->policies[AXIS_Y]);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
set_palette (PaddockCanvas *self, const char *palette)
{
  if (g_strcmp0 (self->palette, palette) == 0)
    return;

  g_free (self->palette);
  self->palette = g_strdup (palette);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PALETTE]);
}

/* A board stays where it is under the pointer that paints it. */
static void
show_picture (PaddockCanvas *self, PaddockPicture *picture)
{
  gboolean is_first = !paddock_canvas_painter_get_picture (self->painter);
  gboolean is_board;

  g_clear_pointer (&self->ground, paddock_ground_unref);
  paddock_canvas_painter_set_picture (self->painter, picture);
  is_board = paddock_canvas_shows_board (self);
  paddock_canvas_view_set_drawing (&self->view, picture->bounds,
                                   is_board ? PADDOCK_CANVAS_BEYOND : 0);
  if (self->is_fitted && (is_first || !is_board))
    fit (self);
  view_changed (self);
  paddock_canvas_update_cursor (self);
}

/* After the options changed. */
static void
show_again (PaddockCanvas *self)
{
  const PaddockPicture *shown = paddock_canvas_painter_get_picture (self->painter);

  if (shown)
    show_picture (self, paddock_picture_new (shown->document, &self->options));
}

static void
set_option (PaddockCanvas *self, gboolean *option, gboolean value, guint property)
{
  if (*option == value)
    return;

  *option = value;
  show_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[property]);
}

void
paddock_canvas_set_is_edited (PaddockCanvas *self, gboolean is_edited)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  if (self->options.is_edited == is_edited)
    return;

  self->options.is_edited = is_edited;
  show_again (self);
}

static void
paddock_canvas_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockCanvas *self = PADDOCK_CANVAS (object);

  switch (id) {
  case PROP_PALETTE:
    set_palette (self, g_value_get_string (value));
    break;
  case PROP_SHOW_COORDINATES:
    set_option (self, &self->options.has_coordinates, g_value_get_boolean (value), id);
    break;
  case PROP_SHOW_GRID:
    set_option (self, &self->options.has_grid, g_value_get_boolean (value), id);
    break;
  case PROP_IS_RACED:
    set_option (self, &self->options.is_raced, g_value_get_boolean (value), id);
    break;
  case PROP_WHEEL:
    g_free (self->wheel);
    self->wheel = g_value_dup_string (value);
    break;
  case PROP_HADJUSTMENT:
    set_adjustment (self, AXIS_X, g_value_get_object (value));
    break;
  case PROP_VADJUSTMENT:
    set_adjustment (self, AXIS_Y, g_value_get_object (value));
    break;
  case PROP_HSCROLL_POLICY:
    self->policies[AXIS_X] = g_value_get_enum (value);
    break;
  case PROP_VSCROLL_POLICY:
    self->policies[AXIS_Y] = g_value_get_enum (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
paddock_canvas_dispose (GObject *object)
{
  PaddockCanvas *self = PADDOCK_CANVAS (object);
  GtkWidget *child;

  self->child = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self)))) /* popovers that others opened */
    gtk_widget_unparent (child);
  g_clear_handle_id (&self->report_idle, g_source_remove);
  g_clear_object (&self->tracing);
  set_adjustment (self, AXIS_X, NULL);
  set_adjustment (self, AXIS_Y, NULL);

  G_OBJECT_CLASS (paddock_canvas_parent_class)->dispose (object);
}

static void
paddock_canvas_finalize (GObject *object)
{
  PaddockCanvas *self = PADDOCK_CANVAS (object);

  g_clear_pointer (&self->ground, paddock_ground_unref);
  paddock_canvas_painter_free (self->painter);
  paddock_canvas_clear_overlays (self);
  g_free (self->palette);
  g_free (self->wheel);
  g_free (self->pointed_at);
  g_free (self->label);
  g_free (self->cursor_words);
  g_free (self->cursor_help);
  g_free (self->description);

  G_OBJECT_CLASS (paddock_canvas_parent_class)->finalize (object);
}

static void
paddock_canvas_class_init (PaddockCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = paddock_canvas_dispose;
  object_class->finalize = paddock_canvas_finalize;
  object_class->get_property = paddock_canvas_get_property;
  object_class->set_property = paddock_canvas_set_property;
  widget_class->snapshot = paddock_canvas_snapshot;
  widget_class->size_allocate = paddock_canvas_size_allocate;

  props[PROP_PALETTE] =
    g_param_spec_string ("palette", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_POINTED_AT] =
    g_param_spec_string ("pointed-at", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_SHOW_COORDINATES] =
    g_param_spec_boolean ("show-coordinates", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_SHOW_GRID] =
    g_param_spec_boolean ("show-grid", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_IS_RACED] =
    g_param_spec_boolean ("is-raced", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_WHEEL] =
    g_param_spec_string ("wheel", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, 0, G_MAXDOUBLE, 1,
                                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  paddock_canvas_install_reports ();
  paddock_actions_install_canvas_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* The words of a drawing are translated where they are shown. */
static const char *
translate (const char *word)
{
  return *word ? gettext (word) : word;
}

static void
painted_cb (gpointer data)
{
  gtk_widget_queue_draw (GTK_WIDGET (data));
  g_signal_emit_by_name (data, "painted");
}

static void
paddock_canvas_init (PaddockCanvas *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->painter = paddock_canvas_painter_new (painted_cb, self);
  self->options = (PaddockViewOptions){ .has_notes = TRUE, .translate = translate };
  self->view.zoom = 1;
  self->is_fitted = self->is_read = TRUE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  paddock_canvas_add_controllers (self);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
paddock_canvas_new (void)
{
  return g_object_new (PADDOCK_TYPE_CANVAS, NULL);
}

void
paddock_canvas_set_document (PaddockCanvas *self, PaddockDocument *document)
{
  const PaddockPicture *shown;

  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  shown = paddock_canvas_painter_get_picture (self->painter);
  if (!shown || shown->document != document)
    show_picture (self, paddock_picture_new (document, &self->options));
}

PaddockDocument *
paddock_canvas_get_document (PaddockCanvas *self)
{
  const PaddockPicture *picture;

  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), NULL);

  picture = paddock_canvas_painter_get_picture (self->painter);
  return picture ? picture->document : NULL;
}

double
paddock_canvas_get_zoom (PaddockCanvas *self)
{
  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), 1);

  return self->view.zoom;
}

static PaddockPoint
get_middle (PaddockCanvas *self)
{
  return (PaddockPoint){ self->view.width / 2, self->view.height / 2 };
}

void
paddock_canvas_zoom_to (PaddockCanvas *self, double zoom)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  paddock_canvas_zoom_about (self, zoom, get_middle (self));
}

void
paddock_canvas_zoom_in (PaddockCanvas *self)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  paddock_canvas_zoom_to (self, self->view.zoom * PADDOCK_CANVAS_ZOOM_STEP);
}

void
paddock_canvas_zoom_out (PaddockCanvas *self)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  paddock_canvas_zoom_to (self, self->view.zoom / PADDOCK_CANVAS_ZOOM_STEP);
}

void
paddock_canvas_fit (PaddockCanvas *self)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  self->is_read = FALSE;
  fit (self);
  self->is_fitted = TRUE;
  view_changed (self);
}

void
paddock_canvas_show_scene_rect (PaddockCanvas *self, PaddockRect rect)
{
  PaddockCanvasView before;

  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  if (self->view.width <= 0 || self->view.height <= 0) /* there is no room for anything yet */
    return;

  before = self->view;
  paddock_canvas_view_show (&self->view, rect,
                            MIN (SHOW_MARGIN, MIN (self->view.width, self->view.height) / 4));
  if (before.zoom == self->view.zoom && before.origin.x == self->view.origin.x
      && before.origin.y == self->view.origin.y)
    return;

  self->is_fitted = FALSE;
  view_changed (self);
}

void
paddock_canvas_pan_steps (PaddockCanvas *self, int right, int down)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  paddock_canvas_pan_from (self, &self->view, right * ARROW_STEP, down * ARROW_STEP);
}
