/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The garage: cards of a folder, filtered, compared and raced.
 */

#include "window-fixture.h"

#include "garage-card.h"
#include "garage-window.h"
#include "library.h"
#include "playtest.h"
#include "save.h"

#define BAD "<car xmlns=\"urn:paddock:documents\" version=\"1\" id=\"x\" nonsense=\"1\"/>\n"

/* --- Folders --- */

static void
put (const char *folder, const char *id, const char *name)
{
  g_autoptr (PaddockDocument) document = paddock_library_load (id, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (paddock_xml_save (document, path, NULL));
}

/* Two licences, two cars, and a file that is neither; in this order. */
static char *
make_garage (void)
{
  char *folder = make_folder ();
  g_autoptr (GFile) bad = write_file (folder, "e-bad.vehicle.xml", BAD);

  put (folder, "vehicles/basic-chariot.vehicle.xml", "a.vehicle.xml");
  put (folder, "vehicles/old-bramble.vehicle.xml", "b.vehicle.xml");
  put (folder, "vehicles/red-comet.vehicle.xml", "c.vehicle.xml");
  put (folder, "vehicles/milk-float.vehicle.xml", "d.vehicle.xml");
  return folder;
}

/* --- The window --- */

typedef struct {
  PaddockWindow *studio;
  PaddockGarageWindow *garage;
  GtkWidget *widget;
  GtkGridView *grid;
} Fixture;

static GtkSelectionModel *
get_model (const Fixture *fixture)
{
  return gtk_grid_view_get_model (fixture->grid);
}

static guint
count (const Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_model (fixture)));
}

static gboolean
is_on_page (const Fixture *fixture, const char *page)
{
  GtkStack *stack = GTK_STACK (
    gtk_widget_get_ancestor (gtk_widget_get_parent (GTK_WIDGET (fixture->grid)), GTK_TYPE_STACK));

  return g_strcmp0 (gtk_stack_get_visible_child_name (stack), page) == 0;
}

static Fixture
open_garage (const char *folder)
{
  Fixture fixture = { .studio = present_window () };
  g_autoptr (GFile) place = g_file_new_for_path (folder);

  activate (fixture.studio, "win.garage");
  wait_until ((fixture.garage = find_dialog (PADDOCK_TYPE_GARAGE_WINDOW)));
  fixture.widget = GTK_WIDGET (fixture.garage);
  fixture.grid = find_widget (fixture.widget, GTK_TYPE_GRID_VIEW, NULL);
  paddock_garage_window_set_folder (fixture.garage, place);
  return fixture;
}

static void
close_garage (Fixture *fixture)
{
  gtk_window_close (GTK_WINDOW (fixture->garage));
  wait_until (!find_dialog (PADDOCK_TYPE_GARAGE_WINDOW));
  close_window (fixture->studio);
}

/* The card that says TITLE, once it is seen. */
static GtkWidget *
find_card (GtkWidget *root, const char *title)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (root)), title) == 0
      && gtk_widget_get_mapped (root))
    return gtk_widget_get_ancestor (root, PADDOCK_TYPE_GARAGE_CARD);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_card (child, title);

  return found;
}

static gboolean
says (const Fixture *fixture, const char *text)
{
  GtkWidget *bar = find_widget (fixture->widget, GTK_TYPE_ACTION_BAR, NULL);

  return g_strcmp0 (gtk_label_get_label (GTK_LABEL (find_widget (bar, GTK_TYPE_LABEL, NULL))), text)
         == 0;
}

/* A button without an action that can run is insensitive. */
static gboolean
can (const Fixture *fixture, const char *label)
{
  return gtk_widget_get_sensitive (find_button (fixture->widget, label));
}

static void
select_item (const Fixture *fixture, guint i)
{
  gtk_selection_model_select_item (get_model (fixture), i, FALSE);
}

/* --- Tests --- */

static void
test_vehicles_are_cards (void)
{
  g_autofree char *folder = make_garage ();
  Fixture fixture = open_garage (folder);
  GtkWidget *card = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *uri = g_filename_to_uri (folder, NULL, NULL);

  wait_until (count (&fixture) == 5);
  wait_until ((card = find_card (fixture.widget, "Red Comet")));
  g_assert_nonnull (find_card (card, "Joyride"));
  gtk_test_accessible_assert_property (gtk_widget_get_parent (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Red Comet");
  wait_until (find_card (fixture.widget, "e-bad.vehicle.xml"));
  g_object_get (fixture.studio->settings, "garage-folder", &kept, NULL);
  g_assert_cmpstr (kept, ==, uri);
  close_garage (&fixture);
  remove_folder (folder);
}

static void
test_cards_are_filtered (void)
{
  g_autofree char *folder = make_garage ();
  Fixture fixture = open_garage (folder);
  GtkDropDown *game = find_widget (fixture.widget, GTK_TYPE_DROP_DOWN, NULL);
  GtkEditable *search = find_widget (fixture.widget, GTK_TYPE_SEARCH_ENTRY, NULL);

  wait_until (count (&fixture) == 5);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (game)), ==, 4);
  gtk_drop_down_set_selected (game, 1);
  wait_until (count (&fixture) == 2);
  gtk_drop_down_set_selected (game, 0);
  gtk_editable_set_text (search, "bramble");
  wait_until (count (&fixture) == 1 && is_on_page (&fixture, "cards"));
  gtk_editable_set_text (search, "zeppelin");
  wait_until (is_on_page (&fixture, "nothing"));
  gtk_editable_set_text (search, "");
  wait_until (count (&fixture) == 5 && is_on_page (&fixture, "cards"));
  close_garage (&fixture);
  remove_folder (folder);
}

static void
test_an_empty_folder_gives_a_hint (void)
{
  g_autofree char *folder = make_folder ();
  Fixture fixture = open_garage (folder);

  wait_until (is_on_page (&fixture, "empty"));
  remove_folder (folder);
  g_assert_true (gtk_widget_activate_action (fixture.widget, "garage.reload", NULL));
  wait_until (is_on_page (&fixture, "failure"));
  g_assert_true (gtk_widget_activate_action (fixture.widget, "garage.show-examples", NULL));
  wait_until (is_on_page (&fixture, "cards"));
  close_garage (&fixture);
}

/* What can't be done is not offered, and the window says why. */
static void
test_only_what_fits_is_raced (void)
{
  g_autofree char *folder = make_garage ();
  Fixture fixture = open_garage (folder);

  wait_until (count (&fixture) == 5);
  g_assert_false (can (&fixture, "_Race"));
  g_assert_false (can (&fixture, "_Open"));
  select_item (&fixture, 4); /* the bad one */
  g_assert_true (can (&fixture, "_Open"));
  g_assert_false (can (&fixture, "_Race"));
  select_item (&fixture, 0);
  g_assert_true (can (&fixture, "_Race"));
  g_assert_false (can (&fixture, "Co_mpare"));
  g_assert_true (says (&fixture, "1 vehicle selected"));
  select_item (&fixture, 1);
  g_assert_true (can (&fixture, "Co_mpare"));
  g_assert_true (says (&fixture, "2 vehicles selected"));
  select_item (&fixture, 2);
  g_assert_false (can (&fixture, "_Race"));
  g_assert_true (says (&fixture, "Vehicles of different games can’t race each other."));
  close_garage (&fixture);
  remove_folder (folder);
}

static void
test_a_mark_selects (void)
{
  g_autofree char *folder = make_garage ();
  Fixture fixture = open_garage (folder);
  GtkWidget *card = NULL;
  GtkCheckButton *mark;

  wait_until ((card = find_card (fixture.widget, "Milk Float")));
  mark = find_widget (card, GTK_TYPE_CHECK_BUTTON, NULL);
  gtk_test_accessible_assert_property (mark, GTK_ACCESSIBLE_PROPERTY_LABEL, "Select Milk Float");
  gtk_check_button_set_active (mark, TRUE);
  g_assert_true (gtk_selection_model_is_selected (get_model (&fixture), 3));
  gtk_selection_model_unselect_all (get_model (&fixture));
  wait_until (!gtk_check_button_get_active (mark));
  close_garage (&fixture);
  remove_folder (folder);
}

/* From the search, which has the keyboard at first, past the games into the cards. */
static void
test_the_keyboard_reaches_the_cards (void)
{
  g_autofree char *folder = make_garage ();
  Fixture fixture = open_garage (folder);
  GtkWidget *search = find_widget (fixture.widget, GTK_TYPE_SEARCH_ENTRY, NULL);

  wait_until (find_card (fixture.widget, "Basic Chariot"));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture.widget)), search));
  for (guint i = 0; i < 2; i++)
    gtk_widget_child_focus (fixture.widget, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture.widget)),
                                         GTK_WIDGET (fixture.grid)));
  close_garage (&fixture);
  remove_folder (folder);
}

static const char *
get_vehicle (const PaddockPlaytest *race, guint seat)
{
  return paddock_document_get_title (
    PADDOCK_LIST_AT (race->seats, PaddockPlaytestSeat, seat)->vehicle.document);
}

/* These two and nobody else, in the window behind. */
static void
race_two (guint first, const char *name, const char *other)
{
  g_autofree char *folder = make_garage ();
  Fixture fixture = open_garage (folder);
  PaddockDocument *document;
  const PaddockPlaytest *race;

  wait_until (count (&fixture) == 5);
  select_item (&fixture, first);
  select_item (&fixture, first + 1);
  g_assert_true (gtk_widget_activate_action (fixture.widget, "garage.race", NULL));
  wait_until (!find_dialog (PADDOCK_TYPE_GARAGE_WINDOW)
              && paddock_window_get_race (fixture.studio));

  g_assert_null (paddock_race_get_error (paddock_window_get_race (fixture.studio)));
  document = paddock_document_file_get_document (paddock_window_get_file (fixture.studio));
  race = document->record;
  g_assert_cmpuint (paddock_list_len (race->seats), ==, 2);
  g_assert_cmpstr (get_vehicle (race, 0), ==, name);
  g_assert_cmpstr (get_vehicle (race, 1), ==, other);
  close_window (fixture.studio);
  remove_folder (folder);
}

static void
test_two_are_raced (void)
{
  race_two (0, "Basic Chariot", "Old Bramble");
  race_two (2, "Red Comet", "Milk Float");
}

static gboolean
is_comparing (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean is_there = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (g_strcmp0 (gtk_window_get_title (window), "Compare Vehicles") == 0) {
      is_there = TRUE;
      GtkWidget *panel = find_widget (GTK_WIDGET (window), PADDOCK_TYPE_COMPARE_PANEL, NULL);

      g_assert_cmpuint (paddock_comparison_get_n_vehicles (
                          paddock_compare_panel_get_comparison (PADDOCK_COMPARE_PANEL (panel))),
                        ==, 2);
      gtk_window_destroy (window);
      break;
    }
  }

  return is_there;
}

static void
test_two_are_compared (void)
{
  g_autofree char *folder = make_garage ();
  Fixture fixture = open_garage (folder);

  wait_until (count (&fixture) == 5);
  select_item (&fixture, 0);
  select_item (&fixture, 1);
  g_assert_true (gtk_widget_activate_action (fixture.widget, "garage.compare", NULL));
  wait_until (is_comparing ());
  close_garage (&fixture);
  remove_folder (folder);
}

static void
test_a_card_opens_its_file (void)
{
  g_autofree char *folder = make_garage ();
  Fixture fixture = open_garage (folder);
  g_autofree char *name = NULL;

  wait_until (count (&fixture) == 5);
  g_signal_emit_by_name (fixture.grid, "activate", 1);
  wait_until (!find_dialog (PADDOCK_TYPE_GARAGE_WINDOW) && is_shown (fixture.studio));
  name =
    g_file_get_basename (paddock_document_file_get_file (paddock_window_get_file (fixture.studio)));
  g_assert_cmpstr (name, ==, "b.vehicle.xml");
  close_window (fixture.studio);
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/garage-window/vehicles-are-cards", test_vehicles_are_cards);
  g_test_add_func ("/app/garage-window/cards-are-filtered", test_cards_are_filtered);
  g_test_add_func ("/app/garage-window/an-empty-folder-gives-a-hint",
                   test_an_empty_folder_gives_a_hint);
  g_test_add_func ("/app/garage-window/only-what-fits-is-raced", test_only_what_fits_is_raced);
  g_test_add_func ("/app/garage-window/a-mark-selects", test_a_mark_selects);
  g_test_add_func ("/app/garage-window/the-keyboard-reaches-the-cards",
                   test_the_keyboard_reaches_the_cards);
  g_test_add_func ("/app/garage-window/two-are-raced", test_two_are_raced);
  g_test_add_func ("/app/garage-window/two-are-compared", test_two_are_compared);
  g_test_add_func ("/app/garage-window/a-card-opens-its-file", test_a_card_opens_its_file);

  return g_test_run ();
}
