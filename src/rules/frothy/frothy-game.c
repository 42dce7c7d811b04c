/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-facts.h"
#include "frothy-flow.h"
#include "frothy-race.h"
#include "frothy-setup.h"
#include "frothy-show.h"
#include "frothy-round.h"
#include "frothy.h"
#include "licence.h"
#include "odds/frothy-odds.h"
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

static const gint16 typed_faces[FRO_N_ICONS] = { FRO_SLIDE,      FRO_DAMAGE, FRO_LEFT_SPIN,
                                                 FRO_RIGHT_SPIN, FRO_SLOW,   FRO_HASTE };

const PaddockGame paddock_frothy = {
  .id = "frothy",
  .label = N_ ("Frothy Races"),
  .min_seats = 2,
  .is_driven_alone = TRUE,
  .max_seats = FRO_MAX_VEHICLES,
  .rules_version = 4,
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
  .key_words = fro_key_words,
  .clauses = fro_clause_ids,
  .n_clauses = FRO_N_CLAUSES,
  .event_texts = fro_event_texts,
  .n_event_texts = FRO_N_EVENT_TEXTS,
  .aids = &fro_aids,
  .compile = compile,
  .free_course = free_course,
  .start = fro_start,
  .pending = fro_pending,
  .apply = fro_apply,
  .settle = fro_settle,
  .redeal = fro_redeal,
  .list_odds = fro_list_odds,
  .answers_single = TRUE,
  .time = fro_get_time,
  .has_leader = fro_has_leader,
  .progress = fro_standing,
  .measures = fro_measures,
  .n_measures = FRO_N_MEASURES,
  .ranks_rest = fro_ranks_rest,
  .weigh_die = fro_weigh_die,
  .luck_kinds = fro_luck_kinds,
  .n_luck_kinds = FRO_N_LUCK_KINDS,
  .n_headings = PADDOCK_N_FACINGS,
  .format_subject = fro_format_subject,
  .say_place = fro_say_place,
  .list_things = fro_list_things,
  .face = fro_get_face,
  .typed_faces = typed_faces,
  .n_typed_faces = G_N_ELEMENTS (typed_faces),
  .pieces = fro_show_pieces,
  .hand = &fro_hand,
  .dashboard = fro_show_dashboard,
  .refused = fro_refused,
  .check = fro_check,
};
