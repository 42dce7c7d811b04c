/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scene of a track that is raced, without the pieces of the race.
 */

#include "draw-samples.h"

#include "palette.h"
#include "picture.h"
#include "scene-obstacles.h"
#include "scene-overlay.h"

#include "document-kinds.h"
#include "hex-track.h"

static PaddockDocument *
make_obstacles (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = paddock_document_dup_record (empty);
  PaddockHazard *lasting, *once;
  PaddockFragile *fragile;

  for (int q = 0; q < 3; q++)
    paddock_board_set (&track->board, PADDOCK_HEX (q, 0),
                       (PaddockCell){ PADDOCK_CELL_SPACE, 0, (gint16) q });
  lasting = paddock_list_append (&track->hazards, &paddock_hazard_type);
  lasting->clp = 4;
  once = paddock_list_append (&track->hazards, &paddock_hazard_type);
  once->at = PADDOCK_HEX (1, 0);
  once->clp = 5;
  once->once = TRUE;
  fragile = paddock_list_append (&track->fragiles, &paddock_fragile_type);
  fragile->at = PADDOCK_HEX (2, 0);
  fragile->dice = 6;
  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

static char *
dump_track (PaddockDocument *track, gboolean is_raced)
{
  PaddockViewOptions options = { .is_raced = is_raced };
  g_autoptr (PaddockPicture) picture = paddock_picture_new (track, &options);
  g_autoptr (PaddockScene) scene = paddock_picture_build (picture, NULL);

  return paddock_scene_dump (scene);
}

/* What can be used up is a piece of the race; the rest stays with the track. */
static void
test_what_a_race_uses_up_is_left_out (void)
{
  g_autoptr (PaddockDocument) track = make_obstacles ();
  g_autofree char *drawn = dump_track (track, FALSE), *raced = dump_track (track, TRUE);

  g_assert_nonnull (strstr (drawn, "\"+4\""));
  g_assert_nonnull (strstr (drawn, "\"+5\""));
  g_assert_nonnull (strstr (drawn, "\"+6d\""));
  g_assert_nonnull (strstr (raced, "\"+4\""));
  g_assert_null (strstr (raced, "\"+5\""));
  g_assert_null (strstr (raced, "\"+6d\""));
  g_assert_null (strstr (raced, "fragile"));
}

/* The shape of the first thing in a scene, and its words. */
static char *
dup_look (PaddockScene *scene)
{
  const PaddockShape *shape = &g_array_index (scene->shapes, PaddockShape, 0);

  return g_strdup_printf ("%u of %u", shape->kind,
                          shape->kind == PADDOCK_SHAPE_POLYGON ? shape->n : 0);
}

/* Nor with any colour of theirs, where there are colours. */
static void
test_hazards_are_no_problem_signs (void)
{
  static const PaddockOutline signs[] = { PADDOCK_OUTLINE_HINT, PADDOCK_OUTLINE_WARNING,
                                          PADDOCK_OUTLINE_ERROR };
  static const PaddockInk inks[] = { PADDOCK_INK_HINT, PADDOCK_INK_WARNING, PADDOCK_INK_ERROR };
  static const PaddockPalette palettes[] = { PADDOCK_PALETTE_LIGHT, PADDOCK_PALETTE_DARK,
                                             PADDOCK_PALETTE_CONTRAST,
                                             PADDOCK_PALETTE_COLOUR_BLIND };
  g_autoptr (PaddockScene) hazard = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  g_autofree char *look = NULL;

  paddock_scene_add_hazard (hazard, (PaddockPoint){ 0, 0 }, "");
  g_assert_cmpuint (hazard->shapes->len, ==, 1); /* no "!" */
  look = dup_look (hazard);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++) {
    g_autoptr (PaddockScene) sign = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    g_autofree char *other = NULL;

    paddock_overlay_add_sign (sign, signs[i], (PaddockPoint){ 0, 0 });
    other = dup_look (sign);
    g_assert_cmpstr (look, !=, other);
    for (guint p = 0; p < G_N_ELEMENTS (palettes); p++)
      g_assert_cmpuint (paddock_palette_get (palettes[p], PADDOCK_INK_HAZARD), !=,
                        paddock_palette_get (palettes[p], inks[i]));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/scene-race/what-a-race-uses-up-is-left-out",
                   test_what_a_race_uses_up_is_left_out);
  g_test_add_func ("/draw/scene-race/hazards-are-no-problem-signs",
                   test_hazards_are_no_problem_signs);

  return g_test_run ();
}
