/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How documents come into windows, and what is shown if they do not.
 */

#include "window-fixture.h"

#include "library.h"
#include "recent-files.h"
#include "sheet-view.h"

static void
test_shows_why_a_file_cannot_be_read (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_window ();
  g_autoptr (GFile) place = write_file (folder, "example.track.xml", BAD_TRACK);
  GtkStack *stack;

  paddock_window_open (window, place);
  stack = find_widget (GTK_WIDGET (paddock_window_get_page (window)), GTK_TYPE_STACK, NULL);
  wait_until (g_strcmp0 (gtk_stack_get_visible_child_name (stack), "failed") == 0);
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (window), "doc.save", NULL)
                  && find_dialog (ADW_TYPE_MESSAGE_DIALOG));

  g_object_unref (copy_example (folder));
  activate (window, "doc.reload");
  wait_until (is_shown (window));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "ready");

  close_window (window);
  remove_folder (folder);
}

static void
test_opens_a_file_once (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  g_autoptr (GFile) place =
    g_object_ref (paddock_document_file_get_file (paddock_window_get_file (window)));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s",
                                             "templates/car.vehicle.xml"));
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);
  paddock_window_open (window, place);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);
  g_assert_cmpstr (get_title (paddock_window_get_file (window)), ==, "Harbour Loop");
  close_window (window);
  remove_folder (folder);
}

static void
test_every_library_document_opens (void)
{
  static const PaddockLibraryShelf shelves[] = { PADDOCK_LIBRARY_TEMPLATES,
                                                 PADDOCK_LIBRARY_EXAMPLES };
  PaddockWindow *window = present_window ();
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (shelves); i++) {
    g_auto (GStrv) ids = paddock_library_list (shelves[i]);

    g_assert_cmpuint (g_strv_length (ids), >=, 5);
    for (guint j = 0; ids[j]; j++) {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", ids[j]));
      g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, ++n);
      g_assert_true (is_shown (window));
      g_assert_cmpuint (strlen (get_title (paddock_window_get_file (window))), >, 0);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }
  }
  close_window (window); /* nothing was edited, so nothing is asked */
}

static void
test_opens_dropped_files (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_window ();
  g_autoptr (GFile) good = copy_example (folder);
  g_autoptr (GFile) bad = write_file (folder, "bad.track.xml", BAD_TRACK);
  GSList files[] = { { good, &files[1] }, { bad, NULL } };
  g_auto (GValue) value = G_VALUE_INIT;
  gpointer target = find_controller (GTK_WIDGET (window->stack), GTK_TYPE_DROP_TARGET);
  gboolean is_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &is_taken);
  g_assert_true (is_taken);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);
  close_window (window);
  remove_folder (folder);
}

static gboolean
is_recent (const char *uri)
{
  g_autoptr (GPtrArray) files = paddock_recent_files_list (20);

  for (guint i = 0; i < files->len; i++)
    if (g_str_equal (gtk_recent_info_get_uri (files->pdata[i]), uri))
      return TRUE;

  return FALSE;
}

static void
test_forgets_files_that_have_gone (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autofree char *uri = g_file_get_uri (place);

  paddock_recent_files_add (place);
  wait_until (is_recent (uri));
  g_file_delete (place, NULL, NULL);
  g_assert_false (is_recent (uri));
  wait_until (!gtk_recent_manager_has_item (gtk_recent_manager_get_default (), uri));
  remove_folder (folder);
}

static void
test_a_file_can_be_closed_while_it_is_read (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_window ();
  g_autoptr (GFile) place = copy_example (folder);
  PaddockDocumentFile *file;

  paddock_window_open (window, place);
  file = paddock_window_get_file (window);
  g_object_add_weak_pointer (G_OBJECT (file), (gpointer *) &file);
  activate (window, "doc.close");
  wait_until (adw_tab_view_get_n_pages (window->tabs) == 0);
  wait_until (!file);
  close_window (window);
  remove_folder (folder);
}

/* A door: shows FILE, as if somebody had asked WINDOW for it. */
typedef void (*Door) (PaddockWindow *window, GFile *file);

static void
drop (PaddockWindow *window, GFile *file)
{
  GSList files = { file, NULL };
  g_auto (GValue) value = G_VALUE_INIT;
  gpointer target = find_controller (GTK_WIDGET (window->stack), GTK_TYPE_DROP_TARGET);
  gboolean is_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (&files));
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &is_taken);
  g_assert_true (is_taken);
}

static void
choose_recent (PaddockWindow *window, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.open-uri", "s", uri));
}

/* Command line and file manager. */
static void
call (PaddockWindow *window, GFile *file)
{
  g_application_open (G_APPLICATION (application), &file, 1, "");
}

static GtkWindow *
get_active (void)
{
  return gtk_application_get_active_window (GTK_APPLICATION (application));
}

/* FILE, which FIRST has behind another tab, is asked for in SECOND. */
static void
check_door (PaddockWindow *first, PaddockWindow *second, Door door, GFile *file)
{
  g_autofree char *name = g_file_get_path (file);

  g_test_message ("%s", name);
  adw_tab_view_set_selected_page (first->tabs, adw_tab_view_get_nth_page (first->tabs, 1));
  gtk_window_present (GTK_WINDOW (second));
  wait_until (get_active () == GTK_WINDOW (second));

  door (second, file);
  wait_until (get_active () == GTK_WINDOW (first));
  g_assert_cmpint (adw_tab_view_get_n_pages (second->tabs), ==, 0);
  g_assert_cmpint (adw_tab_view_get_n_pages (first->tabs), ==, 2);
  g_assert_cmpstr (get_title (paddock_window_get_file (first)), ==, "Harbour Loop");
}

/* Other ways to the same file: a link to it, a link to its folder, a name with detours. */
static GPtrArray *
make_spellings (const char *folder)
{
  static const char *const ways[] = { "example.track.xml", "link.track.xml", "here/link.track.xml",
                                      "./here/../example.track.xml" };
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *link = g_build_filename (folder, "link.track.xml", NULL);
  g_autofree char *here = g_build_filename (folder, "here", NULL);

  g_assert_cmpint (symlink ("example.track.xml", link), ==, 0);
  g_assert_cmpint (symlink (".", here), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    g_ptr_array_add (files, g_file_new_build_filename (folder, ways[i], NULL));

  return files;
}

static void
test_a_file_of_another_window_is_shown_there (void)
{
  static const Door doors[] = { paddock_window_open, drop, choose_recent, call };
  g_autofree char *folder = make_folder ();
  PaddockWindow *first = present_example (folder);
  PaddockWindow *second = present_window ();
  g_autoptr (GPtrArray) spellings = make_spellings (folder);

  gtk_widget_activate_action (GTK_WIDGET (first), "win.new-from", "s", "templates/car.vehicle.xml");
  for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
    for (guint k = 0; k < spellings->len; k++)
      check_door (first, second, doors[i], spellings->pdata[k]);

  close_window (second);
  close_window (first);
  remove_folder (folder);
}

/* Equal content does not make one file of two. */
static void
test_a_copy_is_another_file (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *other = make_folder ();
  PaddockWindow *window = present_example (folder);
  g_autoptr (GFile) copy = copy_example (other);
  g_autoptr (GFile) missing = g_file_new_build_filename (other, "gone.track.xml", NULL);

  paddock_window_open (window, copy);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);
  paddock_window_open (window, missing);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 3);
  paddock_window_open (window, missing);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 3);
  close_window (window);
  remove_folder (folder);
  remove_folder (other);
}

/* The view that the selected tab has, by the document in it. */
static gboolean
has_view (PaddockWindow *window, GType type)
{
  return find_widget (GTK_WIDGET (paddock_window_get_page (window)), type, NULL) != NULL;
}

static void
test_each_kind_of_document_has_its_view (void)
{
  const struct {
    const char *id;
    GType type;
  } views[] = {
    { "templates/joyride-track.track.xml", PADDOCK_TYPE_HEX_VIEW },
    { "templates/road-track.track.xml", PADDOCK_TYPE_ROAD_VIEW },
    { "templates/car.vehicle.xml", PADDOCK_TYPE_SHEET_VIEW },
    { "templates/licence.vehicle.xml", PADDOCK_TYPE_SHEET_VIEW },
    { "templates/cards.cards.xml", PADDOCK_TYPE_SHEET_VIEW },
    { "templates/playtest.playtest.xml", PADDOCK_TYPE_RACE_VIEW },
  };
  PaddockWindow *window = present_window ();

  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", views[i].id);
    for (guint k = 0; k < G_N_ELEMENTS (views); k++)
      g_assert_true (has_view (window, views[k].type) == (views[k].type == views[i].type));
  }
  close_window (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/window-open/shows-why-a-file-cannot-be-read",
                   test_shows_why_a_file_cannot_be_read);
  g_test_add_func ("/app/window-open/opens-a-file-once", test_opens_a_file_once);
  g_test_add_func ("/app/window-open/every-library-document-opens",
                   test_every_library_document_opens);
  g_test_add_func ("/app/window-open/opens-dropped-files", test_opens_dropped_files);
  g_test_add_func ("/app/window-open/forgets-files-that-have-gone",
                   test_forgets_files_that_have_gone);
  g_test_add_func ("/app/window-open/a-file-can-be-closed-while-it-is-read",
                   test_a_file_can_be_closed_while_it_is_read);
  g_test_add_func ("/app/window-open/a-file-of-another-window-is-shown-there",
                   test_a_file_of_another_window_is_shown_there);
  g_test_add_func ("/app/window-open/a-copy-is-another-file", test_a_copy_is_another_file);
  g_test_add_func ("/app/window-open/each-kind-of-document-has-its-view",
                   test_each_kind_of_document_has_its_view);
  return g_test_run ();
}
