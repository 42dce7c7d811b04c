/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a race above its track: pieces, where they may go, where they came from, and how likely that is.
 *
 * Knows pieces and places, no game.  Whose a vehicle is, is told by colour, which one by its sign, where it looks by its
 * shape.
 */

#pragma once

#include "ground.h"
#include "setup.h"

/* What a race is shown on: the ground of its track, and how its pieces stand and look there. */
typedef struct {
  PaddockGround *ground;             /* held */
  guint n_headings;                  /* of a piece, as the game counts them */
  guint8 colours[PADDOCK_MAX_SEATS]; /* of the palette, from 0 */
} PaddockStage;

PaddockStage paddock_stage_copy (const PaddockStage *self);
void paddock_stage_clear (PaddockStage *self);

PaddockPose paddock_stage_get_pose (const PaddockStage *self, const PaddockPiece *piece);
void paddock_stage_add_piece (const PaddockStage *self,
                              PaddockScene *scene,
                              const PaddockPiece *piece,
                              PaddockPose pose);

/* N of them where they stand, with the links between them. */
void paddock_stage_add_pieces (const PaddockStage *self,
                               PaddockScene *scene,
                               const PaddockPiece *pieces,
                               guint n);

/* Between two pieces that are linked, to lie below them. */
void paddock_scene_add_link (PaddockScene *scene, PaddockPose ahead, PaddockPose behind);

void paddock_scene_add_active (PaddockScene *scene, PaddockPose pose); /* it is this one's turn */

/* A place that can be chosen, and the key that chooses it, to lie above pieces. */
void paddock_scene_add_target (PaddockScene *scene,
                               const PaddockGround *ground,
                               PaddockPlace place,
                               gboolean is_focused);
void paddock_scene_add_key (PaddockScene *scene,
                            const PaddockGround *ground,
                            PaddockPlace place,
                            const char *key);
void paddock_scene_add_trail (PaddockScene *scene, const PaddockPoint *points, guint n);
void paddock_scene_add_odds (PaddockScene *scene,
                             const PaddockGround *ground,
                             PaddockPlace place,
                             double probability);
/* A crash or an explosion, PART of the way through. */
void paddock_scene_add_burst (PaddockScene *scene, PaddockPoint at, double radius, double part);
/* A remark. */
void paddock_scene_add_pin (PaddockScene *scene,
                            const PaddockGround *ground,
                            PaddockPlace place,
                            const char *label);

/* A vehicle alone, looking right, to stand beside a seat's name. */
PaddockScene *paddock_scene_new_badge (PaddockSign sign, guint colour);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockStage, paddock_stage_clear)
