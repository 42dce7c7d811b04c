/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-commands.h"

#include <glib/gi18n.h>

#include "road-places.h"
#include "road-selection.h"

static guint
count_places (PaddockRoadEditor *editor)
{
  return paddock_list_len (paddock_road_editor_get_track (editor)->places);
}

/* The course. */

/* After the selected place, or at the end. */
static void
insert (PaddockRoadEditor *editor)
{
  const PaddockTile *tile = paddock_road_editor_get_tile (editor);
  int selected = paddock_road_editor_get_place (editor);

  if (paddock_road_editor_is_placing (editor)) {
    if (paddock_road_editor_get_gap (editor) > 0)
      paddock_road_editor_toggle_bonus (editor, paddock_road_editor_get_gap (editor));
  } else if (tile)
    paddock_road_editor_insert (editor, tile->id,
                                selected == PADDOCK_NO_PLACE ? count_places (editor)
                                                             : (guint) selected + 1);
}

static void
replace (PaddockRoadEditor *editor)
{
  const PaddockTile *tile = paddock_road_editor_get_tile (editor);

  if (tile)
    paddock_road_selection_replace (editor, tile->id);
}

static void
flip (PaddockRoadEditor *editor)
{
  paddock_road_selection_flip (editor);
}

static void
delete_selected (PaddockRoadEditor *editor)
{
  guint bonus = paddock_road_editor_get_bonus (editor);

  if (bonus != PADDOCK_NO_BONUS) {
    paddock_road_editor_delete_bonus (editor, bonus);
    paddock_road_editor_set_bonus (editor, PADDOCK_NO_BONUS);
  } else {
    paddock_road_selection_delete (editor, N_ ("Delete Tile"));
  }
}

static void
duplicate_selected (PaddockRoadEditor *editor)
{
  paddock_road_selection_duplicate (editor);
}

static void
move_back (PaddockRoadEditor *editor)
{
  paddock_road_selection_move_by (editor, -1);
}

static void
move_forward (PaddockRoadEditor *editor)
{
  paddock_road_selection_move_by (editor, 1);
}

/* The cursor: from tile to tile, or from gap to gap while bonus lines are placed. */

static void
go_to (PaddockRoadEditor *editor, int index)
{
  int n_rows = paddock_road_editor_get_layout (editor)->course->n_rows;
  int n = (int) count_places (editor);

  if (paddock_road_editor_is_placing (editor) && n_rows > 0)
    paddock_road_editor_set_gap (editor, CLAMP (index, 1, n_rows));
  else if (n > 0) {
    paddock_road_editor_tell (editor, NULL);
    paddock_road_editor_set_place (editor, CLAMP (index, 0, n - 1));
  }
}

static int
get_cursor (PaddockRoadEditor *editor)
{
  return paddock_road_editor_is_placing (editor) ? paddock_road_editor_get_gap (editor)
                                                 : paddock_road_editor_get_place (editor);
}

static void
go_back (PaddockRoadEditor *editor)
{
  go_to (editor, get_cursor (editor) - 1);
}

static void
go_on (PaddockRoadEditor *editor)
{
  go_to (editor, get_cursor (editor) + 1);
}

static void
go_to_start (PaddockRoadEditor *editor)
{
  go_to (editor, 0);
}

static void
go_to_finish (PaddockRoadEditor *editor)
{
  go_to (editor, G_MAXINT);
}

/* The range from where it began to the tile beside the cursor. */
static void
extend_by (PaddockRoadEditor *editor, int by)
{
  int n = (int) count_places (editor);

  if (n > 0 && !paddock_road_editor_is_placing (editor))
    paddock_road_selection_extend (editor, (guint) CLAMP (get_cursor (editor) + by, 0, n - 1));
}

static void
extend_back (PaddockRoadEditor *editor)
{
  extend_by (editor, -1);
}

static void
extend_on (PaddockRoadEditor *editor)
{
  extend_by (editor, 1);
}

static void
toggle_placing (PaddockRoadEditor *editor)
{
  paddock_road_editor_set_placing (editor, !paddock_road_editor_is_placing (editor));
}

static void
let_go (PaddockRoadEditor *editor)
{
  if (paddock_road_editor_get_opened (editor))
    paddock_road_editor_open_tile (editor, NULL);
  else if (paddock_road_editor_is_placing (editor))
    paddock_road_editor_set_placing (editor, FALSE);
  else
    paddock_road_editor_set_place (editor, PADDOCK_NO_PLACE);
}

/* The library. */

static void
take_tile (PaddockRoadEditor *editor, int by)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (editor);
  const PaddockTile *tile = paddock_road_editor_get_tile (editor);
  int n = (int) paddock_list_len (track->tiles), i;

  if (!tile)
    return;

  i = paddock_road_find_tile_index (track, tile->id);
  paddock_road_editor_set_tile (
    editor, PADDOCK_LIST_AT (track->tiles, PaddockTile, CLAMP (i + by, 0, n - 1))->id);
}

static void
take_previous_tile (PaddockRoadEditor *editor)
{
  take_tile (editor, -1);
}

static void
take_next_tile (PaddockRoadEditor *editor)
{
  take_tile (editor, 1);
}

typedef struct {
  PaddockTileKind kind;
  guint index, added;
  const GArray *places;
} TileEdit;

static const PaddockRefusal *
add_tile (PaddockRoadTrack *draft, gpointer data)
{
  TileEdit *edit = data;

  return paddock_road_add_tile (draft, edit->kind, &edit->added);
}

static const PaddockRefusal *
duplicate_tile (PaddockRoadTrack *draft, gpointer data)
{
  TileEdit *edit = data;

  return paddock_road_duplicate_tile (draft, edit->index, &edit->added);
}

static const PaddockRefusal *
separate (PaddockRoadTrack *draft, gpointer data)
{
  TileEdit *edit = data;

  return paddock_road_separate_places (draft, edit->places, edit->index, &edit->added);
}

static const PaddockRefusal *
delete_tile (PaddockRoadTrack *draft, gpointer data)
{
  return paddock_road_delete_tile (draft, ((TileEdit *) data)->index);
}

/* The new tile is taken in hand, and opened. */
static void
edit_library (PaddockRoadEditor *editor,
              const char *label,
              PaddockRoadEditFunc func,
              TileEdit *edit)
{
  const PaddockTile *added;

  if (!paddock_road_editor_edit (editor, label, func, edit))
    return;

  added = PADDOCK_LIST_AT (paddock_road_editor_get_track (editor)->tiles, PaddockTile, edit->added);
  paddock_road_editor_set_tile (editor, added->id);
  paddock_road_editor_open_tile (editor, added->id);
}

static void
add (PaddockRoadEditor *editor, PaddockTileKind kind)
{
  TileEdit edit = { .kind = kind };

  edit_library (editor, N_ ("New Tile"), add_tile, &edit);
}

static void
add_road (PaddockRoadEditor *editor)
{
  add (editor, PADDOCK_TILE_INTERMEDIATE);
}

static void
add_curve (PaddockRoadEditor *editor)
{
  add (editor, PADDOCK_TILE_CURVE);
}

static void
add_start (PaddockRoadEditor *editor)
{
  add (editor, PADDOCK_TILE_START);
}

static void
add_finish (PaddockRoadEditor *editor)
{
  add (editor, PADDOCK_TILE_FINISH);
}

static gboolean
find_tile (PaddockRoadEditor *editor, TileEdit *edit)
{
  const PaddockTile *tile = paddock_road_editor_get_tile (editor);

  if (!tile)
    return FALSE;

  edit->index =
    (guint) paddock_road_find_tile_index (paddock_road_editor_get_track (editor), tile->id);
  return TRUE;
}

static void
duplicate (PaddockRoadEditor *editor)
{
  TileEdit edit = { 0 };

  if (find_tile (editor, &edit))
    edit_library (editor, N_ ("Duplicate Tile"), duplicate_tile, &edit);
}

static void
delete_from_library (PaddockRoadEditor *editor)
{
  TileEdit edit = { 0 };
  guint n_places = count_places (editor);
  g_autofree char *words = NULL;

  if (!find_tile (editor, &edit)
      || !paddock_road_editor_edit (editor, N_ ("Delete Tile from Library"), delete_tile, &edit)
      || count_places (editor) == n_places)
    return;

  n_places -= count_places (editor);
  words = g_strdup_printf (ngettext ("Removed from %u place on the course.",
                                     "Removed from %u places on the course.", n_places),
                           n_places);
  paddock_road_editor_tell (editor, words);
}

/* Of the selected place; NULL: none is, or it has no tile. */
static const PaddockTile *
find_selected_tile (PaddockRoadEditor *editor)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (editor);
  int place = paddock_road_editor_get_place (editor);

  return place < 0 ? NULL
                   : paddock_road_track_find_tile (
                     track, PADDOCK_LIST_AT (track->places, PaddockTilePlace, place)->tile);
}

/* The selected tile of the course, or the one in hand. */
static void
open (PaddockRoadEditor *editor)
{
  const PaddockTile *tile = paddock_road_editor_get_place (editor) < 0
                              ? paddock_road_editor_get_tile (editor)
                              : find_selected_tile (editor);

  if (tile)
    paddock_road_editor_open_tile (editor, tile->id);
}

/* The tile that is open, or that of the selected place: a copy of it, for the selected places alone. */
static void
open_separately (PaddockRoadEditor *editor)
{
  const PaddockTile *opened = paddock_road_editor_get_opened (editor);
  const PaddockTile *tile = opened ? opened : find_selected_tile (editor);
  g_autoptr (GArray) places = paddock_road_selection_list (editor);
  TileEdit edit = { .places = places };

  if (!tile) {
    paddock_road_editor_tell (editor, _ ("Select a tile on the course first."));
    return;
  }

  edit.index =
    (guint) paddock_road_find_tile_index (paddock_road_editor_get_track (editor), tile->id);
  edit_library (editor, N_ ("Separate Tile"), separate, &edit);
}

static void
open_in_hand (PaddockRoadEditor *editor)
{
  const PaddockTile *tile = paddock_road_editor_get_tile (editor);

  if (tile)
    paddock_road_editor_open_tile (editor, tile->id);
}

const PaddockRoadCommand paddock_road_commands[] = {
  { "insert", N_ ("Insert Tile or Place Bonus Line"), "Return KP_Enter Insert", insert, TRUE },
  { "replace", N_ ("Replace Tiles"), "r", replace, TRUE },
  { "flip", N_ ("Flip Tiles"), "f", flip, TRUE },
  { "delete", N_ ("Delete Tiles or Bonus Line"), "Delete BackSpace", delete_selected, TRUE },
  { "move-back", N_ ("Move Tiles Back"), "<Alt>Left", move_back, TRUE },
  { "move-forward", N_ ("Move Tiles Forward"), "<Alt>Right", move_forward, TRUE },
  { "previous", N_ ("Previous Tile or Gap"), "Left", go_back, TRUE },
  { "next", N_ ("Next Tile or Gap"), "Right", go_on, TRUE },
  { "first", N_ ("First Tile or Gap"), "Home", go_to_start, TRUE },
  { "last", N_ ("Last Tile or Gap"), "End", go_to_finish, TRUE },
  { "extend-back", N_ ("Add Previous Tile to Selection"), "<Shift>Left", extend_back, TRUE },
  { "extend-on", N_ ("Add Next Tile to Selection"), "<Shift>Right", extend_on, TRUE },
  { "select-all", N_ ("Select All Tiles"), "<Control>a", paddock_road_selection_set_all, TRUE },
  { "duplicate", N_ ("Duplicate Tiles"), "<Control>d", duplicate_selected, TRUE },
  { "bonus-lines", N_ ("Place Bonus Lines"), "b", toggle_placing, TRUE },
  { "let-go", N_ ("Clear Selection, or Return to Course"), "Escape", let_go },
  { "previous-tile", N_ ("Pick Previous Library Tile"), "Page_Up", take_previous_tile },
  { "next-tile", N_ ("Pick Next Library Tile"), "Page_Down", take_next_tile },
  { "edit-tile", N_ ("Edit Tile"), "e F2", open },
  { "edit-separately", N_ ("Edit Tile in Selected Places Only"), "<Shift>e", open_separately },
  { "edit-library-tile", N_ ("Edit Library Tile"), NULL, open_in_hand },
  { "new-road", N_ ("New Road Piece"), "n", add_road },
  { "new-curve", N_ ("New Curve"), "<Shift>n", add_curve },
  { "new-start", N_ ("New Start"), NULL, add_start },
  { "new-finish", N_ ("New Finish"), NULL, add_finish },
  { "duplicate-tile", N_ ("Duplicate Library Tile"), "d", duplicate },
  { "delete-tile", N_ ("Delete Library Tile"), "<Shift>Delete", delete_from_library },
  { NULL },
};

void
paddock_road_commands_run (PaddockRoadEditor *editor, const char *id)
{
  for (const PaddockRoadCommand *command = paddock_road_commands; command->id; command++) {
    if (!g_str_equal (command->id, id) || !paddock_road_editor_get_track (editor))
      continue;
    if (command->is_of_course && paddock_road_editor_get_opened (editor))
      paddock_road_editor_tell (editor, _ ("Press Esc to return to the course first."));
    else
      command->run (editor);
  }
}
