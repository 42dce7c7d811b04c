/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-scene.h"

#include "frothy/frothy-table.h"

#define STEADY 1 /* the knot of steady drivers in a bold mood */

static void
scene_init_setup (Scene *self, PaddockSetup *setup)
{
  self->setup = setup;
  self->match = paddock_match_new (self->setup, 0, NULL);
  self->map = paddock_fro_map_new (self->setup->course);
  self->guide = paddock_fro_guide_new (self->map);
}

void
scene_init (Scene *self, const char *track)
{
  scene_init_setup (self, field_setup_new (track, 2));
}

void
scene_init_licence (Scene *self, const char *track, const char *licence)
{
  PaddockSetup *setup = field_setup_same (track, 2, 0);

  for (guint deal = 1; deal < 64; deal++) {
    if (g_str_equal (((const FroCourse *) setup->course)->specs[0].licence->id, licence))
      break;
    paddock_setup_unref (setup);
    setup = field_setup_same (track, 2, deal);
  }
  g_assert_cmpstr (((const FroCourse *) setup->course)->specs[0].licence->id, ==, licence);
  scene_init_setup (self, setup);
}

void
scene_clear (Scene *self)
{
  paddock_fro_guide_free (self->guide);
  paddock_fro_map_free (self->map);
  paddock_match_free (self->match);
  paddock_setup_unref (self->setup);
}

PaddockFroAsset
scene_get_asset (const Scene *self, guint vehicle)
{
  const PaddockTable *table = paddock_match_get_table (self->match);

  return (PaddockFroAsset){ table, paddock_fro_stakes_get (fro_course (table), PADDOCK_STEADY),
                            vehicle };
}

FroVehicle *
scene_put (const Scene *self, guint vehicle, PaddockHex at, guint facing, guint speed)
{
  const PaddockTable *table = paddock_match_get_table (self->match);
  FroVehicle *to = fro_vehicle (table, vehicle);
  const FroSpec *spec = fro_spec (table, vehicle);

  to->at = at;
  to->facing = (guint8) facing;
  to->accel = spec->first_accel[speed];
  to->decel = spec->to_decel[to->accel];
  to->status = FRO_RACING;
  return to;
}

PaddockFroSight
scene_look (const Scene *self, guint vehicle)
{
  const PaddockTable *table = paddock_match_get_table (self->match);
  PaddockFroAsset asset = scene_get_asset (self, vehicle);
  PaddockFroSight sight;

  paddock_fro_guide_face (self->guide, table, vehicle);
  g_assert_true (
    paddock_fro_sight_init (&sight,
                            paddock_fro_guide_get_tempo (self->guide, table, vehicle, STEADY),
                            asset));
  return sight;
}
