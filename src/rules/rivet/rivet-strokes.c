/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-strokes.h"

#include "rivet-card-text.h"
#include "rivet-fatigue.h"
#include "rivet-riders.h"

/* --- Modifiers --- */

static gboolean
adds (const PaddockTable *table, guint rider, const RivEffect *effect, guint terrain)
{
  if (terrain == PADDOCK_N_TERRAINS)
    return effect->kind == PADDOCK_RIDER_EFFECT_START_BONUS && riv_holds (table, rider, effect);

  return effect->kind == PADDOCK_RIDER_EFFECT_TERRAIN_BONUS && (effect->terrains >> terrain & 1);
}

/* What the bonus abilities of a rider add: on TERRAIN, or, if it is PADDOCK_N_TERRAINS, at the start of a card. */
static int
add_abilities (const PaddockTable *table, guint rider, guint terrain)
{
  const RivRider *self = &riv_state (table)->riders[rider];
  int strokes = 0;

  for (guint i = 0; i < RIV_MAX_ABILITIES; i++) {
    const RivTactic *tactic =
      self->abilities[i] ? &riv_course (table)->piles.tactics[self->abilities[i] - 1] : NULL;

    for (guint k = 0; tactic && k < tactic->n_effects; k++)
      if (adds (table, rider, &tactic->effects[k], terrain))
        strokes += tactic->effects[k].n;
  }

  return strokes;
}

int
riv_get_terrain_strokes (const PaddockTable *table, guint rider, guint terrain)
{
  const RivClass *kind = &riv_course (table)->classes[riv_state (table)->riders[rider].kind];

  return kind->strokes[terrain] + add_abilities (table, rider, terrain);
}

/* --- The start --- */

static void
add (PaddockTable *table, int strokes, RivClause clause)
{
  RivMove *move = &riv_state (table)->move;

  if (strokes == 0)
    return;

  move->left = (gint16) (move->left + strokes);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = riv_get_actor (table),
                .subject = move->rider, .clause = (guint16) clause, .amount = (gint16) strokes,
                .to = PADDOCK_PLACE (MAX (0, move->left), 0));
}

/* RIV-RUL-53: of a Wild, the modifier counts even as a Draft, unless the option says otherwise. */
static gboolean
counts_fatigue (const PaddockTable *table, const RivAction *action)
{
  const RivMove *move = &riv_state (table)->move;
  gboolean is_wild_draft = action->type == RIV_TYPE_WILD && move->type == RIV_TYPE_DRAFT;

  return !(move->flags & RIV_MOVE_NO_FATIGUE_MOD)
         && (is_wild_draft && action->icons[PADDOCK_ICON_FATIGUE] == PADDOCK_ICON_BY_TYPE
               ? riv_course (table)->options[RIV_OPTION_WILD_DRAFT] == 0
               : paddock_action_card_shows (action->card, PADDOCK_ICON_FATIGUE, move->type));
}

static void
add_class (PaddockTable *table, const RivRider *rider)
{
  RivMove *move = &riv_state (table)->move;

  add (table, riv_get_terrain_strokes (table, move->rider, move->terrain), RIV_TERR_02);
  add (table, add_abilities (table, move->rider, PADDOCK_N_TERRAINS), RIV_CLASS_02);
  move->terrains = (guint8) (1u << move->terrain);
}

/* RIV-RUL-59 */
static void
spend_energy (PaddockTable *table, RivRider *rider)
{
  rider->energy--;
  add (table, 1, RIV_RUL_59);
}

void
riv_begin_strokes (PaddockTable *table)
{
  RivMove *move = &riv_state (table)->move;
  RivRider *rider = &riv_state (table)->riders[move->rider];
  const RivCourse *course = riv_course (table);
  const RivAction *action = &course->piles.actions[move->card];

  if (paddock_action_card_shows (action->card, PADDOCK_ICON_CLASS, move->type))
    move->flags |= RIV_MOVE_USES_CLASS;
  if (paddock_action_card_shows (action->card, PADDOCK_ICON_SIDEWAYS, move->type))
    move->flags |= RIV_MOVE_GOES_SIDEWAYS;
  move->terrain = riv_road_get_row (&course->road, rider->at)->terrain;

  add (table, action->strokes, RIV_CARD_03);
  add (table, move->strokes, RIV_CARD_04);
  if (move->flags & RIV_MOVE_USES_CLASS)
    add_class (table, rider);
  if (counts_fatigue (table, action))
    add (table, riv_get_fatigue_modifier (course->is_short, riv_count_fatigue (rider)), RIV_FAT_09);
  if (move->flags & RIV_MOVE_ENERGY)
    spend_energy (table, rider);
  add (table, -rider->slow, RIV_EVT_05);
  rider->slow = 0;

  move->left = MAX (0, move->left); /* RIV-TERR-09 */
}

/* --- On the way --- */

/* RIV-TERR-03 and 05; RIV-RUL-48: a terrain that comes back counts again, unless the option says otherwise. */
void
riv_enter_terrain (PaddockTable *table)
{
  RivMove *move = &riv_state (table)->move;
  guint terrain =
    riv_road_get_row (&riv_course (table)->road, riv_get_place (table, move->rider))->terrain;
  gboolean is_known = (move->terrains >> terrain & 1) != 0;

  if (terrain == move->terrain)
    return;

  move->terrain = (guint8) terrain;
  move->terrains |= (guint8) (1u << terrain);
  if (!(move->flags & RIV_MOVE_USES_CLASS)
      || (is_known && riv_course (table)->options[RIV_OPTION_TERRAIN] == 1))
    return;

  add (table, riv_get_terrain_strokes (table, move->rider, terrain), RIV_TERR_03);
  move->left = MAX (0, move->left);
}
