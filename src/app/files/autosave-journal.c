/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-journal.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "autosave-replay.h"
#include "journal-frame.h"
#include "load.h"
#include "output-file.h"
#include "writer.h"

#define MAX_SIZE (64 * 1024 * 1024) /* of a file; larger ones begin anew */

struct _PaddockAutosaveJournal {
  char *path;
  int fd;              /* -1: there is no file */
  gsize size;          /* of what is whole in it */
  gboolean is_damaged; /* something is behind that which no torn write left */
  GPtrArray *versions; /* of PaddockDocument: what the file holds; NULL: one that we never read */
  GBytes *text;        /* of the version that was written last */

  guint position; /* as the last frame says */
  int saved;
  char *uri, *stamp;
};

/* What a frame is made from: the versions in the file and those of a history have some in common. */
typedef struct {
  guint dropped; /* versions in the file that go, from the first */
  guint kept;    /* of the others, those that stay */
  guint offset;  /* of the first that stays, or comes, in the history */
} Overlap;

/* Work. */

PaddockAutosaveWork *
paddock_autosave_work_new (PaddockHistory *history, const char *uri, const char *stamp)
{
  PaddockAutosaveWork *self = g_new (PaddockAutosaveWork, 1);

  *self = (PaddockAutosaveWork){ history, g_strdup (uri), g_strdup (stamp) };
  return self;
}

void
paddock_autosave_work_free (PaddockAutosaveWork *self)
{
  paddock_history_free (self->history);
  g_free (self->uri);
  g_free (self->stamp);
  g_free (self);
}

/* Undone or saved; or saved, and the program was killed before it could say so. */
gboolean
paddock_autosave_work_is_saved (const PaddockAutosaveWork *self)
{
  g_autofree char *path = self->uri ? g_filename_from_uri (self->uri, NULL, NULL) : NULL;
  g_autoptr (PaddockDocument) saved = NULL;

  if (paddock_history_is_saved (self->history))
    return TRUE;

  saved = path ? paddock_xml_load (path, NULL) : NULL;
  return paddock_document_equal (saved, paddock_history_get_current (self->history));
}

/* Life. */

PaddockAutosaveJournal *
paddock_autosave_journal_new (const char *path)
{
  PaddockAutosaveJournal *self = g_new0 (PaddockAutosaveJournal, 1);

  self->path = g_strdup (path);
  self->fd = -1;
  self->versions = paddock_autosave_replay_new_versions ();
  self->text = g_bytes_new (NULL, 0);

  return self;
}

static void
forget (PaddockAutosaveJournal *self)
{
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
  self->size = 0;
  g_ptr_array_set_size (self->versions, 0);
  g_bytes_unref (self->text);
  self->text = g_bytes_new (NULL, 0);
}

void
paddock_autosave_journal_free (PaddockAutosaveJournal *self)
{
  forget (self);
  g_ptr_array_unref (self->versions);
  g_bytes_unref (self->text);
  g_free (self->uri);
  g_free (self->stamp);
  g_free (self->path);
  g_free (self);
}

const char *
paddock_autosave_journal_get_path (const PaddockAutosaveJournal *self)
{
  return self->path;
}

gsize
paddock_autosave_journal_get_weight (const PaddockAutosaveJournal *self)
{
  return g_bytes_get_size (self->text);
}

gboolean
paddock_autosave_journal_is_damaged (const PaddockAutosaveJournal *self)
{
  return self->is_damaged;
}

gboolean
paddock_autosave_journal_move (PaddockAutosaveJournal *self, const char *path)
{
  if (g_rename (self->path, path) != 0)
    return FALSE;

  g_free (self->path);
  self->path = g_strdup (path);
  return TRUE;
}

void
paddock_autosave_journal_remove (PaddockAutosaveJournal *self)
{
  g_unlink (self->path);
  forget (self);
}

/* People know the folder, if anything. */
static gboolean
fail (PaddockAutosaveJournal *self, GError **error)
{
  int code = errno;
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), "%s: %s", folder,
               g_strerror (code));
  return FALSE;
}

static void
keep_state (PaddockAutosaveJournal *self, const PaddockAutosaveWork *work, guint offset)
{
  self->position = paddock_history_get_position (work->history) - offset;
  self->saved = MAX (paddock_history_get_saved (work->history) - (int) offset, -1);
  g_free (self->uri);
  self->uri = g_strdup (work->uri);
  g_free (self->stamp);
  self->stamp = g_strdup (work->stamp);
}

PaddockAutosaveJournal *
paddock_autosave_journal_open (const char *path, PaddockAutosaveWork **work, GError **error)
{
  g_autoptr (PaddockAutosaveJournal) self = paddock_autosave_journal_new (path);
  g_autoptr (PaddockAutosaveReplay) replay = NULL;
  g_autoptr (GBytes) file = NULL;
  char *data;
  gsize length;

  if (!g_file_get_contents (path, &data, &length, error))
    return NULL;
  file = g_bytes_new_take (data, length);
  replay = paddock_autosave_replay_new (file, path, error);
  if (!replay)
    return NULL;

  self->fd = g_open (path, O_RDWR | O_CLOEXEC, 0);
  if (self->fd < 0) {
    fail (self, error);
    return NULL;
  }

  self->size = replay->size;
  self->is_damaged = replay->is_damaged;
  g_ptr_array_unref (self->versions);
  self->versions = g_steal_pointer (&replay->versions);
  g_bytes_unref (self->text);
  self->text = g_bytes_ref (replay->text);
  self->position = G_MAXUINT; /* so that the first write has something to say */
  *work = g_steal_pointer (&replay->work);
  return g_steal_pointer (&self);
}

/* Frames. */

/* FALSE: the file and the history have nothing in common from which the frame could go on. */
static gboolean
find_overlap (const PaddockAutosaveJournal *self, const PaddockHistory *history, Overlap *overlap)
{
  guint n = paddock_history_get_n_versions (history);

  for (guint d = 0; d < self->versions->len; d++)
    for (guint i = 0; self->versions->pdata[d] && i < n; i++)
      if (self->versions->pdata[d] == paddock_history_get_version (history, i)) {
        *overlap = (Overlap){ .dropped = d, .offset = i };
        while (d + overlap->kept < self->versions->len && i + overlap->kept < n
               && self->versions->pdata[d + overlap->kept]
                    == paddock_history_get_version (history, i + overlap->kept))
          overlap->kept++;
        return paddock_history_get_position (history) >= i;
      }

  return FALSE;
}

static gboolean
has_news (const PaddockAutosaveJournal *self,
          const PaddockAutosaveWork *work,
          const Overlap *overlap)
{
  const PaddockHistory *history = work->history;
  guint offset = overlap->offset;

  return overlap->dropped + overlap->kept < self->versions->len
         || offset + overlap->kept < paddock_history_get_n_versions (history)
         || self->position + offset != paddock_history_get_position (history)
         || self->saved != MAX (paddock_history_get_saved (history) - (int) offset, -1)
         || g_strcmp0 (self->uri, work->uri) != 0 || g_strcmp0 (self->stamp, work->stamp) != 0;
}

/* *TEXT is that of the version that is written last, before and after. */
static GVariant *
make_frame (const PaddockAutosaveWork *work, const Overlap *overlap, GBytes **text)
{
  const PaddockHistory *history = work->history;
  guint offset = overlap->offset;
  GVariantBuilder added;

  g_variant_builder_init (&added, G_VARIANT_TYPE ("a(ms" PADDOCK_TEXT_DELTA_TYPE ")"));
  for (guint i = offset + overlap->kept; i < paddock_history_get_n_versions (history); i++) {
    g_autoptr (GBytes) before = *text;

    *text = paddock_xml_write (paddock_history_get_version (history, i));
    g_variant_builder_add (&added, "(ms@" PADDOCK_TEXT_DELTA_TYPE ")",
                           paddock_history_get_label (history, i),
                           paddock_text_delta_new (before, *text));
  }

  return g_variant_ref_sink (
    g_variant_new ("(uu@a(ms" PADDOCK_TEXT_DELTA_TYPE ")uimsms)", overlap->dropped, overlap->kept,
                   g_variant_builder_end (&added), paddock_history_get_position (history) - offset,
                   MAX (paddock_history_get_saved (history) - (int) offset, -1), work->uri,
                   work->stamp));
}

static gboolean
write_frame (int fd, GVariant *frame, gsize *size)
{
  g_autoptr (GBytes) bytes = paddock_journal_frame_write (frame, *size);

  /* What a torn write left goes first, so that it is never taken for damage. */
  if (ftruncate (fd, (off_t) *size) != 0 || lseek (fd, (off_t) *size, SEEK_SET) < 0
      || !paddock_output_append (fd, bytes))
    return FALSE;

  *size += g_bytes_get_size (bytes);
  return TRUE;
}

static void
keep_versions (PaddockAutosaveJournal *self, const PaddockHistory *history, const Overlap *overlap)
{
  g_ptr_array_set_size (self->versions, (int) (overlap->dropped + overlap->kept));
  if (overlap->dropped > 0)
    g_ptr_array_remove_range (self->versions, 0, overlap->dropped);
  for (guint i = overlap->offset + overlap->kept; i < paddock_history_get_n_versions (history); i++)
    g_ptr_array_add (self->versions,
                     paddock_document_ref (paddock_history_get_version (history, i)));
}

/* Makes the file, or another in its place. */
static gboolean
begin (PaddockAutosaveJournal *self, const PaddockAutosaveWork *work, GError **error)
{
  guint position = paddock_history_get_position (work->history);
  Overlap overlap = { .offset = MAX (position, 1) - 1 };
  g_autofree char *path = g_strconcat (self->path, ".new", NULL);
  g_autoptr (GBytes) start = paddock_journal_frame_start ();
  GBytes *text = g_bytes_new (NULL, 0);
  g_autoptr (GVariant) frame = make_frame (work, &overlap, &text);
  gsize size = g_bytes_get_size (start);
  int fd = g_open (path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

  if (fd < 0 || !paddock_output_append (fd, start) || !write_frame (fd, frame, &size)
      || g_rename (path, self->path) != 0) {
    fail (self, error);
    if (fd >= 0)
      close (fd);
    g_unlink (path);
    g_bytes_unref (text);
    return FALSE;
  }

  forget (self);
  self->fd = fd;
  self->size = size;
  g_bytes_unref (self->text);
  self->text = text;
  keep_versions (self, work->history, &overlap);
  keep_state (self, work, overlap.offset);
  return TRUE;
}

static gboolean
go_on (PaddockAutosaveJournal *self,
       const PaddockAutosaveWork *work,
       const Overlap *overlap,
       GError **error)
{
  GBytes *text = g_bytes_ref (self->text);
  g_autoptr (GVariant) frame = make_frame (work, overlap, &text);

  if (!write_frame (self->fd, frame, &self->size)) {
    g_bytes_unref (text);
    return fail (self, error);
  }

  g_bytes_unref (self->text);
  self->text = text;
  keep_versions (self, work->history, overlap);
  keep_state (self, work, overlap->offset);
  return TRUE;
}

/* Somebody may have tidied up. */
static gboolean
has_file (const PaddockAutosaveJournal *self)
{
  struct stat info;

  return self->fd >= 0 && fstat (self->fd, &info) == 0 && info.st_nlink > 0;
}

gboolean
paddock_autosave_journal_write (PaddockAutosaveJournal *self,
                                const PaddockAutosaveWork *work,
                                GError **error)
{
  Overlap overlap;

  if (!has_file (self) || self->size > MAX_SIZE || !find_overlap (self, work->history, &overlap))
    return begin (self, work, error);

  return !has_news (self, work, &overlap) || go_on (self, work, &overlap, error);
}
