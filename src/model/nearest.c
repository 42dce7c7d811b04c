/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "nearest.h"

#include <string.h>

#define LONGEST 40 /* longer words are not compared */

/* How many letters must be added, dropped, replaced or swapped with their neighbour. */
static guint
distance (const char *a, gsize n, const char *b, gsize m)
{
  guint cost[LONGEST + 1][LONGEST + 1];

  for (gsize i = 0; i <= n; i++)
    for (gsize j = 0; j <= m; j++) {
      if (i == 0 || j == 0) {
        cost[i][j] = i + j;
        continue;
      }
      cost[i][j] = MIN (cost[i - 1][j], cost[i][j - 1]) + 1;
      cost[i][j] = MIN (cost[i][j], cost[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        cost[i][j] = MIN (cost[i][j], cost[i - 2][j - 2] + 1);
    }

  return cost[n][m];
}

/* A beginning counts as one slip. */
static guint
count_slips (const char *word, const char *name)
{
  gsize n = strlen (word), m = strlen (name);

  if (n > LONGEST || m > LONGEST)
    return G_MAXUINT;
  if (n > 1 && g_str_has_prefix (name, word))
    return 1;

  return distance (word, n, name, m);
}

const char *
paddock_nearest_name (const char *word, const char *const *names)
{
  const char *nearest = NULL;
  guint least = MAX (1, strlen (word) / 3) + 1; /* more slips than this are no slips */

  for (guint i = 0; names[i]; i++) {
    guint slips = count_slips (word, names[i]);

    if (slips < least) {
      nearest = names[i];
      least = slips;
    }
  }

  return nearest;
}
