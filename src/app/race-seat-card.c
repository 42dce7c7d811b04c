/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-seat-card.h"

#include <glib/gi18n.h>

#include "level-drivers.h"
#include "race-badge.h"
#include "race-gauge.h"

struct _PaddockRaceSeatCard {
  AdwBin parent_instance;

  PaddockRace *race; /* borrowed: it lives longer */
  guint seat;
  gboolean is_pinned;              /* people opened or closed it */
  PaddockArrangement *arrangement; /* borrowed, or NULL */

  GtkWidget *header; /* template children below */
  PaddockRaceBadge *badge;
  GtkLabel *name;
  GtkLabel *place;
  GtkMenuButton *driver;
  GtkToggleButton *expander;
  GtkBox *gauges;
};

G_DEFINE_FINAL_TYPE (PaddockRaceSeatCard, paddock_race_seat_card, ADW_TYPE_BIN)

/* --- Who drives --- */

static void
add_driver (GMenu *menu, guint seat, PaddockDriverSpec spec, const char *label)
{
  g_autofree char *text = paddock_driver_spec_format (spec);
  g_autofree char *target = g_strdup_printf ("%u %s", seat, text);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "race.set-driver", "s", target);
  g_menu_append_item (menu, item);
}

static GMenu *
create_levels (guint seat, const PaddockTemperament *temperament)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; paddock_driver_kinds[i]; i++)
    if (paddock_driver_kinds[i]->budget > 0)
      add_driver (menu, seat, (PaddockDriverSpec){ paddock_driver_kinds[i], temperament },
                  _(paddock_driver_kinds[i]->label));

  return menu;
}

static GMenu *
create_temperaments (guint seat, const PaddockDriverKind *kind)
{
  GMenu *menu = g_menu_new ();

  for (const PaddockTemperament *temperament = paddock_temperaments; temperament->id; temperament++)
    add_driver (menu, seat, (PaddockDriverSpec){ kind, temperament }, _(temperament->label));

  return menu;
}

static GMenuModel *
create_driver_menu (guint seat, PaddockDriverSpec spec)
{
  const PaddockDriverKind *kind = spec.kind ? spec.kind : &paddock_racer_driver;
  g_autoptr (GMenu) people = g_menu_new ();
  g_autoptr (GMenu) levels =
    create_levels (seat, spec.temperament ? spec.temperament : paddock_temperaments);
  g_autoptr (GMenu) temperaments = create_temperaments (seat, kind);
  GMenu *menu = g_menu_new ();

  add_driver (people, seat, (PaddockDriverSpec){ NULL, NULL }, _ ("Person"));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (people));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (levels));
  g_menu_append_submenu (menu, _ ("Temperament"), G_MENU_MODEL (temperaments));
  return G_MENU_MODEL (menu);
}

/* "Racer, Brawler" */
static char *
dup_driver_words (PaddockDriverSpec spec)
{
  if (!spec.kind)
    return g_strdup (_ ("Person"));
  if (!spec.temperament || spec.temperament == paddock_temperaments)
    return g_strdup (_(spec.kind->label));

  /* Translators: the level of a driver and its temperament. */
  return g_strdup_printf (_ ("%s, %s"), _(spec.kind->label), _(spec.temperament->label));
}

static void
show_driver (PaddockRaceSeatCard *self)
{
  PaddockDriverSpec spec =
    paddock_session_get_driver (paddock_race_get_session (self->race), self->seat);
  g_autoptr (GMenuModel) menu = create_driver_menu (self->seat, spec);
  g_autofree char *words = dup_driver_words (spec);
  const char *name = paddock_race_get_setup (self->race)->seats[self->seat].name;
  /* Translators: a seat's name and who drives it. */
  g_autofree char *label = g_strdup_printf (_ ("Driver of %s: %s"), name, words);

  if (g_strcmp0 (gtk_menu_button_get_label (self->driver), words) == 0)
    return;

  gtk_menu_button_set_menu_model (self->driver, menu);
  gtk_menu_button_set_label (self->driver, words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->driver), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->driver), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

/* --- How far it has come --- */

static void
show_place (PaddockRaceSeatCard *self)
{
  const PaddockTable *table = paddock_match_get_table (paddock_race_get_match (self->race));
  guint place = paddock_table_get_place (table, self->seat);
  /* Translators: the place of a car in the race. */
  g_autofree char *text = place ? g_strdup_printf (_ ("No. %u"), place) : g_strdup ("");

  gtk_label_set_label (self->place, text);
}

/* --- Gauges --- */

static void
turned_cb (PaddockRaceSeatCard *self, int part, gboolean is_damage, PaddockRaceGauge *gauge)
{
  PaddockGauge turned = *paddock_race_gauge_get (gauge);

  if (!self->arrangement)
    return;

  paddock_arrangement_turn_part (self->arrangement, self->seat, &turned, (guint) part, is_damage);
  g_signal_emit_by_name (self, "arranged");
}

static GtkWidget *
add_gauge (PaddockRaceSeatCard *self)
{
  GtkWidget *row = paddock_race_gauge_new ();

  g_signal_connect_swapped (row, "turned", G_CALLBACK (turned_cb), self);
  gtk_box_append (self->gauges, row);
  return row;
}

static void
read_dashboard (PaddockRaceSeatCard *self, PaddockDashboard *dashboard)
{
  if (self->arrangement)
    paddock_match_show_dashboard (paddock_arrangement_get_match (self->arrangement), self->seat,
                                  PADDOCK_EVERYBODY, dashboard);
  else
    paddock_match_show_dashboard (paddock_race_get_match (self->race), self->seat,
                                  paddock_race_get_viewer (self->race), dashboard);
}

static void
show_gauges (PaddockRaceSeatCard *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->gauges));
  PaddockDashboard dashboard;

  read_dashboard (self, &dashboard);
  for (guint i = 0; i < dashboard.n_gauges; i++) {
    if (dashboard.gauges[i].n_parts == 0 && dashboard.gauges[i].kind != PADDOCK_GAUGE_DICE)
      continue;
    if (!row)
      row = add_gauge (self);
    paddock_race_gauge_show (PADDOCK_RACE_GAUGE (row), &dashboard, &dashboard.gauges[i],
                             self->arrangement && self->seat != PADDOCK_NOBODY);
    row = gtk_widget_get_next_sibling (row);
  }
  while (row) {
    GtkWidget *next = gtk_widget_get_next_sibling (row);

    gtk_box_remove (self->gauges, row);
    row = next;
  }
}

void
paddock_race_seat_card_update (PaddockRaceSeatCard *self, PaddockArrangement *arrangement)
{
  g_return_if_fail (PADDOCK_IS_RACE_SEAT_CARD (self));

  self->arrangement = arrangement;
  show_gauges (self);
  if (self->seat == PADDOCK_NOBODY)
    return;

  show_place (self);
  show_driver (self);
}

void
paddock_race_seat_card_set_active (PaddockRaceSeatCard *self, gboolean is_active)
{
  g_return_if_fail (PADDOCK_IS_RACE_SEAT_CARD (self));

  if (is_active)
    gtk_widget_add_css_class (GTK_WIDGET (self), "active");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "active");
  if (!self->is_pinned)
    gtk_toggle_button_set_active (self->expander, is_active);
}

static void
expander_clicked_cb (PaddockRaceSeatCard *self)
{
  self->is_pinned = TRUE;
}

static void
paddock_race_seat_card_class_init (PaddockRaceSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_signal_new ("arranged", PADDOCK_TYPE_RACE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_type_ensure (PADDOCK_TYPE_RACE_BADGE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-seat-card.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, header);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, badge);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, name);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, place);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, driver);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, expander);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, gauges);
  gtk_widget_class_bind_template_callback (widget_class, expander_clicked_cb);
}

static void
paddock_race_seat_card_init (PaddockRaceSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
paddock_race_seat_card_new (PaddockRace *race, guint seat)
{
  PaddockRaceSeatCard *self = g_object_new (PADDOCK_TYPE_RACE_SEAT_CARD, NULL);
  const char *name =
    seat == PADDOCK_NOBODY ? _ ("Table") : paddock_race_get_setup (race)->seats[seat].name;

  self->race = race;
  self->seat = seat;
  gtk_widget_set_visible (self->header, seat != PADDOCK_NOBODY);
  gtk_toggle_button_set_active (self->expander, seat == PADDOCK_NOBODY);
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (seat != PADDOCK_NOBODY)
    paddock_race_badge_set_seat (self->badge, seat, paddock_race_get_colour (race, seat));
  paddock_race_seat_card_update (self, NULL);

  return GTK_WIDGET (self);
}
