/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions of On the Rivet in words: keys for files and labels for people.  Those of moves are in
 * rivet-words-move.c, the table of all questions in rivet-words.c.
 */

#pragma once

#include "rivet-asks.h"
#include "rivet-table.h"

extern const PaddockAsk riv_asks[RIV_N_ASKS];
extern const PaddockKeyWord riv_key_words[];

/* "Climber"; "Climber (Red)" if it is not of the seat that READS. */
void riv_say_rider (const PaddockTable *table, GString *out, guint rider, guint reader);

/* "red-climber" */
void riv_format_rider (const PaddockTable *table, GString *out, guint rider);

/* --- Of moves --- */

#define RIV_FORMATTER(name_)                                              \
  void name_ (const PaddockTable *table, const PaddockDecision *decision, \
              const PaddockChoice *choice, GString *text)

RIV_FORMATTER (riv_key_number);    /* "keep:2" */
RIV_FORMATTER (riv_key_own_rider); /* "rider:climber": NAME of the question, id in its team */
RIV_FORMATTER (riv_key_rider);     /* "attach:red-climber" */
RIV_FORMATTER (riv_key_card);
RIV_FORMATTER (riv_key_type);
RIV_FORMATTER (riv_key_energy);
RIV_FORMATTER (riv_key_step);
RIV_FORMATTER (riv_key_lane);
RIV_FORMATTER (riv_label_rider);
RIV_FORMATTER (riv_label_card);
RIV_FORMATTER (riv_label_type);
RIV_FORMATTER (riv_label_energy);
RIV_FORMATTER (riv_label_keep);
RIV_FORMATTER (riv_label_step);
RIV_FORMATTER (riv_label_lane);
RIV_FORMATTER (riv_label_attach);
RIV_FORMATTER (riv_label_recover);

/* The answers that are meant unless something else is said. */
guint riv_prefer_step (const PaddockTable *table, const PaddockDecision *decision);
guint riv_prefer_none (const PaddockTable *table, const PaddockDecision *decision);

/* --- Of what is round them --- */

RIV_FORMATTER (riv_key_tactic);
RIV_FORMATTER (riv_key_grupo);
RIV_FORMATTER (riv_key_rescue);
RIV_FORMATTER (riv_key_place);
RIV_FORMATTER (riv_label_tactic);
RIV_FORMATTER (riv_label_grupo);
RIV_FORMATTER (riv_label_rescue);
RIV_FORMATTER (riv_label_place);
guint riv_prefer_last (const PaddockTable *table, const PaddockDecision *decision);
