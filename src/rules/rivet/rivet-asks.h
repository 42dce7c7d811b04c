/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of decisions of On the Rivet, one a line.  Their words are in rivet-words-move.c and rivet-words.c.
 */

#pragma once

/* clang-format off */
#define RIV_ASKS(X)                                                               \
  X (RIDER)        /* which rider is activated */                                 \
  X (CARD)         /* with which card */                                          \
  X (DROP)         /* which card goes, when none fits (RIV-RUL-19) */             \
  X (TYPE)         /* how a Wild is played */                                     \
  X (ENERGY)       /* whether its energy chit is spent */                         \
  X (FOLLOWER)     /* who follows, where two lanes meet behind */                 \
  X (KEEP)         /* how many followers stay */                                  \
  X (STEP)         /* the next step */                                            \
  X (LANE)         /* the lane, or the half, of those it pushes */                \
  X (ATTACH)       /* whether a line behind the last follower is taken along */   \
  X (RECOVER)      /* how much light fatigue goes */                              \
  X (RECOVER_LINE) /* whose */                                                    \
  X (CYCLE)        /* which cards go before the hand is refilled */               \
  X (GRID)         /* whose rider stands on the next place of the grid */         \
  X (INITIAL)      /* who gets an initial tactic */                               \
  X (TACTIC)       /* whether a tactics card is played */                         \
  X (TACTIC_RIDER) /* on whom */                                                  \
  X (TACTIC_CARD)  /* which cards of the hand go for it */                        \
  X (GRUPO)        /* how far a rider moves up in a Grupo Compacto */             \
  X (GRUPO_ROW)    /* into which space of the row */                              \
  X (RESCUE)       /* whether a rider is rescued, and by whom */                  \
  X (RESCUE_SPACE) /* into which space */
/* clang-format on */

#define RIV_ASK_ENUM(id_) RIV_ASK_##id_,

typedef enum {
  RIV_ASKS (RIV_ASK_ENUM) RIV_N_ASKS
} RivAsk;

#undef RIV_ASK_ENUM

/* What the spaces of RIV_ASK_LANE are, in each choice's `extra`. */
typedef enum {
  RIV_LANE_WHOLE,
  RIV_LANE_HALF, /* two of one lane */
} RivLaneKind;

/* Ids of choices. */
#define RIV_NONE 0xfff0 /* nobody, nothing, no more */
