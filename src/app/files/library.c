/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "library.h"

#include <glib/gi18n.h>

#include "document-copy.h"
#include "document-kinds.h"
#include "field-text.h"
#include "games.h"
#include "guide.h"
#include "kept-documents.h"
#include "load.h"
#include "random-document.h"
#include "shelf.h"
#include "track-things.h"

#define RANDOM "random/" /* and the kind, and the theme: a document that chance makes */
#define EMPTY "empty/"   /* and the kind: a document to be filled in along its guide */
#define VEHICLES "vehicles/"
#define OWN "own/"       /* and the name of a file */
#define SORT "templates" /* of kept documents */
#define BOARDS "boards/"
#define TRACKS "tracks/"

static gboolean
has_board (const PaddockShelfFile *file)
{
  return g_str_has_prefix (file->name, TRACKS)
         && g_strstr_len (file->data, (gssize) MIN (file->size, 1000), "<hex-track");
}

/* "boards/harbour-loop.track.xml" for "tracks/harbour-loop.track.xml" */
static char **
list_boards (void)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; i < paddock_shelf_n_files; i++)
    if (has_board (&paddock_shelf_files[i])) {
      g_autofree char *id =
        g_strconcat (BOARDS, paddock_shelf_files[i].name + strlen (TRACKS), NULL);

      g_strv_builder_add (ids, id);
    }

  return g_strv_builder_end (ids);
}

/* --- The user's own --- */

static char *
dup_own_id (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return g_strconcat (OWN, name, NULL);
}

/* NULL: it names no file in the folder.  The name of an action may come from anywhere. */
static char *
dup_own_path (const char *id)
{
  const char *name = id + strlen (OWN);
  g_autofree char *folder = paddock_kept_dup_folder (SORT);

  return paddock_library_is_own (id) && *name && !strchr (name, '/')
           ? g_build_filename (folder, name, NULL)
           : NULL;
}

static char **
list_own (void)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GPtrArray) kept = paddock_kept_load (SORT);

  for (guint i = 0; i < kept->len; i++) {
    g_autofree char *id = dup_own_id (((const PaddockKeptDocument *) kept->pdata[i])->path);

    g_strv_builder_add (ids, id);
  }

  return g_strv_builder_end (ids);
}

static void
refuse (const char *id, GError **error)
{
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("“%s” is not in the library"), id);
}

static PaddockDocument *
load_own (const char *id, GError **error)
{
  g_autofree char *path = dup_own_path (id);

  if (path)
    return paddock_xml_load (path, error);

  refuse (id, error);
  return NULL;
}

gboolean
paddock_library_is_own (const char *id)
{
  return g_str_has_prefix (id, OWN);
}

char *
paddock_library_keep (const PaddockDocument *document, GError **error)
{
  g_autoptr (PaddockDocument) whole = paddock_document_copy_whole (document);
  g_autofree char *path = paddock_kept_save (SORT, whole, error);

  return path ? dup_own_id (path) : NULL;
}

gboolean
paddock_library_remove (const char *id, GError **error)
{
  g_autofree char *path = dup_own_path (id);

  if (path)
    return paddock_kept_delete (path, error);

  refuse (id, error);
  return FALSE;
}

/* --- All of them --- */

char **
paddock_library_list (PaddockLibraryShelf shelf)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  if (shelf == PADDOCK_LIBRARY_BOARDS)
    return list_boards ();
  if (shelf == PADDOCK_LIBRARY_OWN)
    return list_own ();

  for (guint i = 0; shelf == PADDOCK_LIBRARY_SECTIONS && i < paddock_shelf_n_sections; i++)
    g_strv_builder_add (ids, paddock_shelf_sections[i].name);
  for (guint i = 0; shelf != PADDOCK_LIBRARY_SECTIONS && i < paddock_shelf_n_files; i++) {
    gboolean is_template = paddock_shelf_file_is_template (&paddock_shelf_files[i]);

    if (is_template == (shelf == PADDOCK_LIBRARY_TEMPLATES))
      g_strv_builder_add (ids, paddock_shelf_files[i].name);
  }

  return g_strv_builder_end (ids);
}

static void
translate_title (PaddockDocument *document)
{
  paddock_record_set_title (document->kind, document->record,
                            _ (paddock_document_get_title (document)));
}

static void
clear_layout (PaddockHexTrack *track)
{
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    for (guint i = paddock_track_count (track, kind); i-- > 0;)
      paddock_track_remove (track, kind, i);
  g_clear_pointer (&track->pool, paddock_list_unref);
  g_clear_pointer (&track->options, paddock_list_unref);
  g_clear_pointer (&track->accepted, paddock_list_unref);
  paddock_text_set (&track->description, "");
  paddock_text_set (&track->rules, "");
  paddock_text_set (&track->items, "");
}

static PaddockDocument *
load_board (const char *id, GError **error)
{
  g_autofree char *track = g_strconcat (TRACKS, id + strlen (BOARDS), NULL);
  g_autoptr (PaddockDocument) document = paddock_library_load (track, error);
  gpointer draft;

  if (!document || document->kind != &paddock_hex_track_kind)
    return NULL;

  draft = paddock_document_dup_record (document);
  clear_layout (draft);
  return paddock_document_new_take (document->kind, draft);
}

/* "random/licence/fast": made by chance, another one each time; NULL: nothing like it can be. */
static PaddockDocument *
make_random (const char *id)
{
  g_auto (GStrv) words = g_strsplit (id, "/", 3);

  for (guint i = 0; paddock_random_kinds[i] && g_strv_length (words) == 3; i++) {
    const PaddockRandomKind *kind = paddock_random_kinds[i];
    int theme = paddock_random_kind_find_theme (kind, words[2]);

    if (g_str_equal (kind->kind->type->name, words[1]) && theme >= 0)
      return paddock_random_document_new (kind, g_random_int () >> 1, (guint) theme);
  }

  return NULL;
}

/* "empty/licence": as little as can be; NULL: no kind with a guide is called so. */
static PaddockDocument *
make_empty (const char *id)
{
  const PaddockDocumentKind *kind = paddock_document_kinds_find (id + strlen (EMPTY));

  return kind && paddock_guide_find (kind) ? paddock_document_new (kind) : NULL;
}

gboolean
paddock_library_is_empty (const char *id)
{
  return g_str_has_prefix (id, EMPTY);
}

static PaddockDocument *
make_new (const char *id)
{
  return g_str_has_prefix (id, RANDOM)   ? make_random (id)
         : paddock_library_is_empty (id) ? make_empty (id)
                                         : NULL;
}

PaddockDocument *
paddock_library_load (const char *id, GError **error)
{
  const PaddockShelfFile *file = paddock_shelf_find (id);
  PaddockDocument *made = make_new (id);

  if (made)
    return made;

  if (g_str_has_prefix (id, BOARDS))
    return load_board (id, error);
  if (paddock_library_is_own (id))
    return load_own (id, error);

  if (file) {
    PaddockDocument *document = paddock_shelf_file_read (file, error);

    if (document && (paddock_shelf_file_is_template (file) || g_str_has_prefix (id, "sections/")))
      translate_title (document);
    return document;
  }

  refuse (id, error);
  return NULL;
}

static void
name_layout (PaddockHexTrack *track)
{
  /* Translators: a new layout on the board of a track: "Harbour Loop: New Layout". */
  g_autofree char *title = g_strdup_printf (_ ("%s: New Layout"), paddock_text_get (track->title));

  paddock_text_set (&track->title, title);
}

PaddockDocument *
paddock_library_load_new (const char *id, const char *orientation, GError **error)
{
  const PaddockShelfFile *file = paddock_shelf_find (id);
  PaddockDocument *document = paddock_library_load (id, error);
  const PaddockField *field = NULL;

  if (document && file && paddock_shelf_file_is_template (file))
    field = paddock_record_type_find (document->kind->type, "orientation");
  if (field)
    paddock_field_parse (field, document->record, orientation);
  if (document && g_str_has_prefix (id, BOARDS))
    name_layout (document->record);

  return document;
}

/* --- The menu --- */

static GMenuModel *
create_themes (const PaddockRandomKind *kind)
{
  GMenu *themes = g_menu_new ();

  for (const PaddockRandomTheme *theme = kind->themes; theme->id; theme++) {
    g_autofree char *action =
      g_strdup_printf ("win.new-from::" RANDOM "%s/%s", kind->kind->type->name, theme->id);

    g_menu_append (themes, _ (theme->label), action);
  }

  return G_MENU_MODEL (themes);
}

static void
append_random (GMenu *section, const char *game)
{
  for (guint i = 0; paddock_random_kinds[i]; i++) {
    const PaddockRandomKind *kind = paddock_random_kinds[i];
    g_autoptr (GMenuModel) themes = create_themes (kind);

    if (g_strcmp0 (kind->kind->game, game) == 0)
      g_menu_append_submenu (section, _ ("Random Vehicle"), themes);
  }
}

/* A kind with a guide can be begun with nothing. */
static void
append_empty (GMenu *section, const char *game)
{
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    const PaddockDocumentKind *kind = paddock_document_kinds[i];
    g_autofree char *action = g_strdup_printf ("win.new-from::" EMPTY "%s", kind->type->name);

    if (paddock_guide_find (kind) && g_strcmp0 (kind->game, game) == 0)
      g_menu_append (section, _ ("Empty Vehicle"), action);
  }
}

/* The vehicles that ship, to be changed along their guide. */
static void
append_vehicles (GMenu *section, const char *game)
{
  g_autoptr (GMenu) vehicles = g_menu_new ();

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    const char *id = paddock_shelf_files[i].name;
    g_autofree char *action = g_strdup_printf ("win.new-from::%s", id);
    g_autoptr (PaddockDocument) document =
      g_str_has_prefix (id, VEHICLES) ? paddock_library_load (id, NULL) : NULL;

    if (document && paddock_guide_find (document->kind)
        && g_strcmp0 (paddock_document_get_game (document), game) == 0)
      g_menu_append (vehicles, paddock_document_get_title (document), action);
  }
  if (g_menu_model_get_n_items (G_MENU_MODEL (vehicles)) > 0)
    g_menu_append_submenu (section, _ ("From a Vehicle"), G_MENU_MODEL (vehicles));
}

static GMenuModel *
create_section (const char *game)
{
  GMenu *section = g_menu_new ();
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_TEMPLATES);

  for (guint i = 0; ids[i]; i++) {
    g_autoptr (PaddockDocument) document = paddock_library_load (ids[i], NULL);
    g_autofree char *action = g_strdup_printf ("win.new-from::%s", ids[i]);

    if (g_strcmp0 (paddock_document_get_game (document), game) == 0)
      g_menu_append (section, paddock_document_get_title (document), action);
  }
  append_empty (section, game);
  append_vehicles (section, game);
  append_random (section, game);

  return G_MENU_MODEL (section);
}

/* Titles are people's own: an underscore is one. */
static GMenuModel *
create_own_section (void)
{
  GMenu *section = g_menu_new ();
  g_autoptr (GPtrArray) kept = paddock_kept_load (SORT);

  for (guint i = 0; i < kept->len; i++) {
    const PaddockKeptDocument *own = kept->pdata[i];
    g_auto (GStrv) parts = g_strsplit (paddock_document_get_title (own->document), "_", -1);
    g_autofree char *label = g_strjoinv ("__", parts);
    g_autofree char *id = dup_own_id (own->path);
    g_autoptr (GMenuItem) item = g_menu_item_new (*label ? label : _ ("Untitled"), NULL);

    g_menu_item_set_action_and_target (item, "win.new-from", "s", id);
    g_menu_append_item (section, item);
  }

  return G_MENU_MODEL (section);
}

GMenuModel *
paddock_library_create_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuModel) own = create_own_section ();

  if (g_menu_model_get_n_items (own) > 0)
    g_menu_append_section (menu, _ ("Your Templates"), own);
  for (guint i = 0; paddock_game_names[i]; i++) {
    g_autoptr (GMenuModel) section = create_section (paddock_game_names[i]);

    if (g_menu_model_get_n_items (section) > 0)
      g_menu_append_section (menu, _ (paddock_games_get_label (paddock_game_names[i])), section);
  }

  return G_MENU_MODEL (menu);
}
