/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From what a finding is about to the thing that is selected.
 */

#include "problem.h"

#include "hex-track.h"
#include "library.h"

static PaddockFinding *
new_finding (PaddockSite site)
{
  PaddockFinding *finding = g_new0 (PaddockFinding, 1);

  finding->places = g_array_new (FALSE, FALSE, sizeof (PaddockPlace));
  paddock_finding_set_site (finding, site);
  paddock_finding_add_hex (finding, PADDOCK_HEX (1, 2));
  return finding;
}

static void
select_site (const char *path, PaddockSite site, PaddockSelection *selection)
{
  g_autoptr (PaddockDocument) document = paddock_library_load (path, NULL);
  g_autoptr (GPtrArray) findings =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_finding_free);
  g_autoptr (PaddockProblem) problem = NULL;

  g_assert_nonnull (document);
  g_ptr_array_add (findings, new_finding (site));
  problem = paddock_problem_new (findings, 0);
  paddock_problem_select (problem, document, selection);
}

static void
assert_selects (const char *path, PaddockSite site, PaddockThingKind kind, guint index)
{
  g_auto (PaddockSelection) selection = { 0 };

  select_site (path, site, &selection);
  g_assert_cmpuint (paddock_selection_get_n_things (&selection), ==, 1);
  g_assert_cmpuint (paddock_selection_get_thing (&selection, 0).kind, ==, kind);
  g_assert_cmpuint (paddock_selection_get_thing (&selection, 0).index, ==, index);
}

static void
test_things_are_found_by_what_names_them (void)
{
  static const char loop[] = "tracks/harbour-loop.track.xml";
  static const char road[] = "tracks/market-square.track.xml";
  g_autoptr (PaddockDocument) document = paddock_library_load (loop, NULL);
  const PaddockHexTrack *track = document->record;
  PaddockHex at = PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, 1)->at;

  assert_selects (loop, PADDOCK_SITE (START), PADDOCK_THING_START, 0);
  assert_selects (loop, PADDOCK_SITE_NUMBERED (CHECKPOINT, 2), PADDOCK_THING_CHECKPOINT, 1);
  assert_selects (loop, PADDOCK_SITE_AT (ITEM, paddock_hex_to_place (at)), PADDOCK_THING_ITEM, 1);
  assert_selects (road, PADDOCK_SITE_NAMED (TILE, "s2"), PADDOCK_THING_TILE, 1);
  assert_selects ("vehicles/basic-chariot.vehicle.xml", PADDOCK_SITE_NUMBERED (SPEED, 3),
                  PADDOCK_THING_SPEED, 3);
}

/* A number is no id, and a name of one kind is none of another. */
static void
test_what_is_no_thing_selects_its_places (void)
{
  const PaddockSite sites[] = {
    PADDOCK_SITE_NUMBERED (CHECKPOINT, 99),
    PADDOCK_SITE_NAMED (CHECKPOINT, "2"),
    PADDOCK_SITE_NUMBERED (STAGE, 2),
    PADDOCK_SITE_AT (ITEM, PADDOCK_PLACE (99, 99)),
    PADDOCK_SITE (DOCUMENT),
  };

  for (guint i = 0; i < G_N_ELEMENTS (sites); i++) {
    g_auto (PaddockSelection) selection = { 0 };

    select_site ("tracks/harbour-loop.track.xml", sites[i], &selection);
    g_assert_cmpuint (paddock_selection_get_n_things (&selection), ==, 0);
    g_assert_true (paddock_selection_has_hex (&selection, PADDOCK_HEX (1, 2)));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/problem/things-are-found-by-what-names-them",
                   test_things_are_found_by_what_names_them);
  g_test_add_func ("/app/problem/what-is-no-thing-selects-its-places",
                   test_what_is_no_thing_selects_its_places);
  return g_test_run ();
}
