/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJson: writes JSON, one member a line.
 *
 * What goes in comes out as valid JSON in UTF-8, whatever bytes a file's name has, and no terminal takes it for more.  Numbers are
 * integers: nothing of ours needs another kind.
 */

#pragma once

#include <glib.h>

typedef struct {
  GString *text; /* the caller's */
  guint depth;
  gboolean has_members; /* of what is open: a comma comes before the next one */
} PaddockJson;

/* NAME is NULL inside an array, and for the value that stands alone. */
void paddock_json_begin_object (PaddockJson *self, const char *name);
void paddock_json_end_object (PaddockJson *self);
void paddock_json_begin_array (PaddockJson *self, const char *name);
void paddock_json_end_array (PaddockJson *self);

void paddock_json_add_text (PaddockJson *self, const char *name, const char *text); /* NULL: null */
void paddock_json_add_int (PaddockJson *self, const char *name, gint64 value);
void paddock_json_add_flag (PaddockJson *self, const char *name, gboolean value);
