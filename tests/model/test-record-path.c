/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "record-path.h"

#include "hex-track.h"

static const PaddockField *
find (const PaddockRecordType *type, const char *name)
{
  return paddock_record_type_find (type, name);
}

/* A track whose checkpoint 7 has a token with arrow 3, and whose runners have one entry. */
static PaddockDocument *
make_track (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  PaddockCheckpoint *checkpoint;
  PaddockLineToken *token;

  paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);
  checkpoint = paddock_list_append (&track->checkpoints, &paddock_checkpoint_type);
  checkpoint->number = 7;
  token = paddock_list_append (&checkpoint->tokens, &paddock_line_token_type);
  token->arrow = 3;
  paddock_list_append (&track->course.runners.entries, &paddock_runner_entry_type);

  return document;
}

static PaddockRecordPath
make_token_path (void)
{
  PaddockRecordPath path = { 0 };

  path = paddock_record_path_append (path, find (paddock_hex_track_kind.type, "checkpoint"), 1);
  return paddock_record_path_append (path, find (&paddock_checkpoint_type, "token"), 0);
}

static void
test_leads_through_lists_and_records (void)
{
  g_autoptr (PaddockDocument) document = make_track ();
  const PaddockHexTrack *track = document->record;
  const PaddockRecordType *type = document->kind->type;
  const PaddockField *course = find (type, "course");
  const PaddockField *runners = find (course->type, "runners");
  PaddockRecordPath token = make_token_path ();
  PaddockRecordPath entry = { 0 };

  g_assert_true (paddock_record_path_get (&entry, &type, track) == track);
  g_assert_true (type == document->kind->type);
  g_assert_cmpint (
    ((const PaddockLineToken *) paddock_record_path_get (&token, &type, track))->arrow, ==, 3);
  g_assert_true (type == &paddock_line_token_type);

  entry = paddock_record_path_append (entry, course, 0);
  entry = paddock_record_path_append (entry, runners, 0);
  entry = paddock_record_path_append (entry, find (runners->type, "entry"), 0);
  type = document->kind->type;
  g_assert_true (paddock_record_path_get (&entry, &type, track)
                 == PADDOCK_LIST_AT (track->course.runners.entries, PaddockRunnerEntry, 0));
}

static void
test_may_lead_nowhere (void)
{
  g_autoptr (PaddockDocument) document = make_track ();
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath path = make_token_path ();
  PaddockRecordPath same = make_token_path ();

  g_assert_true (paddock_record_path_equal (&path, &same));
  path.steps[1].index = 1;
  g_assert_false (paddock_record_path_equal (&path, &same));
  g_assert_null (paddock_record_path_get (&path, &type, document->record));
  g_assert_true (type == document->kind->type);
  path.steps[0].index = 2;
  g_assert_null (paddock_record_path_get (&path, &type, document->record));
}

static void
test_edits_leave_other_versions_alone (void)
{
  g_autoptr (PaddockDocument) document = make_track ();
  g_autoptr (PaddockDocument) edited = NULL;
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath path = make_token_path ();
  gpointer draft = paddock_document_dup_record (document);
  PaddockLineToken *token = paddock_record_path_edit (&path, &type, draft);

  token->arrow = 5;
  edited = paddock_document_new_take (document->kind, draft);
  type = document->kind->type;
  token = (gpointer) paddock_record_path_get (&path, &type, document->record);
  g_assert_cmpint (token->arrow, ==, 3);
  type = document->kind->type;
  token = (gpointer) paddock_record_path_get (&path, &type, edited->record);
  g_assert_cmpint (token->arrow, ==, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/record-path/leads-through-lists-and-records",
                   test_leads_through_lists_and_records);
  g_test_add_func ("/model/record-path/may-lead-nowhere", test_may_lead_nowhere);
  g_test_add_func ("/model/record-path/edits-leave-other-versions-alone",
                   test_edits_leave_other_versions_alone);
  return g_test_run ();
}
