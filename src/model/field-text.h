/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One value of a record as text: how attributes are read, written and described.
 *
 * Knows every kind of field that fits an attribute and nothing of XML itself; forms and command lines
 * may use it as well.  White space around a value is ignored, except in TEXT.
 */

#pragma once

#include "record.h"

/* Where the tables set no limit of their own. */
#define PADDOCK_TEXT_LIMIT 10000
#define PADDOCK_PROSE_LIMIT 100000
#define PADDOCK_LIST_LIMIT 100000
#define PADDOCK_ID_LIMIT 40

/* Whether the field is an attribute; all others are child elements. */
gboolean paddock_field_is_attribute (const PaddockField *field);

/* Its name in files of VERSION, or NULL if such files do not have it yet. */
const char *paddock_field_get_name (const PaddockField *field, int version);

/* Sets the field of RECORD.  FALSE, and RECORD as before, if TEXT is not of its kind and range. */
gboolean paddock_field_parse (const PaddockField *field, gpointer record, const char *text);

/* Appends the value, as paddock_field_parse() reads it; nothing of XML is escaped. */
void paddock_field_format (const PaddockField *field, gconstpointer record, GString *out);

/* Appends which values are allowed: "a whole number from 1 to 99". */
void paddock_field_expect (const PaddockField *field, GString *out);

/* Lengths of TEXT, ID and PROSE in characters, counts of LIST and VARIANTS. */
int paddock_field_get_min (const PaddockField *field);
int paddock_field_get_max (const PaddockField *field);

/* Whether TEXT has a length and characters that the field (TEXT, ID or PROSE) allows. */
gboolean paddock_field_allows_text (const PaddockField *field, const char *text);

/* The next range of an alphabet; FALSE at its end. */
gboolean paddock_alphabet_next (const char **alphabet, gunichar *first, gunichar *last);

/* Reads a whole number from MIN to MAX and moves CURSOR behind it.  FALSE: there is none. */
gboolean paddock_text_read_int (const char **cursor, int min, int max, int *value);

static inline gboolean
paddock_is_blank (char c)
{
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

static inline const char *
paddock_skip_blanks (const char *text)
{
  while (paddock_is_blank (*text))
    text++;

  return text;
}
