/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-view-private.h"

#include <glib/gi18n.h>

#include "dice-words.h"

#define DIE_SIZE 20 /* in an answer, in pixels */

static gboolean
take_away_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* Not while it is still closing; the canvas may be gone by then. */
static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_away_cb, g_object_ref (popover), g_object_unref);
}

/* A list of buttons beside a place of the board. */
static GtkWidget *
create_popover (PaddockRaceView *self, GdkRectangle at, GtkWidget **box)
{
  GtkWidget *popover = gtk_popover_new ();

  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_popover_set_child (GTK_POPOVER (popover), *box);
  gtk_widget_set_parent (popover, GTK_WIDGET (self->canvas));
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &at);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  return popover;
}

static GtkWidget *
add_button (GtkWidget *box, const char *label, gpointer data, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", callback, data);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
pop_down (GtkWidget *button)
{
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
}

/* --- Several choices lead to one place --- */

static void
choose_cb (PaddockRaceView *self, GtkWidget *button)
{
  guint choice = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "choice"));
  const PaddockDecision *decision = paddock_race_get_decision (self->race);

  pop_down (button);
  if (decision && choice < decision->n_choices)
    paddock_race_choose (self->race, choice);
}

void
paddock_race_view_ambiguous_cb (gpointer data, const guint *choices, guint n, GdkRectangle at)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (data);
  GtkWidget *box, *popover = create_popover (self, at, &box);

  for (guint i = 0; i < n; i++) {
    g_autofree char *label =
      paddock_match_dup_drawn_label (paddock_race_get_match (self->race), choices[i]);
    GtkWidget *button = add_button (box, "", self, G_CALLBACK (choose_cb));

    gtk_button_set_child (GTK_BUTTON (button), paddock_dice_words_new (label, DIE_SIZE));
    g_object_set_data (G_OBJECT (button), "choice", GUINT_TO_POINTER (choices[i]));
  }
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* --- What can be done with a place --- */

static void
remark_cb (PaddockRaceView *self, GtkWidget *button)
{
  guint32 packed = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));

  pop_down (button);
  paddock_race_view_add_remark (self, PADDOCK_PLACE ((gint16) (packed >> 16), (gint16) packed));
}

void
paddock_race_view_asked_cb (gpointer data, PaddockPlace place, GdkRectangle at)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (data);
  GtkWidget *box, *popover, *button;

  if (self->arrangement)
    return;

  popover = create_popover (self, at, &box);
  button = add_button (box, _ ("Pin a Remark Here…"), self, G_CALLBACK (remark_cb));
  g_object_set_data (G_OBJECT (button), "place",
                     GUINT_TO_POINTER ((guint32) (guint16) place.a << 16 | (guint16) place.b));
  gtk_popover_popup (GTK_POPOVER (popover));
}
