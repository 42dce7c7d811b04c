/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What tools and commands make of a small track, as a whole: each script is a list of gestures and commands, and what
 * comes of it are the lines of the file that change, the selection and every refusal.  All of them are in scripts.txt.
 */

#include "edit-scripts.h"

#include <stdio.h>
#include <string.h>

#include "edit-changes.h"
#include "edit-fixture.h"

/* --- Scripts --- */

static PaddockHex
read_hex (const char *text)
{
  int q = 0, r = 0;

  g_assert_cmpint (sscanf (text, "%d,%d", &q, &r), ==, 2);
  return PADDOCK_HEX (q, r);
}

static const struct {
  const char *name;
  gsize offset;
} numbers[] = {
#define NUMBER(name_)                                   \
  {                                                     \
#name_, G_STRUCT_OFFSET(PaddockToolSettings, name_) \
  }
  NUMBER (kind),
  NUMBER (radius),
  NUMBER (figure),
  NUMBER (is_hollow),
  NUMBER (axis),
  NUMBER (shape),
  NUMBER (rotation),
  NUMBER (symmetry),
  NUMBER (side),
  NUMBER (facing),
  NUMBER (how),
  NUMBER (is_board_locked),
  NUMBER (is_layout_locked),
  NUMBER (is_snapping),
  NUMBER (is_flipped),
};

/* "radius=2" */
static void
set_number (Fixture *self, const char *word)
{
  g_auto (GStrv) pair = g_strsplit (word, "=", 2);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (numbers[i].name, pair[0])) {
      G_STRUCT_MEMBER (int, &self->settings, numbers[i].offset) = atoi (pair[1]);
      return;
    }
  g_error ("there is no setting \"%s\"", pair[0]);
}

/* "brush 0,0 3,0 other": a tool, the hexes it is dragged over, and keys; "rotate-left": a command; "set radius=2";
 * "picture a.png": one to trace. */
static void
run_step (Fixture *self, const char *step, GString *refusals)
{
  g_auto (GStrv) words = g_strsplit (step, " ", -1);
  g_auto (PaddockGesture) gesture = { 0 };
  guint flags = 0;

  self->refusal = NULL;
  if (g_str_equal (words[0], "set")) {
    set_number (self, words[1]);
    return;
  }
  if (g_str_equal (words[0], "picture")) {
    paddock_text_set (&self->track.tracing.file, words[1]);
    return;
  }
  if (!words[1]) {
    fixture_command (self, words[0]);
  } else {
    for (guint i = 1; words[i]; i++)
      flags |= g_str_equal (words[i], "other")       ? PADDOCK_GESTURE_OTHER
               : g_str_equal (words[i], "constrain") ? PADDOCK_GESTURE_CONSTRAIN
               : g_str_equal (words[i], "toggle")    ? PADDOCK_GESTURE_TOGGLE
                                                     : 0;
    paddock_gesture_begin (&gesture, read_hex (words[1]), flags);
    for (guint i = 2; words[i] && strchr (words[i], ','); i++)
      paddock_gesture_extend (&gesture, read_hex (words[i]));
    fixture_run (self, paddock_tool_find (words[0]), NULL, &gesture);
  }
  if (self->refusal)
    g_string_append_printf (refusals, "%s: %s\n", words[0], self->refusal);
}

static void
add_hex (PaddockHex hex, PaddockCell cell, gpointer data)
{
  g_string_append_printf (data, " %d,%d", hex.q, hex.r);
}

static void
add_selection (const PaddockSelection *selection, GString *text)
{
  if (paddock_selection_is_empty (selection))
    return;
  g_string_append (text, "selected");
  paddock_board_foreach (selection->hexes, NULL, add_hex, text);
  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++) {
    PaddockThing thing = paddock_selection_get_thing (selection, i);

    g_string_append_printf (text, " %u/%u", thing.kind, thing.index);
  }
  g_string_append_c (text, '\n');
}

/* Six by four spaces with a hole, a starting line, two checkpoints, an obstacle, an item and a note. */
static void
lay_track (Fixture *self)
{
  PaddockObstacle *obstacle;
  PaddockNote *note;

  for (int r = 0; r < 4; r++)
    for (int q = 0; q < 6; q++)
      paddock_board_set (&self->track.board, PADDOCK_HEX (q, r), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  paddock_board_set (&self->track.board, PADDOCK_HEX (3, 1), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  fixture_add_token (&self->track.start.tokens, PADDOCK_HEX (0, 0), 5);
  fixture_add_token (&self->track.start.tokens, PADDOCK_HEX (0, 3), 2);
  fixture_add_checkpoint (self, 1, PADDOCK_HEX (2, 0), PADDOCK_HEX (2, 3), 5);
  fixture_add_checkpoint (self, 2, PADDOCK_HEX (5, 3), PADDOCK_HEX (5, 3), 3);
  obstacle = paddock_track_add (&self->track, PADDOCK_THING_OBSTACLE);
  obstacle->at = PADDOCK_HEX (4, 0);
  obstacle->shape = PADDOCK_SHAPE_BENT;
  paddock_text_set (&obstacle->shows, "#.#");
  fixture_add_item (self, PADDOCK_HEX (1, 2));
  note = paddock_track_add (&self->track, PADDOCK_THING_NOTE);
  note->at = paddock_hex_to_place (PADDOCK_HEX (1, 1));
  paddock_text_set (&note->text, "n");
}

static char *
dup_result (const char *script)
{
  Fixture self = { 0 };
  g_auto (GStrv) steps = g_strsplit (script, "; ", -1);
  g_auto (GStrv) before = NULL, after = NULL;
  GString *text = g_string_new (NULL);

  fixture_set_up (&self, NULL);
  if (!g_str_has_prefix (script, "empty"))
    lay_track (&self);
  before = edit_split_file (&paddock_hex_track_kind, &self.track);
  for (guint i = 0; steps[i]; i++)
    if (!g_str_equal (steps[i], "empty"))
      run_step (&self, steps[i], text);
  after = edit_split_file (&paddock_hex_track_kind, &self.track);
  edit_add_changes (before, after, text);
  add_selection (&self.selection, text);
  fixture_tear_down (&self, NULL);
  return g_string_free (text, FALSE);
}

static void
test_script (gconstpointer data)
{
  edit_assert_section (data, dup_result);
}

void
edit_add_scripts (void)
{
  edit_add_sections ("scripts.txt", "/edit/script", test_script);
}
