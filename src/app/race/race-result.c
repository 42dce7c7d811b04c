/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-result.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "race-badge.h"
#include "race-places-chart.h"
#include "race-signs.h"
#include "result-words.h"
#include "wrap-box.h"

#define END_LETTERS 9 /* of how a seat ended, in the narrowest table */

struct _PaddockRaceResult {
  AdwBin parent_instance;

  PaddockRace *race;     /* borrowed: it lives longer */
  PaddockResult *result; /* that is shown; NULL: none yet */
  gboolean has_table;    /* of the rounds, for this result */

  GtkWidget *badge; /* template children below */
  GtkLabel *headline;
  GtkLabel *subtitle;
  PaddockWrapBox *buttons;
  GtkWidget *again_button;
  GtkWidget *replay_button;
  GtkWidget *save_button;
  GtkWidget *board_button;
  GtkGrid *standings;
  GtkWidget *rounds_side;
  GtkToggleButton *table_button;
  GtkStack *rounds;
  PaddockRacePlacesChart *chart;
  GtkGrid *table;
  GtkWidget *moments_side;
  GtkListBox *moments;
};

G_DEFINE_FINAL_TYPE (PaddockRaceResult, paddock_race_result, ADW_TYPE_BIN)

enum {
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- Cells --- */

static GtkWidget *
create_cell (const char *text, const char *tooltip, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_set_tooltip_text (label, tooltip);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_heading (const char *text, const char *help)
{
  GtkWidget *label = create_cell (text, help, "dim-label", 1);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "caption");
  return label;
}

static void
clear_grid (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))))
    gtk_grid_remove (grid, child);
}

/* --- Standings --- */

enum {
  COLUMN_PLACE,
  COLUMN_BADGE,
  COLUMN_NAME,
  N_FIRST_COLUMNS,
};

static void
add_headings (PaddockRaceResult *self)
{
  guint n = self->result->n_measures;

  for (guint i = 0; i < n; i++)
    gtk_grid_attach (self->standings,
                     create_heading (_ (self->result->measures[i]->label),
                                     _ (self->result->measures[i]->help)),
                     (int) (N_FIRST_COLUMNS + i), 0, 1, 1);
  if (self->result->setup->game->n_luck_kinds > 0)
    gtk_grid_attach (self->standings,
                     create_heading (_ ("Dice luck"), paddock_result_get_luck_help ()),
                     (int) (N_FIRST_COLUMNS + n), 0, 1, 1);
}

static GtkWidget *
create_badge (PaddockRaceResult *self, guint seat)
{
  GtkWidget *badge = paddock_race_badge_new ();

  paddock_race_badge_show (PADDOCK_RACE_BADGE (badge), paddock_race_get_sign (self->race, seat),
                           paddock_race_get_colour (self->race, seat));
  return badge;
}

/* Name and how it ended; whoever hears it is told the whole line. */
static GtkWidget *
create_name (PaddockRaceResult *self, const PaddockStanding *standing)
{
  g_autofree char *end = paddock_result_dup_end (self->result, standing);
  g_autofree char *sentence = paddock_result_dup_sentence (self->result, standing);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name =
    create_cell (paddock_result_get_name (self->result, standing), NULL, "heading", 0);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 24);
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  gtk_box_append (GTK_BOX (box), name);
  if (*end) {
    gtk_box_append (GTK_BOX (box), create_cell (end, NULL, "caption", 0));
    gtk_label_set_wrap (GTK_LABEL (gtk_widget_get_last_child (box)), TRUE); /* figures need room */
    gtk_label_set_width_chars (GTK_LABEL (gtk_widget_get_last_child (box)), END_LETTERS);
  }
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
add_figures (PaddockRaceResult *self, const PaddockStanding *standing, int row)
{
  guint n = self->result->n_measures;
  g_autofree char *luck = paddock_result_dup_luck (self->result, standing);
  g_autofree char *words = paddock_result_dup_luck_words (self->result, standing);

  for (guint i = 0; i < n; i++) {
    g_autofree char *value = paddock_result_dup_value (self->result, standing, i);

    gtk_grid_attach (self->standings,
                     create_cell (value, _ (self->result->measures[i]->help), "numeric", 1),
                     (int) (N_FIRST_COLUMNS + i), row, 1, 1);
  }
  if (self->result->setup->game->n_luck_kinds > 0)
    gtk_grid_attach (self->standings, create_cell (luck, words, "numeric", 1),
                     (int) (N_FIRST_COLUMNS + n), row, 1, 1);
}

static void
show_standings (PaddockRaceResult *self)
{
  clear_grid (self->standings);
  add_headings (self);
  for (guint i = 0; i < self->result->n_seats; i++) {
    const PaddockStanding *standing = &self->result->standings[i];
    int row = (int) i + 1;

    gtk_grid_attach (self->standings,
                     create_cell (paddock_standing_get_place (standing), NULL, "heading", 0),
                     COLUMN_PLACE, row, 1, 1);
    gtk_grid_attach (self->standings, create_badge (self, standing->seat), COLUMN_BADGE, row, 1, 1);
    gtk_grid_attach (self->standings, create_name (self, standing), COLUMN_NAME, row, 1, 1);
    add_figures (self, standing, row);
  }
}

/* --- Places by round --- */

static void
add_table_heading (PaddockRaceResult *self)
{
  for (guint seat = 0; seat < self->result->n_seats; seat++)
    gtk_grid_attach (self->table,
                     create_cell (self->result->setup->seats[seat].name, NULL, "heading", 1),
                     (int) seat + 1, 0, 1, 1);
}

static void
add_table_row (PaddockRaceResult *self, guint row)
{
  g_autofree char *round = paddock_result_dup_round (self->result, row);
  const PaddockRoundPlaces *places = &g_array_index (self->result->rounds, PaddockRoundPlaces, row);

  gtk_grid_attach (self->table, create_cell (round, NULL, NULL, 0), 0, (int) row + 1, 1, 1);
  for (guint seat = 0; seat < self->result->n_seats; seat++) {
    PaddockStanding standing = { .place = places->places[seat] };

    gtk_grid_attach (self->table,
                     create_cell (paddock_standing_get_place (&standing), NULL, "numeric", 1),
                     (int) seat + 1, (int) row + 1, 1, 1);
  }
}

/* Made when somebody wants to see it: a series has hundreds of rounds. */
static void
show_table (PaddockRaceResult *self)
{
  if (self->has_table)
    return;

  self->has_table = TRUE;
  clear_grid (self->table);
  add_table_heading (self);
  for (guint i = 0; i < self->result->rounds->len; i++)
    add_table_row (self, i);
}

static void
table_toggled_cb (PaddockRaceResult *self)
{
  gboolean is_table = gtk_toggle_button_get_active (self->table_button);

  if (is_table && self->result)
    show_table (self);
  gtk_stack_set_visible_child_name (self->rounds, is_table ? "table" : "chart");
}

static void
show_rounds (PaddockRaceResult *self)
{
  gtk_widget_set_visible (self->rounds_side, self->result->rounds->len > 1);
  paddock_race_places_chart_show (self->chart, self->race, self->result);
  self->has_table = FALSE;
  clear_grid (self->table);
  if (gtk_toggle_button_get_active (self->table_button))
    show_table (self);
}

static void
round_activated_cb (PaddockRaceResult *self, guint row)
{
  paddock_race_travel (self->race,
                       g_array_index (self->result->rounds, PaddockRoundPlaces, row).moment);
}

/* --- Moments --- */

static GtkWidget *
create_moment (const PaddockBookmark *moment)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *number = g_strdup_printf ("%u", moment->moment);
  GtkWidget *text = create_cell (moment->text, NULL, NULL, 0);
  GtkWidget *when = create_cell (number, NULL, "dim-label", 1);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 20); /* more, where there is room */
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (when, "numeric");
  gtk_box_append (GTK_BOX (box),
                  gtk_image_new_from_icon_name (paddock_bookmark_get_icon (moment->kind)));
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), when);
  gtk_widget_add_css_class (box, "moment");
  return box;
}

static void
show_moments (PaddockRaceResult *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->moments))))
    gtk_list_box_remove (self->moments, row);
  for (guint i = 0; i < self->result->moments->len; i++)
    gtk_list_box_append (self->moments, create_moment (self->result->moments->pdata[i]));
  gtk_widget_set_visible (self->moments_side, self->result->moments->len > 0);
}

static void
moment_activated_cb (PaddockRaceResult *self, GtkListBoxRow *row)
{
  const PaddockBookmark *moment = self->result->moments->pdata[gtk_list_box_row_get_index (row)];

  paddock_race_travel (self->race, moment->moment);
}

/* --- All of it --- */

static void
show_winner (PaddockRaceResult *self)
{
  g_autofree char *headline = paddock_result_dup_headline (self->result);
  g_autofree char *rounds =
    g_strdup_printf (ngettext ("%u round", "%u rounds", self->result->n_rounds),
                     self->result->n_rounds);
  g_autofree char *decisions =
    g_strdup_printf (ngettext ("%u decision", "%u decisions", self->result->n_decisions),
                     self->result->n_decisions);
  g_autofree char *subtitle = self->result->n_rounds > 0
                                ? g_strdup_printf ("%s · %s", rounds, decisions)
                                : g_strdup (decisions);
  guint seat = self->result->standings[0].seat;

  gtk_label_set_label (self->headline, headline);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_widget_set_visible (self->badge, self->result->n_winners == 1);
  paddock_race_badge_show (PADDOCK_RACE_BADGE (self->badge),
                           paddock_race_get_sign (self->race, seat),
                           paddock_race_get_colour (self->race, seat));
}

void
paddock_race_result_update (PaddockRaceResult *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_RESULT (self));

  paddock_race_places_chart_show (self->chart, self->race, NULL);
  g_clear_pointer (&self->result, paddock_result_free);
  self->result = paddock_result_new (paddock_race_get_sight (self->race));
  show_winner (self);
  show_standings (self);
  show_rounds (self);
  show_moments (self);
}

void
paddock_race_result_set_race (PaddockRaceResult *self, PaddockRace *race)
{
  g_return_if_fail (PADDOCK_IS_RACE_RESULT (self));

  self->race = race;
}

static void
board_cb (PaddockRaceResult *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

/* --- The widget --- */

/* Not what Enter would begin anew: the key that gave the last answer may still be down. */
static gboolean
paddock_race_result_grab_focus (GtkWidget *widget)
{
  PaddockRaceResult *self = PADDOCK_RACE_RESULT (widget);

  if (gtk_widget_get_visible (self->rounds_side)
      && !gtk_toggle_button_get_active (self->table_button))
    return gtk_widget_grab_focus (GTK_WIDGET (self->chart));

  return gtk_widget_grab_focus (self->board_button);
}

static void
paddock_race_result_dispose (GObject *object)
{
  PaddockRaceResult *self = PADDOCK_RACE_RESULT (object);

  if (self->chart)
    paddock_race_places_chart_show (self->chart, NULL, NULL);
  g_clear_pointer (&self->result, paddock_result_free);

  G_OBJECT_CLASS (paddock_race_result_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, badge);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, headline);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, subtitle);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, buttons);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, again_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, replay_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, save_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, board_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, standings);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, rounds_side);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, table_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, rounds);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, chart);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, table);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, moments_side);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceResult, moments);
}

static void
paddock_race_result_class_init (PaddockRaceResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_race_result_dispose;
  widget_class->grab_focus = paddock_race_result_grab_focus;
  signals[LEFT] = g_signal_new ("left", PADDOCK_TYPE_RACE_RESULT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  g_type_ensure (PADDOCK_TYPE_RACE_BADGE);
  g_type_ensure (PADDOCK_TYPE_RACE_PLACES_CHART);
  g_type_ensure (PADDOCK_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/race-result.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, board_cb);
  gtk_widget_class_bind_template_callback (widget_class, moment_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, round_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, table_toggled_cb);
}

static void
paddock_race_result_init (PaddockRaceResult *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_wrap_box_append (self->buttons, self->again_button);
  paddock_wrap_box_append (self->buttons, self->replay_button);
  paddock_wrap_box_append (self->buttons, self->save_button);
  paddock_wrap_box_append (self->buttons, self->board_button);
}
