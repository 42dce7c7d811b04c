/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole races of two people who share the screen, from F5 in the drawing to the finish, with a real pointer and real keys:
 * on the board, with the answers' buttons, with digits and with the focus, in turn.  What the view told is what the
 * command line tells of the saved race, line for line.
 *
 * What they choose is the advice of a driver, so that they get round.
 */

#include "hands-fixture.h"
#include "race-fixture.h"

#include "answers.h"
#include "driver.h"
#include "race-curtain.h"
#include "race-log.h"

#define SEED 5
#define N_WAYS 4

typedef struct {
  const char *track; /* a path from the top of the tree */
  const char *adviser;
  const char *temperament;
  const char *option; /* of the rules that is played by, or NULL */
  const char *value;
  guint by_hand; /* decisions, before drivers are handed the seats */
  gboolean has_secrets;
} Course;

static const Course harbour = {
  "data/tracks/harbour-loop.track.xml", "racer", "even", NULL, NULL, G_MAXUINT, FALSE,
};
static const Course post_road = {
  "data/tracks/long-post-road.track.xml",
  "racer",
  "brawler",
  "speed-check-order",
  "secret",
  60,
  TRUE,
};

typedef struct {
  const Course *course;
  char *folder;
  PaddockWindow *window;
  PaddockDriver *advisers[2];
  guint n_ways[N_WAYS]; /* how often each was taken */
  guint n_curtains;
} Party;

/* --- There --- */

/* One lap is enough. */
static GFile *
copy_track (Party *self)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", self->course->track, NULL);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *content = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  text = g_string_new (content);
  g_string_replace (text, " laps=\"2\"", " laps=\"1\"", 1);
  return write_file (self->folder, name, text->str);
}

static void
set_option (PaddockPlaytest *record, const char *name, const char *value)
{
  PaddockSetting *setting = paddock_list_append (&record->options, &paddock_setting_type);

  paddock_text_set (&setting->name, name);
  paddock_text_set (&setting->value, value);
}

/* What F5 finds as the last setup. */
static void
remember_people (const Course *course, PaddockDocumentFile *track)
{
  g_autoptr (PaddockDocument) plan =
    paddock_plan_new (paddock_document_file_get_document (track), paddock_games, NULL, SEED, NULL);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  g_autoptr (PaddockDocument) people = NULL;

  paddock_plan_set_n_seats (record, 2);
  for (guint i = 0; i < 2; i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&record->seats, i);

    paddock_text_set (&seat->driver, PADDOCK_PERSON);
  }
  if (course->option)
    set_option (record, course->option, course->value);
  people = paddock_document_new_take (&paddock_playtest_kind, record);
  paddock_plans_remember (track, people);
}

static void
add_advisers (Party *self)
{
  PaddockSetup *setup = paddock_session_get_setup (get_session (self->window));

  for (guint seat = 0; seat < 2; seat++) {
    self->advisers[seat] =
      paddock_driver_new (paddock_driver_kinds_find (self->course->adviser), setup, seat, 0);
    paddock_driver_set_temperament (self->advisers[seat],
                                    paddock_temperaments_find (self->course->temperament));
  }
}

static void
party_begin (Party *self, const Course *course)
{
  g_autoptr (GFile) place = NULL;

  *self = (Party){ .course = course, .folder = make_folder (), .window = present_window () };
  place = copy_track (self);
  paddock_window_open (self->window, place);
  wait_until (is_shown (self->window));
  remember_people (course, paddock_window_get_file (self->window));
  g_random_set_seed (SEED);
  press_key ("F5");
  wait_until (paddock_document_page_get_race_view (paddock_window_get_page (self->window)));
  g_assert_null (paddock_race_get_error (paddock_window_get_race (self->window)));
  add_advisers (self);
}

static void
party_end (Party *self)
{
  for (guint seat = 0; seat < 2; seat++)
    paddock_driver_free (self->advisers[seat]);
  drop_window (self->window);
  remove_folder (self->folder);
  g_free (self->folder);
}

/* --- One decision, in each way: FALSE if it is not to be had this way --- */

static guint
count_choices_at (Party *self, PaddockPlace place)
{
  const PaddockDecision *decision =
    paddock_race_get_decision (paddock_window_get_race (self->window));
  guint n = 0;

  for (guint i = 0; i < decision->n_choices; i++)
    n += paddock_place_equal (find_target (self->window, i), place);
  return n;
}

/* On the board; where several choices lead to one place, from the list that opens there. */
static gboolean
answer_on_board (Party *self, guint choice)
{
  GtkWidget *canvas = GTK_WIDGET (get_view (self->window)->canvas), *button = NULL;
  PaddockRace *race = paddock_window_get_race (self->window);
  g_autofree char *label = paddock_match_dup_label (paddock_race_get_match (race), choice);
  PaddockPlace place = find_target (self->window, choice);
  PaddockPoint point;

  if (paddock_place_equal (place, PADDOCK_NOWHERE))
    return FALSE;
  point = find_point (self->window, place);
  if (!is_open (canvas, point))
    return FALSE;

  click_at (canvas, point, GDK_BUTTON_PRIMARY);
  if (count_choices_at (self, place) > 1) {
    wait_until ((button = find_button (canvas, label)));
    click (button);
  }
  return TRUE;
}

/* Where a choice stands among the answers. */
static guint
get_number (Party *self, guint choice)
{
  PaddockAnswers answers;

  paddock_match_sort_answers (paddock_race_get_match (paddock_window_get_race (self->window)),
                              &answers);
  return answers.numbers[choice];
}

static GtkWidget *
find_button_of (Party *self, guint choice)
{
  guint n = get_number (self, choice);

  return find_answer (GTK_WIDGET (get_view (self->window)), &n);
}

static gboolean
answer_with_button (Party *self, guint choice)
{
  GtkWidget *button = find_button_of (self, choice);

  wait_until (gtk_widget_get_width (button) > 0);
  if (!is_open (button, get_middle (button)))
    return FALSE; /* one has to scroll */

  click (button);
  return TRUE;
}

static gboolean
answer_with_digit (Party *self, guint choice)
{
  guint n = get_number (self, choice);

  if (n >= 9)
    return FALSE;

  press ("key %u", n + 1);
  return TRUE;
}

static gboolean
answer_with_focus (Party *self, guint choice)
{
  GtkWidget *button = find_button_of (self, choice), *before = get_focus (self->window);

  while (get_focus (self->window) != button) {
    before = get_focus (self->window);
    press_key ("Tab");
    wait_until (get_focus (self->window) != before);
  }
  press_key ("space");
  return TRUE;
}

static gboolean (*const ways[N_WAYS]) (Party *self, guint choice) = {
  answer_on_board,
  answer_with_button,
  answer_with_digit,
  answer_with_focus,
};

/* --- Races --- */

static void
lift_curtain (Party *self)
{
  PaddockRace *race = paddock_window_get_race (self->window);
  GtkWidget *curtain =
    find_widget (GTK_WIDGET (get_view (self->window)), PADDOCK_TYPE_RACE_CURTAIN, NULL);

  if (paddock_race_get_curtain (race) == PADDOCK_NOBODY)
    return;

  g_assert_true (gtk_widget_get_visible (curtain));
  if (self->n_curtains++ % 2)
    press_key ("Return");
  else
    click (find_widget (curtain, GTK_TYPE_BUTTON, NULL));
  wait_until (paddock_race_get_curtain (race) == PADDOCK_NOBODY);
}

static void
answer_in_turn (Party *self, guint choice)
{
  guint way = paddock_session_get_moment (get_session (self->window)) % N_WAYS;

  while (!ways[way](self, choice))
    way = (way + 1) % N_WAYS;
  self->n_ways[way]++;
}

static void
play_decision (Party *self)
{
  PaddockRace *race = paddock_window_get_race (self->window);
  PaddockSession *session = get_session (self->window);
  guint moment = paddock_session_get_moment (session), choice;

  lift_curtain (self);
  choice = paddock_driver_choose (self->advisers[paddock_race_get_decision (race)->player],
                                  paddock_race_get_match (race));
  answer_in_turn (self, choice);
  wait_until (paddock_session_get_moment (session) == moment + 1);
  g_assert_cmpuint (paddock_journal_get_choice (paddock_session_get_journal (session), moment), ==,
                    choice);
}

/* To drivers, who finish the race. */
static void
hand_over (Party *self)
{
  PaddockRace *race = paddock_window_get_race (self->window);

  paddock_race_set_speed (race, 0);
  for (guint seat = 0; seat < 2; seat++)
    gtk_widget_activate_action (GTK_WIDGET (self->window), "race.set-driver", "s",
                                seat ? "1 racer" : "0 racer");
  paddock_race_play (race);
  wait_until (!paddock_race_get_decision (race));
}

static void
undo_and_redo (Party *self)
{
  PaddockSession *session = get_session (self->window);
  guint n = paddock_session_get_moment (session);
  g_autofree char *played = write_document (self->window), *redone = NULL;

  for (guint i = n; i > 0; i--) {
    press_key ("ctrl+z");
    wait_until (paddock_session_get_moment (session) == i - 1);
  }
  for (guint i = 0; i < n; i++) {
    press_key ("ctrl+shift+z");
    wait_until (paddock_session_get_moment (session) == i + 1);
  }
  redone = write_document (self->window);
  g_assert_cmpstr (played, ==, redone);
}

/* Under a name that is typed into the dialog. */
static char *
save (Party *self)
{
  char *path = g_build_filename (self->folder, "race.playtest.xml", NULL);
  GtkWindow *dialog = NULL;

  press_key ("ctrl+s");
  wait_until ((dialog = find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG))
              && gtk_window_is_active (dialog));
  press_key ("ctrl+a");
  press ("type %s", path);
  wait_until (
    GTK_IS_EDITABLE (gtk_window_get_focus (dialog))
    && g_str_equal (gtk_editable_get_text (GTK_EDITABLE (gtk_window_get_focus (dialog))), path));
  press_key ("Return");
  wait_until (g_file_test (path, G_FILE_TEST_EXISTS)
              && !paddock_document_file_is_modified (paddock_window_get_file (self->window)));
  return path;
}

static void
pasted_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static char *
copy_log (Party *self)
{
  PaddockRaceView *view = get_view (self->window);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (view));
  GdkContentProvider *before;
  char *text = NULL;

  gdk_clipboard_set_text (clipboard, "");
  before = gdk_clipboard_get_content (clipboard);
  adw_view_stack_set_visible_child_name (view->pages, "log");
  click (find_button (GTK_WIDGET (view->log), "_Copy Log"));
  wait_until (gdk_clipboard_get_content (clipboard) != before);
  gdk_clipboard_read_text_async (clipboard, NULL, pasted_cb, &text);
  wait_until (text);
  return text;
}

/* What the command line tells of a saved race; its last line sums up. */
static char *
replay (const char *path)
{
  g_autofree char *cli = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "paddock-cli", NULL);
  const char *const command[] = { cli, "playtest", "--log", path, NULL };
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &text, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  *strstr (text, "1 passed") = '\0';
  return text;
}

static void
assert_same_lines (const char *a, const char *b)
{
  g_auto (GStrv) x = g_strsplit (a, "\n", -1), y = g_strsplit (b, "\n", -1);

  for (guint i = 0; x[i] && y[i]; i++)
    g_assert_cmpstr (x[i], ==, y[i]);
  g_assert_cmpuint (g_strv_length (x), ==, g_strv_length (y));
  g_assert_cmpuint (g_strv_length (x), >, 100);
}

static gboolean
has_coordinates (const char *text)
{
  return g_regex_match_simple ("-?[0-9]+,-?[0-9]", text, 0, 0);
}

/* The log has coordinates while the board shows them, and then says what the command line says, which has no board. */
static void
test_a_whole_race (gconstpointer course)
{
  Party party;
  g_autofree char *path = NULL, *named = NULL, *told = NULL, *replayed = NULL;

  party_begin (&party, course);
  for (guint i = 0; i < party.course->by_hand
                    && paddock_race_get_decision (paddock_window_get_race (party.window));
       i++)
    play_decision (&party);
  if (party.course->by_hand < G_MAXUINT)
    hand_over (&party);
  for (guint i = 0; i < N_WAYS; i++)
    g_assert_cmpuint (party.n_ways[i], >, 0);
  g_assert_cmpint (party.n_curtains > 0, ==, party.course->has_secrets);

  named = copy_log (&party);
  g_assert_false (has_coordinates (named));
  activate (party.window, "view.show-coordinates");
  told = copy_log (&party);
  g_assert_true (has_coordinates (told));
  activate (party.window, "view.show-coordinates");
  path = save (&party);
  replayed = replay (path);
  assert_same_lines (told, replayed);
  if (!party.course->has_secrets)
    undo_and_redo (&party);
  party_end (&party);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, data_, test_) g_test_add_data_func ("/app/race-person/" path_, data_, test_)
  ADD ("two-people-race-joyride", &harbour, test_a_whole_race);
  ADD ("two-people-race-frothy", &post_road, test_a_whole_race);

  return g_test_run ();
}
