/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step as it is carried out: the push, the activated rider, its train, and what the new row brings.
 */

#include "rivet-steps.h"
#include "rivet-strokes.h"
#include "rivet-train.h"

#include <string.h>

/* --- Lanes that a herd took (RIV-RUL-45) --- */

static void
keep_commits (RivMove *move, guint n)
{
  memset (&move->commits_from[n], 0, (RIV_MAX_RIDERS - n) * sizeof move->commits_from[0]);
  memset (&move->commits_to[n], 0, (RIV_MAX_RIDERS - n) * sizeof move->commits_to[0]);
  move->n_commits = (guint8) n;
}

static void
add_commit (RivMove *move, RivCommit commit)
{
  move->commits_from[move->n_commits] = commit.before;
  move->commits_to[move->n_commits++] = commit.after;
}

/* Those behind the rider will never bind anybody again. */
static void
drop_passed (RivMove *move, int row)
{
  guint n = 0;

  if (move->n_commits == 0)
    return;

  for (guint i = 0; i < move->n_commits; i++)
    if (move->commits_from[i].a >= row) {
      move->commits_from[n] = move->commits_from[i];
      move->commits_to[n++] = move->commits_to[i];
    }
  keep_commits (move, n);
}

static void
remember_commits (RivMove *move, const RivPush *push)
{
  if (move->n_commits > 0 && (move->go != RIV_GO_AHEAD || !push->has_commits))
    keep_commits (move, 0);
  for (guint i = 0; i < push->n_commits && move->n_commits < RIV_MAX_RIDERS; i++)
    add_commit (move, push->commits[i]);
}

/* --- Who moves --- */

/* Where everybody stood before the step: what follows from it is told when all have moved. */
typedef struct {
  PaddockPlace at[RIV_MAX_RIDERS];
} Before;

static void
note_places (const PaddockTable *table, Before *before)
{
  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    before->at[i] = riv_get_place (table, i);
}

static void
settle (PaddockTable *table, Before *before, guint rider)
{
  riv_settle_shift (table, rider, before->at[rider]);
  before->at[rider] = riv_get_place (table, rider);
}

/* RIV-RUL-68: from front to rear. */
static void
settle_all (PaddockTable *table, Before *before, const RivPush *push)
{
  const RivMove *move = &riv_state (table)->move;

  for (guint i = 0; push && i < push->n_shifts; i++)
    settle (table, before, push->shifts[i].rider);
  for (guint i = 0; i < move->n_train; i++)
    settle (table, before, move->train[i]);
}

static void
shift_all (PaddockTable *table, const RivPush *push)
{
  for (guint i = 0; i < push->n_shifts; i++)
    riv_shift (table, push->shifts[i].rider, push->shifts[i].to, PADDOCK_EVENT_PUSHED,
               push->shifts[i].clause);
}

static RivClause
clause_of_step (const RivMove *move, PaddockPlace from, gboolean is_bump)
{
  if (is_bump)
    return RIV_BUMP_01;
  if (riv_place_is_road_side (from))
    return RIV_ROAD_14;
  if (move->go == RIV_GO_DIAGONAL)
    return RIV_BACK_02;

  return move->go == RIV_GO_AHEAD ? RIV_CARD_03 : RIV_SIDE_01;
}

static gboolean
is_bump (const RivMove *move, const RivPush *push)
{
  gboolean herds = move->go == RIV_GO_AHEAD && riv_has_herd (move);

  return push->n_shifts > 0 && !herds;
}

/* RIV-CARD-06, RIV-DRAFT-03: a sideways step without the icon is made alone. */
static void
leave_train (PaddockTable *table)
{
  const RivMove *move = &riv_state (table)->move;

  if (move->go != RIV_GO_AHEAD && !(move->flags & RIV_MOVE_GOES_SIDEWAYS))
    riv_reset_train (table);
}

/* What comes after the step: the new file of a Draft, or a line that may be taken along (RIV-DRAFT-04, RIV-LEAD-05). */
static RivDoing
next_doing (const PaddockTable *table)
{
  const RivMove *move = &riv_state (table)->move;

  if (!riv_has_followers (table))
    return RIV_DOING_STEP;

  return move->type == RIV_TYPE_DRAFT && move->go != RIV_GO_AHEAD
             && !(move->flags & RIV_MOVE_GOES_SIDEWAYS)
           ? RIV_DOING_GROW
           : RIV_DOING_ATTACH;
}

/* The first of the train has left the road: the next one is its head. */
static void
drop_head (RivMove *move)
{
  memmove (move->train, move->train + 1, --move->n_train);
  move->train[move->n_train] = 0;
}

static void
settle_step (PaddockTable *table, PaddockPlace from)
{
  RivMove *move = &riv_state (table)->move;
  PaddockPlace at = riv_get_place (table, move->rider);

  if (!riv_is_on_map (table, move->rider)) {
    move->flags |= RIV_MOVE_HAS_FINISHED;
    drop_head (move);
    return;
  }

  if (at.a != from.a) {
    move->seen = 0;
    drop_passed (move, at.a);
    riv_enter_terrain (table);
  }
  riv_note_seen (move, at);
}

void
riv_take_step (PaddockTable *table, const RivPush *push)
{
  RivMove *move = &riv_state (table)->move;
  PaddockPlace from = riv_get_place (table, move->rider);
  Before before;

  note_places (table, &before);
  remember_commits (move, push);
  leave_train (table);
  if (move->go != RIV_GO_AHEAD && move->n_train > 1)
    riv_take_in (table, push);

  shift_all (table, push);
  riv_shift (table, move->rider, move->step, PADDOCK_EVENT_MOVED,
             clause_of_step (move, from, is_bump (move, push)));
  riv_follow (table, from, move->type == RIV_TYPE_DRAFT ? RIV_DRAFT_01 : RIV_LEAD_02);
  settle_all (table, &before, push);

  move->left = (gint16) (move->left - move->cost);
  move->diagonals = (guint8) (move->diagonals - (move->go == RIV_GO_DIAGONAL));
  settle_step (table, from);
  move->doing = (guint8) next_doing (table);
}

/* RIV-RUL-32: straight over the line. */
void
riv_take_head_over (PaddockTable *table)
{
  RivMove *move = &riv_state (table)->move;
  PaddockPlace from = riv_get_place (table, move->train[0]);
  Before before;

  note_places (table, &before);
  move->left--;
  riv_shift (table, move->train[0], riv_road_get_finish (&riv_course (table)->road),
             PADDOCK_EVENT_MOVED, RIV_END_03);
  riv_follow (table, from, RIV_END_03);
  settle_all (table, &before, NULL);
  drop_head (move);
  move->doing = RIV_DOING_ATTACH;
}

void
riv_begin_move (PaddockTable *table)
{
  RivMove *move = &riv_state (table)->move;

  riv_begin_strokes (table);
  if (riv_course (table)->options[RIV_OPTION_OCCUPIED] == 0) /* RIV-RUL-46 */
    riv_note_seen (move, riv_get_place (table, move->rider));
  move->doing = RIV_DOING_STEP;
}
