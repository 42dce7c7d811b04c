/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "recent-files.h"

#include "document-kinds.h"

void
paddock_recent_files_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static gboolean
is_ours (GtkRecentInfo *info)
{
  for (guint i = 0; paddock_document_kinds[i]; i++)
    if (g_str_has_suffix (gtk_recent_info_get_uri (info), paddock_document_kinds[i]->extension))
      return gtk_recent_info_is_local (info);

  return FALSE;
}

/* A file that was deleted or moved is forgotten.  If its folder is not there either, it may be on a disk
 * that is not in at the moment. */
static gboolean
is_there (GtkRecentInfo *info)
{
  const char *uri = gtk_recent_info_get_uri (info);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  if (gtk_recent_info_exists (info))
    return TRUE;

  if (folder && g_file_query_exists (folder, NULL))
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
  return FALSE;
}

static gint
compare_age (gconstpointer a, gconstpointer b)
{
  GtkRecentInfo *const *left = a;
  GtkRecentInfo *const *right = b;

  return g_date_time_compare (gtk_recent_info_get_modified (*right),
                              gtk_recent_info_get_modified (*left));
}

GPtrArray *
paddock_recent_files_list (guint max)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_recent_info_unref);
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  for (GList *link = infos; link; link = link->next)
    if (is_ours (link->data) && is_there (link->data))
      g_ptr_array_add (files, gtk_recent_info_ref (link->data));
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);

  g_ptr_array_sort (files, compare_age);
  g_ptr_array_set_size (files, (int) MIN (files->len, max));

  return files;
}
