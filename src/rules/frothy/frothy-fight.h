/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the two files about fights share: how one goes (frothy-fight.c), and what is asked (frothy-fight-asks.c).
 */

#pragma once

#include "frothy-attack.h"

/* Stages; those of the two sides follow each other, the attacker first. */
enum {
  CARDS, /* asks, in secret */
  DEFENDER_CARDS,
  REVEAL,
  REROLL, /* asks, if dice may be rolled again */
  DEFENDER_REROLL,
  KEEP, /* asks, in secret */
  DEFENDER_KEEP,
  RESULT,
  TARGET_LOSES, /* the target settles everything first (FRO-RUL-89) */
  TARGET_ROLLS, /* its control roll */
  ATTACKER_LOSES,
  ATTACKER_ROLLS,
  ATTACKER_STOPS,
  END,
};

enum {
  ATTACKER,
  TARGET,
};

static inline guint
get_vehicle (const FroAttack *attack, guint side)
{
  return side == ATTACKER ? attack->attacker : attack->target;
}

static inline guint
get_moment (const FroAttack *attack, guint side)
{
  return fro_get_attack_moment (attack->kind, side == TARGET);
}

void fro_ask_attack (const PaddockTable *table, PaddockDecision *decision);
void fro_answer_attack (PaddockTable *table,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice);
