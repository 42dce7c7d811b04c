/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-track.h"

#include "words.h"

#define LANES_MAX 5
#define TILE_ROWS_MAX 999

static const char *const tile_kind_names[] = { NC_ ("value", "start"), NC_ ("value", "finish"),
                                               NC_ ("value", "curve"),
                                               NC_ ("value", "intermediate"), NULL };
static const char *const turn_names[] = { NC_ ("value", "none"), NC_ ("value", "left"),
                                          NC_ ("value", "right"), NULL };
static const char *const box_names[] = { NC_ ("value", "own"), NC_ ("value", "core"),
                                         NC_ ("value", "expansion"), NULL };
static const char *const shoulder_names[] = { NC_ ("value", "both"), NC_ ("value", "left"),
                                              NC_ ("value", "right"), NC_ ("value", "none"), NULL };
static const char *const bonus_names[] = { NC_ ("value", "sprint"), NC_ ("value", "mom"), NULL };
static const char *const length_names[] = { NC_ ("value", "auto"), NC_ ("value", "short"),
                                            NC_ ("value", "medium"), NC_ ("value", "long"), NULL };

static const PaddockField rows_fields[] = {
  {
    .name = "n",
    .label = N_ ("Rows alike"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRows, n),
    .min = 1,
    .max = 60,
    .initial = 1,
    .help = N_ ("How many rows are alike."),
  },
  {
    .name = NC_ ("field", "lanes"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRows, lanes),
    .min = 1,
    .max = LANES_MAX,
    .initial = 1,
    .help = N_ ("How many lanes they have."),
  },
  {
    .name = NC_ ("field", "priority"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRows, priority),
    .min = 1,
    .max = LANES_MAX,
    .initial = 1,
    .help = N_ ("The lane of the priority line, counted from the left."),
  },
  {
    .name = NC_ ("field", "shoulder"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockRows, shoulder),
    .max = 3,
    .names = shoulder_names,
    .help = N_ ("On which sides a rider can stand beside the road."),
  },
  {
    .name = "split",
    .label = N_ ("Split lanes"),
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (PaddockRows, split),
    .min = 1,
    .max = LANES_MAX,
    .help = N_ ("The lanes that have two spaces, one behind the other, in each of these rows."),
  },
};

const PaddockRecordType paddock_rows_type = {
  .name = "rows",
  .help = N_ ("A run of equal rows, from the rear to the front."),
  PADDOCK_RECORD (PaddockRows, rows_fields),
};

static const PaddockField section_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE,
    PADDOCK_AT (PaddockSection, id),
    .help = N_ ("Its name in the tile."),
  },
  {
    .name = NC_ ("field", "terrain"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockSection, terrain),
    .max = PADDOCK_N_TERRAINS - 1,
    .names = paddock_terrain_names,
    .help = N_ ("The surface of the road."),
  },
  {
    .name = NC_ ("field", "rows"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockSection, rows),
    .type = &paddock_rows_type,
    .help = N_ ("Its rows, from the rear to the front."),
  },
};

const PaddockRecordType paddock_section_type = {
  .name = "section",
  .help = N_ ("A stretch of one terrain."),
  PADDOCK_RECORD (PaddockSection, section_fields),
};

static const PaddockField lane_link_fields[] = {
  {
    .name = "from",
    .label = N_ ("From lane"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockLaneLink, from),
    .min = 1,
    .max = LANES_MAX,
    .initial = 1,
    .help = N_ ("The lane before the boundary."),
  },
  {
    .name = "to",
    .label = N_ ("To lane"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockLaneLink, to),
    .min = 1,
    .max = LANES_MAX,
    .initial = 1,
    .help = N_ ("The lane after it."),
  },
};

const PaddockRecordType paddock_lane_link_type = {
  .name = "link",
  .help = N_ ("A link from one lane to another."),
  PADDOCK_RECORD (PaddockLaneLink, lane_link_fields),
};

static const PaddockField transition_fields[] = {
  {
    .name = "after",
    .label = N_ ("After row"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTransition, after),
    .max = TILE_ROWS_MAX,
    .help = N_ ("The row of the tile before the boundary; 0 is the tile's entrance."),
  },
  {
    .name = NC_ ("field", "link"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTransition, links),
    .type = &paddock_lane_link_type,
    .help = N_ ("The links across it, instead of those that the widths give."),
  },
};

const PaddockRecordType paddock_transition_type = {
  .name = "transition",
  .help = N_ ("How lanes continue where the default would be wrong."),
  PADDOCK_RECORD (PaddockTransition, transition_fields),
};

static const PaddockField road_slot_fields[] = {
  {
    .name = NC_ ("field", "number"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRoadSlot, number),
    .min = 1,
    .max = 99,
    .initial = 1,
    .help = N_ ("Its position in the order of the grid."),
  },
  {
    .name = NC_ ("field", "row"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRoadSlot, row),
    .min = 1,
    .max = TILE_ROWS_MAX,
    .initial = 1,
    .help = N_ ("The row of the tile."),
  },
  {
    .name = NC_ ("field", "lane"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRoadSlot, lane),
    .min = 1,
    .max = LANES_MAX,
    .initial = 1,
    .help = N_ ("The lane."),
  },
};

const PaddockRecordType paddock_road_slot_type = {
  .name = "slot",
  .help = N_ ("A place of the starting grid."),
  PADDOCK_RECORD (PaddockRoadSlot, road_slot_fields),
};

static const PaddockField tile_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTile, id),
    .defines = "tile",
    .help = N_ ("Its name in the course."),
  },
  {
    .name = NC_ ("field", "label"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockTile, label),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTile, kind),
    .max = PADDOCK_TILE_INTERMEDIATE,
    .initial = PADDOCK_TILE_INTERMEDIATE,
    .names = tile_kind_names,
    .help = N_ ("What it is for."),
  },
  {
    .name = NC_ ("field", "piece"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTile, piece),
    .min = 1,
    .max = 2,
    .initial = 1,
    .help = N_ ("Which piece of its start or finish it is."),
  },
  {
    .name = "of",
    .label = N_ ("Number of pieces"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTile, of),
    .min = 1,
    .max = 2,
    .initial = 1,
    .help = N_ ("How many pieces it has."),
  },
  {
    .name = NC_ ("field", "set"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockTile, set),
    .help = N_ ("The name that the pieces of one start or finish share."),
  },
  {
    .name = NC_ ("field", "turn"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockTile, turn),
    .max = PADDOCK_BEND_RIGHT,
    .names = turn_names,
    .help = N_ ("Which way it turns."),
  },
  {
    .name = NC_ ("field", "box"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockTile, box),
    .max = 2,
    .names = box_names,
    .help = N_ ("Where the piece comes from."),
  },
  {
    .name = NC_ ("field", "start-line"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTile, start_line),
    .max = TILE_ROWS_MAX,
    .help = N_ ("The start line lies after this row; 0 means there is none."),
  },
  {
    .name = NC_ ("field", "finish-line"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTile, finish_line),
    .max = TILE_ROWS_MAX,
    .help = N_ ("The finish line of a finish tile lies after this row; 0 means after its last."),
  },
  {
    .name = NC_ ("field", "section"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTile, sections),
    .type = &paddock_section_type,
    .help = N_ ("Its stretches, from the rear to the front."),
  },
  {
    .name = NC_ ("field", "transition"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTile, transitions),
    .type = &paddock_transition_type,
    .help = N_ ("Boundaries with their own lane links."),
  },
  {
    .name = NC_ ("field", "slot"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTile, slots),
    .type = &paddock_road_slot_type,
    .help = N_ ("The starting grid, on a start tile."),
  },
};

const PaddockRecordType paddock_tile_type = {
  .name = "tile",
  .help = N_ ("A piece of road."),
  PADDOCK_RECORD (PaddockTile, tile_fields),
};

static const PaddockField tile_place_fields[] = {
  {
    .name = NC_ ("field", "tile"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTilePlace, tile),
    .refers_to = "tile",
    .help = N_ ("Which tile lies here."),
  },
  {
    .name = "as",
    .label = N_ ("Name in the course"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTilePlace, as),
    .defines = "place",
    .help = N_ ("The name of this place."),
  },
  {
    .name = "mirror",
    .label = N_ ("Mirrored"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockTilePlace, mirror),
    .max = 1,
    .help = N_ ("Whether left and right are swapped."),
  },
  {
    .name = NC_ ("field", "line"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTilePlace, line),
    .max = 99,
    .help = N_ ("The line of tiles it lies in; 0 for a curve that joins two lines."),
  },
};

const PaddockRecordType paddock_tile_place_type = {
  .name = "place",
  .help = N_ ("A tile in the course."),
  PADDOCK_RECORD (PaddockTilePlace, tile_place_fields),
};

static const PaddockField bonus_line_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE,
    PADDOCK_AT (PaddockBonusLine, id),
    .help = N_ ("Its name."),
  },
  {
    .name = NC_ ("field", "type"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockBonusLine, type),
    .max = PADDOCK_BONUS_MOM,
    .names = bonus_names,
    .help = N_ ("A sprint, or the Monarch of the Mountain."),
  },
  {
    .name = "at",
    .label = N_ ("Place"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockBonusLine, at),
    .refers_to = "place",
    .help = N_ ("The place in the course."),
  },
  {
    .name = "after",
    .label = N_ ("After row"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockBonusLine, after),
    .min = 1,
    .max = TILE_ROWS_MAX,
    .initial = 1,
    .help = N_ ("The row of that place that it follows."),
  },
};

const PaddockRecordType paddock_bonus_line_type = {
  .name = "bonus",
  .help = N_ ("A line that earns time for the first rider across."),
  PADDOCK_RECORD (PaddockBonusLine, bonus_line_fields),
};

static const PaddockField road_track_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockRoadTrack, id),
    .initial_text = "course",
    .help = N_ ("A name for files and references."),
  },
  {
    .name = NC_ ("field", "title"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockRoadTrack, title),
    .max = 200,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "author"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockRoadTrack, author),
    .max = 200,
    .help = N_ ("Who made it."),
  },
  {
    .name = NC_ ("field", "length"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockRoadTrack, length),
    .max = 3,
    .names = length_names,
    .help = N_ ("The length of the game; auto takes it from the lines of tiles."),
  },
  {
    .name = NC_ ("field", "min-players"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRoadTrack, min_players),
    .max = 7,
    .help = N_ ("The fewest players it is for; 0 means as few as the game allows."),
  },
  {
    .name = NC_ ("field", "max-players"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockRoadTrack, max_players),
    .max = 7,
    .help = N_ ("The most players it is for; 0 means as many as the grid holds."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockRoadTrack, description),
    .help = N_ ("A description of the course."),
  },
  {
    .name = NC_ ("field", "tile"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockRoadTrack, tiles),
    .type = &paddock_tile_type,
    .help = N_ ("The tiles that the course can use."),
  },
  {
    .name = NC_ ("field", "place"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockRoadTrack, places),
    .type = &paddock_tile_place_type,
    .help = N_ ("The course, in racing order."),
  },
  {
    .name = NC_ ("field", "bonus"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockRoadTrack, bonuses),
    .type = &paddock_bonus_line_type,
    .help = N_ ("The bonus lines."),
  },
  {
    .name = NC_ ("field", "option"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockRoadTrack, options),
    .type = &paddock_setting_type,
    .help = N_ ("Rules changed for this race."),
  },
  {
    .name = NC_ ("field", "note"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockRoadTrack, notes),
    .type = &paddock_note_type,
    .help = N_ ("The designer's remarks."),
  },
  {
    .name = NC_ ("field", "accepted"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockRoadTrack, accepted),
    .type = &paddock_accepted_type,
    .help = N_ ("Problems that the designer accepts."),
  },
};

static const PaddockRecordType road_track_type = {
  .name = "road-track",
  .help = N_ ("Road tiles and the course laid with them."),
  PADDOCK_RECORD (PaddockRoadTrack, road_track_fields),
};

const PaddockDocumentKind paddock_road_track_kind = {
  .label = N_ ("Road Track"),
  .extension = ".track.xml",
  .version = 1,
  .type = &road_track_type,
  .game = PADDOCK_ROAD_GAME,
  .is_track = TRUE,
};
