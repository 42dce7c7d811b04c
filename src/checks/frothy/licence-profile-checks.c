/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the Speeds of a licence compare with each other, and the vehicle with the basic chariot.
 */

#include "check-tables.h"
#include "licence-findings.h"
#include "words.h"
#include "yardstick.h"

/* Phases after the first K in which the vehicle moves, and the spaces of all of these. */
static int
count_moving (const PaddockSpeed *speed, guint k)
{
  int n = 0;

  for (guint phase = k; phase < PADDOCK_N_PHASES; phase++)
    n += paddock_speed_get_move (speed, phase) > 0;

  return n;
}

static int
count_spaces (const PaddockSpeed *speed, guint k)
{
  int n = 0;

  for (guint phase = k; phase < PADDOCK_N_PHASES; phase++)
    n += paddock_speed_get_move (speed, phase);

  return n;
}

/* A Speed and the one below it. */
typedef void (*StepFunc) (const PaddockSpeed *below,
                          const PaddockSpeed *speed,
                          PaddockReport *report);

static void
foreach_step (const PaddockLicence *licence, StepFunc func, PaddockReport *report)
{
  PaddockSpeedRow row = paddock_licence_get_speed_row (licence);

  for (int rating = 1; rating < PADDOCK_N_SPEEDS; rating++)
    if (row.speeds[rating - 1] && row.speeds[rating])
      func (row.speeds[rating - 1], row.speeds[rating], report);
}

static void
check_total (const PaddockSpeed *below, const PaddockSpeed *speed, PaddockReport *report)
{
  int total = paddock_speed_get_total (speed), before = paddock_speed_get_total (below);

  if (total < before)
    paddock_report_speed (report, speed, N_ ("Speed {1} is slower than the Speed below it."));
  else if (total == before)
    paddock_report_speed (report, speed, N_ ("Speed {1} is no faster than the Speed below it."))
      ->severity = PADDOCK_SEVERITY_HINT;
}

static void
check_totals (gconstpointer record, PaddockReport *report)
{
  foreach_step (record, check_total, report);
}

static void
check_evenness (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    const PaddockSpeed *speed = paddock_licence_speed_at (licence, i);
    int least = G_MAXINT, most = 0;

    for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++) {
      int move = paddock_speed_get_move (speed, phase);

      most = MAX (most, move);
      if (move > 0)
        least = MIN (least, move);
    }
    if (most - least > 1)
      paddock_report_speed (report, speed, N_ ("The moves of Speed {1} differ by more than one."));
  }
}

/* FRO-LNV-09: who slows down after phase K must not get further for it. */
static void
check_gain (const PaddockSpeed *below, const PaddockSpeed *speed, PaddockReport *report)
{
  for (guint k = 1; k < PADDOCK_N_PHASES; k++)
    if (count_spaces (below, k) > count_spaces (speed, k)) {
      PaddockFinding *finding =
        paddock_report_words (report,
                              N_ ("A vehicle that slows down from Speed {1} after phase {2} moves "
                                  "further."),
                              "%d\t%u", speed->rating, k);

      paddock_finding_set_site_within (finding, PADDOCK_SITE_NUMBERED (SPEED, speed->rating),
                                       PADDOCK_SITE_NUMBERED (PHASE, k));
    }
}

static void
check_gains (gconstpointer record, PaddockReport *report)
{
  foreach_step (record, check_gain, report);
}

static void
check_chance (const PaddockSpeed *below, const PaddockSpeed *speed, PaddockReport *report)
{
  for (guint k = 1; k < PADDOCK_N_PHASES; k++)
    if (count_moving (below, k) > count_moving (speed, k)) {
      paddock_report_speed (
        report, speed,
        N_ ("A vehicle that slows down from Speed {1} during a round moves in more phases."));
      return;
    }
}

static void
check_chances (gconstpointer record, PaddockReport *report)
{
  foreach_step (record, check_chance, report);
}

#define MIDDLE_SPEED 3
#define TOP_SPEED (PADDOCK_N_SPEEDS - 1)

static void
check_top_phases (gconstpointer record, PaddockReport *report)
{
  PaddockSpeedRow row = paddock_licence_get_speed_row (record);

  if (row.speeds[TOP_SPEED] && row.speeds[MIDDLE_SPEED]
      && count_moving (row.speeds[TOP_SPEED], 0) > count_moving (row.speeds[MIDDLE_SPEED], 0))
    paddock_report_speed (report, row.speeds[TOP_SPEED],
                          N_ ("Speed {1} moves in more phases than Speed 3."));
}

static gboolean
is_safe (const PaddockSpeed *speed)
{
  return speed->control == PADDOCK_CONTROL_SAFE;
}

static void
check_safe_order (gconstpointer record, PaddockReport *report)
{
  PaddockSpeedRow row = paddock_licence_get_speed_row (record);
  gboolean was_unsafe = FALSE;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = row.speeds[rating];

    if (speed && is_safe (speed) && was_unsafe)
      paddock_report_speed (report, speed, N_ ("Speed {1} is Safe, but a lower Speed is not."));
    was_unsafe |= speed && !is_safe (speed);
  }
}

static void
check_safe_ends (gconstpointer record, PaddockReport *report)
{
  PaddockSpeedRow row = paddock_licence_get_speed_row (record);
  gboolean has_dice = FALSE;

  if (row.speeds[0] && !is_safe (row.speeds[0]))
    paddock_report_speed (report, row.speeds[0], N_ ("Speed {1} is not Safe."));
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    has_dice |= !row.speeds[rating] || !is_safe (row.speeds[rating]);
  if (!has_dice) {
    PaddockFinding *finding = paddock_report (report, N_ ("Every Speed is Safe."));

    paddock_finding_set_site (finding, PADDOCK_SITE (SPEEDS));
    finding->can_fix = FALSE;
  }
}

static void
fix_safe_ends (gpointer draft, const PaddockFinding *finding)
{
  PaddockLicence *licence = draft;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    if (paddock_licence_speed_at (licence, i)->rating == 0)
      ((PaddockSpeed *) paddock_list_edit (&licence->speeds, i))->control = PADDOCK_CONTROL_SAFE;
}

static void
check_control_step (const PaddockSpeed *below, const PaddockSpeed *speed, PaddockReport *report)
{
  if (!is_safe (speed) && speed->control < below->control)
    paddock_report_speed (report, speed,
                          N_ ("Speed {1} has fewer control dice than the Speed below it."));
}

static void
check_control (gconstpointer record, PaddockReport *report)
{
  foreach_step (record, check_control_step, report);
}

/* Sixtieths of the dice that it takes on average to wipe a vehicle out; FRO-DMG-04. */
static int
get_toughness (int maximum, int resilience)
{
  static const int hits[] = { 6, 5, 4, 2 }; /* faces of a die, from blank Resilience on */
  int i = CLAMP (resilience, PADDOCK_RESILIENCE_BLANK, 2) - PADDOCK_RESILIENCE_BLANK;

  return maximum * 360 / hits[i];
}

static int
compare_toughness (const PaddockLicence *licence, int *yardstick)
{
  *yardstick = get_toughness (PADDOCK_YARDSTICK_MAXIMUM, PADDOCK_YARDSTICK_RESILIENCE);
  return get_toughness (licence->damage.maximum, licence->damage.resilience);
}

static void
check_toughness (gconstpointer record, PaddockReport *report)
{
  int yardstick, toughness = compare_toughness (record, &yardstick);
  const char *message = NULL;

  if (2 * toughness < yardstick)
    message = N_ ("The vehicle survives less than half the damage dice of the basic chariot.");
  else if (2 * toughness > 3 * yardstick)
    message = N_ (
      "The vehicle survives more than one and a half times the damage dice of the basic chariot.");
  if (message)
    paddock_finding_set_site (paddock_report (report, message), PADDOCK_SITE (DAMAGE));
}

/* Neither the end of the race nor what helps. */
static void
count_harm (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer data)
{
  const PaddockAffect *affect = at->affect;
  gboolean is_help =
    (affect->kind == PADDOCK_AFFECT_ACCEL_MOD || affect->kind == PADDOCK_AFFECT_DECEL_MOD)
    && affect->n > 0;

  if (!at->is_outcome && affect->kind != PADDOCK_AFFECT_WIPE_OUT && !is_help)
    (*(int *) data)++;
}

/* Sets what is better or worse than with the basic chariot. */
static void
compare (int ours, int theirs, gboolean *is_better, gboolean *is_worse)
{
  *is_better |= ours > theirs;
  *is_worse |= ours < theirs;
}

static void
compare_speeds (const PaddockSpeedRow *row, gboolean *is_better, gboolean *is_worse)
{
  int boxes = 0; /* that ours needs more than the yardstick to get to a Speed */

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = row->speeds[rating];
    const PaddockYardstickSpeed *theirs = &paddock_yardstick[rating];
    int total = 0;

    for (int phase = 0; phase < PADDOCK_N_PHASES; phase++)
      total += theirs->move[phase];
    compare (paddock_speed_get_total (speed), total, is_better, is_worse);
    compare (0, boxes, is_better, is_worse);
    compare (theirs->control, speed->control, is_better, is_worse);
    compare (speed->stamina, theirs->stamina, is_better, is_worse);
    boxes += speed->accel - theirs->accel;
  }
}

static gboolean
has_flaw (const PaddockLicence *licence)
{
  for (guint i = 0; i < paddock_list_len (licence->traits); i++)
    if (paddock_trait_get_nature (paddock_licence_trait_at (licence, i)) == PADDOCK_NATURE_FLAW)
      return TRUE;

  return FALSE;
}

static void
check_dominance (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;
  PaddockSpeedRow row = paddock_licence_get_speed_row (licence);
  gboolean is_better = FALSE, is_worse = FALSE;
  int toughness, yardstick, harm = 0;

  if (!row.is_complete || has_flaw (licence))
    return;

  paddock_licence_foreach_affect (licence, count_harm, &harm);
  compare_speeds (&row, &is_better, &is_worse);
  toughness = compare_toughness (licence, &yardstick);
  compare (toughness, yardstick, &is_better, &is_worse);
  compare (PADDOCK_YARDSTICK_AFFECTS, harm, &is_better, &is_worse);
  compare (paddock_licence_count_cards (licence), PADDOCK_YARDSTICK_CARDS, &is_better, &is_worse);
  compare (-licence->control.minimum, 0, &is_better, &is_worse);
  if (is_better && !is_worse)
    paddock_report (report,
                    N_ ("The vehicle is no worse than the basic chariot anywhere, and has no "
                        "flaw."));
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNV-07",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_totals,
    .label = N_ ("Spaces per round"),
    .why = N_ ("The point of a higher Speed is to go faster."),
    .clause = "FRO-VCG-04",
    .cell = "speeds/speed[rating=#]/move",
  },
  {
    .id = "FRO-LNV-08",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_evenness,
    .label = N_ ("Uneven moves"),
    .why = N_ ("The moves of a Speed are usually spread evenly over its phases."),
    .clause = "FRO-VCG-08",
    .cell = "speeds/speed[rating=#]/move",
  },
  {
    .id = "FRO-LNV-09",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_gains,
    .label = N_ ("Gain by slowing down"),
    .why = N_ ("Losing Speed during a round should never pay."),
    .clause = "FRO-VCG-10",
    .cell = "speeds/speed[rating=#]/move",
  },
  {
    .id = "FRO-LNV-10",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_chances,
    .label = N_ ("Phases gained by slowing down"),
    .why = N_ ("Each phase with a move is a chance to turn and attack."),
    .clause = "FRO-VCG-10",
    .cell = "speeds/speed[rating=#]/move",
  },
  {
    .id = "FRO-LNV-11",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_top_phases,
    .label = N_ ("Phases at top Speed"),
    .why = N_ ("High Speeds usually make long moves in few phases; that makes them hard to drive."),
    .clause = "FRO-VCG-09",
    .cell = "speeds/speed[rating=#]/move",
  },
  {
    .id = "FRO-LNV-12",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_safe_order,
    .label = N_ ("Order of Safe Speeds"),
    .why = N_ ("A vehicle gets harder to control as it gets faster."),
    .clause = "FRO-VCG-11",
    .cell = "speeds/speed[rating=#]/control",
  },
  {
    .id = "FRO-LNV-13",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_safe_ends,
    .label = N_ ("Safe Speeds"),
    .why = N_ ("Standing still is Safe, and top Speed is not."),
    .clause = "FRO-VCG-11",
    .cell = "speeds/speed[rating=#]/control",
    .fix_label = N_ ("Make Speed 0 Safe"),
    .fix = fix_safe_ends,
  },
  {
    .id = "FRO-LNV-14",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_control,
    .label = N_ ("Control dice"),
    .why = N_ ("Control dice usually rise with Speed."),
    .clause = "FRO-VCG-11",
    .cell = "speeds/speed[rating=#]/control",
  },
  {
    .id = "FRO-LNV-21",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_toughness,
    .label = N_ ("Toughness"),
    .why =
      N_ ("Low Resilience goes with a long damage track, and high Resilience with a short one."),
    .clause = "FRO-VCG-15",
    .cell = "damage/maximum",
  },
  {
    .id = "FRO-LNV-40",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_dominance,
    .label = N_ ("Better everywhere"),
    .why = N_ ("A good vehicle is a mix of strengths and weaknesses."),
    .clause = "FRO-VCG-26",
  },
};

const PaddockCheckTable paddock_licence_profile_checks = PADDOCK_CHECK_TABLE (rows);
