/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the drivers of Frothy Races make of a position: bends, damage, traffic, fights; and that they drive what is theirs.
 */

#include "race-field.h"
#include "frothy-forecast.h"
#include "frothy-worth.h"
#include "level-drivers.h"

#define OVAL "tracks/windmill-oval.track.xml"
#define RING "tracks/cauldron.track.xml"

typedef struct {
  PaddockSetup *setup;
  PaddockMatch *match;
  PaddockFroMap *map;
} Scene;

static void
scene_init_setup (Scene *self, PaddockSetup *setup)
{
  self->setup = setup;
  self->match = paddock_match_new (self->setup, 0, NULL);
  self->map = paddock_fro_map_new (self->setup->course);
}

static void
scene_init (Scene *self, const char *track)
{
  scene_init_setup (self, field_setup_new (track, 2));
}

/* With a licence of the shelf, which must be there. */
static void
scene_init_licence (Scene *self, const char *track, const char *licence)
{
  PaddockSetup *setup = field_setup_same (track, 2, 0);

  for (guint deal = 1; deal < 64; deal++) {
    if (g_str_equal (((const FroCourse *) setup->course)->specs[0].licence->id, licence))
      break;
    paddock_setup_unref (setup);
    setup = field_setup_same (track, 2, deal);
  }
  g_assert_cmpstr (((const FroCourse *) setup->course)->specs[0].licence->id, ==, licence);
  scene_init_setup (self, setup);
}

static void
scene_clear (Scene *self)
{
  paddock_fro_map_free (self->map);
  paddock_match_free (self->match);
  paddock_setup_unref (self->setup);
}

static FroVehicle *
put (const Scene *self, guint vehicle, PaddockHex at, guint facing, guint speed)
{
  const PaddockTable *table = paddock_match_get_table (self->match);
  FroVehicle *to = fro_vehicle (table, vehicle);
  const FroSpec *spec = fro_spec (table, vehicle);

  to->at = at;
  to->facing = (guint8) facing;
  to->accel = spec->first_accel[speed];
  to->decel = spec->to_decel[to->accel];
  to->status = FRO_RACING;
  return to;
}

static PaddockFroSight
look (const Scene *self, guint vehicle)
{
  const PaddockTable *table = paddock_match_get_table (self->match);
  PaddockFroSight sight;

  g_assert_true (
    paddock_fro_sight_init (&sight,
                            paddock_fro_map_get_tempo (self->map, table, vehicle, PADDOCK_FRO_BOLD),
                            table, vehicle));
  return sight;
}

/* --- Bends --- */

/* The straight along the mill leads east from -5,5; the bend begins at 7,5. */
static guint
rest_at (const Scene *self, PaddockHex at, guint speed)
{
  PaddockFroSight sight;

  put (self, 0, at, 0, speed);
  sight = look (self, 0);
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
  put (&scene, 0, PADDOCK_HEX (0, 5), 0, 2);
  tempo = look (&scene, 0).tempo;
  graph = paddock_fro_map_get_graph (scene.map);
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

/* --- Damage --- */

static gint32
worth_of_next (const Scene *self, guint damage)
{
  const PaddockTable *table = paddock_match_get_table (self->match);

  fro_vehicle (table, 0)->damage = (guint8) damage;
  return paddock_fro_worth_of_hits (table, 0, 1, 0);
}

static void
test_last_points (void)
{
  Scene scene;

  scene_init (&scene, OVAL);
  for (guint damage = 0; damage < 7; damage++)
    g_assert_cmpint (worth_of_next (&scene, damage), <, worth_of_next (&scene, damage + 1));
  g_assert_cmpint (8 * worth_of_next (&scene, 0), <, worth_of_next (&scene, 7));
  scene_clear (&scene);
}

/* FRO-AFF-10: the fourth point of the basic chariot takes a Safe Speed. */
static void
test_affects (void)
{
  const PaddockTable *table;
  Scene scene;
  gint32 third, fourth;

  scene_init (&scene, OVAL);
  table = paddock_match_get_table (scene.match);
  fro_vehicle (table, 0)->damage = 2;
  third = paddock_fro_worth_of_hits (table, 0, 1, 8 * PADDOCK_FRO_ROUND);
  fro_vehicle (table, 0)->damage = 3;
  fourth = paddock_fro_worth_of_hits (table, 0, 1, 8 * PADDOCK_FRO_ROUND);
  g_assert_cmpint (fourth, >, third + 2 * PADDOCK_FRO_ROUND);
  scene_clear (&scene);
}

/* Resilience 1: a die hurts in 4 of 6. */
static void
test_damage_roll (void)
{
  const PaddockTable *table;
  gint32 one, two;
  Scene scene;

  scene_init (&scene, OVAL);
  table = paddock_match_get_table (scene.match);
  fro_vehicle (table, 0)->damage = 6;
  one = paddock_fro_worth_of_hits (table, 0, 1, 0);
  two = paddock_fro_worth_of_hits (table, 0, 2, 0);
  g_assert_cmpint (ABS (paddock_fro_worth_of_damage_roll (table, 0, 1, 0) - one * 4 / 6), <=, 1);
  g_assert_cmpint (ABS (paddock_fro_worth_of_damage_roll (table, 0, 2, 0)
                        - (one * 16 / 36 + two * 16 / 36)),
                   <=, 2);
  scene_clear (&scene);
}

/* FRO-TRT-47: the Ember Coach is brittle, every roll has a die more.  Resilience 1. */
static void
test_brittle (void)
{
  const PaddockTable *table;
  gint32 one, two;
  Scene scene;

  scene_init_licence (&scene, OVAL, "ember-coach");
  table = paddock_match_get_table (scene.match);
  one = paddock_fro_worth_of_hits (table, 0, 1, 0);
  two = paddock_fro_worth_of_hits (table, 0, 2, 0);
  g_assert_cmpint (paddock_fro_worth_of_damage_roll (table, 0, 0, 0), ==, 0);
  g_assert_cmpint (ABS (paddock_fro_worth_of_damage_roll (table, 0, 1, 0)
                        - (one * 16 / 36 + two * 16 / 36)),
                   <=, 2);
  scene_clear (&scene);
}

/* --- Stamina --- */

static gint32
worth_of_haste (const Scene *self, guint stamina)
{
  const PaddockTable *table = paddock_match_get_table (self->match);

  fro_vehicle (table, 0)->stamina = (gint8) stamina;
  return paddock_fro_worth_of_effort (table, 0, 5) - paddock_fro_worth_of_effort (table, 0, 3);
}

/* FRO-STA-02 to 06: with 5 or less Stamina every round hurts the Ember Coach, and Speed 5 takes 2. */
static void
test_weariness (void)
{
  const PaddockTable *table;
  gint32 hurt;
  Scene scene;

  scene_init_licence (&scene, OVAL, "ember-coach");
  table = paddock_match_get_table (scene.match);
  hurt = paddock_fro_worth_of_damage_roll (table, 0, 1, 0);
  g_assert_cmpint (hurt, >, PADDOCK_FRO_ROUND);
  g_assert_cmpint (worth_of_haste (&scene, 10), <, hurt / 4); /* far from it */
  g_assert_cmpint (worth_of_haste (&scene, 7), >, hurt / 2);
  g_assert_cmpint (worth_of_haste (&scene, 3), <, hurt / 4); /* it hurts anyway */
  scene_clear (&scene);
}

/* Whether it thinks the more of a check that speeds up the more Stamina it has. */
static void
test_weary_check (void)
{
  const PaddockTable *table;
  PaddockFroSight sight;
  guint fresh, weary;
  Scene scene;

  scene_init_licence (&scene, OVAL, "ember-coach");
  table = paddock_match_get_table (scene.match);
  put (&scene, 0, PADDOCK_HEX (-4, 5), 0, 4);
  sight = look (&scene, 0);
  fro_vehicle (table, 0)->stamina = 10;
  fresh = paddock_fro_sight_check (&sight, TRUE);
  fro_vehicle (table, 0)->stamina = 6;
  weary = paddock_fro_sight_check (&sight, TRUE);
  g_assert_cmpuint (weary, >, fresh + PADDOCK_FRO_ROUND / 2);
  scene_clear (&scene);
}

/* --- Traffic --- */

static void
test_overtaking (void)
{
  PaddockFroSight sight;
  Scene scene;

  scene_init (&scene, OVAL);
  put (&scene, 0, PADDOCK_HEX (-4, 5), 0, 2);
  put (&scene, 1, PADDOCK_HEX (-1, 5), 0, 1);
  ((FroState *) paddock_match_get_state (scene.match))->done = 2; /* it has made its check */
  sight = look (&scene, 0);
  g_assert_cmpuint (paddock_fro_sight_overtake (&sight, 1), ==, 0);
  g_assert_cmpuint (paddock_fro_sight_overtake (&sight, 3), >, 0);
  g_assert_cmpuint (paddock_fro_sight_overtake (&sight, 5), >,
                    paddock_fro_sight_overtake (&sight, 3));
  put (&scene, 1, PADDOCK_HEX (-5, 5), 0, 1);
  sight = look (&scene, 0);
  g_assert_cmpuint (paddock_fro_sight_overtake (&sight, 5), ==, 0); /* behind */
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

  for (guint race = 0; race < 8; race++) {
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
  g_test_add_func ("/drivers/frothy/damage/last-points-are-dearest", test_last_points);
  g_test_add_func ("/drivers/frothy/damage/affects-count-before-they-come", test_affects);
  g_test_add_func ("/drivers/frothy/damage/by-the-exact-odds", test_damage_roll);
  g_test_add_func ("/drivers/frothy/damage/brittle-rolls-are-larger", test_brittle);
  g_test_add_func ("/drivers/frothy/stamina/haste-that-will-hurt", test_weariness);
  g_test_add_func ("/drivers/frothy/stamina/counts-in-a-check", test_weary_check);
  g_test_add_func ("/drivers/frothy/traffic/catching-up-is-a-risk", test_overtaking);
  g_test_add_func ("/drivers/frothy/attacks-when-it-pays", test_attacks);
  g_test_add_func ("/drivers/frothy/nonsense-is-the-first-choice", test_fallback);
  g_test_add_func ("/drivers/frothy/explain-what-they-choose", test_explains);
  g_test_add_func ("/drivers/frothy/temperaments-show", test_temperaments);

  return g_test_run ();
}
