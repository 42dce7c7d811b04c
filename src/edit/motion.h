/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMotion: a motion of the hex grid onto itself: mirrored or not, then turned, then moved.
 *
 * Whatever lies on the grid moves as one: arrows, facings and obstacles turn with the hexes.
 */

#pragma once

#include "track-things.h"

typedef struct {
  PaddockHex centre;
  gboolean is_mirrored; /* about the line through the centre along `axis` */
  int axis;             /* facing 0..11 */
  int sixths;           /* turns about the centre, anti-clockwise */
  PaddockHex offset;
} PaddockMotion;

PaddockHex paddock_motion_hex (const PaddockMotion *self, PaddockHex hex);
int paddock_motion_direction (const PaddockMotion *self, int direction);
int paddock_motion_facing (const PaddockMotion *self, int facing);

/* Moves a thing on a hex track, given its record. */
void paddock_motion_thing (const PaddockMotion *self, PaddockThingKind kind, gpointer record);
