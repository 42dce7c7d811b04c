/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the result of a race says of each vehicle, by the type of the race, and what its dice were worth.
 */

#include "frothy-dice.h"
#include "frothy-show.h"
#include "hex-track.h"
#include "words.h"

/* --- Types of races --- */

static gboolean
always (const PaddockTable *table)
{
  return TRUE;
}

static gboolean
is_for_distance (const PaddockTable *table)
{
  PaddockRaceType race = fro_course (table)->race;

  return race == PADDOCK_RACE_FASTEST || race == PADDOCK_RACE_FURTHEST;
}

static gboolean
has_laps (const PaddockTable *table)
{
  return is_for_distance (table) && fro_course (table)->is_closed;
}

static gboolean
is_scoring (const PaddockTable *table)
{
  return fro_course (table)->is_scoring;
}

static gboolean
is_series (const PaddockTable *table)
{
  return fro_course (table)->n_chases > 1;
}

/* FRO-RAC-06: who did not catch the Fox has no place in a chase. */
gboolean
fro_ranks_rest (const PaddockTable *table)
{
  return fro_course (table)->race != PADDOCK_RACE_FOX_HOUNDS;
}

/* --- Measures --- */

static int
read_laps (const PaddockTable *table, guint seat)
{
  return MAX (fro_vehicle (table, seat)->progress, 0) / fro_course (table)->length;
}

static int
read_progress (const PaddockTable *table, guint seat)
{
  return fro_vehicle (table, seat)->progress;
}

static int
read_score (const PaddockTable *table, guint seat)
{
  return fro_vehicle (table, seat)->score;
}

static int
read_phases (const PaddockTable *table, guint seat)
{
  return fro_vehicle (table, seat)->chase.phases;
}

static int
read_spaces (const PaddockTable *table, guint seat)
{
  return fro_vehicle (table, seat)->chase.spaces;
}

static int
count_damage (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_DAMAGED && event->actor == seat ? event->amount : 0;
}

static int
count_attack (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_ATTACKED && event->actor == seat;
}

/* FRO-AFF-15, FRO-TRT-02: a card that is lost or exchanged is not used. */
static int
count_card (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_SPENT && event->actor == seat && event->clause != FRO_AFF_15
         && event->clause != FRO_TRT_02;
}

/* A wreck that comes to rest is no crash of its own: the table says that the vehicle is out. */
static int
count_collision (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_COLLIDED && event->amount != FRO_ENTERS_HAZARD
         && event->amount != FRO_ENTERS_FRAGILE && (event->actor == seat || event->subject == seat);
}

const PaddockMeasure fro_measures[FRO_N_MEASURES] = {
  { .id = "points",
    .label = N_ ("Points"),
    .help = N_ ("Points scored"),
    .applies = is_scoring,
    .read = read_score },
  { .id = "fox-phases",
    .label = N_ ("Phases as Fox"),
    .help = N_ ("Movement phases for which it stayed ahead of the pack as the Fox"),
    .applies = is_series,
    .read = read_phases },
  { .id = "fox-spaces",
    .label = N_ ("Spaces as Fox"),
    .help = N_ ("Spaces that it got from its start as the Fox"),
    .applies = is_series,
    .read = read_spaces },
  { .id = "laps",
    .label = N_ ("Laps"),
    .help = N_ ("Laps completed"),
    .applies = has_laps,
    .read = read_laps },
  { .id = "behind",
    .label = N_ ("Spaces behind"),
    .help = N_ ("Spaces along the track that it was behind the winner at the end"),
    .form = PADDOCK_MEASURE_BEHIND,
    .applies = is_for_distance,
    .read = read_progress },
  { .id = "crashes",
    .label = N_ ("Collisions"),
    .help = N_ ("Collisions with vehicles, solid obstacles and the edge of the track, its own and "
                "those of others"),
    .count = count_collision },
  { .id = "damage",
    .label = N_ ("Damage"),
    .help = N_ ("Damage taken"),
    .applies = always,
    .count = count_damage },
  { .id = "attacks",
    .label = N_ ("Attacks"),
    .help = N_ ("Attacks on other vehicles and their drivers"),
    .count = count_attack },
  { .id = "cards",
    .label = N_ ("Cards"),
    .help = N_ ("Cards played, and limited traits used instead of one"),
    .applies = always,
    .count = count_card },
};

/* --- Dice --- */

enum {
  LUCK_CHECK,
  LUCK_FIGHT,
  LUCK_DAMAGE,
  LUCK_ICONS,
};

const PaddockLuckKind fro_luck_kinds[FRO_N_LUCK_KINDS] = {
  [LUCK_CHECK] = { N_ ("Speed checks") },
  [LUCK_FIGHT] = { N_ ("Fights") },
  [LUCK_DAMAGE] = { N_ ("Damage rolls"), TRUE },
  [LUCK_ICONS] = { N_ ("Slide and Damage icons in control rolls"), TRUE },
};

/* What each side of a die is worth in a roll. */
static int
find_value (const PaddockTable *table, int face)
{
  return fro_course (table)->values[face];
}

/* FRO-CTL-10, 11: the other icons can cancel each other out. */
static int
is_lasting (const PaddockTable *table, int face)
{
  return face == FRO_SLIDE || face == FRO_DAMAGE;
}

/* By use; a random number (FRO-DIC-07) is good for one and bad for another. */
static const struct {
  guint kind;
  int (*worth) (const PaddockTable *table, int face);
} uses[] = {
  [FRO_DIE_CHECK] = { LUCK_CHECK, find_value },
  [FRO_DIE_CONTROL] = { LUCK_ICONS, is_lasting },
  [FRO_DIE_ATTACK] = { LUCK_FIGHT, find_value },
  [FRO_DIE_DAMAGE] = { LUCK_DAMAGE, find_value },
  [FRO_DIE_NUMBER] = { 0, NULL },
};

/* The events of control rolls tell faces, all others values. */
gboolean
fro_weigh_die (const PaddockTable *table, const PaddockEvent *event, PaddockWeighedDie *weighed)
{
  int (*worth) (const PaddockTable *table, int face) = uses[event->subject].worth;

  if (!worth)
    return FALSE;

  *weighed = (PaddockWeighedDie){ .kind = uses[event->subject].kind,
                                  .worth = worth == find_value ? event->amount
                                                               : worth (table, event->amount),
                                  .n_sides = fro_die.n_sides };
  for (guint i = 0; i < fro_die.n_sides; i++)
    weighed->sum += worth (table, fro_die.shows[i]);
  return TRUE;
}
