/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every table of fields, walked: what files, schemas, forms and the loops of record.c rely on.
 */

#include "document-kinds.h"
#include "hex-track.h"
#include "hex.h"
#include "list.h"
#include "playtest.h"

typedef void (*TypeFunc) (const PaddockRecordType *type);

static void
collect_types (const PaddockRecordType *type, GPtrArray *types)
{
  if (g_ptr_array_find (types, type, NULL))
    return;

  g_ptr_array_add (types, (gpointer) type);
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (field->type)
      collect_types (field->type, types);
    for (guint v = 0; field->variants && field->variants[v]; v++)
      collect_types (field->variants[v], types);
  }
}

static GPtrArray *
types_of (const PaddockDocumentKind *kind)
{
  GPtrArray *types = g_ptr_array_new ();

  collect_types (kind->type, types);
  return types;
}

static void
foreach_type (TypeFunc func)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    g_autoptr (GPtrArray) types = types_of (paddock_document_kinds[k]);

    for (guint i = 0; i < types->len; i++)
      func (g_ptr_array_index (types, i));
  }
}

static gboolean
is_kebab_case (const char *name)
{
  return g_regex_match_simple ("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", name, 0, 0);
}

static gboolean
is_sentence (const char *text)
{
  return text && g_ascii_isupper (text[0]) && g_str_has_suffix (text, ".");
}

static gsize
member_size (const PaddockField *field)
{
  switch (field->kind) {
  case PADDOCK_FIELD_FLAG:
  case PADDOCK_FIELD_INT:
  case PADDOCK_FIELD_NUMBER:
  case PADDOCK_FIELD_ENUM:
  case PADDOCK_FIELD_SET:
    return sizeof (int);
  case PADDOCK_FIELD_HEX:
    return sizeof (PaddockHex);
  case PADDOCK_FIELD_PLACE:
    return sizeof (PaddockPlace);
  case PADDOCK_FIELD_RECORD:
    return field->type->size;
  case PADDOCK_FIELD_TEXT:
  case PADDOCK_FIELD_ID:
  case PADDOCK_FIELD_PROSE:
  case PADDOCK_FIELD_INTS:
  case PADDOCK_FIELD_LIST:
  case PADDOCK_FIELD_VARIANTS:
  case PADDOCK_FIELD_BOARD:
  case PADDOCK_FIELD_DOCUMENT:
    return sizeof (gpointer);
  case PADDOCK_N_FIELD_KINDS:
  default:
    g_assert_not_reached ();
  }
}

static void
check_names (const PaddockRecordType *type)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_true (is_kebab_case (type->name));
  for (guint i = 0; i < type->n_fields; i++) {
    g_assert_true (is_kebab_case (type->fields[i].name));
    g_assert_true (g_hash_table_add (seen, (gpointer) type->fields[i].name));
  }

  /* Steps stand among the fields of the record that holds them. */
  for (guint i = 0; i < type->n_fields; i++)
    for (guint v = 0; type->fields[i].variants && type->fields[i].variants[v]; v++)
      g_assert_true (g_hash_table_add (seen, (gpointer) type->fields[i].variants[v]->name));
}

static void
test_names (void)
{
  foreach_type (check_names);
}

static void
check_help (const PaddockRecordType *type)
{
  g_assert_true (is_sentence (type->help));
  for (guint i = 0; i < type->n_fields; i++)
    g_assert_true (is_sentence (type->fields[i].help));
}

static void
test_help (void)
{
  foreach_type (check_help);
}

/* Members lie inside the struct, and no two of them in the same place. */
static void
check_offsets (const PaddockRecordType *type)
{
  g_autofree guint8 *taken = g_malloc0 (type->size);

  if (type->tag)
    memset (taken, 1, sizeof (int));

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    gsize size = member_size (field);

    g_assert_cmpuint (field->offset + size, <=, type->size);
    for (gsize byte = 0; byte < size; byte++) {
      g_assert_cmpuint (taken[field->offset + byte], ==, 0);
      taken[field->offset + byte] = 1;
    }
  }
}

static void
test_offsets (void)
{
  foreach_type (check_offsets);
}

static void
check_number_range (const PaddockField *field)
{
  gboolean is_word = field->word && field->initial == field->word_value;

  g_assert_cmpint (field->min, <, field->max);
  g_assert_true (is_word || (field->initial >= field->min && field->initial <= field->max));
  if (field->word)
    g_assert_true (field->word_value < field->min || field->word_value > field->max);
}

static void
check_names_range (const PaddockField *field)
{
  int n = (int) g_strv_length ((char **) field->names);
  int last = field->kind == PADDOCK_FIELD_SET ? (1 << n) - 1 : n - 1;

  g_assert_cmpint (field->min, ==, 0);
  g_assert_cmpint (field->max, ==, last);
  g_assert_cmpint (field->initial, >=, 0);
  g_assert_cmpint (field->initial, <=, last);
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      g_assert_true (is_kebab_case (field->names[i])
                     && (i == j || !g_str_equal (field->names[i], field->names[j])));
}

static void
check_text_range (const PaddockField *field)
{
  glong length = g_utf8_strlen (field->initial_text ? field->initial_text : "", -1);

  g_assert_cmpint (field->max, >, 0);
  g_assert_cmpint (field->min, <=, field->max);
  g_assert_cmpint (length, <=, field->max);
}

static void
check_range (const PaddockField *field)
{
  switch (field->kind) {
  case PADDOCK_FIELD_INT:
    check_number_range (field);
    break;
  case PADDOCK_FIELD_ENUM:
  case PADDOCK_FIELD_SET:
    check_names_range (field);
    break;
  case PADDOCK_FIELD_FLAG:
    g_assert_true (field->initial == FALSE || field->initial == TRUE);
    break;
  case PADDOCK_FIELD_TEXT:
    check_text_range (field);
    break;
  case PADDOCK_FIELD_ID:
    g_assert_true (!field->initial_text || is_kebab_case (field->initial_text));
    break;
  case PADDOCK_FIELD_INTS:
    g_assert_cmpint (field->min, <, field->max);
    break;
  case PADDOCK_FIELD_RECORD:
  case PADDOCK_FIELD_LIST:
    g_assert_nonnull (field->type);
    break;
  case PADDOCK_FIELD_VARIANTS:
    g_assert_nonnull (field->variants);
    break;
  case PADDOCK_FIELD_NUMBER:
  case PADDOCK_FIELD_PROSE:
  case PADDOCK_FIELD_HEX:
  case PADDOCK_FIELD_PLACE:
  case PADDOCK_FIELD_BOARD:
  case PADDOCK_FIELD_DOCUMENT:
    break;
  case PADDOCK_N_FIELD_KINDS:
  default:
    g_assert_not_reached ();
  }
}

static void
check_ranges (const PaddockRecordType *type)
{
  for (guint i = 0; i < type->n_fields; i++) {
    g_test_message ("%s/%s", type->name, type->fields[i].name);
    check_range (&type->fields[i]);
  }
}

static void
test_ranges (void)
{
  foreach_type (check_ranges);
}

/* Variants share one struct and are told apart by their tags. */
static void
check_variants (const PaddockRecordType *type)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockRecordType *const *variants = type->fields[i].variants;

    for (guint v = 0; variants && variants[v]; v++) {
      g_assert_cmpint (variants[v]->tag, ==, (int) v + 1);
      g_assert_cmpuint (variants[v]->size, ==, variants[0]->size);
    }
  }
}

static void
test_variants (void)
{
  foreach_type (check_variants);
}

static gboolean
defines (GPtrArray *types, const char *space)
{
  for (guint t = 0; t < types->len; t++) {
    const PaddockRecordType *type = g_ptr_array_index (types, t);

    for (guint i = 0; i < type->n_fields; i++)
      if (g_strcmp0 (type->fields[i].defines, space) == 0)
        return TRUE;
  }

  return FALSE;
}

static void
check_reference (GPtrArray *types, const PaddockRecordType *type, const PaddockField *field)
{
  if (!field->refers_to)
    return;

  if (field->kind == PADDOCK_FIELD_DOCUMENT)
    g_assert_cmpint (paddock_record_type_find (type, field->refers_to)->kind, ==,
                     PADDOCK_FIELD_TEXT);
  else
    g_assert_true (defines (types, field->refers_to));
}

static void
test_references (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    g_autoptr (GPtrArray) types = types_of (paddock_document_kinds[k]);

    for (guint t = 0; t < types->len; t++) {
      const PaddockRecordType *type = g_ptr_array_index (types, t);

      for (guint i = 0; i < type->n_fields; i++)
        check_reference (types, type, &type->fields[i]);
    }
  }
}

/* Schemas name their definitions after the types. */
static void
test_type_names (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    g_autoptr (GPtrArray) types = types_of (paddock_document_kinds[k]);
    g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

    for (guint i = 0; i < types->len; i++) {
      const PaddockRecordType *type = g_ptr_array_index (types, i);

      g_assert_true (g_hash_table_add (seen, (gpointer) type->name));
    }
  }
}

static void
test_kinds (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    const PaddockDocumentKind *kind = paddock_document_kinds[k];

    g_assert_true (paddock_document_kinds_find (kind->type->name) == kind);
    g_assert_true (g_str_has_prefix (kind->extension, ".")
                   && g_str_has_suffix (kind->extension, ".xml"));
    g_assert_cmpint (kind->version, >=, 1);
    g_assert_nonnull (kind->label);
    g_assert_nonnull (paddock_record_type_find (kind->type, "id"));
  }
  g_assert_null (paddock_document_kinds_find ("checkpoint"));
}

/* Every document says which game it is for: its kind for all of them, or one of its fields. */
static void
test_games (void)
{
  for (guint k = 0; paddock_document_kinds[k]; k++) {
    g_autoptr (PaddockDocument) document = paddock_document_new (paddock_document_kinds[k]);
    const char *game = paddock_document_get_game (document);

    g_test_message ("%s: %s", document->kind->type->name, game);
    g_assert_true (game && g_strv_contains (paddock_game_names, game));
  }
}

static void
test_game_of_content (void)
{
  g_autoptr (PaddockDocument) track = paddock_document_new (&paddock_hex_track_kind);
  g_autoptr (PaddockDocument) playtest = paddock_document_new (&paddock_playtest_kind);

  ((PaddockHexTrack *) track->record)->game = PADDOCK_GAME_FROTHY;
  g_assert_cmpstr (paddock_document_get_game (track), ==, "frothy");
  paddock_text_set (&((PaddockPlaytest *) playtest->record)->game, "chess");
  g_assert_cmpstr (paddock_document_get_game (playtest), ==, "chess");
  g_assert_true (paddock_game_suits (NULL, "chess"));
  g_assert_true (paddock_game_suits ("chess", "chess"));
  g_assert_false (paddock_game_suits ("frothy", "chess"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/record-types/names-are-kebab-case-and-unique", test_names);
  g_test_add_func ("/model/record-types/every-field-has-a-help-sentence", test_help);
  g_test_add_func ("/model/record-types/members-lie-apart-inside-the-struct", test_offsets);
  g_test_add_func ("/model/record-types/defaults-are-in-range", test_ranges);
  g_test_add_func ("/model/record-types/variants-have-their-tags-in-order", test_variants);
  g_test_add_func ("/model/record-types/references-have-something-to-refer-to", test_references);
  g_test_add_func ("/model/record-types/types-of-a-document-have-different-names", test_type_names);
  g_test_add_func ("/model/document-kinds/are-found-by-their-roots", test_kinds);
  g_test_add_func ("/model/document-kinds/say-which-game-they-are-for", test_games);
  g_test_add_func ("/model/document-kinds/game-follows-the-content", test_game_of_content);
  return g_test_run ();
}
