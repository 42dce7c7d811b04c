/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-track.h"

#include "hex-layout.h"
#include "words.h"

#define TITLE_MAX 200
#define ID_LIST_MAX 500
#define ID_LIST_ALPHABET "a-z0-9 -"
#define RATING_MAX 9
#define OBSTACLE_MAX_HEXES 3

static const char *const side_names[] = { NC_ ("value", "plain"), NC_ ("value", "item"), NULL };
static const char *const shape_names[] = { NC_ ("value", "one"),      NC_ ("value", "two"),
                                           NC_ ("value", "straight"), NC_ ("value", "bent"),
                                           NC_ ("value", "triangle"), NULL };
static const char *const how_names[] = { NC_ ("value", "random"), NC_ ("value", "fixed"),
                                         NC_ ("value", "armed"), NULL };
static const char *const orientation_names[] = { NC_ ("value", "pointy"), NC_ ("value", "flat"),
                                                 NULL };
static const char *const inside_names[] = { NC_ ("value", "none"), NC_ ("value", "left"),
                                            NC_ ("value", "right"), NULL };
static const char *const when_names[] = { NC_ ("value", "phase-start"), NC_ ("value", "phase-end"),
                                          NULL };
static const char *const race_names[] = { NC_ ("value", "fastest"),    NC_ ("value", "furthest"),
                                          NC_ ("value", "toughest"),   NC_ ("value", "pursuit"),
                                          NC_ ("value", "fox-hounds"), NULL };

static const PaddockField special_fields[] = {
  {
    .name = NC_ ("field", "key"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE,
    PADDOCK_AT (PaddockSpecial, key),
    .min = 1,
    .max = 1,
    .alphabet = "a-z",
    .help = N_ ("The letter that stands for it in the rows of the board."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSpecial, name),
    .help = N_ ("The id of the special space in a card set."),
  },
  {
    .name = NC_ ("field", "label"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockSpecial, label),
    .max = 60,
    .help = N_ ("Its name for people, where it differs from the card set's."),
  },
};

const PaddockRecordType paddock_special_type = {
  .name = "special",
  .help = N_ ("The legend of the board: what a letter on it stands for."),
  PADDOCK_RECORD (PaddockSpecial, special_fields),
};

static const PaddockField line_token_fields[] = {
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_HEX,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockLineToken, at),
    .help = N_ ("The hex it lies on, which it turns into a barrier."),
  },
  {
    .name = NC_ ("field", "arrow"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockLineToken, arrow),
    .max = PADDOCK_N_DIRECTIONS - 1,
    .help = N_ ("The direction of its arrow, along the line."),
  },
};

const PaddockRecordType paddock_line_token_type = {
  .name = "token",
  .help = N_ ("A token at one end of a line."),
  PADDOCK_RECORD (PaddockLineToken, line_token_fields),
};

static const PaddockField checkpoint_fields[] = {
  {
    .name = NC_ ("field", "number"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockCheckpoint, number),
    .min = 1,
    .max = 99,
    .initial = 1,
    .help = N_ ("Its place in the order of a lap."),
  },
  {
    .name = NC_ ("field", "side"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockCheckpoint, side),
    .max = PADDOCK_SIDE_ITEM,
    .names = side_names,
    .help = N_ ("Which side of the tokens is up; the item side gives an item each lap."),
  },
  {
    .name = NC_ ("field", "items"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockCheckpoint, items),
    .max = ID_LIST_MAX,
    .alphabet = ID_LIST_ALPHABET,
    .help = N_ ("The item types it may give, ids with spaces between; without them, any."),
  },
  {
    .name = NC_ ("field", "token"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCheckpoint, tokens),
    .max = 2,
    .type = &paddock_line_token_type,
    .help = N_ ("One token, whose line runs to the edge, or two that face each other."),
  },
};

const PaddockRecordType paddock_checkpoint_type = {
  .name = "checkpoint",
  .help = N_ ("A line that must be crossed in each lap, in the order of the numbers."),
  PADDOCK_RECORD (PaddockCheckpoint, checkpoint_fields),
};

static const PaddockField start_fields[] = {
  {
    .name = NC_ ("field", "side"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockStartLine, side),
    .max = PADDOCK_SIDE_ITEM,
    .names = side_names,
    .help = N_ ("Which side of the tokens is up; the item side gives an item each lap."),
  },
  {
    .name = NC_ ("field", "direction"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockStartLine, direction),
    .max = PADDOCK_N_DIRECTIONS - 1,
    .help = N_ ("The direction that cars face when they are placed on it."),
  },
  {
    .name = NC_ ("field", "token"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockStartLine, tokens),
    .max = 2,
    .type = &paddock_line_token_type,
    .help = N_ ("One token, whose line runs to the edge, or two that face each other."),
  },
};

const PaddockRecordType paddock_start_line_type = {
  .name = "start",
  .help = N_ ("The starting line, which is also where a lap ends."),
  PADDOCK_RECORD (PaddockStartLine, start_fields),
};

static const PaddockField obstacle_fields[] = {
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_HEX,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockObstacle, at),
    .help = N_ ("The hex that its first hex covers."),
  },
  {
    .name = NC_ ("field", "shape"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockObstacle, shape),
    .max = PADDOCK_N_SHAPES - 1,
    .names = shape_names,
    .help = N_ ("Which hexes it covers: one, two, three in a row, three bent, or a triangle."),
  },
  {
    .name = NC_ ("field", "rotation"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockObstacle, rotation),
    .max = PADDOCK_N_DIRECTIONS - 1,
    .help = N_ ("Anti-clockwise turns of 60 degrees about its first hex."),
  },
  {
    .name = "shows",
    .label = N_ ("Its hexes show"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockObstacle, shows),
    .max = OBSTACLE_MAX_HEXES,
    .alphabet = ".#_a-z",
    .help = N_ ("What each of its hexes shows, as in the rows of the board; without it, barriers."),
  },
};

const PaddockRecordType paddock_obstacle_type = {
  .name = "obstacle",
  .help = N_ ("A token of one to three hexes that replaces what lies under it."),
  PADDOCK_RECORD (PaddockObstacle, obstacle_fields),
};

static const PaddockField board_item_fields[] = {
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_HEX,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockBoardItem, at),
    .help = N_ ("The hex it lies on."),
  },
  {
    .name = "how",
    .label = N_ ("How it lies"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockBoardItem, how),
    .max = PADDOCK_ITEM_ARMED,
    .names = how_names,
    .help = N_ ("Face down from the stack, face down of a fixed type, or dropped and armed."),
  },
  {
    .name = NC_ ("field", "type"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockBoardItem, item),
    .help = N_ ("The id of the item type, unless it is drawn from the stack."),
  },
};

const PaddockRecordType paddock_board_item_type = {
  .name = "item",
  .help = N_ ("An item that lies on the board when the race begins."),
  PADDOCK_RECORD (PaddockBoardItem, board_item_fields),
};

static const PaddockField pool_entry_fields[] = {
  {
    .name = NC_ ("field", "type"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE,
    PADDOCK_AT (PaddockPoolEntry, item),
    .help = N_ ("The id of the item type."),
  },
  {
    .name = NC_ ("field", "count"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPoolEntry, count),
    .max = 99,
    .initial = PADDOCK_ITEM_DEFAULT_TOKENS,
    .help = N_ ("How many tokens of it are in the race."),
  },
};

const PaddockRecordType paddock_pool_entry_type = {
  .name = "pool",
  .help = N_ ("How many tokens of an item type are in the race."),
  PADDOCK_RECORD (PaddockPoolEntry, pool_entry_fields),
};

static const PaddockField grid_slot_fields[] = {
  {
    .name = NC_ ("field", "number"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockGridSlot, number),
    .min = 1,
    .max = 99,
    .initial = 1,
    .help = N_ ("Its place in the order of the grid; 1 is the pole."),
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
    .help = N_ ("Damage dice that are rolled for it."),
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
    .label = N_ ("Gone after one victim"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockHazard, once),
    .max = 1,
    .help = N_ ("Whether it is gone after its first victim."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockHazard, text),
    .max = TITLE_MAX,
    .help = N_ ("What it is, for people."),
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
    .help = N_ ("How many of them stand there."),
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
    .help = N_ ("Control loss points that it costs."),
  },
  {
    .name = NC_ ("field", "points"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFragile, points),
    .max = 99,
    .help = N_ ("What it is worth in a scoring race."),
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
    .help = N_ ("Whether it stays when it has been hit."),
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
    .help = N_ ("Control loss points that it costs."),
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
    .help = N_ ("The hex where a runner comes onto the track."),
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
  .help = N_ ("A place where runners come onto the track."),
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
    .help = N_ ("What each of them is worth."),
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
    .help = N_ ("Where they come onto the track."),
  },
};

static const PaddockRecordType runners_type = {
  .name = "runners",
  .help = N_ ("People who run across the track in a scoring race."),
  PADDOCK_RECORD (PaddockRunners, runners_fields),
};

static const PaddockField course_fields[] = {
  {
    .name = "closed",
    .label = N_ ("Circuit"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockFrothyCourse, closed),
    .max = 1,
    .initial = TRUE,
    .help = N_ ("Whether it is a circuit, on which ranks go on from the first after the last."),
  },
  {
    .name = NC_ ("field", "length"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFrothyCourse, length),
    .max = PADDOCK_RANK_MAX + 1,
    .help = N_ ("The number of ranks on the way round; 0 while they are not laid."),
  },
  {
    .name = NC_ ("field", "line-rank"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFrothyCourse, line_rank),
    .max = PADDOCK_RANK_MAX,
    .help = N_ ("The lap line lies between this rank and the one before it."),
  },
  {
    .name = "inside",
    .label = N_ ("Inside of the track"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockFrothyCourse, inside),
    .max = 2,
    .names = inside_names,
    .help = N_ ("On which side of the way the inside of the track lies."),
  },
  {
    .name = "race",
    .label = N_ ("Kind of race"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockFrothyCourse, race),
    .max = PADDOCK_RACE_FOX_HOUNDS,
    .names = race_names,
    .help = N_ ("What the race is about."),
  },
  {
    .name = NC_ ("field", "distance"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFrothyCourse, distance),
    .max = 9999,
    .help = N_ ("Fastest: the spaces to be raced instead of laps; 0 means that laps count."),
  },
  {
    .name = NC_ ("field", "rounds"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFrothyCourse, rounds),
    .max = 999,
    .help = N_ ("Furthest: the rounds after which it ends."),
  },
  {
    .name = NC_ ("field", "lead"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFrothyCourse, lead),
    .max = 9999,
    .help = N_ ("Fox and hounds: how many spaces ahead of the hounds the fox starts."),
  },
  {
    .name = "scoring",
    .label = N_ ("Points decide"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockFrothyCourse, scoring),
    .max = 1,
    .help = N_ ("Whether points decide the race."),
  },
  {
    .name = "teams",
    .label = N_ ("Raced in teams"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockFrothyCourse, teams),
    .max = 1,
    .help = N_ ("Whether it is raced in teams."),
  },
  {
    .name = NC_ ("field", "boundary-rating"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFrothyCourse, boundary_dice),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Added to the damage dice of a collision with the edge of the track."),
  },
  {
    .name = "boundary-clp",
    .label = N_ ("Boundary control loss"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFrothyCourse, boundary_clp),
    .min = -RATING_MAX,
    .max = RATING_MAX,
    .help = N_ ("Control loss points that the edge of the track costs."),
  },
  {
    .name = "wreck-low",
    .label = N_ ("Wrecks can be jumped"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockFrothyCourse, wreck_low),
    .max = 1,
    .initial = TRUE,
    .help = N_ ("Whether wrecks at rest can be jumped."),
  },
  {
    .name = "max-vehicles",
    .label = N_ ("Most vehicles"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockFrothyCourse, max_vehicles),
    .min = 2,
    .max = 6,
    .initial = 6,
    .help = N_ ("How many vehicles the track is made for."),
  },
  {
    .name = NC_ ("field", "runners"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockFrothyCourse, runners),
    .type = &runners_type,
    .help = N_ ("People who run across the track."),
  },
};

static const PaddockRecordType course_type = {
  .name = "course",
  .help = N_ ("The course of a Frothy track; ranks and lanes are in the rows of the board."),
  PADDOCK_RECORD (PaddockFrothyCourse, course_fields),
};

static const PaddockField tracing_fields[] = {
  {
    .name = NC_ ("field", "file"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockTracing, file),
    .max = 1000,
    .help = N_ ("The picture, relative to the track's file."),
  },
  {
    .name = "x",
    .label = N_ ("Left edge"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTracing, x),
    .min = -1000000,
    .max = 1000000,
    .help = N_ ("Where its left edge lies, in hundredths of a hex size."),
  },
  {
    .name = "y",
    .label = N_ ("Top edge"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTracing, y),
    .min = -1000000,
    .max = 1000000,
    .help = N_ ("Where its top edge lies, in hundredths of a hex size."),
  },
  {
    .name = NC_ ("field", "scale"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTracing, scale),
    .min = 1,
    .max = 10000,
    .initial = 100,
    .help = N_ ("Its scale in percent."),
  },
  {
    .name = NC_ ("field", "opacity"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTracing, opacity),
    .max = 100,
    .initial = 50,
    .help = N_ ("Its opacity in percent."),
  },
};

static const PaddockRecordType tracing_type = {
  .name = "tracing",
  .help = N_ ("A picture under the board, to trace."),
  PADDOCK_RECORD (PaddockTracing, tracing_fields),
};

static const PaddockField hex_track_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockHexTrack, id),
    .initial_text = "track",
    .help = N_ ("A name for files and references."),
  },
  {
    .name = NC_ ("field", "title"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockHexTrack, title),
    .max = TITLE_MAX,
    .help = N_ ("Its name for people."),
  },
  {
    .name = NC_ ("field", "author"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockHexTrack, author),
    .max = TITLE_MAX,
    .help = N_ ("Who made it."),
  },
  {
    .name = NC_ ("field", "location"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockHexTrack, location),
    .max = TITLE_MAX,
    .help = N_ ("The place that the board shows."),
  },
  {
    .name = NC_ ("field", "game"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockHexTrack, game),
    .max = PADDOCK_GAME_ARCADE,
    .names = paddock_game_names,
    .help = N_ ("The game it is made for: joyride or frothy."),
  },
  {
    .name = NC_ ("field", "orientation"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockHexTrack, orientation),
    .max = PADDOCK_ORIENTATION_FLAT,
    .names = orientation_names,
    .help = N_ ("Whether its hexes are drawn with a corner or with a side on top."),
  },
  {
    .name = NC_ ("field", "laps"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockHexTrack, laps),
    .min = 1,
    .max = 99,
    .initial = 2,
    .help = N_ ("How many laps are raced."),
  },
  {
    .name = NC_ ("field", "difficulty"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockHexTrack, difficulty),
    .max = 10,
    .help = N_ ("Its difficulty in stars; 0 means that it is not rated."),
  },
  {
    .name = NC_ ("field", "items"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockHexTrack, items),
    .max = ID_LIST_MAX,
    .alphabet = ID_LIST_ALPHABET,
    .help = N_ ("The item types that are recommended for it, ids with spaces between."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockHexTrack, description),
    .help = N_ ("What the track is like."),
  },
  {
    .name = NC_ ("field", "rules"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockHexTrack, rules),
    .help = N_ ("Special rules of this race, for people."),
  },
  {
    .name = NC_ ("field", "players"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockHexTrack, players),
    .type = &paddock_players_type,
    .help = N_ ("How well it suits each number of players."),
  },
  {
    .name = NC_ ("field", "cards"),
    .kind = PADDOCK_FIELD_LIST,
    .flags = PADDOCK_FIELD_MAY_MISS,
    PADDOCK_AT (PaddockHexTrack, cards),
    .type = &paddock_source_type,
    .help =
      N_ ("The card sets that its items and special spaces are from, besides the standard one."),
  },
  {
    .name = NC_ ("field", "special"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, specials),
    .max = PADDOCK_N_SPECIALS,
    .type = &paddock_special_type,
    .help = N_ ("The legend of the board."),
  },
  {
    .name = NC_ ("field", "board"),
    .kind = PADDOCK_FIELD_BOARD,
    PADDOCK_AT (PaddockHexTrack, board),
    .help = N_ ("The board, one row of cells a line."),
  },
  {
    .name = NC_ ("field", "start"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockHexTrack, start),
    .type = &paddock_start_line_type,
    .help = N_ ("The starting line."),
  },
  {
    .name = NC_ ("field", "checkpoint"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, checkpoints),
    .type = &paddock_checkpoint_type,
    .help = N_ ("The checkpoints."),
  },
  {
    .name = NC_ ("field", "obstacle"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, obstacles),
    .type = &paddock_obstacle_type,
    .help = N_ ("The obstacles that are laid on the board."),
  },
  {
    .name = NC_ ("field", "item"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, board_items),
    .type = &paddock_board_item_type,
    .help = N_ ("The items that lie on the board."),
  },
  {
    .name = NC_ ("field", "pool"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, pool),
    .type = &paddock_pool_entry_type,
    .help = N_ ("The item tokens of the race; without them, four of each recommended type."),
  },
  {
    .name = NC_ ("field", "course"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockHexTrack, course),
    .type = &course_type,
    .help = N_ ("The course, on a Frothy track."),
  },
  {
    .name = NC_ ("field", "slot"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, grid),
    .type = &paddock_grid_slot_type,
    .help = N_ ("The starting grid."),
  },
  {
    .name = NC_ ("field", "hazard"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, hazards),
    .type = &paddock_hazard_type,
    .help = N_ ("The hazards."),
  },
  {
    .name = NC_ ("field", "fragile"),
    .kind = PADDOCK_FIELD_LIST,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, fragiles),
    .type = &paddock_fragile_type,
    .help = N_ ("The fragile obstacles."),
  },
  {
    .name = NC_ ("field", "solid"),
    .kind = PADDOCK_FIELD_LIST,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, solids),
    .type = &paddock_solid_type,
    .help = N_ ("The solid obstacles."),
  },
  {
    .name = NC_ ("field", "option"),
    .kind = PADDOCK_FIELD_LIST,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, options),
    .type = &paddock_setting_type,
    .help = N_ ("The rules that are switched for this race."),
  },
  {
    .name = NC_ ("field", "tracing"),
    .kind = PADDOCK_FIELD_RECORD,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, tracing),
    .type = &tracing_type,
    .help = N_ ("A picture under the board, to trace."),
  },
  {
    .name = NC_ ("field", "note"),
    .kind = PADDOCK_FIELD_LIST,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, notes),
    .type = &paddock_note_type,
    .help = N_ ("The designer's remarks."),
  },
  {
    .name = NC_ ("field", "accepted"),
    .kind = PADDOCK_FIELD_LIST,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, accepted),
    .type = &paddock_accepted_type,
    .help = N_ ("The findings that the designer keeps."),
  },
};

static const PaddockRecordType hex_track_type = {
  .name = "hex-track",
  .help = N_ ("A board of hexes and the layout of a race on it."),
  PADDOCK_RECORD (PaddockHexTrack, hex_track_fields),
};

const PaddockDocumentKind paddock_hex_track_kind = {
  .label = N_ ("Hex Track"),
  .extension = ".track.xml",
  .version = 1,
  .type = &hex_track_type,
};

#define CELL_CHARS "_.#"

int
paddock_cell_kind_from_char (char c)
{
  const char *found;

  if (g_ascii_islower (c))
    return PADDOCK_CELL_SPECIAL + (c - 'a');

  found = c ? strchr (CELL_CHARS, c) : NULL;
  return found ? (int) (found - CELL_CHARS) : -1;
}

char
paddock_cell_kind_to_char (guint kind)
{
  return kind < PADDOCK_CELL_SPECIAL ? CELL_CHARS[kind]
                                     : (char) ('a' + (kind - PADDOCK_CELL_SPECIAL));
}

gboolean
paddock_cell_kind_is_free (guint kind)
{
  return kind != PADDOCK_CELL_OFF && kind != PADDOCK_CELL_BARRIER;
}

/* The hexes of a shape that is not turned, from its first one. */
static const struct {
  guint n;
  PaddockHex hexes[OBSTACLE_MAX_HEXES];
} shapes[] = {
  [PADDOCK_SHAPE_ONE] = { 1, { { 0, 0 } } },
  [PADDOCK_SHAPE_TWO] = { 2, { { 0, 0 }, { 1, 0 } } },
  [PADDOCK_SHAPE_STRAIGHT] = { 3, { { 0, 0 }, { 1, 0 }, { 2, 0 } } },
  [PADDOCK_SHAPE_BENT] = { 3, { { 0, 0 }, { 1, 0 }, { 2, -1 } } },
  [PADDOCK_SHAPE_TRIANGLE] = { 3, { { 0, 0 }, { 1, 0 }, { 1, -1 } } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (shapes) == PADDOCK_N_SHAPES);

guint
paddock_obstacle_get_hexes (const PaddockObstacle *self, PaddockHex hexes[3])
{
  for (guint i = 0; i < shapes[self->shape].n; i++)
    hexes[i] = paddock_hex_rotate (paddock_hex_add (self->at, shapes[self->shape].hexes[i]),
                                   self->at, self->rotation);

  return shapes[self->shape].n;
}

guint
paddock_obstacle_get_shown (const PaddockObstacle *self, guint i)
{
  const char *shows = paddock_text_get (self->shows);
  int kind = i < strlen (shows) ? paddock_cell_kind_from_char (shows[i]) : PADDOCK_CELL_BARRIER;

  return kind < 0 ? PADDOCK_CELL_BARRIER : (guint) kind;
}

static gboolean
names_cards (const PaddockHexTrack *self, const PaddockSource *set)
{
  for (guint i = 0; i < paddock_list_len (self->cards); i++) {
    const PaddockSource *named = PADDOCK_LIST_AT (self->cards, PaddockSource, i);

    if (named->document == set->document
        || (named->document && paddock_document_equal (named->document, set->document)))
      return TRUE;
  }

  return FALSE;
}

void
paddock_hex_track_add_cards (PaddockHexTrack *self, const PaddockSource *set)
{
  PaddockSource *source;

  if (names_cards (self, set))
    return;

  source = paddock_list_append (&self->cards, &paddock_source_type);
  paddock_text_set (&source->file, set->file);
  source->document = paddock_document_ref (set->document);
}
