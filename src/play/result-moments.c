/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moments that decided a race: of all that was remarkable, what turned it.
 */

#include "result-private.h"

#define MAX_MOMENTS 6

/* How much a kind of bookmark turned; what is 0 turned nothing. */
static const guint weights[PADDOCK_N_BOOKMARKS] = {
  [PADDOCK_BOOKMARK_WIPE_OUT] = 80, [PADDOCK_BOOKMARK_LEAD] = 50, [PADDOCK_BOOKMARK_CRASH] = 40,
  [PADDOCK_BOOKMARK_BLAST] = 20,    [PADDOCK_BOOKMARK_PUSH] = 20, [PADDOCK_BOOKMARK_ATTACK] = 30,
  [PADDOCK_BOOKMARK_BONUS] = 45,    [PADDOCK_BOOKMARK_DROP] = 35, [PADDOCK_BOOKMARK_RESCUE] = 15,
};

#define VICTORY 200    /* comes last of what happens at its moment */
#define DECISIVE 100   /* the winner's last way into the lead */
#define OF_A_LEADER 30 /* it befell the one in front */
#define REGAINED 10    /* a lead that somebody else only shared */

typedef struct {
  PaddockBookmark *bookmark;
  guint weight;
} Candidate;

/* What the bookmarks before have told. */
typedef struct {
  const PaddockResult *result;
  guint leader;    /* or PADDOCK_NOBODY */
  guint out;       /* set of seats */
  guint last_lead; /* of the winner, as an index; G_MAXUINT: none */
} Story;

static gboolean
has_won (const PaddockResult *self, guint seat)
{
  for (guint i = 0; i < self->n_winners; i++)
    if (self->standings[i].seat == seat)
      return TRUE;

  return FALSE;
}

static guint
weigh_lead (const Story *story, const PaddockBookmark *bookmark, guint i)
{
  if (bookmark->moment == story->result->n_decisions)
    return 0; /* the end says it */
  if (i == story->last_lead)
    return DECISIVE;

  return bookmark->seat == story->leader ? REGAINED : weights[PADDOCK_BOOKMARK_LEAD];
}

static guint
weigh (const Story *story, const PaddockBookmark *bookmark, guint i)
{
  gboolean is_out = bookmark->seat < PADDOCK_MAX_SEATS && story->out >> bookmark->seat & 1;

  if (bookmark->kind == PADDOCK_BOOKMARK_FINISH)
    return has_won (story->result, bookmark->seat) ? VICTORY : 0;
  if (bookmark->kind == PADDOCK_BOOKMARK_LEAD)
    return weigh_lead (story, bookmark, i);
  if (weights[bookmark->kind] == 0 || is_out)
    return 0;

  return weights[bookmark->kind] + (bookmark->seat == story->leader ? OF_A_LEADER : 0);
}

static void
go_on (Story *story, const PaddockBookmark *bookmark)
{
  if (bookmark->kind == PADDOCK_BOOKMARK_LEAD)
    story->leader = bookmark->seat;
  else if (bookmark->kind == PADDOCK_BOOKMARK_WIPE_OUT)
    story->out |= 1u << bookmark->seat;
}

/* When the winner took the lead from somebody else for the last time. */
static guint
find_last_lead (const PaddockResult *self, const GPtrArray *found)
{
  guint last = G_MAXUINT, leader = PADDOCK_NOBODY;

  for (guint i = 0; i < found->len; i++) {
    const PaddockBookmark *bookmark = found->pdata[i];

    if (bookmark->kind != PADDOCK_BOOKMARK_LEAD)
      continue;
    if (has_won (self, bookmark->seat) && bookmark->seat != leader)
      last = i;
    leader = bookmark->seat;
  }

  return last;
}

static int
compare_weights (gconstpointer a, gconstpointer b)
{
  const Candidate *x = a, *y = b;

  if (x->weight != y->weight)
    return x->weight > y->weight ? -1 : 1;

  /* of equals, the later turned more */
  return x->bookmark->moment > y->bookmark->moment ? -1 : x->bookmark->moment < y->bookmark->moment;
}

static int
compare_moments (gconstpointer a, gconstpointer b)
{
  const Candidate *x = a, *y = b;

  if (x->bookmark->moment != y->bookmark->moment)
    return x->bookmark->moment < y->bookmark->moment ? -1 : 1;

  return (int) x->weight - (int) y->weight;
}

static GArray *
list_candidates (const PaddockResult *self, GPtrArray *found)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  Story story = { self, PADDOCK_NOBODY, 0, find_last_lead (self, found) };

  for (guint i = 0; i < found->len; i++) {
    PaddockBookmark *bookmark = found->pdata[i];
    Candidate candidate = { bookmark, weigh (&story, bookmark, i) };

    if (candidate.weight > 0)
      g_array_append_val (candidates, candidate);
    go_on (&story, bookmark);
  }

  g_array_sort (candidates, compare_weights);
  g_array_set_size (candidates, MIN (candidates->len, MAX_MOMENTS));
  g_array_sort (candidates, compare_moments);
  return candidates;
}

GPtrArray *
paddock_result_find_moments (const PaddockResult *self, const PaddockSight *sight)
{
  g_autoptr (GPtrArray) found = paddock_bookmarks_find (sight, 0);
  g_autoptr (GArray) candidates = list_candidates (self, found);
  GPtrArray *moments = paddock_bookmarks_new ();

  for (guint i = 0; i < candidates->len; i++)
    g_ptr_array_add (moments,
                     paddock_bookmark_copy (g_array_index (candidates, Candidate, i).bookmark));
  return moments;
}
