/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a race above its track: pieces, where they may go, where they came from, and how likely that is.
 *
 * Knows pieces and places, no game.  Whose a vehicle is, is told by colour and number, where it looks by its shape.
 */

#pragma once

#include "document.h"
#include "piece.h"
#include "scene.h"

/* Where the places of a track lie in its scenes. */
typedef struct {
  PaddockHexLayout layout;
  guint n_headings;
} PaddockRaceGround;

/* FALSE: there is no place for pieces on a document of this kind. */
gboolean
paddock_race_ground_init (PaddockRaceGround *self, const PaddockDocument *track, guint n_headings);
PaddockPoint paddock_race_ground_get_point (const PaddockRaceGround *self, PaddockPlace place);
PaddockPlace paddock_race_ground_find_place (const PaddockRaceGround *self, PaddockPoint point);
double paddock_race_ground_get_angle (const PaddockRaceGround *self, int heading);

/* Where a piece is drawn, on its places or on the way between. */
typedef struct {
  PaddockPoint front, rear; /* equal if it takes one place */
  double angle;             /* where it looks, as cairo counts angles */
} PaddockPose;

PaddockPose paddock_race_ground_get_pose (const PaddockRaceGround *self, const PaddockPiece *piece);
/* PART of the way from A to B, 0 to 1; turns the shorter way round. */
PaddockPose paddock_pose_between (PaddockPose a, PaddockPose b, double part);
PaddockPoint paddock_pose_get_middle (PaddockPose pose);

/* All of these add to SCENE. */
/* COLOUR is one of the seats' colours, from 0; the number on it is that of its seat. */
void paddock_race_add_piece (PaddockScene *scene,
                             const PaddockPiece *piece,
                             PaddockPose pose,
                             guint colour);
void paddock_race_add_active (PaddockScene *scene, PaddockPose pose); /* it is this one's turn */

/* A place that can be chosen, and the key that chooses it, to lie above pieces. */
void paddock_race_add_target (PaddockScene *scene, PaddockPoint at, gboolean is_focused);
void paddock_race_add_key (PaddockScene *scene, PaddockPoint at, const char *key);
void paddock_race_add_trail (PaddockScene *scene, const PaddockPoint *points, guint n);
void paddock_race_add_odds (PaddockScene *scene, PaddockPoint at, double probability);
/* A crash or an explosion, PART of the way through. */
void paddock_race_add_burst (PaddockScene *scene, PaddockPoint at, double reach, double part);
void paddock_race_add_pin (PaddockScene *scene, PaddockPoint at, const char *label); /* a remark */

/* A vehicle alone, looking right, to stand beside a seat's name. */
PaddockScene *paddock_race_build_badge (guint seat, guint colour);
