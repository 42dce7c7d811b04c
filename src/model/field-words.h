/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a field of the record tables, and a value of it, are called where people read it: in forms and on sheets.
 *
 * The tables are the only source: the name in files is a word that translators have, and in English it needs no more
 * than spaces and a capital.  Where it is no word for people, the row has a label.
 */

#pragma once

#include "record.h"

/* TEXT in the language of the people, or TEXT itself; NULL: there is no other language.  Words that say too little
 * alone are handed over as catalogues keep them: what they are, PADDOCK_CONTEXT_END, the word. */
typedef const char *(*PaddockTranslate) (const char *text);

#define PADDOCK_CONTEXT_END "\004"

/* "max-players" is "Max players". */
char *paddock_field_dup_words (const PaddockField *field, PaddockTranslate translate);
/* What names[VALUE] of an ENUM or SET is called. */
char *
paddock_field_dup_value_words (const PaddockField *field, guint value, PaddockTranslate translate);
/* The same with a PaddockNumber, if the catalogue says that it takes one: "Maximum Speed 5". */
char *paddock_field_dup_numbered_words (const PaddockField *field,
                                        guint value,
                                        int number,
                                        PaddockTranslate translate);
/* What an INT's `word` is called, or a FLAG's "yes" and "no". */
char *paddock_value_dup_words (const char *name, PaddockTranslate translate);
/* What one element of a list is called. */
char *paddock_record_type_dup_words (const PaddockRecordType *type, PaddockTranslate translate);
