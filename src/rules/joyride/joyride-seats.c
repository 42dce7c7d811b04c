/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who races: the cars with their dashboards, the drivers' abilities, handicaps and teams (JOY-DSH, JOY-SET-03,
 * JOY-ABL, JOY-HCP, JOY-TEA-01).
 */

#include "car.h"
#include "joyride-compile.h"
#include "joyride-content.h"
#include "words.h"

static const JoyCarSpec standard_car = {
  .n_dice = 5,
  .top_gear = 5,
  .start_gear = 2,
  .n_damage_gears = 3,
  .bonus_gears = 1 << 2,
  .reverse_gears = 1 << 1,
  .n_locks = 4,
  .n_damage_locks = 3,
  .n_slots = 2,
  .damage_slots = 3,
  .n_faces = 3,
  .faces = { 1, 2, 3 },
  .die = { .name = "car", .n_sides = 6, .shows = { 1, 1, 2, 2, 3, 3 } },
};

static gboolean
read_gears (JoyCarSpec *spec, const PaddockCar *car, GError **error)
{
  if (paddock_list_len (car->gears) == 0)
    return TRUE;
  if (car->gears->len > JOY_MAX_GEAR)
    return paddock_refuse_setup (error, N_ ("The car \"%s\" has %u gears; at most %d can be raced"),
                                 car->name, car->gears->len, JOY_MAX_GEAR);

  spec->top_gear = (guint8) car->gears->len;
  spec->n_damage_gears = spec->bonus_gears = spec->reverse_gears = 0;
  for (guint i = 0; i < car->gears->len; i++) {
    const PaddockGear *gear = PADDOCK_LIST_AT (car->gears, PaddockGear, i);

    if (gear->number < 1 || gear->number > (int) car->gears->len)
      return paddock_refuse_setup (error, N_ ("The gears of \"%s\" are not numbered 1 to %u"),
                                   car->name, car->gears->len);
    spec->n_damage_gears = (guint8) (spec->n_damage_gears + (gear->damageable ? 1 : 0));
    spec->bonus_gears |= (guint8) ((gear->bonus_steer ? 1 : 0) << gear->number);
    spec->reverse_gears |= (guint8) ((gear->reverse ? 1 : 0) << gear->number);
  }

  return TRUE;
}

static gboolean
read_dice (JoyCarSpec *spec, const PaddockCar *car, GError **error)
{
  guint faces = 0;

  spec->n_dice = (guint8) car->dice.count;
  if (spec->n_dice > JOY_MAX_DICE || spec->n_dice < spec->top_gear)
    return paddock_refuse_setup (
      error, N_ ("The car \"%s\" has %d dice; it needs one for each gear, at most %d"), car->name,
      car->dice.count, JOY_MAX_DICE);
  if (paddock_list_len (car->dice.faces) == 0)
    return TRUE;
  if (car->dice.faces->len > G_N_ELEMENTS (spec->die.shows))
    return paddock_refuse_setup (error,
                                 N_ ("A die of \"%s\" has %u faces; at most %u can be rolled"),
                                 car->name, car->dice.faces->len,
                                 (guint) G_N_ELEMENTS (spec->die.shows));

  spec->die.n_sides = (guint8) car->dice.faces->len;
  for (guint i = 0; i < car->dice.faces->len; i++) {
    spec->die.shows[i] = (gint16) paddock_list_get_int (car->dice.faces, i);
    faces |= 1u << spec->die.shows[i];
  }
  if ((guint) __builtin_popcount (faces) > JOY_MAX_FACES)
    return paddock_refuse_setup (error, N_ ("A die of \"%s\" shows more than %d different numbers"),
                                 car->name, JOY_MAX_FACES);

  spec->n_faces = 0;
  for (guint value = 0; faces >> value; value++)
    if (faces >> value & 1)
      spec->faces[spec->n_faces++] = (guint8) value;
  return TRUE;
}

static gboolean
read_car (JoyCarSpec *spec, const PaddockCar *car, GError **error)
{
  spec->start_gear = (guint8) car->start_gear;
  spec->n_locks = (guint8) MIN (car->lock_slots.total, JOY_MAX_LOCKS);
  spec->n_damage_locks = (guint8) MIN (car->lock_slots.damageable, spec->n_locks);
  spec->n_slots = (guint8) MIN (car->item_slots.total, JOY_MAX_ITEM_SLOTS);
  spec->damage_slots = (guint8) ((1 << MIN (car->item_slots.damageable, spec->n_slots)) - 1);

  return read_gears (spec, car, error) && read_dice (spec, car, error);
}

/* Permanent abilities are part of the car (JOY-ABL-03). */
static void
build_in (JoyCarSpec *spec, const JoyEffect *effect)
{
  switch (effect->kind) {
  case PADDOCK_CARD_EFFECT_EXTRA_LOCK:
    spec->extra_locks = (guint8) MIN (spec->extra_locks + effect->n, JOY_MAX_LOCKS - spec->n_locks);
    break;
  case PADDOCK_CARD_EFFECT_FULL_PUSH:
    spec->is_full_push = TRUE;
    break;
  case PADDOCK_CARD_EFFECT_RAM:
    spec->ram = (guint8) effect->n;
    break;
  case PADDOCK_CARD_EFFECT_FREE_BRAKE:
    spec->is_free_brake = TRUE;
    break;
  case PADDOCK_CARD_EFFECT_REVERSE_GEAR:
    spec->reverse_gears |= (guint8) ((2 << effect->n) - 2);
    break;
  case PADDOCK_CARD_EFFECT_STEER_GEAR:
    spec->bonus_gears |= (guint8) (1 << effect->n);
    break;
  case PADDOCK_CARD_EFFECT_BUMPER:
    spec->has_bumper = TRUE;
    break;
  case PADDOCK_CARD_EFFECT_HEAD_START:
    spec->head_start = (guint8) effect->n;
    break;
  default:
    break;
  }
}

static JoyUse
find_use (const JoyAbilitySide *side)
{
  static const PaddockCardEffectKind moments[JOY_N_USES] = {
    [JOY_USE_EXTRA_SHIFT] = PADDOCK_CARD_EFFECT_EXTRA_SHIFT,
    [JOY_USE_SET_DIE] = PADDOCK_CARD_EFFECT_SET_DIE,
    [JOY_USE_SHARP_STEER] = PADDOCK_CARD_EFFECT_SHARP_STEER,
    [JOY_USE_REROLL] = PADDOCK_CARD_EFFECT_REROLL,
  };

  for (guint use = JOY_USE_WINDOW + 1; use < JOY_N_USES; use++)
    for (guint i = 0; i < JOY_MAX_EFFECTS; i++)
      if (side->effects[i].kind == moments[use])
        return use;

  return JOY_USE_WINDOW;
}

/* Notes when each side of an ability can be used; only toggles have a second one. */
static void
index_ability (JoyCarSpec *spec, guint ability)
{
  const JoyAbility *self = &spec->abilities[ability];
  guint n_sides = self->kind == JOY_ABILITY_TOGGLE ? 2 : self->kind == JOY_ABILITY_ONE_SHOT ? 1 : 0;

  for (guint side = 0; side < n_sides; side++)
    for (guint phase = 0; phase < JOY_N_PHASES; phase++)
      if (self->sides[side].lights >> phase & 1) {
        JoyUse use = find_use (&self->sides[side]);

        spec->usable[side][use][phase] |= (guint8) (1 << ability);
      }
}

static gboolean
add_ability (JoyCarSpec *spec, const PaddockSetup *setup, const char *id, GError **error)
{
  JoyAbility *ability = &spec->abilities[spec->n_abilities];

  if (spec->n_abilities == JOY_MAX_ABILITIES)
    return paddock_refuse_setup (error, N_ ("A driver has at most %d abilities"),
                                 JOY_MAX_ABILITIES);
  if (!joy_find_ability_card (setup, id, ability, error))
    return FALSE;

  if (ability->kind == JOY_ABILITY_PERMANENT)
    for (guint i = 0; i < JOY_MAX_EFFECTS; i++)
      build_in (spec, &ability->sides[0].effects[i]);
  index_ability (spec, spec->n_abilities++);
  return TRUE;
}

static const char *
seat_setting (const PaddockSeat *seat, const char *name)
{
  const char *value = seat->settings ? g_hash_table_lookup (seat->settings, name) : NULL;

  return value ? value : "";
}

/* JOY-SET-03: one complete set, standard or the car's own. */
static gboolean
choose_abilities (JoyCourse *self, const PaddockSetup *setup, guint seat, GError **error)
{
  JoyCarSpec *spec = &self->cars[seat];
  const PaddockDocument *vehicle = setup->seats[seat].vehicle;
  const PaddockList *own = vehicle ? ((const PaddockCar *) vehicle->record)->abilities : NULL;
  const char *set = seat_setting (&setup->seats[seat], "abilities");
  gboolean is_unique = g_str_equal (set, "unique");

  if (*set && !is_unique && !g_str_equal (set, "standard"))
    return paddock_refuse_setup (
      error, N_ ("The seat \"%s\" chose the abilities \"%s\"; they must be standard or unique"),
      setup->seats[seat].id, set);
  if (self->options[JOY_OPTION_ABILITIES] == 2)
    return TRUE;

  if (self->options[JOY_OPTION_ABILITIES] == 0 && is_unique) {
    if (paddock_list_len (own) == 0)
      return paddock_refuse_setup (
        error, N_ ("The seat \"%s\" chose unique abilities, but its car has none"),
        setup->seats[seat].id);
    for (guint i = 0; i < own->len; i++)
      if (!add_ability (spec, setup, PADDOCK_LIST_AT (own, PaddockCarAbility, i)->name, error))
        return FALSE;
    return TRUE;
  }

  for (guint i = 0; i < JOY_N_STANDARD_ABILITIES; i++) {
    spec->abilities[i] = joy_standard_abilities[i];
    index_ability (spec, spec->n_abilities++);
  }
  return TRUE;
}

static const struct {
  const char *name;
  JoyHandicap handicap;
} handicap_names[] = {
  { "low", JOY_HANDICAP_LOW },
  { "hot", JOY_HANDICAP_HOT },
  { "late", JOY_HANDICAP_LATE },
  { "random", JOY_HANDICAP_RANDOM },
};

static gboolean
read_handicaps (JoyCarSpec *spec, const PaddockSeat *seat, GError **error)
{
  g_auto (GStrv) names = g_strsplit (seat_setting (seat, "handicaps"), " ", -1);

  for (guint i = 0; names[i]; i++) {
    guint k = 0;

    if (!*names[i])
      continue;
    while (k < G_N_ELEMENTS (handicap_names) && !g_str_equal (handicap_names[k].name, names[i]))
      k++;
    if (k == G_N_ELEMENTS (handicap_names))
      return paddock_refuse_setup (
        error, N_ ("The seat \"%s\" has the handicap \"%s\"; it must be low, hot, late or random"),
        seat->id, names[i]);
    spec->handicaps |= (guint8) handicap_names[k].handicap;
  }

  return TRUE;
}

/* JOY-RUL-48: somebody whose abilities are all permanent has none to start used. */
static gboolean
check_low (const JoyCarSpec *spec, const PaddockSeat *seat, GError **error)
{
  if (!(spec->handicaps & JOY_HANDICAP_LOW))
    return TRUE;
  for (guint i = 0; i < spec->n_abilities; i++)
    if (spec->abilities[i].kind != JOY_ABILITY_PERMANENT)
      return TRUE;

  return paddock_refuse_setup (
    error, N_ ("The seat \"%s\" cannot run low: it has no ability that can be used up"), seat->id);
}

/* JOY-DEC-01: a car that nobody before has taken. */
static gboolean
check_car (const PaddockSetup *setup, guint seat, GError **error)
{
  const PaddockCar *car = setup->seats[seat].vehicle->record;

  for (guint i = 0; i < seat; i++) {
    const PaddockDocument *other = setup->seats[i].vehicle;

    if (other && g_strcmp0 (((const PaddockCar *) other->record)->id, car->id) == 0)
      return paddock_refuse_setup (error,
                                   N_ ("The car \"%s\" is taken twice, by \"%s\" and \"%s\""),
                                   car->id, setup->seats[i].id, setup->seats[seat].id);
  }

  return TRUE;
}

static gboolean
read_seat (JoyCourse *self, const PaddockSetup *setup, guint i, GError **error)
{
  const PaddockSeat *seat = &setup->seats[i];
  JoyCarSpec *spec = &self->cars[i];

  *spec = standard_car;
  spec->team = (guint8) seat->team;
  if (seat->vehicle && seat->vehicle->kind != &paddock_car_kind)
    return paddock_refuse_setup (error,
                                 N_ ("The seat \"%s\" brings something other than a Joyride car"),
                                 seat->id);
  if (seat->vehicle
      && (!check_car (setup, i, error) || !read_car (spec, seat->vehicle->record, error)))
    return FALSE;
  if (self->options[JOY_OPTION_LOCK_DAMAGE_SLOTS] == 4 && spec->n_damage_locks == 3)
    spec->n_damage_locks = 4;

  if (!choose_abilities (self, setup, i, error) || !read_handicaps (spec, seat, error)
      || !check_low (spec, seat, error))
    return FALSE;

  for (guint used = 0; used < G_N_ELEMENTS (spec->idle); used++)
    spec->idle[used] = joy_find_idle_steps (self, spec, used);
  return TRUE;
}

/* JOY-DIF-09: the rules of 2023 have no such chapter.  Which abilities and items a race has is not among them:
 * that a layout may say in any edition (JOY-RGD-05). */
gboolean
joy_check_variants (const JoyCourse *self, const PaddockSetup *setup, GError **error)
{
  static const JoyOption variants[] = { JOY_OPTION_TEAMS, JOY_OPTION_INITIATIVE, JOY_OPTION_DAMAGE,
                                        JOY_OPTION_FEWER_LAPS };

  if (self->options[JOY_OPTION_VARIANTS])
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    if (self->options[variants[i]] != joy_options[variants[i]].initial)
      return paddock_refuse_setup (error,
                                   N_ ("The option \"%s\" is a variant, but variants are off in "
                                       "this race"),
                                   joy_options[variants[i]].name);
  for (guint i = 0; i < setup->n_seats; i++)
    if (self->cars[i].handicaps)
      return paddock_refuse_setup (
        error,
        N_ ("The seat \"%s\" has a handicap, which is a variant, but variants are off in "
            "this race"),
        setup->seats[i].id);
  return TRUE;
}

/* JOY-TEA-01, JOY-CMP-09 */
gboolean
joy_read_seats (JoyCourse *self, const PaddockSetup *setup, GError **error)
{
  guint in_second = 0;

  if ((int) setup->n_seats > self->options[JOY_OPTION_MAX_CARS])
    return paddock_refuse_setup (error, N_ ("%u cars are too many; the option max-cars allows %d"),
                                 setup->n_seats, self->options[JOY_OPTION_MAX_CARS]);

  self->n_cars = setup->n_seats;
  for (guint i = 0; i < setup->n_seats; i++) {
    if (!read_seat (self, setup, i, error))
      return FALSE;
    in_second += self->cars[i].team == 2;
  }

  if (self->options[JOY_OPTION_TEAMS] && self->n_cars != 4)
    return paddock_refuse_setup (error, N_ ("Teams need exactly four cars"));
  if (self->options[JOY_OPTION_TEAMS] == 2 && in_second != 2)
    return paddock_refuse_setup (error,
                                 N_ ("Chosen teams need two seats of team 1 and two of team 2"));
  return TRUE;
}
