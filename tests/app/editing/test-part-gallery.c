/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Galleries: what they find, what they say of this vehicle, and that nothing chosen from one is invalid.
 */

#include "window-fixture.h"

#include "check.h"
#include "car.h"
#include "licence.h"
#include "part-gallery.h"
#include "part-sentences.h"
#include "properties-panel.h"
#include "writer.h"

static PaddockWindow *
present_licence (void)
{
  PaddockWindow *window = present_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s",
                              "templates/licence.vehicle.xml");
  wait_until (is_shown (window));
  return window;
}

static const PaddockLicence *
get_licence (PaddockWindow *window)
{
  return paddock_document_file_get_document (paddock_window_get_file (window))->record;
}

static void
undo_all (PaddockWindow *window)
{
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    activate (window, "doc.undo");
}

/* The button with this tooltip. */
static GtkWidget *
find_by_tooltip (GtkWidget *root, const char *tooltip)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_widget_get_tooltip_text (root), tooltip) == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_by_tooltip (child, tooltip);

  return found;
}

static PaddockPartGallery *
open_gallery (PaddockWindow *window, const char *tooltip)
{
  GtkWidget *panel = find_widget (GTK_WIDGET (paddock_window_get_page (window)),
                                  PADDOCK_TYPE_PROPERTIES_PANEL, NULL);

  g_signal_emit_by_name (find_by_tooltip (panel, tooltip), "clicked");
  wait_until (find_dialog (PADDOCK_TYPE_PART_GALLERY));
  return find_dialog (PADDOCK_TYPE_PART_GALLERY);
}

static GtkListBox *
get_list (PaddockPartGallery *gallery)
{
  return find_widget (GTK_WIDGET (gallery), GTK_TYPE_LIST_BOX, NULL);
}

static const char *
get_selected (PaddockPartGallery *gallery)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (get_list (gallery));

  return row ? adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)) : NULL;
}

static void
search (PaddockPartGallery *gallery, const char *query, const char *found)
{
  GtkWidget *entry = find_widget (GTK_WIDGET (gallery), GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), query);
  wait_until (g_strcmp0 (get_selected (gallery), found) == 0);
}

static gboolean
says (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_visible (root)
      && strstr (gtk_label_get_label (GTK_LABEL (root)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;

  return FALSE;
}

static void
press (PaddockPartGallery *gallery, const char *label)
{
  g_signal_emit_by_name (find_button (GTK_WIDGET (gallery), label), "clicked");
}

static void
assert_no_errors (PaddockWindow *window)
{
  g_autoptr (GPtrArray) findings =
    paddock_check_document (paddock_document_file_get_document (paddock_window_get_file (window)));

  for (guint i = 0; i < findings->len; i++)
    g_assert_cmpint (((const PaddockFinding *) findings->pdata[i])->severity, !=,
                     PADDOCK_SEVERITY_ERROR);
}

static void
test_a_trait_is_found_and_added (void)
{
  PaddockWindow *window = present_licence ();
  PaddockPartGallery *gallery = open_gallery (window, "Add Trait");
  const PaddockTrait *trait;

  search (gallery, "long leg", "Long Legs");
  g_assert_true (says (GTK_WIDGET (gallery), "Rolls 1 more die to accelerate"));
  press (gallery, "_Add");
  wait_until (!find_dialog (PADDOCK_TYPE_PART_GALLERY));
  g_assert_cmpuint (paddock_list_len (get_licence (window)->traits), ==, 1);
  trait = PADDOCK_LIST_AT (get_licence (window)->traits, PaddockTrait, 0);
  g_assert_cmpint (trait->kind, ==, PADDOCK_TRAIT_LONG_LEGS);
  g_assert_cmpint (trait->n, ==, 1);
  assert_no_errors (window);

  gallery = open_gallery (window, "Add Trait"); /* once is enough */
  search (gallery, "long leg", "Long Legs");
  g_assert_true (says (GTK_WIDGET (gallery), "has this trait already"));
  g_assert_false (gtk_widget_get_sensitive (find_button (GTK_WIDGET (gallery), "_Add")));
  gtk_window_close (GTK_WINDOW (gallery));
  undo_all (window);
  close_window (window);
}

static void
test_it_says_what_changes_here (void)
{
  PaddockWindow *window = present_licence ();
  PaddockPartGallery *gallery = open_gallery (window, "Add Trait");

  search (gallery, "whoah", "Whoah!");
  g_assert_true (says (GTK_WIDGET (gallery), "+1 boxes in a check to decelerate"));
  gtk_window_close (GTK_WINDOW (gallery));
  close_window (window);
}

/* Sentences with gaps, and the text that the program writes from them. */
static void
test_one_of_your_own (void)
{
  PaddockWindow *window = present_licence ();
  PaddockPartGallery *gallery = open_gallery (window, "Add Trait");
  GtkWidget *sentences;
  const PaddockTrait *trait;

  search (gallery, "custom", "Custom");
  sentences = find_widget (GTK_WIDGET (gallery), PADDOCK_TYPE_PART_SENTENCES, NULL);
  g_assert_true (says (sentences, "When accelerating in a Speed check: Adds 1 to the result"));
  gtk_spin_button_set_value (find_widget (sentences, GTK_TYPE_SPIN_BUTTON, NULL), 2);
  wait_until (says (sentences, "Adds 2 to the result"));
  press (gallery, "Add Sentence");
  gtk_editable_set_text (find_widget (GTK_WIDGET (gallery), ADW_TYPE_ENTRY_ROW, "Name"), "Oats");
  press (gallery, "_Add");
  trait = PADDOCK_LIST_AT (get_licence (window)->traits, PaddockTrait, 0);
  g_assert_cmpstr (trait->name, ==, "Oats");
  g_assert_cmpuint (paddock_list_len (trait->own), ==, 2);
  g_assert_true (
    g_str_has_prefix (trait->text,
                      "When accelerating in a Speed check: Adds 2 to the result of the roll."));
  assert_no_errors (window);
  undo_all (window);
  close_window (window);
}

/* --- Abilities of a car --- */

#define OWN_SET                                                                        \
  "<cards xmlns=\"urn:paddock:documents\" version=\"1\" id=\"own\" title=\"Own Set\">" \
  "<ability id=\"springs\" name=\"Springs\" kind=\"permanent\">"                       \
  "<text>Jumps over puddles.</text><effect kind=\"free-brake\" numbers=\"1\"/></ability></cards>\n"

/* A car in a folder with a card set of one's own. */
static PaddockWindow *
present_car (const char *folder)
{
  g_autofree char *cards = g_build_filename (folder, "own.cards.xml", NULL);
  g_autofree char *path = g_build_filename (folder, "car.vehicle.xml", NULL);
  g_autoptr (PaddockDocument) car = paddock_document_new (&paddock_car_kind);
  g_autoptr (GBytes) bytes = paddock_xml_write (car);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  PaddockWindow *window = present_window ();

  g_assert_true (g_file_set_contents (cards, OWN_SET, -1, NULL));
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes), NULL));
  paddock_window_open (window, file);
  wait_until (is_shown (window));
  return window;
}

static const char *
get_ability (PaddockWindow *window, guint i)
{
  const PaddockCar *car =
    paddock_document_file_get_document (paddock_window_get_file (window))->record;

  return i < paddock_list_len (car->abilities)
           ? PADDOCK_LIST_AT (car->abilities, PaddockCarAbility, i)->name
           : NULL;
}

/* Those of card sets that ship, and those beside the car; each once. */
static void
test_abilities_of_a_car (void)
{
  g_autofree char *folder = g_dir_make_tmp ("abilities-XXXXXX", NULL);
  PaddockWindow *window = present_car (folder);
  PaddockPartGallery *gallery = open_gallery (window, "Add Ability");

  search (gallery, "steel", "Steel Sides");
  g_assert_true (says (GTK_WIDGET (gallery), "Permanent. Pushing another car does not halve"));
  press (gallery, "_Add");
  g_assert_cmpstr (get_ability (window, 0), ==, "steel-sides");

  gallery = open_gallery (window, "Add Ability");
  search (gallery, "steel", "Steel Sides");
  g_assert_true (says (GTK_WIDGET (gallery), "It is there already."));
  g_assert_false (gtk_widget_get_sensitive (find_button (GTK_WIDGET (gallery), "_Add")));
  search (gallery, "puddles", "Springs");
  press (gallery, "_Add");
  g_assert_cmpstr (get_ability (window, 1), ==, "springs");
  undo_all (window);
  close_window (window);
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/part-gallery/a-trait-is-found-and-added", test_a_trait_is_found_and_added);
  g_test_add_func ("/app/part-gallery/says-what-changes-here", test_it_says_what_changes_here);
  g_test_add_func ("/app/part-gallery/one-of-your-own", test_one_of_your_own);
  g_test_add_func ("/app/part-gallery/abilities-of-a-car", test_abilities_of_a_car);

  return g_test_run ();
}
