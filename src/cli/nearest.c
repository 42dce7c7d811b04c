/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "nearest.h"

#include <string.h>

#define LONGEST 32 /* no name of ours is longer, so anything longer is not a slip */

guint
paddock_nearest_distance (const char *a, const char *b)
{
  gsize n = strlen (a), m = strlen (b);
  guint cost[LONGEST + 1][LONGEST + 1];

  if (n > LONGEST || m > LONGEST)
    return G_MAXUINT;

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

/* A beginning ("cat") is as good as one slip; otherwise one letter in three may be wrong. */
void
paddock_nearest_try (PaddockNearest *self, const char *candidate)
{
  guint distance = paddock_nearest_distance (self->wanted, candidate);
  guint allowed = MAX (1, strlen (self->wanted) / 3);

  if (strlen (self->wanted) > 1 && g_str_has_prefix (candidate, self->wanted))
    distance = 1;
  if (distance > allowed || (self->best && distance >= self->distance))
    return;

  self->best = candidate;
  self->distance = distance;
}
