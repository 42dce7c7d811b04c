/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "poster.h"

#include <math.h>

#define ROUNDING 0.01 /* points */

const char *const paddock_paper_names[] = { "whole", "a4", "a3", "letter", NULL };

static const struct {
  double width, height; /* points */
} papers[PADDOCK_N_PAPERS] = {
  [PADDOCK_PAPER_A4] = { 595.28, 841.89 },
  [PADDOCK_PAPER_A3] = { 841.89, 1190.55 },
  [PADDOCK_PAPER_LETTER] = { 612, 792 },
};

/* How far the next sheet goes on, in points. */
static double
get_step (double side)
{
  return side - 2 * PADDOCK_POSTER_MARGIN - PADDOCK_POSTER_OVERLAP;
}

static guint
count_along (double length, double side)
{
  double rest = length - PADDOCK_POSTER_OVERLAP - ROUNDING;

  return (guint) MAX (1, ceil (rest / get_step (side)));
}

static void
lay (PaddockPoster *self, double width, double height)
{
  self->width = width;
  self->height = height;
  self->n_columns = count_along (self->bounds.width * self->units, width);
  self->n_rows = count_along (self->bounds.height * self->units, height);
}

void
paddock_poster_init (PaddockPoster *self, PaddockPaper paper, PaddockRect bounds, double units)
{
  double width = papers[paper].width, height = papers[paper].height;
  guint n_upright;

  g_return_if_fail (paper > PADDOCK_PAPER_WHOLE && paper < PADDOCK_N_PAPERS);

  *self = (PaddockPoster){ .bounds = bounds, .units = units };
  lay (self, width, height);
  n_upright = paddock_poster_count (self);
  lay (self, height, width);
  if (paddock_poster_count (self) >= n_upright)
    lay (self, width, height);
}

guint
paddock_poster_count (const PaddockPoster *self)
{
  return self->n_columns * self->n_rows;
}

PaddockRect
paddock_poster_get_part (const PaddockPoster *self, guint i)
{
  guint column = i % self->n_columns, row = i / self->n_columns;

  return (PaddockRect){
    self->bounds.x + column * get_step (self->width) / self->units,
    self->bounds.y + row * get_step (self->height) / self->units,
    (self->width - 2 * PADDOCK_POSTER_MARGIN) / self->units,
    (self->height - 2 * PADDOCK_POSTER_MARGIN) / self->units,
  };
}
