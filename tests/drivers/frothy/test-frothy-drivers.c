/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What drivers know about Frothy Races: the dice, the way and the others; and that it helps.
 */

#include "frothy-driver-map.h"
#include "frothy/frothy-table.h"
#include "games.h"
#include "level-drivers.h"
#include "race-field.h"

#define OVAL "tracks/windmill-oval.track.xml"
#define NECK "tracks/goose-neck.track.xml"

/* --- Dice --- */

static void
test_skids_add_up (void)
{
  for (guint dice = 0; dice <= PADDOCK_FRO_MAX_SKID_DICE; dice++)
    for (guint discards = 0; discards <= PADDOCK_FRO_MAX_DISCARDS; discards++) {
      const PaddockFroSkids *skids = paddock_fro_skids_get (dice, discards);
      guint sum = 0;

      for (guint i = 0; i < skids->n; i++)
        sum += skids->skids[i].chance;
      g_assert_cmpuint (sum, ==, 1 << PADDOCK_FRO_CHANCE_BITS);
    }
}

/* FRO-CTL-13: each icon once in six; FRO-CTL-09: a discard puts the only die aside. */
static void
test_one_die (void)
{
  const PaddockFroSkids *skids = paddock_fro_skids_get (1, 0);

  g_assert_cmpuint (skids->n, ==, 6);
  for (guint i = 0; i < skids->n; i++) {
    g_assert_cmpuint (skids->skids[i].clp, ==, 1);
    g_assert_cmpuint (ABS ((int) skids->skids[i].chance - 4096 / 6), <=, 4);
  }
  skids = paddock_fro_skids_get (1, 1);
  g_assert_cmpuint (skids->n, ==, 1);
  g_assert_cmpuint (skids->skids[0].clp, ==, 0);
}

static void
test_discards_help (void)
{
  for (guint dice = 1; dice <= PADDOCK_FRO_MAX_SKID_DICE; dice++)
    for (guint discards = 1; discards <= PADDOCK_FRO_MAX_DISCARDS; discards++)
      g_assert_cmpuint (paddock_fro_skids_get (dice, discards)->bad, <=,
                        paddock_fro_skids_get (dice, discards - 1)->bad);
}

/* FRO-SPC-12: of 3, 1 and 1 any two, one lowest, the two lowest. */
static void
test_sums (void)
{
  const guint counts[PADDOCK_FRO_N_VALUES] = { 0, 2, 0, 1 };

  g_assert_cmpuint (paddock_fro_find_sums (counts, 0), ==, 1u << 2 | 1u << 4);
  g_assert_cmpuint (paddock_fro_find_sums (counts, 1), ==, 1u << 2 | 1u << 4);
  g_assert_cmpuint (paddock_fro_find_sums (counts, 2), ==, 1u << 2);
  g_assert_cmpuint (paddock_fro_count_forced (1, 0), ==, 0);
  g_assert_cmpuint (paddock_fro_count_forced (1, 1), ==, 1);
  g_assert_cmpuint (paddock_fro_count_forced (0, 1), ==, 2);
  g_assert_cmpuint (paddock_fro_count_forced (2, 3), ==, 1);
}

/* --- The way --- */

typedef struct {
  PaddockSetup *setup;
  PaddockFroGraph *graph;
  PaddockFroTempo *tempo;
} Map;

static void
map_init (Map *self, const char *track)
{
  const FroCourse *course;
  PaddockFroShape shape = { .hurt = 500, .resilience = 1 };

  self->setup = field_setup_new (track, 2);
  course = self->setup->course;
  self->graph = paddock_fro_graph_new (course);
  self->tempo = paddock_fro_tempo_new (self->graph, &course->specs[0], &shape);
}

static void
map_clear (Map *self)
{
  paddock_fro_tempo_free (self->tempo);
  paddock_fro_graph_free (self->graph);
  paddock_setup_unref (self->setup);
}

static guint
rest (const Map *self, guint space, int stage, int off, guint speed)
{
  PaddockFroSpot spot = { space, stage, self->graph->spaces[space].forward + off };

  return paddock_fro_tempo_rest (self->tempo, spot, 0, speed, 0);
}

/* The mean over the lanes of a rank. */
static guint
rest_of_rank (const Map *self, int to_go)
{
  guint sum = 0, n = 0;

  for (guint i = 0; i < self->graph->n_spaces; i++)
    if (self->graph->spaces[i].to_go == to_go) {
      sum += rest (self, i, 0, 0, 2);
      n++;
    }
  g_assert_cmpuint (n, >, 0);

  return sum / n;
}

static void
test_nearer_is_better (void)
{
  Map map;

  map_init (&map, OVAL);
  for (int to_go = 1; to_go + 10 <= map.graph->lap; to_go++)
    g_assert_cmpuint (rest_of_rank (&map, to_go + 10), >, rest_of_rank (&map, to_go));
  map_clear (&map);
}

static void
test_looking_away_costs (void)
{
  guint64 ahead = 0, aside = 0, back = 0;
  Map map;

  map_init (&map, OVAL);
  for (guint i = 0; i < map.graph->n_spaces; i++) {
    ahead += rest (&map, i, 1, 0, 2);
    aside += rest (&map, i, 1, 3, 2);
    back += rest (&map, i, 1, 6, 2);
  }
  g_assert_cmpuint (ahead + 64 * map.graph->n_spaces, <, aside);
  g_assert_cmpuint (aside + 128 * map.graph->n_spaces, <, back);
  map_clear (&map);
}

/* A round at a standstill is a round lost. */
static void
test_standing_costs (void)
{
  Map map;

  map_init (&map, OVAL);
  g_assert_cmpuint (map.tempo->spec->total[0], ==, 0);
  for (guint i = 0; i < map.graph->n_spaces; i++) {
    PaddockFroSpot spot = { i, 0, map.graph->spaces[i].forward };

    g_assert_cmpuint (paddock_fro_tempo_rest (map.tempo, spot, 1, 0, 0), ==,
                      rest (&map, i, 0, 0, 0) + PADDOCK_FRO_ROUND);
  }
  map_clear (&map);
}

/* Whoever crosses the line backwards has that lap to drive again. */
static void
test_no_way_back (void)
{
  guint n = 0;
  Map map;

  map_init (&map, OVAL);
  for (guint i = 0; i < map.graph->n_spaces; i++)
    for (guint k = 0; k < PADDOCK_N_DIRECTIONS; k++) {
      PaddockFroSpot spot = { i, 0, 0 }, there;
      guint to = map.graph->spaces[i].next[k];

      if (to == PADDOCK_FRO_NO_SPACE || map.graph->spaces[i].to_go != map.graph->lap
          || map.graph->spaces[to].to_go != 1)
        continue;
      there = paddock_fro_tempo_go (map.tempo, spot, to);
      g_assert_cmpint (there.stage, ==, 1);
      g_assert_cmpint (paddock_fro_tempo_go (map.tempo, there, i).stage, ==, 0);
      g_assert_cmpuint (rest (&map, to, 1, 0, 2), >, rest (&map, i, 0, 0, 2) / 2);
      n++;
    }
  g_assert_cmpuint (n, >, 3);
  map_clear (&map);
}

/* --- Drivers --- */

/* In secret speed checks and attacks cards lie face down; with others in their place the answer is the same. */
static void
test_no_peeking (void)
{
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, "frothy"), 5);
  g_autoptr (PaddockDocument) track = paddock_shelf_file_read (paddock_shelf_find (OVAL), NULL);
  g_autoptr (PaddockMatch) match = NULL, other = NULL;
  PaddockDriver *drivers[3];
  const PaddockDecision *decision;
  guint n_different = 0;

  paddock_setup_set_track (setup, track, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (drivers); i++)
    paddock_setup_add_seat (setup, (const char *[]){ "red", "blue", "green" }[i], NULL, NULL, NULL);
  g_assert_true (paddock_setup_set_option (setup, "speed-check-order", "secret", NULL));
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = paddock_match_new (setup, 0, NULL);
  other = paddock_match_new (setup, 0, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (drivers); i++)
    drivers[i] = paddock_driver_new (&paddock_racer_driver, setup, i, 0);

  for (guint n = 0; n < 400 && (decision = paddock_match_get_decision (match)); n++) {
    guint choice = paddock_driver_choose (drivers[decision->player], match);

    paddock_match_fork (other, match, decision->player, n + 1);
    n_different += paddock_match_hash (match) != paddock_match_hash (other);
    g_assert_cmpuint (paddock_driver_choose (drivers[decision->player], other), ==, choice);
    paddock_match_choose (match, choice, NULL);
  }
  g_assert_cmpuint (n_different, >, 20); /* there was something to hide */
  for (guint i = 0; i < G_N_ELEMENTS (drivers); i++)
    paddock_driver_free (drivers[i]);
}

/* --- How many tempos there are --- */

static PaddockFroShape
shape_of (guint hurt)
{
  return (PaddockFroShape){ .hurt = hurt, .resilience = 1 };
}

static gboolean
is_same_tempo (const PaddockFroTempo *a, const PaddockFroTempo *b)
{
  const PaddockFroGraph *graph = a->graph;
  gsize size = (paddock_fro_tempo_measure (graph) - sizeof *a) / 2;

  return a->lap == b->lap && memcmp (a->rest, b->rest, size) == 0;
}

/* Those that nobody holds go, and come again as they were. */
static void
test_store_is_bounded (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (OVAL, 2);
  const FroCourse *course = setup->course;
  g_autoptr (PaddockFroGraph) graph = paddock_fro_graph_new (course);
  gsize one = paddock_fro_tempo_measure (graph);
  g_autoptr (PaddockFroTempoStore) store = paddock_fro_tempo_store_new (graph, 3 * one);
  PaddockFroShape first = shape_of (300);
  g_autoptr (PaddockFroTempo) like = paddock_fro_tempo_new (graph, &course->specs[0], &first);
  const PaddockFroTempo *held = paddock_fro_tempo_store_take (store, &course->specs[0], &first);

  for (guint i = 1; i <= 5; i++) {
    PaddockFroShape shape = shape_of (300 + 100 * i);

    paddock_fro_tempo_store_give_back (store,
                                       paddock_fro_tempo_store_take (store, &course->specs[0],
                                                                     &shape));
    g_assert_cmpuint (paddock_fro_tempo_store_get_size (store), <=, 3 * one);
  }
  g_assert_true (paddock_fro_tempo_store_take (store, &course->specs[0], &first) == held);
  for (guint i = 0; i < 2; i++)
    paddock_fro_tempo_store_give_back (store, held);
  for (guint i = 6; i <= 9; i++) {
    PaddockFroShape shape = shape_of (300 + 100 * i);

    paddock_fro_tempo_store_give_back (store,
                                       paddock_fro_tempo_store_take (store, &course->specs[0],
                                                                     &shape));
  }
  held = paddock_fro_tempo_store_take (store, &course->specs[0], &first); /* made anew */
  g_assert_true (is_same_tempo (held, like));
  paddock_fro_tempo_store_give_back (store, held);
  g_assert_cmpuint (paddock_fro_tempo_store_get_size (store), ==, 3 * one);
}

/* Whatever becomes of its vehicle while it looks ahead. */
static void
test_guide_holds_few (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (OVAL, 2);
  PaddockMatch *match = paddock_match_new (setup, 0, NULL);
  const PaddockTable *table = paddock_match_get_table (match);
  PaddockFroMap *map = paddock_fro_map_new (setup->course);
  PaddockFroGuide *guide = paddock_fro_guide_new (map);
  const PaddockFroTempo *own, *hurt;
  gsize one;

  paddock_fro_guide_face (guide, table, 0);
  one = paddock_fro_tempo_measure (paddock_fro_guide_get_graph (guide));
  own = paddock_fro_guide_get_tempo (guide, table, 0, 1);
  g_assert_true (paddock_fro_guide_get_tempo (guide, table, 1, 1) == own);
  fro_vehicle (table, 0)->safe_losses = 1;
  hurt = paddock_fro_guide_get_tempo (guide, table, 0, 1);
  g_assert_true (hurt != own);
  for (int resilience = -1; resilience <= 2; resilience++)
    for (guint knot = 0; knot < PADDOCK_FRO_N_KNOTS; knot++) {
      fro_vehicle (table, 0)->resilience = (gint8) resilience;
      paddock_fro_guide_get_tempo (guide, table, 0, knot);
    }
  g_assert_cmpuint (paddock_fro_tempo_store_get_size (paddock_fro_map_get_store (map)), <=,
                    5 * one);

  paddock_fro_guide_free (guide);
  paddock_fro_map_free (map);
  paddock_match_free (match);
}

static void
test_ladder (void)
{
  g_autoptr (PaddockSetup) oval = field_setup_new (OVAL, 2);
  g_autoptr (PaddockSetup) neck = field_setup_new (NECK, 2);
  guint n_won = field_duel (oval, "racer", "rookie", 40) + field_duel (neck, "racer", "rookie", 40);

  g_test_message ("racer beats rookie in %u of 80", n_won);
  g_assert_cmpuint (n_won, >=, 64);
  n_won = field_duel (oval, "rookie", "random", 10);
  g_test_message ("rookie beats random in %u of 10", n_won);
  g_assert_cmpuint (n_won, >=, 8);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drivers/frothy/skids/add-up", test_skids_add_up);
  g_test_add_func ("/drivers/frothy/skids/one-die", test_one_die);
  g_test_add_func ("/drivers/frothy/skids/discards-help", test_discards_help);
  g_test_add_func ("/drivers/frothy/pulls/lowest-dice", test_sums);
  g_test_add_func ("/drivers/frothy/tempo/nearer-is-better", test_nearer_is_better);
  g_test_add_func ("/drivers/frothy/tempo/looking-away-costs", test_looking_away_costs);
  g_test_add_func ("/drivers/frothy/tempo/standing-costs-a-round", test_standing_costs);
  g_test_add_func ("/drivers/frothy/tempo/no-way-back-over-the-line", test_no_way_back);
  g_test_add_func ("/drivers/frothy/cannot-peek", test_no_peeking);
  g_test_add_func ("/drivers/frothy/store/keeps-to-its-bound", test_store_is_bounded);
  g_test_add_func ("/drivers/frothy/guide/holds-a-few-tempos", test_guide_holds_few);
  g_test_add_func ("/drivers/frothy/form-a-ladder", test_ladder);

  return g_test_run ();
}
