/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names that the things of a record have (`defines`) and that others call them by (`refers_to`), all through it.
 * Documents inside it have names of their own.
 */

#pragma once

#include "record.h"

/* Whether a thing of SPACE has this name. */
gboolean paddock_record_has_name (const PaddockRecordType *type,
                                  gconstpointer record,
                                  const char *space,
                                  const char *name);

/* Whatever refers to the thing of SPACE that was called FROM now refers to TO. */
void paddock_record_follow_name (const PaddockRecordType *type,
                                 gpointer record,
                                 const char *space,
                                 const char *from,
                                 const char *to);
