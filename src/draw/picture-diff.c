/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture-diff.h"

#include <string.h>

static const PaddockShape *
get_shape (const PaddockScene *scene, guint i)
{
  return &g_array_index (scene->shapes, PaddockShape, i);
}

/* Whether they look the same, whatever thing they show. */
static gboolean
shape_equal (const PaddockScene *scene_a,
             const PaddockShape *a,
             const PaddockScene *scene_b,
             const PaddockShape *b)
{
  gboolean is_text = a->kind == PADDOCK_SHAPE_TEXT;

  return a->kind == b->kind && a->style == b->style && a->layer == b->layer && a->align == b->align
         && a->size == b->size && a->angle == b->angle && (is_text || a->n == b->n)
         && memcmp (paddock_scene_get_points (scene_a, a), paddock_scene_get_points (scene_b, b),
                    (is_text ? 2 : a->n) * sizeof (PaddockScenePoint))
              == 0
         && (!is_text
             || strcmp (paddock_scene_get_text (scene_a, a), paddock_scene_get_text (scene_b, b))
                  == 0);
}

/* Shapes at the beginning and at the end of both that are equal are passed over. */
static void
diff_scenes (const PaddockScene *before,
             const PaddockScene *after,
             PaddockRectFunc func,
             gpointer data)
{
  guint n_before = before->shapes->len, n_after = after->shapes->len;
  guint first = 0;

  while (first < MIN (n_before, n_after)
         && shape_equal (before, get_shape (before, first), after, get_shape (after, first)))
    first++;
  while (n_before > first && n_after > first
         && shape_equal (before, get_shape (before, n_before - 1), after,
                         get_shape (after, n_after - 1))) {
    n_before--;
    n_after--;
  }

  for (guint i = first; i < n_before; i++)
    func (paddock_scene_measure_shape (before, get_shape (before, i)), data);
  for (guint i = first; i < n_after; i++)
    func (paddock_scene_measure_shape (after, get_shape (after, i)), data);
}

static gboolean
has_shape (const PaddockScene *self, const PaddockScene *other, const PaddockShape *shape)
{
  for (guint i = 0; i < self->shapes->len; i++)
    if (shape_equal (self, get_shape (self, i), other, shape))
      return TRUE;

  return FALSE;
}

void
paddock_scene_subtract (PaddockScene *scene, const PaddockScene *other)
{
  for (guint i = scene->shapes->len; i-- > 0;)
    if (has_shape (other, scene, get_shape (scene, i)))
      g_array_remove_index (scene->shapes, i);
}

gboolean
paddock_picture_diff (const PaddockPicture *before,
                      const PaddockPicture *after,
                      PaddockRectFunc func,
                      gpointer data)
{
  if (before->kind != after->kind
      || memcmp (&before->options, &after->options, sizeof before->options) != 0)
    return FALSE;
  if (before->kind->diff)
    return before->kind->diff (before, after, func, data);

  diff_scenes (before->whole, after->whole, func, data);
  return TRUE;
}
