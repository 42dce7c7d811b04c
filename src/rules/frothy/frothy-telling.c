/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events of Frothy Races in words, for the commentary, the studio and the expectations of playtests.
 */

#include "frothy.h"

#include "words.h"

const PaddockEventText fro_event_texts[] = {
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, N_ ("The race begins") },
  { PADDOCK_EVENT_ROUND_BEGAN, PADDOCK_ANY_SORT, N_ ("Round {amount}"), .is_echo = TRUE },
  { PADDOCK_EVENT_PHASE_BEGAN, PADDOCK_ANY_SORT, N_ ("Movement phase {amount}") },
  { PADDOCK_EVENT_TURN_BEGAN, PADDOCK_ANY_SORT,
    N_ ("{actor}: place {place}, at Speed {to}, {amount} spaces to move from {from}") },
  { PADDOCK_EVENT_ROLLED, PADDOCK_ANY_SORT, N_ ("{actor} rolls {subject}"),
    .several = N_ ("{actor} rolls {each}") },
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT, N_ ("{subject} is put on {to}") },
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_NONE, N_ ("{subject} moves 1 space, from {from} to {to}"),
    .several = N_ ("{subject} moves {count} spaces, from {from} to {to}") },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} moves from {from} to {to}") },
  { PADDOCK_EVENT_TURNED, PADDOCK_ANY_SORT, N_ ("{subject} now faces {to}") },
  { PADDOCK_EVENT_JUMPED, PADDOCK_ANY_SORT, N_ ("{subject} jumps from {from} over {to}") },
  { PADDOCK_EVENT_ATTACKED, FRO_WHIP, N_ ("{actor} attacks the driver of {subject}") },
  { PADDOCK_EVENT_ATTACKED, FRO_REINS, N_ ("{actor} attacks {subject}") },
  { PADDOCK_EVENT_COLLIDED, FRO_HEAD_ON, N_ ("{actor} hits {subject} head-on!") },
  { PADDOCK_EVENT_COLLIDED, FRO_T_COLLISION, N_ ("{actor} runs into the side of {subject}!") },
  { PADDOCK_EVENT_COLLIDED, FRO_REAR_END, N_ ("{actor} rear-ends {subject}!") },
  { PADDOCK_EVENT_COLLIDED, FRO_HITS_AGAIN, N_ ("{actor} slides into {subject} once more!") },
  { PADDOCK_EVENT_COLLIDED, FRO_ENTERS_HAZARD, N_ ("{actor} runs into a hazard on {to}") },
  { PADDOCK_EVENT_COLLIDED, FRO_ENTERS_FRAGILE, N_ ("{actor} runs over an obstacle on {to}") },
  { PADDOCK_EVENT_COLLIDED, PADDOCK_ANY_SORT, N_ ("{actor} crashes into {subject} on {to}!") },
  { PADDOCK_EVENT_CRASHED, PADDOCK_ANY_SORT,
    N_ ("The wreck of {subject} comes to rest on {from}") },
  { PADDOCK_EVENT_REMOVED, PADDOCK_ANY_SORT, N_ ("{subject} on {from} is gone") },
  { PADDOCK_EVENT_DAMAGED, PADDOCK_ANY_SORT, N_ ("{actor} takes {amount} damage and has {to}") },
  { PADDOCK_EVENT_SPEED, PADDOCK_ANY_SORT, N_ ("{actor} goes from Speed {from} to {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_CLP, N_ ("{actor} has {to} control loss points") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_STAMINA, N_ ("{actor} has a Stamina of {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_SCORE, N_ ("{actor} scores {amount} and has {to} points") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_SPACES, N_ ("{actor} has {to} spaces left") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_CHECK, N_ ("The Speed check of {actor} comes to {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_ATTACK, N_ ("{actor} has an Attack Value of {to}") },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} spends {subject}"), .is_echo = TRUE },
  { PADDOCK_EVENT_RECOVERED, PADDOCK_ANY_SORT, N_ ("{actor} takes back {amount} cards") },
  { PADDOCK_EVENT_REVEALED, PADDOCK_ANY_SORT, N_ ("{actor} shows {subject}") },
  { PADDOCK_EVENT_EFFECT, PADDOCK_ANY_SORT, N_ ("{actor}: {subject}") },
  { PADDOCK_EVENT_CROSSED, PADDOCK_ANY_SORT, N_ ("{actor} crosses the line: {amount} laps done") },
  { PADDOCK_EVENT_ORDER, PADDOCK_ANY_SORT, N_ ("{actor} is number {amount} to choose"),
    .several = N_ ("The order to choose: {each}") },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, N_ ("{actor} takes place {amount}!") },
  { PADDOCK_EVENT_RETIRED, PADDOCK_ANY_SORT, N_ ("{actor} is wiped out!") },
  { PADDOCK_EVENT_RACE_OVER, PADDOCK_ANY_SORT, N_ ("The race is over") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (fro_event_texts) == FRO_N_EVENT_TEXTS);

/* Whatever moves, stands or is met. */
static void
add_piece (const PaddockTable *table, guint subject, GString *text)
{
  static const struct {
    guint8 subject;
    const char *label;
  } things[] = {
    { FRO_WALL, N_ ("the edge of the track") },
    { FRO_ROCK, N_ ("a solid obstacle") },
    { FRO_DEBRIS, N_ ("debris") },
    { FRO_RUNNER, N_ ("a runner") },
    { FRO_MARKER, N_ ("a fragile obstacle") },
    { FRO_HAZARD, N_ ("a hazard") },
  };

  if (subject < FRO_MAX_VEHICLES) {
    g_string_append (text, table->setup->seats[subject].name);
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (things[i].subject == subject)
      g_string_append (text, things[i].label);
}

static void
add_effect (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  const FroSpec *spec = fro_spec (table, event->actor);

  if (event->subject < FRO_N_ICONS)
    g_string_append (text, fro_icon_names[event->subject]);
  else if (event->subject == FRO_EFFECT_PASSED)
    g_string_append (text, "in control");
  else if (event->subject == FRO_EFFECT_PAIR)
    g_string_append (text, "pairs");
  else if (event->subject == FRO_EFFECT_STAMINA)
    g_string_append (text, "tired");
  else if (event->subject >= FRO_EFFECT_AFFECT)
    g_string_append (text, spec->affects[event->subject - FRO_EFFECT_AFFECT].name);
  else if (event->subject >= FRO_EFFECT_CARD)
    g_string_append (text, spec->specials[event->subject - FRO_EFFECT_CARD].name);
  else
    g_string_append (text, spec->traits[event->subject - FRO_EFFECT_TRAIT].name);
}

static void
add_card (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  FroCard card = { .kind = event->subject / 32,
                   .number = event->subject % 32,
                   .use = (guint8) event->from.a };

  if (event->subject == FRO_SUBJECT_CARDS)
    g_string_append (text, "cards");
  else
    fro_format_card (table, event->actor, card, text);
}

void
fro_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  switch (event->type) {
  case PADDOCK_EVENT_PLACED:
  case PADDOCK_EVENT_MOVED:
  case PADDOCK_EVENT_TURNED:
  case PADDOCK_EVENT_JUMPED:
  case PADDOCK_EVENT_ATTACKED:
  case PADDOCK_EVENT_COLLIDED:
  case PADDOCK_EVENT_CRASHED:
  case PADDOCK_EVENT_REMOVED:
    add_piece (table, event->subject, text);
    break;
  case PADDOCK_EVENT_ROLLED:
    if (event->subject == FRO_DIE_CONTROL)
      g_string_append (text, fro_icon_names[event->amount]);
    else
      g_string_append_printf (text, "%d", event->amount);
    break;
  case PADDOCK_EVENT_EFFECT:
    add_effect (table, event, text);
    break;
  case PADDOCK_EVENT_SPENT:
  case PADDOCK_EVENT_GAINED:
  case PADDOCK_EVENT_RECOVERED:
  case PADDOCK_EVENT_REVEALED:
    add_card (table, event, text);
    break;
  case PADDOCK_EVENT_CROSSED:
    g_string_append (text, "the line");
    break;
  case PADDOCK_EVENT_ORDER:
    g_string_append_printf (text, "%d. %s", event->amount, table->setup->seats[event->actor].name);
    break;
  default:
    g_string_append_printf (text, "%u", event->subject);
  }
}
