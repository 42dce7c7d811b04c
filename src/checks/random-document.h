/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRandomKind: documents that chance makes, to start from: complete, and with nothing for the checks to complain of.
 *
 * The same seed and theme always give the same document, on any machine.  Which kinds can be made so is a table
 * (random-document.c); how one is made is known to its game.
 */

#pragma once

#include "document.h"

typedef struct {
  const char *id;    /* in commands: "fast" */
  const char *label; /* for people */
  const char *help;  /* one sentence */
} PaddockRandomTheme;

typedef struct {
  const PaddockDocumentKind *kind;
  const PaddockRandomTheme *themes; /* at least one; the one after the last has no id */
  /* Attempts with one seed differ; one that the checks find fault with is thrown away. */
  void (*fill) (gpointer record, guint64 seed, guint64 attempt, guint theme);
} PaddockRandomKind;

/* All of them, NULL-terminated. */
extern const PaddockRandomKind *const paddock_random_kinds[];

const PaddockRandomKind *paddock_random_kind_find (const PaddockDocumentKind *kind); /* or NULL */

guint paddock_random_kind_count_themes (const PaddockRandomKind *self);
int paddock_random_kind_find_theme (const PaddockRandomKind *self, const char *id); /* or -1 */

/* Never NULL; it has no errors, and hardly ever a warning. */
PaddockDocument *
paddock_random_document_new (const PaddockRandomKind *self, guint64 seed, guint theme);
