/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockListing: tables of text, shown as aligned columns, as Markdown or as JSON.
 *
 * Whoever fills a listing does not know how it is shown.  A listing has sections; each has a title, a
 * sentence or none, columns and rows.
 */

#pragma once

#include "json.h"

typedef enum {
  PADDOCK_LISTING_TEXT,
  PADDOCK_LISTING_MARKDOWN,
  PADDOCK_LISTING_JSON,
} PaddockListingFormat;

extern const char *const paddock_listing_format_names[]; /* NULL-terminated */

typedef struct {
  const char *key;     /* in JSON */
  const char *heading; /* for people */
} PaddockListingColumn;

typedef struct {
  PaddockListingFormat format;
  GString *out; /* the caller's */
  PaddockJson json;
  guint n_sections;
  const PaddockListingColumn *columns;
  guint n_columns;
  GPtrArray *cells; /* of the section that is open, row by row */
} PaddockListing;

void paddock_listing_init (PaddockListing *self, PaddockListingFormat format, GString *out);
void paddock_listing_finish (PaddockListing *self);

/* NAME is the section's in JSON, TITLE and HELP (or NULL) are for people. */
void paddock_listing_begin (PaddockListing *self,
                            const char *name,
                            const char *title,
                            const char *help,
                            const PaddockListingColumn *columns,
                            guint n_columns);
void paddock_listing_end (PaddockListing *self);

/* The next cell, left to right; NULL is the empty text. */
void paddock_listing_add (PaddockListing *self, const char *text);
void paddock_listing_add_int (PaddockListing *self, int value);
