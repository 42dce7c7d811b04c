/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJoyGraph: the states of a lone car on a Joyride course, and the unit steps between them.
 *
 * A node is a front cell and a heading for which both ends stand on spaces.  Only nodes that exist are numbered, so
 * that tables about them stay small: typically 1,500 to 5,000.  Immutable once made.
 *
 * The checks have a map of their own (checks/joyride-map.h): it takes any track, however broken; this takes the
 * course of a race.
 */

#pragma once

#include "joyride/joyride-course.h"

#define PADDOCK_JOY_NO_NODE G_MAXUINT32

typedef enum {
  PADDOCK_JOY_STRAIGHT,
  PADDOCK_JOY_LEFT,
  PADDOCK_JOY_RIGHT,
  PADDOCK_JOY_N_TURNS,
} PaddockJoyTurn;

/* Where a car comes to, by how the step is steered; PADDOCK_JOY_NO_NODE: a barrier. */
typedef struct {
  guint32 ahead[PADDOCK_JOY_N_TURNS];
  guint32
    behind[PADDOCK_JOY_N_TURNS]; /* in reverse; also those from which a step ahead leads here */
  guint32 lines;                 /* set of lines under the car */
} PaddockJoyNode;

typedef struct {
  const JoyCourse *course;
  guint n_nodes;
  PaddockJoyNode *nodes;
  guint32 *by_state; /* grid cell * 6 + heading */
} PaddockJoyGraph;

PaddockJoyGraph *paddock_joy_graph_new (const JoyCourse *course);
void paddock_joy_graph_free (PaddockJoyGraph *self);

/* The node of a car with its front here; both must be spaces. */
static inline guint32
paddock_joy_graph_find (const PaddockJoyGraph *self, PaddockHex front, int heading)
{
  return self
    ->by_state[joy_course_index (self->course, front) * PADDOCK_N_DIRECTIONS + (guint) heading];
}

/* Unit steps from every node to LINE, forwards as long as that leads there; nodes in the order of these steps. */
typedef struct {
  guint16 *steps; /* PADDOCK_JOY_FAR_AWAY: no way at all */
  guint32 *order;
  guint32 *towards; /* the next node on the way; PADDOCK_JOY_NO_NODE on the line */
  guint n;          /* of order: those that have a way */
} PaddockJoyWay;

#define PADDOCK_JOY_FAR_AWAY G_MAXUINT16

void paddock_joy_way_init (PaddockJoyWay *self, const PaddockJoyGraph *graph, guint line);
void paddock_joy_way_clear (PaddockJoyWay *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockJoyGraph, paddock_joy_graph_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockJoyWay, paddock_joy_way_clear)
