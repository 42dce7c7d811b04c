/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzzy.h"

#include <string.h>

#define LETTER 1
#define BEGINS_WORD 5
#define BESIDE 6

static gunichar *
fold (const char *text, glong *n)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return g_utf8_to_ucs4_fast (folded, -1, n);
}

static gboolean
begins_word (const gunichar *text, glong at)
{
  return at == 0 || !g_unichar_isalnum (text[at - 1]);
}

/* best[i]: of all ways in which the letters so far fit with the last of them at i; -1: none. */
static int
match_word (const gunichar *text, glong n, const char *word)
{
  glong n_letters;
  g_autofree gunichar *letters = fold (word, &n_letters);
  g_autofree int *best = g_new (int, (gsize) n);
  int result = -1;

  for (glong l = 0; l < n_letters; l++) {
    int before = l == 0 ? 0 : -1; /* the best anywhere before i */
    int last = -1;                /* the best of the letter before, at i - 1 */

    result = -1;
    for (glong i = 0; i < n; i++) {
      int here = l == 0 ? -1 : best[i];
      int base = MAX (before, last < 0 ? -1 : last + BESIDE);

      best[i] = text[i] == letters[l] && base >= 0
                  ? base + LETTER + (begins_word (text, i) ? BEGINS_WORD : 0)
                  : -1;
      result = MAX (result, best[i]);
      before = MAX (before, here);
      last = here;
    }
  }

  return result;
}

int
paddock_fuzzy_match (const char *text, const char *query)
{
  glong n;
  g_autofree gunichar *folded = fold (text, &n);
  g_auto (GStrv) words = g_strsplit (query, " ", -1);
  int score = 0;

  for (guint i = 0; words[i]; i++) {
    int fit = *words[i] ? match_word (folded, n, words[i]) : 0;

    if (fit < 0)
      return -1;
    score += fit;
  }

  return score;
}

int
paddock_fuzzy_match_names (const char *name, const char *other, const char *query)
{
  int fit = paddock_fuzzy_match (name, query);

  return name == other ? fit : MAX (fit, paddock_fuzzy_match (other, query));
}
