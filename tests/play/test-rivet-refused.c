/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cannot be chosen in On the Rivet, with the reason and its clause: whole lists.
 */

#include "rivet-scene.h"

#define NO(key_, clause_, reason_) key_ " " clause_ " " reason_ "\n"
#define HAND "red.hand=snack-break,even-turn,one-bullet,shut-the-gap,improvise"

static const RivScene scenes[] = {
  { "riders/activated", 0, NULL,
    "step=rider red:1.label=black red:2.at=finish finished=1 podium=red-climber", "",
    NO ("rider:all-star", "RIV-TURN-02", "It has been activated in this phase.")
      NO ("rider:climber", "RIV-RUL-31", "It has finished.") },
  { "riders/nothing", 0, NULL, "step=rider", "", "" },
  { "cards/leader-and-alone", 0, NULL, "step=rider " HAND, "rider:all-star",
    NO ("card:snack-break", "RIV-CARD-04", "The leading rider may not play it.")
      NO ("card:one-bullet", "RIV-CARD-04", "Only a rider in a line may play it.") },
  { "cards/nothing", 0, NULL, "step=rider red:3.at=37.1 " HAND, "rider:sprinter", "" },
  { "steps/must-go-on", 0, NULL, "step=rider red:6.at=20.1 " HAND,
    "rider:domestique-3 card:even-turn",
    NO ("step:stop", "RIV-RESTR-02", "It must go on while a space ahead is free.") },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  riv_scene_add_all (scenes, G_N_ELEMENTS (scenes));
  return g_test_run ();
}
