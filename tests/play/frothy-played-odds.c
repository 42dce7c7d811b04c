/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Odds that Frothy Races counts, against those of every roll carried out by the rules.
 */

#include "frothy-played-odds.h"

#include "describe.h"
#include "frothy/frothy.h"

#define MAX_PLAYED 3 /* dice: 216 rolls */

/* What a roll led to: a bit for each row of the odds.  ANY: some way of going on leads to it, ALL: each of them does. */
typedef struct {
  guint any, all;
} Reached;

typedef struct {
  PaddockOddsOf rows[PADDOCK_MAX_ODDS];
  guint n;
} Rows;

static gboolean
is_like (const PaddockEvent *event, const PaddockEvent *row)
{
  gboolean is_value = row->type == PADDOCK_EVENT_POINTS || row->type == PADDOCK_EVENT_DAMAGED;

  return event->type == row->type && event->actor == row->actor && event->subject == row->subject
         && (!is_value || event->amount == row->amount);
}

/* Up to the next roll, if another follows. */
static guint
find_rows (const PaddockEvents *events, gboolean is_rolled, const Rows *rows)
{
  gboolean is_past = is_rolled;
  guint found = 0;

  for (const PaddockEvent *event = events->items; event < events->next; event++) {
    if (event->type == PADDOCK_EVENT_ROLLED && is_past)
      break;
    is_rolled |= event->type == PADDOCK_EVENT_ROLLED;
    is_past |= is_rolled && event->type != PADDOCK_EVENT_ROLLED;
    for (guint i = 0; i < rows->n; i++)
      if (is_like (event, &rows->rows[i].event))
        found |= 1u << i;
  }

  return found;
}

static guint
count_rolled (const PaddockEvents *events)
{
  guint n = 0;

  for (const PaddockEvent *event = events->items; event < events->next; event++)
    n += event->type == PADDOCK_EVENT_ROLLED;

  return n;
}

static gboolean
is_asked (const PaddockMatch *match, const char *const *kinds)
{
  return !paddock_match_get_state (match)->is_over
         && g_strv_contains (kinds,
                             paddock_frothy.asks[paddock_match_get_decision (match)->kind].name);
}

/* Questions about dice that lie there; those that belong to the roll, and those that change it. */
static const char *const lying[] = { "check-keep", "adjust", "discard", NULL };
static const char *const damage[] = { "damage", NULL };
static const char *const others[] = { "check-reroll", "control-reroll", "damage-reroll",
                                      "react",        "attack-reroll",  NULL };

static Reached
play_on (const PaddockMatch *match, guint so_far, const Rows *rows)
{
  Reached reached = { 0, ~0u };
  guint n = is_asked (match, lying) ? paddock_match_get_decision (match)->n_choices : 0;

  for (guint i = 0; i < n; i++) {
    g_autoptr (PaddockMatch) copy = paddock_match_copy (match);
    g_auto (PaddockEvents) events;
    Reached one;

    paddock_events_init (&events, 0);
    paddock_match_choose (copy, i, &events);
    one = play_on (copy, so_far | find_rows (&events, TRUE, rows), rows);
    reached.any |= one.any;
    reached.all &= one.all;
  }

  return n ? reached : (Reached){ so_far, so_far };
}

/* Goes on to the roll, with nothing more laid down than must be; FALSE: there is none. */
static gboolean
play_to_roll (PaddockMatch *match, guint player, PaddockEvents *events)
{
  while (count_rolled (events) == 0) {
    const PaddockDecision *decision =
      paddock_match_get_state (match)->is_over ? NULL : paddock_match_get_decision (match);
    g_autofree char *key = decision ? paddock_match_dup_key (match, 0) : NULL;

    if (!decision || decision->player != player
        || (!g_str_equal (key, "done")
            && !g_str_equal (paddock_frothy.asks[decision->kind].name, "pay")))
      return FALSE;
    paddock_match_choose (match, 0, events);
  }

  return TRUE;
}

/* Dice of the first roll, if it is that of PLAYER: those that are told in a row. */
static guint
count_dice (const PaddockEvents *events, guint player)
{
  const PaddockEvent *first = events->items, *last;

  while (first < events->next && first->type != PADDOCK_EVENT_ROLLED)
    first++;
  for (last = first; last < events->next && last->type == PADDOCK_EVENT_ROLLED
                     && last->actor == first->actor && last->subject == first->subject;)
    last++;

  return first < events->next && first->actor == player ? (guint) (last - first) : 0;
}

/* Chooses with these faces; how many dice were rolled first, 0: there is no roll that can be compared. */
static guint
roll_out (const PaddockMatch *match,
          guint choice,
          const int *faces,
          guint n,
          const Rows *rows,
          Reached *reached)
{
  guint player = paddock_match_get_decision (match)->player;
  g_autoptr (PaddockMatch) copy = paddock_match_copy (match);
  g_auto (PaddockEvents) events;

  paddock_events_init (&events, 0);
  paddock_match_fork (copy, match, player, 1); /* without faces that wait */
  g_assert_true (paddock_match_force (copy, faces, n));
  paddock_match_choose (copy, choice, &events);
  if (!play_to_roll (copy, player, &events) || is_asked (copy, others))
    return 0;
  *reached = play_on (copy, find_rows (&events, FALSE, rows), rows);
  return count_dice (&events, player);
}

/* All rolls of a choice, against the ROWS that the game has counted. */
static guint
compare (const PaddockMatch *match, guint choice, const Rows *rows, GString *differences)
{
  guint any[PADDOCK_MAX_ODDS] = { 0 }, all[PADDOCK_MAX_ODDS] = { 0 }, rolls = 1;
  gboolean is_ahead = !is_asked (match, damage);
  Reached reached;
  int faces[MAX_PLAYED];
  guint n = roll_out (match, choice, NULL, 0, rows, &reached);

  if (n == 0 || n > MAX_PLAYED)
    return 0;
  for (guint i = 0; i < n; i++)
    rolls *= 6;
  for (guint roll = 0; roll < rolls; roll++) {
    for (guint i = 0, rest = roll; i < n; i++, rest /= 6)
      faces[i] = (int) (rest % 6);
    if (roll_out (match, choice, faces, n, rows, &reached) != n)
      return 0;
    for (guint i = 0; i < rows->n; i++) {
      any[i] += reached.any >> i & 1;
      all[i] += reached.all >> i & 1;
    }
  }
  for (guint i = 0; i < rows->n; i++) {
    const PaddockOddsOf *row = &rows->rows[i];
    g_autofree char *words = paddock_match_describe (match, &row->event, PADDOCK_EVERYBODY);

    if (row->event.type == PADDOCK_EVENT_DAMAGED && (is_ahead || row->event.amount == 0))
      continue; /* that of a second roll, and none at all */
    if (row->least * rolls != all[i] * row->of || row->most * rolls != any[i] * row->of)
      g_string_append_printf (differences, "%s: counted %g to %g, played %u to %u of %u\n", words,
                              (double) row->least / (double) row->of,
                              (double) row->most / (double) row->of, all[i], any[i], rolls);
  }

  return rows->n;
}

guint
play_odds_compare (const PaddockMatch *match, guint choice, GString *differences)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  g_autofree char *key = paddock_match_dup_key (match, choice);
  static const char *const check[] = { "check", NULL }, *const fight[] = { "attack-cards", NULL };
  Rows rows;

  if (g_str_has_prefix (key, "attack") || is_asked (match, fight)
      || (is_asked (match, check) && g_str_has_prefix (key, "card:")))
    return 0;

  rows.n = paddock_frothy.list_odds (paddock_match_get_table (match), decision,
                                     &decision->choices[choice], rows.rows);
  return rows.n > 0 ? compare (match, choice, &rows, differences) : 0;
}
