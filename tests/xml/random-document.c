/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-document.h"

#include "board.h"
#include "field-text.h"
#include "list.h"
#include "number.h"

#define MAX_ELEMENTS 3
#define MAX_TRIES 20

typedef struct {
  GRand *rand;
  const PaddockDocumentKind *const *kinds;
  GHashTable *names;  /* space -> GPtrArray of names */
  guint depth;        /* of documents in documents */
  gboolean is_broken; /* something must be referred to, and nothing is there */
} Maker;

static void fill_record (Maker *self, const PaddockRecordType *type, gpointer record);
static PaddockDocument *make_document (Maker *self, const PaddockDocumentKind *kind);

static int
random_between (Maker *self, int min, int max)
{
  gint64 span = (gint64) max - min + 1;

  switch (g_rand_int_range (self->rand, 0, 6)) {
  case 0:
    return min;
  case 1:
    return max;
  default:
    return (int) (min + (gint64) (g_rand_double (self->rand) * span));
  }
}

static gboolean
random_chance (Maker *self, int percent)
{
  return g_rand_int_range (self->rand, 0, 100) < percent;
}

/* Every character that has a hard life in XML, and some that have an easy one. */
static gunichar
random_character (Maker *self, const char *alphabet)
{
  static const gunichar characters[] = { '&',  '<',    '>',    '"',    '\'', ' ',  '\t',
                                         '\n', '\r',   ']',    '-',    'a',  'Z',  '0',
                                         '{',  0xe9,   0x85,   0x2028, '%',  0x7f, 0xa0,
                                         0xff, 0x6f22, 0xfffd, 0x1f3c1 };
  gunichar first, last;
  guint n = 0;

  if (!alphabet)
    return characters[g_rand_int_range (self->rand, 0, G_N_ELEMENTS (characters))];

  for (const char *c = alphabet; paddock_alphabet_next (&c, &first, &last);)
    n += last - first + 1;
  n = g_rand_int_range (self->rand, 0, n);
  for (const char *c = alphabet; paddock_alphabet_next (&c, &first, &last);) {
    if (n <= last - first)
      return first + n;
    n -= last - first + 1;
  }

  g_assert_not_reached ();
}

static void
fill_text (Maker *self, const PaddockField *field, char **text)
{
  g_autoptr (GString) value = g_string_new (NULL);
  const char *alphabet = field->kind == PADDOCK_FIELD_ID ? "a-z0-9-" : field->alphabet;
  int min = paddock_field_get_min (field);
  int max = MIN (paddock_field_get_max (field), min + 12);

  if (random_chance (self, 2))
    max = MIN (paddock_field_get_max (field), 3000);
  for (int n = random_between (self, min, max); n > 0; n--)
    g_string_append_unichar (value, random_character (self, alphabet));

  paddock_text_set (text, value->str);
}

static GPtrArray *
names_of (Maker *self, const char *space)
{
  GPtrArray *names = g_hash_table_lookup (self->names, space);

  if (!names) {
    names = g_ptr_array_new_with_free_func (g_free);
    g_hash_table_insert (self->names, (gpointer) space, names);
  }

  return names;
}

static void
fill_name (Maker *self, const PaddockField *field, char **text)
{
  GPtrArray *names = names_of (self, field->defines);
  char *name;

  do {
    fill_text (self, field, text);
    name = g_strdup (paddock_text_get (*text));
  } while (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL) && (g_free (name), 1));

  if (*name)
    g_ptr_array_add (names, name);
  else
    g_free (name);
}

static void
fill_number (Maker *self, int *number)
{
  int dice = g_rand_int_range (self->rand, 1, PADDOCK_NUMBER_MAX_DICE + 1);

  *number = random_chance (self, 50)
              ? random_between (self, -PADDOCK_NUMBER_MAX, PADDOCK_NUMBER_MAX)
              : (PADDOCK_NUMBER_DICE + dice) * (random_chance (self, 50) ? 1 : -1);
}

static void
fill_ints (Maker *self, const PaddockField *field, PaddockList **list)
{
  g_clear_pointer (list, paddock_list_unref);
  for (int n = g_rand_int_range (self->rand, 0, 6); n > 0; n--)
    paddock_list_append_int (list, random_between (self, field->min, field->max));
}

static PaddockHex
random_hex (Maker *self)
{
  return PADDOCK_HEX (random_between (self, PADDOCK_HEX_MIN, PADDOCK_HEX_MAX),
                      random_between (self, PADDOCK_HEX_MIN, PADDOCK_HEX_MAX));
}

/* A few stripes: some ragged, some with ranks, now and then one at the edge of the plane. */
static void
fill_board (Maker *self, PaddockBoard **board)
{
  for (int n = g_rand_int_range (self->rand, 0, 12); n > 0; n--) {
    PaddockHex hex = random_chance (self, 3) ? random_hex (self)
                                             : PADDOCK_HEX (g_rand_int_range (self->rand, -20, 20),
                                                            g_rand_int_range (self->rand, -20, 20));
    gboolean has_ranks = random_chance (self, 30);

    for (int i = g_rand_int_range (self->rand, 1, 20); i > 0 && hex.q <= PADDOCK_HEX_MAX;
         i--, hex.q++) {
      PaddockCell cell =
        PADDOCK_CELL (g_rand_int_range (self->rand, 0, PADDOCK_CELL_SPECIAL + PADDOCK_N_SPECIALS));

      if (has_ranks && random_chance (self, 80)) {
        cell.rank = random_between (self, 0, PADDOCK_RANK_MAX);
        cell.lane = random_between (self, 0, PADDOCK_LANE_MAX);
      }
      paddock_board_set (board, hex, cell);
    }
  }
}

static void
fill_document (Maker *self, PaddockDocument **document)
{
  Maker inner = { .rand = self->rand, .kinds = self->kinds, .depth = self->depth + 1 };
  guint n = 0;

  while (self->kinds[n])
    n++;
  g_clear_pointer (document, paddock_document_unref);
  if (inner.depth < 3)
    *document = make_document (&inner, self->kinds[g_rand_int_range (self->rand, 0, n)]);
}

static gboolean
is_unique (const PaddockList *list, guint last)
{
  const PaddockRecordType *type = paddock_list_get_type (list, last);

  for (guint i = 0; i < last; i++) {
    if (paddock_list_get_type (list, i) != type)
      continue;

    for (guint f = 0; f < type->n_fields; f++) {
      const PaddockField *field = &type->fields[f];
      g_autoptr (GString) a = g_string_new (NULL);
      g_autoptr (GString) b = g_string_new (NULL);

      if (!(field->flags & PADDOCK_FIELD_UNIQUE))
        continue;
      paddock_field_format (field, list->data + i * list->element_size, a);
      paddock_field_format (field, list->data + last * list->element_size, b);
      if (a->len > 0 && g_string_equal (a, b))
        return FALSE;
    }
  }

  return TRUE;
}

static void
fill_list (Maker *self, const PaddockField *field, PaddockList **list)
{
  int max = MIN (paddock_field_get_max (field), field->min + MAX_ELEMENTS);
  guint n = random_between (self, field->min, max);
  guint n_variants = 0;

  while (field->variants && field->variants[n_variants])
    n_variants++;

  for (guint tries = 0; paddock_list_len (*list) < n && tries < MAX_TRIES; tries++) {
    const PaddockRecordType *type =
      n_variants > 0 ? field->variants[g_rand_int_range (self->rand, 0, n_variants)] : field->type;
    gpointer record = n_variants > 0 ? paddock_list_append_variant (list, field->variants, type)
                                     : paddock_list_append (list, type);

    fill_record (self, type, record);
    if (!is_unique (*list, paddock_list_len (*list) - 1))
      paddock_list_remove (list, paddock_list_len (*list) - 1);
  }
}

static guint
count_names (const PaddockField *field)
{
  return g_strv_length ((char **) field->names);
}

static void
fill_field (Maker *self, const PaddockField *field, gpointer member)
{
  switch (field->kind) {
  case PADDOCK_FIELD_FLAG:
    *(int *) member = g_rand_boolean (self->rand);
    break;
  case PADDOCK_FIELD_INT:
    *(int *) member = field->word && random_chance (self, 20)
                        ? field->word_value
                        : random_between (self, field->min, field->max);
    break;
  case PADDOCK_FIELD_NUMBER:
    fill_number (self, member);
    break;
  case PADDOCK_FIELD_ENUM:
    *(int *) member = g_rand_int_range (self->rand, 0, count_names (field));
    break;
  case PADDOCK_FIELD_SET:
    *(guint *) member = g_rand_int_range (self->rand, 0, 1 << count_names (field));
    break;
  case PADDOCK_FIELD_TEXT:
  case PADDOCK_FIELD_ID:
  case PADDOCK_FIELD_PROSE:
    if (field->defines)
      fill_name (self, field, member);
    else
      fill_text (self, field, member);
    break;
  case PADDOCK_FIELD_HEX:
    *(PaddockHex *) member = random_hex (self);
    break;
  case PADDOCK_FIELD_PLACE:
    *(PaddockPlace *) member = paddock_hex_to_place (random_hex (self));
    break;
  case PADDOCK_FIELD_INTS:
    fill_ints (self, field, member);
    break;
  case PADDOCK_FIELD_RECORD:
    fill_record (self, field->type, member);
    break;
  case PADDOCK_FIELD_LIST:
  case PADDOCK_FIELD_VARIANTS:
    fill_list (self, field, member);
    break;
  case PADDOCK_FIELD_BOARD:
    fill_board (self, member);
    break;
  case PADDOCK_FIELD_DOCUMENT:
    fill_document (self, member);
    break;
  case PADDOCK_N_FIELD_KINDS:
  default:
    g_assert_not_reached ();
  }
}

static gboolean
is_needed (const PaddockField *field)
{
  return (field->flags & PADDOCK_FIELD_REQUIRED)
         || ((field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS)
             && field->min > 0);
}

static void
fill_record (Maker *self, const PaddockRecordType *type, gpointer record)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    const PaddockField *file = field->kind == PADDOCK_FIELD_DOCUMENT && field->refers_to
                                 ? paddock_record_type_find (type, field->refers_to)
                                 : NULL;

    if (file && !paddock_field_is_initial (file, record))
      continue;
    if (is_needed (field) || random_chance (self, 60))
      fill_field (self, field, &PADDOCK_FIELD_MEMBER (record, field, char));
  }
}

typedef void (*FieldFunc) (Maker *self, const PaddockField *field, char **text);

/* Calls FUNC for every field of a document that is text. */
static void
walk_texts (Maker *self, const PaddockRecordType *type, gpointer record, FieldFunc func)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    gpointer member = &PADDOCK_FIELD_MEMBER (record, field, char);
    PaddockList **list = member;

    if (field->kind == PADDOCK_FIELD_RECORD)
      walk_texts (self, field->type, member, func);
    else if (field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS)
      for (guint k = 0; k < paddock_list_len (*list); k++)
        walk_texts (self, paddock_list_get_type (*list, k), paddock_list_edit (list, k), func);
    else if (field->kind == PADDOCK_FIELD_TEXT || field->kind == PADDOCK_FIELD_ID)
      func (self, field, member);
  }
}

static void
note_name (Maker *self, const PaddockField *field, char **text)
{
  if (field->defines && *paddock_text_get (*text))
    g_ptr_array_add (names_of (self, field->defines), g_strdup (*text));
}

static void
fill_reference (Maker *self, const PaddockField *field, char **text)
{
  GPtrArray *names = field->refers_to ? names_of (self, field->refers_to) : NULL;

  if (!names)
    return;

  if (names->len > 0)
    paddock_text_set (text, names->pdata[g_rand_int_range (self->rand, 0, names->len)]);
  else if (field->flags & PADDOCK_FIELD_REQUIRED)
    self->is_broken = TRUE;
  else
    paddock_text_set (text, NULL);
}

/* Names of things can be given only when all things are there; some were dropped again. */
static gpointer
make_record (Maker *self, const PaddockRecordType *type)
{
  gpointer record = g_malloc (type->size);

  paddock_record_init (type, record);
  fill_record (self, type, record);
  g_hash_table_remove_all (self->names);
  walk_texts (self, type, record, note_name);
  walk_texts (self, type, record, fill_reference);

  return record;
}

static PaddockDocument *
make_document (Maker *self, const PaddockDocumentKind *kind)
{
  PaddockDocument *document = NULL;

  self->names =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  do {
    self->is_broken = FALSE;
    g_clear_pointer (&document, paddock_document_unref);
    g_hash_table_remove_all (self->names);
    document = paddock_document_new_take (kind, make_record (self, kind->type));
  } while (self->is_broken);
  g_hash_table_unref (self->names);

  return document;
}

PaddockDocument *
random_document_new (const PaddockDocumentKind *kind,
                     const PaddockDocumentKind *const *kinds,
                     GRand *rand)
{
  Maker self = { .rand = rand, .kinds = kinds };

  return make_document (&self, kind);
}
