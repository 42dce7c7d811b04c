/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Card sets: what cannot be used.
 */

#include "cards.h"
#include "check-tables.h"
#include "words.h"

static void
check_windows (gconstpointer record, PaddockReport *report)
{
  const PaddockCards *cards = record;

  for (guint i = 0; i < paddock_list_len (cards->items); i++) {
    const PaddockItem *item = PADDOCK_LIST_AT (cards->items, PaddockItem, i);

    if (!item->windows)
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("{1} can’t be used in any phase of a turn."), "%s",
                              paddock_text_get (item->name)),
        PADDOCK_SITE_NAMED (ITEM, paddock_text_get (item->id)));
  }
  for (guint i = 0; i < paddock_list_len (cards->abilities); i++) {
    const PaddockAbility *ability = PADDOCK_LIST_AT (cards->abilities, PaddockAbility, i);

    if (!ability->lights && ability->kind != PADDOCK_ABILITY_PERMANENT)
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("{1} can’t be used in any phase of a turn."), "%s",
                              paddock_text_get (ability->name)),
        PADDOCK_SITE_NAMED (ABILITY, paddock_text_get (ability->id)));
  }
}

static void
check_toggles (gconstpointer record, PaddockReport *report)
{
  const PaddockCards *cards = record;

  for (guint i = 0; i < paddock_list_len (cards->abilities); i++) {
    const PaddockAbility *ability = PADDOCK_LIST_AT (cards->abilities, PaddockAbility, i);
    gboolean has_back = *paddock_text_get (ability->back.name) != 0;
    PaddockFinding *finding;

    if (has_back == (ability->kind == PADDOCK_ABILITY_TOGGLE))
      continue;
    finding = paddock_report_words (report,
                                    has_back ? N_ ("{1} has two sides, but does not toggle.")
                                             : N_ ("{1} toggles, but its other side has no name."),
                                    "%s", paddock_text_get (ability->name));
    paddock_finding_set_site (finding,
                              PADDOCK_SITE_NAMED (ABILITY, paddock_text_get (ability->id)));
  }
}

static const PaddockCheck rows[] = {
  {
    .id = "PAD-CRD-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_cards_kind,
    .run = check_windows,
    .label = N_ ("Cards that cannot be used"),
    .why = N_ ("The lights on a token show the phases in which it can be used."),
    .clause = "JOY-ABL-05",
  },
  {
    .id = "PAD-CRD-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_cards_kind,
    .run = check_toggles,
    .label = N_ ("Sides of abilities"),
    .why = N_ ("An ability that toggles has another ability on its other side."),
    .clause = "JOY-ABL-04",
  },
};

const PaddockCheckTable paddock_cards_checks = PADDOCK_CHECK_TABLE (rows);
