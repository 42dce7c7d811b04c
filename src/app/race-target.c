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

  return piece->kind == PADDOCK_PIECE_VEHICLE && of == (guint) choice->place.a;
}

/* Where the vehicle stands that is chosen, by its seat or by itself; PADDOCK_NOWHERE: not on the board. */
static PaddockPlace
find_vehicle (const PaddockMatch *match, const PaddockChoice *choice)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, PADDOCK_ONLOOKER, pieces);

  for (guint i = 0; i < n; i++)
    if (is_meant (&pieces[i], choice))
      return pieces[i].places[0];

  return PADDOCK_NOWHERE;
}

/* The last place that the player's own piece goes to. */
static PaddockPlace
find_end (const PaddockEvents *events, guint player)
{
  PaddockPlace end = PADDOCK_NOWHERE;

  for (const PaddockEvent *event = events->items; event < events->next; event++)
    if ((event->type == PADDOCK_EVENT_MOVED || event->type == PADDOCK_EVENT_PLACED)
        && event->actor == player)
      end = event->to;

  return end;
}

PaddockPlace
paddock_race_find_target (const PaddockMatch *match, guint choice, PaddockEvents *events)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockChoice *self = &decision->choices[choice];

  paddock_events_truncate (events, 0);
  paddock_match_preview (match, choice, events);
  if (is_named (self))
    return self->place;
  if (self->target == PADDOCK_TARGET_SEAT || self->target == PADDOCK_TARGET_PIECE)
    return find_vehicle (match, self);

  return find_end (events, decision->player);
}
