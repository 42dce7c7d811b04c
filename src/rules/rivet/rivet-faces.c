/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is on the cards, in words for people.
 */

#include "rivet-show.h"
#include "words.h"

static char *
dup_price (const PaddockTable *table, guint fatigue)
{
  static const char *const prices[] = {
    [PADDOCK_FATIGUE_NONE] = N_ ("no fatigue"),
    [PADDOCK_FATIGUE_LIGHT] = N_ ("light fatigue"),
    [PADDOCK_FATIGUE_HEAVY] = N_ ("heavy fatigue"),
  };

  return g_strdup (paddock_table_translate (table, prices[fatigue]));
}

static void
describe_action (const PaddockTable *table, const RivAction *card, PaddockCardFace *face)
{
  face->title = g_strdup (paddock_table_translate (table, card->name));
  face->kind =
    g_strdup (paddock_table_translate (table, paddock_movement_get_row (card->type)->row.label));
  face->figure = g_strdup_printf ("%u", card->strokes);
  face->price = dup_price (table, card->fatigue);
}

void
riv_describe_card (const PaddockTable *table, guint set, guint card, PaddockCardFace *face)
{
  const RivPiles *piles = &riv_course (table)->piles;

  if (set == RIV_SET_ACTIONS && card == RIV_HEADLINES)
    face->title = g_strdup (paddock_table_translate (table, N_ ("Making Headlines")));
  else if (set == RIV_SET_ACTIONS && card < piles->n_actions)
    describe_action (table, &piles->actions[card], face);
  else if (set == RIV_SET_EVENTS && card < piles->n_events)
    face->title = g_strdup (paddock_table_translate (table, piles->events[card].name));
  else if (set == RIV_SET_TACTICS && card < piles->n_tactics)
    face->title = g_strdup (paddock_table_translate (table, piles->tactics[card].name));
}
