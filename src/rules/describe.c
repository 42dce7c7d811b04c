/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events in words: a row of the game's table with its placeholders filled in.
 */

#include "match.h"

#include <string.h>

typedef struct {
  const PaddockTable *table;
  const PaddockEvent *event;
} Told;

static const PaddockEventText chose_text = {
  .type = PADDOCK_EVENT_CHOSE,
  .text = "{actor}: {choice}",
  .hidden = "{actor} has decided",
};

static int
sort_of (const PaddockEvent *event)
{
  switch (paddock_event_type_get_info (event->type)->sort) {
  case PADDOCK_SORT_AMOUNT:
    return event->amount;
  case PADDOCK_SORT_SUBJECT:
    return event->subject;
  case PADDOCK_SORT_NONE:
  default:
    return PADDOCK_ANY_SORT;
  }
}

static const PaddockEventText *
find_text (const PaddockGame *game, const PaddockEvent *event)
{
  for (guint i = 0; i < game->n_event_texts; i++) {
    const PaddockEventText *row = &game->event_texts[i];

    if (row->type == event->type && (row->sort == PADDOCK_ANY_SORT || row->sort == sort_of (event)))
      return row;
  }

  return event->type == PADDOCK_EVENT_CHOSE ? &chose_text : NULL;
}

static void
add_actor (const Told *told, GString *text)
{
  if (told->event->actor < told->table->setup->n_seats)
    g_string_append (text, told->table->setup->seats[told->event->actor].name);
}

static void
add_subject (const Told *told, GString *text)
{
  paddock_table_format_subject (told->table, told->event, text);
}

static void
add_amount (const Told *told, GString *text)
{
  g_string_append_printf (text, "%d", told->event->amount);
}

static void
add_arg (const Told *told, PaddockEventArg arg, PaddockPlace place, GString *text)
{
  if (arg == PADDOCK_ARG_PLACE)
    paddock_table_format_place (told->table, place, text);
  else
    g_string_append_printf (text, "%d", place.a);
}

static void
add_from (const Told *told, GString *text)
{
  add_arg (told, paddock_event_type_get_info (told->event->type)->from, told->event->from, text);
}

static void
add_to (const Told *told, GString *text)
{
  add_arg (told, paddock_event_type_get_info (told->event->type)->to, told->event->to, text);
}

static void
add_choice (const Told *told, GString *text)
{
  const PaddockEvent *event = told->event;
  PaddockDecision decision = { .player = event->actor, .kind = (guint8) event->amount };
  PaddockChoice choice = paddock_event_get_choice (event);

  told->table->setup->game->format_label (told->table, &decision, &choice, text);
}

static const struct {
  const char *name;
  void (*add) (const Told *told, GString *text);
} placeholders[] = {
  { "{actor}", add_actor }, { "{subject}", add_subject }, { "{amount}", add_amount },
  { "{from}", add_from },   { "{to}", add_to },           { "{choice}", add_choice },
};

static char *
fill_in (const Told *told, const char *words)
{
  GString *text = g_string_new (NULL);

  while (*words) {
    guint i = 0;

    while (i < G_N_ELEMENTS (placeholders) && !g_str_has_prefix (words, placeholders[i].name))
      i++;
    if (i == G_N_ELEMENTS (placeholders)) {
      g_string_append_c (text, *words++);
      continue;
    }
    placeholders[i].add (told, text);
    words += strlen (placeholders[i].name);
  }

  return g_string_free (text, FALSE);
}

char *
paddock_match_describe (const PaddockMatch *self, const PaddockEvent *event, guint seat)
{
  Told told = { paddock_match_get_table (self), event };
  const PaddockEventText *row = find_text (told.table->setup->game, event);
  const char *words;

  if (!row)
    return NULL;

  words = paddock_event_is_visible (event, seat) ? row->text : row->hidden;
  return words ? fill_in (&told, words) : NULL;
}
