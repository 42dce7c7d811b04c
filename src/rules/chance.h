/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockChance: where dice, shuffles and picks come from.
 *
 * A counter-based generator: draw number i of a stream is a pure function of (seed, race, stream, i),
 * SplitMix64 with a key of its own for each stream.  So race 4711 of seed 17 is the same race on any
 * thread, day or machine, and a driver that thinks or an animation that plays never shifts the dice.
 *
 * Forced faces stand before the generator: a queue of what the next dice show, written by a playtest
 * file or typed in by people who rolled at the table.  It lives in the state, so that undo restores it.
 * A forced face that the die does not have is kept as a fault for whoever forced it to report.
 *
 * Plain data without pointers, part of every state.
 */

#pragma once

#include <glib.h>

typedef enum {
  PADDOCK_STREAM_DICE,
  PADDOCK_STREAM_CARDS,   /* shuffles, draws and picks */
  PADDOCK_STREAM_DRIVERS, /* what computer drivers and random walks draw */
  PADDOCK_STREAM_LOOKS,   /* anything that only shows */
  PADDOCK_N_STREAMS,
} PaddockStream;

#define PADDOCK_MAX_FORCED 48

/* A die: what its sides show, in the order of the sides. */
typedef struct {
  const char *name;
  guint8 n_sides;
  gint8 shows[12];
} PaddockDie;

typedef struct {
  guint64 keys[PADDOCK_N_STREAMS];
  guint32 drawn[PADDOCK_N_STREAMS];
  guint8 n_forced;  /* still to come */
  guint8 has_fault; /* a forced face did not fit */
  gint8 fault_face;
  gint8 reserved;
  gint8 forced[PADDOCK_MAX_FORCED]; /* dice and picks alike, in the order of the draws */
} PaddockChance;

void paddock_chance_init (PaddockChance *self, guint64 seed, guint64 race);

/* Other dice, same past: what a search may know. */
void paddock_chance_rekey (PaddockChance *self, guint64 salt);

gboolean paddock_chance_force (PaddockChance *self, const int *faces, guint n);

/* What the die shows.  Forced: must be among what it can show. */
int paddock_chance_roll (PaddockChance *self, const PaddockDie *die);

/* 0 .. n - 1, evenly; N at least 1.  Forced faces apply to dice and cards, never to the others. */
guint paddock_chance_pick (PaddockChance *self, PaddockStream stream, guint n);
void paddock_chance_shuffle (PaddockChance *self, PaddockStream stream, guint8 *items, guint n);
