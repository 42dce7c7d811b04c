/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the drivers of Frothy Races make of a position: bends, traffic, fights; and that they drive what is theirs.
 */

#include "frothy-scene.h"

#include "frothy/frothy-table.h"
#include "level-drivers.h"

#define OVAL "tracks/windmill-oval.track.xml"
#define RING "tracks/cauldron.track.xml"
#define FRAGILE "gossamer" /* five points of damage are the end of it */

/* --- Bends --- */

/* The straight along the mill leads east from -5,5; the bend begins at 7,5. */
static guint
rest_at (const Scene *self, PaddockHex at, guint speed)
{
  PaddockFroSight sight;

  scene_put (self, 0, at, 0, speed);
  sight = scene_look (self, 0);
  return paddock_fro_tempo_rest (sight.tempo, sight.spot, 2, speed, 0);
}

static void
test_brakes (void)
{
  Scene scene;

  scene_init (&scene, OVAL);
  g_assert_cmpuint (rest_at (&scene, PADDOCK_HEX (-4, 5), 5), <,
                    rest_at (&scene, PADDOCK_HEX (-4, 5), 2));
  g_assert_cmpuint (rest_at (&scene, PADDOCK_HEX (6, 5), 5), >,
                    rest_at (&scene, PADDOCK_HEX (6, 5), 2) + PADDOCK_FRO_ROUND);
  scene_clear (&scene);
}

/* The most spaces that a move along a look can have without hitting a wall. */
static guint
find_reach (const PaddockFroGraph *graph, guint space, guint look, guint most)
{
  for (guint steps = most; steps > 0; steps--) {
    const PaddockFroMove *move = paddock_fro_graph_move (graph, space, look, steps);

    for (guint i = 0; i < PADDOCK_FRO_MAX_ENDS; i++)
      if (move->ends[i].space != PADDOCK_FRO_NO_SPACE)
        return steps;
  }

  return 0;
}

/* FRO-MOV-04: nobody slides along a wall, left and left again: a crash ends where the way does. */
static void
test_walls (void)
{
  const PaddockFroTempo *tempo;
  const PaddockFroGraph *graph;
  guint n = 0;
  Scene scene;

  scene_init (&scene, OVAL);
  scene_put (&scene, 0, PADDOCK_HEX (0, 5), 0, 2);
  tempo = scene_look (&scene, 0).tempo;
  graph = paddock_fro_guide_get_graph (scene.guide);
  for (guint space = 0; space < graph->n_spaces; space++)
    for (guint look = 0; look < PADDOCK_FRO_N_LOOKS; look++) {
      PaddockFroSpot spot = { space, 0, paddock_fro_graph_facing (graph, space, look) };
      guint reach = find_reach (graph, space, look, 6);

      if (!(spot.facing & 1) || reach == 6)
        continue;
      g_assert_cmpuint (paddock_fro_tempo_crash (tempo, spot, 0, 6, 0, 6), ==,
                        paddock_fro_tempo_crash (tempo, spot, 0, 6, 0, reach));
      n++;
    }
  g_assert_cmpuint (n, >, 20);
  scene_clear (&scene);
}

/* --- Traffic --- */

static void
test_overtaking (void)
{
  PaddockFroSight sight;
  Scene scene;

  scene_init (&scene, OVAL);
  scene_put (&scene, 0, PADDOCK_HEX (-4, 5), 0, 2);
  scene_put (&scene, 1, PADDOCK_HEX (-1, 5), 0, 1);
  ((FroState *) paddock_match_get_state (scene.match))->done = 2; /* it has made its check */
  sight = scene_look (&scene, 0);
  g_assert_cmpuint (paddock_fro_sight_overtake (&sight, 1), ==, 0);
  g_assert_cmpuint (paddock_fro_sight_overtake (&sight, 3), >, 0);
  g_assert_cmpuint (paddock_fro_sight_overtake (&sight, 5), >,
                    paddock_fro_sight_overtake (&sight, 3));
  scene_put (&scene, 1, PADDOCK_HEX (-5, 5), 0, 1);
  sight = scene_look (&scene, 0);
  g_assert_cmpuint (paddock_fro_sight_overtake (&sight, 5), ==, 0); /* behind */
  scene_clear (&scene);
}

/* Whoever stands behind somebody who stands gets nowhere by waiting: whatever setting off costs now it costs a round
 * later, too. */
static void
test_waiting (void)
{
  const FroTask task = { .kind = FRO_TASK_CHECK };
  PaddockFroSight sight;
  Scene scene;

  scene_init_licence (&scene, OVAL, FRAGILE);
  scene_put (&scene, 0, PADDOCK_HEX (-4, 5), 0, 0);
  scene_put (&scene, 1, PADDOCK_HEX (-3, 5), 0, 0);
  sight = scene_look (&scene, 0);
  g_assert_cmpuint (paddock_fro_sight_check (&sight, FALSE), >=,
                    paddock_fro_sight_checks (&sight, &task) + PADDOCK_FRO_ROUND);
  scene_clear (&scene);
}

/* Nor do they stand and wait for each other in a race, even if one crash would be the end of them. */
static void
test_nobody_waits_for_ever (void)
{
  Scene scene;

  scene_init_licence (&scene, OVAL, FRAGILE);
  for (guint race = 0; race < 8; race++) {
    g_autoptr (PaddockJournal) journal = paddock_journal_new (scene.setup, race);
    PaddockDriverSpec specs[2] = { { &paddock_racer_driver, &paddock_temperaments[0] },
                                   { &paddock_racer_driver, &paddock_temperaments[0] } };
    g_autoptr (PaddockCrew) crew = paddock_crew_new (scene.setup, specs, race);

    g_assert_cmpint (paddock_crew_drive (crew, journal, NULL, NULL), ==, PADDOCK_CREW_OVER);
    g_assert_cmpuint (
      fro_state (paddock_match_get_table (paddock_journal_get_match (journal)))->round, <, 100);
  }
  scene_clear (&scene);
}

/* --- Fights --- */

static gboolean
is_attack (const PaddockDecision *decision, guint choice)
{
  return (decision->kind == FRO_ASK_MOVE || decision->kind == FRO_ASK_TURN)
         && (decision->choices[choice].id == FRO_ATTACK_PERSON
             || decision->choices[choice].id == FRO_ATTACK_VEHICLE);
}

static gboolean
can_attack (const PaddockDecision *decision)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (is_attack (decision, i))
      return TRUE;

  return FALSE;
}

/* How often a Racer attacks in 1000 chances, with so much damage of its own and of the other. */
static guint
count_attacks (const char *track, guint own, guint theirs)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (track, 2);
  guint n = 0, n_attacks = 0;

  for (guint race = 0; race < 16; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
    PaddockDriver *drivers[2];
    const PaddockDecision *decision;

    for (guint i = 0; i < 2; i++)
      drivers[i] = paddock_driver_new (&paddock_racer_driver, setup, i, race);
    for (guint k = 0; k < 600 && (decision = paddock_match_get_decision (match)); k++) {
      PaddockDriver *driver = drivers[decision->player];

      if (can_attack (decision)) {
        g_autoptr (PaddockMatch) copy = paddock_match_copy (match);
        FroState *state = (FroState *) paddock_match_get_state (copy);

        state->vehicles[decision->player].damage = (guint8) own;
        state->vehicles[1 - decision->player].damage = (guint8) theirs;
        n_attacks += is_attack (decision, paddock_driver_choose (driver, copy));
        n++;
      }
      paddock_match_choose (match, paddock_driver_choose (driver, match), NULL);
    }
    for (guint i = 0; i < 2; i++)
      paddock_driver_free (drivers[i]);
  }
  g_assert_cmpuint (n, >, 5);

  return 1000 * n_attacks / n;
}

/* Whoever is nearly wiped out lets others be; whoever is whole may finish off one that is not, where that is the race. */
static void
test_attacks (void)
{
  guint weak = count_attacks (OVAL, 7, 0), finishing = count_attacks (RING, 0, 7);

  g_test_message ("attacks in 1000 chances: %u when weak, %u to finish the last one off", weak,
                  finishing);
  g_assert_cmpuint (weak, <, 40);
  g_assert_cmpuint (finishing, >, 300);
}

/* The least that Champions have left of their budget in sixty decisions. */
static guint
find_left (const char *track)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (track, 2);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  PaddockDriver *drivers[2];
  guint left = paddock_champion_driver.budget;

  for (guint i = 0; i < 2; i++)
    drivers[i] = paddock_driver_new (&paddock_champion_driver, setup, i, 0);
  for (guint k = 0; k < 60; k++) {
    const PaddockDecision *decision = paddock_match_get_decision (match);
    PaddockDriver *driver = drivers[decision->player];
    gboolean thinks = decision->n_choices > 1;

    paddock_match_choose (match, paddock_driver_choose (driver, match), NULL);
    if (thinks)
      left = MIN (left, driver->budget);
  }
  for (guint i = 0; i < 2; i++)
    paddock_driver_free (drivers[i]);

  return left;
}

/* FRO-RAC-03: where only ruin counts the first look says it all; elsewhere a Champion plays out. */
static void
test_plays_out (void)
{
  g_assert_cmpuint (find_left (OVAL), <, 1000);
  g_assert_cmpuint (find_left (RING), >, 2000);
}

/* --- Answers --- */

static guint
answer_nonsense (PaddockDriver *self, const PaddockDecision *decision, PaddockMatch *fork)
{
  return G_MAXUINT;
}

/* An answer that is not in the list stands for the first. */
static void
test_fallback (void)
{
  static const PaddockDriverKind clown = {
    .id = "clown", .label = "c", .help = "c", .budget = 1, .choose = answer_nonsense
  };
  g_autoptr (PaddockSetup) setup = field_setup_new (OVAL, 2);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  PaddockDriver *drivers[2];
  const PaddockDecision *decision;

  for (guint i = 0; i < 2; i++)
    drivers[i] = paddock_driver_new (&clown, setup, i, 0);
  for (guint k = 0; k < 300 && (decision = paddock_match_get_decision (match)); k++) {
    g_assert_cmpuint (paddock_driver_choose (drivers[decision->player], match), ==, 0);
    paddock_match_choose (match, 0, NULL);
  }
  for (guint i = 0; i < 2; i++)
    paddock_driver_free (drivers[i]);
}

/* Nobody thinks further than its budget, and what they explain is what they do. */
static void
test_explains (void)
{
  static const PaddockDriverKind *const levels[] = { &paddock_rookie_driver, &paddock_racer_driver,
                                                     &paddock_champion_driver };
  g_autoptr (PaddockSetup) setup = field_setup_deal (OVAL, 2, 3);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  PaddockOpinion opinions[PADDOCK_MAX_CHOICES];
  const PaddockDecision *decision;

  for (guint k = 0; k < 60 && (decision = paddock_match_get_decision (match)); k++) {
    guint choice = 0;

    for (guint i = 0; i < G_N_ELEMENTS (levels) - (k % 8 != 0); i++) {
      g_autoptr (PaddockDriver) driver = paddock_driver_new (levels[i], setup, decision->player, 1);

      choice = paddock_driver_choose (driver, match);
      if (decision->n_choices > 1)
        g_assert_cmpuint (driver->budget, <, levels[i]->budget);
      g_assert_true (paddock_driver_explain (driver, match, opinions));
      for (guint c = 0; decision->n_choices > 1 && c < decision->n_choices; c++)
        g_assert_cmpint (opinions[c].value, <=, opinions[choice].value);
    }
    paddock_match_choose (match, choice, NULL);
  }
}

/* What a Racer of this temperament answers otherwise than an even one, in 1000 decisions. */
static guint
count_differences (PaddockSetup *setup, const PaddockTemperament *temperament)
{
  guint n = 0, n_different = 0;

  for (guint race = 0; race < 2; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
    PaddockDriver *even[3], *other[3];
    const PaddockDecision *decision;

    for (guint i = 0; i < 3; i++) {
      even[i] = paddock_driver_new (&paddock_racer_driver, setup, i, race);
      other[i] = paddock_driver_new (&paddock_racer_driver, setup, i, race);
      paddock_driver_set_temperament (other[i], temperament);
    }
    for (; n < 1000 * (race + 1) && (decision = paddock_match_get_decision (match)); n++) {
      guint choice = paddock_driver_choose (even[decision->player], match);

      n_different += paddock_driver_choose (other[decision->player], match) != choice;
      paddock_match_choose (match, choice, NULL);
    }
    for (guint i = 0; i < 3; i++) {
      paddock_driver_free (even[i]);
      paddock_driver_free (other[i]);
    }
  }

  return 1000 * n_different / n;
}

static void
test_temperaments (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (OVAL, 3);

  for (guint i = 1; paddock_temperaments[i].id; i++) {
    guint n = count_differences (setup, &paddock_temperaments[i]);

    g_test_message ("%s: %u in 1000 answers", paddock_temperaments[i].id, n);
    g_assert_cmpuint (n, >=, 5);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drivers/frothy/brakes-before-the-bend", test_brakes);
  g_test_add_func ("/drivers/frothy/no-way-along-a-wall", test_walls);
  g_test_add_func ("/drivers/frothy/traffic/catching-up-is-a-risk", test_overtaking);
  g_test_add_func ("/drivers/frothy/traffic/waiting-helps-nobody", test_waiting);
  g_test_add_func ("/drivers/frothy/traffic/nobody-waits-for-ever", test_nobody_waits_for_ever);
  g_test_add_func ("/drivers/frothy/attacks-when-it-pays", test_attacks);
  g_test_add_func ("/drivers/frothy/champions-play-out-but-for-ruin", test_plays_out);
  g_test_add_func ("/drivers/frothy/nonsense-is-the-first-choice", test_fallback);
  g_test_add_func ("/drivers/frothy/explain-what-they-choose", test_explains);
  g_test_add_func ("/drivers/frothy/temperaments-show", test_temperaments);

  return g_test_run ();
}
