/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps of an activated rider: which it may take, and what happens when it takes one (RIV-RESTR, RIV-SIDE, RIV-BUMP,
 * RIV-PSEU-08).
 */

#pragma once

#include "rivet-push.h"

typedef enum {
  RIV_GO_AHEAD,
  RIV_GO_LEFT,
  RIV_GO_RIGHT,
  RIV_GO_DIAGONAL,
  RIV_GO_STOP,
} RivGo;

typedef struct {
  guint8 go; /* RivGo */
  guint8 cost;
  guint8 is_bump;
  PaddockPlace to;
} RivStepOption;

#define RIV_MAX_STEPS 24

/* A step as an answer: its target is where it leads. */
#define RIV_BUMPS 8 /* in the choice's id, beside RivGo */

static inline PaddockChoice
riv_step_to_choice (const RivStepOption *step)
{
  return (PaddockChoice){ .id = (guint16) (step->go | (step->is_bump ? RIV_BUMPS : 0)),
                          .target =
                            step->go == RIV_GO_STOP ? PADDOCK_TARGET_NONE : PADDOCK_TARGET_ROAD,
                          .extra = step->cost,
                          .place = step->to };
}

static inline RivStepOption
riv_step_from_choice (const PaddockChoice *choice)
{
  return (RivStepOption){ .go = choice->id & ~RIV_BUMPS,
                          .cost = choice->extra,
                          .is_bump = (choice->id & RIV_BUMPS) != 0,
                          .to = choice->place };
}

static inline RivWay
riv_go_get_way (RivGo go)
{
  static const guint8 ways[] = {
    [RIV_GO_AHEAD] = RIV_AHEAD,    [RIV_GO_LEFT] = RIV_LEFT,  [RIV_GO_RIGHT] = RIV_RIGHT,
    [RIV_GO_DIAGONAL] = RIV_AHEAD, [RIV_GO_STOP] = RIV_AHEAD,
  };

  return ways[go];
}

/* Whether those ahead are pushed along instead of bumped (table 19.1). */
static inline gboolean
riv_has_herd (const RivMove *move)
{
  return move->type == RIV_TYPE_CHASE || move->type == RIV_TYPE_DRAFT;
}

/* All that it may do, `stop` among them; returns how many, 0: the move is over. */
guint riv_list_steps (const PaddockTable *table, RivStepOption steps[RIV_MAX_STEPS]);
gboolean riv_has_steps (const PaddockTable *table);

/* How often the activated rider has held a space of its row in this move (RIV-SIDE-02). */
guint riv_count_seen (const RivMove *move, PaddockPlace place);
gboolean riv_is_rear_of_held (const RivMove *move, PaddockPlace place); /* RIV-PSEU-08 */

void riv_note_seen (RivMove *move, PaddockPlace place);

/* The train being known: strokes, and the space that it holds. */
void riv_begin_move (PaddockTable *table);

/* Carries out the step that is chosen in the move, with a push that can be done. */
void riv_take_step (PaddockTable *table, const RivPush *push);

/* The activated rider is over the line: the head of its train goes straight over it too (RIV-RUL-32). */
void riv_take_head_over (PaddockTable *table);
