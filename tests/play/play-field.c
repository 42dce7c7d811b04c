/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "play-field.h"

#include <string.h>

#include "load.h"
#include "reader.h"
#include "shelf.h"
#include "writer.h"

static void
add_cards (PaddockPlaytest *record)
{
  PaddockSource *source = paddock_list_append (&record->cards, &paddock_source_type);

  source->document =
    paddock_shelf_file_read (paddock_shelf_find ("cards/back-lot.cards.xml"), NULL);
}

PaddockDocument *
play_plan_new (const char *track, const char *drivers, int seed)
{
  g_autoptr (PaddockDocument) drawn = paddock_shelf_file_read (paddock_shelf_find (track), NULL);
  const PaddockGame *game = paddock_plan_find_game (drawn, paddock_games, NULL);
  g_autoptr (PaddockDocument) plan =
    paddock_plan_new (drawn, paddock_games, game->standard_cards ? paddock_shelf_load : NULL, seed,
                      NULL);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  g_auto (GStrv) words = g_strsplit (drivers, " ", -1);

  if (!game->standard_cards)
    add_cards (record);
  paddock_plan_set_n_seats (record, g_strv_length (words));
  for (guint i = 0; words[i]; i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&record->seats, i);

    paddock_text_set (&seat->driver, words[i]);
  }

  return paddock_document_new_take (plan->kind, record);
}

PaddockSession *
play_session_open (PaddockDocument *playtest)
{
  g_autoptr (GError) error = NULL;
  PaddockSession *session = paddock_session_new (playtest, paddock_games, NULL, NULL, &error);

  g_assert_no_error (error);
  return session;
}

PaddockSession *
play_session_new (const char *track, const char *drivers, int seed)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (track, drivers, seed);

  return play_session_open (plan);
}

PaddockSession *
play_session_scenario (const char *game, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".playtest.xml", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "scenarios", game, file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) playtest = paddock_xml_load (path, &error);

  g_assert_no_error (error);
  return play_session_open (playtest);
}

typedef struct {
  PlayQuestionFunc look;
  gpointer data;
  guint n;
} Questions;

static void
look_at_session (PaddockSession *session, const char *name, gpointer data)
{
  Questions *self = data;

  for (guint moment = 0; moment <= paddock_session_get_n_moments (session); moment++) {
    paddock_session_travel (session, moment);
    if (!paddock_match_get_decision (paddock_session_get_match (session)))
      continue;
    self->look (paddock_session_get_match (session), name, self->data);
    self->n++;
  }
}

guint
play_each_question (const char *game, PlayQuestionFunc look, gpointer data)
{
  Questions questions = { look, data, 0 };

  play_each_session (game, look_at_session, &questions);
  return questions.n;
}

guint
play_each_session (const char *game, PlaySessionFunc look, gpointer data)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "scenarios", game, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autoptr (PaddockDocument) playtest =
      g_str_has_suffix (name, ".playtest.xml") ? paddock_xml_load (path, NULL) : NULL;
    g_autoptr (PaddockSession) session =
      playtest ? paddock_session_new (playtest, paddock_games, NULL, NULL, NULL) : NULL;

    if (session)
      look (session, name, data);
    n += session != NULL;
  }

  return n;
}

char *
play_session_dup_bytes (const PaddockSession *session)
{
  g_autoptr (PaddockDocument) document = paddock_session_dup_document (session);
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return g_strndup (data, size);
}

PaddockSession *
play_session_reopen (const PaddockSession *session)
{
  g_autofree char *bytes = play_session_dup_bytes (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document =
    paddock_xml_read_bytes (bytes, strlen (bytes), "test.playtest.xml", &error);

  g_assert_no_error (error);
  return play_session_open (document);
}

void
play_session_wander (PaddockSession *session, guint n, guint salt)
{
  const PaddockDecision *decision;

  for (guint i = 0;
       i < n && (decision = paddock_match_get_decision (paddock_session_get_match (session))); i++)
    paddock_session_choose (session, (salt + i * 7) % decision->n_choices);
}

void
play_session_choose_other (PaddockSession *session)
{
  const PaddockDecision *decision =
    paddock_match_get_decision (paddock_session_get_match (session));
  guint made = paddock_journal_get_choice (paddock_session_get_journal (session),
                                           paddock_session_get_moment (session));

  g_assert_cmpuint (decision->n_choices, >, 1);
  paddock_session_choose (session, (made + 1) % decision->n_choices);
}

char *
play_session_dump (const PaddockSession *session)
{
  return paddock_match_dump (paddock_session_get_match (session), PADDOCK_EVERYBODY);
}

/* The facts of a dump by their names, "red at"; those of tasks are how the machinery works, not how the race stands. */
static GHashTable *
read_facts (const PaddockMatch *match)
{
  GHashTable *facts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *dump = paddock_match_dump (match, PADDOCK_EVERYBODY);
  g_auto (GStrv) lines = g_strsplit (dump, "\n", -1);

  for (guint i = 0; lines[i] && *lines[i]; i++) {
    g_auto (GStrv) parts = g_strsplit (lines[i], ": ", 2);

    while (g_str_has_suffix (parts[1], " 0"))
      parts[1][strlen (parts[1]) - 2] = '\0';
    if (!g_str_has_prefix (parts[0], "task:"))
      g_hash_table_insert (facts, g_strdup (parts[0]), g_strdup (parts[1]));
  }

  return facts;
}

char *
play_changes_dup (const PaddockMatch *before, const PaddockMatch *after)
{
  g_autoptr (GHashTable) old = read_facts (before), new = read_facts (after);
  g_autoptr (GList) names =
    g_list_concat (g_hash_table_get_keys (old), g_hash_table_get_keys (new));
  GString *text = g_string_new (NULL);
  const char *last = "";

  names = g_list_sort (names, (GCompareFunc) strcmp);
  for (const GList *item = names; item; item = item->next) {
    const char *was = g_hash_table_lookup (old, item->data);
    const char *is = g_hash_table_lookup (new, item->data);

    if (g_strcmp0 (was, is) != 0 && !g_str_equal (item->data, last))
      g_string_append_printf (text, "%s%s: %s > %s", text->len ? ", " : "",
                              (const char *) item->data, was ? was : "-", is ? is : "-");
    last = item->data;
  }

  return g_string_free (text, FALSE);
}

/* --- Dashboards --- */

static const char *const gauge_kinds[PADDOCK_N_GAUGE_KINDS] = {
  [PADDOCK_GAUGE_TRACK] = "track",   [PADDOCK_GAUGE_LEVER] = "lever",
  [PADDOCK_GAUGE_DICE] = "dice",     [PADDOCK_GAUGE_SLOTS] = "slots",
  [PADDOCK_GAUGE_TOKENS] = "tokens", [PADDOCK_GAUGE_CARDS] = "cards",
  [PADDOCK_GAUGE_SKILLS] = "skills", [PADDOCK_GAUGE_FLAGS] = "flags",
  [PADDOCK_GAUGE_TEXT] = "text",
};

static void
add_part (const PaddockPart *part, GString *text)
{
  static const char letters[] = "*.?xr!DVlobRG"; /* in the order of PaddockPartMarks */

  g_string_append_printf (text, " %d", part->value);
  for (guint i = 0; letters[i]; i++)
    if (part->marks >> i & 1)
      g_string_append_c (text, letters[i]);
  if (part->count)
    g_string_append_printf (text, "x%u", part->count);
  if (part->span)
    g_string_append_printf (text, "~%u", part->span);
  if (part->label || part->extra)
    g_string_append_printf (text, "(%s%s%s)", part->label ? part->label : "",
                            part->label && part->extra ? "; " : "", part->extra ? part->extra : "");
}

static void
add_brief (const PaddockMatch *match, const PaddockDashboard *dashboard, GString *text)
{
  g_autofree char *brief = paddock_dashboard_dup_brief (dashboard, paddock_match_get_table (match));

  if (*brief)
    g_string_append_printf (text, "In brief: %s\n", brief);
}

char *
play_dashboard_dup (const PaddockMatch *match, guint of, guint viewer)
{
  PaddockDashboard dashboard;
  GString *text = g_string_new (NULL);

  paddock_match_show_dashboard (match, of, viewer, &dashboard);
  for (guint i = 0; i < dashboard.n_gauges; i++) {
    const PaddockGauge *gauge = &dashboard.gauges[i];

    g_string_append_printf (text, "%s %s %s %s:", gauge->label, gauge_kinds[gauge->kind],
                            gauge->fact ? gauge->fact : "-", gauge->clause);
    for (guint k = 0; k < gauge->n_parts; k++)
      add_part (paddock_dashboard_get_part (&dashboard, gauge, k), text);
    g_string_append_c (text, '\n');
  }
  add_brief (match, &dashboard, text);

  return g_string_free (text, FALSE);
}

/* --- Pieces --- */

static void
add_piece (const PaddockPiece *piece, GString *text)
{
  g_string_append_printf (text, "kind %u id %u seat %u%s heading %d at", piece->kind, piece->id,
                          piece->seat, piece->is_active ? " active" : "", piece->heading);
  for (guint i = 0; i < piece->n_places; i++)
    g_string_append_printf (text, " %d,%d", piece->places[i].a, piece->places[i].b);
  g_string_append_printf (text, " x%u cost \"%s\" gain \"%s\" %s: %s\n", piece->count, piece->cost,
                          piece->gain, piece->type ? piece->type : "-",
                          piece->label ? piece->label : "-");
}

char *
play_pieces_dup (const PaddockMatch *match, guint viewer)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, viewer, pieces);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    add_piece (&pieces[i], text);

  return g_string_free (text, FALSE);
}
