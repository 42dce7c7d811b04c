/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clauses about events and Grupo Compacto: when one comes, whom each card that ships selects and what it does to them.
 */

#include "rivet-scene.h"

#define REVEALED(event_) "step=headlines red.drew-headlines=yes event-deck=" event_ " "

static const RivScene scenes[] = {
  { "RIV-EVT-01 RIV-EVT-02 RIV-POS-05 RIV-EVT-05/slow-leak", 0, NULL, REVEALED ("slow-leak"),
    "red:1.at=40.left blue:1.at=40.2 phase-events=1 ?red/grupo" },
  { "RIV-EVT-06 RIV-ROAD-09 RIV-EVT-05/slow-leak-not-on-the-road-side", 0, NULL,
    REVEALED ("slow-leak") "red:1.at=40.left", "red:1.at=40.left blue:1.at=40.right" },
  { "RIV-EVT-05/wheels-touch", 0, NULL, REVEALED ("wheels-touch"),
    "yellow:1.at=40.right blue:1.at=40.2 ?red/grupo" },
  { "RIV-EVT-05/wheels-touch-the-fullest-row", 0, NULL,
    REVEALED ("wheels-touch") "yellow:1.at=44.1", "blue:1.at=40.2 yellow:2.at=38.right" },
  { "RIV-EVT-05/side-wind", 0, NULL,
    REVEALED ("side-wind") "red:2.at=39.1 red:3.at=38.1 red:4.at=37.1 red:5.at=36.1",
    "red:3.at=38.1 red:4.at=36.1 red:5.at=35.1" },
  { "RIV-EVT-05/side-wind-not-three", 0, NULL, REVEALED ("side-wind") "red:2.at=39.1 red:3.at=38.1",
    "red:3.at=38.1" },
  { "RIV-EVT-05/gusty-ridge", 0, NULL,
    REVEALED ("gusty-ridge") "red:2.at=39.1 red:3.at=38.1 blue:2.at=39.2",
    "red:2.at=39.1 red:3.at=37.1 blue:2.at=39.2" },
  { "RIV-EVT-05/melting-tar", 0, NULL, REVEALED ("melting-tar") "red:2.at=39.1",
    "red:1.light=1 red:2.light=0 blue:1.light=0" },
  { "RIV-EVT-05/melting-tar-not-on-a-climb", 0, "vm", REVEALED ("melting-tar") "red:2.at=39.1",
    "red:1.light=0" },
  { "RIV-EVT-05/thin-air", 0, "vm", REVEALED ("thin-air") "blue:3.at=45.2",
    "red:3.light=1 yellow:3.light=1 blue:3.light=0 red:1.light=0" },
  { "RIV-EVT-05/wet-hairpins", 0, "vs", REVEALED ("wet-hairpins") "blue:1.at=45.2",
    "red:1.slow=2 yellow:1.slow=2 blue:1.slow=0 red:2.slow=0" },
  { "RIV-RND-09 RIV-EVT-05/shaken-loose", 0, "vb", REVEALED ("shaken-loose") "red:6.at=20.1",
    "red:6.at=20.left" },
  { "RIV-EVT-05/shaken-loose-nobody-on-cobbles", 0, "vb", REVEALED ("shaken-loose"),
    "red:6.at=30.1 yellow:6.at=30.3" },
  { "RIV-EVT-05/nerves-before-the-line", 0, "vb",
    REVEALED ("nerves-before-the-line") "red:2.at=39.1 blue:2.at=28.2 blue:3.at=27.2",
    "red:1.light=1 red:2.light=0 blue:2.light=1 blue:3.light=0" },
  { "RIV-EVT-05/nerves-before-the-line-not-on-cobbles", 0, "vb",
    REVEALED ("nerves-before-the-line") "red:2.at=39.1 blue:2.at=21.2 blue:3.at=20.2",
    "red:1.light=1 blue:2.light=0" },
  { "RIV-FAT-01 RIV-EVT-05/lunch-bags", 0, NULL,
    REVEALED ("lunch-bags") "red:6.light=2 red:5.light=2 blue:6.heavy=1",
    "red:6.light=1 red:5.light=2 blue:6.heavy=1" },
  { "RIV-EVT-05/village-band", 0, NULL,
    REVEALED ("village-band") "red:2.at=39.1 red:1.light=1 blue:1.light=1",
    "red:1.light=1 blue:1.light=0" },
  { "RIV-RUL-59 RIV-EVT-05/sugar-lumps", 0, NULL, REVEALED ("sugar-lumps"),
    "red:6.energy=1 blue:6.energy=1 yellow:6.energy=1 red:5.energy=0" },
  { "RIV-COMP-17 RIV-RUL-59 RIV-EVT-05/sugar-lumps-option", 0, "energy=off",
    REVEALED ("sugar-lumps"), "red:6.energy=0 blue:6.energy=0" },
  { "RIV-EVT-05/camera-bike", 0, NULL, REVEALED ("camera-bike"), "red:1.energy=1 blue:1.energy=0" },
  { "RIV-EVT-05/jury-warning", 0, NULL, REVEALED ("jury-warning") "red:2.at=39.1 blue:2.at=39.2",
    "red:1.slow=1 red:2.slow=0 blue:1.slow=0" },
  { "RIV-POS-06 RIV-EVT-05/closed-crossing", 0, NULL,
    REVEALED ("closed-crossing") "red:2.at=39.1 blue:2.at=39.2",
    "red:1.slow=2 red:2.slow=2 blue:1.slow=0 blue:2.slow=0" },
  { "RIV-EVT-05/caught-sleeve", 0, NULL,
    REVEALED (
      "caught-sleeve") "yellow:2.at=28.1 yellow:3.at=26.1 yellow:4.at=24.1 yellow:5.at=22.1 yellow:6.at=20.1",
    "yellow:1.at=38.3 red:1.at=40.1" },
  { "RIV-EVT-05/nervous-bunch", 0, NULL, REVEALED ("nervous-bunch"),
    "red:1.light=1 yellow:1.light=1 red:2.light=0" },
  { "RIV-FAT-02 RIV-FAT-08 RIV-RUL-51 RIV-EVT-05/nervous-bunch-no-slot-is-left", 0, NULL,
    REVEALED ("nervous-bunch") "red:1.light=1 red:1.heavy=2", "red:1.light=1 blue:1.light=1" },
  { "RIV-EVT-05/empty-bottles", 0, NULL,
    REVEALED ("empty-bottles") "red:4.at=20.1 red:1.at=19.1 blue:2.at=39.2",
    "red:4.slow=1 red:1.slow=0 blue:1.slow=0" },
  { "RIV-FAT-07 RIV-EVT-05/second-breath", 0, NULL,
    REVEALED ("second-breath") "red:1.light=3 red:2.light=1 red:2.heavy=2 red:3.light=2",
    "red:1.light=2 red:2.light=0 red:2.heavy=2 red:3.light=2" },
  { "RIV-EVT-05/cramp", 0, NULL,
    REVEALED ("cramp") "red:1.light=1 blue:1.light=1 yellow:1.light=1 red:2.light=1",
    "blue:2.heavy=1 red:2.heavy=0 yellow:2.heavy=0" },
  { "RIV-EVT-05/stray-goat", 0, NULL, REVEALED ("stray-goat") "red:2.at=39.1",
    "red:1.at=38.1 red:2.at=39.1" },
  { "RIV-GC-01 RIV-EVT-05/quiet-hour", 0, NULL, REVEALED ("quiet-hour") "red:6.at=41.3",
    "?red/grupo [grupo:stay grupo:33.1 grupo:33.2 grupo:33.3]" },
  { "RIV-ROAD-07 RIV-RUL-13 RIV-EVT-05/pile-up", 0, NULL, REVEALED ("pile-up"),
    "red:1.at=40.1 yellow:1.at=40.right blue:1.at=39.right" },
  { "RIV-RUL-13 RIV-EVT-05/pile-up-no-room", 0, NULL,
    REVEALED (
      "pile-up") "red:1.at=1.1 blue:1.at=1.2 yellow:1.at=1.3 red:2.at=40.3 blue:2.at=43.1 yellow:2.at=45.1 red:3.at=47.1 blue:3.at=49.1 yellow:3.at=51.1 red:4.at=53.1 blue:4.at=55.1 yellow:4.at=57.1 red:5.at=59.1 blue:5.at=61.1 yellow:5.at=37.1 red:6.at=35.1 blue:6.at=33.1 yellow:6.at=31.1",
    "blue:1.at=1.right yellow:1.at=1.3" },
  { "RIV-COMP-22 RIV-EVT-05/team-car", 0, NULL,
    REVEALED ("team-car") "red:6.light=3 blue:6.light=2",
    "red:6.light=1 red:6.energy=1 blue:6.light=2 blue:6.energy=0" },
  { "RIV-EVT-03 RIV-EX-32 RIV-EVT-09 RIV-RUL-23/the-third", 0, NULL,
    "step=headlines red.drew-headlines=yes phase-events=2",
    "phase-events=2 event-discard= red.headlines-aside=no red.drew-headlines=no "
    "?blue/rider" },
  { "RIV-EVT-01/the-second", 0, NULL,
    "step=headlines red.drew-headlines=yes phase-events=1 event-deck=slow-leak",
    "phase-events=2 event-discard=slow-leak red.headlines-aside=resolved" },
  { "RIV-EVT-03 RIV-RUL-23/the-third-waits", 0, "unresolved-headlines=reorganization",
    "step=headlines red.drew-headlines=yes phase-events=2", "red.headlines-aside=waiting" },
  { "RIV-EVT-09 RIV-RUL-23/back-in-the-reorganization", 0, "unresolved-headlines=reorganization",
    "step=clean-up phase-events=2 blue.headlines-aside=waiting", "blue.headlines-aside=no" },
  { "RIV-RUL-22/resolved-stays-aside", 0, NULL,
    "step=clean-up phase-events=2 blue.headlines-aside=resolved", "blue.headlines-aside=resolved" },
  { "RIV-EVT-04 RIV-END-12/after-the-first-finisher", 0, NULL,
    "step=headlines red.drew-headlines=yes red:1.at=finish finished=1 podium=red-all-star",
    "phase-events=0 event-discard= red.headlines-aside=resolved" },
  { "RIV-EVT-07 RIV-RUL-24/a-quiet-phase", 0, NULL,
    "step=clean-up first=blue event-deck=team-car red:6.light=2 blue:6.light=2",
    "?red/grupo active=blue grupo:stay event-discard=team-car phase-events=0 "
    "blue:6.light=0 red:6.light=2" },
  { "RIV-EVT-08/not-a-busy-phase", 0, NULL, "step=clean-up phase-events=1 event-deck=team-car",
    "event-discard= phase-events=0" },
  { "RIV-RUL-25 RIV-RND-06/empty-deck", 0, NULL,
    "step=headlines red.drew-headlines=yes event-deck= "
    "event-discard=slow-leak,wheels-touch,side-wind,gusty-ridge,melting-tar,thin-air,wet-hairpins,shaken-loose,nerves-before-the-line,lunch-bags,village-band,sugar-lumps,camera-bike,jury-warning,closed-crossing,caught-sleeve,nervous-bunch,empty-bottles,second-breath,cramp,stray-goat,quiet-hour,pile-up,team-car",
    "phase-events=1" },
  { "RIV-GC-01 RIV-GC-02 RIV-GC-03 RIV-GC-04 RIV-GC-05 RIV-GC-06 RIV-DP-20 RIV-RUL-55 "
    "RIV-RUL-66 RIV-TURN-06/best-first-behind-the-next",
    0, NULL, "step=headlines red.drew-headlines=yes event-deck=second-breath red:6.at=41.3",
    "?blue/grupo active=red [grupo:stay grupo:30.1 grupo:31.1 grupo:31.2 grupo:31.3] "
    "grupo:31.3 blue:6.at=31.3 ?yellow/grupo [grupo:stay grupo:30.1 grupo:30.2] "
    "grupo:stay yellow:6.at=30.3 ?blue/rider active=blue" },
  { "RIV-GC-05/after-staying", 0, NULL,
    "step=headlines red.drew-headlines=yes event-deck=second-breath red:6.at=41.3",
    "grupo:stay yellow:6.at=30.3 ?blue/rider" },
  { "RIV-GC-03/ten-rows", 0, "v2",
    "step=headlines red.drew-headlines=yes event-deck=second-breath blue:6.at=15.2 "
    "yellow:6.at=13.1",
    "?blue/grupo [grupo:stay grupo:15.1 grupo:16.1 grupo:16.2 grupo:17.1 grupo:17.2 "
    "grupo:18.1 grupo:18.2 grupo:19.1 grupo:19.2 grupo:20.1 grupo:20.2 grupo:21.1 "
    "grupo:21.2 grupo:22.1 grupo:22.2 grupo:23.1 grupo:23.2 grupo:24.1 grupo:24.2 "
    "grupo:25.1 grupo:25.2]" },
  { "RIV-GC-05 RIV-POS-04/the-road-side-counts", 0, NULL,
    "step=headlines red.drew-headlines=yes event-deck=second-breath "
    "yellow:6.at=20.left yellow:5.at=31.left",
    "?red/grupo [grupo:stay grupo:30.3]" },
  { "RIV-GC-07/not-on-the-road-side", 0, NULL,
    "step=headlines red.drew-headlines=yes event-deck=second-breath yellow:6.at=20.left",
    "?red/grupo [grupo:stay grupo:30.3 grupo:31.1 grupo:31.2 grupo:31.3]" },
  { "RIV-GC-08/no-bonus", 0, "vb",
    "step=headlines red.drew-headlines=yes event-deck=second-breath yellow:6.at=10.1 "
    "claimed=0 red:1.bonuses=1 red:6.at=33.1",
    "?blue/grupo grupo:31.3 blue:6.bonuses=0 red:1.bonuses=1" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  riv_scene_add_all (scenes, G_N_ELEMENTS (scenes));
  return g_test_run ();
}
