/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pieces of a course in real windows: copied, cut and pasted, also between documents, and listed in the outline.
 */

#include "window-fixture.h"

#include "outline-panel.h"
#include "road-selection.h"

static PaddockRoadEditor *
get_road (PaddockWindow *window)
{
  return paddock_road_view_get_road_editor (paddock_window_get_road_view (window));
}

static guint
count_places (PaddockWindow *window)
{
  return paddock_list_len (paddock_road_editor_get_track (get_road (window))->places);
}

static void
open_template (PaddockWindow *window, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", name);
  wait_until (is_shown (window));
}

static void
close_all (PaddockWindow *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (!window);
}

static void
test_pieces_go_between_documents (void)
{
  PaddockWindow *window = present_window ();

  open_template (window, "templates/road-track.track.xml");
  paddock_road_editor_set_place (get_road (window), 2);
  paddock_road_selection_extend (get_road (window), 5);
  activate (window, "road.cut");
  g_assert_cmpuint (count_places (window), ==, 7);
  g_assert_cmpstr (paddock_document_file_get_undo_label (paddock_window_get_file (window)), ==,
                   "Cut");
  activate (window, "road.paste");
  wait_until (count_places (window) == 11);
  activate (window, "road.copy"); /* what was pasted is selected */

  open_template (window, "templates/road-track.track.xml");
  activate (window, "road.paste");
  wait_until (count_places (window) == 15);
  g_assert_cmpstr (paddock_document_file_get_undo_label (paddock_window_get_file (window)), ==,
                   "Paste");
  activate (window, "doc.undo");
  g_assert_cmpuint (count_places (window), ==, 11);
  close_all (window);
}

/* A road takes no hexes: people are told, and nothing happens. */
static void
test_other_pieces_are_refused (void)
{
  PaddockWindow *window = present_window ();

  open_template (window, "templates/joyride-track.track.xml");
  activate (window, "edit.select-all");
  activate (window, "edit.copy");
  open_template (window, "templates/road-track.track.xml");
  activate (window, "road.paste");
  wait_until (paddock_road_editor_get_words (get_road (window)));
  g_assert_cmpuint (count_places (window), ==, 11);
  close_all (window);
}

static guint
count_selected (GtkSelectionModel *rows)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (rows);

  return (guint) gtk_bitset_get_size (selected);
}

static void
test_the_outline_shares_the_selection (void)
{
  PaddockWindow *window = present_window ();
  g_autoptr (GArray) places = NULL;
  GtkSelectionModel *rows;
  GtkWidget *outline;

  open_template (window, "templates/road-track.track.xml");
  outline =
    find_widget (GTK_WIDGET (paddock_window_get_page (window)), PADDOCK_TYPE_OUTLINE_PANEL, NULL);
  rows = gtk_list_view_get_model (find_widget (outline, GTK_TYPE_LIST_VIEW, NULL));
  activate (window, "road.select-all");
  g_assert_cmpuint (count_selected (rows), ==, 11);
  gtk_selection_model_unselect_item (rows, 0); /* may be a heading */
  gtk_selection_model_select_range (rows, 1, 3, TRUE);
  places = paddock_road_selection_list (get_road (window));
  g_assert_cmpuint (places->len, ==, 3);
  close_all (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/road-clip/pieces-go-between-documents", test_pieces_go_between_documents);
  g_test_add_func ("/app/road-clip/other-pieces-are-refused", test_other_pieces_are_refused);
  g_test_add_func ("/app/road-clip/the-outline-shares-the-selection",
                   test_the_outline_shares_the_selection);
  return g_test_run ();
}
