/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-odds-count.h"
#include "frothy/frothy-icons.h"

/* --- Control rolls --- */

/* Targets: each icon brought about, each avoided, the roll passed, the roll failed. */
#define SEEK 0
#define AVOID FRO_N_ICONS
#define PASS (2 * FRO_N_ICONS)
#define FAIL (PASS + 1)

/* What is left of the icons once pairs are gone: spins and paces as the difference of the two. */
typedef struct {
  int flat[2];    /* SLIDE, DAMAGE */
  int spin, pace; /* LSPIN less RSPIN, SLOW less HASTE */
} Rest;

static int
excess (int n, int limit)
{
  return n > limit ? n - limit : 0;
}

/* Whether an icon with N dice can be among those that take effect: others are discarded down to as many. */
static gboolean
can_lead (int n, int a, int b, int c, int discards)
{
  return n > 0 && excess (a, n) + excess (b, n) + excess (c, n) <= discards;
}

/* One of a pair, N more than the other of which FEWER show: each of these that is discarded makes one more of it. */
static gboolean
can_lead_pair (const FroControlRoll *roll, int n, int fewer, int a, int b, int c)
{
  int most = roll->pairs_first ? 0 : MIN (fewer, roll->discards);

  for (int more = 0; more <= most; more++)
    if (can_lead (n + more, a, b, c, roll->discards - more))
      return TRUE;

  return FALSE;
}

/* Whether an icon with N dice can be kept from taking effect: by fewer than another has, or by none at all. */
static gboolean
can_fall_back (int n, int a, int b, int c, int discards)
{
  int other = MAX (a, MAX (b, c));

  return n <= 0 || (other > 0 ? excess (n, other - 1) : n) <= discards;
}

/* The two targets of one icon. */
static guint32
meet_icon (FroIcon icon, gboolean leads, gboolean falls_back)
{
  return (guint32) leads << (SEEK + icon) | (guint32) falls_back << (AVOID + icon);
}

/* Whether nothing can be left, and whether something can: a pair can be spoilt by a discard, unless pairs go first. */
static guint32
meet_end (const FroControlRoll *roll, int left, gboolean has_pairs)
{
  gboolean fails = left > 0 || (has_pairs && roll->discards > 0 && !roll->pairs_first);

  return (guint32) (left <= roll->discards) << PASS | (guint32) fails << FAIL;
}

/* COUNTS as they count once affects have changed them. */
static Rest
find_rest (const FroControlRoll *roll, const guint8 rolled[6], guint8 counts[FRO_N_ICONS])
{
  memcpy (counts, rolled, FRO_N_ICONS);
  if (roll->slow_to_haste | roll->haste_to_slow)
    fro_convert_icons (counts, roll->slow_to_haste, roll->haste_to_slow);

  return (Rest){ { counts[FRO_SLIDE], roll->damage_ignored ? 0 : counts[FRO_DAMAGE] },
                 counts[FRO_LEFT_SPIN] - counts[FRO_RIGHT_SPIN],
                 counts[FRO_SLOW] - counts[FRO_HASTE] };
}

guint64
fro_find_knocks (const guint8 rolled[6], const FroControlRoll *roll)
{
  guint8 counts[FRO_N_ICONS];
  Rest rest = find_rest (roll, rolled, counts);
  int n = rest.flat[1], slides = rest.flat[0], spin = ABS (rest.spin), pace = ABS (rest.pace);
  guint64 set = can_fall_back (n, slides, spin, pace, roll->discards);

  for (int kept = MAX (1, n - roll->discards); kept <= n; kept++)
    if (can_lead (kept, slides, spin, pace, roll->discards - (n - kept)))
      set |= G_GUINT64_CONSTANT (1) << kept;

  return set;
}

static guint32
meet_control (const guint8 rolled[6], gconstpointer data)
{
  const FroControlRoll *roll = data;
  int k = roll->discards;
  guint8 counts[FRO_N_ICONS];
  Rest rest = find_rest (roll, rolled, counts);
  int spin, pace;
  guint32 met = 0;

  spin = ABS (rest.spin);
  pace = ABS (rest.pace);

  for (guint i = 0; i < 2; i++) {
    int n = rest.flat[i], other = rest.flat[1 - i];

    met |= meet_icon (i == 0 ? FRO_SLIDE : FRO_DAMAGE, can_lead (n, other, spin, pace, k),
                      can_fall_back (n, other, spin, pace, k));
  }
  for (guint i = 0; i < 2; i++) {
    int sign = i == 0 ? 1 : -1;

    met |= meet_icon (FRO_LEFT_SPIN + i,
                      can_lead_pair (roll, sign * rest.spin, counts[FRO_RIGHT_SPIN - i],
                                     rest.flat[0], rest.flat[1], pace),
                      can_fall_back (sign * rest.spin, rest.flat[0], rest.flat[1], pace, k));
    met |= meet_icon (FRO_SLOW + i,
                      can_lead_pair (roll, sign * rest.pace, counts[FRO_HASTE - i], rest.flat[0],
                                     rest.flat[1], spin),
                      can_fall_back (sign * rest.pace, rest.flat[0], rest.flat[1], spin, k));
  }

  return met
         | meet_end (roll, rest.flat[0] + rest.flat[1] + spin + pace,
                     counts[FRO_LEFT_SPIN] > 0 || counts[FRO_SLOW] > 0);
}

/* Whether left is as good as right, and SLOW as HASTE. */
static gboolean
is_even (const FroControlRoll *roll)
{
  return fro_count_icons (roll->lying) == 0 && roll->rerolls == 0 && !roll->slow_to_haste
         && !roll->haste_to_slow;
}

/* What was counted for one half of the rolls is the other's in the other half. */
static void
share (FroWeight both[2])
{
  both[0] = both[1] = (both[0] + both[1]) / 2;
}

gboolean
fro_odds_control (const FroControlRoll *roll, FroControlOdds *odds)
{
  static const FroDieSides die = { FRO_N_ICONS, { 1, 1, 1, 1, 1, 1 } };
  FroCount count = { .die = &die,
                     .lying = roll->lying,
                     .dice = roll->dice,
                     .rerolls = roll->rerolls,
                     .meets = meet_control,
                     .roll = roll,
                     .n_targets = FAIL + 1,
                     .mirrored = is_even (roll) ? 1u << FRO_RIGHT_SPIN | 1u << FRO_HASTE : 0 };
  FroWeight most[FRO_MAX_TARGETS];

  odds->of = fro_count_targets (&count, most);
  if (!odds->of)
    return FALSE;

  if (count.mirrored)
    for (guint target = 0; target < PASS; target += FRO_N_ICONS) {
      share (most + target + FRO_LEFT_SPIN);
      share (most + target + FRO_SLOW);
    }
  odds->passed = most[PASS];
  odds->must_pass = odds->of - most[FAIL];
  for (guint icon = 0; icon < FRO_N_ICONS; icon++) {
    odds->most[icon] = most[SEEK + icon];
    odds->least[icon] = odds->of - most[AVOID + icon];
  }
  return TRUE;
}

/* --- Speed checks --- */

#define EXACTLY 0
#define AT_LEAST (FRO_MAX_KEPT + 1)
#define AT_MOST (2 * (FRO_MAX_KEPT + 1))
#define OTHER (3 * (FRO_MAX_KEPT + 1))

/* The sums that may be kept, as a set (FRO-ALG-01). */
static guint32
find_sums (const guint8 counts[6], const FroCheckRoll *roll)
{
  int low = -1, second = -1;
  guint32 sums = 0;

  for (int value = FRO_MAX_VALUE; value >= 0; value--)
    if (counts[value] > 0) {
      second = counts[value] > 1 ? value : low;
      low = value;
    }
  for (int a = 0; a <= FRO_MAX_VALUE; a++) {
    if (roll->is_single && counts[a])
      sums |= 1u << a;
    for (int b = a; b <= FRO_MAX_VALUE && !roll->is_single; b++)
      if ((a == b ? counts[a] >= 2 : counts[a] && counts[b]) && (roll->forced < 1 || a == low)
          && (roll->forced < 2 || b == second))
        sums |= 1u << (a + b);
  }

  return sums;
}

static guint32
meet_check (const guint8 counts[6], gconstpointer roll)
{
  guint32 sums = find_sums (counts, roll), met = sums << EXACTLY;

  for (guint value = 0; value <= FRO_MAX_KEPT; value++)
    met |= (guint32) (sums >> value != 0) << (AT_LEAST + value)
           | (guint32) ((sums & ((2u << value) - 1)) != 0) << (AT_MOST + value)
           | (guint32) ((sums & ~(1u << value)) != 0) << (OTHER + value);

  return met;
}

static FroDieSides
make_sides (const guint8 sides[FRO_MAX_VALUE + 1])
{
  FroDieSides die = { .n_faces = FRO_MAX_VALUE + 1 };

  memcpy (die.sides, sides, FRO_MAX_VALUE + 1);
  return die;
}

gboolean
fro_odds_check (const FroCheckRoll *roll, FroCheckOdds *odds)
{
  FroDieSides die = make_sides (roll->sides);
  FroCount count = { .die = &die,
                     .lying = roll->lying,
                     .dice = roll->dice,
                     .rerolls = roll->rerolls,
                     .meets = meet_check,
                     .roll = roll,
                     .n_targets = OTHER + FRO_MAX_KEPT + 1 };
  FroWeight most[FRO_MAX_TARGETS];

  odds->of = fro_count_targets (&count, most);
  memcpy (odds->exactly, most + EXACTLY, sizeof odds->exactly);
  memcpy (odds->at_least, most + AT_LEAST, sizeof odds->at_least);
  memcpy (odds->at_most, most + AT_MOST, sizeof odds->at_most);
  for (guint value = 0; value <= FRO_MAX_KEPT; value++)
    odds->only[value] = odds->of - most[OTHER + value];
  return odds->of != 0;
}

/* --- Damage rolls --- */

/* N of DICE hurt. */
static FroWeight
count_hurting (guint dice, guint n, guint hurting)
{
  return fro_weight_choose (dice, n) * fro_weight_power (hurting, n)
         * fro_weight_power (6 - hurting, dice - n);
}

gboolean
fro_odds_damage (const FroDamageRoll *roll, FroDamageOdds *odds)
{
  guint rerolls = MIN (roll->rerolls, roll->dice);

  if (roll->dice + rerolls > FRO_ODDS_MAX_DICE)
    return FALSE;

  *odds = (FroDamageOdds){ .of = fro_weight_power (6, roll->dice + rerolls) };
  for (guint n = 0; n <= roll->dice; n++) {
    guint again = MIN (n, rerolls);
    FroWeight ways =
      count_hurting (roll->dice, n, roll->hurting) * fro_weight_power (6, rerolls - again);

    for (guint still = 0; still <= again; still++)
      odds->hits[n - again + still] += ways * count_hurting (again, still, roll->hurting);
  }

  return TRUE;
}

/* --- Attacks --- */

/* Dice of one side, as a walk through all rolls that keeps the two highest. */
typedef struct {
  const guint8 *sides;
  guint rerolls;
  FroWeight *kept; /* by value */
} Side;

static guint
find_kept (const guint8 counts[FRO_MAX_VALUE + 1])
{
  guint kept = 0, n = 0;

  for (guint value = FRO_MAX_VALUE + 1; value-- > 0 && n < 2;)
    for (guint i = counts[value]; i > 0 && n < 2; i--, n++)
      kept += value;

  return kept;
}

/* Adds DICE more to what lies, and what is then kept, each as often as it can be. */
static void
roll_on (const Side *self,
         guint8 counts[FRO_MAX_VALUE + 1],
         guint value,
         guint dice,
         FroWeight ways,
         FroWeight kept[FRO_MAX_KEPT + 1])
{
  if (value == FRO_MAX_VALUE) {
    counts[value] = (guint8) (counts[value] + dice);
    kept[find_kept (counts)] += ways * fro_weight_power (self->sides[value], dice);
    counts[value] = (guint8) (counts[value] - dice);
    return;
  }

  for (guint n = 0; n <= dice; n++) {
    counts[value] = (guint8) (counts[value] + n);
    roll_on (self, counts, value + 1, dice - n,
             ways * fro_weight_choose (dice, n) * fro_weight_power (self->sides[value], n), kept);
    counts[value] = (guint8) (counts[value] - n);
  }
}

static FroWeight
sum_kept (const FroWeight kept[FRO_MAX_KEPT + 1])
{
  FroWeight sum = 0;

  for (guint value = 1; value <= FRO_MAX_KEPT; value++)
    sum += value * kept[value];

  return sum;
}

/* Picks up the lowest dice, as many as raise the average most, none being the first choice. */
static void
roll_again (const Side *self, const guint8 rolled[FRO_MAX_VALUE + 1], FroWeight ways)
{
  guint8 counts[FRO_MAX_VALUE + 1];
  FroWeight best[FRO_MAX_KEPT + 1] = { 0 };
  guint lowest = 0;

  memcpy (counts, rolled, sizeof counts);
  best[find_kept (counts)] = fro_weight_power (6, self->rerolls);
  for (guint n = 1; n <= self->rerolls; n++) {
    FroWeight kept[FRO_MAX_KEPT + 1] = { 0 };

    while (lowest <= FRO_MAX_VALUE && counts[lowest] == 0)
      lowest++;
    if (lowest > FRO_MAX_VALUE)
      break;
    counts[lowest]--;
    roll_on (self, counts, 0, n, fro_weight_power (6, self->rerolls - n), kept);
    if (sum_kept (kept) > sum_kept (best))
      memcpy (best, kept, sizeof best);
  }

  for (guint value = 0; value <= FRO_MAX_KEPT; value++)
    self->kept[value] += ways * best[value];
}

static void
roll_side (const Side *self,
           guint8 counts[FRO_MAX_VALUE + 1],
           guint value,
           guint dice,
           FroWeight ways)
{
  if (value == FRO_MAX_VALUE) {
    counts[value] = (guint8) dice;
    roll_again (self, counts, ways * fro_weight_power (self->sides[value], dice));
    return;
  }

  for (guint n = 0; n <= dice; n++) {
    counts[value] = (guint8) n;
    roll_side (self, counts, value + 1, dice - n,
               ways * fro_weight_choose (dice, n) * fro_weight_power (self->sides[value], n));
  }
}

gboolean
fro_odds_attack (const FroAttackRoll *roll, FroAttackOdds *odds)
{
  FroWeight kept[2][FRO_MAX_KEPT + 1] = { 0 };
  guint n = 0;

  for (guint side = 0; side < 2; side++) {
    Side self = { roll->sides, MIN (roll->rerolls[side], roll->dice[side]), kept[side] };
    guint8 counts[FRO_MAX_VALUE + 1] = { 0 };

    n += roll->dice[side] + self.rerolls;
    if (n > FRO_ODDS_MAX_DICE)
      return FALSE;
    roll_side (&self, counts, 0, roll->dice[side], 1);
  }

  *odds = (FroAttackOdds){ .of = fro_weight_power (6, n),
                           .lowest = roll->bonus[0] - roll->bonus[1] - FRO_MAX_KEPT };
  for (int a = 0; a <= FRO_MAX_KEPT; a++)
    for (int b = 0; b <= FRO_MAX_KEPT; b++) {
      int difference = a + roll->bonus[0] - b - roll->bonus[1];
      int winner = difference == 0 ? roll->tie : difference;
      FroWeight ways = kept[0][a] * kept[1][b];

      odds->by[difference - odds->lowest] += ways;
      *(winner > 0 ? &odds->won : winner < 0 ? &odds->lost : &odds->tied) += ways;
    }

  return TRUE;
}
