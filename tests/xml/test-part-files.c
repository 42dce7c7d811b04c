/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row of every kind of part, as a gallery adds it: it stands in a document, has each of its numbers at either end of
 * their range, and is the same after it was written and read again.
 */

#include "cards.h"
#include "document-kinds.h"
#include "licence.h"
#include "list.h"
#include "part.h"
#include "reader.h"
#include "writer.h"

#define MAX_STEPS 8

/* The way from a document to a list of parts. */
typedef struct {
  const PaddockDocumentKind *kind;
  const PaddockField *steps[MAX_STEPS];
  guint n;
} Way;

static gboolean
find_way (Way *way, const PaddockRecordType *type, const PaddockRecordType *sought)
{
  for (guint i = 0; i < type->n_fields && way->n < MAX_STEPS; i++) {
    const PaddockField *field = &type->fields[i];

    if (field->kind != PADDOCK_FIELD_LIST && field->kind != PADDOCK_FIELD_RECORD)
      continue;
    way->steps[way->n++] = field;
    if (field->type == sought || (field->type != type && find_way (way, field->type, sought)))
      return TRUE;
    way->n--;
  }

  return FALSE;
}

static Way
get_way (const PaddockRecordType *sought)
{
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    Way way = { .kind = paddock_document_kinds[i] };

    if (find_way (&way, way.kind->type, sought))
      return way;
  }
  g_assert_not_reached ();
}

/* What a gallery would add there, so that it has a use for the next step. */
static void
make_owner (const PaddockRecordType *type,
            gpointer record,
            const PaddockField *next,
            const PaddockPartPlace *place)
{
  const PaddockPartKind *kind = paddock_part_kind_find (type);

  for (guint row = kind ? kind->offered_from : 0;
       kind && row < paddock_catalogue_get_size (kind->catalogue); row++) {
    paddock_record_clear (type, record);
    paddock_part_init (kind, record, row, place);
    if (kind->uses (record, next))
      return;
  }
}

typedef struct {
  gpointer document;
  gpointer part;
  PaddockPartPlace place;
} Stand;

/* Makes a document with room for a part, an element of TYPE or a record. */
static Stand
stand_up (const Way *way)
{
  Stand stand = { g_malloc0 (way->kind->type->size) };
  gpointer record = stand.document;

  paddock_record_init (way->kind->type, record);
  stand.place = (PaddockPartPlace){ stand.document, way->kind->type, record };
  for (guint i = 0; i < way->n; i++) {
    const PaddockField *field = way->steps[i];

    stand.place.owner = record;
    stand.place.owner_type = i ? way->steps[i - 1]->type : way->kind->type;
    record =
      field->kind == PADDOCK_FIELD_RECORD
        ? (gpointer) ((char *) record + field->offset)
        : paddock_list_append (&PADDOCK_FIELD_MEMBER (record, field, PaddockList *), field->type);
    if (i + 1 < way->n)
      make_owner (field->type, record, way->steps[i + 1], &stand.place);
  }
  stand.part = record;
  return stand;
}

/* Takes the record. */
static void
assert_comes_back (const PaddockDocumentKind *kind, gpointer record)
{
  g_autoptr (PaddockDocument) document = paddock_document_new_take (kind, record);
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) again =
    paddock_xml_read_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "part",
                            &error);

  g_assert_no_error (error);
  g_assert_true (paddock_document_equal (document, again));
}

static gboolean
is_number (const PaddockField *field)
{
  return field->kind == PADDOCK_FIELD_NUMBER || field->kind == PADDOCK_FIELD_INTS;
}

/* To one end of the range, as people would in the gallery. */
static void
edit (const PaddockPartKind *kind, gpointer part, gboolean is_high)
{
  for (guint i = 0; i < kind->type->n_fields; i++) {
    const PaddockField *field = &kind->type->fields[i];
    int min, max;

    if (!is_number (field) || !kind->uses (part, field))
      continue;
    paddock_part_get_range (kind, part, field, &min, &max);
    g_assert_cmpint (min, <, max);
    g_assert_cmpint (paddock_part_get_number (part, field), >=, min);
    g_assert_cmpint (paddock_part_get_number (part, field), <=, max);
    paddock_part_set_number (part, field, is_high ? max : min);
    g_assert_cmpint (paddock_part_get_number (part, field), ==, is_high ? max : min);
  }
}

static void
check_row (const PaddockPartKind *kind, const Way *way, guint row)
{
  for (guint turn = 0; turn < 3; turn++) {
    Stand stand = stand_up (way);
    g_autofree char *text = NULL;

    paddock_record_clear (kind->type, stand.part);
    paddock_part_init (kind, stand.part, row, &stand.place);
    g_assert_cmpuint (paddock_part_get_row (kind, stand.part), ==, row);
    if (turn > 0)
      edit (kind, stand.part, turn == 1);
    text = kind->dup_text (stand.part, NULL);
    g_assert_nonnull (strchr (text, '.'));
    g_assert_null (strpbrk (text, "{}"));
    assert_comes_back (way->kind, stand.document);
  }
}

static void
test_every_row_comes_back (void)
{
  for (guint k = 0; paddock_part_kinds[k]; k++) {
    const PaddockPartKind *kind = paddock_part_kinds[k];
    Way way = get_way (kind->type);

    for (guint row = kind->offered_from; row < paddock_catalogue_get_size (kind->catalogue);
         row++) {
      g_test_message ("%s %s", kind->type->name, kind->catalogue->names[row]);
      check_row (kind, &way, row);
    }
  }
}

/* Every row can be changed into every other; what has an identity keeps it. */
static void
test_rows_are_changed (void)
{
  for (guint k = 0; paddock_part_kinds[k]; k++) {
    const PaddockPartKind *kind = paddock_part_kinds[k];
    const PaddockField *name = paddock_record_type_find (kind->type, "name");
    Way way = get_way (kind->type);
    Stand stand = stand_up (&way);

    paddock_record_clear (kind->type, stand.part);
    paddock_part_init (kind, stand.part, kind->offered_from, &stand.place);
    if (kind->has_identity)
      paddock_text_set (&PADDOCK_FIELD_MEMBER (stand.part, name, char *), "Salt");
    for (guint row = paddock_catalogue_get_size (kind->catalogue); row-- > kind->offered_from;) {
      paddock_part_change_row (kind, stand.part, row, &stand.place);
      g_assert_cmpuint (paddock_part_get_row (kind, stand.part), ==, row);
      if (kind->has_identity)
        g_assert_cmpstr (PADDOCK_FIELD_VALUE (stand.part, name, char *), ==, "Salt");
    }
    assert_comes_back (way.kind, stand.document);
  }
}

/* Cards that are added one after another have names in files of their own. */
static void
test_ids_are_unique (void)
{
  PaddockCards *cards = g_new0 (PaddockCards, 1);
  const PaddockPartPlace place = { cards, paddock_cards_kind.type, cards };

  paddock_record_init (paddock_cards_kind.type, cards);
  for (guint row = 0; row < 9; row++) {
    PaddockItem item = { 0 };

    paddock_part_init (&paddock_item_parts, &item, row % 3, &place);
    *(PaddockItem *) paddock_list_append (&cards->items, &paddock_item_type) = item;
  }
  g_assert_cmpstr (PADDOCK_LIST_AT (cards->items, PaddockItem, 8)->id, ==, "item-9");
  assert_comes_back (&paddock_cards_kind, cards);
}

/* An effect of a later version is no row, and is left alone. */
static void
test_an_unknown_effect_has_no_row (void)
{
  PaddockCardEffect effect = { 0 };
  g_autofree char *text = NULL;

  paddock_record_init (&paddock_card_effect_type, &effect);
  paddock_text_set (&effect.kind, "warp-drive");
  g_assert_cmpuint (paddock_part_get_row (&paddock_card_effect_parts, &effect), ==, PADDOCK_NO_ROW);
  text = paddock_card_effect_parts.dup_text (&effect, NULL);
  g_assert_cmpstr (text, ==, "warp-drive");
  paddock_record_clear (&paddock_card_effect_type, &effect);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/xml/part-files/every-row", test_every_row_comes_back);
  g_test_add_func ("/xml/part-files/changed", test_rows_are_changed);
  g_test_add_func ("/xml/part-files/ids", test_ids_are_unique);
  g_test_add_func ("/xml/part-files/unknown", test_an_unknown_effect_has_no_row);

  return g_test_run ();
}
