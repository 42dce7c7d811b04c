/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-refused.h"

#include "rivet-activation.h"
#include "rivet-card-text.h"
#include "rivet-steps.h"
#include "rivet-train.h"
#include "words.h"

#include <string.h>

static const RivMove *
move_of (const PaddockRefuser *self)
{
  return &riv_state (self->table)->move;
}

static PaddockChoice
piece (guint rider)
{
  return (PaddockChoice){ .id = (guint16) rider,
                          .target = PADDOCK_TARGET_PIECE,
                          .place = PADDOCK_PLACE (rider, 0) };
}

/* --- Riders and cards --- */

static PaddockReason
why_not_rider (const PaddockRefuser *self, guint rider)
{
  const RivState *state = riv_state (self->table);

  if (state->riders[rider].podium > 0)
    return (PaddockReason){ N_ ("It has finished."), "RIV-RUL-31" };
  if (state->riders[rider].is_black != state->is_black)
    return (PaddockReason){ N_ ("It has been activated in this phase."), "RIV-TURN-02" };

  return (PaddockReason){ N_ ("No card of your hand may be played for it."), "RIV-DP-08" };
}

void
riv_refuse_rider (PaddockRefuser *self)
{
  const RivState *state = riv_state (self->table);

  for (guint i = 0; i < state->n_riders; i++)
    if (state->riders[i].team == state->active)
      paddock_refuser_add (self, piece (i), why_not_rider (self, i));
}

/* What the card asks for, by the condition that does not hold. */
static const char *const wants[PADDOCK_N_RIDER_CONDITIONS] = {
  [PADDOCK_RIDER_IF_LINKED] = N_ ("Only a rider in a line may play it."),
  [PADDOCK_RIDER_IF_UNLINKED] = N_ ("Only a rider that is in no line may play it."),
  [PADDOCK_RIDER_IF_LEADER] = N_ ("Only the leading rider may play it."),
  [PADDOCK_RIDER_IF_NOT_LEADER] = N_ ("The leading rider may not play it."),
  [PADDOCK_RIDER_IF_ON_TERRAIN] = N_ ("It is for another terrain."),
  [PADDOCK_RIDER_IF_OF_CLASS] = N_ ("It is for another class of riders."),
  [PADDOCK_RIDER_IF_NOT_OF_CLASS] = N_ ("It is for other classes of riders."),
  [PADDOCK_RIDER_IF_FRESH] = N_ ("Only a rider without fatigue may play it."),
  [PADDOCK_RIDER_IF_LAST_OF_TEAM] = N_ ("Only the last rider of the team may play it."),
};

static PaddockReason
why_not_card (const PaddockRefuser *self, guint card)
{
  const RivAction *action = &riv_course (self->table)->piles.actions[card];

  for (guint i = 0; i < action->n_effects; i++)
    if (action->effects[i].kind == PADDOCK_RIDER_EFFECT_ONLY
        && !riv_holds (self->table, move_of (self)->rider, &action->effects[i]))
      return (PaddockReason){ wants[action->effects[i].condition], "RIV-CARD-04" };

  return (PaddockReason){ N_ ("It may not be played for this rider."), "RIV-CARD-04" };
}

static gboolean
is_refused (const PaddockRefuser *self, guint card)
{
  for (guint i = 0; i < self->n; i++)
    if (self->refused[i].choice.id == card)
      return TRUE;

  return FALSE;
}

void
riv_refuse_card (PaddockRefuser *self)
{
  const RivState *state = riv_state (self->table);
  const RivTeam *team = &state->teams[state->active];

  for (guint i = 0; i < team->n_hand; i++)
    if (!is_refused (self, team->hand[i]))
      paddock_refuser_add (self,
                           (PaddockChoice){ .id = team->hand[i],
                                            .target = PADDOCK_TARGET_CARD,
                                            .place =
                                              PADDOCK_PLACE (team->hand[i], RIV_SET_ACTIONS) },
                           why_not_card (self, team->hand[i]));
}

/* --- Steps --- */

static gboolean
is_in_train (const RivMove *move, guint rider)
{
  return memchr (move->train, (int) rider, move->n_train) != NULL;
}

static gboolean
can_push (const PaddockRefuser *self, PaddockPlace to, RivGo go)
{
  RivPush push;

  riv_push_init (&push, self->table);
  return riv_push_is_possible (&push, to, riv_go_get_way (go));
}

/* A space that somebody holds. */
static PaddockReason
why_not_occupied (const PaddockRefuser *self, PaddockPlace to, RivGo go, guint cost)
{
  const RivMove *move = move_of (self);

  if (is_in_train (move, riv_find_rider (self->table, to)))
    return (PaddockReason){ N_ ("A rider of its own train is there."), "RIV-RUL-42" };
  if (move->flags & RIV_MOVE_NO_BUMP)
    return (PaddockReason){ N_ ("This card allows no bumps."), "RIV-CARD-04" };
  if (!can_push (self, to, go))
    return (PaddockReason){ N_ ("Those who are there have nowhere to go."), "RIV-RUL-43" };
  if ((int) cost > move->left)
    return (PaddockReason){ N_ ("A bump takes two strokes."), "RIV-BUMP-01" };

  return (PaddockReason){ N_ ("It cannot be entered."), "RIV-BUMP-01" };
}

static PaddockReason
why_not_step (const PaddockRefuser *self, PaddockPlace to, RivGo go, guint cost)
{
  const RivMove *move = move_of (self);
  gboolean is_side = go == RIV_GO_LEFT || go == RIV_GO_RIGHT;

  if (is_side && (move->flags & RIV_MOVE_NO_SIDE))
    return (PaddockReason){ N_ ("This card allows no steps to the side."), "RIV-CARD-04" };
  if (is_side && riv_is_rear_of_held (move, to))
    return (PaddockReason){ N_ ("It has held the front half of this lane: that would lead back."),
                            "RIV-PSEU-08" };
  if (is_side && riv_count_seen (move, to) >= 2)
    return (PaddockReason){ N_ ("It has held this space twice in this move."), "RIV-SIDE-02" };

  return why_not_occupied (self, to, go, cost);
}

static gboolean
is_offered (const PaddockRefuser *self, RivGo go, PaddockPlace to)
{
  for (guint i = 0; i < self->decision->n_choices; i++) {
    RivStepOption step = riv_step_from_choice (&self->decision->choices[i]);

    if (step.go == go && paddock_place_equal (step.to, to))
      return TRUE;
  }

  return FALSE;
}

static void
refuse_way (PaddockRefuser *self, RivGo go)
{
  const RivMove *move = move_of (self);
  PaddockPlace at = riv_get_place (self->table, move->rider);
  guint n;
  const PaddockPlace *ways =
    riv_road_get_ways (&riv_course (self->table)->road, at, riv_go_get_way (go), &n);

  for (guint i = 0; i < n; i++) {
    gboolean is_taken = riv_find_rider (self->table, ways[i]) != RIV_NO_RIDER;
    guint cost = !is_taken || (move->flags & RIV_MOVE_CHEAP_BUMPS) ? 1 : 2;
    RivStepOption step = { (guint8) go, (guint8) cost, is_taken, ways[i] };

    if (!is_offered (self, go, ways[i]))
      paddock_refuser_add (self, riv_step_to_choice (&step),
                           why_not_step (self, ways[i], go, cost));
  }
}

static PaddockReason
why_not_stop (const PaddockRefuser *self)
{
  if (riv_has_herd (move_of (self)))
    return (PaddockReason){ N_ ("The way ahead is never blocked: all strokes must be used."),
                            "RIV-RUL-69" };

  return (PaddockReason){ N_ ("It must go on while a space ahead is free."), "RIV-RESTR-02" };
}

void
riv_refuse_step (PaddockRefuser *self)
{
  RivStepOption stop = { .go = RIV_GO_STOP,
                         .to = riv_get_place (self->table, move_of (self)->rider) };

  refuse_way (self, RIV_GO_AHEAD);
  refuse_way (self, RIV_GO_LEFT);
  refuse_way (self, RIV_GO_RIGHT);
  paddock_refuser_add (self, riv_step_to_choice (&stop), why_not_stop (self));
}

/* --- Lines that stand behind --- */

void
riv_refuse_attach (PaddockRefuser *self)
{
  const RivMove *move = move_of (self);
  guint8 behind[PADDOCK_ROAD_MAX_LANES];
  guint n =
    riv_list_beside (self->table, riv_get_place (self->table, move->train[move->n_train - 1]),
                     RIV_BEHIND, behind);

  for (guint i = 0; i < n; i++)
    paddock_refuser_add (self, piece (behind[i]),
                         move->barred >> behind[i] & 1
                           ? (PaddockReason){ N_ ("A tactics card has cut it off for this move."),
                                              "RIV-TAC-04" }
                           : (PaddockReason){
                             N_ ("This card takes no riders of other teams along."),
                             "RIV-CARD-04" });
}
