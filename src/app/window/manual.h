/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The manual: the pages of docs/manual, built into the program, as blocks of Pango markup.
 *
 * The pages are Markdown, so that they read well in the tree too.  What is understood is what they use:
 * headings, paragraphs, lists, indented examples, **bold**, `code` and [links](page.md) between pages.
 * A page exists in English; where it has been translated, that is read instead.
 */

#pragma once

#include <glib.h>

typedef enum {
  PADDOCK_MANUAL_TITLE,
  PADDOCK_MANUAL_HEADING,
  PADDOCK_MANUAL_TEXT,
  PADDOCK_MANUAL_ITEM,
  PADDOCK_MANUAL_EXAMPLE,
} PaddockManualBlockKind;

typedef struct {
  PaddockManualBlockKind kind;
  char *markup;
} PaddockManualBlock;

/* In reading order; NULL-terminated. */
extern const char *const paddock_manual_pages[];

/* The blocks of a Markdown text; of a page in the language of the user.  The first of a page is its
 * title. */
GArray *paddock_manual_parse (const char *markdown);
GArray *paddock_manual_read (const char *page);
