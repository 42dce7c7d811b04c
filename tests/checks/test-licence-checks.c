/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checks of driving licences: each finds what it is there for, and stays silent just short of it.
 */

#include "check-testing.h"
#include "licence.h"

static PaddockDocument *
sample (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_licence_kind);
  PaddockLicence *licence = document->record;

  paddock_text_set (&licence->name, "Basic Chariot");
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    PaddockSpeed *speed = paddock_list_append (&licence->speeds, &paddock_speed_type);

    speed->rating = rating;
    speed->accel = 2;
    for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++)
      paddock_list_append_int (&speed->move, rating / 2);
  }
  licence->cards.whip = licence->cards.reins = 4;
  return document;
}

#define LICENCE(document_) ((PaddockLicence *) (document_)->record)

static PaddockSpeed *
edit_speed (PaddockDocument *document, guint i)
{
  return paddock_list_edit (&LICENCE (document)->speeds, i);
}

static PaddockAffect *
add_affect (PaddockDocument *document, int value, int kind, int n)
{
  PaddockDamageLevel *level =
    paddock_list_append (&LICENCE (document)->damage.levels, &paddock_damage_level_type);
  PaddockAffect *affect = paddock_list_append (&level->affects, &paddock_affect_type);

  level->value = value;
  affect->kind = kind;
  affect->n = n;
  return affect;
}

static PaddockTrait *
add_trait (PaddockDocument *document, int kind, int n)
{
  PaddockTrait *trait = paddock_list_append (&LICENCE (document)->traits, &paddock_trait_type);

  trait->kind = kind;
  trait->n = n;
  return trait;
}

static PaddockStaminaEffect *
add_effect (PaddockDocument *document, int value, int kind)
{
  PaddockStaminaStep *step =
    paddock_list_append (&LICENCE (document)->stamina.steps, &paddock_stamina_step_type);
  PaddockStaminaEffect *effect = paddock_list_append (&step->effects, &paddock_stamina_effect_type);

  step->value = value;
  effect->kind = kind;
  return effect;
}

static PaddockSpecialCard *
add_special (PaddockDocument *document, int kind, int n)
{
  PaddockSpecialCard *card =
    paddock_list_append (&LICENCE (document)->cards.specials, &paddock_special_card_type);

  card->kind = kind;
  card->n = n;
  return card;
}

static void
test_sample_is_clean (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  g_autofree char *found = findings_text (document, NULL);

  g_assert_cmpstr (found, ==, "");
}

static void
test_speeds (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  paddock_list_move (&LICENCE (document)->speeds, 0, 6); /* the order does not matter */
  assert_finds (document, "FRO-LNV-01", "");
  edit_speed (document, 0)->rating = 2;
  assert_finds (document, "FRO-LNV-01", "error speed 1\nerror speed 2");
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
}

static void
test_stamina (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockStaminaTable *table = &LICENCE (document)->stamina;

  add_effect (document, 0, PADDOCK_STAMINA_SPEED);
  table->maximum = 5;
  assert_finds (document, "FRO-LNV-17", "");
  add_effect (document, 6, PADDOCK_STAMINA_SPEED);
  assert_finds (document, "FRO-LNV-17", "error stamina 6");
  table->maximum = 0;
  assert_finds (document, "FRO-LNV-17", "error stamina\nerror stamina 6");
}

static void
test_stamina_maximum (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_effect (document, 9, PADDOCK_STAMINA_SPEED);
  assert_finds (document, "FRO-LNV-18", "");
  add_effect (document, 10, PADDOCK_STAMINA_SPEED);
  assert_finds (document, "FRO-LNV-18", "warning stamina 10");
}

static void
test_levels (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_affect (document, 3, PADDOCK_AFFECT_HASTE, 0);
  add_affect (document, 8, PADDOCK_AFFECT_WIPE_OUT, 0);
  assert_finds (document, "FRO-LNV-20", "");
  add_affect (document, 9, PADDOCK_AFFECT_SLOW, 0);
  add_affect (document, 9, PADDOCK_AFFECT_SLOW, 0);
  add_affect (document, 4, PADDOCK_AFFECT_WIPE_OUT, 0);
  assert_finds (document, "FRO-LNV-20",
                "error damage 9\nerror damage 9\nerror damage 9\nerror damage 4\nwarning damage 4");
}

/* Dice may wipe a vehicle out before the maximum. */
static void
test_random_wipe_out (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockAffect *affect = add_affect (document, 3, PADDOCK_AFFECT_RANDOM, 0);
  PaddockAffectChoice *choice = paddock_list_append (&affect->choices, &paddock_affect_choice_type);

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

static void
test_lost_traits (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_trait (document, PADDOCK_TRAIT_BLADES, 1);
  paddock_text_set (&add_affect (document, 2, PADDOCK_AFFECT_LOSE_TRAIT, 0)->trait, "blades");
  assert_finds (document, "FRO-LNV-24", "");
  paddock_text_set (&add_affect (document, 3, PADDOCK_AFFECT_LOSE_TRAIT, 0)->trait, "tank");
  assert_finds (document, "FRO-LNV-24", "error damage 3");
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
test_card_count (void)
{
  static const struct {
    int whip;
    const char *expected;
  } rows[] = { { 3, "error cards" }, { 4, "" }, { 12, "" }, { 13, "error cards" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = sample ();

    LICENCE (document)->cards.reins = 0;
    LICENCE (document)->cards.whip = rows[i].whip;
    assert_finds (document, "FRO-LNV-28", rows[i].expected);
  }
}

static void
test_traits (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_trait (document, PADDOCK_TRAIT_BLADES, 1);
  add_trait (document, PADDOCK_TRAIT_CARD_LUCKY, 2)->uses = 1;
  paddock_text_set (&add_trait (document, PADDOCK_TRAIT_CUSTOM, 0)->id, "one");
  paddock_text_set (&add_trait (document, PADDOCK_TRAIT_CUSTOM, 0)->id, "two");
  assert_finds (document, "FRO-LNV-35", "");

  add_trait (document, PADDOCK_TRAIT_BLADES, 1);
  add_trait (document, PADDOCK_TRAIT_TANK, 0);
  add_trait (document, PADDOCK_TRAIT_CARD_COOL, 0);
  paddock_text_set (&add_trait (document, PADDOCK_TRAIT_CUSTOM, 0)->id, "one");
  assert_finds (document, "FRO-LNV-35",
                "error trait blades\nerror trait tank\nerror trait card-cool\nerror trait one");
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
  assert_finds (document, "FRO-LNV-35", "error card lash\nerror card cool");
}

static void
set_ints (PaddockList **list, const char *digits)
{
  for (; *digits; digits++)
    paddock_list_append_int (list, *digits - '0');
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
test_name (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  paddock_text_set (&LICENCE (document)->name, "");
  assert_finds (document, "FRO-LNV-41", "error ");
}

static void
test_custom (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockAffect *affect = add_affect (document, 2, PADDOCK_AFFECT_CUSTOM, 0);

  add_effect (document, 2, PADDOCK_STAMINA_CUSTOM);
  add_special (document, PADDOCK_CARD_CUSTOM, 0);
  paddock_text_set (&add_trait (document, PADDOCK_TRAIT_CUSTOM, 0)->name, "Fire");
  assert_finds (document, "FRO-LNV-43",
                "error affect \nerror effect \nerror card \nerror trait Fire");
  paddock_text_set (&affect->name, "Squeak");
  paddock_text_set (&affect->text, "Everybody hears it.");
  assert_finds (document, "FRO-LNV-43",
                "hint affect Squeak\nerror effect \nerror card \nerror trait Fire");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/licence/sample-is-clean", test_sample_is_clean);
  g_test_add_func ("/checks/FRO-LNV-01/speed-ratings", test_speeds);
  g_test_add_func ("/checks/FRO-LNV-04/moves", test_moves);
  g_test_add_func ("/checks/FRO-LNV-17/stamina-table", test_stamina);
  g_test_add_func ("/checks/FRO-LNV-18/effect-at-full-stamina", test_stamina_maximum);
  g_test_add_func ("/checks/FRO-LNV-20/damage-levels", test_levels);
  g_test_add_func ("/checks/FRO-LNV-20/random-wipe-out", test_random_wipe_out);
  g_test_add_func ("/checks/FRO-LNV-23/numbers-of-affects", test_numbers);
  g_test_add_func ("/checks/FRO-LNV-23/numbers-of-traits", test_trait_numbers);
  g_test_add_func ("/checks/FRO-LNV-24/traits-to-lose", test_lost_traits);
  g_test_add_func ("/checks/PAD-LIC-01/random-affects", test_outcomes);
  g_test_add_func ("/checks/FRO-LNV-28/number-of-cards", test_card_count);
  g_test_add_func ("/checks/FRO-LNV-35/traits", test_traits);
  g_test_add_func ("/checks/FRO-LNV-35/special-cards", test_special_cards);
  g_test_add_func ("/checks/FRO-LNV-38/match-of-boxes", test_match);
  g_test_add_func ("/checks/FRO-LNV-41/name", test_name);
  g_test_add_func ("/checks/FRO-LNV-43/custom-parts", test_custom);
  g_test_add_data_func ("/checks/tested/licence", &paddock_licence_checks, assert_table_is_tested);
  return g_test_run ();
}
