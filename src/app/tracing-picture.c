/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tracing-picture.h"

#include <glib/gi18n.h>

#include "hex-track.h"
#include "scene-hex-track.h"

struct _PaddockTracingPicture {
  PaddockCanvas *canvas; /* borrowed: it lives longer */
  PaddockDocumentFile *file;

  char *path; /* of the picture that was read last; NULL: none */
  GdkTexture *texture;
  char *error;
};

/* As the canvas shows it, which may be the preview of a drag. */
static const PaddockTracing *
get_tracing (PaddockTracingPicture *self)
{
  const PaddockDocument *document = paddock_canvas_get_document (self->canvas);

  return document && document->kind == &paddock_hex_track_kind
           ? &((const PaddockHexTrack *) document->record)->tracing
           : NULL;
}

/* A name without a folder lies beside the track. */
static char *
dup_path (PaddockDocumentFile *file, const char *name)
{
  GFile *track = paddock_document_file_get_file (file);
  g_autoptr (GFile) folder = track ? g_file_get_parent (track) : NULL;
  g_autofree char *beside = folder ? g_file_get_path (folder) : NULL;

  return g_canonicalize_filename (name, beside);
}

static void
read_picture (PaddockTracingPicture *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_free (self->path);
  self->path = g_strdup (path);
  g_clear_object (&self->texture);
  g_clear_pointer (&self->error, g_free);
  if (!path)
    return;

  self->texture = gdk_texture_new_from_filename (path, &error);
  if (!self->texture)
    /* Translators: the reason follows. */
    self->error = g_strdup_printf (_("The reference picture can’t be shown: %s"), error->message);
}

static PaddockRect
get_rect (PaddockTracingPicture *self, const PaddockTracing *tracing)
{
  double unit = PADDOCK_HEX_DRAWN_SIZE / 100;

  return (PaddockRect){ tracing->x * unit, tracing->y * unit,
                        gdk_texture_get_width (self->texture) * tracing->scale / 100.0,
                        gdk_texture_get_height (self->texture) * tracing->scale / 100.0 };
}

void
paddock_tracing_picture_update (PaddockTracingPicture *self)
{
  const PaddockTracing *tracing = get_tracing (self);
  const char *name = tracing ? paddock_text_get (tracing->file) : "";
  g_autofree char *path = *name ? dup_path (self->file, name) : NULL;

  if (g_strcmp0 (path, self->path) != 0)
    read_picture (self, path);
  if (self->texture)
    paddock_canvas_set_tracing (self->canvas, self->texture, get_rect (self, tracing),
                                tracing->opacity / 100.0);
  else
    paddock_canvas_set_tracing (self->canvas, NULL, PADDOCK_RECT_EMPTY, 0);
}

const char *
paddock_tracing_picture_get_error (PaddockTracingPicture *self)
{
  return self->error;
}

PaddockTracingPicture *
paddock_tracing_picture_new (PaddockCanvas *canvas, PaddockDocumentFile *file)
{
  PaddockTracingPicture *self = g_new0 (PaddockTracingPicture, 1);

  self->canvas = canvas;
  self->file = g_object_ref (file);

  return self;
}

void
paddock_tracing_picture_free (PaddockTracingPicture *self)
{
  read_picture (self, NULL);
  g_object_unref (self->file);
  g_free (self);
}

static char *
dup_name (PaddockDocumentFile *file, GFile *picture)
{
  GFile *track = paddock_document_file_get_file (file);
  g_autoptr (GFile) folder = track ? g_file_get_parent (track) : NULL;
  char *beside = folder ? g_file_get_relative_path (folder, picture) : NULL;

  return beside ? beside : g_file_get_path (picture);
}

void
paddock_tracing_picture_set (PaddockDocumentFile *file, GFile *picture)
{
  g_autoptr (PaddockEdit) edit =
    paddock_document_file_begin_edit (file, picture ? _ ("Choose Reference Picture")
                                                    : _ ("Take Reference Picture Away"), NULL);
  PaddockHexTrack *track = edit->draft;
  g_autofree char *name = picture ? dup_name (file, picture) : NULL;

  paddock_text_set (&track->tracing.file, name ? name : "");
  paddock_document_file_commit (file, edit);
}
