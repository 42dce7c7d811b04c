/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include "command-tables.h"

const PaddockCommandTable *const paddock_command_tables[] = {
  &paddock_selection_commands,
  &paddock_motion_commands,
  &paddock_line_commands,
  &paddock_tracing_commands,
  NULL,
};

const PaddockCommand *
paddock_command_find (const char *id)
{
  for (guint i = 0; paddock_command_tables[i]; i++)
    for (guint j = 0; j < paddock_command_tables[i]->n_rows; j++)
      if (g_strcmp0 (paddock_command_tables[i]->rows[j].id, id) == 0)
        return &paddock_command_tables[i]->rows[j];

  return NULL;
}

/* What a thing of a kind, once selected, is there for. */
static const guint of_kind[PADDOCK_N_THINGS] = {
  [PADDOCK_THING_START] = PADDOCK_NEEDS_LINE,
  [PADDOCK_THING_CHECKPOINT] = PADDOCK_NEEDS_LINE | PADDOCK_NEEDS_NUMBERED,
  [PADDOCK_THING_OBSTACLE] = PADDOCK_NEEDS_OBSTACLE,
  [PADDOCK_THING_SLOT] = PADDOCK_NEEDS_NUMBERED,
};

gboolean
paddock_command_can_run (const PaddockCommand *self,
                         const PaddockHexTrack *track,
                         const PaddockSelection *selection)
{
  guint there = 0;

  if (!paddock_selection_is_empty (selection))
    there |= PADDOCK_NEEDS_SELECTION;
  if (paddock_board_count (selection->hexes) > 0)
    there |= PADDOCK_NEEDS_HEXES;
  if (*paddock_text_get (track->tracing.file))
    there |= PADDOCK_NEEDS_TRACING;
  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++)
    there |= of_kind[paddock_selection_get_thing (selection, i).kind];

  return (self->needs & ~there) == 0;
}

void
paddock_command_run (const PaddockCommand *self, PaddockToolRun *run)
{
  run->label = self->label;
  run->refusal = NULL;
  self->run (run);
}
