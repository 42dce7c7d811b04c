/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game.h"

char *
paddock_dashboard_dup_brief (const PaddockDashboard *self, const PaddockTable *table)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n_briefs; i++) {
    g_string_append (text, i ? " · " : "");
    paddock_table_say_number (table, text, self->briefs[i].words, self->briefs[i].value);
  }

  return g_strdup (text->str);
}
