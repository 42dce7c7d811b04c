/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A document and those it refers to.
 */

#include "cards.h"
#include "hex-track.h"
#include "load.h"
#include "playtest.h"
#include "reader.h"
#include "save.h"
#include "writer.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <unistd.h>

#define NS "xmlns=\"urn:paddock:documents\" version=\"1\""
#define PLAYTEST(content_) "<playtest " NS " id=\"p\" game=\"joyride\">" content_ "</playtest>"
#define TRACK "<hex-track " NS " id=\"oval\" title=\"Oval\"/>"

typedef struct {
  char *folder;
} Fixture;

static char *
put_file (const Fixture *fixture, const char *name, const char *text)
{
  char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("paddock-load-XXXXXX", NULL);
}

static void
remove_all (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_unlink (path) != 0)
      remove_all (path);
  }
  g_rmdir (folder);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  remove_all (fixture->folder);
  g_free (fixture->folder);
}

static void
assert_fails (const char *path, PaddockXmlError code, const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (paddock_xml_load (path, &error));
  g_assert_error (error, PADDOCK_XML_ERROR, (int) code);
  if (!strstr (error->message, words))
    g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, words));
}

/* Relative to the file that has the reference, whatever the current folder; each file is read once. */
static void
test_references (Fixture *fixture, gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *track = put_file (fixture, "tracks/oval.track.xml", TRACK);
  g_autofree char *path =
    put_file (fixture, "tests/a.playtest.xml",
              PLAYTEST ("<track file=\"../tracks/oval.track.xml\"/>"
                        "<cards file=\"./../tracks/oval.track.xml\"/>"
                        "<seat id=\"ann\"><vehicle><hex-track version=\"1\" id=\"in\"/></vehicle>"
                        "</seat>"));
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_load (path, &error);
  const PaddockPlaytest *playtest;
  const PaddockHexTrack *oval;

  g_assert_no_error (error);
  playtest = paddock_document_get (document, &paddock_playtest_kind);
  oval = paddock_document_get (playtest->track.document, &paddock_hex_track_kind);
  g_assert_cmpstr (oval->title, ==, "Oval");
  g_assert_true (PADDOCK_LIST_AT (playtest->cards, PaddockSource, 0)->document
                 == playtest->track.document);
}

/* An empty name refers to nothing. */
static void
test_no_name (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = put_file (fixture, "a.playtest.xml",
                                    PLAYTEST ("<track file=\"\"/><cards file=\"\"/>"
                                              "<seat id=\"ann\"><vehicle file=\"\"/></seat>"));
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_load (path, &error);

  g_assert_no_error (error);
  g_assert_null (((const PaddockPlaytest *) document->record)->track.document);
}

/* Those that a document refers to are no longer read than itself. */
static gboolean
stop_at_third_cb (gpointer n_asked)
{
  return ++*(guint *) n_asked >= 3;
}

static void
test_stop (Fixture *fixture, gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *track = put_file (fixture, "oval.track.xml", TRACK);
  g_autofree char *path =
    put_file (fixture, "a.playtest.xml", PLAYTEST ("<track file=\"oval.track.xml\"/>"));
  guint n_asked = 0;
  PaddockStop stop = { stop_at_third_cb, &n_asked, FALSE };
  g_autoptr (GError) error = NULL;

  g_assert_null (paddock_xml_load_until (path, &stop, &error));
  g_assert_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_STOPPED);
}

/* Saving what was loaded keeps the references. */
static void
test_stays_a_reference (Fixture *fixture, gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *track = put_file (fixture, "oval.track.xml", TRACK);
  g_autofree char *path =
    put_file (fixture, "a.playtest.xml", PLAYTEST ("<track file=\"oval.track.xml\"/>"));
  g_autoptr (PaddockDocument) as_read = paddock_xml_read_file (path, NULL);
  g_autoptr (PaddockDocument) loaded = paddock_xml_load (path, NULL);
  g_autoptr (GBytes) a = paddock_xml_write (as_read);
  g_autoptr (GBytes) b = paddock_xml_write (loaded);
  g_autoptr (GError) error = NULL;

  g_assert_false (paddock_document_equal (as_read, loaded));
  g_assert_true (g_bytes_equal (a, b));
  g_assert_true (paddock_xml_save (loaded, path, &error));
  g_assert_no_error (error);
}

/* What stands elsewhere, or is not saved yet, follows its references all the same. */
static void
test_as_if_it_stood_there (Fixture *fixture, gconstpointer data)
{
  static const char text[] = PLAYTEST ("<track file=\"../oval.track.xml\"/>");
  G_GNUC_UNUSED g_autofree char *track = put_file (fixture, "oval.track.xml", TRACK);
  g_autofree char *path = g_build_filename (fixture->folder, "tests", "a.playtest.xml", NULL);
  g_autofree char *saved = put_file (fixture, "tests/b.playtest.xml", text);
  g_autoptr (PaddockDocument) expected = paddock_xml_load (saved, NULL);
  g_autoptr (PaddockDocument) document = paddock_xml_load_bytes (text, strlen (text), path, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (paddock_document_equal (document, expected));
  g_assert_null (paddock_xml_load_bytes (text, strlen (text), fixture->folder, &error));
  g_assert_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_FILE);
}

/* The message leads from the file that was asked for to the place that is wrong. */
static void
test_wrong_inside (Fixture *fixture, gconstpointer data)
{
  g_autofree char *track =
    put_file (fixture, "bad.track.xml", "<hex-track " NS " id=\"t\"\n laps=\"0\"/>");
  g_autofree char *path =
    put_file (fixture, "a.playtest.xml", PLAYTEST ("<track file=\"bad.track.xml\"/>"));
  g_autofree char *expected =
    g_strdup_printf ("%s:1: refers to \"bad.track.xml\": %s:2: \"laps\" is "
                     "\"0\"; expected a whole number from 1 to 99",
                     path, track);

  assert_fails (path, PADDOCK_XML_ERROR_VALUE, expected);
}

static void
test_missing_and_absolute (Fixture *fixture, gconstpointer data)
{
  g_autofree char *missing =
    put_file (fixture, "a.playtest.xml", PLAYTEST ("<track file=\"gone.track.xml\"/>"));
  g_autofree char *absolute =
    put_file (fixture, "b.playtest.xml", PLAYTEST ("<track file=\"/etc/passwd\"/>"));
  g_autofree char *folder = put_file (fixture, "c.playtest.xml", PLAYTEST ("<track file=\".\"/>"));

  assert_fails (missing, PADDOCK_XML_ERROR_FILE, "refers to \"gone.track.xml\"");
  assert_fails (absolute, PADDOCK_XML_ERROR_REFERENCE, "expected a path that is relative");
  assert_fails (folder, PADDOCK_XML_ERROR_FILE, "not a plain file");
}

/* What comes with the programs need not lie beside a document, but what does comes first. */
static void
test_shelf (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path =
    put_file (fixture, "a.playtest.xml", PLAYTEST ("<track file=\"tracks/stunt-day.track.xml\"/>"));
  g_autofree char *absent = g_build_filename (fixture->folder, "stunt-day.track.xml", NULL);
  g_autoptr (PaddockDocument) shipped = paddock_xml_load (path, NULL);
  g_autofree char *own = put_file (fixture, "tracks/stunt-day.track.xml", TRACK);
  g_autoptr (PaddockDocument) beside = paddock_xml_load (path, NULL);
  const PaddockPlaytest *playtest = paddock_document_get (shipped, &paddock_playtest_kind);
  const PaddockHexTrack *track =
    paddock_document_get (playtest->track.document, &paddock_hex_track_kind);

  g_assert_nonnull (own);
  g_assert_cmpstr (track->id, ==, "stunt-day");
  g_assert_true (PADDOCK_LIST_AT (track->cards, PaddockSource, 0)->document->kind
                 == &paddock_cards_kind);

  playtest = paddock_document_get (beside, &paddock_playtest_kind);
  track = paddock_document_get (playtest->track.document, &paddock_hex_track_kind);
  g_assert_cmpstr (track->id, ==, "oval");
  assert_fails (absent, PADDOCK_XML_ERROR_FILE, "stunt-day"); /* only references */
}

/* A track can be opened without its cards; a race cannot be without its track. */
static void
test_cards_may_miss (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path =
    put_file (fixture, "t.track.xml",
              "<hex-track " NS " id=\"t\"><cards file=\"gone.cards.xml\"/></hex-track>");
  g_autofree char *playtest =
    put_file (fixture, "p.playtest.xml", PLAYTEST ("<cards file=\"gone.cards.xml\"/>"));
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_load (path, &error);
  const PaddockHexTrack *track;

  g_assert_no_error (error);
  track = paddock_document_get (document, &paddock_hex_track_kind);
  g_assert_null (PADDOCK_LIST_AT (track->cards, PaddockSource, 0)->document);
  g_assert_cmpstr (PADDOCK_LIST_AT (track->cards, PaddockSource, 0)->file, ==, "gone.cards.xml");
  assert_fails (playtest, PADDOCK_XML_ERROR_FILE, "refers to \"gone.cards.xml\"");
}

static void
test_circles (Fixture *fixture, gconstpointer data)
{
  g_autofree char *self =
    put_file (fixture, "self.playtest.xml", PLAYTEST ("<track file=\"self.playtest.xml\"/>"));
  g_autofree char *a =
    put_file (fixture, "a.playtest.xml", PLAYTEST ("<track file=\"b.playtest.xml\"/>"));
  G_GNUC_UNUSED g_autofree char *b =
    put_file (fixture, "b.playtest.xml", PLAYTEST ("<track file=\"link.playtest.xml\"/>"));
  g_autofree char *link = g_build_filename (fixture->folder, "link.playtest.xml", NULL);
  g_autofree char *loop = g_build_filename (fixture->folder, "loop.track.xml", NULL);
  g_autofree char *c =
    put_file (fixture, "c.playtest.xml", PLAYTEST ("<track file=\"loop.track.xml\"/>"));

  g_assert_cmpint (symlink ("a.playtest.xml", link), ==, 0);
  g_assert_cmpint (symlink ("loop.track.xml", loop), ==, 0);
  assert_fails (self, PADDOCK_XML_ERROR_REFERENCE, "expected no circle");
  assert_fails (a, PADDOCK_XML_ERROR_REFERENCE, "expected no circle");
  assert_fails (c, PADDOCK_XML_ERROR_FILE, g_strerror (ELOOP));
}

static void
test_depth (Fixture *fixture, gconstpointer data)
{
  g_autofree char *top = g_build_filename (fixture->folder, "0.playtest.xml", NULL);
  g_autofree char *second = g_build_filename (fixture->folder, "1.playtest.xml", NULL);
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i <= PADDOCK_LOAD_MAX_DEPTH; i++) {
    g_autofree char *name = g_strdup_printf ("%d.playtest.xml", i);
    g_autofree char *text =
      i == PADDOCK_LOAD_MAX_DEPTH
        ? g_strdup (TRACK)
        : g_strdup_printf (PLAYTEST ("<track file=\"%d.playtest.xml\"/>"), i + 1);

    g_free (put_file (fixture, name, text));
  }

  assert_fails (top, PADDOCK_XML_ERROR_LIMIT, "through more than 8 files");
  document = paddock_xml_load (second, &error);
  g_assert_no_error (error);
}

/* Every way in which a reference can be wrong, on the third line of a.playtest.xml or, as "%s" shows, further on. */
static const struct {
  const char *content;
  PaddockXmlError code;
  const char *message; /* after the path of a.playtest.xml; each "@" stands for the folder */
} wrongs[] = {
  { "<track\nfile=\"gone.track.xml\"/>", PADDOCK_XML_ERROR_FILE,
    ":3: refers to \"gone.track.xml\": @/gone.track.xml: cannot be read: " },
  { "\n<track file=\"/etc/passwd\"/>", PADDOCK_XML_ERROR_REFERENCE,
    ":3: refers to \"/etc/passwd\"; expected a path that is relative to the file" },
  { "\n<track file=\".\"/>", PADDOCK_XML_ERROR_FILE, ":3: refers to \".\": @/.: " },
  { "\n<track file=\"a.playtest.xml\"/>", PADDOCK_XML_ERROR_REFERENCE,
    ":3: refers to \"a.playtest.xml\": @/a.playtest.xml: refers to itself, directly or through "
    "others; expected no circle" },
  { "\n<track file=\"round.playtest.xml\"/>", PADDOCK_XML_ERROR_REFERENCE,
    ":3: refers to \"round.playtest.xml\": @/round.playtest.xml:2: refers to \"a.playtest.xml\": " },
  { "\n<track file=\"laps.track.xml\"/>", PADDOCK_XML_ERROR_VALUE,
    ":3: refers to \"laps.track.xml\": @/laps.track.xml:2: \"laps\" is \"0\"; " },
  { "<track>\n\n\n<hex-track version=\"1\" id=\"in\">\n<cards file=\"/x\"/></hex-track></track>",
    PADDOCK_XML_ERROR_REFERENCE, ":6: refers to \"/x\"; " },
  { "<track file=\"oval.track.xml\"/>\n<seat id=\"a\">\n\n<vehicle file=\"gone.vehicle.xml\"/></seat>",
    PADDOCK_XML_ERROR_FILE, ":5: refers to \"gone.vehicle.xml\": " },
  /* Cards may miss of a track, but not of a race: the line is that of the latter. */
  { "<track><hex-track version=\"1\" id=\"in\">\n<cards file=\"gone.cards.xml\"/></hex-track></track>"
    "\n<cards file=\"gone.cards.xml\"/>",
    PADDOCK_XML_ERROR_FILE, ":4: refers to \"gone.cards.xml\": " },
  { "\n<track file=\"deep-1.playtest.xml\"/>", PADDOCK_XML_ERROR_LIMIT,
    ":3: refers to \"deep-1.playtest.xml\": @/deep-1.playtest.xml:1: refers to "
    "\"deep-2.playtest.xml\": " },
};

static void
put_wrong_files (const Fixture *fixture)
{
  g_free (put_file (fixture, "oval.track.xml", TRACK));
  g_free (put_file (fixture, "laps.track.xml", "<hex-track " NS " id=\"t\"\n laps=\"0\"/>"));
  g_free (
    put_file (fixture, "round.playtest.xml", PLAYTEST ("\n<track file=\"a.playtest.xml\"/>")));
  for (int i = 1; i <= PADDOCK_LOAD_MAX_DEPTH; i++) {
    g_autofree char *name = g_strdup_printf ("deep-%d.playtest.xml", i);
    g_autofree char *text =
      g_strdup_printf (PLAYTEST ("<track file=\"deep-%d.playtest.xml\"/>"), i + 1);

    g_free (put_file (fixture, name, text));
  }
}

static void
test_says_where (Fixture *fixture, gconstpointer data)
{
  put_wrong_files (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++) {
    g_autofree char *text = g_strdup_printf (PLAYTEST ("\n%s"), wrongs[i].content);
    g_autofree char *path = put_file (fixture, "a.playtest.xml", text);
    g_auto (GStrv) parts = g_strsplit (wrongs[i].message, "@", -1);
    g_autofree char *message = g_strjoinv (fixture->folder, parts);
    g_autofree char *expected = g_strconcat (path, message, NULL);
    g_autoptr (GError) error = NULL;

    g_assert_null (paddock_xml_load (path, &error));
    g_assert_error (error, PADDOCK_XML_ERROR, (int) wrongs[i].code);
    g_test_message ("%s", error->message);
    g_assert_cmpint (strncmp (error->message, expected, strlen (expected)), ==, 0);
  }
}

/* One file too many: named on its own line among a thousand. */
static void
test_too_many_files (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) seats = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  g_autofree char *expected = NULL;

  for (int i = 0; i <= PADDOCK_LOAD_MAX_FILES; i++) {
    g_autofree char *name = g_strdup_printf ("%d.cards.xml", i);

    g_free (put_file (fixture, name, "<cards " NS " id=\"c\"/>"));
    g_string_append_printf (seats, "\n<cards file=\"%s\"/>", name);
  }
  text = g_strdup_printf (PLAYTEST ("%s"), seats->str);
  path = put_file (fixture, "a.playtest.xml", text);
  expected = g_strdup_printf ("%s:%d: refers to \"%d.cards.xml\": ", path,
                              PADDOCK_LOAD_MAX_FILES + 2, PADDOCK_LOAD_MAX_FILES);
  assert_fails (path, PADDOCK_XML_ERROR_LIMIT, expected);
}

#define ADD(name_, func_) \
  g_test_add ("/xml/load/" name_, Fixture, NULL, fixture_set_up, func_, fixture_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("references", test_references);
  ADD ("no-name", test_no_name);
  ADD ("stop", test_stop);
  ADD ("stays-a-reference", test_stays_a_reference);
  ADD ("as-if-it-stood-there", test_as_if_it_stood_there);
  ADD ("wrong-inside", test_wrong_inside);
  ADD ("missing-and-absolute", test_missing_and_absolute);
  ADD ("shelf", test_shelf);
  ADD ("cards-may-miss", test_cards_may_miss);
  ADD ("circles", test_circles);
  ADD ("depth", test_depth);
  ADD ("says-where", test_says_where);
  ADD ("too-many-files", test_too_many_files);

  return g_test_run ();
}
