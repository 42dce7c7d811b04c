/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-setup-private.h"

#include <glib/gi18n.h>

#include "crew.h"
#include "quote.h"
#include "race-badge.h"
#include "race-plan.h"
#include "seats.h"
#include "shelf.h"

/* Rows stay while people choose: whoever clicks on one after another would miss what is made anew under the pointer. */

#define LEVEL "paddock-level" /* of a seat's row: those of its rows that follow its driver */
#define TEMPERAMENT "paddock-temperament"

/* A row of one seat: which, and what it sets. */
typedef struct {
  PaddockRaceSetupWindow *window;
  AdwExpanderRow *expander; /* that it is in */
  guint seat;
  const PaddockSeatOption *option; /* or NULL */
  guint value;                     /* of a set of values: which */
} SeatRow;

static SeatRow *
seat_row_new (PaddockRaceSetupWindow *window, AdwExpanderRow *expander, guint seat)
{
  SeatRow *row = g_new0 (SeatRow, 1);

  row->window = window;
  row->expander = expander;
  row->seat = seat;
  return row;
}

static void
connect_row (gpointer control, const char *signal, GCallback callback, SeatRow *row)
{
  g_signal_connect_data (control, signal, callback, row, (GClosureNotify) (void (*) (void)) g_free,
                         G_CONNECT_SWAPPED);
}

static const PaddockPlaytestSeat *
get_seat (const SeatRow *row)
{
  return PADDOCK_LIST_AT (row->window->plan->seats, PaddockPlaytestSeat, row->seat);
}

static PaddockPlaytestSeat *
edit_seat (const SeatRow *row)
{
  return paddock_list_edit (&row->window->plan->seats, row->seat);
}

/* --- Who drives --- */

static PaddockDriverSpec
get_spec (const SeatRow *row)
{
  PaddockDriverSpec spec = { NULL, NULL };

  paddock_driver_spec_parse (&spec, paddock_text_get (get_seat (row)->driver), NULL);
  return spec;
}

/* "Racer, Brawler – Red Comet" */
static char *
dup_summary (const SeatRow *row)
{
  PaddockDriverSpec spec = get_spec (row);
  PaddockDocument *vehicle = get_seat (row)->vehicle.document;
  const char *level = spec.kind ? _ (spec.kind->label) : _ ("Person");
  gboolean has_temperament =
    spec.kind && spec.temperament && spec.temperament != paddock_temperaments;
  g_autofree char *driver = has_temperament
                              ? g_strdup_printf (_ ("%s, %s"), level, _ (spec.temperament->label))
                              : g_strdup (level);

  return vehicle ? g_strdup_printf (_ ("%s – %s"), driver, paddock_document_get_title (vehicle))
                 : g_steal_pointer (&driver);
}

/* Says what the seat is now; a person has no temperament that we could know of. */
static void
show_seat (const SeatRow *row)
{
  PaddockDriverSpec spec = get_spec (row);
  g_autofree char *summary = dup_summary (row);
  g_autofree char *plain = paddock_plain_markup (summary);
  GtkWidget *level = g_object_get_data (G_OBJECT (row->expander), LEVEL);
  GtkWidget *temperament = g_object_get_data (G_OBJECT (row->expander), TEMPERAMENT);

  adw_expander_row_set_subtitle (row->expander, plain);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (level), spec.kind ? _ (spec.kind->help) : "");
  gtk_widget_set_visible (temperament, spec.kind != NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (temperament),
                               spec.temperament ? _ (spec.temperament->help) : "");
}

static void
set_spec (const SeatRow *row, PaddockDriverSpec spec)
{
  g_autofree char *text = paddock_driver_spec_format (spec);

  paddock_text_set (&edit_seat (row)->driver, text);
  show_seat (row);
  paddock_race_setup_window_changed (row->window);
}

/* The levels that people meet, from easy to hard: those that think. */
static guint
list_levels (const PaddockDriverKind *levels[16])
{
  guint n = 0;

  for (guint i = 0; paddock_driver_kinds[i] && n < 16; i++)
    if (paddock_driver_kinds[i]->budget > 0)
      levels[n++] = paddock_driver_kinds[i];

  return n;
}

static void
level_changed_cb (SeatRow *row, GParamSpec *pspec, AdwComboRow *combo)
{
  const PaddockDriverKind *levels[16];
  guint n = list_levels (levels), selected = adw_combo_row_get_selected (combo);
  PaddockDriverSpec spec = get_spec (row);

  if (row->window->is_showing || selected > n)
    return;

  spec.kind = selected == 0 ? NULL : levels[selected - 1];
  if (!spec.temperament)
    spec.temperament = paddock_temperaments;
  set_spec (row, spec);
}

static void
temperament_changed_cb (SeatRow *row, GParamSpec *pspec, AdwComboRow *combo)
{
  PaddockDriverSpec spec = get_spec (row);

  if (row->window->is_showing)
    return;

  spec.temperament = &paddock_temperaments[adw_combo_row_get_selected (combo)];
  set_spec (row, spec);
}

static void
add_level (SeatRow *row, AdwExpanderRow *expander)
{
  const PaddockDriverKind *levels[16];
  guint n = list_levels (levels), selected = 0;
  PaddockDriverSpec spec = get_spec (row);
  const char *labels[18] = { N_ ("Person") };
  GtkWidget *combo;

  for (guint i = 0; i < n; i++) {
    labels[i + 1] = levels[i]->label;
    if (levels[i] == spec.kind)
      selected = i + 1;
  }
  combo =
    paddock_combo_row_new (_ ("Driver"), spec.kind ? _ (spec.kind->help) : NULL, labels, selected);
  g_object_set_data (G_OBJECT (expander), LEVEL, combo);
  connect_row (combo, "notify::selected", G_CALLBACK (level_changed_cb), row);
  adw_expander_row_add_row (expander, combo);
}

static void
add_temperament (SeatRow *row, AdwExpanderRow *expander)
{
  PaddockDriverSpec spec = get_spec (row);
  const char *labels[32] = { NULL };
  guint selected = 0;
  GtkWidget *combo;

  for (guint i = 0; paddock_temperaments[i].id && i < G_N_ELEMENTS (labels) - 1; i++) {
    labels[i] = paddock_temperaments[i].label;
    if (&paddock_temperaments[i] == spec.temperament)
      selected = i;
  }
  combo = paddock_combo_row_new (_ ("Temperament"), _ (paddock_temperaments[selected].help), labels,
                                 selected);
  g_object_set_data (G_OBJECT (expander), TEMPERAMENT, combo);
  connect_row (combo, "notify::selected", G_CALLBACK (temperament_changed_cb), row);
  adw_expander_row_add_row (expander, combo);
}

/* --- What it is called, and its vehicle --- */

static void
name_changed_cb (SeatRow *row, GtkEditable *entry)
{
  GtkWidget *expander = gtk_widget_get_ancestor (GTK_WIDGET (entry), ADW_TYPE_EXPANDER_ROW);
  g_autofree char *title = paddock_plain_markup (gtk_editable_get_text (entry));

  paddock_text_set (&edit_seat (row)->name, gtk_editable_get_text (entry));
  if (expander)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), title);
  paddock_race_setup_window_changed (row->window);
}

static void
add_name (SeatRow *row, AdwExpanderRow *expander)
{
  GtkWidget *entry = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _ ("Name"), NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), paddock_text_get (get_seat (row)->name));
  connect_row (entry, "changed", G_CALLBACK (name_changed_cb), row);
  adw_expander_row_add_row (expander, entry);
}

static void
set_vehicle (const SeatRow *row, PaddockDocument *vehicle)
{
  PaddockSource *source = &edit_seat (row)->vehicle;

  paddock_text_set (&source->file, NULL);
  g_clear_pointer (&source->document, paddock_document_unref);
  if (vehicle)
    source->document = paddock_document_ref (vehicle);
  show_seat (row);
  paddock_race_setup_window_changed (row->window);
}

static void
vehicle_changed_cb (SeatRow *row, GParamSpec *pspec, AdwComboRow *combo)
{
  guint selected = adw_combo_row_get_selected (combo);

  if (!row->window->is_showing && selected <= row->window->vehicles->len)
    set_vehicle (row, selected > 0 ? row->window->vehicles->pdata[selected - 1] : NULL);
}

static void
vehicle_picked_cb (PaddockDocument *vehicle, gpointer data)
{
  const SeatRow *row = data;

  set_vehicle (row, vehicle);
  paddock_race_setup_window_rebuild (
    row->window); /* the vehicle is among those that all can choose */
}

static void
add_vehicle (SeatRow *row, AdwExpanderRow *expander)
{
  PaddockRaceSetupWindow *self = row->window;
  guint selected = paddock_race_setup_window_find_vehicle (self, get_seat (row)->vehicle.document);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *combo;

  g_ptr_array_add (labels, g_strdup (N_ ("Standard")));
  for (guint i = 0; i < self->vehicles->len; i++)
    g_ptr_array_add (labels, paddock_race_setup_window_dup_vehicle_label (self, i));
  g_ptr_array_add (labels, NULL);
  combo =
    paddock_combo_row_new (_ ("Vehicle"), NULL, (const char *const *) labels->pdata, selected);
  adw_action_row_add_suffix (ADW_ACTION_ROW (combo),
                             paddock_race_setup_window_file_button_new (self,
                                                                        self->game->vehicle_kind,
                                                                        vehicle_picked_cb, row));
  connect_row (combo, "notify::selected", G_CALLBACK (vehicle_changed_cb), row);
  adw_expander_row_add_row (expander, combo);
}

static void
team_changed_cb (SeatRow *row, GtkSpinButton *spin)
{
  edit_seat (row)->team = gtk_spin_button_get_value_as_int (spin);
  paddock_race_setup_window_changed (row->window);
}

static void
add_team (SeatRow *row, AdwExpanderRow *expander)
{
  GtkSpinButton *spin;
  GtkWidget *widget =
    paddock_spin_row_new (_ ("Team"), _ ("0 means no team. Only some rules use teams."), 0,
                          PADDOCK_MAX_SEATS, get_seat (row)->team, &spin);

  connect_row (spin, "value-changed", G_CALLBACK (team_changed_cb), row);
  adw_expander_row_add_row (expander, widget);
}

/* --- What else the game wants to know --- */

static guint
find_value (const PaddockSeatOption *option, const char *name)
{
  for (guint i = 0; name && option->names[i]; i++)
    if (g_str_equal (option->names[i], name))
      return i;

  return 0;
}

static void
option_changed_cb (SeatRow *row, GParamSpec *pspec, AdwComboRow *combo)
{
  guint selected = adw_combo_row_get_selected (combo);

  if (row->window->is_showing)
    return;

  paddock_setting_set (&edit_seat (row)->settings, row->option->name,
                       selected == 0 ? NULL : row->option->names[selected]);
  paddock_race_setup_window_changed (row->window);
}

static gboolean
has_value (const SeatRow *row, const char *value)
{
  const char *text = paddock_setting_find (get_seat (row)->settings, row->option->name);
  g_auto (GStrv) values = g_strsplit (text ? text : "", " ", -1);

  return g_strv_contains ((const char *const *) values, value);
}

/* Those that are on, in the order of the table. */
static void
value_toggled_cb (SeatRow *row, GParamSpec *pspec, GtkSwitch *control)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; row->option->names[i]; i++)
    if (i == row->value ? gtk_switch_get_active (control) : has_value (row, row->option->names[i]))
      g_string_append_printf (text, "%s%s", text->len ? " " : "", row->option->names[i]);
  paddock_setting_set (&edit_seat (row)->settings, row->option->name, text->len ? text->str : NULL);
  paddock_race_setup_window_changed (row->window);
}

static void
add_set (const SeatRow *like, AdwExpanderRow *expander)
{
  for (guint i = 0; like->option->names[i]; i++) {
    SeatRow *row = seat_row_new (like->window, expander, like->seat);
    GtkSwitch *control;
    GtkWidget *widget =
      paddock_switch_row_new (_ (like->option->labels[i]), i == 0 ? _ (like->option->help) : NULL,
                              has_value (like, like->option->names[i]), &control);

    row->option = like->option;
    row->value = i;
    connect_row (control, "notify::active", G_CALLBACK (value_toggled_cb), row);
    adw_expander_row_add_row (expander, widget);
  }
}

static void
add_option (PaddockRaceSetupWindow *self,
            guint seat,
            const PaddockSeatOption *option,
            AdwExpanderRow *expander)
{
  SeatRow like = { .window = self, .seat = seat, .option = option };
  SeatRow *row;
  GtkWidget *combo;

  if (option->is_set) {
    add_set (&like, expander);
    return;
  }

  row = seat_row_new (self, expander, seat);
  row->option = option;
  combo = paddock_combo_row_new (_ (option->label), _ (option->help), option->labels,
                                 find_value (option, paddock_setting_find (get_seat (row)->settings,
                                                                           option->name)));
  connect_row (combo, "notify::selected", G_CALLBACK (option_changed_cb), row);
  adw_expander_row_add_row (expander, combo);
}

/* --- Seats --- */

static void
opened_cb (AdwExpanderRow *expander, GParamSpec *pspec, gpointer data)
{
  PaddockRaceSetupWindow *self = PADDOCK_RACE_SETUP_WINDOW (data);

  if (!self->is_showing && adw_expander_row_get_expanded (expander))
    self->opened = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (expander), "seat"));
}

static void
add_seat (PaddockRaceSetupWindow *self, guint seat)
{
  GtkWidget *expander = g_object_new (ADW_TYPE_EXPANDER_ROW, NULL);
  SeatRow here = { .window = self, .expander = ADW_EXPANDER_ROW (expander), .seat = seat };
  g_autofree char *name = paddock_plain_markup (paddock_text_get (get_seat (&here)->name));
  GtkWidget *badge = paddock_race_badge_new ();

  paddock_race_badge_show (PADDOCK_RACE_BADGE (badge), paddock_game_get_sign (self->game, seat),
                           paddock_seat_find_colour (get_seat (&here)->id, seat));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), name);
  adw_expander_row_add_prefix (here.expander, badge);
  add_level (seat_row_new (self, here.expander, seat), here.expander);
  add_temperament (seat_row_new (self, here.expander, seat), here.expander);
  show_seat (&here);
  add_name (seat_row_new (self, here.expander, seat), here.expander);
  if (self->game->vehicle_kind)
    add_vehicle (seat_row_new (self, here.expander, seat), here.expander);
  for (guint i = 0; i < self->game->n_seat_options; i++)
    add_option (self, seat, &self->game->seat_options[i], here.expander);
  add_team (seat_row_new (self, here.expander, seat), here.expander);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), self->opened == (int) seat);
  g_object_set_data (G_OBJECT (expander), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect (expander, "notify::expanded", G_CALLBACK (opened_cb), self);
  g_ptr_array_add (self->seat_rows, expander);
  paddock_race_setup_window_add (self, self->seats, expander);
}

static void
remove_seat (PaddockRaceSetupWindow *self, guint seat)
{
  GtkWidget *expander = g_ptr_array_steal_index (self->seat_rows, seat);

  paddock_race_setup_window_remove (self, expander);
}

static void
number_changed_cb (PaddockRaceSetupWindow *self, GtkSpinButton *spin)
{
  guint before = paddock_list_len (self->plan->seats);

  if (self->is_showing)
    return;

  paddock_plan_set_n_seats (self->plan, (guint) gtk_spin_button_get_value_as_int (spin));
  paddock_plan_suggest_vehicles (self->plan, self->game, before, paddock_shelf_load);
  for (guint seat = before; seat < paddock_list_len (self->plan->seats); seat++)
    add_seat (self, seat);
  while (before > paddock_list_len (self->plan->seats))
    remove_seat (self, --before);
  paddock_race_setup_window_changed (self);
}

void
paddock_race_setup_window_add_seats (PaddockRaceSetupWindow *self)
{
  guint n = paddock_list_len (self->plan->seats);
  GtkSpinButton *spin;
  int least = self->game->is_driven_alone ? 1 : (int) self->game->min_seats;
  GtkWidget *row =
    paddock_spin_row_new (_ ("Seats"), NULL, least, (int) self->game->max_seats, (int) n, &spin);

  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (number_changed_cb), self);
  paddock_race_setup_window_add (self, self->seats, row);
  g_ptr_array_set_size (self->seat_rows, 0);
  for (guint seat = 0; seat < n; seat++)
    add_seat (self, seat);
}
