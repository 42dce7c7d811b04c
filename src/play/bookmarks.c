/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bookmarks.h"

#include "describe.h"

/* Events that are remarkable in any race. */
static const PaddockRemarkable remarkables[] = {
  { PADDOCK_EVENT_LAP, PADDOCK_NO_CLAUSE, PADDOCK_BOOKMARK_LAP, FALSE },
  { PADDOCK_EVENT_FINISHED, PADDOCK_NO_CLAUSE, PADDOCK_BOOKMARK_FINISH, FALSE },
  { PADDOCK_EVENT_CRASHED, PADDOCK_NO_CLAUSE, PADDOCK_BOOKMARK_CRASH, TRUE },
  { PADDOCK_EVENT_RETIRED, PADDOCK_NO_CLAUSE, PADDOCK_BOOKMARK_WIPE_OUT, FALSE },
  { PADDOCK_EVENT_EXPLODED, PADDOCK_NO_CLAUSE, PADDOCK_BOOKMARK_BLAST, FALSE },
};

typedef struct {
  const PaddockSight *sight;
  PaddockMatch *match; /* taken to each moment in turn */
  guint seat;
  GPtrArray *found;
} Finder;

static void
bookmark_free (gpointer data)
{
  PaddockBookmark *self = data;

  g_free (self->text);
  g_free (self);
}

GPtrArray *
paddock_bookmarks_new (void)
{
  return g_ptr_array_new_with_free_func (bookmark_free);
}

PaddockBookmark *
paddock_bookmark_copy (const PaddockBookmark *self)
{
  PaddockBookmark *copy = g_memdup2 (self, sizeof *self);

  copy->text = g_strdup (self->text);
  return copy;
}

/* Once for each kind, seat and piece of a moment. */
static void
add_take (const Finder *self, PaddockBookmark found)
{
  for (guint i = self->found->len; i > 0; i--) {
    const PaddockBookmark *before = self->found->pdata[i - 1];

    if (before->moment == found.moment && before->kind == found.kind && before->seat == found.seat
        && before->piece == found.piece) {
      g_free (found.text);
      return;
    }
  }

  g_ptr_array_add (self->found, g_memdup2 (&found, sizeof found));
}

static guint
owner_of (const Finder *self, guint piece)
{
  return paddock_table_get_owner (paddock_match_get_table (self->match), piece);
}

static void
add_event (const Finder *self,
           guint moment,
           const PaddockEvent *event,
           const PaddockRemarkable *rows,
           guint n)
{
  for (guint i = 0; i < n; i++)
    if (event->type == rows[i].type
        && (rows[i].clause == PADDOCK_NO_CLAUSE || event->clause == rows[i].clause))
      add_take (self, (PaddockBookmark){
                        .moment = moment,
                        .kind = rows[i].kind,
                        .seat = rows[i].is_subject ? owner_of (self, event->subject) : event->actor,
                        .piece = rows[i].is_subject ? event->subject : PADDOCK_NO_PIECE,
                        .text = paddock_match_describe (self->match, event, self->seat),
                      });
}

/* How far the piece of EVENTS[0] is pushed in all, between whatever else happens. */
static void
add_push (const Finder *self, guint moment, const PaddockEvent *events, guint n)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (PaddockEvent));

  for (guint i = 0; i < n; i++)
    if (events[i].type == PADDOCK_EVENT_PUSHED && events[i].subject == events->subject
        && paddock_event_is_visible (&events[i], self->seat))
      g_array_append_val (way, events[i]);
  if (way->len >= PADDOCK_BIG_PUSH)
    add_take (self,
              (PaddockBookmark){
                .moment = moment,
                .kind = PADDOCK_BOOKMARK_PUSH,
                .seat = owner_of (self, events->subject),
                .piece = events->subject,
                .text = paddock_match_describe_run (self->match, (const PaddockEvent *) way->data,
                                                    way->len, self->seat),
              });
}

/* In some games pushing is how everybody gets on: they say themselves which pushes are remarkable. */
static gboolean
names_pushes (const PaddockGame *game)
{
  for (guint i = 0; i < game->n_remarkables; i++)
    if (game->remarkables[i].type == PADDOCK_EVENT_PUSHED)
      return TRUE;

  return FALSE;
}

static void
add_leader (const Finder *self, guint moment, int before)
{
  int leader;

  paddock_sight_go_to (self->sight, moment, self->match);
  leader = paddock_table_find_leader (paddock_match_get_table (self->match));
  if (leader >= 0 && leader != before)
    add_take (self, (PaddockBookmark){
                      .moment = moment,
                      .kind = PADDOCK_BOOKMARK_LEAD,
                      .seat = (guint) leader,
                      .piece = PADDOCK_NO_PIECE,
                      .text = paddock_match_describe_leader (self->match, (guint) leader),
                    });
}

/* What followed from the choice that led to MOMENT; to the first, from the start. */
static void
look_at (const Finder *self, guint moment)
{
  guint n;
  const PaddockEvent *events = paddock_sight_get_events (self->sight, (int) moment - 1, &n);
  int leader;

  paddock_sight_go_to (self->sight, moment > 0 ? moment - 1 : 0, self->match);
  leader = paddock_table_find_leader (paddock_match_get_table (self->match));
  for (guint i = 0; i < n; i++)
    if (paddock_event_is_visible (&events[i], self->seat)) {
      add_event (self, moment, &events[i], remarkables, G_N_ELEMENTS (remarkables));
      add_event (self, moment, &events[i], self->match->game->remarkables,
                 self->match->game->n_remarkables);
      if (events[i].type == PADDOCK_EVENT_PUSHED && !names_pushes (self->match->game))
        add_push (self, moment, events + i, n - i);
    }
  if (moment > 0)
    add_leader (self, moment, leader);
}

GPtrArray *
paddock_bookmarks_find (const PaddockSight *sight, guint first)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_sight_get_match (sight));
  Finder finder = { sight, match, paddock_sight_get_seat (sight), paddock_bookmarks_new () };

  for (guint i = first; i <= paddock_sight_get_n_moments (sight); i++)
    look_at (&finder, i);

  return finder.found;
}
