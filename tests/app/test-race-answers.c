/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How people look at the answers of a race before they give one, with a real pointer and real keys: on the board, among
 * the answers, with the keyboard.
 */

#include "race-hands-fixture.h"

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

/* The key that brings the cursor nearer, rows first; NULL: it is there. */
static const char *
find_key (Hands *self, PaddockHex to)
{
  PaddockCanvas *canvas = PADDOCK_CANVAS (self->canvas);
  PaddockPoint from, goal = paddock_canvas_hex_centre (canvas, to);
  PaddockHex at;

  if (!paddock_canvas_get_cursor (canvas, &at))
    return "Right"; /* it appears */

  from = paddock_canvas_hex_centre (canvas, at);
  if (fabs (goal.y - from.y) > 1)
    return goal.y > from.y ? "Down" : "Up";

  return paddock_hex_equal (at, to) ? NULL : goal.x > from.x ? "Right" : "Left";
}

static gboolean
is_cursor_at (Hands *self, gboolean had_cursor, PaddockHex hex)
{
  PaddockHex at = { 0 };

  return paddock_canvas_get_cursor (PADDOCK_CANVAS (self->canvas), &at) == had_cursor
         && paddock_hex_equal (at, hex);
}

static void
bring_cursor (Hands *self, PaddockHex to)
{
  const char *key;

  while ((key = find_key (self, to))) {
    PaddockHex at = { 0 };
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
  PaddockPlace place;
  PaddockHex to;

  hands_begin (&hands, 0);
  g_assert_true (has_own_target (&hands, 2));
  place = find_target (hands.window, 2);
  to = PADDOCK_HEX (place.a, place.b);
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

static GtkWidget *
find_button_of (GtkWidget *root, gboolean is_refused)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (root, "answer")
      && gtk_widget_has_css_class (root, "refused") == is_refused)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_button_of (child, is_refused);
  return found;
}

/* What is not possible says why, and names the clause. */
static void
test_refusals_are_read (void)
{
  Hands hands;
  GtkWidget *outlook, *refused;
  guint n = 0;

  hands_begin (&hands, 0);
  outlook = find_widget (GTK_WIDGET (get_view (hands.window)), PADDOCK_TYPE_RACE_OUTLOOK, NULL);
  while (!(refused = find_button_of (GTK_WIDGET (get_view (hands.window)), TRUE)) && n++ < 100)
    paddock_race_choose (hands.race, 0);
  wait_until (is_open (refused, get_middle (refused)));
  move_to (refused, get_middle (refused));
  wait_until (g_str_has_prefix (paddock_race_outlook_dup_words (PADDOCK_RACE_OUTLOOK (outlook)),
                                "Not possible: "));
  g_assert_nonnull (find_widget (outlook, GTK_TYPE_MENU_BUTTON, NULL));
  hands_end (&hands);
}

/* What an answer brings is still there for a pointer that comes to read on, and gone for one that goes to the board. */
static void
test_the_pointer_reads_on (void)
{
  Hands hands;
  PaddockRaceView *view;
  GtkWidget *outlook, *answer, *canvas;

  hands_begin (&hands, 0);
  view = get_view (hands.window);
  outlook = find_widget (GTK_WIDGET (view), PADDOCK_TYPE_RACE_OUTLOOK, NULL);
  canvas = find_widget (GTK_WIDGET (view), PADDOCK_TYPE_CANVAS, NULL);
  wait_until ((answer = find_button_of (GTK_WIDGET (view), FALSE))
              && is_open (answer, get_middle (answer)));
  move_to (answer, get_middle (answer));
  wait_until (paddock_race_get_focus (hands.race) == 0);
  move_to (outlook, get_middle (outlook));
  wait_until (gtk_widget_get_state_flags (outlook) & GTK_STATE_FLAG_PRELIGHT);
  g_assert_cmpuint (paddock_race_get_focus (hands.race), ==, 0);
  move_to (canvas, get_middle (canvas));
  wait_until (paddock_race_get_focus (hands.race) == PADDOCK_NO_CHOICE);
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

/* From the board it marks an answer first, and then gives it. */
static void
test_enter_answers_from_the_board (void)
{
  Hands hands;

  hands_begin (&hands, 0);
  wait_until (is_answer (get_focus (hands.window)));
  gtk_widget_grab_focus (hands.canvas);
  paddock_race_set_focus (hands.race, PADDOCK_NO_CHOICE);
  press_key ("Return");
  wait_until (is_answer (get_focus (hands.window)));
  g_assert_cmpuint (paddock_race_get_focus (hands.race), ==, 0);
  g_assert_cmpuint (get_moment (&hands), ==, 0);
  gtk_widget_grab_focus (hands.canvas);
  press_key ("Return");
  wait_until (get_moment (&hands) == 1);
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
  gtk_widget_set_size_request (find_widget (outlook, GTK_TYPE_BOX, NULL), -1, 2000);
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
  ADD ("arrows-stay-among-the-answers", test_arrows_stay_among_the_answers);

  return g_test_run ();
}
