/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-facts.h"
#include "rivet-flow.h"
#include "rivet-refused.h"
#include "rivet-setup.h"
#include "rivet-show.h"
#include "rivet-words.h"
#include "rivet.h"
#include "team-cards.h"
#include "team.h"
#include "words.h"

#define TEAM(name_) "vehicles/" name_ ".vehicle.xml"

static gpointer
compile (const PaddockSetup *setup, GError **error)
{
  return riv_course_new (setup, error);
}

static void
free_course (gpointer course)
{
  riv_course_free (course);
}

/* One for each seat, in the order of the colours of seats. */
static const char *const *
find_line_up (const PaddockDocument *track)
{
  static const char *const teams[] = {
    TEAM ("alpenglow-cycles"), TEAM ("blue-kettle"),   TEAM ("emerald-post"),   TEAM ("limonaia"),
    TEAM ("night-bakers"),     TEAM ("dunes-express"), TEAM ("slate-and-sons"), NULL,
  };

  return teams;
}

static guint
get_owner (const PaddockTable *table, guint piece)
{
  return piece < riv_course (table)->n_riders ? riv_course (table)->riders[piece].seat
                                              : PADDOCK_NOBODY;
}

/* By question. */
static const PaddockRefuse refusals[RIV_N_ASKS] = {
  [RIV_ASK_RIDER] = riv_refuse_rider,
  [RIV_ASK_CARD] = riv_refuse_card,
  [RIV_ASK_STEP] = riv_refuse_step,
  [RIV_ASK_ATTACH] = riv_refuse_attach,
};

/* What people want to find again in a race. */
static const PaddockRemarkable remarkables[] = {
  { PADDOCK_EVENT_CROSSED, PADDOCK_NO_CLAUSE, PADDOCK_BOOKMARK_BONUS, TRUE },
  { PADDOCK_EVENT_PUSHED, RIV_BUMP_03, PADDOCK_BOOKMARK_BUMP, TRUE },
  { PADDOCK_EVENT_PUSHED, RIV_BUMP_04, PADDOCK_BOOKMARK_BUMP, TRUE },
  { PADDOCK_EVENT_PUSHED, RIV_BUMP_06, PADDOCK_BOOKMARK_BUMP, TRUE },
  { PADDOCK_EVENT_LINKED, RIV_LEAD_05, PADDOCK_BOOKMARK_CATCH, TRUE },
  { PADDOCK_EVENT_LINKED, RIV_TAC_04, PADDOCK_BOOKMARK_DROP, TRUE },
  { PADDOCK_EVENT_JUMPED, RIV_RESC_06, PADDOCK_BOOKMARK_RESCUE, TRUE },
};

const PaddockGame paddock_rivet = {
  .id = "rivet",
  .label = N_ ("On the Rivet"),
  .min_seats = 2,
  .max_seats = RIV_MAX_TEAMS,
  .rules_version = 1,
  .state_size = sizeof (RivState),
  .options = riv_options,
  .n_options = RIV_N_OPTIONS,
  .vehicle_kind = &paddock_team_kind,
  .cards_kind = &paddock_team_cards_kind,
  .line_up = find_line_up,
  .standard_cards = "cards/grand-tour.cards.xml",
  .scopes = riv_scopes,
  .n_scopes = RIV_N_SCOPES,
  .facts = riv_facts,
  .n_facts = RIV_N_FACTS,
  .asks = riv_asks,
  .n_asks = RIV_N_ASKS,
  .key_words = riv_key_words,
  .clauses = riv_clause_ids,
  .n_clauses = RIV_N_CLAUSES,
  .event_texts = riv_event_texts,
  .n_event_texts = RIV_N_EVENT_TEXTS,
  .aids = &riv_aids,
  .compile = compile,
  .free_course = free_course,
  .start = riv_start,
  .pending = riv_pending,
  .apply = riv_apply,
  .settle = riv_settle,
  .redeal = riv_redeal,
  .answers_single = TRUE,
  .has_leader = riv_has_leader,
  .progress = riv_get_progress,
  .measures = riv_measures,
  .n_measures = RIV_N_MEASURES,
  .refused = refusals,
  .describe_card = riv_describe_card,
  .remarkables = remarkables,
  .n_remarkables = G_N_ELEMENTS (remarkables),
  .format_subject = riv_format_subject,
  .list_things = riv_list_things,
  .format_place = riv_format_place,
  .parse_place = riv_parse_place,
  .say_place = riv_say_place,
  .owner = get_owner,
  .pieces = riv_show_pieces,
  .dashboard = riv_show_dashboard,
  .check = riv_check,
};
