/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-piles.h"

#include "rules-error.h"
#include "words.h"

/* --- Effects and selectors --- */

static guint8
find_classes (const PaddockTeamCards *cards, const char *id)
{
  int class = id ? paddock_team_cards_find_class (cards, id) : -1;

  return class < 0 ? 0 : (guint8) (1 << class);
}

/* Effects that this version does not know do nothing. */
static guint8
compile_effects (RivEffect *effects, const PaddockTeamCards *cards, const PaddockList *list)
{
  guint8 n = 0;

  for (guint i = 0; i < paddock_list_len (list) && n < RIV_MAX_EFFECTS; i++) {
    const PaddockRiderEffect *effect = PADDOCK_LIST_AT (list, PaddockRiderEffect, i);
    int kind = paddock_rider_effect_get_kind (effect);

    if (kind >= 0)
      effects[n++] = (RivEffect){
        .kind = (guint8) kind,
        .n = (gint8) CLAMP (effect->n, -99, 99),
        .condition = (guint8) effect->condition,
        .terrains = (guint8) effect->terrains,
        .classes = find_classes (cards, effect->for_class),
      };
  }

  return n;
}

static guint8
compile_selectors (RivSelector *selectors, const PaddockTeamCards *cards, const PaddockList *list)
{
  guint8 n = 0;

  for (guint i = 0; i < paddock_list_len (list) && n < RIV_MAX_SELECTORS; i++) {
    const PaddockRiderSelector *selector = PADDOCK_LIST_AT (list, PaddockRiderSelector, i);
    int kind = paddock_rider_selector_get_kind (selector);

    if (kind >= 0)
      selectors[n++] = (RivSelector){
        .kind = (guint8) kind,
        .n = (gint8) CLAMP (selector->n, -99, 99),
        .terrains = (guint8) selector->terrains,
        .classes = find_classes (cards, selector->for_class),
        .is_not = selector->is_not != FALSE,
      };
  }

  return n;
}

/* --- Cards --- */

static gboolean
add_action (RivPiles *self,
            const PaddockTeamCards *cards,
            const PaddockActionCard *card,
            GError **error)
{
  RivAction *action = &self->actions[self->n_actions];

  if (self->n_actions == RIV_MAX_ACTIONS)
    return paddock_refuse_setup (error, N_ ("A race has at most %d different action cards"),
                                 RIV_MAX_ACTIONS);
  if (self->n_deck + (guint) MAX (card->copies, 0) >= RIV_MAX_DECK)
    return paddock_refuse_setup (error, N_ ("A deck has at most %d action cards"),
                                 RIV_MAX_DECK - 1);

  *action = (RivAction){
    .id = card->id,
    .name = card->name,
    .card = card,
    .type = (guint8) card->type,
    .strokes = (guint8) CLAMP (card->strokes, 0, 99),
    .fatigue = (guint8) card->fatigue,
  };
  for (guint i = 0; i < PADDOCK_N_ICONS; i++)
    action->icons[i] = (guint8) card->icons[i];
  action->n_effects = compile_effects (action->effects, cards, card->effects);
  for (int i = 0; i < card->copies; i++) {
    self->deck[self->n_deck++] = (guint8) self->n_actions;
    if (action->type != RIV_TYPE_WILD)
      self->machine_deck[self->n_machine_deck++] = (guint8) self->n_actions;
  }
  self->n_actions++;
  return TRUE;
}

static gboolean
add_event (RivPiles *self,
           const PaddockTeamCards *cards,
           const PaddockEventCard *card,
           GError **error)
{
  RivEvent event = {
    .id = card->id,
    .name = card->name,
    .card = card,
    .grupo = (guint8) CLAMP (card->grupo, 0, RIV_MAX_RIDERS),
    .pick = (guint8) card->pick,
    .picked = (guint8) CLAMP (card->picked, 0, RIV_MAX_RIDERS),
  };

  event.n_selectors = compile_selectors (event.selectors, cards, card->selectors);
  event.n_effects = compile_effects (event.effects, cards, card->effects);
  for (int i = 0; i < card->copies; i++) {
    if (self->n_events == RIV_MAX_EVENTS)
      return paddock_refuse_setup (error, N_ ("A race has at most %d event cards"), RIV_MAX_EVENTS);
    self->events[self->n_events++] = event;
  }

  return TRUE;
}

static gboolean
add_tactic (RivPiles *self,
            const PaddockTeamCards *cards,
            const PaddockTacticsCard *card,
            GError **error)
{
  RivTactic tactic = {
    .id = card->id, .name = card->name, .card = card, .window = (guint8) card->window
  };

  tactic.n_effects = compile_effects (tactic.effects, cards, card->effects);
  for (int i = 0; i < card->copies; i++) {
    if (self->n_tactics == RIV_MAX_TACTICS)
      return paddock_refuse_setup (error, N_ ("A race has at most %d tactics cards"),
                                   RIV_MAX_TACTICS);
    self->tactics[self->n_tactics++] = tactic;
  }

  return TRUE;
}

gboolean
riv_piles_init (RivPiles *self,
                const PaddockTeamCards *cards,
                gboolean has_expansion,
                GError **error)
{
  for (guint i = 0; i < paddock_list_len (cards->actions); i++)
    if (!add_action (self, cards, PADDOCK_LIST_AT (cards->actions, PaddockActionCard, i), error))
      return FALSE;
  for (guint i = 0; i < paddock_list_len (cards->events); i++) {
    const PaddockEventCard *card = PADDOCK_LIST_AT (cards->events, PaddockEventCard, i);

    if ((has_expansion || !card->is_expansion) && !add_event (self, cards, card, error))
      return FALSE;
  }
  for (guint i = 0; i < paddock_list_len (cards->tactics); i++)
    if (!add_tactic (self, cards, PADDOCK_LIST_AT (cards->tactics, PaddockTacticsCard, i), error))
      return FALSE;
  if (self->n_machine_deck == 0)
    return paddock_refuse_setup (error,
                                 N_ ("The deck of a team needs an action card that is not Wild"));

  return TRUE;
}
