/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clauses about who is linked to whom, the placing order, and lines that are crossed, each with a near miss.
 */

#include "rivet-rides.h"

#define V3 "10x3 | 30x3 | 22x3"
#define V2 "10x2 | 30x2 | 22x2"
#define VN "10x3 | 30x2 | 22x2"
#define VW "10x2@2 | 30x3@3 | 22x3@3"
#define VC "4x3 4x3/23 2x3 | 30x3 | 22x3"

static const RivRideCase cases[] = {
  /* --- Links --- */
  { "RIV-EX-07/linked-loops", V3, "A=10.1 B=9.1 C=10.2 D=7.1 E=6.1 X=30.1", "break 0",
    "<A-B D-E>" },
  { "RIV-LINK-01/one-file-in-one-lane", V3, "X=10.1 A=9.1 B=8.1 C=7.2", "break 0", "<X-A A-B>" },
  { "RIV-LINK-02/side-by-side", V3, "X=10.1 A=10.2 B=10.3", "break 0", "< >" },
  { "RIV-LINK-02/nor-diagonally", V3, "X=10.1 A=9.2", "break 0", "< >" },
  { "RIV-LINK-03/one-space-between", V3, "X=10.1 A=8.1", "break 0", "< >" },
  { "RIV-LINK-03/none-between", V3, "X=10.1 A=9.1", "break 0", "<X-A>" },
  { "RIV-LINK-03/a-half-between", VC, "X=7.2.2 A=6.2.2", "break 0", "< >" },
  { "RIV-LINK-03/from-row-to-row", VC, "X=7.2.2 A=6.2.1", "break 0", "<X-A>" },
  { "RIV-LINK-04/of-any-team", V3, "X=10.1 A=9.1 b=8.1 C=7.1", "break 0", "<X-A A-b b-C>" },
  { "RIV-LINK-05/by-a-sideways-step", V3, "X=10.1 A=9.1 B=9.2", "break 1", "<X-A> R <X-B>" },
  { "RIV-LINK-05/by-a-bump", V3, "X=10.2 A=10.3 B=8.3", "break 2", "< > R! <X-A A-B>" },
  { "RIV-LINK-05/by-the-type", V3, "X=10.1 A=11.1 F=9.1", "chase 1", "<X-F A-X> F <A-X>" },
  { "RIV-LINK-06/read-anew", V3, "X=10.1 F1=9.1 F2=8.1", "lead 1", "<X-F1 F1-F2> R <F1-F2>" },
  { "RIV-LINK-07/as-it-stands-at-that-moment", V3, "X=10.1 Y=10.2 B=10.3 C=9.3", "draft 4",
    "<B-C> R! <Y-B B-C> {Y=10.3 B=9.3 C=8.3} R! <X-Y Y-B B-C> {Y=9.3 B=8.3 C=7.3}" },
  { "RIV-LINK-08/not-beside-the-road", V3, "X=10.left A=9.left B=10.1 C=9.1", "break 0", "<B-C>" },
  { "RIV-RUL-08/across-a-transition", VN, "X=11.1 A=10.1 B=10.2 C=10.3", "break 0", "<X-A X-B>" },
  { "RIV-RUL-08/to-two-ahead", VW, "X=10.1 A=11.1 B=11.2 C=11.3", "break 0", "<A-X B-X>" },
  { "RIV-RUL-07/from-four-lanes-to-three", "10x4 | 30x3 | 22x3",
    "X=11.2 A=10.1 B=10.2 C=10.3 D=10.4", "break 0", "<X-B X-C>" },
  { "RIV-RUL-07/from-three-lanes-to-one", "10x3 | 30x1 | 22x1", "X=11.1 A=10.1 B=10.2 C=10.3",
    "break 0", "<X-A X-B X-C>" },
  { "RIV-RUL-07/from-two-lanes-to-five", "10x2 | 30x5 | 22x5", "X=10.1 A=11.1 B=11.2 C=11.3 D=11.4",
    "break 0", "<A-X B-X C-X>" },

  /* --- Spaces --- */
  { "RIV-ROAD-01/a-row-is-all-that-is-beside", V3, "X=10.1 A=10.3 B=9.2", "break 0", "(X A B)" },
  { "RIV-ROAD-02/one-rider-a-space", V3, "X=10.1 A=11.1", "break 1", "[R S]" },
  { "RIV-ROAD-02/a-second-one-must-bump", V3, "X=10.1 A=11.1", "break 2", "F! {X=11.1 A=12.1} ." },
  { "RIV-ROAD-03/halves-are-of-one-row", VC, "X=6.1 A=6.2.2 B=5.1", "break 0", "(X A B)" },

  /* --- Placing order --- */
  { "RIV-EX-22/priority-line", V3, "O=12.1 B=12.2 G=12.3 P=11.1 Q=11.2 X=5.1", "break 0",
    "(O B G P Q X)" },
  { "RIV-EX-27/halves", VC, "A=6.1 B=6.2.1 C=6.2.2 D=6.3.1 X=4.1", "break 0", "(A B C D X)" },
  { "RIV-POS-02/nearest-is-best", VW, "X=20.1 A=20.2 B=20.3", "break 0", "(B A X)" },
  { "RIV-POS-02/wherever-the-line-is", "10x3@2 | 30x3@2 | 22x3@2", "X=20.1 A=20.2 B=20.3",
    "break 0", "(A X B)" },
  { "RIV-POS-03/lane-before-half", VC, "X=6.3.1 A=6.2.2 B=6.2.1", "break 0", "(B A X)" },
  { "RIV-POS-05/the-best-placed-leads", V3, "X=10.1 A=10.2 B=9.1", "break 0", "leads=X" },
  { "RIV-POS-05/even-beside-the-road", V3, "X=10.left A=9.1", "break 0", "leads=X" },
  { "RIV-POS-05/nobody-after-a-finish", V3, "X=62.1 A=10.2 B=9.1", "break 1",
    "leads=X F leads=none" },
  { "RIV-POS-06/only-its-first", V3, "X=9.1 A=10.1 B=8.1", "break 0", "<X-B A-X> leads=A" },
  { "RIV-POS-07/the-last-of-a-team", V3, "X=10.1 a=10.2 b=10.3 C=9.1", "break 0", "last=b" },
  { "RIV-POS-07/ahead-of-its-rivals-or-not", V3, "X=10.1 a=9.right b=9.3 C=9.2", "break 0",
    "last=a (X C b a)" },
  { "RIV-RUL-27/the-worst-tail", V3, "X=20.1 A=19.1 B=18.1 C=15.2 D=14.2 E=5.1", "break 0",
    "tail=D" },
  { "RIV-RUL-27/not-the-worst-head", V3, "X=12.1 A=11.1 B=10.1 C=9.1 D=11.2 E=10.2", "break 0",
    "tail=C" },
  { "RIV-RUL-27/without-a-line", V3, "X=12.1 A=11.2", "break 0", "tail=none" },

  /* --- Bonus lines --- */
  { "RIV-BONUS-08/who-crosses", V3, "X=20.1", "break 2 line=20", "F {X.bonus=1} F {X.bonus=1} ." },
  { "RIV-BONUS-08/not-before-it", V3, "X=19.1", "break 1 line=20", "F {X.bonus=0} ." },
  { "RIV-BONUS-08/not-beside-it", V3, "X=20.1", "break 1 line=20", "R {X.bonus=0} ." },
  { "RIV-BONUS-10/any-number", V3, "X=20.1", "break 3 line=20 line=21", "F F F {X.bonus=2} ." },
  { "RIV-BONUS-11/followers", V3, "X=21.1 F=20.1", "lead 1 line=20", "F {X.bonus=0 F.bonus=1} ." },
  { "RIV-BONUS-11/herded", V3, "X=19.1 A=20.1", "chase 1 line=20", "F {A.bonus=1 X.bonus=0} ." },
  { "RIV-BONUS-11/bumped", V3, "X=19.1 A=20.1", "break 2 line=20", "F! {A.bonus=1 X.bonus=0} ." },
  { "RIV-BONUS-11/not-backwards", V3, "X=21.2 A=21.3", "break 2 line=20",
    "R! {A=20.3 A.bonus=0} ." },
  { "RIV-BONUS-11/by-a-diagonal-step", V3, "X=20.1", "break 1 diagonal line=20",
    "D2 {X.bonus=1} ." },
  { "RIV-BONUS-11/halves-do-not-cross", VC, "X=6.2.2", "break 2 line=6",
    "F {X=6.2.1 X.bonus=0} F {X.bonus=1} ." },
  { "RIV-BONUS-12/the-front-one-first", V3, "X=19.1 A=20.1", "chase 2 line=20",
    "F {A.bonus=1} F {X=21.1 X.bonus=0} ." },
  { "RIV-BONUS-13/pushed-back-and-again", V3, "X=9.3 F1=8.3 F2=7.3 Y=10.3", "lead 7 line=10",
    "F! {Y=11.3 Y.bonus=1} L F {X.bonus=0} R! {Y=10.2} F {Y=11.2 Y.bonus=1 X.bonus=0 F1.bonus=0} ." },
  { "RIV-RUL-15/with-the-option-only-the-activated", V3, "X=19.1 A=20.1",
    "chase 2 line=20 own-bonus", "F {A.bonus=0} F {X.bonus=1} ." },
  { "RIV-RUL-68/places-from-the-front", V3, "X=60.1 A=61.1 B=62.1", "chase 3",
    "F F F {B.place=1 A.place=2 X.place=3} ." },
  { "RIV-RUL-68/one-stroke-less", V3, "X=60.1 A=61.1 B=62.1", "chase 2",
    "F F {B.place=1 A.place=2 X.place=0} ." },

  /* --- Strokes and icons that the other tables leave out --- */
  { "RIV-CARD-01/strokes-and-type", V3, "X=10.1 A=11.1 F=9.1", "lead 3", "=3 [F! R S]" },
  { "RIV-CARD-03/one-space-each", V3, "X=10.1 A=11.1 F=9.1", "draft 1",
    "F {X=11.1 A=12.1 F=10.1} =0 ." },
  { "RIV-CARD-05/lead", V3, "X=10.2 A=11.2 F=9.2 B=10.1", "lead 2 f=1 light=1",
    "=2 [F! L! R S] R {X=10.3 F=10.2} =1" },
  { "RIV-CARD-05/chase", V3, "X=10.2 A=11.2 F=9.2 B=10.1", "chase 2 f=1 light=1",
    "=2 [F L! R] R {X=10.3 F=9.2} =1" },
  { "RIV-CARD-05/draft", V3, "X=10.2 A=11.2 F=9.2 B=10.1", "draft 2 f=1 light=1",
    "=2 [F L! R] F {X=11.2 A=12.2 F=10.2} =1" },
  { "RIV-CARD-05/break", V3, "X=10.2 A=11.2 F=9.2 B=10.1", "break 2 f=1 light=1",
    "=2 [F! L! R S] F! {X=11.2 A=12.2 F=9.2} =0 ." },
  { "RIV-CARD-05/wild", V3, "X=10.2 A=11.2 F=9.2 B=10.1", "wild-draft 3 f=1 light=1",
    "=2 [F L! R]" },
  { "RIV-ROAD-12/five-terrains", "5x3 5x3:m | 10x3:d 20x3:s | 22x3:c", "X=5.1",
    "break 6 f=1 m=2 d=-1 s=3 c=4", "=7 F =8" },
  { "RIV-ROAD-12/descent", "5x3 5x3:m | 10x3:d 20x3:s | 22x3:c", "X=10.1",
    "break 6 f=1 m=2 d=-1 s=3 c=4", "=8 F =6" },
  { "RIV-ROAD-12/sprint-and-cobbles", "5x3 5x3:m | 10x3:d 20x3:s | 22x3:c", "X=40.1",
    "break 6 f=1 m=2 d=-1 s=3 c=4", "=9 F =12" },
  { "RIV-TERR-01/each-class-for-each-terrain", "5x3 5x3:m | 30x3:d | 22x3:c", "X=9.1",
    "break 6 f=1 m=2 d=-3 s=3 c=4", "=8 F =7 F =3" },
  { "RIV-TERR-03/each-time", "5x3:s 5x3:m | 30x3:s | 22x3", "X=5.1", "break 3 s=2 m=1",
    "=5 F =5 F F F F F =2 {X=11.1}" },
  { "RIV-TERR-03/not-within-one", "5x3:s 5x3:m | 30x3:s | 22x3", "X=1.1", "break 3 s=2 m=1",
    "=5 F F F =2" },
  { "RIV-TERR-06/the-start-counts-again", "5x3:s 5x3:m | 30x3:s | 22x3", "X=6.1",
    "break 3 s=2 m=-1", "=2" },
  { "RIV-LANE-06/whoever-owns-the-rider", VW, "X=9.2 A=10.2", "chase 1",
    "F [lane:2 lane:3] lane:3 {A=11.3}" },
  { "RIV-LANE-06/the-mover-for-its-own", VW, "X=10.1 A=9.1", "chase 1", "[F1 F2 R]" },

  /* --- Who follows, and what is asked --- */
  { "RIV-DP-22/first-of-equals", V3, "X=10.1", "break 1 machine", "{X=11.1} ." },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  riv_ride_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
