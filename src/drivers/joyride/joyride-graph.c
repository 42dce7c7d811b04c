/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-graph.h"

#define REVERSE_COST \
  4 /* unit steps that one in reverse stands for: it takes a turn to stop, one to go on */

static const int turns[PADDOCK_JOY_N_TURNS] = {
  [PADDOCK_JOY_STRAIGHT] = 0,
  [PADDOCK_JOY_LEFT] = 1,
  [PADDOCK_JOY_RIGHT] = -1,
};

static guint32
find_or_none (const PaddockJoyGraph *self, PaddockHex front, int heading)
{
  return joy_course_has (self->course, front) ? paddock_joy_graph_find (self, front, heading)
                                              : PADDOCK_JOY_NO_NODE;
}

static void
number_nodes (PaddockJoyGraph *self)
{
  const JoyCourse *course = self->course;
  guint n_cells = paddock_hex_window_size (&course->window);

  self->by_state = g_new (guint32, n_cells * PADDOCK_N_DIRECTIONS);
  for (guint cell = 0; cell < n_cells; cell++)
    for (int heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++) {
      PaddockHex front = paddock_hex_window_at (&course->window, cell);
      gboolean fits = joy_course_is_space (course, front)
                      && joy_course_is_space (course, paddock_hex_neighbour (front, heading + 3));

      self->by_state[cell * PADDOCK_N_DIRECTIONS + (guint) heading] =
        fits ? self->n_nodes++ : PADDOCK_JOY_NO_NODE;
    }
}

static void
link_node (PaddockJoyGraph *self, PaddockHex front, int heading)
{
  const JoyCourse *course = self->course;
  PaddockHex rear = paddock_hex_neighbour (front, heading + 3);
  PaddockJoyNode *node = &self->nodes[paddock_joy_graph_find (self, front, heading)];

  node->lines = course->lines[joy_course_index (course, front)]
                | course->lines[joy_course_index (course, rear)];
  for (guint i = 0; i < PADDOCK_JOY_N_TURNS; i++) {
    int turned = paddock_direction_wrap (heading + turns[i]);

    node->ahead[i] = find_or_none (self, paddock_hex_neighbour (front, turned), turned);
    node->behind[i] = find_or_none (self, rear, turned);
  }
}

PaddockJoyGraph *
paddock_joy_graph_new (const JoyCourse *course)
{
  PaddockJoyGraph *self = g_new0 (PaddockJoyGraph, 1);
  guint n_cells = paddock_hex_window_size (&course->window);

  self->course = course;
  number_nodes (self);
  self->nodes = g_new0 (PaddockJoyNode, self->n_nodes);
  for (guint cell = 0; cell < n_cells; cell++)
    for (int heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++)
      if (self->by_state[cell * PADDOCK_N_DIRECTIONS + (guint) heading] != PADDOCK_JOY_NO_NODE)
        link_node (self, paddock_hex_window_at (&course->window, cell), heading);

  return self;
}

void
paddock_joy_graph_free (PaddockJoyGraph *self)
{
  if (!self)
    return;

  g_free (self->by_state);
  g_free (self->nodes);
  g_free (self);
}

/* --- Ways --- */

static void
visit (PaddockJoyWay *self, guint32 node, guint32 towards, guint steps)
{
  if (node == PADDOCK_JOY_NO_NODE || self->steps[node] != PADDOCK_JOY_FAR_AWAY)
    return;

  self->steps[node] = (guint16) MIN (steps, PADDOCK_JOY_FAR_AWAY - 1u);
  self->towards[node] = towards;
  self->order[self->n++] = node;
}

/* Backwards from the line along steps ahead; then, from all that was found, along steps in reverse too. */
void
paddock_joy_way_init (PaddockJoyWay *self, const PaddockJoyGraph *graph, guint line)
{
  guint n_ahead;

  *self = (PaddockJoyWay){ .steps = g_new (guint16, graph->n_nodes),
                           .order = g_new (guint32, graph->n_nodes),
                           .towards = g_new (guint32, graph->n_nodes) };
  memset (self->steps, 0xff, graph->n_nodes * sizeof *self->steps);

  for (guint32 node = 0; node < graph->n_nodes; node++)
    if (graph->nodes[node].lines >> line & 1)
      visit (self, node, PADDOCK_JOY_NO_NODE, 0);
  for (guint i = 0; i < self->n; i++)
    for (guint turn = 0; turn < PADDOCK_JOY_N_TURNS; turn++)
      visit (self, graph->nodes[self->order[i]].behind[turn], self->order[i],
             self->steps[self->order[i]] + 1u);

  n_ahead = self->n;
  for (guint i = 0; i < self->n; i++)
    for (guint turn = 0; turn < PADDOCK_JOY_N_TURNS; turn++) {
      const PaddockJoyNode *node = &graph->nodes[self->order[i]];
      guint steps = self->steps[self->order[i]];

      visit (self, node->ahead[turn], self->order[i], steps + REVERSE_COST);
      if (i >= n_ahead)
        visit (self, node->behind[turn], self->order[i], steps + 1u);
    }
}

void
paddock_joy_way_clear (PaddockJoyWay *self)
{
  g_free (self->steps);
  g_free (self->order);
  g_free (self->towards);
}
