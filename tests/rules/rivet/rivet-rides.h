/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves of On the Rivet from one line of text, on a table that has nothing but a road and riders.
 *
 * Riders are named as one likes, X is activated.  Those whose names begin with a small letter are of X's team, the others
 * are rivals.
 *
 * With the word "machine" first among the card's, the artificial team moves X before the script begins; "line=20" puts a
 * bonus line after row 20.
 *
 * A script has the answers one after another, and checks between them:
 *   F L R         a step forward, to the left, to the right; F2 into lane 2; L-front, L-rear into a half
 *   F! L! R! F2!  the same as a bump
 *   D2            a diagonal step into lane 2
 *   S             stop
 *   +A -          take the line of A along, or leave it
 *   lane:2 ...    any other key; riders are "own-a" and "rival-A" in keys
 *   [F L R]       the answers that are offered, in any order
 *   {X=10.1 A=9}  where riders stand; X.bonus=1, X.light=2, X.energy=1, X.place=1: what they have
 *   <X-A B-C>     the pairs that are linked, the front one first; < > for none
 *   (A X B)       the placing order of all on the map
 *   leads=A       who leads, or "none"; last=x: the worst placed of X's team; tail=B: the end of the last line, or "none"
 *   =3            strokes left
 *   .             the move is over
 */

#pragma once

#include "rivet-tracks.h"
#include "rivet/rivet-table.h"

typedef struct {
  const char *name;   /* of the case, without spaces */
  const char *road;   /* rivet-tracks.h */
  const char *riders; /* "X=10.1 A=11.1" */
  const char *
    card; /* "lead 4", then words: "no-side", "diagonal=2", "light=2" (fatigue of X), "option=value" */
  const char *script;
} RivRideCase;

/* Adds a test for each case: "/rules/CLAUSE/NAME", the clause being the first word of its name up to a slash. */
void riv_ride_add_cases (const RivRideCase *cases, guint n);
