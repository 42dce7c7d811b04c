/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events of On the Rivet in words, for the commentary, the studio and the expectations of playtests.
 */

#include "rivet-facts.h"
#include "rivet-words.h"
#include "words.h"

const PaddockEventText riv_event_texts[] = {
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, N_ ("The race begins") },
  { PADDOCK_EVENT_ROUND_BEGAN, PADDOCK_ANY_SORT, N_ ("Round {amount}"), .is_echo = TRUE },
  { PADDOCK_EVENT_TURN_BEGAN, PADDOCK_ANY_SORT, N_ ("Round {amount}: {subject}") },
  { PADDOCK_EVENT_PHASE_BEGAN, RIV_PHASE_MOVEMENT, N_ ("Movement") },
  { PADDOCK_EVENT_PHASE_BEGAN, RIV_PHASE_REORGANIZATION, N_ ("Reorganization") },
  { PADDOCK_EVENT_PHASE_BEGAN, RIV_PHASE_ENDGAME,
    N_ ("The finish is crossed: the race ends when every rider has been activated") },
  { PADDOCK_EVENT_ROLLED, PADDOCK_ANY_SORT, N_ ("The symbol of {subject} is drawn") },
  { PADDOCK_EVENT_SHUFFLED, PADDOCK_ANY_SORT, N_ ("{subject}: {amount} cards are shuffled"),
    .one = N_ ("{subject}: 1 card is shuffled") },
  { PADDOCK_EVENT_DREW, PADDOCK_ANY_SORT, N_ ("{actor} is dealt the tactics card {subject}"),
    N_ ("{actor} is dealt a tactics card"), .clause = RIV_TAC_02 },
  { PADDOCK_EVENT_DREW, PADDOCK_ANY_SORT, N_ ("{actor} draws {subject}"),
    N_ ("{actor} draws a card") },
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT,
    N_ ("{subject} takes the next starting place[: {to}]") },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} comes back onto the road[, to {to}]"),
    .clause = RIV_ROAD_14 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} goes diagonally[ to {to}]"),
    .clause = RIV_BACK_02 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} goes sideways[ to {to}]"),
    .clause = RIV_SIDE_01 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} bumps[ and is on {to}]"),
    .clause = RIV_BUMP_01 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} follows[ to {to}]"),
    .clause = RIV_LEAD_02 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} follows[ to {to}]"),
    .clause = RIV_DRAFT_01 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} rides[ to {to}| on]") },
  { PADDOCK_EVENT_PUSHED, PADDOCK_ANY_SORT, N_ ("{subject} is herded[ to {to}]"),
    .clause = RIV_CHASE_02 },
  { PADDOCK_EVENT_PUSHED, PADDOCK_ANY_SORT, N_ ("{subject} is carried along[ to {to}]"),
    .clause = RIV_DRAFT_02 },
  { PADDOCK_EVENT_PUSHED, PADDOCK_ANY_SORT, N_ ("{subject} is bumped forward[ to {to}]"),
    .clause = RIV_BUMP_06 },
  { PADDOCK_EVENT_PUSHED, PADDOCK_ANY_SORT, N_ ("{subject} is bumped sideways[ to {to}]"),
    .clause = RIV_BUMP_03 },
  { PADDOCK_EVENT_PUSHED, PADDOCK_ANY_SORT, N_ ("{subject} is bumped back[ to {to}]"),
    .clause = RIV_BUMP_04 },
  { PADDOCK_EVENT_PUSHED, PADDOCK_ANY_SORT, N_ ("{subject} makes room beside the road[: {to}]"),
    .clause = RIV_ROAD_07 },
  { PADDOCK_EVENT_PUSHED, PADDOCK_ANY_SORT, N_ ("{subject} is put[ on {to}| back]") },
  { PADDOCK_EVENT_JUMPED, PADDOCK_ANY_SORT, N_ ("{subject} moves up[ to {to}]"),
    .clause = RIV_GC_03 },
  { PADDOCK_EVENT_JUMPED, PADDOCK_ANY_SORT, N_ ("{subject} drops back to help[: {to}]"),
    .clause = RIV_RESC_04 },
  { PADDOCK_EVENT_JUMPED, PADDOCK_ANY_SORT, N_ ("{subject} is brought back to the line[: {to}]") },
  { PADDOCK_EVENT_LINKED, PADDOCK_ANY_SORT, N_ ("{subject} loses the wheel"),
    .clause = RIV_TAC_04 },
  { PADDOCK_EVENT_LINKED, PADDOCK_ANY_SORT, N_ ("{subject} joins the train") },
  { PADDOCK_EVENT_DAMAGED, PADDOCK_ANY_SORT, N_ ("{subject} takes heavy fatigue"),
    .one = N_ ("{subject} takes light fatigue") },
  { PADDOCK_EVENT_REPAIRED, PADDOCK_ANY_SORT, N_ ("{subject} loses {amount} light fatigue") },
  { PADDOCK_EVENT_RECOVERED, PADDOCK_ANY_SORT, N_ ("{subject} takes an energy chit") },
  { PADDOCK_EVENT_SPEED, PADDOCK_ANY_SORT,
    N_ ("{subject} will have {amount} pedal strokes fewer with the next card"),
    .one = N_ ("{subject} will have 1 pedal stroke fewer with the next card") },
  { PADDOCK_EVENT_POINTS, PADDOCK_ANY_SORT, N_ ("{subject} has {to} pedal strokes"),
    .several = N_ ("{subject} has {to} pedal strokes"), .one = N_ ("{subject} has 1 pedal stroke"),
    .none = N_ ("{subject} has no pedal strokes"), .is_of_to = TRUE },
  { PADDOCK_EVENT_GAINED, PADDOCK_ANY_SORT, N_ ("{subject} is {ordinal} on the podium: {to} s"),
    .is_of_to = FALSE },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} plays the tactics card {subject}"),
    .clause = RIV_TAC_03 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} plays the tactics card {subject}"),
    .clause = RIV_TAC_04 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{subject} goes back into its pile"),
    .clause = RIV_EVT_03 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{subject} is set aside"), .clause = RIV_EVT_04 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} discards {subject}"),
    .clause = RIV_DECK_06 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} plays {subject}") },
  { PADDOCK_EVENT_REVEALED, PADDOCK_ANY_SORT, N_ ("{actor} turns up {subject}") },
  { PADDOCK_EVENT_EFFECT, PADDOCK_ANY_SORT, N_ ("{subject} has a new ability"),
    .clause = RIV_TAC_03 },
  { PADDOCK_EVENT_EFFECT, PADDOCK_ANY_SORT, N_ ("Event: {subject}") },
  { PADDOCK_EVENT_CROSSED, PADDOCK_ANY_SORT, N_ ("{subject} wins the time bonus") },
  { PADDOCK_EVENT_ORDER, PADDOCK_ANY_SORT, N_ ("{subject} begins") },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, N_ ("{subject}: {to} s"), .clause = RIV_RUL_60 },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, N_ ("{subject}: {ordinal}, {to} s") },
  { PADDOCK_EVENT_RACE_OVER, PADDOCK_ANY_SORT, N_ ("The race is over") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (riv_event_texts) == RIV_N_EVENT_TEXTS);

/* --- Subjects --- */

static void
say (const PaddockTable *table, const char *name, GString *text)
{
  g_string_append (text, paddock_table_translate (table, name));
}

static void
say_card (const PaddockTable *table, guint card, GString *text)
{
  if (card == RIV_HEADLINES)
    say (table, N_ ("Making Headlines"), text);
  else if (card < riv_course (table)->piles.n_actions)
    say (table, riv_course (table)->piles.actions[card].name, text);
}

static void
say_tactic (const PaddockTable *table, guint tactic, GString *text)
{
  say (table, riv_course (table)->piles.tactics[tactic].name, text);
}

static void
say_drawn (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  if (event->clause == RIV_TAC_02)
    say_tactic (table, (guint) event->amount, text);
  else
    say_card (table, (guint) event->amount, text);
}

static void
say_spent (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  if (event->clause == RIV_TAC_03 || event->clause == RIV_TAC_04)
    say_tactic (table, event->subject, text);
  else
    say_card (table, event->subject, text);
}

static void
say_revealed (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  say_card (table, event->subject, text);
}

static void
say_rider (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  riv_say_rider (table, text, event->subject, PADDOCK_NOBODY);
}

static void
say_effect (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  if (event->clause == RIV_TAC_03)
    say_rider (table, event, text);
  else
    say (table, riv_course (table)->piles.events[event->subject].name, text);
}

static void
say_team (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  say (table, riv_course (table)->teams[event->subject].name, text);
}

/* What is not here names a rider. */
static void (*const subjects[PADDOCK_N_EVENTS]) (const PaddockTable *table,
                                                 const PaddockEvent *event,
                                                 GString *text) = {
  [PADDOCK_EVENT_TURN_BEGAN] = say_team,   [PADDOCK_EVENT_ORDER] = say_team,
  [PADDOCK_EVENT_FINISHED] = say_team,     [PADDOCK_EVENT_SHUFFLED] = say_team,
  [PADDOCK_EVENT_DREW] = say_drawn,        [PADDOCK_EVENT_SPENT] = say_spent,
  [PADDOCK_EVENT_REVEALED] = say_revealed, [PADDOCK_EVENT_EFFECT] = say_effect,
};

void
riv_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  (subjects[event->type] ? subjects[event->type] : say_rider) (table, event, text);
}

/* Riders, cards and events by their ids. */
void
riv_list_things (const PaddockTable *table, GPtrArray *names)
{
  const RivCourse *course = riv_course (table);

  for (guint i = 0; i < course->n_riders; i++) {
    g_autoptr (GString) name = g_string_new (NULL);

    riv_format_rider (table, name, i);
    g_ptr_array_add (names, g_strdup (name->str));
  }
}
