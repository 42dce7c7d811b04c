/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCommand: an edit of a hex track that needs no pointer: what a key or a menu does with what is selected.
 *
 * A row and a function, like a tool, and the function is run the same way, without a gesture.  Copying and pasting are
 * the programs' part, since clipboards are: clip.h makes what goes there, and the stamp tool lays it.
 *
 * The rows stand beside their functions, in one table a topic; command.c lists the tables.
 */

#pragma once

#include "tool.h"

/* What must be there; a command can be run when all of it is. */
typedef enum {
  PADDOCK_NEEDS_SELECTION = 1 << 0, /* anything */
  PADDOCK_NEEDS_HEXES = 1 << 1,
  PADDOCK_NEEDS_LINE = 1 << 2,     /* a checkpoint or the starting line is selected */
  PADDOCK_NEEDS_NUMBERED = 1 << 3, /* a checkpoint or a place of the grid is */
  PADDOCK_NEEDS_OBSTACLE = 1 << 4,
  PADDOCK_NEEDS_TRACING = 1 << 5, /* the track has a picture to trace */
} PaddockCommandNeeds;

typedef struct {
  const char *id; /* "rotate-left" */
  const char *label;
  const char *keys; /* accelerator; NULL: none */
  guint needs;      /* PaddockCommandNeeds */
  void (*run) (PaddockToolRun *run);
} PaddockCommand;

typedef struct {
  const PaddockCommand *rows;
  guint n_rows;
} PaddockCommandTable;

#define PADDOCK_COMMAND_TABLE(rows_)                \
  {                                                 \
    .rows = (rows_), .n_rows = G_N_ELEMENTS (rows_) \
  }

/* Every table, in the order of the menu, NULL-terminated. */
extern const PaddockCommandTable *const paddock_command_tables[];

const PaddockCommand *paddock_command_find (const char *id); /* or NULL */
gboolean paddock_command_can_run (const PaddockCommand *self,
                                  const PaddockHexTrack *track,
                                  const PaddockSelection *selection);
void paddock_command_run (const PaddockCommand *self, PaddockToolRun *run);
