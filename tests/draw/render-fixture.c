/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "render-fixture.h"

#include <glib/gstdio.h>

void
render_set_up (RenderFixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("paddock-render-XXXXXX", NULL);
  self->options = (PaddockRenderOptions){ .view = PADDOCK_VIEW_ALONE };
}

guint
render_count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir))
    n++;

  return n;
}

void
render_tear_down (RenderFixture *self, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (self->folder, name, NULL);

    g_unlink (path);
  }
  g_rmdir (self->folder);
  g_free (self->folder);
}

char *
render_make_path (RenderFixture *self, const char *name)
{
  return g_build_filename (self->folder, name, NULL);
}

void
render_file (RenderFixture *self, PaddockDocument *document, const char *path)
{
  g_autoptr (GError) error = NULL;

  self->options.format = (PaddockRenderFormat) paddock_render_format_of (path);
  paddock_render (document, &self->options, path, &error);
  g_assert_no_error (error);
}
