/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRemarkable: an event that people will want to find again, and as what (play/bookmarks.h).
 *
 * What is remarkable in any race is known there; a game adds rows of its own (PaddockGame.remarkables).
 */

#pragma once

#include "event.h"

typedef enum {
  PADDOCK_BOOKMARK_LEAD,   /* somebody has come into the lead */
  PADDOCK_BOOKMARK_LAP,    /* a lap is completed */
  PADDOCK_BOOKMARK_FINISH, /* somebody has finished */
  PADDOCK_BOOKMARK_CRASH,
  PADDOCK_BOOKMARK_WIPE_OUT, /* somebody is out of the race */
  PADDOCK_BOOKMARK_BLAST,    /* something explodes */
  PADDOCK_BOOKMARK_PUSH,     /* somebody is pushed far */
  PADDOCK_BOOKMARK_ATTACK,   /* somebody rides away */
  PADDOCK_BOOKMARK_CATCH,    /* somebody who was away is caught */
  PADDOCK_BOOKMARK_BUMP,     /* somebody is pushed out of his place */
  PADDOCK_BOOKMARK_BONUS,    /* somebody takes a bonus */
  PADDOCK_BOOKMARK_DROP,     /* somebody falls behind */
  PADDOCK_BOOKMARK_RESCUE,   /* somebody who had fallen behind is brought back */
  PADDOCK_N_BOOKMARKS,
} PaddockBookmarkKind;

typedef struct {
  PaddockEventType type;
  guint clause; /* only events of this clause; PADDOCK_NO_CLAUSE: of any */
  PaddockBookmarkKind kind;
  gboolean is_subject; /* it is about the piece that is its subject, not about its actor */
} PaddockRemarkable;
