/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The turn: START, LOCK, SHIFT, ROLL, END, and the round (JOY-TRN, JOY-STA, JOY-LCK, JOY-SHF, JOY-ROL, JOY-END,
 * JOY-RND).
 *
 * One row a step: run() goes on by itself and says whether it must ask; ask() lists the answers; answer()
 * carries one out.  The steps of setup are in joyride-setup.c.
 */

#include "joyride.h"

typedef struct {
  gboolean (*run) (PaddockTable *table); /* FALSE: wait for an answer */
  void (*ask) (const PaddockTable *table, PaddockDecision *decision);
  void (*answer) (PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice);
} StepInfo;

static JoyCar *
active_car (const PaddockTable *table)
{
  return &joy_state (table)->cars[joy_state (table)->active];
}

static const JoyCarSpec *
active_spec (const PaddockTable *table)
{
  return &joy_course (table)->cars[joy_state (table)->active];
}

static gboolean
go_to (PaddockTable *table, JoyStep step)
{
  joy_state (table)->step = (guint8) step;
  return TRUE;
}

static void
begin_asking (const PaddockTable *table, PaddockDecision *decision, JoyAsk kind)
{
  paddock_decision_ask (decision, joy_state (table)->active, kind);
}

/* --- Windows: START, LOCK, SHIFT, ROLL, END --- */

static const struct {
  JoyPhase phase;
  JoyStep next;
} windows[JOY_N_STEPS] = {
  [JOY_STEP_START_WINDOW] = { JOY_PHASE_START, JOY_STEP_LOCK_WINDOW },
  [JOY_STEP_LOCK_WINDOW] = { JOY_PHASE_LOCK, JOY_STEP_LOCK },
  [JOY_STEP_SHIFT_WINDOW] = { JOY_PHASE_SHIFT, JOY_STEP_SHIFT },
  [JOY_STEP_ROLL_WINDOW] = { JOY_PHASE_ROLL, JOY_STEP_ROLL_DECLARE },
  [JOY_STEP_END_WINDOW] = { JOY_PHASE_END, JOY_STEP_END_DICE },
};

static gboolean
run_window (PaddockTable *table)
{
  guint step = joy_state (table)->step;

  if (!joy_window_is_empty (table, windows[step].phase))
    return FALSE;

  return go_to (table, windows[step].next);
}

static void
ask_window (const PaddockTable *table, PaddockDecision *decision)
{
  joy_ask_window (table, windows[joy_state (table)->step].phase, decision);
}

/* Repeats until the driver passes. */
static void
answer_window (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  if (choice->id == JOY_PASS)
    go_to (table, windows[joy_state (table)->step].next);
  else
    joy_answer_window (table, choice);
}

/* --- LOCK --- */

/* JOY-LCK-06: without dice the whole phase is skipped. */
static gboolean
run_lock_window (PaddockTable *table)
{
  if (active_car (table)->n_mirror == 0)
    return go_to (table, JOY_STEP_SHIFT_WINDOW);

  return run_window (table);
}

/* How many of the mirror's dice show each face, in the order of the car's faces. */
static guint
count_faces (const PaddockTable *table, guint8 counts[JOY_MAX_FACES])
{
  const JoyCarSpec *spec = active_spec (table);
  const JoyCar *car = active_car (table);

  for (guint face = 0; face < spec->n_faces; face++) {
    counts[face] = 0;
    for (guint i = 0; i < car->n_mirror; i++)
      counts[face] += car->mirror[i] == spec->faces[face];
  }

  return spec->n_faces;
}

/* A choice of LOCK is a count for each face of the car's dice, JOY_LOCK_BITS each: dice of equal value are
 * interchangeable (JOY-DEC-08).  The counts turn like the wheels of a clock, the first one fastest. */
static void
ask_lock (const PaddockTable *table, PaddockDecision *decision)
{
  guint capacity = joy_lock_capacity (table, joy_state (table)->active);
  guint8 counts[JOY_MAX_FACES], taken[JOY_MAX_FACES] = { 0 };
  guint n_faces = count_faces (table, counts);
  guint id = 0, size = 0, i;

  begin_asking (table, decision, JOY_ASK_LOCK);
  do {
    if (size <= capacity)
      paddock_decision_add (decision,
                            (PaddockChoice){ .id = (guint16) id, .target = PADDOCK_TARGET_DIE });

    for (i = 0; i < n_faces && taken[i] == counts[i]; i++) {
      size -= taken[i];
      id -= (guint) taken[i] << (JOY_LOCK_BITS * i);
      taken[i] = 0;
    }
    if (i < n_faces) {
      taken[i]++;
      size++;
      id += 1u << (JOY_LOCK_BITS * i);
    }
  } while (i < n_faces);
}

static void
lock_die (PaddockTable *table, guint shows)
{
  JoyCar *car = active_car (table);

  joy_remove_die (car, shows);
  car->locked[car->n_locked++] = (guint8) shows;
  joy_tell (table, (PaddockEvent){ .type = PADDOCK_EVENT_POINTS,
                                   .actor = joy_state (table)->active,
                                   .subject = JOY_POINTS_LOCKED,
                                   .clause = JOY_LCK_01,
                                   .amount = 1,
                                   .to = joy_index ((int) shows) });
}

/* JOY-LCK-01: values unchanged. */
static void
answer_lock (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  const JoyCarSpec *spec = active_spec (table);

  for (guint i = 0; i < spec->n_faces; i++)
    for (guint n = joy_lock_count (choice, i); n > 0; n--)
      lock_die (table, spec->faces[i]);

  joy_state (table)->has_locked = choice->id != 0;
  go_to (table, choice->id ? JOY_STEP_SET_DIE : JOY_STEP_SHIFT_WINDOW);
}

/* --- Precision Driving and the other abilities of LOCK (JOY-STD-03) --- */

static gboolean
run_set_die (PaddockTable *table)
{
  guint car = joy_state (table)->active;

  if (joy_ready_abilities (table, car, JOY_USE_SET_DIE, JOY_PHASE_LOCK))
    return FALSE;

  return go_to (table, JOY_STEP_LOCK_STEER);
}

static gboolean
has_locked_face (const JoyCar *car, guint face)
{
  for (guint i = 0; i < car->n_locked; i++)
    if (car->locked[i] == face)
      return TRUE;

  return FALSE;
}

/* A locked die and its new face; id 0 leaves them. */
static void
ask_set_die (const PaddockTable *table, PaddockDecision *decision)
{
  const JoyCarSpec *spec = active_spec (table);

  begin_asking (table, decision, JOY_ASK_SET_DIE);
  paddock_decision_add (decision, (PaddockChoice){ .id = JOY_PASS });
  for (guint from = 0; from < spec->n_faces; from++)
    for (guint to = 0;
         to < spec->n_faces && has_locked_face (active_car (table), spec->faces[from]); to++)
      paddock_decision_add (decision, (PaddockChoice){ .id = spec->faces[from],
                                                       .extra = spec->faces[to],
                                                       .target = PADDOCK_TARGET_DIE,
                                                       .place = joy_index (spec->faces[from]) });
}

static void
answer_set_die (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);
  JoyCar *car = active_car (table);

  go_to (table, JOY_STEP_LOCK_STEER);
  if (choice->id == JOY_PASS)
    return;

  joy_use_ability (table, state->active, JOY_USE_SET_DIE, JOY_PHASE_LOCK);
  for (guint i = 0; i < car->n_locked; i++)
    if (car->locked[i] == choice->id) {
      car->locked[i] = choice->extra;
      break;
    }
  joy_tell (table, (PaddockEvent){ .type = PADDOCK_EVENT_POINTS,
                                   .actor = state->active,
                                   .subject = JOY_POINTS_SET_DIE,
                                   .clause = JOY_STD_03,
                                   .from = joy_index (choice->id),
                                   .to = joy_index (choice->extra) });
}

/* --- Steering --- */

static gboolean
has_bonus_steer (const PaddockTable *table)
{
  return (active_spec (table)->bonus_gears >> active_car (table)->gear) & 1;
}

/* Whether the driver may steer of his own will at the start of this phase's move (JOY-LCK-04, JOY-ROL-03). */
static gboolean
may_steer (const PaddockTable *table, JoyPhase phase)
{
  const JoyState *state = joy_state (table);

  if (state->is_forced)
    return FALSE; /* JOY-OIL-04 */

  return phase == JOY_PHASE_LOCK || !state->has_steered || has_bonus_steer (table)
         || state->extra_steer;
}

static void
add_turn (PaddockDecision *decision, int turn, guint flags)
{
  paddock_decision_add (decision,
                        (PaddockChoice){ .id = (guint16) ((JOY_STRAIGHT + turn) | flags) });
}

/* JOY-DEC-10 and 14: on oil the move must begin with a steer, on grip it may. */
static void
add_turns (const PaddockTable *table,
           PaddockDecision *decision,
           JoyPhase phase,
           gboolean is_reverse)
{
  const JoyState *state = joy_state (table);
  PaddockHex lead = is_reverse ? state->cars[state->active].rear : state->cars[state->active].front;
  gboolean must = joy_is_slippery (table, lead);
  guint flags = is_reverse ? JOY_REVERSE : 0;

  if (!must)
    add_turn (decision, 0, flags);
  if (!must && !joy_has_grip (table, lead) && !may_steer (table, phase))
    return;

  add_turn (decision, 1, flags);
  add_turn (decision, -1, flags);
  if (!joy_ready_abilities (table, state->active, JOY_USE_SHARP_STEER, phase))
    return;
  add_turn (decision, 2, flags);
  add_turn (decision, -2, flags);
}

/* Books the steer: forced by oil, given by the space, or one of the turn's own. */
static void
book_steer (PaddockTable *table, int turn, gboolean is_reverse, JoyPhase phase)
{
  JoyState *state = joy_state (table);
  guint car = state->active;
  PaddockHex lead = is_reverse ? state->cars[car].rear : state->cars[car].front;

  if (turn == 0)
    return;

  if (ABS (turn) == 2)
    joy_use_ability (table, car, JOY_USE_SHARP_STEER, phase);
  if (joy_is_slippery (table, lead))
    state->is_forced = TRUE;
  else if (joy_has_grip (table, lead))
    return; /* JOY-RUL-07: the normal steer stays unspent */
  state->has_steered = TRUE;
}

static void
start_move (PaddockTable *table, guint total, const PaddockChoice *choice, JoyPhase phase)
{
  gboolean is_reverse = (choice->id & JOY_REVERSE) != 0;
  int turn = (int) (choice->id & ~JOY_REVERSE) - JOY_STRAIGHT;

  book_steer (table, turn, is_reverse, phase);
  joy_begin_move (table, total, is_reverse, turn);
}

/* --- The LOCK move --- */

static guint
lock_total (const PaddockTable *table)
{
  const JoyCar *car = active_car (table);
  guint total = 0;

  for (guint i = 0; i < car->n_locked; i++)
    total += car->locked[i];

  return total;
}

/* JOY-MOV-05: blank faces make no move. */
static gboolean
run_lock_steer (PaddockTable *table)
{
  return lock_total (table) == 0 ? go_to (table, JOY_STEP_SHIFT_WINDOW) : FALSE;
}

static void
ask_lock_steer (const PaddockTable *table, PaddockDecision *decision)
{
  begin_asking (table, decision, JOY_ASK_STEER);
  add_turns (table, decision, JOY_PHASE_LOCK, FALSE);
}

static void
answer_lock_steer (PaddockTable *table,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
  go_to (table, JOY_STEP_LOCK_MOVE);
  start_move (table, lock_total (table), choice, JOY_PHASE_LOCK);
}

static gboolean
wait_for_answer (PaddockTable *table)
{
  return FALSE;
}

/* A crash is a jump straight to END (JOY-TRN-02). */
static gboolean
has_crashed (const PaddockTable *table)
{
  return joy_state (table)->move.has_crashed;
}

static gboolean
run_move (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  JoyStep next = state->step == JOY_STEP_LOCK_MOVE ? JOY_STEP_SHIFT_WINDOW : JOY_STEP_END_WINDOW;

  while (joy_run_move (table))
    if (state->n_tasks > 0)
      return TRUE;
  if (joy_move_waits (state))
    return FALSE;
  if (state->n_tasks > 0)
    return TRUE; /* what the last unit step set off comes before collecting */
  if (state->core.is_over)
    return TRUE;

  joy_collect (table);
  return go_to (table, has_crashed (table) ? JOY_STEP_END_WINDOW : next);
}

/* --- SHIFT --- */

static gboolean
can_shift_up (const PaddockTable *table)
{
  const JoyCar *car = active_car (table);

  return car->gear < joy_highest_gear (table, joy_state (table)->active)
         && car->n_mirror + car->n_locked < active_spec (table)->n_dice;
}

/* JOY-SHF-04 to 06: only unlocked dice count. */
static gboolean
can_shift_down (const PaddockTable *table, guint gears)
{
  const JoyCar *car = active_car (table);

  return car->gear > gears && car->n_mirror >= gears;
}

static void
add_shift (PaddockDecision *decision, guint id)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) id });
}

/* JOY-DEC-11 */
static void
ask_shift (const PaddockTable *table, PaddockDecision *decision)
{
  begin_asking (table, decision, JOY_ASK_SHIFT);
  if (active_car (table)->gear == 0) {
    add_shift (decision, JOY_UP); /* JOY-SHF-07 */
    return;
  }

  add_shift (decision, JOY_STAY);
  if (can_shift_up (table))
    add_shift (decision, JOY_UP);
  if (can_shift_down (table, 1))
    add_shift (decision, JOY_DOWN);
  if (can_shift_down (table, 2))
    add_shift (decision, JOY_BRAKE);
}

/* GEARS up or down, each with its die. */
static void
change_gear (PaddockTable *table, int gears, JoyClause clause)
{
  JoyCar *car = active_car (table);

  joy_set_gear (table, joy_state (table)->active, (guint) (car->gear + gears), clause);
  for (; gears > 0; gears--)
    joy_add_die (car, 0);
  for (; gears < 0; gears++)
    joy_remove_die (car, 0);
}

static void
answer_shift (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);

  if (choice->id == JOY_UP)
    change_gear (table, 1, JOY_SHF_03);
  else if (choice->id == JOY_DOWN)
    change_gear (table, -1, JOY_SHF_04);
  else if (choice->id == JOY_BRAKE) {
    change_gear (table, -2, JOY_SHF_05);
    if (!active_spec (table)->is_free_brake)
      joy_damage (table, state->active, 1);
  }
  go_to (table, JOY_STEP_EXTRA_SHIFT);
}

/* --- Gear Master (JOY-STD-01) --- */

static gboolean
run_extra_shift (PaddockTable *table)
{
  guint car = joy_state (table)->active;

  if (joy_ready_abilities (table, car, JOY_USE_EXTRA_SHIFT, JOY_PHASE_SHIFT))
    return FALSE;

  return go_to (table, JOY_STEP_ROLL_WINDOW);
}

static void
ask_extra_shift (const PaddockTable *table, PaddockDecision *decision)
{
  begin_asking (table, decision, JOY_ASK_EXTRA);
  add_shift (decision, JOY_STAY);
  if (can_shift_up (table))
    add_shift (decision, JOY_UP);
  if (can_shift_down (table, 1))
    add_shift (decision, JOY_DOWN);
}

static void
answer_extra_shift (PaddockTable *table,
                    const PaddockDecision *decision,
                    const PaddockChoice *choice)
{
  guint car = joy_state (table)->active;

  if (choice->id != JOY_STAY) {
    joy_use_ability (table, car, JOY_USE_EXTRA_SHIFT, JOY_PHASE_SHIFT);
    change_gear (table, choice->id == JOY_UP ? 1 : -1, JOY_STD_01);
  }
  go_to (table, JOY_STEP_ROLL_WINDOW);
}

/* --- ROLL --- */

static gboolean
has_something_to_roll (const PaddockTable *table)
{
  return active_car (table)->n_mirror > 0 || joy_state (table)->used_item
         || joy_state (table)->extra_move;
}

/* House rule of JOY-DIF-05: the steer is named before the dice are seen. */
static gboolean
run_declare (PaddockTable *table)
{
  if (!has_something_to_roll (table))
    return go_to (table, JOY_STEP_END_WINDOW);

  return joy_course (table)->options[JOY_OPTION_PEEK] ? FALSE : go_to (table, JOY_STEP_ROLL);
}

/* As if the move went forward. */
static void
ask_declare (const PaddockTable *table, PaddockDecision *decision)
{
  begin_asking (table, decision, JOY_ASK_DECLARE);
  add_turns (table, decision, JOY_PHASE_ROLL, FALSE);
}

static void
answer_declare (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  joy_state (table)->declared = (guint8) choice->id;
  go_to (table, JOY_STEP_ROLL);
}

static void
roll_car_dice (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  JoyCar *car = active_car (table);

  for (guint i = 0; i < car->n_mirror; i++) {
    car->mirror[i] = (guint8) paddock_chance_roll (&state->core.chance, &active_spec (table)->die);
    joy_tell (table, (PaddockEvent){ .type = PADDOCK_EVENT_ROLLED,
                                     .actor = state->active,
                                     .clause = JOY_ROL_01,
                                     .amount = car->mirror[i] });
  }
}

/* JOY-RUL-06: what the face stands for, by option. */
static const struct {
  int spaces;
  int damage;
  int recharge;
} lightning[] = { { 3, 0, 0 }, { 0, 0, 0 }, { 5, 0, 0 }, { 4, 1, 0 }, { 0, 0, 1 } };

static void
roll_item_die (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  const JoyItem *item = &joy_course (table)->items[state->used_item - 1];
  guint rule = (guint) joy_course (table)->options[JOY_OPTION_NITRO_LIGHTNING];
  int shows = paddock_chance_roll (&state->core.chance, &item->die);
  const JoyEffect bonus[JOY_MAX_EFFECTS] = { { JOY_EFFECT_RECHARGE,
                                               (gint8) lightning[rule].recharge } };

  joy_tell (table, (PaddockEvent){ .type = PADDOCK_EVENT_ROLLED,
                                   .actor = state->active,
                                   .subject = state->used_item,
                                   .clause = JOY_NIT_01,
                                   .amount = (gint16) shows });
  if (shows != JOY_LIGHTNING) {
    state->extra_move = (guint8) (state->extra_move + shows);
    return;
  }

  state->extra_move = (guint8) (state->extra_move + lightning[rule].spaces);
  joy_damage (table, state->active, (guint) lightning[rule].damage);
  if (lightning[rule].recharge)
    joy_apply_effects (table, state->active, bonus);
}

/* JOY-ROL-01; the item's die after the car's own (JOY-EVT-07). */
static gboolean
run_roll (PaddockTable *table)
{
  roll_car_dice (table);
  if (joy_state (table)->used_item)
    roll_item_die (table);

  return go_to (table, JOY_STEP_REROLL);
}

static gboolean
run_reroll (PaddockTable *table)
{
  guint car = joy_state (table)->active;

  if (active_car (table)->n_mirror > 0
      && joy_ready_abilities (table, car, JOY_USE_REROLL, JOY_PHASE_ROLL))
    return FALSE;

  return go_to (table, JOY_STEP_ROLL_STEER);
}

static void
ask_reroll (const PaddockTable *table, PaddockDecision *decision)
{
  begin_asking (table, decision, JOY_ASK_REROLL);
  paddock_decision_add (decision, (PaddockChoice){ .id = JOY_PASS });
  paddock_decision_add (decision, (PaddockChoice){ .id = JOY_USE_ABILITY });
}

static void
answer_reroll (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  guint car = joy_state (table)->active;

  if (choice->id == JOY_USE_ABILITY) {
    joy_use_ability (table, car, JOY_USE_REROLL, JOY_PHASE_ROLL);
    roll_car_dice (table);
  }
  go_to (table, JOY_STEP_ROLL_STEER);
}

static guint
roll_total (const PaddockTable *table)
{
  const JoyCar *car = active_car (table);
  guint total = joy_state (table)->extra_move;

  for (guint i = 0; i < car->n_mirror; i++)
    total += car->mirror[i];

  return total;
}

/* JOY-MOV-05: a total of 0 is no move. */
static gboolean
run_roll_steer (PaddockTable *table)
{
  return roll_total (table) == 0 ? go_to (table, JOY_STEP_END_WINDOW) : FALSE;
}

/* JOY-ROL-04 */
static gboolean
may_reverse (const PaddockTable *table)
{
  return ((active_spec (table)->reverse_gears >> active_car (table)->gear) & 1)
         && !joy_state (table)->has_locked;
}

static gboolean
offers (const PaddockDecision *decision, guint id)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].id == id)
      return TRUE;

  return FALSE;
}

/* With the steer declared beforehand only the direction of travel is left to choose, unless oil under the
 * rear does not let the car go back that way. */
static void
keep_declared (const PaddockTable *table, PaddockDecision *decision)
{
  guint declared = joy_state (table)->declared;
  gboolean is_bound[2] = { offers (decision, declared), offers (decision, declared | JOY_REVERSE) };
  guint n = 0;

  for (guint i = 0; i < decision->n_choices; i++) {
    guint id = decision->choices[i].id;
    gboolean is_reverse = (id & JOY_REVERSE) != 0;

    if (!is_bound[is_reverse] || (id & ~(guint) JOY_REVERSE) == declared)
      decision->choices[n++] = decision->choices[i];
  }
  decision->n_choices = (guint8) n;
}

static void
ask_roll_steer (const PaddockTable *table, PaddockDecision *decision)
{
  begin_asking (table, decision, JOY_ASK_DRIVE);
  add_turns (table, decision, JOY_PHASE_ROLL, FALSE);
  if (may_reverse (table))
    add_turns (table, decision, JOY_PHASE_ROLL, TRUE);
  if (joy_state (table)->declared != JOY_UNDECLARED)
    keep_declared (table, decision);
}

static void
answer_roll_steer (PaddockTable *table,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
  go_to (table, JOY_STEP_ROLL_MOVE);
  start_move (table, roll_total (table), choice, JOY_PHASE_ROLL);
}

/* --- END (JOY-END-01) --- */

/* Whether END has anything to settle but the dice. */
static gboolean
has_consequences (const JoyState *state)
{
  guint owed = state->cars[state->active].tokens;

  for (guint i = 0; i < state->n_cars; i++)
    owed |= state->cars[i].owed_shifts;

  return owed != 0;
}

static gboolean
run_end_dice (PaddockTable *table)
{
  JoyCar *car = active_car (table);

  for (guint i = 0; i < car->n_locked; i++) {
    joy_add_die (car, car->locked[i]);
    car->locked[i] = 0;
  }
  car->n_locked = 0;

  return go_to (table, has_consequences (joy_state (table)) ? JOY_STEP_END_SHIFT : JOY_STEP_NEXT);
}

static gboolean
run_end_shift (PaddockTable *table)
{
  joy_pay_shift_downs (joy_state (table), joy_state (table)->active);
  return go_to (table, JOY_STEP_END_DAMAGE);
}

static gboolean
run_end_damage (PaddockTable *table)
{
  joy_pay_damage (joy_state (table), joy_state (table)->active);
  return go_to (table, JOY_STEP_END_OTHERS);
}

/* JOY-END-04: what explosions left to the others. */
static gboolean
run_end_others (PaddockTable *table)
{
  JoyState *state = joy_state (table);

  for (guint i = 0; i < state->n_cars; i++)
    joy_pay_shift_downs (state, state->order[i]);

  return go_to (table, JOY_STEP_NEXT);
}

/* --- Turn and round --- */

void
joy_begin_turn (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);

  state->active = (guint8) car;
  state->has_steered = state->is_forced = state->has_locked = FALSE;
  state->used_item = state->toggled = state->extra_move = state->extra_steer = 0;
  state->declared = JOY_UNDECLARED;
  memset (&state->move, 0, sizeof state->move);
  state->move.pushed = state->move.answered = state->move.asking = JOY_NO_CAR;
  state->step = JOY_STEP_START_WINDOW;
  joy_tell (table, (PaddockEvent){ .type = PADDOCK_EVENT_TURN_BEGAN,
                                   .actor = (guint8) car,
                                   .clause = JOY_TRN_01 });
}

static guint
sort_gear (const PaddockTable *table, guint car)
{
  return joy_state (table)->cars[car].gear + joy_course (table)->cars[car].head_start;
}

/* JOY-RND-01 and 02: by gear, highest first; cars in equal gears keep their order. */
static void
sort_order (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint8 before[JOY_MAX_CARS];

  memcpy (before, state->order, sizeof before);
  for (guint i = 1; i < state->n_cars; i++) {
    guint8 car = state->order[i];
    guint gear = sort_gear (table, car);
    guint at = i;

    for (; at > 0 && sort_gear (table, state->order[at - 1]) < gear; at--)
      state->order[at] = state->order[at - 1];
    state->order[at] = car;
  }

  for (guint i = 0; i < state->n_cars; i++)
    if (state->order[i] != before[i])
      joy_tell (table, (PaddockEvent){ .type = PADDOCK_EVENT_ORDER,
                                       .actor = state->order[i],
                                       .clause = JOY_RND_01,
                                       .amount = (gint16) (i + 1) });
}

static guint
position_of (const JoyState *state, guint car)
{
  guint i = 0;

  while (state->order[i] != car)
    i++;

  return i;
}

static gboolean
run_next (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint position = position_of (state, state->active) + 1;

  if (position == state->n_cars) {
    position = 0;
    if (joy_course (table)->options[JOY_OPTION_INITIATIVE])
      sort_order (table);
    state->round++;
    joy_tell (table, (PaddockEvent){ .type = PADDOCK_EVENT_ROUND_BEGAN,
                                     .actor = PADDOCK_NOBODY,
                                     .clause = JOY_TRN_01,
                                     .amount = (gint16) state->round });
  }

  joy_begin_turn (table, state->order[position]);
  return TRUE;
}

/* --- The loop --- */

#define SETUP_STEP                                 \
  {                                                \
    joy_run_setup, joy_ask_setup, joy_answer_setup \
  }
#define MOVE_STEP                           \
  {                                         \
    run_move, joy_ask_move, joy_answer_move \
  }
#define WINDOW_STEP                       \
  {                                       \
    run_window, ask_window, answer_window \
  }

static const StepInfo steps[JOY_N_STEPS] = {
  [JOY_STEP_HANDICAPS] = SETUP_STEP,
  [JOY_STEP_PLACE] = SETUP_STEP,
  [JOY_STEP_HEADING] = SETUP_STEP,
  [JOY_STEP_ROLLING_START] = SETUP_STEP,
  [JOY_STEP_ROLLING_MOVE] = { joy_run_setup, joy_ask_move, joy_answer_move },
  [JOY_STEP_ROLLING_END] = SETUP_STEP,
  [JOY_STEP_START_WINDOW] = WINDOW_STEP,
  [JOY_STEP_LOCK_WINDOW] = { run_lock_window, ask_window, answer_window },
  [JOY_STEP_LOCK] = { wait_for_answer, ask_lock, answer_lock },
  [JOY_STEP_SET_DIE] = { run_set_die, ask_set_die, answer_set_die },
  [JOY_STEP_LOCK_STEER] = { run_lock_steer, ask_lock_steer, answer_lock_steer },
  [JOY_STEP_LOCK_MOVE] = MOVE_STEP,
  [JOY_STEP_SHIFT_WINDOW] = WINDOW_STEP,
  [JOY_STEP_SHIFT] = { wait_for_answer, ask_shift, answer_shift },
  [JOY_STEP_EXTRA_SHIFT] = { run_extra_shift, ask_extra_shift, answer_extra_shift },
  [JOY_STEP_ROLL_WINDOW] = WINDOW_STEP,
  [JOY_STEP_ROLL_DECLARE] = { run_declare, ask_declare, answer_declare },
  [JOY_STEP_ROLL] = { run_roll, NULL, NULL },
  [JOY_STEP_REROLL] = { run_reroll, ask_reroll, answer_reroll },
  [JOY_STEP_ROLL_STEER] = { run_roll_steer, ask_roll_steer, answer_roll_steer },
  [JOY_STEP_ROLL_MOVE] = MOVE_STEP,
  [JOY_STEP_END_WINDOW] = WINDOW_STEP,
  [JOY_STEP_END_DICE] = { run_end_dice, NULL, NULL },
  [JOY_STEP_END_SHIFT] = { run_end_shift, NULL, NULL },
  [JOY_STEP_END_DAMAGE] = { run_end_damage, NULL, NULL },
  [JOY_STEP_END_OTHERS] = { run_end_others, NULL, NULL },
  [JOY_STEP_NEXT] = { run_next, NULL, NULL },
};

/* Goes on until somebody must answer, or the race is over. */
void
joy_go_on (PaddockTable *table)
{
  JoyState *state = joy_state (table);

  while (!state->core.is_over)
    if (state->n_tasks > 0 ? !joy_run_task (table) : !steps[state->step].run (table))
      return;
}

void
joy_pending (const PaddockTable *table, PaddockDecision *decision)
{
  const JoyState *state = joy_state (table);

  if (state->core.is_over)
    return;
  if (state->n_tasks > 0)
    joy_ask_task (table, decision);
  else
    steps[state->step].ask (table, decision);
}

void
joy_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);

  if (state->n_tasks > 0)
    joy_answer_task (table, decision, choice);
  else
    steps[state->step].answer (table, decision, choice);
  joy_go_on (table);
}
