/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRoadTrack: tiles of road and the course laid with them.
 *
 * A plain value.  Global row numbers, sections and adjacency are derived (geometry/road.h); the fields
 * follow the catalogue's track document.
 */

#pragma once

#include "catalogue.h"
#include "document.h"
#include "race-data.h"

typedef enum {
  PADDOCK_TERRAIN_FLAT,
  PADDOCK_TERRAIN_MOUNTAIN,
  PADDOCK_TERRAIN_DESCENT,
  PADDOCK_TERRAIN_SPRINT,
  PADDOCK_TERRAIN_COBBLES,
  PADDOCK_N_TERRAINS,
} PaddockTerrain;

typedef enum {
  PADDOCK_TILE_START,
  PADDOCK_TILE_FINISH,
  PADDOCK_TILE_CURVE,
  PADDOCK_TILE_INTERMEDIATE,
} PaddockTileKind;

typedef enum {
  PADDOCK_BEND_NONE,
  PADDOCK_BEND_LEFT,
  PADDOCK_BEND_RIGHT,
} PaddockBend;

/* A run of equal rows, rear to front. */
typedef struct {
  int n;
  int lanes;
  int priority;
  int shoulder;       /* 0 both, 1 left, 2 right, 3 none */
  PaddockList *split; /* of int: lanes with two pseudo-spaces */
} PaddockRows;

typedef struct {
  char *id;
  int terrain;
  PaddockList *rows; /* of PaddockRows */
} PaddockSection;

typedef struct {
  int from, to;
} PaddockLaneLink;

typedef struct {
  int after;
  PaddockList *links; /* of PaddockLaneLink */
} PaddockTransition;

typedef struct {
  int number;
  int row;
  int lane;
} PaddockRoadSlot;

typedef struct {
  char *id;
  char *label;
  int kind;  /* PaddockTileKind */
  int piece; /* of `of` */
  int of;
  char *set;
  int turn;                 /* PaddockBend */
  int box;                  /* 0 own, 1 core, 2 expansion */
  int start_line;           /* after this row; 0: none */
  int finish_line;          /* after this row; 0: the last */
  PaddockList *sections;    /* of PaddockSection */
  PaddockList *transitions; /* of PaddockTransition */
  PaddockList *slots;       /* of PaddockRoadSlot */
} PaddockTile;

/* A tile in the course; a join is a curve between two lines. */
typedef struct {
  char *tile;
  char *as;
  int mirror;
  int line; /* which line of tiles, 1..; 0: a join */
} PaddockTilePlace;

typedef enum {
  PADDOCK_BONUS_SPRINT,
  PADDOCK_BONUS_MOM, /* Monarch of the Mountain */
} PaddockBonusType;

typedef struct {
  char *id;
  int type;
  char *at;
  int after;
} PaddockBonusLine;

typedef struct {
  char *id;
  char *title;
  char *author;
  int length;                   /* 0 auto, 1 short, 2 medium, 3 long */
  int min_players, max_players; /* 0: as the grid allows */
  char *description;
  PaddockList *tiles;    /* of PaddockTile: the library */
  PaddockList *places;   /* of PaddockTilePlace, in racing order */
  PaddockList *bonuses;  /* of PaddockBonusLine */
  PaddockList *options;  /* of PaddockSetting */
  PaddockList *notes;    /* of PaddockNote: at is (row, lane) */
  PaddockList *accepted; /* of PaddockAccepted */
} PaddockRoadTrack;

extern const PaddockDocumentKind paddock_road_track_kind;
extern const PaddockRecordType paddock_tile_type, paddock_section_type, paddock_rows_type,
  paddock_transition_type, paddock_lane_link_type, paddock_road_slot_type, paddock_tile_place_type,
  paddock_bonus_line_type;
extern const char *const paddock_terrain_names[];
extern const PaddockCatalogue paddock_terrains;
