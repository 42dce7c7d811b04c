/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands on a hex track of Frothy Races: grid, hazards, runners, and the course itself.
 */

#include "hex-track-parts.h"

char *
paddock_rating_dup_cost (int clp, int dice)
{
  if (clp != 0 && dice != 0)
    return g_strdup_printf ("%+d/%+dd", clp, dice);
  if (dice != 0)
    return g_strdup_printf ("%+dd", dice);

  return clp != 0 ? g_strdup_printf ("%+d", clp) : g_strdup ("");
}

char *
paddock_rating_dup_gain (int points)
{
  return points != 0 ? g_strdup_printf ("\u2605%d", points) : g_strdup ("");
}

static const char *const inside_names[] = { NC_ ("value", "none"), NC_ ("value", "left"),
                                            NC_ ("value", "right"), NULL };
static const char *const when_names[] = { NC_ ("value", "phase-start"), NC_ ("value", "phase-end"),
                                          NULL };
static const char *const race_names[] = { NC_ ("value", "fastest"),    NC_ ("value", "furthest"),
                                          NC_ ("value", "toughest"),   NC_ ("value", "pursuit"),
                                          NC_ ("value", "fox-hounds"), NULL };

static const PaddockField grid_slot_fields[] = {
  {
    .name = NC_ ("field", "number"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockGridSlot, number),
    .min = 1,
    .max = 99,
    .initial = 1,
    .help = N_ ("Its position in the order of the grid; 1 is pole."),
  },
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_HEX,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockGridSlot, at),
    .help = N_ ("The hex a vehicle starts from."),
  },
  {
    .name = NC_ ("field", "facing"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockGridSlot, facing),
    .max = PADDOCK_N_FACINGS - 1,
    .help = N_ ("The facing it starts with, in twelfths of a turn, anti-clockwise."),
  },
};

const PaddockRecordType paddock_grid_slot_type = {
  .name = "slot",
  .help = N_ ("A place of the starting grid."),
  PADDOCK_RECORD (PaddockGridSlot, grid_slot_fields),
};

static const PaddockField hazard_fields[] = {
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_HEX,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockHazard, at),
    .help = N_ ("The hex it lies on."),
  },
  {
    .name = NC_ ("field", "rating"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockHazard, clp),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Added to the control loss points it costs."),
  },
  {
    .name = "dice",
    .label = N_ ("Damage dice"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockHazard, dice),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Damage dice rolled for it."),
  },
  {
    .name = "low",
    .label = N_ ("Can be jumped"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockHazard, is_low),
    .max = 1,
    .initial = TRUE,
    .help = N_ ("Whether it can be jumped."),
  },
  {
    .name = "once",
    .label = N_ ("Disappears after one victim"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockHazard, once),
    .max = 1,
    .help = N_ ("Whether it disappears after its first victim."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockHazard, text),
    .max = TITLE_MAX,
    .help = N_ ("A description."),
  },
};

const PaddockRecordType paddock_hazard_type = {
  .name = "hazard",
  .help = N_ ("Something on the track that upsets a vehicle's control."),
  PADDOCK_RECORD (PaddockHazard, hazard_fields),
};

static const PaddockField fragile_fields[] = {
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_HEX,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockFragile, at),
    .help = N_ ("The hex it stands on."),
  },
  {
    .name = NC_ ("field", "markers"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFragile, markers),
    .min = 1,
    .max = 99,
    .initial = 1,
    .help = N_ ("How many there are."),
  },
  {
    .name = NC_ ("field", "rating"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFragile, dice),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Added to the damage dice of a collision with it."),
  },
  {
    .name = "clp",
    .label = N_ ("Control loss points"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFragile, clp),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Control loss points it costs."),
  },
  {
    .name = NC_ ("field", "points"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFragile, points),
    .max = 99,
    .help = N_ ("Its points in a scoring race."),
  },
  {
    .name = "low",
    .label = N_ ("Can be jumped"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockFragile, is_low),
    .max = 1,
    .initial = TRUE,
    .help = N_ ("Whether it can be jumped."),
  },
  {
    .name = "stays",
    .label = N_ ("Stays when hit"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockFragile, stays),
    .max = 1,
    .help = N_ ("Whether it stays after being hit."),
  },
};

const PaddockRecordType paddock_fragile_type = {
  .name = "fragile",
  .help = N_ ("An obstacle that breaks when it is hit."),
  PADDOCK_RECORD (PaddockFragile, fragile_fields),
};

static const PaddockField solid_fields[] = {
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_HEX,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSolid, at),
    .help = N_ ("The hex it stands on."),
  },
  {
    .name = NC_ ("field", "rating"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockSolid, dice),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Added to the damage dice of a collision with it."),
  },
  {
    .name = "clp",
    .label = N_ ("Control loss points"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockSolid, clp),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Control loss points it costs."),
  },
  {
    .name = "low",
    .label = N_ ("Can be jumped"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockSolid, is_low),
    .max = 1,
    .help = N_ ("Whether it can be jumped."),
  },
};

const PaddockRecordType paddock_solid_type = {
  .name = "solid",
  .help = N_ ("An obstacle that stops whatever runs into it."),
  PADDOCK_RECORD (PaddockSolid, solid_fields),
};

static const PaddockField runner_entry_fields[] = {
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_HEX,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRunnerEntry, at),
    .help = N_ ("The hex where a runner enters the track."),
  },
  {
    .name = NC_ ("field", "direction"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRunnerEntry, direction),
    .max = PADDOCK_N_DIRECTIONS - 1,
    .help = N_ ("The direction it runs in."),
  },
};

const PaddockRecordType paddock_runner_entry_type = {
  .name = "entry",
  .help = N_ ("A place where runners enter the track."),
  PADDOCK_RECORD (PaddockRunnerEntry, runner_entry_fields),
};

static const PaddockField runners_fields[] = {
  {
    .name = NC_ ("field", "number"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRunners, number),
    .max = 99,
    .help = N_ ("How many runners there are."),
  },
  {
    .name = NC_ ("field", "points"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRunners, points),
    .max = 99,
    .help = N_ ("The points for each of them."),
  },
  {
    .name = "when",
    .label = N_ ("When they move"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockRunners, when),
    .max = 1,
    .names = when_names,
    .help = N_ ("When they move: at the start or at the end of a phase."),
  },
  {
    .name = NC_ ("field", "entry"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockRunners, entries),
    .type = &paddock_runner_entry_type,
    .help = N_ ("Where they enter the track."),
  },
};

const PaddockRecordType paddock_runners_type = {
  .name = "runners",
  .help = N_ ("People who run across the track in a scoring race."),
  PADDOCK_RECORD (PaddockRunners, runners_fields),
};

static const PaddockField course_fields[] = {
  {
    .name = "closed",
    .label = N_ ("Circuit"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockCourse, closed),
    .max = 1,
    .initial = TRUE,
    .help = N_ ("Whether the track is a circuit, where the first rank follows the last."),
  },
  {
    .name = NC_ ("field", "length"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCourse, length),
    .max = PADDOCK_RANK_MAX + 1,
    .help = N_ ("The number of ranks around the track; 0 until they are laid."),
  },
  {
    .name = NC_ ("field", "line-rank"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCourse, line_rank),
    .max = PADDOCK_RANK_MAX,
    .help = N_ ("The lap line lies between this rank and the one before it."),
  },
  {
    .name = "inside",
    .label = N_ ("Inside of the track"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockCourse, inside),
    .max = 2,
    .names = inside_names,
    .help = N_ ("Which side of the course is the inside of the track."),
  },
  {
    .name = "race",
    .label = N_ ("Kind of race"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockCourse, race),
    .max = PADDOCK_RACE_FOX_HOUNDS,
    .names = race_names,
    .help = N_ ("The aim of the race."),
  },
  {
    .name = NC_ ("field", "distance"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCourse, distance),
    .max = 9999,
    .help = N_ ("Fastest: the spaces to race instead of laps; 0 means that laps count."),
  },
  {
    .name = NC_ ("field", "rounds"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCourse, rounds),
    .max = 999,
    .help = N_ ("Furthest: the number of rounds."),
  },
  {
    .name = NC_ ("field", "lead"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCourse, lead),
    .max = 9999,
    .help = N_ ("Fox and hounds: how many spaces ahead of the hounds the fox starts."),
  },
  {
    .name = "scoring",
    .label = N_ ("Points decide"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockCourse, scoring),
    .max = 1,
    .help = N_ ("Whether points decide the race."),
  },
  {
    .name = "teams",
    .label = N_ ("Raced in teams"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockCourse, teams),
    .max = 1,
    .help = N_ ("Whether teams race."),
  },
  {
    .name = NC_ ("field", "boundary-rating"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCourse, boundary_dice),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Added to the damage dice of a collision with the edge of the track."),
  },
  {
    .name = "boundary-clp",
    .label = N_ ("Boundary control loss"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCourse, boundary_clp),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Control loss points that the edge of the track costs."),
  },
  {
    .name = "wreck-low",
    .label = N_ ("Wrecks can be jumped"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockCourse, wreck_low),
    .max = 1,
    .initial = TRUE,
    .help = N_ ("Whether wrecks at rest can be jumped."),
  },
  {
    .name = "max-vehicles",
    .label = N_ ("Maximum vehicles"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCourse, max_vehicles),
    .min = 2,
    .max = 6,
    .initial = 6,
    .help = N_ ("How many vehicles the track is designed for."),
  },
  {
    .name = NC_ ("field", "runners"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockCourse, runners),
    .type = &paddock_runners_type,
    .help = N_ ("People who run across the track."),
  },
};

const PaddockRecordType paddock_course_type = {
  .name = "course",
  .help = N_ ("The course of a Frothy track; ranks and lanes are in the rows of the board."),
  PADDOCK_RECORD (PaddockCourse, course_fields),
};
