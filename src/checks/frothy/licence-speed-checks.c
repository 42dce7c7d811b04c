/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Speed table of a licence: its columns, its boxes and its moves.
 */

#include "check-tables.h"
#include "licence-findings.h"
#include "words.h"

#define SPACES_A_PHASE 6  /* FRO-VCG-07 */
#define SPACES_A_ROUND 12 /* FRO-VCG-06 */
#define CHECK_MAX 6       /* two dice of a Speed check show at most this */

static guint
count_rating (const PaddockLicence *licence, int rating)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    n += paddock_licence_speed_at (licence, i)->rating == rating;

  return n;
}

static void
check_ratings (gconstpointer record, PaddockReport *report)
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    guint n = count_rating (record, rating);

    if (n != 1)
      paddock_finding_set_site (paddock_report_words (report,
                                                      n ? N_ (
                                                        "There are {2} columns for Speed {1}.")
                                                        : N_ ("There is no Speed {1}."),
                                                      "%d\t%u", rating, n),
                                PADDOCK_SITE_NUMBERED (SPEED, rating));
  }
}

/* Only the first column of a rating stays; one that is missing comes where it belongs. */
static void
fix_ratings (gpointer draft, const PaddockFinding *finding)
{
  PaddockLicence *licence = draft;
  int rating = finding->site.number;
  guint n = 0, at = 0;

  for (guint i = paddock_list_len (licence->speeds); i-- > 0;) {
    int other = paddock_licence_speed_at (licence, i)->rating;

    if (other == rating && count_rating (licence, rating) > 1)
      paddock_list_remove (&licence->speeds, i);
    n += other == rating;
    at += other < rating;
  }
  if (n == 0) {
    PaddockSpeed *speed = paddock_list_insert (&licence->speeds, &paddock_speed_type, at);

    speed->rating = rating;
    for (int phase = 0; phase < PADDOCK_N_PHASES; phase++)
      paddock_list_append_int (&speed->move, 0);
  }
}

static PaddockSpeed *
edit_speed (PaddockLicence *licence, const PaddockFinding *finding)
{
  return paddock_list_edit (&licence->speeds, (guint) finding->element);
}

/* A finding on the i-th column, for its fix. */
static PaddockFinding *
report_column (PaddockReport *report, const PaddockLicence *licence, guint i, const char *message)
{
  PaddockFinding *finding =
    paddock_report_speed (report, paddock_licence_speed_at (licence, i), message);

  finding->element = (int) i;
  return finding;
}

static void
check_boxes (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    const PaddockSpeed *speed = paddock_licence_speed_at (licence, i);

    if (speed->accel < 1 || speed->decel < 1)
      report_column (report, licence, i, N_ ("Speed {1} has a row without boxes."));
  }
}

static void
fix_boxes (gpointer draft, const PaddockFinding *finding)
{
  PaddockSpeed *speed = edit_speed (draft, finding);

  speed->accel = MAX (speed->accel, 1);
  speed->decel = MAX (speed->decel, 1);
}

static void
check_standstill (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    const PaddockSpeed *speed = paddock_licence_speed_at (licence, i);

    if (speed->rating == 0 && paddock_speed_get_total (speed) != 0)
      report_column (report, licence, i, N_ ("The vehicle moves at Speed {1}."));
  }
}

static void
set_moves (PaddockSpeed *speed, const int moves[PADDOCK_N_PHASES])
{
  g_clear_pointer (&speed->move, paddock_list_unref);
  for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++)
    paddock_list_append_int (&speed->move, moves[phase]);
}

static void
fix_standstill (gpointer draft, const PaddockFinding *finding)
{
  set_moves (edit_speed (draft, finding), (const int[PADDOCK_N_PHASES]){ 0 });
}

static gboolean
has_negative_move (const PaddockSpeed *speed)
{
  for (guint i = 0; i < paddock_list_len (speed->move); i++)
    if (paddock_list_get_int (speed->move, i) < 0)
      return TRUE;

  return FALSE;
}

static void
check_moves (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    const PaddockSpeed *speed = paddock_licence_speed_at (licence, i);
    guint n = paddock_list_len (speed->move);

    if (n != 0 && n != PADDOCK_N_PHASES)
      report_column (report, licence, i,
                     N_ ("Speed {1} does not have one move for each of the four phases."));
    else if (has_negative_move (speed))
      report_column (report, licence, i, N_ ("Speed {1} has a negative move."));
  }
}

/* What is too much goes, what is missing is nothing. */
static void
limit_moves (PaddockSpeed *speed, int highest)
{
  int moves[PADDOCK_N_PHASES];

  for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++)
    moves[phase] = CLAMP (paddock_speed_get_move (speed, phase), 0, highest);
  set_moves (speed, moves);
}

static void
fix_moves (gpointer draft, const PaddockFinding *finding)
{
  limit_moves (edit_speed (draft, finding), G_MAXINT);
}

/* The first phase with a move that is too long; PADDOCK_N_PHASES: none has one. */
static guint
find_long_move (const PaddockSpeed *speed)
{
  guint phase = 0;

  while (phase < PADDOCK_N_PHASES && paddock_speed_get_move (speed, phase) <= SPACES_A_PHASE)
    phase++;

  return phase;
}

static void
check_phase_moves (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    const PaddockSpeed *speed = paddock_licence_speed_at (licence, i);
    guint phase = find_long_move (speed);

    if (phase < PADDOCK_N_PHASES)
      paddock_finding_set_cell (
        report_column (report, licence, i,
                       N_ ("At Speed {1} the vehicle moves more than six spaces in one phase.")),
        "speeds/speed[rating=%d]/move[%u:%d]", speed->rating, phase, PADDOCK_N_PHASES);
  }
}

static void
fix_phase_moves (gpointer draft, const PaddockFinding *finding)
{
  limit_moves (edit_speed (draft, finding), SPACES_A_PHASE);
}

static void
check_round_moves (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    if (paddock_speed_get_total (paddock_licence_speed_at (licence, i)) > SPACES_A_ROUND)
      report_column (report, licence, i,
                     N_ ("At Speed {1} the vehicle moves more than twelve spaces in a round."));
}

/* What is wrong with a list that gives for each of N_FROM boxes one of N_TO; NULL: nothing. */
static const char *
find_match_fault (const PaddockList *map, int n_from, int n_to)
{
  guint n = paddock_list_len (map);

  if (n != (guint) n_from)
    return N_ ("At Speed {1} the box matching does not have one number for each box.");

  for (guint i = 0; i < n; i++) {
    if (paddock_list_get_int (map, i) > n_to)
      return N_ ("At Speed {1} a box is matched with one that does not exist.");
    if (i && paddock_list_get_int (map, i) < paddock_list_get_int (map, i - 1))
      return N_ ("At Speed {1} the box matching goes backwards.");
  }

  return NULL;
}

static const char *
find_accel_fault (const PaddockSpeed *speed)
{
  const PaddockList *map = speed->match.accel_to_decel;
  const char *fault = find_match_fault (map, speed->accel, speed->decel);

  if (!fault && paddock_list_get_int (map, paddock_list_len (map) - 1) != speed->decel)
    return N_ (
      "At Speed {1} the last acceleration box is not matched with the last deceleration box.");

  return fault;
}

static const char *
find_decel_fault (const PaddockSpeed *speed)
{
  const PaddockList *map = speed->match.decel_to_accel;
  const char *fault = find_match_fault (map, speed->decel, speed->accel);

  if (!fault && paddock_list_get_int (map, 0) != 1)
    return N_ (
      "At Speed {1} the first deceleration box is not matched with the first acceleration box.");

  return fault;
}

static void
check_match (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    const PaddockSpeed *speed = paddock_licence_speed_at (licence, i);
    const char *accel =
      paddock_list_len (speed->match.accel_to_decel) ? find_accel_fault (speed) : NULL;
    const char *decel =
      paddock_list_len (speed->match.decel_to_accel) ? find_decel_fault (speed) : NULL;

    if (accel)
      report_column (report, licence, i, accel);
    if (decel)
      report_column (report, licence, i, decel);
  }
}

static void
fix_match (gpointer draft, const PaddockFinding *finding)
{
  PaddockSpeed *speed = edit_speed (draft, finding);

  g_clear_pointer (&speed->match.accel_to_decel, paddock_list_unref);
  g_clear_pointer (&speed->match.decel_to_accel, paddock_list_unref);
}

/* A row of N boxes, all Speeds together. */
static void
report_row (PaddockReport *report, const char *message, int n, PaddockSite site, const char *field)
{
  PaddockFinding *finding = paddock_report_words (report, message, "%d", n);

  paddock_finding_set_site (finding, site);
  paddock_finding_set_cell (finding, "speeds/speed[rating=0]/%s", field);
}

/* FRO-LNV-39: a check of six from a standstill, or to one. */
static void
check_number_of_boxes (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;
  int accel = 0, decel = 0;

  if (!paddock_licence_get_speed_row (licence).is_complete)
    return;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    accel += paddock_licence_speed_at (licence, i)->accel;
    decel += paddock_licence_speed_at (licence, i)->decel;
  }
  if (accel - 1 <= CHECK_MAX)
    report_row (report,
                N_ ("With {1} acceleration boxes, one good check goes from a standstill to top "
                    "Speed."),
                accel, PADDOCK_SITE (ACCELERATION), "accel");
  if (decel - 1 <= CHECK_MAX)
    report_row (report, N_ ("With {1} deceleration boxes, one good check stops from top Speed."),
                decel, PADDOCK_SITE (DECELERATION), "decel");
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNV-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_ratings,
    .label = N_ ("Speed ratings"),
    .why = N_ ("Every vehicle has the seven Speeds 0 to 6."),
    .clause = "FRO-VCG-02",
    .cell = "speeds/speed[rating=#]",
    .fix_label = N_ ("Include Each Speed Once"),
    .fix = fix_ratings,
  },
  {
    .id = "FRO-LNV-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_boxes,
    .label = N_ ("Speeds without boxes"),
    .why = N_ ("At every Speed the marker stands in a box of each row."),
    .clause = "FRO-LIC-01",
    .cell = "speeds/speed[rating=#]/accel",
    .fix_label = N_ ("Add Box"),
    .fix = fix_boxes,
  },
  {
    .id = "FRO-LNV-03",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_standstill,
    .label = N_ ("Moves at a standstill"),
    .why = N_ ("At Speed 0 a vehicle stands still and waits for its next Speed check."),
    .clause = "FRO-VCG-03",
    .cell = "speeds/speed[rating=#]/move",
    .fix_label = N_ ("Stand Still"),
    .fix = fix_standstill,
  },
  {
    .id = "FRO-LNV-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_moves,
    .label = N_ ("Moves"),
    .why = N_ ("A round has four phases, and a Speed says how far to move in each."),
    .clause = "FRO-LIC-02",
    .cell = "speeds/speed[rating=#]/move",
    .fix_label = N_ ("Set Four Moves"),
    .fix = fix_moves,
  },
  {
    .id = "FRO-LNV-05",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_phase_moves,
    .label = N_ ("Long moves in a phase"),
    .why = N_ ("A longer move gives others no chance to react, and hits what it cannot avoid."),
    .clause = "FRO-VCG-07",
    .cell = "speeds/speed[rating=#]/move",
    .fix_label = N_ ("Limit Moves to Six"),
    .fix = fix_phase_moves,
  },
  {
    .id = "FRO-LNV-06",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_round_moves,
    .label = N_ ("Long moves in a round"),
    .why = N_ ("Tracks are designed for vehicles that move at most twelve spaces."),
    .clause = "FRO-VCG-06",
    .cell = "speeds/speed[rating=#]/move",
  },
  {
    .id = "FRO-LNV-38",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_match,
    .label = N_ ("Box matching"),
    .why = N_ ("Each box faces one in the other row, from left to right."),
    .clause = "FRO-SCH-05",
    .cell = "speeds/speed[rating=#]/accel",
    .fix_label = N_ ("Use Natural Matching"),
    .fix = fix_match,
  },
  {
    .id = "FRO-LNV-39",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_number_of_boxes,
    .label = N_ ("Few boxes"),
    .why = N_ ("Vehicles build up Speed over rounds; the number of boxes says how many."),
    .clause = "FRO-VCG-05",
  },
};

const PaddockCheckTable paddock_licence_speed_checks = PADDOCK_CHECK_TABLE (rows);
