/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockThing: what can be pointed at in a document: a cell, a token, a tile, a row of a licence.
 *
 * Pictures say which thing each shape shows, selections and lists hold things, and edits are made to them.
 */

#pragma once

#include "place.h"

typedef enum {
  PADDOCK_THING_NONE,
  PADDOCK_THING_CELL,  /* at */
  PADDOCK_THING_START, /* part: token; at */
  PADDOCK_THING_CHECKPOINT,
  PADDOCK_THING_OBSTACLE, /* index, part: which of its hexes; at */
  PADDOCK_THING_ITEM,
  PADDOCK_THING_SLOT,
  PADDOCK_THING_HAZARD,
  PADDOCK_THING_FRAGILE,
  PADDOCK_THING_SOLID,
  PADDOCK_THING_RUNNER_ENTRY,
  PADDOCK_THING_NOTE,
  PADDOCK_THING_TILE,       /* index: of the place in the course */
  PADDOCK_THING_ROAD_SPACE, /* part: k; road sides have part 0 */
  PADDOCK_THING_BONUS,
  PADDOCK_THING_SPEED,   /* of a licence; index: the rating */
  PADDOCK_THING_CONTROL, /* index: the value, as in the next two */
  PADDOCK_THING_DAMAGE,
  PADDOCK_THING_STAMINA,
  PADDOCK_THING_CARD,
  PADDOCK_THING_TRAIT,
  PADDOCK_THING_GEAR, /* of a car; index: its number */
  PADDOCK_THING_DICE,
  PADDOCK_THING_LOCK_SLOT,
  PADDOCK_THING_ITEM_SLOT,
  PADDOCK_THING_ABILITY,
  PADDOCK_THING_COMPONENT,
  PADDOCK_THING_SPACE, /* of a card set */
  PADDOCK_THING_RIDER, /* of a team */
  PADDOCK_THING_CLASS, /* of rider cards */
  PADDOCK_THING_ACTION,
  PADDOCK_THING_EVENT,
  PADDOCK_THING_TACTIC,
  PADDOCK_THING_FIELD, /* of a sheet: index: row of the builder's list, part: column */
  PADDOCK_N_THINGS,
} PaddockThingKind;

/* What a shape shows: ids, never pointers, so that a selection survives an undo.  On a road, `at` is the row and the
 * lane. */
typedef struct {
  guint8 kind;
  guint8 part;
  guint16 index; /* in the document's list of such things */
  PaddockPlace at;
} PaddockThing;

extern const char *const paddock_thing_names[PADDOCK_N_THINGS];

static inline gboolean
paddock_thing_equal (PaddockThing a, PaddockThing b)
{
  return a.kind == b.kind && a.part == b.part && a.index == b.index
         && paddock_place_equal (a.at, b.at);
}
