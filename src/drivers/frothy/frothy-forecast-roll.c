/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What control rolls that are under way may come to (FRO-CTL).
 */

#include "frothy-forecast.h"
#include "frothy-tempo-private.h"
#include "frothy/frothy-abilities.h"
#include "frothy/frothy-control.h"
#include "frothy/frothy-move.h"
#include "frothy/frothy-space.h"
#include "frothy/frothy-speed.h"

#define SPACE_CREDIT 30 /* what a space is worth that is left to move, in 1/256 rounds */

/* --- Control rolls --- */

/* Where it goes on afterwards: with the spaces that are left of its own move, or with the next one. */
static guint
find_credit (const PaddockFroSight *self, guint cause)
{
  const FroMove *move = &self->state->move;

  return move->vehicle == self->index && cause != FRO_CAUSE_TURN && !move->is_over
           ? (guint) move->left * SPACE_CREDIT
           : 0;
}

/* Whether a slide would lead into somebody: as bad as a wall. */
static gboolean
is_blocked (const PaddockFroSight *self)
{
  for (guint side = FRO_LEFT; side <= FRO_RIGHT; side++)
    if (fro_find_hit (self->table, self->index,
                      paddock_hex_neighbour (self->vehicle->at,
                                             (int) fro_direction (self->vehicle->facing, side)))
        == FRO_NOBODY)
      return FALSE;

  return TRUE;
}

static PaddockFroOutlook
make_outlook (const PaddockFroSight *self, int turn, guint load)
{
  PaddockFroRoll roll = { .spot = self->spot,
                          .turn = (gint8) turn,
                          .layer = (guint8) paddock_fro_sight_find_layer (self),
                          .speed = (guint8) self->speed,
                          .load = (guint8) MIN (load, G_MAXUINT8) };
  PaddockFroOutlook outlook;

  paddock_fro_outlook_init (&outlook, self->tempo, &roll);
  outlook.has_wall |= is_blocked (self);
  return outlook;
}

static guint
take_credit (guint value, guint credit)
{
  return value - MIN (value, credit);
}

/* The mean over all that a roll with so many spare dice may show. */
static guint
find_mean (const PaddockFroSight *self, const PaddockFroOutlook *outlook, guint spare)
{
  guint dice = fro_control_dice (self->table, self->index, self->speed) + self->load;

  return paddock_fro_outlook_mean (outlook, dice + spare, spare);
}

static guint
count_spare (const PaddockFroSight *self)
{
  return (guint) MAX (0, paddock_fro_sight_sum (self, PADDOCK_EFFECT_SPARE_DICE,
                                                PADDOCK_WHEN_CONTROL_ROLL));
}

guint
paddock_fro_sight_control (const PaddockFroSight *self, const FroTask *task, gboolean with_spare)
{
  PaddockFroOutlook outlook = make_outlook (self, task->control.planned - 1, self->load);
  guint cards = fro_count_laid (self->table, self->index, FRO_WHIP)
                + fro_count_laid (self->table, self->index, FRO_REINS);

  return take_credit (find_mean (self, &outlook, cards + (with_spare ? count_spare (self) : 0)),
                      find_credit (self, task->control.cause));
}

guint
paddock_fro_sight_turn (const PaddockFroSight *self, int turn, guint n_cards)
{
  PaddockFroOutlook outlook = make_outlook (self, turn, self->load);

  return find_mean (self, &outlook, n_cards + count_spare (self));
}

/* The best of all ways to put aside up to N of the dice, from ICON on. */
static guint
discard (const PaddockFroOutlook *outlook, guint8 counts[FRO_N_ICONS], guint icon, guint n)
{
  PaddockFroSkid skid = paddock_fro_skid_of (counts);
  guint best = paddock_fro_outlook_value (outlook, &skid);

  for (; n > 0 && icon < FRO_N_ICONS; icon++) {
    if (counts[icon] == 0)
      continue;
    counts[icon]--;
    best = MIN (best, discard (outlook, counts, icon, n - 1));
    counts[icon]++;
  }

  return best;
}

guint
paddock_fro_sight_dice (const PaddockFroSight *self, const FroTask *task)
{
  PaddockFroOutlook outlook;
  guint8 counts[FRO_N_ICONS];

  if (!fro_control_has_dice (task))
    return MIN (paddock_fro_sight_control (self, task, FALSE),
                paddock_fro_sight_control (self, task, TRUE));

  outlook = make_outlook (self, task->control.planned - 1, self->load);
  for (guint i = 0; i < FRO_N_ICONS; i++)
    counts[i] = (guint8) (self->state->roll.counts[i] - self->state->roll.chosen[i]);
  return take_credit (discard (&outlook, counts, 0,
                               MIN (self->state->roll.discards, PADDOCK_FRO_MAX_DISCARDS)),
                      find_credit (self, task->control.cause));
}

/* How much worse off it is with so many control loss points more and the roll that they bring (FRO-CTL-01). */
guint
paddock_fro_sight_shaken (const PaddockFroSight *self, guint points)
{
  PaddockFroOutlook outlook = make_outlook (self, 0, self->load + points);
  guint dice = fro_control_dice (self->table, self->index, self->speed) + self->load + points;
  guint before = paddock_fro_sight_rest (self);
  guint after = paddock_fro_outlook_mean (&outlook, dice, 0);

  return after - MIN (before, after);
}
