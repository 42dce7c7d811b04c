/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The thread that has done a task may hold it longer than those who have heard its result.  Then it would finalise the
 * source of the task, which may be a widget, or a document that is watched, beside a main loop that still tells it news.
 */

#include "background.h"

static gboolean
release_cb (gpointer object)
{
  g_object_unref (object);
  return G_SOURCE_REMOVE;
}

static void
release (gpointer object)
{
  if (g_main_context_is_owner (NULL))
    g_object_unref (object);
  else
    g_idle_add_full (G_PRIORITY_DEFAULT, release_cb, object, NULL);
}

void
paddock_background_run (GTask *task, GTaskThreadFunc work)
{
  GObject *source = g_task_get_source_object (task);

  /* A task forgets its own source first. */
  if (source)
    g_object_set_data_full (G_OBJECT (task), "paddock-source", g_object_ref (source), release);
  g_task_run_in_thread (task, work);
}
