/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile-uses.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "road-selection.h"

struct _PaddockTileUses {
  GtkBox parent_instance;

  PaddockRoadEditor *editor; /* borrowed: it lives as long as the page around us */

  GtkLabel *text; /* template children below */
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (PaddockTileUses, paddock_tile_uses, GTK_TYPE_BOX)

/* How many of the selected places have this tile. */
static guint
count_selected (PaddockRoadEditor *editor, const PaddockTile *tile)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (editor);
  g_autoptr (GArray) places = paddock_road_selection_list (editor);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    n +=
      g_strcmp0 (PADDOCK_LIST_AT (track->places, PaddockTilePlace, g_array_index (places, guint, i))
                   ->tile,
                 tile->id)
      == 0;

  return n;
}

/* What is open though no place of it is selected was opened from the library. */
static char *
dup_text (guint n_uses, guint n_selected)
{
  g_autofree char *uses =
    g_strdup_printf (ngettext ("Used in %u place: a change affects all of them.",
                               "Used in %u places: a change affects all of them.", n_uses),
                     n_uses);

  return n_selected > 0
           ? g_steal_pointer (&uses)
           /* Translators: how often a tile is used, and how to change one place only. */
           : g_strdup_printf (_ ("%s To change one only, open it on the course."), uses);
}

/* What it is called is what it says: there it is short, as the sentence stands beside it. */
static void
name_button (PaddockTileUses *self, const char *label)
{
  gtk_button_set_label (self->button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
update (PaddockTileUses *self)
{
  const PaddockTile *tile = paddock_road_editor_get_opened (self->editor);
  guint n_uses =
    tile ? paddock_road_count_uses (paddock_road_editor_get_track (self->editor), tile->id) : 0;
  guint n_selected = n_uses > 1 ? count_selected (self->editor, tile) : 0;
  g_autofree char *text = dup_text (n_uses, n_selected);

  gtk_widget_set_visible (GTK_WIDGET (self), n_uses > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->button), n_selected > 0 && n_selected < n_uses);
  gtk_label_set_label (self->text, text);
  name_button (self,
               n_selected > 1 ? _ ("Change the Selected Ones Only") : _ ("Change This One Only"));
}

static void
paddock_tile_uses_class_init (PaddockTileUsesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/tile-uses.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockTileUses, text);
  gtk_widget_class_bind_template_child (widget_class, PaddockTileUses, button);
}

static void
paddock_tile_uses_init (PaddockTileUses *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}

void
paddock_tile_uses_set_editor (PaddockTileUses *self, PaddockRoadEditor *editor)
{
  g_return_if_fail (PADDOCK_IS_TILE_USES (self));

  self->editor = editor;
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
