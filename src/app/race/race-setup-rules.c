/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-setup-private.h"

#include <glib/gi18n.h>

#define OF_PRESET "paddock-of-preset" /* of a row: it is made anew with another preset */

/* A row of one option. */
typedef struct {
  PaddockRaceSetupWindow *window;
  const PaddockOption *option;
  int initial; /* without a word from the plan */
} OptionRow;

/* What the options are without those of the plan: by the preset and the track.  NULL: there is no race yet. */
static PaddockSetup *
make_initial_setup (PaddockRaceSetupWindow *self)
{
  PaddockPlaytest bare = *self->plan;

  bare.options = NULL;
  return paddock_playtest_dup_setup (&bare, paddock_games, NULL, NULL, NULL);
}

static void
set_value (const OptionRow *row, int value)
{
  g_autofree char *text = paddock_option_format (row->option, value);

  paddock_setting_set (&row->window->plan->options, row->option->name,
                       value == row->initial ? NULL : text);
  paddock_race_setup_window_changed (row->window);
}

static int
get_value (const OptionRow *row)
{
  const char *text = paddock_setting_find (row->window->plan->options, row->option->name);
  int value = row->initial;

  if (text)
    paddock_option_parse (row->option, text, &value, NULL);
  return value;
}

static void
flag_changed_cb (OptionRow *row, GParamSpec *pspec, GtkSwitch *control)
{
  set_value (row, gtk_switch_get_active (control));
}

static void
number_changed_cb (OptionRow *row, GtkSpinButton *spin)
{
  set_value (row, gtk_spin_button_get_value_as_int (spin));
}

static void
choice_changed_cb (OptionRow *row, GParamSpec *pspec, AdwComboRow *combo)
{
  if (!row->window->is_showing)
    set_value (row, (int) adw_combo_row_get_selected (combo));
}

static void
connect_row (gpointer control, const char *signal, GCallback callback, OptionRow *row)
{
  g_signal_connect_data (control, signal, callback, row, (GClosureNotify) (void (*) (void)) g_free,
                         G_CONNECT_SWAPPED);
}

static GtkWidget *
create_option (OptionRow *row)
{
  const PaddockOption *option = row->option;
  GtkSwitch *toggle;
  GtkSpinButton *spin;
  GtkWidget *widget;

  switch (option->kind) {
  case PADDOCK_OPTION_FLAG:
    widget =
      paddock_switch_row_new (_ (option->label), _ (option->help), get_value (row) != 0, &toggle);
    connect_row (toggle, "notify::active", G_CALLBACK (flag_changed_cb), row);
    return widget;
  case PADDOCK_OPTION_INT:
    widget = paddock_spin_row_new (_ (option->label), _ (option->help), option->min, option->max,
                                   get_value (row), &spin);
    connect_row (spin, "value-changed", G_CALLBACK (number_changed_cb), row);
    return widget;
  case PADDOCK_OPTION_ENUM:
  default:
    widget = paddock_combo_row_new (_ (option->label), _ (option->help), option->names,
                                    (guint) get_value (row));
    connect_row (widget, "notify::selected", G_CALLBACK (choice_changed_cb), row);
    return widget;
  }
}

static void
add_row (PaddockRaceSetupWindow *self, AdwPreferencesGroup *group, GtkWidget *row)
{
  g_object_set_data (G_OBJECT (row), OF_PRESET, self);
  paddock_race_setup_window_add (self, group, row);
}

/* Those that depend on the preset. */
static void
remove_options (PaddockRaceSetupWindow *self)
{
  for (guint i = self->rows->len; i > 0; i--)
    if (g_object_get_data (self->rows->pdata[i - 1], OF_PRESET))
      paddock_race_setup_window_remove (self, self->rows->pdata[i - 1]);
}

/* What people ask for first stands with the race, the others behind a fold. */
static void
add_options (PaddockRaceSetupWindow *self)
{
  g_autoptr (PaddockSetup) initial = make_initial_setup (self);
  GtkWidget *expander = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", _ ("Single Rules"),
                                      "subtitle", _ ("Changes to the rules above"), NULL);

  for (guint i = 0; i < self->game->n_options; i++) {
    OptionRow *row = g_new (OptionRow, 1);

    *row = (OptionRow){ self, &self->game->options[i],
                        initial ? initial->options[i] : self->game->options[i].initial };
    if (g_str_equal (row->option->name, "laps"))
      add_row (self, self->race, create_option (row));
    else
      adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), create_option (row));
  }
  add_row (self, self->rules, expander);
}

/* --- The preset --- */

static void
preset_changed_cb (PaddockRaceSetupWindow *self, GParamSpec *pspec, AdwComboRow *combo)
{
  guint selected = adw_combo_row_get_selected (combo);

  if (self->is_showing || selected >= self->game->n_presets)
    return;

  paddock_text_set (&self->plan->preset, self->game->presets[selected].name);
  g_clear_pointer (&self->plan->options, paddock_list_unref);
  remove_options (self);
  add_options (self);
  paddock_race_setup_window_changed (self);
}

static void
add_preset (PaddockRaceSetupWindow *self)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  guint selected = 0;
  GtkWidget *combo;

  if (self->game->n_presets == 0)
    return;

  for (guint i = 0; i < self->game->n_presets; i++) {
    g_ptr_array_add (labels, (gpointer) self->game->presets[i].label);
    if (g_str_equal (self->game->presets[i].name, paddock_text_get (self->plan->preset)))
      selected = i;
  }
  g_ptr_array_add (labels, NULL);
  combo = paddock_combo_row_new (_ ("Rules"), NULL, (const char *const *) labels->pdata, selected);
  g_signal_connect_swapped (combo, "notify::selected", G_CALLBACK (preset_changed_cb), self);
  paddock_race_setup_window_add (self, self->rules, combo);
}

void
paddock_race_setup_window_add_rules (PaddockRaceSetupWindow *self)
{
  add_preset (self);
  add_options (self);
}
