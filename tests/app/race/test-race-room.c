/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board comes first: how much of the window it has, in every phase of a race of each game, in small and large windows,
 * with the side panel and without, in the language of the environment.  It is whole in view and stays where it is from
 * one decision to the next; a zoom that somebody chose is left alone; the overview stands beside it, and only if asked for.
 */

#include "race-fixture.h"

#include "canvas-private.h"
#include "race-choices-private.h"

#include <glib/gi18n.h>
#include <locale.h>

#define N_DECISIONS 70

typedef struct {
  const char *track;
  guint n_kinds; /* of questions that a race must have asked until then */
} Course;

static const Course courses[] = { { "harbour-loop", 4 }, { "windmill-oval", 4 } };

typedef struct {
  int width, height;
  gboolean has_panel;
  double share; /* of the window below its header: at least */
} Size;

static const Size sizes[] = {
  { 1024, 700, TRUE, 0.45 },
  { 1024, 700, FALSE, 0.60 },
  { 1400, 900, TRUE, 0.55 },
  { 1400, 900, FALSE, 0.68 },
};

/* --- A race --- */

static PaddockWindow *
present_race_on (const char *track, const char *folder)
{
  g_autofree char *name = g_strconcat (track, ".track.xml", NULL);
  g_autofree char *path =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "tracks", name, NULL);
  g_autofree char *content = NULL;
  g_autoptr (GFile) file = NULL;
  PaddockWindow *window = present_window ();

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  file = write_file (folder, name, content);
  paddock_window_open (window, file);
  wait_until (is_shown (window));
  g_random_set_seed (5);
  activate (window, "race.toggle");
  paddock_race_set_speed (paddock_window_get_race (window), 0);
  paddock_race_pause (paddock_window_get_race (window));
  return window;
}

static void
settle (PaddockWindow *window)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* What the window manager's frame takes of the size is given back. */
static void
resize (PaddockWindow *window, const Size *size)
{
  GtkWidget *widget = GTK_WIDGET (window);

  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  g_object_set (window, "show-panel", size->has_panel, NULL);
  wait_until (ABS (gtk_widget_get_width (widget) - size->width) < 20
              && ABS (gtk_widget_get_height (widget) - size->height) < 20);
  settle (window);
  gtk_window_set_default_size (GTK_WINDOW (window), 2 * size->width - gtk_widget_get_width (widget),
                               2 * size->height - gtk_widget_get_height (widget));
  wait_until (gtk_widget_get_width (widget) == size->width
              && gtk_widget_get_height (widget) == size->height);
  settle (window);
}

/* One decision more, by whoever it is for. */
static void
go_on (PaddockRace *race)
{
  const PaddockDecision *decision = paddock_race_get_decision (race);

  if (paddock_race_is_person (race, decision->player))
    paddock_race_choose (race, decision->n_choices / 2);
  else
    paddock_race_step (race);
  wait_until (!paddock_race_is_thinking (race));
}

/* --- Room --- */

static graphene_rect_t
get_bounds (PaddockWindow *window, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return bounds;
}

/* The canvas is scrolled within its frame, so that what is seen of it is as large as that. */
static graphene_rect_t
get_board (PaddockWindow *window)
{
  return get_bounds (window, gtk_widget_get_parent (GTK_WIDGET (get_view (window)->canvas)));
}

static double
get_share (PaddockWindow *window)
{
  GtkWidget *header = find_widget (GTK_WIDGET (window), ADW_TYPE_HEADER_BAR, NULL);
  graphene_rect_t board = get_board (window), top = get_bounds (window, header);
  float height =
    (float) gtk_widget_get_height (GTK_WIDGET (window)) - top.origin.y - top.size.height;

  return board.size.width * board.size.height
         / ((float) gtk_widget_get_width (GTK_WIDGET (window)) * height);
}

static void
assert_whole (PaddockWindow *window)
{
  const PaddockCanvasView *view = &get_view (window)->canvas->view;
  PaddockPoint min = paddock_canvas_view_from_scene (view, view->min);
  PaddockPoint max = paddock_canvas_view_from_scene (view, view->max);

  g_assert_cmpfloat (min.x, >=, 0);
  g_assert_cmpfloat (min.y, >=, 0);
  g_assert_cmpfloat (max.x, <=, view->width);
  g_assert_cmpfloat (max.y, <=, view->height);
}

static void
assert_share (PaddockWindow *window, const Size *size, const char *question)
{
  double share = get_share (window);

  if (share < size->share)
    g_error ("%d x %d, %s panel, %s: the board has %.1f %% of the window, not %.0f %%", size->width,
             size->height, size->has_panel ? "with" : "without", question, 100 * share,
             100 * size->share);
}

static void
assert_same_view (PaddockWindow *window, graphene_rect_t board, PaddockCanvasView view)
{
  const PaddockCanvasView *now = &get_view (window)->canvas->view;
  graphene_rect_t at = get_board (window);

  g_assert_true (graphene_rect_equal (&at, &board));
  g_assert_cmpfloat (now->zoom, ==, view.zoom);
  g_assert_cmpfloat (now->origin.x, ==, view.origin.x);
  g_assert_cmpfloat (now->origin.y, ==, view.origin.y);
}

static void
race_in (PaddockWindow *window, const Size *size, GHashTable *kinds)
{
  PaddockRace *race = paddock_window_get_race (window);
  graphene_rect_t board;
  PaddockCanvasView view;

  resize (window, size);
  board = get_board (window);
  view = get_view (window)->canvas->view;
  assert_whole (window);
  for (guint i = 0; i < N_DECISIONS && paddock_race_get_decision (race); i++) {
    const PaddockDecision *decision = paddock_race_get_decision (race);
    const char *question = paddock_race_get_setup (race)->game->asks[decision->kind].name;

    g_hash_table_add (kinds, (gpointer) question);
    settle (window);
    assert_share (window, size, question);
    assert_same_view (window, board, view);
    go_on (race);
  }
}

static void
test_the_board_has_its_share_in_every_phase (gconstpointer data)
{
  const Course *course = data;
  g_autoptr (GHashTable) kinds = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *folder = make_folder ();
    PaddockWindow *window = present_race_on (course->track, folder);

    race_in (window, &sizes[i], kinds);
    drop_window (window);
    remove_folder (folder);
  }
  g_assert_cmpuint (g_hash_table_size (kinds), >=, course->n_kinds);
}

/* It is fitted anew with the window, unless somebody chose how large it is. */
static void
test_a_zoom_that_somebody_chose_stays (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race_on ("harbour-loop", folder);
  PaddockCanvas *canvas = get_view (window)->canvas;
  double fitted, chosen;

  resize (window, &sizes[2]);
  fitted = paddock_canvas_get_zoom (canvas);
  for (guint i = 0; i < 12; i++)
    go_on (paddock_window_get_race (window));
  resize (window, &sizes[0]);
  g_assert_cmpfloat (paddock_canvas_get_zoom (canvas), <, fitted);
  assert_whole (window);

  for (guint i = 0; i < 6; i++)
    paddock_canvas_zoom_in (canvas);
  chosen = paddock_canvas_get_zoom (canvas);
  for (guint i = 0; i < 24; i++) {
    PaddockCanvasView before = canvas->view;

    go_on (paddock_window_get_race (window));
    settle (window);
    assert_same_view (window, get_board (window), before);
  }
  resize (window, &sizes[2]);
  g_assert_cmpfloat (paddock_canvas_get_zoom (canvas), ==, chosen);
  drop_window (window);
  remove_folder (folder);
}

/* Where it is docked it covers nothing. */
static void
test_the_overview_stands_beside_the_board_if_asked_for (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race_on ("harbour-loop", folder);
  GtkWidget *minimap = GTK_WIDGET (get_view (window)->minimap);
  graphene_rect_t board, overview;

  resize (window, &sizes[0]);
  paddock_canvas_zoom_to (get_view (window)->canvas, 4);
  settle (window);
  g_assert_false (gtk_widget_get_visible (minimap));
  activate (window, "view.show-minimap");
  wait_until (gtk_widget_get_visible (minimap));
  settle (window);
  board = get_board (window);
  overview = get_bounds (window, minimap);
  g_assert_cmpfloat (overview.size.width, >, 0);
  g_assert_false (graphene_rect_intersection (&board, &overview, NULL));
  activate (window, "view.show-minimap");
  drop_window (window);
  remove_folder (folder);
}

static void
bind_language (void)
{
  g_autofree char *catalogues = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);

  setlocale (LC_ALL, "");
  bindtextdomain ("paddock", catalogues);
  bind_textdomain_codeset ("paddock", "UTF-8");
  textdomain ("paddock");
}

int
main (int argc, char **argv)
{
  bind_language ();
  init_application (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (courses); i++) {
    g_autofree char *path =
      g_strdup_printf ("/app/race-room/the-board-has-its-share-in-every-phase-on-%s",
                       courses[i].track);

    g_test_add_data_func (path, &courses[i], test_the_board_has_its_share_in_every_phase);
  }
  g_test_add_func ("/app/race-room/a-zoom-that-somebody-chose-stays",
                   test_a_zoom_that_somebody_chose_stays);
  g_test_add_func ("/app/race-room/the-overview-stands-beside-the-board-if-asked-for",
                   test_the_overview_stands_beside_the_board_if_asked_for);

  return g_test_run ();
}
