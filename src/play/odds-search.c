/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tree of dice behind a choice, played out leaf by leaf.
 */

#include "odds-search.h"

#include <string.h>

#include "words.h"

/* --- What is told --- */

typedef enum {
  ABOUT_ACTOR,
  ABOUT_SUBJECT,
  ABOUT_BOTH,
  ABOUT_NOTHING,
} About;

/* {1} is the actor, {2} the subject.  Words that name what is hidden are avoided: which item, which card. */
static const struct {
  PaddockEventType type;
  const char *text;
  About about;
} tellings[] = {
  { PADDOCK_EVENT_FINISHED, N_ ("{1} finishes"), ABOUT_ACTOR },
  { PADDOCK_EVENT_LAP, N_ ("{1} completes a lap"), ABOUT_ACTOR },
  { PADDOCK_EVENT_CROSSED, N_ ("{1} crosses {2}"), ABOUT_BOTH },
  { PADDOCK_EVENT_GAINED, N_ ("{1} gains something"), ABOUT_ACTOR },
  { PADDOCK_EVENT_ATTACKED, N_ ("{1} attacks {2}"), ABOUT_BOTH },
  { PADDOCK_EVENT_COLLIDED, N_ ("{1} hits {2}"), ABOUT_BOTH },
  { PADDOCK_EVENT_PUSHED, N_ ("{2} is pushed"), ABOUT_SUBJECT },
  { PADDOCK_EVENT_CRASHED, N_ ("{2} crashes"), ABOUT_SUBJECT },
  { PADDOCK_EVENT_EXPLODED, N_ ("There is an explosion"), ABOUT_NOTHING },
  { PADDOCK_EVENT_DAMAGED, N_ ("{1} is damaged"), ABOUT_ACTOR },
  { PADDOCK_EVENT_RETIRED, N_ ("{1} is out of the race"), ABOUT_ACTOR },
};

static int
find_telling (const PaddockEvent *event)
{
  for (guint i = 0; i < G_N_ELEMENTS (tellings); i++)
    if (tellings[i].type == event->type)
      return (int) i;

  return -1;
}

/* --- Playing out --- */

static void
tally_clear (gpointer data)
{
  g_free (((PaddockTally *) data)->text);
}

static char *
dup_text (const PaddockOddsSearch *self, guint telling, const PaddockEvent *event)
{
  const PaddockTable *table = paddock_match_get_table (self->run);
  g_autoptr (GString) subject = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  if (tellings[telling].about != ABOUT_NOTHING)
    paddock_table_format_subject (table, event, subject);
  paddock_table_say (table, text, tellings[telling].text,
                     event->actor < table->setup->n_seats ? table->setup->seats[event->actor].name
                                                          : "",
                     subject->str, NULL);
  return g_string_free (text, FALSE);
}

static PaddockTally *
find_tally (PaddockOddsSearch *self, const PaddockEvent *event, guint telling)
{
  About about = tellings[telling].about;
  PaddockTally fresh = {
    .telling = telling,
    .type = event->type,
    .actor = about == ABOUT_ACTOR || about == ABOUT_BOTH ? event->actor : PADDOCK_NOBODY,
    .subject = about == ABOUT_SUBJECT || about == ABOUT_BOTH ? event->subject : PADDOCK_NOBODY,
    .clause = event->clause,
    .least = PADDOCK_FRACTION_NONE,
    .most = PADDOCK_FRACTION_NONE,
  };

  for (guint i = 0; i < self->tallies->len; i++) {
    PaddockTally *tally = &g_array_index (self->tallies, PaddockTally, i);

    if (tally->telling == telling && tally->actor == fresh.actor && tally->subject == fresh.subject)
      return tally;
  }

  fresh.text = dup_text (self, telling, event);
  g_array_append_val (self->tallies, fresh);
  return &g_array_index (self->tallies, PaddockTally, self->tallies->len - 1);
}

#define ALL_WAYS G_MAXUINT /* what happens before they part */

/* What happens in one of the ways that a run can end. */
static void
count_events (PaddockOddsSearch *self, const PaddockEvents *events, guint way, guint n_ways)
{
  for (const PaddockEvent *event = events->items; event < events->next; event++) {
    int telling = paddock_event_is_visible (event, self->player) ? find_telling (event) : -1;
    PaddockTally *tally;

    if (telling < 0)
      continue;
    tally = find_tally (self, event, (guint) telling);
    if (tally->run != self->n_runs) {
      tally->run = self->n_runs;
      tally->hits = 0;
    } else if (tally->way == way || tally->hits == n_ways)
      continue;
    tally->way = way;
    tally->hits += way == ALL_WAYS ? n_ways : 1;
  }
}

static void
add_counts (PaddockOddsSearch *self, guint n_ways, PaddockFraction odds)
{
  for (guint i = 0; i < self->tallies->len; i++) {
    PaddockTally *tally = &g_array_index (self->tallies, PaddockTally, i);

    if (tally->run != self->n_runs)
      continue;
    tally->most = paddock_fraction_add (tally->most, odds);
    if (tally->hits >= n_ways)
      tally->least = paddock_fraction_add (tally->least, odds);
  }
}

/* Dice of the first kind that the player rolls: those of cards and items show what is no number. */
static void
tell_sum (PaddockOddsSearch *self, PaddockFraction odds)
{
  const PaddockEvent *first = NULL;
  PaddockOddsSum fresh = { 0, odds };

  for (const PaddockEvent *event = self->events.items; event < self->events.next; event++)
    if (event->type == PADDOCK_EVENT_ROLLED && event->actor == self->player
        && (!first || event->subject == first->subject)) {
      first = first ? first : event;
      fresh.sum += event->amount;
    }
  if (!first)
    return;

  for (guint i = 0; i < self->sums->len; i++) {
    PaddockOddsSum *sum = &g_array_index (self->sums, PaddockOddsSum, i);

    if (sum->sum == fresh.sum) {
      sum->odds = paddock_fraction_add (sum->odds, odds);
      return;
    }
  }
  g_array_append_val (self->sums, fresh);
}

/* --- Places --- */

static gboolean
is_same_place (const PaddockOddsPlace *a, const PaddockOddsPlace *b)
{
  return a->piece == b->piece && paddock_place_equal (a->place, b->place);
}

static gboolean
is_own (const PaddockOddsSearch *self, const PaddockPiece *piece)
{
  return (piece->kind == PADDOCK_PIECE_VEHICLE || piece->kind == PADDOCK_PIECE_RIDER)
         && piece->seat == self->player;
}

/* Whether a piece of the player's has a part in the choice: it is the one that is chosen, or it is its turn. */
static gboolean
takes_part (const PaddockOddsSearch *self, const PaddockMatch *match, const PaddockPiece *piece)
{
  const PaddockChoice *choice = &paddock_match_get_decision (match)->choices[self->choice];

  if (choice->target == PADDOCK_TARGET_PIECE
      && paddock_table_get_owner (paddock_match_get_table (match), (guint) choice->place.a)
           == self->player)
    return piece->id == (guint) choice->place.a;

  return piece->is_active;
}

/* Where the others stand is no news. */
static void
find_idle (PaddockOddsSearch *self, const PaddockMatch *match)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, self->player, pieces);

  for (guint i = 0; i < n; i++)
    self->is_idle[pieces[i].id] =
      is_own (self, &pieces[i]) && !takes_part (self, match, &pieces[i]);
}

/* Adds to SET, once each, where the player's pieces stand that act. */
static void
collect_places (const PaddockOddsSearch *self, const PaddockMatch *match, GArray *set)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, self->player, pieces);

  for (guint i = 0; i < n; i++) {
    PaddockOddsPlace place = { pieces[i].id, pieces[i].heading, pieces[i].places[0],
                               PADDOCK_FRACTION_NONE };
    guint k = 0;

    if (!is_own (self, &pieces[i]) || self->is_idle[pieces[i].id])
      continue;
    while (k < set->len && !is_same_place (&g_array_index (set, PaddockOddsPlace, k), &place))
      k++;
    if (k == set->len)
      g_array_append_val (set, place);
  }
}

static guint64
count_drawn (const PaddockMatch *match)
{
  const PaddockChance *chance = &paddock_match_get_state (match)->chance;

  return chance->dice.drawn + chance->cards.drawn;
}

/* Whether the player decides once more, and nothing is drawn whatever the answer. */
static gboolean
decides_once_more (PaddockOddsSearch *self)
{
  const PaddockDecision *decision = paddock_match_get_decision (self->run);

  if (!decision || decision->player != self->player)
    return FALSE;

  for (guint i = 0; i < decision->n_choices; i++) {
    paddock_match_assign (self->after, self->run);
    paddock_match_choose (self->after, i, NULL);
    if (count_drawn (self->after) != count_drawn (self->run))
      return FALSE;
  }

  return TRUE;
}

/* What each answer leads to. */
static void
follow_answers (PaddockOddsSearch *self, GArray *set)
{
  guint n = paddock_match_get_decision (self->run)->n_choices;

  count_events (self, &self->events, ALL_WAYS, n);
  for (guint i = 0; i < n; i++) {
    paddock_events_truncate (&self->answers, 0);
    paddock_match_assign (self->after, self->run);
    paddock_match_choose (self->after, i, &self->answers);
    count_events (self, &self->answers, i, n);
    collect_places (self, self->after, set);
  }
}

/* Whether a piece may stand here or there, as the player likes. */
static gboolean
has_choice (const GArray *set)
{
  for (guint i = 1; i < set->len; i++)
    for (guint k = 0; k < i; k++)
      if (g_array_index (set, PaddockOddsPlace, i).piece
          == g_array_index (set, PaddockOddsPlace, k).piece)
        return TRUE;

  return FALSE;
}

static void
add_place (PaddockOddsSearch *self, PaddockOddsPlace place, PaddockFraction odds)
{
  guint k = 0;

  while (k < self->places->len
         && !is_same_place (&g_array_index (self->places, PaddockOddsPlace, k), &place))
    k++;
  if (k == self->places->len)
    g_array_append_val (self->places, place);
  g_array_index (self->places, PaddockOddsPlace, k).odds =
    paddock_fraction_add (g_array_index (self->places, PaddockOddsPlace, k).odds, odds);
}

static void
tell_outcome (PaddockOddsSearch *self, PaddockFraction odds)
{
  g_autoptr (GArray) set = g_array_new (FALSE, FALSE, sizeof (PaddockOddsPlace));
  guint n_ways = 1;

  if (decides_once_more (self)) {
    n_ways = paddock_match_get_decision (self->run)->n_choices;
    self->has_answered = TRUE;
    follow_answers (self, set);
  } else {
    count_events (self, &self->events, ALL_WAYS, 1);
    collect_places (self, self->run, set);
  }

  add_counts (self, n_ways, odds);
  self->is_open |= has_choice (set);
  for (guint i = 0; i < set->len; i++)
    add_place (self, g_array_index (set, PaddockOddsPlace, i), odds);
}

/* --- The tree of dice --- */

static int
side_shows (PaddockDraw draw, guint side)
{
  return draw.shows ? draw.shows[side] : (int) side;
}

static guint
count_sides (PaddockDraw draw, int face)
{
  guint n = 0;

  for (guint i = 0; i < draw.n; i++)
    n += side_shows (draw, i) == face;

  return n;
}

static gboolean
is_first_side (PaddockDraw draw, guint side)
{
  for (guint i = 0; i < side; i++)
    if (side_shows (draw, i) == side_shows (draw, side))
      return FALSE;

  return TRUE;
}

/* Each face that comes up next, by how many sides show it. */
static gboolean
branch (PaddockOddsSearch *self, PaddockDraw probed, guint n_faces, PaddockFraction odds)
{
  gint16 shows[PADDOCK_MAX_SIDES];
  PaddockDraw draw = { probed.n, probed.shows ? shows : NULL };

  if (probed.shows)
    memcpy (shows, probed.shows,
            probed.n * sizeof *shows); /* the match it belongs to is played on */
  self->has_chance = TRUE;
  for (guint i = 0; i < draw.n; i++) {
    if (!is_first_side (draw, i))
      continue;
    self->faces[n_faces] = side_shows (draw, i);
    if (!paddock_odds_search_play_out (
          self, n_faces + 1,
          paddock_fraction_times (odds, count_sides (draw, self->faces[n_faces]), draw.n)))
      return FALSE;
  }

  return TRUE;
}

gboolean
paddock_odds_search_play_out (PaddockOddsSearch *self, guint n_faces, PaddockFraction odds)
{
  PaddockDraw draw;

  if (self->n_runs == self->budget || n_faces + 1 >= PADDOCK_MAX_FORCED)
    return FALSE;

  self->n_runs++;
  paddock_events_truncate (&self->events, 0);
  paddock_match_assign (self->run, self->start);
  draw = paddock_match_probe (self->run, self->choice, self->faces, n_faces, &self->events);
  if (draw.n > 0)
    return branch (self, draw, n_faces, odds);

  tell_sum (self, odds);
  tell_outcome (self, odds);
  return TRUE;
}

/* --- Life --- */

void
paddock_odds_search_init (PaddockOddsSearch *self,
                          const PaddockMatch *match,
                          guint choice,
                          guint budget)
{
  *self = (PaddockOddsSearch){ .run = paddock_match_copy (match),
                               .after = paddock_match_copy (match),
                               .choice = choice,
                               .player = paddock_match_get_decision (match)->player,
                               .budget = budget,
                               .tallies = g_array_new (FALSE, FALSE, sizeof (PaddockTally)),
                               .sums = g_array_new (FALSE, FALSE, sizeof (PaddockOddsSum)),
                               .places = g_array_new (FALSE, FALSE, sizeof (PaddockOddsPlace)) };
  g_array_set_clear_func (self->tallies, tally_clear);
  find_idle (self, match);
  paddock_events_init (&self->events, 0);
  paddock_events_init (&self->answers, 0);
}

void
paddock_odds_search_clear (PaddockOddsSearch *self)
{
  paddock_match_free (self->run);
  paddock_match_free (self->after);
  paddock_events_clear (&self->events);
  paddock_events_clear (&self->answers);
  g_array_unref (self->tallies);
  g_array_unref (self->sums);
  g_array_unref (self->places);
}
