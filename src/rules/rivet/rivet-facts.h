/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facts, places in words, secrets, invariants and what is told.
 */

#pragma once

#include "rivet-table.h"

/* Sizes of the tables, checked where they are. */
#define RIV_N_SCOPES 4
#define RIV_N_FACTS 82
#define RIV_N_EVENT_TEXTS 50
extern const PaddockScope riv_scopes[RIV_N_SCOPES];
extern const PaddockFact riv_facts[RIV_N_FACTS];
extern const PaddockEventText riv_event_texts[RIV_N_EVENT_TEXTS];
extern const char *const riv_clause_ids[];

/* "12.2", "12.2.1" of a split lane, "12.left", "finish" (rivet-places.c). */
void riv_format_place (const PaddockTable *table, PaddockPlace place, GString *text);
gboolean riv_parse_place (const PaddockTable *table, const char *text, PaddockPlace *place);
void riv_say_place (const PaddockTable *table,
                    const PaddockEvent *event,
                    PaddockPlace place,
                    GString *text);

void riv_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text);
void riv_list_things (const PaddockTable *table, GPtrArray *names);

gboolean riv_settle (PaddockTable *table, GError **error);
gboolean riv_check (const PaddockTable *table, GError **error);
void riv_redeal (PaddockTable *table, guint seat);

/* How often each card is where it should be: what a team lacks of its deck, by card, and whether it lacks Making
 * Headlines (rivet-check.c). */
gboolean riv_count_missing (const PaddockTable *table, guint team, gint8 missing[RIV_MAX_ACTIONS]);
