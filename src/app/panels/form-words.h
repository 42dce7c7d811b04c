/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a field of the record tables, and a value of it, are called in a form: model/field-words.h in the language of the
 * studio.
 */

#pragma once

#include "record.h"

/* "max-players" is "Max players". */
char *paddock_field_dup_label (const PaddockField *field);
/* What names[VALUE] of an ENUM or SET is called. */
char *paddock_field_dup_value_label (const PaddockField *field, guint value);

/* What RECORD is called: its name, or what it does, "Maximum Speed 5"; NULL: it has nothing of that. */
char *paddock_record_dup_name (const PaddockRecordType *type, gconstpointer record);

/* The title of element INDEX of a list of LABELs: its name, or LABEL with the number that it has, "Speed 0", or else with
 * its place in the list, "Option 1". */
char *paddock_record_dup_title (const PaddockRecordType *type,
                                gconstpointer record,
                                const char *label,
                                guint index);

/* The first few values that tell a record from others, without its name: "Uses 2 · Nature flaw", and what the elements of
 * its lists are called.  IS_NUMBERED: what stands above says the number that it has. */
char *paddock_record_dup_details (const PaddockRecordType *type,
                                  gconstpointer record,
                                  gboolean is_numbered);
