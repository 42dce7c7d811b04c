/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-toolbox.h"

#include "actions.h"
#include "road-commands.h"
#include "road-words.h"
#include "tile-picture.h"

struct _PaddockRoadToolbox {
  AdwBin parent_instance;

  PaddockRoadEditor *editor;
  PaddockCanvas *canvas; /* borrowed: it is in the same page */
  PaddockList *shown;    /* the tiles that have rows */

  GtkListBox *list; /* template children below */
};

G_DEFINE_FINAL_TYPE (PaddockRoadToolbox, paddock_road_toolbox, ADW_TYPE_BIN)

static const char *
get_id (gpointer row)
{
  return g_object_get_data (G_OBJECT (row), "tile");
}

/* Dragging. */

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, GtkWidget *row)
{
  GtkWidget *picture = g_object_get_data (G_OBJECT (row), "picture");
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (picture);

  gtk_drag_source_set_icon (source, paintable, gtk_widget_get_width (picture) / 2,
                            gtk_widget_get_height (picture) / 2);
  return gdk_content_provider_new_typed (G_TYPE_STRING, get_id (row));
}

/* A row of the list: the picture, its name, what it is. */
static GtkWidget *
create_row (PaddockRoadToolbox *self, const PaddockTile *tile)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *picture = paddock_tile_picture_new (tile, self->canvas);
  g_autofree char *title = paddock_tile_dup_title (tile);
  GtkWidget *name = gtk_label_new (title);
  g_autofree char *words = paddock_tile_dup_words (tile);
  GtkWidget *caption = gtk_label_new (words);
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_widget_set_size_request (picture, -1, tile->kind == PADDOCK_TILE_CURVE ? 84 : 44);
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_label_set_max_width_chars (GTK_LABEL (name), 16);
  gtk_label_set_max_width_chars (GTK_LABEL (caption), 20);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), caption);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_tooltip_text (row, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);

  g_object_set_data_full (G_OBJECT (row), "tile", g_strdup (tile->id), g_free);
  g_object_set_data (G_OBJECT (row), "picture", picture);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));

  return row;
}

static gboolean
is_shown (PaddockRoadToolbox *self, const PaddockTile *tile, guint i)
{
  return i < paddock_list_len (self->shown)
         && paddock_record_equal (&paddock_tile_type, tile,
                                  PADDOCK_LIST_AT (self->shown, PaddockTile, i));
}

static void
remove_row (PaddockRoadToolbox *self, guint i)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) i);

  if (row)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

/* Only what changed gets a new row, so that the list stays where it was scrolled to. */
static void
fill (PaddockRoadToolbox *self, const PaddockRoadTrack *track)
{
  guint n = paddock_list_len (track->tiles);

  if (self->shown == track->tiles)
    return;

  for (guint i = 0; i < n; i++) {
    const PaddockTile *tile = PADDOCK_LIST_AT (track->tiles, PaddockTile, i);

    if (!is_shown (self, tile, i)) {
      remove_row (self, i);
      gtk_list_box_insert (self->list, create_row (self, tile), (int) i);
    }
  }
  while (gtk_list_box_get_row_at_index (self->list, (int) n))
    remove_row (self, n);
  paddock_list_unref (self->shown);
  self->shown = paddock_list_ref (track->tiles);
}

#define FRAMES 4 /* until a row that is new has its place, and the list its height */

static gboolean
scroll_cb (GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
  PaddockRoadToolbox *self = data;
  GtkAdjustment *adjustment = gtk_list_box_get_adjustment (self->list);
  int n = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "frames")) + 1;
  GtkWidget *viewport = gtk_widget_get_parent (GTK_WIDGET (self->list));
  graphene_rect_t bounds;

  if (adjustment && gtk_widget_compute_bounds (row, viewport, &bounds)) {
    double top = gtk_adjustment_get_value (adjustment) + bounds.origin.y;

    gtk_adjustment_clamp_page (adjustment, top, top + bounds.size.height);
  }
  g_object_set_data (G_OBJECT (row), "frames", GINT_TO_POINTER (n));

  return n < FRAMES ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* The tile in hand may be taken from afar, by keyboard: it is always in sight. */
static void
select_tile (PaddockRoadToolbox *self)
{
  const PaddockTile *tile = paddock_road_editor_get_tile (self->editor);
  GtkListBoxRow *row;

  for (int i = 0; tile && (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (g_strcmp0 (get_id (row), tile->id) == 0
        && row != gtk_list_box_get_selected_row (self->list)) {
      gtk_list_box_select_row (self->list, row);
      g_object_set_data (G_OBJECT (row), "frames", NULL);
      gtk_widget_add_tick_callback (GTK_WIDGET (row), scroll_cb, self, NULL);
    }
}

static void
update (PaddockRoadToolbox *self)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (self->editor);

  gtk_widget_set_visible (GTK_WIDGET (self), track != NULL);
  if (track) {
    fill (self, track);
    select_tile (self);
  }
}

static void
row_selected_cb (PaddockRoadToolbox *self, GtkListBoxRow *row)
{
  if (row && self->editor)
    paddock_road_editor_set_tile (self->editor, get_id (row));
}

static void
row_activated_cb (PaddockRoadToolbox *self, GtkListBoxRow *row)
{
  paddock_road_editor_set_tile (self->editor, get_id (row));
  paddock_road_editor_set_placing (self->editor, FALSE);
  paddock_road_commands_run (self->editor, "insert");
}

static void
paddock_road_toolbox_dispose (GObject *object)
{
  PaddockRoadToolbox *self = PADDOCK_ROAD_TOOLBOX (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_pointer (&self->shown, paddock_list_unref);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_road_toolbox_parent_class)->dispose (object);
}

static void
paddock_road_toolbox_class_init (PaddockRoadToolboxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_road_toolbox_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/road-toolbox.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadToolbox, list);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
paddock_road_toolbox_init (PaddockRoadToolbox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}

void
paddock_road_toolbox_set_editor (PaddockRoadToolbox *self,
                                 PaddockRoadEditor *editor,
                                 PaddockCanvas *canvas)
{
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  self->canvas = canvas;
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
