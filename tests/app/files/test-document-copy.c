/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-copy.h"

#include "document-kinds.h"
#include "library.h"
#include "load.h"
#include "playtest.h"

static const char *
get_text (const PaddockDocument *document, const char *name)
{
  const PaddockField *field = paddock_record_type_find (document->kind->type, name);

  return paddock_text_get (PADDOCK_FIELD_VALUE (document->record, field, char *));
}

/* Of every kind: another title and id, and all else the same. */
static void
test_copies_have_their_own_name (void)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_TEMPLATES);

  for (guint i = 0; ids[i]; i++) {
    g_autoptr (PaddockDocument) document = paddock_library_load (ids[i], NULL);
    g_autoptr (PaddockDocument) copy = paddock_document_copy_new (document);
    g_autofree char *title = g_strconcat (paddock_document_get_title (document), " Copy", NULL);
    g_autoptr (PaddockDocument) back = NULL;
    gpointer record = paddock_document_dup_record (copy);
    const PaddockField *id = paddock_record_type_find (document->kind->type, "id");

    g_assert_true (copy->kind == document->kind);
    g_assert_cmpstr (paddock_document_get_title (copy), ==, title);
    g_assert_cmpstr (get_text (copy, "id"), !=, get_text (document, "id"));
    g_assert_true (g_str_has_suffix (get_text (copy, "id"), "-copy"));

    paddock_record_set_title (copy->kind, record, paddock_document_get_title (document));
    paddock_text_set (&PADDOCK_FIELD_MEMBER (record, id, char *), get_text (document, "id"));
    back = paddock_document_new_take (copy->kind, record);
    g_assert_true (paddock_document_equal (back, document));
  }
}

/* What a field can't hold is cut, so that the copy can be saved. */
static void
test_long_names_are_cut (void)
{
  g_autoptr (PaddockDocument) document =
    paddock_library_load ("vehicles/red-comet.vehicle.xml", NULL);
  gpointer record = paddock_document_dup_record (document);
  g_autoptr (PaddockDocument) longest = NULL;
  g_autoptr (PaddockDocument) copy = NULL;

  paddock_record_set_title (
    document->kind, record,
    "Ääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääää");
  longest = paddock_document_new_take (document->kind, record);
  copy = paddock_document_copy_new (longest);
  g_assert_cmpint (g_utf8_strlen (paddock_document_get_title (copy), -1), ==, 60);
  g_assert_cmpuint (strlen (get_text (copy, "id")), ==, 40);
}

static void
test_nameless_ones_have_a_name (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (paddock_document_kinds[0]);
  g_autoptr (PaddockDocument) copy = paddock_document_copy_new (document);

  g_assert_cmpstr (paddock_document_get_title (copy), ==, "Untitled Copy");
}

/* A race that names its track by a file next to it has it inside, wherever the copy goes. */
static void
test_references_are_taken_in (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "playtests",
                                            "harbour-race.playtest.xml", NULL);
  g_autoptr (PaddockDocument) document = paddock_xml_load (path, NULL);
  g_autoptr (PaddockDocument) whole = paddock_document_copy_whole (document);
  const PaddockPlaytest *before = document->record, *after = whole->record;

  g_assert_cmpstr (paddock_text_get (before->track.file), !=, "");
  g_assert_cmpstr (paddock_text_get (after->track.file), ==, "");
  g_assert_cmpstr (paddock_document_get_title (after->track.document), ==, "Harbour Loop");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/document-copy/copies-have-their-own-name",
                   test_copies_have_their_own_name);
  g_test_add_func ("/app/document-copy/long-names-are-cut", test_long_names_are_cut);
  g_test_add_func ("/app/document-copy/nameless-ones-have-a-name", test_nameless_ones_have_a_name);
  g_test_add_func ("/app/document-copy/references-are-taken-in", test_references_are_taken_in);

  return g_test_run ();
}
