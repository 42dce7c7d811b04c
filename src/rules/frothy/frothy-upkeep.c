/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happens to each vehicle at the start and at the end of a round, step by step (FRO-RND-02, 05, FRO-STA).  What it
 * does with its cards there is in frothy-rest.c.
 */

#include "frothy-upkeep.h"

#include "frothy-abilities.h"
#include "frothy-boxes.h"
#include "frothy-damage.h"
#include "frothy-round.h"
#include "frothy-speed.h"

/* --- Stamina --- */

void
fro_change_stamina (PaddockTable *table, guint vehicle, int by, FroClause clause)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  FroVehicle *self = fro_vehicle (table, vehicle);
  int to = CLAMP (self->stamina + by, spec->min_stamina, spec->max_stamina);
  int change = to - self->stamina;

  if (change == 0 || !fro_option (table, FRO_OPTION_STAMINA))
    return;
  self->stamina = (gint8) to;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) vehicle,
                .subject = FRO_POINTS_STAMINA, .clause = clause, .amount = (gint16) change,
                .to = PADDOCK_PLACE (to, 0));
}

/* FRO-STA-02 to 06, FRO-ALG-09: the effects of this value and of all above it, again at every check. */
static void
check_stamina (PaddockTable *table, guint vehicle)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  int stamina;

  if (!fro_option (table, FRO_OPTION_STAMINA))
    return;

  fro_change_stamina (table, vehicle, spec->stamina[fro_speed (table, vehicle)], FRO_STA_02);
  stamina = fro_vehicle (table, vehicle)->stamina;
  for (guint i = 0; i < spec->n_stamina_steps; i++)
    if (spec->stamina_steps[i].value >= stamina)
      fro_suffer (table, vehicle, &spec->stamina_steps[i].effect);
}

/* --- Traits and affects of every round --- */

/* Every row at WHEN of a kind that changes something by itself; damage is rolled row by row (FRO-AFF-04). */
static void
suffer_rows (PaddockTable *table, guint vehicle, guint64 kinds, guint when)
{
  const FroSpec *spec = fro_spec (table, vehicle);

  if (!(spec->kinds & kinds))
    return;
  for (guint64 rows = fro_vehicle (table, vehicle)->effects; rows; rows &= rows - 1) {
    const FroEffect *effect = &spec->effects[__builtin_ctzll (rows)];

    if ((kinds >> effect->kind & 1) && (effect->when & when))
      fro_suffer (table, vehicle, effect);
  }
}

#define CHANGES (FRO_KIND (CONTROL_LOSS) | FRO_KIND (SPEED) | FRO_KIND (STAMINA))

/* FRO-AFF-01 */
static void
begin_control (PaddockTable *table, guint vehicle)
{
  suffer_rows (table, vehicle, CHANGES, PADDOCK_WHEN_ROUND_START);
}

/* FRO-AFF-04 */
static void
begin_damage (PaddockTable *table, guint vehicle)
{
  suffer_rows (table, vehicle, FRO_KIND (DAMAGE), PADDOCK_WHEN_ROUND_START);
}

/* FRO-TRT-22 */
static void
react (PaddockTable *table, guint vehicle)
{
  suffer_rows (table, vehicle, CHANGES | FRO_KIND (DAMAGE), PADDOCK_WHEN_ROUND_END);
}

/* --- The steps --- */

typedef void (*UpkeepFunc) (PaddockTable *table, guint vehicle);

/* The kinds of effects that a step is about: it is passed over if nobody has any of them. */
static const guint64 step_kinds[FRO_N_STEPS] = {
  [FRO_STEP_CONTROL_ROUND] = CHANGES,
  [FRO_STEP_DAMAGE_ROUND] = FRO_KIND (DAMAGE),
  [FRO_STEP_REACTIONS] = CHANGES | FRO_KIND (DAMAGE),
};

static const UpkeepFunc upkeep[FRO_N_STEPS] = {
  [FRO_STEP_CONTROL_ROUND] = begin_control, [FRO_STEP_DAMAGE_ROUND] = begin_damage,
  [FRO_STEP_STAMINA] = check_stamina,       [FRO_STEP_REACTIONS] = react,
  [FRO_STEP_RECOVERY] = fro_recover_cards,
};

/* One vehicle after the other; what it brings is settled before the next. */
static gboolean
run_upkeep (PaddockTable *table)
{
  FroState *state = fro_state (table);
  int vehicle;

  if (step_kinds[state->flow.step] && !(step_kinds[state->flow.step] & fro_course (table)->kinds))
    return fro_next_step (table);
  if ((vehicle = fro_next_in_step (table)) < 0)
    return fro_next_step (table);

  upkeep[state->flow.step](table, (guint) vehicle);
  return TRUE;
}

const PaddockRoutine fro_upkeep_step = { run_upkeep };
