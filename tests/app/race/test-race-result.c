/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page at the end of a race, worked with a real pointer and real keys.
 */

#include "race-hands-fixture.h"

#include "race-places-chart.h"
#include "race-record.h"
#include "result-words.h"

#define DRIVER "rookie"

static GtkWidget *
get_page (const Hands *hands)
{
  return GTK_WIDGET (get_view (hands->window)->result);
}

static gboolean
has_result (const Hands *hands)
{
  return gtk_widget_get_mapped (get_page (hands));
}

static GtkWidget *
get_board (const Hands *hands)
{
  return GTK_WIDGET (get_view (hands->window)->canvas);
}

static PaddockResult *
get_result (const Hands *hands)
{
  return paddock_result_new (paddock_race_get_sight (hands->race));
}

static gboolean
has_label (GtkWidget *root, const char *text)
{
  gboolean found =
    GTK_IS_LABEL (root) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (root)), text) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_label (child, text);
  return found;
}

/* Drivers race to the end at once; every test begins there. */
static void
race_to_the_end (Hands *hands)
{
  hands_begin (hands, 0);
  gtk_window_set_default_size (GTK_WINDOW (hands->window), 1024, 700);
  set_drivers (hands, DRIVER);
  paddock_race_play (hands->race);
  wait_until (has_result (hands));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (hands->window));
}

/* One race for all of them: drivers take their time. */
static Hands hands;

static void
return_to_result (void)
{
  if (!hands.window)
    race_to_the_end (&hands);
  paddock_race_view_show_result (get_view (hands.window));
  wait_until (has_result (&hands));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (hands.window));
}

/* --- What it says --- */

static void
test_says_how_it_ended (void)
{
  g_autoptr (PaddockResult) result = NULL;
  g_autofree char *headline = NULL;

  return_to_result ();
  result = get_result (&hands);
  headline = paddock_result_dup_headline (result);
  g_assert_true (has_label (get_page (&hands), headline));
  for (guint i = 0; i < result->n_seats; i++) {
    g_autofree char *luck = paddock_result_dup_luck (result, &result->standings[i]);

    g_assert_true (
      has_label (get_page (&hands), paddock_result_get_name (result, &result->standings[i])));
    g_assert_true (has_label (get_page (&hands), luck));
  }
  for (guint i = 0; i < result->n_measures; i++)
    g_assert_true (has_label (get_page (&hands), result->measures[i]->label));
  g_assert_false (gtk_widget_get_mapped (get_board (&hands)));
}

/* The button of the timeline would play it again. */
static void
test_nothing_says_pause (void)
{
  return_to_result ();
  g_assert_false (paddock_race_is_playing (hands.race));
  press_key ("p");
  wait_until (!has_result (&hands) && get_moment (&hands) > 0);
  wait_until (has_result (&hands));
  g_assert_false (paddock_race_is_playing (hands.race));
}

static void
assert_whole (GtkWidget *root)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root))
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (root))));
  if (GTK_IS_SCROLLED_WINDOW (root) && gtk_widget_get_mapped (root)) {
    GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (root));

    g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=,
                       gtk_adjustment_get_page_size (across));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    assert_whole (child);
}

/* Beside the open side panel, in a window of 1024 x 700. */
static void
test_nothing_is_cut (void)
{
  return_to_result ();
  assert_whole (get_page (&hands));
  click (find_button (get_page (&hands), "As _Table"));
  wait_until (has_label (get_page (&hands), "After round 1"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (hands.window));
  assert_whole (get_page (&hands));
  click (find_button (get_page (&hands), "As _Table"));
}

/* --- There and back --- */

static void
test_moments_are_one_click_away (void)
{
  g_autoptr (PaddockResult) result = NULL;
  GtkListBox *list;
  guint moment;

  return_to_result ();
  result = get_result (&hands);
  moment = ((const PaddockBookmark *) result->moments->pdata[0])->moment;
  g_assert_cmpuint (moment, <, result->n_decisions);
  list = find_widget (get_page (&hands), GTK_TYPE_LIST_BOX, NULL);
  click (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
  wait_until (get_moment (&hands) == moment && !has_result (&hands));
  g_assert_true (gtk_widget_get_mapped (get_board (&hands)));

  wait_until (gtk_widget_get_mapped (get_view (hands.window)->result_button));
  click (get_view (hands.window)->result_button);
  wait_until (has_result (&hands));
  g_assert_cmpuint (get_moment (&hands), ==, result->n_decisions);
}

static void
test_keys_step_back_and_return (void)
{
  guint last;

  return_to_result ();
  last = get_moment (&hands);
  press_key ("b");
  wait_until (get_moment (&hands) == last - 1 && !has_result (&hands));
  press_key ("n");
  wait_until (has_result (&hands));
  g_assert_cmpuint (get_moment (&hands), ==, last);
  press_key ("b");
  wait_until (!has_result (&hands));
  press_key ("r");
  wait_until (has_result (&hands));
}

/* The key that gave the last answer may come again. */
static void
test_enter_begins_no_other_race (void)
{
  guint last;

  return_to_result ();
  last = get_moment (&hands);
  press_key ("b");
  wait_until (!has_result (&hands));
  gtk_widget_grab_focus (get_board (&hands));
  press_key ("n");
  wait_until (has_result (&hands)
              && gtk_widget_is_ancestor (get_focus (hands.window), get_page (&hands)));
  press_key ("Return");
  press_key ("space");
  press_key ("b"); /* comes after them */
  wait_until (get_moment (&hands) == last - 1);
  g_assert_cmpuint (paddock_sight_get_n_moments (paddock_race_get_sight (hands.race)), ==, last);
}

static void
test_the_board_can_be_seen (void)
{
  return_to_result ();
  click (find_button (get_page (&hands), "Show the _Board"));
  wait_until (gtk_widget_get_mapped (get_board (&hands)));
  g_assert_false (has_result (&hands));
  press_key ("r");
  wait_until (has_result (&hands));
}

/* --- Rounds --- */

static void
test_rounds_can_be_pointed_at (void)
{
  g_autoptr (PaddockResult) result = NULL;
  g_autofree char *words = NULL;
  GtkWidget *chart;
  guint moment;

  return_to_result ();
  result = get_result (&hands);
  chart = find_widget (get_page (&hands), PADDOCK_TYPE_RACE_PLACES_CHART, NULL);
  words = paddock_line_chart_dup_words (PADDOCK_LINE_CHART (chart), 2);
  g_assert_true (g_str_has_prefix (words, "After round 2\n1st "));
  moment = g_array_index (result->rounds, PaddockRoundPlaces, 2).moment;
  click_at (chart, (PaddockPoint){ paddock_line_chart_get_x (PADDOCK_LINE_CHART (chart), 2), 20 },
            GDK_BUTTON_PRIMARY);
  wait_until (get_moment (&hands) == moment);

  press_key ("r");
  wait_until (has_result (&hands));
  gtk_widget_grab_focus (chart);
  press_key ("Home");
  press_key ("Right");
  press_key ("Return");
  wait_until (get_moment (&hands) == g_array_index (result->rounds, PaddockRoundPlaces, 1).moment);
}

/* --- Lines --- */

static void
test_each_line_has_its_own (void)
{
  guint n;

  return_to_result ();
  set_drivers (&hands, "person");
  n = get_moment (&hands);
  paddock_race_travel (hands.race, n - 2);
  while (paddock_race_get_decision (hands.race)->n_choices < 2)
    paddock_race_travel (hands.race, get_moment (&hands) - 1);
  paddock_race_choose (hands.race, paddock_sight_get_choice (paddock_race_get_sight (hands.race),
                                                             get_moment (&hands))
                                       == 0
                                     ? 1
                                     : 0);
  g_assert_cmpuint (paddock_race_get_n_lines (hands.race), ==, 2);
  if (paddock_race_get_decision (hands.race)) {
    wait_until (!gtk_widget_get_visible (get_view (hands.window)->result_button));
    press_key ("r");
    g_assert_false (has_result (&hands));
  }
  paddock_race_switch_line (hands.race, 0);
  press_key ("r");
  wait_until (has_result (&hands));
  set_drivers (&hands, DRIVER);
}

/* --- Again --- */

static const PaddockPlaytest *
get_playtest (void)
{
  return paddock_document_file_get_document (paddock_race_get_file (hands.race))->record;
}

static void
test_race_again_has_the_same_seats_and_other_luck (void)
{
  int seed;
  guint n_seats;

  return_to_result ();
  seed = get_playtest ()->seed;
  n_seats = paddock_race_get_setup (hands.race)->n_seats;
  click (find_button (get_page (&hands), "_Race Again"));
  wait_until (!has_result (&hands));
  g_assert_nonnull (paddock_race_get_decision (hands.race));
  g_assert_cmpuint (paddock_sight_get_n_moments (paddock_race_get_sight (hands.race)), ==, 0);
  g_assert_cmpint (get_playtest ()->seed, !=, seed);
  g_assert_cmpuint (paddock_race_get_setup (hands.race)->n_seats, ==, n_seats);
  for (guint i = 0; i < n_seats; i++)
    g_assert_cmpstr (paddock_race_get_driver (hands.race, i).kind->id, ==, DRIVER);
}

#define ADD(path_, test_) g_test_add_func ("/app/race-result/" path_, test_)

int
main (int argc, char **argv)
{
  int status;

  init_application (&argc, &argv);
  ADD ("says-how-it-ended", test_says_how_it_ended);
  ADD ("nothing-says-pause", test_nothing_says_pause);
  ADD ("nothing-is-cut", test_nothing_is_cut);
  ADD ("moments-are-one-click-away", test_moments_are_one_click_away);
  ADD ("keys-step-back-and-return", test_keys_step_back_and_return);
  ADD ("enter-begins-no-other-race", test_enter_begins_no_other_race);
  ADD ("the-board-can-be-seen", test_the_board_can_be_seen);
  ADD ("rounds-can-be-pointed-at", test_rounds_can_be_pointed_at);
  ADD ("each-line-has-its-own", test_each_line_has_its_own);
  ADD ("race-again-has-the-same-seats-and-other-luck",
       test_race_again_has_the_same_seats_and_other_luck);

  status = g_test_run ();
  if (hands.window)
    hands_end (&hands);
  return status;
}
