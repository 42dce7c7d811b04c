/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clipboard.h"

#include <glib/gi18n.h>

#include "clip.h"
#include "reader.h"
#include "writer.h"

gboolean
paddock_clipboard_copy (GdkClipboard *clipboard, PaddockEditor *editor)
{
  const PaddockHexTrack *track = paddock_editor_get_track (editor);
  g_autoptr (PaddockDocument) clip =
    track ? paddock_clip_new (track, paddock_editor_get_selection (editor)) : NULL;
  g_autoptr (GBytes) bytes = clip ? paddock_xml_write (clip) : NULL;
  g_autofree char *text = NULL;
  gsize size;

  if (!bytes)
    return FALSE;

  text = g_strndup (g_bytes_get_data (bytes, &size), g_bytes_get_size (bytes));
  gdk_clipboard_set_text (clipboard, text);
  return TRUE;
}

static PaddockDocument *
read_clip (const char *text, GError **error)
{
  static const PaddockDocumentKind *const kinds[] = { &paddock_hex_track_kind, NULL };
  PaddockDocument *clip =
    paddock_xml_read_bytes_as (kinds, text, strlen (text), _("The clipboard"), NULL);

  if (!clip)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _("What was copied is no piece of a track."));

  return clip;
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, &error);
  g_autoptr (PaddockDocument) clip = text ? read_clip (text, &error) : NULL;

  if (clip)
    paddock_editor_set_stamp (g_task_get_source_object (task), clip);
  if (clip)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
paddock_clipboard_paste_async (GdkClipboard *clipboard,
                               PaddockEditor *editor,
                               GAsyncReadyCallback callback,
                               gpointer data)
{
  GTask *task = g_task_new (editor, NULL, callback, data);

  g_task_set_source_tag (task, paddock_clipboard_paste_async);
  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, task);
}

gboolean
paddock_clipboard_paste_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
