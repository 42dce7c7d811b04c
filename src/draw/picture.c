/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture.h"

#include "scene-car.h"
#include "scene-hex-track.h"
#include "scene-licence.h"
#include "scene-record.h"
#include "scene-road-track.h"

static const PaddockPictureKind *const kinds[] = {
  &paddock_hex_track_picture,
  &paddock_road_track_picture,
  &paddock_licence_picture,
  &paddock_car_picture,
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

  if (self->kind->measure) {
    self->bounds = self->kind->measure (document->record, options);
  } else {
    g_autoptr (PaddockScene) scene = paddock_picture_build (self, NULL);

    self->bounds = paddock_rect_grow (paddock_scene_measure (scene), MARGIN);
  }

  return self;
}

void
paddock_picture_free (PaddockPicture *self)
{
  paddock_document_unref (self->document);
  g_free (self);
}

PaddockScene *
paddock_picture_build (const PaddockPicture *self, const PaddockRect *clip)
{
  PaddockScene *scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  self->kind->build (self, clip ? clip : &self->bounds, scene);

  return scene;
}

PaddockScene *
paddock_picture_build_things (const PaddockPicture *self)
{
  PaddockScene *scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
  const PaddockPictureKind *kind = self->kind;

  (kind->build_things ? kind->build_things : kind->build) (self, &self->bounds, scene);

  return scene;
}
