/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of the side panel that compares a vehicle with others: who is compared, live while typing, laps from a thread, and
 * cells that differ.
 */

#include "hands-fixture.h"

#include "canvas-private.h"
#include "cell-differences.h"
#include "compare-panel.h"
#include "difference-marks.h"
#include "library.h"
#include "measure-view.h"
#include "scene-cells.h"
#include "sheet-edits.h"

#define MOVE "speeds/speed[rating=4]/move[1:4]"

static PaddockCanvas *
get_canvas (PaddockWindow *window)
{
  return paddock_document_page_get_canvas (paddock_window_get_page (window));
}

static PaddockComparePanel *
get_panel (PaddockWindow *window)
{
  return paddock_side_panel_get_compare (
    paddock_drawing_view_get_panel (paddock_window_get_drawing (window)));
}

static PaddockComparison *
get_comparison (PaddockWindow *window)
{
  return paddock_compare_panel_get_comparison (get_panel (window));
}

static PaddockWindow *
present_vehicle (const char *name)
{
  g_autofree char *id = g_strdup_printf ("vehicles/%s.vehicle.xml", name);
  g_autoptr (PaddockDocument) document = paddock_library_load (id, NULL);
  PaddockWindow *window = present_window ();

  paddock_window_open_untitled (window, document);
  wait_until (paddock_canvas_get_sheet (get_canvas (window)));
  return window;
}

static PaddockWindow *
present_comparison (const char *name)
{
  PaddockWindow *window = present_vehicle (name);

  activate (window, "panel.compare");
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (get_panel (window)))
              && paddock_comparison_get_n_vehicles (get_comparison (window)) > 0);
  return window;
}

static void
close_vehicle (PaddockWindow *window)
{
  g_object_set (paddock_drawing_view_get_panel (paddock_window_get_drawing (window)), "page",
                "properties", NULL);
  while (paddock_document_file_get_undo_label (paddock_window_get_file (window)))
    paddock_document_file_undo (paddock_window_get_file (window));
  close_window (window);
}

/* The view of a measure. */
static PaddockMeasureView *
find_view (GtkWidget *root, const char *id)
{
  if (PADDOCK_IS_MEASURE_VIEW (root)
      && g_str_equal (paddock_measure_view_get_measure (PADDOCK_MEASURE_VIEW (root))->id, id))
    return PADDOCK_MEASURE_VIEW (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child)) {
    PaddockMeasureView *found = find_view (child, id);

    if (found)
      return found;
  }

  return NULL;
}

static PaddockMeasureView *
get_view (PaddockWindow *window, const char *id)
{
  return find_view (GTK_WIDGET (get_panel (window)), id);
}

static void
assert_text (PaddockWindow *window, const char *id, guint vehicle, guint point, const char *text)
{
  g_assert_cmpstr (paddock_measure_view_get_text (get_view (window, id), vehicle, point), ==, text);
}

static void
type_value (PaddockWindow *window, const char *address, const char *text)
{
  g_assert_null (paddock_sheet_write (paddock_window_get_file (window), address, text, FALSE));
}

/* --- Who is compared --- */

static void
test_yardstick (void)
{
  PaddockWindow *window = present_comparison ("gossamer");
  PaddockComparison *comparison = get_comparison (window);

  g_assert_true (
    gtk_widget_is_ancestor (get_focus (window), find_widget (GTK_WIDGET (get_panel (window)),
                                                             GTK_TYPE_MENU_BUTTON, NULL)));
  g_assert_cmpuint (paddock_comparison_get_n_vehicles (comparison), ==, 2);
  g_assert_cmpstr (paddock_document_get_title (paddock_comparison_get_vehicle (comparison, 1)), ==,
                   "Basic Chariot");
  assert_text (window, "spaces", 0, 1, "4");
  assert_text (window, "spaces", 1, 1, "2");
  assert_text (window, "damage-dice", 1, 0, "12.0");
  assert_text (window, "reach", 1, 1, "47");
  close_vehicle (window);
}

static gboolean
has_label (GtkWidget *row, const char *title)
{
  return GTK_IS_LIST_BOX_ROW (row)
         && g_str_equal (gtk_label_get_label (
                           GTK_LABEL (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)))),
                         title);
}

/* The name of each offer, from a list that is filled when it opens. */
static GtkListBoxRow *
find_offer (PaddockWindow *window, const char *title)
{
  GtkMenuButton *button = find_widget (GTK_WIDGET (get_panel (window)), GTK_TYPE_MENU_BUTTON, NULL);
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  GtkListBox *list;
  GtkListBoxRow *row;

  gtk_menu_button_popup (button);
  wait_until (gtk_widget_get_mapped (popover));
  list = find_widget (popover, GTK_TYPE_LIST_BOX, NULL);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)); i++)
    if (has_label (GTK_WIDGET (row), title))
      return row;

  return NULL;
}

static void
take_offer (GtkListBoxRow *row)
{
  g_assert_nonnull (row);
  g_signal_emit_by_name (gtk_widget_get_parent (GTK_WIDGET (row)), "row-activated", row);
}

static void
test_adding (void)
{
  PaddockWindow *other = present_vehicle ("old-bramble");
  PaddockWindow *window;
  PaddockComparison *comparison;

  type_value (other, "name", "New Bramble");
  window = present_comparison ("gossamer");
  comparison = get_comparison (window);
  g_assert_null (find_offer (window, "Gossamer")); /* they are there */
  g_assert_null (find_offer (window, "Basic Chariot"));
  take_offer (find_offer (window, "New Bramble (open)"));
  take_offer (find_offer (window, "Old Bramble"));
  g_assert_cmpuint (paddock_comparison_get_n_vehicles (comparison), ==, 4);
  assert_text (window, "spaces", 3, 0, "0");
  g_assert_false (
    paddock_comparison_add (comparison, paddock_comparison_get_vehicle (comparison, 3)));

  paddock_comparison_remove (comparison, 2);
  g_assert_cmpuint (paddock_comparison_get_n_vehicles (comparison), ==, 3);
  g_assert_cmpstr (paddock_document_get_title (paddock_comparison_get_vehicle (comparison, 2)), ==,
                   "Old Bramble");
  close_vehicle (window);
  close_vehicle (other);
}

/* The keyboard is on the button when the page opens, and on the first row when the list does. */
static void
test_adding_by_keys (void)
{
  PaddockWindow *window = present_comparison ("gossamer");
  PaddockComparison *comparison = get_comparison (window);

  wait_until (gtk_window_is_active (GTK_WINDOW (window)));
  press_key ("space");
  wait_until (has_label (get_focus (window), "Armed Basic Chariot"));
  press_key ("Down");
  wait_until (has_label (get_focus (window), "The Copper Kettle"));
  press_key ("Return");
  wait_until (paddock_comparison_get_n_vehicles (comparison) == 3);
  g_assert_cmpstr (paddock_document_get_title (paddock_comparison_get_vehicle (comparison, 2)), ==,
                   "The Copper Kettle");
  close_vehicle (window);
}

/* A track has no such page, and its setting does not lead to it. */
static void
test_other_kinds (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);
  PaddockSidePanel *panel = paddock_drawing_view_get_panel (paddock_window_get_drawing (window));
  g_autofree char *page = NULL;

  g_object_set (panel, "page", "properties", NULL);
  g_object_set (window->settings, "panel-page", "compare", NULL);
  g_object_get (panel, "page", &page, NULL);
  g_assert_cmpstr (page, ==, "properties");
  g_assert_null (get_comparison (window));
  g_object_set (window->settings, "panel-page", "properties", NULL);
  close_window (window);
  remove_folder (folder);
}

/* --- What is shown of them --- */

/* By real keys: what they change is there as soon as the document has it. */
static void
test_typing (void)
{
  PaddockWindow *window = present_comparison ("basic-chariot");
  PaddockDocument *before = paddock_document_file_get_document (paddock_window_get_file (window));

  assert_text (window, "spaces", 0, 4, "8");
  g_signal_emit_by_name (get_panel (window), "shown", MOVE);
  wait_until (gtk_window_is_active (GTK_WINDOW (window))
              && get_focus (window) == GTK_WIDGET (get_canvas (window)));
  press ("type 9");
  press_key ("Return");
  wait_until (paddock_document_file_get_document (paddock_window_get_file (window)) != before);
  assert_text (window, "spaces", 0, 4, "14");
  assert_text (window, "spaces", 1, 4, "8");
  close_vehicle (window);
}

/* Charts and tables say it exactly, and all that depend on cards follow one of them. */
static void
test_cases (void)
{
  PaddockWindow *window = present_comparison ("basic-chariot");
  GtkWidget *chart =
    find_widget (GTK_WIDGET (get_view (window, "control")), PADDOCK_TYPE_MEASURE_CHART, NULL);
  g_autofree char *words = NULL;

  assert_text (window, "control", 0, 2, "0");
  assert_text (window, "slide", 0, 2, "17");
  g_object_set (get_view (window, "slide"), "case", 1, NULL);
  assert_text (window, "control", 0, 2, "11");
  assert_text (window, "slide", 0, 2, "3");
  assert_text (window, "reach", 0, 1, "47"); /* those are of a Speed */
  words = paddock_line_chart_dup_words (PADDOCK_LINE_CHART (chart), 2);
  g_assert_cmpstr (words, ==, "Speed 3\nBasic Chariot: 11.11 %\nBasic Chariot: 11.11 %");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Turn kept");
  close_vehicle (window);
}

static gboolean
is_said (GtkWidget *chart, const char *words)
{
  g_autofree char *other =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                        words);

  return !other;
}

/* The arrow keys lead through a chart, and what they point out follows when it changes. */
static void
test_keys (void)
{
  PaddockWindow *window = present_comparison ("basic-chariot");
  GtkWidget *chart =
    find_widget (GTK_WIDGET (get_view (window, "spaces")), PADDOCK_TYPE_MEASURE_CHART, NULL);

  gtk_widget_grab_focus (chart);
  wait_until (gtk_window_is_active (GTK_WINDOW (window)) && get_focus (window) == chart);
  press_key ("Home");
  wait_until (is_said (chart, "Speed 0\nBasic Chariot: 0\nBasic Chariot: 0"));
  press ("key Right Right Right Right");
  wait_until (is_said (chart, "Speed 4\nBasic Chariot: 8\nBasic Chariot: 8"));
  type_value (window, MOVE, "9");
  wait_until (is_said (chart, "Speed 4\nBasic Chariot: 14\nBasic Chariot: 8"));
  close_vehicle (window);
}

static gboolean
has_laps (PaddockWindow *window)
{
  PaddockComparison *comparison = get_comparison (window);

  return paddock_comparison_get_lap_figures (comparison, 0)
         && paddock_comparison_get_lap_figures (comparison, 1);
}

/* Those of what was typed last, whatever was under way. */
static void
test_laps (void)
{
  PaddockWindow *window = present_comparison ("basic-chariot");
  PaddockComparison *comparison = get_comparison (window);
  double before, after;

  wait_until (has_laps (window));
  before = paddock_comparison_get_lap_figures (comparison, 0)->values[0][0];
  g_assert_cmpfloat (before, >, 1);
  g_assert_cmpfloat (before, ==, paddock_comparison_get_lap_figures (comparison, 1)->values[0][0]);
  assert_text (window, "laps", 0, 0,
               paddock_measure_view_get_text (get_view (window, "laps"), 1, 0));

  for (guint i = 0; i < 4; i++) {
    type_value (window, "speeds/speed[rating=6]/control", i % 2 ? "4" : "9");
    g_assert_null (paddock_comparison_get_lap_figures (comparison, 0));
  }
  type_value (window, "speeds/speed[rating=4]/accel", "5");
  wait_until (has_laps (window));
  after = paddock_comparison_get_lap_figures (comparison, 0)->values[0][0];
  g_assert_cmpfloat (after, >, before);
  g_assert_cmpfloat (before, ==, paddock_comparison_get_lap_figures (comparison, 1)->values[0][0]);
  close_vehicle (window);
}

/* A page that nobody sees works nothing out, and catches up. */
static void
test_hidden (void)
{
  PaddockWindow *window = present_comparison ("basic-chariot");
  PaddockSidePanel *panel = paddock_drawing_view_get_panel (paddock_window_get_drawing (window));

  g_object_set (panel, "page", "history", NULL);
  wait_until (!gtk_widget_get_mapped (GTK_WIDGET (get_panel (window))));
  type_value (window, MOVE, "9");
  assert_text (window, "spaces", 0, 4, "8");
  g_assert_null (paddock_compare_panel_get_differences (get_panel (window)));
  g_object_set (panel, "page", "compare", NULL);
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (get_panel (window))));
  assert_text (window, "spaces", 0, 4, "14");
  close_vehicle (window);
}

/* --- Cells --- */

static guint
count_differences (PaddockWindow *window)
{
  GArray *differences = paddock_compare_panel_get_differences (get_panel (window));

  return differences ? differences->len : 0;
}

static void
test_differences (void)
{
  PaddockWindow *window = present_comparison ("basic-chariot");
  GtkDropDown *other = find_widget (GTK_WIDGET (get_panel (window)), GTK_TYPE_DROP_DOWN, NULL);
  AdwActionRow *row;

  g_assert_cmpuint (gtk_drop_down_get_selected (other), ==, 1);
  g_assert_cmpuint (count_differences (window), ==, 0);
  type_value (window, MOVE, "9");
  g_assert_cmpuint (count_differences (window), ==, 1);
  row = find_widget (GTK_WIDGET (get_panel (window)), ADW_TYPE_ACTION_ROW, "Speed 4, Move 2");
  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "9 (3)");

  gtk_drop_down_set_selected (other, 0);
  g_assert_cmpuint (count_differences (window), ==, 0);
  g_assert_null (find_widget (GTK_WIDGET (get_panel (window)), ADW_TYPE_ACTION_ROW, NULL));
  close_vehicle (window);
}

/* A row leads to its cell, whose mark says what the other has. */
static void
test_marks (void)
{
  PaddockWindow *window = present_comparison ("basic-chariot");
  PaddockCanvas *canvas = get_canvas (window);
  PaddockDifferenceMarks *marks =
    paddock_difference_marks_new (canvas, get_panel (window)); /* it shows the same */
  const PaddockSheetCell *cell;
  PaddockPoint at;
  g_autofree char *words = NULL, *told = NULL;
  AdwActionRow *row;

  type_value (window, MOVE, "9");
  g_assert_cmpuint (canvas->overlays[PADDOCK_OVERLAY_DIFFERENCES].scene->shapes->len, ==, 1);
  cell = paddock_scene_find_cell (paddock_canvas_get_sheet (canvas), MOVE, NULL);
  at = paddock_canvas_from_scene (canvas, (PaddockPoint){ cell->rect.x + 10, cell->rect.y + 10 });
  words = paddock_difference_marks_dup_words (marks, at);
  g_assert_cmpstr (words, ==, "Basic Chariot: 3");
  g_assert_null (paddock_difference_marks_dup_words (marks, (PaddockPoint){ 1, 1 }));

  row = find_widget (GTK_WIDGET (get_panel (window)), ADW_TYPE_ACTION_ROW, "Speed 4, Move 2");
  g_signal_emit_by_name (gtk_widget_get_parent (GTK_WIDGET (row)), "row-activated", row);
  g_object_get (canvas, "pointed-at", &told, NULL);
  g_assert_cmpstr (told, ==, "Speed 4, Move 2: 9");
  paddock_difference_marks_free (marks);
  close_vehicle (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_func ("/app/compare/with-the-yardstick", test_yardstick);
  g_test_add_func ("/app/compare/others-are-added", test_adding);
  g_test_add_func ("/app/compare/others-are-added-by-keys", test_adding_by_keys);
  g_test_add_func ("/app/compare/only-vehicles", test_other_kinds);
  g_test_add_func ("/app/compare/live-while-typing", test_typing);
  g_test_add_func ("/app/compare/cases-go-together", test_cases);
  g_test_add_func ("/app/compare/charts-by-keys", test_keys);
  g_test_add_func ("/app/compare/laps-of-the-last-version", test_laps);
  g_test_add_func ("/app/compare/nothing-for-nobody", test_hidden);
  g_test_add_func ("/app/compare/cells-that-differ", test_differences);
  g_test_add_func ("/app/compare/marks-on-the-sheet", test_marks);
  return g_test_run ();
}
