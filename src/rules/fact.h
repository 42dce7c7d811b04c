/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFact: one thing that can be said about a state: a gear, where a piece is, the cards in a hand.
 *
 * One table a game, in a written order.  It gives the state's hash, its readable dump, the explicit
 * position of a playtest file and the expectations of one, and it says what each seat may see.  Hashes
 * go over these fields, never over memory.
 *
 * A fact belongs to a scope: the race, or one element of an array in the state (a car, a rider, a pile).
 */

#pragma once

#include <glib.h>

typedef enum {
  PADDOCK_FACT_INT,    /* one integer, min .. max; `names`, if set, are its words from min on */
  PADDOCK_FACT_PLACE,  /* PaddockPlace, written "q,r" */
  PADDOCK_FACT_INTS,   /* an array of integers in order; a count beside it, or fixed */
  PADDOCK_FACT_BAG,    /* like INTS, but order does not matter: compared and hashed sorted */
  PADDOCK_FACT_PLACES, /* an array of places in order */
  PADDOCK_FACT_SET,    /* bit i stands for names[i], or for i */
  PADDOCK_FACT_CUSTOM, /* the game's own get and set; not hashed, must be derived from others */
} PaddockFactKind;

typedef enum {
  PADDOCK_FACT_SIGNED = 1 << 0,
  PADDOCK_FACT_HIDDEN = 1 << 1, /* only the owner of the scope's element may see it; RACE: nobody */
  PADDOCK_FACT_READ_ONLY = 1 << 2, /* may be expected, not set */
} PaddockFactFlags;

typedef char *(*PaddockFactGet) (gconstpointer course, gconstpointer state, guint element);
typedef gboolean (*PaddockFactSet) (gconstpointer course,
                                    gpointer state,
                                    guint element,
                                    const char *text,
                                    GError **error);

typedef struct {
  const char *name; /* kebab-case, in files */
  guint8 scope;     /* index into the game's scopes */
  PaddockFactKind kind;
  PaddockFactFlags flags;
  gsize offset;       /* in the scope's element */
  guint8 width;       /* bytes of one integer: 1, 2, 4 or 8 */
  guint16 max_count;  /* INTS, BAG, PLACES: room */
  gsize count_offset; /* of a guint8 that counts them; PADDOCK_FACT_FIXED: always max_count */
  int min, max;
  const char *const *names; /* NULL-terminated */
  PaddockFactGet get;       /* CUSTOM */
  PaddockFactSet set;
  const char *help;
} PaddockFact;

#define PADDOCK_FACT_FIXED G_MAXSIZE

typedef struct {
  const char *name; /* "race", "car", "rider" */
  gsize offset;     /* of the array in the state */
  gsize stride;
  guint8 max_count;
  gsize count_offset; /* of a guint8, or PADDOCK_FACT_FIXED */
  gsize owner_offset; /* in the element, a guint8: whose it is; FIXED: element i is seat i's */
} PaddockScope;
