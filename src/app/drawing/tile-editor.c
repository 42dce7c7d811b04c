/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile-editor.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "canvas.h"
#include "lane-toggles.h"
#include "link-grid.h"
#include "tile-changes.h"
#include "tile-uses.h"

struct _PaddockTileEditor {
  AdwBin parent_instance;

  PaddockRoadEditor *editor;
  PaddockDocument *alone; /* the tile, as a track of its own; NULL: none is open */
  PaddockRoadLayout *layout;
  int first, last; /* the rows that are selected */
  int anchor;      /* where a drag over them began */
  gboolean is_updating;

  PaddockCanvas *canvas; /* template children below */
  GtkWidget *name;
  GtkWidget *kind;
  GtkWidget *turn;
  GtkWidget *mirror;
  PaddockTileUses *uses;
  GtkWidget *first_row;
  GtkWidget *last_row;
  GtkWidget *add_row;
  GtkWidget *delete_rows;
  GtkWidget *lanes;
  GtkWidget *priority;
  GtkWidget *shoulder;
  GtkWidget *terrain;
  GtkWidget *cut;
  GtkBox *splits;
  GtkGrid *links;
  GtkWidget *links_box;
  GtkWidget *reset_links;
  GtkWidget *start_line;
  GtkWidget *grid_size;
  GtkBox *slots;
  GtkWidget *finish_line;
};

G_DEFINE_FINAL_TYPE (PaddockTileEditor, paddock_tile_editor, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_PALETTE,
};

static const PaddockTile *
get_tile (PaddockTileEditor *self)
{
  return paddock_road_editor_get_opened (self->editor);
}

/* Edits */

static void update (PaddockTileEditor *self);

/* A refusal leaves the control showing what was asked for, so everything is shown anew. */
static void
run (PaddockTileEditor *self, PaddockTileChange edit)
{
  if (self->is_updating || !get_tile (self))
    return;

  edit.tile = (guint) paddock_road_find_tile_index (paddock_road_editor_get_track (self->editor),
                                                    get_tile (self)->id);
  edit.first = self->first;
  edit.last = self->last;
  if (!paddock_tile_change_apply (&edit, self->editor))
    update (self);
}

/* Controls that stand for one edit: a button, or a number */

typedef struct {
  gsize offset;
  PaddockTileWhat what;
} Control;

#define AT(member_) G_STRUCT_OFFSET (PaddockTileEditor, member_)

static const Control controls[] = {
  { AT (kind), PADDOCK_TILE_SET_KIND },
  { AT (turn), PADDOCK_TILE_SET_TURN },
  { AT (mirror), PADDOCK_TILE_MIRROR },
  { AT (add_row), PADDOCK_TILE_INSERT_ROW },
  { AT (delete_rows), PADDOCK_TILE_DELETE_ROWS },
  { AT (lanes), PADDOCK_TILE_SET_LANES },
  { AT (priority), PADDOCK_TILE_SET_PRIORITY },
  { AT (shoulder), PADDOCK_TILE_SET_SHOULDER },
  { AT (terrain), PADDOCK_TILE_SET_TERRAIN },
  { AT (cut), PADDOCK_TILE_TOGGLE_CUT },
  { AT (reset_links), PADDOCK_TILE_RESET_LINKS },
  { AT (start_line), PADDOCK_TILE_SET_START_LINE },
  { AT (grid_size), PADDOCK_TILE_FILL_GRID },
  { AT (finish_line), PADDOCK_TILE_SET_FINISH_LINE },
};

#undef AT

static int
get_value (GtkWidget *widget)
{
  if (GTK_IS_SPIN_BUTTON (widget))
    return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (widget));
  if (GTK_IS_DROP_DOWN (widget))
    return (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (widget));

  return 0;
}

static void
set_value (GtkWidget *widget, int value)
{
  if (GTK_IS_SPIN_BUTTON (widget))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), value);
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), (guint) value);
}

static void
control_cb (PaddockTileEditor *self, GtkWidget *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    if (G_STRUCT_MEMBER (GtkWidget *, self, controls[i].offset) == widget)
      run (self, (PaddockTileChange){ .what = controls[i].what, .value = get_value (widget) });
}

static void
choice_cb (GtkWidget *widget, GParamSpec *pspec, PaddockTileEditor *self)
{
  control_cb (self, widget);
}

static void
connect_controls (PaddockTileEditor *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (controls); i++) {
    GtkWidget *widget = G_STRUCT_MEMBER (GtkWidget *, self, controls[i].offset);

    if (GTK_IS_DROP_DOWN (widget))
      g_signal_connect (widget, "notify::selected", G_CALLBACK (choice_cb), self);
    else
      g_signal_connect_swapped (widget, GTK_IS_SPIN_BUTTON (widget) ? "value-changed" : "clicked",
                                G_CALLBACK (control_cb), self);
  }
}

/* Rows of toggles, one a lane */

static void
toggle_split (gpointer data, int lane)
{
  run (data, (PaddockTileChange){ .what = PADDOCK_TILE_TOGGLE_SPLIT, .value = lane });
}

static void
toggle_slot (gpointer data, int lane)
{
  run (data, (PaddockTileChange){ .what = PADDOCK_TILE_TOGGLE_SLOT, .value = lane });
}

static guint
find_slots (const PaddockTile *tile, int row)
{
  guint lanes = 0;

  for (guint i = 0; i < paddock_list_len (tile->slots); i++) {
    const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);

    if (slot->row == row)
      lanes |= 1u << (slot->lane - 1);
  }

  return lanes;
}

/* Showing the tile */

static void
show_selection (PaddockTileEditor *self)
{
  PaddockScene *scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  paddock_road_overlay_add_rows (self->layout, scene, PADDOCK_OUTLINE_SELECTION, self->first,
                                 self->last);
  paddock_road_overlay_add_ways (self->layout, scene, self->last);
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_SELECTION, scene, 1);
}

static void
toggle_link (gpointer data, int from, int to)
{
  run (data, (PaddockTileChange){ .what = PADDOCK_TILE_TOGGLE_LINK, .value = from, .other = to });
}

static void
show_boundary (PaddockTileEditor *self, const PaddockTile *tile)
{
  PaddockLaneLinks links;
  gboolean has_links = paddock_lane_links_find (tile, self->last, &links);
  guint before, after;

  gtk_widget_set_visible (self->links_box, has_links);
  gtk_widget_set_visible (self->cut, has_links);
  if (!has_links)
    return;

  paddock_tile_get_row (tile, self->last, &before);
  paddock_tile_get_row (tile, self->last + 1, &after);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cut), before != after);
  gtk_widget_set_sensitive (self->reset_links, links.is_own);
  paddock_link_grid_fill (self->links, &links, toggle_link, self);
}

static void
show_ends (PaddockTileEditor *self, const PaddockTile *tile, const PaddockRows *rows)
{
  gtk_widget_set_visible (self->turn, tile->kind == PADDOCK_TILE_CURVE);
  gtk_widget_set_visible (self->start_line, tile->kind == PADDOCK_TILE_START);
  gtk_widget_set_visible (self->finish_line,
                          tile->kind == PADDOCK_TILE_FINISH && tile->piece == tile->of);
  set_value (self->grid_size, (int) paddock_list_len (tile->slots));
  paddock_lane_toggles_set (self->slots, rows->lanes, find_slots (tile, self->last));
}

static void
show_rows (PaddockTileEditor *self, const PaddockTile *tile)
{
  guint section;
  const PaddockRows *rows = paddock_tile_get_row (tile, self->last, &section);
  int n = self->layout->course->n_rows;
  guint split = 0;

  for (guint i = 0; i < paddock_list_len (rows->split); i++)
    split |= 1u << (paddock_list_get_int (rows->split, i) - 1);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->first_row), 1, n);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->last_row), 1, n);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->priority), 1, rows->lanes);
  set_value (self->first_row, self->first);
  set_value (self->last_row, self->last);
  set_value (self->lanes, rows->lanes);
  set_value (self->priority, rows->priority);
  set_value (self->shoulder, rows->shoulder);
  set_value (self->terrain, PADDOCK_LIST_AT (tile->sections, PaddockSection, section)->terrain);
  paddock_lane_toggles_set (self->splits, rows->lanes, split);
  show_ends (self, tile, rows);
  show_boundary (self, tile);
}

static void
select_rows (PaddockTileEditor *self, int a, int b)
{
  int n = self->layout->course->n_rows;
  gboolean was_updating = self->is_updating;

  self->first = CLAMP (MIN (a, b), 1, n);
  self->last = CLAMP (MAX (a, b), 1, n);
  self->is_updating = TRUE;
  show_rows (self, get_tile (self));
  self->is_updating = was_updating;
  show_selection (self);
}

static void
forget (PaddockTileEditor *self)
{
  g_clear_pointer (&self->layout, paddock_road_layout_free);
  g_clear_pointer (&self->alone, paddock_document_unref);
}

/* Whether it is what was shown last: that tile, which may have changed, or a copy of it. */
static gboolean
is_shown (PaddockTileEditor *self, const PaddockTile *tile)
{
  const PaddockRoadTrack *track = self->alone ? self->alone->record : NULL;
  const PaddockTile *shown = track ? PADDOCK_LIST_AT (track->tiles, PaddockTile, 0) : NULL;

  return shown
         && (g_strcmp0 (shown->id, tile->id) == 0
             || paddock_list_equal (shown->sections, tile->sections));
}

/* A tile that is opened has all its rows selected; one that changed, or was copied, keeps those it had. */
static void
update (PaddockTileEditor *self)
{
  const PaddockTile *tile = get_tile (self);
  gboolean was_shown;

  if (!tile || paddock_tile_count_rows (tile) == 0) {
    forget (self);
    return;
  }

  was_shown = is_shown (self, tile);
  forget (self);
  self->alone = paddock_road_new_of_tile (tile);
  self->layout = paddock_road_layout_new (self->alone->record);
  if (!was_shown) {
    self->first = 1;
    self->last = G_MAXINT;
    paddock_canvas_fit (self->canvas);
  }

  self->is_updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), paddock_text_get (tile->label));
  set_value (self->kind, tile->kind);
  set_value (self->turn, tile->turn);
  paddock_canvas_set_document (self->canvas, self->alone);
  select_rows (self, self->first, self->last);
  self->is_updating = FALSE;
}

/* Selecting rows */

static void
row_number_cb (PaddockTileEditor *self, GtkWidget *widget)
{
  int first = get_value (self->first_row), last = get_value (self->last_row);

  if (self->is_updating || !self->layout)
    return;
  if (widget == self->first_row)
    select_rows (self, first, MAX (first, last));
  else
    select_rows (self, MIN (first, last), last);
}

static void
pressed_cb (PaddockTileEditor *self,
            double x,
            double y,
            guint button,
            GdkModifierType modifiers,
            int n_press)
{
  int row = self->layout ? paddock_road_layout_find_row (self->layout, (PaddockPoint){ x, y }) : 0;

  if (row == 0 || button != GDK_BUTTON_PRIMARY)
    return;

  if (!(modifiers & GDK_SHIFT_MASK))
    self->anchor = row;
  select_rows (self, self->anchor, row);
}

static void
dragged_cb (PaddockTileEditor *self, double x, double y, GdkModifierType modifiers)
{
  int row = self->layout ? paddock_road_layout_find_row (self->layout, (PaddockPoint){ x, y }) : 0;

  if (row > 0)
    select_rows (self, self->anchor, row);
}

static void
name_cb (PaddockTileEditor *self)
{
  if (self->alone)
    run (self, (PaddockTileChange){ .what = PADDOCK_TILE_SET_LABEL,
                                    .text = gtk_editable_get_text (GTK_EDITABLE (self->name)) });
}

static void
paddock_tile_editor_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PALETTE)
    g_object_set_property (G_OBJECT (PADDOCK_TILE_EDITOR (object)->canvas), "palette", value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_tile_editor_dispose (GObject *object)
{
  PaddockTileEditor *self = PADDOCK_TILE_EDITOR (object);

  forget (self);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_tile_editor_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
#define BIND(member_) gtk_widget_class_bind_template_child (klass, PaddockTileEditor, member_)
  BIND (canvas);
  BIND (name);
  BIND (kind);
  BIND (turn);
  BIND (mirror);
  BIND (uses);
  BIND (first_row);
  BIND (last_row);
  BIND (add_row);
  BIND (delete_rows);
  BIND (lanes);
  BIND (priority);
  BIND (shoulder);
  BIND (terrain);
  BIND (cut);
  BIND (splits);
  BIND (links);
  BIND (links_box);
  BIND (reset_links);
  BIND (start_line);
  BIND (grid_size);
  BIND (slots);
  BIND (finish_line);
#undef BIND
}

static void
paddock_tile_editor_class_init (PaddockTileEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = paddock_tile_editor_dispose;
  object_class->set_property = paddock_tile_editor_set_property;
  g_object_class_install_property (object_class, PROP_PALETTE,
                                   g_param_spec_string ("palette", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  g_type_ensure (PADDOCK_TYPE_CANVAS);
  g_type_ensure (PADDOCK_TYPE_TILE_USES);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/tile-editor.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, row_number_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, dragged_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "road.let-go", NULL);
}

static void
paddock_tile_editor_init (PaddockTileEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
  paddock_lane_toggles_add (self->splits, toggle_split, self);
  paddock_lane_toggles_add (self->slots, toggle_slot, self);
  connect_controls (self);
}

void
paddock_tile_editor_set_editor (PaddockTileEditor *self, PaddockRoadEditor *editor)
{
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  paddock_tile_uses_set_editor (self->uses, editor);
}

PaddockCanvas *
paddock_tile_editor_get_canvas (PaddockTileEditor *self)
{
  g_return_val_if_fail (PADDOCK_IS_TILE_EDITOR (self), NULL);

  return self->canvas;
}
