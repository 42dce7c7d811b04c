/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHistory: the versions of one document, and the one door for edits.
 *
 * An edit takes a draft, changes it and commits it under a label; letting go of it without commit
 * changes nothing.  Undo and redo move between versions, so they cannot be wrong.
 *
 * Merging: an edit with the same non-NULL merge key as the version on top replaces that version
 * (dragging, typing, nudging).  Undo, redo, save and paddock_history_end_merge() end it.
 *
 * What bounds a history is its memory, not a count: each version counts for what it does not share with the one
 * before it.  Beyond the limit the oldest go first, the save point with them.
 */

#pragma once

#include "document.h"

#define PADDOCK_HISTORY_LIMIT ((gsize) 256 * 1024 * 1024) /* bytes: 100,000 strokes and more */

typedef struct _PaddockHistory PaddockHistory;

PaddockHistory *paddock_history_new (PaddockDocument *document);
PaddockHistory *paddock_history_copy (const PaddockHistory *self); /* shares the versions */
void paddock_history_free (PaddockHistory *self);
/* Whatever the limit, the current version and one step back remain. */
void paddock_history_set_limit (PaddockHistory *self, gsize bytes);
gsize paddock_history_get_size (const PaddockHistory *self); /* in bytes, of all versions */

PaddockDocument *paddock_history_get_current (const PaddockHistory *self);
guint paddock_history_get_n_versions (const PaddockHistory *self);
guint paddock_history_get_position (const PaddockHistory *self);
PaddockDocument *paddock_history_get_version (const PaddockHistory *self, guint i);
const char *paddock_history_get_label (const PaddockHistory *self, guint i); /* of the step to it */

gboolean paddock_history_can_undo (const PaddockHistory *self);
gboolean paddock_history_can_redo (const PaddockHistory *self);
gboolean paddock_history_undo (PaddockHistory *self);
gboolean paddock_history_redo (PaddockHistory *self);
void paddock_history_travel (PaddockHistory *self, guint position);

/* VERSION is what the file now holds: the current one, or an older one if the user went on editing
 * while it was being written.  Unknown versions leave nothing saved. */
void paddock_history_mark_saved (PaddockHistory *self, const PaddockDocument *version);
gboolean paddock_history_is_saved (const PaddockHistory *self);
int paddock_history_get_saved (const PaddockHistory *self); /* -1: none is */
void paddock_history_end_merge (PaddockHistory *self);

/* A version that was made before and comes back, behind the current one. */
void paddock_history_add (PaddockHistory *self, PaddockDocument *version, const char *label);

typedef struct {
  PaddockHistory *history;
  const char *label;
  const char *merge_key;
  gpointer draft; /* the record, ours to change; NULL after commit */
} PaddockEdit;

/* LABEL and MERGE_KEY are copied at commit.  One edit at a time. */
PaddockEdit *paddock_edit_begin (PaddockHistory *history, const char *label, const char *merge_key);
/* Makes the draft a copy of VERSION, which is of the same kind. */
void paddock_edit_replace (PaddockEdit *self, const PaddockDocument *version);
gboolean
paddock_edit_commit (PaddockEdit *self); /* FALSE: nothing had changed, no version was made */
void paddock_edit_free (PaddockEdit *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockHistory, paddock_history_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockEdit, paddock_edit_free)
