/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the icons that are left of a control roll do: points, damage, the slide, the turn with its spins, boxes
 * (FRO-CTL-10 to 20, FRO-ICO).
 */

#include "frothy-outcome.h"

#include "frothy-collision.h"
#include "frothy-damage.h"
#include "frothy-hand.h"
#include "frothy-move.h"
#include "frothy-rows.h"
#include "frothy-speed.h"
#include "frothy-upkeep.h"
#include "frothy-wreck.h"

#define WHEN FRO_CONTROL_MOMENT

/* FRO-CTL-10, 11, FRO-CLP-03, 04 */
void
fro_settle_pairs (PaddockTable *table, guint vehicle)
{
  FroPairs pairs = fro_cancel_pairs (fro_state (table)->roll.counts);

  if (pairs.spins > 0) {
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                  .subject = FRO_EFFECT_PAIR, .clause = FRO_CTL_10, .amount = pairs.spins,
                  .to = PADDOCK_PLACE (FRO_LEFT_SPIN, 0));
    fro_gain_clp (table, vehicle, pairs.spins, FRO_CLP_03);
  }
  if (pairs.paces == 0)
    return;

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                .subject = FRO_EFFECT_PAIR, .clause = FRO_CTL_11, .amount = pairs.paces,
                .to = PADDOCK_PLACE (FRO_SLOW, 0));
  if (fro_option (table, FRO_OPTION_STAMINA))
    fro_change_stamina (table, vehicle, -pairs.paces, FRO_STA_07);
  else
    fro_gain_clp (table, vehicle, pairs.paces, FRO_CLP_04);
}

/* FRO-ICO-07; a jump's dice join those of the icons, of which alone Failsafes takes some away (FRO-RUL-38). */
static void
push_damage (PaddockTable *table, FroTask *task, guint icons)
{
  guint vehicle = task->vehicle;
  int jump = task->control.dice;
  int n = (int) icons
          + fro_sum_effects (table, vehicle, PADDOCK_EFFECT_DICE, PADDOCK_WHEN_DAMAGE_ICON_ROLL);

  task->control.dice = 0;
  fro_push_damage (table, vehicle, MAX (n, 0) + jump, FRO_CAUSE_ICON, FRO_NOBODY,
                   jump > 0 ? FRO_JMP_06 : FRO_ICO_07);
}

/* What DAMAGE does, by option; TRUE: the vehicle is wiped out (FRO-OPT-13 to 16, FRO-RUL-76). */
static gboolean
suffer_damage_icons (PaddockTable *table, FroTask *task, guint effects, guint icons)
{
  int limit = fro_option (table, FRO_OPTION_INSTANT_WIPEOUT);

  if (!(effects >> FRO_DAMAGE & 1))
    return FALSE;
  if (limit > 0 && effects == 1u << FRO_DAMAGE && (int) icons >= limit) {
    fro_wipe_out (table, task->vehicle, FRO_NOBODY, FRO_OPT_16);
    return TRUE;
  }

  if (fro_option (table, FRO_OPTION_CONTROL_DAMAGE) == FRO_CONTROL_DAMAGE_CONTROL)
    fro_gain_clp (table, task->vehicle, (int) icons, FRO_OPT_14);
  else
    push_damage (table, task, icons);
  return FALSE;
}

static void
tell_effects (PaddockTable *table, guint vehicle, guint effects, const guint8 counts[FRO_N_ICONS])
{
  if (!effects)
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                  .subject = FRO_EFFECT_PASSED, .clause = FRO_CTL_12);
  for (guint set = effects; set; set &= set - 1) {
    guint icon = (guint) __builtin_ctz (set);

    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                  .subject = (guint8) (FRO_EFFECT_ICON + icon), .clause = FRO_CTL_13,
                  .amount = counts[icon]);
  }
}

/* FRO-CTL-12 to 15, 17: what cards were laid down is done with, for the damage may ask for others. */
static gboolean
find_outcome (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  guint8 counts[FRO_N_ICONS];
  guint effects;

  if (!fro_option (table, FRO_OPTION_PAIRS_FIRST))
    fro_settle_pairs (table, task->vehicle);
  memcpy (counts, state->roll.counts, sizeof counts);
  memset (&state->roll, 0, sizeof state->roll);
  fro_clear_pledge (fro_vehicle (table, task->vehicle));

  effects = fro_find_effects (counts);
  task->control.effects = (guint8) effects;
  task->control.n_speed = (guint8) (counts[FRO_SLOW] + counts[FRO_HASTE]);
  task->control.n_spins = (guint8) (counts[FRO_LEFT_SPIN] + counts[FRO_RIGHT_SPIN]);
  task->control.n_slides = counts[FRO_SLIDE];
  task->stage = SLIDE;
  tell_effects (table, task->vehicle, effects, counts);
  fro_gain_clp (table, task->vehicle, __builtin_popcount (effects), FRO_CLP_01);
  if (suffer_damage_icons (table, task, effects, counts[FRO_DAMAGE]))
    task->stage = END;
  return TRUE;
}

/* FRO-ICO-01, 08, 10 to 13 */
static gboolean
run_slide (PaddockTable *table, FroTask *task)
{
  guint way = task->control.direction;
  gboolean is_along = way >= FRO_ALONG (0);

  task->stage = TURN;
  fro_state (table)->result = (FroResult){ .met = FRO_NOBODY };
  if (task->control.effects >> FRO_SLIDE & 1)
    fro_push_slide (table, &(FroSlideInfo){ .vehicle = task->vehicle,
                                            .direction = is_along ? 0 : (guint8) way,
                                            .heading = is_along ? (guint8) (way - FRO_ALONG (0))
                                                                : task->vehicle,
                                            .partner = task->other,
                                            .obstacle = task->control.obstacle,
                                            .icons = task->control.n_slides });
  return TRUE;
}

/* FRO-ICO-04, 05, FRO-TRT-23: steps to the left. */
static int
find_spin (PaddockTable *table, const FroTask *task)
{
  guint effects = task->control.effects;
  int extra;

  if (!(effects & (1u << FRO_LEFT_SPIN | 1u << FRO_RIGHT_SPIN)))
    return 0;

  extra = fro_sum_effects (table, task->vehicle, PADDOCK_EFFECT_SPIN, WHEN);
  extra = CLAMP (extra, 0, task->control.n_spins);
  return effects >> FRO_LEFT_SPIN & 1 ? 1 + extra : -1 - extra;
}

/* FRO-CTL-16, 20, FRO-ICO-06 */
static gboolean
run_turn (PaddockTable *table, FroTask *task)
{
  int spin = find_spin (table, task);

  task->stage = SPEED;
  task->control.n_slides = fro_state (table)->result.again;
  task->other = fro_state (table)->result.met;
  task->control.obstacle = fro_state (table)->result.obstacle;
  fro_set_facing (table, task->vehicle,
                  fro_vehicle (table, task->vehicle)->facing + task->control.planned - 1 + spin,
                  spin > 0                ? FRO_ICO_04
                  : spin < 0              ? FRO_ICO_05
                  : task->control.effects ? FRO_CTL_20
                                          : FRO_CTL_16);
  return TRUE;
}

/* FRO-ICO-02, 03 */
static gboolean
run_speed (PaddockTable *table, FroTask *task)
{
  guint effects = task->control.effects;

  task->stage = LANDING;
  if (effects >> FRO_SLOW & 1)
    fro_decelerate (table, task->vehicle, task->control.n_speed, FRO_ICO_03);
  if (effects >> FRO_HASTE & 1)
    fro_accelerate (table, task->vehicle, task->control.n_speed, 0, FRO_ICO_02);
  return TRUE;
}

/* FRO-JMP-06 */
static gboolean
run_landing (PaddockTable *table, FroTask *task)
{
  task->stage = END;
  fro_push_damage (table, task->vehicle, task->control.dice, FRO_CAUSE_JUMP, FRO_NOBODY,
                   FRO_JMP_06);
  return TRUE;
}

/* What the slide ran into is got past when the roll is through (FRO-RUL-84). */
static gboolean
run_end (PaddockTable *table, FroTask *task)
{
  FroTask done = *task;

  fro_state (table)->result = (FroResult){ .failed = done.control.effects != 0,
                                           .again = done.control.n_slides,
                                           .met = FRO_NOBODY };
  fro_pop (table);
  if (done.stage == END && done.other != FRO_NOBODY)
    fro_push_relief (table, done.vehicle, done.other, done.control.obstacle);
  return TRUE;
}

gboolean
fro_run_outcome (PaddockTable *table, FroTask *task)
{
  static gboolean (*const stages[]) (PaddockTable * table, FroTask * task) = {
    [OUTCOME] = find_outcome, [SLIDE] = run_slide,     [TURN] = run_turn,
    [SPEED] = run_speed,      [LANDING] = run_landing, [END] = run_end,
  };

  if (!fro_is_racing (table, task->vehicle)) /* FRO-WRK-02 */
    return run_end (table, task);

  return stages[task->stage](table, task);
}
