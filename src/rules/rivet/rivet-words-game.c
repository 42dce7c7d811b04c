/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions round the moves in words: grid, tactics, Grupo Compacto, rescue.
 */

#include "rivet-facts.h"
#include "rivet-words.h"
#include "words.h"

static void
begin_key (const PaddockDecision *decision, GString *text)
{
  g_string_append_printf (text, "%s:", riv_asks[decision->kind].name);
}

static const RivTactic *
get_tactic (const PaddockTable *table, const PaddockChoice *choice)
{
  return &riv_course (table)->piles.tactics[choice->id];
}

RIV_FORMATTER (riv_key_tactic)
{
  begin_key (decision, text);
  g_string_append (text, choice->id == RIV_NONE ? "none" : get_tactic (table, choice)->id);
}

RIV_FORMATTER (riv_label_tactic)
{
  if (choice->id == RIV_NONE)
    paddock_table_say (table, text, N_ ("No tactics card now"), NULL);
  else
    g_string_append (text, paddock_table_translate (table, get_tactic (table, choice)->name));
}

/* --- Grupo Compacto --- */

RIV_FORMATTER (riv_key_grupo)
{
  begin_key (decision, text);
  if (choice->id == RIV_NONE)
    g_string_append (text, "stay");
  else if (decision->kind == RIV_ASK_GRUPO_ROW)
    g_string_append_printf (text, "%d", choice->place.a);
  else
    riv_format_place (table, choice->place, text);
}

/* Ahead of where it stands, which the board shows. */
static void
say_space (const PaddockTable *table, GString *text, PaddockPlace place)
{
  g_autoptr (GString) written = g_string_new (NULL);

  riv_format_place (table, place, written);
  paddock_table_say (table, text, N_ ("to {1}"), written->str, NULL);
}

RIV_FORMATTER (riv_label_grupo)
{
  if (choice->id == RIV_NONE)
    paddock_table_say (table, text, N_ ("Stay here"), NULL);
  else if (decision->kind == RIV_ASK_GRUPO_ROW)
    paddock_table_say_number (table, text, N_ ("row {1}"), choice->place.a);
  else
    say_space (table, text, choice->place);
}

guint
riv_prefer_last (const PaddockTable *table, const PaddockDecision *decision)
{
  return decision->n_choices - 1u;
}

/* --- Rescue --- */

static gboolean
has_several_spaces (const PaddockDecision *decision, guint rider)
{
  guint n = 0;

  for (guint i = 0; i < decision->n_choices; i++)
    n += decision->choices[i].id == rider && decision->choices[i].target == PADDOCK_TARGET_ROAD;

  return n > 1;
}

/* "rescue:none", "rescue:climber", "rescue:climber@12.2", "tactic:captains-arm" */
RIV_FORMATTER (riv_key_rescue)
{
  if (choice->target == PADDOCK_TARGET_CARD) {
    g_string_append_printf (text, "tactic:%s", get_tactic (table, choice)->id);
    return;
  }
  begin_key (decision, text);
  if (choice->id == RIV_NONE) {
    g_string_append (text, "none");
    return;
  }
  g_string_append (text, riv_course (table)->riders[choice->id].id);
  if (has_several_spaces (decision, choice->id)) {
    g_string_append_c (text, '@');
    riv_format_place (table, choice->place, text);
  }
}

RIV_FORMATTER (riv_label_rescue)
{
  if (choice->target == PADDOCK_TARGET_CARD) {
    riv_label_tactic (table, decision, choice, text);
    return;
  }
  if (choice->id == RIV_NONE) {
    paddock_table_say (table, text, N_ ("No rescue"), NULL);
    return;
  }
  riv_say_rider (table, text, choice->id, decision->player);
  if (has_several_spaces (decision, choice->id)) {
    g_string_append_c (text, ' ');
    say_space (table, text, choice->place);
  }
}

RIV_FORMATTER (riv_key_place)
{
  begin_key (decision, text);
  riv_format_place (table, choice->place, text);
}

RIV_FORMATTER (riv_label_place)
{
  say_space (table, text, choice->place);
}
