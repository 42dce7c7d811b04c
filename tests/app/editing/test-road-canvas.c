/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Roads under the pointer: what the canvas reports becomes selections and edits; and the controls of the tile editor
 * become edits of the tile.
 */

#include "road-canvas.h"

#include <adwaita.h>

#include "action-rows.h"
#include "app-fixture.h"
#include "library.h"
#include "road-selection.h"
#include "tile-editor.h"

typedef struct {
  PaddockDocumentFile *file;
  PaddockRoadEditor *road;
  GtkWindow *window;
  PaddockCanvas *canvas;
  PaddockRoadCanvas *road_canvas;
  PaddockTileEditor *tile_editor;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) document =
    paddock_library_load ("templates/road-track.track.xml", NULL);
  g_autoptr (PaddockEditor) editor = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->file = paddock_document_file_new_untitled (document);
  editor = paddock_editor_new (self->file);
  self->road = paddock_road_editor_new (editor);
  self->window = GTK_WINDOW (gtk_window_new ());
  self->canvas = PADDOCK_CANVAS (paddock_canvas_new ());
  self->tile_editor = g_object_new (PADDOCK_TYPE_TILE_EDITOR, NULL);
  paddock_canvas_set_document (self->canvas, document);
  paddock_tile_editor_set_editor (self->tile_editor, self->road);
  gtk_widget_set_vexpand (GTK_WIDGET (self->canvas), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->canvas));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->tile_editor));
  gtk_window_set_default_size (self->window, 800, 700);
  gtk_window_set_child (self->window, box);
  gtk_window_present (self->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  self->road_canvas = paddock_road_canvas_new (self->canvas, self->road);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  paddock_road_canvas_free (self->road_canvas);
  gtk_window_destroy (self->window);
  g_object_unref (self->road);
  g_object_unref (self->file);
}

/* Where the middle of the road lies. */
static PaddockPoint
point_at (Fixture *self, double along)
{
  return paddock_road_shape_get_point (paddock_road_editor_get_layout (self->road)->shape, along,
                                       0);
}

static void
press (Fixture *self, double along, int n_press)
{
  PaddockPoint at = point_at (self, along);

  g_signal_emit_by_name (self->canvas, "pressed", at.x, at.y, GDK_BUTTON_PRIMARY, 0, n_press);
}

static void
release (Fixture *self, double along)
{
  PaddockPoint at = point_at (self, along);

  g_signal_emit_by_name (self->canvas, "released", at.x, at.y, 0);
}

static void
drag (Fixture *self, double from, double to)
{
  press (self, from, 1);
  for (int i = 1; i <= 4; i++) {
    PaddockPoint at = point_at (self, from + (to - from) * i / 4);

    g_signal_emit_by_name (self->canvas, "dragged", at.x, at.y, 0);
  }
  release (self, to);
  paddock_canvas_set_document (self->canvas, paddock_document_file_get_document (self->file));
}

static const PaddockRoadTrack *
get_track (Fixture *self)
{
  return paddock_road_editor_get_track (self->road);
}

static const char *
get_place (Fixture *self, guint i)
{
  return PADDOCK_LIST_AT (get_track (self)->places, PaddockTilePlace, i)->as;
}

static void
test_clicks_select (Fixture *self, gconstpointer data)
{
  press (self, 40, 1);
  release (self, 40);
  g_assert_cmpint (paddock_road_editor_get_place (self->road), ==, 3);
  gtk_test_accessible_assert_property (self->canvas, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Tile 4 of 11: Straight, line 2, rows 31 to 52");
  g_signal_emit_by_name (self->canvas, "pressed", -5000.0, 0.0, GDK_BUTTON_PRIMARY, 0, 1);
  g_assert_cmpint (paddock_road_editor_get_place (self->road), ==, PADDOCK_NO_PLACE);
  g_assert_null (paddock_document_file_get_undo_label (self->file));
  press (self, 40, 2);
  g_assert_cmpstr (paddock_road_editor_get_opened (self->road)->id, ==, "straight");
}

static void
test_drags_move_tiles (Fixture *self, gconstpointer data)
{
  drag (self, 40, 81); /* the straight of line 2 to the end of line 3 */
  g_assert_cmpstr (get_place (self, 5), ==, "line-2");
  g_assert_cmpint (paddock_road_editor_get_place (self->road), ==, 5);
  g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, "Move Tile");
  paddock_document_file_undo (self->file);
  g_assert_null (paddock_document_file_get_undo_label (self->file));

  drag (self, 5, 60); /* the start stays */
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "RIV-MAP-01"));
  g_assert_null (paddock_document_file_get_undo_label (self->file));

  press (self, 40, 1);
  g_signal_emit_by_name (self->canvas, "cancelled");
  release (self, 81);
  g_assert_null (paddock_document_file_get_undo_label (self->file));
}

static void
test_bonus_lines_are_laid_and_moved (Fixture *self, gconstpointer data)
{
  drag (self, 78, 64);
  g_assert_cmpint (PADDOCK_LIST_AT (get_track (self)->bonuses, PaddockBonusLine, 0)->after, ==, 4);
  paddock_road_editor_set_placing (self->road, TRUE);
  press (self, 64, 1);
  release (self, 64);
  g_assert_cmpuint (paddock_list_len (get_track (self)->bonuses), ==, 0);
  press (self, 70, 1);
  release (self, 70);
  g_assert_cmpint (PADDOCK_LIST_AT (get_track (self)->bonuses, PaddockBonusLine, 0)->after, ==, 10);
  press (self, 40, 1);
  release (self, 40);
  g_assert_cmpuint (paddock_list_len (get_track (self)->bonuses), ==, 1);
  g_assert_nonnull (strstr (paddock_road_editor_get_words (self->road), "RIV-BONUS-02"));
}

static GtkWidget *
get_control (Fixture *self, const char *name)
{
  return GTK_WIDGET (
    gtk_widget_get_template_child (GTK_WIDGET (self->tile_editor), PADDOCK_TYPE_TILE_EDITOR, name));
}

static void
set_number (Fixture *self, const char *name, int value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_control (self, name)), value);
}

static const PaddockRows *
get_row (Fixture *self, int row)
{
  guint section;

  return paddock_tile_get_row (paddock_road_editor_get_opened (self->road), row, &section);
}

static void
test_controls_change_the_tile (Fixture *self, gconstpointer data)
{
  paddock_road_editor_open_tile (self->road, "straight");
  set_number (self, "first_row", 5);
  set_number (self, "last_row", 6);
  set_number (self, "lanes", 5);
  g_assert_cmpint (get_row (self, 4)->lanes, ==, 3);
  g_assert_cmpint (get_row (self, 5)->lanes, ==, 5);
  g_assert_cmpint (get_row (self, 7)->lanes, ==, 3);
  g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, "Change Lanes");
  set_number (self, "priority", 5);
  g_assert_cmpint (get_row (self, 6)->priority, ==, 5);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (get_control (self, "terrain")),
                              PADDOCK_TERRAIN_COBBLES);
  g_assert_cmpuint (paddock_list_len (paddock_road_editor_get_opened (self->road)->sections), ==,
                    3);
  g_signal_emit_by_name (get_control (self, "add_row"), "clicked");
  g_assert_cmpint (paddock_tile_count_rows (paddock_road_editor_get_opened (self->road)), ==, 23);
  g_signal_emit_by_name (get_control (self, "delete_rows"), "clicked");
  g_assert_cmpint (paddock_tile_count_rows (paddock_road_editor_get_opened (self->road)), ==, 21);
  for (int i = 0; i < 5; i++)
    paddock_document_file_undo (self->file);
  g_assert_null (paddock_document_file_get_undo_label (self->file));
  g_assert_cmpint (get_row (self, 5)->lanes, ==, 3);
}

/* What is refused is told, and the control shows again what is. */
static void
test_refusals_leave_no_trace (Fixture *self, gconstpointer data)
{
  GtkDropDown *kind = GTK_DROP_DOWN (get_control (self, "kind"));

  paddock_road_editor_open_tile (self->road, "s1");
  gtk_drop_down_set_selected (kind, PADDOCK_TILE_CURVE);
  g_assert_cmpuint (gtk_drop_down_get_selected (kind), ==, PADDOCK_TILE_START);
  g_assert_nonnull (paddock_road_editor_get_words (self->road));
  set_number (self, "grid_size", 40);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                     GTK_SPIN_BUTTON (get_control (self, "grid_size"))),
                   ==, 21);
  g_assert_null (paddock_document_file_get_undo_label (self->file));
}

static void
press_with (Fixture *self, double along, GdkModifierType modifiers)
{
  PaddockPoint at = point_at (self, along);

  g_signal_emit_by_name (self->canvas, "pressed", at.x, at.y, GDK_BUTTON_PRIMARY, modifiers, 1);
  g_signal_emit_by_name (self->canvas, "released", at.x, at.y, modifiers);
}

static void
assert_selected (Fixture *self, const char *expected)
{
  g_autoptr (GArray) places = paddock_road_selection_list (self->road);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < places->len; i++)
    g_string_append_printf (text, "%s%u", i ? " " : "", g_array_index (places, guint, i));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_clicks_select_several (Fixture *self, gconstpointer data)
{
  press_with (self, 40, 0);
  assert_selected (self, "3");
  press_with (self, 5, GDK_CONTROL_MASK);
  assert_selected (self, "0 3");
  press_with (self, 40, GDK_CONTROL_MASK);
  assert_selected (self, "0");
  press_with (self, 40, GDK_SHIFT_MASK);
  assert_selected (self, "0 1 2 3");
  press_with (self, 40, 0); /* one of several, not dragged: it alone */
  assert_selected (self, "3");
}

/* Tiles that are dragged come along with the one that is held. */
static void
test_several_tiles_are_dragged (Fixture *self, gconstpointer data)
{
  g_autofree char *before = g_strdup (get_place (self, 2));

  press_with (self, 40, 0);
  press_with (self, 27, GDK_SHIFT_MASK);
  assert_selected (self, "2 3");
  drag (self, 40, 5);
  g_assert_cmpstr (get_place (self, 2), ==, before); /* they lie there already */
  drag (self, 40, paddock_road_editor_get_layout (self->road)->course->n_rows - 2);
  g_assert_cmpstr (get_place (self, 7), ==, before);
  assert_selected (self, "7 8");
  g_assert_cmpstr (paddock_document_file_get_undo_label (self->file), ==, "Move Tiles");
}

static void
stretch (Fixture *self, PaddockPoint from, PaddockPoint to, GdkModifierType modifiers)
{
  g_signal_emit_by_name (self->canvas, "pressed", from.x, from.y, GDK_BUTTON_PRIMARY, modifiers, 1);
  g_signal_emit_by_name (self->canvas, "dragged", to.x, to.y, modifiers);
  g_signal_emit_by_name (self->canvas, "released", to.x, to.y, modifiers);
}

static void
test_a_band_selects (Fixture *self, gconstpointer data)
{
  const PaddockRoadLayout *layout = paddock_road_editor_get_layout (self->road);
  PaddockRect all = paddock_road_layout_measure (layout, 1, layout->course->n_rows), one;
  PaddockPoint corner = { all.x - 50, all.y - 50 };
  int first, last;

  stretch (self, corner, (PaddockPoint){ all.x + all.width + 50, all.y + all.height + 50 }, 0);
  assert_selected (self, "0 1 2 3 4 5 6 7 8 9 10");
  stretch (self, corner, (PaddockPoint){ corner.x + 20, corner.y + 20 }, 0);
  assert_selected (self, "");

  g_assert_true (paddock_road_layout_find_place (layout, 3, &first, &last));
  one = paddock_road_layout_measure (layout, (first + last) / 2, (first + last) / 2);
  press_with (self, 5, 0);
  stretch (self, (PaddockPoint){ one.x + 1, one.y - 15 },
           (PaddockPoint){ one.x + 2, one.y + one.height - 1 }, GDK_SHIFT_MASK);
  assert_selected (self, "0 3");
  g_assert_null (paddock_document_file_get_undo_label (self->file));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  paddock_action_rows_use ();

#define ADD(path_, test_) \
  g_test_add ("/app/road-canvas/" path_, Fixture, NULL, set_up, test_, tear_down)
  ADD ("clicks-select", test_clicks_select);
  ADD ("drags-move-tiles", test_drags_move_tiles);
  ADD ("bonus-lines-are-laid-and-moved", test_bonus_lines_are_laid_and_moved);
  ADD ("controls-change-the-tile", test_controls_change_the_tile);
  ADD ("refusals-leave-no-trace", test_refusals_leave_no_trace);
  ADD ("clicks-select-several", test_clicks_select_several);
  ADD ("several-tiles-are-dragged", test_several_tiles_are_dragged);
  ADD ("a-band-selects", test_a_band_selects);

  return g_test_run ();
}
