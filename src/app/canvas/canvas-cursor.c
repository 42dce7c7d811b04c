/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"

#include <glib/gi18n.h>

#include "thing-words.h"

static void
update_overlay (PaddockCanvas *self)
{
  const PaddockGround *ground = paddock_canvas_get_ground (self);
  PaddockScene *scene = NULL;

  if (self->has_cursor) {
    scene = paddock_ground_create_scene (ground);
    paddock_ground_add_outline (ground, scene, PADDOCK_OUTLINE_CURSOR, self->cursor, 0);
  }
  paddock_canvas_set_overlay (self, PADDOCK_OVERLAY_CURSOR, scene, 1);
}

/* A screen reader tells the name of what has the focus whenever it changes. */
static void
describe (PaddockCanvas *self, const PaddockDocument *document)
{
  const char *title = paddock_document_get_title (document);
  const char *description = paddock_document_get_description (document);
  const char *kind = _ (document->kind->label);
  const char *help = self->cursor_help ? self->cursor_help : *description ? description : kind;
  g_autofree char *place = paddock_canvas_dup_cursor_words (self);
  /* Translators: what the cursor is on, and the title of the document. */
  g_autofree char *label = place ? g_strdup_printf (_ ("%s – %s"), place, *title ? title : kind)
                                 : g_strdup (*title ? title : kind);

  if (g_strcmp0 (label, self->label) == 0 && g_strcmp0 (help, self->description) == 0)
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, help, -1);
  g_free (self->description);
  self->description = g_strdup (help);
  g_free (self->label);
  self->label = g_steal_pointer (&label);
}

char *
paddock_canvas_dup_cursor_words (PaddockCanvas *self)
{
  return self->has_cursor
           ? paddock_place_dup_words (paddock_canvas_get_document (self), self->cursor)
           : g_strdup (self->cursor_words);
}

void
paddock_canvas_update_cursor (PaddockCanvas *self)
{
  PaddockDocument *document = paddock_canvas_get_document (self);

  self->has_cursor &= paddock_ground_has (paddock_canvas_get_ground (self), self->cursor);
  update_overlay (self);
  paddock_canvas_update_pointed_at (self);
  if (document)
    describe (self, document);
}

gboolean
paddock_canvas_get_cursor (PaddockCanvas *self, PaddockPlace *place)
{
  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), FALSE);

  *place = self->cursor;
  return self->has_cursor;
}

void
paddock_canvas_set_cursor (PaddockCanvas *self, PaddockPlace place)
{
  const PaddockGround *ground = paddock_canvas_get_ground (self);

  g_return_if_fail (PADDOCK_IS_CANVAS (self));
  g_return_if_fail (paddock_ground_has (ground, place));

  self->cursor = place;
  self->has_cursor = TRUE;
  self->knows_cursor = TRUE;
  paddock_canvas_show_scene_rect (self, paddock_ground_measure (ground, place));
  paddock_canvas_update_cursor (self);
  g_signal_emit_by_name (self, "cursor-moved");
}

void
paddock_canvas_hide_cursor (PaddockCanvas *self)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  if (!self->has_cursor)
    return;

  self->has_cursor = FALSE;
  paddock_canvas_update_cursor (self);
  g_signal_emit_by_name (self, "cursor-moved");
}

void
paddock_canvas_place_cursor (PaddockCanvas *self, PaddockPoint at)
{
  PaddockPlace place = paddock_ground_find_place (paddock_canvas_get_ground (self), at);

  paddock_canvas_hide_cursor (self);
  if (!paddock_place_is_nowhere (place)) {
    self->cursor = place;
    self->knows_cursor = TRUE;
  }
}

static PaddockRect
get_limits (PaddockCanvas *self)
{
  const PaddockPicture *picture = paddock_canvas_painter_get_picture (self->painter);

  return paddock_rect_grow (picture->bounds, PADDOCK_CANVAS_BEYOND);
}

/* The first move shows the cursor: where it was last, or in the middle. */
static void
begin (PaddockCanvas *self)
{
  const PaddockGround *ground = paddock_canvas_get_ground (self);
  PaddockPoint middle =
    paddock_canvas_to_scene (self, (PaddockPoint){ self->view.width / 2, self->view.height / 2 });

  paddock_canvas_set_cursor (self, self->knows_cursor && paddock_ground_has (ground, self->cursor)
                                     ? self->cursor
                                     : paddock_ground_find_nearest (ground, middle));
}

/* Where there are no places, the drawing moves instead. */
static void
pan (PaddockCanvas *self, PaddockCursorMove move)
{
  static const gint8 steps[PADDOCK_N_CURSOR_MOVES][2] = {
    [PADDOCK_CURSOR_LEFT] = { 1, 0 },        [PADDOCK_CURSOR_RIGHT] = { -1, 0 },
    [PADDOCK_CURSOR_UP] = { 0, 1 },          [PADDOCK_CURSOR_DOWN] = { 0, -1 },
    [PADDOCK_CURSOR_ROW_START] = { 127, 0 }, [PADDOCK_CURSOR_ROW_END] = { -127, 0 },
    [PADDOCK_CURSOR_PAGE_UP] = { 0, 8 },     [PADDOCK_CURSOR_PAGE_DOWN] = { 0, -8 },
  };

  paddock_canvas_pan_steps (self, steps[move][0], steps[move][1]);
}

/* Steps of the height of a page. */
static guint
count_page (PaddockCanvas *self)
{
  double step = 2 * paddock_ground_get_size (paddock_canvas_get_ground (self), self->cursor);

  return (guint) MAX (self->view.height / self->view.zoom / step, 1);
}

void
paddock_canvas_move_cursor (PaddockCanvas *self, PaddockCursorMove move)
{
  const PaddockGround *ground;

  g_return_if_fail (PADDOCK_IS_CANVAS (self));
  g_return_if_fail (move < PADDOCK_N_CURSOR_MOVES);

  ground = paddock_canvas_get_ground (self);
  if (!paddock_ground_has_places (ground))
    pan (self, move);
  else if (!self->has_cursor)
    begin (self);
  else
    paddock_canvas_set_cursor (self, paddock_ground_move (ground, self->cursor, move,
                                                          get_limits (self), count_page (self)));
}
