/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events in words: a row of the game's table with its placeholders filled in; several events that make one
 * sentence.
 */

#include "describe.h"

#include "ordinal.h"
#include "words.h"

#include <string.h>

/* What is told as one: events of one kind, with the turns and crossings on their way. */
typedef struct {
  const PaddockTable *table;
  const PaddockEvent *event; /* the first */
  const PaddockEvent *last;  /* of the same type */
  guint n;                   /* all of them */
  const char *story;         /* what is already told; or NULL */
} Told;

static const PaddockEventText chose_text = {
  .type = PADDOCK_EVENT_CHOSE,
  .text = N_ ("{actor}: {choice}"),
  .hidden = N_ ("{actor} has decided"),
};

/* --- Rows --- */

static gboolean
is_turn_of (const PaddockEvent *event, const PaddockEvent *mover)
{
  return event->type == PADDOCK_EVENT_TURNED && event->subject == mover->subject;
}

static PaddockTurn
find_turn (const Told *told)
{
  int n = (int) told->table->setup->game->n_headings, turned = 0;

  for (guint i = 0; i < told->n; i++)
    if (is_turn_of (&told->event[i], told->event))
      turned += told->event[i].to.a - told->event[i].from.a;
  if (n == 0 || turned % n == 0)
    return PADDOCK_TURN_NONE;

  turned = (turned % n + n) % n;
  return 2 * turned == n  ? PADDOCK_TURN_ROUND
         : 2 * turned < n ? PADDOCK_TURN_LEFT
                          : PADDOCK_TURN_RIGHT;
}

static PaddockChange
find_change (const PaddockEvent *event)
{
  return event->to.a > event->from.a   ? PADDOCK_CHANGE_UP
         : event->to.a < event->from.a ? PADDOCK_CHANGE_DOWN
                                       : PADDOCK_CHANGE_NONE;
}

static int
sort_of (const Told *told)
{
  switch (paddock_event_type_get_info (told->event->type)->sort) {
  case PADDOCK_SORT_AMOUNT:
    return told->event->amount;
  case PADDOCK_SORT_SUBJECT:
    return told->event->subject;
  case PADDOCK_SORT_TURN:
    return (int) find_turn (told);
  case PADDOCK_SORT_CHANGE:
    return (int) find_change (told->event);
  case PADDOCK_SORT_NONE:
  default:
    return PADDOCK_ANY_SORT;
  }
}

static gboolean
fits (const PaddockEventText *row, const PaddockEvent *event, int sort)
{
  return row->type == event->type && (row->sort == PADDOCK_ANY_SORT || row->sort == sort)
         && (row->clause == PADDOCK_NO_CLAUSE || row->clause == event->clause);
}

static const PaddockEventText *
find_text (const Told *told)
{
  const PaddockGame *game = told->table->setup->game;
  int sort = sort_of (told);

  for (guint i = 0; i < game->n_event_texts; i++)
    if (fits (&game->event_texts[i], told->event, sort))
      return &game->event_texts[i];

  return told->event->type == PADDOCK_EVENT_CHOSE ? &chose_text : NULL;
}

/* --- Placeholders --- */

static guint
count_events (const Told *told)
{
  guint count = 0;

  for (guint i = 0; i < told->n; i++)
    count += told->event[i].type == told->event->type;

  return count;
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
  const PaddockGame *game = told->table->setup->game;

  if (arg == PADDOCK_ARG_PLACE && told->table->names_places && game->say_place)
    game->say_place (told->table, told->event, place, text);
  else if (arg == PADDOCK_ARG_PLACE)
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
  add_arg (told, paddock_event_type_get_info (told->event->type)->to, told->last->to, text);
}

static void
add_choice (const Told *told, GString *text)
{
  const PaddockEvent *event = told->event;
  PaddockDecision decision = { .player = event->actor, .kind = (guint8) event->amount };
  PaddockChoice choice = paddock_event_get_choice (event);

  told->table->setup->game->asks[decision.kind].label (told->table, &decision, &choice, text);
}

static void
say_ordinal (const Told *told, guint n, GString *text)
{
  g_string_append (text, paddock_table_translate (told->table, paddock_ordinal_get_label (n)));
}

static void
add_place (const Told *told, GString *text)
{
  say_ordinal (told, paddock_table_get_place (told->table, told->event->actor), text);
}

static void
add_ordinal (const Told *told, GString *text)
{
  say_ordinal (told, (guint) CLAMP (told->event->amount, 0, PADDOCK_MAX_ORDINAL), text);
}

static void
add_count (const Told *told, GString *text)
{
  g_string_append_printf (text, "%u", count_events (told));
}

static void
add_sum (const Told *told, GString *text)
{
  int sum = 0;

  for (guint i = 0; i < told->n; i++)
    sum += told->event[i].amount;
  g_string_append_printf (text, "%d", sum);
}

/* The subjects of all events of TYPE. */
static void
add_subjects (const Told *told, PaddockEventType type, GString *text)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < told->n; i++)
    if (told->event[i].type == type) {
      g_string_append (text, is_first ? "" : ", ");
      paddock_table_format_subject (told->table, &told->event[i], text);
      is_first = FALSE;
    }
}

static void
add_each (const Told *told, GString *text)
{
  add_subjects (told, told->event->type, text);
}

/* What dice show: those that were rolled, and those that points are told of. */
static void
add_faces (const Told *told, GString *text)
{
  for (guint i = 0; i < told->n; i++) {
    const PaddockEvent *event = &told->event[i];

    g_string_append (text, i ? " " : "");
    if (event->type == PADDOCK_EVENT_ROLLED)
      paddock_table_format_face (told->table, event->subject, event->amount, text);
    else
      paddock_table_format_face (told->table, PADDOCK_ANY_DIE, event->to.a, text);
  }
}

static void
add_crossed (const Told *told, GString *text)
{
  add_subjects (told, PADDOCK_EVENT_CROSSED, text);
}

static void
add_story (const Told *told, GString *text)
{
  g_string_append (text, told->story);
}

static const struct {
  const char *name;
  void (*add) (const Told *told, GString *text);
} placeholders[] = {
  { "{actor}", add_actor }, { "{subject}", add_subject }, { "{amount}", add_amount },
  { "{from}", add_from },   { "{to}", add_to },           { "{choice}", add_choice },
  { "{place}", add_place }, { "{count}", add_count },     { "{sum}", add_sum },
  { "{each}", add_each },   { "{crossed}", add_crossed }, { "{story}", add_story },
  { "{faces}", add_faces }, { "{ordinal}", add_ordinal },
};

char *
paddock_event_words_pick (const char *text, gboolean names_places)
{
  GString *picked = g_string_new (NULL);
  enum {
    OUTSIDE,
    WITH,
    WITHOUT
  } part = OUTSIDE;

  for (; *text; text++)
    if (*text == '[')
      part = WITH;
    else if (*text == '|' && part == WITH)
      part = WITHOUT;
    else if (*text == ']')
      part = OUTSIDE;
    else if (part == OUTSIDE || (part == WITHOUT) == names_places)
      g_string_append_c (picked, *text);

  return g_string_free (picked, FALSE);
}

static char *
fill_in (const Told *told, const char *marked)
{
  g_autofree char *picked = paddock_event_words_pick (paddock_table_translate (told->table, marked),
                                                      told->table->names_places);
  const char *words = picked;
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

/* --- Runs --- */

/* The next step of a way begins where the last one ended, and has no other words. */
static gboolean
goes_on (const PaddockEvent *next, const Told *told, const PaddockEventText *row)
{
  const PaddockEventText *own = find_text (&(Told){ told->table, next, next, 1 });
  gboolean is_way = paddock_event_type_get_info (next->type)->sort == PADDOCK_SORT_TURN;
  gboolean is_one_actor = strstr (row->several, "{actor}") != NULL;

  return next->type == told->event->type && next->subject == told->event->subject && own
         && own->clause == row->clause && (next->actor == told->event->actor || !is_one_actor)
         && (!is_way || paddock_place_equal (next->from, told->last->to));
}

static gboolean
crosses (const PaddockEvent *next, const Told *told)
{
  return next->type == PADDOCK_EVENT_CROSSED && told->event->type == PADDOCK_EVENT_MOVED
         && next->actor == told->event->actor;
}

/* A turn belongs to a way as long as there are words for the whole. */
static gboolean
turns_with (const PaddockEvent *next, const Told *told)
{
  Told longer = { told->table, told->event, told->last, told->n + 1 };
  const PaddockEventText *row = find_text (&longer);

  return is_turn_of (next, told->event) && row && row->sort == (int) find_turn (&longer)
         && (row->several || count_events (told) == 1);
}

guint
paddock_match_count_run (const PaddockMatch *self, const PaddockEvent *events, guint n, guint seat)
{
  Told told = { paddock_match_get_table (self), events, events, 1 };
  const PaddockEventText *row = find_text (&told);

  if (!row || !row->several || !paddock_event_is_visible (events, seat))
    return 1;

  for (; told.n < n && paddock_event_is_visible (&events[told.n], seat); told.n++)
    if (goes_on (&events[told.n], &told, row))
      told.last = &events[told.n];
    else if (!turns_with (&events[told.n], &told) && !crosses (&events[told.n], &told))
      break;

  /* A turn that is no part of the way belongs to its last step alone. */
  if (told.n < n && told.last > events && is_turn_of (&events[told.n], events))
    return (guint) (told.last - events);
  return told.n;
}

static gboolean
has_crossings (const Told *told)
{
  for (guint i = 1; i < told->n; i++)
    if (told->event[i].type == PADDOCK_EVENT_CROSSED)
      return TRUE;

  return FALSE;
}

static int
get_number (const Told *told, const PaddockEventText *row)
{
  return row->is_of_to ? told->event->to.a : told->event->amount;
}

static const char *
choose_words (const Told *told, const PaddockEventText *row, guint seat)
{
  if (!row)
    return NULL;
  if (!paddock_event_is_visible (told->event, seat))
    return row->hidden;

  if (row->several && count_events (told) > 1)
    return row->several;
  if (row->in_place && paddock_place_equal (told->event->from, told->event->to))
    return row->in_place;

  if (row->one && get_number (told, row) == 1)
    return row->one;

  return row->none && get_number (told, row) == 0 ? row->none : row->text;
}

char *
paddock_match_describe_run (const PaddockMatch *self,
                            const PaddockEvent *events,
                            guint n,
                            guint seat)
{
  Told told = { paddock_match_get_table (self), events, events, n };
  const char *words = choose_words (&told, find_text (&told), seat);
  g_autofree char *story = NULL;

  if (!words)
    return NULL;

  for (guint i = 0; i < n; i++)
    if (events[i].type == events->type)
      told.last = &events[i];
  story = fill_in (&told, words);
  if (!has_crossings (&told))
    return g_steal_pointer (&story);

  told.story = story;
  return fill_in (&told, N_ ("{story}, over {crossed}"));
}

char *
paddock_match_describe (const PaddockMatch *self, const PaddockEvent *event, guint seat)
{
  return paddock_match_describe_run (self, event, 1, seat);
}

char *
paddock_match_describe_leader (const PaddockMatch *self, guint leader)
{
  const PaddockTable *table = paddock_match_get_table (self);
  GString *text = g_string_new (NULL);

  paddock_table_say (table, text, N_ ("{1} now leads the race"), table->setup->seats[leader].name,
                     NULL);
  return g_string_free (text, FALSE);
}

gboolean
paddock_match_is_echo (const PaddockMatch *self, const PaddockEvent *event)
{
  Told told = { paddock_match_get_table (self), event, event, 1 };
  const PaddockEventText *row = find_text (&told);

  return row && row->is_echo;
}
