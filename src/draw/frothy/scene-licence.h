/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a driving licence: a sheet to play from.
 */

#pragma once

#include "picture.h"

extern const PaddockPictureKind paddock_licence_picture;
