/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Items: the stack, earning and keeping them, tokens on the board, flights and explosions (JOY-ITM, JOY-DRP,
 * JOY-FIR, JOY-EXP, JOY-MIN).
 */

#include "joyride-items.h"

#include "joyride-cars.h"
#include "joyride-damage.h"
#include "joyride-effects.h"
#include "joyride-flow.h"

/* --- On the board --- */

/* JOY-RUL-22 */
gboolean
joy_is_empty (const PaddockTable *table, PaddockHex hex)
{
  return joy_course_is_space (joy_course (table), hex) && joy_car_at (joy_state (table), hex) < 0
         && joy_find_board_item (joy_state (table), hex) < 0;
}

/* The order of the rest stays: it is the order in which they were placed (JOY-EXP-06). */
static void
take_off_board (JoyState *state, guint i)
{
  state->n_board_items--;
  for (; i < state->n_board_items; i++)
    state->board_items[i] = state->board_items[i + 1];
  memset (&state->board_items[i], 0, sizeof state->board_items[i]);
}

void
joy_remove_board_item (PaddockTable *table, guint i, JoyClause clause)
{
  JoyState *state = joy_state (table);
  JoyBoardItem item = state->board_items[i];

  take_off_board (state, i);
  state->removed[item.item]++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REMOVED, .actor = PADDOCK_NOBODY,
                .subject = item.item, .clause = clause, .from = paddock_hex_to_place (item.at));
}

static void
set_off (PaddockTable *table, guint i)
{
  JoyState *state = joy_state (table);
  PaddockHex at = state->board_items[i].at;

  joy_remove_board_item (table, i, JOY_MIN_01);
  joy_push_task (state, JOY_TASK_EXPLODE, 0)->explode.at = at;
}

/* JOY-MIN-01 and its like: a car has come onto HEX, by whatever means.  What stays on the board acts once a
 * pass, on the end that comes first; what goes acts on whichever end finds it. */
void
joy_trigger_board_item (PaddockTable *table, guint car, PaddockHex hex, gboolean is_trailing)
{
  JoyState *state = joy_state (table);
  int i = joy_find_board_item (state, hex);
  gboolean explodes, goes;
  const JoyItem *item;

  if (i < 0 || state->board_items[i].is_down)
    return;
  item = &joy_course (table)->items[state->board_items[i].item];
  explodes = joy_find_effect (item->on_enter, PADDOCK_CARD_EFFECT_EXPLODE) != NULL;
  goes = explodes || joy_find_effect (item->on_enter, PADDOCK_CARD_EFFECT_REMOVE_SELF);
  if (!item->on_enter[0].kind || (is_trailing && !goes))
    return;

  joy_apply_effects (table, car, item->on_enter);
  if (explodes)
    set_off (table, (guint) i);
  else if (goes)
    joy_remove_board_item (table, (guint) i, JOY_ITM_07);
}

/* JOY-EXP-01 to 06.  Damage first, then the items around, each of which may explode in its turn. */
void
joy_explode (PaddockTable *table, PaddockHex at)
{
  JoyState *state = joy_state (table);
  guint hurt = 0;

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EXPLODED, .actor = PADDOCK_NOBODY,
                .clause = JOY_EXP_01, .to = paddock_hex_to_place (at));

  for (guint car = 0; car < state->n_cars; car++) {
    guint front = paddock_hex_distance (state->cars[car].front, at);
    guint rear = paddock_hex_distance (state->cars[car].rear, at);

    if (MIN (front, rear) > 1)
      continue;
    if (MIN (front, rear) == 0)
      joy_owe_shift_down (state, car, 1);
    if (state->flow.step < JOY_STEP_START_WINDOW)
      state->cars[car].tokens++; /* JOY-RUL-64: when all start moves are done */
    else if (joy_is_own_turn (state, car))
      joy_damage (table, car, 1);
    else
      hurt |= 1u << car;
  }
  if (hurt)
    joy_damage_now (table, hurt);

  for (guint i = 0; i < state->n_board_items;) {
    const JoyBoardItem *item = &state->board_items[i];

    if (paddock_hex_distance (item->at, at) > 1)
      i++;
    else if (!item->is_down
             && joy_find_effect (joy_course (table)->items[item->item].on_damage,
                                 PADDOCK_CARD_EFFECT_EXPLODE))
      set_off (table, i);
    else
      joy_remove_board_item (table, i, JOY_EXP_05);
  }
}

/* --- Earning and keeping --- */

void
joy_earn (JoyState *state, guint car, guint source)
{
  JoyCar *self = &state->cars[car];

  if (self->n_items_earned < JOY_MAX_EARNED)
    self->earned[self->n_items_earned++] = (guint8) source;
}

/* A face-down token is earned when its space is entered and taken when the move is over (JOY-ITM-02);
 * until then it travels under the car, out of harm's way. */
void
joy_note_face_down (PaddockTable *table, guint car, PaddockHex hex)
{
  JoyState *state = joy_state (table);
  int i = joy_find_board_item (state, hex);

  if (i < 0 || !state->board_items[i].is_down || state->cars[car].n_items_earned == JOY_MAX_EARNED)
    return;

  joy_earn (state, car,
            JOY_FROM_BOARD | (state->board_items[i].is_down == JOY_FACE_KNOWN ? JOY_KNOWN : 0)
              | state->board_items[i].item);
  take_off_board (state, (guint) i);
}

static void
collect (JoyState *state, guint car)
{
  if (state->cars[car].n_items_earned > 0)
    joy_push_task (state, JOY_TASK_COLLECT, car);
}

/* After a move: the active car's own first, then the others' in running order (JOY-RUL-17). */
void
joy_collect (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint earned = 0;

  for (guint i = 0; i < state->n_cars; i++)
    earned += state->cars[i].n_items_earned;
  if (earned == 0)
    return;

  collect (state, state->active);
  for (guint i = 0; i < state->n_cars; i++)
    if (state->order[i] != state->active)
      collect (state, state->order[i]);
}

/* JOY-ITM-08: the removed tokens become a new stack; with tokens left (JOY-RUL-66) they go under it. */
static void
reshuffle (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint8 fresh[JOY_MAX_STACK];
  guint n = 0;

  for (guint type = 0; type < joy_course (table)->n_items; type++)
    for (; state->removed[type] > 0; state->removed[type]--)
      fresh[n++] = (guint8) type;
  if (n == 0)
    return;

  paddock_chance_shuffle (&state->core.chance, fresh, n);
  memmove (state->stack + n, state->stack, state->n_stack);
  memcpy (state->stack, fresh, n);
  state->n_stack = (guint8) (state->n_stack + n);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SHUFFLED, .actor = PADDOCK_NOBODY,
                .clause = JOY_ITM_08, .amount = (gint16) n);
}

void
joy_shuffle_stack (PaddockTable *table)
{
  JoyState *state = joy_state (table);

  paddock_chance_shuffle (&state->core.chance, state->stack, state->n_stack);
  if (state->n_stack > 0)
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SHUFFLED, .actor = PADDOCK_NOBODY,
                  .clause = JOY_SET_02, .amount = state->n_stack);
}

static gboolean
is_allowed (guint32 types, guint item)
{
  return types == 0 || (types & (1u << item));
}

/* The topmost token of an allowed type, or -1 (JOY-RUL-66). */
static int
draw_allowed (JoyState *state, guint32 types)
{
  for (int i = (int) state->n_stack - 1; i >= 0; i--) {
    guint item = state->stack[i];

    if (!is_allowed (types, item))
      continue;
    state->n_stack--;
    memmove (state->stack + i, state->stack + i + 1, (gsize) (state->n_stack - i));
    state->stack[state->n_stack] = 0;
    return (int) item;
  }

  return -1;
}

/* JOY-DIF-04 */
static gboolean
may_reshuffle (const PaddockTable *table)
{
  return joy_course (table)->options[JOY_OPTION_STACK_EXHAUST] == 0;
}

static int
draw (PaddockTable *table, guint32 types)
{
  JoyState *state = joy_state (table);
  int item = draw_allowed (state, types);

  if (item >= 0 || !may_reshuffle (table))
    return item;

  reshuffle (table);
  return draw_allowed (state, types);
}

/* The set of types that an earned item may be; 0: any. */
static guint32
allowed_types (const PaddockTable *table, guint source)
{
  return source == JOY_ANY_ITEM ? 0 : joy_course (table)->line[source].item_types;
}

static int
reveal (PaddockTable *table, guint source)
{
  if (source & JOY_FROM_BOARD)
    return (int) (source & JOY_TYPE_MASK);

  return draw (table, allowed_types (table, source));
}

gboolean
joy_can_gain (const PaddockTable *table, guint car)
{
  const JoyState *state = joy_state (table);
  guint source = state->cars[car].earned[0];
  guint32 types;

  if (source & JOY_FROM_BOARD)
    return TRUE;

  types = allowed_types (table, source);
  for (guint i = 0; i < state->n_stack; i++)
    if (is_allowed (types, state->stack[i]))
      return TRUE;
  for (guint type = 0; may_reshuffle (table) && type < joy_course (table)->n_items; type++)
    if (state->removed[type] && is_allowed (types, type))
      return TRUE;

  return FALSE;
}

/* There is room, or no slot at all (JOY-ITM-03, JOY-ITM-05). */
guint
joy_take_earned (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);
  JoyCar *self = &state->cars[car];
  guint source = self->earned[0];
  int item = reveal (table, source);

  self->n_items_earned--;
  memmove (self->earned, self->earned + 1, self->n_items_earned);
  self->earned[self->n_items_earned] = 0;
  if (item < 0)
    return self->n_items_earned; /* JOY-ITM-09 */

  PADDOCK_TELL (table->events,
                .type = source & JOY_FROM_BOARD ? PADDOCK_EVENT_REVEALED : PADDOCK_EVENT_DREW,
                .actor = (guint8) car, .subject = (guint8) item, .clause = JOY_ITM_01);
  for (guint i = 0; i < joy_course (table)->cars[car].n_slots; i++)
    if (!self->items[i] && !(self->damaged_slots & (1u << i))) {
      self->items[i] = (guint8) (item + 1);
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_GAINED, .actor = (guint8) car,
                    .subject = (guint8) item, .clause = JOY_ITM_03, .to = PADDOCK_PLACE (i, 0));
      return self->n_items_earned;
    }

  state->removed[item]++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REMOVED, .actor = (guint8) car,
                .subject = (guint8) item, .clause = JOY_ITM_05);
  return self->n_items_earned;
}

void
joy_discard (PaddockTable *table, guint car, guint slot, JoyClause clause)
{
  JoyState *state = joy_state (table);
  guint item = state->cars[car].items[slot] - 1u;

  state->cars[car].items[slot] = 0;
  state->removed[item]++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = (guint8) car,
                .subject = (guint8) item, .clause = clause);
}
