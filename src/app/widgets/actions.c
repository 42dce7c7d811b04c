/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "actions.h"

#include <glib/gi18n.h>

static const char *const group_labels[] = {
  [PADDOCK_ACTIONS_DOCUMENT] = N_ ("Documents"),  [PADDOCK_ACTIONS_EDIT] = N_ ("Editing"),
  [PADDOCK_ACTIONS_SELECTION] = N_ ("Selection"), [PADDOCK_ACTIONS_TOOLS] = N_ ("Tools"),
  [PADDOCK_ACTIONS_ROADS] = N_ ("Roads"),         [PADDOCK_ACTIONS_PROBLEMS] = N_ ("Problems"),
  [PADDOCK_ACTIONS_RACE] = N_ ("Racing"),         [PADDOCK_ACTIONS_VIEW] = N_ ("View"),
  [PADDOCK_ACTIONS_WINDOW] = N_ ("Window"),       [PADDOCK_ACTIONS_HELP] = N_ ("General"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (group_labels) == PADDOCK_N_ACTION_GROUPS);

static const PaddockAction no_actions[1];
static const PaddockAction *actions_in_use = no_actions;

const PaddockAction *
paddock_actions_get (void)
{
  return actions_in_use;
}

void
paddock_actions_set (const PaddockAction *rows)
{
  actions_in_use = rows;
}

const PaddockAction *
paddock_actions_find (const char *name)
{
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
    if (g_strcmp0 (action->name, name) == 0)
      return action;

  return NULL;
}

static char **
split_keys (const PaddockAction *self)
{
  return g_strsplit (self->keys ? self->keys : "", " ", -1);
}

void
paddock_actions_install (GtkWidgetClass *klass)
{
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
    if (action->property)
      gtk_widget_class_install_property_action (klass, action->name, action->property);
    else
      gtk_widget_class_install_action (klass, action->name, action->parameter, action->activate);
}

void
paddock_actions_install_canvas_keys (GtkWidgetClass *klass)
{
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
    g_auto (GStrv) keys = split_keys (action);

    for (guint i = 0; (action->flags & PADDOCK_ACTION_ON_CANVAS) && keys[i]; i++) {
      g_autoptr (GtkShortcut) shortcut =
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i]),
                          gtk_named_action_new (action->name));

      gtk_widget_class_add_shortcut (klass, shortcut);
    }
  }
}

static gboolean
is_any (const char *key)
{
  return TRUE;
}

/* What writes something, with or without Shift: "n", "<Shift>n", "bracketleft". */
static gboolean
is_character (const char *key)
{
  GdkModifierType modifiers = 0;
  guint value = 0;

  return gtk_accelerator_parse (key, &value, &modifiers) && !(modifiers & ~GDK_SHIFT_MASK)
         && g_unichar_isgraph (gdk_keyval_to_unicode (value));
}

static GtkEventController *
create_keys (PaddockActionFlags flag, gboolean (*suits) (const char *key))
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
    g_auto (GStrv) keys = split_keys (action);

    for (guint i = 0; (action->flags & flag) && keys[i]; i++)
      if (suits (keys[i]))
        gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                              gtk_shortcut_new (gtk_shortcut_trigger_parse_string (
                                                                  keys[i]),
                                                                gtk_named_action_new (
                                                                  action->name)));
  }

  return controller;
}

GtkEventController *
paddock_actions_create_keys (PaddockActionFlags flag)
{
  return create_keys (flag, is_any);
}

GtkEventController *
paddock_actions_create_characters (PaddockActionFlags flag)
{
  return create_keys (flag, is_character);
}

void
paddock_actions_set_accels (GtkApplication *application)
{
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
    g_auto (GStrv) keys = split_keys (action);

    if (!(action->flags
          & (PADDOCK_ACTION_ON_CANVAS | PADDOCK_ACTION_ON_ROAD | PADDOCK_ACTION_ON_RACE)))
      gtk_application_set_accels_for_action (application, action->name, (const char *const *) keys);
  }
}

gboolean
paddock_action_can_run (const PaddockAction *self, PaddockHas has)
{
  return (self->needs & ~has) == 0;
}

void
paddock_actions_update (GtkWidget *widget, PaddockHas has)
{
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
    if (!action->property)
      gtk_widget_action_set_enabled (widget, action->name, paddock_action_can_run (action, has));
}

GMenuModel *
paddock_actions_create_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (guint group = 0; group < PADDOCK_N_ACTION_GROUPS; group++) {
    g_autoptr (GMenu) section = g_menu_new ();

    for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
      if (action->group == group && (action->flags & PADDOCK_ACTION_IN_MENU))
        g_menu_append (section, _ (action->label), action->name);
    if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  }

  return G_MENU_MODEL (menu);
}

/* How many lines a column of the shortcuts window has: as many as fit on a small screen. */
#define MAX_LINES 11

static gboolean
has_key_in (const PaddockAction *self, PaddockActionGroup group)
{
  return self->group == group && self->keys && *self->keys;
}

static void
write_shortcut (GString *ui, const PaddockAction *action)
{
  g_auto (GStrv) keys = split_keys (action);
  g_autofree char *shortcut =
    g_markup_printf_escaped ("<child><object class='GtkShortcutsShortcut'>"
                             "<property name='title'>%s</property>"
                             "<property name='accelerator'>%s</property>"
                             "</object></child>",
                             _ (action->label), keys[0]);

  g_string_append (ui, shortcut);
}

/* The window never breaks a group, and would grow beyond the screen with a long one. */
static void
write_section (GString *ui, PaddockActionGroup group)
{
  g_autofree char *section =
    g_markup_printf_escaped ("<child><object class='GtkShortcutsSection'>"
                             "<property name='section-name'>section-%d</property>"
                             "<property name='title'>%s</property>"
                             "<property name='max-height'>%d</property>",
                             group, _ (group_labels[group]), MAX_LINES);
  guint n = 0;

  g_string_append (ui, section);
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
    if (has_key_in (action, group)) {
      if (n++ % (MAX_LINES - 1) == 0)
        g_string_append_printf (ui, "%s<child><object class='GtkShortcutsGroup'>",
                                n > 1 ? "</object></child>" : "");
      write_shortcut (ui, action);
    }
  g_string_append (ui, "</object></child></object></child>");
}

/* Only a builder can fill a shortcuts window in this version of GTK. */
GtkWindow *
paddock_actions_create_shortcuts_window (void)
{
  g_autoptr (GString) ui =
    g_string_new ("<interface><object class='GtkShortcutsWindow' id='window'>"
                  "<property name='modal'>1</property>");
  g_autoptr (GtkBuilder) builder = NULL;

  for (guint group = 0; group < PADDOCK_N_ACTION_GROUPS; group++)
    write_section (ui, group);
  g_string_append (ui, "</object></interface>");
  builder = gtk_builder_new_from_string (ui->str, (gssize) ui->len);

  return GTK_WINDOW (gtk_builder_get_object (builder, "window"));
}

char *
paddock_action_dup_key_label (const PaddockAction *self)
{
  g_auto (GStrv) keys = split_keys (self);
  GdkModifierType modifiers = 0;
  guint value = 0;

  if (!keys[0] || !gtk_accelerator_parse (keys[0], &value, &modifiers))
    return NULL;

  return gtk_accelerator_get_label (value, modifiers);
}

char *
paddock_action_dup_tooltip (const PaddockAction *self)
{
  g_autofree char *key = paddock_action_dup_key_label (self);

  /* Translators: what a button does, and the keys that do the same. */
  return key ? g_strdup_printf (_ ("%s (%s)"), _ (self->label), key) : g_strdup (_ (self->label));
}

static void
describe_button (GtkWidget *widget)
{
  const PaddockAction *action =
    paddock_actions_find (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)));
  g_autofree char *tooltip = NULL;

  if (!action)
    return;

  tooltip = paddock_action_dup_tooltip (action);
  gtk_widget_set_tooltip_text (widget, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (action->label), -1);
}

void
paddock_actions_describe (GtkWidget *widget)
{
  if (GTK_IS_ACTIONABLE (widget))
    describe_button (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    paddock_actions_describe (child);
}
