/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSvgFile: what a Cairo context would paint, written as SVG.
 *
 * Cairo's own SVG surface keeps everything until the end, where nobody can stop it, and writes paths so
 * long that viewers refuse them.  Here a path is built in the context as ever and handed over in as many
 * pieces as one likes.  Places are in the context's device units, to a hundredth.  Letters are outlines, as
 * no font need be there where the file is read.
 */

#pragma once

#include <cairo.h>

#include "output-file.h"

typedef struct {
  PaddockOutputFile *file;
  GString *buffer;
  gsize path_length; /* of the path that is being written; 0: none */
  int x, y;          /* where it has come to, in hundredths */
} PaddockSvgFile;

/* PAPER is the colour behind everything, as 0xrrggbb. */
void paddock_svg_file_begin (PaddockSvgFile *self,
                             PaddockOutputFile *file,
                             double width,
                             double height,
                             guint paper);
void paddock_svg_file_end (PaddockSvgFile *self);

/* Do what cairo_fill() and cairo_stroke() would: with CR's source, a plain colour, its fill rule, line and
 * dashes; joins are round.  CR's path is taken away; unless it IS_LAST, more subpaths of it may follow. */
void paddock_svg_file_fill (PaddockSvgFile *self, cairo_t *cr, gboolean is_last);
void paddock_svg_file_stroke (PaddockSvgFile *self, cairo_t *cr, gboolean is_last);
