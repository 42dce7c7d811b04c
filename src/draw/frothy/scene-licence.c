/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-licence.h"

#include "scene-licence-parts.h"
#include "words.h"

#define WIDTH PADDOCK_SHEET_WIDTH

void
paddock_licence_drawing_add_box (PaddockLicenceDrawing *self,
                                 PaddockStyle box,
                                 PaddockStyle text,
                                 PaddockRect rect,
                                 double size,
                                 const char *value)
{
  paddock_scene_add_rect (self->sheet.scene, box, rect, 3);
  paddock_scene_add_text (self->sheet.scene, text, rect, size, PADDOCK_ALIGN_CENTRE, value);
}

char *
paddock_licence_drawing_dup_name (const PaddockLicenceDrawing *self,
                                  const PaddockCatalogueRow *row,
                                  int n,
                                  const char *name)
{
  return *paddock_text_get (name)
           ? g_strdup (name)
           : paddock_catalogue_row_dup_name (row, paddock_licence_drawing_word (self, row->label),
                                             n);
}

char *
paddock_licence_drawing_dup_headline (const PaddockLicenceDrawing *self,
                                      const PaddockFrothyRow *row,
                                      int n,
                                      const char *name)
{
  gboolean is_custom = row->effects[0].kind == PADDOCK_EFFECT_NONE;
  g_autofree char *kind = NULL;

  if (!*paddock_text_get (name) || is_custom)
    return paddock_licence_drawing_dup_name (self, &row->row, n, name);

  kind = paddock_licence_drawing_dup_name (self, &row->row, n, NULL);
  return g_strdup_printf ("%s  (%s)", name, kind);
}

char *
paddock_licence_drawing_dup_help (const PaddockLicenceDrawing *self,
                                  const PaddockCatalogueRow *row,
                                  int n,
                                  const char *text)
{
  return *paddock_text_get (text)
           ? g_strdup (text)
           : paddock_catalogue_format_help (
             paddock_licence_drawing_word (self, paddock_catalogue_row_get_help (row, n)), n);
}

static void
add_used_cards (PaddockLicenceDrawing *self)
{
  const char *const names[] = { N_ ("Spent"), N_ ("Recovery") };
  const double width = (WIDTH - 16) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    PaddockRect box = { i * (width + 16), self->sheet.y, width, 74 };

    paddock_scene_add_rect (self->sheet.scene, PADDOCK_STYLE_BOX, box, 5);
    paddock_scene_add_text (self->sheet.scene, PADDOCK_STYLE_MUTED,
                            (PaddockRect){ box.x + 10, box.y + 6, width - 20, 16 }, 11,
                            PADDOCK_ALIGN_LEFT, paddock_licence_drawing_word (self, names[i]));
  }
  self->sheet.y += 74 + 14;
}

/* Name, driver and kind where they can be filled in, and the name in files. */
static void
add_edited_head (PaddockLicenceDrawing *self, const char *kind)
{
  const PaddockLicence *licence = self->licence;
  const double y = self->sheet.y, half = (WIDTH - 32) / 2;

  paddock_sheet_add_head (&self->sheet, kind, "", " ");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TITLE,
                           (PaddockRect){ 16, y + 24, WIDTH - 32, 32 }, 24,
                           paddock_text_get (licence->name),
                           paddock_licence_drawing_word (self, N_ ("Name")), "name");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TEXT,
                           (PaddockRect){ 16, y + 58, half - 8, 18 }, 12,
                           paddock_text_get (licence->driver),
                           paddock_licence_drawing_word (self, N_ ("Driver")), "driver");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TEXT,
                           (PaddockRect){ 16 + half, y + 58, half / 2 - 8, 18 }, 12,
                           paddock_text_get (licence->kind),
                           paddock_licence_drawing_word (self, N_ ("Type of vehicle")), "kind");
  paddock_sheet_add_value (&self->sheet, PADDOCK_STYLE_BAND_TEXT,
                           (PaddockRect){ 16 + half * 3 / 2, y + 58, half / 2, 18 }, 12,
                           paddock_text_get (licence->id),
                           paddock_licence_drawing_word (self, N_ ("Name in files")), "id");
}

static void
add_head (PaddockLicenceDrawing *self, const char *kind)
{
  const char *driver = paddock_text_get (self->licence->driver);
  const char *type = paddock_text_get (self->licence->kind);
  g_autofree char *line =
    g_strdup_printf ("%s%s%s", driver, *driver && *type ? "  \u00b7  " : "", type);

  if (self->sheet.options->is_edited)
    add_edited_head (self, kind);
  else
    paddock_sheet_add_head (&self->sheet, kind, paddock_text_get (self->licence->name), line);
}

static void
build (const PaddockPicture *picture, const PaddockRect *clip, PaddockScene *scene)
{
  const PaddockLicence *licence = picture->document->record;
  PaddockLicenceDrawing self = { { .scene = scene, .options = &picture->options }, licence };

  add_head (&self, paddock_licence_drawing_word (&self, picture->document->kind->label));
  paddock_sheet_add_prose (&self.sheet, PADDOCK_STYLE_MUTED, 12,
                           paddock_text_get (licence->flavour),
                           paddock_licence_drawing_word (&self, N_ ("Flavour text")), "flavour");
  paddock_licence_drawing_add_speeds (&self);
  paddock_licence_drawing_show (&self, PADDOCK_THING_NONE, 0);
  add_used_cards (&self);
  paddock_licence_drawing_add_tracks (&self);
  paddock_licence_drawing_add_cards (&self);
  paddock_licence_drawing_add_traits (&self);
  paddock_sheet_add_house_rules (&self.sheet, picture->document);
  paddock_licence_drawing_add_reverse (&self);
}

const PaddockPictureKind paddock_licence_picture = {
  .document = &paddock_licence_kind,
  .is_sheet = TRUE,
  .build = build,
};
