/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rider cards, as the decks and classes of a race.
 */

#include "check-tables.h"
#include "team-cards.h"
#include "words.h"

#define HAND 5
#define DEALT_TACTICS 14 /* two for each of seven teams */

/* --- Sizes --- */

static void
check_sizes (gconstpointer record, PaddockReport *report)
{
  const PaddockTeamCards *cards = record;
  const guint n_actions = paddock_team_cards_count_actions (cards);
  const guint n_events = paddock_team_cards_count_events (cards, TRUE);
  const guint n_tactics = paddock_team_cards_count_tactics (cards);
  const guint n_classes = paddock_list_len (cards->classes);

  if (n_actions < PADDOCK_DECK_MIN_ACTIONS || n_actions > PADDOCK_DECK_MAX_ACTIONS)
    paddock_report_words (report, N_ ("The deck of a team has {1} cards; a race needs {2} to {3}."),
                          "%u\t%d\t%d", n_actions, PADDOCK_DECK_MIN_ACTIONS,
                          PADDOCK_DECK_MAX_ACTIONS);
  if (paddock_team_cards_count_events (cards, FALSE) < 1)
    paddock_report (report, N_ ("No event card is in races without the expansion."));
  if (n_events > PADDOCK_DECK_MAX_EVENTS)
    paddock_report_words (report, N_ ("There are {1} event cards; a race can have {2}."), "%u\t%d",
                          n_events, PADDOCK_DECK_MAX_EVENTS);
  if (n_tactics > PADDOCK_DECK_MAX_TACTICS)
    paddock_report_words (report, N_ ("There are {1} tactics cards; a race can have {2}."),
                          "%u\t%d", n_tactics, PADDOCK_DECK_MAX_TACTICS);
  if (n_classes < 1 || n_classes > PADDOCK_DECK_MAX_CLASSES)
    paddock_report_words (report, N_ ("There are {1} classes; a race needs 1 to {2}."), "%u\t%d",
                          n_classes, PADDOCK_DECK_MAX_CLASSES);
}

static void
check_tactics (gconstpointer record, PaddockReport *report)
{
  guint n = paddock_team_cards_count_tactics (record);

  if (n < DEALT_TACTICS)
    paddock_report_words (report,
                          N_ ("There are {1} tactics cards; seven teams are dealt {2} in a medium "
                              "or long race."),
                          "%u\t%d", n, DEALT_TACTICS);
}

/* --- Hands --- */

static gboolean
is_restricted (const PaddockActionCard *card)
{
  for (guint i = 0; i < paddock_list_len (card->effects); i++)
    if (paddock_rider_effect_get_kind (PADDOCK_LIST_AT (card->effects, PaddockRiderEffect, i))
        == PADDOCK_RIDER_EFFECT_ONLY)
      return TRUE;

  return FALSE;
}

static void
check_hand (gconstpointer record, PaddockReport *report)
{
  const PaddockTeamCards *cards = record;
  int n = 0;

  for (guint i = 0; i < paddock_list_len (cards->actions); i++) {
    const PaddockActionCard *card = PADDOCK_LIST_AT (cards->actions, PaddockActionCard, i);

    n += is_restricted (card) ? card->copies : 0;
  }
  if (n >= HAND)
    paddock_report_words (report,
                          N_ ("{1} action cards are restricted, so a hand of five may hold nothing "
                              "else."),
                          "%d", n);
}

/* --- Restrictions that exclude each other --- */

static gboolean
exclude_each_other (const PaddockRiderEffect *a, const PaddockRiderEffect *b)
{
  static const guint opposite[PADDOCK_N_RIDER_CONDITIONS] = {
    [PADDOCK_RIDER_IF_LINKED] = PADDOCK_RIDER_IF_UNLINKED,
    [PADDOCK_RIDER_IF_LEADER] = PADDOCK_RIDER_IF_NOT_LEADER,
    [PADDOCK_RIDER_IF_OF_CLASS] = PADDOCK_RIDER_IF_NOT_OF_CLASS,
  };
  gboolean is_same_class = g_strcmp0 (a->for_class, b->for_class) == 0;

  if (a->condition == PADDOCK_RIDER_IF_OF_CLASS && a->condition == b->condition)
    return !is_same_class;
  if (a->condition == PADDOCK_RIDER_IF_ON_TERRAIN && a->condition == b->condition)
    return !(a->terrains & b->terrains);

  return opposite[a->condition] && (int) opposite[a->condition] == b->condition
         && (a->condition != PADDOCK_RIDER_IF_OF_CLASS || is_same_class);
}

static gboolean
contradicts_itself (const PaddockActionCard *card)
{
  const guint n = paddock_list_len (card->effects);

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++) {
      const PaddockRiderEffect *a = PADDOCK_LIST_AT (card->effects, PaddockRiderEffect, i);
      const PaddockRiderEffect *b = PADDOCK_LIST_AT (card->effects, PaddockRiderEffect, j);

      if (paddock_rider_effect_get_kind (a) == PADDOCK_RIDER_EFFECT_ONLY
          && paddock_rider_effect_get_kind (b) == PADDOCK_RIDER_EFFECT_ONLY
          && exclude_each_other (a, b))
        return TRUE;
    }

  return FALSE;
}

static void
check_restrictions (gconstpointer record, PaddockReport *report)
{
  const PaddockTeamCards *cards = record;

  for (guint i = 0; i < paddock_list_len (cards->actions); i++) {
    const PaddockActionCard *card = PADDOCK_LIST_AT (cards->actions, PaddockActionCard, i);

    if (contradicts_itself (card))
      paddock_finding_set_site (paddock_report_words (report,
                                                      N_ ("{1} has restrictions that exclude each "
                                                          "other: nobody can play it."),
                                                      "%s", paddock_text_get (card->name)),
                                PADDOCK_SITE_NAMED (ACTION, paddock_text_get (card->id)));
  }
}

/* --- Cards that are worse than others --- */

/* Of the same type and with no text to tell them apart. */
static gboolean
is_comparable (const PaddockActionCard *a, const PaddockActionCard *b)
{
  return a != b && a->type == b->type && !paddock_list_len (a->effects)
         && !paddock_list_len (b->effects) && memcmp (a->icons, b->icons, sizeof a->icons) == 0;
}

static gboolean
is_worse (const PaddockActionCard *card, const PaddockActionCard *other)
{
  return is_comparable (card, other) && card->strokes <= other->strokes
         && card->fatigue >= other->fatigue
         && (card->strokes < other->strokes || card->fatigue > other->fatigue);
}

static void
check_worse (gconstpointer record, PaddockReport *report)
{
  const PaddockTeamCards *cards = record;
  const guint n = paddock_list_len (cards->actions);

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++) {
      const PaddockActionCard *card = PADDOCK_LIST_AT (cards->actions, PaddockActionCard, i);
      const PaddockActionCard *other = PADDOCK_LIST_AT (cards->actions, PaddockActionCard, j);

      if (!is_worse (card, other))
        continue;
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("{1} is never better than {2}, and costs no less."),
                              "%s\t%s", paddock_text_get (card->name),
                              paddock_text_get (other->name)),
        PADDOCK_SITE_NAMED (ACTION, paddock_text_get (card->id)));
      break;
    }
}

#define RIDER_CARDS .kind = &paddock_team_cards_kind

static const PaddockCheck rows[] = {
  {
    .id = "PAD-RCD-07",
    .severity = PADDOCK_SEVERITY_ERROR,
    RIDER_CARDS,
    .run = check_sizes,
    .label = N_ ("Sizes of decks"),
    .why = N_ ("Every team draws to a hand of five, and every race has events and classes."),
    .clause = "RIV-DECK-03",
  },
  {
    .id = "PAD-RCD-08",
    .severity = PADDOCK_SEVERITY_HINT,
    RIDER_CARDS,
    .run = check_tactics,
    .label = N_ ("Too few tactics cards"),
    .why = N_ ("In medium and long races each team is dealt two tactics cards."),
    .clause = "RIV-TAC-02",
  },
  {
    .id = "PAD-RCD-09",
    .severity = PADDOCK_SEVERITY_WARNING,
    RIDER_CARDS,
    .run = check_hand,
    .label = N_ ("Hands that cannot be played"),
    .why = N_ ("Who can play no card must throw one away instead of moving."),
    .clause = "RIV-TURN-01",
  },
  {
    .id = "PAD-RCD-10",
    .severity = PADDOCK_SEVERITY_ERROR,
    RIDER_CARDS,
    .run = check_restrictions,
    .label = N_ ("Restrictions that exclude each other"),
    .why = N_ ("A card can be played only if all its restrictions are met."),
    .clause = "RIV-CARD-04",
  },
  {
    .id = "PAD-RCD-11",
    .severity = PADDOCK_SEVERITY_HINT,
    RIDER_CARDS,
    .run = check_worse,
    .label = N_ ("Cards worse than others"),
    .why = N_ ("More pedal strokes are paid for with fatigue."),
    .clause = "RIV-CARD-01",
  },
};

const PaddockCheckTable paddock_rider_deck_checks = PADDOCK_CHECK_TABLE (rows);
