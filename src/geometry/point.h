/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPoint: a point of the plane.  y grows downwards.
 */

#pragma once

typedef struct {
  double x;
  double y;
} PaddockPoint;
