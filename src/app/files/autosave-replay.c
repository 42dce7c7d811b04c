/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-replay.h"

#include <glib/gi18n.h>

#include "journal-frame.h"
#include "load.h"
#include "reader.h"
#include "xml-error.h"

#define MAX_TEXT (48 * 1024 * 1024) /* of all versions that are brought back: about a second */

/* A version that the file still has at its end. */
typedef struct {
  guint serial; /* of all versions that were ever written */
  PaddockDocument *document;
  char *label;
} Entry;

typedef struct {
  GPtrArray *frames; /* of GVariant */
  GArray *entries;   /* of Entry */
  guint n_written;   /* versions */
  guint position;
  int saved;
  char *uri, *stamp;
  guint first, last; /* of the entries that are brought back */
  GBytes *text;
  GError *error; /* why the current version could not be read */
} Replay;

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->document, paddock_document_unref);
  g_free (entry->label);
}

static void
replay_clear (Replay *self)
{
  g_ptr_array_unref (self->frames);
  g_array_unref (self->entries);
  g_free (self->uri);
  g_free (self->stamp);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_error (&self->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Replay, replay_clear)

static Entry *
entry_at (Replay *self, guint i)
{
  return &g_array_index (self->entries, Entry, i);
}

/* Which versions there are at the end: nothing is read for that. */

static void
add_entries (Replay *self, GVariant *added)
{
  for (gsize i = 0; i < g_variant_n_children (added); i++) {
    Entry entry = { .serial = self->n_written++ };

    g_variant_get_child (added, i, "(ms@" PADDOCK_TEXT_DELTA_TYPE ")", &entry.label, NULL);
    g_array_append_val (self->entries, entry);
  }
}

/* FALSE: the frame does not fit those before it. */
static gboolean
follow (Replay *self, GVariant *frame)
{
  g_autoptr (GVariant) added = NULL;
  guint dropped, kept;

  g_free (self->uri);
  g_free (self->stamp);
  g_variant_get (frame, "(uu@a(ms" PADDOCK_TEXT_DELTA_TYPE ")uimsms)", &dropped, &kept, &added,
                 &self->position, &self->saved, &self->uri, &self->stamp);
  if ((guint64) dropped + kept > self->entries->len)
    return FALSE;

  g_array_set_size (self->entries, dropped + kept);
  g_array_remove_range (self->entries, 0, dropped);
  add_entries (self, added);

  return self->position < self->entries->len;
}

static gsize
follow_all (Replay *self, GBytes *file)
{
  gsize at = paddock_journal_frame_find_first (file);

  while (at > 0) {
    gsize next = at;
    GVariant *frame = paddock_journal_frame_read (file, &next);

    if (!frame)
      break;
    g_ptr_array_add (self->frames, frame);
    if (!follow (self, frame))
      return 0;
    at = next;
  }

  return at;
}

/* Reading them. */

/* References of the document are relative to its own file.  What can't be followed now is left alone:
 * better a document without them than none. */
static PaddockDocument *
read_document (const Replay *self, const char *path, GError **error)
{
  g_autofree char *place = self->uri ? g_filename_from_uri (self->uri, NULL, NULL) : NULL;
  gsize length;
  const char *data = g_bytes_get_data (self->text, &length);
  PaddockDocument *document = place ? paddock_xml_load_bytes (data, length, place, NULL) : NULL;

  return document ? document : paddock_xml_read_bytes (data, length, path, error);
}

/* As many as there is room for, those behind the current one before those ahead of it. */
static void
choose (Replay *self)
{
  guint room = MAX_TEXT / MAX (1, g_bytes_get_size (self->text));
  guint behind = MIN (self->position, room);

  self->first = self->position - behind;
  self->last = MIN (self->position + (room - behind), self->entries->len - 1);
}

/* Versions were made one from another, and shared what did not change. */
static void
read_entry (Replay *self, guint i, const char *path)
{
  PaddockDocument *document = read_document (self, path, i == self->position ? &self->error : NULL);
  const PaddockDocument *before = i > self->first ? entry_at (self, i - 1)->document : NULL;

  if (document && before && document->kind == before->kind)
    paddock_record_share (document->kind->type, document->record, before->record);
  entry_at (self, i)->document = document;
}

/* Goes through all texts; reads those of the chosen entries if IS_READING. */
static gboolean
go_through (Replay *self, gboolean is_reading, const char *path)
{
  guint serial = 0, i = self->first;

  g_clear_pointer (&self->text, g_bytes_unref);
  self->text = g_bytes_new (NULL, 0);
  for (guint f = 0; f < self->frames->len; f++) {
    g_autoptr (GVariant) added = g_variant_get_child_value (self->frames->pdata[f], 2);

    for (gsize v = 0; v < g_variant_n_children (added); v++, serial++) {
      g_autoptr (GVariant) delta = NULL;
      g_autoptr (GBytes) before = g_steal_pointer (&self->text);

      g_variant_get_child (added, v, "(ms@" PADDOCK_TEXT_DELTA_TYPE ")", NULL, &delta);
      self->text = paddock_text_delta_apply (delta, before);
      if (!self->text)
        return FALSE;
      if (is_reading && i <= self->last && entry_at (self, i)->serial == serial)
        read_entry (self, i++, path);
    }
  }

  return TRUE;
}

/* The versions around the current one that could be read, one after another. */
static PaddockHistory *
make_history (Replay *self)
{
  PaddockHistory *history;
  guint first = self->position, last = self->position;

  while (first > self->first && entry_at (self, first - 1)->document)
    first--;
  while (last < self->last && entry_at (self, last + 1)->document)
    last++;

  history = paddock_history_new (entry_at (self, first)->document);
  paddock_history_set_limit (history, G_MAXSIZE); /* until it is known which one must stay */
  for (guint i = first + 1; i <= last; i++)
    paddock_history_add (history, entry_at (self, i)->document, entry_at (self, i)->label);
  paddock_history_travel (history, self->position - first);
  paddock_history_set_limit (history, PADDOCK_HISTORY_LIMIT);
  if (self->saved >= (int) first && self->saved <= (int) last)
    paddock_history_mark_saved (history, entry_at (self, (guint) self->saved)->document);

  return history;
}

static void
unref_version (gpointer version)
{
  if (version)
    paddock_document_unref (version);
}

GPtrArray *
paddock_autosave_replay_new_versions (void)
{
  return g_ptr_array_new_with_free_func (unref_version);
}

static GPtrArray *
list_documents (Replay *self)
{
  GPtrArray *documents = paddock_autosave_replay_new_versions ();

  for (guint i = 0; i < self->entries->len; i++) {
    PaddockDocument *document = entry_at (self, i)->document;

    g_ptr_array_add (documents, document ? paddock_document_ref (document) : NULL);
  }

  return documents;
}

PaddockAutosaveReplay *
paddock_autosave_replay_new (GBytes *file, const char *path, GError **error)
{
  g_auto (Replay) self = { .frames =
                             g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref),
                           .entries = g_array_new (FALSE, FALSE, sizeof (Entry)) };
  PaddockAutosaveReplay *result;
  gsize size;

  g_array_set_clear_func (self.entries, entry_clear);
  size = follow_all (&self, file);
  if (self.entries->len == 0 || size == 0 || !go_through (&self, FALSE, path)) {
    g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_SYNTAX,
                 _ ("%s: this is not a journal of unsaved work, or it is damaged"), path);
    return NULL;
  }

  choose (&self);
  go_through (&self, TRUE, path);
  if (!entry_at (&self, self.position)->document) {
    g_propagate_error (error, g_steal_pointer (&self.error));
    return NULL;
  }

  result = g_new0 (PaddockAutosaveReplay, 1);
  result->work = paddock_autosave_work_new (make_history (&self), self.uri, self.stamp);
  result->versions = list_documents (&self);
  result->text = g_bytes_ref (self.text);
  result->size = size;
  result->is_damaged = !paddock_journal_frame_is_torn (file, size);
  return result;
}

void
paddock_autosave_replay_free (PaddockAutosaveReplay *self)
{
  g_clear_pointer (&self->work, paddock_autosave_work_free);
  g_clear_pointer (&self->versions, g_ptr_array_unref);
  g_bytes_unref (self->text);
  g_free (self);
}
