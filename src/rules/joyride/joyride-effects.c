/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What items, abilities and special spaces do, and the windows in which drivers use them (JOY-ABL, JOY-DRP,
 * JOY-FIR, JOY-ACT, JOY-DEC-07).
 *
 * Effects that change one moment of the turn (a gear, a locked die, a steer, a roll) are asked for where that
 * moment is; all others are carried out here.
 */

#include "joyride-effects.h"

#include "joyride-cars.h"
#include "joyride-damage.h"
#include "joyride-flow.h"
#include "joyride-items.h"

const JoyEffect *
joy_find_effect (const JoyEffect *effects, PaddockCardEffectKind kind)
{
  for (guint i = 0; i < JOY_MAX_EFFECTS; i++)
    if (effects[i].kind == kind)
      return &effects[i];

  return NULL;
}

/* --- What an effect does to a car --- */

typedef void (*EffectFunc) (PaddockTable *table, guint car, int n);

/* Only a car on its own turn has a roll to come. */
static void
add_move (PaddockTable *table, guint car, int n)
{
  JoyState *state = joy_state (table);

  if (joy_is_own_turn (state, car))
    state->extra_move = (guint8) (state->extra_move + n);
}

/* Only a car on its own move has one to change. */
static void
boost (PaddockTable *table, guint car, int n)
{
  JoyState *state = joy_state (table);

  if (!joy_is_own_turn (state, car))
    return;

  state->move.left = (guint8) MAX (0, state->move.left + n);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) car,
                .subject = JOY_POINTS_LEFT, .clause = JOY_BRD_03, .amount = (gint16) n,
                .to = PADDOCK_PLACE (state->move.left, 0));
}

static void
damage (PaddockTable *table, guint car, int n)
{
  joy_damage (table, car, (guint) n);
}

static void
shift_down (PaddockTable *table, guint car, int n)
{
  joy_force_shift_down (table, car, (guint) n);
}

static void
extra_steer (PaddockTable *table, guint car, int n)
{
  if (joy_is_own_turn (joy_state (table), car))
    joy_state (table)->extra_steer = TRUE;
}

/* From the stack; in a move it is collected with the others when the move is over. */
static void
gain_item (PaddockTable *table, guint car, int n)
{
  JoyState *state = joy_state (table);
  for (; n > 0; n--)
    joy_earn (state, car, JOY_ANY_ITEM);
  if (!joy_is_driving (state))
    joy_push_task (state, JOY_TASK_COLLECT, car);
}

static void
repair (PaddockTable *table, guint car, int n)
{
  joy_repair (table, car, (guint) n);
}

static void
recharge (PaddockTable *table, guint car, int n)
{
  if (joy_state (table)->cars[car].used)
    joy_push_task (joy_state (table), JOY_TASK_RECHARGE, car)->recharge.most = (gint16) n;
}

static void
shield (PaddockTable *table, guint car, int n)
{
  JoyCar *self = &joy_state (table)->cars[car];

  self->shielded = (guint8) (self->shielded + n);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) car,
                .subject = JOY_POINTS_SHIELD, .clause = JOY_ABL_02, .amount = (gint16) n,
                .to = PADDOCK_PLACE (self->shielded, 0));
}

/* A car that spins in the middle of its own move goes on the same way, the other end first. */
static void
spin (PaddockTable *table, guint car, int n)
{
  JoyState *state = joy_state (table);
  JoyPose from = joy_pose (state, car);

  state->cars[car].front = state->cars[car].rear;
  state->cars[car].rear = from.front;
  if (car == state->active && joy_is_driving (state))
    state->move.is_reverse = !state->move.is_reverse;
  joy_tell_moved (table, PADDOCK_EVENT_MOVED, car, from, joy_pose (state, car), JOY_ABL_02);
}

static const EffectFunc effect_funcs[PADDOCK_N_CARD_EFFECTS] = {
  [PADDOCK_CARD_EFFECT_ADD_MOVE] = add_move,       [PADDOCK_CARD_EFFECT_BOOST] = boost,
  [PADDOCK_CARD_EFFECT_DAMAGE] = damage,           [PADDOCK_CARD_EFFECT_SHIFT_DOWN] = shift_down,
  [PADDOCK_CARD_EFFECT_EXTRA_STEER] = extra_steer, [PADDOCK_CARD_EFFECT_GAIN_ITEM] = gain_item,
  [PADDOCK_CARD_EFFECT_REPAIR] = repair,           [PADDOCK_CARD_EFFECT_RECHARGE] = recharge,
  [PADDOCK_CARD_EFFECT_SHIELD] = shield,           [PADDOCK_CARD_EFFECT_SPIN] = spin,
};

void
joy_apply_effects (PaddockTable *table, guint car, const JoyEffect *effects)
{
  for (guint i = 0; i < JOY_MAX_EFFECTS; i++)
    if (effect_funcs[effects[i].kind])
      effect_funcs[effects[i].kind](table, car, effects[i].n);
}

/* What the leading end of CAR drives off: a token's own words, then the space's (JOY-PRI-01). */
void
joy_leave_space (PaddockTable *table, guint car, PaddockHex hex)
{
  JoyState *state = joy_state (table);
  int i = joy_find_board_item (state, hex);

  if (i >= 0 && !state->board_items[i].is_down) {
    const JoyEffect *on_leave = joy_course (table)->items[state->board_items[i].item].on_leave;

    joy_apply_effects (table, car, on_leave);
    if (joy_find_effect (on_leave, PADDOCK_CARD_EFFECT_REMOVE_SELF))
      joy_remove_board_item (table, (guint) i, JOY_ITM_07);
  }
  joy_meet_special (table, car, hex, JOY_TRIGGER_LEAVE);
}

/* Special spaces act only on a car's own drive (JOY-RUL-56). */
void
joy_meet_special (PaddockTable *table, guint car, PaddockHex hex, JoyTrigger trigger)
{
  const JoyCourse *course = joy_course (table);
  guint special = course->specials[joy_course_index (course, hex)];

  if (special && course->special[special - 1].trigger == trigger)
    joy_apply_effects (table, car, course->special[special - 1].effects);
}

/* --- Abilities --- */

const JoyAbilitySide *
joy_ability_side (const PaddockTable *table, guint car, guint ability)
{
  const JoyAbility *self = &joy_course (table)->cars[car].abilities[ability];
  gboolean is_turned = (joy_state (table)->cars[car].used >> ability) & 1;

  return &self->sides[self->kind == JOY_ABILITY_TOGGLE && is_turned];
}

/* JOY-ABL-02 to 05: the set of abilities that can be used now. */
guint
joy_ready_abilities (const PaddockTable *table, guint car, JoyUse use, JoyPhase phase)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[car];
  guint used = joy_state (table)->cars[car].used;

  return joy_usable_abilities (spec, used, use, phase) & ~(guint) joy_state (table)->toggled;
}

/* Uses the first ability that is ready for this; there is one. */
void
joy_use_ability (PaddockTable *table, guint car, JoyUse use, JoyPhase phase)
{
  joy_spend_ability (table, car,
                     (guint) __builtin_ctz (joy_ready_abilities (table, car, use, phase)));
}

void
joy_spend_ability (PaddockTable *table, guint car, guint ability)
{
  JoyState *state = joy_state (table);
  const JoyEffect *effects = joy_ability_side (table, car, ability)->effects;
  gboolean is_toggle = joy_course (table)->cars[car].abilities[ability].kind == JOY_ABILITY_TOGGLE;

  state->cars[car].used ^= (guint8) (1 << ability);
  if (is_toggle)
    state->toggled |= (guint8) (1 << ability);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = (guint8) car,
                .subject = (guint8) (JOY_MAX_ITEM_TYPES + ability),
                .clause = is_toggle ? JOY_ABL_04 : JOY_ABL_02);
  joy_apply_effects (table, car, effects);
}

/* --- Windows --- */

/* JOY-CAR-02 and 03: three spaces ahead of the front, or behind the rear; ahead or behind first. */
static void
add_arc (const PaddockTable *table, PaddockDecision *decision, guint slot, gboolean is_rear)
{
  const JoyState *state = joy_state (table);
  guint held = state->cars[state->active].items[slot];
  guint car = state->active;
  PaddockHex end = is_rear ? state->cars[car].rear : state->cars[car].front;
  int heading = joy_heading (state, car) + (is_rear ? 3 : 0);
  static const int sides[] = { 0, 1, -1 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++) {
    PaddockHex hex = paddock_hex_neighbour (end, heading + sides[i]);

    if (joy_is_empty (table, hex))
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) (JOY_USE_ITEM + held - 1),
                                                       .extra = (guint8) slot,
                                                       .target = PADDOCK_TARGET_HEX,
                                                       .place = paddock_hex_to_place (hex) });
  }
}

/* JOY-RUL-47: one item that adds to the roll a turn. */
static gboolean
may_activate (const PaddockTable *table, const JoyItem *item)
{
  return !(joy_find_effect (item->on_use, PADDOCK_CARD_EFFECT_ADD_DIE)
           && joy_state (table)->used_item);
}

static void
add_item (const PaddockTable *table, PaddockDecision *decision, guint slot, JoyPhase phase)
{
  guint held = joy_state (table)->cars[joy_state (table)->active].items[slot];
  const JoyItem *item = &joy_course (table)->items[held - 1];

  if (!((item->windows >> phase) & 1))
    return;
  if (item->category != JOY_ITEM_ACTIVATED)
    add_arc (table, decision, slot, item->category == JOY_ITEM_DROPPED);
  else if (may_activate (table, item))
    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) (JOY_USE_ITEM + held - 1),
                                                     .extra = (guint8) slot,
                                                     .target = PADDOCK_TARGET_CARD,
                                                     .place = PADDOCK_PLACE (slot, 0) });
}

/* JOY-DEC-07 and 13 */
void
joy_ask_window (const PaddockTable *table, JoyPhase phase, PaddockDecision *decision)
{
  const JoyState *state = joy_state (table);
  const JoyCarSpec *spec = &joy_course (table)->cars[state->active];
  const JoyCar *car = &state->cars[state->active];

  paddock_decision_ask (decision, state->active, JOY_ASK_WINDOW);
  paddock_decision_add (decision, (PaddockChoice){ .id = JOY_PASS });

  for (guint i = 0; i < spec->n_slots; i++)
    if (car->items[i] && !joy_holds_earlier (car, i))
      add_item (table, decision, i, phase);

  for (guint ready = joy_ready_abilities (table, state->active, JOY_USE_WINDOW, phase), i = 0;
       ready >> i; i++)
    if (ready >> i & 1)
      paddock_decision_add (decision, (PaddockChoice){ .id = JOY_USE_ABILITY,
                                                       .extra = (guint8) i,
                                                       .target = PADDOCK_TARGET_CARD,
                                                       .place = PADDOCK_PLACE (i, 0) });
}

/* JOY-DRP: the token lies on the board, armed. */
static void
drop (PaddockTable *table, guint item, PaddockHex at)
{
  JoyState *state = joy_state (table);

  g_assert (state->n_board_items < JOY_MAX_BOARD_ITEMS);
  state->board_items[state->n_board_items++] = (JoyBoardItem){ .at = at, .item = (guint8) item };
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PLACED, .actor = state->active,
                .subject = (guint8) item, .clause = JOY_DRP_02, .to = paddock_hex_to_place (at));
}

/* JOY-FIR-03: on until the next space holds a car or is a barrier. */
static void
fire (PaddockTable *table, guint item, PaddockHex at)
{
  const JoyEffect *on_hit = joy_course (table)->items[item].on_hit;
  JoyState *state = joy_state (table);
  int heading = joy_heading (state, state->active);
  PaddockHex from = at;
  int struck = -1;

  for (;;) {
    PaddockHex next = paddock_hex_neighbour (at, heading);

    if (!joy_course_is_space (joy_course (table), next))
      break;
    at = next;
    struck = joy_car_at (state, next);
    if (struck >= 0)
      break;
  }

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_JUMPED, .actor = state->active,
                .subject = (guint8) item, .clause = JOY_FIR_03, .from = paddock_hex_to_place (from),
                .to = paddock_hex_to_place (at));
  state->removed[item]++;
  if (struck >= 0)
    joy_apply_effects (table, (guint) struck, on_hit);
  if (joy_find_effect (on_hit, PADDOCK_CARD_EFFECT_EXPLODE))
    joy_push_task (state, JOY_TASK_EXPLODE, 0)->explode.at = at;
}

static void
use_item (PaddockTable *table, guint slot, PaddockHex at)
{
  JoyState *state = joy_state (table);
  JoyCar *car = &state->cars[state->active];
  guint item = car->items[slot] - 1u;
  const JoyItem *info = &joy_course (table)->items[item];

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = state->active,
                .subject = (guint8) item, .clause = JOY_ACT_01);
  car->items[slot] = 0;
  if (info->category == JOY_ITEM_DROPPED)
    drop (table, item, at);
  else if (info->category == JOY_ITEM_FIRED)
    fire (table, item, at);
  else {
    state->removed[item]++;
    if (joy_find_effect (info->on_use, PADDOCK_CARD_EFFECT_ADD_DIE))
      state->used_item = (guint8) (item + 1);
    joy_apply_effects (table, state->active, info->on_use);
  }
}

void
joy_answer_window (PaddockTable *table, const PaddockChoice *choice)
{
  if (choice->id >= JOY_USE_ITEM)
    use_item (table, choice->extra, PADDOCK_HEX (choice->place.a, choice->place.b));
  else
    joy_spend_ability (table, joy_state (table)->active, choice->extra);
}
