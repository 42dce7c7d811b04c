/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-clock.h"

#include "background.h"
#include "race-private.h"

#define PAUSE 450 /* milliseconds between two decisions, at normal speed */

/* Everything depends on these: nobody shows anything, and people let it go on. */
static gboolean
may_advance (PaddockRace *self)
{
  const PaddockRaceClock *clock = &self->clock;

  return self->session && clock->holds == 0
         && (clock->is_single || (clock->wants && !clock->is_back)
             || paddock_race_asks_clock (self))
         && paddock_race_get_curtain (self) == PADDOCK_NOBODY;
}

static gboolean
is_recorded (PaddockRace *self)
{
  return paddock_session_get_moment (self->session) < paddock_session_get_n_moments (self->session);
}

static void
show_next (PaddockRace *self)
{
  const PaddockSight *sight = paddock_race_get_sight (self);
  guint next = paddock_session_get_moment (self->session) + 1;

  while (!paddock_sight_is_seen (sight, next))
    next++;
  self->clock.is_single = FALSE;
  paddock_session_travel (self->session, next);
  self->has_travelled = TRUE;
  paddock_race_reset_clock (self);
  paddock_race_emit_moved (self, 1);
}

/* --- Thinking --- */

typedef struct {
  PaddockDriver *driver;
  PaddockMatch *match;
  guint generation;
} Thought;

static void
thought_free (Thought *self)
{
  paddock_driver_free (self->driver);
  paddock_match_free (self->match);
  g_free (self);
}

static void
think_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;

  g_task_return_int (task, paddock_driver_choose (thought->driver, thought->match));
}

/* Whether those who look cannot know that a decision has been made: the driver chooses several cards. */
static gboolean
is_in_secret (PaddockRace *self)
{
  const PaddockDecision *decision = paddock_race_peek_decision (self);
  const PaddockSight *sight = paddock_race_get_sight (self);
  guint n;
  const PaddockEvent *chosen =
    paddock_sight_get_events (sight, (int) paddock_sight_get_moment (sight) - 1, &n);

  return decision && decision->player == chosen->actor && !paddock_race_shows_decision (self)
         && !paddock_event_is_visible (chosen, paddock_sight_get_seat (sight));
}

static void
thought_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockRace *self = PADDOCK_RACE (object);
  const Thought *thought = g_task_get_task_data (G_TASK (result));
  gssize choice = g_task_propagate_int (G_TASK (result), NULL);

  if (self->clock.thinking != G_TASK (result))
    return; /* nobody waits for it any more */

  self->clock.thinking = NULL;
  if (thought->generation != self->clock.generation || choice < 0)
    return;

  paddock_session_choose (self->session, (guint) choice);
  self->clock.is_single &= is_in_secret (self);
  paddock_race_made_decision (self, FALSE);
}

/* FALSE: a person is asked, or it is over. */
static gboolean
think (PaddockRace *self)
{
  PaddockDriver *driver = paddock_session_dup_driver (self->session);
  g_autoptr (GTask) task = NULL;
  Thought *thought;

  if (!driver)
    return FALSE;

  thought = g_new (Thought, 1);
  *thought = (Thought){ driver, paddock_match_copy (paddock_session_get_match (self->session)),
                        self->clock.generation };
  task = g_task_new (self, NULL, thought_cb, NULL);
  g_task_set_source_tag (task, think);
  g_task_set_task_data (task, thought, (GDestroyNotify) thought_free);
  self->clock.thinking = task;
  paddock_background_run (task, think_thread);
  paddock_race_emit_changed (self);
  return TRUE;
}

/* --- Going on --- */

static gboolean
advance_cb (gpointer data)
{
  PaddockRace *self = PADDOCK_RACE (data);

  self->clock.source = 0;
  if (!may_advance (self) || self->clock.thinking)
    return G_SOURCE_REMOVE;

  if (is_recorded (self)) {
    show_next (self);
  } else if (paddock_race_asks_clock (self)) {
    paddock_race_answer_clock (self);
  } else if (!think (self)) {
    self->clock.is_single = FALSE;
    paddock_race_flush (self, FALSE);
    paddock_race_emit_changed (self);
  }

  return G_SOURCE_REMOVE;
}

static void
schedule (PaddockRace *self)
{
  PaddockRaceClock *clock = &self->clock;
  gboolean waits = !clock->is_single && clock->speed > 0;

  if (clock->source || clock->thinking || !may_advance (self))
    return;

  clock->source = waits ? g_timeout_add ((guint) (PAUSE / clock->speed), advance_cb, self)
                        : g_idle_add (advance_cb, self);
}

void
paddock_race_reset_clock (PaddockRace *self)
{
  self->clock.generation++;
  self->clock.thinking = NULL;
  g_clear_handle_id (&self->clock.source, g_source_remove);
  paddock_race_run_countdown (self);
  schedule (self);
}

void
paddock_race_init_clock (PaddockRace *self)
{
  self->clock.speed = 1;
  self->clock.wants = self->session && paddock_race_count_persons (self) > 0;
  self->clock.is_back = self->session && is_recorded (self);
  paddock_race_init_countdown (self);
  schedule (self);
}

void
paddock_race_stop_clock (PaddockRace *self)
{
  self->clock.wants = FALSE;
  self->clock.is_single = FALSE;
  self->clock.thinking = NULL;
  self->clock.generation++;
  g_clear_handle_id (&self->clock.source, g_source_remove);
}

/* --- What people tell it --- */

static gboolean
is_over (PaddockRace *self)
{
  return !self->session || !paddock_match_get_decision (paddock_session_get_match (self->session));
}

gboolean
paddock_race_is_playing (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), FALSE);

  return self->clock.wants && !self->clock.is_back && !is_over (self);
}

gboolean
paddock_race_is_thinking (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), FALSE);

  return self->clock.thinking != NULL;
}

void
paddock_race_play (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  self->clock.wants = TRUE;
  self->clock.is_back = FALSE;
  paddock_race_run_countdown (self);
  schedule (self);
  paddock_race_emit_changed (self);
}

void
paddock_race_pause (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  self->clock.wants = FALSE;
  paddock_race_reset_clock (self);
  paddock_race_flush (self, FALSE);
  paddock_race_emit_changed (self);
}

void
paddock_race_step (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  self->clock.wants = FALSE;
  self->clock.is_single = TRUE;
  paddock_race_reset_clock (self);
  paddock_race_emit_changed (self);
}

double
paddock_race_get_speed (PaddockRace *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE (self), 1);

  return self->clock.speed;
}

void
paddock_race_set_speed (PaddockRace *self, double speed)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  self->clock.speed = speed;
  paddock_race_emit_changed (self);
}

void
paddock_race_hold (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  self->clock.holds++;
}

void
paddock_race_release (PaddockRace *self)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));
  g_return_if_fail (self->clock.holds > 0);

  self->clock.holds--;
  schedule (self);
}
