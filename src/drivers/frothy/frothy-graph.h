/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFroGraph: the spaces of a course of Frothy Races, how far it is from each to the goal, and where a phase's move
 * leads.
 *
 * Only spaces that a lone vehicle can stand on are numbered: typically 200 to 1,500.  In each of them only facings count
 * that look within a right angle of the way on; whoever looks elsewhere has lost its way.  Immutable once made.
 */

#pragma once

#include "frothy/frothy-course.h"

#define PADDOCK_FRO_NO_SPACE G_MAXUINT16
#define PADDOCK_FRO_MAX_SPACES 7000 /* that drivers know; what lies beyond is a wall to them */
#define PADDOCK_FRO_MAX_STEPS 8     /* of one move; longer ones count as this */

/* Facings of a space, from the rightmost: the middle one is the way on. */
#define PADDOCK_FRO_N_LOOKS 7
#define PADDOCK_FRO_AHEAD (PADDOCK_FRO_N_LOOKS / 2)

#define PADDOCK_FRO_FRAGILE 16

/* Where a move may end. */
typedef struct {
  guint16 space;    /* PADDOCK_FRO_NO_SPACE: there is no such end */
  guint8 is_drift;  /* no straight move */
  guint8 obstacles; /* that it goes through: hazards, and fragile ones times PADDOCK_FRO_FRAGILE */
} PaddockFroEnd;

#define PADDOCK_FRO_MAX_ENDS \
  3 /* straight or by either corner step, or with a drift to either side */

typedef struct {
  PaddockFroEnd ends[PADDOCK_FRO_MAX_ENDS];
} PaddockFroMove;

typedef struct {
  PaddockHex hex;
  gint16 to_go;     /* ranks to the goal: 1 to a lap on a circuit; elsewhere 0 or less: behind it */
  guint8 forward;   /* the facing that leads on */
  guint8 obstacles; /* in it, counted likewise */
  guint16 next[PADDOCK_N_DIRECTIONS]; /* spaces; PADDOCK_FRO_NO_SPACE: a wall */
} PaddockFroSpace;

typedef struct {
  const FroCourse *course;
  int lap; /* ranks of a circuit; 0: the track is open */
  guint n_spaces;
  PaddockFroSpace *spaces;
  guint16 *by_cell;
  PaddockFroMove *moves; /* by space, look and steps - 1 */
  guint16 *order;        /* spaces, those nearest to the goal first */
} PaddockFroGraph;

PaddockFroGraph *paddock_fro_graph_new (const FroCourse *course);
void paddock_fro_graph_free (PaddockFroGraph *self);

static inline guint
paddock_fro_graph_find (const PaddockFroGraph *self, PaddockHex hex)
{
  const FroCourse *course = self->course;

  if (!fro_course_has (course, hex))
    return PADDOCK_FRO_NO_SPACE; /* not put down yet, or off the board */

  return self->by_cell[paddock_hex_window_index (&course->window, hex)];
}

/* How FACING looks in a space: 0 .. PADDOCK_FRO_N_LOOKS - 1; others are the nearest of these, and so many steps of 30
 * degrees ASTRAY. */
static inline guint
paddock_fro_graph_look (const PaddockFroGraph *self, guint space, int facing, guint *astray)
{
  int off = paddock_facing_wrap (facing - self->spaces[space].forward + PADDOCK_N_FACINGS / 2)
            - PADDOCK_N_FACINGS / 2; /* -6 .. 5, right to left */
  int look = CLAMP (off, -PADDOCK_FRO_AHEAD, PADDOCK_FRO_AHEAD);

  *astray = (guint) ABS (off - look);
  return (guint) (look + PADDOCK_FRO_AHEAD);
}

static inline int
paddock_fro_graph_facing (const PaddockFroGraph *self, guint space, guint look)
{
  return paddock_facing_wrap (self->spaces[space].forward + (int) look - PADDOCK_FRO_AHEAD);
}

static inline const PaddockFroMove *
paddock_fro_graph_move (const PaddockFroGraph *self, guint space, guint look, guint steps)
{
  steps = MIN (steps, PADDOCK_FRO_MAX_STEPS);
  return &self->moves[(space * PADDOCK_FRO_N_LOOKS + look) * PADDOCK_FRO_MAX_STEPS + steps - 1];
}

/* How many ranks nearer to the goal TO is than FROM, the shorter way round. */
static inline int
paddock_fro_graph_gain (const PaddockFroGraph *self, guint from, guint to)
{
  int gain = self->spaces[from].to_go - self->spaces[to].to_go;

  if (2 * gain > self->lap && self->lap)
    return gain - self->lap;

  return 2 * gain < -self->lap && self->lap ? gain + self->lap : gain;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFroGraph, paddock_fro_graph_free)
