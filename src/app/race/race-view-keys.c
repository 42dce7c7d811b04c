/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-view-private.h"

#include <glib/gi18n.h>

#include "actions.h"

static gboolean
has_board_focus (PaddockRaceView *self)
{
  return gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == GTK_WIDGET (self->canvas);
}

/* Enter or Space on the board: what the cursor stands on, or else what is marked among the answers. */
static gboolean
confirm (PaddockRaceView *self)
{
  return paddock_race_board_choose_at_cursor (self->board)
         || (has_board_focus (self) && !self->arrangement
             && paddock_race_choices_choose_marked (self->choices));
}

static gboolean
takes_keys (PaddockRaceView *self)
{
  return !paddock_race_get_error (self->race)
         && paddock_race_get_curtain (self->race) == PADDOCK_NOBODY;
}

/* What Enter would do at the cursor, while that is shown; else what has happened. */
static void
cursor_moved_cb (PaddockRaceView *self)
{
  guint choice = paddock_race_get_focus (self->race);
  const PaddockDecision *decision = paddock_race_get_decision (self->race);
  g_autofree char *label = NULL, *words = NULL;
  PaddockPlace place;

  if (!takes_keys (self) || self->arrangement || paddock_race_board_is_moving (self->board))
    return;
  if (decision && choice < decision->n_choices)
    label = paddock_match_dup_drawn_label (paddock_race_get_match (self->race), choice);
  if (!paddock_canvas_get_cursor (self->canvas, &place)) {
    paddock_race_view_tell (self);
    return;
  }

  /* Translators: what the key would do: "Enter: Steer left". */
  words = label ? g_strdup_printf (_ ("Enter: %s"), label) : g_strdup (_ ("Enter: to the answers"));
  paddock_race_choices_set_caption (self->choices, words);
}

static void
confirmed_cb (PaddockRaceView *self)
{
  if (takes_keys (self))
    confirm (self);
}

static gboolean
key_pressed_cb (PaddockRaceView *self, guint key, guint code, GdkModifierType modifiers)
{
  guint digit = key >= GDK_KEY_1 && key <= GDK_KEY_9         ? key - GDK_KEY_0
                : key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9 ? key - GDK_KEY_KP_0
                                                             : 0;

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK) || !takes_keys (self))
    return GDK_EVENT_PROPAGATE;
  if (digit > 0 && !self->arrangement) {
    paddock_race_view_skip (self);
    return paddock_race_choices_choose (self->choices, digit);
  }
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    return confirm (self);
  if (key == GDK_KEY_Escape)
    return paddock_race_view_skip (self);

  return GDK_EVENT_PROPAGATE;
}

void
paddock_race_view_add_keys (PaddockRaceView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (self->canvas, "confirmed", G_CALLBACK (confirmed_cb), self);
  g_signal_connect_swapped (self->canvas, "cursor-moved", G_CALLBACK (cursor_moved_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self),
                             paddock_actions_create_keys (PADDOCK_ACTION_ON_RACE));
}

static gboolean
lacks_focus (PaddockRaceView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root && gtk_widget_get_mapped (GTK_WIDGET (self)) && !gtk_root_get_focus (root);
}

static gboolean
take_focus_cb (gpointer data)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (data);

  self->focus_source = 0;
  if (lacks_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

void
paddock_race_view_focus_changed_cb (PaddockRaceView *self)
{
  if (!self->focus_source && lacks_focus (self))
    self->focus_source = g_idle_add (take_focus_cb, self);
}
