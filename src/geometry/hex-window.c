/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-window.h"

static gboolean
search_ring (PaddockHex centre, guint radius, PaddockHexTakes takes, gpointer data)
{
  guint n;
  g_autofree PaddockHex *ring = paddock_hex_ring (centre, radius, &n);

  for (guint i = 0; i < n; i++)
    if (takes (ring[i], data))
      return TRUE;

  return FALSE;
}

gboolean
paddock_hex_window_search (const PaddockHexWindow *self,
                           PaddockHex centre,
                           PaddockHexTakes takes,
                           gpointer data)
{
  guint farthest = (guint) (self->width + self->height);

  for (guint radius = 0; radius < farthest; radius++)
    if (search_ring (centre, radius, takes, data))
      return TRUE;

  return FALSE;
}
