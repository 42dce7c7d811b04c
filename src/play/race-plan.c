/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-plan.h"

#include "crew.h"
#include "games.h"
#include "seats.h"
#include "words.h"

#define DEFAULT_DRIVER "racer"
#define MIN_SEATS 2
#define MAX_DEFAULT_SEATS 4

/* --- The track --- */

const PaddockGame *
paddock_plan_find_game (const PaddockDocument *track,
                        const PaddockGame *const *games,
                        GError **error)
{
  const char *id = paddock_document_get_game (track);
  const PaddockGame *game = track->kind->is_track ? paddock_games_find (games, id) : NULL;

  if (!track->kind->is_track)
    paddock_refuse_setup (error, N_ ("Only tracks can be raced."));
  else if (!game)
    paddock_refuse_setup (error, N_ ("%s can’t be raced yet."),
                          paddock_language_translate (paddock_games_get_label (id)));
  return game;
}

/* What the track says of each number of players; all zero if it says nothing. */
static PaddockPlayers
get_players (const PaddockDocument *track)
{
  const PaddockField *field = paddock_record_type_find (track->kind->type, "players");

  return field && field->type == &paddock_players_type
           ? PADDOCK_FIELD_VALUE (track->record, field, PaddockPlayers)
           : (PaddockPlayers){ 0 };
}

/* The number that suits it best, of equals the higher. */
static guint
find_best_number (const PaddockDocument *track, const PaddockGame *game)
{
  PaddockPlayers players = get_players (track);
  const int suits[] = { players.two, players.three, players.four };
  guint max = MIN (game->max_seats, MAX_DEFAULT_SEATS), best = max;

  for (guint n = max; n >= MAX (game->min_seats, MIN_SEATS); n--)
    if (suits[n - MIN_SEATS] > suits[best - MIN_SEATS])
      best = n;

  return best;
}

/* --- Seats --- */

static gboolean
is_taken (const PaddockPlaytest *plan, const char *id)
{
  for (guint i = 0; i < paddock_list_len (plan->seats); i++)
    if (g_str_equal (paddock_text_get (PADDOCK_LIST_AT (plan->seats, PaddockPlaytestSeat, i)->id),
                     id))
      return TRUE;

  return FALSE;
}

static const PaddockSeatName *
find_free_name (const PaddockPlaytest *plan)
{
  guint i = 0;

  while (i + 1 < PADDOCK_MAX_SEATS && is_taken (plan, paddock_seat_names[i].id))
    i++;

  return &paddock_seat_names[i];
}

static void
add_seat (PaddockPlaytest *plan)
{
  const PaddockSeatName *name = find_free_name (plan);
  PaddockPlaytestSeat *seat = paddock_list_append (&plan->seats, &paddock_playtest_seat_type);

  paddock_text_set (&seat->id, name->id);
  paddock_text_set (&seat->name, paddock_language_translate (name->label));
  paddock_text_set (&seat->driver, DEFAULT_DRIVER);
}

void
paddock_plan_set_n_seats (PaddockPlaytest *plan, guint n)
{
  g_return_if_fail (n <= PADDOCK_MAX_SEATS);

  while (paddock_list_len (plan->seats) < n)
    add_seat (plan);
  while (paddock_list_len (plan->seats) > n)
    paddock_list_remove (&plan->seats, paddock_list_len (plan->seats) - 1);
}

/* --- Vehicles --- */

static gboolean
is_driven (const PaddockPlaytest *plan, const PaddockDocument *vehicle)
{
  for (guint i = 0; i < paddock_list_len (plan->seats); i++) {
    const PaddockPlaytestSeat *seat = PADDOCK_LIST_AT (plan->seats, PaddockPlaytestSeat, i);

    if (seat->vehicle.document && paddock_document_equal (seat->vehicle.document, vehicle))
      return TRUE;
  }

  return FALSE;
}

/* The first of NAMES that nobody drives, or NULL. */
static PaddockDocument *
load_free (const PaddockPlaytest *plan, const char *const *names, PaddockLoadFunc load)
{
  for (; *names; names++) {
    g_autoptr (PaddockDocument) vehicle = load (*names, NULL, NULL);

    if (vehicle && !is_driven (plan, vehicle))
      return g_steal_pointer (&vehicle);
  }

  return NULL;
}

void
paddock_plan_suggest_vehicles (PaddockPlaytest *plan,
                               const PaddockGame *game,
                               guint first,
                               PaddockLoadFunc load)
{
  const char *const *names =
    game->line_up && plan->track.document ? game->line_up (plan->track.document) : NULL;

  for (guint i = first; names && load && i < paddock_list_len (plan->seats); i++) {
    PaddockDocument *vehicle = load_free (plan, names, load);
    PaddockPlaytestSeat *seat = paddock_list_edit (&plan->seats, i);

    paddock_document_unref (seat->vehicle.document);
    seat->vehicle.document = vehicle;
  }
}

/* The cards without which the game cannot be raced. */
static void
add_standard_cards (PaddockPlaytest *plan, const PaddockGame *game, PaddockLoadFunc load)
{
  PaddockDocument *cards =
    game->standard_cards && load ? load (game->standard_cards, NULL, NULL) : NULL;
  PaddockSource *source;

  if (!cards)
    return;
  source = paddock_list_append (&plan->cards, &paddock_source_type);
  source->document = cards;
}

/* --- Plans --- */

static PaddockPlaytest *
plan_new (PaddockDocument *track, const PaddockGame *game, int seed)
{
  PaddockPlaytest *plan = g_malloc (paddock_playtest_kind.type->size);
  PaddockPlaytestSeat *first;

  paddock_record_init (paddock_playtest_kind.type, plan);
  paddock_text_set (&plan->title, paddock_document_get_title (track));
  paddock_text_set (&plan->game, game->id);
  plan->rules_version = (int) game->rules_version;
  plan->seed = seed;
  plan->track.document = paddock_document_ref (track);
  paddock_plan_set_n_seats (plan, find_best_number (track, game));
  first = paddock_list_edit (&plan->seats, 0);
  paddock_text_set (&first->driver, PADDOCK_PERSON);

  return plan;
}

void
paddock_plan_fit_seats (PaddockPlaytest *plan, const PaddockGame *game)
{
  guint n = paddock_list_len (plan->seats);

  for (guint fewer = n; fewer >= game->min_seats; fewer--) {
    const PaddockGame *const games[] = { game, NULL };
    g_autoptr (PaddockSetup) setup = NULL;

    paddock_plan_set_n_seats (plan, fewer);
    setup = paddock_playtest_dup_setup (plan, games, NULL, NULL, NULL);
    if (setup)
      return;
  }
  paddock_plan_set_n_seats (plan, n);
}

PaddockDocument *
paddock_plan_new (PaddockDocument *track,
                  const PaddockGame *const *games,
                  PaddockLoadFunc load,
                  int seed,
                  GError **error)
{
  const PaddockGame *game = paddock_plan_find_game (track, games, error);
  PaddockPlaytest *plan;

  if (!game)
    return NULL;

  plan = plan_new (track, game, seed);
  add_standard_cards (plan, game, load);
  paddock_plan_fit_seats (plan, game);
  paddock_plan_suggest_vehicles (plan, game, 0, load);
  return paddock_document_new_take (&paddock_playtest_kind, plan);
}

void
paddock_plan_set_track (PaddockPlaytest *plan, PaddockDocument *track)
{
  paddock_text_set (&plan->track.file, NULL);
  paddock_document_unref (plan->track.document);
  plan->track.document = paddock_document_ref (track);
}

PaddockDocument *
paddock_plan_again (const PaddockDocument *playtest, PaddockDocument *track, int seed)
{
  PaddockPlaytest *plan = paddock_document_dup_record (playtest);

  g_clear_pointer (&plan->script, paddock_list_unref);
  g_clear_pointer (&plan->lines, paddock_list_unref);
  g_clear_pointer (&plan->position, paddock_list_unref);
  paddock_text_set (&plan->line, NULL);
  paddock_text_set (&plan->clauses, NULL);
  plan->at = PADDOCK_AT_END;
  plan->time_left = -1;
  plan->seed = seed;
  plan->race = 0;
  if (track)
    paddock_plan_set_track (plan, track);

  return paddock_document_new_take (playtest->kind, plan);
}

/* How many seats a race on TRACK has when nobody says otherwise. */
static guint
count_default (PaddockDocument *track, const PaddockGame *const *games)
{
  g_autoptr (PaddockDocument) plan = paddock_plan_new (track, games, NULL, 0, NULL);

  return plan ? paddock_list_len (((const PaddockPlaytest *) plan->record)->seats) : 0;
}

PaddockDocument *
paddock_plan_move (const PaddockDocument *playtest,
                   PaddockDocument *track,
                   const PaddockGame *const *games,
                   PaddockLoadFunc load,
                   int seed)
{
  const PaddockPlaytest *known = playtest->record;
  const PaddockGame *game = paddock_plan_find_game (track, games, NULL);
  guint n = paddock_list_len (known->seats);
  PaddockDocument *old = known->track.document;
  g_autoptr (PaddockDocument) again = NULL;
  PaddockPlaytest *plan;

  if (!game || !g_str_equal (paddock_text_get (known->game), game->id))
    return NULL;

  again = paddock_plan_again (playtest, track, seed);
  plan = paddock_document_dup_record (again);
  if (old && n == count_default (old, games))
    paddock_plan_set_n_seats (plan, MAX (count_default (track, games), game->min_seats));
  if (paddock_list_len (plan->seats) > n)
    paddock_plan_suggest_vehicles (plan, game, n, load);
  paddock_plan_fit_seats (plan, game);
  return paddock_document_new_take (&paddock_playtest_kind, plan);
}

PaddockDocument *
paddock_plan_without_people (const PaddockDocument *playtest)
{
  PaddockPlaytest *plan = paddock_document_dup_record (playtest);

  for (guint i = 0; i < paddock_list_len (plan->seats); i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&plan->seats, i);

    if (g_str_equal (paddock_text_get (seat->driver), PADDOCK_PERSON))
      paddock_text_set (&seat->driver, DEFAULT_DRIVER);
  }

  return paddock_document_new_take (playtest->kind, plan);
}

/* --- Alone --- */

static void
set_option (PaddockPlaytest *plan, const char *name, const char *value)
{
  guint i = 0, n = paddock_list_len (plan->options);
  PaddockSetting *setting;

  while (
    i < n
    && !g_str_equal (paddock_text_get (PADDOCK_LIST_AT (plan->options, PaddockSetting, i)->name),
                     name))
    i++;
  setting = i < n ? paddock_list_edit (&plan->options, i)
                  : paddock_list_append (&plan->options, &paddock_setting_type);
  paddock_text_set (&setting->name, name);
  paddock_text_set (&setting->value, value);
}

PaddockDocument *
paddock_plan_alone (const PaddockDocument *playtest, const PaddockGame *const *games)
{
  g_autoptr (PaddockDocument) watched = paddock_plan_without_people (playtest);
  PaddockPlaytest *plan = paddock_document_dup_record (watched);
  const PaddockGame *game = paddock_games_find (games, paddock_text_get (plan->game));

  paddock_plan_set_n_seats (plan, 1);
  for (guint i = 0; game && i < game->n_options; i++)
    if (g_str_equal (game->options[i].name, "laps"))
      set_option (plan, "laps", "1");

  return paddock_document_new_take (playtest->kind, plan);
}
