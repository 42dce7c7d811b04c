/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTool: what a gesture on a hex track means.
 *
 * A tool is a row, and its function says what a gesture makes of a draft and of the selection.  The ghost under
 * the pointer, the preview of a drag and the edit itself are that one function: the ghost is the gesture of one
 * hex, carried out on a copy.  So a tool keeps no state and needs no display.
 *
 * The rows stand beside their functions, in one table a topic; tool.c lists the tables.
 */

#pragma once

#include "figure.h"
#include "gesture.h"
#include "hex-track.h"
#include "selection.h"

typedef enum {
  PADDOCK_SYMMETRY_NONE,
  PADDOCK_SYMMETRY_MIRROR, /* about the line through the centre along `axis` */
  PADDOCK_SYMMETRY_2,
  PADDOCK_SYMMETRY_3,
  PADDOCK_SYMMETRY_6,
  PADDOCK_N_SYMMETRIES,
} PaddockSymmetry;

#define PADDOCK_BRUSH_MAX_RADIUS 5

/* What people set beside the tool.  Each tool says which of it it uses. */
typedef struct {
  int kind;   /* of the cell painted: a PaddockCellKind, or SPECIAL + i */
  int radius; /* of the brush, 0..PADDOCK_BRUSH_MAX_RADIUS */
  int figure; /* PaddockFigure */
  int is_hollow;
  int symmetry;                 /* PaddockSymmetry */
  int axis;                     /* facing 0..11 */
  PaddockHex centre;            /* of the symmetry */
  int shape;                    /* PaddockObstacleShape */
  int rotation;                 /* of an obstacle or a stamp, sixths */
  int is_flipped;               /* of a stamp */
  int side;                     /* PaddockTokenSide of a checkpoint or the starting line */
  int facing;                   /* 0..11: of grid places; direction * 2 of arrows */
  int how;                      /* PaddockBoardItemHow */
  const char *item;             /* id of an item; "" any */
  const PaddockSource *cards;   /* the set that the item is from; NULL: the standard one */
  const PaddockHexTrack *stamp; /* a section, or what was copied; NULL: none */
  int is_board_locked, is_layout_locked;
  int is_snapping;
} PaddockToolSettings;

/* Which of the settings a tool uses: what stands beside it. */
typedef enum {
  PADDOCK_USES_KIND = 1 << 0,
  PADDOCK_USES_RADIUS = 1 << 1,
  PADDOCK_USES_FIGURE = 1 << 2,
  PADDOCK_USES_SYMMETRY = 1 << 3,
  PADDOCK_USES_SHAPE = 1 << 4,
  PADDOCK_USES_ROTATION = 1 << 5,
  PADDOCK_USES_FLIP = 1 << 6,
  PADDOCK_USES_SIDE = 1 << 7,
  PADDOCK_USES_FACING = 1 << 8,
  PADDOCK_USES_ITEM = 1 << 9,
  PADDOCK_USES_STAMP = 1 << 10,
} PaddockToolUses;

/* One run of a tool or a command. */
typedef struct {
  const PaddockToolSettings *settings;
  const PaddockGesture *gesture; /* NULL: a command */
  const PaddockHexTrack *track;  /* as it was before the gesture */
  PaddockHexTrack *draft;        /* a copy of it, to change */
  PaddockSelection *selection;   /* to change; it has nothing that the track has not */

  const char *label;   /* of the step, marked for translation; NULL: the tool's own */
  const char *refusal; /* why nothing happens: a sentence, marked for translation; NULL: it does */
} PaddockToolRun;

typedef enum {
  PADDOCK_TOOL_DRAGS = 1 << 0, /* from the hex pressed to the hex released, not on each hex alone */
  PADDOCK_TOOL_PAINTS = 1 << 1,   /* along the whole path */
  PADDOCK_TOOL_SELECTS = 1 << 2,  /* changes the selection; hovering shows nothing */
  PADDOCK_TOOL_SNAPS = 1 << 3,    /* Control turns snapping round, at any moment of a drag */
  PADDOCK_TOOL_IS_EXACT = 1 << 4, /* every step of the pointer counts, not only every hex */
} PaddockToolFlags;

typedef struct {
  const char *id; /* "brush" */
  const char *label;
  const char *help; /* what to do with the pointer, a sentence */
  const char *keys; /* accelerator on the canvas */
  guint features;   /* PaddockTrackFeatures: for tracks that have one of them; 0: for any */
  guint flags;      /* PaddockToolFlags */
  guint uses;       /* PaddockToolUses */
  void (*run) (PaddockToolRun *run);
} PaddockTool;

typedef struct {
  const PaddockTool *rows;
  guint n_rows;
} PaddockToolTable;

#define PADDOCK_TOOL_TABLE(rows_)                   \
  {                                                 \
    .rows = (rows_), .n_rows = G_N_ELEMENTS (rows_) \
  }

/* Every table, in the order of the palette, NULL-terminated. */
extern const PaddockToolTable *const paddock_tool_tables[];

const PaddockTool *paddock_tool_find (const char *id); /* or NULL */
gboolean paddock_tool_suits (const PaddockTool *self, const PaddockHexTrack *track);
void paddock_tool_run (const PaddockTool *self, PaddockToolRun *run);

/* For tools: whether the layer is open; if not, the run says so. */
gboolean paddock_tool_may_paint (PaddockToolRun *run);
gboolean paddock_tool_may_lay (PaddockToolRun *run);

/* For tools: whether what is dragged snaps (snap.h). */
gboolean paddock_tool_snaps (const PaddockToolRun *run);

/* For tools: HEX and its images under the symmetry that is set; returns how many, at most 6. */
guint
paddock_tool_images (const PaddockToolSettings *settings, PaddockHex hex, PaddockHex images[6]);
