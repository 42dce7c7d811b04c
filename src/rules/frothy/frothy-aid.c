/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy Races for those who play it: its steps, tasks and mishaps on the player's summary.
 */

#include "frothy-flow.h"
#include "frothy-show.h"
#include "words.h"

#define ASK(kind_) PADDOCK_AID_ASK (FRO_ASK_##kind_)

static const PaddockAid steps[FRO_N_STEPS] = {
  [FRO_STEP_GRID] = { N_ ("Before the Race"), N_ ("Grid"),
                      N_ ("In random order, everybody takes a free place on the grid."),
                      "FRO-SET-06 FRO-DEC-01", ASK (GRID) },
  [FRO_STEP_ROLLING] = { NULL, N_ ("Rolling start"),
                         N_ ("If agreed, vehicles start at a Speed, or may choose a lower one."),
                         "FRO-OPT-08 FRO-OPT-10", ASK (ROLLING) },
  [FRO_STEP_RIVAL] = { NULL, N_ ("Rivals"), N_ ("Whoever has the trait Rival names one."),
                       "FRO-SET-09", ASK (RIVAL) },
  [FRO_STEP_ROUND] = { N_ ("A Round: Start"), N_ ("New round"),
                       N_ ("Everybody does each part before anybody begins the next."),
                       "FRO-RND-01" },
  [FRO_STEP_ADAPT] = { NULL, N_ ("Exchange cards"),
                       N_ ("Adaptive swaps cards in hand for spent ones of the other type."),
                       "FRO-RND-02 FRO-TRT-02", ASK (ADAPT) },
  [FRO_STEP_RECOVER] = { NULL, N_ ("Take back cards"),
                         N_ ("The trait Stamina takes back cards that were used."), "FRO-TRT-01",
                         ASK (RECOVER) },
  [FRO_STEP_CONTROL_ROUND] = { NULL, N_ ("Lasting loss of control"),
                               N_ ("Affects such as +# Control / Round give control loss points."),
                               "FRO-AFF-01" },
  [FRO_STEP_DAMAGE_ROUND] = { NULL, N_ ("Lasting damage"),
                              N_ ("Affects such as # Damage / Round roll for damage."),
                              "FRO-AFF-04" },
  [FRO_STEP_EARLY_WRECKS] = { NULL, N_ ("Wrecks, if they go first"),
                              N_ ("Only as an option: wrecks roll before the Speed checks."),
                              "FRO-RND-03 FRO-RUL-04" },
  [FRO_STEP_CHECKS] = { N_ ("A Round: Speed Checks"), N_ ("Speed checks"),
                        N_ ("Every vehicle makes one Speed check."), "FRO-SPC-01" },
  [FRO_STEP_REVEAL] = { NULL, N_ ("Reveal"),
                        N_ (
                          "Only as an option: cards and directions are chosen in secret and shown "
                          "together."),
                        "FRO-SPC-02" },
  [FRO_STEP_WRECKS] = { N_ ("A Round: Movement"), N_ ("Wrecks"),
                        N_ ("Wrecks slow down by 1 and roll a space ahead, before anybody else "
                            "moves."),
                        "FRO-RND-03 FRO-WRK-04" },
  [FRO_STEP_PHASE] = { NULL, N_ ("Movement phases 1 to 4"),
                       N_ (
                         "Each vehicle has the number of spaces that its licence gives for its Speed and "
                         "the phase."),
                       "FRO-RND-04 FRO-MOV-01" },
  [FRO_STEP_ACTIVATE] = { NULL, N_ ("Who moves"),
                          N_ ("The fastest first, then who is further ahead, then who is further "
                              "inside."),
                          "FRO-INI-02 FRO-INI-03 FRO-INI-04" },
  [FRO_STEP_PHASE_END] = { NULL, N_ ("Straight on"),
                           N_ ("Who only moved straight in the phase loses 1 control loss point."),
                           "FRO-MOV-08" },
  [FRO_STEP_STAMINA] = { N_ ("A Round: Maintenance"), N_ ("Stamina check"),
                         N_ (
                           "Stamina changes by what the licence says for the Speed; its effects, and all "
                           "above them, apply."),
                         "FRO-STA-02 FRO-STA-03" },
  [FRO_STEP_REACTIONS] = { NULL, N_ ("Reactions"),
                           N_ ("Traits of the end of a round act, such as Reactions."),
                           "FRO-RND-05 FRO-TRT-22" },
  [FRO_STEP_DETERMINATION] = { NULL, N_ ("Determination"),
                               N_ ("Cards for the end of a round are played."),
                               "FRO-SPX-15 FRO-DEC-29", ASK (END) },
  [FRO_STEP_RECOVERY] = { NULL, N_ ("Card recovery"),
                          N_ ("Cards in recovery go back to the hand, spent ones into recovery."),
                          "FRO-REC-01 FRO-REC-02" },
  [FRO_STEP_ROUND_END] = { NULL, N_ ("End of the round"),
                           N_ ("If the race is not over, the next round begins."), "FRO-RND-01" },
  [FRO_STEP_NEXT_CHASE] = { NULL, N_ ("Next chase"),
                            N_ (
                              "In a series of Fox and Hounds everybody lines up anew, and the next driver "
                              "is the Fox."),
                            "FRO-RAC-07", ASK (NEXT_CHASE) },
  [FRO_STEP_TIME] = { NULL, N_ ("The clock"),
                      N_ (
                        "Furthest by the clock: the round in which the time runs out is the last one."),
                      "FRO-RAC-02 FRO-RUL-93", ASK (TIME) },
};

static const PaddockAid tasks[FRO_N_TASKS] = {
  [FRO_TASK_CHECK] = { NULL, N_ ("Speed check"),
                       N_ (
                         "Lay down cards and say which way; without a card you decelerate. Roll 2 dice "
                         "and 1 for each card, keep two: their sum is the boxes by which the Speed marker "
                         "moves."),
                       "FRO-SPC-02 FRO-SPC-04 FRO-SPC-05 FRO-SPC-06 FRO-SCH-01",
                       ASK (CHECK) | ASK (CHECK_REROLL) | ASK (CHECK_KEEP) | ASK (BOXES)
                         | ASK (ADJUST) },
  [FRO_TASK_MOVE] = { NULL, N_ ("Move"),
                      N_ (
                        "Move all spaces straight ahead, then turn once if you like; drift once. A Whip "
                        "gives a space more, Reins one less. Never hit anything that you can avoid."),
                      "FRO-MOV-02 FRO-DRF-01 FRO-TRN-01 FRO-MCD-01 FRO-AVO-01",
                      ASK (MOVE) | ASK (TURN) | ASK (PAY) | ASK (STOP) },
  [FRO_TASK_JUMP] = { NULL, N_ ("Jump"),
                      N_ (
                        "A card takes you over one space of a straight move; then a control roll and a "
                        "damage roll."),
                      "FRO-JMP-02 FRO-JMP-05 FRO-JMP-06" },
  [FRO_TASK_ENTER] = { NULL, N_ ("Hazards and fragile obstacles"),
                       N_ (
                         "A hazard gives control loss points and a control roll, a fragile obstacle a damage "
                         "roll, each by half the Speed."),
                       "FRO-HAZ-02 FRO-FRG-02" },
  [FRO_TASK_SLIDE] = { NULL, N_ ("Slide"),
                       N_ ("One space on without turning; whatever is there is met as always."),
                       "FRO-ICO-01 FRO-ICO-14", ASK (SLIDE) },
  [FRO_TASK_COLLISION] = { NULL, N_ ("Collision"),
                           N_ (
                             "With vehicles, solid obstacles or the edge: damage rolls by the Speeds, then "
                             "control rolls, then Speeds drop. Your move ends."),
                           "FRO-COL-01 FRO-COL-07 FRO-COL-09 FRO-VEH-01 FRO-SOL-01" },
  [FRO_TASK_RELIEF] = { NULL, N_ ("Facing after a collision"),
                        N_ (
                          "If you could not pass what you hit, turn by 30°; if that does not help, stop "
                          "and face any way that does."),
                        "FRO-FAC-01 FRO-FAC-02", ASK (RELIEF) },
  [FRO_TASK_CONTROL] = { NULL, N_ ("Control roll"),
                         N_ (
                           "Roll the licence's dice, 1 for each control loss point and 1 for each card. "
                           "Discard one for each card, then pairs; if any are left, the most frequent "
                           "icons happen."),
                         "FRO-CTL-01 FRO-CTL-04 FRO-CTL-09 FRO-CTL-12 FRO-CTL-13",
                         ASK (CONTROL) | ASK (CONTROL_REROLL) | ASK (REACT) | ASK (DISCARD) },
  [FRO_TASK_DAMAGE] = { NULL, N_ ("Damage roll"),
                        N_ (
                          "Each die above the Resilience is 1 Damage and 1 control loss point; affects of "
                          "the levels reached last for the race."),
                        "FRO-DMG-01 FRO-DMG-02 FRO-DMG-05 FRO-DMG-06",
                        ASK (DAMAGE) | ASK (DAMAGE_REROLL) },
  [FRO_TASK_LOSE_CARD] = { NULL, N_ ("Losing a card"),
                           N_ ("An affect takes a card of the named type out of the game."),
                           "FRO-AFF-15", ASK (LOSE_CARD) },
  [FRO_TASK_ATTACK] = { NULL, N_ ("Attack"),
                        N_ (
                          "On a vehicle beside you, with Whips its driver, with Reins the vehicle. Both lay "
                          "cards in secret, roll 1 die and 1 for each, and keep two. The loser takes damage "
                          "or loses control."),
                        "FRO-ATK-01 FRO-ATK-03 FRO-ATK-04 FRO-ATK-07 FRO-ATK-11 FRO-ATK-13",
                        ASK (ATTACK_CARDS) | ASK (ATTACK_REROLL) | ASK (ATTACK_KEEP) },
  [FRO_TASK_SNEAK] = { NULL, N_ ("Sneaky"),
                       N_ (
                         "With this trait you may attack the driver of a vehicle that moves past."),
                       "FRO-TRT-35", ASK (SNEAK) },
  [FRO_TASK_WRECK] = { NULL, N_ ("Rolling wreck"),
                       N_ (
                         "It leaves debris behind and rests when it stands or hits something solid; then "
                         "it is solid itself."),
                       "FRO-WRK-05 FRO-WRK-06 FRO-WRK-08", ASK (WRECK) },
};

static const PaddockAid things[] = {
  { NULL, N_ ("Icons"),
    N_ ("Slide: a space on. Spins: 30° more. Slow and Haste: a box for each. Damage: a die for "
        "each."),
    "FRO-ICO-01 FRO-ICO-02 FRO-ICO-03 FRO-ICO-04 FRO-ICO-07" },
  { NULL, N_ ("Safe Speeds"),
    N_ ("Turns need no control roll there, and all control loss points go."),
    "FRO-TRN-03 FRO-SCH-14" },
  { NULL, N_ ("Whipping too hard"), N_ ("Boxes beyond the last one are decelerated instead."),
    "FRO-SCH-09" },
  { NULL, N_ ("Wipe-out"),
    N_ ("At its highest damage a vehicle is out of the race and becomes a wreck."),
    "FRO-WRK-01 FRO-WRK-02" },
  { NULL, N_ ("Winning"),
    N_ (
      "Fastest: over the line first. Furthest: the longest way when rounds or time run out. Toughest: the "
      "last one left. Pursuit, and Fox and Hounds: who catches, or is not caught."),
    "FRO-RAC-01 FRO-RAC-02 FRO-RAC-03 FRO-RAC-05 FRO-RAC-06" },
};

static const PaddockAid *
find (const PaddockTable *table)
{
  const FroState *state = fro_state (table);

  return state->flow.n_tasks > 0 ? &tasks[fro_top (table)->kind] : &steps[state->flow.step];
}

const PaddockAids fro_aids = {
  steps, G_N_ELEMENTS (steps), tasks, G_N_ELEMENTS (tasks), things, G_N_ELEMENTS (things), find,
};
