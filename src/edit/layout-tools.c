/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "layout-tools.h"

#include "tool-tables.h"
#include "track-things.h"
#include "words.h"

int
paddock_layout_find (const PaddockHexTrack *track, PaddockThingKind kind, PaddockHex hex)
{
  for (guint i = 0, n = paddock_track_count (track, kind); i < n; i++) {
    PaddockHex hexes[PADDOCK_THING_MAX_HEXES];

    for (guint j = 0, n_hexes = paddock_track_get_hexes (track, kind, i, hexes); j < n_hexes; j++)
      if (paddock_hex_equal (hexes[j], hex))
        return (int) i;
  }

  return -1;
}

gboolean
paddock_layout_has_number (const PaddockList *list, gsize number, int value)
{
  for (guint i = 0; i < paddock_list_len (list); i++)
    if (G_STRUCT_MEMBER (int, list->data + i * list->element_size, number) == value)
      return TRUE;

  return FALSE;
}

int
paddock_layout_free_number (const PaddockList *list, gsize number)
{
  int value = 1;

  while (paddock_layout_has_number (list, number, value))
    value++;

  return value;
}

gboolean
paddock_layout_may_number (PaddockToolRun *run, const PaddockList *list, guint n)
{
  if (paddock_list_len (list) + n <= PADDOCK_LAYOUT_MAX_NUMBER)
    return TRUE;

  run->refusal = N_ ("There are no numbers left for another one.");
  return FALSE;
}

void
paddock_layout_select (PaddockToolRun *run, PaddockThingKind kind, guint index)
{
  paddock_selection_clear (run->selection);
  paddock_selection_set_thing (run->selection,
                               (PaddockThing){ .kind = (guint8) kind, .index = (guint16) index },
                               TRUE);
}

void
paddock_layout_remove (PaddockToolRun *run, PaddockThingKind kind, guint index)
{
  paddock_selection_clear (run->selection);
  paddock_track_remove (run->draft, kind, index);
}

static gboolean
is_on_board (const PaddockToolRun *run, PaddockHex hex)
{
  return paddock_board_get (run->track->board, hex).kind != PADDOCK_CELL_OFF;
}

static void
remove_from (PaddockToolRun *run, PaddockThingKind kind, PaddockHex hex)
{
  int index = paddock_layout_find (run->track, kind, hex);

  if (index >= 0)
    paddock_layout_remove (run, kind, (guint) index);
}

/* The record of a KIND on the hex, new or the one that lies there already; NULL: none may. */
static gpointer
lay (PaddockToolRun *run, PaddockThingKind kind)
{
  PaddockHex hex = paddock_gesture_get_last (run->gesture);
  int index = paddock_layout_find (run->track, kind, hex);
  gpointer record = NULL;

  if (!paddock_tool_may_lay (run))
    return NULL;

  if (run->gesture->flags & PADDOCK_GESTURE_OTHER) {
    remove_from (run, kind, hex);
  } else if (!is_on_board (run, hex)) {
    run->refusal = N_ ("There is no board here yet. Paint it first.");
  } else if (index >= 0) {
    record = paddock_track_edit (run->draft, kind, (guint) index);
  } else {
    index = (int) paddock_track_count (run->track, kind);
    record = paddock_track_add (run->draft, kind);
  }
  if (record)
    paddock_layout_select (run, kind, (guint) index);

  return record;
}

/* Obstacles may not lie on each other. */
static gboolean
collides (const PaddockToolRun *run, const PaddockObstacle *obstacle)
{
  PaddockHex hexes[3];
  guint n = paddock_obstacle_get_hexes (obstacle, hexes);

  for (guint i = 0; i < n; i++)
    if (!is_on_board (run, hexes[i])
        || paddock_layout_find (run->track, PADDOCK_THING_OBSTACLE, hexes[i]) >= 0)
      return TRUE;

  return FALSE;
}

static void
run_obstacle (PaddockToolRun *run)
{
  PaddockObstacle place = { .at = paddock_gesture_get_last (run->gesture),
                            .shape = run->settings->shape,
                            .rotation = run->settings->rotation };
  PaddockObstacle *obstacle;

  if (!paddock_tool_may_lay (run))
    return;

  if (run->gesture->flags & PADDOCK_GESTURE_OTHER) {
    remove_from (run, PADDOCK_THING_OBSTACLE, place.at);
  } else if (collides (run, &place)) {
    run->refusal = N_ ("An obstacle must lie on the board, and not on another one.");
  } else {
    paddock_layout_select (run, PADDOCK_THING_OBSTACLE,
                           paddock_track_count (run->track, PADDOCK_THING_OBSTACLE));
    obstacle = paddock_track_add (run->draft, PADDOCK_THING_OBSTACLE);
    obstacle->at = place.at;
    obstacle->shape = place.shape;
    obstacle->rotation = place.rotation;
  }
}

static void
run_item (PaddockToolRun *run)
{
  const PaddockToolSettings *settings = run->settings;
  PaddockBoardItem *item;

  if (settings->how != PADDOCK_ITEM_RANDOM && !*settings->item
      && !(run->gesture->flags & PADDOCK_GESTURE_OTHER)) {
    run->refusal = N_ ("Choose an item first.");
    return;
  }

  item = lay (run, PADDOCK_THING_ITEM);
  if (!item)
    return;
  item->at = paddock_gesture_get_last (run->gesture);
  item->how = settings->how;
  paddock_text_set (&item->item, settings->how == PADDOCK_ITEM_RANDOM ? "" : settings->item);
  if (settings->how != PADDOCK_ITEM_RANDOM && settings->cards)
    paddock_hex_track_add_cards (run->draft, settings->cards);
}

static void
run_slot (PaddockToolRun *run)
{
  int number =
    paddock_layout_free_number (run->track->grid, G_STRUCT_OFFSET (PaddockGridSlot, number));
  PaddockHex hex = paddock_gesture_get_last (run->gesture);
  gboolean is_new = paddock_layout_find (run->track, PADDOCK_THING_SLOT, hex) < 0;
  PaddockGridSlot *slot;

  if (is_new && !paddock_layout_may_number (run, run->track->grid, 1))
    return;
  slot = lay (run, PADDOCK_THING_SLOT);
  if (!slot)
    return;
  slot->at = hex;
  slot->facing = run->settings->facing;
  if (is_new)
    slot->number = number;
}

/* The ratings of these are set in their properties. */

static void
run_hazard (PaddockToolRun *run)
{
  PaddockHazard *hazard = lay (run, PADDOCK_THING_HAZARD);

  if (hazard)
    hazard->at = paddock_gesture_get_last (run->gesture);
}

static void
run_fragile (PaddockToolRun *run)
{
  PaddockFragile *fragile = lay (run, PADDOCK_THING_FRAGILE);

  if (fragile)
    fragile->at = paddock_gesture_get_last (run->gesture);
}

static void
run_solid (PaddockToolRun *run)
{
  PaddockSolid *solid = lay (run, PADDOCK_THING_SOLID);

  if (solid)
    solid->at = paddock_gesture_get_last (run->gesture);
}

static void
run_runner_entry (PaddockToolRun *run)
{
  PaddockRunnerEntry *entry = lay (run, PADDOCK_THING_RUNNER_ENTRY);

  if (!entry)
    return;
  entry->at = paddock_gesture_get_last (run->gesture);
  entry->direction = run->settings->facing / 2;
}

static void
run_note (PaddockToolRun *run)
{
  PaddockNote *note = lay (run, PADDOCK_THING_NOTE);

  if (!note)
    return;
  note->at = paddock_hex_to_place (paddock_gesture_get_last (run->gesture));
  if (!*paddock_text_get (note->text))
    paddock_text_set (&note->text, "…");
}

static const PaddockTool rows[] = {
  { "obstacle", N_ ("Place Obstacle"),
    N_ ("Click to place an obstacle; comma and full stop turn it. Right-click to remove one."), "o",
    PADDOCK_FEATURE_OBSTACLES, .uses = PADDOCK_USES_SHAPE | PADDOCK_USES_ROTATION,
    .run = run_obstacle },
  { "item", N_ ("Place Item"),
    N_ ("Click to place an item on the board. Right-click to remove one."), "i",
    PADDOCK_FEATURE_ITEMS, .uses = PADDOCK_USES_ITEM, .run = run_item },
  { "slot", N_ ("Add Grid Place"),
    N_ ("Click to add the next place of the starting grid. Right-click to remove one."), "p",
    PADDOCK_FEATURE_GRID, .uses = PADDOCK_USES_FACING, .run = run_slot },
  { "hazard", N_ ("Place Hazard"), N_ ("Click to place a hazard. Right-click to remove one."), "h",
    PADDOCK_FEATURE_HAZARDS, .run = run_hazard },
  { "fragile", N_ ("Place Fragile Obstacle"),
    N_ ("Click to place an obstacle that breaks. Right-click to remove one."), "<Shift>f",
    PADDOCK_FEATURE_HAZARDS, .run = run_fragile },
  { "solid", N_ ("Place Solid Obstacle"),
    N_ ("Click to place an obstacle that does not break. Right-click to remove one."), "<Shift>s",
    PADDOCK_FEATURE_HAZARDS, .run = run_solid },
  { "runner-entry", N_ ("Runners’ Entry"),
    N_ ("Click where runners enter the track. Right-click to remove an entry."), "<Shift>r",
    PADDOCK_FEATURE_HAZARDS, .uses = PADDOCK_USES_FACING, .run = run_runner_entry },
  { "note", N_ ("Pin Note"),
    N_ ("Click to pin a note, then write it in its properties. Right-click to remove one."), "n",
    .run = run_note },
};

const PaddockToolTable paddock_layout_tools = PADDOCK_TOOL_TABLE (rows);
