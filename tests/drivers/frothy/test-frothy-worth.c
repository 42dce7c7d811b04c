/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What damage, Stamina and nerve are worth to the drivers of Frothy Races.
 */

#include "frothy-scene.h"

#include "frothy/frothy-table.h"
#include "hex-track.h"

#define OVAL "tracks/windmill-oval.track.xml"
#define RING "tracks/cauldron.track.xml"

/* --- Damage --- */

static gint32
worth_of_next (const Scene *self, guint damage)
{
  const PaddockTable *table = paddock_match_get_table (self->match);

  fro_vehicle (table, 0)->damage = (guint8) damage;
  return paddock_fro_worth_of_hits (scene_get_asset (self, 0), 1, 0);
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
  third = paddock_fro_worth_of_hits (scene_get_asset (&scene, 0), 1, 8 * PADDOCK_FRO_ROUND);
  fro_vehicle (table, 0)->damage = 3;
  fourth = paddock_fro_worth_of_hits (scene_get_asset (&scene, 0), 1, 8 * PADDOCK_FRO_ROUND);
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
  one = paddock_fro_worth_of_hits (scene_get_asset (&scene, 0), 1, 0);
  two = paddock_fro_worth_of_hits (scene_get_asset (&scene, 0), 2, 0);
  g_assert_cmpint (ABS (paddock_fro_worth_of_damage_roll (scene_get_asset (&scene, 0), 1, 0)
                        - one * 4 / 6),
                   <=, 1);
  g_assert_cmpint (ABS (paddock_fro_worth_of_damage_roll (scene_get_asset (&scene, 0), 2, 0)
                        - (one * 16 / 36 + two * 16 / 36)),
                   <=, 2);
  scene_clear (&scene);
}

/* FRO-TRT-47: the Ember Coach is brittle, every roll has a die more.  Resilience 1. */
static void
test_brittle (void)
{
  gint32 one, two;
  Scene scene;

  scene_init_licence (&scene, OVAL, "ember-coach");
  one = paddock_fro_worth_of_hits (scene_get_asset (&scene, 0), 1, 0);
  two = paddock_fro_worth_of_hits (scene_get_asset (&scene, 0), 2, 0);
  g_assert_cmpint (paddock_fro_worth_of_damage_roll (scene_get_asset (&scene, 0), 0, 0), ==, 0);
  g_assert_cmpint (ABS (paddock_fro_worth_of_damage_roll (scene_get_asset (&scene, 0), 1, 0)
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
  return paddock_fro_worth_of_effort (scene_get_asset (self, 0), 5)
         - paddock_fro_worth_of_effort (scene_get_asset (self, 0), 3);
}

/* FRO-STA-02 to 06: with 5 or less Stamina every round hurts the Ember Coach, and Speed 5 takes 2. */
static void
test_weariness (void)
{
  gint32 hurt;
  Scene scene;

  scene_init_licence (&scene, OVAL, "ember-coach");
  hurt = paddock_fro_worth_of_damage_roll (scene_get_asset (&scene, 0), 1, 0);
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
  scene_put (&scene, 0, PADDOCK_HEX (-4, 5), 0, 4);
  sight = scene_look (&scene, 0);
  fro_vehicle (table, 0)->stamina = 10;
  fresh = paddock_fro_sight_check (&sight, TRUE);
  fro_vehicle (table, 0)->stamina = 6;
  weary = paddock_fro_sight_check (&sight, TRUE);
  g_assert_cmpuint (weary, >, fresh + PADDOCK_FRO_ROUND / 2);
  scene_clear (&scene);
}

/* --- Nerve --- */

static gint32
worth_to (const Scene *self, PaddockNerve nerve)
{
  PaddockFroAsset asset = scene_get_asset (self, 0);

  asset.stakes = paddock_fro_stakes_get (fro_course (asset.table), nerve);
  return paddock_fro_worth_of_hits (asset, 1, 0);
}

/* Whoever dares to win fears damage less; but not where the last one on the track wins (FRO-RAC-03). */
static void
test_nerve (void)
{
  Scene oval, ring;

  scene_init (&oval, OVAL);
  g_assert_cmpint (2 * worth_to (&oval, PADDOCK_DARING), <, worth_to (&oval, PADDOCK_STEADY));
  scene_clear (&oval);
  scene_init (&ring, RING);
  g_assert_cmpint (fro_course (paddock_match_get_table (ring.match))->race, ==,
                   PADDOCK_RACE_TOUGHEST);
  g_assert_cmpint (worth_to (&ring, PADDOCK_DARING), >, 2 * worth_to (&ring, PADDOCK_STEADY));
  scene_clear (&ring);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drivers/frothy/damage/last-points-are-dearest", test_last_points);
  g_test_add_func ("/drivers/frothy/damage/affects-count-before-they-come", test_affects);
  g_test_add_func ("/drivers/frothy/damage/by-the-exact-odds", test_damage_roll);
  g_test_add_func ("/drivers/frothy/damage/brittle-rolls-are-larger", test_brittle);
  g_test_add_func ("/drivers/frothy/stamina/haste-that-will-hurt", test_weariness);
  g_test_add_func ("/drivers/frothy/stamina/counts-in-a-check", test_weary_check);
  g_test_add_func ("/drivers/frothy/nerve/damage-is-what-it-is-for", test_nerve);

  return g_test_run ();
}
