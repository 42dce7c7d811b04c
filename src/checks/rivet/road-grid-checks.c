/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting grid of a road track, and its start line.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "road-grid.h"
#include "road-length.h"
#include "words.h"

static const PaddockRoadSlot *
slot_at (const PaddockTile *tile, guint i)
{
  return PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);
}

static PaddockFinding *
set_slot (PaddockFinding *finding, guint tile, int number)
{
  paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (SLOT, number));
  finding->element = (int) tile;
  return finding;
}

/* Numbers and spaces */

static gboolean
is_same_space (const PaddockRoadSlot *a, const PaddockRoadSlot *b)
{
  return a->row == b->row && a->lane == b->lane;
}

static void
check_slot (const PaddockTile *tile, guint t, guint i, PaddockReport *report)
{
  const PaddockRoadSlot *slot = slot_at (tile, i);

  if (!paddock_road_grid_is_on_road (tile, slot))
    set_slot (paddock_report_words (report, N_ ("Grid place {1} is not on the road."), "%d",
                                    slot->number),
              t, slot->number);
  for (guint j = 0; j < i; j++)
    if (is_same_space (slot_at (tile, j), slot))
      set_slot (paddock_report_words (report, N_ ("Grid places {1} and {2} are the same space."),
                                      "%d\t%d", slot_at (tile, j)->number, slot->number),
                t, slot->number);
}

static gboolean
has_slot (const PaddockTile *tile, int number)
{
  for (guint i = 0; i < paddock_list_len (tile->slots); i++)
    if (slot_at (tile, i)->number == number)
      return TRUE;

  return FALSE;
}

static void
check_grid_of_tile (const PaddockTile *tile, guint t, PaddockReport *report)
{
  guint n = paddock_list_len (tile->slots);

  if (n && tile->kind != PADDOCK_TILE_START) {
    PaddockFinding *finding =
      paddock_report (report, N_ ("A tile that is not a start has a starting grid."));

    paddock_finding_set_tile (finding, tile, 0);
    finding->element = (int) t;
  }
  for (guint number = 1; number <= n; number++)
    if (!has_slot (tile, (int) number))
      set_slot (paddock_report_words (report, N_ ("The grid has {2} places, but no place {1}."),
                                      "%u\t%u", number, n),
                t, (int) number);
  for (guint i = 0; i < n; i++)
    check_slot (tile, t, i, report);
}

static void
check_grid (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    check_grid_of_tile (paddock_road_tile_at (track, i), i, report);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  return ((const PaddockRoadSlot *) a)->number - ((const PaddockRoadSlot *) b)->number;
}

static gboolean
contains (const GArray *slots, const PaddockRoadSlot *slot)
{
  for (guint i = 0; i < slots->len; i++)
    if (is_same_space (&g_array_index (slots, PaddockRoadSlot, i), slot))
      return TRUE;

  return FALSE;
}

/* Places keep their order; those beside the road and the second of two on one space go. */
static void
fix_grid (gpointer draft, const PaddockFinding *finding)
{
  PaddockTile *tile =
    paddock_list_edit (&((PaddockRoadTrack *) draft)->tiles, (guint) finding->element);
  g_autoptr (GArray) slots = g_array_new (FALSE, FALSE, sizeof (PaddockRoadSlot));
  guint n = tile->kind == PADDOCK_TILE_START ? paddock_list_len (tile->slots) : 0;

  for (guint i = 0; i < n; i++)
    if (paddock_road_grid_is_on_road (tile, slot_at (tile, i))
        && !contains (slots, slot_at (tile, i)))
      g_array_append_vals (slots, slot_at (tile, i), 1);
  g_array_sort (slots, compare_numbers);
  paddock_road_grid_put (tile, slots);
}

/* The start line */

static int
find_foremost (const PaddockTile *tile)
{
  int row = 0;

  for (guint i = 0; i < paddock_list_len (tile->slots); i++)
    row = MAX (row, slot_at (tile, i)->row);

  return row;
}

static void
check_start_line_of_tile (const PaddockTile *tile, guint t, PaddockReport *report)
{
  if (!tile->start_line) {
    PaddockFinding *finding =
      paddock_report (report, N_ ("A start with a grid has no start line."));

    paddock_finding_set_tile (finding, tile, 0);
    finding->element = (int) t;
  }

  for (guint i = 0; tile->start_line && i < paddock_list_len (tile->slots); i++)
    if (slot_at (tile, i)->row > tile->start_line)
      set_slot (paddock_report_words (report, N_ ("Grid place {1} lies beyond the start line."),
                                      "%d", slot_at (tile, i)->number),
                t, slot_at (tile, i)->number);
}

static void
check_start_line (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    if (paddock_list_len (paddock_road_tile_at (track, i)->slots))
      check_start_line_of_tile (paddock_road_tile_at (track, i), i, report);
}

static void
fix_start_line (gpointer draft, const PaddockFinding *finding)
{
  PaddockTile *tile =
    paddock_list_edit (&((PaddockRoadTrack *) draft)->tiles, (guint) finding->element);

  tile->start_line = MAX (1, MIN (find_foremost (tile), paddock_tile_count_rows (tile)));
}

/* Its size */

/* The first start tile of the course with a grid, else the first start tile; NULL: there is none. */
static const PaddockTile *
find_start (const PaddockRoadTrack *track, guint *index)
{
  const PaddockTile *found = NULL;

  for (guint i = 0; i < paddock_list_len (track->places); i++) {
    const PaddockTile *tile = paddock_road_tile_of_place (track, i);

    if (tile && tile->kind == PADDOCK_TILE_START
        && (!found || (!paddock_list_len (found->slots) && paddock_list_len (tile->slots))))
      found = tile;
  }
  for (*index = 0; found && paddock_road_tile_at (track, *index) != found;)
    ++*index;

  return found;
}

/* How many places the track must have: for every number of players that it names; if it names no greatest one, for
 * one of those that are left. */
static guint
count_needed (const PaddockRoadTrack *track)
{
  int least = MAX (track->min_players, PADDOCK_ROAD_MIN_PLAYERS);
  int most = track->max_players ? track->max_players : PADDOCK_ROAD_MAX_PLAYERS;
  guint needed = track->max_players ? 0 : G_MAXUINT;

  for (int players = least; players <= most; players++)
    needed = track->max_players ? MAX (needed, paddock_road_riders[players])
                                : MIN (needed, paddock_road_riders[players]);

  return needed == G_MAXUINT ? 0 : needed;
}

/* Of the numbers of players that it could be for, those whose riders have no room: "4, 5, 7". */
static char *
list_too_many (const PaddockRoadTrack *track, guint n)
{
  GString *text = g_string_new (NULL);

  for (int players = MAX (track->min_players, PADDOCK_ROAD_MIN_PLAYERS);
       !track->max_players && players <= PADDOCK_ROAD_MAX_PLAYERS; players++)
    if (paddock_road_riders[players] > n)
      g_string_append_printf (text, "%s%d", text->len ? ", " : "", players);

  return g_string_free (text, FALSE);
}

static gboolean
has_room (const PaddockTile *tile, guint n)
{
  g_autoptr (GArray) spaces = paddock_road_grid_list_spaces (tile);

  return spaces->len >= n;
}

static void
report_size (const PaddockTile *tile, guint t, guint needed, PaddockFinding *finding)
{
  paddock_finding_set_tile (finding, tile, 0);
  finding->element = (int) t;
  finding->can_fix = has_room (tile, needed);
}

static void
check_size (gconstpointer record, PaddockReport *report)
{
  guint t, needed = count_needed (record);
  const PaddockTile *tile = find_start (record, &t);
  guint n = tile ? paddock_list_len (tile->slots) : 0;
  g_autofree char *too_many = list_too_many (record, n);

  if (!tile)
    return;

  if (n < needed) {
    report_size (tile, t, needed,
                 paddock_report_words (report,
                                       N_ ("The grid has {1} places; {2} riders line up on it."),
                                       "%u\t%u", n, needed));
  } else if (*too_many) {
    PaddockFinding *finding =
      paddock_report_words (report,
                            N_ ("The grid has {1} places, too few for these numbers of players: "
                                "{2}."),
                            "%u\t%s", n, too_many);

    finding->severity = PADDOCK_SEVERITY_HINT;
    report_size (tile, t, paddock_road_riders[PADDOCK_ROAD_MAX_PLAYERS], finding);
  }
}

/* Places for all that it could be for are added behind those that there are. */
static void
fix_size (gpointer draft, const PaddockFinding *finding)
{
  PaddockTile *tile =
    paddock_list_edit (&((PaddockRoadTrack *) draft)->tiles, (guint) finding->element);
  guint needed = finding->severity == PADDOCK_SEVERITY_HINT
                   ? paddock_road_riders[PADDOCK_ROAD_MAX_PLAYERS]
                   : count_needed (draft);
  g_autoptr (GArray) spaces = paddock_road_grid_list_spaces (tile);
  g_autoptr (GArray) slots = g_array_new (FALSE, FALSE, sizeof (PaddockRoadSlot));

  for (guint i = 0; i < paddock_list_len (tile->slots); i++)
    g_array_append_vals (slots, slot_at (tile, i), 1);
  g_array_sort (slots, compare_numbers);
  for (guint i = 0; i < spaces->len && slots->len < needed; i++) {
    const PaddockRoadSlot *space = &g_array_index (spaces, PaddockRoadSlot, i);

    if (!contains (slots, space))
      g_array_append_vals (slots, space, 1);
  }
  paddock_road_grid_put (tile, slots);
}

/* Its order */

static const PaddockRoadSlot *
find_slot (const PaddockTile *tile, int number)
{
  for (guint i = 0; i < paddock_list_len (tile->slots); i++)
    if (slot_at (tile, i)->number == number
        && paddock_road_grid_is_on_road (tile, slot_at (tile, i)))
      return slot_at (tile, i);

  return NULL;
}

static void
check_order (gconstpointer record, PaddockReport *report)
{
  guint t;
  const PaddockTile *tile = find_start (record, &t);
  guint n = tile ? paddock_list_len (tile->slots) : 0;

  for (int number = 1; number < (int) n; number++) {
    const PaddockRoadSlot *slot = find_slot (tile, number), *next = find_slot (tile, number + 1);

    if (slot && next && paddock_road_grid_compare (tile, slot, next) > 0)
      set_slot (paddock_report_words (report, N_ ("Grid place {1} is placed behind place {2}."),
                                      "%d\t%d", number, number + 1),
                t, number);
  }
}

static void
fix_order (gpointer draft, const PaddockFinding *finding)
{
  paddock_road_grid_number (
    paddock_list_edit (&((PaddockRoadTrack *) draft)->tiles, (guint) finding->element));
}

static void
check_spare_row (gconstpointer record, PaddockReport *report)
{
  guint t;
  const PaddockTile *tile = find_start (record, &t);

  for (guint i = 0; tile && i < paddock_list_len (tile->slots); i++)
    if (slot_at (tile, i)->row == 1) {
      paddock_finding_set_tile (paddock_report (report, N_ ("The grid begins in the last row of "
                                                            "the road.")),
                                tile, 1);
      return;
    }
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-12",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_grid,
    .label = N_ ("Starting grid"),
    .why = N_ ("Riders line up in grid order, each on a space of the start."),
    .clause = "RIV-GRID-04",
    .fix_label = N_ ("Number the Grid"),
    .fix = fix_grid,
  },
  {
    .id = "RIV-LINT-13",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_start_line,
    .label = N_ ("Start line"),
    .why = N_ ("All riders start behind the start line."),
    .clause = "RIV-MAP-02",
    .fix_label = N_ ("Move Start Line Ahead of the Grid"),
    .fix = fix_start_line,
  },
  {
    .id = "RIV-LINT-14",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_size,
    .label = N_ ("Size of the grid"),
    .why = N_ ("The grid needs a place for every rider, and how many there are depends on the "
               "number of players."),
    .clause = "RIV-GRID-08",
    .fix_label = N_ ("Add Places"),
    .fix = fix_size,
  },
  {
    .id = "RIV-LINT-15",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_order,
    .label = N_ ("Order of the grid"),
    .why = N_ ("Whoever lines up first expects the best place."),
    .clause = "RIV-GRID-04",
    .fix_label = N_ ("Number in Placing Order"),
    .fix = fix_order,
  },
  {
    .id = "RIV-LINT-16",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_spare_row,
    .label = N_ ("Room behind the grid"),
    .why = N_ ("Riders who are bumped at the edge of the road move back a row, and there is none."),
    .clause = "RIV-BUMP-04",
  },
};

const PaddockCheckTable paddock_road_grid_checks = PADDOCK_CHECK_TABLE (rows);
