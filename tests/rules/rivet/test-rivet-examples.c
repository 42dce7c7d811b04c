/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worked examples of the rule book that are about moves, RIV-EX-08 to 35, step by step.
 */

#include "rivet-rides.h"

#define V3 "10x3 | 30x3 | 22x3"
#define V2 "10x2 | 30x2 | 22x2"
#define VN "10x3 | 30x2 | 22x2"
#define VW "10x2@2 | 30x3@3 | 22x3@3"
#define VC "4x3 4x3/23 2x3 | 30x3 | 22x3"
#define BUMPED "Green=10.1 Yellow=10.2 Black=10.3 Blue=9.3"

static const RivRideCase cases[] = {
  { "RIV-EX-08/lead-sideways", V3, "X=10.1 F1=9.1 F2=8.1", "lead 3",
    "R {X=10.2 F1=10.1 F2=9.1} =2 F {X=11.2 F1=10.2 F2=10.1} F {X=12.2 F1=11.2 F2=10.2} =0 ." },
  { "RIV-EX-09/lead-re-read", V3, "X=10.1 F1=9.1 F2=8.1", "lead 1", "R {X=10.2 F1=10.1 F2=9.1} ." },
  { "RIV-EX-10/chase", V3, "A=11.1 X=10.1 Z=9.1", "chase 3", "F F F {A=14.1 X=13.1 Z=9.1} ." },
  { "RIV-EX-11/chase-sideways-then-herd", V3, "A=11.1 X=10.1 Z=9.1 B=13.2 C=14.2", "chase 6",
    "R F F F F F {X=15.2 B=16.2 C=17.2 A=11.1 Z=9.1} ." },
  { "RIV-EX-12/draft-sideways-then-tandem", V3, "A=11.1 X=10.1 Z=9.1 B=11.2 C=9.2", "draft 4",
    "R F F F {B=14.2 X=13.2 C=12.2 A=11.1 Z=9.1} ." },
  { "RIV-EX-13/draft-straight", V3, "A=11.1 X=10.1 Z=9.1", "draft 3",
    "F F F {A=14.1 X=13.1 Z=12.1} ." },
  { "RIV-EX-14/break", V3, "A=11.1 X=10.1 Z=9.1", "break 4", "R F F F {X=13.2 A=11.1 Z=9.1} ." },
  { "RIV-EX-15/a-sideways-bump", V3, "X=10.1 Yellow=10.2 Black=10.3 Blue=9.3", "draft 6",
    "R! {X=10.2 Yellow=10.3 Black=9.3 Blue=8.3} =4" },
  { "RIV-EX-15/b-and-again", V3, "X=10.1 Yellow=10.2 Black=10.3 Blue=9.3", "draft 6",
    "R! R! {X=10.3 Yellow=9.3 Black=8.3 Blue=7.3} =2" },
  { "RIV-EX-15/c-draft-goes-on", V3, "X=10.1 Yellow=10.2 Black=10.3 Blue=9.3", "draft 6",
    "R! R! F F {X=12.3 Yellow=11.3 Black=10.3 Blue=9.3} =0 ." },
  { "RIV-EX-16/forward-bump", V2, "Red=5.1 X=4.1 Purple=3.1 Yellow=4.2 Blue=3.2", "lead 6",
    "F! {Red=6.1 X=5.1 Purple=4.1} =4 R {X=5.2 Purple=5.1} =3 F {X=6.2 Purple=5.2} =2 "
    "[+Yellow -] +Yellow F F {X=8.2 Purple=7.2 Yellow=6.2 Blue=5.2 Red=6.1} ." },
  { "RIV-EX-17/lead-bumps", V3, "X=10.2 A=11.2 B=10.3 C=10.1", "lead 4",
    "[F! L! R! S] F! =2 {A=12.2 X=11.2}" },
  { "RIV-EX-17/lead-bumps-sideways", V3, "X=10.2 A=11.2 B=10.3 C=10.1", "lead 4", "R! =2" },
  { "RIV-EX-17/break-bumps", V3, "X=10.2 A=11.2 B=10.3 C=10.1", "break 4", "F! =2 {A=12.2}" },
  { "RIV-EX-17/chase-herds", V3, "X=10.2 A=11.2 B=10.3 C=10.1", "chase 4",
    "[F L! R!] F =3 {A=12.2 X=11.2}" },
  { "RIV-EX-17/chase-bumps-sideways", V3, "X=10.2 A=11.2 B=10.3 C=10.1", "chase 4", "L! =2" },
  { "RIV-EX-17/draft-herds", V3, "X=10.2 A=11.2 B=10.3 C=10.1", "draft 4",
    "[F L! R!] F =3 {A=12.2 X=11.2}" },
  { "RIV-EX-19/sprinter", "6x3:s 4x3:d | 30x3:d | 22x3", "X=4.1", "break 6 s=2 d=-1",
    "=8 F F =6 F =4 {X=7.1} F F F F {X=11.1} ." },
  { "RIV-EX-19/sprinter-starts-anew", "6x3:s 4x3:d | 30x3:d | 22x3", "X=11.1", "break 6 s=2 d=-1",
    "=5" },
  { "RIV-EX-19/sprinter-on-mountains", "6x3:s 4x3:m | 30x3:m | 22x3", "X=4.1", "break 6 s=2 m=-1",
    "=8 F F F =4 F F F F {X=11.1} ." },
  { "RIV-EX-20/all-star", "6x3:m 4x3:m | 30x3:m | 22x3", "X=4.1", "break 6 m=1",
    "=7 F F F =4 F F F F {X=11.1} ." },
  { "RIV-EX-21/draft-has-no-class", "6x3:m 4x3:m | 30x3:m | 22x3", "X=4.1", "draft 6 m=1",
    "=6 F F F F F F {X=10.1} ." },
  { "RIV-EX-25/a-lead-at-a-transition", VN, "X=10.2 Purple=9.2 Black=10.3 Grey=9.3", "lead 4",
    "[F1 F2 L R!] F2 {X=11.2 Purple=10.2} [F L] F {X=12.2 Purple=11.2} [+Black -] +Black F F "
    "{X=14.2 Purple=13.2 Black=12.2 Grey=11.2} ." },
  { "RIV-EX-25/b-leaving", VN, "X=10.2 Purple=9.2 Black=10.3 Grey=9.3", "lead 4",
    "F2 F - F F {X=14.2 Purple=13.2 Black=10.3 Grey=9.3} ." },
  { "RIV-EX-25/c-two-lanes-behind", VN, "X=11.2 Purple=10.2 Black=10.3 Grey=9.3", "lead 3",
    "[follow:rival-Purple follow:rival-Black] follow:rival-Purple F {X=12.2 Purple=11.2} "
    "[+Black -] +Black F F {X=14.2 Purple=13.2 Black=12.2 Grey=11.2} ." },
  { "RIV-EX-26/chase-at-a-transition", VW, "X=9.2 Black=10.2 Blue=12.3 Purple=13.3", "chase 4",
    "F [lane:2 lane:3] lane:2 {Black=11.2 X=10.2} [F2 F3 L] F3 F F "
    "{Black=11.2 X=13.3 Blue=14.3 Purple=15.3} ." },
  { "RIV-EX-28/sideways-into-halves", VC, "X=6.1", "lead 3", "[F R-front R-rear]" },
  { "RIV-EX-33/sideways-icon-dimmed", V3, "X=10.1 F1=9.1 F2=8.1", "lead 3 icon-sideways=0",
    "R {X=10.2 F1=9.1 F2=8.1} F F {X=12.2 F1=9.1 F2=8.1} ." },
  { "RIV-EX-33/sideways-icon-shown", V3, "X=10.1 F1=9.1 F2=8.1", "lead 3",
    "R F F {X=12.2 F1=11.2 F2=10.2} ." },
  { "RIV-EX-35/bumped-back-into-the-train", V3, "X=10.3 F1=9.3 F2=8.3 Y=11.3", "lead 6",
    "L F {X=11.2 F1=10.2 F2=10.3} =4 R! {X=11.3 F1=11.2 Y=10.2 F2=10.3} =2 F F "
    "{X=13.3 F1=12.3 Y=11.3 F2=11.2} =0 ." },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  riv_ride_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
