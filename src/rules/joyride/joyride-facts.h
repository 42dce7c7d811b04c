/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words, facts and invariants.
 */

#pragma once

#include "joyride-table.h"

extern const char *const joy_clause_ids[];
/* Sizes of the tables, checked where they are. */
#define JOY_N_SCOPES 4
#define JOY_N_FACTS 69
#define JOY_N_EVENT_TEXTS 50
extern const PaddockScope joy_scopes[JOY_N_SCOPES];
extern const PaddockFact joy_facts[JOY_N_FACTS];
extern const PaddockKeyWord joy_key_words[];
void joy_list_things (const PaddockTable *table, GPtrArray *names);
extern const PaddockEventText joy_event_texts[JOY_N_EVENT_TEXTS];
extern const PaddockAsk joy_asks[JOY_N_ASKS];

gboolean joy_settle (PaddockTable *table, GError **error);
gboolean joy_check (const PaddockTable *table, GError **error);
gboolean joy_check_positions (const PaddockTable *table, GError **error); /* of the cars */
PaddockFace joy_get_face (const PaddockTable *table, guint die, int shows);
void joy_say_place (const PaddockTable *table,
                    const PaddockEvent *event,
                    PaddockPlace place,
                    GString *text);
void joy_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text);
