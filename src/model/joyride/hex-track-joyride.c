/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands on a hex track of Joyride: special spaces, lines, obstacles, items.
 */

#include "hex-track-parts.h"

static const char *const side_names[] = { NC_ ("value", "plain"), NC_ ("value", "item"), NULL };
static const char *const shape_names[] = { NC_ ("value", "one"),      NC_ ("value", "two"),
                                           NC_ ("value", "straight"), NC_ ("value", "bent"),
                                           NC_ ("value", "triangle"), NULL };
static const char *const how_names[] = { NC_ ("value", "random"), NC_ ("value", "fixed"),
                                         NC_ ("value", "armed"), NULL };

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
    .help = N_ ("Its display name, where it differs from the card set's."),
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
    .help = N_ ("Its position in the order of a lap."),
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
    .flags = PADDOCK_FIELD_OF_ITEMS,
    PADDOCK_AT (PaddockCheckpoint, items),
    .max = ID_LIST_MAX,
    .alphabet = ID_LIST_ALPHABET,
    .help = N_ ("The item types it can give, ids separated by spaces; by default any."),
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
    .help = N_ ("What each of its hexes shows, as in the rows of the board; by default barriers."),
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
    .flags = PADDOCK_FIELD_OF_ITEMS,
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
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE | PADDOCK_FIELD_OF_ITEMS,
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
