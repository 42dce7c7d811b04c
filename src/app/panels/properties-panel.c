/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "properties-panel.h"

#include <glib/gi18n.h>

#include "form.h"
#include "road-words.h"
#include "thing-records.h"
#include "thing-words.h"
#include "tile-uses.h"
#include "track-things.h"

struct _PaddockPropertiesPanel {
  AdwBin parent_instance;

  PaddockEditor *editor;
  PaddockRoadEditor *road;   /* NULL: no tiles can be opened */
  PaddockDocumentFile *file; /* borrowed from the editor */
  PaddockForm *form;         /* NULL until there is a document */
  GArray *paths;             /* of PaddockRecordPath: what the form is for */
  GHashTable *open;          /* what of forms is folded out */

  PaddockTileUses *uses; /* template children below */
  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (PaddockPropertiesPanel, paddock_properties_panel, ADW_TYPE_BIN)

static const PaddockDocument *
get_document (PaddockPropertiesPanel *self)
{
  if (paddock_document_file_get_state (self->file) != PADDOCK_DOCUMENT_FILE_READY)
    return NULL;

  return paddock_document_file_get_document (self->file);
}

static gboolean
are_of_one_kind (const PaddockSelection *selection)
{
  for (guint i = 1; i < paddock_selection_get_n_things (selection); i++)
    if (paddock_selection_get_thing (selection, i).kind
        != paddock_selection_get_thing (selection, 0).kind)
      return FALSE;

  return TRUE;
}

/* The tile that is being changed, as the document has it now; -1: none is. */
static int
find_opened (PaddockPropertiesPanel *self)
{
  const PaddockTile *opened = self->road ? paddock_road_editor_get_opened (self->road) : NULL;
  const PaddockDocument *document = get_document (self);
  const PaddockRoadTrack *track =
    document->kind == &paddock_road_track_kind ? document->record : NULL;

  for (guint i = 0; opened && track && i < paddock_list_len (track->tiles); i++)
    if (g_str_equal (PADDOCK_LIST_AT (track->tiles, PaddockTile, i)->id, opened->id))
      return (int) i;

  return -1;
}

static GArray *
find_tile_paths (guint tile)
{
  const PaddockField *tiles = paddock_record_type_find (paddock_road_track_kind.type, "tile");
  GArray *paths = g_array_new (FALSE, TRUE, sizeof (PaddockRecordPath));
  PaddockRecordPath path = paddock_record_path_append ((PaddockRecordPath){ 0 }, tiles, tile);

  g_array_append_val (paths, path);
  return paths;
}

/* The records of what is selected; that of the document if these have no form. */
static GArray *
find_selected_paths (PaddockPropertiesPanel *self)
{
  const PaddockSelection *selection = paddock_editor_get_selection (self->editor);
  GArray *paths = g_array_new (FALSE, TRUE, sizeof (PaddockRecordPath));
  PaddockRecordPath path = { 0 };

  for (guint i = 0; are_of_one_kind (selection) && i < paddock_selection_get_n_things (selection);
       i++)
    if (paddock_thing_locate (get_document (self), paddock_selection_get_thing (selection, i),
                              &path))
      g_array_append_val (paths, path);
  if (paths->len == 0)
    g_array_set_size (paths, 1);

  return paths;
}

static GArray *
find_paths (PaddockPropertiesPanel *self)
{
  int opened = find_opened (self);

  return opened >= 0 ? find_tile_paths ((guint) opened) : find_selected_paths (self);
}

static gboolean
are_equal (const GArray *a, const GArray *b)
{
  if (!a || a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    if (!paddock_record_path_equal (&g_array_index (a, PaddockRecordPath, i),
                                    &g_array_index (b, PaddockRecordPath, i)))
      return FALSE;

  return TRUE;
}

/* The first thing that is selected, where it lies now: it may have been moved since. */
static PaddockThing
find_first (PaddockPropertiesPanel *self)
{
  PaddockThing thing = paddock_selection_get_thing (paddock_editor_get_selection (self->editor), 0);
  const PaddockHexTrack *track = paddock_editor_get_track (self->editor);
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];

  if (track && thing.kind >= PADDOCK_THING_FIRST && thing.kind <= PADDOCK_THING_LAST
      && thing.index < paddock_track_count (track, thing.kind)
      && paddock_track_get_hexes (track, thing.kind, thing.index, hexes) > 0)
    thing.at = paddock_hex_to_place (hexes[0]);

  return thing;
}

static char *
dup_title (PaddockPropertiesPanel *self)
{
  PaddockThing thing;

  if (find_opened (self) >= 0)
    return paddock_tile_dup_title (paddock_road_editor_get_opened (self->road));
  if (g_array_index (self->paths, PaddockRecordPath, 0).n == 0)
    return g_strdup (_ (get_document (self)->kind->label));

  thing = find_first (self);
  if (self->paths->len == 1)
    return paddock_thing_dup_words (&thing);

  /* Translators: several selected things of one kind: "Obstacle: 3 selected". */
  return g_strdup_printf (_ ("%s: %u selected"), paddock_thing_kind_get_label (thing.kind),
                          self->paths->len);
}

static void
build (PaddockPropertiesPanel *self)
{
  g_autofree char *title = NULL;
  g_autofree char *focus = self->form ? paddock_form_dup_focus (self->form) : NULL;

  g_clear_pointer (&self->form, paddock_form_free);
  g_clear_pointer (&self->paths, g_array_unref);
  self->paths = find_paths (self);
  title = dup_title (self);
  self->form = paddock_form_new (self->page, self->file, title, self->paths, self->open,
                                 find_opened (self) >= 0);
  if (focus)
    paddock_form_set_focus (self->form, focus);
}

static gboolean
has_moved (PaddockPropertiesPanel *self)
{
  g_autoptr (GArray) paths = find_paths (self);

  return !are_equal (self->paths, paths);
}

static void
selection_changed_cb (PaddockPropertiesPanel *self)
{
  if (get_document (self) && has_moved (self))
    build (self);
}

/* What a tool lays is selected before the document has it. */
static void
file_changed_cb (PaddockPropertiesPanel *self)
{
  g_autofree char *title = NULL;

  if (!get_document (self))
    return;
  if (!self->form || has_moved (self) || !paddock_form_update (self->form)) {
    build (self);
    return;
  }

  title = dup_title (self);
  paddock_form_set_title (self->form, title);
}

static void
paddock_properties_panel_dispose (GObject *object)
{
  PaddockPropertiesPanel *self = PADDOCK_PROPERTIES_PANEL (object);

  g_clear_pointer (&self->form, paddock_form_free); /* while its page is still there */
  g_clear_pointer (&self->paths, g_array_unref);
  g_clear_pointer (&self->open, g_hash_table_unref);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->editor);
  g_clear_object (&self->road);

  G_OBJECT_CLASS (paddock_properties_panel_parent_class)->dispose (object);
}

static void
paddock_properties_panel_class_init (PaddockPropertiesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_properties_panel_dispose;

  g_type_ensure (PADDOCK_TYPE_TILE_USES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/properties-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockPropertiesPanel, uses);
  gtk_widget_class_bind_template_child (widget_class, PaddockPropertiesPanel, page);
}

static void
paddock_properties_panel_init (PaddockPropertiesPanel *self)
{
  self->open = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
paddock_properties_panel_set_road (PaddockPropertiesPanel *self, PaddockRoadEditor *road)
{
  g_return_if_fail (self->editor == NULL);

  g_set_object (&self->road, road);
  paddock_tile_uses_set_editor (self->uses, road);
  g_signal_connect_object (road, "changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
paddock_properties_panel_set_editor (PaddockPropertiesPanel *self, PaddockEditor *editor)
{
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  self->file = paddock_editor_get_file (editor);
  g_signal_connect_object (self->file, "changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  file_changed_cb (self);
}
