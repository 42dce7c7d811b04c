/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a licence's sheet.  Only scene-licence*.c need to know them.
 */

#pragma once

#include "licence.h"
#include "scene-sheet.h"

#define PADDOCK_LICENCE_GAP 2.0 /* between boxes */

typedef struct {
  PaddockSheet sheet;
  const PaddockLicence *licence;
} PaddockLicenceDrawing;

static inline const char *
paddock_licence_drawing_word (const PaddockLicenceDrawing *self, const char *text)
{
  return paddock_sheet_word (&self->sheet, text);
}

/* What the shapes that follow show. */
static inline void
paddock_licence_drawing_show (PaddockLicenceDrawing *self, PaddockThingKind kind, guint index)
{
  paddock_scene_show (self->sheet.scene,
                      (PaddockThing){ .kind = (guint8) kind, .index = (guint16) index });
}

void paddock_licence_drawing_add_box (PaddockLicenceDrawing *self,
                                      PaddockStyle box,
                                      PaddockStyle text,
                                      PaddockRect rect,
                                      double size,
                                      const char *value);

/* "Maximum Speed 5": a row of a catalogue with its number, or the name the designer gave. */
char *paddock_licence_drawing_dup_name (const PaddockLicenceDrawing *self,
                                        const PaddockCatalogueRow *row,
                                        int n,
                                        const char *name);
/* The same, and if the designer gave a name, what is behind it: "Heavy Boiler (Lazy 1)". */
char *paddock_licence_drawing_dup_headline (const PaddockLicenceDrawing *self,
                                            const PaddockFrothyRow *row,
                                            int n,
                                            const char *name);
/* What it does: the row's sentence, or the designer's text. */
char *paddock_licence_drawing_dup_help (const PaddockLicenceDrawing *self,
                                        const PaddockCatalogueRow *row,
                                        int n,
                                        const char *text);

void paddock_licence_drawing_add_speeds (PaddockLicenceDrawing *self);
void paddock_licence_drawing_add_tracks (PaddockLicenceDrawing *self);
void paddock_licence_drawing_add_cards (PaddockLicenceDrawing *self);
void paddock_licence_drawing_add_traits (PaddockLicenceDrawing *self);
void paddock_licence_drawing_add_reverse (PaddockLicenceDrawing *self);
