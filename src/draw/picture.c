/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture.h"

#include "scene-car.h"
#include "scene-hex-track.h"
#include "scene-licence.h"
#include "scene-record.h"
#include "scene-rider-cards.h"
#include "scene-road-track.h"
#include "scene-team.h"

static const PaddockPictureKind *const kinds[] = {
  &paddock_hex_track_picture, &paddock_road_track_picture, &paddock_licence_picture,
  &paddock_car_picture,       &paddock_team_picture,       &paddock_team_cards_picture,
};

#define MARGIN 24.0

static const PaddockPictureKind *
find_kind (const PaddockDocumentKind *document)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i]->document == document)
      return kinds[i];

  return &paddock_record_picture;
}

PaddockPicture *
paddock_picture_new (PaddockDocument *document, const PaddockViewOptions *options)
{
  PaddockPicture *self = g_new0 (PaddockPicture, 1);

  self->kind = find_kind (document->kind);
  self->document = paddock_document_ref (document);
  self->options = *options;
  if (options->above)
    paddock_scene_ref (options->above);

  if (self->kind->measure) {
    self->bounds = self->kind->measure (document->record, options);
  } else {
    self->whole = paddock_picture_build (self, NULL);
    self->bounds = paddock_rect_grow (paddock_scene_measure (self->whole), MARGIN);
  }

  return self;
}

void
paddock_picture_free (PaddockPicture *self)
{
  paddock_document_unref (self->document);
  g_clear_pointer (&self->whole, paddock_scene_free);
  g_clear_pointer (&self->options.above, paddock_scene_free);
  g_free (self);
}

PaddockScene *
paddock_picture_build (const PaddockPicture *self, const PaddockRect *clip)
{
  PaddockScene *scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  self->kind->build (self, clip ? clip : &self->bounds, scene);

  return scene;
}

const PaddockScene *
paddock_picture_peek (const PaddockPicture *self, const PaddockRect *clip, PaddockScene **built)
{
  if (self->whole)
    return self->whole;

  return *built = paddock_picture_build (self, clip);
}
