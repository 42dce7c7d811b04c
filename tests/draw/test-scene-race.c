/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a race: where pieces stand and look, and whose they are.
 */

#include "draw-samples.h"

#include <math.h>

#include "picture.h"
#include "scene-race.h"

#include "document-kinds.h"
#include "hex-track.h"

static PaddockRaceGround
make_ground (guint n_headings)
{
  g_autoptr (PaddockDocument) track = paddock_document_new (&paddock_hex_track_kind);
  PaddockRaceGround ground;

  g_assert_true (paddock_race_ground_init (&ground, track, n_headings));
  return ground;
}

static PaddockPiece
make_car (guint seat, int heading, guint n_places)
{
  PaddockHex front = PADDOCK_HEX (3, -1);
  PaddockHex rear = paddock_hex_neighbour (front, heading + 3);

  return (
    PaddockPiece){ .kind = PADDOCK_PIECE_VEHICLE,
                   .id = (guint8) seat,
                   .seat = (guint8) seat,
                   .heading = (gint8) heading,
                   .n_places = (guint8) n_places,
                   .places = { PADDOCK_PLACE (front.q, front.r), PADDOCK_PLACE (rear.q, rear.r) } };
}

static char *
dump (const PaddockRaceGround *ground, const PaddockPiece *piece, guint colour)
{
  g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  paddock_race_add_piece (scene, piece, paddock_race_ground_get_pose (ground, piece), colour);
  return paddock_scene_dump (scene);
}

static void
test_only_boards_have_places (void)
{
  g_autoptr (PaddockDocument) car = paddock_document_new (paddock_document_kinds_find ("car"));
  PaddockRaceGround ground;

  g_assert_false (paddock_race_ground_init (&ground, car, 6));
  g_assert_false (paddock_race_ground_init (&ground, NULL, 6));
}

static void
test_a_place_is_found_where_it_is_drawn (void)
{
  PaddockRaceGround ground = make_ground (6);

  for (int q = -5; q <= 5; q++)
    for (int r = -5; r <= 5; r++) {
      PaddockPlace place = PADDOCK_PLACE (q, r);
      PaddockPoint point = paddock_race_ground_get_point (&ground, place);

      point.x += 9;
      g_assert_true (paddock_place_equal (paddock_race_ground_find_place (&ground, point), place));
    }
}

/* Six headings look at sides, twelve at sides and corners. */
static void
test_headings_turn_anticlockwise_from_the_right (void)
{
  PaddockRaceGround six = make_ground (6), twelve = make_ground (12);

  g_assert_cmpfloat_with_epsilon (paddock_race_ground_get_angle (&six, 0), 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_race_ground_get_angle (&six, 1), -G_PI / 3, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_race_ground_get_angle (&twelve, 1), -G_PI / 6, 1e-9);
}

static void
test_a_turn_takes_the_shorter_way (void)
{
  PaddockPose a = { .angle = -3 }, b = { .angle = 3, .front = { 10, 0 } };
  PaddockPose half = paddock_pose_between (a, b, 0.5);

  g_assert_cmpfloat_with_epsilon (fabs (half.angle), G_PI, 1e-9);
  g_assert_cmpfloat_with_epsilon (half.front.x, 5, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_pose_between (a, b, 0).angle, -3, 1e-9);
}

static void
test_every_heading_looks_different (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  PaddockRaceGround ground = make_ground (12);

  for (int heading = 0; heading < 12; heading++) {
    PaddockPiece piece = make_car (0, heading, 1);

    g_assert_true (g_hash_table_add (seen, dump (&ground, &piece, 0)));
  }
}

/* Two cars may have the same colour, never the same number. */
static void
test_whose_it_is_is_told_by_colour_and_number (void)
{
  PaddockRaceGround ground = make_ground (6);
  PaddockPiece second = make_car (1, 0, 2), third = make_car (2, 0, 2);
  g_autofree char *a = dump (&ground, &second, 1), *b = dump (&ground, &third, 1);
  g_autofree char *c = dump (&ground, &second, 5);

  g_assert_cmpstr (a, !=, b);
  g_assert_cmpstr (a, !=, c);
  g_assert_nonnull (strstr (a, "\"2\""));
  g_assert_nonnull (strstr (b, "\"3\""));
  g_assert_nonnull (strstr (a, "seat-1"));
  g_assert_nonnull (strstr (c, "seat-5"));
}

static void
test_every_kind_of_piece_is_drawn (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  PaddockRaceGround ground = make_ground (6);

  for (guint kind = 0; kind < PADDOCK_N_PIECE_KINDS; kind++) {
    PaddockPiece piece = make_car (0, 0, 1);
    char *text;

    piece.kind = (guint8) kind;
    text = dump (&ground, &piece, 0);
    g_assert_cmpuint (strlen (text), >, 0);
    g_assert_true (g_hash_table_add (seen, text));
  }
}

/* "!M" is a mine that lies armed, "?" something that nobody knows. */
static void
test_a_face_down_token_tells_only_what_is_known (void)
{
  PaddockRaceGround ground = make_ground (6);
  PaddockPiece token = { .kind = PADDOCK_PIECE_TOKEN,
                         .seat = PADDOCK_NOBODY,
                         .heading = PADDOCK_NO_HEADING,
                         .n_places = 1,
                         .type = "mine" };
  g_autofree char *open = dump (&ground, &token, 0);
  g_autofree char *down = NULL;

  token.kind = PADDOCK_PIECE_FACE_DOWN;
  token.type = NULL;
  down = dump (&ground, &token, 0);
  g_assert_nonnull (strstr (open, "\"!M\""));
  g_assert_nonnull (strstr (down, "\"?\""));
}

/* --- Obstacles of the track --- */

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

/* What can be used up is a piece of the race, and looks as on the drawing; the rest stays with the track. */
static void
test_what_a_race_uses_up_is_left_out_of_its_track (void)
{
  g_autoptr (PaddockDocument) track = make_obstacles ();
  g_autofree char *drawn = dump_track (track, FALSE), *raced = dump_track (track, TRUE);
  PaddockRaceGround ground = make_ground (12);
  PaddockPiece piece = { .kind = PADDOCK_PIECE_FRAGILE,
                         .seat = PADDOCK_NOBODY,
                         .heading = PADDOCK_NO_HEADING,
                         .n_places = 1,
                         .count = 3,
                         .dice = 6,
                         .points = 2 };
  g_autofree char *fragile = dump (&ground, &piece, 0);

  g_assert_nonnull (strstr (drawn, "\"+4\""));
  g_assert_nonnull (strstr (drawn, "\"+5\""));
  g_assert_nonnull (strstr (drawn, "\"+6d\""));
  g_assert_nonnull (strstr (raced, "\"+4\""));
  g_assert_null (strstr (raced, "\"+5\""));
  g_assert_null (strstr (raced, "\"+6d\""));
  g_assert_null (strstr (raced, "fragile"));
  g_assert_nonnull (strstr (fragile, "\"+6d"));
}

static void
test_odds_are_written (void)
{
  static const struct {
    double probability;
    const char *text;
  } rows[] = { { 0.25, "\"25%\"" }, { 1, "\"100%\"" }, { 0.004, "\"<1%\"" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    g_autofree char *text = NULL;

    paddock_race_add_odds (scene, (PaddockPoint){ 0, 0 }, rows[i].probability);
    text = paddock_scene_dump (scene);
    g_assert_nonnull (strstr (text, rows[i].text));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/draw/scene-race/" path_, test_)
  ADD ("only-boards-have-places", test_only_boards_have_places);
  ADD ("a-place-is-found-where-it-is-drawn", test_a_place_is_found_where_it_is_drawn);
  ADD ("headings-turn-anticlockwise-from-the-right",
       test_headings_turn_anticlockwise_from_the_right);
  ADD ("a-turn-takes-the-shorter-way", test_a_turn_takes_the_shorter_way);
  ADD ("every-heading-looks-different", test_every_heading_looks_different);
  ADD ("whose-it-is-is-told-by-colour-and-number", test_whose_it_is_is_told_by_colour_and_number);
  ADD ("every-kind-of-piece-is-drawn", test_every_kind_of_piece_is_drawn);
  ADD ("a-face-down-token-tells-only-what-is-known",
       test_a_face_down_token_tells_only_what_is_known);
  ADD ("what-a-race-uses-up-is-left-out-of-its-track",
       test_what_a_race_uses_up_is_left_out_of_its_track);
  ADD ("odds-are-written", test_odds_are_written);

  return g_test_run ();
}
