/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What PaddockCanvas has for sheets that are filled in: a child on a cell, and words about the cell of the keyboard.
 */

#include "canvas-private.h"

#include <math.h>

const PaddockScene *
paddock_canvas_get_sheet (PaddockCanvas *self)
{
  const PaddockPicture *picture;

  g_return_val_if_fail (PADDOCK_IS_CANVAS (self), NULL);

  picture = paddock_canvas_painter_get_picture (self->painter);
  return picture && paddock_canvas_has_sheet (self) ? picture->whole : NULL;
}

void
paddock_canvas_set_cursor_words (PaddockCanvas *self, const char *words)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  if (g_strcmp0 (words, self->cursor_words) == 0)
    return;

  g_free (self->cursor_words);
  self->cursor_words = g_strdup (words);
  paddock_canvas_update_cursor (self);
}

void
paddock_canvas_set_cursor_help (PaddockCanvas *self, const char *help)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  if (g_strcmp0 (help, self->cursor_help) == 0)
    return;

  g_free (self->cursor_help);
  self->cursor_help = g_strdup (help);
  paddock_canvas_update_cursor (self);
}

void
paddock_canvas_set_child (PaddockCanvas *self, GtkWidget *child)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  if (self->child)
    gtk_widget_unparent (self->child);
  self->child = child;
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
paddock_canvas_place_child (PaddockCanvas *self, PaddockRect rect)
{
  g_return_if_fail (PADDOCK_IS_CANVAS (self));

  self->child_rect = rect;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* At least as large as it needs to be, about the middle of its rectangle, and not beyond the right edge. */
void
paddock_canvas_allocate_child (PaddockCanvas *self)
{
  const PaddockRect *rect = &self->child_rect;
  PaddockPoint at =
    paddock_canvas_view_from_scene (&self->view, (PaddockPoint){ rect->x, rect->y });
  int width = (int) ceil (rect->width * self->view.zoom);
  int height = (int) ceil (rect->height * self->view.zoom), least;

  if (!self->child)
    return;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  at.x -= MAX (least - width, 0) / 2.0;
  width = MAX (width, least);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  at.y -= MAX (least - height, 0) / 2.0;
  gtk_widget_size_allocate (self->child,
                            &(GtkAllocation){ (int) round (at.x), (int) round (at.y), width,
                                              MAX (height, least) },
                            -1);
}
