/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "track-things.h"

/* Where a kind is kept, and where its elements have the one hex that they lie on. */
typedef struct {
  gsize list, at;
  const PaddockRecordType *type;
} Row;

#define ROW(KIND_, list_, struct_, type_)                               \
  [PADDOCK_THING_##KIND_] = { G_STRUCT_OFFSET (PaddockHexTrack, list_), \
                              G_STRUCT_OFFSET (struct_, at), &paddock_##type_##_type }

static const Row rows[PADDOCK_THING_LAST + 1] = {
  [PADDOCK_THING_START] = { .type = &paddock_start_line_type },
  [PADDOCK_THING_CHECKPOINT] = { G_STRUCT_OFFSET (PaddockHexTrack, checkpoints), 0,
                                 &paddock_checkpoint_type },
  ROW (OBSTACLE, obstacles, PaddockObstacle, obstacle),
  ROW (ITEM, board_items, PaddockBoardItem, board_item),
  ROW (SLOT, grid, PaddockGridSlot, grid_slot),
  ROW (HAZARD, hazards, PaddockHazard, hazard),
  ROW (FRAGILE, fragiles, PaddockFragile, fragile),
  ROW (SOLID, solids, PaddockSolid, solid),
  ROW (RUNNER_ENTRY, course.runners.entries, PaddockRunnerEntry, runner_entry),
  ROW (NOTE, notes, PaddockNote, note),
};

static PaddockList **
get_list (PaddockHexTrack *track, PaddockThingKind kind)
{
  return (PaddockList **) ((char *) track + rows[kind].list);
}

static const PaddockList *
peek_list (const PaddockHexTrack *track, PaddockThingKind kind)
{
  return *(PaddockList *const *) ((const char *) track + rows[kind].list);
}

guint
paddock_track_count (const PaddockHexTrack *track, PaddockThingKind kind)
{
  if (kind == PADDOCK_THING_START)
    return paddock_list_len (track->start.tokens) > 0;
  if (kind > PADDOCK_THING_LAST || !rows[kind].type)
    return 0;

  return paddock_list_len (peek_list (track, kind));
}

gconstpointer
paddock_track_get (const PaddockHexTrack *track, PaddockThingKind kind, guint index)
{
  const PaddockList *list;

  g_return_val_if_fail (index < paddock_track_count (track, kind), NULL);

  if (kind == PADDOCK_THING_START)
    return &track->start;

  list = peek_list (track, kind);
  return list->data + index * list->element_size;
}

static guint
get_token_hexes (const PaddockList *tokens, PaddockHex *hexes)
{
  guint n = MIN (paddock_list_len (tokens), PADDOCK_THING_MAX_HEXES);

  for (guint i = 0; i < n; i++)
    hexes[i] = PADDOCK_LIST_AT (tokens, PaddockLineToken, i)->at;

  return n;
}

guint
paddock_track_get_hexes (const PaddockHexTrack *track,
                         PaddockThingKind kind,
                         guint index,
                         PaddockHex hexes[PADDOCK_THING_MAX_HEXES])
{
  const char *record = paddock_track_get (track, kind, index);

  if (kind == PADDOCK_THING_START)
    return get_token_hexes (track->start.tokens, hexes);
  if (kind == PADDOCK_THING_CHECKPOINT)
    return get_token_hexes (((const PaddockCheckpoint *) record)->tokens, hexes);
  if (kind == PADDOCK_THING_OBSTACLE)
    return paddock_obstacle_get_hexes ((const PaddockObstacle *) record, hexes);

  memcpy (&hexes[0], record + rows[kind].at, sizeof hexes[0]);
  return 1;
}

static void
add_thing (GArray *things, const PaddockHexTrack *track, PaddockThingKind kind, guint index)
{
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = paddock_track_get_hexes (track, kind, index, hexes);
  guint first_part = kind == PADDOCK_THING_START || kind == PADDOCK_THING_CHECKPOINT;

  for (guint i = 0; i < n; i++)
    g_array_append_val (things, ((PaddockThing){ .kind = (guint8) kind,
                                                 .part = (guint8) (first_part + i),
                                                 .index = (guint16) index,
                                                 .at = paddock_hex_to_place (hexes[i]) }));
}

GArray *
paddock_track_things_new (const PaddockHexTrack *track)
{
  GArray *things = g_array_new (FALSE, FALSE, sizeof (PaddockThing));

  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    for (guint i = 0; i < paddock_track_count (track, kind); i++)
      add_thing (things, track, kind, i);

  return things;
}

static int
compare_things (gconstpointer a, gconstpointer b)
{
  const PaddockThing *left = a, *right = b;
  int order =
    paddock_hex_compare (paddock_hex_from_place (left->at), paddock_hex_from_place (right->at));

  if (order == 0)
    order = left->kind - right->kind;
  if (order == 0)
    order = left->index - right->index;

  return order;
}

void
paddock_track_things_sort (GArray *things)
{
  g_array_sort (things, compare_things);
}

typedef struct {
  const PaddockHexTrack *before, *after;
  PaddockThingKind kind;
} Comparison;

static gboolean
is_same (const Comparison *self, guint i, guint j)
{
  return paddock_record_equal (rows[self->kind].type,
                               paddock_track_get (self->before, self->kind, i),
                               paddock_track_get (self->after, self->kind, j));
}

static void
diff_kind (const Comparison *self, PaddockTrackThingFunc func, gpointer data)
{
  guint n_before = paddock_track_count (self->before, self->kind);
  guint n_after = paddock_track_count (self->after, self->kind);

  if (n_before != n_after && self->kind != PADDOCK_THING_NOTE)
    while (n_before > 0 && n_after > 0 && is_same (self, n_before - 1, n_after - 1)) {
      n_before--;
      n_after--;
    }

  for (guint i = 0; i < MAX (n_before, n_after); i++) {
    if (i < n_before && i < n_after && is_same (self, i, i))
      continue;
    if (i < n_before)
      func (self->before, self->kind, i, data);
    if (i < n_after)
      func (self->after, self->kind, i, data);
  }
}

void
paddock_track_diff_things (const PaddockHexTrack *before,
                           const PaddockHexTrack *after,
                           PaddockTrackThingFunc func,
                           gpointer data)
{
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    if (kind == PADDOCK_THING_START || peek_list (before, kind) != peek_list (after, kind))
      diff_kind (&(Comparison){ before, after, kind }, func, data);
}

gpointer
paddock_track_add (PaddockHexTrack *track, PaddockThingKind kind)
{
  return kind == PADDOCK_THING_START
           ? (gpointer) &track->start
           : paddock_list_append (get_list (track, kind), rows[kind].type);
}

gpointer
paddock_track_add_copy (PaddockHexTrack *track, PaddockThingKind kind, gconstpointer record)
{
  gpointer copy = paddock_track_add (track, kind);

  paddock_record_clear (rows[kind].type, copy);
  paddock_record_copy (rows[kind].type, copy, record);
  return copy;
}

gpointer
paddock_track_edit (PaddockHexTrack *track, PaddockThingKind kind, guint index)
{
  g_return_val_if_fail (index < paddock_track_count (track, kind), NULL);

  return kind == PADDOCK_THING_START ? (gpointer) &track->start
                                     : paddock_list_edit (get_list (track, kind), index);
}

void
paddock_track_remove (PaddockHexTrack *track, PaddockThingKind kind, guint index)
{
  g_return_if_fail (index < paddock_track_count (track, kind));

  if (kind == PADDOCK_THING_START)
    g_clear_pointer (&track->start.tokens, paddock_list_unref);
  else
    paddock_list_remove (get_list (track, kind), index);
}
