/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "library.h"

#include "games.h"
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

    g_autoptr (PaddockDocument) shown = paddock_library_load (ids[i], NULL);

    g_assert_no_error (error);
    g_assert_false (g_str_has_suffix (paddock_document_get_title (shown), ": New Layout"));
    g_assert_true (document->kind == &paddock_hex_track_kind);
    track = document->record;
    g_assert_cmpuint (paddock_board_count (track->board), >, 20);
    g_assert_cmpuint (paddock_list_len (track->checkpoints), ==, 0);
    g_assert_cmpuint (paddock_list_len (track->start.tokens), ==, 0);
    g_assert_true (g_str_has_suffix (track->title, ": New Layout"));
  }
}

static void
test_documents_know_their_game (void)
{
  static const struct {
    const char *id;
    const char *game, *label;
  } cases[] = {
    { "templates/joyride-track.track.xml", "joyride", "Joyride" },
    { "templates/frothy-track.track.xml", "frothy", "Frothy Races" },
    { "templates/road-track.track.xml", "rivet", "On the Rivet" },
    { "templates/licence.vehicle.xml", "frothy", "Frothy Races" },
    { "templates/car.vehicle.xml", "joyride", "Joyride" },
    { "cards/standard.cards.xml", "joyride", "Joyride" },
    { "templates/playtest.playtest.xml", "joyride", "Joyride" },
    { "boards/windmill-oval.track.xml", "frothy", "Frothy Races" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (PaddockDocument) document = paddock_library_load (cases[i].id, NULL);

    g_test_message ("%s", cases[i].id);
    g_assert_cmpstr (paddock_document_get_game (document), ==, cases[i].game);
    g_assert_cmpstr (paddock_games_get_label (cases[i].game), ==, cases[i].label);
  }
}

/* Items that do something themselves. */
static int
count_actions (GMenuModel *section)
{
  int n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (section); i++) {
    g_autofree char *action = NULL;

    n += g_menu_model_get_item_attribute (section, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
  }

  return n;
}

/* Each template once, below the name of its game. */
static void
test_chance_makes_vehicles (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) fast =
    paddock_library_load_new ("random/licence/fast", "flat", &error);
  g_autoptr (PaddockDocument) none = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (fast->kind->type->name, ==, "licence");
  none = paddock_library_load_new ("random/licence/none", "flat", &error);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_null (none);
}

static void
test_a_guide_begins_with_nothing (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) empty = paddock_library_load_new ("empty/licence", "flat", &error);
  g_autoptr (PaddockDocument) blank = NULL;
  g_autoptr (PaddockDocument) none = NULL;

  g_assert_no_error (error);
  blank = paddock_document_new (empty->kind);
  g_assert_cmpstr (empty->kind->type->name, ==, "licence");
  g_assert_true (paddock_document_equal (empty, blank));
  none = paddock_library_load_new ("empty/hex-track", "flat", &error); /* which has no guide */
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_null (none);
}

/* Every item of a menu and of those below it can be begun; returns how many there are. */
static int
begin_all (GMenuModel *menu)
{
  int n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
    g_autofree char *id = NULL;
    g_autoptr (PaddockDocument) document = NULL;

    if (below) {
      n += begin_all (below);
      continue;
    }
    g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_TARGET, "s", &id));
    document = paddock_library_load_new (id, "flat", NULL);
    g_assert_nonnull (document);
    n++;
  }

  return n;
}

/* An empty one, 14 that ship and four themes, beside the templates of track and vehicle. */
static void
test_vehicles_begin_in_many_ways (void)
{
  g_autoptr (GMenuModel) menu = paddock_library_create_menu ();

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *label = NULL;
    int n = begin_all (section);

    g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
    if (g_str_equal (label, "Frothy Races"))
      g_assert_cmpint (n, ==, 2 + 1 + 14 + 4);
  }
}

static void
test_menu_has_every_template (void)
{
  g_autoptr (GMenuModel) menu = paddock_library_create_menu ();
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_TEMPLATES);
  int n = -1; /* an empty vehicle is no template */

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *label = NULL;

    g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label));
    g_assert_cmpint (g_menu_model_get_n_items (section), >, 0);
    n += count_actions (section);
  }
  g_assert_cmpint (n, ==, g_strv_length (ids));
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
  g_test_add_func ("/app/library/documents-know-their-game", test_documents_know_their_game);
  g_test_add_func ("/app/library/chance-makes-vehicles", test_chance_makes_vehicles);
  g_test_add_func ("/app/library/guide-begins-with-nothing", test_a_guide_begins_with_nothing);
  g_test_add_func ("/app/library/vehicles-begin-in-many-ways", test_vehicles_begin_in_many_ways);
  g_test_add_func ("/app/library/menu-has-every-template", test_menu_has_every_template);
  return g_test_run ();
}
