/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJoyMap: a Joyride track as the checks look at it: what can be driven on, the lines, and how a car that
 * drives alone can get from one to the next.
 *
 * Made once for all checks of a version.  Unlike a race's course it takes any track, however broken; what it
 * cannot read is simply not there.
 *
 * A car state is a front cell and a heading.  Forward edges go one unit step straight on or with a steer, reverse
 * edges the same way backwards; both may steer at every step, so what cannot be reached here cannot be reached at
 * all without a Handbrake Turn.  Typical sizes: 400 to 10,000 cells, six states each.
 */

#pragma once

#include "hex-track.h"
#include "hex-window.h"
#include "stop.h"

#define PADDOCK_JOY_MAX_LINES 32
#define PADDOCK_JOY_FAR G_MAXUINT16 /* cannot be reached */
#define PADDOCK_JOY_BORDER 2        /* cells around the board that are never free */

typedef struct {
  guint n_cells;
  guint32 *cells; /* free cells of the line, along it */
  int direction;  /* of the row */
} PaddockJoyLine;

/* The way from line i to the next one. */
typedef struct {
  guint16 *from;       /* by state: unit steps from line i (stage 0: from the start placements) */
  guint16 *to;         /* by state: unit steps to line i + 1 */
  guint16 shortest;    /* or PADDOCK_JOY_FAR */
  gboolean is_forward; /* forward edges alone lead there; otherwise all edges were used */
} PaddockJoyStage;

typedef struct {
  const PaddockHexTrack *track;
  PaddockHexWindow window;
  gboolean is_too_large; /* for a map: there are no cells */
  guint n_cells;
  int step[PADDOCK_N_DIRECTIONS]; /* from a cell to its neighbour */
  guint8 *is_free;                /* may be driven on */
  guint8 *is_bare;                /* could be, without obstacles and tokens */
  guint8 *is_board;               /* part of the board */
  guint8 *is_on_route;            /* close to a best line of some stage */
  guint8 *width_at;               /* shortest of the three rows through a free cell, up to 255 */
  guint longest_row;              /* of free cells */
  guint longest_cell;             /* where it begins */
  guint8 *reach;                  /* by cell: part of a state that can be reached from the start */

  guint n_lines; /* 0: no start yet; the start is line 0 */
  PaddockJoyLine lines[PADDOCK_JOY_MAX_LINES];
  guint32 *line_sets; /* by cell */
  int start_direction;
  guint n_places; /* usable places on the starting line */
  guint32 *places;
  guint n_cars;           /* the most that the track is rated for */
  gboolean can_drive_lap; /* every stage has a way, and the second lap too */
  int blocked_stage;      /* the first that has none, or -1 */

  guint32 *queue;    /* scratch of the search: one at a time */
  PaddockStop *stop; /* asked by every search, which then ends too early; NULL: never */

  /* i: from line i to line i + 1, the last one back to 0 */
  PaddockJoyStage stages[PADDOCK_JOY_MAX_LINES];
} PaddockJoyMap;

/* NULL: it was stopped. */
PaddockJoyMap *paddock_joy_map_new (const PaddockHexTrack *track, PaddockStop *stop);
/* What the board alone shows, at once: as if there were no start yet. */
PaddockJoyMap *paddock_joy_map_new_ground (const PaddockHexTrack *track, PaddockStop *stop);
void paddock_joy_map_free (PaddockJoyMap *self);

/* The same, as tables of checks want it. */
gpointer paddock_joy_map_prepare (gconstpointer track, PaddockStop *stop);
void paddock_joy_map_release (gpointer map);

PaddockHex paddock_joy_map_hex (const PaddockJoyMap *self, guint cell);
int paddock_joy_map_cell (const PaddockJoyMap *self, PaddockHex hex); /* or -1 */

/* Whether a car can stand with its front here. */
static inline gboolean
paddock_joy_map_fits (const PaddockJoyMap *self, guint cell, guint heading)
{
  return self->is_free[cell] && self->is_free[(int) cell - self->step[heading]];
}

/* Unit steps from a set of states to every state; SOURCES are state numbers, cell * 6 + heading.  The caller
 * frees the distances. */
typedef enum {
  PADDOCK_JOY_FORWARD = 1 << 0,
  PADDOCK_JOY_REVERSE = 1 << 1,
  PADDOCK_JOY_BACKWARDS = 1 << 2, /* along the edges' other way: steps to the sources */
} PaddockJoyEdges;

guint16 *paddock_joy_map_search (const PaddockJoyMap *self,
                                 const guint32 *sources,
                                 guint n_sources,
                                 PaddockJoyEdges edges);

/* Whether a car can drive forwards from one of SOURCES to a line. */
gboolean paddock_joy_map_leads_to (const PaddockJoyMap *self,
                                   const guint32 *sources,
                                   guint n_sources,
                                   guint line);

/* The states with the front on a line; the caller frees them. */
guint32 *paddock_joy_map_line_states (const PaddockJoyMap *self, guint line, guint *n);
guint32 *paddock_joy_map_start_states (const PaddockJoyMap *self, int direction, guint *n);

/* The fewest steps from SOURCES to a line; PADDOCK_JOY_FAR: no way. */
guint16 paddock_joy_map_reach_line (const PaddockJoyMap *self, const guint16 *steps, guint line);

/* Whether STATE lies within TOLERANCE percent of the shortest way of a stage. */
gboolean paddock_joy_stage_has (const PaddockJoyStage *self, guint state, guint tolerance);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockJoyMap, paddock_joy_map_free)
