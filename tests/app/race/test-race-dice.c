/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dice in the studio: what lies on the table shows what its game says, and what people rolled is picked.
 */

#include "race-fixture.h"

#include "dice-words.h"
#include "library.h"
#include "race-dice-dialog.h"
#include "race-dice.h"

static PaddockWindow *
present_frothy (void)
{
  g_autoptr (PaddockDocument) track = paddock_library_load ("tracks/windmill-oval.track.xml", NULL);
  PaddockWindow *window = present_window ();

  paddock_window_open_untitled (window, track);
  wait_until (is_shown (window));
  activate (window, "race.toggle");
  g_assert_nonnull (get_view (window));
  return window;
}

static guint
count_dice (GtkWidget *root, GtkWidget **first)
{
  guint n = PADDOCK_IS_RACE_DICE (root);

  if (n && !*first)
    *first = root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_dice (child, first);
  return n;
}

/* Whoever rolls at the table sees which number stands for a symbol, and may pick it instead of typing. */
static void
test_symbols_are_picked (void)
{
  PaddockWindow *window = present_frothy ();
  GtkWidget *entry, *first = NULL;
  GtkWindow *dialog = NULL;
  const PaddockChance *chance;

  activate (window, "race.dice");
  wait_until ((dialog = find_dialog (ADW_TYPE_MESSAGE_DIALOG)));
  entry = find_widget (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, NULL);
  g_assert_cmpuint (count_dice (GTK_WIDGET (dialog), &first), ==, 6);
  gtk_editable_set_text (GTK_EDITABLE (entry), "3");
  g_signal_emit_by_name (gtk_widget_get_ancestor (first, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "3 0");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "force");
  chance =
    &paddock_match_get_state (paddock_race_get_match (paddock_window_get_race (window)))->chance;
  g_assert_cmpuint (chance->n_forced, ==, 2);
  g_assert_cmpint (chance->forced[0], ==, 3);
  gtk_window_destroy (dialog);
  drop_window (window);
}

/* Those who hear a die hear its symbol; numbers are numbers. */
static void
test_faces_have_names (void)
{
  g_autoptr (GtkWidget) dice = g_object_ref_sink (paddock_race_dice_new (20));
  const PaddockFace faces[] = {
    { .number = 3 },
    { .number = 300 },
    { .look = PADDOCK_LOOK_SYMBOL, .symbol = PADDOCK_SYMBOL_SKID, .label = "Slide" },
  };
  int one, three;

  paddock_race_dice_set_faces (PADDOCK_RACE_DICE (dice), faces, 1);
  gtk_widget_measure (dice, GTK_ORIENTATION_HORIZONTAL, -1, &one, NULL, NULL, NULL);
  paddock_race_dice_set_faces (PADDOCK_RACE_DICE (dice), faces, G_N_ELEMENTS (faces));
  gtk_widget_measure (dice, GTK_ORIENTATION_HORIZONTAL, -1, &three, NULL, NULL, NULL);
  g_assert_cmpint (three, >, 3 * 20);
  g_assert_cmpint (three, >, 2 * one);
  gtk_test_accessible_assert_property (dice, GTK_ACCESSIBLE_PROPERTY_LABEL, "3, 300, Slide");
}

/* In a line of text a die takes the room that it is drawn in, and its words are there for those who hear it. */
static void
test_dice_stand_in_lines (void)
{
  const PaddockFace faces[] = {
    { .number = 3 },
    { .look = PADDOCK_LOOK_SYMBOL, .symbol = PADDOCK_SYMBOL_SKID, .label = "Slide" },
  };
  g_autoptr (GString) text = g_string_new ("Keep ");
  g_autoptr (GtkWidget) label = NULL, empty = g_object_ref_sink (paddock_dice_words_new ("", 40));
  g_autofree char *words = NULL;
  int width, bare, height;

  paddock_face_mark (&faces[0], NULL, text);
  g_string_append (text, " and ");
  paddock_face_mark (&faces[1], NULL, text);
  words = paddock_face_dup_words (text->str);
  g_assert_cmpstr (words, ==, "Keep \u2682 and Slide");

  label = g_object_ref_sink (paddock_dice_words_new (text->str, 40));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "Keep \ufffc and \ufffc");
  g_assert_cmpstr (paddock_dice_words_get (GTK_LABEL (label)), ==, words);
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  paddock_dice_words_set (GTK_LABEL (label), "Keep  and ", 40);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &bare, NULL, NULL);
  g_assert_cmpint (width, >=, bare + 2 * 40);
  g_assert_cmpint (height, >=, 40);
  g_assert_cmpstr (paddock_dice_words_get (GTK_LABEL (empty)), ==, "");
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/race-dice/symbols-are-picked", test_symbols_are_picked);
  g_test_add_func ("/app/race-dice/faces-have-names", test_faces_have_names);

  g_test_add_func ("/app/race-dice/dice-stand-in-lines", test_dice_stand_in_lines);

  return g_test_run ();
}
