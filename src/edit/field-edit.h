/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One value of a record, changed by text that people write: what forms and sheets have in common.
 *
 * Whatever calls a thing by its name goes on doing so when that changes; no two things have the same.
 */

#pragma once

#include "document.h"

/* As paddock_field_parse() reads it; prose as it is. */
char *paddock_field_dup_text (const PaddockField *field, gconstpointer record);

/* RECORD is part of DRAFT, which is of TYPE.  FALSE, and all as before: see paddock_field_dup_expectation(). */
gboolean paddock_field_set_text (const PaddockField *field,
                                 gpointer record,
                                 const PaddockRecordType *type,
                                 gpointer draft,
                                 const char *text);
/* What a field may hold: "a whole number from 1 to 99". */
char *paddock_field_dup_expectation (const PaddockField *field);
