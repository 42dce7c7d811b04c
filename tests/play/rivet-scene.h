/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moments of a whole race of On the Rivet from two lines of text, carried out as playtests are.
 *
 * GIVEN has facts, "step=rescue red:4.at=6.3 blue.hand=even-turn,long-turn": of the race, of a team, or of its rider by
 * number, or of all riders: "all.label=black"; commas stand for spaces.  Riders that are not placed stand where none is linked and none is dropped: those of the
 * first three teams on rows 40, 38, 36 ..., each team in its lane from the left, the next three teams 14 rows behind.  It
 * is red's turn, who is first, unless something else is given.
 *
 * A script has answers and checks one after another:
 *   grupo:stay       the answer with this key
 *   [grupo:stay ..]  the answers that are offered
 *   ?blue/rescue     who is asked, and what
 *   red:4.at=17.2    a fact
 *   over             the race is over
 */

#pragma once

#include "setup.h"

typedef struct {
  const char *name; /* "CLAUSE CLAUSE .../what-happens" */
  guint n_seats;    /* 0: three */
  const char *
    setup; /* "v2 tactics=always": track of tests/scenarios/rivet, "v3" unless named, and options; or NULL */
  const char *given;
  const char *script;
  const char
    *refused; /* where the script ends, a line for each: key, clause, reason; NULL: not looked at */
} RivScene;

/* The setup of a race alone; SETUP is as above. */
PaddockSetup *riv_scene_setup_new (const char *setup, guint n_seats);

/* Adds a test for each: "/play/CLAUSE/WHAT". */
void riv_scene_add_all (const RivScene *scenes, guint n);
