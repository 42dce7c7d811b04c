/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-menu.h"

#include <glib/gi18n.h>

#include "view-overlay.h"

struct _PaddockViewMenu {
  GtkPopover parent_instance;

  char *view;
  int heading;
  int steps;

  GtkBox *choices; /* template children below */
  GtkWidget *car;
  GtkLabel *help;
  GtkWidget *buttons[PADDOCK_N_VIEWS]; /* in `choices` */
};

G_DEFINE_FINAL_TYPE (PaddockViewMenu, paddock_view_menu, GTK_TYPE_POPOVER)

enum {
  PROP_0,
  PROP_VIEW,
  PROP_HEADING,
  PROP_STEPS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
set_view (PaddockViewMenu *self, const char *name)
{
  PaddockView view = paddock_view_find (name);
  const char *help = paddock_views[view].help;

  if (g_strcmp0 (self->view, paddock_views[view].name) == 0)
    return;

  g_free (self->view);
  self->view = g_strdup (paddock_views[view].name);
  gtk_widget_set_visible (self->car, view == PADDOCK_VIEW_REACH);
  gtk_widget_set_visible (GTK_WIDGET (self->help), *help);
  gtk_label_set_label (self->help, *help ? _ (help) : "");
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEW]);
}

static void
paddock_view_menu_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockViewMenu *self = PADDOCK_VIEW_MENU (object);

  if (id == PROP_VIEW)
    g_value_set_string (value, self->view);
  else if (id == PROP_HEADING || id == PROP_STEPS)
    g_value_set_int (value, id == PROP_HEADING ? self->heading : self->steps);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_view_menu_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockViewMenu *self = PADDOCK_VIEW_MENU (object);
  int *number = id == PROP_HEADING ? &self->heading : &self->steps;

  if (id == PROP_VIEW) {
    set_view (self, g_value_get_string (value));
  } else if ((id == PROP_HEADING || id == PROP_STEPS) && *number != g_value_get_int (value)) {
    *number = g_value_get_int (value);
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
paddock_view_menu_finalize (GObject *object)
{
  g_free (PADDOCK_VIEW_MENU (object)->view);

  G_OBJECT_CLASS (paddock_view_menu_parent_class)->finalize (object);
}

static void
paddock_view_menu_class_init (PaddockViewMenuClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = paddock_view_menu_get_property;
  object_class->set_property = paddock_view_menu_set_property;
  object_class->finalize = paddock_view_menu_finalize;

  props[PROP_VIEW] = g_param_spec_string ("view", NULL, NULL, NULL, flags);
  props[PROP_HEADING] =
    g_param_spec_int ("heading", NULL, NULL, 0, PADDOCK_N_DIRECTIONS - 1, 0, flags);
  props[PROP_STEPS] = g_param_spec_int ("steps", NULL, NULL, 1, 60, 6, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/view-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockViewMenu, choices);
  gtk_widget_class_bind_template_child (widget_class, PaddockViewMenu, car);
  gtk_widget_class_bind_template_child (widget_class, PaddockViewMenu, help);
}

static void
add_choice (PaddockViewMenu *self, PaddockView view)
{
  GtkWidget *button = gtk_check_button_new_with_label (_ (paddock_views[view].label));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", paddock_views[view].name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "view.overlay");
  gtk_box_append (self->choices, button);
  self->buttons[view] = button;
}

static void
paddock_view_menu_init (PaddockViewMenu *self)
{
  self->steps = 6;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint view = 0; view < PADDOCK_N_VIEWS; view++)
    add_choice (self, view);
  set_view (self, paddock_views[PADDOCK_VIEW_NOTHING].name);
}

void
paddock_view_menu_set_document (PaddockViewMenu *self, const PaddockDocument *document)
{
  g_return_if_fail (PADDOCK_IS_VIEW_MENU (self));

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self)), document != NULL);
  for (guint view = 0; view < PADDOCK_N_VIEWS; view++)
    gtk_widget_set_visible (self->buttons[view], paddock_view_suits (view, document));
}
