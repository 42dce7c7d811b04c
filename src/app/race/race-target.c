/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-target.h"

static gboolean
is_named (const PaddockChoice *choice)
{
  return choice->target == PADDOCK_TARGET_HEX || choice->target == PADDOCK_TARGET_ROAD;
}

static gboolean
is_meant (const PaddockPiece *piece, const PaddockChoice *choice)
{
  guint of = choice->target == PADDOCK_TARGET_SEAT ? piece->seat : piece->id;

  return paddock_piece_is_mover (piece) && of == (guint) choice->place.a;
}

/* Where the piece stands that is chosen, by its seat or by itself; PADDOCK_NOWHERE: not on the board. */
static PaddockPlace
find_piece (const PaddockMatch *match, const PaddockChoice *choice)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, PADDOCK_ONLOOKER, pieces);

  for (guint i = 0; i < n; i++)
    if (is_meant (&pieces[i], choice))
      return pieces[i].places[0];

  return PADDOCK_NOWHERE;
}

/* The last place of the piece that the player moves or puts somewhere first: others may follow it. */
static PaddockPlace
find_end (const PaddockEvents *events, guint player)
{
  const PaddockEvent *first = NULL, *last = NULL;

  for (const PaddockEvent *event = events->items; event < events->next; event++)
    if ((event->type == PADDOCK_EVENT_MOVED || event->type == PADDOCK_EVENT_PLACED)
        && event->actor == player && (!first || event->subject == first->subject)) {
      first = first ? first : event;
      last = event;
    }

  return last ? last->to : PADDOCK_NOWHERE;
}

PaddockPlace
paddock_target_find (const PaddockMatch *match, guint choice, PaddockEvents *events)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockChoice *self = &decision->choices[choice];

  paddock_events_truncate (events, 0);
  paddock_match_preview (match, choice, events);
  if (is_named (self))
    return self->place;
  if (self->target == PADDOCK_TARGET_SEAT || self->target == PADDOCK_TARGET_PIECE)
    return find_piece (match, self);

  return find_end (events, decision->player);
}
