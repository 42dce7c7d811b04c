/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a road track: its course laid out on a page.
 */

#pragma once

#include "picture.h"

extern const PaddockPictureKind paddock_road_track_picture;
