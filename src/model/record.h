/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRecordType: what a kind of value is made of, said once.
 *
 * A document is a struct, and a table says for each of its fields the name in files, the kind, the
 * range, the default and a help sentence.  From that one table come copying, equality, hashing and
 * freeing (here), reading, writing, the schema and docs/FORMAT.md (the xml layer), and the builders'
 * forms.  A new kind of document is a struct, a table and a row in document-kinds.c.
 *
 * Records are values.  Text is a GRefString, lists and boards are shared and copied only when one of
 * their owners changes them, so that copying a record costs its own size and not that of its content.
 * A record that is all zero bytes has not been initialised: paddock_record_init() sets the defaults.
 */

#pragma once

#include <glib.h>

typedef struct _PaddockRecordType PaddockRecordType;

typedef enum {
  PADDOCK_FIELD_FLAG,   /* gboolean; attribute "yes" or "no" */
  PADDOCK_FIELD_INT,    /* int min..max; attribute; `word`, if set, stands for `word_value` */
  PADDOCK_FIELD_NUMBER, /* int: a PaddockNumber, "3", "d1", "-d2"; attribute */
  PADDOCK_FIELD_ENUM,   /* int: index into `names`; attribute */
  PADDOCK_FIELD_SET,    /* guint: bit i stands for names[i]; attribute, names with spaces between */
  PADDOCK_FIELD_TEXT,   /* char *: one line, min..max characters of `alphabet`; attribute */
  PADDOCK_FIELD_ID,     /* char *: [a-z0-9-]{1,40}; attribute */
  PADDOCK_FIELD_PROSE,  /* char *: several lines; child element */
  PADDOCK_FIELD_HEX,    /* PaddockHex; attribute "q,r" */
  PADDOCK_FIELD_PLACE,  /* PaddockPlace; the same */
  PADDOCK_FIELD_INTS,   /* PaddockList of int min..max; attribute, with spaces between */
  PADDOCK_FIELD_RECORD, /* a struct of `type` inside; child element of the field's name, left out
                           when all default */
  PADDOCK_FIELD_LIST,   /* PaddockList of `type`; one child element each, of the field's name, which
                           therefore is in the singular */
  PADDOCK_FIELD_VARIANTS, /* PaddockList of `variants`: any of several types that share one struct;
                             one child element each, of its type's name */
  PADDOCK_FIELD_BOARD,    /* PaddockBoard; child element with one cell row a line */
  PADDOCK_FIELD_DOCUMENT, /* PaddockDocument, or NULL: a whole document inside; child element, its
                             root.  At most one in a record */
  PADDOCK_N_FIELD_KINDS,
} PaddockFieldKind;

typedef enum {
  PADDOCK_FIELD_REQUIRED = 1 << 0, /* must be in the file, and is always written */
  PADDOCK_FIELD_UNIQUE = 1 << 1,   /* differs from that of every other element of the same list */
  PADDOCK_FIELD_MAY_MISS = 1 << 2, /* LIST: documents that are not where it refers to stay away */
  PADDOCK_FIELD_PLAYED = 1 << 3,   /* comes of playing, and may hold secrets: no form has it */
  PADDOCK_FIELD_OF_ITEMS = 1 << 4, /* ID, TEXT: ids of item types, which forms offer */
  PADDOCK_FIELD_OF_GAME = 1 << 5,  /* ENUM, ID: the game that the document is for */
  PADDOCK_FIELD_OF_ABILITIES = 1 << 6, /* ID: of an ability, which forms offer */
  PADDOCK_FIELD_COLOUR = 1 << 7, /* TEXT: six hexadecimal digits; forms and cells offer swatches */
} PaddockFieldFlags;

typedef struct {
  const char *name;  /* in files: kebab-case, never renamed; translators have it as a "field" */
  const char *label; /* in forms, where the name is no word for people; else NULL */
  PaddockFieldKind kind;
  PaddockFieldFlags flags;
  gsize offset;
  int min, max, initial; /* of INT, ENUM, SET, FLAG; min and max: length of TEXT, range of INTS,
                            count of LIST and VARIANTS (max 0: the reader's limit) */
  const char *word;
  int word_value;
  const char *const *names; /* NULL-terminated; translators have them as a "value" */
  const char *alphabet;     /* of TEXT: allowed characters, "a-z" for a range; NULL: any */
  const PaddockRecordType *type;
  const PaddockRecordType *const *variants; /* NULL-terminated */
  const char *initial_text;                 /* TEXT, ID, PROSE: the default; NULL: empty */
  const char *defines;   /* ID, TEXT: names a thing of this space, unique in the document */
  const char *refers_to; /* ID, TEXT: when not empty, names a thing of this space.  DOCUMENT: the
                            TEXT beside it that names the file it is kept in; when that is not
                            empty, the document is not written */
  guint features;   /* PaddockTrackFeatures: used by games that have one of them; 0: by any game */
  guint offered;    /* ENUM: bits of the names that forms offer; 0: all */
  const char *was;  /* the name in files older than `since` */
  int since;        /* document version that brought it; 0: the first */
  const char *help; /* one sentence, for FORMAT.md and the forms */
} PaddockField;

struct _PaddockRecordType {
  const char *name; /* the element's, of a root or a variant; elsewhere the field's name is */
  const char *help;
  gsize size;
  const PaddockField *fields;
  guint n_fields;
  int tag; /* VARIANTS: written into the int at the start of the struct */
  gsize
    file_line; /* of a list: offset of an int that holds the element's line in its file, 0 if it was never in one.
                      No field: not compared, not written; 0: there is none */
};

#define PADDOCK_RECORD(struct_, table_) \
  .size = sizeof (struct_), .fields = (table_), .n_fields = G_N_ELEMENTS (table_)
#define PADDOCK_AT(struct_, member_) .offset = G_STRUCT_OFFSET (struct_, member_)

void paddock_record_init (const PaddockRecordType *type, gpointer record);
void paddock_record_copy (const PaddockRecordType *type, gpointer record, gconstpointer source);
void paddock_record_clear (const PaddockRecordType *type, gpointer record);
gboolean paddock_record_equal (const PaddockRecordType *type, gconstpointer a, gconstpointer b);
guint64 paddock_record_hash (const PaddockRecordType *type, gconstpointer record, guint64 hash);

/* The bytes of the content of RECORD, beyond the struct itself, that it does not share with BEFORE (NULL: with
 * nothing).  Never too few; costs about as much as the change between the two did. */
gsize
paddock_record_measure (const PaddockRecordType *type, gconstpointer record, gconstpointer before);

/* Makes RECORD hold the very content of BEFORE wherever the two are equal, so that versions that were read from files
 * share it too.  RECORD is the caller's alone; its value stays the same. */
void paddock_record_share (const PaddockRecordType *type, gpointer record, gconstpointer before);

/* Whether a field holds its default, so that canonical files leave it out. */
gboolean paddock_field_is_initial (const PaddockField *field, gconstpointer record);
const PaddockField *paddock_record_type_find (const PaddockRecordType *type, const char *name);

/* Text members: NULL and "" are both the empty text; SET frees the old one. */
const char *paddock_text_get (const char *text);
void paddock_text_set (char **text, const char *value);

#define PADDOCK_FIELD_MEMBER(record_, field_, ctype_) \
  (*(ctype_ *) ((char *) (record_) + (field_)->offset))
#define PADDOCK_FIELD_VALUE(record_, field_, ctype_) \
  (*(ctype_ const *) ((const char *) (record_) + (field_)->offset))
