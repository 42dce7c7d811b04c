/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "garage.h"

#include <glib/gi18n.h>

#include "background.h"
#include "cancellable-stop.h"
#include "fuzzy.h"
#include "games.h"
#include "library.h"
#include "load.h"
#include "recent-files.h"

#define BATCH 16       /* items that come at once */
#define MAX_RECENT 100 /* files that are searched for the last vehicle */

gboolean
paddock_garage_is_vehicle (const PaddockDocumentKind *kind)
{
  for (guint i = 0; paddock_games[i]; i++)
    if (paddock_games[i]->vehicle_kind == kind)
      return TRUE;

  return FALSE;
}

static gboolean
is_named_like_vehicle (const char *name)
{
  for (guint i = 0; paddock_games[i]; i++)
    if (paddock_games[i]->vehicle_kind
        && g_str_has_suffix (name, paddock_games[i]->vehicle_kind->extension))
      return TRUE;

  return FALSE;
}

GFile *
paddock_garage_dup_last_folder (void)
{
  g_autoptr (GPtrArray) recent = paddock_recent_files_list (MAX_RECENT);

  for (guint i = 0; i < recent->len; i++) {
    const char *uri = gtk_recent_info_get_uri (recent->pdata[i]);
    g_autoptr (GFile) file = g_file_new_for_uri (uri);

    if (is_named_like_vehicle (uri))
      return g_file_get_parent (file);
  }

  return NULL;
}

/* --- Items --- */

struct _PaddockGarageItem {
  GObject parent_instance;

  GFile *file;
  char *id;
  char *name; /* of the file */
  PaddockDocument *document;
  char *reason;
};

G_DEFINE_FINAL_TYPE (PaddockGarageItem, paddock_garage_item, G_TYPE_OBJECT)

static void
paddock_garage_item_finalize (GObject *object)
{
  PaddockGarageItem *self = PADDOCK_GARAGE_ITEM (object);

  g_clear_object (&self->file);
  g_free (self->id);
  g_free (self->name);
  g_clear_pointer (&self->document, paddock_document_unref);
  g_free (self->reason);

  G_OBJECT_CLASS (paddock_garage_item_parent_class)->finalize (object);
}

static void
paddock_garage_item_class_init (PaddockGarageItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_garage_item_finalize;
}

static void
paddock_garage_item_init (PaddockGarageItem *self)
{
}

/* Takes DOCUMENT, which may be NULL, and REASON, which is then why. */
static PaddockGarageItem *
item_new (char *name, PaddockDocument *document, char *reason)
{
  PaddockGarageItem *self = g_object_new (PADDOCK_TYPE_GARAGE_ITEM, NULL);

  self->name = name;
  self->document = document;
  self->reason = reason;
  if (document && !paddock_garage_is_vehicle (document->kind)) {
    g_clear_pointer (&self->document, paddock_document_unref);
    self->reason = g_strdup (_ ("This file is not a vehicle."));
  }
  return self;
}

PaddockDocument *
paddock_garage_item_get_document (PaddockGarageItem *self)
{
  return self->document;
}

const char *
paddock_garage_item_get_title (PaddockGarageItem *self)
{
  const char *title = self->document ? paddock_document_get_title (self->document) : "";

  return *title ? title : self->name;
}

const char *
paddock_garage_item_get_reason (PaddockGarageItem *self)
{
  return self->reason;
}

GFile *
paddock_garage_item_get_file (PaddockGarageItem *self)
{
  return self->file;
}

const char *
paddock_garage_item_get_id (PaddockGarageItem *self)
{
  return self->id;
}

gboolean
paddock_garage_item_matches (PaddockGarageItem *self, const char *game, const char *query)
{
  const char *own = self->document ? paddock_document_get_game (self->document) : NULL;

  return (!game || g_strcmp0 (own, game) == 0)
         && paddock_fuzzy_match_names (paddock_garage_item_get_title (self), self->name, query)
              >= 0;
}

/* --- The list --- */

struct _PaddockGarage {
  GObject parent_instance;

  GListStore *items;
  GCancellable *cancellable; /* of the thread that fills the list; NULL: none */
  char *failure;
};

G_DEFINE_FINAL_TYPE (PaddockGarage, paddock_garage, G_TYPE_OBJECT)

static guint changed_signal;

static void
stop (PaddockGarage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
paddock_garage_dispose (GObject *object)
{
  PaddockGarage *self = PADDOCK_GARAGE (object);

  stop (self);
  g_clear_object (&self->items);
  g_clear_pointer (&self->failure, g_free);

  G_OBJECT_CLASS (paddock_garage_parent_class)->dispose (object);
}

static void
paddock_garage_class_init (PaddockGarageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = paddock_garage_dispose;

  changed_signal = g_signal_new ("changed", PADDOCK_TYPE_GARAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
paddock_garage_init (PaddockGarage *self)
{
  self->items = g_list_store_new (PADDOCK_TYPE_GARAGE_ITEM);
}

PaddockGarage *
paddock_garage_new (void)
{
  return g_object_new (PADDOCK_TYPE_GARAGE, NULL);
}

GListModel *
paddock_garage_get_items (PaddockGarage *self)
{
  return G_LIST_MODEL (self->items);
}

gboolean
paddock_garage_is_loading (PaddockGarage *self)
{
  return self->cancellable != NULL;
}

const char *
paddock_garage_get_failure (PaddockGarage *self)
{
  return self->failure;
}

/* --- The thread --- */

/* From a thread to the garage that waits for it, which may have gone, or load another folder by now. */
typedef struct {
  GWeakRef garage;
  GCancellable *cancellable;
} Line;

static Line *
line_new (PaddockGarage *garage)
{
  Line *self = g_atomic_rc_box_new0 (Line);

  g_weak_ref_init (&self->garage, garage);
  self->cancellable = g_object_ref (garage->cancellable);
  return self;
}

static void
line_clear (gpointer data)
{
  Line *self = data;

  g_weak_ref_clear (&self->garage);
  g_object_unref (self->cancellable);
}

static void
line_unref (Line *self)
{
  g_atomic_rc_box_release_full (self, line_clear);
}

/* NULL: nobody waits any more.  Only in the main thread, where objects may end. */
static PaddockGarage *
line_dup_garage (Line *self)
{
  g_autoptr (PaddockGarage) garage = g_weak_ref_get (&self->garage);

  return garage && garage->cancellable == self->cancellable ? g_steal_pointer (&garage) : NULL;
}

typedef struct {
  Line *line;
  GPtrArray *items; /* of PaddockGarageItem; NULL: there are no more */
} Batch;

static void
batch_free (gpointer data)
{
  Batch *self = data;

  line_unref (self->line);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_free (self);
}

static gboolean
deliver_cb (gpointer data)
{
  Batch *batch = data;
  g_autoptr (PaddockGarage) self = line_dup_garage (batch->line);

  if (!self)
    return G_SOURCE_REMOVE;

  if (batch->items)
    g_list_store_splice (self->items, g_list_model_get_n_items (G_LIST_MODEL (self->items)), 0,
                         batch->items->pdata, batch->items->len);
  else
    g_clear_object (&self->cancellable);
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

/* Idle, so that the window answers while thousands come.  Takes ITEMS. */
static void
send (Line *line, GPtrArray *items)
{
  Batch *batch = g_new (Batch, 1);

  *batch = (Batch){ g_atomic_rc_box_acquire (line), items };
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, deliver_cb, batch, batch_free);
}

/* What the thread works on. */
typedef struct {
  Line *line;
  GFile *folder;
  GPtrArray *items; /* that wait to be sent */
} Job;

static void
job_free (gpointer data)
{
  Job *self = data;

  line_unref (self->line);
  g_clear_object (&self->folder);
  g_ptr_array_unref (self->items);
  g_free (self);
}

static void
flush (Job *job)
{
  send (job->line, job->items);
  job->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Takes ITEM. */
static void
add (Job *job, PaddockGarageItem *item)
{
  g_ptr_array_add (job->items, item);
  if (job->items->len >= BATCH)
    flush (job);
}

static void
add_examples (Job *job, GCancellable *cancellable)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_EXAMPLES);

  for (guint i = 0; ids[i] && !g_cancellable_is_cancelled (cancellable); i++)
    if (is_named_like_vehicle (ids[i])) {
      PaddockGarageItem *item =
        item_new (g_path_get_basename (ids[i]), paddock_library_load (ids[i], NULL), NULL);

      item->id = g_strdup (ids[i]);
      add (job, item);
    }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  g_autofree char *left = g_utf8_collate_key_for_filename (*(char *const *) a, -1);
  g_autofree char *right = g_utf8_collate_key_for_filename (*(char *const *) b, -1);

  return strcmp (left, right);
}

/* NULL: the folder can't be read. */
static GPtrArray *
list_names (const char *folder, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  GPtrArray *names = dir ? g_ptr_array_new_with_free_func (g_free) : NULL;
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (is_named_like_vehicle (name))
      g_ptr_array_add (names, g_strdup (name));
  if (names)
    g_ptr_array_sort (names, compare_names);
  return names;
}

/* The card has the name of the file already: only the line and what is wrong there. */
static char *
dup_reason (const char *path, const char *message)
{
  const char *rest = g_str_has_prefix (message, path) ? message + strlen (path) : message;

  if (*rest == ':' && g_ascii_isdigit (rest[1]))
    /* Translators: %s is the number of the line and what is wrong there: "12: …". */
    return g_strdup_printf (_ ("Line %s"), rest + 1);

  return g_strdup (g_str_has_prefix (rest, ": ") ? rest + 2 : rest);
}

static void
add_file (Job *job, const char *name, GCancellable *cancellable)
{
  PaddockStop stop = PADDOCK_CANCELLABLE_STOP (cancellable);
  g_autoptr (GFile) file = g_file_get_child (job->folder, name);
  g_autoptr (GError) error = NULL;
  const char *path = g_file_peek_path (file);
  PaddockDocument *document = paddock_xml_load_until (path, &stop, &error);
  PaddockGarageItem *item = item_new (g_filename_display_name (name), document,
                                      error ? dup_reason (path, error->message) : NULL);

  item->file = g_steal_pointer (&file);
  add (job, item);
}

static void
load_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  g_autoptr (GPtrArray) names =
    job->folder ? list_names (g_file_peek_path (job->folder), &error) : NULL;

  for (guint i = 0; names && i < names->len && !g_cancellable_is_cancelled (cancellable); i++)
    add_file (job, names->pdata[i], cancellable);
  if (!job->folder)
    add_examples (job, cancellable);
  flush (job);
  if (error)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* Behind the last batch, in the same queue. */
static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Line *line = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockGarage) self = line_dup_garage (line);

  if (!g_task_propagate_boolean (G_TASK (result), &error) && self)
    self->failure = g_strdup (error->message);
  send (line, NULL);
  line_unref (line);
}

void
paddock_garage_load (PaddockGarage *self, GFile *folder)
{
  g_autoptr (GTask) task = NULL;
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (PADDOCK_IS_GARAGE (self));

  stop (self);
  g_list_store_remove_all (self->items);
  g_clear_pointer (&self->failure, g_free);
  self->cancellable = g_cancellable_new ();
  job->line = line_new (self);
  job->folder = folder ? g_object_ref (folder) : NULL;
  job->items = g_ptr_array_new_with_free_func (g_object_unref);
  task = g_task_new (NULL, self->cancellable, loaded_cb, g_atomic_rc_box_acquire (job->line));
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, job, job_free);
  paddock_background_run (task, load_in_thread);
  g_signal_emit (self, changed_signal, 0);
}
