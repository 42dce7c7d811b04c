/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Joyride driver could expect to choose and may not, with the reason and its clause.
 *
 * Only words: what can be done is decided where it is asked.
 */

#include "joyride-cars.h"
#include "joyride-effects.h"
#include "joyride-move.h"
#include "joyride-show.h"
#include "joyride-turn.h"
#include "words.h"

static const JoyCar *
car_of (const PaddockRefuser *self)
{
  return &joy_state (self->table)->cars[self->decision->player];
}

static const JoyCarSpec *
spec_of (const PaddockRefuser *self)
{
  return &joy_course (self->table)->cars[self->decision->player];
}

/* --- Before the race --- */

static PaddockReason
why_not_there (const PaddockRefuser *self, PaddockHex front)
{
  const JoyCourse *course = joy_course (self->table);
  PaddockHex rear = paddock_hex_neighbour (front, course->start_direction + 3);

  if (joy_car_at (joy_state (self->table), front) >= 0)
    return (PaddockReason){ N_ ("Another car stands there."), "JOY-DEC-04" };
  if (joy_course_is_space (course, rear) && joy_car_at (joy_state (self->table), rear) >= 0)
    return (PaddockReason){ N_ ("Another car stands on the space behind it."), "JOY-DEC-04" };

  return (PaddockReason){ N_ ("The rear cannot go on the space behind it."), "JOY-DEC-04" };
}

/* A late car is offered another line; of the starting line nothing is said then. */
static void
refuse_places (PaddockRefuser *self)
{
  const JoyCourse *course = joy_course (self->table);
  PaddockPlace offered = self->decision->choices[0].place;
  guint32 lines = course->lines[joy_course_index (course, PADDOCK_HEX (offered.a, offered.b))];
  const JoyLine *line = &course->line[lines & 1 ? 0 : course->n_lines - 1];

  for (guint i = 0; i < line->n_cells; i++)
    paddock_refuser_add (self,
                         (PaddockChoice){ .target = PADDOCK_TARGET_HEX,
                                          .place = paddock_hex_to_place (line->cells[i]) },
                         why_not_there (self, line->cells[i]));
}

static void
refuse_headings (PaddockRefuser *self)
{
  for (int heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++) {
    PaddockHex rear = paddock_hex_neighbour (car_of (self)->front, heading + 3);

    paddock_refuser_add (self,
                         (PaddockChoice){ .id = (guint16) heading,
                                          .target = PADDOCK_TARGET_HEX,
                                          .place = paddock_hex_to_place (rear) },
                         (PaddockReason){ N_ ("There is no room for the rear."), "JOY-DEC-05" });
  }
}

static void
refuse_low (PaddockRefuser *self)
{
  for (guint i = 0; i < spec_of (self)->n_abilities; i++)
    paddock_refuser_add (self,
                         (PaddockChoice){ .id = (guint16) i,
                                          .target = PADDOCK_TARGET_CARD,
                                          .place = PADDOCK_PLACE (i, 0) },
                         (PaddockReason){
                           N_ ("Only an ability that can be used up can start used."),
                           "JOY-HCP-02" });
}

/* --- Items and abilities --- */

static const char *const item_windows[] = {
  [JOY_ITEM_DROPPED] = N_ ("Items are dropped in START, SHIFT or END."),
  [JOY_ITEM_FIRED] = N_ ("Items are fired in START, SHIFT or END."),
  [JOY_ITEM_ACTIVATED] = N_ ("This is not the phase in which it is activated."),
};

static JoyPhase
phase_of (const PaddockRefuser *self)
{
  return joy_find_phase (joy_state (self->table)->flow.step);
}

static void
refuse_arc (PaddockRefuser *self, guint slot, gboolean is_rear)
{
  const JoyState *state = joy_state (self->table);
  PaddockHex end = is_rear ? car_of (self)->rear : car_of (self)->front;
  int heading = joy_heading (state, self->decision->player) + (is_rear ? 3 : 0);

  for (int side = -1; side <= 1; side++) {
    PaddockHex hex = paddock_hex_neighbour (end, heading + side);
    PaddockReason reason = { N_ ("The space is not empty."),
                             is_rear ? "JOY-DRP-02" : "JOY-FIR-02" };

    if (!joy_course_is_space (joy_course (self->table), hex))
      reason.reason = N_ ("That is a barrier.");
    paddock_refuser_add (self,
                         (PaddockChoice){
                           .id = (guint16) (JOY_USE_ITEM + car_of (self)->items[slot] - 1),
                           .extra = (guint8) slot,
                           .target = PADDOCK_TARGET_HEX,
                           .place = paddock_hex_to_place (hex) },
                         reason);
  }
}

static void
refuse_item (PaddockRefuser *self, guint slot)
{
  guint type = car_of (self)->items[slot] - 1u;
  const JoyItem *item = &joy_course (self->table)->items[type];
  PaddockChoice choice = { .id = (guint16) (JOY_USE_ITEM + type),
                           .extra = (guint8) slot,
                           .target = PADDOCK_TARGET_CARD,
                           .place = PADDOCK_PLACE (slot, 0) };

  if (!(item->windows >> phase_of (self) & 1))
    paddock_refuser_add (self, choice,
                         (PaddockReason){ item_windows[item->category], "JOY-TRN-04" });
  else if (item->category != JOY_ITEM_ACTIVATED)
    refuse_arc (self, slot, item->category == JOY_ITEM_DROPPED);
  else
    paddock_refuser_add (self, choice,
                         (PaddockReason){ N_ ("Only one item per turn can add to the roll."),
                                          "JOY-RUL-47" });
}

static PaddockReason
why_not_ability (const PaddockRefuser *self, guint i)
{
  const JoyAbility *ability = &spec_of (self)->abilities[i];

  if (ability->kind == JOY_ABILITY_PERMANENT)
    return (PaddockReason){ N_ ("It works all the time, by itself."), "JOY-ABL-03" };
  if (ability->kind == JOY_ABILITY_ONE_SHOT && (car_of (self)->used >> i & 1))
    return (PaddockReason){ N_ ("It is used, and not recharged yet."), "JOY-ABL-02" };
  if (joy_state (self->table)->toggled >> i & 1)
    return (PaddockReason){ N_ ("One of its sides was used this turn."), "JOY-ABL-04" };
  if (joy_ability_side (self->table, self->decision->player, i)->lights >> phase_of (self) & 1)
    return (PaddockReason){ N_ ("It is offered in this phase when its moment comes."),
                            "JOY-ABL-05" };

  return (PaddockReason){ N_ ("Its light is not lit in this phase."), "JOY-ABL-05" };
}

static gboolean
holds_before (const JoyCar *car, guint slot)
{
  return car->items[slot] == 0 || joy_holds_earlier (car, slot);
}

static void
refuse_window (PaddockRefuser *self)
{
  for (guint slot = 0; slot < spec_of (self)->n_slots; slot++)
    if (!holds_before (car_of (self), slot))
      refuse_item (self, slot);
  for (guint i = 0; i < spec_of (self)->n_abilities; i++)
    paddock_refuser_add (self,
                         (PaddockChoice){ .id = JOY_USE_ABILITY,
                                          .extra = (guint8) i,
                                          .target = PADDOCK_TARGET_CARD,
                                          .place = PADDOCK_PLACE (i, 0) },
                         why_not_ability (self, i));
}

static PaddockReason
why_not_recharged (const PaddockRefuser *self, guint i)
{
  const JoyAbility *ability = &spec_of (self)->abilities[i];

  if (ability->kind == JOY_ABILITY_TOGGLE)
    return (PaddockReason){ N_ ("Abilities that toggle are never recharged."), "JOY-ABL-04" };
  if (ability->kind == JOY_ABILITY_PERMANENT)
    return (PaddockReason){ N_ ("It is never used up."), "JOY-ABL-03" };

  return (PaddockReason){ N_ ("It is already charged."), "JOY-RCH-03" };
}

/* All that is used, where that is too many, and what needs none. */
static void
refuse_recharge (PaddockRefuser *self)
{
  guint all = 0;

  for (guint i = 0; i < spec_of (self)->n_abilities; i++) {
    PaddockChoice choice = { .id = (guint16) (1u << i), .target = PADDOCK_TARGET_CARD };

    if (paddock_decision_offers (self->decision, choice))
      all |= 1u << i;
    else
      paddock_refuser_add (self, choice, why_not_recharged (self, i));
  }
  paddock_refuser_add (self, (PaddockChoice){ .id = (guint16) all, .target = PADDOCK_TARGET_CARD },
                       (PaddockReason){ N_ ("One for each car that completed this lap before."),
                                        "JOY-RCH-01" });
}

/* --- Dice and gears --- */

/* All dice at once, where there are not slots enough. */
static void
refuse_lock (PaddockRefuser *self)
{
  const JoyCarSpec *spec = spec_of (self);
  guint id = 0;

  for (guint i = 0; i < car_of (self)->n_mirror; i++)
    for (guint face = 0; face < spec->n_faces; face++)
      if (car_of (self)->mirror[i] == spec->faces[face])
        id += 1u << (JOY_LOCK_BITS * face);
  paddock_refuser_add (self, (PaddockChoice){ .id = (guint16) id, .target = PADDOCK_TARGET_DIE },
                       (PaddockReason){ N_ ("There are not that many working lock slots."),
                                        "JOY-LCK-02" });
}

static PaddockReason
why_not_up (const PaddockRefuser *self)
{
  if (car_of (self)->gear >= spec_of (self)->top_gear)
    return (PaddockReason){ N_ ("This is the highest gear."), "JOY-SHF-03" };
  if (car_of (self)->gear >= joy_highest_gear (self->table, self->decision->player))
    return (PaddockReason){ N_ ("The next gear is damaged."), "JOY-SHF-03" };

  return (PaddockReason){ N_ ("The car has no more dice."), "JOY-SHF-03" };
}

static PaddockReason
why_not_down (const PaddockRefuser *self, guint gears)
{
  if (car_of (self)->gear == 0)
    return (PaddockReason){ N_ ("From gear 0 you can only shift up."), "JOY-SHF-07" };
  if (car_of (self)->gear <= gears)
    return gears == 1
             ? (PaddockReason){ N_ ("There is no gear below the first."), "JOY-SHF-04" }
             : (PaddockReason){ N_ ("Engine braking needs at least third gear."), "JOY-SHF-05" };

  return (PaddockReason){ N_ ("Only dice on the mirror can be removed, not locked ones."),
                          "JOY-SHF-06" };
}

static void
refuse_shift (PaddockRefuser *self)
{
  paddock_refuser_add (self, (PaddockChoice){ .id = JOY_UP }, why_not_up (self));
  paddock_refuser_add (self, (PaddockChoice){ .id = JOY_DOWN }, why_not_down (self, 1));
  if (self->decision->kind == JOY_ASK_SHIFT)
    paddock_refuser_add (self, (PaddockChoice){ .id = JOY_BRAKE }, why_not_down (self, 2));
}

/* --- Turns of the wheel --- */

static PaddockChoice
turn_choice (int turn, guint flags)
{
  return (PaddockChoice){ .id = (guint16) ((JOY_STRAIGHT + turn) | flags) };
}

/* What the leading end of the move stands on. */
static JoyWheel
wheel_of (const PaddockRefuser *self, gboolean is_reverse)
{
  return joy_find_wheel (self->table, is_reverse ? car_of (self)->rear : car_of (self)->front);
}

static PaddockReason
why_not_steer (const PaddockRefuser *self)
{
  if (joy_state (self->table)->is_forced)
    return (PaddockReason){ N_ ("After slipping on oil the car cannot steer again this turn."),
                            "JOY-OIL-04" };

  return (PaddockReason){ N_ ("The car has already steered this turn."), "JOY-ROL-03" };
}

/* The ability that makes a sharp steer, on either side, or -1. */
static int
find_handbrake (const PaddockRefuser *self)
{
  for (guint i = 0; i < spec_of (self)->n_abilities; i++)
    for (guint side = 0; side < 2; side++)
      if (joy_find_effect (spec_of (self)->abilities[i].sides[side].effects,
                           PADDOCK_CARD_EFFECT_SHARP_STEER))
        return (int) i;

  return -1;
}

static PaddockReason
why_not_sharp (const PaddockRefuser *self, gboolean is_reverse)
{
  guint ability = (guint) find_handbrake (self);
  const JoyAbilitySide *up = joy_ability_side (self->table, self->decision->player, ability);

  if (!paddock_decision_offers (self->decision, turn_choice (1, is_reverse ? JOY_REVERSE : 0)))
    return why_not_steer (self);
  if (!joy_find_effect (up->effects, PADDOCK_CARD_EFFECT_SHARP_STEER))
    return (PaddockReason){ N_ ("The other side of the token is up."), "JOY-ABL-04" };

  return why_not_ability (self, ability);
}

static PaddockReason
why_not_declared (void)
{
  return (PaddockReason){ N_ ("The steer was declared before the roll."), "JOY-DIF-05" };
}

static gboolean
is_bound (const PaddockRefuser *self)
{
  return self->decision->kind == JOY_ASK_DRIVE
         && joy_state (self->table)->declared != JOY_UNDECLARED;
}

/* One direction of travel. */
static void
refuse_turns (PaddockRefuser *self, gboolean is_reverse)
{
  guint flags = is_reverse ? JOY_REVERSE : 0;
  gboolean slips = wheel_of (self, is_reverse) == JOY_WHEEL_SLIPS;

  paddock_refuser_add (self, turn_choice (0, flags),
                       slips ? (PaddockReason){ N_ ("On oil the car must steer."), "JOY-OIL-03" }
                             : why_not_declared ());
  for (int turn = 1; turn >= -1; turn -= 2)
    paddock_refuser_add (self, turn_choice (turn, flags),
                         is_bound (self) ? why_not_declared () : why_not_steer (self));
  if (find_handbrake (self) < 0)
    return;
  for (int turn = 2; turn >= -2; turn -= 4)
    paddock_refuser_add (self, turn_choice (turn, flags),
                         is_bound (self) ? why_not_declared () : why_not_sharp (self, is_reverse));
}

static void
refuse_steer (PaddockRefuser *self)
{
  refuse_turns (self, FALSE);
}

/* JOY-ROL-04 */
static void
refuse_drive (PaddockRefuser *self)
{
  refuse_turns (self, FALSE);
  if (!(spec_of (self)->reverse_gears >> car_of (self)->gear & 1))
    paddock_refuser_add (self, turn_choice (0, JOY_REVERSE),
                         (PaddockReason){ N_ ("The car cannot reverse in this gear."),
                                          "JOY-ROL-04" });
  else if (joy_state (self->table)->has_locked)
    paddock_refuser_add (self, turn_choice (0, JOY_REVERSE),
                         (PaddockReason){ N_ ("A car that locked dice cannot reverse."),
                                          "JOY-ROL-04" });
  else
    refuse_turns (self, TRUE);
}

static void
refuse_slip (PaddockRefuser *self)
{
  paddock_refuser_add (self, turn_choice (0, 0),
                       (PaddockReason){ N_ ("The car slips: it must turn."), "JOY-OIL-02" });
}

/* --- Damage --- */

static void
refuse_damage (PaddockRefuser *self)
{
  const JoyCarSpec *spec = spec_of (self);
  PaddockReason full = { N_ ("It is already damaged."), "JOY-DMG-04" };

  if (car_of (self)->damaged_gears >= spec->n_damage_gears)
    paddock_refuser_add (
      self,
      (PaddockChoice){
        .id = JOY_SLOT_GEAR,
        .target = PADDOCK_TARGET_SLOT,
        .place = PADDOCK_PLACE ((int) joy_highest_gear (self->table, self->decision->player), 0) },
      (PaddockReason){ N_ ("The remaining gears cannot be damaged."), "JOY-DSH-03" });
  if (car_of (self)->damaged_locks >= spec->n_damage_locks)
    paddock_refuser_add (self,
                         (PaddockChoice){ .id = JOY_SLOT_LOCK, .target = PADDOCK_TARGET_SLOT },
                         (PaddockReason){ N_ ("The remaining lock slots cannot be damaged."),
                                          "JOY-DSH-03" });
  for (guint slot = 0; slot < spec->n_slots; slot++)
    paddock_refuser_add (self,
                         (PaddockChoice){ .id = JOY_SLOT_ITEM,
                                          .extra = (guint8) slot,
                                          .target = PADDOCK_TARGET_SLOT,
                                          .place = PADDOCK_PLACE (slot, 0) },
                         spec->damage_slots >> slot & 1
                           ? full
                           : (PaddockReason){ N_ ("This slot cannot be damaged."), "JOY-DSH-02" });
}

/* What is not here leaves nothing to wonder about: all that can be thought of is offered. */
const PaddockRefuse joy_refused[JOY_N_ASKS] = {
  [JOY_ASK_PLACE] = refuse_places,      [JOY_ASK_HEADING] = refuse_headings,
  [JOY_ASK_LOW] = refuse_low,           [JOY_ASK_WINDOW] = refuse_window,
  [JOY_ASK_LOCK] = refuse_lock,         [JOY_ASK_STEER] = refuse_steer,
  [JOY_ASK_SHIFT] = refuse_shift,       [JOY_ASK_EXTRA] = refuse_shift,
  [JOY_ASK_DECLARE] = refuse_steer,     [JOY_ASK_DRIVE] = refuse_drive,
  [JOY_ASK_SLIP] = refuse_slip,         [JOY_ASK_DAMAGE] = refuse_damage,
  [JOY_ASK_RECHARGE] = refuse_recharge,
};
