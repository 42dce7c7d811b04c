/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tile that is used several times: the studio says so where it is changed, and offers to change one place only, with the
 * pointer and with keys.
 */

#include "hands-fixture.h"
#include "library.h"
#include "road-selection.h"
#include "tile-editor.h"
#include "tile-uses.h"

typedef struct {
  PaddockWindow *window;
  PaddockRoadEditor *road;
} Road;

/* The template lays "straight" at 3 and 7, and "avenue" at 5. */
static Road
present_road (void)
{
  g_autoptr (PaddockDocument) track = paddock_library_load ("templates/road-track.track.xml", NULL);
  Road self = { present_window (), NULL };

  paddock_window_open_untitled (self.window, track);
  wait_until (is_shown (self.window));
  self.road = paddock_road_view_get_road_editor (paddock_window_get_road_view (self.window));
  wait_until (gtk_window_is_active (GTK_WINDOW (self.window)));
  return self;
}

static void
drop_road (Road *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  gtk_window_destroy (GTK_WINDOW (self->window));
  wait_until (!self->window);
}

/* In the tile editor, or in the properties. */
static GtkWidget *
get_uses (Road *self, GType inside)
{
  GtkWidget *around = find_widget (GTK_WIDGET (self->window), inside, NULL);

  return find_widget (around, PADDOCK_TYPE_TILE_USES, NULL);
}

static const char *
get_text (GtkWidget *uses)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (uses)));
}

static GtkWidget *
get_button (GtkWidget *uses)
{
  return gtk_widget_get_last_child (uses);
}

static const char *
get_tile_of (Road *self, guint place)
{
  return PADDOCK_LIST_AT (paddock_road_editor_get_track (self->road)->places, PaddockTilePlace,
                          place)
    ->tile;
}

static void
open_place (Road *self, int place)
{
  paddock_road_editor_set_place (self->road, place);
  activate (self->window, "road.edit-tile");
}

/* It says so of what is used several times, and only there. */
static void
test_it_is_said (gconstpointer data)
{
  Road self = present_road ();
  GtkWidget *uses = get_uses (&self, g_type_from_name (data));

  g_assert_false (gtk_widget_get_visible (uses));
  open_place (&self, 5);
  g_assert_false (gtk_widget_get_visible (uses));
  open_place (&self, 7);
  g_assert_true (gtk_widget_get_visible (uses));
  g_assert_cmpstr (get_text (uses), ==, "Used in 2 places: a change affects all of them.");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (get_button (uses))), ==,
                   "Change This One Only");
  gtk_test_accessible_assert_property (get_button (uses), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Change This One Only");
  activate (self.window, "road.let-go");
  g_assert_false (gtk_widget_get_visible (uses));
  drop_road (&self);
}

/* Nobody knows which one is meant, or it is all of them. */
static void
test_it_is_offered_for_some (void)
{
  Road self = present_road ();
  GtkWidget *uses = get_uses (&self, PADDOCK_TYPE_TILE_EDITOR);

  paddock_road_editor_open_tile (self.road, "straight");
  g_assert_true (gtk_widget_get_visible (uses));
  g_assert_false (gtk_widget_get_visible (get_button (uses)));
  g_assert_nonnull (strstr (get_text (uses), "open it on the course"));
  paddock_road_selection_toggle (self.road, 3);
  g_assert_true (gtk_widget_get_visible (get_button (uses)));
  paddock_road_selection_toggle (self.road, 7);
  g_assert_false (gtk_widget_get_visible (get_button (uses)));
  g_assert_null (strstr (get_text (uses), "open it on the course"));
  paddock_road_editor_insert (self.road, "straight", 5);
  paddock_road_selection_toggle (self.road, 3);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (get_button (uses))), ==,
                   "Change the Selected Ones Only");
  drop_road (&self);
}

/* A click: that place has its own tile, which is open; what is changed then changes there alone. */
static void
test_a_click_separates (gconstpointer data)
{
  Road self = present_road ();
  GType inside = g_type_from_name (data);
  PaddockDocumentFile *file = paddock_window_get_file (self.window);

  open_place (&self, 7);
  click (get_button (get_uses (&self, inside)));
  wait_until (g_strcmp0 (get_tile_of (&self, 7), "straight-2") == 0);
  g_assert_cmpstr (get_tile_of (&self, 3), ==, "straight");
  g_assert_cmpstr (paddock_road_editor_get_opened (self.road)->id, ==, "straight-2");
  g_assert_cmpint (paddock_road_editor_get_place (self.road), ==, 7);
  g_assert_false (gtk_widget_get_visible (get_uses (&self, inside)));
  paddock_document_file_undo (file);
  g_assert_cmpstr (get_tile_of (&self, 7), ==, "straight");
  g_assert_null (paddock_document_file_get_undo_label (file));
  drop_road (&self);
}

static void
test_keys_separate (void)
{
  Road self = present_road ();

  open_place (&self, 3);
  press_key ("shift+e");
  wait_until (g_strcmp0 (get_tile_of (&self, 3), "straight-2") == 0);
  g_assert_cmpstr (get_tile_of (&self, 7), ==, "straight");
  drop_road (&self);
}

/* The button is among what Tab reaches in the tile editor. */
static void
test_tab_reaches_it (void)
{
  Road self = present_road ();
  GtkWidget *editor = find_widget (GTK_WIDGET (self.window), PADDOCK_TYPE_TILE_EDITOR, NULL);
  GtkWidget *button = get_button (get_uses (&self, PADDOCK_TYPE_TILE_EDITOR));

  open_place (&self, 3);
  gtk_window_set_focus (GTK_WINDOW (self.window), NULL);
  while (get_focus (self.window) != button)
    g_assert_true (gtk_widget_child_focus (editor, GTK_DIR_TAB_FORWARD));
  press_key ("space");
  wait_until (g_strcmp0 (get_tile_of (&self, 3), "straight-2") == 0);
  drop_road (&self);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, test_) g_test_add_func ("/app/tile-uses/" path_, test_)
#define ADD_EACH(path_, test_)                                                                  \
  g_test_add_data_func ("/app/tile-uses/" path_ "/in-the-tile-editor", "PaddockTileEditor",     \
                        test_);                                                                 \
  g_test_add_data_func ("/app/tile-uses/" path_ "/in-the-properties", "PaddockPropertiesPanel", \
                        test_)
  ADD_EACH ("it-is-said", test_it_is_said);
  ADD ("it-is-offered-for-some", test_it_is_offered_for_some);
  ADD_EACH ("a-click-separates", test_a_click_separates);
  ADD ("keys-separate", test_keys_separate);
  ADD ("tab-reaches-it", test_tab_reaches_it);

  return g_test_run ();
}
