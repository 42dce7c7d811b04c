/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAutosaveLeft: what ended sessions left behind (autosave-folder.h).
 */

#pragma once

#include "autosave-journal.h"

typedef struct _PaddockAutosaveSlot PaddockAutosaveSlot;

typedef struct {
  PaddockAutosaveWork *work;
  PaddockAutosaveSlot *slot; /* which holds it now; borrowed from the folder */
} PaddockAutosaveFound;

/* A journal that this version can't read, or not all of it. */
typedef struct {
  char *path;
  char *reason;
} PaddockAutosaveUnread;

typedef struct {
  GArray *found;     /* of PaddockAutosaveFound */
  GPtrArray *unread; /* of PaddockAutosaveUnread */
} PaddockAutosaveLeft;

PaddockAutosaveLeft *paddock_autosave_left_new (void);
void paddock_autosave_left_free (PaddockAutosaveLeft *self);

/* Takes WORK. */
void paddock_autosave_left_add_found (PaddockAutosaveLeft *self,
                                      PaddockAutosaveWork *work,
                                      PaddockAutosaveSlot *slot);
void
paddock_autosave_left_add_unread (PaddockAutosaveLeft *self, const char *path, const char *reason);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosaveLeft, paddock_autosave_left_free)
