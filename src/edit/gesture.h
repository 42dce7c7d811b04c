/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGesture: what a pointer, or the cursor of the keyboard, did on a hex board: where it began, the hexes
 * it went over, where it is now.
 *
 * A value, whole at every moment: a tool is given all of it each time it grows, and nothing else remembers
 * where a drag began.
 */

#pragma once

#include "hex-layout.h"

typedef enum {
  PADDOCK_GESTURE_OTHER = 1 << 0,     /* with the other button: takes away what the tool gives */
  PADDOCK_GESTURE_CONSTRAIN = 1 << 1, /* Shift: keep to straight rows; add to the selection */
  PADDOCK_GESTURE_TOGGLE = 1 << 2,    /* Control: turn what is selected round, or snapping */
} PaddockGestureFlags;

typedef struct {
  GArray *path;          /* of PaddockHex, each the neighbour of the one before; at least one */
  PaddockPoint from, to; /* exactly: in sizes of a hex, from the middle of (0, 0) */
  guint flags;
} PaddockGesture;

void paddock_gesture_begin (PaddockGesture *self, PaddockHex at, guint flags);
/* Goes on to AT, over the hexes between.  FALSE: it already was there. */
gboolean paddock_gesture_extend (PaddockGesture *self, PaddockHex at);
void paddock_gesture_clear (PaddockGesture *self);

PaddockHex paddock_gesture_get_first (const PaddockGesture *self);
PaddockHex paddock_gesture_get_last (const PaddockGesture *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockGesture, paddock_gesture_clear)
