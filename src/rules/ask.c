/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ask.h"

#include "game.h"
#include "words.h"

void
paddock_key_place (const PaddockTable *table,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice,
                   GString *text)
{
  g_string_append (text, "place:");
  paddock_table_format_place (table, choice->place, text);
}

void
paddock_table_say_grid_place (const PaddockTable *table, guint number, GString *text)
{
  paddock_table_say_number (table, text, N_ ("Grid place {1}"), (int) number);
}

void
paddock_key_number (const PaddockTable *table,
                    const PaddockDecision *decision,
                    const PaddockChoice *choice,
                    GString *text)
{
  g_string_append_printf (text, "%s:%u", table->setup->game->asks[decision->kind].name, choice->id);
}
