/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-record.h"

#include <string.h>

#include "board.h"
#include "field-words.h"
#include "hex.h"
#include "list.h"
#include "number.h"
#include "scene-record-edited.h"
#include "scene-sheet.h"

#define MAX_ELEMENTS 100 /* of one list; the rest is counted */
#define COLUMN (PADDOCK_SHEET_WIDTH / 2)
#define LABEL_WIDTH 130.0
#define ROW_HEIGHT 20.0

/* Values */

#define VALUE(ctype_) PADDOCK_FIELD_VALUE (record, field, ctype_)

/* Values are written in somebody's language. */
typedef struct {
  GString *text;
  PaddockTranslate translate;
} Out;

static void append_record (const PaddockRecordType *type, gconstpointer record, Out *out);

/* Takes WORDS. */
static void
append_words (Out *out, char *words)
{
  g_string_append (out->text, words);
  g_free (words);
}

static void
append_flag (const PaddockField *field, gconstpointer record, Out *out)
{
  append_words (out, paddock_value_dup_words (VALUE (int) ? "yes" : "no", out->translate));
}

static void
append_int (const PaddockField *field, gconstpointer record, Out *out)
{
  if (field->word && VALUE (int) == field->word_value)
    append_words (out, paddock_value_dup_words (field->word, out->translate));
  else
    g_string_append_printf (out->text, "%d", VALUE (int));
}

static void
append_number (const PaddockField *field, gconstpointer record, Out *out)
{
  g_autofree char *text = paddock_number_to_string (VALUE (int));

  g_string_append (out->text, text);
}

static void
append_enum (const PaddockField *field, gconstpointer record, Out *out)
{
  append_words (out, paddock_field_dup_value_words (field, (guint) VALUE (int), out->translate));
}

static void
append_set (const PaddockField *field, gconstpointer record, Out *out)
{
  const char *separator = "";

  for (guint i = 0; field->names[i]; i++)
    if (VALUE (guint) & (1u << i)) {
      g_string_append (out->text, separator);
      append_words (out, paddock_field_dup_value_words (field, i, out->translate));
      separator = ", ";
    }
}

static void
append_text (const PaddockField *field, gconstpointer record, Out *out)
{
  g_string_append (out->text, paddock_text_get (VALUE (char *)));
}

static void
append_hex (const PaddockField *field, gconstpointer record, Out *out)
{
  g_string_append_printf (out->text, "%d,%d", VALUE (PaddockHex).q, VALUE (PaddockHex).r);
}

static void
append_place (const PaddockField *field, gconstpointer record, Out *out)
{
  g_string_append_printf (out->text, "%d,%d", VALUE (PaddockPlace).a, VALUE (PaddockPlace).b);
}

static void
append_ints (const PaddockField *field, gconstpointer record, Out *out)
{
  const PaddockList *list = VALUE (PaddockList *);

  for (guint i = 0; i < paddock_list_len (list); i++)
    g_string_append_printf (out->text, "%s%d", i ? " " : "", paddock_list_get_int (list, i));
}

static void
append_part (const PaddockField *field, gconstpointer record, Out *out)
{
  append_record (field->type, (const char *) record + field->offset, out);
}

static void
append_elements (const PaddockField *field, gconstpointer record, Out *out)
{
  const PaddockList *list = VALUE (PaddockList *);

  for (guint i = 0; i < paddock_list_len (list); i++) {
    g_string_append (out->text, i ? " " : "");
    append_record (paddock_list_get_type (list, i), list->data + i * list->element_size, out);
  }
}

static void
append_board (const PaddockField *field, gconstpointer record, Out *out)
{
  g_string_append_printf (out->text, "%u", paddock_board_count (VALUE (PaddockBoard *)));
}

static void
append_document (const PaddockField *field, gconstpointer record, Out *out)
{
  if (VALUE (PaddockDocument *)) {
    const char *label = VALUE (PaddockDocument *)->kind->label;

    g_string_append (out->text, out->translate ? out->translate (label) : label);
  }
}

#undef VALUE

/* What a field holds, in words for people; nothing if it is empty. */
static void
append_value (const PaddockField *field, gconstpointer record, Out *out)
{
  static void (*const append[PADDOCK_N_FIELD_KINDS]) (const PaddockField *, gconstpointer,
                                                      Out *) = {
    [PADDOCK_FIELD_FLAG] = append_flag,     [PADDOCK_FIELD_INT] = append_int,
    [PADDOCK_FIELD_NUMBER] = append_number, [PADDOCK_FIELD_ENUM] = append_enum,
    [PADDOCK_FIELD_SET] = append_set,       [PADDOCK_FIELD_TEXT] = append_text,
    [PADDOCK_FIELD_ID] = append_text,       [PADDOCK_FIELD_PROSE] = append_text,
    [PADDOCK_FIELD_HEX] = append_hex,       [PADDOCK_FIELD_PLACE] = append_place,
    [PADDOCK_FIELD_INTS] = append_ints,     [PADDOCK_FIELD_RECORD] = append_part,
    [PADDOCK_FIELD_LIST] = append_elements, [PADDOCK_FIELD_VARIANTS] = append_elements,
    [PADDOCK_FIELD_BOARD] = append_board,   [PADDOCK_FIELD_DOCUMENT] = append_document,
  };

  append[field->kind](field, record, out);
}

/* All that is not as it always is: "name: value", with SEPARATOR between.  What it is called by stands
 * elsewhere, and so does prose. */
static void
append_pairs (const PaddockRecordType *type,
              gconstpointer record,
              const PaddockField *named,
              const char *separator,
              Out *out)
{
  gsize start = out->text->len;

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    g_autofree char *label = paddock_field_dup_words (field, out->translate);

    if (field == named || field->kind == PADDOCK_FIELD_PROSE
        || (paddock_field_is_initial (field, record) && !(field->flags & PADDOCK_FIELD_REQUIRED)))
      continue;

    g_string_append_printf (out->text, "%s%s: ", out->text->len > start ? separator : "", label);
    append_value (field, record, out);
  }
}

/* A record inside another one. */
static void
append_record (const PaddockRecordType *type, gconstpointer record, Out *out)
{
  g_string_append_c (out->text, '(');
  append_pairs (type, record, NULL, ", ", out);
  g_string_append_c (out->text, ')');
}

static void
append_prose (const PaddockRecordType *type, gconstpointer record, Out *out)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == PADDOCK_FIELD_PROSE
        && !paddock_field_is_initial (&type->fields[i], record)) {
      append_value (&type->fields[i], record, out);
      g_string_append_c (out->text, '\n');
    }
}

char *
paddock_record_dup_value (const PaddockField *field,
                          gconstpointer record,
                          const char *(*translate) (const char *word))
{
  Out out = { g_string_new (NULL), translate };

  append_value (field, record, &out);

  return g_string_free (out.text, FALSE);
}

static char *
make_value (const PaddockSheet *sheet, const PaddockField *field, gconstpointer record)
{
  return paddock_record_dup_value (field, record, sheet->options->translate);
}

/* Names: the fields by which people call a thing, the best first. */

static const char *const naming_fields[] = { "title", "name", "label", "id" };

static const PaddockField *
find_naming_field (const PaddockRecordType *type, gconstpointer record)
{
  for (guint i = 0; i < G_N_ELEMENTS (naming_fields); i++) {
    const PaddockField *field = paddock_record_type_find (type, naming_fields[i]);

    if (field && (field->kind == PADDOCK_FIELD_TEXT || field->kind == PADDOCK_FIELD_ID)
        && *paddock_text_get (PADDOCK_FIELD_VALUE (record, field, char *)))
      return field;
  }

  return NULL;
}

/* The sheet */

static gboolean
is_short (const PaddockField *field)
{
  return field->kind < PADDOCK_FIELD_RECORD && field->kind != PADDOCK_FIELD_PROSE;
}

/* Short values in two columns. */
static void
add_pairs (PaddockSheet *self,
           const PaddockRecordType *type,
           gconstpointer record,
           gconstpointer named)
{
  guint n = 0;

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];
    g_autofree char *label = paddock_field_dup_words (field, self->options->translate);
    g_autofree char *value = make_value (self, field, record);
    PaddockRect box = { n % 2 * COLUMN, self->y, LABEL_WIDTH, ROW_HEIGHT };

    if (!is_short (field) || field == named || *value == '\0')
      continue;

    paddock_scene_add_text (self->scene, PADDOCK_STYLE_MUTED, box, 12, PADDOCK_ALIGN_LEFT, label);
    box.x += LABEL_WIDTH;
    box.width = COLUMN - LABEL_WIDTH - 10;
    paddock_scene_add_text (self->scene, PADDOCK_STYLE_TEXT, box, 12, PADDOCK_ALIGN_LEFT, value);
    if (n++ % 2 == 1)
      self->y += ROW_HEIGHT;
  }
  self->y += (n % 2 ? ROW_HEIGHT : 0) + 8;
}

static void
add_element (PaddockSheet *self, const PaddockRecordType *type, gconstpointer record)
{
  const PaddockField *named = find_naming_field (type, record);
  PaddockTranslate translate = self->options->translate;
  g_autofree char *headline =
    named ? make_value (self, named, record) : paddock_record_type_dup_words (type, translate);
  g_autoptr (GString) text = g_string_new (NULL);
  Out out = { text, translate };

  append_prose (type, record, &out);
  append_pairs (type, record, named, "  ·  ", &out);
  paddock_sheet_add_panel (self, headline, text->str);
}

static void
add_list (PaddockSheet *self, guint index, const PaddockList *list)
{
  guint n = paddock_list_len (list);

  for (guint i = 0; i < MIN (n, MAX_ELEMENTS); i++) {
    paddock_scene_show (self->scene, (PaddockThing){ .kind = PADDOCK_THING_FIELD,
                                                     .index = (guint16) index,
                                                     .part = (guint8) i });
    add_element (self, paddock_list_get_type (list, i), list->data + i * list->element_size);
  }
  if (n > MAX_ELEMENTS) {
    g_autofree char *more = g_strdup_printf ("… %u", n - MAX_ELEMENTS);

    paddock_sheet_add_paragraph (self, PADDOCK_STYLE_MUTED, 12, more);
  }
}

static void
add_part (PaddockSheet *self, guint index, const PaddockField *field, gconstpointer record)
{
  g_autofree char *heading = paddock_field_dup_words (field, self->options->translate);

  paddock_scene_show (self->scene,
                      (PaddockThing){ .kind = PADDOCK_THING_FIELD, .index = (guint16) index });
  paddock_sheet_add_heading (self, heading);

  if (field->kind == PADDOCK_FIELD_RECORD) {
    add_pairs (self, field->type, (const char *) record + field->offset, NULL);
  } else if (field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS) {
    add_list (self, index, PADDOCK_FIELD_VALUE (record, field, PaddockList *));
  } else {
    g_autofree char *value = make_value (self, field, record);

    paddock_sheet_add_paragraph (self, PADDOCK_STYLE_TEXT, 12, value);
  }
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  const PaddockDocumentKind *kind = picture->document->kind;
  gconstpointer record = picture->document->record;
  const PaddockField *named = find_naming_field (kind->type, record);
  PaddockSheet sheet = { .scene = scene, .options = &picture->options };
  g_autofree char *name = named ? make_value (&sheet, named, record) : g_strdup ("");

  paddock_sheet_add_head (&sheet, paddock_sheet_word (&sheet, kind->label), name, NULL);
  if (picture->options.is_edited) {
    paddock_sheet_add_edited_record (&sheet, picture->document);
    return;
  }
  add_pairs (&sheet, kind->type, record, named);
  paddock_sheet_add_house_rules (&sheet, picture->document);
  for (guint i = 0; i < kind->type->n_fields; i++) {
    const PaddockField *field = &kind->type->fields[i];

    if (!is_short (field) && !paddock_field_is_initial (field, record))
      add_part (&sheet, i, field, record);
  }
}

const PaddockPictureKind paddock_record_picture = {
  .document = NULL,
  .build = build,
};
