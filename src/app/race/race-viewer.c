/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-private.h"

static gboolean
is_equal (const PaddockDashboard *a, const PaddockDashboard *b)
{
  if (a->n_gauges != b->n_gauges || a->n_parts != b->n_parts || a->n_briefs != b->n_briefs)
    return FALSE;

  for (guint i = 0; i < a->n_parts; i++) {
    const PaddockPart *x = &a->parts[i], *y = &b->parts[i];

    if (x->value != y->value || x->marks != y->marks || g_strcmp0 (x->label, y->label) != 0
        || g_strcmp0 (x->extra, y->extra) != 0)
      return FALSE;
  }

  return TRUE;
}

/* Whether the seat sees something in front of it that the others do not. */
static gboolean
has_secrets (PaddockRace *self, guint seat)
{
  const PaddockMatch *match = paddock_session_get_match (self->session);
  PaddockDashboard own, open;

  paddock_match_show_dashboard (match, seat, seat, &own);
  paddock_match_show_dashboard (match, seat, PADDOCK_ONLOOKER, &open);
  return !is_equal (&own, &open);
}

static guint
find_person (PaddockRace *self)
{
  guint seat = 0;

  while (!paddock_race_is_person (self, seat))
    seat++;

  return seat;
}

guint
paddock_race_find_asked_person (PaddockRace *self)
{
  const PaddockDecision *decision = paddock_race_peek_decision (self);

  return decision && paddock_race_is_person (self, decision->player) ? decision->player
                                                                     : PADDOCK_NOBODY;
}

guint
paddock_race_get_curtain (PaddockRace *self)
{
  guint asked;

  g_return_val_if_fail (PADDOCK_IS_RACE (self), PADDOCK_NOBODY);

  if (!self->session || paddock_race_count_persons (self) < 2)
    return PADDOCK_NOBODY;

  asked = paddock_race_find_asked_person (self);
  if (asked == PADDOCK_NOBODY || asked == self->uncovered)
    return PADDOCK_NOBODY;

  return paddock_race_peek_decision (self)->hidden || has_secrets (self, asked) ? asked
                                                                                : PADDOCK_NOBODY;
}

void
paddock_race_lift_curtain (PaddockRace *self)
{
  guint asked = paddock_race_get_curtain (self);

  if (asked == PADDOCK_NOBODY)
    return;

  self->uncovered = asked;
  paddock_race_emit_moved (self, 0);
}

guint
paddock_race_get_viewer (PaddockRace *self)
{
  guint n, asked;

  g_return_val_if_fail (PADDOCK_IS_RACE (self) && self->session, PADDOCK_ONLOOKER);

  n = paddock_race_count_persons (self);
  asked = paddock_race_find_asked_person (self);
  if (n == 0 || !paddock_race_peek_decision (self))
    return PADDOCK_EVERYBODY; /* nothing is secret any more when it is over */
  if (n == 1)
    return find_person (self);

  return asked != PADDOCK_NOBODY && asked == self->uncovered ? asked : PADDOCK_ONLOOKER;
}

/* --- What they see --- */

static PaddockSight *
create_sight (PaddockRace *self, const PaddockJournal *journal, guint viewer)
{
  PaddockSight *sight = paddock_sight_new (journal, viewer);

  if (self->names_places)
    paddock_sight_name_places (sight);
  return sight;
}

/* Drivers and persons may have changed since. */
const PaddockSight *
paddock_race_get_sight (PaddockRace *self)
{
  guint viewer = paddock_race_get_viewer (self);
  const PaddockJournal *journal;

  g_return_val_if_fail (PADDOCK_IS_RACE (self) && self->session, NULL);

  journal = paddock_session_get_journal (self->session);
  if (self->sight && !paddock_sight_is_current (self->sight, journal, viewer))
    g_clear_pointer (&self->sight, paddock_sight_free);
  if (!self->sight)
    self->sight = create_sight (self, journal, viewer);
  return self->sight;
}

void
paddock_race_set_names_places (PaddockRace *self, gboolean names_places)
{
  g_return_if_fail (PADDOCK_IS_RACE (self));

  if (self->names_places == names_places)
    return;

  self->names_places = names_places;
  g_clear_pointer (&self->sight, paddock_sight_free);
  paddock_race_count_odds (self);
}

const PaddockMatch *
paddock_race_get_match (PaddockRace *self)
{
  return paddock_sight_get_match (paddock_race_get_sight (self));
}

const PaddockDecision *
paddock_race_get_decision (PaddockRace *self)
{
  return paddock_match_get_decision (paddock_race_get_match (self));
}

PaddockSign
paddock_race_get_sign (PaddockRace *self, guint seat)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (paddock_race_get_match (self),
                                       paddock_race_get_viewer (self), pieces);
  const PaddockPiece *active = NULL;

  for (guint i = 0; i < n; i++)
    if (paddock_piece_acts_for (&pieces[i], seat)) {
      if (active)
        return paddock_game_get_sign (paddock_race_get_setup (self)->game, seat);
      active = &pieces[i];
    }

  return active ? active->sign : paddock_game_get_sign (paddock_race_get_setup (self)->game, seat);
}

gboolean
paddock_race_shows_decision (PaddockRace *self)
{
  return paddock_decision_is_visible (paddock_race_get_decision (self),
                                      paddock_race_get_viewer (self));
}

void
paddock_race_cover (PaddockRace *self)
{
  guint asked = paddock_race_find_asked_person (self);

  if (asked != PADDOCK_NOBODY && asked != self->uncovered)
    self->uncovered = PADDOCK_NOBODY;
}
