/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-selection.h"

#include <glib/gi18n.h>

#include "road-places.h"

static guint
count_places (PaddockRoadEditor *editor)
{
  const PaddockRoadTrack *track = paddock_road_editor_get_track (editor);

  return track ? paddock_list_len (track->places) : 0;
}

static const PaddockSelection *
get_selection (PaddockRoadEditor *editor)
{
  return paddock_editor_get_selection (paddock_road_editor_get_editor (editor));
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  guint left = *(const guint *) a, right = *(const guint *) b;

  return (left > right) - (left < right);
}

/* In the order in which they were selected. */
static GArray *
list_as_selected (PaddockRoadEditor *editor)
{
  const PaddockSelection *selection = get_selection (editor);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++) {
    PaddockThing thing = paddock_selection_get_thing (selection, i);
    guint place = thing.index;

    if (thing.kind == PADDOCK_THING_TILE && place < count_places (editor))
      g_array_append_val (places, place);
  }

  return places;
}

GArray *
paddock_road_selection_list (PaddockRoadEditor *editor)
{
  GArray *places = list_as_selected (editor);

  g_array_sort (places, compare_places);
  return places;
}

gboolean
paddock_road_selection_has (PaddockRoadEditor *editor, guint place)
{
  return paddock_selection_has_thing (get_selection (editor),
                                      (PaddockThing){ .kind = PADDOCK_THING_TILE,
                                                      .index = (guint16) place });
}

static void
select_place (PaddockSelection *selection, guint place, gboolean is_selected)
{
  paddock_selection_set_thing (selection,
                               (PaddockThing){ .kind = PADDOCK_THING_TILE,
                                               .index = (guint16) place },
                               is_selected);
}

void
paddock_road_selection_set (PaddockRoadEditor *editor, const GArray *places)
{
  g_auto (PaddockSelection) selection = { 0 };

  for (guint i = 0; i < places->len; i++)
    select_place (&selection, g_array_index (places, guint, i), TRUE);
  paddock_editor_set_selection (paddock_road_editor_get_editor (editor), &selection);
}

/* From FIRST on, N of them, forwards or back. */
static void
set_range (PaddockRoadEditor *editor, guint first, guint n, int step)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n; i++) {
    guint place = (guint) ((int) first + step * (int) i);

    g_array_append_val (places, place);
  }
  paddock_road_selection_set (editor, places);
}

void
paddock_road_selection_set_all (PaddockRoadEditor *editor)
{
  set_range (editor, 0, count_places (editor), 1);
}

void
paddock_road_selection_toggle (PaddockRoadEditor *editor, guint place)
{
  g_autoptr (GArray) places = list_as_selected (editor);

  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, guint, i) == place) {
      g_array_remove_index (places, i);
      paddock_road_selection_set (editor, places);
      return;
    }

  g_array_append_val (places, place);
  paddock_road_selection_set (editor, places);
}

void
paddock_road_selection_extend (PaddockRoadEditor *editor, guint place)
{
  g_autoptr (GArray) places = list_as_selected (editor);
  guint first = places->len > 0 ? g_array_index (places, guint, 0) : place;

  set_range (editor, first, (guint) ABS ((int) place - (int) first) + 1, place < first ? -1 : 1);
}

/* Edits. */

typedef struct {
  GArray *places;
  const char *tile;
  guint at, first;
  const PaddockRoadTrack *clip;
  GArray *placed;
} PlacesEdit;

static void
places_edit_clear (PlacesEdit *self)
{
  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->placed, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PlacesEdit, places_edit_clear)

static gboolean
begin (PaddockRoadEditor *editor, PlacesEdit *edit)
{
  *edit = (PlacesEdit){ .places = paddock_road_selection_list (editor) };
  if (edit->places->len == 0)
    paddock_road_editor_tell (editor, _ ("Select a tile on the course first."));

  return edit->places->len > 0;
}

static gboolean
run (PaddockRoadEditor *editor,
     PlacesEdit *edit,
     const char *one,
     const char *several,
     PaddockRoadEditFunc func)
{
  return paddock_road_editor_edit (editor, edit->places->len > 1 ? several : one, func, edit);
}

static const PaddockRefusal *
flip (PaddockRoadTrack *draft, gpointer data)
{
  return paddock_road_flip_places (draft, ((PlacesEdit *) data)->places);
}

gboolean
paddock_road_selection_flip (PaddockRoadEditor *editor)
{
  g_auto (PlacesEdit) edit = { 0 };

  return begin (editor, &edit) && run (editor, &edit, N_ ("Flip Tile"), N_ ("Flip Tiles"), flip);
}

static const PaddockRefusal *
replace (PaddockRoadTrack *draft, gpointer data)
{
  PlacesEdit *edit = data;

  return paddock_road_replace_places (draft, edit->places, edit->tile);
}

gboolean
paddock_road_selection_replace (PaddockRoadEditor *editor, const char *tile)
{
  g_auto (PlacesEdit) edit = { 0 };

  if (!begin (editor, &edit))
    return FALSE;

  edit.tile = tile;
  return run (editor, &edit, N_ ("Replace Tile"), N_ ("Replace Tiles"), replace);
}

static const PaddockRefusal *delete (PaddockRoadTrack *draft, gpointer data)
{
  return paddock_road_delete_places (draft, ((PlacesEdit *) data)->places);
}

gboolean
paddock_road_selection_delete (PaddockRoadEditor *editor, const char *label)
{
  g_auto (PlacesEdit) edit = { 0 };

  if (!begin (editor, &edit) || !paddock_road_editor_edit (editor, label, delete, &edit))
    return FALSE;

  paddock_road_editor_set_place (editor, MIN (g_array_index (edit.places, int, 0),
                                              (int) count_places (editor) - 1));
  return TRUE;
}

static const PaddockRefusal *
move (PaddockRoadTrack *draft, gpointer data)
{
  PlacesEdit *edit = data;

  return paddock_road_move_places (draft, edit->places, edit->at, &edit->first);
}

static gboolean
move_to (PaddockRoadEditor *editor, PlacesEdit *edit, guint at)
{
  edit->at = at;
  if (!run (editor, edit, N_ ("Move Tile"), N_ ("Move Tiles"), move))
    return FALSE;

  set_range (editor, edit->first, edit->places->len, 1);
  return TRUE;
}

gboolean
paddock_road_selection_move (PaddockRoadEditor *editor, guint at)
{
  g_auto (PlacesEdit) edit = { 0 };

  return begin (editor, &edit) && move_to (editor, &edit, at);
}

gboolean
paddock_road_selection_move_by (PaddockRoadEditor *editor, int by)
{
  g_auto (PlacesEdit) edit = { 0 };
  guint first, last;

  if (!begin (editor, &edit))
    return FALSE;

  first = g_array_index (edit.places, guint, 0);
  last = g_array_index (edit.places, guint, edit.places->len - 1);
  return move_to (editor, &edit, by > 0 ? last + 2 : MAX (first, 1) - 1);
}

/* Pieces of a course. */

static const PaddockRefusal *
lay (PaddockRoadTrack *draft, gpointer data)
{
  PlacesEdit *edit = data;

  return paddock_road_lay_clip (draft, edit->clip, edit->at, edit->placed);
}

static gboolean
lay_clip (PaddockRoadEditor *editor, const char *label, const PaddockDocument *clip)
{
  g_auto (PlacesEdit) edit = { .places = paddock_road_selection_list (editor),
                               .placed = g_array_new (FALSE, FALSE, sizeof (guint)),
                               .clip = clip->record };

  edit.at = edit.places->len > 0 ? g_array_index (edit.places, guint, edit.places->len - 1) + 1
                                 : count_places (editor);
  if (!paddock_road_editor_edit (editor, label, lay, &edit))
    return FALSE;

  paddock_road_selection_set (editor, edit.placed);
  return TRUE;
}

PaddockDocument *
paddock_road_selection_copy (PaddockRoadEditor *editor)
{
  g_auto (PlacesEdit) edit = { 0 };

  return begin (editor, &edit)
           ? paddock_road_clip_new (paddock_road_editor_get_track (editor), edit.places)
           : NULL;
}

gboolean
paddock_road_selection_paste (PaddockRoadEditor *editor, const PaddockDocument *clip)
{
  return lay_clip (editor, N_ ("Paste"), clip);
}

gboolean
paddock_road_selection_duplicate (PaddockRoadEditor *editor)
{
  g_autoptr (PaddockDocument) clip = paddock_road_selection_copy (editor);

  return clip && lay_clip (editor, N_ ("Duplicate"), clip);
}
