/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words, facts and invariants.
 */

#pragma once

#include "frothy-table.h"

extern const char *const fro_clause_ids[];
extern const char *const fro_icon_labels[FRO_N_ICONS];

/* What a die shows: of a control roll its icon, of the others its number; before it is rolled for anything, both. */
PaddockFace fro_get_face (const PaddockTable *table, guint die, int shows);
/* Sizes of the tables, checked where they are. */
#define FRO_N_SCOPES 5
#define FRO_N_FACTS 109
#define FRO_N_EVENT_TEXTS 91
extern const PaddockScope fro_scopes[FRO_N_SCOPES];
extern const PaddockFact fro_facts[FRO_N_FACTS];
extern const PaddockKeyWord fro_key_words[];
void fro_list_things (const PaddockTable *table, GPtrArray *names);
extern const PaddockEventText fro_event_texts[FRO_N_EVENT_TEXTS];
extern const PaddockAsk fro_asks[FRO_N_ASKS];

void fro_redeal (PaddockTable *table, guint seat); /* frothy-secret.c */
gboolean fro_settle (PaddockTable *table, GError **error);
gboolean fro_check (const PaddockTable *table, GError **error);
void fro_say_place (const PaddockTable *table,
                    const PaddockEvent *event,
                    PaddockPlace place,
                    GString *text);
void fro_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text);
