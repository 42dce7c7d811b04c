/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTagGuard: refuses tags that no document of ours has, before the parser sees them whole.
 *
 * The parser compares each attribute of a tag with all others, so a tag with very many of them takes time
 * that grows with their square.  The guard follows the bytes as they come and stops at the first tag that is
 * too long or has too many attributes.  It does not check the syntax: whatever is wrong with a tag within the
 * limits is the parser's business.
 */

#pragma once

#include <glib.h>

#define PADDOCK_XML_MAX_TAG_BYTES (64 * 1024)
#define PADDOCK_XML_MAX_ATTRIBUTES 256

typedef enum {
  PADDOCK_TAG_GUARD_TEXT,
  PADDOCK_TAG_GUARD_OPEN, /* after "<" */
  PADDOCK_TAG_GUARD_BANG, /* after "<!" */
  PADDOCK_TAG_GUARD_TAG,
  PADDOCK_TAG_GUARD_SKIP, /* a comment, CDATA or an instruction, up to its ending */
} PaddockTagGuardState;

typedef struct {
  PaddockTagGuardState state;
  char quote;         /* of the value at hand, or 0 */
  const char *ending; /* of what is skipped */
  guint n_matched;    /* characters of the ending, or of what may follow "<!" */
  gsize n_bytes;
  guint n_attributes;
  int line, column;         /* of the next character, from 1 */
  int tag_line, tag_column; /* of the "<" */
} PaddockTagGuard;

void paddock_tag_guard_init (PaddockTagGuard *self);

/* How many of the bytes may be passed on: all of them, or, with ERROR set, no more than those before the one too many. */
gsize paddock_tag_guard_follow (PaddockTagGuard *self, const char *data, gsize len, GError **error);
