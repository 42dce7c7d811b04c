/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What reading and making a pace share: rows of its table.
 */

#pragma once

#include "joyride-pace.h"

#define PADDOCK_JOY_CHANCE_BITS 12

/* Where a run ends: index of the first gear in the table, with a mark if it ended in a crash; or the finish. */
typedef guint32 PaddockJoyRow;

#define PADDOCK_JOY_CRASHED ((PaddockJoyRow) 1 << 31)
#define PADDOCK_JOY_WON G_MAXUINT32

static inline PaddockJoyRow
paddock_joy_pace_row (const PaddockJoyPace *self, PaddockJoySpot spot)
{
  return (spot.stage * self->graph->n_nodes + spot.node) * self->n_gears;
}

static inline PaddockJoySpot
paddock_joy_pace_spot (const PaddockJoyPace *self, PaddockJoyRow row)
{
  guint32 index = row / self->n_gears;

  return (PaddockJoySpot){ index % self->graph->n_nodes, index / self->graph->n_nodes };
}

/* Turns from there, if the move was made in GEAR; a crash leaves the car in gear 0, with damage (JOY-SMA-02). */
static inline guint
paddock_joy_pace_read (const PaddockJoyPace *self, PaddockJoyRow row, guint gear)
{
  if (G_LIKELY (!(row & PADDOCK_JOY_CRASHED)))
    return self->turns[row + gear];

  return row == PADDOCK_JOY_WON ? 0 : self->turns[row & ~PADDOCK_JOY_CRASHED] + PADDOCK_JOY_DAMAGE;
}

/* Where a car is after 0 to N unit steps, the first of them steered. */
void paddock_joy_pace_run (const PaddockJoyPace *self,
                           PaddockJoySpot spot,
                           gboolean is_reverse,
                           PaddockJoyTurn turn,
                           guint n,
                           PaddockJoyRow *rows);

/* Stage s is the way to the line after which s more are to be crossed: 0 leads to the finish. */
static inline guint
paddock_joy_pace_line (const PaddockJoyPace *self, guint stage)
{
  return (self->n_lines - stage % self->n_lines) % self->n_lines;
}

static inline guint
paddock_joy_cap_run (guint steps)
{
  return MIN (steps, (guint) PADDOCK_JOY_MAX_RUN);
}
