/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The odds of an answer, by its key.
 */

#pragma once

#include "odds.h"

static inline PaddockOdds *
odds_of (const PaddockMatch *match, const char *key)
{
  int choice = paddock_match_find_choice (match, key);

  g_assert_cmpint (choice, >=, 0);
  return paddock_odds_new (match, (guint) choice, PADDOCK_ODDS_BUDGET);
}

static inline const PaddockOddsRow *
find_row (const PaddockOdds *odds, const char *text)
{
  for (guint i = 0; i < odds->rows->len; i++)
    if (g_str_equal (((const PaddockOddsRow *) odds->rows->pdata[i])->text, text))
      return odds->rows->pdata[i];

  return NULL;
}

static inline void
assert_fraction (PaddockFraction found, guint64 n, guint64 of)
{
  g_assert_cmpuint (found.n, ==, n);
  g_assert_cmpuint (found.of, ==, of);
}
