/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Teams of On the Rivet.
 */

#include "team.h"

#include "check-tables.h"
#include "words.h"

#define SMALLEST 3 /* riders of a team where six or seven race (RIV-TEAM-06) */

static const PaddockTeamRider *
get_rider (const PaddockTeam *team, guint i)
{
  return PADDOCK_LIST_AT (team->riders, PaddockTeamRider, i);
}

static void
check_name (gconstpointer record, PaddockReport *report)
{
  if (!*paddock_text_get (((const PaddockTeam *) record)->name))
    paddock_report (report, N_ ("The team has no name."));
}

static void
check_few (gconstpointer record, PaddockReport *report)
{
  guint n = paddock_list_len (((const PaddockTeam *) record)->riders);
  PaddockFinding *finding;

  if (n >= PADDOCK_TEAM_FULL)
    return;

  finding = paddock_report_words (report,
                                  n < SMALLEST
                                    ? N_ ("The team has {1} riders; every race needs at least {3}.")
                                    : N_ ("The team has {1} riders; with three players each team "
                                          "needs {2}."),
                                  "%u\t%d\t%d", n, PADDOCK_TEAM_FULL, SMALLEST);
  if (n < SMALLEST)
    finding->severity = PADDOCK_SEVERITY_ERROR;
}

static void
check_many (gconstpointer record, PaddockReport *report)
{
  const PaddockTeam *team = record;

  for (guint i = PADDOCK_TEAM_FULL; i < paddock_list_len (team->riders); i++)
    paddock_finding_set_site (
      paddock_report_words (report, N_ ("{1} never rides: no race has more than {2} a team."),
                            "%s\t%d", paddock_text_get (get_rider (team, i)->name),
                            PADDOCK_TEAM_FULL),
      PADDOCK_SITE_NAMED (RIDER, paddock_text_get (get_rider (team, i)->id)));
}

/* Which of the riders before has the same class; I: none. */
static guint
find_twin (const PaddockTeam *team, guint i)
{
  guint twin = 0;

  while (twin < i
         && g_strcmp0 (get_rider (team, twin)->class_id, get_rider (team, i)->class_id) != 0)
    twin++;
  return twin;
}

static void
check_classes (gconstpointer record, PaddockReport *report)
{
  const PaddockTeam *team = record;

  for (guint i = 1; i < MIN (SMALLEST, paddock_list_len (team->riders)); i++) {
    const PaddockTeamRider *rider = get_rider (team, i);

    if (find_twin (team, i) == i)
      continue;
    paddock_finding_set_site (
      paddock_report_words (report,
                            N_ ("Of the riders who are in every race, more than one is of the "
                                "class “{1}”."),
                            "%s", paddock_text_get (rider->class_id)),
      PADDOCK_SITE_NAMED (RIDER, paddock_text_get (rider->id)));
  }
}

static gboolean
is_colour (const char *text)
{
  return strlen (paddock_text_get (text)) == 6;
}

static void
check_colours (gconstpointer record, PaddockReport *report)
{
  const PaddockTeam *team = record;
  PaddockFinding *finding = NULL;

  if (!is_colour (team->colour))
    finding = paddock_report (report, N_ ("The team has no colour."));
  else if (team->jersey != PADDOCK_JERSEY_PLAIN && !is_colour (team->trim))
    finding = paddock_report (report, N_ ("The jersey has a pattern, but no second colour."));
  else if (team->jersey != PADDOCK_JERSEY_PLAIN && g_str_equal (team->colour, team->trim))
    finding =
      paddock_report (report, N_ ("The pattern of the jersey has the colour of the team itself."));
  if (finding)
    paddock_finding_set_cell (finding, is_colour (team->colour) ? "trim" : "colour");
}

static const PaddockCheck rows[] = {
  {
    .id = "PAD-TEA-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_team_kind,
    .run = check_name,
    .label = N_ ("Name"),
    .why = N_ ("A team is announced by its name."),
    .cell = "name",
  },
  {
    .id = "PAD-TEA-02",
    .severity = PADDOCK_SEVERITY_WARNING,
    .kind = &paddock_team_kind,
    .run = check_few,
    .label = N_ ("Too few riders"),
    .why = N_ ("The fewer players there are, the more riders each team has."),
    .clause = "RIV-TEAM-03",
    .cell = "rider",
  },
  {
    .id = "PAD-TEA-03",
    .severity = PADDOCK_SEVERITY_WARNING,
    .kind = &paddock_team_kind,
    .run = check_many,
    .label = N_ ("Riders who never ride"),
    .why = N_ ("A full team has six riders."),
    .clause = "RIV-TEAM-02",
  },
  {
    .id = "PAD-TEA-04",
    .severity = PADDOCK_SEVERITY_HINT,
    .kind = &paddock_team_kind,
    .run = check_classes,
    .label = N_ ("Classes of the first riders"),
    .why = N_ ("Where six or seven race, each team has an All-Star, a Climber and a Sprinter."),
    .clause = "RIV-TEAM-06",
  },
  {
    .id = "PAD-TEA-05",
    .severity = PADDOCK_SEVERITY_WARNING,
    .kind = &paddock_team_kind,
    .run = check_colours,
    .label = N_ ("Colours"),
    .why = N_ ("Riders are told apart by the colours of their team."),
    .clause = "RIV-TEAM-01",
  },
};

const PaddockCheckTable paddock_team_checks = PADDOCK_CHECK_TABLE (rows);
