/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheet: tables of text, shown as aligned columns, as Markdown or as JSON.
 *
 * Whoever fills a sheet does not know how it is shown.  A sheet has sections; each has a title, a
 * sentence or none, columns and rows.
 */

#pragma once

#include "json.h"

typedef enum {
  PADDOCK_SHEET_TEXT,
  PADDOCK_SHEET_MARKDOWN,
  PADDOCK_SHEET_JSON,
} PaddockSheetFormat;

extern const char *const paddock_sheet_format_names[]; /* NULL-terminated */

typedef struct {
  const char *key;     /* in JSON */
  const char *heading; /* for people */
} PaddockSheetColumn;

typedef struct {
  PaddockSheetFormat format;
  GString *out; /* the caller's */
  PaddockJson json;
  guint n_sections;
  const PaddockSheetColumn *columns;
  guint n_columns;
  GPtrArray *cells; /* of the section that is open, row by row */
} PaddockSheet;

void paddock_sheet_init (PaddockSheet *self, PaddockSheetFormat format, GString *out);
void paddock_sheet_finish (PaddockSheet *self);

/* NAME is the section's in JSON, TITLE and HELP (or NULL) are for people. */
void paddock_sheet_begin (PaddockSheet *self,
                          const char *name,
                          const char *title,
                          const char *help,
                          const PaddockSheetColumn *columns,
                          guint n_columns);
void paddock_sheet_end (PaddockSheet *self);

/* The next cell, left to right; NULL is the empty text. */
void paddock_sheet_add (PaddockSheet *self, const char *text);
void paddock_sheet_add_int (PaddockSheet *self, int value);
