/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-tempo-store.h"

typedef struct {
  const void *licence;
  PaddockFroShape shape;
  PaddockFroTempo *tempo; /* NULL: somebody is making it */
  guint n_holders;
} Entry;

struct _PaddockFroTempoStore {
  const PaddockFroGraph *graph;
  gsize bound, size;
  GMutex lock;
  GCond made;
  GQueue entries; /* of Entry, the one that was last used first; typically a dozen */
};

PaddockFroTempoStore *
paddock_fro_tempo_store_new (const PaddockFroGraph *graph, gsize bound)
{
  PaddockFroTempoStore *self = g_new0 (PaddockFroTempoStore, 1);

  self->graph = graph;
  self->bound = bound;
  g_mutex_init (&self->lock);
  g_cond_init (&self->made);
  g_queue_init (&self->entries);
  return self;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  paddock_fro_tempo_free (entry->tempo);
  g_free (entry);
}

void
paddock_fro_tempo_store_free (PaddockFroTempoStore *self)
{
  g_queue_clear_full (&self->entries, entry_free);
  g_cond_clear (&self->made);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static GList *
find (PaddockFroTempoStore *self, const FroSpec *spec, const PaddockFroShape *shape)
{
  for (GList *link = self->entries.head; link; link = link->next) {
    const Entry *entry = link->data;

    if (entry->licence == spec->licence && paddock_fro_shape_equal (&entry->shape, shape))
      return link;
  }

  return NULL;
}

/* Until there is room for one more, as far as nobody holds them. */
static void
make_room (PaddockFroTempoStore *self)
{
  gsize one = paddock_fro_tempo_measure (self->graph);

  for (GList *link = self->entries.tail, *before; link && self->size + one > self->bound;
       link = before) {
    Entry *entry = link->data;

    before = link->prev;
    if (entry->n_holders > 0)
      continue;
    self->size -= one;
    entry_free (entry);
    g_queue_delete_link (&self->entries, link);
  }
  self->size += one;
}

/* Without the lock: it takes long. */
static void
make (PaddockFroTempoStore *self, Entry *entry, const FroSpec *spec)
{
  PaddockFroTempo *tempo;

  g_mutex_unlock (&self->lock);
  tempo = paddock_fro_tempo_new (self->graph, spec, &entry->shape);
  g_mutex_lock (&self->lock);
  entry->tempo = tempo;
  g_cond_broadcast (&self->made);
}

static Entry *
add (PaddockFroTempoStore *self, const FroSpec *spec, const PaddockFroShape *shape)
{
  Entry *entry = g_new0 (Entry, 1);

  make_room (self);
  *entry = (Entry){ spec->licence, *shape, NULL, 1 };
  g_queue_push_head (&self->entries, entry);
  make (self, entry, spec);
  return entry;
}

static Entry *
use (PaddockFroTempoStore *self, GList *link)
{
  Entry *entry = link->data;

  entry->n_holders++;
  g_queue_unlink (&self->entries, link);
  g_queue_push_head_link (&self->entries, link);
  while (!entry->tempo)
    g_cond_wait (&self->made, &self->lock);

  return entry;
}

const PaddockFroTempo *
paddock_fro_tempo_store_take (PaddockFroTempoStore *self,
                              const FroSpec *spec,
                              const PaddockFroShape *shape)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);
  GList *link = find (self, spec, shape);
  Entry *entry = link ? use (self, link) : add (self, spec, shape);

  return entry->tempo;
}

void
paddock_fro_tempo_store_give_back (PaddockFroTempoStore *self, const PaddockFroTempo *tempo)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  for (GList *link = self->entries.head; link; link = link->next) {
    Entry *entry = link->data;

    if (entry->tempo == tempo)
      entry->n_holders--;
  }
}

gsize
paddock_fro_tempo_store_get_size (PaddockFroTempoStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  return self->size;
}
