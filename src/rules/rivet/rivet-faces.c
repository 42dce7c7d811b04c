/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is on the cards, in words for people.
 */

#include "rider-card-text.h"
#include "rivet-show.h"
#include "words.h"

static const char *
keep (const char *text)
{
  return text;
}

static PaddockTranslate
get_translate (const PaddockTable *table)
{
  return table->translate ? table->translate : keep;
}

/* No empty line on the card. */
static char *
drop_empty (char *text)
{
  if (*text)
    return text;

  g_free (text);
  return NULL;
}

static void
describe_event (const PaddockTable *table, const RivEvent *card, PaddockCardFace *face)
{
  face->title = g_strdup (paddock_table_translate (table, card->name));
  face->text = drop_empty (paddock_event_card_dup_text (card->card, NULL, get_translate (table)));
}

static void
describe_tactic (const PaddockTable *table, const RivTactic *card, PaddockCardFace *face)
{
  face->title = g_strdup (paddock_table_translate (table, card->name));
  face->text = drop_empty (paddock_tactics_card_dup_text (card->card, NULL, get_translate (table)));
}

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
  face->text = drop_empty (paddock_action_card_dup_text (card->card, NULL, get_translate (table)));
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
    describe_event (table, &piles->events[card], face);
  else if (set == RIV_SET_TACTICS && card < piles->n_tactics)
    describe_tactic (table, &piles->tactics[card], face);
}
