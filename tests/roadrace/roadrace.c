/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "roadrace.h"

#include "road-course.h"

enum {
  CLAUSE_TURN = 1,
  CLAUSE_RIDE,
  CLAUSE_FALL,
  CLAUSE_END,
};

static const char *const clauses[] = { "", "ROA-TURN", "ROA-RIDE", "ROA-FALL", "ROA-END" };
static const PaddockDie die = { "die", 6, { 1, 2, 3, 4, 5, 6 } };
static const PaddockScope scopes[] = { PADDOCK_STATE_SCOPE };

static const PaddockFact facts[] = {
  PADDOCK_STATE_FACTS,
  {
    .name = "turn",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_SEATS,
    PADDOCK_FACT_AT (RoadraceState, turn),
    .help = "who is to move",
  },
  {
    .name = "die",
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RoadraceState, die),
    .min = 1,
    .max = 6,
    .help = "what was rolled",
  },
  {
    .name = "rider",
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (RoadraceState, rider),
    .max = PADDOCK_NO_PIECE,
    .help = "the piece that rides",
  },
  {
    .name = "riders",
    .kind = PADDOCK_FACT_PLACES,
    PADDOCK_FACT_ARRAY (RoadraceState, riders),
    .count_offset = PADDOCK_FACT_FIXED,
    .help = "where they are",
  },
};

static const PaddockEventText event_texts[] = {
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, "The race begins" },
  { PADDOCK_EVENT_ROLLED, PADDOCK_ANY_SORT, "{actor} rolls a {amount}" },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, "{subject} rides to {to}",
    .several = "{subject} rides to {to}" },
  { PADDOCK_EVENT_CRASHED, PADDOCK_ANY_SORT, "{subject} falls" },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, "{actor} wins" },
};

/* --- The road --- */

static const PaddockRoad *
get_road (const PaddockTable *table)
{
  return ((const PaddockRoadCourse *) table->course)->road;
}

static gpointer
compile (const PaddockSetup *setup, GError **error)
{
  if (setup->track && setup->track->kind == &paddock_road_track_kind)
    return paddock_road_course_new (setup->track->record);

  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP, "riders need a road");
  return NULL;
}

static void
free_course (gpointer course)
{
  paddock_road_course_free (course);
}

/* Where the rider is after N rows in LANE. */
static PaddockRoadSpace
ahead (const PaddockTable *table, guint rider, int n, int lane)
{
  const RoadraceState *state = table->state;
  int row = state->riders[rider].a + n;

  if (row > paddock_road_get_n_rows (get_road (table)))
    return paddock_road_finish (get_road (table));

  return PADDOCK_ROAD_SPACE (row, MIN (lane, paddock_road_get_row (get_road (table), row)->lanes),
                             1);
}

static gboolean
is_home (const PaddockTable *table, guint rider)
{
  const RoadraceState *state = table->state;

  return state->riders[rider].a > paddock_road_get_n_rows (get_road (table));
}

/* --- The rules --- */

static void
begin_turn (PaddockTable *table, guint seat)
{
  RoadraceState *state = table->state;

  state->turn = (guint8) seat;
  state->rider = PADDOCK_NO_PIECE;
  state->die = (guint8) paddock_chance_roll (&state->base.chance, &die);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = (guint8) seat,
                .clause = CLAUSE_TURN, .amount = state->die);
}

static void
start (PaddockTable *table)
{
  RoadraceState *state = table->state;

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_BEGAN, .actor = PADDOCK_NOBODY);
  for (guint i = 0; i < state->base.n_players * ROADRACE_N_RIDERS; i++)
    state->riders[i] = paddock_road_space_to_place (
      PADDOCK_ROAD_SPACE (1 + i / ROADRACE_N_RIDERS, 1 + i % ROADRACE_N_RIDERS, 1));
  begin_turn (table, 0);
}

static void
add_choice (PaddockDecision *decision, PaddockTargetKind target, guint id, PaddockPlace place)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) id,
                                                   .target = (guint8) target,
                                                   .place = place });
}

static void
pending (const PaddockTable *table, PaddockDecision *decision)
{
  const RoadraceState *state = table->state;
  guint first = state->turn * ROADRACE_N_RIDERS;

  paddock_decision_ask (decision, state->turn,
                        state->rider == PADDOCK_NO_PIECE ? ROADRACE_DECISION_RIDER
                                                         : ROADRACE_DECISION_LANE);
  if (state->rider == PADDOCK_NO_PIECE) {
    for (guint i = first; i < first + ROADRACE_N_RIDERS; i++)
      if (!is_home (table, i))
        add_choice (decision, PADDOCK_TARGET_PIECE, i, PADDOCK_PLACE (i, 0));
    return;
  }
  for (int lane = 1; lane <= PADDOCK_ROAD_MAX_LANES; lane++) {
    PaddockRoadSpace end = ahead (table, state->rider, state->die, lane);

    if (end.lane == lane || (lane == 1 && end.k == 0))
      add_choice (decision, PADDOCK_TARGET_ROAD, (guint) lane, paddock_road_space_to_place (end));
  }
}

static void
move (PaddockTable *table, PaddockPlace to)
{
  RoadraceState *state = table->state;
  PaddockPlace from = state->riders[state->rider];

  if (paddock_place_equal (from, to))
    return;

  state->riders[state->rider] = to;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_MOVED, .actor = state->turn,
                .subject = state->rider, .clause = CLAUSE_RIDE, .from = from, .to = to);
}

static void
fall (PaddockTable *table, PaddockPlace end)
{
  const RoadraceState *state = table->state;

  for (guint i = 0; i < state->base.n_players * ROADRACE_N_RIDERS; i++)
    if (i != state->rider && !is_home (table, i) && paddock_place_equal (state->riders[i], end))
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_CRASHED, .actor = state->turn,
                    .subject = (guint8) i, .clause = CLAUSE_FALL, .from = end);
}

static void
ride (PaddockTable *table, PaddockPlace end)
{
  RoadraceState *state = table->state;
  guint first = state->turn * ROADRACE_N_RIDERS;

  while (state->riders[state->rider].a < end.a)
    move (table, paddock_road_space_to_place (
                   ahead (table, state->rider, 1, state->riders[state->rider].b >> 2)));
  move (table, end);
  fall (table, end);
  if (is_home (table, first) && is_home (table, first + 1)) {
    state->base.is_over = TRUE;
    state->base.places[state->base.n_placed++] = state->turn;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_FINISHED, .actor = state->turn,
                  .clause = CLAUSE_END, .amount = 1);
    return;
  }
  begin_turn (table, (state->turn + 1u) % state->base.n_players);
}

static void
apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  RoadraceState *state = table->state;

  if (decision->kind == ROADRACE_DECISION_RIDER)
    state->rider = (guint8) choice->id;
  else
    ride (table, choice->place);
}

/* --- What is shown --- */

static guint
get_owner (const PaddockTable *table, guint piece)
{
  return piece < table->setup->n_seats * ROADRACE_N_RIDERS ? piece / ROADRACE_N_RIDERS
                                                           : PADDOCK_NOBODY;
}

/* Those who ride right behind another in his lane are linked to him. */
static void
find_ahead (const PaddockTable *table, PaddockPiece *piece, guint n)
{
  const RoadraceState *state = table->state;
  PaddockPlace at = piece->places[0];

  for (guint i = 0; i < n && piece->n_ahead < PADDOCK_PIECE_MAX_AHEAD; i++)
    if (!is_home (table, i) && state->riders[i].a == at.a + 1 && state->riders[i].b == at.b)
      piece->ahead[piece->n_ahead++] = (guint8) i;
}

static guint
show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces)
{
  const RoadraceState *state = table->state;
  guint n = state->base.n_players * ROADRACE_N_RIDERS;

  for (guint i = 0; i < n; i++) {
    gboolean can_act = state->rider == PADDOCK_NO_PIECE ? !is_home (table, i) : i == state->rider;

    pieces[i] = (PaddockPiece){
      .id = (guint8) i,
      .kind = PADDOCK_PIECE_RIDER,
      .seat = (guint8) get_owner (table, i),
      .heading = PADDOCK_NO_HEADING,
      .is_active = can_act,
      .state = can_act ? PADDOCK_PIECE_READY : PADDOCK_PIECE_DONE,
      .spot = is_home (table, i) ? (guint8) (i + 1) : 0,
      .sign = paddock_sign_new_number (i % ROADRACE_N_RIDERS + 1),
      .n_places = 1,
      .places = { state->riders[i] },
    };
    find_ahead (table, &pieces[i], n);
  }
  return n;
}

static void
show_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self)
{
  const RoadraceState *state = table->state;

  if (seat == PADDOCK_NOBODY)
    return;

  paddock_dashboard_add (self, (PaddockGauge){ .kind = PADDOCK_GAUGE_TEXT, .label = "Rows" });
  for (guint i = 0; i < ROADRACE_N_RIDERS; i++)
    paddock_dashboard_add_part (self, (PaddockPart){
                                        .value = state->riders[seat * ROADRACE_N_RIDERS + i].a });
}

static int
get_progress (const PaddockTable *table, guint seat)
{
  const RoadraceState *state = table->state;
  guint first = seat * ROADRACE_N_RIDERS;

  return state->riders[first].a + state->riders[first + 1].a;
}

static void
format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  guint seat = get_owner (table, event->subject);

  if (event->type == PADDOCK_EVENT_MOVED || event->type == PADDOCK_EVENT_CRASHED)
    g_string_append_printf (text, "%s %u", table->setup->seats[seat].name,
                            event->subject % ROADRACE_N_RIDERS + 1);
  else
    g_string_append_printf (text, "%u", event->subject);
}

static void
format_key (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *key)
{
  if (decision->kind == ROADRACE_DECISION_RIDER)
    g_string_append_printf (key, "rider:%u", choice->id % ROADRACE_N_RIDERS + 1);
  else
    g_string_append_printf (key, "lane:%u", choice->id);
}

static void
format_label (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *label)
{
  if (decision->kind == ROADRACE_DECISION_RIDER)
    g_string_append_printf (label, "Rider %u", choice->id % ROADRACE_N_RIDERS + 1);
  else
    g_string_append_printf (label, "Lane %u", choice->id);
}

static const PaddockAsk asks[] = {
  [ROADRACE_DECISION_RIDER] = { "rider", "Which rider rides?", format_key, format_label },
  [ROADRACE_DECISION_LANE] = { "lane", "In which lane does he end?", format_key, format_label,
                               .is_sequel = TRUE },
};

const PaddockGame roadrace_game = {
  .id = "roadrace",
  .label = "Road Race",
  .min_seats = 2,
  .max_seats = ROADRACE_MAX_SEATS,
  .rules_version = 1,
  .state_size = sizeof (RoadraceState),
  .scopes = scopes,
  .n_scopes = G_N_ELEMENTS (scopes),
  .facts = facts,
  .n_facts = G_N_ELEMENTS (facts),
  .asks = asks,
  .n_asks = G_N_ELEMENTS (asks),
  .clauses = clauses,
  .n_clauses = G_N_ELEMENTS (clauses),
  .event_texts = event_texts,
  .n_event_texts = G_N_ELEMENTS (event_texts),
  .compile = compile,
  .free_course = free_course,
  .start = start,
  .pending = pending,
  .apply = apply,
  .progress = get_progress,
  .owner = get_owner,
  .pieces = show_pieces,
  .dashboard = show_dashboard,
  .format_subject = format_subject,
};
