/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFact: one thing that can be said about a state: a gear, where a piece is, the cards in a hand.
 *
 * One table a game, in a written order.  It gives the state's hash, its readable dump, the explicit
 * position of a playtest file and the expectations of one, and it says what each seat may see.  Hashes
 * go over these fields, never over memory.
 *
 * A fact belongs to a scope: the race, or one element of an array in the state (a car, a rider, a pile).
 * In files an element is called by its seat ("red"), by its seat and a number among that seat's
 * ("red:2"), or by its scope and a number or name ("pile:1", "pile:deck").  Numbers count from 1.
 */

#pragma once

#include <glib.h>

typedef struct _PaddockTable PaddockTable;

typedef enum {
  PADDOCK_FACT_INT,     /* one integer, min .. max */
  PADDOCK_FACT_PLACE,   /* a PaddockPlace, written as the game writes places */
  PADDOCK_FACT_INTS,    /* an array of integers min .. max, in order; a count beside it, or fixed */
  PADDOCK_FACT_BAG,     /* like INTS, but order does not matter: compared and hashed sorted */
  PADDOCK_FACT_PLACES,  /* an array of places, in order */
  PADDOCK_FACT_SET,     /* bit i stands for min + i, up to max */
  PADDOCK_FACT_DERIVED, /* computed by `get` from others: not stored, hashed or set */
  PADDOCK_N_FACT_KINDS,
} PaddockFactKind;

typedef enum {
  PADDOCK_FACT_PRIVATE =
    1 << 0,                     /* only the owner of the element may see it, until it is revealed */
  PADDOCK_FACT_HIDDEN = 1 << 1, /* nobody may see it */
  PADDOCK_FACT_READ_ONLY = 1 << 2, /* may be expected, not set */
  PADDOCK_FACT_SEATS = 1 << 3,     /* integers are seats, written by their ids; also "nobody" if
                                      max is PADDOCK_NOBODY */
  PADDOCK_FACT_UNHASHED = 1 << 4,  /* about the race's past or future, not the position */
  PADDOCK_FACT_PENDING = 1 << 5,   /* counts what is under way: 0 in a position unless it says so */
  PADDOCK_FACT_FIXED_WORDS =
    1 << 6,                    /* `word` asks for no table: its words are the same in every race */
  PADDOCK_FACT_STACK = 1 << 7, /* INTS: what the game shuffles, bottom to top */
  PADDOCK_FACT_DRAWN =
    1 << 8, /* STACK: cards are taken from its top one by one, which can be forced (chance.h) */
} PaddockFactFlags;

typedef struct {
  const char *name; /* kebab-case, in files */
  guint8 scope;     /* index into the game's scopes */
  PaddockFactKind kind;
  PaddockFactFlags flags;
  gsize offset;       /* in the scope's element */
  guint8 width;       /* bytes of one integer or set: 1, 2, 4 or 8; signed when min is below 0 */
  guint8 max_count;   /* INTS, BAG, PLACES: room */
  gsize count_offset; /* of a guint8 in the element that counts them, or PADDOCK_FACT_FIXED */
  int min, max;
  const char *const *names; /* words of the integers from min on, NULL-terminated; or */
  const char *(*word) (const PaddockTable *table, int value); /* the same, from the course */
  void (*get) (const PaddockTable *table, guint element, GString *text); /* DERIVED */
  /* INT: what it reads as, where more counts than what is stored, set and hashed; NULL: that alone. */
  gint64 (*reads) (const PaddockTable *table, guint element, gint64 stored);
  /* INTS, SET: which value is that of the thing NAME, such as what stands on a place; -1: there is none.  In files the
   * name takes the place of an element, and a value of a set is "yes" or "no".  NULL: values have no names. */
  int (*find_slot) (const PaddockTable *table, const char *name);
  gboolean (*is_revealed) (const PaddockTable *table, guint element); /* PRIVATE; or NULL: never */
  const char *help;
} PaddockFact;

#define PADDOCK_FACT_FIXED G_MAXSIZE
#define PADDOCK_FACT_MAX_COUNT 128

#define PADDOCK_FACT_AT(struct_, member_) \
  .offset = G_STRUCT_OFFSET (struct_, member_), .width = sizeof (((struct_ *) NULL)->member_)
#define PADDOCK_FACT_ARRAY(struct_, member_)                                                      \
  .offset = G_STRUCT_OFFSET (struct_, member_), .width = sizeof (((struct_ *) NULL)->member_[0]), \
  .max_count = G_N_ELEMENTS (((struct_ *) NULL)->member_)

typedef enum {
  PADDOCK_OWNER_NONE,   /* the race, common piles */
  PADDOCK_OWNER_SEAT,   /* element i is seat i's */
  PADDOCK_OWNER_STORED, /* a guint8 in the element says whose it is */
} PaddockOwner;

typedef struct {
  const char *name; /* "race", "car", "rider" */
  gsize offset;     /* of the array in the state */
  gsize stride;
  guint8 max_count;
  gsize count_offset; /* of a guint8 in the state, or PADDOCK_FACT_FIXED */
  PaddockOwner owner;
  gsize owner_offset;       /* STORED: in the element */
  const char *const *names; /* of the elements, NULL-terminated; or NULL */
} PaddockScope;

/* One fact of one element. */
typedef struct {
  const PaddockFact *fact;
  guint element;
  guint slot; /* one of its values, from 1; 0: all of them */
} PaddockFactRef;

/* Whether a position may give it; otherwise it can only be expected. */
gboolean paddock_fact_is_settable (const PaddockFact *self);

/* The values that it takes, for people: "0 to 99", "no, yes". */
void paddock_fact_describe_values (const PaddockFact *self, GString *text);

guint paddock_scope_count (const PaddockScope *self, const PaddockTable *table);
void paddock_scope_format_element (const PaddockScope *self,
                                   const PaddockTable *table,
                                   guint element,
                                   GString *text); /* nothing for the race */

/* ELEMENT and NAME as in files; the error lists what there is. */
gboolean paddock_fact_find (const PaddockTable *table,
                            const char *element,
                            const char *name,
                            PaddockFactRef *ref,
                            GError **error);

/* The fact after REF in table order, {NULL, 0} being before the first; FALSE at the end. */
gboolean paddock_fact_next (const PaddockTable *table, PaddockFactRef *ref);

/* As it reads; as it is stored, so that parsing it gives the same state. */
void paddock_fact_format (PaddockFactRef ref, const PaddockTable *table, GString *text);
void paddock_fact_format_stored (PaddockFactRef ref, const PaddockTable *table, GString *text);
gboolean paddock_fact_parse (PaddockFactRef ref,
                             const PaddockTable *table,
                             const char *text,
                             GError **error);

/* TEXT the way paddock_fact_format() would write it: bags sorted, numbers without leading zeros. */
char *paddock_fact_normalise (PaddockFactRef ref,
                              const PaddockTable *table,
                              const char *text,
                              GError **error);
/* The stacks of a game, numbered in the order of its facts; NULL: there are not so many. */
const PaddockFact *paddock_table_get_stack (const PaddockTable *table, guint number);

/* Items of the first of the game's stacks whose fact has these words for them; FALSE: it has none, or other ones. */
gboolean paddock_stack_parse (const PaddockTable *table,
                              const char *text,
                              guint *stack,
                              guint8 items[PADDOCK_FACT_MAX_COUNT],
                              guint *n,
                              GError **error);
void paddock_stack_format (const PaddockTable *table,
                           guint stack,
                           const int *items,
                           guint n,
                           GString *text);

/* A card that is drawn from the stack NAME of ELEMENT, as files have them. */
typedef struct {
  guint stack, element;
  guint8 item;
} PaddockDrawn;

gboolean paddock_drawn_parse (const PaddockTable *table,
                              const char *element,
                              const char *name,
                              const char *card,
                              PaddockDrawn *drawn,
                              GError **error);
/* The name of an element of a stack, and the word for one of its cards, as files have them; NULL: there is no such card. */
void
paddock_stack_format_element (const PaddockTable *table, guint stack, guint element, GString *text);
char *paddock_stack_dup_word (const PaddockTable *table, guint stack, int item);
guint64 paddock_fact_hash (PaddockFactRef ref, const PaddockTable *table, guint64 hash);
gboolean paddock_fact_is_visible (PaddockFactRef ref, const PaddockTable *table, guint seat);
