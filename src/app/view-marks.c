/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-marks.h"

#include "track-layout.h"
#include "view-overlay.h"

#define OPACITY 0.8

struct _PaddockViewMarks {
  PaddockCanvas *canvas; /* all borrowed */
  PaddockEditor *editor;
  PaddockViewMenu *menu;

  PaddockDocument *shown; /* what the overlay was made of; NULL: none */
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
    return paddock_selection_get_thing (selection, 0).at;

  return paddock_line_row_find (&start, track->board, track->start.tokens) ? start.first
                                                                           : PADDOCK_HEX (0, 0);
}

static void
update (PaddockViewMarks *self)
{
  const PaddockHexTrack *track = paddock_editor_get_track (self->editor);
  PaddockTrackCar car = { 0 };
  PaddockScene *scene = NULL;

  paddock_view_menu_set_track (self->menu, track);
  if (track) {
    car.front = get_front (self, track);
    g_object_get (self->menu, "heading", &car.heading, "steps", &car.steps, NULL);
    scene = paddock_view_overlay_new (get_view (self), track, &car);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_VIEW, scene, OPACITY);
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
  g_clear_pointer (&self->shown, paddock_document_unref);
  g_free (self);
}
