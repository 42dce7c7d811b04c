/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "play-field.h"

#include <string.h>

#define TRACK "tracks/village-green.track.xml"

static void
assert_same_bytes (const PaddockSession *a, const PaddockSession *b)
{
  g_autofree char *bytes = play_session_dup_bytes (a), *others = play_session_dup_bytes (b);

  g_assert_cmpstr (bytes, ==, others);
}

static void
test_grows (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (PaddockSession) again = NULL;
  g_autofree char *dump = NULL, *found = NULL;

  play_session_wander (session, 40, 1);
  g_assert_cmpuint (paddock_session_get_moment (session), ==, 40);
  g_assert_cmpuint (paddock_session_get_n_lines (session), ==, 1);

  again = play_session_reopen (session);
  g_assert_cmpuint (paddock_session_get_moment (again), ==, 40);
  g_assert_null (paddock_session_get_difference (again));
  dump = play_session_dump (session);
  found = play_session_dump (again);
  g_assert_cmpstr (dump, ==, found);
  assert_same_bytes (session, again);
}

static void
test_undo_and_redo (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autofree char *before = NULL, *after = NULL;

  play_session_wander (session, 60, 1);
  before = play_session_dup_bytes (session);
  while (paddock_session_get_moment (session) > 0)
    paddock_session_travel (session, paddock_session_get_moment (session) - 1);
  while (paddock_session_get_moment (session) < 60)
    paddock_session_travel (session, paddock_session_get_moment (session) + 1);
  after = play_session_dup_bytes (session);
  g_assert_cmpstr (before, ==, after);
}

/* Choosing again what was chosen is going forward. */
static void
test_same_choice (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);

  play_session_wander (session, 30, 1);
  paddock_session_travel (session, 10);
  paddock_session_choose (session,
                          paddock_journal_get_choice (paddock_session_get_journal (session), 10));
  g_assert_cmpuint (paddock_session_get_moment (session), ==, 11);
  g_assert_cmpuint (paddock_session_get_n_moments (session), ==, 30);
  g_assert_cmpuint (paddock_session_get_n_lines (session), ==, 1);
}

/* Another choice begins a line, and both are kept. */
static void
test_new_line (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (PaddockSession) again = NULL;
  g_autofree char *main_end = NULL, *line_end = NULL, *found = NULL;
  PaddockLineInfo info;

  play_session_wander (session, 30, 1);
  main_end = play_session_dump (session);
  paddock_session_travel (session, 10);
  play_session_choose_other (session);
  play_session_wander (session, 9, 5);
  line_end = play_session_dump (session);

  g_assert_cmpuint (paddock_session_get_n_lines (session), ==, 2);
  g_assert_cmpuint (paddock_session_get_line (session), ==, 1);
  g_assert_cmpuint (paddock_session_get_n_moments (session), ==, 20);
  paddock_session_get_line_info (session, 1, &info);
  g_assert_cmpuint (info.parent, ==, 0);
  g_assert_cmpuint (info.fork, ==, 10);
  g_assert_cmpuint (info.n_moments, ==, 20);
  g_assert_null (info.difference);
  paddock_session_get_line_info (session, 0, &info);
  g_assert_cmpuint (info.n_moments, ==, 30);
  g_assert_null (info.difference);

  again = play_session_reopen (session);
  assert_same_bytes (session, again);
  g_assert_cmpuint (paddock_session_get_line (again), ==, 1);
  found = play_session_dump (again);
  g_assert_cmpstr (line_end, ==, found);

  paddock_session_switch (again, 0);
  g_assert_cmpuint (paddock_session_get_moment (again), ==, 10);
  paddock_session_travel (again, 30);
  g_free (found);
  found = play_session_dump (again);
  g_assert_cmpstr (main_end, ==, found);
}

/* At the very moment where a line leaves another a third way is a sibling, before it a child of the parent. */
static void
test_parents (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  PaddockLineInfo info;

  play_session_wander (session, 30, 1);
  paddock_session_travel (session, 10);
  play_session_choose_other (session);
  play_session_wander (session, 9, 5);

  paddock_session_travel (session, 15);
  play_session_choose_other (session);
  paddock_session_get_line_info (session, 2, &info);
  g_assert_cmpuint (info.parent, ==, 1);
  g_assert_cmpuint (info.fork, ==, 15);

  paddock_session_travel (session, 5);
  play_session_choose_other (session);
  paddock_session_get_line_info (session, 3, &info);
  g_assert_cmpuint (info.parent, ==, 0);
  g_assert_cmpuint (info.fork, ==, 5);
  for (guint i = 0; i < 4; i++) {
    paddock_session_get_line_info (session, i, &info);
    g_assert_null (info.difference);
  }
}

/* What leaves a line that is deleted keeps what it has of it. */
static void
test_delete (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (PaddockSession) again = NULL;
  g_autofree char *end = NULL, *found = NULL;
  PaddockLineInfo info;

  play_session_wander (session, 30, 1);
  paddock_session_travel (session, 10);
  play_session_choose_other (session);
  play_session_wander (session, 9, 5);
  paddock_session_travel (session, 15);
  play_session_choose_other (session);
  play_session_wander (session, 6, 2);
  end = play_session_dump (session);

  paddock_session_delete_line (session, 1);
  g_assert_cmpuint (paddock_session_get_n_lines (session), ==, 2);
  g_assert_cmpuint (paddock_session_get_line (session), ==, 1);
  paddock_session_get_line_info (session, 1, &info);
  g_assert_cmpuint (info.parent, ==, 0);
  g_assert_cmpuint (info.fork, ==, 10);
  g_assert_cmpuint (info.n_moments, ==, 22);

  again = play_session_reopen (session);
  g_assert_null (paddock_session_get_difference (again));
  found = play_session_dump (again);
  g_assert_cmpstr (end, ==, found);

  paddock_session_delete_line (session, 1);
  g_assert_cmpuint (paddock_session_get_line (session), ==, 0);
  g_assert_cmpuint (paddock_session_get_moment (session), ==, 10);
  g_assert_cmpuint (paddock_session_get_n_moments (session), ==, 30);
}

static void
assert_drives_to_the_end (PaddockSession *session)
{
  while (paddock_session_drive (session))
    ;
  g_assert_true (paddock_match_get_state (paddock_session_get_match (session))->is_over);
}

static void
test_drivers (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person racer", 4);
  g_autoptr (PaddockSession) again = NULL;
  PaddockDriverSpec racer;

  g_assert_null (paddock_session_get_driver (session, 0).kind);
  g_assert_nonnull (paddock_session_get_driver (session, 1).kind);
  while (paddock_session_drive (session))
    ;
  g_assert_cmpuint (paddock_match_get_decision (paddock_session_get_match (session))->player, ==,
                    0);

  paddock_driver_spec_parse (&racer, "rookie:brawler", NULL);
  paddock_session_set_driver (session, 0, racer);
  assert_drives_to_the_end (session);

  again = play_session_reopen (session);
  g_assert_true (paddock_session_get_driver (again, 0).kind == racer.kind);
  g_assert_true (paddock_session_get_driver (again, 0).temperament == racer.temperament);
}

/* Faces that are typed in where the race has gone on already begin a line. */
static void
test_force (void)
{
  static const int faces[] = { 1, 1, 1, 1, 1 };
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (PaddockSession) again = NULL;
  g_autofree char *end = NULL, *found = NULL;

  play_session_wander (session, 30, 1);
  paddock_session_travel (session, 12);
  g_assert_true (paddock_session_force (session, faces, 2));
  g_assert_cmpuint (paddock_session_get_n_lines (session), ==, 2);
  play_session_wander (session, 12, 1);
  end = play_session_dump (session);

  again = play_session_reopen (session);
  g_assert_null (paddock_session_get_difference (again));
  found = play_session_dump (again);
  g_assert_cmpstr (end, ==, found);
}

static guint
count_forced (const PaddockSession *session)
{
  return paddock_match_get_state (paddock_session_get_match (session))->chance.n_forced;
}

/* As many faces as a race can wait for, in place of those forced at this moment but beside those of an earlier one. */
static void
test_force_limit (void)
{
  int faces[PADDOCK_MAX_FORCED + 1];
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  guint waiting;

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    faces[i] = 1;
  play_session_wander (session, 12, 1);
  g_assert_false (paddock_session_force (session, faces, PADDOCK_MAX_FORCED + 1));
  g_assert_cmpuint (count_forced (session), ==, 0);
  g_assert_true (paddock_session_force (session, faces, PADDOCK_MAX_FORCED));
  g_assert_cmpuint (count_forced (session), ==, PADDOCK_MAX_FORCED);
  faces[0] = 2;
  g_assert_true (paddock_session_force (session, faces, PADDOCK_MAX_FORCED));
  g_assert_true (paddock_session_force (session, faces, 20));
  g_assert_cmpuint (count_forced (session), ==, 20);
  g_assert_cmpuint (paddock_session_get_n_lines (session), ==, 1);

  play_session_wander (session, 1, 1);
  waiting = count_forced (session);
  g_assert_cmpuint (waiting, >, 10);
  g_assert_false (paddock_session_force (session, faces, PADDOCK_MAX_FORCED - waiting + 1));
  g_assert_cmpuint (count_forced (session), ==, waiting);
  g_assert_true (paddock_session_force (session, faces, PADDOCK_MAX_FORCED - waiting));
  g_assert_cmpuint (count_forced (session), ==, PADDOCK_MAX_FORCED);
  g_assert_true (paddock_session_force (session, faces, 0));
  g_assert_cmpuint (count_forced (session), ==, waiting);
}

/* The faces that were forced already begin no line where the race has gone on; others do, and fewer, and none. */
static void
test_force_the_same (void)
{
  static const struct {
    int faces[3];
    guint n, n_lines;
  } rows[] = {
    { { 1, 2 }, 2, 1 }, { { 1, 3 }, 2, 2 }, { { 1 }, 1, 2 }, { { 1, 2, 1 }, 3, 2 }, { { 0 }, 0, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);

    play_session_wander (session, 12, 1);
    g_assert_true (paddock_session_force (session, rows[0].faces, 2));
    play_session_wander (session, 5, 1);
    paddock_session_travel (session, 12);
    g_assert_true (paddock_session_force (session, rows[i].faces, rows[i].n));
    g_assert_cmpuint (paddock_session_get_n_lines (session), ==, rows[i].n_lines);
    g_assert_cmpuint (count_forced (session), ==, rows[i].n);
  }
}

/* What cannot be a face is refused before anything changes. */
static void
test_force_no_face (void)
{
  static const int wrong[] = { 1, 100000 };
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);

  play_session_wander (session, 30, 1);
  paddock_session_travel (session, 12);
  g_assert_false (paddock_session_force (session, wrong, 2));
  g_assert_cmpuint (paddock_session_get_n_lines (session), ==, 1);
  g_assert_cmpuint (count_forced (session), ==, 0);
}

/* A line in which nothing was chosen is not written. */
static void
test_empty_line (void)
{
  static const int faces[] = { 1 };
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (PaddockSession) again = NULL;

  play_session_wander (session, 30, 1);
  paddock_session_travel (session, 12);
  paddock_session_force (session, faces, 1);
  again = play_session_reopen (session);
  g_assert_cmpuint (paddock_session_get_n_lines (again), ==, 1);
  g_assert_cmpuint (paddock_session_get_moment (again), ==, 12);

  paddock_session_switch (session, 0);
  g_assert_cmpuint (paddock_session_get_n_lines (session), ==, 1);
  assert_same_bytes (session, again);
}

/* How every line ends, sorted. */
static GPtrArray *
list_ends (const PaddockSession *session)
{
  g_autoptr (PaddockSession) copy = play_session_reopen (session);
  GPtrArray *ends = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < paddock_session_get_n_lines (copy); i++) {
    paddock_session_switch (copy, i);
    g_assert_null (paddock_session_get_difference (copy));
    paddock_session_travel (copy, paddock_session_get_n_moments (copy));
    g_ptr_array_add (ends, play_session_dump (copy));
  }
  return ends;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Four lines beside the main one, on it and on each other, each with a name. */
static void
choose_third (PaddockSession *session)
{
  const PaddockDecision *decision =
    paddock_match_get_decision (paddock_session_get_match (session));
  guint made = paddock_journal_get_choice (paddock_session_get_journal (session),
                                           paddock_session_get_moment (session));

  g_assert_cmpuint (decision->n_choices, >, 2);
  paddock_session_choose (session, (made + 2) % decision->n_choices);
}

static PaddockSession *
make_tree (void)
{
  static const guint forks[][2] = { { 0, 10 }, { 1, 15 }, { 0, 20 }, { 2, 17 } };
  PaddockSession *session = play_session_new (TRACK, "person person", 3);

  play_session_wander (session, 30, 1);
  for (guint i = 0; i < G_N_ELEMENTS (forks); i++) {
    char name[] = { (char) ('a' + i), 0 };

    paddock_session_switch (session, forks[i][0]);
    paddock_session_travel (session, forks[i][1]);
    play_session_choose_other (session);
    play_session_wander (session, 9, 5 + i);
    paddock_session_rename_line (session, i + 1, name);
  }
  return session;
}

/* All lines, as they are told: "id name parent@fork+moments". */
static char *
dup_lines (PaddockSession *session)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_session_get_n_lines (session); i++) {
    PaddockLineInfo info;

    paddock_session_get_line_info (session, i, &info);
    g_string_append_printf (text, "%s%s %s %u@%u+%u%s%s", i ? ", " : "", info.id, info.name,
                            info.parent, info.fork, info.n_moments, info.is_over ? " over" : "",
                            info.difference ? info.difference : "");
    if (info.winner != PADDOCK_NOBODY)
      g_string_append_printf (text, " won by %u", info.winner);
  }
  return g_string_free (text, FALSE);
}

static void
assert_lines (PaddockSession *session, const char *expected)
{
  g_autofree char *found = dup_lines (session), *read = NULL;
  g_autoptr (PaddockSession) again = play_session_reopen (session);

  read = dup_lines (again);
  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpstr (read, ==, expected);
}

/* Each way to delete or promote a line of a tree leaves these lines. */
static void
test_trees (void)
{
  static const char *const deleted[] = {
    "  0@0+30, line-2 b 0@10+25, line-3 c 0@20+30, line-4 d 1@17+27",
    "  0@0+30, line-1 a 0@10+20, line-3 c 0@20+30, line-4 d 1@15+27",
    "  0@0+30, line-1 a 0@10+20, line-2 b 1@15+25, line-4 d 2@17+27",
    "  0@0+30, line-1 a 0@10+20, line-2 b 1@15+25, line-3 c 0@20+30",
  };
  static const char *const promoted[] = {
    "  0@0+20, line-1  0@10+30, line-2 b 0@15+25, line-3 c 1@20+30, line-4 d 2@17+27",
    "  0@0+25, line-1  0@10+30, line-2 a 0@15+20, line-3 c 1@20+30, line-4 d 0@17+27",
    "  0@0+30, line-3  0@20+30, line-1 a 0@10+20, line-2 b 2@15+25, line-4 d 3@17+27",
    "  0@0+27, line-1  0@10+30, line-2 a 0@15+20, line-4 b 0@17+25, line-3 c 1@20+30",
  };
  g_autoptr (PaddockSession) tree = make_tree ();

  assert_lines (tree, "  0@0+30, line-1 a 0@10+20, line-2 b 1@15+25, line-3 c 0@20+30, "
                      "line-4 d 2@17+27");
  for (guint line = 1; line < 5; line++) {
    g_autoptr (PaddockSession) without = make_tree (), risen = make_tree ();

    paddock_session_delete_line (without, line);
    assert_lines (without, deleted[line - 1]);
    paddock_session_promote_line (risen, line);
    assert_lines (risen, promoted[line - 1]);
  }
}

/* Whoever takes another line in hand is where both are the same, or at the moment he was at if both have it. */
static void
test_switch (void)
{
  static const guint partings[5][5] = { { 0, 10, 10, 20, 10 },
                                        { 10, 0, 15, 10, 15 },
                                        { 10, 15, 0, 10, 17 },
                                        { 20, 10, 10, 0, 10 },
                                        { 10, 15, 17, 10, 0 } };
  static const guint moments[] = { 0, 9, 10, 11, 15, 16, 17, 18, 20 };

  for (guint from = 0; from < 5; from++)
    for (guint to = 0; to < 5; to++) {
      g_autoptr (PaddockSession) session = make_tree ();

      for (guint i = 0; i < G_N_ELEMENTS (moments); i++) {
        guint moment = moments[i];

        paddock_session_switch (session, from);
        paddock_session_travel (session, moment);
        paddock_session_switch (session, to);
        g_assert_cmpuint (paddock_session_get_line (session), ==, to);
        g_assert_cmpuint (paddock_session_get_moment (session), ==,
                          from == to ? moment : MIN (moment, partings[from][to]));
      }
    }
}

/* A line that leaves its parent where that begins takes over all of it. */
static void
test_promote_from_the_start (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (GPtrArray) before = NULL, after = NULL;

  play_session_wander (session, 6, 1);
  paddock_session_travel (session, 0);
  play_session_choose_other (session);
  play_session_wander (session, 3, 2);
  before = list_ends (session);
  assert_lines (session, "  0@0+6, line-1  0@0+4");
  paddock_session_promote_line (session, 1);
  assert_lines (session, "  0@0+4, line-1  0@0+6");
  after = list_ends (session);
  g_assert_cmpstr (after->pdata[0], ==, before->pdata[1]);
  g_assert_cmpstr (after->pdata[1], ==, before->pdata[0]);
}

/* Lines that leave the same moment are siblings, also when one of them becomes the main one. */
static void
test_promote_a_sibling (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);

  play_session_wander (session, 30, 1);
  paddock_session_travel (session, 10);
  play_session_choose_other (session);
  play_session_wander (session, 4, 5);
  paddock_session_travel (session, 10);
  paddock_session_switch (session, 0);
  paddock_session_travel (session, 10);
  choose_third (session);
  play_session_wander (session, 2, 5);
  assert_lines (session, "  0@0+30, line-1  0@10+15, line-2  0@10+13");
  paddock_session_promote_line (session, 1);
  assert_lines (session, "  0@0+15, line-1  0@10+30, line-2  0@10+13");
  paddock_session_promote_line (session, 2);
  assert_lines (session, "  0@0+13, line-2  0@10+15, line-1  0@10+30");
}

/* A line of a file that leaves one that is not there, or later than it lasts, says so and is kept. */
static void
test_lines_that_lead_nowhere (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3), opened = NULL;
  g_autoptr (PaddockDocument) document = NULL, changed = NULL, kept = NULL;
  PaddockPlaytest *record;
  PaddockLineInfo info;

  play_session_wander (session, 6, 1);
  paddock_session_travel (session, 3);
  play_session_choose_other (session);
  paddock_session_switch (session, 0);
  document = paddock_session_dup_document (session);
  record = paddock_document_dup_record (document);
  ((PaddockPlaytestLine *) paddock_list_edit (&record->lines, 0))->after = 50;
  changed = paddock_document_new_take (document->kind, record);
  opened = play_session_open (changed);
  paddock_session_get_line_info (opened, 1, &info);
  g_assert_nonnull (info.difference);
  g_assert_false (info.is_over);
  g_assert_cmpuint (info.winner, ==, PADDOCK_NOBODY);
  g_assert_cmpuint (info.fork, ==, 50);
  kept = paddock_session_dup_document (opened);
  g_assert_true (paddock_document_equal (kept, changed));
}

/* A line that ends the race says so, and who has won; so does its file. */
static void
test_over (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "racer racer", 4);
  g_autofree char *expected = NULL;

  while (paddock_session_drive (session))
    ;
  expected =
    g_strdup_printf ("  0@0+%u over won by %u, line-1  0@5+6",
                     paddock_session_get_n_moments (session),
                     paddock_match_get_state (paddock_session_get_match (session))->places[0]);
  paddock_session_travel (session, 5);
  play_session_choose_other (session);
  assert_lines (session, expected);
}

/* Every line is still there, to the last choice; where we are does not change. */
static void
test_promote (void)
{
  for (guint line = 1; line < 5; line++)
    for (guint in_hand = 0; in_hand < 5; in_hand++) {
      g_autoptr (PaddockSession) session = make_tree (), again = NULL;
      g_autoptr (GPtrArray) before = list_ends (session), after = NULL;
      g_autofree char *here = NULL, *there = NULL;

      paddock_session_switch (session, in_hand);
      paddock_session_travel (session, paddock_session_get_n_moments (session) - 3);
      here = play_session_dump (session);
      paddock_session_promote_line (session, line);
      there = play_session_dump (session);
      g_assert_cmpstr (here, ==, there);
      after = list_ends (session);
      g_assert_cmpuint (after->len, ==, before->len);
      g_assert_cmpstr (after->pdata[0], ==, before->pdata[line]);
      g_ptr_array_sort (before, compare_texts);
      g_ptr_array_sort (after, compare_texts);
      for (guint i = 0; i < before->len; i++)
        g_assert_cmpstr (before->pdata[i], ==, after->pdata[i]);
      again = play_session_reopen (session);
      assert_same_bytes (session, again);
    }
}

/* --- Other rules --- */

/* What a file would hold that was made under other rules; with ANOTHER, one of its choices cannot be made any more. */
static PaddockDocument *
dup_as_of_other_rules (const PaddockSession *session, gboolean another)
{
  g_autoptr (PaddockDocument) document = paddock_session_dup_document (session);
  PaddockPlaytest *record = paddock_document_dup_record (document);
  guint at = (guint) paddock_script_find_choice (record->script, 20) - 1;

  record->rules_version = 9999;
  if (another)
    paddock_text_set (&((PaddockStep *) paddock_list_edit (&record->script, at))->key, "fly");
  return paddock_document_new_take (document->kind, record);
}

/* It says so, is carried out as far as it goes, and keeps what could not be; going on is a line of its own. */
static void
test_other_rules (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (PaddockDocument) old = NULL, kept = NULL;
  g_autoptr (PaddockSession) opened = NULL, again = NULL;
  PaddockLineInfo info;

  play_session_wander (session, 30, 1);
  old = dup_as_of_other_rules (session, TRUE);
  opened = play_session_open (old);
  g_assert_nonnull (
    strstr (paddock_session_get_note (opened), "made under rules version 9999 of joyride"));
  g_assert_nonnull (strstr (paddock_session_get_difference (opened), "\"fly\" cannot be chosen"));
  g_assert_cmpuint (paddock_session_get_n_moments (opened), ==, 19);
  paddock_session_get_line_info (opened, 0, &info);
  g_assert_cmpuint (info.n_moments, ==, 19);
  g_assert_cmpstr (info.difference, ==, paddock_session_get_difference (opened));
  kept = paddock_session_dup_document (opened);
  g_assert_true (paddock_document_equal (old, kept));

  play_session_wander (opened, 2, 1);
  g_assert_cmpuint (paddock_session_get_n_lines (opened), ==, 2);
  g_assert_null (paddock_session_get_difference (opened));
  again = play_session_reopen (opened);
  g_assert_cmpuint (paddock_session_get_moment (again), ==, 21);
  g_assert_nonnull (paddock_session_get_note (again));
  paddock_session_switch (again, 0);
  g_assert_cmpuint (paddock_session_get_n_moments (again), ==, 19);
  g_assert_nonnull (paddock_session_get_difference (again));
}

/* One that replays all the same is of these rules as soon as it goes on. */
static void
test_other_rules_agree (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (PaddockDocument) old = NULL, saved = NULL;
  g_autoptr (PaddockSession) opened = NULL;

  play_session_wander (session, 30, 1);
  old = dup_as_of_other_rules (session, FALSE);
  opened = play_session_open (old);
  g_assert_nonnull (paddock_session_get_note (opened));
  g_assert_null (paddock_session_get_difference (opened));
  play_session_wander (opened, 1, 1);
  saved = paddock_session_dup_document (opened);
  g_assert_cmpint (((const PaddockPlaytest *) saved->record)->rules_version, ==,
                   (int) paddock_session_get_setup (opened)->game->rules_version);
}

/* --- Hashes --- */

static guint
count_hashes (const PaddockDocument *document)
{
  const PaddockPlaytest *record = document->record;
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (record->script); i++)
    n += PADDOCK_LIST_AT (record->script, PaddockStep, i)->kind == PADDOCK_STEP_HASH;
  return n;
}

/* A race is saved with the hash of its last state, which goes when the race goes on; one in the middle of it stays. */
static void
test_hashes (void)
{
  for (guint n_more = 0; n_more < 2; n_more++) {
    g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
    g_autoptr (PaddockDocument) document = NULL, longer = NULL, saved = NULL;
    g_autoptr (PaddockSession) opened = NULL, again = NULL;
    PaddockPlaytest *record;

    play_session_wander (session, 10, 1);
    document = paddock_session_dup_document (session);
    record = paddock_document_dup_record (document);
    for (guint i = 0; i < n_more; i++) {
      PaddockStep *step = paddock_script_add (&record->script, PADDOCK_STEP_CHOOSE);
      g_autofree char *key = paddock_match_dup_key (paddock_session_get_match (session), 0);

      paddock_text_set (&step->key, key);
    }
    longer = paddock_document_new_take (document->kind, record);
    g_assert_cmpuint (count_hashes (longer), ==, 1);

    opened = play_session_open (longer);
    g_assert_null (paddock_session_get_difference (opened));
    play_session_wander (opened, 1, 1);
    saved = paddock_session_dup_document (opened);
    g_assert_cmpuint (count_hashes (saved), ==, 1 + n_more);
    again = play_session_reopen (opened);
    g_assert_null (paddock_session_get_difference (again));
  }
}

/* --- Verified --- */

static void
assert_same_events (const PaddockJournal *a, const PaddockJournal *b)
{
  guint n_moments = paddock_journal_get_n_moments (a), n, n_other;

  g_assert_cmpuint (n_moments, ==, paddock_journal_get_n_moments (b));
  for (int moment = -1; moment < (int) n_moments; moment++) {
    const PaddockEvent *events = paddock_journal_get_events (a, moment, &n);
    const PaddockEvent *others = paddock_journal_get_events (b, moment, &n_other);

    g_assert_cmpmem (events, n * sizeof *events, others, n_other * sizeof *others);
  }
}

/* A race that was undone, branched, forced and taken over agrees with its replay in all lines, event for event. */
static void
test_replay (void)
{
  static const int faces[] = { 2, 3 };

  for (int seed = 1; seed <= 6; seed++) {
    g_autoptr (PaddockSession) session = play_session_new (TRACK, "racer rookie", seed);
    g_autoptr (PaddockDocument) document = NULL;

    for (guint i = 0; i < 60; i++)
      paddock_session_drive (session);
    paddock_session_travel (session, 30);
    play_session_choose_other (session);
    paddock_session_force (session, faces, 2);
    while (paddock_session_drive (session))
      ;
    paddock_session_travel (session, 45);
    play_session_choose_other (session);
    play_session_wander (session, 10, 3);

    document = paddock_session_dup_document (session);
    for (guint line = 0; line < paddock_session_get_n_lines (session); line++) {
      g_autoptr (PaddockDocument) alone = paddock_playtest_dup_line (document->record, line, NULL);
      g_autoptr (PaddockPlaytestRun) run =
        paddock_playtest_run (alone->record, paddock_games, NULL, NULL);

      g_assert_cmpstr (run->message, ==, NULL);
      paddock_session_switch (session, line);
      assert_same_events (paddock_session_get_journal (session), run->journal);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/session/what-is-chosen-is-in-the-file", test_grows);
  g_test_add_func ("/play/session/undo-to-the-start-and-redo-gives-the-same-bytes",
                   test_undo_and_redo);
  g_test_add_func ("/play/session/the-same-choice-goes-forward", test_same_choice);
  g_test_add_func ("/play/session/another-choice-begins-a-line", test_new_line);
  g_test_add_func ("/play/session/a-line-leaves-the-one-whose-moment-it-is", test_parents);
  g_test_add_func ("/play/session/deleting-a-line-keeps-what-leaves-it", test_delete);
  g_test_add_func ("/play/session/a-tree-without-a-line-or-with-another-main-one", test_trees);
  g_test_add_func ("/play/session/switching-keeps-the-moment-if-it-can", test_switch);
  g_test_add_func ("/play/session/a-line-that-is-over-says-so", test_over);
  g_test_add_func ("/play/session/a-line-from-the-start-becomes-the-main-one",
                   test_promote_from_the_start);
  g_test_add_func ("/play/session/siblings-stay-siblings", test_promote_a_sibling);
  g_test_add_func ("/play/session/lines-that-lead-nowhere", test_lines_that_lead_nowhere);
  g_test_add_func ("/play/session/any-line-becomes-the-main-one", test_promote);
  g_test_add_func ("/play/session/drivers-take-over-at-any-moment", test_drivers);
  g_test_add_func ("/play/session/forced-faces-begin-a-line", test_force);
  g_test_add_func ("/play/session/forced-faces-up-to-the-limit", test_force_limit);
  g_test_add_func ("/play/session/the-same-faces-begin-no-line", test_force_the_same);
  g_test_add_func ("/play/session/what-is-no-face-is-refused", test_force_no_face);
  g_test_add_func ("/play/session/an-empty-line-is-not-kept", test_empty_line);

  g_test_add_func ("/play/session/other-rules-are-told-and-nothing-is-lost", test_other_rules);
  g_test_add_func ("/play/session/other-rules-that-agree-become-these", test_other_rules_agree);
  g_test_add_func ("/play/session/the-hash-of-the-last-state-goes", test_hashes);
  g_test_add_func ("/play/session/a-replay-agrees-event-for-event", test_replay);

  return g_test_run ();
}
