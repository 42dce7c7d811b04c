/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-gauge.h"

#include <glib/gi18n.h>

#include "race-gauge-shape.h"
#include "race-part.h"

#define MARK_TIME 2000 /* milliseconds for which a change stands out */
#define MAX_SHORT 6    /* boxes of a track that can share a line with something else */
#define MAX_BESIDE 10  /* boxes of a track that have room beside its name */
#define MAX_COLUMN 3   /* skills that stand below each other */
#define CAPTION_CHARS 14

struct _PaddockRaceGauge {
  GtkBox parent_instance;

  GtkLabel *sign; /* of the piece whose it is */
  GtkLabel *name;
  GtkWidget *parts;
  const PaddockGaugeShape *shape;
  PaddockGaugePlace place;
  gboolean is_upright; /* its name stands above its parts */
  gboolean is_inline;  /* its name stands in their first line */
  gboolean can_turn;
  gboolean is_watched;
  guint mark_source;  /* 0: nothing stands out */
  PaddockGauge shown; /* with its parts below: what is shown already is left as it is */
  GArray *shown_parts;
};

G_DEFINE_FINAL_TYPE (PaddockRaceGauge, paddock_race_gauge, GTK_TYPE_BOX)

typedef struct {
  const char *style;
  PaddockGaugePlace place;
  const PaddockGaugeShape *shape;
  gboolean is_set; /* parts have no order: dice, cards */
} KindInfo;

static const KindInfo kind_infos[PADDOCK_N_GAUGE_KINDS] = {
  [PADDOCK_GAUGE_TRACK] = { "track", PADDOCK_GAUGE_LINE, &paddock_gauge_share, FALSE },
  [PADDOCK_GAUGE_LEVER] = { "lever", PADDOCK_GAUGE_TALL, &paddock_gauge_ladder, FALSE },
  [PADDOCK_GAUGE_DICE] = { "dice", PADDOCK_GAUGE_BESIDE, &paddock_gauge_wrap, TRUE },
  [PADDOCK_GAUGE_SLOTS] = { "slots", PADDOCK_GAUGE_BESIDE, &paddock_gauge_wrap, FALSE },
  [PADDOCK_GAUGE_TOKENS] = { "tokens", PADDOCK_GAUGE_BESIDE, &paddock_gauge_wrap, FALSE },
  [PADDOCK_GAUGE_CARDS] = { "cards", PADDOCK_GAUGE_LINE, &paddock_gauge_wrap, TRUE },
  [PADDOCK_GAUGE_SKILLS] = { "skills", PADDOCK_GAUGE_LINE, &paddock_gauge_column, TRUE },
  [PADDOCK_GAUGE_FLAGS] = { "flags", PADDOCK_GAUGE_FLOW, &paddock_gauge_wrap, FALSE },
  [PADDOCK_GAUGE_TEXT] = { "text", PADDOCK_GAUGE_FLOW, &paddock_gauge_wrap, FALSE },
  [PADDOCK_GAUGE_HAND] = { "hand", PADDOCK_GAUGE_LINE, &paddock_gauge_wrap, TRUE },
  [PADDOCK_GAUGE_CREW] = { "crew", PADDOCK_GAUGE_LINE, &paddock_gauge_wrap, FALSE },
};

/* --- Parts that can be changed --- */

static void
turn (GtkWidget *button, gboolean is_damage)
{
  GtkWidget *gauge = gtk_widget_get_ancestor (button, PADDOCK_TYPE_RACE_GAUGE);
  int part = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "part"));

  g_signal_emit_by_name (gauge, "turned", part, is_damage);
}

static void
clicked_cb (GtkWidget *button)
{
  turn (button, FALSE);
}

static void
secondary_cb (GtkGesture *gesture)
{
  turn (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), TRUE);
}

static gboolean
key_pressed_cb (GtkEventController *controller, guint key)
{
  if (key != GDK_KEY_Delete && key != GDK_KEY_KP_Delete)
    return GDK_EVENT_PROPAGATE;

  turn (gtk_event_controller_get_widget (controller), TRUE);
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_button (const PaddockDashboard *dashboard,
               const PaddockGauge *gauge,
               const PaddockPart *part,
               guint i)
{
  g_autofree char *words = paddock_part_dup_words (dashboard, gauge, part, i);
  GtkWidget *button = gtk_button_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_button_set_child (GTK_BUTTON (button),
                        paddock_part_create_widget (dashboard, gauge, part, i));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "part-button");
  g_object_set_data (G_OBJECT (button), "part", GINT_TO_POINTER ((int) i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect (secondary, "pressed", G_CALLBACK (secondary_cb), NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), NULL);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (button, keys);
  return button;
}

/* The number of the part that the keyboard is on, or -1: it stays there while its value turns. */
static int
find_focus (PaddockRaceGauge *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->parts);

  return child ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "part")) : -1;
}

static void
restore_focus (PaddockRaceGauge *self, int part)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->parts); child && part >= 0;
       child = gtk_widget_get_next_sibling (child))
    if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "part")) == part)
      gtk_widget_grab_focus (child);
}

/* --- What has just changed --- */

static void
unmark (GtkWidget *widget)
{
  gtk_widget_remove_css_class (widget, "changed");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    unmark (child);
}

static gboolean
unmark_cb (gpointer data)
{
  PaddockRaceGauge *self = data;

  self->mark_source = 0;
  unmark (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* That its moment comes or has gone is no change of the thing itself. */
static gboolean
is_same (const PaddockPart *a, const PaddockPart *b)
{
  PaddockPart x = *a, y = *b;

  x.marks &= (guint16) ~PADDOCK_PART_USABLE;
  y.marks &= (guint16) ~PADDOCK_PART_USABLE;
  return memcmp (&x, &y, sizeof x) == 0;
}

/* Whether it was there before, in a hand, a pile, dice that lie about; what is found is taken out of BEFORE. */
static gboolean
take_same (GArray *before, const PaddockPart *part)
{
  for (guint i = 0; i < before->len; i++)
    if (is_same (&g_array_index (before, PaddockPart, i), part)) {
      g_array_remove_index (before, i);
      return TRUE;
    }

  return FALSE;
}

/* In boxes, it is the marker that moves: the one that it left has not changed. */
static gboolean
is_as_before (const PaddockRaceGauge *self, GArray *before, const PaddockPart *part, guint i)
{
  PaddockPart old;

  if (kind_infos[self->shown.kind].is_set)
    return take_same (before, part);
  if (i >= before->len)
    return FALSE;

  old = g_array_index (before, PaddockPart, i);
  if (!(part->marks & PADDOCK_PART_MARKED))
    old.marks &= (guint16) ~PADDOCK_PART_MARKED;
  old.marks = (guint16) ((old.marks & ~PADDOCK_PART_DONE) | (part->marks & PADDOCK_PART_DONE));
  return is_same (&old, part);
}

static void
stand_out (PaddockRaceGauge *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "changed");
  g_clear_handle_id (&self->mark_source, g_source_remove);
  self->mark_source = g_timeout_add (MARK_TIME, unmark_cb, self);
}

void
paddock_race_gauge_watch (PaddockRaceGauge *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_GAUGE (self));

  self->is_watched = TRUE;
}

/* --- The piece whose it is --- */

/* As on the board: round as long as it is to act, then square. */
static void
show_sign (PaddockRaceGauge *self, const PaddockGauge *gauge)
{
  gtk_label_set_label (self->sign, gauge->sign.text);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), *gauge->sign.text != '\0');
  if (gauge->state == PADDOCK_PIECE_DONE)
    gtk_widget_add_css_class (GTK_WIDGET (self->sign), "done");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->sign), "done");
}

/* --- The widget --- */

static gboolean
is_shown (PaddockRaceGauge *self, const PaddockDashboard *dashboard, const PaddockGauge *gauge)
{
  return self->shown_parts->len == gauge->n_parts && self->shown.state == gauge->state
         && (gauge->n_parts == 0
             || memcmp (self->shown_parts->data, paddock_dashboard_get_part (dashboard, gauge, 0),
                        gauge->n_parts * sizeof (PaddockPart))
                  == 0);
}

/* Returns whether it has changed. */
static gboolean
append (PaddockRaceGauge *self, const PaddockDashboard *dashboard, guint i, GArray *before)
{
  const PaddockPart *part = paddock_dashboard_get_part (dashboard, &self->shown, i);
  GtkWidget *widget = self->can_turn
                        ? create_button (dashboard, &self->shown, part, i)
                        : paddock_part_create_widget (dashboard, &self->shown, part, i);
  gboolean is_changed = self->is_watched && !is_as_before (self, before, part, i);

  if (is_changed)
    gtk_widget_add_css_class (widget, "changed");
  g_array_append_vals (self->shown_parts, part, 1);
  self->shape->append (self->parts, widget, part->span);
  return is_changed;
}

static void
clear (PaddockRaceGauge *self)
{
  g_array_set_size (self->shown_parts, 0);
  self->shape->clear (self->parts);
  if (self->is_inline)
    self->shape->append (self->parts, GTK_WIDGET (self->name), 1);
}

static void
replace_parts (PaddockRaceGauge *self, const PaddockDashboard *dashboard, const PaddockGauge *gauge)
{
  g_autoptr (GArray) before = g_array_copy (self->shown_parts);
  gboolean is_changed = self->is_watched && before->len != gauge->n_parts;

  clear (self);
  for (guint i = 0; i < gauge->n_parts; i++)
    is_changed |= append (self, dashboard, i, before);
  if (is_changed)
    stand_out (self);
}

void
paddock_race_gauge_show (PaddockRaceGauge *self,
                         const PaddockDashboard *dashboard,
                         const PaddockGauge *gauge,
                         gboolean can_turn)
{
  g_autofree char *words = NULL;
  int focused;

  g_return_if_fail (PADDOCK_IS_RACE_GAUGE (self));

  can_turn &= gauge->fact != NULL;
  if (self->can_turn == can_turn && is_shown (self, dashboard, gauge))
    return;

  focused = find_focus (self);
  self->is_watched &= self->can_turn == can_turn;
  self->can_turn = can_turn;
  self->shown = *gauge;
  show_sign (self, gauge);
  replace_parts (self, dashboard, gauge);
  restore_focus (self, focused);
  self->is_watched = TRUE;
  words = paddock_gauge_dup_words (dashboard, gauge);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Its name stands in a column with those of other lines. */
static gboolean
is_beside (PaddockRaceGauge *self)
{
  return self->place == PADDOCK_GAUGE_LINE && !self->is_upright && !self->is_inline;
}

const PaddockGauge *
paddock_race_gauge_get (PaddockRaceGauge *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_GAUGE (self), NULL);

  return &self->shown;
}

/* Of those that stand below each other, beside their parts. */
GtkWidget *
paddock_race_gauge_get_caption (PaddockRaceGauge *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_GAUGE (self), NULL);

  return is_beside (self) ? GTK_WIDGET (self->name) : NULL;
}

PaddockGaugePlace
paddock_race_gauge_get_place (PaddockRaceGauge *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_GAUGE (self), PADDOCK_GAUGE_LINE);

  return self->place;
}

GtkWidget *
paddock_race_gauge_find_marked (PaddockRaceGauge *self)
{
  GtkWidget *child;
  guint i = 0;

  g_return_val_if_fail (PADDOCK_IS_RACE_GAUGE (self), NULL);

  child = gtk_widget_get_first_child (self->parts);
  while (child
         && !(g_array_index (self->shown_parts, PaddockPart, i).marks & PADDOCK_PART_MARKED)) {
    child = gtk_widget_get_next_sibling (child);
    i++;
  }

  return child;
}

gboolean
paddock_race_gauge_suits (PaddockRaceGauge *self, const PaddockGauge *gauge)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_GAUGE (self), FALSE);

  return self->shown.kind == gauge->kind && self->shown.table == gauge->table
         && g_strcmp0 (self->shown.label, gauge->label) == 0;
}

static void
paddock_race_gauge_dispose (GObject *object)
{
  g_clear_handle_id (&PADDOCK_RACE_GAUGE (object)->mark_source, g_source_remove);

  G_OBJECT_CLASS (paddock_race_gauge_parent_class)->dispose (object);
}

static void
paddock_race_gauge_finalize (GObject *object)
{
  g_array_unref (PADDOCK_RACE_GAUGE (object)->shown_parts);
  g_clear_object (&PADDOCK_RACE_GAUGE (object)->name);

  G_OBJECT_CLASS (paddock_race_gauge_parent_class)->finalize (object);
}

static void
paddock_race_gauge_class_init (PaddockRaceGaugeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = paddock_race_gauge_dispose;
  G_OBJECT_CLASS (klass)->finalize = paddock_race_gauge_finalize;
  g_signal_new ("turned", PADDOCK_TYPE_RACE_GAUGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "gauge");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
paddock_race_gauge_init (PaddockRaceGauge *self)
{
  self->shown_parts = g_array_new (FALSE, FALSE, sizeof (PaddockPart));
  self->name = g_object_ref_sink (GTK_LABEL (gtk_label_new (NULL)));
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "name");
  gtk_label_set_xalign (self->name, 0);
  self->sign = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->sign), "sign");
  gtk_widget_set_valign (GTK_WIDGET (self->sign), GTK_ALIGN_CENTER);
}

/* A few skills that come and go stand below each other, each with its state; others are only names. */
static gboolean
has_column (const PaddockDashboard *dashboard, const PaddockGauge *gauge)
{
  for (guint i = 0; gauge->n_parts <= MAX_COLUMN && i < gauge->n_parts; i++)
    if (paddock_dashboard_get_part (dashboard, gauge, i)->marks
        & (PADDOCK_PART_READY | PADDOCK_PART_SPENT))
      return TRUE;

  return FALSE;
}

/* A short track shares its line, and a long one takes it whole, with its name above. */
static void
lay_out (PaddockRaceGauge *self, const PaddockDashboard *dashboard, const PaddockGauge *gauge)
{
  gboolean is_track = gauge->kind == PADDOCK_GAUGE_TRACK && !gauge->table;
  gboolean is_short = is_track && gauge->n_parts <= MAX_SHORT;

  if (is_short)
    self->place = PADDOCK_GAUGE_FLOW;
  if (is_short || (self->shape == &paddock_gauge_column && !has_column (dashboard, gauge)))
    self->shape = &paddock_gauge_wrap;
  self->is_upright =
    is_track ? gauge->n_parts > MAX_BESIDE
             : self->place == PADDOCK_GAUGE_TALL || self->place == PADDOCK_GAUGE_BESIDE
                 || self->shape == &paddock_gauge_column || gauge->kind == PADDOCK_GAUGE_HAND;
  self->is_inline = self->place == PADDOCK_GAUGE_LINE && self->shape == &paddock_gauge_wrap
                    && !self->is_upright && gauge->kind != PADDOCK_GAUGE_CREW;
}

/* A name beside a line is as wide as the others there, and may take two lines. */
static void
show_name (PaddockRaceGauge *self, const char *label)
{
  gtk_label_set_label (self->name, label ? _ (label) : "");
  gtk_label_set_wrap (self->name, is_beside (self));
  if (is_beside (self))
    gtk_label_set_max_width_chars (self->name, CAPTION_CHARS);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), self->is_upright
                                                           ? GTK_ORIENTATION_VERTICAL
                                                           : GTK_ORIENTATION_HORIZONTAL);
}

GtkWidget *
paddock_race_gauge_new (const PaddockDashboard *dashboard, const PaddockGauge *gauge)
{
  PaddockRaceGauge *self = g_object_new (PADDOCK_TYPE_RACE_GAUGE, "spacing", 5, NULL);
  const KindInfo *info = &kind_infos[gauge->kind];

  self->shown = *gauge;
  self->place = info->place;
  self->shape = info->shape;
  lay_out (self, dashboard, gauge);
  self->parts = self->shape->create ();
  gtk_widget_set_hexpand (self->parts, TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->sign));
  show_sign (self, gauge);
  if (!self->is_inline)
    gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (self), self->parts);
  show_name (self, gauge->label);
  gtk_widget_add_css_class (GTK_WIDGET (self), info->style);
  if (self->place == PADDOCK_GAUGE_FLOW)
    gtk_widget_add_css_class (GTK_WIDGET (self), "short");
  else if (self->is_upright)
    gtk_widget_add_css_class (GTK_WIDGET (self), "long");
  if (gauge->table)
    gtk_widget_add_css_class (GTK_WIDGET (self), "row-of-table");
  return GTK_WIDGET (self);
}
