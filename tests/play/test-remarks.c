/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "play-field.h"

#define TRACK "tracks/village-green.track.xml"

static char *
dup_remarks (const PaddockSession *session)
{
  g_autoptr (GArray) remarks = paddock_session_list_remarks (session);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < remarks->len; i++) {
    const PaddockRemark *remark = &g_array_index (remarks, PaddockRemark, i);

    g_string_append_printf (text, "%s%u", i ? " " : "", remark->moment);
    if (!paddock_place_equal (remark->place, PADDOCK_NOWHERE))
      g_string_append_printf (text, "@%d,%d", remark->place.a, remark->place.b);
    g_string_append_printf (text, ":%s", remark->text);
  }
  return g_string_free (text, FALSE);
}

static void
assert_remarks (const PaddockSession *session, const char *expected)
{
  g_autoptr (PaddockSession) again = play_session_reopen (session);
  g_autofree char *found = dup_remarks (session), *kept = dup_remarks (again);

  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpstr (kept, ==, expected);
  g_assert_null (paddock_session_get_difference (again));
}

static void
remark_at (PaddockSession *session, guint moment, const char *text)
{
  paddock_session_travel (session, moment);
  paddock_session_add_remark (session, PADDOCK_NOWHERE, text);
}

static void
test_places (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);

  remark_at (session, 0, "before");
  play_session_wander (session, 20, 1);
  paddock_session_add_remark (session, PADDOCK_PLACE (3, -2), "end");
  remark_at (session, 7, "first");
  remark_at (session, 7, "second");
  remark_at (session, 0, "start");
  assert_remarks (session, "0:before 0:start 7:first 7:second 20@3,-2:end");
  paddock_session_travel (session, 20);
  play_session_wander (session, 3, 1);
  assert_remarks (session, "0:before 0:start 7:first 7:second 20@3,-2:end");
}

static void
test_edits (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);
  g_autoptr (GArray) remarks = NULL;

  play_session_wander (session, 20, 1);
  remark_at (session, 4, "a");
  remark_at (session, 9, "b");
  remarks = paddock_session_list_remarks (session);
  paddock_session_change_remark (session, &g_array_index (remarks, PaddockRemark, 0),
                                 PADDOCK_PLACE (1, 2), "c");
  assert_remarks (session, "4@1,2:c 9:b");
  paddock_session_remove_remark (session, &g_array_index (remarks, PaddockRemark, 0));
  assert_remarks (session, "9:b");
}

/* A line shows what it has in common with the one it leaves, and its own. */
static void
test_lines (void)
{
  g_autoptr (PaddockSession) session = play_session_new (TRACK, "person person", 3);

  play_session_wander (session, 20, 1);
  remark_at (session, 5, "five");
  remark_at (session, 10, "ten");
  remark_at (session, 15, "fifteen");
  paddock_session_travel (session, 10);
  play_session_choose_other (session);
  play_session_wander (session, 5, 2);
  paddock_session_add_remark (session, PADDOCK_NOWHERE, "line");
  assert_remarks (session, "5:five 10:ten 16:line");
  remark_at (session, 10, "parting");
  remark_at (session, 3, "three");
  assert_remarks (session, "3:three 5:five 10:ten 10:parting 16:line");

  paddock_session_switch (session, 0);
  assert_remarks (session, "3:three 5:five 10:ten 10:parting 15:fifteen");
}

/* Faces of the start stand before everything, also before a remark. */
static void
test_start_faces (void)
{
  g_autoptr (PaddockDocument) plan = play_plan_new (TRACK, "person person", 3);
  g_autoptr (PaddockDocument) forced = NULL;
  g_autoptr (PaddockSession) session = NULL, again = NULL;
  g_autofree char *dump = NULL, *found = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  paddock_list_append_int (&paddock_playtest_add_step (record, PADDOCK_STEP_FORCE)->faces, 1);
  forced = paddock_document_new_take (plan->kind, record);
  session = play_session_open (forced);
  dump = play_session_dump (session);
  remark_at (session, 0, "start");
  assert_remarks (session, "0:start");
  again = play_session_reopen (session);
  found = play_session_dump (again);
  g_assert_cmpstr (found, ==, dump);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/remarks/stay-at-their-moments-and-places", test_places);
  g_test_add_func ("/play/remarks/change-and-go", test_edits);
  g_test_add_func ("/play/remarks/are-shared-where-lines-are", test_lines);
  g_test_add_func ("/play/remarks/stand-behind-the-faces-of-the-start", test_start_faces);

  return g_test_run ();
}
