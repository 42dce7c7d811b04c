/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGround: what a document is made of for those who stand on it: where its places lie and how they look.
 *
 * Whoever shows, points at or walks over places asks the ground and need not know whether they are hexes or spaces of a
 * road.  A document without places, or none at all, has a ground too: nothing is on it, and all its answers are
 * PADDOCK_NOWHERE, empty, or zero.
 *
 * A ground is immutable and made once for each version of a document; asking it costs little enough for every frame.
 * Coordinates are those of the document's scenes.
 */

#pragma once

#include "document.h"
#include "piece.h"
#include "scene-overlay.h"

typedef enum {
  PADDOCK_GROUND_NONE,
  PADDOCK_GROUND_HEX,
  PADDOCK_GROUND_ROAD,
  PADDOCK_GROUND_FLOOR, /* spots; no document has them yet */
  PADDOCK_N_GROUNDS,
} PaddockGroundKind;

/* What keys do to a cursor. */
typedef enum {
  PADDOCK_CURSOR_LEFT,
  PADDOCK_CURSOR_RIGHT,
  PADDOCK_CURSOR_UP,
  PADDOCK_CURSOR_DOWN,
  PADDOCK_CURSOR_ROW_START, /* hexes: the first of the board in this row; road: its first row */
  PADDOCK_CURSOR_ROW_END,
  PADDOCK_CURSOR_PAGE_UP, /* road: back */
  PADDOCK_CURSOR_PAGE_DOWN,
  PADDOCK_N_CURSOR_MOVES,
} PaddockCursorMove;

/* "left" ...; NULL-terminated, in the enum's order. */
extern const char *const paddock_cursor_move_names[];

/* Where a piece is drawn, on its places or on the way between. */
typedef struct {
  PaddockPoint front, rear; /* equal if it takes one place */
  double angle;             /* where it looks, as Cairo counts angles */
  double size;              /* of the place under its front */
} PaddockPose;

typedef struct _PaddockGround PaddockGround;

PaddockGround *paddock_ground_new (PaddockDocument *document); /* NULL: of nothing */
PaddockGround *paddock_ground_ref (PaddockGround *self);
void paddock_ground_unref (PaddockGround *self);

PaddockGroundKind paddock_ground_get_kind (const PaddockGround *self);
gboolean paddock_ground_has_places (const PaddockGround *self);

/* Whether something can stand there.  On hexes that is everywhere: boards may grow. */
gboolean paddock_ground_has (const PaddockGround *self, PaddockPlace place);

/* The place under a point; and the one nearest to it, which is NOWHERE only if there are no places. */
PaddockPlace paddock_ground_find_place (const PaddockGround *self, PaddockPoint point);
PaddockPlace paddock_ground_find_nearest (const PaddockGround *self, PaddockPoint point);

/* The middle of a place, and its size: a circle around the middle with 7/8 of SIZE as radius lies on the place.  That
 * of a hex reaches from the middle to a corner. */
PaddockPoint paddock_ground_get_point (const PaddockGround *self, PaddockPlace place);
double paddock_ground_get_size (const PaddockGround *self, PaddockPlace place);

/* A square around a place. */
PaddockRect paddock_ground_measure (const PaddockGround *self, PaddockPlace place);

/* From the middle of a place to the middle of the next one ahead. */
double paddock_ground_get_spacing (const PaddockGround *self);

/* Where something looks that stands there with one of N_HEADINGS, or with PADDOCK_NO_HEADING. */
double paddock_ground_get_angle (const PaddockGround *self,
                                 PaddockPlace place,
                                 int heading,
                                 guint n_headings);
PaddockPose
paddock_ground_get_pose (const PaddockGround *self, const PaddockPiece *piece, guint n_headings);

/* Where a key leads from a place.  LIMITS hold the middles of all places that the cursor may stand on; a page has PAGE
 * steps.  It stays where it is if the key leads nowhere. */
PaddockPlace paddock_ground_move (const PaddockGround *self,
                                  PaddockPlace from,
                                  PaddockCursorMove move,
                                  PaddockRect limits,
                                  guint page);

/* An empty scene that may lie above one of the document. */
PaddockScene *paddock_ground_create_scene (const PaddockGround *self);

/* The shape of a place, made smaller by INSET on every side; and its outline, with a casing. */
void paddock_ground_add_place (const PaddockGround *self,
                               PaddockScene *scene,
                               PaddockStyle style,
                               PaddockPlace place,
                               double inset);
void paddock_ground_add_outline (const PaddockGround *self,
                                 PaddockScene *scene,
                                 PaddockOutline outline,
                                 PaddockPlace place,
                                 double inset);

/* PART of the way from A to B, 0 to 1; turns the shorter way round. */
PaddockPose paddock_pose_between (PaddockPose a, PaddockPose b, double part);
PaddockPoint paddock_pose_get_middle (PaddockPose pose);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockGround, paddock_ground_unref)
