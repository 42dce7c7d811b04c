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
  paddock_editor_press (self->editor, PADDOCK_HEX (0, 0), 0);
  paddock_editor_drag (self->editor, PADDOCK_HEX (3, 0));
  paddock_editor_drag (self->editor, PADDOCK_HEX (3, 4));
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
  paddock_editor_press (self->editor, PADDOCK_HEX (0, 0), 0);
  paddock_editor_drag (self->editor, PADDOCK_HEX (3, 0));
  paddock_editor_cancel (self->editor);
  paddock_editor_release (self->editor);
  g_assert_cmpuint (count_painted (self), ==, 0);
  g_assert_null (paddock_document_file_get_undo_label (self->file));
}

static void
test_hover (Fixture *self, gconstpointer data)
{
  paddock_editor_hover (self->editor, PADDOCK_HEX (2, 2), 0);
  g_assert_cmpuint (count_cells (paddock_editor_get_preview (self->editor)), ==, 1);
  paddock_editor_hover (self->editor, PADDOCK_HEX (2, 2), 0);
  g_assert_cmpuint (self->n_previews, ==, 1);

  paddock_editor_unhover (self->editor);
  g_assert_null (paddock_editor_get_preview (self->editor));
  g_assert_cmpuint (count_painted (self), ==, 0);
}

/* Undo by key in the middle of a drag. */
static void
test_document_changes (Fixture *self, gconstpointer data)
{
  paddock_editor_press (self->editor, PADDOCK_HEX (0, 0), 0);
  paddock_editor_release (self->editor);
  paddock_editor_press (self->editor, PADDOCK_HEX (1, 0), 0);
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
  paddock_editor_press (self->editor, PADDOCK_HEX (0, 0), 0);
  g_assert_cmpstr (paddock_editor_get_refusal (self->editor), ==, "The board is locked.");
  paddock_editor_release (self->editor);
  g_assert_cmpuint (count_painted (self), ==, 0);
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
  ADD ("a-command-is-one-step", test_run);
  ADD ("lets-go-of-what-is-gone", test_trim);

  return g_test_run ();
}
