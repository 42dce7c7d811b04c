/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two people share the screen in a game with secrets: what one of them chose in secret changes nothing that the other can
 * see, read, hear from a screen reader or call up, neither before the curtain nor behind it.
 */

#include "race-fixture.h"

#include "crew.h"
#include "frothy/frothy.h"
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
  g_autoptr (PaddockDocument) plan = paddock_race_plan_new (track, paddock_games, NULL, seed, NULL);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  PaddockSetting *setting = paddock_list_append (&record->options, &paddock_setting_type);

  paddock_text_set (&setting->name, "speed-check-order");
  paddock_text_set (&setting->value, "secret");
  paddock_race_plan_set_n_seats (record, 2);
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

static void
add_text (GString *seen, const char *what, const char *text)
{
  if (text && *text)
    g_string_append_printf (seen, " %s=\"%s\"", what, text);
}

/* What a screen reader hears: the test of it says what it found instead. */
static void
add_heard (GString *seen, GtkWidget *widget)
{
  static const GtkAccessibleProperty properties[] = { GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++) {
    g_autofree char *heard =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "nothing at all");

    add_text (seen, "heard", heard);
  }
}

static void
add_buffer (GString *seen, GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  g_autofree char *text = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  add_text (seen, "text", text);
}

static void
add_widget (GString *seen, GtkWidget *widget)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *joined = g_strjoinv (".", classes);

  g_string_append_printf (seen, "\n%s", G_OBJECT_TYPE_NAME (widget));
  add_text (seen, "class", joined);
  add_text (seen, "tooltip", gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    add_text (seen, "label", gtk_label_get_label (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    add_text (seen, "text", gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (GTK_IS_TEXT_VIEW (widget))
    add_buffer (seen, GTK_TEXT_VIEW (widget));
  add_heard (seen, widget);
}

/* Shown or not: what is there can come into view.  Menus have no secrets, and fill in when they like. */
static void
add_widgets (GString *seen, GtkWidget *root)
{
  if (GTK_IS_POPOVER_MENU (root))
    return;

  add_widget (seen, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    add_widgets (seen, child);
}

/* The pixels of the view. */
static void
add_picture (GString *seen, GtkWidget *view)
{
  int width = gtk_widget_get_width (view), height = gtk_widget_get_height (view);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (view);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *pixels = NULL;
  g_autofree char *digest = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (view)),
                                         node, NULL);
  width = gdk_texture_get_width (texture);
  height = gdk_texture_get_height (texture);
  pixels = g_malloc ((gsize) width * (gsize) height * 4);
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  digest =
    g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, (gsize) width * (gsize) height * 4);
  add_text (seen, "pixels", digest);
}

/* Bookmarks come a moment later, layout with the next frame. */
static void
settle (PaddockWindow *window)
{
  PaddockRaceView *view = get_view (window);

  wait_until (!view->marks_source);
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
assert_same_view (const char *a, const char *b)
{
  g_auto (GStrv) x = g_strsplit (a, "\n", -1), y = g_strsplit (b, "\n", -1);

  for (guint i = 0; x[i] && y[i]; i++)
    g_assert_cmpstr (x[i], ==, y[i]);
  g_assert_cmpstr (a, ==, b);
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

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, test_) g_test_add_func ("/app/race-secrets/" path_, test_)
  ADD ("what-one-chose-changes-nothing-that-the-other-sees", test_secrets_change_nothing);
  ADD ("a-fallen-curtain-gives-nothing-away", test_a_fallen_curtain_gives_nothing_away);
  ADD ("drivers-have-secrets-too", test_drivers_have_secrets_too);

  return g_test_run ();
}
