/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "shelf.h"

#include "reader.h"

const PaddockShelfFile *
paddock_shelf_find (const char *name)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++)
    if (g_str_equal (paddock_shelf_files[i].name, name))
      return &paddock_shelf_files[i];

  return NULL;
}

gboolean
paddock_shelf_file_is_template (const PaddockShelfFile *self)
{
  return g_str_has_prefix (self->name, "templates/");
}

PaddockDocument *
paddock_shelf_file_read (const PaddockShelfFile *self, GError **error)
{
  return paddock_xml_read_bytes (self->data, self->size, self->name, error);
}
