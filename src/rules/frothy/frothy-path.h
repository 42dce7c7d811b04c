/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The duty to avoid collisions (frothy-path.c), and the card that changes a move (frothy-pace.c).
 */

#pragma once

#include "frothy-table.h"

/* The rest of a move, as the search for a clean plan sees it. */
typedef struct {
  PaddockHex at;
  guint8 vehicle;
  guint8 facing;
  guint8 left;
  guint8 drifts;
  guint8 last_step;
  guint8 may_ram; /* hitting a vehicle is as good as a free way: the move ends there */
} FroPath;

/* One step that the geometry allows. */
typedef struct {
  guint8 id; /* FroMoveId */
  guint8 direction;
  guint8 is_drift;
} FroWay;

#define FRO_MAX_WAYS 3

guint fro_list_ways (const PaddockTable *table, const FroPath *path, FroWay ways[FRO_MAX_WAYS]);
FroPath fro_path_after (const FroPath *path, const FroWay *way);
FroPath fro_path_of_move (const PaddockTable *table);

/* Whether all of its spaces can be moved without a collision (FRO-AVO-03). */
gboolean fro_path_is_clean (const PaddockTable *table, const FroPath *path);
/* The same, with the help of a Reins card if there is one. */
gboolean fro_has_clean_plan (const PaddockTable *table, const FroPath *path, gboolean has_reins);
gboolean
fro_may_rein_in (const PaddockTable *table); /* the mover has such a card and may play it */
/* How many cards usable as Reins the mover must keep for its only clean plan, 0 or 1: an own attack may not take it. */
guint fro_owed_reins (const PaddockTable *table);

/* --- The card that changes a move (frothy-pace.c) --- */

void fro_add_pace (const PaddockTable *table,
                   const FroPath *path,
                   gboolean has_reins,
                   gboolean is_clean,
                   PaddockDecision *decision);
gboolean fro_can_move_more (const PaddockTable *table);
void fro_play_pace (PaddockTable *table, const PaddockChoice *choice); /* an ability */
void fro_ask_pace (const PaddockTable *table, PaddockDecision *decision);
void
fro_answer_pace (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice);
