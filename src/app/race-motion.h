/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMotion: what happened at one moment of a race as a short film: where the pieces are, what bursts and which dice
 * lie on the table at any time after it began.
 *
 * Made from the pieces before and after and the events between, so it knows no game; where events do not tell enough,
 * the film ends with what is true.  Times are in milliseconds at normal speed.  No display, no clock.
 */

#pragma once

#include "scene-race.h"
#include "setup.h"

/* What the one who looks may see, before or after. */
typedef struct {
  guint n;
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
} PaddockPieces;

typedef struct _PaddockMotion PaddockMotion;

/* GROUND and COLOURS, one of each seat, are copied. */
PaddockMotion *paddock_motion_new (const PaddockRaceGround *ground,
                                   const guint8 *colours,
                                   const PaddockPieces *before,
                                   const PaddockPieces *after,
                                   const PaddockEvent *events,
                                   guint n_events);
void paddock_motion_free (PaddockMotion *self);

guint paddock_motion_get_length (const PaddockMotion *self); /* 0: there is nothing to see */

/* Adds the pieces and what bursts at a time; from the end on the pieces are those after. */
void paddock_motion_build (const PaddockMotion *self, guint time, PaddockScene *scene);

/* Adds those pieces that have moved by the end, where they are then. */
void paddock_motion_build_moved (const PaddockMotion *self, PaddockScene *scene);

/* The events that have been shown by then: a caption goes with them. */
guint paddock_motion_count_events (const PaddockMotion *self, guint time);

/* Where SEAT's vehicle has been, from its first place to where it is at a time; returns how many of the points. */
guint paddock_motion_get_trail (const PaddockMotion *self,
                                guint time,
                                guint seat,
                                PaddockPoint *points,
                                guint room);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockMotion, paddock_motion_free)
