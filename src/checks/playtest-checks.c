/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playtests: what cannot be run.
 */

#include "check-tables.h"
#include "playtest.h"
#include "words.h"

static void
check_seats (gconstpointer record, PaddockReport *report)
{
  const PaddockPlaytest *playtest = record;

  if (paddock_list_len (playtest->seats) == 0)
    paddock_report (report, N_ ("Nobody takes part in the race."));
}

static const PaddockCheck rows[] = {
  {
    .id = "PAD-PLY-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_playtest_kind,
    .run = check_seats,
    .label = N_ ("Players"),
    .why = N_ ("A race needs players."),
  },
};

const PaddockCheckTable paddock_playtest_checks = PADDOCK_CHECK_TABLE (rows);
