/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On the Rivet for those who play it: its steps and tasks on the player's summary.
 */

#include "rivet-asks.h"
#include "rivet-flow.h"
#include "rivet-show.h"
#include "words.h"

#define ASK(kind_) PADDOCK_AID_ASK (RIV_ASK_##kind_)
#define TACTICS (ASK (TACTIC) | ASK (TACTIC_RIDER) | ASK (TACTIC_CARD))

static const PaddockAid steps[RIV_N_STEPS] = {
  [RIV_STEP_GRID] = { N_ ("Before the Race"), N_ ("Starting grid"),
                      N_ (
                        "The places of the grid are filled in their order: first to last team, then last to first, "
                        "and so on. You choose which of your riders stands there."),
                      "RIV-GRID-04 RIV-GRID-06", ASK (GRID) },
  [RIV_STEP_DEAL] = { NULL, N_ ("Decks"),
                      N_ (
                        "Everybody draws five action cards; Making Headlines is shuffled into the rest of the deck."),
                      "RIV-DECK-01 RIV-TAC-02" },
  [RIV_STEP_INITIAL] = { NULL, N_ ("Initial tactics"),
                         N_ (
                           "An initial tactic is played at once: one of your riders gets its ability."),
                         "RIV-TAC-03 RIV-CLASS-02", ASK (INITIAL) },
  [RIV_STEP_OWN_START] = { N_ ("Your Turn"), N_ ("Tactics"),
                           N_ (
                             "You may play one tactics card a turn, at the moment that it names."),
                           "RIV-TAC-04 RIV-TAC-05", TACTICS },
  [RIV_STEP_RIDER] = { NULL, N_ ("Choose a rider"),
                       N_ (
                         "Activate one of your riders that has not been activated in this Movement phase."),
                       "RIV-TURN-01 RIV-TURN-07", ASK (RIDER) },
  [RIV_STEP_CARD] = { NULL, N_ ("Play a card"), N_ ("Play an action card from your hand for it."),
                      "RIV-TURN-01 RIV-CARD-01", ASK (CARD) },
  [RIV_STEP_IDLE] = { NULL, N_ ("No card fits"),
                      N_ (
                        "If no card can be played for any rider, show your hand and discard one: the rider stays."),
                      "RIV-RUL-19", ASK (RIDER) | ASK (DROP) },
  [RIV_STEP_TYPE] = { NULL, N_ ("Wild"), N_ ("A Wild is played as Lead, Chase, Draft or Break."),
                      "RIV-WILD-01", ASK (TYPE) },
  [RIV_STEP_OWN_PRE] = { NULL, N_ ("Tactics"),
                         N_ ("Tactics cards that change the card just played."), "RIV-TAC-04",
                         TACTICS },
  [RIV_STEP_ENERGY] = { NULL, N_ ("Energy"), N_ ("An energy chit gives one more pedal stroke."),
                        "RIV-RUL-59", ASK (ENERGY) },
  [RIV_STEP_FOLLOWERS] = { NULL, N_ ("Followers"),
                           N_ (
                             "With Lead and Draft the riders linked behind follow; where two lines meet, you choose one."),
                           "RIV-LEAD-03 RIV-LANE-15", ASK (FOLLOWER) | ASK (KEEP) },
  [RIV_STEP_OPP_PRE] = { NULL, N_ ("Tactics of the others"),
                         N_ ("Opponents may play tactics cards against the train."), "RIV-TAC-04",
                         TACTICS },
  [RIV_STEP_MOVE] = { NULL, N_ ("Move"),
                      N_ (
                        "Each pedal stroke is a step forward or sideways; a bump costs two. You must go on while the "
                        "way ahead is free."),
                      "RIV-CARD-03 RIV-RESTR-01 RIV-RESTR-02 RIV-BUMP-01",
                      ASK (FOLLOWER) | ASK (STEP) | ASK (LANE) | ASK (ATTACH) },
  [RIV_STEP_END_TEXT] = { NULL, N_ ("What the card says"),
                          N_ ("Recovery, energy and new cards come after the move."), "RIV-CARD-04",
                          ASK (RECOVER) | ASK (RECOVER_LINE) | ASK (CYCLE) },
  [RIV_STEP_OWN_POST] = { NULL, N_ ("Tactics"), N_ ("Tactics cards after the move."), "RIV-TAC-04",
                          TACTICS },
  [RIV_STEP_FATIGUE] = { NULL, N_ ("Fatigue"),
                         N_ (
                           "The activated rider takes the fatigue of the card, and shows its other label."),
                         "RIV-TURN-02 RIV-TURN-04 RIV-FAT-06" },
  [RIV_STEP_MACHINE] = { NULL, N_ ("The artificial team"),
                         N_ (
                           "With two players, a third team moves by itself: a symbol is drawn, then the top card of "
                           "its deck is played."),
                         "RIV-AI-04 RIV-AI-05 RIV-AI-06" },
  [RIV_STEP_REFILL] = { NULL, N_ ("Draw"), N_ ("Fill your hand up to five cards."),
                        "RIV-DECK-03 RIV-DECK-04" },
  [RIV_STEP_HEADLINES] = { NULL, N_ ("Making Headlines"),
                           N_ (
                             "If it came up, an event is drawn, unless the phase has had two or somebody has finished."),
                           "RIV-EVT-01 RIV-EVT-03 RIV-EVT-04" },
  [RIV_STEP_NEXT] = { NULL, N_ ("Next team"),
                      N_ ("When every rider has been activated, the Movement phase is over."),
                      "RIV-PHASE-02 RIV-PHASE-04" },
  [RIV_STEP_RESCUE] = { N_ ("Reorganization"), N_ ("Rescue"),
                        N_ (
                          "If your last rider is unlinked and behind all lines, another of your riders can bring it to "
                          "the last line. It takes heavy fatigue."),
                        "RIV-RESC-01 RIV-RESC-02 RIV-RESC-04 RIV-RESC-07",
                        ASK (RESCUE) | ASK (RESCUE_SPACE) },
  [RIV_STEP_CLEAN_UP] = { NULL, N_ ("Events"),
                          N_ (
                            "If the phase has had no event, one is drawn now; else its events are cleared."),
                          "RIV-EVT-07 RIV-EVT-08" },
  [RIV_STEP_FLIP] = { NULL, N_ ("Indicator"),
                      N_ ("All riders are available again. The team of the leading rider begins."),
                      "RIV-REORG-03 RIV-REORG-04" },
};

static const PaddockAid tasks[RIV_N_TASKS] = {
  [RIV_TASK_EVENT] = { NULL, N_ ("Event"),
                       N_ (
                         "The card says which riders of the road it is about and what happens to them."),
                       "RIV-EVT-05 RIV-EVT-06", TACTICS },
  [RIV_TASK_GRUPO] = { NULL, N_ ("Grupo Compacto"),
                       N_ (
                         "As many of the last riders as the event says may move up to 10 rows forward, but not past "
                         "the rider ahead."),
                       "RIV-GC-01 RIV-GC-02 RIV-GC-03 RIV-GC-04", ASK (GRUPO) | ASK (GRUPO_ROW) },
};

static const PaddockAid things[] = {
  { NULL, N_ ("Time bonus"), N_ ("The first rider over a bonus line saves its team 2 seconds."),
    "RIV-BONUS-08 RIV-BONUS-09" },
  { NULL, N_ ("The finish"),
    N_ (
      "From the first rider over the line on there are no events and no rescues; the race ends when every rider has "
      "been activated."),
    "RIV-END-01 RIV-END-05 RIV-END-12" },
  { NULL, N_ ("Winning"),
    N_ (
      "Each place of the podium has a time; who has not crossed the line adds a second. The team with the least time wins."),
    "RIV-END-07 RIV-END-08 RIV-END-09 RIV-END-10 RIV-END-11" },
};

static const PaddockAid *
find (const PaddockTable *table)
{
  const RivState *state = riv_state (table);

  return state->flow.n_tasks > 0 ? &tasks[riv_get_task (table)->kind] : &steps[state->flow.step];
}

const PaddockAids riv_aids = {
  steps, G_N_ELEMENTS (steps), tasks, G_N_ELEMENTS (tasks), things, G_N_ELEMENTS (things), find,
};
