/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheet: a page that is filled from top to bottom, for documents that are read rather than driven
 * on.
 *
 * How much room text takes is estimated from its length, on the generous side, so that a sheet does not
 * depend on the fonts of a machine; what still does not fit ends in an ellipsis.
 */

#pragma once

#include "picture.h"
#include "scene-cells.h"

#define PADDOCK_SHEET_WIDTH 760.0

typedef struct {
  PaddockScene *scene;
  const PaddockViewOptions *options;
  double y; /* where the next part goes */
} PaddockSheet;

/* The band on top: what kind of thing it is, its name, and a line about it. */
void
paddock_sheet_add_head (PaddockSheet *self, const char *kind, const char *name, const char *line);
void paddock_sheet_add_heading (PaddockSheet *self, const char *text);
void
paddock_sheet_add_paragraph (PaddockSheet *self, PaddockStyle style, double size, const char *text);
void paddock_sheet_add_space (PaddockSheet *self, double height);

/* A shaded box with a headline and a text below it; either may be empty. */
void paddock_sheet_add_panel (PaddockSheet *self, const char *headline, const char *text);

/* What can be filled in there, by its address; NULL, and nothing, where the sheet is only read. */
PaddockSheetCell *paddock_sheet_add_cell (PaddockSheet *self,
                                          PaddockRect rect,
                                          double size,
                                          PaddockAlign align,
                                          const char *format,
                                          ...) G_GNUC_PRINTF (5, 6);
/* The same with the text that is there, or if there is none, what could be: "+ Driver". */
void paddock_sheet_add_value (PaddockSheet *self,
                              PaddockStyle style,
                              PaddockRect rect,
                              double size,
                              const char *text,
                              const char *invitation,
                              const char *address);
/* Room for one more of what INVITATION says. */
void paddock_sheet_add_room (PaddockSheet *self, const char *invitation, const char *address);
/* Paragraphs that can be filled in. */
void paddock_sheet_add_prose (PaddockSheet *self,
                              PaddockStyle style,
                              double size,
                              const char *text,
                              const char *invitation,
                              const char *address);
/* Numbers on the right of the heading that was just added, from right to left. */
void paddock_sheet_add_heading_number (PaddockSheet *self,
                                       guint place,
                                       const char *label,
                                       const char *value,
                                       const char *address);

/* Where DOCUMENT breaks a rule on purpose: "House rule: ...", a stamp each. */
void paddock_sheet_add_house_rules (PaddockSheet *self, const PaddockDocument *document);

/* The height of a text of this size, wrapped at a width. */
double paddock_sheet_get_height (const char *text, double size, double width);

static inline const char *
paddock_sheet_word (const PaddockSheet *self, const char *word)
{
  return paddock_view_word (self->options, word);
}
