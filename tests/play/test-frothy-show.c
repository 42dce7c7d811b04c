/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people see of a race of Frothy Races: pieces, licences, the middle of the table.
 */

#include "play-field.h"

#include <string.h>

#include "describe.h"
#include "games.h"
#include "load.h"
#include "shelf.h"

#define OVAL "tracks/windmill-oval.track.xml"

/* A position set by hand: "red facing 4", one fact a line, and settled. */
static void
give (PaddockMatch *match, const char *facts)
{
  g_auto (GStrv) lines = g_strsplit (facts, "\n", -1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; lines[i] && *lines[i]; i++) {
    g_auto (GStrv) words = g_strsplit (lines[i], " ", 3);

    paddock_match_set_fact (match, g_str_equal (words[0], "race") ? NULL : words[0], words[1],
                            words[2], &error);
    g_assert_no_error (error);
  }
  paddock_match_settle (match, &error);
  g_assert_no_error (error);
}

/* Two vehicles on the oval. */
static PaddockMatch *
make_match (PaddockSession *session, const char *facts)
{
  PaddockMatch *match = paddock_match_copy (paddock_session_get_match (session));

  give (match, facts);
  return match;
}

static void
choose (PaddockMatch *match, const char *key, PaddockEvents *events)
{
  paddock_match_choose (match, (guint) paddock_match_find_choice (match, key), events);
}

#define RACING                                                      \
  "race step speed-checks\nred at 3,4\nred facing 0\nblue at 2,5\n" \
  "blue facing 0\n"

static const PaddockPiece *
find_piece (const PaddockPiece *pieces, guint n, PaddockPieceKind kind, int a, int b)
{
  for (guint i = 0; i < n; i++)
    if (pieces[i].kind == kind && paddock_place_equal (pieces[i].places[0], PADDOCK_PLACE (a, b)))
      return &pieces[i];

  return NULL;
}

static const PaddockGauge *
find_gauge (const PaddockDashboard *dashboard, const char *label)
{
  for (guint i = 0; i < dashboard->n_gauges; i++)
    if (g_str_equal (dashboard->gauges[i].label, label))
      return &dashboard->gauges[i];

  return NULL;
}

/* "0 1* 2": the labels or values of a gauge's parts, * where it is marked, "x" and how many. */
static char *
dup_parts (const PaddockDashboard *dashboard, const char *label)
{
  const PaddockGauge *gauge = find_gauge (dashboard, label);
  GString *text = g_string_new (gauge ? NULL : "no such gauge");

  for (guint i = 0; gauge && i < gauge->n_parts; i++) {
    const PaddockPart *part = paddock_dashboard_get_part (dashboard, gauge, i);

    g_string_append (text, i > 0 ? " " : "");
    if (part->label)
      g_string_append (text, part->label);
    else
      g_string_append_printf (text, "%d", part->value);
    if (part->count)
      g_string_append_printf (text, "x%u", part->count);
    g_string_append (text, part->marks & PADDOCK_PART_MARKED ? "*" : "");
    g_string_append (text, part->marks & PADDOCK_PART_HIDDEN ? "?" : "");
  }

  return g_string_free (text, FALSE);
}

static void
assert_parts (const PaddockMatch *match, guint of, const char *label, const char *expected)
{
  PaddockDashboard dashboard;
  g_autofree char *found = NULL;

  paddock_match_show_dashboard (match, of, PADDOCK_EVERYBODY, &dashboard);
  found = dup_parts (&dashboard, label);
  g_assert_cmpstr (found, ==, expected);
}

/* --- Pieces --- */

static void
test_vehicles (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockMatch) match = make_match (session, RACING "blue facing 3\n");
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, 0, pieces);
  const PaddockPiece *blue = find_piece (pieces, n, PADDOCK_PIECE_VEHICLE, 2, 5);

  g_assert_nonnull (find_piece (pieces, n, PADDOCK_PIECE_VEHICLE, 3, 4));
  g_assert_nonnull (blue);
  g_assert_cmpuint (blue->id, ==, 1);
  g_assert_cmpuint (blue->seat, ==, 1);
  g_assert_cmpint (blue->heading, ==, 3);
}

static void
test_wreck (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer racer", 3);
  g_autoptr (PaddockMatch) match =
    make_match (session, RACING "green at 7,5\ngreen status wreck\n"
                                "race n-debris 3\ndebris:1 debris-at 5,5\ndebris:2 debris-at 6,5\n"
                                "debris:3 debris-at 5,5\n");
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, 0, pieces);

  g_assert_nonnull (find_piece (pieces, n, PADDOCK_PIECE_WRECK, 7, 5));
  g_assert_cmpuint (find_piece (pieces, n, PADDOCK_PIECE_DEBRIS, 5, 5)->count, ==, 2);
  g_assert_cmpuint (find_piece (pieces, n, PADDOCK_PIECE_DEBRIS, 6, 5)->count, ==, 0);
}

/* Two markers lie at -2,-5 of the oval; one that is used up is seen no more. */
static void
test_obstacles (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockMatch) match = make_match (session, RACING);
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, 0, pieces);
  PaddockPiece bale;

  g_assert_cmpuint (find_piece (pieces, n, PADDOCK_PIECE_FRAGILE, -2, -5)->count, ==, 2);
  bale = *find_piece (pieces, n, PADDOCK_PIECE_FRAGILE, 1, -3);
  g_assert_cmpstr (bale.cost, ==, "+1d");
  g_assert_cmpstr (bale.gain, ==, "");
  g_assert_cmpuint (pieces[n - 1].kind, ==, PADDOCK_PIECE_VEHICLE); /* above all others */
  paddock_match_put_piece (match, &bale, PADDOCK_NOWHERE, PADDOCK_NO_HEADING);
  n = paddock_match_show_pieces (match, 0, pieces);
  g_assert_null (find_piece (pieces, n, PADDOCK_PIECE_FRAGILE, 1, -3));
  g_assert_nonnull (find_piece (pieces, n, PADDOCK_PIECE_FRAGILE, -2, -5));
}

static void
test_put (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockMatch) match = make_match (session, RACING);
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, 0, pieces);
  g_autofree char *progress = NULL;

  paddock_match_put_piece (match, find_piece (pieces, n, PADDOCK_PIECE_VEHICLE, 3, 4),
                           PADDOCK_PLACE (8, 3), 5);
  g_assert_true (paddock_match_settle (match, NULL));
  n = paddock_match_show_pieces (match, 0, pieces);
  g_assert_cmpint (find_piece (pieces, n, PADDOCK_PIECE_VEHICLE, 8, 3)->heading, ==, 5);
  progress = paddock_match_dup_fact (match, "red", "progress", NULL);
  g_assert_cmpstr (progress, !=, "0");
}

/* --- Dashboards --- */

/* The basic chariot has 11 and 9 boxes; A3.2 faces D3.1. */
static void
test_marker (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockMatch) match =
    make_match (session, RACING "race phase 2\nred accel 5\nred decel 4\n");

  assert_parts (match, 0, "Speed", "0 1 2 3* 4 5 6");
  assert_parts (match, 0, "Accelerate", "     *     ");
  assert_parts (match, 0, "Decelerate", "    *    ");
  assert_parts (match, 0, "Move 2", "0 0 1 2 3 4 6");
  assert_parts (match, 0, "Control dice", "0 0 0 1* 2 3 4");
  assert_parts (match, 1, "Speed", "0* 1 2 3 4 5 6");
}

/* Boxes of a Speed are as wide as the Speed, in both rows. */
static void
test_columns (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockMatch) match = make_match (session, RACING);
  PaddockDashboard dashboard;
  guint width = 0, n_rows = 0;

  paddock_match_show_dashboard (match, 0, 0, &dashboard);
  for (guint i = 0; i < dashboard.n_gauges; i++) {
    const PaddockGauge *gauge = &dashboard.gauges[i];
    guint sum = 0;

    for (guint k = 0; k < gauge->n_parts; k++)
      sum += paddock_dashboard_get_part (&dashboard, gauge, k)->span;
    if (!gauge->table)
      continue;
    g_assert_true (width == 0 || sum == width);
    width = sum;
    n_rows++;
  }
  g_assert_cmpuint (n_rows, >=, 8);
}

static void
test_tracks (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockMatch) match = make_match (session, RACING "red clp 12\nred damage 4\n");
  PaddockDashboard dashboard;
  const PaddockGauge *damage;

  assert_parts (match, 0, "Control loss", "0 1 2 3 4 5 6 7 8 9 12*");
  assert_parts (match, 0, "Damage", "0 1 2 3 4* 5 6 7 8");
  paddock_match_show_dashboard (match, 0, 0, &dashboard);
  damage = find_gauge (&dashboard, "Damage");
  g_assert_cmpstr (paddock_dashboard_get_part (&dashboard, damage, 1)->extra, ==, "Control 1");
  g_assert_null (paddock_dashboard_get_part (&dashboard, damage, 2)->extra);
  g_assert_cmpstr (paddock_dashboard_get_part (&dashboard, damage, 8)->extra, ==, "Wipe-out");
  assert_parts (match, 0, "Lasting damage", "Control 1, Safe Speed");
}

static void
test_cards (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockMatch) match =
    make_match (session, RACING "red hand 2 3 0\nred spent 1 0 0\n"
                                "red recovery 0 1 0\nred lost-cards 1\n");

  assert_parts (match, 0, "Hand", "Whipx2 Reinsx3");
  assert_parts (match, 0, "Spent", "Whip");
  assert_parts (match, 0, "Recovery", "Reins");
  assert_parts (match, 0, "Out of the game", "Whip");
  assert_parts (match, 1, "Out of the game", "no such gauge");
}

static void
test_initiative (void)
{
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);
  g_autoptr (PaddockMatch) match = make_match (session, RACING);
  g_autoptr (PaddockMatch) faster = make_match (session, RACING "blue accel 5\nblue decel 4\n");

  assert_parts (match, PADDOCK_NOBODY, "Initiative", "Red* Blue");
  assert_parts (faster, PADDOCK_NOBODY, "Initiative", "Blue* Red");
}

/* Everything that is told, a line each. */
static char *
dup_told (const PaddockMatch *match, const PaddockEvents *events)
{
  GString *text = g_string_new (NULL);

  for (const PaddockEvent *event = events->items; event < events->next; event++) {
    g_autofree char *words = paddock_match_describe (match, event, PADDOCK_EVERYBODY);

    g_string_append_printf (text, "%s\n", words ? words : "");
  }

  return g_string_free (text, FALSE);
}

/* A vehicle with a random affect at its first level, about to be hurt. */
static void
test_random_affect (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "scenarios", "frothy", "affect-random.playtest.xml", NULL);
  g_autoptr (PaddockDocument) scenario = paddock_xml_load (path, NULL);
  const PaddockPlaytest *playtest = scenario->record;
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 17);
  g_autoptr (PaddockDocument) track = paddock_shelf_load (OVAL, NULL, NULL);
  g_autoptr (PaddockMatch) match = NULL;
  g_autofree char *told = NULL;
  g_auto (PaddockEvents) events;
  const int faces[] = { 1, 4, 1 };
  PaddockDashboard dashboard;

  g_assert_true (paddock_setup_set_track (setup, track, NULL));
  paddock_setup_add_seat (setup, "red", NULL,
                          PADDOCK_LIST_AT (playtest->seats, PaddockPlaytestSeat, 0)
                            ->vehicle.document,
                          NULL);
  paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = paddock_match_new (setup, 1, NULL);
  give (match, "race step move\nrace phase 3\nrace round 2\nred at 3,5\nred accel 4\nred decel 4\n"
               "red hand 0 0 0\nblue at 0,3");
  paddock_match_show_dashboard (match, 0, PADDOCK_EVERYBODY, &dashboard);
  g_assert_cmpstr (paddock_dashboard_get_part (&dashboard, find_gauge (&dashboard, "Damage"), 1)
                     ->extra,
                   ==, "a random affect");

  paddock_events_init (&events, 0);
  choose (match, "go:straight", NULL);
  g_assert_true (paddock_match_force (match, faces, G_N_ELEMENTS (faces)));
  choose (match, "turn:left", &events);
  told = dup_told (match, &events);
  g_assert_nonnull (strstr (told, "red takes lasting damage, a random affect: the dice decide\n"));
  g_assert_nonnull (strstr (told, "red takes lasting damage: Resilience\n"));
  g_assert_null (strstr (told, "Random"));
  assert_parts (match, 0, "Lasting damage", "Resilience");
}

/* --- Whole dashboards --- */

static guint
find_seat (const PaddockMatch *match, const char *name, guint otherwise)
{
  const PaddockSetup *setup = paddock_match_get_setup (match);

  for (guint i = 0; i < setup->n_seats; i++)
    if (g_str_equal (setup->seats[i].id, name))
      return i;

  return otherwise;
}

/* Without the speed table. */
static char *
leave_out_table (const char *text)
{
  g_autoptr (GRegex) rows =
    g_regex_new ("^(Speed track|Accelerate|Decelerate|Move \\d|Control dice|Stamina track) .*\n",
                 G_REGEX_MULTILINE, 0, NULL);

  return g_regex_replace_literal (rows, text, -1, 0, "", 0, NULL);
}

/* What the game counts for the answer KEY, a line each: "words: least to most of all". */
static char *
dup_odds (const PaddockMatch *match, const char *key)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  int choice = paddock_match_find_choice (match, key);
  GString *text = g_string_new (NULL);
  PaddockOddsOf odds[PADDOCK_MAX_ODDS];
  guint n;

  g_assert_cmpint (choice, >=, 0);
  n = paddock_match_get_setup (match)->game->list_odds (paddock_match_get_table (match), decision,
                                                        &decision->choices[choice], odds);
  for (guint i = 0; i < n; i++) {
    g_autofree char *words = paddock_match_describe (match, &odds[i].event, decision->player);

    g_string_append_printf (text,
                            "%s: %" G_GUINT64_FORMAT " to %" G_GUINT64_FORMAT
                            " of %" G_GUINT64_FORMAT "\n",
                            words, odds[i].least, odds[i].most, odds[i].of);
  }

  return g_string_free (text, FALSE);
}

static char *
dup_shown (const PaddockMatch *match, const char *what, guint viewer)
{
  if (g_str_equal (what, "pieces"))
    return play_pieces_dup (match, viewer);
  if (g_str_has_prefix (what, "odds="))
    return dup_odds (match, what + strlen ("odds="));

  return play_dashboard_dup (match, find_seat (match, what, PADDOCK_NOBODY), viewer);
}

/* A section of frothy-shown.txt: "scenario moment what viewer", and what is shown.  WHAT is whose
 * dashboard, "race", "pieces", or the odds of an answer. */
static void
test_whole (gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (data, "\n", 2);
  g_auto (GStrv) words = g_strsplit (parts[0], " ", -1);
  g_autoptr (PaddockSession) session = play_session_scenario ("frothy", words[0]);
  const PaddockMatch *match;
  const char *expected;
  g_autofree char *found = NULL, *shorter = NULL;

  paddock_session_travel (session, (guint) atoi (words[1]));
  match = paddock_session_get_match (session);
  found = dup_shown (match, words[2], find_seat (match, words[3], PADDOCK_EVERYBODY));
  shorter = leave_out_table (g_strchomp (found));
  expected = parts[1] ? parts[1] : "";
  g_assert_cmpstr (strstr (expected, "\nSpeed track") ? found : shorter, ==, expected);
}

static void
add_whole (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "play", "frothy-shown.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) sections = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  sections = g_strsplit (g_strchomp (text), "\n\n= ", -1);
  g_assert_cmpuint (g_strv_length (sections), >, 1);
  for (guint i = 1; sections[i]; i++) {
    g_autofree char *name =
      g_strdelimit (g_strndup (sections[i], strcspn (sections[i], "\n")), " ", '-');
    g_autofree char *test = g_strconcat ("/play/frothy-show/whole/", name, NULL);

    g_test_add_data_func_full (test, g_strdup (sections[i]), test_whole, g_free);
  }
}

/* --- Who sees what is asked --- */

/* The seats that see the question of a moment, besides whoever watches everything; of an onlooker "*". */
static const struct {
  const char *scenario;
  guint moment;
  const char *seen_by;
} questions[] = {
  { "option-secret-checks", 0, "red" },        { "option-secret-checks", 1, "red" },
  { "option-secret-checks", 2, "blue" },       { "option-secret-checks", 3, "blue" },
  { "option-secret-checks", 4, "red blue *" }, { "example-speed-check", 0, "red blue *" },
  { "example-speed-check", 2, "red blue *" },  { "attack-cards-are-secret", 0, "red blue *" },
  { "attack-cards-are-secret", 1, "red" },     { "attack-cards-are-secret", 2, "blue" },
  { "attack-cards-are-secret", 3, "red" },     { "attack-both-keep-in-secret", 4, "red" },
  { "attack-both-keep-in-secret", 5, "blue" }, { "example-attack", 6, "red blue *" },
};

static char *
list_viewers (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockSetup *setup = paddock_match_get_setup (match);
  GString *text = g_string_new (NULL);

  g_assert_true (paddock_decision_is_visible (decision, PADDOCK_EVERYBODY));
  for (guint i = 0; i < setup->n_seats; i++)
    if (paddock_decision_is_visible (decision, i))
      g_string_append_printf (text, "%s%s", text->len ? " " : "", setup->seats[i].id);
  if (paddock_decision_is_visible (decision, PADDOCK_ONLOOKER))
    g_string_append (text, " *");

  return g_string_free (text, FALSE);
}

static void
test_questions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++) {
    g_autoptr (PaddockSession) session = play_session_scenario ("frothy", questions[i].scenario);
    g_autofree char *found = NULL;

    g_test_message ("%s %u", questions[i].scenario, questions[i].moment);
    paddock_session_travel (session, questions[i].moment);
    found = list_viewers (paddock_session_get_match (session));
    g_assert_cmpstr (found, ==, questions[i].seen_by);
  }
}

/* --- Vehicles that cannot stand where they are --- */

static guint
count_usable (const PaddockMatch *match, guint of)
{
  PaddockDashboard dashboard;
  guint n = 0;

  paddock_match_show_dashboard (match, of, PADDOCK_EVERYBODY, &dashboard);
  for (guint i = 0; i < dashboard.n_gauges; i++)
    for (guint k = 0; k < dashboard.gauges[i].n_parts; k++)
      n += (paddock_dashboard_get_part (&dashboard, &dashboard.gauges[i], k)->marks
            & PADDOCK_PART_USABLE)
           != 0;

  return n;
}

/* While a position is set up by hand anybody may stand beside the track: then nobody is asked, and nothing can be used. */
static void
test_beside_the_track (void)
{
  static const PaddockPlace places[] = {
    { 3, 4 }, { 0, 0 }, { 99, 99 }, { -99, 4 }, { G_MININT16, 0 }
  };
  static const gboolean are_spaces[] = { TRUE, FALSE, FALSE, FALSE, TRUE };
  g_autoptr (PaddockSession) session = play_session_new (OVAL, "racer racer", 3);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_autoptr (PaddockMatch) match = make_match (session, RACING "blue at 8,3\n");
    PaddockPiece pieces[PADDOCK_MAX_PIECES];
    guint n = paddock_match_show_pieces (match, 0, pieces);

    g_test_message ("%d,%d", places[i].a, places[i].b);
    g_assert_cmpuint (count_usable (match, 1), >, 0);
    paddock_match_put_piece (match, find_piece (pieces, n, PADDOCK_PIECE_VEHICLE, 3, 4), places[i],
                             PADDOCK_NO_HEADING);
    g_assert_cmpint (count_usable (match, 1) > 0, ==, are_spaces[i]);
  }
}

/* --- What a fork deals anew --- */

/* Whoever thinks on a fork for SEAT finds all of these values of a fact, and no other. */
static const struct {
  const char *scenario;
  guint moment;
  const char *seat, *of, *fact, *values;
} forks[] = {
  { "option-secret-checks", 1, "blue", "red", "pledged-whips", "0 0" },
  { "option-secret-checks", 1, "blue", "red", "pledged-flags", "2" },
  { "option-secret-checks", 1, "red", "red", "pledged-whips", "1 0" },
  { "option-secret-checks", 1, "red", "red", "pledged-flags", "2" },
  { "option-secret-checks", 2, "blue", "red", "pledged-whips", "0 0, 1 0" },
  { "option-secret-checks", 2, "blue", "red", "pledged-reins", "0 0" },
  { "option-secret-checks", 2, "blue", "red", "pledged-flags", "2, 3" },
  { "option-secret-checks", 2, "blue", "red", "hand", "1 0 0" },
  { "option-secret-checks", 2, "red", "red", "pledged-whips", "1 0" },
  { "option-secret-checks", 2, "red", "red", "pledged-flags", "3" },
  { "option-secret-checks", 3, "red", "blue", "pledged-reins", "0 0" },
  { "option-secret-checks", 3, "red", "blue", "pledged-flags", "2" },
  { "option-secret-checks", 3, "blue", "blue", "pledged-reins", "0 1" },
  { "option-secret-checks", 3, "blue", "blue", "pledged-flags", "2" },
  { "option-secret-checks", 3, "green", "red", "pledged-whips", "0 0, 1 0" },
  { "option-secret-checks", 4, "blue", "red", "pledged-whips", "1 0" },
  { "option-secret-checks", 4, "blue", "red", "pledged-flags", "1" },
  { "attack-cards-are-secret", 2, "blue", "red", "pledged-reins", "0 1, 0 2" },
  { "attack-cards-are-secret", 2, "blue", "red", "pledged-flags", "2" },
  { "attack-cards-are-secret", 2, "red", "red", "pledged-reins", "0 2" },
  { "attack-cards-are-secret", 2, "red", "blue", "pledged-reins", "0 0" },
  { "attack-cards-are-secret", 2, "red", "blue", "pledged-flags", "2" },
  { "attack-only-cards-of-the-type", 2, "blue", "red", "pledged-whips", "0 0" },
  { "attack-only-cards-of-the-type", 2, "blue", "red", "pledged-flags", "2" },
  { "attack-only-cards-of-the-type", 2, "red", "red", "pledged-whips", "1 0" },
  { "attack-both-keep-in-secret", 2, "blue", "red", "pledged-whips", "1 0, 2 0" },
  { "attack-both-keep-in-secret", 2, "blue", "red", "pledged-flags", "2" },
  { "attack-both-keep-in-secret", 2, "red", "red", "pledged-whips", "2 0" },
  { "attack-both-keep-in-secret", 2, "red", "red", "pledged-flags", "2" },
  { "attack-both-keep-in-secret", 3, "red", "blue", "pledged-whips", "0 0" },
  { "attack-both-keep-in-secret", 3, "red", "blue", "pledged-flags", "2" },
  { "attack-both-keep-in-secret", 3, "blue", "red", "pledged-whips", "1 0, 2 0" },
  { "attack-both-keep-in-secret", 5, "blue", "red", "kept-in-secret", "3, 4, 5" },
  { "attack-both-keep-in-secret", 5, "red", "red", "kept-in-secret", "5" },
};

static void
test_forks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (forks); i++) {
    g_autoptr (PaddockSession) session = play_session_scenario ("frothy", forks[i].scenario);
    g_autoptr (PaddockMatch) fork = NULL;
    g_autoptr (GHashTable) values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    g_autoptr (GList) sorted = NULL;
    g_autoptr (GString) text = g_string_new (NULL);

    paddock_session_travel (session, forks[i].moment);
    fork = paddock_match_copy (paddock_session_get_match (session));
    for (guint salt = 0; salt < 100; salt++) {
      paddock_match_fork (fork, paddock_session_get_match (session),
                          find_seat (fork, forks[i].seat, PADDOCK_ONLOOKER), salt);
      g_hash_table_add (values, paddock_match_dup_fact (fork, forks[i].of, forks[i].fact, NULL));
    }
    sorted = g_list_sort (g_hash_table_get_keys (values), (GCompareFunc) g_strcmp0);
    for (const GList *value = sorted; value; value = value->next)
      g_string_append_printf (text, "%s%s", text->len ? ", " : "", (const char *) value->data);
    g_assert_cmpstr (text->str, ==, forks[i].values);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/frothy/vehicles-stand-and-look-as-they-are", test_vehicles);
  g_test_add_func ("/play/frothy/a-wreck-leaves-debris", test_wreck);
  g_test_add_func ("/play/frothy/used-up-obstacles-are-gone", test_obstacles);
  g_test_add_func ("/play/frothy/a-piece-put-elsewhere-is-settled", test_put);
  g_test_add_func ("/play/frothy/the-marker-stands-in-both-rows", test_marker);
  g_test_add_func ("/play/frothy/columns-of-the-speed-table-line-up", test_columns);
  g_test_add_func ("/play/frothy/tracks-say-what-they-bring", test_tracks);
  g_test_add_func ("/play/frothy/a-random-affect-is-told-as-what-it-is", test_random_affect);
  g_test_add_func ("/play/frothy/every-card-is-in-a-box", test_cards);
  g_test_add_func ("/play/frothy/the-middle-shows-initiative", test_initiative);
  g_test_add_func ("/rules/FRO-RUL-63/forks-deal-anew-what-is-secret", test_forks);
  g_test_add_func ("/rules/FRO-DEC-15/who-sees-what-is-asked", test_questions);
  g_test_add_func ("/play/frothy/nothing-is-usable-beside-the-track", test_beside_the_track);
  add_whole ();

  return g_test_run ();
}
