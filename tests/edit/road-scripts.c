/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What edits of a road make of the template: each script is a list of calls, and what comes of it are the lines of the
 * file that change and every refusal with its clause.  All of them are in road-scripts.txt.
 */

#include "road-scripts.h"

#include <string.h>

#include "bonus-place.h"
#include "edit-changes.h"
#include "lane-links.h"
#include "road-fixture.h"
#include "road-places.h"
#include "start-grid.h"
#include "tile-edit.h"

/* The words of a call; numbers where numbers are expected. */
typedef struct {
  char **words;
  int n[5];
} Call;

typedef const PaddockRefusal *(*CallFunc) (PaddockRoadTrack *track, const Call *call);

static GArray *
read_places (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; words[i]; i++) {
    guint place = (guint) atoi (words[i]);

    g_array_append_val (places, place);
  }
  return places;
}

static const PaddockRefusal *
insert (PaddockRoadTrack *track, const Call *call)
{
  guint placed;

  return paddock_road_insert_place (track, (guint) call->n[0], call->words[2], &placed);
}

static const PaddockRefusal *
replace (PaddockRoadTrack *track, const Call *call)
{
  return paddock_road_replace_place (track, (guint) call->n[0], call->words[2]);
}

static const PaddockRefusal *
move (PaddockRoadTrack *track, const Call *call)
{
  guint placed;

  return paddock_road_move_place (track, (guint) call->n[0], (guint) call->n[1], &placed);
}

static const PaddockRefusal *
flip (PaddockRoadTrack *track, const Call *call)
{
  return paddock_road_flip_place (track, (guint) call->n[0]);
}

static const PaddockRefusal *delete (PaddockRoadTrack *track, const Call *call)
{
  return paddock_road_delete_place (track, (guint) call->n[0]);
}

static const PaddockRefusal *
add_tile (PaddockRoadTrack *track, const Call *call)
{
  guint added;

  return paddock_road_add_tile (track, (PaddockTileKind) call->n[0], &added);
}

static const PaddockRefusal *
duplicate_tile (PaddockRoadTrack *track, const Call *call)
{
  guint added;

  return paddock_road_duplicate_tile (track, (guint) call->n[0], &added);
}

static const PaddockRefusal *
delete_tile (PaddockRoadTrack *track, const Call *call)
{
  return paddock_road_delete_tile (track, (guint) call->n[0]);
}

static const PaddockRefusal *
flip_places (PaddockRoadTrack *track, const Call *call)
{
  g_autoptr (GArray) places = read_places (call->words[1]);

  return paddock_road_flip_places (track, places);
}

static const PaddockRefusal *
delete_places (PaddockRoadTrack *track, const Call *call)
{
  g_autoptr (GArray) places = read_places (call->words[1]);

  return paddock_road_delete_places (track, places);
}

static const PaddockRefusal *
replace_places (PaddockRoadTrack *track, const Call *call)
{
  g_autoptr (GArray) places = read_places (call->words[1]);

  return paddock_road_replace_places (track, places, call->words[2]);
}

static const PaddockRefusal *
move_places (PaddockRoadTrack *track, const Call *call)
{
  g_autoptr (GArray) places = read_places (call->words[1]);
  guint first;

  return paddock_road_move_places (track, places, (guint) call->n[1], &first);
}

/* Copies places and lays them elsewhere. */
static const PaddockRefusal *
copy_places (PaddockRoadTrack *track, const Call *call)
{
  g_autoptr (GArray) places = read_places (call->words[1]);
  g_autoptr (GArray) placed = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (PaddockDocument) clip = paddock_road_clip_new (track, places);

  return paddock_road_lay_clip (track, clip->record, (guint) call->n[1], placed);
}

static const PaddockRefusal *
add_bonus (PaddockRoadTrack *track, const Call *call)
{
  return paddock_bonus_add (track, (PaddockRoadGap){ (guint) call->n[0], call->n[1] });
}

static const PaddockRefusal *
move_bonus (PaddockRoadTrack *track, const Call *call)
{
  return paddock_bonus_move (track, (guint) call->n[0],
                             (PaddockRoadGap){ (guint) call->n[1], call->n[2] });
}

static const PaddockRefusal *
delete_bonus (PaddockRoadTrack *track, const Call *call)
{
  return paddock_bonus_delete (track, (guint) call->n[0]);
}

static const PaddockRefusal *
insert_rows (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_insert_rows (track, (guint) call->n[0], call->n[1], call->n[2]);
}

static const PaddockRefusal *
delete_rows (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_delete_rows (track, (guint) call->n[0], call->n[1], call->n[2]);
}

static const PaddockRefusal *
change_rows (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_change_rows (track, (guint) call->n[0], call->n[1], call->n[2],
                                   (PaddockRowsField) call->n[3], call->n[4]);
}

static const PaddockRefusal *
toggle_cut (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_toggle_cut (track, (guint) call->n[0], call->n[1]);
}

static const PaddockRefusal *
mirror_tile (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_mirror (track, (guint) call->n[0]);
}

static const PaddockRefusal *
set_kind (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_set_kind (track, (guint) call->n[0], (PaddockTileKind) call->n[1]);
}

static const PaddockRefusal *
set_turn (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_set_turn (track, (guint) call->n[0], (PaddockBend) call->n[1]);
}

static const PaddockRefusal *
set_label (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_set_label (track, (guint) call->n[0], call->words[2]);
}

static const PaddockRefusal *
set_finish (PaddockRoadTrack *track, const Call *call)
{
  return paddock_tile_set_finish_line (track, (guint) call->n[0], call->n[1]);
}

static const PaddockRefusal *
toggle_link (PaddockRoadTrack *track, const Call *call)
{
  return paddock_lane_links_toggle (track, (guint) call->n[0], call->n[1], call->n[2], call->n[3]);
}

static const PaddockRefusal *
reset_links (PaddockRoadTrack *track, const Call *call)
{
  return paddock_lane_links_reset (track, (guint) call->n[0], call->n[1]);
}

static const PaddockRefusal *
fill_grid (PaddockRoadTrack *track, const Call *call)
{
  return paddock_start_grid_fill (track, (guint) call->n[0], (guint) call->n[1]);
}

static const PaddockRefusal *
toggle_slot (PaddockRoadTrack *track, const Call *call)
{
  return paddock_start_grid_toggle (track, (guint) call->n[0], call->n[1], call->n[2]);
}

static const PaddockRefusal *
set_start (PaddockRoadTrack *track, const Call *call)
{
  return paddock_start_grid_set_line (track, (guint) call->n[0], call->n[1]);
}

static const struct {
  const char *name;
  CallFunc call;
} calls[] = {
  { "fill-grid", fill_grid },
  { "toggle-slot", toggle_slot },
  { "set-start", set_start },
  { "insert", insert },
  { "replace", replace },
  { "move", move },
  { "flip", flip },
  { "delete", delete },
  { "add-tile", add_tile },
  { "duplicate-tile", duplicate_tile },
  { "delete-tile", delete_tile },
  { "flip-places", flip_places },
  { "delete-places", delete_places },
  { "replace-places", replace_places },
  { "move-places", move_places },
  { "copy-places", copy_places },
  { "add-bonus", add_bonus },
  { "move-bonus", move_bonus },
  { "delete-bonus", delete_bonus },
  { "insert-rows", insert_rows },
  { "delete-rows", delete_rows },
  { "change-rows", change_rows },
  { "toggle-cut", toggle_cut },
  { "mirror-tile", mirror_tile },
  { "set-kind", set_kind },
  { "set-turn", set_turn },
  { "set-label", set_label },
  { "set-finish", set_finish },
  { "toggle-link", toggle_link },
  { "reset-links", reset_links },
};

static void
run_call (PaddockRoadTrack *track, const char *step, GString *text)
{
  g_auto (GStrv) words = g_strsplit (step, " ", -1);
  Call call = { .words = words };

  for (guint i = 1; words[i]; i++)
    call.n[i - 1] = atoi (words[i]);
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    if (g_str_equal (calls[i].name, words[0])) {
      const PaddockRefusal *refusal = calls[i].call (track, &call);

      if (refusal)
        g_string_append_printf (text, "%s: %s %s\n", words[0], refusal->text,
                                refusal->clause ? refusal->clause : "");
      return;
    }
  g_error ("there is no call \"%s\"", words[0]);
}

static char *
run_script (const char *script)
{
  g_autoptr (PaddockRoadTrack) track = dup_template ();
  g_auto (GStrv) steps = g_strsplit (script, "; ", -1);
  g_auto (GStrv) before = edit_split_file (&paddock_road_track_kind, track), after = NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; steps[i]; i++)
    run_call (track, steps[i], text);
  after = edit_split_file (&paddock_road_track_kind, track);
  edit_add_changes (before, after, text);
  return g_string_free (text, FALSE);
}

static void
test_script (gconstpointer data)
{
  edit_assert_section (data, run_script);
}

void
edit_add_road_scripts (void)
{
  edit_add_sections ("road-scripts.txt", "/edit/road-script", test_script);
}
