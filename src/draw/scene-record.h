/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of any document as a plain sheet, drawn from its table of fields: kinds that have no
 * picture of their own get this one.
 */

#pragma once

#include "picture.h"

/* What a field holds, in words for people; "": nothing.  The caller frees it. */
char *paddock_record_dup_value (const PaddockField *field,
                                gconstpointer record,
                                const char *(*translate) (const char *word));

extern const PaddockPictureKind paddock_record_picture;
