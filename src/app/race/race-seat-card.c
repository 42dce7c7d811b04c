/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-seat-card.h"

#include <glib/gi18n.h>

#include "level-drivers.h"
#include "ordinal.h"
#include "race-badge.h"
#include "race-mat.h"
#include "wrap-box.h"

#define MARK_TIME 2000 /* milliseconds for which a change stands out */

struct _PaddockRaceSeatCard {
  AdwBin parent_instance;

  PaddockRace *race; /* borrowed: it lives longer */
  guint seat;
  gboolean is_open;
  PaddockArrangement *arrangement; /* borrowed, or NULL */
  guint mark_source;               /* 0: nothing stands out */

  GtkWidget *line; /* template children below */
  PaddockRaceBadge *badge;
  GtkLabel *name;
  GtkLabel *brief;
  GtkLabel *place;
  GtkImage *arrow;
  GtkToggleButton *pin;
  GtkMenuButton *driver;
  GtkLabel *driver_words;
  PaddockRaceMat *mat;
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
                  _ (paddock_driver_kinds[i]->label));

  return menu;
}

static GMenu *
create_temperaments (guint seat, const PaddockDriverKind *kind)
{
  GMenu *menu = g_menu_new ();

  for (const PaddockTemperament *temperament = paddock_temperaments; temperament->id; temperament++)
    add_driver (menu, seat, (PaddockDriverSpec){ kind, temperament }, _ (temperament->label));

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
    return g_strdup (_ (spec.kind->label));

  /* Translators: the level of a driver and its temperament. */
  return g_strdup_printf (_ ("%s, %s"), _ (spec.kind->label), _ (spec.temperament->label));
}

static void
show_driver (PaddockRaceSeatCard *self)
{
  PaddockDriverSpec spec = paddock_race_get_driver (self->race, self->seat);
  g_autoptr (GMenuModel) menu = create_driver_menu (self->seat, spec);
  g_autofree char *words = dup_driver_words (spec);
  const char *name = paddock_race_get_setup (self->race)->seats[self->seat].name;
  /* Translators: a seat's name and who drives it. */
  g_autofree char *label = g_strdup_printf (_ ("Driver of %s: %s"), name, words);

  if (g_str_equal (gtk_label_get_label (self->driver_words), words))
    return;

  gtk_menu_button_set_menu_model (self->driver, menu);
  gtk_label_set_label (self->driver_words, words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->driver), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->driver), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

/* --- In a line --- */

static gboolean
unmark_cb (gpointer data)
{
  PaddockRaceSeatCard *self = data;

  self->mark_source = 0;
  gtk_widget_remove_css_class (GTK_WIDGET (self->brief), "changed");
  gtk_widget_remove_css_class (GTK_WIDGET (self->place), "changed");
  return G_SOURCE_REMOVE;
}

/* What was there before and is another now stands out for a moment. */
static void
show_text (PaddockRaceSeatCard *self, GtkLabel *label, const char *text)
{
  const char *before = gtk_label_get_label (label);

  if (g_str_equal (before, text))
    return;

  if (*before) {
    gtk_widget_add_css_class (GTK_WIDGET (label), "changed");
    g_clear_handle_id (&self->mark_source, g_source_remove);
    self->mark_source = g_timeout_add (MARK_TIME, unmark_cb, self);
  }
  gtk_label_set_label (label, text);
}

static const char *
get_place (PaddockRaceSeatCard *self)
{
  const PaddockTable *table = paddock_match_get_table (paddock_race_get_match (self->race));
  guint place = self->seat == PADDOCK_NOBODY ? 0 : paddock_table_get_place (table, self->seat);

  return place ? _ (paddock_ordinal_get_label (place)) : "";
}

static void
show_line (PaddockRaceSeatCard *self, const PaddockMatch *match, const PaddockDashboard *dashboard)
{
  g_autofree char *brief = paddock_dashboard_dup_brief (dashboard, paddock_match_get_table (match));
  const char *place = get_place (self);
  g_autofree char *label = g_strdup_printf ("%s: %s%s%s", gtk_label_get_label (self->name), place,
                                            *place && *brief ? " · " : "", brief);

  show_text (self, self->place, place);
  show_text (self, self->brief, brief);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->line), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* --- The mat --- */

static void
turned_cb (PaddockRaceSeatCard *self, PaddockRaceGauge *gauge, int part, gboolean is_damage)
{
  PaddockGauge turned = *paddock_race_gauge_get (gauge);

  if (!self->arrangement)
    return;

  paddock_arrangement_turn_part (self->arrangement, self->seat, &turned, (guint) part, is_damage);
  g_signal_emit_by_name (self, "arranged");
}

static const PaddockMatch *
get_match (PaddockRaceSeatCard *self)
{
  return self->arrangement ? paddock_arrangement_get_match (self->arrangement)
                           : paddock_race_get_match (self->race);
}

void
paddock_race_seat_card_update (PaddockRaceSeatCard *self, PaddockArrangement *arrangement)
{
  PaddockDashboard dashboard;
  const PaddockMatch *match;

  g_return_if_fail (PADDOCK_IS_RACE_SEAT_CARD (self));

  self->arrangement = arrangement;
  match = get_match (self);
  paddock_match_show_dashboard (match, self->seat, paddock_race_get_viewer (self->race),
                                &dashboard);
  paddock_race_mat_show (self->mat, &dashboard, arrangement && self->seat != PADDOCK_NOBODY);
  show_line (self, match, &dashboard);
  if (self->seat != PADDOCK_NOBODY)
    show_driver (self);
  else /* nothing may lie in the middle of the table */
    gtk_widget_set_visible (GTK_WIDGET (self), !paddock_race_mat_is_empty (self->mat));
}

void
paddock_race_seat_card_set_active (PaddockRaceSeatCard *self, gboolean is_active)
{
  g_return_if_fail (PADDOCK_IS_RACE_SEAT_CARD (self));

  if (is_active)
    gtk_widget_add_css_class (GTK_WIDGET (self), "active");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "active");
}

/* Only a seat has a driver, and can be kept in view.  What is in brief is all on the mat. */
void
paddock_race_seat_card_set_open (PaddockRaceSeatCard *self, gboolean is_open, gboolean is_pinned)
{
  gboolean has_seat = self->seat != PADDOCK_NOBODY;

  g_return_if_fail (PADDOCK_IS_RACE_SEAT_CARD (self));

  self->is_open = is_open;
  gtk_widget_set_visible (GTK_WIDGET (self->mat), is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->brief), !is_open || !has_seat);
  gtk_widget_set_visible (GTK_WIDGET (self->driver), is_open && has_seat);
  gtk_widget_set_visible (GTK_WIDGET (self->pin), is_open && has_seat);
  gtk_toggle_button_set_active (self->pin, is_pinned);
  gtk_image_set_from_icon_name (self->arrow, is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->line), GTK_ACCESSIBLE_STATE_EXPANDED, is_open,
                               -1);
}

gboolean
paddock_race_seat_card_is_open (PaddockRaceSeatCard *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_SEAT_CARD (self), FALSE);

  return self->is_open;
}

guint
paddock_race_seat_card_get_seat (PaddockRaceSeatCard *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_SEAT_CARD (self), PADDOCK_NOBODY);

  return self->seat;
}

static void
line_clicked_cb (PaddockRaceSeatCard *self)
{
  g_signal_emit_by_name (self, "folded", !self->is_open);
}

static void
pin_clicked_cb (PaddockRaceSeatCard *self)
{
  g_signal_emit_by_name (self, "pinned", gtk_toggle_button_get_active (self->pin));
}

static void
paddock_race_seat_card_dispose (GObject *object)
{
  g_clear_handle_id (&PADDOCK_RACE_SEAT_CARD (object)->mark_source, g_source_remove);

  G_OBJECT_CLASS (paddock_race_seat_card_parent_class)->dispose (object);
}

static void
paddock_race_seat_card_class_init (PaddockRaceSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_race_seat_card_dispose;
  g_signal_new ("arranged", PADDOCK_TYPE_RACE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("folded", PADDOCK_TYPE_RACE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  g_signal_new ("pinned", PADDOCK_TYPE_RACE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  g_type_ensure (PADDOCK_TYPE_RACE_BADGE);
  g_type_ensure (PADDOCK_TYPE_RACE_MAT);
  g_type_ensure (PADDOCK_TYPE_WRAP_BOX);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-seat-card.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, line);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, badge);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, name);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, brief);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, place);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, arrow);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, pin);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, driver);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, driver_words);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceSeatCard, mat);
  gtk_widget_class_bind_template_callback (widget_class, line_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, pin_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, turned_cb);
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
  gboolean has_seat = seat != PADDOCK_NOBODY;
  const char *name = has_seat ? paddock_race_get_setup (race)->seats[seat].name : _ ("Table");

  self->race = race;
  self->seat = seat;
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->badge), has_seat);
  if (has_seat)
    paddock_race_badge_show (self->badge,
                             paddock_game_get_sign (paddock_race_get_setup (race)->game, seat),
                             paddock_race_get_colour (race, seat));
  paddock_race_seat_card_set_open (self, FALSE, FALSE);
  paddock_race_seat_card_update (self, NULL);

  return GTK_WIDGET (self);
}
