/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Driving licences: what is incomplete or contradicts itself.
 */

#include "check-tables.h"
#include "licence.h"
#include "words.h"

#define LICENCE .kind = &paddock_licence_kind

static const PaddockSpeed *
speed_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->speeds, PaddockSpeed, i);
}

static guint
count_rating (const PaddockLicence *licence, int rating)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    n += speed_at (licence, i)->rating == rating;

  return n;
}

static void
check_speeds (gconstpointer record, PaddockReport *report)
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    guint n = count_rating (record, rating);

    if (n == 0)
      paddock_finding_set_place (paddock_report_words (report, N_ ("There is no Speed {1}."), "%d",
                                                       rating),
                                 "speed %d", rating);
    else if (n > 1)
      paddock_finding_set_place (paddock_report_words (report,
                                                       N_ ("There are {2} columns for Speed {1}."),
                                                       "%d\t%u", rating, n),
                                 "speed %d", rating);
  }
}

static void
check_moves (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    const PaddockSpeed *speed = speed_at (licence, i);
    guint n = paddock_list_len (speed->move);

    if (n != 0 && n != PADDOCK_N_PHASES)
      paddock_finding_set_place (
        paddock_report_words (report, N_ ("Speed {1} has moves for {2} phases instead of {3}."),
                              "%d\t%u\t%d", speed->rating, n, PADDOCK_N_PHASES),
        "speed %d", speed->rating);
  }
}

/* What is wrong with a list that gives for each of N_FROM boxes one of N_TO; NULL: nothing. */
static const char *
find_match_fault (const PaddockList *map, int n_from, int n_to)
{
  guint n = paddock_list_len (map);

  if (n != (guint) n_from)
    return N_ ("At Speed {1} the match of boxes has not one number for each box.");

  for (guint i = 0; i < n; i++) {
    if (paddock_list_get_int (map, i) > n_to)
      return N_ ("At Speed {1} a box is matched with one that is not there.");
    if (i && paddock_list_get_int (map, i) < paddock_list_get_int (map, i - 1))
      return N_ ("At Speed {1} the match of boxes goes back.");
  }

  return NULL;
}

static void
report_match (PaddockReport *report, const PaddockSpeed *speed, const char *message)
{
  if (message)
    paddock_finding_set_place (paddock_report_words (report, message, "%d", speed->rating),
                               "speed %d", speed->rating);
}

static void
check_accel_match (const PaddockSpeed *speed, PaddockReport *report)
{
  const PaddockList *map = speed->match.accel_to_decel;
  const char *fault = NULL;

  if (paddock_list_len (map) == 0)
    return;

  fault = find_match_fault (map, speed->accel, speed->decel);
  if (!fault && paddock_list_get_int (map, paddock_list_len (map) - 1) != speed->decel)
    fault =
      N_ ("At Speed {1} the last acceleration box is not matched with the last deceleration box.");
  report_match (report, speed, fault);
}

static void
check_decel_match (const PaddockSpeed *speed, PaddockReport *report)
{
  const PaddockList *map = speed->match.decel_to_accel;
  const char *fault = NULL;

  if (paddock_list_len (map) == 0)
    return;

  fault = find_match_fault (map, speed->decel, speed->accel);
  if (!fault && paddock_list_get_int (map, 0) != 1)
    fault = N_ (
      "At Speed {1} the first deceleration box is not matched with the first acceleration box.");
  report_match (report, speed, fault);
}

static void
check_match (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    check_accel_match (speed_at (licence, i), report);
    check_decel_match (speed_at (licence, i), report);
  }
}

static void
fix_match (gpointer draft, const PaddockFinding *finding)
{
  PaddockLicence *licence = draft;

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    g_autofree char *place = g_strdup_printf ("speed %d", speed_at (licence, i)->rating);

    if (g_str_equal (place, finding->place)) {
      PaddockSpeed *speed = paddock_list_edit (&licence->speeds, i);

      g_clear_pointer (&speed->match.accel_to_decel, paddock_list_unref);
      g_clear_pointer (&speed->match.decel_to_accel, paddock_list_unref);
    }
  }
}

static const PaddockStaminaStep *
step_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->stamina.steps, PaddockStaminaStep, i);
}

static void
check_stamina (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;
  const PaddockStaminaTable *table = &licence->stamina;

  if (table->maximum <= table->minimum)
    paddock_finding_set_place (paddock_report_words (report,
                                                     N_ ("Stamina runs from {1} down to {2}."),
                                                     "%d\t%d", table->maximum, table->minimum),
                               "stamina");
  for (guint i = 0; i < paddock_list_len (table->steps); i++) {
    int value = step_at (licence, i)->value;

    if (value > table->maximum || value < table->minimum)
      paddock_finding_set_place (
        paddock_report_words (report,
                              N_ ("The table has no stamina {1}, which is to have effects."), "%d",
                              value),
        "stamina %d", value);
  }
}

static void
check_stamina_maximum (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->stamina.steps); i++) {
    const PaddockStaminaStep *step = step_at (licence, i);

    if (step->value == licence->stamina.maximum && paddock_list_len (step->effects))
      paddock_finding_set_place (
        paddock_report (report, N_ ("The highest stamina has an effect, which would never end.")),
        "stamina %d", step->value);
  }
}

/* An affect, wherever it stands. */
typedef struct {
  const PaddockAffect *affect;
  int level;
  gboolean is_outcome; /* of a random affect */
} AffectAt;

typedef void (*AffectFunc) (const PaddockLicence *licence,
                            const AffectAt *at,
                            PaddockReport *report);

static void
visit_affect (const PaddockLicence *licence,
              const PaddockAffect *affect,
              int level,
              AffectFunc func,
              PaddockReport *report)
{
  AffectAt at = { affect, level, FALSE };

  func (licence, &at, report);
  for (guint i = 0; i < paddock_list_len (affect->choices); i++) {
    AffectAt outcome = { &PADDOCK_LIST_AT (affect->choices, PaddockAffectChoice, i)->affect, level,
                         TRUE };

    func (licence, &outcome, report);
  }
}

static const PaddockDamageLevel *
level_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->damage.levels, PaddockDamageLevel, i);
}

static void
foreach_affect (const PaddockLicence *licence, AffectFunc func, PaddockReport *report)
{
  for (guint l = 0; l < paddock_list_len (licence->damage.levels); l++) {
    const PaddockDamageLevel *level = level_at (licence, l);

    for (guint i = 0; i < paddock_list_len (level->affects); i++)
      visit_affect (licence, PADDOCK_LIST_AT (level->affects, PaddockAffect, i), level->value, func,
                    report);
  }
}

static PaddockFinding *
report_affect (PaddockReport *report, const AffectAt *at, const char *message)
{
  PaddockFinding *finding =
    paddock_report_words (report, message, "%s\t%d", paddock_affect_names[at->affect->kind],
                          at->level);

  paddock_finding_set_place (finding, "damage %d", at->level);
  return finding;
}

static void
check_wipe_out (const PaddockLicence *licence, const AffectAt *at, PaddockReport *report)
{
  if (at->affect->kind == PADDOCK_AFFECT_WIPE_OUT && !at->is_outcome
      && at->level < licence->damage.maximum)
    report_affect (report, at, N_ ("A wipe-out at {2} comes before the maximum."))->severity =
      PADDOCK_SEVERITY_WARNING;
}

static void
check_levels (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->damage.levels); i++) {
    int value = level_at (licence, i)->value;

    if (value > licence->damage.maximum)
      paddock_finding_set_place (paddock_report_words (report,
                                                       N_ (
                                                         "Damage {1} is above the maximum of {2}."),
                                                       "%d\t%d", value, licence->damage.maximum),
                                 "damage %d", value);
    if (i && value <= level_at (licence, i - 1)->value)
      paddock_finding_set_place (
        paddock_report_words (report, N_ ("Damage {1} does not stand in rising order."), "%d",
                              value),
        "damage %d", value);
  }
  foreach_affect (licence, check_wipe_out, report);
}

/* Above this the number of a limit has no effect; others are usually at most 3. */
static int
usual_maximum (PaddockParameter parameter)
{
  return parameter == PADDOCK_PARAMETER_LIMIT ? 5 : 3;
}

static gboolean
is_wrong_number (PaddockParameter parameter, int n)
{
  switch (parameter) {
  case PADDOCK_PARAMETER_COUNT:
    return n <= 0;
  case PADDOCK_PARAMETER_SIGNED:
    return n == 0;
  case PADDOCK_PARAMETER_LIMIT:
    return n < 0;
  case PADDOCK_PARAMETER_NONE:
  default:
    return FALSE;
  }
}

static gboolean
is_high_number (PaddockParameter parameter, int n)
{
  return parameter != PADDOCK_PARAMETER_NONE && !paddock_number_is_random (n)
         && ABS (n) > usual_maximum (parameter);
}

static void
check_affect_number (const PaddockLicence *licence, const AffectAt *at, PaddockReport *report)
{
  PaddockParameter parameter =
    paddock_catalogue_get_row (&paddock_affects, (guint) at->affect->kind)->parameter;

  if (is_wrong_number (parameter, at->affect->n))
    report_affect (report, at, N_ ("The affect {1} at damage {2} needs another number."))
      ->severity = PADDOCK_SEVERITY_ERROR;
  else if (is_high_number (parameter, at->affect->n))
    report_affect (report, at, N_ ("The affect {1} at damage {2} has an unusually high number."));
}

static const PaddockTrait *
trait_at (const PaddockLicence *licence, guint i)
{
  return PADDOCK_LIST_AT (licence->traits, PaddockTrait, i);
}

static PaddockFinding *
report_trait (PaddockReport *report, const PaddockTrait *trait, const char *message)
{
  const char *id = paddock_trait_get_id (trait);
  PaddockFinding *finding = paddock_report_words (report, message, "%s", id);

  paddock_finding_set_place (finding, "trait %s", id);
  return finding;
}

static void
check_numbers (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  foreach_affect (licence, check_affect_number, report);
  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    const PaddockTrait *trait = trait_at (licence, i);
    PaddockParameter parameter =
      paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind)->parameter;

    if (trait->n && is_wrong_number (parameter, trait->n))
      report_trait (report, trait, N_ ("The trait {1} needs another number."))->severity =
        PADDOCK_SEVERITY_ERROR;
    else if (is_high_number (parameter, trait->n))
      report_trait (report, trait, N_ ("The trait {1} has an unusually high number."));
  }
}

static void
check_lost_trait (const PaddockLicence *licence, const AffectAt *at, PaddockReport *report)
{
  const char *id = paddock_text_get (at->affect->trait);

  if (at->affect->kind == PADDOCK_AFFECT_LOSE_TRAIT && !paddock_licence_find_trait (licence, id))
    paddock_finding_set_place (
      paddock_report_words (
        report, N_ ("Damage {1} takes the trait \"{2}\", which the vehicle does not have."),
        "%d\t%s", at->level, id),
      "damage %d", at->level);
}

static void
check_lost_traits (gconstpointer record, PaddockReport *report)
{
  foreach_affect (record, check_lost_trait, report);
}

static gboolean
has_outcome (const PaddockAffect *affect, int roll)
{
  for (guint i = 0; i < paddock_list_len (affect->choices); i++)
    if (PADDOCK_LIST_AT (affect->choices, PaddockAffectChoice, i)->roll == roll)
      return TRUE;

  return FALSE;
}

#define DIE_MAX 3 /* FRO-DIC: faces show 0 to 3 */

static void
check_outcomes_of_affect (const PaddockLicence *licence, const AffectAt *at, PaddockReport *report)
{
  if (at->affect->kind != PADDOCK_AFFECT_RANDOM || at->is_outcome)
    return;

  for (int roll = 0; roll <= DIE_MAX * at->affect->dice; roll++)
    if (!has_outcome (at->affect, roll))
      paddock_finding_set_place (
        paddock_report_words (report,
                              N_ ("The random affect at damage {1} has nothing for a roll of {2}."),
                              "%d\t%d", at->level, roll),
        "damage %d", at->level);
}

static void
check_outcomes (gconstpointer record, PaddockReport *report)
{
  foreach_affect (record, check_outcomes_of_affect, report);
}

static void
check_card_count (gconstpointer record, PaddockReport *report)
{
  int n = paddock_licence_count_cards (record);

  if (n < 4 || n > 12)
    paddock_finding_set_place (
      paddock_report_words (report, N_ ("The vehicle has {1} cards; it needs 4 to 12."), "%d", n),
      "cards");
}

static void
check_trait_twice (const PaddockLicence *licence, guint i, PaddockReport *report)
{
  const PaddockTrait *trait = trait_at (licence, i);

  for (guint j = 0; j < i; j++) {
    const PaddockTrait *other = trait_at (licence, j);

    if (trait->kind == other->kind && trait->kind != PADDOCK_TRAIT_CUSTOM)
      report_trait (report, trait, N_ ("The vehicle has the trait {1} twice."));
    else if (g_str_equal (paddock_trait_get_id (trait), paddock_trait_get_id (other)))
      report_trait (report, trait, N_ ("Two traits have the id {1}."));
  }
}

static void
check_trait (const PaddockTrait *trait, PaddockReport *report)
{
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind);
  gboolean is_card = trait->kind > PADDOCK_TRAIT_CUSTOM;

  if (row->parameter != PADDOCK_PARAMETER_NONE && trait->n == 0)
    report_trait (report, trait, N_ ("The trait {1} has no number."));
  if (is_card && trait->uses == 0)
    report_trait (report, trait,
                  N_ ("The trait {1} is a card, but does not say how often it can be used."));
}

static void
check_special (const PaddockSpecialCard *card, PaddockReport *report)
{
  const PaddockCatalogueRow *row =
    paddock_catalogue_get_row (&paddock_special_cards, (guint) card->kind);
  const char *name = paddock_card_names[card->kind];

  if (row->parameter != PADDOCK_PARAMETER_NONE && card->n == 0)
    paddock_finding_set_place (paddock_report_words (report,
                                                     N_ ("The special card {1} has no number."),
                                                     "%s", name),
                               "card %s", name);
  if (card->base == PADDOCK_BASE_BY_KIND && row->base == PADDOCK_BASE_BY_KIND)
    paddock_finding_set_place (
      paddock_report_words (report,
                            N_ ("The special card {1} does not say what its plain side is."), "%s",
                            name),
      "card %s", name);
}

static void
check_parts (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    check_trait (trait_at (licence, i), report);
    check_trait_twice (licence, i, report);
  }
  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++)
    check_special (PADDOCK_LIST_AT (licence->cards.specials, PaddockSpecialCard, i), report);
}

static void
check_name (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  if (!*paddock_text_get (licence->name))
    paddock_report (report, N_ ("The vehicle has no name."));
}

/* A custom part: an error while it says nothing, afterwards a hint. */
static void
report_custom (PaddockReport *report, const char *what, const char *name, const char *text)
{
  gboolean is_empty = !*paddock_text_get (name) || !*paddock_text_get (text);
  PaddockFinding *finding =
    paddock_report_words (report,
                          is_empty ? N_ ("A custom part has no name or no text.")
                                   : N_ ("The players must apply \"{1}\" themselves."),
                          "%s", paddock_text_get (name));

  paddock_finding_set_place (finding, "%s %s", what, paddock_text_get (name));
  finding->severity = is_empty ? PADDOCK_SEVERITY_ERROR : PADDOCK_SEVERITY_HINT;
}

static void
check_custom_affect (const PaddockLicence *licence, const AffectAt *at, PaddockReport *report)
{
  if (at->affect->kind == PADDOCK_AFFECT_CUSTOM)
    report_custom (report, "affect", at->affect->name, at->affect->text);
}

static void
check_custom_effects (const PaddockStaminaStep *step, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (step->effects); i++) {
    const PaddockStaminaEffect *effect = PADDOCK_LIST_AT (step->effects, PaddockStaminaEffect, i);

    if (effect->kind == PADDOCK_STAMINA_CUSTOM)
      report_custom (report, "effect", effect->name, effect->text);
  }
}

static void
check_custom (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  foreach_affect (licence, check_custom_affect, report);
  for (guint i = 0; i < paddock_list_len (licence->stamina.steps); i++)
    check_custom_effects (step_at (licence, i), report);
  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++) {
    const PaddockSpecialCard *card =
      PADDOCK_LIST_AT (licence->cards.specials, PaddockSpecialCard, i);

    if (card->kind == PADDOCK_CARD_CUSTOM)
      report_custom (report, "card", card->name, card->text);
  }
  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    const PaddockTrait *trait = trait_at (licence, i);

    if (trait->kind == PADDOCK_TRAIT_CUSTOM)
      report_custom (report, "trait", trait->name, trait->text);
  }
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNV-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_speeds,
    .label = N_ ("Speed ratings"),
    .why = N_ ("Every vehicle has the seven Speeds 0 to 6."),
    .clause = "FRO-VCG-02",
  },
  {
    .id = "FRO-LNV-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_moves,
    .label = N_ ("Moves"),
    .why = N_ ("A round has four phases, and a Speed says how far to move in each."),
    .clause = "FRO-LIC-02",
  },
  {
    .id = "FRO-LNV-17",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_stamina,
    .label = N_ ("Stamina table"),
    .why = N_ ("Stamina stays between the ends of its table."),
    .clause = "FRO-STA-02",
  },
  {
    .id = "FRO-LNV-18",
    .severity = PADDOCK_SEVERITY_WARNING,
    LICENCE,
    .run = check_stamina_maximum,
    .label = N_ ("Effect at full stamina"),
    .why = N_ ("An effect works at its value and at all lower ones, so this one works always."),
    .clause = "FRO-STA-03",
  },
  {
    .id = "FRO-LNV-20",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_levels,
    .label = N_ ("Damage levels"),
    .why = N_ ("Damage rises to the maximum, where the vehicle is out of the race."),
    .clause = "FRO-VCG-17",
  },
  {
    .id = "FRO-LNV-23",
    .severity = PADDOCK_SEVERITY_HINT,
    LICENCE,
    .run = check_numbers,
    .label = N_ ("Numbers of affects and traits"),
    .why = N_ ("Numbers of 1 to 3 keep an affect or a trait a minor one."),
    .clause = "FRO-VCG-22",
  },
  {
    .id = "FRO-LNV-24",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_lost_traits,
    .label = N_ ("Traits to lose"),
    .why = N_ ("Only a trait that the vehicle has can be lost."),
    .clause = "FRO-AFF-05",
  },
  {
    .id = "PAD-LIC-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_outcomes,
    .label = N_ ("Random affects"),
    .why = N_ ("Whatever the dice show, the list must say what happens."),
    .clause = "FRO-AFF-09",
  },
  {
    .id = "FRO-LNV-28",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_card_count,
    .label = N_ ("Number of cards"),
    .why = N_ ("With fewer cards there is nothing to decide; with more, everything works."),
    .clause = "FRO-VCG-19",
  },
  {
    .id = "FRO-LNV-35",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_parts,
    .label = N_ ("Traits and cards"),
    .why = N_ ("A trait or card is complete with its number, and each trait counts once."),
    .clause = "FRO-DOC-39",
  },
  {
    .id = "FRO-LNV-38",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_match,
    .label = N_ ("Match of boxes"),
    .why = N_ ("Each box faces one of the other row, from left to right."),
    .clause = "FRO-SCH-05",
    .fix_label = N_ ("Use the Natural Match"),
    .fix = fix_match,
  },
  {
    .id = "FRO-LNV-41",
    .severity = PADDOCK_SEVERITY_ERROR,
    LICENCE,
    .run = check_name,
    .label = N_ ("Name"),
    .why = N_ ("A vehicle is announced by its name."),
    .clause = "FRO-DOC-03",
  },
  {
    .id = "FRO-LNV-43",
    .severity = PADDOCK_SEVERITY_HINT,
    LICENCE,
    .run = check_custom,
    .label = N_ ("Custom parts"),
    .why = N_ ("The program shows a custom part in play, but cannot carry it out."),
    .clause = "FRO-VCG-24",
  },
};

const PaddockCheckTable paddock_licence_checks = PADDOCK_CHECK_TABLE (rows);
