/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A licence as a whole: its name, its control track, and what the designer made up.
 */

#include "check-tables.h"
#include "licence-findings.h"
#include "words.h"

#define MINIMUM_MAX 9 /* FRO-DOC-16 */

static gboolean
is_id (const char *text)
{
  return g_regex_match_simple ("^[a-z0-9-]{1,40}$", text, G_REGEX_DOLLAR_ENDONLY, 0);
}

static void
place_at (PaddockFinding *finding, PaddockSite site, const char *cell)
{
  paddock_finding_set_site (finding, site);
  paddock_finding_set_cell (finding, "%s", cell);
}

static void
check_identity (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;
  int minimum = licence->control.minimum;

  if (!*paddock_text_get (licence->name))
    place_at (paddock_report (report, N_ ("The vehicle has no name.")), PADDOCK_SITE (NAME),
              "name");
  if (!is_id (paddock_text_get (licence->id)))
    place_at (paddock_report (report,
                              N_ ("The id of the vehicle may contain only small letters, digits "
                                  "and hyphens.")),
              PADDOCK_SITE (ID), "id");
  if (minimum < 0 || minimum > MINIMUM_MAX)
    place_at (paddock_report_words (
                report, N_ ("The control track begins at {1}; it must begin at 0 to {2}."),
                "%d\t%d", minimum, MINIMUM_MAX),
              PADDOCK_SITE (CONTROL), "control/minimum");
}

static void
fix_identity (gpointer draft, const PaddockFinding *finding)
{
  PaddockLicence *licence = draft;

  if (finding->site.kind == PADDOCK_SITE_NAME)
    paddock_text_set (&licence->name, paddock_text_get (licence->id));
  else if (finding->site.kind == PADDOCK_SITE_ID)
    paddock_text_set (&licence->id, "vehicle");
  else
    licence->control.minimum = CLAMP (licence->control.minimum, 0, MINIMUM_MAX);
}

static void
check_minimum (gconstpointer record, PaddockReport *report)
{
  int minimum = ((const PaddockLicence *) record)->control.minimum;

  if (minimum > 0)
    paddock_finding_set_site (
      paddock_report_words (report,
                            N_ ("The vehicle always has at least {1} control loss points, which "
                                "is a flaw."),
                            "%d", minimum),
      PADDOCK_SITE (CONTROL));
}

/* Something that the designer made up. */
typedef struct {
  PaddockSiteKind what;
  const char *name, *text;
  const PaddockList *own;
  guint when; /* the moments at which its effects can count */
  gboolean is_custom;
  const char *cell;
} Part;

typedef void (*PartFunc) (const Part *part, PaddockReport *report);

typedef struct {
  PartFunc func;
  PaddockReport *report;
} Walk;

#define ALL_MOMENTS ((1u << PADDOCK_N_MOMENTS) - 1)
/* A card, or a trait with uses, is played: it cannot work by itself. */
#define PLAYED_MOMENTS (ALL_MOMENTS & ~(PADDOCK_WHEN_NOW | PADDOCK_WHEN_ALWAYS))

static void
visit_affect (const PaddockLicence *licence, const PaddockAffectAt *at, gpointer data)
{
  const PaddockAffect *affect = at->affect;
  const Walk *walk = data;
  g_autofree char *cell = g_strdup_printf ("damage/level[value=%d]/affect", at->level);

  walk->func (&(Part){ PADDOCK_SITE_AFFECT, affect->name, affect->text, affect->own, ALL_MOMENTS,
                       affect->kind == PADDOCK_AFFECT_CUSTOM, cell },
              walk->report);
}

static void
visit_step (const PaddockStaminaStep *step, const Walk *walk)
{
  g_autofree char *cell = g_strdup_printf ("stamina/step[-value=%d]/effect", step->value);

  for (guint i = 0; i < paddock_list_len (step->effects); i++) {
    const PaddockStaminaEffect *effect = PADDOCK_LIST_AT (step->effects, PaddockStaminaEffect, i);

    walk->func (&(Part){ PADDOCK_SITE_EFFECT, effect->name, effect->text, effect->own,
                         PADDOCK_WHEN_NOW, effect->kind == PADDOCK_STAMINA_CUSTOM, cell },
                walk->report);
  }
}

static void
foreach_part (const PaddockLicence *licence, PartFunc func, PaddockReport *report)
{
  Walk walk = { func, report };

  paddock_licence_foreach_affect (licence, visit_affect, &walk);
  for (guint i = 0; i < paddock_list_len (licence->stamina.steps); i++)
    visit_step (paddock_licence_step_at (licence, i), &walk);
  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++) {
    const PaddockSpecialCard *card = paddock_licence_special_at (licence, i);
    g_autofree char *cell = g_strdup_printf ("cards/special[%u]", i);

    func (&(Part){ PADDOCK_SITE_CARD, card->name, card->text, card->own, PLAYED_MOMENTS,
                   card->kind == PADDOCK_CARD_CUSTOM, cell },
          report);
  }
  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    const PaddockTrait *trait = paddock_licence_trait_at (licence, i);
    g_autofree char *cell = g_strdup_printf ("traits/trait[%u]", i);

    func (&(Part){ PADDOCK_SITE_TRAIT, trait->name, trait->text, trait->own,
                   trait->uses ? PLAYED_MOMENTS : ALL_MOMENTS & ~PADDOCK_WHEN_NOW,
                   trait->kind == PADDOCK_TRAIT_CUSTOM, cell },
          report);
  }
}

static void
place_at_part (PaddockFinding *finding, const Part *part)
{
  place_at (finding,
            (PaddockSite){ .kind = (guint8) part->what,
                           .by = PADDOCK_SITE_BY_ID,
                           .id = paddock_text_get (part->name) },
            part->cell);
}

/* An error while it says nothing; a hint if the program cannot carry it out. */
static void
check_custom_part (const Part *part, PaddockReport *report)
{
  gboolean is_empty = !*paddock_text_get (part->name) || !*paddock_text_get (part->text);
  PaddockFinding *finding;

  if (!part->is_custom || (!is_empty && paddock_list_len (part->own)))
    return;

  finding = paddock_report_words (report,
                                  is_empty ? N_ ("A custom part has no name or no text.")
                                           : N_ ("The players must apply \"{1}\" themselves."),
                                  "%s", paddock_text_get (part->name));
  place_at_part (finding, part);
  finding->severity = is_empty ? PADDOCK_SEVERITY_ERROR : PADDOCK_SEVERITY_HINT;
}

static void
check_custom (gconstpointer record, PaddockReport *report)
{
  foreach_part (record, check_custom_part, report);
}

/* What is wrong with an effect of the designer's own; NULL: nothing. */
static const char *
find_effect_fault (const PaddockFrothyEffect *effect, guint when)
{
  const PaddockFrothyRow *row = paddock_frothy_get_row (&paddock_frothy_effects, effect->kind);

  if (effect->kind == PADDOCK_EFFECT_NONE)
    return N_ ("An effect of \"{1}\" does nothing.");
  if (!effect->when)
    return N_ ("An effect of \"{1}\" does not say when it applies.");
  if (effect->when & ~row->when)
    return N_ ("An effect of \"{1}\" can do nothing at one of its moments.");
  if (effect->when & ~when)
    return N_ ("An effect of \"{1}\" has a moment at which it is never used.");
  if (row->row.parameter == PADDOCK_PARAMETER_NONE
        ? effect->n != 0
        : paddock_parameter_is_wrong (row->row.parameter, effect->n)
            || (!paddock_number_is_random (effect->n) && ABS (effect->n) > row->highest))
    return N_ ("An effect of \"{1}\" needs a different number.");

  return NULL;
}

static void
check_effects_of_part (const Part *part, PaddockReport *report)
{
  const char *name = paddock_text_get (part->name);

  if (!part->is_custom && paddock_list_len (part->own))
    place_at_part (paddock_report_words (report,
                                         N_ ("\"{1}\" has effects of its own, but is not custom."),
                                         "%s", name),
                   part);

  for (guint i = 0; i < paddock_list_len (part->own); i++) {
    const char *fault =
      find_effect_fault (PADDOCK_LIST_AT (part->own, PaddockFrothyEffect, i), part->when);

    if (fault)
      place_at_part (paddock_report_words (report, fault, "%s", name), part);
  }
}

static void
check_effects (gconstpointer record, PaddockReport *report)
{
  foreach_part (record, check_effects_of_part, report);
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNV-41",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_identity,
    .label = N_ ("Name"),
    .why = N_ ("A vehicle is announced by its name."),
    .clause = "FRO-DOC-03",
    .fix_label = N_ ("Fill In"),
    .fix = fix_identity,
  },
  {
    .id = "FRO-LNV-42",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_minimum,
    .label = N_ ("Lowest control loss"),
    .why = N_ ("Every control roll uses at least this many extra dice."),
    .clause = "FRO-VCG-13",
    .cell = "control/minimum",
  },
  {
    .id = "FRO-LNV-43",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_custom,
    .label = N_ ("Custom parts"),
    .why = N_ ("Paddock shows a custom part in play, but carries out only its effects."),
    .clause = "FRO-VCG-24",
  },
  {
    .id = "PAD-LIC-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_effects,
    .label = N_ ("Effects of your own"),
    .why = N_ ("An effect must be able to apply at its moments, with its number."),
    .clause = "FRO-VCG-24",
  },
};

const PaddockCheckTable paddock_licence_checks = PADDOCK_CHECK_TABLE (rows);
