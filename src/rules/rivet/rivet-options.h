/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The options of On the Rivet, in the order of the table in rivet-options.c.
 */

#pragma once

#include "option.h"

typedef enum {
  RIV_OPTION_LENGTH,     /* RIV-RUL-04 */
  RIV_OPTION_EXPANSION,  /* RIV-EXP */
  RIV_OPTION_TACTICS,    /* RIV-TAC-01 */
  RIV_OPTION_ENERGY,     /* RIV-RUL-59 */
  RIV_OPTION_PODIUM,     /* RIV-RUL-33 */
  RIV_OPTION_BUMP,       /* RIV-RUL-36 */
  RIV_OPTION_TERRAIN,    /* RIV-RUL-48 */
  RIV_OPTION_OCCUPIED,   /* RIV-RUL-46 */
  RIV_OPTION_WILD_DRAFT, /* RIV-RUL-53 */
  RIV_OPTION_BONUS,      /* RIV-RUL-15 */
  RIV_OPTION_HEADLINES,  /* RIV-RUL-23 */
  RIV_N_OPTIONS,
} RivOption;

typedef enum {
  RIV_LENGTH_AUTO, /* by the number of lines */
  RIV_LENGTH_SHORT,
  RIV_LENGTH_MEDIUM,
  RIV_LENGTH_LONG,
} RivLength;

typedef enum {
  RIV_TACTICS_BY_LENGTH, /* in medium and long games */
  RIV_TACTICS_ALWAYS,
  RIV_TACTICS_NEVER,
} RivTactics;

extern const PaddockOption riv_options[RIV_N_OPTIONS];
