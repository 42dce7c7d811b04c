/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "playtest-run.h"

#include <string.h>

G_GNUC_PRINTF (2, 3)
static gboolean
differ (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  if (error)
    *error = g_error_new_valist (PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_DIFFERENCE, format, args);
  va_end (args);

  return FALSE;
}

/* Building the setup. */

typedef struct {
  PaddockLoadFunc load;
  gpointer data;
} Loader;

/* FALSE only on an error: a source may be empty, and then DOCUMENT stays NULL. */
static gboolean
load_source (const PaddockSource *source,
             const Loader *loader,
             PaddockDocument **document,
             GError **error)
{
  const char *file = paddock_text_get (source->file);

  *document = paddock_document_ref (source->document);
  if (*document || !*file)
    return TRUE;

  if (!loader->load) {
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
                 "\"%s\" cannot be read here: documents must stand inside", file);
    return FALSE;
  }
  *document = loader->load (file, loader->data, error);
  return *document != NULL;
}

static gboolean
add_track (PaddockSetup *setup, const PaddockSource *source, const Loader *loader, GError **error)
{
  g_autoptr (PaddockDocument) track = NULL;

  return load_source (source, loader, &track, error)
         && (!track || paddock_setup_set_track (setup, track, error));
}

static gboolean
add_cards (PaddockSetup *setup, const PaddockList *sources, const Loader *loader, GError **error)
{
  for (guint i = 0; i < paddock_list_len (sources); i++) {
    g_autoptr (PaddockDocument) cards = NULL;

    if (!load_source (PADDOCK_LIST_AT (sources, PaddockSource, i), loader, &cards, error))
      return FALSE;
    if (cards)
      paddock_setup_add_cards (setup, cards);
  }

  return TRUE;
}

static gboolean
add_seat (PaddockSetup *setup,
          const PaddockPlaytestSeat *given,
          const Loader *loader,
          GError **error)
{
  g_autoptr (PaddockDocument) vehicle = NULL;
  PaddockSeat *seat;

  if (!load_source (&given->vehicle, loader, &vehicle, error)
      || !(seat = paddock_setup_add_seat (setup, paddock_text_get (given->id), given->name, vehicle,
                                          error)))
    return FALSE;

  seat->team = given->team;
  for (guint i = 0; i < paddock_list_len (given->settings); i++) {
    const PaddockSetting *setting = PADDOCK_LIST_AT (given->settings, PaddockSetting, i);

    g_hash_table_insert (seat->settings, g_strdup (paddock_text_get (setting->name)),
                         g_strdup (paddock_text_get (setting->value)));
  }
  return TRUE;
}

static gboolean
add_seats (PaddockSetup *setup, const PaddockList *seats, const Loader *loader, GError **error)
{
  for (guint i = 0; i < paddock_list_len (seats); i++)
    if (!add_seat (setup, PADDOCK_LIST_AT (seats, PaddockPlaytestSeat, i), loader, error))
      return FALSE;

  return TRUE;
}

static gboolean
set_options (PaddockSetup *setup, const PaddockList *options, GError **error)
{
  for (guint i = 0; i < paddock_list_len (options); i++) {
    const PaddockSetting *option = PADDOCK_LIST_AT (options, PaddockSetting, i);

    if (!paddock_setup_set_option (setup, paddock_text_get (option->name),
                                   paddock_text_get (option->value), error))
      return FALSE;
  }

  return TRUE;
}

static const PaddockGame *
find_game (const PaddockGame *const *games, const char *id, GError **error)
{
  const PaddockGame *game = paddock_games_find (games, id);
  g_autoptr (GString) known = g_string_new (games[0] ? NULL : "none");

  if (game)
    return game;

  for (guint i = 0; games[i]; i++)
    g_string_append_printf (known, "%s%s", i ? ", " : "", games[i]->id);
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
               "there is no game \"%s\", only: %s", id, known->str);
  return NULL;
}

PaddockSetup *
paddock_playtest_dup_setup (const PaddockPlaytest *playtest,
                            const PaddockGame *const *games,
                            PaddockLoadFunc load,
                            gpointer data,
                            GError **error)
{
  const PaddockGame *game = find_game (games, paddock_text_get (playtest->game), error);
  const char *preset = paddock_text_get (playtest->preset);
  g_autoptr (PaddockSetup) setup = NULL;
  Loader loader = { load, data };

  if (!game)
    return NULL;

  setup = paddock_setup_new (game, (guint64) playtest->seed);
  if ((*preset && !paddock_setup_apply_preset (setup, preset, error))
      || !add_track (setup, &playtest->track, &loader, error)
      || !add_cards (setup, playtest->cards, &loader, error)
      || !add_seats (setup, playtest->seats, &loader, error)
      || !set_options (setup, playtest->options, error) || !paddock_setup_seal (setup, error))
    return NULL;

  return g_steal_pointer (&setup);
}

/* The beginning. */

static gboolean
collect_faces (const PaddockStep *step, GArray *faces)
{
  for (guint i = 0; i < paddock_list_len (step->faces); i++) {
    int face = paddock_list_get_int (step->faces, i);

    g_array_append_val (faces, face);
  }

  return TRUE;
}

static gboolean
refuse_faces (GError **error)
{
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP,
               "at most %u forced faces can wait, each from %d to %d", PADDOCK_MAX_FORCED,
               G_MININT8, G_MAXINT8);
  return FALSE;
}

/* A forced face that did not fit. */
static gboolean
check_forced (const PaddockJournal *journal, GError **error)
{
  const PaddockChance *chance =
    &paddock_match_get_state (paddock_journal_get_match (journal))->chance;

  if (!chance->has_fault)
    return TRUE;

  return differ (error, "the forced face %d is not one that could come up then",
                 chance->fault_face);
}

/* The ordinary start; N_STEPS is set to how many steps it has used up. */
static PaddockJournal *
begin_race (const PaddockPlaytest *playtest, PaddockSetup *setup, guint *n_steps, GError **error)
{
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, (guint64) playtest->race);
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));

  for (*n_steps = 0; *n_steps < paddock_list_len (playtest->script); ++*n_steps) {
    const PaddockStep *step = PADDOCK_LIST_AT (playtest->script, PaddockStep, *n_steps);

    if (step->kind != PADDOCK_STEP_FORCE)
      break;
    collect_faces (step, faces);
  }

  if (!paddock_journal_restart_forced (journal, (guint64) playtest->race, (int *) faces->data,
                                       faces->len)) {
    refuse_faces (error);
    return NULL;
  }
  return g_steal_pointer (&journal);
}

static PaddockJournal *
begin_position (const PaddockPlaytest *playtest, PaddockSetup *setup, GError **error)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, (guint64) playtest->race, NULL);

  for (guint i = 0; i < paddock_list_len (playtest->position); i++) {
    const PaddockPlaytestFact *fact = PADDOCK_LIST_AT (playtest->position, PaddockPlaytestFact, i);

    if (!paddock_match_set_fact (match, fact->of, paddock_text_get (fact->name),
                                 paddock_text_get (fact->is), error)) {
      g_prefix_error (error, "given fact %u: ", i + 1);
      return NULL;
    }
  }

  if (!paddock_match_settle (match, error)) {
    g_prefix_error (error, "the position cannot be: ");
    return NULL;
  }
  return paddock_journal_new_from (match, (guint64) playtest->race);
}

/* Steps. */

typedef gboolean (*CarryOut) (PaddockJournal *journal, const PaddockStep *step, GError **error);

static const PaddockMatch *
match_of (PaddockJournal *journal)
{
  return paddock_journal_get_match (journal);
}

static const PaddockSetup *
setup_of (PaddockJournal *journal)
{
  return paddock_match_get_setup (match_of (journal));
}

static char *
list_keys (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  GString *keys = g_string_new (NULL);

  for (guint i = 0; decision && i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);

    g_string_append_printf (keys, "%s%s", i ? " " : "", key);
  }

  return g_string_free (keys, FALSE);
}

static char *
describe_pending (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockSetup *setup = paddock_match_get_setup (match);
  g_autofree char *keys = list_keys (match);

  if (!decision)
    return g_strdup ("the race is over");

  return g_strdup_printf ("%s is asked \"%s\" with the choices: %s",
                          setup->seats[decision->player].id,
                          setup->game->decision_names[decision->kind], keys);
}

static gboolean
force (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));

  collect_faces (step, faces);
  return paddock_journal_force (journal, (int *) faces->data, faces->len) || refuse_faces (error);
}

static gboolean
choose (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  const char *key = paddock_text_get (step->key);
  int choice = paddock_match_find_choice (match_of (journal), key);
  g_autofree char *pending = NULL;

  if (choice < 0) {
    pending = describe_pending (match_of (journal));
    return differ (error, "\"%s\" cannot be chosen now: %s", key, pending);
  }

  paddock_journal_choose (journal, (guint) choice);
  return check_forced (journal, error);
}

static gboolean
expect_fact (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return paddock_match_expect_fact (match_of (journal), step->of, paddock_text_get (step->name),
                                    paddock_text_get (step->is), error);
}

static gboolean
expect_asked (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  const PaddockDecision *decision = paddock_match_get_decision (match_of (journal));
  const PaddockSetup *setup = setup_of (journal);
  const char *seat = paddock_text_get (step->of), *kind = paddock_text_get (step->name);
  g_autofree char *pending = NULL;

  if (decision && (!*seat || g_str_equal (seat, setup->seats[decision->player].id))
      && (!*kind || g_str_equal (kind, setup->game->decision_names[decision->kind])))
    return TRUE;

  pending = describe_pending (match_of (journal));
  return differ (error, "expected that %s is asked%s%s%s, found that %s", *seat ? seat : "somebody",
                 *kind ? " \"" : "", kind, *kind ? "\"" : "", pending);
}

/* Whether all (or none) of the step's keys can be chosen. */
static gboolean
expect_keys (PaddockJournal *journal, const PaddockStep *step, gboolean legal, GError **error)
{
  g_auto (GStrv) keys = g_strsplit (paddock_text_get (step->keys), " ", -1);
  g_autofree char *pending = NULL;

  for (guint i = 0; keys[i]; i++) {
    if (!*keys[i] || (paddock_match_find_choice (match_of (journal), keys[i]) >= 0) == legal)
      continue;

    pending = describe_pending (match_of (journal));
    return differ (error, "expected that \"%s\" can%s be chosen, found that %s", keys[i],
                   legal ? "" : "not", pending);
  }

  return TRUE;
}

static gboolean
expect_legal (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return expect_keys (journal, step, TRUE, error);
}

static gboolean
expect_illegal (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return expect_keys (journal, step, FALSE, error);
}

static gboolean
expect_choices (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  g_auto (GStrv) expected = g_strsplit (paddock_text_get (step->keys), " ", -1);
  g_autofree char *legal = list_keys (match_of (journal));
  g_auto (GStrv) found = g_strsplit (legal, " ", -1);

  for (guint i = 0; found[i]; i++)
    if (*found[i] && !g_strv_contains ((const char *const *) expected, found[i]))
      return differ (error, "expected the choices: %s; found one more, \"%s\", in: %s", step->keys,
                     found[i], legal);

  return expect_keys (journal, step, TRUE, error);
}

/* Events. */

/* What a step says of an event, read. */
typedef struct {
  PaddockEventType type;
  int actor; /* -1: any */
  int clause;
  const char *subject; /* NULL: any */
  gboolean has_amount, has_from, has_to;
  gint64 amount;
  PaddockPlace from, to;
} Pattern;

static gboolean
refuse_event (GError **error, const char *what, const char *text)
{
  g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT, "%s \"%s\"", what, text);
  return FALSE;
}

static gboolean
read_arg (const PaddockTable *table,
          PaddockEventArg arg,
          const char *text,
          gboolean *is_given,
          PaddockPlace *place,
          GError **error)
{
  gint64 number;

  text = paddock_text_get (text);
  *is_given = *text != '\0';
  if (!*is_given)
    return TRUE;

  if (arg == PADDOCK_ARG_PLACE && paddock_table_parse_place (table, text, place))
    return TRUE;
  if (arg == PADDOCK_ARG_NUMBER
      && g_ascii_string_to_signed (text, 10, G_MININT16, G_MAXINT16, &number, NULL)) {
    *place = PADDOCK_PLACE (number, 0);
    return TRUE;
  }

  return refuse_event (error,
                       arg == PADDOCK_ARG_NONE    ? "an event of this type has no place such as"
                       : arg == PADDOCK_ARG_PLACE ? "there is no place"
                                                  : "a number is needed, not",
                       text);
}

static gboolean
read_clause (const PaddockGame *game, const char *text, int *clause, GError **error)
{
  text = paddock_text_get (text);
  *clause = -1;
  if (!*text)
    return TRUE;

  for (guint i = 1; i < game->n_clauses; i++)
    if (g_str_equal (game->clauses[i], text)) {
      *clause = (int) i;
      return TRUE;
    }

  return refuse_event (error, "this game tells no event of a clause", text);
}

static gboolean
read_actor (const PaddockSetup *setup, const char *text, int *actor, GError **error)
{
  text = paddock_text_get (text);
  *actor = *text ? paddock_setup_find_seat (setup, text) : -1;

  return !*text || *actor >= 0 || refuse_event (error, "there is no seat", text);
}

static gboolean
read_amount (const char *text, Pattern *pattern, GError **error)
{
  text = paddock_text_get (text);
  pattern->has_amount = *text != '\0';

  return !*text
         || g_ascii_string_to_signed (text, 10, G_MININT16, G_MAXINT16, &pattern->amount, NULL)
         || refuse_event (error, "an amount is a number, not", text);
}

static gboolean
read_pattern (PaddockJournal *journal, const PaddockStep *step, Pattern *pattern, GError **error)
{
  const PaddockTable *table = paddock_match_get_table (match_of (journal));
  const PaddockEventInfo *info;

  if (!paddock_event_type_find (paddock_text_get (step->type), &pattern->type))
    return refuse_event (error, "there is no type of event", paddock_text_get (step->type));

  info = paddock_event_type_get_info (pattern->type);
  pattern->subject = *paddock_text_get (step->subject) ? step->subject : NULL;
  return read_actor (table->setup, step->of, &pattern->actor, error)
         && read_amount (step->amount, pattern, error)
         && read_arg (table, info->from, step->from, &pattern->has_from, &pattern->from, error)
         && read_arg (table, info->to, step->to, &pattern->has_to, &pattern->to, error)
         && read_clause (table->setup->game, step->clause, &pattern->clause, error);
}

static gboolean
subject_fits (const PaddockTable *table, const PaddockEvent *event, const char *subject)
{
  g_autoptr (GString) text = g_string_new (NULL);

  paddock_table_format_subject (table, event, text);
  return g_str_equal (text->str, subject);
}

static gboolean
fits (const Pattern *pattern, const PaddockTable *table, const PaddockEvent *event)
{
  return event->type == pattern->type && (pattern->actor < 0 || event->actor == pattern->actor)
         && (pattern->clause < 0 || event->clause == pattern->clause)
         && (!pattern->has_amount || event->amount == pattern->amount)
         && (!pattern->has_from || paddock_place_equal (event->from, pattern->from))
         && (!pattern->has_to || paddock_place_equal (event->to, pattern->to))
         && (!pattern->subject || subject_fits (table, event, pattern->subject));
}

static void
append_part (GString *text, const char *name, const char *value)
{
  if (value && *value)
    g_string_append_printf (text, " %s=\"%s\"", name, value);
}

/* The step as the file writes it. */
static char *
describe_pattern (const PaddockStep *step)
{
  GString *text = g_string_new (step->type);

  append_part (text, "of", step->of);
  append_part (text, "subject", step->subject);
  append_part (text, "amount", step->amount);
  append_part (text, "from", step->from);
  append_part (text, "to", step->to);
  append_part (text, "clause", step->clause);

  return g_string_free (text, FALSE);
}

static char *
describe_events (PaddockJournal *journal, const PaddockEvent *events, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    const PaddockEventInfo *info = paddock_event_type_get_info (events[i].type);
    g_autofree char *words =
      paddock_match_describe (match_of (journal), &events[i], PADDOCK_EVERYBODY);

    g_string_append_printf (text, "%s%s (%s)", i ? "; " : "", info->name, words ? words : "");
    if (events[i].clause != PADDOCK_NO_CLAUSE)
      g_string_append_printf (text, " %s", setup_of (journal)->game->clauses[events[i].clause]);
  }

  return g_string_free (text, FALSE);
}

static gboolean
find_event (PaddockJournal *journal, const PaddockStep *step, gboolean expected, GError **error)
{
  const PaddockTable *table = paddock_match_get_table (match_of (journal));
  g_autofree char *wanted = NULL, *happened = NULL;
  const PaddockEvent *events;
  gboolean found = FALSE;
  Pattern pattern;
  guint n;

  if (!read_pattern (journal, step, &pattern, error))
    return FALSE;

  events = paddock_journal_get_events (journal, (int) paddock_journal_get_moment (journal) - 1, &n);
  for (guint i = 0; i < n && !found; i++)
    found = fits (&pattern, table, &events[i]);
  if (found == expected)
    return TRUE;

  wanted = describe_pattern (step);
  happened = describe_events (journal, events, n);
  return differ (error, "expected %s event %s, found: %s", expected ? "an" : "no", wanted,
                 n ? happened : "nothing");
}

static gboolean
expect_event (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return find_event (journal, step, TRUE, error);
}

static gboolean
expect_no_event (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return find_event (journal, step, FALSE, error);
}

static gboolean
expect_over (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  const PaddockState *state = paddock_match_get_state (match_of (journal));
  const char *winner = paddock_text_get (step->winner);
  const char *found =
    state->n_placed > 0 ? setup_of (journal)->seats[state->places[0]].id : "nobody";
  g_autofree char *pending = NULL;

  if (!state->is_over) {
    pending = describe_pending (match_of (journal));
    return differ (error, "expected that the race is over, found that %s", pending);
  }

  return !*winner || g_str_equal (winner, found)
         || differ (error, "expected that %s has won, found %s", winner, found);
}

static gboolean
expect_hash (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  g_autofree char *found =
    g_strdup_printf ("%016" G_GINT64_MODIFIER "x", paddock_match_hash (match_of (journal)));

  return g_str_equal (paddock_text_get (step->is), found)
         || differ (error, "expected the hash %s, found %s", paddock_text_get (step->is), found);
}

static gboolean
pass_over (PaddockJournal *journal, const PaddockStep *step, GError **error)
{
  return TRUE;
}

static const CarryOut carry_out[] = {
  [PADDOCK_STEP_FORCE] = force,
  [PADDOCK_STEP_CHOOSE] = choose,
  [PADDOCK_STEP_FACT] = expect_fact,
  [PADDOCK_STEP_ASKED] = expect_asked,
  [PADDOCK_STEP_LEGAL] = expect_legal,
  [PADDOCK_STEP_ILLEGAL] = expect_illegal,
  [PADDOCK_STEP_CHOICES] = expect_choices,
  [PADDOCK_STEP_EVENT] = expect_event,
  [PADDOCK_STEP_NO_EVENT] = expect_no_event,
  [PADDOCK_STEP_OVER] = expect_over,
  [PADDOCK_STEP_HASH] = expect_hash,
  [PADDOCK_STEP_REMARK] = pass_over,
};

static gboolean
check_left_over (PaddockJournal *journal, GError **error)
{
  const PaddockChance *chance = &paddock_match_get_state (match_of (journal))->chance;
  g_autoptr (GString) faces = g_string_new (NULL);

  if (chance->n_forced == 0)
    return TRUE;

  for (guint i = 0; i < chance->n_forced; i++)
    g_string_append_printf (faces, " %d", chance->forced[i]);
  return differ (error, "these forced faces never came up:%s", faces->str);
}

static char *
compare_versions (const PaddockPlaytest *playtest, const PaddockGame *game)
{
  guint made = (guint) playtest->rules_version;

  if (made == 0 || made == game->rules_version)
    return NULL;

  return g_strdup_printf (
    "made under rules %u of %s; these are rules %u, so it may play differently", made, game->id,
    game->rules_version);
}

static gboolean
run_script (PaddockPlaytestRun *self, const PaddockPlaytest *playtest, guint first, GError **error)
{
  guint n = paddock_list_len (playtest->script);

  for (guint i = first; i < n; i++) {
    const PaddockStep *step = PADDOCK_LIST_AT (playtest->script, PaddockStep, i);

    self->step = i + 1;
    if (!carry_out[step->kind](self->journal, step, error))
      return FALSE;
  }

  return check_left_over (self->journal, error);
}

static gboolean
run (PaddockPlaytestRun *self,
     const PaddockPlaytest *playtest,
     const PaddockGame *const *games,
     const Loader *loader,
     GError **error)
{
  g_autoptr (PaddockSetup) setup =
    paddock_playtest_dup_setup (playtest, games, loader->load, loader->data, error);
  guint n_used = 0;

  if (!setup)
    return FALSE;

  self->note = compare_versions (playtest, setup->game);
  if (paddock_list_len (playtest->position) > 0)
    self->journal = begin_position (playtest, setup, error);
  else
    self->journal = begin_race (playtest, setup, &n_used, error);

  return self->journal && check_forced (self->journal, error)
         && run_script (self, playtest, n_used, error);
}

PaddockPlaytestRun *
paddock_playtest_run (const PaddockPlaytest *playtest,
                      const PaddockGame *const *games,
                      PaddockLoadFunc load,
                      gpointer data)
{
  PaddockPlaytestRun *self = g_new0 (PaddockPlaytestRun, 1);
  g_autoptr (GError) error = NULL;
  Loader loader = { load, data };

  if (run (self, playtest, games, &loader, &error))
    return self;

  self->verdict = g_error_matches (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_DIFFERENCE)
                    ? PADDOCK_PLAYTEST_DIFFERENT
                    : PADDOCK_PLAYTEST_BROKEN;
  self->message = g_strdup (error->message);
  return self;
}

void
paddock_playtest_run_free (PaddockPlaytestRun *self)
{
  if (!self)
    return;

  paddock_journal_free (self->journal);
  g_free (self->message);
  g_free (self->note);
  g_free (self);
}
