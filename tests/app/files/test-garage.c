/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of the vehicles in a folder, filled by a thread.
 */

#include "app-fixture.h"

#include "garage.h"
#include "library.h"
#include "save.h"

#define BAD "<licence xmlns=\"urn:paddock:documents\" version=\"1\" id=\"x\" nonsense=\"1\"/>\n"

/* Puts an example into FOLDER under another name. */
static void
put (const char *folder, const char *id, const char *name)
{
  g_autoptr (PaddockDocument) document = paddock_library_load (id, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (paddock_xml_save (document, path, &error));
  g_assert_no_error (error);
}

static void
load (PaddockGarage *garage, const char *folder)
{
  g_autoptr (GFile) place = folder ? g_file_new_for_path (folder) : NULL;

  paddock_garage_load (garage, place);
  g_assert_true (paddock_garage_is_loading (garage));
  wait_until (!paddock_garage_is_loading (garage));
}

static guint
count (PaddockGarage *garage)
{
  return g_list_model_get_n_items (paddock_garage_get_items (garage));
}

static PaddockGarageItem *
get (PaddockGarage *garage, guint i)
{
  g_autoptr (PaddockGarageItem) item = g_list_model_get_item (paddock_garage_get_items (garage), i);

  return item;
}

static void
test_lists_vehicles_by_file_name (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (PaddockGarage) garage = paddock_garage_new ();
  g_autoptr (GFile) note = write_file (folder, "notes.txt", "no vehicle");

  put (folder, "vehicles/red-comet.vehicle.xml", "b10.vehicle.xml");
  put (folder, "vehicles/basic-chariot.vehicle.xml", "b9.vehicle.xml");
  put (folder, "tracks/harbour-loop.track.xml", "a.track.xml");
  load (garage, folder);

  g_assert_null (paddock_garage_get_failure (garage));
  g_assert_cmpuint (count (garage), ==, 2);
  g_assert_cmpstr (paddock_garage_item_get_title (get (garage, 0)), ==, "Basic Chariot");
  g_assert_cmpstr (paddock_garage_item_get_title (get (garage, 1)), ==, "Red Comet");
  g_assert_nonnull (paddock_garage_item_get_document (get (garage, 1)));
  g_assert_null (paddock_garage_item_get_reason (get (garage, 1)));
  g_assert_nonnull (paddock_garage_item_get_file (get (garage, 1)));
  remove_folder (folder);
}

static void
test_bad_files_come_with_their_reason (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (PaddockGarage) garage = paddock_garage_new ();
  g_autoptr (GFile) bad = write_file (folder, "bad.vehicle.xml", BAD);

  put (folder, "tracks/harbour-loop.track.xml", "track.vehicle.xml");
  load (garage, folder);

  g_assert_cmpuint (count (garage), ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_null (paddock_garage_item_get_document (get (garage, i)));
  g_assert_cmpstr (paddock_garage_item_get_title (get (garage, 0)), ==, "bad.vehicle.xml");
  g_assert_nonnull (strstr (paddock_garage_item_get_reason (get (garage, 0)), "nonsense"));
  g_assert_true (g_str_has_prefix (paddock_garage_item_get_reason (get (garage, 0)), "Line 1: "));
  g_assert_cmpstr (paddock_garage_item_get_reason (get (garage, 1)), ==,
                   "This file is not a vehicle.");
  remove_folder (folder);
}

static void
test_a_folder_that_is_gone_says_so (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (PaddockGarage) garage = paddock_garage_new ();

  remove_folder (folder);
  load (garage, folder);
  g_assert_cmpuint (count (garage), ==, 0);
  g_assert_nonnull (strstr (paddock_garage_get_failure (garage), folder));

  load (garage, NULL);
  g_assert_null (paddock_garage_get_failure (garage));
}

/* All that are on the shelf, whatever their game. */
static void
test_lists_what_comes_with_the_program (void)
{
  g_autoptr (PaddockGarage) garage = paddock_garage_new ();
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_EXAMPLES);
  guint n = 0;

  for (guint i = 0; ids[i]; i++)
    n += g_str_has_prefix (ids[i], "vehicles/");
  load (garage, NULL);
  g_assert_cmpuint (n, >, 10);
  g_assert_cmpuint (count (garage), ==, n);
  for (guint i = 0; i < n; i++) {
    g_assert_nonnull (paddock_garage_item_get_document (get (garage, i)));
    g_assert_null (paddock_garage_item_get_file (get (garage, i)));
    g_assert_true (g_str_has_prefix (paddock_garage_item_get_id (get (garage, i)), "vehicles/"));
  }
}

static void
test_matches_game_and_name (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (PaddockGarage) garage = paddock_garage_new ();
  PaddockGarageItem *bad, *car;
  g_autoptr (GFile) file = write_file (folder, "a-bad.vehicle.xml", BAD);

  put (folder, "vehicles/red-comet.vehicle.xml", "mine.vehicle.xml");
  load (garage, folder);
  bad = get (garage, 0);
  car = get (garage, 1);

  g_assert_true (paddock_garage_item_matches (car, NULL, ""));
  g_assert_true (paddock_garage_item_matches (car, "joyride", "comet"));
  g_assert_true (paddock_garage_item_matches (car, NULL, "mine"));
  g_assert_false (paddock_garage_item_matches (car, "frothy", ""));
  g_assert_false (paddock_garage_item_matches (car, NULL, "zeppelin"));
  g_assert_true (paddock_garage_item_matches (bad, NULL, "a-bad"));
  g_assert_false (paddock_garage_item_matches (bad, "joyride", ""));
  remove_folder (folder);
}

static void
count_changes_cb (guint *n)
{
  (*n)++;
}

/* A folder of many comes bit by bit, and is left alone once another one is wanted. */
static void
test_many_files_come_in_batches (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (PaddockGarage) garage = paddock_garage_new ();
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  guint n_changes = 0;

  for (guint i = 0; i < 300; i++) {
    g_autofree char *name = g_strdup_printf ("%u.vehicle.xml", i);
    g_autoptr (GFile) file = write_file (folder, name, BAD);
  }
  g_signal_connect_swapped (garage, "changed", G_CALLBACK (count_changes_cb), &n_changes);
  load (garage, folder);
  g_assert_cmpuint (count (garage), ==, 300);
  g_assert_cmpuint (n_changes, >, 10);
  g_assert_cmpstr (paddock_garage_item_get_title (get (garage, 299)), ==, "299.vehicle.xml");

  paddock_garage_load (garage, place);
  load (garage, NULL);
  g_assert_nonnull (paddock_garage_item_get_id (get (garage, 0)));
  g_assert_cmpuint (count (garage), <, 100);

  paddock_garage_load (garage, place); /* goes while the thread reads */
  g_assert_finalize_object (g_steal_pointer (&garage));
  for (guint i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/garage/lists-vehicles-by-file-name", test_lists_vehicles_by_file_name);
  g_test_add_func ("/app/garage/bad-files-come-with-their-reason",
                   test_bad_files_come_with_their_reason);
  g_test_add_func ("/app/garage/a-folder-that-is-gone-says-so", test_a_folder_that_is_gone_says_so);
  g_test_add_func ("/app/garage/lists-what-comes-with-the-program",
                   test_lists_what_comes_with_the_program);
  g_test_add_func ("/app/garage/matches-game-and-name", test_matches_game_and_name);
  g_test_add_func ("/app/garage/many-files-come-in-batches", test_many_files_come_in_batches);

  return g_test_run ();
}
