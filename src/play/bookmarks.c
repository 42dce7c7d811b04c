/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bookmarks.h"

#include "words.h"

const char *const paddock_bookmark_labels[PADDOCK_N_BOOKMARKS] = {
  [PADDOCK_BOOKMARK_LEAD] = N_ ("New leader"), [PADDOCK_BOOKMARK_LAP] = N_ ("Lap"),
  [PADDOCK_BOOKMARK_FINISH] = N_ ("Finish"),   [PADDOCK_BOOKMARK_CRASH] = N_ ("Crash"),
  [PADDOCK_BOOKMARK_WIPE_OUT] = N_ ("Out"),    [PADDOCK_BOOKMARK_BLAST] = N_ ("Explosion"),
  [PADDOCK_BOOKMARK_PUSH] = N_ ("Long push"),
};

/* Events that are remarkable by themselves; their subject is the seat that it is about, or their actor. */
static const struct {
  PaddockEventType type;
  PaddockBookmarkKind kind;
  gboolean is_subject;
} remarkable[] = {
  { PADDOCK_EVENT_LAP, PADDOCK_BOOKMARK_LAP, FALSE },
  { PADDOCK_EVENT_FINISHED, PADDOCK_BOOKMARK_FINISH, FALSE },
  { PADDOCK_EVENT_CRASHED, PADDOCK_BOOKMARK_CRASH, TRUE },
  { PADDOCK_EVENT_RETIRED, PADDOCK_BOOKMARK_WIPE_OUT, FALSE },
  { PADDOCK_EVENT_EXPLODED, PADDOCK_BOOKMARK_BLAST, FALSE },
};

typedef struct {
  const PaddockJournal *journal;
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

/* Once for each kind and seat of a moment. */
static void
add_take (const Finder *self, guint moment, PaddockBookmarkKind kind, guint seat, char *text)
{
  PaddockBookmark *bookmark;

  for (guint i = self->found->len; i > 0; i--) {
    const PaddockBookmark *before = self->found->pdata[i - 1];

    if (before->moment == moment && before->kind == kind && before->seat == seat) {
      g_free (text);
      return;
    }
  }

  bookmark = g_new (PaddockBookmark, 1);
  *bookmark = (PaddockBookmark){ moment, kind, seat, text };
  g_ptr_array_add (self->found, bookmark);
}

static guint
seat_of (const Finder *self, guint number)
{
  return number < paddock_match_get_setup (self->match)->n_seats ? number : PADDOCK_NOBODY;
}

static void
add_event (const Finder *self, guint moment, const PaddockEvent *event)
{
  for (guint i = 0; i < G_N_ELEMENTS (remarkable); i++) {
    guint seat = remarkable[i].is_subject ? event->subject : event->actor;

    if (event->type == remarkable[i].type)
      add_take (self, moment, remarkable[i].kind, seat_of (self, seat),
                paddock_match_describe (self->match, event, self->seat));
  }
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
    add_take (self, moment, PADDOCK_BOOKMARK_PUSH, seat_of (self, events->subject),
              paddock_match_describe_run (self->match, (const PaddockEvent *) way->data, way->len,
                                          self->seat));
}

static void
add_leader (const Finder *self, guint moment, int before)
{
  int leader;

  paddock_match_set_state (self->match, paddock_journal_get_state (self->journal, moment));
  leader = paddock_table_find_leader (paddock_match_get_table (self->match));
  if (leader >= 0 && leader != before)
    add_take (self, moment, PADDOCK_BOOKMARK_LEAD, (guint) leader,
              paddock_match_describe_leader (self->match, (guint) leader));
}

/* What followed from the choice that led to MOMENT; to the first, from the start. */
static void
look_at (const Finder *self, guint moment)
{
  guint n;
  const PaddockEvent *events = paddock_journal_get_events (self->journal, (int) moment - 1, &n);
  int leader;

  paddock_match_set_state (self->match,
                           paddock_journal_get_state (self->journal, moment > 0 ? moment - 1 : 0));
  leader = paddock_table_find_leader (paddock_match_get_table (self->match));
  for (guint i = 0; i < n; i++)
    if (paddock_event_is_visible (&events[i], self->seat)) {
      add_event (self, moment, &events[i]);
      if (events[i].type == PADDOCK_EVENT_PUSHED)
        add_push (self, moment, events + i, n - i);
    }
  if (moment > 0)
    add_leader (self, moment, leader);
}

GPtrArray *
paddock_bookmarks_find (const PaddockJournal *journal, guint first, guint seat)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (paddock_journal_get_match (journal));
  Finder finder = { journal, match, seat, g_ptr_array_new_with_free_func (bookmark_free) };

  for (guint i = first; i <= paddock_journal_get_n_moments (journal); i++)
    look_at (&finder, i);

  return finder.found;
}
