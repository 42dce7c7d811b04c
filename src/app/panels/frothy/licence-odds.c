/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "licence-odds.h"

#include <glib/gi18n.h>

#include "frothy/odds/frothy-odds.h"
#include "licence.h"

#define FIRST_SPEED 1 /* a vehicle that stands neither turns nor meets anything */
#define N_COLUMNS (FRO_N_SPEEDS - FIRST_SPEED)

enum {
  SPEED,
  CONTROL, /* without cards, with one, two and three */
  DAMAGE = CONTROL + FRO_LICENCE_CARDS + 1,
  N_ROWS,
};

struct _PaddockLicenceOdds {
  AdwPreferencesGroup parent_instance;

  GtkLabel *cells[N_ROWS][N_COLUMNS];
};

G_DEFINE_FINAL_TYPE (PaddockLicenceOdds, paddock_licence_odds, ADW_TYPE_PREFERENCES_GROUP)

static const struct {
  const char *label, *help;
} rows[N_ROWS] = {
  [SPEED] = { N_ ("Speed"), NULL },
  [CONTROL] = { N_ ("Turn kept, %"),
                N_ ("How often a vehicle keeps control when it turns, without control loss "
                    "points or cards") },
  [CONTROL + 1] = { N_ ("… with 1 card"), N_ ("The same with one card for the control roll") },
  [CONTROL + 2] = { N_ ("… with 2 cards"), N_ ("The same with two cards for the control roll") },
  [CONTROL + 3] = { N_ ("… with 3 cards"), N_ ("The same with three cards for the control roll") },
  [DAMAGE] = { N_ ("Obstacle hurts, %"),
               N_ ("How often running over an obstacle causes damage at this Speed") },
};

static void
paddock_licence_odds_class_init (PaddockLicenceOddsClass *klass)
{
}

static GtkWidget *
add_label (GtkGrid *grid, int column, int row, gboolean is_dim)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  if (is_dim)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_halign (label, column == 0 ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_set_hexpand (label, column > 0);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return label;
}

static void
paddock_licence_odds_init (PaddockLicenceOdds *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Odds"));
  gtk_widget_add_css_class (GTK_WIDGET (grid), "card");
  gtk_widget_add_css_class (GTK_WIDGET (grid), "licence-odds");
  gtk_grid_set_row_spacing (grid, 4);
  gtk_grid_set_column_spacing (grid, 6);
  for (int row = 0; row < N_ROWS; row++) {
    GtkWidget *label = add_label (grid, 0, row, TRUE);

    gtk_label_set_label (GTK_LABEL (label), _ (rows[row].label));
    if (rows[row].help)
      gtk_widget_set_tooltip_text (label, _ (rows[row].help));
    for (int i = 0; i < N_COLUMNS; i++)
      self->cells[row][i] = GTK_LABEL (add_label (grid, i + 1, row, row == SPEED));
  }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (grid));
}

static AdwPreferencesGroup *
create (void)
{
  return g_object_new (PADDOCK_TYPE_LICENCE_ODDS, NULL);
}

static void
show_part (GtkLabel *cell, double part)
{
  g_autofree char *text = g_strdup_printf ("%.0f", 100 * part);

  gtk_label_set_label (cell, text);
}

static void
show_speed (PaddockLicenceOdds *self, guint column, const FroLicenceOdds *odds)
{
  g_autofree char *speed = g_strdup_printf ("%u", FIRST_SPEED + column);

  gtk_label_set_label (self->cells[SPEED][column], speed);
  show_part (self->cells[DAMAGE][column], odds->damage);
  for (guint cards = 0; cards <= FRO_LICENCE_CARDS; cards++)
    if (odds->is_safe)
      gtk_label_set_label (self->cells[CONTROL + cards][column], cards == 0 ? _ ("safe") : "");
    else
      show_part (self->cells[CONTROL + cards][column], odds->control[cards]);
}

static void
show (AdwPreferencesGroup *group, gconstpointer licence)
{
  PaddockLicenceOdds *self = PADDOCK_LICENCE_ODDS (group);

  for (guint column = 0; column < N_COLUMNS; column++) {
    FroLicenceOdds odds;
    gboolean is_there = fro_odds_licence (licence, FIRST_SPEED + column, &odds);

    for (guint row = 0; row < N_ROWS; row++)
      gtk_widget_set_visible (GTK_WIDGET (self->cells[row][column]), is_there);
    if (is_there)
      show_speed (self, column, &odds);
  }
}

const PaddockExtraGroup paddock_licence_odds_group = { &paddock_licence_kind, create, show };
