/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride tracks: what can be said without driving on them.
 */

#include "check-tables.h"
#include "track-findings.h"
#include "words.h"

#define JOYRIDE .kind = &paddock_hex_track_kind, .game = "joyride"

/* Indexed by PaddockThingKind; what is not in here is no part of Joyride. */
static const char *const off_board_messages[PADDOCK_N_THINGS] = {
  [PADDOCK_THING_START] = N_ ("A token of the starting line lies off the board."),
  [PADDOCK_THING_CHECKPOINT] = N_ ("A token of a checkpoint lies off the board."),
  [PADDOCK_THING_OBSTACLE] = N_ ("An obstacle reaches off the board."),
  [PADDOCK_THING_ITEM] = N_ ("An item lies off the board."),
};

static void
check_off_board (gconstpointer record, PaddockReport *report)
{
  paddock_report_off_board (record, off_board_messages, report);
}

static void
check_shown (const PaddockObstacle *obstacle, PaddockReport *report)
{
  PaddockHex hexes[3];
  guint n = paddock_obstacle_get_hexes (obstacle, hexes);
  guint shown = (guint) strlen (paddock_text_get (obstacle->shows));
  PaddockFinding *finding;

  if (shown == 0 || shown == n)
    return;
  finding = paddock_report_words (report, N_ ("An obstacle covers {1} hexes, but shows {2}."),
                                  "%u\t%u", n, shown);
  paddock_finding_set_site (finding,
                            PADDOCK_SITE_AT (OBSTACLE, paddock_hex_to_place (obstacle->at)));
  paddock_finding_add_hex (finding, obstacle->at);
}

static gboolean
is_token (const PaddockThing *thing)
{
  return thing->kind == PADDOCK_THING_START || thing->kind == PADDOCK_THING_CHECKPOINT;
}

static gboolean
is_obstacle_clash (const PaddockThing *below, const PaddockThing *above)
{
  return above->kind == PADDOCK_THING_OBSTACLE
         && (is_token (below) || below->kind == PADDOCK_THING_OBSTACLE);
}

static void
check_obstacles (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  paddock_report_pairs (track, is_obstacle_clash,
                        N_ ("An obstacle lies on a token or on another obstacle."), report);
  for (guint i = 0; i < paddock_list_len (track->obstacles); i++)
    check_shown (PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i), report);
}

static gboolean
is_token_clash (const PaddockThing *below, const PaddockThing *above)
{
  return is_token (below) && is_token (above);
}

static void
check_tokens_apart (gconstpointer record, PaddockReport *report)
{
  paddock_report_pairs (record, is_token_clash, N_ ("Two tokens lie in the same hex."), report);
}

static guint
count_number (const PaddockHexTrack *track, int number)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    n += PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->number == number;

  return n;
}

static int
highest_number (const PaddockHexTrack *track)
{
  int highest = 0;

  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    highest = MAX (highest, PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->number);

  return highest;
}

static void
report_lacking (PaddockReport *report, const char *message, PaddockSite site, const char *tool)
{
  PaddockFinding *finding = paddock_report (report, message);

  paddock_finding_set_site (finding, site);
  finding->can_fix = FALSE;
  finding->tool = tool;
}

static void
check_numbering (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  if (paddock_list_len (track->start.tokens) == 0)
    report_lacking (report, N_ ("The track has no starting line."), PADDOCK_SITE (START), "start");
  if (paddock_list_len (track->checkpoints) == 0)
    report_lacking (report, N_ ("The track has no checkpoint."), PADDOCK_SITE (CHECKPOINTS),
                    "checkpoint");

  for (int number = 1; number <= highest_number (track); number++) {
    guint n = count_number (track, number);

    if (n == 0)
      paddock_finding_set_site (paddock_report_words (report, N_ ("Checkpoint {1} is missing."),
                                                      "%d", number),
                                PADDOCK_SITE_NUMBERED (CHECKPOINT, number));
    else if (n > 1)
      paddock_finding_set_site (paddock_report_words (report,
                                                      N_ (
                                                        "There are {2} checkpoints numbered {1}."),
                                                      "%d\t%u", number, n),
                                PADDOCK_SITE_NUMBERED (CHECKPOINT, number));
  }
}

/* Closes gaps, and gives those that share a number one after another, in the order of the document. */
static void
fix_numbering (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;
  guint n = paddock_list_len (track->checkpoints);
  g_autofree int *numbers = g_new (int, n);

  for (guint i = 0; i < n; i++) {
    const PaddockCheckpoint *one = PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);

    numbers[i] = 1;
    for (guint j = 0; j < n; j++) {
      int other = PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, j)->number;

      numbers[i] += other < one->number || (other == one->number && j < i);
    }
  }
  for (guint i = 0; i < n; i++)
    ((PaddockCheckpoint *) paddock_list_edit (&track->checkpoints, i))->number = numbers[i];
}

/* A line of the track: the starting line or a checkpoint. */
typedef struct {
  const PaddockList *tokens;
  int checkpoint; /* index, or -1 for the starting line */
  int number;
} Line;

typedef void (*LineFunc) (const PaddockHexTrack *track, const Line *line, PaddockReport *report);

static void
foreach_line (const PaddockHexTrack *track, LineFunc func, PaddockReport *report)
{
  Line start = { track->start.tokens, -1, 0 };

  func (track, &start, report);
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++) {
    const PaddockCheckpoint *checkpoint =
      PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);
    Line line = { checkpoint->tokens, (int) i, checkpoint->number };

    func (track, &line, report);
  }
}

static PaddockFinding *
report_line (PaddockReport *report, const Line *line, const char *message)
{
  PaddockFinding *finding = paddock_report (report, message);

  if (line->checkpoint < 0)
    paddock_finding_set_site (finding, PADDOCK_SITE (START));
  else
    paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (CHECKPOINT, line->number));
  for (guint i = 0; i < paddock_list_len (line->tokens); i++)
    paddock_finding_add_hex (finding, PADDOCK_LIST_AT (line->tokens, PaddockLineToken, i)->at);
  finding->element = line->checkpoint;

  return finding;
}

static void
check_line_pair (const PaddockHexTrack *track, const Line *line, PaddockReport *report)
{
  const PaddockLineToken *a, *b;
  int direction, steps;

  if (paddock_list_len (line->tokens) != 2)
    return;

  a = PADDOCK_LIST_AT (line->tokens, PaddockLineToken, 0);
  b = PADDOCK_LIST_AT (line->tokens, PaddockLineToken, 1);
  if (!paddock_hex_is_in_row (a->at, b->at, &direction, &steps) || steps < 2)
    report_line (report, line,
                 N_ ("The two tokens of a line are not in one row with a space between."))
      ->can_fix = FALSE;
  else if (a->arrow != direction || b->arrow != paddock_direction_wrap (direction + 3))
    report_line (report, line, N_ ("The arrows of two tokens do not face each other."));
}

static void
check_pair_geometry (gconstpointer record, PaddockReport *report)
{
  foreach_line (record, check_line_pair, report);
}

static void
fix_arrows (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;
  PaddockList **tokens = &track->start.tokens;
  PaddockLineToken *a, *b;
  int direction, steps;

  if (finding->element >= 0) {
    PaddockCheckpoint *checkpoint =
      paddock_list_edit (&track->checkpoints, (guint) finding->element);

    tokens = &checkpoint->tokens;
  }

  a = paddock_list_edit (tokens, 0);
  b = paddock_list_edit (tokens, 1);
  if (!paddock_hex_is_in_row (a->at, b->at, &direction, &steps))
    return;
  a->arrow = direction;
  b->arrow = paddock_direction_wrap (direction + 3);
}

static void
check_single_line (const PaddockHexTrack *track, const Line *line, PaddockReport *report)
{
  g_auto (PaddockTrackLayout) layout = { 0 };
  const PaddockLineToken *token;
  PaddockHex hex;

  if (paddock_list_len (line->tokens) != 1)
    return;

  paddock_track_layout_init (&layout, track);
  token = PADDOCK_LIST_AT (line->tokens, PaddockLineToken, 0);
  hex = paddock_hex_neighbour (token->at, token->arrow);
  while (paddock_track_layout_get (&layout, hex) == PADDOCK_CELL_BARRIER)
    hex = paddock_hex_neighbour (hex, token->arrow);
  if (!paddock_track_layout_is_free (&layout, hex))
    report_line (report, line, N_ ("The arrow of a single token does not point at a space."));
}

static void
check_single_tokens (gconstpointer record, PaddockReport *report)
{
  foreach_line (record, check_single_line, report);
}

static gboolean
is_item_clash (const PaddockThing *below, const PaddockThing *above)
{
  return below->kind == PADDOCK_THING_ITEM && above->kind == PADDOCK_THING_ITEM;
}

static int
count_in_pool (const PaddockHexTrack *track, const char *item)
{
  for (guint i = 0; i < paddock_list_len (track->pool); i++) {
    const PaddockPoolEntry *entry = PADDOCK_LIST_AT (track->pool, PaddockPoolEntry, i);

    if (g_str_equal (paddock_text_get (entry->item), item))
      return entry->count;
  }

  return paddock_list_len (track->pool) ? 0 : PADDOCK_ITEM_DEFAULT_TOKENS;
}

/* Each type once, at the first item of it. */
static void
check_item_count (const PaddockHexTrack *track, guint first, PaddockReport *report)
{
  const char *type =
    paddock_text_get (PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, first)->item);
  int n = 0;

  for (guint i = 0; *type && i < paddock_list_len (track->board_items); i++) {
    const PaddockBoardItem *item = PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, i);

    if (!g_str_equal (paddock_text_get (item->item), type))
      continue;
    if (i < first)
      return;
    n++;
  }

  if (n > count_in_pool (track, type))
    paddock_finding_set_site (
      paddock_report_words (report,
                            N_ ("There are {2} items of type {1} on the board, but the race has "
                                "only {3}."),
                            "%s\t%d\t%d", type, n, count_in_pool (track, type)),
      PADDOCK_SITE_NAMED (ITEM, type));
}

static void
check_item (const PaddockHexTrack *track,
            const PaddockTrackLayout *layout,
            guint i,
            PaddockReport *report)
{
  const PaddockBoardItem *item = PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, i);
  PaddockThing thing = { PADDOCK_THING_ITEM, .index = (guint16) i,
                         .at = paddock_hex_to_place (item->at) };
  gboolean has_type = *paddock_text_get (item->item) != 0;

  if (paddock_track_layout_get (layout, item->at) == PADDOCK_CELL_BARRIER)
    paddock_finding_set_thing (paddock_report (report, N_ ("An item lies on a barrier.")), &thing);
  if (item->how != PADDOCK_ITEM_RANDOM && !has_type)
    paddock_finding_set_thing (
      paddock_report (report, N_ ("An item that is not drawn from the stack has no type.")),
      &thing);
  check_item_count (track, i, report);
}

static void
check_items (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  g_auto (PaddockTrackLayout) layout = { 0 };

  paddock_track_layout_init (&layout, track);
  for (guint i = 0; i < paddock_list_len (track->board_items); i++)
    check_item (track, &layout, i, report);
  paddock_report_pairs (track, is_item_clash, N_ ("Two items lie in the same hex."), report);
}

static gboolean
has_item_source (const PaddockHexTrack *track)
{
  gboolean has_source =
    track->start.side == PADDOCK_SIDE_ITEM && paddock_list_len (track->start.tokens);

  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    has_source |=
      PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->side == PADDOCK_SIDE_ITEM;
  for (guint i = 0; i < paddock_list_len (track->board_items); i++)
    has_source |=
      PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, i)->how != PADDOCK_ITEM_ARMED;

  return has_source;
}

static gboolean
has_pool (const PaddockHexTrack *track)
{
  for (guint i = 0; i < paddock_list_len (track->pool); i++)
    if (PADDOCK_LIST_AT (track->pool, PaddockPoolEntry, i)->count > 0)
      return TRUE;

  return paddock_list_len (track->pool) == 0 && *paddock_text_get (track->items);
}

static void
check_item_supply (gconstpointer record, PaddockReport *report)
{
  if (has_item_source (record) && !has_pool (record))
    paddock_report (report, N_ ("Items can be gained, but the race has none."));
}

static void
check_item_source (gconstpointer record, PaddockReport *report)
{
  if (!has_item_source (record) && has_pool (record))
    paddock_report (report, N_ ("The race has items, but none can be gained."))->tool = "item";
}

static void
check_laps (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  if (track->laps < 2 || track->laps > 3)
    paddock_report_words (report, N_ ("The number of laps is {1}; most races have 2 or 3."), "%d",
                          track->laps);
}

static gboolean
suits (int rating)
{
  return rating == PADDOCK_SUITS_WELL || rating == PADDOCK_SUITS_IDEALLY;
}

static void
check_rating (gconstpointer record, PaddockReport *report)
{
  const PaddockPlayers *players = &((const PaddockHexTrack *) record)->players;

  if (players->two == PADDOCK_SUITS_NOT && players->three == PADDOCK_SUITS_NOT
      && players->four == PADDOCK_SUITS_NOT && players->teams == PADDOCK_SUITS_NOT)
    paddock_report (report, N_ ("The track is rated unsuitable for every number of players."));
  else if (suits (players->teams) && players->four == PADDOCK_SUITS_NOT)
    paddock_report (report, N_ ("Teams need four players, but the track is rated unsuitable for "
                                "four."))
      ->severity = PADDOCK_SEVERITY_HINT;
}

static gboolean
changes_something (const PaddockHexTrack *track, const PaddockObstacle *obstacle)
{
  PaddockHex hexes[3];
  guint n = paddock_obstacle_get_hexes (obstacle, hexes);

  for (guint i = 0; i < n; i++)
    if (paddock_board_get (track->board, hexes[i]).kind != paddock_obstacle_get_shown (obstacle, i))
      return TRUE;

  return FALSE;
}

static void
check_idle_obstacles (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->obstacles); i++) {
    const PaddockObstacle *obstacle = PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i);
    PaddockThing thing = { PADDOCK_THING_OBSTACLE, .index = (guint16) i,
                           .at = paddock_hex_to_place (obstacle->at) };

    if (!changes_something (track, obstacle))
      paddock_finding_set_thing (
        paddock_report (report, N_ ("An obstacle shows only what is already on the board.")),
        &thing);
  }
}

static void
fix_idle_obstacle (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;

  paddock_list_remove (&track->obstacles, (guint) finding->element);
}

static const PaddockCheck rows[] = {
  {
    .id = "JOY-LNT-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .of_sections = TRUE,
    .run = check_off_board,
    .label = N_ ("Off the board"),
    .why = N_ ("Everything off the board is barrier; nothing can be used there."),
    .clause = "JOY-BRD-06",
  },
  {
    .id = "JOY-LNT-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .of_sections = TRUE,
    .run = check_obstacles,
    .label = N_ ("Obstacles"),
    .why = N_ ("A hex becomes what an obstacle shows there, so it can only be covered once."),
    .clause = "JOY-OBS-01",
  },
  {
    .id = "JOY-LNT-03",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .run = check_numbering,
    .label = N_ ("Numbering"),
    .why = N_ ("A lap runs from the starting line through checkpoints 1, 2, 3 and so on, and "
               "back."),
    .clause = "JOY-CPT-01",
    .fix_label = N_ ("Renumber Checkpoints"),
    .fix = fix_numbering,
  },
  {
    .id = "JOY-LNT-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .of_sections = TRUE,
    .run = check_pair_geometry,
    .label = N_ ("Token pairs"),
    .why = N_ ("The line of a pair is the row between its tokens, whose arrows face each other."),
    .clause = "JOY-CPT-02",
    .fix_label = N_ ("Turn Arrows"),
    .fix = fix_arrows,
  },
  {
    .id = "JOY-LNT-05",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .of_sections = TRUE,
    .run = check_single_tokens,
    .label = N_ ("Single tokens"),
    .why = N_ ("The line of a single token runs along its arrow to the edge of the board."),
    .clause = "JOY-CPT-03",
  },
  {
    .id = "JOY-LNT-25",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .of_sections = TRUE,
    .run = check_items,
    .label = N_ ("Items on the board"),
    .why = N_ ("Cars take an item by driving over it; it is one of the tokens of the race."),
    .clause = "JOY-ITM-01",
  },
  {
    .id = "JOY-LNT-27",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_item_supply,
    .label = N_ ("Item supply"),
    .why = N_ ("With no token in the race, nobody can ever gain an item."),
    .clause = "JOY-ITM-09",
  },
  {
    .id = "JOY-LNT-28",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_item_source,
    .label = N_ ("Items without a source"),
    .why = N_ ("Items come only from item checkpoints and from the board."),
    .clause = "JOY-ITM-01",
  },
  {
    .id = "JOY-LNT-32",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_laps,
    .label = N_ ("Laps"),
    .why = N_ ("One lap leaves no time to catch up, and four take a whole evening."),
    .clause = "JOY-RGD-01",
  },
  {
    .id = "JOY-LNT-33",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .run = check_rating,
    .label = N_ ("Player ratings"),
    .why = N_ ("The ratings tell a group whether the track is for them."),
    .clause = "JOY-RGD-02",
  },
  {
    .id = "JOY-LNT-36",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .of_sections = TRUE,
    .run = check_idle_obstacles,
    .label = N_ ("Obstacles without effect"),
    .why = N_ ("A token that changes nothing is one more to set up for each race."),
    .clause = "JOY-OBS-01",
    .fix_label = N_ ("Remove Obstacle"),
    .fix = fix_idle_obstacle,
  },
  {
    .id = "JOY-LNT-41",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .of_sections = TRUE,
    .run = check_tokens_apart,
    .label = N_ ("Stacked tokens"),
    .why = N_ ("Each token is a barrier and takes up a hex."),
    .clause = "JOY-CPT-05",
  },
};

const PaddockCheckTable paddock_joyride_track_checks = PADDOCK_CHECK_TABLE (rows);
