/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two people share the screen in a game with secrets: what one of them chose in secret changes nothing that the other can
 * see, read, hear from a screen reader or call up, neither before the curtain nor behind it.
 */

#include "race-fixture.h"
#include "seen-fixture.h"

#include "crew.h"
#include "frothy/frothy-vocabulary.h"
#include "race-curtain.h"
#include "race-view-private.h"
#include "race-why-window.h"

#define MAX_SEEDS 60 /* races to find a secret of each kind in */
#define MAX_DECISIONS 400
#define N_PROBES 3 /* secrets that are looked at */

/* --- A race with secret speed checks --- */

static PaddockDocument *
read_track (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "tracks",
                                            "windmill-oval.track.xml", NULL);
  g_autoptr (GError) error = NULL;
  PaddockDocument *track = paddock_xml_read_file (path, &error);

  g_assert_no_error (error);
  return track;
}

static PaddockDocument *
create_plan (guint n_people, int seed)
{
  g_autoptr (PaddockDocument) track = read_track ();
  g_autoptr (PaddockDocument) plan = paddock_plan_new (track, paddock_games, NULL, seed, NULL);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  PaddockSetting *setting = paddock_list_append (&record->options, &paddock_setting_type);

  paddock_text_set (&setting->name, "speed-check-order");
  paddock_text_set (&setting->value, "secret");
  paddock_plan_set_n_seats (record, 2);
  for (guint i = 0; i < 2; i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&record->seats, i);

    paddock_text_set (&seat->driver, i < n_people ? PADDOCK_PERSON : "racer:brawler");
  }
  return paddock_document_new_take (&paddock_playtest_kind, record);
}

static PaddockWindow *
present_people (guint n_people)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) plan = create_plan (n_people, 1);

  paddock_window_open_untitled (window, plan);
  wait_until (paddock_window_get_page (window) && get_view (window));
  paddock_race_set_speed (paddock_window_get_race (window), 0);
  return window;
}

/* --- Everything that can be seen --- */

static gboolean
has_odds (PaddockRace *race)
{
  return paddock_race_get_odds (race) || paddock_race_get_focus (race) == PADDOCK_NO_CHOICE
         || !paddock_race_get_decision (race);
}

/* Bookmarks come a moment later, odds when their thread is done, layout with the next frame. */
static void
settle (PaddockWindow *window)
{
  PaddockRaceView *view = get_view (window);

  wait_until (!view->marks_source);
  wait_until (has_odds (view->race));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (view));
  while (g_main_context_iteration (NULL, FALSE))
    ; /* what was replaced is taken out */
  unmark (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (view));
}

static void
look (PaddockWindow *window, GString *seen)
{
  settle (window);
  add_widgets (seen, GTK_WIDGET (get_view (window)));
  add_picture (seen, GTK_WIDGET (get_view (window)));
}

/* --- Two ways to keep a secret --- */

/* Ends the turn of whoever is asked, with CHOICE and then whatever comes first. */
static void
choose_until_next (PaddockRace *race, guint choice)
{
  guint player = paddock_race_get_decision (race)->player;
  guint n = 0;

  paddock_race_choose (race, choice);
  while (paddock_race_get_decision (race) && paddock_race_get_decision (race)->player == player
         && n++ < 8)
    paddock_race_choose (race, 0);
}

/* What the other sees after CHOICE: with the curtain down, and behind it. */
static char *
look_after (PaddockWindow *window, PaddockDocument *before, guint choice)
{
  PaddockRace *race = paddock_window_get_race (window);
  GString *seen = g_string_new (NULL);

  paddock_race_replace (race, "Look Again", before);
  paddock_race_lift_curtain (race);
  choose_until_next (race, choice);
  look (window, seen);
  paddock_race_lift_curtain (race);
  look (window, seen);
  return g_string_free (seen, FALSE);
}

static gboolean
is_only_choices (const PaddockEvents *events)
{
  for (const PaddockEvent *event = events->items; event < events->next; event++)
    if (event->type != PADDOCK_EVENT_CHOSE)
      return FALSE;

  return TRUE;
}

/* Whether nothing is turned over and nothing happens before the other is asked. */
static gboolean
stays_secret (const PaddockMatch *match, guint choice)
{
  g_autoptr (PaddockMatch) ahead = paddock_match_copy (match);
  g_auto (PaddockEvents) events = { 0 };
  const PaddockDecision *decision = paddock_match_get_decision (ahead);
  guint player = decision->player, n = 1;

  paddock_events_init (&events, 64);
  paddock_match_choose (ahead, choice, &events);
  for (; (decision = paddock_match_get_decision (ahead)) && decision->player == player && n < 8;
       n++)
    paddock_match_choose (ahead, 0, &events);

  return decision && decision->player != player && is_only_choices (&events);
}

/* Two answers that the other must not be able to tell apart. */
static gboolean
find_pair (const PaddockMatch *match, guint pair[2])
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  for (pair[0] = 0; decision->hidden && pair[0] < decision->n_choices; pair[0]++)
    for (pair[1] = pair[0] + 1; pair[1] < decision->n_choices; pair[1]++)
      if (stays_secret (match, pair[0]) && stays_secret (match, pair[1]))
        return TRUE;

  return FALSE;
}

static void
probe (PaddockWindow *window, PaddockDocument *before, const guint pair[2])
{
  g_autofree char *first = look_after (window, before, pair[0]);
  g_autofree char *second = look_after (window, before, pair[1]);

  assert_same_view (first, second);
}

/* --- A race to look into --- */

typedef struct {
  PaddockWindow *window;
  const PaddockPlaytest *plan;
  guint n_probes[G_MAXUINT8 + 1]; /* by kind of decision */
} Inquiry;

/* Called before each decision of two drivers who do anything. */
static gboolean
inquire (PaddockCrew *crew, const PaddockJournal *journal, gpointer data)
{
  Inquiry *self = data;
  const PaddockMatch *match = paddock_journal_get_match (journal);
  const PaddockDecision *decision = paddock_match_get_decision (match);
  guint pair[2];

  if (self->n_probes[decision->kind] < N_PROBES && find_pair (match, pair)) {
    g_autoptr (PaddockDocument) before = paddock_playtest_record (journal, self->plan);

    self->n_probes[decision->kind]++;
    probe (self->window, before, pair);
  }
  return paddock_journal_get_moment (journal) < MAX_DECISIONS;
}

static void
drive (Inquiry *inquiry)
{
  g_autoptr (PaddockSetup) setup =
    paddock_playtest_dup_setup (inquiry->plan, paddock_games, NULL, NULL, NULL);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  g_autoptr (PaddockCrew) crew = NULL;
  PaddockDriverSpec specs[2];

  for (guint i = 0; i < 2; i++)
    g_assert_true (paddock_driver_spec_parse (&specs[i], "random", NULL));
  crew = paddock_crew_new (setup, specs, 0);
  paddock_crew_drive (crew, journal, inquire, inquiry);
}

static void
test_secrets_change_nothing (void)
{
  static const guint kinds[] = { FRO_ASK_CHECK, FRO_ASK_ATTACK_CARDS, FRO_ASK_ATTACK_KEEP };
  PaddockWindow *window = present_people (2);
  Inquiry inquiry = { .window = window };

  for (int seed = 1; seed <= MAX_SEEDS && inquiry.n_probes[FRO_ASK_ATTACK_KEEP] == 0; seed++) {
    g_autoptr (PaddockDocument) plan = create_plan (2, seed);

    inquiry.plan = plan->record;
    drive (&inquiry);
  }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpuint (inquiry.n_probes[kinds[i]], >, 0);
  drop_window (window);
}

/* --- What cannot be called up --- */

static void
assert_nothing_is_told (PaddockWindow *window)
{
  PaddockRaceView *view = get_view (window);

  g_assert_cmpuint (count_answers (GTK_WIDGET (view), FALSE), ==, 0);
  g_assert_cmpuint (count_answers (GTK_WIDGET (view), TRUE), ==, 0);
  activate (window, "race.explain");
  g_assert_null (find_dialog (PADDOCK_TYPE_RACE_WHY_WINDOW));
}

/* Neither answers nor opinions nor a position in which everything is seen. */
static void
test_a_fallen_curtain_gives_nothing_away (void)
{
  PaddockWindow *window = present_people (2);
  PaddockRace *race = paddock_window_get_race (window);

  while (paddock_race_get_curtain (race) == PADDOCK_NOBODY)
    paddock_race_choose (race, 0);
  assert_nothing_is_told (window);
  activate (window, "race.arrange");
  g_assert_false (paddock_race_view_is_arranging (get_view (window)));
  paddock_race_lift_curtain (race);
  g_assert_cmpuint (count_answers (GTK_WIDGET (get_view (window)), FALSE), >, 1);
  activate (window, "race.arrange");
  g_assert_true (paddock_race_view_is_arranging (get_view (window)));
  drop_window (window);
}

/* A person who pauses the race does not see what a driver is asked in secret. */
static void
test_drivers_have_secrets_too (void)
{
  PaddockWindow *window = present_people (1);
  PaddockRace *race = paddock_window_get_race (window);
  const PaddockDecision *decision;

  paddock_race_pause (race);
  while ((decision = paddock_race_get_decision (race))->player == 0 || !decision->hidden)
    paddock_race_choose (race, 0);
  assert_nothing_is_told (window);
  drop_window (window);
}

/* Where a file does not replay, what it expected may be a secret. */
static void
test_differences_are_told_without_secrets (void)
{
  PaddockWindow *window = present_window ();
  g_autoptr (PaddockDocument) plan = create_plan (2, 1);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  g_autoptr (PaddockDocument) broken = NULL;
  const char *told;

  paddock_text_set (&paddock_playtest_add_step (record, PADDOCK_STEP_CHOOSE)->key, "card:sesame");
  broken = paddock_document_new_take (&paddock_playtest_kind, record);
  paddock_window_open_untitled (window, broken);
  wait_until (paddock_window_get_page (window) && get_view (window));
  told = gtk_label_get_label (get_view (window)->notice_text);
  g_assert_nonnull (strstr (paddock_session_get_difference (get_session (window)), "sesame"));
  g_assert_null (strstr (told, "sesame"));
  g_assert_nonnull (strstr (told, "is different"));
  drop_window (window);
}

/* --- Files --- */

static gboolean
has_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_label (GTK_LABEL (root)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;

  return FALSE;
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer is_done)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (
    paddock_document_file_save_finish (PADDOCK_DOCUMENT_FILE (object), result, &error));
  *(gboolean *) is_done = TRUE;
}

static void
save_to (PaddockWindow *window, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  gboolean is_done = FALSE;

  paddock_document_file_save_async (paddock_window_get_file (window), place, saved_cb, &is_done);
  wait_until (is_done);
}

static void
close_and_cancel (PaddockWindow *window, gboolean has_secrets)
{
  GtkWidget *dialog = NULL, *button = NULL;

  gtk_window_close (GTK_WINDOW (window));
  wait_until ((dialog = find_dialog (ADW_TYPE_MESSAGE_DIALOG))
              && (button = find_button (dialog, "_Cancel")));
  g_assert_true (has_label (dialog, "will be lost"));
  g_assert_true (has_label (dialog, "secrets included") == has_secrets);
  g_assert_true (gtk_widget_activate (button));
  wait_until (!find_dialog (ADW_TYPE_MESSAGE_DIALOG) && !window->settling);
}

/* The file holds what nobody may see: people are told when they are about to save it, and when they have. */
static void
test_saving_tells_of_secrets (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_people (2);

  answer (window, 0);
  close_and_cancel (window, TRUE);
  activate (window, "doc.save-as");
  wait_until (find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG));
  g_assert_cmpstr (gtk_window_get_title (find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG)), ==,
                   "Save Whole Race, Secrets Included");
  gtk_dialog_response (find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG), GTK_RESPONSE_CANCEL);
  save_to (window, folder, "race.playtest.xml");
  activate (window, "doc.save");
  wait_until (has_label (GTK_WIDGET (window), "The file holds the whole race, secrets included."));
  drop_window (window);
  remove_folder (folder);
}

/* Nothing is hidden in a track. */
static void
test_saving_a_track_tells_of_none (void)
{
  g_autofree char *folder = make_folder ();
  PaddockWindow *window = present_example (folder);

  set_title (paddock_window_get_file (window), "Another");
  close_and_cancel (window, FALSE);
  activate (window, "doc.save");
  wait_until (has_label (GTK_WIDGET (window), "Saved"));
  g_assert_false (has_label (GTK_WIDGET (window), "secrets included"));
  drop_window (window);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, test_) g_test_add_func ("/app/race-secrets/" path_, test_)
  ADD ("what-one-chose-changes-nothing-that-the-other-sees", test_secrets_change_nothing);
  ADD ("a-fallen-curtain-gives-nothing-away", test_a_fallen_curtain_gives_nothing_away);
  ADD ("drivers-have-secrets-too", test_drivers_have_secrets_too);
  ADD ("differences-are-told-without-secrets", test_differences_are_told_without_secrets);
  ADD ("saving-tells-of-secrets", test_saving_tells_of_secrets);
  ADD ("saving-a-track-tells-of-none", test_saving_a_track_tells_of_none);

  return g_test_run ();
}
