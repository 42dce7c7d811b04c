/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "record.h"

#include "allocation.h"
#include "board.h"
#include "document.h"
#include "hash.h"
#include "list.h"

#define TEXT_HEADER 32 /* bytes of a GRefString before its text */
#define TEXT_UNIT 16   /* bytes that its text is rounded up to */

static void take_references (const PaddockRecordType *type, gpointer record);

/* What can be done to one field of one kind.  One row a kind; the loops below know nothing else. */
typedef struct {
  void (*init) (const PaddockField *field, gpointer member);
  void (*copy) (const PaddockField *field, gpointer member); /* after a memcpy: take references */
  void (*clear) (const PaddockField *field, gpointer member);
  gboolean (*equal) (const PaddockField *field, gconstpointer a, gconstpointer b);
  guint64 (*hash) (const PaddockField *field, gconstpointer member, guint64 hash);
  /* Bytes beyond the member itself that BEFORE (or NULL) does not share; NULL: there are none. */
  gsize (*measure) (const PaddockField *field, gconstpointer member, gconstpointer before);
  void (*share) (const PaddockField *field, gpointer member, gconstpointer before);
} KindInfo;

static void
int_init (const PaddockField *field, gpointer member)
{
  *(int *) member = field->initial;
}

static gboolean
int_equal (const PaddockField *field, gconstpointer a, gconstpointer b)
{
  return *(const int *) a == *(const int *) b;
}

static guint64
int_hash (const PaddockField *field, gconstpointer member, guint64 hash)
{
  return paddock_hash_add (hash, (guint64) * (const int *) member);
}

static void
text_init (const PaddockField *field, gpointer member)
{
  *(char **) member = field->initial_text ? g_ref_string_new_intern (field->initial_text) : NULL;
}

static void
text_copy (const PaddockField *field, gpointer member)
{
  char **text = member;

  if (*text)
    g_ref_string_acquire (*text);
}

static void
text_clear (const PaddockField *field, gpointer member)
{
  g_clear_pointer ((char **) member, g_ref_string_release);
}

static gboolean
text_equal (const PaddockField *field, gconstpointer a, gconstpointer b)
{
  char *const *left = a;
  char *const *right = b;

  return *left == *right || g_str_equal (paddock_text_get (*left), paddock_text_get (*right));
}

static guint64
text_hash (const PaddockField *field, gconstpointer member, guint64 hash)
{
  return paddock_hash_add_text (hash, *(char *const *) member);
}

static gsize
text_measure (const PaddockField *field, gconstpointer member, gconstpointer before)
{
  const char *text = *(char *const *) member;

  if (!text || (before && text == *(char *const *) before))
    return 0;

  return paddock_allocation_size (
    TEXT_HEADER + (g_ref_string_length ((char *) text) / TEXT_UNIT + 1) * TEXT_UNIT);
}

static void
text_share (const PaddockField *field, gpointer member, gconstpointer before)
{
  char **text = member;
  char *same = *(char *const *) before;

  if (!*text || !same || *text == same || !g_str_equal (*text, same))
    return;

  g_ref_string_release (*text);
  *text = g_ref_string_acquire (same);
}

/* Places and hexes alike. */
static void
place_init (const PaddockField *field, gpointer member)
{
  memset (member, 0, sizeof (PaddockPlace));
}

static gboolean
place_equal (const PaddockField *field, gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (PaddockPlace)) == 0;
}

static guint64
place_hash (const PaddockField *field, gconstpointer member, guint64 hash)
{
  PaddockPlace place;

  memcpy (&place, member, sizeof place);
  return paddock_hash_add (paddock_hash_add (hash, (guint64) place.a), (guint64) place.b);
}

static void
record_init (const PaddockField *field, gpointer member)
{
  paddock_record_init (field->type, member);
}

static void
record_copy (const PaddockField *field, gpointer member)
{
  take_references (field->type, member);
}

static void
record_clear (const PaddockField *field, gpointer member)
{
  paddock_record_clear (field->type, member);
}

static gboolean
record_equal (const PaddockField *field, gconstpointer a, gconstpointer b)
{
  return paddock_record_equal (field->type, a, b);
}

static guint64
record_hash (const PaddockField *field, gconstpointer member, guint64 hash)
{
  return paddock_record_hash (field->type, member, hash);
}

static gsize
record_measure (const PaddockField *field, gconstpointer member, gconstpointer before)
{
  return paddock_record_measure (field->type, member, before);
}

static void
record_share (const PaddockField *field, gpointer member, gconstpointer before)
{
  paddock_record_share (field->type, member, before);
}

static void
pointer_init (const PaddockField *field, gpointer member)
{
  *(gpointer *) member = NULL;
}

/* The three kinds of shared content differ only in whose functions are called. */
#define DEFINE_SHARED_KIND(kind_, CType_)                                                      \
  static void kind_##_copy (const PaddockField *field, gpointer member)                        \
  {                                                                                            \
    paddock_##kind_##_ref (*(CType_ **) member);                                               \
  }                                                                                            \
                                                                                               \
  static void kind_##_clear (const PaddockField *field, gpointer member)                       \
  {                                                                                            \
    g_clear_pointer ((CType_ **) member, paddock_##kind_##_unref);                             \
  }                                                                                            \
                                                                                               \
  static gboolean kind_##_equal (const PaddockField *field, gconstpointer a, gconstpointer b)  \
  {                                                                                            \
    return paddock_##kind_##_equal (*(CType_ *const *) a, *(CType_ *const *) b);               \
  }                                                                                            \
                                                                                               \
  static guint64 kind_##_hash (const PaddockField *field, gconstpointer member, guint64 hash)  \
  {                                                                                            \
    return paddock_##kind_##_hash (*(CType_ *const *) member, hash);                           \
  }                                                                                            \
                                                                                               \
  static gsize kind_##_measure (const PaddockField *field, gconstpointer member,               \
                                gconstpointer before)                                          \
  {                                                                                            \
    return paddock_##kind_##_measure (*(CType_ *const *) member,                               \
                                      before ? *(CType_ *const *) before : NULL);              \
  }                                                                                            \
                                                                                               \
  static void kind_##_share (const PaddockField *field, gpointer member, gconstpointer before) \
  {                                                                                            \
    CType_ **content = member;                                                                 \
                                                                                               \
    *content = paddock_##kind_##_share (*content, *(CType_ *const *) before);                  \
  }

DEFINE_SHARED_KIND (list, PaddockList)
DEFINE_SHARED_KIND (board, PaddockBoard)
DEFINE_SHARED_KIND (document, PaddockDocument)

#define INT_KIND                                          \
  {                                                       \
    int_init, NULL, NULL, int_equal, int_hash, NULL, NULL \
  }
#define TEXT_KIND                                                                     \
  {                                                                                   \
    text_init, text_copy, text_clear, text_equal, text_hash, text_measure, text_share \
  }
#define SHARED_KIND(kind_)                                                                   \
  {                                                                                          \
    pointer_init, kind_##_copy, kind_##_clear, kind_##_equal, kind_##_hash, kind_##_measure, \
      kind_##_share                                                                          \
  }

static const KindInfo kinds[] = {
  [PADDOCK_FIELD_FLAG] = INT_KIND,
  [PADDOCK_FIELD_INT] = INT_KIND,
  [PADDOCK_FIELD_NUMBER] = INT_KIND,
  [PADDOCK_FIELD_ENUM] = INT_KIND,
  [PADDOCK_FIELD_SET] = INT_KIND,
  [PADDOCK_FIELD_TEXT] = TEXT_KIND,
  [PADDOCK_FIELD_ID] = TEXT_KIND,
  [PADDOCK_FIELD_PROSE] = TEXT_KIND,
  [PADDOCK_FIELD_HEX] = { place_init, NULL, NULL, place_equal, place_hash, NULL, NULL },
  [PADDOCK_FIELD_PLACE] = { place_init, NULL, NULL, place_equal, place_hash, NULL, NULL },
  [PADDOCK_FIELD_INTS] = SHARED_KIND (list),
  [PADDOCK_FIELD_RECORD] = { record_init, record_copy, record_clear, record_equal, record_hash,
                             record_measure, record_share },
  [PADDOCK_FIELD_LIST] = SHARED_KIND (list),
  [PADDOCK_FIELD_VARIANTS] = SHARED_KIND (list),
  [PADDOCK_FIELD_BOARD] = SHARED_KIND (board),
  [PADDOCK_FIELD_DOCUMENT] = SHARED_KIND (document),
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == PADDOCK_N_FIELD_KINDS);

static gpointer
member_of (const PaddockField *field, gpointer record)
{
  return (char *) record + field->offset;
}

static gconstpointer
value_of (const PaddockField *field, gconstpointer record)
{
  return (const char *) record + field->offset;
}

static void
take_references (const PaddockRecordType *type, gpointer record)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (kinds[field->kind].copy)
      kinds[field->kind].copy (field, member_of (field, record));
  }
}

void
paddock_record_init (const PaddockRecordType *type, gpointer record)
{
  memset (record, 0, type->size);

  if (type->tag)
    *(int *) record = type->tag;

  for (guint i = 0; i < type->n_fields; i++)
    kinds[type->fields[i].kind].init (&type->fields[i], member_of (&type->fields[i], record));
}

void
paddock_record_copy (const PaddockRecordType *type, gpointer record, gconstpointer source)
{
  memcpy (record, source, type->size);
  take_references (type, record);
}

void
paddock_record_clear (const PaddockRecordType *type, gpointer record)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (kinds[field->kind].clear)
      kinds[field->kind].clear (field, member_of (field, record));
  }
}

gboolean
paddock_record_equal (const PaddockRecordType *type, gconstpointer a, gconstpointer b)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (!kinds[field->kind].equal (field, value_of (field, a), value_of (field, b)))
      return FALSE;
  }

  return TRUE;
}

guint64
paddock_record_hash (const PaddockRecordType *type, gconstpointer record, guint64 hash)
{
  hash = paddock_hash_add (hash, (guint64) type->tag);

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    hash = kinds[field->kind].hash (field, value_of (field, record), hash);
  }

  return hash;
}

gsize
paddock_record_measure (const PaddockRecordType *type, gconstpointer record, gconstpointer before)
{
  gsize bytes = 0;

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (kinds[field->kind].measure)
      bytes += kinds[field->kind].measure (field, value_of (field, record),
                                           before ? value_of (field, before) : NULL);
  }

  return bytes;
}

void
paddock_record_share (const PaddockRecordType *type, gpointer record, gconstpointer before)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (kinds[field->kind].share)
      kinds[field->kind].share (field, member_of (field, record), value_of (field, before));
  }
}

static gboolean
record_is_initial (const PaddockRecordType *type, gconstpointer record)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (!paddock_field_is_initial (&type->fields[i], record))
      return FALSE;

  return TRUE;
}

gboolean
paddock_field_is_initial (const PaddockField *field, gconstpointer record)
{
  gconstpointer value = value_of (field, record);

  switch (field->kind) {
  case PADDOCK_FIELD_FLAG:
  case PADDOCK_FIELD_INT:
  case PADDOCK_FIELD_NUMBER:
  case PADDOCK_FIELD_ENUM:
  case PADDOCK_FIELD_SET:
    return *(const int *) value == field->initial;
  case PADDOCK_FIELD_TEXT:
  case PADDOCK_FIELD_ID:
  case PADDOCK_FIELD_PROSE:
    return g_str_equal (paddock_text_get (*(char *const *) value),
                        paddock_text_get (field->initial_text));
  case PADDOCK_FIELD_HEX:
  case PADDOCK_FIELD_PLACE:
    return place_equal (field, value, &PADDOCK_PLACE (0, 0));
  case PADDOCK_FIELD_RECORD:
    return record_is_initial (field->type, value);
  case PADDOCK_FIELD_INTS:
  case PADDOCK_FIELD_LIST:
  case PADDOCK_FIELD_VARIANTS:
    return paddock_list_len (*(PaddockList *const *) value) == 0;
  case PADDOCK_FIELD_BOARD:
    return paddock_board_count (*(PaddockBoard *const *) value) == 0;
  case PADDOCK_FIELD_DOCUMENT:
    return *(gconstpointer const *) value == NULL;
  case PADDOCK_N_FIELD_KINDS:
  default:
    g_return_val_if_reached (FALSE);
  }
}

const PaddockField *
paddock_record_type_find (const PaddockRecordType *type, const char *name)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (g_str_equal (type->fields[i].name, name))
      return &type->fields[i];

  return NULL;
}

const char *
paddock_text_get (const char *text)
{
  return text ? text : "";
}

void
paddock_text_set (char **text, const char *value)
{
  char *old = *text;

  *text = value && *value ? g_ref_string_new (value) : NULL;
  if (old)
    g_ref_string_release (old);
}
