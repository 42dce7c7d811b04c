/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "history-panel.h"
#include "history-step.h"
#include "side-panel.h"

static GtkWidget *
find_panel (PaddockWindow *window)
{
  return find_widget (GTK_WIDGET (paddock_window_get_page (window)), PADDOCK_TYPE_SIDE_PANEL, NULL);
}

static void
test_page_and_width_are_remembered (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  g_autoptr (PaddockSettings) settings = g_object_ref (window->settings);
  g_autofree char *page = NULL;
  int width;

  g_object_set (find_panel (window), "page", "history", "width", 400, NULL);
  close_window (window);

  window = present_example (folder);
  g_object_get (find_panel (window), "page", &page, "width", &width, NULL);
  g_assert_cmpstr (page, ==, "history");
  g_assert_cmpint (width, ==, 400);
  g_object_set (window->settings, "panel-page", "nonsense", NULL);
  g_object_set (find_panel (window), "page", "properties", "width", 1, NULL);
  g_object_get (settings, "panel-width", &width, NULL);
  g_assert_cmpint (width, ==, PADDOCK_PANEL_MIN_WIDTH);
  close_window (window);
  remove_folder (folder);
}

static char *
dup_words (GListModel *steps, guint i)
{
  g_autoptr (PaddockHistoryStep) step = g_list_model_get_item (steps, i);
  g_autofree char *label = NULL;
  g_autofree char *words = NULL;

  g_object_get (step, "label", &label, "state-words", &words, NULL);
  return g_strjoin ("|", label, words, NULL);
}

static void
assert_steps (GListModel *steps, const char *const *expected)
{
  g_assert_cmpuint (g_list_model_get_n_items (steps), ==, g_strv_length ((char **) expected));
  for (guint i = 0; expected[i]; i++) {
    g_autofree char *words = dup_words (steps, i);

    g_assert_cmpstr (words, ==, expected[i]);
  }
}

static void
test_history_lists_and_travels (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  GtkWidget *panel = find_widget (find_panel (window), PADDOCK_TYPE_HISTORY_PANEL, NULL);
  GtkListView *list = find_widget (panel, GTK_TYPE_LIST_VIEW, NULL);
  GListModel *steps = G_LIST_MODEL (gtk_list_view_get_model (list));

  set_title (file, "One");
  set_title (file, "Two");
  assert_steps (steps, (const char *const[]){ "Opened|", "Change Title|", "Change Title|Shown now",
                                              NULL });

  g_signal_emit_by_name (list, "activate", 1);
  g_assert_cmpstr (get_title (file), ==, "One");
  assert_steps (steps, (const char *const[]){ "Opened|", "Change Title|Shown now",
                                              "Change Title|Undone", NULL });

  set_title (file, "Three"); /* what was undone goes */
  assert_steps (steps, (const char *const[]){ "Opened|", "Change Title|", "Change Title|Shown now",
                                              NULL });
  g_signal_emit_by_name (list, "activate", 0);
  g_assert_false (paddock_document_file_is_modified (file));
  close_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/side-panel/page-and-width-are-remembered",
                   test_page_and_width_are_remembered);
  g_test_add_func ("/app/side-panel/history-lists-and-travels", test_history_lists_and_travels);
  return g_test_run ();
}
