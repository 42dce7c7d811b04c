/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-odds.h"
#include "frothy.h"

#include "licence.h"
#include "words.h"

static gpointer
compile (const PaddockSetup *setup, GError **error)
{
  return fro_course_new (setup, error);
}

static void
free_course (gpointer course)
{
  fro_course_free (course);
}

const PaddockGame paddock_frothy = {
  .id = "frothy",
  .label = N_ ("Frothy Races"),
  .min_seats = 2,
  .max_seats = FRO_MAX_VEHICLES,
  .rules_version = 2,
  .state_size = sizeof (FroState),
  .options = fro_options,
  .n_options = FRO_N_OPTIONS,
  .seat_options = fro_seat_options,
  .n_seat_options = FRO_N_SEAT_OPTIONS,
  .vehicle_kind = &paddock_licence_kind,
  .line_up = fro_find_line_up,
  .presets = fro_presets,
  .n_presets = FRO_N_PRESETS,
  .scopes = fro_scopes,
  .n_scopes = FRO_N_SCOPES,
  .facts = fro_facts,
  .n_facts = FRO_N_FACTS,
  .asks = fro_asks,
  .n_asks = FRO_N_ASKS,
  .clauses = fro_clause_ids,
  .n_clauses = FRO_N_CLAUSES,
  .event_texts = fro_event_texts,
  .n_event_texts = FRO_N_EVENT_TEXTS,
  .compile = compile,
  .free_course = free_course,
  .start = fro_start,
  .pending = fro_pending,
  .apply = fro_apply,
  .settle = fro_settle,
  .redeal = fro_redeal,
  .list_odds = fro_list_odds,
  .answers_single = TRUE,
  .progress = fro_progress,
  .n_headings = PADDOCK_N_FACINGS,
  .format_subject = fro_format_subject,
  .pieces = fro_show_pieces,
  .hand = &fro_hand,
  .dashboard = fro_show_dashboard,
  .refused = fro_refused,
  .check = fro_check,
};
