/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The timeline of a race: what is drawn for a moment stands exactly where the slider stands for it, at any width, and a real
 * pointer finds it there.
 */

#include "race-hands-fixture.h"

#include "dice-words.h"
#include "race-glance.h"
#include "race-record.h"
#include "race-signs.h"
#include "race-strip-private.h"

static PaddockRaceStrip *
get_strip (PaddockWindow *window)
{
  return find_widget (GTK_WIDGET (get_view (window)), PADDOCK_TYPE_RACE_STRIP, NULL);
}

static GtkWidget *
find_part (GtkWidget *root, const char *css_name)
{
  GtkWidget *found = NULL;

  if (g_str_equal (gtk_widget_get_css_name (root), css_name))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_part (child, css_name);
  return found;
}

/* The middle of the slider, as the toolkit has laid it out. */
static double
find_slider (PaddockRaceStrip *strip)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find_part (GTK_WIDGET (strip), "slider"),
                                            GTK_WIDGET (strip), &bounds));
  return bounds.origin.x + bounds.size.width / 2;
}

static void
compare_all_moments (const Hands *hands)
{
  PaddockRaceStrip *strip = get_strip (hands->window);
  guint n = paddock_session_get_n_moments (hands->session);

  for (guint moment = 0; moment <= n; moment++) {
    paddock_race_travel (hands->race, moment);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (hands->window));
    g_assert_cmpfloat_with_epsilon (paddock_race_strip_get_x (strip, moment), find_slider (strip),
                                    0.01);
  }
}

static void
resize (PaddockWindow *window, int width)
{
  int before = gtk_widget_get_width (GTK_WIDGET (window));

  gtk_window_set_default_size (GTK_WINDOW (window), width, 700);
  wait_until (gtk_widget_get_width (GTK_WIDGET (window)) != before);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

static void
test_marks_stand_where_the_slider_does (void)
{
  Hands hands;

  hands_begin (&hands, 37);
  compare_all_moments (&hands);
  resize (hands.window, 1013);
  compare_all_moments (&hands);
  hands_end (&hands);
}

static void
test_marks_of_other_directions_do_too (void)
{
  Hands hands;

  hands_begin (&hands, 7);
  gtk_widget_set_direction (GTK_WIDGET (get_strip (hands.window)), GTK_TEXT_DIR_RTL);
  gtk_widget_set_direction (find_part (GTK_WIDGET (get_strip (hands.window)), "scale"),
                            GTK_TEXT_DIR_RTL);
  compare_all_moments (&hands);
  hands_end (&hands);
}

/* The one nearest to the start, which nothing hides. */
static const PaddockRaceSign *
find_first_sign (PaddockRaceStrip *strip)
{
  const PaddockRaceSign *first = NULL;

  for (guint i = 0; strip->signs && i < strip->signs->len; i++) {
    const PaddockRaceSign *sign = &g_array_index (strip->signs, PaddockRaceSign, i);

    if (!first || sign->moment < first->moment)
      first = sign;
  }
  return first;
}

static void
test_a_click_on_a_sign_goes_to_its_moment (void)
{
  Hands hands;
  PaddockRaceStrip *strip;
  guint moment;

  hands_begin (&hands, 9);
  strip = get_strip (hands.window);
  paddock_race_travel (hands.race, 4);
  paddock_race_write_remark (hands.race, NULL, PADDOCK_NOWHERE, "Here it began");
  paddock_race_travel (hands.race, 9);
  wait_until (strip->signs && find_first_sign (strip));
  moment = g_array_index (strip->signs, PaddockRaceSign, 0).moment;
  g_assert_cmpstr (g_array_index (strip->signs, PaddockRaceSign, 0).text, ==, "Here it began");
  g_assert_cmpuint (moment, ==, 4);
  click_at (GTK_WIDGET (strip), (PaddockPoint){ paddock_race_strip_get_x (strip, moment), 6 },
            GDK_BUTTON_PRIMARY);
  wait_until (get_moment (&hands) == moment);
  hands_end (&hands);
}

/* Every other line has a lane, from the moment that both have; lanes cover none of each other, and the strip keeps its
 * height. */
static void
test_lines_have_lanes (void)
{
  Hands hands;
  PaddockRaceStrip *strip;
  const PaddockLane *lane;
  int height;

  hands_begin (&hands, 8);
  strip = get_strip (hands.window);
  height = gtk_widget_get_height (GTK_WIDGET (strip));
  for (guint i = 0; i < 2; i++) {
    paddock_race_switch_line (hands.race, 0);
    paddock_race_travel (hands.race, 3);
    paddock_race_choose (hands.race, i + 1);
  }
  wait_until (strip->lanes->len == 2);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (hands.window));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (strip)), ==, height);
  lane = &g_array_index (strip->lanes, PaddockLane, 0);
  g_assert_cmpuint (lane->line, ==, 0);
  g_assert_cmpuint (lane->from, ==, 3);
  g_assert_cmpuint (lane->to, ==, 8);
  g_assert_cmpuint (g_array_index (strip->lanes, PaddockLane, 1).row, !=, lane->row);

  click_at (GTK_WIDGET (strip),
            (PaddockPoint){ paddock_race_strip_get_x (strip, 3) + 12, PADDOCK_STRIP_HEIGHT - 13 },
            GDK_BUTTON_PRIMARY);
  wait_until (paddock_session_get_line (hands.session) == 0);
  hands_end (&hands);
}

static gboolean
has_text (GtkWidget *root, const char *part)
{
  if (GTK_IS_LABEL (root) && strstr (paddock_dice_words_get (GTK_LABEL (root)), part))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child, part))
      return TRUE;
  return FALSE;
}

static GtkWidget *
find_shown (GtkWidget *root, GType type)
{
  return find_widget (root, type, NULL);
}

/* A tooltip is a surface of its own. */
static gboolean
shows_glance (PaddockRaceStrip *strip, const char *sentence)
{
  GtkWidget *tooltip =
    gtk_widget_get_first_child (GTK_WIDGET (gtk_widget_get_native (GTK_WIDGET (strip))));

  for (; tooltip; tooltip = gtk_widget_get_next_sibling (tooltip))
    if (g_str_equal (G_OBJECT_TYPE_NAME (tooltip), "GtkTooltipWindow")
        && gtk_widget_get_mapped (tooltip) && find_shown (tooltip, GTK_TYPE_PICTURE)
        && has_text (tooltip, sentence))
      return TRUE;
  return FALSE;
}

static void
test_hovering_shows_sentence_and_board (void)
{
  Hands hands;
  PaddockRaceStrip *strip;
  GtkWidget *glance;
  g_autofree char *drawn = NULL, *sentence = NULL;

  hands_begin (&hands, 9);
  strip = get_strip (hands.window);
  wait_until (strip->signs);
  drawn = paddock_race_dup_sentence (hands.race, 6);
  g_assert_nonnull (drawn);
  sentence = paddock_face_dup_words (drawn);
  glance = paddock_race_glance_show (strip->glance, 6, NULL);
  g_assert_true (find_shown (glance, GTK_TYPE_PICTURE) && has_text (glance, sentence)
                 && has_text (glance, "Decision 6 of 9"));
  g_assert_true (paddock_race_glance_show (strip->glance, 6, NULL) == glance);

  move_to (GTK_WIDGET (strip), (PaddockPoint){ paddock_race_strip_get_x (strip, 2) - 2, 26 });
  move_to (GTK_WIDGET (strip), (PaddockPoint){ paddock_race_strip_get_x (strip, 6), 26 });
  wait_until (shows_glance (strip, sentence));
  hands_end (&hands);
}

#define ADD(path_, test_) g_test_add_func ("/app/race-timeline/" path_, test_)

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  ADD ("marks-stand-where-the-slider-does", test_marks_stand_where_the_slider_does);
  ADD ("marks-of-other-directions-do-too", test_marks_of_other_directions_do_too);
  ADD ("a-click-on-a-sign-goes-to-its-moment", test_a_click_on_a_sign_goes_to_its_moment);
  ADD ("lines-have-lanes", test_lines_have_lanes);
  ADD ("hovering-shows-sentence-and-board", test_hovering_shows_sentence_and_board);

  return g_test_run ();
}
