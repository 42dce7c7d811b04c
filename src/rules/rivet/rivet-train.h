/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The train: the activated rider and those who follow it (RIV-LEAD-02, RIV-DRAFT-01), the first of them in front.
 */

#pragma once

#include "rivet-push.h"

/* The activated rider alone. */
void riv_reset_train (PaddockTable *table);

gboolean riv_has_followers (const PaddockTable *table); /* its type lets riders follow */

/* Those who may follow the last of the train: more than one at a merge; returns how many. */
guint riv_list_next (const PaddockTable *table, guint8 riders[PADDOCK_ROAD_MAX_LANES]);

/* Adds one after another, up to the end of the file; FALSE: one of several must be chosen (RIV-LANE-15). */
gboolean riv_grow_train (PaddockTable *table);

/* FALSE: the card takes no riders of other teams along. */
gboolean riv_may_join (const PaddockTable *table, guint rider);
void riv_add_to_train (PaddockTable *table, guint rider);

/* Only the first N of it stay; the others may be taken up again unless they are barred. */
void riv_cut_train (PaddockTable *table, guint n);

/* The train follows its first rider, which left FROM: each to the place of the one before it. */
void riv_follow (PaddockTable *table, PaddockPlace from, RivClause clause);

/* RIV-RUL-41: who was pushed back into the train rides in it from now on. */
void riv_take_in (PaddockTable *table, const RivPush *push);
