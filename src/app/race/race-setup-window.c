/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-setup-private.h"

#include <glib/gi18n.h>

#include "check.h"
#include "discard.h"

#define MAX_SEED 99999 /* of the dice button: short enough to be told */

G_DEFINE_FINAL_TYPE (PaddockRaceSetupWindow, paddock_race_setup_window, ADW_TYPE_WINDOW)

/* --- Settings of the plan --- */

static int
find_setting (const PaddockList *settings, const char *name)
{
  for (guint i = 0; i < paddock_list_len (settings); i++)
    if (g_str_equal (paddock_text_get (PADDOCK_LIST_AT (settings, PaddockSetting, i)->name), name))
      return (int) i;

  return -1;
}

const char *
paddock_setting_find (const PaddockList *settings, const char *name)
{
  int i = find_setting (settings, name);

  return i < 0 ? NULL : paddock_text_get (PADDOCK_LIST_AT (settings, PaddockSetting, i)->value);
}

void
paddock_setting_set (PaddockList **settings, const char *name, const char *value)
{
  int i = find_setting (*settings, name);

  if (!value) {
    if (i >= 0)
      paddock_list_remove (settings, (guint) i);
    return;
  }
  if (i < 0) {
    PaddockSetting *setting = paddock_list_append (settings, &paddock_setting_type);

    paddock_text_set (&setting->name, name);
    paddock_text_set (&setting->value, value);
  } else {
    PaddockSetting *setting = paddock_list_edit (settings, (guint) i);

    paddock_text_set (&setting->value, value);
  }
}

/* --- Rows --- */

GtkWidget *
paddock_spin_row_new (const char *title,
                      const char *subtitle,
                      int min,
                      int max,
                      int value,
                      GtkSpinButton **spin)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle, NULL);
  GtkWidget *control = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  *spin = GTK_SPIN_BUTTON (control);
  return row;
}

GtkWidget *
paddock_switch_row_new (const char *title,
                        const char *subtitle,
                        gboolean is_on,
                        GtkSwitch **control)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle, NULL);
  GtkWidget *toggle = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (toggle), is_on);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  *control = GTK_SWITCH (toggle);
  return row;
}

void
paddock_race_setup_window_add (PaddockRaceSetupWindow *self,
                               AdwPreferencesGroup *group,
                               GtkWidget *row)
{
  g_object_set_data (G_OBJECT (row), "group", group);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (group, row);
}

static void
take_out (GtkWidget *row)
{
  adw_preferences_group_remove (g_object_get_data (G_OBJECT (row), "group"), row);
}

void
paddock_race_setup_window_remove (PaddockRaceSetupWindow *self, GtkWidget *row)
{
  g_ptr_array_remove (self->rows, row);
  paddock_discard (row, take_out);
}

/* --- The race --- */

static void
seed_changed_cb (PaddockRaceSetupWindow *self, GtkSpinButton *spin)
{
  self->plan->seed = gtk_spin_button_get_value_as_int (spin);
  paddock_race_setup_window_changed (self);
}

static void
draw_seed_cb (GtkSpinButton *spin)
{
  gtk_spin_button_set_value (spin, g_random_int_range (1, MAX_SEED + 1));
}

static void
add_seed (PaddockRaceSetupWindow *self)
{
  GtkSpinButton *spin;
  GtkWidget *row = paddock_spin_row_new (_ ("Dice Seed"), _ ("The same seed rolls the same dice."),
                                         0, G_MAXINT, self->plan->seed, &spin);
  GtkWidget *button = gtk_button_new_from_icon_name ("view-refresh-symbolic");

  gtk_widget_set_tooltip_text (button, _ ("New Seed"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("New Seed"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (draw_seed_cb), spin);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (seed_changed_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  paddock_race_setup_window_add (self, self->race, row);
}

/* --- The plan --- */

/* What the checks say of the race as it is set up; nothing keeps people from racing it. */
static void
show_findings (PaddockRaceSetupWindow *self)
{
  PaddockPlaytest *copy = g_malloc0 (paddock_playtest_kind.type->size);
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (GPtrArray) findings = NULL;

  paddock_record_copy (paddock_playtest_kind.type, copy, self->plan);
  document = paddock_document_new_take (&paddock_playtest_kind, copy);
  findings = paddock_check_document (document);
  paddock_finding_list_show (self->findings, findings);
  gtk_widget_set_visible (self->problems, findings->len > 0);
}

static gboolean
show_findings_cb (gpointer data)
{
  PaddockRaceSetupWindow *self = PADDOCK_RACE_SETUP_WINDOW (data);

  self->findings_source = 0;
  if (self->plan)
    show_findings (self);
  return G_SOURCE_REMOVE;
}

void
paddock_race_setup_window_changed (PaddockRaceSetupWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockSetup) setup =
    paddock_playtest_dup_setup (self->plan, paddock_games, NULL, NULL, &error);

  gtk_widget_set_sensitive (self->race_button, setup != NULL);
  gtk_revealer_set_reveal_child (self->problem, setup == NULL);
  if (setup) {
    paddock_race_setup_window_forget_repair (self);
  } else {
    gtk_label_set_label (self->problem_text, error->message);
    paddock_race_setup_window_find_repair (self);
  }
  if (!self->findings_source)
    self->findings_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_findings_cb, self, NULL);
}

static void
build (PaddockRaceSetupWindow *self)
{
  self->is_showing = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    take_out (self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  paddock_race_setup_window_add_seats (self);
  add_seed (self);
  paddock_race_setup_window_add_cards (self);
  paddock_race_setup_window_add_rules (self);
  self->is_showing = FALSE;
  paddock_race_setup_window_changed (self);
}

static gboolean
build_cb (gpointer data)
{
  PaddockRaceSetupWindow *self = PADDOCK_RACE_SETUP_WINDOW (data);

  if (self->plan && self->seats)
    build (self);
  return G_SOURCE_REMOVE;
}

/* Not at once: the row that reports the change is among those that go. */
void
paddock_race_setup_window_rebuild (PaddockRaceSetupWindow *self)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, build_cb, g_object_ref (self), g_object_unref);
}

/* --- The window --- */

static void
repair_cb (PaddockRaceSetupWindow *self)
{
  paddock_race_setup_window_repair (self);
}

static void
race_cb (PaddockRaceSetupWindow *self)
{
  g_autoptr (PaddockDocument) plan = NULL;

  if (!gtk_widget_get_sensitive (self->race_button) || !self->plan)
    return;

  plan = paddock_document_new_take (&paddock_playtest_kind, g_steal_pointer (&self->plan));
  self->func (plan, TRUE, self->data);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Whoever leaves it finds it next time as it was left. */
static gboolean
paddock_race_setup_window_close_request (GtkWindow *window)
{
  PaddockRaceSetupWindow *self = PADDOCK_RACE_SETUP_WINDOW (window);

  if (self->plan) {
    g_autoptr (PaddockDocument) plan =
      paddock_document_new_take (&paddock_playtest_kind, g_steal_pointer (&self->plan));

    self->func (plan, FALSE, self->data);
  }
  return GTK_WINDOW_CLASS (paddock_race_setup_window_parent_class)->close_request (window);
}

static void
paddock_race_setup_window_dispose (GObject *object)
{
  g_clear_handle_id (&PADDOCK_RACE_SETUP_WINDOW (object)->findings_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), PADDOCK_TYPE_RACE_SETUP_WINDOW);

  G_OBJECT_CLASS (paddock_race_setup_window_parent_class)->dispose (object);
}

static void
paddock_race_setup_window_finalize (GObject *object)
{
  PaddockRaceSetupWindow *self = PADDOCK_RACE_SETUP_WINDOW (object);

  if (self->destroy)
    self->destroy (self->data);
  if (self->plan) /* it was not raced */
    paddock_record_clear (paddock_playtest_kind.type, self->plan);
  g_free (self->plan);
  paddock_race_setup_window_forget_repair (self);
  g_clear_object (&self->track);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->seat_rows);
  g_ptr_array_unref (self->vehicles);
  g_ptr_array_unref (self->card_sets);

  G_OBJECT_CLASS (paddock_race_setup_window_parent_class)->finalize (object);
}

static void
paddock_race_setup_window_class_init (PaddockRaceSetupWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = paddock_race_setup_window_dispose;
  object_class->finalize = paddock_race_setup_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = paddock_race_setup_window_close_request;
  g_type_ensure (PADDOCK_TYPE_FINDING_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-setup-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, problems);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, findings);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, seats);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, race);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, rules);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, race_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, problem);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, problem_text);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSetupWindow, repair_button);
  gtk_widget_class_bind_template_callback (widget_class, race_cb);
  gtk_widget_class_bind_template_callback (widget_class, repair_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
paddock_race_setup_window_init (PaddockRaceSetupWindow *self)
{
  self->opened = -1;
  self->rows = g_ptr_array_new ();
  self->seat_rows = g_ptr_array_new ();
  self->vehicles = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);
  self->card_sets = g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWindow *
paddock_race_setup_window_new (GtkWindow *parent,
                               PaddockDocument *plan,
                               PaddockDocumentFile *track,
                               GPtrArray *open,
                               PaddockRaceSetupFunc func,
                               gpointer data,
                               GDestroyNotify destroy)
{
  PaddockRaceSetupWindow *self =
    g_object_new (PADDOCK_TYPE_RACE_SETUP_WINDOW, "transient-for", parent, NULL);

  self->plan = paddock_document_dup_record (plan);
  self->game = paddock_games_find (paddock_games, paddock_text_get (self->plan->game));
  self->track = track ? g_object_ref (track) : NULL;
  self->func = func;
  self->data = data;
  self->destroy = destroy;
  paddock_race_setup_window_collect (self, open);
  build (self);
  gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));
  return GTK_WINDOW (self);
}
