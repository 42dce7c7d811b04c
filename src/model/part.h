/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPartKind: a kind of record that is a row of a catalogue with numbers and names of its own, such as a trait of a
 * vehicle.
 *
 * Galleries offer the rows, and what is added from one is complete at once: it has every value that its row needs, and
 * one that fits the document.  Forms show only the fields that its row has.  A game brings the functions; nothing here
 * knows one.  Kinds are listed in parts.c.
 */

#pragma once

#include "catalogue.h"
#include "field-words.h"
#include "record.h"

/* Where a part is to stand. */
typedef struct {
  gconstpointer document;              /* the record of the whole document */
  const PaddockRecordType *owner_type; /* of the record that has the list; NULL: nobody knows */
  gconstpointer owner;
} PaddockPartPlace;

typedef enum {
  PADDOCK_TONE_NEUTRAL,
  PADDOCK_TONE_GOOD,
  PADDOCK_TONE_BAD,
} PaddockTone;

typedef struct _PaddockPartKind PaddockPartKind;

struct _PaddockPartKind {
  const PaddockRecordType *type;
  const PaddockCatalogue *catalogue;
  const char *naming;    /* the field that names the row, an ENUM or an ID; NULL: the first one */
  guint offered_from;    /* rows before this one are never offered */
  gboolean has_identity; /* its id, name and icon are its own, whatever its row */

  /* For parts that no field names a row of; NULL: the naming field does. */
  guint (*get_row) (gconstpointer part);
  void (*set_row) (gpointer part, guint row);

  /* Of all functions below, a kind may have none: its parts are a name, and what its rows say.  Sets the values that the row
   * of PART needs; the others are the defaults of their fields. */
  void (*complete) (gpointer part, const PaddockPartPlace *place);
  /* Whether the row of PART has any use for a field of its type. */
  gboolean (*uses) (gconstpointer part, const PaddockField *field);
  /* Whether a value of an ENUM, or a bit of a SET, can be chosen there; NULL: any can. */
  gboolean (*allows) (gconstpointer part,
                      const PaddockPartPlace *place,
                      const PaddockField *field,
                      guint value);
  /* The range of a number of PART; NULL: what the parameter of its row says. */
  void (*get_range) (gconstpointer part, const PaddockField *field, int *min, int *max);
  /* Why a row cannot be added, marked for translation; NULL: it can. */
  const char *(*refuse) (guint row, const PaddockPartPlace *place);
  PaddockTone (*get_tone) (gconstpointer part);
  /* The things of the document that a name of the part can stand for: the I-th, its id and what people call it, both the
   * caller's; FALSE: there is none.  NULL: its kind names none. */
  gboolean (*list_names) (const PaddockPartPlace *place,
                          guint i,
                          PaddockTranslate translate,
                          char **id,
                          char **label);
  /* Writes the text of what people make up, from its effects; NULL: it has none. */
  void (*write) (gpointer part, PaddockTranslate translate);
  /* What it does in whole sentences; the caller frees it. */
  char *(*dup_text) (gconstpointer part, PaddockTranslate translate);
  /* What it would change on this very document, in numbers; NULL: nothing that can be told in advance, as from a kind that
   * has no such function. */
  char *(*dup_change) (gconstpointer part,
                       const PaddockPartPlace *place,
                       PaddockTranslate translate);
};

/* All of them, NULL-terminated. */
extern const PaddockPartKind *const paddock_part_kinds[];

const PaddockPartKind *paddock_part_kind_find (const PaddockRecordType *type); /* or NULL */
/* Whether galleries offer records of TYPE: parts, and names of things in other documents. */
gboolean paddock_part_is_offered (const PaddockRecordType *type);

/* A complete part in PART, which the caller clears (paddock_record_clear()). */
void paddock_part_init (const PaddockPartKind *self,
                        gpointer part,
                        guint row,
                        const PaddockPartPlace *place);

/* PADDOCK_NO_ROW: its name is none of the catalogue's. */
#define PADDOCK_NO_ROW G_MAXUINT
guint paddock_part_get_row (const PaddockPartKind *self, gconstpointer part);

/* NULL: no field names the row. */
const PaddockField *paddock_part_kind_get_naming (const PaddockPartKind *self);
/* Makes a part one of another row; what has an identity keeps it. */
void paddock_part_change_row (const PaddockPartKind *self,
                              gpointer part,
                              guint row,
                              const PaddockPartPlace *place);

/* The lowest and highest value of a number of PART, a NUMBER, an INT or the first of INTS. */
void paddock_part_get_range (const PaddockPartKind *self,
                             gconstpointer part,
                             const PaddockField *field,
                             int *min,
                             int *max);
/* That number itself; INTS that are empty have 1. */
int paddock_part_get_number (gconstpointer part, const PaddockField *field);
void paddock_part_set_number (gpointer part, const PaddockField *field, int number);

/* What the functions of the kind say, or what is true without them. */
gboolean
paddock_part_uses (const PaddockPartKind *self, gconstpointer part, const PaddockField *field);
PaddockTone paddock_part_get_tone (const PaddockPartKind *self, gconstpointer part);
char *
paddock_part_dup_text (const PaddockPartKind *self, gconstpointer part, PaddockTranslate translate);
const char *
paddock_part_refuse (const PaddockPartKind *self, guint row, const PaddockPartPlace *place);

/* Whether forms show FIELD of a record of TYPE: of a part, if its row uses it or it holds something. */
gboolean
paddock_part_shows (const PaddockRecordType *type, gconstpointer record, const PaddockField *field);
