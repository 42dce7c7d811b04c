/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The odds of Frothy Races against brute force: every die by itself, every set of dice picked up, discarded or kept.
 */

#include "frothy/frothy-compile.h"
#include "frothy/frothy-icons.h"
#include "frothy/odds/frothy-odds.h"

#define MAX_DICE 6

static const guint8 sides[FRO_MAX_VALUE + 1] = { 1, 1, 2, 2 };
static const int values[6] = { 0, 1, 2, 2, 3, 3 };

static void
assert_weight (FroWeight found, guint64 expected)
{
  g_assert_cmpuint ((guint64) (found >> 64), ==, 0);
  g_assert_cmpuint ((guint64) found, ==, expected);
}

/* --- Brute force --- */

/* Counts one up through all faces of N dice; FALSE: that was the last. */
static gboolean
next_roll (guint8 *faces, guint n)
{
  for (guint i = 0; i < n; i++) {
    if (++faces[i] < 6)
      return TRUE;
    faces[i] = 0;
  }

  return FALSE;
}

static guint64
power (guint64 base, guint n)
{
  return n == 0 ? 1 : base * power (base, n - 1);
}

typedef gboolean (*HoldsFunc) (const guint8 *faces, guint n, gconstpointer data);

/* In how many ways of the re-roll it holds when the dice in the set PICKED are rolled again. */
static guint64
count_reroll (const guint8 *faces, guint n, guint picked, HoldsFunc holds, gconstpointer data)
{
  guint8 again[MAX_DICE] = { 0 };
  guint64 ways = 0;

  do {
    guint8 then[MAX_DICE];

    memcpy (then, faces, n);
    for (guint i = 0, k = 0; i < n; i++)
      if (picked >> i & 1)
        then[i] = again[k++];
    ways += holds (then, n, data);
  } while (next_roll (again, (guint) __builtin_popcount (picked)));

  return ways;
}

/* The most ways in which it holds, with the best dice picked up in every roll. */
static guint64
count_most (guint n, guint rerolls, HoldsFunc holds, gconstpointer data)
{
  guint8 faces[MAX_DICE] = { 0 };
  guint64 ways = 0;

  do {
    guint64 best = 0;

    for (guint picked = 0; picked < 1u << n; picked++) {
      guint k = (guint) __builtin_popcount (picked);

      if (k <= rerolls)
        best = MAX (best, count_reroll (faces, n, picked, holds, data) * power (6, rerolls - k));
    }
    ways += best;
  } while (next_roll (faces, n));

  return ways;
}

/* --- Control rolls --- */

typedef struct {
  const FroControlRoll *roll;
  guint icon;       /* or FRO_N_ICONS: the roll is passed */
  gboolean is_kept; /* from taking effect */
} Wish;

/* What takes effect when the dice in the set DISCARDED are put aside. */
static guint
find_outcome (const FroControlRoll *roll, const guint8 *faces, guint n, guint discarded)
{
  guint8 counts[FRO_N_ICONS] = { 0 };

  for (guint i = 0; i < n; i++)
    counts[faces[i]] = (guint8) (counts[faces[i]] + !(discarded >> i & 1));
  fro_convert_icons (counts, roll->slow_to_haste, roll->haste_to_slow);
  if (roll->damage_ignored)
    counts[FRO_DAMAGE] = 0;
  fro_cancel_pairs (counts);

  return fro_find_effects (counts);
}

static FroIcon
convert (const FroControlRoll *roll, guint face)
{
  if (face == FRO_SLOW && roll->slow_to_haste)
    return FRO_HASTE;
  if (face == FRO_HASTE && roll->haste_to_slow)
    return FRO_SLOW;

  return face;
}

/* With pairs first, dice that have a partner are gone before any can be discarded: those are the first of each. */
static guint
find_paired (const FroControlRoll *roll, const guint8 *faces, guint n)
{
  guint8 counts[FRO_N_ICONS] = { 0 }, left[FRO_N_ICONS];
  guint paired = 0;

  for (guint i = 0; i < n; i++)
    counts[convert (roll, faces[i])]++;
  memcpy (left, counts, sizeof left);
  fro_cancel_pairs (left);
  for (guint i = 0; i < n; i++) {
    guint icon = convert (roll, faces[i]);

    if (counts[icon] > left[icon]) {
      paired |= 1u << i;
      counts[icon]--;
    }
  }

  return paired;
}

static gboolean
can_have (const guint8 *faces, guint n, gconstpointer data)
{
  const Wish *wish = data;
  guint paired = wish->roll->pairs_first ? find_paired (wish->roll, faces, n) : 0;

  for (guint discarded = 0; discarded < 1u << n; discarded++) {
    guint effects;

    if ((discarded & paired) || (guint) __builtin_popcount (discarded) > wish->roll->discards)
      continue;
    effects = find_outcome (wish->roll, faces, n, discarded | paired);
    if (wish->icon == FRO_N_ICONS ? (effects == 0) != wish->is_kept
                                  : (effects >> wish->icon & 1) != (guint) wish->is_kept)
      return TRUE;
  }

  return FALSE;
}

static void
assert_control (const FroControlRoll *roll)
{
  FroControlOdds odds;
  Wish wish = { .roll = roll, .icon = FRO_N_ICONS };
  guint rerolls = MIN (roll->rerolls, roll->dice);

  g_assert_true (fro_odds_control (roll, &odds));
  assert_weight (odds.of, power (6, roll->dice + rerolls));
  assert_weight (odds.passed, count_most (roll->dice, rerolls, can_have, &wish));
  wish.is_kept = TRUE;
  assert_weight (odds.of - odds.must_pass, count_most (roll->dice, rerolls, can_have, &wish));
  for (wish.icon = 0; wish.icon < FRO_N_ICONS; wish.icon++) {
    wish.is_kept = FALSE;
    assert_weight (odds.most[wish.icon], count_most (roll->dice, rerolls, can_have, &wish));
    wish.is_kept = TRUE;
    assert_weight (odds.of - odds.least[wish.icon],
                   count_most (roll->dice, rerolls, can_have, &wish));
  }
}

static void
test_control (void)
{
  for (guint8 dice = 0; dice <= 5; dice++)
    for (guint8 discards = 0; discards <= 3; discards++)
      assert_control (&(FroControlRoll){ .dice = dice, .discards = discards });
}

static void
test_control_options (void)
{
  for (guint8 flags = 0; flags < 16; flags++)
    assert_control (&(FroControlRoll){ .dice = 4,
                                       .discards = 2,
                                       .slow_to_haste = flags & 1,
                                       .haste_to_slow = flags >> 1 & 1,
                                       .pairs_first = flags >> 2 & 1,
                                       .damage_ignored = flags >> 3 & 1 });
}

static void
test_control_rerolls (void)
{
  for (guint8 rerolls = 1; rerolls <= 3; rerolls++)
    assert_control (&(FroControlRoll){ .dice = 3, .rerolls = rerolls, .discards = 1 });
  assert_control (&(FroControlRoll){ .dice = 1, .rerolls = 2 });
  assert_control (&(FroControlRoll){ .dice = 4, .rerolls = 1, .discards = 1, .pairs_first = TRUE });
}

/* What lies on the table is as good as rolled. */
static void
test_control_lying (void)
{
  FroControlRoll roll = { .lying = { [FRO_LEFT_SPIN] = 1 }, .dice = 1 };
  FroControlOdds odds;

  g_assert_true (fro_odds_control (&roll, &odds));
  assert_weight (odds.of, 6);
  assert_weight (odds.passed, 1);
  assert_weight (odds.most[FRO_LEFT_SPIN], 5);
  assert_weight (odds.least[FRO_SLIDE], 1);

  roll = (FroControlRoll){ .lying = { [FRO_LEFT_SPIN] = 1, [FRO_SLIDE] = 1 }, .rerolls = 1 };
  g_assert_true (fro_odds_control (&roll, &odds));
  assert_weight (odds.of, 6);
  assert_weight (odds.passed, 1);
}

/* By hand: both dice are gone only if they are a pair of spins or of paces. */
static void
test_control_two_dice (void)
{
  FroControlRoll roll = { .dice = 2 };
  FroControlOdds odds;

  g_assert_true (fro_odds_control (&roll, &odds));
  assert_weight (odds.of, 36);
  assert_weight (odds.passed, 4);
  g_assert_cmpfloat (fro_weight_get (odds.passed, odds.of), ==, 4.0 / 36.0);
}

/* Every way counts once, however many dice there are. */
static void
test_control_many_dice (void)
{
  FroControlRoll roll = { .dice = FRO_ODDS_MAX_DICE, .discards = FRO_ODDS_MAX_DICE };
  FroControlOdds odds;

  g_assert_true (fro_odds_control (&roll, &odds));
  g_assert_true (odds.passed == odds.of);
  g_assert_true (odds.least[FRO_SLIDE] == 0);

  roll.dice++;
  g_assert_false (fro_odds_control (&roll, &odds));
  roll = (FroControlRoll){ .dice = FRO_ODDS_MAX_REROLL_DICE + 1, .rerolls = 1 };
  g_assert_false (fro_odds_control (&roll, &odds));
}

/* --- Speed checks --- */

#define OTHER 2

typedef struct {
  const FroCheckRoll *roll;
  int value;
  int sign; /* 1: at least, 0: exactly, -1: at most, or anything else */
} Keep;

static int
compare_ints (gconstpointer a, gconstpointer b, gpointer data)
{
  return *(const int *) a - *(const int *) b;
}

static gboolean
fits (const Keep *keep, int sum)
{
  if (keep->sign == OTHER)
    return sum != keep->value;

  return keep->sign > 0   ? sum >= keep->value
         : keep->sign < 0 ? sum <= keep->value
                          : sum == keep->value;
}

static gboolean
can_keep (const guint8 *faces, guint n, gconstpointer data)
{
  const Keep *keep = data;
  int shown[MAX_DICE] = { 0 };

  for (guint i = 0; i < n; i++)
    shown[i] = values[faces[i]];
  g_qsort_with_data (shown, (int) n, sizeof *shown, compare_ints, NULL);
  for (guint i = 0; i < n; i++) {
    if (keep->roll->is_single && fits (keep, shown[i]))
      return TRUE;
    for (guint k = i + 1; k < n && !keep->roll->is_single; k++)
      if ((keep->roll->forced < 1 || shown[i] == shown[0])
          && (keep->roll->forced < 2 || shown[k] == shown[1]) && fits (keep, shown[i] + shown[k]))
        return TRUE;
  }

  return FALSE;
}

static void
assert_check (const FroCheckRoll *roll)
{
  FroCheckOdds odds;

  g_assert_true (fro_odds_check (roll, &odds));
  assert_weight (odds.of, power (6, (guint) roll->dice + roll->rerolls));
  for (int value = 0; value <= FRO_MAX_KEPT; value++) {
    assert_weight (odds.exactly[value],
                   count_most (roll->dice, roll->rerolls, can_keep, &(Keep){ roll, value, 0 }));
    assert_weight (odds.of - odds.only[value],
                   count_most (roll->dice, roll->rerolls, can_keep, &(Keep){ roll, value, OTHER }));
    assert_weight (odds.at_least[value],
                   count_most (roll->dice, roll->rerolls, can_keep, &(Keep){ roll, value, 1 }));
    assert_weight (odds.at_most[value],
                   count_most (roll->dice, roll->rerolls, can_keep, &(Keep){ roll, value, -1 }));
  }
}

static void
test_check (void)
{
  for (guint8 dice = 2; dice <= 5; dice++)
    for (guint8 forced = 0; forced <= 2; forced++) {
      FroCheckRoll roll = { .dice = dice, .forced = forced };

      memcpy (roll.sides, sides, sizeof sides);
      assert_check (&roll);
    }
}

static void
test_check_rerolls (void)
{
  for (guint8 rerolls = 1; rerolls <= 2; rerolls++)
    for (guint8 single = 0; single <= 1; single++) {
      FroCheckRoll roll = { .dice = 3, .rerolls = rerolls, .forced = 1, .is_single = single };

      memcpy (roll.sides, sides, sizeof sides);
      assert_check (&roll);
    }
}

/* --- Damage --- */

/* By hand: FRO-DMG-04, and three dice. */
static void
test_damage (void)
{
  FroDamageRoll roll = { .dice = 3, .hurting = 4 };
  FroDamageOdds odds;

  g_assert_true (fro_odds_damage (&roll, &odds));
  assert_weight (odds.of, 216);
  assert_weight (odds.hits[0], 8);
  assert_weight (odds.hits[1], 48);
  assert_weight (odds.hits[2], 96);
  assert_weight (odds.hits[3], 64);

  roll.hurting = 6;
  g_assert_true (fro_odds_damage (&roll, &odds));
  assert_weight (odds.hits[3], 216);
}

/* Dice and re-rolls together; no more of these than dice. */
static void
test_damage_limit (void)
{
  FroDamageOdds odds;

  g_assert_true (fro_odds_damage (&(FroDamageRoll){ .dice = 48, .hurting = 4 }, &odds));
  g_assert_false (fro_odds_damage (&(FroDamageRoll){ .dice = 49, .hurting = 4 }, &odds));
  g_assert_true (
    fro_odds_damage (&(FroDamageRoll){ .dice = 24, .rerolls = 99, .hurting = 4 }, &odds));
  g_assert_false (
    fro_odds_damage (&(FroDamageRoll){ .dice = 25, .rerolls = 99, .hurting = 4 }, &odds));
}

static gboolean
hurts (guint face)
{
  return values[face] > 1;
}

/* Up to N dice that hurt are rolled again, as long as there are any. */
static void
test_damage_rerolls (void)
{
  FroDamageRoll roll = { .dice = 3, .rerolls = 2, .hurting = 4 };
  guint64 expected[4] = { 0 };
  guint8 faces[MAX_DICE] = { 0 };
  FroDamageOdds odds;

  do {
    guint n = hurts (faces[0]) + hurts (faces[1]) + hurts (faces[2]);
    guint again = MIN (n, 2);

    expected[n - again + (again > 0 ? hurts (faces[3]) : 0) + (again > 1 ? hurts (faces[4]) : 0)]++;
  } while (next_roll (faces, 5));

  g_assert_true (fro_odds_damage (&roll, &odds));
  for (guint i = 0; i <= 3; i++)
    assert_weight (odds.hits[i], expected[i]);
}

/* --- Landings --- */

/* How many DAMAGE icons take effect if the dice of a set are discarded. */
static guint
count_knocks (const FroControlRoll *roll, const guint8 *faces, guint n, guint discarded)
{
  guint knocks = 0;

  if (!(find_outcome (roll, faces, n, discarded) >> FRO_DAMAGE & 1))
    return 0;
  for (guint i = 0; i < n; i++)
    knocks += faces[i] == FRO_DAMAGE && !(discarded >> i & 1);

  return knocks;
}

/* In how many of 6 to the power of 5 ways HITS of so many dice hurt. */
static guint64
count_hits (guint dice, guint hits)
{
  guint8 faces[MAX_DICE] = { 0 };
  guint64 ways = 0;

  do {
    guint n = 0;

    for (guint i = 0; i < dice; i++)
      n += hurts (faces[i]);
    ways += n == hits;
  } while (next_roll (faces, 5));

  return ways;
}

/* Every control roll, every set discarded, every damage roll: two dice for the landing and one for each icon. */
static void
assert_landing (guint8 dice, guint8 discards)
{
  FroLandingRoll roll = { .control = { .dice = dice, .discards = discards }, .hurting = 4 };
  guint64 damage[MAX_DICE][MAX_DICE], least[MAX_DICE] = { 0 }, most[MAX_DICE] = { 0 };
  guint8 faces[MAX_DICE] = { 0 };
  FroLandingOdds odds;

  for (guint knocks = 0; knocks < FRO_MAX_LANDING; knocks++)
    roll.dice[knocks] = (guint8) (2 + MIN (knocks, dice));
  for (guint knocks = 0; knocks <= dice; knocks++)
    for (guint hits = 0; hits < MAX_DICE; hits++)
      damage[knocks][hits] = count_hits (2 + knocks, hits) / power (6, 3u - dice);
  do
    for (guint hits = 0; hits < MAX_DICE; hits++) {
      guint64 low = G_MAXUINT64, high = 0;

      for (guint set = 0; set < 1u << dice; set++) {
        guint64 ways = damage[count_knocks (&roll.control, faces, dice, set)][hits];

        if ((guint) __builtin_popcount (set) > discards)
          continue;
        low = MIN (low, ways);
        high = MAX (high, ways);
      }
      least[hits] += low;
      most[hits] += high;
    }
  while (next_roll (faces, dice));

  g_assert_true (fro_odds_landing (&roll, &odds));
  assert_weight (odds.of, power (6, 2u + 2u * dice));
  for (guint hits = 0; hits < MAX_DICE; hits++) {
    assert_weight (odds.least[hits], least[hits]);
    assert_weight (odds.most[hits], most[hits]);
  }
}

static void
test_landing (void)
{
  for (guint8 dice = 0; dice <= 3; dice++)
    for (guint8 discards = 0; discards <= 2; discards++)
      assert_landing (dice, discards);
}

/* --- Attacks --- */

static int
find_best (const guint8 *faces, guint n)
{
  int best = 0, second = 0;

  for (guint i = 0; i < n; i++) {
    int value = values[faces[i]];

    second = MAX (second, MIN (best, value));
    best = MAX (best, value);
  }

  return best + second;
}

static void
test_attack (void)
{
  for (guint tie = 0; tie < 3; tie++) {
    FroAttackRoll roll = { .dice = { 3, 2 }, .bonus = { 0, 1 }, .tie = (gint8) (1 - (int) tie) };
    guint64 won = 0, tied = 0, lost = 0, by_two = 0;
    guint8 faces[MAX_DICE] = { 0 };
    FroAttackOdds odds;

    memcpy (roll.sides, sides, sizeof sides);
    do {
      int difference = find_best (faces, 3) - find_best (faces + 3, 2) - 1;
      int winner = difference ? difference : roll.tie;

      won += winner > 0;
      tied += winner == 0;
      lost += winner < 0;
      by_two += difference == 2;
    } while (next_roll (faces, 5));

    g_assert_true (fro_odds_attack (&roll, &odds));
    assert_weight (odds.of, power (6, 5));
    assert_weight (odds.won, won);
    assert_weight (odds.tied, tied);
    assert_weight (odds.lost, lost);
    assert_weight (odds.by[2 - odds.lowest], by_two);
  }
}

/* One die against one: the attacker rolls 0 and 1 again, which are below the average, and leaves 2 and 3. */
static void
test_attack_rerolls (void)
{
  FroAttackRoll roll = { .dice = { 1, 1 }, .rerolls = { 1, 0 } };
  guint64 won = 0, tied = 0;
  guint8 faces[MAX_DICE] = { 0 };
  FroAttackOdds odds;

  memcpy (roll.sides, sides, sizeof sides);
  do {
    int own = values[faces[0]] < 2 ? values[faces[1]] : values[faces[0]];

    won += own > values[faces[2]];
    tied += own == values[faces[2]];
  } while (next_roll (faces, 3));

  g_assert_true (fro_odds_attack (&roll, &odds));
  assert_weight (odds.of, 216);
  assert_weight (odds.won, won);
  assert_weight (odds.tied, tied);
}

/* --- A licence --- */

/* The basic chariot: one control die from Speed 3 on, Resilience 1.  A single die always loses control; two of which one
 * may be discarded keep it if they are a pair, 4 of 36; four of the six sides hurt. */
static void
test_licence (void)
{
  g_autoptr (PaddockDocument) chariot = fro_standard_licence_new ();
  FroLicenceOdds odds;

  g_assert_true (fro_odds_licence (chariot->record, 2, &odds));
  g_assert_true (odds.is_safe);
  g_assert_cmpfloat_with_epsilon (odds.damage, 4 / 6.0, 1e-12);
  g_assert_true (fro_odds_licence (chariot->record, 3, &odds));
  g_assert_false (odds.is_safe);
  g_assert_cmpfloat (odds.control[0], ==, 0);
  g_assert_cmpfloat_with_epsilon (odds.control[1], 4 / 36.0, 1e-12);
  g_assert_cmpfloat (odds.control[2], >, odds.control[1]);
  g_assert_cmpfloat_with_epsilon (odds.damage, 1 - 4 / 36.0, 1e-12);
  g_assert_false (fro_odds_licence (chariot->record, 7, &odds));
}

/* One die at Speed 2: of its sides 0, 1, 2, 2, 3, 3 those above the Resilience hurt, all of them where there is none. */
static void
test_licence_resilience (void)
{
  static const struct {
    int resilience, hurting;
  } rows[] = { { PADDOCK_RESILIENCE_BLANK, 6 }, { 0, 5 }, { 1, 4 }, { 2, 2 }, { 3, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) chariot = fro_standard_licence_new (), changed = NULL;
    PaddockLicence *licence = paddock_document_dup_record (chariot);
    FroLicenceOdds odds;

    licence->damage.resilience = rows[i].resilience;
    g_assert_true (fro_odds_licence (licence, 2, &odds));
    g_assert_cmpfloat_with_epsilon (odds.damage, rows[i].hurting / 6.0, 1e-12);
    changed = paddock_document_new_take (chariot->kind, licence);
  }
}

/* Points that are never lost are dice of every roll: two of them cancel in 4 of 36 ways. */
static void
test_licence_minimum (void)
{
  g_autoptr (PaddockDocument) chariot = fro_standard_licence_new (), changed = NULL;
  PaddockLicence *licence = paddock_document_dup_record (chariot);
  FroLicenceOdds odds;

  licence->control.minimum = 1;
  g_assert_true (fro_odds_licence (licence, 3, &odds));
  g_assert_cmpfloat_with_epsilon (odds.control[0], 4 / 36.0, 1e-12);
  changed = paddock_document_new_take (chariot->kind, licence);
}

/* Driver 1 is a card that is always there; with a limit it is none. */
static void
test_licence_traits (void)
{
  g_autoptr (PaddockDocument) chariot = fro_standard_licence_new ();
  PaddockLicence *licence = paddock_document_dup_record (chariot);
  PaddockTrait *trait = paddock_list_append (&licence->traits, &paddock_trait_type);
  g_autoptr (PaddockDocument) changed = NULL;
  FroLicenceOdds odds;

  trait->kind = PADDOCK_TRAIT_DRIVER;
  trait->n = 1;
  g_assert_true (fro_odds_licence (licence, 3, &odds));
  g_assert_cmpfloat_with_epsilon (odds.control[0], 4 / 36.0, 1e-12);
  trait->uses = 2;
  g_assert_true (fro_odds_licence (licence, 3, &odds));
  g_assert_cmpfloat (odds.control[0], ==, 0);
  changed = paddock_document_new_take (chariot->kind, licence);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/frothy/odds/control-rolls-equal-brute-force", test_control);
  g_test_add_func ("/rules/frothy/odds/control-options-equal-brute-force", test_control_options);
  g_test_add_func ("/rules/frothy/odds/control-re-rolls-equal-brute-force", test_control_rerolls);
  g_test_add_func ("/rules/frothy/odds/dice-that-lie-count", test_control_lying);
  g_test_add_func ("/rules/frothy/odds/two-control-dice-by-hand", test_control_two_dice);
  g_test_add_func ("/rules/frothy/odds/many-dice-and-too-many", test_control_many_dice);
  g_test_add_func ("/rules/frothy/odds/speed-checks-equal-brute-force", test_check);
  g_test_add_func ("/rules/frothy/odds/check-re-rolls-equal-brute-force", test_check_rerolls);
  g_test_add_func ("/rules/FRO-DMG-04/damage-by-hand", test_damage);
  g_test_add_func ("/rules/frothy/odds/damage-up-to-the-limit", test_damage_limit);
  g_test_add_func ("/rules/frothy/odds/damage-re-rolls-equal-brute-force", test_damage_rerolls);
  g_test_add_func ("/rules/FRO-JMP-06/landings-equal-brute-force", test_landing);
  g_test_add_func ("/rules/frothy/odds/attacks-equal-brute-force", test_attack);
  g_test_add_func ("/rules/frothy/odds/attack-re-rolls-raise-the-average", test_attack_rerolls);

  g_test_add_func ("/rules/frothy/odds/licence-by-hand", test_licence);
  g_test_add_func ("/rules/frothy/odds/resilience-of-a-licence", test_licence_resilience);
  g_test_add_func ("/rules/frothy/odds/lowest-points-of-a-licence", test_licence_minimum);
  g_test_add_func ("/rules/frothy/odds/traits-of-a-licence-count", test_licence_traits);

  return g_test_run ();
}
