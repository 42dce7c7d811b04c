/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTracingPicture: shows the reference picture of a hex track on a canvas, to be traced.
 *
 * The picture's place, scale and opacity are fields of the track, so moving it is an edit like any other.  It is read when
 * the track names another one, and looked for again at every change while it is missing.
 */

#pragma once

#include "canvas.h"
#include "document-file.h"

typedef struct _PaddockTracingPicture PaddockTracingPicture;

PaddockTracingPicture *paddock_tracing_picture_new (PaddockCanvas *canvas,
                                                    PaddockDocumentFile *file);
void paddock_tracing_picture_free (PaddockTracingPicture *self);
void paddock_tracing_picture_update (PaddockTracingPicture *self);

/* Why the picture is not shown, translated; NULL: it is, or there is none. */
const char *paddock_tracing_picture_get_error (PaddockTracingPicture *self);

/* Makes PICTURE the reference picture, as one step; NULL: takes it away.  A picture beside the track is named without its
 * folder, so that both can be moved together. */
void paddock_tracing_picture_set (PaddockDocumentFile *file, GFile *picture);
/* Before the track is saved at PLACE: names the picture so that it is found from there. */
void paddock_tracing_picture_follow (PaddockDocumentFile *file, GFile *place);
