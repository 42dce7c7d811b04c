/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clauses about the game round the moves: turns and phases, hands and piles, tactics cards, the finish and the podium.
 */

#include "rivet-scene.h"

/* The third domestique, alone, has Snack Break and rides two spaces with it. */
#define SNACK \
  "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,improvise "
#define RIDE_IT "rider:domestique-3 card:snack-break step:forward step:forward "

static const RivScene scenes[] = {
  { "RIV-TURN-01 RIV-TURN-02 RIV-TURN-07 RIV-TURN-08 RIV-RUL-18 RIV-EX-04 RIV-GRID-02 "
    "RIV-DP-07/once-a-phase",
    0, NULL, SNACK "red:1.label=black blue:1.label=black",
    RIDE_IT "red:6.label=black red:6.at=22.1 red:2.label=white ?blue/rider [rider:climber "
            "rider:sprinter rider:domestique-1 rider:domestique-2 rider:domestique-3]" },
  { "RIV-EX-04 RIV-COMP-13 RIV-COMP-18 RIV-GRID-01/the-indicator", 0, NULL,
    "step=rider indicator=black red:1.label=black red:2.label=black",
    "?red/rider [rider:all-star rider:climber]" },
  { "RIV-TURN-03 RIV-GOAL-03/those-carried-are-not-flipped", 0, NULL, SNACK "blue:6.at=19.1",
    RIDE_IT "blue:6.at=21.1 blue:6.label=white red:6.label=black" },
  { "RIV-TURN-04 RIV-FAT-06/on-the-activated-rider", 0, NULL,
    "step=rider red:6.at=20.1 red:6.light=2 blue:6.at=19.1 red.hand=test-the-legs,"
    "even-turn,long-turn,shut-the-gap,improvise",
    "rider:domestique-3 card:test-the-legs strokes=4 step:forward step:forward "
    "step:forward step:forward red:6.light=3 blue:6.light=0 red:6.at=24.1" },
  { "RIV-TURN-04/none-on-the-card", 0, NULL, SNACK, RIDE_IT "red:6.light=0 red:6.heavy=0" },
  { "RIV-TURN-05 RIV-DECK-03 RIV-DECK-06/refilled", 0, NULL, SNACK "red.pile=hold-the-wheel",
    RIDE_IT "red.hand=even-turn,long-turn,shut-the-gap,improvise,hold-the-wheel "
            "red.discard=snack-break" },
  { "RIV-DECK-04 RIV-DECK-05 RIV-RUL-21/headlines-on-top", 0, NULL,
    SNACK "red.pile=easy-spin,making-headlines,hold-the-wheel event-deck=slow-leak",
    RIDE_IT "red.hand=even-turn,long-turn,shut-the-gap,improvise,hold-the-wheel phase-events=1 "
            "event-discard=slow-leak red.headlines-aside=resolved" },
  { "RIV-DECK-04/not-under-another", 0, NULL,
    SNACK "red.pile=making-headlines,easy-spin,hold-the-wheel event-deck=slow-leak",
    RIDE_IT "phase-events=0 event-discard= red.headlines-aside=no ?blue/rider" },
  { "RIV-RUL-21/headlines-met-before-a-draw", 0, NULL,
    SNACK "red.pile=easy-spin,hold-the-wheel,making-headlines event-deck=slow-leak",
    RIDE_IT "red.hand=even-turn,long-turn,shut-the-gap,improvise,hold-the-wheel phase-events=1" },
  { "RIV-DECK-06 RIV-RUL-20 RIV-RND-05/rebuilt-when-empty", 0, NULL,
    SNACK "red.discard=easy-spin,colours-together,swing-across,string-them-out,"
          "nothing-held-back,watch-and-wait,broad-shoulders,bring-it-back,across-alone,"
          "blinkers-on,out-of-the-wind,bottles-for-everyone,hold-the-wheel,find-the-shelter,"
          "hidden-effort,armchair-ride,test-the-legs,jump-the-corner,make-a-hole,one-bullet,"
          "change-of-mind,last-match red.headlines-aside=waiting",
    RIDE_IT "red.discard= " },
  { "RIV-DECK-06 RIV-RUL-20/not-before", 0, NULL,
    SNACK "red.discard=colours-together,swing-across,string-them-out,nothing-held-back,"
          "watch-and-wait,broad-shoulders,bring-it-back,across-alone,blinkers-on,"
          "out-of-the-wind,bottles-for-everyone,hold-the-wheel,find-the-shelter,hidden-effort,"
          "armchair-ride,test-the-legs,jump-the-corner,make-a-hole,one-bullet,change-of-mind,"
          "last-match red.pile=easy-spin red.headlines-aside=waiting",
    RIDE_IT
    "red.discard=colours-together,swing-across,string-them-out,nothing-held-back,"
    "watch-and-wait,broad-shoulders,bring-it-back,across-alone,blinkers-on,"
    "out-of-the-wind,bottles-for-everyone,hold-the-wheel,find-the-shelter,hidden-effort,"
    "armchair-ride,test-the-legs,jump-the-corner,make-a-hole,one-bullet,change-of-mind,"
    "last-match,snack-break red.hand=even-turn,long-turn,shut-the-gap,improvise,easy-spin" },
  { "RIV-RUL-19 RIV-DP-09/nothing-in-hand", 0, NULL,
    "step=rider red.discard=easy-spin,colours-together,swing-across,string-them-out,"
    "nothing-held-back,watch-and-wait,broad-shoulders,bring-it-back,across-alone,"
    "blinkers-on,out-of-the-wind,bottles-for-everyone,hold-the-wheel,find-the-shelter,"
    "hidden-effort,armchair-ride,test-the-legs,jump-the-corner,make-a-hole,one-bullet,"
    "change-of-mind,last-match,snack-break,even-turn,long-turn,shut-the-gap,improvise "
    "red.headlines-aside=resolved red:1.label=black",
    "?red/rider [rider:climber rider:sprinter rider:domestique-1 rider:domestique-2 "
    "rider:domestique-3] rider:climber red:2.label=black red:2.at=38.1 red:2.light=0 "
    "red.discard= ?blue/rider" },
  { "RIV-DP-08 RIV-CARD-04/not-the-leader", 0, NULL, SNACK,
    "rider:all-star [card:even-turn card:long-turn card:shut-the-gap card:improvise]" },
  { "RIV-DP-10/wild", 0, NULL, SNACK,
    "rider:all-star card:improvise [type:lead type:chase type:draft type:break]" },
  { "RIV-DP-11 RIV-RUL-59/energy", 0, NULL, SNACK "red:6.energy=1",
    "rider:domestique-3 card:snack-break [energy:keep energy:spend] energy:spend "
    "strokes=3 red:6.energy=0" },
  { "RIV-DP-11 RIV-RUL-59/energy-kept", 0, NULL, SNACK "red:6.energy=1",
    "rider:domestique-3 card:snack-break energy:keep strokes=2 red:6.energy=1" },
  { "RIV-PHASE-03 RIV-PHASE-04/clockwise", 0, NULL, "step=next first=blue active=red",
    "active=blue round=2 turn=1" },
  { "RIV-PHASE-04/the-same-round", 0, NULL, "step=next first=red active=red",
    "active=blue round=1" },
  { "RIV-PHASE-04/past-the-last-seat", 0, NULL, "step=next first=blue active=yellow",
    "active=red round=1" },
  { "RIV-RUL-31/passed-over", 0, NULL,
    "step=next blue:1.label=black blue:2.label=black blue:3.label=black "
    "blue:4.label=black blue:5.label=black blue:6.label=black",
    "active=yellow round=1" },
  { "RIV-RUL-31/not-while-one-is-left", 0, NULL,
    "step=next blue:1.label=black blue:2.label=black blue:3.label=black "
    "blue:4.label=black blue:5.label=black",
    "active=blue" },
  { "RIV-PHASE-01 RIV-PHASE-02 RIV-PHASE-05 RIV-REORG-02/all-activated", 0, NULL,
    "step=next active=yellow phase-events=1 all.label=black blue:1.at=45.1",
    "phase=2 indicator=black first=blue active=blue round=1 turn=1 phase-events=0 "
    "?blue/rider" },
  { "RIV-PHASE-02/not-yet", 0, NULL,
    "step=next active=yellow phase-events=1 all.label=black red:1.label=white",
    "phase=1 indicator=white active=red" },
  { "RIV-RUL-30 RIV-POS-07/the-best-placed-begins", 0, NULL,
    "step=flip active=red yellow:1.at=40.1 red:1.at=40.3", "first=yellow active=yellow" },
  { "RIV-FAT-10/fatigue-stays", 0, NULL,
    "step=next active=yellow phase-events=1 all.label=black red:1.light=1 red:2.heavy=1",
    "phase=2 red:1.light=1 red:2.heavy=1" },
  { "RIV-REORG-02 RIV-PHASE-05 RIV-END-05 RIV-END-12/none-after-a-finisher", 0, NULL,
    "step=next active=yellow all.label=black red:1.at=finish finished=1 "
    "podium=red-all-star",
    "over phase=1 indicator=white event-discard=" },
  { "RIV-END-05/on-until-all-are-activated", 0, NULL,
    "step=next active=yellow all.label=black red:2.label=white red:1.at=finish "
    "finished=1 podium=red-all-star",
    "active=red" },
  { "RIV-END-01 RIV-PHASE-06 RIV-EVT-10 RIV-RUL-74 RIV-GOAL-02/the-first-over-the-line", 0, NULL,
    "step=rider red:6.at=62.1 phase-events=1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise",
    "rider:domestique-3 card:even-turn step:forward red:6.at=finish finished=1 "
    "podium=red-domestique-3 red:6.podium-place=1 red:6.seconds=0 phase-events=0 "
    "?blue/rider" },
  { "RIV-END-02 RIV-END-04 RIV-RUL-33/later-ones", 0, NULL,
    "step=rider red:6.at=62.1 phase-events=1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise blue:1.at=finish finished=1 podium=blue-all-star",
    "rider:domestique-3 card:even-turn step:forward podium=blue-all-star,"
    "red-domestique-3 red:6.seconds=1 blue:1.seconds=0" },
  { "RIV-RUL-75 RIV-POS-05/nobody-leads-then", 0, NULL,
    "step=rider red:6.at=62.1 phase-events=1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise blue:1.at=finish finished=1 podium=blue-all-star",
    "rider:domestique-3 [card:snack-break card:even-turn card:long-turn "
    "card:shut-the-gap card:improvise]" },
  { "RIV-RUL-75/the-first-leads-before", 0, NULL,
    "step=rider red:6.at=62.1 phase-events=1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise",
    "rider:domestique-3 [card:even-turn card:long-turn card:shut-the-gap card:improvise]" },
  { "RIV-END-06 RIV-END-07 RIV-END-08 RIV-END-09 RIV-END-10 RIV-EX-29 RIV-GOAL-01 "
    "RIV-POS-07/the-rest",
    0, NULL,
    "step=next active=yellow all.label=black finished=3 podium=red-all-star,"
    "blue-all-star,red-climber red:1.at=finish red:2.at=finish blue:1.at=finish",
    "over podium=red-all-star,blue-all-star,red-climber,yellow-all-star,blue-climber,"
    "yellow-climber,red-sprinter,blue-sprinter,yellow-sprinter,red-domestique-1,"
    "blue-domestique-1,yellow-domestique-1,red-domestique-2,blue-domestique-2,"
    "yellow-domestique-2,red-domestique-3,blue-domestique-3,yellow-domestique-3 "
    "red:2.seconds=2 yellow:1.seconds=4 red.time=48 blue.time=56 yellow.time=64 "
    "places=red,blue,yellow" },
  { "RIV-RUL-35/the-place-on-the-podium", 0, NULL,
    "step=next active=yellow all.label=black finished=3 podium=red-all-star,"
    "blue-all-star,red-climber red:1.at=finish red:2.at=finish blue:1.at=finish "
    "yellow:1.at=61.3",
    "yellow:1.podium-place=4 yellow:1.seconds=4" },
  { "RIV-END-02 RIV-RUL-33/option", 0, "podium-step=10",
    "step=next active=yellow all.label=black finished=3 podium=red-all-star,"
    "blue-all-star,red-climber red:1.at=finish red:2.at=finish blue:1.at=finish",
    "red:2.seconds=20 yellow:1.seconds=31" },
  { "RIV-EX-30 RIV-BONUS-09 RIV-END-09 RIV-GOAL-04/bonus", 0, "vb",
    "step=next active=yellow all.label=black finished=3 podium=red-all-star,"
    "blue-all-star,red-climber red:1.at=finish red:2.at=finish blue:1.at=finish "
    "blue:1.bonuses=1 claimed=0",
    "blue.time=54 red.time=48" },
  { "RIV-END-11 RIV-EX-34/the-better-last-rider", 0, NULL,
    "step=next active=yellow all.label=black all.at=finish finished=18 "
    "podium=red-all-star,blue-all-star,blue-climber,red-climber,red-sprinter,"
    "blue-sprinter,blue-domestique-1,red-domestique-1,red-domestique-2,blue-domestique-2,"
    "blue-domestique-3,red-domestique-3,yellow-all-star,yellow-climber,yellow-sprinter,"
    "yellow-domestique-1,yellow-domestique-2,yellow-domestique-3",
    "over red.time=33 blue.time=33 places=blue,red,yellow" },
  { "RIV-END-11 RIV-EX-34/the-other-way-round", 0, NULL,
    "step=next active=yellow all.label=black all.at=finish finished=18 "
    "podium=blue-all-star,red-all-star,red-climber,blue-climber,blue-sprinter,"
    "red-sprinter,red-domestique-1,blue-domestique-1,blue-domestique-2,red-domestique-2,"
    "red-domestique-3,blue-domestique-3,yellow-all-star,yellow-climber,yellow-sprinter,"
    "yellow-domestique-1,yellow-domestique-2,yellow-domestique-3",
    "over red.time=33 blue.time=33 places=red,blue,yellow" },
  { "RIV-RUL-34 RIV-END-11/three-teams-tie", 0, NULL,
    "step=next active=yellow all.label=black all.at=finish finished=18 "
    "podium=red-all-star,blue-all-star,yellow-all-star,yellow-climber,blue-climber,"
    "red-climber,yellow-sprinter,blue-sprinter,red-sprinter,yellow-domestique-1,"
    "blue-domestique-1,red-domestique-1,red-domestique-2,blue-domestique-2,"
    "yellow-domestique-2,red-domestique-3,blue-domestique-3,yellow-domestique-3",
    "over red.time=51 blue.time=51 yellow.time=51 places=red,blue,yellow" },
  { "RIV-RUL-60 RIV-END-10/places-are-for-seats", 2, NULL,
    "step=next active=blue all.label=black all.at=finish finished=18 "
    "podium=machine-all-star,blue-all-star,machine-climber,red-all-star,blue-climber,"
    "red-climber,machine-sprinter,blue-sprinter,red-sprinter,machine-domestique-1,"
    "blue-domestique-1,red-domestique-1,machine-domestique-2,blue-domestique-2,"
    "red-domestique-2,machine-domestique-3,blue-domestique-3,red-domestique-3",
    "over places=blue,red team:3.time=44 blue.time=51 red.time=58" },
  { "RIV-BONUS-08 RIV-BONUS-11 RIV-BONUS-10/the-first-over-it", 0, "vb",
    "step=rider red:6.at=30.1 red:5.at=20.1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise",
    RIDE_IT "red:6.bonuses=1 claimed=0 red.time=-2" },
  { "RIV-BONUS-13/not-again", 0, "vb",
    "step=rider red:6.at=30.1 red:5.at=20.1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise claimed=0 blue:1.bonuses=1",
    RIDE_IT "red:6.bonuses=0 blue:1.bonuses=1" },
  { "RIV-BONUS-11 RIV-BONUS-12 RIV-RUL-15 RIV-RUL-68/whoever-is-herded-first", 0, "vb",
    "step=rider red:6.at=30.1 red:5.at=20.1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise red:6.at=29.1 blue:6.at=30.1",
    RIDE_IT "blue:6.bonuses=1 red:6.bonuses=0" },
  { "RIV-RUL-15/option", 0, "vb bonus-for=active",
    "step=rider red:6.at=30.1 red:5.at=20.1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise red:6.at=29.1 blue:6.at=30.1",
    RIDE_IT "blue:6.bonuses=0 red:6.bonuses=1" },
  { "RIV-BONUS-10/any-number", 0, "vb",
    "step=rider red:6.at=30.1 red:5.at=20.1 red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise red:6.bonuses=0",
    RIDE_IT "red:6.bonuses=1" },
  { "RIV-TAC-04 RIV-TAC-05 RIV-DP-06 RIV-RUL-57/masseur", 0, "tactics=always",
    "step=own-start red.tactics=masseur,new-orders red:1.light=2 red:2.heavy=1",
    "?red/tactic [tactic:none tactic:masseur tactic:new-orders] tactic:masseur "
    "red:1.light=0 red:2.heavy=1 red.tactics=new-orders red.played-tactic=yes ?red/rider" },
  { "RIV-TAC-04/masseur-whom", 0, "tactics=always",
    "step=own-start red.tactics=masseur red:1.light=2 red:2.light=1 blue:1.light=1",
    "tactic:masseur ?red/tactic-for [tactic-for:all-star tactic-for:climber] "
    "tactic-for:climber red:2.light=0 red:1.light=2" },
  { "RIV-TAC-04/masseur-for-nobody", 0, "tactics=always",
    "step=own-start red.tactics=masseur red:2.heavy=1", "?red/rider red.tactics=masseur" },
  { "RIV-TAC-04/kept", 0, "tactics=always", "step=own-start red.tactics=masseur red:1.light=2",
    "tactic:none ?red/rider red.tactics=masseur red.played-tactic=no red:1.light=2" },
  { "RIV-TAC-04/new-orders", 0, "tactics=always",
    "step=own-start red.tactics=new-orders red.hand=snack-break,even-turn,long-turn,"
    "shut-the-gap,improvise red.pile=hold-the-wheel,easy-spin",
    "tactic:new-orders ?red/change [change:none change:snack-break change:even-turn "
    "change:long-turn change:shut-the-gap change:improvise] change:even-turn "
    "change:improvise change:none red.hand=snack-break,long-turn,shut-the-gap,easy-spin,"
    "hold-the-wheel red.discard=even-turn,improvise ?red/rider" },
  { "RIV-TAC-04/numb-legs", 0, "tactics=always",
    "step=rider red.tactics=numb-legs red:6.at=20.1 red:6.light=2 red.hand=snack-break,"
    "even-turn,long-turn,shut-the-gap,improvise",
    "rider:domestique-3 card:even-turn ?red/tactic tactic:numb-legs strokes=5 "
    "red:6.light=2" },
  { "RIV-TAC-04/numb-legs-kept", 0, "tactics=always",
    "step=rider red.tactics=numb-legs red:6.at=20.1 red:6.light=2 red.hand=snack-break,"
    "even-turn,long-turn,shut-the-gap,improvise",
    "rider:domestique-3 card:even-turn tactic:none strokes=3" },
  { "RIV-TAC-04/thread-the-needle", 0, "tactics=always",
    "step=rider red.tactics=thread-the-needle red:6.at=20.1 red.hand=snack-break,"
    "even-turn,long-turn,shut-the-gap,improvise",
    "rider:domestique-3 card:even-turn tactic:thread-the-needle diagonals=2 "
    "[step:forward step:right diagonal:2]" },
  { "RIV-TAC-04/ease-the-gear", 0, "tactics=always",
    "step=rider red.tactics=ease-the-gear red:6.at=20.1 red:6.light=2 "
    "red.hand=test-the-legs,even-turn,long-turn,shut-the-gap,improvise",
    "rider:domestique-3 card:test-the-legs step:forward step:forward step:forward "
    "step:forward ?red/tactic tactic:ease-the-gear red:6.light=2 red.tactics=" },
  { "RIV-TAC-04/ease-the-gear-kept", 0, "tactics=always",
    "step=rider red.tactics=ease-the-gear red:6.at=20.1 red:6.light=2 "
    "red.hand=test-the-legs,even-turn,long-turn,shut-the-gap,improvise",
    "rider:domestique-3 card:test-the-legs step:forward step:forward step:forward "
    "step:forward tactic:none red:6.light=3" },
  { "RIV-TAC-04/ease-the-gear-for-no-fatigue", 0, "tactics=always",
    SNACK "red.tactics=ease-the-gear", RIDE_IT "?blue/rider red.tactics=ease-the-gear" },
  { "RIV-TAC-04/lose-the-wheel", 0, "tactics=always",
    SNACK "blue.tactics=lose-the-wheel blue:6.at=19.1 yellow:6.at=18.1",
    "rider:domestique-3 card:even-turn ?blue/tactic tactic:lose-the-wheel "
    "barred=blue-domestique-3,yellow-domestique-3 step:forward blue:6.at=19.1 "
    "yellow:6.at=18.1 red:6.at=21.1" },
  { "RIV-TAC-04/lose-the-wheel-only-as-a-follower", 0, "tactics=always",
    SNACK "blue.tactics=lose-the-wheel yellow:6.at=19.1",
    "rider:domestique-3 card:even-turn ?red/step step:forward yellow:6.at=20.1" },
  { "RIV-TAC-04/lose-the-wheel-not-on-a-break", 0, "tactics=always",
    "step=rider red:6.at=20.1 red:6.light=2 blue:6.at=19.1 blue.tactics=lose-the-wheel "
    "red.hand=test-the-legs,even-turn,long-turn,shut-the-gap,improvise",
    "rider:domestique-3 card:test-the-legs ?red/step" },
  { "RIV-TAC-04/eyes-up", 0, "tactics=always",
    "step=headlines red.drew-headlines=yes event-deck=nervous-bunch blue.tactics=eyes-up",
    "?blue/tactic tactic:eyes-up red:1.light=1 blue:1.light=0 yellow:1.light=1" },
  { "RIV-TAC-04/eyes-up-kept", 0, "tactics=always",
    "step=headlines red.drew-headlines=yes event-deck=nervous-bunch blue.tactics=eyes-up",
    "tactic:none blue:1.light=1 blue.tactics=eyes-up" },
  { "RIV-TAC-04/eyes-up-only-for-the-own", 0, "tactics=always",
    "step=headlines red.drew-headlines=yes event-deck=slow-leak blue.tactics=eyes-up",
    "red:1.at=40.left ?red/grupo blue.tactics=eyes-up" },
  { "RIV-TAC-04 RIV-RUL-28/captains-arm", 0, "tactics=always",
    "step=rescue red.tactics=captains-arm phase-events=1 red:6.at=5.3 blue:1.at=41.1 "
    "blue:2.at=40.1 red:1.at=50.1",
    "?red/rescue [rescue:none tactic:captains-arm rescue:all-star rescue:climber "
    "rescue:sprinter rescue:domestique-1 rescue:domestique-2] tactic:captains-arm "
    "rescue:all-star red:6.light=1 red:6.heavy=0 red:1.at=39.1 red:6.at=37.1" },
  { "RIV-TAC-04 RIV-RESC-07/captains-arm-kept", 0, "tactics=always",
    "step=rescue red.tactics=captains-arm phase-events=1 red:6.at=5.3 blue:1.at=41.1 "
    "blue:2.at=40.1 red:1.at=50.1",
    "rescue:all-star red:6.light=0 red:6.heavy=1" },
  { "RIV-TAC-05 RIV-RUL-57/one-in-a-turn", 0, "tactics=always",
    SNACK "red.tactics=numb-legs red.played-tactic=yes red:6.light=2",
    "rider:domestique-3 card:even-turn ?red/step strokes=3" },
  { "RIV-RUL-57/each-turn-anew", 0, "tactics=always",
    "step=next red.played-tactic=yes blue.played-tactic=yes",
    "red.played-tactic=no blue.played-tactic=no" },
  { "RIV-CLASS-02 RIV-TAC-03/steady-engine", 0, "v3 tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=steady-engine,none",
    "rider:domestique-3 card:even-turn strokes=6" },
  { "RIV-CLASS-02/without-steady-engine", 0, "v3 tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-TERR-01/elsewhere-than-steady-engine", 0, "v3 tactics=always",
    "step=rider red:6.at=45.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=steady-engine,none",
    "rider:domestique-3 card:even-turn strokes=6" },
  { "RIV-CLASS-02 RIV-TAC-03/altitude-hut", 0, "vt tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=altitude-hut,none",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-CLASS-02/without-altitude-hut", 0, "vt tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise",
    "rider:domestique-3 card:even-turn strokes=4" },
  { "RIV-TERR-01/elsewhere-than-altitude-hut", 0, "vt tactics=always",
    "step=rider red:6.at=45.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=altitude-hut,none",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-CLASS-02 RIV-TAC-03/brave-braking", 0, "vs tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=brave-braking,none",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-CLASS-02/without-brave-braking", 0, "vs tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise",
    "rider:domestique-3 card:even-turn strokes=4" },
  { "RIV-TERR-01/elsewhere-than-brave-braking", 0, "vs tactics=always",
    "step=rider red:6.at=45.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=brave-braking,none",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-CLASS-02 RIV-TAC-03/low-pressure", 0, "vb tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=low-pressure,none",
    "rider:domestique-3 card:even-turn strokes=6" },
  { "RIV-CLASS-02/without-low-pressure", 0, "vb tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-TERR-01/elsewhere-than-low-pressure", 0, "vb tactics=always",
    "step=rider red:6.at=45.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=low-pressure,none",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-CLASS-02 RIV-TAC-03/track-sprinters-kick", 0, "vb tactics=always",
    "step=rider red:6.at=27.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=track-sprinters-kick,none",
    "rider:domestique-3 card:even-turn strokes=4" },
  { "RIV-CLASS-02/without-track-sprinters-kick", 0, "vb tactics=always",
    "step=rider red:6.at=27.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise",
    "rider:domestique-3 card:even-turn strokes=3" },
  { "RIV-TERR-01/elsewhere-than-track-sprinters-kick", 0, "vb tactics=always",
    "step=rider red:6.at=45.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=track-sprinters-kick,none",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-CLASS-02/bunch-instinct", 0, "tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=bunch-instinct,none",
    "rider:domestique-3 card:even-turn strokes=6" },
  { "RIV-CLASS-02/bunch-instinct-in-a-line", 0, "tactics=always",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.abilities=bunch-instinct,none blue:6.at=19.1",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-FAT-02 RIV-MAP-08/five-slots", 0, "length=long",
    "step=headlines red.drew-headlines=yes event-deck=nervous-bunch red:1.light=4 "
    "blue:1.heavy=5",
    "red:1.light=5 blue:1.light=0" },
  { "RIV-EX-18 RIV-MAP-07/short-0", 0, "length=short tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.heavy=0",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-EX-18 RIV-MAP-07/short-1", 0, "length=short tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.light=1",
    "rider:domestique-3 card:even-turn strokes=4" },
  { "RIV-EX-18 RIV-MAP-07/short-2", 0, "length=short tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.heavy=2",
    "rider:domestique-3 card:even-turn strokes=3" },
  { "RIV-EX-18 RIV-MAP-07/short-3", 0, "length=short tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.light=3",
    "rider:domestique-3 card:even-turn strokes=2" },
  { "RIV-EX-18 RIV-MAP-08/medium-0", 0, "length=medium tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.heavy=0",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-EX-18 RIV-MAP-08/medium-1", 0, "length=medium tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.light=1",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-EX-18 RIV-MAP-08/medium-2", 0, "length=medium tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.heavy=2",
    "rider:domestique-3 card:even-turn strokes=3" },
  { "RIV-EX-18 RIV-MAP-08/medium-3", 0, "length=medium tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.light=3",
    "rider:domestique-3 card:even-turn strokes=2" },
  { "RIV-EX-18 RIV-MAP-08/medium-4", 0, "length=medium tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.heavy=4",
    "rider:domestique-3 card:even-turn strokes=1" },
  { "RIV-EX-18 RIV-MAP-08/medium-5", 0, "length=medium tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.light=5",
    "rider:domestique-3 card:even-turn red:6.label=black" },
  { "RIV-EX-18 RIV-MAP-08/long-0", 0, "length=long tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.heavy=0",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-EX-18 RIV-MAP-08/long-1", 0, "length=long tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.light=1",
    "rider:domestique-3 card:even-turn strokes=5" },
  { "RIV-EX-18 RIV-MAP-08/long-2", 0, "length=long tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.heavy=2",
    "rider:domestique-3 card:even-turn strokes=3" },
  { "RIV-EX-18 RIV-MAP-08/long-3", 0, "length=long tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.light=3",
    "rider:domestique-3 card:even-turn strokes=2" },
  { "RIV-EX-18 RIV-MAP-08/long-4", 0, "length=long tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.heavy=4",
    "rider:domestique-3 card:even-turn strokes=1" },
  { "RIV-EX-18 RIV-MAP-08/long-5", 0, "length=long tactics=never",
    "step=rider red:6.at=20.1 red.hand=snack-break,even-turn,long-turn,shut-the-gap,"
    "improvise red:6.light=5",
    "rider:domestique-3 card:even-turn red:6.label=black" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  riv_scene_add_all (scenes, G_N_ELEMENTS (scenes));
  return g_test_run ();
}
