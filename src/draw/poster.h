/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPoster: a large drawing on sheets of paper that are taped together.
 *
 * Every sheet has a margin that printers leave free, and shows again what the sheets to its left and above it end
 * with, so that they can be laid over each other.  The paper lies as it takes the fewest sheets.
 */

#pragma once

#include "scene.h"

typedef enum {
  PADDOCK_PAPER_WHOLE, /* one page, as large as the drawing */
  PADDOCK_PAPER_A4,
  PADDOCK_PAPER_A3,
  PADDOCK_PAPER_LETTER,
  PADDOCK_N_PAPERS,
} PaddockPaper;

extern const char *const paddock_paper_names[]; /* "whole", "a4" ...; NULL-terminated */

#define PADDOCK_POSTER_MARGIN 28.35  /* points: 1 cm */
#define PADDOCK_POSTER_OVERLAP 28.35 /* points */

typedef struct {
  PaddockRect bounds;
  double width, height; /* of a sheet, in points */
  double units;         /* points to a scene unit */
  guint n_columns, n_rows;
} PaddockPoster;

/* PAPER is none but a sheet's; UNITS are points to a scene unit. */
void
paddock_poster_init (PaddockPoster *self, PaddockPaper paper, PaddockRect bounds, double units);
guint paddock_poster_count (const PaddockPoster *self);
/* What sheet I shows, row by row. */
PaddockRect paddock_poster_get_part (const PaddockPoster *self, guint i);
