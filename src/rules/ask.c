/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ask.h"

#include "game.h"

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
paddock_key_number (const PaddockTable *table,
                    const PaddockDecision *decision,
                    const PaddockChoice *choice,
                    GString *text)
{
  g_string_append_printf (text, "%s:%u", table->setup->game->asks[decision->kind].name, choice->id);
}
