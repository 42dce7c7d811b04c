/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How people look at the answers of a race before they give one, with a real pointer and real keys: on the board, among
 * the answers, with the keyboard.
 */

#include "race-hands-fixture.h"

#include "check.h"
#include "problem-row.h"
#include "race-choices-private.h"
#include "race-outlook.h"

/* --- Choices --- */

static gboolean
has_own_target (Hands *self, guint choice)
{
  PaddockPlace place = find_target (self->window, choice);
  guint n = 0;

  for (guint i = 0; i < paddock_race_get_decision (self->race)->n_choices; i++)
    n += paddock_place_equal (find_target (self->window, i), place);
  return n == 1 && !paddock_place_equal (place, PADDOCK_NOWHERE);
}

/* A place that is lit up: pointing at it shows what follows and its odds, a click chooses it. */
static void
test_places_are_pointed_at_and_clicked (void)
{
  Hands hands;
  g_autofree char *words = NULL;
  PaddockPoint point;

  hands_begin (&hands, 0);
  g_assert_true (has_own_target (&hands, 1));
  point = find_point (hands.window, find_target (hands.window, 1));
  g_assert_true (is_open (hands.canvas, point));
  move_to (hands.canvas, point);
  wait_until (paddock_race_get_focus (hands.race) == 1 && paddock_race_get_odds (hands.race));
  words = paddock_race_outlook_dup_words (
    find_widget (GTK_WIDGET (get_view (hands.window)), PADDOCK_TYPE_RACE_OUTLOOK, NULL));
  g_assert_nonnull (strstr (words, "puts the car on"));
  click_at (hands.canvas, point, GDK_BUTTON_PRIMARY);
  wait_until (get_moment (&hands) == 1);
  g_assert_cmpuint (paddock_journal_get_choice (paddock_session_get_journal (hands.session), 0), ==,
                    1);
  hands_end (&hands);
}

static PaddockPoint
get_point (Hands *self, PaddockPlace place)
{
  return paddock_ground_get_point (paddock_canvas_get_ground (PADDOCK_CANVAS (self->canvas)),
                                   place);
}

/* The key that brings the cursor nearer, rows first; NULL: it is there. */
static const char *
find_key (Hands *self, PaddockPlace to)
{
  PaddockPoint from, goal = get_point (self, to);
  PaddockPlace at;

  if (!paddock_canvas_get_cursor (PADDOCK_CANVAS (self->canvas), &at))
    return "Right"; /* it appears */

  from = get_point (self, at);
  if (fabs (goal.y - from.y) > 1)
    return goal.y > from.y ? "Down" : "Up";

  return paddock_place_equal (at, to) ? NULL : goal.x > from.x ? "Right" : "Left";
}

static gboolean
is_cursor_at (Hands *self, gboolean had_cursor, PaddockPlace place)
{
  PaddockPlace at = { 0 };

  return paddock_canvas_get_cursor (PADDOCK_CANVAS (self->canvas), &at) == had_cursor
         && paddock_place_equal (at, place);
}

static void
bring_cursor (Hands *self, PaddockPlace to)
{
  const char *key;

  while ((key = find_key (self, to))) {
    PaddockPlace at = { 0 };
    gboolean had_cursor = paddock_canvas_get_cursor (PADDOCK_CANVAS (self->canvas), &at);

    press_key (key);
    wait_until (!is_cursor_at (self, had_cursor, at));
  }
}

/* Without a pointer: the cursor is brought to a place that is lit up, and Enter chooses it. */
static void
test_places_are_chosen_with_the_cursor (void)
{
  Hands hands;
  PaddockPlace to;

  hands_begin (&hands, 0);
  g_assert_true (has_own_target (&hands, 2));
  to = find_target (hands.window, 2);
  while (get_focus (hands.window) != hands.canvas) {
    GtkWidget *before = get_focus (hands.window);

    press_key ("Tab");
    wait_until (get_focus (hands.window) != before);
  }
  bring_cursor (&hands, to);
  wait_until (paddock_race_get_focus (hands.race) == 2);
  press_key ("Return");
  wait_until (get_moment (&hands) == 1);
  g_assert_cmpuint (paddock_journal_get_choice (paddock_session_get_journal (hands.session), 0), ==,
                    2);
  hands_end (&hands);
}

static gboolean
has_refused_label (GtkWidget *root)
{
  gboolean has_label = GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, "reason");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !has_label;
       child = gtk_widget_get_next_sibling (child))
    has_label = has_refused_label (child);
  return has_label;
}

/* What is not possible stands in one line, which opens with the keyboard and says why, with the clause. */
static void
test_refusals_are_read (void)
{
  Hands hands;
  PaddockRaceChoices *choices;
  GtkWidget *rows;
  guint n = 0;

  hands_begin (&hands, 0);
  choices = get_view (hands.window)->choices;
  rows = GTK_WIDGET (choices->fold_rows);
  while (!gtk_widget_get_visible (GTK_WIDGET (choices->fold)) && n++ < 100)
    paddock_race_choose (hands.race, 0);
  g_assert_nonnull (strstr (gtk_label_get_label (choices->fold_label), " not possible now: "));
  while (!gtk_widget_is_ancestor (get_focus (hands.window), GTK_WIDGET (choices->fold))) {
    GtkWidget *before = get_focus (hands.window);

    press_key ("Tab");
    wait_until (get_focus (hands.window) != before);
  }
  press_key ("space");
  wait_until (gtk_widget_get_mapped (rows));
  g_assert_true (has_refused_label (rows));
  g_assert_nonnull (find_widget (rows, GTK_TYPE_MENU_BUTTON, NULL));
  press_key ("Escape");
  wait_until (!gtk_widget_get_mapped (rows));
  hands_end (&hands);
}

/* What an answer brings is still there for a pointer that comes to read on; on the board it is again what Enter gives. */
static void
test_the_pointer_reads_on (void)
{
  Hands hands;
  PaddockRaceView *view;
  GtkWidget *outlook, *answer, *canvas;
  guint second = 1;

  hands_begin (&hands, 0);
  view = get_view (hands.window);
  outlook = find_widget (GTK_WIDGET (view), PADDOCK_TYPE_RACE_OUTLOOK, NULL);
  canvas = find_widget (GTK_WIDGET (view), PADDOCK_TYPE_CANVAS, NULL);
  answer = find_answer (GTK_WIDGET (view), &second);
  wait_until (is_open (answer, get_middle (answer)));
  move_to (answer, get_middle (answer));
  wait_until (paddock_race_get_focus (hands.race) == 1);
  move_to (outlook, get_middle (outlook));
  wait_until (gtk_widget_get_state_flags (outlook) & GTK_STATE_FLAG_PRELIGHT);
  g_assert_cmpuint (paddock_race_get_focus (hands.race), ==, 1);
  move_to (canvas, get_middle (canvas));
  wait_until (paddock_race_get_focus (hands.race) == 0);
  g_assert_cmpuint (paddock_race_get_rest (hands.race), ==, 0);
  hands_end (&hands);
}

/* --- The keyboard --- */

static gboolean
is_answer (GtkWidget *widget)
{
  return widget && gtk_widget_has_css_class (widget, "answer");
}

/* The first answer has the keyboard whenever somebody is asked, even if computers drove before. */
static void
test_answers_have_the_keyboard_after_drivers (void)
{
  Hands hands;

  hands_begin (&hands, 0);
  wait_until (is_answer (get_focus (hands.window)));
  set_drivers (&hands, "racer");
  paddock_race_play (hands.race);
  gtk_widget_grab_focus (GTK_WIDGET (get_view (hands.window)));
  g_assert_true (get_focus (hands.window) == hands.canvas);
  set_drivers (&hands, "person");
  wait_until (is_answer (get_focus (hands.window)));
  hands_end (&hands);
}

/* The one that is marked, which is the standard one until the keyboard goes to another. */
static void
test_enter_answers_from_the_board (void)
{
  Hands hands;
  GtkWidget *answer;
  guint n = 1;

  hands_begin (&hands, 0);
  wait_until (is_answer (get_focus (hands.window)));
  g_assert_true (gtk_widget_has_css_class (get_focus (hands.window), "meant"));
  answer = find_answer (GTK_WIDGET (get_view (hands.window)), &n);
  gtk_widget_grab_focus (answer);
  wait_until (gtk_widget_has_css_class (answer, "meant"));
  gtk_widget_grab_focus (hands.canvas);
  press_key ("Return");
  wait_until (get_moment (&hands) == 1);
  g_assert_cmpuint (paddock_journal_get_choice (paddock_session_get_journal (hands.session), 0), ==,
                    1);
  hands_end (&hands);
}

static guint
count_bars (GtkWidget *root)
{
  guint n = gtk_widget_has_css_class (root, "odds") && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_bars (child);
  return n;
}

/* Each picture of odds tells exact fractions to the pointer and to screen readers, is in view, and never says that everything
 * is possible. */
static void
assert_pictures (GtkWidget *root, GtkWidget *area)
{
  graphene_rect_t bounds;

  if (gtk_widget_has_css_class (root, "odds") && gtk_widget_get_mapped (root)) {
    const char *words = gtk_widget_get_tooltip_text (root);

    g_assert_true (strchr (words, '/') || strstr (words, "decides"));
    gtk_test_accessible_assert_property (root, GTK_ACCESSIBLE_PROPERTY_LABEL, words);
    g_assert_true (gtk_widget_compute_bounds (root, area, &bounds));
    g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (area) + 1);
  }
  if (GTK_IS_LABEL (root)) {
    g_assert_false (gtk_widget_has_css_class (root, "percent")
                    && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (root))));
    g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (root)), "0–100"));
    g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (root)), "≤100"));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    assert_pictures (child, area);
}

static void
test_odds_are_pictures (void)
{
  Hands hands;
  GtkWidget *outlook, *area;
  guint n = 0;

  hands_begin (&hands, 0);
  area = GTK_WIDGET (get_view (hands.window)->choices);
  outlook = find_widget (area, PADDOCK_TYPE_RACE_OUTLOOK, NULL);
  for (guint i = 0; i < 60 && paddock_race_get_decision (hands.race); i++) {
    wait_until (paddock_race_get_odds (hands.race));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (hands.window));
    assert_pictures (outlook, area);
    n += count_bars (outlook);
    paddock_race_choose (hands.race, paddock_race_get_rest (hands.race));
  }
  g_assert_cmpuint (n, >, 20);
  hands_end (&hands);
}

/* Tab would lead to the next answer, and explain that one. */
static void
test_long_odds_are_scrolled_with_the_keyboard (void)
{
  Hands hands;
  GtkWidget *outlook;
  GtkAdjustment *place;

  hands_begin (&hands, 0);
  wait_until (is_answer (get_focus (hands.window)));
  outlook = find_widget (GTK_WIDGET (get_view (hands.window)), PADDOCK_TYPE_RACE_OUTLOOK, NULL);
  place = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_widget (outlook, GTK_TYPE_SCROLLED_WINDOW, NULL)));
  gtk_widget_set_size_request (find_widget (find_widget (outlook, GTK_TYPE_SCROLLED_WINDOW, NULL),
                                            GTK_TYPE_BOX, NULL),
                               -1, 2000);
  wait_until (gtk_adjustment_get_upper (place) >= 2000);
  press_key ("Page_Down");
  wait_until (gtk_adjustment_get_value (place) > 0);
  g_assert_true (is_answer (get_focus (hands.window)));
  press_key ("Page_Up");
  wait_until (gtk_adjustment_get_value (place) < 1);
  hands_end (&hands);
}

static void
test_arrows_stay_among_the_answers (void)
{
  Hands hands;
  GtkWidget *last = NULL;

  hands_begin (&hands, 0);
  wait_until (is_answer (get_focus (hands.window)));
  for (guint i = 0; i < 20; i++) {
    gtk_widget_child_focus (GTK_WIDGET (get_view (hands.window)->choices), GTK_DIR_RIGHT);
    last = get_focus (hands.window);
    g_assert_true (is_answer (last));
  }
  press_key ("Right");
  press_key ("Left");
  wait_until (get_focus (hands.window) != last);
  g_assert_true (is_answer (get_focus (hands.window)));
  hands_end (&hands);
}

static guint
count_rows (GtkWidget *root)
{
  guint n = PADDOCK_IS_PROBLEM_ROW (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

/* The board may be drawn well and the race set up badly: both are told, once somebody looks. */
static void
test_problems_are_those_of_race_and_track (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);
  PaddockRaceView *view = get_view (window);
  GtkWidget *problems = GTK_WIDGET (view->problems);
  g_autoptr (GPtrArray) of_track = paddock_check_document (paddock_race_view_get_track (view));
  g_autoptr (GPtrArray) of_race =
    paddock_check_document (paddock_document_file_get_document (paddock_window_get_file (window)));

  g_assert_cmpuint (of_track->len, >, 0);
  g_assert_cmpuint (count_rows (problems), ==, 0);
  paddock_document_bin_set_show_panel (PADDOCK_DOCUMENT_BIN (view), TRUE);
  adw_view_stack_set_visible_child_name (view->pages, "problems");
  wait_until (count_rows (problems) == of_track->len + of_race->len);
  drop_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, test_) g_test_add_func ("/app/race-answers/" path_, test_)
  ADD ("places-are-pointed-at-and-clicked", test_places_are_pointed_at_and_clicked);
  ADD ("places-are-chosen-with-the-cursor", test_places_are_chosen_with_the_cursor);
  ADD ("refusals-are-read", test_refusals_are_read);
  ADD ("the-pointer-reads-on", test_the_pointer_reads_on);
  ADD ("answers-have-the-keyboard-after-drivers", test_answers_have_the_keyboard_after_drivers);
  ADD ("enter-answers-from-the-board", test_enter_answers_from_the_board);
  ADD ("long-odds-are-scrolled-with-the-keyboard", test_long_odds_are_scrolled_with_the_keyboard);
  ADD ("odds-are-pictures", test_odds_are_pictures);
  ADD ("arrows-stay-among-the-answers", test_arrows_stay_among_the_answers);

  g_test_add_func ("/app/race-problems/are-those-of-race-and-track",
                   test_problems_are_those_of_race_and_track);
  return g_test_run ();
}
