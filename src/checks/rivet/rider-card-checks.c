/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rider cards, one by one: effects that this version does not know, that mean nothing where they stand, or that lack what
 * they need.
 */

#include "check-tables.h"
#include "team-cards.h"
#include "words.h"

/* A card of any sort. */
typedef struct {
  const PaddockRecordType *type;
  gconstpointer card;
  PaddockSite site;
  const char *name;
  const PaddockList *effects;
} Card;

typedef void (*CardFunc) (const Card *card, PaddockReport *report);

static Card
get_action (const PaddockTeamCards *cards, guint i)
{
  const PaddockActionCard *card = PADDOCK_LIST_AT (cards->actions, PaddockActionCard, i);

  return (Card){ &paddock_action_card_type, card,
                 PADDOCK_SITE_NAMED (ACTION, paddock_text_get (card->id)),
                 paddock_text_get (card->name), card->effects };
}

static Card
get_event (const PaddockTeamCards *cards, guint i)
{
  const PaddockEventCard *card = PADDOCK_LIST_AT (cards->events, PaddockEventCard, i);

  return (Card){ &paddock_event_card_type, card,
                 PADDOCK_SITE_NAMED (EVENT, paddock_text_get (card->id)),
                 paddock_text_get (card->name), card->effects };
}

static Card
get_tactic (const PaddockTeamCards *cards, guint i)
{
  const PaddockTacticsCard *card = PADDOCK_LIST_AT (cards->tactics, PaddockTacticsCard, i);

  return (Card){ &paddock_tactics_card_type, card,
                 PADDOCK_SITE_NAMED (TACTIC, paddock_text_get (card->id)),
                 paddock_text_get (card->name), card->effects };
}

static void
foreach_card (const PaddockTeamCards *cards, CardFunc func, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (cards->actions); i++) {
    Card card = get_action (cards, i);

    func (&card, report);
  }
  for (guint i = 0; i < paddock_list_len (cards->events); i++) {
    Card card = get_event (cards, i);

    func (&card, report);
  }
  for (guint i = 0; i < paddock_list_len (cards->tactics); i++) {
    Card card = get_tactic (cards, i);

    func (&card, report);
  }
}

static void
report_card (PaddockReport *report, const Card *card, const char *message, const char *what)
{
  paddock_finding_set_site (paddock_report_words (report, message, "%s\t%s", card->name, what),
                            card->site);
}

/* WHAT is the label of a row, which is translated where the finding is shown. */
static void
report_row (PaddockReport *report,
            const Card *card,
            const char *message,
            const PaddockCatalogueRow *row)
{
  g_autofree char *what = g_strconcat (row->label, "\n", NULL);

  report_card (report, card, message, what);
}

static const PaddockRiderEffect *
get_effect (const Card *card, guint i)
{
  return PADDOCK_LIST_AT (card->effects, PaddockRiderEffect, i);
}

/* NULL: this version does not know it. */
static const PaddockRiderEffectRow *
find_row (const PaddockRiderEffect *effect)
{
  int kind = paddock_rider_effect_get_kind (effect);

  return kind < 0 ? NULL : paddock_rider_effect_get_row ((guint) kind);
}

static const PaddockRiderSelectorRow *
find_selector_row (const PaddockRiderSelector *who)
{
  int kind = paddock_rider_selector_get_kind (who);

  return kind < 0 ? NULL : paddock_rider_selector_get_row ((guint) kind);
}

/* --- Known --- */

static const PaddockList *
get_selectors (const Card *card)
{
  return card->type == &paddock_event_card_type ? ((const PaddockEventCard *) card->card)->selectors
                                                : NULL;
}

static void
check_known_in (const Card *card, PaddockReport *report)
{
  const PaddockList *selectors = get_selectors (card);

  for (guint i = 0; i < paddock_list_len (card->effects); i++)
    if (!find_row (get_effect (card, i)))
      report_card (report, card, N_ ("{1} has an effect “{2}” that does not exist."),
                   paddock_text_get (get_effect (card, i)->kind));
  for (guint i = 0; i < paddock_list_len (selectors); i++) {
    const PaddockRiderSelector *who = PADDOCK_LIST_AT (selectors, PaddockRiderSelector, i);

    if (!find_selector_row (who))
      report_card (report, card, N_ ("{1} selects riders by “{2}”, which does not exist."),
                   paddock_text_get (who->kind));
  }
}

static void
check_known (gconstpointer record, PaddockReport *report)
{
  foreach_card (record, check_known_in, report);
}

/* --- Moments --- */

static void
check_moments_in (const Card *card, PaddockReport *report)
{
  guint moment = paddock_rider_get_moment (card->type, card->card);

  for (guint i = 0; i < paddock_list_len (card->effects); i++) {
    const PaddockRiderEffectRow *row = find_row (get_effect (card, i));

    if (row && !(row->at & moment))
      report_row (report, card, N_ ("{1} has an effect “{2}”, which means nothing there."),
                  &row->row);
  }
}

static void
check_moments (gconstpointer record, PaddockReport *report)
{
  foreach_card (record, check_moments_in, report);
}

/* --- What effects and selectors need --- */

static const char *
find_lack (const PaddockRiderEffect *effect, guint kind, guint moment)
{
  const PaddockRiderEffectRow *row = paddock_rider_effect_get_row (kind);
  const PaddockRiderConditionRow *condition =
    paddock_rider_condition_get_row ((guint) effect->condition);

  if (row->needs_condition && effect->condition == PADDOCK_RIDER_IF_ALWAYS)
    return N_ ("{1}: the effect “{2}” needs a condition.");
  if (effect->condition != PADDOCK_RIDER_IF_ALWAYS
      && !paddock_rider_effect_allows_condition (kind, moment))
    return N_ ("{1}: the effect “{2}” has a condition where there is no rider to be asked.");
  if ((row->has_terrains || condition->has_terrains) && !effect->terrains)
    return N_ ("{1}: the effect “{2}” names no terrain.");
  if (condition->has_class && !*paddock_text_get (effect->for_class))
    return N_ ("{1}: the effect “{2}” names no class.");

  return NULL;
}

static const char *
find_lack_of_selector (const PaddockRiderSelector *who, const PaddockRiderSelectorRow *row)
{
  if (row && row->has_terrains && !who->terrains)
    return N_ ("{1}: “{2}” names no terrain.");
  if (row && row->has_class && !*paddock_text_get (who->for_class))
    return N_ ("{1}: “{2}” names no class.");

  return NULL;
}

static void
check_needs_in (const Card *card, PaddockReport *report)
{
  const PaddockList *selectors = get_selectors (card);
  guint moment = paddock_rider_get_moment (card->type, card->card);

  for (guint i = 0; i < paddock_list_len (card->effects); i++) {
    const PaddockRiderEffect *effect = get_effect (card, i);
    int kind = paddock_rider_effect_get_kind (effect);
    const char *lack = kind < 0 ? NULL : find_lack (effect, (guint) kind, moment);

    if (lack)
      report_row (report, card, lack, &paddock_rider_effect_get_row ((guint) kind)->row);
  }
  for (guint i = 0; i < paddock_list_len (selectors); i++) {
    const PaddockRiderSelector *who = PADDOCK_LIST_AT (selectors, PaddockRiderSelector, i);
    const PaddockRiderSelectorRow *row = find_selector_row (who);
    const char *lack = find_lack_of_selector (who, row);

    if (lack)
      report_row (report, card, lack, &row->row);
  }
}

static void
check_needs (gconstpointer record, PaddockReport *report)
{
  foreach_card (record, check_needs_in, report);
}

/* --- Numbers --- */

static void
check_number (const Card *card,
              const PaddockCatalogueRow *row,
              int n,
              int min,
              int max,
              PaddockReport *report)
{
  if (n < min || n > max || (row->parameter == PADDOCK_PARAMETER_SIGNED && n == 0))
    paddock_finding_set_site (paddock_report_words (report,
                                                    N_ ("{1}: “{2}” cannot have the number {3}."),
                                                    "%s\t%s\n\t%d", card->name, row->label, n),
                              card->site);
}

static void
check_numbers_in (const Card *card, PaddockReport *report)
{
  const PaddockList *selectors = get_selectors (card);

  for (guint i = 0; i < paddock_list_len (card->effects); i++) {
    const PaddockRiderEffectRow *row = find_row (get_effect (card, i));

    if (row && row->usual)
      check_number (card, &row->row, get_effect (card, i)->n, row->min, row->max, report);
  }
  for (guint i = 0; i < paddock_list_len (selectors); i++) {
    const PaddockRiderSelector *who = PADDOCK_LIST_AT (selectors, PaddockRiderSelector, i);
    const PaddockRiderSelectorRow *row = find_selector_row (who);

    if (row && row->usual)
      check_number (card, &row->row, who->n, row->min, row->max, report);
  }
}

static void
check_numbers (gconstpointer record, PaddockReport *report)
{
  foreach_card (record, check_numbers_in, report);
}

/* --- Cards that do nothing --- */

static void
check_idle_in (const Card *card, PaddockReport *report)
{
  gboolean has_effects = paddock_list_len (card->effects) > 0;
  gboolean has_selectors = paddock_list_len (get_selectors (card)) > 0;

  if (card->type == &paddock_tactics_card_type && !has_effects)
    report_card (report, card, N_ ("{1} has no effect."), "");
  if (card->type == &paddock_event_card_type && has_effects && !has_selectors)
    report_card (report, card, N_ ("{1} selects nobody, so its effects never happen."), "");
  if (card->type == &paddock_event_card_type && !has_effects && has_selectors)
    report_card (report, card, N_ ("{1} selects riders, but nothing happens to them."), "");
}

static void
check_idle (gconstpointer record, PaddockReport *report)
{
  foreach_card (record, check_idle_in, report);
}

/* --- Effects that a type of card leaves no room for --- */

static gboolean
has_effect (const PaddockActionCard *card, PaddockRiderEffectKind kind)
{
  for (guint i = 0; i < paddock_list_len (card->effects); i++)
    if (paddock_rider_effect_get_kind (PADDOCK_LIST_AT (card->effects, PaddockRiderEffect, i))
        == (int) kind)
      return TRUE;

  return FALSE;
}

/* A Wild can be played as any of them. */
static gboolean
has_train (const PaddockActionCard *card)
{
  return card->type == PADDOCK_MOVEMENT_LEAD || card->type == PADDOCK_MOVEMENT_WILD;
}

static gboolean
ever_shows (const PaddockActionCard *card, PaddockIcon icon)
{
  for (guint as = 0; as < PADDOCK_MOVEMENT_WILD; as++)
    if ((card->type == PADDOCK_MOVEMENT_WILD || (guint) card->type == as)
        && paddock_action_card_shows (card, icon, as))
      return TRUE;

  return FALSE;
}

/* The first effect that changes nothing on this card; NULL: there is none. */
static const PaddockCatalogueRow *
find_useless (const PaddockActionCard *card)
{
  const struct {
    PaddockRiderEffectKind kind;
    gboolean is_useless;
  } rows[] = {
    { PADDOCK_RIDER_EFFECT_TEAM_ONLY, !has_train (card) },
    { PADDOCK_RIDER_EFFECT_SHED, !has_train (card) },
    { PADDOCK_RIDER_EFFECT_USE_CLASS, ever_shows (card, PADDOCK_ICON_CLASS) },
    { PADDOCK_RIDER_EFFECT_IGNORE_FATIGUE, !ever_shows (card, PADDOCK_ICON_FATIGUE) },
    { PADDOCK_RIDER_EFFECT_CHEAP_BUMP, has_effect (card, PADDOCK_RIDER_EFFECT_NO_BUMP) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].is_useless && has_effect (card, rows[i].kind))
      return &paddock_rider_effect_get_row (rows[i].kind)->row;

  return NULL;
}

static void
check_useless (gconstpointer record, PaddockReport *report)
{
  const PaddockTeamCards *cards = record;

  for (guint i = 0; i < paddock_list_len (cards->actions); i++) {
    Card card = get_action (cards, i);
    const PaddockCatalogueRow *useless = find_useless (card.card);

    if (useless)
      report_row (report, &card, N_ ("{1} has an effect “{2}” that changes nothing on it."),
                  useless);
  }
}

#define RIDER_CARDS .kind = &paddock_team_cards_kind

static const PaddockCheck rows[] = {
  {
    .id = "PAD-RCD-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    RIDER_CARDS,
    .run = check_known,
    .label = N_ ("Unknown effects"),
    .why = N_ ("Cards are made of the effects and selectors of the catalogue."),
    .clause = "RIV-CARD-04",
  },
  {
    .id = "PAD-RCD-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    RIDER_CARDS,
    .run = check_moments,
    .label = N_ ("Effects at the wrong moment"),
    .why =
      N_ ("An effect counts only on the sort of card, and at the moment, that it is made for."),
    .clause = "RIV-CARD-04",
  },
  {
    .id = "PAD-RCD-03",
    .severity = PADDOCK_SEVERITY_ERROR,
    RIDER_CARDS,
    .run = check_needs,
    .label = N_ ("Incomplete effects"),
    .why = N_ ("Without what it is about, an effect or a selector never holds."),
    .clause = "RIV-CARD-04",
  },
  {
    .id = "PAD-RCD-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    RIDER_CARDS,
    .run = check_numbers,
    .label = N_ ("Numbers of effects"),
    .why = N_ ("Every effect has a range in which its number means something."),
    .clause = "RIV-CARD-04",
  },
  {
    .id = "PAD-RCD-05",
    .severity = PADDOCK_SEVERITY_WARNING,
    RIDER_CARDS,
    .run = check_idle,
    .label = N_ ("Cards that do nothing"),
    .why = N_ ("A card that does nothing is probably not finished."),
    .clause = "RIV-EVT-05",
  },
  {
    .id = "PAD-RCD-06",
    .severity = PADDOCK_SEVERITY_WARNING,
    RIDER_CARDS,
    .run = check_useless,
    .label = N_ ("Effects that change nothing"),
    .why = N_ ("The type and the icons of a card already decide what its effect is about."),
    .clause = "RIV-CARD-06",
  },
};

const PaddockCheckTable paddock_rider_card_checks = PADDOCK_CHECK_TABLE (rows);
