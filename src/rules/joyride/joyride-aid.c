/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride for those who play it: its steps, tasks and mishaps on the player's summary.
 */

#include "joyride-flow.h"
#include "joyride-show.h"
#include "words.h"

#define ASK(kind_) PADDOCK_AID_ASK (JOY_ASK_##kind_)
#define MOVING (ASK (HEAD_ON) | ASK (SLIP) | ASK (GRIP))

static const PaddockAid steps[JOY_N_STEPS] = {
  [JOY_STEP_HANDICAPS] = { N_ ("Before the Race"), N_ ("Handicaps"),
                           N_ (
                             "Drivers who take a handicap say which ability starts used and where "
                             "their damage lies."),
                           "JOY-HCP-01 JOY-HCP-02 JOY-HCP-03", ASK (LOW) },
  [JOY_STEP_PLACE] = { NULL, N_ ("Starting places"),
                       N_ (
                         "Tokens are drawn one by one. Whoever is drawn puts the front of the car on a "
                         "free space of the starting line; the last one drawn races first."),
                       "JOY-SET-05 JOY-SET-06", ASK (PLACE) },
  [JOY_STEP_HEADING] = { NULL, N_ ("Running late"),
                         N_ (
                           "A late car starts on the last checkpoint's line and chooses which way to "
                           "face."),
                         "JOY-HCP-04 JOY-RUL-24", ASK (HEADING) },
  [JOY_STEP_ROLLING_START] = { NULL, N_ ("Rolling start"), N_ ("Everybody rolls two dice."),
                               "JOY-SET-07" },
  [JOY_STEP_ROLLING_MOVE] = { NULL, N_ ("Rolling off"),
                              N_ ("Cars drive their total straight ahead, those in front first."),
                              "JOY-SET-10 JOY-RUL-23", MOVING },
  [JOY_STEP_ROLLING_END] = { NULL, N_ ("On the mirror"),
                             N_ ("The two dice go on the mirror; everybody is in gear 2."),
                             "JOY-SET-08 JOY-RUL-64" },
  [JOY_STEP_START_WINDOW] = { N_ ("Your Turn: START"), N_ ("Items and abilities"),
                              N_ (
                                "Drop or fire items, and use abilities whose START light is lit."),
                              "JOY-STA-02 JOY-TRN-04 JOY-TRN-05", ASK (WINDOW) },
  [JOY_STEP_LOCK_WINDOW] = { N_ ("Your Turn: LOCK"), N_ ("Abilities"),
                             N_ (
                               "Use abilities whose LOCK light is lit. Without dice, LOCK is skipped."),
                             "JOY-TRN-05 JOY-LCK-06", ASK (WINDOW) },
  [JOY_STEP_LOCK] = { NULL, N_ ("Lock dice"),
                      N_ (
                        "Move any dice from the mirror to free lock slots; they keep their values. "
                        "Locking nothing means no move now."),
                      "JOY-LCK-01 JOY-LCK-02 JOY-LCK-05", ASK (LOCK) },
  [JOY_STEP_SET_DIE] = { NULL, N_ ("Turn a die"),
                         N_ ("Precision Driving turns one locked die to any face."), "JOY-RUL-28",
                         ASK (SET_DIE) },
  [JOY_STEP_LOCK_STEER] = { NULL, N_ ("Steer"),
                            N_ (
                              "Go straight on, or steer left or right with the first space. There is "
                              "one steer a turn."),
                            "JOY-STR-01 JOY-STR-02", ASK (STEER) },
  [JOY_STEP_LOCK_MOVE] = { NULL, N_ ("First move"),
                           N_ ("Drive the sum of the locked dice, all of it, in a straight line."),
                           "JOY-MOV-01 JOY-TRN-03", MOVING },
  [JOY_STEP_SHIFT_WINDOW] = { N_ ("Your Turn: SHIFT"), N_ ("Items and abilities"),
                              N_ (
                                "Drop or fire items, and use abilities whose SHIFT light is lit."),
                              "JOY-TRN-04 JOY-TRN-05", ASK (WINDOW) },
  [JOY_STEP_SHIFT] = { NULL, N_ ("Shift"),
                       N_ (
                         "Stay, one gear up (a die more), one down (a die less), or brake with the "
                         "engine: two gears and two dice less, and damage. In gear 0 you must shift "
                         "up."),
                       "JOY-SHF-01 JOY-SHF-03 JOY-SHF-04 JOY-SHF-05 JOY-SHF-07", ASK (SHIFT) },
  [JOY_STEP_EXTRA_SHIFT] = { NULL, N_ ("One more gear"), N_ ("Gear Master shifts once more."),
                             "JOY-RUL-26", ASK (EXTRA) },
  [JOY_STEP_ROLL_WINDOW] = { N_ ("Your Turn: ROLL"), N_ ("Before the roll"),
                             N_ ("Nitro and abilities whose ROLL light is lit."),
                             "JOY-ROL-05 JOY-TRN-05", ASK (WINDOW) },
  [JOY_STEP_ROLL_DECLARE] = { NULL, N_ ("Declare"),
                              N_ ("Only as a house rule: say how you will steer before you roll."),
                              "JOY-DIF-05", ASK (DECLARE) },
  [JOY_STEP_ROLL] = { NULL, N_ ("Roll"), N_ ("Roll all dice on the mirror, keeping none."),
                      "JOY-ROL-01 JOY-ROL-02" },
  [JOY_STEP_REROLL] = { NULL, N_ ("Roll again"), N_ ("An ability lets you roll once more."),
                        "JOY-ABL-02", ASK (REROLL) },
  [JOY_STEP_ROLL_STEER] = { NULL, N_ ("Steer"),
                            N_ (
                              "Steer if you have not in LOCK, or if you are in gear 2. In gear 1, and "
                              "with nothing locked, you may reverse."),
                            "JOY-ROL-03 JOY-ROL-04", ASK (DRIVE) },
  [JOY_STEP_ROLL_MOVE] = { NULL, N_ ("Second move"), N_ ("Drive the sum of the roll, all of it."),
                           "JOY-MOV-01 JOY-REV-01", MOVING },
  [JOY_STEP_END_WINDOW] = { N_ ("Your Turn: END"), N_ ("Items and abilities"),
                            N_ ("Drop or fire items, and use abilities whose END light is lit."),
                            "JOY-TRN-04 JOY-RUL-25", ASK (WINDOW) },
  [JOY_STEP_END_DICE] = { NULL, N_ ("Dice"), N_ ("All dice go back on the mirror as they lie."),
                          "JOY-END-01" },
  [JOY_STEP_END_SHIFT] = { NULL, N_ ("Forced shifts"),
                           N_ ("Each forced shift-down costs a gear and a die of your choice."),
                           "JOY-END-02" },
  [JOY_STEP_END_DAMAGE] = { NULL, N_ ("Your damage"),
                            N_ ("Damage tokens on the mirror go to free slots, one by one."),
                            "JOY-END-03" },
  [JOY_STEP_END_OTHERS] = { NULL, N_ ("The others"),
                            N_ ("Others pay the shift-downs that explosions cost them."),
                            "JOY-END-04" },
  [JOY_STEP_NEXT] = { NULL, N_ ("Next"),
                      N_ (
                        "The next car has its turn. After the last one, the order is sorted by gear, "
                        "highest first."),
                      "JOY-TRN-01 JOY-RND-01 JOY-RND-02" },
};

static const PaddockAid tasks[JOY_N_TASKS] = {
  [JOY_TASK_DAMAGE] = { NULL, N_ ("Damage"),
                        N_ (
                          "Choose a free slot: the highest whole gear from 5 to 3, a lock slot or an "
                          "item slot. On your own turn it waits until END; with all slots full, nothing "
                          "happens."),
                        "JOY-DMG-02 JOY-DMG-03 JOY-DMG-04 JOY-DMG-09", ASK (DAMAGE) },
  [JOY_TASK_SHIFT_DOWN] = { NULL, N_ ("Forced shift-down"),
                            N_ ("One gear less; in gear 1 nothing happens."),
                            "JOY-END-02 JOY-RUL-09" },
  [JOY_TASK_LOSE_DIE] = { NULL, N_ ("Losing a die"),
                          N_ ("With each gear lost outside SHIFT a die of your choice goes."),
                          "JOY-END-02 JOY-DMG-05", ASK (DIE) },
  [JOY_TASK_COLLECT] = { NULL, N_ ("Items"),
                         N_ (
                           "Crossing an item checkpoint or driving over a face-down token gives an item, "
                           "after the move. With no slot free, discard one first."),
                         "JOY-ITM-01 JOY-ITM-02 JOY-ITM-04", ASK (DISCARD) },
  [JOY_TASK_RECHARGE] = { NULL, N_ ("Recharging"),
                          N_ (
                            "Completing a lap recharges as many used abilities as cars completed it "
                            "before you."),
                          "JOY-RCH-01 JOY-RCH-03", ASK (RECHARGE) },
  [JOY_TASK_EXPLODE] = { NULL, N_ ("Explosion"),
                         N_ (
                           "Cars on the space and beside it take 1 damage, once; those on it shift down, "
                           "too. Items there are removed, and mines among them explode."),
                         "JOY-EXP-01 JOY-EXP-02 JOY-EXP-03 JOY-EXP-06" },
  [JOY_TASK_NOTE] = { NULL, N_ ("Face-down token"),
                      N_ (
                        "A token that a car drove over is its own, unless an explosion removes it."),
                      "JOY-ITM-01 JOY-RUL-39" },
};

static const PaddockAid things[] = {
  { NULL, N_ ("Smash"),
    N_ ("Driving into a barrier: stop there, 1 damage, gear 0, no dice, straight to END."),
    "JOY-SMA-01 JOY-SMA-02 JOY-SMA-03" },
  { NULL, N_ ("Side-Swipe"),
    N_ ("Any hit that is not in line turns the struck end out of the way. It costs you nothing."),
    "JOY-SSW-01 JOY-SSW-06" },
  { NULL, N_ ("Rear-End"),
    N_ (
      "Straight from behind: what is left to drive is halved, rounded up, and the car is pushed on. It "
      "doubles again when you stop pushing."),
    "JOY-RRE-01 JOY-RRE-02 JOY-RRE-04" },
  { NULL, N_ ("Head-On"),
    N_ (
      "Straight from the front: the struck driver chooses that both smash, or to be pushed back."),
    "JOY-HON-01 JOY-HON-02 JOY-HON-03", ASK (HEAD_ON) },
  { NULL, N_ ("Pile-Up"),
    N_ (
      "If a barrier blocks the push, nobody of the chain moves: each takes 1 damage and shifts down, and "
      "your turn goes to END."),
    "JOY-PIL-01 JOY-PIL-03 JOY-PIL-05" },
  { NULL, N_ ("Oil"),
    N_ (
      "Leaving a slick in your own move you must steer left or right, and cannot steer again this "
      "turn."),
    "JOY-OIL-01 JOY-OIL-02 JOY-OIL-04", ASK (SLIP) },
  { NULL, N_ ("Extra Grip"), N_ ("Leaving such a space you may steer for nothing."),
    "JOY-BRD-04 JOY-RUL-07", ASK (GRIP) },
  { NULL, N_ ("Mine"), N_ ("It explodes when any end of a car enters its space."),
    "JOY-MIN-01 JOY-MIN-02" },
  { NULL, N_ ("Checkpoints"),
    N_ (
      "Cross them in their order, with any end and in any direction; then the starting line completes "
      "the lap."),
    "JOY-LIN-02 JOY-LIN-03 JOY-LIN-04" },
  { NULL, N_ ("Winning"), N_ ("The first car to complete the last lap wins at that moment."),
    "JOY-LIN-09" },
  { NULL, N_ ("Contradictions"),
    N_ ("Items beat special spaces, which beat abilities, which beat the rules."), "JOY-PRI-01" },
};

static const PaddockAid *
find (const PaddockTable *table)
{
  const JoyState *state = joy_state (table);

  return state->flow.n_tasks > 0 ? &tasks[joy_get_task (table)->kind] : &steps[state->flow.step];
}

const PaddockAids joy_aids = {
  steps, G_N_ELEMENTS (steps), tasks, G_N_ELEMENTS (tasks), things, G_N_ELEMENTS (things), find,
};
