/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The artificial team's move (23.1 of the rules): the whole of it is made before the script looks.
 */

#include "rivet-rides.h"

#define V3 "10x3 | 30x3 | 22x3"
#define M3 "10x3@2 | 30x3@2 | 22x3@2"
#define R3 "10x3@3 | 30x3@3 | 22x3@3"
#define V5 "10x5@3 | 30x5@3 | 22x5@3"
#define VN "10x3 | 30x2 | 22x2"
#define VW "10x2@2 | 30x3@3 | 22x3@3"

static const RivRideCase cases[] = {
  /* --- Strokes --- */
  { "RIV-AI-05/class-and-fatigue", V3, "X=10.1", "break 4 machine f=2 light=1", "{X=15.1} =0 ." },
  { "RIV-AI-05/none-on-a-draft", V3, "X=10.1", "draft 4 machine f=2 light=1", "{X=14.1} ." },
  { "RIV-AI-05/special-text-is-ignored", V3, "X=10.1 A=11.1 B=11.2 C=10.2",
    "break 2 machine cheap-bump", "{X=11.1 A=12.1} ." },
  { "RIV-AI-05/and-its-strokes", V3, "X=10.1", "break 2 machine strokes=3", "{X=12.1} ." },

  /* --- Forward, as efficiently as it can --- */
  { "RIV-AI-06/every-stroke", V3, "X=10.1", "lead 5 machine", "{X=15.1} =0 ." },
  { "RIV-AI-06/with-its-followers", V3, "X=10.1 F=9.1", "lead 3 machine", "{X=13.1 F=12.1} ." },
  { "RIV-AI-06/round-a-rider", V3, "X=10.1 A=12.1 B=11.1", "break 5 machine",
    "{X=14.2 A=12.1 B=11.1} ." },
  { "RIV-AI-06/herding-goes-on", V3, "X=10.1 A=11.1 B=13.1", "chase 4 machine",
    "{X=14.1 A=15.1 B=16.1} ." },
  { "RIV-AI-06/over-the-line", V3, "X=60.1 F=59.1", "lead 5 machine", "{X=finish F=finish} ." },
  { "RIV-AI-06/not-so-far", V3, "X=60.1 F=59.1", "lead 2 machine", "{X=62.1 F=61.1} ." },

  /* --- Bumps --- */
  { "RIV-AI-07/rather-sideways", M3, "X=10.2 A=11.2", "break 3 machine", "{X=12.1 A=11.2} ." },
  { "RIV-AI-07/if-nothing-else-leads-on", V3, "X=10.1 A=11.1 B=10.2", "break 3 machine",
    "{X=11.1 A=12.1 B=10.2} =1 ." },
  { "RIV-AI-07/if-it-leads-farther", V3, "X=10.1 A=11.1 B=11.2 C=11.3", "break 2 machine",
    "{X=11.1 A=12.1 B=11.2} ." },

  /* --- Sideways --- */
  { "RIV-AI-08/a-lead-leaves-the-line", V3, "X=10.1 A=11.1", "lead 4 machine",
    "{X=13.2 A=11.1} ." },
  { "RIV-AI-08/a-chase-never", V3, "X=10.1 A=11.1", "chase 4 machine", "{X=14.1 A=15.1} ." },
  { "RIV-AI-08/a-draft-never", V3, "X=10.2 A=11.2 F=9.2", "draft 2 machine",
    "{X=12.2 A=13.2 F=11.2} ." },
  { "RIV-AI-08/linked-behind-is-linked", V3, "X=10.1 F=9.1 A=14.3", "chase 3 machine",
    "{X=13.1} ." },

  /* --- To the others --- */
  { "RIV-AI-09/into-their-lane", V3, "X=10.1 A=14.3", "chase 4 machine", "{X=12.3} ." },
  { "RIV-AI-09/before-any-step-forward", V3, "X=10.1 A=11.2", "chase 2 machine",
    "{X=11.2 A=12.2} ." },
  { "RIV-AI-09/not-when-linked", V3, "X=10.1 A=11.1 B=12.3", "draft 2 machine",
    "{X=12.1 A=13.1} ." },
  { "RIV-AI-09/no-farther-than-a-rider", V3, "X=10.1 A=10.2 B=14.3", "chase 2 machine",
    "{X=12.1 A=10.2} ." },
  { "RIV-AI-09/through-a-transition", VN, "X=9.1 A=12.2", "chase 3 machine", "{X=11.1 A=12.2} ." },
  { "RIV-AI-09/the-nearest-lane-that-leads-there", VW, "X=9.1 A=12.2", "chase 3 machine",
    "{X=12.2 A=13.2}" },
  { "RIV-AI-10/and-leaves-it-again", V3, "X=10.1 A=11.2", "break 4 machine", "{X=12.1 A=11.2} ." },
  { "RIV-RUL-61/a-rider-beside-is-none", V3, "X=10.1 A=10.3", "chase 3 machine",
    "{X=13.1 A=10.3} ." },
  { "RIV-RUL-61/a-rider-behind-is-none", V3, "X=10.1 A=8.3", "chase 3 machine", "{X=13.1} ." },
  { "RIV-RUL-61/fewest-rows-first", V3, "X=10.2 A=13.1 B=12.3", "chase 3 machine",
    "{X=12.3 B=13.3 A=13.1} ." },
  { "RIV-RUL-61/then-fewest-lanes", V3, "X=10.1 A=12.3 B=12.2", "chase 3 machine",
    "{X=12.2 B=13.2} ." },
  { "RIV-RUL-61/then-the-better-placed", R3, "X=10.2 A=12.1 B=12.3", "chase 3 machine",
    "{X=12.3 B=13.3} ." },
  { "RIV-RUL-61/not-beside-the-road", V3, "X=10.1 A=11.right B=13.2", "chase 3 machine",
    "{X=12.2}" },

  /* --- Doubts --- */
  { "RIV-AI-11/towards-the-priority-line", R3, "X=10.2 A=11.2", "lead 2 machine",
    "{X=11.3 A=11.2} ." },
  { "RIV-AI-11/wherever-that-is", V3, "X=10.2 A=11.2", "lead 2 machine", "{X=11.1 A=11.2} ." },
  { "RIV-AI-11/blocked-with-the-last-stroke", R3, "X=10.2 A=11.2", "lead 1 machine", "{X=10.2} ." },
  { "RIV-RUL-62/farthest-first", V3, "X=10.1 A=11.1 B=11.2", "break 4 machine",
    "{X=12.3 A=11.1} ." },
  { "RIV-RUL-62/then-fewest-bumps", M3, "X=10.2 A=11.2 B=12.1 C=12.3", "break 3 machine",
    "{X=11.1 A=11.2} ." },
  { "RIV-RUL-62/then-nearest-the-priority-line", V5, "X=10.3 A=11.3", "break 2 machine",
    "{X=11.2 A=11.3} ." },
  { "RIV-RUL-62/the-lane-of-a-herd", VW, "X=9.1 A=10.1", "chase 2 machine", "{A=12.2 X=11.2} ." },

  /* --- From the road side --- */
  { "RIV-AI-14/back-first", V3, "X=10.left", "chase 3 machine", "{X=12.1} ." },
  { "RIV-AI-14/by-a-bump", V3, "X=10.left A=10.1", "chase 3 machine", "{X=11.1 A=10.2} ." },
  { "RIV-AI-14/or-not-at-all", V3, "X=10.left A=10.1", "chase 1 machine", "{X=10.left A=10.1} ." },
  { "RIV-AI-14/takes-every-line-along", V3, "X=10.1 A=9.2 B=12.2 C=11.1", "lead 4 machine",
    "{X=12.3 A=11.3} ." },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  riv_ride_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
