/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "strip.h"

#define SIZE 200 /* of the window, along the strip */

typedef struct {
  GtkWindow *window;
  GtkWidget *arrows[2]; /* towards the start and the end */
  GtkAdjustment *adjustment;
} Fixture;

static void
find_arrows (Fixture *fixture, GtkWidget *root)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child)) {
    if (gtk_widget_has_css_class (child, "more"))
      fixture->arrows[fixture->arrows[0] != NULL] = child;
    find_arrows (fixture, child);
  }
}

/* A strip with content that is LENGTH long. */
static void
set_up (Fixture *fixture, GtkOrientation orientation, int length)
{
  gboolean is_row = orientation == GTK_ORIENTATION_HORIZONTAL;
  GtkWidget *content = gtk_box_new (orientation, 0);
  GtkWidget *strip = g_object_new (PADDOCK_TYPE_STRIP, "orientation", orientation, NULL);
  GtkScrolledWindow *scroller;

  *fixture = (Fixture){ 0 };
  for (int i = 0; i < length / 50; i++) {
    GtkWidget *button = gtk_button_new_with_label ("x");

    gtk_widget_set_size_request (button, 50, 50);
    gtk_box_append (GTK_BOX (content), button);
  }
  g_object_set (strip, "content", content, NULL);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_default_size (fixture->window, is_row ? SIZE : 60, is_row ? 60 : SIZE);
  gtk_window_set_child (fixture->window, strip);
  scroller = find_widget (strip, GTK_TYPE_SCROLLED_WINDOW, NULL);
  fixture->adjustment = is_row ? gtk_scrolled_window_get_hadjustment (scroller)
                               : gtk_scrolled_window_get_vadjustment (scroller);
  find_arrows (fixture, strip);
  g_assert_nonnull (fixture->arrows[1]);
  gtk_window_present (fixture->window);
  wait_until (gtk_adjustment_get_page_size (fixture->adjustment) > 0);
}

static gboolean
is_arrow_shown (Fixture *fixture, guint side)
{
  gboolean is_shown_ = gtk_widget_get_opacity (fixture->arrows[side]) > 0;

  g_assert_cmpint (gtk_widget_get_can_target (fixture->arrows[side]), ==, is_shown_);
  return is_shown_;
}

static double
get_end (Fixture *fixture)
{
  return gtk_adjustment_get_upper (fixture->adjustment)
         - gtk_adjustment_get_page_size (fixture->adjustment);
}

/* Presses an arrow until nothing is left on its side. */
static void
press_to_the_end (Fixture *fixture, guint side)
{
  for (guint i = 0; is_arrow_shown (fixture, side); i++) {
    double before = gtk_adjustment_get_value (fixture->adjustment);

    g_assert_cmpuint (i, <, 10);
    g_signal_emit_by_name (fixture->arrows[side], "clicked");
    wait_until (gtk_adjustment_get_value (fixture->adjustment) != before);
  }
}

static void
test_arrows_lead_to_what_is_hidden (gconstpointer data)
{
  Fixture fixture;

  set_up (&fixture, GPOINTER_TO_INT (data), 1000);
  g_assert_false (is_arrow_shown (&fixture, 0));
  g_assert_true (is_arrow_shown (&fixture, 1));

  g_signal_emit_by_name (fixture.arrows[1], "clicked");
  wait_until (gtk_adjustment_get_value (fixture.adjustment) > 0);
  g_assert_true (is_arrow_shown (&fixture, 0));
  g_assert_true (is_arrow_shown (&fixture, 1));

  press_to_the_end (&fixture, 1);
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture.adjustment), ==, get_end (&fixture));
  g_assert_true (is_arrow_shown (&fixture, 0));
  press_to_the_end (&fixture, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture.adjustment), ==, 0);
  g_assert_true (is_arrow_shown (&fixture, 1));
  gtk_window_destroy (fixture.window);
}

static void
test_a_strip_that_fits_has_no_arrows (gconstpointer data)
{
  Fixture fixture;

  set_up (&fixture, GPOINTER_TO_INT (data), 150);
  g_assert_false (is_arrow_shown (&fixture, 0));
  g_assert_false (is_arrow_shown (&fixture, 1));
  gtk_window_destroy (fixture.window);
}

/* Above a strip with something hidden a plain wheel moves it; else it is left to whatever is around. */
static void
test_a_wheel_moves_a_row (void)
{
  Fixture fixture;
  gboolean is_taken = FALSE;
  gpointer wheel;

  set_up (&fixture, GTK_ORIENTATION_HORIZONTAL, 1000);
  wheel =
    find_controller (gtk_widget_get_parent (fixture.arrows[0]), GTK_TYPE_EVENT_CONTROLLER_SCROLL);
  g_signal_emit_by_name (wheel, "scroll", 0.0, 1.0, &is_taken);
  g_assert_true (is_taken);
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture.adjustment), >, 0);
  gtk_window_destroy (fixture.window);

  set_up (&fixture, GTK_ORIENTATION_HORIZONTAL, 150);
  wheel =
    find_controller (gtk_widget_get_parent (fixture.arrows[0]), GTK_TYPE_EVENT_CONTROLLER_SCROLL);
  g_signal_emit_by_name (wheel, "scroll", 0.0, 1.0, &is_taken);
  g_assert_false (is_taken);
  gtk_window_destroy (fixture.window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  g_test_add_data_func ("/app/strip/arrows-of-a-row-lead-to-what-is-hidden",
                        GINT_TO_POINTER (GTK_ORIENTATION_HORIZONTAL),
                        test_arrows_lead_to_what_is_hidden);
  g_test_add_data_func ("/app/strip/arrows-of-a-column-lead-to-what-is-hidden",
                        GINT_TO_POINTER (GTK_ORIENTATION_VERTICAL),
                        test_arrows_lead_to_what_is_hidden);
  g_test_add_data_func ("/app/strip/a-row-that-fits-has-no-arrows",
                        GINT_TO_POINTER (GTK_ORIENTATION_HORIZONTAL),
                        test_a_strip_that_fits_has_no_arrows);
  g_test_add_data_func ("/app/strip/a-column-that-fits-has-no-arrows",
                        GINT_TO_POINTER (GTK_ORIENTATION_VERTICAL),
                        test_a_strip_that_fits_has_no_arrows);
  g_test_add_func ("/app/strip/a-wheel-moves-a-row", test_a_wheel_moves_a_row);
  return g_test_run ();
}
