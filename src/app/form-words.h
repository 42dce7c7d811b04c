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

/* The first few values that tell a record from others: "Kind Blades · Number 1". */
char *paddock_record_dup_details (const PaddockRecordType *type, gconstpointer record);
