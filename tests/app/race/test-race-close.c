/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What becomes of races that are closed: one with a name or a file is asked about if somebody did something to it; one that
 * nobody asked to keep is not, and stays among the recent races.
 */

#include "race-fixture.h"
#include "race-view-private.h"
#include "recent-races.h"

#include <glib/gstdio.h>

#include "race-title.h"

/* What may be done to a race. */
typedef struct {
  const char *name;
  void (*run) (PaddockWindow *window);
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
  { "nothing", do_nothing },      { "a-look-back", look_back },
  { "another-race", race_again }, { "drivers-only", watch_drivers },
  { "an-answer", choose },        { "an-answer-undone", choose_and_undo },
  { "dice", type_dice },          { "a-remark", remark },
  { "a-seat", take_seat },        { "a-position", arrange },
};

/* Each test begins without recent races. */
static void
forget_recent (void)
{
  g_autoptr (GPtrArray) races = paddock_recent_races_list ();

  for (guint i = 0; i < races->len; i++)
    g_remove (((const PaddockRecentRace *) races->pdata[i])->path);
}

/* A driver's seat begins, so that drivers have done something when the person is asked. */
static PaddockWindow *
present_driven_race (const char *folder)
{
  PaddockWindow *window;
  PaddockRace *race;
  guint n = 0;

  forget_recent ();
  window = present_race (folder);
  race = paddock_window_get_race (window);
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

static guint
count_recent (void)
{
  g_autoptr (GPtrArray) races = paddock_recent_races_list ();

  return races->len;
}

static char *
dup_last_recent (void)
{
  g_autoptr (GPtrArray) races = paddock_recent_races_list ();

  return g_strdup (((const PaddockRecentRace *) races->pdata[0])->path);
}

static char *
write_race (const PaddockDocument *race)
{
  g_autoptr (GBytes) bytes = paddock_xml_write (race);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Whatever was done to it: it is kept as it was, without a question and without a mark. */
static void
test_loose_races_are_kept (gconstpointer data)
{
  const Deed *deed = data;
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_driven_race (folder);
  g_autofree char *text = NULL, *kept = NULL, *path = NULL;
  g_autoptr (PaddockDocument) race = NULL;

  deed->run (window);
  g_assert_true (
    g_str_has_prefix (paddock_document_page_get_title (paddock_window_get_page (window)),
                      "Race 1 on "));
  text = write_document (window);
  g_assert_false (is_asked_about (window, adw_tab_view_get_n_pages (window->tabs)));
  g_assert_cmpuint (count_recent (), ==, 1);
  path = dup_last_recent ();
  race = paddock_recent_races_load (path, NULL);
  kept = write_race (race);
  g_assert_cmpstr (kept, ==, text);
  drop_window (window);
  remove_folder (folder);
}

/* What has a name is a document like any other. */
static void
test_named_races_are_asked_about (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_driven_race (folder);
  PaddockDocumentFile *file = paddock_window_get_file (window);
  PaddockEdit *edit;

  paddock_document_page_flush (paddock_window_get_page (window), TRUE);
  edit = paddock_document_file_begin_edit (file, "Change Title", NULL);
  paddock_text_set (&((PaddockPlaytest *) edit->draft)->title, "Grand Final");
  paddock_document_file_commit (file, edit);
  answer (window, 0);
  g_assert_true (
    g_str_has_prefix (paddock_document_page_get_title (paddock_window_get_page (window)),
                      "• Grand Final"));
  g_assert_true (is_asked_about (window, adw_tab_view_get_n_pages (window->tabs)));
  g_assert_cmpuint (count_recent (), ==, 0);
  drop_window (window);
  remove_folder (folder);
}

/* It comes back where it was, beside its drawing, and is kept in the same place when it is closed again. */
static void
test_a_closed_race_comes_back (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_driven_race (folder);
  PaddockDocumentFile *drawing = paddock_race_view_get_origin (get_view (window));
  g_autofree char *text = NULL, *again = NULL, *path = NULL;

  answer (window, 0);
  text = write_document (window);
  g_assert_false (is_asked_about (window, 2));
  path = dup_last_recent ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.reopen-race", "s", path);
  g_assert_nonnull (get_view (window));
  again = write_document (window);
  g_assert_cmpstr (again, ==, text);
  g_assert_true (paddock_race_view_get_origin (get_view (window)) == drawing);
  wait_until (is_asked (paddock_window_get_race (window)));
  answer (window, 0);
  g_assert_false (is_asked_about (window, 2));
  g_assert_cmpuint (count_recent (), ==, 1);
  activate (window, "race.toggle");
  g_assert_cmpstr (paddock_document_page_get_title (paddock_window_get_page (window)), ==,
                   "Race 2 on Harbour Loop");
  drop_window (window);
  remove_folder (folder);
}

/* Only so many, and they are there in the next run: nothing but the folder knows of them. */
static void
test_recent_races_are_few (void)
{
  g_autoptr (PaddockDocument) race = paddock_document_new (&paddock_playtest_kind);
  g_autofree char *last = NULL;

  forget_recent ();
  for (guint i = 1; i <= PADDOCK_RECENT_RACES_MAX + 3; i++) {
    g_autofree char *title = g_strdup_printf ("Race %u", i);
    g_autoptr (PaddockDocument) named = paddock_title_of_race_set (race, title);

    g_free (last);
    last = paddock_recent_races_keep (named, NULL, NULL);
    g_assert_nonnull (last);
  }
  g_assert_cmpuint (count_recent (), ==, PADDOCK_RECENT_RACES_MAX);
  while (count_recent () > 0) {
    g_autofree char *path = dup_last_recent ();

    if (last)
      g_assert_cmpstr (path, ==, last);
    g_clear_pointer (&last, g_free);
    g_remove (path);
  }
  g_assert_null (paddock_recent_races_load ("/etc/passwd", NULL));
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
  g_assert_true (is_asked_about (window, n_tabs)); /* about the position */
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
      g_strconcat ("/app/race-close/keeps-without-asking/", deeds[i].name, NULL);

    g_test_add_data_func (path, &deeds[i], test_loose_races_are_kept);
  }
  g_test_add_func ("/app/race-close/asks-about-named-races", test_named_races_are_asked_about);
  g_test_add_func ("/app/race-close/a-closed-race-comes-back", test_a_closed_race_comes_back);
  g_test_add_func ("/app/race-close/recent-races-are-few", test_recent_races_are_few);
  g_test_add_func ("/app/race-close/a-position-is-not-lost", test_a_position_is_not_lost);
  g_test_add_func ("/app/race-close/what-is-brought-back-is-work",
                   test_what_is_brought_back_is_work);

  return g_test_run ();
}
