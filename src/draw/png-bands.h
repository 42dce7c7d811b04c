/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A PNG written in bands of rows, each of which is packed by itself.
 *
 * Packing needs nothing from other bands, so that several threads can do it at once; the file is the same
 * however many there are.
 */

#pragma once

#include "output-file.h"

typedef struct {
  GByteArray *packed; /* part of a deflate stream, at a byte's edge */
  gsize length;       /* of what was packed */
  guint32 checksum;   /* Adler-32 of it */
} PaddockPngBand;

/* PIXELS are Cairo's RGB24, row after row.  The last band ends the stream. */
PaddockPngBand
paddock_png_band_pack (const guint32 *pixels, guint width, guint n_rows, gboolean is_last);
void paddock_png_band_clear (PaddockPngBand *self);

typedef struct {
  PaddockOutputFile *file;
  guint32 checksum;
} PaddockPngFile;

/* DENSITY is pixels per metre. */
void paddock_png_file_begin (PaddockPngFile *self,
                             PaddockOutputFile *file,
                             guint width,
                             guint height,
                             guint density);
void paddock_png_file_add (PaddockPngFile *self, const PaddockPngBand *band);
void paddock_png_file_end (PaddockPngFile *self);
