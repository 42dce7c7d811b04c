/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-sheet.h"

#include <math.h>

#include "race-data.h"
#include "words.h"

#define WIDTH PADDOCK_SHEET_WIDTH
#define PADDING 12.0
#define LINE_HEIGHT 1.35    /* of the font's size */
#define CHARACTER_WIDTH 0.6 /* of the font's size, on average and generously */

double
paddock_sheet_get_height (const char *text, double size, double width)
{
  int per_line = MAX ((int) (width / (CHARACTER_WIDTH * size)), 1);
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);
  int n = 0;

  for (guint i = 0; paragraphs[i]; i++)
    n += MAX (1, (int) ((g_utf8_strlen (paragraphs[i], -1) + per_line - 1) / per_line));

  return ceil (n * LINE_HEIGHT * size);
}

void
paddock_sheet_add_space (PaddockSheet *self, double height)
{
  self->y += height;
}

void
paddock_sheet_add_head (PaddockSheet *self, const char *kind, const char *name, const char *line)
{
  gboolean has_line = line && *line;
  PaddockRect band = { 0, self->y, WIDTH, has_line ? 84 : 66 };

  paddock_scene_add_rect (self->scene, PADDOCK_STYLE_BAND, band, 8);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_BAND_TEXT,
                          (PaddockRect){ PADDING + 4, band.y + 9, WIDTH - 2 * PADDING, 16 }, 11,
                          PADDOCK_ALIGN_LEFT, kind);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_BAND_TITLE,
                          (PaddockRect){ PADDING + 4, band.y + 24, WIDTH - 2 * PADDING, 32 }, 24,
                          PADDOCK_ALIGN_LEFT, name);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_BAND_TEXT,
                          (PaddockRect){ PADDING + 4, band.y + 58, WIDTH - 2 * PADDING, 18 }, 12,
                          PADDOCK_ALIGN_LEFT, line);
  self->y += band.height + 16;
}

void
paddock_sheet_add_heading (PaddockSheet *self, const char *text)
{
  self->y += 6;
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_HEADING,
                          (PaddockRect){ 0, self->y, WIDTH, 20 }, 14, PADDOCK_ALIGN_LEFT, text);
  paddock_scene_add_line (self->scene, PADDOCK_STYLE_RULE, (PaddockPoint){ 0, self->y + 23 },
                          (PaddockPoint){ WIDTH, self->y + 23 });
  self->y += 32;
}

/* Paragraphs of a text, each with a little room to spare: small fonts are higher than their size says. */
void
paddock_sheet_add_paragraph (PaddockSheet *self, PaddockStyle style, double size, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\n\n", -1);

  for (guint i = 0; parts[i]; i++) {
    double height = paddock_sheet_get_height (parts[i], size, WIDTH) + size / 2 + 4;

    paddock_scene_add_text (self->scene, style, (PaddockRect){ 0, self->y, WIDTH, height }, size,
                            PADDOCK_ALIGN_LEFT, parts[i]);
    self->y += height;
  }
}

void
paddock_sheet_add_panel (PaddockSheet *self, const char *headline, const char *text)
{
  const double inner = WIDTH - 2 * PADDING;
  double head = *headline ? 20 : 0, body = *text ? paddock_sheet_get_height (text, 11, inner) : 0;

  paddock_scene_add_rect (self->scene, PADDOCK_STYLE_PANEL,
                          (PaddockRect){ 0, self->y, WIDTH, head + body + 14 }, 5);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_STRONG,
                          (PaddockRect){ PADDING, self->y + 6, inner, 18 }, 13, PADDOCK_ALIGN_LEFT,
                          headline);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_TEXT,
                          (PaddockRect){ PADDING, self->y + 7 + head, inner, body }, 11,
                          PADDOCK_ALIGN_LEFT, text);
  self->y += head + body + 14 + 8;
}

PaddockSheetCell *
paddock_sheet_add_cell (PaddockSheet *self,
                        PaddockRect rect,
                        double size,
                        PaddockAlign align,
                        const char *format,
                        ...)
{
  g_autofree char *address = NULL;
  va_list args;

  if (!self->options->is_edited)
    return NULL;

  va_start (args, format);
  address = g_strdup_vprintf (format, args);
  va_end (args);
  return paddock_scene_add_cell (self->scene, rect, size, align, address);
}

/* "+ Driver" */
static void
add_invitation (PaddockSheet *self,
                PaddockStyle style,
                PaddockRect rect,
                double size,
                const char *invitation)
{
  g_autofree char *text = g_strdup_printf ("+ %s", invitation);

  paddock_scene_add_text (self->scene, style, rect, size, PADDOCK_ALIGN_LEFT, text);
}

void
paddock_sheet_add_value (PaddockSheet *self,
                         PaddockStyle style,
                         PaddockRect rect,
                         double size,
                         const char *text,
                         const char *invitation,
                         const char *address)
{
  gboolean is_band = style == PADDOCK_STYLE_BAND_TEXT || style == PADDOCK_STYLE_BAND_TITLE;

  if (*text)
    paddock_scene_add_text (self->scene, style, rect, size, PADDOCK_ALIGN_LEFT, text);
  else if (self->options->is_edited)
    add_invitation (self, is_band ? PADDOCK_STYLE_BAND_TEXT : PADDOCK_STYLE_MUTED, rect,
                    MIN (size, 12), invitation);
  paddock_sheet_add_cell (self, rect, size, PADDOCK_ALIGN_LEFT, "%s", address);
}

void
paddock_sheet_add_room (PaddockSheet *self, const char *invitation, const char *address)
{
  PaddockRect rect = { 0, self->y, 200, 24 };

  if (!self->options->is_edited)
    return;

  paddock_scene_add_rect (self->scene, PADDOCK_STYLE_PANEL, rect, 5);
  add_invitation (self, PADDOCK_STYLE_MUTED,
                  (PaddockRect){ PADDING, rect.y + 4, rect.width - 2 * PADDING, 16 }, 12,
                  invitation);
  paddock_sheet_add_cell (self, rect, 12, PADDOCK_ALIGN_LEFT, "%s", address);
  self->y += rect.height + 8;
}

void
paddock_sheet_add_prose (PaddockSheet *self,
                         PaddockStyle style,
                         double size,
                         const char *text,
                         const char *invitation,
                         const char *address)
{
  PaddockRect rect = { 0, self->y, WIDTH, 22 };

  if (*text) {
    paddock_sheet_add_paragraph (self, style, size, text);
    rect.height = self->y - rect.y;
    paddock_sheet_add_cell (self, rect, size, PADDOCK_ALIGN_LEFT, "%s", address);
  } else if (self->options->is_edited) {
    paddock_sheet_add_value (self, style, rect, size, text, invitation, address);
    self->y += rect.height;
  }
}

void
paddock_sheet_add_heading_number (PaddockSheet *self,
                                  guint place,
                                  const char *label,
                                  const char *value,
                                  const char *address)
{
  PaddockRect box = { WIDTH - 54 - place * 190, self->y - 34, 54, 22 };

  if (!self->options->is_edited)
    return;

  paddock_scene_add_text (self->scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ box.x - 130, box.y + 3, 122, 16 }, 12, PADDOCK_ALIGN_RIGHT,
                          label);
  paddock_scene_add_rect (self->scene, PADDOCK_STYLE_BOX, box, 3);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_STRONG, box, 13, PADDOCK_ALIGN_CENTRE, value);
  paddock_sheet_add_cell (self, box, 13, PADDOCK_ALIGN_CENTRE, "%s", address);
}

/* As a stamp has it, with the check that it is about. */
static void
add_house_rule (PaddockSheet *self, const PaddockAccepted *accepted, guint i)
{
  const double inner = WIDTH - 2 * PADDING - 100;
  const char *reason = paddock_text_get (accepted->reason);
  const char *heading = paddock_sheet_word (self, N_ ("House rule"));
  g_autofree char *text =
    *reason ? g_strdup_printf ("%s: %s", heading, reason) : g_strdup (heading);
  double height = paddock_sheet_get_height (text, 12, inner);
  PaddockRect box = { 1, self->y, WIDTH - 2, height + 14 };

  paddock_scene_add_rect (self->scene, PADDOCK_STYLE_STAMP, box, 5);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_BAD,
                          (PaddockRect){ PADDING, box.y + 7, inner, height }, 12,
                          PADDOCK_ALIGN_LEFT, text);
  paddock_scene_add_text (self->scene, PADDOCK_STYLE_MUTED,
                          (PaddockRect){ WIDTH - PADDING - 96, box.y + 8, 96, 14 }, 10,
                          PADDOCK_ALIGN_RIGHT, paddock_text_get (accepted->check));
  paddock_sheet_add_cell (self, box, 12, PADDOCK_ALIGN_LEFT, "accepted[%u]/reason", i);
  self->y += box.height + 8;
}

void
paddock_sheet_add_house_rules (PaddockSheet *self, const PaddockDocument *document)
{
  const PaddockField *field = paddock_record_type_find (document->kind->type, "accepted");
  const PaddockList *list =
    field ? PADDOCK_FIELD_VALUE (document->record, field, PaddockList *) : NULL;

  for (guint i = 0; i < paddock_list_len (list); i++) {
    const PaddockAccepted *accepted = PADDOCK_LIST_AT (list, PaddockAccepted, i);

    if (accepted->is_house_rule)
      add_house_rule (self, accepted, i);
  }
}
