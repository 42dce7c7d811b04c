/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a position of On the Rivet is worth: the seconds that the team may expect, once the activation that is under way
 * is over.
 */

#include "rivet-judge.h"

#include "rivet-forecast.h"
#include "rivet-worth.h"
#include "rivet/rivet-asks.h"
#include "words.h"

typedef struct {
  guint team;
  gint32 gain; /* of the best */
  PaddockRivBoard best;
} Answer;

static void
take_best (const PaddockRivBoard *board, gpointer data)
{
  Answer *answer = data;
  gint32 gain = paddock_riv_guess_gain (board, answer->team);

  if (gain <= answer->gain)
    return;

  answer->gain = gain;
  answer->best = *board;
}

static void
judge (gconstpointer map,
       const PaddockTable *table,
       const PaddockQuestion *question,
       gint32 terms[PADDOCK_N_TERMS])
{
  Answer answer;

  answer.team = question->seat;
  answer.gain = G_MININT32;
  paddock_riv_foresee (table, question->seat, take_best, &answer);
  if (answer.gain > G_MININT32)
    paddock_riv_judge_board (&answer.best, question->seat, question->wanted, terms);
}

/* All that there is to know of the course is in it already. */
static gpointer
prepare (const PaddockSetup *setup)
{
  return NULL;
}

static void
release (gpointer map)
{
}

const PaddockJudge paddock_rivet_judge = {
  .game = "rivet",
  .terms = { [PADDOCK_TERM_LINE] = { "time", N_ ("Time") },
             [PADDOCK_TERM_SPEED] = { "front", N_ ("Front") },
             [PADDOCK_TERM_DANGER] = { "alone", N_ ("Alone") },
             [PADDOCK_TERM_DAMAGE] = { "fatigue", N_ ("Fatigue") },
             [PADDOCK_TERM_KIT] = { "cards", N_ ("Cards") },
             [PADDOCK_TERM_RIVALS] = { "rivals", N_ ("Rivals") },
             [PADDOCK_TERM_BLOCK] = { "block", N_ ("Blocking") } },
  .unit = PADDOCK_RIV_SECOND,
  /* Translators: by how many seconds of the team's time a choice is worse than the best one. */
  .worse = N_ ("{1} seconds worse"),
  .samples = 1,
  .doubt = 3 * PADDOCK_RIV_SECOND,
  .trust = 2,
  .play_out = 1,
  .thrift = 8,
  .whim = 4 * PADDOCK_RIV_SECOND,
  .prepare = prepare,
  .release = release,
  .judge = judge,
  .private_decisions = 1u << RIV_ASK_RECOVER | 1u << RIV_ASK_RECOVER_LINE | 1u << RIV_ASK_CYCLE
                       | 1u << RIV_ASK_INITIAL | 1u << RIV_ASK_TACTIC_CARD,
};
