/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The basic chariot (FRO-VCG-01): what a seat races that brings no licence of its own.
 */

#include "frothy-compile.h"

static const struct {
  int accel, decel, move[FRO_N_PHASES], control, stamina;
} speeds[FRO_N_SPEEDS] = {
  { 1, 1, { 0, 0, 0, 0 }, 0, 3 },  { 2, 1, { 1, 0, 1, 0 }, 0, 2 }, { 1, 2, { 1, 1, 1, 1 }, 0, 1 },
  { 2, 1, { 1, 2, 1, 2 }, 1, 0 },  { 2, 1, { 0, 3, 3, 2 }, 2, 0 }, { 2, 1, { 0, 4, 3, 3 }, 3, -1 },
  { 1, 2, { 0, 6, 0, 6 }, 4, -3 },
};

static const struct {
  int level, kind, n;
} affects[] = {
  { 1, PADDOCK_AFFECT_CONTROL, 1 },
  { 4, PADDOCK_AFFECT_SAFE_SPEED, 0 },
  { 6, PADDOCK_AFFECT_MAX_SPEED, 5 },
  { 8, PADDOCK_AFFECT_WIPE_OUT, 0 },
};

static const struct {
  int value, kind, n;
} tiredness[] = {
  { 9, PADDOCK_STAMINA_SPEED, -1 }, { 8, PADDOCK_STAMINA_REINS_CHECK, 1 },
  { 6, PADDOCK_STAMINA_SPEED, -1 }, { 5, PADDOCK_STAMINA_REINS_CHECK, 1 },
  { 3, PADDOCK_STAMINA_SPEED, -1 }, { 2, PADDOCK_STAMINA_REINS_CHECK, 1 },
  { 0, PADDOCK_STAMINA_SPEED, -1 },
};

static void
add_speeds (PaddockLicence *licence)
{
  for (guint i = 0; i < FRO_N_SPEEDS; i++) {
    PaddockSpeed *speed = paddock_list_append (&licence->speeds, &paddock_speed_type);

    speed->rating = (int) i;
    speed->accel = speeds[i].accel;
    speed->decel = speeds[i].decel;
    speed->control = speeds[i].control;
    speed->stamina = speeds[i].stamina;
    for (guint phase = 0; phase < FRO_N_PHASES; phase++)
      paddock_list_append_int (&speed->move, speeds[i].move[phase]);
  }
}

static void
add_affects (PaddockLicence *licence)
{
  for (guint i = 0; i < G_N_ELEMENTS (affects); i++) {
    PaddockDamageLevel *level =
      paddock_list_append (&licence->damage.levels, &paddock_damage_level_type);
    PaddockAffect *affect = paddock_list_append (&level->affects, &paddock_affect_type);

    level->value = affects[i].level;
    affect->kind = affects[i].kind;
    affect->n = affects[i].n;
  }
}

static void
add_tiredness (PaddockLicence *licence)
{
  for (guint i = 0; i < G_N_ELEMENTS (tiredness); i++) {
    PaddockStaminaStep *step =
      paddock_list_append (&licence->stamina.steps, &paddock_stamina_step_type);
    PaddockStaminaEffect *effect =
      paddock_list_append (&step->effects, &paddock_stamina_effect_type);

    step->value = tiredness[i].value;
    effect->kind = tiredness[i].kind;
    effect->n = tiredness[i].n;
  }
}

PaddockDocument *
fro_standard_licence_new (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_licence_kind);
  PaddockLicence *licence = paddock_document_dup_record (empty);

  licence->damage.resilience = 1;
  licence->damage.maximum = 8;
  licence->cards.whip = licence->cards.reins = 4;
  add_speeds (licence);
  add_affects (licence);
  add_tiredness (licence);
  return paddock_document_new_take (&paddock_licence_kind, licence);
}
