/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Motions as properties over random things.
 */

#include "motion.h"

#define N_SAMPLES 400

static PaddockHex
random_hex (GRand *rand)
{
  return PADDOCK_HEX (g_rand_int_range (rand, -50, 51), g_rand_int_range (rand, -50, 51));
}

static void
randomize_tokens (PaddockList **tokens, GRand *rand)
{
  for (int i = g_rand_int_range (rand, 1, 3); i > 0; i--) {
    PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

    token->at = random_hex (rand);
    token->arrow = g_rand_int_range (rand, 0, 6);
  }
}

static void
randomize_obstacle (PaddockObstacle *obstacle, GRand *rand)
{
  char shows[] = { (char) g_rand_int_range (rand, 'a', 'z' + 1), '#', '.', '\0' };
  PaddockHex hexes[3];

  obstacle->at = random_hex (rand);
  obstacle->shape = g_rand_int_range (rand, 0, PADDOCK_N_SHAPES);
  obstacle->rotation = g_rand_int_range (rand, 0, 6);
  shows[paddock_obstacle_get_hexes (obstacle, hexes)] = '\0';
  paddock_text_set (&obstacle->shows, g_rand_boolean (rand) ? shows : "");
}

/* A track with one thing of each kind. */
static void
init_track (PaddockHexTrack *track, GRand *rand)
{
  PaddockGridSlot *slot;
  PaddockRunnerEntry *entry;

  paddock_record_init (paddock_hex_track_kind.type, track);
  for (PaddockThingKind kind = PADDOCK_THING_ITEM; kind <= PADDOCK_THING_LAST; kind++)
    paddock_track_add (track, kind);
  randomize_tokens (&track->start.tokens, rand);
  track->start.direction = g_rand_int_range (rand, 0, 6);
  randomize_tokens (
    &((PaddockCheckpoint *) paddock_track_add (track, PADDOCK_THING_CHECKPOINT))->tokens, rand);
  randomize_obstacle (paddock_track_add (track, PADDOCK_THING_OBSTACLE), rand);
  slot = paddock_track_edit (track, PADDOCK_THING_SLOT, 0);
  slot->at = random_hex (rand);
  slot->facing = g_rand_int_range (rand, 0, 12);
  entry = paddock_track_edit (track, PADDOCK_THING_RUNNER_ENTRY, 0);
  entry->at = random_hex (rand);
  entry->direction = g_rand_int_range (rand, 0, 6);
}

static void
move_all (PaddockHexTrack *track, const PaddockMotion *motion)
{
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    paddock_motion_thing (motion, kind, paddock_track_edit (track, kind, 0));
}

/* TIMES times the motion changes nothing, and fewer times do. */
static void
assert_order (PaddockMotion motion, guint times, GRand *rand)
{
  PaddockHexTrack track, moved;

  init_track (&track, rand);
  paddock_record_copy (paddock_hex_track_kind.type, &moved, &track);
  for (guint i = 0; i < times; i++) {
    move_all (&moved, &motion);
    g_assert_cmpint (paddock_record_equal (paddock_hex_track_kind.type, &track, &moved), ==,
                     i == times - 1);
  }
  paddock_record_clear (paddock_hex_track_kind.type, &track);
  paddock_record_clear (paddock_hex_track_kind.type, &moved);
}

static void
test_turns (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < N_SAMPLES; i++) {
    assert_order ((PaddockMotion){ .centre = random_hex (rand), .sixths = 1 }, 6, rand);
    assert_order ((PaddockMotion){ .centre = random_hex (rand), .sixths = 2 }, 3, rand);
    assert_order ((PaddockMotion){ .centre = random_hex (rand), .sixths = -1 }, 6, rand);
  }
}

static void
test_mirrors (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < N_SAMPLES; i++)
    assert_order ((PaddockMotion){ .centre = random_hex (rand),
                                   .is_mirrored = TRUE,
                                   .axis = g_rand_int_range (rand, 0, 12) },
                  2, rand);
}

/* Whatever the motion, a thing covers the images of its hexes, and an obstacle shows there what it did. */
static void
test_images (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < N_SAMPLES; i++) {
    PaddockMotion motion = { .centre = random_hex (rand),
                             .is_mirrored = g_rand_boolean (rand),
                             .axis = g_rand_int_range (rand, 0, 12),
                             .sixths = g_rand_int_range (rand, 0, 6),
                             .offset = random_hex (rand) };
    PaddockObstacle before = { 0 }, after = { 0 };
    PaddockHex hexes[3], images[3];
    guint n;

    randomize_obstacle (&before, rand);
    paddock_record_copy (&paddock_obstacle_type, &after, &before);
    paddock_motion_thing (&motion, PADDOCK_THING_OBSTACLE, &after);
    n = paddock_obstacle_get_hexes (&before, hexes);
    g_assert_cmpuint (paddock_obstacle_get_hexes (&after, images), ==, n);
    for (guint j = 0; j < n; j++) {
      guint k = 0;

      while (!paddock_hex_equal (images[k], paddock_motion_hex (&motion, hexes[j])))
        g_assert_cmpuint (++k, <, n);
      g_assert_cmpuint (paddock_obstacle_get_shown (&before, j), ==,
                        paddock_obstacle_get_shown (&after, k));
    }
    paddock_record_clear (&paddock_obstacle_type, &before);
    paddock_record_clear (&paddock_obstacle_type, &after);
  }
}

/* An arrow goes on pointing at the image of the hex it pointed at. */
static void
test_directions (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < N_SAMPLES; i++) {
    PaddockMotion motion = { .centre = random_hex (rand),
                             .is_mirrored = g_rand_boolean (rand),
                             .axis = g_rand_int_range (rand, 0, 12),
                             .sixths = g_rand_int_range (rand, 0, 6) };
    PaddockHex hex = random_hex (rand);

    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
      PaddockHex image = paddock_motion_hex (&motion, paddock_hex_neighbour (hex, d));

      g_assert_cmpint (paddock_motion_direction (&motion, d), ==,
                       paddock_hex_direction_to (paddock_motion_hex (&motion, hex), image));
      g_assert_cmpint (paddock_motion_facing (&motion, 2 * d), ==,
                       2 * paddock_motion_direction (&motion, d));
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/edit/motion/six-turns-are-the-identity", test_turns);
  g_test_add_func ("/edit/motion/two-mirrors-are-the-identity", test_mirrors);
  g_test_add_func ("/edit/motion/obstacles-cover-the-images-of-their-hexes", test_images);
  g_test_add_func ("/edit/motion/arrows-turn-with-the-hexes", test_directions);

  return g_test_run ();
}
