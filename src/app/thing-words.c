/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing-words.h"

#include <glib/gi18n.h>

/* How people find the thing. */
typedef enum {
  PLAIN,
  AT_HEX,
  ON_ROAD,
  NUMBERED,
  COUNTED, /* like NUMBERED, but the index starts at 0 */
} Where;

typedef struct {
  const char *label;
  Where where;
} ThingWords;

static const ThingWords words[] = {
  [PADDOCK_THING_CELL] = { N_ ("Hex"), AT_HEX },
  [PADDOCK_THING_START] = { N_ ("Starting line"), AT_HEX },
  [PADDOCK_THING_CHECKPOINT] = { N_ ("Checkpoint"), AT_HEX },
  [PADDOCK_THING_OBSTACLE] = { N_ ("Obstacle"), AT_HEX },
  [PADDOCK_THING_ITEM] = { N_ ("Item"), AT_HEX },
  [PADDOCK_THING_SLOT] = { N_ ("Starting place"), AT_HEX },
  [PADDOCK_THING_HAZARD] = { N_ ("Hazard"), AT_HEX },
  [PADDOCK_THING_FRAGILE] = { N_ ("Fragile obstacle"), AT_HEX },
  [PADDOCK_THING_SOLID] = { N_ ("Solid obstacle"), AT_HEX },
  [PADDOCK_THING_RUNNER_ENTRY] = { N_ ("Runners’ entry"), AT_HEX },
  [PADDOCK_THING_NOTE] = { N_ ("Note"), COUNTED },
  [PADDOCK_THING_TILE] = { N_ ("Tile"), COUNTED },
  [PADDOCK_THING_ROAD_SPACE] = { N_ ("Space"), ON_ROAD },
  [PADDOCK_THING_BONUS] = { N_ ("Bonus line"), COUNTED },
  [PADDOCK_THING_SPEED] = { N_ ("Speed"), NUMBERED },
  [PADDOCK_THING_CONTROL] = { N_ ("Control loss"), NUMBERED },
  [PADDOCK_THING_DAMAGE] = { N_ ("Damage"), NUMBERED },
  [PADDOCK_THING_STAMINA] = { N_ ("Stamina"), NUMBERED },
  [PADDOCK_THING_CARD] = { N_ ("Card"), COUNTED },
  [PADDOCK_THING_TRAIT] = { N_ ("Trait"), COUNTED },
  [PADDOCK_THING_GEAR] = { N_ ("Gear"), NUMBERED },
  [PADDOCK_THING_DICE] = { N_ ("Dice"), PLAIN },
  [PADDOCK_THING_LOCK_SLOT] = { N_ ("Lock slot"), COUNTED },
  [PADDOCK_THING_ITEM_SLOT] = { N_ ("Item slot"), COUNTED },
  [PADDOCK_THING_ABILITY] = { N_ ("Ability"), COUNTED },
  [PADDOCK_THING_COMPONENT] = { N_ ("Part"), COUNTED },
  [PADDOCK_THING_FIELD] = { NULL }, /* says itself what it is */
};

G_STATIC_ASSERT (G_N_ELEMENTS (words) == PADDOCK_N_THINGS);

char *
paddock_thing_dup_words (const PaddockThing *self)
{
  const ThingWords *row = &words[self->kind];

  if (!row->label)
    return g_strdup ("");

  switch (row->where) {
  case AT_HEX:
    /* Translators: a thing on a board and its hex: "Checkpoint at 3, 5". */
    return g_strdup_printf (_ ("%s at %d, %d"), _ (row->label), self->at.q, self->at.r);
  case ON_ROAD:
    return self->part ? g_strdup_printf (_ ("Row %d, lane %d"), self->at.q, self->at.r)
                      : g_strdup_printf (_ ("Road side of row %d"), self->at.q);
  case NUMBERED:
  case COUNTED:
    /* Translators: a thing and its number: "Gear 3". */
    return g_strdup_printf (_ ("%s %d"), _ (row->label),
                                            (gint16) self->index + (row->where == COUNTED));
  case PLAIN:
  default:
    return g_strdup (_ (row->label));
  }
}
