/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What windows say about unsaved work that is not kept, and about kept work that can't be read.
 */

#include "window-fixture.h"

static GtkInfoBar *
get_bar (PaddockWindow *window)
{
  return find_widget (GTK_WIDGET (window->backup_bar), GTK_TYPE_INFO_BAR, NULL);
}

static gboolean
says (PaddockWindow *window, const char *words)
{
  GtkLabel *text = find_widget (GTK_WIDGET (window->backup_bar), GTK_TYPE_LABEL, NULL);

  return gtk_info_bar_get_revealed (get_bar (window)) && strstr (gtk_label_get_label (text), words);
}

static gboolean
is_silent (PaddockWindow *window)
{
  return !gtk_info_bar_get_revealed (get_bar (window));
}

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "paddock", "unsaved", NULL);
}

static void
discard (PaddockWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* In every window and above every tab, with the reason; and in those that open meanwhile. */
static void
test_a_full_disk (void)
{
  PaddockWindow *first = present_window ();
  PaddockWindow *second = present_window ();
  PaddockWindow *third;
  g_autoptr (PaddockDocument) document = read_example ();

  paddock_window_open_untitled (first, document);
  set_title (paddock_window_get_file (first), "One");
  paddock_window_open_untitled (first, document);
  g_assert_true (is_silent (first));

  limit_files (100);
  set_title (paddock_window_get_file (first), "Two");
  wait_until (says (first, g_strerror (EFBIG)));
  g_assert_true (says (first, "is not being backed up"));
  g_assert_true (says (second, g_strerror (EFBIG)));
  third = present_window ();
  g_assert_true (says (third, g_strerror (EFBIG)));
  adw_tab_view_select_previous_page (first->tabs);
  g_assert_true (says (first, g_strerror (EFBIG)));
  discard (third); /* it lasts */
  g_assert_true (says (first, g_strerror (EFBIG)));

  limit_files (RLIM_INFINITY);
  wait_until (is_silent (first) && is_silent (second));
  discard (first);
  discard (second);
}

/* The folder has become a file, and is a folder again. */
static void
test_a_folder_that_cannot_be_used (void)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) document = read_example ();
  g_autofree char *folder = dup_folder ();
  g_autofree char *away = g_strconcat (folder, ".away", NULL);

  paddock_window_open_untitled (window, document);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  set_title (paddock_window_get_file (window), "One");
  wait_until (says (window, g_strerror (ENOTDIR)));

  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  wait_until (is_silent (window));
  discard (window);
}

/* The folder that somebody asks to see is the one of the journal. */
static const char *
get_shown (PaddockWindow *window)
{
  GtkWidget *button = find_button (GTK_WIDGET (window->backup_bar), "Show in _Folder");

  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.show-folder");
  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)),
                               NULL);
}

static void
test_work_that_cannot_be_read (void)
{
  PaddockWindow *first = present_window ();
  PaddockWindow *second = present_window ();
  PaddockAutosave *autosave = paddock_application_get_autosave (application);
  g_autofree char *folder = dup_folder ();
  g_autofree char *session = g_build_filename (folder, "ended", NULL);
  g_autoptr (GFile) damaged = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *content = NULL;

  g_assert_cmpint (g_mkdir (session, 0700), ==, 0);
  damaged = write_file (session, "1.journal", "damaged");
  uri = g_file_get_uri (damaged);
  g_ptr_array_unref (paddock_autosave_recover (autosave)); /* as a start does */
  g_assert_true (says (first, "can’t be read"));
  g_assert_true (says (first, "1.journal"));
  g_assert_true (says (second, "can’t be read"));
  g_assert_cmpstr (get_shown (first), ==, uri);

  g_assert_true (gtk_widget_activate (find_button (GTK_WIDGET (second->backup_bar), "_Dismiss")));
  wait_until (is_silent (first) && is_silent (second));
  g_assert_true (g_file_load_contents (damaged, NULL, &content, NULL, NULL, NULL));
  g_assert_cmpstr (content, ==, "damaged");
  g_assert_true (g_file_delete (damaged, NULL, NULL));
  discard (first);
  discard (second);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/backup-bar/a-full-disk", test_a_full_disk);
  g_test_add_func ("/app/backup-bar/a-folder-that-cannot-be-used",
                   test_a_folder_that_cannot_be_used);
  g_test_add_func ("/app/backup-bar/work-that-cannot-be-read", test_work_that_cannot_be_read);

  return g_test_run ();
}
