/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-track-parts.h"

#include "hex-layout.h"

static const char *const orientation_names[] = { NC_ ("value", "pointy"), NC_ ("value", "flat"),
                                                 NULL };

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
    .help = N_ ("The position of its left edge, in hundredths of a hex size."),
  },
  {
    .name = "y",
    .label = N_ ("Top edge"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTracing, y),
    .min = -1000000,
    .max = 1000000,
    .help = N_ ("The position of its top edge, in hundredths of a hex size."),
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
    .help = N_ ("Its display name."),
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
    .flags = PADDOCK_FIELD_OF_GAME,
    PADDOCK_AT (PaddockHexTrack, game),
    .max = PADDOCK_N_GAMES - 1,
    .names = paddock_game_names,
    .offered = PADDOCK_HEX_GAMES,
    .help = N_ ("The game it is made for: joyride or frothy."),
  },
  {
    .name = NC_ ("field", "orientation"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockHexTrack, orientation),
    .max = PADDOCK_ORIENTATION_FLAT,
    .names = orientation_names,
    .help = N_ ("Whether hexes have a corner or a side at the top."),
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
    .help = N_ ("The difficulty in stars; 0 means not rated."),
  },
  {
    .name = NC_ ("field", "items"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_OF_ITEMS,
    PADDOCK_AT (PaddockHexTrack, items),
    .max = ID_LIST_MAX,
    .alphabet = ID_LIST_ALPHABET,
    .features = PADDOCK_FEATURE_ITEMS,
    .help = N_ ("Recommended item types, ids separated by spaces."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockHexTrack, description),
    .help = N_ ("A description of the track."),
  },
  {
    .name = NC_ ("field", "rules"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockHexTrack, rules),
    .help = N_ ("Special rules of this race, for the players."),
  },
  {
    .name = NC_ ("field", "section"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockHexTrack, is_section),
    .help = N_ ("Whether it is a section to stamp into tracks; one needs no start, checkpoints, "
                "grid or ranks."),
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
    .features = PADDOCK_FEATURE_SPECIALS | PADDOCK_FEATURE_ITEMS,
    .help =
      N_ ("The card sets that its items and special spaces come from, besides the standard one."),
  },
  {
    .name = NC_ ("field", "special"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, specials),
    .max = PADDOCK_N_SPECIALS,
    .type = &paddock_special_type,
    .features = PADDOCK_FEATURE_SPECIALS,
    .help = N_ ("The legend of the board."),
  },
  {
    .name = NC_ ("field", "board"),
    .kind = PADDOCK_FIELD_BOARD,
    PADDOCK_AT (PaddockHexTrack, board),
    .help = N_ ("The board, one row of cells per line."),
  },
  {
    .name = NC_ ("field", "start"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockHexTrack, start),
    .type = &paddock_start_line_type,
    .features = PADDOCK_FEATURE_LINES,
    .help = N_ ("The starting line."),
  },
  {
    .name = NC_ ("field", "checkpoint"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, checkpoints),
    .type = &paddock_checkpoint_type,
    .features = PADDOCK_FEATURE_LINES,
    .help = N_ ("The checkpoints."),
  },
  {
    .name = NC_ ("field", "obstacle"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, obstacles),
    .type = &paddock_obstacle_type,
    .features = PADDOCK_FEATURE_OBSTACLES,
    .help = N_ ("The obstacles on the board."),
  },
  {
    .name = NC_ ("field", "item"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, board_items),
    .type = &paddock_board_item_type,
    .features = PADDOCK_FEATURE_ITEMS,
    .help = N_ ("The items on the board."),
  },
  {
    .name = NC_ ("field", "pool"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, pool),
    .type = &paddock_pool_entry_type,
    .features = PADDOCK_FEATURE_ITEMS,
    .help = N_ ("The item tokens of the race; by default four of each recommended type."),
  },
  {
    .name = NC_ ("field", "course"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockHexTrack, course),
    .type = &paddock_course_type,
    .features = PADDOCK_FEATURE_COURSE,
    .help = N_ ("The course, on a Frothy track."),
  },
  {
    .name = NC_ ("field", "slot"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, grid),
    .type = &paddock_grid_slot_type,
    .features = PADDOCK_FEATURE_GRID,
    .help = N_ ("The starting grid."),
  },
  {
    .name = NC_ ("field", "hazard"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockHexTrack, hazards),
    .type = &paddock_hazard_type,
    .features = PADDOCK_FEATURE_HAZARDS,
    .help = N_ ("The hazards."),
  },
  {
    .name = NC_ ("field", "fragile"),
    .kind = PADDOCK_FIELD_LIST,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, fragiles),
    .type = &paddock_fragile_type,
    .features = PADDOCK_FEATURE_HAZARDS,
    .help = N_ ("The fragile obstacles."),
  },
  {
    .name = NC_ ("field", "solid"),
    .kind = PADDOCK_FIELD_LIST,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, solids),
    .type = &paddock_solid_type,
    .features = PADDOCK_FEATURE_HAZARDS,
    .help = N_ ("The solid obstacles."),
  },
  {
    .name = NC_ ("field", "option"),
    .kind = PADDOCK_FIELD_LIST,
    .offset = G_STRUCT_OFFSET (PaddockHexTrack, options),
    .type = &paddock_setting_type,
    .help = N_ ("Rules changed for this race."),
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
    .help = N_ ("Problems that the designer accepts."),
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
  .is_track = TRUE,
};

gboolean
paddock_document_is_section (const PaddockDocument *document)
{
  return document->kind == &paddock_hex_track_kind
         && ((const PaddockHexTrack *) document->record)->is_section;
}

gboolean
paddock_hex_track_has (const PaddockHexTrack *self, guint features)
{
  return paddock_game_has (paddock_game_names[self->game], features);
}

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
