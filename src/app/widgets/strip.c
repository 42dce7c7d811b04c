/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "strip.h"

#include <glib/gi18n.h>

typedef enum {
  START,
  END,
  N_SIDES,
} Side;

struct _PaddockStrip {
  AdwBin parent_instance;

  GtkOrientation orientation;
  GtkScrolledWindow *scroller;
  GtkWidget *arrows[N_SIDES];
};

G_DEFINE_FINAL_TYPE (PaddockStrip, paddock_strip, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_ORIENTATION,
  PROP_CONTENT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const char *const icons[][N_SIDES] = {
  [GTK_ORIENTATION_HORIZONTAL] = { "pan-start-symbolic", "pan-end-symbolic" },
  [GTK_ORIENTATION_VERTICAL] = { "pan-up-symbolic", "pan-down-symbolic" },
};

static GtkAdjustment *
get_adjustment (PaddockStrip *self)
{
  return self->orientation == GTK_ORIENTATION_HORIZONTAL
           ? gtk_scrolled_window_get_hadjustment (self->scroller)
           : gtk_scrolled_window_get_vadjustment (self->scroller);
}

/* Called while sizes are given out: an arrow may come and go, but not ask for room. */
static void
show_arrow (GtkWidget *arrow, gboolean is_shown)
{
  gtk_widget_set_opacity (arrow, is_shown ? 1 : 0);
  gtk_widget_set_can_target (arrow, is_shown);
}

static void
update (PaddockStrip *self)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double value = gtk_adjustment_get_value (adjustment);

  show_arrow (self->arrows[START], value > gtk_adjustment_get_lower (adjustment));
  show_arrow (self->arrows[END], value + gtk_adjustment_get_page_size (adjustment)
                                   < gtk_adjustment_get_upper (adjustment));
}

/* Not GTK_SCROLL_PAGE_LEFT and GTK_SCROLL_PAGE_RIGHT, of which this GTK makes single steps. */
static void
scroll (PaddockStrip *self, Side side)
{
  gboolean is_scrolled;

  g_signal_emit_by_name (self->scroller, "scroll-child",
                         side == START ? GTK_SCROLL_PAGE_BACKWARD : GTK_SCROLL_PAGE_FORWARD,
                         self->orientation == GTK_ORIENTATION_HORIZONTAL, &is_scrolled);
}

static void
clicked_cb (GtkWidget *arrow, PaddockStrip *self)
{
  scroll (self, arrow == self->arrows[START] ? START : END);
}

/* A plain wheel moves a row too. */
static gboolean
wheel_cb (PaddockStrip *self, double dx, double dy)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double step = dx != 0 ? dx : dy;

  if (gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment))
    return GDK_EVENT_PROPAGATE;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment)
                                          + step * gtk_adjustment_get_step_increment (adjustment));
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_arrow (PaddockStrip *self, Side side)
{
  GtkWidget *arrow = gtk_button_new_from_icon_name (icons[self->orientation][side]);
  gboolean is_row = self->orientation == GTK_ORIENTATION_HORIZONTAL;
  GtkAlign align = side == START ? GTK_ALIGN_START : GTK_ALIGN_END;

  gtk_widget_add_css_class (arrow, "more");
  gtk_widget_set_tooltip_text (arrow, _ ("Show More"));
  gtk_widget_set_focusable (arrow, FALSE); /* keys reach what is hidden without it */
  gtk_widget_set_halign (arrow, is_row ? align : GTK_ALIGN_FILL);
  gtk_widget_set_valign (arrow, is_row ? GTK_ALIGN_FILL : align);
  gtk_accessible_update_property (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Show More"), -1);
  g_signal_connect (arrow, "clicked", G_CALLBACK (clicked_cb), self);

  return arrow;
}

static void
paddock_strip_constructed (GObject *object)
{
  PaddockStrip *self = PADDOCK_STRIP (object);
  gboolean is_row = self->orientation == GTK_ORIENTATION_HORIZONTAL;
  GtkWidget *overlay = gtk_overlay_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (
    GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  G_OBJECT_CLASS (paddock_strip_parent_class)->constructed (object);

  gtk_scrolled_window_set_policy (self->scroller, is_row ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER,
                                  is_row ? GTK_POLICY_NEVER : GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_propagate_natural_width (self->scroller, TRUE);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, is_row);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->scroller));
  for (guint side = 0; side < N_SIDES; side++) {
    self->arrows[side] = create_arrow (self, side);
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->arrows[side]);
  }
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (wheel_cb), self);
  gtk_widget_add_controller (overlay, wheel);
  g_signal_connect_swapped (get_adjustment (self), "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (get_adjustment (self), "value-changed", G_CALLBACK (update), self);
  adw_bin_set_child (ADW_BIN (self), overlay);
  update (self);
}

static void
paddock_strip_dispose (GObject *object)
{
  PaddockStrip *self = PADDOCK_STRIP (object);

  if (self->scroller)
    g_signal_handlers_disconnect_by_data (get_adjustment (self), self);
  g_clear_object (&self->scroller);

  G_OBJECT_CLASS (paddock_strip_parent_class)->dispose (object);
}

static void
paddock_strip_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockStrip *self = PADDOCK_STRIP (object);

  if (id == PROP_ORIENTATION)
    self->orientation = g_value_get_enum (value);
  else if (id == PROP_CONTENT)
    gtk_scrolled_window_set_child (self->scroller, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_strip_class_init (PaddockStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = paddock_strip_constructed;
  object_class->dispose = paddock_strip_dispose;
  object_class->set_property = paddock_strip_set_property;

  props[PROP_ORIENTATION] =
    g_param_spec_enum ("orientation", NULL, NULL, GTK_TYPE_ORIENTATION, GTK_ORIENTATION_HORIZONTAL,
                       G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "strip");
}

static void
paddock_strip_init (PaddockStrip *self)
{
  self->scroller = g_object_ref_sink (GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ()));
}
