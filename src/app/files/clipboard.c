/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clipboard.h"

#include <glib/gi18n.h>

#include "reader.h"
#include "writer.h"

void
paddock_clipboard_set_document (GdkClipboard *clipboard, const PaddockDocument *document)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autofree char *text = NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  text = g_strndup (data, size);
  gdk_clipboard_set_text (clipboard, text);
}

PaddockDocument *
paddock_clipboard_read_text (const PaddockDocumentKind *kind, const char *text, GError **error)
{
  const PaddockDocumentKind *const kinds[] = { kind, NULL };
  PaddockDocument *document =
    paddock_xml_read_bytes_as (kinds, text, strlen (text), _ ("The clipboard"), NULL);

  if (!document)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("Copy part of a track of the same kind first."));

  return document;
}

/* Whatever else is there, or nothing at all: the same to people. */
static void
read_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
  PaddockDocument *document =
    paddock_clipboard_read_text (g_task_get_task_data (task), text ? text : "", &error);

  if (document)
    g_task_return_pointer (task, document, (GDestroyNotify) paddock_document_unref);
  else
    g_task_return_error (task, error);
}

void
paddock_clipboard_read_async (GdkClipboard *clipboard,
                              const PaddockDocumentKind *kind,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  GTask *task = g_task_new (clipboard, NULL, callback, data);

  g_task_set_source_tag (task, paddock_clipboard_read_async);
  g_task_set_task_data (task, (gpointer) kind, NULL);
  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, task);
}

PaddockDocument *
paddock_clipboard_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
