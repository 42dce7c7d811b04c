/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mat of a team, with a row for each of its riders; and the middle of the table: events, and the podium.
 */

#include "rivet-activation.h"
#include "rivet-fatigue.h"
#include "rivet-podium.h"
#include "rivet-show.h"
#include "words.h"

/* --- A rider --- */

static void
add_text (PaddockDashboard *self, const char *label, const char *extra)
{
  paddock_dashboard_add_part (self, (PaddockPart){ .label = label, .extra = extra });
}

static void
add_slots (PaddockDashboard *self, const RivRider *rider, guint capacity)
{
  for (guint i = 0; i < capacity; i++) {
    PaddockPart part = { .marks = PADDOCK_PART_EMPTY, .extra = N_ ("fatigue slot") };

    if (i < rider->heavy)
      part = (PaddockPart){ .label = N_ ("H"), .extra = N_ ("heavy fatigue") };
    else if (i < riv_count_fatigue (rider))
      part = (PaddockPart){ .label = N_ ("L"), .extra = N_ ("light fatigue") };
    paddock_dashboard_add_part (self, part);
  }
}

static void
add_tokens (const PaddockTable *table, PaddockDashboard *self, const RivRider *rider)
{
  if (rider->energy)
    add_text (self, N_ ("+1"), N_ ("energy chit"));
  for (guint i = 0; i < rider->bonuses; i++)
    add_text (self, N_ ("−2 s"), N_ ("time bonus"));
  for (guint i = 0; i < RIV_MAX_ABILITIES; i++)
    if (rider->abilities[i])
      add_text (self, riv_course (table)->piles.tactics[rider->abilities[i] - 1].name,
                N_ ("ability"));
}

static void
show_rider (const PaddockTable *table, guint i, PaddockDashboard *self)
{
  const RivState *state = riv_state (table);
  const RivRider *rider = &state->riders[i];

  paddock_dashboard_add (self, (PaddockGauge){
                                 .kind = PADDOCK_GAUGE_CREW,
                                 .label = riv_course (table)->riders[i].name,
                                 .sign = riv_get_sign (table, i),
                                 .state = rider->is_black == state->is_black ? PADDOCK_PIECE_READY
                                                                             : PADDOCK_PIECE_DONE,
                                 .table = 1,
                                 .clause = "RIV-COMP-27",
                               });
  add_slots (self, rider, riv_course (table)->capacity);
  add_tokens (table, self, rider);
}

/* --- Cards --- */

static gboolean
may_see (const RivTeam *team, guint viewer)
{
  return viewer == PADDOCK_EVERYBODY || (viewer == team->seat && viewer != PADDOCK_NOBODY);
}

static void
add_cards (PaddockDashboard *self,
           const char *label,
           const guint8 *cards,
           guint n,
           gboolean is_open,
           RivCardSet set)
{
  paddock_dashboard_add (self, (PaddockGauge){ .kind = PADDOCK_GAUGE_HAND, .label = label });
  if (!is_open && n > 0) {
    paddock_dashboard_add_part (self, (PaddockPart){ .marks = PADDOCK_PART_HIDDEN,
                                                     .count = (guint8) n,
                                                     .value = (gint16) n });
    return;
  }
  for (guint i = 0; i < n; i++)
    paddock_dashboard_add_part (self, (PaddockPart){ .value = cards[i], .look = (guint8) set });
}

static void
add_number (PaddockDashboard *self, const char *label, guint number)
{
  paddock_dashboard_add (self, (PaddockGauge){ .kind = PADDOCK_GAUGE_TEXT, .label = label });
  paddock_dashboard_add_part (self, (PaddockPart){ .value = (gint16) number });
}

/* Of the activation that is under way. */
static void
show_strokes (const PaddockTable *table, guint t, PaddockDashboard *self)
{
  const RivMove *move = &riv_state (table)->move;

  if (move->rider == RIV_NO_RIDER || move->card == RIV_NO_CARD
      || riv_state (table)->riders[move->rider].team != t)
    return;

  add_number (self, N_ ("Pedal strokes left"), (guint) MAX (move->left, 0));
  paddock_dashboard_add_brief (self, N_ ("strokes: {1}"), move->left);
}

static void
show_team (const PaddockTable *table, guint t, guint viewer, PaddockDashboard *self)
{
  const RivState *state = riv_state (table);
  const RivTeam *team = &state->teams[t];

  show_strokes (table, t, self);
  for (guint i = 0; i < state->n_riders; i++)
    if (state->riders[i].team == t)
      show_rider (table, i, self);
  if (team->seat != PADDOCK_NOBODY)
    add_cards (self, N_ ("Hand"), team->hand, team->n_hand, may_see (team, viewer),
               RIV_SET_ACTIONS);
  if (riv_course (table)->has_tactics && team->seat != PADDOCK_NOBODY)
    add_cards (self, N_ ("Tactics"), team->tactics, team->n_tactics, may_see (team, viewer),
               RIV_SET_TACTICS);
  if (riv_has_finisher (table))
    paddock_dashboard_add_brief (self, N_ ("{1} s"), riv_get_team_time (table, t));
}

/* --- The middle of the table --- */

static void
show_events (const PaddockTable *table, PaddockDashboard *self)
{
  const RivState *state = riv_state (table);

  paddock_dashboard_add (self, (PaddockGauge){ .kind = PADDOCK_GAUGE_CARDS,
                                               .label = N_ ("Events of this phase"),
                                               .clause = "RIV-EVT-02" });
  for (guint i = state->n_event_discard - MIN (state->n_phase_events, state->n_event_discard);
       i < state->n_event_discard; i++)
    add_text (self, riv_course (table)->piles.events[state->event_discard[i]].name, NULL);
}

/* Where the race is in its phases (RIV-PHASE-02 and 03). */
static void
show_phase (const PaddockTable *table, PaddockDashboard *self)
{
  const RivState *state = riv_state (table);

  if (state->phase == 0)
    return;

  add_number (self, N_ ("Movement phase"), state->phase);
  add_number (self, N_ ("Round"), state->round);
  add_number (self, N_ ("Event cards left"), state->n_events);
}

static void
show_podium (const PaddockTable *table, PaddockDashboard *self)
{
  const RivState *state = riv_state (table);

  paddock_dashboard_add (self, (PaddockGauge){ .kind = PADDOCK_GAUGE_TEXT,
                                               .label = N_ ("Podium"),
                                               .clause = "RIV-END-04" });
  for (guint i = 0; i < state->n_podium; i++) {
    const RivRosterRider *rider = &riv_course (table)->riders[state->podium[i]];

    paddock_dashboard_add_part (self,
                                (PaddockPart){
                                  .value = (gint16) riv_get_rider_time (table, state->podium[i]),
                                  .label = rider->name,
                                  .extra = riv_course (table)->teams[rider->team].name });
  }
}

void
riv_show_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self)
{
  const RivState *state = riv_state (table);

  if (seat != PADDOCK_NOBODY) {
    show_team (table, seat, viewer, self);
    return;
  }
  show_phase (table, self);
  if (state->n_podium > 0)
    show_podium (table, self);
  else
    show_events (table, self);
  if (state->has_machine)
    show_team (table, state->n_teams - 1u, viewer, self);
}
