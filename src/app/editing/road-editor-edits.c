/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-editor.h"

#include <glib/gi18n.h>

typedef struct {
  const char *tile;
  guint to, placed;
} PlaceEdit;

static const PaddockRefusal *
insert (PaddockRoadTrack *draft, gpointer data)
{
  PlaceEdit *edit = data;

  return paddock_road_insert_place (draft, edit->to, edit->tile, &edit->placed);
}

gboolean
paddock_road_editor_insert (PaddockRoadEditor *self, const char *tile, guint at)
{
  PlaceEdit edit = { .tile = tile, .to = at };

  if (!paddock_road_editor_edit (self, N_ ("Insert Tile"), insert, &edit))
    return FALSE;

  paddock_road_editor_set_place (self, (int) edit.placed);
  return TRUE;
}

typedef struct {
  PaddockRoadGap gap;
  guint bonus;
} BonusEdit;

static const PaddockRefusal *
delete_bonus (PaddockRoadTrack *draft, gpointer data)
{
  return paddock_bonus_delete (draft, ((BonusEdit *) data)->bonus);
}

static const PaddockRefusal *
add_bonus (PaddockRoadTrack *draft, gpointer data)
{
  return paddock_bonus_add (draft, ((BonusEdit *) data)->gap);
}

static const PaddockRefusal *
move_bonus (PaddockRoadTrack *draft, gpointer data)
{
  BonusEdit *edit = data;

  return paddock_bonus_move (draft, edit->bonus, edit->gap);
}

gboolean
paddock_road_editor_toggle_bonus (PaddockRoadEditor *self, int row)
{
  BonusEdit edit = { .gap = paddock_road_gap_after (paddock_road_editor_get_layout (self)->course,
                                                    row) };

  edit.bonus = paddock_bonus_find (paddock_road_editor_get_track (self), edit.gap);
  if (edit.bonus == PADDOCK_NO_BONUS)
    return paddock_road_editor_edit (self, N_ ("Place Bonus Line"), add_bonus, &edit);

  return paddock_road_editor_delete_bonus (self, edit.bonus);
}

gboolean
paddock_road_editor_delete_bonus (PaddockRoadEditor *self, guint bonus)
{
  BonusEdit edit = { .bonus = bonus };

  if (!paddock_road_editor_edit (self, N_ ("Remove Bonus Line"), delete_bonus, &edit))
    return FALSE;

  paddock_road_editor_tell (self, NULL); /* that it went is no news */
  return TRUE;
}

gboolean
paddock_road_editor_move_bonus (PaddockRoadEditor *self, guint bonus, int row)
{
  BonusEdit edit = { paddock_road_gap_after (paddock_road_editor_get_layout (self)->course, row),
                     bonus };

  return paddock_road_editor_edit (self, N_ ("Move Bonus Line"), move_bonus, &edit);
}
