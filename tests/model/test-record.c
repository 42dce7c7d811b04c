/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values of every document kind: copies are equal, and a change of any one member, however deep, is
 * seen by equality and hash, and only in the copy that was changed.
 */

#include "board.h"
#include "cards.h"
#include "document-kinds.h"
#include "hash.h"
#include "hex.h"
#include "hex-track.h"
#include "list.h"
#include "playtest.h"
#include "race-data.h"

#include <malloc.h>

static void populate (const PaddockRecordType *type, gpointer record);

static void
populate_variants (const PaddockField *field, gpointer record)
{
  for (guint v = 0; field->variants[v]; v++) {
    PaddockList **list = &PADDOCK_FIELD_MEMBER (record, field, PaddockList *);

    populate (field->variants[v],
              paddock_list_append_variant (list, field->variants, field->variants[v]));
  }
}

/* Something in every list, board and document, so that there is a member of each kind to change. */
static void
populate_field (const PaddockField *field, gpointer record)
{
  gpointer member = &PADDOCK_FIELD_MEMBER (record, field, char);

  switch (field->kind) {
  case PADDOCK_FIELD_INTS:
    paddock_list_append_int (member, field->min);
    break;
  case PADDOCK_FIELD_RECORD:
    populate (field->type, member);
    break;
  case PADDOCK_FIELD_LIST:
    populate (field->type, paddock_list_append (member, field->type));
    break;
  case PADDOCK_FIELD_VARIANTS:
    populate_variants (field, record);
    break;
  case PADDOCK_FIELD_BOARD:
    paddock_board_set (member, PADDOCK_HEX (0, 0), PADDOCK_CELL (PADDOCK_CELL_SPACE));
    break;
  case PADDOCK_FIELD_DOCUMENT:
    *(PaddockDocument **) member = paddock_document_new (&paddock_cards_kind);
    break;
  case PADDOCK_FIELD_TEXT:
  case PADDOCK_FIELD_ID:
  case PADDOCK_FIELD_PROSE:
    paddock_text_set (member, "before");
    break;
  case PADDOCK_FIELD_FLAG:
  case PADDOCK_FIELD_INT:
  case PADDOCK_FIELD_NUMBER:
  case PADDOCK_FIELD_ENUM:
  case PADDOCK_FIELD_SET:
  case PADDOCK_FIELD_HEX:
  case PADDOCK_FIELD_PLACE:
  case PADDOCK_N_FIELD_KINDS:
  default:
    break;
  }
}

static void
populate (const PaddockRecordType *type, gpointer record)
{
  for (guint i = 0; i < type->n_fields; i++)
    populate_field (&type->fields[i], record);
}

/* The N-th change that can be made to a record: N is counted down, and below zero it has been made. */
static void change_record (const PaddockRecordType *type, gpointer record, int *n);

static void
change_list (PaddockList **list, int *n)
{
  for (guint i = 0; *n >= 0 && i < paddock_list_len (*list); i++)
    change_record (paddock_list_get_type (*list, i), paddock_list_edit (list, i), n);
  if (*n >= 0 && (*n)-- == 0)
    paddock_list_remove (list, paddock_list_len (*list) - 1);
}

static void
change_member (const PaddockField *field, gpointer member)
{
  switch (field->kind) {
  case PADDOCK_FIELD_FLAG:
  case PADDOCK_FIELD_INT:
  case PADDOCK_FIELD_NUMBER:
  case PADDOCK_FIELD_ENUM:
  case PADDOCK_FIELD_SET:
    *(int *) member += 1;
    break;
  case PADDOCK_FIELD_TEXT:
  case PADDOCK_FIELD_ID:
  case PADDOCK_FIELD_PROSE:
    paddock_text_set (member, "after");
    break;
  case PADDOCK_FIELD_HEX:
    ((PaddockHex *) member)->r -= 1;
    break;
  case PADDOCK_FIELD_PLACE:
    ((PaddockPlace *) member)->b -= 1;
    break;
  case PADDOCK_FIELD_INTS:
    *(int *) paddock_list_edit (member, 0) += 1;
    break;
  case PADDOCK_FIELD_BOARD:
    paddock_board_set (member, PADDOCK_HEX (0, 0), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
    break;
  case PADDOCK_FIELD_DOCUMENT:
    paddock_document_unref (*(PaddockDocument **) member);
    *(PaddockDocument **) member = paddock_document_new (&paddock_hex_track_kind);
    break;
  case PADDOCK_FIELD_RECORD:
  case PADDOCK_FIELD_LIST:
  case PADDOCK_FIELD_VARIANTS:
  case PADDOCK_N_FIELD_KINDS:
  default:
    g_assert_not_reached ();
  }
}

static void
change_field (const PaddockField *field, gpointer record, int *n)
{
  gpointer member = &PADDOCK_FIELD_MEMBER (record, field, char);

  if (field->kind == PADDOCK_FIELD_RECORD)
    change_record (field->type, member, n);
  else if (field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS)
    change_list (member, n);
  else if ((*n)-- == 0)
    change_member (field, member);
}

static void
change_record (const PaddockRecordType *type, gpointer record, int *n)
{
  for (guint i = 0; *n >= 0 && i < type->n_fields; i++)
    change_field (&type->fields[i], record, n);
}

static PaddockDocument *
populated_document (const PaddockDocumentKind *kind)
{
  PaddockDocument *document = paddock_document_new (kind);

  populate (kind->type, document->record);
  return document;
}

/* A copy with its N-th change, or NULL when there are no more. */
static PaddockDocument *
changed_document (const PaddockDocument *document, int n)
{
  g_autoptr (PaddockDocument) copy =
    paddock_document_new_take (document->kind, paddock_document_dup_record (document));

  change_record (document->kind->type, copy->record, &n);
  return n < 0 ? g_steal_pointer (&copy) : NULL;
}

static void
test_copies (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    const PaddockDocumentKind *kind = paddock_document_kinds[k];
    g_autoptr (PaddockDocument) document = populated_document (kind);
    g_autoptr (PaddockDocument) again = populated_document (kind);
    g_autoptr (PaddockDocument) fresh = paddock_document_new (kind);
    g_autoptr (PaddockDocument) copy =
      paddock_document_new_take (kind, paddock_document_dup_record (document));

    g_assert_true (paddock_document_equal (document, copy));
    g_assert_true (paddock_document_equal (document, again));
    g_assert_cmpuint (paddock_document_hash (document, 0), ==, paddock_document_hash (copy, 0));
    g_assert_cmpuint (paddock_document_hash (document, 0), ==, paddock_document_hash (again, 0));
    g_assert_false (paddock_document_equal (document, fresh));
  }
}

static void
test_any_change (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    g_autoptr (PaddockDocument) document = populated_document (paddock_document_kinds[k]);
    g_autoptr (PaddockDocument) untouched = populated_document (paddock_document_kinds[k]);
    g_autoptr (GHashTable) hashes =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
    PaddockDocument *changed;
    int n = 0;

    for (; (changed = changed_document (document, n)); n++) {
      guint64 hash = paddock_document_hash (changed, PADDOCK_HASH_START);

      g_test_message ("%s, change %d", document->kind->type->name, n);
      g_assert_false (paddock_document_equal (document, changed));
      g_assert_true (paddock_document_equal (document, untouched));
      g_assert_cmpuint (hash, !=, paddock_document_hash (document, PADDOCK_HASH_START));
      g_assert_true (g_hash_table_add (hashes, g_memdup2 (&hash, sizeof hash)));
      paddock_document_unref (changed);
    }
    g_assert_cmpint (n, >, (int) paddock_document_kinds[k]->type->n_fields / 2);
  }
}

static void
test_defaults (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    const PaddockRecordType *type = paddock_document_kinds[k]->type;
    g_autoptr (PaddockDocument) fresh = paddock_document_new (paddock_document_kinds[k]);
    g_autoptr (PaddockDocument) full = populated_document (paddock_document_kinds[k]);

    for (guint i = 0; i < type->n_fields; i++) {
      gboolean is_text_or_list = type->fields[i].kind > PADDOCK_FIELD_SET
                                 && type->fields[i].kind != PADDOCK_FIELD_HEX
                                 && type->fields[i].kind != PADDOCK_FIELD_PLACE
                                 && type->fields[i].kind != PADDOCK_FIELD_RECORD;

      g_assert_true (paddock_field_is_initial (&type->fields[i], fresh->record));
      if (is_text_or_list)
        g_assert_false (paddock_field_is_initial (&type->fields[i], full->record));
    }
  }
}

static void
test_changed_members_are_not_default (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  const PaddockRecordType *type = document->kind->type;

  track->laps++;
  track->game = PADDOCK_GAME_FROTHY;
  g_assert_false (paddock_field_is_initial (paddock_record_type_find (type, "laps"), track));
  g_assert_false (paddock_field_is_initial (paddock_record_type_find (type, "game"), track));
  g_assert_true (paddock_field_is_initial (paddock_record_type_find (type, "course"), track));

  track->course.runners.points = 2;
  g_assert_false (paddock_field_is_initial (paddock_record_type_find (type, "course"), track));
}

/* A missing text and an empty one are the same value. */
static void
test_empty_text (void)
{
  g_autoptr (PaddockDocument) a = paddock_document_new (&paddock_hex_track_kind);
  g_autoptr (PaddockDocument) b = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = b->record;

  track->title = g_ref_string_new ("");
  g_assert_true (paddock_document_equal (a, b));
  g_assert_cmpuint (paddock_document_hash (a, 0), ==, paddock_document_hash (b, 0));
  g_assert_true (
    paddock_field_is_initial (paddock_record_type_find (a->kind->type, "title"), track));

  paddock_text_set (&track->title, "");
  g_assert_null (track->title);
  g_assert_cmpstr (paddock_text_get (track->title), ==, "");
}

static void
test_null_documents (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_cards_kind);
  g_autoptr (PaddockDocument) other = paddock_document_new (&paddock_hex_track_kind);

  g_assert_true (paddock_document_equal (NULL, NULL));
  g_assert_false (paddock_document_equal (document, NULL));
  g_assert_false (paddock_document_equal (NULL, document));
  g_assert_false (paddock_document_equal (document, other));
  g_assert_cmpuint (paddock_document_hash (NULL, 0), !=, paddock_document_hash (document, 0));
}

/* Text that moves from one member to the next must not give the same hash. */
static void
test_hash_keeps_members_apart (void)
{
  g_autoptr (PaddockDocument) a = paddock_document_new (&paddock_hex_track_kind);
  g_autoptr (PaddockDocument) b = paddock_document_new (&paddock_hex_track_kind);

  paddock_text_set (&((PaddockHexTrack *) a->record)->title, "ab");
  paddock_text_set (&((PaddockHexTrack *) a->record)->author, "c");
  paddock_text_set (&((PaddockHexTrack *) b->record)->title, "a");
  paddock_text_set (&((PaddockHexTrack *) b->record)->author, "bc");
  g_assert_cmpuint (paddock_document_hash (a, 0), !=, paddock_document_hash (b, 0));
}

/* Bytes that are taken at the moment, as whoever manages the memory says. */
extern size_t __sanitizer_get_current_allocated_bytes (void) __attribute__ ((weak));

static gsize
count_allocated (void)
{
  if (__sanitizer_get_current_allocated_bytes)
    return __sanitizer_get_current_allocated_bytes ();

  return mallinfo2 ().uordblks;
}

#define N_COPIES 300 /* so many that what the allocator keeps back for itself does not matter */

/* What one document takes, made by changing DOCUMENT (n >= 0) or from nothing; 0: there is no such change. */
static gsize
count_bytes (const PaddockDocument *document, int n)
{
  PaddockDocument *copies[N_COPIES] = { NULL };
  gsize before = count_allocated (), taken;

  for (guint i = 0; i < N_COPIES; i++)
    copies[i] = n < 0 ? populated_document (document->kind) : changed_document (document, n);
  taken = count_allocated () - before;
  for (guint i = 0; i < N_COPIES; i++)
    g_clear_pointer (&copies[i], paddock_document_unref);

  return taken / N_COPIES;
}

/* A sanitizer tells what was asked for, without what that costs. */
static void
assert_near (gsize measured, gsize real)
{
  g_test_message ("%" G_GSIZE_FORMAT " of %" G_GSIZE_FORMAT, measured, real);
  g_assert_cmpuint (measured * 10, >=, real * 9);
  g_assert_cmpuint (measured, <=,
                    real * 5 / 4 + (__sanitizer_get_current_allocated_bytes ? real : 64));
}

/* The measure agrees with what the allocator says, for whole documents and for each change of one. */
static void
test_measure (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    g_autoptr (PaddockDocument) document = populated_document (paddock_document_kinds[k]);
    PaddockDocument *changed;

    assert_near (paddock_document_measure (document, NULL), count_bytes (document, -1));
    g_assert_cmpuint (paddock_document_measure (document, document), ==, 0);
    for (int n = 0; (changed = changed_document (document, n)); n++) {
      g_test_message ("%s, change %d", document->kind->type->name, n);
      assert_near (paddock_document_measure (changed, document), count_bytes (document, n));
      paddock_document_unref (changed);
    }
  }
}

/* What was made apart shares what is equal, as if one had been made from the other; and nothing changes. */
static void
test_sharing (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    const PaddockRecordType *type = paddock_document_kinds[k]->type;
    g_autoptr (PaddockDocument) document = populated_document (paddock_document_kinds[k]);
    PaddockDocument *changed;

    for (int n = -1; n < 0 || (changed = changed_document (document, n)); n++) {
      g_autoptr (PaddockDocument) twin = populated_document (document->kind);
      g_autoptr (PaddockDocument) apart =
        n < 0 ? paddock_document_ref (twin) : changed_document (twin, n);

      g_test_message ("%s, change %d", type->name, n);
      if (n < 0)
        changed =
          paddock_document_new_take (document->kind, paddock_document_dup_record (document));
      g_clear_pointer (&twin, paddock_document_unref);
      paddock_record_share (type, apart->record, document->record);
      g_assert_true (paddock_document_equal (apart, changed));
      g_assert_cmpuint (paddock_document_hash (apart, 0), ==, paddock_document_hash (changed, 0));
      g_assert_cmpuint (paddock_document_measure (apart, document), <=,
                        paddock_document_measure (changed, document));
      paddock_document_unref (changed);
    }
  }
}

/* Neighbours move when an element comes or goes, but still share what they hold. */
static void
test_measure_of_moved_elements (void)
{
  g_autoptr (PaddockDocument) before = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = before->record;
  g_autofree char *text = g_strnfill (1000, 'x');

  for (guint i = 0; i < 20; i++)
    paddock_text_set (
      &((PaddockNote *) paddock_list_append (&track->notes, &paddock_note_type))->text, text);

  for (guint at = 0; at <= 20; at++) {
    g_autoptr (PaddockDocument) after =
      paddock_document_new_take (before->kind, paddock_document_dup_record (before));
    gsize longer, shorter;

    paddock_list_insert (&((PaddockHexTrack *) after->record)->notes, &paddock_note_type, at);
    longer = paddock_document_measure (after, before);
    shorter = paddock_document_measure (before, after);
    g_assert_cmpuint (longer, <, 20 * 1000);
    g_assert_cmpuint (shorter, <, 20 * 1000);
    g_assert_cmpuint (paddock_document_measure (after, NULL), >, 20 * 1000);
  }
}

/* A board of several leaves, all but one of them equal to those of another, which was made apart. */
static void
test_sharing_of_boards (void)
{
  g_autoptr (PaddockBoard) a = NULL;
  g_autoptr (PaddockBoard) b = NULL;
  gsize whole;

  for (int i = 0; i < 200 * 200; i++) {
    PaddockHex hex = PADDOCK_HEX (i % 200, i / 200);

    paddock_board_set (&a, hex, PADDOCK_CELL (PADDOCK_CELL_SPACE));
    paddock_board_set (&b, hex, PADDOCK_CELL (PADDOCK_CELL_SPACE));
  }
  paddock_board_set (&b, PADDOCK_HEX (7, 7), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  whole = paddock_board_measure (b, a);
  b = paddock_board_share (b, a);
  g_assert_cmpint (paddock_board_get (b, PADDOCK_HEX (7, 7)).kind, ==, PADDOCK_CELL_BARRIER);
  g_assert_cmpuint (paddock_board_measure (b, a) * 20, <, whole);
  g_assert_cmpuint (paddock_board_measure (b, a), >, 0);
  paddock_board_set (&b, PADDOCK_HEX (7, 7), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  g_assert_true (paddock_board_equal (a, b));
  b = paddock_board_share (b, a);
  g_assert_true (a == b);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/record/copies-are-equal", test_copies);
  g_test_add_func ("/model/record/any-single-change-is-seen", test_any_change);
  g_test_add_func ("/model/record/fresh-members-are-default", test_defaults);
  g_test_add_func ("/model/record/changed-members-are-not-default",
                   test_changed_members_are_not_default);
  g_test_add_func ("/model/record/missing-text-is-empty-text", test_empty_text);
  g_test_add_func ("/model/record/hash-keeps-members-apart", test_hash_keeps_members_apart);
  g_test_add_func ("/model/record/measure-agrees-with-the-allocator", test_measure);
  g_test_add_func ("/model/record/equal-content-is-shared", test_sharing);
  g_test_add_func ("/model/record/equal-parts-of-boards-are-shared", test_sharing_of_boards);
  g_test_add_func ("/model/record/moved-elements-still-share", test_measure_of_moved_elements);
  g_test_add_func ("/model/document/null-equals-only-null", test_null_documents);
  return g_test_run ();
}
