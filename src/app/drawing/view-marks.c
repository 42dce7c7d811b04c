/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-marks.h"

#include "background.h"
#include "cancellable-stop.h"
#include "track-layout.h"
#include "view-overlay.h"

#define OPACITY 0.8

/* What is to be shown of which version, and the thread's business alone while it looks. */
typedef struct {
  PaddockViewMarks *marks; /* NULL: nobody waits for it any more; for the main thread only */
  PaddockDocument *document;
  PaddockView view;
  PaddockTrackCar car;
} Look;

struct _PaddockViewMarks {
  PaddockCanvas *canvas; /* all borrowed */
  PaddockEditor *editor;
  PaddockViewMenu *menu;

  PaddockDocument *shown; /* the version that was heard of last; NULL: none */
  PaddockView drawn;      /* what the canvas has, maybe of a version before */
  Look *look;             /* borrowed from its task; NULL: none runs */
  GCancellable *cancellable;
};

static PaddockView
get_view (PaddockViewMarks *self)
{
  g_autofree char *name = NULL;

  g_object_get (self->menu, "view", &name, NULL);
  return paddock_view_find (name);
}

static void
find_first (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockHex *first = data;

  if (hex.r < first->r || (hex.r == first->r && hex.q < first->q))
    *first = hex;
}

/* The first selected hex, that of the first selected thing, or the first of the starting line. */
static PaddockHex
get_front (PaddockViewMarks *self, const PaddockHexTrack *track)
{
  const PaddockSelection *selection = paddock_editor_get_selection (self->editor);
  PaddockHex first = PADDOCK_HEX (G_MAXINT16, G_MAXINT16);
  PaddockLineRow start;

  paddock_board_foreach (selection->hexes, NULL, find_first, &first);
  if (first.r < G_MAXINT16)
    return first;
  if (paddock_selection_get_n_things (selection) > 0)
    return paddock_hex_from_place (paddock_selection_get_thing (selection, 0).at);

  return paddock_line_row_find (&start, track->board, track->start.tokens) ? start.first
                                                                           : PADDOCK_HEX (0, 0);
}

static void
look_free (gpointer data)
{
  Look *self = data;

  paddock_document_unref (self->document);
  g_free (self);
}

static PaddockView
get_wanted (PaddockViewMarks *self)
{
  PaddockView view = get_view (self);

  return self->shown && paddock_view_suits (view, self->shown) ? view : PADDOCK_VIEW_NOTHING;
}

static Look *
create_look (PaddockViewMarks *self, PaddockView view)
{
  Look *look = g_new0 (Look, 1);

  look->marks = self;
  look->document = paddock_document_ref (self->shown);
  look->view = view;
  if (self->shown->kind == &paddock_hex_track_kind)
    look->car.front = get_front (self, self->shown->record);
  g_object_get (self->menu, "heading", &look->car.heading, "steps", &look->car.steps, NULL);
  return look;
}

static void
show (PaddockViewMarks *self, PaddockView view, PaddockScene *scene)
{
  self->drawn = view;
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_VIEW, scene, OPACITY);
}

static void
look_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Look *look = data;
  PaddockStop stop = PADDOCK_CANCELLABLE_STOP (cancellable);
  PaddockScene *scene = paddock_view_overlay_new (look->view, look->document, &look->car, &stop);

  g_task_return_pointer (task, scene, (GDestroyNotify) paddock_scene_free);
}

static void update (PaddockViewMarks *self);

/* A task that was cancelled has no scene: something else is wanted meanwhile, or nothing any more. */
static void
looked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Look *look = g_task_get_task_data (G_TASK (result));
  PaddockViewMarks *self = look->marks;
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockScene) scene = g_task_propagate_pointer (G_TASK (result), &error);

  if (!self)
    return;

  self->look = NULL;
  g_clear_object (&self->cancellable);
  if (error)
    update (self);
  else
    show (self, look->view, g_steal_pointer (&scene));
}

/* Numbers for every hex of a large board take long: a thread works them out, one look at a time, and what is wanted last
 * is what is shown.  Until then there are those of the version before, but never those of another view. */
static void
update (PaddockViewMarks *self)
{
  PaddockView view = get_wanted (self);
  g_autoptr (GTask) task = NULL;

  paddock_view_menu_set_document (self->menu, self->shown);
  if (view != self->drawn)
    show (self, PADDOCK_VIEW_NOTHING, NULL);
  if (self->look)
    g_cancellable_cancel (self->cancellable);
  if (self->look || view == PADDOCK_VIEW_NOTHING)
    return;

  self->look = create_look (self, view);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, self->cancellable, looked_cb, NULL);
  g_task_set_source_tag (task, update);
  g_task_set_task_data (task, self->look, look_free);
  paddock_background_run (task, look_thread);
}

/* Saving and the like change no drawing. */
static void
file_changed_cb (PaddockViewMarks *self)
{
  PaddockDocumentFile *file = paddock_editor_get_file (self->editor);
  PaddockDocument *document = paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY
                                ? paddock_document_file_get_document (file)
                                : NULL;

  if (document == self->shown)
    return;

  g_clear_pointer (&self->shown, paddock_document_unref);
  self->shown = document ? paddock_document_ref (document) : NULL;
  update (self);
}

static void
selection_changed_cb (PaddockViewMarks *self)
{
  if (get_view (self) == PADDOCK_VIEW_REACH)
    update (self);
}

PaddockViewMarks *
paddock_view_marks_new (PaddockCanvas *canvas, PaddockEditor *editor, PaddockViewMenu *menu)
{
  PaddockViewMarks *self = g_new0 (PaddockViewMarks, 1);

  self->canvas = canvas;
  self->editor = editor;
  self->menu = menu;
  g_signal_connect_swapped (menu, "notify", G_CALLBACK (update), self);
  g_signal_connect_swapped (editor, "selection-changed", G_CALLBACK (selection_changed_cb), self);
  g_signal_connect_swapped (paddock_editor_get_file (editor), "changed",
                            G_CALLBACK (file_changed_cb), self);
  file_changed_cb (self);

  return self;
}

void
paddock_view_marks_free (PaddockViewMarks *self)
{
  g_signal_handlers_disconnect_by_data (self->menu, self);
  g_signal_handlers_disconnect_by_data (paddock_editor_get_file (self->editor), self);
  g_signal_handlers_disconnect_by_data (self->editor, self);
  if (self->look) {
    self->look->marks = NULL;
    g_cancellable_cancel (self->cancellable);
  }
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->shown, paddock_document_unref);
  g_free (self);
}
