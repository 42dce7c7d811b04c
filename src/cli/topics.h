/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTopic: something that paddock-cli catalogue can show.
 *
 * Most topics are lists, with a section for each game or kind of document; the others are whole texts.
 */

#pragma once

#include "subcommand.h"
#include "listing.h"

typedef enum {
  PADDOCK_SUBJECT_NONE, /* the PaddockCall */
  PADDOCK_SUBJECT_GAME, /* each PaddockGame */
  PADDOCK_SUBJECT_KIND, /* each PaddockDocumentKind */
  PADDOCK_SUBJECT_PART, /* each PaddockCatalogue */
  PADDOCK_N_SUBJECTS,
} PaddockSubject;

typedef struct {
  const char *name;
  PaddockSubject subject;
  const char *summary;
  void (*list) (PaddockListing *listing, gconstpointer subject);
  void (*print) (GString *out, gconstpointer subject); /* when it is no list; of one subject */
} PaddockTopic;

extern const PaddockTopic paddock_topics[];                         /* ends with an empty row */
extern const char *const paddock_subject_words[PADDOCK_N_SUBJECTS]; /* as operands: "GAME" */
