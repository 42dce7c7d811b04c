/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random hands: whatever tools and commands are used, in whatever order and with whatever settings, the track stays a
 * document that can be saved and read again; what is refused changes nothing; and undo leads back.
 */

#include "clip.h"
#include "edit-fixture.h"
#include "history.h"
#include "reader.h"
#include "writer.h"

#define N_WALKS 8
#define N_STEPS 120
#define N_LONG_STEPS 10000

typedef struct {
  GRand *rand;
  PaddockHistory *history;
  PaddockToolSettings settings;
  PaddockSelection selection;
  PaddockDocument *stamp;
} Walk;

static void
walk_clear (Walk *self)
{
  paddock_selection_clear (&self->selection);
  g_clear_pointer (&self->stamp, paddock_document_unref);
  paddock_history_free (self->history);
  g_rand_free (self->rand);
}

static int
pick (Walk *self, int n)
{
  return g_rand_int_range (self->rand, 0, n);
}

static PaddockDocument *
get_document (Walk *self)
{
  return paddock_history_get_current (self->history);
}

/* Mostly near the middle, now and then at the end of the world or beyond it. */
static PaddockHex
pick_hex (Walk *self)
{
  int far = pick (self, 60);

  if (far == 0)
    return PADDOCK_HEX (PADDOCK_HEX_MAX - pick (self, 4), pick (self, 4));
  if (far == 1)
    return PADDOCK_HEX (G_MININT16 + pick (self, 4), G_MAXINT16);

  return PADDOCK_HEX (pick (self, 25) - 12, pick (self, 25) - 12);
}

static void
pick_settings (Walk *self)
{
  static const char *const items[] = { "", "mine", "oil-slick" };

  self->settings = (PaddockToolSettings){
    .kind = pick (self, PADDOCK_CELL_SPECIAL + 4),
    .radius = pick (self, PADDOCK_BRUSH_MAX_RADIUS + 1),
    .figure = pick (self, PADDOCK_N_FIGURES),
    .is_hollow = pick (self, 2),
    .symmetry = pick (self, PADDOCK_N_SYMMETRIES),
    .axis = pick (self, PADDOCK_N_FACINGS),
    .centre = PADDOCK_HEX (pick (self, 9) - 4, pick (self, 9) - 4),
    .shape = pick (self, PADDOCK_N_SHAPES),
    .rotation = pick (self, PADDOCK_N_DIRECTIONS),
    .is_flipped = pick (self, 2),
    .side = pick (self, 2),
    .facing = pick (self, PADDOCK_N_FACINGS),
    .how = pick (self, PADDOCK_ITEM_ARMED + 1),
    .item = items[pick (self, G_N_ELEMENTS (items))],
    .stamp = self->stamp ? self->stamp->record : NULL,
    .is_board_locked = pick (self, 8) == 0,
    .is_layout_locked = pick (self, 8) == 0,
  };
}

static void
pick_stamp (Walk *self)
{
  g_autoptr (PaddockDocument) clip =
    paddock_clip_new (get_document (self)->record, &self->selection);

  if (!clip)
    return;
  g_clear_pointer (&self->stamp, paddock_document_unref);
  self->stamp = g_steal_pointer (&clip);
}

static const PaddockTool *
pick_tool (Walk *self)
{
  guint n = 0;

  while (paddock_tool_tables[n])
    n++;
  n = (guint) pick (self, (int) n);
  return &paddock_tool_tables[n]->rows[pick (self, (int) paddock_tool_tables[n]->n_rows)];
}

static const PaddockCommand *
pick_command (Walk *self)
{
  guint n = 0;

  while (paddock_command_tables[n])
    n++;
  n = (guint) pick (self, (int) n);
  return &paddock_command_tables[n]->rows[pick (self, (int) paddock_command_tables[n]->n_rows)];
}

static void
run_tool (Walk *self, PaddockToolRun *run)
{
  const PaddockTool *tool = pick_tool (self);
  g_auto (PaddockGesture) gesture = { 0 };

  paddock_gesture_begin (&gesture, pick_hex (self), (guint) pick (self, 8));
  for (int i = pick (self, 3); i > 0; i--)
    paddock_gesture_extend (&gesture, pick_hex (self));
  run->gesture = &gesture;
  g_test_message ("%s", tool->id);
  paddock_tool_run (tool, run);
}

static void
run_command (Walk *self, PaddockToolRun *run)
{
  const PaddockCommand *command = pick_command (self);

  g_test_message ("%s", command->id);
  if (paddock_command_can_run (command, run->track, run->selection))
    paddock_command_run (command, run);
}

static void
assert_readable (PaddockDocument *document)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) again =
    paddock_xml_read_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "walk",
                            &error);

  g_assert_no_error (error);
  g_assert_true (paddock_document_equal (document, again));
}

/* Every thing selected is there. */
static void
assert_selection (Walk *self)
{
  const PaddockHexTrack *track = get_document (self)->record;

  for (guint i = 0; i < paddock_selection_get_n_things (&self->selection); i++) {
    PaddockThing thing = paddock_selection_get_thing (&self->selection, i);

    g_assert_cmpuint (thing.index, <, paddock_track_count (track, thing.kind));
  }
}

static guint
count_of_track (gconstpointer track, PaddockThingKind kind)
{
  return paddock_track_count (track, kind);
}

static void
step (Walk *self)
{
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (self->history, "Step", NULL);
  PaddockDocument *before = get_document (self);
  PaddockToolRun run = { .settings = &self->settings,
                         .track = before->record,
                         .draft = edit->draft,
                         .selection = &self->selection };
  gboolean is_dropped = pick (self, 5) == 0;

  pick_settings (self);
  if (pick (self, 2))
    run_tool (self, &run);
  else
    run_command (self, &run);

  if (run.refusal)
    g_assert_true (paddock_record_equal (before->kind->type, before->record, edit->draft));
  if (!is_dropped)
    paddock_edit_commit (edit);
  else
    paddock_selection_trim (&self->selection, count_of_track, before->record);
  g_assert_true (!is_dropped || get_document (self) == before);
  assert_selection (self);
  if (pick (self, 6) == 0)
    pick_stamp (self);
}

static PaddockDocument *
new_track (Walk *self)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  guint n;
  g_autofree PaddockHex *hexes = paddock_hex_disc (PADDOCK_HEX (0, 0), 8, &n);

  track->game = pick (self, 2) ? PADDOCK_GAME_FROTHY : PADDOCK_GAME_JOYRIDE;
  track->orientation = pick (self, 2);
  paddock_text_set (&track->tracing.file, "map.png");
  for (guint i = 0; i < n; i++)
    if (pick (self, 5) > 0)
      paddock_board_set (&track->board, hexes[i],
                         PADDOCK_CELL ((guint8) (1 + pick (self, PADDOCK_CELL_SPECIAL))));

  return document;
}

static void
test_walk (void)
{
  for (guint seed = 0; seed < N_WALKS; seed++) {
    Walk self = { .rand = g_rand_new_with_seed (seed) };
    g_autoptr (PaddockDocument) first = new_track (&self), last = NULL;
    guint position;

    self.history = paddock_history_new (first);
    for (guint i = 0; i < N_STEPS; i++)
      step (&self);
    assert_readable (get_document (&self));

    last = paddock_document_ref (get_document (&self));
    position = paddock_history_get_position (self.history);
    while (paddock_history_undo (self.history))
      ;
    g_assert_true (paddock_document_equal (get_document (&self), first));
    while (paddock_history_redo (self.history))
      ;
    g_assert_cmpuint (paddock_history_get_position (self.history), ==, position);
    g_assert_true (paddock_document_equal (get_document (&self), last));

    walk_clear (&self);
  }
}

static void
paint (Walk *self)
{
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (self->history, "Paint", NULL);
  PaddockToolRun run = { .settings = &self->settings,
                         .track = get_document (self)->record,
                         .draft = edit->draft,
                         .selection = &self->selection };
  g_auto (PaddockGesture) gesture = { 0 };

  self->settings =
    (PaddockToolSettings){ .kind = PADDOCK_CELL_SPACE + pick (self, 3), .radius = pick (self, 3) };
  paddock_gesture_begin (&gesture, PADDOCK_HEX (pick (self, 25), pick (self, 25)), 0);
  paddock_gesture_extend (&gesture, PADDOCK_HEX (pick (self, 25), pick (self, 25)));
  run.gesture = &gesture;
  paddock_tool_run (paddock_tool_find ("brush"), &run);
  paddock_edit_commit (edit);
}

/* Undo goes back to the first stroke, however many there were, and redo to the last. */
static void
test_long_walk (void)
{
  Walk self = { .rand = g_rand_new_with_seed (N_WALKS) };
  g_autoptr (PaddockDocument) document = new_track (&self);
  g_autoptr (GBytes) first = paddock_xml_write (document), last = NULL, again = NULL;

  self.history = paddock_history_new (document);
  while (paddock_history_get_n_versions (self.history) <= N_LONG_STEPS)
    paint (&self);
  last = paddock_xml_write (get_document (&self));

  for (guint i = 0; i < N_LONG_STEPS; i++)
    g_assert_true (paddock_history_undo (self.history));
  g_assert_false (paddock_history_can_undo (self.history));
  again = paddock_xml_write (get_document (&self));
  g_assert_cmpmem (g_bytes_get_data (again, NULL), g_bytes_get_size (again),
                   g_bytes_get_data (first, NULL), g_bytes_get_size (first));

  while (paddock_history_redo (self.history))
    ;
  g_bytes_unref (again);
  again = paddock_xml_write (get_document (&self));
  g_assert_cmpmem (g_bytes_get_data (again, NULL), g_bytes_get_size (again),
                   g_bytes_get_data (last, NULL), g_bytes_get_size (last));
  g_test_message ("%" G_GSIZE_FORMAT " bytes", paddock_history_get_size (self.history));
  walk_clear (&self);
}

/* Numbers of checkpoints and places end at 99, as in files. */
static void
test_numbers (void)
{
  Fixture fixture = { 0 }, *self = &fixture;

  fixture_set_up (self, NULL);
  fixture_paint_disc (self, PADDOCK_HEX (0, 0), 9);
  for (int i = 1; i <= 99; i++) {
    PaddockGridSlot *slot = paddock_track_add (&self->track, PADDOCK_THING_SLOT);

    slot->number = i;
    slot->at = PADDOCK_HEX (20, i);
    fixture_add_checkpoint (self, i, PADDOCK_HEX (30, i), PADDOCK_HEX (30, i), 0);
  }

  fixture_click (self, "slot", PADDOCK_HEX (0, 0), 0);
  g_assert_nonnull (self->refusal);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (0, 0), PADDOCK_HEX (3, 0), 0);
  g_assert_nonnull (self->refusal);
  paddock_track_remove (&self->track, PADDOCK_THING_CHECKPOINT, 41);
  fixture_drag (self, "checkpoint", PADDOCK_HEX (0, 0), PADDOCK_HEX (3, 0), 0);
  g_assert_null (self->refusal);
  g_assert_cmpint (PADDOCK_LIST_AT (self->track.checkpoints, PaddockCheckpoint, 98)->number, ==,
                   42);
  fixture_tear_down (self, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/edit/walk/ends-in-a-document", test_walk);
  g_test_add_func ("/edit/walk/ten-thousand-edits-are-taken-back", test_long_walk);
  g_test_add_func ("/edit/walk/runs-out-of-numbers", test_numbers);

  return g_test_run ();
}
