/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bookmarks.h"
#include "joyride-tracks.h"
#include "play-field.h"

static guint
count (const GPtrArray *bookmarks, PaddockBookmarkKind kind)
{
  guint n = 0;

  for (guint i = 0; i < bookmarks->len; i++)
    n += ((const PaddockBookmark *) bookmarks->pdata[i])->kind == kind;

  return n;
}

static const PaddockBookmark *
find (const GPtrArray *bookmarks, PaddockBookmarkKind kind)
{
  for (guint i = 0; i < bookmarks->len; i++)
    if (((const PaddockBookmark *) bookmarks->pdata[i])->kind == kind)
      return bookmarks->pdata[i];

  g_assert_not_reached ();
}

/* Events of a type, in the whole journal. */
static guint
count_events (const PaddockJournal *journal, PaddockEventType type)
{
  guint found = 0, n;

  for (int moment = -1; moment < (int) paddock_journal_get_n_moments (journal); moment++) {
    const PaddockEvent *events = paddock_journal_get_events (journal, moment, &n);

    for (guint i = 0; i < n; i++)
      found += events[i].type == type;
  }

  return found;
}

static PaddockSession *
race (int seed)
{
  PaddockSession *session =
    play_session_new ("tracks/village-green.track.xml", "rookie rookie", seed);

  while (paddock_session_drive (session))
    ;
  return session;
}

static GPtrArray *
find_from (const PaddockJournal *journal, guint first)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);

  return paddock_bookmarks_find (sight, first);
}

static void
test_race (void)
{
  for (int seed = 1; seed <= 5; seed++) {
    g_autoptr (PaddockSession) session = race (seed);
    const PaddockJournal *journal = paddock_session_get_journal (session);
    g_autoptr (GPtrArray) found = find_from (journal, 0);
    const PaddockBookmark *finish = find (found, PADDOCK_BOOKMARK_FINISH);

    g_assert_cmpuint (count (found, PADDOCK_BOOKMARK_LAP), ==,
                      count_events (journal, PADDOCK_EVENT_LAP));
    g_assert_cmpuint (count (found, PADDOCK_BOOKMARK_FINISH), ==, 1);
    g_assert_cmpuint (finish->moment, ==, paddock_journal_get_n_moments (journal));
    g_assert_cmpuint (finish->seat, ==,
                      paddock_match_get_state (paddock_session_get_match (session))->places[0]);
    g_assert_cmpuint (count (found, PADDOCK_BOOKMARK_LEAD), >, 0);
    for (guint i = 1; i < found->len; i++)
      g_assert_cmpuint (((const PaddockBookmark *) found->pdata[i - 1])->moment, <=,
                        ((const PaddockBookmark *) found->pdata[i])->moment);
  }
}

/* The lead changes at the moment that first shows it, and not between those of one leader. */
static void
test_leaders (void)
{
  g_autoptr (PaddockSession) session = race (2);
  const PaddockJournal *journal = paddock_session_get_journal (session);
  g_autoptr (GPtrArray) found = find_from (journal, 0);

  for (guint i = 0; i < found->len; i++) {
    const PaddockBookmark *bookmark = found->pdata[i];

    if (bookmark->kind != PADDOCK_BOOKMARK_LEAD)
      continue;
    paddock_session_travel (session, bookmark->moment);
    g_assert_cmpuint (paddock_table_find_leader (
                        paddock_match_get_table (paddock_session_get_match (session))),
                      ==, bookmark->seat);
    paddock_session_travel (session, bookmark->moment - 1);
    g_assert_cmpint (paddock_table_find_leader (
                       paddock_match_get_table (paddock_session_get_match (session))),
                     !=, (int) bookmark->seat);
  }
}

/* Looking on from a moment finds what looking at everything finds from there. */
static void
test_from (void)
{
  g_autoptr (PaddockSession) session = race (3);
  const PaddockJournal *journal = paddock_session_get_journal (session);
  g_autoptr (GPtrArray) all = find_from (journal, 0);
  g_autoptr (GPtrArray) later = find_from (journal, 60);
  guint skipped = all->len - later->len;

  g_assert_cmpuint (skipped, >, 0);
  g_assert_cmpuint (later->len, >, 0);
  g_assert_cmpuint (((const PaddockBookmark *) all->pdata[skipped - 1])->moment, <, 60);
  for (guint i = 0; i < later->len; i++)
    g_assert_cmpstr (((const PaddockBookmark *) later->pdata[i])->text, ==,
                     ((const PaddockBookmark *) all->pdata[skipped + i])->text);
}

/* Red hits blue from behind with six to go: three spaces, and two dice of one: one. */
static void
assert_pushes (const char *mirror, const char *lock, guint expected)
{
  g_autoptr (PaddockSetup) setup =
    joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, "abilities=none");
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  g_autoptr (PaddockJournal) journal = NULL;
  g_autoptr (GPtrArray) found = NULL;

  joy_test_give (match, NULL, "step", "lock");
  joy_test_give (match, NULL, "active", "red");
  joy_test_put (match, "red", PADDOCK_HEX (-1, 0), PADDOCK_HEX (-2, 0));
  joy_test_put (match, "blue", PADDOCK_HEX (1, 0), PADDOCK_HEX (0, 0));
  joy_test_give (match, "red", "mirror", mirror);
  joy_test_give (match, "blue", "mirror", "1 1");
  joy_test_settle (match);
  journal = paddock_journal_new_from (match, 1);
  paddock_journal_choose (journal,
                          (guint) paddock_match_find_choice (paddock_journal_get_match (journal),
                                                             lock));
  paddock_journal_choose (journal,
                          (guint) paddock_match_find_choice (paddock_journal_get_match (journal),
                                                             "steer:straight"));
  found = find_from (journal, 0);
  g_assert_cmpuint (count (found, PADDOCK_BOOKMARK_PUSH), ==, expected);
  if (expected)
    g_assert_cmpuint (find (found, PADDOCK_BOOKMARK_PUSH)->seat, ==, 1);
}

static void
test_push (void)
{
  assert_pushes ("3 3", "lock:3,3", 1);
  assert_pushes ("1 1", "lock:1,1", 0);
}

/* Everything that is found in the race of a playtest, "moment kind seat piece: text". */
static char *
dup_bookmarks (const char *playtest)
{
  static const char *const kinds[PADDOCK_N_BOOKMARKS] = { "lead",     "lap",   "finish", "crash",
                                                          "wipe-out", "blast", "push" };
  g_autoptr (PaddockSession) session = play_session_scenario ("joyride", playtest);
  g_autoptr (GPtrArray) found = find_from (paddock_session_get_journal (session), 0);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++) {
    const PaddockBookmark *bookmark = found->pdata[i];

    g_string_append_printf (text, "%u %s %d %d: %s\n", bookmark->moment, kinds[bookmark->kind],
                            bookmark->seat == PADDOCK_NOBODY ? -1 : (int) bookmark->seat,
                            bookmark->piece == PADDOCK_NO_PIECE ? -1 : (int) bookmark->piece,
                            bookmark->text);
  }
  return g_string_free (text, FALSE);
}

static void
test_wholes (void)
{
  static const struct {
    const char *playtest, *found;
  } rows[] = {
    { "wex-24-chained-explosions", "1 blast -1 -1: Boom! An explosion on 4,0\n"
                                   "3 blast -1 -1: Boom! An explosion on 4,1\n" },
    { "wex-18-pile-up-of-two",
      "3 crash 0 0: Pile-up! Hot Rod is caught in it with the front on 3,0\n"
      "3 crash 1 1: Pile-up! Junker is caught in it with the front on 4,-1\n" },

    { "chain-of-four", "" },
    { "lines-win-when-pushed", "2 lap 1 -1: blue completes lap 2!\n"
                               "2 finish 1 -1: blue wins the race!\n"
                               "2 lead 1 -1: blue now leads the race\n" },

    { "recharge-by-lap-order", "2 lap 0 -1: red completes lap 1!\n" },
    { "rear-end-each-move-anew", "" },

    { "team-wins-together", "2 lap 0 -1: red completes lap 2!\n"
                            "2 finish 0 -1: red wins the race!\n"
                            "2 finish 2 -1: green wins the race!\n" },

  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *found = dup_bookmarks (rows[i].playtest);

    g_assert_cmpstr (found, ==, rows[i].found);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/bookmarks/all-that-is-found", test_wholes);
  g_test_add_func ("/play/bookmarks/laps-and-the-finish-are-found", test_race);
  g_test_add_func ("/play/bookmarks/a-new-leader-is-found-when-he-leads", test_leaders);
  g_test_add_func ("/play/bookmarks/can-be-looked-for-from-a-moment-on", test_from);
  g_test_add_func ("/play/bookmarks/a-long-push-is-found", test_push);

  return g_test_run ();
}
