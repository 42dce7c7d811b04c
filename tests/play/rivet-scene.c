/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-scene.h"

#include <string.h>

#include "games.h"
#include "load.h"
#include "playtest-run.h"
#include "refused.h"

static const char *const seats[] = { "red", "blue", "yellow", "green", "black", "orange", "grey" };

/* --- What is given --- */

static guint
count_team (guint n_seats)
{
  static const guint8 sizes[] = { 0, 0, 6, 6, 5, 4, 3, 3 };

  return sizes[n_seats];
}

/* With two players, the artificial team is the third. */
static guint
count_teams (guint n_seats)
{
  return MAX (n_seats, 3);
}

static char *
dup_rider (guint n_seats, guint team, guint rider)
{
  if (team < n_seats)
    return g_strdup_printf ("%s:%u", seats[team], rider + 1);

  return g_strdup_printf ("rider:%u", team * count_team (n_seats) + rider + 1);
}

static void
add_given (GString *xml, const char *of, const char *name, const char *is)
{
  if (of)
    g_string_append_printf (xml, "<given of=\"%s\" name=\"%s\" is=\"%s\"/>\n", of, name, is);
  else
    g_string_append_printf (xml, "<given name=\"%s\" is=\"%s\"/>\n", name, is);
}

/* "red:1.at=10.2" as OF, name and value; OF is NULL for facts of the race. */
static char *
split_fact (char *word, char **name, char **value)
{
  char *dot;

  *value = strchr (word, '=');
  g_assert_nonnull (*value);
  *(*value)++ = '\0';
  g_strdelimit (*value, ",", ' ');
  dot = strchr (word, '.');
  *name = dot ? dot + 1 : word;
  if (!dot)
    return NULL;

  *dot = '\0';
  return word;
}

static gboolean
is_given (char **words, const char *name)
{
  g_autofree char *start = g_strconcat (name, "=", NULL);

  for (guint i = 0; words[i]; i++)
    if (g_str_has_prefix (words[i], start))
      return TRUE;

  return FALSE;
}

static void
add_place (GString *xml, char **words, guint n_seats, guint team, guint rider)
{
  g_autofree char *of = dup_rider (n_seats, team, rider);
  g_autofree char *name = g_strconcat (of, ".at", NULL);
  g_autofree char *place =
    g_strdup_printf ("%u.%u", 40 - 2 * rider - 14 * (team / 3), team % 3 + 1);

  if (!is_given (words, name) && !is_given (words, "all.at"))
    add_given (xml, of, "at", place);
}

static void
add_word (GString *xml, char *word, guint n_seats)
{
  char *name, *value;
  const char *of = split_fact (word, &name, &value);

  if (g_strcmp0 (of, "all") != 0) {
    add_given (xml, of, name, value);
    return;
  }
  for (guint i = 0; i < count_teams (n_seats) * count_team (n_seats); i++) {
    g_autofree char *rider =
      dup_rider (n_seats, i / count_team (n_seats), i % count_team (n_seats));

    add_given (xml, rider, name, value);
  }
}

static void
add_position (GString *xml, const RivScene *scene, guint n_seats)
{
  g_auto (GStrv) words = g_strsplit (scene->given, " ", -1);

  if (!is_given (words, "active"))
    add_given (xml, NULL, "active", "red");
  if (!is_given (words, "first"))
    add_given (xml, NULL, "first", "red");
  for (guint team = 0; team < count_teams (n_seats); team++)
    for (guint i = 0; i < count_team (n_seats); i++)
      add_place (xml, words, n_seats, team, i);
  for (guint i = 0; words[i] && *words[i]; i++)
    add_word (xml, words[i], n_seats);
}

/* --- The script --- */

static void
add_expected (GString *xml, char *word)
{
  char *name, *value;
  const char *of = split_fact (word, &name, &value);

  if (of)
    g_string_append_printf (xml, "<expect of=\"%s\" name=\"%s\" is=\"%s\"/>\n", of, name, value);
  else
    g_string_append_printf (xml, "<expect name=\"%s\" is=\"%s\"/>\n", name, value);
}

static void
add_asked (GString *xml, char *word)
{
  char *kind = strchr (word, '/');

  g_assert_nonnull (kind);
  *kind++ = '\0';
  g_string_append_printf (xml, "<asked of=\"%s\" kind=\"%s\"/>\n", word + 1, kind);
}

/* From "[" to "]"; returns the index of the last word. */
static guint
add_choices (GString *xml, char **words, guint i)
{
  g_string_append (xml, "<choices keys=\"");
  for (;; i++) {
    char *word = words[i];
    gboolean is_last;

    g_assert_nonnull (word);
    is_last = g_str_has_suffix (word, "]");
    g_strdelimit (word, "[]", ' ');
    g_string_append_printf (xml, "%s ", g_strstrip (word));
    if (is_last)
      break;
  }
  g_string_append (xml, "\"/>\n");
  return i;
}

static void
add_script (GString *xml, const RivScene *scene)
{
  g_auto (GStrv) words = g_strsplit (scene->script, " ", -1);

  for (guint i = 0; words[i] && *words[i]; i++)
    if (*words[i] == '[')
      i = add_choices (xml, words, i);
    else if (*words[i] == '?')
      add_asked (xml, words[i]);
    else if (strchr (words[i], '='))
      add_expected (xml, words[i]);
    else if (g_str_equal (words[i], "over"))
      g_string_append (xml, "<expect name=\"over\" is=\"yes\"/>\n");
    else
      g_string_append_printf (xml, "<choose key=\"%s\"/>\n", words[i]);
}

/* --- The race --- */

static void
add_setup (GString *xml, const char *setup, guint n_seats)
{
  g_auto (GStrv) words = g_strsplit (setup ? setup : "v3", " ", -1);
  guint first = strchr (words[0], '=') ? 0 : 1;

  g_string_append_printf (xml, "<track file=\"%s.track.xml\"/>\n", first ? words[0] : "v3");
  g_string_append (xml, "<cards file=\"../../../data/cards/grand-tour.cards.xml\"/>\n");
  for (guint i = first; words[i]; i++) {
    g_auto (GStrv) halves = g_strsplit (words[i], "=", 2);

    g_string_append_printf (xml, "<option name=\"%s\" value=\"%s\"/>\n", halves[0], halves[1]);
  }
  for (guint i = 0; i < n_seats; i++)
    g_string_append_printf (xml, "<seat id=\"%s\"/>\n", seats[i]);
}

static GString *
begin_xml (const char *setup, guint n_seats)
{
  GString *xml = g_string_new ("<playtest xmlns=\"urn:paddock:documents\" version=\"1\" "
                               "id=\"scene\" game=\"rivet\">\n");

  add_setup (xml, setup, n_seats);
  return xml;
}

static PaddockDocument *
end_xml (GString *xml)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "scenarios", "rivet", "scene.playtest.xml", NULL);
  g_autoptr (GError) error = NULL;
  PaddockDocument *document;

  g_string_append (xml, "</playtest>\n");
  document = paddock_xml_load_bytes (xml->str, xml->len, path, &error);
  g_assert_no_error (error);
  return document;
}

static PaddockDocument *
scene_to_document (const RivScene *scene)
{
  guint n_seats = scene->n_seats > 0 ? scene->n_seats : 3;
  g_autoptr (GString) xml = begin_xml (scene->setup, n_seats);

  add_position (xml, scene, n_seats);
  add_script (xml, scene);
  return end_xml (xml);
}

PaddockSetup *
riv_scene_setup_new (const char *setup, guint n_seats)
{
  g_autoptr (GString) xml = begin_xml (setup, n_seats);
  g_autoptr (PaddockDocument) document = end_xml (xml);
  g_autoptr (GError) error = NULL;
  PaddockSetup *self =
    paddock_playtest_dup_setup (document->record, paddock_games, NULL, NULL, &error);

  g_assert_no_error (error);
  return self;
}

static char *
list_refused (const PaddockMatch *match)
{
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (match, refused);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    g_autofree char *key = paddock_match_dup_refused_key (match, &refused[i]);

    g_string_append_printf (text, "%s %s %s\n", key, refused[i].clause, refused[i].reason);
  }
  return g_string_free (text, FALSE);
}

static void
check_refused (const RivScene *scene, const PaddockPlaytestRun *run)
{
  g_autofree char *refused = list_refused (paddock_journal_get_match (run->journal));

  if (scene->refused)
    g_assert_cmpstr (refused, ==, scene->refused);
}

static void
run_scene (gconstpointer data)
{
  const RivScene *scene = data;
  g_autoptr (PaddockDocument) document = scene_to_document (scene);
  g_autoptr (PaddockPlaytestRun) run =
    paddock_playtest_run (document->record, paddock_games, NULL, NULL);

  if (run->verdict == PADDOCK_PLAYTEST_PASSED) {
    check_refused (scene, run);
    return;
  }
  g_test_message ("%s: step %u: %s", scene->name, run->step, run->message);
  g_test_fail ();
}

void
riv_scene_add_all (const RivScene *scenes, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/play/%s", scenes[i].name);

    g_test_add_data_func (path, &scenes[i], run_scene);
  }
}
