/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any bytes as a picture that a track names.  What is loaded has pixels within the limits; what is not comes with a reason.
 */

#include "fuzz-target.h"

#include "picture-loader.h"

static const char *
get_folder (void)
{
  static char *folder;

  if (!folder)
    folder = g_dir_make_tmp ("paddock-fuzz-XXXXXX", NULL);
  return folder;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *path = g_build_filename (get_folder (), "picture", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) picture = NULL;

  g_assert_true (g_file_set_contents_full (path, (const char *) data, (gssize) size,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  picture = paddock_picture_load (get_folder (), "picture", NULL, &error);
  g_assert_true ((picture == NULL) == (error != NULL));
  if (picture)
    g_assert_cmpint ((gint64) gdk_pixbuf_get_width (picture) * gdk_pixbuf_get_height (picture), <=,
                     PADDOCK_PICTURE_MAX_PIXELS);

  return 0;
}
