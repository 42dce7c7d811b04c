/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-private.h"
#include "shelf.h"
#include "view-overlay.h"
#include "window-fixture.h"

static gboolean
is_marked (PaddockWindow *window)
{
  return paddock_document_page_get_canvas (paddock_window_get_page (window))
    ->overlays[PADDOCK_OVERLAY_VIEW]
    .is_set;
}

static void
set_game (PaddockDocumentFile *file, PaddockGameName game)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, "Change Game", NULL);

  ((PaddockHexTrack *) edit->draft)->game = (int) game;
  g_assert_true (paddock_document_file_commit (file, edit));
}

/* Or closing would ask. */
static void
take_back (PaddockWindow *window)
{
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    activate (window, "doc.undo");
}

static void
nothing_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_boolean (task, TRUE);
}

static void
ended_cb (GObject *source, GAsyncResult *result, gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
}

/* Threads take up what is to be done in its order. */
static void
wait_for_threads (void)
{
  for (guint i = 0; i < 20; i++) {
    gboolean is_over = FALSE;
    g_autoptr (GTask) task = g_task_new (NULL, NULL, ended_cb, &is_over);

    g_task_run_in_thread (task, nothing_thread);
    wait_until (is_over);
  }
}

static void
test_numbers_come_later (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);

  activate (window, "view.look-at-distance");
  g_assert_false (is_marked (window));
  wait_until (is_marked (window));
  set_title (paddock_window_get_file (window), "Another"); /* they stay until there are others */
  g_assert_true (is_marked (window));

  activate (window, "view.look-at-width"); /* those of another view do not */
  g_assert_false (is_marked (window));
  wait_until (is_marked (window));
  activate (window, "view.look-at-width");
  g_assert_false (is_marked (window));
  take_back (window);
  close_window (window);
  remove_folder (folder);
}

static void
test_the_last_wish_is_what_is_shown (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);

  activate (window, "view.look-at-routes");
  set_title (file, "Another");
  set_game (file, PADDOCK_GAME_FROTHY); /* which has no routes */
  wait_for_threads ();
  g_assert_false (is_marked (window));

  set_game (file, PADDOCK_GAME_JOYRIDE);
  wait_until (is_marked (window));
  activate (window, "view.look-at-routes");
  take_back (window);
  close_window (window);
  remove_folder (folder);
}

static void
test_a_window_can_go_while_they_are_worked_out (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);

  activate (window, "view.look-at-distance");
  close_window (window);
  wait_for_threads ();
  remove_folder (folder);
}

static gboolean
is_enough (gpointer n_asked)
{
  return ++*(guint *) n_asked == 3;
}

static void
test_a_look_can_be_stopped (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  guint n_asked = 0;
  PaddockStop stop = { is_enough, &n_asked };

  for (int i = 0; i < 100 * 100; i++)
    paddock_board_set (&track->board, PADDOCK_HEX (i % 100, i / 100),
                       PADDOCK_CELL (PADDOCK_CELL_SPACE));
  g_assert_null (paddock_view_overlay_new (PADDOCK_VIEW_COORDINATES, document, NULL, &stop));
  g_assert_cmpuint (n_asked, ==, 3);
}

static const PaddockView road_views[] = { PADDOCK_VIEW_ROWS, PADDOCK_VIEW_LANES,
                                          PADDOCK_VIEW_LINKS };

static void
test_roads_have_views_of_their_own (void)
{
  g_autoptr (PaddockDocument) road = paddock_shelf_load ("tracks/snowmelt.track.xml", NULL, NULL);
  g_autoptr (PaddockDocument) hexes = paddock_document_new (&paddock_hex_track_kind);
  PaddockTrackCar car = { PADDOCK_HEX (0, 0), 0, 6 };

  for (guint i = 0; i < G_N_ELEMENTS (road_views); i++) {
    g_autoptr (PaddockScene) scene = paddock_view_overlay_new (road_views[i], road, &car, NULL);

    g_assert_nonnull (scene);
    g_assert_null (paddock_view_overlay_new (road_views[i], hexes, &car, NULL));
  }
  g_assert_null (paddock_view_overlay_new (PADDOCK_VIEW_WIDTH, road, &car, NULL));
}

static void
test_views_of_a_road_are_shown (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "road.track.xml", NULL);
  g_autoptr (GFile) location = g_file_new_for_path (path);
  const PaddockShelfFile *shelf = paddock_shelf_find ("tracks/snowmelt.track.xml");
  PaddockWindow *window = present_window ();

  g_assert_true (g_file_set_contents (path, shelf->data, (gssize) shelf->size, NULL));
  paddock_window_open (window, location);
  wait_until (is_shown (window));
  for (guint i = 0; i < G_N_ELEMENTS (road_views); i++) {
    g_autofree char *name = g_strconcat ("view.look-at-", paddock_views[road_views[i]].name, NULL);

    activate (window, name);
    wait_until (is_marked (window));
    activate (window, name); /* again: it goes */
    g_assert_false (is_marked (window));
  }
  close_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
#define ADD(path_, test_) g_test_add_func ("/app/view-marks/" path_, test_)
  ADD ("numbers-come-later", test_numbers_come_later);
  ADD ("the-last-wish-is-what-is-shown", test_the_last_wish_is_what_is_shown);
  ADD ("a-window-can-go-while-they-are-worked-out", test_a_window_can_go_while_they_are_worked_out);
  ADD ("a-look-can-be-stopped", test_a_look_can_be_stopped);
  ADD ("roads-have-views-of-their-own", test_roads_have_views_of_their_own);
  ADD ("views-of-a-road-are-shown", test_views_of_a_road_are_shown);
  return g_test_run ();
}
