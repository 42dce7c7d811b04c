/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "library.h"

#include "hex-layout.h"
#include "hex-track.h"

static int
get_orientation (const char *id, const char *orientation)
{
  g_autoptr (PaddockDocument) document = paddock_library_load_new (id, orientation, NULL);

  g_assert_nonnull (document);
  return ((PaddockHexTrack *) document->record)->orientation;
}

static void
test_new_tracks_lie_as_people_like_them (void)
{
  g_assert_cmpint (get_orientation ("templates/joyride-track.track.xml", "flat"), ==,
                   PADDOCK_ORIENTATION_FLAT);
  g_assert_cmpint (get_orientation ("templates/joyride-track.track.xml", "pointy"), ==,
                   PADDOCK_ORIENTATION_POINTY);
}

static void
test_examples_stay_as_they_are (void)
{
  g_assert_cmpint (get_orientation ("tracks/harbour-loop.track.xml", "flat"), ==,
                   PADDOCK_ORIENTATION_POINTY);
}

static void
test_every_template_can_be_begun (void)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_TEMPLATES);

  for (guint i = 0; ids[i]; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (PaddockDocument) document = paddock_library_load_new (ids[i], "flat", &error);

    g_assert_no_error (error);
    g_assert_nonnull (document);
  }
}

static void
test_boards_have_no_layout (void)
{
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_BOARDS);

  g_assert_cmpuint (g_strv_length (ids), >, 3);
  for (guint i = 0; ids[i]; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (PaddockDocument) document = paddock_library_load_new (ids[i], "flat", &error);
    const PaddockHexTrack *track;

    g_assert_no_error (error);
    g_assert_true (document->kind == &paddock_hex_track_kind);
    track = document->record;
    g_assert_cmpuint (paddock_board_count (track->board), >, 20);
    g_assert_cmpuint (paddock_list_len (track->checkpoints), ==, 0);
    g_assert_cmpuint (paddock_list_len (track->start.tokens), ==, 0);
    g_assert_true (g_str_has_suffix (track->title, ": New Layout"));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/library/new-tracks-lie-as-people-like-them",
                   test_new_tracks_lie_as_people_like_them);
  g_test_add_func ("/app/library/examples-stay-as-they-are", test_examples_stay_as_they_are);
  g_test_add_func ("/app/library/every-template-can-be-begun", test_every_template_can_be_begun);
  g_test_add_func ("/app/library/boards-have-no-layout", test_boards_have_no_layout);
  return g_test_run ();
}
