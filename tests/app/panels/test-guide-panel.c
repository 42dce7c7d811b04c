/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guide beside a licence, with real keys: it follows the cell of the keyboard, leads to what is left, and tells what is
 * done while somebody types; problems are told at their cell, repaired there, and accepted as house rules.
 */

#include "hands-fixture.h"

#include "canvas-private.h"
#include "guide-row.h"
#include "library.h"
#include "licence.h"
#include "race-data.h"
#include "scene-cells.h"
#include "side-panel.h"

static PaddockCanvas *
get_canvas (PaddockWindow *window)
{
  return paddock_document_page_get_canvas (paddock_window_get_page (window));
}

static const PaddockLicence *
get_licence (PaddockWindow *window)
{
  return paddock_document_file_get_document (paddock_window_get_file (window))->record;
}

static GtkWidget *
find_panel (PaddockWindow *window, GType type)
{
  return find_widget (GTK_WIDGET (paddock_window_get_page (window)), type, NULL);
}

static PaddockWindow *
present (const char *id)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) document = paddock_library_load (id, NULL);

  paddock_window_open_untitled (window, document);
  wait_until (gtk_widget_get_width (GTK_WIDGET (get_canvas (window))) > 0
              && paddock_canvas_get_sheet (get_canvas (window)));
  gtk_widget_grab_focus (GTK_WIDGET (get_canvas (window)));
  return window;
}

/* Nothing is left to be saved. */
static void
close_sheet (PaddockWindow *window)
{
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    paddock_document_file_undo (paddock_window_get_file (window));
  close_window (window);
}

static gboolean
shows_page (PaddockWindow *window, const char *name)
{
  g_autofree char *page = NULL;

  g_object_get (find_panel (window, PADDOCK_TYPE_SIDE_PANEL), "page", &page, NULL);
  return g_str_equal (page, name);
}

static GtkListBoxRow *
get_row (PaddockWindow *window, int i)
{
  GtkWidget *panel = find_panel (window, PADDOCK_TYPE_GUIDE_PANEL);

  return gtk_list_box_get_row_at_index (find_widget (panel, GTK_TYPE_LIST_BOX, NULL), i);
}

/* What screen readers are told of a step. */
static gboolean
is_step (PaddockWindow *window, int i, const char *words)
{
  char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (get_row (window, i)),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  gboolean is_so = wrong == NULL;

  g_free (wrong);
  return is_so;
}

static gboolean
is_current (PaddockWindow *window, int i)
{
  return gtk_list_box_row_is_selected (get_row (window, i));
}

/* What the step is about and what is left of it is shown. */
static gboolean
is_expanded (PaddockWindow *window, int i)
{
  char *wrong = gtk_test_accessible_check_state (GTK_ACCESSIBLE (get_row (window, i)),
                                                 GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  gboolean is_so = wrong == NULL;

  g_free (wrong);
  return is_so;
}

static gboolean
is_told (PaddockWindow *window, const char *words)
{
  return g_str_has_prefix (get_canvas (window)->label, words);
}

static gboolean
is_described (PaddockWindow *window, const char *words)
{
  return strstr (get_canvas (window)->description, words) != NULL;
}

static void
enter (const char *text)
{
  press ("type --delay 1 -- %s", text);
  press_key ("Return");
}

/* The keyboard is on its current step then. */
static void
open_guide (PaddockWindow *window)
{
  press_key ("ctrl+alt+g");
  wait_until (shows_page (window, "guide"));
  wait_until (get_focus (window) && PADDOCK_IS_GUIDE_ROW (get_focus (window)));
}

/* An empty licence: nothing is done; what is typed is, at once. */
static void
test_it_tells_what_is_done (void)
{
  PaddockWindow *window = present ("empty/licence");

  open_guide (window);
  wait_until (is_step (window, 0, "Concept: 2 left"));
  wait_until (is_step (window, 1, "Speeds: 7 left"));
  g_assert_true (is_current (window, 0));

  gtk_widget_grab_focus (GTK_WIDGET (get_row (window, 0)));
  press_key ("Return"); /* to the first thing that is left */
  wait_until (is_told (window, "Type: empty") || is_told (window, "Kind: empty"));
  wait_until (get_focus (window) == GTK_WIDGET (get_canvas (window)));
  enter ("chariot");
  wait_until (is_step (window, 0, "Concept: 1 left"));
  press_key ("ctrl+Home");
  wait_until (is_told (window, "Name: empty"));
  enter ("Nelly");
  wait_until (is_step (window, 0, "Concept: Done"));
  press_key ("ctrl+z");
  wait_until (is_step (window, 0, "Concept: 1 left"));
  close_sheet (window);
}

/* The step of the cell is the current one; a step that is done leads to its first cell. */
static void
test_it_follows_and_leads (void)
{
  PaddockWindow *window = present ("vehicles/basic-chariot.vehicle.xml");

  open_guide (window);
  wait_until (is_step (window, 8, "Check: Done"));
  g_assert_true (is_expanded (window, 0));
  press_key ("Down");
  wait_until (is_current (window, 1) && is_expanded (window, 1) && !is_expanded (window, 0));
  press_key ("Down");
  wait_until (is_current (window, 2));
  press_key ("Return");
  wait_until (is_told (window, "Speed 1, Move 1: 1"));
  g_assert_true (is_current (window, 2));
  press_key ("Down");
  press_key ("Down");
  press_key ("Down");
  press_key ("Down");
  wait_until (is_told (window, "Speed 1, Control: Safe"));
  wait_until (is_current (window, 3));
  press_key ("Down");
  wait_until (is_current (window, 4));
  press_key ("ctrl+Home");
  wait_until (is_current (window, 0));
  click (GTK_WIDGET (get_row (window, 6)));
  wait_until (is_told (window, "Cards, Whip: 4"));
  g_assert_true (is_current (window, 6));
  close_sheet (window);
}

/* A problem at the cell: told there, in hand there, and repaired with a key; or accepted with a reason. */
static void
test_problems_are_told_at_their_cell (void)
{
  PaddockWindow *window = present ("vehicles/basic-chariot.vehicle.xml");
  PaddockEditor *editor = paddock_drawing_view_get_editor (paddock_window_get_drawing (window));

  paddock_editor_want_cell (editor, "speeds/speed[rating=3]/move[2:4]");
  wait_until (is_told (window, "Speed 3, Move 3: 1"));
  g_assert_false (is_described (window, "six spaces"));
  enter ("8");
  press_key ("Up");
  wait_until (is_told (window, "Speed 3, Move 3: 8"));
  wait_until (is_described (window, "Warning: At Speed 3 the vehicle moves more than six spaces"));
  g_assert_true (is_described (window, "Rule FRO-VCG-07"));
  g_assert_true (is_described (window, "Limit Moves to Six"));
  wait_until (paddock_window_get_has (window) & PADDOCK_HAS_FIX);

  press_key ("ctrl+period");
  wait_until (is_told (window, "Speed 3, Move 3: 6"));
  wait_until (!is_described (window, "six spaces"));

  enter ("8");
  press_key ("Up");
  wait_until (is_described (window, "Warning"));
  wait_until (paddock_window_get_has (window) & PADDOCK_HAS_ACCEPTABLE);
  gtk_widget_activate_action (GTK_WIDGET (window), "problem.accept-because", "s", "Eight legs.");
  wait_until (paddock_list_len (get_licence (window)->accepted) == 2);
  g_assert_true (
    PADDOCK_LIST_AT (get_licence (window)->accepted, PaddockAccepted, 1)->is_house_rule);
  wait_until (!is_described (window, "six spaces"));
  wait_until (paddock_scene_find_cell (paddock_canvas_get_sheet (get_canvas (window)),
                                       "accepted[1]/reason", NULL));

  paddock_editor_want_cell (editor, "accepted[1]/reason"); /* the stamp */
  press_key ("ctrl+Delete");
  wait_until (paddock_list_len (get_licence (window)->accepted) == 1);
  close_sheet (window);
}

static void
remove_name (PaddockDocumentFile *file)
{
  g_autoptr (PaddockEdit) edit = paddock_document_file_begin_edit (file, "Remove Name", NULL);
  PaddockLicence *licence = edit->draft;

  paddock_text_set (&licence->name, "");
  g_assert_true (paddock_document_file_commit (file, edit));
}

/* The keyboard comes to a cell before it is known that something is wrong there. */
static void
test_a_problem_that_is_found_late_is_in_hand (void)
{
  PaddockWindow *window = present ("vehicles/basic-chariot.vehicle.xml");
  PaddockDrawingView *drawing = paddock_window_get_drawing (window);
  PaddockEditor *editor = paddock_drawing_view_get_editor (drawing);
  PaddockProblemsPanel *problems = paddock_drawing_view_get_problems (drawing);

  paddock_editor_want_cell (editor, "speeds/speed[rating=3]/move[2:4]");
  wait_until (is_told (window, "Speed 3, Move 3: 1"));
  remove_name (paddock_window_get_file (window));
  paddock_editor_want_cell (editor, "name");
  g_assert_null (paddock_problems_panel_get_problem (problems));
  wait_until (is_described (window, "The vehicle has no name."));
  wait_until (paddock_problems_panel_get_problem (problems));
  close_sheet (window);
}

/* F8 puts the keyboard on the cell of the problem. */
static void
test_problems_lead_to_their_cell (void)
{
  PaddockWindow *window = present ("empty/licence");

  wait_until (paddock_problems_panel_count (paddock_drawing_view_get_problems (
                                              paddock_window_get_drawing (window)),
                                            PADDOCK_PROBLEM_ERROR)
              > 0);
  press_key ("F8");
  wait_until (is_told (window, "Name: empty"));
  wait_until (is_described (window, "The vehicle has no name."));
  press_key ("F8");
  wait_until (is_told (window, "Speed 0"));
  close_sheet (window);
}

static void
open_more (PaddockWindow *window, const char *id)
{
  g_autoptr (PaddockDocument) document = paddock_library_load (id, NULL);

  paddock_window_open_untitled (window, document);
  wait_until (find_panel (window, PADDOCK_TYPE_SIDE_PANEL));
}

/* Documents of other kinds have no such page, whatever page was shown last. */
static void
test_other_kinds_have_none (void)
{
  PaddockWindow *window = present ("vehicles/basic-chariot.vehicle.xml");

  open_guide (window);
  g_assert_true (paddock_window_get_has (window) & PADDOCK_HAS_GUIDE);
  open_more (window, "vehicles/red-comet.vehicle.xml");
  g_assert_false (paddock_window_get_has (window) & PADDOCK_HAS_GUIDE);
  g_assert_true (shows_page (window, "properties"));
  open_more (window, "vehicles/gossamer.vehicle.xml");
  g_assert_true (shows_page (window, "guide")); /* it is remembered */
  close_sheet (window);
}

/* As the menu of new documents has it. */
static void
test_an_empty_vehicle_begins_with_it (void)
{
  PaddockWindow *window = present_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-from", "s", "empty/licence");
  wait_until (find_panel (window, PADDOCK_TYPE_SIDE_PANEL));
  g_assert_cmpuint (paddock_list_len (get_licence (window)->speeds), ==, 0);
  wait_until (shows_page (window, "guide"));
  wait_until (is_step (window, 1, "Speeds: 7 left"));
  close_sheet (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/guide-panel/tells-what-is-done", test_it_tells_what_is_done);
  g_test_add_func ("/app/guide-panel/follows-and-leads", test_it_follows_and_leads);
  g_test_add_func ("/app/guide-panel/problems-are-told-at-their-cell",
                   test_problems_are_told_at_their_cell);
  g_test_add_func ("/app/guide-panel/a-problem-that-is-found-late-is-in-hand",
                   test_a_problem_that_is_found_late_is_in_hand);
  g_test_add_func ("/app/guide-panel/problems-lead-to-their-cell",
                   test_problems_lead_to_their_cell);
  g_test_add_func ("/app/guide-panel/empty-vehicle-begins-with-it",
                   test_an_empty_vehicle_begins_with_it);
  g_test_add_func ("/app/guide-panel/other-kinds-have-none", test_other_kinds_have_none);
  return g_test_run ();
}
