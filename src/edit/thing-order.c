/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing-order.h"

#include "list.h"
#include "road-edit.h"
#include "thing-records.h"
#include "track-things.h"

/* The list of a draft that holds THING, and where in it; NULL: it is in none. */
static PaddockList **
find_list (const PaddockDocument *document, gpointer draft, PaddockThing thing, guint *index)
{
  const PaddockRecordType *type = document->kind->type;
  PaddockRecordPath path;
  PaddockRecordStep last;
  gpointer record;

  if (!paddock_thing_locate (document, thing, &path))
    return NULL;

  last = path.steps[--path.n];
  *index = last.index;
  record = paddock_record_path_edit (&path, &type, draft);
  return last.field->kind == PADDOCK_FIELD_RECORD
           ? NULL
           : &PADDOCK_FIELD_MEMBER (record, last.field, PaddockList *);
}

static int *
edit_number (PaddockList **list, guint i)
{
  const PaddockField *field = paddock_record_type_find (paddock_list_get_type (*list, i), "number");

  return field ? &PADDOCK_FIELD_MEMBER (paddock_list_edit (list, i), field, int) : NULL;
}

static void
swap_numbers (PaddockList **list, guint a, guint b)
{
  int *left = edit_number (list, a);
  int *right = edit_number (list, b);

  if (left && right) {
    int number = *left;

    *left = *right;
    *right = number;
  }
}

gboolean
paddock_thing_move (const PaddockDocument *document, gpointer draft, PaddockThing *thing, int by)
{
  guint from = 0, to;
  PaddockList **list = find_list (document, draft, *thing, &from);

  to = from + (guint) by;
  if (!list || !paddock_thing_has_order (document, thing->kind) || to >= paddock_list_len (*list))
    return FALSE;
  if (thing->kind == PADDOCK_THING_TILE) {
    if (paddock_road_move_place (draft, from, to, &to))
      return FALSE;
  } else {
    paddock_list_move (list, from, to);
    swap_numbers (list, from, to);
  }

  thing->index = (guint16) to;
  return TRUE;
}

static void
close_gap (PaddockList **list, int gone)
{
  for (guint i = 0; i < paddock_list_len (*list); i++) {
    int *number = edit_number (list, i);

    if (number && *number > gone)
      (*number)--;
  }
}

gboolean
paddock_thing_remove (const PaddockDocument *document, gpointer draft, PaddockThing thing)
{
  guint index = 0;
  PaddockList **list = find_list (document, draft, thing, &index);
  int *number;
  int gone;

  if (thing.kind == PADDOCK_THING_START) {
    paddock_track_remove (draft, thing.kind, thing.index);
    return TRUE;
  }
  if (!list)
    return FALSE;
  if (thing.kind == PADDOCK_THING_TILE)
    return paddock_road_delete_place (draft, index) == NULL;

  number = paddock_thing_has_order (document, thing.kind) ? edit_number (list, index) : NULL;
  gone = number ? *number : G_MAXINT;
  paddock_list_remove (list, index);
  if (number)
    close_gap (list, gone);

  return TRUE;
}
