/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The creation guide as checks of licences: the basic chariot passes, and each row spoils it, or nearly
 * does.
 */

#include "licence-testing.h"

static void
test_boxes (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  assert_finds (document, "FRO-LNV-02", "");
  edit_speed (document, 2)->accel = 0;
  edit_speed (document, 4)->decel = -1;
  assert_finds (document, "FRO-LNV-02", "error speed 2\nerror speed 4");
  fix_first (document, "FRO-LNV-02");
  fix_first (document, "FRO-LNV-02");
  assert_finds (document, "FRO-LNV-02", "");
  g_assert_cmpint (edit_speed (document, 4)->accel, ==, 2);
}

static void
test_standstill (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  g_clear_pointer (&edit_speed (document, 0)->move, paddock_list_unref);
  assert_finds (document, "FRO-LNV-03", "");
  set_moves (document, 0, "0010");
  assert_finds (document, "FRO-LNV-03", "warning speed 0");
  fix_first (document, "FRO-LNV-03");
  assert_finds (document, "FRO-LNV-03", "");
}

/* A check, the moves of one Speed of the basic chariot, and what is found. */
typedef struct {
  const char *check;
  guint rating;
  const char *moves;
  const char *expected;
} MoveCase;

static void
test_moves (void)
{
  static const MoveCase cases[] = {
    { "FRO-LNV-05", 6, "0606", "" },
    { "FRO-LNV-05", 6, "0705", "warning speed 6" },
    { "FRO-LNV-06", 6, "3333", "" },
    { "FRO-LNV-06", 6, "4333", "warning speed 6" },
    { "FRO-LNV-07", 5, "0333", "" },
    { "FRO-LNV-07", 5, "0332", "hint speed 5" },
    { "FRO-LNV-07", 5, "0322", "warning speed 5" },
    { "FRO-LNV-08", 4, "0323", "" },
    { "FRO-LNV-08", 4, "0242", "hint speed 4" },
    { "FRO-LNV-08", 4, "0080", "" }, /* one phase is even in itself */
    { "FRO-LNV-09", 6, "0606", "" },
    { "FRO-LNV-09", 6, "6060", "warning speed 6 phase 1\nwarning speed 6 phase 3" },
    { "FRO-LNV-10", 6, "0444", "" },
    { "FRO-LNV-10", 6, "0606", "hint speed 6" },
    { "FRO-LNV-11", 3, "0222", "" }, /* speed 6 moves in two phases */
    { "FRO-LNV-11", 6, "3333", "" }, /* in four, as speed 3 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (PaddockDocument) document = sample ();

    g_test_message ("%s: speed %u moves %s", cases[i].check, cases[i].rating, cases[i].moves);
    set_moves (document, cases[i].rating, cases[i].moves);
    assert_finds (document, cases[i].check, cases[i].expected);
  }
}

static void
test_long_phase_is_cut (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  set_moves (document, 6, "0903");
  fix_first (document, "FRO-LNV-05");
  assert_finds (document, "FRO-LNV-05", "");
  g_assert_cmpint (paddock_speed_get_total (edit_speed (document, 6)), ==, 9);
}

static void
test_top_phases (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  set_moves (document, 3, "0303");
  set_moves (document, 6, "0444");
  assert_finds (document, "FRO-LNV-11", "hint speed 6");
}

static void
test_safe_order (void)
{
  g_autoptr (PaddockDocument) document = sample (); /* safe up to Speed 2 */

  edit_speed (document, 3)->control = PADDOCK_CONTROL_SAFE;
  assert_finds (document, "FRO-LNV-12", "");
  edit_speed (document, 2)->control = 1;
  assert_finds (document, "FRO-LNV-12", "warning speed 3");
}

static void
test_safe_ends (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  for (guint rating = 0; rating < 6; rating++)
    edit_speed (document, rating)->control = PADDOCK_CONTROL_SAFE;
  assert_finds (document, "FRO-LNV-13", "");
  edit_speed (document, 6)->control = PADDOCK_CONTROL_SAFE;
  assert_finds (document, "FRO-LNV-13", "warning speeds");
  edit_speed (document, 0)->control = 1;
  assert_finds (document, "FRO-LNV-13", "warning speed 0");
  fix_first (document, "FRO-LNV-13");
  assert_finds (document, "FRO-LNV-13", "warning speeds");
}

static void
test_control (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  edit_speed (document, 6)->control = 3;
  assert_finds (document, "FRO-LNV-14", "");
  edit_speed (document, 6)->control = 2;
  assert_finds (document, "FRO-LNV-14", "hint speed 6");
}

static void
test_stamina_row (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  edit_speed (document, 5)->stamina = 0;
  assert_finds (document, "FRO-LNV-15", "");
  edit_speed (document, 5)->stamina = 1;
  assert_finds (document, "FRO-LNV-15", "hint speed 5");
}

static void
test_stamina_ends (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  edit_speed (document, 5)->stamina = edit_speed (document, 6)->stamina = 0;
  assert_finds (document, "FRO-LNV-16", "hint stamina");
  edit_speed (document, 6)->stamina = -1;
  assert_finds (document, "FRO-LNV-16", "");
  for (guint rating = 0; rating < 3; rating++)
    edit_speed (document, rating)->stamina = 0;
  assert_finds (document, "FRO-LNV-16", "hint stamina");
}

static void
test_resilience (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  LICENCE (document)->damage.resilience = PADDOCK_RESILIENCE_BLANK;
  assert_finds (document, "FRO-LNV-19", "");
  LICENCE (document)->damage.resilience = 3;
  assert_finds (document, "FRO-LNV-19", "error damage");
  fix_first (document, "FRO-LNV-19");
  g_assert_cmpint (LICENCE (document)->damage.resilience, ==, 2);
}

/* 6 to 18 dice on average; a die hurts on 6, 5, 4 or 2 of its faces. */
static void
test_toughness (void)
{
  static const struct {
    int resilience, maximum;
    const char *expected;
  } rows[] = {
    { PADDOCK_RESILIENCE_BLANK, 5, "hint damage" },
    { PADDOCK_RESILIENCE_BLANK, 6, "" },
    { PADDOCK_RESILIENCE_BLANK, 18, "" },
    { PADDOCK_RESILIENCE_BLANK, 19, "hint damage" },
    { 0, 4, "hint damage" },
    { 0, 5, "" },
    { 0, 15, "" },
    { 0, 16, "hint damage" },
    { 1, 3, "hint damage" },
    { 1, 12, "" },
    { 1, 13, "hint damage" },
    { 2, 1, "hint damage" },
    { 2, 2, "" },
    { 2, 6, "" },
    { 2, 7, "hint damage" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = sample ();

    g_test_message ("%d %d", rows[i].resilience, rows[i].maximum);
    LICENCE (document)->damage.resilience = rows[i].resilience;
    LICENCE (document)->damage.maximum = rows[i].maximum;
    assert_finds (document, "FRO-LNV-21", rows[i].expected);
  }
}

static void
test_spread (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockDamageLevel *level;

  clear_levels (document);
  add_affect (document, 8, PADDOCK_AFFECT_WIPE_OUT, 0);
  assert_finds (document, "FRO-LNV-22", "hint damage");
  LICENCE (document)->damage.maximum = 7;
  assert_finds (document, "FRO-LNV-22", "");

  for (guint i = 0; i < 2; i++) {
    add_affect (document, 2, PADDOCK_AFFECT_SLOW, 0);
    assert_finds (document, "FRO-LNV-22", "");
    level = paddock_list_edit (&LICENCE (document)->damage.levels, i + 1);
    paddock_list_append (&level->affects, &paddock_affect_type);
  }
  assert_finds (document, "FRO-LNV-22", "hint levels");
}

static void
test_lost_cards (void)
{
  g_autoptr (PaddockDocument) document = sample ();
  PaddockLicenceCards *cards = &LICENCE (document)->cards;

  add_affect (document, 2, PADDOCK_AFFECT_LOSE_CARD, 0)->card = PADDOCK_LOSE_WHIP;
  assert_finds (document, "FRO-LNV-25", "");
  cards->whip = 0;
  assert_finds (document, "FRO-LNV-25", "warning damage 2");
  cards->dual = 1;
  assert_finds (document, "FRO-LNV-25", "");
  cards->dual = 0;
  add_special (document, PADDOCK_CARD_YAH, 0);
  assert_finds (document, "FRO-LNV-25", "");
  ((PaddockSpecialCard *) paddock_list_edit (&cards->specials, 0))->base = PADDOCK_BASE_NONE;
  assert_finds (document, "FRO-LNV-25", "warning damage 2");
  fix_first (document, "FRO-LNV-25");
  assert_finds (document, "FRO-LNV-25", "");
}

static void
test_safe_speeds (void)
{
  g_autoptr (PaddockDocument) document = sample (); /* three Safe Speeds, one is lost at damage 4 */

  add_affect (document, 5, PADDOCK_AFFECT_SAFE_SPEED, 0);
  add_affect (document, 7, PADDOCK_AFFECT_SAFE_SPEED, 0);
  assert_finds (document, "FRO-LNV-26", "");
  add_own (&add_affect (document, 7, PADDOCK_AFFECT_CUSTOM, 0)->own, PADDOCK_EFFECT_SAFE_SPEED,
           PADDOCK_WHEN_ALWAYS, 2);
  assert_finds (document, "FRO-LNV-26", "warning damage");
  fix_first (document, "FRO-LNV-26");
  assert_finds (document, "FRO-LNV-26", "");
}

static void
test_haste_and_slow (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_affect (document, 2, PADDOCK_AFFECT_HASTE, 0);
  add_affect (document, 3, PADDOCK_AFFECT_HASTE, 0);
  assert_finds (document, "FRO-LNV-27", "");
  add_affect (document, 5, PADDOCK_AFFECT_SLOW, 0);
  assert_finds (document, "FRO-LNV-27", "warning damage");
}

static void
test_card_counts (void)
{
  static const struct {
    const char *check;
    int whip, dual, specials;
    const char *expected;
  } rows[] = {
    { "FRO-LNV-28", 3, 0, 0, "error cards" },
    { "FRO-LNV-28", 4, 0, 0, "" },
    { "FRO-LNV-28", 12, 0, 0, "" },
    { "FRO-LNV-28", 9, 2, 2, "error cards" },
    { "FRO-LNV-29", 4, 0, 0, "hint cards" },
    { "FRO-LNV-29", 6, 0, 0, "" },
    { "FRO-LNV-29", 8, 0, 0, "" },
    { "FRO-LNV-29", 9, 0, 0, "hint cards" },
    { "FRO-LNV-29", 3, 0, 0, "" },
    { "FRO-LNV-29", 13, 0, 0, "" },
    { "FRO-LNV-30", 7, 1, 0, "" },
    { "FRO-LNV-30", 5, 2, 0, "" },
    { "FRO-LNV-30", 6, 2, 0, "hint cards" },
    { "FRO-LNV-30", 4, 3, 0, "" },
    { "FRO-LNV-30", 5, 3, 0, "hint cards" },
    { "FRO-LNV-31", 5, 0, 2, "" },
    { "FRO-LNV-31", 5, 0, 3, "hint cards" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = sample ();
    PaddockLicenceCards *cards = &LICENCE (document)->cards;

    g_test_message ("%s %d %d %d", rows[i].check, rows[i].whip, rows[i].dual, rows[i].specials);
    cards->whip = rows[i].whip;
    cards->reins = 0;
    cards->dual = rows[i].dual;
    for (int n = 0; n < rows[i].specials; n++)
      add_special (document, PADDOCK_CARD_YAH, 0);
    assert_finds (document, rows[i].check, rows[i].expected);
  }
}

static void
test_strong_cards (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_special (document, PADDOCK_CARD_LASH, 3)->discard = PADDOCK_DISCARD_NO;
  add_special (document, PADDOCK_CARD_LASH, 4);
  add_special (document, PADDOCK_CARD_LASH, PADDOCK_NUMBER_DICE + 2)->discard = PADDOCK_DISCARD_NO;
  assert_finds (document, "FRO-LNV-32", "");
  add_special (document, PADDOCK_CARD_WHOAH, 4)->discard = PADDOCK_DISCARD_NO;
  assert_finds (document, "FRO-LNV-32", "warning card whoah");
  fix_first (document, "FRO-LNV-32");
  assert_finds (document, "FRO-LNV-32", "");
}

static void
test_plain_sides (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  add_special (document, PADDOCK_CARD_YAH, 0)->base = PADDOCK_BASE_NONE;
  add_special (document, PADDOCK_CARD_BRAKE, 0)->base = PADDOCK_BASE_DUAL;
  add_special (document, PADDOCK_CARD_COOL, 0)->base = PADDOCK_BASE_REINS;
  assert_finds (document, "FRO-LNV-33", "");
  add_special (document, PADDOCK_CARD_YAH, 0)->base = PADDOCK_BASE_REINS;
  add_special (document, PADDOCK_CARD_BRAKE, 0)->base = PADDOCK_BASE_WHIP;
  assert_finds (document, "FRO-LNV-33", "warning card yah\nwarning card brake");
  fix_first (document, "FRO-LNV-33");
  assert_finds (document, "FRO-LNV-33", "warning card brake");
}

static void
test_number_of_traits (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  for (int i = 0; i < 4; i++)
    add_trait (document, PADDOCK_TRAIT_BLADES + i, 1);
  assert_finds (document, "FRO-LNV-34", "");
  add_trait (document, PADDOCK_TRAIT_TANK, 1);
  assert_finds (document, "FRO-LNV-34", "warning traits");
}

/* Every pair of the catalogue, and pairs that get on with each other. */
/* Whether effects of these kinds and numbers fight each other at the same moment, in either order. */
static gboolean
is_clash (int a, int n_a, int b, int n_b)
{
  static const int pairs[][2] = {
    { PADDOCK_EFFECT_FREE_BOXES, PADDOCK_EFFECT_SPARE_DICE },
    { PADDOCK_EFFECT_FREE_BOXES, PADDOCK_EFFECT_REROLL },
    { PADDOCK_EFFECT_FREE_BOXES, PADDOCK_EFFECT_VALUE },
    { PADDOCK_EFFECT_FREE_BOXES, PADDOCK_EFFECT_RIVAL },
    { PADDOCK_EFFECT_WIN_TIE, PADDOCK_EFFECT_LOSE_TIE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if ((a == pairs[i][0] && b == pairs[i][1]) || (a == pairs[i][1] && b == pairs[i][0]))
      return TRUE;

  return a == b
         && ((a == PADDOCK_EFFECT_VALUE && (n_a < 0) != (n_b < 0))
             || (a == PADDOCK_EFFECT_JUMP && (n_a == 0) != (n_b == 0)));
}

/* Two custom traits with an effect each, of any two of these kinds. */
static void
test_effects_that_clash (void)
{
  static const int kinds[] = { PADDOCK_EFFECT_FREE_BOXES, PADDOCK_EFFECT_SPARE_DICE,
                               PADDOCK_EFFECT_REROLL,     PADDOCK_EFFECT_VALUE,
                               PADDOCK_EFFECT_RIVAL,      PADDOCK_EFFECT_JUMP,
                               PADDOCK_EFFECT_WIN_TIE,    PADDOCK_EFFECT_LOSE_TIE };
  static const int numbers[] = { -1, 0, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds) * G_N_ELEMENTS (kinds) * 9; i++) {
    int a = kinds[i / 72], b = kinds[i / 9 % 8], n_a = numbers[i / 3 % 3], n_b = numbers[i % 3];
    g_autoptr (PaddockDocument) document = sample ();

    add_own (&add_custom_trait (document, "first", "First")->own, a, 3, n_a);
    add_own (&add_custom_trait (document, "second", "Second")->own, b, 2, n_b);
    g_test_message ("%d %d, %d %d", a, n_a, b, n_b);
    assert_finds (document, "FRO-LNV-36", is_clash (a, n_a, b, n_b) ? "warning trait second" : "");
  }
}

static void
test_contradictions (void)
{
  static const struct {
    int a, b;
    gboolean clash;
  } rows[] = {
    { PADDOCK_TRAIT_LEAP, PADDOCK_TRAIT_WHITEY, TRUE },
    { PADDOCK_TRAIT_FORTUNE_SMILES, PADDOCK_TRAIT_UNLUCKY_CHARM, TRUE },
    { PADDOCK_TRAIT_LADY_LUCK, PADDOCK_TRAIT_ILL_FATE, TRUE },
    { PADDOCK_TRAIT_HYPERACTIVE, PADDOCK_TRAIT_CAUTIOUS, TRUE },
    { PADDOCK_TRAIT_LAZY, PADDOCK_TRAIT_RECKLESS, TRUE },
    { PADDOCK_TRAIT_TIRELESS, PADDOCK_TRAIT_LONG_LEGS, TRUE },
    { PADDOCK_TRAIT_TIRELESS, PADDOCK_TRAIT_LASH, TRUE },
    { PADDOCK_TRAIT_TIRELESS, PADDOCK_TRAIT_CAUTIOUS, TRUE },
    { PADDOCK_TRAIT_TIRELESS, PADDOCK_TRAIT_HYPERACTIVE, TRUE },
    { PADDOCK_TRAIT_TIRELESS, PADDOCK_TRAIT_RIVAL, TRUE },
    { PADDOCK_TRAIT_ANCHOR, PADDOCK_TRAIT_RUBBER_SHOES, TRUE },
    { PADDOCK_TRAIT_ANCHOR, PADDOCK_TRAIT_TIGHT_LEASH, TRUE },
    { PADDOCK_TRAIT_ANCHOR, PADDOCK_TRAIT_RECKLESS, TRUE },
    { PADDOCK_TRAIT_ANCHOR, PADDOCK_TRAIT_LAZY, TRUE },
    { PADDOCK_TRAIT_TIRELESS, PADDOCK_TRAIT_RUBBER_SHOES, FALSE },
    { PADDOCK_TRAIT_ANCHOR, PADDOCK_TRAIT_LASH, FALSE },
    { PADDOCK_TRAIT_TIRELESS, PADDOCK_TRAIT_ANCHOR, FALSE },
    { PADDOCK_TRAIT_FORTUNE_SMILES, PADDOCK_TRAIT_ILL_FATE, FALSE },
    { PADDOCK_TRAIT_HYPERACTIVE, PADDOCK_TRAIT_RECKLESS, FALSE },
    { PADDOCK_TRAIT_BLADES, PADDOCK_TRAIT_FLIMSY, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint order = 0; order < 2; order++) {
      g_autoptr (PaddockDocument) document = sample ();
      int first = order ? rows[i].b : rows[i].a, second = order ? rows[i].a : rows[i].b;
      g_autofree char *expected =
        g_strconcat (rows[i].clash ? "warning trait " : "",
                     rows[i].clash ? paddock_trait_names[second] : NULL, NULL);

      g_test_message ("%s %s", paddock_trait_names[first], paddock_trait_names[second]);
      add_trait (document, first, 1);
      add_trait (document, second, 1);
      assert_finds (document, "FRO-LNV-36", expected);
    }
}

static void
test_survivors (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  LICENCE (document)->damage.resilience = 0;
  add_special (document, PADDOCK_CARD_SURVIVOR, 0);
  add_trait (document, PADDOCK_TRAIT_CARD_SURVIVOR, 0)->uses = 1;
  assert_finds (document, "FRO-LNV-36", "");
  LICENCE (document)->damage.resilience = PADDOCK_RESILIENCE_BLANK;
  assert_finds (document, "FRO-LNV-36", "warning card survivor\nwarning trait card-survivor");
}

static void
test_number_of_boxes (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  for (guint rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    edit_speed (document, rating)->accel = edit_speed (document, rating)->decel = 1;
  assert_finds (document, "FRO-LNV-39", "hint acceleration\nhint deceleration");
  edit_speed (document, 3)->accel = edit_speed (document, 3)->decel = 2;
  assert_finds (document, "FRO-LNV-39", "");
}

/* What makes the chariot better, what evens that out, and that a flaw would do, too. */
static void
test_dominance (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  assert_finds (document, "FRO-LNV-40", ""); /* as good as itself */
  edit_speed (document, 6)->control = 3;
  assert_finds (document, "FRO-LNV-40", "warning ");
  add_trait (document, PADDOCK_TRAIT_TANK, 1);
  assert_finds (document, "FRO-LNV-40", "warning ");
  add_trait (document, PADDOCK_TRAIT_LAZY, 1);
  assert_finds (document, "FRO-LNV-40", "");
}

static void
worsen (PaddockDocument *document, guint how)
{
  PaddockLicence *licence = document->record;

  switch (how) {
  case 0:
    set_moves (document, 3, "1112");
    break;
  case 1:
    edit_speed (document, 0)->accel = 2;
    break;
  case 2:
    edit_speed (document, 2)->control = 1;
    break;
  case 3:
    edit_speed (document, 4)->stamina = -1;
    break;
  case 4:
    licence->damage.maximum = 7;
    break;
  case 5:
    add_affect (document, 7, PADDOCK_AFFECT_SLOW, 0);
    break;
  case 6:
    licence->cards.whip = 3;
    break;
  default:
    licence->control.minimum = 1;
    break;
  }
}

static void
test_one_weakness_will_do (void)
{
  for (guint how = 0; how <= 7; how++) {
    g_autoptr (PaddockDocument) document = sample ();

    g_test_message ("%u", how);
    set_moves (document, 1, "1110");
    assert_finds (document, "FRO-LNV-40", "warning ");
    worsen (document, how);
    assert_finds (document, "FRO-LNV-40", "");
  }
}

static void
test_minimum (void)
{
  g_autoptr (PaddockDocument) document = sample ();

  assert_finds (document, "FRO-LNV-42", "");
  LICENCE (document)->control.minimum = 1;
  assert_finds (document, "FRO-LNV-42", "hint control");
}

/* Each piece of the guide's advice that a program can judge has a check that says so. */
static void
test_guidance (void)
{
  static const struct {
    const char *clause, *check;
  } advice[] = {
    { "FRO-VCG-02", "FRO-LNV-01" }, { "FRO-VCG-03", "FRO-LNV-03" }, { "FRO-VCG-04", "FRO-LNV-07" },
    { "FRO-VCG-05", "FRO-LNV-39" }, { "FRO-VCG-06", "FRO-LNV-06" }, { "FRO-VCG-07", "FRO-LNV-05" },
    { "FRO-VCG-08", "FRO-LNV-08" }, { "FRO-VCG-09", "FRO-LNV-11" }, { "FRO-VCG-10", "FRO-LNV-09" },
    { "FRO-VCG-10", "FRO-LNV-10" }, { "FRO-VCG-11", "FRO-LNV-12" }, { "FRO-VCG-11", "FRO-LNV-14" },
    { "FRO-VCG-12", "FRO-LNV-15" }, { "FRO-VCG-13", "FRO-LNV-42" }, { "FRO-VCG-14", "FRO-LNV-19" },
    { "FRO-VCG-15", "FRO-LNV-21" }, { "FRO-VCG-16", "FRO-LNV-22" }, { "FRO-VCG-17", "FRO-LNV-20" },
    { "FRO-VCG-19", "FRO-LNV-28" }, { "FRO-VCG-19", "FRO-LNV-29" }, { "FRO-VCG-20", "FRO-LNV-30" },
    { "FRO-VCG-21", "FRO-LNV-31" }, { "FRO-VCG-22", "FRO-LNV-23" }, { "FRO-VCG-22", "FRO-LNV-32" },
    { "FRO-VCG-23", "FRO-LNV-34" }, { "FRO-VCG-24", "FRO-LNV-43" }, { "FRO-VCG-25", "FRO-LNV-37" },
    { "FRO-VCG-26", "FRO-LNV-40" }, { "FRO-VCG-28", "FRO-LNV-33" }, { "FRO-LIC-01", "FRO-LNV-02" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (advice); i++) {
    const PaddockCheck *check = paddock_check_find (advice[i].check);

    g_test_message ("%s", advice[i].check);
    g_assert_nonnull (check);
    g_assert_cmpstr (check->clause, ==, advice[i].clause);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/FRO-LNV-02/boxes", test_boxes);
  g_test_add_func ("/checks/FRO-LNV-03/standstill", test_standstill);
  g_test_add_func ("/checks/FRO-LNV-05/moves", test_moves);
  g_test_add_func ("/checks/FRO-LNV-05/long-phase-is-cut", test_long_phase_is_cut);
  g_test_add_func ("/checks/FRO-LNV-11/phases-at-top-speed", test_top_phases);
  g_test_add_func ("/checks/FRO-LNV-12/order-of-safe-speeds", test_safe_order);
  g_test_add_func ("/checks/FRO-LNV-13/safe-speeds", test_safe_ends);
  g_test_add_func ("/checks/FRO-LNV-14/control-dice", test_control);
  g_test_add_func ("/checks/FRO-LNV-15/stamina-row", test_stamina_row);
  g_test_add_func ("/checks/FRO-LNV-16/tiring-and-recovering", test_stamina_ends);
  g_test_add_func ("/checks/FRO-LNV-19/resilience", test_resilience);
  g_test_add_func ("/checks/FRO-LNV-21/toughness", test_toughness);
  g_test_add_func ("/checks/FRO-LNV-22/spread-of-affects", test_spread);
  g_test_add_func ("/checks/FRO-LNV-25/cards-to-lose", test_lost_cards);
  g_test_add_func ("/checks/FRO-LNV-26/safe-speeds-to-lose", test_safe_speeds);
  g_test_add_func ("/checks/FRO-LNV-27/haste-and-slow", test_haste_and_slow);
  g_test_add_func ("/checks/FRO-LNV-28/numbers-of-cards", test_card_counts);
  g_test_add_func ("/checks/FRO-LNV-32/strong-cards", test_strong_cards);
  g_test_add_func ("/checks/FRO-LNV-33/plain-sides", test_plain_sides);
  g_test_add_func ("/checks/FRO-LNV-34/number-of-traits", test_number_of_traits);
  g_test_add_func ("/checks/FRO-LNV-36/contradictions", test_contradictions);
  g_test_add_func ("/checks/FRO-LNV-36/effects-that-clash", test_effects_that_clash);
  g_test_add_func ("/checks/FRO-LNV-36/survivors", test_survivors);
  g_test_add_func ("/checks/FRO-LNV-39/number-of-boxes", test_number_of_boxes);
  g_test_add_func ("/checks/FRO-LNV-40/better-everywhere", test_dominance);
  g_test_add_func ("/checks/FRO-LNV-40/one-weakness-will-do", test_one_weakness_will_do);
  g_test_add_func ("/checks/FRO-LNV-42/lowest-control-loss", test_minimum);
  g_test_add_func ("/checks/licence/every-advice-has-its-check", test_guidance);
  g_test_add_data_func ("/checks/tested/licence-profile", &paddock_licence_profile_checks,
                        assert_table_is_tested);
  g_test_add_data_func ("/checks/tested/licence-cards", &paddock_licence_card_checks,
                        assert_table_is_tested);
  return g_test_run ();
}
