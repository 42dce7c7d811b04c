/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-record-edited.h"

#include "field-words.h"
#include "list.h"
#include "part.h"
#include "scene-record.h"

#define WIDTH PADDOCK_SHEET_WIDTH
#define MAX_ELEMENTS 100 /* of one list; the rest is for forms */
#define MAX_DEPTH 3
#define LABEL_WIDTH 130.0
#define ROW_HEIGHT 24.0
#define INDENT 18.0

/* A record of the document, and where it stands. */
typedef struct {
  PaddockSheet *sheet;
  const PaddockRecordType *type;
  gconstpointer record;
  const char *prefix; /* of the addresses of its fields: "item[2]/" */
  guint depth;
} Part;

static gboolean
is_short (const PaddockField *field)
{
  return field->kind < PADDOCK_FIELD_RECORD && field->kind != PADDOCK_FIELD_PROSE;
}

/* What comes of playing and of checks is not filled in. */
static gboolean
is_hidden (const PaddockField *field)
{
  return field->flags & PADDOCK_FIELD_PLAYED || g_str_equal (field->name, "accepted");
}

static gboolean
is_shown (const Part *self, const PaddockField *field)
{
  return !is_hidden (field) && paddock_part_shows (self->type, self->record, field);
}

static void
add_pair (const Part *self, const PaddockField *field, guint n)
{
  double left = self->depth * INDENT, column = (WIDTH - left) / 2;
  PaddockRect box = { left + n % 2 * column, self->sheet->y, LABEL_WIDTH, ROW_HEIGHT - 4 };
  PaddockTranslate translate = self->sheet->options->translate;
  g_autofree char *label = paddock_field_dup_words (field, translate);
  g_autofree char *value = paddock_record_dup_value (field, self->record, translate);

  paddock_scene_add_text (self->sheet->scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ box.x, box.y + 2, box.width, 16 }, 12, PADDOCK_ALIGN_LEFT,
                          label);
  box.x += LABEL_WIDTH;
  box.width = column - LABEL_WIDTH - 10;
  paddock_scene_add_rect (self->sheet->scene, PADDOCK_STYLE_PANEL, box, 3);
  paddock_scene_add_text (self->sheet->scene, PADDOCK_STYLE_TEXT,
                          (PaddockRect){ box.x + 5, box.y + 2, box.width - 10, 16 }, 12,
                          PADDOCK_ALIGN_LEFT, value);
  paddock_sheet_add_cell (self->sheet, box, 12, PADDOCK_ALIGN_LEFT, "%s%s", self->prefix,
                          field->name);
}

static void
add_pairs (const Part *self)
{
  guint n = 0;

  for (guint i = 0; i < self->type->n_fields; i++)
    if (is_short (&self->type->fields[i]) && is_shown (self, &self->type->fields[i])) {
      add_pair (self, &self->type->fields[i], n);
      self->sheet->y += n++ % 2 ? ROW_HEIGHT : 0;
    }
  self->sheet->y += (n % 2 ? ROW_HEIGHT : 0) + 4;
}

static void
add_prose (const Part *self, const PaddockField *field)
{
  g_autofree char *label = paddock_field_dup_words (field, self->sheet->options->translate);
  g_autofree char *address = g_strconcat (self->prefix, field->name, NULL);

  paddock_sheet_add_prose (self->sheet, PADDOCK_STYLE_TEXT, 12,
                           paddock_text_get (PADDOCK_FIELD_VALUE (self->record, field, char *)),
                           label, address);
}

static void add_part (const Part *self);

static void
add_element (const Part *self, const PaddockField *field, const PaddockList *list, guint i)
{
  g_autofree char *prefix = g_strdup_printf ("%s%s[%u]/", self->prefix, field->name, i);
  Part part = { self->sheet, field->type, list->data + i * list->element_size, prefix,
                self->depth + 1 };

  paddock_scene_add_line (self->sheet->scene, PADDOCK_STYLE_RULE,
                          (PaddockPoint){ part.depth * INDENT, self->sheet->y },
                          (PaddockPoint){ WIDTH, self->sheet->y });
  self->sheet->y += 6;
  add_part (&part);
}

/* What is nothing but what it does stands there as a sentence. */
static void
add_sentence (const Part *self, const PaddockField *field, const PaddockList *list, guint i)
{
  PaddockTranslate translate = self->sheet->options->translate;
  g_autofree char *label = paddock_field_dup_words (field, translate);
  g_autofree char *address = g_strdup_printf ("%s%s[%u]", self->prefix, field->name, i);
  g_autofree char *text =
    paddock_part_kind_find (field->type)->dup_text (list->data + i * list->element_size, translate);

  paddock_sheet_add_prose (self->sheet, PADDOCK_STYLE_TEXT, 12, text, label, address);
}

static gboolean
is_sentence (const PaddockField *field)
{
  const PaddockPartKind *kind = paddock_part_kind_find (field->type);

  return kind && !kind->has_identity;
}

static void
add_list (const Part *self, const PaddockField *field)
{
  const PaddockList *list = PADDOCK_FIELD_VALUE (self->record, field, PaddockList *);
  g_autofree char *label = paddock_field_dup_words (field, self->sheet->options->translate);
  g_autofree char *room = g_strdup_printf ("%s%s[+]", self->prefix, field->name);

  if (self->depth == 0)
    paddock_sheet_add_heading (self->sheet, label);
  for (guint i = 0; i < MIN (paddock_list_len (list), MAX_ELEMENTS); i++)
    if (is_sentence (field))
      add_sentence (self, field, list, i);
    else
      add_element (self, field, list, i);
  paddock_sheet_add_room (self->sheet, label, room);
}

static void
add_record (const Part *self, const PaddockField *field)
{
  g_autofree char *prefix = g_strdup_printf ("%s%s/", self->prefix, field->name);
  g_autofree char *label = paddock_field_dup_words (field, self->sheet->options->translate);
  Part part = { self->sheet, field->type, (const char *) self->record + field->offset, prefix,
                self->depth + 1 };

  paddock_scene_add_text (self->sheet->scene, PADDOCK_STYLE_STRONG,
                          (PaddockRect){ part.depth * INDENT, self->sheet->y, WIDTH / 2, 18 }, 12,
                          PADDOCK_ALIGN_LEFT, label);
  self->sheet->y += 22;
  add_part (&part);
}

static void
add_part (const Part *self)
{
  add_pairs (self);
  for (guint i = 0; i < self->type->n_fields; i++) {
    const PaddockField *field = &self->type->fields[i];

    if (!is_shown (self, field))
      continue;
    if (field->kind == PADDOCK_FIELD_PROSE)
      add_prose (self, field);
    else if (field->kind == PADDOCK_FIELD_RECORD && self->depth < MAX_DEPTH)
      add_record (self, field);
    else if (field->kind == PADDOCK_FIELD_LIST && self->depth < MAX_DEPTH)
      add_list (self, field);
  }
  self->sheet->y += 4;
}

void
paddock_sheet_add_edited_record (PaddockSheet *self, const PaddockDocument *document)
{
  Part part = { self, document->kind->type, document->record, "", 0 };

  add_part (&part);
}
