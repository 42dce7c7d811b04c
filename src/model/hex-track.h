/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHexTrack: a board of hexes and the layout of a race on it.
 *
 * A plain value.  Nothing here checks whether the track is any good: an unfinished track must still be
 * editable and savable.  It has room for what any game on hexes needs; each uses a part of it (game-names.h).
 */

#pragma once

#include "board.h"
#include "document.h"
#include "race-data.h"

/* What a letter on the board stands for. */
typedef struct {
  char *key;  /* one letter a..z, as in the cell rows */
  char *name; /* id of a special space: of a card set, or a standard one */
  char *label;
} PaddockSpecial;

typedef enum {
  PADDOCK_SIDE_PLAIN,
  PADDOCK_SIDE_ITEM,
} PaddockTokenSide;

/* One token of a checkpoint or of the starting line. */
typedef struct {
  PaddockHex at;
  int arrow; /* direction 0..5 */
} PaddockLineToken;

/* A single token, whose line runs to the board's edge, or a pair, whose line runs between them. */
typedef struct {
  int number;          /* 1.. */
  int side;            /* PaddockTokenSide */
  PaddockList *tokens; /* of PaddockLineToken, one or two */
  char *items;         /* item types it may give, ids with spaces between; empty: any */
} PaddockCheckpoint;

typedef struct {
  int side;
  int direction;       /* 0..5: how cars are placed */
  PaddockList *tokens; /* of PaddockLineToken; none: the track has no starting line yet */
} PaddockStartLine;

typedef enum {
  PADDOCK_SHAPE_ONE,
  PADDOCK_SHAPE_TWO,
  PADDOCK_SHAPE_STRAIGHT, /* three in a row */
  PADDOCK_SHAPE_BENT,
  PADDOCK_SHAPE_TRIANGLE,
  PADDOCK_N_SHAPES,
} PaddockObstacleShape;

typedef struct {
  PaddockHex at;
  int shape;
  int rotation; /* sixths, anti-clockwise */
  char *shows;  /* a cell character for each hex, in the shape's order; empty: all barrier */
} PaddockObstacle;

typedef enum {
  PADDOCK_ITEM_RANDOM, /* face down, from the stack */
  PADDOCK_ITEM_FIXED,  /* face down, of the given type */
  PADDOCK_ITEM_ARMED,  /* a dropped item that lies there from the start */
} PaddockBoardItemHow;

typedef struct {
  PaddockHex at;
  int how;
  char *item; /* id */
} PaddockBoardItem;

/* How many tokens of an item type are in the race. */
typedef struct {
  char *item;
  int count;
} PaddockPoolEntry;

#define PADDOCK_ITEM_DEFAULT_TOKENS 4

typedef struct {
  int number; /* 1 = pole */
  PaddockHex at;
  int facing; /* 0..11 */
} PaddockGridSlot;

/* What stands on a hex in the way of vehicles. */
typedef struct {
  PaddockHex at;
  int clp;    /* added to control loss points */
  int dice;   /* damage dice */
  int is_low; /* may be jumped */
  int once;   /* goes after its first victim */
  char *text;
} PaddockHazard;

typedef struct {
  PaddockHex at;
  int markers;
  int dice;
  int clp;
  int points;
  int is_low;
  int stays;
} PaddockFragile;

typedef struct {
  PaddockHex at;
  int dice;
  int clp;
  int is_low;
} PaddockSolid;

/* Such a rating as it is written on the thing, "+2/+1d", and the points that it brings; "": nothing. */
char *paddock_rating_dup_cost (int clp, int dice);
char *paddock_rating_dup_gain (int points);

typedef enum {
  PADDOCK_RACE_FASTEST,
  PADDOCK_RACE_FURTHEST,
  PADDOCK_RACE_TOUGHEST,
  PADDOCK_RACE_PURSUIT,
  PADDOCK_RACE_FOX_HOUNDS,
} PaddockRaceType;

typedef struct {
  PaddockHex at;
  int direction;
} PaddockRunnerEntry;

typedef struct {
  int number;
  int points;
  int when;             /* 0 phase start, 1 phase end */
  PaddockList *entries; /* of PaddockRunnerEntry */
} PaddockRunners;

/* How a track is raced on; its ranks and lanes are in the cells. */
typedef struct {
  int closed;
  int length;    /* ranks on the way round, N; 0: not laid yet */
  int line_rank; /* the lap line lies between this rank and the one before */
  int inside;    /* 0 none, 1 left of the way, 2 right of it */
  int race;      /* PaddockRaceType */
  int distance;  /* fastest, instead of laps: spaces; 0: laps count */
  int rounds;    /* furthest */
  int lead;      /* fox and hounds */
  int scoring;
  int teams;
  int boundary_dice;
  int boundary_clp;
  int wreck_low;
  int max_vehicles;
  PaddockRunners runners;
} PaddockCourse;

/* A picture under the board, to trace. */
typedef struct {
  char *file;
  int x, y;    /* hundredths of a hex size, of its top left corner */
  int scale;   /* percent */
  int opacity; /* percent */
} PaddockTracing;

typedef struct {
  char *id;
  char *title;
  char *author;
  char *location;
  int game;        /* PaddockGameName */
  int is_section;  /* gboolean: a piece to stamp into tracks, not a whole one */
  int orientation; /* PaddockOrientation */
  int laps;
  int difficulty; /* stars; 0: not rated */
  char *items;    /* recommended item types, ids with spaces between */
  char *description;
  char *rules; /* special rules of this race, for people */
  PaddockPlayers players;
  PaddockList
    *cards; /* of PaddockSource: the card sets that it is raced with; the standard one always is */
  PaddockList *specials; /* of PaddockSpecial */
  PaddockBoard *board;
  PaddockStartLine start;
  PaddockList *checkpoints; /* of PaddockCheckpoint */
  PaddockList *obstacles;   /* of PaddockObstacle */
  PaddockList *board_items; /* of PaddockBoardItem */
  PaddockList *pool;        /* of PaddockPoolEntry */
  PaddockCourse course;
  PaddockList *grid;     /* of PaddockGridSlot */
  PaddockList *hazards;  /* of PaddockHazard */
  PaddockList *fragiles; /* of PaddockFragile */
  PaddockList *solids;   /* of PaddockSolid */
  PaddockList *options;  /* of PaddockSetting: overrides of this race */
  PaddockTracing tracing;
  PaddockList *notes;    /* of PaddockNote */
  PaddockList *accepted; /* of PaddockAccepted */
} PaddockHexTrack;

extern const PaddockDocumentKind paddock_hex_track_kind;
extern const PaddockRecordType paddock_start_line_type, paddock_checkpoint_type,
  paddock_line_token_type, paddock_obstacle_type, paddock_board_item_type, paddock_pool_entry_type,
  paddock_grid_slot_type, paddock_hazard_type, paddock_fragile_type, paddock_solid_type,
  paddock_special_type, paddock_runner_entry_type;

/* Whether a document, of whatever kind, is a piece of a track. */
gboolean paddock_document_is_section (const PaddockDocument *document);

/* Whether its game uses one of these PaddockTrackFeatures; 0: what all use. */
gboolean paddock_hex_track_has (const PaddockHexTrack *self, guint features);

/* Names a card set in the track, unless it is already. */
void paddock_hex_track_add_cards (PaddockHexTrack *self, const PaddockSource *set);

/* Cell characters of files: '.', '#', '_', 'a'..'z'.  -1 for any other character. */
int paddock_cell_kind_from_char (char c);
char paddock_cell_kind_to_char (guint kind);
gboolean paddock_cell_kind_is_free (guint kind); /* may be driven on */

/* The hexes an obstacle covers, in its shape's order; returns how many. */
guint paddock_obstacle_get_hexes (const PaddockObstacle *self, PaddockHex hexes[3]);

/* What its i-th hex shows, as a cell's kind. */
guint paddock_obstacle_get_shown (const PaddockObstacle *self, guint i);
