/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events of Frothy Races in words, for the commentary, the studio and the expectations of playtests.
 */

#include "frothy-facts.h"
#include "frothy-hand.h"
#include "place-words.h"
#include "words.h"

/* The row of a choice that says what it is for; others may not see it. */
#define CHOSE(ask_, text_)                                                           \
  {                                                                                  \
    PADDOCK_EVENT_CHOSE, FRO_ASK_##ask_, text_, .hidden = N_ ("{actor} has decided") \
  }
#define EFFECT(effect_, text_)                 \
  {                                            \
    PADDOCK_EVENT_EFFECT, FRO_##effect_, text_ \
  }
#define ROLLED(use_, text_, several_)                                \
  {                                                                  \
    PADDOCK_EVENT_ROLLED, FRO_DIE_##use_, text_, .several = several_ \
  }

#define SLID(clause_)                                                                          \
  {                                                                                            \
    PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} slides [from {from} to {to}|{to}]"), \
      .clause = FRO_##clause_                                                                  \
  }

const PaddockEventText fro_event_texts[] = {
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, N_ ("The chase begins: {actor} is the Fox"),
    .clause = FRO_RAC_06 },
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT,
    N_ ("Chase {amount} of the series begins: {actor} is the Fox"), .clause = FRO_RAC_07 },
  { PADDOCK_EVENT_RACE_BEGAN, PADDOCK_ANY_SORT, N_ ("The race begins") },
  { PADDOCK_EVENT_ROUND_BEGAN, PADDOCK_ANY_SORT, N_ ("Round {amount}"), .is_echo = TRUE },
  { PADDOCK_EVENT_PHASE_BEGAN, PADDOCK_ANY_SORT, N_ ("Movement phase {amount}") },
  { PADDOCK_EVENT_TURN_BEGAN, PADDOCK_ANY_SORT,
    N_ ("{actor}: {place}, [on {from} ]at Speed {to}, with {amount} spaces to move"),
    .one = N_ ("{actor}: {place}, [on {from} ]at Speed {to}, with 1 space to move"),
    .none = N_ ("{actor}: {place}, [on {from} ]at Speed {to}, without a space to move") },
  CHOSE (CHECK, N_ ("{actor}, for the Speed check: {choice}")),
  CHOSE (CONTROL, N_ ("{actor}, for the control roll: {choice}")),
  CHOSE (ATTACK_CARDS, N_ ("{actor}, for the fight: {choice}")),
  CHOSE (PAY, N_ ("{actor} pays with {choice}")),
  CHOSE (LOSE_CARD, N_ ("{actor} gives up a card: {choice}")),
  CHOSE (RIVAL, N_ ("{actor} names a rival: {choice}")),
  { PADDOCK_EVENT_CHOSE, FRO_ASK_TIME, N_ ("The clock: {choice}") },
  ROLLED (CHECK,
          N_ ("{actor} rolls {subject} for the Speed check"),
          N_ ("{actor} rolls {each} for the Speed check")),
  ROLLED (CONTROL,
          N_ ("The control roll of {actor} shows {subject}"),
          N_ ("The control roll of {actor} shows {each}")),
  ROLLED (ATTACK,
          N_ ("{actor} rolls {subject} in the fight"),
          N_ ("{actor} rolls {each} in the fight")),
  ROLLED (DAMAGE,
          N_ ("{actor} rolls {subject} for damage"),
          N_ ("{actor} rolls {each} for damage")),
  ROLLED (NUMBER, N_ ("{actor} rolls {subject}"), N_ ("{actor} rolls {each}")),
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT, N_ ("{subject} runs onto the track[ on {to}]"),
    .clause = FRO_RAC_09 },
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT, N_ ("Debris is left[ on {to}]"), .clause = FRO_WRK_06 },
  { PADDOCK_EVENT_PLACED, PADDOCK_ANY_SORT, N_ ("{subject} lines up[ on {to}]"), .is_echo = TRUE },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} drifts [from {from} to {to}|{to}]"),
    .clause = FRO_DRF_01 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} lands[ on {to}]"), .clause = FRO_JMP_05 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} runs [from {from} to {to}|{to}]"),
    .clause = FRO_RAC_09 },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT,
    N_ ("The wreck of {subject} rolls [from {from} to {to}|{to}]"), .clause = FRO_WRK_04 },
  SLID (ICO_01),
  SLID (ICO_10),
  SLID (ICO_11),
  SLID (ICO_12),
  SLID (ICO_13),
  SLID (OPT_23),
  { PADDOCK_EVENT_MOVED, PADDOCK_TURN_NONE, N_ ("{subject} moves 1 space[, from {from} to {to}]"),
    .several = N_ ("{subject} moves {count} spaces[, from {from} to {to}]") },
  { PADDOCK_EVENT_MOVED, PADDOCK_ANY_SORT, N_ ("{subject} moves [from {from} to {to}|{to}]") },
  { PADDOCK_EVENT_TURNED, PADDOCK_TURN_LEFT, N_ ("{subject} turns left") },
  { PADDOCK_EVENT_TURNED, PADDOCK_TURN_RIGHT, N_ ("{subject} turns right") },
  { PADDOCK_EVENT_TURNED, PADDOCK_ANY_SORT, N_ ("{subject} turns round") },
  { PADDOCK_EVENT_JUMPED, PADDOCK_ANY_SORT, N_ ("{subject} jumps[ from {from} over {to}]") },
  { PADDOCK_EVENT_ATTACKED, FRO_WHIP, N_ ("{actor} attacks the driver of {subject}") },
  { PADDOCK_EVENT_ATTACKED, FRO_REINS, N_ ("{actor} attacks the vehicle of {subject}") },
  { PADDOCK_EVENT_COLLIDED, FRO_HEAD_ON, N_ ("{actor} hits {subject} head-on!") },
  { PADDOCK_EVENT_COLLIDED, FRO_T_COLLISION, N_ ("{actor} runs into the side of {subject}!") },
  { PADDOCK_EVENT_COLLIDED, FRO_REAR_END, N_ ("{actor} rear-ends {subject}!") },
  { PADDOCK_EVENT_COLLIDED, FRO_HITS_AGAIN, N_ ("{actor} slides into {subject} once more!") },
  { PADDOCK_EVENT_COLLIDED, FRO_ENTERS_HAZARD, N_ ("{actor} runs into a hazard[ on {to}]") },
  { PADDOCK_EVENT_COLLIDED, FRO_ENTERS_FRAGILE, N_ ("{actor} runs over an obstacle[ on {to}]") },
  { PADDOCK_EVENT_COLLIDED, PADDOCK_ANY_SORT, N_ ("{actor} crashes into {subject}[ on {to}]!") },
  { PADDOCK_EVENT_CRASHED, PADDOCK_ANY_SORT,
    N_ ("The wreck of {subject} comes to rest[ on {from}]") },
  { PADDOCK_EVENT_REMOVED, PADDOCK_ANY_SORT, N_ ("{subject} leaves the track[ on {from}]"),
    .clause = FRO_RAC_09 },
  { PADDOCK_EVENT_REMOVED, PADDOCK_ANY_SORT,
    N_ (
      "That takes {subject} [from {from}, where {amount} markers are left|away: {amount} markers are left]"),
    .one = N_ ("That takes {subject} [from {from}, where 1 marker is left|away: 1 marker is left]"),
    .none = N_ ("That clears [{from}: {subject}|away {subject}]") },
  { PADDOCK_EVENT_DAMAGED, PADDOCK_ANY_SORT, N_ ("{actor} takes {amount} damage, {to} in all"),
    .none = N_ ("{actor} takes no damage") },
  { PADDOCK_EVENT_SPEED, PADDOCK_CHANGE_UP, N_ ("{actor} speeds up from Speed {from} to {to}") },
  { PADDOCK_EVENT_SPEED, PADDOCK_CHANGE_DOWN, N_ ("{actor} slows down from Speed {from} to {to}") },
  { PADDOCK_EVENT_SPEED, PADDOCK_ANY_SORT, N_ ("{actor} changes pace within Speed {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_CLP, N_ ("{actor} has {to} control loss points now"),
    .one = N_ ("{actor} has 1 control loss point now"),
    .none = N_ ("{actor} has no control loss points left"), .is_of_to = TRUE },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_STAMINA, N_ ("{actor} has a Stamina of {to} now") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_SCORE, N_ ("{actor} scores {amount} and stands at {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_SPACES, N_ ("{actor} has {to} spaces left to move"),
    .none = N_ ("{actor} has no space left to move"),
    .one = N_ ("{actor} has 1 space left to move"), .is_of_to = TRUE },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_CHECK, N_ ("The Speed check of {actor} comes to {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_ACCELERATING,
    N_ ("Accelerating, the Speed check of {actor} comes to {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_DECELERATING,
    N_ ("Decelerating, the Speed check of {actor} comes to {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_ATTACK, N_ ("{actor} has an Attack Value of {to}") },
  { PADDOCK_EVENT_POINTS, FRO_POINTS_FOX,
    N_ ("On the score sheet of {actor}: phases ahead of the pack {amount}, spaces {to}") },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} loses a card for good: {subject}"),
    .clause = FRO_AFF_15 },
  { PADDOCK_EVENT_SPENT, PADDOCK_ANY_SORT, N_ ("{actor} uses {subject}"), .is_echo = TRUE },
  { PADDOCK_EVENT_GAINED, PADDOCK_ANY_SORT, N_ ("{actor} takes {subject} instead") },
  { PADDOCK_EVENT_RECOVERED, PADDOCK_ANY_SORT, N_ ("{actor} takes back {amount} cards"),
    .one = N_ ("{actor} takes back {subject}") },
  { PADDOCK_EVENT_REVEALED, PADDOCK_ANY_SORT, N_ ("{actor} shows {subject}") },
  { PADDOCK_EVENT_EFFECT, FRO_EFFECT_PAIR, N_ ("Left and right spins of {actor} cancel out"),
    .clause = FRO_CTL_10 },
  { PADDOCK_EVENT_EFFECT, FRO_EFFECT_PAIR, N_ ("Slow and Haste of {actor} cancel out"),
    .clause = FRO_CTL_11 },
  { PADDOCK_EVENT_EFFECT, PADDOCK_ANY_SORT, N_ ("{actor} loses a trait: {subject}"),
    .none = N_ ("{actor} takes lasting damage: {subject}"), .clause = FRO_AFF_05 },
  { PADDOCK_EVENT_EFFECT, PADDOCK_ANY_SORT,
    N_ ("{actor} takes lasting damage, a random affect: the dice decide"), .clause = FRO_AFF_09 },
  EFFECT (SLIDE, N_ ("{actor} loses control and slides")),
  EFFECT (DAMAGE, N_ ("{actor} loses control and takes a knock")),
  EFFECT (LEFT_SPIN, N_ ("{actor} loses control and spins to the left")),
  EFFECT (RIGHT_SPIN, N_ ("{actor} loses control and spins to the right")),
  EFFECT (SLOW, N_ ("{actor} loses control and slows down")),
  EFFECT (HASTE, N_ ("{actor} loses control and bolts")),
  EFFECT (EFFECT_PASSED, N_ ("{actor} keeps control")),
  EFFECT (EFFECT_WON, N_ ("{actor} wins the fight")),
  EFFECT (EFFECT_TIED, N_ ("The fight that {actor} began is a tie")),
  EFFECT (EFFECT_CHASE + FRO_CHASE_CAUGHT - 1, N_ ("{actor} has caught the Fox!")),
  EFFECT (EFFECT_CHASE + FRO_CHASE_DESTROYED - 1, N_ ("{actor} has destroyed the Fox!")),
  EFFECT (EFFECT_CHASE + FRO_CHASE_WRECKED - 1, N_ ("{actor}, the Fox, has wrecked itself")),
  EFFECT (EFFECT_CHASE + FRO_CHASE_AWAY - 1, N_ ("{actor}, the Fox, has got away!")),
  EFFECT (EFFECT_STAMINA, N_ ("Tiredness takes its toll on {actor}")),
  { PADDOCK_EVENT_EFFECT, PADDOCK_ANY_SORT, N_ ("{subject} counts for {actor}"),
    .none = N_ ("{actor} takes lasting damage: {subject}") },
  { PADDOCK_EVENT_CROSSED, PADDOCK_ANY_SORT, N_ ("{actor} crosses {subject}") },
  { PADDOCK_EVENT_ORDER, PADDOCK_ANY_SORT, N_ ("{actor} is {ordinal} to choose"),
    .several = N_ ("The order to choose: {each}") },
  { PADDOCK_EVENT_FINISHED, PADDOCK_ANY_SORT, N_ ("{actor} takes {ordinal} place!"),
    .one = N_ ("{actor} wins the race!") },
  { PADDOCK_EVENT_RETIRED, PADDOCK_ANY_SORT, N_ ("{actor} is wiped out!") },
  { PADDOCK_EVENT_RACE_OVER, PADDOCK_ANY_SORT, N_ ("The race is over") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (fro_event_texts) == FRO_N_EVENT_TEXTS);

static const struct {
  guint8 subject;
  const char *label;
} things[] = {
  { FRO_WALL, N_ ("the edge of the track") },
  { FRO_ROCK, N_ ("a solid obstacle") },
  { FRO_DEBRIS, N_ ("debris") },
  { FRO_MARKER, N_ ("a fragile obstacle") },
  { FRO_HAZARD, N_ ("a hazard") },
};

/* Whatever moves, stands or is met. */
static void
add_piece (const PaddockTable *table, guint subject, GString *text)
{
  if (subject < FRO_MAX_VEHICLES)
    g_string_append (text, table->setup->seats[subject].name);
  else if (subject >= FRO_RUNNER && subject < FRO_RUNNER + FRO_MAX_RUNNERS)
    paddock_table_say_number (table, text, N_ ("Runner {1}"), (int) subject - FRO_RUNNER + 1);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (things[i].subject == subject)
      paddock_table_say (table, text, things[i].label, NULL);
}

void
fro_list_things (const PaddockTable *table, GPtrArray *names)
{
  for (guint i = 0; i < FRO_MAX_RUNNERS; i++) {
    GString *runner = g_string_new (NULL);

    add_piece (table, FRO_RUNNER + i, runner);
    g_ptr_array_add (names, g_string_free (runner, FALSE));
  }
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    g_ptr_array_add (names, g_strdup (things[i].label));
}

/* What is neither a trait, a card nor an affect has a sentence of its own; files call it by these names. */
static const char *const effect_labels[FRO_EFFECT_TRAIT] = {
  [FRO_EFFECT_PASSED] = N_ ("in control"),
  [FRO_EFFECT_PAIR] = N_ ("pairs"),
  [FRO_EFFECT_STAMINA] = N_ ("tired"),
  [FRO_EFFECT_WON] = N_ ("fight won"),
  [FRO_EFFECT_TIED] = N_ ("fight tied"),
  [FRO_EFFECT_CHASE + FRO_CHASE_CAUGHT - 1] = N_ ("Fox caught"),
  [FRO_EFFECT_CHASE + FRO_CHASE_DESTROYED - 1] = N_ ("Fox destroyed"),
  [FRO_EFFECT_CHASE + FRO_CHASE_WRECKED - 1] = N_ ("Fox wrecked"),
  [FRO_EFFECT_CHASE + FRO_CHASE_AWAY - 1] = N_ ("Fox got away"),
};

static void
add_effect (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  const FroSpec *spec = fro_spec (table, event->actor);

  if (event->subject >= FRO_EFFECT_AFFECT)
    paddock_table_say (table, text, spec->affects[event->subject - FRO_EFFECT_AFFECT].name, NULL);
  else if (event->subject >= FRO_EFFECT_CARD)
    paddock_table_say (table, text, spec->specials[event->subject - FRO_EFFECT_CARD].name, NULL);
  else if (event->subject >= FRO_EFFECT_TRAIT)
    paddock_table_say (table, text, spec->traits[event->subject - FRO_EFFECT_TRAIT].name, NULL);
  else
    paddock_table_say (table, text,
                       event->subject < FRO_N_ICONS ? fro_icon_labels[event->subject]
                                                    : effect_labels[event->subject],
                       NULL);
}

static void
add_card (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  FroCard card = { .kind = event->subject / 32,
                   .number = event->subject % 32,
                   .use = (guint8) event->from.a };

  if (event->subject == FRO_SUBJECT_CARDS)
    paddock_table_say (table, text, event->amount == 1 ? N_ ("a card") : N_ ("cards"), NULL);
  else
    fro_format_card (table, event->actor, card, text);
}

static void
add_die (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  paddock_table_format_face (table, event->subject, event->amount, text);
}

static void
add_line (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  if (event->amount > 0)
    paddock_table_say_count (table, text, N_ ("the line, with 1 lap done"),
                             N_ ("the line, with {1} laps done"), event->amount);
  else
    paddock_table_say (table, text, N_ ("the line"), NULL);
}

static void
add_place (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  g_string_append_printf (text, "%d. %s", event->amount, table->setup->seats[event->actor].name);
}

static void
add_thing (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  add_piece (table, event->subject, text);
}

/* Which way something moves. */
void
fro_say_place (const PaddockTable *table,
               const PaddockEvent *event,
               PaddockPlace place,
               GString *text)
{
  paddock_table_say_way (table, text, paddock_hex_from_place (event->from), event->amount,
                         paddock_hex_from_place (place));
}

typedef void (*SubjectFunc) (const PaddockTable *table, const PaddockEvent *event, GString *text);

static const SubjectFunc subjects[PADDOCK_N_EVENTS] = {
  [PADDOCK_EVENT_PLACED] = add_thing,   [PADDOCK_EVENT_MOVED] = add_thing,
  [PADDOCK_EVENT_TURNED] = add_thing,   [PADDOCK_EVENT_JUMPED] = add_thing,
  [PADDOCK_EVENT_ATTACKED] = add_thing, [PADDOCK_EVENT_COLLIDED] = add_thing,
  [PADDOCK_EVENT_CRASHED] = add_thing,  [PADDOCK_EVENT_REMOVED] = add_thing,
  [PADDOCK_EVENT_ROLLED] = add_die,     [PADDOCK_EVENT_EFFECT] = add_effect,
  [PADDOCK_EVENT_SPENT] = add_card,     [PADDOCK_EVENT_GAINED] = add_card,
  [PADDOCK_EVENT_RECOVERED] = add_card, [PADDOCK_EVENT_REVEALED] = add_card,
  [PADDOCK_EVENT_CROSSED] = add_line,   [PADDOCK_EVENT_ORDER] = add_place,
};

void
fro_format_subject (const PaddockTable *table, const PaddockEvent *event, GString *text)
{
  if (subjects[event->type])
    subjects[event->type](table, event, text);
  else
    g_string_append_printf (text, "%u", event->subject);
}
