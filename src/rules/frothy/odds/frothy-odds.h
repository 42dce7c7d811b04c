/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Exact odds of the rolls of Frothy Races: every way that the dice can fall is counted, by how many show each face and in
 * how many ways that can be, never by drawing.
 *
 * A player decides between the roll and its outcome: which dice are rolled again, discarded or kept.  So each outcome has
 * odds of its own: those if this very outcome is what the player wants (MOST) or wants least of all (LEAST), with the best
 * use of re-rolls and discards.  They are not odds of one and the same way of playing and need not add up.  Cards that may
 * be played once the dice are seen are left out, and so is what an outcome leads to.
 *
 * Weights are numbers of ways out of `of`; ten control dice with two discards take well below a million instructions.
 */

#pragma once

#include "frothy/frothy-course.h"

/* Integers: 6 to the power of 49 is the largest that is needed. */
typedef unsigned __int128 FroWeight;

#define FRO_ODDS_MAX_DICE 48        /* with re-rolls counted in */
#define FRO_ODDS_MAX_REROLL_DICE 24 /* of a roll of which dice may be rolled again */

double fro_weight_get (FroWeight part, FroWeight of);

/* --- Control rolls --- */

typedef struct {
  guint8 lying[FRO_N_ICONS]; /* dice that are rolled already */
  guint8 dice;               /* still to be rolled */
  guint8 rerolls;            /* how many of all of them may be rolled again, once */
  guint8 discards;
  guint8 slow_to_haste, haste_to_slow; /* affects */
  guint8 pairs_first, damage_ignored;  /* options */
} FroControlRoll;

typedef struct {
  FroWeight of;
  FroWeight must_pass;                             /* whatever is done */
  FroWeight passed;                                /* most */
  FroWeight least[FRO_N_ICONS], most[FRO_N_ICONS]; /* that the icon takes effect */
} FroControlOdds;

/* FALSE: there are too many dice.  So for the others. */
gboolean fro_odds_control (const FroControlRoll *roll, FroControlOdds *odds);

/* --- Speed checks --- */

#define FRO_MAX_KEPT (2 * FRO_MAX_VALUE)

typedef struct {
  guint8 lying[FRO_MAX_VALUE + 1]; /* by value */
  guint8 dice;
  guint8 rerolls;
  guint8 forced;    /* how many of the two that are kept must be the lowest (FRO-SPC-07 to 10) */
  guint8 is_single; /* one die is kept (FRO-OPT-11) */
  guint8 sides[FRO_MAX_VALUE + 1]; /* of the die, that show each value */
} FroCheckRoll;

/* Of what is kept, before modifiers; each the most, but for ONLY: nothing else can be kept. */
typedef struct {
  FroWeight of;
  FroWeight only[FRO_MAX_KEPT + 1];
  FroWeight exactly[FRO_MAX_KEPT + 1], at_least[FRO_MAX_KEPT + 1], at_most[FRO_MAX_KEPT + 1];
} FroCheckOdds;

gboolean fro_odds_check (const FroCheckRoll *roll, FroCheckOdds *odds);

/* --- Damage rolls --- */

typedef struct {
  guint8 dice;
  guint8 rerolls; /* used for dice that hurt, as long as there are any */
  guint8 hurting; /* sides of the die that hurt, 6: blank Resilience */
} FroDamageRoll;

/* hits[i]: exactly i dice hurt; i up to the number of dice. */
typedef struct {
  FroWeight of;
  FroWeight hits[FRO_ODDS_MAX_DICE + 1];
} FroDamageOdds;

gboolean fro_odds_damage (const FroDamageRoll *roll, FroDamageOdds *odds);

/* --- Landings --- */

#define FRO_MAX_LANDING 24

/* A control roll with a damage roll behind it, which the DAMAGE icons that take effect make larger (FRO-JMP-06).  Nothing
 * can be rolled again. */
typedef struct {
  FroControlRoll control;
  guint8 dice[FRO_MAX_LANDING]; /* of the damage roll, by how many DAMAGE icons take effect */
  guint8 hurting;
} FroLandingRoll;

/* Exactly i dice hurt, with the best use of discards. */
typedef struct {
  FroWeight of;
  FroWeight least[FRO_MAX_LANDING], most[FRO_MAX_LANDING];
} FroLandingOdds;

gboolean fro_odds_landing (const FroLandingRoll *roll, FroLandingOdds *odds);

/* --- Attacks --- */

/* Both keep their two highest dice; dice are rolled again where that raises what is kept on average. */
typedef struct {
  guint8 dice[2]; /* attacker, target */
  guint8 rerolls[2];
  gint8 bonus[2]; /* what is added to the dice */
  gint8 tie;      /* who wins one: 1 the attacker, -1 the target, 0 nobody */
  guint8 sides[FRO_MAX_VALUE + 1];
} FroAttackRoll;

typedef struct {
  FroWeight of;
  FroWeight won, tied, lost;          /* by the attacker */
  int lowest;                         /* difference that by[0] stands for */
  FroWeight by[2 * FRO_MAX_KEPT + 1]; /* attacker's value less the target's */
} FroAttackOdds;

gboolean fro_odds_attack (const FroAttackRoll *roll, FroAttackOdds *odds);

/* --- A licence by itself (frothy-odds-licence.c) --- */

#define FRO_LICENCE_CARDS 3

/* Of a vehicle without control loss points at one Speed. */
typedef struct {
  gboolean is_safe;                      /* turns need no roll; what follows of them is 0 */
  double control[FRO_LICENCE_CARDS + 1]; /* a turn is passed with so many cards */
  /* An icon takes effect with so many cards, although all is done to avoid it. */
  double forced[FRO_LICENCE_CARDS + 1][FRO_N_ICONS];
  double damage; /* running over an obstacle hurts */
} FroLicenceOdds;

gboolean fro_odds_licence (const PaddockLicence *licence,
                           guint speed,
                           FroLicenceOdds *odds); /* FALSE: no such Speed */

/* --- What is pending (frothy-odds-pending.c) --- */

/* The roll of the task under way, with the cards laid down so far, as it would be made or stands now.  FALSE: there is
 * none of this kind, or a random number decides how many dice it has. */
gboolean
fro_find_control_roll (const PaddockTable *table, gboolean with_driver, FroControlRoll *roll);
gboolean
fro_find_check_roll (const PaddockTable *table, gboolean is_accelerating, FroCheckRoll *roll);
gboolean fro_find_attack_roll (const PaddockTable *table, FroAttackRoll *roll);
/* PaddockGame.list_odds (frothy-odds-list.c). */
guint fro_list_odds (const PaddockTable *table,
                     const PaddockDecision *decision,
                     const PaddockChoice *choice,
                     PaddockOddsOf odds[PADDOCK_MAX_ODDS]);
/* The landing of a jump whose control roll is pending; also FALSE: there may be no damage roll, or dice are rolled again. */
gboolean
fro_find_landing_roll (const PaddockTable *table, gboolean with_driver, FroLandingRoll *roll);
/* A damage roll of DICE after traits. */
void
fro_find_damage_roll (const PaddockTable *table, guint vehicle, guint dice, FroDamageRoll *roll);
