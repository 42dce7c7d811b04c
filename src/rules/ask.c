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
paddock_label_place (const PaddockTable *table,
                     const PaddockDecision *decision,
                     const PaddockChoice *choice,
                     GString *text)
{
  g_autoptr (GString) place = g_string_new (NULL);

  paddock_table_format_place (table, choice->place, place);
  paddock_table_say (table, text, N_ ("Start on {1}"), place->str, NULL);
}

void
paddock_key_number (const PaddockTable *table,
                    const PaddockDecision *decision,
                    const PaddockChoice *choice,
                    GString *text)
{
  g_string_append_printf (text, "%s:%u", table->setup->game->asks[decision->kind].name, choice->id);
}
