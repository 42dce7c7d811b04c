/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values with names, and elements that are known by what they do, as people read and write them: "Safe", "Maximum Speed 5".
 * For the files that sheet-cell.h is made of.
 */

#pragma once

#include "document.h"
#include "field-words.h"
#include "part.h"

static inline const char *
paddock_cell_say (PaddockTranslate translate, const char *text)
{
  return translate ? translate (text) : text;
}

/* Which of its names TEXT says: a name in files, or what people call it, in any case, or how that begins and no other does.
 * -1: none. */
int
paddock_field_find_value (const PaddockField *field, const char *text, PaddockTranslate translate);

/* A value of a record in words; fields that have none are as files write them. */
char *paddock_field_dup_value_text (const PaddockField *field,
                                    gconstpointer record,
                                    PaddockTranslate translate);
/* What the files write for TEXT, which may be words. */
char *paddock_field_dup_file_text (const PaddockField *field,
                                   const char *text,
                                   PaddockTranslate translate);

/* The field that says what an element is: its kind, or else its name; NULL: it has none. */
const PaddockField *paddock_element_find_naming (const PaddockRecordType *type);
/* Whether people know an element by what it does and its number, rather than by a name. */
gboolean paddock_element_has_kind (const PaddockRecordType *type);
char *paddock_element_dup_text (const PaddockRecordType *type,
                                gconstpointer element,
                                PaddockTranslate translate);
/* NULL, or why not, which the caller frees.  Its own texts stay; what belongs to another kind goes, and what its own kind
 * needs comes, as from a gallery. */
char *paddock_element_set_text (const PaddockRecordType *type,
                                gpointer element,
                                const char *text,
                                const PaddockPartPlace *place,
                                PaddockTranslate translate);
