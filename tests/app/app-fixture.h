/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of the studio share: a main loop that runs until something holds, files to work with.
 */

#pragma once

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "document-file.h"
#include "hex-track.h"
#include "reader.h"

#define WAIT_SECONDS 60 /* as long as a busy machine may need */

/* Runs the main loop until CONDITION_ holds; fails the test if that takes too long. */
#define wait_until(condition_)                                             \
  G_STMT_START                                                             \
  {                                                                        \
    gint64 end_ = g_get_monotonic_time () + WAIT_SECONDS * G_USEC_PER_SEC; \
                                                                           \
    while (!(condition_)) {                                                \
      g_assert_cmpint (g_get_monotonic_time (), <, end_);                  \
      if (!g_main_context_iteration (NULL, FALSE))                         \
        g_usleep (1000);                                                   \
    }                                                                      \
  }                                                                        \
  G_STMT_END

static inline char *
dup_example_path (void)
{
  return g_build_filename (g_getenv ("G_TEST_SRCDIR"), "app", "example.track.xml", NULL);
}

static inline PaddockDocument *
read_example (void)
{
  g_autofree char *path = dup_example_path ();
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_xml_read_file (path, &error);

  g_assert_no_error (error);
  return document;
}

/* A folder of the test's own, and a file in it. */
static inline char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("paddock-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static inline GFile *
write_file (const char *folder, const char *name, const char *content)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, content, -1, &error);
  g_assert_no_error (error);
  return g_file_new_for_path (path);
}

static inline GFile *
copy_example (const char *folder)
{
  g_autofree char *path = dup_example_path ();
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  return write_file (folder, "example.track.xml", content);
}

static inline void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_assert_cmpint (g_remove (path), ==, 0);
  }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* No file may grow beyond SIZE bytes, as on a full disk; RLIM_INFINITY: it has room again. */
static inline void
limit_files (rlim_t size)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (size, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Gives the document another title, as one step. */
static inline void
set_title (PaddockDocumentFile *file, const char *title)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, "Change Title", NULL);
  const PaddockField *field =
    paddock_record_type_find (paddock_document_file_get_document (file)->kind->type, "title");

  paddock_text_set (&PADDOCK_FIELD_MEMBER (edit->draft, field, char *), title);
  g_assert_true (paddock_document_file_commit (file, edit));
}

/* A board whose text is a megabyte, all of KIND. */
static inline void
fill_board (PaddockBoard **board, PaddockCellKind kind)
{
  const guint side = 1000;
  g_autofree guint8 *kinds = g_malloc (side);

  memset (kinds, kind, side);
  paddock_board_set_kinds (board, (PaddockHex){ 0, 0 }, side, side, 0, kinds);
}

static inline const char *
get_title (PaddockDocumentFile *file)
{
  return paddock_document_get_title (paddock_document_file_get_document (file));
}
