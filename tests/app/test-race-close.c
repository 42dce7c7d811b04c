/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which races are asked about before they are closed: those to which somebody did something.
 */

#include "race-fixture.h"
#include "race-view-private.h"

/* What may be done to a race, and whether that is somebody's work. */
typedef struct {
  const char *name;
  void (*run) (PaddockWindow *window);
  gboolean is_work;
} Deed;

static void
do_nothing (PaddockWindow *window)
{
}

static void
choose (PaddockWindow *window)
{
  answer (window, 0);
}

static void
choose_and_undo (PaddockWindow *window)
{
  answer (window, 0);
  activate (window, "doc.undo");
}

static void
write_remark (PaddockSession *session, gpointer data)
{
  paddock_session_add_remark (session, PADDOCK_NOWHERE, "Too narrow here");
}

static void
remark (PaddockWindow *window)
{
  paddock_race_edit (paddock_window_get_race (window), "Remark", write_remark, NULL);
}

static void
take_seat (PaddockWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "race.set-driver", "s", "1 person");
}

static void
arrange (PaddockWindow *window)
{
  activate (window, "race.arrange");
  activate (window, "race.arranged");
  g_assert_cmpstr (paddock_race_get_undo_label (paddock_window_get_race (window)), ==,
                   "Set Up a Position");
}

static void
look_back (PaddockWindow *window)
{
  paddock_race_travel (paddock_window_get_race (window), 0);
}

static void
race_again (PaddockWindow *window)
{
  activate (window, "race.again");
  paddock_race_play (paddock_window_get_race (window));
  wait_until (is_asked (paddock_window_get_race (window)));
}

static void
change_drawing (PaddockWindow *window)
{
  activate (window, "race.toggle");
  set_title (paddock_window_get_file (window), "Changed");
  activate (window, "doc.save");
  wait_until (!paddock_document_file_is_modified (paddock_window_get_file (window)));
  activate (window, "race.toggle");
  paddock_race_play (paddock_window_get_race (window));
  wait_until (is_asked (paddock_window_get_race (window)));
}

static void
watch_drivers (PaddockWindow *window)
{
  activate (window, "race.toggle"); /* to the drawing */
  activate (window, "race.drivers");
  paddock_race_set_speed (paddock_window_get_race (window), 0);
  wait_until (!paddock_race_get_decision (paddock_window_get_race (window)));
}

/* For a driver's roll: faces that nobody rolls are in no document. */
static void
type_dice (PaddockWindow *window)
{
  int faces[] = { 3, 1 };

  activate (window, "race.toggle");
  activate (window, "race.drivers");
  g_assert_true (paddock_race_force (paddock_window_get_race (window), faces, 2));
  wait_until (!paddock_race_get_decision (paddock_window_get_race (window)));
}

static const Deed deeds[] = {
  { "nothing", do_nothing, FALSE },
  { "a-look-back", look_back, FALSE },
  { "another-race", race_again, FALSE },
  { "another-drawing", change_drawing, FALSE },
  { "drivers-only", watch_drivers, FALSE },
  { "an-answer", choose, TRUE },
  { "an-answer-undone", choose_and_undo, TRUE },
  { "dice", type_dice, TRUE },
  { "a-remark", remark, TRUE },
  { "a-seat", take_seat, TRUE },
  { "a-position", arrange, TRUE },
};

/* A driver's seat begins, so that drivers have done something when the person is asked. */
static PaddockWindow *
present_driven_race (const char *folder)
{
  PaddockWindow *window = present_race (folder);
  PaddockRace *race = paddock_window_get_race (window);
  guint n = 0;

  wait_until (is_asked (race));
  while (paddock_session_get_n_moments (get_session (window)) == 0 && n++ < 50)
    race_again (window);
  return window;
}

static gboolean
is_asked_about (PaddockWindow *window, int n_tabs)
{
  GtkWidget *button = NULL, *dialog = NULL;

  activate (window, "doc.close");
  wait_until (adw_tab_view_get_n_pages (window->tabs) < n_tabs
              || ((dialog = find_dialog (ADW_TYPE_MESSAGE_DIALOG))
                  && (button = find_button (dialog, "_Discard"))));
  if (!button)
    return FALSE;

  gtk_widget_activate (button);
  wait_until (adw_tab_view_get_n_pages (window->tabs) < n_tabs);
  return TRUE;
}

static void
test_asks_for_work_only (gconstpointer data)
{
  const Deed *deed = data;
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_driven_race (folder);
  const char *title;

  deed->run (window);
  title = paddock_document_page_get_title (paddock_window_get_page (window));
  g_assert_cmpint (g_str_has_prefix (title, "•"), ==, deed->is_work);
  g_assert_cmpint (is_asked_about (window, adw_tab_view_get_n_pages (window->tabs)), ==,
                   deed->is_work);
  drop_window (window);
  remove_folder (folder);
}

/* What drivers do after somebody has done something does not make it less. */
static void
test_work_stays_work (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_race (folder);

  wait_until (is_asked (paddock_window_get_race (window)));
  answer (window, 0);
  race_again (window);
  g_assert_true (is_asked_about (window, 2));
  drop_window (window);
  remove_folder (folder);
}

/* A car is put one space on. */
static void
change_position (PaddockWindow *window)
{
  PaddockRaceView *view = paddock_document_page_get_race_view (paddock_window_get_page (window));
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  PaddockPlace to;

  activate (window, "race.arrange");
  g_assert_cmpuint (paddock_match_show_pieces (paddock_arrangement_get_match (view->arrangement),
                                               PADDOCK_EVERYBODY, pieces),
                    >, 0);
  to = pieces[0].places[0];
  to.a++;
  paddock_race_view_put_cb (view, &pieces[0], to, pieces[0].heading);
}

/* No document holds a position that is being set up: whoever closes it may go back first. */
static void
test_a_position_is_not_lost (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_driven_race (folder);
  int n_tabs = adw_tab_view_get_n_pages (window->tabs);
  GtkWidget *dialog = NULL, *button = NULL;
  PaddockRaceView *view;

  change_position (window);
  view = paddock_document_page_get_race_view (paddock_window_get_page (window));
  g_assert_true (paddock_race_view_has_arranged (view));
  activate (window, "doc.close");
  wait_until ((dialog = find_dialog (ADW_TYPE_MESSAGE_DIALOG))
              && (button = find_button (dialog, "_Go Back")));
  gtk_widget_activate (button);
  wait_until (!find_dialog (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, n_tabs);
  g_assert_true (paddock_race_view_has_arranged (view));
  g_assert_true (is_asked_about (window, n_tabs));
  drop_window (window);
  remove_folder (folder);
}

/* Nobody knows who did what a crash left behind. */
static void
test_what_is_brought_back_is_work (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_driven_race (folder);
  const PaddockHistory *history =
    paddock_document_file_get_history (paddock_window_get_file (window));
  g_autoptr (PaddockDocumentFile) recovered = NULL;
  g_autoptr (PaddockRace) race = NULL;

  g_assert_false (paddock_race_has_work (paddock_window_get_race (window)));
  recovered = paddock_document_file_new_recovered (paddock_history_copy (history), NULL, NULL);
  race = paddock_race_new (recovered);
  g_assert_true (paddock_race_has_work (race));
  paddock_race_stop (race);
  drop_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++) {
    g_autofree char *path =
      g_strconcat ("/app/race-close/asks-for-work-only/", deeds[i].name, NULL);

    g_test_add_data_func (path, &deeds[i], test_asks_for_work_only);
  }
  g_test_add_func ("/app/race-close/work-stays-work", test_work_stays_work);
  g_test_add_func ("/app/race-close/a-position-is-not-lost", test_a_position_is_not_lost);
  g_test_add_func ("/app/race-close/what-is-brought-back-is-work",
                   test_what_is_brought_back_is_work);

  return g_test_run ();
}
