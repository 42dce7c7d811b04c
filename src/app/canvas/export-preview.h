/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockExportPreview: a whole picture, as large as there is room.  It is painted by threads.
 */

#pragma once

#include <gtk/gtk.h>

#include "palette.h"
#include "picture.h"
#include "poster.h"

#define PADDOCK_TYPE_EXPORT_PREVIEW (paddock_export_preview_get_type ())
G_DECLARE_FINAL_TYPE (PaddockExportPreview,
                      paddock_export_preview,
                      PADDOCK,
                      EXPORT_PREVIEW,
                      GtkWidget)

/* Takes PICTURE. */
void paddock_export_preview_set_picture (PaddockExportPreview *self,
                                         PaddockPicture *picture,
                                         PaddockPalette palette);
/* Shows where the sheets of POSTER end; NULL: there is one page. */
void paddock_export_preview_set_poster (PaddockExportPreview *self, const PaddockPoster *poster);
