/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-problems.h"

#include "check.h"
#include "library.h"

static const PaddockCheck check = { .id = "test" };

static PaddockFinding *
new_finding (PaddockSite site, PaddockSeverity severity)
{
  PaddockFinding *finding = g_new0 (PaddockFinding, 1);

  finding->check = &check;
  finding->severity = severity;
  finding->words = g_new0 (char *, 1);
  finding->places = g_array_new (FALSE, FALSE, sizeof (PaddockPlace));
  paddock_finding_set_site (finding, site);
  return finding;
}

static void
test_places_lie_on_the_course (void)
{
  g_autoptr (PaddockDocument) document =
    paddock_library_load ("tracks/market-square.track.xml", NULL);
  const PaddockRoadTrack *track = document->record;
  g_autoptr (PaddockRoadLayout) layout = paddock_road_layout_new (track);
  PaddockLaidRoad road = { track, layout };
  int n_rows = layout->course->n_rows;
  const struct {
    PaddockSite site, within;
    int first, last; /* 0: nowhere */
  } cases[] = {
    { PADDOCK_SITE (START), PADDOCK_SITE (DOCUMENT), 1, 1 },
    { PADDOCK_SITE_NUMBERED (SLOT, 4), PADDOCK_SITE (DOCUMENT), 1, 11 },
    { PADDOCK_SITE_NAMED (TILE, "s1"), PADDOCK_SITE (DOCUMENT), 1, 11 },
    { PADDOCK_SITE_NAMED (TILE, "s2"), PADDOCK_SITE_NUMBERED (ROW, 3), 14, 14 },
    { PADDOCK_SITE_NAMED (TILE, "s2"), PADDOCK_SITE_NUMBERED (ROW, 99), 12, 22 },
    { PADDOCK_SITE_NUMBERED (ROW, 30), PADDOCK_SITE (DOCUMENT), 30, 31 },
    { PADDOCK_SITE (FINISH), PADDOCK_SITE (DOCUMENT), n_rows, n_rows },
    { PADDOCK_SITE_NAMED (PLACE, "nowhere"), PADDOCK_SITE (DOCUMENT), 0, 0 },
    { PADDOCK_SITE_NAMED (TILE, "nothing"), PADDOCK_SITE (DOCUMENT), 0, 0 },
    { PADDOCK_SITE_NAMED (BONUS, "nothing"), PADDOCK_SITE (DOCUMENT), 0, 0 },
    { PADDOCK_SITE_NUMBERED (ROW, 0), PADDOCK_SITE (DOCUMENT), 0, 0 },
    { PADDOCK_SITE_NUMBERED (ROW, 9999), PADDOCK_SITE (DOCUMENT), 0, 0 },
    { PADDOCK_SITE (ROW), PADDOCK_SITE (DOCUMENT), 0, 0 },
    { PADDOCK_SITE_NUMBERED (SPEED, 4), PADDOCK_SITE (DOCUMENT), 0, 0 },
    { PADDOCK_SITE (DOCUMENT), PADDOCK_SITE (DOCUMENT), 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (PaddockFinding) finding = new_finding (cases[i].site, PADDOCK_SEVERITY_ERROR);
    int first = 0, last = 0;

    paddock_finding_set_site_within (finding, cases[i].site, cases[i].within);
    g_test_message ("%s", finding->place);
    g_assert_cmpint (paddock_road_problem_find_rows (&road, finding, &first, &last), ==,
                     cases[i].first > 0);
    if (cases[i].first) {
      g_assert_cmpint (first, ==, cases[i].first);
      g_assert_cmpint (last, ==, cases[i].last);
    }
  }
}

/* Every place of the course and every bonus line, by their own names. */
static void
test_names_lead_to_their_rows (void)
{
  g_autoptr (PaddockDocument) document =
    paddock_library_load ("tracks/market-square.track.xml", NULL);
  const PaddockRoadTrack *track = document->record;
  g_autoptr (PaddockRoadLayout) layout = paddock_road_layout_new (track);
  PaddockLaidRoad road = { track, layout };

  for (guint i = 0; i < paddock_list_len (track->places); i++) {
    const char *name = PADDOCK_LIST_AT (track->places, PaddockTilePlace, i)->as;
    g_autoptr (PaddockFinding) finding =
      new_finding (PADDOCK_SITE_NAMED (PLACE, name), PADDOCK_SEVERITY_ERROR);
    int first, last;

    g_assert_true (paddock_road_problem_find_rows (&road, finding, &first, &last));
    g_assert_cmpuint (layout->course->rows[first - 1].place, ==, i);
    g_assert_cmpuint (layout->course->rows[last - 1].place, ==, i);
  }
  g_assert_cmpuint (paddock_list_len (track->bonuses), >, 0);
  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    const PaddockBonusLine *bonus = PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i);
    g_autoptr (PaddockFinding) finding =
      new_finding (PADDOCK_SITE_NAMED (BONUS, bonus->id), PADDOCK_SEVERITY_ERROR);
    int first, last;

    g_assert_true (paddock_road_problem_find_rows (&road, finding, &first, &last));
    g_assert_cmpint (layout->course->rows[first - 1].tile_row, ==, bonus->after);
  }
}

static void
test_marks_what_is_not_a_hint (void)
{
  g_autoptr (PaddockDocument) document =
    paddock_library_load ("tracks/market-square.track.xml", NULL);
  g_autoptr (PaddockRoadLayout) layout = paddock_road_layout_new (document->record);
  PaddockLaidRoad road = { document->record, layout };
  g_autoptr (GPtrArray) findings =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_finding_free);
  PaddockScene *scene;

  g_ptr_array_add (findings, new_finding (PADDOCK_SITE_NUMBERED (ROW, 5), PADDOCK_SEVERITY_HINT));
  g_ptr_array_add (findings, new_finding (PADDOCK_SITE (WAY), PADDOCK_SEVERITY_ERROR));
  g_assert_null (paddock_road_problems_mark (&road, findings, NULL));
  g_assert_null (paddock_road_problems_find (&road, findings, NULL, 5));
  g_assert_true (paddock_road_problems_find (&road, findings, findings->pdata[0], 5)
                 == findings->pdata[0]);
  scene = paddock_road_problems_mark (&road, findings, findings->pdata[0]);
  g_assert_nonnull (scene);
  paddock_scene_free (scene);

  g_ptr_array_add (findings,
                   new_finding (PADDOCK_SITE_NUMBERED (ROW, 5), PADDOCK_SEVERITY_WARNING));
  g_ptr_array_add (findings, new_finding (PADDOCK_SITE (START), PADDOCK_SEVERITY_ERROR));
  g_assert_true (paddock_road_problems_find (&road, findings, NULL, 6) == findings->pdata[2]);
  g_assert_true (paddock_road_problems_find (&road, findings, NULL, 1) == findings->pdata[3]);
  g_assert_null (paddock_road_problems_find (&road, findings, NULL, 12));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/road-problems/places-lie-on-the-course", test_places_lie_on_the_course);
  g_test_add_func ("/app/road-problems/names-lead-to-their-rows", test_names_lead_to_their_rows);
  g_test_add_func ("/app/road-problems/marks-what-is-not-a-hint", test_marks_what_is_not_a_hint);
  return g_test_run ();
}
