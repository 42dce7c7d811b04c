/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSite: the part of a document that a finding is about: a checkpoint by its number, an item by its place, a tile
 * by its id.
 *
 * Whoever wants to show, repair or accept what was found goes by these values.  The text that files and people read
 * ("checkpoint 2") is made from them and never read back.
 */

#pragma once

#include "thing.h"

typedef enum {
  PADDOCK_SITE_DOCUMENT, /* all of it: no text */
  PADDOCK_SITE_HEX,      /* its place alone is the text: "3,5" */

  /* Boards. */
  PADDOCK_SITE_STAGE,
  PADDOCK_SITE_START,
  PADDOCK_SITE_CHECKPOINT,
  PADDOCK_SITE_CHECKPOINTS,
  PADDOCK_SITE_ITEM,
  PADDOCK_SITE_ITEMS,
  PADDOCK_SITE_POOL,
  PADDOCK_SITE_OBSTACLE,
  PADDOCK_SITE_OBSTACLES,
  PADDOCK_SITE_HAZARD,
  PADDOCK_SITE_FRAGILE,
  PADDOCK_SITE_SOLID,
  PADDOCK_SITE_RUNNER_ENTRY,
  PADDOCK_SITE_NOTE,
  PADDOCK_SITE_SPECIAL,
  PADDOCK_SITE_SPACES,
  PADDOCK_SITE_STRETCH,
  PADDOCK_SITE_RANK,
  PADDOCK_SITE_RANKS,
  PADDOCK_SITE_SHORTCUTS,
  PADDOCK_SITE_DEAD_ENDS,
  PADDOCK_SITE_WIDTH,
  PADDOCK_SITE_WAY,
  PADDOCK_SITE_BEND,
  PADDOCK_SITE_LINE,
  PADDOCK_SITE_PIECES,
  PADDOCK_SITE_SLOT,
  PADDOCK_SITE_GRID,

  /* Roads. */
  PADDOCK_SITE_ROW,
  PADDOCK_SITE_TO, /* within a row: the last of several */
  PADDOCK_SITE_TILE,
  PADDOCK_SITE_PLACE,
  PADDOCK_SITE_BONUS,
  PADDOCK_SITE_FINISH,

  /* Vehicles and card sets. */
  PADDOCK_SITE_NAME,
  PADDOCK_SITE_ID,
  PADDOCK_SITE_SPEED,
  PADDOCK_SITE_SPEEDS,
  PADDOCK_SITE_PHASE,
  PADDOCK_SITE_ACCELERATION,
  PADDOCK_SITE_DECELERATION,
  PADDOCK_SITE_CONTROL,
  PADDOCK_SITE_DAMAGE,
  PADDOCK_SITE_LEVELS,
  PADDOCK_SITE_STAMINA,
  PADDOCK_SITE_AFFECT,
  PADDOCK_SITE_EFFECT,
  PADDOCK_SITE_TRAIT,
  PADDOCK_SITE_TRAITS,
  PADDOCK_SITE_CARD,
  PADDOCK_SITE_CARDS,
  PADDOCK_SITE_GEAR,
  PADDOCK_SITE_START_GEAR,
  PADDOCK_SITE_LOCK_SLOTS,
  PADDOCK_SITE_ITEM_SLOTS,
  PADDOCK_SITE_ABILITY,
  PADDOCK_SITE_RIDER,
  PADDOCK_SITE_CLASS,
  PADDOCK_SITE_ACTION,
  PADDOCK_SITE_EVENT,
  PADDOCK_SITE_TACTIC,

  /* Races. */
  PADDOCK_SITE_RACE,
  PADDOCK_SITE_SEAT,
  PADDOCK_N_SITES,
} PaddockSiteKind;

/* How it is told from others of its kind. */
typedef enum {
  PADDOCK_SITE_BY_KIND, /* there is only one, or all are meant */
  PADDOCK_SITE_BY_NUMBER,
  PADDOCK_SITE_BY_PLACE,
  PADDOCK_SITE_BY_ID,
} PaddockSiteName;

typedef struct {
  guint8 kind; /* a PaddockSiteKind */
  guint8 by;   /* a PaddockSiteName */
  PaddockPlace place;
  int number;
  const char *id;
} PaddockSite;

#define PADDOCK_SITE(kind_) ((PaddockSite){ .kind = PADDOCK_SITE_##kind_ })
#define PADDOCK_SITE_NUMBERED(kind_, number_) \
  ((PaddockSite){                             \
    .kind = PADDOCK_SITE_##kind_, .by = PADDOCK_SITE_BY_NUMBER, .number = (int) (number_) })
#define PADDOCK_SITE_AT(kind_, place_) \
  ((PaddockSite){ .kind = PADDOCK_SITE_##kind_, .by = PADDOCK_SITE_BY_PLACE, .place = (place_) })
#define PADDOCK_SITE_NAMED(kind_, id_) \
  ((PaddockSite){ .kind = PADDOCK_SITE_##kind_, .by = PADDOCK_SITE_BY_ID, .id = (id_) })

/* Where a thing of a board lies. */
PaddockSite paddock_site_of_thing (const PaddockThing *thing);

/* What kind of thing it is; PADDOCK_THING_NONE: none that can be pointed at. */
PaddockThingKind paddock_site_get_thing_kind (const PaddockSite *self);

/* "checkpoint 2"; TRANSLATE, which may be NULL, is given the word alone, in the context "place". */
void paddock_site_format (const PaddockSite *self,
                          const char *(*translate) (const char *word),
                          GString *text);
