/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "export.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>

#include "background.h"
#include "temporary-file.h"

#define UNITS_PER_INCH 96.0
#define POINTS_PER_INCH 72.0
#define CM_PER_INCH 2.54
#define CLIPBOARD_SIDE 4096 /* pixels */

static const char *
translate (const char *word)
{
  return _ (word);
}

static int
find (const char *const *names, const char *name)
{
  for (int i = 0; names[i]; i++)
    if (g_strcmp0 (names[i], name) == 0)
      return i;

  return 0;
}

static PaddockRenderOptions
get_options (PaddockSettings *settings, PaddockRenderFormat format)
{
  PaddockRenderOptions options = { .format = format, .view.translate = translate };
  g_autofree char *palette = NULL, *paper = NULL;
  int dpi, percent;

  g_object_get (settings, "export-palette", &palette, "export-paper", &paper, "export-dpi", &dpi,
                "export-percent", &percent, "export-frame", &options.view.has_frame,
                "export-coordinates", &options.view.has_coordinates, "export-ranks",
                &options.view.has_ranks, "export-notes", &options.view.has_notes, NULL);
  options.palette = (PaddockPalette) find (paddock_palette_names, palette);
  options.paper = (PaddockPaper) find (paddock_paper_names, paper);
  options.scale = format == PADDOCK_RENDER_PNG ? dpi / UNITS_PER_INCH : percent / 100.0;

  return options;
}

PaddockRenderOptions
paddock_export_get_options (PaddockSettings *settings)
{
  g_autofree char *format = NULL;

  g_object_get (settings, "export-format", &format, NULL);
  return get_options (settings, (PaddockRenderFormat) find (paddock_render_format_names, format));
}

PaddockRenderOptions
paddock_export_get_clipboard_options (PaddockSettings *settings)
{
  return get_options (settings, PADDOCK_RENDER_PNG);
}

char *
paddock_export_dup_name (const char *document_name, PaddockRenderFormat format)
{
  g_autofree char *base = g_strndup (document_name, strcspn (document_name, "."));

  return g_strconcat (base, ".", paddock_render_format_names[format], NULL);
}

char *
paddock_export_dup_size (const PaddockRenderOptions *options,
                         PaddockRect bounds,
                         PaddockSettings *settings)
{
  g_autofree char *units = NULL;
  double width = bounds.width * options->scale;
  double height = bounds.height * options->scale;

  if (options->format == PADDOCK_RENDER_PNG)
    return g_strdup_printf (_ ("%.0f × %.0f pixels"), ceil (width - 0.01), ceil (height - 0.01));

  g_object_get (settings, "units", &units, NULL);
  if (g_str_equal (units, "inches"))
    return g_strdup_printf (_ ("%.1f × %.1f in on paper"), width / UNITS_PER_INCH,
                            height / UNITS_PER_INCH);

  return g_strdup_printf (_ ("%.1f × %.1f cm on paper"), width / UNITS_PER_INCH * CM_PER_INCH,
                          height / UNITS_PER_INCH * CM_PER_INCH);
}

gboolean
paddock_export_get_poster (const PaddockRenderOptions *options,
                           const PaddockPicture *picture,
                           PaddockPoster *poster)
{
  if (options->format != PADDOCK_RENDER_PDF || options->paper == PADDOCK_PAPER_WHOLE
      || picture->kind->is_sheet)
    return FALSE;

  paddock_poster_init (poster, options->paper, picture->bounds,
                       options->scale * POINTS_PER_INCH / UNITS_PER_INCH);
  return TRUE;
}

gboolean
paddock_export_is_too_large (const PaddockRenderOptions *options, PaddockRect bounds)
{
  return MAX (bounds.width, bounds.height) * options->scale > PADDOCK_RENDER_MAX_SIDE;
}

/* In the thread. */

typedef struct {
  PaddockDocument *document;
  PaddockRenderOptions options;
  GFile *file; /* NULL: the bytes are wanted */
  int *done;
  GCancellable *cancellable;
} Export;

static void
export_free (gpointer data)
{
  Export *self = data;

  paddock_document_unref (self->document);
  g_clear_pointer (&self->options.view.above, paddock_scene_free);
  g_clear_object (&self->file);
  g_clear_object (&self->cancellable);
  g_free (self);
}

static gboolean
progress_cb (double done, gpointer data)
{
  Export *self = data;

  if (self->done)
    g_atomic_int_set (self->done, (int) (done * 1000));

  return !g_cancellable_is_cancelled (self->cancellable);
}

static void
file_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Export *self = data;
  g_autofree char *path = g_file_get_path (self->file);
  GError *error = NULL;

  if (!path)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                             _ ("Pictures can only be exported to folders on this computer."));
  else if (paddock_render (self->document, &self->options, path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
fit_into_clipboard (Export *self)
{
  g_autoptr (PaddockPicture) picture = paddock_picture_new (self->document, &self->options.view);
  double side = MAX (picture->bounds.width, picture->bounds.height);

  self->options.scale = MIN (self->options.scale, CLIPBOARD_SIDE / side);
}

static void
bytes_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Export *self = data;
  g_autoptr (PaddockTemporaryFile) file = paddock_temporary_file_new (g_get_tmp_dir (), 0600);
  g_autofree char *content = NULL;
  gsize len;
  GError *error = NULL;

  if (!file) {
    g_task_return_new_error (task, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s",
                             g_get_tmp_dir (), g_strerror (errno));
    return;
  }

  fit_into_clipboard (self);
  if (paddock_render (self->document, &self->options, file->path, &error)
      && g_file_get_contents (file->path, &content, &len, &error))
    g_task_return_pointer (task, g_bytes_new_take (g_steal_pointer (&content), len),
                           (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

/* In the main loop. */

static Export *
export_new (PaddockDocument *document, const PaddockRenderOptions *options)
{
  Export *self = g_new0 (Export, 1);

  self->document = paddock_document_ref (document);
  self->options = *options;
  if (options->view.above)
    paddock_scene_ref (options->view.above);
  self->options.progress = progress_cb;
  self->options.data = self;

  return self;
}

void
paddock_export_async (PaddockDocument *document,
                      const PaddockRenderOptions *options,
                      GFile *file,
                      int *done,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Export *self = export_new (document, options);

  self->file = g_object_ref (file);
  self->done = done;
  self->cancellable = cancellable ? g_object_ref (cancellable) : NULL;
  g_task_set_source_tag (task, paddock_export_async);
  g_task_set_task_data (task, self, export_free);
  paddock_background_run (task, file_thread);
}

gboolean
paddock_export_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
paddock_export_bytes_async (PaddockDocument *document,
                            const PaddockRenderOptions *options,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Export *self = export_new (document, options);

  g_task_set_source_tag (task, paddock_export_bytes_async);
  g_task_set_task_data (task, self, export_free);
  paddock_background_run (task, bytes_thread);
}

GBytes *
paddock_export_bytes_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
