/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "recent-races.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "playtest.h"
#include "reader.h"
#include "save.h"

#define SUFFIX ".playtest.xml"
#define INDEX "index.ini"

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "paddock", "races", NULL);
}

static char *
dup_in_folder (const char *name)
{
  g_autofree char *folder = dup_folder ();

  return g_build_filename (folder, name, NULL);
}

/* --- The index --- */

static GKeyFile *
load_index (void)
{
  g_autofree char *path = dup_in_folder (INDEX);
  GKeyFile *index = g_key_file_new ();

  g_key_file_load_from_file (index, path, G_KEY_FILE_NONE, NULL); /* without it races are read */
  return index;
}

static guint
count_decisions (const PaddockDocument *race)
{
  const PaddockList *script = ((const PaddockPlaytest *) race->record)->script;
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (script); i++)
    n += PADDOCK_LIST_AT (script, PaddockStep, i)->kind == PADDOCK_STEP_CHOOSE;

  return n;
}

gboolean
paddock_recent_races_has_begun (const PaddockDocument *race)
{
  const PaddockPlaytest *record = race->record;

  return paddock_list_len (record->script) > 0 || paddock_list_len (record->lines) > 0;
}

static void
enter (GKeyFile *index, const char *name, const PaddockDocument *race)
{
  g_key_file_set_string (index, name, "title", paddock_document_get_title (race));
  g_key_file_set_integer (index, name, "decisions", (int) count_decisions (race));
}

/* Nothing is lost if it cannot be written. */
static void
save_index (GKeyFile *index)
{
  g_autofree char *path = dup_in_folder (INDEX);

  g_key_file_save_to_file (index, path, NULL);
}

/* --- The list --- */

static void
recent_race_free (gpointer data)
{
  PaddockRecentRace *self = data;

  g_free (self->path);
  g_free (self->title);
  g_free (self);
}

static gint64
get_time (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                       G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GDateTime) time = info ? g_file_info_get_modification_date_time (info) : NULL;

  return time ? g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time)
              : 0;
}

/* NULL: it is no race. */
static PaddockRecentRace *
recent_race_new (GKeyFile *index, const char *name)
{
  g_autofree char *path = dup_in_folder (name);
  PaddockRecentRace *self;

  if (!g_key_file_has_group (index, name)) {
    g_autoptr (PaddockDocument) race = paddock_recent_races_load (path, NULL);

    if (!race)
      return NULL;
    enter (index, name, race);
  }

  self = g_new0 (PaddockRecentRace, 1);
  self->closed = get_time (path);
  self->path = g_steal_pointer (&path);
  self->title = g_key_file_get_string (index, name, "title", NULL);
  self->n_decisions = (guint) MAX (0, g_key_file_get_integer (index, name, "decisions", NULL));
  return self;
}

static int
compare_ages (gconstpointer a, gconstpointer b)
{
  const PaddockRecentRace *first = *(gpointer const *) a, *second = *(gpointer const *) b;

  if (first->closed != second->closed)
    return first->closed < second->closed ? 1 : -1;

  return strcmp (second->path, first->path);
}

static GPtrArray *
list (GKeyFile *index)
{
  GPtrArray *races = g_ptr_array_new_with_free_func (recent_race_free);
  g_autofree char *folder = dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    PaddockRecentRace *race =
      g_str_has_suffix (name, SUFFIX) ? recent_race_new (index, name) : NULL;

    if (race)
      g_ptr_array_add (races, race);
  }
  g_ptr_array_sort (races, compare_ages);
  return races;
}

GPtrArray *
paddock_recent_races_list (void)
{
  g_autoptr (GKeyFile) index = load_index ();

  return list (index);
}

/* --- Keeping --- */

static void
drop_oldest (GKeyFile *index)
{
  g_autoptr (GPtrArray) races = list (index);

  for (guint i = PADDOCK_RECENT_RACES_MAX; i < races->len; i++) {
    const PaddockRecentRace *race = races->pdata[i];
    g_autofree char *name = g_path_get_basename (race->path);

    g_unlink (race->path);
    g_key_file_remove_group (index, name, NULL);
  }
}

static char *
dup_new_name (void)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT SUFFIX, g_get_real_time ());
}

char *
paddock_recent_races_keep (const PaddockDocument *race, const char *path, GError **error)
{
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = path ? g_path_get_basename (path) : dup_new_name ();
  g_autofree char *place = dup_in_folder (name);
  g_autoptr (GKeyFile) index = NULL;

  g_mkdir_with_parents (folder, 0700);
  if (!paddock_xml_save (race, place, error))
    return NULL;

  index = load_index ();
  enter (index, name, race);
  drop_oldest (index);
  save_index (index);
  return g_steal_pointer (&place);
}

PaddockDocument *
paddock_recent_races_load (const char *path, GError **error)
{
  g_autofree char *folder = dup_folder ();
  g_autofree char *place = g_path_get_dirname (path);
  g_autoptr (PaddockDocument) race = NULL;

  if (g_str_equal (folder, place)) /* the name of an action may come from anywhere */
    race = paddock_xml_read_file (path, error);
  if (race && race->kind == &paddock_playtest_kind)
    return g_steal_pointer (&race);

  if (error && !*error)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("This is no recent race."));
  return NULL;
}
