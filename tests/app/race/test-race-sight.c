/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In every game with secrets, two races whose secrets alone differ are the same to a person at the screen: in the window and
 * all that is in it, on every page of the side panel, with every answer looked at, after every action of the studio, in
 * What If and a race that begins there, when going back, in exported files and on the clipboard.
 *
 * Pages, widgets and actions are found, not listed, so a new one is looked at too.  An action that is not must say why.
 */

#include "race-fixture.h"
#include "seen-fixture.h"

#include "action-rows.h"
#include "canvas-private.h"
#include "crew.h"
#include "export-window.h"
#include "frothy/frothy.h"
#include "highcard.h"
#include "joyride/joyride.h"
#include "race-why-window.h"
#include "rounds.h"

/* In place of the programs' own table. */
const PaddockGame *const paddock_games[] = { &paddock_joyride, &paddock_frothy, &highcard_game,
                                             NULL };

#define MAX_SEEDS 20 /* races to find secrets in */
#define MAX_DECISIONS 300

/* --- Races --- */

/* How two races come to have different secrets. */
enum {
  CHOICES, /* somebody chose something else in secret */
  DEALS,   /* they begin in a position where something else is hidden */
  N_WAYS,
};

typedef struct {
  const char *name;
  const PaddockGame *game;
  const char *track; /* NULL: cards without a board */
  const char *option, *value;
  guint n_people; /* of two seats, from the first */
  guint ways;     /* a set: how their secrets come to differ */
} Case;

static const Case cases[] = {
  { "frothy/two-people", &paddock_frothy, "windmill-oval", "speed-check-order", "secret", 2,
    1 << CHOICES },
  { "frothy/one-person", &paddock_frothy, "windmill-oval", "speed-check-order", "secret", 1,
    1 << CHOICES },
  { "joyride/two-people", &paddock_joyride, "harbour-loop", NULL, NULL, 2, 1 << DEALS },
  { "joyride/one-person", &paddock_joyride, "harbour-loop", NULL, NULL, 1, 1 << DEALS },
  { "highcard/two-people", &highcard_game, NULL, NULL, NULL, 2, 1 << CHOICES | 1 << DEALS },
};

static PaddockDocument *
create_plain_plan (const Case *with, int seed)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_playtest_kind);
  PaddockPlaytest *record = paddock_document_dup_record (empty);

  paddock_text_set (&record->id, "race");
  paddock_text_set (&record->game, with->game->id);
  record->seed = seed;
  return paddock_document_new_take (&paddock_playtest_kind, record);
}

static PaddockDocument *
create_track_plan (const Case *with, int seed)
{
  g_autofree char *name = g_strconcat (with->track, ".track.xml", NULL);
  g_autofree char *path =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "tracks", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) track = paddock_xml_read_file (path, &error);

  g_assert_no_error (error);
  return paddock_plan_new (track, paddock_games, NULL, seed, NULL);
}

static void
set_people (const Case *with, PaddockPlaytest *record)
{
  for (guint i = 0; i < 2; i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&record->seats, i);

    paddock_text_set (&seat->driver, i < with->n_people ? PADDOCK_PERSON : "racer:brawler");
  }
}

static PaddockDocument *
create_plan (const Case *with, int seed)
{
  g_autoptr (PaddockDocument) plan =
    with->track ? create_track_plan (with, seed) : create_plain_plan (with, seed);
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  if (with->option) {
    PaddockSetting *setting = paddock_list_append (&record->options, &paddock_setting_type);

    paddock_text_set (&setting->name, with->option);
    paddock_text_set (&setting->value, with->value);
  }
  paddock_plan_set_n_seats (record, 2);
  set_people (with, record);
  return paddock_document_new_take (&paddock_playtest_kind, record);
}

/* --- Two races whose secrets alone differ --- */

typedef struct {
  PaddockDocument *races[2];
} Pair;

static void
pair_clear (Pair *self)
{
  for (guint i = 0; i < 2; i++)
    g_clear_pointer (&self->races[i], paddock_document_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pair, pair_clear)

static gboolean
is_only_choices (const PaddockJournal *journal, guint first)
{
  for (guint moment = first; moment < paddock_journal_get_moment (journal); moment++) {
    guint n;

    paddock_journal_get_events (journal, (int) moment, &n);
    if (n > 1)
      return FALSE;
  }

  return TRUE;
}

/* The race after whoever is asked has chosen CHOICE in secret, and what comes first if more is asked; NULL: nobody else is
 * asked then, or something has come to light. */
static PaddockDocument *
choose_in_secret (PaddockDocument *before, guint choice)
{
  g_autoptr (PaddockSession) session =
    paddock_session_new (before, paddock_games, NULL, NULL, NULL);
  const PaddockMatch *match = paddock_session_get_match (session);
  guint player = paddock_match_get_decision (match)->player;
  guint first = paddock_session_get_moment (session), n = 0;

  paddock_session_choose (session, choice);
  while (paddock_match_get_decision (match) && paddock_match_get_decision (match)->player == player
         && n++ < 8)
    paddock_session_choose (session, 0);
  if (!paddock_match_get_decision (match) || paddock_match_get_decision (match)->player == player
      || !is_only_choices (paddock_session_get_journal (session), first))
    return NULL;

  return paddock_session_dup_document (session);
}

/* Two answers that the other, who is asked next, must not be able to tell apart. */
static gboolean
find_choices (const PaddockJournal *journal, const PaddockPlaytest *plan, Pair *pair)
{
  const PaddockDecision *decision =
    paddock_match_get_decision (paddock_journal_get_match (journal));
  g_autoptr (PaddockDocument) before = paddock_playtest_record (journal, plan);

  for (guint i = 0; i < decision->n_choices && !pair->races[1]; i++) {
    PaddockDocument *race = choose_in_secret (before, i);

    pair->races[pair->races[0] ? 1 : 0] = race;
  }
  if (!pair->races[1])
    pair_clear (pair);
  return pair->races[1] != NULL;
}

static PaddockDocument *
record_position (const Case *with, const PaddockMatch *match)
{
  g_autoptr (PaddockMatch) settled = paddock_match_copy (match);
  g_autoptr (PaddockJournal) journal = paddock_journal_new_from (match, 0);
  g_autoptr (PaddockDocument) race = paddock_playtest_record (journal, NULL);
  g_autoptr (PaddockSession) session = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (race);
  PaddockDocument *document;

  paddock_text_set (&record->id, "race");
  set_people (with, record);
  document = paddock_document_new_take (&paddock_playtest_kind, record);
  session = paddock_match_settle (settled, NULL)
              ? paddock_session_new (document, paddock_games, NULL, NULL, NULL)
              : NULL;
  if (!session || paddock_session_get_difference (session))
    g_clear_pointer (&document, paddock_document_unref);
  return document;
}

/* The position, and the same with all dealt anew that whoever is asked cannot know. */
static gboolean
find_deals (const Case *with, const PaddockMatch *match, Pair *pair)
{
  guint seat = paddock_match_get_decision (match)->player;
  g_autoptr (PaddockMatch) other = paddock_match_copy (match);
  PaddockState *state;

  paddock_match_fork (other, match, seat, 99);
  state = paddock_match_edit_table (other)->state;
  state->chance = paddock_match_get_state (match)->chance;
  if (paddock_match_hash (match) == paddock_match_hash (other)
      || !(pair->races[0] = record_position (with, match)))
    return FALSE;

  pair->races[1] = record_position (with, other);
  if (!pair->races[1])
    pair_clear (pair);
  return pair->races[1] != NULL;
}

/* --- Looking --- */

static gboolean
is_on (gpointer widget, const char *page)
{
  GtkStack *stack = widget ? find_widget (widget, GTK_TYPE_STACK, NULL) : NULL;

  return stack && g_strcmp0 (gtk_stack_get_visible_child_name (stack), page) == 0;
}

/* Bookmarks would come a moment later. */
static void
show_marks (PaddockRaceView *view)
{
  g_clear_handle_id (&view->marks_source, g_source_remove);
  paddock_race_moments_update (view->moments);
  paddock_race_timeline_update (view->timeline);
}

/* Odds, opinions and problems come when their threads are done. */
static gboolean
is_settled (PaddockRaceView *view)
{
  PaddockRace *race = view->race;

  return (paddock_race_get_odds (race) || paddock_race_get_focus (race) == PADDOCK_NO_CHOICE)
         && !is_on (find_dialog (PADDOCK_TYPE_RACE_WHY_WINDOW), "thinking")
         && !(gtk_widget_get_mapped (GTK_WIDGET (view->problems))
              && is_on (view->problems, "looking"));
}

/* What widgets of ours draw themselves. */
static void
add_drawn (GString *seen, GtkWidget *root)
{
  gboolean is_ours = g_str_has_prefix (G_OBJECT_TYPE_NAME (root), "PaddockRace");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    add_drawn (seen, child);
  if (is_ours && !gtk_widget_get_first_child (root) && gtk_widget_get_mapped (root)) {
    g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (root);
    GtkSnapshot *snapshot = gtk_snapshot_new ();
    g_autoptr (GskRenderNode) node = NULL;
    g_autoptr (GBytes) bytes = NULL;

    gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (root),
                            gtk_widget_get_height (root));
    node = gtk_snapshot_free_to_node (snapshot);
    bytes = node ? gsk_render_node_serialize (node) : NULL;
    if (bytes)
      g_string_append_printf (seen, "\n%s drawn as %.*s", G_OBJECT_TYPE_NAME (root),
                              (int) g_bytes_get_size (bytes),
                              (const char *) g_bytes_get_data (bytes, NULL));
  }
}

static void
add_scenes (GString *seen, PaddockRaceView *view)
{
  g_autoptr (PaddockScene) standing = NULL;

  for (guint i = 0; i < PADDOCK_N_OVERLAYS; i++) {
    const PaddockScene *scene = view->canvas->overlays[i].scene;
    g_autofree char *text = scene ? paddock_scene_dump (scene) : NULL;

    g_string_append_printf (seen, "\noverlay %u: %s", i, text ? text : "none");
  }
  if (paddock_race_view_get_track (view)) {
    g_autofree char *text = NULL;

    standing = paddock_race_view_create_standing (view);
    text = paddock_scene_dump (standing);
    g_string_append_printf (seen, "\nstanding: %s", text);
  }
}

/* Sizes hang on each other: a panel that folds gives its room to the board a frame later. */
static void
rest (PaddockWindow *window)
{
  gdk_display_sync (gdk_display_get_default ());
  for (guint i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* All windows, with everything in them; of the studio's, the page: beside it lie the bars, and the library fills in when it
 * likes. */
static void
look_with (PaddockWindow *window, const char *what, guint focus, GString *seen)
{
  GListModel *windows = gtk_window_get_toplevels ();
  PaddockRaceView *view = get_view (window);
  GtkWidget *page = GTK_WIDGET (paddock_window_get_page (window));

  show_marks (view);
  rest (window);
  paddock_race_set_focus (view->race, focus); /* wherever pointer and keyboard are */
  wait_until (is_settled (view));
  rest (window);
  g_string_append_printf (seen, "\n== %s", what);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) other = g_list_model_get_item (windows, i);

    add_text (seen, "title", gtk_window_get_title (GTK_WINDOW (other)));
    if (gtk_widget_get_visible (other))
      add_widgets (seen, other == GTK_WIDGET (window) ? page : other);
  }
  add_drawn (seen, GTK_WIDGET (view));
  add_scenes (seen, view);
}

static void
look (PaddockWindow *window, const char *what, GString *seen)
{
  look_with (window, what, PADDOCK_NO_CHOICE, seen);
}

static void
close_popovers (GtkWidget *root)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    close_popovers (child);
  if (GTK_IS_POPOVER (root) && gtk_widget_get_visible (root))
    gtk_popover_popdown (GTK_POPOVER (root));
}

static void
close_others (PaddockWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (l->data != window)
      gtk_window_destroy (l->data);
  close_popovers (GTK_WIDGET (window));
}

/* As it was when it was opened, with whoever is asked alone before the screen. */
static void
begin_again (PaddockWindow *window, PaddockDocument *document)
{
  PaddockRaceView *view = get_view (window);
  PaddockRace *race = paddock_window_get_race (window);

  close_others (window);
  if (paddock_race_view_is_arranging (view)
      || paddock_session_get_moment (race->session) < paddock_session_get_n_moments (race->session))
    paddock_race_replace (race, "Look Again", document);
  paddock_race_lift_curtain (race);
}

/* --- Views --- */

static void
look_at_pages (PaddockWindow *window, GString *seen)
{
  PaddockRaceView *view = get_view (window);
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_view_stack_get_pages (view->pages));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++) {
    g_autoptr (AdwViewStackPage) page = g_list_model_get_item (pages, i);

    adw_view_stack_set_visible_child (view->pages, adw_view_stack_page_get_child (page));
    look (window, adw_view_stack_page_get_title (page), seen);
  }
  g_assert_cmpuint (g_list_model_get_n_items (pages), >=, 4);
}

static void
look_at_answers (PaddockWindow *window, GString *seen)
{
  PaddockRace *race = paddock_window_get_race (window);

  for (guint i = 0; i < MIN (paddock_race_get_decision (race)->n_choices, 4); i++)
    look_with (window, "an answer", i, seen);
}

/* Back to before what is secret, where the curtain falls, and forward again. */
static void
look_back (PaddockWindow *window, GString *seen)
{
  static const char *const steps[] = { "doc.undo",  "doc.redo",   "race.back",
                                       "race.last", "race.first", "race.last" };
  PaddockRace *race = paddock_window_get_race (window);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    gtk_widget_activate_action (GTK_WIDGET (window), steps[i], NULL);
    look (window, steps[i], seen);
  }
  paddock_race_lift_curtain (race);
}

static void
look_at_what_if (PaddockWindow *window, GString *seen)
{
  PaddockRaceView *view = get_view (window);
  PaddockRace *race;

  activate (window, "race.arrange");
  if (!paddock_race_view_is_arranging (view))
    return; /* this game has none */

  look (window, "What If", seen);
  activate (window, "race.arranged");
  wait_until (get_view (window) && !paddock_race_view_is_arranging (get_view (window)));
  race = paddock_window_get_race (window);
  g_assert_no_error (paddock_race_get_error (race));
  paddock_race_set_speed (race, 0);
  paddock_race_play (race);
  for (guint i = 0; i < 3 && paddock_race_get_decision (race); i++) {
    wait_until (is_asked (race));
    paddock_race_lift_curtain (race);
    look (window, "a race from a position", seen);
    if (paddock_race_get_decision (race))
      paddock_race_choose (race, 0);
  }
}

/* --- Actions --- */

/* All that a page with a race can have. */
#define RACE_HAS                                                                                   \
  (PADDOCK_HAS_TAB | PADDOCK_HAS_DOCUMENT | PADDOCK_HAS_UNDO | PADDOCK_HAS_REDO | PADDOCK_HAS_FILE \
   | PADDOCK_HAS_NOTICE | PADDOCK_HAS_RACE | PADDOCK_HAS_RACEABLE | PADDOCK_HAS_OTHER_TAB)

#define LEAVES "leaves the race for something else"
#define GOES_ON "carries the race on, which may bring things to light"
#define WHOLE "is about the file, which holds everything, as people are told"
#define KNOWS_NONE "knows nothing of races"

static const struct {
  const char *action, *why;
} apart[] = {
  { "doc.close", LEAVES },
  { "doc.dismiss-notice", KNOWS_NONE },
  { "doc.move-to-window", LEAVES },
  { "doc.redo", "look_back() does it" },
  { "doc.reload", WHOLE },
  { "doc.save", WHOLE },
  { "doc.save-as", WHOLE },
  { "doc.undo", "look_back() does it" },
  { "race.again", LEAVES },
  { "race.again-here", LEAVES },
  { "race.again-same", LEAVES },
  { "race.arranged", "look_at_what_if() does it" },
  { "race.play", GOES_ON },
  { "race.set-driver", "says who looks" },
  { "race.speed", KNOWS_NONE },
  { "race.step", GOES_ON },
  { "race.toggle", LEAVES },
  { "race.watch", GOES_ON },
  { "view.overlay", KNOWS_NONE },
  { "win.about", KNOWS_NONE },
  { "win.fullscreen", KNOWS_NONE },
  { "win.manual", KNOWS_NONE },
  { "win.new", LEAVES },
  { "win.new-from", LEAVES },
  { "win.open", LEAVES },
  { "win.open-uri", LEAVES },
  { "win.quit", LEAVES },
  { "win.remove-template", KNOWS_NONE },
  { "win.reopen-race", LEAVES },
  { "win.shortcuts", KNOWS_NONE },
  { "win.show-folder", KNOWS_NONE },
  { "win.tour", KNOWS_NONE },
};

static gboolean
is_apart (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (apart); i++)
    if (g_str_equal (apart[i].action, name))
      return TRUE;

  return FALSE;
}

static GdkTexture *
get_copied (PaddockWindow *window)
{
  GdkContentProvider *content =
    gdk_clipboard_get_content (gtk_widget_get_clipboard (GTK_WIDGET (window)));
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, GDK_TYPE_TEXTURE);
  return content && gdk_content_provider_get_value (content, &value, NULL)
           ? GDK_TEXTURE (g_value_dup_object (&value))
           : NULL;
}

static void
add_copied (PaddockWindow *window, GString *seen)
{
  g_autoptr (GdkTexture) copied = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *digest = NULL;

  wait_until ((copied = get_copied (window)) != NULL);
  bytes = gdk_texture_save_to_png_bytes (copied);
  digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  add_text (seen, "copied", digest);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "");
}

static void
look_at_actions (PaddockWindow *window, PaddockDocument *race, GString *seen)
{
  for (const PaddockAction *action = paddock_actions_get (); action->name; action++) {
    if (!paddock_action_can_run (action, RACE_HAS) || is_apart (action->name))
      continue;
    if (action->parameter)
      g_error ("%s needs a parameter: look at what it does, or say why not", action->name);

    begin_again (window, race);
    rest (window);
    gtk_widget_activate_action (GTK_WIDGET (window), action->name, NULL);
    look (window, action->name, seen);
    if (strstr (action->name, ".copy-"))
      add_copied (window, seen);
  }
  begin_again (window, race);
}

/* --- Exports --- */

static void export(PaddockWindow *window, const char *folder, gboolean is_sheet, GString *seen)
{
  g_autofree char *path = g_build_filename (folder, "race.svg", NULL), *content = NULL;
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;
  GObject *sheet;

  activate (window, "doc.export");
  dialog = find_dialog (PADDOCK_TYPE_EXPORT_WINDOW);
  sheet = gtk_widget_get_template_child (dialog, PADDOCK_TYPE_EXPORT_WINDOW, "sheet");
  gtk_switch_set_active (GTK_SWITCH (sheet), is_sheet);
  paddock_export_window_export_to (PADDOCK_EXPORT_WINDOW (dialog), place);
  wait_until (!find_dialog (PADDOCK_TYPE_EXPORT_WINDOW));
  g_assert_true (g_file_get_contents (path, &content, NULL, &error));
  g_string_append_printf (seen, "\n== exported %s", content);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
look_at_exports (PaddockWindow *window, GString *seen)
{
  g_autofree char *folder = make_folder ();

  g_object_set (window->settings, "export-format", "svg", NULL);
  export(window, folder, FALSE, seen);
  export(window, folder, TRUE, seen);
  remove_folder (folder);
}

/* --- Walking --- */

/* Actions change settings, and both races begin with the same. */
static void
reset_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("app.paddock.Paddock");
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i]; i++)
    g_settings_reset (settings, keys[i]);
  g_settings_set_boolean (settings, "tour-seen", TRUE);
}

static PaddockWindow *
present_fresh_window (void)
{
  PaddockWindow *window;

  reset_settings ();
  window = present_window ();
  rest (window);
  return window;
}

static char *
look_everywhere (PaddockDocument *race, gboolean is_thorough)
{
  PaddockWindow *window = present_fresh_window ();
  GString *seen = g_string_new (NULL);

  paddock_window_open_untitled (window, race);
  wait_until (paddock_window_get_page (window) && get_view (window));
  g_assert_no_error (paddock_race_get_error (paddock_window_get_race (window)));
  paddock_race_set_speed (paddock_window_get_race (window), 0);
  paddock_document_bin_set_show_panel (PADDOCK_DOCUMENT_BIN (get_view (window)), TRUE);
  look (window, "before the curtain", seen);
  paddock_race_lift_curtain (paddock_window_get_race (window));
  look_at_pages (window, seen);
  look_at_answers (window, seen);
  look_back (window, seen);
  look_at_exports (window, seen);
  if (is_thorough)
    look_at_actions (window, race, seen);
  look_at_what_if (window, seen);
  close_others (window);
  drop_window (window);
  return g_string_free (seen, FALSE);
}

static void
compare (const Pair *pair, gboolean is_thorough)
{
  g_autofree char *first = look_everywhere (pair->races[0], is_thorough);
  g_autofree char *second = look_everywhere (pair->races[1], is_thorough);

  g_assert_cmpuint (strlen (first), >, 1000);
  assert_same_view (first, second);
}

/* --- Finding secrets to look at --- */

typedef struct {
  const Case *with;
  const PaddockPlaytest *plan;
  guint n_found[N_WAYS], wanted;
  guint n_skipped; /* moments since the last: the next lies further on */
} Search;

static gboolean
is_person (const Search *self, guint seat)
{
  return seat < self->with->n_people;
}

static gboolean
find_pair (Search *self, const PaddockJournal *journal, guint way, Pair *pair)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  const PaddockDecision *decision = paddock_match_get_decision (match);

  if (way == DEALS)
    return is_person (self, decision->player) && find_deals (self->with, match, pair);

  return decision->hidden && is_person (self, 1 - decision->player)
         && find_choices (journal, self->plan, pair);
}

/* Everything is looked at once a case, and more often if there is time. */
static gboolean
is_main_way (const Search *self, guint way)
{
  return way == (self->with->ways & 1 << CHOICES ? CHOICES : DEALS)
         && (self->with->n_people > 1 || self->wanted > 1);
}

static gboolean
wants (const Search *self, guint way)
{
  return self->with->ways & 1 << way && self->n_found[way] < self->wanted;
}

static gboolean
is_done (const Search *self)
{
  return !wants (self, CHOICES) && !wants (self, DEALS);
}

/* Called before each decision of two drivers who do anything. */
static gboolean
look_cb (PaddockCrew *crew, const PaddockJournal *journal, gpointer data)
{
  Search *self = data;

  for (guint way = 0; way < N_WAYS && self->n_skipped > 6; way++) {
    g_auto (Pair) pair = { { NULL, NULL } };

    if (!wants (self, way) || !find_pair (self, journal, way, &pair))
      continue;
    g_test_message ("%s: decision %u", way == DEALS ? "dealt" : "chosen",
                    paddock_journal_get_moment (journal));
    compare (&pair, self->n_found[way]++ == 0 && is_main_way (self, way));
    self->n_skipped = 0;
  }
  self->n_skipped++;
  return !is_done (self) && paddock_journal_get_moment (journal) < MAX_DECISIONS;
}

static void
drive (Search *search)
{
  g_autoptr (PaddockSetup) setup =
    paddock_playtest_dup_setup (search->plan, paddock_games, NULL, NULL, NULL);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  g_autoptr (PaddockCrew) crew = NULL;
  PaddockDriverSpec specs[2];

  for (guint i = 0; i < 2; i++)
    g_assert_true (paddock_driver_spec_parse (&specs[i], "random", NULL));
  crew = paddock_crew_new (setup, specs, 0);
  paddock_crew_drive (crew, journal, look_cb, search);
}

static void
test_case (gconstpointer data)
{
  Search search = { .with = data, .wanted = count_rounds (4) };

  for (int seed = 1; seed <= MAX_SEEDS && !is_done (&search); seed++) {
    g_autoptr (PaddockDocument) plan = create_plan (data, seed);

    search.plan = plan->record;
    drive (&search);
  }
  g_assert_true (is_done (&search));
}

/* What is not looked at is still there, and can be done in a race. */
static void
test_what_is_apart_is_so (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (apart); i++) {
    const PaddockAction *action = paddock_actions_find (apart[i].action);

    g_test_message ("%s %s", apart[i].action, apart[i].why);
    g_assert_nonnull (action);
    g_assert_true (paddock_action_can_run (action, RACE_HAS));
  }
}

/* On a board it would point at something, in one race sooner than in the other. */
static void
put_pointer_aside (void)
{
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_command_line_sync ("xdotool mousemove 0 0", NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);
  put_pointer_aside ();

  g_test_add_func ("/app/race-sight/what-is-apart-is-so", test_what_is_apart_is_so);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/app/race-sight/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
