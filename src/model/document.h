/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocument: one version of a document: an immutable, reference-counted value.
 *
 * Whoever holds a reference may read it from any thread without a lock.  It is changed by making a
 * new version: copy the record into a draft, change that, and seal it (see history.h for the door
 * that users' edits go through).
 */

#pragma once

#include "record.h"

typedef struct {
  const char *label;             /* "Hex Track", for people */
  const char *extension;         /* ".track.xml" */
  int version;                   /* of the format; older ones are migrated, newer ones refused */
  const PaddockRecordType *type; /* its name is the root element */
  const char
    *game; /* the id of the game that all such documents are for; NULL: each says it itself */
  gboolean is_track; /* something to race on */
  /* Brings a record that was read from a file of version FROM up to date; NULL: nothing to do beyond
   * the fields' `was` and `since`. */
  void (*upgrade) (gpointer record, int from);
} PaddockDocumentKind;

typedef struct {
  gatomicrefcount ref_count;
  const PaddockDocumentKind *kind;
  gpointer record;
} PaddockDocument;

PaddockDocument *paddock_document_new (const PaddockDocumentKind *kind); /* all defaults */
PaddockDocument *paddock_document_new_take (const PaddockDocumentKind *kind, gpointer record);
PaddockDocument *paddock_document_ref (PaddockDocument *self);
void paddock_document_unref (PaddockDocument *self);

/* NULL is allowed, and equal to NULL alone. */
gboolean paddock_document_equal (const PaddockDocument *a, const PaddockDocument *b);
guint64 paddock_document_hash (const PaddockDocument *self, guint64 hash);

/* See paddock_record_measure() and paddock_record_share().  The latter takes SELF and gives what stands in its place. */
gsize paddock_document_measure (const PaddockDocument *self, const PaddockDocument *before);
PaddockDocument *paddock_document_share (PaddockDocument *self, PaddockDocument *before);

/* A copy of the content to change; paddock_document_new_take() seals it. */
gpointer paddock_document_dup_record (const PaddockDocument *self);

/* The content as its struct, or NULL (and a critical) if the document is of another kind. */
gconstpointer paddock_document_get (const PaddockDocument *self, const PaddockDocumentKind *kind);

/* Which game a document is for: its id, or NULL if there is none.  This is the one place that knows; labels are for
 * paddock_games_get_label() to say. */
const char *paddock_document_kind_get_game (const PaddockDocumentKind *kind, gconstpointer record);
const char *paddock_document_get_game (const PaddockDocument *self);

/* Whether what belongs to the game ONLY (NULL: to all of them) is for GAME. */
gboolean paddock_game_suits (const char *only, const char *game);

/* What the document calls itself, and says about itself, in the fields that its kind has for that; ""
 * if it does not. */
const char *paddock_document_get_title (const PaddockDocument *self);
const char *paddock_document_get_description (const PaddockDocument *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockDocument, paddock_document_unref)
