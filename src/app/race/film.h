/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFilm: what happened at one moment of a race as a short film: where the pieces are, what bursts and which dice
 * lie on the table at any time after it began.
 *
 * Made from the pieces before and after and the events between, so it knows no game; where events do not tell enough,
 * the film ends with what is true.  Times are in milliseconds at normal speed.  No display, no clock.
 */

#pragma once

#include "scene-pieces.h"

typedef struct _PaddockFilm PaddockFilm;

/* BEFORE and AFTER are what the one who looks may see.  STAGE is copied. */
PaddockFilm *paddock_film_new (const PaddockStage *stage,
                               const PaddockPieces *before,
                               const PaddockPieces *after,
                               const PaddockEvent *events,
                               guint n_events);
void paddock_film_free (PaddockFilm *self);

guint paddock_film_get_length (const PaddockFilm *self); /* 0: there is nothing to see */

/* Adds the pieces and what bursts at a time; from the end on the pieces are those after. */
void paddock_film_build (const PaddockFilm *self, guint time, PaddockScene *scene);

/* Adds those pieces that have moved by the end, where they are then. */
void paddock_film_build_moved (const PaddockFilm *self, PaddockScene *scene);

/* The events that have been shown by then: a caption goes with them. */
guint paddock_film_count_events (const PaddockFilm *self, guint time);

/* Where a piece has been, by its id, from its first place to where it is at a time; returns how many of the points. */
guint paddock_film_get_trail (const PaddockFilm *self,
                              guint time,
                              guint piece,
                              PaddockPoint *points,
                              guint room);

/* Adds the trail of each of SEAT's pieces; returns how many have one. */
guint
paddock_film_build_trails (const PaddockFilm *self, guint time, guint seat, PaddockScene *scene);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFilm, paddock_film_free)
