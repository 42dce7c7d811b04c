/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "gesture.h"

void
paddock_gesture_begin (PaddockGesture *self, PaddockHex at, guint flags)
{
  paddock_gesture_clear (self);
  self->path = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  self->flags = flags;
  g_array_append_val (self->path, at);
}

gboolean
paddock_gesture_extend (PaddockGesture *self, PaddockHex at)
{
  g_autofree PaddockHex *line = NULL;
  guint n;

  if (paddock_hex_equal (paddock_gesture_get_last (self), at))
    return FALSE;

  line = paddock_hex_line (paddock_gesture_get_last (self), at, &n);
  g_array_append_vals (self->path, line + 1, n - 1);
  return TRUE;
}

void
paddock_gesture_clear (PaddockGesture *self)
{
  g_clear_pointer (&self->path, g_array_unref);
  self->flags = 0;
}

PaddockHex
paddock_gesture_get_first (const PaddockGesture *self)
{
  return g_array_index (self->path, PaddockHex, 0);
}

PaddockHex
paddock_gesture_get_last (const PaddockGesture *self)
{
  return g_array_index (self->path, PaddockHex, self->path->len - 1);
}
