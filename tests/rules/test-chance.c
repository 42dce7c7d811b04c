/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "chance.h"

static const PaddockDie die = { "die", 6, { 1, 2, 3, 4, 5, 6 } };
static const PaddockDie car_die = { "car die", 6, { 1, 1, 2, 2, 3, 3 } };

/* The sequence that is published with the generator, for the state 1234567. */
static void
test_splitmix (void)
{
  static const guint64 published[] = {
    G_GUINT64_CONSTANT (6457827717110365317),  G_GUINT64_CONSTANT (3203168211198807973),
    G_GUINT64_CONSTANT (9817491932198370423),  G_GUINT64_CONSTANT (4593380528125082431),
    G_GUINT64_CONSTANT (16408922859458223821),
  };
  PaddockStream stream = { .key = 1234567 };

  for (guint i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmpuint (paddock_stream_draw (&stream), ==, published[i]);
  g_assert_cmpuint (stream.drawn, ==, G_N_ELEMENTS (published));
}

/* Ours, computed by hand from the definition: race 4711 of seed 17 is this race on every machine. */
static void
test_known_race (void)
{
  static const guint64 draws[] = {
    G_GUINT64_CONSTANT (0xac9372eb27343d43),
    G_GUINT64_CONSTANT (0x470fa06687c2efa2),
    G_GUINT64_CONSTANT (0xa1dcf7933a1109d8),
    G_GUINT64_CONSTANT (0x2bb7bcb90ef3a1f4),
  };
  static const int rolls[] = { 3, 6, 3, 2, 4, 6, 6, 4 };
  PaddockChance chance;

  paddock_chance_init (&chance, 17, 4711);
  for (guint i = 0; i < G_N_ELEMENTS (draws); i++)
    g_assert_cmpuint (paddock_stream_draw (&chance.cards), ==, draws[i]);
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, rolls[i]);
}

/* A draw depends on seed, race, purpose and number, and on nothing else. */
static void
test_streams_differ (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint seed = 0; seed < 10; seed++)
    for (guint race = 0; race < 10; race++)
      for (guint purpose = PADDOCK_PURPOSE_DICE; purpose <= PADDOCK_PURPOSE_LOOKS; purpose++) {
        PaddockStream a, b;
        guint64 first;

        paddock_stream_init (&a, seed, race, purpose);
        paddock_stream_init (&b, seed, race, purpose);
        first = paddock_stream_draw (&a);
        g_assert_cmpuint (paddock_stream_draw (&b), ==, first);
        g_assert_true (g_hash_table_add (seen, g_memdup2 (&first, sizeof first)));
      }
}

static double
chi_square (const guint *counts, guint n_cells, guint n_draws)
{
  double expected = (double) n_draws / n_cells, sum = 0;

  for (guint i = 0; i < n_cells; i++)
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;

  return sum;
}

/* Limits are those that a fair die passes 999 times of 1000. */
static void
test_dice_are_fair (void)
{
  for (guint64 seed = 0; seed < 5; seed++) {
    guint counts[6] = { 0 };
    PaddockChance chance;

    paddock_chance_init (&chance, seed, 0);
    for (guint i = 0; i < 60000; i++)
      counts[paddock_chance_roll (&chance, &die) - 1]++;
    g_assert_cmpfloat (chi_square (counts, 6, 60000), <, 20.5);
  }
}

/* Neighbouring races share nothing: their first rolls are fair too, and so are pairs of them. */
static void
test_races_are_independent (void)
{
  guint counts[36] = { 0 };

  for (guint race = 0; race < 36000; race++) {
    PaddockChance a, b;

    paddock_chance_init (&a, 17, race);
    paddock_chance_init (&b, 17, race + 1);
    counts[6 * (paddock_chance_roll (&a, &die) - 1) + paddock_chance_roll (&b, &die) - 1]++;
  }
  g_assert_cmpfloat (chi_square (counts, 36, 36000), <, 66.6);
}

static void
test_die_shows_its_sides (void)
{
  guint counts[4] = { 0 };
  PaddockChance chance;

  paddock_chance_init (&chance, 1, 2);
  for (guint i = 0; i < 30000; i++)
    counts[paddock_chance_roll (&chance, &car_die)]++;
  g_assert_cmpuint (counts[0], ==, 0);
  g_assert_cmpfloat (chi_square (counts + 1, 3, 30000), <, 13.8);
}

/* A range that does not divide 2^32 at all: without rejection the low third would come twice as often. */
static void
test_pick_rejects (void)
{
  const guint32 n = 0xc0000000;
  PaddockStream stream = { .key = 99 };
  guint counts[3] = { 0 };

  for (guint i = 0; i < 30000; i++) {
    guint32 picked = paddock_stream_pick (&stream, n);

    g_assert_cmpuint (picked, <, n);
    counts[picked >> 30]++;
  }
  g_assert_cmpfloat (chi_square (counts, 3, 30000), <, 13.8);
  g_assert_cmpuint (stream.drawn, >, 35000);

  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (paddock_stream_pick (&stream, 1), ==, 0);
}

static void
test_shuffle (void)
{
  guint counts[256] = { 0 }, found[24];
  PaddockChance chance;
  guint n = 0;

  paddock_chance_init (&chance, 5, 5);
  for (guint i = 0; i < 24000; i++) {
    guint8 items[4] = { 0, 1, 2, 3 };

    paddock_chance_shuffle (&chance, items, 4);
    g_assert_cmpuint (1u << items[0] | 1u << items[1] | 1u << items[2] | 1u << items[3], ==, 15);
    counts[items[0] << 6 | items[1] << 4 | items[2] << 2 | items[3]]++;
  }
  for (guint i = 0; i < 256; i++)
    if (counts[i] > 0)
      found[n++] = counts[i];
  g_assert_cmpuint (n, ==, 24);
  g_assert_cmpfloat (chi_square (found, 24, 24000), <, 49.7);
  g_assert_cmpuint (chance.dice.drawn, ==, 0);
}

static void
test_forced (void)
{
  static const int faces[] = { 6, 1, 2 };
  PaddockChance chance, plain;

  paddock_chance_init (&chance, 3, 3);
  plain = chance;
  g_assert_true (paddock_chance_force (&chance, faces, 3));
  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, 6);
  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, 1);
  g_assert_cmpuint (paddock_chance_pick (&chance, 3), ==, 2);
  g_assert_cmpuint (chance.n_forced, ==, 0);
  g_assert_false (chance.has_fault);

  /* Each took the place of one draw; the next are what they would have been. */
  paddock_chance_roll (&plain, &die);
  paddock_chance_roll (&plain, &die);
  paddock_chance_pick (&plain, 3);
  for (guint i = 0; i < 20; i++) {
    g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, paddock_chance_roll (&plain, &die));
    g_assert_cmpuint (paddock_chance_pick (&chance, 7), ==, paddock_chance_pick (&plain, 7));
  }
}

static void
test_forced_does_not_fit (void)
{
  static const int faces[] = { 7, 4, 3, -1 };
  PaddockChance chance, plain;

  paddock_chance_init (&chance, 3, 3);
  plain = chance;
  g_assert_true (paddock_chance_force (&chance, faces, 4));
  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, paddock_chance_roll (&plain, &die));
  g_assert_true (chance.has_fault);
  g_assert_cmpint (chance.fault_face, ==, 7);

  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, 4);
  g_assert_cmpuint (paddock_chance_pick (&chance, 3), ==, paddock_chance_pick (&plain, 3));
  g_assert_cmpuint (paddock_chance_pick (&chance, 3), ==, paddock_chance_pick (&plain, 3));
  g_assert_cmpint (chance.fault_face, ==, 7); /* the first is the one to report */

  paddock_chance_init (&chance, 3, 3);
  paddock_chance_force (&chance, &faces[2], 1);
  paddock_chance_pick (&chance, 3);
  g_assert_true (chance.has_fault); /* 3 is not one of 0, 1, 2 */
  g_assert_cmpint (chance.fault_face, ==, 3);
}

static void
test_forced_only (void)
{
  static const int faces[] = { 6, 1 };
  guint8 items[] = { 0, 1, 2, 3 };
  PaddockChance chance, plain;

  paddock_chance_init (&chance, 3, 3);
  plain = chance;
  chance.is_forced_only = TRUE;
  paddock_chance_force (&chance, faces, 2);
  paddock_chance_roll (&chance, &die);
  paddock_chance_pick (&chance, 3);
  paddock_chance_shuffle (&chance, items, 4);
  g_assert_false (chance.has_lacked);

  /* What comes instead is what would have come anyway. */
  paddock_chance_roll (&plain, &die);
  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, paddock_chance_roll (&plain, &die));
  g_assert_true (chance.has_lacked);
  chance.has_lacked = FALSE;
  paddock_chance_pick (&chance, 3);
  g_assert_true (chance.has_lacked);
}

static void
test_forced_shuffle (void)
{
  static const guint8 top[] = { 2, 0, 2 };
  guint8 items[] = { 0, 1, 2, 2, 3, 1 }, others[] = { 0, 1 };
  PaddockChance chance, plain;
  int faces[5];
  guint stack, n;

  paddock_faces_add_shuffle (faces, 0, top, 3);
  faces[4] = 5;
  g_assert_true (paddock_face_is_shuffle (faces[0], &stack, &n));
  g_assert_cmpuint (n, ==, 3);
  g_assert_false (paddock_face_is_shuffle (faces[1], &stack, &n));
  paddock_chance_init (&chance, 3, 3);
  plain = chance;
  g_assert_true (paddock_chance_force (&chance, faces, 5));

  paddock_chance_shuffle (&chance, items, 6);
  g_assert_cmpmem (items + 3, 3, ((guint8[]){ 2, 0, 2 }), 3); /* the last is the topmost */
  g_assert_cmpuint (items[0] + items[1] + items[2], ==, 5);   /* nothing is lost */
  paddock_chance_shuffle (&chance, others, 2);                /* this one is not forced */
  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, 5);
  g_assert_false (chance.has_fault);
  paddock_chance_shuffle (&plain, items, 6);
  paddock_chance_shuffle (&plain, others, 2);
  g_assert_cmpuint (chance.cards.drawn, ==, plain.cards.drawn);
}

static void
assert_faces (const int *faces, guint n, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint stack, n_items;

  for (guint i = 0; i < n; i += 1 + n_items)
    if (paddock_face_is_shuffle (faces[i], &stack, &n_items))
      g_string_append_printf (text, "shuffle of %u, top %d; ", n_items, faces[i + 1]);
    else
      g_string_append_printf (text, "%d ", faces[i]);
  g_assert_cmpstr (text->str, ==, expected);
}

/* 4, a shuffle, 5 6: what people type takes the place of the dice. */
static void
test_dice_around_a_shuffle (void)
{
  static const guint8 top[] = { 2, 0 };
  static const int typed[] = { 1, 1, 2, 3, 3 };
  int faces[PADDOCK_MAX_FORCED] = { 4 }, dice[PADDOCK_MAX_FORCED], many[PADDOCK_MAX_FORCED] = { 0 };
  guint n = 6;

  paddock_faces_add_shuffle (faces + 1, 0, top, 2);
  faces[4] = 5;
  faces[5] = 6;
  g_assert_cmpuint (paddock_faces_list_dice (faces, n, dice), ==, 3);
  assert_faces (dice, 3, "4 5 6 ");

  g_assert_true (paddock_faces_set_dice (faces, &n, typed, 5));
  assert_faces (faces, n, "1 shuffle of 2, top 2; 1 2 3 3 ");
  g_assert_false (paddock_faces_set_dice (faces, &n, many, PADDOCK_MAX_FORCED - 2));
  assert_faces (faces, n, "1 shuffle of 2, top 2; 1 2 3 3 ");
  g_assert_true (paddock_faces_set_dice (faces, &n, typed, 0));
  assert_faces (faces, n, "shuffle of 2, top 2; ");
}

static void
test_forced_shuffle_does_not_fit (void)
{
  static const guint8 top[] = { 3, 7 };
  guint8 items[] = { 3, 1, 2 };
  PaddockChance chance;
  int faces[4];

  paddock_faces_add_shuffle (faces, 0, top, 2);
  faces[3] = 4;
  paddock_chance_init (&chance, 3, 3);
  paddock_chance_force (&chance, faces, 4);
  paddock_chance_shuffle (&chance, items, 3);
  g_assert_true (chance.has_fault); /* there is no 7 */
  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, 4);

  paddock_chance_init (&chance, 3, 3);
  paddock_chance_force (&chance, faces, 4);
  paddock_chance_roll (&chance, &die);
  g_assert_true (chance.has_fault); /* a die comes where a shuffle should */
  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, 4);
}

/* A card comes when its stack is drawn from, whatever is rolled, shuffled or drawn before. */
static void
test_forced_draw (void)
{
  guint8 items[] = { 5, 1, 2, 3 }, others[] = { 5, 1, 2 };
  PaddockChance chance;
  int faces[5];

  paddock_faces_add_draw (faces, 1, 2, 5);
  paddock_faces_add_draw (faces + 2, 1, 2, 1);
  faces[4] = 6;
  paddock_chance_init (&chance, 3, 3);
  g_assert_true (paddock_chance_force (&chance, faces, 5));
  g_assert_cmpint (paddock_chance_roll (&chance, &die), ==, 6);
  paddock_chance_draw (&chance, 1, 1, others, 3); /* somebody else's */
  paddock_chance_draw (&chance, 0, 2, others, 3); /* another pile */
  g_assert_cmpmem (others, 3, ((guint8[]){ 5, 1, 2 }), 3);
  paddock_chance_draw (&chance, 1, 2, items, 4);
  g_assert_cmpuint (items[3], ==, 5);
  paddock_chance_draw (&chance, 1, 2, items, 3);
  g_assert_cmpuint (items[2], ==, 1);
  g_assert_cmpuint (items[0] + items[1], ==, 5); /* nothing is lost */
  g_assert_cmpuint (chance.n_forced, ==, 0);
  g_assert_false (chance.has_fault);
}

static void
test_forced_draw_does_not_fit (void)
{
  guint8 items[] = { 1, 2 };
  PaddockChance chance;
  int faces[2];

  paddock_faces_add_draw (faces, 0, 0, 7);
  paddock_chance_init (&chance, 3, 3);
  paddock_chance_force (&chance, faces, 2);
  paddock_chance_draw (&chance, 0, 0, items, 2);
  g_assert_true (chance.has_fault);
  g_assert_cmpuint (items[1], ==, 2);
  g_assert_cmpuint (chance.n_forced, ==, 0);
}

static void
test_dice_around_a_draw (void)
{
  static const int typed[] = { 3 };
  int faces[PADDOCK_MAX_FORCED] = { 4 }, dice[PADDOCK_MAX_FORCED];
  guint n = 4, stack, element;

  paddock_faces_add_draw (faces + 1, 7, 15, 9);
  faces[3] = 5;
  g_assert_cmpuint (paddock_faces_list_dice (faces, n, dice), ==, 2);
  g_assert_true (paddock_faces_set_dice (faces, &n, typed, 1));
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpint (faces[0], ==, 3);
  g_assert_true (paddock_face_is_draw (faces[1], &stack, &element));
  g_assert_cmpuint (stack, ==, 7);
  g_assert_cmpuint (element, ==, 15);
  g_assert_cmpint (faces[2], ==, 9);
}

static void
test_forced_has_limits (void)
{
  int faces[PADDOCK_MAX_FORCED + 1] = { 0 };
  int too_large = G_MAXINT16 + 1;
  PaddockChance chance, before;

  paddock_chance_init (&chance, 0, 0);
  before = chance;
  g_assert_false (paddock_chance_force (&chance, faces, PADDOCK_MAX_FORCED + 1));
  g_assert_false (paddock_chance_force (&chance, &too_large, 1));
  g_assert_cmpmem (&chance, sizeof chance, &before, sizeof before);

  faces[0] = G_MAXINT16;
  faces[1] = G_MININT16 + 1;
  g_assert_true (paddock_chance_force (&chance, faces, PADDOCK_MAX_FORCED));
  g_assert_false (paddock_chance_force (&chance, faces, 1));
}

static void
test_rekey (void)
{
  int face = 6;
  PaddockChance a, b;

  paddock_chance_init (&a, 1, 1);
  paddock_chance_init (&b, 2, 2);
  for (guint i = 0; i < 5; i++) {
    paddock_chance_roll (&a, &die);
    paddock_chance_roll (&b, &die);
  }
  paddock_chance_force (&a, &face, 1);

  paddock_chance_rekey (&a, 77);
  paddock_chance_rekey (&b, 77);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b); /* nothing of the real dice is left */
  g_assert_cmpuint (a.n_forced, ==, 0);

  paddock_chance_rekey (&b, 78);
  g_assert_cmpuint (a.dice.key, !=, b.dice.key);
}

/* The first draw beyond the known faces is noted, whatever comes after it. */
static void
test_probe (void)
{
  static const int faces[] = { 3, 2 };
  PaddockChance chance;
  PaddockDraw draw;

  paddock_chance_init (&chance, 3, 3);
  g_assert_true (paddock_chance_probe (&chance, faces, 2));
  g_assert_cmpint (paddock_chance_roll (&chance, &car_die), ==, 3);
  g_assert_cmpuint (paddock_chance_get_probed (&chance).n, ==, 0);
  g_assert_cmpint (paddock_chance_roll (&chance, &car_die), ==, 2);
  g_assert_cmpuint (paddock_chance_get_probed (&chance).n, ==, 0);
  g_assert_cmpuint (paddock_chance_pick (&chance, 5), ==, 0);
  g_assert_cmpint (paddock_chance_roll (&chance, &car_die), ==, car_die.shows[0]);
  draw = paddock_chance_get_probed (&chance);
  g_assert_cmpuint (draw.n, ==, 5);
  g_assert_null (draw.shows);

  g_assert_true (paddock_chance_probe (&chance, faces, 0));
  paddock_chance_roll (&chance, &car_die);
  draw = paddock_chance_get_probed (&chance);
  g_assert_cmpmem (draw.shows, draw.n, car_die.shows, car_die.n_sides);
}

/* Nobody can force the face that stands for an unknown one. */
static void
test_unknown_face (void)
{
  static const int faces[] = { G_MININT16 };
  PaddockChance chance;

  paddock_chance_init (&chance, 3, 3);
  g_assert_false (paddock_chance_force (&chance, faces, 1));
  g_assert_cmpuint (chance.n_forced, ==, 0);
}

static void
test_dice_are_typed_in (void)
{
  int faces[PADDOCK_MAX_FORCED];
  guint n;

  g_assert_true (paddock_faces_parse (" 3, 1 +2 ", faces, &n));
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpint (faces[0], ==, 3);
  g_assert_cmpint (faces[2], ==, 2);
  g_assert_true (paddock_faces_parse ("", faces, &n));
  g_assert_cmpuint (n, ==, 0);
  g_assert_false (paddock_faces_parse ("three", faces, &n));
  g_assert_true (paddock_faces_parse ("1 2 300", faces, &n));
  g_assert_cmpint (faces[2], ==, 300);
  g_assert_false (paddock_faces_parse ("1 2 90000", faces, &n));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/chance/dice-are-typed-in", test_dice_are_typed_in);
  g_test_add_func ("/rules/chance/is-the-published-splitmix64", test_splitmix);
  g_test_add_func ("/rules/chance/a-race-is-the-same-everywhere", test_known_race);
  g_test_add_func ("/rules/chance/streams-differ", test_streams_differ);
  g_test_add_func ("/rules/chance/dice-are-fair", test_dice_are_fair);
  g_test_add_func ("/rules/chance/races-are-independent", test_races_are_independent);
  g_test_add_func ("/rules/chance/a-die-shows-its-sides", test_die_shows_its_sides);
  g_test_add_func ("/rules/chance/unfair-draws-are-thrown-away", test_pick_rejects);
  g_test_add_func ("/rules/chance/shuffles-are-fair-permutations", test_shuffle);
  g_test_add_func ("/rules/chance/forced-faces-take-the-place-of-draws", test_forced);
  g_test_add_func ("/rules/chance/a-face-that-does-not-fit-is-kept", test_forced_does_not_fit);
  g_test_add_func ("/rules/chance/the-queue-has-limits", test_forced_has_limits);
  g_test_add_func ("/rules/chance/forced-only", test_forced_only);
  g_test_add_func ("/rules/chance/forced-shuffle", test_forced_shuffle);
  g_test_add_func ("/rules/chance/dice-around-a-shuffle", test_dice_around_a_shuffle);
  g_test_add_func ("/rules/chance/forced-shuffle-does-not-fit", test_forced_shuffle_does_not_fit);
  g_test_add_func ("/rules/chance/forced-draw-does-not-fit", test_forced_draw_does_not_fit);
  g_test_add_func ("/rules/chance/forced-draw", test_forced_draw);
  g_test_add_func ("/rules/chance/dice-around-a-draw", test_dice_around_a_draw);
  g_test_add_func ("/rules/chance/rekeyed-dice-know-nothing", test_rekey);
  g_test_add_func ("/rules/chance/a-probe-notes-the-next-draw", test_probe);
  g_test_add_func ("/rules/chance/an-unknown-face-cannot-be-forced", test_unknown_face);

  return g_test_run ();
}
