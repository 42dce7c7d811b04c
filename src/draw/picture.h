/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a document: one builder of scenes for every kind, in one table.
 *
 * A scene is built from a version of a document and view options alone.  Where hex (0, 0) or the start
 * of the road lies does not depend on the rest of the document, so that an edit never shifts what is
 * seen.
 */

#pragma once

#include "document.h"
#include "scene.h"

typedef struct {
  gboolean has_frame; /* title and legend around it, for a picture that stands alone */
  gboolean has_coordinates;
  gboolean has_grid;  /* a line through every tenth row of hexes, either way */
  gboolean has_ranks; /* rank and lane of each space */
  gboolean has_notes;
  gboolean is_raced;  /* what pieces of a race stand for is left out */
  gboolean is_small;  /* a picture in a list: no words around roads */
  gboolean is_edited; /* a sheet to be filled in: it has cells, empty ones too */
  const char *(*translate) (const char *word); /* NULL: words stay as they are */
  PaddockScene *above;                         /* stands on it: pieces of a race; NULL: nothing */
} PaddockViewOptions;

#define PADDOCK_VIEW_ALONE ((PaddockViewOptions){ .has_frame = TRUE, .has_notes = TRUE })

typedef struct _PaddockPictureKind PaddockPictureKind;

/* A version of a document as it is to be seen, measured once.  Immutable: any thread may build from it. */
typedef struct {
  const PaddockPictureKind *kind;
  PaddockDocument *document;
  PaddockViewOptions options;
  PaddockRect bounds;  /* margins included */
  PaddockScene *whole; /* everything, of kinds that had to be built to be measured; else NULL */
} PaddockPicture;

typedef void (*PaddockRectFunc) (PaddockRect rect, gpointer data);

struct _PaddockPictureKind {
  const PaddockDocumentKind *document;
  /* Where everything lies; NULL: it is found by building everything. */
  PaddockRect (*measure) (gconstpointer record, const PaddockViewOptions *options);
  gboolean is_sheet; /* to be printed on as many pages of paper as it takes */
  /* Adds to SCENE at least what CLIP shows. */
  void (*build) (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene);

  /* Where two versions differ, with the same options; FALSE: everywhere.  Kinds that are built to be measured need
   * none. */
  gboolean (*diff) (const PaddockPicture *before,
                    const PaddockPicture *after,
                    PaddockRectFunc func,
                    gpointer data);

  /* For kinds that have a ground of very many shapes; NULL: they do not.  Everything but the ground. */
  void (*build_things) (const PaddockPicture *picture,
                        const PaddockRect *clip,
                        PaddockScene *scene);
  /* What the ground shows at a point, for pictures so small that its shapes can't be told apart. */
  PaddockInk (*sample) (const PaddockPicture *picture, PaddockPoint point);
  double coarse_zoom; /* below which that is so */
};

PaddockPicture *paddock_picture_new (PaddockDocument *document, const PaddockViewOptions *options);
void paddock_picture_free (PaddockPicture *self);

/* At least what CLIP shows; NULL: everything. */
PaddockScene *paddock_picture_build (const PaddockPicture *self, const PaddockRect *clip);
/* The same, to look at only: what the picture keeps, or else a scene that BUILT then owns. */
const PaddockScene *
paddock_picture_peek (const PaddockPicture *self, const PaddockRect *clip, PaddockScene **built);

static inline const char *
paddock_view_word (const PaddockViewOptions *options, const char *word)
{
  return options->translate ? options->translate (word) : word;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockPicture, paddock_picture_free)
