/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pieces of a race: where they stand and look, and whose they are.
 */

#include "draw-samples.h"

#include <math.h>

#include "scene-pieces.h"

#include "document-kinds.h"
#include "hex-track.h"

static PaddockStage
make_stage (guint n_headings)
{
  g_autoptr (PaddockDocument) track = paddock_document_new (&paddock_hex_track_kind);

  return (PaddockStage){ .ground = paddock_ground_new (track), .n_headings = n_headings };
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
                   .is_active = TRUE,
                   .sign = paddock_sign_new_number (seat + 1),
                   .heading = (gint8) heading,
                   .n_places = (guint8) n_places,
                   .places = { PADDOCK_PLACE (front.q, front.r), PADDOCK_PLACE (rear.q, rear.r) } };
}

/* As it looks in COLOUR. */
static char *
dump (PaddockStage *stage, const PaddockPiece *piece, guint colour)
{
  g_autoptr (PaddockScene) scene = paddock_ground_create_scene (stage->ground);

  memset (stage->colours, (int) colour, sizeof stage->colours);
  paddock_stage_add_piece (stage, scene, piece, paddock_stage_get_pose (stage, piece));
  return paddock_scene_dump (scene);
}

/* Six headings look at sides, twelve at sides and corners. */
static void
test_headings_turn_anticlockwise_from_the_right (void)
{
  g_auto (PaddockStage) six = make_stage (6), twelve = make_stage (12);
  PaddockPiece right = make_car (0, 0, 1), left = make_car (0, 1, 1);

  g_assert_cmpfloat_with_epsilon (paddock_stage_get_pose (&six, &right).angle, 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_stage_get_pose (&six, &left).angle, -G_PI / 3, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_stage_get_pose (&twelve, &left).angle, -G_PI / 6, 1e-9);
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
  g_auto (PaddockStage) stage = make_stage (12);

  for (int heading = 0; heading < 12; heading++) {
    PaddockPiece piece = make_car (0, heading, 1);

    g_assert_true (g_hash_table_add (seen, dump (&stage, &piece, 0)));
  }
}

/* Two cars may have the same colour, never the same number. */
static void
test_whose_it_is_is_told_by_colour_and_number (void)
{
  g_auto (PaddockStage) stage = make_stage (6);
  PaddockPiece second = make_car (1, 0, 2), third = make_car (2, 0, 2);
  g_autofree char *a = dump (&stage, &second, 1), *b = dump (&stage, &third, 1);
  g_autofree char *c = dump (&stage, &second, 5);

  g_assert_cmpstr (a, !=, b);
  g_assert_cmpstr (a, !=, c);
  g_assert_nonnull (strstr (a, "\"2\""));
  g_assert_nonnull (strstr (b, "\"3\""));
  g_assert_nonnull (strstr (a, "seat-1"));
  g_assert_nonnull (strstr (c, "seat-5"));
}

/* Pieces of one seat are told apart by what the game writes on them. */
static void
test_a_piece_bears_the_sign_that_its_game_gives_it (void)
{
  g_auto (PaddockStage) stage = make_stage (6);
  PaddockPiece twelfth = make_car (0, 0, 1), lead = twelfth, plain = twelfth;
  g_autofree char *a = NULL, *b = NULL, *c = NULL;

  twelfth.sign = paddock_sign_new_number (12);
  lead.sign = (PaddockSign){ "L" };
  plain.sign = (PaddockSign){ "" };
  a = dump (&stage, &twelfth, 0);
  b = dump (&stage, &lead, 0);
  c = dump (&stage, &plain, 0);
  g_assert_nonnull (strstr (a, "\"12\""));
  g_assert_nonnull (strstr (b, "\"L\""));
  g_assert_null (strstr (c, "roundel"));
  g_assert_nonnull (strstr (c, "seat-0"));
}

static void
test_every_kind_of_piece_is_drawn (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (PaddockStage) stage = make_stage (6);

  for (guint kind = 0; kind < PADDOCK_N_PIECE_KINDS; kind++) {
    PaddockPiece piece = make_car (0, 0, 1);
    char *text;

    piece.kind = (guint8) kind;
    text = dump (&stage, &piece, 0);
    g_assert_cmpuint (strlen (text), >, 0);
    g_assert_true (g_hash_table_add (seen, text));
  }
}

/* "!M" is a mine that lies armed, "?" something that nobody knows. */
static void
test_a_face_down_token_tells_only_what_is_known (void)
{
  g_auto (PaddockStage) stage = make_stage (6);
  PaddockPiece token = { .kind = PADDOCK_PIECE_TOKEN,
                         .seat = PADDOCK_NOBODY,
                         .heading = PADDOCK_NO_HEADING,
                         .n_places = 1,
                         .type = "mine" };
  g_autofree char *open = dump (&stage, &token, 0);
  g_autofree char *down = NULL;

  token.kind = PADDOCK_PIECE_FACE_DOWN;
  token.type = NULL;
  down = dump (&stage, &token, 0);
  g_assert_nonnull (strstr (open, "\"!M\""));
  g_assert_nonnull (strstr (down, "\"?\""));
}

/* How many dice it costs, how often, and what it is worth. */
static void
test_a_fragile_space_tells_its_cost_and_gain (void)
{
  g_auto (PaddockStage) stage = make_stage (12);
  PaddockPiece piece = { .kind = PADDOCK_PIECE_FRAGILE,
                         .seat = PADDOCK_NOBODY,
                         .heading = PADDOCK_NO_HEADING,
                         .n_places = 1,
                         .count = 3,
                         .cost = "+6d",
                         .gain = "\u26052" };
  g_autofree char *fragile = dump (&stage, &piece, 0);

  g_assert_nonnull (strstr (fragile, "\"+6d\\303\\2273\""));
  g_assert_nonnull (strstr (fragile, "\"\\342\\230\\2052\""));
}

static PaddockPiece
make_rider (PaddockPieceState state)
{
  PaddockPiece rider = make_car (0, 0, 1);

  rider.kind = PADDOCK_PIECE_RIDER;
  rider.sign = (PaddockSign){ "D2" };
  rider.state = (guint8) state;
  return rider;
}

/* Round or square, light or dark: not by colour alone. */
static void
test_a_rider_shows_whether_he_has_acted (void)
{
  g_auto (PaddockStage) stage = make_stage (6);
  PaddockPiece ready = make_rider (PADDOCK_PIECE_READY), done = make_rider (PADDOCK_PIECE_DONE);
  g_autofree char *a = dump (&stage, &ready, 3), *b = dump (&stage, &done, 3);

  g_assert_nonnull (strstr (a, "roundel"));
  g_assert_null (strstr (a, "plate"));
  g_assert_nonnull (strstr (b, "plate"));
  g_assert_null (strstr (b, "roundel"));
  g_assert_nonnull (strstr (a, "\"D2\""));
  g_assert_nonnull (strstr (b, "\"D2\""));
  g_assert_nonnull (strstr (b, "seat-3"));
}

static guint
count_links (const PaddockStage *stage, const PaddockPiece *pieces, guint n)
{
  g_autoptr (PaddockScene) scene = paddock_ground_create_scene (stage->ground);
  g_autofree char *text = NULL;
  guint n_links = 0;

  paddock_stage_add_pieces (stage, scene, pieces, n);
  text = paddock_scene_dump (scene);
  for (const char *at = text; (at = strstr (at, "link-casing")); at++)
    n_links++;
  return n_links;
}

/* Each to those ahead of it that it names and that are there. */
static void
test_what_is_linked_hangs_together (void)
{
  g_auto (PaddockStage) stage = make_stage (6);
  PaddockPiece pieces[] = { make_rider (PADDOCK_PIECE_READY), make_rider (PADDOCK_PIECE_DONE),
                            make_rider (PADDOCK_PIECE_READY) };

  for (guint i = 0; i < 3; i++) {
    pieces[i].id = (guint8) i;
    pieces[i].places[0] = PADDOCK_PLACE (-(int) i, 0);
  }
  g_assert_cmpuint (count_links (&stage, pieces, 3), ==, 0);
  pieces[1].n_ahead = 1; /* of piece 0 */
  g_assert_cmpuint (count_links (&stage, pieces, 3), ==, 1);
  pieces[2].n_ahead = 2;
  pieces[2].ahead[0] = 1;
  pieces[2].ahead[1] = 7; /* not there */
  g_assert_cmpuint (count_links (&stage, pieces, 3), ==, 2);
}

static void
test_odds_are_written (void)
{
  static const struct {
    double probability;
    const char *text;
  } rows[] = { { 0.25, "\"25%\"" }, { 1, "\"100%\"" }, { 0.004, "\"<1%\"" } };
  g_auto (PaddockStage) stage = make_stage (6);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockScene) scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    g_autofree char *text = NULL;

    paddock_scene_add_odds (scene, stage.ground, PADDOCK_PLACE (0, 0), rows[i].probability);
    text = paddock_scene_dump (scene);
    g_assert_nonnull (strstr (text, rows[i].text));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/draw/scene-pieces/" path_, test_)
  ADD ("headings-turn-anticlockwise-from-the-right",
       test_headings_turn_anticlockwise_from_the_right);
  ADD ("a-turn-takes-the-shorter-way", test_a_turn_takes_the_shorter_way);
  ADD ("every-heading-looks-different", test_every_heading_looks_different);
  ADD ("whose-it-is-is-told-by-colour-and-number", test_whose_it_is_is_told_by_colour_and_number);
  ADD ("a-piece-bears-the-sign-that-its-game-gives-it",
       test_a_piece_bears_the_sign_that_its_game_gives_it);
  ADD ("every-kind-of-piece-is-drawn", test_every_kind_of_piece_is_drawn);
  ADD ("a-face-down-token-tells-only-what-is-known",
       test_a_face_down_token_tells_only_what_is_known);
  ADD ("a-fragile-space-tells-its-cost-and-gain", test_a_fragile_space_tells_its_cost_and_gain);
  ADD ("a-rider-shows-whether-he-has-acted", test_a_rider_shows_whether_he_has_acted);
  ADD ("what-is-linked-hangs-together", test_what_is_linked_hangs_together);
  ADD ("odds-are-written", test_odds_are_written);

  return g_test_run ();
}
