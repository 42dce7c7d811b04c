/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-card-text.h"

#include "rivet-riders.h"

/* --- Conditions --- */

typedef gboolean (*Holds) (const PaddockTable *table, guint rider, const RivEffect *effect);

static gboolean
holds_always (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return TRUE;
}

static gboolean
is_linked (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return riv_is_linked (table, rider);
}

static gboolean
is_unlinked (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return !riv_is_linked (table, rider);
}

/* RIV-POS-05 */
static gboolean
is_leader (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return riv_find_leader (table) == rider;
}

static gboolean
is_no_leader (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return riv_find_leader (table) != rider;
}

static gboolean
is_on_terrain (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  const RivRow *row = riv_road_get_row (&riv_course (table)->road, riv_get_place (table, rider));

  return (effect->terrains >> row->terrain & 1) != 0;
}

static gboolean
is_of_class (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return (effect->classes >> riv_state (table)->riders[rider].kind & 1) != 0;
}

static gboolean
is_of_other_class (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return !is_of_class (table, rider, effect);
}

static gboolean
is_fresh (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  const RivRider *self = &riv_state (table)->riders[rider];

  return self->light + self->heavy == 0;
}

static gboolean
is_last_of_team (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return riv_find_last_of_team (table, riv_state (table)->riders[rider].team) == rider;
}

static const Holds conditions[PADDOCK_N_RIDER_CONDITIONS] = {
  [PADDOCK_RIDER_IF_ALWAYS] = holds_always,     [PADDOCK_RIDER_IF_LINKED] = is_linked,
  [PADDOCK_RIDER_IF_UNLINKED] = is_unlinked,    [PADDOCK_RIDER_IF_LEADER] = is_leader,
  [PADDOCK_RIDER_IF_NOT_LEADER] = is_no_leader, [PADDOCK_RIDER_IF_ON_TERRAIN] = is_on_terrain,
  [PADDOCK_RIDER_IF_OF_CLASS] = is_of_class,    [PADDOCK_RIDER_IF_NOT_OF_CLASS] = is_of_other_class,
  [PADDOCK_RIDER_IF_FRESH] = is_fresh,          [PADDOCK_RIDER_IF_LAST_OF_TEAM] = is_last_of_team,
};

gboolean
riv_holds (const PaddockTable *table, guint rider, const RivEffect *effect)
{
  return conditions[effect->condition](table, rider, effect);
}

gboolean
riv_may_play (const PaddockTable *table, guint rider, guint card)
{
  const RivAction *action = &riv_course (table)->piles.actions[card];

  for (guint i = 0; i < action->n_effects; i++)
    if (action->effects[i].kind == PADDOCK_RIDER_EFFECT_ONLY
        && !riv_holds (table, rider, &action->effects[i]))
      return FALSE;

  return TRUE;
}

/* --- What they change of a move --- */

/* The flag that an effect sets; 0: it is none of these. */
static const guint16 effect_flags[PADDOCK_N_RIDER_EFFECTS] = {
  [PADDOCK_RIDER_EFFECT_USE_CLASS] = RIV_MOVE_USES_CLASS,
  [PADDOCK_RIDER_EFFECT_IGNORE_FATIGUE] = RIV_MOVE_NO_FATIGUE_MOD,
  [PADDOCK_RIDER_EFFECT_TEAM_ONLY] = RIV_MOVE_TEAM_ONLY,
  [PADDOCK_RIDER_EFFECT_CHEAP_BUMP] = RIV_MOVE_CHEAP_BUMPS,
  [PADDOCK_RIDER_EFFECT_NO_BUMP] = RIV_MOVE_NO_BUMP,
  [PADDOCK_RIDER_EFFECT_NO_SIDE] = RIV_MOVE_NO_SIDE,
  [PADDOCK_RIDER_EFFECT_NO_FATIGUE] = RIV_MOVE_GIVES_NO_FATIGUE,
};

/* The number that it adds to, by its kind. */
static gboolean
add_number (RivMove *move, const RivEffect *effect)
{
  if (effect->kind == PADDOCK_RIDER_EFFECT_STROKES)
    move->strokes = (gint8) (move->strokes + effect->n);
  else if (effect->kind == PADDOCK_RIDER_EFFECT_DIAGONAL)
    move->diagonals = (guint8) (move->diagonals + effect->n);
  else if (effect->kind == PADDOCK_RIDER_EFFECT_SLACK)
    move->slack = (guint8) MAX (move->slack, effect->n);
  else if (effect->kind == PADDOCK_RIDER_EFFECT_SHED)
    move->shed = (guint8) (move->shed ? MIN (move->shed, effect->n) : effect->n);
  else
    return FALSE;

  return TRUE;
}

gboolean
riv_apply_effect (RivMove *move, const RivEffect *effect)
{
  move->flags |= effect_flags[effect->kind];

  return effect_flags[effect->kind] != 0 || add_number (move, effect);
}

void
riv_apply_card (PaddockTable *table)
{
  RivMove *move = &riv_state (table)->move;
  const RivAction *action = &riv_course (table)->piles.actions[move->card];

  for (guint i = 0; i < action->n_effects; i++)
    if (riv_holds (table, move->rider, &action->effects[i])) {
      move->effects |= (guint8) (1u << i);
      riv_apply_effect (move, &action->effects[i]);
    }
}
