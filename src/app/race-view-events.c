/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-view-private.h"

#include <glib/gi18n.h>

#define MARKS_DELAY 150 /* milliseconds */

static const PaddockEvent *
get_events (PaddockRaceView *self, guint *n)
{
  PaddockSession *session = paddock_race_get_session (self->race);

  return paddock_race_get_events (self->race, (int) paddock_session_get_moment (session) - 1, n);
}

/* The dice of the moment as far as they have been rolled. */
static void
show_dice (PaddockRaceView *self, const PaddockEvent *events, guint n)
{
  g_autoptr (GString) faces = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (events[i].type == PADDOCK_EVENT_ROLLED) {
      g_string_append (faces, faces->len ? " " : "");
      paddock_face_format (events[i].amount, faces);
    }
  gtk_label_set_label (self->dice, faces->str);
  gtk_widget_set_visible (self->tray, faces->len > 0);
}

/* The last of the first N events that there are words for. */
static char *
dup_caption (PaddockRaceView *self, const PaddockEvent *events, guint n)
{
  const PaddockMatch *match = paddock_race_get_match (self->race);
  guint viewer = paddock_race_get_viewer (self->race);
  char *caption = NULL;

  for (guint i = 0, run; i < n; i += run) {
    char *words;

    run = paddock_match_count_run (match, events + i, n - i, viewer);
    if (events[i].type == PADDOCK_EVENT_CHOSE || paddock_match_is_echo (match, &events[i]))
      continue;
    words = paddock_match_describe_run (match, events + i, run, viewer);
    if (words) {
      g_free (caption);
      caption = words;
    }
  }

  return caption;
}

/* A number that was typed in and that the die does not have; NULL: all did. */
static char *
dup_fault (PaddockRaceView *self)
{
  const PaddockChance *chance =
    &paddock_match_get_state (paddock_race_get_match (self->race))->chance;

  return chance->has_fault
    ? g_strdup_printf (_ ("No die that was rolled shows %d; it fell by chance instead"),
                          chance->fault_face)
    : NULL;
}

static gboolean
show_marks_cb (gpointer data)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (data);

  self->marks_source = 0;
  paddock_race_moments_update (self->moments);
  paddock_race_timeline_update (self->timeline);
  return G_SOURCE_REMOVE;
}

void
paddock_race_view_show_marks_soon (PaddockRaceView *self)
{
  if (!self->marks_source)
    self->marks_source = g_timeout_add (MARKS_DELAY, show_marks_cb, self);
}

static void
show_settled (PaddockRaceView *self)
{
  paddock_race_choices_update (self->choices, FALSE);
  paddock_race_dashboards_update (self->dashboards);
  paddock_race_log_update (self->log);
  paddock_race_view_show_marks_soon (self);
}

void
paddock_race_view_shown_cb (gpointer data, guint n_shown)
{
  PaddockRaceView *self = PADDOCK_RACE_VIEW (data);
  guint n;
  const PaddockEvent *events = get_events (self, &n);
  g_autofree char *caption = NULL;

  if (!self->board)
    return; /* it is being made */

  show_dice (self, events, MIN (n, n_shown));
  caption = dup_fault (self);
  if (!caption)
    caption = dup_caption (self, events, MIN (n, n_shown));
  paddock_race_choices_set_caption (self->choices, caption ? caption : "");
  if (n_shown == G_MAXUINT)
    show_settled (self);
}
