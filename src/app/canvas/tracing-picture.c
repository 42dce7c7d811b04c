/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tracing-picture.h"

#include <glib/gi18n.h>

#include "hex-track.h"
#include "picture-loader.h"
#include "scene-hex-track.h"

struct _PaddockTracingPicture {
  PaddockCanvas *canvas; /* borrowed: it lives longer */
  PaddockDocumentFile *file;

  char *path;            /* of the picture that was asked for last; NULL: none */
  GCancellable *loading; /* NULL: nothing is */
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

static char *
dup_folder (PaddockDocumentFile *file)
{
  GFile *track = paddock_document_file_get_file (file);
  g_autoptr (GFile) folder = track ? g_file_get_parent (track) : NULL;

  return folder ? g_file_get_path (folder) : NULL;
}

/* A name without a folder lies beside the track. */
static char *
dup_path (PaddockDocumentFile *file, const char *name)
{
  g_autofree char *folder = dup_folder (file);

  return g_canonicalize_filename (name, folder);
}

static PaddockRect
get_rect (PaddockTracingPicture *self, const PaddockTracing *tracing)
{
  double unit = PADDOCK_HEX_DRAWN_SIZE / 100;

  return (PaddockRect){ tracing->x * unit, tracing->y * unit,
                        gdk_texture_get_width (self->texture) * tracing->scale / 100.0,
                        gdk_texture_get_height (self->texture) * tracing->scale / 100.0 };
}

static void
show (PaddockTracingPicture *self)
{
  const PaddockTracing *tracing = get_tracing (self);

  if (self->texture && tracing)
    paddock_canvas_set_tracing (self->canvas, self->texture, get_rect (self, tracing),
                                tracing->opacity / 100.0);
  else
    paddock_canvas_set_tracing (self->canvas, NULL, PADDOCK_RECT_EMPTY, 0);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  PaddockTracingPicture *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = paddock_picture_load_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* whoever cancelled may be gone */

  g_clear_object (&self->loading);
  g_set_object (&self->texture, texture);
  if (error)
    /* Translators: the reason follows. */
    self->error = g_strdup_printf (_ ("The reference picture can’t be shown: %s"), error->message);
  show (self);
  if (error)
    g_object_notify (G_OBJECT (self->canvas), "pointed-at"); /* the status line tells it */
}

static void
forget_picture (PaddockTracingPicture *self)
{
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_pointer (&self->path, g_free);
  g_clear_object (&self->texture);
  g_clear_pointer (&self->error, g_free);
}

static void
load_picture (PaddockTracingPicture *self, const char *name, const char *path)
{
  g_autofree char *folder = dup_folder (self->file);

  forget_picture (self);
  if (!path)
    return;

  self->path = g_strdup (path);
  self->loading = g_cancellable_new ();
  paddock_picture_load_async (folder, name, self->loading, loaded_cb, self);
}

void
paddock_tracing_picture_update (PaddockTracingPicture *self)
{
  const PaddockTracing *tracing = get_tracing (self);
  const char *name = tracing ? paddock_text_get (tracing->file) : "";
  g_autofree char *path = *name ? dup_path (self->file, name) : NULL;

  if (g_strcmp0 (path, self->path) != 0 || (self->error && g_file_test (path, G_FILE_TEST_EXISTS)))
    load_picture (self, name, path);
  show (self);
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
  forget_picture (self);
  g_object_unref (self->file);
  g_free (self);
}

/* What the picture is called in a track at PLACE, which is NULL until it is saved. */
static char *
dup_name (GFile *place, GFile *picture)
{
  g_autoptr (GFile) folder = place ? g_file_get_parent (place) : NULL;
  char *beside = folder ? g_file_get_relative_path (folder, picture) : NULL;

  return beside ? beside : g_file_get_path (picture);
}

static void
set_name (PaddockDocumentFile *file, const char *label, const char *name)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, label, NULL);
  PaddockHexTrack *track = edit->draft;

  paddock_text_set (&track->tracing.file, name);
  paddock_document_file_commit (file, edit);
}

void
paddock_tracing_picture_set (PaddockDocumentFile *file, GFile *picture)
{
  g_autofree char *name =
    picture ? dup_name (paddock_document_file_get_file (file), picture) : NULL;

  if (picture)
    paddock_picture_trust (g_file_peek_path (picture));
  set_name (file, picture ? _ ("Choose Reference Picture") : _ ("Remove Reference Picture"),
            name ? name : "");
}

void
paddock_tracing_picture_follow (PaddockDocumentFile *file, GFile *place)
{
  const PaddockDocument *document = paddock_document_file_get_document (file);
  GFile *here = paddock_document_file_get_file (file);
  const char *now =
    document->kind == &paddock_hex_track_kind
      ? paddock_text_get (((const PaddockHexTrack *) document->record)->tracing.file)
      : "";
  g_autofree char *path = *now ? dup_path (file, now) : NULL;
  g_autoptr (GFile) picture = path ? g_file_new_for_path (path) : NULL;
  g_autofree char *name = picture ? dup_name (place, picture) : NULL;

  if (name && !(here && g_file_equal (here, place)) && !g_str_equal (name, now))
    set_name (file, _ ("Save Elsewhere"), name);
}
