/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies in front of a Joyride driver and in the middle of the table (JOY-DSH, JOY-ABL, JOY-RND).  All of it is
 * public (JOY-DSH-08); the order of the item stack is not shown at all.
 */

#include "joyride-cars.h"
#include "joyride-facts.h"
#include "joyride-flow.h"
#include "joyride-show.h"
#include "joyride-turn.h"
#include "words.h"

/* What a gauge is made from. */
typedef struct {
  const PaddockTable *table;
  const JoyCourse *course;
  const JoyState *state;
  guint seat;
  const JoyCarSpec *spec;
  const JoyCar *car;
  PaddockDashboard *out;
} View;

static void
add_gauge (const View *view,
           PaddockGaugeKind kind,
           const char *label,
           const char *fact,
           const char *clause)
{
  paddock_dashboard_add (view->out,
                         (PaddockGauge){
                           .kind = (guint8) kind, .label = label, .fact = fact, .clause = clause });
}

static void
add_part (const View *view, int value, guint marks, const char *label, const char *extra)
{
  paddock_dashboard_add_part (view->out, (PaddockPart){ .value = (gint16) value,
                                                        .marks = (guint16) marks,
                                                        .label = label,
                                                        .extra = extra });
}

/* A word with a number, shown only while there is something to say. */
static void
add_count (const View *view, int n, const char *label, const char *fact, const char *clause)
{
  if (n == 0)
    return;

  add_gauge (view, PADDOCK_GAUGE_TEXT, label, fact, clause);
  add_part (view, n, 0, NULL, NULL);
}

/* --- Gears and dice --- */

static const char *
gear_extra (const JoyCarSpec *spec, guint gear)
{
  gboolean steers = spec->bonus_gears >> gear & 1, reverses = spec->reverse_gears >> gear & 1;

  return steers && reverses ? N_ ("Bonus steer, reverse")
         : steers           ? N_ ("Bonus steer")
         : reverses         ? N_ ("Reverse")
                            : NULL;
}

/* JOY-DSH-01 to 06: a die for each gear; in gear 0 the stick is off the board. */
static void
add_gears (const View *view)
{
  guint top = view->spec->top_gear, highest = joy_highest_gear (view->table, view->seat);

  add_gauge (view, PADDOCK_GAUGE_LEVER, N_ ("Gear"), "gear", "JOY-DSH-01");
  for (guint gear = 1; gear <= top; gear++) {
    guint marks = (view->car->gear == gear ? PADDOCK_PART_MARKED : 0)
                  | (gear > highest ? PADDOCK_PART_DAMAGED : 0)
                  | (gear + view->spec->n_damage_gears > top ? PADDOCK_PART_VULNERABLE : 0);

    paddock_dashboard_add_part (view->out, (PaddockPart){ .value = (gint16) gear,
                                                          .marks = (guint16) marks,
                                                          .count = (guint8) gear,
                                                          .extra = gear_extra (view->spec, gear) });
  }
}

/* A die that came with a gear has no value yet (JOY-SHF-08), unless the car's dice have a blank face. */
static void
add_die (const View *view, guint shows, guint marks)
{
  gboolean is_blank = shows == 0 && view->spec->faces[0] != 0;

  add_part (view, (int) shows, marks | (is_blank ? PADDOCK_PART_BLANK : 0), NULL, NULL);
}

static void
add_mirror (const View *view)
{
  add_gauge (view, PADDOCK_GAUGE_DICE, N_ ("Mirror dice"), "mirror", "JOY-DSH-06");
  for (guint i = 0; i < view->car->n_mirror; i++)
    add_die (view, view->car->mirror[i], 0);
}

/* JOY-LCK-02; the slots that are damaged come last. */
static void
add_locks (const View *view)
{
  guint n = view->spec->n_locks + view->spec->extra_locks;
  guint capacity = joy_lock_capacity (view->table, view->seat);

  add_gauge (view, PADDOCK_GAUGE_SLOTS, N_ ("Lock slots"), "locked", "JOY-LCK-02");
  for (guint i = 0; i < n; i++) {
    guint marks = (i >= capacity ? PADDOCK_PART_DAMAGED : 0)
                  | (i + view->spec->n_damage_locks >= n ? PADDOCK_PART_VULNERABLE : 0);

    if (i < view->car->n_locked)
      add_die (view, view->car->locked[i], marks);
    else
      add_part (view, 0, marks | PADDOCK_PART_EMPTY, NULL, NULL);
  }
}

/* --- Items and abilities --- */

static gboolean
can_use_item (const PaddockDecision *pending, guint seat, guint type)
{
  for (guint i = 0; i < pending->n_choices; i++)
    if (pending->player == seat && pending->kind == JOY_ASK_WINDOW
        && pending->choices[i].id == JOY_USE_ITEM + type)
      return TRUE;

  return FALSE;
}

static void
add_item_slot (const View *view, const PaddockDecision *pending, guint slot)
{
  guint held = view->car->items[slot];
  guint marks = (view->car->damaged_slots >> slot & 1 ? PADDOCK_PART_DAMAGED : 0)
                | (view->spec->damage_slots >> slot & 1 ? PADDOCK_PART_VULNERABLE : 0);

  if (!held) {
    add_part (view, 0, marks | PADDOCK_PART_EMPTY, NULL, NULL);
    return;
  }

  marks |= PADDOCK_PART_READY;
  if (can_use_item (pending, view->seat, held - 1))
    marks |= PADDOCK_PART_USABLE;
  add_part (view, (int) held, marks, view->course->items[held - 1].label, NULL);
}

/* JOY-ITM-03 */
static void
add_items (const View *view)
{
  PaddockDecision pending = { .n_choices = 0 };

  if (view->spec->n_slots == 0)
    return;

  if (joy_check_positions (view->table, NULL)) /* not so while a position is set up by hand */
    joy_pending (view->table, &pending);
  add_gauge (view, PADDOCK_GAUGE_TOKENS, N_ ("Items"), "items", "JOY-ITM-03");
  for (guint slot = 0; slot < view->spec->n_slots; slot++)
    add_item_slot (view, &pending, slot);
}

static const char *const ability_kinds[][2] = {
  [JOY_ABILITY_ONE_SHOT] = { NULL, NULL },
  [JOY_ABILITY_PERMANENT] = { N_ ("Permanent"), N_ ("Permanent") },
  [JOY_ABILITY_TOGGLE] = { N_ ("First side up"), N_ ("Second side up") },
};

static guint
mark_ability (const View *view, guint i)
{
  gboolean is_used = view->car->used >> i & 1;

  if (view->spec->abilities[i].kind == JOY_ABILITY_PERMANENT)
    return PADDOCK_PART_LASTING;
  if (view->spec->abilities[i].kind == JOY_ABILITY_ONE_SHOT && is_used)
    return PADDOCK_PART_SPENT;

  return PADDOCK_PART_READY
         | (joy_usable_now (view->table, view->seat) >> i & 1 ? PADDOCK_PART_USABLE : 0);
}

/* JOY-ABL-01 to 04 */
static void
add_abilities (const View *view)
{
  if (view->spec->n_abilities == 0)
    return;

  add_gauge (view, PADDOCK_GAUGE_SKILLS, N_ ("Abilities"), "used", "JOY-ABL-01");
  for (guint i = 0; i < view->spec->n_abilities; i++) {
    const JoyAbility *ability = &view->spec->abilities[i];

    add_part (view, (int) i + 1, mark_ability (view, i), ability->label,
              ability_kinds[ability->kind][view->car->used >> i & 1]);
  }
}

/* --- The race --- */

/* JOY-LIN-01, JOY-LIN-09 */
static void
add_laps (const View *view)
{
  add_gauge (view, PADDOCK_GAUGE_TRACK, N_ ("Laps completed"), "laps", "JOY-LIN-09");
  for (guint lap = 0; lap <= view->course->laps; lap++)
    add_part (view, (int) lap,
              (view->car->laps == lap ? PADDOCK_PART_MARKED : 0)
                | (view->car->laps > lap ? PADDOCK_PART_DONE : 0),
              NULL, NULL);
}

/* The lines of a lap in the order in which they are crossed, the start last. */
static void
add_lines (const View *view)
{
  guint n = view->course->n_lines, next = view->car->next;

  add_gauge (view, PADDOCK_GAUGE_TRACK, N_ ("Next line"), "next", "JOY-LIN-01");
  for (guint i = 1; i <= n; i++) {
    guint line = i % n;

    add_part (view, (int) line,
              (next == line ? PADDOCK_PART_MARKED : 0)
                | (i < (next ? next : n) ? PADDOCK_PART_DONE : 0),
              line ? NULL : N_ ("Start"), view->course->line[line].has_item ? N_ ("Item") : NULL);
  }
}

static guint
find_in_order (const JoyState *state, guint car)
{
  guint i = 0;

  while (i < state->n_cars && state->order[i] != car)
    i++;

  return i;
}

/* JOY-RND-01: drawn one after the other before the race, so that the order may not be whole yet. */
static gboolean
has_order (const JoyState *state)
{
  return state->flow.step >= JOY_STEP_ROLLING_START;
}

static void
add_initiative (const View *view)
{
  if (!has_order (view->state))
    return;

  add_count (view, (int) find_in_order (view->state, view->seat) + 1, N_ ("Initiative"), NULL,
             "JOY-RND-01");
}

static void
add_lamp (const View *view, gboolean is_on, const char *label)
{
  if (is_on)
    add_part (view, 0, PADDOCK_PART_MARKED, label, NULL);
}

/* What this turn has used up; nothing of it outlasts the turn. */
static void
add_turn (const View *view)
{
  const JoyState *state = view->state;

  if (!joy_is_own_turn (state, view->seat) || state->core.is_over)
    return;

  add_gauge (view, PADDOCK_GAUGE_FLAGS, N_ ("This turn"), NULL, "JOY-STR-02");
  add_lamp (view, state->has_locked, N_ ("Dice locked"));
  add_lamp (view, state->has_steered, N_ ("Steered"));
  add_lamp (view, state->is_forced, N_ ("Slipped on oil"));
  if (joy_is_driving (state))
    add_count (view, state->move.left, N_ ("Spaces left"), NULL, "JOY-MOV-01");
  add_count (view, state->extra_move, N_ ("Spaces added to the roll"), NULL, "JOY-ROL-01");
}

/* What waits to be settled, and what is only there in some races. */
static void
add_rest (const View *view)
{
  add_count (view, view->car->tokens, N_ ("Damage to place"), "tokens", "JOY-DMG-03");
  add_count (view, view->car->owed_shifts, N_ ("Forced shift-downs"), "owed-shifts", "JOY-END-02");
  add_count (view, view->car->shielded, N_ ("Shield"), "shielded", "JOY-ABL-02");
  if (view->car->owes_start) {
    add_gauge (view, PADDOCK_GAUGE_FLAGS, N_ ("Running Late"), "owes-start", "JOY-HCP-04");
    add_part (view, 1, PADDOCK_PART_MARKED, N_ ("Must cross the start first"), NULL);
  }
  if (view->course->options[JOY_OPTION_TEAMS] && has_order (view->state)) {
    add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Team"), NULL, "JOY-TEA-02");
    add_part (view, 0, 0, view->state->teams >> view->seat & 1 ? N_ ("Team B") : N_ ("Team A"),
              NULL);
  }
}

static void
add_brief (const View *view, const char *words, int value)
{
  paddock_dashboard_add_brief (view->out, words, value);
}

static guint
count_damage (const JoyCar *car)
{
  return car->damaged_gears + car->damaged_locks + (guint) __builtin_popcount (car->damaged_slots);
}

static void
add_seat_briefs (const View *view)
{
  const JoyCar *car = view->car;

  if (car->laps < view->course->laps)
    add_brief (view, N_ ("lap {1}"), car->laps + 1);
  else
    add_brief (view, N_ ("finished"), 0);
  add_brief (view, N_ ("gear {1}"), car->gear);
  if (count_damage (car) > 0)
    add_brief (view, N_ ("damage {1}"), (int) count_damage (car));
  for (guint slot = 0; slot < view->spec->n_slots; slot++)
    if (car->items[slot])
      add_brief (view, view->course->items[car->items[slot] - 1].label, 0);
}

/* --- The middle of the table --- */

static const char *const phase_labels[JOY_N_PHASES] = {
  [JOY_PHASE_START] = N_ ("START"), [JOY_PHASE_LOCK] = N_ ("LOCK"),
  [JOY_PHASE_SHIFT] = N_ ("SHIFT"), [JOY_PHASE_ROLL] = N_ ("ROLL"),
  [JOY_PHASE_END] = N_ ("END"),
};

static void
add_phases (const View *view)
{
  if (view->state->flow.step < JOY_STEP_START_WINDOW)
    return;

  add_count (view, view->state->round, N_ ("Round"), NULL, "JOY-TRN-01");
  add_gauge (view, PADDOCK_GAUGE_TRACK, N_ ("Phase"), NULL, "JOY-TRN-02");
  for (guint phase = 0; phase < JOY_N_PHASES; phase++)
    add_part (view, (int) phase,
              joy_find_phase (view->state->flow.step) == phase ? PADDOCK_PART_MARKED : 0,
              phase_labels[phase], NULL);
}

static void
add_order (const View *view)
{
  if (!has_order (view->state))
    return;

  add_gauge (view, PADDOCK_GAUGE_CARDS, N_ ("Initiative"), NULL, "JOY-RND-01");
  for (guint i = 0; i < view->state->n_cars; i++) {
    guint car = view->state->order[i];

    add_part (view, (int) car, car == view->state->active ? PADDOCK_PART_MARKED : 0,
              view->table->setup->seats[car].name, NULL);
  }
}

static void
add_table_briefs (const View *view)
{
  if (view->state->flow.step < JOY_STEP_START_WINDOW)
    return;

  if (view->state->round > 0)
    add_brief (view, N_ ("round {1}"), view->state->round);
  add_brief (view, phase_labels[joy_find_phase (view->state->flow.step)], 0);
}

/* How many tokens are left is public, their order is not. */
static void
add_stack (const View *view)
{
  if (view->course->n_stack == 0)
    return;

  add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Item stack"), NULL, "JOY-SET-02");
  add_part (view, view->state->n_stack, 0, NULL, NULL);
  add_gauge (view, PADDOCK_GAUGE_CARDS, N_ ("Removed items"), NULL, "JOY-ITM-07");
  for (guint type = 0; type < view->course->n_items; type++)
    if (view->state->removed[type])
      add_part (view, view->state->removed[type], PADDOCK_PART_SPENT,
                view->course->items[type].label, NULL);
}

void
joy_show_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self)
{
  View view = { .table = table,
                .course = joy_course (table),
                .state = joy_state (table),
                .seat = seat,
                .out = self };

  if (seat == PADDOCK_NOBODY) {
    add_phases (&view);
    add_order (&view);
    add_stack (&view);
    add_table_briefs (&view);
    return;
  }

  view.spec = &view.course->cars[seat];
  view.car = &view.state->cars[seat];
  add_gears (&view);
  add_mirror (&view);
  add_locks (&view);
  add_items (&view);
  add_laps (&view);
  add_lines (&view);
  add_abilities (&view);
  add_initiative (&view);
  add_turn (&view);
  add_rest (&view);
  add_seat_briefs (&view);
}
