/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys and the wheel, with a real keyboard and a real pointer: letters and digits are for the drawing or the race wherever
 * the focus is, Space and Enter both act on the canvas, and the wheel scrolls what is read and zooms what is looked at.
 */

#include "race-hands-fixture.h"

#include "answers.h"
#include "canvas-private.h"
#include "dice-words.h"
#include "library.h"
#include "manual-window.h"
#include "race-choices-private.h"

static PaddockWindow *
present (const char *id)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) document = paddock_library_load (id, NULL);

  paddock_window_open_untitled (window, document);
  wait_until (is_shown (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  wait_until (gtk_window_is_active (GTK_WINDOW (window)));
  return window;
}

static PaddockCanvas *
get_canvas (PaddockWindow *window)
{
  return paddock_document_page_get_canvas (paddock_window_get_page (window));
}

/* --- Where the focus can be --- */

static gboolean
is_text (GtkWidget *widget)
{
  return GTK_IS_EDITABLE (widget) || GTK_IS_TEXT_VIEW (widget);
}

/* Everything that the keyboard can be on, but entries. */
static void
collect (GtkWidget *root, GPtrArray *widgets)
{
  if (!gtk_widget_get_mapped (root) || !gtk_widget_get_sensitive (root) || is_text (root)
      || GTK_IS_POPOVER (root))
    return;
  if (gtk_widget_get_focusable (root) && gtk_widget_get_can_focus (root))
    g_ptr_array_add (widgets, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    collect (child, widgets);
}

/* NULL: there are no more. */
static GtkWidget *
focus_nth (PaddockWindow *window, guint n)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();

  collect (GTK_WIDGET (window), widgets);
  for (guint i = n; i < widgets->len; i++) {
    gtk_window_set_focus (GTK_WINDOW (window), widgets->pdata[i]);
    if (get_focus (window) == widgets->pdata[i])
      return widgets->pdata[i];
  }
  return NULL;
}

static gboolean
has_tool (PaddockWindow *window, const char *id)
{
  return paddock_editor_get_tool (paddock_window_get_editor (window)) == paddock_tool_find (id);
}

static void
test_letters_pick_tools_everywhere (void)
{
  PaddockWindow *window = present ("tracks/harbour-loop.track.xml");
  GtkWidget *focus;
  guint n = 0;

  while ((focus = focus_nth (window, n))) {
    const char *key = n % 2 ? "s" : "b", *tool = n % 2 ? "select" : "brush";

    g_test_message ("%u: %s", n++, G_OBJECT_TYPE_NAME (focus));
    press_key (key);
    wait_until (has_tool (window, tool));
  }
  g_assert_cmpuint (n, >, 30);
  drop_window (window);
}

/* In an entry a letter is a letter. */
static void
test_entries_keep_their_letters (void)
{
  PaddockWindow *window = present ("tracks/harbour-loop.track.xml");
  GtkWidget *entry =
    find_widget (GTK_WIDGET (paddock_drawing_view_get_panel (paddock_window_get_drawing (window))),
                 GTK_TYPE_TEXT, NULL);
  g_autofree char *before = NULL;

  g_assert_nonnull (entry);
  press_key ("s");
  wait_until (has_tool (window, "select"));
  gtk_widget_grab_focus (entry);
  before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));
  press_key ("b");
  wait_until (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (entry)), before) != 0);
  g_assert_true (has_tool (window, "select"));
  drop_window (window);
}

static void
press_first_answer (const Hands *hands)
{
  PaddockAnswers answers;
  char key[] = "0";

  paddock_match_sort_answers (paddock_race_get_match (hands->race), &answers);
  key[0] = (char) ('0' + answers.keys[0]);
  press_key (key);
}

static void
test_digits_answer_everywhere (void)
{
  Hands hands;
  GtkWidget *focus;
  guint n = 0;

  hands_begin (&hands, 0);
  while ((focus = focus_nth (hands.window, n)) && paddock_race_get_decision (hands.race)) {
    guint moment = get_moment (&hands);

    g_test_message ("%u: %s", n++, G_OBJECT_TYPE_NAME (focus));
    press_first_answer (&hands);
    wait_until (get_moment (&hands) == moment + 1);
  }
  g_assert_cmpuint (n, >, 15);
  hands_end (&hands);
}

/* The bar of the window is not in the race, but its keys are. */
static void
test_race_letters_work_in_the_header (void)
{
  Hands hands;

  hands_begin (&hands, 2);
  gtk_widget_grab_focus (GTK_WIDGET (hands.window->menu_button));
  g_assert_false (
    gtk_widget_is_ancestor (get_focus (hands.window), GTK_WIDGET (get_view (hands.window))));
  press_key ("b");
  wait_until (get_moment (&hands) == 1);
  hands_end (&hands);
}

/* --- F1 --- */

static GtkWidget *
find_class (GtkWidget *root, const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (root, css_class) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, css_class);
  return found;
}

/* What is written of where the race is; NULL: the manual is open at no race. */
static const char *
get_now (GtkWidget *manual)
{
  GtkWidget *now = find_class (manual, "now");

  return now ? gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (now))) : NULL;
}

static gboolean
is_in_view (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  double x, y;

  return gtk_widget_get_height (widget) > 0
         && gtk_widget_translate_coordinates (widget, scroller, 0, 0, &x, &y) && y >= 0
         && y + gtk_widget_get_height (widget) <= gtk_widget_get_height (scroller);
}

/* Closed again with Escape. */
static void
assert_now (Hands *hands, const char *title)
{
  GtkWidget *manual;

  press_key ("F1");
  wait_until ((manual = find_dialog (PADDOCK_TYPE_MANUAL_WINDOW)));
  g_assert_nonnull (strstr (get_now (manual), title));
  wait_until (is_in_view (find_class (manual, "now")));
  wait_until (gtk_window_is_active (GTK_WINDOW (manual)));
  press_key ("Escape");
  wait_until (!find_dialog (PADDOCK_TYPE_MANUAL_WINDOW));
  wait_until (gtk_window_is_active (GTK_WINDOW (hands->window)));
}

static gboolean
asks_for (Hands *hands, const char *name)
{
  const PaddockDecision *decision = paddock_race_get_decision (hands->race);

  return g_str_equal (paddock_race_get_setup (hands->race)->game->asks[decision->kind].name, name);
}

static void
test_f1_opens_the_summary_where_the_race_is (void)
{
  Hands hands;

  hands_begin (&hands, 0);
  assert_now (&hands, "Starting places (now)");
  while (!asks_for (&hands, "shift"))
    paddock_race_choose (hands.race, 0);
  assert_now (&hands, "Shift (now)");
  hands_end (&hands);
}

static void
test_f1_opens_the_manual_elsewhere (void)
{
  PaddockWindow *window = present ("tracks/harbour-loop.track.xml");
  GtkWidget *manual;

  press_key ("F1");
  wait_until ((manual = find_dialog (PADDOCK_TYPE_MANUAL_WINDOW)));
  g_assert_null (get_now (manual));
  wait_until (gtk_window_is_active (GTK_WINDOW (manual)));
  press_key ("Escape");
  wait_until (!find_dialog (PADDOCK_TYPE_MANUAL_WINDOW));
  drop_window (window);
}

/* --- Space and Enter --- */

static GtkWidget *
find_status (GtkWidget *root)
{
  GtkWidget *found =
    gtk_widget_has_css_class (root, "status") ? gtk_widget_get_first_child (root) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_status (child);
  return found;
}

static const char *
get_status (PaddockWindow *window)
{
  return gtk_label_get_label (
    GTK_LABEL (find_status (GTK_WIDGET (paddock_window_get_drawing (window)))));
}

static guint
count_obstacles (PaddockWindow *window)
{
  return paddock_list_len (
    paddock_editor_get_track (paddock_window_get_editor (window))->obstacles);
}

static void
test_space_and_enter_use_the_tool (void)
{
  static const char *const keys[] = { "space", "Return" };
  PaddockWindow *window = present ("tracks/harbour-loop.track.xml");

  press_key ("o");
  wait_until (has_tool (window, "obstacle"));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    guint n = count_obstacles (window);

    paddock_canvas_set_cursor (get_canvas (window),
                               paddock_hex_to_place (PADDOCK_HEX (-6 + 6 * (int) i, 4)));
    wait_until (strstr (get_status (window), "Enter: Place Obstacle"));
    press_key (keys[i]);
    wait_until (count_obstacles (window) == n + 1);
  }
  drop_window (window);
}

/* A drag from key to key, with what each will do. */
static void
test_the_line_says_what_enter_does_to_a_drag (void)
{
  PaddockWindow *window = present ("tracks/harbour-loop.track.xml");

  press_key ("g");
  wait_until (has_tool (window, "figure"));
  paddock_canvas_set_cursor (get_canvas (window), paddock_hex_to_place (PADDOCK_HEX (-6, 4)));
  wait_until (strstr (get_status (window), "Enter: Draw Shape, from here"));
  press_key ("space");
  wait_until (paddock_editor_is_pressed (paddock_window_get_editor (window)));
  press_key ("Right");
  wait_until (strstr (get_status (window), "Enter: Draw Shape, to here"));
  press_key ("Return");
  wait_until (!paddock_editor_is_pressed (paddock_window_get_editor (window)));
  drop_window (window);
}

/* A drag with Space held moves the drawing, and nothing else. */
static void
test_space_and_drag_pan (void)
{
  PaddockWindow *window = present ("tracks/harbour-loop.track.xml");
  PaddockCanvas *canvas = get_canvas (window);
  PaddockPoint middle = get_middle (GTK_WIDGET (canvas)), before;
  PaddockDocument *document = paddock_document_file_get_document (paddock_window_get_file (window));

  press_key ("o");
  wait_until (has_tool (window, "obstacle"));
  paddock_canvas_set_cursor (canvas, paddock_hex_to_place (PADDOCK_HEX (-6, 4)));
  before = paddock_canvas_from_scene (canvas, (PaddockPoint){ 0, 0 });
  press ("keydown space");
  wait_until (canvas->is_space_down);
  drag (GTK_WIDGET (canvas), middle, (PaddockPoint){ middle.x + 60, middle.y + 40 });
  press ("keyup space");
  wait_until (!canvas->is_space_down);
  g_assert_cmpfloat (paddock_canvas_from_scene (canvas, (PaddockPoint){ 0, 0 }).x, !=, before.x);
  g_assert_true (paddock_document_file_get_document (paddock_window_get_file (window)) == document);
  drop_window (window);
}

static void
test_space_and_enter_insert_tiles (void)
{
  PaddockWindow *window = present ("templates/road-track.track.xml");
  PaddockRoadEditor *editor =
    paddock_road_view_get_road_editor (paddock_window_get_road_view (window));

  gtk_widget_grab_focus (GTK_WIDGET (get_canvas (window)));
  press_key ("Home");
  wait_until (paddock_road_editor_get_place (editor) == 0);
  paddock_road_editor_set_tile (editor, "straight");
  for (guint i = 0; i < 2; i++) {
    guint n = paddock_list_len (paddock_road_editor_get_track (editor)->places);

    wait_until (strstr (get_status (window), "Enter: insert Straight"));
    press_key (i ? "Return" : "space");
    wait_until (paddock_list_len (paddock_road_editor_get_track (editor)->places) == n + 1);
  }
  drop_window (window);
}

static void
test_space_and_enter_open_the_fields_of_a_sheet (void)
{
  static const char *const keys[] = { "space", "Return" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    PaddockWindow *window = present ("vehicles/basic-chariot.vehicle.xml");
    GtkWidget *panel =
      GTK_WIDGET (paddock_drawing_view_get_panel (paddock_window_get_drawing (window)));

    gtk_widget_grab_focus (GTK_WIDGET (get_canvas (window)));
    g_assert_nonnull (strstr (get_status (window), "press Enter for all fields"));
    press_key (keys[i]);
    wait_until (get_focus (window) && gtk_widget_is_ancestor (get_focus (window), panel));
    drop_window (window);
  }
}

/* On the board of a race too, and the line below the question says what it will be. */
static void
test_space_and_enter_answer_on_the_board (void)
{
  Hands hands;

  hands_begin (&hands, 0);
  for (guint i = 0; i < 4; i++) {
    PaddockCanvas *canvas = PADDOCK_CANVAS (hands.canvas);
    PaddockPlace place = find_target (hands.window, 0);
    g_autofree char *label = paddock_match_dup_label (paddock_race_get_match (hands.race), 0);
    g_autofree char *words = g_strdup_printf ("Enter: %s", label);
    guint moment = get_moment (&hands);

    if (paddock_place_is_nowhere (place)) {
      paddock_race_choose (hands.race, 0);
      continue;
    }
    gtk_widget_grab_focus (hands.canvas);
    paddock_canvas_set_cursor (canvas, place);
    g_assert_cmpstr (paddock_dice_words_get (get_view (hands.window)->choices->caption), ==, words);
    press_key (i % 2 ? "Return" : "space");
    wait_until (get_moment (&hands) > moment);
    paddock_canvas_hide_cursor (canvas);
    g_assert_false (
      g_str_has_prefix (paddock_dice_words_get (get_view (hands.window)->choices->caption),
                        "Enter: "));
  }
  hands_end (&hands);
}

/* --- The wheel --- */

static GtkAdjustment *
get_scroll (PaddockWindow *window)
{
  return get_canvas (window)->adjustments[AXIS_Y];
}

static void
set_wheel (PaddockWindow *window, const char *what)
{
  g_object_set (window->settings, "wheel", what, NULL);
}

/* Moves the pointer into the middle, and turns the wheel by one click away from, or (5) towards the hand. */
static void
turn (PaddockWindow *window, guint button, const char *with)
{
  move_to (GTK_WIDGET (get_canvas (window)), get_middle (GTK_WIDGET (get_canvas (window))));
  if (with)
    press ("keydown %s click %u keyup %s", with, button, with);
  else
    press ("click %u", button);
}

static void
assert_scrolls (PaddockWindow *window)
{
  double zoom = paddock_canvas_get_zoom (get_canvas (window));
  double value = gtk_adjustment_get_value (get_scroll (window));

  turn (window, 5, NULL);
  wait_until (gtk_adjustment_get_value (get_scroll (window)) > value);
  g_assert_cmpfloat (paddock_canvas_get_zoom (get_canvas (window)), ==, zoom);
}

static void
assert_zooms (PaddockWindow *window, const char *with)
{
  double zoom = paddock_canvas_get_zoom (get_canvas (window));

  turn (window, 4, with);
  wait_until (paddock_canvas_get_zoom (get_canvas (window)) > zoom);
}

static void
test_the_wheel_scrolls_sheets (void)
{
  static const char *const sheets[] = { "vehicles/basic-chariot.vehicle.xml",
                                        "vehicles/red-comet.vehicle.xml",
                                        "templates/cards.cards.xml" };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++) {
    PaddockWindow *window = present (sheets[i]);

    g_test_message ("%s", sheets[i]);
    assert_zooms (window, "ctrl");
    while (gtk_adjustment_get_upper (get_scroll (window))
           < 2 * gtk_adjustment_get_page_size (get_scroll (window)))
      assert_zooms (window, "ctrl");
    assert_scrolls (window);
    set_wheel (window, "zoom");
    assert_zooms (window, NULL);
    set_wheel (window, "automatic");
    drop_window (window);
  }
}

static void
test_the_wheel_zooms_boards (void)
{
  PaddockWindow *window = present ("tracks/harbour-loop.track.xml");

  assert_zooms (window, NULL);
  assert_zooms (window, "ctrl");
  set_wheel (window, "scroll");
  assert_scrolls (window);
  assert_zooms (window, "ctrl");
  set_wheel (window, "automatic");
  drop_window (window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/keys/letters-pick-tools-everywhere", test_letters_pick_tools_everywhere);
  g_test_add_func ("/app/keys/entries-keep-their-letters", test_entries_keep_their_letters);
  g_test_add_func ("/app/keys/digits-answer-everywhere", test_digits_answer_everywhere);
  g_test_add_func ("/app/keys/race-letters-work-in-the-header",
                   test_race_letters_work_in_the_header);
  g_test_add_func ("/app/keys/f1-opens-the-summary-where-the-race-is",
                   test_f1_opens_the_summary_where_the_race_is);
  g_test_add_func ("/app/keys/f1-opens-the-manual-elsewhere", test_f1_opens_the_manual_elsewhere);
  g_test_add_func ("/app/keys/space-and-enter-use-the-tool", test_space_and_enter_use_the_tool);
  g_test_add_func ("/app/keys/the-line-says-what-enter-does-to-a-drag",
                   test_the_line_says_what_enter_does_to_a_drag);
  g_test_add_func ("/app/keys/space-and-drag-pan", test_space_and_drag_pan);
  g_test_add_func ("/app/keys/space-and-enter-insert-tiles", test_space_and_enter_insert_tiles);
  g_test_add_func ("/app/keys/space-and-enter-open-the-fields-of-a-sheet",
                   test_space_and_enter_open_the_fields_of_a_sheet);
  g_test_add_func ("/app/keys/space-and-enter-answer-on-the-board",
                   test_space_and_enter_answer_on_the_board);
  g_test_add_func ("/app/wheel/scrolls-sheets", test_the_wheel_scrolls_sheets);
  g_test_add_func ("/app/wheel/zooms-boards", test_the_wheel_zooms_boards);

  return g_test_run ();
}
