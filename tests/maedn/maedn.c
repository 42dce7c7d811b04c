/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "maedn.h"

#define ENTRY G_GUINT64_CONSTANT (1)
#define N_OWN_FIELDS (MAEDN_N_FIELDS + MAEDN_N_GOALS)
#define OWN_FIELDS ((ENTRY << N_OWN_FIELDS) - 1)
#define GOALS (G_GUINT64_CONSTANT (0xf) << MAEDN_N_FIELDS)

/* By seat, field of its own and other seat: what that field is among the other's. */
typedef struct {
  guint8 theirs[MAEDN_MAX_SEATS][MAEDN_N_FIELDS][MAEDN_MAX_SEATS];
} Course;

enum {
  CLAUSE_START = 1,
  CLAUSE_ROLL,
  CLAUSE_LEAVE,
  CLAUSE_ENTER,
  CLAUSE_MOVE,
  CLAUSE_HOME,
  CLAUSE_HIT,
  CLAUSE_PASS,
  CLAUSE_SIX,
  CLAUSE_WIN,
  CLAUSE_SEATS,
};

static const char *const clauses[] = {
  "",         "MAE-START", "MAE-ROLL", "MAE-LEAVE", "MAE-ENTER", "MAE-MOVE",
  "MAE-HOME", "MAE-HIT",   "MAE-PASS", "MAE-SIX",   "MAE-WIN",   "MAE-SEATS",
};

static const PaddockDie die = { "die", 6, { 1, 2, 3, 4, 5, 6 } };

static const PaddockOption options[] = {
  [MAEDN_OPTION_OPPOSITE] = {
    .name = "opposite",
    .kind = PADDOCK_OPTION_FLAG,
    .initial = TRUE,
    .label = "Two players sit opposite each other",
    .help = "Side by side, the second has the first one's pieces just behind.",
    .clause = "MAE-SEATS",
  },
};

static const PaddockOptionValue neighbours_values[] = { { MAEDN_OPTION_OPPOSITE, FALSE } };

static const PaddockPreset presets[] = {
  { "neighbours", "Side by Side", neighbours_values, G_N_ELEMENTS (neighbours_values) },
};

enum {
  SCOPE_RACE,
  SCOPE_PLAYER,
};

static const PaddockScope scopes[] = {
  [SCOPE_RACE] = PADDOCK_STATE_SCOPE,
  [SCOPE_PLAYER] = {
    .name = "player",
    .offset = G_STRUCT_OFFSET (MaednState, players),
    .stride = sizeof (MaednPlayer),
    .max_count = MAEDN_MAX_SEATS,
    .count_offset = G_STRUCT_OFFSET (MaednState, base.n_players),
    .owner = PADDOCK_OWNER_SEAT,
  },
};

static guint
count_waiting (guint64 pieces)
{
  return MAEDN_N_PIECES - (guint) __builtin_popcountll (pieces);
}

/* Whether fewer than all are on the board: quicker than counting. */
static gboolean
has_waiting (guint64 pieces)
{
  pieces &= pieces - 1;
  pieces &= pieces - 1;
  pieces &= pieces - 1;
  return pieces == 0;
}

static void
get_waiting (const PaddockTable *table, guint element, GString *text)
{
  const MaednState *state = table->state;

  g_string_append_printf (text, "%u", count_waiting (state->players[element].pieces));
}

static const PaddockFact facts[] = {
  PADDOCK_STATE_FACTS,
  {
    .name = "turn",
    .kind = PADDOCK_FACT_INT,
    .flags = PADDOCK_FACT_SEATS,
    PADDOCK_FACT_AT (MaednState, turn),
    .help = "who is to move",
  },
  {
    .name = "die",
    .kind = PADDOCK_FACT_INT,
    PADDOCK_FACT_AT (MaednState, die),
    .min = 1,
    .max = 6,
    .help = "what was rolled",
  },
  {
    .name = "pieces",
    .scope = SCOPE_PLAYER,
    .kind = PADDOCK_FACT_SET,
    PADDOCK_FACT_AT (MaednPlayer, pieces),
    .max = N_OWN_FIELDS - 1,
    .help = "own fields with a piece: 0 is the entry, 40 the first goal field",
  },
  {
    .name = "waiting",
    .scope = SCOPE_PLAYER,
    .kind = PADDOCK_FACT_DERIVED,
    .get = get_waiting,
    .help = "pieces off the board",
  },
};

static const PaddockEventText event_texts[] = {
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, "The race begins" },
  { PADDOCK_EVENT_ROLLED, PADDOCK_ANY_SORT, "{actor} rolls a {amount}" },
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT, "{actor} brings in a piece" },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, "{actor} moves from {from} to {to}" },
  { PADDOCK_EVENT_REMOVED, PADDOCK_ANY_SORT, "{actor} throws out {subject}'s piece on {from}" },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, "{actor} wins" },
  { PADDOCK_EVENT_RACE_OVER, PADDOCK_ANY_SORT, "The race is over" },
};

static void
compile_pair (Course *course, guint seat, guint other, guint shift)
{
  for (guint i = 0; i < MAEDN_N_FIELDS; i++)
    course->theirs[seat][i][other] = (guint8) ((i + shift) % MAEDN_N_FIELDS);
}

static gpointer
compile (const PaddockSetup *setup, GError **error)
{
  gboolean is_opposite = setup->n_seats == 2 && setup->options[MAEDN_OPTION_OPPOSITE];
  guint spacing = is_opposite ? MAEDN_N_FIELDS / 2 : MAEDN_SPACING;
  Course *course = g_new0 (Course, 1);

  for (guint i = 0; i < MAEDN_MAX_SEATS; i++)
    for (guint j = 0; j < MAEDN_MAX_SEATS; j++)
      compile_pair (course, i, j, (MAEDN_N_FIELDS + i * spacing - j * spacing) % MAEDN_N_FIELDS);

  return course;
}

static void
roll (PaddockTable *table, guint turn, guint clause)
{
  MaednState *state = table->state;
  int shown = paddock_chance_roll (&state->base.chance, &die);

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = (guint8) turn,
                .clause = (guint16) clause, .amount = (gint16) shown);
  state->turn = (guint8) turn;
  state->die = (guint8) shown;
}

static void
start (PaddockTable *table)
{
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = CLAUSE_START);
  roll (table, 0, CLAUSE_ROLL);
}

/* The pieces that may move by the die, as bits: those with a field ahead that is there and free of own
 * pieces; MAE-MOVE, MAE-HOME. */
static guint64
movable (guint64 pieces, guint die_)
{
  return pieces & (OWN_FIELDS ^ pieces) >> die_;
}

static void
add_moves (PaddockDecision *decision, guint64 moves)
{
  do {
    guint field = (guint) __builtin_ctzll (moves);

    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) (MAEDN_MOVE + field),
                                                     .target = PADDOCK_TARGET_PIECE,
                                                     .place = { (gint16) field, 0 } });
    moves &= moves - 1;
  } while (moves);
}

static void
pending (const PaddockTable *table, PaddockDecision *decision)
{
  const MaednState *state = table->state;
  guint64 pieces = state->players[state->turn].pieces;
  guint64 moves = movable (pieces, state->die);
  gboolean waiting = has_waiting (pieces);

  paddock_decision_ask (decision, state->turn, MAEDN_DECISION_MOVE);
  if (waiting && moves & ENTRY) /* MAE-LEAVE */
    add_moves (decision, ENTRY);
  else if (waiting && state->die == 6 && !(pieces & ENTRY))
    paddock_decision_add (decision, (PaddockChoice){ .id = MAEDN_ENTER });
  else if (moves)
    add_moves (decision, moves);
  else
    paddock_decision_add (decision, (PaddockChoice){ .id = MAEDN_PASS });
}

/* MAE-HIT */
G_GNUC_NO_INLINE
static void
throw_out (PaddockTable *table, const guint8 *theirs)
{
  MaednState *state = table->state;
  guint i = 0;

  while (!(state->players[i].pieces >> theirs[i] & 1))
    i++;
  state->players[i].pieces ^= ENTRY << theirs[i];
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REMOVED, .actor = state->turn,
                .subject = (guint8) i, .clause = CLAUSE_HIT, .from = { theirs[i], 0 });
}

/* Makes room on a field of the common way.  No own piece stands there, and at most one other. */
static void
clear_field (PaddockTable *table, guint turn, guint field)
{
  const Course *course = table->course;
  const MaednState *state = table->state;
  const guint8 *theirs = course->theirs[turn][field];
  guint64 taken = 0;

  for (guint i = 0; i < MAEDN_MAX_SEATS; i++)
    taken |= state->players[i].pieces >> theirs[i];
  if (G_UNLIKELY (taken & 1))
    throw_out (table, theirs);
}

G_GNUC_NO_INLINE
static void
enter (PaddockTable *table, guint turn)
{
  MaednState *state = table->state;

  clear_field (table, turn, 0);
  state->players[turn].pieces |= ENTRY;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PLACED, .actor = (guint8) turn,
                .subject = (guint8) turn, .clause = CLAUSE_ENTER);
}

static guint
clause_of_move (guint64 pieces, guint from, guint to)
{
  if (from == 0 && has_waiting (pieces))
    return CLAUSE_LEAVE;

  return to < MAEDN_N_FIELDS ? CLAUSE_MOVE : CLAUSE_HOME;
}

/* Whether that wins. */
static gboolean
move (PaddockTable *table, guint turn, guint from)
{
  MaednState *state = table->state;
  guint64 pieces = state->players[turn].pieces;
  guint to = from + state->die;

  if (to < MAEDN_N_FIELDS)
    clear_field (table, turn, to);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_MOVED, .actor = (guint8) turn,
                .subject = (guint8) turn, .clause = (guint16) clause_of_move (pieces, from, to),
                .from = { (gint16) from, 0 }, .to = { (gint16) to, 0 });
  pieces ^= ENTRY << from | ENTRY << to;
  state->players[turn].pieces = pieces;
  return pieces == GOALS;
}

G_GNUC_NO_INLINE
static void
win (PaddockTable *table)
{
  MaednState *state = table->state;

  state->base.is_over = TRUE;
  state->base.places[state->base.n_placed++] = state->turn;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_FINISHED, .actor = state->turn,
                .clause = CLAUSE_WIN, .amount = 1);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_OVER, .actor = PADDOCK_NOBODY,
                .clause = CLAUSE_WIN);
}

/* MAE-SIX */
static guint
next_turn (const MaednState *state, guint turn)
{
  if (state->die == 6)
    return turn;

  return turn + 1 < state->base.n_players ? turn + 1 : 0;
}

static void
apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  const MaednState *state = table->state;
  guint turn = decision->player;

  if (choice->id == MAEDN_ENTER)
    enter (table, turn);
  else if (choice->id >= MAEDN_MOVE && move (table, turn, choice->id - MAEDN_MOVE)) {
    win (table);
    return;
  }

  roll (table, next_turn (state, turn), state->die == 6 ? CLAUSE_SIX : CLAUSE_ROLL);
}

/* A position in which somebody has won is over. */
static gboolean
settle (PaddockTable *table, GError **error)
{
  MaednState *state = table->state;

  state->base.is_over = FALSE;
  state->base.n_placed = 0;
  for (guint i = 0; i < state->base.n_players; i++)
    if (state->players[i].pieces == GOALS) {
      state->base.is_over = TRUE;
      state->base.places[state->base.n_placed++] = (guint8) i;
    }
  return TRUE;
}

static void
format_key (const PaddockTable *table,
            const PaddockDecision *decision,
            const PaddockChoice *choice,
            GString *key)
{
  if (choice->id >= MAEDN_MOVE)
    g_string_append_printf (key, "move:%d", choice->id - MAEDN_MOVE);
  else
    g_string_append (key, choice->id == MAEDN_ENTER ? "enter" : "pass");
}

static void
format_label (const PaddockTable *table,
              const PaddockDecision *decision,
              const PaddockChoice *choice,
              GString *label)
{
  if (choice->id >= MAEDN_MOVE)
    g_string_append_printf (label, "move the piece on %d", choice->id - MAEDN_MOVE);
  else
    g_string_append (label, choice->id == MAEDN_ENTER ? "bring in a piece" : "pass");
}

static void
format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  g_string_append (text, table->setup->seats[event->subject].name);
}

static void
format_place (const PaddockTable *table, PaddockPlace place, GString *text)
{
  g_string_append_printf (text, "%d", place.a);
}

static gboolean
parse_place (const PaddockTable *table, const char *text, PaddockPlace *place)
{
  guint64 field;

  if (!g_ascii_string_to_unsigned (text, 10, 0, N_OWN_FIELDS - 1, &field, NULL))
    return FALSE;

  *place = PADDOCK_PLACE (field, 0);
  return TRUE;
}

/* Whose piece stands on a field of the common way, counted from the first seat's entry. */
static gboolean
check_field (const PaddockTable *table, guint field, GError **error)
{
  const MaednState *state = table->state;
  const Course *course = table->course;
  guint n = 0;

  for (guint i = 0; i < state->base.n_players; i++)
    n += state->players[i].pieces >> course->theirs[0][field][i] & 1;
  if (n <= 1)
    return TRUE;

  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_INVARIANT,
               "%u pieces stand on field %u of the common way", n, field);
  return FALSE;
}

static gboolean
check_player (const PaddockTable *table, guint seat, GError **error)
{
  const MaednState *state = table->state;
  guint64 pieces = state->players[seat].pieces;

  if (count_waiting (pieces) <= MAEDN_N_PIECES && pieces >> N_OWN_FIELDS == 0)
    return TRUE;

  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_INVARIANT,
               "%s has more than four pieces, or one beyond the goal",
               table->setup->seats[seat].id);
  return FALSE;
}

static gboolean
check (const PaddockTable *table, GError **error)
{
  const MaednState *state = table->state;

  for (guint i = 0; i < state->base.n_players; i++)
    if (!check_player (table, i, error))
      return FALSE;
  for (guint i = 0; i < MAEDN_N_FIELDS; i++)
    if (!check_field (table, i, error))
      return FALSE;

  if (state->turn < state->base.n_players && state->die >= 1 && state->die <= 6
      && state->base.is_over == (state->base.n_placed > 0) && state->base.n_placed <= 1)
    return TRUE;

  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_INVARIANT,
               "turn %u, die %u, over %u and %u placed cannot be", state->turn, state->die,
               state->base.is_over, state->base.n_placed);
  return FALSE;
}

static const PaddockAsk asks[] = {
  [MAEDN_DECISION_MOVE] = { "move", "Which piece moves?", format_key, format_label },
};

const PaddockGame maedn_game = {
  .id = "maedn",
  .label = "Mensch aergere dich nicht",
  .min_seats = 2,
  .max_seats = MAEDN_MAX_SEATS,
  .rules_version = 1,
  .state_size = sizeof (MaednState),
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .presets = presets,
  .n_presets = G_N_ELEMENTS (presets),
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
  .free_course = g_free,
  .start = start,
  .pending = pending,
  .apply = apply,
  .settle = settle,
  .format_subject = format_subject,
  .format_place = format_place,
  .parse_place = parse_place,
  .check = check,
};
