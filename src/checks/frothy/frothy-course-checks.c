/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a Frothy track: its ranks and lanes, and where the grid stands on it.
 */

#include "check-tables.h"
#include "frothy-findings.h"
#include "words.h"

/* Hexes that are to be shown with one finding. */
static PaddockFinding *
report_hexes (PaddockReport *report, const char *message, GArray *hexes, PaddockSite site)
{
  PaddockFinding *finding = paddock_report_words (report, message, "%u", hexes->len);

  paddock_finding_set_site (finding, site);
  for (guint i = 0; i < hexes->len; i++)
    paddock_finding_add_hex (finding, g_array_index (hexes, PaddockHex, i));
  return finding;
}

static void
report_hexes_without_rank (const PaddockFrothyMap *map, PaddockReport *report)
{
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (PaddockHex));

  for (guint i = 0; i < map->n_hexes; i++)
    if (map->ranks[i] == PADDOCK_RANK_NONE)
      g_array_append_val (without, map->hexes[i]);
  if (without->len)
    report_hexes (report, N_ ("{1} hexes have no rank."), without, PADDOCK_SITE (RANKS));
}

static void
report_empty_ranks (const PaddockFrothyMap *map, PaddockReport *report)
{
  g_autofree guint8 *has_hex = g_malloc0 ((gsize) map->length);

  for (guint i = 0; i < map->n_hexes; i++)
    if (map->ranks[i] != PADDOCK_RANK_NONE)
      has_hex[map->ranks[i]] = TRUE;

  for (int rank = 0; rank < map->length; rank++) {
    int first = rank;

    while (rank < map->length && !has_hex[rank])
      rank++;
    if (rank > first)
      paddock_finding_set_site (paddock_report_words (report,
                                                      N_ (
                                                        "No hex has any of the ranks {1} to {2}."),
                                                      "%d\t%d", first, rank - 1),
                                PADDOCK_SITE_NUMBERED (RANK, first));
  }
}

static void
check_ranks (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;

  if (map->length == 0) {
    PaddockFinding *finding = paddock_report (report, N_ ("The course has no ranks yet."));

    paddock_finding_set_site (finding, PADDOCK_SITE (RANKS));
    finding->tool = "course";
    return;
  }
  report_hexes_without_rank (map, report);
  report_empty_ranks (map, report);
}

static void
check_lanes (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < map->n_hexes; i++) {
    PaddockHex hex = map->hexes[i];
    PaddockFinding *finding;

    if (map->ranks[i] == PADDOCK_RANK_NONE
        || g_hash_table_add (seen, GUINT_TO_POINTER ((guint) map->ranks[i] << 8 | map->lanes[i])))
      continue;
    finding = paddock_report_words (report, N_ ("Two hexes have rank {1}, lane {2}."), "%d\t%d",
                                    map->ranks[i], map->lanes[i]);
    paddock_finding_set_site (finding, PADDOCK_SITE_AT (HEX, paddock_hex_to_place (hex)));
    paddock_finding_add_hex (finding, hex);
  }
}

/* FRO-LNT-06: inner lanes of bends may skip a rank. */
static gboolean
leads_on (const PaddockFrothyMap *map, guint hex)
{
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    int next = map->next[hex][d];
    int gain =
      paddock_frothy_map_is_free (map, next) ? paddock_frothy_map_gain (map, hex, (guint) next) : 0;

    if (gain == 1 || gain == 2)
      return TRUE;
  }

  return FALSE;
}

static void
check_dead_ends (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autoptr (GArray) dead = g_array_new (FALSE, FALSE, sizeof (PaddockHex));

  for (guint i = 0; i < map->n_hexes; i++) {
    gboolean is_end = !map->is_closed && map->ranks[i] == map->length - 1;

    if (map->ranks[i] != PADDOCK_RANK_NONE && map->ways[i] == PADDOCK_WAY_FREE && !is_end
        && !leads_on (map, i))
      g_array_append_val (dead, map->hexes[i]);
  }
  if (dead->len)
    report_hexes (report, N_ ("{1} hexes have no free hex ahead."), dead, PADDOCK_SITE (DEAD_ENDS));
}

#define WIDEST_STEP 2 /* ranks that neighbours may differ by */

static gboolean
has_shortcut (const PaddockFrothyMap *map, guint hex)
{
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    int next = map->next[hex][d];

    if (next != PADDOCK_FROTHY_NO_HEX
        && ABS (paddock_frothy_map_gain (map, hex, (guint) next)) > WIDEST_STEP)
      return TRUE;
  }

  return FALSE;
}

static void
check_shortcuts (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (PaddockHex));

  for (guint i = 0; i < map->n_hexes; i++)
    if (has_shortcut (map, i))
      g_array_append_val (hexes, map->hexes[i]);
  if (hexes->len)
    report_hexes (report, N_ ("{1} hexes have a neighbour more than two ranks away."), hexes,
                  PADDOCK_SITE (SHORTCUTS));
}

/* Whether a lane is open at each rank: a bit a lane.  A lane that skips a rank is as open there as before
 * and after it. */
static guint64 *
find_open_lanes (const PaddockFrothyMap *map)
{
  guint64 *open = g_new0 (guint64, map->length);
  g_autofree guint64 *there = g_new0 (guint64, map->length);

  for (guint i = 0; i < map->n_hexes; i++) {
    guint64 bit = (guint64) 1 << MIN (map->lanes[i], 63);

    if (map->ranks[i] == PADDOCK_RANK_NONE)
      continue;
    there[map->ranks[i]] |= bit;
    if (map->ways[i] == PADDOCK_WAY_FREE)
      open[map->ranks[i]] |= bit;
  }
  for (int rank = 0; rank < map->length; rank++) {
    gboolean is_end = !map->is_closed && (rank == 0 || rank == map->length - 1);
    int before = (rank + map->length - 1) % map->length, after = (rank + 1) % map->length;

    if (!is_end)
      open[rank] |= open[before] & open[after] & there[before] & there[after] & ~there[rank];
  }

  return open;
}

/* "3, 7-9" */
static char *
format_ranks (const guint8 *is_listed, int n)
{
  GString *text = g_string_new (NULL);

  for (int rank = 0; rank < n; rank++) {
    int first = rank;

    while (rank < n && is_listed[rank])
      rank++;
    if (rank == first)
      continue;
    g_string_append_printf (text, text->len ? ", %d" : "%d", first);
    if (rank - 1 > first)
      g_string_append_printf (text, "-%d", rank - 1);
  }

  return g_string_free (text, FALSE);
}

static void
show_ranks (PaddockFinding *finding, const PaddockFrothyMap *map, const guint8 *is_listed)
{
  for (guint i = 0; i < map->n_hexes; i++)
    if (map->ranks[i] != PADDOCK_RANK_NONE && is_listed[map->ranks[i]])
      paddock_finding_add_hex (finding, map->hexes[i]);
}

static void
check_width (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  int max = map->track->course.max_vehicles, n_narrow = 0;
  g_autofree guint64 *open = find_open_lanes (map);
  g_autofree guint8 *is_narrow = g_malloc0 ((gsize) map->length);
  g_autofree char *ranks = NULL;
  PaddockFinding *finding;

  for (int rank = 0; rank < map->length; rank++) {
    is_narrow[rank] = __builtin_popcountll (open[rank]) < max;
    n_narrow += is_narrow[rank];
  }
  if (n_narrow == 0)
    return;

  ranks = format_ranks (is_narrow, map->length);
  finding = paddock_report_words (report,
                                  N_ ("{1} vehicles do not fit side by side at {2} of {3} "
                                      "ranks: {4}."),
                                  "%d\t%d\t%d\t%s", max, n_narrow, map->length, ranks);
  paddock_finding_set_site (finding, PADDOCK_SITE (WIDTH));
  show_ranks (finding, map, is_narrow);
  if (2 * n_narrow <= map->length)
    finding->severity = PADDOCK_SEVERITY_HINT;
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNT-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_FROTHY_CHECK,
    .run = check_ranks,
    .label = N_ ("Ranks of the course"),
    .why = N_ ("Ranks show how far a vehicle has come; it cannot cross a gap in them."),
    .clause = "FRO-TRK-03",
  },
  {
    .id = "FRO-LNT-06",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_FROTHY_CHECK,
    .run = check_dead_ends,
    .label = N_ ("Dead ends"),
    .why = N_ ("Vehicles never go backwards: one that enters a dead end hits it."),
    .clause = "FRO-MOV-10",
  },
  {
    .id = "FRO-LNT-07",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_FROTHY_CHECK,
    .run = check_shortcuts,
    .label = N_ ("Shortcuts"),
    .why = N_ ("One step should not skip whole ranks: two stretches touch, or a bend is numbered "
               "badly."),
    .clause = "FRO-TRK-03",
  },
  {
    .id = "FRO-LNT-08",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_FROTHY_CHECK,
    .run = check_lanes,
    .label = N_ ("Lanes of the course"),
    .why = N_ ("Rank and lane decide who moves first, so no two hexes may share both."),
    .clause = "FRO-TRK-04",
  },
  {
    .id = "FRO-LNT-09",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_FROTHY_CHECK,
    .run = check_width,
    .label = N_ ("Width"),
    .why = N_ ("In most places, above all in bends, all vehicles should fit side by side."),
    .clause = "FRO-TRK-16",
  },
};

const PaddockCheckTable paddock_frothy_course_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_frothy_map_prepare,
  .release = paddock_frothy_map_release,
};
