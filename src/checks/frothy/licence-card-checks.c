/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of a licence.
 */

#include "check-tables.h"
#include "licence-findings.h"
#include "words.h"

#define CARDS_MIN 4 /* FRO-VCG-19 */
#define CARDS_MAX 12
#define CARDS_USUAL_MIN 6
#define CARDS_USUAL_MAX 8
#define SPECIALS_USUAL_MAX 2 /* FRO-VCG-21: only a few */

static void
report_count (PaddockReport *report, const char *message, int n, int limit)
{
  paddock_finding_set_site (paddock_report_words (report, message, "%d\t%d", n, limit),
                            PADDOCK_SITE (CARDS));
}

static void
check_count (gconstpointer record, PaddockReport *report)
{
  int n = paddock_licence_count_cards (record);

  if (n < CARDS_MIN)
    report_count (report, N_ ("The vehicle has {1} cards; it needs {2}."), n, CARDS_MIN);
  else if (n > CARDS_MAX)
    report_count (report, N_ ("The vehicle has {1} cards; it may have {2}."), n, CARDS_MAX);
}

/* Where check_count() speaks, this one need not. */
static void
check_usual_count (gconstpointer record, PaddockReport *report)
{
  int n = paddock_licence_count_cards (record);

  if (n >= CARDS_MIN && n < CARDS_USUAL_MIN)
    report_count (report, N_ ("The vehicle has {1} cards; few have fewer than {2}."), n,
                  CARDS_USUAL_MIN);
  else if (n > CARDS_USUAL_MAX && n <= CARDS_MAX)
    report_count (report, N_ ("The vehicle has {1} cards; few have more than {2}."), n,
                  CARDS_USUAL_MAX);
}

static int
count_duals (const PaddockLicence *licence)
{
  int n = licence->cards.dual;

  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++)
    n +=
      paddock_special_card_get_base (paddock_licence_special_at (licence, i)) == PADDOCK_BASE_DUAL;

  return n;
}

static void
check_duals (gconstpointer record, PaddockReport *report)
{
  int n = paddock_licence_count_cards (record), duals = count_duals (record);

  if (duals >= 2 && n > CARDS_USUAL_MAX - duals / 2)
    report_count (report, N_ ("With {2} Dual cards, {1} cards are a lot."), n, duals);
}

static void
check_number_of_specials (gconstpointer record, PaddockReport *report)
{
  int n = (int) paddock_list_len (((const PaddockLicence *) record)->cards.specials);

  if (n > SPECIALS_USUAL_MAX)
    report_count (report, N_ ("The vehicle has {1} special cards; few have more than {2}."), n,
                  SPECIALS_USUAL_MAX);
}

static PaddockSpecialCard *
edit_special (PaddockLicence *licence, const PaddockFinding *finding)
{
  return paddock_list_edit (&licence->cards.specials, (guint) finding->element);
}

static void
check_discards (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++) {
    const PaddockSpecialCard *card = paddock_licence_special_at (licence, i);

    if (!paddock_number_is_random (card->n) && card->n > PADDOCK_USUAL_NUMBER
        && !paddock_special_card_is_discarded (card))
      paddock_report_special (
        report, licence, i,
        N_ ("The special card {1} is strong, but can be used again and again."));
  }
}

static void
fix_discards (gpointer draft, const PaddockFinding *finding)
{
  edit_special (draft, finding)->discard = PADDOCK_DISCARD_BY_NUMBER;
}

/* FRO-SPX: a Whip card has no plain Reins side alone, and the other way round. */
static gboolean
is_wrong_base (const PaddockSpecialCard *card)
{
  PaddockCardBase kind = paddock_frothy_get_row (&paddock_special_cards, card->kind)->base;

  return (kind == PADDOCK_BASE_WHIP && card->base == PADDOCK_BASE_REINS)
         || (kind == PADDOCK_BASE_REINS && card->base == PADDOCK_BASE_WHIP);
}

static void
check_bases (gconstpointer record, PaddockReport *report)
{
  const PaddockLicence *licence = record;

  for (guint i = 0; i < paddock_list_len (licence->cards.specials); i++)
    if (is_wrong_base (paddock_licence_special_at (licence, i)))
      paddock_report_special (report, licence, i,
                              N_ ("The plain side of the special card {1} is of the other type."));
}

static void
fix_bases (gpointer draft, const PaddockFinding *finding)
{
  edit_special (draft, finding)->base = PADDOCK_BASE_BY_KIND;
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNV-28",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_LICENCE_CHECK,
    .run = check_count,
    .label = N_ ("Number of cards"),
    .why = N_ ("With fewer cards there is nothing to decide; with more, everything succeeds."),
    .clause = "FRO-VCG-19",
    .cell = "cards/whip",
  },
  {
    .id = "FRO-LNV-29",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_usual_count,
    .label = N_ ("Usual number of cards"),
    .why = N_ ("Most vehicles have 6 to 8 cards."),
    .clause = "FRO-VCG-19",
    .cell = "cards/whip",
  },
  {
    .id = "FRO-LNV-30",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_duals,
    .label = N_ ("Dual cards"),
    .why = N_ ("A Dual card is worth more than a plain one, so a vehicle with Dual cards should "
               "have fewer cards."),
    .clause = "FRO-VCG-20",
    .cell = "cards/dual",
  },
  {
    .id = "FRO-LNV-31",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_LICENCE_CHECK,
    .run = check_number_of_specials,
    .label = N_ ("Number of special cards"),
    .why = N_ ("Special cards are the spice of a vehicle, not the meal."),
    .clause = "FRO-VCG-21",
    .cell = "cards/special[+]",
  },
  {
    .id = "FRO-LNV-32",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_discards,
    .label = N_ ("Strong special cards"),
    .why = N_ ("A card with a number above 3 usually leaves the game when it is used."),
    .clause = "FRO-VCG-22",
    .fix_label = N_ ("Make It Single-Use"),
    .fix = fix_discards,
  },
  {
    .id = "FRO-LNV-33",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_LICENCE_CHECK,
    .run = check_bases,
    .label = N_ ("Plain sides"),
    .why = N_ ("The plain side of a special card usually has the type that goes with its "
               "ability."),
    .clause = "FRO-VCG-28",
    .fix_label = N_ ("Use Usual Side"),
    .fix = fix_bases,
  },
};

const PaddockCheckTable paddock_licence_card_checks = PADDOCK_CHECK_TABLE (rows);
