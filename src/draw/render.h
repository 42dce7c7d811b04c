/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rendering: the picture of a document as a PNG, SVG or PDF file.
 *
 * The same document and options give the same bytes in every run.  A PNG is painted and packed in bands,
 * several at a time, so that memory does not grow with the picture.  An SVG is written as it is painted; Cairo
 * keeps a PDF until its end.  A file appears whole or not at all.
 */

#pragma once

#include "palette.h"
#include "picture.h"
#include "poster.h"

typedef enum {
  PADDOCK_RENDER_PNG,
  PADDOCK_RENDER_SVG,
  PADDOCK_RENDER_PDF,
  PADDOCK_N_RENDER_FORMATS,
} PaddockRenderFormat;

/* "png", "svg", "pdf": the names, and the extensions of files; NULL-terminated. */
extern const char *const paddock_render_format_names[];

/* By the extension of a file's name; -1: none of them. */
int paddock_render_format_of (const char *path);

typedef struct {
  PaddockRenderFormat format;
  PaddockPalette palette;
  PaddockViewOptions view;
  double scale;       /* pixels per 1/96 inch; 0: 1, or less where the picture would be too large */
  int width;          /* in pixels, instead of a scale; 0: by the scale */
  PaddockPaper paper; /* of a PDF; sheets to be read have pages of their own */

  /* Called now and then with what is done, 0 to 1, always from the caller's thread; FALSE cancels. */
  gboolean (*progress) (double done, gpointer data);
  gpointer data;
} PaddockRenderOptions;

#define PADDOCK_RENDER_MAX_SIDE 100000 /* pixels */

typedef enum {
  PADDOCK_RENDER_ERROR_CANCELLED,
  PADDOCK_RENDER_ERROR_TOO_LARGE,
  PADDOCK_RENDER_ERROR_FAILED,
} PaddockRenderError;

#define PADDOCK_RENDER_ERROR (paddock_render_error_quark ())
GQuark paddock_render_error_quark (void);

gboolean paddock_render (PaddockDocument *document,
                         const PaddockRenderOptions *options,
                         const char *path,
                         GError **error);
