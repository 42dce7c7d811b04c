/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "side-panel.h"

#include "focus-child.h"
#include "history-panel.h"
#include "properties-panel.h"

struct _PaddockSidePanel {
  AdwBin parent_instance;

  AdwViewStack *stack; /* template children below */
  AdwViewStackPage *guide_page;
  AdwViewStackPage *problems_page;
  AdwViewStackPage *compare_page;
  PaddockPropertiesPanel *properties;
  PaddockGuidePanel *guide;
  PaddockProblemsPanel *problems;
  PaddockOutlinePanel *outline;
  PaddockHistoryPanel *history;
  PaddockComparePanel *compare;
};

G_DEFINE_FINAL_TYPE (PaddockSidePanel, paddock_side_panel, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_PAGE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Settings may name a page that there is not, or that documents of this kind do not have. */
static void
set_page (PaddockSidePanel *self, const char *name)
{
  GtkWidget *child = name ? adw_view_stack_get_child_by_name (self->stack, name) : NULL;

  if (child && adw_view_stack_page_get_visible (adw_view_stack_get_page (self->stack, child)))
    adw_view_stack_set_visible_child (self->stack, child);
}

static void
page_changed_cb (PaddockSidePanel *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

/* A number beside the name of the page: how much there is to look at. */
static void
problems_changed_cb (PaddockSidePanel *self)
{
  guint n_errors = paddock_problems_panel_count (self->problems, PADDOCK_PROBLEM_ERROR);
  guint n_warnings = paddock_problems_panel_count (self->problems, PADDOCK_PROBLEM_WARNING);

  adw_view_stack_page_set_badge_number (self->problems_page, n_errors + n_warnings);
  adw_view_stack_page_set_needs_attention (self->problems_page, n_errors > 0);
}

static gboolean
paddock_side_panel_grab_focus (GtkWidget *widget)
{
  PaddockSidePanel *self = PADDOCK_SIDE_PANEL (widget);

  GtkWidget *page = adw_view_stack_get_visible_child (self->stack);

  return gtk_widget_grab_focus (page) || gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
paddock_side_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockSidePanel *self = PADDOCK_SIDE_PANEL (object);

  if (id == PROP_PAGE)
    g_value_set_string (value, adw_view_stack_get_visible_child_name (self->stack));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_side_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockSidePanel *self = PADDOCK_SIDE_PANEL (object);

  if (id == PROP_PAGE)
    set_page (self, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_side_panel_class_init (PaddockSidePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = paddock_side_panel_get_property;
  object_class->set_property = paddock_side_panel_set_property;
  widget_class->focus = paddock_focus_child;
  widget_class->grab_focus = paddock_side_panel_grab_focus;

  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (PADDOCK_TYPE_COMPARE_PANEL);
  g_type_ensure (PADDOCK_TYPE_GUIDE_PANEL);
  g_type_ensure (PADDOCK_TYPE_HISTORY_PANEL);
  g_type_ensure (PADDOCK_TYPE_OUTLINE_PANEL);
  g_type_ensure (PADDOCK_TYPE_PROBLEMS_PANEL);
  g_type_ensure (PADDOCK_TYPE_PROPERTIES_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/side-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, guide_page);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, problems_page);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, compare_page);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, properties);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, guide);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, problems);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, outline);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, history);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, compare);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, problems_changed_cb);
}

static void
paddock_side_panel_init (PaddockSidePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
paddock_side_panel_set_editor (PaddockSidePanel *self,
                               PaddockEditor *editor,
                               PaddockChecker *checker)
{
  g_return_if_fail (PADDOCK_IS_SIDE_PANEL (self));

  paddock_properties_panel_set_editor (self->properties, editor);
  paddock_problems_panel_set_editor (self->problems, editor, checker);
  adw_view_stack_page_set_visible (self->guide_page,
                                   paddock_guide_panel_set_editor (self->guide, editor, checker,
                                                                   self->problems));
  paddock_outline_panel_set_editor (self->outline, editor);
  paddock_history_panel_set_file (self->history, paddock_editor_get_file (editor));
  adw_view_stack_page_set_visible (self->compare_page,
                                   paddock_compare_panel_set_file (self->compare,
                                                                   paddock_editor_get_file (
                                                                     editor)));
}

void
paddock_side_panel_set_road (PaddockSidePanel *self, PaddockRoadEditor *road)
{
  g_return_if_fail (PADDOCK_IS_SIDE_PANEL (self));

  paddock_properties_panel_set_road (self->properties, road);
}

PaddockProblemsPanel *
paddock_side_panel_get_problems (PaddockSidePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_SIDE_PANEL (self), NULL);

  return self->problems;
}

PaddockOutlinePanel *
paddock_side_panel_get_outline (PaddockSidePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_SIDE_PANEL (self), NULL);

  return self->outline;
}

PaddockGuidePanel *
paddock_side_panel_get_guide (PaddockSidePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_SIDE_PANEL (self), NULL);

  return self->guide;
}

PaddockComparePanel *
paddock_side_panel_get_compare (PaddockSidePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_SIDE_PANEL (self), NULL);

  return self->compare;
}
