/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The damage track of a licence.
 */

#include "check-tables.h"
#include "licence-findings.h"
#include "words.h"

#define DIE_MAX 3        /* FRO-DIC-01: faces show 0 to 3 */
#define LONG_TRACK 8     /* FRO-LNV-22: from here on a track should have affects */
#define RESILIENCE_MAX 2 /* FRO-VCG-14 */

static void
check_resilience (gconstpointer record, PaddockReport *report)
{
  int resilience = ((const PaddockLicence *) record)->damage.resilience;

  if (resilience < PADDOCK_RESILIENCE_BLANK || resilience > RESILIENCE_MAX)
    paddock_finding_set_site (
      paddock_report_words (report, N_ ("Resilience is {1}; it must be blank, 0, 1 or 2."), "%d",
                            resilience),
      PADDOCK_SITE (DAMAGE));
}

static void
fix_resilience (gpointer draft, const PaddockFinding *finding)
{
  int *resilience = &((PaddockLicence *) draft)->damage.resilience;

  *resilience = CLAMP (*resilience, PADDOCK_RESILIENCE_BLANK, RESILIENCE_MAX);
}

static void
check_wipe_out (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer report)
{
  if (at->affect->kind == PADDOCK_AFFECT_WIPE_OUT && !at->is_outcome
      && at->level < licence->damage.maximum)
    paddock_report_affect (report, at, N_ ("A wipe-out at {2} comes before the maximum."))
      ->severity = PADDOCK_SEVERITY_WARNING;
}

static void
report_level (PaddockReport *report, const PaddockLicence *licence, guint i, const char *message)
{
  int value = paddock_licence_level_at (licence, i)->value;
  PaddockFinding *finding =
    paddock_report_words (report, message, "%d\t%d", value, licence->damage.maximum);

  paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (DAMAGE, value));
  finding->element = (int) i;
}

static void
check_levels (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++) {
    int value = paddock_licence_level_at (licence, i)->value;

    if (value > licence->damage.maximum)
      report_level (report, licence, i, N_ ("Damage {1} is above the maximum of {2}."));
    if (i && value <= paddock_licence_level_at (licence, i - 1)->value)
      report_level (report, licence, i, N_ ("Damage {1} is not in ascending order."));
  }
  paddock_licence_foreach_affect (licence, check_wipe_out, report);
}

static gboolean
is_wipe_out (const PaddockLicence *licence, const PaddockAffect *affect)
{
  return affect->kind == PADDOCK_AFFECT_WIPE_OUT;
}

static int
find_level (const PaddockLicence *licence, int value, guint before)
{
  for (guint i = 0; i < before; i++)
    if (paddock_licence_level_at (licence, i)->value == value)
      return (int) i;

  return -1;
}

/* Its affects go to the level that has its value already. */
static void
merge_level (PaddockLicence *licence, guint i, guint into)
{
  PaddockList *affects = paddock_list_ref (paddock_licence_level_at (licence, i)->affects);
  PaddockDamageLevel *level = paddock_list_edit (&licence->damage.levels, into);

  for (guint a = 0; a < paddock_list_len (affects); a++)
    paddock_record_copy (&paddock_affect_type,
                         paddock_list_append (&level->affects, &paddock_affect_type),
                         PADDOCK_LIST_AT (affects, PaddockAffect, a));
  paddock_list_remove (&licence->damage.levels, i);
  paddock_list_unref (affects);
}

/* A level above the maximum goes, one that stands wrong moves to its place, a wipe-out that comes too
 * early goes. */
static void
fix_level (gpointer draft, const PaddockFinding *finding)
{
  PaddockLicence *licence = draft;
  guint i = (guint) finding->element;
  int value = finding->site.number;

  if (finding->element < 0) {
    paddock_licence_remove_affects (licence, value, is_wipe_out);
  } else if (value > licence->damage.maximum) {
    paddock_list_remove (&licence->damage.levels, i);
  } else if (find_level (licence, value, i) >= 0) {
    merge_level (licence, i, (guint) find_level (licence, value, i));
  } else {
    guint to = 0;

    while (paddock_licence_level_at (licence, to)->value < value)
      to++;
    paddock_list_move (&licence->damage.levels, i, to);
  }
}

static void
count_affects (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer data)
{
  *(int *) data +=
    at->affect->kind != PADDOCK_AFFECT_WIPE_OUT && at->level < licence->damage.maximum;
}

static void
check_spread (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;
  int n_affects = 0;
  guint n_crowded = 0;

  paddock_licence_foreach_affect (licence, count_affects, &n_affects);
  if (licence->damage.maximum >= LONG_TRACK && n_affects == 0)
    paddock_finding_set_site (
      paddock_report_words (report, N_ ("The damage track of {1} has no affect before its end."),
                            "%d", licence->damage.maximum),
      PADDOCK_SITE (DAMAGE));

  for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++)
    n_crowded += paddock_list_len (paddock_licence_level_at (licence, i)->affects) > 1;
  if (n_crowded > 1)
    paddock_finding_set_site (paddock_report_words (report,
                                                    N_ (
                                                      "{1} levels of damage have several affects."),
                                                    "%u", n_crowded),
                              PADDOCK_SITE (LEVELS));
}

static gboolean
loses_unknown_trait (const PaddockLicence *licence, const PaddockAffect *affect)
{
  return affect->kind == PADDOCK_AFFECT_LOSE_TRAIT
         && !paddock_licence_find_trait (licence, paddock_text_get (affect->trait));
}

static void
check_lost_trait (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer report)
{
  PaddockFinding *finding;

  if (!loses_unknown_trait (licence, at->affect))
    return;
  finding =
    paddock_report_words (report,
                          N_ ("Damage {1} removes the trait \"{2}\", which the vehicle does not "
                              "have."),
                          "%d\t%s", at->level, paddock_text_get (at->affect->trait));
  paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (DAMAGE, at->level));
  finding->can_fix = !at->is_outcome;
}

static void
check_lost_traits (gconstpointer record, PaddockReport *report)
{
  paddock_licence_foreach_affect (record, check_lost_trait, report);
}

static void
fix_lost_traits (gpointer draft, const PaddockFinding *finding)
{
  paddock_licence_remove_affects (draft, finding->site.number, loses_unknown_trait);
}

/* Cards that a lose-card affect can take; a Dual card counts as either type. */
static gboolean
has_card (const PaddockLicence *licence, PaddockLoseCard type)
{
  gboolean is_whip = type != PADDOCK_LOSE_REINS, is_reins = type != PADDOCK_LOSE_WHIP;

  if (licence->cards.dual || (is_whip && licence->cards.whip) || (is_reins && licence->cards.reins))
    return TRUE;

  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++) {
    PaddockCardBase base = paddock_special_card_get_base (paddock_licence_special_at (licence, i));

    if (base == PADDOCK_BASE_DUAL || (is_whip && base == PADDOCK_BASE_WHIP)
        || (is_reins && base == PADDOCK_BASE_REINS))
      return TRUE;
  }

  return FALSE;
}

static gboolean
loses_no_card (const PaddockLicence *licence, const PaddockAffect *affect)
{
  return affect->kind == PADDOCK_AFFECT_LOSE_CARD
         && !has_card (licence, (PaddockLoseCard) affect->card);
}

static void
check_lost_card (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer report)
{
  if (loses_no_card (licence, at->affect))
    paddock_report_affect (report, at,
                           N_ ("Damage {2} removes a card of a type that the vehicle does not "
                               "have."))
      ->can_fix = !at->is_outcome;
}

static void
check_lost_cards (gconstpointer record, PaddockReport *report)
{
  paddock_licence_foreach_affect (record, check_lost_card, report);
}

static void
fix_lost_cards (gpointer draft, const PaddockFinding *finding)
{
  paddock_licence_remove_affects (draft, finding->site.number, loses_no_card);
}

/* What all affects together do: Safe Speeds lost, icons turned. */
typedef struct {
  int safe_speeds;
  gboolean to_haste, to_slow;
} Toll;

static void
add_toll (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer data)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
  guint n = paddock_affect_get_effects (at->affect, effects);
  Toll *toll = data;

  for (guint i = 0; i < n; i++) {
    if (effects[i].kind == PADDOCK_EFFECT_SAFE_SPEED && !at->is_outcome)
      toll->safe_speeds += effects[i].n;
    toll->to_haste |= effects[i].kind == PADDOCK_EFFECT_SLOW_TO_HASTE;
    toll->to_slow |= effects[i].kind == PADDOCK_EFFECT_HASTE_TO_SLOW;
  }
}

static int
count_safe_speeds (const PaddockLicence *licence)
{
  int n = 0;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    n += paddock_licence_speed_at (licence, i)->control == PADDOCK_CONTROL_SAFE;

  return n;
}

static gboolean
takes_safe_speed (const PaddockLicence *licence, const PaddockAffect *affect)
{
  return affect->kind == PADDOCK_AFFECT_SAFE_SPEED;
}

/* The last level that takes a Safe Speed; -1: none does, unless by effects of the designer's own. */
static int
find_last_taker (const PaddockLicence *licence)
{
  for (guint l = paddock_list_len (licence->damage.levels); l-- > 0;) {
    const PaddockDamageLevel *level = paddock_licence_level_at (licence, l);

    for (guint i = 0; i < paddock_list_len (level->affects); i++)
      if (takes_safe_speed (licence, PADDOCK_LIST_AT (level->affects, PaddockAffect, i)))
        return level->value;
  }

  return -1;
}

static Toll
get_toll (const PaddockLicence *licence)
{
  Toll toll = { 0 };

  paddock_licence_foreach_affect (licence, add_toll, &toll);
  return toll;
}

static void
check_safe_speeds (gconstpointer record, PaddockReport *report)
{
  Toll toll = get_toll (record);
  int n_safe = count_safe_speeds (record);
  PaddockFinding *finding;

  if (toll.safe_speeds <= n_safe)
    return;

  finding =
    paddock_report_words (report, N_ ("Damage removes {1} Safe Speeds, but the vehicle has {2}."),
                          "%d\t%d", toll.safe_speeds, n_safe);
  paddock_finding_set_site (finding, PADDOCK_SITE (DAMAGE));
  finding->can_fix = find_last_taker (record) >= 0;
}

static void
fix_safe_speeds (gpointer draft, const PaddockFinding *finding)
{
  while (get_toll (draft).safe_speeds > count_safe_speeds (draft) && find_last_taker (draft) >= 0)
    paddock_licence_remove_affects (draft, find_last_taker (draft), takes_safe_speed);
}

static void
check_haste_and_slow (gconstpointer record, PaddockReport *report)
{
  Toll toll = get_toll (record);

  if (toll.to_haste && toll.to_slow)
    paddock_finding_set_site (
      paddock_report (report, N_ ("Damage can cause both Haste and Slow, which then swap places.")),
      PADDOCK_SITE (DAMAGE));
}

static gboolean
has_outcome (const PaddockAffect *affect, int roll)
{
  for (guint i = 0; i < paddock_list_len (affect->choices); i++)
    if (PADDOCK_LIST_AT (affect->choices, PaddockAffectChoice, i)->roll == roll)
      return TRUE;

  return FALSE;
}

static void
check_outcomes_of_affect (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer report)
{
  if (at->affect->kind != PADDOCK_AFFECT_RANDOM || at->is_outcome)
    return;

  for (int roll = 0; roll <= DIE_MAX * at->affect->dice; roll++)
    if (!has_outcome (at->affect, roll))
      paddock_finding_set_site (
        paddock_report_words (report,
                              N_ ("The random affect at damage {1} has no outcome for a roll of "
                                  "{2}."),
                              "%d\t%d", at->level, roll),
        PADDOCK_SITE_NUMBERED (DAMAGE, at->level));
}

static void
check_outcomes (gconstpointer record, PaddockReport *report)
{
  paddock_licence_foreach_affect (record, check_outcomes_of_affect, report);
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNV-19",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_resilience,
    .label = N_ ("Resilience"),
    .why = N_ ("Dice show at most 3: with Resilience above 2, nothing could hurt the vehicle."),
    .clause = "FRO-VCG-14",
    .cell = "damage/resilience",
    .fix_label = N_ ("Use Nearest"),
    .fix = fix_resilience,
  },
  {
    .id = "FRO-LNV-20",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_levels,
    .label = N_ ("Damage levels"),
    .why = N_ ("Damage rises to the maximum, where the vehicle is out of the race."),
    .clause = "FRO-VCG-17",
    .cell = "damage/level[value=#]/affect",
    .fix_label = N_ ("Sort Levels"),
    .fix = fix_level,
  },
  {
    .id = "FRO-LNV-22",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_spread,
    .label = N_ ("Spread of affects"),
    .why = N_ ("A long damage track usually has affects along the way, one per level."),
    .clause = "FRO-VCG-16",
    .cell = "damage/maximum",
  },
  {
    .id = "FRO-LNV-24",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_lost_traits,
    .label = N_ ("Traits to lose"),
    .why = N_ ("A vehicle can only lose a trait that it has."),
    .clause = "FRO-AFF-05",
    .cell = "damage/level[value=#]/affect",
    .fix_label = N_ ("Remove Affect"),
    .fix = fix_lost_traits,
  },
  {
    .id = "FRO-LNV-25",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_lost_cards,
    .label = N_ ("Cards to lose"),
    .why = N_ ("A vehicle can only lose a card that it has."),
    .clause = "FRO-AFF-15",
    .cell = "damage/level[value=#]/affect",
    .fix_label = N_ ("Remove Affect"),
    .fix = fix_lost_cards,
  },
  {
    .id = "FRO-LNV-26",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_safe_speeds,
    .label = N_ ("Safe Speeds to lose"),
    .why = N_ ("Each of these affects removes the highest remaining Safe Speed."),
    .clause = "FRO-AFF-10",
    .cell = "damage/level",
    .fix_label = N_ ("Remove Last Affects"),
    .fix = fix_safe_speeds,
  },
  {
    .id = "FRO-LNV-27",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_haste_and_slow,
    .label = N_ ("Haste and Slow"),
    .why = N_ ("Together they cancel out: every SLOW becomes HASTE and every HASTE becomes SLOW."),
    .clause = "FRO-RUL-49",
    .cell = "damage/level",
  },
  {
    .id = "PAD-LIC-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_outcomes,
    .label = N_ ("Random affects"),
    .why = N_ ("The list must cover every roll of the dice."),
    .clause = "FRO-AFF-09",
    .cell = "damage/level[value=#]/affect",
  },
};

const PaddockCheckTable paddock_licence_damage_checks = PADDOCK_CHECK_TABLE (rows);
