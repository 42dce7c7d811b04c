/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor.h"

typedef struct {
  PaddockDocumentFile *file;
  PaddockEditor *editor;
  guint n_previews;
} Fixture;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);

  self->file = paddock_document_file_new_untitled (document);
  self->editor = paddock_editor_new (self->file);
  paddock_editor_set_tool (self->editor, "brush");
  g_signal_connect_swapped (self->editor, "preview-changed", G_CALLBACK (count_cb),
                            &self->n_previews);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_assert_finalize_object (self->editor);
  g_assert_finalize_object (self->file);
}

static PaddockPoint
middle_of (int q, int r)
{
  PaddockHexLayout layout = { PADDOCK_ORIENTATION_POINTY, 1, { 0, 0 } };

  return paddock_hex_layout_centre (&layout, PADDOCK_HEX (q, r));
}

static guint
count_cells (const PaddockDocument *document)
{
  return paddock_board_count (((const PaddockHexTrack *) document->record)->board);
}

static guint
count_painted (Fixture *self)
{
  return count_cells (paddock_document_file_get_document (self->file));
}

static void
test_stroke (Fixture *self, gconstpointer data)
{
  paddock_editor_press (self->editor, middle_of (0, 0), 0);
  paddock_editor_drag (self->editor, middle_of (3, 0), 0);
  paddock_editor_drag (self->editor, middle_of (3, 4), 0);
  g_assert_cmpuint (count_cells (paddock_editor_get_preview (self->editor)), ==, 8);
  g_assert_cmpuint (count_painted (self), ==, 0);

  paddock_editor_release (self->editor);
  g_assert_cmpuint (count_painted (self), ==, 8);
  g_assert_null (paddock_editor_get_preview (self->editor));
  g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, "Paint");

  paddock_document_file_undo (self->file);
  g_assert_cmpuint (count_painted (self), ==, 0);
}

static void
test_cancel (Fixture *self, gconstpointer data)
{
  paddock_editor_press (self->editor, middle_of (0, 0), 0);
  paddock_editor_drag (self->editor, middle_of (3, 0), 0);
  paddock_editor_cancel (self->editor);
  paddock_editor_release (self->editor);
  g_assert_cmpuint (count_painted (self), ==, 0);
  g_assert_null (paddock_document_file_get_undo_label (self->file));
}

static void
test_hover (Fixture *self, gconstpointer data)
{
  paddock_editor_hover (self->editor, middle_of (2, 2), 0);
  g_assert_cmpuint (count_cells (paddock_editor_get_preview (self->editor)), ==, 1);
  paddock_editor_hover (self->editor, middle_of (2, 2), 0);
  g_assert_cmpuint (self->n_previews, ==, 1);

  paddock_editor_unhover (self->editor);
  g_assert_null (paddock_editor_get_preview (self->editor));
  g_assert_cmpuint (count_painted (self), ==, 0);
}

/* Undo by key in the middle of a drag. */
static void
test_document_changes (Fixture *self, gconstpointer data)
{
  paddock_editor_press (self->editor, middle_of (0, 0), 0);
  paddock_editor_release (self->editor);
  paddock_editor_press (self->editor, middle_of (1, 0), 0);
  paddock_document_file_undo (self->file);
  g_assert_false (paddock_editor_is_pressed (self->editor));

  paddock_editor_release (self->editor);
  g_assert_cmpuint (count_painted (self), ==, 0);
  g_assert_nonnull (paddock_document_file_get_redo_label (self->file));
}

static void
test_refusal (Fixture *self, gconstpointer data)
{
  PaddockToolSettings settings = *paddock_editor_get_settings (self->editor);

  settings.is_board_locked = TRUE;
  paddock_editor_set_settings (self->editor, &settings);
  paddock_editor_press (self->editor, middle_of (0, 0), 0);
  g_assert_cmpstr (paddock_editor_get_refusal (self->editor), ==, "The board is locked.");
  paddock_editor_release (self->editor);
  g_assert_cmpuint (count_painted (self), ==, 0);
}

static guint
count_tokens (Fixture *self, guint checkpoint)
{
  const PaddockHexTrack *track = paddock_editor_get_preview (self->editor)->record;

  return paddock_list_len (
    PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, checkpoint)->tokens);
}

static void
paint_row (PaddockToolRun *run)
{
  for (int q = 0; q < 10; q++)
    paddock_board_set (&run->draft->board, PADDOCK_HEX (q, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
}

/* Near the edge a line snaps to it, and has one token; Control may come and go. */
static void
test_control_during_a_drag (Fixture *self, gconstpointer data)
{
  PaddockToolSettings settings = *paddock_editor_get_settings (self->editor);

  settings.is_snapping = TRUE;
  paddock_editor_set_settings (self->editor, &settings);
  g_assert_true (paddock_editor_run (self->editor, "Paint", paint_row));
  paddock_editor_set_tool (self->editor, "checkpoint");
  paddock_editor_press (self->editor, middle_of (2, 0), 0);
  paddock_editor_drag (self->editor, middle_of (7, 0), 0);
  g_assert_cmpuint (count_tokens (self, 0), ==, 2);
  paddock_editor_drag (self->editor, middle_of (8, 0), 0);
  g_assert_cmpuint (count_tokens (self, 0), ==, 1);
  paddock_editor_drag (self->editor, middle_of (8, 0), PADDOCK_GESTURE_TOGGLE);
  g_assert_cmpuint (count_tokens (self, 0), ==, 2);
  paddock_editor_drag (self->editor, middle_of (8, 0), 0);
  g_assert_cmpuint (count_tokens (self, 0), ==, 1);
}

/* The picture goes with every step of the pointer, also inside one hex. */
static void
test_exact_drag (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (self->file, "Choose", NULL);

  paddock_text_set (&((PaddockHexTrack *) edit->draft)->tracing.file, "sketch.png");
  paddock_document_file_commit (self->file, edit);
  paddock_editor_set_tool (self->editor, "tracing");
  paddock_editor_press (self->editor, (PaddockPoint){ 0.25, 0 }, 0);
  paddock_editor_drag (self->editor, (PaddockPoint){ 0.5, 0.125 }, 0);
  paddock_editor_release (self->editor);
  g_assert_cmpint (paddock_editor_get_track (self->editor)->tracing.x, ==, 25);
  g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, "Move Reference Picture");
}

static void
select_and_paint (PaddockToolRun *run)
{
  paddock_board_set (&run->draft->board, PADDOCK_HEX (5, 5), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  paddock_selection_set_hex (run->selection, PADDOCK_HEX (5, 5), TRUE);
}

static void
test_run (Fixture *self, gconstpointer data)
{
  guint n_selections = 0;

  g_signal_connect_swapped (self->editor, "selection-changed", G_CALLBACK (count_cb),
                            &n_selections);
  g_assert_true (paddock_editor_run (self->editor, "Try", select_and_paint));
  g_assert_false (paddock_editor_run (self->editor, "Try", select_and_paint));
  g_assert_cmpuint (n_selections, ==, 1);
  g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, "Try");
}

/* What is selected by its index goes when there is no longer so much. */
static void
test_trim (Fixture *self, gconstpointer data)
{
  g_auto (PaddockSelection) selection = { 0 };

  paddock_editor_run (self->editor, "Try", select_and_paint);
  paddock_selection_set_thing (&selection, (PaddockThing){ .kind = PADDOCK_THING_NOTE }, TRUE);
  paddock_editor_set_selection (self->editor, &selection);
  paddock_document_file_undo (self->file);
  g_assert_true (paddock_selection_is_empty (paddock_editor_get_selection (self->editor)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, func_) g_test_add ("/app/editor/" path_, Fixture, NULL, set_up, func_, tear_down)

  ADD ("a-drag-is-one-step", test_stroke);
  ADD ("cancel-leaves-nothing", test_cancel);
  ADD ("hover-changes-nothing", test_hover);
  ADD ("undo-ends-a-drag", test_document_changes);
  ADD ("says-why-not", test_refusal);
  ADD ("control-turns-snapping-round-at-any-moment", test_control_during_a_drag);
  ADD ("pictures-follow-inside-a-hex", test_exact_drag);
  ADD ("a-command-is-one-step", test_run);
  ADD ("lets-go-of-what-is-gone", test_trim);

  return g_test_run ();
}
