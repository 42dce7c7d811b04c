/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stamina: the row of the Speed table and the table of effects.
 */

#include "check-tables.h"
#include "licence-findings.h"
#include "words.h"

static void
check_row (gconstpointer record, PaddockReport *report)
{
  PaddockSpeedRow row = paddock_licence_get_speed_row (record);

  for (int rating = 1; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *below = row.speeds[rating - 1], *speed = row.speeds[rating];

    if (below && speed && speed->stamina > below->stamina)
      paddock_report_speed (report, speed,
                            N_ ("Speed {1} tires the vehicle less than the Speed below it."));
  }
}

static void
check_row_ends (gconstpointer record, PaddockReport *report)
{
  PaddockSpeedRow row = paddock_licence_get_speed_row (record);
  gboolean tires = FALSE, recovers = FALSE;

  if (!row.is_complete)
    return;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    tires |= row.speeds[rating]->stamina < 0;
    recovers |= row.speeds[rating]->stamina > 0;
  }
  if (!tires)
    paddock_finding_set_site (
      paddock_report (report, N_ ("No Speed costs stamina, so the vehicle never tires.")),
      PADDOCK_SITE (STAMINA));
  else if (!recovers)
    paddock_finding_set_site (
      paddock_report (report, N_ ("No Speed restores stamina, so the vehicle never recovers.")),
      PADDOCK_SITE (STAMINA));
}

static void
check_table (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;
  const PaddockStaminaTable *table = &licence->stamina;

  if (table->maximum <= table->minimum)
    paddock_finding_set_site (paddock_report_words (report,
                                                    N_ ("Stamina runs from {1} down to {2}."),
                                                    "%d\t%d", table->maximum, table->minimum),
                              PADDOCK_SITE (STAMINA));
  for (guint i = 0; i < paddock_list_len (table->steps); i++) {
    int value = paddock_licence_step_at (licence, i)->value;
    PaddockFinding *finding;

    if (value <= table->maximum && value >= table->minimum)
      continue;
    finding = paddock_report_words (report,
                                    N_ ("An effect is set for stamina {1}, which is not in the "
                                        "table."),
                                    "%d", value);
    paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (STAMINA, value));
    finding->element = (int) i;
  }
}

/* A step beyond the ends goes; ends that are the wrong way round are exchanged. */
static void
fix_table (gpointer draft, const PaddockFinding *finding)
{
  PaddockLicence *licence = draft;
  PaddockStaminaTable *table = &licence->stamina;
  int maximum = table->maximum;

  if (finding->element >= 0) {
    paddock_list_remove (&table->steps, (guint) finding->element);
    return;
  }
  table->maximum = MAX (table->minimum, maximum + (table->minimum == maximum));
  table->minimum = MIN (table->minimum, maximum);
}

static void
check_maximum (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->stamina.steps); i++) {
    const PaddockStaminaStep *step = paddock_licence_step_at (licence, i);
    PaddockFinding *finding;

    if (step->value != licence->stamina.maximum || !paddock_list_len (step->effects))
      continue;
    finding =
      paddock_report (report, N_ ("The highest stamina has an effect, which would never end."));
    paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (STAMINA, step->value));
    finding->element = (int) i;
  }
}

static void
fix_maximum (gpointer draft, const PaddockFinding *finding)
{
  paddock_list_remove (&((PaddockLicence *) draft)->stamina.steps, (guint) finding->element);
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNV-15",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_row,
    .label = N_ ("Stamina row"),
    .why = N_ ("Going faster usually tires a vehicle faster."),
    .clause = "FRO-VCG-12",
    .cell = "speeds/speed[rating=#]/stamina",
  },
  {
    .id = "FRO-LNV-16",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_row_ends,
    .label = N_ ("Tiring and recovering"),
    .why = N_ ("Stamina matters only if it can be lost and regained."),
    .clause = "FRO-VCG-12",
    .cell = "speeds/speed[rating=0]/stamina",
  },
  {
    .id = "FRO-LNV-17",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_table,
    .label = N_ ("Stamina table"),
    .why = N_ ("Stamina stays between the ends of its table."),
    .clause = "FRO-STA-02",
    .cell = "stamina/maximum",
    .fix_label = N_ ("Repair Table"),
    .fix = fix_table,
  },
  {
    .id = "FRO-LNV-18",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_maximum,
    .label = N_ ("Effect at full stamina"),
    .why = N_ ("An effect works at its value and all lower ones, so this one always works."),
    .clause = "FRO-STA-03",
    .cell = "stamina/step[-value=#]/effect",
    .fix_label = N_ ("Remove Effect"),
    .fix = fix_maximum,
  },
};

const PaddockCheckTable paddock_licence_stamina_checks = PADDOCK_CHECK_TABLE (rows);
