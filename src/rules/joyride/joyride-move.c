/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One move of the active car, unit step by unit step (JOY-MOV, JOY-STR, JOY-REV, JOY-OIL and the normative
 * algorithm of section 13.7).
 *
 * Each unit step is resolved completely before the next begins.  A step that needs an answer first (oil,
 * grip, head-on) leaves a mark in the move and waits; the answer clears the mark and the step is tried
 * again.
 */

#include "joyride-move.h"

#include "joyride-cars.h"
#include "joyride-collisions.h"
#include "joyride-damage.h"
#include "joyride-effects.h"
#include "joyride-flow.h"
#include "joyride-items.h"

static PaddockHex
leading_end (const JoyState *state)
{
  const JoyCar *car = &state->cars[state->active];

  return state->move.is_reverse ? car->rear : car->front;
}

/* What the words on a token or a space do to the wheel. */
static JoyWheel
read_wheel (const JoyEffect *effects)
{
  if (joy_find_effect (effects, PADDOCK_CARD_EFFECT_FORCE_STEER))
    return JOY_WHEEL_SLIPS;

  return joy_find_effect (effects, PADDOCK_CARD_EFFECT_FREE_STEER) ? JOY_WHEEL_GRIPS
                                                                   : JOY_WHEEL_HELD;
}

/* An armed token (JOY-OIL-01), or else the space (JOY-PRI-01). */
JoyWheel
joy_find_wheel (const PaddockTable *table, PaddockHex hex)
{
  const JoyCourse *course = joy_course (table);
  const JoyState *state = joy_state (table);
  int i = joy_find_board_item (state, hex);
  JoyWheel wheel = JOY_WHEEL_HELD;

  if (G_UNLIKELY (i >= 0) && !state->board_items[i].is_down)
    wheel = read_wheel (course->items[state->board_items[i].item].on_leave);
  if (wheel == JOY_WHEEL_HELD && joy_course_flags (course, hex) & JOY_CELL_SPECIAL)
    wheel =
      read_wheel (course->special[course->specials[joy_course_index (course, hex)] - 1].effects);

  /* JOY-RUL-21: after a forced steer the wheel is no longer the driver's. */
  return wheel == JOY_WHEEL_GRIPS && state->is_forced ? JOY_WHEEL_HELD : wheel;
}

/* TURN: sixths to the left of the base direction, -2 .. 2.  A total of 0 is no move (JOY-MOV-05). */
void
joy_begin_move (PaddockTable *table, guint total, gboolean is_reverse, int turn)
{
  JoyState *state = joy_state (table);
  int base = joy_heading (state, state->active) + (is_reverse ? 3 : 0);

  state->move = (JoyMove){
    .left = (guint8) total,
    .total = (guint8) total,
    .direction = (guint8) paddock_direction_wrap (base + turn),
    .is_first = TRUE,
    .has_turned = turn != 0,
    .is_reverse = (guint8) is_reverse,
    .pushed = JOY_NO_CAR,
    .answered = JOY_NO_CAR,
    .asking = JOY_NO_CAR,
  };

  if (total > 0 && joy_is_own_turn (state, state->active))
    joy_meet_special (table, state->active, leading_end (state), JOY_TRIGGER_BEGIN);
}

/* JOY-RRE-04: contact is lost, what is left doubles (JOY-RUL-13). */
static void
end_push (PaddockTable *table)
{
  const JoyCourse *course = joy_course (table);
  JoyMove *move = &joy_state (table)->move;
  guint pusher = joy_state (table)->active;

  move->pushed = JOY_NO_CAR;
  if (course->cars[pusher].is_full_push)
    return;

  if (course->options[JOY_OPTION_UNHALVE])
    move->left = (guint8) MAX (0, move->at_contact - 2 * move->pushes);
  else
    move->left = (guint8) (move->left * 2);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) pusher,
                .subject = JOY_POINTS_LEFT, .clause = JOY_RRE_04,
                .to = PADDOCK_PLACE (move->left, 0));
}

/* JOY-RRE-02: contact; what is left halves, rounded up. */
static void
begin_push (PaddockTable *table, guint struck, guint kind)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[joy_state (table)->active];
  JoyState *state = joy_state (table);
  JoyMove *move = &state->move;

  move->at_contact = move->left;
  move->pushes = 0;
  move->pushed = (guint8) struck;
  move->answered = JOY_NO_CAR;
  if (!spec->is_full_push)
    move->left = (guint8) ((move->left + 1) / 2);

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_COLLIDED, .actor = state->active,
                .subject = (guint8) struck, .amount = (gint16) kind,
                .clause = kind == JOY_HEAD_ON ? JOY_HON_03 : JOY_RRE_01,
                .to = paddock_hex_to_place (state->cars[struck].front));
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = state->active,
                .subject = JOY_POINTS_LEFT, .clause = JOY_RRE_02,
                .to = PADDOCK_PLACE (move->left, 0));
  if (spec->ram)
    joy_damage (table, struck, spec->ram);
}

/* The car whose in-line contact counts: the one hit directly, or, without JOY-DIF-03, the first of the
 * chain that is hit in line. */
static const JoyLink *
find_contact (const PaddockTable *table, const JoyChain *chain)
{
  guint n = joy_course (table)->options[JOY_OPTION_DIRECT_ONLY] ? MIN (chain->n, 1) : chain->n;

  for (guint i = 0; i < n; i++)
    if (chain->links[i].is_in_line)
      return &chain->links[i];

  return NULL;
}

/* Settles what the collision does to the mover.  FALSE: a driver is asked first. */
static gboolean
meet_chain (PaddockTable *table, const JoyChain *chain)
{
  JoyState *state = joy_state (table);
  JoyMove *move = &state->move;
  const JoyLink *contact = find_contact (table, chain);
  gboolean is_head_on;

  if (!contact) {
    if (chain->n > 0)
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_COLLIDED, .actor = state->active,
                    .subject = chain->links[0].car, .clause = JOY_SSW_01, .amount = JOY_SIDE_SWIPE,
                    .to = paddock_hex_to_place (chain->links[0].struck));
    return TRUE;
  }
  if (contact->car == move->pushed)
    return TRUE;

  is_head_on = paddock_hex_equal (contact->struck, state->cars[contact->car].front);
  if (is_head_on && move->answered != contact->car) {
    move->asking = contact->car;
    return FALSE;
  }

  begin_push (table, contact->car, is_head_on ? JOY_HEAD_ON : JOY_REAR_END);
  return TRUE;
}

/* The active car itself: the leading end to TARGET, the trailing end to LEFT_BEHIND, where that was. */
static void
advance (PaddockTable *table, PaddockHex left_behind, PaddockHex target)
{
  JoyState *state = joy_state (table);
  JoyCar *car = &state->cars[state->active];
  JoyPose from = joy_pose (state, state->active);
  int direction = state->move.direction;

  if (state->move.is_reverse) {
    car->rear = target;
    car->front = left_behind;
    joy_tell_moved (table, PADDOCK_EVENT_MOVED, state->active, from,
                    (JoyPose){ left_behind, paddock_direction_wrap (direction + 3) }, JOY_REV_01);
  } else {
    car->front = target;
    car->rear = left_behind;
    joy_tell_moved (table, PADDOCK_EVENT_MOVED, state->active, from, (JoyPose){ target, direction },
                    JOY_MOV_01);
  }
}

/* The tokens in the two cells that the ends of CAR have entered.  The second one, where the other end stood
 * before, matters only to what nobody has set off or taken yet: a token that the car was placed or pushed
 * onto. */
static void
enter_tokens (PaddockTable *table, guint car, const PaddockHex cells[2])
{
  joy_trigger_board_item (table, car, cells[0], FALSE);
  joy_trigger_board_item (table, car, cells[1], TRUE);
}

/* JOY-MOV-04: only after everything that this unit step sets off. */
static void
note_tokens (PaddockTable *table, guint car, const PaddockHex cells[2])
{
  JoyState *state = joy_state (table);

  for (guint i = 0; i < 2; i++)
    if (state->flow.n_tasks == 0)
      joy_note_face_down (table, car, cells[i]);
    else if (joy_find_board_item (state, cells[i]) >= 0)
      joy_push_task (state, JOY_TASK_NOTE, car)->note.at = cells[i];
}

/* Where the ends of a displaced car came to; a rotated one has moved only one of them. */
static void
get_entered (const JoyLink *link, PaddockHex cells[2])
{
  cells[0] = link->to;
  cells[1] = link->is_in_line ? link->pivot : link->to;
}

/* The two rare parts of a unit step stay out of the loop of plain ones. */
#define RARE G_NO_INLINE static

/* Lines of everybody who moved, far end of the chain first (JOY-RUL-16), then mines, then what lies face
 * down (JOY-MOV-04). */
RARE void
settle_entries (PaddockTable *table,
                const JoyChain *chain,
                PaddockHex target,
                PaddockHex left_behind)
{
  JoyState *state = joy_state (table);
  guint car = state->active;
  PaddockHex own[2] = { target, left_behind };
  PaddockHex entered[JOY_MAX_CARS][2];

  for (guint i = chain->n; i-- > 0;) {
    get_entered (&chain->links[i], entered[i]);
    joy_enter_cells (table, chain->links[i].car, entered[i]);
    if (state->core.is_over)
      return;
  }
  joy_enter_cells (table, car, own);
  if (state->core.is_over)
    return;

  if (joy_is_own_turn (state, car))
    joy_leave_space (table, car, left_behind);
  for (guint i = chain->n; i-- > 0;)
    enter_tokens (table, chain->links[i].car, entered[i]);
  enter_tokens (table, car, own);
  if (joy_is_own_turn (state, car))
    joy_meet_special (table, car, target, JOY_TRIGGER_ENTER);

  note_tokens (table, car, own);
  if (joy_course (table)->options[JOY_OPTION_COLLECT_WHEN_PUSHED])
    for (guint i = chain->n; i-- > 0;)
      note_tokens (table, chain->links[i].car, entered[i]);
}

/* Whether the leading end leaves something that turns the wheel.  A steer declared at the start of the
 * move has already answered it. */
static JoyWheel
find_leaving (const PaddockTable *table, PaddockHex lead)
{
  const JoyState *state = joy_state (table);
  const JoyMove *move = &state->move;

  if (move->has_steered_here || move->is_first || !joy_is_own_turn (state, state->active))
    return JOY_WHEEL_HELD;

  return joy_find_wheel (table, lead);
}

/* Most steps cross no line, no special space and no token: nothing to settle. */
static gboolean
is_plain_step (const PaddockTable *table, PaddockHex from, PaddockHex to)
{
  const JoyCourse *course = joy_course (table);
  guint flags = joy_course_flags (course, from) | joy_course_flags (course, to);

  return !(flags & (JOY_CELL_LINE | JOY_CELL_SPECIAL))
         && joy_find_board_item (joy_state (table), from) < 0
         && joy_find_board_item (joy_state (table), to) < 0;
}

static void
crash (JoyState *state)
{
  state->move.left = 0;
  state->move.has_crashed = TRUE;
}

/* The unit step itself, once nothing is left to ask. */
static void
drive_step (PaddockTable *table, const JoyChain *chain, PaddockHex left_behind, PaddockHex target)
{
  JoyState *state = joy_state (table);

  for (guint i = chain->n; i-- > 0;)
    joy_displace (table, &chain->links[i]);
  advance (table, left_behind, target);

  state->move.left--;
  state->move.is_first = FALSE;
  state->move.has_steered_here = FALSE;
  if (state->move.pushed != JOY_NO_CAR)
    state->move.pushes++;
  if (chain->n > 0 || !is_plain_step (table, left_behind, target))
    settle_entries (table, chain, target, left_behind);
}

/* Somebody is in the way: settles what that does to the mover and plans who yields where.  FALSE: it ends
 * in a pile-up, or a driver is asked first. */
RARE gboolean
make_room (PaddockTable *table, PaddockHex target, JoyChain *chain)
{
  JoyMove *move = &joy_state (table)->move;
  const JoyLink *contact;

  joy_plan_chain (table, target, move->direction, chain);
  contact = find_contact (table, chain);
  if (move->pushed != JOY_NO_CAR && (!contact || contact->car != move->pushed))
    end_push (table);
  if (!meet_chain (table, chain))
    return FALSE;
  if (!chain->is_blocked)
    return TRUE;

  joy_pile_up (table, chain);
  crash (joy_state (table));
  return FALSE;
}

/* FALSE when the move is over or waits for an answer. */
static gboolean
run_step (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  JoyMove *move = &state->move;
  PaddockHex lead = leading_end (state);
  PaddockHex target;
  JoyChain chain;

  if (move->left == 0)
    return FALSE;
  move->must_steer = (guint8) find_leaving (table, lead);
  if (move->must_steer)
    return FALSE;

  target = paddock_hex_add (lead, paddock_directions[move->direction]);
  if (!joy_course_is_space (joy_course (table), target)) {
    joy_smash (table, state->active);
    crash (state);
    return FALSE;
  }

  chain.n = 0;
  if (joy_car_at (state, target) >= 0) {
    if (!make_room (table, target, &chain))
      return FALSE;
  } else if (move->pushed != JOY_NO_CAR) {
    end_push (table);
  }

  drive_step (table, &chain, lead, target);
  return !state->core.is_over;
}

static gboolean
is_waiting (const JoyMove *move)
{
  return move->must_steer || move->asking != JOY_NO_CAR;
}

JoyDrive
joy_drive (PaddockTable *table)
{
  JoyState *state = joy_state (table);

  while (run_step (table))
    if (state->flow.n_tasks > 0)
      return JOY_DRIVE_INTERRUPTED;
  if (is_waiting (&state->move))
    return JOY_DRIVE_WAITS;
  if (state->flow.n_tasks > 0 || state->core.is_over)
    return JOY_DRIVE_INTERRUPTED; /* what the last unit step set off comes before collecting */

  joy_collect (table);
  return JOY_DRIVE_DONE;
}

static void
add_turn (PaddockDecision *decision, int turn)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) (JOY_STRAIGHT + turn) });
}

/* JOY-DEC-15, 16 and 17. */
void
joy_ask_move (const PaddockTable *table, PaddockDecision *decision)
{
  const JoyState *state = joy_state (table);

  if (state->move.asking != JOY_NO_CAR) {
    paddock_decision_ask (decision, state->move.asking, JOY_ASK_HEAD_ON);
    paddock_decision_add (decision, (PaddockChoice){ .id = JOY_SMASH });
    paddock_decision_add (decision, (PaddockChoice){ .id = JOY_PUSH });
    return;
  }

  paddock_decision_ask (decision, state->active,
                        state->move.must_steer == JOY_WHEEL_SLIPS ? JOY_ASK_SLIP : JOY_ASK_GRIP);
  if (decision->kind == JOY_ASK_GRIP)
    add_turn (decision, 0);
  add_turn (decision, 1);
  add_turn (decision, -1);
}

/* JOY-HON-02: both smash, neither moves further. */
static void
smash_both (PaddockTable *table, guint struck)
{
  JoyState *state = joy_state (table);

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_COLLIDED, .actor = state->active,
                .subject = (guint8) struck, .clause = JOY_HON_02, .amount = JOY_HEAD_ON,
                .to = paddock_hex_to_place (state->cars[struck].front));
  joy_smash (table, struck);
  joy_smash (table, state->active);
  crash (state);
}

void
joy_answer_move (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);
  JoyMove *move = &state->move;
  int turn = (int) choice->id - JOY_STRAIGHT;

  if (decision->kind == JOY_ASK_HEAD_ON) {
    guint struck = move->asking;

    move->asking = JOY_NO_CAR;
    move->answered = (guint8) struck;
    if (choice->id == JOY_SMASH)
      smash_both (table, struck);
    return;
  }

  move->has_steered_here = TRUE;
  move->must_steer = JOY_WHEEL_HELD;
  if (decision->kind == JOY_ASK_SLIP)
    state->is_forced = TRUE; /* JOY-OIL-04 */
  if (turn == 0)
    return;

  move->direction = (guint8) paddock_direction_wrap (move->direction + turn);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = state->active,
                .subject = decision->kind == JOY_ASK_SLIP ? JOY_SLIPPED : JOY_GRIPPED,
                .clause = decision->kind == JOY_ASK_SLIP ? JOY_OIL_02 : JOY_BRD_03);
}
