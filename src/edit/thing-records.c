/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing-records.h"

#include "car.h"
#include "cards.h"
#include "hex-track.h"
#include "licence.h"
#include "list.h"
#include "road-track.h"
#include "team-cards.h"
#include "team.h"

typedef struct {
  const PaddockDocumentKind *document;
  PaddockThingKind kind;
  const char *path; /* fields, with / between; the last is a list, or a record for a thing alone */
  const char
    *key; /* the number in the records that is the things' index; NULL: their place in the list */
  gboolean has_order;
} ThingRecords;

static const ThingRecords rows[] = {
  { &paddock_hex_track_kind, PADDOCK_THING_START, "start", NULL },
  { &paddock_hex_track_kind, PADDOCK_THING_CHECKPOINT, "checkpoint", NULL, TRUE },
  { &paddock_hex_track_kind, PADDOCK_THING_OBSTACLE, "obstacle", NULL },
  { &paddock_hex_track_kind, PADDOCK_THING_ITEM, "item", NULL },
  { &paddock_hex_track_kind, PADDOCK_THING_SLOT, "slot", NULL, TRUE },
  { &paddock_hex_track_kind, PADDOCK_THING_HAZARD, "hazard", NULL },
  { &paddock_hex_track_kind, PADDOCK_THING_FRAGILE, "fragile", NULL },
  { &paddock_hex_track_kind, PADDOCK_THING_SOLID, "solid", NULL },
  { &paddock_hex_track_kind, PADDOCK_THING_RUNNER_ENTRY, "course/runners/entry", NULL },
  { &paddock_hex_track_kind, PADDOCK_THING_NOTE, "note", NULL },
  { &paddock_road_track_kind, PADDOCK_THING_TILE, "place", NULL, TRUE },
  { &paddock_road_track_kind, PADDOCK_THING_BONUS, "bonus", NULL },
  { &paddock_road_track_kind, PADDOCK_THING_NOTE, "note", NULL },
  { &paddock_licence_kind, PADDOCK_THING_SPEED, "speeds/speed", "rating" },
  { &paddock_licence_kind, PADDOCK_THING_DAMAGE, "damage/level", "value" },
  { &paddock_licence_kind, PADDOCK_THING_STAMINA, "stamina/step", "value" },
  { &paddock_licence_kind, PADDOCK_THING_CARD, "cards/special", NULL, TRUE },
  { &paddock_licence_kind, PADDOCK_THING_TRAIT, "traits/trait", NULL, TRUE },
  { &paddock_car_kind, PADDOCK_THING_GEAR, "gear", "number" },
  { &paddock_car_kind, PADDOCK_THING_DICE, "dice", NULL },
  { &paddock_car_kind, PADDOCK_THING_LOCK_SLOT, "lock-slots", NULL },
  { &paddock_car_kind, PADDOCK_THING_ITEM_SLOT, "item-slots", NULL },
  { &paddock_car_kind, PADDOCK_THING_ABILITY, "ability", NULL, TRUE },
  { &paddock_car_kind, PADDOCK_THING_COMPONENT, "component", NULL, TRUE },
  { &paddock_cards_kind, PADDOCK_THING_ITEM, "item", NULL, TRUE },
  { &paddock_cards_kind, PADDOCK_THING_ABILITY, "ability", NULL, TRUE },
  { &paddock_cards_kind, PADDOCK_THING_SPACE, "space", NULL, TRUE },
  { &paddock_team_kind, PADDOCK_THING_RIDER, "rider", NULL, TRUE },
  { &paddock_team_cards_kind, PADDOCK_THING_CLASS, "class", NULL, TRUE },
  { &paddock_team_cards_kind, PADDOCK_THING_ACTION, "action", NULL, TRUE },
  { &paddock_team_cards_kind, PADDOCK_THING_EVENT, "event", NULL, TRUE },
  { &paddock_team_cards_kind, PADDOCK_THING_TACTIC, "tactic", NULL, TRUE },
};

static const ThingRecords *
find_row (const PaddockDocument *document, PaddockThingKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].document == document->kind && rows[i].kind == kind)
      return &rows[i];

  return NULL;
}

/* The way to the row's list, or to its one record, without the element. */
static PaddockRecordPath
get_path (const ThingRecords *row)
{
  g_auto (GStrv) names = g_strsplit (row->path, "/", -1);
  const PaddockRecordType *type = row->document->type;
  PaddockRecordPath path = { 0 };

  for (guint i = 0; names[i]; i++) {
    const PaddockField *field = paddock_record_type_find (type, names[i]);

    path = paddock_record_path_append (path, field, 0);
    type = field->type;
  }

  return path;
}

/* A line without tokens is not there. */
static gboolean
has_one (const PaddockDocument *document, const ThingRecords *row)
{
  return row->kind != PADDOCK_THING_START
         || paddock_list_len (((const PaddockHexTrack *) document->record)->start.tokens) > 0;
}

static guint
count (const PaddockDocument *document, const ThingRecords *row, const PaddockRecordPath *path)
{
  const PaddockField *last = path->steps[path->n - 1].field;
  PaddockRecordPath parent = *path;
  const PaddockRecordType *type = document->kind->type;
  gconstpointer record;

  if (last->kind == PADDOCK_FIELD_RECORD)
    return has_one (document, row);

  parent.n--;
  record = paddock_record_path_get (&parent, &type, document->record);
  return paddock_list_len (PADDOCK_FIELD_VALUE (record, last, PaddockList *));
}

static guint16
get_index (const ThingRecords *row, const PaddockRecordType *type, gconstpointer record, guint i)
{
  return (guint16) (row->key
                      ? PADDOCK_FIELD_VALUE (record, paddock_record_type_find (type, row->key), int)
                      : (int) i);
}

/* The place of the record itself, or of the first record in it that has one. */
static PaddockPlace
get_place (const PaddockRecordType *type, gconstpointer record)
{
  const PaddockField *at = paddock_record_type_find (type, "at");
  const PaddockField *tokens = paddock_record_type_find (type, "token");
  const PaddockList *list = tokens ? PADDOCK_FIELD_VALUE (record, tokens, PaddockList *) : NULL;

  if (paddock_list_len (list) > 0)
    return paddock_hex_to_place (PADDOCK_LIST_AT (list, PaddockLineToken, 0)->at);
  if (at && at->kind == PADDOCK_FIELD_HEX)
    return paddock_hex_to_place (PADDOCK_FIELD_VALUE (record, at, PaddockHex));
  if (at && at->kind == PADDOCK_FIELD_PLACE)
    return PADDOCK_FIELD_VALUE (record, at, PaddockPlace);

  return PADDOCK_PLACE (0, 0);
}

/* The I-th thing of a row; PATH is made to lead to it. */
static PaddockThing
get_thing (const PaddockDocument *document,
           const ThingRecords *row,
           PaddockRecordPath *path,
           guint i)
{
  const PaddockRecordType *type = document->kind->type;
  gconstpointer record;

  path->steps[path->n - 1].index = i;
  record = paddock_record_path_get (path, &type, document->record);
  return (PaddockThing){ .kind = (guint8) row->kind,
                         .index = get_index (row, type, record, i),
                         .at = get_place (type, record) };
}

GArray *
paddock_things_list (const PaddockDocument *document)
{
  GArray *things = g_array_new (FALSE, FALSE, sizeof (PaddockThing));

  for (guint r = 0; r < G_N_ELEMENTS (rows); r++) {
    PaddockRecordPath path;
    guint n;

    if (rows[r].document != document->kind)
      continue;
    path = get_path (&rows[r]);
    n = count (document, &rows[r], &path);
    for (guint i = 0; i < n; i++) {
      PaddockThing thing = get_thing (document, &rows[r], &path, i);

      g_array_append_val (things, thing);
    }
  }

  return things;
}

gboolean
paddock_thing_locate (const PaddockDocument *document, PaddockThing thing, PaddockRecordPath *path)
{
  const ThingRecords *row = find_row (document, thing.kind);
  guint n;

  if (!row)
    return FALSE;

  *path = get_path (row);
  n = count (document, row, path);
  for (guint i = row->key ? 0 : thing.index; i < n; i++)
    if (get_thing (document, row, path, i).index == thing.index)
      return TRUE;

  return FALSE;
}

gboolean
paddock_field_holds_things (const PaddockDocumentKind *kind, const PaddockField *field)
{
  if (kind != &paddock_hex_track_kind && kind != &paddock_road_track_kind)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    PaddockRecordPath path = get_path (&rows[i]);

    if (rows[i].document == kind && path.steps[path.n - 1].field == field)
      return TRUE;
  }

  return FALSE;
}

gboolean
paddock_thing_has_order (const PaddockDocument *document, PaddockThingKind kind)
{
  const ThingRecords *row = find_row (document, kind);

  return row && row->has_order;
}
