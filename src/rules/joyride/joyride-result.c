/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the result of a race says of each car, and what its dice were worth.
 */

#include "joyride-items.h"
#include "joyride-show.h"
#include "joyride-turn.h"
#include "words.h"

static gboolean
always (const PaddockTable *table)
{
  return TRUE;
}

static int
read_laps (const PaddockTable *table, guint seat)
{
  return joy_state (table)->cars[seat].laps;
}

/* JOY-DMG-04: what is broken at the end; repaired damage does not count. */
static int
read_damage (const PaddockTable *table, guint seat)
{
  const JoyCar *car = &joy_state (table)->cars[seat];

  return car->damaged_gears + car->damaged_locks + __builtin_popcount (car->damaged_slots);
}

static gboolean
has_damage (const PaddockTable *table)
{
  return joy_course (table)->options[JOY_OPTION_DAMAGE] != 0;
}

static int
count_smash (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_CRASHED && event->subject == seat;
}

/* JOY-ACT-01: what is discarded or lost with its slot is not used. */
static int
count_item (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_SPENT && event->actor == seat && event->clause == JOY_ACT_01;
}

static int
count_ability (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_SPENT && event->actor == seat
         && (event->clause == JOY_ABL_02 || event->clause == JOY_ABL_04);
}

const PaddockMeasure joy_measures[JOY_N_MEASURES] = {
  { .id = "laps",
    .label = N_ ("Laps"),
    .help = N_ ("Laps completed"),
    .applies = always,
    .read = read_laps },
  { .id = "behind",
    .label = N_ ("Lines behind"),
    .help =
      N_ ("How many lines fewer than the winner the car has crossed in their order, checkpoints "
          "and starting line alike"),
    .form = PADDOCK_MEASURE_BEHIND,
    .applies = always,
    .read = joy_progress },
  { .id = "crashes",
    .label = N_ ("Smashes"),
    .help = N_ ("Smashes, and pile-ups that the car was caught in"),
    .applies = always,
    .count = count_smash },
  { .id = "damage",
    .label = N_ ("Damage"),
    .help = N_ ("Gears, lock slots and item slots that were broken at the end"),
    .applies = has_damage,
    .read = read_damage },
  { .id = "cards",
    .label = N_ ("Items"),
    .help = N_ ("Items used; those that were discarded do not count"),
    .count = count_item },
  { .id = "abilities",
    .label = N_ ("Abilities"),
    .help = N_ ("How often an ability was used"),
    .count = count_ability },
};

/* --- Dice --- */

enum {
  LUCK_CAR,
  LUCK_ITEM,
};

const PaddockLuckKind joy_luck_kinds[JOY_N_LUCK_KINDS] = {
  [LUCK_CAR] = { N_ ("Car dice") },
  [LUCK_ITEM] = { N_ ("Dice of items") },
};

/* JOY-RUL-06: lightning is worth the spaces that it stands for. */
static int
find_worth (const PaddockTable *table, int shows)
{
  return shows == JOY_LIGHTNING ? joy_get_lightning_spaces (table) : shows;
}

/* JOY-HCP-01: no number counts where a handicap is drawn by lot. */
gboolean
joy_weigh_die (const PaddockTable *table, const PaddockEvent *event, PaddockWeighedDie *weighed)
{
  const JoyCourse *course = joy_course (table);
  gboolean is_car = event->subject == JOY_CAR_DIE;
  const PaddockDie *die =
    is_car ? &course->cars[event->actor].die : &course->items[event->subject - 1].die;

  if (event->clause == JOY_HCP_01)
    return FALSE;

  *weighed = (PaddockWeighedDie){ .kind = is_car ? LUCK_CAR : LUCK_ITEM,
                                  .worth = find_worth (table, event->amount),
                                  .n_sides = die->n_sides };
  for (guint i = 0; i < die->n_sides; i++)
    weighed->sum += find_worth (table, die->shows[i]);
  return TRUE;
}
