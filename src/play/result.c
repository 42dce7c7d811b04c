/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "result-private.h"

#include "words.h"

/* --- What every game can tell --- */

static int
count_lap (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_LAP && event->actor == seat;
}

static int
count_crash (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_CRASHED
         && paddock_table_get_owner (table, event->subject) == seat;
}

static int
count_damage (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_DAMAGED && event->actor == seat ? event->amount : 0;
}

static int
count_card (const PaddockTable *table, const PaddockEvent *event, guint seat)
{
  return event->type == PADDOCK_EVENT_SPENT && event->actor == seat;
}

static const PaddockMeasure shared[] = {
  { .id = "laps", .label = N_ ("Laps"), .help = N_ ("Laps completed"), .count = count_lap },
  { .id = "crashes", .label = N_ ("Crashes"), .help = N_ ("Crashes"), .count = count_crash },
  { .id = "damage", .label = N_ ("Damage"), .help = N_ ("Damage taken"), .count = count_damage },
  { .id = "cards",
    .label = N_ ("Cards"),
    .help = N_ ("Cards, items and abilities used"),
    .count = count_card },
};

/* --- Measures --- */

static gboolean
has_measure (const PaddockResult *self, const char *id)
{
  for (guint i = 0; i < self->n_measures; i++)
    if (g_str_equal (self->measures[i]->id, id))
      return TRUE;

  return FALSE;
}

static void
add_measures (PaddockResult *self, const PaddockMeasure *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!has_measure (self, rows[i].id)) {
      g_assert (self->n_measures < PADDOCK_MAX_MEASURES);
      self->measures[self->n_measures++] = &rows[i];
    }
}

static gboolean
is_wanted (const PaddockResult *self, const PaddockTable *table, guint measure)
{
  if (self->measures[measure]->applies)
    return self->measures[measure]->applies (table);

  for (guint i = 0; i < self->n_seats; i++)
    if (self->standings[i].values[measure] != 0)
      return TRUE;

  return FALSE;
}

/* What this race has nothing of has no column. */
static void
drop_measures (PaddockResult *self, const PaddockTable *table)
{
  guint kept = 0;

  for (guint i = 0; i < self->n_measures; i++) {
    if (!is_wanted (self, table, i))
      continue;
    for (guint j = 0; j < self->n_seats; j++)
      self->standings[j].values[kept] = self->standings[j].values[i];
    self->measures[kept++] = self->measures[i];
  }
  self->n_measures = kept;
}

static void
read_measures (PaddockResult *self, const PaddockTable *table)
{
  for (guint i = 0; i < self->n_measures; i++)
    for (guint seat = 0; self->measures[i]->read && seat < self->n_seats; seat++)
      self->standings[seat].values[i] = self->measures[i]->read (table, seat);
}

static void
count_measures (PaddockResult *self, const PaddockTable *table, const PaddockEvent *event)
{
  for (guint i = 0; i < self->n_measures; i++)
    for (guint seat = 0; self->measures[i]->count && seat < self->n_seats; seat++)
      self->standings[seat].values[i] += self->measures[i]->count (table, event, seat);
}

/* --- Luck --- */

static void
weigh (PaddockResult *self, const PaddockTable *table, const PaddockEvent *event)
{
  const PaddockGame *game = table->setup->game;
  PaddockWeighedDie die;
  PaddockLuck *luck;

  if (event->type != PADDOCK_EVENT_ROLLED || event->actor >= self->n_seats || !game->weigh_die
      || !game->weigh_die (table, event, &die))
    return;

  luck = &self->standings[event->actor].luck[die.kind];
  luck->n_dice++;
  luck->worth += die.worth;
  luck->expected =
    paddock_fraction_add (luck->expected,
                          paddock_fraction_reduce ((guint64) die.sum, (guint64) die.n_sides));
}

gboolean
paddock_result_get_luck (const PaddockResult *self,
                         const PaddockStanding *standing,
                         gint64 *n,
                         gint64 *of)
{
  guint n_dice = 0;

  g_return_val_if_fail (self != NULL && standing != NULL, FALSE);

  *n = 0;
  *of = 1;
  for (guint i = 0; i < self->setup->game->n_luck_kinds; i++) {
    const PaddockLuck *luck = &standing->luck[i];
    gint64 with = (gint64) luck->expected.of, more = luck->worth * with - (gint64) luck->expected.n;
    gint64 divisor = (gint64) paddock_find_divisor ((guint64) *of, luck->expected.of);

    n_dice += luck->n_dice;
    more = self->setup->game->luck_kinds[i].is_harm ? -more : more;
    *n = *n * (with / divisor) + more * (*of / divisor);
    *of = *of / divisor * with;
  }

  return n_dice > 0;
}

/* --- The race --- */

typedef struct {
  PaddockResult *result;
  const PaddockSight *sight;
  PaddockMatch *match; /* taken to where places are read */
  const PaddockTable *end;
  guint round, leg;
} Reader;

static void
read_places (const Reader *self, guint moment, guint8 places[PADDOCK_MAX_SEATS])
{
  const PaddockTable *table = paddock_match_get_table (self->match);

  paddock_sight_go_to (self->sight, moment, self->match);
  for (guint i = 0; i < self->result->n_seats; i++)
    places[i] = (guint8) paddock_table_get_place (table, i);
}

/* What begins shows how the round before has ended. */
static void
begin_round (Reader *self, guint moment, guint number)
{
  PaddockRoundPlaces row = { .round = number - 1, .leg = self->leg, .moment = moment };

  self->round = number;
  self->result->n_rounds++;
  if (!self->end->setup->game->progress)
    return;

  read_places (self, moment, row.places);
  g_array_append_val (self->result->rounds, row);
}

/* A race of several legs begins anew with each: who was out is back.  The first one begins with the recording. */
static void
begin_leg (Reader *self, guint moment)
{
  self->leg += moment > 0;
  for (guint i = 0; i < self->result->n_seats; i++) {
    self->result->standings[i].end = PADDOCK_END_RACING;
    self->result->standings[i].round = self->result->standings[i].leg = 0;
  }
}

static void
retire (const Reader *self, guint moment, guint seat)
{
  PaddockStanding *standing = &self->result->standings[seat];

  standing->end = PADDOCK_END_OUT;
  standing->round = self->round;
  standing->leg = self->leg;
  standing->moment = moment;
}

static void
look_at (Reader *self, guint moment, const PaddockEvent *event)
{
  PaddockResult *result = self->result;

  if (event->type == PADDOCK_EVENT_RACE_BEGAN)
    begin_leg (self, moment);
  else if (event->type == PADDOCK_EVENT_ROUND_BEGAN)
    begin_round (self, moment, (guint) event->amount);
  else if (event->type == PADDOCK_EVENT_RETIRED && event->actor < result->n_seats)
    retire (self, moment, event->actor);
  else if (event->type == PADDOCK_EVENT_FINISHED && event->actor < result->n_seats)
    result->standings[event->actor].place = (guint) event->amount;
  weigh (result, self->end, event);
  count_measures (result, self->end, event);
}

static void
read_race (Reader *self)
{
  guint last = paddock_sight_get_n_moments (self->sight),
        seat = paddock_sight_get_seat (self->sight);

  for (guint moment = 0; moment <= last; moment++) {
    guint n;
    const PaddockEvent *events = paddock_sight_get_events (self->sight, (int) moment - 1, &n);

    for (guint i = 0; i < n; i++)
      if (paddock_event_is_visible (&events[i], seat))
        look_at (self, moment, &events[i]);
  }
}

/* The last row of the rounds is the result. */
static void
end_rounds (PaddockResult *self, const Reader *reader)
{
  PaddockRoundPlaces row = {
    .round = reader->round, .leg = reader->leg, .moment = self->n_decisions, .is_last = TRUE
  };

  if (self->rounds->len == 0 || !self->is_over)
    return;

  for (guint i = 0; i < self->n_seats; i++)
    row.places[self->standings[i].seat] = (guint8) self->standings[i].place;
  g_array_append_val (self->rounds, row);
}

static PaddockResult *
create (const PaddockSight *sight)
{
  PaddockResult *self = g_new0 (PaddockResult, 1);
  PaddockSetup *setup = paddock_match_get_setup (paddock_sight_get_match (sight));

  self->setup = paddock_setup_ref (setup);
  self->n_seats = setup->n_seats;
  self->n_decisions = paddock_sight_get_n_moments (sight);
  self->rounds = g_array_new (FALSE, FALSE, sizeof (PaddockRoundPlaces));
  for (guint i = 0; i < self->n_seats; i++) {
    self->standings[i] = (PaddockStanding){ .seat = i, .end = PADDOCK_END_RACING };
    for (guint j = 0; j < PADDOCK_MAX_LUCK_KINDS; j++)
      self->standings[i].luck[j].expected = PADDOCK_FRACTION_NONE;
  }
  add_measures (self, setup->game->measures, setup->game->n_measures);
  add_measures (self, shared, G_N_ELEMENTS (shared));
  return self;
}

PaddockResult *
paddock_result_new (const PaddockSight *sight)
{
  PaddockResult *self = create (sight);
  g_autoptr (PaddockMatch) end = paddock_match_copy (paddock_sight_get_match (sight));
  g_autoptr (PaddockMatch) match = paddock_match_copy (end);
  const PaddockTable *table = paddock_match_get_table (end);
  Reader reader = { self, sight, match, table, 0, 1 };

  paddock_sight_go_to (sight, self->n_decisions, end);
  self->is_over = paddock_match_get_state (end)->is_over;
  read_race (&reader);
  self->n_legs = reader.leg;
  read_measures (self, table);
  drop_measures (self, table);
  paddock_result_rank (self, table);
  end_rounds (self, &reader);
  self->moments = paddock_result_find_moments (self, sight);
  return self;
}

void
paddock_result_free (PaddockResult *self)
{
  g_array_unref (self->rounds);
  g_ptr_array_unref (self->moments);
  paddock_setup_unref ((PaddockSetup *) self->setup);
  g_free (self);
}
