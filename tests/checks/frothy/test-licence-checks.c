/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checks of the parts of a licence: each finds what it is there for, and stays silent just short of
 * it.
 */

#include "licence-testing.h"
#include "repair.h"

static void
test_sample_is_clean (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  g_autofree char *found = findings_text (document, NULL);

  g_assert_cmpstr (found, ==, "FRO-LNV-10 hint speed 6"); /* which is in the guide */
}

static void
test_speeds (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  paddock_list_move (&LICENCE (document)->speeds, 0, 6); /* the order does not matter */
  assert_finds (document, "FRO-LNV-01", "");
  edit_speed (document, 0)->rating = 2;
  assert_finds (document, "FRO-LNV-01", "error speed 1\nerror speed 2");
  fix_first (document, "FRO-LNV-01");
  fix_first (document, "FRO-LNV-01");
  assert_finds (document, "FRO-LNV-01", "");
  g_assert_cmpuint (paddock_list_len (LICENCE (document)->speeds), ==, PADDOCK_N_SPEEDS);
}

static void
test_moves (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  g_clear_pointer (&edit_speed (document, 0)->move, paddock_list_unref); /* stands still */
  assert_finds (document, "FRO-LNV-04", "");
  paddock_list_append_int (&edit_speed (document, 3)->move, 1);
  paddock_list_remove (&edit_speed (document, 4)->move, 0);
  assert_finds (document, "FRO-LNV-04", "error speed 3\nerror speed 4");
  fix_first (document, "FRO-LNV-04");
  fix_first (document, "FRO-LNV-04");
  assert_finds (document, "FRO-LNV-04", "");
  *(int *) PADDOCK_LIST_AT (edit_speed (document, 5)->move, int, 1) = -1;
  assert_finds (document, "FRO-LNV-04", "error speed 5");
  fix_first (document, "FRO-LNV-04");
  assert_finds (document, "FRO-LNV-04", "");
}

/* A row of moves that is not finished yet: one to three phases, or more than there are.  No check reads what is not
 * there; the repair gives every phase a move. */
static void
test_unfinished_rows (void)
{
  static const char *const moves[] = { "", "1", "12", "121", "1212", "12121", "121212" };

  for (guint rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
      gboolean is_whole = strlen (moves[i]) == 0 || strlen (moves[i]) == PADDOCK_N_PHASES;
      g_autoptr (PaddockDocument) document = sample ();
      g_autofree char *place = g_strdup_printf ("error speed %u", rating), *all = NULL;

      set_moves (document, rating, moves[i]);
      all = findings_text (document, NULL);
      g_assert_nonnull (all);
      assert_finds (document, "FRO-LNV-04", is_whole ? "" : place);
      if (is_whole)
        continue;
      fix_first (document, "FRO-LNV-04");
      g_assert_cmpuint (paddock_list_len (edit_speed (document, rating)->move), ==,
                        PADDOCK_N_PHASES);
      for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++)
        g_assert_cmpint (paddock_list_get_int (edit_speed (document, rating)->move, phase), ==,
                         phase < strlen (moves[i]) ? moves[i][phase] - '0' : 0);
      assert_finds (document, "FRO-LNV-04", "");
    }
}

static void
test_stamina (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockStaminaTable *table = &LICENCE (document)->stamina;

  table->maximum = 9;
  assert_finds (document, "FRO-LNV-17", "");
  table->maximum = 8;
  assert_finds (document, "FRO-LNV-17", "error stamina 9");
  fix_first (document, "FRO-LNV-17");
  assert_finds (document, "FRO-LNV-17", "");

  g_clear_pointer (&table->steps, paddock_list_unref);
  table->minimum = 8;
  assert_finds (document, "FRO-LNV-17", "error stamina");
  fix_first (document, "FRO-LNV-17");
  assert_finds (document, "FRO-LNV-17", "");
  table->maximum = -3;
  fix_first (document, "FRO-LNV-17");
  g_assert_cmpint (table->maximum, ==, 8);
  g_assert_cmpint (table->minimum, ==, -3);
}

static void
test_stamina_maximum (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  assert_finds (document, "FRO-LNV-18", "");
  add_effect (document, 10, PADDOCK_STAMINA_SPEED, -1);
  assert_finds (document, "FRO-LNV-18", "warning stamina 10");
  fix_first (document, "FRO-LNV-18");
  assert_finds (document, "FRO-LNV-18", "");
}

static void
test_levels (void)
{
  g_autoptr (PaddockDocument) document =
    sample (); /* levels 1, 4, 6 and 8, where it is wiped out */

  assert_finds (document, "FRO-LNV-20", "");
  add_affect (document, 9, PADDOCK_AFFECT_SLOW, 0);
  assert_finds (document, "FRO-LNV-20", "error damage 9");
  fix_first (document, "FRO-LNV-20");

  add_affect (document, 5, PADDOCK_AFFECT_SLOW, 0); /* moves to its place */
  assert_finds (document, "FRO-LNV-20", "error damage 5");
  fix_first (document, "FRO-LNV-20");
  add_affect (document, 4, PADDOCK_AFFECT_SLOW, 0); /* joins the other 4 */
  assert_finds (document, "FRO-LNV-20", "error damage 4");
  fix_first (document, "FRO-LNV-20");
  assert_finds (document, "FRO-LNV-20", "");
  g_assert_cmpuint (paddock_list_len (LICENCE (document)->damage.levels), ==, 5);

  LICENCE (document)->damage.maximum = 9;
  assert_finds (document, "FRO-LNV-20", "warning damage 8");
  fix_first (document, "FRO-LNV-20");
  assert_finds (document, "FRO-LNV-20", "");
}

/* Dice may wipe a vehicle out before the maximum. */
static void
test_random_wipe_out (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockAffectChoice *choice;
  PaddockAffect *affect;

  clear_levels (document);
  affect = add_affect (document, 3, PADDOCK_AFFECT_RANDOM, 0);
  choice = paddock_list_append (&affect->choices, &paddock_affect_choice_type);
  choice->affect.kind = PADDOCK_AFFECT_WIPE_OUT;
  assert_finds (document, "FRO-LNV-20", "");
}

static void
test_numbers (void)
{
  static const struct {
    int kind, n;
    const char *expected;
  } rows[] = {
    { PADDOCK_AFFECT_DAMAGE, 3, "" },
    { PADDOCK_AFFECT_DAMAGE, 4, "hint damage 2" },
    { PADDOCK_AFFECT_DAMAGE, 0, "error damage 2" },
    { PADDOCK_AFFECT_DAMAGE, -1, "error damage 2" },
    { PADDOCK_AFFECT_DAMAGE, PADDOCK_NUMBER_DICE + 2, "" },
    { PADDOCK_AFFECT_ACCEL_MOD, -3, "" },
    { PADDOCK_AFFECT_ACCEL_MOD, -4, "hint damage 2" },
    { PADDOCK_AFFECT_ACCEL_MOD, 0, "error damage 2" },
    { PADDOCK_AFFECT_MAX_SPEED, 0, "" },
    { PADDOCK_AFFECT_MAX_SPEED, 5, "" },
    { PADDOCK_AFFECT_MAX_SPEED, 6, "hint damage 2" },
    { PADDOCK_AFFECT_MAX_SPEED, -1, "error damage 2" },
    { PADDOCK_AFFECT_HASTE, 0, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = sample ();

    clear_levels (document);
    g_test_message ("%s %d", paddock_affect_names[rows[i].kind], rows[i].n);
    add_affect (document, 2, rows[i].kind, rows[i].n);
    assert_finds (document, "FRO-LNV-23", rows[i].expected);
  }
}

static void
test_trait_numbers (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_trait (document, PADDOCK_TRAIT_TANK, 3);
  add_trait (document, PADDOCK_TRAIT_FLYER, 0);
  assert_finds (document, "FRO-LNV-23", "");
  add_trait (document, PADDOCK_TRAIT_BLADES, 4);
  add_trait (document, PADDOCK_TRAIT_LAZY, -1);
  assert_finds (document, "FRO-LNV-23", "hint trait blades\nerror trait lazy");
}

/* FRO-DOC-27: what tires a vehicle never makes it faster. */
static void
test_stamina_numbers (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_effect (document, 1, PADDOCK_STAMINA_DAMAGE, 3);
  assert_finds (document, "FRO-LNV-23", "");
  add_effect (document, 1, PADDOCK_STAMINA_DAMAGE, 4);
  add_effect (document, 1, PADDOCK_STAMINA_CONTROL, 0);
  add_effect (document, 1, PADDOCK_STAMINA_SPEED, 1);
  assert_finds (document, "FRO-LNV-23", "hint stamina 1\nerror stamina 1\nerror stamina 1");
}

static void
test_lost_traits (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_trait (document, PADDOCK_TRAIT_BLADES, 1);
  paddock_text_set (&add_affect (document, 2, PADDOCK_AFFECT_LOSE_TRAIT, 0)->trait, "blades");
  assert_finds (document, "FRO-LNV-24", "");
  paddock_text_set (&add_affect (document, 3, PADDOCK_AFFECT_LOSE_TRAIT, 0)->trait, "tank");
  assert_finds (document, "FRO-LNV-24", "error damage 3");
  fix_first (document, "FRO-LNV-24");
  assert_finds (document, "FRO-LNV-24", "");
}

static void
test_outcomes (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockAffect *affect = add_affect (document, 2, PADDOCK_AFFECT_RANDOM, 0);

  for (int roll = 0; roll <= 3; roll++) {
    PaddockAffectChoice *choice =
      paddock_list_append (&affect->choices, &paddock_affect_choice_type);

    choice->roll = roll;
    choice->affect.kind = PADDOCK_AFFECT_SLOW;
  }
  assert_finds (document, "PAD-LIC-01", "");
  paddock_list_remove (&affect->choices, 1);
  assert_finds (document, "PAD-LIC-01", "error damage 2");
  affect->dice = 2;
  assert_finds (document, "PAD-LIC-01",
                "error damage 2\nerror damage 2\nerror damage 2\nerror damage 2");
}

static void
test_traits (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_trait (document, PADDOCK_TRAIT_BLADES, 1);
  add_trait (document, PADDOCK_TRAIT_CARD_LUCKY, 2)->uses = 1;
  add_custom_trait (document, "one", "One");
  add_custom_trait (document, "two", "Two");
  assert_finds (document, "FRO-LNV-35", "");

  add_trait (document, PADDOCK_TRAIT_BLADES, 1);
  add_trait (document, PADDOCK_TRAIT_TANK, 0);
  add_trait (document, PADDOCK_TRAIT_CARD_COOL, 0);
  add_custom_trait (document, "one", "One");
  add_custom_trait (document, "", "Fire Breath")->nature = PADDOCK_NATURE_BY_KIND;
  assert_finds (document, "FRO-LNV-35",
                "error trait blades\nerror trait tank\nerror trait card-cool\nerror trait one\n"
                "error trait custom\nerror trait custom");
  g_assert_cmpuint (paddock_check_fix_all (paddock_check_find ("FRO-LNV-35"), document->record), ==,
                    5);
  assert_finds (document, "FRO-LNV-35", "");
  g_assert_nonnull (paddock_licence_find_trait (LICENCE (document), "fire-breath"));
  g_assert_nonnull (paddock_licence_find_trait (LICENCE (document), "one-2"));
}

static void
test_special_cards (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_special (document, PADDOCK_CARD_LASH, 2);
  add_special (document, PADDOCK_CARD_COOL, 0)->base = PADDOCK_BASE_REINS;
  assert_finds (document, "FRO-LNV-35", "");
  add_special (document, PADDOCK_CARD_LASH, 0);
  add_special (document, PADDOCK_CARD_COOL, 0);
  add_special (document, PADDOCK_CARD_SWERVE, -1);
  assert_finds (document, "FRO-LNV-35", "error card lash\nerror card cool\nerror card swerve");
  g_assert_cmpuint (paddock_check_fix_all (paddock_check_find ("FRO-LNV-35"), document->record), ==,
                    3);
  assert_finds (document, "FRO-LNV-35", "");
}

static void
test_match (void)
{
  static const struct {
    const char *accel_to_decel, *decel_to_accel; /* three boxes above, two below */
    const char *expected;
  } rows[] = {
    { "", "", "" },
    { "112", "12", "" },
    { "122", "13", "" },
    { "12", "", "error speed 1" },   /* too short */
    { "1122", "", "error speed 1" }, /* too long */
    { "113", "", "error speed 1" },  /* no such box */
    { "212", "", "error speed 1" },  /* goes back */
    { "111", "", "error speed 1" },  /* does not end in the last box */
    { "", "23", "error speed 1" },   /* does not begin in the first one */
    { "", "123", "error speed 1" },
    { "12", "1", "error speed 1\nerror speed 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = sample ();
    PaddockSpeed *speed = edit_speed (document, 1);

    g_test_message ("'%s' '%s'", rows[i].accel_to_decel, rows[i].decel_to_accel);
    speed->accel = 3;
    speed->decel = 2;
    set_ints (&speed->match.accel_to_decel, rows[i].accel_to_decel);
    set_ints (&speed->match.decel_to_accel, rows[i].decel_to_accel);
    assert_finds (document, "FRO-LNV-38", rows[i].expected);
    if (*rows[i].expected) {
      fix_first (document, "FRO-LNV-38");
      assert_finds (document, "FRO-LNV-38", "");
    }
  }
}

static void
test_identity (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  LICENCE (document)->control.minimum = 9;
  assert_finds (document, "FRO-LNV-41", "");
  LICENCE (document)->control.minimum = 10;
  paddock_text_set (&LICENCE (document)->name, "");
  paddock_text_set (&LICENCE (document)->id, "Not an id");
  assert_finds (document, "FRO-LNV-41", "error name\nerror id\nerror control");
  g_assert_cmpuint (paddock_check_fix_all (paddock_check_find ("FRO-LNV-41"), document->record), ==,
                    3);
  assert_finds (document, "FRO-LNV-41", "");
}

static void
test_custom (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockAffect *affect = add_affect (document, 2, PADDOCK_AFFECT_CUSTOM, 0);

  add_effect (document, 2, PADDOCK_STAMINA_CUSTOM, 0);
  add_special (document, PADDOCK_CARD_CUSTOM, 0);
  paddock_text_set (&add_trait (document, PADDOCK_TRAIT_CUSTOM, 0)->name, "Fire");
  assert_finds (document, "FRO-LNV-43",
                "error affect \nerror effect \nerror card \nerror trait Fire");
  paddock_text_set (&affect->name, "Squeak");
  paddock_text_set (&affect->text, "Everybody hears it.");
  assert_finds (document, "FRO-LNV-43",
                "hint affect Squeak\nerror effect \nerror card \nerror trait Fire");
  add_own (&affect->own, PADDOCK_EFFECT_CONTROL_LOSS, PADDOCK_WHEN_NOW, 1);
  assert_finds (document, "FRO-LNV-43", "error effect \nerror card \nerror trait Fire");
}

/* A trait that rolls one die of its control rolls again is fine; each row spoils it. */
static void
test_own_effects (void)
{
  static const struct {
    PaddockFrothyEffect effect;
    int uses;
    const char *expected;
  } rows[] = {
    { { PADDOCK_EFFECT_REROLL, PADDOCK_WHEN_CONTROL_ROLL, 1 }, 0, "" },
    { { PADDOCK_EFFECT_REROLL, PADDOCK_WHEN_CONTROL_ROLL, PADDOCK_NUMBER_DICE + 1 }, 0, "" },
    { { PADDOCK_EFFECT_REROLL, PADDOCK_WHEN_CONTROL_ROLL, 0 }, 0, "error trait Fire" },
    { { PADDOCK_EFFECT_REROLL, PADDOCK_WHEN_CONTROL_ROLL, 10 }, 0, "error trait Fire" },
    { { PADDOCK_EFFECT_REROLL, PADDOCK_WHEN_MOVEMENT, 1 }, 0, "error trait Fire" },
    { { PADDOCK_EFFECT_REROLL, 0, 1 }, 0, "error trait Fire" },
    { { PADDOCK_EFFECT_NONE, 0, 0 }, 0, "error trait Fire" },
    { { PADDOCK_EFFECT_WIN_TIE, PADDOCK_WHEN_VEHICLE_ATTACK, 0 }, 0, "" },
    { { PADDOCK_EFFECT_WIN_TIE, PADDOCK_WHEN_VEHICLE_ATTACK, 1 }, 0, "error trait Fire" },
    { { PADDOCK_EFFECT_FLY, PADDOCK_WHEN_ALWAYS, 0 }, 0, "" },
    { { PADDOCK_EFFECT_FLY, PADDOCK_WHEN_ALWAYS, 0 }, 1, "error trait Fire" }, /* when, then? */
    { { PADDOCK_EFFECT_SPEED, PADDOCK_WHEN_NOW, 1 }, 0, "error trait Fire" },
    { { PADDOCK_EFFECT_SPEED, PADDOCK_WHEN_ROUND_START, 1 }, 0, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = sample ();
    PaddockTrait *trait = add_custom_trait (document, "fire", "Fire");

    g_test_message ("%u", i);
    trait->uses = rows[i].uses;
    add_own (&trait->own, rows[i].effect.kind, rows[i].effect.when, rows[i].effect.n);
    assert_finds (document, "PAD-LIC-02", rows[i].expected);
  }
}

/* Where a thing stands says when it can work: stamina effects at once, cards when they are played. */
static void
test_places_of_effects (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockStaminaEffect *effect = add_effect (document, 2, PADDOCK_STAMINA_CUSTOM, 0);
  PaddockSpecialCard *card = add_special (document, PADDOCK_CARD_CUSTOM, 0);
  PaddockAffect *affect = add_affect (document, 2, PADDOCK_AFFECT_HASTE, 0);

  add_own (&effect->own, PADDOCK_EFFECT_STAMINA, PADDOCK_WHEN_NOW, 1);
  add_own (&card->own, PADDOCK_EFFECT_STAMINA, PADDOCK_WHEN_ROUND_END, 1);
  assert_finds (document, "PAD-LIC-02", "");
  add_own (&effect->own, PADDOCK_EFFECT_STAMINA, PADDOCK_WHEN_ROUND_END, 1);
  add_own (&card->own, PADDOCK_EFFECT_STAMINA, PADDOCK_WHEN_NOW, 1);
  add_own (&affect->own, PADDOCK_EFFECT_STAMINA, PADDOCK_WHEN_NOW, 1); /* is not custom */
  assert_finds (document, "PAD-LIC-02", "error affect \nerror effect \nerror card ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/licence/sample-is-clean", test_sample_is_clean);
  g_test_add_func ("/checks/FRO-LNV-01/speed-ratings", test_speeds);
  g_test_add_func ("/checks/FRO-LNV-04/moves", test_moves);
  g_test_add_func ("/checks/FRO-LNV-04/unfinished-rows", test_unfinished_rows);
  g_test_add_func ("/checks/FRO-LNV-17/stamina-table", test_stamina);
  g_test_add_func ("/checks/FRO-LNV-18/effect-at-full-stamina", test_stamina_maximum);
  g_test_add_func ("/checks/FRO-LNV-20/damage-levels", test_levels);
  g_test_add_func ("/checks/FRO-LNV-20/random-wipe-out", test_random_wipe_out);
  g_test_add_func ("/checks/FRO-LNV-23/numbers-of-affects", test_numbers);
  g_test_add_func ("/checks/FRO-LNV-23/numbers-of-traits", test_trait_numbers);
  g_test_add_func ("/checks/FRO-LNV-23/numbers-of-stamina-effects", test_stamina_numbers);
  g_test_add_func ("/checks/FRO-LNV-24/traits-to-lose", test_lost_traits);
  g_test_add_func ("/checks/PAD-LIC-01/random-affects", test_outcomes);
  g_test_add_func ("/checks/FRO-LNV-35/traits", test_traits);
  g_test_add_func ("/checks/FRO-LNV-35/special-cards", test_special_cards);
  g_test_add_func ("/checks/FRO-LNV-38/match-of-boxes", test_match);
  g_test_add_func ("/checks/FRO-LNV-41/name-id-and-control", test_identity);
  g_test_add_func ("/checks/FRO-LNV-43/custom-parts", test_custom);
  g_test_add_func ("/checks/PAD-LIC-02/own-effects", test_own_effects);
  g_test_add_func ("/checks/PAD-LIC-02/effects-where-they-can-work", test_places_of_effects);
  return g_test_run ();
}
