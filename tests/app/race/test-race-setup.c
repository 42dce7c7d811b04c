/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setting up a race: it is remembered however it is left, follows the track, says what would make a race of it, and its rows
 * stay under the pointer; and races with what is on a sheet.
 */

#include "library.h"
#include "race-fixture.h"
#include "race-setup-private.h"
#include "sheet-plans.h"

static PaddockRaceSetupWindow *
open_setup (PaddockWindow *window)
{
  GtkWidget *dialog = NULL;

  activate (window, "race.setup");
  wait_until ((dialog = find_dialog (PADDOCK_TYPE_RACE_SETUP_WINDOW)));
  return PADDOCK_RACE_SETUP_WINDOW (dialog);
}

static void
leave (PaddockRaceSetupWindow *setup)
{
  gtk_window_close (GTK_WINDOW (setup));
  wait_until (!find_dialog (PADDOCK_TYPE_RACE_SETUP_WINDOW));
}

static AdwComboRow *
get_level (PaddockRaceSetupWindow *setup, guint seat)
{
  return ADW_COMBO_ROW (find_widget (setup->seat_rows->pdata[seat], ADW_TYPE_COMBO_ROW, "Driver"));
}

static const PaddockPlaytestSeat *
get_seat (PaddockRaceSetupWindow *setup, guint seat)
{
  return PADDOCK_LIST_AT (setup->plan->seats, PaddockPlaytestSeat, seat);
}

static GtkSpinButton *
get_number (PaddockRaceSetupWindow *setup)
{
  GtkWidget *row = find_widget (GTK_WIDGET (setup->seats), ADW_TYPE_ACTION_ROW, "Seats");

  return GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
}

/* Seats and drivers, of a drawing and of a race on it. */
static void
test_is_remembered (gconstpointer action)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = action ? present_race (folder) : present_example (folder);
  PaddockRaceSetupWindow *setup = open_setup (window);

  adw_combo_row_set_selected (get_level (setup, 1), 0);
  gtk_spin_button_set_value (get_number (setup), 3);
  leave (setup);
  setup = open_setup (window);
  g_assert_cmpuint (paddock_list_len (setup->plan->seats), ==, 3);
  g_assert_cmpstr (paddock_text_get (get_seat (setup, 1)->driver), ==, "person");
  leave (setup);
  drop_window (window);
  remove_folder (folder);
}

/* Whoever clicks on one after another finds them where they were. */
static void
test_rows_stay (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockRaceSetupWindow *setup = open_setup (window);
  AdwComboRow *level = get_level (setup, 1);
  gpointer first = setup->seat_rows->pdata[0];

  for (guint selected = 0; selected < 3; selected++) {
    adw_combo_row_set_selected (level, selected);
    while (g_main_context_iteration (NULL, FALSE))
      ;
    g_assert_true (get_level (setup, 1) == level);
    g_assert_cmpint (g_str_equal (paddock_text_get (get_seat (setup, 1)->driver), "person"), ==,
                     selected == 0);
  }
  gtk_spin_button_set_value (get_number (setup), 2);
  gtk_spin_button_set_value (get_number (setup), 4);
  g_assert_true (setup->seat_rows->pdata[0] == first);
  g_assert_true (get_level (setup, 1) == level);
  g_assert_cmpuint (setup->seat_rows->len, ==, 4);
  leave (setup);
  drop_window (window);
  remove_folder (folder);
}

/* A number that is typed counts when the keyboard leaves it, even for a row that goes because of it. */
static void
test_number_takes_row (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockRaceSetupWindow *setup = open_setup (window);
  GtkSpinButton *number = get_number (setup);
  g_autoptr (GtkWidget) last = NULL;

  gtk_spin_button_set_value (number, 4);
  g_set_object (&last, setup->seat_rows->pdata[3]);
  gtk_widget_grab_focus (GTK_WIDGET (number));
  gtk_editable_set_text (GTK_EDITABLE (number), "2");
  gtk_widget_child_focus (last, GTK_DIR_TAB_FORWARD);
  g_assert_cmpuint (setup->seat_rows->len, ==, 2);
  g_assert_cmpuint (paddock_list_len (setup->plan->seats), ==, 2);
  wait_until (!gtk_widget_get_root (last));
  leave (setup);
  drop_window (window);
  remove_folder (folder);
}

static PaddockWindow *
present_document (PaddockDocument *document)
{
  PaddockWindow *window = present_window ();

  paddock_window_open_untitled (window, document);
  return window;
}

static PaddockDocument *
load_with_grid (guint n)
{
  g_autoptr (PaddockDocument) track = paddock_library_load ("tracks/windmill-oval.track.xml", NULL);
  PaddockHexTrack *record = paddock_document_dup_record (track);

  while (paddock_list_len (record->grid) > n)
    paddock_list_remove (&record->grid, paddock_list_len (record->grid) - 1);
  return paddock_document_new_take (track->kind, record);
}

static guint
count_places (PaddockDocumentFile *file)
{
  const PaddockHexTrack *track = paddock_document_file_get_document (file)->record;

  return paddock_list_len (track->grid);
}

/* What is in the way is repaired on the drawing, as a step like any other. */
static void
test_repair_is_offered (void)
{
  g_autoptr (PaddockDocument) track = load_with_grid (2);
  PaddockWindow *window = present_document (track);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  PaddockRaceSetupWindow *setup = open_setup (window);

  g_assert_cmpuint (paddock_list_len (setup->plan->seats), ==,
                    2); /* as many as there is room for */
  gtk_spin_button_set_value (get_number (setup), 4);
  g_assert_false (gtk_widget_get_sensitive (setup->race_button));
  g_assert_cmpstr (gtk_button_get_label (setup->repair_button), ==, "Add Grid Places");
  g_signal_emit_by_name (setup->repair_button, "clicked");
  wait_until (gtk_widget_get_sensitive (setup->race_button));
  g_assert_cmpuint (count_places (file), >=, 4);
  g_assert_cmpuint (paddock_list_len (setup->plan->seats), ==, 4);
  leave (setup);
  g_assert_cmpstr (paddock_document_file_get_undo_label (file), ==, "Add Grid Places");
  activate (window, "doc.undo");
  g_assert_cmpuint (count_places (file), ==, 2);

  setup = open_setup (window); /* with as many seats as the track has now */
  g_assert_cmpuint (paddock_list_len (setup->plan->seats), ==, 2);
  leave (setup);
  drop_window (window);
}

/* The person drives it, on a track of its game. */
static void
test_sheets_are_raced (gconstpointer id)
{
  g_autoptr (PaddockDocument) sheet = paddock_library_load (id, NULL);
  PaddockWindow *window = present_document (sheet);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  PaddockDocument *race;

  g_assert_true (gtk_widget_get_visible (window->race_button));
  activate (window, "race.toggle");
  g_assert_nonnull (get_view (window));
  g_assert_null (paddock_race_get_error (paddock_window_get_race (window)));
  race = paddock_document_file_get_document (paddock_window_get_file (window));
  g_assert_true (paddock_sheet_is_raced (race, sheet));
  activate (window, "race.toggle");
  g_assert_true (paddock_window_get_file (window) == file);
  activate (window, "race.toggle"); /* the same race: nothing has changed */
  g_assert_true (paddock_document_file_get_document (paddock_window_get_file (window)) == race);
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);
  drop_window (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

  g_test_add_data_func ("/app/race-setup/is-remembered/of-a-drawing", NULL, test_is_remembered);
  g_test_add_data_func ("/app/race-setup/is-remembered/of-a-race", "race", test_is_remembered);
  g_test_add_func ("/app/race-setup/rows-stay", test_rows_stay);
  g_test_add_func ("/app/race-setup/number-takes-row", test_number_takes_row);
  g_test_add_func ("/app/race-setup/repair-is-offered", test_repair_is_offered);
  g_test_add_data_func ("/app/race-setup/sheets-are-raced/licence",
                        "vehicles/barrel-daughters.vehicle.xml", test_sheets_are_raced);
  g_test_add_data_func ("/app/race-setup/sheets-are-raced/car", "vehicles/red-comet.vehicle.xml",
                        test_sheets_are_raced);
  g_test_add_data_func ("/app/race-setup/sheets-are-raced/cards", "cards/back-lot.cards.xml",
                        test_sheets_are_raced);

  return g_test_run ();
}
