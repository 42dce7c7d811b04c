/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making a line of a session its main one.
 *
 * A line and the one it leaves change places: what both begin with stays where it is, what follows is exchanged.  Step by
 * step the line comes to the main one; every line still holds the choices that it held before.
 */

#include "session-private.h"

static void
append_steps (PaddockList **script, const PaddockList *from, guint first, guint end)
{
  for (guint i = first; i < end; i++)
    paddock_script_append (script, PADDOCK_LIST_AT (from, PaddockStep, i));
}

static const char *
get_id (const PaddockSession *self, guint line)
{
  return line ? paddock_text_get (paddock_session_line_at (self, line)->id) : "";
}

/* What follows the fork in the parent, and in the line, is exchanged. */
static void
exchange_steps (PaddockSession *self, guint parent, guint line)
{
  PaddockList **above = paddock_playtest_edit_script (self->record, parent);
  PaddockList **below = paddock_playtest_edit_script (self->record, line);
  guint n_shared = paddock_session_get_fork (self, line) - paddock_session_get_fork (self, parent);
  guint end = (guint) MAX (paddock_script_find_choice (*above, n_shared), 0);
  g_autoptr (PaddockList) old = g_steal_pointer (above);
  g_autoptr (PaddockList) risen = g_steal_pointer (below);

  append_steps (above, old, 0, end);
  append_steps (above, risen, 0, paddock_list_len (risen));
  append_steps (below, old, end, paddock_list_len (old));
}

/* The main line has no name of its own. */
static void
exchange_names (PaddockSession *self, guint parent, guint line)
{
  PaddockPlaytestLine *below = paddock_list_edit (&self->record->lines, line - 1), *above;
  g_autofree char *name = g_strdup (below->name);

  if (parent == 0) {
    paddock_text_set (&below->name, NULL);
    return;
  }
  above = paddock_list_edit (&self->record->lines, parent - 1);
  paddock_text_set (&below->name, above->name);
  paddock_text_set (&above->name, name);
}

/* Whatever left either of both leaves the one that has its beginning now. */
static void
exchange_children (PaddockSession *self, guint parent, guint line)
{
  guint fork = paddock_session_get_fork (self, line);

  for (guint i = 1; i < paddock_session_get_n_lines (self); i++) {
    guint of = paddock_session_get_parent (self, i);
    PaddockPlaytestLine *child;

    if (i == line || (of != line && (of != parent || paddock_session_get_fork (self, i) <= fork)))
      continue;
    child = paddock_list_edit (&self->record->lines, i - 1);
    paddock_text_set (&child->of, get_id (self, of == line ? parent : line));
  }
}

/* LINE takes the place of the one it leaves, which stands right behind it from then on; returns that place. */
static guint
rise (PaddockSession *self, guint line, char **in_hand)
{
  guint parent = paddock_session_get_parent (self, line);
  g_autofree char *id = g_strdup (get_id (self, line));
  const char *other = get_id (self, parent);

  if (g_str_equal (*in_hand, id) || g_str_equal (*in_hand, other)) {
    char *changed = g_strdup (g_str_equal (*in_hand, id) ? other : id);

    g_free (*in_hand);
    *in_hand = changed;
  }
  exchange_children (self, parent, line);
  exchange_steps (self, parent, line);
  exchange_names (self, parent, line);
  paddock_list_move (&self->record->lines, line - 1, parent);
  return parent;
}

static void
forget_ends (PaddockSession *self)
{
  g_array_set_size (self->ends, 0);
  g_array_set_size (self->ends, paddock_session_get_n_lines (self));
}

void
paddock_session_promote_line (PaddockSession *self, guint line)
{
  guint moment = paddock_session_get_moment (self);
  g_autofree char *id = NULL, *in_hand = NULL;
  int found;

  g_return_if_fail (line < paddock_session_get_n_lines (self));

  id = g_strdup (get_id (self, line));
  paddock_session_finish_line (self);
  in_hand = g_strdup (get_id (self, self->line));
  found = paddock_playtest_find_line (self->record, id);
  for (guint at = (guint) MAX (found, 0); at > 0;)
    at = rise (self, at, &in_hand);
  forget_ends (self);
  found = paddock_playtest_find_line (self->record, in_hand);
  if (paddock_session_take_line (self, (guint) MAX (found, 0), NULL))
    paddock_session_travel (self, MIN (moment, paddock_session_get_n_moments (self)));
}
