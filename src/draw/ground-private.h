/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a kind of ground must know; ground.c has the table of them, ground-hex.c and ground-road.c have one row each.
 */

#pragma once

#include "ground.h"

typedef struct {
  const PaddockDocumentKind *document; /* whose ground it is; NULL: there is no such document */
  double spacing;

  void (*lay) (PaddockGround *self); /* fills in what it needs of the document */
  void (*clear) (PaddockGround *self);
  gboolean (*has) (const PaddockGround *self, PaddockPlace place);
  PaddockPlace (*find_nearest) (const PaddockGround *self, PaddockPoint point);
  gboolean (*contains) (const PaddockGround *self, PaddockPlace place, PaddockPoint point);
  PaddockPoint (*get_point) (const PaddockGround *self, PaddockPlace place);
  /* The middle of a spot, from 1, of a place that several share; NULL: its middle. */
  PaddockPoint (*get_spot) (const PaddockGround *self, PaddockPlace place, guint spot);
  double (*get_size) (const PaddockGround *self, PaddockPlace place);
  double (*get_angle) (const PaddockGround *self,
                       PaddockPlace place,
                       int heading,
                       guint n_headings);
  PaddockPlace (*move) (const PaddockGround *self,
                        PaddockPlace from,
                        PaddockCursorMove move,
                        PaddockRect limits,
                        guint page);
  void (*add) (const PaddockGround *self,
               PaddockScene *scene,
               PaddockStyle style,
               PaddockPlace place,
               double inset);
} PaddockGroundRow;

struct _PaddockGround {
  gatomicrefcount n_refs;
  PaddockGroundKind kind;
  PaddockDocument *document;      /* NULL: none */
  PaddockOrientation orientation; /* of the hexes in its scenes */
  gpointer layout;                /* the row's own */
};

extern const PaddockGroundRow paddock_ground_hex;
extern const PaddockGroundRow paddock_ground_road;

extern const PaddockGroundRow *const paddock_ground_rows[PADDOCK_N_GROUNDS];

/* Of a kind, whatever that of the document is. */
PaddockGround *paddock_ground_new_kind (PaddockGroundKind kind, PaddockDocument *document);
