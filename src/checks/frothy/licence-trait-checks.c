/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The traits of a licence, and the numbers of whatever has one.
 */

#include "check-tables.h"
#include "licence-findings.h"
#include "words.h"

#define TRAITS_USUAL_MAX 4 /* FRO-VCG-23 */

static void
check_affect_number (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer report)
{
  PaddockParameter parameter =
    paddock_catalogue_get_row (&paddock_affects, (guint) at->affect->kind)->parameter;

  if (paddock_parameter_is_wrong (parameter, at->affect->n))
    paddock_report_affect (report, at,
                           N_ ("The affect {1} at damage {2} needs a different "
                               "number."))
      ->severity = PADDOCK_SEVERITY_ERROR;
  else if (paddock_parameter_is_high (parameter, at->affect->n))
    paddock_report_affect (report, at,
                           N_ ("The affect {1} at damage {2} has an unusually high number."));
}

static void
check_step_numbers (const PaddockStaminaStep *step, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (step->effects); i++) {
    const PaddockStaminaEffect *effect = PADDOCK_LIST_AT (step->effects, PaddockStaminaEffect, i);
    PaddockParameter parameter =
      paddock_catalogue_get_row (&paddock_stamina_effects, (guint) effect->kind)->parameter;
    gboolean is_wrong = paddock_parameter_is_wrong (parameter, effect->n)
                        || (effect->kind == PADDOCK_STAMINA_SPEED && effect->n > 0);
    PaddockFinding *finding;

    if (!is_wrong && !paddock_parameter_is_high (parameter, effect->n))
      continue;
    finding =
      paddock_report_words (report,
                            is_wrong
                              ? N_ ("An effect at stamina {1} needs a different number.")
                              : N_ ("An effect at stamina {1} has an unusually high number."),
                            "%d", step->value);
    paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (STAMINA, step->value));
    paddock_finding_set_cell (finding, "stamina/step[-value=%d]/effect", step->value);
    if (is_wrong)
      finding->severity = PADDOCK_SEVERITY_ERROR;
  }
}

static void
check_trait_number (const PaddockTrait *trait, PaddockReport *report)
{
  PaddockParameter parameter =
    paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind)->parameter;

  if (trait->n && paddock_parameter_is_wrong (parameter, trait->n))
    paddock_report_trait (report, trait, N_ ("The trait {1} needs a different number."))->severity =
      PADDOCK_SEVERITY_ERROR;
  else if (paddock_parameter_is_high (parameter, trait->n))
    paddock_report_trait (report, trait, N_ ("The trait {1} has an unusually high number."));
}

static void
check_numbers (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  paddock_licence_foreach_affect (licence, check_affect_number, report);
  for (guint i = 0; i < paddock_list_len (licence->stamina.steps); i++)
    check_step_numbers (paddock_licence_step_at (licence, i), report);
  for (guint i = 0; i < paddock_list_len (licence->traits); i++)
    check_trait_number (paddock_licence_trait_at (licence, i), report);
}

static void
check_number_of_traits (gconstpointer record, PaddockReport *report)
{
  guint n = paddock_list_len (((const PaddockLicence *) record)->traits);

  if (n > TRAITS_USUAL_MAX)
    paddock_finding_set_site (
      paddock_report_words (report, N_ ("The vehicle has {1} traits; {2} is the usual maximum."),
                            "%u\t%d", n, TRAITS_USUAL_MAX),
      PADDOCK_SITE (TRAITS));
}

static void
report_trait (PaddockReport *report, const PaddockLicence *licence, guint i, const char *message)
{
  paddock_report_trait (report, paddock_licence_trait_at (licence, i), message)->element = (int) i;
}

static void
check_trait_twice (const PaddockLicence *licence, guint i, PaddockReport *report)
{
  const PaddockTrait *trait = paddock_licence_trait_at (licence, i);

  for (guint j = 0; j < i; j++) {
    const PaddockTrait *other = paddock_licence_trait_at (licence, j);

    if (trait->kind == other->kind && trait->kind != PADDOCK_TRAIT_CUSTOM)
      report_trait (report, licence, i, N_ ("The vehicle has the trait {1} twice."));
    else if (g_str_equal (paddock_trait_get_id (trait), paddock_trait_get_id (other)))
      report_trait (report, licence, i, N_ ("The trait {1} has the same id as another one."));
  }
}

static gboolean
is_card (const PaddockTrait *trait)
{
  return trait->kind > PADDOCK_TRAIT_CUSTOM;
}

static void
check_trait (const PaddockLicence *licence, guint i, PaddockReport *report)
{
  const PaddockTrait *trait = paddock_licence_trait_at (licence, i);
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind);
  gboolean is_custom = trait->kind == PADDOCK_TRAIT_CUSTOM;

  if (row->parameter != PADDOCK_PARAMETER_NONE && trait->n == 0)
    report_trait (report, licence, i, N_ ("The trait {1} has no number."));
  if (is_card (trait) && trait->uses == 0)
    report_trait (report, licence, i,
                  N_ ("The trait {1} is a card, but does not say how often it can be used."));
  if (is_custom && !*paddock_text_get (trait->id))
    report_trait (report, licence, i, N_ ("The trait {1} has no id of its own."));
  if (is_custom && trait->nature == PADDOCK_NATURE_BY_KIND)
    report_trait (report, licence, i,
                  N_ ("The trait {1} does not say whether it is an edge or a flaw."));
}

static void
check_special (const PaddockLicence *licence, guint i, PaddockReport *report)
{
  const PaddockSpecialCard *card = paddock_licence_special_at (licence, i);
  PaddockParameter parameter =
    paddock_catalogue_get_row (&paddock_special_cards, (guint) card->kind)->parameter;
  const char *message = NULL;

  if (parameter != PADDOCK_PARAMETER_NONE && card->n == 0)
    message = N_ ("The special card {1} has no number.");
  else if (paddock_parameter_is_wrong (parameter, card->n))
    message = N_ ("The special card {1} needs a different number.");
  if (message)
    paddock_report_special (report, licence, i, message);
  if (paddock_special_card_get_base (card) == PADDOCK_BASE_BY_KIND)
    paddock_report_special (report, licence, i,
                            N_ ("The special card {1} does not say what its plain side is."));
}

static void
check_parts (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    check_trait (licence, i, report);
    check_trait_twice (licence, i, report);
  }
  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++)
    check_special (licence, i, report);
}

static gboolean
is_twice (const PaddockLicence *licence, guint i)
{
  for (guint j = 0; j < i; j++)
    if (paddock_licence_trait_at (licence, i)->kind == paddock_licence_trait_at (licence, j)->kind)
      return paddock_licence_trait_at (licence, i)->kind != PADDOCK_TRAIT_CUSTOM;

  return FALSE;
}

/* An id that no other trait has: of the name, or with a number behind it. */
static void
give_id (PaddockLicence *licence, guint i)
{
  PaddockTrait *trait = paddock_list_edit (&licence->traits, i);
  g_autofree char *stem = g_ascii_strdown (paddock_text_get (trait->name), 36);

  g_strcanon (stem, "abcdefghijklmnopqrstuvwxyz0123456789", '-');
  paddock_text_set (&trait->id, NULL);
  for (int number = 1; number < 99; number++) {
    g_autofree char *id = number == 1 && *stem
                            ? g_strdup (stem)
                            : g_strdup_printf ("%s-%d", *stem ? stem : "trait", number);

    if (!paddock_licence_find_trait (licence, id)) {
      paddock_text_set (&trait->id, id);
      return;
    }
  }
}

static void
fix_trait (PaddockLicence *licence, guint i)
{
  PaddockTrait *trait;
  PaddockParameter parameter;

  if (is_twice (licence, i)) {
    paddock_list_remove (&licence->traits, i);
    return;
  }
  trait = paddock_list_edit (&licence->traits, i);
  parameter = paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind)->parameter;
  if (parameter != PADDOCK_PARAMETER_NONE && trait->n == 0)
    trait->n = 1;
  if (is_card (trait) && trait->uses == 0)
    trait->uses = 1;
  if (trait->kind == PADDOCK_TRAIT_CUSTOM) {
    trait->nature = trait->nature ? trait->nature : PADDOCK_NATURE_EDGE;
    give_id (licence, i);
  }
}

static void
fix_part (gpointer draft, const PaddockFinding *finding)
{
  PaddockLicence *licence = draft;
  guint i = (guint) finding->element;
  PaddockSpecialCard *card;
  PaddockParameter parameter;

  if (finding->site.kind == PADDOCK_SITE_TRAIT) {
    fix_trait (licence, i);
    return;
  }
  card = paddock_list_edit (&licence->cards.specials, i);
  parameter = paddock_catalogue_get_row (&paddock_special_cards, (guint) card->kind)->parameter;
  if (paddock_parameter_is_wrong (parameter, card->n))
    card->n = 1;
  if (paddock_special_card_get_base (card) == PADDOCK_BASE_BY_KIND)
    card->base = PADDOCK_BASE_WHIP;
}

/* Effects at the same moment that fight each other, or of which one makes the other idle. */
static gboolean
is_idle_beside_free_boxes (int kind)
{
  return kind == PADDOCK_EFFECT_SPARE_DICE || kind == PADDOCK_EFFECT_REROLL
         || kind == PADDOCK_EFFECT_VALUE || kind == PADDOCK_EFFECT_RIVAL;
}

static gboolean
effects_clash (const PaddockFrothyEffect *a, const PaddockFrothyEffect *b)
{
  if (!(a->when & b->when))
    return FALSE;
  if (a->kind == PADDOCK_EFFECT_FREE_BOXES)
    return is_idle_beside_free_boxes (b->kind);
  if (a->kind == PADDOCK_EFFECT_VALUE && b->kind == PADDOCK_EFFECT_VALUE)
    return (a->n < 0) != (b->n < 0);
  if (a->kind == PADDOCK_EFFECT_JUMP && b->kind == PADDOCK_EFFECT_JUMP)
    return (a->n == 0) != (b->n == 0);

  return a->kind == PADDOCK_EFFECT_WIN_TIE && b->kind == PADDOCK_EFFECT_LOSE_TIE;
}

/* What a trait that always counts does; one with uses is played when it pays. */
static guint
get_lasting_effects (const PaddockTrait *trait, PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS])
{
  return trait->uses ? 0 : paddock_trait_get_effects (trait, effects);
}

static gboolean
traits_clash (const PaddockTrait *a, const PaddockTrait *b)
{
  PaddockFrothyEffect ours[PADDOCK_MAX_EFFECTS], theirs[PADDOCK_MAX_EFFECTS];
  guint n_ours = get_lasting_effects (a, ours), n_theirs = get_lasting_effects (b, theirs);

  for (guint i = 0; i < n_ours; i++)
    for (guint j = 0; j < n_theirs; j++)
      if (effects_clash (&ours[i], &theirs[j]) || effects_clash (&theirs[j], &ours[i]))
        return TRUE;

  return FALSE;
}

static const char *
get_name (const PaddockTrait *trait)
{
  return *paddock_text_get (trait->name)
           ? trait->name
           : paddock_catalogue_get_row (&paddock_traits, (guint) trait->kind)->label;
}

static gboolean
rerolls_damage (const PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS], guint n)
{
  for (guint i = 0; i < n; i++)
    if (effects[i].kind == PADDOCK_EFFECT_REROLL_ALL)
      return TRUE;

  return FALSE;
}

/* With blank Resilience no damage dice are rolled, so none can be rolled again (FRO-RUL-47). */
static void
check_survivors (const PaddockLicence *licence, PaddockReport *report)
{
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];

  if (licence->damage.resilience != PADDOCK_RESILIENCE_BLANK)
    return;

  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++)
    if (rerolls_damage (effects,
                        paddock_special_card_get_effects (paddock_licence_special_at (licence, i),
                                                          effects)))
      paddock_report_special (
        report, licence, i,
        N_ ("The special card {1} is useless: blank Resilience leaves nothing to reroll."));
  for (guint i = 0; i < paddock_list_len (licence->traits); i++)
    if (rerolls_damage (effects,
                        paddock_trait_get_effects (paddock_licence_trait_at (licence, i), effects)))
      report_trait (report, licence, i,
                    N_ ("The trait {1} is useless: blank Resilience leaves nothing to reroll."));
}

static void
check_contradictions (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->traits); i++)
    for (guint j = 0; j < i; j++) {
      const PaddockTrait *trait = paddock_licence_trait_at (licence, i);
      const PaddockTrait *other = paddock_licence_trait_at (licence, j);

      if (traits_clash (trait, other))
        paddock_finding_set_site (
          paddock_report_words (report, N_ ("The traits {1} and {2} contradict each other."),
                                "%s\n\t%s\n", get_name (other), get_name (trait)),
          PADDOCK_SITE_NAMED (TRAIT, paddock_trait_get_id (trait)));
    }
  check_survivors (licence, report);
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNV-23",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_numbers,
    .label = N_ ("Numbers of affects and traits"),
    .why = N_ ("Numbers from 1 to 3 keep an affect or a trait minor."),
    .clause = "FRO-VCG-22",
  },
  {
    .id = "FRO-LNV-34",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_number_of_traits,
    .label = N_ ("Number of traits"),
    .why = N_ ("A few traits make a character; nobody can remember many."),
    .clause = "FRO-VCG-23",
    .cell = "traits/trait[+]",
  },
  {
    .id = "FRO-LNV-35",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_parts,
    .label = N_ ("Traits and cards"),
    .why = N_ ("A trait or card needs its number, and each trait counts once."),
    .clause = "FRO-DOC-39",
    .fix_label = N_ ("Complete"),
    .fix = fix_part,
  },
  {
    .id = "FRO-LNV-36",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_contradictions,
    .label = N_ ("Contradictions"),
    .why = N_ ("Traits that contradict each other, or make each other idle, are wasted."),
    .clause = "FRO-VCG-23",
  },
};

const PaddockCheckTable paddock_licence_trait_checks = PADDOCK_CHECK_TABLE (rows);
