/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor.h"

#include <glib/gi18n.h>

#include "track-things.h"

struct _PaddockEditor {
  GObject parent_instance;

  PaddockDocumentFile *file;
  const PaddockTool *tool;
  PaddockToolSettings settings;
  gboolean has_centre;    /* the symmetry's has been set */
  PaddockDocument *stamp; /* what settings.stamp points into; NULL: none */
  PaddockSelection selection;
  char *cell; /* NULL: none */

  PaddockGesture gesture; /* its path is NULL while the pointer is elsewhere */
  gboolean is_pressed;
  guint n_done;            /* of the path, by a tool that paints */
  PaddockSelection before; /* the selection when the gesture began */

  PaddockDocument *preview; /* NULL: nothing would change */
  const char *label;        /* of the step that the preview would be */
  const char *refusal;
};

G_DEFINE_FINAL_TYPE (PaddockEditor, paddock_editor, G_TYPE_OBJECT)

enum {
  TOOL_CHANGED,
  SELECTION_CHANGED,
  PREVIEW_CHANGED,
  CELL_CHANGED,
  CELL_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static PaddockDocument *
get_document (PaddockEditor *self)
{
  if (paddock_document_file_get_state (self->file) != PADDOCK_DOCUMENT_FILE_READY)
    return NULL;

  return paddock_document_file_get_document (self->file);
}

const PaddockHexTrack *
paddock_editor_get_track (PaddockEditor *self)
{
  const PaddockDocument *document = get_document (self);

  return document && document->kind == &paddock_hex_track_kind ? document->record : NULL;
}

static void
set_preview (PaddockEditor *self, PaddockDocument *preview, const char *refusal)
{
  if (!preview && !self->preview && refusal == self->refusal)
    return;

  if (preview)
    paddock_document_ref (preview);
  g_clear_pointer (&self->preview, paddock_document_unref);
  self->preview = preview;
  self->refusal = refusal;
  g_signal_emit (self, signals[PREVIEW_CHANGED], 0);
}

void
paddock_editor_set_selection (PaddockEditor *self, const PaddockSelection *selection)
{
  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  if (paddock_selection_equal (&self->selection, selection))
    return;

  paddock_selection_copy (&self->selection, selection);
  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

const char *
paddock_editor_get_cell (PaddockEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), NULL);

  return self->cell;
}

void
paddock_editor_set_cell (PaddockEditor *self, const char *address)
{
  char *cell;

  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  if (g_strcmp0 (self->cell, address) == 0)
    return;

  cell = g_strdup (address);
  g_free (self->cell);
  self->cell = cell;
  g_signal_emit (self, signals[CELL_CHANGED], 0);
}

void
paddock_editor_want_cell (PaddockEditor *self, const char *address)
{
  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  g_signal_emit (self, signals[CELL_WANTED], 0, address);
}

/* Running tools. */

/* What FUNC makes of BASE; NULL if that is the document as it is. */
static PaddockDocument *
run (PaddockEditor *self,
     PaddockDocument *base,
     const PaddockGesture *gesture,
     PaddockSelection *selection,
     void (*func) (PaddockToolRun *run),
     const char **label,
     const char **refusal)
{
  PaddockDocument *document = get_document (self);
  PaddockToolRun tool_run = {
    .settings = &self->settings,
    .gesture = gesture,
    .track = document->record,
    .draft = paddock_document_dup_record (base),
    .selection = selection,
    .label = *label,
  };
  g_autoptr (PaddockDocument) result = NULL;

  func (&tool_run);
  *label = tool_run.label;
  *refusal = tool_run.refusal;
  result = paddock_document_new_take (document->kind, tool_run.draft);

  return paddock_document_equal (result, document) ? NULL : g_steal_pointer (&result);
}

/* A tool that paints has only to do what came since. */
static PaddockDocument *
run_gesture (PaddockEditor *self, PaddockSelection *selection, const char **refusal)
{
  PaddockDocument *base = self->preview ? self->preview : get_document (self);
  g_auto (PaddockGesture) rest = { 0 };
  PaddockDocument *preview;

  self->label = self->tool->label;
  if (!self->is_pressed || !(self->tool->flags & PADDOCK_TOOL_PAINTS))
    return run (self, get_document (self), &self->gesture, selection, self->tool->run, &self->label,
                refusal);

  paddock_gesture_begin (&rest,
                         g_array_index (self->gesture.path, PaddockHex, MAX (self->n_done, 1) - 1),
                         self->gesture.flags);
  g_array_append_vals (rest.path, &g_array_index (self->gesture.path, PaddockHex, self->n_done),
                       self->gesture.path->len - self->n_done);
  preview = run (self, base, &rest, selection, self->tool->run, &self->label, refusal);
  self->n_done = self->gesture.path->len;

  return preview;
}

static void
update (PaddockEditor *self)
{
  g_auto (PaddockSelection) selection = { 0 };
  g_autoptr (PaddockDocument) preview = NULL;
  const char *refusal = NULL;

  paddock_selection_copy (&selection, &self->before);
  preview = run_gesture (self, &selection, &refusal);
  if (self->is_pressed)
    paddock_editor_set_selection (self, &selection);
  set_preview (self, preview, refusal);
}

static gboolean
can_work (PaddockEditor *self)
{
  return self->tool && paddock_editor_get_track (self) != NULL;
}

static PaddockHex
find_hex (PaddockEditor *self, PaddockPoint point)
{
  PaddockHexLayout layout = { (PaddockOrientation) paddock_editor_get_track (self)->orientation,
                              1,
                              { 0, 0 } };

  return paddock_hex_layout_at (&layout, point);
}

static void
begin (PaddockEditor *self, PaddockPoint at, guint flags)
{
  paddock_gesture_begin (&self->gesture, find_hex (self, at), flags);
  self->gesture.from = self->gesture.to = at;
  paddock_selection_copy (&self->before, &self->selection);
  self->n_done = 0;
  g_clear_pointer (&self->preview, paddock_document_unref);
  update (self);
}

void
paddock_editor_hover (PaddockEditor *self, PaddockPoint at, guint flags)
{
  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  if (self->is_pressed || !can_work (self))
    return;
  if (self->tool->flags & PADDOCK_TOOL_SELECTS)
    paddock_editor_unhover (self);
  else if (!self->gesture.path || self->gesture.flags != flags
           || !paddock_hex_equal (paddock_gesture_get_last (&self->gesture), find_hex (self, at)))
    begin (self, at, flags);
}

/* The gesture is over, whatever came of it. */
static void
end (PaddockEditor *self)
{
  self->is_pressed = FALSE;
  paddock_gesture_clear (&self->gesture);
  set_preview (self, NULL, NULL);
}

void
paddock_editor_unhover (PaddockEditor *self)
{
  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  if (!self->is_pressed)
    end (self);
}

void
paddock_editor_press (PaddockEditor *self, PaddockPoint at, guint flags)
{
  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  paddock_editor_cancel (self);
  if (!can_work (self))
    return;

  self->is_pressed = TRUE;
  begin (self, at, flags);
}

/* FALSE: Control is as it was, or means nothing to the tool. */
static gboolean
turn_snapping (PaddockEditor *self, guint flags)
{
  guint changed = (self->gesture.flags ^ flags) & PADDOCK_GESTURE_TOGGLE;

  if (!(self->tool->flags & PADDOCK_TOOL_SNAPS))
    return FALSE;

  self->gesture.flags ^= changed;
  return changed != 0;
}

void
paddock_editor_drag (PaddockEditor *self, PaddockPoint at, guint flags)
{
  gboolean has_turned, has_left;

  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  if (!self->is_pressed)
    return;

  self->gesture.to = at;
  has_turned = turn_snapping (self, flags);
  has_left = paddock_gesture_extend (&self->gesture, find_hex (self, at));
  if (has_turned || has_left || self->tool->flags & PADDOCK_TOOL_IS_EXACT)
    update (self);
}

/* What was shown is what becomes of the document. */
static gboolean
commit (PaddockEditor *self, PaddockDocument *document, const char *label)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (self->file, label, NULL);

  paddock_edit_replace (edit, document);
  return paddock_document_file_commit (self->file, edit);
}

void
paddock_editor_release (PaddockEditor *self)
{
  g_autoptr (PaddockDocument) preview = NULL;

  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  if (!self->is_pressed)
    return;

  preview = g_steal_pointer (&self->preview);
  self->is_pressed = FALSE;
  if (preview)
    commit (self, preview, _ (self->label));
  end (self);
}

void
paddock_editor_cancel (PaddockEditor *self)
{
  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  if (self->is_pressed)
    paddock_editor_set_selection (self, &self->before);
  end (self);
}

gboolean
paddock_editor_is_pressed (PaddockEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), FALSE);

  return self->is_pressed;
}

PaddockDocument *
paddock_editor_get_preview (PaddockEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), NULL);

  return self->preview;
}

const char *
paddock_editor_get_refusal (PaddockEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), NULL);

  return self->refusal ? _ (self->refusal) : NULL;
}

gboolean
paddock_editor_run (PaddockEditor *self, const char *label, void (*func) (PaddockToolRun *run))
{
  g_auto (PaddockSelection) selection = { 0 };
  g_autoptr (PaddockDocument) result = NULL;
  const char *refusal = NULL;

  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), FALSE);

  paddock_editor_cancel (self);
  if (!paddock_editor_get_track (self))
    return FALSE;

  paddock_selection_copy (&selection, &self->selection);
  result = run (self, get_document (self), NULL, &selection, func, &label, &refusal);
  if (result)
    commit (self, result, _ (label));
  paddock_editor_set_selection (self, &selection);
  set_preview (self, NULL, refusal);

  return result != NULL;
}

/* The tool in hand. */

const PaddockTool *
paddock_editor_get_tool (PaddockEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), NULL);

  return self->tool;
}

void
paddock_editor_set_tool (PaddockEditor *self, const char *id)
{
  const PaddockTool *tool = paddock_tool_find (id);

  g_return_if_fail (PADDOCK_IS_EDITOR (self));
  g_return_if_fail (tool != NULL);

  if (self->tool == tool)
    return;

  paddock_editor_cancel (self);
  self->tool = tool;
  g_signal_emit (self, signals[TOOL_CHANGED], 0);
}

const PaddockToolSettings *
paddock_editor_get_settings (PaddockEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), NULL);

  return &self->settings;
}

/* A symmetry is first about the middle of the board. */
static void
centre_symmetry (PaddockEditor *self, const PaddockToolSettings *settings)
{
  const PaddockHexTrack *track = paddock_editor_get_track (self);
  PaddockBoardBounds bounds;

  if (self->has_centre || settings->symmetry == PADDOCK_SYMMETRY_NONE || !track
      || !paddock_board_get_bounds (track->board, &bounds))
    return;

  self->has_centre = TRUE;
  self->settings.centre =
    PADDOCK_HEX ((bounds.min.q + bounds.max.q) / 2, (bounds.min.r + bounds.max.r) / 2);
}

void
paddock_editor_set_settings (PaddockEditor *self, const PaddockToolSettings *settings)
{
  const PaddockHexTrack *stamp;

  g_return_if_fail (PADDOCK_IS_EDITOR (self));

  paddock_editor_cancel (self);
  stamp = self->settings.stamp;
  self->settings = *settings;
  self->settings.item = g_intern_string (settings->item);
  self->settings.stamp = stamp;
  centre_symmetry (self, settings);
  g_signal_emit (self, signals[TOOL_CHANGED], 0);
}

void
paddock_editor_set_stamp (PaddockEditor *self, PaddockDocument *stamp)
{
  g_return_if_fail (PADDOCK_IS_EDITOR (self));
  g_return_if_fail (stamp->kind == &paddock_hex_track_kind);

  paddock_editor_cancel (self);
  paddock_document_ref (stamp);
  g_clear_pointer (&self->stamp, paddock_document_unref);
  self->stamp = stamp;
  self->settings.stamp = stamp->record;
  self->tool = paddock_tool_find ("stamp");
  g_signal_emit (self, signals[TOOL_CHANGED], 0);
}

const PaddockSelection *
paddock_editor_get_selection (PaddockEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), NULL);

  return &self->selection;
}

PaddockDocumentFile *
paddock_editor_get_file (PaddockEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_EDITOR (self), NULL);

  return self->file;
}

static guint
count_things (gconstpointer track, PaddockThingKind kind)
{
  return kind >= PADDOCK_THING_FIRST && kind <= PADDOCK_THING_LAST
           ? paddock_track_count (track, kind)
           : G_MAXUINT;
}

static void
trim_selection (PaddockEditor *self)
{
  const PaddockHexTrack *track = paddock_editor_get_track (self);
  g_auto (PaddockSelection) selection = { 0 };

  if (!track)
    return;

  paddock_selection_copy (&selection, &self->selection);
  paddock_selection_trim (&selection, count_things, track);
  paddock_editor_set_selection (self, &selection);
}

/* A document that changes under a gesture, by undo or from outside, ends it. */
static void
file_changed_cb (PaddockEditor *self)
{
  paddock_editor_cancel (self);
  trim_selection (self);
}

static void
paddock_editor_dispose (GObject *object)
{
  PaddockEditor *self = PADDOCK_EDITOR (object);

  g_clear_pointer (&self->preview, paddock_document_unref);
  g_clear_pointer (&self->stamp, paddock_document_unref);
  g_clear_pointer (&self->cell, g_free);
  paddock_selection_clear (&self->selection);
  paddock_selection_clear (&self->before);
  paddock_gesture_clear (&self->gesture);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (paddock_editor_parent_class)->dispose (object);
}

static void
paddock_editor_class_init (PaddockEditorClass *klass)
{
  static const char *const names[] = { "tool-changed", "selection-changed", "preview-changed",
                                       "cell-changed" };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CELL_WANTED);
  G_OBJECT_CLASS (klass)->dispose = paddock_editor_dispose;
  for (guint i = 0; i < CELL_WANTED; i++)
    signals[i] = g_signal_new (names[i], PADDOCK_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
  signals[CELL_WANTED] = g_signal_new ("cell-wanted", PADDOCK_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
paddock_editor_init (PaddockEditor *self)
{
  self->tool = paddock_tool_find ("brush");
  self->settings.kind = PADDOCK_CELL_SPACE;
  self->settings.item = "";
}

PaddockEditor *
paddock_editor_new (PaddockDocumentFile *file)
{
  PaddockEditor *self = g_object_new (PADDOCK_TYPE_EDITOR, NULL);

  self->file = g_object_ref (file);
  g_signal_connect_object (file, "changed", G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}
