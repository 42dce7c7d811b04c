/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the file of a journal back to the work that it kept (autosave-journal.h).
 *
 * Every version that undo could reach is read again, as far as time allows: of large documents, or of very many versions,
 * only those around the current one come back.  They share what they have in common, as they did before.
 */

#pragma once

#include "autosave-journal.h"

typedef struct {
  PaddockAutosaveWork *work;
  GPtrArray
    *versions;  /* of PaddockDocument: all in the file, in their order; NULL: not brought back */
  GBytes *text; /* of the one that was written last */
  gsize size;   /* of what is whole in the file */
  gboolean is_damaged; /* and more is behind it than a torn write leaves */
} PaddockAutosaveReplay;

/* PATH is for messages. */
PaddockAutosaveReplay *paddock_autosave_replay_new (GBytes *file, const char *path, GError **error);
GPtrArray *paddock_autosave_replay_new_versions (void); /* none yet */
void paddock_autosave_replay_free (PaddockAutosaveReplay *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosaveReplay, paddock_autosave_replay_free)
