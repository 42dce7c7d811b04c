/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole evening with On the Rivet: a course is drawn from tiles with a bonus line, with real keys; a person and computer
 * drivers race it to the podium; the race is saved, and opened again as it was.
 */

#include "race-hands-fixture.h"

#include "load.h"
#include "rivet/rivet-podium.h"
#include "road-track.h"

#include <glib/gstdio.h>

#define TILES "templates/road-track.track.xml"
#define MAX_DECISIONS 4000

/* --- The course --- */

/* The tiles alone. */
static PaddockDocument *
load_tiles (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", TILES, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_load (path, &error);
  PaddockRoadTrack *track;

  g_assert_no_error (error);
  track = paddock_document_dup_record (document);
  while (paddock_list_len (track->places) > 0)
    paddock_list_remove (&track->places, 0);
  while (paddock_list_len (track->bonuses) > 0)
    paddock_list_remove (&track->bonuses, 0);
  return paddock_document_new_take (&paddock_road_track_kind, track);
}

static const PaddockRoadTrack *
get_track (PaddockWindow *window)
{
  return paddock_document_file_get_document (paddock_window_get_file (window))->record;
}

static void
press_keys (const char *keys)
{
  g_auto (GStrv) list = g_strsplit (keys, " ", -1);

  for (guint i = 0; list[i]; i++)
    press_key (list[i]);
}

/* Start and finish, a curve between them, the avenue before it; and a sprint on the avenue. */
static void
draw_course (PaddockWindow *window)
{
  wait_until (gtk_window_is_active (GTK_WINDOW (window)));
  press_keys ("Return Page_Down Return Page_Down Return Page_Down Return");
  wait_until (paddock_list_len (get_track (window)->places) == 4);
  press_keys ("Page_Down Page_Down Page_Down Return");
  wait_until (paddock_list_len (get_track (window)->places) == 5);
  press_keys ("Page_Up Page_Up Return");
  wait_until (paddock_list_len (get_track (window)->places) == 6);
  press_keys ("Page_Down Return");
  wait_until (paddock_list_len (get_track (window)->places) == 7);
  press_keys ("alt+Left b Home");
  for (guint i = 0; i < 34; i++)
    press_key ("Right");
  press_key ("Return");
  wait_until (paddock_list_len (get_track (window)->bonuses) == 1);
  press_key ("Escape");
}

/* --- The race --- */

static const RivState *
get_state (PaddockWindow *window)
{
  return (const RivState *) paddock_match_get_state (
    paddock_session_get_match (get_session (window)));
}

static guint
count_class (GtkWidget *root, const char *name)
{
  guint n = gtk_widget_has_css_class (root, name);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_class (child, name);
  return n;
}

/* A card is offered or refused, never both. */
static void
assert_refused (const PaddockMatch *match, const PaddockDecision *decision)
{
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (match, refused);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < decision->n_choices; k++)
      g_assert_false (refused[i].choice.target == PADDOCK_TARGET_CARD
                      && decision->choices[k].target == PADDOCK_TARGET_CARD
                      && refused[i].choice.id == decision->choices[k].id);
}

/* Of a person: cards are cards, and what can be chosen is what is not refused. */
static void
assert_answers (PaddockWindow *window, const PaddockDecision *decision, guint *n_cards)
{
  GtkWidget *choices = GTK_WIDGET (get_view (window)->choices);

  g_assert_cmpuint (count_answers (choices, FALSE), ==, decision->n_choices);
  assert_refused (paddock_race_get_match (paddock_window_get_race (window)), decision);
  if (decision->choices[0].target != PADDOCK_TARGET_CARD)
    return;

  g_assert_cmpuint (count_class (choices, "race-card"), >=, decision->n_choices - 1u);
  ++*n_cards;
}

static void
race_to_the_podium (PaddockWindow *window)
{
  PaddockRace *race = paddock_window_get_race (window);
  guint n = 0, n_cards = 0;

  wait_until (is_asked (race));
  for (; paddock_race_get_decision (race); n++) {
    g_assert_cmpuint (n, <, MAX_DECISIONS);
    assert_answers (window, paddock_race_get_decision (race), &n_cards);
    answer (window, 0);
  }
  g_assert_cmpuint (n_cards, >, 5);
}

/* Everybody has a place of the podium's, and a spot of his own. */
static void
assert_podium (PaddockWindow *window)
{
  const RivState *state = get_state (window);
  guint32 spots = 0;

  g_assert_true (state->core.is_over);
  g_assert_cmpuint (state->core.n_placed, ==, state->n_teams);
  g_assert_cmpuint (state->n_podium, ==, state->n_riders);
  g_assert_cmpuint (state->n_finished, >, 0);
  for (guint i = 0; i < state->n_riders; i++)
    spots |= 1u << state->riders[i].podium;
  g_assert_cmpuint (spots, ==, (1u << (state->n_riders + 1)) - 2);
}

static void
test_from_the_first_tile_to_the_podium (void)
{
  g_autoptr (PaddockDocument) tiles = load_tiles (), saved = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "evening.playtest.xml", NULL);
  g_autofree char *text = NULL;
  PaddockWindow *window = present_window (), *again;
  guint64 hash;

  paddock_window_open_untitled (window, tiles);
  wait_until (is_shown (window));
  draw_course (window);

  g_random_set_seed (7);
  activate (window, "race.toggle");
  g_assert_nonnull (get_view (window));
  g_assert_no_error (paddock_race_get_error (paddock_window_get_race (window)));
  paddock_race_set_speed (paddock_window_get_race (window), 0);
  race_to_the_podium (window);
  assert_podium (window);
  hash = paddock_match_hash (paddock_session_get_match (get_session (window)));

  text = write_document (window);
  g_assert_true (g_file_set_contents (path, text, -1, &error));
  drop_window (window);
  saved = paddock_xml_load (path, &error);
  g_assert_no_error (error);
  again = present_window ();
  paddock_window_open_untitled (again, saved);
  wait_until (is_shown (again));
  assert_podium (again);
  g_assert_cmpuint (paddock_match_hash (paddock_session_get_match (get_session (again))), ==, hash);
  drop_window (again);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

  g_test_add_func ("/app/race-road/from-the-first-tile-to-the-podium",
                   test_from_the_first_tile_to_the_podium);

  return g_test_run ();
}
