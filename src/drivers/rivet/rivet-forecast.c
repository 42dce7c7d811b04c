/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-forecast.h"

#include "rivet/rivet-card-text.h"
#include "rivet/rivet-fatigue.h"
#include "rivet/rivet-strokes.h"

typedef struct {
  const PaddockTable *table;
  const RivState *state;
  const RivCourse *course;
  PaddockRivBoardFunc func;
  gpointer data;
} Forecast;

/* --- Strokes of a card that is still to be played, or has not begun --- */

static const RivAction *
get_action (const Forecast *self, guint card)
{
  return &self->course->piles.actions[card];
}

static int
find_effect (const Forecast *self, guint rider, const RivAction *action, guint kind)
{
  int n = 0;

  for (guint i = 0; i < action->n_effects; i++)
    if (action->effects[i].kind == kind && riv_holds (self->table, rider, &action->effects[i]))
      n += MAX (1, action->effects[i].n);

  return n;
}

static gboolean
uses_class (const Forecast *self, guint rider, const RivAction *action, guint type)
{
  return paddock_action_card_shows (action->card, PADDOCK_ICON_CLASS, type)
         || find_effect (self, rider, action, PADDOCK_RIDER_EFFECT_USE_CLASS) > 0;
}

static int
count_strokes (const Forecast *self, guint rider, const RivAction *action, guint type)
{
  const RivRider *who = &self->state->riders[rider];
  gboolean is_under_way = self->state->move.card != RIV_NO_CARD;
  guint flags = is_under_way ? self->state->move.flags : 0;
  int strokes = action->strokes - who->slow + ((flags & RIV_MOVE_ENERGY) != 0);

  strokes += is_under_way ? self->state->move.strokes
                          : find_effect (self, rider, action, PADDOCK_RIDER_EFFECT_STROKES);
  if (uses_class (self, rider, action, type))
    strokes += riv_get_terrain_strokes (self->table, rider,
                                        riv_road_get_row (&self->course->road, who->at)->terrain);
  if (!(flags & RIV_MOVE_NO_FATIGUE_MOD)
      && paddock_action_card_shows (action->card, PADDOCK_ICON_FATIGUE, type))
    strokes += riv_get_fatigue_modifier (self->course->is_short, riv_count_fatigue (who));

  return MAX (0, strokes);
}

/* --- The train --- */

static gboolean
may_follow (const Forecast *self, const PaddockRivRide *ride, guint next, gboolean is_team_only)
{
  for (guint i = 0; i < ride->n_train; i++)
    if (ride->train[i] == next)
      return FALSE;

  return !(self->state->move.barred >> next & 1)
         && (!is_team_only
             || self->state->riders[next].team == self->state->riders[ride->rider].team);
}

static void
gather (const Forecast *self, const PaddockRivBoard *board, PaddockRivRide *ride, guint card)
{
  const RivAction *action = get_action (self, card);
  gboolean is_team_only =
    find_effect (self, ride->rider, action, PADDOCK_RIDER_EFFECT_TEAM_ONLY) > 0;
  guint next;

  if (ride->type != RIV_TYPE_LEAD && ride->type != RIV_TYPE_DRAFT)
    return;

  while ((next = paddock_riv_board_find_beside (board, ride->train[ride->n_train - 1], RIV_BEHIND))
           != RIV_NO_RIDER
         && may_follow (self, ride, next, is_team_only))
    ride->train[ride->n_train++] = (guint8) next;
}

/* --- After the ride --- */

static void
take_fatigue (const Forecast *self, PaddockRivBoard *board, guint rider, const RivAction *action)
{
  if (self->state->flow.step <= RIV_STEP_END_TEXT) {
    guint healed = MIN (board->light[rider],
                        (guint) find_effect (self, rider, action, PADDOCK_RIDER_EFFECT_RECOVER));

    board->light[rider] = (guint8) (board->light[rider] - healed);
    board->fatigue[rider] = (guint8) (board->fatigue[rider] - healed);
  }
  if (action->fatigue != PADDOCK_FATIGUE_NONE && board->fatigue[rider] < self->course->capacity
      && !(self->state->move.flags & RIV_MOVE_GIVES_NO_FATIGUE))
    board->fatigue[rider]++;
}

/* --- Cards --- */

static void
try_type (const Forecast *self, guint rider, guint card, guint type)
{
  const RivAction *action = get_action (self, card);
  PaddockRivRide ride = { .rider = rider, .type = type, .n_train = 1, .train = { (guint8) rider } };
  PaddockRivBoard board;

  paddock_riv_board_init (&board, self->table);
  board.played = self->state->move.card == RIV_NO_CARD ? card : RIV_NO_CARD;
  ride.left = count_strokes (self, rider, action, type);
  ride.uses_class = uses_class (self, rider, action, type);
  gather (self, &board, &ride, card);
  paddock_riv_board_ride (&board, &ride);
  take_fatigue (self, &board, rider, action);
  self->func (&board, self->data);
}

static void
try_card (const Forecast *self, guint rider, guint card, guint type)
{
  if (type < RIV_TYPE_WILD)
    try_type (self, rider, card, type);
  else
    for (guint i = 0; i < RIV_TYPE_WILD; i++)
      try_type (self, rider, card, i);
}

static void
try_hand (const Forecast *self, guint rider)
{
  const RivTeam *team = &self->state->teams[self->state->active];

  for (guint i = 0; i < team->n_hand; i++)
    if (riv_may_play (self->table, rider, team->hand[i]))
      try_card (self, rider, team->hand[i], get_action (self, team->hand[i])->type);
}

/* --- The move that is under way --- */

static void
ride_on (const Forecast *self)
{
  const RivMove *move = &self->state->move;
  PaddockRivRide ride = { .rider = move->rider,
                          .type = move->type,
                          .left = move->left,
                          .uses_class = (move->flags & RIV_MOVE_USES_CLASS) != 0,
                          .n_train = move->n_train };
  PaddockRivBoard board;

  for (guint i = 0; i < move->n_train; i++)
    ride.train[i] = move->train[i];
  paddock_riv_board_init (&board, self->table);
  if (self->state->flow.step == RIV_STEP_MOVE)
    paddock_riv_board_ride (&board, &ride);
  take_fatigue (self, &board, move->rider, get_action (self, move->card));
  self->func (&board, self->data);
}

static gboolean
knows_hand (const Forecast *self, guint seat)
{
  return self->state->teams[self->state->active].seat == seat;
}

static gboolean
is_still_to_ride (const RivState *state)
{
  return state->flow.step >= RIV_STEP_RIDER && state->flow.step < RIV_STEP_MOVE
         && state->flow.step != RIV_STEP_IDLE;
}

void
paddock_riv_foresee (const PaddockTable *table, guint seat, PaddockRivBoardFunc func, gpointer data)
{
  Forecast self = { table, riv_state (table), riv_course (table), func, data };
  const RivMove *move = &self.state->move;
  PaddockRivBoard board;

  if (move->rider != RIV_NO_RIDER && move->card != RIV_NO_CARD
      && self.state->flow.step <= RIV_STEP_FATIGUE) {
    if (is_still_to_ride (self.state))
      try_card (&self, move->rider, move->card, move->type);
    else
      ride_on (&self);
    return;
  }

  if (move->rider != RIV_NO_RIDER && is_still_to_ride (self.state) && knows_hand (&self, seat)) {
    try_hand (&self, move->rider);
    return;
  }

  paddock_riv_board_init (&board, table);
  func (&board, data);
}
