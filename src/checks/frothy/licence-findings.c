/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "licence-findings.h"

PaddockSpeedRow
paddock_licence_get_speed_row (const PaddockLicence *licence)
{
  PaddockSpeedRow row = { .is_complete = TRUE };

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    row.speeds[rating] = paddock_licence_find_speed (licence, rating);
    row.is_complete &= row.speeds[rating] != NULL;
  }

  return row;
}

static void
visit_affect (const PaddockLicence *licence,
              const PaddockAffect *affect,
              int level,
              PaddockAffectFunc func,
              gpointer data)
{
  func (licence, &(PaddockAffectAt){ affect, level, FALSE }, data);
  for (guint i = 0; i < paddock_list_len (affect->choices); i++)
    func (licence,
          &(PaddockAffectAt){ &PADDOCK_LIST_AT (affect->choices, PaddockAffectChoice, i)->affect,
                              level, TRUE },
          data);
}

void
paddock_licence_foreach_affect (const PaddockLicence *licence,
                                PaddockAffectFunc func,
                                gpointer data)
{
  for (guint l = 0; l < paddock_list_len (licence->damage.levels); l++) {
    const PaddockDamageLevel *level = paddock_licence_level_at (licence, l);

    for (guint i = 0; i < paddock_list_len (level->affects); i++)
      visit_affect (licence, PADDOCK_LIST_AT (level->affects, PaddockAffect, i), level->value, func,
                    data);
  }
}

void
paddock_licence_remove_affects (PaddockLicence *licence, int level, PaddockAffectMatch matches)
{
  for (guint l = 0; l < paddock_list_len (licence->damage.levels); l++) {
    if (level >= 0 && paddock_licence_level_at (licence, l)->value != level)
      continue;
    for (guint i = paddock_list_len (paddock_licence_level_at (licence, l)->affects); i-- > 0;) {
      const PaddockList *affects = paddock_licence_level_at (licence, l)->affects;

      if (matches (licence, PADDOCK_LIST_AT (affects, PaddockAffect, i))) {
        PaddockDamageLevel *draft = paddock_list_edit (&licence->damage.levels, l);

        paddock_list_remove (&draft->affects, i);
      }
    }
  }
}

gboolean
paddock_parameter_is_wrong (PaddockParameter parameter, int n)
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

/* A limit above 5 has no effect; other numbers are usually at most 3. */
gboolean
paddock_parameter_is_high (PaddockParameter parameter, int n)
{
  int usual = parameter == PADDOCK_PARAMETER_LIMIT ? 5 : PADDOCK_USUAL_NUMBER;

  return parameter != PADDOCK_PARAMETER_NONE && !paddock_number_is_random (n) && ABS (n) > usual;
}

PaddockFinding *
paddock_report_speed (PaddockReport *report, const PaddockSpeed *speed, const char *message)
{
  PaddockFinding *finding = paddock_report_words (report, message, "%d", speed->rating);

  paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (SPEED, speed->rating));
  return finding;
}

/* What it is called: its own name, or that of its kind, which is a phrase to be translated. */
static char *
name_of (const PaddockCatalogue *catalogue, int kind, const char *name)
{
  const PaddockCatalogueRow *row = paddock_catalogue_get_row (catalogue, (guint) kind);

  return *paddock_text_get (name) ? g_strdup (name) : g_strconcat (row->label, "\n", NULL);
}

PaddockFinding *
paddock_report_affect (PaddockReport *report, const PaddockAffectAt *at, const char *message)
{
  g_autofree char *name = name_of (&paddock_affects, at->affect->kind, at->affect->name);
  PaddockFinding *finding = paddock_report_words (report, message, "%s\t%d", name, at->level);

  paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (DAMAGE, at->level));
  paddock_finding_set_cell (finding, "damage/level[value=%d]/affect", at->level);
  return finding;
}

PaddockFinding *
paddock_report_trait (PaddockReport *report, const PaddockTrait *trait, const char *message)
{
  g_autofree char *name = name_of (&paddock_traits, trait->kind, trait->name);
  PaddockFinding *finding = paddock_report_words (report, message, "%s", name);

  paddock_finding_set_site (finding, PADDOCK_SITE_NAMED (TRAIT, paddock_trait_get_id (trait)));
  return finding;
}

PaddockFinding *
paddock_report_special (PaddockReport *report,
                        const PaddockLicence *licence,
                        guint i,
                        const char *message)
{
  const PaddockSpecialCard *card = paddock_licence_special_at (licence, i);
  g_autofree char *name = name_of (&paddock_special_cards, card->kind, card->name);
  PaddockFinding *finding = paddock_report_words (report, message, "%s", name);

  paddock_finding_set_site (finding, PADDOCK_SITE_NAMED (CARD, paddock_card_names[card->kind]));
  finding->element = (int) i;
  return finding;
}
